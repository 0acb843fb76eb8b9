# What the page says about coming and playing together.

# Who is here
presence-here = here
presence-looking-away = looking away
presence-line-lost = line lost
presence-away = away
# $time is a span such as “4 minutes”
presence-away-for = away for { $time }
presence-bot = kept by a bot
presence-left = has left
presence-free = waiting for somebody

# The big screen
screen-just-now = Just now
screen-watch = Watch on your phone
screen-watch-note = You see what lies open.
screen-free = { $n ->
    [one] A seat is free
   *[other] { $n } seats are free
}
screen-free-note = Scan to sit down.
screen-point = Point your phone’s camera here
# followed by the address on a line of its own
screen-address-word = or open this address and type the code
screen-address = or open in any browser
# $taken people and bots have sat down, $free seats are left
screen-seated = { $free ->
    [0] Everyone is here.
    [one] { $taken ->
        [one] One has sat down, one seat is free.
       *[other] { $taken } have sat down, one seat is free.
    }
   *[other] { $taken ->
        [one] One has sat down, { $free } seats are free.
       *[other] { $taken } have sat down, { $free } seats are free.
    }
}
screen-seat-free = Free seat
screen-lights = Somebody at the table starts the game on a phone.
screen-no-hand = This screen never shows a hand.

# In the hand: a phone at a table with a big screen
own-hand = Your hand
hand-pages = Pages of this phone
hand-page-hand = Hand
hand-page-board = Board
hand-page-tale = Tale
hand-page-chat = Chat
hand-off = Show the whole table here
hand-on = This phone is my hand
hand-on-note = Own cards and choices; the board is on the big screen.
hand-lookup = Say when to look up
hand-lookup-note = Fights and dice are seen on the big screen. Otherwise they are shown here.
lookup = Look up!
lookup-hand = My hand
lookup-here = Show it here

# My games

# Without a network
offline-home = The server does not answer. You can read rules and look at games you played; to start or go on you need the network.
offline-table = No way to the table
# $time is a time of day
offline-since = Offline since { $time }. We try again by ourselves.
offline-nothing-lost = Nothing is lost. What the table confirmed is kept.
# $choice is the name of a choice
offline-unsent = One answer of yours is not sent yet: “{ $choice }”. It goes off when the line is back, if it still fits.
offline-read = To read meanwhile
offline-view = { $game }: the table as it was
offline-view-at = your own things too, from { $time }
offline-rules = Rules of { $game }
offline-kept = kept on this device
offline-try = Try now
offline-awake = At home? Is the machine with the table awake?
app-newer = A newer page is ready. It opens as soon as nothing is being typed.
app-reload = Open it now
mine-lead = On every device of yours, without an account.
mine-group-turn = Your turn
mine-group-others = Others decide
mine-group-gathering = Gathering
mine-group-what-if = What if
# $ago is a time such as "2 hours ago"
back-what-if = What if · { $ago }
mine-group-over = Finished
# $names are the others at the table
mine-with = with { $names }
mine-alone = at one screen
# $time is a span such as “2 hours”
mine-left = { $time } left
mine-no-clock = no clock
mine-away = { $name } is away
mine-new = New game
mine-offline = No way to the house. These are the games as they were last seen.
device-phone = Phone
device-tablet = Tablet
device-laptop = Computer

# Invitations
done = Done
invite = Invite
invite-seat = Seat { $n }
invite-choosing = somebody is choosing a name …
reach-alone = Only this device can open the links so far. “Invite” opens the game to your network.
reach-alone-fixed = Only this device can open the links. Who runs the server can let others in.
join-request = Ask { $host } for a new link
join-request-nobody = Ask for a new link
join-request-note = The host sees your wish at the table and lets you in with one tap.
# $host is a name or “the host”
join-request-waiting = Asked. As soon as { $host } lets you in, you sit down here.
join-request-declined = Not this time. You may watch.
join-request-asks = { $name } asks to be let in.
join-request-in = Let in
join-request-no = Not now
sit-invited = { $host } invites you to the table.
sit-invited-nobody = You are invited to the table.
sit-name-note = Kept on this device; you can change it later.
sit-choose = Choose your seat
sit-there = Already here
sit-host = the host
sit-first = free · plays first
sit-last = free · plays last
sit-after = free · plays after { $name }
sit-as = Sit down as { $name }
sit-no-account = No account needed. The seat stays on this device; you can take it to another one later.
sit-own = This is for somebody else
sit-own-note = You sit at this table already. Hand the link on.
shut-used = This seat is taken
# $when is a day and a time, may be empty
shut-used-note = This link has been used: a seat’s link opens once, and that was on { $when }.
shut-own-device = Was it you, on another device? Then the seat is safe there. Open “My games” on it and take your seats along.
shut-withdrawn = This link was withdrawn
shut-withdrawn-note = Whoever laid the table took it back on { $when }.
shut-full = Every seat is taken
shut-full-note = You may watch.
shut-over = This game is over
shut-unknown-note = This link opens nothing here.

