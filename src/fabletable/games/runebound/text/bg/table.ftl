# Какво се пита, разказва и назовава на масата.

game-runebound = Runebound
    .motto = Земя за странстване, дракон за победа

# Настройки на партията
option-scenario = Сценарий
option-scenario-margath = Възходът на Маргат
option-scenario-corpse-king = Кралят на мъртвите
option-scenario-random = Един от двата, по жребий
option-heroes = Герои
option-heroes-chosen = Всеки избира, по реда на ходовете
option-heroes-dealt = Раздадени случайно
option-march-exert = Първият играч може с напрягане да хвърли отново зар от похода на Маргат
option-tweaks = Ваши числа

# Въпроси
ask-hero = { $seat }, изберете своя герой
ask-start = { $seat }, изберете откъде започвате
ask-turn = { $seat }, какво ще направите?
ask-ride = { $seat }, накъде тръгвате?
ask-step = { $seat }, изразходвайте зар, за да продължите нататък
ask-which-die = { $seat }, кой зар изразходвате?
ask-move = { $seat }, продължете нататък: { $left ->
        [one] остава { $left } поле
       *[other] остават { $left } полета
    }
ask-relocate = { $seat }, къде се появявате?
ask-reroll = { $seat }, ще хвърлите ли зар отново, или оставяте заровете така?
ask-reroll-which = { $seat }, кои зарове хвърляте отново?
ask-turn-die = { $seat }, кой зар обръщате на джокер?
ask-exert = { $seat }, кое умение изхвърляте, за да се напрегнете?
ask-exert-test = { $seat }, ще се напрегнете ли, за да откриете още една карта? { $successes ->
        [0] Досега нямате успех
        [one] Досега имате { $successes } успех
       *[other] Досега имате { $successes } успеха
    }
ask-hand-limit = { $limit ->
        [one] { $seat }, изхвърляйте умения, докато остане { $limit }
       *[other] { $seat }, изхвърляйте умения, докато останат { $limit }
    }
ask-discard-skill = { $seat }, изхвърлете умение от ръката си
ask-swap-skill = { $seat }, кои умения сменяте?
ask-learn-now = { $seat }, ще научите ли умение сега?
ask-forget = { $seat }, твърде много умения от един вид: от кое се отказвате?
ask-pay-trophy = { $seat }, кой трофей изразходвате?
ask-trophy-deck = { $seat }, от кое тесте получавате трофей?
ask-which-deck = { $seat }, кое тесте поглеждате?
ask-put-back = { $seat }, върнете картите отгоре или отдолу
ask-reorder = { $seat }, коя карта ляга най-дълбоко?
ask-take-one = { $seat }, коя карта взимате?
ask-use = { $seat }, ще използвате ли способност?
ask-event = { $seat }, по кой път тръгвате в събитието „{ $card }“?
ask-rumor = { $seat }, ще последвате ли този слух сега?
ask-outcome = { $seat }, кой изход избирате?
ask-reward = { $seat }, победихте { $card }. Коя награда избирате?
ask-choose = { $seat }, изберете едно
ask-pay = { $seat }, ще платите ли { $what }?
ask-zombie = { $seat }, къде се надига зомбито?
ask-kill-zombie = { $seat }, кое зомби премахвате?
ask-refresh-gem = { $seat }, кой камък обръщате с лицето нагоре?
ask-sell = { $seat }, ще продадете ли нещо от придобивките си? Имате { $gold ->
        [one] { $gold } златна монета
       *[other] { $gold } златни монети
    }
ask-buy = { $seat }, купете една придобивка или изхвърлете една от пазара. Имате { $gold ->
        [one] { $gold } златна монета
       *[other] { $gold } златни монети
    }
