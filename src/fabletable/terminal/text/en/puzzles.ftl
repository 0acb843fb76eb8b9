# fabletable puzzles
help-puzzles = Puzzles from real games: how many there are and how many you have solved
help-puzzles-make = Look for puzzles in games of bots and write a pack; what an earlier run found is kept
help-puzzles-check = Check a pack again with independent trials
help-puzzles-solve = Solve puzzles, ten in a row; every answer is a number or a letter
help-puzzles-count = How many puzzles the pack is to have
help-puzzles-file = Where the pack is written; without it a file named after the game
help-puzzles-pack = A pack of puzzles
help-puzzles-trials = How many trials of every choice
help-puzzles-draw = Check so many, drawn by lot; without it all
help-puzzles-bots = Bots that are asked as well, separated by commas: how many puzzles they solve
help-puzzles-theme = Only puzzles of this theme
help-puzzles-level = Only this difficulty: 1 gentle, 2 middling, 3 hard
help-puzzles-run = How many puzzles
help-puzzles-minutes = A clock of your own choosing: the run ends with the puzzle at which it runs out
puzzles-making = Puzzles
puzzles-made = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] one game
   *[other] { $games } games
} in { $file }, { $size } KB.
puzzles-checked = { $held } of { $count } marked choices are the best in { $trials } independent trials each.
puzzles-found-by = { $bot } solves { $found } of { $count }.
puzzles-doubtful = { $puzzle }: the trials prefer “{ $best }” to the marked “{ $marked }”.
puzzles-overview = { $game }: { $solved } of { $count } solved, { $first } at first try
puzzles-theme = { $theme } ({ $key }): { $solved } of { $count }
puzzles-rest = { $game }: { $why }
puzzles-none = { $game }: no puzzles yet. { $command } looks for some.
puzzles-how = { $all } begins; { $one } takes those of one game.
puzzle-head = Puzzle { $number } of { $count } · { $game } · { $level ->
    [1] gentle
    [2] middling
   *[3] hard
}
puzzle-asked = What do you do?
puzzle-keys = A number answers. h: hint · s: show the answer · d: the table again · n: skip · q: stop
puzzle-keys-after = Enter: next · p: play on from here · q: stop
puzzle-hint = It is about this: { $theme }. Once more h: a question to ask yourself.
puzzle-right = Right: { $choice }.
puzzle-answer = The best choice: { $choice }.
puzzle-wins = Wins { $n } games in 100, { $more } more than the next best.
puzzle-found = { $bots ->
    [none] None of the quicker bots finds it, only { $best }.
   *[other] Found by { $bots }.
}
puzzle-choice = { $n } in 100 ({ $low } to { $high })  { $choice }
puzzle-taken = In the real game it was: { $choice }.
puzzle-wrong = A good thought, but not the best.
puzzle-wrong-wins = “{ $choice }” wins { $n } games in 100. Another choice wins { $more } more. Theme: { $theme }.
puzzle-again = Try again, or s shows the answer. It counts as missed.
puzzle-not-understood = A number from 1 to { $last }, or h, s, d, n, q.
puzzle-time = Time is up.
puzzle-run-end = { $first } of { $asked } at first try{ $helped ->
    [0] {""}
   *[other] , { $helped } with help
}. Longest run: { $streak }.
puzzle-run-theme = { $theme }: { $first } of { $asked }
help-puzzles-mistakes = Train your own mistakes: the costly choices of games you had reviewed with --seat
mistakes-kept = { $count ->
    [one] One costly choice was kept as a puzzle: { $command } asks it tomorrow.
   *[other] { $count } costly choices were kept as puzzles: { $command } asks them from tomorrow on.
}
mistakes-none = No mistakes kept. { $command } keeps the costly choices of a game.
mistakes-count = Mistakes: { $due } today, { $waiting } waiting, { $gone } gone for good.
mistakes-due = { $days ->
    [0] today
    [one] tomorrow
   *[other] in { $days } days
}
mistakes-old = older rules, cannot be asked
mistakes-cost = You chose { $choice }. It cost { $n ->
    [one] one point
   *[other] { $n } points
} of winning chance.
mistakes-right = { $n } of 2 right.
mistakes-keys = x: not again
mistakes-removed = Removed.
mistakes-gone = Right twice: this mistake is gone for good.
mistakes-comes = { $days ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
