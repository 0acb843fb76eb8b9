# fabletable --help
help-fabletable = Големи приключенски настолни игри на една маса, която пази правилата. Неофициално.
help-bring = Ваша собствена игра, пакет карти или ботове: файл, папка или модул, в който има GAME, PACK или BOTS
help-version = Казва версията и излиза
help-games = Какво може да се играе и с какви настройки
help-json-games = Като JSON, за програми
help-simulate = Изиграва много партии с ботове и показва какво е излязло
help-games-number = Колко партии
help-players = Колко играчи седят на масата
help-bots = Имена на ботове със запетаи между тях; всеки играе на всички места еднакво често
help-seed = Едно и също семе дава едни и същи партии
help-workers = Колко процеса
help-job-workers = Колко работни процеса има всеки от тях за ботове, съвети и повторения
help-option = Настройка на играта; може да се даде няколко пъти
help-tweaks = Ваши собствени числа за картите, файл TOML
help-json-file = Записва резултата във файл; - за стандартния изход
help-columns = Записва ред на място във файл за pandas или polars: .parquet, .arrow или .feather
help-report = Записва страница с картинки, за четене от човек
help-vary = Няколко стойности на настройка със запетаи между тях; партиите ги редуват
help-experiments = За отчета: колко неща да се забранят на един играч, за да се види колко струват
help-experiment-games = За отчета: колко партии има всеки опит
help-resume-run = Продължава спряното или изиграва още
help-on = Кой играе: процеси на тази машина, собствен клъстер Ray или клъстер на адрес
help-compare = Отличава късмета от въздействието между две серии
help-outcome-a = Резултат от серия (simulate --json)
help-outcome-b = Резултат от друга серия
help-tournament = Всеки бот срещу всеки, с рейтинги и таблица на срещите
help-cup-bots = Имена на ботове със запетаи между тях; без това – всички, които има
help-cup-games = Колко партии на всяка маса
help-dataset = Записва позиции, избори и резултати за онези, които се учат от партии
help-dataset-folder = Папка за запис; каквото има в нея от същите настройки, остава
help-cards = Брои всяка карта и всеки ефект и назовава каквото никога не се е появило
help-blunders = Брои глупостите, които никой разумен играч не прави, и посочва партия, в която да се видят
help-replay = Разказва записана партия отново или показва масата ѝ в един момент
help-at = Показва масата след толкова решения
help-seat-view = Както се е виждало от това място; без него — както са виждали зрителите
help-record = Запис или връзка, която носи партия
help-review = Разбор на свършила партия: кой кога печелеше, какво струва всеки избор, късмет и умение
help-review-seat = Само решенията на този играч, броено от 1
help-review-more = С числата и причините за всяка грешка
help-review-json = Като JSON, за програми
help-link = Побира записана партия във връзка, която се отваря във всеки браузър
help-link-kind = Гледане на цяла партия, размисъл над момент или игра от него нататък: replay, moment, play-on
help-link-at = Броят решения преди момента
help-link-seat = Играчът, когото питат там
help-link-words = Вашите думи към нея, най-много 140 букви
help-link-page = Страницата, на която се отваря: кой да е сайт или сървър на Fabletable
help-verify = Проверява всяко решение, всеки зар и всяка контролна сума на запис
help-signed-by = Да се провери и подписът на дома: публичният му ключ или файл с него
help-heading-arguments = Аргументи
help-heading-options = Настройки
help-heading-commands = Команди
help-default = по подразбиране
help-required = задължително
help-help = Показва тази помощ.
help-group-playing = Игра
help-group-looking-up = Справка
help-group-training = Тренировка
help-group-records = Записи на игри
help-group-studying = Изследване чрез симулации
help-group-hosting = Сървър за други
help-table = Игра в терминала, на екран с дъската
help-text = Игра в терминала ред по ред, срещу ботове
help-text-bots = Кой играе срещу вас, със запетаи между имената
help-seat = Къде седите
help-name = Как се казвате
help-names = Как се казвате; по веднъж за всеки пред този екран
help-language = Езикът: en, ru, cs или bg; ако не е даден, FABLETABLE_LANGUAGE или езикът на системата
help-save = Къде още да се направи записът
help-resume = Продължава игра: номер на масата, име на нея или запис; без дума показва списък
help-speed = Колко бързо минават сцените: 0.5, 1, 2 или 4; 0 е всичко наведнъж
help-hold = Вашите битки, карти и загуби да чакат клавиш или не
help-replay-screen = На цял екран, сцена по сцена
help-play = Отваря масата в браузъра
help-serve = Предлага маси на други
help-host = Адресът, на който се слуша
help-port = Портът, на който се слуша
help-browser = Да се отвори ли браузър, или не
help-lan = Пусни на масата и другите в мрежата ви: слуша на всички адреси и казва кой да отворят
help-data = Папката, която пази масите
help-database = Базата данни, например postgresql://… ; ако не е дадена, FABLETABLE_DATABASE
help-origin = Какво пишат хората, за да стигнат дотук, например https://play.example.org
help-channels = Как си говорят няколко процеса, например redis://…
help-lobby = Отворена зала: общите маси се виждат от всички
help-proxies = Проксита, на чиято дума за адресите се вярва
help-key = Файлът с ключа, с който се подписват записите; създава се при първото пускане до базата данни
help-migrate = Привежда базата данни в днешния ѝ вид
help-site = Записва масата като папка с обикновени файлове за всеки статичен хостинг
help-site-folder = Папката, в която да се запише; по-стар сайт в нея се заменя
site-written = Сайтът е в { $folder }: { $megabytes } МБ. Опитайте: { $command }
help-tidy = Премахва масите, до които отдавна никой не се е докосвал; и докато сървърът работи
help-older-than = Откога никой не ги е докосвал, например 180d, 26w или 1y
help-only-count = Само казва колко са
help-backup = Записва копие на всички маси; и докато сървърът работи
help-backup-file = Къде да отиде копието, файл или папка; каквото вече е там, не се презаписва
help-keep = За папка: колко от най-новите копия да се пазят
help-every = За папка: на всеки толкова часа прави ново копие, докато не бъде спряно
help-check = Сравнява всяка маса с онова, което е било записано, и я изиграва отново; и докато сървърът работи
help-check-file = Копие на SQLite, направено с „backup“; без него — самата база данни
help-quick = Само сравнява, нищо не изиграва отново
help-accept = Позволява на тази повредена маса да продължи с каквото има; all за всички
help-restore = Връща копие на мястото му; сървърът трябва да е спрян
help-restore-file = Копие, направено с „backup“
help-anyway = Дори копието да е повредено
help-preview-text = Показва всички изречения с примерни думи, за онези, които превеждат
help-questions = Показва всички въпроси на играта с примерна маса
help-part = Игра или kernel, table, terminal, page; без дума — всичко
help-english = Показва отгоре английското изречение
help-game = Ключът на игра, както ги изброява `fabletable games`