ask-take-asset = { $seat }, вземете придобивка, без да плащате
ask-one-of-a-type = { $seat }, две придобивки от един вид: коя изхвърляте?
ask-which-market = { $seat }, на кой пазар пазарувате?
ask-give = { $seat }, какво предлагате на { $partner }?
ask-take = { $seat }, какво искате от { $partner }?
ask-how-much = { $seat }, колко злато влиза в размяната с { $partner }?
ask-accept-trade = { $seat }, { $hero } дава { $give } срещу { $take }. Приемате ли?
ask-challenge = { $seat }, кого предизвиквате?
ask-combat-action = { $seat }, изберете бойно действие за { $who }
ask-strike-with = { $seat }, с кои жетони удряте?
ask-spend-agility = { $seat }, коя ловкост изразходвате?
ask-agility = { $seat }, обърнете свой жетон или изберете кой жетон противникът да хвърли отново
ask-spend-token = { $seat }, кой жетон изразходвате?
ask-pay-surge = { $seat }, кой прилив изразходвате? Досега е платено { $paid }
ask-buy-off = { $seat }, ще изразходвате ли прилив { $n }, за да отмените това?
ask-token = { $seat }, кой жетон е { $deed }?
ask-shield = { $n ->
        [one] { $seat }, идва { $n } рана: ще изразходвате ли щит?
       *[other] { $seat }, идват { $n } рани: ще изразходвате ли щит?
    }
ask-borrow = { $seat }, коя способност на надигналия се враг използвате?
ask-retreat = { $seat }, ще отстъпите ли?
ask-retreat-to = { $seat }, накъде отстъпвате?
ask-march = { $seat }, накъде тръгва злодеят?

# Думи за избор
word-travel = Хвърли заровете и пътувай
word-adventure = Тръгни на приключение
word-rest = Почини си
word-shop = Иди на пазара
word-train = Тренирай
word-stand-up = Изправи се
word-kill-zombie = Убий зомбито
word-challenge-villain = Предизвикай злодея
word-end-turn = Край на хода
word-stop = Спри тук
word-step-by-step = Върви поле по поле
word-retreat = Опитай да отстъпиш
word-agility = Използвай ловкост
word-gold = Злато
word-combat = Битка
word-exploration = Изследване
word-social = Срещи
word-body = Тяло
    .the = Тялото
word-mind = Ум
    .the = Ума
word-spirit = Дух
    .the = Духа
word-plains = равнина
word-forest = гора
word-hills = хълмове
word-mountains = планини
word-water = вода
word-city = град
word-recast = за ново хвърляне
word-flip = за обръщане
word-remove = за премахване
word-bring-back = за връщане
word-turn-to = за обръщане с този символ нагоре
word-count-double = за двойно броене

# Какво може да се направи
do-learn = Научи „{ $thing }“
do-quest = Опитай задачата „{ $thing }“
do-story = Опитай сюжетната задача „{ $thing }“
do-rumor = Последвай слуха „{ $thing }“
do-trade = Предложи размяна на { $thing }
do-ride = Към полето „{ $hex }“
do-take-damage = { $n ->
        [one] Понеси { $n } рана
       *[other] Понеси { $n } рани
    }
do-flip-mine = Обърни свой жетон „{ $token }“
do-recast-theirs = Накарай противника да хвърли отново „{ $token }“
deal-buy = Купи { $asset }
deal-sell = Продай { $asset }
deal-discard = Изхвърли от пазара { $asset }
put-on-top = Върни „{ $card }“ отгоре
put-at-bottom = Върни „{ $card }“ отдолу
act-strike = { $n ->
        [0] Удари ({ $symbol })
        [one] Удари за { $n } рана ({ $symbol })
       *[other] Удари за { $n } рани ({ $symbol })
    }
act-strike-some = Удари с част от { $n } жетона ({ $symbol })
act-double = Удвои „{ $token }“
reward = Награда { $n }
alternative-nothing = Нищо
alternative-flip-self = Обърни свой жетон
alternative-flip-foe = Обърни жетон на противника
alternative-take-as-trophy = Край на битката: врагът става трофей
die-with = { $die } с картата „{ $card }“

# Имена
hex-plains = Равнина { $at }
hex-forest = Гора { $at }
hex-hills = Хълмове { $at }
hex-mountains = Планини { $at }
hex-water = Вода { $at }
hex-city = Град { $at }
place-at = { $place } { $at }
face = { $n ->
        [0] тире
        [1] { $symbol }
       *[other] { $symbol } ×{ $n }
    }
