# Goals of a day's table
goal-artifacts = { $n ->
        [one] Take an artifact by round { $turns }
       *[other] Take { $n } artifacts by round { $turns }
    }
goal-artifacts-result = { $n ->
        [0] No artifact by round { $turn }
        [one] One artifact by round { $turn }
       *[other] { $n } artifacts by round { $turn }
    }
goal-growth = Grow by { $n } Strength or Will by round { $turns }
goal-growth-result = { $n ->
        [0] No more Strength or Will by round { $turn }
       *[other] { $n } more Strength or Will by round { $turn }
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
goal-items = { $n ->
        [one] Own an item by round { $turns }
       *[other] Own { $n } items by round { $turns }
    }
goal-items-result = { $n ->
        [0] No item by round { $turn }
        [one] One item by round { $turn }
       *[other] { $n } items by round { $turn }
    }
goal-gold = Have { $n } gold at once by round { $turns }
goal-gold-result = { $n ->
        [0] No gold by round { $turn }
       *[other] { $n } gold by round { $turn }
    }
goal-experience = Have { $n } experience at once by round { $turns }
goal-experience-result = { $n ->
        [0] No experience by round { $turn }
       *[other] { $n } experience by round { $turn }
    }
