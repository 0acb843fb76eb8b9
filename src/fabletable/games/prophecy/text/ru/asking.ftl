# Вопросы, варианты и причины.

## Вопросы

ask-draft = Какого героя оставит { $seat }? Другой уйдёт налево.
    .you = Какого героя вы оставите? Другой уйдёт налево.
ask-draft-last = Каким героем будет { $seat }?
    .you = Каким героем вы будете?
ask-move = Куда идёт { $seat }?
    .you = Куда вы идёте?
ask-move-again = Скорые ноги ещё не устали. Куда теперь идёт { $seat }?
    .you = Скорые ноги ещё не устали. Куда вы идёте теперь?
ask-encounter = Путь преграждён. Что делает { $seat }?
    .you = Путь вам преграждён. Что вы делаете?
ask-guardian = Поднялся страж. Что делает { $seat }?
    .you = Перед вами поднялся страж. Что вы делаете?
ask-services = Чем займётся здесь { $seat }?
    .you = Чем вы здесь займётесь?
ask-final-attack = Идёт финальная битва. На кого нападает { $seat }?
    .you = Идёт финальная битва. На кого вы нападаете?
ask-kind = Чем { $seat } атакует { ACC($foe) }?
    .you = Чем вы атакуете { ACC($foe) }?
ask-paid-kind = Битва силы обойдётся в { $mana ->
    [one] { $mana } ману
    [few] { $mana } маны
   *[other] { $mana } маны
  }, битва воли — в { $health ->
    [one] { $health } здоровье
    [few] { $health } здоровья
   *[other] { $health } здоровья
  }. Что выбирает { $seat }?
    .you = Битва силы обойдётся в { $mana ->
        [one] { $mana } ману
        [few] { $mana } маны
       *[other] { $mana } маны
      }, битва воли — в { $health ->
        [one] { $health } здоровье
        [few] { $health } здоровья
       *[other] { $health } здоровья
      }. Что вы выбираете?
ask-attack-kind = { $seat } нападает на игрока { $other }: силой или волей за { $n ->
    [one] { $n } ману
    [few] { $n } маны
   *[other] { $n } маны
  }?
    .you = Вы нападаете на игрока { $other }: силой или волей за { $n ->
        [one] { $n } ману
        [few] { $n } маны
       *[other] { $n } маны
      }?
ask-defend-kind = { $other } нападает силой, { $seat } защищается: ответить силой или превратить это в битву воли за { $n ->
    [one] { $n } ману
    [few] { $n } маны
   *[other] { $n } маны
  }?
    .you = { $other } нападает на вас силой: ответить силой или превратить это в битву воли за { $n ->
        [one] { $n } ману
        [few] { $n } маны
       *[other] { $n } маны
      }?
ask-wield = Что берёт в руки для этой битвы { $seat }?
    .you = Что вы берёте в руки для этой битвы?
ask-head = Что надевает на голову в этой битве { $seat }?
    .you = Что вы надеваете на голову в этой битве?
ask-before-roll = Что { $seat } делает до броска?
    .you = Что вы делаете до броска?
ask-after-roll = { $mine } против { $theirs }. Так и оставит { $seat }?
    .you = { $mine } против { $theirs }. Так и оставите?
ask-shield = { $n ->
    [one] Бросок проигран на { $n } очко. Поднимет ли { $seat } щит?
    [few] Бросок проигран на { $n } очка. Поднимет ли { $seat } щит?
   *[other] Бросок проигран на { $n } очков. Поднимет ли { $seat } щит?
}
    .you = { $n ->
        [one] Бросок проигран на { $n } очко. Поднимете ли вы щит, чтобы свести его вничью?
        [few] Бросок проигран на { $n } очка. Поднимете ли вы щит, чтобы свести его вничью?
       *[other] Бросок проигран на { $n } очков. Поднимете ли вы щит, чтобы свести его вничью?
    }
