# How a game ended. $names are players, $when is a round.
ending-won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ending-lost = All have lost
ending-led = { $seat } stood best for most of the game, but { $winner } was first at the end.
ending-again = Play again
ending-sources = Where the points came from
ending-round = Round { $n }

award-lead = Longest in the lead
    .text = { $n } of { $of } decisions{ $won ->
        [yes] { "" }
       *[no] , but not the last one
    }
award-battles = Most battles
    .text = fought { $n }, won { $won }
# $foe is who was escaped from; so much was left: $n
award-escape = Narrowest escape
    .text = { $foe }, { $when }, with { $n } left
# $what is what was counted (gold); so much of it: $n
award-riches = Richest
    .text = { $what } { $n } ({ $when })
award-luck = Luckiest
    .text = dice and cards better than in { $n } games of 100
luck-title = What dice and cards gave
# each roll was compared with $falls other falls
luck-note = luckier or unluckier than was to be expected, by the bots' reckoning; each roll compared with { $falls } others. Nineteen games of twenty stay within the band.

# The finale: $seat ends $n points behind.
finale-near = { $seat } ends { $n } behind.
    .you = You end { $n } behind.
