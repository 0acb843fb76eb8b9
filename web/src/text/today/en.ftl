today-title = Today
today-table = Today’s table
today-card = One small goal a day in every game, with the same luck for everybody.
today-open = See today’s tables
today-brief = { $game }, about { $minutes } minutes. The same dice and cards for everybody.
today-play = Play today’s table
today-lead = { $day }. Same dice and cards for everybody.
today-streak = { $n ->
        [0] No day in a row yet
        [one] One day in a row
       *[other] { $n } days in a row
    }
today-counts = Your first try counts. After that, practise as often as you like.
today-practice = Practice: kept on this device, not listed.
today-hero = { $n ->
        [one] Your hero: { $hero }. A Medium bot plays as well.
       *[other] Your hero: { $hero }. { $n } Medium bots play as well.
    }
today-minutes = { $n } min
today-hard = Hard reaches it in { $n } of 10
today-also = Also today
today-left = new at midnight, in { $h } h { $m } min
today-week = Trial of the week
today-week-note = { $game }, seven small goals
today-last-week = Last week: { $n } of 7 in { $game }
today-reached = reached
today-missed = missed
today-now = today
today-from = from { $day }
today-past = past
today-practise = Practise
today-go-on = Go on
today-steps = Steps to the goal on turns { $turns }
today-no-steps = No step to the goal
today-measuring = Your result is being compared with luck and with the bots.
today-was-practice = Practice: your first try counts.
today-result = Result
today-of-turns = { $n ->
        [one] of one turn
       *[other] of { $n } turns
    }
today-turns-missed = { $more ->
        [one] { $turns } turns, and one for what is missing
       *[other] { $turns } turns, and { $more } for what is missing
    }
today-of-count = of { $n }
today-luck = Luck
today-luck-even = as it usually is
today-luck-for = dice and cards were for you
today-luck-against = dice and cards were against you
today-without-luck = Without luck
today-this-counts = this is what counts
today-not-reached = not reached, { $n }
today-bots = The bots at the same table
today-same-luck = same dice, same cards; without luck
today-bots-play = The bots are still playing.
today-you = You
today-without = Without luck { $n }
today-beats = beats { $bot }
today-foot = Same dice for everybody. Can you do better?
today-share = Share
today-legend = Green: a step to the goal. Gold: you grew stronger. Nothing is given away.
today-copy = Copy text
today-picture = Picture
today-link = Link to replay
today-shapes = Shapes instead of colours
today-watch = Watch
today-list = First tries of the day
today-lost-most = Where did I lose most?
today-again = Try again
today-place = Place
today-player = Player
today-turn-by-turn = Turn by turn
today-checked = Every game here was played on this server and follows the rules. Anyone can check its record. Second tries are not listed.
today-turn-of = Turn { $turn } of { $turns } · { $count } of { $n }
today-count-of = { $count } of { $n }
duel-start = Start a duel
duel-note = The same dice and cards for you and a friend, each at your own table.
today-play-goal = Play goal { $n }
today-this-week = This week
today-week-before = Trial of last week
today-begun = begun
today-waits = Your first try waits until midnight.
today-tries = { $n ->
        [one] one first try
       *[other] { $n } first tries
    }
today-see-all = See all, and their games
today-check = Check a record
today-check-note = Is a file of a game really a first try of this day? Choose it, and the server checks it.
today-check-file = Choose a file
today-check-holds = Yes: the first try of { $name }. Without luck { $n }.
today-no-record = This file is not the record of a game.