ask-guardian-angel = Битва проиграна. Позовёт ли { $seat } ангела-хранителя за { $n ->
    [one] { $n } ману
    [few] { $n } маны
   *[other] { $n } маны
  }, чтобы свести её вничью?
    .you = Битва проиграна. Позовёте ли вы ангела-хранителя за { $n ->
        [one] { $n } ману
        [few] { $n } маны
       *[other] { $n } маны
      }, чтобы свести её вничью?
ask-healing = { $n ->
    [one] { $seat } вот-вот потеряет { $n } здоровье. Закрыть одну рану?
    [few] { $seat } вот-вот потеряет { $n } здоровья. Закрыть одну рану?
   *[other] { $seat } вот-вот потеряет { $n } здоровья. Закрыть одну рану?
}
    .you = { $n ->
        [one] Вы вот-вот потеряете { $n } здоровье. Закрыть одну рану?
        [few] Вы вот-вот потеряете { $n } здоровья. Закрыть одну рану?
       *[other] Вы вот-вот потеряете { $n } здоровья. Закрыть одну рану?
    }
ask-fanaticism = Атакует ли { $seat } { ACC($foe) } ещё раз?
    .you = Атакуете ли вы { ACC($foe) } ещё раз?
ask-before-die = { $seat } бросает кубик по карте «{ $thing }». Нужна ли помощь?
    .you = Вы бросаете кубик по карте «{ $thing }». Нужна ли помощь?
ask-alter-die = На кубике { $n }. Изменит ли это { $seat }?
    .you = На кубике { $n }. Измените ли вы это?
ask-forge = { $n ->
    [one] { $seat } платит { $n } золотой. Фальшивыми монетами?
    [few] { $seat } платит { $n } золотых. Фальшивыми монетами?
   *[other] { $seat } платит { $n } золотых. Фальшивыми монетами?
}
    .you = { $n ->
        [one] Вы платите { $n } золотой. Фальшивыми монетами?
        [few] Вы платите { $n } золотых. Фальшивыми монетами?
       *[other] Вы платите { $n } золотых. Фальшивыми монетами?
    }
ask-crystal = { $n ->
    [one] { $seat } платит { $n } ману. Сколько взять из кристалла?
    [few] { $seat } платит { $n } маны. Сколько взять из кристалла?
   *[other] { $seat } платит { $n } маны. Сколько взять из кристалла?
}
    .you = { $n ->
        [one] Вы платите { $n } ману. Сколько взять из кристалла?
        [few] Вы платите { $n } маны. Сколько взять из кристалла?
       *[other] Вы платите { $n } маны. Сколько взять из кристалла?
    }
ask-fill-crystal = { $n ->
    [one] { $seat } восполняет { $n } ману. Сколько пойдёт в кристалл?
    [few] { $seat } восполняет { $n } маны. Сколько пойдёт в кристалл?
   *[other] { $seat } восполняет { $n } маны. Сколько пойдёт в кристалл?
}
    .you = { $n ->
        [one] Вы восполняете { $n } ману. Сколько пойдёт в кристалл?
        [few] Вы восполняете { $n } маны. Сколько пойдёт в кристалл?
       *[other] Вы восполняете { $n } маны. Сколько пойдёт в кристалл?
    }
ask-discount = Чем { $seat } удешевит заклинание «{ $spell }»?
    .you = Чем вы удешевите заклинание «{ $spell }»?
ask-pick-item = Какой предмет оставит себе { $seat }?
    .you = Какой предмет вы оставите себе?
ask-take-item = Оставит ли себе эту карту { $seat }?
    .you = Оставите ли вы себе эту карту?
ask-lose-item = Какой предмет теряет { $seat }?
    .you = Какой предмет вы теряете?
ask-hand-over = Что отдаёт { $seat }?
    .you = Что вы отдаёте?