# Оплаквания
complaint = fabletable: { $detail }
why-option-shape = Настройка се дава като име=стойност, а не като „{ $word }“.
why-not-text = { $word } не е текст.
why-no-file = { $file }: { $detail }
why-nothing-to-bring = Няма такъв файл, папка или инсталиран модул „{ $word }“.
why-not-brought = { $word } се чупи при зареждане: { $detail }
why-brings-nothing = { $word } не носи нито игра, нито пакет карти, нито ботове: в него няма нищо с име GAME, PACK или BOTS.
why-no-such-seat = Няма място { $seat }; последното е { $last }.
why-which-study = Посочете игра или файл за продължаване (--resume FILE).
why-which-game = Посочете игра или оставена партия с --resume.
why-no-language = Няма език „{ $language }“. Има: { $known }.
why-no-such-part = „{ $part }“ няма свои изречения. Има: { $known }.
why-no-screen = Масата иска свой терминал; fabletable text играе ред по ред, където и да се чете.
why-one-person = Тази игра е на няколко души; продължава я fabletable table --resume.
why-interrupted = Спряно.
why-rule-broke = Счупи се правило, а това е грешка във Fabletable: { $detail }

# Таблици
preview-english = (EN) { $sentence }
# A choice that Enter takes
preview-golden = { $choice } (златен)
shelf-title = Игри
shelf-strengths = Сила на ботовете
shelf-bots = Всички имена на ботове: { $bots }
column-key = Ключ
column-game = Игра
column-players = Играчи
column-options = Настройки
column-bot = Бот
column-wins = Победи
column-share = Дял
column-score = Точки
column-range = Най-малко - най-много
column-seat = Място
column-blunder = Глупост
column-games = Партии
column-first = За пръв път: партия · решение
sim-head = { $game }: { $games ->
    [one] { $games } партия
   *[other] { $games } партии
} с { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
}
sim-too-few = Игрите са твърде малко, за да се съди: { $games ->
    [one] една игра не казва
   *[other] { $games } игри не казват
} повече от случайността. За разлика от 5 на 100 трябват около { $needed } (--games { $needed }).
sim-shared = Споделени победи: { $shared }. Без победител: { $unwon }.
sim-length = Решения на партия: { $mean } (от { $low } до { $high }).
sim-speed = { $decisions ->
    [one] { $decisions } решение
   *[other] { $decisions } решения
} за { $seconds } сек, тоест { $speed } в секунда.
sim-fingerprint = Семе „{ $seed }“, отпечатък { $fingerprint }.
sim-kept = Запазени партии: { $done } от { $games }. Продължаване: { $words }
sim-experiments = Опити
sim-ray = Ray: { $tasks ->
    [one] една задача
   *[other] { $tasks } задачи
}, ядра { $workers }; на задача извън самите партии { $overhead } мс.
rate = { $n }/с
dataset-written = Папка { $folder }: партии { $games }, позиции { $positions }; числа във всяка { $fields }, думи за избор { $words }.
sim-errors = { $errors ->
    [one] Една партия се счупи.
   *[other] { $errors } партии се счупиха.
} Записите са във файла JSON (--json ФАЙЛ).
sim-error = Партия { $index }, след решение { $number }: { $error }
sim-cards = Колко често се е появило всяко
sim-never = Никога не се появи ({ $count })
sim-all-seen = Появи се всичко, което играта има.

