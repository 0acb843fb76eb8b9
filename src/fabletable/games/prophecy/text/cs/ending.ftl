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

# Finále: trůn. $n artefaktů, $left chybělo.
finale-place = Trůnní síň
finale-thing = { $n ->
        [100] { $when }, jisté vítězství
       *[other] { $when }, boj vyhrán při { $n } %
    }
finale-prose = Heroldi čekali tak dlouho, že je třeba je vzbudit. Pak se koruna zvedne z polštáře a ukáže se, že je těžší, než tvrdí všechny písně.
finale-prose-nobody = Síň se zamete, svíce jedna po druhé zhasnou a polštář se i s korunou odnese zpátky do truhlice.
finale-near = { $seat }: { $n ->
        [0] žádný artefakt
        [one] { $n } artefakt
        [few] { $n } artefakty
       *[other] { $n } artefaktů
    }, { $left ->
        [one] chyběl jediný.
        [few] chyběly { $left }.
       *[other] chybělo { $left }.
    }
    .you = Vy máte { $n ->
            [0] nula artefaktů
            [one] { $n } artefakt
            [few] { $n } artefakty
           *[other] { $n } artefaktů
        }, { $left ->
            [one] chyběl jediný.
            [few] chyběly { $left }.
           *[other] chybělo { $left }.
        }
finale-near-held = { $seat }: v rozhodující chvíli { $n ->
        [0] žádný artefakt.
        [one] { $n } artefakt.
        [few] { $n } artefakty.
       *[other] { $n } artefaktů.
    }
    .you = V rozhodující chvíli { $n ->
            [0] jste bez artefaktů.
            [one] máte { $n } artefakt.
            [few] máte { $n } artefakty.
           *[other] máte { $n } artefaktů.
        }
