# fabletable --help
help-fabletable = Большие приключенческие настольные игры за одним столом, который следит за правилами. Неофициально.
help-bring = Ваша собственная игра, набор карт или боты: файл, папка или модуль, где есть GAME, PACK или BOTS
help-version = Сказать версию и выйти
help-games = Во что можно сыграть и с какими настройками
help-json-games = В виде JSON, для программ
help-simulate = Сыграть много партий с ботами и показать, что вышло
help-games-number = Сколько партий
help-players = Сколько игроков за столом
help-bots = Имена ботов через запятую; каждый играет за все места одинаково часто
help-seed = Одно и то же зерно даёт одни и те же партии
help-workers = Сколько процессов
help-job-workers = Сколько рабочих процессов у каждого из них для ботов, подсказок и повторов
help-option = Настройка игры; можно указать несколько раз
help-tweaks = Ваши собственные числа для карт, файл TOML
help-json-file = Записать итог в файл; - для стандартного вывода
help-columns = Записать по строке на место в файл для pandas или polars: .parquet, .arrow или .feather
help-report = Записать страницу с картинками, для чтения человеком
help-vary = Несколько значений настройки через запятую; партии чередуют их
help-experiments = Для отчёта: сколько вещей запретить одному игроку, чтобы узнать их цену
help-experiment-games = Для отчёта: сколько партий в каждом опыте
help-resume-run = Продолжить остановленное или доиграть ещё
help-on = Кто играет: процессы этой машины, свой кластер Ray или кластер по адресу
help-compare = Отличить случайность от действия между двумя сериями партий
help-outcome-a = Итог серии (simulate --json)
help-outcome-b = Итог другой серии
help-tournament = Каждый бот против каждого, с рейтингами и таблицей встреч
help-cup-bots = Имена ботов через запятую; без этого — все, какие есть
help-cup-games = Сколько партий за каждым столом
help-dataset = Записать позиции, выборы и исходы для тех, кто учится на партиях
help-dataset-folder = Папка для записи; то, что в ней уже есть с теми же условиями, остаётся
help-cards = Считать каждую карту и каждый эффект и назвать то, что ни разу не встретилось
help-blunders = Посчитать промахи, которых не делает разумный игрок, и назвать партию, где на них взглянуть
help-replay = Рассказать записанную партию снова или показать её стол в один из моментов
help-at = Показать стол после стольких решений
help-seat-view = Так, как было видно с этого места; без этого — как видели зрители
help-record = Запись или ссылка с партией
help-review = Разобрать оконченную партию: кто когда выигрывал, чего стоил каждый выбор, удача и умение
help-review-seat = Только решения этого игрока, счёт с 1
help-review-more = С числами и причинами каждой ошибки
help-review-json = В виде JSON, для программ
help-link = Уложить записанную партию в ссылку, которая открывается в любом браузере
help-link-kind = Смотреть всю партию, подумать над моментом или играть с него дальше: replay, moment, play-on
help-link-at = Число решений до этого момента
help-link-seat = Игрок, которого там спрашивают
help-link-words = Ваши слова к ней, не длиннее 140 букв
help-link-page = Страница, на которой она открывается: любой сайт или сервер Fabletable
help-verify = Проверить каждое решение, каждый бросок и каждую контрольную сумму записи
help-signed-by = Проверить и подпись дома: его открытый ключ или файл с ним
help-heading-arguments = Аргументы
help-heading-options = Параметры
help-heading-commands = Команды
help-default = по умолчанию
help-required = обязательно
help-help = Показать эту справку.
help-group-playing = Играть
help-group-looking-up = Справиться
help-group-training = Тренироваться
help-group-records = Записи партий
help-group-studying = Исследовать партии
help-group-hosting = Держать сервер
help-table = Играть в терминале, на экране с игровым полем
help-text = Играть в терминале строка за строкой, против ботов
help-text-bots = Кто играет против вас, через запятую
help-seat = Где вы сидите
help-name = Как вас зовут
help-names = Как вас зовут; по разу на каждого за этим экраном
help-language = Язык: en, ru, cs или bg; если не указан, FABLETABLE_LANGUAGE или язык системы
help-save = Куда ещё записать партию
help-resume = Продолжить партию: номер стола, имя за ним или запись; без слова — список
help-speed = Как быстро идут сцены: 0.5, 1, 2 или 4; 0 — всё сразу
help-hold = Ждать клавиши на своих боях, картах и потерях или нет
help-replay-screen = На весь экран, сцена за сценой
help-play = Открыть стол в браузере
help-serve = Накрывать столы для других
help-host = Адрес, на котором слушать
help-port = Порт, на котором слушать
help-browser = Открыть браузер или не открывать
help-lan = Пустить за стол других в вашей сети: слушать на всех адресах и назвать тот, который им открыть
help-data = Папка, в которой хранятся столы
help-database = База данных, например postgresql://… ; если не указана, FABLETABLE_DATABASE
help-origin = Что набирают, чтобы попасть сюда, например https://play.example.org
help-channels = Как говорят между собой несколько процессов, например redis://…
help-lobby = Открыть общий зал: общие столы видны всем
help-proxies = Прокси, чьим словам об адресах можно верить
help-key = Файл с ключом, которым подписывают записи; создаётся при первом запуске рядом с базой данных
help-migrate = Привести базу данных к нынешнему виду
help-site = Записать стол папкой обычных файлов для любого статического хостинга
help-site-folder = Папка, куда писать; прежний сайт в ней заменяется
site-written = Сайт в папке { $folder }: { $megabytes } МБ. Попробуйте: { $command }
help-tidy = Убрать столы, за которыми давно никого не было; можно и при работающем сервере
help-older-than = Как давно за ними никого не было, например 180d, 26w или 1y
help-only-count = Только сказать, сколько их
help-backup = Сделать копию всех столов; можно и при работающем сервере
help-backup-file = Куда её записать: файл или папка; то, что там уже есть, не перезаписывается
help-keep = Для папки: хранить столько последних копий
help-every = Для папки: делать новую копию каждые столько часов, пока не остановят
help-check = Сверить каждый стол с тем, что было записано, и сыграть заново; можно и при работающем сервере
help-check-file = Копия SQLite, сделанная командой «backup»; без неё — сама база данных
help-quick = Только сверить, ничего не играть заново
help-accept = Разрешить этому повреждённому столу играть дальше с тем, что есть; all — всем
help-restore = Вернуть копию на место; сервер должен быть остановлен
help-restore-file = Копия, сделанная командой «backup»
help-anyway = Даже если копия повреждена
help-preview-text = Показать все фразы с примерами подстановок — тем, кто переводит
help-questions = Показать все вопросы игры на примере стола
help-part = Игра либо kernel, table, terminal, page; без слова — всё сразу
help-english = Ставить сверху английскую фразу
help-game = Ключ игры, как их перечисляет `fabletable games`