ask-health-or-mana = { $seat } теряет { $health ->
    [one] { $health } здоровье
    [few] { $health } здоровья
   *[other] { $health } здоровья
  } или { $mana ->
    [one] { $mana } ману
    [few] { $mana } маны
   *[other] { $mana } маны
  }. Что именно?
    .you = Вы теряете { $health ->
        [one] { $health } здоровье
        [few] { $health } здоровья
       *[other] { $health } здоровья
      } или { $mana ->
        [one] { $mana } ману
        [few] { $mana } маны
       *[other] { $mana } маны
      }. Что именно?
ask-give-away = { $n ->
    [one] { $seat } богаче самого бедного на { $n } золотой. С чем расстаться?
    [few] { $seat } богаче самого бедного на { $n } золотых. С чем расстаться?
   *[other] { $seat } богаче самого бедного на { $n } золотых. С чем расстаться?
}
    .you = { $n ->
        [one] Вы богаче самого бедного на { $n } золотой. С чем расстаться?
        [few] Вы богаче самого бедного на { $n } золотых. С чем расстаться?
       *[other] Вы богаче самого бедного на { $n } золотых. С чем расстаться?
    }
ask-teleport = Где появится { $seat }?
    .you = Где вы появитесь?
ask-reveal-plane = В каком измерении { $seat } откроет следующую скрытую карту?
    .you = В каком измерении вы откроете следующую скрытую карту?
ask-learn-free = Какому умению учится { $seat }?
    .you = Какому умению вы учитесь?
ask-learn-afar = Какому умению { $seat } учится по книге?
    .you = Какому умению вы учитесь по книге?
ask-smith = Какое оружие { $seat } отдаёт кузнецу?
    .you = Какое оружие вы отдаёте кузнецу?
ask-victim = Кого выбирает жертвой { $seat }?
    .you = Кого вы выбираете жертвой?
ask-steal-item = Что крадёт { $seat }?
    .you = Что вы крадёте?
ask-destroy-item = Что обращает в прах { $seat }?
    .you = Что вы обращаете в прах?
ask-ruins = Кто выползет из подземелья? Выбирает { $seat }.
    .you = Кто выползет из подземелья? Выбираете вы.
ask-stranger = Чем { $seat } торгует с незнакомцем?
    .you = Чем вы торгуете с незнакомцем?
ask-burglary = Что выносит { $seat }?
    .you = Что вы выносите?
ask-training = { $seat }, в какую гильдию придёт учитель с новым умением?
    .you = В какую гильдию придёт учитель с новым умением?
ask-duel-lost = Верх берёт { $other }. Что отдаст { $seat }: 1 здоровье или предмет?
    .you = Верх берёт { $other }. Что вы отдадите: 1 здоровье или предмет?
ask-take-from-loser = Что { $seat } забирает у игрока { $other }?
    .you = Что вы забираете у игрока { $other }?
ask-theft = Что { $seat } крадёт у игрока { $other }?
    .you = Что вы крадёте у игрока { $other }?
ask-give-artifact = Какой артефакт { $seat } отдаёт игроку { $other }?
    .you = Какой артефакт вы отдаёте игроку { $other }?
ask-trade = Что { $seat } предлагает игроку { $other }?
    .you = Что вы предлагаете игроку { $other }?