face-golden = { GENDER($symbol) ->
        [f] { $n ->
            [0] златно тире
            [1] златна { $symbol }
           *[other] златна { $symbol } ×{ $n }
        }
        [n] { $n ->
            [0] златно тире
            [1] златно { $symbol }
           *[other] златно { $symbol } ×{ $n }
        }
       *[other] { $n ->
            [0] златно тире
            [1] златен { $symbol }
           *[other] златен { $symbol } ×{ $n }
        }
    }
symbol-physical = физически удар
symbol-magic = магия
    .gender = f
symbol-skull = череп
symbol-shield = щит
symbol-agility = ловкост
    .gender = f
symbol-surge = прилив
symbol-double = удвояване
    .gender = n
symbol-dash = тире
    .gender = n
die-wild = джокер
die-plains = равнина
die-plains-forest = равнина/гора
die-plains-hills = равнина/хълмове
die-forest-hills = гора/хълмове
die-mountains-water = планини/вода
amount-gold = { $n ->
        [one] { $n } златна монета
       *[other] { $n } златни монети
    }
text-more = { $so-far } { $next }
price-gold = { $n ->
        [one] { $n } златна монета
       *[other] { $n } златни монети
    }
price-hand = { $n ->
        [one] { $n } умение от ръката си
       *[other] { $n } умения от ръката си
    }
price-ally = { $n ->
        [one] { $n } съюзник
       *[other] { $n } съюзници
    }
price-lore = { $n ->
        [one] { $n } знание
       *[other] { $n } знания
    }
price-trophy = { $n ->
        [one] { $n } трофей
       *[other] { $n } трофея
    }

# Разказът за партията
became = { $hero } тръгва на път.
turn-begins = Ход на { $hero }.
round-begins = Започва ден { $n }.
act-two = Започва вторият акт.
entered = { $hero } стъпва на полето „{ $hex }“.
walked = { $hero } тръгва към полето „{ $hex }“.
rode = { $hero } пристига на полето „{ $hex }“.
rolled = { $purpose ->
        [explore] { $hero } изследва и хвърля { $dice }.
        [rest] { $hero } почива в пустошта и хвърля { $dice }.
        [retreat] { $hero } опитва да отстъпи и хвърля { $dice }.
       *[move] { $hero } тръгва на път и хвърля { $dice }.
    }
rerolled = Сега заровете показват { $dice }.
explored-in-vain = { $hero } изследва напразно: никой зар не показва терена на полето.
zombies-bite = Мъртвите посягат към { $hero }.
suffered = { $n ->
        [one] { $hero } понася { $n } рана.
       *[other] { $hero } понася { $n } рани.
    }
healed = { $n ->
        [one] { $hero } лекува { $n } рана.
       *[other] { $hero } лекува { $n } рани.
    }
foe-healed = { $n ->
        [one] Излекувана е { $n } рана на { $foe }, остава { $left } живот.
       *[other] Излекувани са { $n } рани на { $foe }, остава { $left } живот.
    }
was-defeated = { $hero } губи всичките си сили и трябва да почива.
was-delayed = { $hero } се забавя.
was-destroyed = { $hero } загива и напуска играта.
stood-up = { $hero } отново се изправя.
rested = { $n ->
        [0] { $hero } почива.
        [one] { $hero } почива и лекува { $n } рана.
       *[other] { $hero } почива и лекува { $n } рани.
    }
adventures = { $hero } тръгва на приключение и посяга към тестето „{ $deck }“.
drew-adventure = { $hero } тегли картата „{ $card }“.
kept-rumor = { $hero } запазва слуха „{ $card }“.
took-trophy = { $hero } взима „{ $card }“ като трофей.
gained-trophy = { $hero } получава трофей „{ $deck }“.
gained-trophy-seen = Получавате трофей „{ $deck }“, картата „{ $card }“.
spent-trophy = { $hero } изразходва трофея „{ $card }“.
gained-gold = { $hero } получава { $n ->
        [one] { $n } златна монета
       *[other] { $n } златни монети
    }.
