# О чём спрашивают, что рассказывают и как что называется на столе.

game-runebound = Рунбаунд
    .motto = Край для странствий, дракон для битвы
    .about = Скачите по Терриноту за приключениями, торговлей и битвами и набирайтесь сил, пока не восстал великий враг. Победите его — и победа ваша; опоздаете — проиграют все.

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
    .you = Выберите героя
ask-start = { $seat }, выберите, где начать
    .you = Выберите, где начать
ask-turn = { $seat }, что будете делать?
    .you = Что будете делать?
ask-ride = { $seat }, куда отправитесь?
    .you = Куда отправитесь?
ask-step = { $seat }, потратьте кубик, чтобы двигаться дальше
    .you = Потратьте кубик, чтобы двигаться дальше
ask-which-die = { $seat }, какой кубик потратите?
    .you = Какой кубик потратите?
ask-move = { $seat }, двигайтесь дальше: ещё { $left ->
        [one] { $left } клетка
        [few] { $left } клетки
       *[other] { $left } клеток
    }
    .you = Двигайтесь дальше: ещё { $left ->
            [one] { $left } клетка
            [few] { $left } клетки
           *[other] { $left } клеток
        }
ask-relocate = { $seat }, где вы появитесь?
    .you = Где вы появитесь?
ask-reroll = { $seat }, перебросите кубик или оставите всё как есть?
    .you = Перебросите кубик или оставите всё как есть?
ask-reroll-which = { $seat }, какие кубики перебросите?
    .you = Какие кубики перебросите?
ask-turn-die = { $seat }, какой кубик повернёте джокером вверх?
    .you = Какой кубик повернёте джокером вверх?
ask-exert = { $seat }, какой навык сбросите, прилагая усилие?
    .you = Какой навык сбросите, прилагая усилие?
ask-exert-test = { $more ->
       *[yes] { $told ->
            [yes] «{ $card }», проверка { GEN($attribute) }: { $seat }, сбросите навык, чтобы раскрыть ещё карту?
           *[no] Проверка { GEN($attribute) }: { $seat }, сбросите навык, чтобы раскрыть ещё карту?
        }
        [no] { $told ->
            [yes] «{ $card }», проверка { GEN($attribute) }: пройдена, больше ничего не нужно. { $seat }, всё равно раскрыть ещё карту?
           *[no] Проверка { GEN($attribute) }: пройдена, больше ничего не нужно. { $seat }, всё равно раскрыть ещё карту?
        }
    }
    .you = { $more ->
       *[yes] { $told ->
                [yes] «{ $card }», проверка { GEN($attribute) }: сбросите навык, чтобы раскрыть ещё карту?
               *[no] Проверка { GEN($attribute) }: сбросите навык, чтобы раскрыть ещё карту?
        }
        [no] { $told ->
            [yes] «{ $card }», проверка { GEN($attribute) }: пройдена, больше ничего не нужно. Всё равно раскрыть ещё карту?
           *[no] Проверка { GEN($attribute) }: пройдена, больше ничего не нужно. Всё равно раскрыть ещё карту?
        }
    }
ask-hand-limit = { $seat }, какой навык сбросите? На руке помещается не больше { $limit }.
    .you = Какой навык вы сбросите? На руке помещается не больше { $limit }.
ask-discard-skill = «{ $card }»: { $seat }, какой навык сбросите с руки?
    .you = «{ $card }»: какой навык вы сбросите с руки?
ask-swap-skill = { $seat }, какие навыки обменяете?
    .you = Какие навыки обменяете?
ask-learn-now = { $seat }, изучите навык сейчас?
    .you = Изучите навык сейчас?
ask-forget = { $seat }, навыков одного типа слишком много: от какого откажетесь?
    .you = Навыков одного типа слишком много: от какого откажетесь?
ask-pay-trophy = { $seat }, какой трофей потратите?
    .you = Какой трофей потратите?
ask-trophy-deck = { $seat }, из какой колоды получите трофей?
    .you = Из какой колоды получите трофей?
ask-which-deck = { $seat }, какую колоду посмотрите?
    .you = Какую колоду посмотрите?
ask-put-back = { $seat }, верните карты наверх или вниз колоды
    .you = Верните карты наверх или вниз колоды
ask-reorder = { $seat }, какая карта ляжет глубже всех?
    .you = Какая карта ляжет глубже всех?
ask-take-one = { $seat }, какую карту возьмёте?
    .you = Какую карту возьмёте?
ask-use = { $seat }, примените способность?
    .you = Примените способность?
ask-event = { $seat }, какой вариант события «{ $card }» выберете?
    .you = Какой вариант события «{ $card }» выберете?
ask-rumor = { $seat }, проверите слухи «{ $card }» сейчас?
    .you = Проверите слухи «{ $card }» сейчас?
ask-outcome = { $seat }, какой исход карты «{ $card }» разыграете?
    .you = Какой исход карты «{ $card }» разыграете?
ask-reward = { $seat }, вы победили { ACC($card) }. Какую награду возьмёте?
    .you = Вы победили { ACC($card) }. Какую награду возьмёте?
ask-choose = «{ $card }»: { $seat }, выберите что-то одно
    .you = «{ $card }»: выберите что-то одно
ask-pay = «{ $card }»: { $seat }, заплатите { $what }? У вас { $have }
    .you = «{ $card }»: заплатите { $what }? У вас { $have }
ask-zombie = { $seat }, где поднимется зомби?
    .you = Где поднимется зомби?
ask-kill-zombie = { $seat }, какого зомби уберёте?
    .you = Какого зомби уберёте?
ask-refresh-gem = { $seat }, какой жетон приключений обновите?
    .you = Какой жетон приключений обновите?
ask-sell = { $seat }, продадите что-нибудь? У вас { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[other] { $gold } золота
    }
    .you = Продадите что-нибудь? У вас { $gold ->
            [one] { $gold } золото
            [few] { $gold } золота
           *[other] { $gold } золота
        }
ask-buy = { $seat }, купите одно приобретение или сбросьте одно с рынка. У вас { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[other] { $gold } золота
    }
    .you = Купите одно приобретение или сбросьте одно с рынка. У вас { $gold ->
            [one] { $gold } золото
            [few] { $gold } золота
           *[other] { $gold } золота
        }
