# Какво казва самата страница. Игрите носят свои каталози.

# Сядане и чакане
join-title = { $game }: седнете
join-name = Вашето име
join-sit = Седни
join-watch = Само гледай
waiting-room-waiting = { $n ->
    [one] Още { $n } място е свободно.
   *[other] Още { $n } места са свободни.
}
waiting-room-ready = Всички са тук.
waiting-room-open = чакаме някого
waiting-room-bot = Нека играе бот
waiting-room-host-starts = Играта може да започне всеки, който седи на масата.
waiting-room-remove = Отмени играта
waiting-room-entropy = Добавете своя късмет
waiting-room-entropy-note = Напишете каквото и да е. Смесва се в семето, затова никой, дори домакинът, не може да избере заровете.
waiting-room-entropy-add = Смеси
table-unknown = Няма такава маса.
table-no-entry = Това място не се отваря
table-loading = Подготвя се масата…
table-terms = На тази маса
option-without = Без { $option }

# Масата
skip = Към въпроса
skip-main = Към съдържанието
to-shelf = Обратно към рафта
to-table = Към масата
seats = Места по ред на игра
seat-you = вие
seat-turn = решава сега,
seat-bot = бот
# Ботовете носят имена на дървета.
tree-rowan = Офика
tree-hazel = Леска
tree-alder = Елша
tree-linden = Липа
tree-juniper = Хвойна
tree-aspen = Трепетлика
tree-laurel = Лавър
tree-cedar = Кедър
seat-held = засега бот
seat-held-by = засега играе { $bot }
seat-away = отсъства
seat-here = тук
seat-back = Върни ми мястото
seat-hold = Нека бот продължи
seat-hold-mine = Нека бот играе вместо мен
seat-invite-anew = Нова покана
spectators = { $n ->
    [0] Никой не гледа.
    [one] Гледа { $n } човек.
   *[other] Гледат { $n } души.
}
watch-link = За гледане; показва само откритото
tools = Инструменти на масата
tool-undo = Върни
tool-hint = Съвет
tool-recap = Преразказ
tool-rules = Правила
tool-chat = Разговор
tool-table = Настройки
tool-tale = История
tool-replay = Повторение
tool-results = Резултати
tool-skip = Покажи всичко наведнъж
board = Игралното поле
own-mat = Вашата дъска
show-board = Виж полето
show-stage = Към събитието

