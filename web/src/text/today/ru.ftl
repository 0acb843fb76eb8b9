today-title = Сегодня
today-table = Стол дня
today-card = Каждый день в каждой игре одна небольшая цель, и удача у всех одна.
today-open = Столы на сегодня
today-brief = { $game }, около { $minutes } минут. Кубики и карты у всех одни и те же.
today-play = Сыграть сегодня
today-lead = { $day }. Кубики и карты у всех одни и те же.
today-streak = { $n ->
        [0] Пока ни одного дня подряд
        [one] { $n } день подряд
        [few] { $n } дня подряд
       *[other] { $n } дней подряд
    }
today-counts = Первая попытка идёт в счёт. Потом тренируйтесь сколько угодно.
today-practice = Тренировка: остаётся на этом устройстве, в список не идёт.
today-hero = { $n ->
        [one] Ваш герой: { $hero }. Играет и средний бот.
        [few] Ваш герой: { $hero }. Играют и { $n } средних бота.
       *[other] Ваш герой: { $hero }. Играют и { $n } средних ботов.
    }
today-minutes = { $n } мин
today-hard = Бот «Сложный» справляется в { $n } случаях из 10
today-also = Ещё сегодня
today-left = новые в полночь, через { $h } ч { $m } мин
today-week = Испытание недели
today-week-note = { $game }, семь небольших целей
today-last-week = Прошлая неделя: { $n } из 7, { $game }
today-reached = достигнута
today-missed = не достигнута
today-now = сегодня
today-from = { $day }
today-past = прошла
today-practise = Потренироваться
today-go-on = Продолжить
today-steps = Шаги к цели на ходах { $turns }
today-no-steps = Ни одного шага к цели
today-measuring = Ваш результат сравнивается с удачей и с ботами.
today-was-practice = Тренировка: в счёт идёт первая попытка.
today-result = Результат
today-of-turns = { $n ->
        [one] из { $n } хода
       *[other] из { $n } ходов
    }
today-turns-missed = ходы: { $turns }, и ещё { $more } за недостающее
today-of-count = из { $n }
today-luck = Удача
today-luck-even = как обычно
today-luck-for = кубики и карты были за вас
today-luck-against = кубики и карты были против вас
today-without-luck = Без удачи
today-this-counts = это и идёт в счёт
today-not-reached = не достигнута, { $n }
today-bots = Боты за тем же столом
today-same-luck = те же кубики и карты; без удачи
today-bots-play = Боты ещё играют.
today-you = Вы
today-without = Без удачи { $n }
today-beats = лучше, чем { $bot }
today-foot = Кубики у всех одни. Сможете лучше?
today-share = Поделиться
today-legend = Зелёный: шаг к цели. Золотой: герой стал сильнее. Решение не раскрыто.
today-copy = Скопировать текст
today-picture = Картинка
today-link = Ссылка на повтор
today-shapes = Фигуры вместо цветов
today-watch = Смотреть
today-list = Первые попытки дня
today-lost-most = Где я теряю больше всего?
today-again = Попробовать ещё
today-place = Место
today-player = Игрок
today-turn-by-turn = Ход за ходом
today-checked = Все эти партии сыграны на этом сервере по правилам. Любую запись можно проверить. Вторые попытки в список не идут.
today-turn-of = Ход { $turn } из { $turns } · { $count } из { $n }
today-count-of = { $count } из { $n }
duel-start = Начать дуэль
duel-note = Одни и те же кубики и карты для вас и друга, каждый за своим столом.
today-play-goal = Сыграть цель { $n }
today-this-week = Эта неделя
today-week-before = Испытание прошлой недели
today-begun = начато
today-waits = Ваша первая попытка ждёт до полуночи.
today-tries = { $n ->
        [one] { $n } первая попытка
        [few] { $n } первые попытки
       *[other] { $n } первых попыток
    }
today-see-all = Все попытки и их партии
today-check = Проверить запись
today-check-note = Действительно ли файл партии — первая попытка этого дня? Выберите его, и сервер проверит.
today-check-file = Выбрать файл
today-check-holds = Да: это первая попытка, играет { $name }. Без удачи { $n }.
today-no-record = Этот файл — не запись партии.
