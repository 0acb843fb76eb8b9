# Какво казва страницата за идването и играта заедно.

# Кой е тук
presence-here = тук
presence-looking-away = гледа другаде
presence-line-lost = връзката прекъсна
presence-away = отсъства
presence-away-for = отсъства от { $time }
presence-bot = мястото пази бот
presence-left = напусна масата
presence-free = чака се някой

# Големият екран
screen-just-now = Току-що
screen-watch = Гледайте на телефона
screen-watch-note = Вижда се каквото лежи открито.
screen-free = { $n ->
    [one] Има { $n } свободно място
   *[other] Има { $n } свободни места
}
screen-free-note = Сканирайте и седнете.
screen-point = Насочете тук камерата на телефона
screen-address-word = или отворете този адрес и напишете кода
screen-address = или отворете в браузър
screen-seated = { $free ->
    [0] Всички са тук.
    [one] На масата са { $taken }, свободно е { $free } място.
   *[other] На масата са { $taken }, свободни са { $free } места.
}
screen-seat-free = Свободно място
screen-lights = Играта започва от телефона някой, който вече седи.
screen-no-hand = Този екран никога не показва ръка с карти.

# В ръката: телефон на маса с голям екран
own-hand = Вашата ръка
hand-pages = Страници на този телефон
hand-page-hand = Ръка
hand-page-board = Поле
hand-page-tale = Разказ
hand-page-chat = Разговор
hand-off = Покажи тук цялата маса
hand-on = Този телефон е моята ръка
hand-on-note = Собствените карти и избори; полето е на големия екран.
hand-lookup = Подканвай да погледна екрана
hand-lookup-note = Битките и заровете се виждат на големия екран. Иначе се показват тук.
lookup = Погледнете екрана!
lookup-hand = Моята ръка
lookup-here = Покажи тук

# My games

# Без мрежа
offline-home = Сървърът не отговаря. Може да четете правила и да гледате изиграни партии; за нова игра или продължение е нужна мрежа.
offline-table = Няма път до масата
offline-since = Без връзка от { $time }. Опитваме отново сами.
offline-nothing-lost = Нищо не е изгубено. Което масата е потвърдила, е запазено.
offline-unsent = Един ваш отговор още не е изпратен: „{ $choice }“. Ще тръгне, щом връзката се върне, ако още е на място.
offline-read = За четене дотогава
offline-view = { $game }: масата, каквато беше
offline-view-at = и вашите неща, от { $time }
offline-rules = Правилата на { $game }
offline-kept = запазени на това устройство
offline-try = Опитай сега
offline-awake = У дома ли сте? Будна ли е машината с масата?
app-newer = Готова е по-нова страница. Ще се отвори, щом никой не пише.
app-reload = Отвори я сега
mine-lead = На всяко ваше устройство, без регистрация.
mine-group-turn = Вашият ред
mine-group-others = Решават други
mine-group-gathering = Събират се
mine-group-what-if = Ами ако
back-what-if = Ами ако · { $ago }
mine-group-over = Изиграни
mine-with = с { $names }
mine-alone = на един екран
mine-left = остават { $time }
mine-no-clock = без часовник
mine-away = { $name } отсъства
mine-new = Нова игра
mine-offline = Къщата не отговаря. Такива бяха игрите, когато ги видяхме последно.
device-phone = Телефон
device-tablet = Таблет
device-laptop = Компютър

# Покани
done = Готово
invite = Покани
invite-seat = Място { $n }
invite-choosing = някой избира име…
reach-alone = Засега връзките се отварят само на това устройство. „Покани“ отваря играта за мрежата ви.
reach-alone-fixed = Връзките се отварят само на това устройство. Други може да пусне този, който поддържа сървъра.
join-request = Поискай нова връзка ({ $host } е домакин)
join-request-nobody = Поискай нова връзка
join-request-note = Домакинът вижда желанието ви на масата и ви пуска с едно докосване.
join-request-waiting = Предадено. Щом { $host } отвори, сядате тук.
join-request-declined = Не този път. Можете да гледате.
join-request-asks = { $name } моли да влезе.
join-request-in = Пусни
join-request-no = Не сега
sit-invited = { $host } ви кани на масата.
sit-invited-nobody = Поканени сте на масата.
sit-name-note = Пази се на това устройство; после може да го смените.
sit-choose = Изберете място
sit-there = Вече са тук
sit-host = домакинът
sit-first = свободно · играе първо
sit-last = свободно · играе последно
sit-after = свободно · играе след { $name }
sit-as = Седни като { $name }
sit-no-account = Без профил. Мястото остава на това устройство; после може да го пренесете на друго.
sit-own = Това е за някой друг
sit-own-note = Вече седите на тази маса. Предайте връзката нататък.
shut-used = Това място е заето
shut-used-note = Връзката вече е използвана: връзката за място се отваря веднъж и това стана { $when }.
shut-own-device = Вие ли бяхте, на друго устройство? Тогава мястото е на сигурно там. Отворете на него „Моите игри“ и вземете местата си.
shut-withdrawn = Връзката е оттеглена
shut-withdrawn-note = Който е сложил масата, я взе обратно { $when }.
shut-full = Всички места са заети
shut-full-note = Можете да гледате.
shut-over = Тази игра свърши
shut-unknown-note = Тази връзка тук не отваря нищо.

