# Where do I stand? $n is the difference, $name the best of the others, $turns are those left to the one who asks.
stand-lead = You lead by { $n } glory; { $turns ->
        [0] your last turn is over.
        [one] { $turns } turn is left to you.
       *[other] { $turns } turns are left to you.
    }
stand-behind = You are { $n } glory behind { $name }; { $turns ->
        [0] your last turn is over.
        [one] { $turns } turn is left to you.
       *[other] { $turns } turns are left to you.
    }
stand-even = You and { $name } are level; { $turns ->
        [0] your last turn is over.
        [one] { $turns } turn is left to you.
       *[other] { $turns } turns are left to you.
    }
stand-way = { $n } glory, { $name } { $other }
    .text = { $track } on the track, { $cards } on cards.
stand-turns = { $turns ->
        [0] No turn left
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
    .text = { $rolls ->
        [0] After this turn nobody rolls again.
        [one] After this turn both your dice are rolled once more.
       *[other] After this turn both your dice are rolled { $rolls } more times.
    }
# $special faces give no fixed amount
stand-faces = { $n ->
        [0] No face forged yet
        [one] { $n } face forged
       *[other] { $n } faces forged
    }
    .text = Your twelve faces show { $gold } gold, { $sun } sun, { $moon } moon and { $glory } glory{ $special ->
        [0] .
        [one] , and one is special.
       *[other] , and { $special } are special.
    }
stand-reach = In reach: { $feat }
stand-near = Next feat: { $feat }, { $lacking ->
        [one] { $lacking } shard short
       *[other] { $lacking } shards short
    }
stand-no-feat = All feats are taken
stand-purse = { $gold } gold { $gold ->
        [one] pays
       *[other] pay
    } for { $faces ->
        [0] no face.
        [one] { $faces } kind of face.
       *[other] { $faces } kinds of faces.
    }
