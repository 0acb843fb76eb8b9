# What the director says over a scene. $n is a percentage.
director-against-odds = Against all odds: { $n } %
director-one-in = One in { $n } ends like this
director-should-not = That should not have happened: { $n } %
# $seat is a player, $of a number that wins
director-trophy = { $name }: { $n } of { $of }. { $left ->
    [0] That is all of them.
   *[other] { $left } to go.
}
director-first-kill = The first victory of { $seat }
director-first-town = { $seat } comes to a town for the first time
director-first-level = { $seat } rises for the first time
director-lead = { $seat } takes the lead
director-escape = { $seat } gets away by a hair
# $was and $now are percentages
director-chance-moved = { $cause ->
        [won] This victory lifts the chance to win the game from { $was } to { $now } %
        [lost] This defeat lowers the chance to win the game from { $was } to { $now } %
       *[dice] These dice move the chance to win the game from { $was } to { $now } %
    }
# $by did it, with $card; what was chosen becomes $now
director-changed = { $by } answers with { $card }: { $now }.
director-changed-by-card = { $card }: { $now }.
director-new-chance = The chance was { $was }, now it is { $now } percent.
director-dice = The dice: { $mine } to { $theirs }.
director-odds = { $won } percent to win, { $drawn } that nobody wins, { $lost } to lose.
director-foe = { $foe }, Strength { $n }.
director-over = The game is over.
# Why a scene of a finished game is seen again. $was and $now are percentages, $points an amount of points.
highlight-turn = Turning point: { $seat }, chance to win the game from { $was } to { $now } %
highlight-gain = { $seat }: { $points } in one scene
highlight-most = { $seat }: { $points }, more than in any other scene
highlight-nearer = { $seat } comes nearer to victory
highlight-end = The end of the game
