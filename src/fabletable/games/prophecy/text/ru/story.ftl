# Летопись игры и как что называется на столе.

## Летопись

kept = Вы оставляете себе героя: { $hero }.
starts = { $seat } играет за героя: { $hero }. Начало: { $field }.
rolled-to-begin = { $seat } бросает кубик за право первого хода: { $n }.
round = Раунд { $n }: { $seat }
another-turn = { $seat } делает ещё один ход.
drew-chance = { $seat } тянет карту: { $card }.
appeared = Появляется { $card }: { $field }.
revealed = { $seat } открывает карту: { $card }.
new-skill = Можно выучить умение { $skill }: { $field }.
new-goods = Новые товары, { $field }: { $items }.
turned-up = { $plane } являет карту: { $card }.
stayed = { $seat } остаётся: { $field }.
moved-walk = { $seat } идёт пешком: { $field }.
moved-ride = { $seat } едет верхом: { $field }.
moved-sail = { $seat } плывёт кораблём: { $field }.
moved-gate = { $seat } проходит через ворота: { $field }.
moved-run = { $seat } бежит: { $field }.
moved-trail = { $seat } идёт лесными тропами: { $field }.
moved-teleport = { $seat } исчезает и появляется: { $field }.
moved-fly = { $seat } летит: { $field }.
moved-stride = { $seat } шагает семимильным шагом: { $field }.
teleported = { $seat } переносится: { $field }.
did-skilled-work = { $seat } работает в Городе.
did-dirty-work = { $seat } выполняет дело для Гильдии.
did-training-ground = { $seat } тренируется в Крепости.
did-blood-sacrifice = { $seat } отдаёт кровь за ману.
did-meditation = { $seat } медитирует.
did-burglary = { $seat } вламывается в лавку.
attacked-plane = { $seat } вступает в измерение: { $plane }.
meets = { $seat } встречает противника: { $creature }.
fought-strength = { $seat } сражается силой. Противник: { $creature }.
fought-will = { $seat } сражается волей. Противник: { $creature }.
fought-both = { $seat } сражается силой и волей сразу. Противник: { $creature }.
fought-stages = { $seat } сражается сперва волей, потом силой. Противник: { $creature }.
armed = { $seat } берёт в бой: { $items }.
rolled = { $hero }: { $mine } (кубик { $die }), { $foe }: { $theirs } (кубик { $other }).
rolled-die = { $seat } бросает кубик ({ $thing }): { $n }.
beat = { $seat } побеждает. Противник: { $creature }.
drew = { $seat } сводит битву вничью. Противник: { $creature }.
lost-to = { $seat } терпит поражение. Противник: { $creature }.
fled = { $creature } исчезает.
parleyed = { $seat } откупается. Противник: { $creature }.
hid = { $seat } скрывается в тумане.
attacked-by-strength = { $seat } нападает силой, { $other } защищается.
attacked-by-will = { $seat } нападает волей, { $other } защищается.
answered-by-will = { $seat } отвечает битвой воли.
duel-drawn = { $seat } и { $other } расходятся без победителя.
duel-won = { $seat } побеждает, { $other } терпит поражение.
threw = { $seat } метает оружие: { $item }.
cast = { $seat } творит заклинание: { $spell }.
used-item = { $seat } применяет: { $item }.
saved-by = { $seat } находит спасение: { $thing }.
saved-by-amulet = Амулет жизни ломается, и { $seat } снова встаёт.
healed = { $n ->
    [one] { $seat } лечит { $n } здоровье.
    [few] { $seat } лечит { $n } здоровья.
   *[other] { $seat } лечит { $n } здоровья.
}
regained = { $n ->
    [one] { $seat } восполняет { $n } ману.
    [few] { $seat } восполняет { $n } маны.
   *[other] { $seat } восполняет { $n } маны.
}
grew-strength = { $seat } становится сильнее. Сила: { $n }.
grew-will = { $seat } крепнет духом. Воля: { $n }.
gained-gold = { $n ->
    [one] { $seat } получает { $n } золото.
    [few] { $seat } получает { $n } золота.
   *[other] { $seat } получает { $n } золота.
}
gained-experience = { $n ->
    [one] { $seat } получает { $n } очко опыта.
    [few] { $seat } получает { $n } очка опыта.
   *[other] { $seat } получает { $n } очков опыта.
}
gained-item = { $seat } получает: { $item }.
lost-health = { $n ->
    [one] { $seat } теряет { $n } здоровье.
    [few] { $seat } теряет { $n } здоровья.
   *[other] { $seat } теряет { $n } здоровья.
}
lost-mana = { $n ->
    [one] { $seat } теряет { $n } ману.
    [few] { $seat } теряет { $n } маны.
   *[other] { $seat } теряет { $n } маны.
}
lost-gold = { $n ->
    [one] { $seat } теряет { $n } золото.
    [few] { $seat } теряет { $n } золота.
   *[other] { $seat } теряет { $n } золота.
}
lost-experience = { $n ->
    [one] { $seat } теряет { $n } очко опыта.
    [few] { $seat } теряет { $n } очка опыта.
   *[other] { $seat } теряет { $n } очков опыта.
}
lost-item = { $seat } лишается предмета: { $item }.
paid-gold = { $n ->
    [one] { $seat } платит { $n } золото.
    [few] { $seat } платит { $n } золота.
   *[other] { $seat } платит { $n } золота.
}
paid-mana = { $n ->
    [one] { $seat } платит { $n } ману.
    [few] { $seat } платит { $n } маны.
   *[other] { $seat } платит { $n } маны.
}
paid-health = { $n ->
    [one] { $seat } платит { $n } здоровье.
    [few] { $seat } платит { $n } здоровья.
   *[other] { $seat } платит { $n } здоровья.
}
paid-experience = { $n ->
    [one] { $seat } платит { $n } очко опыта.
    [few] { $seat } платит { $n } очка опыта.
   *[other] { $seat } платит { $n } очков опыта.
}
gave-up-strength = { $seat } навсегда теряет Силу: { $n }.
gave-up-will = { $seat } навсегда теряет Волю: { $n }.
forged = { $seat } платит фальшивыми монетами.
handed-over = { $seat } отдаёт: { $item }.
gave-item = { $seat } отдаёт предмет ({ $item }); его получает { $other }.
stole = { $seat } крадёт: { $item }. Теряет это { $victim }.
destroyed = { $seat } лишается предмета, он уничтожен: { $item }.
damaged = { $seat } видит, что предмет повреждён: { $item }.
decayed = { $seat } обращает предмет в ману: { $item }.
repaired = { $seat } снова имеет целым: { $item }.
repaired-all = { $seat } чинит всё.
learned = { $seat } учит умение: { $skill }.
forgot = { $seat } забывает умение: { $skill }.
sold = { $seat } продаёт: { $item }. Выручка: { $n }.
lodged = { $seat } спокойно спит в Деревне.
used-opportunity = { $seat } пользуется возможностью: { $card }.
trial-passed = { $seat } проходит испытание (нужно { $n }).
trial-failed = { $seat } не проходит испытание (нужно { $n }).
smithed = { $seat } получает от кузнеца оружие получше: { $item }.
glory = { $seat } может этим хвастать.
traded = { $seat } и { $other } заключают сделку.
trade-refused = { $seat } отказывается от сделки. Предлагает её { $other }.
died = { $seat } погибает; { $hero } короны не увидит.
left-artifacts = { $seat } оставляет после себя: { $items }.
came-back = { $seat } возвращается. Герой: { $hero }.
retired = { $seat } выходит из игры.
left-the-game = { $hero } удаляется и наблюдает (игрок: { $seat }).
conquered = { $seat } покоряет: { $plane }.
final-began = Все пять артефактов в этой земле. Начинается финальная битва.
battlefield = { $seat } называет место: { $field }.
countdown-began = Все пять артефактов в этой земле. Карт случая до Апокалипсиса: { $n }.
apocalypse-began = Начинается Апокалипсис.
won-the-crown = { $seat } держит { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[other] { $n } артефактов
  } и принимает корону.
