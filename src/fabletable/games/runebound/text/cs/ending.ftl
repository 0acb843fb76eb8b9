# Jak hra skončila.
ending-saved = { $foe } padá
ending-fallen = { $foe } vítězí
ending-struck-down = { $hero } (hraje { $seat }) poráží { ACC($foe) } v { $n }. dni.
ending-all-destroyed = V { $n }. dni nezbyl hrdina, který by se postavil proti { DAT($foe) }.
ending-too-late = Za { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    } nikdo nezastavil { ACC($foe) }.
ending-hero = { $hero } (hraje { $seat }) získává { $n ->
        [one] { $n } trofej
        [few] { $n } trofeje
       *[other] { $n } trofejí
    } a plní { $story ->
        [one] { $story } příběhový úkol.
        [few] { $story } příběhové úkoly.
       *[other] { $story } příběhových úkolů.
    }
ending-hero-out = { $hero } (hraje { $seat }) umírá; má { $n ->
        [one] { $n } trofej
        [few] { $n } trofeje
       *[other] { $n } trofejí
    } a { $story ->
        [one] { $story } splněný příběhový úkol.
        [few] { $story } splněné příběhové úkoly.
       *[other] { $story } splněných příběhových úkolů.
    }
ending-lane = { $seat }, { $hero }
ending-days = { $n ->
        [one] { $n } den v Terrinothu
        [few] { $n } dny v Terrinothu
       *[other] { $n } dní v Terrinothu
    }
    .text = kolečka jsou trofeje, kosočtverce příběhové úkoly, křížky porážky
ending-day = Den { $n }
ending-ride-again = Znovu na cestu
ending-last-fight = Poslední boj proti { DAT($foe) }
ending-mark-trophy-combat = Trofej boje
ending-mark-trophy-exploration = Trofej průzkumu
ending-mark-trophy-social = Trofej setkání
ending-mark-fell = Porážka
ending-mark-destroyed = Zničení
ending-damage = Zranění
ending-story = Příběhové úkoly
award-hunter = Největší bojovník
    .text = { $n ->
        [one] { $n } trofej boje
        [few] { $n } trofeje boje
       *[other] { $n } trofejí boje
    }
award-adventurer = Nejpilnější dobrodruh
    .text = { $n ->
        [one] { $n } trofej
        [few] { $n } trofeje
       *[other] { $n } trofejí
    }
award-story = Srdce příběhu
    .text = { $n ->
        [one] { $n } splněný příběhový úkol
        [few] { $n } splněné příběhové úkoly
       *[other] { $n } splněných příběhových úkolů
    }
award-fell = Nejvíc bit
    .text = { $n ->
        [one] { $n } porážka
        [few] { $n } porážky
       *[other] { $n } porážek
    }
