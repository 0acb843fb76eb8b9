# Масата на цял екран
chart-legend = На картата: { $signs }
screen-head = { $game } · { $chapter }
screen-welcome = Заровете са запечатани: { $seal }… · ? показва клавишите.
screen-empty = Тук няма нищо.
screen-mine = { $name } · вашата страна
screen-about = С думи
screen-story = Историята
screen-standing = Как съм аз?
standing-none = Тази игра не казва нищо за това.
screen-thinking = { $name } мисли …
screen-over = Играта свърши.
screen-barred = { $label }: { $why }
screen-rule-behind = Правилото: { $rule } (отваря го r)
screen-risk-dice = Ще паднат зарове, няма връщане.
screen-risk-reveal = Ще се види нещо скрито, няма връщане.
screen-no-number = Възможностите имат номера от 1 до { $last }.
screen-more-digits = { $number } … напишете следващата цифра или Enter за { $number }.
screen-hint = { $advice } (отново h: числата и какво още)
screen-close = Esc затваря
screen-rules = Правилата
screen-rules-keys = / търси · Esc затваря

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
    h                съвет: какво би избрал треньорът и защо; отново: числата
    u                връщане на последното ви решение
    w                защо не: преглед на това, което сега не може
    v                как съм аз: колко остава до победата
    r                правилото зад въпроса
    g                легендата: всички знаци и какво правят; / търси
    i                какво е това? Знаците на онова, на което е курсорът
    s                разказът по дела; Enter разгръща, e всички стъпки
    m                филмът: какво се случи след решението ви, ← → стъпка
    Enter, интервал  нататък, докато се показва нещо
    a                покажи всичко: направо към следващия въпрос
    p                темпо: половин, обичайно, двойно, четворно, наведнъж
    o                вашите битки, карти и загуби чакат клавиш или не
    n                обяснявай новите въпроси или не
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

# Сцени
moment-turn = Започва ход.
moment-phase = Започва нова фаза.
moment-move = Някой се придвижва.
moment-roll = Заровете падат.
moment-card = Обръща се карта.
moment-blow = Нанесен е удар.
moment-outcome = Изходът е решен.
moment-gain = Нещо е спечелено.
moment-loss = Нещо е загубено.
moment-event = Събитие засяга всички.
# Едно число от сбора: Копие 1
sum-part = { $label } { $n }
# $parts са всички числа с имената и знаците им: Сила 4 + Копие 1 + Зар 5
sum-whole = { $side }: { $parts } = { $total }
# $gains is a list of sum-part such as "Gold +2, Glory +1"
sum-gains = { $side }: { $gains }
# $headline е изречение
tale-folded = { $headline } { $n ->
    [one] (още { $n } ред)
   *[other] (още { $n } реда)
}
screen-unfold = Enter разгръща, e всички стъпки, Esc затваря
screen-scene = Важен миг
screen-held = Enter продължава · a показва всичко
screen-passing = Enter ускорява · a показва всичко
screen-film = { $n } от { $last } · ← → стъпка · Esc обратно към настоящето
screen-place = { $n } от { $last }
screen-no-film = След последното ви решение не се е случило нищо за гледане.
screen-replay = ← → от сцена към сцена, PgUp PgDn от дело към дело, Home и End към краищата, q излиза.
screen-speed = { $speed ->
    [half] Сцените минават с половин скорост.
    [usual] Сцените минават с обичайната скорост.
    [twice] Сцените минават два пъти по-бързо.
    [four] Сцените минават четири пъти по-бързо.
    [once] Всичко се показва наведнъж.
   *[other] Сцените минават с { $n } пъти обичайната скорост.
}
screen-hold = { $hold ->
    [True] Вашите битки, карти и загуби чакат клавиш.
   *[other] Вашите сцени минават като всички останали.
}
screen-key-film = Филм
screen-key-standing = Как съм
screen-key-all = Покажи всичко
