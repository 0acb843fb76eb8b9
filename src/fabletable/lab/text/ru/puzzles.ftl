# Puzzles
why-puzzles-of-house = Задачи составляются только из установленных игр, а { $game } принесена.
why-other-puzzle-pack = В файле другие задачи: { $game }, зерно { $seed }. Назовите другой файл.
