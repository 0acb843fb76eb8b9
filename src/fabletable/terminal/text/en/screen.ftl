# The full-screen table

# $signs explains the signs of the map, one after another
chart-legend = On the map: { $signs }
screen-head = { $game } · { $chapter }
screen-welcome = The dice are sealed as { $seal }… · ? tells the keys.
screen-empty = Nothing lies here.
screen-mine = { $name } · your side
screen-about = In words
screen-story = The story
screen-standing = Where do I stand?
standing-none = This game says nothing about it.
screen-thinking = { $name } is thinking …
screen-over = The game is over.
# $label is what cannot be chosen
screen-barred = { $label }: { $why }
screen-rule-behind = The rule: { $rule } (r opens it)
screen-risk-dice = Dice will fall: there is no taking this back.
screen-risk-reveal = Something hidden will be shown: there is no taking this back.
screen-no-number = The choices have numbers from 1 to { $last }.
screen-more-digits = { $number } … type the next digit, or Enter for { $number }.
screen-hint = { $advice } (h again: the figures, and what else)
screen-close = Esc closes
screen-rules = The rules
screen-rules-keys = / searches · Esc closes

# Keys
screen-key-hint = Hint
screen-key-undo = Take back
screen-key-why = Why not?
screen-key-rules = Rules
screen-key-story = Story
screen-key-help = Keys
screen-key-leave = Leave
screen-help =
    ↑ ↓ and Enter    choose from the list
    1 2 3 …          choose by number
    mouse            click a choice, or a numbered piece twice
    ← →              turn to the board, your side, the others
    PgUp PgDn        scroll the sheet
    Tab              to the sheet; arrows go from piece to piece there
    Esc              back to the list
    h                hint: what the coach would choose, and why; again: the figures
    u                take your last decision back; again: ask everyone
    f                answer beforehand what comes again, or next
    w                why not: go through what is not possible now
    v                where do I stand: how far from winning
    r                the rule behind the question
    g                the legend: every sign and what it does; / searches
    i                what is this? The signs of what the cursor is at
    s                the tale, deed by deed; Enter unfolds, e every step
    m                the film: what happened since your last decision, ← → step
    Enter, Space     go on, while something is shown
    a                show all: straight to the next question
    p                pace: half, usual, twice, four times, at once
    o                let your own fights, cards and losses wait for a key, or not
    n                explain new questions by itself, or not
    k                say something to everyone
    : or /           any command of the table by its name
    q                leave; the game is kept
    {""}
    On the sheets, #3 stands beside what choice 3 points at. A face in [brackets] lies up.
    On maps, ♟1 is the pawn of the first seat, ▪ a card, ▫ a card face down, ═ a road, ┃ and ▁ a river, ╪ a bridge.

# Changing hands
screen-curtain = { $name }, this is for your eyes only.
# $before hands over to $name
screen-curtain-words = { $before } hands the screen over. Press Space when { $name } sits here alone, or q to leave.
screen-curtain-undo = u: { $before } takes the last decision back.

# Leaving
screen-leave = Leave the table?
screen-leave-words = The game is kept; fabletable table --resume { $id } goes on with it at any time.
screen-stay = Stay
screen-result = { $game }: the end
screen-save = Save the record in { $file }
screen-look = Look at the table once more
screen-leave-result = Leave

# Moments
moment-turn = A turn begins.
moment-phase = A new phase begins.
moment-move = Somebody moves.
moment-roll = The dice fall.
moment-card = A card is turned up.
moment-blow = A blow is struck.
moment-outcome = It is decided.
moment-gain = Something is won.
moment-loss = Something is lost.
moment-event = Something befalls everyone.
# One number of a sum: Spear 1
sum-part = { $label } { $n }
# $parts is all numbers with their names and signs: Strength 4 + Spear 1 + Die 5
sum-whole = { $side }: { $parts } = { $total }
# $gains is a list of sum-part such as "Gold +2, Glory +1"
sum-gains = { $side }: { $gains }
# $headline is a sentence
tale-folded = { $headline } { $n ->
    [one] (1 more line)
   *[other] ({ $n } more lines)
}
screen-unfold = Enter unfolds, e every step, Esc closes
screen-scene = A moment that matters
screen-held = Enter goes on · a shows all
screen-passing = Enter hurries · a shows all
screen-film = { $n } of { $last } · ← → step · Esc back to now
screen-place = { $n } of { $last }
screen-no-film = Nothing to see has happened since your last decision.
screen-replay = ← → step from moment to moment, PgUp PgDn from deed to deed, Home and End to the ends, q leaves.
screen-speed = { $speed ->
    [half] Moments pass at half speed.
    [usual] Moments pass at the usual speed.
    [twice] Moments pass twice as fast.
    [four] Moments pass four times as fast.
    [once] Everything is shown at once.
   *[other] Moments pass at { $n } times the usual speed.
}
screen-hold = { $hold ->
    [True] Your own fights, cards and losses wait for a key.
   *[other] Your own moments pass like all others.
}
screen-key-film = Look back
screen-key-standing = Standing
screen-key-all = Show all
