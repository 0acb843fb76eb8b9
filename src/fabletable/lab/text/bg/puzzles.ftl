# Puzzles
why-puzzles-of-house = Задачи се правят само от инсталираните игри; { $game } е донесена.
why-other-puzzle-pack = Във файла има други задачи: { $game }, семе { $seed }. Посочете друг файл.
