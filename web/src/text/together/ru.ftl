# Что страница говорит о том, как приходят и играют вместе.

# Кто здесь
presence-here = здесь
presence-looking-away = смотрит в сторону
presence-line-lost = связь прервалась
presence-away = нет за столом
presence-away-for = нет за столом уже { $time }
presence-bot = место держит бот
presence-left = место покинуто
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
screen-address-word = или откройте этот адрес и введите код
screen-address = или откройте в любом браузере
screen-seated = { $free ->
    [0] Все в сборе.
    [one] За столом { $taken }, свободно { $free } место.
    [few] За столом { $taken }, свободно { $free } места.
   *[many] За столом { $taken }, свободно { $free } мест.
}
screen-seat-free = Свободное место
screen-lights = Игру начинает с телефона тот, кто уже сидит за столом.
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
hand-lookup-note = Бои и кубики видны на большом экране. Иначе их покажет телефон.
lookup = Взгляните на экран!
lookup-hand = Моя рука
lookup-here = Показать здесь

# My games

# Без сети
offline-home = Сервер не отвечает. Можно читать правила и смотреть сыгранные партии; чтобы начать или продолжить, нужна сеть.
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
mine-lead = На каждом вашем устройстве, без учётной записи.
mine-group-turn = Ваш ход
mine-group-others = Решают другие
mine-group-gathering = Собираются
mine-group-what-if = А если
back-what-if = А если · { $ago }
mine-group-over = Сыграно
mine-with = за столом { $names }
mine-alone = за одним экраном
mine-left = осталось { $time }
mine-no-clock = без часов
mine-away = { $name } не за столом
mine-new = Новая игра
mine-offline = Дом не отвечает. Вот игры, какими их видели в последний раз.
device-phone = Телефон
device-tablet = Планшет
device-laptop = Компьютер

# Приглашения
done = Готово
invite = Пригласить
invite-seat = Место { $n }
invite-choosing = кто-то выбирает имя…
reach-alone = Пока эти ссылки открываются только на этом устройстве. «Пригласить» откроет игру для вашей сети.
reach-alone-fixed = Эти ссылки открываются только на этом устройстве. Впустить других может тот, кто содержит сервер.
join-request = Попросить новую ссылку у хозяина ({ $host })
join-request-nobody = Попросить новую ссылку
join-request-note = Хозяин увидит вашу просьбу за столом и впустит одним нажатием.
join-request-waiting = Просьба передана. Как только { $host } откроет дверь, вы сядете за стол прямо здесь.
join-request-declined = Не в этот раз. Можно смотреть.
join-request-asks = { $name } просится за стол.
join-request-in = Впустить
join-request-no = Не сейчас
sit-invited = { $host } зовёт вас за стол.
sit-invited-nobody = Вас зовут за стол.
sit-name-note = Хранится на этом устройстве; потом можно изменить.
sit-choose = Выберите место
sit-there = Уже здесь
sit-host = хозяин стола
sit-first = свободно · ходит первым
sit-last = свободно · ходит последним
sit-after = свободно · ходит следующим, перед ним { $name }
sit-as = Сесть за стол: { $name }
sit-no-account = Без учётной записи. Место остаётся на этом устройстве; потом его можно перенести на другое.
sit-own = Это для кого-то другого
sit-own-note = Вы уже сидите за этим столом. Передайте ссылку дальше.
shut-used = Это место занято
shut-used-note = Ссылкой уже воспользовались: ссылка на место открывается один раз, и это было { $when }.
shut-own-device = Может быть, это были вы, на другом устройстве? Тогда место там в сохранности. Откройте на нём «Мои игры» и возьмите места с собой.
shut-withdrawn = Ссылку отозвали
shut-withdrawn-note = Тот, кто накрыл стол, забрал её назад { $when }.
shut-full = Все места заняты
shut-full-note = Можно смотреть.
shut-over = Эта игра окончена
shut-unknown-note = Эта ссылка здесь ничего не открывает.

# Зал
lobby = Зал
# Часы
clock-none = Без часов
clock-evening = Один вечер вместе
clock-letter = По переписке
clock-evening-terms = { $turn } на ход, { $reserve } в запасе
clock-letter-terms = { $turn } на каждый ход
clock-days = { $days } д { $hours } ч

