# Игра, её вопросы, причины и рассказ.

game-witcher = Ведьмак: Старый мир
option-tweaks = Свои числа

# --- слова ---
word-action = Выполнить действие этого места
word-phase-two = К фазе II
word-two-cards = Сбросить две любые карты
word-to-combo = К комбо
word-combo-done = Комбо готово
word-charge = Натиск
word-bite = Укус
word-explore-city = Исследовать город
word-explore-wilds = Исследовать глушь
pay-coin-and-card = Монета и карта: { $card }
train = { $price ->
    [one] { $attribute } за { $price } золото
    [few] { $attribute } за { $price } золота
   *[other] { $attribute } за { $price } золота
}
train-with-letter = { $price ->
    [one] { $attribute } за { $price } золото, с письмом
    [few] { $attribute } за { $price } золота, с письмом
   *[other] { $attribute } за { $price } золота, с письмом
}
poker-with = Покер на костях: { $seat }
duel-with = Сразиться: { $seat }
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
bet-on = Монета на победу: { $seat }
ride-horse = Верхом: { $place }
ride-boat = По воде: { $place }
poker-die = Кость, на ней { $n }

# --- вопросы ---
ask-second-terrain = { $seat }, где поселится чудовище уровня II?
ask-school = { $seat }, какая школа ваша?
ask-travel = { $seat }, что дальше? Вы здесь: { $place }.
ask-pay-move = { $seat }, чем заплатите за дорогу? Впереди { $place }.
ask-free-move = { $seat }, куда ведёт дорога?
ask-act-there = { $seat }, выполните действие места? Это { $place }.
ask-train = { $seat }, что тренируете? Золото: { $gold }.
ask-exchange-old = { $seat }, какую карту с руки удалите?
ask-exchange-new = { $seat }, удалена карта { $card }. Что возьмёте взамен?
ask-trash-market = { $seat }, удалите карту с рынка?
ask-track = { $seat }, чудовище какой местности выслеживаете?
ask-trail = { $seat }, След какой местности?
ask-quest-terrain = { $seat }, жетонов этой местности не осталось. Куда ведёт задание?
ask-reroll = { $seat }, перебросите какие-нибудь кости? Выпало: { $dice }; выбрано: { $chosen }.
ask-reroll-locals = { $seat }, вы бросаете за местных. Перебросите какие-нибудь их кости? Выпало { $dice }, выбрано { $chosen }.
ask-raise-any = { $seat }, какой атрибут растёт?
ask-raise-lowest = { $seat }, какой из самых низких атрибутов растёт?
ask-discard = { $seat }, сбросьте карту (осталось: { $n }).
ask-discard-down = { $seat }, сбросьте карту: сверх трёх у вас { $n }.
ask-discard-more = { $seat }, сбросите ещё карты?
ask-discard-from-deck = { $seat }, какую карту колоды сбросите?
ask-trash = { $seat }, какая ваша карта покинет игру (осталось: { $n })?
ask-trash-hand = { $seat }, какую карту с руки удалите?
ask-market = { $seat }, какую карту берёте?
ask-hand-full = { $seat }, рука полна. Какая карта уйдёт в сброс, чтобы новой ({ $card }) нашлось место?
ask-add-card = { $seat }, какая карта ценой { $cost } уйдёт в ваш сброс?
ask-add-any-card = { $seat }, какая карта уйдёт в ваш сброс?
ask-potion-over = { $seat }, эликсиров слишком много. Какой лишний?
ask-lose-potion = { $seat }, какой эликсир теряете (осталось: { $n })?
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
ask-combo-next = { $seat }, последней лежит карта { $last }. Что дальше?
ask-combo-extra = { $seat }, ещё одна карта, без связи?
ask-combo-unlinked = { $seat }, последней лежит карта { $last }. Какая ляжет без связи?
ask-attack = { $seat }, { $monster } нападает: натиск или укус?
ask-own-attack = { $seat }, открыта карта: { $card }. Натиск или укус?
ask-tuck = { $seat }, какая карта уйдёт под колоду?
ask-take-discarded = { $seat }, какая сброшенная карта вернётся?
ask-shuffle-back = { $seat }, какая сброшенная карта вернётся в колоду?
ask-take-looked = { $seat }, какую из этих карт возьмёте?
ask-discard-looked = { $seat }, какую из этих карт сбросить?
ask-sink-looked = { $seat }, положите что-нибудь из этого под низ?
ask-put-back = { $seat }, вернуть наверх карт: { $n }. Какая ляжет глубже всех?

