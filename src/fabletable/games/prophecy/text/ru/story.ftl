# Летопись игры и как что называется на столе.

## Летопись

kept = Вы оставляете себе { ACC($hero) }.
starts = { $seat } играет за { ACC($hero) } и начинает { LOC($field) }.
    .you = Вы играете за { ACC($hero) } и начинаете { LOC($field) }.
rolled-to-begin = { $seat } бросает кубик за право первого хода, выпадает { $n }.
    .you = Вы бросаете кубик за право первого хода, выпадает { $n }.
round = Раунд { $n }: { $seat }
    .you = Раунд { $n }: ваш ход
another-turn = { $seat } делает ещё один ход.
    .you = Вы делаете ещё один ход.
drew-chance = { $seat } тянет карту «{ $card }».
    .you = Вы тянете карту «{ $card }».
appeared = { GENDER($card) ->
    [pl] Появляются { $card } { LOC($field) }.
   *[other] Появляется { $card } { LOC($field) }.
}
revealed = { $seat } открывает карту «{ $card }».
    .you = Вы открываете карту «{ $card }».
new-skill = Умению «{ $skill }» теперь учат { LOC($field) }.
new-goods = Новые товары { LOC($field) }: { $items }.
turned-up = Открыта карта «{ $card }» { LOC($plane) }.
stayed = { $seat } остаётся { LOC($field) }.
    .you = Вы остаётесь { LOC($field) }.
moved-walk = { $seat } идёт { ACC($field) }.
    .you = Вы идёте { ACC($field) }.
moved-ride = { $seat } скачет { ACC($field) }.
    .you = Вы скачете { ACC($field) }.
moved-sail = { $seat } плывёт { ACC($field) }.
    .you = Вы плывёте { ACC($field) }.
moved-gate = { $seat } проходит через ворота { ACC($field) }.
    .you = Вы проходите через ворота { ACC($field) }.
moved-run = { $seat } бежит { ACC($field) }.
    .you = Вы бежите { ACC($field) }.
moved-trail = { $seat } идёт лесными тропами { ACC($field) }.
    .you = Вы идёте лесными тропами { ACC($field) }.
moved-teleport = { $seat } исчезает и появляется { LOC($field) }.
    .you = Вы исчезаете и появляетесь { LOC($field) }.
moved-fly = { $seat } летит { ACC($field) }.
    .you = Вы летите { ACC($field) }.
moved-stride = { $seat } шагает семимильным шагом { ACC($field) }.
    .you = Вы шагаете семимильным шагом { ACC($field) }.
teleported = { $seat } переносится { ACC($field) }.
    .you = Вы переноситесь { ACC($field) }.
did-skilled-work = { $seat } работает в Городе.
    .you = Вы работаете в Городе.
did-dirty-work = { $seat } выполняет дело для Гильдии.
    .you = Вы выполняете дело для Гильдии.
did-training-ground = { $seat } тренируется в Крепости.
    .you = Вы тренируетесь в Крепости.
did-blood-sacrifice = { $seat } отдаёт кровь за ману.
    .you = Вы отдаёте кровь за ману.
did-meditation = { $seat } медитирует.
    .you = Вы медитируете.
did-burglary = { $seat } вламывается в лавку.
    .you = Вы вламываетесь в лавку.
did-monastery-healing = { $seat } лечится у монахов.
    .you = Вы лечитесь у монахов.
did-camp-healing = { $seat } лечится в Лесном лагере.
    .you = Вы лечитесь в Лесном лагере.
did-lodging = { $seat } спокойно спит в Деревне.
    .you = Вы спокойно спите в Деревне.
did-wasteland-mana = { $seat } пьёт сырую магию Пустоши.
    .you = Вы пьёте сырую магию Пустоши.
did-tower-mana = { $seat } покупает ману в Башне.
    .you = Вы покупаете ману в Башне.
attacked-plane = { $seat } вступает в { ACC($plane) }.
    .you = Вы вступаете в { ACC($plane) }.
meets = { $seat } встречает { ACC($creature) }.
    .you = Вы встречаете { ACC($creature) }.
fought-strength = { $seat } атакует { ACC($creature) } силой.
    .you = Вы атакуете { ACC($creature) } силой.
fought-will = { $seat } атакует { ACC($creature) } волей.
    .you = Вы атакуете { ACC($creature) } волей.
