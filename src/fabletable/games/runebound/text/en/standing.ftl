# Where do I stand? $foe is the villain, $health what he has against the one who asks.
stand-before = Whoever defeats { $foe } wins. Choose a hero to set out with.
stand-out = Your hero was destroyed by { $foe }.
stand-growing = { $days ->
        [0] { $foe } appears after this day, with { $health } health against you.
        [one] { $foe } appears in { $days } day; today he would have { $health } health against you.
       *[other] { $foe } appears in { $days } days; today he would have { $health } health against you.
    }
stand-villain = { $hexes ->
        [0] { $foe } stands before you, with { $health } health against you.
        [one] { $foe } is { $hexes } hex away, with { $health } health against you.
       *[other] { $foe } is { $hexes } hexes away, with { $health } health against you.
    }
# More than $of lore or allies help no further
stand-lore = { $n } of { $of } lore
stand-allies = { $n } of { $of } allies
stand-foe = { $foe } has { $health } health against you, never less than { $least }.
stand-day = Day { $n } of { $of }
stand-appears = { $days ->
        [0] { $foe } appears after this day.
        [one] { $foe } appears in { $days } day.
       *[other] { $foe } appears in { $days } days.
    }
stand-margath = { $days ->
        [0] After this day { $foe } marches on the capital.
        [one] In { $days } day { $foe } marches on the capital.
       *[other] In { $days } days { $foe } marches on the capital.
    }
stand-corpse-king = { $days ->
        [0] After this day { $foe } has won.
        [one] In { $days } day { $foe } has won.
       *[other] In { $days } days { $foe } has won.
    }
stand-health = Health { $n } of { $of }
    .text = { $tokens } combat tokens, { $skills ->
        [0] no skill learned,
        [one] { $skills } skill learned,
       *[other] { $skills } skills learned,
    } { $gold } gold.
stand-learn = { $skill } can be learned
stand-trophies = { $n ->
        [0] No trophy in the bag.
        [one] { $n } trophy in the bag.
       *[other] { $n } trophies in the bag.
    }
# $stone is the nearest that still shines
stand-gem = { $hexes ->
        [0] { $stone } right here
        [one] { $stone }: { $hexes } hex away
       *[other] { $stone }: { $hexes } hexes away
    }
