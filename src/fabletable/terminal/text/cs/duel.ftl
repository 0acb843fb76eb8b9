# Souboje se stejnou náhodou
help-duel = Souboje se stejnou náhodou: jméno hry souboj začne, odkaz ho přijme; bez obojího moje souboje
help-duel-what = Hra, odkaz na souboj nebo jméno jednoho z mých soubojů
help-duel-people = Kolik lidí ho hraje
help-duel-against = Bot, který ho hraje také
help-duel-players = Kolik hráčů sedí u každého stolu
duel-line = { $id } · { $game } · { $names } · { $state ->
        [open] k odehrání
        [begun] vaše hra běží
        [waiting] čeká se na ostatní
        [done] všichni dohráli
        [full] všechna místa obsazená
       *[expired] čas vypršel
    }
duel-how = Souboj začnete příkazem „fabletable duel HRA“, přijmete „fabletable duel ODKAZ“, ukážete „fabletable duel JMÉNO“.
duel-link = Pošlete tento odkaz. Nese semínko a po dohrání i vaši hru:
duel-comparing = Obě hry se přehrávají znovu
duel-not-yet = { $state ->
        [waiting] Máte dohráno. Ostatní hry uvidíte, až všichni dohrají.
        [expired] Všichni včas nedohráli.
        [full] Všechna místa jsou obsazená.
       *[other] Vaše hra na vás čeká.
    }
duel-result = { $name }: { $score }
duel-luck = { $draws ->
        [one] Jeden společný tah z náhody; stejných { $equal }.
        [few] { $draws } společné tahy z náhody; stejných { $equal }.
       *[other] { $draws } společných tahů z náhody; stejných { $equal }.
    }
duel-never-parted = Až do konce jste hráli stejnou hru.
duel-same = { $count ->
        [one] První rozhodnutí bylo stejné. Odtud dál, se šancí na výhru po každé volbě:
        [few] První { $count } rozhodnutí byla stejná. Odtud dál, se šancí na výhru po každé volbě:
       *[other] Prvních { $count } rozhodnutí bylo stejných. Odtud dál, se šancí na výhru po každé volbě:
    }
duel-more = { $count ->
        [one] Ještě jeden rozdíl; ukáže ho odkaz.
        [few] Ještě { $count } rozdíly; ukáže je odkaz.
       *[other] Ještě { $count } rozdílů; ukáže je odkaz.
    }
