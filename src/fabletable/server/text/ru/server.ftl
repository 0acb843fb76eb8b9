# Что говорит сервер, кроме самой игры.
why-late = За столом уже сыграли дальше.
why-not-your-turn = Сейчас ходит { $seat }.
why-not-your-seat = Это не ваше место.
why-seat-held = За это место сейчас решает бот.
why-not-away = { $seat } здесь и решает без помощи.
why-not-started = Игра ещё не началась.
why-already-started = Игра уже началась.
why-not-over = Это можно получить, когда игра закончится.
why-seat-open = Ещё ждём: { $seats }.
why-seat-taken = Это место занято.
why-no-such-seat = Такого места нет.
why-no-such-table = Такого стола нет.
why-no-such-page = Здесь ничего нет.
why-no-such-language = Нет текста на языке «{ $language }». Есть: { $known }.
why-wrong-secret = Эта ссылка или этот ключ не открывает это место.
why-host-only = Это может только тот, кто накрыл стол.
why-no-proposal = Никто не предлагает вернуться, или предложение устарело.
why-bad-name = В имени от одной до { $most } букв.
why-bad-chat = В сообщении от одной до { $most } букв.
why-bad-entropy = Слишком длинно; можно до { $most } букв.
why-bad-id = У команды нет правильного номера.
why-foreign-origin = Этой странице нельзя говорить с этим сервером.
why-bad-path = Такого адреса на этом сервере нет.
why-too-many = Слишком много сразу. Подождите немного.
why-too-large = Это слишком большое.
why-too-slow = Связь слишком медленная; страница подключится сама.
why-no-hello = Соединение слишком долго молчало.
why-hello-first = Сначала нужно поздороваться (hello).
why-hello-once = Здороваются один раз.
why-not-understood = Непонятно: { $detail }
why-server-error = На сервере что-то пошло не так. Это записано.
why-server-stops = Сервер перезапускается; страница подключится сама.
why-rules-changed = Правила изменились с тех пор, как здесь играли, и решение { $number } им уже не подходит. Игра продолжается с этого места.
fairness-how = Прежде чем что-либо решалось, сервер показал хеш своей тайны. Зерно — это хеш BLAKE2b этой тайны и того, что ввёл каждый игрок. Когда игра окончена, показано и то и другое: скачайте запись и выполните «fabletable verify ФАЙЛ»; команда повторит каждый бросок и каждое тасование и выведет тот же хеш.

# Когда хозяин запускает сервер
why-no-database = Назовите базу данных: --database или FABLETABLE_DATABASE, например postgresql://user@host/fabletable или sqlite:////var/lib/fabletable/tables.sqlite3.
why-no-secret = Задайте тайну не короче 16 знаков: FABLETABLE_SECRET. Места привязаны к ней; сохраните её.
why-sqlite-alone = Нескольким процессам нужен PostgreSQL или Redis, названный в --channels, чтобы слышать друг друга.
why-not-migrated = База данных имеет вид { $found }, а этой версии нужен { $newest }. Выполните «fabletable migrate».
why-database-fails = Базой данных нельзя воспользоваться: { $detail }
why-no-port = На { $host } нет свободного порта.

# Боты
bot-random = Случай
    .text = Выбирает что угодно. Хорош, чтобы выучить правила.
bot-greedy = Расчёт
    .text = Берёт то, что лучше выглядит прямо сейчас.
