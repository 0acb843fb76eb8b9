# What was chosen in a fight, and what a card, a shield or an ability makes of it before cards are lost.
chosen-blow = A blow of { $n }
now-softened = { $n ->
    [0] Nothing of it comes through
   *[other] Only { $n } of it comes through
}
now-stands = { $seat } still stands
    .you = You still stand
now-stands-monster = { $monster } is not slain yet
