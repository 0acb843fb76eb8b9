lobby-lead = Tables of this server that are open to everyone.
lobby-none = This server has no lobby.
lobby-waiting = Waiting
lobby-watch = Watch
lobby-told = Finished
lobby-game = Game
lobby-pace = Pace
lobby-any = any
lobby-watching = { $n ->
    [0] nobody watches yet
    [one] one person watches
   *[other] { $n } people watch
}
lobby-go-waiting = Sit down
lobby-go-watch = Watch
lobby-go-told = Replay
lobby-none-waiting = Nobody is waiting just now. Start a game, and somebody may come.
lobby-none-watch = No open game is going on.
lobby-none-told = No open game has ended yet.
lobby-lay = New game
