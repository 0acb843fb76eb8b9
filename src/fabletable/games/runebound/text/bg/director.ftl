# What is at stake, and what somebody changed before it took effect
stakes-villain = Победете и играта е ваша. Противник: { $foe }.
# $action is attack, double, agility or the name of an ability
chosen-action = { $action ->
    [attack] Атака
    [double] Удвояване на жетон
    [agility] Жетон за ловкост
   *[other] Способност за прилив
}
now-cancelled = Нищо не излиза от това
because-cancelled = Платеното за това не се връща.
chosen-blow = Удар за { $n }
now-saved = { GENDER($who) ->
    [pl] { $who } още се държат
   *[other] { $who } още се държи
}
    .you-who = Още се държите
