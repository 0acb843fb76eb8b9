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

# Finále: zeď s trofejemi. $n trofejí visí, $left chybělo.
finale-place = Kaer Morhen, dlouhá zeď
finale-thing = { $n ->
    [0] { $when }, bez jediné karty
    [1] { $when }, s poslední kartou
   *[other] { $when }, zbylo karet: { $n }
}
finale-title = { $seat } věší na zeď čtvrtou trofej
    .you = Věšíte na zeď čtvrtou trofej
finale-prose = Nikdo netleská, to zaklínači nedělají. Někdo se jen beze slova posune na lavici, což je v této síni větší pocta, a do ohně přijde o poleno víc, než noc žádá.
finale-prose-close = Letos na podzim zatloukli do zdi dva háky vedle sebe. Jeden už nese svou tíhu a druhý tam nechají, protože všichni v síni vědí, že ho ještě bude třeba.
finale-near = { $seat }: { $n ->
        [0] zeď je prázdná
        [one] na zdi { $n } trofej
        [few] na zdi { $n } trofeje
       *[other] na zdi { $n } trofejí
    }, { $left ->
        [one] chyběla jediná.
        [few] chyběly { $left }.
       *[other] chybělo { $left }.
    }
    .you = Vy máte { $n ->
            [0] zeď prázdnou
            [one] na zdi { $n } trofej
            [few] na zdi { $n } trofeje
           *[other] na zdi { $n } trofejí
        }, { $left ->
            [one] chyběla jediná.
            [few] chyběly { $left }.
           *[other] chybělo { $left }.
        }
