# Goals of a day's table
goal-artifacts = { $n ->
        [one] Вземете един артефакт до края на рунд { $turns }
       *[other] Вземете { $n } артефакта до края на рунд { $turns }
    }
goal-artifacts-result = { $n ->
        [0] Нито един артефакт: рунд { $turn }
        [one] Един артефакт: рунд { $turn }
       *[other] { $n } артефакта: рунд { $turn }
    }
goal-growth = Вдигнете Силата или Волята с { $n } до края на рунд { $turns }
goal-growth-result = { $n ->
        [0] Силата и Волята не се вдигнаха: рунд { $turn }
       *[other] Сила и Воля с { $n } повече: рунд { $turn }
    }
goal-skills = { $n ->
        [one] Научете едно умение до края на рунд { $turns }
       *[other] Научете { $n } умения до края на рунд { $turns }
    }
goal-skills-result = { $n ->
        [0] Нито едно умение: рунд { $turn }
        [one] Едно умение: рунд { $turn }
       *[other] { $n } умения: рунд { $turn }
    }
goal-items = { $n ->
        [one] Притежавайте един предмет до края на рунд { $turns }
       *[other] Притежавайте { $n } предмета до края на рунд { $turns }
    }
goal-items-result = { $n ->
        [0] Нито един предмет: рунд { $turn }
        [one] Един предмет: рунд { $turn }
       *[other] { $n } предмета: рунд { $turn }
    }
goal-gold = Съберете наведнъж { $n } злато до края на рунд { $turns }
goal-gold-result = { $n ->
        [0] Без злато: рунд { $turn }
       *[other] { $n } злато: рунд { $turn }
    }
goal-experience = Съберете наведнъж { $n } опит до края на рунд { $turns }
goal-experience-result = { $n ->
        [0] Без опит: рунд { $turn }
       *[other] { $n } опит: рунд { $turn }
    }
