# Казва всяка игра.
seat-unnamed = Играч { $n }
list-none = нищо
list-more = { $so-far }, { $next }
list-last = { $so-far } и { $next }
number = { $n }
# Колко има играчът; всяка игра си има своя дума.
points = { $n ->
    [one] { $n } точка
   *[other] { $n } точки
}
    .word = точки
word-done = Готово
word-yes = Да
word-no = Не
word-pass = Пас
# What every table may be set to.
option-odds = Шансове до възможностите
    .text = Битките, проверките и хвърлянията показват колко е вероятно да успеят. Без тях всеки смята сам.
    .off = Без шансове до възможностите
option-hints = Съвети от треньора
    .text = Който решава, може да попита какво би направил ботът. Без тях всеки мисли сам.
    .off = Без съвети
option-quick-start = Бърз старт
    .text = Въпросите при подготовката, за които е нужен опит, се пропускат: взема се препоръчаното или решава случаят.
    .off = С всички въпроси при подготовката
quick-start-begins = Бърз старт: на въпросите при подготовката отговаря съветът или случаят.
quick-start-took = Бърз старт, { $seat }: { $choice }.

# Причини
why-game-over = Играта свърши.
why-no-hints = На тази маса се играе без съвети.
why-no-such-choice = „{ $key }“ не може да се избере сега.
why-nothing-to-undo = Няма какво да се върне.
why-others-decided = След това вече решава { $seat }; ходът не може да се върне.
why-dice-fell = След това се хвърляха зарове или теглеха карти; ходът не може да се върне.
why-something-shown = След това се показа нещо скрито; ходът не може да се върне.
why-no-such-decision = Няма решение { $number }; последното е { $last }.
why-not-at-the-table = На място { $seat } няма никого; местата в тази партия са от 0 до { $last }.
why-player-count = Играта е за { $low } до { $high } играчи, не за { $players }.
why-unknown-game = Няма игра „{ $game }“. Има: { $known }.
why-unknown-option = Няма настройка „{ $name }“. Има: { $choices }.
why-pack-taken = Вече има пакет с име „{ $pack }“.
why-pack-clash = Пакетът „{ $pack }“ не може да се добави: ключът „{ $card }“ вече е зает.
why-pack-no-deck = Пакетът „{ $pack }“ не може да се добави: в играта „{ $game }“ няма тесте за неговата карта „{ $card }“.
why-takes-no-packs = Пакетът „{ $pack }“ не може да се добави: играта „{ $game }“ не приема пакети.
why-bad-option = Настройката „{ $name }“ не може да бъде „{ $value }“. Възможни: { $choices }.
why-bad-tweak = Промяната { $card }.{ $field } не може да се използва: { $detail }.
why-not-toml = { $file } не е написан по правилата на TOML: { $detail }.
why-no-tweaks = { $file } не може да се прочете: { $detail }.
why-unknown-bot = Няма бот „{ $bot }“. Има: { $known }.
why-unknown-temperament = Сред ботовете на тази игра няма нрав „{ $temperament }“. Има такива: { $known }.
why-no-vocabulary = Играта „{ $game }“ няма речник за учещи се играчи.
why-no-net = Във файла { $file } няма мрежа.
why-net-damaged = Файлът { $file } е повреден или изобщо не е мрежа.
why-net-foreign = Тази мрежа е за играта { $of } по правила { $by }, а не за { $game } по правила { $rules }.
why-no-extra = Тази част от Fabletable не е инсталирана. Добавя се с командата pip install "fabletable[{ $extra }]".
why-bot-count = Ботовете са { $bots }, а местата { $players }; посочете един бот или най-много колкото са местата.
why-too-few = { $name } не може да е { $value }; нужно е поне 1.
why-worker-died = Един от процесите беше прекратен отвън, може би поради недостиг на памет; партиите не са пълни.
why-not-a-record = Това не е запис на Fabletable: { $detail }
why-record-format = Записът е във формат { $format }; тази версия чете формат { $known }.
why-record-parts = При решение { $number } ({ $key }) записът и правилата се разминават: { $detail }
why-link-damaged = Връзката е повредена: някои букви липсват или са сгрешени. Поискайте я отново.
why-duel-other-game = Една от игрите в тази връзка не е от този дуел.
why-link-format = Тази връзка е направена от по-нова Fabletable (формат { $format }; тук се чете { $known }).
why-link-words = Към връзката може да има най-много { $most } букви.
why-link-long = Във връзката има твърде дълга игра; отварят се игри до { $most } решения.

# Какво казва проверката
record-holds = Всяко решение, всеки зар и всяка контролна сума са верни.
record-version = Други правила: играло се е по версия { $record }, а тези са версия { $rules }. По тях не може да се каже дали записът е верен.
record-cut = Според записа решенията са { $length }, а в него има { $found }.
record-mark = Решение { $number } ({ $key }) не е онова, което е взето.
record-seat = Решение { $number } не е било на играч { $seat }.
record-refused = Решение { $number } ({ $key }) е против правилата: { $detail }
record-dice = { $stream ->
    [none] Тегленето { $draw } преди решение { $number } е излишно: семето не го дава.
   *[other] Тегленето { $draw } преди решение { $number }, от потока { $stream }, не е онова, което дава семето.
}
record-checksum = Масата след решение { $number } не е онази, която дават правилата.
record-steps = Стъпките на записа не пасват на играта след решение { $number }.
record-end = Записът не свършва там, където играта (решение { $number }).

# Защо хвърлянето или битката завършва така
because-bonus = Решава „{ $bonus }“. Без тези { $n } щеше да е { $left } срещу { $against }.
because-dice = { $lead ->
    [0] Решиха заровете: преди зара двете страни имаха по { $n }.
   *[other] Заровете обърнаха всичко: преди зара загубилият водеше с { $against } срещу { $n }.
}
because-dice-added = Преди зара беше { $n } срещу { $against }, останалото свършиха заровете.
because-equal = Двете страни имат по { $n }.
because-stronger = Още преди зара беше { $n } срещу { $against }.
