# Наставник. $thing, $chosen и $better — варианты так, как их называет стол.
coach-leads-to = { $than ->
    [0] В { $n } % партий дальше следует «{ $thing }», иначе никогда.
   *[other] В { $n } % партий дальше следует «{ $thing }», иначе в { $than } %.
}
coach-forgoes = { $n ->
    [0] До «{ $thing }» уже не дойдёт, иначе в { $than } % партий.
   *[other] До «{ $thing }» дойдёт лишь в { $n } % партий, иначе в { $than } %.
}
coach-prevents = { $n ->
    [0] { $seat } больше не выбирает «{ $thing }», иначе в { $than } % партий.
   *[other] { $seat } выбирает «{ $thing }» лишь в { $n } % партий, иначе в { $than } %.
}
coach-lets = { $seat } выбирает «{ $thing }» в { $n } % партий, иначе в { $than } %.
coach-risks = В { $n } % партий вы сильно отстаёте, иначе в { $than } %.
coach-safe = { $n ->
    [0] Сильно вы не отстаёте никогда, иначе в { $than } % партий.
   *[other] Сильно отстаёте вы лишь в { $n } % партий, иначе в { $than } %.
}
coach-turn-fault = { $seat } выбирает «{ $chosen }», хотя «{ $better }» стоит на { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[other] { $n } пунктов
} больше.
coach-turn-own = { $seat } выбирает «{ $chosen }», и удача { $way ->
    [up] прибавляет
   *[down] отнимает
} { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[other] { $n } пунктов
}.
coach-turn-other = { $by } выбирает «{ $chosen }», и { $seat } { $way ->
    [up] получает
   *[down] теряет
} { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[other] { $n } пунктов
}.
coach-word-best = лучшее
coach-word-even = наравне
coach-word-slip = неточность
coach-word-mistake = ошибка
coach-word-blunder = грубая ошибка
why-game-goes-on = Партия ещё не окончена. Разбор будет после неё.

# Подсказка одной фразой.
coach-say-thought = «{ $choice }» — на первый взгляд.
coach-say-alike = «{ $choice }» и «{ $other }» равноценны: из обоих выходит почти одно и то же. Берите что больше нравится.
coach-say-alike-leads = «{ $choice }» и «{ $other }» равноценны. Первое: { $first } Второе: { $second }
coach-say-alike-gains = «{ $choice }» и «{ $other }» равноценны. После первого у вас будет { MORE($first) }, после второго — { MORE($second) }.
coach-say-alike-one-leads = «{ $choice }» и «{ $other }» равноценны. В пользу «{ $one }»: { $what }
coach-say-alike-one-gains = «{ $choice }» и «{ $other }» равноценны. В пользу «{ $one }»: у вас будет { MORE($what) }.
coach-say-alike-one-likelier = «{ $choice }» и «{ $other }» равноценны. В пользу «{ $one }»: это удаётся чаще.
coach-say-alike-ways = «{ $choice }» — лучший выбор. Чем платить, почти неважно: хотя бы «{ $way }».
coach-say-any-way = { $advice } Чем платить, почти неважно: хотя бы «{ $way }».
# What a choice leads to, and what that is good for; it follows a colon. $theme is the question at which $thing is chosen.
coach-lead = { $theme ->
    [fight] так вероятнее бой, который окупится: «{ $thing }».
    [in-fight] это готовит «{ $thing }» — пригодится позже в этом бою.
    [travel] так вы ближе к месту, куда стоит попасть: «{ $thing }».
    [buy] так вероятнее полезная покупка: «{ $thing }».
    [forge] так вероятнее полезная грань: «{ $thing }».
    [learn] так вероятнее полезное умение: «{ $thing }».
    [reward] так вероятнее хорошая награда: «{ $thing }».
    [turn] так вы скорее придёте к тому, что окупится: «{ $thing }».
   *[other] это откроет путь к «{ $thing }».
}
coach-say-score = «{ $choice }»: в конце у вас будет больше, примерно на { $points }.
coach-say-leads-score = «{ $choice }»: { $lead } В конце у вас будет больше, примерно на { $points }.
coach-say-leads = «{ $choice }»: { $lead }
coach-say-leads-wins = «{ $choice }»: { $lead } Так вы чаще побеждаете.
coach-say-leads-gains = «{ $choice }»: { $lead } И у вас будет { MORE($what) }.
coach-say-gains = «{ $choice }»: так у вас будет { MORE($what) }.
coach-say-prevents = «{ $choice }»: так { $seat } вряд ли получит «{ $thing }».
coach-say-safe = «{ $choice }»: так надёжнее.
coach-say-likelier = «{ $choice }»: это удаётся чаще, чем «{ $other }».
# $won is what success brings, as in "2 experience"
coach-say-promising = «{ $choice }»: шансы на вашей стороне. При успехе вам достанется: { $won }.
coach-say-spends = «{ $choice }»: после этого у вас будет { LESS($what) }, но оно того стоит.
coach-say-forgoes = «{ $choice }»: это ценнее, чем «{ $thing }», от чего придётся отказаться.
# $advice is one of these sentences, $note the text on a card of which there is another by the same name
coach-say-which = { $advice } Берите ту, на которой написано: { $note }
# $lost is what failure costs, as in "1 of your Health"
coach-say-risk = { $advice } Но это риск: неудача вероятнее успеха.
coach-say-risk-costs = { $advice } Но это риск: неудача вероятнее успеха, и тогда вы теряете: { $lost }.
# $theme is what the question is about
coach-say-sense = «{ $choice }»: { $theme ->
    [fight] это обещает вам больше, чем «{ $other }».
    [in-fight] так этот бой сложится для вас лучше, чем с «{ $other }».
    [retreat] так вы выйдете из этого боя лучше, чем с «{ $other }».
    [travel] так вы лучше встанете перед следующим ходом, чем с «{ $other }».
    [turn] остаток хода после этого выйдет лучше, чем после «{ $other }».
    [buy] пользы от этого больше, чем от «{ $other }».
    [forge] эта грань будет выручать вас чаще, чем «{ $other }».
    [learn] это пригодится вам больше, чем «{ $other }».
    [reward] это даёт вам больше нужного, чем «{ $other }».
    [spend] без этого вам будет легче, чем без «{ $other }».
   *[other] с этим вам будет лучше, чем с «{ $other }».
}
coach-say-best = «{ $choice }» — лучший выбор.
# $what is a thing the mat counts, { $n } how much more or less of it one has on average.
coach-amount = { $what } (в среднем +{ $n })
    .more = { MORE($what) }, примерно на { $n }
