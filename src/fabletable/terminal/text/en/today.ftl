# The table of the day
help-today = The tables of today: one goal a game, the same luck for everybody; name a game to play it
help-today-game = The game whose table is played
help-today-week = Play today’s goal of the week’s trial
help-today-check = Set up every table of this year and say what is wrong
help-today-games = With --check: measure every goal anew by so many games of Hard
today-head = { $day } · { $streak ->
        [one] one day in a row
       *[other] { $streak } days in a row
    }
today-week = Trial of the week: { $game }, { $reached } of 7 reached
today-how = Play one with “fabletable today GAME”, the goal of the trial with --week. The first try counts, the rest is practice.
today-line = { $name }: { $title } · { $state ->
        [open] open
        [begun] begun
        [done] done { $marks }
        [later] later
       *[past] past
    } · Hard { $rate } of 10
today-comparing = The bots play the same table
today-player = Player
today-marks = Turn by turn
today-result = Result
today-luck = Luck
today-without = Without luck
today-you = You
today-first = Your first try. { $streak ->
        [one] One day in a row.
       *[other] { $streak } days in a row.
    }
today-again = Practice: your first try counts.
today-checking = Checking the tables
today-checked = { $count } tables of { $year }: { $faults ->
        [0] every one can be set up, none begins reached, none is that of the day before.
        [one] one fault.
       *[other] { $faults } faults.
    }
today-fault = { $day } { $goal }: { $why ->
        [again] the same as the day before
        [reached] reached before it begins
        [rate] Hard reaches it in { $detail } of 100
       *[other] cannot be set up ({ $detail })
    }
today-rate = { $goal }: Hard in { $rate } of 100, told { $told }