ask-take-asset = { $seat }, возьмите приобретение бесплатно
    .you = Возьмите приобретение бесплатно
ask-one-of-a-type = { $seat }, у вас слишком много приобретений одного типа ({ $kind }): какое сбросите?
    .you = У вас слишком много приобретений одного типа ({ $kind }): какое сбросите?
ask-which-market = { $seat }, на каком рынке будете торговать?
    .you = На каком рынке будете торговать?
ask-give = { $seat }, что предложите игроку { $partner }?
    .you = Что предложите игроку { $partner }?
ask-take = { $seat }, что попросите взамен у игрока { $partner }?
    .you = Что попросите взамен у игрока { $partner }?
ask-how-much = { $seat }, сколько золота войдёт в обмен с игроком { $partner }?
    .you = Сколько золота войдёт в обмен с игроком { $partner }?
ask-accept-trade = { $seat }, { $hero } предлагает вам { ACC($give) } в обмен на { ACC($take) }. Согласны?
    .you = { $hero } предлагает вам { ACC($give) } в обмен на { ACC($take) }. Согласны?
ask-challenge = { $seat }, кого вызовете на бой?
    .you = Кого вызовете на бой?
# $own is 1 where it is one's own hero.
ask-combat-action = { $seat }, выберите боевое действие { GEN($who) }
    .you = { $own ->
        [1] Выберите своё боевое действие
       *[0] Выберите боевое действие { GEN($who) }
    }
ask-strike-with = { $seat }, какими жетонами атакуете?
    .you = Какими жетонами атакуете?
ask-spend-agility = { $seat }, какую ловкость потратите?
    .you = Какую ловкость потратите?
ask-agility = { $seat }, на какой жетон тратится ловкость? Свой переворачивается, чужой перебрасывается
    .you = На какой жетон тратится ловкость? Свой переворачивается, чужой перебрасывается
ask-spend-token = { $seat }, какой жетон потратите?
    .you = Какой жетон потратите?
ask-pay-surge = { $seat }, какой символ удара потратите? Уплачено { $paid }
    .you = Какой символ удара потратите? Уплачено { $paid }
ask-buy-off = { $seat }, потратите { $n ->
        [one] { $n } символ удара
        [few] { $n } символа удара
       *[other] { $n } символов удара
    }, чтобы отменить «{ $card }»?
    .you = Потратите { $n ->
        [one] { $n } символ удара
        [few] { $n } символа удара
       *[other] { $n } символов удара
    }, чтобы отменить «{ $card }»?
ask-token = { $seat }, какой жетон { $deed }?
    .you = Какой жетон { $deed }?
ask-shield = { $seat }, вам наносят { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }: потратите щит?
    .you = Вам наносят { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        }: потратите щит?
ask-borrow = { $seat }, какую способность поднятого врага примените?
    .you = Какую способность поднятого врага примените?
ask-retreat = { $seat }, раунд { $round } окончен. Продолжите бой против { GEN($foe) } или попробуете отступить?
    .you = Раунд { $round } окончен. Продолжите бой против { GEN($foe) } или попробуете отступить?
ask-retreat-to = { $seat }, куда отступите?
    .you = Куда отступите?
ask-march = { $seat }, куда двинется злодей?
    .you = Куда двинется злодей?

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
word-step-by-step = Идти клетка за клеткой
word-retreat = Попытаться отступить
word-agility = Использовать ловкость
word-gold = Золото
word-combat = Бой
    .gen = боя
word-exploration = Исследования
    .gen = исследований
word-social = Встречи
    .gen = встреч
word-body = Тело
    .gen = тела
word-mind = Разум
    .gen = разума
word-spirit = Дух
    .gen = духа
word-plains = равнина
    .gen = равнины
word-forest = лес
    .gen = леса
word-hills = холмы
    .gen = холмов
word-mountains = горы
    .gen = гор
word-water = вода
    .gen = воды
word-city = город
    .gen = города
word-recast = перебросить
word-flip = перевернуть
word-remove = убрать
word-bring-back = вернуть в запас
word-turn-to = повернуть нужной стороной
word-count-double = удвоить

# Что делает тот, кто отвечает «да», «нет» или «готово»
answer-pay = Заплатить { $what }
answer-pay-nothing = Ничего не платить
answer-buy-off = Потратить { $n ->
        [one] { $n } символ удара
        [few] { $n } символа удара
       *[other] { $n } символов удара
    } и отменить «{ $card }»
answer-let-happen = Не мешать: «{ $card }» сработает
answer-fight-on = Продолжить бой против { GEN($foe) }
answer-stay-in-the-fight = Остаться и продолжить бой
answer-keep-dice = Оставить кубики как есть
answer-stay-here = Остаться на месте
answer-keep-skills = Оставить навыки на руке
answer-reveal-no-more = { $successes ->
    [0] Больше карт не раскрывать и провалить проверку
   *[other] { $more ->
        [no] Дальше: проверка пройдена
       *[yes] Больше карт не раскрывать
    }
}
do-discard-skill = Сбросить «{ $card }»
answer-learn-none = Сейчас ничего не изучать
answer-keep-rumor = Оставить слухи на потом
answer-no-outcome = Не брать ни одного и попробовать в другой раз
answer-use-none = Сейчас ничего не применять
answer-sell-no-more = Больше ничего не продавать и перейти к рынку
answer-offer-no-more = Больше ничего не предлагать
answer-ask-no-more = Больше ничего не просить
answer-agree = Согласиться на обмен
answer-refuse = Отказаться от обмена
answer-leave-tokens = Оставить жетоны как есть
answer-strike-now = Атаковать выбранными жетонами
answer-spend-no-more-surge = Больше символов удара не тратить
answer-kill-no-zombie = Не трогать зомби
note-agility = Перевернуть свой жетон или заставить противника перебросить один из его жетонов
note-pass = На этот раз без боевого действия
note-replaces = { $n ->
        [1] Займёт место вашего приобретения «{ $assets }».
       *[other] Займёт место одного из них: { $assets }.
    }
