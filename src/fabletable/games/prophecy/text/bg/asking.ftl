# Въпроси, избори и причини.

## Въпроси

ask-draft = Кой герой запазва { $seat }? Другият отива наляво.
    .you = Кой герой ще запазите? Другият отива наляво.
ask-draft-last = Кой герой ще бъде { $seat }?
    .you = Кой герой ще бъдете?
ask-move = Къде отива { $seat }?
    .you = Къде отивате?
ask-move-again = Бързите крака още не са уморени. Накъде тръгва { $seat } сега?
    .you = Бързите крака още не са уморени. Накъде тръгвате сега?
ask-encounter = Пътят е препречен. Какво прави { $seat }?
    .you = Пътят ви е препречен. Какво правите?
ask-guardian = Пазач препречва пътя. Какво прави { $seat }?
    .you = Пазач се надига пред вас. Какво правите?
ask-services = Какво прави { $seat } тук?
    .you = Какво правите тук?
ask-final-attack = Тече финалната битка. Кого напада { $seat }?
    .you = Тече финалната битка. Кого нападате?
ask-kind = С какво напада { $seat } { ACC($foe) }?
    .you = С какво нападате { ACC($foe) }?
ask-paid-kind = Битка със сила струва { $mana } мана, битка с воля струва { $health ->
    [one] { $health } живот
   *[other] { $health } живота
  }. Как се бие { $seat }?
    .you = Битка със сила струва { $mana } мана, битка с воля струва { $health ->
        [one] { $health } живот
       *[other] { $health } живота
      }. Как се биете?
ask-attack-kind = { $seat } напада { $other }: със сила или с воля за { $n } мана?
    .you = Нападате { $other }: със сила или с воля за { $n } мана?
ask-defend-kind = { $other } напада { $seat } със сила. Ще отговори ли { $seat } със сила, или ще я превърне в битка с воля за { $n } мана?
    .you = { $other } ви напада със сила. Ще отговорите ли със сила, или ще я превърнете в битка с воля за { $n } мана?
ask-wield = Какво взима в ръце за тази битка { $seat }?
    .you = Какво взимате в ръце за тази битка?
ask-head = Какво слага на главата си в тази битка { $seat }?
    .you = Какво слагате на главата си в тази битка?
ask-before-roll = Какво прави { $seat }, преди да паднат заровете?
    .you = Какво правите, преди да паднат заровете?
ask-after-roll = { $mine } срещу { $theirs }. Така ли го оставя { $seat }?
    .you = { $mine } срещу { $theirs }. Така ли го оставяте?
ask-shield = Хвърлянето е загубено с { $n }. Вдига ли { $seat } щита, за да е равен бой?
    .you = Губите хвърлянето с { $n }. Вдигате ли щита, за да е равен бой?
ask-guardian-angel = Битката е загубена. Вика ли { $seat } за { $n } мана ангела пазител, за да е равен бой?
    .you = Битката е загубена. Викате ли за { $n } мана ангела пазител, за да е равен бой?
ask-healing = { $n ->
    [one] { $seat } е на път да загуби { $n } живот.
   *[other] { $seat } е на път да загуби { $n } живота.
  } Да се затвори ли една рана?
    .you = { $n ->
        [one] На път сте да загуби { $n } живот.
       *[other] На път сте да загуби { $n } живота.
      } Да се затвори ли една рана?
ask-fanaticism = Напада ли { $seat } { ACC($foe) } още веднъж?
    .you = Нападате ли { ACC($foe) } още веднъж?
ask-before-die = { $seat } хвърля зар за картата „{ $thing }“. Някаква помощ?
    .you = Хвърляте зар за картата „{ $thing }“. Някаква помощ?
ask-alter-die = Зарът показва { $n }. Променя ли го { $seat }?
    .you = Зарът показва { $n }. Променяте ли го?
ask-forge = { $seat } плаща { $n } злато. С фалшиви монети?
    .you = Плащате { $n } злато. С фалшиви монети?
ask-crystal = { $seat } плаща { $n } мана. Колко от нея е от кристала?
    .you = Плащате { $n } мана. Колко от нея е от кристала?
