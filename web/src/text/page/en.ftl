# What the page itself says. Games bring their own catalogues.

# Joining and waiting
join-title = Join { $game }
join-name = Your name
join-sit = Sit down
join-watch = Only watch
waiting-room-waiting = { $n ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
waiting-room-ready = Everyone is here.
waiting-room-open = waiting for somebody
waiting-room-bot = Let a bot play
waiting-room-host-starts = Anyone at the table can start the game.
waiting-room-remove = Cancel this game
waiting-room-entropy = Add your own luck
waiting-room-entropy-note = Type anything. It is mixed into the seed, so nobody, the host included, can choose the dice.
waiting-room-entropy-add = Mix it in
table-unknown = There is no such table.
table-no-entry = This seat does not open
table-loading = Setting up the table…
table-terms = At this table
option-without = Not used: { $option }

# The table
skip = Skip to what is asked
skip-main = Skip to the page
to-shelf = Back to the shelf
to-table = To the table
seats = Seats in order of play
seat-you = you
seat-turn = decides now,
seat-bot = bot
# Bots are called after trees.
tree-rowan = Rowan
tree-hazel = Hazel
tree-alder = Alder
tree-linden = Linden
tree-juniper = Juniper
tree-aspen = Aspen
tree-laurel = Laurel
tree-cedar = Cedar
seat-held = bot for now
seat-held-by = { $bot } plays for now
seat-away = away
seat-here = here
seat-back = Take my seat back
seat-hold = Let a bot play on
seat-hold-mine = Let a bot play for me
seat-invite-anew = New invitation
spectators = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
}
watch-link = To watch; shows public things only
tools = Table tools
tool-undo = Take back
tool-hint = Hint
tool-recap = Recap
tool-rules = Rules
tool-chat = Chat
tool-table = Settings
tool-tale = Tale
tool-replay = Replay
tool-results = Results
tool-skip = Show all at once
board = The board
own-mat = Your mat
show-board = See the board
show-stage = Back to the action

ask-wait = One moment…
ask-theirs = { $name } is choosing
ask-held = A bot plays for { $name }
# $n winners, their $names with commas between
ask-won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ask-nobody-won = Nobody won
ask-sent = Sent…
ask-stored = Written down. The table turns…
# a choice is asked about once more; $deed is its name, such as “Ride to the Monastery”
ask-sure = { $deed }?
ask-again = Enter or a second click does it.
ask-again-tap = Tap it again to do it.
ask-not-yet = Not yet
# $deed ends the turn, such as “Pass”, while $n other choices are left
ask-end = { $deed }? You could still: { $other }
ask-end-never = Don’t ask again
line-lost = The server does not answer. Trying again; nothing is lost.
choices = Your choices
choices-theirs = Choices
choices-watch = { $name } is choosing
choices-over = The game is over
choices-press = press 1–{ $n }
choices-page = page { $n } of { $of } · press 0
choices-all = show all
choices-only-main = Press the golden button to go on.
choices-only-end = Nothing is left but to end it.
# beside the one that is asked about, $n more
choices-others = { $n ->
    [one] One other choice
   *[other] { $n } other choices
}
choice-costs = costs
choice-brings = brings
# what a way over the map takes and leaves of dice
way-dice = Dice
way-leaves = left
odds-win = chance
odds-won = Win
odds-drawn = Draw
odds-lost = Lose
odds-about = Counted in imagined games
odds-because = What makes these odds
# percent, read aloud
odds-spoken = { $drawn ->
    [0] won { $won } %
   *[other] won { $won } %, drawn { $drawn } %
}
odds-spoken-about = won about { $won } %
# an option that changes a fight: percent won $before it, and with it
odds-change = won { $before } to { $won } %
# $name is one thing that cannot be chosen, $n how many more there are
barred-more = { $name }, and { $n } more
not-possible = Not possible:
barred-rule = read the rule
risk-dice = Dice will fall; it cannot be taken back
risk-reveal = Something hidden will be seen; it cannot be taken back
hint-this = A bot would do this
see-rule = See the rule
close = Close
crashed = A rule broke on that choice ({ $error }). The table stands as before; choose something else or take back.
crash-report = Save the report
undo-propose = Ask the others to take it back
undo-asked = { $name } asks to take back the last decision.
# $n players have to agree, their $names with commas between
undo-waiting = { $n ->
    [one] { $names } has not answered yet.
   *[other] { $names } have not answered yet.
}
undo-declined = { $name } would rather play on.
agree = Agree
decline = Play on
rules-stopped = The rules have changed
rules-closed = This table was closed
rules-stop = This table was played under version { $played } of the rules; today’s is { $present }. Decision { $number } no longer comes out as it did, so the table stops before it.
rules-parted = The rules have changed since: this game was played under version { $played }, today’s is { $present }. The result stands; from decision { $number } on the game can no longer be shown.
rules-go-on = Go on together from here
rules-close = Close the table
rules-asked-go-on = { $name } would like to go on from here under the new rules.
rules-asked-close = { $name } would like to close this table.
rules-decline = Rather not
rules-declined = { $name } does not agree.
seat-meanwhile = { $n ->
    [one] While you were away, the bot decided for you: { $choices }.
   *[other] While you were away, the bot decided for you, last of all: { $choices }.
}
seat-left = has left
seat-away-wait = away; the seat is kept for { $n ->
    [one] one more second
   *[other] { $n } more seconds
}
seat-leave = Give up this seat
seat-leave-sure = For good? A bot plays on, and the host may invite somebody else.
seat-stay = Stay