note-use = { $moment ->
        [on-engage] Начинается бой.
        [after-cast] Жетоны брошены.
        [round-end] Раунд боя заканчивается.
        [after-combat-action] Боевое действие выполнено.
        [foe-combat-action] Противник выполняет боевое действие.
        [when-dealing-damage] Противник вот-вот получит раны.
        [after-dealing-damage] Противник получил раны.
        [when-dealt-damage] Вам вот-вот нанесут раны.
        [after-dealt-damage] Раны получены.
        [on-block] Раны заблокированы.
        [would-be-defeated] Эти раны означали бы поражение.
        [on-defeated] Это поражение.
        [on-win] Бой выигран.
        [before-test] Сейчас начнётся проверка.
        [after-test] Проверка окончена.
        [enter-hex] Вы на новой клетке.
        [on-adventure] Сейчас будет взята карта приключения.
        [on-gain-trophy] Получен трофей.
        [on-quest-done] Задание выполнено или слухи проверены.
        [on-rest] Время отдыха.
        [on-train] Время тренировки.
        [start-of-turn] Ход начинается.
        [setup] Игра вот-вот начнётся.
       *[other] Сейчас самое время.
    }
token-faces = Боевой жетон: на одной стороне { $front }, на другой { $back }.
as-foe = Вы играете за врага: { $foe } против { GEN($against) }

# Дела
do-learn = Изучить навык «{ $thing }»
do-quest = Взяться за задание «{ $thing }»
do-story = Взяться за сюжетное задание «{ $thing }»
do-rumor = Разыграть слухи «{ $thing }»
do-trade = Предложить обмен игроку { $thing }
do-ride = Ехать на клетку «{ $hex }»
do-step = Пройти на клетку «{ $hex }»
do-take-damage = Получить { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }
do-flip-mine = Перевернуть свой жетон «{ $token }»
do-recast-theirs = Пусть противник перебросит «{ $token }»
deal-buy = Купить { ACC($asset) }
deal-sell = Продать { ACC($asset) }
deal-discard = Сбросить с рынка { ACC($asset) }
put-on-top = Вернуть карту «{ $card }» на верх колоды
put-at-bottom = Вернуть карту «{ $card }» под низ колоды
act-strike = { $n ->
        [0] Атаковать ({ $symbol })
        [one] Атаковать на { $n } рану ({ $symbol })
        [few] Атаковать на { $n } раны ({ $symbol })
       *[other] Атаковать на { $n } ран ({ $symbol })
    }
act-strike-some = Атаковать частью из { $n ->
        [one] { $n } жетона
        [few] { $n } жетонов
       *[other] { $n } жетонов
    } ({ $symbol })
act-double = Удвоить жетон «{ $token }»
reward = Получить { $what }
reward-other = Награда { $n }
reward-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
   *[other] { $n } золота
}
reward-trophy = { $n ->
    [one] ещё { $n } трофей на выбор
    [few] ещё { $n } трофея на выбор
   *[other] ещё { $n } трофеев на выбор
}
reward-asset-from-market = даровое приобретение ценой до { $n } золота
reward-draw = { $n ->
    [one] { $n } навык
    [few] { $n } навыка
   *[other] { $n } навыков
}
reward-lore = { $n ->
    [one] { $n } знание
    [few] { $n } знания
   *[other] { $n } знаний
}
reward-heal = лечение { $n } урона
reward-heal-all = лечение всего урона
reward-kill-zombies = { $n ->
    [one] избавление от { $n } зомби на любой клетке
    [few] избавление от { $n } зомби на любых клетках
   *[other] избавление от { $n } зомби на любых клетках
}
reward-ally = { $n ->
    [one] { $n } союзника
    [few] { $n } союзников
   *[other] { $n } союзников
}
alternative-nothing = Ничего
alternative-flip-self = Перевернуть свой жетон
alternative-flip-foe = Перевернуть жетон противника
alternative-take-as-trophy = Закончить бой: враг становится трофеем
die-with = { $die } с картой «{ $card }»

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
face-golden = { GENDER($symbol) ->
        [f] { $n ->
            [0] золотой прочерк
            [1] золотая { $symbol }
           *[other] золотая { $symbol } ×{ $n }
        }
        [n] { $n ->
            [0] золотой прочерк
            [1] золотое { $symbol }
           *[other] золотое { $symbol } ×{ $n }
        }
       *[other] { $n ->
            [0] золотой прочерк
            [1] золотой { $symbol }
           *[other] золотой { $symbol } ×{ $n }
        }
    }
symbol-physical = физический урон
symbol-magic = магический урон
symbol-skull = урон от врага
symbol-shield = щит
symbol-agility = ловкость
    .gender = f
symbol-surge = удар
symbol-double = удвоение
    .gender = n
symbol-dash = прочерк
die-wild = джокер
die-plains = равнина
die-plains-forest = равнина/лес
die-plains-hills = равнина/холмы
die-forest-hills = лес/холмы
die-mountains-water = горы/вода
amount-gold = { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }
text-more = { $so-far } { $next }
price-gold = { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }
price-hand = { $n ->
        [one] { $n } навыком с руки
        [few] { $n } навыками с руки
       *[other] { $n } навыками с руки
    }
price-ally = { $n ->
        [one] { $n } союзником
        [few] { $n } союзниками
       *[other] { $n } союзниками
    }
price-lore = { $n ->
        [one] { $n } жетоном знаний
        [few] { $n } жетонами знаний
       *[other] { $n } жетонами знаний
    }
price-trophy = { $n ->
        [one] { $n } трофеем
        [few] { $n } трофеями
       *[other] { $n } трофеями
    }

# Летопись партии
became = { $hero } отправляется в путь.
    .you = Вы отправляетесь в путь.
hands-drawn = Все берут навыки до предела руки.
turn-begins = Ход { GEN($hero) }.
    .you = Ваш ход.
round-begins = Начинается день { $n }.
act-two = Начинается второй акт.
entered = { $hero } переходит на клетку «{ $hex }».
    .you = Вы переходите на клетку «{ $hex }».
walked = { $hero } идёт на клетку «{ $hex }».
    .you = Вы идёте на клетку «{ $hex }».
rode = { $hero } приезжает на клетку «{ $hex }».
    .you = Вы приезжаете на клетку «{ $hex }».
