lobby-lead = Маси на тази къща, отворени за всички.
lobby-none = Този сървър няма зала.
lobby-waiting = Чакат
lobby-watch = За гледане
lobby-told = Изиграни
lobby-game = Игра
lobby-pace = Темпо
lobby-any = всяко
lobby-watching = { $n ->
    [0] още никой не гледа
    [one] гледа { $n } човек
   *[other] гледат { $n } души
}
lobby-go-waiting = Седни
lobby-go-watch = Гледай
lobby-go-told = Повторение
lobby-none-waiting = Сега никой не чака. Започнете игра и може някой да дойде.
lobby-none-watch = Няма отворена игра в момента.
lobby-none-told = Още няма отворена игра, изиграна докрай.
lobby-lay = Нова игра
