# Jak hra skončila.
ending-crowned = { $n ->
        [1] { $names } získává korunu
       *[other] { $names } se dělí o korunu
    }
ending-nobody = Trůn zůstává prázdný
ending-buried = Cestou padli { $heroes }.
ending-artifacts = Pět artefaktů
    .text = kdo a kdy měl který
ending-final = Závěrečná bitva
    .text = světlá část je kostka
ending-attacks = { $when }, útočí { $seat }
counter-artifacts = Artefakty
award-slayer = Největší zabiják
    .text = { $foe } ({ $when })
award-taker = Nejpilnější lovec artefaktů
    .text = { $n ->
        [one] získal { $n } artefakt
        [few] získal { $n } artefakty
       *[other] získal { $n } artefaktů
    }