rolled = { $purpose ->
        [explore] { $hero } исследует клетку, на кубиках { $dice }.
        [rest] { $hero } устраивает привал в глуши, на кубиках { $dice }.
        [retreat] { $hero } пробует отступить, на кубике { $dice }.
       *[move] { $hero } отправляется в путь, на кубиках { $dice }.
    }
    .you = { $purpose ->
            [explore] Вы исследуете клетку, на кубиках { $dice }.
            [rest] Вы устраиваете привал в глуши, на кубиках { $dice }.
            [retreat] Вы пробуете отступить, на кубике { $dice }.
           *[move] Вы отправляетесь в путь, на кубиках { $dice }.
        }
rerolled = Теперь на кубиках { $dice }.
die-turned = { $hero } поворачивает { ACC($die) } джокером вверх. Теперь на кубиках { $dice }.
    .you = Вы поворачиваете { ACC($die) } джокером вверх. Теперь на кубиках { $dice }.
explored-in-vain = { $hero } исследует впустую: ни на одном кубике нет местности этой клетки.
    .you = Вы исследуете впустую: ни на одном кубике нет местности этой клетки.
zombies-bite = Мертвецы тянут руки к { DAT($hero) }.
    .you = Мертвецы тянут руки к вам.
suffered = { $hero } получает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }.
    .you = Вы получаете { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        }.
healed = { $hero } вылечивает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }.
    .you = Вы вылечиваете { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        }.
damage-gone = Значение жизни уменьшилось: с карты героя { $hero } уходит { $n ->
        [one] { $n } лишняя рана
        [few] { $n } лишние раны
       *[other] { $n } лишних ран
    }.
    .you = Значение жизни уменьшилось: с вашей карты героя уходит { $n ->
            [one] { $n } лишняя рана
            [few] { $n } лишние раны
           *[other] { $n } лишних ран
        }.
foe-healed = { GENDER($foe) ->
        [pl] { $foe } вылечивают
       *[other] { $foe } вылечивает
    } { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }, остаётся { $left ->
        [one] { $left } жизнь
        [few] { $left } жизни
       *[other] { $left } жизней
    }.
was-defeated = { GENDER($hero) ->
        [f] { $hero } побеждена и должна отдыхать.
       *[other] { $hero } побеждён и должен отдыхать.
    }
    .you = Вы побеждены и должны отдыхать.
was-delayed = { GENDER($hero) ->
        [f] { $hero } задержана.
       *[other] { $hero } задержан.
    }
    .you = Вы задержаны.
was-destroyed = { $hero } погибает и выбывает из игры.
    .you = Вы погибаете и выбываете из игры.
stood-up = { $hero } поднимается на ноги.
    .you = Вы поднимаетесь на ноги.
rested = { $n ->
        [0] { $hero } отдыхает.
        [one] { $hero } отдыхает и вылечивает { $n } рану.
        [few] { $hero } отдыхает и вылечивает { $n } раны.
       *[other] { $hero } отдыхает и вылечивает { $n } ран.
    }
    .you = { $n ->
            [0] Вы отдыхаете.
            [one] Вы отдыхаете и вылечиваете { $n } рану.
            [few] Вы отдыхаете и вылечиваете { $n } раны.
           *[other] Вы отдыхаете и вылечиваете { $n } ран.
        }
adventures = { $kind ->
        [combat] { $hero } отправляется в приключение и тянет бой.
        [exploration] { $hero } отправляется в приключение и тянет исследование.
       *[social] { $hero } отправляется в приключение и тянет встречу.
    }
    .you = { $kind ->
            [combat] Вы отправляетесь в приключение и тянете бой.
            [exploration] Вы отправляетесь в приключение и тянете исследование.
           *[social] Вы отправляетесь в приключение и тянете встречу.
        }
drew-adventure = { $hero } берёт карту «{ $card }».
    .you = Вы берёте карту «{ $card }».
kept-rumor = { $hero } запоминает слухи «{ $card }».
    .you = Вы запоминаете слухи «{ $card }».
kept-quest = { $hero } оставляет себе задание «{ $card }».
    .you = Вы оставляете себе задание «{ $card }».
took-trophy = { $hero } забирает карту «{ $card }» как трофей.
    .you = Вы забираете карту «{ $card }» как трофей.
took-quest = { $hero } забирает задание «{ $card }» как трофей.
    .you = Вы забираете задание «{ $card }» как трофей.
discarded-quest = { $hero } сбрасывает задание «{ $card }».
    .you = Вы сбрасываете задание «{ $card }».
took-rumor = { $hero } проверяет слухи «{ $card }» и забирает карту как трофей.
    .you = Вы проверяете слухи «{ $card }» и забираете карту как трофей.
gained-trophy = { $hero } получает трофей { GEN($deck) }.
    .you = Вы получаете трофей { GEN($deck) }.
gained-trophy-seen = Вы получаете трофей { GEN($deck) } «{ $card }».
spent-trophy = { $hero } тратит трофей «{ $card }».
    .you = Вы тратите трофей «{ $card }».
gained-gold = { $hero } получает { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }.
    .you = Вы получаете { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[other] { $n } золота
        }.
lost-gold = { $hero } теряет { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }.
    .you = Вы теряете { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[other] { $n } золота
        }.
paid-gold = «{ $card }»: { $hero } платит { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }.
    .you = «{ $card }»: вы платите { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[other] { $n } золота
        }.
paid-lore = «{ $card }»: { $hero } отдаёт { $n ->
        [one] { $n } жетон знаний
        [few] { $n } жетона знаний
       *[other] { $n } жетонов знаний
    }.
    .you = «{ $card }»: вы отдаёте { $n ->
            [one] { $n } жетон знаний
            [few] { $n } жетона знаний
           *[other] { $n } жетонов знаний
        }.
paid-ally = «{ $card }»: { $hero } отдаёт { $n ->
        [one] { $n } союзника
        [few] { $n } союзников
       *[other] { $n } союзников
    }.
    .you = «{ $card }»: вы отдаёте { $n ->
            [one] { $n } союзника
            [few] { $n } союзников
           *[other] { $n } союзников
        }.
