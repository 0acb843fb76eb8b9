# Стол на весь экран
chart-legend = На карте: { $signs }
screen-head = { $game } · { $chapter }
screen-welcome = Кубики запечатаны: { $seal }… · ? покажет клавиши.
screen-empty = Здесь ничего нет.
screen-mine = { $name } · ваша сторона
screen-about = Словами
screen-story = История
screen-thinking = { $name } думает …
screen-thinking-hint = Думает бот «Искатель» …
screen-over = Партия окончена.
screen-barred = { $label }: { $why }
screen-rule-behind = Правило: { $rule } (откроет r)
screen-risk-dice = Упадут кубики, вернуть будет нельзя.
screen-risk-reveal = Откроется скрытое, вернуть будет нельзя.
screen-no-number = У вариантов номера от 1 до { $last }.
screen-more-digits = { $number } … введите следующую цифру, или Enter, если это { $number }.
screen-hint = Бот «Искатель» выбрал бы: { $choice }
screen-close = Esc закрывает
screen-rules = Правила

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
    h                подсказка: что выбрал бы бот «Искатель»
    u                вернуть своё последнее решение
    w                почему нет: пройти по тому, что сейчас невозможно
    r                правило к этому вопросу
    s                вся история
    q                выйти; сохранённую партию можно продолжить
    {""}
    На листах #3 стоит у того, на что указывает вариант 3. Грань в [скобках] лежит вверх.
    На картах ♟1 — фигурка первого места, ▪ — карта, ▫ — карта рубашкой вверх, ═ — дорога, ┃ и ▁ — река, ╪ — мост.

# Экран переходит из рук в руки
screen-curtain = { $name }, это только для ваших глаз.
screen-curtain-words = { $before } передаёт экран. Нажмите пробел, когда здесь будет только { $name }; q — выйти.
screen-curtain-undo = u: { $before } возвращает последнее решение.

# Выход
screen-leave = Выйти из-за стола?
screen-leave-words = { $over ->
    [True] Партия окончена, а её запись ещё не сохранена.
   *[other] Партия не окончена. Сохранённую можно продолжить когда угодно.
}
screen-save-leave = Сохранить в { $file } и выйти
screen-leave-unsaved = Выйти без сохранения
screen-stay = Остаться
screen-result = { $game }: конец
screen-save = Сохранить запись в { $file }
screen-look = Ещё раз взглянуть на стол
screen-leave-result = Выйти
