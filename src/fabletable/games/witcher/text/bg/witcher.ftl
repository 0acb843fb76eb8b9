# Играта, въпросите ѝ, причините ѝ и разказът ѝ.

game-witcher = Вещерът: Старият свят
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
pay-coin-and-card = Монета и { $card }
train = { $attribute } за { $price } злато
train-with-letter = { $attribute } за { $price } злато, с писмото
poker-with = Покер със зарове: { $seat }
duel-with = Битка: { $seat }
duel-trophy = Победата носи трофей на школата и { $n } злато.
duel-trophy-held = Вече имате трофей от тази школа; победата носи { $n } злато.
duel-trophy-gone = Няма останал трофей от тази школа; победата носи { $n } злато.
bet-on = Монета на { $seat }
ride-horse = На кон: { $place }
ride-boat = По вода: { $place }
poker-die = Зар с { $n }

# --- въпроси ---
ask-second-terrain = { $seat }, къде да живее чудовището от ниво II?
ask-school = { $seat }, коя е вашата школа?
ask-travel = { $seat }, какво следва? Стоите тук: { $place }.
ask-pay-move = { $seat }, какво ви отвежда до { $place }?
ask-free-move = { $seat }, накъде ви води пътят?
ask-act-there = { $seat }, ще използвате ли действието на { $place }?
ask-train = { $seat }, какво обучавате? Имате { $gold } злато.
ask-exchange-old = { $seat }, коя карта от ръката изхвърляте?
ask-exchange-new = { $seat }, какво взимате за { $card }?
ask-trash-market = { $seat }, изхвърляте ли карта от пазара?
ask-track = { $seat }, чудовището от кой терен проследявате?
ask-trail = { $seat }, следа от кой терен?
ask-quest-terrain = { $seat }, няма останал чип от този терен. Накъде води мисията?
ask-reroll = { $seat }, ще хвърлите ли отново някои зарове? Пред вас лежат { $dice }, избрани { $chosen }.
ask-reroll-locals = { $seat }, хвърляте за местните. Ще хвърлите ли отново някои от техните зарове? Лежат { $dice }, избрани { $chosen }.
ask-raise-any = { $seat }, кое умение се вдига?
ask-raise-lowest = { $seat }, кое от най-ниските ви умения се вдига?
ask-discard = { $seat }, изчистете карта (остават { $n }).
ask-discard-down = { $seat }, изчистете карта: над трите са { $n }.
ask-discard-more = { $seat }, изчиствате ли още карти?
ask-discard-from-deck = { $seat }, коя карта от тестето се изчиства?
ask-trash = { $seat }, коя ваша карта напуска играта (остават { $n })?
ask-trash-hand = { $seat }, коя карта от ръката се изхвърля?
ask-market = { $seat }, коя карта взимате?
ask-hand-full = { $seat }, ръката ви е пълна. Коя карта отива при изчистените, за да се побере { $card }?
ask-add-card = { $seat }, коя карта с цена { $cost } отива при изчистените?
ask-add-any-card = { $seat }, коя карта отива при изчистените?
ask-potion-over = { $seat }, еликсирите са твърде много. Кой си отива?
ask-lose-potion = { $seat }, кой еликсир губите (остават { $n })?
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
ask-combo-next = { $seat }, какво следва { $last }?
ask-combo-extra = { $seat }, още една карта, без връзка?
ask-combo-unlinked = { $seat }, коя карта следва { $last } без връзка?
ask-attack = { $seat }, как напада { $monster }: връхлитане или захапване?
ask-own-attack = { $seat }, открита е { $card }. Връхлитане или захапване?
ask-tuck = { $seat }, коя карта отива под тестето ви?
ask-take-discarded = { $seat }, коя изчистена карта се връща?
ask-shuffle-back = { $seat }, коя изчистена карта се връща в тестето?
ask-take-looked = { $seat }, коя от тези карти взимате?
ask-discard-looked = { $seat }, коя от тези карти се изчиства?
ask-sink-looked = { $seat }, слагате ли някои от тях най-отдолу?
ask-put-back = { $seat }, за връщане отгоре: { $n }. Коя лежи най-дълбоко?

note-travel = { $cards ->
    [one] { $cards } карта в ръка, { $gold } злато.
   *[other] { $cards } карти в ръка, { $gold } злато.
}
note-market = Плащате с картите от ръката си, на брой { $cards }.
note-fight = { $left ->
    [one] { $monster }: остава { $left } карта; щитът ви е на { $shield }.
   *[other] { $monster }: остават { $left } карти; щитът ви е на { $shield }.
}
way-card = Става: { $cards }. { $there }
way-coin = Две карти по избор или карта и монета. { $there }
way-two = Две карти по избор. { $there }
way-monster = Тук се крие { $monster }. { $there }

