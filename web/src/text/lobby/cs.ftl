lobby-lead = Stoly tohoto domu, otevřené všem.
lobby-none = Tento server sál nemá.
lobby-waiting = Čekají
lobby-watch = Ke zhlédnutí
lobby-told = Dohrané
lobby-game = Hra
lobby-pace = Tempo
lobby-any = libovolné
lobby-watching = { $n ->
    [0] zatím se nikdo nedívá
    [one] dívá se { $n } člověk
    [few] dívají se { $n } lidé
   *[other] dívá se { $n } lidí
}
lobby-go-waiting = Sednout si
lobby-go-watch = Dívat se
lobby-go-told = Záznam
lobby-none-waiting = Teď nikdo nečeká. Založte hru a třeba někdo přijde.
lobby-none-watch = Žádná otevřená hra se nehraje.
lobby-none-told = Žádná otevřená hra ještě neskončila.
lobby-lay = Nová hra
