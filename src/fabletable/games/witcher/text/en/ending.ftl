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
