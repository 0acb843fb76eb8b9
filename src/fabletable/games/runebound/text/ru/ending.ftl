# Чем кончилась партия.
ending-saved = { $foe } повержен
ending-fallen = { $foe } торжествует
ending-struck-down = { $hero } (играет { $seat }) побеждает { ACC($foe) } на { $n }-й день.
ending-all-destroyed = На { $n }-й день не осталось героя, который встал бы против { GEN($foe) }.
ending-too-late = За { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    } никто не остановил { ACC($foe) }.
ending-hero = { $hero } (играет { $seat }) { $n ->
        [0] остаётся без трофеев
        [one] получает { $n } трофей
        [few] получает { $n } трофея
       *[other] получает { $n } трофеев
    } и { $story ->
        [0] не завершает ни одного сюжетного задания.
        [one] завершает { $story } сюжетное задание.
        [few] завершает { $story } сюжетных задания.
       *[other] завершает { $story } сюжетных заданий.
    }
ending-hero-out = { $hero } (играет { $seat }) гибнет, { $n ->
        [0] не получив трофеев
        [one] получив { $n } трофей
        [few] получив { $n } трофея
       *[other] получив { $n } трофеев
    } и { $story ->
        [0] не завершив ни одного сюжетного задания.
        [one] завершив { $story } сюжетное задание.
        [few] завершив { $story } сюжетных задания.
       *[other] завершив { $story } сюжетных заданий.
    }
ending-lane = { $seat }, { $hero }
ending-days = { $n ->
        [one] { $n } день в Терриноте
        [few] { $n } дня в Терриноте
       *[other] { $n } дней в Терриноте
    }
    .text = круги — трофеи, ромбы — сюжетные задания, кресты — поражения
ending-day = День { $n }
ending-ride-again = Снова в путь
ending-last-fight = Последний бой против { GEN($foe) }
ending-mark-trophy-combat = Трофей боя
ending-mark-trophy-exploration = Трофей исследования
ending-mark-trophy-social = Трофей встречи
ending-mark-fell = Поражение
ending-mark-destroyed = Гибель
ending-stood = В строю до конца
ending-against = Кто встал против { GEN($foe) }
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
