# Numbers
percent = { $n } %
interval = ({ $low } to { $high })
share-interval = { $share } ({ $low } to { $high })
as-table = Show as a table

# The report of a run
report-kind = Fabletable · laboratory report
report-source = { $game }, rules { $version } · seed “{ $seed }” · { $errors ->
    [0] no game broke
    [one] one game broke
   *[other] { $errors } games broke
}
report-title = { $games ->
    [one] One game of { $game }
   *[other] { $games } games of { $game }
}
report-lead = { $players ->
    [one] One player
   *[other] { $players } players
} ({ $bots }). Every interval is 95 %: a short bar is knowledge, a long bar is a question.

finding-seat-title = { $best ->
    [1] Sit first.
    [2] Sit second.
    [3] Sit third.
    [4] Sit fourth.
   *[other] Sit fifth.
}
finding-seat = Player { $best } wins { $share } of the games, player { $worst } { $low }. Luck alone would do this about once in { $once } reports.
finding-too-few-title = Not enough games to tell.
finding-too-few = { $n } games, and no seat differs surely from its share. To see a difference of 5 in 100 it takes about { $needed }.
finding-no-seat-title = Sit anywhere.
finding-no-seat = No seat wins so much more or less than its share that luck could not explain it.
finding-bot-title = { $bot } is ahead.
finding-bot = It wins { $share } of the games; if all bots were equal, it would be { $fair }.
finding-thing-title = One thing wins games.
finding-thing = Forbid a player “{ $thing }”, and of a hundred games that player wins { $points } fewer from the same seeds.
finding-no-thing-title = Nothing is a must.
finding-no-thing = { $n ->
    [one] One experiment, and in it a player does not win surely more or less without the thing.
   *[other] { $n } experiments, and in none of them does a player win surely more or less without the thing.
}
finding-open-title = It stays open.
finding-early-title = It is decided early.
finding-course = Whoever looks best half-way wins { $half } of the games; whoever looks best after nine tenths, { $late }.

who-wins = Who wins
who-wins-text = The dashed line is a fair share, { $fair }. The thin line is the interval for all of a group at once; green and red stand clear of the fair share even so. Shared victories: { $shared }. Lost by everybody: { $unwon }.
group-seat = By seat
group-bot = By bot
group-hero = By hero or school
group-option = By option
seat-place = { $n ->
    [1] First player
    [2] Second player
    [3] Third player
    [4] Fourth player
   *[other] Fifth player
}
axis-wins = wins, % of games

decided = Where games are decided
decided-text = Whoever looks best at that moment, by the game's own advice to bots, wins so often. The dashed line is blind guessing.
decided-unknown = This game does not tell its bots how the table looks for a player, so nobody can be said to lead.
axis-course = of the game played
over-time = How the table looks
over-time-text = For those who will win and for the others: the middle of all games, and the band in which eight of ten lie. The unit is the game's own.
group-winners = winners
group-others = the others

scores = Scores
scores-text = Half of all players end between { $low } and { $high }; a typical winner has { $winner } and is { $margin } ahead. All players are light, winners dark.
axis-score = score
lengths = How long
lengths-text = { $mid } decisions in a typical game; nine of ten games take { $low } to { $high }.
axis-length = decisions a game

experiments = What wins: the experiment
experiments-text = { $n ->
    [one] The line is an experiment:
   *[other] Each line is an experiment:
} { $games ->
    [one] one game
   *[other] { $games } games
} in which one player may not take the thing, against the same seeds with it. Dot and thick bar are what it is worth to be allowed it, in points of the chance to win. The thin line is the same for { $n ->
    [one] the only question
   *[other] all { $n } questions at once
}, and only what clears zero there gets a verdict. The hollow diamond is how takers do against those who left it, which mixes the thing's worth with being ahead. { $sure ->
    [0] { $n ->
        [one] The answer is not sure.
       *[other] None of them is sure.
    }
    [one] { $n ->
        [one] The answer is sure.
       *[other] One of them is sure.
    }
   *[other] { $sure } of them are sure.
}
verdict-wins = wins games
verdict-loses = loses games
verdict-perhaps = perhaps
verdict-close = too close to say
verdict-few = changes too few games
axis-points = points of the chance to win

