# Karty dobrodružství.

card-undead-horde = Horda nemrtvých
    .gen = Hordy nemrtvých
    .dat = Hordě nemrtvých
    .acc = Hordu nemrtvých
    .ins = Hordou nemrtvých
    .gender = f
    .text = Každý zvlášť slabí, dohromady neúnavní.
    .story = Vycházejí z mlhy bez ladu a skladu: pekař, dva vojáci, nevěsta. Nevypadají rozzlobeně. Vypadají jen hladově a není jim konce.
    .relentless = Neúprosní
    .relentless-text = Vrhne znovu { $n-1 } ze svých utracených žetonů.
    .swarm = Obklíčení
    .swarm-text = Do konce bojového kola nesmíte používat schopnosti vzepětí.
    .reward = Odměna: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-reanimates = Oživlí
    .gen = Oživlých
    .dat = Oživlým
    .acc = Oživlé
    .ins = Oživlými
    .gender = pl
    .text = Všechnu sílu vloží do jedné rány. Tady nepadněte.
    .story = Bojiště bylo rok tiché. Teď vstávají mrtví obou vojsk bok po boku a konečně se shodli na tom, kdo je nepřítel.
    .cleave = Rozseknutí
    .cleave-text = Způsobí vám X zranění lebkou.
    .join-us = Přidejte se k nám
    .join-us-text = Když vás porazí: položte na své pole { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }.
    .reward = Odměna: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-death-knight = Rytíř smrti
    .gen = Rytíře smrti
    .dat = Rytíři smrti
    .acc = Rytíře smrti
    .ins = Rytířem smrti
    .gender = m
    .text = Jeho čepel se vrací znovu a znovu. V pozdějších dnech žádá život.
    .story = Klečí před prázdným trůnem, jako klečí už sto let. Když na kameni zazní váš krok, vstane a trůn jako by přikývl.
    .oath-of-vorakesh = Přísaha Vorakeshovi
    .oath-of-vorakesh-text = Vrátí do své zásoby { $n-1 } ze svých utracených žetonů lebky tou stranou, kterou ukazují.
    .black-blade = Černá čepel
    .black-blade-text = Otočí všechny vaše žetony štítu, pak vám způsobí { $n-2 } zranění lebkou.
    .a-life-for-a-life = Život za život
    .a-life-for-a-life-text = Smíte odhodit { $n-3 } { $n-3 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }. Jinak vám způsobí { $n-4 } zranění lebkou.
    .reward = Odměna: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-grave-hound = Hrobový pes
    .gen = Hrobového psa
    .dat = Hrobovému psu
    .acc = Hrobového psa
    .ins = Hrobovým psem
    .gender = m
    .text = Čím víc mrtvých chodí, tím silnější je smečka.
    .story = Hrabe tam, kde je hlína čerstvá. Když zvedne hlavu, vidíte, že nemá oči a že je k tomu, aby vás našel, nepotřebuje.
    .leader-of-the-pack = Vůdce smečky
    .leader-of-the-pack-text = Má zdraví +1 za každou zombii na plánu (nejvýše +{ $most-1 }).
    .drag-down = Stržení
    .drag-down-text = Do konce bojového kola nesmíte ustoupit, pak vám způsobí { $n-1 } zranění lebkou.
    .howl = Vytí
    .howl-text = Otočí { $n-2 } z vašich žetonů podle svého výběru.
    .reward = Odměna: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-bone-colossus = Hřbitovní titán
    .gen = Hřbitovního titána
    .dat = Hřbitovnímu titánovi
    .acc = Hřbitovního titána
    .ins = Hřbitovním titánem
    .gender = m
    .text = Sami ho neskolíte. Vaši přátelé mu dosáhnou na kolena.
    .story = Někdo vyprázdnil celý hřbitov a postavil z něj jednu jedinou věc. Pohybuje se jako věž, která se naučila chodit.
    .weak-knees = Slabá kolena
    .weak-knees-text = Má zdraví −{ $times-1 } za každého vašeho spojence (počítá se jich nejvýše { $most-1 }).
    .falling-bones = Padající kosti
    .falling-bones-text = Způsobí vám { $n-1 } zranění lebkou, pak vrhnete znovu { $n-2 } ze svých žetonů podle jeho výběru.
    .rebuild = Přestavba
    .rebuild-text = Vyléčí si { $n-3 } zranění, pak znovu vrhne { $n-4 } ze svých utracených žetonů.
    .reward = Odměna: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte navíc { $n-6 } { $n-6 ->
        [one] trofej boje
        [few] trofeje boje
       *[other] trofejí boje
    }. Tuto kartu si také vezmete jako trofej (dřív než další trofeje).

