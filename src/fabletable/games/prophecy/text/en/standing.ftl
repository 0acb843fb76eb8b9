# Where do I stand? $of artifacts win; $own are held by the one who asks, $other by $name, the best of the others.
stand-draft = Whoever holds { $of } artifacts is crowned. Nobody has one yet.
stand-none = Nobody has taken an artifact yet. { $of } of the five win.
stand-lead = You hold the most artifacts, { $own } of { $of }.
stand-even = You and { $name } hold the same: { $own } of { $of } artifacts.
stand-behind = { $name } is ahead with { $other } of { $of } artifacts; you hold { $own }.
stand-final = The final battle: every duel won brings an artifact. You hold { $n } of { $of }.
stand-countdown = The world is ending: every duel won brings an artifact. You hold { $n } of { $of }.
stand-dead = Your hero has fallen; the next one begins anew.
stand-out = Your hero has left the game.
# Of all five: $held by heroes, $guarded behind guardians, $lost lie where a hero fell
stand-artifacts = { $n } of { $of } artifacts
    .text = { $held } held by heroes, { $guarded } behind guardians{ $lost ->
        [0] .
       *[other] , { $lost } where a hero fell.
    }
stand-strength = Strength { $strength }, Will { $will }
    .text = { $name } stands at { $strength } and { $will }.
stand-growth = { $n } experience, { $gold } gold
    .text = { $items ->
        [one] { $items } item
       *[other] { $items } items
    } and { $skills ->
        [one] { $skills } skill
       *[other] { $skills } skills
    }, { $limit } of each at most.
# $fields to the nearest field below it
stand-plane = { $fields ->
        [0] { $plane } opens right here
        [one] { $plane }: { $fields } field away
       *[other] { $plane }: { $fields } fields away
    }
stand-guardians = { $n ->
        [0] Nobody guards it any more.
        [one] One guardian is left, still unseen.
       *[other] Two guardians wait, both still unseen.
    }
# $n guardians are left; those that have been seen are $names
stand-guardians-seen = { $n ->
        [one] One guardian is left: { $names }.
       *[other] Two guardians wait; seen so far: { $names }.
    }
