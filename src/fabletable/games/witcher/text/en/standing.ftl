# Where do I stand? $of trophies win; $own are those of the one who asks, $other those of $name, the best of the others.
stand-before = { $of } trophies win. Your witcher sets out once a school is chosen.
stand-none = Nobody has a trophy yet. { $of } win the game.
stand-last = One more trophy wins, and it must come from a fight.
stand-lead = You lead with { $own ->
        [one] { $own } trophy
       *[other] { $own } trophies
    }; { $left } more win.
stand-even = You and { $name } have { $own ->
        [one] { $own } trophy
       *[other] { $own } trophies
    } each; { $left } more win.
stand-behind = { $name } is ahead with { $other ->
        [one] { $other } trophy
       *[other] { $other } trophies
    }; you still need { $left }.
stand-solo = Turn { $turns }, and { $left } trophies to go.
stand-trophies = { $n } of { $of } trophies
stand-other = { $name } has { $n ->
        [0] none yet.
       *[other] { $n }.
    }
# $attributes are those that stand no higher than the $level
stand-level = Witcher level { $level }
    .text = The next level needs these above { $level }: { $attributes }.
stand-life = { $n ->
        [one] { $n } card of life
       *[other] { $n } cards of life
    }
    .text = Shield { $shield } of { $limit }, { $potions ->
        [0] no potion.
        [one] { $potions } potion.
       *[other] { $potions } potions.
    }
stand-monster = { $roads ->
        [0] { $monster } is right here
        [one] { $monster }: { $roads } road away
       *[other] { $monster }: { $roads } roads away
    }
stand-trail = Life { $life }. With your Trail you strike first.
stand-no-trail = Life { $life }. Without a Trail it strikes first.
