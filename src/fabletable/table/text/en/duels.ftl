# Duels with the same luck.
duel-turn = Turn { $n }
why-no-such-duel = There is no such duel here. Ask for the link again.
why-duel-sealed = This belongs to a duel. It is shown when everybody is done.
why-duel-full = All places in this duel are taken.
why-duel-played = You have played this duel. There is no second try.
why-duel-expired = This duel could be played for { $days ->
    [one] one day
   *[other] { $days } days
}. That time is over.
why-duel-alone = A duel takes two: another person or a bot.
why-duel-unfinished = One of the games in this link was not played to its end.
fairness-duel = Everybody in this duel has the same luck. Its seed was made at random when the duel began, and its hash was shown before anybody could play. When everybody is done the seed is shown: download the record and run “fabletable verify FILE”.
fairness-duel-link = Everybody in this duel has the same luck. The duel came here by a link with the seed in it: who made or unpacked that link may know the luck. When everybody is done the seed is shown: download the record and run “fabletable verify FILE”.
