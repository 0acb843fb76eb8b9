# Jak na tom jsem? Vítězí $of trofeje; $own má ten, kdo se ptá, $other nejlepší ze soupeřů ($name).
stand-before = Vítězí { $of } trofeje. Zaklínač vyrazí, až bude zvolena škola.
stand-none = Trofej zatím nemá nikdo. K vítězství jsou potřeba { $of }.
stand-last = K vítězství chybí jedna trofej a tu přinese jen boj.
stand-lead = Vedete: { $own ->
        [one] { $own } trofej
        [few] { $own } trofeje
       *[other] { $own } trofejí
    }, k vítězství chybí { $left }.
stand-even = Vy a { $name } jste nastejno: po { $own ->
        [one] { $own } trofeji
        [few] { $own } trofejích
       *[other] { $own } trofejích
    }, k vítězství chybí { $left }.
stand-behind = Vede { $name }: { $other ->
        [one] { $other } trofej
        [few] { $other } trofeje
       *[other] { $other } trofejí
    }; vám chybí { $left }.
stand-solo = Tah { $turns }, k vítězství chybí trofejí: { $left }.
stand-trophies = Trofeje: { $n } ze { $of }
stand-other = { $name }: { $n ->
        [0] zatím žádná.
       *[other] { $n }.
    }
stand-level = Zaklínačská úroveň { $level }
    .text = Na další úroveň musí být výš než { $level }: { $attributes }.
stand-life = { $n ->
        [one] { $n } karta života
        [few] { $n } karty života
       *[other] { $n } karet života
    }
    .text = Štít { $shield } { $limit ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
       *[other] z
    } { $limit }, { $potions ->
        [0] žádný lektvar.
        [one] { $potions } lektvar.
        [few] { $potions } lektvary.
       *[other] { $potions } lektvarů.
    }
stand-monster = { $roads ->
        [0] { $monster }: přímo zde
        [one] { $monster }: { $roads } cesta daleko
        [few] { $monster }: { $roads } cesty daleko
       *[other] { $monster }: { $roads } cest daleko
    }
stand-trail = Život { $life }. Máte Stopu, první tah je váš.
stand-no-trail = Život { $life }. Bez Stopy má první tah nestvůra.
