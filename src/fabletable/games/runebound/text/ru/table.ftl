# О чём спрашивают, что рассказывают и как что называется на столе.

game-runebound = Runebound

# Настройки партии
option-scenario = Сценарий
option-scenario-margath = Возвышение Маргата
option-scenario-corpse-king = Король мертвецов
option-scenario-random = Один из двух, по воле случая
option-heroes = Герои
option-heroes-chosen = Каждый выбирает в порядке хода
option-heroes-dealt = Раздаются случайно
option-march-exert = Первый игрок может прилагать усилия, чтобы перебрасывать кубики похода Маргата
option-tweaks = Свои числа

# Вопросы
ask-hero = { $seat }, выберите героя
ask-start = { $seat }, выберите, где начать
ask-turn = { $seat }, что будете делать?
ask-ride = { $seat }, потратьте кубик, чтобы двигаться дальше
ask-which-die = { $seat }, какой кубик потратите?
ask-move = { $seat }, двигайтесь дальше: ещё { $left ->
        [one] { $left } клетка
        [few] { $left } клетки
       *[other] { $left } клеток
    }
ask-relocate = { $seat }, где вы появитесь?
ask-reroll = { $seat }, перебросите кубик или оставите всё как есть?
ask-reroll-which = { $seat }, какие кубики перебросите?
ask-turn-die = { $seat }, какой кубик повернёте джокером вверх?
ask-exert = { $seat }, какой навык сбросите, прилагая усилие?
ask-exert-test = { $seat }, приложите усилие, чтобы раскрыть ещё карту? Пока успехов: { $successes }
ask-hand-limit = { $seat }, сбросьте лишние навыки: предел руки { $limit }
ask-discard-skill = { $seat }, сбросьте навык с руки
ask-swap-skill = { $seat }, какие навыки обменяете?
ask-learn-now = { $seat }, изучите навык сейчас?
ask-forget = { $seat }, навыков одного типа слишком много: от какого откажетесь?
ask-pay-trophy = { $seat }, какой трофей потратите?
ask-trophy-deck = { $seat }, из какой колоды получите трофей?
ask-which-deck = { $seat }, какую колоду посмотрите?
ask-put-back = { $seat }, верните карты наверх или вниз колоды
ask-reorder = { $seat }, какая карта ляжет глубже всех?
ask-take-one = { $seat }, какую карту возьмёте?
ask-use = { $seat }, примените способность?
ask-event = { $seat }, событие «{ $card }»: какой вариант выберете?
ask-rumor = { $seat }, разыграете эти слухи сейчас?
ask-outcome = { $seat }, какой исход разыграете?
ask-reward = { $seat }, победа над { INS($card) } за вами. Какую награду возьмёте?
ask-choose = { $seat }, выберите что-то одно
ask-pay = { $seat }, заплатите эту цену ({ $what }: { $n })?
ask-zombie = { $seat }, где поднимется зомби?
ask-kill-zombie = { $seat }, какого зомби уберёте?
ask-refresh-gem = { $seat }, какой жетон приключений обновите?
ask-sell = { $seat }, продадите что-нибудь? Ваше золото: { $gold }
ask-buy = { $seat }, купите одно приобретение или сбросьте одно с рынка. Ваше золото: { $gold }
ask-take-asset = { $seat }, возьмите приобретение бесплатно
ask-one-of-a-type = { $seat }, у вас два приобретения одного типа: какое сбросите?
ask-which-market = { $seat }, на каком рынке будете торговать?
ask-give = { $seat }, что предложите? Вторая сторона обмена: { $partner }
ask-take = { $seat }, что попросите взамен? Вторая сторона обмена: { $partner }
ask-how-much = { $seat }, сколько золота войдёт в обмен? Вторая сторона: { $partner }
ask-accept-trade = { $seat }, { $hero } отдаёт: { $give }; взамен просит: { $take }. Согласны?
ask-challenge = { $seat }, кого вызовете на бой?
ask-combat-action = { $seat }, боевое действие: { $who }
ask-strike-with = { $seat }, какими жетонами атакуете?
ask-spend-agility = { $seat }, какую ловкость потратите?
ask-agility = { $seat }, переверните свой жетон или выберите жетон, который перебросит противник
ask-spend-token = { $seat }, какой жетон потратите?
ask-pay-surge = { $seat }, какой удар потратите? Уже уплачено: { $paid }
ask-buy-off = { $seat }, потратите { $n ->
        [one] { $n } символ удара
        [few] { $n } символа удара
       *[other] { $n } символов удара
    }, чтобы отменить это?
