# Said by every game.
seat-unnamed = Player { $n }
list-none = nothing
# $so-far is the list up to here, $next the next of it
list-more = { $so-far }, { $next }
list-last = { $so-far } and { $next }
number = { $n }
# What a player has won so far or at the end, $n of it; a game says its own word.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
    .word = points
word-done = Done
word-yes = Yes
word-no = No
word-pass = Pass
# What every table may be set to.
option-odds = Odds beside choices
    .text = Fights, tests and rolls say how likely they go well. Without it everyone reckons alone.
    .off = Without odds beside choices
option-hints = Hints of the coach
    .text = Whoever decides may ask what a bot would do. Without it everyone thinks alone.
    .off = Without hints
option-quick-start = Quick start
    .text = Skips set-up questions that need experience: the recommended answer is taken, or chance decides.
    .off = With every question of the set-up
quick-start-begins = Quick start: the questions of the set-up are answered for you.
quick-start-took = Quick start for { $seat }: { $choice }.

# Reasons
why-game-over = The game is over.
why-no-hints = At this table nobody asks for hints.
# $key is a key of the protocol, not a word for people
why-no-such-choice = “{ $key }” is not among the choices now.
why-nothing-to-undo = There is nothing to take back.
why-others-decided = { $seat } has decided since; it cannot be taken back.
why-dice-fell = Dice or cards have been drawn since; it cannot be taken back.
why-something-shown = Something hidden has been shown since; it cannot be taken back.
# decisions are numbered from 1
why-no-such-decision = There is no decision { $number }; the last one is { $last }.
why-not-at-the-table = Nobody sits at seat { $seat }; the seats of this match are 0 to { $last }.
why-player-count = { $players ->
    [one] { $players } player cannot play this; it takes { $low } to { $high }.
   *[other] { $players } players cannot play this; it takes { $low } to { $high }.
}
why-unknown-game = There is no game called “{ $game }”. Known: { $known }.
why-unknown-option = There is no option “{ $name }”. Known: { $choices }.
why-pack-taken = Another pack is already called “{ $pack }”.
why-pack-clash = The pack “{ $pack }” cannot be added: the key “{ $card }” is already taken.
why-pack-no-deck = The pack “{ $pack }” cannot be added: the game “{ $game }” has no deck for its card “{ $card }”.
why-takes-no-packs = The pack “{ $pack }” cannot be added: the game “{ $game }” takes no packs.
why-bad-option = Option “{ $name }” cannot be “{ $value }”. It takes: { $choices }.
# $card and $field are keys of the user's own file, $detail says what is wrong
why-bad-tweak = The override { $card }.{ $field } cannot be used: { $detail }.
why-not-toml = { $file } is not written as TOML: { $detail }.
why-no-tweaks = { $file } cannot be read: { $detail }.
why-unknown-bot = There is no bot called “{ $bot }”. Known: { $known }.
why-unknown-temperament = This game knows no { $temperament } among its bots. Known: { $known }.
why-no-vocabulary = “{ $game }” has no vocabulary for players that learn.
why-no-net = There is no net in { $file }.
why-net-damaged = { $file } is no net, or it is damaged.
why-net-foreign = The net is for { $of } by rules { $by }, not for { $game } by rules { $rules }.
why-no-extra = This part of Fabletable is not installed. Add it with pip install "fabletable[{ $extra }]".
# $bots were named for $players seats
why-bot-count = For { $players ->
    [one] { $players } seat
   *[other] { $players } seats
} name one bot, or up to one a seat; you named { $bots }.
why-too-few = { $name } cannot be { $value }; it takes 1 or more.
why-worker-died = One of the processes was ended from outside, perhaps for want of memory; the games are not complete.
why-not-a-record = This is not a Fabletable record: { $detail }
why-record-format = The record has format { $format }; this version reads format { $known }.
# $number is the decision, $key the choice that was made, $detail a sentence
why-record-parts = At decision { $number } ({ $key }) the record and the rules part: { $detail }
# A link that carries a game. $format and $known are numbers
why-link-damaged = This link is damaged: some letters are missing or wrong. Ask for it again.
why-duel-other-game = One of the games in this link is not of this duel.
why-link-format = This link was made by a newer Fabletable (format { $format }; this one reads { $known }).
why-link-words = What you say with a link can have at most { $most } letters.
why-link-long = This link tells of too long a game; at most { $most } decisions are opened.

# What the verifier says
record-holds = Every decision, die and checksum holds.
# $record and $rules are versions of the rules
record-version = Other rules: the record was played under version { $record }, and these rules are version { $rules }. They cannot tell whether it is true.
record-cut = The record says that it has { $length } decisions, but { $found } are there.
record-mark = Decision { $number } ({ $key }) is not the one that was made.
record-seat = Decision { $number } was not player { $seat }'s to make.
record-refused = Decision { $number } ({ $key }) is against the rules: { $detail }
# $draw counts the draws of chance from the last decision on
record-dice = { $stream ->
    [none] Draw { $draw } before decision { $number } is one more than the seed gives.
   *[other] Draw { $draw } before decision { $number }, from the stream { $stream }, is not what the seed gives.
}
record-checksum = The table after decision { $number } is not what the rules give.
record-steps = The steps of the record do not fit the game after decision { $number }.
record-end = The record does not end where the game does (decision { $number }).

# Why a roll or a fight came out as it did
because-bonus = { $bonus } made the difference. Without its { $n } it would have been { $left } against { $against }.
# $n is the winner's score before the roll, $against the other's, $lead how much greater that is
because-dice = { $lead ->
    [0] The dice decided it: before the roll both sides stood at { $n }.
   *[other] The dice turned it round: before the roll the loser led { $against } to { $n }.
}
because-dice-added = Before the roll it was { $n } to { $against }, and the dice did the rest.
because-equal = Both sides come to { $n }.
because-stronger = The dice did not decide it: the score was { $n } to { $against } before the roll.