ask-accept-trade = { $other } даёт { $gold ->
    [0] { ACC($given) }
    [one] { $things ->
        [0] { $gold } золотой
       *[other] { ACC($given) } и { $gold } золотой
      }
    [few] { $things ->
        [0] { $gold } золотых
       *[other] { ACC($given) } и { $gold } золотых
      }
   *[other] { $things ->
        [0] { $gold } золотых
       *[other] { ACC($given) } и { $gold } золотых
      }
  }, а хочет { $price ->
    [0] { ACC($asked) }
    [one] { $wishes ->
        [0] { $price } золотой
       *[other] { ACC($asked) } и { $price } золотой
      }
    [few] { $wishes ->
        [0] { $price } золотых
       *[other] { ACC($asked) } и { $price } золотых
      }
   *[other] { $wishes ->
        [0] { $price } золотых
       *[other] { ACC($asked) } и { $price } золотых
      }
  }. Примет ли это { $seat }?
    .you = { $other } даёт { $gold ->
        [0] { ACC($given) }
        [one] { $things ->
            [0] { $gold } золотой
           *[other] { ACC($given) } и { $gold } золотой
          }
        [few] { $things ->
            [0] { $gold } золотых
           *[other] { ACC($given) } и { $gold } золотых
          }
       *[other] { $things ->
            [0] { $gold } золотых
           *[other] { ACC($given) } и { $gold } золотых
          }
      }, а хочет { $price ->
        [0] { ACC($asked) }
        [one] { $wishes ->
            [0] { $price } золотой
           *[other] { ACC($asked) } и { $price } золотой
          }
        [few] { $wishes ->
            [0] { $price } золотых
           *[other] { ACC($asked) } и { $price } золотых
          }
       *[other] { $wishes ->
            [0] { $price } золотых
           *[other] { ACC($asked) } и { $price } золотых
          }
      }. Примете ли вы это?
ask-banner = Поднимет ли { $seat } знамя?
    .you = Поднимете ли вы знамя?
ask-doom = Кого поразит знамя? Выбирает { $seat }.
    .you = Кого поразит ваше знамя?
ask-new-hero = Герой погиб. Продолжит ли { $seat } с новым?
    .you = Ваш герой погиб. Продолжите с новым?
ask-discard-item = { $n ->
    [one] Можно оставить только { $n } предмет. Что сбросит { $seat }?
    [few] Можно оставить только { $n } предмета. Что сбросит { $seat }?
   *[other] Можно оставить только { $n } предметов. Что сбросит { $seat }?
}
    .you = { $n ->
        [one] Можно оставить только { $n } предмет. Что вы сбросите?
        [few] Можно оставить только { $n } предмета. Что вы сбросите?
       *[other] Можно оставить только { $n } предметов. Что вы сбросите?
    }
ask-discard-skill = { $n ->
    [one] Можно оставить только { $n } умение. Что забудет { $seat }?
    [few] Можно оставить только { $n } умения. Что забудет { $seat }?
   *[other] Можно оставить только { $n } умений. Что забудет { $seat }?
}
    .you = { $n ->
        [one] Можно оставить только { $n } умение. Что вы забудете?
        [few] Можно оставить только { $n } умения. Что вы забудете?
       *[other] Можно оставить только { $n } умений. Что вы забудете?
    }
ask-battlefield = Где быть финальной битве? Решает { $seat }.
    .you = Где, по-вашему, быть финальной битве?

## Слова

word-stay = Остаться здесь
word-halt = Остановиться здесь
word-end-turn = Закончить ход
word-roll = Бросить
word-keep-dice = Оставить кубики как есть
word-keep-die = Оставить кубик как есть
word-take-it = Принять удар
word-forge = Сберечь 3 золотых фальшивыми монетами
word-spell-mastery = Мастер заклинаний
word-ring-of-magic-powers = Кольцо волшебных сил
word-lose-health = Потерять здоровье
word-lose-mana = Потерять ману
word-refuse = Отказаться
word-battle-of-strength = Битва силы
word-battle-of-will = Битва воли
word-fight-again = Сразиться снова
word-offer-items = Предложить предмет
word-take-gold = Взять до 5 золотых
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

# Что значит отказаться и что значит согласиться.
instead-banner = Не поднимать знамя
instead-forge = { $n ->
    [one] Честно заплатить { $n } золотой
    [few] Честно заплатить { $n } золотых
   *[other] Честно заплатить { $n } золотых
}
instead-discount = Заплатить полную цену
instead-healing = { $n ->
    [one] Потерять { $n } здоровье
    [few] Потерять все { $n } здоровья
   *[other] Потерять все { $n } здоровья
}
do-healing = Исцелиться и потерять на 1 меньше
instead-guardian-angel = Смириться с поражением
instead-fanaticism = Оставить как есть
instead-accept-trade = Отказаться от сделки
do-accept-trade = Заключить сделку
instead-teleport = Остаться здесь
instead-reveal-plane = Никуда не заглядывать
instead-wield = Сражаться с тем, что в руках
instead-stranger = Уйти от незнакомца

