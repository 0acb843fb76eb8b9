# How a hunt ended. $trophy is a monster or a medal, $n a turn, $others are players.
ending-master = { $seat }, master witcher
ending-alone = The fourth trophy, { $trophy }, hangs on the wall in turn { $n }.
ending-ahead = The fourth trophy, { $trophy }, hangs on the wall in turn { $n }, { $ahead ->
        [one] one trophy
       *[other] { $ahead } trophies
    } ahead of { $others }.
ending-trophies-from = Where the trophies came from
source-monsters = monsters
source-witchers = witchers
source-meditation = meditation
ending-level = Witcher level
ending-wall = On the wall
ending-turn = turn { $n }
ending-last-hunt = The last hunt: { $monster }
ending-life-left = cards of life left after each blow
# $cards is a list of the cards of a combo
ending-blow = { $cards }
ending-hunt-again = Hunt again
# $n cards that the combo $cards took
award-blow = Hardest blow
    .text = { $n } with { $cards } ({ $when })
award-trained = Best trained
    .text = { $n } levels in all

# The finale: the wall at the end. $n trophies hang, $left were missing.
finale-place = Kaer Morhen, the long wall
# $when says when it was won, $n the cards left after the fight
finale-thing = { $n ->
    [0] { $when }, without a card left
    [1] { $when }, with the last card
   *[other] { $when }, with { $n } cards left
}
finale-title = { $seat } hangs the fourth
    .you = You hang the fourth
finale-prose = Nobody claps; witchers do not. Somebody moves over on the bench, which in this hall is the larger honour, and the fire is given one more log than the night requires.
finale-prose-close = Two hooks were driven into the wall this autumn, side by side. One of them carries its weight now. The other will be left where it is, since everybody in the hall expects it to be needed.
finale-near = { $seat } hung { $n ->
        [0] nothing on the wall
        [one] one trophy
       *[other] { $n } trophies
    }; { $left ->
        [one] a single one was missing.
       *[other] { $left } were missing.
    }
    .you = You hung { $n ->
            [0] nothing on the wall
            [one] one trophy
           *[other] { $n } trophies
        }; { $left ->
            [one] a single one was missing.
           *[other] { $left } were missing.
        }