ask-token = { $seat }, выберите жетон. Что с ним сделать: { $deed }
ask-shield = { $seat }, вам наносят { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }: потратите щит?
ask-borrow = { $seat }, какую способность поднятого врага примените?
ask-retreat = { $seat }, отступите?
ask-retreat-to = { $seat }, куда отступите?
ask-march = { $seat }, куда двинется злодей?

# Слова для выбора
word-travel = Бросить кубики и отправиться в путь
word-adventure = Отправиться в приключение
word-rest = Отдохнуть
word-shop = Посетить рынок
word-train = Потренироваться
word-stand-up = Подняться
word-kill-zombie = Убить зомби
word-challenge-villain = Вступить в бой со злодеем
word-end-turn = Закончить ход
word-stop = Остановиться здесь
word-retreat = Попытаться отступить
word-agility = Использовать ловкость
word-gold = Золото
word-combat = Бой
word-exploration = Исследования
word-social = Встречи
word-body = Тело
word-mind = Разум
word-spirit = Дух
word-plains = равнина
word-forest = лес
word-hills = холмы
word-mountains = горы
word-water = вода
word-city = город
word-recast = перебросить
word-flip = перевернуть
word-remove = убрать
word-bring-back = вернуть в запас
word-turn-to = повернуть нужной стороной
word-count-double = удвоить

# Дела
do-learn = Изучить: { $thing }
do-quest = Выполнять задание: { $thing }
do-story = Выполнять сюжетное задание: { $thing }
do-rumor = Разыграть слухи: { $thing }
do-trade = Обмен: { $thing }
do-flip-mine = Перевернуть свой жетон: { $token }
do-recast-theirs = Противник перебросит: { $token }
deal-buy = Купить: { $asset }
deal-sell = Продать: { $asset }
deal-discard = Сбросить с рынка: { $asset }
put-on-top = Наверх: { $card }
put-at-bottom = Вниз: { $card }
act-strike = Атака ({ $symbol }): { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[other] { $n } ран
    }
act-strike-some = Атака частью жетонов ({ $symbol }, всего { $n })
act-double = Удвоить: { $token }
reward = Награда { $n }
alternative-nothing = Ничего
alternative-flip-self = Перевернуть свой жетон
alternative-flip-foe = Перевернуть жетон противника
alternative-take-as-trophy = Закончить бой: враг становится трофеем
die-with = { $die } (карта: { $card })

# Названия
hex-plains = Равнина { $at }
hex-forest = Лес { $at }
hex-hills = Холмы { $at }
hex-mountains = Горы { $at }
hex-water = Вода { $at }
hex-city = Город { $at }
place-at = { $place } { $at }
face = { $n ->
        [0] прочерк
        [1] { $symbol }
       *[other] { $symbol } ×{ $n }
    }
face-golden = { $n ->
        [0] прочерк (золотой символ)
        [1] { $symbol } (золотой символ)
       *[other] { $symbol } ×{ $n } (золотой символ)
    }
symbol-physical = физический урон
symbol-magic = магический урон
symbol-skull = урон от врага
symbol-shield = щит
symbol-agility = ловкость
symbol-surge = удар
symbol-double = удвоение
symbol-dash = прочерк
die-wild = джокер
die-plains = равнина
die-plains-forest = равнина или лес
die-plains-hills = равнина или холмы
die-forest-hills = лес или холмы
die-mountains-water = горы или вода
amount-gold = { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }
text-more = { $so-far } { $next }
price-gold = золото
price-hand = { $n ->
       *[other] навыки с руки
    }
price-ally = { $n ->
       *[other] союзники
    }
price-lore = жетоны знаний
price-trophy = { $n ->
       *[other] трофеи
    }

# Летопись партии
became = { $hero } отправляется в путь.
turn-begins = Ходит { $hero }.
round-begins = Начинается день { $n }.
act-two = Начинается второй акт.
entered = { $hero } перемещается: { $hex }.
rolled = { $purpose ->
        [explore] { $hero } исследует клетку, на кубиках { $dice }.
        [rest] { $hero } устраивает привал в глуши, на кубиках { $dice }.
        [retreat] { $hero } пробует отступить, на кубике { $dice }.
       *[move] { $hero } отправляется в путь, на кубиках { $dice }.
    }