## Дела

do-walk = Пешком { ACC($thing) }
do-ride = Верхом { ACC($thing) }
do-sail = Кораблём { ACC($thing) }
do-gate = Через ворота { ACC($thing) }
do-run = Бегом { ACC($thing) }
do-trail = Лесными тропами { ACC($thing) }
do-teleport = Телепортом { ACC($thing) }
do-fly = По воздуху { ACC($thing) }
do-stride = Семимильным шагом { ACC($thing) }
do-attack-plane = Напасть на { ACC($thing) }
do-skilled-work = Искусная работа
do-dirty-work = Грязная работа
do-training-ground = Тренировка
do-blood-sacrifice = Жертва крови
do-meditation = Медитировать
do-burglary = Взлом
do-trade = Торговать с игроком { $thing }
do-use = Применить { ACC($thing) }
do-decay = Обратить в ману { ACC($thing) }
do-mend = Починить { ACC($thing) }
do-cast = Сотворить «{ $thing }»
do-fight = Атаковать { ACC($thing) }
do-parley = Подкупить { ACC($thing) }
do-pass-by = Обойти { ACC($thing) }
do-hide = Надеть { ACC($thing) } и скрыться
do-attack = Напасть на игрока { $thing }
do-attack-by-will = Напасть волей на игрока { $thing }
do-take = Взять { ACC($thing) }
do-opportunity = { $thing }
do-opportunity-way = { $thing }: { $way }
do-repair = Отдать в починку { ACC($thing) }
do-repair-all = { $n ->
    [one] Починить { $n } предмет
    [few] Починить все { $n } предмета
   *[other] Починить все { $n } предметов
}
do-learn = Освоить умение «{ $thing }»
do-buy = Купить { ACC($thing) }
do-sell = Продать { ACC($thing) }
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
    [one] Взять { $n } золотой
    [few] Взять { $n } золотых
   *[other] Взять { $n } золотых
}
do-flaming-weapon = Поджечь { ACC($thing) }
do-holy-weapon = Освятить { ACC($thing) }
do-mighty-blow = Могучий удар
do-throw = Метнуть { ACC($thing) }
do-surge = Пробудить { ACC($thing) }
do-reroll-own = Перебросить свой кубик, на котором { $n }
do-reroll-foe = Перебросить чужой кубик, на котором { $n }
do-give = Отдать { ACC($thing) }
do-ask-for = Попросить { ACC($thing) }
do-give-gold = { $n ->
    [one] Отдать { $n } золотой
    [few] Отдать { $n } золотых
   *[other] Отдать { $n } золотых
}
do-ask-gold = { $n ->
    [one] Попросить { $n } золотой
    [few] Попросить { $n } золотых
   *[other] Попросить { $n } золотых
}

## Причины

why-gold-short = Это стоит { $need ->
    [one] { $need } золотой
    [few] { $need } золотых
   *[other] { $need } золотых
  }, { $have ->
    [0] а кошелёк пуст
   *[other] а есть только { $have }
  }.
why-mana-short = Это стоит { $need ->
    [one] { $need } ману
    [few] { $need } маны
   *[other] { $need } маны
  }, а её { $have ->
    [0] не осталось
   *[other] только { $have }
  }.
why-health-short = Это стоит { $need ->
    [one] { $need } здоровье
    [few] { $need } здоровья
   *[other] { $need } здоровья
  }, а его { $have ->
    [0] не осталось
   *[other] только { $have }
  }.
