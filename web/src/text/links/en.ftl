# Links that carry a game: sending one, opening one, and playing on with others.
share = Share
share-title = Share this game
share-lead = Everything is inside the link. It opens at any Fabletable, without an account.
share-what = What you send
share-moment = This moment
share-moment-note = They see what this player saw, and can take the seat.
share-play-on = Play on from here
share-play-on-note = They begin here, against bots, with the same luck.
share-replay = The whole game
share-replay-note = To be watched from its first decision.
share-words = Your words
share-words-left = { $n ->
    [one] { $n } letter left
   *[other] { $n } letters left
  }
share-words-moment = What would you have done here?
share-words-game = Look how this ended
share-packing = The game is being packed.
share-link = Link to the game
share-hand = Send it
# the title beside the link in a message
share-handed = A game of { $game }
share-inside = The whole game is inside this link ({ $size } KB), with the players’ names. Only those you send it to see it.
share-opens = Opens at { $page }
share-opens-note = The link opens at any site or server of Fabletable. Name the one that the other person can reach.
share-address = Address of a site or server
share-use = Use this address
share-bad-address = This is not an address of a page.
share-file = Save the game as a file
clip-save = Save this moment as a moving picture
clip-save-greatest = Save the greatest moment as a moving picture
clip-drawing = The picture is being made: { $n } %
clip-stop = Stop
clip-stopped = Stopped. Nothing was saved.
clip-saved = Saved as a GIF of { $size } KB.
clip-nothing = Nothing is played out at this moment. Go to one with dice, a fight or a card.
clip-cannot = This browser cannot make moving pictures.
clip-failed = The moment could not be fetched. Nothing was saved.
link-title = { $game }, by a link
link-game = A game that came by a link
link-from = { $name } sent you a moment of a game
link-who-hero = { $name }, playing { $hero }
link-what-now = What would you do here?
link-watch-title = A game of { $game } to watch
link-note-moment = { $n ->
    [0] You see exactly what { $name } saw. Take the seat, with the same luck from here on.
    [one] You see exactly what { $name } saw. Take the seat against { $n } bot, with the same luck from here on.
   *[other] You see exactly what { $name } saw. Take the seat against { $n } bots, with the same luck from here on.
  }
link-note-game = Played by { $names }. Watch it, or take a seat at any moment.
link-watch = Watch what { $name } did
link-watch-game = Watch the game
link-puzzle = As a puzzle
link-puzzle-weighing = The choices are being played out.
link-puzzle-failed = The choices could not be played out here.
link-keep = Keep it with my games
link-what-is = What is this game?
# $low and $high are numbers of players
link-facts = { $low } to { $high } players, { $minutes } minutes.
link-rules = Read the rules
link-had = What { $name } had
link-private = The whole game is inside this link ({ $size } KB). Nothing was sent to anybody. No account.
link-private-house = Only if you play on is the game sent to this house, which sets the table.
link-this-moment = this moment
link-checked = Checked: follows the rules
link-unchecked = Not checked yet
link-other-rules-short = Older rules
link-other-rules = Played under other rules. You can watch it as far as the rules of today lead to the same, not play on.
link-damaged = This link is damaged: some letters are missing or wrong. Ask for it again.
link-newer = This link was made by a newer Fabletable. Ask for a game saved as a file, or open it there.
link-unknown = This game is not on this shelf.
link-no-table = The table that reads this link could not be set up here. The link is fine; open it in another browser.
link-opening = The board is being set.
link-ready-in = { $n ->
    [one] ready in about { $n } second
   *[other] ready in about { $n } seconds
  }
link-ready-soon = ready in a moment
others = Play it with others
others-title = Play this with others
others-lead-device = People elsewhere meet at a house: a server that somebody runs. The game moves there as it stands.
others-lead-house = Choose who sits where. Everyone invited gets a link to their seat.
others-house = Address of the house
others-house-note = Its page opens with this game; there you choose who sits where and get links to send. Your game here stays as it is.
others-open = Open it at the house
others-failed = The game could not be packed. Nothing was sent.
others-who = Who sits where
others-you = you
others-person = a person, by link
others-bot = a bot
others-known-luck = The luck to come is fixed by the link: who made it may know it.
others-make = Make the table and its links