ask-wait = Един момент…
ask-theirs = { $name } избира
ask-held = Бот играе за { $name }
ask-won = { $n ->
    [one] Печели { $names }
   *[other] Победата споделят { $names }
}
ask-nobody-won = Никой не спечели
ask-sent = Изпратено…
ask-stored = Записано. Масата се раздвижва…
# за избора се пита още веднъж; $deed е името му, например „Към манастира на кон“
ask-sure = { $deed }?
ask-again = Enter или второ щракване го потвърждава.
ask-again-tap = Докоснете още веднъж за потвърждение.
ask-not-yet = Още не
# $deed завършва хода, например „Пас“, а остават още $n възможности
ask-end = { $deed }? Още можете: { $other }
ask-end-never = Не питай повече
line-lost = Сървърът не отговаря. Опитваме пак, нищо не е загубено.
choices = Вашият избор
choices-theirs = Избор
choices-watch = { $name } избира
choices-over = Играта свърши
choices-press = клавиши 1–{ $n }
choices-page = стр. { $n } от { $of } · клавиш 0
choices-all = покажи всичко
choices-only-main = Натиснете златния бутон, за да продължите.
choices-only-end = Остава само да завършите.
# освен избора, за който се пита, още $n
choices-others = { $n ->
    [one] Още една възможност
   *[other] Още { $n } възможности
}
choice-costs = струва
choice-brings = носи
# колко зара взема и оставя пътят по картата
way-dice = Зарове
way-leaves = остават
odds-win = шанс
odds-won = Победа
odds-drawn = Равен бой
odds-lost = Загуба
odds-about = Преброено във въображаеми игри
odds-because = От какво зависи шансът
# проценти, четат се на глас
odds-spoken = { $drawn ->
    [0] победа { $won } %
   *[other] победа { $won } %, равен бой { $drawn } %
}
odds-spoken-about = победа около { $won } %
# възможност, която променя битка: процент победи без нея ($before) и с нея
odds-change = победа { $won } % вместо { $before } %
barred-more = { $name } и още { $n }
not-possible = Не може:
barred-rule = вижте правилото
risk-dice = Ще паднат зарове; няма връщане
risk-reveal = Ще се види нещо скрито; няма връщане
hint-this = Бот би направил това
see-rule = Виж правилото
close = Затвори
crashed = При този избор се счупи правило ({ $error }). Масата е както преди; изберете друго или върнете хода.
crash-report = Запази доклада
undo-propose = Помоли другите за връщане
undo-asked = { $name } моли да върне последното решение.
undo-waiting = { $n ->
    [one] Още мисли { $names }.
   *[other] Още мислят { $names }.
}
undo-declined = { $name } предпочита да продължи.
agree = Съгласие
decline = Продължаваме
rules-stopped = Правилата са се променили
rules-closed = Тази маса е затворена
rules-stop = Тук се е играло по версия { $played } на правилата, днес важи версия { $present }. Решение { $number } вече не води до същото, затова играта спира преди него.
rules-parted = Оттогава правилата са се променили: играло се е по версия { $played }, днес важи { $present }. Резултатът остава, но от решение { $number } нататък играта вече не може да се покаже.
rules-go-on = Да продължим заедно оттук
rules-close = Затваряне на масата
rules-asked-go-on = { $name } предлага да продължите оттук по новите правила.
rules-asked-close = { $name } предлага да затворите тази маса.
rules-decline = По-добре не
rules-declined = { $name } не се съгласи.
seat-meanwhile = { $n ->
    [one] Докато ви нямаше, ботът реши вместо вас: { $choices }.
   *[other] Докато ви нямаше, ботът решаваше вместо вас, последно: { $choices }.
}
seat-left = напусна
seat-away-wait = отсъства; мястото чака още { $n ->
    [one] една секунда
   *[other] { $n } секунди
}
seat-leave = Отказ от мястото
seat-leave-sure = Завинаги? Нататък ще играе бот, а домакинът може да покани друг.
seat-stay = Оставане

tray-tale = Историята дотук
tray-mats = Дъски
where-i-stand = Как съм аз?
where-everyone-stands = Пътят на всички към победата
where-unknown = Тази игра не казва нищо за това.
tray-recap = От вашия ход
tray-rules = Правила
tray-chat = Разговор
tray-table = Настройки и места
tray-keys = Клавиши
tale = Историята дотук, новото отгоре
tale-none = Историята още не е започнала.
recap-lead = { $n ->
    [one] Откакто решихте, се случи { $n } нещо.
   *[other] Откакто решихте, се случиха { $n } неща.
}
recap-nothing = Откакто решихте, нищо не се е случило.
rules-now = зад този въпрос
rules-none = Главите пътуват насам.
chat-say = Кажете нещо
chat-send = Кажи
chat-none = Никой още не е казал нищо.
chat-watching = Който гледа, мълчи.
chat-unread = нови
keys-choose = избор от списъка
keys-page = следваща страница
keys-commit = златният бутон
keys-arrows = движение между светещото
keys-undo = връщане
keys-escape = затвори, изчисти
keys-inspect = какво е това?
keys-hint = какво би направил бот
keys-log = към историята
keys-mat = следващата дъска
keys-where = как съм аз
keys-recap = от моя ход
keys-chat = разговор
keys-help = този списък
key-space = Интервал
look-here = Тук: { $names }
look-count = Тук: { $n }
origin-designed = Какво прави истинската карта, не успяхме да научим, затова тази измислихме ние. Числата ѝ може да се променят.
sheet-peek = Само въпросът; покажи избора
sheet-half = Избор; покажи целия
sheet-full = Целият избор; покажи масата

curtain = Сега играе { $name }
curtain-words = { $before } реши. Следва { $name }; никой друг да не гледа.
curtain-first = Започва { $name }; никой друг да не гледа.
curtain-hold = Задръжте, за да вдигнете завесата

