# Goals of a day's table
goal-monsters = { $n ->
        [one] Hunt a monster by turn { $turns }
       *[other] Hunt { $n } monsters by turn { $turns }
    }
goal-monsters-result = { $n ->
        [0] No monster by turn { $turn }
        [one] One monster by turn { $turn }
       *[other] { $n } monsters by turn { $turn }
    }
goal-trophies = { $n ->
        [one] Win a trophy by turn { $turns }
       *[other] Win { $n } trophies by turn { $turns }
    }
goal-trophies-result = { $n ->
        [0] No trophy by turn { $turn }
        [one] One trophy by turn { $turn }
       *[other] { $n } trophies by turn { $turn }
    }
goal-attributes = Bring your attributes to { $n } in all by turn { $turns }
goal-attributes-result = { $n ->
        [0] Attributes of 0 in all by turn { $turn }
       *[other] Attributes of { $n } in all by turn { $turn }
    }
goal-gold = Have { $n } gold at once by turn { $turns }
goal-gold-result = { $n ->
        [0] No gold by turn { $turn }
       *[other] { $n } gold by turn { $turn }
    }
goal-potions = { $n ->
        [one] Carry a potion by turn { $turns }
       *[other] Carry { $n } potions by turn { $turns }
    }
goal-potions-result = { $n ->
        [0] No potion by turn { $turn }
        [one] One potion by turn { $turn }
       *[other] { $n } potions by turn { $turn }
    }
goal-trails = { $n ->
        [one] Hold a Trail token by turn { $turns }
       *[other] Hold { $n } Trail tokens by turn { $turns }
    }
goal-trails-result = { $n ->
        [0] No Trail token by turn { $turn }
        [one] One Trail token by turn { $turn }
       *[other] { $n } Trail tokens by turn { $turn }
    }
goal-cards = { $n ->
        [one] Own { $n } action card by turn { $turns }
       *[other] Own { $n } action cards by turn { $turns }
    }
goal-cards-result = { $n ->
        [0] No action cards by turn { $turn }
        [one] { $n } action card by turn { $turn }
       *[other] { $n } action cards by turn { $turn }
    }
