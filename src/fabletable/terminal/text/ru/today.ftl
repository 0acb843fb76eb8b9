# Стол дня
help-today = Столы на сегодня: одна цель в каждой игре, удача у всех одна; назовите игру, чтобы сыграть
help-today-game = Игра, за стол которой сесть
help-today-week = Сыграть сегодняшнюю цель испытания недели
help-today-check = Разложить все столы этого года и сказать, что не так
help-today-games = Вместе с --check: заново измерить каждую цель столькими партиями сильного бота
today-head = { $day } · { $streak ->
        [one] { $streak } день подряд
        [few] { $streak } дня подряд
       *[other] { $streak } дней подряд
    }
today-week = Испытание недели: { $game }, достигнуто { $reached } из 7
today-how = Сыграть: «fabletable today ИГРА», цель испытания — с --week. Первая попытка идёт в счёт, остальные — тренировка.
today-line = { $name }: { $title } · { $state ->
        [open] можно сыграть
        [begun] начата
        [done] сыграна { $marks }
        [later] позже
       *[past] прошла
    } · сильный бот: { $rate } из 10
today-comparing = Боты играют за тем же столом
today-player = Игрок
today-marks = Ход за ходом
today-result = Результат
today-luck = Удача
today-without = Без удачи
today-you = Вы
today-first = Первая попытка. { $streak ->
        [one] { $streak } день подряд.
        [few] { $streak } дня подряд.
       *[other] { $streak } дней подряд.
    }
today-again = Тренировка: в счёт идёт первая попытка.
today-checking = Проверка столов
today-checked = Столов за { $year } год: { $count }. { $faults ->
        [0] Каждый раскладывается, ни одна цель не достигнута заранее, ни одна не повторяет вчерашнюю.
       *[other] Ошибок: { $faults }.
    }
today-fault = { $day } { $goal }: { $why ->
        [again] то же, что накануне
        [reached] цель достигнута ещё до начала
        [rate] сильный бот достигает её в { $detail } случаях из 100
       *[other] стол не раскладывается ({ $detail })
    }
today-rate = { $goal }: сильный бот в { $rate } случаях из 100, сказано { $told }