# Записи
verify-holds = { $game }: { $decisions ->
    [one] вярно е { $decisions } решение
   *[other] верни са всички { $decisions } решения
}, всеки зар и всяка контролна сума.
verify-seal = Семето „{ $seed }“ е онова, което е запечатано като { $seal }.
verify-unfinished = Играта не е свършила; записът спира след решение { $decisions }.
verify-maybe-cut = Записът не е подписан от никого: ако краят е отрязан и дължината е вписана наново, това не може да се различи от изоставена игра.
verify-over = Играта е свършила.
replay-other-rules = Играло се е по версия { $record } на правилата, а тези са версия { $rules }. До решение { $same } от { $last } разказът е същият и дотам се разказва.
verify-signed = Подписано с ключа { $key } на маса { $table }. Сравнете ключа с онзи, който домът показва, или го дайте с --signed-by.
verify-signed-by = Подписът на този дом е верен, маса { $table }.
migrate-done =
    { $done ->
        [made] Базата данни беше празна и вече има вид { $newest }.
        [same] Базата данни вече има вид { $newest }; нямаше какво да се прави.
       *[changed] Базата данни премина от вид { $found } към вид { $newest }.
    }
tidy-done =
    { $count ->
        [0] Няма маса, изоставена от { $since }.
        [one] Премахната е { $count } маса, която никой не е докосвал от { $since }.
       *[other] Премахнати са { $count } маси, които никой не е докосвал от { $since }.
    }
tidy-counted =
    { $count ->
        [one] { $count } маса не е докосвана от { $since }.
       *[other] { $count } маси не са докосвани от { $since }.
    }