fought-both = { $seat } атакует { ACC($creature) } силой и волей сразу.
    .you = Вы атакуете { ACC($creature) } силой и волей сразу.
fought-stages = { $seat } атакует { ACC($creature) } сперва волей, потом силой.
    .you = Вы атакуете { ACC($creature) } сперва волей, потом силой.
armed = { $seat } берёт в бой { ACC($items) }.
    .you = Вы берёте в бой { ACC($items) }.
rolled = { $hero } набирает { $mine } (на кубике { $die }), { $foe } — { $theirs } (на кубике { $second }).
    .you = Вы набираете { $mine } (на кубике { $die }), { $foe } — { $theirs } (на кубике { $second }).
    .you-foe = { $hero } набирает { $mine } (на кубике { $die }), вы — { $theirs } (на кубике { $second }).
rolled-die = { $seat } бросает кубик по карте «{ $thing }», выпадает { $n }.
    .you = Вы бросаете кубик по карте «{ $thing }», выпадает { $n }.
beat = { $seat } побеждает { ACC($creature) }.
    .you = Вы побеждаете { ACC($creature) }.
drew = { $seat } и { $creature } расходятся без победителя.
    .you = Вы и { $creature } расходитесь без победителя.
lost-to = { GENDER($creature) ->
    [pl] { $creature } побеждают; { $seat } терпит поражение.
   *[other] { $creature } побеждает; { $seat } терпит поражение.
}
    .you = { GENDER($creature) ->
        [pl] { $creature } побеждают; вы терпите поражение.
       *[other] { $creature } побеждает; вы терпите поражение.
    }
own-fury = За ярость приходится платить, и платит { $seat }.
    .you = За ярость приходится платить, и платите вы.
fled = { GENDER($creature) ->
    [pl] { $creature } исчезают.
   *[other] { $creature } исчезает.
}
parleyed = { $seat } подкупает { ACC($creature) }.
    .you = Вы подкупаете { ACC($creature) }.
hid = { $seat } скрывается в тумане.
    .you = Вы скрываетесь в тумане.
attacked-by-strength = { $seat } нападает силой на игрока { $other }.
    .you = Вы нападаете силой на игрока { $other }.
    .you-other = { $seat } нападает на вас силой.
attacked-by-will = { $seat } нападает волей на игрока { $other }.
    .you = Вы нападаете волей на игрока { $other }.
    .you-other = { $seat } нападает на вас волей.
answered-by-will = Ещё до броска { $seat } превращает её в битву воли.
    .you = Ещё до броска вы превращаете её в битву воли.
turned-to-will = { $n ->
    [one] { $seat } платит { $n } ману и превращает нападение игрока { $other } в битву воли, ещё до броска.
    [few] { $seat } платит { $n } маны и превращает нападение игрока { $other } в битву воли, ещё до броска.
   *[other] { $seat } платит { $n } маны и превращает нападение игрока { $other } в битву воли, ещё до броска.
}
    .you = { $n ->
        [one] Вы платите { $n } ману и превращаете нападение игрока { $other } в битву воли, ещё до броска.
        [few] Вы платите { $n } маны и превращаете нападение игрока { $other } в битву воли, ещё до броска.
       *[other] Вы платите { $n } маны и превращаете нападение игрока { $other } в битву воли, ещё до броска.
    }
    .you-other = { $n ->
        [one] { $seat } платит { $n } ману и превращает ваше нападение в битву воли, ещё до броска.
        [few] { $seat } платит { $n } маны и превращает ваше нападение в битву воли, ещё до броска.
       *[other] { $seat } платит { $n } маны и превращает ваше нападение в битву воли, ещё до броска.
    }
duel-drawn = { $seat } и { $other } расходятся без победителя.
    .you = Вы и { $other } расходитесь без победителя.
    .you-other = { $seat } и вы расходитесь без победителя.
duel-won = { $seat } одерживает победу над игроком { $other }.
    .you = Вы одерживаете победу над игроком { $other }.
    .you-other = { $seat } одерживает победу над вами.
threw = { $seat } метает { ACC($item) }.
    .you = Вы метаете { ACC($item) }.
cast = { $seat } творит заклинание «{ $spell }».
    .you = Вы творите заклинание «{ $spell }».
used-item = { $seat } применяет { ACC($item) }.
    .you = Вы применяете { ACC($item) }.
saved-by = { $thing } спасает игрока { $seat }, бросок сведён вничью.
    .you = { $thing } спасает вас, бросок сведён вничью.
