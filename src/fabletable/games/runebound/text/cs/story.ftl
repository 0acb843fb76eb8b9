# Karty příběhu.

story-in-the-depths-of-the-lake-of-tears = V hlubinách Jezera slz
    .text = Jezero slz, 1 akce: průzkum. Ponořte se mělce, utrpte { $n-1 } zranění a najděte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; nebo hluboko a najděte poznatků { $n-3 } či { $n-4 }.
    .story = Rybáři vyprávějí o utopené knihovně, jejíž bronzové dveře se dodnes otevřou tomu, kdo dokáže zadržet dech. Poslední správci sepsali vše, čeho se drak bál, zatavili stránky do skla a schválně nechali vodu vystoupit nad čítárny.
    .effect = Každý hrdina to smí splnit jednou. Jezero slz, 1 akce: průzkum a jeden výsledek, který dokážete zaplatit. I (voda): utrpíte { $n-1 } zranění, získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. II (voda, voda): získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. III (voda, žolík, žolík): získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .outcome-1 = Výsledek I (voda)
    .outcome-1-text = Výsledek I (voda): utrpíte { $n-1 } zranění, získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .outcome-2 = Výsledek II (voda, voda)
    .outcome-2-text = Výsledek II (voda, voda): získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .outcome-3 = Výsledek III (voda, žolík, žolík)
    .outcome-3-text = Výsledek III (voda, žolík, žolík): získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.

story-visions-of-dawn = Vize úsvitu
    .text = Kterákoli svatyně, 1 akce: zkouška Ducha +{ $n-1 }. Za každý úspěch získáte 1 poznatek, nejvýše { $most-1 }.
    .story = Ve všech svatyních říše se svíčky začaly klonit k jihu, jako by foukal vítr, který nikdo necítí. Nejstarší kněží bdí až do rána a vidí stejný obraz: šupinu, která chybí těsně pod levým křídlem.
    .effect = Každý hrdina to smí splnit jednou. Kterákoli svatyně, 1 akce: zkouška Ducha +{ $n-1 }. Za každý úspěch získáte 1 poznatek, nejvýše { $most-1 }. Bez úspěchu pro vás úkol zůstává otevřený.

story-the-cult-of-cinders = Kult žhavého popela
    .text = Dokud je ve hře, mají nepřátelé zdraví +1. Údolí duší, 1 akce: zkouška Mysli. Úspěch: kult končí a získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Neúspěch: utrpíte { $n-2 } zranění.
    .story = Kazatelé v šedých rouchách rozdávají teplý popel a slibují, že spálení vstanou s křídly. Kde přespí, tam zesmělejí vlci a lapkové bojují, jako by neměli co ztratit. Jejich vlastní svatá kniha leží v mohyle v Údolí duší.
    .effect = Dokud je tato karta ve hře, má každý nepřítel zdraví +1 (padouši ne). Údolí duší, 1 akce: zkouška Mysli. Úspěch: získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    } a tuto kartu odhodíte. Neúspěch: utrpíte { $n-2 } zranění.

