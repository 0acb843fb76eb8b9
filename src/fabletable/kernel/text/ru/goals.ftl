why-unknown-goal = Цели «{ $goal }» нет. Есть: { $known }.
why-no-goals = Для игры { $game } нет стола дня.
