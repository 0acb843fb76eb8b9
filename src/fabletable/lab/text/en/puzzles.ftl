# Puzzles
why-puzzles-of-house = Puzzles are made of the installed games only; { $game } is brought.
why-other-puzzle-pack = The file holds other puzzles, of { $game } by seed { $seed }. Name another file.
