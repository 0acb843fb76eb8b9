# How a tournament ended
ending-won-by = { $hero } wins by { $n } glory
    .you = You win by { $n } glory
# $names are heroes, all with $n glory
ending-shared = { $names } share the victory with { $n } glory
# $n of the $of glory of the winner
ending-by-great-feats = Great feats brought { $n } of { $of } glory.
ending-by-feats = Many small feats brought { $n } of { $of } glory.
ending-by-hammer = The hammer rang for { $n } of { $of } glory.
ending-by-elder = The Elder's lessons brought { $n } of { $of } glory.
ending-by-dice = The dice gave { $n } of { $of } glory.
ending-glory-from = Where the glory came from
source-great-feats = great feats
    .text = cards of { $n } glory or more
source-feats = other feats
source-hammer = hammer
source-elder = Elder
source-dice = dice
# $feat is a card worth $n glory
award-greatest-feat = Greatest feat
    .text = { $feat }, { $n } glory ({ $when })
award-pupil = Best pupil
    .text = { $n } glory from the Elder, in { $times ->
        [one] { $times } lesson
       *[other] { $times } lessons
    }
award-bully = Bully of the portals
    .text = drove others away { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }
award-hammer = Heaviest hammer
    .text = { $n } glory from the hammer
award-smith = Busiest smith
    .text = { $n ->
        [one] { $n } face forged
       *[other] { $n } faces forged
    }

# The finale: the forge cools. $left glory was missing.
finale-place = The forge of the gods
finale-prose = The bellows stop, and for the first time since the games began the forge can be heard cooling. The dice lie on the anvil, so changed that even the hand that threw them has to look twice.
finale-near = { $seat } stops at { $n } glory, { $left } behind.
    .you = You stop at { $n } glory, { $left } behind.
