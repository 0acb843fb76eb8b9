# Стол на весь экран
chart-legend = На карте: { $signs }
screen-head = { $game } · { $chapter }
screen-welcome = Кубики запечатаны: { $seal }… · ? покажет клавиши.
screen-empty = Здесь ничего нет.
screen-mine = { $name } · ваша сторона
screen-about = Словами
screen-story = История
screen-standing = Как у меня дела?
standing-none = Эта игра об этом молчит.
screen-thinking = { $name } думает …
screen-over = Партия окончена.
screen-barred = { $label }: { $why }
screen-rule-behind = Правило: { $rule } (откроет r)
screen-risk-dice = Упадут кубики, вернуть будет нельзя.
screen-risk-reveal = Откроется скрытое, вернуть будет нельзя.
screen-no-number = У вариантов номера от 1 до { $last }.
screen-more-digits = { $number } … введите следующую цифру, или Enter, если это { $number }.
screen-hint = { $advice } (ещё раз h — числа и что ещё)
screen-close = Esc закрывает
screen-rules = Правила
screen-rules-keys = / ищет · Esc закрывает

# Клавиши
screen-key-hint = Подсказка
screen-key-undo = Вернуть
screen-key-why = Почему нет?
screen-key-rules = Правила
screen-key-story = История
screen-key-help = Клавиши
screen-key-leave = Выйти
screen-help =
    ↑ ↓ и Enter      выбрать из списка
    1 2 3 …          выбрать по номеру
    мышь             щёлкните вариант или дважды предмет с номером
    ← →              перейти к полю, к своей стороне, к другим
    PgUp PgDn        прокрутить лист
    Tab              к листу; стрелки ведут там от предмета к предмету
    Esc              назад к списку
    h                подсказка: что выбрал бы тренер и почему; ещё раз — числа
    u                вернуть своё последнее решение; ещё раз — спросить всех
    f                ответить заранее на то, что повторится или спросят дальше
    w                почему нет: пройти по тому, что сейчас невозможно
    v                как у меня дела: далеко ли до победы
    r                правило к этому вопросу
    g                обозначения: все знаки и что они делают; / ищет
    i                что это? Знаки того, на чём курсор
    s                рассказ по делам; Enter разворачивает, e — все шаги
    m                плёнка: что было после вашего решения, ← → шаг
    Enter, пробел    дальше, пока что-то показывают
    a                показать всё: сразу к следующему вопросу
    p                темп: вполовину, обычный, вдвое, вчетверо, сразу
    o                ждать клавиши на своих боях, картах и потерях или нет
    n                объяснять новые вопросы или нет
    k                сказать что-нибудь всем
    : или /          любая команда стола по имени
    q                выйти; партия сохранится
    {""}
    На листах #3 стоит у того, на что указывает вариант 3. Грань в [скобках] лежит вверх.
    На картах ♟1 — фигурка первого места, ▪ — карта, ▫ — карта рубашкой вверх, ═ — дорога, ┃ и ▁ — река, ╪ — мост.

# Экран переходит из рук в руки
screen-curtain = { $name }, это только для ваших глаз.
screen-curtain-words = { $before } передаёт экран. Нажмите пробел, когда здесь будет только { $name }; q — выйти.
screen-curtain-undo = u: { $before } возвращает последнее решение.

# Выход
screen-leave = Выйти из-за стола?
screen-leave-words = Партия сохранена; fabletable table --resume { $id } продолжит её когда угодно.
screen-stay = Остаться
screen-result = { $game }: конец
screen-save = Сохранить запись в { $file }
screen-look = Ещё раз взглянуть на стол
screen-leave-result = Выйти

# Сцены
moment-turn = Начинается ход.
moment-phase = Начинается новая фаза.
moment-move = Кто-то перемещается.
moment-roll = Кубики брошены.
moment-card = Открывается карта.
moment-blow = Нанесён удар.
moment-outcome = Исход решён.
moment-gain = Что-то получено.
moment-loss = Что-то потеряно.
moment-event = Событие касается всех.
# Одно число суммы: Копьё 1
sum-part = { $label } { $n }
# $parts — все числа с названиями и знаками: Сила 4 + Копьё 1 + Кубик 5
sum-whole = { $side }: { $parts } = { $total }
# $gains is a list of sum-part such as "Gold +2, Glory +1"
sum-gains = { $side }: { $gains }
# $headline — предложение
tale-folded = { $headline } { $n ->
    [one] (ещё { $n } строка)
    [few] (ещё { $n } строки)
   *[other] (ещё { $n } строк)
}
screen-unfold = Enter разворачивает, e — все шаги, Esc закрывает
screen-scene = Важная минута
screen-held = Enter — дальше · a — показать всё
screen-passing = Enter — быстрее · a — показать всё
screen-film = { $n } из { $last } · ← → шаг · Esc — к настоящему
screen-place = { $n } из { $last }
screen-no-film = После вашего последнего решения ничего заметного не случилось.
screen-replay = ← → от сцены к сцене, PgUp PgDn от дела к делу, Home и End — в начало и конец, q — выйти.
screen-speed = { $speed ->
    [half] Сцены идут вдвое медленнее.
    [usual] Сцены идут с обычной скоростью.
    [twice] Сцены идут вдвое быстрее.
    [four] Сцены идут вчетверо быстрее.
    [once] Всё показывается сразу.
   *[other] Скорость сцен — { $n } от обычной.
}
screen-hold = { $hold ->
    [True] Ваши бои, карты и потери ждут клавиши.
   *[other] Ваши сцены проходят, как все остальные.
}
screen-key-film = Плёнка
screen-key-standing = Дела
screen-key-all = Всё сразу