# Как позвать
notifications-title = Сообщать, когда мой ход
notifications-lead = Заголовок вкладки и значок всегда говорят, чей ход.
notifications-here = На этом устройстве
notifications-sound = Тихий колокольчик
notifications-sound-note = когда ваш ход
notifications-browser = Уведомления браузера
notifications-browser-on = разрешены на этом устройстве
notifications-browser-off = пока страница открыта, но не видна
notifications-browser-denied = Браузер их запрещает; разрешить снова можно в его настройках.
notifications-browser-none = В этом браузере их нет, или адрес не https.
notifications-away = Когда вас нет
notifications-mail = Электронная почта
notifications-mail-note = Одно письмо, когда ваш ход, и ни одного больше, пока вы не вернётесь.
notifications-mail-sent = Письмо в пути. Откройте один раз ссылку в нём.
notifications-mail-confirmed = подтверждена
notifications-mail-unconfirmed = ещё не подтверждена: откройте ссылку в письме
notifications-no-mail = Этот дом не рассылает писем.
notifications-webhook = Вебхук
notifications-webhook-note = Один маленький JSON на ваш адрес, ничего тайного в нём нет.
notifications-set = Задать
notifications-saved = Записано.
notifications-when = Сообщать
notifications-when-at-once = сразу
notifications-when-after-5-min = через 5 минут отсутствия
notifications-when-daily = раз в день
notifications-about = О чём
notifications-about-turn = мой ход
notifications-about-ends = игра началась или кончилась
notifications-about-time = время на исходе
notifications-quiet = Тихие часы
notifications-quiet-note = с { $from } до { $to }
notifications-quiet-from = с
notifications-quiet-to = до
notifications-secret = В сообщении никогда нет ваших карт, решений и ключей.
notifications-stop-all = Остановить всё
notifications-stopped = Остановлено. Больше ничего не придёт.

# Предложения
ask-for-pause = { $name } просит перерыв.
ask-for-resume = { $name } предлагает продолжить.
ask-for-time = { $name } предлагает добавить времени игроку { $who }.
ask-for-wait = { $name } предлагает ещё подождать игрока { $who }.
ask-for-bot = { $name } предлагает: пусть за игрока { $who } играет бот.
ask-for-open = { $name } предлагает отдать кому-нибудь место игрока { $who }.
ask-for-out = { $name } предлагает играть дальше без игрока { $who }.
clock-none-note = сколько угодно; так принято среди друзей
clock-evening-note = время на каждый ход и запас
clock-letter-note = дни на каждый ход; вам скажут, когда ваш черёд
clock-turn = этот ход
clock-reserve = запас
clock-then = { $turn } на этот ход, потом { $reserve } запаса
clock-this-turn = { $turn } на этот ход
clock-from-reserve = { $reserve } запаса
clock-left = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
   *[many] Осталось { $n } секунд
}
terms-time = Сколько времени? Все видят это, прежде чем сесть.
terms-turn = Время на ход
terms-move = Время на ход
terms-reserve = Запас на игру
terms-reserve-note = идёт, когда время хода вышло
terms-holiday = Дни отдыха
terms-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
terms-nights = Ночи не в счёт
terms-nights-note = с десяти вечера до восьми утра часы стоят
terms-up = Когда время вышло
terms-up-decide = решает стол
terms-up-hold = садится бот
terms-up-resign = сдача
terms-up-decide-note = Когда время вышло, бот принимает одно это решение, а место остаётся вашим.
terms-up-hold-note = Когда время вышло, бот играет, пока человек не вернётся.
terms-up-resign-note = Когда время вышло, место сдаётся.
terms-pause = Можно прерваться
terms-pause-note = если согласны все, кто здесь
terms-out = Кто сдался, выбывает
terms-out-note = Иначе за него доигрывает бот.
terms-reactions = Знаки
terms-reactions-note = шесть знаков рядом с разговором; каждый может их выключить
terms-chat = Разговор
time = Время
time-off = день отдыха
time-days-left = { $n ->
    [one] остался { $n } день отдыха
    [few] осталось { $n } дня отдыха
   *[many] осталось { $n } дней отдыха
}
time-give = Добавить времени
time-pause = Попросить перерыв
time-resume = Предложить продолжить
time-holiday = Взять день отдыха
time-back = Вернуться из отдыха
timeup = Ваше время вышло
timeup-decided = Одно решение за вас принял стол.
timeup-held = За вас играет бот, пока вы не вернётесь.
timeup-resigned = Место сдалось, как было условлено.
timeup-still = Место по-прежнему ваше, и немного времени добавлено. Другие это тоже видели; так записано в рассказе.
timeup-on = Играть дальше
notice-turn = Ваш ход