tray-tale = The tale so far
tray-mats = Mats
where-i-stand = Where do I stand?
where-everyone-stands = Everybody's way to victory
where-unknown = This game says nothing about it.
tray-recap = Since your last turn
tray-rules = Rules
tray-chat = Chat
tray-table = Settings and seats
tray-keys = Keys
tale = The tale so far, newest first
tale-none = The tale has not begun.
recap-lead = { $n ->
    [one] One thing happened since you last decided.
   *[other] { $n } things happened since you last decided.
}
recap-nothing = Nothing has happened since you last decided.
rules-now = behind this question
rules-none = The chapters are on their way.
chat-say = Say something
chat-send = Say it
chat-none = Nobody has said anything.
chat-watching = Those who watch are silent.
chat-unread = new
keys-choose = choose from the list
keys-page = next page of choices
keys-commit = the golden button
keys-arrows = move between what glows
keys-undo = take back
keys-escape = close, clear
keys-inspect = what is this?
keys-hint = what a bot would do
keys-log = to the tale
keys-mat = the next mat
keys-where = where do I stand
keys-recap = since my last turn
keys-chat = chat
keys-help = this list
key-space = Space
look-here = Here: { $names }
look-count = { $n } here
origin-designed = Nobody could tell us what the real card does, so we made this one up. You may change its numbers.
sheet-peek = Question only; show the choices
sheet-half = Choices; show all of them
sheet-full = All choices; show the table

curtain = Hand the table to { $name }
# one screen for several people: $before has decided, $name is next
curtain-words = { $before } has decided. { $name } is next; nobody else should look.
curtain-first = { $name } begins; nobody else should look.
curtain-hold = Hold to draw the curtain

# Settings
settings-language = Language
settings-light = Light
settings-light-game = Auto, by game
settings-light-system = As the system
settings-light-light = Day
settings-light-dark = Night
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = Full
settings-motion-less = Still
settings-speed = Speed of the others’ turns
settings-speed-at-once = At once
settings-speed-times = { $n }×
settings-sound = Sounds
settings-effects = Effects
settings-ambience = Places
settings-music = Music
settings-volume = { $n ->
    [0] off
   *[other] { $n } %
}
settings-alongside = Sound beside a big screen
settings-alongside-note = Otherwise the big screen alone has the sound of its table.
screen-sound = Tap or press a key for sound
settings-sure = Ask before ending early
settings-sure-note = Ending a turn is asked once more where the coach sees something clearly better to do first.

link = Link
copy = Copy
copied = Copied
qr = The link as a QR code
qr-show = QR code
leave = Leave the table

# Fairness
fairness = Dice you can check
fairness-commitment = Hash of the server's secret, shown from the beginning
fairness-added = Mixed in by { $name }
record-so-far = Save the record so far

# Replay
replay-eyes = Through whose eyes
replay-move = Decision { $n } of { $of }
replay-timeline = Timeline
replay-back = One decision back
replay-on = One decision on
replay-play = Play
replay-pause = Pause
replay-scrub = Moment of the game
replay-trouble = This game cannot be shown now.

# Results
results-facts = { $n ->
    [one] One decision was made.
   *[other] { $n } decisions were made.
}
results-awards = Awards
again-there = To the next game
chart-player = Player
chart-last = At the end

# Credits
credits = Credits
# Words on boards and pieces
board-choice = choice { $n }
board-chosen = marked; once more takes it
board-barred = not possible: { $why }
board-theirs = { $name } may choose this
board-spent = spent
board-hidden = face down
# $n cards or faces are left in a pile
board-left = { $n } left
board-here = here: { $names }
board-faces = faces: { $faces }
# said of a die or a token: the side that lies up
board-up = shows { $face }
board-other-side = other side: { $face }
board-zoom-in = Closer
board-zoom-out = Farther
board-zoom-all = Show the whole map
board-zoom-choices = Show all choices
board-empty = nothing here
board-of = { $n } of { $max }
# $name is a counter such as gold, $n what it shows
board-count = { $name }: { $n }
board-cell = { $n } of { $of }