lost-gold = { $hero } губи { $n ->
        [one] { $n } златна монета
       *[other] { $n } златни монети
    }.
gained-lore = { $n ->
        [one] { $hero } получава { $n } знание.
       *[other] { $hero } получава { $n } знания.
    }
gained-ally = { $n ->
        [one] Към { $hero } се присъединява { $n } съюзник.
       *[other] Към { $hero } се присъединяват { $n } съюзници.
    }
drew-skills = { $n ->
        [one] { $hero } тегли { $n } умение.
       *[other] { $hero } тегли { $n } умения.
    }
drew-skills-seen = Теглите { $cards }.
discarded-skill = { $hero } изхвърля умението „{ $card }“.
skills-shuffled = Тестето с умения се разбърква наново.
learned = { $hero } научава умението „{ $skill }“.
trains = { $hero } тренира.
forgot = { $hero } се отказва от умението „{ $skill }“.
tests = { $hero } прави проверка на { THE($attribute) }{ $mod ->
        [0] .
       *[other] { " " }с промяна { $mod }.
    }
revealed = Открита е картата „{ $card }“.
tested = { $n ->
        [0] { $hero } няма успех.
        [one] { $hero } има { $n } успех.
       *[other] { $hero } има { $n } успеха.
    }
market-filled = { GENDER($asset) ->
        [pl] На пазара на { $city } вече се продават { $asset }.
       *[other] На пазара на { $city } вече се продава { $asset }.
    }
market-discarded = { $hero } маха от пазара { $asset }.
bought = { $hero } купува { $asset }.
shops = { $hero } отива на пазара на { $city }.
sold = { $hero } продава { $asset } за { $gold ->
        [one] { $gold } златна монета
       *[other] { $gold } златни монети
    }.
got-asset = { $hero } получава { $asset }.
discarded-asset = { $hero } изхвърля { $asset }.
traded = { $hero } дава на { $partner } { $give } срещу { $take }.
looked = { $n ->
        [one] { $hero } поглежда { $n } карта от тесте.
       *[other] { $hero } поглежда { $n } карти от тесте.
    }
looked-seen = Виждате { $cards }.
showed = { $hero } показва { $cards }.
laid-on-top = { $hero } връща най-отгоре в тестето { $card }.
laid-at-bottom = { $hero } слага най-отдолу в тестето { $card }.
gem-refreshed = Камъкът на полето „{ $hex }“ отново свети.
gems-refreshed = { $left ->
        [0] Всички камъни отново светят.
       *[other] { $n ->
            [0] Никой камък не светва отново: на всички тъмни стоят герои.
           *[other] Камъните отново светят, освен там, където стои герой.
        }
    }
story-revealed = Историята продължава с картата „{ $card }“.
story-done = { $hero } изпълнява сюжетната задача „{ $card }“.
pursues = { $hero } изпълнява задачата „{ $card }“.
completed = { $hero } завършва задачата „{ $card }“.
follows-rumor = { $hero } следва слуха „{ $card }“.
not-completed = { $hero } този път не изпълнява „{ $card }“.
zombie-rises = На полето „{ $hex }“ се надига зомби.
zombie-killed = { $gold ->
        [0] { $hero } поваля зомби и не печели нищо.
       *[other] { $hero } поваля зомби и печели { $gold ->
        [one] { $gold } златна монета
       *[other] { $gold } златни монети
    }.
    }
zombie-gone = На полето „{ $hex }“ има едно зомби по-малко.
villain-appears = { $foe } се появява на полето „{ $hex }“.
march-rolled = Заровете за похода показват { $dice }.
villain-marches = { $foe } напредва към полето „{ $hex }“.
capital-falls = { $foe } достига столицата. Всички герои губят.
time-is-up = Времето изтече: печели { $foe }, всички герои губят.
all-destroyed = Не остана нито един герой.
villain-defeated = { $hero } побеждава { $foe } и печели играта!
engaged = { $hero } се изправя срещу { $foe }; врага води { $seat }.
challenged = { $hero } предизвиква { $target }.
duel-won = { $hero } печели двубоя срещу { $target }.
cast = { GENDER($who) ->
        [pl] { $who } хвърлят { $tokens }.
       *[other] { $who } хвърля { $tokens }.
    }
