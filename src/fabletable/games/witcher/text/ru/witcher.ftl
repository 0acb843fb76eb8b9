# Игра, её вопросы, причины и рассказ.

game-witcher = Ведьмак: Старый мир
    .motto = Охоться, учись, рискуй, выживай
option-tweaks = Свои числа

# --- слова ---
word-action = Выполнить действие этого места
word-phase-two = Перейти к фазе II
word-two-cards = Сбросить две любые карты
word-to-combo = Перейти к комбо
word-combo-done = Комбо готово
word-charge = Натиск
word-bite = Укус
word-explore-city = Исследовать город
word-explore-wilds = Исследовать глушь
pay-coin-and-card = Отдать монету и { ACC($card) }
train = { $price ->
    [one] { $attribute } за { $price } золотой
    [few] { $attribute } за { $price } золотых
   *[other] { $attribute } за { $price } золотых
}
train-with-letter = { $price ->
    [one] { $attribute } за { $price } золотой, по письму
    [few] { $attribute } за { $price } золотых, по письму
   *[other] { $attribute } за { $price } золотых, по письму
}
poker-with = Сыграть в кости с игроком { $seat }
duel-with = Сразиться с игроком { $seat }
duel-trophy = { $n ->
    [one] Победа принесёт трофей школы и { $n } золотой.
    [few] Победа принесёт трофей школы и { $n } золотых.
   *[other] Победа принесёт трофей школы и { $n } золотых.
}
duel-trophy-held = { $n ->
    [one] Трофей этой школы у вас уже есть; победа принесёт { $n } золотой.
    [few] Трофей этой школы у вас уже есть; победа принесёт { $n } золотых.
   *[other] Трофей этой школы у вас уже есть; победа принесёт { $n } золотых.
}
duel-trophy-gone = { $n ->
    [one] Трофеев этой школы не осталось; победа принесёт { $n } золотой.
    [few] Трофеев этой школы не осталось; победа принесёт { $n } золотых.
   *[other] Трофеев этой школы не осталось; победа принесёт { $n } золотых.
}
bet-on = Поставить монету на игрока { $seat }
ride-horse = Верхом в { ACC($place) }
ride-boat = По воде в { ACC($place) }
poker-die = Кость, на которой { $n }

