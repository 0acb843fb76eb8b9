# Какво се пита, разказва и назовава на масата.

game-runebound = Runebound
    .motto = Земя за странстване, дракон за победа
    .about = Яздете през Теринот за приключения, търговия и битки и натрупайте сила, преди да се надигне великият враг. Победите ли го, печелите; закъснеете ли, губят всички.

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
    .you = Изберете своя герой
ask-start = { $seat }, изберете откъде започвате
    .you = Изберете откъде започвате
ask-turn = { $seat }, какво ще направите?
    .you = Какво ще направите?
ask-ride = { $seat }, накъде тръгвате?
    .you = Накъде тръгвате?
ask-step = { $seat }, изразходвайте зар, за да продължите нататък
    .you = Изразходвайте зар, за да продължите нататък
ask-which-die = { $seat }, кой зар изразходвате?
    .you = Кой зар изразходвате?
ask-move = { $seat }, продължете нататък: { $left ->
        [one] остава { $left } поле
       *[other] остават { $left } полета
    }
    .you = Продължете нататък: { $left ->
            [one] остава { $left } поле
           *[other] остават { $left } полета
        }
ask-relocate = { $seat }, къде се появявате?
    .you = Къде се появявате?
ask-reroll = { $seat }, ще хвърлите ли зар отново, или оставяте заровете така?
    .you = Ще хвърлите ли зар отново, или оставяте заровете така?
ask-reroll-which = { $seat }, кои зарове хвърляте отново?
    .you = Кои зарове хвърляте отново?
ask-turn-die = { $seat }, кой зар обръщате на джокер?
    .you = Кой зар обръщате на джокер?
ask-exert = { $seat }, кое умение изхвърляте, за да се напрегнете?
    .you = Кое умение изхвърляте, за да се напрегнете?
ask-exert-test = { $more ->
       *[yes] { $told ->
            [yes] „{ $card }“, проверка на { THE($attribute) }: { $seat }, ще изхвърлите ли умение, за да откриете още една карта?
           *[no] Проверка на { THE($attribute) }: { $seat }, ще изхвърлите ли умение, за да откриете още една карта?
        }
        [no] { $told ->
            [yes] „{ $card }“, проверка на { THE($attribute) }: успешна, нищо повече не е нужно. { $seat }, ще откриете ли въпреки това още една карта?
           *[no] Проверка на { THE($attribute) }: успешна, нищо повече не е нужно. { $seat }, ще откриете ли въпреки това още една карта?
        }
    }
    .you = { $more ->
       *[yes] { $told ->
                [yes] „{ $card }“, проверка на { THE($attribute) }: ще изхвърлите ли умение, за да откриете още една карта?
               *[no] Проверка на { THE($attribute) }: ще изхвърлите ли умение, за да откриете още една карта?
        }
        [no] { $told ->
            [yes] „{ $card }“, проверка на { THE($attribute) }: успешна, нищо повече не е нужно. Ще откриете ли въпреки това още една карта?
           *[no] Проверка на { THE($attribute) }: успешна, нищо повече не е нужно. Ще откриете ли въпреки това още една карта?
        }
    }
ask-hand-limit = { $seat }, кое умение изхвърляте? В ръката може да има най-много { $limit }.
    .you = Кое умение изхвърляте? В ръката ви може да има най-много { $limit }.
ask-discard-skill = „{ $card }“: { $seat }, кое умение изхвърляте от ръката си?
    .you = „{ $card }“: кое умение изхвърляте от ръката си?
ask-swap-skill = { $seat }, кои умения сменяте?
    .you = Кои умения сменяте?
ask-learn-now = { $seat }, ще научите ли умение сега?
    .you = Ще научите ли умение сега?
ask-forget = { $seat }, твърде много умения от един вид: от кое се отказвате?
    .you = Твърде много умения от един вид: от кое се отказвате?
ask-pay-trophy = { $seat }, кой трофей изразходвате?
    .you = Кой трофей изразходвате?
ask-trophy-deck = { $seat }, от кое тесте получавате трофей?
    .you = От кое тесте получавате трофей?
ask-which-deck = { $seat }, кое тесте поглеждате?
    .you = Кое тесте поглеждате?
ask-put-back = { $seat }, върнете картите отгоре или отдолу
    .you = Върнете картите отгоре или отдолу
ask-reorder = { $seat }, коя карта ляга най-дълбоко?
    .you = Коя карта ляга най-дълбоко?
ask-take-one = { $seat }, коя карта взимате?
    .you = Коя карта взимате?
ask-use = { $seat }, ще използвате ли способност?
    .you = Ще използвате ли способност?
ask-event = { $seat }, по кой път тръгвате в събитието „{ $card }“?
    .you = По кой път тръгвате в събитието „{ $card }“?
