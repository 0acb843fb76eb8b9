# fabletable --help
help-fabletable = Big adventure board games at one table, rules enforced. Unofficial.
help-bring = A game, a pack of cards or bots of your own: a file, a folder or a module with GAME, PACK or BOTS in it
help-version = Say the version and leave
help-games = What can be played, with its options
help-json-games = As JSON, for programs
help-simulate = Play many games with bots and show what came out
help-games-number = How many games
help-players = How many sit at the table
help-bots = Names of bots, with commas between; each plays every seat equally often
help-seed = The same seed gives the same games
help-workers = How many processes
help-job-workers = How many worker processes each of them has for bots, hints and replays
help-option = An option of the game; may be given several times
help-tweaks = Your own numbers for cards, a TOML file
help-json-file = Write the outcome to a file; - for standard output
help-columns = Write a line a seat to a file for pandas or polars: .parquet, .arrow or .feather
help-report = Write a page with pictures, for a person to read
help-vary = Several values of an option, with commas between; the games take turns with them
help-experiments = For the report: how many things are forbidden to one player to see what they are worth
help-experiment-games = For the report: how many games each experiment takes
help-resume-run = Go on with what was stopped, or play more of it
help-on = Who plays: processes of this machine, a Ray cluster of its own, or the one at an address
help-compare = Tell luck from effect between two runs
help-outcome-a = The outcome of a run (simulate --json)
help-outcome-b = The outcome of another
help-tournament = Every bot against every other, with ratings and a cross table
help-cup-bots = Names of bots, with commas between; without it, all that there are
help-cup-games = How many games at each table
help-dataset = Write positions, choices and results for those who learn from games
help-dataset-folder = The folder to write to; what it has from the same settings is kept
help-cards = Count every card and effect, and name what never came up
help-blunders = Count what no sensible player does, and name a game to look at
help-replay = Tell a recorded game again, or show its table at one moment
help-at = Show the table after so many decisions
help-seat-view = As this seat saw it; without it, as a spectator did
help-record = A record, or a link that carries a game
help-review = Review a finished game: who was winning when, what each choice cost, luck and skill
help-review-seat = Only this player's decisions, counted from 1
help-review-more = With the figures and reasons behind each fault
help-review-json = As JSON, for programs
help-link = Pack a recorded game into a link that opens in any browser
help-link-kind = To watch a whole game, think about a moment, or play on from one: replay, moment, play-on
help-link-at = The number of decisions before the moment
help-link-seat = The player who is asked there
help-link-words = What you say with it, at most 140 letters
help-link-page = The page it opens at: any site or server of Fabletable
help-verify = Check every decision, die and checksum of a record
help-signed-by = Check as well that this house signed it: its public key, or a file with it
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands
help-default = default
help-required = required
help-help = Show this help.
help-group-playing = Play
help-group-looking-up = Look up
help-group-training = Train
help-group-records = Recorded games
help-group-studying = Study by simulation
help-group-hosting = Host tables
help-table = Play in the terminal, on a screen with the board in it
help-text = Play in the terminal line by line, against bots
help-text-bots = Who plays against you, with commas between
help-seat = Where you sit
help-name = What you are called
help-names = What you are called; once for each person at this screen
help-language = The language: en, ru, cs or bg; FABLETABLE_LANGUAGE or the system's if not given
help-save = Where the record is written, too
help-resume = Go on with a game: its id, a name at its table, a record; alone, a list to choose from
help-speed = How fast moments pass: 0.5, 1, 2 or 4; 0 is at once
help-hold = Let your own fights, cards and losses wait for a key, or not
help-replay-screen = On the whole screen, moment by moment
help-play = Open the table in the browser
help-serve = Serve tables to others
help-host = The address to listen at
help-port = The port to listen at
help-browser = Open a browser, or do not
help-lan = Let others in your network sit down: listen at all addresses and say which one they open
help-data = The folder that keeps the tables
help-database = The database, such as postgresql://… ; FABLETABLE_DATABASE if not given
help-origin = What people type to get here, such as https://play.example.org
help-channels = How several processes talk, such as redis://…
help-lobby = Keep an open lobby: public tables are listed for everyone
help-proxies = Proxies whose word about addresses is taken
help-key = The file with the key that records are signed with; made at the first start, beside the database
help-migrate = Bring the database to the present shape
help-site = Write the table as a folder of plain files for any static host
help-site-folder = The folder to write into; an older site there is replaced
site-written = The site is in { $folder }: { $megabytes } MB. Try it with: { $command }
help-tidy = Remove tables that nobody has touched for long; also while the server runs
help-older-than = For how long nobody has touched them, such as 180d, 26w or 1y
help-only-count = Only say how many there are
help-backup = Write a copy of all tables; also while the server runs
help-backup-file = Where the copy goes, a file or a folder; nothing that is there is overwritten
help-keep = With a folder: keep the newest so many copies
help-every = With a folder: make another copy every so many hours, until it is stopped
help-check = Compare every table with what was written and play it again; also while the server runs
help-check-file = A copy that “backup” has made of SQLite; without it the database itself
help-quick = Compare only, play nothing again
help-accept = Let this damaged table go on as it is; all for every one
help-restore = Put a copy back, with the server stopped
help-restore-file = A copy that “backup” has made
help-anyway = Even if the copy is damaged
help-preview-text = Show every sentence with sample arguments, for those who translate
help-questions = Show every question of a game with a sample table
help-part = A game, or kernel, table, terminal, page; without it everything
help-english = Put the English sentence above
help-game = The key of a game, as `fabletable games` lists them

