# Разказът на играта и как се казва какво на масата.

## Разказът

kept = Запазвате { ACC($hero) }.
starts = { $seat } играе като { $hero } и започва в { ACC($field) }.
    .you = Играете като { $hero } и започвате в { ACC($field) }.
rolled-to-begin = { $seat } хвърля зар за първия ход и се пада { $n }.
    .you = Хвърляте зар за първия ход и се пада { $n }.
round = Рунд { $n }: { $seat }
    .you = Рунд { $n }: ваш ред е
another-turn = { $seat } прави още един ход.
    .you = Правите още един ход.
drew-chance = { $seat } тегли картата „{ $card }“.
    .you = Теглите картата „{ $card }“.
appeared = { GENDER($card) ->
    [pl] Появяват се { $card } в { ACC($field) }.
   *[other] Появява се { $card } в { ACC($field) }.
}
revealed = { $seat } открива картата „{ $card }“.
    .you = Откривате картата „{ $card }“.
new-skill = Умението „{ $skill }“ вече се учи в { ACC($field) }.
new-goods = Нови стоки в { ACC($field) }: { $items }.
turned-up = Открива се картата „{ $card }“ в { ACC($plane) }.
stayed = { $seat } остава в { ACC($field) }.
    .you = Оставате в { ACC($field) }.
moved-walk = { $seat } върви към { ACC($field) }.
    .you = Вървите към { ACC($field) }.
moved-ride = { $seat } язди към { ACC($field) }.
    .you = Яздите към { ACC($field) }.
moved-sail = { $seat } плава към { ACC($field) }.
    .you = Плавате към { ACC($field) }.
moved-gate = { $seat } минава през портата към { ACC($field) }.
    .you = Минавате през портата към { ACC($field) }.
moved-run = { $seat } тича към { ACC($field) }.
    .you = Тичате към { ACC($field) }.
moved-trail = { $seat } хваща горските пътеки към { ACC($field) }.
    .you = Хващате горските пътеки към { ACC($field) }.
moved-teleport = { $seat } изчезва и се появява в { ACC($field) }.
    .you = Изчезвате и се появявате в { ACC($field) }.
moved-fly = { $seat } лети към { ACC($field) }.
    .you = Летите към { ACC($field) }.
moved-stride = { $seat } крачи с вълшебните ботуши към { ACC($field) }.
    .you = Крачите с вълшебните ботуши към { ACC($field) }.
teleported = { $seat } се пренася в { ACC($field) }.
    .you = Пренасяте се в { ACC($field) }.
did-skilled-work = { $seat } работи в Града.
    .you = Работите в Града.
did-dirty-work = { $seat } върши работа за Гилдията.
    .you = Вършите работа за Гилдията.
did-training-ground = { $seat } тренира в Крепостта.
    .you = Тренирате в Крепостта.
did-blood-sacrifice = { $seat } дава кръв за мана.
    .you = Давате кръв за мана.
did-meditation = { $seat } медитира.
    .you = Медитирате.
did-burglary = { $seat } влиза с взлом в дюкяна.
    .you = Влизате с взлом в дюкяна.
did-monastery-healing = Монасите лекуват { $seat }.
    .you = Монасите ви лекуват.
did-camp-healing = { $seat } се лекува в Горския лагер.
    .you = Лекувате се в Горския лагер.
did-lodging = { $seat } спи на сигурно в Селото.
    .you = Спите на сигурно в Селото.
did-wasteland-mana = { $seat } пие сурова магия в Пустошта.
    .you = Пиете сурова магия в Пустошта.
did-tower-mana = { $seat } купува мана в Кулата.
    .you = Купувате мана в Кулата.
attacked-plane = { $seat } влиза в { ACC($plane) }.
    .you = Влизате в { ACC($plane) }.
meets = { $seat } среща { ACC($creature) }.
    .you = Срещате { ACC($creature) }.
fought-strength = { $seat } напада { ACC($creature) } със сила.
    .you = Нападате { ACC($creature) } със сила.
fought-will = { $seat } напада { ACC($creature) } с воля.
    .you = Нападате { ACC($creature) } с воля.
fought-both = { $seat } напада { ACC($creature) } със сила и воля наведнъж.
    .you = Нападате { ACC($creature) } със сила и воля наведнъж.
fought-stages = { $seat } напада { ACC($creature) } първо с воля, после със сила.
    .you = Нападате { ACC($creature) } първо с воля, после със сила.
armed = { $seat } взима в боя { ACC($items) }.
    .you = Взимате в боя { ACC($items) }.