# The lobby
lobby = Lobby
# Clocks
clock-none = No clock
clock-evening = An evening together
clock-letter = By letter
# spans such as “3 minutes”
clock-evening-terms = { $turn } a turn, { $reserve } in reserve
clock-letter-terms = { $turn } for each move
clock-days = { $days } d { $hours } h

# Being called
notifications-title = Tell me when it is my turn
notifications-lead = The tab’s title and the icon always say whose turn it is.
notifications-here = On this device
notifications-sound = A soft bell
notifications-sound-note = when it is your turn
notifications-browser = Notices of this browser
notifications-browser-on = allowed on this device
notifications-browser-off = while the page is open out of sight
notifications-browser-denied = Your browser forbids them; its settings can allow them again.
notifications-browser-none = This browser has none, or the address is not https.
notifications-away = When you are away
notifications-mail = E-mail
notifications-mail-note = One letter when it is your turn, and no other until you came back.
notifications-mail-sent = A letter is on its way. Open the link in it once.
notifications-mail-confirmed = confirmed
notifications-mail-unconfirmed = not confirmed yet: open the link in the letter
notifications-no-mail = This house sends no e-mail.
notifications-webhook = Webhook
notifications-webhook-note = One small JSON to your address, nothing secret in it.
notifications-set = Set
notifications-saved = Noted.
notifications-when = Tell me
notifications-when-at-once = at once
notifications-when-after-5-min = after 5 minutes away
notifications-when-daily = once a day
notifications-about = About
notifications-about-turn = my turn
notifications-about-ends = a game that begins or ends
notifications-about-time = time that runs out
notifications-quiet = Quiet hours
notifications-quiet-note = from { $from } to { $to }
notifications-quiet-from = from
notifications-quiet-to = to
notifications-secret = A message never holds your cards, your choices or a seat’s secret.
notifications-stop-all = Stop everything
notifications-stopped = Stopped. Nothing more will be sent.

# Proposals: $name asks, $who is the seat it is about
ask-for-pause = { $name } asks for a pause.
ask-for-resume = { $name } asks to go on.
ask-for-time = { $name } would give { $who } more time.
ask-for-wait = { $name } would wait for { $who } a while longer.
ask-for-bot = { $name } would let a bot play for { $who }.
ask-for-open = { $name } would open the seat of { $who } to somebody else.
ask-for-out = { $name } would play on without { $who }.
clock-none-note = as long as you like; the default among friends
clock-evening-note = a time for each turn, and a reserve
clock-letter-note = days for each move; you are told when it is your turn
clock-turn = this turn
clock-reserve = reserve
# $turn and $reserve are clocks such as 0:38
clock-then = { $turn } of this turn, then { $reserve } in reserve
clock-this-turn = { $turn } of this turn
clock-from-reserve = { $reserve } in reserve
clock-left = { $n } seconds left
terms-time = How much time? Everyone sees it before sitting down.
terms-turn = Time for a turn
terms-move = Time for a move
terms-reserve = Reserve for the game
terms-reserve-note = runs when a turn’s time is over
terms-holiday = Days off
terms-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
terms-nights = Nights are free
terms-nights-note = from ten in the evening to eight in the morning no clock runs
terms-up = When it runs out
terms-up-decide = table decides
terms-up-hold = bot sits
terms-up-resign = resign
terms-up-decide-note = When time is up, a bot makes that one decision, and the seat stays yours.
terms-up-hold-note = When time is up, a bot plays until its person is back.
terms-up-resign-note = When time is up, the seat resigns.
terms-pause = May be paused
terms-pause-note = when all who are here agree
terms-out = Whoever resigns is out
terms-out-note = Otherwise a bot plays on for them.
terms-reactions = Reactions
terms-reactions-note = six signs beside the chat; each may turn them off
terms-chat = Chat
time = Time
time-off = has a day off
time-days-left = { $n ->
    [one] { $n } day off left
   *[other] { $n } days off left
}
time-give = Give time
time-pause = Ask for a pause
time-resume = Ask to go on
time-holiday = Take a day off
time-back = Back from the day off
timeup = Your time ran out
timeup-decided = The table decided one question for you.
timeup-held = A bot plays for you until you are back.
timeup-resigned = The seat has resigned, as was agreed.
timeup-still = You are still in your seat, with a little more time. The others saw it too; it stands in the tale.
timeup-on = Play on
# a notice of the browser
notice-turn = It is your turn

