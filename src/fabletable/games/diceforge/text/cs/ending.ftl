# Jak turnaj skončil
ending-won-by = { $hero } vítězí o { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }
    .you = Vítězíte o { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }
ending-shared = { $names } se dělí o vítězství, každý má { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }
ending-by-great-feats = Velké činy přinesly { $n } z { $of } bodů slávy.
ending-by-feats = Mnoho malých činů přineslo { $n } z { $of } bodů slávy.
ending-by-hammer = Kladivo vyzvonilo { $n } z { $of } bodů slávy.
ending-by-elder = Stařešinovy lekce přinesly { $n } z { $of } bodů slávy.
ending-by-dice = Kostky daly { $n } z { $of } bodů slávy.
ending-glory-from = Odkud je sláva
source-great-feats = velké činy
    .text = karty za { $n } a více bodů slávy
source-feats = ostatní činy
source-hammer = kladivo
source-elder = Stařešina
source-dice = kostky
award-greatest-feat = Největší čin
    .text = { $feat }, { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    } ({ $when })
award-pupil = Nejlepší žák
    .text = { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    } od Stařešiny za { $times ->
        [one] { $times } lekci
        [few] { $times } lekce
       *[other] { $times } lekcí
    }
award-bully = Postrach portálů
    .text = soupeři vyhnáni { $n }krát
award-hammer = Nejtěžší kladivo
    .text = { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    } z kovadliny
award-smith = Nejpilnější kovář
    .text = { $n ->
        [one] { $n } ukovaná stěna
        [few] { $n } ukované stěny
       *[other] { $n } ukovaných stěn
    }

# Finále: kovárna chladne. Chybělo bodů slávy: $left.
finale-place = Kovárna bohů
finale-prose = Měchy ztichnou a poprvé od začátku her je slyšet, jak kovárna chladne. Kostky leží na kovadlině tak změněné, že je hned nepozná ani ruka, která jimi házela.
finale-near = { $seat }: { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }, ztráta { $left }.
    .you = Vy máte { $n ->
            [one] { $n } bod slávy
            [few] { $n } body slávy
           *[other] { $n } bodů slávy
        }, ztráta { $left }.