ask-rumor = { $seat }, ще последвате ли слуха „{ $card }“ сега?
    .you = Ще последвате ли слуха „{ $card }“ сега?
ask-outcome = { $seat }, кой изход на картата „{ $card }“ избирате?
    .you = Кой изход на картата „{ $card }“ избирате?
ask-reward = { $seat }, победихте { $card }. Коя награда избирате?
    .you = Победихте { $card }. Коя награда избирате?
ask-choose = „{ $card }“: { $seat }, изберете едно
    .you = „{ $card }“: изберете едно
ask-pay = „{ $card }“: { $seat }, ще платите ли { $what }? Имате { $have }
    .you = „{ $card }“: ще платите ли { $what }? Имате { $have }
ask-zombie = { $seat }, къде се надига зомбито?
    .you = Къде се надига зомбито?
ask-kill-zombie = { $seat }, кое зомби премахвате?
    .you = Кое зомби премахвате?
ask-refresh-gem = { $seat }, кой камък обръщате с лицето нагоре?
    .you = Кой камък обръщате с лицето нагоре?
ask-sell = { $seat }, ще продадете ли нещо от придобивките си? Имате { $gold ->
        [one] { $gold } златна монета
       *[other] { $gold } златни монети
    }
    .you = Ще продадете ли нещо от придобивките си? Имате { $gold ->
            [one] { $gold } златна монета
           *[other] { $gold } златни монети
        }
ask-buy = { $seat }, купете една придобивка или изхвърлете една от пазара. Имате { $gold ->
        [one] { $gold } златна монета
       *[other] { $gold } златни монети
    }
    .you = Купете една придобивка или изхвърлете една от пазара. Имате { $gold ->
            [one] { $gold } златна монета
           *[other] { $gold } златни монети
        }
ask-take-asset = { $seat }, вземете придобивка, без да плащате
    .you = Вземете придобивка, без да плащате
ask-one-of-a-type = { $seat }, имате твърде много придобивки от един вид ({ $kind }): коя изхвърляте?
    .you = Имате твърде много придобивки от един вид ({ $kind }): коя изхвърляте?
ask-which-market = { $seat }, на кой пазар пазарувате?
    .you = На кой пазар пазарувате?
ask-give = { $seat }, какво предлагате на { $partner }?
    .you = Какво предлагате на { $partner }?
ask-take = { $seat }, какво искате от { $partner }?
    .you = Какво искате от { $partner }?
ask-how-much = { $seat }, колко злато влиза в размяната с { $partner }?
    .you = Колко злато влиза в размяната с { $partner }?
ask-accept-trade = { $seat }, { $hero } дава { $give } срещу { $take }. Приемате ли?
    .you = { $hero } дава { $give } срещу { $take }. Приемате ли?
ask-challenge = { $seat }, кого предизвиквате?
    .you = Кого предизвиквате?
# $own is 1 where it is one's own hero.
ask-combat-action = { $seat }, изберете бойно действие за { $who }
    .you = { $own ->
        [1] Изберете своето бойно действие
       *[0] Изберете бойно действие за { $who }
    }
ask-strike-with = { $seat }, с кои жетони удряте?
    .you = С кои жетони удряте?
ask-spend-agility = { $seat }, коя ловкост изразходвате?
    .you = Коя ловкост изразходвате?
ask-agility = { $seat }, за кой жетон е ловкостта? Вашият се обръща, чуждият се хвърля отново
    .you = За кой жетон е ловкостта? Вашият се обръща, чуждият се хвърля отново
ask-spend-token = { $seat }, кой жетон изразходвате?
    .you = Кой жетон изразходвате?
ask-pay-surge = { $seat }, кой прилив изразходвате? Досега е платено { $paid }
    .you = Кой прилив изразходвате? Досега е платено { $paid }
ask-buy-off = { $seat }, ще изразходвате ли прилив { $n }, за да отмените „{ $card }“?
    .you = Ще изразходвате ли прилив { $n }, за да отмените „{ $card }“?
ask-token = { $seat }, кой жетон е { $deed }?
    .you = Кой жетон е { $deed }?
ask-shield = { $n ->
        [one] { $seat }, идва { $n } рана: ще изразходвате ли щит?
       *[other] { $seat }, идват { $n } рани: ще изразходвате ли щит?
    }
    .you = { $n ->
            [one] Идва { $n } рана: ще изразходвате ли щит?
           *[other] Идват { $n } рани: ще изразходвате ли щит?
        }
ask-borrow = { $seat }, коя способност на надигналия се враг използвате?
    .you = Коя способност на надигналия се враг използвате?
ask-retreat = { $seat }, рунд { $round } свърши. Продължавате ли битката срещу { $foe }, или опитвате да отстъпите?
    .you = Рунд { $round } свърши. Продължавате ли битката срещу { $foe }, или опитвате да отстъпите?
