# Играта, въпросите ѝ, причините ѝ и разказът ѝ.

game-witcher = Вещерът: Старият свят
    .motto = Ловувай, учи, рискувай, оцелей
    .about = Вие сте вещер: пътувайте от град на град, подобрявайте тестето си, варете еликсири, играйте покер със зарове и ловете чудовища. Печели първият с достатъчно трофеи.
option-tweaks = Ваши числа

# --- думи ---
word-action = Използвай действието на това място
word-phase-two = Към Фаза II
word-two-cards = Изчисти които и да е две карти
word-to-combo = Към комбото
word-combo-done = Удари с това комбо
word-keep-dice = Остави всички зарове както са
word-roll-chosen = { $n ->
    [one] Хвърли отново { $n } избран зар
   *[other] Хвърли отново { $n } избрани зара
}
word-leave-market = Остави пазара както е
word-track-nothing = Не проследявай чудовище
word-keep-whole-hand = Задръж цялата ръка
word-keep-hand = Задръж останалите карти
word-keep-coin = Задръж монетата
word-use-nothing = Не използвай нищо сега
word-drink-neither = Не пий нито един
word-strike-without = Удари без още карта
word-leave-on-top = Остави останалите отгоре
word-leave-action = Остави действието неизползвано
word-charge = Връхлитане
word-bite = Захапване
word-explore-city = Изследвай града
word-explore-wilds = Изследвай околностите
note-explore-city = История от улиците. Отговаряте по един от два начина.
note-explore-wilds = История от околностите. Отговаряте по един от два начина.
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
ask-second-terrain = { $seat }, в кой терен да живее чудовището от ниво II?
    .you = В кой терен да живее чудовището от ниво II?
ask-school = { $seat }, в коя школа постъпвате?
    .you = В коя школа постъпвате?
ask-travel = { $seat }, вие сте { LOC($place) }. Какво следва?
    .you = Вие сте { LOC($place) }. Какво следва?
ask-pay-move = { $seat }, с какво плащате пътя до { $place }?
    .you = С какво плащате пътя до { $place }?
ask-free-move = { $seat }, историята ви води безплатно по един път. Накъде тръгвате?
    .you = Историята ви води безплатно по един път. Накъде тръгвате?
ask-act-there = { $seat }, вие сте { LOC($place) }. Ще използвате ли сега тамошното действие?
    .you = Вие сте { LOC($place) }. Ще използвате ли сега тамошното действие?
ask-train = { $seat }, кое умение обучавате? Имате { $gold } злато.
    .you = Кое умение обучавате? Имате { $gold } злато.
ask-exchange-old = { $seat }, коя карта от ръката напуска играта в замяна на карта от пазара?
    .you = Коя карта от ръката напуска играта в замяна на карта от пазара?
ask-exchange-new = { $seat }, коя карта от пазара взимате в ръката си за { $card }?
    .you = Коя карта от пазара взимате в ръката си за { $card }?
ask-trash-market = { $seat }, коя карта от пазара напуска играта, за да дойде нова?
    .you = Коя карта от пазара напуска играта, за да дойде нова?
ask-track = { $seat }, чудовището от кой терен проследявате?
    .you = Чудовището от кой терен проследявате?
ask-trail = { $seat }, следата на кое чудовище намирате?
    .you = Следата на кое чудовище намирате?
ask-quest-terrain = { $seat }, няма останал чип от този терен. Към кой терен води мисията вместо това?
    .you = Няма останал чип от този терен. Към кой терен води мисията вместо това?
ask-reroll = { $chosen ->
    [0] { $seat }, кои свои зарове хвърляте отново? Паднаха ви се { $dice }.
    [one] { $seat }, кои свои зарове хвърляте отново? Паднаха ви се { $dice }, избран е { $chosen }.
   *[other] { $seat }, кои свои зарове хвърляте отново? Паднаха ви се { $dice }, избрани са { $chosen }.
}
    .you = { $chosen ->
        [0] Кои свои зарове хвърляте отново? Паднаха ви се { $dice }.
        [one] Кои свои зарове хвърляте отново? Паднаха ви се { $dice }, избран е { $chosen }.
       *[other] Кои свои зарове хвърляте отново? Паднаха ви се { $dice }, избрани са { $chosen }.
    }
ask-reroll-locals = { $chosen ->
    [0] { $seat }, хвърляте за местните. Кои техни зарове хвърляте отново? Паднаха им се { $dice }.
    [one] { $seat }, хвърляте за местните. Кои техни зарове хвърляте отново? Паднаха им се { $dice }, избран е { $chosen }.
   *[other] { $seat }, хвърляте за местните. Кои техни зарове хвърляте отново? Паднаха им се { $dice }, избрани са { $chosen }.
}
    .you = { $chosen ->
        [0] Хвърляте за местните. Кои техни зарове хвърляте отново? Паднаха им се { $dice }.
        [one] Хвърляте за местните. Кои техни зарове хвърляте отново? Паднаха им се { $dice }, избран е { $chosen }.
       *[other] Хвърляте за местните. Кои техни зарове хвърляте отново? Паднаха им се { $dice }, избрани са { $chosen }.
    }