# The coach
tool-review = Review
ask-ponders = { $name } ponders…
coach-title = Hint
coach-scale = your chance to win the game
coach-first-thought = First thought, at a glance
coach-range = { $low } to { $high } %
coach-behind = { $n ->
    [0] · no difference to the first
   *[other] · { $n } ± { $reach } less than the first
}
coach-ends = · you end on about { $points }
coach-choose = Choose this
coach-more = More
coach-gains-first = compared with the next one:
coach-gains = compared with the first:
coach-thinking = Thinking on …
coach-clear = The first stands clear of the rest.
coach-close = The first ones are close to each other.
coach-trials = { $n ->
    [one] one trial game
   *[other] { $n } trial games
}
review-title = How it was won
review-progress = Trial games are being played, { $n } % done
review-working = How far the review is
review-curve = Who was winning
review-curve-note = Chance to win in per cent, if bots played on for everybody
review-decisions = Decisions of { $name }
review-even-note = Even means that trial games could not tell it from the best. Nobody should call that a mistake.
review-luck-skill = Luck and skill
review-skill-note = Choices are compared with those of a Medium bot; faults with the best choice. Who mostly plays better than Medium gains by choices, faults included.
review-walk = Walk through the mistakes
coach-asked = The coach is asked …
review-choices-of = Choices of { $name }
review-dice = Dice and cards
review-between = ({ $low } to { $high })
review-verdict = { $luck ->
    [good] { $choices ->
        [bad] Luck was kind, and choices gave it away.
        [good] Luck was kind, and choices made more of it.
       *[none] Luck was kind; the choices did neither harm nor good.
    }
    [bad] { $choices ->
        [bad] Luck was against it, and so were the choices.
        [good] Luck was against it, and the choices made up for some of that.
       *[none] Luck was against it; the choices did neither harm nor good.
    }
   *[none] { $choices ->
        [bad] Luck was even; the choices gave chances away.
        [good] Luck was even; the choices won ground.
       *[none] Neither luck nor choices can be told from nothing.
    }
}
review-turns = Turning points
review-moved = { $before } % to { $after } %
review-faults = { $n ->
    [0] No faults found
    [one] One fault
   *[other] { $n } faults
}
# $moment is a chapter such as "Round 3 of 9"
review-you-chose = You: “{ $chosen }”. Better: “{ $better }”. { $moment }.
review-chose = { $name }: “{ $chosen }”. Better: “{ $better }”. { $moment }.
review-lost = { $n } points lost, at least { $low }, at most { $high }
review-see = See it
review-what-if = What if
# $moment is a chapter such as "Round 3 of 9", $day a date
what-if-ribbon = What if · { $moment } · game of { $day }
what-if-back = Back to the review
review-play-on = Play on from here
review-you = You
review-reckoned = { $n ->
    [one] Reckoned with one trial game.
   *[other] Reckoned with { $n } trial games. A fault is told only where fresh ones exclude that nothing was lost.
}

# Moments: what happens, played on the board
moment-step-prepare = Prepare
moment-step-dice = Dice
moment-step-totals = Totals
moment-step-outcome = Outcome
moment-end-won = Won
moment-end-drawn = Drawn
moment-end-lost = Lost
moment-beaten = beaten
moment-tap = tap anywhere to go on
moment-and-die = and a die
moment-so-far = so far
# $n is what the bonuses add up to, $dice what the dice show, such as 5 or 5 + 3
moment-and = { $n } + die { $dice }
moment-level = Both are level
moment-ahead = { $name } is ahead by { $n }
moment-percent = { $n } %
# stands below a percentage
moment-wins = that { $name } wins
moment-wins-own = that you win
moment-if-won = Win
moment-if-drawn = Draw
moment-if-lost = Lose
moment-dice-fall = The dice fall
moment-part = { $name } { $n }
moment-against = { $mine } against { $theirs }
# of a blow, after what stopped it
moment-through = { $n ->
    [0] Nothing goes through
    [one] 1 goes through
   *[other] { $n } go through
}
# of a blow that may still be stopped
moment-strikes = A blow of { $n }
moment-cards-lost = { $n ->
    [one] Lost card
   *[other] Lost cards
}
# the totals of both sides, as a result
moment-score = { $mine } to { $theirs }
moment-fits = all of it fits
moment-open = still to be decided
moment-no-change = no change
moment-others-same = others: no change
moment-hurry = Hurry
moment-go-on = Go on
moment-again = See it again
moment-back = One step back
moment-forward = One step on
moment-now = To now
moment-all = Show all
moment-my-turn = To my turn
moment-skip = To the present
moment-space = Space
moment-yours = Result
moment-theirs = { $name } is acting
moment-hint = Tap the stage, or press Space, to hurry.
moment-hint-held = Nothing moves on until you say so.
moment-hint-past = This is how it was. The table waits for you.
film = Since your last decision
film-of = { $n } of { $of }
film-coming = to come
settings-waits = My fights and cards wait
settings-waits-note = They stay on the screen until you tap.
settings-follows = Show what others do
settings-follows-note = Otherwise it is only written in the tale.
keys-hurry = hurry what is played
keys-stage = go on, see it again, one step back
tale-told = Told
tale-every = Every step
tale-again = See it again
tale-show = Show on the board
tale-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
tale-before = before
tale-because = because
tale-so = so
tale-in-all = in all
tale-wide = Widen the tale
tale-narrow = Narrow the tale

