# Tables with a goal, and the same luck for everybody
result-goal-reached = Goal reached.
result-goal-missed = The turns are over, and the goal was missed.
goal-reached = { $spare ->
        [0] Goal reached.
        [one] Goal reached, with one turn to spare.
       *[other] Goal reached, with { $spare } turns to spare.
    }
goal-missed = { $left ->
        [one] Missed by one.
       *[other] Missed by { $left }.
    }
why-same-luck = Everybody plays this table with the same luck: nothing is taken back after a roll or a card, and no bot plays for you.
why-no-day-table = This is not a table of the day.
why-another-day = That table belongs to another day.
why-play-first = Play first, then compare.
why-no-list = First tries are listed only where people play on a server.
why-record-other-day = This record is of another day.
why-not-first-try = This was not your first try.
why-record-breaks = This record does not follow the rules at decision { $number }.
fairness-same-luck = Everybody who plays this table has the same luck. Its seed was made from a secret of the server and the date, and its hash was shown before anybody could play. When the game is over the seed is shown: download the record and run “fabletable verify FILE”.
