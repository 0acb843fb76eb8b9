# Goals of a day's table
goal-glory = { $turns ->
        [0] Стигнете до { $n } слава
       *[other] Стигнете до { $n } слава до края на рунд { $turns }
    }
goal-glory-result = { $n ->
        [0] Без слава
       *[other] { $n } слава
    }
goal-feats = { $n ->
        [one] Извършете един подвиг до края на рунд { $turns }
       *[other] Извършете { $n } подвига до края на рунд { $turns }
    }
goal-feats-result = { $n ->
        [0] Нито един подвиг: рунд { $turn }
        [one] Един подвиг: рунд { $turn }
       *[other] { $n } подвига: рунд { $turn }
    }
goal-faces = { $n ->
        [one] Изковете една страна до края на рунд { $turns }
       *[other] Изковете { $n } страни до края на рунд { $turns }
    }
goal-faces-result = { $n ->
        [0] Нито една изкована страна: рунд { $turn }
        [one] Една изкована страна: рунд { $turn }
       *[other] { $n } изковани страни: рунд { $turn }
    }
goal-gold = Съберете наведнъж { $n } злато до края на рунд { $turns }
goal-gold-result = { $n ->
        [0] Без злато: рунд { $turn }
       *[other] { $n } злато: рунд { $turn }
    }
goal-shards = { $n ->
        [one] Съберете един отломък до края на рунд { $turns }
       *[other] Съберете наведнъж { $n } отломъка до края на рунд { $turns }
    }
goal-shards-result = { $n ->
        [0] Нито един отломък: рунд { $turn }
        [one] Един отломък: рунд { $turn }
       *[other] { $n } отломъка: рунд { $turn }
    }
