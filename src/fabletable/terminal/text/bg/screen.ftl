# Масата на цял екран
chart-legend = На картата: { $signs }
screen-head = { $game } · { $chapter }
screen-welcome = Заровете са запечатани: { $seal }… · ? показва клавишите.
screen-empty = Тук няма нищо.
screen-mine = { $name } · вашата страна
screen-about = С думи
screen-story = Историята
screen-thinking = { $name } мисли …
screen-thinking-hint = Мисли ботът „Търсач“ …
screen-over = Играта свърши.
screen-barred = { $label }: { $why }
screen-rule-behind = Правилото: { $rule } (отваря го r)
screen-risk-dice = Ще паднат зарове, няма връщане.
screen-risk-reveal = Ще се види нещо скрито, няма връщане.
screen-no-number = Възможностите имат номера от 1 до { $last }.
screen-more-digits = { $number } … напишете следващата цифра или Enter за { $number }.
screen-hint = Ботът „Търсач“ би избрал: { $choice }
screen-close = Esc затваря
screen-rules = Правилата

# Клавиши
screen-key-hint = Съвет
screen-key-undo = Върни
screen-key-why = Защо не?
screen-key-rules = Правила
screen-key-story = История
screen-key-help = Клавиши
screen-key-leave = Изход
screen-help =
    ↑ ↓ и Enter      избор от списъка
    1 2 3 …          избор по номер
    мишка            щракнете възможност или два пъти предмет с номер
    ← →              към дъската, вашата страна, другите
    PgUp PgDn        превъртане на листа
    Tab              към листа; там стрелките водят от предмет на предмет
    Esc              обратно към списъка
    h                съвет: какво би избрал ботът „Търсач“
    u                връщане на последното ви решение
    w                защо не: преглед на това, което сега не може
    r                правилото зад въпроса
    s                цялата история
    q                изход; запазена игра може да се продължи
    {""}
    На листовете #3 стои до това, което сочи възможност 3. Страната в [скоби] е отгоре.
    На картите ♟1 е пионката на първото място, ▪ карта, ▫ карта с лице надолу, ═ път, ┃ и ▁ река, ╪ мост.

# Екранът сменя ръцете
screen-curtain = { $name }, това е само за вашите очи.
screen-curtain-words = { $before } предава екрана. Натиснете интервал, когато тук е само { $name }; q е за изход.
screen-curtain-undo = u: { $before } връща последното решение.

# Изход
screen-leave = Ставате ли от масата?
screen-leave-words = { $over ->
    [True] Играта свърши, а записът ѝ още не е запазен.
   *[other] Играта не е свършила. Запазена, тя може да се продължи по всяко време.
}
screen-save-leave = Запазване в { $file } и изход
screen-leave-unsaved = Изход без запазване
screen-stay = Оставане
screen-result = { $game }: край
screen-save = Запазване на записа в { $file }
screen-look = Още един поглед към масата
screen-leave-result = Изход
