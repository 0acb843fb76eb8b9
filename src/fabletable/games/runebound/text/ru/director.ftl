# What is at stake, and what somebody changed before it took effect
stakes-villain = Победите, и игра ваша. Противник: { $foe }.
# $action is attack, double, agility or the name of an ability
chosen-action = { $action ->
    [attack] Атака
    [double] Удвоение жетона
    [agility] Жетон ловкости
   *[other] Способность за символы удара
}
now-cancelled = Ничего не выходит
because-cancelled = Уплаченное за это не возвращается.
chosen-blow = Удар на { $n }
now-saved = { GENDER($who) ->
    [pl] { $who } держатся на ногах
   *[other] { $who } держится на ногах
}
    .you-who = Вы держитесь на ногах