saved-by-amulet = Амулет жизни ломается, и { $seat } снова встаёт.
    .you = Амулет жизни ломается, и вы снова встаёте.
healed = { $n ->
    [one] { $seat } лечит { $n } здоровье.
    [few] { $seat } лечит { $n } здоровья.
   *[other] { $seat } лечит { $n } здоровья.
}
    .you = { $n ->
        [one] Вы лечите { $n } здоровье.
        [few] Вы лечите { $n } здоровья.
       *[other] Вы лечите { $n } здоровья.
    }
regained = { $n ->
    [one] { $seat } восполняет { $n } ману.
    [few] { $seat } восполняет { $n } маны.
   *[other] { $seat } восполняет { $n } маны.
}
    .you = { $n ->
        [one] Вы восполняете { $n } ману.
        [few] Вы восполняете { $n } маны.
       *[other] Вы восполняете { $n } маны.
    }
grew-strength = { $seat } становится сильнее, теперь Сила { $n }.
    .you = Вы становитесь сильнее, теперь Сила { $n }.
grew-will = { $seat } крепнет духом, теперь Воля { $n }.
    .you = Вы крепнете духом, теперь Воля { $n }.
gained-gold = { $n ->
    [one] { $seat } получает { $n } золотой.
    [few] { $seat } получает { $n } золотых.
   *[other] { $seat } получает { $n } золотых.
}
    .you = { $n ->
        [one] Вы получаете { $n } золотой.
        [few] Вы получаете { $n } золотых.
       *[other] Вы получаете { $n } золотых.
    }
gained-experience = { $n ->
    [one] { $seat } получает { $n } очко опыта.
    [few] { $seat } получает { $n } очка опыта.
   *[other] { $seat } получает { $n } очков опыта.
}
    .you = { $n ->
        [one] Вы получаете { $n } очко опыта.
        [few] Вы получаете { $n } очка опыта.
       *[other] Вы получаете { $n } очков опыта.
    }
gained-item = { $seat } получает { ACC($item) }.
    .you = Вы получаете { ACC($item) }.
lost-health = { $n ->
    [one] { $seat } теряет { $n } здоровье.
    [few] { $seat } теряет { $n } здоровья.
   *[other] { $seat } теряет { $n } здоровья.
}
    .you = { $n ->
        [one] Вы теряете { $n } здоровье.
        [few] Вы теряете { $n } здоровья.
       *[other] Вы теряете { $n } здоровья.
    }
lost-mana = { $n ->
    [one] { $seat } теряет { $n } ману.
    [few] { $seat } теряет { $n } маны.
   *[other] { $seat } теряет { $n } маны.
}
    .you = { $n ->
        [one] Вы теряете { $n } ману.
        [few] Вы теряете { $n } маны.
       *[other] Вы теряете { $n } маны.
    }
lost-gold = { $n ->
    [one] { $seat } теряет { $n } золотой.
    [few] { $seat } теряет { $n } золотых.
   *[other] { $seat } теряет { $n } золотых.
}
    .you = { $n ->
        [one] Вы теряете { $n } золотой.
        [few] Вы теряете { $n } золотых.
       *[other] Вы теряете { $n } золотых.
    }
lost-experience = { $n ->
    [one] { $seat } теряет { $n } очко опыта.
    [few] { $seat } теряет { $n } очка опыта.
   *[other] { $seat } теряет { $n } очков опыта.
}
    .you = { $n ->
        [one] Вы теряете { $n } очко опыта.
        [few] Вы теряете { $n } очка опыта.
       *[other] Вы теряете { $n } очков опыта.
    }
lost-item = { $seat } лишается карты «{ $item }».
    .you = Вы лишаетесь карты «{ $item }».
paid-gold = { $n ->
    [one] { $seat } платит { $n } золотой.
    [few] { $seat } платит { $n } золотых.
   *[other] { $seat } платит { $n } золотых.
}
    .you = { $n ->
        [one] Вы платите { $n } золотой.
        [few] Вы платите { $n } золотых.
       *[other] Вы платите { $n } золотых.
    }
paid-mana = { $n ->
    [one] { $seat } платит { $n } ману.
    [few] { $seat } платит { $n } маны.
   *[other] { $seat } платит { $n } маны.
}
    .you = { $n ->
        [one] Вы платите { $n } ману.
        [few] Вы платите { $n } маны.
       *[other] Вы платите { $n } маны.
    }
