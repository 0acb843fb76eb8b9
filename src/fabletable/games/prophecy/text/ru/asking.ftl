# Вопросы, варианты и причины.

## Вопросы

ask-draft = { $seat }, какого героя оставите? Другой уйдёт налево.
ask-draft-last = { $seat }, каким героем будете?
ask-move = Куда идёт { $seat }?
ask-move-again = Скороход: { $seat } может двинуться ещё раз.
ask-encounter = Путь преграждают создания. Что делает { $seat }?
ask-guardian = Поднялся страж. Что делает { $seat }?
ask-services = Чем займётся здесь { $seat }?
ask-final-attack = Финальная битва: на кого нападает { $seat }?
ask-kind = Противник: { $foe }. Как сражается { $seat }?
ask-paid-kind = Битва силы стоит маны: { $mana }, битва воли — здоровья: { $health }. Как сражается { $seat }?
ask-attack-kind = { $seat } нападает, { $other } защищается. Битва воли стоила бы маны: { $n }.
ask-defend-kind = { $other } нападает силой, { $seat } защищается. Битва воли стоила бы маны: { $n }.
ask-wield = Что берёт в руки { $seat }?
ask-head = Что надевает на голову { $seat }?
ask-before-roll = Пока кубики не упали: что делает { $seat }?
ask-after-roll = { $mine } против { $theirs }. Так и оставит { $seat }?
ask-shield = Бросок проигран, разница { $n }. Поднимет ли { $seat } щит?
ask-guardian-angel = Битва проиграна. Позовёт ли { $seat } ангела-хранителя?
ask-healing = { $n ->
    [one] Вот-вот уйдёт { $n } здоровье.
    [few] Вот-вот уйдут { $n } здоровья.
   *[other] Вот-вот уйдут { $n } здоровья.
  } Закроет ли { $seat } одну рану?
ask-fanaticism = Противник: { $foe }. Сразится ли { $seat } ещё раз?
ask-before-die = { $seat } бросает кубик ({ $thing }). Нужна ли помощь?
ask-alter-die = На кубике { $n }. Изменит ли это { $seat }?
ask-forge = { $seat } платит золотом: { $n }. Фальшивыми монетами?
ask-crystal = { $seat } платит маной: { $n }. Сколько из кристалла?
ask-fill-crystal = { $seat } восполняет ману: { $n }. Сколько пойдёт в кристалл?
ask-discount = { $spell }: чем { $seat } удешевит заклинание?
ask-pick-item = Какой предмет оставит себе { $seat }?
ask-take-item = Возьмёт ли это { $seat }?
ask-lose-item = Какой предмет теряет { $seat }?
ask-hand-over = Что отдаёт { $seat }?
ask-health-or-mana = { $seat } теряет здоровье ({ $health }) или ману ({ $mana }). Что именно?
ask-give-away = { $seat } богаче дозволенного, лишнее в золоте: { $n }. Что уйдёт?
ask-teleport = Где появится { $seat }?
ask-reveal-plane = В какое измерение заглянет { $seat }?
ask-learn-free = Какому умению учится { $seat }?
ask-learn-afar = Какому умению { $seat } учится по книге?
ask-smith = Какое оружие { $seat } отдаёт кузнецу?
ask-victim = На ком применит это { $seat }?
ask-steal-item = Что крадёт { $seat }?
ask-destroy-item = Что обращает в прах { $seat }?
ask-ruins = Кто выползет из подземелья? Выбирает { $seat }.
ask-stranger = Чем { $seat } торгует с незнакомцем?
ask-burglary = Что выносит { $seat }?
ask-training = В какую гильдию { $seat } пошлёт учителя?
ask-duel-lost = { $other } побеждает. Чем поплатится { $seat }?
ask-take-from-loser = Поражение терпит { $other }. Что забирает { $seat }?
ask-theft = Поражение терпит { $other }. Что крадёт { $seat }?
ask-give-artifact = { $other } побеждает. Какой артефакт отдаёт { $seat }?
ask-trade = Вторая сторона сделки: { $other }. Что предлагает { $seat }?
ask-accept-trade = { $other } даёт { $gold ->
    [0] { $given }
   *[other] { $things ->
        [0] золото ({ $gold })
       *[other] { $given } и золото ({ $gold })
      }
  }, а хочет { $price ->
    [0] { $asked }
   *[other] { $wishes ->
        [0] золото ({ $price })
       *[other] { $asked } и золото ({ $price })
      }
  }. Примет ли это { $seat }?