ask-raise-any = { $seat }, кое умение се вдига?
    .you = Кое умение се вдига?
ask-raise-lowest = { $seat }, кое от най-ниските ви умения се вдига?
    .you = Кое от най-ниските ви умения се вдига?
discard-for-story = Историята
ask-discard = { $lost ->
    [1] { $n ->
        [one] { $seat }, коя карта губите? Остава да загубите { $n } карта.
       *[other] { $seat }, коя карта губите? Остава да загубите { $n } карти.
    }
   *[other] { $n ->
        [one] „{ $source }“ струва { $n } карта от ръката. { $seat }, коя изчиствате?
       *[other] „{ $source }“ струва { $n } карти от ръката. { $seat }, коя изчиствате първа?
    }
}
    .you = { $lost ->
        [1] { $n ->
            [one] Коя карта губите? Остава да загубите { $n } карта.
           *[other] Коя карта губите? Остава да загубите { $n } карти.
        }
       *[other] { $n ->
            [one] „{ $source }“ струва { $n } карта от ръката. Коя изчиствате?
           *[other] „{ $source }“ струва { $n } карти от ръката. Коя изчиствате първа?
        }
    }
ask-discard-down = { $n ->
    [one] { $seat }, може да останат най-много три карти, изчистете още { $n } карта.
   *[other] { $seat }, може да останат най-много три карти, изчистете още { $n } карти.
}
    .you = { $n ->
        [one] Може да останат най-много три карти, изчистете още { $n } карта.
       *[other] Може да останат най-много три карти, изчистете още { $n } карти.
    }
ask-discard-more = { $seat }, кои карти изчиствате, преди да изтеглите нови?
    .you = Кои карти изчиствате, преди да изтеглите нови?
ask-discard-from-deck = { $seat }, коя карта от тестето се изчиства?
    .you = Коя карта от тестето се изчиства?
ask-trash = { $n ->
    [one] { $seat }, коя ваша карта напуска играта? Остава да изхвърлите { $n } карта.
   *[other] { $seat }, коя ваша карта напуска играта? Остава да изхвърлите { $n } карти.
}
    .you = { $n ->
        [one] Коя ваша карта напуска играта? Остава да изхвърлите { $n } карта.
       *[other] Коя ваша карта напуска играта? Остава да изхвърлите { $n } карти.
    }
ask-trash-hand = „{ $foe }“ маха карта от играта завинаги. { $seat }, с коя карта от ръката се разделяте?
    .you = „{ $foe }“ маха карта от играта завинаги. С коя карта от ръката се разделяте?
ask-market = { $seat }, коя карта от пазара взимате в ръката си?
    .you = Коя карта от пазара взимате в ръката си?
ask-hand-full = { $seat }, ръката ви е пълна. Коя карта отива при изчистените, за да се побере { $card }?
    .you = Ръката ви е пълна. Коя карта отива при изчистените, за да се побере { $card }?
ask-add-card = { $seat }, коя карта с цена { $cost } отива при изчистените?
    .you = Коя карта с цена { $cost } отива при изчистените?
ask-add-any-card = { $seat }, коя карта от пазара отива безплатно при изчистените ви?
    .you = Коя карта от пазара отива безплатно при изчистените ви?
ask-potion-over = { $seat }, имате повече еликсири от позволеното. От кой се отказвате?
    .you = Имате повече еликсири от позволеното. От кой се отказвате?
ask-lose-potion = { $n ->
    [one] { $seat }, кой еликсир губите? Остава да дадете { $n } еликсир.
   *[other] { $seat }, кой еликсир губите? Остава да дадете { $n } еликсира.
}
    .you = { $n ->
        [one] Кой еликсир губите? Остава да дадете { $n } еликсир.
       *[other] Кой еликсир губите? Остава да дадете { $n } еликсира.
    }
ask-deed = { $seat }, вие сте { LOC($place) }. Кое едно нещо правите тук?
    .you = Вие сте { LOC($place) }. Кое едно нещо правите тук?
ask-story = { $seat }, „{ $story }“: какво правите?
    .you = „{ $story }“: какво правите?
ask-bet = { $seat }, бият се { $attacker } и { $defender }. На кого залагате монета?
    .you = Бият се { $attacker } и { $defender }. На кого залагате монета?
ask-power = { $seat }, ще използвате ли сега { $powers }?
    .you = Ще използвате ли сега { $powers }?
ask-power-before-pool = { $seat }, ще използвате ли { $powers } преди жизнените запаси?
    .you = Ще използвате ли { $powers } преди жизнените запаси?
ask-effects = { $seat }, какво използвате, преди да ударите?
    .you = Какво използвате, преди да ударите?
ask-extra-potion = { $seat }, кой еликсир пиете извън границата?
    .you = Кой еликсир пиете извън границата?
ask-brew = { $seat }, кой от тези еликсири пиете веднага? Изчистват се всички.
    .you = Кой от тези еликсири пиете веднага? Изчистват се всички.
