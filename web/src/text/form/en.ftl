# My form: what one's choices cost, and results without luck.

form-lead = { $n ->
    [one] { $n } reviewed game. Only you can see this.
   *[other] { $n } reviewed games. Only you can see this.
}
form-lead-empty = How well you play, without the luck. Only you can see this.
form-share = Share a picture
form-save = Save as file
form-delete = Delete
form-delete-ask = { $n ->
    [one] Delete the review? Your game stays.
   *[other] Delete all { $n } reviews? Your games stay.
}
form-delete-yes = Delete the reviews
form-delete-no = Keep them
form-deleted = Deleted. Games that end from now on count.

form-weak-fight = You often choose the wrong moment to fight.
form-weak-in-fight = You lose most in the middle of fights.
form-weak-retreat = You often retreat at the wrong time.
form-weak-travel = You lose most by where you travel.
form-weak-turn = You lose most by what you do with your turn.
form-weak-buy = You lose most by what you buy.
form-weak-forge = You lose most by the faces you forge.
form-weak-learn = You lose most by what you learn.
form-weak-reward = You lose most by the rewards you take.
form-weak-spend = You lose most by what you give up.
form-weak-last-turn = You lose most in the last turn.
form-weak-note = “{ $theme }” costs you { $points } points a game, { $share } % of all you lose. Ten puzzles on it take ten minutes.
form-train = Train “{ $theme }”
form-no-weak = No weak spot stands out. Play on.
form-no-weak-note = Advice comes when one theme clearly costs more than every other.

form-rate = Points lost per decision that mattered
form-rate-note = One point is one game in a hundred. Lower is better. The band says how sure we are.
form-between = between { $low } and { $high }
form-trend-better = { $n ->
   *[other] better than the { $first } of your first { $n } games
}
form-trend-worse = { $n ->
   *[other] worse than the { $first } of your first { $n } games
}
form-trend-steady = { $n ->
   *[other] as in your first { $n } games
}
form-trend-too-few = too few games to speak of a trend
form-better = better
form-worse = worse
form-steady = steady
form-too-few = too few
form-rate-summary = { $n ->
    [one] After { $n } game: { $now } points lost per decision, between { $low } and { $high }.
   *[other] After { $n } games: { $now } points lost per decision, between { $low } and { $high }.
}
form-rate-none = Not enough decisions yet.
form-first-game = first game
form-game-number = game { $n }
form-as-table = Show as table
form-as-chart = Show as chart
form-column-game = Game
form-column-own = In this game
form-column-lately = Last ten games
form-column-range = Range

form-wins = Wins and luck
form-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
form-plain = As it was
form-even = With even luck
form-of = { $won } of { $n }
form-plain-range = between { $low } and { $high } of { $n }
form-even-range = between { $low } and { $high }: luck taken out
form-owes = Dice and cards owe you about { $won } games.
form-owed = Dice and cards gave you about { $won } games.
form-luck-even = Luck was about even.

form-themes = Where you lose most
form-a-game = points a game
form-themes-none = Nothing lost so far that could be told from chance.
form-by-game = By game
form-by-hero = By hero
form-by-rival = Against whom
form-a-decision = points lost per decision
form-no-game = no reviewed game yet
form-play-one = Play one
form-part-range = { $now } points lost per decision, between { $low } and { $high }

form-waiting = { $n ->
    [one] { $n } game is being looked at, about a minute.
   *[other] { $n } games are being looked at, about a minute each.
}
form-waiting-off = { $n ->
    [one] { $n } game is not reviewed.
   *[other] { $n } games are not reviewed.
}
form-by-itself = Review my games by themselves
form-by-itself-note = in the background, when the device has nothing else to do
form-empty = Play one game. Then there is something to see.
form-empty-note = After each game the coach looks at your choices and finds what they cost. From three games on you see a trend, from about ten you can trust it.
form-empty-play = Play { $game }
form-empty-shortest = the shortest: { $minutes } min
form-picture-name = my form
