# Karty dobrodružství.

card-swamp-tales = Povídačky z močálu
    .text = Naslouchejte hlasům Černokřídlého močálu.
    .story = Každá žába v Černokřídlém močálu prý bývala vypravěčem, který se zdržel příliš dlouho. Dnes v noci mluví všechny a skoro jim rozumíte.
    .outcome-1 = Výsledek I (1× voda)
    .outcome-1-text = Výsledek I (1× voda): nic dalšího; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Vracíte se mokří, s dobrou historkou a jednou botou.
    .outcome-2 = Výsledek II (1× voda a 1× žolík)
    .outcome-2-text = Výsledek II (1× voda a 1× žolík): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Žáby ztichnou kolem potopené truhly.
    .outcome-3 = Výsledek III (1× pláně a 2× voda)
    .outcome-3-text = Výsledek III (1× pláně a 2× voda): zdržíte se, pak se smíte naučit 1 dovednost z ruky bez placení; tuto kartu odhodíte (bez trofeje).
    .outcome-3-story = Nasloucháte až do rána. Nohy máte přeležené, ale hlavu plnou.
    .instruction = Černokřídlý močál, 1 akce: průzkum.

card-prowess-of-the-dwarves = Zdatnost trpaslíků
    .text = Zúčastněte se trpasličí soutěže v Údolí duší.
    .story = V Údolí duší pořádají trpaslíci soutěž: zvedni kámen, rozštípni kámen, přečti kámen. Cizinci to smějí zkusit. Cizinci je vždycky rozesmějí.
    .outcome-1 = Výsledek I (1× kopce)
    .outcome-1-text = Výsledek I (1× kopce): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Zvednete kámen ke kolenům. Zaplatí vám za ten smích.
    .outcome-2 = Výsledek II (2× kopce)
    .outcome-2-text = Výsledek II (2× kopce): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Kámen praskne a nikdo se nesměje. Hodí vám měšec.
    .outcome-3 = Výsledek III (1× kopce a 1× žolík)
    .outcome-3-text = Výsledek III (1× kopce a 1× žolík): získáte bez placení předmět v ceně nejvýše { $n-3 } z trhu ve Výhni; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Přečtete nahlas starou runu. Mistr kovář vzkáže do Výhně: tady se smí vybírat.
    .instruction = Údolí duší, 1 akce: průzkum.

card-narrow-ledge = Úzká římsa
    .text = Vylezte na římsu nad Šílencovým průsmykem.
    .story = Nad Šílencovým průsmykem vede po útesu římsa, která není širší než vaše chodidlo. Celá pokolení poutníků přes ni házela mince a většina se netrefila.
    .outcome-1 = Výsledek I (1× pláně a 1× hory)
    .outcome-1-text = Výsledek I (1× pláně a 1× hory): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Smetete mince z první zatáčky a nedíváte se dolů.
    .outcome-2 = Výsledek II (1× kopce a 1× hory)
    .outcome-2-text = Výsledek II (1× kopce a 1× hory): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Za druhou zatáčkou je římsa širší a poutníci byli bohatší.
    .outcome-3 = Výsledek III (1× pláně a 2× hory)
    .outcome-3-text = Výsledek III (1× pláně a 2× hory): získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Na konci římsy stojí mísa, na kterou všichni mířili.
    .instruction = Šílencův průsmyk, 1 akce: průzkum.

