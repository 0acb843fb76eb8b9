# Что говорит сама страница. Игры приносят свои каталоги.

# Сесть и ждать
join-title = { $game }: сесть за стол
join-name = Ваше имя
join-sit = Сесть за стол
join-watch = Только смотреть
waiting-room-waiting = { $n ->
    [one] Свободно ещё { $n } место.
    [few] Свободно ещё { $n } места.
   *[other] Свободно ещё { $n } мест.
}
waiting-room-ready = Все в сборе.
waiting-room-open = ждём кого-нибудь
waiting-room-bot = Посадить бота
waiting-room-host-starts = Начать игру может любой, кто сидит за столом.
waiting-room-remove = Отменить игру
waiting-room-entropy = Добавить свою удачу
waiting-room-entropy-note = Наберите что угодно. Это подмешается в зерно, и никто, даже хозяин, не сможет подобрать броски.
waiting-room-entropy-add = Подмешать
table-unknown = Такого стола нет.
table-no-entry = Это место не открывается
table-loading = Готовим стол…
table-terms = За этим столом
option-without = Не используется: { $option }

# Стол
skip = К вопросу
skip-main = К содержанию
to-shelf = К полке
to-table = К столу
seats = Места по порядку хода
seat-you = вы
seat-turn = решает сейчас,
seat-bot = бот
# Ботов зовут как деревья.
tree-rowan = Рябина
tree-hazel = Лещина
tree-alder = Ольха
tree-linden = Липа
tree-juniper = Можжевельник
tree-aspen = Осина
tree-laurel = Лавр
tree-cedar = Кедр
seat-held = пока бот
seat-held-by = пока играет бот { $bot }
seat-away = не за столом
seat-here = здесь
seat-back = Вернуть моё место
seat-hold = Пусть дальше играет бот
seat-hold-mine = Пусть за меня играет бот
seat-invite-anew = Новое приглашение
spectators = { $n ->
    [0] Никто не смотрит.
    [one] Смотрит { $n } человек.
    [few] Смотрят { $n } человека.
   *[other] Смотрят { $n } человек.
}
watch-link = Чтобы смотреть; видно только открытое
tools = Инструменты стола
tool-undo = Вернуть
tool-hint = Подсказка
tool-recap = Пересказ
tool-rules = Правила
tool-chat = Беседа
tool-table = Настройки
tool-tale = Летопись
tool-replay = Повтор
tool-results = Итоги
tool-skip = Показать всё сразу
board = Поле
own-mat = Ваш планшет
show-board = Взглянуть на поле
show-stage = К событию

