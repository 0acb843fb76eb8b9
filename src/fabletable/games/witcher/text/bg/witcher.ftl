# Играта, въпросите ѝ, причините ѝ и разказът ѝ.

game-witcher = Вещерът: Старият свят
    .motto = Ловувай, учи, рискувай, оцелей
option-tweaks = Ваши числа

# --- думи ---
word-action = Използвай действието на това място
word-phase-two = Към Фаза II
word-two-cards = Изчисти които и да е две карти
word-to-combo = Към комбото
word-combo-done = Комбото е готово
word-charge = Връхлитане
word-bite = Захапване
word-explore-city = Изследвай града
word-explore-wilds = Изследвай околностите
pay-coin-and-card = Дай монета и { $card }
train = { $attribute } за { $price } злато
train-with-letter = { $attribute } за { $price } злато, с писмото
poker-with = Покер със зарове с { $seat }
duel-with = Битка с { $seat }
duel-trophy = Победата носи трофей на школата и { $n } злато.
duel-trophy-held = Вече имате трофей от тази школа; победата носи { $n } злато.
duel-trophy-gone = Няма останал трофей от тази школа; победата носи { $n } злато.
bet-on = Монета на { $seat }
ride-horse = На кон до { $place }
ride-boat = По вода до { $place }
poker-die = Зар с { $n }

# --- въпроси ---
ask-second-terrain = { $seat }, къде да живее чудовището от ниво II?
ask-school = { $seat }, коя е вашата школа?
ask-travel = { $seat }, вие сте { LOC($place) }. Какво следва?
ask-pay-move = { $seat }, какво ви отвежда до { $place }?
ask-free-move = { $seat }, накъде ви води пътят?
ask-act-there = { $seat }, вие сте { LOC($place) }. Ще използвате ли тамошното действие?
ask-train = { $seat }, какво обучавате? Имате { $gold } злато.
ask-exchange-old = { $seat }, коя карта от ръката изхвърляте?
ask-exchange-new = { $seat }, какво взимате за { $card }?
ask-trash-market = { $seat }, изхвърляте ли карта от пазара?
ask-track = { $seat }, чудовището от кой терен проследявате?
ask-trail = { $seat }, в кой терен намирате следа?
ask-quest-terrain = { $seat }, няма останал чип от този терен. Накъде води мисията?
ask-reroll = { $seat }, кои зарове хвърляте отново? Имате { $dice }, избрани са { $chosen }.
ask-reroll-locals = { $seat }, хвърляте за местните. Кои техни зарове хвърляте отново? Те имат { $dice }, избрани са { $chosen }.
ask-raise-any = { $seat }, кое умение се вдига?
ask-raise-lowest = { $seat }, кое от най-ниските ви умения се вдига?
ask-discard = { $lost ->
    [1] { $n ->
        [one] { $seat }, коя карта губите? Остава да загубите { $n } карта.
       *[other] { $seat }, коя карта губите? Остава да загубите { $n } карти.
    }
   *[other] { $n ->
        [one] { $seat }, изчистете още { $n } карта.
       *[other] { $seat }, изчистете още { $n } карти.
    }
}
ask-discard-down = { $n ->
    [one] { $seat }, може да останат най-много три карти, изчистете още { $n } карта.
   *[other] { $seat }, може да останат най-много три карти, изчистете още { $n } карти.
}
ask-discard-more = { $seat }, изчиствате ли още карти?
ask-discard-from-deck = { $seat }, коя карта от тестето се изчиства?
ask-trash = { $n ->
    [one] { $seat }, коя ваша карта напуска играта? Остава да изхвърлите { $n } карта.
   *[other] { $seat }, коя ваша карта напуска играта? Остава да изхвърлите { $n } карти.
}
ask-trash-hand = { $seat }, коя карта от ръката се изхвърля?
ask-market = { $seat }, коя карта взимате?
ask-hand-full = { $seat }, ръката ви е пълна. Коя карта отива при изчистените, за да се побере { $card }?
ask-add-card = { $seat }, коя карта с цена { $cost } отива при изчистените?
ask-add-any-card = { $seat }, коя карта отива при изчистените?
ask-potion-over = { $seat }, еликсирите са твърде много. Кой си отива?
ask-lose-potion = { $n ->
    [one] { $seat }, кой еликсир губите? Остава да дадете { $n } еликсир.
   *[other] { $seat }, кой еликсир губите? Остава да дадете { $n } еликсира.
}
ask-deed = { $seat }, какво правите на това място?
ask-story = { $seat }, какво правите?
ask-bet = { $seat }, залагате ли на тази битка?
ask-power = { $seat }, ще използвате ли нещо сега?
ask-power-before-pool = { $seat }, ще използвате ли нещо преди жизнените запаси?
ask-effects = { $seat }, еликсири, умение или хитрости, преди да ударите?
ask-extra-potion = { $seat }, кой еликсир извън границата?
ask-brew = { $seat }, кой от тези пиете веднага?
ask-petri = { $seat }, кой знак подхранва филтъра?
ask-combo-first = { $seat }, коя карта започва комбото?
ask-combo-next = { $seat }, какво следва картата „{ $last }“?
ask-combo-extra = { $seat }, още една карта, без връзка?
ask-combo-unlinked = { $seat }, коя карта следва „{ $last }“ без връзка?
ask-attack = { $seat }, как отвръща { $monster }, с връхлитане или със захапване?
ask-own-attack = { $seat }, атаката на чудовището е открита. Връхлитане или захапване?
ask-tuck = { $seat }, коя карта отива под тестето ви?
ask-take-discarded = { $seat }, коя изчистена карта се връща?
ask-shuffle-back = { $seat }, коя изчистена карта се връща в тестето?
ask-take-looked = { $seat }, коя от тези карти взимате?
ask-discard-looked = { $seat }, коя от тези карти се изчиства?
ask-sink-looked = { $seat }, слагате ли някои от тях най-отдолу?
ask-put-back = { $n ->
    [one] { $seat }, остава да върнете отгоре { $n } карта. Коя лежи най-дълбоко?
   *[other] { $seat }, остава да върнете отгоре { $n } карти. Коя лежи най-дълбоко?
}