coach-less = { $what }: в среднем на { $n } меньше.
coach-short = В конце у вас будет меньше, примерно на { $points }.
coach-say-later = «{ $choice }» окупится позже: сразу больше не станет, но так вы чаще побеждаете.
coach-say-first = { $than ->
    [0] Сначала «{ $choice }»: «{ $other }» успеет следом в { $n } партиях из 100. Наоборот — никогда.
   *[other] Сначала «{ $choice }»: «{ $other }» успеет следом в { $n } партиях из 100. Наоборот — лишь в { $than }.
}

# Темы упражнений и вопрос, который стоит себе задать.
theme-fight = Драться или ждать
    .ask = Что я выиграю и что потеряю, если вступлю в бой сейчас?
theme-in-fight = В бою
    .ask = Что противник сделает дальше и чего это будет мне стоить?
theme-retreat = Когда отступать
    .ask = Можно ли ещё выиграть этот бой и стоит ли добыча ран?
theme-travel = Куда идти
    .ask = Где я хочу стоять в конце следующего хода?
theme-turn = На что потратить ход
    .ask = Что из этого подождёт, а что нет?
theme-buy = Что купить
    .ask = Сколько раз я успею этим воспользоваться до конца партии?
theme-forge = Какую грань выковать
    .ask = Сколько ещё будет бросков и чего мне не хватает?
theme-learn = Чему учиться
    .ask = Для чего мне это понадобится и когда?
theme-reward = Какую награду взять
    .ask = Чего мне сейчас не хватает больше всего?
theme-spend = С чем расстаться
    .ask = Без чего мне будет легче всего обойтись?
theme-last-turn = Последний ход
    .ask = Что ещё принесёт пользу, когда партия кончится?
theme-other = Мелкие решения
    .ask = Что изменится для меня до следующего хода?

# Задачи
why-not-a-puzzle-pack = { $file } — не набор задач, или он повреждён: { $detail }.
why-puzzle-format = { $file } — набор задач в формате { $format }; здесь известен формат { $known }.
why-puzzle-rules = Эти задачи составлены по правилам { $pack } игры { $game } и отдыхают, пока не появятся новые: теперь правила { $rules }.
why-puzzle-damaged = Задача { $puzzle } повреждена. С остальными всё в порядке.
why-no-such-puzzle = Задачи { $puzzle } здесь нет.
why-no-puzzles = Таких задач здесь нет.
why-unknown-theme = Темы { $theme } нет. Есть: { $known }.
why-all-solved = { $count ->
    [1] Единственная задача решена. Она вернётся через месяц.
   *[other] Все задачи решены: { $count }. Они вернутся через месяц, начиная с самых давних.
    }
why-mistake-rules = Этот выбор сделан по прежним правилам, и спросить о нём больше нельзя.
why-not-reviewed = Разбор этой партии ещё не готов.
