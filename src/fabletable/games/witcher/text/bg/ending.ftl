# Как завърши ловът. $trophy е чудовище или медальон, $n е ход, $others са играчи.
ending-master = { $seat }, майстор вещер
ending-alone = Четвъртият трофей, { $trophy }, е взет в ход { $n }.
ending-ahead = Четвъртият трофей, { $trophy }, е взет в ход { $n }, с { $ahead ->
        [one] { $ahead } трофей
       *[other] { $ahead } трофея
    } преднина пред { $others }.
ending-trophies-from = Откъде са трофеите
source-monsters = чудовища
source-witchers = вещери
source-meditation = медитация
ending-level = Ниво на вещера
ending-wall = На стената
ending-turn = ход { $n }
ending-last-hunt = Последният лов на { $monster }
ending-life-left = колко карти живот остават след всеки удар
ending-blow = { $cards }
ending-hunt-again = Отново на лов
award-blow = Най-силният удар
    .text = щети { $n } с { $cards } ({ $when })
award-trained = Най-добра подготовка
    .text = { $n ->
        [one] общо { $n } ниво
       *[other] общо { $n } нива
    }