note-travel = { $cards ->
    [one] { $cards } карта в ръка, { $gold } злато.
   *[other] { $cards } карти в ръка, { $gold } злато.
}
note-market = { $cards ->
    [one] Може да платите с { $cards } карта от ръката.
   *[other] Може да платите с { $cards } карти от ръката.
}
note-fight = { $left ->
    [one] { $monster } има { $left } карта в жизнения си запас, щитът ви е на { $shield }.
   *[other] { $monster } има { $left } карти в жизнения си запас, щитът ви е на { $shield }.
}
way-card = Може да изчистите { $cards }. { $there }
way-coin = Две карти по избор или карта и монета. { $there }
way-two = Две карти по избор. { $there }
# What choices say: $level in Roman, $life and $cards are cards, $others a list of players, $n gold or dice.
way-with = { $place }, изчистете „{ $card }“
way-otherwise = { $place }, платете иначе
waits-monster = { $monster }, ниво { $level }, живот { $life }
waits-both = { $monster }, ниво { $level }, живот { $life }; още { $others }
waits-witchers = { $others }
odds-monster = { $monster }, ниво { $level }, живот { $life }; вие имате { $cards } карти и щит { $shield }
odds-duel = { $seat }, { $theirs } карти срещу вашите { $mine }
odds-poker = { $seat }, преди заровете да паднат
odds-locals = Местните, преди заровете да паднат
if-slain = трофей и { $n } злато
if-driven = чудовището е прогонено, { $n } злато и карта с цена 0
if-defeated = карта с цена 0, следа и карта по-малко за теглене
if-duel-lost = карта с цена 0 и карта по-малко за теглене
if-poker-won = банката, 3 злато
if-poker-lost = залогът е загубен
poker-rest = { $n ->
    [one] Запазете { $rank } и хвърлете пак { $n } зар
   *[other] Запазете { $rank } и хвърлете пак { $n } зара
}
poker-all = { $n ->
    [one] Хвърлете пак { $n } зар
   *[other] Хвърлете пак всичките { $n } зара
}
gem-potion = Еликсир
gem-trophy = Трофей