# The book of rules
keys-book = The book of rules
book-example = An example
book-own-example = From your table
# Who plays in the examples, between commas.
book-names = Ada, Tomas, Iva, Boyan

# Lessons: a first game that is guided. $game is its name
teach-me = Teach me
teach-game = Teach me { $game }
teach-minutes = { $n } min
teach-english = in English
teach-go-on = Go on
teach-step = step { $n } of { $of }
teach-anew = Start the lesson over
teach-learned = Learned
teach-once-more = once more?
guide-where = { $game } · step { $n } of { $of }
guide-leave = Leave
guide-missed = { $n ->
    [one] Step { $first } was skipped.
   *[other] Steps { $first } to { $last } were skipped.
  }
guide-replay = Play this part again
guide-next = Next
guide-back = Back
guide-show = Show me
guide-alone = Go on alone
guide-task = Your turn: { $task }
guide-free = Your turn: choose whatever you like.
guide-pointed = pointed at
guide-points-at = Points at: { $names }.
guide-resume = Lesson: step { $n } of { $of }
guide-win = { $n } % to win
keys-lesson = next page of the lesson, one page back

# What a question is about
note-title = What is this about?
note-first = asked for the first time
note-now = On this table:
note-got-it = Got it
note-book = { $chapter }, in the book
note-never = Never explain
note-what = What is this question about?
advised-chance = By chance
advised-this = Recommended: { $name }
keys-about = what the question is about
settings-explains = Explain new questions
settings-explains-note = The first time a question is asked a note says what it is about. The “?” beside it always does.

tool-what = What?
what-point = Click or tap anything on the table to learn what it is.
what-title = What is this?
what-aria = What is this? { $name }
what-now = On this table:
what-now-number = now { $n }
what-now-of = now { $n } of { $max }
what-now-many = { $n } like this on the table
what-now-many-spent = { $n } like this on the table, { $spent } of them used up
what-also = Also seen on it
what-all = Show all { $n }
legend-title = Legend
legend-find = Find a sign
legend-none = Nothing here is called “{ $words }”.
legend-groups = Parts of the legend
legend-more = Also on this table
legend-hint = Choose a sign to see where it lies. G opens and closes this page; I, or a long press, asks what anything is.
legend-hint-finger = Touch a sign to see where it lies. Hold a finger on anything to ask what it is.
keys-legend = the legend: all signs

# Stages of the director
director-difference = What made the difference
director-to-go = { $name }: { $n } of { $of }. { $left ->
    [0] That is all of them.
   *[other] { $left } to go.
}
director-rank-strong = Strong foe
director-rank-guardian = Guardian
director-rank-villain = Villain
director-you = You
director-will-do = What it will do
director-chances = Your chances
director-you-chose = You chose
director-was-chosen = { $name } chose
director-without = Without it
director-dice-wait = The dice have not fallen yet.
director-answers = answers
director-your-chance = Your chance
director-chance = The chance
director-why = Why?
director-roll-now = Roll now

# A text over the whole table, and cards to choose from.
# $option is the answer, in its own words.
story-chose = You chose: “{ $option }”
story-start-again = Read the start again
story-lasts = A rule that holds now
cards-take = Take { $card }
cards-you-hold = You hold
cards-tap-one = Tap a card
room-back = Back to the choice
room-lay-out = Lay the cards out
replay-cards = The cards to choose from

# The finale at the table: it leads to the results by itself.
finale-over = The game is over.
finale-come = The results come by themselves.
finale-in = { $n ->
    [one] Results in { $n } second
   *[other] Results in { $n } seconds
}
finale-what = Turning points, awards, the chronicle of the evening.
finale-waits = They wait while you read.
finale-stay = Stay a while
finale-now = Results now
finale-table = Look at the table

# The replay: its best scenes, and where the game turned.
replay-turn = Turning point: { $name }, { $before } % to { $after } %

# The chronicle: a finished game on one page.
chronicle = Chronicle
