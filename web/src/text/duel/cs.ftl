duel-title = Souboj se stejnou náhodou
duel-lead = Jedna příprava, pro všechny stejné kostky a karty. Každý hraje u svého stolu, kdy chce.
duel-game = Hra
duel-players = Hráči u každého stolu
duel-at-table = { $n ->
        [one] Jeden, sám
        [few] { $n }: jeden člověk a boti
       *[other] { $n }: jeden člověk a boti
    }
duel-bots = Boti na ostatních místech
duel-people = Kolik lidí hraje souboj?
duel-people-count = { $n ->
        [one] Jen já
        [few] { $n } lidé
       *[other] { $n } lidí
    }
duel-against = Souboj hraje i bot
duel-no-bot = Bez bota
duel-name = Vaše jméno
duel-kept = Semínko má server. Nikdo ho neuvidí, dokud všichni nedohrají.
duel-came-by-link = Tento souboj přišel odkazem, ve kterém je i semínko: kdo odkaz vytvořil nebo rozbalil, může vědět, co padne.
duel-travels = Bez serveru cestuje semínko v odkazu. Samo se neukáže, ale kdo odkaz rozbalí, může je přečíst.
duel-carries-game = Vaše hra je v tomto odkazu. Otevře se, až druhý dohraje.
duel-mine = Moje souboje
duel-nobody = nikdo nezačal
duel-state-open = k odehrání
duel-state-begun = vaše hra běží
duel-state-waiting = čeká se na ostatní
duel-state-full = všechna místa obsazená
duel-state-done = obě hry k vidění
duel-state-expired = čas vypršel
duel-setup = { $n ->
        [one] { $game }, sám
        [few] { $game }, { $n } hráči u každého stolu
       *[other] { $game }, { $n } hráčů u každého stolu
    }
duel-done-with = Máte dohráno, výsledek { $n }.
duel-done = Máte dohráno.
duel-still-playing = { $n ->
        [one] { $names } ještě hraje; tu hru uvidíte, až skončí.
        [few] Účastní se { $names }; všechny hry uvidíte, až všichni dohrají.
       *[other] Účastní se { $names }; všechny hry uvidíte, až všichni dohrají.
    }
duel-bot-plays = { $bot } ještě hraje; jeho hru uvidíte, až skončí.
duel-nobody-yet = Nikdo další nezačal. Pošlete odkaz.
duel-expired = { $names }: za 14 dní nedohráno. Můžete se podívat na svou hru.
duel-expired-alone = Za 14 dní nikdo další nehrál. Můžete se podívat na svou hru.
duel-own-game = Ukázat mou hru
duel-full = Všechna místa mají { $names }. Až všichni dohrají, uvidíte hry tady.
duel-yours = Váš souboj je připravený. Hrajte, kdy chcete, před ostatními nebo po nich.
duel-from = { $name } vás zve na souboj se stejnou náhodou.
duel-rule-luck = Všichni potkají stejné kostky a karty.
duel-rule-once = Je jen jeden pokus. Po hodu nebo kartě se nic nebere zpět.
duel-rule-hidden = Nikdo nevidí nic z cizí hry, dokud všichni nedohrají.
duel-send = Pošlete tento odkaz
duel-send-back = Pošlete svou hru zpět
duel-left = { $n ->
        [one] zbývá jeden den
        [few] zbývají { $n } dny
       *[other] zbývá { $n } dní
    }
duel-places = začalo { $taken } z { $n }
duel-with-bot = hraje i { $bot }
duel-seal = Otisk semínka
duel-to = ku
duel-rematch = Odveta
duel-share = Sdílet souboj
duel-share-inside = Všechny hry jsou v tomto odkazu. Otevře se kdekoli, i bez serveru.
duel-share-server = Souboj je na odkaz, který ho nese, příliš dlouhý. Tento se otevře na serveru.
duel-comparing = Obě hry se přehrávají znovu.
duel-course = Průběh souboje
duel-compare = Porovnat
duel-with = s
duel-ahead = vede { $name }
duel-line-score = { $end ->
        [0] Náskok v bodech: { $one } nejvýš o { $best }, { $other } nejvýš o { $worst }; na konci vyrovnáno.
       *[other] Náskok v bodech: { $one } nejvýš o { $best }, { $other } nejvýš o { $worst }; na konci vede { $who } o { $end }.
    }
duel-line-chance = { $end ->
        [0] Náskok v šanci na výhru: { $one } nejvýš o { $best } bodů, { $other } nejvýš o { $worst }; na konci vyrovnáno.
       *[other] Náskok v šanci na výhru: { $one } nejvýš o { $best } bodů, { $other } nejvýš o { $worst }; na konci vede { $who } o { $end }.
    }
duel-line-level = Vyrovnáno od začátku do konce.
# where only one was ever ahead
duel-line-score-one = { $end ->
        [0] Náskok v bodech: { $who } nejvýš o { $most }; na konci vyrovnáno.
       *[other] Náskok v bodech: { $who } nejvýš o { $most }, na konci o { $end }.
    }
duel-line-chance-one = { $end ->
        [0] Náskok v šanci na výhru: { $who } nejvýš o { $most } bodů; na konci vyrovnáno.
       *[other] Náskok v šanci na výhru: { $who } nejvýš o { $most } bodů, na konci o { $end }.
    }
duel-back = Předchozí rozdíl
duel-next = Další rozdíl
duel-parted = Kde jsme se rozešli
duel-place = { $chapter }, rozhodnutí { $n }
duel-same-until = { $n ->
        [0] Rozešli jste se hned při prvním rozhodnutí.
        [one] Až sem stejná hra: stejné hody, stejné rozhodnutí.
        [few] Až sem stejná hra: stejné hody, stejná { $n } rozhodnutí.
       *[other] Až sem stejná hra: stejné hody, stejných { $n } rozhodnutí.
    }
duel-next-at = další rozdíl: { $chapter }
duel-never-parted = Až do konce jste hráli stejnou hru. To se stane jednou z tisíce.
duel-switch = Čí hra
duel-nothing-here = tady nic nerozhodoval
duel-chance-after = šance na výhru po tom
duel-chance-before = předtím { $n }
duel-score-now = bodů hned
duel-score-from-here = bodů odtud
duel-replay = Přehrát
duel-luck = { $n ->
        [one] Jeden společný tah z náhody; stejných { $equal }
        [few] { $n } společné tahy z náhody; stejných { $equal }
       *[other] { $n } společných tahů z náhody; stejných { $equal }
    }
duel-luck-here = { $n ->
        [one] { $chapter }: jeden tah, stejných { $equal }
        [few] { $chapter }: { $n } tahy, stejných { $equal }
       *[other] { $chapter }: { $n } tahů, stejných { $equal }
    }
duel-better = Lepší: { $name }
duel-level = Nikdo nebyl lepší
duel-nothing-shown = Nic z jedné hry nebylo druhému vidět, dokud oba nedohráli.