rerolled = Теперь на кубиках: { $dice }.
explored-in-vain = { $hero } исследует впустую: ни на одном кубике нет местности этой клетки.
zombies-bite = Мертвецы тянут руки. Их жертва: { $hero }.
suffered = { $hero } получает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }.
healed = { $hero } вылечивает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }.
foe-healed = { $foe }: вылечено ран — { $n }, осталось жизни — { $left }.
was-defeated = Герой побеждён и должен отдыхать: { $hero }.
was-delayed = Герой задержан: { $hero }.
was-destroyed = Герой уничтожен и выбывает из игры: { $hero }.
stood-up = { $hero } поднимается на ноги.
rested = { $hero } отдыхает и вылечивает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }.
adventures = { $hero } отправляется в приключение. Колода: { $deck }.
drew-adventure = { $hero } берёт карту приключения: { $card }.
kept-rumor = { $hero } запоминает слухи: { $card }.
took-trophy = { $hero } забирает карту как трофей: { $card }.
gained-trophy = { $hero } получает трофей. Колода: { $deck }.
gained-trophy-seen = Вы получаете трофей: { $card }. Колода: { $deck }.
spent-trophy = { $hero } тратит трофей: { $card }.
gained-gold = { $hero } получает { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }.
lost-gold = { $hero } теряет { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }.
gained-lore = { $hero } получает { $n ->
        [one] { $n } жетон знаний
        [few] { $n } жетона знаний
       *[other] { $n } жетонов знаний
    }.
gained-ally = { $hero } получает { $n ->
        [one] { $n } союзника
        [few] { $n } союзников
       *[other] { $n } союзников
    }.
drew-skills = { $hero } берёт { $n ->
        [one] { $n } навык
        [few] { $n } навыка
       *[other] { $n } навыков
    }.
drew-skills-seen = Вы берёте: { $cards }.
discarded-skill = { $hero } сбрасывает навык: { $card }.
skills-shuffled = Колода навыков перетасована заново.
learned = { $hero } изучает навык: { $skill }.
forgot = { $hero } отказывается от навыка: { $skill }.
tests = { $hero } проходит проверку ({ $attribute }){ $mod ->
        [0] .
       *[other] , поправка к числу карт: { $mod }.
    }
revealed = Раскрыто: { $card }.
tested = { $n ->
        [0] { $hero } не получает успехов.
        [one] { $hero } получает { $n } успех.
        [few] { $hero } получает { $n } успеха.
       *[other] { $hero } получает { $n } успехов.
    }
market-filled = Новое на рынке ({ $city }): { $asset }.
market-discarded = { $hero } сбрасывает с рынка: { $asset }.
bought = { $hero } покупает: { $asset }.
sold = { $hero } продаёт за { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[other] { $gold } золота
    }: { $asset }.
got-asset = { $hero } получает: { $asset }.
discarded-asset = { $hero } сбрасывает: { $asset }.
traded = Обмен. { $hero } отдаёт: { $give }; { $partner } отдаёт: { $take }.
looked = { $hero } смотрит { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } из колоды.
looked-seen = Вы видите: { $cards }.
showed = { $hero } показывает: { $cards }.
laid-on-top = { $hero } возвращает карту на верх колоды: { $card }.
laid-at-bottom = { $hero } кладёт карту под низ колоды: { $card }.
gem-refreshed = Жетон приключений обновлён: { $hex }.
gems-refreshed = { $left ->
        [0] Все жетоны приключений обновлены.
       *[other] { $n ->
            [0] Ни один жетон приключений не обновлён: на всех перевёрнутых стоят герои.
           *[other] Жетоны приключений обновлены везде, где не стоят герои.
        }
    }
story-revealed = Сюжет идёт дальше: { $card }.
story-done = { $hero } выполняет: { $card }.
not-completed = { $hero } пока не выполняет задание «{ $card }».
zombie-rises = Поднимается зомби: { $hex }.
zombie-killed = { $hero } убивает зомби и { $gold ->
        [0] ничего не получает
        [one] получает { $gold } золото
        [few] получает { $gold } золота
       *[other] получает { $gold } золота
    }.
