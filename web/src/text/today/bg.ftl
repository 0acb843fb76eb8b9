today-title = Днес
today-table = Масата на деня
today-card = Всеки ден във всяка игра една малка цел и еднакъв късмет за всички.
today-open = Масите за днес
today-brief = { $game }, около { $minutes } минути. Заровете и картите са еднакви за всички.
today-play = Играйте масата за днес
today-lead = { $day }. Заровете и картите са еднакви за всички.
today-streak = { $n ->
        [0] Още няма дни поред
        [one] Един ден поред
       *[other] { $n } дни поред
    }
today-counts = Първият опит се брои. После се упражнявайте колкото искате.
today-practice = Упражнение: остава на това устройство и не влиза в списъка.
today-hero = { $n ->
        [one] Вашият герой: { $hero }. Играе и среден бот.
       *[other] Вашият герой: { $hero }. Играят и { $n } средни бота.
    }
today-minutes = { $n } мин
today-hard = Бот „Труден“ успява в { $n } от 10 игри
today-also = Още днес
today-left = нови в полунощ, след { $h } ч { $m } мин
today-week = Изпитание на седмицата
today-week-note = { $game }, седем малки цели
today-last-week = Миналата седмица: { $n } от 7, { $game }
today-reached = постигната
today-missed = непостигната
today-now = днес
today-from = { $day }
today-past = минала
today-practise = Упражнение
today-go-on = Продължаване
today-steps = Стъпки към целта на ходове { $turns }
today-no-steps = Нито една стъпка към целта
today-measuring = Резултатът ви се сравнява с късмета и с ботовете.
today-was-practice = Упражнение: брои се първият опит.
today-result = Резултат
today-of-turns = { $n ->
        [one] от един ход
       *[other] от { $n } хода
    }
today-turns-missed = ходове: { $turns }, и още { $more } за липсващото
today-of-count = от { $n }
today-luck = Късмет
today-luck-even = както обикновено
today-luck-for = заровете и картите бяха на ваша страна
today-luck-against = заровете и картите бяха срещу вас
today-without-luck = Без късмета
today-this-counts = това се брои
today-not-reached = непостигната, { $n }
today-bots = Ботовете на същата маса
today-same-luck = същите зарове и карти; без късмета
today-bots-play = Ботовете още играят.
today-you = Вие
today-without = Без късмета { $n }
today-beats = по-добре от { $bot }
today-foot = Заровете са еднакви за всички. Ще се справите ли по-добре?
today-share = Споделяне
today-legend = Зелено: стъпка към целта. Златно: героят е станал по-силен. Решението не се издава.
today-copy = Копиране на текста
today-picture = Картинка
today-link = Връзка към повторението
today-shapes = Фигури вместо цветове
today-watch = Гледане
today-list = Първите опити на деня
today-lost-most = Къде губя най-много?
today-again = Нов опит
today-place = Място
today-player = Играч
today-turn-by-turn = Ход по ход
today-checked = Всички тези игри са изиграни на този сървър по правилата. Всеки запис може да се провери. Вторите опити не влизат в списъка.
today-turn-of = Ход { $turn } от { $turns } · { $count } от { $n }
today-count-of = { $count } от { $n }
duel-start = Започнете дуел
duel-note = Едни и същи зарове и карти за вас и приятел, всеки на своята маса.
today-play-goal = Изиграйте цел { $n }
today-this-week = Тази седмица
today-week-before = Изпитанието от миналата седмица
today-begun = започната
today-waits = Първият ви опит чака до полунощ.
today-tries = { $n ->
        [one] един първи опит
       *[other] { $n } първи опита
    }
today-see-all = Всички опити и игрите им
today-check = Провери запис
today-check-note = Наистина ли файлът с игра е първи опит от този ден? Изберете го и сървърът ще го провери.
today-check-file = Избери файл
today-check-holds = Да: първият опит, играе { $name }. Без късмет { $n }.
today-no-record = Този файл не е запис на игра.