rolled = { $hero } има { $mine } (зар { $die }), а { $foe } — { $theirs } (зар { $second }).
    .you = Имате { $mine } (зар { $die }), а { $foe } — { $theirs } (зар { $second }).
    .you-foe = { $hero } има { $mine } (зар { $die }), а вие — { $theirs } (зар { $second }).
rolled-die = { $seat } хвърля зар за картата „{ $thing }“ и се пада { $n }.
    .you = Хвърляте зар за картата „{ $thing }“ и се пада { $n }.
beat = { $seat } побеждава { ACC($creature) }.
    .you = Побеждавате { ACC($creature) }.
drew = { $seat } и { THE($creature) } се разделят без победител.
    .you = Вие и { THE($creature) } се разделяте без победител.
lost-to = { $seat } губи от { ACC($creature) }.
    .you = Губите от { ACC($creature) }.
own-fury = Яростта си има цена и { $seat } плаща.
    .you = Яростта си има цена и плащате вие.
fled = { GENDER($creature) ->
    [pl] { THE($creature) } изчезват.
   *[other] { THE($creature) } изчезва.
}
parleyed = { $seat } подкупва { ACC($creature) }.
    .you = Подкупвате { ACC($creature) }.
hid = { $seat } се скрива в мъглите.
    .you = Скривате се в мъглите.
attacked-by-strength = { $seat } напада { $other } със сила.
    .you = Нападате { $other } със сила.
    .you-other = { $seat } ви напада със сила.
attacked-by-will = { $seat } напада { $other } с воля.
    .you = Нападате { $other } с воля.
    .you-other = { $seat } ви напада с воля.
answered-by-will = Още преди заровете { $seat } я превръща в битка с воля.
    .you = Още преди заровете я превръщате в битка с воля.
turned-to-will = { $seat } плаща { $n } мана и превръща нападението на { $other } в битка с воля, още преди заровете.
    .you = Плащате { $n } мана и превръщате нападението на { $other } в битка с воля, още преди заровете.
    .you-other = { $seat } плаща { $n } мана и превръща вашето нападение в битка с воля, още преди заровете.
duel-drawn = { $seat } и { $other } се разделят без победител.
    .you = Вие и { $other } се разделяте без победител.
    .you-other = { $seat } и вие се разделяте без победител.
duel-won = { $seat } побеждава { $other }.
    .you = Побеждавате { $other }.
    .you-other = { $seat } ви побеждава.
threw = { $seat } мята { ACC($item) }.
    .you = Мятате { ACC($item) }.
cast = { $seat } прави заклинанието „{ $spell }“.
    .you = Правите заклинанието „{ $spell }“.
used-item = { $seat } използва { ACC($item) }.
    .you = Използвате { ACC($item) }.
saved-by = { THE($thing) } спасява { $seat } и хвърлянето е равно.
    .you = { THE($thing) } ви спасява и хвърлянето е равно.
saved-by-amulet = Амулетът на живота се счупва и { $seat } отново се изправя.
    .you = Амулетът на живота се счупва и вие отново се изправяте.
healed = { $n ->
    [one] { $seat } лекува { $n } живот.
   *[other] { $seat } лекува { $n } живота.
}
    .you = { $n ->
        [one] Лекувате { $n } живот.
       *[other] Лекувате { $n } живота.
    }
regained = { $seat } възстановява { $n } мана.
    .you = Възстановявате { $n } мана.
grew-strength = { $seat } достига Сила { $n }.
    .you = Достигате Сила { $n }.
grew-will = { $seat } достига Воля { $n }.
    .you = Достигате Воля { $n }.
gained-gold = { $seat } печели { $n } злато.
    .you = Печелите { $n } злато.
gained-experience = { $n ->
    [one] { $seat } печели { $n } точка опит.
   *[other] { $seat } печели { $n } точки опит.
}
    .you = { $n ->
        [one] Печелите { $n } точка опит.
       *[other] Печелите { $n } точки опит.
    }
gained-item = { $seat } получава { ACC($item) }.
    .you = Получавате { ACC($item) }.
lost-health = { $n ->
    [one] { $seat } губи { $n } живот.
   *[other] { $seat } губи { $n } живота.
}
    .you = { $n ->
        [one] Губите { $n } живот.
       *[other] Губите { $n } живота.
    }
lost-mana = { $seat } губи { $n } мана.
    .you = Губите { $n } мана.
lost-gold = { $seat } губи { $n } злато.
    .you = Губите { $n } злато.
lost-experience = { $n ->
    [one] { $seat } губи { $n } точка опит.
   *[other] { $seat } губи { $n } точки опит.
}
    .you = { $n ->
        [one] Губите { $n } точка опит.
       *[other] Губите { $n } точки опит.
    }