# Complaints
complaint = fabletable: { $detail }
why-option-shape = An option is given as name=value, not as “{ $word }”.
why-not-text = { $word } is not text.
why-no-file = { $file }: { $detail }
why-nothing-to-bring = There is no file, folder or installed module “{ $word }”.
why-not-brought = { $word } breaks while it is being loaded: { $detail }
why-brings-nothing = { $word } brings neither a game nor a pack of cards nor bots: it has nothing named GAME, PACK or BOTS.
why-no-such-seat = There is no seat { $seat }; the last one is { $last }.
why-which-study = Name a game, or a file to go on with (--resume FILE).
why-which-game = Name a game, or one that was left with --resume.
why-no-language = There is no language “{ $language }”. Known: { $known }.
why-no-such-part = There are no sentences of “{ $part }”. Known: { $known }.
why-no-screen = The table needs a terminal of its own; fabletable text plays line by line, wherever it is read.
why-one-person = Several people share this game; fabletable table --resume goes on with it.
why-interrupted = Stopped.
why-rule-broke = A rule broke, which is a mistake in Fabletable: { $detail }

# Tables
preview-english = (EN) { $sentence }
# A choice that Enter takes
preview-golden = { $choice } (golden)
shelf-title = Games
shelf-strengths = How strong bots are
shelf-bots = All names of bots: { $bots }
column-key = Key
column-game = Game
column-players = Players
column-options = Options
column-bot = Bot
column-wins = Wins
column-share = Share
column-score = Score
column-range = Lowest - highest
column-seat = Seat
column-blunder = Blunder
column-games = Games
column-first = First in game · decision
sim-head = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $players ->
    [one] one player
   *[other] { $players } players
}
sim-too-few = Not enough games to tell: { $games ->
    [one] one game says
   *[other] { $games } games say
} no more than luck. To see a difference of 5 in 100 it takes about { $needed } (--games { $needed }).
sim-shared = Shared victories: { $shared }. Lost by everybody: { $unwon }.
# $mean, $low and $high are numbers already written as the language writes them
sim-length = Decisions a game: { $mean } (from { $low } to { $high }).
# $seconds and $speed are numbers already written; $decisions is one to count with
sim-speed = { $decisions } decisions in { $seconds } s: { $speed } a second.
sim-fingerprint = Seed “{ $seed }”, fingerprint { $fingerprint }.
sim-kept = { $done } of { $games } games are kept. To go on: { $words }
sim-experiments = Experiments
sim-ray = Ray: { $tasks ->
    [one] one task
   *[other] { $tasks } tasks
} on { $workers ->
    [one] one core
   *[other] { $workers } cores
}; { $overhead } ms a task beyond the games themselves.
rate = { $n }/s
dataset-written = { $games ->
    [one] One game
   *[other] { $games } games
} with { $positions } positions in { $folder }: { $fields } numbers each, { $words } words for choices.
sim-errors = { $errors ->
    [one] One game broke.
   *[other] { $errors } games broke.
} Their records are in the JSON file (--json FILE).
sim-error = Game { $index }, after { $number } decisions: { $error }
sim-cards = How often each came up
sim-never = Never came up ({ $count })
sim-all-seen = Everything the game has came up.

