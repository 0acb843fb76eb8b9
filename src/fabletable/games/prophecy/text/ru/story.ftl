# Летопись игры и как что называется на столе.

## Летопись

kept = Вы оставляете себе { ACC($hero) }.
starts = { $seat } играет за { ACC($hero) } и начинает { LOC($field) }.
rolled-to-begin = { $seat } бросает кубик за право первого хода, выпадает { $n }.
round = Раунд { $n }: { $seat }
another-turn = { $seat } делает ещё один ход.
drew-chance = { $seat } тянет карту «{ $card }».
appeared = { GENDER($card) ->
    [pl] Появляются { $card } { LOC($field) }.
   *[other] Появляется { $card } { LOC($field) }.
}
revealed = { $seat } открывает карту «{ $card }».
new-skill = Умению «{ $skill }» теперь учат { LOC($field) }.
new-goods = Новые товары { LOC($field) }: { $items }.
turned-up = Открыта карта «{ $card }» { LOC($plane) }.
stayed = { $seat } остаётся { LOC($field) }.
moved-walk = { $seat } идёт { ACC($field) }.
moved-ride = { $seat } скачет { ACC($field) }.
moved-sail = { $seat } плывёт { ACC($field) }.
moved-gate = { $seat } проходит через ворота { ACC($field) }.
moved-run = { $seat } бежит { ACC($field) }.
moved-trail = { $seat } идёт лесными тропами { ACC($field) }.
moved-teleport = { $seat } исчезает и появляется { LOC($field) }.
moved-fly = { $seat } летит { ACC($field) }.
moved-stride = { $seat } шагает семимильным шагом { ACC($field) }.
teleported = { $seat } переносится { ACC($field) }.
did-skilled-work = { $seat } работает в Городе.
did-dirty-work = { $seat } выполняет дело для Гильдии.
did-training-ground = { $seat } тренируется в Крепости.
did-blood-sacrifice = { $seat } отдаёт кровь за ману.
did-meditation = { $seat } медитирует.
did-burglary = { $seat } вламывается в лавку.
did-monastery-healing = { $seat } лечится у монахов.
did-camp-healing = { $seat } лечится в Лесном лагере.
did-lodging = { $seat } спокойно спит в Деревне.
did-wasteland-mana = { $seat } пьёт сырую магию Пустоши.
did-tower-mana = { $seat } покупает ману в Башне.
attacked-plane = { $seat } вступает в { ACC($plane) }.
meets = { $seat } встречает { ACC($creature) }.
fought-strength = { $seat } атакует { ACC($creature) } силой.
fought-will = { $seat } атакует { ACC($creature) } волей.
fought-both = { $seat } атакует { ACC($creature) } силой и волей сразу.
fought-stages = { $seat } атакует { ACC($creature) } сперва волей, потом силой.
armed = { $seat } берёт в бой { ACC($items) }.
rolled = { $hero } набирает { $mine } (на кубике { $die }), { $foe } — { $theirs } (на кубике { $other }).
rolled-die = { $seat } бросает кубик по карте «{ $thing }», выпадает { $n }.
beat = { $seat } побеждает { ACC($creature) }.
drew = { $seat } и { $creature } расходятся без победителя.
lost-to = { GENDER($creature) ->
    [pl] { $creature } побеждают; { $seat } терпит поражение.
   *[other] { $creature } побеждает; { $seat } терпит поражение.
}
own-fury = За ярость приходится платить, и платит { $seat }.
fled = { GENDER($creature) ->
    [pl] { $creature } исчезают.
   *[other] { $creature } исчезает.
}
parleyed = { $seat } подкупает { ACC($creature) }.
hid = { $seat } скрывается в тумане.
attacked-by-strength = { $seat } нападает силой на игрока { $other }.
attacked-by-will = { $seat } нападает волей на игрока { $other }.
answered-by-will = { $seat } отвечает битвой воли.
duel-drawn = { $seat } и { $other } расходятся без победителя.
duel-won = { $seat } одерживает победу над игроком { $other }.
threw = { $seat } метает { ACC($item) }.
cast = { $seat } творит заклинание «{ $spell }».
used-item = { $seat } применяет { ACC($item) }.
saved-by = { $thing } спасает игрока { $seat }, бросок сведён вничью.
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
grew-strength = { $seat } становится сильнее, теперь Сила { $n }.
grew-will = { $seat } крепнет духом, теперь Воля { $n }.
gained-gold = { $n ->
    [one] { $seat } получает { $n } золотой.
    [few] { $seat } получает { $n } золотых.
   *[other] { $seat } получает { $n } золотых.
}
gained-experience = { $n ->
    [one] { $seat } получает { $n } очко опыта.
    [few] { $seat } получает { $n } очка опыта.
   *[other] { $seat } получает { $n } очков опыта.
}
gained-item = { $seat } получает { ACC($item) }.
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
    [one] { $seat } теряет { $n } золотой.
    [few] { $seat } теряет { $n } золотых.
   *[other] { $seat } теряет { $n } золотых.
}
lost-experience = { $n ->
    [one] { $seat } теряет { $n } очко опыта.
    [few] { $seat } теряет { $n } очка опыта.
   *[other] { $seat } теряет { $n } очков опыта.
}
lost-item = { $seat } лишается карты «{ $item }».
paid-gold = { $n ->
    [one] { $seat } платит { $n } золотой.
    [few] { $seat } платит { $n } золотых.
   *[other] { $seat } платит { $n } золотых.
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
gave-up-strength = { $n ->
    [one] { $seat } навсегда теряет { $n } Силу.
    [few] { $seat } навсегда теряет { $n } Силы.
   *[other] { $seat } навсегда теряет { $n } Сил.
}
gave-up-will = { $n ->
    [one] { $seat } навсегда теряет { $n } Волю.
    [few] { $seat } навсегда теряет { $n } Воли.
   *[other] { $seat } навсегда теряет { $n } Воли.
}
forged = { $seat } платит фальшивыми монетами.
handed-over = { $seat } отдаёт { ACC($item) }.
gave-item = { $seat } отдаёт { ACC($item) } игроку { $other }.
stole = { $seat } крадёт { ACC($item) } у игрока { $victim }.
destroyed = У игрока { $seat } уничтожена карта «{ $item }».
damaged = У игрока { $seat } ломается { $item }.
decayed = { $seat } обращает в ману { ACC($item) }.
repaired = { $seat } чинит { ACC($item) }.
repaired-all = { $seat } чинит все свои предметы.
learned = { $seat } осваивает умение «{ $skill }».
forgot = { $seat } забывает умение «{ $skill }».
too-much = У игрока { $seat } больше, чем герой может сохранить.
sold = { $n ->
    [one] { $seat } продаёт { ACC($item) } за { $n } золотой.
    [few] { $seat } продаёт { ACC($item) } за { $n } золотых.
   *[other] { $seat } продаёт { ACC($item) } за { $n } золотых.
}
bought = { $seat } покупает { ACC($item) }.
took-up = { $seat } подбирает { ACC($item) }.
raised-banner = { $seat } поднимает { ACC($item) }.
used-opportunity = { $seat } пользуется картой «{ $card }».
trial-passed = { $seat } проходит испытание, где нужно набрать { $n }.
trial-failed = { $seat } не проходит испытание, где нужно набрать { $n }.
smithed = Кузнец улучшает { ACC($item) } для игрока { $seat }.
glory = { $seat } может этим хвастать.
traded = { $seat } и { $other } заключают сделку.
trade-refused = { $seat } отвергает сделку, которую предлагает { $other }.
died = { $seat } погибает; { $hero } короны не увидит.
left-artifacts = { $seat } оставляет после себя { ACC($items) }.
came-back = { $seat } возвращается, теперь это { $hero }.
retired = { $seat } выходит из игры.
left-the-game = { $seat } выходит из борьбы, и { $hero } отныне лишь наблюдает.
conquered = { $seat } покоряет { ACC($plane) }.
final-began = Все пять артефактов в этой земле. Начинается финальная битва.
battlefield = { $seat } созывает чемпионов { ACC($field) }.
countdown-began = Все пять артефактов в этой земле. До Апокалипсиса { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  } случая.
apocalypse-began = Начинается Апокалипсис.
apocalypse-rages = Апокалипсис берёт своё с каждого.
because-no-artifact = Без артефакта { $seat } не может бороться за корону.
won-the-crown = { $seat } держит { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[other] { $n } артефактов
  } и принимает корону.
nobody-won = Не осталось никого, кто надел бы корону.

## Стол

game-prophecy = Пророчество
    .motto = Пять миров, пять артефактов, одна корона
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
hero-dead = без героя
hero-out = вне игры
the-land = Земля
mat-of = { $seat }
zone-items = Предметы, { $n } из { $limit }
zone-skills = Умения, { $n } из { $limit }
zone-kept = Сохранённые карты
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
tag-loot = { $n ->
    [one] { $n } золотой добычи
    [few] { $n } золотых добычи
   *[other] { $n } золотых добычи
}
tag-loot-items = добыча — { $items }
tag-smithed = От кузнеца +1
tag-crystal = { $n ->
    [one] { $n } мана внутри
    [few] { $n } маны внутри
   *[other] { $n } маны внутри
}
pawn-of = { $seat }
sum-strength = Сила
sum-will = Воля
sum-this-turn = До конца хода
row-drawer = { $card }, вытянувшему больше
row-nothing-gold = золото не меняется
row-nothing-health = здоровье не меняется
row-nothing-mana = мана не меняется
row-nothing-experience = опыт не меняется
sum-needed = Нужно
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