# Жалобы
complaint = fabletable: { $detail }
why-option-shape = Настройка пишется так: имя=значение, а не «{ $word }».
why-not-text = { $word } — не текст.
why-no-file = { $file }: { $detail }
why-nothing-to-bring = Файла, папки или установленного модуля «{ $word }» нет.
why-not-brought = { $word } ломается при загрузке: { $detail }
why-brings-nothing = { $word } не приносит ни игры, ни набора карт, ни ботов: в нём нет ни GAME, ни PACK, ни BOTS.
why-no-such-seat = Места { $seat } нет; последнее — { $last }.
why-which-study = Назовите игру или файл, который продолжить (--resume FILE).
why-which-game = Назовите игру или оставленную партию с --resume.
why-no-language = Языка «{ $language }» нет. Есть: { $known }.
why-no-such-part = У «{ $part }» нет своих фраз. Есть: { $known }.
why-no-screen = Столу нужен собственный терминал; fabletable text играет строка за строкой, где бы его ни читали.
why-one-person = В этой партии за экраном несколько человек; её продолжит fabletable table --resume.
why-interrupted = Остановлено.
why-rule-broke = Сломалось правило, и это ошибка в Fabletable: { $detail }

# Таблицы
preview-english = (EN) { $sentence }
# A choice that Enter takes
preview-golden = { $choice } (золотой)
shelf-title = Игры
shelf-strengths = Сила ботов
shelf-bots = Все имена ботов: { $bots }
column-key = Ключ
column-game = Игра
column-players = Игроки
column-options = Настройки
column-bot = Бот
column-wins = Победы
column-share = Доля
column-score = Очки
column-range = От - до
column-seat = Место
column-blunder = Промах
column-games = Партий
column-first = Впервые: партия · решение
sim-head = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
sim-too-few = Партий слишком мало, чтобы судить: { $games ->
    [one] { $games } партия не отличается
    [few] { $games } партии не отличаются
   *[other] { $games } партий не отличаются
} от чистой удачи. Чтобы увидеть разницу в 5 из 100, нужно около { $needed } (--games { $needed }).
sim-shared = Общих побед: { $shared }. Без победителя: { $unwon }.
sim-length = Решений за партию: { $mean } (от { $low } до { $high }).
sim-speed = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
} за { $seconds } с, то есть { $speed } в секунду.
sim-fingerprint = Зерно «{ $seed }», отпечаток { $fingerprint }.
sim-kept = Сохранено партий: { $done } из { $games }. Продолжить: { $words }
sim-experiments = Опыты
sim-ray = Ray: { $tasks ->
    [one] { $tasks } задача
    [few] { $tasks } задачи
   *[other] { $tasks } задач
}, ядер { $workers }; на задачу сверх самих партий { $overhead } мс.
rate = { $n }/с
dataset-written = Папка { $folder }: партий { $games }, позиций { $positions }; чисел в каждой { $fields }, слов для выбора { $words }.
sim-errors = { $errors ->
    [one] Сломалась { $errors } партия.
    [few] Сломались { $errors } партии.
   *[other] Сломалось { $errors } партий.
} Записи — в файле JSON (--json ФАЙЛ).
sim-error = Партия { $index }, после решения { $number }: { $error }
sim-cards = Как часто что встречалось
sim-never = Ни разу не встретилось ({ $count })
sim-all-seen = Встретилось всё, что есть в игре.

