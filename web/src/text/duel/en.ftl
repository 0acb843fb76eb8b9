duel-title = Same-luck duel
duel-lead = One set-up, the same dice and cards for everybody. Each plays at their own table, whenever they like.
duel-game = Game
duel-players = Players at each table
duel-at-table = { $n ->
        [one] One, alone
       *[other] { $n }: one person and bots
    }
duel-bots = Bots at the other seats
duel-people = How many people play the duel?
duel-people-count = { $n ->
        [one] Only me
       *[other] { $n } people
    }
duel-against = A bot plays the duel as well
duel-no-bot = No bot
duel-name = Your name
duel-kept = The server keeps the seed. Nobody sees it before everybody is done.
duel-came-by-link = This duel came by a link with the seed in it: who made or unpacked that link may know the luck.
duel-travels = Without a server the seed travels inside the link. It does not show by itself, but somebody who unpacks the link can read it.
duel-carries-game = Your game is inside this link. It opens when the other has played.
duel-mine = My duels
duel-nobody = nobody has begun
duel-state-open = to be played
duel-state-begun = your game goes on
duel-state-waiting = waiting for the others
duel-state-full = all places taken
duel-state-done = see both games
duel-state-expired = time is over
duel-setup = { $n ->
        [one] { $game }, alone
       *[other] { $game }, { $n } players at each table
    }
duel-done-with = You are done with { $n }.
duel-done = You are done.
duel-still-playing = { $n ->
        [one] { $names } is still playing; you see that game when it is done.
       *[other] { $names } take part; you see all games when everybody is done.
    }
duel-bot-plays = { $bot } is still playing; you see its game when it is done.
duel-nobody-yet = Nobody else has begun. Send the link.
duel-expired = { $names } did not finish in 14 days. You can look at your own game.
duel-expired-alone = Nobody else played in 14 days. You can look at your own game.
duel-own-game = See my game
duel-full = All places are taken by { $names }. When everybody is done you can see the games here.
duel-yours = Your duel is ready. Play when you like, before the others or after them.
duel-from = { $name } challenges you to a duel with the same luck.
duel-rule-luck = Everybody meets the same dice and cards.
duel-rule-once = There is one try. Nothing is taken back after a roll or a card.
duel-rule-hidden = Nobody sees anything of another’s game before everybody is done.
duel-send = Send this link
duel-send-back = Send your game back
duel-left = { $n ->
        [one] one day left
       *[other] { $n } days left
    }
duel-places = { $taken } of { $n } have begun
duel-with-bot = { $bot } plays as well
duel-seal = The hash of the seed
duel-to = to
duel-rematch = Rematch
duel-share = Share this duel
duel-share-inside = All games are inside this link. It opens anywhere, also without a server.
duel-share-server = This duel is too long for a link that carries it. This one opens at the server.
duel-comparing = Both games are being played again.
duel-course = Course of the duel
duel-compare = Compare
duel-with = with
duel-ahead = { $name } ahead
duel-line-score = { $end ->
        [0] Lead in points: { $one } ahead by up to { $best }, { $other } by up to { $worst }; level at the end.
       *[other] Lead in points: { $one } ahead by up to { $best }, { $other } by up to { $worst }; at the end { $who } by { $end }.
    }
duel-line-chance = { $end ->
        [0] Lead in winning chance: { $one } ahead by up to { $best } points, { $other } by up to { $worst }; level at the end.
       *[other] Lead in winning chance: { $one } ahead by up to { $best } points, { $other } by up to { $worst }; at the end { $who } by { $end }.
    }
duel-line-level = Level from beginning to end.
# where only one was ever ahead
duel-line-score-one = { $end ->
        [0] Lead in points: { $who } ahead by up to { $most }; level at the end.
       *[other] Lead in points: { $who } ahead by up to { $most }, and by { $end } at the end.
    }
duel-line-chance-one = { $end ->
        [0] Lead in winning chance: { $who } ahead by up to { $most } points; level at the end.
       *[other] Lead in winning chance: { $who } ahead by up to { $most } points, and by { $end } at the end.
    }
duel-back = The difference before
duel-next = The next difference
duel-parted = Where we parted
duel-place = { $chapter }, decision { $n }
duel-same-until = { $n ->
        [0] You parted at the first decision.
        [one] The same game until here: same rolls, same decision.
       *[other] The same game until here: same rolls, same { $n } decisions.
    }
duel-next-at = next difference: { $chapter }
duel-never-parted = You played the same game to the end. That happens once in a thousand.
duel-switch = Whose game
duel-nothing-here = decided nothing here
duel-chance-after = chance to win after it
duel-chance-before = { $n } before
duel-score-now = points at once
duel-score-from-here = points from here
duel-replay = Replay
duel-luck = { $n ->
        [one] One draw was made by both; { $equal } equal
       *[other] Both made { $n } of the same draws; { $equal } are equal
    }
duel-luck-here = { $n ->
        [one] { $chapter }: one draw, { $equal } equal
       *[other] { $chapter }: { $n } draws, { $equal } equal
    }
duel-better = { $name } did better
duel-level = Neither did better
duel-nothing-shown = Nothing of one game was shown to the other before both were done.