ask-banner = Поднимет ли { $seat } знамя?
ask-doom = Кого поразит знамя? Выбирает { $seat }.
ask-new-hero = Герой погиб. Что теперь сделает { $seat }?
ask-discard-item = Предметов можно оставить не больше { $n }. Что сбросит { $seat }?
ask-discard-skill = Умений можно оставить не больше { $n }. Что забудет { $seat }?
ask-battlefield = Где быть финальной битве? Решает { $seat }.

## Слова

word-stay = Остаться здесь
word-halt = Остановиться здесь
word-end-turn = Закончить ход
word-roll = Бросить
word-keep-dice = Оставить кубики как есть
word-keep-die = Оставить кубик как есть
word-take-it = Принять удар
word-forge = Сберечь 3 фальшивыми монетами
word-spell-mastery = Мастер заклинаний
word-ring-of-magic-powers = Кольцо волшебных сил
word-lose-health = Потерять здоровье
word-lose-mana = Потерять ману
word-refuse = Отказаться
word-battle-of-strength = Битва силы
word-battle-of-will = Битва воли
word-fight-again = Сразиться снова
word-offer-items = Предложить предмет
word-take-gold = Взять до 5 золота
word-let-choose = Пусть выберет побеждённый
word-propose = Предложить сделку
word-withdraw = Без сделки
word-new-hero = Взять нового героя
word-retire = Выйти из игры
word-sail = Плыть кораблём
word-gate = Пройти через ворота
word-attack-plane = Напасть на астральное измерение
word-run = Бежать
word-trail = Лесные тропы
word-teleport = Телепорт
word-fly = Лететь на ковре

## Дела

do-walk = Пешком: { $thing }
do-ride = Верхом: { $thing }
do-sail = Кораблём: { $thing }
do-gate = Через ворота: { $thing }
do-run = Бегом: { $thing }
do-trail = Лесными тропами: { $thing }
do-teleport = Телепортом: { $thing }
do-fly = По воздуху: { $thing }
do-stride = Семимильным шагом: { $thing }
do-attack-plane = Напасть: { $thing }
do-skilled-work = Искусная работа
do-dirty-work = Грязная работа
do-training-ground = Тренировка
do-blood-sacrifice = Кровавая жертва
do-meditation = Медитировать
do-burglary = Взлом
do-trade = Торговать: { $thing }
do-use = Применить: { $thing }
do-decay = Обратить в ману: { $thing }
do-mend = Починить: { $thing }
do-cast = Сотворить: { $thing }
do-fight = Сразиться: { $thing }
do-parley = Откупиться: { $thing }
do-pass-by = Пройти мимо: { $thing }
do-hide = Скрыться: { $thing }
do-attack = Напасть: { $thing }
do-attack-by-will = Напасть волей: { $thing }
do-take = Взять: { $thing }
do-opportunity = { $thing }
do-opportunity-way = { $thing }: { $way }
do-repair = Отдать в починку: { $thing }
do-repair-all = Починить всё, предметов: { $n }
do-learn = Выучить: { $thing }
do-buy = Купить: { $thing }
do-sell = Продать: { $thing }
do-monastery-healing = Лечиться у монахов
do-camp-healing = { $n ->
    [one] Вылечить { $n } здоровье
    [few] Вылечить { $n } здоровья
   *[other] Вылечить { $n } здоровья
}
do-lodging = Переночевать
do-wasteland-mana = Напиться сырой магии
do-tower-mana = { $n ->
    [one] Купить { $n } ману
    [few] Купить { $n } маны
   *[other] Купить { $n } маны
}
do-take-gold = { $n ->
    [one] Взять { $n } золото
    [few] Взять { $n } золота
   *[other] Взять { $n } золота
}
do-flaming-weapon = Поджечь оружие: { $thing }
do-holy-weapon = Освятить оружие: { $thing }
do-mighty-blow = Могучий удар
do-throw = Метнуть: { $thing }
do-surge = Призвать силу: { $thing }
do-reroll-own = Перебросить свой кубик, на котором { $n }
do-reroll-foe = Перебросить чужой кубик, на котором { $n }
do-give = Отдать: { $thing }
do-ask-for = Попросить: { $thing }
do-give-gold = { $n ->
    [one] Отдать { $n } золото
    [few] Отдать { $n } золота
   *[other] Отдать { $n } золота
}
do-ask-gold = { $n ->
    [one] Попросить { $n } золото
    [few] Попросить { $n } золота
   *[other] Попросить { $n } золота
}

