# What was chosen in a fight, and what a card, a shield or an ability makes of it before cards are lost.
chosen-blow = Удар на { $n }
now-softened = { $n ->
    [0] Он отбит целиком
   *[other] Проходит только { $n }
}
now-stands = { $seat } держится на ногах
    .you = Вы держитесь на ногах
now-stands-monster = { $monster } ещё держится
