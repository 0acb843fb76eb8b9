# Goals of a day's table
goal-monsters = { $n ->
        [one] Ulovte { $n } netvora do konce tahu { $turns }
        [few] Ulovte { $n } netvory do konce tahu { $turns }
       *[other] Ulovte { $n } netvorů do konce tahu { $turns }
    }
goal-monsters-result = { $n ->
        [0] Žádný netvor: tah { $turn }
        [one] { $n } netvor: tah { $turn }
        [few] { $n } netvoři: tah { $turn }
       *[other] { $n } netvorů: tah { $turn }
    }
goal-trophies = { $n ->
        [one] Získejte { $n } trofej do konce tahu { $turns }
        [few] Získejte { $n } trofeje do konce tahu { $turns }
       *[other] Získejte { $n } trofejí do konce tahu { $turns }
    }
goal-trophies-result = { $n ->
        [0] Žádná trofej: tah { $turn }
        [one] { $n } trofej: tah { $turn }
        [few] { $n } trofeje: tah { $turn }
       *[other] { $n } trofejí: tah { $turn }
    }
goal-attributes = Zvyšte součet vlastností na { $n } do konce tahu { $turns }
goal-attributes-result = { $n ->
        [0] Součet vlastností 0: tah { $turn }
       *[other] Součet vlastností { $n }: tah { $turn }
    }
goal-gold = { $n ->
        [one] Mějte naráz { $n } zlaťák do konce tahu { $turns }
        [few] Mějte naráz { $n } zlaťáky do konce tahu { $turns }
       *[other] Mějte naráz { $n } zlaťáků do konce tahu { $turns }
    }
goal-gold-result = { $n ->
        [0] Žádné zlato: tah { $turn }
        [one] { $n } zlaťák: tah { $turn }
        [few] { $n } zlaťáky: tah { $turn }
       *[other] { $n } zlaťáků: tah { $turn }
    }
goal-potions = { $n ->
        [one] Mějte u sebe { $n } lektvar do konce tahu { $turns }
        [few] Mějte u sebe { $n } lektvary do konce tahu { $turns }
       *[other] Mějte u sebe { $n } lektvarů do konce tahu { $turns }
    }
goal-potions-result = { $n ->
        [0] Žádný lektvar: tah { $turn }
        [one] { $n } lektvar: tah { $turn }
        [few] { $n } lektvary: tah { $turn }
       *[other] { $n } lektvarů: tah { $turn }
    }
goal-trails = { $n ->
        [one] Mějte { $n } žeton stopy do konce tahu { $turns }
        [few] Mějte { $n } žetony stopy do konce tahu { $turns }
       *[other] Mějte { $n } žetonů stopy do konce tahu { $turns }
    }
goal-trails-result = { $n ->
        [0] Žádný žeton stopy: tah { $turn }
        [one] { $n } žeton stopy: tah { $turn }
        [few] { $n } žetony stopy: tah { $turn }
       *[other] { $n } žetonů stopy: tah { $turn }
    }
goal-cards = { $n ->
        [one] Mějte balíček s { $n } kartou do konce tahu { $turns }
        [few] Mějte balíček s { $n } kartami do konce tahu { $turns }
       *[other] Mějte balíček s { $n } kartami do konce tahu { $turns }
    }
goal-cards-result = { $n ->
        [0] Žádná karta: tah { $turn }
        [one] { $n } karta v balíčku: tah { $turn }
        [few] { $n } karty v balíčku: tah { $turn }
       *[other] { $n } karet v balíčku: tah { $turn }
    }
