# Karty předmětů.

asset-smoke-pots = Dýmovnice
    .gender = pl
    .text = Když ustupujete, utraťte kostku jako kterýkoli terén.

asset-crystal-lens = Křišťálová čočka
    .acc = Křišťálovou čočku
    .text = { $surge-1 } vzepětí, Soustředění: vrhněte znovu { $n-1 } ze svých žetonů, utracených i neutracených.
    .focus = Soustředění

asset-ancient-sword = Prastarý meč
    .text = Poďobaný, těžký, ale pořád je to meč.

asset-serrated-axe = Zubatá sekera
    .acc = Zubatou sekeru
    .text = Tělo +{ $n-1 }.

asset-stormcaller-rod = Žezlo bouří
    .text = { $surge-1 } vzepětí, Rána hromu: odstraňte { $n-1 } ze soupeřových žetonů štítu, pak způsobte { $n-2 } zranění magií.
    .thunderclap = Rána hromu

asset-duellists-sabre = Duelantova šavle
    .acc = Duelantovu šavli
    .text = { $surge-1 } vzepětí, Finta: způsobte { $n-1 } zranění silou; soupeř vrhne znovu { $n-2 } { $n-2 ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    } podle vašeho výběru.
    .feint = Finta

asset-ember-staff = Hůl žhavých uhlíků
    .text = { $surge-1 } vzepětí, Vznícení: způsobte { $n-1 } zranění magií; nelze je zablokovat.
    .kindle = Vznícení

asset-padded-gambeson = Prošívanice
    .acc = Prošívanici
    .text = Když odpočíváte v divočině, vyléčíte si o { $n-1 } zranění víc.

asset-travellers-attire = Oděv poutníka
    .text = Rychlost +{ $n-1 }.

asset-chain-mail = Kroužková zbroj
    .acc = Kroužkovou zbroj
    .text = Zdraví +{ $n-1 }.

asset-battle-garb = Bojový šat
    .text = { $surge-1 } vzepětí, Koncentrace: vaše žetony magie platí v tomto bojovém kole dvojnásobně.
    .concentration = Koncentrace

