# What a table and its server say, besides the game itself.
why-late = The table has gone on meanwhile.
why-not-your-turn = It is { $seat }'s turn.
why-not-your-seat = You do not sit there.
why-review-not-yours = Only those who sat at this table may have its review.
why-again-not-yours = Only those who sat at this table may set it again.
why-seat-held = A bot decides for this seat at the moment.
why-not-away = { $seat } is here and decides without help.
why-not-started = The game has not started yet.
why-already-started = The game has already started.
why-not-over = That can be had when the game is over.
# $seats is a list of players who are not there yet
why-seat-open = Still waiting for: { $seats }.
why-seat-taken = This seat is taken.
why-no-such-seat = There is no such seat.
why-no-such-table = There is no such table.
why-table-open-elsewhere = This table is open in another terminal; leave it there first.
why-no-such-page = There is nothing here.
why-no-such-language = There is no text in “{ $language }”. Known: { $known }.
why-wrong-secret = This link or key does not open this seat.
why-host-only = Only whoever set the table up can do that.
why-no-proposal = Nothing is proposed, or the proposal has lapsed.
why-nobody-agrees = Somebody else at the table has to agree to that, and nobody else is here.
# $most letters, a fixed number
why-bad-name = A name has one to { $most } letters.
why-bad-chat = A message has one to { $most } letters.
why-bad-entropy = That is too long; up to { $most } letters.
why-odd-letters = Please write it in plain letters, with at most two accents on each and nothing that cannot be seen ({ $letters }).
why-bad-id = The command has no proper id.
why-foreign-origin = This page may not talk to this server.
why-bad-path = There is no such address on this server.
why-too-many = Too much at once. Wait a little.
why-busy = Too many questions wait already. Try again in a moment.
why-no-answer = No answer could be worked out. Try again, and tell the host if it happens again.
why-no-runtime = The runtime for browsers is not built. Run { $command } in the sources, or install a released package.
why-not-a-site = { $folder } holds something else than a site. Name an empty folder, or one that this command wrote.
why-needs-server = To play with people elsewhere you need a server that somebody runs.
why-storage-full = No room is left on this device, so nothing was changed. Make room and try again.
why-storage-refused = This browser refused to keep the change, so nothing was changed. Try again, or save your games as a file.
why-too-large = That is too large.
why-too-slow = The connection was too slow; the page reconnects by itself.
why-no-hello = The connection said nothing for too long.
why-hello-first = The first frame has to be hello.
why-hello-once = Hello is said once.
why-not-understood = Not understood: { $detail }
why-server-error = Something went wrong on the server. It has been written down.
why-server-stops = The server is restarting; the page reconnects by itself.
why-rules-stop = The rules have changed since this table was played. It was played under version { $played }, today’s is { $present }, and decision { $number } no longer comes out as it did. Go on together from there, or close the table.
why-other-rules = The rules have changed since: this was played under version { $played }, today’s is { $present }, and from decision { $number } on they differ. What was not kept when the game ended cannot be made any more.
why-table-closed = This table was closed.
why-table-damaged = What the database has of this table is not what was written there, so nothing is decided or signed here. Whoever runs this server can put back a copy with “fabletable restore”, or let the table go on as it is with “fabletable check --accept { $table }”.
why-what-if-deep = This game plays on from another, that one from yet another, { $most } times over. Play on from one of those before it.
why-link-rules = This game was played by other rules ({ $played }; here they are { $present }). You can watch it, not play on.
why-not-stopped = This table has not stopped; there is nothing to settle.
why-away-too-short = { $seat } has only just gone. In { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } a bot or somebody else may take the seat.
why-seat-changed = Something has happened at this seat meanwhile. Look again.
why-id-used = The command “{ $id }” was sent before and said something else.
tale-other-rules = Everyone agreed to go on from here under version { $rules } of the rules.
notice-rules-unchecked = This table was begun under version { $played } of the rules and goes on under version { $present }. Its log is too old to tell whether they differ.
notice-table-damaged = This table was damaged in the database: something that was written is missing or changed. You can look at it, but nothing is decided here until whoever runs this server has seen to it.
house-what-if = This table plays on from decision { $number } of a finished game. Its dice lie as they lay there.
house-from-link = This table plays on from decision { $number } of a game that came by a link. Who made the link may know how the dice will fall.
house-seat-left = { $name } has left the table. A bot plays on.
house-seat-offered = The host is inviting somebody else to the seat of { $name }.
house-seat-taken = { $name } has taken over the seat of { $before }.
why-link-withdrawn = This link was withdrawn. Ask for a new one, or watch.
why-link-used = This link opens once, and somebody has opened it. Ask for a new one, or watch.
why-table-full = Every seat at this table is taken.
why-no-such-word = No table has the code “{ $word }”. Ask for it again.
why-not-this-machine = Only the host, at the machine on which the server runs, can change that.
why-no-network = This machine is not connected to a network.
why-cannot-listen = The server cannot listen on { $host }: { $detail }.
why-bad-far-address = “{ $address }” is not an address others can open. Write it as https://name.example.
why-no-such-join-request = Nobody is waiting there any more.
why-wrong-key = This device is not known here any more. Its seats are open on the devices that still are.
why-keys-renewed = The keys were renewed; the page reconnects by itself.
why-no-such-device = There is no such device.
why-too-many-devices = At most { $most } devices open the same seats.
why-lent-device = This device was lent one game; that is done on the device it came from.
why-too-many-notes = A notebook has room for { $most } notes.
why-note-too-long = The note “{ $name }” is longer than { $most } letters.
why-note-damaged = The note “{ $name }” of your notebook cannot be read. Delete it to begin it anew.
why-saved-damaged = This file is damaged, or somebody changed it: “{ $part }” does not fit. Nothing of it was added.
why-other-tables = Your own games have changed meanwhile. Look at them once more before you say yes.
why-no-such-ticket = This code brings nothing along.
why-ticket-used = This code works once, and it was used.
why-ticket-old = This code was good for five minutes. Make a new one.
why-wrong-words = These words, or this file, open nothing here.
why-no-clock = No clock stands on this table.
why-no-pause = It was agreed that this clock is not paused.
why-no-holiday = No day off is left.
why-resigned = This seat plays no more.
tale-time-up = { $hero } ran out of time; the table decided.
house-time-held = { $name } ran out of time. A bot keeps the seat until { $name } is back.
house-held = A bot keeps the seat of { $name } until { $name } is back.
house-resigned = { $name } has resigned.
result-resigned = { $hero } had resigned.
why-no-chat = It was agreed that nobody chats at this table.
why-chat-too-fast = Somebody who says so much at once is not heard. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
why-no-reactions = It was agreed that nobody reacts at this table.
why-reacted-just-now = One sign every ten seconds. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
why-no-lobby = This server has no open lobby.
why-screen-has-no-seat = A big screen is for everyone and holds no seat.
why-no-mail = The host of this server sends no letters.
why-bad-address = That is no e-mail address.
why-letter-unanswered = This address was sent a letter that nobody has answered yet. It gets no other before the link in that one was opened.
why-too-many-letters = Enough letters were sent there for now. Try again later.
why-bad-webhook = That is no web address a message could be sent to.
why-webhook-inside = This address leads into the host’s own network; messages go only to the open internet.
letter-turn-subject = Your turn in { $game }
letter-turn = { $name }, it is your turn in { $game }.
letter-time-subject = Your time runs out in { $game }
letter-time = { $name }, the others wait for you in { $game }, and your time runs out.
letter-ends-subject = { $game } is over
letter-ends = { $name }, your game of { $game } is over. The result and the replay are at the table.
letter-until = You have until { $until } UTC.
letter-links = Play: { $play }
    Stop letters about this game: { $stop }
    Stop all letters: { $all }