nobody-won = Не осталось никого, кто надел бы корону.

## Стол

game-prophecy = Пророчество
banner = Знамя
chapter = Раунд { $round } · { $n ->
    [0] артефакты ещё не добыты
    [one] добыт { $n } артефакт
    [few] добыты { $n } артефакта
   *[other] добыто { $n } артефактов
  }
chapter-draft = Выбор героев
chapter-final = Финальная битва
chapter-countdown = { $n ->
    [one] { $n } карта случая до Апокалипсиса
    [few] { $n } карты случая до Апокалипсиса
   *[other] { $n } карт случая до Апокалипсиса
}
chapter-apocalypse = Апокалипсис
chapter-over = Игра окончена
hero-line = Сила { $strength } · Воля { $will }
hero-line-artifacts = Сила { $strength } · Воля { $will } · { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[other] { $n } артефактов
  }
hero-dead = смерть
hero-out = вне игры
the-land = Земля
mat-of = { $seat }
zone-items = Предметы, { $n } из { $limit }
zone-skills = Умения, { $n } из { $limit }
zone-kept = Оставленное
zone-chance = Карты случая
zone-chance-gone = Вышедшие карты случая
zone-adventures = Приключения
zone-common = Обычные предметы
zone-rare = Редкие предметы
zone-draft = Герои на выбор
zone-offer = Предложено
zone-battle = Битва силы
zone-battle-will = Битва воли
zone-battle-both = Битва силы и воли
counter-health = Здоровье
counter-mana = Мана
stat-lives = жизни
price-mana = мана
price-health = здоровье
counter-gold = Золото
counter-experience = Опыт
counter-total = Итого
counter-lives = Жизни
hidden-adventure = Скрытое приключение
hidden-lesser = Малый страж
hidden-greater = Главный страж
hidden-artifact = Артефакт
hidden-chance = Карта случая
hidden-item = Предмет
die-hero = Кубик
type-humanoid = Гуманоид
type-animal = Животное
type-undead = Нежить
type-demon = Демон
type-lesser = Малый страж
type-greater = Главный страж
type-opportunity = Возможность
type-common = Обычный предмет
type-rare = Редкий предмет
type-artifact = Артефакт
type-spell = Заклинание
type-skill = Умение
type-chance = Случай
tag-port = Порт
tag-gate = Ворота
tag-safe = Безопасно
tag-conquered = Покорено
tag-damaged = Повреждено
tag-two-handed = Двуручное
tag-loot = добыча в золоте: { $n }
tag-loot-items = добыча: { $items }
tag-smithed = От кузнеца +1
tag-crystal = маны внутри: { $n }
pawn-of = { $seat }
bonus-line = { $source } { $n }
end-nobody = Корону не носит никто.
end-final-battle = Корона добыта в финальной битве.
end-apocalypse = Корона добыта на исходе мира.
end-crowned = Корона добыта раньше, чем взяты все пять артефактов.
end-last-artifact = Всё решил последний из пяти артефактов: для победителя он стал четвёртым.
result-line = { $seat }: { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[other] { $n } артефактов
  }

## Настройки

option-edition = Редакция
option-edition-second = Вторая редакция
option-edition-first = Первая редакция
option-characters = Герои
option-characters-draft = По выбору
option-characters-random = Случайно
option-artifacts = Артефактов для победы
option-artifacts-four = Четыре
option-artifacts-three = Три
option-artifacts-two = Два, без финальной битвы
option-ending = Когда взяты все пять артефактов
option-ending-edition = Как велит редакция
option-ending-final-battle = Финальная битва
option-ending-apocalypse = Апокалипсис
option-longer = Длинная игра
option-teams = Команды по двое
option-trading = Торговля
option-duel-experience = Опыт за битвы героев
option-opening = Приключения в начале
option-opening-edition = Как велит редакция
option-opening-first = Одна местность
option-opening-all = Все три местности
option-tweaks = Свои числа
folly-idle = Два хода подряд стоит без дела
folly-shuttle = Ходит взад-вперёд между двумя локациями без дела
folly-partner = Нападает на собственного партнёра
folly-wasted-experience = Теряет очко опыта сверх предела
folly-merchant = Уходит от торговца, ничего не купив и не продав
folly-time-loop = Творит Петлю времени перед битвой воли
folly-vain-attack = В четвёртый раз подряд без толку нападает на того же героя