# --- причини ---
why-move-first = Първо се придвижете; където е започнал ходът, не може да се прави нищо.
why-action-used = Това действие вече е използвано в този ход.
why-above-level = Умението вече стои над вещерското ви ниво.
why-at-five = { $attribute } вече е на V и не се вдига повече.
why-all-at-five = Всичко, което се учи тук, вече е на V.
why-no-training = Най-евтиното обучение тук струва { $need } злато; имате { $have }.
why-own-school = Вашето специално умение се учи само във вашата школа ({ $place }).
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
why-no-link = { $card } няма връзка с този цвят.
why-potion-limit = Без повече еликсири в тази битка; използвани { $n }.
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
school-taken = { $seat } се присъединява: { $school }.
turn-begins = { $seat } започва ход { $n }.
moved = { $seat } пристига в { $place }.
coin-for-the-road = { $seat } плаща монета за пътя.
acts = { $seat } се възползва от { $place }.
companion-pays = { $who } носи на { $seat } { $n } злато.
no-deed = { $seat } оставя мястото на мира.

# --- карти, еликсири, злато ---
drew-own = Теглите { $cards }.
drew = { $n ->
    [one] { $seat } тегли { $n } карта.
   *[other] { $seat } тегли { $n } карти.
}
discarded = { $seat } изчиства { $card }.
lost-cards = { $seat } губи от тестето { $cards }.
trashed = { $seat } изхвърля { $card }.
taken-back = { $seat } си връща { $card }.
shuffled-back = { $seat } разбърква обратно в тестето { $card }.
card-added = { $seat } добавя при изчистените { $card }.
bought = { $seat } научава { $card }.
exchanged = { $seat } взима от пазара { $card }.
market-new = На пазара идва { $card }.
market-nothing = { $seat } не може да плати за никоя от картите.
market-swept = Пометена от пазара: { $card }.
gold-gained = { $seat } печели { $n } злато.
gold-lost = { $seat } губи { $n } злато.
gold-paid = { $seat } плаща { $n } злато.
trained = { $seat } плаща { $n } злато за обучение.
potion-gained = { $seat } получава еликсир: { $potion }.
potion-lost = { $seat } губи еликсир: { $potion }.
potion-drunk = { $seat } изпива { $potion }. { $text }
attribute-up = { $seat } вдига умение: { $attribute }, сега { $level }.
attribute-down = { $seat } сваля умение: { $attribute }, сега { $level }.
level-up = { $seat } вече е вещер от ниво { $level }.
shield-up = { $seat } вдига щита с { $n } до { $now }.
shield-down = { $seat } сваля щита с { $n } до { $now }.

# --- чипове ---
trail-gained = { $seat } намира следа ({ $terrain }).
tracking-started = { $seat } проследява чудовището ({ $terrain }); знаците водят към { $place }.
tracking-done = В { $place } { $seat } разчита знаците: монета и следа.
tracking-coin = В { $place } { $seat } намира монетата; следата вече беше известна.
tracking-none = { $seat } не намира нова следа.
trail-none = { $seat } не получава следа: всички възможни вече са известни.