lost-lore = { $hero } теряет { $n ->
        [one] { $n } жетон знаний
        [few] { $n } жетона знаний
       *[other] { $n } жетонов знаний
    }.
    .you = Вы теряете { $n ->
            [one] { $n } жетон знаний
            [few] { $n } жетона знаний
           *[other] { $n } жетонов знаний
        }.
gained-lore = { $hero } получает { $n ->
        [one] { $n } жетон знаний
        [few] { $n } жетона знаний
       *[other] { $n } жетонов знаний
    }.
    .you = Вы получаете { $n ->
            [one] { $n } жетон знаний
            [few] { $n } жетона знаний
           *[other] { $n } жетонов знаний
        }.
gained-ally = { $hero } получает { $n ->
        [one] { $n } союзника
        [few] { $n } союзников
       *[other] { $n } союзников
    }.
    .you = Вы получаете { $n ->
            [one] { $n } союзника
            [few] { $n } союзников
           *[other] { $n } союзников
        }.
drew-skills = { $hero } берёт { $n ->
        [one] { $n } навык
        [few] { $n } навыка
       *[other] { $n } навыков
    }.
    .you = Вы берёте { $n ->
            [one] { $n } навык
            [few] { $n } навыка
           *[other] { $n } навыков
        }.
drew-skills-seen = Вы берёте навыки { $cards }.
discarded-skill = { $hero } сбрасывает навык «{ $card }».
    .you = Вы сбрасываете навык «{ $card }».
skills-shuffled = Колода навыков перетасована заново.
studies = { $hero } берётся за изучение навыка «{ $skill }».
    .you = Вы берётесь за изучение навыка «{ $skill }».
learned = { $hero } теперь знает навык «{ $skill }».
    .you = Теперь вы знаете навык «{ $skill }».
trains = { $hero } тренируется.
    .you = Вы тренируетесь.
forgot = { $hero } отказывается от навыка «{ $skill }».
    .you = Вы отказываетесь от навыка «{ $skill }».
tests = { $hero } проходит проверку { GEN($attribute) }{ $mod ->
        [0] .
       *[other] { " " }с поправкой { $mod }.
    }
    .you = Вы проходите проверку { GEN($attribute) }{ $mod ->
            [0] .
           *[other] { " " }с поправкой { $mod }.
        }
revealed = Раскрыта карта «{ $card }».
tested = { $n ->
        [0] { $hero } не получает успехов.
        [one] { $hero } получает { $n } успех.
        [few] { $hero } получает { $n } успеха.
       *[other] { $hero } получает { $n } успехов.
    }
    .you = { $n ->
            [0] Вы не получаете успехов.
            [one] Вы получаете { $n } успех.
            [few] Вы получаете { $n } успеха.
           *[other] Вы получаете { $n } успехов.
        }
market-filled = { GENDER($asset) ->
        [pl] На рынке города { $city } теперь продаются { $asset }.
       *[other] На рынке города { $city } теперь продаётся { $asset }.
    }
market-discarded = { $hero } сбрасывает с рынка { ACC($asset) }.
    .you = Вы сбрасываете с рынка { ACC($asset) }.
bought = { $hero } покупает { ACC($asset) } за { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[other] { $gold } золота
    }.
    .you = Вы покупаете { ACC($asset) } за { $gold ->
            [one] { $gold } золото
            [few] { $gold } золота
           *[other] { $gold } золота
        }.
shops = { $hero } посещает рынок города { $city }.
    .you = Вы посещаете рынок города { $city }.
sold = { $hero } продаёт { ACC($asset) } за { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[other] { $gold } золота
    }.
    .you = Вы продаёте { ACC($asset) } за { $gold ->
            [one] { $gold } золото
            [few] { $gold } золота
           *[other] { $gold } золота
        }.
got-asset = { $hero } получает { ACC($asset) }.
    .you = Вы получаете { ACC($asset) }.
discarded-asset = { $hero } сбрасывает { ACC($asset) }.
    .you = Вы сбрасываете { ACC($asset) }.
traded = { $hero } отдаёт { DAT($partner) } { ACC($give) } в обмен на { ACC($take) }.
    .you = Вы отдаёте { DAT($partner) } { ACC($give) } в обмен на { ACC($take) }.
    .you-partner = { $hero } отдаёт вам { ACC($give) } в обмен на { ACC($take) }.
looked = { $hero } смотрит { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } из колоды.
    .you = Вы смотрите { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[other] { $n } карт
        } из колоды.
looked-seen = Вы видите карты { $cards }.
showed = { $hero } показывает карты { $cards }.
    .you = Вы показываете карты { $cards }.
laid-on-top = { $hero } возвращает карту «{ $card }» на верх колоды.
    .you = Вы возвращаете карту «{ $card }» на верх колоды.
laid-at-bottom = { $hero } кладёт карту «{ $card }» под низ колоды.
    .you = Вы кладёте карту «{ $card }» под низ колоды.
gem-refreshed = Жетон приключений на клетке «{ $hex }» обновлён.
gems-refreshed = { $left ->
        [0] Все жетоны приключений обновлены.
       *[other] { $n ->
            [0] Ни один жетон приключений не обновлён: на всех перевёрнутых стоят герои.
           *[other] Жетоны приключений обновлены везде, где не стоят герои.
        }
    }
story-revealed = Сюжет идёт дальше, раскрыта карта «{ $card }».
story-done = { $hero } выполняет сюжетное задание «{ $card }».
    .you = Вы выполняете сюжетное задание «{ $card }».
pursues = { $hero } берётся за задание «{ $card }».
    .you = Вы берётесь за задание «{ $card }».
completed = { $hero } выполняет задание «{ $card }».
    .you = Вы выполняете задание «{ $card }».
follows-rumor = { $hero } идёт по слуху «{ $card }».
    .you = Вы идёте по слуху «{ $card }».
not-completed = { $hero } пока не выполняет задание «{ $card }».
    .you = Вы пока не выполняете задание «{ $card }».
zombie-rises = На клетке «{ $hex }» поднимается зомби.
zombie-killed = { $hero } убивает зомби и { $gold ->
        [0] ничего не получает
        [one] получает { $gold } золото
        [few] получает { $gold } золота
       *[other] получает { $gold } золота
    }.
    .you = Вы убиваете зомби и { $gold ->
            [0] ничего не получаете
            [one] получаете { $gold } золото
            [few] получаете { $gold } золота
           *[other] получаете { $gold } золота
        }.
