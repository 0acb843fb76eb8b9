# How a game ended.
ending-saved = { GENDER($foe) ->
        [pl] { $foe } fall
       *[other] { $foe } falls
    }
ending-fallen = { $foe } triumphs
ending-struck-down = { $hero } of { $seat } strikes down { $foe } on day { $n }.
    .you = You strike down { $foe } as { $hero } on day { $n }.
ending-all-destroyed = On day { $n } no hero was left to stand against { $foe }.
ending-too-late = Nobody stopped { $foe } in { $n } days.
ending-hero = { $hero } of { $seat } won { $n ->
        [0] no trophy
        [one] one trophy
       *[other] { $n } trophies
    } and completed { $story ->
        [0] no story quest.
        [one] one story quest.
       *[other] { $story } story quests.
    }
    .you = You, { $hero }, won { $n ->
            [0] no trophy
            [one] one trophy
           *[other] { $n } trophies
        } and completed { $story ->
            [0] no story quest.
            [one] one story quest.
           *[other] { $story } story quests.
        }
ending-hero-out = { $hero } of { $seat } fell for good, with { $n ->
        [0] no trophy
        [one] one trophy
       *[other] { $n } trophies
    } and { $story ->
        [0] no story quest.
        [one] one story quest.
       *[other] { $story } story quests.
    }
    .you = You, { $hero }, fell for good, with { $n ->
            [0] no trophy
            [one] one trophy
           *[other] { $n } trophies
        } and { $story ->
            [0] no story quest.
            [one] one story quest.
           *[other] { $story } story quests.
        }
ending-lane = { $seat }, { $hero }
ending-days = { $n ->
        [one] One day in Terrinoth
       *[other] { $n } days in Terrinoth
    }
    .text = discs are trophies, diamonds story quests, crosses falls
ending-day = Day { $n }
ending-ride-again = Ride again
ending-last-fight = The last fight with { $foe }
ending-mark-trophy-combat = Combat trophy
ending-mark-trophy-exploration = Exploration trophy
ending-mark-trophy-social = Social trophy
ending-mark-fell = Defeated
ending-mark-destroyed = Destroyed
ending-stood = Stood to the end
ending-against = Who stood against { $foe }
ending-damage = Damage
ending-story = Story quests
award-hunter = Greatest fighter
    .text = { $n ->
        [one] one trophy of combat
       *[other] { $n } trophies of combat
    }
award-adventurer = Busiest adventurer
    .text = { $n ->
        [one] one trophy
       *[other] { $n } trophies
    }
award-story = Heart of the story
    .text = { $n ->
        [one] one story quest completed
       *[other] { $n } story quests completed
    }
award-fell = Hardest falls
    .text = { $n ->
        [one] defeated once
        [2] defeated twice
       *[other] defeated { $n } times
    }

# The finale: the villain falls, or stands. $n health was left to $foe.
finale-place = Terrinoth, day { $n }
# $when says when it was won, $n the winner's health after the fight
finale-thing = { $when }, with { $n } health left
finale-prose = It takes a long time for such a power to fall. The dust settles, then the silence; and then, far down in the valley, somebody who has waited for weeks begins to ring a bell.
finale-prose-lost = No song will be made of this one. But those who stood here stood, and on the road to the south there are people alive who would not be, had nobody stood.
finale-near-fight = { $hero } of { $seat } left { $foe } with { $n } health.
    .you = You, { $hero }, left { $foe } with { $n } health.
