# Jak skončil lov. $trophy je nestvůra nebo medailon, $n tah, $others hráči.
ending-master = { $seat }, mistr zaklínač
ending-alone = Čtvrtou trofej přinesl tah { $n } ({ $trophy }).
ending-ahead = Čtvrtou trofej přinesl tah { $n } ({ $trophy }). Hned další { $others }, k vítězství { $ahead ->
        [one] chyběla { $ahead } trofej
        [few] chyběly { $ahead } trofeje
       *[other] chybělo { $ahead } trofejí
    }.
ending-trophies-from = Odkud jsou trofeje
source-monsters = nestvůry
source-witchers = zaklínači
source-meditation = meditace
ending-level = Úroveň zaklínače
ending-wall = Na zdi
ending-turn = tah { $n }
ending-last-hunt = Poslední lov, { $monster }
ending-life-left = kolik karet života zbylo po každém úderu
ending-blow = { $cards }
ending-hunt-again = Znovu na lov
award-blow = Nejtvrdší úder
    .text = zranění { $n }, { $cards } ({ $when })
award-trained = Nejlepší výcvik
    .text = { $n ->
        [one] celkem { $n } úroveň
        [few] celkem { $n } úrovně
       *[other] celkem { $n } úrovní
    }
