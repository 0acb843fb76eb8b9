# Goals of a day's table
goal-glory = { $turns ->
        [0] { $n ->
                [one] Získejte { $n } bod slávy
                [few] Získejte { $n } body slávy
               *[other] Získejte { $n } bodů slávy
            }
       *[other] { $n ->
                [one] Získejte { $n } bod slávy do konce kola { $turns }
                [few] Získejte { $n } body slávy do konce kola { $turns }
               *[other] Získejte { $n } bodů slávy do konce kola { $turns }
            }
    }
goal-glory-result = { $n ->
        [0] Žádná sláva
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }
goal-feats = { $n ->
        [one] Vykonejte { $n } hrdinský čin do konce kola { $turns }
        [few] Vykonejte { $n } hrdinské činy do konce kola { $turns }
       *[other] Vykonejte { $n } hrdinských činů do konce kola { $turns }
    }
goal-feats-result = { $n ->
        [0] Žádný hrdinský čin: kolo { $turn }
        [one] { $n } hrdinský čin: kolo { $turn }
        [few] { $n } hrdinské činy: kolo { $turn }
       *[other] { $n } hrdinských činů: kolo { $turn }
    }
goal-faces = { $n ->
        [one] Vykovejte { $n } stěnu do konce kola { $turns }
        [few] Vykovejte { $n } stěny do konce kola { $turns }
       *[other] Vykovejte { $n } stěn do konce kola { $turns }
    }
goal-faces-result = { $n ->
        [0] Žádná nová stěna: kolo { $turn }
        [one] { $n } nová stěna: kolo { $turn }
        [few] { $n } nové stěny: kolo { $turn }
       *[other] { $n } nových stěn: kolo { $turn }
    }
goal-gold = { $n ->
        [one] Mějte naráz { $n } zlato do konce kola { $turns }
        [few] Mějte naráz { $n } zlata do konce kola { $turns }
       *[other] Mějte naráz { $n } zlata do konce kola { $turns }
    }
goal-gold-result = { $n ->
        [0] Žádné zlato: kolo { $turn }
        [one] { $n } zlato: kolo { $turn }
        [few] { $n } zlata: kolo { $turn }
       *[other] { $n } zlata: kolo { $turn }
    }
goal-shards = { $n ->
        [one] Mějte naráz { $n } střípek do konce kola { $turns }
        [few] Mějte naráz { $n } střípky do konce kola { $turns }
       *[other] Mějte naráz { $n } střípků do konce kola { $turns }
    }
goal-shards-result = { $n ->
        [0] Žádný střípek: kolo { $turn }
        [one] { $n } střípek: kolo { $turn }
        [few] { $n } střípky: kolo { $turn }
       *[other] { $n } střípků: kolo { $turn }
    }
