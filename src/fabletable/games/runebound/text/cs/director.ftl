# What is at stake, and what somebody changed before it took effect
stakes-villain = Porazte soupeře a hra je vaše: { $foe }.
# $action is attack, double, agility or the name of an ability
chosen-action = { $action ->
    [attack] Útok
    [double] Zdvojení žetonu
    [agility] Žeton obratnosti
   *[other] Schopnost za vzepětí
}
now-cancelled = Vychází to naprázdno
because-cancelled = Co za to bylo zaplaceno, zůstává zaplaceno.
chosen-blow = Úder za { $n }
now-saved = { $who } stále stojí
    .you-who = Stále stojíte