# Записи
verify-holds = { $game }: { $decisions ->
    [one] сходится { $decisions } решение
    [few] сходятся все { $decisions } решения
   *[other] сходятся все { $decisions } решений
}, каждый бросок и каждая контрольная сумма.
verify-seal = Зерно «{ $seed }» — то самое, что запечатано как { $seal }.
verify-unfinished = Партия не окончена: запись обрывается после решения { $decisions }.
verify-maybe-cut = Запись никем не подписана: если конец отрезали и длину вписали заново, это не отличить от брошенной партии.
verify-over = Партия окончена.
replay-other-rules = Партия сыграна по версии правил { $record }, здесь версия { $rules }. До решения { $same } из { $last } всё идёт одинаково, дотуда и рассказано.
verify-signed = Подписано ключом { $key } за столом { $table }. Сравните ключ с тем, который показывает дом, или укажите его в --signed-by.
verify-signed-by = Подпись этого дома верна, стол { $table }.
migrate-done =
    { $done ->
        [made] База данных была пуста, теперь у неё вид { $newest }.
        [same] База данных уже имеет вид { $newest }; делать ничего не пришлось.
       *[changed] База данных приведена от вида { $found } к виду { $newest }.
    }
tidy-done =
    { $count ->
        [0] Заброшенных с { $since } столов нет.
        [one] Убран { $count } стол, за которым никого не было с { $since }.
        [few] Убрано { $count } стола, за которыми никого не было с { $since }.
       *[other] Убрано { $count } столов, за которыми никого не было с { $since }.
    }
tidy-counted =
    { $count ->
        [one] За { $count } столом никого не было с { $since }.
        [few] За { $count } столами никого не было с { $since }.
       *[other] За { $count } столами никого не было с { $since }.
    }
tidy-keys =
    { $count ->
        [one] Убран { $count } ключ или код, который больше ничего не открывает.
        [few] Убрано { $count } ключа и кода, которые больше ничего не открывают.
       *[other] Убрано { $count } ключей и кодов, которые больше ничего не открывают.
    }
