# Чем кончилась партия.
ending-saved = { $foe } повержен
ending-fallen = { $foe } торжествует
ending-struck-down = { $hero } (играет { $seat }) побеждает { ACC($foe) } на { $n } день.
ending-all-destroyed = На { $n } день не осталось героев, готовых сразиться против { GEN($foe) }.
ending-too-late = За { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    } никто не остановил { ACC($foe) }.
ending-hero = { $hero } (играет { $seat }) получает { $n ->
        [one] { $n } трофей
        [few] { $n } трофея
       *[other] { $n } трофеев
    } и завершает { $story ->
        [one] { $story } сюжетное задание.
        [few] { $story } сюжетных задания.
       *[other] { $story } сюжетных заданий.
    }
ending-hero-out = { $hero } (играет { $seat }) гибнет, успев получить { $n ->
        [one] { $n } трофей
        [few] { $n } трофея
       *[other] { $n } трофеев
    } и завершить { $story ->
        [one] { $story } сюжетное задание.
        [few] { $story } сюжетных задания.
       *[other] { $story } сюжетных заданий.
    }
ending-lane = { $seat }, { $hero }
ending-days = { $n ->
        [one] { $n } день в Терриноте
        [few] { $n } дня в Терриноте
       *[other] { $n } дней в Терриноте
    }
    .text = круги означают трофеи, ромбы сюжетные задания, кресты поражения
ending-day = День { $n }
ending-ride-again = Снова в путь
ending-last-fight = Последний бой против { GEN($foe) }
ending-mark-trophy-combat = Трофей боя
ending-mark-trophy-exploration = Трофей исследования
ending-mark-trophy-social = Трофей встречи
ending-mark-fell = Поражение
ending-mark-destroyed = Гибель
ending-damage = Раны
ending-story = Сюжетные задания
award-hunter = Лучший боец
    .text = { $n ->
        [one] { $n } трофей боя
        [few] { $n } трофея боя
       *[other] { $n } трофеев боя
    }
award-adventurer = Самый деятельный герой
    .text = { $n ->
        [one] { $n } трофей
        [few] { $n } трофея
       *[other] { $n } трофеев
    }
award-story = Душа истории
    .text = { $n ->
        [one] завершено { $n } сюжетное задание
        [few] завершено { $n } сюжетных задания
       *[other] завершено { $n } сюжетных заданий
    }
award-fell = Кому досталось больше всех
    .text = { $n ->
        [one] { $n } поражение
        [few] { $n } поражения
       *[other] { $n } поражений
    }