note-travel = { $cards ->
    [one] { $cards } карта в руке, золото: { $gold }.
    [few] { $cards } карты в руке, золото: { $gold }.
   *[other] { $cards } карт в руке, золото: { $gold }.
}
note-market = Вы платите картами с руки, их { $cards }.
note-fight = { $left ->
    [one] { $monster }: осталась { $left } карта; ваш щит: { $shield }.
    [few] { $monster }: осталось { $left } карты; ваш щит: { $shield }.
   *[other] { $monster }: осталось { $left } карт; ваш щит: { $shield }.
}
way-card = Подойдёт: { $cards }. { $there }
way-coin = Две любые карты или карта и монета. { $there }
way-two = Две любые карты. { $there }
way-monster = Здесь логово: { $monster }. { $there }

# --- причины ---
why-move-first = Сначала двигайтесь: там, где ход начался, делать нечего.
why-action-used = Это действие в этот ход уже выполнено.
why-above-level = Атрибут и так выше вашего уровня ведьмака.
why-at-five = { $attribute } уже на уровне V, выше не бывает.
why-all-at-five = Всё, чему здесь учат, у вас уже на уровне V.
why-no-training = { $need ->
    [one] Самая дешёвая тренировка стоит здесь { $need } золотой, а у вас { $have }.
    [few] Самая дешёвая тренировка стоит здесь { $need } золотых, а у вас { $have }.
   *[other] Самая дешёвая тренировка стоит здесь { $need } золотых, а у вас { $have }.
}
why-own-school = Вашему особому умению учат лишь в вашей школе ({ $place }).
why-no-stake = У вас нет монеты для ставки.
why-no-stake-there = У этого ведьмака нет монеты для ставки.
why-diced = С этим ведьмаком вы в этот ход уже играли.
why-nothing-to-exchange = За то, что у вас в руке, на рынке ничего не выменять.
why-too-dear = Её цена { $cost }, а взамен можно взять карту ценой не больше { $most }.
why-other-cost = Её цена { $cost }, а добавить нужно карту ценой { $need }.
why-cannot-pay-move = Нужна карта этой местности, две любые карты или карта и монета.
why-gold-short = Цена в золоте: { $need }; у вас { $have }.
why-cards-short = { $need ->
    [one] Цена: { $need } карта; у вас { $have }.
    [few] Цена: { $need } карты; у вас { $have }.
   *[other] Цена: { $need } карт; у вас { $have }.
}
why-no-link = На карте нет связи этого цвета: { $card }.
why-potion-limit = Больше эликсиров в этом бою нельзя; использовано: { $n }.
why-no-sign = Для него нужна фиолетовая или жёлтая карта с руки, а у вас таких нет.
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
school-taken = { $seat } выбирает школу: { $school }.
turn-begins = { $seat } начинает ход { $n }.
moved = { $seat } в пути; прибытие: { $place }.
coin-for-the-road = { $seat } платит за дорогу монету.
acts = { $seat } выполняет действие места: { $place }.
companion-pays = { $seat } получает золото ({ $n }), его приносит { $who }.
no-deed = { $seat } ничего здесь не предпринимает.

# --- карты, эликсиры, золото ---
drew-own = Вы берёте: { $cards }.
drew = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[other] { $seat } берёт { $n } карт.
}
discarded = { $seat } сбрасывает: { $card }.
lost-cards = { $seat } теряет из колоды: { $cards }.
trashed = { $seat } навсегда избавляется от карты: { $card }.
taken-back = { $seat } забирает обратно: { $card }.
shuffled-back = { $seat } замешивает обратно в колоду: { $card }.
card-added = { $seat } добавляет в сброс: { $card }.
bought = { $seat } осваивает: { $card }.
exchanged = { $seat } берёт с рынка: { $card }.
market-new = На рынке появляется { $card }.
market-nothing = { $seat } не может заплатить ни за одну карту.
market-swept = С рынка убрана карта: { $card }.
gold-gained = { $n ->
    [one] { $seat } получает { $n } золото.
    [few] { $seat } получает { $n } золота.
   *[other] { $seat } получает { $n } золота.
}
gold-lost = { $n ->
    [one] { $seat } теряет { $n } золото.
    [few] { $seat } теряет { $n } золота.
   *[other] { $seat } теряет { $n } золота.
}
gold-paid = { $n ->
    [one] { $seat } платит { $n } золото.
    [few] { $seat } платит { $n } золота.
   *[other] { $seat } платит { $n } золота.
}
trained = { $n ->
    [one] { $seat } платит за тренировку { $n } золото.
    [few] { $seat } платит за тренировку { $n } золота.
   *[other] { $seat } платит за тренировку { $n } золота.
}
potion-gained = { $seat } получает эликсир: { $potion }.
potion-lost = { $seat } теряет эликсир: { $potion }.
potion-drunk = { $seat } пьёт эликсир: { $potion }. { $text }
attribute-up = { $seat }: { $attribute } растёт, теперь { $level }.
attribute-down = { $seat }: { $attribute } падает, теперь { $level }.
level-up = { $seat }: теперь это ведьмак уровня { $level }.
shield-up = { $seat } поднимает щит на { $n }, теперь { $now }.
shield-down = { $seat } теряет щит: { $n }, теперь { $now }.