zombie-gone = На клетке «{ $hex }» одним зомби меньше.
villain-appears = { $foe } появляется на клетке «{ $hex }».
march-rolled = На кубиках похода { $dice }.
villain-marches = { $foe } движется на клетку «{ $hex }».
capital-falls = { $foe } входит в столицу. Все герои проиграли.
time-is-up = Время вышло: { $foe } торжествует, все герои проиграли.
all-destroyed = Героев не осталось.
villain-defeated = { $hero } побеждает { ACC($foe) } и выигрывает партию!
    .you = Вы побеждаете { ACC($foe) } и выигрываете партию!
engaged = { $hero } вступает в бой против { GEN($foe) }, врагом управляет { $leader }.
    .you = Вы вступаете в бой против { GEN($foe) }, врагом управляет { $leader }.
    .you-leader = { $hero } вступает в бой против { GEN($foe) }, врагом управляете вы.
challenged = { $hero } вызывает на бой { ACC($target) }.
    .you = Вы вызываете на бой { ACC($target) }.
    .you-target = { $hero } вызывает вас на бой.
duel-won = { $hero } побеждает { ACC($target) } в поединке.
    .you = Вы побеждаете { ACC($target) } в поединке.
    .you-target = { $hero } побеждает вас в поединке.
cast = { GENDER($who) ->
        [pl] { $who } бросают жетоны, выпадает { $tokens }.
       *[other] { $who } бросает жетоны, выпадает { $tokens }.
    }
    .you-who = Вы бросаете жетоны, выпадает { $tokens }.
acts-first = { GENDER($who) ->
        [f] Первой действует { $who }.
        [pl] Первыми действуют { $who }.
       *[other] Первым действует { $who }.
    }
    .you-who = Первыми действуете вы.
because-golden = Золотых символов больше, { $n } против { $other }.
because-golden-tie = { $n ->
        [0] Золотых символов нет ни у кого, при равенстве начинает нападающий.
        [one] По { $n } золотому символу, при равенстве начинает нападающий.
        [few] По { $n } золотых символа, при равенстве начинает нападающий.
       *[other] По { $n } золотых символов, при равенстве начинает нападающий.
    }
because-told-first = Так велит карта.
passed = { GENDER($who) ->
        [pl] { $who } пасуют.
       *[other] { $who } пасует.
    }
    .you-who = Вы пасуете.
struck = { GENDER($who) ->
        [pl] { $who } атакуют на
       *[other] { $who } атакует на
    } { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    } ({ $symbol }).
    .you-who = Вы атакуете на { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        } ({ $symbol }).
cancelled = { GENDER($who) ->
        [pl] { $who } отменяют действие противника.
       *[other] { $who } отменяет действие противника.
    }
    .you-who = Вы отменяете действие противника.
bought-off = { GENDER($who) ->
        [pl] { $who } тратят { ACC($tokens) } и отменяют действие противника.
       *[other] { $who } тратит { ACC($tokens) } и отменяет действие противника.
    }
    .you-who = Вы тратите { ACC($tokens) } и отменяете действие противника.
doubled = { GENDER($who) ->
        [pl] { $who } удваивают жетон «{ $token }».
       *[other] { $who } удваивает жетон «{ $token }».
    }
    .you-who = Вы удваиваете жетон «{ $token }».
used = { GENDER($who) ->
        [pl] { $who } применяют способность «{ $card }».
       *[other] { $who } применяет способность «{ $card }».
    }
    .you-who = Вы применяете способность «{ $card }».
used-for = { GENDER($who) ->
        [pl] { $who } применяют «{ $card }» за { ACC($tokens) }.
       *[other] { $who } применяет «{ $card }» за { ACC($tokens) }.
    }
    .you-who = Вы применяете «{ $card }» за { ACC($tokens) }.
spent-agility = { GENDER($who) ->
        [pl] { $who } тратят ловкость.
       *[other] { $who } тратит ловкость.
    }
    .you-who = Вы тратите ловкость.
token-spent = { GENDER($who) ->
        [pl] { $who } тратят { ACC($token) }.
       *[other] { $who } тратит { ACC($token) }.
    }
    .you-who = Вы тратите { ACC($token) }.
blocked = { GENDER($who) ->
        [pl] { $who } тратят { ACC($tokens) } и блокируют
       *[other] { $who } тратит { ACC($tokens) } и блокирует
    } { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }.
    .you-who = Вы тратите { ACC($tokens) } и блокируете { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        }.
took-damage = { GENDER($who) ->
        [pl] { $who } получают
       *[other] { $who } получает
    } { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }.
    .you-who = Вы получаете { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        }.
tokens-flipped = { $n ->
        [one] { $n } жетон { GEN($who) } перевёрнут, теперь там { $tokens }.
        [few] { $n } жетона { GEN($who) } перевёрнуты, теперь там { $tokens }.
       *[other] { $n } жетонов { GEN($who) } перевёрнуты, теперь там { $tokens }.
    }
    .you-who = { $n ->
            [one] { $n } ваш жетон перевёрнут, теперь там { $tokens }.
            [few] { $n } ваших жетона перевёрнуты, теперь там { $tokens }.
           *[other] { $n } ваших жетонов перевёрнуты, теперь там { $tokens }.
        }
tokens-recast = { $n ->
        [one] { $n } жетон { GEN($who) } переброшен, теперь там { $tokens }.
        [few] { $n } жетона { GEN($who) } переброшены, теперь там { $tokens }.
       *[other] { $n } жетонов { GEN($who) } переброшены, теперь там { $tokens }.
    }
    .you-who = { $n ->
            [one] { $n } ваш жетон переброшен, теперь там { $tokens }.
            [few] { $n } ваших жетона переброшены, теперь там { $tokens }.
           *[other] { $n } ваших жетонов переброшены, теперь там { $tokens }.
        }
