lobby-lead = Столы этого дома, открытые для всех.
lobby-none = На этом сервере зала нет.
lobby-waiting = Ждут
lobby-watch = Смотреть
lobby-told = Сыграно
lobby-game = Игра
lobby-pace = Темп
lobby-any = любой
lobby-watching = { $n ->
    [0] пока никто не смотрит
    [one] смотрит { $n } человек
    [few] смотрят { $n } человека
   *[many] смотрят { $n } человек
}
lobby-go-waiting = Сесть за стол
lobby-go-watch = Смотреть
lobby-go-told = Повтор
lobby-none-waiting = Сейчас никто не ждёт. Начните игру, и кто-нибудь придёт.
lobby-none-watch = Открытых игр сейчас не идёт.
lobby-none-told = Ни одна открытая игра ещё не сыграна до конца.
lobby-lay = Новая игра