# Records
verify-holds = { $game }: all { $decisions } decisions, every die and every checksum hold.
# $seal is a hash
verify-seal = The seed “{ $seed }” is the one sealed as { $seal }.
verify-unfinished = The game was not over; the record ends after decision { $decisions }.
verify-maybe-cut = Nobody has signed it: if the rest was cut off and the length written anew, that cannot be told from a game that was left.
verify-over = The game was over.
replay-other-rules = This record was played under version { $record } of the rules; these are version { $rules }. The story is the same up to decision { $same } of { $last } and is told that far.
verify-signed = Signed with the key { $key } at table { $table }. Compare the key with the one the house shows, or give it with --signed-by.
verify-signed-by = Signed by the house with this key at table { $table }.
# $found and $newest are names of versions of the database
migrate-done =
    { $done ->
        [made] The database was empty and now has shape { $newest }.
        [same] The database already has shape { $newest }; there was nothing to do.
       *[changed] The database has been brought from shape { $found } to shape { $newest }.
    }
tidy-done =
    { $count ->
        [0] No table has been left alone since { $since }.
        [one] Removed { $count } table that nobody has touched since { $since }.
       *[other] Removed { $count } tables that nobody has touched since { $since }.
    }
tidy-counted =
    { $count ->
        [one] { $count } table has not been touched since { $since }.
       *[other] { $count } tables have not been touched since { $since }.
    }
tidy-keys =
    { $count ->
        [one] Removed { $count } key or code that opens nothing any more.
       *[other] Removed { $count } keys and codes that open nothing any more.
    }
tidy-keys-counted =
    { $count ->
        [one] { $count } key or code opens nothing any more.
       *[other] { $count } keys and codes open nothing any more.
    }
backup-done =
    { $kind ->
        [sqlite] Copied to { $file }, a database that “serve” can use as it is. Keep the secret and the key of the house with it.
       *[other] Copied to { $file }; “pg_restore” reads it. Keep the secret and the key of the house with it.
    }
check-done =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $decisions ->
        [one] { $decisions } entry in its log
       *[other] { $decisions } entries in their logs
    }: all is as it was written{ $done ->
        [quick] .
       *[other] , and comes out the same when it is played again.
    }
check-unread =
    { $count ->
        [one] { $count } table was played by other rules, or is of a game that is not here. It was compared, but not played again.
       *[other] { $count } tables were played by other rules, or are of games that are not here. They were compared, but not played again.
    }
check-damaged =
    { $tables ->
        [one] The { $tables } table was looked at.
       *[other] All { $tables } tables were looked at.
    } Put back a copy with “fabletable restore”, or let a table go on as it is with “fabletable check --accept TABLE”.
check-other-shape = The database is of an older shape and could be copied, but not looked through. “fabletable migrate” brings it to the present one.
check-log = Table { $table }: entries of its log are missing, changed or too many.
check-row = Table { $table }: its row, a seat, a proposal or what was kept of it is not what was written.
check-chat = Table { $table }: lines of its chat are missing or changed.
check-kept = Table { $table }: its record, or what else was kept of it, was changed.
check-sums = Table { $table }: its sums are missing, so nothing can be compared.
check-stray = Table { $table }: it is gone, but rows of it are left.
check-missing = Whole tables are gone, or there are some that were never set.
check-play = Table { $table }: played again, it comes out otherwise.
accept-done = From now on what is there counts: { $tables }.
restore-done = { $file } was put back.
restore-aside = What was there before lies in { $file }.
why-copy-damaged = { $file } is damaged: “fabletable check { $file }” says what is wrong with it. With --anyway it is put back all the same.
why-no-folder-for-copies = { $folder } is no folder. Copies that are made again and again need one.
replay-head = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
replay-decision = { $number }. { $seat }: { $choice }
game-open = The record ends after { $number } decisions; the game was not over.
# $count winners, their $names with commas between
game-won = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
game-score = { $name }: { $score }

