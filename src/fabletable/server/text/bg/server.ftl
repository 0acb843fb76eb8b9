# Какво казва сървърът освен самата игра.
why-late = На масата вече се игра нататък.
why-not-your-turn = Ред е на { $seat }.
why-not-your-seat = Това не е вашето място.
why-seat-held = За това място сега решава бот.
why-not-away = { $seat } е тук и решава без помощ.
why-not-started = Играта още не е започнала.
why-already-started = Играта вече е започнала.
why-not-over = Това може да се вземе, когато играта свърши.
why-seat-open = Още чакаме: { $seats }.
why-seat-taken = Това място е заето.
why-no-such-seat = Няма такова място.
why-no-such-table = Няма такава маса.
why-no-such-page = Тук няма нищо.
why-no-such-language = Няма текст на „{ $language }“. Има: { $known }.
why-wrong-secret = Тази връзка или този ключ не отваря това място.
why-host-only = Това може само който е подредил масата.
why-no-proposal = Никой не предлага връщане или предложението е отпаднало.
why-bad-name = Името има от една до { $most } букви.
why-bad-chat = Съобщението има от една до { $most } букви.
why-bad-entropy = Твърде дълго; най-много { $most } букви.
why-bad-id = Командата няма правилен номер.
why-foreign-origin = Тази страница не може да говори с този сървър.
why-bad-path = На този сървър няма такъв адрес.
why-too-many = Твърде много наведнъж. Почакайте малко.
why-too-large = Това е твърде голямо.
why-too-slow = Връзката беше твърде бавна; страницата ще се свърже сама.
why-no-hello = Връзката мълча твърде дълго.
why-hello-first = Първо се поздравява (hello).
why-hello-once = Поздравява се веднъж.
why-not-understood = Неразбираемо: { $detail }
why-server-error = Нещо се обърка на сървъра. Записано е.
why-server-stops = Сървърът се пуска отново; страницата ще се свърже сама.
why-rules-changed = Правилата са се променили, откакто тук се игра, и решение { $number } вече не им отговаря. Играта продължава оттам.
fairness-how = Преди да се реши каквото и да било, сървърът показа хеша на своята тайна. Семето е хешът BLAKE2b на тази тайна и на написаното от всеки играч. Когато играта свърши, се показват и двете: изтеглете записа и пуснете „fabletable verify ФАЙЛ“; командата повтаря всяко хвърляне и разбъркване и извежда същия хеш.

# Когато домакинът пуска сървъра
why-no-database = Посочете база данни: --database или FABLETABLE_DATABASE, например postgresql://user@host/fabletable или sqlite:////var/lib/fabletable/tables.sqlite3.
why-no-secret = Задайте тайна от поне 16 знака: FABLETABLE_SECRET. Местата са вързани за нея; пазете я.
why-sqlite-alone = На няколко процеса им трябва PostgreSQL или Redis, посочен с --channels, за да се чуват.
why-not-migrated = Базата данни има вид { $found }, а тази версия иска { $newest }. Пуснете „fabletable migrate“.
why-database-fails = Базата данни не може да се използва: { $detail }
why-no-port = На { $host } няма свободен порт.

# Ботове
bot-random = Случаят
    .text = Избира каквото и да е. Добър за учене на правилата.
bot-greedy = Сметката
    .text = Взима каквото изглежда най-добро точно сега.