ask-wait = Минуту…
ask-theirs = { $name } выбирает
ask-held = Вместо игрока { $name } играет бот
ask-won = { $n ->
    [1] Побеждает { $names }
   *[other] Победу делят { $names }
}
ask-nobody-won = Никто не победил
ask-sent = Отправлено…
ask-stored = Записано. Стол приходит в движение…
# о выборе спрашивают ещё раз; $deed: его название, например «Ехать в монастырь»
ask-sure = { $deed }?
ask-again = Enter или второй щелчок подтвердит.
ask-again-tap = Коснитесь ещё раз, чтобы подтвердить.
ask-not-yet = Пока нет
# $deed завершает ход, например «Пас», а возможностей остаётся ещё $n
ask-end = { $deed }? Ещё можно: { $other }
ask-end-never = Больше не спрашивать
line-lost = Сервер не отвечает. Пробуем снова, ничего не потеряно.
choices = Ваш выбор
choices-theirs = Выбор
choices-watch = { $name } выбирает
choices-over = Игра окончена
choices-press = клавиши 1–{ $n }
choices-page = стр. { $n } из { $of } · клавиша 0
choices-all = показать всё
choices-only-main = Нажмите золотую кнопку, чтобы продолжить.
choices-only-end = Остаётся только закончить.
# кроме того, о чём спрашивают, ещё $n
choices-others = { $n ->
    [one] Ещё { $n } вариант
    [few] Ещё { $n } варианта
   *[other] Ещё { $n } вариантов
}
choice-costs = стоит
choice-brings = приносит
# сколько кубиков потратит и оставит путь по карте
way-dice = Кубики
way-leaves = останется
odds-win = шанс
odds-won = Победа
odds-drawn = Ничья
odds-lost = Поражение
odds-about = Подсчитано в воображаемых партиях
odds-because = Из чего складываются шансы
# проценты, читаются вслух
odds-spoken = { $drawn ->
    [0] победа { $won } %
   *[other] победа { $won } %, ничья { $drawn } %
}
odds-spoken-about = победа примерно { $won } %
# вариант меняет бой: процент побед без него ($before) и с ним
odds-change = победа { $won } % вместо { $before } %
barred-more = { $name } · ещё { $n }
not-possible = Нельзя:
barred-rule = прочесть правило
risk-dice = Упадут кубики; вернуть будет нельзя
risk-reveal = Откроется скрытое; вернуть будет нельзя
hint-this = Так поступил бы бот
see-rule = К правилу
close = Закрыть
crashed = На этом выборе сломалось правило ({ $error }). Стол остался как был; выберите другое или верните ход.
crash-report = Сохранить отчёт
undo-propose = Попросить других вернуть ход
undo-asked = { $name } просит вернуть последнее решение.
undo-waiting = { $n ->
    [1] Ещё думает { $names }.
   *[other] Ещё думают { $names }.
}
undo-declined = { $name } предпочитает играть дальше.
agree = Согласиться
decline = Играть дальше
rules-stopped = Правила изменились
rules-closed = Этот стол закрыт
rules-stop = Здесь играли по версии правил { $played }, сейчас действует версия { $present }. Решение { $number } теперь приводит к другому, поэтому игра остановлена перед ним.
rules-parted = Правила с тех пор изменились: играли по версии { $played }, сейчас действует { $present }. Итог остаётся в силе, но начиная с решения { $number } партию уже не показать.
rules-go-on = Продолжить вместе отсюда
rules-close = Закрыть стол
rules-asked-go-on = { $name } предлагает продолжить отсюда по новым правилам.
rules-asked-close = { $name } предлагает закрыть этот стол.
rules-decline = Лучше не надо
rules-declined = { $name } не соглашается.
seat-meanwhile = { $n ->
    [one] Пока вас не было, бот решил за вас: { $choices }.
   *[other] Пока вас не было, бот решал за вас, вот последнее: { $choices }.
}
seat-left = больше не играет
seat-away-wait = не за столом; место ждёт ещё { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[other] { $n } секунд
}
seat-leave = Отказаться от места
seat-leave-sure = Насовсем? Дальше сыграет бот, а хозяин стола может позвать другого.
seat-stay = Остаться

tray-tale = Летопись
tray-mats = Планшеты
where-i-stand = Как у меня дела?
where-everyone-stands = Путь каждого к победе
where-unknown = Эта игра об этом молчит.
tray-recap = С вашего хода
tray-rules = Правила
tray-chat = Беседа
tray-table = Настройки и места
tray-keys = Клавиши
tale = Летопись, новое сверху
tale-none = История ещё не началась.
recap-lead = { $n ->
    [one] С вашего решения случилось { $n } событие.
    [few] С вашего решения случилось { $n } события.
   *[other] С вашего решения случилось { $n } событий.
}
recap-nothing = С вашего решения ничего не случилось.
rules-now = об этом вопросе
rules-none = Главы уже в пути.
chat-say = Скажите что-нибудь
chat-send = Сказать
chat-none = Пока все молчат.
chat-watching = Зрители хранят молчание.
chat-unread = новых
keys-choose = выбрать из списка
keys-page = следующая страница
keys-commit = золотая кнопка
keys-arrows = ходить между тем, что светится
keys-undo = вернуть ход
keys-escape = закрыть, сбросить
keys-inspect = что это?
keys-hint = что сделал бы бот
keys-log = к летописи
keys-mat = следующий планшет
keys-where = как у меня дела
keys-recap = с моего хода
keys-chat = беседа
keys-help = этот список
key-space = Пробел
look-here = Здесь: { $names }
look-count = Здесь: { $n }
origin-designed = Что делает настоящая карта, узнать не удалось, поэтому эту придумали мы. Её числа можно изменить.
sheet-peek = Только вопрос; показать выбор
sheet-half = Выбор; показать весь
sheet-full = Весь выбор; показать стол

curtain = Теперь играет { $name }
curtain-words = { $before } передаёт экран. { $name }, ваша очередь; остальным не смотреть.
curtain-first = { $name } начинает; остальным не смотреть.
curtain-hold = Держите, чтобы поднять занавес