# The text table
your-name = Traveller
# Bots are called after trees, as on the page; $seat is the number of the bot’s seat
bot-name = { $seat ->
    [1] Rowan
    [2] Hazel
    [3] Alder
    [4] Linden
    [5] Juniper
    [6] Aspen
    [7] Laurel
   *[other] Cedar
}
or = or
# $cost is a list such as “3 gold, 1 moon shard”
piece-cost = costs { $cost }
piece-worth = worth { $worth }
origin-reported = Known from players' reports, not from the rulebook
origin-designed = Our own wording where no source was found
# a $gem with no plural of its own, such as strength 3
gem-counted = { $n } { $gem }
gem-gold = gold
    .counted = { $n } gold
gem-sun = sun
    .counted = { $n ->
        [one] { $n } sun shard
       *[other] { $n } sun shards
    }
gem-moon = moon
    .counted = { $n ->
        [one] { $n } moon shard
       *[other] { $n } moon shards
    }
gem-xp = experience
gem-str = strength
gem-will = will
gem-shield = shield
gem-lore = lore
gem-dmg = damage
gem-damage = damage
gem-guard = shield
gem-draw = draw
gem-again = again
gem-cards = cards
    .counted = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
gem-level = level
    .counted = level { $n }
gem-action = action
gem-plain = plain
gem-forest = forest
gem-hill = hill
gem-mountain = mountain
gem-water = water
gem-wild = wild
choice-brings = brings { $gain }
# $won and $drawn are whole percent
odds = { $drawn ->
    [0] won { $won } %
   *[other] won { $won } %, drawn { $drawn } %
}
odds-about = won about { $won } %
# an option that changes a fight: percent won $before it, and with it
odds-change = won { $before } to { $won } %
odds-won = If won: { $brings }
odds-drawn = If drawn: { $brings }
odds-lost = If lost: { $brings }
odds-because = What makes these odds:
risk-dice = (dice)
risk-reveal = (shows something hidden)
table-sealed = The dice are sealed as { $seal }…; the seed is told at the end.
table-help = Answer with a number. ? shows what else you can type.
# $count choices that are not possible
table-barred = { $count ->
    [one] One more is not possible now
   *[other] { $count } more are not possible now
} (w says why).
table-not-understood = Type a number from 1 to { $last }, or ? for help.
table-crashed = { $detail }. This is a mistake in Fabletable; nothing has changed.
table-undone = Taken back.
table-nothing-barred = Everything is possible that this question asks for.
table-no-reasons = Nothing here has odds that can be explained.
counsel-thinks = The coach thinks …
counsel-more = h again: the figures behind it, and what else
counsel-first = { $number }. { $choice }: wins { $chance } % of the trial games, give or take { $error }.
counsel-behind = { $number }. { $choice }: { $points ->
        [one] one point
       *[other] { $points } points
    } of the chance to win less, give or take { $error }.
counsel-alike = { $number }. { $choice }: no difference that could be told.
counsel-glance = { $number }. { $choice }: { $chance } % at first sight.
counsel-thought = { $number }. { $choice }
counsel-clear = { $trials ->
        [one] One trial game
       *[other] { $trials } trial games
    }; the first is the best beyond doubt.
counsel-close = { $trials ->
        [one] One trial game
       *[other] { $trials } trial games
    }; it is close, and the difference may be luck.