ask-fill-crystal = { $seat } възстановява { $n } мана. Колко от нея отива в кристала?
    .you = Възстановявате { $n } мана. Колко от нея отива в кристала?
ask-discount = С какво { $seat } поевтинява заклинанието „{ $spell }“?
    .you = С какво поевтинявате заклинанието „{ $spell }“?
ask-pick-item = Кой предмет запазва { $seat }?
    .you = Кой предмет запазвате?
ask-take-item = Запазва ли { $seat } тази карта?
    .you = Запазвате ли тази карта?
ask-lose-item = Кой предмет губи { $seat }?
    .you = Кой предмет губите?
ask-hand-over = Какво предава { $seat }?
    .you = Какво предавате?
ask-health-or-mana = { $seat } губи { $health ->
    [one] { $health } живот
   *[other] { $health } живота
  } или { $mana } мана. Кое?
    .you = Губите { $health ->
        [one] { $health } живот
       *[other] { $health } живота
      } или { $mana } мана. Кое?
ask-give-away = { $seat } има с { $n } злато повече от най-бедния. Какво дава { $seat }?
    .you = Имате с { $n } злато повече от най-бедния. Какво давате?
ask-teleport = Къде се появява { $seat }?
    .you = Къде се появявате?
ask-reveal-plane = В кой свят { $seat } открива следващата скрита карта?
    .you = В кой свят откривате следващата скрита карта?
ask-learn-free = Кое умение научава { $seat }?
    .you = Кое умение научавате?
ask-learn-afar = Кое умение научава { $seat } от книгата?
    .you = Кое умение научавате от книгата?
ask-smith = Кое оръжие дава { $seat } на ковача?
    .you = Кое оръжие давате на ковача?
ask-victim = Кого избира за жертва { $seat }?
    .you = Кого избирате за жертва?
ask-steal-item = Какво краде { $seat }?
    .you = Какво крадете?
ask-destroy-item = Какво превръща в прах { $seat }?
    .you = Какво превръщате в прах?
ask-ruins = Какво изпълзява от подземието срещу { $seat }?
    .you = Какво изпълзява от подземието срещу вас?
ask-stranger = Какво търгува { $seat } с непознатия?
    .you = Какво търгувате с непознатия?
ask-burglary = Какво изнася { $seat }?
    .you = Какво изнасяте?
ask-training = В коя гилдия изпраща { $seat } учител с ново умение?
    .you = В коя гилдия изпращате учител с ново умение?
ask-duel-lost = { $seat } губи от { $other }. Ще загуби ли { $seat } 1 живот, или ще даде предмет?
    .you = Губите от { $other }. Ще загубите ли 1 живот, или ще дадете предмет?
ask-take-from-loser = Какво взима { $seat } от { $other }?
    .you = Какво взимате от { $other }?
ask-theft = Какво краде { $seat } от { $other }?
    .you = Какво крадете от { $other }?
ask-give-artifact = Кой артефакт дава { $seat } на { $other }?
    .you = Кой артефакт давате на { $other }?
ask-trade = Какво предлага { $seat } на { $other }?
    .you = Какво предлагате на { $other }?
ask-accept-trade = { $other } дава { $gold ->
    [0] { $given }
   *[other] { $things ->
        [0] { $gold } злато
       *[other] { $given } и { $gold } злато
      }
  } срещу { $price ->
    [0] { $asked }
   *[other] { $wishes ->
        [0] { $price } злато
       *[other] { $asked } и { $price } злато
      }
  }. Приема ли { $seat }?
    .you = { $other } дава { $gold ->
        [0] { $given }
       *[other] { $things ->
            [0] { $gold } злато
           *[other] { $given } и { $gold } злато
          }
      } срещу { $price ->
        [0] { $asked }
       *[other] { $wishes ->
            [0] { $price } злато
           *[other] { $asked } и { $price } злато
          }
      }. Приемате ли?
ask-banner = Вдига ли { $seat } знамето?
    .you = Вдигате ли знамето?
ask-doom = Кого поразява знамето на { $seat }?
    .you = Кого поразява знамето ви?
ask-new-hero = Героят на { $seat } загина. Продължава ли { $seat } с нов?
    .you = Героят ви загина. Продължавате ли с нов?
