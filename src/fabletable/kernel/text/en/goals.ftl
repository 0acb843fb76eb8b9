why-unknown-goal = There is no goal “{ $goal }”. There are: { $known }.
why-no-goals = There is no daily table of { $game }.
