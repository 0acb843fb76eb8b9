# Треньорът. $thing, $chosen и $better са избори така, както масата ги нарича.
coach-leads-to = { $than ->
    [0] В { $n } % от партиите после идва „{ $thing }“, иначе никога.
   *[other] В { $n } % от партиите после идва „{ $thing }“, иначе в { $than } %.
}
coach-forgoes = { $n ->
    [0] До „{ $thing }“ вече не се стига, иначе в { $than } % от партиите.
   *[other] До „{ $thing }“ се стига само в { $n } % от партиите, иначе в { $than } %.
}
coach-prevents = { $n ->
    [0] { $seat } вече не избира „{ $thing }“, иначе в { $than } % от партиите.
   *[other] { $seat } избира „{ $thing }“ само в { $n } % от партиите, иначе в { $than } %.
}
coach-lets = { $seat } избира „{ $thing }“ в { $n } % от партиите, иначе в { $than } %.
coach-risks = В { $n } % от партиите оставате далеч назад, иначе в { $than } %.
coach-safe = { $n ->
    [0] Далеч назад не оставате никога, иначе в { $than } % от партиите.
   *[other] Далеч назад оставате само в { $n } % от партиите, иначе в { $than } %.
}
coach-turn-fault = { $seat } избира „{ $chosen }“, макар че „{ $better }“ струва { $n ->
    [one] { $n } пункт
   *[other] { $n } пункта
} повече.
coach-turn-own = { $seat } избира „{ $chosen }“ и късметът { $way ->
    [up] дава
   *[down] отнема
} { $n ->
    [one] { $n } пункт
   *[other] { $n } пункта
}.
coach-turn-other = { $by } избира „{ $chosen }“ и { $seat } { $way ->
    [up] печели
   *[down] губи
} { $n ->
    [one] { $n } пункт
   *[other] { $n } пункта
}.
coach-word-best = най-добро
coach-word-even = наравно
coach-word-slip = неточност
coach-word-mistake = грешка
coach-word-blunder = груба грешка
why-game-goes-on = Партията още не е свършила. Разборът идва след нея.

# Съветът в едно изречение.
coach-say-thought = „{ $choice }“, на пръв поглед.
coach-say-alike = „{ $choice }“ и „{ $other }“ са равностойни: и от двете излиза почти едно и също. Изберете каквото ви харесва.
coach-say-alike-leads = „{ $choice }“ и „{ $other }“ са равностойни. Първото: { $first } Второто: { $second }
coach-say-alike-gains = „{ $choice }“ и „{ $other }“ са равностойни. След първото ще имате { MORE($first) }, след второто — { MORE($second) }.
coach-say-alike-one-leads = „{ $choice }“ и „{ $other }“ са равностойни. В полза на „{ $one }“: { $what }
coach-say-alike-one-gains = „{ $choice }“ и „{ $other }“ са равностойни. В полза на „{ $one }“: ще имате { MORE($what) }.
coach-say-alike-one-likelier = „{ $choice }“ и „{ $other }“ са равностойни. В полза на „{ $one }“: успява по-често.
coach-say-alike-ways = „{ $choice }“ е най-добрият избор тук. С какво ще платите, е почти без значение: например „{ $way }“.
coach-say-any-way = { $advice } С какво ще платите, е почти без значение: например „{ $way }“.
# What a choice leads to, and what that is good for; it follows a colon. $theme is the question at which $thing is chosen.
coach-lead = { $theme ->
    [fight] така е по-вероятна битка, която си струва: „{ $thing }“.
    [in-fight] това подготвя „{ $thing }“ за по-късно в тази битка.
    [travel] така сте по-близо до място, до което си струва да стигнете: „{ $thing }“.
    [buy] така е по-вероятно да купите нещо полезно: „{ $thing }“.
    [forge] така е по-вероятна страна, която ви помага: „{ $thing }“.
    [learn] така е по-вероятно да научите нещо полезно: „{ $thing }“.
    [reward] така е по-вероятна добра награда: „{ $thing }“.
    [turn] така по-скоро стигате до онова, което се изплаща: „{ $thing }“.
   *[other] това отваря пътя към „{ $thing }“.
}
coach-say-score = „{ $choice }“: накрая ще имате повече, с около { $points }.
coach-say-leads-score = „{ $choice }“: { $lead } Накрая ще имате повече, с около { $points }.
coach-say-leads = „{ $choice }“: { $lead }
coach-say-leads-wins = „{ $choice }“: { $lead } Така побеждавате по-често.
coach-say-leads-gains = „{ $choice }“: { $lead } Освен това ще имате { MORE($what) }.
coach-say-gains = „{ $choice }“: така ще имате { MORE($what) }.
coach-say-prevents = „{ $choice }“: така { $seat } едва ли ще получи „{ $thing }“.
coach-say-safe = „{ $choice }“: така е по-сигурно.
coach-say-likelier = „{ $choice }“: успява по-често от „{ $other }“.
# $won is what success brings, as in "2 experience"
coach-say-promising = „{ $choice }“: шансовете са на ваша страна. Успехът ви носи: { $won }.
coach-say-spends = „{ $choice }“: после ще имате { LESS($what) }, но си струва.
coach-say-forgoes = „{ $choice }“: струва повече от „{ $thing }“, от което се отказвате.
# $advice is one of these sentences, $note the text on a card of which there is another by the same name
coach-say-which = { $advice } Вземете тази, на която пише: { $note }
# $lost is what failure costs, as in "1 of your Health"
coach-say-risk = { $advice } Но има риск: неуспехът е по-вероятен от успеха.
coach-say-risk-costs = { $advice } Но има риск: неуспехът е по-вероятен от успеха, и тогава губите: { $lost }.
# $theme is what the question is about
coach-say-sense = „{ $choice }“: { $theme ->
    [fight] обещава ви повече от „{ $other }“.
    [in-fight] така този бой ще потръгне за вас по-добре, отколкото с „{ $other }“.
    [retreat] така излизате от този бой по-добре, отколкото с „{ $other }“.
    [travel] така заставате по-добре за следващия си ход, отколкото с „{ $other }“.
    [turn] остатъкът от хода върви по-добре след това, отколкото след „{ $other }“.
    [buy] ще ви е по-полезно от „{ $other }“.
    [forge] тази страна ще ви помага по-често от „{ $other }“.
    [learn] ще го използвате повече от „{ $other }“.
    [reward] дава ви повече от това, което ви липсва, отколкото „{ $other }“.
    [spend] ще ви липсва по-малко от „{ $other }“.
   *[other] с него ще сте по-добре, отколкото с „{ $other }“.
}
coach-say-best = „{ $choice }“ е най-добрият избор тук.
# $what is a thing the mat counts, { $n } how much more or less of it one has on average.
coach-amount = { $what } (средно +{ $n })
    .more = { MORE($what) }, с около { $n }
