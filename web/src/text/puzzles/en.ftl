# Puzzles, and one's own mistakes.

puzzles-lead = Moments of real games, each with one best choice.
# a badge: so many of my mistakes come back today
puzzles-due = { $n ->
   *[other] { $n } due
}
puzzles-row-short = { $n ->
   *[other] { $n } in a row
}
puzzles-mixed = Ten puzzles, mixed
puzzles-mixed-note = From all games and themes, a little harder when you do well. About ten minutes.
puzzles-level = How hard?
puzzles-level-gentle = Gentle
puzzles-level-as-i-can = As I can
puzzles-level-hard = Hard
puzzles-clock = Clock
puzzles-clock-none = No clock
puzzles-clock-two = 2 min each
puzzles-own-note = { $gone ->
    [0] Right twice and a mistake is gone for good.
    [one] Right twice and a mistake is gone for good. One is gone already.
   *[other] Right twice and a mistake is gone for good. { $gone } are gone already.
}
puzzles-own-none = Your own mistakes
puzzles-own-none-note = After a reviewed game your costly choices come here as puzzles, until you have had each right twice.
puzzles-own-wait = { $days ->
    [one] Nothing today. The next one comes tomorrow.
   *[other] Nothing today. The next one comes in { $days } days.
}
puzzles-by-game = By game
puzzles-of = { $solved } of { $count }
puzzles-right = { $n } % right
puzzles-new = new
puzzles-none-yet = no puzzles yet
puzzles-rest = These puzzles are for older rules and rest until new ones come.
puzzles-damaged = This pack of puzzles is damaged. The rest is fine.
puzzles-by-theme = By theme
puzzles-first-try = right at first try
puzzles-all-games = all games
puzzles-some-games = { $n ->
    [3] three games
   *[other] { $n } games
}
puzzles-weeks = Last four weeks
puzzles-weeks-note = { $n ->
    [0] Nothing solved yet. A free day breaks nothing.
    [one] Solved on one of 28 days. A free day breaks nothing.
   *[other] Solved on { $n } of 28 days. A free day breaks nothing.
}
# $day is a date, for a screen reader
puzzles-day = { $day }: { $n }
puzzles-loading = Laying out the puzzles…
puzzles-to = To the puzzles