ask-petri = { $n ->
    [one] { $seat }, кой свой знак изчиствате, за да нанесе филтърът на Петри { $n } щета?
   *[other] { $seat }, кой свой знак изчиствате, за да нанесе филтърът на Петри { $n } щети?
}
    .you = { $n ->
        [one] Кой свой знак изчиствате, за да нанесе филтърът на Петри { $n } щета?
       *[other] Кой свой знак изчиствате, за да нанесе филтърът на Петри { $n } щети?
    }
ask-combo-first = { $seat }, коя карта започва комбото?
    .you = Коя карта започва комбото?
ask-combo-next = { $seat }, коя карта играете след „{ $last }“?
    .you = Коя карта играете след „{ $last }“?
ask-combo-extra = { $seat }, коя карта добавяте без връзка след „{ $last }“?
    .you = Коя карта добавяте без връзка след „{ $last }“?
ask-combo-unlinked = { $seat }, коя карта играете без връзка след „{ $last }“?
    .you = Коя карта играете без връзка след „{ $last }“?
ask-attack = { $seat }, как отвръща { $monster }, с връхлитане или със захапване?
    .you = Как отвръща { $monster }, с връхлитане или със захапване?
ask-own-attack = { $seat }, атаката на чудовището е открита. Коя нейна половина ви удря?
    .you = Атаката на чудовището е открита. Коя нейна половина ви удря?
ask-tuck = { $seat }, коя карта от ръката отива под тестето ви?
    .you = Коя карта от ръката отива под тестето ви?
ask-take-discarded = { $seat }, коя изчистена карта се връща в ръката ви?
    .you = Коя изчистена карта се връща в ръката ви?
ask-shuffle-back = { $seat }, коя изчистена карта се връща в тестето?
    .you = Коя изчистена карта се връща в тестето?
ask-take-looked = { $seat }, коя от тези карти взимате в ръката си?
    .you = Коя от тези карти взимате в ръката си?
ask-discard-looked = { $seat }, коя от тези карти се изчиства?
    .you = Коя от тези карти се изчиства?
ask-sink-looked = { $seat }, кои от тези карти отиват най-отдолу?
    .you = Кои от тези карти отиват най-отдолу?
ask-put-back = { $n ->
    [one] { $seat }, остава да върнете отгоре { $n } карта. Коя лежи най-дълбоко?
   *[other] { $seat }, остава да върнете отгоре { $n } карти. Коя лежи най-дълбоко?
}
    .you = { $n ->
        [one] Остава да върнете отгоре { $n } карта. Коя лежи най-дълбоко?
       *[other] Остава да върнете отгоре { $n } карти. Коя лежи най-дълбоко?
    }

note-travel = { $cards ->
    [one] { $cards } карта в ръка, { $gold } злато. Фаза II: битка, изследване или медитация.
   *[other] { $cards } карти в ръка, { $gold } злато. Фаза II: битка, изследване или медитация.
}
note-market = { $cards ->
    [one] Може да платите с { $cards } карта от ръката.
   *[other] Може да платите с { $cards } карти от ръката.
}
note-fight = { $left ->
    [one] { $monster } има { $left } карта в жизнения си запас, щитът ви е на { $shield }.
   *[other] { $monster } има { $left } карти в жизнения си запас, щитът ви е на { $shield }.
}
note-duel = { $left ->
    [one] { $rival } има { $left } карта в жизнения си запас и щит на { $theirs }, щитът ви е на { $shield }.
   *[other] { $rival } има { $left } карти в жизнения си запас и щит на { $theirs }, щитът ви е на { $shield }.
}
note-exchange = Взима се карта, която е най-много с 1 по-скъпа от дадената.
note-discard-more = { $n ->
    [one] После теглите, докато държите { $n } карта.
   *[other] После теглите, докато държите { $n } карти.
}
note-track = 1 злато получавате при всички случаи. На мястото от чипа той става следа и вие удряте първи.
note-bet = Верният залог се връща с толкова злато, колкото получи победителят; грешният се губи. Имате { $gold } злато.
note-fight-lost = Отиват си всички тези карти, а с тях и боят: загубен е. Редът не променя нищо.
note-driven-away = Отиват си всички тези карти и с тях свършва боят, но чудовището е прогонено. Редът не променя нищо.
note-attack = { $n ->
    [one] { $witcher } има { $n } карта в жизнения запас и щит { $shield }.
   *[other] { $witcher } има { $n } карти в жизнения запас и щит { $shield }.
}
    .you-witcher = { $n ->
        [one] Имате { $n } карта в жизнения запас и щит { $shield }.
       *[other] Имате { $n } карти в жизнения запас и щит { $shield }.
    }