tidy-keys =
    { $count ->
        [one] Премахнат е { $count } ключ или код, който вече нищо не отваря.
       *[other] Премахнати са { $count } ключа и кода, които вече нищо не отварят.
    }
tidy-keys-counted =
    { $count ->
        [one] { $count } ключ или код вече нищо не отваря.
       *[other] { $count } ключа и кода вече нищо не отварят.
    }
backup-done =
    { $kind ->
        [sqlite] Копирано в { $file }; с тази база „serve“ може да работи веднага. Пазете с нея тайната и ключа на дома.
       *[other] Копирано в { $file }; чете се с „pg_restore“. Пазете с него тайната и ключа на дома.
    }
check-done =
    { $tables ->
        [one] { $tables } маса
       *[other] { $tables } маси
    }, { $decisions ->
        [one] { $decisions } запис
       *[other] { $decisions } записа
    } в дневниците: всичко е така, както е било записано{ $done ->
        [quick] .
       *[other] , и изиграно отново излиза същото.
    }
check-unread =
    { $count ->
        [one] { $count } маса е играна по други правила или на игра, която я няма тук. Тя беше сравнена, но не и изиграна отново.
       *[other] { $count } маси са играни по други правила или на игри, които ги няма тук. Те бяха сравнени, но не и изиграни отново.
    }
check-damaged =
    { $tables ->
        [one] Прегледана е { $tables } маса.
       *[other] Прегледани са { $tables } маси.
    } Върнете копие с „fabletable restore“ или позволете на масата да продължи с каквото има: „fabletable check --accept TABLE“.
check-other-shape = Базата данни е в по-стар вид: можа да се копира, но не и да се прегледа. „fabletable migrate“ я привежда в днешния.
check-log = Маса { $table }: в дневника ѝ липсват записи, има променени или излишни.
check-row = Маса { $table }: редът ѝ, място, предложение или запазеното за нея не е онова, което е било записано.
check-chat = Маса { $table }: реплики липсват или са променени.
check-kept = Маса { $table }: записът на играта или друго запазено за нея е променено.
check-sums = Маса { $table }: контролните суми липсват, няма с какво да се сравни.
check-stray = Маса { $table }: самата маса я няма, но редове от нея са останали.
check-missing = Липсват цели маси или има такива, които никой не е подреждал.
check-play = Маса { $table }: изиграна отново, играта излиза другояче.
accept-done = Отсега нататък важи това, което е налице: { $tables }.
restore-done = Копието { $file } е върнато на мястото му.
restore-aside = Онова, което беше там преди, е в { $file }.
why-copy-damaged = Копието { $file } е повредено; какво му е, казва „fabletable check { $file }“. С --anyway се връща въпреки това.
why-no-folder-for-copies = { $folder } не е папка, а за повтарящите се копия е нужна папка.
replay-head = { $game }, { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
}, { $decisions ->
    [one] { $decisions } решение
   *[other] { $decisions } решения
}
replay-decision = { $number }. { $seat }: { $choice }
game-open = Записът свършва след решение { $number }; играта не беше свършила.
game-won = { $count ->
    [0] Никой не печели.
    [1] Печели { $names }.
   *[other] Победата споделят { $names }.
}
game-score = { $name }: { $score }

# Текстовата маса
your-name = Странник
# Ботовете носят имена на дървета, както на страницата; $seat е номерът на мястото
bot-name = { $seat ->
    [1] Офика
    [2] Леска
    [3] Елша
    [4] Липа
    [5] Хвойна
    [6] Трепетлика
    [7] Лавър
   *[other] Кедър
}
or = или
piece-cost = струва { $cost }
piece-worth = стойност { $worth }
origin-reported = Известно от играчи, не от правилника
origin-designed = Наши думи, без намерен източник
gem-counted = { $gem } { $n }
gem-gold = злато
    .counted = { $n ->
        [one] { $n } монета
       *[other] { $n } монети
    }
gem-sun = слънце
    .counted = { $n ->
        [one] { $n } слънчев отломък
       *[other] { $n } слънчеви отломъка
    }
