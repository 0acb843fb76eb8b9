# Trenér. $thing, $chosen a $better jsou volby tak, jak je stůl nazývá.
coach-leads-to = { $than ->
    [0] V { $n } % her pak přijde „{ $thing }“, jinak nikdy.
   *[other] V { $n } % her pak přijde „{ $thing }“, jinak v { $than } %.
}
coach-forgoes = { $n ->
    [0] „{ $thing }“ už nepřijde, jinak v { $than } % her.
   *[other] „{ $thing }“ přijde jen v { $n } % her, jinak v { $than } %.
}
coach-prevents = { $n ->
    [0] { $seat } už nevolí „{ $thing }“, jinak v { $than } % her.
   *[other] { $seat } volí „{ $thing }“ jen v { $n } % her, jinak v { $than } %.
}
coach-lets = { $seat } volí „{ $thing }“ v { $n } % her, jinak v { $than } %.
coach-risks = V { $n } % her výrazně zaostanete, jinak v { $than } %.
coach-safe = { $n ->
    [0] Výrazně nezaostanete nikdy, jinak v { $than } % her.
   *[other] Výrazně zaostanete jen v { $n } % her, jinak v { $than } %.
}
coach-turn-fault = { $seat } volí „{ $chosen }“, ačkoli „{ $better }“ má cenu o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} vyšší.
coach-turn-own = { $seat } volí „{ $chosen }“ a štěstí { $way ->
    [up] přidá
   *[down] vezme
} { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}.
coach-turn-other = { $by } volí „{ $chosen }“ a { $seat } { $way ->
    [up] získá
   *[down] ztratí
} { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}.
coach-word-best = nejlepší
coach-word-even = nastejno
coach-word-slip = nepřesnost
coach-word-mistake = chyba
coach-word-blunder = hrubá chyba
why-game-goes-on = Hra ještě neskončila. Rozebere se, až skončí.

# Rada jednou větou.
coach-say-thought = „{ $choice }“, na první pohled.
coach-say-alike = „{ $choice }“ a „{ $other }“ jsou stejně dobré: z obojího vzejde skoro totéž. Vyberte si, co se vám líbí.
coach-say-alike-leads = „{ $choice }“ a „{ $other }“ mají stejnou cenu. První: { $first } Druhé: { $second }
coach-say-alike-gains = „{ $choice }“ a „{ $other }“ mají stejnou cenu. Po prvním budete mít { MORE($first) }, po druhém { MORE($second) }.
coach-say-alike-one-leads = „{ $choice }“ a „{ $other }“ mají stejnou cenu. Pro „{ $one }“ mluví toto: { $what }
coach-say-alike-one-gains = „{ $choice }“ a „{ $other }“ mají stejnou cenu. Pro „{ $one }“ mluví, že pak budete mít { MORE($what) }.
coach-say-alike-one-likelier = „{ $choice }“ a „{ $other }“ mají stejnou cenu. Pro „{ $one }“ mluví, že se to podaří častěji.
coach-say-alike-ways = „{ $choice }“ je tu nejlepší volba. Čím zaplatíte, je skoro jedno: třeba „{ $way }“.
coach-say-any-way = { $advice } Čím zaplatíte, je skoro jedno: třeba „{ $way }“.
# What a choice leads to, and what that is good for; it follows a colon. $theme is the question at which $thing is chosen.
coach-lead = { $theme ->
    [fight] máte pak větší šanci na boj, který stojí za to: „{ $thing }“.
    [in-fight] připravíte si tím na později v tomto boji „{ $thing }“.
    [travel] budete blíž místu, kam stojí za to dojít: „{ $thing }“.
    [buy] máte pak větší šanci koupit něco užitečného: „{ $thing }“.
    [forge] máte pak větší šanci na stěnu, která vám pomůže: „{ $thing }“.
    [learn] máte pak větší šanci naučit se něco užitečného: „{ $thing }“.
    [reward] máte pak větší šanci na dobrou odměnu: „{ $thing }“.
    [turn] dostanete se tak spíš k tomu, co se vyplatí: „{ $thing }“.
   *[other] otevře vám cestu k „{ $thing }“.
}
coach-say-score = „{ $choice }“: na konci budete mít víc, asi o { $points }.
coach-say-leads-score = „{ $choice }“: { $lead } Na konci budete mít víc, asi o { $points }.
coach-say-leads = „{ $choice }“: { $lead }
coach-say-leads-wins = „{ $choice }“: { $lead } Tak vyhrajete častěji.
coach-say-leads-gains = „{ $choice }“: { $lead } A budete mít { MORE($what) }.
coach-say-gains = „{ $choice }“: budete pak mít { MORE($what) }.
coach-say-prevents = „{ $choice }“: { $seat } pak sotva získá „{ $thing }“.
coach-say-safe = „{ $choice }“: je to jistější cesta.
coach-say-likelier = „{ $choice }“: podaří se to častěji než „{ $other }“.
# $won is what success brings, as in "2 experience"
coach-say-promising = „{ $choice }“: šance jsou na vaší straně. Úspěch vám přinese: { $won }.
coach-say-spends = „{ $choice }“: budete pak mít { LESS($what) }, ale vyplatí se to.
coach-say-forgoes = „{ $choice }“: má větší cenu než „{ $thing }“, čeho se tím vzdáte.
# $advice is one of these sentences, $note the text on a card of which there is another by the same name
coach-say-which = { $advice } Vezměte tu, na které stojí: { $note }
# $lost is what failure costs, as in "1 of your Health"
coach-say-risk = { $advice } Je to ale riziko: spíš se to nepodaří než podaří.
coach-say-risk-costs = { $advice } Je to ale riziko: spíš se to nepodaří než podaří, a pak ztratíte: { $lost }.
# $theme is what the question is about
coach-say-sense = „{ $choice }“: { $theme ->
    [fight] slibuje vám to víc než „{ $other }“.
    [in-fight] tento boj pro vás tak dopadne lépe než s „{ $other }“.
    [retreat] vyjdete z tohoto boje lépe než s „{ $other }“.
    [travel] budete tak před dalším tahem stát lépe než s „{ $other }“.
    [turn] zbytek tahu po tom dopadne lépe než po „{ $other }“.
    [buy] bude vám to užitečnější než „{ $other }“.
    [forge] tato strana vám pomůže častěji než „{ $other }“.
    [learn] využijete to víc než „{ $other }“.
    [reward] dá vám víc toho, co vám chybí, než „{ $other }“.
    [spend] bude vám to chybět méně než „{ $other }“.
   *[other] povede se vám s tím lépe než s „{ $other }“.
}
coach-say-best = „{ $choice }“ je tu nejlepší volba.
# $what is a thing the mat counts, { $n } how much more or less of it one has on average.
coach-amount = { $what } (v průměru +{ $n })
    .more = { MORE($what) }, asi o { $n }
