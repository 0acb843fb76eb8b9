# Goals of a day's table
goal-monsters = { $n ->
        [one] Сразите { $n } чудовище до конца хода { $turns }
        [few] Сразите { $n } чудовища до конца хода { $turns }
       *[other] Сразите { $n } чудовищ до конца хода { $turns }
    }
goal-monsters-result = { $n ->
        [0] Ни одного чудовища: ход { $turn }
        [one] { $n } чудовище: ход { $turn }
        [few] { $n } чудовища: ход { $turn }
       *[other] { $n } чудовищ: ход { $turn }
    }
goal-trophies = { $n ->
        [one] Добудьте { $n } трофей до конца хода { $turns }
        [few] Добудьте { $n } трофея до конца хода { $turns }
       *[other] Добудьте { $n } трофеев до конца хода { $turns }
    }
goal-trophies-result = { $n ->
        [0] Ни одного трофея: ход { $turn }
        [one] { $n } трофей: ход { $turn }
        [few] { $n } трофея: ход { $turn }
       *[other] { $n } трофеев: ход { $turn }
    }
goal-attributes = Доведите сумму атрибутов до { $n } до конца хода { $turns }
goal-attributes-result = { $n ->
        [0] Сумма атрибутов 0: ход { $turn }
       *[other] Сумма атрибутов { $n }: ход { $turn }
    }
goal-gold = { $n ->
        [one] Соберите { $n } монету сразу до конца хода { $turns }
        [few] Соберите { $n } монеты сразу до конца хода { $turns }
       *[other] Соберите { $n } монет сразу до конца хода { $turns }
    }
goal-gold-result = { $n ->
        [0] Ни одной монеты: ход { $turn }
        [one] { $n } монета: ход { $turn }
        [few] { $n } монеты: ход { $turn }
       *[other] { $n } монет: ход { $turn }
    }
goal-potions = { $n ->
        [one] Запаситесь { $n } эликсиром до конца хода { $turns }
        [few] Запаситесь { $n } эликсирами до конца хода { $turns }
       *[other] Запаситесь { $n } эликсирами до конца хода { $turns }
    }
goal-potions-result = { $n ->
        [0] Ни одного эликсира: ход { $turn }
        [one] { $n } эликсир: ход { $turn }
        [few] { $n } эликсира: ход { $turn }
       *[other] { $n } эликсиров: ход { $turn }
    }
goal-trails = { $n ->
        [one] Соберите { $n } жетон следа до конца хода { $turns }
        [few] Соберите { $n } жетона следа до конца хода { $turns }
       *[other] Соберите { $n } жетонов следа до конца хода { $turns }
    }
goal-trails-result = { $n ->
        [0] Ни одного жетона следа: ход { $turn }
        [one] { $n } жетон следа: ход { $turn }
        [few] { $n } жетона следа: ход { $turn }
       *[other] { $n } жетонов следа: ход { $turn }
    }
goal-cards = { $n ->
        [one] Соберите колоду из { $n } карты до конца хода { $turns }
        [few] Соберите колоду из { $n } карт до конца хода { $turns }
       *[other] Соберите колоду из { $n } карт до конца хода { $turns }
    }
goal-cards-result = { $n ->
        [0] Ни одной карты: ход { $turn }
        [one] { $n } карта в колоде: ход { $turn }
        [few] { $n } карты в колоде: ход { $turn }
       *[other] { $n } карт в колоде: ход { $turn }
    }
