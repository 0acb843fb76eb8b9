# The book of rules.
book-title = Правила игры «{ $game }»
book-see = Смотрите также
book-contents = Главы
book-search = Поиск по правилам
book-hits = { $n ->
    [0] ничего не найдено
    [one] { $n } совпадение
    [few] { $n } совпадения
   *[many] { $n } совпадений
}
book-place = Глава { $n } из { $of }
book-place-behind = Глава { $n } из { $of }, об этом вас сейчас спрашивают
book-now = Сейчас за этим столом
book-whole = Вся книга, для печати
book-print = Печать
book-unknown = Такой игры здесь нет.
book-note = Правила нашими словами, с примерами из настоящих партий. Отмечено всё, что относится лишь к одной редакции, варианту или числу игроков.
book-only = Только при условии:
book-here = Действует за этим столом:
book-not-here = За этим столом не действует. Нужно:
book-option = { $option } – { $word }
book-option-of = Вариант: { $option }
book-option-here = За этим столом: { $option } – { $word }
book-option-on = За этим столом: { $option }
book-option-off = Не за этим столом: { $option }
book-players = { $n ->
    [one] один игрок
   *[other] игроков: { $range }
}