note-poker-ahead = Имате { $mine }, { $name } има { $theirs }: водите.
note-poker-behind = Имате { $mine }, { $name } има { $theirs }: губите.
note-poker-locals-ahead = Имате { $mine }, местните имат { $theirs }: водите.
note-poker-locals-behind = Имате { $mine }, местните имат { $theirs }: губите.
note-poker-for-locals-ahead = Местните имат { $mine }, { $name } има { $theirs }: водят местните.
note-poker-for-locals-behind = Местните имат { $mine }, { $name } има { $theirs }: местните губят.
note-poker-alone = { $n ->
    [0] Имате { $mine }: това не носи нищо.
   *[other] Имате { $mine }: това носи { $n } злато.
}
note-poker-shown-ahead = Имате { $mine } и надвивате откритата ръка, { $theirs }.
note-poker-shown-behind = Имате { $mine }; трябва да надвиете откритата ръка, { $theirs }.
as-monster = Вие сте чудовището { $monster }, срещу { $witcher }
as-locals = Вие сте местните, срещу { $witcher }
# One of several things is enough: { $so-far } is the list up to here, { $next } the next of it.
either-more = { $so-far }, { $next }
either-last = { $so-far } или { $next }
way-card = Стига една карта: { $cards }. { $there }
way-coin = Две карти по избор или карта и монета. { $there }
way-two = Две карти по избор. { $there }
# What choices say: $level in Roman, $life and $cards are cards, $others a list of players, $n gold or dice.
way-with = { $place }, изчистете „{ $card }“
way-otherwise = { $place }, платете иначе
way-for = Изчисти { $card }
way-pay-coin = Плащане по друг начин
way-pay-two = Две карти по избор
way-pay-choose = С други карти
way-horse = На кон
way-boat = С лодка
waits-monster = { $monster }, ниво { $level }, живот { $life }
waits-both = { $monster }, ниво { $level }, живот { $life }; още { $others }
waits-witchers = { $others }
odds-monster = { $monster }, ниво { $level }, живот { $life }; вие имате { $cards } карти и щит { $shield }
odds-duel = { $seat }, { $theirs } карти срещу вашите { $mine }
odds-poker = { $seat }, преди заровете да паднат
odds-locals = Местните, преди заровете да паднат
odds-trail = Имате следата на { $monster }, затова удряте първи.
odds-no-trail = Нямате следата на { $monster }, затова чудовището удря първо.
odds-paid = { $n ->
    [one] Пътят дотам ви взима { $n } карта от ръката.
   *[other] Пътят дотам ви взима { $n } карти от ръката.
}
odds-potions = { $n ->
    [0] Нямате еликсир за тази битка.
    [one] В битката може да изпиете { $n } еликсир.
   *[other] В битката може да изпиете { $n } еликсира.
}
odds-attacker = Вие нападате, затова удряте първи.
odds-shields = Щитът ви е на { $mine }, щитът на противника на { $theirs }.
odds-combat = Борбеността ви е на { $mine }, тази на противника на { $theirs }: според него се теглят карти всеки ход.
odds-hand = Трябва да надвиете { $theirs }.
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
why-own-school = Умението на вашата школа се учи само { LOC($place) }.
why-no-stake = Нямате монета за залог.
why-no-stake-there = Този вещер няма монета за залог.
why-diced = Вече играхте зарове с този вещер в този ход.
why-nothing-to-exchange = Никоя карта от пазара не е честна размяна за това, което държите.
why-too-dear = Струва { $cost }; в замяна се взима карта с цена най-много { $most }.
why-other-cost = Собствената ѝ цена е { $cost }, каквото и да добавя мястото в редицата; добавя се карта със собствена цена { $need }.
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
why-hand-full = Носи карти, а ръката ви е пълна.
why-deck-empty = Носи карти, а тестето ви е празно.
why-archespore = Срещу Археспората излиза само който изчисти неизползван еликсир.
why-last-hunt = Последното чудовище трябва да почака: трофеят за умение не може да е последен.
why-trail-held = Вече имате следа от този терен.
why-tracking-already = Вече проследявате чудовището от този терен.
why-no-tokens = Няма останал чип от този терен.
why-token-here = Единственият останал чип от този терен показва точно тази локация.
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
    .you = Постъпвате в { $school }.
begins-with = { $seat } започва с { $n } злато.
    .you = Започвате с { $n } злато.
trains-first = { $seat } се обучава преди първия ход.
    .you = Обучавате се преди първия ход.
turn-begins = { $seat } започва ход { $n }.
    .you = Започвате ход { $n }.
sets-out = { $seat } потегля към { $place }.
    .you = Потегляте към { $place }.
moved = { $seat } пристига { LOC($place) }.
    .you = Пристигате { LOC($place) }.
coin-for-the-road = { $seat } плаща монета за пътя.
    .you = Плащате монета за пътя.
acts = { $seat } използва действието на { $place }.
    .you = Използвате действието на { $place }.
companion-pays = { $who } носи на { $seat } { $n } злато.
    .you = { $who } ви носи { $n } злато.
no-deed = { $seat } оставя мястото на мира.
    .you = Оставяте мястото на мира.
rests = { $seat } почива и се упражнява.
    .you = Почивате и се упражнявате.

# --- карти, еликсири, злато ---
drew-own = Теглите { $cards }.
drew = { $n ->
    [one] { $seat } тегли { $n } карта.
   *[other] { $seat } тегли { $n } карти.
}
    .you = { $n ->
        [one] Теглите { $n } карта.
       *[other] Теглите { $n } карти.
    }
deck-renewed = { $seat } размесва изчистените карти в ново тесте.
    .you = Размесвате изчистените карти в ново тесте.
life-pool-made = { $seat } размесва изчистените карти в общия жизнен запас.
    .you = Размесвате изчистените карти в общия жизнен запас.