ask-discard-item = { $n ->
    [one] Може да се запази само { $n } предмет. Какво изхвърля { $seat }?
   *[other] Могат да се запазят само { $n } предмета. Какво изхвърля { $seat }?
}
    .you = { $n ->
        [one] Може да се запази само { $n } предмет. Какво изхвърляте?
       *[other] Могат да се запазят само { $n } предмета. Какво изхвърляте?
    }
ask-discard-skill = { $n ->
    [one] Може да се запази само { $n } умение. Какво забравя { $seat }?
   *[other] Могат да се запазят само { $n } умения. Какво забравя { $seat }?
}
    .you = { $n ->
        [one] Може да се запази само { $n } умение. Какво забравяте?
       *[other] Могат да се запазят само { $n } умения. Какво забравяте?
    }
ask-battlefield = Къде иска финалната битка { $seat }?
    .you = Къде искате финалната битка?

## Думи

word-stay = Остани тук
word-halt = Спри тук
word-end-turn = Край на хода
word-roll = Хвърли
word-keep-dice = Остави заровете така
word-keep-die = Остави зара така
word-take-it = Понеси удара
word-forge = Спести 3 злато с фалшиви монети
word-spell-mastery = Майстор на заклинанията
word-ring-of-magic-powers = Пръстен на магическите сили
word-lose-health = Загуби животи
word-lose-mana = Загуби мана
word-refuse = Остави го
word-battle-of-strength = Битка със сила
word-battle-of-will = Битка с воля
word-fight-again = Бий се отново
word-offer-items = Предложи предмет
word-take-gold = Вземи до 5 злато
word-let-choose = Нека избере победеният
word-propose = Предложи сделката
word-withdraw = Без сделка
word-new-hero = Вземи нов герой
word-retire = Напусни играта
word-sail = Плавай с кораб
word-gate = Мини през порта
word-attack-plane = Нападни астрален свят
word-run = Тичай
word-trail = Горски пътеки
word-teleport = Телепорт
word-fly = Лети с килима

# Какво значи да откажете и какво да се съгласите.
instead-banner = Остави знамето спуснато
instead-forge = Плати честно { $n } злато
instead-discount = Плати пълната цена
instead-healing = { $n ->
    [one] Загуби { $n } живот
   *[other] Загуби всичките { $n } живота
}
do-healing = Излекувай се и загуби с 1 по-малко
instead-guardian-angel = Приеми загубата
instead-fanaticism = Остави го
instead-accept-trade = Откажи сделката
do-accept-trade = Сключи сделката
instead-teleport = Остани тук
instead-reveal-plane = Не поглеждай никъде
instead-wield = Бий се с това, което е в ръцете
instead-stranger = Остави непознатия

## Дела

do-walk = Пеша към { ACC($thing) }
do-ride = На кон към { ACC($thing) }
do-sail = С кораб към { ACC($thing) }
do-gate = През портата към { ACC($thing) }
do-run = Тичешком към { ACC($thing) }
do-trail = По горски пътеки към { ACC($thing) }
do-teleport = С телепорт към { ACC($thing) }
do-fly = По въздуха към { ACC($thing) }
do-stride = С вълшебна крачка към { ACC($thing) }
do-attack-plane = Нападни { ACC($thing) }
do-skilled-work = Квалифицирана работа
do-dirty-work = Мръсна работа
do-training-ground = Тренировъчен плац
do-blood-sacrifice = Кървава жертва
do-meditation = Медитирай
do-burglary = Взлом
do-trade = Търгувай с { $thing }
do-use = Използвай { ACC($thing) }
do-decay = Превърни в мана { ACC($thing) }
do-mend = Оправи { ACC($thing) }
do-cast = Направи заклинанието „{ $thing }“
do-fight = Нападни { ACC($thing) }
do-parley = Подкупи { ACC($thing) }
do-pass-by = Подмини { ACC($thing) }
do-hide = Сложи си { ACC($thing) } и се скрий
do-attack = Нападни { $thing }
do-attack-by-will = Нападни { $thing } с воля
do-take = Вземи { ACC($thing) }
do-opportunity = { $thing }
do-opportunity-way = { $thing }: { $way }
do-repair = Поправи { ACC($thing) }
do-repair-all = Поправи всичките { $n } предмета
do-learn = Научи умението „{ $thing }“
do-buy = Купи { ACC($thing) }
do-sell = Продай { ACC($thing) }
do-monastery-healing = Нека монасите те излекуват
do-camp-healing = { $n ->
    [one] Излекувай { $n } живот
   *[other] Излекувай { $n } живота
}
do-lodging = Пренощувай
do-wasteland-mana = Пий сурова магия
do-tower-mana = Купи { $n } мана
do-take-gold = Вземи { $n } злато
do-flaming-weapon = Възпламени { ACC($thing) }
do-holy-weapon = Благослови { ACC($thing) }
do-mighty-blow = Мощен удар
do-throw = Метни { ACC($thing) }
do-surge = Пробуди { ACC($thing) }
do-reroll-own = Хвърли отново своя зар, който показва { $n }
do-reroll-foe = Хвърли отново чуждия зар, който показва { $n }
do-give = Дай { ACC($thing) }
do-ask-for = Поискай { ACC($thing) }
do-give-gold = Дай { $n } злато
do-ask-gold = Поискай { $n } злато