acts-first = { GENDER($who) ->
        [pl] Първи действат { $who }.
        [f] Първа действа { $who }.
        [n] Първо действа { $who }.
       *[other] Пръв действа { $who }.
    }
because-golden = Повече златни страни, { $n } срещу { $other }.
because-golden-tie = { $n ->
        [0] Никой няма златна страна, а при равенство започва нападателят.
        [one] По { $n } златна страна, а при равенство започва нападателят.
       *[other] По { $n } златни страни, а при равенство започва нападателят.
    }
because-told-first = Така повелява карта.
passed = { GENDER($who) ->
        [pl] { $who } пасуват.
       *[other] { $who } пасува.
    }
struck = { GENDER($who) ->
        [pl] { $who } удрят за
       *[other] { $who } удря за
    } { $n ->
        [one] { $n } рана ({ $symbol }).
       *[other] { $n } рани ({ $symbol }).
    }
cancelled = { GENDER($who) ->
        [pl] { $who } отменят действието на противника.
       *[other] { $who } отменя действието на противника.
    }
doubled = { GENDER($who) ->
        [pl] { $who } удвояват „{ $token }“.
       *[other] { $who } удвоява „{ $token }“.
    }
used = { GENDER($who) ->
        [pl] { $who } използват „{ $card }“.
       *[other] { $who } използва „{ $card }“.
    }
used-for = { GENDER($who) ->
        [pl] { $who } използват „{ $card }“ срещу { $tokens }.
       *[other] { $who } използва „{ $card }“ срещу { $tokens }.
    }
spent-agility = { GENDER($who) ->
        [pl] { $who } изразходват ловкост.
       *[other] { $who } изразходва ловкост.
    }
blocked = { GENDER($who) ->
        [pl] { $who } вдигат щит.
       *[other] { $who } вдига щит.
    }
took-damage = { GENDER($who) ->
        [pl] { $who } получават
       *[other] { $who } получава
    } { $n ->
        [one] { $n } рана.
       *[other] { $n } рани.
    }
tokens-flipped = { $n ->
        [one] { $n } жетон на { $who } е обърнат и сега показва { $tokens }.
       *[other] { $n } жетона на { $who } са обърнати и сега показват { $tokens }.
    }
tokens-recast = { $n ->
        [one] { $n } жетон на { $who } е хвърлен отново и сега показва { $tokens }.
       *[other] { $n } жетона на { $who } са хвърлени отново и сега показват { $tokens }.
    }
tokens-removed = { $n ->
        [one] { $n } жетон на { $who } е премахнат ({ $tokens }).
       *[other] { $n } жетона на { $who } са премахнати ({ $tokens }).
    }
tokens-returned = { $n ->
        [one] { $n } изразходван жетон на { $who } отново е в запаса ({ $tokens }).
       *[other] { $n } изразходвани жетона на { $who } отново са в запаса ({ $tokens }).
    }
tokens-doubled = { $n ->
        [one] { $n } жетон на { $who } вече се брои двойно ({ $tokens }).
       *[other] { $n } жетона на { $who } вече се броят двойно ({ $tokens }).
    }
raised = { GENDER($card) ->
        [pl] { $card } се надигат за миг.
       *[other] { $card } се надига за миг.
    }
retreated = { GENDER($who) ->
        [pl] { $who } отстъпват.
       *[other] { $who } отстъпва.
    }
won = { $hero } побеждава { $foe }.
lost-to = { $hero } губи битката срещу { $foe }.

# Причини
why-river = Помежду има река: нужна е вода или джокер.
why-terrain = Никой зар не показва { $terrain }.
why-gold-short = Струва { $need ->
        [one] { $need } златна монета
       *[other] { $need } златни монети
    }; имате { $have }.
why-trophies = { $need ->
        [one] Нужен е { $need } подходящ трофей.
       *[other] Нужни са { $need } подходящи трофея.
    }