# Уход, и кто не приходит
leaving = Уходите из-за стола?
leaving-lead = { $n ->
    [0] Стол подождёт.
    [one] { $names } в любом случае играет дальше.
   *[other] { $names } в любом случае играют дальше.
}
leaving-close = Просто закрыть страницу
leaving-close-note = Место остаётся вашим. Вам скажут, когда ваш ход.
leaving-bot = Пусть место подержит бот
leaving-bot-note = Он играет за вас, пока вы снова не откроете стол.
leaving-give = Отдать место кому-нибудь
leaving-give-note = Ваши карты уходят вместе с ним, и вернуться на него нельзя. Пока хозяин никого не позвал, играет бот.
leaving-resign = Сдаться
leaving-resign-bot = За это место доиграет бот; об этом узнают все.
leaving-resign-out = Место больше не играет и не может победить. Об этом узнают все.
leaving-hold = Держите, чтобы сдаться
leaving-again = Ещё раз Enter — и вы сдались
leaving-hold-note = Сдачу нельзя взять назад. Держите кнопку одну секунду.
absent = { $name } не приходит
absent-note = Согласиться должны все, кто здесь.
absent-wait = Подождать ещё
absent-bot = Пусть играет бот
absent-open = Позвать другого
absent-out = Играть без него

# Знаки и манеры, рядом с чатом
company = Остальные за этим столом
signs = Шесть знаков
signs-off = Не показывать знаки
sign-well-played = Отлично сыграно
sign-thanks = Спасибо
sign-oh-no = О нет
sign-one-moment = Минутку
sign-revenge = Реванш!
sign-cosy = Хорошо сидим
mute = Не слышать
unmute = Снова слышать
chat-off = Договорились, что здесь не переписываются.
report-save = Сохранить всё сказанное здесь
report-note = Файл для того, кто содержит этот сервер: кто сидел за столом и что говорил. Карт и решений в нём нет.
# под вопросом к другому: $time — промежуток вроде «4 минуты»
waited-for = Ход за игроком { $name }, ждём уже { $time }.
# $presence — одно из слов выше, например «нет 4 минуты»
waited-not-here = { $name }: { $presence }

# Решать заранее
tool-ahead = Заранее
tray-ahead = Решено заранее
ahead = Решить заранее
ahead-until = до вашего хода
ahead-note = Только то, что можно предвидеть. Этого никто не видит; если на столе что-то изменится, ответ теряет силу.
ahead-look = Что будет дальше
ahead-looking = Заглядываем вперёд…
ahead-open = О чём вас спросят дальше, пока неизвестно.
ahead-laid = Так и будет отвечено, если спросят именно это.
ahead-pass = Пропускать до моего хода
ahead-pass-note = Всё, что можно сделать в чужой ход, вы пропускаете.
ahead-withdraw = Отозвать
# $choices are what was chosen, in a list
ahead-given = { $n ->
    [one] Отвечено, как вы велели: { $choices }
    [few] Отвечено, как вы велели, { $n } раза: { $choices }
   *[other] Отвечено, как вы велели, { $n } раз: { $choices }
}
ahead-lapsed = Вы заранее выбрали «{ $choice }», но с тех пор это изменилось. Выберите заново.
ahead-take-back = Вернуть · { $n } с
ahead-private = Видно только вам. Кончается вместе с игрой и не переходит к тому, кто сядет на это место после вас.
standing = Постоянные ответы
standing-game = эта игра
standing-given = { $n ->
    [0] ещё не пригодился
    [one] пригодился { $n } раз
    [few] пригодился { $n } раза
   *[other] пригодился { $n } раз
}
standing-none = Пока таких нет. Под вариантами вопроса, который возвращается снова и снова, есть «Всегда отвечать так».
standing-told = Об ответе, данном без вас, говорится в летописи; его можно вернуть в течение 5 секунд, если не брошены кубики и не открыты карты.
standing-remove = Убрать: { $choice }
standing-always = Всегда отвечать так
standing-always-note = Запомнить на эту партию
standing-always-on = Что вы выберете сейчас, то и будет ответом впредь. Видно только вам.
keys-always = всегда отвечать так
