# Karty dovedností.

skill-mountaineering = Horolezectví
    .text = Jednou za tah smíte utratit kteroukoli kostku jako hory.

skill-water-strider = Vodoměrka
    .text = Jednou za tah mimo boj: pohněte se až o { $n-1 } { $n-1 ->
        [one] pole
        [few] pole
       *[other] polí
    }, každým krokem na vodu, z vody nebo přes vodu.

skill-taxidermist = Vycpávání zvěře
    .text = Každá poražená bestie nebo drak vynese navíc { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

skill-giants-blood = Obří krev
    .text = Tělo +{ $n-1 }, zdraví +{ $n-2 }.

skill-earthshaker = Třesení zemí
    .text = { $surge-1 } vzepětí, Otřes: způsobte { $n-1 } zranění silou; soupeř vrhne znovu kterékoli své žetony podle vašeho výběru.
    .tremor = Otřes

skill-bark-skin = Kůrová kůže
    .text = { $surge-1 } vzepětí, Ztvrdnutí: vyléčíte si { $n-1 } zranění; útoky proti vám způsobí v tomto bojovém kole o { $n-2 } zranění méně.
    .harden = Ztvrdnutí

skill-beast-speech = Řeč zvířat
    .text = Při střetu s bestií z karty dobrodružství smíte podstoupit zkoušku Ducha: při úspěchu si ji vezmete jako trofej bez boje a bez odměny.

skill-call-lightning = Přivolání blesku
    .text = { $surge-1 } vzepětí, Blesk: způsobte { $n-1 } zranění magií.
    .lightning = Blesk

skill-weather-sense = Cit pro počasí
    .text = Jednou za tah přehoďte až { $n-1 } ze svých kostek terénu.

skill-herb-lore = Znalost bylin
    .text = Když odpočíváte v divočině, vyléčíte si o { $n-1 } zranění víc.

skill-steadfast = Neochvějnost
    .text = Zdraví +{ $n-1 }.

skill-marksmanship = Střelecké umění
    .text = Při střetu se soupeřem způsobte { $n-2 } zranění silou; máte-li zbraň, { $n-1 }.

skill-ambidextrous = Obě ruce pravé
    .text = Jednou za bojové kolo způsobí útok silou se dvěma nebo více žetony o { $n-1 } zranění víc.

skill-shield-wall = Hradba štítů
    .text = Své strany s pomlčkou smíte utrácet jako štíty.

skill-footwork = Práce nohou
    .text = Jednou za boj jako bojovou akci: otočte libovolný počet svých žetonů.

skill-battle-fury = Bojové šílenství
    .text = Jednou za bojové kolo vynaložte jako bojovou akci { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí: způsobte { $n-1 } zranění silou.

skill-shield-bash = Úder štítem
    .text = Jednou za bojové kolo po zablokování štítem: způsobte { $n-1 } zranění silou.

skill-disciplined = Disciplína
    .text = Po každém vrhu smíte vrhnout znovu { $n-1 } ze svých žetonů.

skill-veterans-eye = Oko veterána
    .text = V prvním kole každého boje po vrhu otočte { $n-1 } ze soupeřových žetonů.

skill-second-wind = Druhý dech
    .text = Jednou za boj vynaložte jako bojovou akci { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí: vyléčíte si { $n-1 } zranění.

skill-tireless = Neúnavnost
    .text = Jednou za tah se mimo boj pohněte o { $n-1 } { $n-1 ->
        [one] pole
        [few] pole
       *[other] polí
    }.

skill-fleet-of-foot = Rychlé nohy
    .text = Rychlost +{ $n-1 }.

skill-trailblazer = Prošlapávání cest
    .text = Jednou za tah smíte utratit kteroukoli kostku jako les nebo kopce.

skill-ford-finder = Hledání brodů
    .text = Řeky vám nebrání. Jednou za tah se po překročení řeky pohněte ještě o { $n-1 } { $n-1 ->
        [one] pole
        [few] pole
       *[other] polí
    }.

skill-cartography = Kartografie
    .text = Jednou za tah při průzkumu přehoďte libovolný počet kostek.

skill-treasure-hunter = Lov pokladů
    .text = Každý splněný úkol z dobrodružství a každá splněná zvěst přinese navíc { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

skill-second-look = Druhý pohled
    .text = Jednou za tah, když se vydáváte za dobrodružstvím: prohlédněte si { $n-1 } { $n-1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }, jednu vyhodnoťte a ostatní dejte dospod.

skill-tales-from-afar = Příběhy z dálek
    .text = Jednou za tah, když vstoupíte do města, osady, svatyně nebo pevnosti, líznete { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.

skill-wayfarers-song = Píseň pocestných
    .text = Když házíte na pohyb z pole s cestou, přidáte k hodu { $n-1 } { $n-1 ->
        [one] kostku
        [few] kostky
       *[other] kostek
    }.

skill-star-reading = Čtení ve hvězdách
    .text = Jednou za tah natočte jednu ze svých hozených kostek terénu na žolíka.

skill-cunning = Lstivost
    .text = Mysl +{ $n-1 }.

skill-megalomania = Velikášství
    .text = Limit ruky +{ $n-1 }, Duch −{ $less-1 }.

skill-unpredictable = Nevypočitatelnost
    .text = Jednou za boj po vrhu: vrhněte znovu kterékoli své žetony a { $n-1 } ze soupeřových.

skill-haggler = Smlouvání
    .text = Předměty vás stojí o { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    } méně; každý prodaný předmět vynese navíc { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

skill-contacts = Konexe
    .text = Osada, 1 akce: nákup na kterémkoli ze čtyř trhů.

skill-pickpocket = Kapsářství
    .text = Jednou za tah ve městě nebo osadě, 1 akce: zkouška Mysli. Úspěch: { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Neúspěch: zdržíte se.

skill-dirty-fighting = Špinavé triky
    .text = Své strany s obratností smíte utrácet každou jako 1 zranění silou.

skill-escape-artist = Únikové umění
    .text = Ustoupíte na kterékoli sousední pole bez hodu a pak si vyléčíte { $n-1 } zranění.

skill-devils-luck = Čertovo štěstí
    .text = Jednou za tah, když neuspějete ve zkoušce: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    } a líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.

skill-noble-patron = Urozený mecenáš
    .text = Začíná-li váš tah ve městě, osadě nebo pevnosti a nejste poraženi, získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

skill-healing-touch = Léčivý dotek
    .text = Jednou za tah mimo boj vynaložte { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí: vyléčíte si { $n-1 } zranění.

skill-water-walking = Chůze po vodě
    .text = Kterákoli kostka vás dostane na vodní pole a přes řeky.

skill-war-aria = Válečná árie
    .text = Zdraví +X, X = váš Duch.

skill-victory-foretold = Předpovězené vítězství
    .text = Po prvním vrhu boje zkouška Ducha +{ $n-1 }: za každý úspěch otočte { $n-2 } ze svých žetonů nebo { $n-3 } ze soupeřových.

skill-divine-providence = Boží prozřetelnost
    .text = Při každé své zkoušce odkryjete navíc { $n-1 } { $n-1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.

skill-guardian-angel = Anděl strážný
    .text = Jednou za boj, když by vás zranění porazila, vynaložte { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí: všechna je zablokujete.

skill-smite = Boží trest
    .text = { $surge-1 } vzepětí, Boží trest: způsobte { $n-3 } zranění magií; proti nemrtvým a démonům { $n-1 }, proti padouchovi { $n-2 }.
    .smite = Boží trest

skill-omens = Znamení
    .text = Jednou za tah, ne však během zkoušky, si prohlédněte { $n-1 } { $n-1 ->
        [one] kartu
        [few] karty
       *[other] karet
    } z vrchu balíčku dovedností a vraťte je v libovolném pořadí.

skill-serenity = Klid
    .text = Mysl +{ $n-1 }, Duch +{ $n-2 }.

skill-martyrs-shield = Mučednický štít
    .text = Jednou za bojové kolo, když máte utrpět zranění, vynaložte { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí: { $n-1 } z nich zablokujete.

skill-magic-aspiration = Touha po magii
    .text = Duch +{ $n-1 }, Mysl −{ $less-1 }.

skill-spell-ward = Ochrana před kouzly
    .text = Jednou za bojové kolo, když soupeř použije schopnost vzepětí: způsobte { $n-1 } zranění magií.

skill-rune-of-fire = Runa ohně
    .text = { $surge-1 } vzepětí, Plamen: způsobte { $n-1 } zranění magií.
    .blaze = Plamen

skill-rune-of-binding = Runa pout
    .text = { $surge-1 } vzepětí, Spoutání: odstraňte { $n-1 } ze soupeřových žetonů.
    .bind = Spoutání

skill-rune-of-mirrors = Runa zrcadel
    .text = { $surge-1 } vzepětí, Zrcadlo: { $n-1 } z vašich žetonů síly, magie nebo štítu platí v tomto bojovém kole dvojnásobně.
    .mirror = Zrcadlo

skill-counterspell = Protikouzlo
    .text = Jednou za bojové kolo vynaložte { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí: zrušíte soupeřovu schopnost vzepětí.

skill-runic-library = Runová knihovna
    .text = Limit ruky +{ $n-1 }. Při výcviku líznete navíc { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.

skill-waygate-rune = Runa bran
    .text = Svatyně, 1 akce, vynaložte { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí: objevíte se v kterékoli jiné svatyni.

skill-hourglass-rune = Runa přesýpacích hodin
    .text = Jednou za tah mimo boj vynaložte { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí: získáte v tomto tahu { $n-1 } { $n-1 ->
        [one] akci
        [few] akce
       *[other] akcí
    }.

skill-blood-rune = Runa krve
    .text = Jednou za bojové kolo jako bojovou akci utrpte { $suffer-1 } zranění: způsobte { $n-1 } zranění magií.