# --- причини ---
why-move-first = Първо се придвижете; където е започнал ходът, не може да се прави нищо.
why-action-used = Това действие вече е използвано в този ход.
why-above-level = Умението вече стои над вещерското ви ниво.
why-at-five = { THE($attribute) } вече е на V и по-нагоре няма.
why-all-at-five = Всичко, което се учи тук, вече е на V.
why-no-training = Най-евтиното обучение тук струва { $need } злато; имате { $have }.
why-own-school = Вашето специално умение се учи само { LOC($place) }.
why-no-stake = Нямате монета за залог.
why-no-stake-there = Този вещер няма монета за залог.
why-diced = Вече играхте зарове с този вещер в този ход.
why-nothing-to-exchange = Никоя карта от пазара не е честна размяна за това, което държите.
why-too-dear = Струва { $cost }; в замяна се взима карта с цена най-много { $most }.
why-other-cost = Струва { $cost }; добавя се карта с цена { $need }.
why-cannot-pay-move = Трябва карта с този терен, две карти по избор или карта и монета.
why-gold-short = Струва { $need } злато; имате { $have }.
why-cards-short = { $need ->
    [one] Струва { $need } карта; държите { $have }.
   *[other] Струва { $need } карти; държите { $have }.
}
why-no-link = Картата „{ $card }“ няма връзка с този цвят.
why-potion-limit = { $n ->
    [one] Повече еликсири в тази битка не може, { $n } вече е използван.
   *[other] Повече еликсири в тази битка не може, { $n } вече са използвани.
}
why-no-sign = Иска лилава или жълта карта от ръката, а нямате такава.
why-archespore = Срещу Археспората излиза само който изчисти неизползван еликсир.
why-last-hunt = Последното чудовище трябва да почака: трофеят за умение не може да е последен.
why-trail-held = Вече имате следа от този терен.
why-tracking-already = Вече проследявате чудовището от този терен.
why-no-tokens = Няма останал чип от този терен.
why-no-monster = В този терен не живее чудовище.
why-trophy-held = Вече имате този трофей.
why-trophy-gone = Няма останал трофей за това умение.
why-duel-school = Вещерите не се бият в школи.
why-duel-tavern = Кръчмата е затворена след последното сбиване.
why-duel-diced = Играли сте зарове с този вещер в този ход.
why-no-exploration = Една история забранява Изследването в този ход.
why-deck-read = Всички истории от това тесте са прочетени.

# --- разказът: подреждане и ходове ---
school-taken = { $seat } постъпва в { $school }.
turn-begins = { $seat } започва ход { $n }.
moved = { $seat } пристига { LOC($place) }.
coin-for-the-road = { $seat } плаща монета за пътя.
acts = { $seat } използва действието на { $place }.
companion-pays = { $who } носи на { $seat } { $n } злато.
no-deed = { $seat } оставя мястото на мира.

