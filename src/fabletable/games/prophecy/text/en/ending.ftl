# How a game ended.
ending-crowned = { $n ->
        [one] { $names } is crowned
       *[other] { $names } are crowned
    }
ending-nobody = The throne stays empty
ending-buried = On the way there fell { $heroes }.
ending-artifacts = Five artifacts
    .text = who held which, and when
ending-final = The final battle
    .text = the pale part is the die
ending-attacks = { $when }, { $seat } attacks
counter-artifacts = Artifacts
award-slayer = Greatest slayer
    .text = { $foe } ({ $when })
award-taker = Keenest hunter of artifacts
    .text = { $n ->
        [one] one artifact taken
       *[other] { $n } artifacts taken
    }

# The finale: the throne at the end. $n artifacts, $left were missing.
finale-place = The throne hall
# $when says when it was won, $n the percentage of the odds before the fight
finale-thing = { $n ->
        [100] { $when }, a certain victory
       *[other] { $when }, the battle won at { $n } %
    }
finale-prose = The heralds have waited so long that they have to be woken. Then the crown is lifted from its cushion, and it turns out to be heavier than any of the songs say.
finale-prose-nobody = The hall is swept, the candles are put out one after the other, and the cushion is carried back to its chest with the crown still on it.
finale-near = { $seat } held { $n ->
        [0] no artifact
        [one] one artifact
       *[other] { $n } artifacts
    }; { $left ->
        [one] a single one was missing.
       *[other] { $left } were missing.
    }
    .you = You held { $n ->
            [0] no artifact
            [one] one artifact
           *[other] { $n } artifacts
        }; { $left ->
            [one] a single one was missing.
           *[other] { $left } were missing.
        }
finale-near-held = { $seat } held { $n ->
        [0] no artifact
        [one] one artifact
       *[other] { $n } artifacts
    } when it was decided.
    .you = You held { $n ->
            [0] no artifact
            [one] one artifact
           *[other] { $n } artifacts
        } when it was decided.