lost-item = { $seat } губи { ACC($item) }.
    .you = Губите { ACC($item) }.
paid-gold = { $seat } плаща { $n } злато.
    .you = Плащате { $n } злато.
paid-mana = { $seat } плаща { $n } мана.
    .you = Плащате { $n } мана.
paid-health = { $n ->
    [one] { $seat } плаща { $n } живот.
   *[other] { $seat } плаща { $n } живота.
}
    .you = { $n ->
        [one] Плащате { $n } живот.
       *[other] Плащате { $n } живота.
    }
paid-experience = { $n ->
    [one] { $seat } плаща { $n } точка опит.
   *[other] { $seat } плаща { $n } точки опит.
}
    .you = { $n ->
        [one] Плащате { $n } точка опит.
       *[other] Плащате { $n } точки опит.
    }
gave-up-strength = { $seat } губи завинаги { $n } Сила.
    .you = Губите завинаги { $n } Сила.
gave-up-will = { $seat } губи завинаги { $n } Воля.
    .you = Губите завинаги { $n } Воля.
gave-away = { $seat } се разделя с { ACC($item) }.
    .you = Разделяте се с { ACC($item) }.
gave-away-gold = { $seat } се разделя с { $n } злато.
    .you = Разделяте се с { $n } злато.
paid-from-crystal = { $seat } плаща { $n } мана от Кристала с мана.
    .you = Плащате { $n } мана от Кристала с мана.
stored-mana = { $seat } прибира { $n } мана в Кристала с мана.
    .you = Прибирате { $n } мана в Кристала с мана.
strength-this-turn = { $seat } има с { $n } повече Сила до края на хода.
    .you = Имате с { $n } повече Сила до края на хода.
will-this-turn = { $seat } има с { $n } повече Воля до края на хода.
    .you = Имате с { $n } повече Воля до края на хода.
wore-off = Изпитото от { $seat } спира да действа.
    .you = Изпитото от вас спира да действа.
banner-gives = Знамето дава на { $seat } +{ $n } в битките до края на хода.
    .you = Знамето ви дава +{ $n } в битките до края на хода.
banner-lowered = { $seat } спуска знамето.
    .you = Спускате знамето.
kept-card = { $seat } запазва картата „{ $card }“.
    .you = Запазвате картата „{ $card }“.
chapel-helped = Забравеният параклис дава на { $seat } +{ $n } в това хвърляне.
    .you = Забравеният параклис ви дава +{ $n } в това хвърляне.
lost-items = { $seat } губи { ACC($items) }.
    .you = Губите { ACC($items) }.
lost-cards = { $n ->
    [one] { $seat } губи картата „{ $cards }“.
   *[other] { $seat } губи картите: { $cards }.
}
    .you = { $n ->
        [one] Губите картата „{ $cards }“.
       *[other] Губите картите: { $cards }.
    }
forgot-all = { $n ->
    [one] { $seat } забравя умението „{ $skills }“.
   *[other] { $seat } забравя уменията: { $skills }.
}
    .you = { $n ->
        [one] Забравяте умението „{ $skills }“.
       *[other] Забравяте уменията: { $skills }.
    }
took-gold = { $seat } взима { $n } злато от { $victim }.
    .you = Взимате { $n } злато от { $victim }.
    .you-victim = { $seat } ви взима { $n } злато.
took-items = { $seat } взима { ACC($items) } от { $victim }.
    .you = Взимате { ACC($items) } от { $victim }.
    .you-victim = { $seat } ви взима { ACC($items) }.
gave-gold = { $seat } дава { $n } злато на { $other }.
    .you = Давате { $n } злато на { $other }.
    .you-other = { $seat } ви дава { $n } злато.
called-on = { $seat } призовава { ACC($item) }.
    .you = Призовавате { ACC($item) }.
worked = { THE($thing) } помага на { $seat }.
    .you = { THE($thing) } ви помага.
used-skill = { $seat } използва умението „{ $skill }“.
    .you = Използвате умението „{ $skill }“.
drew-on = { $seat } пробужда { ACC($item) }.
    .you = Пробуждате { ACC($item) }.
forged = { $seat } плаща с фалшиви монети.
    .you = Плащате с фалшиви монети.
handed-over = { $seat } предава { ACC($item) }.
    .you = Предавате { ACC($item) }.
gave-item = { $seat } дава { ACC($item) } на { $other }.
    .you = Давате { ACC($item) } на { $other }.
    .you-other = { $seat } ви дава { ACC($item) }.
stole = { $seat } краде { ACC($item) } от { $victim }.
    .you = Крадете { ACC($item) } от { $victim }.
    .you-victim = { $seat } ви краде { ACC($item) }.