# Leaving, and who does not come
leaving = Leaving the table?
# $names are the others
leaving-lead = { $n ->
    [0] The table waits.
    [one] { $names } plays on in every case.
   *[other] { $names } play on in every case.
}
leaving-close = Just close the page
leaving-close-note = The seat stays yours. You are told when it is your turn.
leaving-bot = Let a bot keep my seat
leaving-bot-note = It plays for you until you open the table again.
leaving-give = Give my seat to somebody
leaving-give-note = Your hand goes with it, and you cannot come back in it. A bot plays until the host has invited somebody.
leaving-resign = Resign
leaving-resign-bot = A bot plays on for the seat, and it is told to everyone.
leaving-resign-out = The seat plays no more and cannot win. Everyone is told.
leaving-hold = Hold to resign
leaving-again = Press Enter once more to resign
leaving-hold-note = Resigning cannot be taken back. Hold the button for one second.
absent = { $name } does not come
absent-note = All who are here have to agree.
absent-wait = Wait a while longer
absent-bot = Let a bot play
absent-open = Invite somebody else
absent-out = Play on without

# Signs and manners, beside the chat
company = The others at this table
signs = Six signs
signs-off = Show no signs
sign-well-played = Well played
sign-thanks = Thank you
sign-oh-no = Oh no
sign-one-moment = One moment
sign-revenge = Revenge!
sign-cosy = Cosy
mute = Mute
unmute = Hear again
chat-off = It was agreed that nobody chats here.
report-save = Save what was said here
report-note = A file with who sat here and what was said, for the person who runs this server. It holds no cards and no choices.
# under the question of somebody else: $time is a span such as “4 minutes”
waited-for = { $name } has been thinking for { $time }.
# $presence is one of the words above, such as “away for 4 minutes”
waited-not-here = { $name }: { $presence }

# Deciding ahead
tool-ahead = Ahead
tray-ahead = Decided ahead
ahead = Decide ahead
ahead-until = until your turn
ahead-note = Only what can be foreseen. Nobody sees it; it lapses if the table changes under it.
ahead-look = See what comes next
ahead-looking = Looking ahead …
ahead-open = What you are asked next is still open.
ahead-laid = Answered so as soon as just this is asked.
ahead-pass = Pass until my turn
ahead-pass-note = Whatever you may do in others’ turns you let pass.
ahead-withdraw = Withdraw
# $choices are what was chosen, in a list
ahead-given = { $n ->
    [one] Answered as you had said: { $choices }
   *[other] Answered as you had said, { $n } times: { $choices }
}
ahead-lapsed = You chose “{ $choice }” in advance, but it is no longer the same. Choose again.
ahead-take-back = Take back · { $n } s
ahead-private = Seen by you alone. It ends with the game, and whoever takes the seat after you does not have it.
standing = Standing answers
standing-game = this game
standing-given = { $n ->
    [0] not used yet
    [one] used once
    [2] used twice
   *[other] used { $n } times
}
standing-none = Nothing stands yet. Under the choices of a question that comes again and again there is “Always answer so”.
standing-told = An answer given by itself is told in the tale and can be taken back for 5 seconds, unless dice fell or cards were seen.
standing-remove = Remove: { $choice }
standing-always = Always answer so
standing-always-note = Remember for this game
standing-always-on = What you choose now is your answer from now on. Seen by you alone.
keys-always = always answer so