# Настройки
settings-language = Язык
settings-light = Свет
settings-light-game = Авто, по игре
settings-light-system = Как в системе
settings-light-light = День
settings-light-dark = Ночь
settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-full = Полное
settings-motion-less = Без движения
settings-speed = Скорость чужих ходов
settings-speed-at-once = Сразу
settings-speed-times = { $n }×
settings-sound = Звуки
settings-effects = Эффекты
settings-ambience = Звуки мест
settings-music = Музыка
settings-volume = { $n ->
    [0] выкл.
   *[other] { $n } %
}
settings-alongside = Звук рядом с большим экраном
settings-alongside-note = Иначе звучит только большой экран стола.
screen-sound = Коснитесь экрана или нажмите клавишу, чтобы включить звук
settings-sure = Переспрашивать в конце хода
settings-sure-note = Перед концом хода стол переспросит, если тренер видит дело явно лучше.

link = Ссылка
copy = Скопировать
copied = Скопировано
qr = Ссылка в виде QR-кода
qr-show = QR-код
leave = Выйти из-за стола

# Честность
fairness = Кубики, которые можно проверить
fairness-commitment = Хеш тайны сервера, показан с самого начала
fairness-added = Подмешивает { $name }
record-so-far = Сохранить запись на сейчас

# Повтор
replay-eyes = Чьими глазами
replay-move = Решение { $n } из { $of }
replay-timeline = Шкала времени
replay-back = На решение назад
replay-on = На решение вперёд
replay-play = Пуск
replay-pause = Пауза
replay-scrub = Миг игры
replay-trouble = Эту партию сейчас показать нельзя.

# Итоги
results-facts = { $n ->
    [one] Принято { $n } решение.
    [few] Принято { $n } решения.
   *[other] Принято { $n } решений.
}
results-awards = Награды
again-there = К следующей партии
chart-player = Игрок
chart-last = В конце

# Благодарности
credits = Благодарности
# Слова на полях и фигурах
board-choice = выбор { $n }
board-chosen = отмечено; ещё раз, чтобы взять
board-barred = нельзя: { $why }
board-theirs = { $name } может это выбрать
board-spent = потрачено
board-hidden = рубашкой вверх
board-left = ещё { $n }
board-here = здесь: { $names }
board-faces = грани: { $faces }
board-up = выпало: { $face }
board-other-side = другая сторона: { $face }
board-zoom-in = Ближе
board-zoom-out = Дальше
board-zoom-all = Вся карта
board-zoom-choices = Все возможности
board-empty = пусто
board-of = { $n } из { $max }
board-count = { $name }: { $n }
board-cell = { $n } из { $of }

