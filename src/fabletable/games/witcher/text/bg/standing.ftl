# Как съм аз? Печелят $of трофея; $own има питащият, $other най-добрият от другите ($name).
stand-before = Печелят { $of } трофея. Вещерът тръгва, щом бъде избрана школа.
stand-none = Още никой няма трофей. За победа трябват { $of }.
stand-last = Печели още един трофей, и то спечелен в битка.
stand-lead = Водите с { $own ->
        [one] { $own } трофей
       *[other] { $own } трофея
    }; до победата остават { $left }.
stand-even = Вие и { $name } сте наравно с по { $own ->
        [one] { $own } трофей
       *[other] { $own } трофея
    }; до победата остават { $left }.
stand-behind = Води { $name } с { $other ->
        [one] { $other } трофей
       *[other] { $other } трофея
    }; на вас ви трябват още { $left }.
stand-solo = Ход { $turns }, до победата остават { $left } трофея.
stand-trophies = { $n } от { $of } трофея
stand-other = { $name }: { $n ->
        [0] още нито един.
       *[other] { $n }.
    }
stand-level = Вещер от ниво { $level }
    .text = За следващото ниво трябва да са над { $level }: { $attributes }.
stand-life = { $n ->
        [one] { $n } карта живот
       *[other] { $n } карти живот
    }
    .text = Щит { $shield } от { $limit }, { $potions ->
        [0] без еликсири.
        [one] { $potions } еликсир.
       *[other] { $potions } еликсира.
    }
stand-monster = { $roads ->
        [0] { $monster }: точно тук
        [one] { $monster }: на { $roads } преход
       *[other] { $monster }: на { $roads } прехода
    }
stand-trail = Живот { $life }. Имате следа: вие удряте първи.
stand-no-trail = Живот { $life }. Без следа чудовището удря първо.