card-winding-path = Klikatá stezka
    .text = Jděte klikatou stezkou Zeleným lesem.
    .story = Stezka v Zeleném lese se točí kolem každého stromu, jako by každý chtěla pozdravit. V každé zatáčce potkáváte vlastní stopy, a jdou vám naproti.
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Sejdete ze stezky a najdete místo ní čísi ztracený měšec.
    .outcome-2 = Výsledek II (1× les a 1× voda)
    .outcome-2-text = Výsledek II (1× les a 1× voda): vyléčíte si { $n-2 } zranění, pak se smíte pohnout až o { $n-3 } { $n-3 ->
        [one] pole
        [few] pole
       *[other] polí
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Stezka jde podél potoka a potok spěchá.
    .outcome-3 = Výsledek III (1× les a 2× voda)
    .outcome-3-text = Výsledek III (1× les a 2× voda): získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak líznete { $n-5 } { $n-5 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Uprostřed stezky sedí stařec. Čeká na někoho, kdo by si s ním zahrál deskovou hru.
    .instruction = Zelený les, 1 akce: průzkum.

card-goblin-raids = Nájezdy goblinů
    .text = Vyžeňte gobliny z Vyjícího údolí.
    .story = Pastýři z Vyjícího údolí přišli o čtyřicet ovcí a jednoho pastýře. Chtějí gobliny pryč. A kdyby to šlo, chtěli by i ty ovce.
    .outcome-1 = Výsledek I (1× kopce)
    .outcome-1-text = Výsledek I (1× kopce): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Zaženete hlídky a přivedete zpátky tři velmi nervózní ovce.
    .outcome-2 = Výsledek II (1× kopce a 1× hory)
    .outcome-2-text = Výsledek II (1× kopce a 1× hory): vyléčíte si { $n-2 } zranění, pak líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Najdete jeskyni a v ní ztracenou pastýřku. O goblinech toho teď ví hodně.
    .outcome-3 = Výsledek III (2× kopce a 1× voda)
    .outcome-3-text = Výsledek III (2× kopce a 1× voda): získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak si vyléčíte { $n-5 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Pustíte do chodeb potok. Goblini odcházejí, mokří a uražení.
    .instruction = Vyjící údolí, 1 akce: průzkum.

card-spring-festival = Jarní slavnost
    .text = Přidejte se k jarní slavnosti v Jasnodole.
    .story = Jasnodol slaví konec zimy závody, hádankami a spoustou medoviny. Na tyči namazané sádlem visí zlatý věnec.
    .outcome-1 = Výsledek I (1× pláně)
    .outcome-1-text = Výsledek I (1× pláně): nic dalšího; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Tančíte špatně a sklízíte vřelý potlesk.
    .outcome-2 = Výsledek II (2× pláně a 1× voda)
    .outcome-2-text = Výsledek II (2× pláně a 1× voda): vyléčíte si všechna zranění, pak líznete { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Vyhrajete závod na loďkách. Vesnické léčitelky se postarají o vaše puchýře i historky.
    .outcome-3 = Výsledek III (1× pláně a 1× žolík)
    .outcome-3-text = Výsledek III (1× pláně a 1× žolík): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Nikdo neví, jak jste se k věnci dostali. Vy taky ne.
    .instruction = Jasnodol, 1 akce: průzkum.

card-orc-renegades = Skřetí odpadlíci
    .text = Najděte skřetí dezertéry poblíž Pevnosti Rodric.
    .story = Šest skřetů uteklo ze své tlupy a sedí v kopcích pod Pevností Rodric. Velitel je chce mrtvé. Skřeti říkají, že chtějí jen chovat kozy.
    .outcome-1 = Výsledek I (1× kopce)
    .outcome-1-text = Výsledek I (1× kopce): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Najdete jejich vychladlý tábor a dostanete zaplaceno za hlášení.
    .outcome-2 = Výsledek II (1× les a 1× kopce)
    .outcome-2-text = Výsledek II (1× les a 1× kopce): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Celou noc s nimi mluvíte. Naučí vás, jak skřeti bojují a kde.
    .outcome-3 = Výsledek III (2× voda)
    .outcome-3-text = Výsledek III (2× voda): získáte navíc { $n-4 } { $n-4 ->
        [one] trofej boje
        [few] trofeje boje
       *[other] trofejí boje
    }; tuto kartu si vezmete jako trofej (dřív než další trofeje).
    .outcome-3-story = U brodu narazíte na tlupu, která je loví, a vodu udržíte docela sami.
    .instruction = Pevnost Rodric, 1 akce: průzkum.

card-moonlight = Měsíční světlo
    .text = Vstupte do Měsíční mokřiny, když voda září.
    .story = Jednou za měsíc září voda Měsíční mokřiny zespodu. Rybáři tehdy obracejí čluny a věší do oken deky.
    .outcome-1 = Výsledek I (1× voda)
    .outcome-1-text = Výsledek I (1× voda): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Chytíte zářící rybu. Nějaký učenec za ni jistě zaplatí.
    .outcome-2 = Výsledek II (1× pláně a 1× voda)
    .outcome-2-text = Výsledek II (1× pláně a 1× voda): smíte odhodit z ruky až { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } a líznout stejný počet, pak líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = V tom světle vidíte všechny cesty, po kterých jste se nevydali.
    .outcome-3 = Výsledek III (2× voda)
    .outcome-3-text = Výsledek III (2× voda): smíte se naučit 1 dovednost z ruky a zaplatit o { $n-4 } { $n-4 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } méně, pak si vyléčíte { $n-5 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Světlo vám stoupá pažemi k srdci a zůstane tam.
    .instruction = Měsíční mokřina, 1 akce: průzkum.

card-wondrous-folk = Podivuhodný lid
    .text = Zatančete si se světélky Měsíční mokřiny.
    .story = Mezi vrbami v mokřině tančí světélka. Kdo za nimi jde, slyší hudbu. Kdo tančí, ten si prý smí nechat, co unese.
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): vyléčíte si { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Usnete pod vrbami a probudíte se bez jediné modřiny.
    .outcome-2 = Výsledek II (2× les)
    .outcome-2-text = Výsledek II (2× les): prohlédnete si { $n-2 } { $n-2 ->
        [one] kartu
        [few] karty
       *[other] karet
    } z vrchu balíčku dovedností, 1 si vezmete do ruky a ostatní dáte dospod, pak si vyléčíte { $n-3 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Zazpívají vám čtyři písně. Jedna z nich vám zůstane v hlavě.
    .outcome-3 = Výsledek III (3× les)
    .outcome-3-text = Výsledek III (3× les): smíte se naučit 1 dovednost z ruky a zaplatit o { $n-4 } { $n-4 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } méně; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Tančíte, dokud se jejich královna nerozesměje. Dotkne se vašeho čela jedním studeným prstem.
    .instruction = Měsíční mokřina, 1 akce: průzkum.

card-prince-of-thieves = Princ zlodějů
    .text = Vstupte do služby k princi na Loupežnické mýtině.
    .story = Na Loupežnické mýtině vás přijme mladík s papírovou korunou. Okrádá jen bohaté, vysvětluje, a ptá se, zda některé neznáte blíž.
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Řeknete mu o tučném kupci a dostanete obvyklý podíl.
    .outcome-2 = Výsledek II (1× les a 1× voda)
    .outcome-2-text = Výsledek II (1× les a 1× voda): získáte bez placení předmět v ceně nejvýše { $n-2 } z kteréhokoli trhu; tuto kartu si vezmete jako trofej.
    .outcome-2-story = V noci pro něj veslujete přes jezero. Náklad je zčásti váš.
    .outcome-3 = Výsledek III (1× les, 1× hory a 1× voda)
    .outcome-3-text = Výsledek III (1× les, 1× hory a 1× voda): získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak líznete { $n-4 } { $n-4 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Ukradnete korunu skutečného prince. Platí dobře, papír se mu nikdy nelíbil.
    .instruction = Loupežnická mýtina, 1 akce: průzkum.

card-magical-storm = Magická bouře
    .text = Vejděte do bouře na Tesácích Mennary.
    .story = Nad Tesáky Mennary už tři dny bez hnutí stojí blesk. Vzduch chutná po železe a váš stín ukazuje špatným směrem.
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): utrpíte { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Vyjdete na druhé straně. Z vlasů se vám bude kouřit ještě týden.
    .outcome-2 = Výsledek II (1× les a 1× voda)
    .outcome-2-text = Výsledek II (1× les a 1× voda): smíte odhodit z ruky až { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } a líznout stejný počet, pak líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Každý záblesk vám ukáže jiné já. Od tří z nich si necháte poučení.
    .outcome-3 = Výsledek III (1× les, 1× hory a 1× voda)
    .outcome-3-text = Výsledek III (1× les, 1× hory a 1× voda): získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = V oku bouře leží kámen z čirého skla, ještě teplý.
    .instruction = Tesáky Mennary, 1 akce: průzkum.

card-forever-yours = Navždy Vaše
    .text = Doneste dopis na Hrad Telis a rozhodněte, kdo ho bude číst.
    .story = V rukavici mrtvého jezdce najdete dopis. Je pro dámu na Hradě Telis a voní růžemi. Na pečeti je erb úhlavního nepřítele jejího muže.
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu odhodíte (bez trofeje).
    .outcome-1-story = Prodáte dopis manželovi a odjedete, dřív než ho otevře.
    .outcome-2 = Výsledek II (1× pláně a 1× les)
    .outcome-2-text = Výsledek II (1× pláně a 1× les): vyléčíte si { $n-2 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Dáma čte, pláče a nechá vás odpočívat v nejlepším pokoji domu.
    .outcome-3 = Výsledek III (1× les a 1× žolík)
    .outcome-3-text = Výsledek III (1× les a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte navíc { $n-4 } { $n-4 ->
        [one] trofej setkání
        [few] trofeje setkání
       *[other] trofejí setkání
    }; tuto kartu si vezmete jako trofej (dřív než další trofeje).
    .outcome-3-story = Přinesete její odpověď zpět přes nepřátelské linie. Dva staré rody uzavřou mír.
    .instruction = Hrad Telis, 1 akce: průzkum.

card-where-is-my-kitty = Kde je moje kočička?
    .text = Hledejte kolem Ithritové kovárny jednu dost velkou kočku.
    .story = U Ithritové kovárny hledá holčička svou kočku. Je bílá, říká, a hebká, a minulý týden snědla mezka.
    .outcome-1 = Výsledek I (1× pláně)
    .outcome-1-text = Výsledek I (1× pláně): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Najdete obojek. Obepnul by vás v pase.
    .outcome-2 = Výsledek II (1× les a 1× hory)
    .outcome-2-text = Výsledek II (1× les a 1× hory): vyléčíte si { $n-2 } zranění, pak se smíte pohnout až o { $n-3 } { $n-3 ->
        [one] pole
        [few] pole
       *[other] polí
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Kočka najde vás. Přede a chvíli vás nese v tlamě.
    .outcome-3 = Výsledek III (1× les, 1× hory a 1× voda)
    .outcome-3-text = Výsledek III (1× les, 1× hory a 1× voda): získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak si vyléčíte { $n-5 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Přivedete kočku domů na rybářském vlasci. Otec holčičky, mistr kovář, beze slova zaplatí.
    .instruction = Ithritová kovárna, 1 akce: průzkum.

card-blood-stone = Krvavý kámen
    .text = Prozkoumejte červený kámen v prameni Suvarova útočiště.
    .story = Pod Suvarovým útočištěm, kde ze skály vyvěrá pramen, leží pod čistou vodou červený kámen. Mniši ho každý den omývají a každý den je zase červený.
    .outcome-1 = Výsledek I (1× voda)
    .outcome-1-text = Výsledek I (1× voda): nic dalšího; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Voda je jen voda, říká mnich laskavě, a kámen je jen kámen.
    .outcome-2 = Výsledek II (2× voda)
    .outcome-2-text = Výsledek II (2× voda): smíte se naučit 1 dovednost z ruky a zaplatit o { $n-1 } { $n-1 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } méně; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Na jeden úder bije kámen s vaším srdcem.
    .outcome-3 = Výsledek III (3× voda)
    .outcome-3-text = Výsledek III (3× voda): smíte se naučit 1 dovednost z ruky bez placení; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Vložíte ruku do kamene. Uvnitř je teplo jako ve vzpomínce.
    .instruction = Suvarovo útočiště, 1 akce: průzkum.

card-fey-sorceress = Vílí čarodějka
    .gen = Vílí čarodějky
    .dat = Vílí čarodějce
    .acc = Vílí čarodějku
    .ins = Vílí čarodějkou
    .gender = f
    .text = Když se na ni díváte, vaše nejlepší triky vám nepřijdou na mysl.
    .story = Sedí na padlém stromě a češe si zelené vlasy. Usměje se a vy si najednou nemůžete vzpomenout, proč držíte meč.
    .enchanting-gaze = Uhrančivý pohled
    .enchanting-gaze-text = Do konce tohoto boje nesmíte používat schopnosti vzepětí.
    .glamour = Mámení
    .glamour-text = Vybere si: otočí { $n-1 } z vlastních žetonů; nebo otočí { $n-2 } z vašich žetonů podle svého výběru.
    .charm = Okouzlení
    .charm-text = Odstraní všechny vaše žetony síly.
    .reward = Odměna: vyberte si: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo získáte navíc { $n-4 } { $n-4 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } z balíčku podle svého výběru. Tuto kartu si také vezmete jako trofej (dřív než další trofeje).

card-shadows-in-the-night = Stíny v noci
    .gen = Stínů v noci
    .dat = Stínům v noci
    .gender = pl
    .text = Ocel jimi projde a tma pohltí, co jste se naučili.
    .story = Váš oheň vrhá tři stíny, ale nikdo s vámi není. Když vstanete, dva stíny zůstanou sedět. Pak otočí hlavu.
    .made-of-night = Stvořené z noci
    .made-of-night-text = Když mají utrpět zranění, jednou za bojové kolo: je-li to zranění silou, zabrání { $n-1 } z nich.
    .cold-touch = Studený dotek
    .cold-touch-text = Nemáte-li v ruce žádnou dovednost: způsobí vám { $n-2 } zranění lebkou; jinak odhodíte z ruky { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .put-out-the-fire = Uhasit oheň
    .put-out-the-fire-text = Do konce tohoto boje nesmíte vynakládat úsilí, pak vám způsobí { $n-4 } zranění lebkou.
    .reward = Odměna: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-castellan = Kastelán
    .gen = Kastelána
    .dat = Kastelánovi
    .acc = Kastelána
    .ins = Kastelánem
    .gender = m
    .text = Za svým starým štítem počítá všechno, co jste vzali.
    .story = Hrad padl před dvěma sty lety, ale jeho správci to nikdo neřekl. Pořád hlídá bránu s rezavými klíči a pořád nemá rád návštěvy.
    .raise-the-gate = Zvednout most
    .raise-the-gate-text = Všechny jeho žetony pomlčky lze do konce bojového kola utrácet jako štít o hodnotě 1, pak do konce bojového kola nesmíte ustoupit.
    .judgement = Soud
    .judgement-text = Způsobí vám 1 zranění lebkou za každou trofej, kterou máte (nejvýše { $most-1 }).
    .reward = Odměna: získáte navíc { $n-1 } { $n-1 ->
        [one] trofej průzkumu
        [few] trofeje průzkumu
       *[other] trofejí průzkumu
    }. Tuto kartu si také vezmete jako trofej (dřív než další trofeje).

card-other-peoples-junk = Cizí krámy
    .text = Hledat pečlivě, nebo vzít, co se blýská?
    .story = V trávě leží celá domácnost: židle, hrnce, obraz čísi tetičky. Kdo tu bydlel, odešel ve velkém spěchu a nevrátil se.
    .way-1 = Prohledat každou zásuvku
    .way-1-text = Zkouška Mysli. Úspěch: získáte vrchní předmět balíčku předmětů. Neúspěch: zdržíte se.
    .way-1-pass = Pod tetičkou najdete něco, co stojí za to nést.
    .way-1-fail = Otvíráte zásuvky až do tmy. Ve všech jsou lžíce.
    .way-2 = Vzít, co se blýská, a jít
    .way-2-text = Získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-done = Stříbrná lžička, zvláštní mince a pocit, že vás tetička sleduje.

card-desperate-merchant = Zoufalý kupec
    .text = Levně si něco objednat, nebo ho dovést domů?
    .story = Kupec sedí na poslední bedně uprostřed pustiny. Mezek mu pošel, stráže utekly a jeho úsměv je to nejsmutnější, co znáte.
    .way-1 = Vzít ho s sebou do nejbližšího tržního města
    .way-1-text = Zvěst. V Tržní Bráně nebo v Červeném Mostě, 1 akce: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Líbá bránu, strážného a vás, v tomto pořadí.
    .way-2 = Prohlédnout si jeho knihu objednávek
    .way-2-text = Provedete nákup na trhu v Jitřním Vřesu, aniž utratíte akci a aniž tam jste; předmět, který při něm koupíte, stojí o { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    } méně.
    .way-2-done = Napíše lístek svému společníkovi v Jitřním Vřesu. Za dva dny přiveze jezdec vaši objednávku.

card-counts-request = Hraběcí žádost
    .text = Vyhovět podivné žádosti hraběte, nebo zjistit, co za ní je?
    .story = Udýchaný chlapec vám podá dopis s devíti pečetěmi. Hrabě žádá o někoho diskrétního. Slovo diskrétní napsal třikrát, pokaždé větší.
    .way-1 = Tajně zajet za hrabětem
    .way-1-text = Zvěst. Na Hradě Telis nebo v Tamaliru, 1 akce: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, tuto kartu si vezmete jako trofej, pak získáte navíc { $n-2 } { $n-2 ->
        [one] trofej setkání
        [few] trofeje setkání
       *[other] trofejí setkání
    }.
    .way-1-done = Najdete jeho ztraceného psa, kterého měl půjčeného od královny. Platí vám za mlčení.
    .way-2 = Vyptat se chlapce
    .way-2-text = Zkouška Mysli (−{ $less-1 }). Úspěch: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, líznete { $n-4 } { $n-4 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: ztratíte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .way-2-pass = Chlapec není chlapec a hrabě není hrabě. Devět pečetí si necháte.
    .way-2-fail = Dáte chlapci minci za pravdu. Uteče s obojím.