# --- вопросы ---
ask-second-terrain = { $seat }, где поселится чудовище уровня II?
ask-school = { $seat }, какая школа ваша?
ask-travel = { $seat }, вы в { LOC($place) }. Что дальше?
ask-pay-move = { $seat }, чем вы заплатите за путь в { ACC($place) }?
ask-free-move = { $seat }, куда ведёт дорога?
ask-act-there = { $seat }, вы в { LOC($place) }. Выполните здешнее действие?
ask-train = { $gold ->
    [one] { $seat }, что вы тренируете? У вас { $gold } золотой.
    [few] { $seat }, что вы тренируете? У вас { $gold } золотых.
   *[other] { $seat }, что вы тренируете? У вас { $gold } золотых.
}
ask-exchange-old = { $seat }, какую карту с руки удалите?
ask-exchange-new = { $seat }, что вы возьмёте взамен { GEN($card) }?
ask-trash-market = { $seat }, удалите карту с рынка?
ask-track = { $seat }, чудовище какой местности выслеживаете?
ask-trail = { $seat }, в какой местности вы находите След?
ask-quest-terrain = { $seat }, жетонов этой местности не осталось. Куда ведёт задание?
ask-reroll = { $seat }, какие кости вы перебросите? У вас { $dice }, выбрано { $chosen }.
ask-reroll-locals = { $seat }, вы бросаете за местных. Какие их кости вы перебросите? У них { $dice }, выбрано { $chosen }.
ask-raise-any = { $seat }, какой атрибут растёт?
ask-raise-lowest = { $seat }, какой из самых низких атрибутов растёт?
ask-discard = { $lost ->
    [1] { $n ->
        [one] { $seat }, какую карту вы теряете? Осталось потерять { $n } карту.
        [few] { $seat }, какую карту вы теряете? Осталось потерять { $n } карты.
       *[other] { $seat }, какую карту вы теряете? Осталось потерять { $n } карт.
    }
   *[other] { $n ->
        [one] { $seat }, сбросьте ещё { $n } карту.
        [few] { $seat }, сбросьте ещё { $n } карты.
       *[other] { $seat }, сбросьте ещё { $n } карт.
    }
}
ask-discard-down = { $n ->
    [one] { $seat }, остаться может не больше трёх карт: сбросьте ещё { $n } карту.
    [few] { $seat }, остаться может не больше трёх карт: сбросьте ещё { $n } карты.
   *[other] { $seat }, остаться может не больше трёх карт: сбросьте ещё { $n } карт.
}
ask-discard-more = { $seat }, сбросите ещё карты?
ask-discard-from-deck = { $seat }, какую карту колоды сбросите?
ask-trash = { $n ->
    [one] { $seat }, какая ваша карта покинет игру? Нужно удалить ещё { $n } карту.
    [few] { $seat }, какая ваша карта покинет игру? Нужно удалить ещё { $n } карты.
   *[other] { $seat }, какая ваша карта покинет игру? Нужно удалить ещё { $n } карт.
}
ask-trash-hand = { $seat }, какую карту с руки удалите?
ask-market = { $seat }, какую карту берёте?
ask-hand-full = { $seat }, рука полна. Какая карта уйдёт в сброс, чтобы нашлось место для { GEN($card) }?
ask-add-card = { $seat }, какая карта ценой { $cost } уйдёт в ваш сброс?
ask-add-any-card = { $seat }, какая карта уйдёт в ваш сброс?
ask-potion-over = { $seat }, эликсиров слишком много. Какой лишний?
ask-lose-potion = { $n ->
    [one] { $seat }, какой эликсир вы теряете? Нужно отдать ещё { $n } эликсир.
    [few] { $seat }, какой эликсир вы теряете? Нужно отдать ещё { $n } эликсира.
   *[other] { $seat }, какой эликсир вы теряете? Нужно отдать ещё { $n } эликсиров.
}
ask-deed = { $seat }, чем займётесь в этом месте?
ask-story = { $seat }, что будете делать?
ask-bet = { $seat }, поставите на исход этого боя?
ask-power = { $seat }, примените что-нибудь сейчас?
ask-power-before-pool = { $seat }, примените что-нибудь до сбора запасов жизни?
ask-effects = { $seat }, эликсиры, умение или уловки перед ударом?
ask-extra-potion = { $seat }, какой эликсир сверх предела?
ask-brew = { $seat }, какой из них выпьете сразу?
ask-petri = { $seat }, какой знак пойдёт в эликсир?
ask-combo-first = { $seat }, какая карта начнёт комбо?
ask-combo-next = { $seat }, что последует за картой «{ $last }»?
ask-combo-extra = { $seat }, ещё одна карта, без связи?
ask-combo-unlinked = { $seat }, какая карта ляжет без связи за картой «{ $last }»?
ask-attack = { $seat }, чем ответит { $monster }, натиском или укусом?
ask-own-attack = { $seat }, атака чудовища открыта. Натиск или укус?
ask-tuck = { $seat }, какая карта уйдёт под колоду?
ask-take-discarded = { $seat }, какая сброшенная карта вернётся?
ask-shuffle-back = { $seat }, какая сброшенная карта вернётся в колоду?
ask-take-looked = { $seat }, какую из этих карт возьмёте?
ask-discard-looked = { $seat }, какую из этих карт сбросить?
ask-sink-looked = { $seat }, положите что-нибудь из этого под низ?
ask-put-back = { $n ->
    [one] { $seat }, наверх нужно вернуть ещё { $n } карту. Какая ляжет глубже всех?
    [few] { $seat }, наверх нужно вернуть ещё { $n } карты. Какая ляжет глубже всех?
   *[other] { $seat }, наверх нужно вернуть ещё { $n } карт. Какая ляжет глубже всех?
}

