# What the page says about coming and playing together.

# Who is here
presence-here = here
presence-aside = looking away
presence-lost = line lost
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
screen-lights = Whoever has sat down lights the fire on a phone.
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
mine-title = My games

# Without a network
offline-home = No way to the house: boxes and rules can be read, games you played looked at. To lay a table or to play on takes the network.
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
