# Puzzles
why-puzzles-of-house = Úlohy se tvoří jen z nainstalovaných her; { $game } je přinesená.
why-other-puzzle-pack = V souboru jsou jiné úlohy: { $game }, semínko { $seed }. Zvolte jiný soubor.