# --- жетоны ---
trail-gained = { $seat } находит След; местность: { $terrain }.
tracking-started = { $seat } выслеживает чудовище ({ $terrain }); приметы указывают на место: { $place }.
tracking-done = { $place }: { $seat } читает приметы и находит монету и След.
tracking-coin = { $seat } находит на месте монету ({ $place }); След уже был известен.
tracking-none = { $seat } не находит нового Следа.
trail-none = { $seat } не получает Следа: все, какие можно найти, уже известны.

# --- покер на костях ---
poker-thrown = { $seat } бросает { $dice }, { $other } бросает { $theirs }.
poker-locals = { $seat } бросает { $dice }, { $other } бросает за местных { $theirs }.
poker-alone = { $seat } бросает { $dice }.
poker-against = { $seat } бросает { $dice } против { $theirs }.
poker-rerolled = { $n ->
    [one] { $seat } перебрасывает { $n } кость: { $dice }.
    [few] { $seat } перебрасывает { $n } кости: { $dice }.
   *[other] { $seat } перебрасывает { $n } костей: { $dice }.
}
poker-rerolled-locals = { $n ->
    [one] { $seat } перебрасывает за местных { $n } кость: { $dice }.
    [few] { $seat } перебрасывает за местных { $n } кости: { $dice }.
   *[other] { $seat } перебрасывает за местных { $n } костей: { $dice }.
}
poker-won = { $seat } выигрывает золото: { $n }. На костях { $rank }.
poker-nothing = { $seat } ничего не выигрывает. На костях { $rank }.
poker-lost = Выигрывают местные, на костях { $rank }; { $seat } теряет монету.
poker-hand = { $seat } вскрывает кости: { $rank }.
rank-nothing = ничего
rank-pair = пара
rank-two-pairs = две пары
rank-three = тройка
rank-small-straight = малый стрит
rank-big-straight = большой стрит
rank-full-house = фулл-хаус
rank-four = каре
rank-five = покер

# --- истории и задания ---
explores-city = { $seat } уходит бродить по улицам.
explores-wilds = { $seat } уезжает в глушь.
story-read = «{ $story }»: { $intro }
story-chosen = { $seat }: { $option }
story-result = { $result }
story-band = { $text }
story-effects = Что это даёт: { $effects }.
quest-taken = { $seat } берёт задание «{ $story }»: { $places }.
quest-done = { $seat } выполняет задание «{ $story }».
kept = { $seat } оставляет себе «{ $story }».
rolled = { $seat } бросает: { $n }.
rolled-power = { $seat } бросает { $n } ({ $power }).
tested = { $seat } бросает: { $n }. Атрибут «{ $attribute }» вдвойне, всего { $total }.
short-fight = { $seat } бьёт на { $n }.

# --- бои ---
fight-begins = { $seat } выходит на бой. Противник: { $monster }.
first-turn-witcher = { $seat } бьёт первым ходом.
first-turn-monster = { $monster } бьёт первым ходом.
power-used = { $seat }: { $power }. { $text }
combo-card = { $seat } играет карту: { $card }.
combo-made = { $damage ->
    [0] { $seat } играет { $cards } и не наносит урона.
   *[other] { $seat } бьёт: { $cards }. Урон: { $damage }.
}
card-returns = { $card } снова в руке: { $seat }.
monster-hit = { $n ->
    [one] { $seat } наносит удар: { $monster } теряет { $n } карту, остаётся { $left }.
    [few] { $seat } наносит удар: { $monster } теряет { $n } карты, остаётся { $left }.
   *[other] { $seat } наносит удар: { $monster } теряет { $n } карт, остаётся { $left }.
}
monster-unhurt = { $monster } не теряет ни карты.
looked-lost = { $seat } отправляет в сброс: { $card }.
monster-attacks = { $monster }: { $attack } ({ $card }): { $what }.
monster-die = { $monster } бросает кость, выпадает { $n } ({ $attack }).
monster-hits = { $seat } получает урон: { $n }.
slain = { $seat } побеждает, { $monster } больше не встанет. Золото: { $n }.
driven-away = { $seat } падает, но { $monster } спасается бегством. Золото: { $n }.
defeated = { $monster } побеждает; поражение терпит { $seat }.
monster-settles = { $monster } селится здесь: { $place }.
trophy-gained = { $seat } вешает на стену трофей, { $trophy }: { $n } из 4.
meditates = { $seat } медитирует и получает трофей: { $trophy }.
duel-begins = { $seat } обнажает сталь. Противник: { $other }.
duel-won = { $seat } побеждает, { $other } уступает. Золото: { $n }.
bet-placed = { $seat } ставит монету на победу: { $on }.
bet-won = { $seat } угадывает исход. Золото: { $n }.

