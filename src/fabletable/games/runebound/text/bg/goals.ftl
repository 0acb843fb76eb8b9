# Goals of a day's table
goal-trophies = { $n ->
        [one] Спечелете един трофей до края на рунд { $turns }
       *[other] Спечелете { $n } трофея до края на рунд { $turns }
    }
goal-trophies-result = { $n ->
        [0] Нито един трофей: рунд { $turn }
        [one] Един трофей: рунд { $turn }
       *[other] { $n } трофея: рунд { $turn }
    }
goal-fights = { $n ->
        [one] Спечелете в бой един трофей до края на рунд { $turns }
       *[other] Спечелете в бой { $n } трофея до края на рунд { $turns }
    }
goal-fights-result = { $n ->
        [0] Нито един трофей от бой: рунд { $turn }
        [one] Един трофей от бой: рунд { $turn }
       *[other] { $n } трофея от бой: рунд { $turn }
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
goal-assets = { $n ->
        [one] Вземете една придобивка до края на рунд { $turns }
       *[other] Вземете { $n } придобивки до края на рунд { $turns }
    }
goal-assets-result = { $n ->
        [0] Нито една придобивка: рунд { $turn }
        [one] Една придобивка: рунд { $turn }
       *[other] { $n } придобивки: рунд { $turn }
    }
goal-gold = Съберете наведнъж { $n } злато до края на рунд { $turns }
goal-gold-result = { $n ->
        [0] Без злато: рунд { $turn }
       *[other] { $n } злато: рунд { $turn }
    }
goal-lore = { $n ->
        [one] Съберете едно познание до края на рунд { $turns }
       *[other] Съберете { $n } познания до края на рунд { $turns }
    }
goal-lore-result = { $n ->
        [0] Нито едно познание: рунд { $turn }
        [one] Едно познание: рунд { $turn }
       *[other] { $n } познания: рунд { $turn }
    }