links = What goes with winning
links-text = For everything that could be taken: those who took it against those who could have and did not, compared with what their bot wins in that seat. The dot is drawn towards zero as far as it is noise; the hollow diamond is what was counted. The share on the right is how many of those who could, did. { $told ->
    [0] { $n ->
        [one] The only link cannot be told from luck.
       *[other] Of { $n } links none can be told from luck.
    }
    [one] { $n ->
        [one] The only link can be told from luck, in colour.
       *[other] Of { $n } links one can be told from luck, in colour.
    }
   *[other] Of { $n } links { $told } can be told from luck, in colour.
} What winners merely happen to own looks strong here and may be worth nothing: that takes an experiment.
links-none = Nothing was both taken and left often enough in these games to be compared.
early = Early choices
early-text = The same for what was first taken in the first 15 % of a player's decisions, against all who took it later or never: { $n ->
    [one] there was only one to compare, and it can be told from luck.
   *[other] only what can be told from luck among { $n }.
}
early-none = { $n ->
    [one] Only one early choice could be compared, and it does not change the chance to win so much that it could be told from luck.
   *[other] None of { $n } early choices changes the chance to win so much that it could be told from luck.
}

never = Never or hardly seen
never-text = What these bots never try, these games cannot judge.
never-none = Everything that the game counts came up.
never-nameless = { $n ->
    [one] One effect of a card that never came up has no name of its own; simulate --cards lists it.
   *[other] { $n } effects of cards that never came up have no names of their own; simulate --cards lists them.
}
never-came = Never came up ({ $n })
hardly-came = Hardly came up ({ $n })
never-taken = Offered, but never taken ({ $n })

reckoned = How this was reckoned
reckoned-shares = Shares have Wilson's intervals, and Bonferroni's for a whole group at once. Seats are tested together with chi-squared.
reckoned-links = { $n ->
    [one] The only link is tested
   *[other] The { $n } links are tested
} by Welch against zero; colour means that Benjamini and Hochberg expect at most 5 % of luck among all that are coloured. Estimates are drawn towards zero by empirical Bayes.
reckoned-experiments = { $n ->
    [one] The experiment is paired game by game; a single question needs no correction.
   *[other] Experiments are paired game by game and corrected by Bonferroni for { $n } questions.
} Only a game in which the player would have taken the thing is played again; all others would go just the same. An experiment that changes fewer than ten games gets no verdict.
reckoned-again = All of it comes again on any machine, with the fingerprint { $fingerprint }.

head-times = times
head-wins = wins
head-winners = winners
head-course = of the game
head-leader = the leader wins
head-thing = what
head-question = question
head-met = could take it
head-taken = took it
head-took = of those who could
head-worth = worth, points (95 %)
head-drawn = change, points (95 %)
head-link = takers against the others
head-luck = luck among such
head-verdict = verdict

said-shares = { $what }. { $list }.
said-leader = How often the leader wins, by how much of the game has been played. { $list }.
said-over-time = How the table looks for winners and for the others from the beginning to the end; the table below has the figures.
said-experiments = What each thing is worth, strongest first. { $list }.
said-links = What goes with winning and with losing. { $list }.

