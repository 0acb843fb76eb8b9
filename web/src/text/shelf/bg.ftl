# Рафтът: кутии, нова партия, моите игри, меню.

home-title = Fabletable: големи приключенски настолни игри
home-motto = { $n ->
    [4] Четири големи приключенски настолни игри на една маса.
   *[other] Големи приключенски настолни игри на една маса.
}
home-skip = Към игрите
home-games = Игри
home-players = { $high ->
    [one] { $range } играч
   *[other] { $range } играчи
}
home-minutes = { $n } мин
home-play = Играй
home-rules = Правила
home-change = Играчи и опции
home-change-short = Играчи
home-last-alone = соло
home-last-bots = { $n ->
    [one] { $n } бот · { $strength }
   *[other] { $n } бота · { $strength }
}
home-last-mixed = { $n ->
    [one] { $n } бот
   *[other] { $n } бота
}
home-last-people = { $n ->
    [one] { $n } човек
   *[other] { $n } души
}
home-loading = Зарежда се…
home-no-server = Сървърът не отговаря.
home-refused = Сървърът отказа ({ $code }).
unofficial = Fabletable е неофициален любителски проект. Издателите на игрите не са го правили, нито одобрили, и в него няма техни рисунки.

# Моите игри
mine-title = Моите игри
mine-all = Всичките ми игри
mine-open = { $n ->
    [one] { $n } започната
   *[other] { $n } започнати
}
mine-over = { $n ->
    [one] { $n } приключила
   *[other] { $n } приключили
}
# всички на един екран
back-shared = на един екран, { $names }
back-alone = соло
back-watch = Гледай { $game }: { $names }
# открита маса със свободно място; $names вече седят
back-join = Седни на { $game } с { $names }
back-free = свободно място
back-gathering = чакат се играчи
back-over = приключила
back-your-turn = ваш ред е
back-none = Още няма нищо. Тук се пази всяка започната игра.

# Влизане с код
code-title = Влезте с код
code-note = Поканиха ли ви? Напишете кода, който са ви дали.
code-go = Влез

# Нова партия
new-title = Нова партия: { $game }
new-players = Играчи
new-range = от { $low } до { $high }, по реда на игра
new-range-exact = { $high ->
    [one] { $high } играч
   *[other] { $high } играчи, по реда на игра
}
new-name = Вашето име
new-name-here = Име на играч { $n }
new-nameless = Без име сте { $name }.
new-face = Лице на играч { $n }
new-faces = Изберете лице
face-fox = Лисица
face-owl = Сова
face-bear = Мечка
face-raven = Гарван
face-cat = Котка
face-stag = Елен
face-lynx = Рис
face-hare = Заек
face-frog = Жаба
face-badger = Язовец
face-hedgehog = Таралеж
face-turtle = Костенурка
new-bot = бот
new-strength-of = Сила: { $name }
new-style-of = Към какво клони { $name }
new-style-even = Спокоен
bot-fond = { $bot } · { $temperament }
new-invited = Поканен с връзка
new-invited-note = Връзката получавате на следващата стъпка.
new-on-screen = на този екран
new-earlier = Премести играч { $n } нагоре
new-remove = Махни играч { $n }
new-add-bot = Добави бот
new-add-person = Добави човек на този екран
new-add-invited = Покани с връзка
new-strength = Колко силни да са ботовете?
new-strength-note = за всички ботове; горе всеки може да има своя
new-options = Опции
new-one-by-one = Една по една
new-numbers = Ваши числа
new-numbers-note = Променете за тази маса цени, сила и брой на картите. Това влиза в записа на играта.
new-numbers-find = Намери карта по име
new-numbers-none = Няма такава карта.
new-numbers-away = Остави { $name } както е отпечатана
new-numbers-limits = Отпечатано { $printed }. От 0 до { $most }.
new-numbers-changed = { $n ->
    [one] { $n } карта с ваши числа
   *[other] { $n } карти с ваши числа
}
new-option-set = { $option }: { $word }
new-public = Покажи в общия списък
new-public-note = Всеки може да гледа и да заеме свободно място.
new-grace = Ако някой го няма, другите чакат
home-grace-30 = половин минута
home-grace-120 = две минути
home-grace-600 = десет минути
home-grace-86400 = едно денонощие
new-start = Започни играта
new-start-invite = Създай и покани
new-waits = Играта започва, когато всички седнат.
new-teach = За първи път? Научете ме
new-teach-note = { $n ->
    [one] { $n } минута, играете още сега
   *[other] { $n } минути, играете още сега
}
open-seat = Свободно място

# Менюто
places = Раздели
menu = Меню
menu-me = Име и лице
menu-sound = Звук и движение
menu-settings = Настройки
menu-lobby = Залата
menu-notifications = Кажи ми, когато съм на ход
menu-about = За програмата и автори
me-name = Вашето име
me-note = Виждат ги другите на масата. Пазят се на това устройство.
save = Запази

# Под трите вида светлина в менюто
light-note = Авто: всяка игра има своя светлина.
light-note-system = Сега както е в системата.
light-light = Ден
light-dark = Нощ
light-game = Авто

# Задачите там, където за тях говорят други страници
mistakes-faultless = Не се намери ваш скъп избор. Няма какво да се упражнява.
mistakes-kept = { $n ->
    [one] Един ваш скъп избор е запазен като задача.
    [2] Два ваши скъпи избора са запазени като задачи.
    [3] Три ваши скъпи избора са запазени като задачи.
   *[other] { $n } ваши скъпи избора са запазени като задачи.
}
mistakes-looking = Разглеждаме вашите избори…
puzzles-card = Десет минути, след които играете по-добре.
puzzles-open = Всички задачи
puzzles-row = { $n ->
    [one] { $n } верен отговор поред
   *[other] { $n } верни отговора поред
}
puzzles-best = най-много { $n }
puzzles-solve-ten = Решете десет
puzzles-solved-of = решени { $solved } от { $count }
puzzles-own = { $n ->
    [one] Една ваша грешка
    [2] Две ваши грешки
    [3] Три ваши грешки
   *[other] { $n } ваши грешки
}
puzzles-title = Задачи
puzzles-train = { $n ->
    [one] Упражнете тази
    [2] Упражнете тези две
    [3] Упражнете тези три
   *[other] Упражнете тези { $n }
}
puzzles-yours = Днес отново ваши
form-title = Моята форма
