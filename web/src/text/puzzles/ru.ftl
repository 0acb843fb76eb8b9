# Задачи и свои ошибки.

puzzles-lead = Положения из настоящих партий; в каждом один выбор лучше всех.
puzzles-due = { $n ->
   *[other] на сегодня: { $n }
}
puzzles-row-short = { $n ->
   *[other] подряд: { $n }
}
puzzles-mixed = Десять разных задач
puzzles-mixed-note = Из всех игр и тем; чем лучше идёт, тем труднее. Минут на десять.
puzzles-level = Насколько трудно?
puzzles-level-gentle = Легче
puzzles-level-as-i-can = По силам
puzzles-level-hard = Трудно
puzzles-clock = Часы
puzzles-clock-none = Без часов
puzzles-clock-two = 2 мин на каждую
puzzles-own-note = { $gone ->
    [0] Два верных ответа — и ошибка уходит навсегда.
    [one] Два верных ответа — и ошибка уходит навсегда. Уже ушла { $gone }.
   *[other] Два верных ответа — и ошибка уходит навсегда. Уже ушло { $gone }.
}
puzzles-own-none = Ваши ошибки
puzzles-own-none-note = После разбора партии решения, которые дорого вам обошлись, становятся задачами, пока вы дважды не ответите верно.
puzzles-own-wait = { $days ->
    [1] Сегодня ничего. Следующая придёт завтра.
    [one] Сегодня ничего. Следующая придёт через { $days } день.
    [few] Сегодня ничего. Следующая придёт через { $days } дня.
   *[other] Сегодня ничего. Следующая придёт через { $days } дней.
}
puzzles-by-game = По играм
puzzles-of = { $solved } из { $count }
puzzles-right = верно { $n } %
puzzles-new = новые
puzzles-none-yet = задач пока нет
puzzles-rest = Эти задачи составлены по прежним правилам и отдыхают, пока не появятся новые.
puzzles-damaged = Этот набор задач повреждён. Остальные в порядке.
puzzles-by-theme = По темам
puzzles-first-try = верно с первого раза
puzzles-all-games = все игры
puzzles-some-games = { $n ->
    [3] три игры
    [one] { $n } игра
    [few] { $n } игры
   *[other] { $n } игр
}
puzzles-weeks = Последние четыре недели
puzzles-weeks-note = { $n ->
    [0] Пока ничего не решено. Свободный день ничего не портит.
   *[other] Дней с решёнными задачами: { $n } из 28. Свободный день ничего не портит.
}
puzzles-day = { $day }: { $n }
puzzles-loading = Раскладываем задачи…
puzzles-to = К задачам

puzzle-title = Задача { $n } из { $of }
puzzle-title-one = Задача
puzzle-from = { $game } · из настоящей партии
puzzle-from-mine = { $game } · из вашей партии
puzzle-leave = Выйти
puzzle-progress = Задачи этой серии
puzzle-step = Задача { $n }: { $state ->
    [right] верно
    [helped] верно с подсказкой
    [missed] неверно
    [skipped] пропущена
    [now] сейчас
   *[other] впереди
}
puzzle-you = Вы — { $name }. Что вы делаете?
puzzle-choices = Ваш выбор
puzzle-clear = один явно лучше
puzzle-hidden = остальное скрыто
puzzle-every = Все варианты
puzzle-chance = шанс на победу
puzzle-hint = Подсказка
puzzle-hint-more = Ещё подсказка
puzzle-skip = Пропустить
puzzle-theme = Тема: { $theme }.
puzzle-keys = { $n ->
    [1] Клавиша 1 или щелчок по полю
   *[other] Клавиши от 1 до { $n } или щелчок по полю
}
puzzle-right = Верно: { $choice }.
puzzle-shown = Лучший выбор: { $choice }.
puzzle-wins = Выигрывает { $n } { $n ->
    [one] партию
    [few] партии
   *[other] партий
} из 100, на { $more } больше следующего.
puzzle-wins-alone = Выигрывает { $n } { $n ->
    [one] партию
    [few] партии
   *[other] партий
} из 100.
puzzle-people = Здесь её решают { $n } из 10 человек.
puzzle-found = { $bots ->
    [none] Лёгкий, средний и сильный боты её не находят.
   *[other] Находят боты: { $bots }.
}
puzzle-helped = Решено с подсказкой.
puzzle-wrong = Мысль хорошая, но не лучшая.
puzzle-wrong-wins = «{ $choice }» выигрывает { $n } { $n ->
    [one] партию
    [few] партии
   *[other] партий
} из 100. Другой выбор — на { $more } больше.
puzzle-time = Время вышло.
puzzle-missed = { $days ->
    [0] Считается неверным ответом.
    [1] Считается неверным ответом; вернётся завтра.
    [one] Считается неверным ответом; вернётся через { $days } день.
    [few] Считается неверным ответом; вернётся через { $days } дня.
   *[other] Считается неверным ответом; вернётся через { $days } дней.
}
puzzle-comes = { $days ->
    [1] Вернётся завтра.
    [one] Вернётся через { $days } день.
    [few] Вернётся через { $days } дня.
   *[other] Вернётся через { $days } дней.
}
puzzle-gone = Дважды верно: эта ошибка ушла навсегда.
puzzle-why = Почему.
puzzle-real = В настоящей партии было: «{ $choice }».
puzzle-real-yours = В вашей партии вы выбрали: «{ $choice }».
puzzle-real-same = В настоящей партии выбрали то же самое.
puzzle-again = Попробовать ещё
puzzle-show = Показать ответ
puzzle-next = Следующая задача
puzzle-end = Итог серии
puzzle-done = Готово
puzzle-play-on = Играть дальше отсюда
puzzle-share = Поделиться
puzzle-range = { $n ->
    [one] { $n } процент
    [few] { $n } процента
   *[other] { $n } процентов
}, от { $low } до { $high }
puzzle-not-weighed = не считали
puzzle-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[other] Осталось { $seconds } секунд
}
puzzle-board = Поле, каким его видело ваше место
# for a screen reader: how a place on the board stands after an answer
puzzle-board-best = лучший выбор
puzzle-board-wrong = не лучший выбор
puzzle-have = Что у вас есть