note-travel = { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[other] { $cards } карт в руке
}, { $gold ->
    [one] { $gold } золотой.
    [few] { $gold } золотых.
   *[other] { $gold } золотых.
}
note-market = { $cards ->
    [one] Платить можно { $cards } картой с руки.
    [few] Платить можно { $cards } картами с руки.
   *[other] Платить можно { $cards } картами с руки.
}
note-fight = { $left ->
    [one] Против вас { $monster }, { $left } карта в запасе жизни; ваш щит на { $shield }.
    [few] Против вас { $monster }, { $left } карты в запасе жизни; ваш щит на { $shield }.
   *[other] Против вас { $monster }, { $left } карт в запасе жизни; ваш щит на { $shield }.
}
way-card = Можно сбросить { ACC($cards) }. { $there }
way-coin = Две любые карты или карта и монета. { $there }
way-two = Две любые карты. { $there }
# What choices say: $level in Roman, $life and $cards are cards, $others a list of players, $n gold or dice.
way-with = { $place }, сбросить «{ $card }»
way-otherwise = { $place }, оплатить иначе
waits-monster = { $monster }, уровень { $level }, жизнь { $life }
waits-both = { $monster }, уровень { $level }, жизнь { $life }; рядом { $others }
waits-witchers = { $others }
odds-monster = { $monster }, уровень { $level }, жизнь { $life }; у вас карт { $cards }, щит { $shield }
odds-duel = { $seat }, карт { $theirs } против ваших { $mine }
odds-poker = { $seat }, до броска кубиков
odds-locals = Местные, до броска кубиков
if-slain = { $n ->
    [one] трофей и { $n } золотой
    [few] трофей и { $n } золотых
   *[other] трофей и { $n } золотых
}
if-driven = { $n ->
    [one] чудовище изгнано, { $n } золотой и карта стоимостью 0
    [few] чудовище изгнано, { $n } золотых и карта стоимостью 0
   *[other] чудовище изгнано, { $n } золотых и карта стоимостью 0
}
if-defeated = карта стоимостью 0, след и на карту меньше в добор
if-duel-lost = карта стоимостью 0 и на карту меньше в добор
if-poker-won = банк, 3 золотых
if-poker-lost = ставка потеряна
poker-rest = { $n ->
    [one] Оставить { $rank }, перебросить { $n } кубик
    [few] Оставить { $rank }, перебросить { $n } кубика
   *[other] Оставить { $rank }, перебросить { $n } кубиков
}
poker-all = { $n ->
    [one] Перебросить { $n } кубик
    [few] Перебросить все { $n } кубика
   *[other] Перебросить все { $n } кубиков
}
gem-potion = Эликсир
gem-trophy = Трофей

# --- причины ---
why-move-first = Сначала двигайтесь: там, где ход начался, делать нечего.
why-action-used = Это действие в этот ход уже выполнено.
why-above-level = Атрибут и так выше вашего уровня ведьмака.
why-at-five = { $attribute } уже на уровне V, а выше уровней нет.
why-all-at-five = Всё, чему здесь учат, у вас уже на уровне V.
why-no-training = { $need ->
    [one] Самая дешёвая тренировка стоит здесь { $need } золотой, а у вас { $have }.
    [few] Самая дешёвая тренировка стоит здесь { $need } золотых, а у вас { $have }.
   *[other] Самая дешёвая тренировка стоит здесь { $need } золотых, а у вас { $have }.
}
why-own-school = Вашей Специализации учат только в { LOC($place) }.
why-no-stake = У вас нет монеты для ставки.
why-no-stake-there = У этого ведьмака нет монеты для ставки.
why-diced = С этим ведьмаком вы в этот ход уже играли.
why-nothing-to-exchange = За то, что у вас в руке, на рынке ничего не выменять.
why-too-dear = Её цена { $cost }, а взамен можно взять карту ценой не больше { $most }.
why-other-cost = Её цена { $cost }, а добавить нужно карту ценой { $need }.
why-cannot-pay-move = Нужна карта этой местности, две любые карты или карта и монета.
why-gold-short = { $need ->
    [one] Это стоит { $need } золотой, а у вас { $have }.
    [few] Это стоит { $need } золотых, а у вас { $have }.
   *[other] Это стоит { $need } золотых, а у вас { $have }.
}
why-cards-short = { $need ->
    [one] Она стоит { $need } карту, а в руке у вас { $have }.
    [few] Она стоит { $need } карты, а в руке у вас { $have }.
   *[other] Она стоит { $need } карт, а в руке у вас { $have }.
}
why-no-link = У { GEN($card) } нет связи этого цвета.
why-potion-limit = { $n ->
    [one] Больше эликсиров в этом бою нельзя, выпит уже { $n }.
    [few] Больше эликсиров в этом бою нельзя, выпито уже { $n }.
   *[other] Больше эликсиров в этом бою нельзя, выпито уже { $n }.
}
why-no-sign = Нужна лиловая или жёлтая карта с руки, а у вас таких нет.
why-archespore = Археспора подпустит лишь того, кто сбросит неиспользованный эликсир.
why-last-hunt = Последнее чудовище подождёт: трофей атрибута не может быть последним.
why-trail-held = След этой местности у вас уже есть.
why-tracking-already = Чудовище этой местности вы уже выслеживаете.
why-no-tokens = Жетонов этой местности не осталось.
why-no-monster = В этой местности чудовища нет.
why-trophy-held = Такой трофей у вас уже есть.
why-trophy-gone = Трофеев этого атрибута не осталось.
why-duel-school = В школах ведьмаки не дерутся.
why-duel-tavern = Таверна закрыта после недавней драки.
why-duel-diced = С этим ведьмаком вы в этот ход играли в кости.
why-no-exploration = После этой истории исследовать в этот ход нельзя.
why-deck-read = Все истории этой колоды уже прочитаны.