story-embers-under-the-ashen-hills = Uhlíky pod Popelavými kopci
    .text = Popelavé kopce, 1 akce: průzkum. Kopce: { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Dvoje kopce: { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Kopce, les a hory: { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .story = Margath tu kdysi sto let spal a země od té doby nevychladla. Uhlíři našli stopy drápů dlouhé jako stodola a mezi nimi svlečené šupiny, za které by rád zaplatil každý zbrojíř i každý učenec.
    .effect = Každý hrdina to smí splnit jednou. Popelavé kopce, 1 akce: průzkum a jeden výsledek, který dokážete zaplatit. I (kopce): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. II (kopce, kopce): získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. III (kopce, les, hory): získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .outcome-1 = Výsledek I (kopce)
    .outcome-1-text = Výsledek I (kopce): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .outcome-2 = Výsledek II (kopce, kopce)
    .outcome-2-text = Výsledek II (kopce, kopce): získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .outcome-3 = Výsledek III (kopce, les, hory)
    .outcome-3-text = Výsledek III (kopce, les, hory): získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.

story-the-last-dragonslayer = Poslední drakobijkyně
    .text = Sundergard, 1 akce a 1 trofej boje: získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    } a líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.
    .story = Je jí osmdesát, napůl oslepla a pořád spí vedle svého kopí. Posádka Sundergardu jí říká Babička Jehla. Se zvědavci nemluví, ale položte jí na stůl čerstvou trofej a mezi kletbami vám vysvětlí, jak ti velcí umírají.
    .effect = Každý hrdina to smí splnit jednou. Sundergard, 1 akce a utratíte 1 trofej boje: získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    } a líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (pak odhoďte karty nad limit ruky).

story-the-ember-hatchling = Žhavé mládě
    .text = Tesáky Mennary, 1 akce: boj se Žhavým mládětem. Výhra: { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    } a { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .story = Pastýř u Tesáků Mennary přišel za jedinou noc o čtyřicet ovcí, jednu střechu a obočí. Není to větší než tažný kůň, ale povahu to má po otci a v hnízdě leží jeho rozkazy, vyškrábané do břidlice.
    .effect = Tesáky Mennary, 1 akce: boj se Žhavým mládětem (zdraví { $health }, bestie, drak; ve II. dějství se k němu přidá žeton veterána). Nikdy není trofejí a lze před ním ustoupit; prohrajete-li nebo ustoupíte, úkol zůstává a všechna jeho zranění se vyléčí. { $surge-1 } vzepětí, Plivnutí ohně: způsobí { $n-1 } zranění lebkou. { $surge-2 } vzepětí, Smetení ocasem: odstraní { $n-2 } z žetonů soupeře a způsobí { $n-3 } zranění lebkou. Vyhrajete-li, získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    } a { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    } a tuto kartu odhodíte.
    .foe = Žhavé mládě
    .foe-spit-fire = Plivnutí ohně
    .foe-spit-fire-text = Způsobí { $n-1 } zranění lebkou.
    .foe-tail-sweep = Smetení ocasem
    .foe-tail-sweep-text = Odstraní { $n-2 } z žetonů soupeře a způsobí { $n-3 } zranění lebkou.

story-shadow-of-wings = Stín křídel
    .text = Každý hrdina v divočině utrpí zranění: 1 v I. dějství, 2 ve II. dějství.
    .story = V poledne přelétne nad krajem a na tři údery srdce zmlkne každý pták, každý zvon i každé dítě. Kdo má střechu, má štěstí. Kdo je na otevřené cestě, vrhne se k zemi a cítí kouř ještě dlouho potom, co je nebe čisté.
    .effect = Každý hrdina, který je na poli divočiny, utrpí 1 zranění v I. dějství a 2 zranění ve II. dějství.

story-tribute-in-gold = Zlatý tribut
    .text = Každý hrdina: ztratí { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, nebo utrpí { $n-2 } zranění a odhodí z ruky { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.
    .story = Jezdec v měděné zbroji zastaví na každém rozcestí a přečte stejný krátký dopis. Vyšší lord nežádá vojáky ani přísahy, jen zlato, na váhu, do týdne. Poslední dvě slova podtrhl a inkoust je ještě horký.
    .effect = Každý hrdina v pořadí tahů si vybere: ztratí { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    } (jen má-li aspoň { $n-1 }), nebo utrpí { $n-2 } zranění a odhodí z ruky { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (má-li jaké).

story-the-bards-last-verse = Bardčina poslední sloka
    .text = Každý hrdina podstoupí zkoušku Mysli. Úspěch: získá { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Neúspěch: lízne { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.
    .story = Stará Jessamy zpívala dračí ságu padesát let a vždycky skončila jednu sloku před koncem. Dnes v noci, v horečce a v hospodě plné posluchačů, ji dozpívá. Ráno putují po cestách opisy, většinou s chybami.
    .effect = Každý hrdina v pořadí tahů podstoupí zkoušku Mysli (smí vynakládat úsilí). Úspěch: získá { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Neúspěch: lízne { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.

story-smoke-on-the-roads = Kouř na cestách
    .text = Do konce tohoto herního kola mají všichni hrdinové rychlost −{ $less-1 }. Hrdinové ve městě získají { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .story = Někde za kopci hoří celé lesy a vítr to všechno nese sem. Karavany zůstávají stát, zvědové ztrácejí cestu za bílého dne a vydělávají jen hostinští, kteří po hodinách prodávají mokré hadry každému, kdo chce ještě dýchat.
    .effect = Do konce herního kola, které právě začíná, mají všichni hrdinové rychlost −{ $less-1 } (nikdy méně než 1). Každý hrdina ve městě získá { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

story-the-plague-cart = Morový vůz
    .text = Položte na Tržní Bránu { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Suvarovo útočiště, 1 akce a { $pay-1 } { $pay-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }.
    .story = Vozka sváží mrtvé ze tří vesnic a nikdo nikdy neviděl, že by některého pochoval. Jděte po stopách kol a najdete jen prázdné pytle, pěkně složené. Léčitelky ze Suvarova útočiště by s vámi poslaly sestru, kdyby někdo zaplatil léky.
    .effect = Po odkrytí: položte na Tržní Bránu { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Suvarovo útočiště, 1 akce a utratíte { $pay-1 } { $pay-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }. Každý hrdina to smí splnit jednou.

story-the-paladins-vigil = Paladinovo bdění
    .text = Položte na Jižní pláně { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Sundergard, 1 akce: zkouška Těla. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }. Neúspěch: utrpíte { $n-3 } zranění.
    .story = Ser Odwin stojí na jižní hradbě už devět nocí, protože mrtví přicházejí vždycky desátou. Vyjede s každým, kdo se vedle něj udrží na nohou až do svítání. Rekord zatím drží koza.
    .effect = Po odkrytí: položte na Jižní pláně (L13) { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Každý hrdina to smí splnit jednou. Sundergard, 1 akce: zkouška Těla. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }. Neúspěch: utrpíte { $n-3 } zranění; později to smíte zkusit znovu.

story-the-witch-of-moonglow-marsh = Čarodějnice z Měsíční mokřiny
    .text = Položte na mokřinu { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Měsíční mokřina, 1 akce: průzkum, který přivede spojence; kdo najde jen jednu vodu, utrpí { $n-2 } zranění.
    .story = Naučila Vorakeshe jeho první kouzlo a dvě stě let toho lituje. Její chýše chodí po mokřině na dlouhých, trpělivých nohou. Kdo ji najde suchou nohou, je zloděj, říká; kdo přijde mokrý a zkrvavený, ten to obvykle myslí vážně.
    .effect = Po odkrytí: položte na Měsíční mokřinu (I12) { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Každý hrdina to smí splnit jednou. Měsíční mokřina, 1 akce: průzkum a jeden výsledek, který dokážete zaplatit. I (voda): utrpíte { $n-2 } zranění, získáte { $n-3 } { $n-3 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }. II (voda, voda): získáte { $n-4 } { $n-4 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }. III (voda, voda, žolík): získáte { $n-5 } { $n-5 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    } a odstraníte kdekoli na plánu až { $n-6 } { $n-6 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    } (bez zlata).
    .outcome-1 = Výsledek I (voda)
    .outcome-1-text = Výsledek I (voda): utrpíte { $n-2 } zranění, získáte { $n-3 } { $n-3 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }.
    .outcome-2 = Výsledek II (voda, voda)
    .outcome-2-text = Výsledek II (voda, voda): získáte { $n-4 } { $n-4 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }.
    .outcome-3 = Výsledek III (voda, voda, žolík)
    .outcome-3-text = Výsledek III (voda, voda, žolík): získáte { $n-5 } { $n-5 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    } a odstraníte kdekoli na plánu až { $n-6 } { $n-6 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    } (bez zlata).

story-brightdale-buries-its-dead = Jasnodol pohřbívá své mrtvé
    .text = Položte na Mlžné pláně { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Jasnodol bez zombií, 1 akce a 1 trofej setkání: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    } a { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .story = Třikrát vesnice zaházela týž hrob a třikrát byl do snídaně prázdný. Starosta se přestal ptát a začal rozdávat lopaty. Teď potřebují někoho, kdo čtyřicet vystrašených lidí přemluví, aby se postavili na odpor.
    .effect = Po odkrytí: položte na Mlžné pláně (B12) { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Jasnodol, není-li tam žádná zombie, 1 akce a utratíte 1 trofej setkání: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    } a { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Každý hrdina to smí splnit jednou.

story-the-bone-colossus = Kostěný kolos
    .text = Položte na Toulavou horu { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Toulavá hora, 1 akce: boj s kolosem. Výhra: získáte { $n-4 } { $n-4 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, odstraníte až { $n-5 } { $n-5 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }.
    .story = Lovci ho nejdřív měli za rozbořenou věž na Toulavé hoře. Pak věž otočila hlavu. Je postavený z celé zapomenuté armády i s generálem a duchové uvěznění uvnitř by rádi přešli na druhou stranu, kdyby někdo rozbil klec.
    .effect = Po odkrytí: položte na Toulavou horu { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Toulavá hora, 1 akce: boj s Kostěným kolosem (zdraví { $health }, válečník, nemrtvý; ve II. dějství se k němu přidá žeton veterána). Nikdy není trofejí a lze před ním ustoupit; prohrajete-li nebo ustoupíte, úkol zůstává a všechna jeho zranění se vyléčí. { $surge-1 } vzepětí, Kostěná zeď: znovu vrhne { $n-2 } ze svých utracených žetonů. { $surge-2 } vzepětí, Zadupání: způsobí { $n-3 } zranění lebkou. Vyhrajete-li, získáte { $n-4 } { $n-4 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, odstraníte kdekoli na plánu až { $n-5 } { $n-5 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    } (bez zlata) a tuto kartu odhodíte.
    .foe = Kostěný kolos
    .foe-bone-wall = Kostěná zeď
    .foe-bone-wall-text = Znovu vrhne { $n-2 } ze svých utracených žetonů.
    .foe-trample = Zadupání
    .foe-trample-text = Způsobí { $n-3 } zranění lebkou.

story-the-bells-of-castle-telis = Zvony Hradu Telis
    .text = Dokud je ve hře, nepřináší zabitá zombie zlato. Hrad Telis, 1 akce: zkouška Mysli. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    } a { $n-3 } { $n-3 ->
        [one] trofej průzkumu
        [few] trofeje průzkumu
       *[other] trofejí průzkumu
    }. Neúspěch: zdržíte se.
    .story = Za lana nikdo netahá, a přece hradní zvony o každé půlnoci zvoní a o každé půlnoci jdou mrtví o něco rychleji. Hrabě se zamkl ve sklepě. Odpovědí je hádanka vyrytá do největšího zvonu, a je třeba ji přečíst, zatímco se houpe.
    .effect = Po odkrytí: položte na Hrad Telis { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Dokud je tato karta ve hře, nezíská žádný hrdina zlato za zabití zombie. Hrad Telis, 1 akce: zkouška Mysli. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    } a { $n-3 } { $n-3 ->
        [one] trofej průzkumu
        [few] trofeje průzkumu
       *[other] trofejí průzkumu
    }, pak tuto kartu odhodíte. Neúspěch: zdržíte se.

story-night-of-open-graves = Noc otevřených hrobů
    .text = Položte na Telsvanské pláně { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    } a na Poříčí { $n-2 }.
    .story = Měsíc zapadne rudý a příliš dlouho nevychází. Od Telsvanských plání až po Poříčí slyší sedláci pod poli klepání, trpělivé a pravidelné, jako od někoho dobře vychovaného. Než zakokrhají kohouti, není pod poli už vůbec nic.
    .effect = Položte na Telsvanské pláně (D2) { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    } a na Poříčí (H7) { $n-2 }. Hrdinové, kteří na těchto polích už jsou, nic neutrpí.

story-they-follow-the-living = Jdou za živými
    .text = Každý hrdina položí na sousední pole divočiny podle svého výběru { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }.
    .story = Ohlédněte se z kteréhokoli kopce a uvidíte je: jeden nebo dva, daleko vzadu, nikdy nespěchají. Nemusí spát, jíst ani se dohadovat o cestě. Ať hrdinové dnes ujeli sebevíc, někdo šel celou dobu k jejich ohni.
    .effect = Každý hrdina v pořadí tahů položí na pole divočiny sousedící s jeho polem, podle svého výběru, { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Hrdina, který takové pole nemá, nepokládá nic.

story-refugees-on-the-road = Uprchlíci na cestě
    .text = Každý hrdina smí zaplatit { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    } za { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }. Kdo nezaplatí, získá { $n-3 } { $n-3 ->
        [one] trofej setkání
        [few] trofeje setkání
       *[other] trofejí setkání
    }.
    .story = Přicházejí s vozíky, slepicemi a dědečky a nechtějí mnoho: chléb, deku, někoho, kdo zná cestu. Jdou mezi nimi potulní rytíři, porodní báby a jeden kat na odpočinku. Nakrmte je teď a někteří si na to vzpomenou, až na tom bude záležet.
    .effect = Každý hrdina v pořadí tahů smí utratit { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    } a získat { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }. Kdo to neudělá (nebo nemůže), získá místo toho { $n-3 } { $n-3 ->
        [one] trofej setkání
        [few] trofeje setkání
       *[other] trofejí setkání
    }.

story-breath-of-the-grave = Dech hrobu
    .text = Každý hrdina: odhodí z ruky { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, nebo utrpí { $n-2 } zranění. Hrdinové ve svatyni jsou ušetřeni.
    .story = Valí se v hodině před úsvitem z Prokletých ruin: chlad, který páchne mokrým kamenem a starými květinami. Ohně hoří modře a nízko. Spícím se zdá, že je někdo volá jménem, a jen velmi paličatý člověk neodpoví.
    .effect = Každý hrdina, který není ve svatyni, si v pořadí tahů vybere: odhodí z ruky { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, nebo utrpí { $n-2 } zranění.