all-shuffled = { $seat } размесва ръка, тесте и изчистени карти в ново тесте.
    .you = Размесвате ръка, тесте и изчистени карти в ново тесте.
discarded = { $seat } изчиства { $card }.
    .you = Изчиствате { $card }.
discarded-deck = { $seat } изчиства от тестето { $card }.
    .you = Изчиствате от тестето { $card }.
lost-from-hand = { $seat } губи { $card } от ръката.
    .you = Губите { $card } от ръката.
lost-cards = { $seat } губи { $cards } от тестето.
    .you = Губите { $cards } от тестето.
trashed = { $seat } изхвърля { $card } завинаги.
    .you = Изхвърляте { $card } завинаги.
trashed-discard = { $seat } изхвърля завинаги { $card } от изчистените карти.
    .you = Изхвърляте завинаги { $card } от изчистените карти.
trashed-deck = { $seat } изхвърля завинаги { $card } от тестето.
    .you = Изхвърляте завинаги { $card } от тестето.
taken-back = { $seat } си връща { $card }.
    .you = Връщате си { $card }.
shuffled-back = { $seat } разбърква { $card } обратно в тестето.
    .you = Разбърквате { $card } обратно в тестето.
tucked-own = Слагате { $card } под тестето си.
tucked = { $seat } слага карта от ръката под тестето.
    .you = Слагате карта от ръката под тестето.
under-deck = { $seat } слага под тестето { $cards } от изчистените карти.
    .you = Слагате под тестето { $cards } от изчистените карти.
card-added = { $seat } добавя { $card } при изчистените.
    .you = Добавяте { $card } при изчистените.
bought = { $seat } научава { $card }.
    .you = Научавате { $card }.
exchanged = { $seat } взима { $card } от пазара.
    .you = Взимате { $card } от пазара.
market-new = { GENDER($card) ->
    [pl] На пазара се появяват { $card }.
   *[other] На пазара се появява { $card }.
}
market-nothing = { $seat } не може да плати за никоя от картите.
    .you = Не можете да плати за никоя от картите.
market-swept = Картата „{ $card }“ си отива от пазара.
market-trashed = { $seat } изхвърля завинаги { $card } от пазара.
    .you = Изхвърляте завинаги { $card } от пазара.
draws-fewer = { $seat } тегли във фаза III с една карта по-малко.
    .you = Във фаза III теглите с една карта по-малко.
draws-exactly = { $n ->
    [one] Който срази { $monster }, тегли във фаза III точно { $n } карта.
   *[other] Който срази { $monster }, тегли във фаза III точно { $n } карти.
}
gold-gained = { $seat } печели { $n } злато.
    .you = Печелите { $n } злато.
# $story is the name of the card.
gold-lost-to = { $seat } губи { $n } злато заради „{ $story }“.
    .you = Губите { $n } злато заради „{ $story }“.
gold-paid = { $seat } плаща { $n } злато.
    .you = Плащате { $n } злато.
trained = { $seat } плаща { $n } злато за обучение.
    .you = Плащате { $n } злато за обучение.
potion-gained = { $seat } получава еликсир „{ $potion }“.
    .you = Получавате еликсир „{ $potion }“.
potion-lost = { $seat } губи еликсир „{ $potion }“.
    .you = Губите еликсир „{ $potion }“.
potion-drunk = { $seat } изпива еликсир „{ $potion }“. { $text }
    .you = Изпивате еликсир „{ $potion }“. { $text }
potions-revealed = { $seat } разкрива еликсири: { $potions }.
    .you = Разкривате еликсири: { $potions }.
potion-brewed = { $seat } веднага изпива еликсир „{ $potion }“. { $text }
    .you = Веднага изпивате еликсир „{ $potion }“. { $text }
attribute-up = { $seat } вдига { THE($attribute) } до { $level }.
    .you = Вдигате { THE($attribute) } до { $level }.
attribute-down = { $seat } губи ниво от { THE($attribute) } и остава на { $level }.
    .you = Губите ниво от { THE($attribute) } и оставате на { $level }.
level-up = { $seat } вече е вещер от ниво { $level }.
    .you = Вече сте вещер от ниво { $level }.
shield-up = { $seat } вдига щита с { $n } до { $now }.
    .you = Вдигате щита с { $n } до { $now }.
shield-down = { $seat } сваля щита с { $n } до { $now }.
    .you = Сваляте щита с { $n } до { $now }.

# --- чипове ---
trail-gained = { $seat } намира следа { LOC($terrain) }.
    .you = Намирате следа { LOC($terrain) }.
trail-lost = { $seat } връща следата { LOC($terrain) }: чудовището го няма.
    .you = Връщате следата { LOC($terrain) }: чудовището го няма.
tracking-here = Чипът показва точно тази локация ({ $place }): връща се и се тегли друг.
tracking-started = { $seat } проследява чудовището { LOC($terrain) }; дирите водят към { $place }.
    .you = Проследявате чудовището { LOC($terrain) }; дирите водят към { $place }.
tracking-done = { $seat } намира { LOC($place) } монета и следа.
    .you = Намирате { LOC($place) } монета и следа.
