# Goals of a day's table
goal-monsters = { $n ->
        [one] Повалете едно чудовище до края на ход { $turns }
       *[other] Повалете { $n } чудовища до края на ход { $turns }
    }
goal-monsters-result = { $n ->
        [0] Нито едно чудовище: ход { $turn }
        [one] Едно чудовище: ход { $turn }
       *[other] { $n } чудовища: ход { $turn }
    }
goal-trophies = { $n ->
        [one] Спечелете един трофей до края на ход { $turns }
       *[other] Спечелете { $n } трофея до края на ход { $turns }
    }
goal-trophies-result = { $n ->
        [0] Нито един трофей: ход { $turn }
        [one] Един трофей: ход { $turn }
       *[other] { $n } трофея: ход { $turn }
    }
goal-attributes = Вдигнете сбора на уменията до { $n } до края на ход { $turns }
goal-attributes-result = { $n ->
        [0] Сбор на уменията 0: ход { $turn }
       *[other] Сбор на уменията { $n }: ход { $turn }
    }
goal-gold = Съберете наведнъж { $n } злато до края на ход { $turns }
goal-gold-result = { $n ->
        [0] Без злато: ход { $turn }
       *[other] { $n } злато: ход { $turn }
    }
goal-potions = { $n ->
        [one] Носете един еликсир до края на ход { $turns }
       *[other] Носете { $n } еликсира до края на ход { $turns }
    }
goal-potions-result = { $n ->
        [0] Нито един еликсир: ход { $turn }
        [one] Един еликсир: ход { $turn }
       *[other] { $n } еликсира: ход { $turn }
    }
goal-trails = { $n ->
        [one] Съберете един жетон за следа до края на ход { $turns }
       *[other] Съберете { $n } жетона за следа до края на ход { $turns }
    }
goal-trails-result = { $n ->
        [0] Нито един жетон за следа: ход { $turn }
        [one] Един жетон за следа: ход { $turn }
       *[other] { $n } жетона за следа: ход { $turn }
    }
goal-cards = { $n ->
        [one] Съберете тесте от { $n } карта до края на ход { $turns }
       *[other] Съберете тесте от { $n } карти до края на ход { $turns }
    }
goal-cards-result = { $n ->
        [0] Нито една карта: ход { $turn }
        [one] { $n } карта в тестето: ход { $turn }
       *[other] { $n } карти в тестето: ход { $turn }
    }