## Причины

why-gold-short = Цена в золоте: { $need }; есть { $have }.
why-mana-short = Цена в мане: { $need }; есть { $have }.
why-health-short = Цена в здоровье: { $need }; есть { $have }.
why-experience-short = Цена в опыте: { $need }; есть { $have }.
why-no-port = Здесь нет порта: { $field }.
why-no-gate = Здесь нет ворот: { $field }.
why-no-plane = Рядом нет ни одного измерения: { $field }.
why-plane-closed = Это измерение уже покорено.
why-damaged = Предмет повреждён.
why-hands-full = Для этого не осталось руки.
why-no-shields = Против этого врага щит не поможет.
why-only-crushing = Здесь помогает только дробящее оружие.
why-no-use-here = В такой битве от этого нет толку.
why-no-spells = На этого врага заклинания не действуют.
why-no-extra-dice = Этот враг не допускает лишних кубиков.
why-cannot-pay = Заплатить нечем.
why-no-effect = Это ничего не изменит.
why-unhurt = Лечить нечего: здоровье полное.
why-full-of-mana = Восполнять нечего: мана полная.
why-once-a-turn = Только раз за ход.
why-artifact-unsold = Артефакты не продаются.
why-not-fewest = У кого-то ещё столько же или меньше.
why-safe = { $other } здесь в безопасности.
why-attacked-already = За ход можно напасть только на одного героя.
why-attack-first = Нападать нужно раньше, чем делать здесь что-то ещё.
why-one-partner = В этом раунде сделка уже была, её заключил { $other }.
why-proposals-made = Предложений за ход — не больше { $n }.
why-teams-need-four = Для команд по двое нужны четыре игрока; сейчас их { $players }.

## Пометки под вариантами

note-bonus = +{ $n } в этом броске
note-empty = там ничего нет
note-cards = { $cards }
note-cards-hidden = { $cards }; скрытых карт: { $n }
note-hidden = { $n ->
    [one] { $n } скрытая карта
    [few] { $n } скрытые карты
   *[other] { $n } скрытых карт
  }
note-values = Сила { $strength }, Воля { $will }
note-strength = Сила { $n }
note-will = Воля { $n }
note-sells = { $n ->
    [one] за { $n } золото
    [few] за { $n } золота
   *[other] за { $n } золота
}
note-work = 1 мана за 2 золота, вместо движения
note-dirty-work = 1 здоровье за 3 золота, вместо движения
note-training = 1 здоровье за 2 очка опыта, вместо движения
note-blood = 1 здоровье за всю ману, вместо движения
note-meditation = 1 здоровье и 3 маны, вместо движения
note-burglary = бросок кубика, вместо движения
note-trade = вместо движения, если сделка состоится
note-standing = { $seat }: { $field }; золото { $gold }, опыт { $experience }.
note-battle = { $mine } против { $theirs } и по кубику каждому.