ask-retreat-to = { $seat }, накъде отстъпвате?
    .you = Накъде отстъпвате?
ask-march = { $seat }, накъде тръгва злодеят?
    .you = Накъде тръгва злодеят?

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

# Какво прави онзи, който отговори с „да“, „не“ или „готово“
answer-pay = Платете { $what }
answer-pay-nothing = Не плащайте нищо
answer-buy-off = Изразходвайте прилив { $n } и отменете „{ $card }“
answer-let-happen = Оставете „{ $card }“ да се случи
answer-fight-on = Продължете битката срещу { $foe }
answer-stay-in-the-fight = Останете и се бийте
answer-keep-dice = Оставете заровете така
answer-stay-here = Останете на място
answer-keep-skills = Запазете уменията в ръката си
answer-reveal-no-more = { $successes ->
    [0] Не откривайте повече карти: проверката ще е неуспешна
   *[other] { $more ->
        [no] Напред: проверката е успешна
       *[yes] Не откривайте повече карти
    }
}
do-discard-skill = Изхвърлете „{ $card }“
answer-learn-none = Не учете нищо сега
answer-keep-rumor = Запазете слуха за по-късно
answer-no-outcome = Не взимайте никой и опитайте друг път
answer-use-none = Не използвайте нищо сега
answer-sell-no-more = Не продавайте повече и продължете към пазара
answer-offer-no-more = Не предлагайте нищо повече
answer-ask-no-more = Не искайте нищо повече
answer-agree = Приемете размяната
answer-refuse = Откажете размяната
answer-leave-tokens = Оставете жетоните така
answer-strike-now = Ударете с избраните жетони
answer-spend-no-more-surge = Не изразходвайте повече прилив
answer-kill-no-zombie = Оставете зомбитата по местата им
note-agility = Обърнете свой жетон или накарайте врага да прехвърли един от своите
note-pass = Този път без бойно действие
note-replaces = { $n ->
        [one] Заменя вашата придобивка „{ $assets }“.
       *[other] Заменя една от тези: { $assets }.
    }
note-use = { $moment ->
        [on-engage] Битката започва.
        [after-cast] Жетоните са хвърлени.
        [round-end] Рундът на битката свършва.
        [after-combat-action] Бойното действие е извършено.
        [foe-combat-action] Противникът извършва бойно действие.
        [when-dealing-damage] Противникът ще понесе рани.
        [after-dealing-damage] Противникът понесе рани.
        [when-dealt-damage] Идват рани.
        [after-dealt-damage] Раните са понесени.
        [on-block] Раните са блокирани.
        [would-be-defeated] Тези рани биха били поражение.
        [on-defeated] Това е поражение.
        [on-win] Битката е спечелена.
        [before-test] Започва проверка.
        [after-test] Проверката свърши.
        [enter-hex] Вие сте на ново поле.
        [on-adventure] Тегли се карта за приключение.
        [on-gain-trophy] Получен е трофей.
        [on-quest-done] Задача или слух е изпълнен.
        [on-rest] Време е за почивка.
        [on-train] Време е за тренировка.
        [start-of-turn] Ходът започва.
        [setup] Играта започва.
       *[other] Сега му е времето.
    }
token-faces = Боен жетон: от едната страна { $front }, от другата { $back }.
as-foe = Играете за врага: { $foe } срещу { $against }

# Какво може да се направи
do-learn = Научи „{ $thing }“
do-quest = Опитай задачата „{ $thing }“
do-story = Опитай сюжетната задача „{ $thing }“
do-rumor = Последвай слуха „{ $thing }“
do-trade = Предложи размяна на { $thing }
do-ride = Към полето „{ $hex }“
do-step = Пеша към полето „{ $hex }“
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
reward = Получете { $what }
reward-other = Награда { $n }
reward-gold = { $n ->
    [one] { $n } златна монета
   *[other] { $n } златни монети
}
reward-trophy = { $n ->
    [one] още { $n } трофей по избор
   *[other] още { $n } трофея по избор
}
reward-asset-from-market = придобивка до { $n } злато, без да плащате
reward-draw = { $n ->
    [one] { $n } умение
   *[other] { $n } умения
}
reward-lore = { $n ->
    [one] { $n } знание
   *[other] { $n } знания
}
reward-heal = лекуване на { $n ->
    [one] { $n } рана
   *[other] { $n } рани
}
reward-heal-all = лекуване на всички рани
reward-kill-zombies = { $n ->
    [one] премахване на { $n } зомби където и да е
   *[other] премахване на { $n } зомбита където и да е
}
reward-ally = { $n ->
    [one] { $n } съюзник
   *[other] { $n } съюзници
}
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
    .you = Тръгвате на път.
