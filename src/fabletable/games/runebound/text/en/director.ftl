# What is at stake, and what somebody changed before it took effect
stakes-villain = Beat { $foe }, and the game is yours.
# $action is attack, double, agility or the name of an ability
chosen-action = { $action ->
    [attack] An attack
    [double] A doubled token
    [agility] An agility token
   *[other] A surge ability
}
now-cancelled = It comes to nothing
because-cancelled = What was paid for it stays paid.
chosen-blow = A blow of { $n }
now-saved = { GENDER($who) ->
    [pl] { $who } still stand
   *[other] { $who } still stands
}
    .you-who = You still stand
