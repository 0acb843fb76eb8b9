# Какво казва страницата за идването и играта заедно.

# Кой е тук
presence-here = тук
presence-aside = гледа другаде
presence-lost = връзката прекъсна
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
screen-address = или отворете в браузър
screen-seated = { $free ->
    [0] Всички са тук.
    [one] На масата са { $taken }, свободно е { $free } място.
   *[other] На масата са { $taken }, свободни са { $free } места.
}
screen-seat-free = Свободно място
screen-lights = Огъня пали от телефона всеки, който вече е седнал.
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
mine-title = Моите игри

# Без мрежа
offline-home = Къщата не отговаря: кутиите и правилата могат да се четат, изиграното — да се гледа. За нова маса и за игра е нужна мрежа.
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