paid-health = { $n ->
    [one] { $seat } платит { $n } здоровье.
    [few] { $seat } платит { $n } здоровья.
   *[other] { $seat } платит { $n } здоровья.
}
    .you = { $n ->
        [one] Вы платите { $n } здоровье.
        [few] Вы платите { $n } здоровья.
       *[other] Вы платите { $n } здоровья.
    }
paid-experience = { $n ->
    [one] { $seat } платит { $n } очко опыта.
    [few] { $seat } платит { $n } очка опыта.
   *[other] { $seat } платит { $n } очков опыта.
}
    .you = { $n ->
        [one] Вы платите { $n } очко опыта.
        [few] Вы платите { $n } очка опыта.
       *[other] Вы платите { $n } очков опыта.
    }
gave-up-strength = { $n ->
    [one] { $seat } навсегда теряет { $n } Силу.
    [few] { $seat } навсегда теряет { $n } Силы.
   *[other] { $seat } навсегда теряет { $n } Сил.
}
    .you = { $n ->
        [one] Вы навсегда теряете { $n } Силу.
        [few] Вы навсегда теряете { $n } Силы.
       *[other] Вы навсегда теряете { $n } Сил.
    }
gave-up-will = { $n ->
    [one] { $seat } навсегда теряет { $n } Волю.
    [few] { $seat } навсегда теряет { $n } Воли.
   *[other] { $seat } навсегда теряет { $n } Воли.
}
    .you = { $n ->
        [one] Вы навсегда теряете { $n } Волю.
        [few] Вы навсегда теряете { $n } Воли.
       *[other] Вы навсегда теряете { $n } Воли.
    }
gave-away = { $seat } отдаёт { ACC($item) } даром.
    .you = Вы отдаёте { ACC($item) } даром.
gave-away-gold = { $n ->
    [one] { $seat } отдаёт даром { $n } золотой.
    [few] { $seat } отдаёт даром { $n } золотых.
   *[other] { $seat } отдаёт даром { $n } золотых.
}
    .you = { $n ->
        [one] Вы отдаёте даром { $n } золотой.
        [few] Вы отдаёте даром { $n } золотых.
       *[other] Вы отдаёте даром { $n } золотых.
    }
paid-from-crystal = { $n ->
    [one] { $seat } платит { $n } ману из кристалла маны.
    [few] { $seat } платит { $n } маны из кристалла маны.
   *[other] { $seat } платит { $n } маны из кристалла маны.
}
    .you = { $n ->
        [one] Вы платите { $n } ману из кристалла маны.
        [few] Вы платите { $n } маны из кристалла маны.
       *[other] Вы платите { $n } маны из кристалла маны.
    }
stored-mana = { $n ->
    [one] { $seat } откладывает { $n } ману в кристалл маны.
    [few] { $seat } откладывает { $n } маны в кристалл маны.
   *[other] { $seat } откладывает { $n } маны в кристалл маны.
}
    .you = { $n ->
        [one] Вы откладываете { $n } ману в кристалл маны.
        [few] Вы откладываете { $n } маны в кристалл маны.
       *[other] Вы откладываете { $n } маны в кристалл маны.
    }
strength-this-turn = { $seat } до конца хода получает +{ $n } к Силе.
    .you = Вы до конца хода получаете +{ $n } к Силе.
will-this-turn = { $seat } до конца хода получает +{ $n } к Воле.
    .you = Вы до конца хода получаете +{ $n } к Воле.
wore-off = Выпитое игроком { $seat } перестаёт действовать.
    .you = Выпитое вами перестаёт действовать.
banner-gives = Знамя даёт игроку { $seat } +{ $n } в битвах до конца хода.
    .you = Знамя даёт вам +{ $n } в битвах до конца хода.
banner-lowered = { $seat } опускает знамя.
    .you = Вы опускаете знамя.
kept-card = { $seat } оставляет у себя карту «{ $card }».
    .you = Вы оставляете у себя карту «{ $card }».
chapel-helped = Забытая часовня даёт игроку { $seat } +{ $n } в этом броске.
    .you = Забытая часовня даёт вам +{ $n } в этом броске.
lost-items = { $seat } теряет { ACC($items) }.
    .you = Вы теряете { ACC($items) }.
lost-cards = { $n ->
    [1] { $seat } лишается карты «{ $cards }».
   *[other] { $seat } лишается карт: { $cards }.
}
    .you = { $n ->
        [1] Вы лишаетесь карты «{ $cards }».
       *[other] Вы лишаетесь карт: { $cards }.
    }