coach-less = { $what }: v průměru o { $n } méně.
coach-short = Na konci budete mít méně, asi o { $points }.
coach-say-later = „{ $choice }“ se vyplatí později: hned víc mít nebudete, ale tak vyhrajete častěji.
coach-say-first = { $than ->
    [0] Nejdřív „{ $choice }“: „{ $other }“ pak stihnete v { $n } hrách ze 100. Obráceně to nejde nikdy.
   *[other] Nejdřív „{ $choice }“: „{ $other }“ pak stihnete v { $n } hrách ze 100. Obráceně jen v { $than }.
}

# Témata cvičení a otázka, kterou si položit.
theme-fight = Bojovat, nebo čekat
    .ask = Co získám a co ztratím, když půjdu do boje teď?
theme-in-fight = V boji
    .ask = Co udělá protivník dál a co mě to bude stát?
theme-retreat = Kdy ustoupit
    .ask = Dá se tento boj ještě vyhrát a stojí kořist za ta zranění?
theme-travel = Kam jít
    .ask = Kde chci stát na konci svého příštího tahu?
theme-turn = Jak využít tah
    .ask = Co z toho počká a co ne?
theme-buy = Co koupit
    .ask = Kolikrát to do konce hry využiji?
theme-forge = Kterou stěnu vykovat
    .ask = Kolik hodů ještě zbývá a co mi chybí?
theme-learn = Čemu se učit
    .ask = K čemu to budu potřebovat a kdy?
theme-reward = Kterou odměnu vzít
    .ask = Co mi teď nejvíc chybí?
theme-spend = Čeho se vzdát
    .ask = Co budu postrádat nejméně?
theme-last-turn = Poslední tah
    .ask = Co se ještě počítá, když hra končí?
theme-other = Drobná rozhodnutí
    .ask = Co se pro mě do příštího tahu změní?

# Úlohy
why-not-a-puzzle-pack = { $file } není sada úloh, nebo je poškozená: { $detail }.
why-puzzle-format = { $file } je sada úloh ve formátu { $format }; zde je znám formát { $known }.
why-puzzle-rules = Tyto úlohy jsou pro pravidla { $pack } hry { $game } a odpočívají, než přijdou nové: pravidla jsou teď { $rules }.
why-puzzle-damaged = Úloha { $puzzle } je poškozená. Ostatní jsou v pořádku.
why-no-such-puzzle = Úloha { $puzzle } tu není.
why-no-puzzles = Takové úlohy tu nejsou.
why-unknown-theme = Téma { $theme } není. Jsou: { $known }.
why-all-solved = { $count ->
    [one] Jediná úloha je vyřešená. Vrátí se za měsíc.
    [few] Všechny { $count } jsou vyřešené. Vrátí se za měsíc, nejstarší první.
   *[other] Všech { $count } je vyřešeno. Vrátí se za měsíc, nejstarší první.
    }
why-mistake-rules = Tahle volba padla podle starších pravidel a už se na ni nelze ptát.
why-not-reviewed = Rozbor této hry ještě není hotový.
