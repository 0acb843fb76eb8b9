# Goals of a day's table
goal-trophies = { $n ->
        [one] Win a trophy by round { $turns }
       *[other] Win { $n } trophies by round { $turns }
    }
goal-trophies-result = { $n ->
        [0] No trophy by round { $turn }
        [one] One trophy by round { $turn }
       *[other] { $n } trophies by round { $turn }
    }
goal-fights = { $n ->
        [one] Win a trophy in combat by round { $turns }
       *[other] Win { $n } trophies in combat by round { $turns }
    }
goal-fights-result = { $n ->
        [0] No trophy from combat by round { $turn }
        [one] One trophy from combat by round { $turn }
       *[other] { $n } trophies from combat by round { $turn }
    }
goal-skills = { $n ->
        [one] Learn a skill by round { $turns }
       *[other] Learn { $n } skills by round { $turns }
    }
goal-skills-result = { $n ->
        [0] No skill by round { $turn }
        [one] One skill by round { $turn }
       *[other] { $n } skills by round { $turn }
    }
goal-assets = { $n ->
        [one] Own an asset by round { $turns }
       *[other] Own { $n } assets by round { $turns }
    }
goal-assets-result = { $n ->
        [0] No asset by round { $turn }
        [one] One asset by round { $turn }
       *[other] { $n } assets by round { $turn }
    }
goal-gold = Have { $n } gold at once by round { $turns }
goal-gold-result = { $n ->
        [0] No gold by round { $turn }
       *[other] { $n } gold by round { $turn }
    }
goal-lore = Gain { $n } lore by round { $turns }
goal-lore-result = { $n ->
        [0] No lore by round { $turn }
       *[other] { $n } lore by round { $turn }
    }
