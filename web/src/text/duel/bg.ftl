duel-title = Дуел с еднакъв късмет
duel-lead = Една подредба, едни и същи зарове и карти за всички. Всеки играе на своята маса, когато иска.
duel-game = Игра
duel-players = Играчи на всяка маса
duel-at-table = { $n ->
        [one] Един, сам
       *[other] { $n }: един човек и ботове
    }
duel-bots = Ботове на другите места
duel-people = Колко души играят дуела?
duel-people-count = { $n ->
        [one] Само аз
       *[other] { $n } души
    }
duel-against = Дуела играе и бот
duel-no-bot = Без бот
duel-name = Вашето име
duel-kept = Семето е при сървъра. Никой не го вижда, преди всички да са готови.
duel-travels = Без сървър семето пътува във връзката. Само не се вижда, но който я разопакова, може да го прочете.
duel-carries-game = Вашата игра е в тази връзка. Отваря се, когато другият изиграе своята.
duel-mine = Моите дуели
duel-nobody = никой не е започнал
duel-state-open = за игра
duel-state-begun = играта ви продължава
duel-state-waiting = чака се за другите
duel-state-full = всички места са заети
duel-state-done = вижте двете игри
duel-state-expired = времето изтече
duel-setup = { $n ->
        [one] { $game }, сам
       *[other] { $game }, { $n } играчи на всяка маса
    }
duel-done-with = Готови сте, резултат { $n }.
duel-done = Готови сте.
duel-still-playing = { $n ->
        [one] { $names } още играе; ще видите тази игра, когато свърши.
       *[other] Участват { $names }; ще видите всички игри, когато всички са готови.
    }
duel-bot-plays = { $bot } още играе; ще видите играта му, когато свърши.
duel-nobody-yet = Никой друг не е започнал. Изпратете връзката.
duel-expired = { $names }: недоиграно за 14 дни. Може да видите своята игра.
duel-expired-alone = Никой друг не игра за 14 дни. Може да видите своята игра.
duel-own-game = Вижте моята игра
duel-full = Всички места са заети: { $names }. Когато всички са готови, игрите се виждат тук.
duel-yours = Дуелът ви е готов. Играйте, когато искате, преди другите или след тях.
duel-from = { $name } ви кани на дуел с еднакъв късмет.
duel-rule-luck = Всички срещат едни и същи зарове и карти.
duel-rule-once = Опитът е един. След хвърляне или карта нищо не се връща.
duel-rule-hidden = Никой не вижда нищо от чужда игра, преди всички да са готови.
duel-send = Изпратете тази връзка
duel-send-back = Изпратете обратно своята игра
duel-left = { $n ->
        [one] остава един ден
       *[other] остават { $n } дни
    }
duel-places = започнали са { $taken } от { $n }
duel-with-bot = играе и { $bot }
duel-seal = Хешът на семето
duel-to = на
duel-rematch = Реванш
duel-share = Споделете дуела
duel-share-inside = Всички игри са в тази връзка. Отваря се навсякъде, и без сървър.
duel-share-server = Дуелът е твърде дълъг за връзка, която го носи. Тази се отваря на сървъра.
duel-comparing = Двете игри се изиграват отново.
duel-course = Ход на дуела
duel-compare = Сравнете
duel-with = с
duel-ahead = води { $name }
duel-line-score = { $end ->
        [0] Преднина в точки: { $one } най-много с { $best }, { $other } най-много с { $worst }; накрая наравно.
       *[other] Преднина в точки: { $one } най-много с { $best }, { $other } най-много с { $worst }; накрая води { $who } с { $end }.
    }
duel-line-chance = { $end ->
        [0] Преднина в шанса за победа: { $one } най-много с { $best } пункта, { $other } най-много с { $worst }; накрая наравно.
       *[other] Преднина в шанса за победа: { $one } най-много с { $best } пункта, { $other } най-много с { $worst }; накрая води { $who } с { $end }.
    }
duel-back = Предишната разлика
duel-next = Следващата разлика
duel-parted = Къде се разделихме
duel-place = { $chapter }, решение { $n }
duel-same-until = { $n ->
        [one] Дотук една и съща игра: същите хвърляния, същото решение.
       *[other] Дотук една и съща игра: същите хвърляния, същите { $n } решения.
    }
duel-next-at = следваща разлика: { $chapter }
duel-never-parted = Изиграхте една и съща игра докрай. Това се случва веднъж на хиляда.
duel-switch = Чия игра
duel-nothing-here = тук няма решение
duel-chance-after = шанс за победа след това
duel-chance-before = преди това { $n }
duel-score-now = точки веднага
duel-score-from-here = точки оттук нататък
duel-replay = Повторение
duel-luck = { $n ->
        [one] Едно общо теглене; еднакви: { $equal }
       *[other] { $n } общи тегления; еднакви: { $equal }
    }
duel-luck-here = { $n ->
        [one] { $chapter }: едно теглене, еднакви: { $equal }
       *[other] { $chapter }: { $n } тегления, еднакви: { $equal }
    }
duel-better = По-добре: { $name }
duel-level = Никой не е по-добре
duel-nothing-shown = Нищо от едната игра не беше показано на другия, преди и двамата да са готови.
