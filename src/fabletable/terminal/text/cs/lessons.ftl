# Lekce
help-lessons = Jak dlouhá je která lekce a zda je stůl takový, jaký čeká
help-lessons-find = Vyzkoušet tolik semínek a říct první, se kterým lekce najde, co čeká
lessons-game = Hra
lessons-steps = Kroky
lessons-words = Slov na krok
lessons-decisions = Rozhodnutí
lessons-alone = Do prvního bez pomoci
lessons-state = Stůl
lessons-fine = jaký lekce čeká
lessons-broken = není, jaký čeká „{ $step }“
lessons-found = Se semínkem { $seed } najde lekce vše, co čeká.
lessons-none = Žádné semínko nevyhovělo, vyzkoušeno: { $most }. Nejdál došlo { $seed }, ke kroku „{ $step }“.

# A first game that is guided, step by step
help-teach = Naučit se hru hraním: první partie s průvodcem, přes celou obrazovku
help-teach-text = Řádek po řádku: pro odečítač obrazovky, rouru, pomalé spojení
guide-where = Lekce, krok { $n } z { $of }: { $title }
guide-points-at = Ukazuje na: { $names }.
guide-part = { $part ->
    [ask] otázka
    [tale] příběh
    [chapter] záhlaví stolu
    [tool-hint] rada (h)
    [tool-recap] co se stalo (m)
   *[tool-rules] pravidla (r)
}
guide-task = Jste na řadě: { $task }, číslo { $number }.
guide-free = Jste na řadě: vyberte si, co chcete.
guide-odds = { $choice }: výhra { $won } %
guide-remark = { $undo ->
    [True] { $remark } (u to vezme zpět.)
   *[other] { $remark }
}
guide-answered = Zodpovězeno za vás: { $question } „{ $choice }“.
guide-keys = { $next ->
    [next] { $back ->
        [back] n: dál · b: zpět · t: opustit lekci
       *[none] n: dál · t: opustit lekci
    }
    [alone] { $back ->
        [back] n: hrát dál bez průvodce · b: zpět · t: opustit lekci
       *[none] n: hrát dál bez průvodce · t: opustit lekci
    }
   *[none] { $back ->
        [back] b: zpět · t: opustit lekci
       *[none] t: opustit lekci
    }
}
guide-over = { $state ->
    [left] Průvodce odchází, hra pokračuje. t se k lekci vrátí.
    [broken] Lekce tu nemůže pokračovat, hra ano.
   *[learned] Lekce končí; hra pokračuje a dál už je jen vaše. h poradí, r ukáže pravidla.
}
guide-read-first = Nejdřív stránka: n nebo Enter ji otočí, potom přijde otázka.
guide-choose = Tato stránka čeká na vaši volbu.
guide-missed = { $n ->
    [1] Krok { $first } byl přeskočen. a: zahrát tuto část znovu
   *[other] Kroky { $first } až { $last } byly přeskočeny. a: zahrát tuto část znovu
}
guide-first = Toto je první stránka.
guide-letter-n = další stránka lekce
guide-letter-b = předchozí stránka
guide-letter-a = zahrát znovu to, co lekce přeskočila
guide-letter-t = opustit lekci, nebo se k ní vrátit
