# Разказът на играта и как се казва какво на масата.

## Разказът

kept = Запазвате героя: { $hero }.
starts = { $seat } играе с героя { $hero }. Начало: { $field }.
rolled-to-begin = { $seat } хвърля зар за първия ход: { $n }.
round = Рунд { $n }: { $seat }
another-turn = { $seat } прави още един ход.
drew-chance = { $seat } тегли карта: { $card }.
appeared = Появява се { $card }: { $field }.
revealed = { $seat } открива карта: { $card }.
new-skill = Може да се научи { $skill }: { $field }.
new-goods = Нови стоки, { $field }: { $items }.
turned-up = { $plane } показва: { $card }.
stayed = { $seat } остава: { $field }.
moved-walk = { $seat } върви пеша: { $field }.
moved-ride = { $seat } язди: { $field }.
moved-sail = { $seat } плава: { $field }.
moved-gate = { $seat } минава през портата: { $field }.
moved-run = { $seat } тича: { $field }.
moved-trail = { $seat } хваща горските пътеки: { $field }.
moved-teleport = { $seat } изчезва и се появява: { $field }.
moved-fly = { $seat } лети: { $field }.
moved-stride = { $seat } крачи с вълшебните ботуши: { $field }.
teleported = { $seat } се пренася: { $field }.
did-skilled-work = { $seat } работи в Града.
did-dirty-work = { $seat } върши работа за Гилдията.
did-training-ground = { $seat } тренира в Крепостта.
did-blood-sacrifice = { $seat } дава кръв за мана.
did-meditation = { $seat } медитира.
did-burglary = { $seat } влиза с взлом в дюкяна.
attacked-plane = { $seat } влиза в света: { $plane }.
meets = { $seat } среща противник: { $creature }.
fought-strength = { $seat } се бие със сила срещу { $creature }.
fought-will = { $seat } се бие с воля срещу { $creature }.
fought-both = { $seat } се бие със сила и воля заедно срещу { $creature }.
fought-stages = { $seat } се бие първо с воля, после със сила срещу { $creature }.
armed = { $seat } взима в боя { $items }.
rolled = { $hero }: { $mine } (зар { $die }), { $foe }: { $theirs } (зар { $other }).
rolled-die = { $seat } хвърля зар ({ $thing }): { $n }.
beat = { $seat } побеждава. Противник: { $creature }.
drew = { $seat } завършва наравно. Противник: { $creature }.
lost-to = { $seat } губи. Противник: { $creature }.
fled = { $creature } изчезва.
parleyed = { $seat } се откупува. Противник: { $creature }.
hid = { $seat } се скрива в мъглите.
attacked-by-strength = { $seat } напада { $other } със сила.
attacked-by-will = { $seat } напада { $other } с воля.
answered-by-will = { $seat } отговаря с битка с воля.
duel-drawn = { $seat } и { $other } се разделят без победител.
duel-won = { $seat } побеждава { $other }.
threw = { $seat } мята { $item }.
cast = { $seat } прави заклинание: { $spell }.
used-item = { $seat } използва { $item }.
saved-by = { $thing } спасява { $seat }.
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
gained-item = { $seat } получава { $item }.
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
lost-item = { $seat } губи { $item }.
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
gave-up-strength = { $seat } губи завинаги Сила: { $n }.
gave-up-will = { $seat } губи завинаги Воля: { $n }.
forged = { $seat } плаща с фалшиви монети.
handed-over = { $seat } предава { $item }.
gave-item = { $seat } дава { $item } на { $other }.
stole = { $seat } краде { $item } от { $victim }.
destroyed = { $seat } вижда унищожен предмет: { $item }.
damaged = Повреден предмет на { $seat }: { $item }.
decayed = { $seat } превръща в мана { $item }.
repaired = { $seat } отново разполага с поправен предмет: { $item }.
repaired-all = { $seat } поправя всичко.
learned = { $seat } научава { $skill }.
forgot = { $seat } забравя { $skill }.
sold = { $seat } продава { $item } за { $n } злато.
lodged = { $seat } спи на сигурно в Селото.
used-opportunity = { $seat } използва { $card }.
trial-passed = { $seat } минава изпитанието (нужни { $n }).
trial-failed = { $seat } не минава изпитанието (нужни { $n }).
smithed = Ковачът подобрява оръжието на { $seat }: { $item }.
glory = { $seat } може да се хвали с това.
traded = { $seat } и { $other } сключват сделка.
trade-refused = { $seat } не иска да търгува с { $other }.
died = { $seat } загива; { $hero } няма да види короната.
left-artifacts = { $seat } оставя след себе си { $items }.
came-back = { $seat } се връща. Герой: { $hero }.
retired = { $seat } напуска играта.
left-the-game = { $hero } се оттегля и гледа (играч: { $seat }).
conquered = { $seat } покорява: { $plane }.
final-began = И петте артефакта са в тази земя. Започва финалната битка.
battlefield = { $seat } назовава полето: { $field }.
countdown-began = И петте артефакта са в тази земя. Карти на случая до Апокалипсиса: { $n }.
apocalypse-began = Започва Апокалипсисът.
won-the-crown = { $seat } държи { $n ->
    [one] { $n } артефакт
   *[other] { $n } артефакта
  } и приема короната.
nobody-won = Няма кой да носи короната.

## Масата

game-prophecy = Пророчество
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
hero-line-artifacts = Сила { $strength } · Воля { $will } · { $n ->
    [one] { $n } артефакт
   *[other] { $n } артефакта
  }
hero-dead = без живот
hero-out = извън играта
the-land = Земята
mat-of = { $seat }
zone-items = Предмети, { $n } от { $limit }
zone-skills = Умения, { $n } от { $limit }
zone-kept = Запазени
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
tag-loot = плячка в злато: { $n }
tag-loot-items = плячка: { $items }
tag-smithed = От ковача +1
tag-crystal = { $n } мана вътре
pawn-of = { $seat }
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
