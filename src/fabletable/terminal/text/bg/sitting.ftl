# Сядане, излизане и връщане
device-terminal = Терминал
table-kept = { $over ->
    [True] Играта е запазена: fabletable record { $id } прави записа ѝ.
   *[other] Играта е запазена: продължава я fabletable { $command } --resume { $id }, а също и браузърът.
}
resume-entry = { $id }  { $game } · { $names } · { $n ->
    [one] { $n } решение
   *[other] { $n } решения
   } · { $day } { $time } UTC
resume-which = Коя? Число от 1 до { $last } или име:
why-nothing-to-resume = Тук няма игра, която да се продължи.
why-no-game-left = Сред игрите, които чакат тук, няма „{ $word }“. Само --resume ги показва всички.
why-record-over = Играта в { $file } е свършила; към нея гледат fabletable replay и fabletable review.
help-record-command = Прави записа на игра, която се пази тук
help-record-table = Номерът на масата ѝ
record-written = Записът е във файла { $file }; проверява го fabletable verify.

# На масата
table-waiting = Решава { $name }. Enter поглежда отново, f отговаря предварително, q излиза.
table-not-asked = Сега не ви питат нищо; ? показва какво може да се напише.
table-heard = { $what }: { $words }
chat-line = { $name }: { $text }
chat-title = Кажете нещо на всички на масата
command-title = Команда на масата, например chat text=Здравей
time-up = { $what ->
    [held] { $name }: времето изтече; мястото пази бот.
    [resigned] { $name }: времето изтече и играта свърши за това място.
   *[other] { $name }: времето изтече; това решение взе бот.
}
undo-ask-others = { $others ->
    [0] Още веднъж u връща въпреки това.
   *[other] Още веднъж u пита другите.
}
undo-proposed = Другите са попитани дали може да се върне.
proposal-asks = { $kind ->
    [back] { $name } моли да се върнете там, където решенията бяха { $to }.
    [go-on] { $name } предлага да продължите по новите правила.
    [close] { $name } предлага да затворите масата.
    [pause] { $name } предлага да спрете часовниците.
    [resume] { $name } предлага часовниците пак да тръгнат.
    [time] { $name } моли за още време.
    [wait] { $name } предлага да почакате още онзи, който го няма.
    [bot] { $name } предлага бот да играе за онзи, който го няма.
    [open] { $name } предлага да дадете мястото на онзи, който го няма.
   *[out] { $name } предлага да играете без онзи, който го няма.
}
proposal-title = Предложение
proposal-keys = y е съгласие, x е отказ.
proposal-agree = Съгласие
proposal-decline = Отказ
proposal-declined = { $name } отказва.
screen-key-premoves = Предварително
premove-lead = Отговаря се вместо вас, когато попитат; никой не го вижда.
premove-always = Винаги: { $choice }
premove-next = { $question } { $choice }
premove-pass = Пас до моя ход
premove-laid = { $kind ->
    [pass] Оттегляне: пас до моя ход
    [always] Оттегляне: винаги { $choice } ({ $question })
   *[once] Оттегляне: { $choice } ({ $question })
}
premove-done = Готово.
premove-none = Сега няма на какво да се отговори предварително.
premove-played = Отговорено предварително, както казахте: { $choice }
table-letter-f = отговор предварително на това, което се повтаря или идва; f и число го прави
table-letter-k = кажете нещо на всички: k и думите
table-letter-y = съгласие с предложението
table-letter-x = отказ на предложението
table-letter-command = всяка команда на масата по име: /chat text=Здравей
why-no-such-command = Няма такава команда. Има: { $known }.
why-command-fields = { $command } се пише така: /{ $command } { $fields }
