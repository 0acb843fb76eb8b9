# Говорит любая игра.
seat-unnamed = Игрок { $n }
list-none = ничего
list-more = { $so-far }, { $next }
list-last = { $so-far } и { $next }
number = { $n }
# Счёт игрока; у каждой игры своё слово.
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
    .word = очки
word-done = Готово
word-yes = Да
word-no = Нет
word-pass = Пас
# What every table may be set to.
option-odds = Шансы рядом с вариантами
    .text = Бои, проверки и броски показывают, с какой вероятностью они удадутся. Без этого каждый считает сам.
    .off = Без шансов рядом с вариантами
option-hints = Подсказки наставника
    .text = Тот, кто решает, может спросить, как поступил бы бот. Без этого каждый думает сам.
    .off = Без подсказок
option-quick-start = Быстрый старт
    .text = Вопросы подготовки, для которых нужен опыт, не задаются: берётся рекомендованный ответ или решает случай.
    .off = Со всеми вопросами подготовки
quick-start-begins = Быстрый старт: на вопросы подготовки отвечает совет или случай.
quick-start-took = Быстрый старт, { $seat }: { $choice }.

# Причины
why-game-over = Партия окончена.
why-no-hints = За этим столом играют без подсказок.
why-no-such-choice = Сейчас нельзя выбрать «{ $key }».
why-nothing-to-undo = Возвращать нечего.
why-others-decided = После этого уже решает { $seat }; вернуть ход нельзя.
why-dice-fell = После этого бросали кубики или тянули карты; вернуть ход нельзя.
why-something-shown = После этого открылось скрытое; вернуть ход нельзя.
why-no-such-decision = Решения { $number } нет; последнее — { $last }.
why-not-at-the-table = На месте { $seat } никто не сидит; места в этой партии — от 0 до { $last }.
why-player-count = В эту игру играют от { $low } до { $high } человек, а не { $players }.
why-unknown-game = Игры «{ $game }» нет. Есть: { $known }.
why-unknown-option = Настройки «{ $name }» нет. Есть: { $choices }.
why-pack-taken = Набор с названием «{ $pack }» уже есть.
why-pack-clash = Набор «{ $pack }» добавить нельзя: ключ «{ $card }» уже занят.
why-pack-no-deck = Набор «{ $pack }» добавить нельзя: в игре «{ $game }» нет колоды для его карты «{ $card }».
why-takes-no-packs = Набор «{ $pack }» добавить нельзя: игра «{ $game }» не принимает наборов.
why-bad-option = Настройка «{ $name }» не может быть «{ $value }». Возможно: { $choices }.
why-bad-tweak = Замену { $card }.{ $field } применить нельзя: { $detail }.
why-not-toml = { $file } написан не по правилам TOML: { $detail }.
why-no-tweaks = { $file } не удалось прочитать: { $detail }.
why-unknown-bot = Бота «{ $bot }» нет. Есть: { $known }.
why-unknown-temperament = Среди ботов этой игры нет нрава «{ $temperament }». Есть такие: { $known }.
why-no-vocabulary = У игры «{ $game }» нет словаря для обучаемых игроков.
why-no-net = В файле { $file } нет сети.
why-net-damaged = Файл { $file } повреждён, или это вовсе не сеть.
why-net-foreign = Эта сеть для игры { $of } по правилам { $by }, а не для { $game } по правилам { $rules }.
why-no-extra = Эта часть Fabletable не установлена. Добавить её можно командой pip install "fabletable[{ $extra }]".
why-bot-count = Ботов названо { $bots }, а мест { $players }. Назовите одного бота или не больше, чем мест.
why-too-few = { $name } не может быть { $value }, нужно не меньше 1.
why-worker-died = Один из процессов был завершён извне, возможно, из-за нехватки памяти; партии сыграны не все.
why-not-a-record = Это не запись Fabletable: { $detail }
why-record-format = Формат записи — { $format }; эта версия читает формат { $known }.
why-record-parts = На решении { $number } ({ $key }) запись и правила расходятся: { $detail }
why-link-damaged = Ссылка повреждена: каких-то букв не хватает или они не те. Попросите прислать её ещё раз.
why-duel-other-game = Одна из партий в этой ссылке не относится к дуэли.
why-link-format = Эта ссылка сделана более новой Fabletable (формат { $format }; здесь читается { $known }).
why-link-words = К ссылке можно приписать не больше { $most } букв.
why-link-long = В этой ссылке слишком длинная партия; открываются партии до { $most } решений.

# Слова проверяющего
record-holds = Все решения, броски и контрольные суммы сходятся.
record-version = Другие правила: партия сыграна по версии { $record }, а здесь версия { $rules }. По ней не узнать, верна ли запись.
record-cut = В записи сказано, что решений { $length }, а на деле их { $found }.
record-mark = Решение { $number } ({ $key }) было не таким.
record-seat = Решение { $number } принимал не игрок { $seat }.
record-refused = Решение { $number } ({ $key }) против правил: { $detail }
record-dice = { $stream ->
    [none] Бросок { $draw } перед решением { $number } лишний: зерно его не даёт.
   *[other] Бросок { $draw } перед решением { $number }, из потока { $stream }, не тот, что даёт зерно.
}
record-checksum = Стол после решения { $number } не тот, что дают правила.
record-steps = Шаги записи не подходят к игре после решения { $number }.
record-end = Запись кончается не там, где партия (решение { $number }).

# Почему бросок или бой закончился так
because-bonus = Исход решает «{ $bonus }». Без этих { $n } было бы { $left } против { $against }.
because-dice = { $lead ->
    [0] Всё решили кубики: до броска у обеих сторон было по { $n }.
   *[other] Кубики всё перевернули: до броска проигравший вёл { $against } против { $n }.
}
because-dice-added = До броска было { $n } против { $against }, остальное сделали кубики.
because-equal = У обеих сторон вышло по { $n }.
because-stronger = Ещё до броска было { $n } против { $against }.