card-barrow-wight = Mohylový přízrak
    .gen = Mohylového přízraku
    .dat = Mohylovému přízraku
    .ins = Mohylovým přízrakem
    .gender = m
    .text = První rána od něj vás připraví o kus paměti.
    .story = V otevřené mohyle sedí král bez království a počítá zlato. Vzhlédne. „Jdete pozdě,“ říká. „Měli jste přijít před třemi sty lety.“
    .chill-of-the-grave = Chlad hrobu
    .chill-of-the-grave-text = Když vám jeho útok způsobí aspoň 1 zranění, jednou za boj: odhodíte z ruky { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .dead-hand = Mrtvá ruka
    .dead-hand-text = Odstraní { $n-2 } z vašich žetonů vzepětí.
    .drain-life = Vysátí života
    .drain-life-text = Způsobí vám { $n-3 } zranění lebkou, pak si vyléčí { $n-4 } zranění.
    .reward = Odměna: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-ghoul = Ghúl
    .gen = Ghúla
    .dat = Ghúlovi
    .acc = Ghúla
    .ins = Ghúlem
    .gender = m
    .text = Jeho dotek bere sílu a chodící mrtví ho živí.
    .story = Hrobník byl milý, pomohl vám s rancem a ptal se, kolik vážíte. Teprve teď si všimnete, že má o hodně zubů víc.
    .cold-fingers = Studené prsty
    .cold-fingers-text = Odstraní { $n-1 } z vašich žetonů podle svého výběru.
    .feast = Hostina
    .feast-text = Vyléčí si { $plus-1 } zranění a 1 navíc za každou zombii na plánu (nejvýše { $most-1 }).
    .reward = Odměna: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak smíte kdekoli na plánu odstranit { $n-3 } { $n-3 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Tuto kartu si také vezmete jako trofej.

card-open-graves = Otevřené hroby
    .text = Jděte po stopách od otevřených hrobů na Mlžných pláních.
    .story = Na Mlžných pláních zejí všechny hroby a hlína leží na špatné straně: vytlačená, ne vykopaná. Některé náhrobky si vzali s sebou.
    .outcome-1 = Výsledek I (2× pláně)
    .outcome-1-text = Výsledek I (2× pláně): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Zaházíte hroby. Vesnice platí za práci, ne za odvahu.
    .outcome-2 = Výsledek II (1× pláně, 1× les a 1× voda)
    .outcome-2-text = Výsledek II (1× pláně, 1× les a 1× voda): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak smíte kdekoli na plánu odstranit { $n-3 } { $n-3 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Jednoho z nich dovedete za ruku domů. Bez hlesu si lehne.
    .outcome-3 = Výsledek III (2× pláně a 1× žolík)
    .outcome-3-text = Výsledek III (2× pláně a 1× žolík): získáte { $n-4 } { $n-4 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = V posledním hrobě se skrývá živá žena s lopatou a plánem.
    .instruction = Mlžné pláně, 1 akce: průzkum.

card-last-stand-at-the-mill = Poslední vzdor ve mlýně
    .text = Udržet dveře, nebo najít cestu ven?
    .story = Ve mlýně se zamklo jedenáct lidí. Venku něco škrábe na dveře, pomalu a bez přestání. Mlynář se na vás podívá a podá vám sekeru.
    .way-1 = Držet dveře až do úsvitu
    .way-1-text = Zkouška Těla (−{ $less-1 }). Úspěch: získáte { $n-1 } { $n-1 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-2 } zranění.
    .way-1-pass = S východem slunce škrábání ustane. Mlynářova dcera si balí věci: jde s vámi.
    .way-1-fail = Dveře vydrží. Vy už tolik ne.
    .way-2 = Vyvést je náhonem
    .way-2-text = Zkouška Mysli. Úspěch: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: položte na nejbližší pole divočiny bez hrdiny a bez zombie (ze stejně blízkých vybíráte vy) { $n-4 } { $n-4 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }.
    .way-2-pass = Jedenáct lidí jde dovnitř, jedenáct mokrých lidí jde ven.
    .way-2-fail = Jedenáct lidí jde dovnitř. Deset jich vyjde a jeden přijde později.

card-dead-men-on-the-road = Mrtví na cestě
    .text = Prorazit, nebo je svést z cesty?
    .story = Cesta je plná lidí a nikdo nemluví. Všichni jdou stejným směrem s otevřenýma očima. Jeden z nich má na sobě váš starý kabát.
    .way-1 = Prosekat se
    .way-1-text = Utrpíte { $n-1 } zranění, průzkum. Za každou kostku, která ukazuje terén vašeho pole: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Vyjdete na druhé straně s roztrženým rukávem a se svým starým kabátem.
    .way-2 = Zavést je do řeky
    .way-2-text = Zkouška Ducha (−{ $less-1 }). Úspěch: odstraníte kdekoli na plánu až { $n-3 } { $n-3 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: položte na nejbližší pole divočiny bez hrdiny a bez zombie (ze stejně blízkých vybíráte vy) { $n-4 } { $n-4 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }.
    .way-2-pass = Jdete před nimi a zpíváte, až po prsa ve vodě. Proud udělá zbytek.
    .way-2-fail = Vaše píseň se jim líbí. Jeden z nich jde teď za vámi.

card-captive-spirit = Zajatý duch
    .text = Osvoboďte ducha v dutém stromě v Pařezovém hvozdu.
    .story = V Pařezovém hvozdu volá z dutého stromu hlas. Nekromant ho zatloukl stříbrem. „Býval jsem rytíř,“ říká hlas. „Rád bych jím byl zase.“
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): vyléčíte si { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = S hřebíky nepohnete, ale duch vám řekne, kde vás bolí a proč.
    .outcome-2 = Výsledek II (2× les)
    .outcome-2-text = Výsledek II (2× les): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Vytáhnete stříbrné hřebíky. Duch odejde, stříbro zůstane.
    .outcome-3 = Výsledek III (1× les a 1× žolík)
    .outcome-3-text = Výsledek III (1× les a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Strom se rozpukne. Rytíř poklekne a skrz něj vidíte les.
    .instruction = Pařezový hvozd, 1 akce: průzkum.

card-blessing-of-kernos = Kernosovo požehnání
    .text = Požádejte Kernose o pomoc na jelení stezce v Plotovém hvozdu.
    .story = Kernos, pán zelených lesů, nemá chrám. Má jelení stezku v Plotovém hvozdu, kámen porostlý mechem a žádnou trpělivost s chodícími mrtvými.
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): vyléčíte si { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Spíte na mechu a on vám zacelí rány.
    .outcome-2 = Výsledek II (1× les a 1× kopce)
    .outcome-2-text = Výsledek II (1× les a 1× kopce): smíte kdekoli na plánu odstranit { $n-2 } { $n-2 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Daleko odtud uchopí kořeny něco, co má ležet tiše.
    .outcome-3 = Výsledek III (2× les a 1× žolík)
    .outcome-3-text = Výsledek III (2× les a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak smíte kdekoli na plánu odstranit { $n-4 } { $n-4 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Z listí vystoupí jelen. Když vydechne, stojí na jeho místě lovec.
    .instruction = Plotový hvozd, 1 akce: průzkum.

card-drowned-village = Utopená vesnice
    .text = Potopte se k vesnici pod jezerem Kernan.
    .story = Jezero Kernan zaplavilo celou vesnici. Za tichých večerů je dole v oknech vidět světla a lidi, kteří nosí vědra odnikud nikam.
    .outcome-1 = Výsledek I (1× voda)
    .outcome-1-text = Výsledek I (1× voda): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Dosáhnete na střechu chrámu a vynoříte se se stříbrnou korouhvičkou.
    .outcome-2 = Výsledek II (1× pláně a 1× voda)
    .outcome-2-text = Výsledek II (1× pláně a 1× voda): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Prosedíte v utopené škole jednu hodinu. Učí se o dýchání.
    .outcome-3 = Výsledek III (2× voda)
    .outcome-3-text = Výsledek III (2× voda): získáte { $n-4 } { $n-4 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Ve zvonici je vzduch a muž, který nikdy nepřestal zvonit o pomoc.
    .miss = Za kotník vás drží studená ruka, ne zlobně, jen aby nebyla sama. Musíte se vytrhnout.
    .miss-text = Nevyhodnotíte-li žádný výsledek, utrpíte { $n-5 } zranění. Úkol vám zůstává.
    .instruction = Jezero Kernan, 1 akce: průzkum.

card-echo-of-the-dead = Ozvěna mrtvých
    .text = Povězte jezeru vzpomínku a naslouchejte hlasům Jezera ozvěn.
    .story = Jezero ozvěn odpovídá hlasy těch, kdo odešli. Rodiny sem chodí mluvit se svými mrtvými. Poslední dobou klade ozvěna vlastní otázky a chce jména.
    .outcome-1 = Výsledek I (1× voda)
    .outcome-1-text = Výsledek I (1× voda): vyléčíte si { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Odpoví vaše stará učitelka. Pořád ví, jak zmenšit bolest.
    .outcome-2 = Výsledek II (1× les a 1× voda)
    .outcome-2-text = Výsledek II (1× les a 1× voda): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak si prohlédnete { $n-3 } { $n-3 ->
        [one] kartu
        [few] karty
       *[other] karet
    } z vrchu balíčku dobrodružství podle svého výběru a vrátíte je navrch v libovolném pořadí; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Hlasy se hádají o vaši budoucnost. Pozorně posloucháte.
    .outcome-3 = Výsledek III (1× voda a 1× žolík)
    .outcome-3-text = Výsledek III (1× voda a 1× žolík): získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, smíte se naučit 1 dovednost z ruky a zaplatit o { $n-5 } { $n-5 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } méně, pak smíte kdekoli na plánu odstranit { $n-6 } { $n-6 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Řeknete ozvěně falešné jméno. Někde se něco mrtvého otočí a vejde do moře.
    .instruction = Jezero ozvěn, 1 akce a vynaložíte { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí: průzkum.

card-pass-of-the-dead = Průsmyk mrtvých
    .text = Buďte u zmrzlé armády v Horách zoufalství první.
    .story = V Horách zoufalství stojí zmrzlá ztracená armáda, pořád v pochodovém šiku. Nekromantovi sluhové přicházejí s ohni, aby ji rozmrazili, vojáka po vojákovi.
    .outcome-1 = Výsledek I (1× hory)
    .outcome-1-text = Výsledek I (1× hory): utrpíte { $n-1 } zranění, pak získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Vezmete truhlu s žoldem. Prsty pokladníka je třeba otvírat jeden po druhém.
    .outcome-2 = Výsledek II (1× kopce a 1× hory)
    .outcome-2-text = Výsledek II (1× kopce a 1× hory): odstraníte kdekoli na plánu až { $n-3 } { $n-3 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Uhasíte ohně. Co roztálo, zase zmrzne vestoje.
    .outcome-3 = Výsledek III (2× hory)
    .outcome-3-text = Výsledek III (2× hory): získáte navíc { $n-4 } { $n-4 ->
        [one] trofej boje
        [few] trofeje boje
       *[other] trofejí boje
    }; tuto kartu si vezmete jako trofej (dřív než další trofeje).
    .outcome-3-story = Vezmete prapor armády. Mrtví salutují a jejich kapitán se rozpadne v prach.
    .instruction = Hory zoufalství, 1 akce: průzkum.

card-hermit-of-rogue-peak = Poustevník z Toulavé hory
    .text = Získejte důvěru poustevníka na Toulavé hoře.
    .story = Na Toulavé hoře žije poustevník, který býval Vorakeshovým žákem. Ví, jak se volají mrtví. Hází kameny po každém, kdo se ho na to ptá.
    .outcome-1 = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-1-text = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): líznete { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Hází menší kameny a mezi kameny učí.
    .outcome-2 = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-2-text = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Sbalí si svůj jediný hrnec. „Já jsem to začal,“ říká. „Měl bych být u konce.“
    .outcome-3 = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-3-text = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-3 } { $n-3 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak odstraníte kdekoli na plánu až { $n-4 } { $n-4 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Zlomí svou starou hůl o koleno. V údolí se věci kácejí k zemi.
    .instruction = Toulavá hora, 1 akce: zkouška Mysli.

card-bitter-harvest = Hořká sklizeň
    .text = Vypořádejte se s černým polem v Hořkých nížinách.
    .story = V Hořkých nížinách vyrostla přes noc pšenice, černá a těžká. Sedláci se ji neodvažují kosit. Včera to někdo zkusil a pole vykřiklo.
    .outcome-1 = Výsledek I (1× kopce)
    .outcome-1-text = Výsledek I (1× kopce): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak položte na své pole { $n-2 } { $n-2 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Posečete jeden roh a prodáte ho jako lék. Na místě toho rohu něco stojí.
    .outcome-2 = Výsledek II (2× kopce)
    .outcome-2-text = Výsledek II (2× kopce): získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Spálíte pole proti větru. Sedláci platí z bezpečné vzdálenosti.
    .outcome-3 = Výsledek III (1× kopce, 1× hory a 1× voda)
    .outcome-3-text = Výsledek III (1× kopce, 1× hory a 1× voda): získáte { $n-4 } { $n-4 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak si vyléčíte { $n-5 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Kopete pod kořeny a najdete toho, kdo ještě dýchá.
    .instruction = Hořké nížiny, 1 akce: průzkum.

card-banshee = Smrtižena
    .gen = Smrtiženy
    .dat = Smrtiženě
    .acc = Smrtiženu
    .ins = Smrtiženou
    .gender = f
    .text = Nejdřív přijde její nářek. Držte se toho, co víte.
    .story = Nejdřív slyšíte pláč a zní jako někdo, koho znáte. Pak vidíte její vlasy, jak vlají ve větru, který nefouká. Pak se nadechne.
    .the-cry = Nářek
    .the-cry-text = Při střetu: podstoupíte zkoušku Ducha. Neúspěch: způsobí vám { $n-1 } zranění lebkou, pak odhodíte z ruky { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .lament = Žalozpěv
    .lament-text = Do konce bojového kola nesmíte používat žetony zdvojení, pak vrhnete znovu { $n-3 } ze svých žetonů podle jejího výběru.
    .voice-of-the-lost = Hlas ztracených
    .voice-of-the-lost-text = Odstraní všechny vaše žetony obratnosti, pak vám způsobí { $n-4 } zranění lebkou.
    .reward = Odměna: vyberte si: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo si vyléčíte { $n-6 } zranění, pak smíte kdekoli na plánu odstranit { $n-7 } { $n-7 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Tuto kartu si také vezmete jako trofej.

card-necromancers-apprentice = Nekromantův učeň
    .gen = Nekromantova učně
    .dat = Nekromantovu učni
    .acc = Nekromantova učně
    .ins = Nekromantovým učněm
    .gender = m
    .text = Kouzlit neumí. Někdy je to o to horší.
    .story = Mladík drží knihu vzhůru nohama a zajíká se, ale země se stejně hýbe. „Zůstaňte prosím stát,“ žadoní. „Mám zkoušku.“
    .wrong-page = Špatná stránka
    .wrong-page-text = Vrhne znovu všechny své žetony.
    .practical-part = Praktická část
    .practical-part-text = Jednou za boj: způsobí vám { $n-1 } zranění lebkou, pak položte na své pole { $n-2 } { $n-2 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }.
    .reward = Odměna: vyberte si: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak smíte kdekoli na plánu odstranit { $n-5 } { $n-5 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }. Tuto kartu si také vezmete jako trofej.

card-empty-coffin = Prázdná rakev
    .text = Jít po stopách, nebo se postarat o rakev?
    .story = U cesty stojí otevřená krásná rakev, vyložená rudým hedvábím a ještě teplá. Je tu jedna řada stop a vede od ní pryč.
    .way-1 = Jít po stopách
    .way-1-text = Smíte kdekoli na plánu odstranit { $n-1 } { $n-1 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }, pak líznete 1 kartu boje a vyhodnotíte ji.
    .way-1-done = Stopy jsou delší, pak hlubší, pak se za vámi otočí.
    .way-2 = Zatlouct rakev
    .way-2-text = Zkouška Ducha. Úspěch: smíte kdekoli na plánu odstranit { $n-2 } { $n-2 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: položte na nejbližší pole divočiny bez hrdiny a bez zombie (ze stejně blízkých vybíráte vy) { $n-3 } { $n-3 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }.
    .way-2-pass = O půlnoci někdo zvenčí zdvořile zaklepe a pak to vzdá.
    .way-2-fail = O půlnoci někdo zaklepe zevnitř.

card-coven-of-necromancers = Sabat nekromantů
    .text = Rozbít kruh silou, nebo zevnitř?
    .story = Ve sklepě hospody sedí kolem stolu sedm lidí a drží se za ruce. Vzhlédnou jako přistižené děti. Osmá židle není dost prázdná.
    .way-1 = Rozbít stůl
    .way-1-text = Zkouška Těla (−{ $less-1 }). Úspěch: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, odstraníte kdekoli na plánu až { $n-2 } { $n-2 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-3 } zranění.
    .way-1-pass = Bez stolu není kruh a bez kruhu se hodně utíká.
    .way-1-fail = Stůl je dubový a to na osmé židli jim pomáhá.
    .way-2 = Sednout si a vzít je za ruce
    .way-2-text = Zkouška Ducha. Úspěch: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: položte na nejbližší pole divočiny bez hrdiny a bez zombie (ze stejně blízkých vybíráte vy) { $n-5 } { $n-5 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }.
    .way-2-pass = Ze všech sil myslíte na slunce. Sedm lidí se rozpláče.
    .way-2-fail = Jen jednou pomyslíte na hrob. Stačilo to.

card-ancient-burials = Dávné pohřebiště
    .text = Je to opravdu nezbytné?
    .story = Po bouři leží stará mohyla otevřená. Spí v ní bojovníci se založenýma rukama a nad nimi stojí psáno: vzbuďte nás, jen je-li to opravdu nezbytné.
    .way-1 = Zvednout kámen a zavolat je
    .way-1-text = Zkouška Těla (−{ $less-1 }). Úspěch: získáte { $n-1 } { $n-1 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-2 } zranění.
    .way-1-pass = Jedna bojovnice otevře oči, pohlédne na nebe a zeptá se, kdo je nepřítel tentokrát.
    .way-1-fail = Kámen sklouzne. Spí dál a vy kulháte domů.
    .way-2 = Přečíst si stěny a mohylu zavřít
    .way-2-text = Zkouška Mysli. Úspěch: líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-pass = Opíšete si jejich poslední lekci a necháte je odpočívat.
    .way-2-fail = Písmo je starší než nejstarší písmo, které znáte.

card-mercenary-captain = Žoldnéřská kapitánka
    .text = Najmout ji, nebo si zahrát o její meč?
    .story = Kapitánka hraje karty s vlastními vojáky a vyhrává. Bojuje za každého, kdo platí, říká, jen ne za mrtvé: ti neplatí nikdy.
    .way-1 = Najmout ji
    .way-1-text = Smíte utratit { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Pokud ano: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Kousne do každé mince, přikývne a hvízdne na koně.
    .way-1-unpaid = Podívá se na vaši prázdnou dlaň a další hru rozdá bez vás.
    .way-2 = Hrát karty o její meč
    .way-2-text = Zkouška Mysli (−{ $less-1 }). Úspěch: získáte { $n-3 } { $n-3 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: ztratíte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .way-2-pass = Vyhrajete s dvojicí krys. Směje se tak hlasitě, že musí jít s vámi.
    .way-2-fail = Prohrajete se čtyřmi králi. V jejím balíčku je jich pět.

card-funeral-feast = Pohřební hostina
    .text = Zazpívat zesnulé, nebo u ní bdít?
    .story = Vesnice pochovává svou nejstarší ženu s hudbou a spoustou koláčů. Jejím posledním přáním bylo, aby nikdo neplakal a aby někdo jednu noc hlídal hrob.
    .way-1 = Zazpívat u hrobu
    .way-1-text = Zkouška Ducha. Úspěch: vyléčíte si { $n-1 } zranění, pak tuto kartu si vezmete jako trofej.
    .way-1-pass = Hlas se vám zlomí na správném místě. Krmí vás, dokud se udržíte na nohou.
    .way-1-fail = Hlas se vám zlomí na špatném místě. Někdo se zasměje a pak se všichni rozpláčou.
    .way-2 = Jednu noc hlídat hrob
    .way-2-text = Zdržíte se, smíte kdekoli na plánu odstranit { $n-2 } { $n-2 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-done = Krátce před úsvitem se hlína pohne. Jste u toho i s lopatou.

card-widows-lantern = Vdovina lucerna
    .text = Donést lucernu na svaté místo, nebo ji koupit?
    .story = Vdova každý večer věší do okna lucernu pro muže, který padl na hranici. Od pondělka někdo stojí na kraji toho světla.
    .way-1 = Donést lucernu do svatyně a počkat tam
    .way-1-text = Zvěst. Když odpočíváte v kterékoli svatyni, smíte: získáte { $n-1 } { $n-1 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Světlo hoří bíle. Muž na jeho kraji žije, jen už velmi dlouho bloudil.
    .way-2 = Koupit lucernu
    .way-2-text = Smíte utratit { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Pokud ano: líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, otočíte kdekoli na plánu lícem nahoru { $n-4 } { $n-4 ->
        [one] drahokam
        [few] drahokamy
       *[other] drahokamů
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-done = Vdova poprvé spí potmě. Vy při tom světle vidíte skryté stezky.
    .way-2-unpaid = Lucerna zůstává v okně a ten, kdo tam čeká, čeká dál.

card-order-of-the-torch = Řád pochodně
    .text = Složit přísahu, nebo si jejich plat vydělat bez ní?
    .story = Tři rytíři v ohořelých pláštích jezdí od hospody k hospodě a hledají přísežné meče. Jejich přísaha je krátká: kde chodí mrtví, chodíme rychleji.
    .way-1 = Složit přísahu v pevnosti
    .way-1-text = Zvěst. V kterékoli pevnosti, 1 akce: získáte { $n-1 } { $n-1 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Opakujete přísahu s jednou rukou v ohni. Místo po vašem boku zaujme rytíř.
    .way-2 = Lovit mrtvé za plat
    .way-2-text = Zvěst. Když porazíte nepřítele s rysem Nemrtvý, smíte: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-done = Položíte důkaz na stůl. Hned zaplatí a nedotknou se ho.

card-plague-doctor = Morový lékař
    .text = Být jeho pacientem, nebo pomocníkem?
    .story = Lékař má na tváři zobák plný bylin a chodí dům od domu. Je unavený. Pacienti, kteří zemřou, říká tiše, se vracejí pro druhý názor.
    .way-1 = Nechat se ošetřit
    .way-1-text = Smíte utratit { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Pokud ano: vyléčíte si všechna zranění, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Chutná to po octu, česneku a vítězství.
    .way-1-unpaid = Vrátí lahvičku do brašny a zaklepe na další dveře.
    .way-2 = Nosit mu brašnu
    .way-2-text = Zkouška Mysli (−{ $less-1 }). Úspěch: získáte { $n-2 } { $n-2 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-3 } zranění.
    .way-2-pass = Najdete zkaženou studnu. Sundá zobák, potřese vám rukou a zamkne dům.
    .way-2-fail = Napijete se ze špatné láhve. S velkým zájmem si dělá poznámky.

card-call-the-banners = Svolání praporů
    .text = Připomeňte lordům v Caer Loek nebo v Sundergardu jejich přísahu.
    .story = Lordi severu a jihu přísahali, že vytáhnou, až budou chodit mrtví. Mrtví teď chodí a lordi mají rýmu, hosty nebo zlomená kola u vozů.
    .outcome-1 = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-1-text = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Posílají vše nejlepší, trochu peněz a učitele šermu.
    .outcome-2 = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-2-text = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-3 } { $n-3 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Bez pomoci zvednete starý prapor. Z řady vystoupí kapitán a podepře ho.
    .outcome-3 = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-3-text = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-4 } { $n-4 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Zápasíte s lordem v jeho vlastní síni a on se poprvé po letech zasměje.
    .instruction = Caer Loek nebo Sundergard, 1 akce: zkouška Těla.

card-silver-for-the-living = Stříbro pro živé
    .text = Vyzvedněte chrámové stříbro u Zedrikova přechodu.
    .story = U Zedrikova přechodu se potopil přívoz se stříbrem tří chrámů. Stříbro mrtvým škodí. Kněží ho potřebují zpátky, dřív než ho někdo bude potřebovat na lžíce.
    .outcome-1 = Výsledek I (1× pláně a 1× voda)
    .outcome-1-text = Výsledek I (1× pláně a 1× voda): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Zachráníte jednu truhlu a dostanete zaplaceno za jednu truhlu.
    .outcome-2 = Výsledek II (1× pláně, 1× kopce a 1× voda)
    .outcome-2-text = Výsledek II (1× pláně, 1× kopce a 1× voda): odstraníte kdekoli na plánu až { $n-2 } { $n-2 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Ze stříbra uděláte hroty šípů a dáte je správným lidem.
    .outcome-3 = Výsledek III (1× pláně, 1× voda a 1× žolík)
    .outcome-3-text = Výsledek III (1× pláně, 1× voda a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-4 } { $n-4 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = V poslední truhle leží meč chrámové stráže. Jeho majitel ho už hledá.
    .instruction = Zedrikův přechod, 1 akce: průzkum.

card-false-priest = Falešný kněz
    .gen = Falešného kněze
    .dat = Falešnému knězi
    .acc = Falešného kněze
    .ins = Falešným knězem
    .gender = m
    .text = Neumřete v jeho chrámu. Ví, jak s vámi naložit.
    .story = Slibuje chudým, že v jeho údolí už nikdo nezemře. Je to skoro pravda. Jeho ovečky sedí velmi tiše a začínají být cítit.
    .endless-sermon = Nekonečné kázání
    .endless-sermon-text = Do konce bojového kola nesmíte vynakládat úsilí, pak otočí { $n-1 } z vašich žetonů podle svého výběru.
    .stolen-blessing = Ukradené požehnání
    .stolen-blessing-text = Vyléčí si { $n-2 } zranění.
    .last-rites = Poslední pomazání
    .last-rites-text = Když vás porazí: ztratíte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak položte na své pole { $n-4 } { $n-4 ->
        [one] zombii
        [few] zombie
       *[other] zombií
    }.
    .reward = Odměna: vyberte si: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo získáte { $n-6 } { $n-6 ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }. Tuto kartu si také vezmete jako trofej.