tokens-removed = { $n ->
        [one] { $n } жетон { GEN($who) } убран из боевого запаса ({ $tokens }).
        [few] { $n } жетона { GEN($who) } убраны из боевого запаса ({ $tokens }).
       *[other] { $n } жетонов { GEN($who) } убраны из боевого запаса ({ $tokens }).
    }
    .you-who = { $n ->
            [one] { $n } ваш жетон убран из боевого запаса ({ $tokens }).
            [few] { $n } ваших жетона убраны из боевого запаса ({ $tokens }).
           *[other] { $n } ваших жетонов убраны из боевого запаса ({ $tokens }).
        }
tokens-returned = { $n ->
        [one] { $n } потраченный жетон { GEN($who) } снова в боевом запасе ({ $tokens }).
        [few] { $n } потраченных жетона { GEN($who) } снова в боевом запасе ({ $tokens }).
       *[other] { $n } потраченных жетонов { GEN($who) } снова в боевом запасе ({ $tokens }).
    }
    .you-who = { $n ->
            [one] { $n } ваш потраченный жетон снова в боевом запасе ({ $tokens }).
            [few] { $n } ваших потраченных жетона снова в боевом запасе ({ $tokens }).
           *[other] { $n } ваших потраченных жетонов снова в боевом запасе ({ $tokens }).
        }
tokens-doubled = { $n ->
        [one] { $n } жетон { GEN($who) } теперь считается дважды ({ $tokens }).
        [few] { $n } жетона { GEN($who) } теперь считаются дважды ({ $tokens }).
       *[other] { $n } жетонов { GEN($who) } теперь считаются дважды ({ $tokens }).
    }
    .you-who = { $n ->
            [one] { $n } ваш жетон теперь считается дважды ({ $tokens }).
            [few] { $n } ваших жетона теперь считаются дважды ({ $tokens }).
           *[other] { $n } ваших жетонов теперь считаются дважды ({ $tokens }).
        }
raised = { GENDER($card) ->
        [pl] На миг поднимаются { $card }.
       *[other] На миг поднимается { $card }.
    }
retreated = { GENDER($who) ->
        [pl] { $who } отступают.
       *[other] { $who } отступает.
    }
    .you-who = Вы отступаете.
won = { $hero } побеждает { ACC($foe) }.
    .you = Вы побеждаете { ACC($foe) }.
lost-to = { $hero } уступает в бою против { GEN($foe) }.
    .you = Вы уступаете в бою против { GEN($foe) }.

# Причины
why-river = Путь преграждает река: нужна вода или джокер.
why-terrain = Ни на одном кубике нет { GEN($terrain) }.
why-gold-short = Это стоит { $need ->
        [one] { $need } золото
        [few] { $need } золота
       *[other] { $need } золота
    }, а у вас { $have }.
why-trophies = Для этого нужно потратить { $need ->
        [one] { $need } подходящий трофей
        [few] { $need } подходящих трофея
       *[other] { $need } подходящих трофеев
    }.
why-not-there = Вы не в том месте.
why-no-actions = У вас не осталось действий.
why-exert-short = { $need ->
        [1] Для попытки нужно сбросить навык с руки, а рука пуста.
        [one] Для попытки нужно сбросить { $need } навык с руки; у вас их { $have }.
        [few] Для попытки нужно сбросить { $need } навыка с руки; у вас их { $have }.
       *[other] Для попытки нужно сбросить { $need } навыков с руки; у вас их { $have }.
    }
why-too-hurt = Попытка отнимает { $need } жизни, а у вас осталось { $have }: она не должна привести к поражению.
why-nothing-to-turn = Ни в одном боевом запасе нет другого жетона.
why-gem-down = Жетон приключений лежит лицевой стороной вниз.
why-two-actions = Приключение стоит двух действий; у вас осталось { $have }.
why-no-face = На ваших жетонах нет символа «{ $symbol }».
why-forbidden = Противник не даёт вам использовать символ «{ $symbol }».
why-no-surge = Противник не даёт вам применять способности удара.
why-surge-short = { $need ->
        [one] Нужен { $need } символ удара, а на ваших жетонах их { $have }.
        [few] Нужно { $need } символа удара, а на ваших жетонах их { $have }.
       *[other] Нужно { $need } символов удара, а на ваших жетонах их { $have }.
    }
why-used = Эта способность уже применена.
why-done = Ваш герой уже выполнил это задание.
why-missing = Условие этого задания сейчас не выполнено.
why-defeated = Вы побеждены: следующее действие придётся потратить на отдых.
why-delayed = Вы задержаны: следующее действие придётся потратить, чтобы подняться.

# Что видно на столе
chapter = { $scenario }, акт { $act }, день { $day }
chapter-fight = { $round ->
        [0] Бой на клетке «{ $hex }»
       *[other] Бой на клетке «{ $hex }», раунд { $round }
    }
result-won = { $seat } побеждает { ACC($foe) }.
    .you = Вы победили { ACC($foe) }.
result-lost = { $foe } торжествует; все герои проиграли.
zone-map = Терринот
zone-heroes = Герои на выбор
zone-drawn = Приключение
zone-revealed = Раскрыто для проверки
zone-looked-at = Просматриваемые карты
zone-dice = Походные кубики
zone-market = Рынок города { $city }
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
zone-mat = Герой игрока { $seat }
    .you = Ваш герой
zone-hand = Навыки на руке
zone-learned = Изученные навыки
zone-assets = Приобретения
zone-tokens = Боевые жетоны
zone-trophies = Трофеи
zone-errands = Задания и слухи
zone-fight = { $round ->
        [0] Перед первым броском
       *[other] Раунд { $round }: { $phase }
    }
zone-pool = Боевой запас
zone-abilities = Способности
phase-engage = начало боя
phase-cast = бросок
phase-act = действия
phase-retreat = отступление
time-note = На звёздах — сюжет, на кругах обновляются жетоны приключений
hand-note = Предел { $limit }
fight-note = { GENDER($first) ->
        [f] Первой в этом раунде действует { $first }
        [pl] Первыми в этом раунде действуют { $first }
       *[other] Первым в этом раунде действует { $first }
    }
    .you-first = Первыми в этом раунде действуете вы
counter-health = Жизнь
    .more = больше жизни
    .less = меньше жизни
counter-gold = Золото
    .more = больше золота
    .less = меньше золота
counter-trophies = Трофеи
    .more = больше трофеев
    .less = меньше трофеев