# --- карти, еликсири, злато ---
drew-own = Теглите { $cards }.
drew = { $n ->
    [one] { $seat } тегли { $n } карта.
   *[other] { $seat } тегли { $n } карти.
}
discarded = { $seat } изчиства { $card }.
lost-from-hand = { $seat } губи { $card } от ръката.
lost-cards = { $seat } губи { $cards } от тестето.
trashed = { $seat } изхвърля { $card } завинаги.
taken-back = { $seat } си връща { $card }.
shuffled-back = { $seat } разбърква { $card } обратно в тестето.
card-added = { $seat } добавя { $card } при изчистените.
bought = { $seat } научава { $card }.
exchanged = { $seat } взима { $card } от пазара.
market-new = { GENDER($card) ->
    [pl] На пазара се появяват { $card }.
   *[other] На пазара се появява { $card }.
}
market-nothing = { $seat } не може да плати за никоя от картите.
market-swept = Картата „{ $card }“ си отива от пазара.
gold-gained = { $seat } печели { $n } злато.
# $story is the name of the card.
gold-lost-to = { $seat } губи { $n } злато заради „{ $story }“.
gold-paid = { $seat } плаща { $n } злато.
trained = { $seat } плаща { $n } злато за обучение.
potion-gained = { $seat } получава еликсир „{ $potion }“.
potion-lost = { $seat } губи еликсир „{ $potion }“.
potion-drunk = { $seat } изпива еликсир „{ $potion }“. { $text }
attribute-up = { $seat } вдига { THE($attribute) } до { $level }.
attribute-down = { $seat } губи ниво от { THE($attribute) } и остава на { $level }.
level-up = { $seat } вече е вещер от ниво { $level }.
shield-up = { $seat } вдига щита с { $n } до { $now }.
shield-down = { $seat } сваля щита с { $n } до { $now }.

# --- чипове ---
trail-gained = { $seat } намира следа { LOC($terrain) }.
tracking-started = { $seat } проследява чудовището { LOC($terrain) }; знаците водят към { $place }.
tracking-done = { $seat } разчита знаците { LOC($place) } и намира монета и следа.
tracking-coin = { $seat } намира монетата { LOC($place) }; следата вече беше известна.
tracking-none = { $seat } не намира нова следа.
trail-none = { $seat } не получава следа: всички възможни вече са известни.

# --- покер със зарове ---
poker-thrown = { $seat } хвърля { $dice }, { $other } хвърля { $theirs }.
poker-locals = { $seat } хвърля { $dice }, { $other } хвърля за местните { $theirs }.
poker-alone = { $seat } хвърля { $dice }.
poker-against = { $seat } хвърля { $dice } срещу { $theirs }.
poker-rerolled = { $n ->
    [one] { $seat } хвърля отново { $n } зар и има { $dice }.
   *[other] { $seat } хвърля отново { $n } зара и има { $dice }.
}
poker-rerolled-locals = { $n ->
    [one] { $seat } хвърля отново { $n } зар на местните и те имат { $dice }.
   *[other] { $seat } хвърля отново { $n } зара на местните и те имат { $dice }.
}
poker-won = { $seat } печели { $n } злато с { $rank }.
poker-nothing = { $seat } показва { $rank } и не печели нищо.
poker-lost = Местните печелят с { $rank }; { $seat } губи монетата.
poker-hand = { $seat } показва { $rank }.
rank-nothing = нищо
rank-pair = чифт
rank-two-pairs = два чифта
rank-three = тройка
rank-small-straight = малка кента
rank-big-straight = голяма кента
rank-full-house = фул
rank-four = каре
rank-five = пет еднакви

# --- истории и мисии ---
explores-city = { $seat } тръгва по улиците.
explores-wilds = { $seat } излиза в околностите.
story-read = „{ $story }“: { $intro }
story-chosen = { $seat }: { $option }
story-result = { $result }
story-band = { $text }
story-effects = Излиза така: { $effects }.
quest-taken = { $seat } приема мисията „{ $story }“, която води към { $places }.
quest-done = { $seat } изпълнява мисията „{ $story }“.
kept = { $seat } запазва „{ $story }“.
rolled = { $seat } хвърля зар и получава { $n }.
rolled-power = { $seat } хвърля зар и получава { $n } ({ $power }).
tested = { $seat } хвърля { $n } и с удвоеното ниво на { THE($attribute) } получава { $total }.
short-fight = { $n ->
    [0] { $seat } не нанася щети.
    [one] { $seat } нанася { $n } щета.
   *[other] { $seat } нанася { $n } щети.
}