# --- рассказ: подготовка и ходы ---
school-taken = { $seat } вступает в { ACC($school) }.
turn-begins = { $seat } начинает ход { $n }.
moved = { $seat } приходит в { ACC($place) }.
coin-for-the-road = { $seat } платит за дорогу монету.
acts = { $seat } пользуется действием { GEN($place) }.
companion-pays = { $n ->
    [one] { $who } приносит игроку { $seat } { $n } золотой.
    [few] { $who } приносит игроку { $seat } { $n } золотых.
   *[other] { $who } приносит игроку { $seat } { $n } золотых.
}
no-deed = { $seat } ничего здесь не предпринимает.

# --- карты, эликсиры, золото ---
drew-own = Вы берёте { ACC($cards) }.
drew = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[other] { $seat } берёт { $n } карт.
}
discarded = { $seat } сбрасывает { ACC($card) }.
lost-from-hand = { $seat } теряет с руки { ACC($card) }.
lost-cards = { $seat } теряет из колоды { ACC($cards) }.
trashed = { $seat } навсегда избавляется от { GEN($card) }.
taken-back = { $seat } забирает обратно { ACC($card) }.
shuffled-back = { $seat } замешивает обратно в колоду { ACC($card) }.
card-added = { $seat } добавляет в сброс { ACC($card) }.
bought = { $seat } осваивает { ACC($card) }.
exchanged = { $seat } берёт с рынка { ACC($card) }.
market-new = { GENDER($card) ->
    [pl] На рынке появляются { $card }.
   *[m] На рынке появляется { $card }.
}
market-nothing = { $seat } не может заплатить ни за одну карту.
market-swept = Карту «{ $card }» убирают с рынка.
gold-gained = { $n ->
    [one] { $seat } получает { $n } золотой.
    [few] { $seat } получает { $n } золотых.
   *[other] { $seat } получает { $n } золотых.
}
# $story is the name of the card.
gold-lost-to = { $n ->
    [one] { $seat } теряет { $n } золотой из-за истории «{ $story }».
    [few] { $seat } теряет { $n } золотых из-за истории «{ $story }».
   *[other] { $seat } теряет { $n } золотых из-за истории «{ $story }».
}
gold-paid = { $n ->
    [one] { $seat } платит { $n } золотой.
    [few] { $seat } платит { $n } золотых.
   *[other] { $seat } платит { $n } золотых.
}
trained = { $n ->
    [one] { $seat } платит за тренировку { $n } золотой.
    [few] { $seat } платит за тренировку { $n } золотых.
   *[other] { $seat } платит за тренировку { $n } золотых.
}
potion-gained = { $seat } получает эликсир «{ $potion }».
potion-lost = { $seat } теряет эликсир «{ $potion }».
potion-drunk = { $seat } пьёт эликсир «{ $potion }». { $text }
attribute-up = { $seat } поднимает { ACC($attribute) } до уровня { $level }.
attribute-down = { $seat } теряет уровень { GEN($attribute) } и остаётся на { $level }.
level-up = { $seat } теперь ведьмак уровня { $level }.
shield-up = { $seat } поднимает щит на { $n }, до { $now }.
shield-down = { $seat } опускает щит на { $n }, до { $now }.

# --- жетоны ---
trail-gained = { $seat } находит След { LOC($terrain) }.
tracking-started = { $seat } выслеживает чудовище { LOC($terrain) }; приметы ведут в { ACC($place) }.
tracking-done = { $seat } читает приметы в { LOC($place) } и находит монету и След.
tracking-coin = { $seat } находит в { LOC($place) } монету; След уже был известен.
tracking-none = { $seat } не находит нового Следа.
trail-none = { $seat } не получает Следа: все, какие можно найти, уже известны.