zombie-gone = Зомби больше нет: { $hex }.
villain-appears = Появляется { $foe }: { $hex }.
march-rolled = Бросок похода: { $dice }.
villain-marches = { $foe } движется дальше: { $hex }.
capital-falls = { $foe } входит в столицу. Все герои проиграли.
time-is-up = Время вышло: { $foe } торжествует, все герои проиграли.
all-destroyed = Героев не осталось.
villain-defeated = Злодей повержен: { $foe }. Побеждает в игре { $hero }!
engaged = { $hero } вступает в бой. Противник: { $foe }, им управляет { $seat }.
challenged = { $hero } вызывает на бой. Противник: { $target }.
duel-won = { $hero } побеждает в поединке. Противник: { $target }.
cast = { $who }, бросок жетонов: { $tokens }.
acts-first = Первое действие: { $who }.
passed = { $who }: пас.
struck = { $who }: атака ({ $symbol }), { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[other] { $n } ран
    }.
cancelled = { $who }: действие противника отменено.
doubled = { $who }: удвоение, { $token }.
used = { $who } применяет способность «{ $card }».
blocked = { $who }: щит поднят.
took-damage = { $who }: получено ран — { $n }.
tokens-flipped = { $n ->
        [one] { $n } жетон { GEN($who) } перевёрнут, теперь там { $tokens }.
        [few] { $n } жетона { GEN($who) } перевёрнуты, теперь там { $tokens }.
       *[other] { $n } жетонов { GEN($who) } перевёрнуты, теперь там { $tokens }.
    }
tokens-recast = { $n ->
        [one] { $n } жетон { GEN($who) } переброшен, теперь там { $tokens }.
        [few] { $n } жетона { GEN($who) } переброшены, теперь там { $tokens }.
       *[other] { $n } жетонов { GEN($who) } переброшены, теперь там { $tokens }.
    }
tokens-removed = { $n ->
        [one] { $n } жетон { GEN($who) } убран из боевого запаса ({ $tokens }).
        [few] { $n } жетона { GEN($who) } убраны из боевого запаса ({ $tokens }).
       *[other] { $n } жетонов { GEN($who) } убраны из боевого запаса ({ $tokens }).
    }
tokens-returned = { $n ->
        [one] { $n } потраченный жетон { GEN($who) } снова в боевом запасе ({ $tokens }).
        [few] { $n } потраченных жетона { GEN($who) } снова в боевом запасе ({ $tokens }).
       *[other] { $n } потраченных жетонов { GEN($who) } снова в боевом запасе ({ $tokens }).
    }
tokens-doubled = { $n ->
        [one] { $n } жетон { GEN($who) } теперь считается дважды ({ $tokens }).
        [few] { $n } жетона { GEN($who) } теперь считаются дважды ({ $tokens }).
       *[other] { $n } жетонов { GEN($who) } теперь считаются дважды ({ $tokens }).
    }
raised = На миг поднимается: { $card }.
retreated = { $who }: отступление.
won = { $hero } побеждает. Побеждённый враг: { $foe }.

# Причины
why-river = Путь преграждает река: нужна вода или джокер.
why-terrain = Нужного символа нет ни на одном кубике: { $terrain }.
why-gold-short = Цена в золоте: { $need }; у вас { $have }.
why-trophies = Для этого нужно потратить { $need ->
        [one] { $need } подходящий трофей
        [few] { $need } подходящих трофея
       *[other] { $need } подходящих трофеев
    }.
why-not-there = Вы не в том месте, или нечем заплатить за попытку.
why-gem-down = Жетон приключений лежит лицевой стороной вниз.
why-two-actions = Приключение стоит двух действий; у вас осталось { $have }.
why-no-face = Такого символа на ваших жетонах нет: { $symbol }.
why-forbidden = Сейчас это использовать нельзя: { $symbol }.
why-no-surge = Противник не даёт вам применять способности удара.
why-surge-short = { $need ->
        [one] Нужен { $need } символ удара, а на ваших жетонах их { $have }.
        [few] Нужно { $need } символа удара, а на ваших жетонах их { $have }.
       *[other] Нужно { $need } символов удара, а на ваших жетонах их { $have }.
    }
why-used = Эта способность уже применена.
why-defeated = Вы побеждены: следующее действие придётся потратить на отдых.
why-delayed = Вы задержаны: следующее действие придётся потратить, чтобы подняться.