hands-drawn = Всички теглят умения до лимита на ръката.
turn-begins = Ход на { $hero }.
    .you = Ваш ход е.
round-begins = Започва ден { $n }.
act-two = Започва вторият акт.
entered = { $hero } стъпва на полето „{ $hex }“.
    .you = Стъпвате на полето „{ $hex }“.
walked = { $hero } тръгва към полето „{ $hex }“.
    .you = Тръгвате към полето „{ $hex }“.
rode = { $hero } пристига на полето „{ $hex }“.
    .you = Пристигате на полето „{ $hex }“.
rolled = { $purpose ->
        [explore] { $hero } изследва и хвърля { $dice }.
        [rest] { $hero } почива в пустошта и хвърля { $dice }.
        [retreat] { $hero } опитва да отстъпи и хвърля { $dice }.
       *[move] { $hero } тръгва на път и хвърля { $dice }.
    }
    .you = { $purpose ->
            [explore] Изследвате и хвърляте { $dice }.
            [rest] Почивате в пустошта и хвърляте { $dice }.
            [retreat] Опитвате да отстъпи и хвърляте { $dice }.
           *[move] Тръгвате на път и хвърляте { $dice }.
        }
rerolled = Сега заровете показват { $dice }.
die-turned = { $hero } обръща зар ({ $die }) с джокера нагоре. Сега заровете показват { $dice }.
    .you = Обръщате зар ({ $die }) с джокера нагоре. Сега заровете показват { $dice }.
explored-in-vain = { $hero } изследва напразно: никой зар не показва терена на полето.
    .you = Изследвате напразно: никой зар не показва терена на полето.
zombies-bite = Мъртвите посягат към { $hero }.
    .you = Мъртвите посягат към вас.
suffered = { $n ->
        [one] { $hero } понася { $n } рана.
       *[other] { $hero } понася { $n } рани.
    }
    .you = { $n ->
            [one] Понасяте { $n } рана.
           *[other] Понасяте { $n } рани.
        }
healed = { $n ->
        [one] { $hero } лекува { $n } рана.
       *[other] { $hero } лекува { $n } рани.
    }
    .you = { $n ->
            [one] Лекувате { $n } рана.
           *[other] Лекувате { $n } рани.
        }
damage-gone = { $n ->
        [one] { $hero } вече има по-малко живот; { $n } рана над него отпада.
       *[other] { $hero } вече има по-малко живот; { $n } рани над него отпадат.
    }
    .you = { $n ->
            [one] Вече имате по-малко живот; { $n } рана над него отпада.
           *[other] Вече имате по-малко живот; { $n } рани над него отпадат.
        }
foe-healed = { $n ->
        [one] Излекувана е { $n } рана на { $foe }, остава { $left } живот.
       *[other] Излекувани са { $n } рани на { $foe }, остава { $left } живот.
    }
was-defeated = { $hero } губи всичките си сили и трябва да почива.
    .you = Губите всичките си сили и трябва да почивате.
was-delayed = { $hero } се забавя.
    .you = Забавяте се.
was-destroyed = { $hero } загива и напуска играта.
    .you = Загивате и напускате играта.
stood-up = { $hero } отново се изправя.
    .you = Отново се изправяте.
rested = { $n ->
        [0] { $hero } почива.
        [one] { $hero } почива и лекува { $n } рана.
       *[other] { $hero } почива и лекува { $n } рани.
    }
    .you = { $n ->
            [0] Почивате.
            [one] Почивате и лекувате { $n } рана.
           *[other] Почивате и лекувате { $n } рани.
        }
adventures = { $kind ->
        [combat] { $hero } тръгва на приключение и тегли битка.
        [exploration] { $hero } тръгва на приключение и тегли изследване.
       *[social] { $hero } тръгва на приключение и тегли среща.
    }
    .you = { $kind ->
            [combat] Тръгвате на приключение и теглите битка.
            [exploration] Тръгвате на приключение и теглите изследване.
           *[social] Тръгвате на приключение и теглите среща.
        }
drew-adventure = { $hero } тегли картата „{ $card }“.
    .you = Теглите картата „{ $card }“.
kept-rumor = { $hero } запазва слуха „{ $card }“.
    .you = Запазвате слуха „{ $card }“.
kept-quest = { $hero } запазва задачата „{ $card }“.
    .you = Запазвате задачата „{ $card }“.
took-trophy = { $hero } взима „{ $card }“ като трофей.
    .you = Взимате „{ $card }“ като трофей.
took-quest = { $hero } взима задачата „{ $card }“ като трофей.
    .you = Взимате задачата „{ $card }“ като трофей.
discarded-quest = { $hero } изхвърля задачата „{ $card }“.
    .you = Изхвърляте задачата „{ $card }“.