tidy-keys-counted =
    { $count ->
        [one] { $count } ключ или код больше ничего не открывает.
        [few] { $count } ключа и кода больше ничего не открывают.
       *[other] { $count } ключей и кодов больше ничего не открывают.
    }
backup-done =
    { $kind ->
        [sqlite] Копия записана в { $file }; с этой базой «serve» может работать сразу. Храните с ней тайну и ключ дома.
       *[other] Копия записана в { $file }; её читает «pg_restore». Храните с ней тайну и ключ дома.
    }
check-done =
    { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    }, { $decisions ->
        [one] { $decisions } запись
        [few] { $decisions } записи
       *[other] { $decisions } записей
    } в журналах: всё так, как было записано{ $done ->
        [quick] .
       *[other] , и, сыгранное заново, выходит так же.
    }
check-unread =
    { $count ->
        [one] { $count } стол сыгран по другим правилам или в игру, которой здесь нет: его сверили, но заново не играли.
        [few] { $count } стола сыграны по другим правилам или в игры, которых здесь нет: их сверили, но заново не играли.
       *[other] { $count } столов сыграны по другим правилам или в игры, которых здесь нет: их сверили, но заново не играли.
    }
check-damaged =
    { $tables ->
        [one] Просмотрен { $tables } стол.
        [few] Просмотрено { $tables } стола.
       *[other] Просмотрено { $tables } столов.
    } Верните копию командой «fabletable restore» или разрешите столу играть дальше с тем, что есть: «fabletable check --accept TABLE».
check-other-shape = База данных прежнего вида: её можно скопировать, но не проверить. К нынешнему виду её приводит «fabletable migrate».
check-log = Стол { $table }: в журнале не хватает записей, есть изменённые или лишние.
check-row = Стол { $table }: строка стола, место, предложение или сохранённое о нём — не то, что было записано.
check-chat = Стол { $table }: реплики пропали или изменились.
check-kept = Стол { $table }: запись партии или ещё что-то из сохранённого о нём изменено.
check-sums = Стол { $table }: нет контрольных сумм, сверить не с чем.
check-stray = Стол { $table }: самого стола нет, а строки от него остались.
check-missing = Какие-то столы пропали целиком, или есть такие, которых никто не накрывал.
check-play = Стол { $table }: сыгранная заново, партия выходит иначе.
accept-done = Отныне в счёт идёт то, что есть: { $tables }.
restore-done = Копия { $file } возвращена на место.
restore-aside = То, что было там раньше, лежит в { $file }.
why-copy-damaged = Копия { $file } повреждена; что с ней не так, скажет «fabletable check { $file }». С --anyway её вернут всё равно.
why-no-folder-for-copies = { $folder } — не папка, а для повторяющихся копий нужна папка.
replay-head = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}
replay-decision = { $number }. { $seat }: { $choice }
game-open = Запись кончается после решения { $number }; партия не была окончена.
game-won = { $count ->
    [0] Никто не побеждает.
    [1] Побеждает { $names }.
   *[other] Победу делят { $names }.
}
game-score = { $name }: { $score }

# Текстовый стол
your-name = Путник
# Боты зовутся по деревьям, как и на странице; $seat — номер места бота
bot-name = { $seat ->
    [1] Рябина
    [2] Лещина
    [3] Ольха
    [4] Липа
    [5] Можжевельник
    [6] Осина
    [7] Лавр
   *[other] Кедр
}
or = или
piece-cost = стоит { $cost }
piece-worth = ценность { $worth }
origin-reported = Известно от игроков, а не из правил
origin-designed = Наши слова: источника не нашлось
gem-counted = { $gem } { $n }
gem-gold = золото
    .counted = { $n ->
        [one] { $n } золотой
        [few] { $n } золотых
       *[other] { $n } золотых
    }
gem-sun = солнце
    .counted = { $n ->
        [one] { $n } осколок солнца
        [few] { $n } осколка солнца
       *[other] { $n } осколков солнца
    }
gem-moon = луна
    .counted = { $n ->
        [one] { $n } осколок луны
        [few] { $n } осколка луны
       *[other] { $n } осколков луны
    }
