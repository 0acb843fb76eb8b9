# Jak hra skončila.
ending-saved = { $foe } padá
ending-fallen = { $foe } vítězí
ending-struck-down = { $hero } (hraje { $seat }) poráží { ACC($foe) } { $n }. den.
    .you = Vy ({ $hero }) porážíte { ACC($foe) } { $n }. den.
ending-all-destroyed = { $n }. den nezbyl hrdina, který by se postavil proti { DAT($foe) }.
ending-too-late = Za { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    } nikdo nezastavil { ACC($foe) }.
ending-hero = { $hero } (hraje { $seat }) { $n ->
        [0] nezískává žádnou trofej
        [one] získává { $n } trofej
        [few] získává { $n } trofeje
       *[other] získává { $n } trofejí
    } a { $story ->
        [0] neplní žádný příběhový úkol.
        [one] plní { $story } příběhový úkol.
        [few] plní { $story } příběhové úkoly.
       *[other] plní { $story } příběhových úkolů.
    }
    .you = Vy ({ $hero }) { $n ->
            [0] nezískáváte žádnou trofej
            [one] získáváte { $n } trofej
            [few] získáváte { $n } trofeje
           *[other] získáváte { $n } trofejí
        } a { $story ->
            [0] neplníte žádný příběhový úkol.
            [one] plníte { $story } příběhový úkol.
            [few] plníte { $story } příběhové úkoly.
           *[other] plníte { $story } příběhových úkolů.
        }
ending-hero-out = { $hero } (hraje { $seat }) umírá, { $n ->
        [0] nemá žádnou trofej
        [one] má { $n } trofej
        [few] má { $n } trofeje
       *[other] má { $n } trofejí
    } a { $story ->
        [0] žádný příběhový úkol není splněn.
        [one] { $story } příběhový úkol je splněn.
        [few] { $story } příběhové úkoly jsou splněny.
       *[other] { $story } příběhových úkolů je splněno.
    }
    .you = Vy ({ $hero }) umíráte, { $n ->
            [0] nemáte žádnou trofej
            [one] máte { $n } trofej
            [few] máte { $n } trofeje
           *[other] máte { $n } trofejí
        } a { $story ->
            [0] žádný příběhový úkol není splněn.
            [one] { $story } příběhový úkol je splněn.
            [few] { $story } příběhové úkoly jsou splněny.
           *[other] { $story } příběhových úkolů je splněno.
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
ending-stood = Na nohou až do konce
ending-against = Kdo se postavil proti { DAT($foe) }
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
award-fell = Nejvíc porážek
    .text = { $n ->
        [one] { $n } porážka
        [few] { $n } porážky
       *[other] { $n } porážek
    }

# Finále: padouch padá, nebo stojí. $foe má ještě zdraví $n.
finale-place = Terrinoth, { $n }. den
finale-thing = { $when }, zbylo zdraví: { $n }
finale-prose = Taková moc padá dlouho. Usedne prach, rozhostí se ticho, a hluboko v údolí začne někdo, kdo na to týdny čekal, zvonit na zvon.
finale-prose-lost = Píseň o tom nevznikne. Ale kdo tu stál, ten stál, a po cestě na jih jdou živí lidé, kteří by jinak nežili.
finale-near-fight = { $hero } (hraje { $seat }): po posledním střetu má { $foe } zdraví { $n }.
    .you = Vy ({ $hero }): po posledním střetu má { $foe } zdraví { $n }.