# --- покер на костях ---
poker-thrown = { $seat } бросает { $dice }, { $other } бросает { $theirs }.
poker-locals = { $seat } бросает { $dice }, { $other } бросает за местных { $theirs }.
poker-alone = { $seat } бросает { $dice }.
poker-against = { $seat } бросает { $dice } против { $theirs }.
poker-rerolled = { $n ->
    [one] { $seat } перебрасывает { $n } кость и получает { $dice }.
    [few] { $seat } перебрасывает { $n } кости и получает { $dice }.
   *[other] { $seat } перебрасывает { $n } костей и получает { $dice }.
}
poker-rerolled-locals = { $n ->
    [one] { $seat } перебрасывает { $n } кость местных, и у них теперь { $dice }.
    [few] { $seat } перебрасывает { $n } кости местных, и у них теперь { $dice }.
   *[other] { $seat } перебрасывает { $n } костей местных, и у них теперь { $dice }.
}
poker-won = { $n ->
    [one] { $seat } выигрывает { $n } золотой с { INS($rank) }.
    [few] { $seat } выигрывает { $n } золотых с { INS($rank) }.
   *[other] { $seat } выигрывает { $n } золотых с { INS($rank) }.
}
poker-nothing = { $seat } показывает { $rank } и не выигрывает ничего.
poker-lost = Местные выигрывают с { INS($rank) }; { $seat } теряет монету.
poker-hand = { $seat } показывает { $rank }.
rank-nothing = пустую руку
    .ins = пустой рукой
rank-pair = пару
    .ins = парой
rank-two-pairs = две пары
    .ins = двумя парами
rank-three = тройку
    .ins = тройкой
rank-small-straight = малый стрит
    .ins = малым стритом
rank-big-straight = большой стрит
    .ins = большим стритом
rank-full-house = фулл-хаус
    .ins = фулл-хаусом
rank-four = каре
    .ins = каре
rank-five = покер
    .ins = покером

# --- истории и задания ---
explores-city = { $seat } уходит бродить по улицам.
explores-wilds = { $seat } уезжает в глушь.
story-read = «{ $story }»: { $intro }
story-chosen = { $seat }: { $option }
story-result = { $result }
story-band = { $text }
story-effects = Итог: { $effects }.
quest-taken = { $seat } берёт задание «{ $story }», которое ведёт в { ACC($places) }.
quest-done = { $seat } выполняет задание «{ $story }».
kept = { $seat } оставляет себе «{ $story }».
rolled = { $seat } бросает кость и получает { $n }.
rolled-power = { $seat } бросает кость и получает { $n } ({ $power }).
tested = { $seat } бросает { $n } и вместе с удвоенным уровнем { GEN($attribute) } получает { $total }.
short-fight = { $n ->
    [0] { $seat } не наносит урона.
    [one] { $seat } наносит { $n } урон.
    [few] { $seat } наносит { $n } урона.
   *[other] { $seat } наносит { $n } урона.
}