asset-alchemists-belt = Alchymistův opasek
    .text = Jednou za tah při zkoušce odkryjete navíc { $n-1 } { $n-1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.

asset-lavish-doublet = Okázalý kabátec
    .text = Při zkouškách na kartách setkání odkryjete navíc { $n-1 } { $n-1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.

asset-far-seers-glass = Dalekohled zřece
    .text = Jednou za tah, když se vydáváte za dobrodružstvím, si nejdřív prohlédnete { $n-1 ->
        [one] vrchní kartu; smíte ji dát dospod
        [few] { $n-1 } vrchní karty; kterékoli smíte dát dospod
       *[other] { $n-1 } vrchních karet; kterékoli smíte dát dospod
    }.

asset-thoroughbred-stallion = Čistokrevný hřebec
    .acc = Čistokrevného hřebce
    .text = Rychlost +{ $n-1 }.

asset-pack-mule = Nákladní mezek
    .acc = Nákladního mezka
    .text = Smíte mít o { $n-1 } zboží víc. Kdykoli nějaké prodáte za tržní cenu, získáte navíc { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-materiel = Vojenský materiál
    .text = Pevnost, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-provisions = Zásoby
    .gender = pl
    .text = Osada, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-relics = Relikvie
    .gender = pl
    .text = Svatyně, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-ithrite-ingots = Ithritové ingoty
    .gender = pl
    .text = Hrad Telis, Firmament nebo Sundergard, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-potion-set = Sada lektvarů
    .acc = Sadu lektvarů
    .text = Odhoďte kdykoli ve svém tahu: vyléčíte si { $n-1 } zranění.

asset-thieves-tools = Zlodějské náčiní
    .text = { $surge-1 } vzepětí, Odříznutý měšec: odstraňte { $n-1 } ze soupeřových žetonů; jednou za boj také získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .cutpurse = Odříznutý měšec

asset-clawed-glove = Rukavice s drápy
    .acc = Rukavici s drápy
    .text = Tělo +{ $n-1 }.

asset-hunting-spear = Lovecké kopí
    .text = Při střetu s bestií nebo drakem způsobte { $n-1 } zranění silou.

asset-swift-rapier = Hbitý rapír
    .text = { $surge-1 } vzepětí, Výpad: způsobte { $n-1 } zranění silou.
    .lunge = Výpad

asset-spiked-flail = Ostnatý cep
    .text = { $surge-1 } vzepětí, Rozdrcení: odstraňte všechny soupeřovy žetony štítu, pak způsobte { $n-1 } zranění silou.
    .crush = Rozdrcení

asset-staff-of-light = Hůl světla
    .text = Duch +{ $n-1 }. { $surge-1 } vzepětí, Oslepení: otočte { $n-2 } ze soupeřových žetonů.
    .blind = Oslepení

asset-valorous-blade = Čepel statečnosti
    .text = { $surge-1 } vzepětí, Statečnost: natočte až { $n-1 } ze svých žetonů na stranu se silou.
    .valour = Statečnost

asset-templars-surcoat = Templářský varkoč
    .text = { $surge-1 } vzepětí, Modlitba: vyléčíte si { $n-1 } zranění.
    .prayer = Modlitba

asset-spiked-armor = Ostnatá zbroj
    .acc = Ostnatou zbroj
    .text = Tělo +{ $n-1 }, zdraví +{ $n-2 }.

asset-bulwark-plate = Plátová bašta
    .acc = Plátovou baštu
    .text = Rychlost −{ $less-1 }. { $surge-1 } vzepětí, Zapření: útoky proti vám způsobí v tomto bojovém kole o { $n-1 } zranění méně.
    .brace = Zapření

asset-ring-of-strength = Prsten síly
    .text = Zdraví +{ $n-1 }.

asset-elven-armor = Elfí zbroj
    .text = Tělo +{ $n-1 }, Mysl +{ $n-2 }, Duch +{ $n-3 }, zdraví +{ $n-4 }, limit ruky +{ $n-5 }.

asset-loaded-dice = Cinknuté kostky
    .gender = pl
    .text = Jednou za tah přehoďte libovolný počet svých kostek terénu.

asset-winged-boots = Okřídlené boty
    .gender = pl
    .text = Rychlost +{ $n-1 }.

asset-river-coracle = Říční korábek
    .text = Kterákoli kostka vás dostane na vodu nebo přes řeku. Jednou za tah mimo boj z vodního pole: pohněte se o { $n-1 } { $n-1 ->
        [one] pole
        [few] pole
       *[other] polí
    }.

asset-artifacts = Artefakty
    .gender = pl
    .text = Svatyně, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-armament = Výzbroj
    .text = Pevnost, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-holy-water = Svěcená voda
    .acc = Svěcenou vodu
    .text = Osada, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Nebo odhoďte při střetu s nemrtvými či démony: způsobte { $n-1 } zranění magií.

asset-elven-silk = Elfí hedvábí
    .text = Norov, Jasnodol nebo Everton, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-twin-talisman = Talisman dvojčat
    .text = { $surge-1 } vzepětí, Ozvěna: { $n-1 } z vašich žetonů síly, magie nebo štítu platí v tomto bojovém kole dvojnásobně.
    .echo = Ozvěna

asset-heartstone-of-ruin = Srdeční kámen zkázy
    .text = { $surge-1 } vzepětí, Přetížení: utrpíte { $suffer-1 } zranění, pak způsobte { $n-1 } zranění magií.
    .overload = Přetížení

asset-bone-wand = Kostěná hůlka
    .acc = Kostěnou hůlku
    .text = { $surge-1 } vzepětí, Uvadání: soupeř nesmí v tomto bojovém kole používat schopnosti vzepětí.
    .wither = Uvadání

asset-chain-whip = Řetězový bič
    .text = Po každém vrhu vrhne soupeř znovu až { $n-1 } { $n-1 ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    } podle vašeho výběru.

asset-short-bow = Krátký luk
    .text = Při střetu se soupeřem způsobte { $n-1 } zranění silou.

asset-executioners-halberd = Katova halapartna
    .acc = Katovu halapartnu
    .text = { $surge-1 } vzepětí, Žeň: způsobte { $n-1 } zranění silou.
    .reap = Žeň

asset-truesight-bow = Luk pravého zraku
    .text = Při střetu se soupeřem způsobte { $n-1 } zranění silou.

asset-shadow-cloak = Plášť stínů
    .text = { $surge-1 } vzepětí, Zmizení: otočte { $n-1 } ze soupeřových žetonů a { $n-2 } z vlastních.
    .vanish = Zmizení

asset-leather-armor = Kožená zbroj
    .acc = Koženou zbroj
    .text = Vařená, prošitá a osvědčená.

asset-magisters-robe = Magistrovo roucho
    .text = Mysl +{ $n-1 }, limit ruky +{ $n-2 }.

asset-mantle-of-aris = Plášť Aris
    .text = Zdraví +{ $n-1 }. { $surge-1 } vzepětí, Krb: vyléčíte si { $n-2 } zranění.
    .hearth = Krb

asset-mana-armor = Zbroj many
    .text = Duch +{ $n-1 }, zdraví +{ $n-2 }.

asset-satchel = Brašna
    .acc = Brašnu
    .text = Limit ruky +{ $n-1 }.

asset-surgeons-kit = Ranhojičovo náčiní
    .text = Když porazíte nepřítele, vyléčíte si { $n-1 } zranění.

asset-surefoot-ram = Jistonohý beran
    .acc = Jistonohého berana
    .text = Rychlost +{ $n-1 }. Jednou za tah smíte při pohybu utratit kteroukoli kostku jako kopce nebo hory.

asset-griffon-of-the-fangs = Gryf z Tesáků
    .acc = Gryfa z Tesáků
    .text = 1 akce: pohněte se až o { $n-1 } { $n-1 ->
        [one] pole
        [few] pole
       *[other] polí
    }, na terénu ani řekách nezáleží.

asset-valuables = Cennosti
    .gender = pl
    .text = Osada, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-contraband = Kontraband
    .text = Osada nebo pevnost, 1 akce: zkouška Mysli. Úspěch: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Neúspěch: přijdete o něj a získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-grain-wagon = Vůz obilí
    .text = Dokud ho máte, rychlost −{ $less-1 }. Pevnost nebo svatyně, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

asset-rune-shards = Runové střepy
    .gender = pl
    .text = Šílencův průsmyk, Suvarovo útočiště nebo Svatyně Aris, 1 akce: prodej za { $market-value } { $market-value ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
