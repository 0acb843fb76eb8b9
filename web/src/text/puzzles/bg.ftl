# Задачи и собствени грешки.

puzzles-lead = Моменти от истински игри, всеки с един най-добър избор.
puzzles-due = { $n ->
   *[other] днес: { $n }
}
puzzles-row-short = { $n ->
   *[other] { $n } поред
}
puzzles-mixed = Десет различни задачи
puzzles-mixed-note = От всички игри и теми; по-трудни, когато ви върви. Около десет минути.
puzzles-level = Колко трудно?
puzzles-level-gentle = По-леко
puzzles-level-as-i-can = Според силите
puzzles-level-hard = Трудно
puzzles-clock = Часовник
puzzles-clock-none = Без часовник
puzzles-clock-two = 2 мин за всяка
puzzles-own-note = { $gone ->
    [0] Два верни отговора и грешката си отива завинаги.
    [one] Два верни отговора и грешката си отива завинаги. Една вече си отиде.
   *[other] Два верни отговора и грешката си отива завинаги. { $gone } вече си отидоха.
}
puzzles-own-none = Вашите грешки
puzzles-own-none-note = След разбор на игра изборите, които са ви стрували скъпо, идват тук като задачи, докато отговорите на всяка два пъти вярно.
puzzles-own-wait = { $days ->
    [one] Днес нищо. Следващата идва утре.
   *[other] Днес нищо. Следващата идва след { $days } дни.
}
puzzles-by-game = По игра
puzzles-of = { $solved } от { $count }
puzzles-right = { $n } % верни
puzzles-new = нови
puzzles-none-yet = още няма задачи
puzzles-rest = Тези задачи са по по-стари правила и почиват, докато дойдат нови.
puzzles-damaged = Този набор от задачи е повреден. Останалите са наред.
puzzles-by-theme = По тема
puzzles-first-try = верни от първия път
puzzles-all-games = всички игри
puzzles-some-games = { $n ->
    [3] три игри
    [one] { $n } игра
   *[other] { $n } игри
}
puzzles-weeks = Последните четири седмици
puzzles-weeks-note = { $n ->
    [0] Още нищо не е решено. Свободният ден не разваля нищо.
    [one] Решавано в един от 28 дни. Свободният ден не разваля нищо.
   *[other] Решавано в { $n } от 28 дни. Свободният ден не разваля нищо.
}
puzzles-day = { $day }: { $n }
puzzles-loading = Подреждаме задачите…
puzzles-to = Към задачите

puzzle-title = Задача { $n } от { $of }
puzzle-title-one = Задача
puzzle-from = { $game } · от истинска игра
puzzle-from-mine = { $game } · от ваша игра
puzzle-leave = Изход
puzzle-progress = Задачи от тази серия
puzzle-step = Задача { $n }: { $state ->
    [right] вярно
    [helped] вярно с подсказка
    [missed] грешно
    [skipped] прескочена
    [now] сега
   *[other] предстои
}
puzzle-you = Вие сте { $name }. Какво правите?
puzzle-choices = Вашите избори
puzzle-clear = един е явно най-добър
puzzle-hidden = останалото е скрито
puzzle-every = Всички избори
puzzle-chance = шанс за победа
puzzle-hint = Подсказка
puzzle-hint-more = Още подсказка
puzzle-skip = Прескочи
puzzle-theme = Тема: { $theme }.
puzzle-keys = { $n ->
    [one] Клавиш 1 или щракнете върху полето
   *[other] Клавиши от 1 до { $n } или щракнете върху полето
}
puzzle-right = Вярно: { $choice }.
puzzle-shown = Най-добрият избор: { $choice }.
puzzle-wins = Печели { $n ->
    [one] { $n } игра
   *[other] { $n } игри
} от 100, с { $more } повече от следващия.
puzzle-wins-alone = Печели { $n ->
    [one] { $n } игра
   *[other] { $n } игри
} от 100.
puzzle-people = Тук я решават { $n } от 10 души.
puzzle-found = { $bots ->
    [none] Лекият, средният и силният бот не я намират.
   *[other] Намират я ботовете: { $bots }.
}
puzzle-helped = Решена с подсказка.
puzzle-wrong = Добра мисъл, но не най-добрата.
puzzle-wrong-wins = „{ $choice }“ печели { $n ->
    [one] { $n } игра
   *[other] { $n } игри
} от 100. Друг избор печели { $more } повече.
puzzle-time = Времето изтече.
puzzle-missed = { $days ->
    [0] Брои се за нерешена.
    [one] Брои се за нерешена; връща се утре.
   *[other] Брои се за нерешена; връща се след { $days } дни.
}
puzzle-comes = { $days ->
    [one] Връща се утре.
   *[other] Връща се след { $days } дни.
}
puzzle-gone = Два пъти вярно: тази грешка си отиде завинаги.
puzzle-why = Защо.
puzzle-real = В истинската игра беше „{ $choice }“.
puzzle-real-yours = Във вашата игра избрахте „{ $choice }“.
puzzle-real-same = И в истинската игра избраха същото.
puzzle-again = Опитайте пак
puzzle-show = Покажи отговора
puzzle-next = Следваща задача
puzzle-end = Резултат от серията
puzzle-done = Готово
puzzle-play-on = Играйте оттук нататък
puzzle-share = Споделяне
puzzle-range = { $n ->
    [one] { $n } процент
   *[other] { $n } процента
}, между { $low } и { $high }
puzzle-not-weighed = не е броено
puzzle-left = { $seconds ->
    [one] Остава една секунда
   *[other] Остават { $seconds } секунди
}
puzzle-board = Полето, както го е видяло вашето място
# for a screen reader: how a place on the board stands after an answer
puzzle-board-best = най-добрият избор
puzzle-board-wrong = не най-добрият
puzzle-have = Какво имате