# --- бои ---
fight-begins = { $seat } выходит на бой против { GEN($monster) }.
first-turn-witcher = Первый ход в бою за игроком { $seat }.
first-turn-monster = { $monster } бьёт первым ходом.
power-used = { $seat } применяет «{ $power }». { $text }
combo-card = { $seat } играет { ACC($card) }.
combo-made = { $damage ->
    [0] { $seat } играет { ACC($cards) } и не наносит урона.
    [one] { $seat } играет { ACC($cards) } и наносит { $damage } урон.
    [few] { $seat } играет { ACC($cards) } и наносит { $damage } урона.
   *[other] { $seat } играет { ACC($cards) } и наносит { $damage } урона.
}
card-returns = { GENDER($card) ->
    [pl] { $card } возвращаются в руку игрока { $seat }.
   *[m] { $card } возвращается в руку игрока { $seat }.
}
monster-hit = { $n ->
    [one] { $monster } теряет { $n } карту от удара игрока { $seat }, в запасе жизни остаётся { $left }.
    [few] { $monster } теряет { $n } карты от удара игрока { $seat }, в запасе жизни остаётся { $left }.
   *[other] { $monster } теряет { $n } карт от удара игрока { $seat }, в запасе жизни остаётся { $left }.
}
monster-unhurt = { $monster } не теряет ни карты.
looked-lost = { $seat } отправляет в сброс { ACC($card) }.
monster-charges = { $monster } идёт в натиск: { $what }.
monster-bites = { $monster } кусает: { $what }.
monster-die = { $monster } бросает кость и получает { $n }.
monster-hits = { $n ->
    [one] { $seat } получает { $n } урон.
    [few] { $seat } получает { $n } урона.
   *[other] { $seat } получает { $n } урона.
}
slain = { $n ->
    [one] { $seat } убивает { ACC($monster) } и получает { $n } золотой.
    [few] { $seat } убивает { ACC($monster) } и получает { $n } золотых.
   *[other] { $seat } убивает { ACC($monster) } и получает { $n } золотых.
}
driven-away = { $n ->
    [one] { $seat } падает без сил, но прогоняет { ACC($monster) } и получает { $n } золотой.
    [few] { $seat } падает без сил, но прогоняет { ACC($monster) } и получает { $n } золотых.
   *[other] { $seat } падает без сил, но прогоняет { ACC($monster) } и получает { $n } золотых.
}
defeated = { $seat } проигрывает бой против { GEN($monster) }.
monster-settles = { $monster } селится в { LOC($place) }.
trophy-gained = { $seat } вешает на стену трофей «{ $trophy }», теперь их { $n } из 4.
meditates = { $seat } медитирует и получает трофей «{ $trophy }».
# Why: $cards is a list of lost cards, $left how many are left. Parts of a sum: small words beside a number.
because-cards-lost = Потеряны { $cards }, осталось карт: { $left }.
because-no-card-lost = Ни одна карта не потеряна, осталось карт: { $left }.
because-monster-left = { $left ->
    [0] { $monster } остаётся без карт.
   *[other] { $monster }, осталось карт: { $left }.
}
because-slain = { $monster } остаётся без карт.
because-driven = { $seat } остаётся без карт, но и у { GEN($monster) } не больше одной.
because-defeated = { $seat } остаётся без карт, а у { GEN($monster) } их ещё { $left }.
because-duel = { $seat } остаётся без карт.
because-level = Все четыре умения достигли уровня { $level }.
because-rank = Хватило: { $rank }.
part-softened = смягчено
part-link = связка с { $card }
part-more = эликсиры, навык и трофеи
part-resists = чудовище сопротивляется
part-twice = дважды { $attribute }
label-die = Кубик
duel-begins = { $seat } обнажает сталь против игрока { $other }.
duel-won = { $n ->
    [0] { $seat } побеждает игрока { $other }.
    [one] { $seat } побеждает игрока { $other } и получает { $n } золотой.
    [few] { $seat } побеждает игрока { $other } и получает { $n } золотых.
   *[other] { $seat } побеждает игрока { $other } и получает { $n } золотых.
}
bet-placed = { $seat } ставит монету на игрока { $on }.
bet-won = { $n ->
    [one] { $seat } угадывает исход и получает { $n } золотой.
    [few] { $seat } угадывает исход и получает { $n } золотых.
   *[other] { $seat } угадывает исход и получает { $n } золотых.
}

# --- чем всё кончилось ---
result-won = { $seat } привозит домой четвёртый трофей. { $school } ликует.
won-by-hunt = Последний трофей добыт на охоте на { ACC($trophy) }.
won-by-duel = Последний трофей, «{ $trophy }», взят у другого ведьмака.
solo-result = { $turns ->
    [one] На это ушёл { $turns } ход, и приговор таков: { $rating }
    [few] На это ушло { $turns } хода, и приговор таков: { $rating }
   *[other] На это ушло { $turns } ходов, и приговор таков: { $rating }
}
rating-novice = для новичка неплохо.
rating-reliable = такому ведьмаку можно довериться.
rating-professional = мастер своего дела, и о нём уже поговаривают.
rating-legend = на пути к легенде.
rating-living-legend = живая легенда.