# --- битки ---
fight-begins = { $seat } излиза на битка срещу { $monster }.
first-turn-witcher = { $seat } прави първия боен ход.
first-turn-monster = { $monster } прави първия боен ход.
power-used = { $seat } използва „{ $power }“. { $text }
combo-card = { $seat } играе { $card }.
combo-made = { $damage ->
    [0] { $seat } играе { $cards } и не нанася щети.
    [one] { $seat } играе { $cards } и нанася { $damage } щета.
   *[other] { $seat } играе { $cards } и нанася { $damage } щети.
}
card-returns = Картата „{ $card }“ се връща в ръката на { $seat }.
monster-hit = { $n ->
    [one] { $monster } губи { $n } карта от удара на { $seat }, в запаса остават { $left }.
   *[other] { $monster } губи { $n } карти от удара на { $seat }, в запаса остават { $left }.
}
monster-unhurt = { $monster } не губи нито една карта.
looked-lost = { $seat } праща при изчистените { $card }.
monster-charges = { $monster } връхлита: { $what }.
monster-bites = { $monster } захапва: { $what }.
monster-die = { $monster } хвърля зар и получава { $n }.
monster-hits = { $n ->
    [one] { $seat } понася { $n } щета.
   *[other] { $seat } понася { $n } щети.
}
slain = { $seat } сразява { $monster } и печели { $n } злато.
driven-away = { $seat } пада, но прогонва { $monster } и печели { $n } злато.
defeated = { $monster } побеждава { $seat }.
monster-settles = { $monster } се заселва { LOC($place) }.
trophy-gained = { $seat } закача трофея „{ $trophy }“ и вече има { $n } от 4.
meditates = { $seat } медитира и взима трофея „{ $trophy }“.
# Why: $cards is a list of lost cards, $left how many are left. Parts of a sum: small words beside a number.
because-cards-lost = { $left ->
    [one] Загубени { $cards }, остава { $left } карта.
   *[other] Загубени { $cards }, остават { $left } карти.
}
because-no-card-lost = { $left ->
    [one] Няма загубени карти, остава { $left }.
   *[other] Няма загубени карти, остават { $left }.
}
because-monster-left = { $left ->
    [0] { $monster } остава без карти.
    [one] { $monster } остава с { $left } карта.
   *[other] { $monster } остава с { $left } карти.
}
because-slain = { $monster } остава без карти.
because-driven = { $seat } остава без карти, но и { $monster } има най-много една.
because-defeated = { $left ->
    [one] { $seat } остава без карти, а { $monster } има още { $left }.
   *[other] { $seat } остава без карти, а { $monster } има още { $left }.
}
because-duel = { $seat } остава без карти.
because-level = И четирите умения достигнаха ниво { $level }.
because-rank = Решава { $rank }.
part-softened = смекчено
part-link = връзка с { $card }
part-more = еликсири, умение и трофеи
part-resists = чудовището устоява
part-twice = два пъти { $attribute }
label-die = Зар
duel-begins = { $seat } вади стомана срещу { $other }.
duel-won = { $n ->
    [0] { $seat } побеждава { $other }.
   *[other] { $seat } побеждава { $other } и печели { $n } злато.
}
bet-placed = { $seat } залага монета на { $on }.
bet-won = { $seat } познава и печели { $n } злато.

# --- как свършва ---
result-won = { $seat } носи четвъртия трофей у дома. { $school } ликува.
won-by-hunt = Последният трофей е от лов на { $trophy }.
won-by-duel = Последният трофей, „{ $trophy }“, е взет от друг вещер.
solo-result = { $turns ->
    [one] Отне { $turns } ход и присъдата е { $rating }
   *[other] Отне { $turns } хода и присъдата е { $rating }
}
rating-novice = „не е зле за новак“.
rating-reliable = „може да се разчита на вас“.
rating-professional = „професионалист, за когото вече се говори“.
rating-legend = „на път към легендата“.
rating-living-legend = „жива легенда“.

