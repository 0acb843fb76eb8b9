# The shelf: boxes, a new game, my games, the menu.

home-title = Fabletable: big adventure board games
# $n games stand on the shelf
home-motto = { $n ->
    [4] Four big adventure board games, one table.
   *[other] Big adventure board games, one table.
}
home-skip = Skip to the games
home-games = Games
# $range is “2–4” or “3”, $high its last number
home-players = { $high ->
    [one] { $range } player
   *[other] { $range } players
}
home-minutes = { $n } min
home-play = Play
home-rules = Rules
# opens the new-game panel, where Play would begin at once
home-change = Players and options
home-change-short = Players
# below Play: who sat there last time and sits down again
home-last-alone = alone
home-last-bots = { $n ->
    [one] { $n } bot · { $strength }
   *[other] { $n } bots · { $strength }
}
home-last-mixed = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
home-last-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
home-loading = Loading…
home-no-server = The server does not answer.
home-refused = The server refused ({ $code }).
unofficial = Fabletable is an unofficial fan project. It is not made or endorsed by the games’ publishers and carries none of their art.

# My games
mine-title = My games
mine-all = All my games
mine-open = { $n ->
    [one] one open
   *[other] { $n } open
}
mine-over = { $n ->
    [one] one finished
   *[other] { $n } finished
}
# everyone shares this screen
back-shared = on one screen, { $names }
back-alone = alone
back-watch = Watch { $game }: { $names }
# a public table with a free seat; $names sit there already
back-join = Join { $game } with { $names }
back-free = free seat
back-gathering = waiting for players
back-over = finished
back-your-turn = your turn
back-none = Nothing yet. Every game you start is kept here.

# Join with a code
code-title = Join with a code
code-note = Somebody invited you? Type the code they gave you.
code-go = Join

# New game
new-title = New game of { $game }
new-players = Players
# $low to $high may play
new-range = { $low } to { $high }, in order of play
new-range-exact = { $high ->
    [one] one player
   *[other] { $high } players, in order of play
}
new-name = Your name
new-name-here = Name of player { $n }
# $name is the name of a face, such as “Fox”
new-nameless = Without a name you are called { $name }.
new-face = Face of player { $n }
new-faces = Choose a face
face-fox = Fox
face-owl = Owl
face-bear = Bear
face-raven = Raven
face-cat = Cat
face-stag = Stag
face-lynx = Lynx
face-hare = Hare
face-frog = Frog
face-badger = Badger
face-hedgehog = Hedgehog
face-turtle = Turtle
new-bot = bot
# $name is a bot's
new-strength-of = Strength of { $name }
new-style-of = What { $name } is fond of
new-style-even = Balanced
bot-fond = { $bot } · { $temperament }
new-invited = Invited by link
new-invited-note = You get the link in the next step.
new-on-screen = on this screen
new-earlier = Move player { $n } up
new-remove = Remove player { $n }
new-add-bot = Add a bot
new-add-person = Add a person on this screen
new-add-invited = Invite by link
new-strength = How strong are the bots?
new-strength-note = for all bots; each bot can have its own above
new-options = Options
new-one-by-one = One by one
new-numbers = Your own numbers
new-numbers-note = Change prices, strengths and copies of cards for this table. They become part of its record.
new-numbers-find = Find a card by its name
new-numbers-none = No card is called that.
new-numbers-away = Leave { $name } as it is printed
new-numbers-limits = Printed: { $printed }. From 0 to { $most }.
new-numbers-changed = { $n ->
    [one] one card with your own numbers
   *[other] { $n } cards with your own numbers
}
# $option is an option, $word what it is set to
new-option-set = { $option }: { $word }
new-public = Show on the public list
new-public-note = Anyone may watch, and take an open seat.
new-grace = If somebody is away, the others wait
home-grace-30 = half a minute
home-grace-120 = two minutes
home-grace-600 = ten minutes
home-grace-86400 = a day
new-start = Start game
new-start-invite = Set up and invite
new-waits = The game begins when everyone has sat down.
new-teach = New to it? Teach me
new-teach-note = { $n ->
    [one] { $n } minute, you play along
   *[other] { $n } minutes, you play along
}
open-seat = Open seat

# The menu
places = Places
menu = Menu
menu-me = Name and face
menu-sound = Sound and motion
menu-settings = Settings
menu-lobby = Lobby
menu-notifications = Tell me when it is my turn
menu-about = About and credits
me-name = Your name
me-note = Others at the table see them. Kept on this device.
save = Save

# Under the three lights of the menu
light-note = Auto: each game has its own light.
light-note-system = Now as the system is set.
light-light = Day
light-dark = Night
light-game = Auto

# Puzzles, where they are named elsewhere
mistakes-faultless = No costly choice of yours was found. Nothing to train here.
mistakes-kept = { $n ->
    [one] One costly choice of yours was kept as a puzzle.
    [2] Two costly choices of yours were kept as puzzles.
    [3] Three costly choices of yours were kept as puzzles.
   *[other] { $n } costly choices of yours were kept as puzzles.
}
mistakes-looking = Your choices are being looked at…
puzzles-card = Ten minutes that make you better.
puzzles-open = All puzzles
puzzles-row = { $n ->
   *[other] { $n } right in a row
}
puzzles-best = best { $n }
puzzles-solve-ten = Solve ten
puzzles-solved-of = { $solved } of { $count } solved
puzzles-own = { $n ->
    [one] One of your own mistakes
    [2] Two of your own mistakes
    [3] Three of your own mistakes
   *[other] { $n } of your own mistakes
}
puzzles-title = Puzzles
puzzles-train = { $n ->
    [one] Train this one
    [2] Train these two
    [3] Train these three
   *[other] Train these { $n }
}
puzzles-yours = Yours again today
form-title = My form