# --- что делают карты историй ---
effect-gold-gain = { $n ->
    [one] +{ $n } золотой
    [few] +{ $n } золотых
   *[other] +{ $n } золотых
}
effect-gold-loss = { $n ->
    [one] −{ $n } золотой
    [few] −{ $n } золотых
   *[other] −{ $n } золотых
}
effect-attribute-gain = { $attribute } +{ $n }
effect-attribute-loss = { $attribute } −{ $n }
effect-any-attribute = любой атрибут +{ $n }
effect-lowest = ваш самый низкий атрибут +{ $n }
effect-two-lowest = два ваших самых низких атрибута по +1
effect-shield-loss = щит −{ $n }
effect-no-shield = ваш щит падает до 0
effect-full-shield = ваш щит поднимается до предела
effect-potion-gain = { $n ->
    [one] { $n } эликсир
    [few] { $n } эликсира
   *[other] { $n } эликсиров
}
effect-potion-loss = { $n ->
    [one] потерять { $n } эликсир
    [few] потерять { $n } эликсира
   *[other] потерять { $n } эликсиров
}
effect-potions-up-to = эликсиры, пока их не станет { $n }
effect-potions-exactly = эликсиры, пока их не станет { $n }, сверх предела
effect-no-potions = потерять все эликсиры
effect-next-draw-gain = { $n ->
    [one] на { $n } карту больше в фазе III
    [few] на { $n } карты больше в фазе III
   *[other] на { $n } карт больше в фазе III
}
effect-next-draw-loss = { $n ->
    [one] на { $n } карту меньше в фазе III
    [few] на { $n } карты меньше в фазе III
   *[other] на { $n } карт меньше в фазе III
}
effect-draw = { $n ->
    [one] взять { $n } карту
    [few] взять { $n } карты
   *[other] взять { $n } карт
}
effect-discard = { $n ->
    [one] сбросить { $n } карту
    [few] сбросить { $n } карты
   *[other] сбросить { $n } карт
}
effect-trash = { $n ->
    [one] удалить { $n } свою карту
    [few] удалить { $n } свои карты
   *[other] удалить { $n } своих карт
}
effect-add-card = добавить карту ценой { $n }
effect-add-any-card = добавить любую карту с рынка
effect-free-card = ваша карта в фазе III бесплатна
effect-trail = След любой местности
effect-every-trail = по Следу каждой местности
effect-quest-terrain = задание { LOC($terrain) }, событие { $n }
effect-quest-terrain-paid = { $pay ->
    [one] задание { LOC($terrain) } за { $pay } золотой, событие { $n }
    [few] задание { LOC($terrain) } за { $pay } золотых, событие { $n }
   *[other] задание { LOC($terrain) } за { $pay } золотых, событие { $n }
}
effect-quest-place = задание в { LOC($place) }, событие { $n }
effect-quest-place-paid = { $pay ->
    [one] задание в { LOC($place) } за { $pay } золотой, событие { $n }
    [few] задание в { LOC($place) } за { $pay } золотых, событие { $n }
   *[other] задание в { LOC($place) } за { $pay } золотых, событие { $n }
}
effect-quest-home = задание в вашей школе, событие { $n }
effect-quest-schools = задание в вашей школе или в школе другого игрока, событие { $n }
effect-event = событие { $n }
effect-keep = эта карта остаётся у вас
effect-lose-companion = ваш спутник уходит
effect-to-phase-three = сразу к фазе III
effect-no-exploration = в этот ход без Исследования
effect-move-and-act = проехать по дороге и, если хотите, выполнить там действие
effect-roll = бросок кости ({ $bands })
effect-test = проверка, кость и удвоенный уровень { GEN($attribute) } ({ $bands })
effect-by-attribute = по уровню { GEN($attribute) } ({ $bands })
effect-by-level = по вашему уровню ведьмака ({ $bands })
effect-if = { $bands }
effect-beat-dice = перебить фулл-хаус из троек и двоек ({ $bands })
effect-short-fight = { $cards ->
    [one] короткий бой, щит −{ $lower }, взять { $cards } карту, одно комбо, итог по урону ({ $bands })
    [few] короткий бой, щит −{ $lower }, взять { $cards } карты, одно комбо, итог по урону ({ $bands })
   *[other] короткий бой, щит −{ $lower }, взять { $cards } карт, одно комбо, итог по урону ({ $bands })
}
effect-short-fight-bare = { $cards ->
    [one] короткий бой, щит до 0, взять { $cards } карту, одно комбо, итог по урону ({ $bands })
    [few] короткий бой, щит до 0, взять { $cards } карты, одно комбо, итог по урону ({ $bands })
   *[other] короткий бой, щит до 0, взять { $cards } карт, одно комбо, итог по урону ({ $bands })
}
effect-school-owner = хозяин школы получает ваши Следы и любой атрибут +1
band = от { $low } до { $high }: { $effects }
band-one = { $low }: { $effects }
band-at-least = { $low } и больше: { $effects }
band-shield-0 = если щит на 0: { $effects }
band-potions-0-1 = если эликсиров не больше одного: { $effects }
band-gold-0-1 = если золотых не больше одного: { $effects }
band-trophies-0 = без трофеев: { $effects }
band-own-school = в своей школе: { $effects }
band-win = если удалось: { $effects }
band-else = иначе: { $effects }
band-then = { $first }; { $rest }