puzzle-title = Puzzle { $n } of { $of }
puzzle-title-one = Puzzle
puzzle-from = { $game } · from a real game
puzzle-from-mine = { $game } · from a game of yours
puzzle-leave = Leave
puzzle-progress = Puzzles of this run
puzzle-step = Puzzle { $n }: { $state ->
    [right] right
    [helped] right with help
    [missed] missed
    [skipped] skipped
    [now] now
   *[other] to come
}
# as title; $name is the name of one's seat
puzzle-you = You are { $name }. What do you do?
puzzle-choices = Your choices
puzzle-clear = one is clearly best
puzzle-hidden = the others stay hidden
puzzle-every = Every choice
puzzle-chance = chance to win
puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-skip = Skip
puzzle-theme = Theme: { $theme }.
puzzle-keys = { $n ->
    [one] Key 1, or click the board
   *[other] Keys 1 to { $n }, or click the board
}
puzzle-right = Right: { $choice }.
puzzle-shown = The best choice: { $choice }.
puzzle-wins = Wins { $n } games in 100, { $more } more than the next best.
puzzle-wins-alone = Wins { $n } games in 100.
puzzle-people = Solved by { $n } in 10 people here.
puzzle-found = { $bots ->
    [none] Easy, Medium and Hard miss it.
   *[other] Found by { $bots }.
}
puzzle-helped = Solved with help.
puzzle-wrong = A good thought, but not the best.
puzzle-wrong-wins = “{ $choice }” wins { $n } games in 100. Another choice wins { $more } more.
puzzle-time = Time is up.
puzzle-missed = { $days ->
    [0] Counts as missed.
    [one] Counts as missed; it comes back tomorrow.
   *[other] Counts as missed; it comes back in { $days } days.
}
puzzle-comes = { $days ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
puzzle-gone = Right twice: this mistake is gone for good.
puzzle-why = Why.
puzzle-real = In the real game it was “{ $choice }”.
puzzle-real-yours = In your game you chose “{ $choice }”.
puzzle-real-same = In the real game it was chosen, too.
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-end = See the run
puzzle-done = Done
puzzle-play-on = Play on from here
puzzle-share = Share
# for a screen reader: the chance of a choice with its range
puzzle-range = { $n } percent, between { $low } and { $high }
puzzle-not-weighed = not counted
puzzle-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
puzzle-board = The board as your seat saw it
# for a screen reader: how a place on the board stands after an answer
puzzle-board-best = the best choice
puzzle-board-wrong = not the best
puzzle-have = What you have

run-title = A run of ten
run-title-few = { $n ->
    [one] One puzzle
   *[other] A run of { $n }
}
run-lead = { $minutes ->
    [one] { $day } · one minute
   *[other] { $day } · { $minutes } minutes
}
run-of = of { $n }
run-first = at first try
run-strong = Strong.
run-good = Well done.
run-fair = A fair run.
run-hard = A hard run.
run-last = Last ten: { $n } of 10.
run-weak = You missed most here: { $theme }.
run-in-row = { $n ->
   *[other] { $n } in a row now
}
run-train = Ten on “{ $theme }”
run-more = Ten more, mixed
run-the-ten = The puzzles
run-open = open one to see every choice
run-kept = { $n ->
    [one] The one you missed is kept with your mistakes. It comes back tomorrow, and goes for good when you had it right twice.
    [2] The two you missed are kept with your mistakes. They come back tomorrow, and go for good when you had them right twice.
   *[other] The { $n } you missed are kept with your mistakes. They come back tomorrow, and go for good when you had them right twice.
}
run-best = { $choice }, +{ $more }
run-state-right = right at first try
run-state-helped = right with help
run-state-missed = missed
run-state-skipped = skipped

mistakes-title = My mistakes
mistakes-lead = Costly choices of your games, as puzzles. Only you see them.
mistakes-today = { $n ->
    [one] comes back today
   *[other] come back today
}
mistakes-count = { $waiting ->
    [0] None is waiting
    [one] One more is waiting
   *[other] { $waiting } more are waiting
}, { $gone ->
    [0] none is gone for good yet.
    [one] one is gone for good.
   *[other] { $gone } are gone for good.
}
mistakes-none = No mistakes kept.
mistakes-none-note = After a reviewed game your costly choices come here, and so do puzzles that you miss.
mistakes-review = Review my last game
mistakes-not-today = { $days ->
    [one] Nothing today. The next one comes tomorrow.
   *[other] Nothing today. The next one comes on { $day }.
}
mistakes-due = { $days ->
    [0] Today
    [one] Tomorrow
   *[other] In { $days } days
}
mistakes-due-again = { $times ->
    [2] Today, second time
    [3] Today, third time
   *[other] Today, once more
}
mistakes-cost = You chose { $choice }. It cost { $n ->
    [one] one point
   *[other] { $n } points
} of winning chance.
mistakes-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
mistakes-right = { $n } of 2 right
mistakes-visit = { $state ->
    [right] right after { $n ->
        [one] 1 day
       *[other] { $n } days
    }
    [missed] missed after { $n ->
        [one] 1 day
       *[other] { $n } days
    }
   *[now] comes again { $due ->
        [0] today
        [one] tomorrow
       *[other] in { $due } days
    }
}
mistakes-not-again = Not again
mistakes-removed = Removed.
mistakes-undo = Undo
mistakes-old = older rules, cannot be asked
notebook-save = Save as file
notebook-delete = Delete all of this
notebook-delete-sure = Delete puzzle progress and mistakes? Your games stay.
notebook-deleted = Deleted.