took-rumor = { $hero } проверява слуха „{ $card }“ и взима картата като трофей.
    .you = Проверявате слуха „{ $card }“ и взимате картата като трофей.
gained-trophy = { $hero } получава трофей „{ $deck }“.
    .you = Получавате трофей „{ $deck }“.
gained-trophy-seen = Получавате трофей „{ $deck }“, картата „{ $card }“.
spent-trophy = { $hero } изразходва трофея „{ $card }“.
    .you = Изразходвате трофея „{ $card }“.
gained-gold = { $hero } получава { $n ->
        [one] { $n } златна монета
       *[other] { $n } златни монети
    }.
    .you = Получавате { $n ->
            [one] { $n } златна монета
           *[other] { $n } златни монети
        }.
lost-gold = { $hero } губи { $n ->
        [one] { $n } златна монета
       *[other] { $n } златни монети
    }.
    .you = Губите { $n ->
            [one] { $n } златна монета
           *[other] { $n } златни монети
        }.
paid-gold = „{ $card }“: { $hero } плаща { $n ->
        [one] { $n } златна монета
       *[other] { $n } златни монети
    }.
    .you = „{ $card }“: плащате { $n ->
            [one] { $n } златна монета
           *[other] { $n } златни монети
        }.
paid-lore = { $n ->
        [one] „{ $card }“: { $hero } дава { $n } знание.
       *[other] „{ $card }“: { $hero } дава { $n } знания.
    }
    .you = { $n ->
            [one] „{ $card }“: давате { $n } знание.
           *[other] „{ $card }“: давате { $n } знания.
        }
paid-ally = { $n ->
        [one] „{ $card }“: { $hero } се разделя с { $n } съюзник.
       *[other] „{ $card }“: { $hero } се разделя с { $n } съюзници.
    }
    .you = { $n ->
            [one] „{ $card }“: разделяте се с { $n } съюзник.
           *[other] „{ $card }“: разделяте се с { $n } съюзници.
        }
lost-lore = { $n ->
        [one] { $hero } губи { $n } знание.
       *[other] { $hero } губи { $n } знания.
    }
    .you = { $n ->
            [one] Губите { $n } знание.
           *[other] Губите { $n } знания.
        }
gained-lore = { $n ->
        [one] { $hero } получава { $n } знание.
       *[other] { $hero } получава { $n } знания.
    }
    .you = { $n ->
            [one] Получавате { $n } знание.
           *[other] Получавате { $n } знания.
        }
gained-ally = { $n ->
        [one] Към { $hero } се присъединява { $n } съюзник.
       *[other] Към { $hero } се присъединяват { $n } съюзници.
    }
    .you = { $n ->
            [one] Към вас се присъединява { $n } съюзник.
           *[other] Към вас се присъединяват { $n } съюзници.
        }
drew-skills = { $n ->
        [one] { $hero } тегли { $n } умение.
       *[other] { $hero } тегли { $n } умения.
    }
    .you = { $n ->
            [one] Теглите { $n } умение.
           *[other] Теглите { $n } умения.
        }
drew-skills-seen = Теглите { $cards }.
discarded-skill = { $hero } изхвърля умението „{ $card }“.
    .you = Изхвърляте умението „{ $card }“.
skills-shuffled = Тестето с умения се разбърква наново.
studies = { $hero } се заема с умението „{ $skill }“.
    .you = Заемате се с умението „{ $skill }“.
learned = { $hero } научава умението „{ $skill }“.
    .you = Научавате умението „{ $skill }“.
trains = { $hero } тренира.
    .you = Тренирате.
forgot = { $hero } се отказва от умението „{ $skill }“.
    .you = Отказвате се от умението „{ $skill }“.
tests = { $hero } прави проверка на { THE($attribute) }{ $mod ->
        [0] .
       *[other] { " " }с промяна { $mod }.
    }
    .you = Правите проверка на { THE($attribute) }{ $mod ->
            [0] .
           *[other] { " " }с промяна { $mod }.
        }
revealed = Открита е картата „{ $card }“.
tested = { $n ->
        [0] { $hero } няма успех.
        [one] { $hero } има { $n } успех.
       *[other] { $hero } има { $n } успеха.
    }
    .you = { $n ->
            [0] Нямате успех.
            [one] Имате { $n } успех.
           *[other] Имате { $n } успеха.
        }
market-filled = { GENDER($asset) ->
        [pl] На пазара на { $city } вече се продават { $asset }.
       *[other] На пазара на { $city } вече се продава { $asset }.
    }
market-discarded = { $hero } маха от пазара { $asset }.
    .you = Махате от пазара { $asset }.
bought = { $hero } купува { $asset } за { $gold ->
        [one] { $gold } златна монета
       *[other] { $gold } златни монети
    }.
    .you = Купувате { $asset } за { $gold ->
            [one] { $gold } златна монета
           *[other] { $gold } златни монети
        }.