# --- надписи на столе ---
chapter-setup = Ведьмаки собираются
chapter-travel = { $seat }, ход { $n } · фаза I, движение и действия
chapter-deed = { $seat }, ход { $n } · фаза II
chapter-rest = { $seat }, ход { $n } · фаза III, новые карты
chapter-fight = { $seat }, ход { $n } · фаза II, бой
player-sub = Уровень { $level }
label-map = Континент
label-monsters = Чудовища в округе
label-market = Рынок
label-market-note = Чем правее, тем дешевле.
label-reputation = Репутация
label-fatigue = { $n ->
    [one] Следующий шаг удалит { $n } карту.
    [few] Следующий шаг удалит { $n } карты.
   *[other] Следующий шаг удалит { $n } карт.
}
label-actions = Карты действий
label-market-discard = Сброшенные карты действий
label-potion-deck = Эликсиры
label-city = Город
label-wilds = Глушь
label-events = События
label-tokens-forest = Жетоны леса
label-tokens-mountain = Жетоны гор
label-tokens-water = Жетоны воды
label-monsters-1 = Чудовища I
label-monsters-2 = Чудовища II
label-monsters-3 = Чудовища III
label-reserve = Резерв уровня I
label-attribute-trophies = Трофеи за медитацию
label-no-board = Планшета пока нет
label-gold = Золото
label-shield = Щит
label-potions = Эликсиры
label-trophies = Трофеи
label-powers = Умение, трофеи, спутники
label-quests = Задания
label-trails = Следы
label-deck = Колода
label-discard = Сброс
label-school-trophies = Трофеи этой школы
label-hand = Рука
label-looked = Просматриваемые карты
label-life = Запас жизни
label-combo = Комбо
label-drunk = Выпитые эликсиры
label-spent = Сброшено
label-poker = Покер на костях
label-dice = Кости
label-locals = Местные
mat-note = { $school }, уровень { $level }
hand-note = { $n } из { $most }
combo-note = урон { $damage }, щит +{ $shield }
potions-left = { $n ->
    [one] ещё { $n } эликсир
    [few] ещё { $n } эликсира
   *[other] ещё { $n } эликсиров
}
poker-pot = { $n ->
    [one] { $n } золотой на кону
    [few] { $n } золотых на кону
   *[other] { $n } золотых на кону
}
closed-tavern = Таверна закрыта
open-lair = Здесь поселится чудовище
pawn = { $seat }, { $school }
fame = { $seat } на делении { $n }
quest-goal = { $seat }, задание «{ $story }»
tracking-goal = { $seat } ищет здесь чудовище
tracking-token = Выслеживание { LOC($terrain) } ведёт в { ACC($place) } и приносит 1 золотой
trail-token = След чудовища { GEN($terrain) }
quest-text = Отправляйтесь в { ACC($places) } и прочитайте событие { $event }.
quest-complete = Прочитать событие { $event }.
stage-fight = { $seat } против { GEN($monster) }
stage-duel = { $seat } против игрока { $other }
stage-short = { $seat } в коротком бою
deck-city = Город
deck-wilds = Глушь
deck-event = Событие

# --- чего разумный ведьмак не делает (simulate --follies) ---
folly-idle = Два хода подряд только исследует
folly-shuttle = Ходит взад-вперёд между двумя местами
folly-untracked-hunt = Охотится без Следа, который выслеживает
folly-wasted-potion = Пьёт эликсир впустую
folly-blind-dice = Перебрасывает выигрышные кости или оставляет проигрышные

# Что можно изменить на карте; $where: какое по счёту.
number-cost = цена
number-damage = урон
number-shield = щит
number-draw = взять карт
number-draw-less = взять карт меньше
number-copies = карт в колоде
number-n = число
number-m = второе число
number-life = жизнь
number-ability = число способности
number-charge = урон наскока
number-bite = урон укуса
number-a = вариант А, эффект { $where }
number-b = вариант Б, эффект { $where }
number-pay-a = цена варианта А
number-pay-b = цена варианта Б
number-fight-card = Карта боя { $n }
number-trophy = { $where ->
    [2] второе число трофея
   *[other] число трофея
}