destroyed = { $seat } губи завинаги { ACC($item) }.
    .you = Губите завинаги { ACC($item) }.
damaged = { THE($item) } на { $seat } се поврежда.
    .you = { THE($item) } се поврежда.
decayed = { $seat } превръща в мана { ACC($item) }.
    .you = Превръщате в мана { ACC($item) }.
repaired = { $seat } поправя { ACC($item) }.
    .you = Поправяте { ACC($item) }.
repaired-all = { $seat } поправя { ACC($items) }.
    .you = Поправяте { ACC($items) }.
learned = { $seat } научава умението „{ $skill }“.
    .you = Научавате умението „{ $skill }“.
forgot = { $seat } забравя умението „{ $skill }“.
    .you = Забравяте умението „{ $skill }“.
too-much = { $seat } има повече, отколкото героят може да задържи.
    .you = Имате повече, отколкото героят може да задържи.
sold = { $seat } продава { ACC($item) } за { $n } злато.
    .you = Продавате { ACC($item) } за { $n } злато.
bought = { $seat } купува { ACC($item) }.
    .you = Купувате { ACC($item) }.
took-up = { $seat } вдига { ACC($item) }.
    .you = Вдигате { ACC($item) }.
raised-banner = { $seat } развява { ACC($item) }.
    .you = Развявате { ACC($item) }.
used-opportunity = { $seat } използва картата „{ $card }“.
    .you = Използвате картата „{ $card }“.
trial-passed = { $seat } минава изпитание, за което са нужни { $n }.
    .you = Минавате изпитание, за което са нужни { $n }.
trial-failed = { $seat } не минава изпитание, за което са нужни { $n }.
    .you = Не минавате изпитание, за което са нужни { $n }.
smithed = Ковачът подобрява { ACC($item) } за { $seat }.
    .you = Ковачът подобрява { ACC($item) } за вас.
glory = { $seat } може да се хвали с това.
    .you = Можете да се хвалите с това.
traded = { $seat } и { $other } сключват сделка.
    .you = Вие и { $other } сключвате сделка.
    .you-other = { $seat } и вие сключвате сделка.
trade-refused = { $seat } не иска да търгува с { $other }.
    .you = Не искате да търгувате с { $other }.
    .you-other = { $seat } не иска да търгува с вас.
died = { $seat } загива; { THE($hero) } няма да види короната.
    .you = Загивате; { THE($hero) } няма да види короната.
left-artifacts = { $seat } оставя след себе си { ACC($items) }.
    .you = Оставяте след себе си { ACC($items) }.
came-back = { $seat } се връща и вече играе като { $hero }; пътят е струвал 1 живот и 2 мана.
    .you = Връщате се и вече играете като { $hero }; пътят е струвал 1 живот и 2 мана.
retired = { $seat } напуска играта.
    .you = Напускате играта.
left-the-game = { $seat } излиза от борбата и { THE($hero) } само гледа.
    .you = Излизате от борбата и { THE($hero) } само гледа.
conquered = { $seat } покорява { ACC($plane) }.
    .you = Покорявате { ACC($plane) }.
final-began = И петте артефакта са в тази земя. Започва финалната битка.
battlefield = { $seat } свиква бойците в { ACC($field) }.
    .you = Свиквате бойците в { ACC($field) }.
countdown-began = И петте артефакта са в тази земя. До Апокалипсиса { $n ->
    [one] остава { $n } карта
   *[other] остават { $n } карти
  } на случая.
apocalypse-began = Започва Апокалипсисът.
apocalypse-rages = Апокалипсисът взема своето от всички.
because-no-artifact = Без артефакт { $seat } не се бори за короната.
    .you = Без артефакт не се борите за короната.
won-the-crown = { $seat } държи { $n ->
    [one] { $n } артефакт
   *[other] { $n } артефакта
  } и приема короната.
    .you = Държите { $n ->
        [one] { $n } артефакт
       *[other] { $n } артефакта
      } и приемате короната.
nobody-won = Няма кой да носи короната.

## Масата

game-prophecy = Пророчество
    .motto = Пет свята, пет артефакта, една корона
    .about = Пътувайте, бийте се и учете, докато не можете да излезете срещу пазачите на петте свята. Съберете достатъчно артефакти и короната е ваша.
banner = Знаме
chapter = Рунд { $round } · { $n ->
    [0] няма взети артефакти
    [one] { $n } взет артефакт
   *[other] { $n } взети артефакта
  }