gem-xp = опыт
gem-str = сила
gem-will = воля
gem-shield = щит
gem-lore = знания
gem-dmg = урон
gem-damage = урон
gem-guard = щит
gem-draw = карты в конце хода
gem-again = ещё раз
gem-cards = карты
    .counted = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
gem-level = уровень
    .counted = уровень { $n }
gem-action = действие
gem-plain = равнина
gem-forest = лес
gem-hill = холмы
gem-mountain = горы
gem-water = вода
gem-wild = джокер
choice-brings = приносит { $gain }
# $won и $drawn: целые проценты
odds = { $drawn ->
    [0] победа { $won } %
   *[other] победа { $won } %, ничья { $drawn } %
}
odds-about = победа примерно { $won } %
# вариант меняет бой: процент побед без него ($before) и с ним
odds-change = победа { $won } % вместо { $before } %
odds-won = При победе: { $brings }
odds-drawn = При ничьей: { $brings }
odds-lost = При поражении: { $brings }
odds-because = Из чего складываются шансы:
risk-dice = (кубики)
risk-reveal = (откроется скрытое)
table-sealed = Кубики запечатаны: { $seal }…; зерно откроется в конце.
table-help = Отвечайте числом. ? покажет, что ещё можно набрать.
table-barred = { $count ->
    [one] Сейчас невозможен ещё { $count } вариант
    [few] Сейчас невозможны ещё { $count } варианта
   *[other] Сейчас невозможны ещё { $count } вариантов
} (w скажет почему).
table-not-understood = Введите число от 1 до { $last } или ? для справки.
table-crashed = { $detail }. Это ошибка в Fabletable; ничего не изменилось.
table-undone = Возвращено.
table-nothing-barred = Возможно всё, о чём этот вопрос.
table-no-reasons = Здесь нет шансов, которые можно объяснить.
counsel-thinks = Тренер думает …
counsel-more = Ещё раз h — числа и что ещё
counsel-first = { $number }. { $choice }: победа в { $chance } % пробных партий, плюс-минус { $error }.
counsel-behind = { $number }. { $choice }: шанс на победу меньше на { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[other] { $points } пунктов
    }, плюс-минус { $error }.
counsel-alike = { $number }. { $choice }: разницы не заметно.
counsel-glance = { $number }. { $choice }: на первый взгляд { $chance } %.
counsel-thought = { $number }. { $choice }
counsel-clear = { $trials ->
        [one] { $trials } пробная партия
        [few] { $trials } пробные партии
       *[other] { $trials } пробных партий
    }; первый выбор несомненно лучший.
counsel-close = { $trials ->
        [one] { $trials } пробная партия
        [few] { $trials } пробные партии
       *[other] { $trials } пробных партий
    }; разница невелика и может быть случайной.
table-which-rule = r и число покажут главу.
table-seed = Зерно: «{ $seed }».
table-saved = { $over ->
    [True] Запись в файле { $file }; её проверит fabletable verify.
   *[other] Запись до этого места в файле { $file }.
}
table-letter-u = вернуть своё последнее решение; ещё раз — спросить всех
table-letter-w = почему нет: что сейчас невозможно и по какой причине
table-letter-c = шансы: из чего они складываются
table-letter-v = как у меня дела: далеко ли до победы
table-letter-h = подсказка: что выбрал бы тренер и почему; ещё раз — числа
table-letter-s = рассказ, по строке на дело; s 100 — больше
table-held = Enter — дальше, a — показать всё.
table-which-speed = p и одно из чисел { $speeds } — скорость сцен.
table-letter-m = что случилось после вашего последнего решения, со всеми суммами
table-letter-p = темп сцен: p 2 — вдвое быстрее, p 0 — сразу
table-letter-o = ждать Enter на своих боях, картах и потерях или нет
table-letter-e = рассказ шаг за шагом; e 100 — больше
table-letter-r = правило к этому вопросу; r и число покажут другую главу
table-letter-l = рассмотреть: что написано на картах и других предметах; l и слово — только на некоторых
table-letter-d = нарисовать весь стол снова
table-letter-n = объяснять новые вопросы или нет
table-letter-help = о чём вопрос, и этот список
table-letter-q = выйти; партия сохранится
note-never = n: больше не объяснять само; ? объяснит всегда.
note-now = За этим столом: { $line }
note-switched = { $on ->
    [True] Новые вопросы будут объясняться.
   *[other] Новые вопросы больше не объясняются; ? объяснит по-прежнему.
}
advised-chance = Наугад. { $why }
advised-this = Советуем: { $choice }. { $why }

