# The table in a tab: where one plays, setting it up, what goes wrong, saving and moving.
place-label = Where you play
place-device = On this device
place-device-note = for you alone, works offline
place-house = At { $name }
place-this-house = On this server
place-house-note = others can join you
place-offline = Works offline
place-offline-short = Offline ready
place-gone = { $name } does not answer. Games on this device go on.
setup-welcome = Welcome. Choose a box and look around; the table is being set up.
setup-read = Read now:
setup-read-what = rules and the first page of every lesson.
setup-play = Play:
setup-soon = in a moment. Choose already, the game starts by itself.
setup-seconds = { $n ->
    [one] in about { $n } second. Choose already, the game starts by itself.
   *[other] in about { $n } seconds. Choose already, the game starts by itself.
  }
setup-slow = slow connection, { $left } MB to go. Choose already, the game starts by itself.
setup-now = now. The rest comes behind.
setup-size = { $loaded } of { $total } MB
setup-spoken = { $loaded } of { $total } megabytes
setup-once = once, then never again
setup-engine = engine { $size }
setup-library = library { $size }
setup-games = games { $size }
setup-ready = Ready. It works without internet now.
setup-ready-note = All games, lessons and bots are on this device: { $size } MB. Nothing you play leaves it.
setup-install = Put it on my home screen
setup-not-now = Not now
setup-starts = { $n ->
    [one] Starts in about { $n } second
   *[other] Starts in about { $n } seconds
  }
setup-starts-soon = Starts in a moment
setup-cancel = Cancel
first-title = { $minutes ->
    [one] { $game } in { $minutes } minute
   *[other] { $game } in { $minutes } minutes
  }
first-of = Page 1 of { $n } · the rest is played, not read
first-page = First page
first-begin = Begin playing
first-ready-in = { $n ->
    [one] ready in about { $n } second, starts by itself
   *[other] ready in about { $n } seconds, starts by itself
  }
first-ready-soon = ready in a moment, starts by itself
first-rules = or read the full rules
first-loading = Getting ready: { $loaded } of { $total } MB
trouble-no-wasm = This browser cannot run the table. You can read rules, or play at a house.
trouble-no-runtime = The table could not be fetched. It goes on when you are back online.
trouble-no-memory = The table ran out of memory and could not be set up again. Close other pages and try again.
trouble-elsewhere = Your games on this device are open in another window.
trouble-again = The table ran out of memory and was set up again. Your game is as you left it.
trouble-forgets = This window forgets everything when it closes.
trouble-try = Try again
trouble-here = Play here instead
trouble-save = Save my games as a file
update-here = A new version is here. Your games go on where they stand.
update-now = Use it now
update-later = Later
data-title = Save or move my data
data-note = Your games, settings and lessons lie in this browser alone. A file brings them to another device, or keeps them safe.
data-room = { $used } MB are used on this device.
data-save = Save everything as a file
data-open = Open a saved file
data-opened = { $n ->
    [0] Everything in this file is here already.
    [one] { $n } game was added.
   *[other] { $n } games were added.
  }
data-bad = This file holds no games of Fabletable.
needs-house = To play with people elsewhere you need a house.
needs-house-what = A house is a server that somebody runs; its pages offer links to invite by.