# Наставник
tool-review = Разбор
ask-ponders = { $name } думает…
coach-title = Подсказка
coach-scale = ваш шанс выиграть партию
coach-first-thought = Первая мысль, на глаз
coach-range = от { $low } до { $high } %
coach-behind = { $n ->
    [0] · разницы с первым нет
   *[other] · на { $n } ± { $reach } меньше, чем у первого
}
coach-ends = · в конце примерно { $points }
coach-choose = Выбрать это
coach-more = Подробнее
coach-gains-first = по сравнению со следующим:
coach-gains = по сравнению с первым:
coach-thinking = Думает дальше …
coach-clear = Первый явно лучше остальных.
coach-close = Первые варианты близки друг к другу.
coach-trials = { $n ->
    [one] { $n } пробная партия
    [few] { $n } пробные партии
   *[many] { $n } пробных партий
}
review-title = Как всё решилось
review-progress = Играются пробные партии, готово { $n } %
review-working = Сколько разбора готово
review-curve = Кто выигрывал
review-curve-note = Шанс на победу в процентах, если бы за всех доигрывали боты
review-decisions = Решения игрока { $name }
review-even-note = «Наравне» значит, что пробные партии не отличили выбор от лучшего. Ошибкой это не назовёшь.
review-luck-skill = Удача и умение
review-skill-note = Решения сравниваются с решениями Среднего бота, ошибки — с лучшим выбором. Кто обычно играет лучше Среднего, на решениях выигрывает, даже с ошибками.
review-walk = По ошибкам
coach-asked = Спрашиваем наставника …
review-choices-of = Решения игрока { $name }
review-dice = Кубики и карты
review-between = (от { $low } до { $high })
review-verdict = { $luck ->
    [good] { $choices ->
        [bad] Удача помогала, но решения её растратили.
        [good] Удача помогала, и решения её приумножили.
       *[none] Удача помогала, а решения ничего не изменили.
    }
    [bad] { $choices ->
        [bad] Удача была против, и решения тоже.
        [good] Удача была против, но решения отчасти это возместили.
       *[none] Удача была против, а решения ничего не изменили.
    }
   *[none] { $choices ->
        [bad] Удача была ровной, решения растратили шансы.
        [good] Удача была ровной, решения дали перевес.
       *[none] Ни удачу, ни решения нельзя отличить от нуля.
    }
}
review-turns = Переломы
review-moved = { $before } % → { $after } %
review-faults = { $n ->
    [0] Ошибок не найдено
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
review-you-chose = Вы: «{ $chosen }». Лучше: «{ $better }». { $moment }.
review-chose = { $name }: «{ $chosen }». Лучше: «{ $better }». { $moment }.
review-lost = Потеряно пунктов { $n }, не меньше { $low } и не больше { $high }
review-see = Посмотреть
review-what-if = А если
what-if-ribbon = А если · { $moment } · партия от { $day }
what-if-back = Назад к разбору
review-play-on = Играть отсюда
review-you = Вы
review-reckoned = Посчитано по пробным партиям, всего { $n }. Ошибкой названо лишь то, где новые партии исключают, что ничего не потеряно.

# Moments: what happens, played on the board
moment-step-prepare = Подготовка
moment-step-dice = Кубики
moment-step-totals = Суммы
moment-step-outcome = Исход
moment-end-won = Победа
moment-end-drawn = Ничья
moment-end-lost = Разгром
moment-beaten = повержен
moment-tap = коснитесь, чтобы продолжить
moment-and-die = и кубик
moment-so-far = пока что
# $n is what the bonuses add up to, $dice what the dice show, such as 5 or 5 + 3
moment-and = { $n } + кубик { $dice }
moment-level = Силы равны
moment-ahead = { $name } впереди на { $n }
moment-percent = { $n } %
# stands below a percentage
moment-wins = шанс, что победит { $name }
moment-wins-own = шанс, что победите вы
moment-if-won = Победа
moment-if-drawn = Ничья
moment-if-lost = Поражение
moment-dice-fall = Кубики брошены
moment-part = { $name } { $n }
moment-against = { $mine } против { $theirs }
# of a blow, after what stopped it
moment-through = { $n ->
    [0] Ничего не проходит
    [one] Проходит { $n }
   *[other] Проходят { $n }
}
# of a blow that may still be stopped
moment-strikes = Удар силой { $n }
moment-cards-lost = { $n ->
    [one] Потерянная карта
   *[other] Потерянные карты
}
# the totals of both sides, as a result
moment-score = { $mine } : { $theirs }
moment-fits = всё помещается
moment-open = ещё решается
moment-no-change = без изменений
moment-others-same = остальные: без изменений
moment-hurry = Быстрее
moment-go-on = Дальше
moment-again = Показать снова
moment-back = На шаг назад
moment-forward = На шаг вперёд
moment-now = К настоящему
moment-all = Показать всё
moment-my-turn = К моему ходу
moment-skip = К настоящему
moment-space = Пробел
moment-yours = Результат
moment-theirs = Действует { $name }
moment-hint = Коснитесь сцены или нажмите пробел, чтобы ускорить.
moment-hint-held = Ничто не сдвинется, пока вы не разрешите.
moment-hint-past = Так это было. Стол ждёт вас.
film = С вашего последнего решения
film-of = { $n } из { $of }
film-coming = впереди
settings-waits = Мои бои и карты ждут
settings-waits-note = Они остаются на экране, пока вы не коснётесь.
settings-follows = Показывать ходы других
settings-follows-note = Иначе они только записываются в рассказ.
keys-hurry = ускорить показ
keys-stage = дальше, показать снова, шаг назад
tale-told = Рассказ
tale-every = По шагам
tale-again = Показать снова
tale-show = Показать на поле
tale-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}
tale-before = заранее
tale-because = потому что
tale-so = итог
tale-in-all = всего
tale-wide = Расширить летопись
tale-narrow = Сузить летопись

# The book of rules
keys-book = Книга правил
book-example = Пример
book-own-example = С вашего стола
# Who plays in the examples, between commas.
book-names = Ада, Томаш, Ива, Боян

