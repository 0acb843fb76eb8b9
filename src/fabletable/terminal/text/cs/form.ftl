# fabletable form
help-form = Co říkají vaše rozebrané hry: body ztracené na rozhodnutí, výsledky bez štěstí, co trénovat
help-form-json = Jako JSON
help-form-delete = Smazat všechny rozbory; hry zůstanou a počítají se až nové
form-reviewing = Rozbor her
form-empty = Zahrajte si jednu hru. Pak bude co vidět.
form-advice = Nejvíc se ztrácí zde: { $theme }. Trénink: fabletable puzzles solve
form-no-advice = Žádné slabé místo nevyčnívá. Hrajte dál.
form-rate = Body ztracené na rozhodnutí, na kterém záleželo: { $n }, od { $low } do { $high }
form-better = Lepší než { $n } v prvních hrách ({ $games }).
form-worse = Horší než { $n } v prvních hrách ({ $games }).
form-steady = Jako v prvních hrách ({ $games }): { $n }.
form-too-few = Na vývoj je her zatím málo.
form-bot = { $bot } ztrácí { $n }
form-plain = Výhry: { $n } z { $games } (od { $low } do { $high })
form-even = Při stejném štěstí: { $n } z { $games } (od { $low } do { $high })
form-themes = Kde ztrácíte nejvíc, bodů na hru
form-theme = { $theme }: { $n } (od { $low } do { $high })
form-by-game = Podle her, bodů na rozhodnutí
form-by-rival = Proti komu, bodů na rozhodnutí
form-part = { $name }: { $n } (od { $low } do { $high }), { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
form-part-none = { $name }: málo rozhodnutí, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
form-waiting = { $n ->
    [one] { $n } hra není rozebraná.
    [few] { $n } hry nejsou rozebrané.
   *[other] { $n } her není rozebraných.
}
