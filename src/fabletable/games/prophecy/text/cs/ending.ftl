# Jak hra skončila.
ending-crowned = { $n ->
        [1] { $names } získává korunu
       *[other] { $names } se dělí o korunu
    }
ending-nobody = Trůn zůstává prázdný
ending-buried = Cesta zahubila { ACC($heroes) }.
ending-artifacts = Pět artefaktů
    .text = kdo a kdy měl který
ending-final = Závěrečná bitva
    .text = světlou část přidala kostka
ending-attacks = { $when }, útočí { $seat }
counter-artifacts = Artefakty
award-slayer = Největší zabiják
    .text = { $foe } ({ $when })
award-taker = Nejpilnější lovec artefaktů
    .text = { $n ->
        [one] { $n } získaný artefakt
        [few] { $n } získané artefakty
       *[other] { $n } získaných artefaktů
    }