# --- чем всё кончилось ---
result-won = { $seat } привозит домой четвёртый трофей. { $school } ликует.
won-by-hunt = Последний трофей добыт на охоте: { $trophy }.
won-by-duel = Последний трофей взят у другого ведьмака: { $trophy }.
solo-result = Ходов: { $turns }. Приговор: { $rating }
rating-novice = для новичка неплохо.
rating-reliable = такому ведьмаку можно довериться.
rating-professional = мастер своего дела, и о нём уже поговаривают.
rating-legend = на пути к легенде.
rating-living-legend = живая легенда.

# --- что делают карты историй ---
effect-gold-gain = { $n ->
    [one] +{ $n } золото
    [few] +{ $n } золота
   *[other] +{ $n } золота
}
effect-gold-loss = { $n ->
    [one] −{ $n } золото
    [few] −{ $n } золота
   *[other] −{ $n } золота
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
effect-next-draw-gain = в фазе III взять больше карт: +{ $n }
effect-next-draw-loss = в фазе III взять меньше карт: −{ $n }
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
effect-quest-terrain = задание ({ $terrain }), событие { $n }
effect-quest-terrain-paid = задание ({ $terrain }), цена в золоте { $pay }, событие { $n }
effect-quest-place = задание ({ $place }), событие { $n }
effect-quest-place-paid = задание ({ $place }), цена в золоте { $pay }, событие { $n }
effect-quest-home = задание в вашей школе, событие { $n }
effect-quest-schools = задание в вашей школе или в школе другого игрока, событие { $n }
effect-event = событие { $n }
effect-keep = эта карта остаётся у вас
effect-lose-companion = ваш спутник уходит
effect-to-phase-three = сразу к фазе III
effect-no-exploration = в этот ход без Исследования
effect-move-and-act = проехать по дороге и, если хотите, выполнить там действие
effect-roll = бросок кости ({ $bands })
effect-test = проверка: кость и дважды ваш атрибут «{ $attribute }» ({ $bands })
effect-by-attribute = смотря каков атрибут «{ $attribute }» ({ $bands })
effect-by-level = смотря каков ваш уровень ведьмака ({ $bands })
effect-if = { $bands }
effect-beat-dice = перебить фулл-хаус из троек и двоек ({ $bands })
effect-short-fight = короткий бой: щит −{ $lower }, взять карт: { $cards }, одно комбо, итог по урону ({ $bands })
effect-short-fight-bare = короткий бой: щит до 0, взять карт: { $cards }, одно комбо, итог по урону ({ $bands })
effect-school-owner = хозяин школы получает ваши Следы и любой атрибут +1
band = от { $low } до { $high }: { $effects }
band-one = { $low }: { $effects }
band-at-least = { $low } и больше: { $effects }
band-shield-0 = если щит на 0: { $effects }
band-potions-0-1 = если эликсиров не больше 1: { $effects }
band-gold-0-1 = если золота не больше 1: { $effects }
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
player-sub = Уровень { $level } · { $n } из 4
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
poker-pot = золото на кону: { $n }
closed-tavern = Таверна закрыта
open-lair = Здесь поселится чудовище
pawn = { $seat }, { $school }
fame = { $seat }: { $n }
quest-goal = { $seat }, задание «{ $story }»
tracking-goal = { $seat } ищет здесь чудовище
tracking-token = Выслеживание ({ $terrain }): { $place }, 1 золото
trail-token = След чудовища ({ $terrain })
quest-text = Где: { $places }; событие { $event }.
quest-complete = Прочитать событие { $event }.
stage-fight = { $seat } против: { $monster }
stage-duel = { $seat } против: { $other }
stage-short = { $seat } в коротком бою
deck-city = Город
deck-wilds = Глушь
deck-event = Событие