# Что видно на столе
chapter = { $scenario }, акт { $act }, день { $day }
chapter-fight = Бой: { $hex }, раунд { $round }
result-won = { $seat } побеждает. Повержен { $foe }.
result-lost = { $foe } торжествует; все герои проиграли.
zone-map = Терринот
zone-heroes = Герои на выбор
zone-drawn = Приключение
zone-revealed = Раскрыто для проверки
zone-looked-at = Просматриваемые карты
zone-dice = Походные кубики
zone-market = Рынок: { $city }
zone-story = Сюжет
zone-time = Время, акт { $act }
zone-deck-combat = Колода боя
zone-deck-exploration = Колода исследований
zone-deck-social = Колода встреч
zone-deck-skills = Колода навыков
zone-deck-assets = Колода приобретений
zone-deck-story = Сюжетная колода
zone-discard-combat = Сброс боя
zone-discard-exploration = Сброс исследований
zone-discard-social = Сброс встреч
zone-discard-skills = Сброс навыков
zone-discard-assets = Сброс приобретений
zone-mat = Герой: { $seat }
zone-hand = Навыки на руке
zone-learned = Изученные навыки
zone-assets = Приобретения
zone-tokens = Боевые жетоны
zone-trophies = Трофеи
zone-errands = Задания и слухи
zone-fight = Раунд { $round }: { $phase }
zone-pool = Боевой запас
zone-abilities = Способности
phase-engage = начало боя
phase-cast = бросок
phase-act = действия
phase-retreat = отступление
time-note = На звёздах — сюжет, на кругах обновляются жетоны приключений
hand-note = Предел: { $limit }
fight-note = Первое действие в этом раунде: { $first }
counter-health = Жизнь
counter-gold = Золото
counter-trophies = Трофеи
counter-trophies-combat = Трофеи боя
counter-trophies-exploration = Трофеи исследований
counter-trophies-social = Трофеи встреч
counter-body = Тело
counter-mind = Разум
counter-spirit = Дух
counter-speed = Скорость
counter-lore = Знания
counter-allies = Союзники
counter-actions = Осталось действий
gem-combat = Жетон боя
gem-exploration = Жетон исследований
gem-social = Жетон встреч
zombies = Зомби
star = Успех
trophy-any = любой трофей
trophy-combat = трофей боя
trophy-exploration = трофей исследований
trophy-social = трофей встреч
cost-exert = навык за усилие
cost-action = действие
market-value = Рыночная стоимость
kind-enemy = Враг
kind-event = Событие
kind-quest = Задание
kind-rumor = Слухи
kind-story = Сюжет
kind-story-quest = Сюжетное задание
trait-warrior = Воин
trait-mystic = Мистик
trait-stalker = Ловчий
trait-humanoid = Гуманоид
trait-beast = Зверь
trait-undead = Нежить
trait-dragon = Дракон
trait-demon = Демон
trait-villain = Злодей
set-force-of-nature = Сила природы
set-combat-training = Военная подготовка
set-wanderlust = Жажда приключений
set-gentleman-of-fortune = Джентльмен удачи
set-favoured-by-the-gods = Любимец богов
set-rune-magic = Магия рун
type-weapon = Оружие
type-clothing = Одежда
type-equipment = Снаряжение
type-movement = Передвижение
type-trade-goods = Товары
do-reroll = Приложить усилие: перебросить «{ $die }»
note-one-action = 1 действие
note-zombies = Зомби: 2 раны
note-spend = Подходят кубики: { $dice }
note-two-actions = 2 действия; берётся карта
note-other-side = На обороте: { $token }
note-exert = Сбросить навык с руки
note-travel = 1 действие; бросить { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    }, каждая клетка стоит одного
note-shop = 1 действие; продать, затем купить или сбросить
note-train = 1 действие; взять { $n ->
        [one] { $n } навык
        [few] { $n } навыка
       *[other] { $n } навыков
    }, оставить не больше предела руки
note-challenge = 1 действие; отступить нельзя, поражение — конец
note-cannot-pay = { $text } Сейчас вам нечем заплатить.
note-actions-left = { $n ->
        [one] осталось { $n } действие
        [few] осталось { $n } действия
       *[other] осталось { $n } действий
    }
note-dice-left = { $n ->
        [one] Остался { $n } кубик
        [few] Осталось { $n } кубика
       *[other] Осталось { $n } кубиков
    }. Один кубик — одна клетка.
folly-idle = Два хода подряд не тратит ни одного действия
folly-shuttle = Ходит туда-сюда между двумя клетками
folly-turned-back = Возвращается на только что покинутую клетку, ничего не сделав
folly-useless-double = Удваивает удар, который ни одной способности не нужен