# Залата
lobby = Залата
# Часовници
clock-none = Без часовник
clock-evening = Една вечер заедно
clock-letter = С писма
clock-evening-terms = { $turn } на ход, { $reserve } в запас
clock-letter-terms = { $turn } за всеки ход
clock-days = { $days } д { $hours } ч

# Как да ви повикаме
notifications-title = Кажи ми, когато съм на ход
notifications-lead = Заглавието на раздела и иконата винаги казват чий е редът.
notifications-here = На това устройство
notifications-sound = Тих звънец
notifications-sound-note = когато е ваш ред
notifications-browser = Известия на браузъра
notifications-browser-on = разрешени на това устройство
notifications-browser-off = докато страницата е отворена, но не се вижда
notifications-browser-denied = Браузърът ги забранява; настройките му могат да ги разрешат пак.
notifications-browser-none = Този браузър ги няма или адресът не е https.
notifications-away = Когато ви няма
notifications-mail = Имейл
notifications-mail-note = Едно писмо, когато е ваш ред, и никое друго, докато не се върнете.
notifications-mail-sent = Писмото е на път. Отворете веднъж връзката в него.
notifications-mail-confirmed = потвърден
notifications-mail-unconfirmed = още не е потвърден: отворете връзката в писмото
notifications-no-mail = Тази къща не праща имейли.
notifications-webhook = Уебхук
notifications-webhook-note = Един малък JSON на вашия адрес, нищо тайно в него.
notifications-set = Задай
notifications-saved = Записано.
notifications-when = Кажи ми
notifications-when-at-once = веднага
notifications-when-after-5-min = след 5 минути отсъствие
notifications-when-daily = веднъж дневно
notifications-about = За какво
notifications-about-turn = моят ред
notifications-about-ends = игра започва или свършва
notifications-about-time = времето изтича
notifications-quiet = Тихи часове
notifications-quiet-note = от { $from } до { $to }
notifications-quiet-from = от
notifications-quiet-to = до
notifications-secret = В съобщение никога няма ваши карти, избори или ключ за място.
notifications-stop-all = Спри всичко
notifications-stopped = Спряно. Нищо повече няма да дойде.

# Предложения
ask-for-pause = { $name } моли за почивка.
ask-for-resume = { $name } предлага да продължите.
ask-for-time = { $name } предлага повече време за { $who }.
ask-for-wait = { $name } предлага да почакате още { $who }.
ask-for-bot = { $name } предлага бот да играе за { $who }.
ask-for-open = { $name } предлага мястото на { $who } да се отвори за друг.
ask-for-out = { $name } предлага да играете без { $who }.
clock-none-note = колкото искате; обичайно сред приятели
clock-evening-note = време за всеки ход и запас
clock-letter-note = дни за всеки ход; казваме ви, когато е ваш ред
clock-turn = този ход
clock-reserve = запас
clock-then = { $turn } за този ход, после { $reserve } запас
clock-this-turn = { $turn } за този ход
clock-from-reserve = { $reserve } запас
clock-left = { $n ->
    [one] Остава { $n } секунда
   *[other] Остават { $n } секунди
}
terms-time = Колко време? Всеки го вижда, преди да седне.
terms-turn = Време за ход
terms-move = Време за ход
terms-reserve = Запас за играта
terms-reserve-note = тече, когато времето на хода изтече
terms-holiday = Почивни дни
terms-days = { $n ->
    [one] { $n } ден
   *[other] { $n } дни
}
terms-nights = Нощите не се броят
terms-nights-note = от десет вечерта до осем сутринта часовникът спира
terms-up = Когато изтече
terms-up-decide = решава масата
terms-up-hold = сяда бот
terms-up-resign = предаване
terms-up-decide-note = Когато времето изтече, бот взема само това решение, а мястото остава ваше.
terms-up-hold-note = Когато времето изтече, играе бот, докато човекът се върне.
terms-up-resign-note = Когато времето изтече, мястото се предава.
terms-pause = Може да се прекъсва
terms-pause-note = когато всички, които са тук, са съгласни
terms-out = Който се предаде, излиза
terms-out-note = Иначе вместо него доиграва бот.
terms-reactions = Знаци
terms-reactions-note = шест знака до разговора; всеки може да ги изключи
terms-chat = Разговор
time = Време
time-off = почива днес
time-days-left = { $n ->
    [one] остава { $n } почивен ден
   *[other] остават { $n } почивни дни
}
time-give = Дай време
time-pause = Помоли за почивка
time-resume = Предложи да продължите
time-holiday = Вземи почивен ден
time-back = Обратно от почивката
timeup = Времето ви изтече
timeup-decided = Масата реши един въпрос вместо вас.
timeup-held = Вместо вас играе бот, докато се върнете.
timeup-resigned = Мястото се предаде, както беше уговорено.
timeup-still = Мястото още е ваше, с малко повече време. Другите също го видяха; пише го в разказа.
timeup-on = Играй нататък
notice-turn = Ваш ред е