forgot-all = { $n ->
    [1] { $seat } забывает умение «{ $skills }».
   *[other] { $seat } забывает умения: { $skills }.
}
    .you = { $n ->
        [1] Вы забываете умение «{ $skills }».
       *[other] Вы забываете умения: { $skills }.
    }
took-gold = { $n ->
    [one] { $seat } забирает { $n } золотой у игрока { $victim }.
    [few] { $seat } забирает { $n } золотых у игрока { $victim }.
   *[other] { $seat } забирает { $n } золотых у игрока { $victim }.
}
    .you = { $n ->
        [one] Вы забираете { $n } золотой у игрока { $victim }.
        [few] Вы забираете { $n } золотых у игрока { $victim }.
       *[other] Вы забираете { $n } золотых у игрока { $victim }.
    }
    .you-victim = { $n ->
        [one] { $seat } забирает { $n } золотой у вас.
        [few] { $seat } забирает { $n } золотых у вас.
       *[other] { $seat } забирает { $n } золотых у вас.
    }
took-items = { $seat } забирает { ACC($items) } у игрока { $victim }.
    .you = Вы забираете { ACC($items) } у игрока { $victim }.
    .you-victim = { $seat } забирает { ACC($items) } у вас.
gave-gold = { $n ->
    [one] { $seat } отдаёт { $n } золотой игроку { $other }.
    [few] { $seat } отдаёт { $n } золотых игроку { $other }.
   *[other] { $seat } отдаёт { $n } золотых игроку { $other }.
}
    .you = { $n ->
        [one] Вы отдаёте { $n } золотой игроку { $other }.
        [few] Вы отдаёте { $n } золотых игроку { $other }.
       *[other] Вы отдаёте { $n } золотых игроку { $other }.
    }
    .you-other = { $n ->
        [one] { $seat } отдаёт { $n } золотой вам.
        [few] { $seat } отдаёт { $n } золотых вам.
       *[other] { $seat } отдаёт { $n } золотых вам.
    }
called-on = { $seat } взывает к силе карты «{ $item }».
    .you = Вы взываете к силе карты «{ $item }».
worked = { $thing } помогает игроку { $seat }.
    .you = { $thing } помогает вам.
used-skill = { $seat } применяет умение «{ $skill }».
    .you = Вы применяете умение «{ $skill }».
drew-on = { $seat } пробуждает { ACC($item) }.
    .you = Вы пробуждаете { ACC($item) }.
forged = { $seat } платит фальшивыми монетами.
    .you = Вы платите фальшивыми монетами.
handed-over = { $seat } отдаёт { ACC($item) }.
    .you = Вы отдаёте { ACC($item) }.
gave-item = { $seat } отдаёт { ACC($item) } игроку { $other }.
    .you = Вы отдаёте { ACC($item) } игроку { $other }.
    .you-other = { $seat } отдаёт { ACC($item) } вам.
stole = { $seat } крадёт { ACC($item) } у игрока { $victim }.
    .you = Вы крадёте { ACC($item) } у игрока { $victim }.
    .you-victim = { $seat } крадёт { ACC($item) } у вас.
destroyed = У игрока { $seat } уничтожена карта «{ $item }».
    .you = У вас уничтожена карта «{ $item }».
damaged = У игрока { $seat } ломается { $item }.
    .you = У вас ломается { $item }.
decayed = { $seat } обращает в ману { ACC($item) }.
    .you = Вы обращаете в ману { ACC($item) }.
repaired = { $seat } чинит { ACC($item) }.
    .you = Вы чините { ACC($item) }.
repaired-all = { $seat } чинит { ACC($items) }.
    .you = Вы чините { ACC($items) }.
learned = { $seat } осваивает умение «{ $skill }».
    .you = Вы осваиваете умение «{ $skill }».
forgot = { $seat } забывает умение «{ $skill }».
    .you = Вы забываете умение «{ $skill }».
too-much = У игрока { $seat } больше, чем герой может сохранить.
    .you = У вас больше, чем герой может сохранить.