coach-less = { $what }: средно с { $n } по-малко.
coach-short = Накрая ще имате по-малко, с около { $points }.
coach-say-later = „{ $choice }“ се отплаща по-късно: веднага нямате повече, но така печелите по-често.
coach-say-first = { $than ->
    [0] Първо „{ $choice }“: „{ $other }“ пак идва след това в { $n } игри от 100. Обратното не става никога.
   *[other] Първо „{ $choice }“: „{ $other }“ пак идва след това в { $n } игри от 100. Обратното става само в { $than }.
}

# Теми за упражнение и въпросът, който да си зададеш.
theme-fight = Да се бия или да чакам
    .ask = Какво печеля и какво губя, ако се бия сега?
theme-in-fight = В боя
    .ask = Какво ще направи противникът после и какво ще ми струва?
theme-retreat = Кога да отстъпя
    .ask = Може ли този бой още да се спечели и струва ли плячката раните?
theme-travel = Накъде да тръгна
    .ask = Къде искам да стоя в края на следващия си ход?
theme-turn = За какво да използвам хода
    .ask = Кое от тези неща може да почака и кое не?
theme-buy = Какво да купя
    .ask = Колко пъти ще го използвам до края на играта?
theme-forge = Коя страна да изкова
    .ask = Колко хвърляния остават и какво ми липсва?
theme-learn = Какво да науча
    .ask = За какво ще ми трябва и кога?
theme-reward = Коя награда да взема
    .ask = Какво ми липсва най-много сега?
theme-spend = От какво да се откажа
    .ask = Какво ще ми липсва най-малко?
theme-last-turn = Последният ход
    .ask = Какво още се брои, когато играта свършва?
theme-other = Дребни решения
    .ask = Какво се променя за мен до следващия ми ход?

# Задачи
why-not-a-puzzle-pack = { $file } не е набор от задачи или е повреден: { $detail }.
why-puzzle-format = { $file } е набор от задачи във формат { $format }; тук се знае формат { $known }.
why-puzzle-rules = Тези задачи са за правила { $pack } на { $game } и почиват, докато дойдат нови: правилата сега са { $rules }.
why-puzzle-damaged = Задача { $puzzle } е повредена. Останалите са наред.
why-no-such-puzzle = Тук няма задача { $puzzle }.
why-no-puzzles = Тук няма такива задачи.
why-unknown-theme = Няма тема { $theme }. Има: { $known }.
why-all-solved = { $count ->
    [one] Единствената задача е решена. Връща се след месец.
   *[other] Всичките { $count } са решени. Връщат се след месец, най-старите първи.
    }
why-mistake-rules = Този избор е направен по по-стари правила и вече не може да се зададе.
why-not-reviewed = Разборът на тази игра още не е готов.
