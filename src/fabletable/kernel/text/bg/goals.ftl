why-unknown-goal = Няма цел „{ $goal }“. Има: { $known }.
why-no-goals = За { $game } няма маса на деня.
