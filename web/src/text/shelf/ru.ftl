# Полка: коробки, новая партия, мои игры, меню.

home-title = Fabletable: большие приключенческие настольные игры
home-motto = { $n ->
    [4] Четыре большие приключенческие игры за одним столом.
   *[other] Большие приключенческие игры за одним столом.
}
home-skip = К играм
home-games = Игры
home-players = { $high ->
    [one] { $range } игрок
    [few] { $range } игрока
   *[other] { $range } игроков
}
home-minutes = { $n } мин
home-play = Играть
home-rules = Правила
home-change = Игроки и настройки
home-change-short = Игроки
home-last-alone = в одиночку
home-last-bots = { $n ->
    [one] { $n } бот · { $strength }
    [few] { $n } бота · { $strength }
   *[other] { $n } ботов · { $strength }
}
home-last-mixed = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[other] { $n } ботов
}
home-last-people = { $n ->
    [one] { $n } человек
    [few] { $n } человека
   *[other] { $n } человек
}
home-loading = Загрузка…
home-no-server = Сервер не отвечает.
home-refused = Сервер отказал ({ $code }).
unofficial = Fabletable — неофициальный любительский проект. Издатели игр его не делали и не одобряли, их рисунков здесь нет.

# Мои игры
mine-title = Мои игры
mine-all = Все мои игры
mine-open = { $n ->
    [one] { $n } идёт
   *[other] { $n } идут
}
mine-over = { $n ->
    [one] { $n } окончена
   *[other] { $n } окончено
}
# все за одним экраном
back-shared = за одним экраном, { $names }
back-alone = в одиночку
back-watch = Смотреть, как идёт { $game }: { $names }
# открытый стол, где есть место; $names уже сидят
back-join = Сесть за { $game }, там уже { $names }
back-free = есть место
back-gathering = ждём игроков
back-over = окончена
back-your-turn = ваш ход
back-none = Пока пусто. Здесь хранится каждая начатая партия.

# Войти по коду
code-title = Войти по коду
code-note = Вас пригласили? Введите код, который вам дали.
code-go = Войти

# Новая партия
new-title = Новая партия: { $game }
new-players = Игроки
new-range = от { $low } до { $high }, по порядку хода
new-range-exact = { $high ->
    [one] { $high } игрок
    [few] { $high } игрока, по порядку хода
   *[other] { $high } игроков, по порядку хода
}
new-name = Ваше имя
new-name-here = Имя игрока { $n }
new-nameless = Без имени вы { $name }.
new-face = Лицо игрока { $n }
new-faces = Выберите лицо
face-fox = Лиса
face-owl = Сова
face-bear = Медведь
face-raven = Ворон
face-cat = Кот
face-stag = Олень
face-lynx = Рысь
face-hare = Заяц
face-frog = Лягушка
face-badger = Барсук
face-hedgehog = Ёж
face-turtle = Черепаха
new-bot = бот
new-strength-of = Сила бота: { $name }
new-style-of = К чему тяготеет { $name }
new-style-even = Ровный
bot-fond = { $bot } · { $temperament }
new-invited = По приглашению
new-invited-note = Ссылку вы получите на следующем шаге.
new-on-screen = за этим экраном
new-earlier = Передвинуть игрока { $n } выше
new-remove = Убрать игрока { $n }
new-add-bot = Добавить бота
new-add-person = Добавить человека за этим экраном
new-add-invited = Пригласить по ссылке
new-strength = Насколько сильны боты?
new-strength-note = для всех ботов; выше можно задать каждому отдельно
new-options = Настройки партии
new-one-by-one = По одной
new-numbers = Свои числа
new-numbers-note = Измените для этого стола цены, силу и число карт. Это войдёт в запись партии.
new-numbers-find = Найти карту по названию
new-numbers-none = Такой карты нет.
new-numbers-away = Оставить карту «{ $name }» как напечатано
new-numbers-limits = Напечатано { $printed }. От 0 до { $most }.
new-numbers-changed = { $n ->
    [one] свои числа на { $n } карте
   *[other] свои числа на { $n } картах
}
new-option-set = { $option }: { $word }
new-public = Показать в общем списке
new-public-note = Любой может смотреть и занять свободное место.
new-grace = Если кто-то отошёл, остальные ждут
home-grace-30 = полминуты
home-grace-120 = две минуты
home-grace-600 = десять минут
home-grace-86400 = сутки
new-start = Начать игру
new-start-invite = Создать и пригласить
new-waits = Игра начнётся, когда все сядут за стол.
new-teach = Не играли? Научите меня
new-teach-note = { $n ->
    [one] { $n } минута, вы сразу играете
    [few] { $n } минуты, вы сразу играете
   *[other] { $n } минут, вы сразу играете
}
open-seat = Свободное место

# Меню
places = Разделы
menu = Меню
menu-me = Имя и лицо
menu-sound = Звук и движение
menu-settings = Настройки
menu-lobby = Зал
menu-notifications = Сообщать, когда мой ход
menu-about = О программе и авторы
me-name = Ваше имя
me-note = Их видят другие за столом. Хранятся на этом устройстве.
save = Сохранить

# Под тремя видами света в меню
light-note = Авто: у каждой игры свой свет.
light-note-system = Сейчас как в системе.
light-light = День
light-dark = Ночь
light-game = Авто

# Задачи там, где о них говорят другие страницы
mistakes-faultless = Дорогих ошибок у вас не нашлось. Повторять нечего.
mistakes-kept = { $n ->
    [1] Одно ваше дорогое решение сохранено как задача.
    [2] Два ваших дорогих решения сохранены как задачи.
    [3] Три ваших дорогих решения сохранены как задачи.
    [one] { $n } ваше дорогое решение сохранено как задача.
    [few] { $n } ваших дорогих решения сохранены как задачи.
   *[other] { $n } ваших дорогих решений сохранены как задачи.
}
mistakes-looking = Смотрим на ваши решения…
puzzles-card = Десять минут, после которых играешь лучше.
puzzles-open = Все задачи
puzzles-row = { $n ->
    [one] { $n } верный ответ подряд
    [few] { $n } верных ответа подряд
   *[other] { $n } верных ответов подряд
}
puzzles-best = рекорд { $n }
puzzles-solve-ten = Решить десять
puzzles-solved-of = решено { $solved } из { $count }
puzzles-own = { $n ->
    [1] Одна ваша ошибка
    [2] Две ваши ошибки
    [3] Три ваши ошибки
    [one] { $n } ваша ошибка
    [few] { $n } ваши ошибки
   *[other] { $n } ваших ошибок
}
puzzles-title = Задачи
puzzles-train = { $n ->
    [1] Повторить её
    [2] Повторить эти две
    [3] Повторить эти три
   *[other] Повторить эти { $n }
}
puzzles-yours = Сегодня снова ваши
form-title = Моя форма