letter-foot = The link opens your seat only on a device that holds it. There are no cards and no secrets in this letter.
letter-confirm-subject = Shall Fabletable write to you here?
letter-confirm = Somebody who plays at { $house } wants to be told at this address when it is their turn. If that is you, open this link: { $link }
    If not, do nothing: no other letter will come.
preview-keeps = { $host } keeps a seat for you at
preview-kept = A seat is kept for you at
preview-goes-on = A game goes on
preview-told = Told to the end
preview-free = { $free ->
        [0] Every seat is taken
        [one] One of { $all } seats is free
       *[other] { $free } of { $all } seats are free
    }
preview-watch = Come and watch
preview-replay = See how it was
preview-browser = Opens in the browser, no account
fairness-how = Before anything was decided the server published a hash of its secret. The seed is the BLAKE2b hash of that secret and of what each player typed. When the game is over both are shown: download the record and run “fabletable verify FILE”; it replays every die and shuffle and prints the same hash.
fairness-lesson = The luck of this table was laid: a lesson begins the same for everybody who learns the game. From there on all is played by the rules.
fairness-link = The luck of this table was not drawn here: it came with a link, a puzzle or a seed, and who made that may know how the dice will fall. From there on all is played by the rules.

# When a host starts the server
why-no-database = Name a database: --database or FABLETABLE_DATABASE, such as postgresql://user@host/fabletable or sqlite:////var/lib/fabletable/tables.sqlite3.
why-database-no-url = “{ $word }” is not the URL of a database. If you mean the file of that name, write { $url }; PostgreSQL is written postgresql://user@host/fabletable.
why-no-secret = Give a secret of at least 16 characters: FABLETABLE_SECRET. Seats are bound to it; keep it.
why-short-former-secret = A former secret has at least 16 characters: FABLETABLE_FORMER_SECRETS, separated by commas.
why-bad-smtp = Letters need a mail server such as smtp://user:password@host:587 (FABLETABLE_SMTP) and an address they come from (FABLETABLE_MAIL_FROM).
why-mail-needs-origin = Letters carry links: name the address people type with --origin.
why-sqlite-alone = On Windows several processes need PostgreSQL, or Redis named by --channels, to hear of each other.
# $found and $newest are names of versions of the database
why-not-migrated = The database has shape { $found }, this version needs { $newest }. Run “fabletable migrate”.
why-no-number = { $setting } takes a whole number from 1 to 65535, not “{ $word }”.
why-renamed = { $old } is called { $new } now.
why-database-fails = The database cannot be used: { $detail }
why-no-database-file = “{ $url }” names no file. Write the whole path, with four slashes: sqlite:////var/lib/fabletable/tables.sqlite3.
why-no-database-folder = There is no folder { $folder } in which the database { $file } could lie. Make it first, or name another file.
why-database-is-folder = { $file } is a folder. Name a file in it, such as { $file }/tables.sqlite3.
why-not-sqlite = { $file } is not an SQLite database. Name another file; this one stays as it is.
why-database-full = Nothing can be stored at the moment: the disk is full.
why-database-locked = Nothing can be stored at the moment: the database is locked by somebody else.
why-database-read-only = Nothing can be stored: the database may only be read.
why-database-gone = Nothing can be stored: the database is not where it was.
why-database-broken = Nothing can be stored at the moment: the database does not work as it should.
why-database-older = The database lost its end: table { $table }, at which something was last written, is missing in it or is older than it was. Bring back the file with the write-ahead log (-wal) that lay beside it. If you have put an older copy in its place on purpose, do it with “fabletable restore”.
why-no-port = No port is free on { $host }.
why-bad-age = “{ $age }” is no age; write it as 180d, 26w or 1y.
why-file-there = { $file } is there already and is not overwritten.
why-copy-not-written = { $file } cannot be written: { $detail }.
why-no-pg-dump = PostgreSQL is copied and put back with its own tools pg_dump and pg_restore (Debian: postgresql-client).
why-no-copy = There is no copy { $file }.
why-copy-other-shape = { $file } is of an older shape and cannot be looked through; “fabletable restore” brings it to the present one.
why-database-in-use = { $file } is in use. Stop the server first.
why-database-not-empty = There are tables in this database already. Make an empty one, name it with --database, and put the copy there.
why-key-open = Others can read the key in { $file }. Take their rights away (chmod 600) and start again.
why-not-a-key = “{ $key }” is no key of a house.
why-not-signed = Nobody has signed this record.
why-signed-by-another = Another house signed this record, with the key { $key }.
why-signature-false = The signature does not fit the record: one of them was changed.

# Bots
bot-easy = Easy
    .text = Makes beginner’s mistakes. You will win often.
bot-medium = Medium
    .text = Plays soundly and answers at once.
bot-hard = Hard
    .text = Thinks ahead, up to a second a move.
bot-master = Master
    .text = The strongest we have. Takes its time.
bot-random = Random
    .text = Chooses anything.
bot-greedy = Medium
    .text = Plays soundly and answers at once.
bot-searching = Searching
    .text = Thinks ahead as Hard does where it has not been taught the game.
tale-said-ahead = This was answered beforehand, as you had said.
why-does-not-stand = This question has to be answered each time anew.
why-asked-already = You are asked already.
why-no-such-answer = Nothing was said beforehand here, or it has lapsed.
why-too-many-answers = { $most ->
        [one] No more than one answer can be given beforehand.
       *[other] No more than { $most } answers can be given beforehand.
    } Take one back first.