shops = { $hero } отива на пазара на { $city }.
    .you = Отивате на пазара на { $city }.
sold = { $hero } продава { $asset } за { $gold ->
        [one] { $gold } златна монета
       *[other] { $gold } златни монети
    }.
    .you = Продавате { $asset } за { $gold ->
            [one] { $gold } златна монета
           *[other] { $gold } златни монети
        }.
got-asset = { $hero } получава { $asset }.
    .you = Получавате { $asset }.
discarded-asset = { $hero } изхвърля { $asset }.
    .you = Изхвърляте { $asset }.
traded = { $hero } дава на { $partner } { $give } срещу { $take }.
    .you = Давате на { $partner } { $give } срещу { $take }.
    .you-partner = { $hero } ви дава { $give } срещу { $take }.
looked = { $n ->
        [one] { $hero } поглежда { $n } карта от тесте.
       *[other] { $hero } поглежда { $n } карти от тесте.
    }
    .you = { $n ->
            [one] Поглеждате { $n } карта от тесте.
           *[other] Поглеждате { $n } карти от тесте.
        }
looked-seen = Виждате { $cards }.
showed = { $hero } показва { $cards }.
    .you = Показвате { $cards }.
laid-on-top = { $hero } връща най-отгоре в тестето { $card }.
    .you = Връщате най-отгоре в тестето { $card }.
laid-at-bottom = { $hero } слага най-отдолу в тестето { $card }.
    .you = Слагате най-отдолу в тестето { $card }.
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
    .you = Изпълнявате сюжетната задача „{ $card }“.
pursues = { $hero } се заема със задачата „{ $card }“.
    .you = Заемате се със задачата „{ $card }“.
completed = { $hero } изпълнява задачата „{ $card }“.
    .you = Изпълнявате задачата „{ $card }“.
follows-rumor = { $hero } следва слуха „{ $card }“.
    .you = Следвате слуха „{ $card }“.
not-completed = { $hero } този път не изпълнява „{ $card }“.
    .you = Този път не изпълнявате „{ $card }“.
