# Jak na tom jsem? $foe je padouch, $health kolik má zdraví proti tomu, kdo se ptá.
stand-before = Vyhraje, kdo porazí padoucha: { $foe }. Zvolte si hrdinu a vydejte se na cestu.
stand-out = { $foe } zničil vašeho hrdinu.
stand-growing = { $days ->
        [0] { $foe } se objeví po tomto dni a proti vám má { $health } zdraví.
        [one] { $foe } se objeví za { $days } den; dnes by proti vám měl { $health } zdraví.
        [few] { $foe } se objeví za { $days } dny; dnes by proti vám měl { $health } zdraví.
       *[other] { $foe } se objeví za { $days } dní; dnes by proti vám měl { $health } zdraví.
    }
stand-villain = { $hexes ->
        [0] { $foe } stojí před vámi a proti vám má { $health } zdraví.
        [one] { $foe } je { $hexes } pole daleko a proti vám má { $health } zdraví.
        [few] { $foe } je { $hexes } pole daleko a proti vám má { $health } zdraví.
       *[other] { $foe } je { $hexes } polí daleko a proti vám má { $health } zdraví.
    }
stand-lore = Poznatky: { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
       *[other] z
    } { $of }
stand-allies = Spojenci: { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
       *[other] z
    } { $of }
stand-foe = { $foe } má proti vám { $health } zdraví, nikdy méně než { $least }.
stand-day = Den { $n } z { $of }
stand-appears = { $days ->
        [0] { $foe } se objeví po tomto dni.
        [one] { $foe } se objeví za { $days } den.
        [few] { $foe } se objeví za { $days } dny.
       *[other] { $foe } se objeví za { $days } dní.
    }
stand-margath = { $days ->
        [0] Po tomto dni { $foe } potáhne na hlavní město.
        [one] Za { $days } den { $foe } potáhne na hlavní město.
        [few] Za { $days } dny { $foe } potáhne na hlavní město.
       *[other] Za { $days } dní { $foe } potáhne na hlavní město.
    }
stand-corpse-king = { $days ->
        [0] Po tomto dni vítězí { $foe }.
        [one] Za { $days } den vítězí { $foe }.
        [few] Za { $days } dny vítězí { $foe }.
       *[other] Za { $days } dní vítězí { $foe }.
    }
stand-health = Zdraví { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
       *[other] z
    } { $of }
    .text = Bojové žetony { $tokens }, naučené dovednosti { $skills }, zlaťáky { $gold }.
stand-learn = Můžete se naučit: { $skill }
stand-trophies = { $n ->
        [0] Žádná trofej v zásobě.
        [one] { $n } trofej v zásobě.
        [few] { $n } trofeje v zásobě.
       *[other] { $n } trofejí v zásobě.
    }
stand-gem = { $hexes ->
        [0] { $stone }: přímo zde
        [one] { $stone }: { $hexes } pole daleko
        [few] { $stone }: { $hexes } pole daleko
       *[other] { $stone }: { $hexes } polí daleko
    }
