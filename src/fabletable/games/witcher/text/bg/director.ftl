# What was chosen in a fight, and what a card, a shield or an ability makes of it before cards are lost.
chosen-blow = Удар за { $n }
now-softened = { $n ->
    [0] Отбит е целият
   *[other] Минават само { $n }
}
now-stands = { $seat } още се държи
    .you = Вие още се държите
now-stands-monster = { $monster } още се държи