zombie-rises = На полето „{ $hex }“ се надига зомби.
zombie-killed = { $gold ->
        [0] { $hero } поваля зомби и не печели нищо.
       *[other] { $hero } поваля зомби и печели { $gold ->
        [one] { $gold } златна монета
       *[other] { $gold } златни монети
    }.
    }
    .you = { $gold ->
            [0] Поваляте зомби и не печелите нищо.
           *[other] Поваляте зомби и печелите { $gold ->
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
    .you = Побеждавате { $foe } и печелите играта!
engaged = { $hero } се изправя срещу { $foe }; врага води { $leader }.
    .you = Изправяте се срещу { $foe }; врага води { $leader }.
    .you-leader = { $hero } се изправя срещу { $foe }; врага водите вие.
challenged = { $hero } предизвиква { $target }.
    .you = Предизвиквате { $target }.
    .you-target = { $hero } ви предизвиква.
duel-won = { $hero } печели двубоя срещу { $target }.
    .you = Печелите двубоя срещу { $target }.
    .you-target = { $hero } печели двубоя срещу вас.
cast = { GENDER($who) ->
        [pl] { $who } хвърлят { $tokens }.
       *[other] { $who } хвърля { $tokens }.
    }
    .you-who = Хвърляте { $tokens }.
acts-first = { GENDER($who) ->
        [pl] Първи действат { $who }.
        [f] Първа действа { $who }.
        [n] Първо действа { $who }.
       *[other] Пръв действа { $who }.
    }
    .you-who = Първи действате вие.
because-golden = Повече златни символи, { $n } срещу { $other }.
because-golden-tie = { $n ->
        [0] Никой няма златен символ, а при равенство започва нападателят.
        [one] По { $n } златен символ, а при равенство започва нападателят.
       *[other] По { $n } златни символа, а при равенство започва нападателят.
    }
because-told-first = Така повелява карта.
passed = { GENDER($who) ->
        [pl] { $who } пасуват.
       *[other] { $who } пасува.
    }
    .you-who = Пасувате.
struck = { GENDER($who) ->
        [pl] { $who } удрят за
       *[other] { $who } удря за
    } { $n ->
        [one] { $n } рана ({ $symbol }).
       *[other] { $n } рани ({ $symbol }).
    }
    .you-who = Удряте за { $n ->
            [one] { $n } рана
           *[other] { $n } рани
        } ({ $symbol }).
cancelled = { GENDER($who) ->
        [pl] { $who } отменят действието на противника.
       *[other] { $who } отменя действието на противника.
    }
    .you-who = Отменяте действието на противника.
bought-off = { GENDER($who) ->
        [pl] { $who } изразходват { $tokens } и отменят действието на противника.
       *[other] { $who } изразходва { $tokens } и отменя действието на противника.
    }
    .you-who = Изразходвате { $tokens } и отменяте действието на противника.
doubled = { GENDER($who) ->
        [pl] { $who } удвояват „{ $token }“.
       *[other] { $who } удвоява „{ $token }“.
    }
    .you-who = Удвоявате „{ $token }“.
used = { GENDER($who) ->
        [pl] { $who } използват „{ $card }“.
       *[other] { $who } използва „{ $card }“.
    }
    .you-who = Използвате „{ $card }“.
used-for = { GENDER($who) ->
        [pl] { $who } използват „{ $card }“ срещу { $tokens }.
       *[other] { $who } използва „{ $card }“ срещу { $tokens }.
    }
    .you-who = Използвате „{ $card }“ срещу { $tokens }.
spent-agility = { GENDER($who) ->
        [pl] { $who } изразходват ловкост.
       *[other] { $who } изразходва ловкост.
    }
    .you-who = Изразходвате ловкост.
token-spent = { GENDER($who) ->
        [pl] { $who } изразходват { $token }.
       *[other] { $who } изразходва { $token }.
    }
    .you-who = Изразходвате { $token }.
blocked = { GENDER($who) ->
        [pl] { $who } изразходват { $tokens } и блокират
       *[other] { $who } изразходва { $tokens } и блокира
    } { $n ->
        [one] { $n } рана.
       *[other] { $n } рани.
    }
    .you-who = Изразходвате { $tokens } и блокирате { $n ->
            [one] { $n } рана
           *[other] { $n } рани
        }.
took-damage = { GENDER($who) ->
        [pl] { $who } получават
       *[other] { $who } получава
    } { $n ->
        [one] { $n } рана.
       *[other] { $n } рани.
    }
    .you-who = Получавате { $n ->
            [one] { $n } рана
           *[other] { $n } рани
        }.
tokens-flipped = { $n ->
        [one] { $n } жетон на { $who } е обърнат и сега показва { $tokens }.
       *[other] { $n } жетона на { $who } са обърнати и сега показват { $tokens }.
    }
    .you-who = { $n ->
            [one] { $n } ваш жетон е обърнат и сега показва { $tokens }.
           *[other] { $n } ваши жетона са обърнати и сега показват { $tokens }.
        }
tokens-recast = { $n ->
        [one] { $n } жетон на { $who } е хвърлен отново и сега показва { $tokens }.
       *[other] { $n } жетона на { $who } са хвърлени отново и сега показват { $tokens }.
    }
    .you-who = { $n ->
            [one] { $n } ваш жетон е хвърлен отново и сега показва { $tokens }.
           *[other] { $n } ваши жетона са хвърлени отново и сега показват { $tokens }.
        }
tokens-removed = { $n ->
        [one] { $n } жетон на { $who } е премахнат ({ $tokens }).
       *[other] { $n } жетона на { $who } са премахнати ({ $tokens }).
    }
    .you-who = { $n ->
            [one] { $n } ваш жетон е премахнат ({ $tokens }).
           *[other] { $n } ваши жетона са премахнати ({ $tokens }).
        }
tokens-returned = { $n ->
        [one] { $n } изразходван жетон на { $who } отново е в запаса ({ $tokens }).
       *[other] { $n } изразходвани жетона на { $who } отново са в запаса ({ $tokens }).
    }
    .you-who = { $n ->
            [one] { $n } ваш изразходван жетон отново е в запаса ({ $tokens }).
           *[other] { $n } ваши изразходвани жетона отново са в запаса ({ $tokens }).
        }
tokens-doubled = { $n ->
        [one] { $n } жетон на { $who } вече се брои двойно ({ $tokens }).
       *[other] { $n } жетона на { $who } вече се броят двойно ({ $tokens }).
    }
    .you-who = { $n ->
            [one] { $n } ваш жетон вече се брои двойно ({ $tokens }).
           *[other] { $n } ваши жетона вече се броят двойно ({ $tokens }).
        }
raised = { GENDER($card) ->
        [pl] { $card } се надигат за миг.
       *[other] { $card } се надига за миг.
    }
retreated = { GENDER($who) ->
        [pl] { $who } отстъпват.
       *[other] { $who } отстъпва.
    }
    .you-who = Отстъпвате.
won = { $hero } побеждава { $foe }.
    .you = Побеждавате { $foe }.
lost-to = { $hero } губи битката срещу { $foe }.
    .you = Губите битката срещу { $foe }.

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
why-not-there = Не сте на нужното място.
why-no-actions = Не ви остават действия.
why-exert-short = { $need ->
        [one] Опитът иска умение от ръката, а вие нямате нито едно.
       *[other] Опитът иска { $need } умения от ръката; имате { $have }.
    }
why-too-hurt = Опитът струва { $need } живот, а ви остават { $have }; не бива да ви победи.
why-nothing-to-turn = В нито един боен запас няма друг жетон.
why-gem-down = Камъкът лежи с лицето надолу.
why-two-actions = Приключението отнема две действия; имате { $have }.
why-no-face = Никой ваш жетон не показва символа „{ $symbol }“.
why-forbidden = Противникът не ви дава да използвате символа „{ $symbol }“.
why-no-surge = Противникът не ви дава да използвате способности с прилив.
why-surge-short = Нужен е прилив { $need }; жетоните ви показват { $have }.
why-used = Тази способност вече е използвана.
why-done = Вашият герой вече е изпълнил тази задача.
why-missing = Условието на тази задача сега не е изпълнено.
why-defeated = Героят ви е победен: следващото му действие трябва да е почивка.
why-delayed = Героят ви е забавен: със следващото си действие трябва да се изправи.

# Какво показва масата
chapter = { $scenario }, акт { $act }, ден { $day }
chapter-fight = { $round ->
        [0] Битка на полето „{ $hex }“
       *[other] Битка на полето „{ $hex }“, рунд { $round }
    }
result-won = { $seat } побеждава { $foe }.
    .you = Победихте { $foe }.
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
    .you = Вашият герой
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
    .you-first = В този рунд първи действате вие
counter-health = Живот
    .more = повече живот
    .less = по-малко живот
counter-gold = Злато
    .more = повече злато
    .less = по-малко злато
counter-trophies = Трофеи
    .more = повече трофеи
    .less = по-малко трофеи
counter-trophies-combat = Трофеи от битка
    .more = повече трофеи от битка
    .less = по-малко трофеи от битка
counter-trophies-exploration = Трофеи от изследване
    .more = повече трофеи от изследване
    .less = по-малко трофеи от изследване
counter-trophies-social = Трофеи от срещи
    .more = повече трофеи от срещи
    .less = по-малко трофеи от срещи
counter-body = Тяло
    .more = по-високо Тяло
    .less = по-ниско Тяло
counter-mind = Ум
    .more = по-висок Ум
    .less = по-нисък Ум
counter-spirit = Дух
    .more = по-висок Дух
    .less = по-нисък Дух
counter-speed = Скорост
    .more = по-висока Скорост
    .less = по-ниска Скорост
counter-lore = Знания
    .more = повече знания
    .less = по-малко знания
counter-allies = Съюзници
    .more = повече съюзници
    .less = по-малко съюзници
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
note-exert-test = { $successes ->
    [0] Засега няма звезда: без нея проверката е неуспешна.
   *[other] { $more ->
        [yes] { $successes ->
            [one] Засега { $successes } звезда, а тук се брои всяка.
           *[other] Засега { $successes } звезди, а тук се брои всяка.
        }
       *[no] Проверката е успешна; още звезди не носят нищо.
    }
}
note-exert-in-vain = Проверката е успешна: това умение би се загубило напразно.
note-in-vain = Не остава нищо, което да промени: платеното отива напразно.
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
blunder-idle = Два поредни хода не използва нито едно действие
blunder-shuttle = Ходи напред-назад между две полета
blunder-turned-back = Връща се на току-що напуснатото поле, без да е направил нищо
blunder-useless-double = Удвоява прилив, който никоя способност не може да използва
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
odds-next-card = Шанс за успех на следващата карта
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
# От какво се получават шансовете, по едно изречение.
odds-health = Живот: вие { $mine }, { $foe } { $theirs }.
odds-your-round = Вие: около { $damage } рани на рунд, щитовете спират около { $shield }.
odds-their-round = { $foe }: около { $damage } рани на рунд, щитовете спират около { $shield }.
odds-fights = По { $n } въображаеми битки, в които никой не отстъпва.
odds-attribute = { $attribute }: { $have }; { $n ->
        [one] обръща се { $n } карта
       *[other] обръщат се { $n } карти
    }.
odds-not-exerted = Всяко умение, изхвърлено от ръката, обръща още една карта: това не е отчетено.
odds-stars = Картите, които не виждате, са { $n }; успех има на { $stars } от тях.
odds-speed = Скорост: { $have }; { $n ->
        [one] хвърля се { $n } зар
       *[other] хвърлят се { $n } зара
    }.
odds-ways-out = Път навън отварят { $n } от { $of } страни на зара за терен.
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

# Beside the skills that were revealed for a test in a story.
story-successes = { $n ->
    [0] Нито един успех
    [one] { $n } успех
   *[other] { $n } успеха
}

# Below a card that may be chosen: what it changes for you.
change-gold = Вашето злато
change-replaces-nothing = Не заменя нищо ваше