table-which-rule = r and a number shows the chapter.
table-seed = The seed was “{ $seed }”.
# $over is True or False; $command is table or text
table-saved = { $over ->
    [True] The record is in { $file }; fabletable verify checks it.
   *[other] The record so far is in { $file }.
}
table-letter-u = take your last decision back; again: ask everyone
table-letter-w = why not: what is not possible now, and the reason
table-letter-c = chances: what makes the odds of a fight
table-letter-v = where do I stand: how far from winning
table-letter-h = hint: what the coach would choose, and why; again: the figures
table-letter-s = the tale, a line a deed; s 100 for more of it
table-held = Enter goes on, a shows all.
table-which-speed = p and one of { $speeds } is how fast moments pass.
table-letter-m = what happened since your last decision, with every sum
table-letter-p = pace of moments: p 2 is twice as fast, p 0 at once
table-letter-o = let your own fights, cards and losses wait for Enter, or not
table-letter-e = every step of the story; e 100 for more of it
table-letter-r = the rule behind the question; r and a number for another chapter
table-letter-l = look: what is written on the pieces; l and a word for some of them
table-letter-d = draw the whole table again
table-letter-n = explain new questions by itself, or not
table-letter-help = what the question is about, and this list
table-letter-q = leave; the game is kept
note-never = n: never explain by itself; ? always does.
note-now = On this table: { $line }
note-switched = { $on ->
    [True] New questions are explained.
   *[other] New questions are no longer explained; ? still does.
}
advised-chance = By chance. { $why }
advised-this = Recommended: { $choice }. { $why }

# Reviews
ending-awards = Awards
review-progress = Trial games
review-head = { $game }, { $decisions } decisions, reviewed with { $trials } trial games
review-chance = Chance to win from { $start } % to { $end } %
review-counts = { $best } best, { $even } even, { $slip ->
    [one] { $slip } slip
   *[other] { $slip } slips
}, { $mistake ->
    [one] { $mistake } mistake
   *[other] { $mistake } mistakes
}, { $blunder ->
    [one] { $blunder } blunder
   *[other] { $blunder } blunders
}
# In points of winning chance, with their 95 % interval
review-choices = Own choices { $n } points ({ $low } to { $high })
review-luck = Dice and cards { $n } points ({ $low } to { $high })
review-fault = { $name }: “{ $chosen }”. Better: “{ $better }”. { $moment }.
review-lost = { $word }, { $n } points lost ({ $low } to { $high })
review-more = --more shows the figures and reasons behind each fault.
review-turns = Turning points
review-moved = { $before } % to { $after } %

# Players that teach themselves
help-learn = Let a player teach itself a game; a folder that is there is gone on with
help-minutes = For how many minutes
help-learn-folder = Where nets and their curve are kept
help-learn-lessons = Seconds of each generation in which the net looks ahead and learns from what it finds
help-learn-from = A net to go on from; one of older rules is carried over by name
help-learn-players = For so many players; may be given several times
help-python = The interpreter that plays, such as the compiled build's
learn-begun = It sees { $fields } numbers, knows { $words } words, and to begin with does what Medium does.
learn-first = Generation { $n }: { $games } games, { $greedy } against Medium.
learn-kept = Generation { $n }: { $games } games, { $greedy } against Medium, { $last } against the best before it. It is kept.
learn-dropped = Generation { $n }: { $games } games, { $greedy } against Medium, { $last } against the best before it, which stays.
learn-done = The best net: { $file }
learn-curve = How it grew (a half is even)
learn-generation-column = Generation
learn-minutes-column = Minutes
learn-games-column = Games
learn-greedy-column = Against Medium
learn-last-column = Against the best before
learn-kept-column = Kept

# The book of rules
help-rules = Read the rules of a game: all chapters, one of them, or where a word is found
help-rules-chapter = A chapter by its number, key or name
help-rules-search = Only chapters with this word
rules-see = See also: { $rules }
rules-example = An example
rules-only = Only with: { $what }
rules-here = In force at this table: { $what }
rules-not-here = Not at this table. Only with: { $what }
rules-players = { $players } players
rules-how = fabletable rules { $game } CHAPTER shows a chapter by number or name, --search WORD where a word is found.
why-no-such-rule = There is no such chapter: { $rule }. Give a number from 1 to { $last }, a key or a name.
why-not-in-rules = Nothing in the rules about “{ $words }”.
rules-search = Search the rules

help-highlights = Show only the great scenes, in 60 to 90 seconds
help-chronicle = Tell a finished game on one page
chronicle-head = Chronicle of { $game }
chronicle-road = The road
chronicle-texts = What was read on the way
chronicle-from = Told from the record of { $n ->
    [one] { $n } decision.
   *[other] { $n } decisions.
}
highlights-head = { $n ->
    [one] { $n } scene
   *[other] { $n } scenes
}, { $seconds } s
