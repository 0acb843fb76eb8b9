chronicle-title = Kronika: { $game }
chronicle-print = Vytisknout
chronicle-file = Uložit jako stránku
chronicle-picture = Uložit jako obrázek
chronicle-working = Kronika se ještě píše.
chronicle-road = Cesta
chronicle-texts = Co se cestou četlo
chronicle-heroes = Kdo se vydal na cestu