## Причини

why-gold-short = Струва { $need } злато, { $have ->
    [0] а кесията е празна
   *[other] а има само { $have }
  }.
why-mana-short = Струва { $need } мана, { $have ->
    [0] а не е останала
   *[other] а има само { $have }
  }.
why-health-short = Струва { $need ->
    [one] { $need } живот
   *[other] { $need } живота
  }, { $have ->
    [0] а не е останал
   *[other] а има само { $have }
  }.
why-experience-short = Струва { $need ->
    [one] { $need } точка опит
   *[other] { $need } точки опит
  }, { $have ->
    [0] а опит няма
   *[other] а има само { $have }
  }.
why-no-port = В { ACC($field) } няма пристанище.
why-no-gate = В { ACC($field) } няма порта.
why-no-plane = От { ACC($field) } не се стига до никой свят.
why-plane-closed = Този свят е покорен.
why-damaged = Повредено е.
why-hands-full = Няма свободна ръка за това.
why-no-shields = Срещу този враг щит не помага.
why-only-crushing = Тук действа само смазващо оръжие.
why-no-use-here = В такава битка не прави нищо.
why-no-spells = Срещу този враг заклинанията не действат.
why-no-extra-dice = Този враг не допуска допълнителни зарове.
why-cannot-pay = Няма с какво да се плати.
why-no-effect = Нищо няма да промени.
why-unhurt = Няма какво да се лекува.
why-full-of-mana = Маната е пълна.
why-once-a-turn = Само веднъж на ход.
why-artifact-unsold = Артефактите не се продават.
why-not-fewest = Някой друг има също толкова малко или по-малко.
why-safe = { $other } е в безопасност тук.
    .you-other = Тук сте в безопасност.
why-attacked-already = В един ход може да се нападне само един герой.
why-attack-first = Нападението трябва да е преди всичко друго тук.
why-one-partner = В този рунд вече имаше сделка с { $other }.
    .you-other = В този рунд вече имаше сделка с вас.
why-proposals-made = { $n ->
    [one] На ход не се прави повече от { $n } предложение.
   *[other] На ход не се правят повече от { $n } предложения.
}
why-teams-need-four = За отбори по двама трябват четирима играчи, а не { $players }.
why-all-terrains-second = Приключения и в трите местности в началото са възможност на второто издание.

## Бележки под изборите

note-worth = струва { $n } злато{ $left ->
    [0] , и това стига
   *[other] , остават още { $left }
  }
give-gold = Дайте { $n } злато
note-bonus = +{ $n } в това хвърляне
note-empty = там няма нищо
note-lodging = до следващия ви ход друг герой не може да ви нападне
note-cards = { $cards }
# $n is the experience it costs.
note-skill = { $skill } (опит: { $n })
# $n is the gold it costs.
note-goods = { $item } (злато: { $n })
# $skills are those on display.
note-guild = сега там се учи: { $skills }
note-guild-own = ваша гилдия; сега там се учи: { $skills }
note-guild-own-empty = ваша гилдия; сега там не се учи нищо
note-cards-hidden = { $cards } и { $n ->
    [one] { $n } скрита карта
   *[other] { $n } скрити карти
  }