# --- покер със зарове ---
poker-thrown = { $seat } хвърля { $dice }, { $other } хвърля { $theirs }.
poker-locals = { $seat } хвърля { $dice }, { $other } хвърля за местните { $theirs }.
poker-alone = { $seat } хвърля { $dice }.
poker-against = { $seat } хвърля { $dice } срещу { $theirs }.
poker-rerolled = { $n ->
    [one] { $seat } хвърля отново { $n } зар: { $dice }.
   *[other] { $seat } хвърля отново { $n } зара: { $dice }.
}
poker-rerolled-locals = { $n ->
    [one] { $seat } хвърля отново за местните { $n } зар: { $dice }.
   *[other] { $seat } хвърля отново за местните { $n } зара: { $dice }.
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
quest-taken = „{ $story }“ става мисия на { $seat }: { $places }.
quest-done = { $seat } изпълнява мисията „{ $story }“.
kept = { $seat } запазва „{ $story }“.
rolled = { $seat } хвърля { $n }.
rolled-power = { $seat } хвърля { $n } ({ $power }).
tested = { $seat } хвърля { $n }: общо { $total } с двойно умение ({ $attribute }).
short-fight = { $seat } удря за { $n }.

# --- битки ---
fight-begins = { $seat } излиза срещу { $monster }.
first-turn-witcher = { $seat } прави първия боен ход.
first-turn-monster = { $monster } прави първия боен ход.
power-used = { $seat }: { $power }. { $text }
combo-card = { $seat } играе { $card }.
combo-made = { $damage ->
    [0] { $seat } играе { $cards } и не нанася щети.
   *[other] { $seat } удря с { $cards } за { $damage } щети.
}
card-returns = { $card } се връща в ръката на { $seat }.
monster-hit = { $n ->
    [one] { $monster } губи { $n } карта от { $seat }; остават { $left }.
   *[other] { $monster } губи { $n } карти от { $seat }; остават { $left }.
}
monster-unhurt = { $monster } не губи нито една карта.
looked-lost = { $seat } изчиства погледната карта: { $card }.
monster-attacks = { $monster }: { $attack } ({ $card }): { $what }.
monster-die = Зарът на { $monster } показва { $n } ({ $attack }).
monster-hits = { $seat } понася щети: { $n }.
slain = { $seat } сразява { $monster } и печели { $n } злато.
driven-away = { $seat } пада, но { $monster } бяга. { $n } злато.
defeated = { $monster } побеждава { $seat }.
monster-settles = { $monster } се заселва в { $place }.
trophy-gained = { $seat } закача трофей, { $trophy }: { $n } от 4.
meditates = { $seat } медитира и взима { $trophy }.
duel-begins = { $seat } вади стомана срещу { $other }.
duel-won = { $seat } побеждава { $other } и печели { $n } злато.
bet-placed = { $seat } залага монета на { $on }.
bet-won = { $seat } печели от залога { $n } злато.

# --- как свършва ---
result-won = { $seat } носи четвъртия трофей у дома: { $school }.
won-by-hunt = Последният трофей е взет на лов: { $trophy }.
won-by-duel = Последният трофей е взет от друг вещер: { $trophy }.
solo-result = Ходове: { $turns }. { $rating }
rating-novice = не е зле за новак.
rating-reliable = някой, на когото може да се разчита.
rating-professional = професионалист, и хората вече говорят.
rating-legend = на път към легендата.
rating-living-legend = жива легенда.

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
effect-next-draw-gain = теглите с { $n } повече във Фаза III
effect-next-draw-loss = теглите с { $n } по-малко във Фаза III
effect-draw = теглите { $n } { $n ->
        [one] карта
       *[other] карти
    }
effect-discard = { $n ->
    [one] изчистете { $n } карта
   *[other] изчистете { $n } карти
}
effect-trash = изхвърлете свои карти: { $n }
effect-add-card = добавете карта с цена { $n }
effect-add-any-card = добавете карта от пазара по избор
effect-free-card = картата ви от Фаза III е безплатна
effect-trail = следа от терен по избор
effect-every-trail = следа от всеки терен
effect-quest-terrain = мисия ({ $terrain }), събитие { $n }
effect-quest-terrain-paid = мисия ({ $terrain }) за { $pay } злато, събитие { $n }
effect-quest-place = мисия в { $place }, събитие { $n }
effect-quest-place-paid = мисия в { $place } за { $pay } злато, събитие { $n }
effect-quest-home = мисия във вашата школа, събитие { $n }
effect-quest-schools = мисия във вашата или чужда школа, събитие { $n }
effect-event = събитие { $n }
effect-keep = тази карта остава при вас
effect-lose-companion = спътникът ви си тръгва
effect-to-phase-three = към Фаза III
effect-no-exploration = без Изследване в този ход
effect-move-and-act = минете по път и ако искате, използвайте действието там
effect-roll = хвърлете зар ({ $bands })
effect-test = изпитание: зар и двойно умение { $attribute } ({ $bands })
effect-by-attribute = според умението { $attribute } ({ $bands })
effect-by-level = според вещерското ви ниво ({ $bands })
effect-if = { $bands }
effect-beat-dice = надвийте фул от тройки и двойки ({ $bands })
effect-short-fight = кратка битка: щит −{ $lower }, теглите { $cards }, едно комбо, според щетите му ({ $bands })
effect-short-fight-bare = кратка битка: щит на 0, теглите { $cards }, едно комбо, според щетите му ({ $bands })
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
player-sub = Ниво { $level } · { $n } от 4
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
quest-goal = Мисия на { $seat }: „{ $story }“
tracking-goal = { $seat } проследява чудовище дотук
tracking-token = Мисия за проследяване ({ $terrain }): { $place }, 1 злато
trail-token = Следа на чудовището ({ $terrain })
quest-text = Идете в { $places }; събитие { $event }.
quest-complete = Прочетете събитие { $event }.
stage-fight = { $seat } срещу { $monster }
stage-duel = { $seat } срещу { $other }
stage-short = { $seat } в кратка битка
deck-city = Град
deck-wilds = Околности
deck-event = Събитие
