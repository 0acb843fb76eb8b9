# Чем кончилась охота. $trophy — чудовище или медальон, $n — ход, $others — игроки.
ending-master = { $seat }, мастер-ведьмак
ending-alone = Четвёртый трофей, { $trophy }, добыт на { $n }-м ходу.
ending-ahead = Четвёртый трофей, { $trophy }, добыт на { $n }-м ходу. Следом { $others }, до победы не хватило { $ahead ->
        [one] { $ahead } трофея
        [few] { $ahead } трофеев
       *[other] { $ahead } трофеев
    }.
ending-trophies-from = Откуда трофеи
source-monsters = чудовища
source-witchers = ведьмаки
source-meditation = медитация
ending-level = Уровень ведьмака
ending-wall = На стене
ending-turn = ход { $n }
ending-last-hunt = Последняя охота на { ACC($monster) }
ending-life-left = сколько карт жизни осталось после каждого удара
ending-blow = { $cards }
ending-hunt-again = Снова на охоту
award-blow = Сильнейший удар
    .text = урон { $n }, { $cards } ({ $when })
award-trained = Лучшая выучка
    .text = { $n ->
        [one] всего { $n } уровень
        [few] всего { $n } уровня
       *[other] всего { $n } уровней
    }