tracking-coin = { $seat } намира монетата { LOC($place) }; следата вече беше известна.
    .you = Намирате монетата { LOC($place) }; следата вече ви е известна.
tracking-lost = { $seat } прекратява проследяването към { $place }: чудовището го няма.
    .you = Прекратявате проследяването към { $place }: чудовището го няма.
tracking-none = { $seat } не намира нова следа.
    .you = Не намирате нова следа.
trail-none = { $seat } не получава следа: всички възможни вече са известни.
    .you = Не получавате следа: всички възможни вече са ви известни.

# --- покер със зарове ---
poker-stakes = { $seat } и { $other } залагат по монета, а банката добавя още една.
    .you = Вие и { $other } залагате по монета, а банката добавя още една.
    .you-other = { $seat } и вие залагате по монета, а банката добавя още една.
poker-stake = { $n ->
    [0] { $seat } залага монета.
   *[other] { $seat } залага монета, а банката добавя { $n }.
}
    .you = { $n ->
        [0] Залагате монета.
       *[other] Залагате монета, а банката добавя { $n }.
    }
poker-thrown = { $seat } хвърля { $dice }, { $other } хвърля { $theirs }.
    .you = Хвърляте { $dice }, { $other } хвърля { $theirs }.
    .you-other = { $seat } хвърля { $dice }, вие хвърляте { $theirs }.
poker-locals = { $seat } хвърля { $dice }, { $other } хвърля за местните { $theirs }.
    .you = Хвърляте { $dice }, { $other } хвърля за местните { $theirs }.
    .you-other = { $seat } хвърля { $dice }, вие хвърляте за местните { $theirs }.
poker-alone = { $seat } хвърля { $dice }.
    .you = Хвърляте { $dice }.
poker-against = { $seat } хвърля { $dice } срещу { $theirs }.
    .you = Хвърляте { $dice } срещу { $theirs }.
poker-rerolled = { $n ->
    [one] { $seat } хвърля отново { $n } зар и има { $dice }.
   *[other] { $seat } хвърля отново { $n } зара и има { $dice }.
}
    .you = { $n ->
        [one] Хвърляте отново { $n } зар и имате { $dice }.
       *[other] Хвърляте отново { $n } зара и имате { $dice }.
    }
poker-rerolled-locals = { $n ->
    [one] { $seat } хвърля отново { $n } зар на местните и те имат { $dice }.
   *[other] { $seat } хвърля отново { $n } зара на местните и те имат { $dice }.
}
    .you = { $n ->
        [one] Хвърляте отново { $n } зар на местните и те имат { $dice }.
       *[other] Хвърляте отново { $n } зара на местните и те имат { $dice }.
    }
poker-won = { $seat } печели { $n } злато с { $rank }.
    .you = Печелите { $n } злато с { $rank }.
poker-nothing = { $seat } показва { $rank } и не печели нищо.
    .you = Показвате { $rank } и не печелите нищо.
poker-lost = Местните печелят с { $rank }; { $seat } губи монетата.
    .you = Местните печелят с { $rank }; губите монетата.
poker-hand = { $seat } показва { $rank }.
    .you = Показвате { $rank }.
rank-nothing = нищо
rank-pair = чифт
rank-two-pairs = два чифта
rank-three = тройка
rank-small-straight = малка кента
rank-big-straight = голяма кента
rank-full-house = фул
rank-four = каре
rank-five = петорка
hand-nothing = нищо, най-висок зар { $n }
hand-pair = чифт { $high }
hand-two-pairs = два чифта, { $high } и { $low }
hand-three = три { $high }
hand-small-straight = малка кента, от 1 до 5
hand-big-straight = голяма кента, от 2 до 6
hand-full-house = фул от { $high } и { $low }
hand-four = каре { $high }
hand-five = пет { $high }
pips-1 = единици
pips-2 = двойки
pips-3 = тройки
pips-4 = четворки
pips-5 = петици
pips-6 = шестици

# --- истории и мисии ---
explores-city = { $seat } тръгва по улиците.
    .you = Тръгвате по улиците.
explores-wilds = { $seat } излиза в околностите.
    .you = Излизате в околностите.
story-read = „{ $story }“: { $intro }
story-chosen = { $seat }: { $option }
    .you = Вие: { $option }
story-result = { $result }
story-band = { $text }
# Beside the die of a story.
story-sum = Падна се { $n }
# $n is the die, $total the die and twice the level.
story-test = Зарът показва { $n }, с умението { $total }
story-effects = Излиза така: { $effects }.
quest-taken = { $seat } приема мисията „{ $story }“, която води към { $places }.
    .you = Приемате мисията „{ $story }“, която води към { $places }.
quest-done = { $seat } изпълнява мисията „{ $story }“.
    .you = Изпълнявате мисията „{ $story }“.
quest-lost = Няма останали чипове с локации: { $seat } губи мисията „{ $story }“.
    .you = Няма останали чипове с локации: губите мисията „{ $story }“.
kept = { $seat } запазва „{ $story }“.
    .you = Запазвате „{ $story }“.
kept-spent = { $seat } дава картата „{ $story }“.
    .you = Давате картата „{ $story }“.