# A comparison
compare-kind = Fabletable · comparison of two runs
compare-source = { $game } · { $paired ->
    [0] not paired
    [one] one game paired by seed
   *[other] { $paired } games paired by seed
}
compare-title = { $a } against { $b }
compare-lead = A has { $a ->
    [one] one game
   *[other] { $a } games
}, B has { $b ->
    [one] one game
   *[other] { $b } games
}. { $sure ->
    [0] Of { $n } measures, none differs for certain.
    [one] Of { $n } measures, one differs for certain.
   *[other] Of { $n } measures, { $sure } differ for certain.
}
compare-figures = What differs
compare-text = B minus A, in units of what matters for that measure; the shaded field is too small to matter, and what lies beyond the picture stands at its edge. The thick bar is 95 % for a measure alone, the thin line for all of them at once, and the thin line alone earns a verdict.
compare-reckoned = Games that began from the same seed are compared with each other, which leaves out most of the luck; heroes and runs of different seeds are compared by Welch. All { $n } verdicts together are wrong in at most 5 of 100 comparisons of equal runs (Bonferroni). 3 points of a share of games, 1 point of what is rare, 2.5 % of a score or a length and 10 % of a margin are taken to matter. “More games” is how many more of each run it takes until the thin line lies wholly inside the field or wholly outside it, if the difference stays what it is.
changed-bots = The bots of A are { $a }, those of B { $b }.
changed-option = The option { $option } is { $a } in A and { $b } in B.
changed-numbers = A and B are played with different numbers of your own.
changed-version = A was played by rules { $a }, B by rules { $b }.
changed-players = A has { $a } players, B has { $b }.
changed-nothing = Both runs have the same bots and options.
measure-bot = { $bot } wins
measure-bots = { $a } in A, { $b } in B, wins
measure-seat = { $n ->
    [1] First player wins
    [2] Second player wins
    [3] Third player wins
    [4] Fourth player wins
   *[other] Fifth player wins
}
measure-hero = { $hero } wins when played
measure-score = Score of a player
measure-winning-score = Highest score
measure-margin = Margin of the first over the second
measure-decisions = Decisions a game
measure-leader = The leader half-way wins
measure-shared = Shared victories
measure-unwon = Lost by everybody
verdict-different = different
verdict-size-unsure = differs, size unsure
verdict-same = same enough
verdict-unknown = not known yet
more-none = enough games
more-never = at the very edge
more-games = { $n ->
    [one] one more
   *[other] { $n } more
}
head-measure = measure
head-a = A
head-b = B
head-difference = B − A (95 %)
head-more = more games
axis-matters = difference, in units of what matters
said-comparison = B minus A for each measure. { $list }.

# A tournament
cup-kind = Fabletable · tournament
cup-source = { $game } · { $players ->
    [2] two players
    [3] three players
    [4] four players
   *[other] five players
} · every bot on every seat · seed “{ $seed }”
cup-title = { $n ->
    [2] Two bots
    [3] Three bots, every table
    [4] Four bots, every table
    [5] Five bots, every table
    [6] Six bots, every table
   *[other] { $n } bots, every table
}
cup-lead = { $games ->
    [one] One game
   *[other] { $games } games
}. { $best } has the highest rating.
cup-cross = Who beats whom
cup-cross-text = Read along the row: how often it ends ahead of the one above, the 95 % interval, and by how many points on the mean. Framed cells are too close to say.
cup-ratings = Ratings
cup-ratings-text = From all games at once, after Plackett and Luce (openskill); everyone begins at 1,500, and a bot rated 250 higher wins about two games of three. The bar is 95 %.
axis-rating = rating
head-bot = bot
head-rating = rating
said-ratings = Ratings, best first. { $list }.
cup-mark = Read along the row: how often it ends ahead of the one above. A question mark is too close to say.

# Complaints
why-no-outcome = { $file } is not the outcome of a run (simulate --json): { $detail }
why-no-tournament = { $file } is not a tournament (tournament --json): { $detail }
why-other-rules = These games of { $game } were played by rules { $version }; these are rules { $present }, so they cannot be gone on with.
why-other-game = A is a run of { $a }, B of { $b }: only runs of one game can be compared.
why-no-games = There is no finished game to look at.
why-not-watched = These games were played without noting what was taken; a report needs a run with --report.
why-no-columns = { $file } has to end in one of { $known }.
why-few-bots = A tournament at tables of { $players } needs { $players } different bots or more; you named { $bots }.
why-unknown-executor = “{ $word }” is not known here; use processes, ray or ray:ADDRESS.
why-no-cluster = There is no Ray cluster at “{ $address }”: { $detail }
why-folder-taken = { $folder } holds something else; a dataset needs a folder of its own.
why-other-dataset = { $folder } holds a dataset from other settings, or a longer one.
why-broken-game = Game { $index } (seed “{ $seed }”) broke, and nobody should learn from half a game: { $detail }
