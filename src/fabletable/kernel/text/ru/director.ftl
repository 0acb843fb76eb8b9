# What the director says over a scene. $n is a percentage.
director-against-odds = Вопреки всему: { $n } %
director-one-in = Так кончается один случай из { $n }
director-should-not = Этого не должно было случиться: { $n } %
# $seat is a player, $of a number that wins
director-trophy = { $name }: { $n } из { $of }. { $left ->
    [0] Собраны все.
   *[other] Осталось: { $left }.
}
director-first-kill = Первая победа: { $seat }
director-first-town = Впервые в городе: { $seat }
director-first-level = Первое повышение: { $seat }
director-lead = Вперёд выходит { $seat }
director-escape = На волосок от гибели: { $seat }
# $was and $now are percentages
director-chance-moved = { $cause ->
        [won] Эта победа поднимает шансы выиграть партию с { $was } до { $now } %
        [lost] Это поражение снижает шансы выиграть партию с { $was } до { $now } %
       *[dice] Кубики меняют шансы выиграть партию с { $was } до { $now } %
    }
# $by did it, with $card; what was chosen becomes $now
director-changed = Отвечает { $by }, карта «{ $card }»: { $now }.
director-changed-by-card = { $card }: { $now }.
director-new-chance = Шанс был { $was }, теперь { $now } процентов.
director-dice = Кости: { $mine } против { $theirs }.
director-odds = Победа { $won } процентов, ничья { $drawn }, поражение { $lost }.
director-foe = { $foe }, сила { $n }.
director-over = Игра окончена.
# Почему сцену законченной игры показывают снова. $was и $now — проценты, $points — число очков.
highlight-turn = Перелом: { $seat }, шанс на победу в игре с { $was } до { $now } %
highlight-gain = { $seat }: { $points } за одну сцену
highlight-most = { $seat }: { $points }, больше, чем в любой другой сцене
highlight-nearer = { $seat } ближе к победе
highlight-end = Конец игры