# --- какво правят картите с истории ---
effect-gold-gain = +{ $n } злато
effect-gold-loss = −{ $n } злато
effect-attribute-gain = { $attribute } +{ $n }
effect-attribute-loss = { $attribute } −{ $n }
effect-any-attribute = умение по избор +{ $n }
effect-lowest = най-ниското ви умение +{ $n }
effect-two-lowest = двете ви най-ниски умения по +1
effect-shield-loss = щит −{ $n }
effect-no-shield = щитът ви пада на 0
effect-full-shield = щитът ви се вдига до върха си
effect-potion-gain = { $n ->
    [one] { $n } еликсир
   *[other] { $n } еликсира
}
effect-potion-loss = { $n ->
    [one] губите { $n } еликсир
   *[other] губите { $n } еликсира
}
effect-potions-up-to = еликсири, докато държите { $n }
effect-potions-exactly = еликсири, докато държите { $n }, над границата
effect-no-potions = губите всички еликсири
effect-next-draw-gain = { $n ->
    [one] теглите с { $n } карта повече във Фаза III
   *[other] теглите с { $n } карти повече във Фаза III
}
effect-next-draw-loss = { $n ->
    [one] теглите с { $n } карта по-малко във Фаза III
   *[other] теглите с { $n } карти по-малко във Фаза III
}
effect-draw = { $n ->
    [one] теглите { $n } карта
   *[other] теглите { $n } карти
}
effect-discard = { $n ->
    [one] изчистете { $n } карта
   *[other] изчистете { $n } карти
}
effect-trash = { $n ->
    [one] изхвърлете { $n } своя карта
   *[other] изхвърлете { $n } свои карти
}
effect-add-card = добавете карта с цена { $n }
effect-add-any-card = добавете карта от пазара по избор
effect-free-card = картата ви от Фаза III е безплатна
effect-trail = следа от терен по избор
effect-every-trail = следа от всеки терен
effect-quest-terrain = мисия { LOC($terrain) }, събитие { $n }
effect-quest-terrain-paid = мисия { LOC($terrain) } за { $pay } злато, събитие { $n }
effect-quest-place = мисия { LOC($place) }, събитие { $n }
effect-quest-place-paid = мисия { LOC($place) } за { $pay } злато, събитие { $n }
effect-quest-home = мисия във вашата школа, събитие { $n }
effect-quest-schools = мисия във вашата или чужда школа, събитие { $n }
effect-event = събитие { $n }
effect-keep = тази карта остава при вас
effect-lose-companion = спътникът ви си тръгва
effect-to-phase-three = към Фаза III
effect-no-exploration = без Изследване в този ход
effect-move-and-act = минете по път и ако искате, използвайте действието там
effect-roll = хвърлете зар ({ $bands })
effect-test = изпитание, зар и удвоеното ниво на { THE($attribute) } ({ $bands })
effect-by-attribute = според нивото на { THE($attribute) } ({ $bands })
effect-by-level = според вещерското ви ниво ({ $bands })
effect-if = { $bands }
effect-beat-dice = надвийте фул от тройки и двойки ({ $bands })
effect-short-fight = { $cards ->
    [one] кратка битка, щит −{ $lower }, теглите { $cards } карта, едно комбо, според щетите му ({ $bands })
   *[other] кратка битка, щит −{ $lower }, теглите { $cards } карти, едно комбо, според щетите му ({ $bands })
}
effect-short-fight-bare = { $cards ->
    [one] кратка битка, щит на 0, теглите { $cards } карта, едно комбо, според щетите му ({ $bands })
   *[other] кратка битка, щит на 0, теглите { $cards } карти, едно комбо, според щетите му ({ $bands })
}
effect-school-owner = собственикът на школата получава вашите следи и умение по избор +1
band = { $low } до { $high }: { $effects }
band-one = { $low }: { $effects }
band-at-least = { $low } или повече: { $effects }
band-shield-0 = при щит 0: { $effects }
band-potions-0-1 = с най-много 1 еликсир: { $effects }
band-gold-0-1 = с най-много 1 злато: { $effects }
band-trophies-0 = без трофей: { $effects }
band-own-school = в собствената ви школа: { $effects }
band-win = ако успеете: { $effects }
band-else = иначе: { $effects }
band-then = { $first }; { $rest }

