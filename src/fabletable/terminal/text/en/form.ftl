# fabletable form
help-form = What your reviewed games say: points lost a decision, results without luck, what to train
help-form-json = As JSON
help-form-delete = Delete all reviews; your games stay, and count from now on
form-reviewing = Games being looked at
form-empty = Play one game. Then there is something to see.
form-advice = Most is lost here: { $theme }. To train it: fabletable puzzles solve
form-no-advice = No weak spot stands out. Play on.
form-rate = Points lost per decision that mattered: { $n }, between { $low } and { $high }
form-better = Better than the { $n } of your first { $games } games.
form-worse = Worse than the { $n } of your first { $games } games.
form-steady = As in your first { $games } games ({ $n }).
form-too-few = Too few games to speak of a trend.
form-bot = { $bot } loses { $n }
form-plain = Won: { $n } of { $games } (between { $low } and { $high })
form-even = With even luck: { $n } of { $games } (between { $low } and { $high })
form-themes = Where you lose most, points a game
form-theme = { $theme }: { $n } (between { $low } and { $high })
form-by-game = By game, points lost per decision
form-by-rival = Against whom, points lost per decision
form-part = { $name }: { $n } (between { $low } and { $high }), { $games ->
    [one] one game
   *[other] { $games } games
}
form-part-none = { $name }: too few decisions, { $games ->
    [one] one game
   *[other] { $games } games
}
form-waiting = { $n ->
    [one] One game is not reviewed.
   *[other] { $n } games are not reviewed.
}