# Настройки
settings-language = Език
settings-light = Светлина
settings-light-game = Авто, по играта
settings-light-system = Като системата
settings-light-light = Ден
settings-light-dark = Нощ
settings-motion = Движение
settings-motion-system = Като системата
settings-motion-full = Пълно
settings-motion-less = Без движение
settings-speed = Скорост на чуждите ходове
settings-speed-at-once = Веднага
settings-speed-times = { $n }×
settings-sound = Звуци
settings-effects = Ефекти
settings-ambience = Звуци на местата
settings-music = Музика
settings-volume = { $n ->
    [0] изкл.
   *[other] { $n } %
}
settings-alongside = Звук и при голям екран
settings-alongside-note = Иначе звучи само големият екран на масата.
screen-sound = Докоснете екрана или натиснете клавиш за звук
settings-sure = Питай преди край на хода
settings-sure-note = Преди края на хода масата пита още веднъж, ако треньорът вижда нещо явно по-добро.

link = Връзка
copy = Копирай
copied = Копирано
qr = Връзката като QR код
qr-show = QR код
leave = Стани от масата

# Честност
fairness = Зарове, които се проверяват
fairness-commitment = Хеш на тайната на сървъра, показан отначало
fairness-added = Смесено от { $name }
record-so-far = Запази записа дотук

# Повторение
replay-eyes = През чии очи
replay-move = Решение { $n } от { $of }
replay-timeline = Времева линия
replay-back = Едно решение назад
replay-on = Едно решение напред
replay-play = Пусни
replay-pause = Пауза
replay-scrub = Миг от играта
replay-trouble = Тази игра не може да се покаже сега.

# Резултати
results-facts = { $n ->
    [one] Взето е { $n } решение.
   *[other] Взети са { $n } решения.
}
results-awards = Награди
again-there = Към следващата игра
chart-player = Играч
chart-last = Накрая

# Благодарности
credits = Благодарности
# Думи по полета и фигури
board-choice = избор { $n }
board-chosen = отбелязано; още веднъж го взема
board-barred = не може: { $why }
board-theirs = { $name } може да избере това
board-spent = похарчено
board-hidden = с гърба нагоре
board-left = { $n ->
    [one] остава { $n }
   *[other] остават { $n }
}
board-here = тук: { $names }
board-faces = стени: { $faces }
board-up = показва { $face }
board-other-side = друга страна: { $face }
board-zoom-in = По-близо
board-zoom-out = По-далеч
board-zoom-all = Цялата карта
board-zoom-choices = Всички възможности
board-empty = нищо няма
board-of = { $n } от { $max }
board-count = { $name }: { $n }
board-cell = { $n } от { $of }

# Треньорът
tool-review = Разбор
ask-ponders = { $name } мисли…
coach-title = Съвет
coach-scale = вашият шанс да спечелите играта
coach-first-thought = Първа мисъл, на око
coach-range = от { $low } до { $high } %
coach-behind = { $n ->
    [0] · без разлика от първото
   *[other] · с { $n } ± { $reach } по-малко от първото
}
coach-ends = · накрая около { $points }
coach-choose = Избирам това
coach-more = Още
coach-gains-first = в сравнение със следващия:
coach-gains = в сравнение с първия:
coach-thinking = Мисли нататък …
coach-clear = Първото е ясно по-добро от останалите.
coach-close = Първите са близо едно до друго.
coach-trials = { $n ->
    [one] { $n } пробна партия
   *[other] { $n } пробни партии
}
review-title = Как се реши
review-progress = Играят се пробни партии, готови са { $n } %
review-working = Колко от разбора е готово
review-curve = Кой печелеше
review-curve-note = Шанс за победа в проценти, ако ботове доиграят за всички
review-decisions = Решения на { $name }
review-even-note = Наравно значи, че пробните партии не го различиха от най-доброто. Никой не бива да го нарича грешка.
review-luck-skill = Късмет и умение
review-skill-note = Решенията се сравняват с тези на Средния бот, грешките – с най-добрия избор. Който обикновено играе по-добре от Средния, печели от решенията си, дори с грешките.
review-walk = По грешките
coach-asked = Питаме наставника …
review-choices-of = Избори на { $name }
review-dice = Зарове и карти
review-between = (от { $low } до { $high })
review-verdict = { $luck ->
    [good] { $choices ->
        [bad] Късметът помагаше, а изборите го пропиляха.
        [good] Късметът помагаше и изборите го умножиха.
       *[none] Късметът помагаше, изборите не промениха нищо.
    }
    [bad] { $choices ->
        [bad] Късметът беше против, изборите също.
        [good] Късметът беше против, изборите отчасти го наваксаха.
       *[none] Късметът беше против, изборите не промениха нищо.
    }
   *[none] { $choices ->
        [bad] Късметът беше равен, изборите пропиляха шансове.
        [good] Късметът беше равен, изборите дадоха преднина.
       *[none] Нито късметът, нито изборите се различават от нула.
    }
}
review-turns = Обрати
review-moved = { $before } % → { $after } %
review-faults = { $n ->
    [0] Няма намерени грешки
    [one] { $n } грешка
   *[other] { $n } грешки
}
review-you-chose = Вие: „{ $chosen }“. По-добре: „{ $better }“. { $moment }.
review-chose = { $name }: „{ $chosen }“. По-добре: „{ $better }“. { $moment }.
review-lost = Загубени { $n } пункта, поне { $low } и най-много { $high }
review-see = Виж го
review-what-if = Ами ако
what-if-ribbon = Ами ако · { $moment } · играта от { $day }
what-if-back = Назад към разбора
review-play-on = Играй оттук
review-you = Вие
review-reckoned = Пресметнато по пробни партии, общо { $n }. За грешка се казва само там, където нови партии изключват, че нищо не е загубено.

