# What the director says over a scene. $n is a percentage.
director-against-odds = Navzdory všemu: { $n } %
director-one-in = Takhle to skončí jednou z { $n }
director-should-not = To se nemělo stát: { $n } %
# $seat is a player, $of a number that wins
director-trophy = { $name }: { $n } z { $of }. { $left ->
    [0] To jsou všechny.
   *[other] Zbývá { $left }.
}
director-first-kill = První vítězství: { $seat }
director-first-town = Poprvé ve městě: { $seat }
director-first-level = První postup: { $seat }
director-lead = Vedení přebírá { $seat }
director-escape = O vlásek: { $seat }
# $was and $now are percentages
director-chance-moved = { $cause ->
        [won] Vítězství zvedá šanci vyhrát hru z { $was } na { $now } %
        [lost] Porážka snižuje šanci vyhrát hru z { $was } na { $now } %
       *[dice] Kostky mění šanci vyhrát hru z { $was } na { $now } %
    }
# $by did it, with $card; what was chosen becomes $now
director-changed = Odpovídá { $by }, karta { $card }: { $now }.
director-changed-by-card = { $card }: { $now }.
director-new-chance = Šance byla { $was }, teď je { $now } procent.
director-dice = Kostky: { $mine } ku { $theirs }.
director-odds = Výhra { $won } procent, nerozhodně { $drawn }, prohra { $lost }.
director-foe = { $foe }, síla { $n }.
director-over = Hra skončila.
# Proč se scéna dohrané hry ukazuje znovu. $was a $now jsou procenta, $points počet bodů.
highlight-turn = Zvrat: { $seat }, šance na výhru ve hře z { $was } na { $now } %
highlight-gain = { $seat }: { $points } v jediné scéně
highlight-most = { $seat }: { $points }, víc než v kterékoli jiné scéně
highlight-nearer = { $seat } je blíž k vítězství
highlight-end = Konec hry