companion-leaves = { $seat } губи спътник: { $story }.
    .you = Губите спътник: { $story }.
rolled = { $seat } хвърля зар и получава { $n }.
    .you = Хвърляте зар и получавате { $n }.
rolled-power = { $seat } хвърля зар и получава { $n } ({ $power }).
    .you = Хвърляте зар и получавате { $n } ({ $power }).
tested = { $seat } хвърля { $n } и с удвоеното ниво на { THE($attribute) } получава { $total }.
    .you = Хвърляте { $n } и с удвоеното ниво на { THE($attribute) } получавате { $total }.
short-fight = { $n ->
    [0] { $seat } не нанася щети.
    [one] { $seat } нанася { $n } щета.
   *[other] { $seat } нанася { $n } щети.
}
    .you = { $n ->
        [0] Не нанасяте щети.
        [one] Нанасяте { $n } щета.
       *[other] Нанасяте { $n } щети.
    }

# --- битки ---
fight-begins = { $seat } излиза на битка срещу { $monster }.
    .you = Излизате на битка срещу { $monster }.
first-turn-witcher = { $seat } прави първия боен ход.
    .you = Вие правите първия боен ход.
first-turn-monster = { $monster } прави първия боен ход.
power-used = { $seat } използва „{ $power }“. { $text }
    .you = Използвате „{ $power }“. { $text }
combo-card = { $seat } играе { $card }.
    .you = Играете { $card }.
combo-from-discards = { $seat } играе { $card } от изчистените карти.
    .you = Играете { $card } от изчистените карти.
combo-made = { $damage ->
    [0] { $seat } играе { $cards } и не нанася щети.
    [one] { $seat } играе { $cards } и нанася { $damage } щета.
   *[other] { $seat } играе { $cards } и нанася { $damage } щети.
}
    .you = { $damage ->
        [0] Играете { $cards } и не нанасяте щети.
        [one] Играете { $cards } и нанасяте { $damage } щета.
       *[other] Играете { $cards } и нанасяте { $damage } щети.
    }
card-returns = Картата „{ $card }“ се връща в ръката на { $seat }.
    .you = Картата „{ $card }“ се връща в ръката ви.
monster-hit = { $n ->
    [one] { $monster } губи { $n } карта от удара на { $seat }, в запаса остават { $left }.
   *[other] { $monster } губи { $n } карти от удара на { $seat }, в запаса остават { $left }.
}
    .you = { $n ->
        [one] { $monster } губи { $n } карта от вашия удар, в запаса остават { $left }.
       *[other] { $monster } губи { $n } карти от вашия удар, в запаса остават { $left }.
    }
monster-unhurt = { $monster } не губи нито една карта.
looked-lost = { $seat } праща при изчистените { $card }.
    .you = Пращате при изчистените { $card }.
looked-lost-witcher = { $seat } изчиства { $card } от тестето на { $other }.
    .you = Изчиствате { $card } от тестето на { $other }.
    .you-other = { $seat } изчиства { $card } от вашето тесте.
monster-charges = { $monster } връхлита: { $what }.
monster-bites = { $monster } захапва: { $what }.
monster-die = { $monster } хвърля зар и получава { $n }.
monster-hits = { $n ->
    [one] { $seat } понася { $n } щета.
   *[other] { $seat } понася { $n } щети.
}
    .you = { $n ->
        [one] Понасяте { $n } щета.
       *[other] Понасяте { $n } щети.
    }
slain = { $seat } сразява { $monster } и печели { $n } злато.
    .you = Сразявате { $monster } и печелите { $n } злато.
driven-away = { $seat } пада, но прогонва { $monster } и печели { $n } злато.
    .you = Падате, но прогонвате { $monster } и печелите { $n } злато.
defeated = { $monster } побеждава { $seat }.
    .you = { $monster } ви побеждава.
monster-settles = { $monster } се заселва { LOC($place) }.
trophy-gained = { $seat } закача трофея „{ $trophy }“ и вече има { $n } от 4.
    .you = Закачате трофея „{ $trophy }“ и вече имате { $n } от 4.
trophy-without-step = { $seat } получава трофея „{ $trophy }“ само заради ефекта му: последната стъпка се печели единствено в битка.
    .you = Получавате трофея „{ $trophy }“ само заради ефекта му: последната стъпка се печели единствено в битка.
medal-taken = { $seat } взима от { $other } трофея „{ $trophy }“.
    .you = Взимате от { $other } трофея „{ $trophy }“.
    .you-other = { $seat } взима от вас трофея „{ $trophy }“.
meditates = { $seat } медитира и взима трофея „{ $trophy }“.
    .you = Медитирате и взимате трофея „{ $trophy }“.
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
    .you = Вие оставате без карти, но и { $monster } има най-много една.
because-defeated = { $left ->
    [one] { $seat } остава без карти, а { $monster } има още { $left }.
   *[other] { $seat } остава без карти, а { $monster } има още { $left }.
}
    .you = { $left ->
        [one] Вие оставате без карти, а { $monster } има още { $left }.
       *[other] Вие оставате без карти, а { $monster } има още { $left }.
    }
