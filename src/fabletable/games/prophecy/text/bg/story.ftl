# Разказът на играта и как се казва какво на масата.

## Разказът

kept = Запазвате { ACC($hero) }.
starts = { $seat } играе като { $hero } и започва в { ACC($field) }.
rolled-to-begin = { $seat } хвърля зар за първия ход и се пада { $n }.
round = Рунд { $n }: { $seat }
another-turn = { $seat } прави още един ход.
drew-chance = { $seat } тегли картата „{ $card }“.
appeared = { GENDER($card) ->
    [pl] Появяват се { $card } в { ACC($field) }.
   *[other] Появява се { $card } в { ACC($field) }.
}
revealed = { $seat } открива картата „{ $card }“.
new-skill = Умението „{ $skill }“ вече се учи в { ACC($field) }.
new-goods = Нови стоки в { ACC($field) }: { $items }.
turned-up = Открива се картата „{ $card }“ в { ACC($plane) }.
stayed = { $seat } остава в { ACC($field) }.
moved-walk = { $seat } върви към { ACC($field) }.
moved-ride = { $seat } язди към { ACC($field) }.
moved-sail = { $seat } плава към { ACC($field) }.
moved-gate = { $seat } минава през портата към { ACC($field) }.
moved-run = { $seat } тича към { ACC($field) }.
moved-trail = { $seat } хваща горските пътеки към { ACC($field) }.
moved-teleport = { $seat } изчезва и се появява в { ACC($field) }.
moved-fly = { $seat } лети към { ACC($field) }.
moved-stride = { $seat } крачи с вълшебните ботуши към { ACC($field) }.
teleported = { $seat } се пренася в { ACC($field) }.
did-skilled-work = { $seat } работи в Града.
did-dirty-work = { $seat } върши работа за Гилдията.
did-training-ground = { $seat } тренира в Крепостта.
did-blood-sacrifice = { $seat } дава кръв за мана.
did-meditation = { $seat } медитира.
did-burglary = { $seat } влиза с взлом в дюкяна.
did-monastery-healing = Монасите лекуват { $seat }.
did-camp-healing = { $seat } се лекува в Горския лагер.
did-lodging = { $seat } спи на сигурно в Селото.
did-wasteland-mana = { $seat } пие сурова магия в Пустошта.
did-tower-mana = { $seat } купува мана в Кулата.
attacked-plane = { $seat } влиза в { ACC($plane) }.
meets = { $seat } среща { ACC($creature) }.
fought-strength = { $seat } напада { ACC($creature) } със сила.
fought-will = { $seat } напада { ACC($creature) } с воля.
fought-both = { $seat } напада { ACC($creature) } със сила и воля наведнъж.
fought-stages = { $seat } напада { ACC($creature) } първо с воля, после със сила.
armed = { $seat } взима в боя { ACC($items) }.
rolled = { $hero } има { $mine } (зар { $die }), а { $foe } — { $theirs } (зар { $other }).
rolled-die = { $seat } хвърля зар за картата „{ $thing }“ и се пада { $n }.
beat = { $seat } побеждава { ACC($creature) }.
drew = { $seat } и { THE($creature) } се разделят без победител.
lost-to = { $seat } губи от { ACC($creature) }.
own-fury = Яростта си има цена и { $seat } плаща.
fled = { GENDER($creature) ->
    [pl] { THE($creature) } изчезват.
   *[other] { THE($creature) } изчезва.
}
parleyed = { $seat } подкупва { ACC($creature) }.
hid = { $seat } се скрива в мъглите.
attacked-by-strength = { $seat } напада { $other } със сила.
attacked-by-will = { $seat } напада { $other } с воля.
answered-by-will = { $seat } отговаря с битка с воля.
duel-drawn = { $seat } и { $other } се разделят без победител.
duel-won = { $seat } побеждава { $other }.
threw = { $seat } мята { ACC($item) }.
cast = { $seat } прави заклинанието „{ $spell }“.
used-item = { $seat } използва { ACC($item) }.
saved-by = { THE($thing) } спасява { $seat } и хвърлянето е равно.
saved-by-amulet = Амулетът на живота се счупва и { $seat } отново се изправя.
healed = { $n ->
    [one] { $seat } лекува { $n } живот.
   *[other] { $seat } лекува { $n } живота.
}
regained = { $seat } възстановява { $n } мана.
grew-strength = { $seat } достига Сила { $n }.
grew-will = { $seat } достига Воля { $n }.
gained-gold = { $seat } печели { $n } злато.
gained-experience = { $n ->
    [one] { $seat } печели { $n } точка опит.
   *[other] { $seat } печели { $n } точки опит.
}
gained-item = { $seat } получава { ACC($item) }.
lost-health = { $n ->
    [one] { $seat } губи { $n } живот.
   *[other] { $seat } губи { $n } живота.
}
lost-mana = { $seat } губи { $n } мана.
lost-gold = { $seat } губи { $n } злато.
lost-experience = { $n ->
    [one] { $seat } губи { $n } точка опит.
   *[other] { $seat } губи { $n } точки опит.
}
lost-item = { $seat } губи { ACC($item) }.
paid-gold = { $seat } плаща { $n } злато.
paid-mana = { $seat } плаща { $n } мана.
paid-health = { $n ->
    [one] { $seat } плаща { $n } живот.
   *[other] { $seat } плаща { $n } живота.
}
paid-experience = { $n ->
    [one] { $seat } плаща { $n } точка опит.
   *[other] { $seat } плаща { $n } точки опит.
}
gave-up-strength = { $seat } губи завинаги { $n } Сила.
gave-up-will = { $seat } губи завинаги { $n } Воля.
forged = { $seat } плаща с фалшиви монети.
handed-over = { $seat } предава { ACC($item) }.
gave-item = { $seat } дава { ACC($item) } на { $other }.
stole = { $seat } краде { ACC($item) } от { $victim }.
destroyed = { $seat } губи завинаги { ACC($item) }.
damaged = { THE($item) } на { $seat } се поврежда.
decayed = { $seat } превръща в мана { ACC($item) }.
repaired = { $seat } поправя { ACC($item) }.
repaired-all = { $seat } поправя всичките си предмети.
learned = { $seat } научава умението „{ $skill }“.
forgot = { $seat } забравя умението „{ $skill }“.
too-much = { $seat } има повече, отколкото героят може да задържи.
sold = { $seat } продава { ACC($item) } за { $n } злато.
bought = { $seat } купува { ACC($item) }.
took-up = { $seat } вдига { ACC($item) }.
raised-banner = { $seat } развява { ACC($item) }.
used-opportunity = { $seat } използва картата „{ $card }“.
trial-passed = { $seat } минава изпитание, за което са нужни { $n }.
trial-failed = { $seat } не минава изпитание, за което са нужни { $n }.
smithed = Ковачът подобрява { ACC($item) } за { $seat }.
glory = { $seat } може да се хвали с това.
traded = { $seat } и { $other } сключват сделка.
trade-refused = { $seat } не иска да търгува с { $other }.
died = { $seat } загива; { THE($hero) } няма да види короната.
left-artifacts = { $seat } оставя след себе си { ACC($items) }.
came-back = { $seat } се връща и вече играе като { $hero }.
retired = { $seat } напуска играта.
left-the-game = { $seat } излиза от борбата и { THE($hero) } само гледа.
conquered = { $seat } покорява { ACC($plane) }.
final-began = И петте артефакта са в тази земя. Започва финалната битка.
battlefield = { $seat } свиква бойците в { ACC($field) }.
countdown-began = И петте артефакта са в тази земя. До Апокалипсиса { $n ->
    [one] остава { $n } карта
   *[other] остават { $n } карти
  } на случая.
apocalypse-began = Започва Апокалипсисът.
apocalypse-rages = Апокалипсисът взема своето от всички.
because-no-artifact = Без артефакт { $seat } не се бори за короната.
won-the-crown = { $seat } държи { $n ->
    [one] { $n } артефакт
   *[other] { $n } артефакта
  } и приема короната.
nobody-won = Няма кой да носи короната.

## Масата

game-prophecy = Пророчество
    .motto = Пет свята, пет артефакта, една корона
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
hero-line = Сила { $strength } · Воля { $will }
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
counter-health = Животи
counter-mana = Мана
stat-lives = животи
price-mana = мана
price-health = животи
counter-gold = Злато
counter-experience = Опит
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
option-opening-edition = Както казва изданието
option-opening-first = Една местност
option-opening-all = И трите местности
option-tweaks = Ваши числа
folly-idle = Два хода поред стои без работа
folly-shuttle = Ходи напред-назад между две полета без работа
folly-partner = Напада собствения си партньор
folly-wasted-experience = Губи точка опит над границата
folly-merchant = Тръгва си от търговеца, без да купи или продаде нещо
folly-time-loop = Прави Примка на времето преди битка с воля
folly-vain-attack = За четвърти път поред напада напразно същия герой