sold = { $n ->
    [one] { $seat } продаёт { ACC($item) } за { $n } золотой.
    [few] { $seat } продаёт { ACC($item) } за { $n } золотых.
   *[other] { $seat } продаёт { ACC($item) } за { $n } золотых.
}
    .you = { $n ->
        [one] Вы продаёте { ACC($item) } за { $n } золотой.
        [few] Вы продаёте { ACC($item) } за { $n } золотых.
       *[other] Вы продаёте { ACC($item) } за { $n } золотых.
    }
bought = { $seat } покупает { ACC($item) }.
    .you = Вы покупаете { ACC($item) }.
took-up = { $seat } подбирает { ACC($item) }.
    .you = Вы подбираете { ACC($item) }.
raised-banner = { $seat } поднимает { ACC($item) }.
    .you = Вы поднимаете { ACC($item) }.
used-opportunity = { $seat } пользуется картой «{ $card }».
    .you = Вы пользуетесь картой «{ $card }».
trial-passed = { $seat } проходит испытание, где нужно набрать { $n }.
    .you = Вы проходите испытание, где нужно набрать { $n }.
trial-failed = { $seat } не проходит испытание, где нужно набрать { $n }.
    .you = Вы не проходите испытание, где нужно набрать { $n }.
smithed = Кузнец улучшает { ACC($item) } для игрока { $seat }.
    .you = Кузнец улучшает { ACC($item) } для вас.
glory = { $seat } может этим хвастать.
    .you = Вы можете этим хвастать.
traded = { $seat } и { $other } заключают сделку.
    .you = Вы и { $other } заключаете сделку.
    .you-other = { $seat } и вы заключаете сделку.
trade-refused = { $seat } отвергает сделку, которую предлагает { $other }.
    .you = Вы отвергаете сделку, которую предлагает { $other }.
    .you-other = { $seat } отвергает вашу сделку.
died = { $seat } погибает; { $hero } короны не увидит.
    .you = Вы погибаете; { $hero } короны не увидит.
left-artifacts = { $seat } оставляет после себя { ACC($items) }.
    .you = Вы оставляете после себя { ACC($items) }.
came-back = { $seat } возвращается, теперь это { $hero }; дорога стоила 1 здоровья и 2 маны.
    .you = Вы возвращаетесь, теперь вы { $hero }; дорога стоила 1 здоровья и 2 маны.
retired = { $seat } выходит из игры.
    .you = Вы выходите из игры.
left-the-game = { $seat } выходит из борьбы, и { $hero } отныне лишь наблюдает.
    .you = Вы выходите из борьбы, и { $hero } отныне лишь наблюдает.
conquered = { $seat } покоряет { ACC($plane) }.
    .you = Вы покоряете { ACC($plane) }.
final-began = Все пять артефактов в этой земле. Начинается финальная битва.
battlefield = { $seat } созывает чемпионов { ACC($field) }.
    .you = Вы созываете чемпионов { ACC($field) }.
countdown-began = Все пять артефактов в этой земле. До Апокалипсиса { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  } случая.
apocalypse-began = Начинается Апокалипсис.
apocalypse-rages = Апокалипсис берёт своё с каждого.
because-no-artifact = Без артефакта { $seat } не может бороться за корону.
    .you = Без артефакта вы не можете бороться за корону.
won-the-crown = { $seat } держит { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[other] { $n } артефактов
  } и принимает корону.
    .you = Вы держите { $n ->
        [one] { $n } артефакт
        [few] { $n } артефакта
       *[other] { $n } артефактов
      } и принимаете корону.
nobody-won = Не осталось никого, кто надел бы корону.

## Стол

game-prophecy = Пророчество
    .motto = Пять миров, пять артефактов, одна корона
    .about = Странствуйте, сражайтесь и учитесь, пока не сможете выйти против стражей пяти измерений. Соберите достаточно артефактов — и корона ваша.
banner = Знамя
chapter = Раунд { $round } · { $n ->
    [0] артефакты ещё не добыты
    [one] добыт { $n } артефакт
    [few] добыты { $n } артефакта
   *[other] добыто { $n } артефактов
  }
