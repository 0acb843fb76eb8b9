# Duels with the same luck
help-duel = Duels with the same luck: name a game to begin one, or give a link to accept it; without either, my duels
help-duel-what = A game, a link of a duel, or the name of one of my duels
help-duel-people = How many people play it
help-duel-against = A bot that plays it as well
help-duel-players = How many sit at each table
duel-line = { $id } · { $game } · { $names } · { $state ->
        [open] to be played
        [begun] your game goes on
        [waiting] waiting for the others
        [done] all are done
        [full] all places taken
       *[expired] time is over
    }
duel-how = Begin one with “fabletable duel GAME”, accept one with “fabletable duel LINK”, look at one with “fabletable duel NAME”.
duel-link = Send this link. It carries the seed, and your game once it is over:
duel-comparing = Both games are played again
duel-not-yet = { $state ->
        [waiting] You are done. You see the other games when everybody is done.
        [expired] Not everybody was done in time.
        [full] All places are taken.
       *[other] Your game waits for you.
    }
duel-result = { $name }: { $score }
duel-luck = { $draws ->
        [one] One draw was made by both; { $equal } equal.
       *[other] Both made { $draws } of the same draws; { $equal } are equal.
    }
duel-never-parted = You played the same game to the end.
duel-same = { $count ->
        [one] The first decision was the same. From there on, with the chance to win after each choice:
       *[other] The first { $count } decisions were the same. From there on, with the chance to win after each choice:
    }
duel-more = { $count ->
        [one] One more difference; the link shows it.
       *[other] { $count } more differences; the link shows them.
    }
