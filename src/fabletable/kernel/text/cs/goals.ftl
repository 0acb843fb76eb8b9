why-unknown-goal = Cíl „{ $goal }“ neexistuje. Existují: { $known }.
why-no-goals = Hra { $game } stůl dne nemá.
