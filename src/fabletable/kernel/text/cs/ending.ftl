# Jak hra skončila. $names jsou hráči, $when kolo.
ending-won = { $n ->
    [one] Vítězí { $names }
    [few] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
ending-lost = Prohráli všichni
ending-led = Většinu hry na tom byl nejlépe hráč { $seat }, ale na konci vede { $winner }.
ending-again = Hrát znovu
ending-sources = Odkud jsou body
ending-round = { $n }. kolo

award-lead = Nejdéle v čele
    .text = po { $n } z { $of } rozhodnutí{ $won ->
        [yes] { "" }
       *[no] , ale ne na konci
    }
award-battles = Nejvíc bojů
    .text = celkem { $n }, vyhraných { $won }
award-escape = O vlásek
    .text = { $foe }, { $when }, zbývá { $n }
award-riches = Největší boháč
    .text = { $what }, { $n } ({ $when })
award-luck = Miláček štěstí
    .text = kostky a karty lepší než v { $n ->
        [one] { $n } hře
        [few] { $n } hrách
       *[other] { $n } hrách
    } ze 100
luck-title = Co daly kostky a karty
luck-note = nad to, co se dalo čekat, podle výpočtu botů; každý hod se srovnává s { $falls } jinými. Devatenáct her z dvaceti zůstane v pásu.

# Finále: ztráta $n.
finale-near = { $seat }: ztráta { $n }.
    .you = Vaše ztráta je { $n }.