gem-moon = луна
    .counted = { $n ->
        [one] { $n } лунен отломък
       *[other] { $n } лунни отломъка
    }
gem-xp = опит
gem-str = сила
gem-will = воля
gem-shield = щит
gem-lore = знания
gem-dmg = щети
gem-damage = щети
gem-guard = щит
gem-draw = теглене
gem-again = отново
gem-cards = карти
    .counted = { $n ->
        [one] { $n } карта
       *[other] { $n } карти
    }
gem-level = ниво
    .counted = ниво { $n }
gem-action = действие
gem-plain = равнина
gem-forest = гора
gem-hill = хълмове
gem-mountain = планини
gem-water = вода
gem-wild = джокер
choice-brings = носи { $gain }
# $won и $drawn са цели проценти
odds = { $drawn ->
    [0] победа { $won } %
   *[other] победа { $won } %, равен бой { $drawn } %
}
odds-about = победа около { $won } %
# възможност, която променя битка: процент победи без нея ($before) и с нея
odds-change = победа { $won } % вместо { $before } %
odds-won = При победа: { $brings }
odds-drawn = При равен бой: { $brings }
odds-lost = При загуба: { $brings }
odds-because = От какво зависи шансът:
risk-dice = (зарове)
risk-reveal = (показва нещо скрито)
table-sealed = Заровете са запечатани: { $seal }…; семето се казва накрая.
table-help = Отговаряйте с число. ? показва какво още може да се напише.
table-barred = { $count ->
    [one] Още една възможност сега е затворена
   *[other] Още { $count } възможности сега са затворени
} (w казва защо).
table-not-understood = Напишете число от 1 до { $last } или ? за помощ.
table-crashed = { $detail }. Това е грешка във Fabletable; нищо не се промени.
table-undone = Върнато.
table-nothing-barred = Възможно е всичко, за което пита този въпрос.
table-no-reasons = Тук няма шансове за обясняване.
counsel-thinks = Треньорът мисли …
counsel-more = Отново h: числата и какво още
counsel-first = { $number }. { $choice }: победа в { $chance } % от пробните игри, плюс-минус { $error }.
counsel-behind = { $number }. { $choice }: шансът за победа е по-малък с { $points ->
        [one] { $points } пункт
       *[other] { $points } пункта
    }, плюс-минус { $error }.
counsel-alike = { $number }. { $choice }: не личи разлика.
counsel-glance = { $number }. { $choice }: на пръв поглед { $chance } %.
counsel-thought = { $number }. { $choice }
counsel-clear = { $trials ->
        [one] { $trials } пробна игра
       *[other] { $trials } пробни игри
    }; първият избор несъмнено е най-добрият.
counsel-close = { $trials ->
        [one] { $trials } пробна игра
       *[other] { $trials } пробни игри
    }; близо са и разликата може да е случайна.
table-which-rule = r и число показва главата.
table-seed = Семето беше „{ $seed }“.
table-saved = { $over ->
    [True] Записът е във файла { $file }; проверява го fabletable verify.
   *[other] Записът дотук е във файла { $file }.
}
table-letter-u = връщане на последното ви решение; отново: питане на всички
table-letter-w = защо не: какво сега не може и по каква причина
table-letter-c = шансове: от какво зависят
table-letter-v = как съм аз: колко остава до победата
table-letter-h = съвет: какво би избрал треньорът и защо; отново: числата
table-letter-s = разказът, ред на дело; s 100 показва повече
table-held = Enter продължава, a показва всичко.
table-which-speed = p и едно от числата { $speeds } е скоростта на сцените.
table-letter-m = какво се случи след последното ви решение, с всички сборове
table-letter-p = темпо на сцените: p 2 е два пъти по-бързо, p 0 наведнъж
table-letter-o = вашите битки, карти и загуби да чакат Enter или не
table-letter-e = разказът стъпка по стъпка; e 100 показва повече
table-letter-r = правилото зад въпроса; r и число за друга глава
table-letter-l = поглед: какво пише на картите и другите предмети; l и дума само за някои
table-letter-d = рисува цялата маса отново
table-letter-n = обяснявай новите въпроси или не
table-letter-help = за какво е въпросът и този списък
table-letter-q = изход; играта се пази
note-never = n: не обяснявай повече; ? обяснява винаги.
note-now = На тази маса: { $line }
note-switched = { $on ->
    [True] Новите въпроси се обясняват.
   *[other] Новите въпроси вече не се обясняват; ? обяснява както досега.
}
advised-chance = Наслуки. { $why }
advised-this = Препоръчано: { $choice }. { $why }