why-not-there = Не сте на нужното място или не можете да платите за опита.
why-gem-down = Камъкът лежи с лицето надолу.
why-two-actions = Приключението отнема две действия; имате { $have }.
why-no-face = Никой ваш жетон не показва символа „{ $symbol }“.
why-forbidden = Противникът не ви дава да използвате символа „{ $symbol }“.
why-no-surge = Противникът не ви дава да използвате способности с прилив.
why-surge-short = Нужен е прилив { $need }; жетоните ви показват { $have }.
why-used = Тази способност вече е използвана.
why-done = Вашият герой вече е изпълнил тази задача.
why-missing = Нямате с какво да платите или условието ѝ сега не е изпълнено.
why-defeated = Героят ви е победен: следващото му действие трябва да е почивка.
why-delayed = Героят ви е забавен: със следващото си действие трябва да се изправи.

# Какво показва масата
chapter = { $scenario }, акт { $act }, ден { $day }
chapter-fight = { $round ->
        [0] Битка на полето „{ $hex }“
       *[other] Битка на полето „{ $hex }“, рунд { $round }
    }
result-won = { $seat } побеждава { $foe }.
result-lost = Печели { $foe }; всички герои губят.
zone-map = Теринот
zone-heroes = Герои за избор
zone-drawn = Приключението
zone-revealed = Открити за проверката
zone-looked-at = Погледнати карти
zone-dice = Зарове за терен
zone-market = Пазарът на { $city }
zone-story = Сюжет
zone-time = Време, акт { $act }
zone-deck-combat = Тесте „Битка“
zone-deck-exploration = Тесте „Изследване“
zone-deck-social = Тесте „Срещи“
zone-deck-skills = Тесте с умения
zone-deck-assets = Тесте с придобивки
zone-deck-story = Сюжетно тесте
zone-discard-combat = Изхвърлени карти „Битка“
zone-discard-exploration = Изхвърлени карти „Изследване“
zone-discard-social = Изхвърлени карти „Срещи“
zone-discard-skills = Изхвърлени умения
zone-discard-assets = Изхвърлени придобивки
zone-mat = Героят на { $seat }
zone-hand = Умения в ръката
zone-learned = Научени умения
zone-assets = Придобивки
zone-tokens = Бойни жетони
zone-trophies = Трофеи
zone-errands = Задачи и слухове
zone-fight = { $round ->
        [0] Преди първото хвърляне
       *[other] Рунд { $round }: { $phase }
    }
zone-pool = Боен запас
zone-abilities = Способности
phase-engage = битката започва
phase-cast = хвърляне
phase-act = действия
phase-retreat = отстъпление
time-note = На звездите идва сюжет, на кръговете камъните се връщат
hand-note = Граница { $limit }
fight-note = { GENDER($first) ->
        [pl] В този рунд първи действат { $first }
        [f] В този рунд първа действа { $first }
        [n] В този рунд първо действа { $first }
       *[other] В този рунд пръв действа { $first }
    }
counter-health = Живот
counter-gold = Злато
counter-trophies = Трофеи
counter-trophies-combat = Трофеи от битка
counter-trophies-exploration = Трофеи от изследване
counter-trophies-social = Трофеи от срещи
counter-body = Тяло
counter-mind = Ум
counter-spirit = Дух
counter-speed = Скорост
counter-lore = Знания
counter-allies = Съюзници
counter-actions = Оставащи действия
gem-combat = Камък за битка
gem-exploration = Камък за изследване
gem-social = Камък за срещи
zombies = Зомбита
star = Успех
trophy-any = трофей по избор
trophy-combat = трофей от битка
trophy-exploration = трофей от изследване
trophy-social = трофей от срещи
cost-exert = умение за напрягане
cost-action = действие
market-value = Пазарна стойност
kind-enemy = Враг
kind-event = Събитие
kind-quest = Задача
kind-rumor = Слух
kind-story = Сюжет
kind-story-quest = Сюжетна задача
trait-warrior = Воин
trait-mystic = Мистик
trait-stalker = Преследвач
trait-humanoid = Хуманоид
trait-beast = Звяр
trait-undead = Немъртъв
trait-dragon = Дракон
trait-demon = Демон
trait-villain = Злодей
set-force-of-nature = Сила на природата
set-combat-training = Бойна подготовка
set-wanderlust = Жажда за странстване
set-gentleman-of-fortune = Джентълмен на късмета
set-favoured-by-the-gods = Любимец на боговете
set-rune-magic = Рунна магия
type-weapon = Оръжие
type-clothing = Облекло
type-equipment = Снаряжение
type-movement = Придвижване
type-trade-goods = Стоки
do-reroll = Напрегни се и хвърли отново зара „{ $die }“
note-one-action = 1 действие
note-spend = Подхожда { $dice }
note-ride = { $n ->
        [one] { $n } поле
       *[other] { $n } полета през { $over }
    }; изразходвате { $dice }, { $left ->
        [0] не остава зар
       *[other] остава { $rest }
    }