# Moments: what happens, played on the board
moment-step-prepare = Подготовка
moment-step-dice = Зарове
moment-step-totals = Сборове
moment-step-outcome = Изход
moment-end-won = Победа
moment-end-drawn = Равен
moment-end-lost = Загуба
moment-beaten = повален
moment-tap = докоснете, за да продължи
moment-and-die = и зар
moment-so-far = засега
# $n is what the bonuses add up to, $dice what the dice show, such as 5 or 5 + 3
moment-and = { $n } + зар { $dice }
moment-level = Силите са равни
moment-ahead = { $name } води с { $n }
moment-percent = { $n } %
# stands below a percentage
moment-wins = шанс да победи { $name }
moment-wins-own = шанс да победите вие
moment-if-won = Победа
moment-if-drawn = Равен
moment-if-lost = Загуба
moment-dice-fall = Заровете са хвърлени
moment-part = { $name } { $n }
moment-against = { $mine } срещу { $theirs }
# of a blow, after what stopped it
moment-through = { $n ->
    [0] Нищо не преминава
    [one] Преминава { $n }
   *[other] Преминават { $n }
}
# of a blow that may still be stopped
moment-strikes = Удар за { $n }
moment-cards-lost = { $n ->
    [one] Изгубена карта
   *[other] Изгубени карти
}
# the totals of both sides, as a result
moment-score = { $mine } : { $theirs }
moment-fits = всичко се побира
moment-open = още се решава
moment-no-change = без промяна
moment-others-same = останалите: без промяна
moment-hurry = По-бързо
moment-go-on = Нататък
moment-again = Покажи пак
moment-back = Стъпка назад
moment-forward = Стъпка напред
moment-now = Към сегашното
moment-all = Покажи всичко
moment-my-turn = Към моя ход
moment-skip = Към сегашното
moment-space = Интервал
moment-yours = Резултат
moment-theirs = Действа { $name }
moment-hint = Докоснете сцената или натиснете интервал, за да ускорите.
moment-hint-held = Нищо не продължава, докато не кажете.
moment-hint-past = Така беше. Масата ви чака.
film = От последното ви решение
film-of = { $n } от { $of }
film-coming = предстои
settings-waits = Моите битки и карти чакат
settings-waits-note = Остават на екрана, докато не докоснете.
settings-follows = Показвай ходовете на другите
settings-follows-note = Иначе само се записват в разказа.
keys-hurry = ускоряване на показваното
keys-stage = нататък, покажи пак, стъпка назад
tale-told = Разказ
tale-every = По стъпки
tale-again = Покажи пак
tale-show = Покажи на полето
tale-steps = { $n ->
    [one] { $n } стъпка
   *[other] { $n } стъпки
}
tale-before = преди това
tale-because = защото
tale-so = затова
tale-in-all = общо
tale-wide = Разшири разказа
tale-narrow = Свий разказа

# The book of rules
keys-book = Книгата с правила
book-example = Пример
book-own-example = От вашата маса
# Who plays in the examples, between commas.
book-names = Ада, Томаш, Ива, Боян