run-title = Серия от десет
run-title-few = { $n ->
    [one] Една задача
   *[other] Серия от { $n }
}
run-lead = { $minutes ->
    [one] { $day } · една минута
   *[other] { $day } · { $minutes } минути
}
run-of = от { $n }
run-first = от първия път
run-strong = Силно.
run-good = Добре.
run-fair = Прилично.
run-hard = Трудна серия.
run-last = Предишните десет: { $n } от 10.
run-weak = Най-много пропуски тук: { $theme }.
run-in-row = { $n ->
   *[other] сега { $n } поред
}
run-train = Десет на тема „{ $theme }“
run-more = Още десет различни
run-the-ten = Задачите
run-open = отворете някоя, за да видите всички избори
run-kept = { $n ->
    [one] Нерешената остава при вашите грешки. Връща се утре и си отива завинаги след два верни отговора.
    [2] Двете нерешени остават при вашите грешки. Връщат се утре и си отиват завинаги след два верни отговора.
   *[other] { $n } нерешени остават при вашите грешки. Връщат се утре и си отиват завинаги след два верни отговора.
}
run-best = { $choice }, +{ $more }
run-state-right = вярно от първия път
run-state-helped = вярно с подсказка
run-state-missed = грешно
run-state-skipped = прескочена

mistakes-title = Моите грешки
mistakes-lead = Изборите, които са ви стрували скъпо, като задачи. Виждате ги само вие.
mistakes-today = { $n ->
    [one] се връща днес
   *[other] се връщат днес
}
mistakes-count = { $waiting ->
    [0] Никоя друга не чака
    [one] Още една чака
   *[other] Още { $waiting } чакат
}, { $gone ->
    [0] завинаги още не си е отишла никоя.
    [one] една си отиде завинаги.
   *[other] { $gone } си отидоха завинаги.
}
mistakes-none = Няма запазени грешки.
mistakes-none-note = След разбор на игра тук идват изборите, които са ви стрували скъпо, както и задачите, които сте сгрешили.
mistakes-review = Разбор на последната ми игра
mistakes-not-today = { $days ->
    [one] Днес нищо. Следващата идва утре.
   *[other] Днес нищо. Ден на следващата: { $day }.
}
mistakes-due = { $days ->
    [0] Днес
    [one] Утре
   *[other] След { $days } дни
}
mistakes-due-again = { $times ->
    [2] Днес, втори път
    [3] Днес, трети път
   *[other] Днес, още веднъж
}
mistakes-cost = Избрахте: { $choice }. Това струваше { $n ->
    [one] една точка
   *[other] { $n } точки
} от шанса за победа.
mistakes-days = { $n ->
    [one] 1 ден
   *[other] { $n } дни
}
mistakes-right = { $n } от 2 верни
mistakes-visit = { $state ->
    [right] вярно след { $n ->
        [one] 1 ден
       *[other] { $n } дни
    }
    [missed] грешно след { $n ->
        [one] 1 ден
       *[other] { $n } дни
    }
   *[now] връща се { $due ->
        [0] днес
        [one] утре
       *[other] след { $due } дни
    }
}
mistakes-not-again = Не питай повече
mistakes-removed = Премахната.
mistakes-undo = Върни я
mistakes-old = по-стари правила, не може да се зададе
notebook-save = Запази във файл
notebook-delete = Изтрий всичко това
notebook-delete-sure = Да се изтрият ли решените задачи и грешките? Игрите ви остават.
notebook-deleted = Изтрито.