chapter-draft = Избор на герои
chapter-final = Финална битка
chapter-countdown = { $n ->
    [one] { $n } карта на случая до Апокалипсиса
   *[other] { $n } карти на случая до Апокалипсиса
}
chapter-apocalypse = Апокалипсис
chapter-over = Играта свърши
hero-line = Животи { $health } · Мана { $mana }
hero-dead = без герой
hero-out = извън играта
the-land = Земята
mat-of = { $seat }
zone-items = Предмети, { $n } от { $limit }
zone-skills = Умения, { $n } от { $limit }
zone-kept = Запазени карти
zone-chance = Карти на случая
zone-chance-gone = Изтеглени карти на случая
zone-adventures = Приключения
zone-common = Обикновени предмети
zone-rare = Редки предмети
zone-draft = Герои за избор
zone-offer = Предложени
zone-battle = Битка със сила
zone-battle-will = Битка с воля
zone-battle-both = Битка със сила и воля
zone-battle-undecided = Сила или воля?
counter-health = Животи
    .more = повече животи
    .less = по-малко животи
counter-mana = Мана
    .more = повече мана
    .less = по-малко мана
stat-lives = животи
price-mana = мана
price-health = животи
price-worth = в злато или предмети
prize-item = предмет
# two to four
prize-items = предмета
counter-gold = Злато
    .more = повече злато
    .less = по-малко злато
counter-experience = Опит
    .more = повече опит
    .less = по-малко опит
counter-total = Общо
counter-lives = Животи
hidden-adventure = Скрито приключение
hidden-lesser = Малък пазач
hidden-greater = Велик пазач
hidden-artifact = Артефакт
hidden-chance = Карта на случая
hidden-item = Предмет
die-hero = Зар
type-humanoid = Хуманоид
type-animal = Животно
type-undead = Немъртъв
type-demon = Демон
type-lesser = Малък пазач
type-greater = Велик пазач
type-opportunity = Възможност
type-common = Обикновен предмет
type-rare = Рядък предмет
type-artifact = Артефакт
type-spell = Заклинание
type-skill = Умение
type-chance = Случай
tag-port = Пристанище
tag-gate = Порта
tag-safe = Безопасно
tag-conquered = Покорен
tag-damaged = Повредено
tag-two-handed = С две ръце
tag-loot = { $n } злато плячка
tag-loot-items = плячка — { $items }
tag-smithed = От ковача +1
tag-crystal = { $n } мана вътре
pawn-of = { $seat }
sum-strength = Сила
sum-will = Воля
# what is missing of Strength or Will, a negative number beside it
sum-wounds = Рани
sum-mana-spent = Похарчена мана
sum-this-turn = До края на хода
row-drawer = { $card }, повече за изтеглилия
row-nothing-gold = златото не се променя
row-nothing-health = животът не се променя
row-nothing-mana = маната не се променя
row-nothing-experience = опитът не се променя
sum-needed = Нужни
bonus-line = { $source } { $n }
end-nobody = Никой не носи короната.
end-final-battle = Короната беше спечелена във финалната битка.
end-apocalypse = Короната беше спечелена, докато светът свършваше.
end-crowned = Короната беше спечелена, преди да се вземат и петте артефакта.
end-last-artifact = Реши последният от петте артефакта: за победителя той беше четвърти.
result-line = { $seat }: { $n ->
    [one] { $n } артефакт
   *[other] { $n } артефакта
  }

## Настройки

option-edition = Издание
option-edition-second = Второ издание
option-edition-first = Първо издание
option-characters = Герои
option-characters-draft = С избор
option-characters-random = Раздадени случайно
option-artifacts = Артефакти за победа
option-artifacts-four = Четири
option-artifacts-three = Три
option-artifacts-two = Два, без финална битка
option-ending = Когато са взети и петте артефакта
option-ending-edition = Както казва изданието
option-ending-final-battle = Финална битка
option-ending-apocalypse = Апокалипсис
option-longer = По-дълга игра
option-teams = Отбори по двама
option-trading = Търговия
option-duel-experience = Опит за битки между герои
option-opening = Приключения в началото
option-opening-first = Една местност
option-opening-all = И трите местности
option-tweaks = Ваши числа
blunder-idle = Два хода поред стои без работа, въпреки че има къде да отиде
blunder-shuttle = Ходи напред-назад между две полета без работа
blunder-partner = Напада собствения си партньор
blunder-wasted-experience = Губи точка опит над границата
blunder-merchant = Тръгва си от търговеца, без да купи или продаде нещо
blunder-time-loop = Прави Примка на времето преди битка с воля
blunder-vain-attack = За четвърти път поред напада напразно същия герой, въпреки че друг би бил по-лесна плячка