# Уроци: първа игра с водач. $game is its name
teach-me = Научете ме
teach-game = Научете ме на { $game }
teach-minutes = { $n } мин
teach-english = на английски
teach-go-on = Нататък
teach-step = стъпка { $n } от { $of }
teach-anew = Урокът отначало
teach-learned = Научено
teach-once-more = още веднъж?
guide-where = { $game } · стъпка { $n } от { $of }
guide-leave = Изход
guide-missed = { $n ->
    [one] Стъпка { $first } беше пропусната.
   *[other] Стъпките от { $first } до { $last } бяха пропуснати.
  }
guide-replay = Изиграй тази част отново
guide-next = Нататък
guide-back = Назад
guide-show = Покажете
guide-alone = Нататък сами
guide-task = Ваш ред е: { $task }
guide-free = Ваш ред е: изберете каквото искате.
guide-pointed = посочено
guide-points-at = Сочи към: { $names }.
guide-resume = Урок: стъпка { $n } от { $of }
guide-win = победа { $n } %
keys-lesson = следваща страница на урока, страница назад

# За какво е въпросът
note-title = За какво е този въпрос?
note-first = за първи път
note-now = На тази маса:
note-got-it = Разбрах
note-book = { $chapter } в книгата
note-never = Не обяснявай повече
note-what = За какво е този въпрос?
advised-chance = Наслуки
advised-this = Препоръчано: { $name }
keys-about = за какво е въпросът
settings-explains = Обяснявай новите въпроси
settings-explains-note = Когато въпрос се задава за първи път, бележка казва за какво е. Знакът „?“ до него обяснява винаги.

tool-what = Какво?
what-point = Докоснете нещо на масата, за да научите какво е.
what-title = Какво е това?
what-aria = Какво е това? { $name }
what-now = На тази маса:
what-now-number = сега { $n }
what-now-of = сега { $n } от { $max }
what-now-many = такива на масата: { $n }
what-now-many-spent = такива на масата: { $n }, от тях използвани: { $spent }
what-also = Какво още се вижда на него
what-all = Покажи всички: { $n }
legend-title = Легенда
legend-find = Намери знак
legend-none = Тук няма нищо като „{ $words }“.
legend-groups = Части на легендата
legend-more = Още на тази маса
legend-hint = Изберете знак, за да видите къде лежи. G отваря и затваря тази страница; I или дълго натискане пита какво е нещо.
legend-hint-finger = Докоснете знак, за да видите къде лежи. Задръжте пръст върху нещо, за да попитате какво е.
keys-legend = легендата: всички знаци

# Stages of the director
director-difference = Какво реши изхода
director-to-go = { $name }: { $n } от { $of }. { $left ->
    [0] Това са всички.
   *[other] Остават { $left }.
}
director-rank-strong = Силен враг
director-rank-guardian = Пазител
director-rank-villain = Злодей
director-you = Вие
director-will-do = Какво ще направи
director-chances = Вашите шансове
director-you-chose = Избрахте
director-was-chosen = Изборът на { $name }
director-without = Без това
director-dice-wait = Заровете още не са паднали.
director-answers = отговаря
director-your-chance = Вашият шанс
director-chance = Шансът
director-why = Защо?
director-roll-now = Хвърли сега

# A text over the whole table, and cards to choose from.
# $option is the answer, in its own words.
story-chose = Вашият избор: „{ $option }“
story-start-again = Прочети началото отново
story-lasts = Правило, което сега важи
cards-take = Вземи: { $card }
cards-you-hold = Имате
cards-tap-one = Докоснете карта
room-back = Обратно към избора
room-lay-out = Разстели картите
replay-cards = Карти за избор

# Финалът на масата: после резултатите идват сами.
finale-over = Играта свърши.
finale-come = Резултатите идват сами.
finale-in = { $n ->
    [one] Резултатите след { $n } секунда
   *[other] Резултатите след { $n } секунди
}
finale-what = Обрати, награди, летописът на вечерта.
finale-waits = Ще почакат, докато четете.
finale-stay = Още малко тук
finale-now = Към резултатите
finale-table = Поглед към масата

# Записът: най-добрите сцени и обратите.
replay-turn = Обрат: { $name }, от { $before } % на { $after } %

# Летописът: изиграна игра на една страница.
chronicle = Летопис