run-title = Серия из десяти
run-title-few = { $n ->
    [1] Одна задача
   *[other] Серия из { $n }
}
run-lead = { $minutes ->
    [one] { $day } · { $minutes } минута
    [few] { $day } · { $minutes } минуты
   *[other] { $day } · { $minutes } минут
}
run-of = из { $n }
run-first = с первого раза
run-strong = Сильно.
run-good = Хорошо.
run-fair = Неплохо.
run-hard = Трудная серия.
run-last = Прошлые десять: { $n } из 10.
run-weak = Больше всего промахов здесь: { $theme }.
run-in-row = { $n ->
   *[other] сейчас подряд: { $n }
}
run-train = Десять на тему «{ $theme }»
run-more = Ещё десять разных
run-the-ten = Задачи
run-open = откройте, чтобы увидеть все варианты
run-kept = { $n ->
    [1] Неверный ответ сохранён среди ваших ошибок. Задача вернётся завтра и уйдёт навсегда после двух верных ответов.
    [2] Две нерешённые задачи сохранены среди ваших ошибок. Они вернутся завтра и уйдут навсегда после двух верных ответов.
    [one] { $n } нерешённая задача сохранена среди ваших ошибок. Она вернётся завтра и уйдёт навсегда после двух верных ответов.
    [few] { $n } нерешённые задачи сохранены среди ваших ошибок. Они вернутся завтра и уйдут навсегда после двух верных ответов.
   *[other] { $n } нерешённых задач сохранены среди ваших ошибок. Они вернутся завтра и уйдут навсегда после двух верных ответов.
}
run-best = { $choice }, +{ $more }
run-state-right = верно с первого раза
run-state-helped = верно с подсказкой
run-state-missed = неверно
run-state-skipped = пропущена

mistakes-title = Мои ошибки
mistakes-lead = Решения, которые дорого вам обошлись, в виде задач. Их видите только вы.
mistakes-today = { $n ->
    [one] возвращается сегодня
   *[other] возвращаются сегодня
}
mistakes-count = { $waiting ->
    [0] Больше ничего не ждёт
    [one] Ещё { $waiting } ждёт
   *[other] Ещё { $waiting } ждут
}, { $gone ->
    [0] навсегда пока не ушло ни одной.
    [one] навсегда ушла { $gone }.
   *[other] навсегда ушло { $gone }.
}
mistakes-none = Ошибок не сохранено.
mistakes-none-note = После разбора партии сюда попадают решения, которые дорого вам обошлись, а ещё задачи, в которых вы ошиблись.
mistakes-review = Разобрать мою последнюю партию
mistakes-not-today = { $days ->
    [1] Сегодня ничего. Следующая придёт завтра.
   *[other] Сегодня ничего. День следующей: { $day }.
}
mistakes-due = { $days ->
    [0] Сегодня
    [1] Завтра
    [one] Через { $days } день
    [few] Через { $days } дня
   *[other] Через { $days } дней
}
mistakes-due-again = { $times ->
    [2] Сегодня, второй раз
    [3] Сегодня, третий раз
   *[other] Сегодня, ещё раз
}
mistakes-cost = Вы выбрали: { $choice }. Это стоило { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[other] { $n } пунктов
} шанса на победу.
mistakes-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
mistakes-right = верно { $n } из 2
mistakes-visit = { $state ->
    [right] верно через { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }
    [missed] неверно через { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }
   *[now] возвращается { $due ->
        [0] сегодня
        [1] завтра
        [one] через { $due } день
        [few] через { $due } дня
       *[other] через { $due } дней
    }
}
mistakes-not-again = Больше не спрашивать
mistakes-removed = Убрано.
mistakes-undo = Вернуть
mistakes-old = прежние правила, спросить нельзя
notebook-save = Сохранить в файл
notebook-delete = Удалить всё это
notebook-delete-sure = Удалить решённое и ошибки? Ваши партии останутся.
notebook-deleted = Удалено.