note-hidden = { $n ->
    [one] { $n } скрита карта
   *[other] { $n } скрити карти
  }
note-values = Сила { $strength }, Воля { $will }
note-strength = Сила { $n }
note-will = Воля { $n }
note-blood = 1 живот за цялата мана, вместо движение
note-instead = вместо движение
note-burglary = хвърляне на зар, вместо движение
note-trade = вместо движение, ако има сделка
note-standing = { $seat } стои в { ACC($field) } с { $gold } злато и { $experience ->
    [one] { $experience } точка опит
   *[other] { $experience } точки опит
  }.
    .you = Стоите в { ACC($field) } с { $gold } злато и { $experience ->
        [one] { $experience } точка опит
       *[other] { $experience } точки опит
      }.
note-battle = { $mine } срещу { $theirs } и по един зар за всеки.
odds-strength = { $foe }, Сила { $theirs } срещу вашата { $mine }{ $rolls ->
    [1] { "" }
   *[other] , { $rolls } пъти подред
  }
odds-will = { $foe }, Воля { $theirs } срещу вашата { $mine }{ $rolls ->
    [1] { "" }
   *[other] , { $rolls } пъти подред
  }
odds-both = { $foe }, Сила и Воля { $theirs } срещу вашите { $mine }{ $rolls ->
    [1] { "" }
   *[other] , { $rolls } пъти подред
  }
odds-stages = { $foe }, Воля { $theirs } срещу вашата { $mine }, после Сила { $second } срещу вашата { $more }
odds-hidden-lesser = скрит малък пазач
odds-hidden-greater = скрит велик пазач
odds-all = { $foes }, един след друг
odds-won = { $n ->
        [one] { $n } точка опит
       *[other] { $n } точки опит
    }{ $more ->
        [0] { "" }
       *[other] { " " }и наградата от картата
    }
odds-drawn = нищо, и ходът свършва
odds-lost = { $n ->
        [one] { $n } живот
       *[other] { $n } живота
    }
odds-lost-card = загубата от картата
# От какво зависи шансът, по едно изречение. $parts са числа с имена, $foe е създание или друг играч.
reason-own = Вашите { $n }: { $parts }
reason-theirs = { $foe }, { $n }: { $parts }
reason-ahead = Преди зара водите с { $n }, и всеки хвърля по един.
reason-behind = Преди зара изоставате с { $n }, и всеки хвърля по един.
reason-level = Преди зара сте наравно, и всеки хвърля по един.
reason-own-save = { $thing } (вие): хвърляне, загубено с { $n } или по-малко, е равен бой.
reason-own-save-any = { $thing } (вие): всяко загубено хвърляне е равен бой.
reason-their-save = { $thing } ({ $foe }): хвърляне, което печелите с { $n } или по-малко, е само равен бой.
reason-their-save-any = { $thing } ({ $foe }): всяко хвърляне, което печелите, е само равен бой.
reason-own-cloak = { $thing } (вие): { $foe } хвърля още един зар и се брои по-ниският.
reason-their-cloak = { $thing } ({ $foe }): хвърляте още един зар и се брои по-ниският.
reason-lives = { $n ->
    [one] Трябва да спечелите { $n } хвърляне.
   *[other] Трябва да спечелите { $n } хвърляния подред.
}
reason-stages = Две хвърляния: първо Воля, после Сила, и двете трябва да се спечелят.
reason-cannot-pay = Няма с какво да се плати за никоя битка.
reason-paid = мана за битката
reason-twist = { $foe } може да я превърне в битка с воля: струва { $n }, а маната е { $mana }.
reason-row = { $foe }: { $n } %
reason-all-of-them = Всеки от тях трябва да бъде победен.
reason-unseen = Сметнато по всички пазачи от този ранг, които още лежат с лице надолу.

# Какво може да се промени на карта; $where е кое поред.
number-strength = сила
number-will = воля
number-copies = карти в тестето
number-experience = опит
number-price = цена
number-cost = цена в опит
number-mana = мана
