# Dnešní stůl
help-today = Dnešní stoly: v každé hře jeden cíl a pro všechny stejná náhoda; jménem hry ji začnete
help-today-game = Hra, jejíž stůl se hraje
help-today-week = Hrát dnešní cíl zkoušky týdne
help-today-check = Rozložit všechny stoly tohoto roku a říci, co je špatně
help-today-games = S --check: změřit každý cíl znovu tolika hrami těžkého bota
today-head = { $day } · { $streak ->
        [one] { $streak } den v řadě
        [few] { $streak } dny v řadě
       *[other] { $streak } dnů v řadě
    }
today-week = Zkouška týdne: { $game }, splněno { $reached } ze 7
today-how = Hrajte příkazem „fabletable today HRA“, cíl zkoušky s --week. První pokus se počítá, ostatní jsou trénink.
today-line = { $name }: { $title } · { $state ->
        [open] lze hrát
        [begun] rozehráno
        [done] dohráno { $marks }
        [later] později
       *[past] minulo
    } · těžký bot { $rate } z 10
today-comparing = Boti hrají u stejného stolu
today-player = Hráč
today-marks = Tah za tahem
today-result = Výsledek
today-luck = Štěstí
today-without = Bez štěstí
today-you = Vy
today-first = Váš první pokus. { $streak ->
        [one] { $streak } den v řadě.
        [few] { $streak } dny v řadě.
       *[other] { $streak } dnů v řadě.
    }
today-again = Trénink: počítá se první pokus.
today-checking = Kontrola stolů
today-checked = Stolů za rok { $year }: { $count }. { $faults ->
        [0] Každý jde rozložit, žádný cíl není splněn předem a žádný neopakuje včerejší.
       *[other] Chyb: { $faults }.
    }
today-fault = { $day } { $goal }: { $why ->
        [again] stejný jako den předtím
        [reached] splněn ještě před začátkem
        [rate] těžký bot ho splní v { $detail } ze 100 her
       *[other] nejde rozložit ({ $detail })
    }
today-rate = { $goal }: těžký bot v { $rate } ze 100 her, uvedeno { $told }
