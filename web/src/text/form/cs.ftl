# Moje forma: co stojí vlastní volby, a výsledky bez štěstí.

form-lead = { $n ->
    [one] { $n } rozebraná hra. Vidíte to jen vy.
    [few] { $n } rozebrané hry. Vidíte to jen vy.
   *[other] { $n } rozebraných her. Vidíte to jen vy.
}
form-lead-empty = Jak dobře hrajete, když se odečte štěstí. Vidíte to jen vy.
form-share = Sdílet obrázek
form-save = Uložit do souboru
form-delete = Smazat
form-delete-ask = { $n ->
    [one] Smazat { $n } rozbor? Hra zůstane.
    [few] Smazat všechny { $n } rozbory? Hry zůstanou.
   *[other] Smazat všech { $n } rozborů? Hry zůstanou.
}
form-delete-yes = Smazat rozbory
form-delete-no = Ponechat
form-deleted = Smazáno. Počítají se hry dohrané od této chvíle.

form-weak-fight = Do boje jdete často v nesprávnou chvíli.
form-weak-in-fight = Nejvíc ztrácíte uprostřed bojů.
form-weak-retreat = Často ustupujete v nesprávnou chvíli.
form-weak-travel = Nejvíc ztrácíte volbou cesty.
form-weak-turn = Nejvíc ztrácíte tím, jak využijete tah.
form-weak-buy = Nejvíc ztrácíte tím, co kupujete.
form-weak-forge = Nejvíc ztrácíte volbou stěn kostek.
form-weak-learn = Nejvíc ztrácíte tím, co se učíte.
form-weak-reward = Nejvíc ztrácíte volbou odměn.
form-weak-spend = Nejvíc ztrácíte tím, čeho se vzdáváte.
form-weak-last-turn = Nejvíc ztrácíte v posledním tahu.
form-weak-note = „{ $theme }“ vás stojí { $points } bodu na hru, { $share } % všech ztrát. Deset úloh na toto téma zabere deset minut.
form-train = Trénovat „{ $theme }“
form-no-weak = Žádné slabé místo nevyčnívá. Hrajte dál.
form-no-weak-note = Rada přijde, až jedno téma bude zřetelně dražší než ostatní.

form-rate = Body ztracené na rozhodnutí, na kterém záleželo
form-rate-note = Jeden bod je jedna hra ze sta. Méně je lépe. Pás ukazuje, jak jisté to je.
form-between = od { $low } do { $high }
form-trend-better = { $n ->
    [one] lepší než { $first } v první hře
    [few] lepší než { $first } v prvních { $n } hrách
   *[other] lepší než { $first } v prvních { $n } hrách
}
form-trend-worse = { $n ->
    [one] horší než { $first } v první hře
    [few] horší než { $first } v prvních { $n } hrách
   *[other] horší než { $first } v prvních { $n } hrách
}
form-trend-steady = { $n ->
    [one] jako v první hře
    [few] jako v prvních { $n } hrách
   *[other] jako v prvních { $n } hrách
}
form-trend-too-few = na vývoj je her zatím málo
form-better = lepší
form-worse = horší
form-steady = beze změny
form-too-few = málo her
form-rate-summary = { $n ->
    [one] Po { $n } hře: { $now } bodu ztraceno na rozhodnutí, od { $low } do { $high }.
    [few] Po { $n } hrách: { $now } bodu ztraceno na rozhodnutí, od { $low } do { $high }.
   *[other] Po { $n } hrách: { $now } bodu ztraceno na rozhodnutí, od { $low } do { $high }.
}
form-rate-none = Rozhodnutí je zatím málo.
form-first-game = první hra
form-game-number = { $n }. hra
form-as-table = Zobrazit jako tabulku
form-as-chart = Zobrazit jako graf
form-column-game = Hra
form-column-own = V této hře
form-column-lately = Posledních deset her
form-column-range = Rozmezí

form-wins = Výhry a štěstí
form-games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
}
form-plain = Jak to bylo
form-even = Při stejném štěstí
form-of = { $won } z { $n }
form-plain-range = od { $low } do { $high } z { $n }
form-even-range = od { $low } do { $high }: bez štěstí
form-owes = Kostky a karty vám dluží výhry: asi { $won }.
form-owed = Kostky a karty vám daly výhry: asi { $won }.
form-luck-even = Štěstí bylo zhruba vyrovnané.

form-themes = Kde ztrácíte nejvíc
form-a-game = bodů na hru
form-themes-none = Zatím se neztratilo nic, co by šlo odlišit od náhody.
form-by-game = Podle her
form-by-hero = Podle hrdinů
form-by-rival = Proti komu
form-a-decision = bodů na rozhodnutí
form-no-game = zatím žádná rozebraná hra
form-play-one = Zahrát
form-part-range = { $now } bodu na rozhodnutí, od { $low } do { $high }

form-waiting = { $n ->
    [one] Rozebírá se { $n } hra, asi minutu.
    [few] Rozebírají se { $n } hry, každá asi minutu.
   *[other] Rozebírá se { $n } her, každá asi minutu.
}
form-waiting-off = { $n ->
    [one] { $n } hra není rozebraná.
    [few] { $n } hry nejsou rozebrané.
   *[other] { $n } her není rozebraných.
}
form-by-itself = Rozebírat mé hry automaticky
form-by-itself-note = na pozadí, když zařízení nemá nic jiného na práci
form-empty = Zahrajte si jednu hru. Pak bude co vidět.
form-empty-note = Po každé hře trenér projde vaše volby a zjistí, co stály. Od tří her je vidět vývoj, asi od deseti se mu dá věřit.
form-empty-play = Hrát { $game }
form-empty-shortest = nejkratší: { $minutes } min
form-picture-name = moje forma