# Тръгване, и кой не идва
leaving = Ставате от масата?
leaving-lead = { $n ->
    [0] Масата чака.
    [one] { $names } играе нататък при всички случаи.
   *[other] { $names } играят нататък при всички случаи.
}
leaving-close = Само затвори страницата
leaving-close-note = Мястото остава ваше. Казваме ви, когато е ваш ред.
leaving-bot = Нека бот пази мястото ми
leaving-bot-note = Играе вместо вас, докато пак отворите масата.
leaving-give = Дай мястото ми на друг
leaving-give-note = Картите ви отиват с него и не можете да се върнете. Играе бот, докато домакинът покани някого.
leaving-resign = Предай се
leaving-resign-bot = Вместо мястото доиграва бот; всички научават.
leaving-resign-out = Мястото вече не играе и не може да спечели. Всички научават.
leaving-hold = Задръж, за да се предадеш
leaving-again = Още веднъж Enter, за да се предадеш
leaving-hold-note = Предаването не се връща. Задръжте бутона една секунда.
absent = { $name } не идва
absent-note = Трябва да са съгласни всички, които са тук.
absent-wait = Почакай още
absent-bot = Нека играе бот
absent-open = Покани друг
absent-out = Играйте без него

# Знаци и обноски до чата
company = Останалите на тази маса
signs = Шест знака
signs-off = Без знаци
sign-well-played = Добре изиграно
sign-thanks = Благодаря
sign-oh-no = О, не
sign-one-moment = Момент
sign-revenge = Реванш!
sign-cosy = Уютно е
mute = Заглуши
unmute = Чувай отново
chat-off = Уговорено е тук да не се пише.
report-save = Запази казаното тук
report-note = Файл за човека, който поддържа този сървър: кой е седял тук и какво е казал. В него няма карти и решения.
# под въпрос към друг: $time е срок като „4 минути“
waited-for = { $name } мисли вече { $time }.
# $presence е една от думите по-горе, например „няма го от 4 минути“
waited-not-here = { $name }: { $presence }

# Решаване предварително
tool-ahead = Напред
tray-ahead = Решено предварително
ahead = Реши предварително
ahead-until = до вашия ход
ahead-note = Само каквото може да се предвиди. Никой не го вижда; ако масата се промени, отпада.
ahead-look = Какво следва
ahead-looking = Поглеждаме напред…
ahead-open = Какво ще ви попитат след това, още не е ясно.
ahead-laid = Така ще се отговори, щом попитат точно това.
ahead-pass = Пас до моя ход
ahead-pass-note = Каквото бихте могли да сторите в чуждите ходове, го пропускате.
ahead-withdraw = Оттегли
# $choices are what was chosen, in a list
ahead-given = { $n ->
    [one] Отговорено, както казахте: { $choices }
   *[other] Отговорено, както казахте, { $n } пъти: { $choices }
}
ahead-lapsed = Бяхте избрали предварително „{ $choice }“, но то вече не е същото. Изберете отново.
ahead-take-back = Върни · { $n } с
ahead-private = Виждате го само вие. Свършва с играта и не преминава към този, който седне на мястото след вас.
standing = Постоянни отговори
standing-game = тази игра
standing-given = { $n ->
    [0] още не е използван
    [one] използван веднъж
    [2] използван два пъти
   *[other] използван { $n } пъти
}
standing-none = Още няма такива. Под изборите на въпрос, който се повтаря, стои „Винаги отговаряй така“.
standing-told = За отговор, даден от само себе си, се казва в историята и до 5 секунди може да се върне, освен ако са паднали зарове или са се видели карти.
standing-remove = Махни: { $choice }
standing-always = Винаги отговаряй така
standing-always-note = Запомни за тази партия
standing-always-on = Каквото изберете сега, остава ваш отговор и занапред. Виждате го само вие.
keys-always = винаги да се отговаря така
