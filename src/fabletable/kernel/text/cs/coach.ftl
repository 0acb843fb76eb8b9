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
coach-say-alike = „{ $choice }“ a „{ $other }“ jsou stejně dobré: vyberte si, co se vám líbí.
coach-say-alike-ways = „{ $choice }“ je tu nejlepší volba. Čím zaplatíte, je skoro jedno: třeba „{ $way }“.
coach-say-score = „{ $choice }“: na konci budete mít víc, asi o { $points }.
coach-say-leads-score = „{ $choice }“: otevře vám cestu k „{ $thing }“ a na konci budete mít víc, asi o { $points }.
coach-say-leads = „{ $choice }“: otevře vám cestu k „{ $thing }“.
coach-say-leads-gains = „{ $choice }“: otevře vám cestu k „{ $thing }“ a budete mít víc tohoto: { $what }.
coach-say-gains = „{ $choice }“: budete pak mít víc tohoto: { $what }.
coach-say-prevents = „{ $choice }“: { $seat } pak sotva získá „{ $thing }“.
coach-say-safe = „{ $choice }“: je to jistější cesta.
coach-say-best = „{ $choice }“ je tu nejlepší volba.
