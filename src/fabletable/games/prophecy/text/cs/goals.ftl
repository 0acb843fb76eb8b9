# Goals of a day's table
goal-artifacts = { $n ->
        [one] Získejte { $n } artefakt do konce kola { $turns }
        [few] Získejte { $n } artefakty do konce kola { $turns }
       *[other] Získejte { $n } artefaktů do konce kola { $turns }
    }
goal-artifacts-result = { $n ->
        [0] Žádný artefakt: kolo { $turn }
        [one] { $n } artefakt: kolo { $turn }
        [few] { $n } artefakty: kolo { $turn }
       *[other] { $n } artefaktů: kolo { $turn }
    }
goal-growth = Zvyšte Sílu nebo Vůli o { $n } do konce kola { $turns }
goal-growth-result = { $n ->
        [0] Síla a Vůle nevzrostly: kolo { $turn }
       *[other] Síla a Vůle o { $n } výš: kolo { $turn }
    }
goal-skills = { $n ->
        [one] Naučte se { $n } schopnost do konce kola { $turns }
        [few] Naučte se { $n } schopnosti do konce kola { $turns }
       *[other] Naučte se { $n } schopností do konce kola { $turns }
    }
goal-skills-result = { $n ->
        [0] Žádná schopnost: kolo { $turn }
        [one] { $n } schopnost: kolo { $turn }
        [few] { $n } schopnosti: kolo { $turn }
       *[other] { $n } schopností: kolo { $turn }
    }
goal-items = { $n ->
        [one] Mějte { $n } předmět do konce kola { $turns }
        [few] Mějte { $n } předměty do konce kola { $turns }
       *[other] Mějte { $n } předmětů do konce kola { $turns }
    }
goal-items-result = { $n ->
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
goal-experience = { $n ->
        [one] Mějte naráz { $n } zkušenost do konce kola { $turns }
        [few] Mějte naráz { $n } zkušenosti do konce kola { $turns }
       *[other] Mějte naráz { $n } zkušeností do konce kola { $turns }
    }
goal-experience-result = { $n ->
        [0] Žádné zkušenosti: kolo { $turn }
        [one] { $n } zkušenost: kolo { $turn }
        [few] { $n } zkušenosti: kolo { $turn }
       *[other] { $n } zkušeností: kolo { $turn }
    }
