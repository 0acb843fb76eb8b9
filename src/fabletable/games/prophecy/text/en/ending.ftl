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
