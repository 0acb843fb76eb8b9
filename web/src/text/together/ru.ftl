# Что страница говорит о том, как приходят и играют вместе.

# Кто здесь
presence-here = здесь
presence-aside = отвлёкся
presence-lost = связь прервалась
presence-away = нет за столом
presence-away-for = нет за столом: { $time }
presence-bot = место держит бот
presence-left = покинул стол
presence-free = ждём кого-нибудь

# Большой экран
screen-just-now = Только что
screen-watch = Смотрите с телефона
screen-watch-note = Видно то, что лежит открыто.
screen-free = { $n ->
    [one] Свободно { $n } место
    [few] Свободно { $n } места
   *[many] Свободно { $n } мест
}
screen-free-note = Наведите камеру и садитесь.
screen-point = Наведите сюда камеру телефона
screen-address = или откройте в любом браузере
screen-seated = { $free ->
    [0] Все в сборе.
    [one] За столом { $taken }, свободно { $free } место.
    [few] За столом { $taken }, свободно { $free } места.
   *[many] За столом { $taken }, свободно { $free } мест.
}
screen-seat-free = Свободное место
screen-lights = Огонь разжигает с телефона любой, кто уже за столом.
screen-no-hand = Чужих карт на этом экране не бывает.

# В руке: телефон за столом с большим экраном
own-hand = Ваша рука
hand-pages = Страницы этого телефона
hand-page-hand = Рука
hand-page-board = Поле
hand-page-tale = Рассказ
hand-page-chat = Разговор
hand-off = Показать здесь весь стол
hand-on = Этот телефон — моя рука
hand-on-note = Свои карты и решения; поле — на большом экране.
hand-lookup = Звать к большому экрану
hand-lookup-note = Бои и кости видны на большом экране. Иначе их покажет телефон.
lookup = Взгляните на экран!
lookup-hand = Моя рука
lookup-here = Показать здесь

# My games
mine-title = Мои игры

# Без сети
offline-home = Дом не отвечает: можно читать коробки и правила и смотреть сыгранное. Чтобы накрыть стол или играть дальше, нужна сеть.
offline-table = К столу не пройти
offline-since = Связи нет с { $time }. Мы пробуем снова сами.
offline-nothing-lost = Ничего не потеряно: всё, что стол подтвердил, сохранено.
offline-unsent = Один ваш ответ ещё не ушёл: «{ $choice }». Он отправится, когда вернётся связь, если ещё будет к месту.
offline-read = А пока можно почитать
offline-view = { $game }: стол, каким он был
offline-view-at = и ваши собственные вещи, на { $time }
offline-rules = Правила игры «{ $game }»
offline-kept = хранятся на этом устройстве
offline-try = Попробовать сейчас
offline-awake = Вы дома? Не спит ли машина, на которой стоит стол?
app-newer = Готова новая страница. Она откроется, как только вы перестанете печатать.
app-reload = Открыть сейчас