# --- надписи на масата ---
chapter-setup = Вещерите се събират
chapter-travel = { $seat }, ход { $n } · Фаза I, движение и действия
chapter-deed = { $seat }, ход { $n } · Фаза II
chapter-rest = { $seat }, ход { $n } · Фаза III, нови карти
chapter-fight = { $seat }, ход { $n } · Фаза II, битка
player-sub = Ниво { $level }
label-map = Континентът
label-monsters = Чудовища наоколо
label-market = Пазар
label-market-note = Цената пада надясно.
label-reputation = Слава
label-fatigue = { $n ->
    [one] Следващата стъпка изхвърля { $n } карта.
   *[other] Следващата стъпка изхвърля { $n } карти.
}
label-actions = Карти с действия
label-market-discard = Изчистени карти с действия
label-potion-deck = Еликсири
label-city = Град
label-wilds = Околности
label-events = Събития
label-tokens-forest = Горски чипове
label-tokens-mountain = Планински чипове
label-tokens-water = Водни чипове
label-monsters-1 = Чудовища I
label-monsters-2 = Чудовища II
label-monsters-3 = Чудовища III
label-reserve = Запас от ниво I
label-attribute-trophies = Трофеи за медитация
label-no-board = Още няма табло
label-gold = Злато
label-shield = Щит
label-potions = Еликсири
label-trophies = Трофеи
label-powers = Умение, трофеи, спътници
label-quests = Мисии
label-trails = Следи
label-deck = Тесте
label-discard = Изчистени карти
label-school-trophies = Трофеи на тази школа
label-hand = Ръка
label-looked = Гледани карти
label-life = Жизнен запас
label-combo = Комбо
label-drunk = Използвани еликсири
label-spent = Изчистени
label-poker = Покер със зарове
label-dice = Зарове
label-locals = Местните
mat-note = { $school }, ниво { $level }
hand-note = { $n } от { $most }
combo-note = щети { $damage }, щит +{ $shield }
potions-left = { $n ->
    [one] още { $n } еликсир
   *[other] още { $n } еликсира
}
poker-pot = { $n } злато в залога
closed-tavern = Кръчмата е затворена
open-lair = Тук ще обитава чудовище
pawn = { $seat }, { $school }
fame = { $seat } на { $n }
quest-goal = Мисията на { $seat } „{ $story }“
tracking-goal = { $seat } проследява чудовище дотук
tracking-token = Проследяването { LOC($terrain) } води към { $place } и носи 1 злато
trail-token = Следа на чудовището { LOC($terrain) }
quest-text = Идете до { $places } и прочетете събитие { $event }.
quest-complete = Прочетете събитие { $event }.
stage-fight = { $seat } срещу { $monster }
stage-duel = { $seat } срещу { $other }
stage-short = { $seat } в кратка битка
deck-city = Град
deck-wilds = Околности
deck-event = Събитие

# --- какво разумен вещер не прави (simulate --follies) ---
folly-idle = Два хода поред само изследва
folly-shuttle = Ходи напред-назад между две места
folly-untracked-hunt = Излиза на лов без следата, която търси
folly-wasted-potion = Пие еликсир напразно
folly-blind-dice = Хвърля отново печеливши зарове или оставя губещи

# Какво може да се промени на карта; $where е кое поред.
number-cost = цена
number-damage = щети
number-shield = щит
number-draw = теглене на карти
number-draw-less = теглене на по-малко карти
number-copies = карти в тестето
number-n = число
number-m = второ число
number-life = живот
number-ability = число на способността
number-charge = щети от нападението
number-bite = щети от ухапването
number-a = избор А, ефект { $where }
number-b = избор Б, ефект { $where }
number-pay-a = цена на избор А
number-pay-b = цена на избор Б
number-fight-card = Бойна карта { $n }
number-trophy = { $where ->
    [2] второ число на трофея
   *[other] число на трофея
}