why-experience-short = Это стоит { $need ->
    [one] { $need } очко опыта
    [few] { $need } очка опыта
   *[other] { $need } очков опыта
  }, { $have ->
    [0] а опыта нет
   *[other] а есть только { $have }
  }.
why-no-port = Порта { LOC($field) } нет.
why-no-gate = Ворот { LOC($field) } нет.
why-no-plane = Врат в астральное измерение { LOC($field) } нет.
why-plane-closed = Это измерение уже покорено.
why-damaged = Предмет повреждён.
why-hands-full = Для этого не осталось руки.
why-no-shields = Против этого врага щит не поможет.
why-only-crushing = Здесь помогает только сокрушающее оружие.
why-no-use-here = В такой битве от этого нет толку.
why-no-spells = На этого врага заклинания не действуют.
why-no-extra-dice = Этот враг не допускает лишних кубиков.
why-cannot-pay = Заплатить нечем.
why-no-effect = Это ничего не изменит.
why-unhurt = Лечить нечего, вы невредимы.
why-full-of-mana = Восполнять нечего, мана на пределе.
why-once-a-turn = Только раз за ход.
why-artifact-unsold = Артефакты не продаются.
why-not-fewest = У кого-то ещё столько же или меньше.
why-safe = { $other } здесь в безопасности.
    .you-other = Вы здесь в безопасности.
why-attacked-already = За ход можно напасть только на одного героя.
why-attack-first = Нападать нужно раньше, чем делать здесь что-то ещё.
why-one-partner = В этом раунде сделка уже заключена, и вторая сторона в ней — { $other }.
    .you-other = В этом раунде сделка с вами уже заключена.
why-proposals-made = { $n ->
    [one] Больше { $n } предложения за ход не делают.
    [few] Больше { $n } предложений за ход не делают.
   *[other] Больше { $n } предложений за ход не делают.
}
why-teams-need-four = Для команд по двое нужны четыре игрока, а не { $players }.
why-all-terrains-second = Приключения на всех трёх местностях в начале игры — вариант второй редакции.

## Пометки под вариантами

note-worth = { $n ->
    [one] стоит { $n } золотой
    [few] стоит { $n } золотых
   *[other] стоит { $n } золотых
  }{ $left ->
    [0] , и этого хватит
   *[other] , останется ещё { $left }
  }
give-gold = { $n ->
    [one] Отдать { $n } золотой
    [few] Отдать { $n } золотых
   *[other] Отдать { $n } золотых
}
note-bonus = +{ $n } в этом броске
note-empty = там ничего нет
note-lodging = до вашего следующего хода другие герои на вас не нападут
note-cards = { $cards }
# $n is the experience it costs.
note-skill = { $skill } (опыт: { $n })
# $n is the gold it costs.
note-goods = { $item } (золото: { $n })
# $skills are those on display.
note-guild = сейчас там учат: { $skills }
note-guild-own = ваша гильдия; сейчас там учат: { $skills }
note-guild-own-empty = ваша гильдия; сейчас там ничему не учат
note-cards-hidden = { $cards } и ещё { $n ->
    [one] { $n } скрытая карта
    [few] { $n } скрытые карты
   *[other] { $n } скрытых карт
  }
note-hidden = { $n ->
    [one] { $n } скрытая карта
    [few] { $n } скрытые карты
   *[other] { $n } скрытых карт
  }
note-values = Сила { $strength }, Воля { $will }
note-strength = Сила { $n }
note-will = Воля { $n }
note-blood = 1 здоровье за всю ману, вместо движения
note-instead = вместо движения
note-burglary = бросок кубика, вместо движения
note-trade = вместо движения, если сделка состоится
note-standing = { $seat } стоит { LOC($field) }, в кошельке { $gold ->
    [0] пусто
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
  }, за плечами { $experience ->
    [one] { $experience } очко опыта
    [few] { $experience } очка опыта
   *[other] { $experience } очков опыта
  }.
    .you = Вы стоите { LOC($field) }, в кошельке { $gold ->
        [0] пусто
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[other] { $gold } золотых
      }, за плечами { $experience ->
        [one] { $experience } очко опыта
        [few] { $experience } очка опыта
       *[other] { $experience } очков опыта
      }.