because-duel = { $seat } остава без карти.
    .you = Оставате без карти.
because-level = И четирите умения достигнаха ниво { $level }.
because-rank = Решава { $rank }.
part-softened = смекчено
part-link = връзка с { $card }
part-more = еликсири, умение и трофеи
part-resists = чудовището устоява
part-twice = два пъти { $attribute }
label-die = Зар
duel-begins = { $seat } вади стомана срещу { $other }.
    .you = Вадите стомана срещу { $other }.
    .you-other = { $seat } вади стомана срещу вас.
duel-won = { $n ->
    [0] { $seat } побеждава { $other }.
   *[other] { $seat } побеждава { $other } и печели { $n } злато.
}
    .you = { $n ->
        [0] Побеждавате { $other }.
       *[other] Побеждавате { $other } и печелите { $n } злато.
    }
    .you-other = { $n ->
        [0] { $seat } ви побеждава.
       *[other] { $seat } ви побеждава и печели { $n } злато.
    }
bet-placed = { $seat } залага монета на { $on }.
    .you = Залагате монета на { $on }.
    .you-on = { $seat } залага монета на вас.
bet-won = { $seat } познава и получава заедно със залога { $n } злато.
    .you = Познавате и получавате заедно със залога { $n } злато.
bet-lost = { $seat } не познава и губи залога.
    .you = Не познавате и губите залога.

# --- как свършва ---
result-won = { $seat } носи четвъртия трофей у дома. { $school } ликува.
    .you = Носите четвъртия трофей у дома. { $school } ликува.
won-by-hunt = Последният трофей е от лов на { $trophy }.
won-by-duel = Последният трофей, „{ $trophy }“, е взет от друг вещер.
solo-result = { $turns ->
    [one] Отне { $turns } ход. { $rating }
   *[other] Отне { $turns } хода. { $rating }
}
rating-novice = Не е зле за новак.
rating-reliable = Може да се разчита на вас.
rating-professional = Вие сте професионалист и за вас вече се говори.
rating-legend = На път сте да се превърнете в легенда.
rating-living-legend = Вие сте жива легенда!

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
    .you = Вашият ход { $n } · Фаза I, движение и действия
chapter-deed = { $seat }, ход { $n } · Фаза II
    .you = Вашият ход { $n } · Фаза II
chapter-rest = { $seat }, ход { $n } · Фаза III, нови карти
    .you = Вашият ход { $n } · Фаза III, нови карти
chapter-fight = { $seat }, ход { $n } · Фаза II, битка
    .you = Вашият ход { $n } · Фаза II, битка
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
    .more = повече злато
    .less = по-малко злато
label-shield = Щит
    .more = по-висок щит
    .less = по-нисък щит
label-potions = Еликсири
    .more = повече еликсири
    .less = по-малко еликсири
label-trophies = Трофеи
    .more = повече трофеи
    .less = по-малко трофеи
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
label-shown-hand = Ръката за надвиване
mat-note = { $school }, ниво { $level }
hand-note = { $n } от { $most }
combo-note = щети { $damage }, щит +{ $shield }
potions-left = { $n ->
    [one] може да изпие още { $n } еликсир
   *[other] може да изпие още { $n } еликсира
}
poker-pot = { $n } злато в залога
poker-leads = Води { $seat } · { $n } злато в залога
    .you = Водите вие · { $n } злато в залога
poker-leads-locals = Водят местните · { $n } злато в залога
poker-shown-beaten = { $seat } надвива откритата ръка
    .you = Надвивате откритата ръка
poker-shown-stands = Откритата ръка още води
closed-tavern = Кръчмата е затворена
open-lair = Тук ще обитава чудовище
pawn = { $seat }, { $school }
    .you = Вие, { $school }
fame = { $seat } на { $n }
    .you = Вие на { $n }
quest-goal = Мисията на { $seat } „{ $story }“
    .you = Вашата мисия „{ $story }“
tracking-goal = { $seat } проследява чудовище дотук
    .you = Проследявате чудовище дотук
tracking-token = Проследяването { LOC($terrain) } води към { $place } и носи 1 злато
trail-token = Следа на чудовището { LOC($terrain) }
quest-text = Идете до { $places } и прочетете събитие { $event }.
quest-complete = Прочетете събитие { $event }.
stage-fight = { $seat } срещу { $monster }
    .you = Вие срещу { $monster }
stage-duel = { $seat } срещу { $other }
    .you = Вие срещу { $other }
    .you-other = { $seat } срещу вас
stage-short = { $seat } в кратка битка
    .you = Вие в кратка битка
fighter = { $seat }: { $witcher }
    .you = Вие: { $witcher }
thrower = { $seat }
    .you = Вие
deck-city = Град
deck-wilds = Околности
deck-event = Събитие

# --- какво разумен вещер не прави (simulate --blunders) ---
blunder-idle = Два хода поред само изследва
blunder-shuttle = Ходи напред-назад между две места
blunder-untracked-hunt = Излиза на лов без следата, която търси
blunder-wasted-potion = Пие еликсир напразно
blunder-blind-dice = Хвърля отново печеливши зарове или оставя губещи

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
