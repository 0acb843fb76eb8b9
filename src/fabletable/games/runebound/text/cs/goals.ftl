# Goals of a day's table
goal-trophies = { $n ->
        [one] Získejte { $n } trofej do konce kola { $turns }
        [few] Získejte { $n } trofeje do konce kola { $turns }
       *[other] Získejte { $n } trofejí do konce kola { $turns }
    }
goal-trophies-result = { $n ->
        [0] Žádná trofej: kolo { $turn }
        [one] { $n } trofej: kolo { $turn }
        [few] { $n } trofeje: kolo { $turn }
       *[other] { $n } trofejí: kolo { $turn }
    }
goal-fights = { $n ->
        [one] Získejte v boji { $n } trofej do konce kola { $turns }
        [few] Získejte v boji { $n } trofeje do konce kola { $turns }
       *[other] Získejte v boji { $n } trofejí do konce kola { $turns }
    }
goal-fights-result = { $n ->
        [0] Žádná bojová trofej: kolo { $turn }
        [one] { $n } bojová trofej: kolo { $turn }
        [few] { $n } bojové trofeje: kolo { $turn }
       *[other] { $n } bojových trofejí: kolo { $turn }
    }
goal-skills = { $n ->
        [one] Naučte se { $n } dovednost do konce kola { $turns }
        [few] Naučte se { $n } dovednosti do konce kola { $turns }
       *[other] Naučte se { $n } dovedností do konce kola { $turns }
    }
goal-skills-result = { $n ->
        [0] Žádná dovednost: kolo { $turn }
        [one] { $n } dovednost: kolo { $turn }
        [few] { $n } dovednosti: kolo { $turn }
       *[other] { $n } dovedností: kolo { $turn }
    }
goal-assets = { $n ->
        [one] Pořiďte si { $n } předmět do konce kola { $turns }
        [few] Pořiďte si { $n } předměty do konce kola { $turns }
       *[other] Pořiďte si { $n } předmětů do konce kola { $turns }
    }
goal-assets-result = { $n ->
        [0] Žádný předmět: kolo { $turn }
        [one] { $n } předmět: kolo { $turn }
        [few] { $n } předměty: kolo { $turn }
       *[other] { $n } předmětů: kolo { $turn }
    }
goal-gold = { $n ->
        [one] Mějte naráz { $n } zlaťák do konce kola { $turns }
        [few] Mějte naráz { $n } zlaťáky do konce kola { $turns }
       *[other] Mějte naráz { $n } zlaťáků do konce kola { $turns }
    }
goal-gold-result = { $n ->
        [0] Žádné zlato: kolo { $turn }
        [one] { $n } zlaťák: kolo { $turn }
        [few] { $n } zlaťáky: kolo { $turn }
       *[other] { $n } zlaťáků: kolo { $turn }
    }
goal-lore = { $n ->
        [one] Získejte { $n } poznatek do konce kola { $turns }
        [few] Získejte { $n } poznatky do konce kola { $turns }
       *[other] Získejte { $n } poznatků do konce kola { $turns }
    }
goal-lore-result = { $n ->
        [0] Žádný poznatek: kolo { $turn }
        [one] { $n } poznatek: kolo { $turn }
        [few] { $n } poznatky: kolo { $turn }
       *[other] { $n } poznatků: kolo { $turn }
    }
