# The book of rules.
book-title = Правилата на { $game }
book-see = Вижте също
book-contents = Глави
book-search = Търсене в правилата
book-hits = { $n ->
    [0] нищо не е намерено
    [one] { $n } съвпадение
   *[other] { $n } съвпадения
}
book-place = Глава { $n } от { $of }
book-place-behind = Глава { $n } от { $of }, зад въпроса, който ви е зададен сега
book-now = Сега на тази маса
book-whole = Цялата книга, за печат
book-print = Печат
book-unknown = Такава игра тук няма.
book-note = Правилата с наши думи и с примери от истински партии. Отбелязано е всичко, което важи само за едно издание, вариант или брой играчи.
book-only = Важи само при:
book-here = В сила на тази маса:
book-not-here = Не важи на тази маса. Само при:
book-option = { $option } – { $word }
book-option-of = Избор: { $option }
book-option-here = На тази маса: { $option } – { $word }
book-option-on = На тази маса: { $option }
book-option-off = Не на тази маса: { $option }
book-players = { $n ->
    [one] един играч
   *[other] брой играчи { $range }
}
