# Сесть за стол, выйти и вернуться
device-terminal = Терминал
table-kept = { $over ->
    [True] Партия сохранена: её запись сделает fabletable record { $id }.
   *[other] Партия сохранена: её продолжит fabletable { $command } --resume { $id }, а также браузер.
}
resume-entry = { $id }  { $game } · { $names } · { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[other] { $n } решений
   } · { $day } { $time } UTC
resume-which = Которую? Число от 1 до { $last } или имя:
why-nothing-to-resume = Здесь нет партии, которую можно продолжить.
why-no-game-left = Среди партий, которые можно продолжить, нет «{ $word }». Все покажет --resume без имени.
why-record-over = Партия в { $file } окончена; взглянуть на неё можно через fabletable replay и fabletable review.
help-record-command = Сделать запись партии, которая хранится здесь
help-record-table = Номер её стола
record-written = Запись в файле { $file }; её проверит fabletable verify.

# За столом
table-waiting = Решает { $name }. Enter — взглянуть снова, f — ответить заранее, q — выйти.
table-not-asked = Сейчас вас ни о чём не спрашивают; ? покажет, что можно набрать.
table-heard = { $what }: { $words }
chat-line = { $name }: { $text }
chat-title = Сказать что-нибудь всем за столом
command-title = Команда стола, например chat text=Привет
time-up = { $what ->
    [held] { $name }: время вышло; место держит бот.
    [resigned] { $name }: время вышло, игра окончена.
   *[other] { $name }: время вышло; это решение принял бот.
}
undo-ask-others = { $others ->
    [0] Ещё раз u — вернуться всё равно.
   *[other] Ещё раз u — спросить остальных.
}
undo-proposed = Остальных спросили, можно ли это вернуть.
proposal-asks = { $kind ->
    [back] { $name } просит вернуться туда, где принятых решений было { $to }.
    [go-on] { $name } предлагает играть дальше по новым правилам.
    [close] { $name } предлагает закрыть стол.
    [pause] { $name } предлагает остановить часы.
    [resume] { $name } предлагает снова пустить часы.
    [time] { $name } просит ещё времени.
    [wait] { $name } предлагает подождать ещё того, кого нет.
    [bot] { $name } предлагает, чтобы за того, кого нет, играл бот.
    [open] { $name } предлагает отдать место того, кого нет.
   *[out] { $name } предлагает играть дальше без того, кого нет.
}
proposal-title = Предложение
proposal-keys = y — согласиться, x — отказаться.
proposal-agree = Согласиться
proposal-decline = Отказаться
proposal-declined = { $name } не соглашается.
screen-key-premoves = Заранее
premove-lead = Ответ дадут за вас, когда спросят; его никто не видит.
premove-always = Всегда: { $choice }
premove-next = { $question } { $choice }
premove-pass = Пас до моего хода
premove-laid = { $kind ->
    [pass] Отозвать: пас до моего хода
    [always] Отозвать: всегда { $choice } ({ $question })
   *[once] Отозвать: { $choice } ({ $question })
}
premove-done = Готово.
premove-none = Сейчас заранее ответить не на что.
premove-played = Отвечено заранее, как вы сказали: { $choice }
table-letter-f = ответить заранее на то, что повторится или спросят дальше; f и число — сделать это
table-letter-k = сказать что-нибудь всем: k и слова
table-letter-y = согласиться с предложением
table-letter-x = отказаться от предложения
table-letter-command = любая команда стола по имени: /chat text=Привет
why-no-such-command = Такой команды нет. Есть: { $known }.
why-command-fields = { $command } набирают так: /{ $command } { $fields }