chapter-draft = Выбор героев
chapter-final = Финальная битва
chapter-countdown = { $n ->
    [one] { $n } карта случая до Апокалипсиса
    [few] { $n } карты случая до Апокалипсиса
   *[other] { $n } карт случая до Апокалипсиса
}
chapter-apocalypse = Апокалипсис
chapter-over = Игра окончена
hero-line = Здоровье { $health } · Мана { $mana }
hero-dead = без героя
hero-out = вне игры
the-land = Земля
mat-of = { $seat }
zone-items = Предметы, { $n } из { $limit }
zone-skills = Умения, { $n } из { $limit }
zone-kept = Сохранённые карты
zone-chance = Карты случая
zone-chance-gone = Вышедшие карты случая
zone-adventures = Приключения
zone-common = Обычные предметы
zone-rare = Редкие предметы
zone-draft = Герои на выбор
zone-offer = Предложено
zone-battle = Битва силы
zone-battle-will = Битва воли
zone-battle-both = Битва силы и воли
zone-battle-undecided = Сила или воля?
counter-health = Здоровье
    .more = больше здоровья
    .less = меньше здоровья
counter-mana = Мана
    .more = больше маны
    .less = меньше маны
stat-lives = жизни
price-mana = мана
price-health = здоровье
price-worth = золотом или предметами
prize-item = предмет
# two to four
prize-items = предмета
counter-gold = Золото
    .more = больше золота
    .less = меньше золота
counter-experience = Опыт
    .more = больше опыта
    .less = меньше опыта
counter-total = Итого
counter-lives = Жизни
hidden-adventure = Скрытое приключение
hidden-lesser = Малый страж
hidden-greater = Главный страж
hidden-artifact = Артефакт
hidden-chance = Карта случая
hidden-item = Предмет
die-hero = Кубик
type-humanoid = Гуманоид
type-animal = Животное
type-undead = Нежить
type-demon = Демон
type-lesser = Малый страж
type-greater = Главный страж
type-opportunity = Возможность
type-common = Обычный предмет
type-rare = Редкий предмет
type-artifact = Артефакт
type-spell = Заклинание
type-skill = Умение
type-chance = Случай
tag-port = Порт
tag-gate = Ворота
tag-safe = Безопасно
tag-conquered = Покорено
tag-damaged = Повреждено
tag-two-handed = Двуручное
tag-loot = { $n ->
    [one] { $n } золотой добычи
    [few] { $n } золотых добычи
   *[other] { $n } золотых добычи
}
tag-loot-items = добыча — { $items }
tag-smithed = От кузнеца +1
tag-crystal = { $n ->
    [one] { $n } мана внутри
    [few] { $n } маны внутри
   *[other] { $n } маны внутри
}
pawn-of = { $seat }
sum-strength = Сила
sum-will = Воля
# what is missing of Strength or Will, a negative number beside it
sum-wounds = Раны
sum-mana-spent = Потраченная мана
sum-this-turn = До конца хода
row-drawer = { $card }, вытянувшему больше
row-nothing-gold = золото не меняется
row-nothing-health = здоровье не меняется
row-nothing-mana = мана не меняется
row-nothing-experience = опыт не меняется
sum-needed = Нужно
bonus-line = { $source } { $n }
end-nobody = Корону не носит никто.
end-final-battle = Корона добыта в финальной битве.
end-apocalypse = Корона добыта на исходе мира.
end-crowned = Корона добыта раньше, чем взяты все пять артефактов.
end-last-artifact = Всё решил последний из пяти артефактов: для победителя он стал четвёртым.
result-line = { $seat }: { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[other] { $n } артефактов
  }

## Настройки

option-edition = Редакция
option-edition-second = Вторая редакция
option-edition-first = Первая редакция
option-characters = Герои
option-characters-draft = По выбору
option-characters-random = Случайно
option-artifacts = Артефактов для победы
option-artifacts-four = Четыре
option-artifacts-three = Три
option-artifacts-two = Два, без финальной битвы
option-ending = Когда взяты все пять артефактов
option-ending-edition = Как велит редакция
option-ending-final-battle = Финальная битва
option-ending-apocalypse = Апокалипсис
option-longer = Длинная игра
option-teams = Команды по двое
option-trading = Торговля
option-duel-experience = Опыт за битвы героев
option-opening = Приключения в начале
option-opening-first = Одна местность
option-opening-all = Все три местности
option-tweaks = Свои числа
blunder-idle = Два хода подряд стоит без дела, хотя есть куда пойти
blunder-shuttle = Ходит взад-вперёд между двумя локациями без дела
blunder-partner = Нападает на собственного партнёра
blunder-wasted-experience = Теряет очко опыта сверх предела
blunder-merchant = Уходит от торговца, ничего не купив и не продав
blunder-time-loop = Творит Петлю времени перед битвой воли
blunder-vain-attack = В четвёртый раз подряд без толку нападает на того же героя, хотя другого победить легче