# Уроки: первая партия с проводником. $game is its name
teach-me = Научите меня
teach-game = Научите меня игре «{ $game }»
teach-minutes = { $n } мин
teach-english = по-английски
teach-go-on = Дальше
teach-step = шаг { $n } из { $of }
teach-anew = Урок сначала
teach-learned = Изучено
teach-once-more = ещё раз?
guide-where = { $game } · шаг { $n } из { $of }
guide-leave = Выйти
guide-missed = { $n ->
    [1] Шаг { $first } пропущен.
   *[other] Шаги с { $first } по { $last } пропущены.
  }
guide-replay = Сыграть эту часть заново
guide-next = Дальше
guide-back = Назад
guide-show = Покажите
guide-alone = Играть дальше без меня
guide-task = Ваш ход: { $task }
guide-free = Ваш ход: выбирайте что хотите.
guide-pointed = показано
guide-points-at = Указывает на: { $names }.
guide-resume = Урок: шаг { $n } из { $of }
guide-win = победа { $n } %
keys-lesson = следующая страница урока, страница назад

# О чём вопрос
note-title = О чём этот вопрос?
note-first = впервые
note-now = За этим столом:
note-got-it = Понятно
note-book = { $chapter }: в книге правил
note-never = Больше не объяснять
note-what = О чём этот вопрос?
advised-chance = Наугад
advised-this = Советуем: { $name }
keys-about = о чём этот вопрос
settings-explains = Объяснять новые вопросы
settings-explains-note = Когда вопрос задают впервые, записка говорит, о чём он. Знак «?» рядом с вопросом объясняет всегда.

tool-what = Что это?
what-point = Нажмите на что угодно на столе, и вы узнаете, что это.
what-title = Что это?
what-aria = Что это? { $name }
what-now = На этом столе:
what-now-number = сейчас { $n }
what-now-of = сейчас { $n } из { $max }
what-now-many = таких на столе: { $n }
what-now-many-spent = таких на столе: { $n }, из них использовано: { $spent }
what-also = Что ещё на нём видно
what-all = Показать все: { $n }
legend-title = Обозначения
legend-find = Найти знак
legend-none = Ничего похожего на «{ $words }» здесь нет.
legend-groups = Разделы обозначений
legend-more = Ещё на этом столе
legend-hint = Выберите знак, чтобы увидеть, где он лежит. G открывает и закрывает этот лист; I или долгое нажатие спрашивает, что это.
legend-hint-finger = Коснитесь знака, чтобы увидеть, где он лежит. Задержите палец на чём угодно, чтобы спросить, что это.
keys-legend = все обозначения

# Stages of the director
director-difference = Что решило дело
director-to-go = { $name }: { $n } из { $of }. { $left ->
    [0] Собраны все.
   *[other] Осталось: { $left }.
}
director-rank-strong = Сильный враг
director-rank-guardian = Страж
director-rank-villain = Злодей
director-you = Вы
director-will-do = Что он сделает
director-chances = Ваши шансы
director-you-chose = Вы выбрали
director-was-chosen = Выбор игрока { $name }
director-without = Без этого
director-dice-wait = Кости ещё не брошены.
director-answers = отвечает
director-your-chance = Ваш шанс
director-chance = Шанс
director-why = Почему?
director-roll-now = Бросить сейчас

# A text over the whole table, and cards to choose from.
# $option is the answer, in its own words.
story-chose = Ваш выбор: «{ $option }»
story-start-again = Прочитать начало ещё раз
story-lasts = Правило, которое сейчас действует
cards-take = Взять: { $card }
cards-you-hold = У вас
cards-tap-one = Коснитесь карты
room-back = Назад к выбору
room-lay-out = Разложить карты
replay-cards = Карты на выбор

# Финал за столом: дальше итоги открываются сами.
finale-over = Партия окончена.
finale-come = Итоги откроются сами.
finale-in = { $n ->
    [one] Итоги через { $n } секунду
    [few] Итоги через { $n } секунды
   *[other] Итоги через { $n } секунд
}
finale-what = Переломы, награды, летопись вечера.
finale-waits = Они подождут, пока вы читаете.
finale-stay = Побыть здесь
finale-now = К итогам
finale-table = Взглянуть на стол

# Запись партии: лучшие сцены и переломы.
replay-turn = Перелом: { $name }, с { $before } % до { $after } %

# Летопись: сыгранная партия на одной странице.
chronicle = Летопись