note-walk = { $n ->
        [one] { $n } поле
       *[other] { $n } полета през { $over }
    }
note-two-actions = 2 действия; тегли се карта
note-other-side = На обратната страна е { $token }
note-shield = { $left ->
        [one] Спира { $n }, още { $left } минава
       *[other] Спира { $n }, още { $left } минават
    }
note-shield-all = Спира целия удар
note-health-after = { $n ->
        [0] Не остава живот
       *[other] Остава { $n } живот
    }
note-exert = Изхвърлете умение от ръката си
note-travel = { $n ->
        [one] 1 действие; хвърляте { $n } зар и избирате поле
       *[other] 1 действие; хвърляте { $n } зара и избирате поле, до което водят
    }
note-shop = 1 действие; продавате, после купувате или изхвърляте
note-train = { $n ->
        [one] 1 действие; теглите { $n } умение, запазвате до границата си
       *[other] 1 действие; теглите { $n } умения, запазвате до границата си
    }
note-challenge = 1 действие; няма отстъпление, а поражението е краят
note-cannot-pay = { $text } Сега не можете да платите.
note-actions-left = { $n ->
        [one] Остава { $n } действие
       *[other] Остават { $n } действия
    }
note-dice-left = { $n ->
        [one] Остава { $n } зар
       *[other] Остават { $n } зара
    }. Един зар, едно поле.
folly-idle = Два поредни хода не използва нито едно действие
folly-shuttle = Ходи напред-назад между две полета
folly-turned-back = Връща се на току-що напуснатото поле, без да е направил нищо
folly-useless-double = Удвоява прилив, който никоя способност не може да използва
waits = { $things }
waits-zombies = зомбита, { $n ->
        [one] { $n } рана
       *[other] { $n } рани
    }
waits-zombies-before = зомбита по пътя, { $n ->
        [one] { $n } рана
       *[other] { $n } рани
    }
waits-gem-combat = приключение с битка
waits-gem-exploration = приключение с изследване
waits-gem-social = приключение със среща
waits-market = пазарът
odds-fight = { $foe }
odds-next-card = Успех на следващата карта
odds-retreat = Път навън с един зар
odds-test = { $attribute }, { $need ->
        [one] { $need } успех
       *[other] { $need } успеха
    } от { $n ->
        [one] { $n } карта
       *[other] { $n } карти
    }
odds-explore = { $need } с { $n ->
        [one] { $n } зар
       *[other] { $n } зара
    }
note-rest-wild = 1 действие; хвърляте пет зара, всеки с { $terrain } лекува 1 рана
gain-healed = излекувани рани

# Какво може да се промени на карта; $where е кое поред.
number-market-value = пазарна стойност
number-n = число { $where } в текста
number-less = загуба { $where } в текста
number-plus = добавка { $where } в текста
number-most = граница { $where } в текста
number-times = множител { $where } в текста
number-surge = цена в прилив { $where }
number-exert = цена в усилие { $where }
number-suffer = цена в щети { $where }
number-pay = цена в злато { $where }
number-successes = успехи за изход { $where }
number-price = цена
number-gold = злато
number-health = живот
number-hand = лимит на ръката
number-body = тяло
number-mind = ум
number-spirit = дух
number-speed = скорост
number-least = най-малкото