# Разбори
ending-awards = Награди
review-progress = Пробни партии
review-head = { $game }, решения: { $decisions }, разгледани по пробни партии: { $trials }
review-chance = Шансът за победа беше { $start } %, стана { $end } %
review-counts = Най-добри { $best }, наравно { $even }, неточности { $slip }, грешки { $mistake }, груби грешки { $blunder }
# В пунктове шанс за победа, с интервал от 95 %
review-choices = Собствени избори { $n } (от { $low } до { $high })
review-luck = Зарове и карти { $n } (от { $low } до { $high })
review-fault = { $name }: „{ $chosen }“. По-добре: „{ $better }“. { $moment }.
review-lost = { $word }, загуба { $n } (от { $low } до { $high })
review-more = --more показва числата и причините за всяка грешка.
review-turns = Обрати
review-moved = { $before } % → { $after } %

# Players that teach themselves
help-learn = Играч се учи сам от собствените си партии; ако папката я има, ученето продължава
help-minutes = Колко минути да се учи
help-learn-folder = Къде да се пазят мрежите и кривата на растежа им
help-learn-lessons = Колко секунди във всяко поколение мрежата гледа напред и се учи от намереното
help-learn-from = Мрежа, от която да се продължи; научената по по-стари правила се пренася по имена
help-learn-players = За колко играчи; може да се посочи няколко пъти
help-python = С кой интерпретатор да се играе, например от компилираната версия
learn-begun = Мрежата вижда числа: { $fields }, знае думи: { $words } и в началото постъпва като Средния.
learn-first = Поколение { $n }: партии { $games }, срещу Средния { $greedy }.
learn-kept = Поколение { $n }: партии { $games }, срещу Средния { $greedy }, срещу най-доброто дотук { $last }. Остава.
learn-dropped = Поколение { $n }: партии { $games }, срещу Средния { $greedy }, срещу най-доброто дотук { $last }. Най-добро остава предишното.
learn-done = Най-добрата мрежа: { $file }
learn-curve = Как растеше (половината значи наравно)
learn-generation-column = Поколение
learn-minutes-column = Минути
learn-games-column = Партии
learn-greedy-column = Срещу Средния
learn-last-column = Срещу най-доброто дотук
learn-kept-column = Остава

# The book of rules
help-rules = Прочетете правилата на игра: списък на главите, една от тях или където има дума
help-rules-chapter = Глава по номер, ключ или име
help-rules-search = Само главите с тази дума
rules-see = Вижте също: { $rules }
rules-example = Пример
rules-only = Важи само при: { $what }
rules-here = В сила на тази маса: { $what }
rules-not-here = Не важи на тази маса. Само при: { $what }
rules-players = брой играчи { $players }
rules-how = fabletable rules { $game } ГЛАВА показва глава по номер или име, --search ДУМА – където се среща дума.
why-no-such-rule = Няма такава глава: { $rule }. Дайте номер от 1 до { $last }, ключ или име.
why-not-in-rules = В правилата няма нищо за „{ $words }“.
rules-search = Търсене в правилата

help-highlights = Показва само големите сцени, за 60 до 90 секунди
help-chronicle = Разказва изиграна партия на една страница
chronicle-head = Летопис: { $game }
chronicle-road = Пътят
chronicle-texts = Прочетеното по пътя
chronicle-from = По запис с { $n ->
    [one] { $n } решение.
   *[other] { $n } решения.
}
highlights-head = { $n ->
    [one] { $n } сцена
   *[other] { $n } сцени
}, { $seconds } с