# Разборы
ending-awards = Награды
review-progress = Пробные партии
review-head = { $game }, решений: { $decisions }, разобрано по пробным партиям: { $trials }
review-chance = Шанс выиграть был { $start } %, стал { $end } %
review-counts = Лучших { $best }, наравне { $even }, неточностей { $slip }, ошибок { $mistake }, грубых ошибок { $blunder }
# В пунктах шанса на победу, с 95-процентным интервалом
review-choices = Свои решения { $n } (от { $low } до { $high })
review-luck = Кубики и карты { $n } (от { $low } до { $high })
review-fault = { $name }: «{ $chosen }». Лучше: «{ $better }». { $moment }.
review-lost = { $word }, потеря { $n } (от { $low } до { $high })
review-more = --more покажет числа и причины каждой ошибки.
review-turns = Переломы
review-moved = { $before } % → { $after } %

# Players that teach themselves
help-learn = Обучить игрока игре на его же партиях; если папка уже есть, обучение продолжится
help-minutes = Сколько минут учиться
help-learn-folder = Где хранить сети и кривую их роста
help-learn-lessons = Сколько секунд в каждом поколении сеть смотрит вперёд и учится на том, что нашла
help-learn-from = Сеть, с которой продолжить; обученная по старым правилам переносится по именам
help-learn-players = Для скольких игроков; можно указать несколько раз
help-python = Каким интерпретатором играть, например из скомпилированной сборки
learn-begun = Сеть видит чисел: { $fields }, знает слов: { $words } и поначалу поступает так же, как Средний.
learn-first = Поколение { $n }: партий { $games }, против Среднего { $greedy }.
learn-kept = Поколение { $n }: партий { $games }, против Среднего { $greedy }, против прежнего лучшего { $last }. Оно остаётся.
learn-dropped = Поколение { $n }: партий { $games }, против Среднего { $greedy }, против прежнего лучшего { $last }. Лучшим остаётся прежнее.
learn-done = Лучшая сеть: { $file }
learn-curve = Как она росла (половина — это вровень)
learn-generation-column = Поколение
learn-minutes-column = Минуты
learn-games-column = Партии
learn-greedy-column = Против Среднего
learn-last-column = Против прежнего лучшего
learn-kept-column = Осталось

# The book of rules
help-rules = Читать правила игры: список глав, одну из них или всё, где есть слово
help-rules-chapter = Глава: номер, ключ или название
help-rules-search = Только главы с этим словом
rules-see = Смотрите также: { $rules }
rules-example = Пример
rules-only = Только при условии: { $what }
rules-here = Действует за этим столом: { $what }
rules-not-here = За этим столом не действует. Нужно: { $what }
rules-players = игроков: { $players }
rules-how = fabletable rules { $game } ГЛАВА покажет главу по номеру или названию, --search СЛОВО – где есть слово.
why-no-such-rule = Нет такой главы: { $rule }. Укажите номер от 1 до { $last }, ключ или название.
why-not-in-rules = В правилах ничего нет о «{ $words }».
rules-search = Поиск по правилам

help-highlights = Показать только лучшие сцены, за 60–90 секунд
help-chronicle = Рассказать сыгранную партию на одной странице
chronicle-head = Летопись: { $game }
chronicle-road = Дорога
chronicle-texts = Что прочитано в пути
chronicle-from = По записи, в которой { $n ->
    [one] { $n } решение.
    [few] { $n } решения.
   *[other] { $n } решений.
}
highlights-head = { $n ->
    [one] { $n } сцена
    [few] { $n } сцены
   *[other] { $n } сцен
}, { $seconds } с