counter-trophies-combat = Трофеи боя
    .more = больше трофеев боя
    .less = меньше трофеев боя
counter-trophies-exploration = Трофеи исследований
    .more = больше трофеев исследований
    .less = меньше трофеев исследований
counter-trophies-social = Трофеи встреч
    .more = больше трофеев встреч
    .less = меньше трофеев встреч
counter-body = Тело
    .more = больше очков тела
    .less = меньше очков тела
counter-mind = Разум
    .more = больше очков разума
    .less = меньше очков разума
counter-spirit = Дух
    .more = больше очков духа
    .less = меньше очков духа
counter-speed = Скорость
    .more = больше скорости
    .less = меньше скорости
counter-lore = Знания
    .more = больше знаний
    .less = меньше знаний
counter-allies = Союзники
    .more = больше союзников
    .less = меньше союзников
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
do-reroll = Приложить усилие и перебросить кубик «{ $die }»
note-exert-test = { $successes ->
    [0] Звёзд пока нет: без звезды проверка будет провалена.
   *[other] { $more ->
        [yes] { $successes ->
            [one] Пока { $successes } звезда, и здесь важна каждая.
            [few] Пока { $successes } звезды, и здесь важна каждая.
           *[other] Пока { $successes } звёзд, и здесь важна каждая.
        }
       *[no] Проверка пройдена; новые звёзды ничего не дадут.
    }
}
note-exert-in-vain = Проверка пройдена: это умение пропадёт зря.
note-in-vain = Менять этому уже нечего: плата пропадёт зря.
note-one-action = 1 действие
note-spend = Подойдёт { $dice }
note-ride = { $n ->
        [one] { $n } клетка
        [few] { $n } клетки, по пути { $over }
       *[other] { $n } клеток, по пути { $over }
    }; цена — { $dice }, { $left ->
        [0] кубиков не останется
       *[other] в запасе — { $rest }
    }
note-walk = { $n ->
        [one] { $n } клетка
        [few] { $n } клетки, по пути { $over }
       *[other] { $n } клеток, по пути { $over }
    }
note-two-actions = 2 действия; берётся карта
note-other-side = На обороте { $token }
note-shield = { $n ->
        [one] Остановит { $n } рану
        [few] Остановит { $n } раны
       *[other] Остановит { $n } ран
    }, ещё { $left ->
        [one] { $left } пройдёт
        [few] { $left } пройдут
       *[other] { $left } пройдут
    }
note-shield-all = Остановит весь удар
note-health-after = { $n ->
        [0] Здоровья не останется
       *[other] Останется { $n } здоровья
    }
note-exert = Сбросить навык с руки
note-travel = 1 действие; бросить { $n ->
        [one] { $n } кубик и выбрать клетку
        [few] { $n } кубика и выбрать клетку, до которой они доведут
       *[other] { $n } кубиков и выбрать клетку, до которой они доведут
    }
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
blunder-idle = Два хода подряд не тратит ни одного действия
blunder-shuttle = Ходит туда-сюда между двумя клетками
blunder-turned-back = Возвращается на только что покинутую клетку, ничего не сделав
blunder-useless-double = Удваивает удар, который ни одной способности не нужен
waits = { $things }
waits-zombies = зомби, { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[other] { $n } ран
    }
waits-zombies-before = зомби по пути, { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[other] { $n } ран
    }
waits-gem-combat = боевое приключение
waits-gem-exploration = приключение-исследование
waits-gem-social = приключение-встреча
waits-market = рынок
odds-fight = { $foe }
odds-next-card = Вероятность успеха на следующей карте
odds-retreat = Путь к отступлению на одном кубике
odds-test = { $attribute }, { $need ->
        [one] { $need } успех
        [few] { $need } успеха
       *[other] { $need } успехов
    } на { $n ->
        [one] { $n } карте
        [few] { $n } картах
       *[other] { $n } картах
    }
odds-explore = { $need } на { $n ->
        [one] { $n } кубике
        [few] { $n } кубиках
       *[other] { $n } кубиках
    }
# Из чего складываются шансы, по одному предложению.
odds-health = Жизнь: у вас { $mine }, { $foe } – { $theirs }.
odds-your-round = Вы: около { $damage } урона за раунд, щиты гасят около { $shield }.
odds-their-round = { $foe }: около { $damage } урона за раунд, щиты гасят около { $shield }.
odds-fights = По воображаемым боям, в которых никто не отступает: их { $n }.
odds-attribute = { $attribute }: { $have }; { $n ->
        [one] открывается { $n } карта
        [few] открываются { $n } карты
       *[other] открывается { $n } карт
    }.
odds-not-exerted = Каждый навык, сброшенный с руки, открывает ещё одну карту: это не учтено.
odds-stars = Карт, которых вы не видите: { $n }; с успехом из них { $stars }.
odds-speed = Скорость: { $have }; { $n ->
        [one] бросается { $n } кубик
        [few] бросаются { $n } кубика
       *[other] бросается { $n } кубиков
    }.
odds-ways-out = Путь открывают { $n } из { $of } граней походного кубика.
note-rest-wild = 1 действие; бросьте пять кубиков, каждый символ { GEN($terrain) } лечит 1 рану
gain-healed = вылечено ран

# Что можно изменить на карте; $where: какое по счёту.
number-market-value = рыночная цена
number-n = число { $where } в тексте
number-less = потеря { $where } в тексте
number-plus = прибавка { $where } в тексте
number-most = предел { $where } в тексте
number-times = множитель { $where } в тексте
number-surge = цена в ударах { $where }
number-exert = цена в напряжении { $where }
number-suffer = цена в уроне { $where }
number-pay = цена в золоте { $where }
number-successes = успехи для исхода { $where }
number-price = цена
number-gold = золото
number-health = здоровье
number-hand = предел руки
number-body = тело
number-mind = разум
number-spirit = дух
number-speed = скорость
number-least = самое меньшее

# Beside the skills that were revealed for a test in a story.
story-successes = { $n ->
    [0] Ни одного успеха
    [one] { $n } успех
    [few] { $n } успеха
   *[other] { $n } успехов
}

# Below a card that may be chosen: what it changes for you.
change-gold = Ваше золото
change-replaces-nothing = Ничего вашего не заменяет
