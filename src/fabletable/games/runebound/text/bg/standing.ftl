# Как съм аз? $foe е злодеят, $health колко живот има срещу питащия.
stand-before = Печели онзи, който победи злодея: { $foe }. Изберете герой и тръгвайте.
stand-out = { $foe } унищожи героя ви.
stand-growing = { $days ->
        [0] { $foe } се появява след този ден и срещу вас има { $health } живот.
        [one] { $foe } се появява след { $days } ден; днес срещу вас би имал { $health } живот.
       *[other] { $foe } се появява след { $days } дни; днес срещу вас би имал { $health } живот.
    }
stand-villain = { $hexes ->
        [0] { $foe } стои пред вас и срещу вас има { $health } живот.
        [one] { $foe } е на { $hexes } поле и срещу вас има { $health } живот.
       *[other] { $foe } е на { $hexes } полета и срещу вас има { $health } живот.
    }
stand-lore = Знания: { $n } от { $of }
stand-allies = Съюзници: { $n } от { $of }
stand-foe = { $foe } има { $health } живот срещу вас, никога под { $least }.
stand-day = Ден { $n } от { $of }
stand-appears = { $days ->
        [0] { $foe } се появява след този ден.
        [one] { $foe } се появява след { $days } ден.
       *[other] { $foe } се появява след { $days } дни.
    }
stand-margath = { $days ->
        [0] След този ден { $foe } тръгва към столицата.
        [one] След { $days } ден { $foe } тръгва към столицата.
       *[other] След { $days } дни { $foe } тръгва към столицата.
    }
stand-corpse-king = { $days ->
        [0] След този ден { $foe } побеждава.
        [one] След { $days } ден { $foe } побеждава.
       *[other] След { $days } дни { $foe } побеждава.
    }
stand-health = Живот { $n } от { $of }
    .text = Бойни жетони { $tokens }, научени умения { $skills }, злато { $gold }.
stand-learn = Може да научите: { $skill }
stand-trophies = { $n ->
        [0] Няма трофеи в запаса.
        [one] { $n } трофей в запаса.
       *[other] { $n } трофея в запаса.
    }
stand-gem = { $hexes ->
        [0] { $stone }: точно тук
        [one] { $stone }: на { $hexes } поле
       *[other] { $stone }: на { $hexes } полета
    }
