# Как у меня дела? Побеждают $of трофеев; $own у спрашивающего, $other у лучшего из соперников ($name).
stand-before = Для победы нужно трофеев: { $of }. Ведьмак отправится в путь, когда выбрана школа.
stand-none = Трофеев пока ни у кого нет. Для победы нужно { $of }.
stand-last = Победу принесёт ещё один трофей, и добыть его нужно в бою.
stand-lead = Вы впереди: { $own ->
        [one] { $own } трофей
        [few] { $own } трофея
       *[other] { $own } трофеев
    }, до победы ещё { $left }.
stand-even = Вы и { $name } наравне: по { $own ->
        [one] { $own } трофею
        [few] { $own } трофея
       *[other] { $own } трофеев
    }, до победы ещё { $left }.
stand-behind = Впереди { $name }: { $other ->
        [one] { $other } трофей
        [few] { $other } трофея
       *[other] { $other } трофеев
    }; вам нужно ещё { $left }.
stand-solo = Ход { $turns }, до победы ещё трофеев: { $left }.
stand-trophies = Трофеи: { $n } из { $of }
stand-other = { $name }: { $n ->
        [0] пока ни одного.
       *[other] { $n }.
    }
stand-level = Уровень ведьмака { $level }
    .text = Для следующего уровня должны быть выше { $level }: { $attributes }.
stand-life = { $n ->
        [one] { $n } карта жизни
        [few] { $n } карты жизни
       *[other] { $n } карт жизни
    }
    .text = Щит { $shield } из { $limit }, { $potions ->
        [0] эликсиров нет.
        [one] { $potions } эликсир.
        [few] { $potions } эликсира.
       *[other] { $potions } эликсиров.
    }
stand-monster = { $roads ->
        [0] { $monster }: прямо здесь
        [one] { $monster }: { $roads } переход
        [few] { $monster }: { $roads } перехода
       *[other] { $monster }: { $roads } переходов
    }
stand-trail = Жизнь { $life }. У вас есть След: первый удар за вами.
stand-no-trail = Жизнь { $life }. Без Следа первый удар за чудовищем.