note-battle = { $mine } против { $theirs } и по кубику каждому.
odds-strength = { $foe }, Сила { $theirs } против вашей { $mine }{ $rolls ->
    [1] { "" }
    [one] , { $rolls } раз подряд
    [few] , { $rolls } раза подряд
   *[other] , { $rolls } раз подряд
  }
odds-will = { $foe }, Воля { $theirs } против вашей { $mine }{ $rolls ->
    [1] { "" }
    [one] , { $rolls } раз подряд
    [few] , { $rolls } раза подряд
   *[other] , { $rolls } раз подряд
  }
odds-both = { $foe }, Сила и Воля { $theirs } против ваших { $mine }{ $rolls ->
    [1] { "" }
    [one] , { $rolls } раз подряд
    [few] , { $rolls } раза подряд
   *[other] , { $rolls } раз подряд
  }
odds-stages = { $foe }, Воля { $theirs } против вашей { $mine }, затем Сила { $second } против вашей { $more }
odds-hidden-lesser = скрытый малый страж
odds-hidden-greater = скрытый главный страж
odds-all = { $foes }, один за другим
odds-won = { $n ->
        [one] { $n } очко опыта
        [few] { $n } очка опыта
       *[other] { $n } очков опыта
    }{ $more ->
        [0] { "" }
       *[other] { " " }и награда с карты
    }
odds-drawn = ничего, и ход окончен
odds-lost = { $n ->
        [one] { $n } здоровье
        [few] { $n } здоровья
       *[other] { $n } здоровья
    }
odds-lost-card = потери с карты
# Из чего складываются шансы, по предложению. $parts: числа с названиями, $foe: создание или другой игрок.
reason-own = Ваши { $n }: { $parts }
reason-theirs = { $foe }, { $n }: { $parts }
reason-ahead = До броска вы впереди на { $n }, и каждая сторона бросает по кубику.
reason-behind = До броска вы отстаёте на { $n }, и каждая сторона бросает по кубику.
reason-level = До броска силы равны, и каждая сторона бросает по кубику.
reason-own-save = У вас { $thing }: бросок, проигранный не больше чем на { $n }, становится ничьей.
reason-own-save-any = У вас { $thing }: любой проигранный бросок становится ничьей.
reason-their-save = { $thing } ({ $foe }): бросок, выигранный вами не больше чем на { $n }, будет лишь ничьей.
reason-their-save-any = { $thing } ({ $foe }): любой выигранный вами бросок будет лишь ничьей.
reason-own-cloak = У вас { $thing }: { $foe } бросает лишний кубик и оставляет меньший.
reason-their-cloak = { $thing } ({ $foe }): вы бросаете лишний кубик и оставляете меньший.
reason-lives = { $n ->
    [one] Нужно выиграть { $n } бросок подряд.
    [few] Нужно выиграть { $n } броска подряд.
   *[other] Нужно выиграть { $n } бросков подряд.
}
reason-stages = Два броска: сперва Воля, потом Сила, и выиграть нужно оба.
reason-cannot-pay = Ни на одну битву нечем заплатить.
reason-paid = мана за битву
reason-twist = { $foe } может превратить её в битву воли: она стоит { $n }, а маны { $mana }.
reason-row = { $foe }: { $n } %
reason-all-of-them = Победить нужно каждого.
reason-unseen = Считано по всем стражам этого ранга, что ещё лежат лицом вниз.

# Что можно изменить на карте; $where: какое по счёту.
number-strength = сила
number-will = воля
number-copies = карт в колоде
number-experience = опыт
number-price = цена
number-cost = цена в опыте
number-mana = мана
