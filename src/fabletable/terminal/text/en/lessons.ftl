# Lessons
help-lessons = How long each lesson is, and whether its table is as it expects
help-lessons-find = Try so many seeds and name the first with which the lesson finds what it expects
lessons-game = Game
lessons-steps = Steps
lessons-words = Words a step
lessons-decisions = Decisions
lessons-alone = Before the first without help
lessons-state = Its table
lessons-fine = as it expects
lessons-broken = not as “{ $step }” expects
lessons-found = With the seed { $seed } the lesson finds all it expects.
lessons-none = None of { $most } seeds will do. { $seed } came furthest, up to “{ $step }”.

# A first game that is guided, step by step
help-teach = Learn a game by playing it: a guided first game on the whole screen
help-teach-text = Line by line: for a screen reader, a pipe, a slow line
guide-where = Lesson, step { $n } of { $of }: { $title }
# $names of pieces, places, seats, with commas between
guide-points-at = Points at: { $names }.
# A part of the screen
guide-part = { $part ->
    [ask] the question
    [tale] the story
    [chapter] the heading of the table
    [tool-hint] the hint (h)
    [tool-recap] what happened (m)
   *[tool-rules] the rules (r)
}
# $task is a choice, such as “Visit the market”
guide-task = Your turn: { $task }, number { $number }.
guide-free = Your turn: choose whatever you like.
guide-odds = { $choice }: won { $won } %
# said about what was chosen instead of the suggestion
guide-remark = { $undo ->
    [True] { $remark } (u takes it back.)
   *[other] { $remark }
}
guide-answered = Answered for you: { $question } “{ $choice }”.
guide-keys = { $next ->
    [next] { $back ->
        [back] n: next page · b: page before · t: leave the lesson
       *[none] n: next page · t: leave the lesson
    }
    [alone] { $back ->
        [back] n: go on alone · b: page before · t: leave the lesson
       *[none] n: go on alone · t: leave the lesson
    }
   *[none] { $back ->
        [back] b: page before · t: leave the lesson
       *[none] t: leave the lesson
    }
}
guide-over = { $state ->
    [left] The guide leaves; the game goes on. t takes the lesson up again.
    [broken] The lesson cannot go on here; the game can.
   *[learned] The lesson is over; the game goes on, and it is yours alone. h gives a hint, r shows the rules.
}
guide-read-first = First the page: n or Enter turns it, then comes the question.
guide-choose = This page waits for your choice.
guide-missed = { $n ->
    [one] Step { $first } was skipped. a: play this part again
   *[other] Steps { $first } to { $last } were skipped. a: play this part again
}
guide-first = This is the first page.
guide-letter-n = the next page of the lesson
guide-letter-b = the page before
guide-letter-a = play again what the lesson has skipped
guide-letter-t = leave the lesson, or take it up again
