# Karty dobrodružství.

card-ettin = Ettin
    .gen = Ettina
    .dat = Ettinovi
    .acc = Ettina
    .ins = Ettinem
    .gender = m
    .text = Druhá hlava nepromarní žádnou šanci a oba kyje občas dopadnou naráz.
    .story = Na kopci nad brodem se hádají dvě hlavy. Shodnou se jen na jednom: v kotli by vám to slušelo víc než na cestě.
    .second-opinion = Druhý názor
    .second-opinion-text = Po každém vrhu, jednou za bojové kolo: smí znovu vrhnout { $n-1 } ze svých žetonů pomlčky.
    .both-clubs = Oba kyje
    .both-clubs-text = Způsobí vám { $n-2 } zranění lebkou.
    .reward = Odměna: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-ogre = Zlobr
    .gen = Zlobra
    .dat = Zlobrovi
    .acc = Zlobra
    .ins = Zlobrem
    .gender = m
    .text = Pomalý, tlustý a velmi hladový. Uhýbání ho rozzlobí a zlost mu dodá sílu.
    .story = Most je jen padlý strom, ale zlobr vedle něj se naučil jedno lidské slovo: mýtné. Lidská čísla se nenaučil žádná.
    .swat = Odmrštění
    .swat-text = Odstraní { $n-1 } z vašich žetonů obratnosti, pak vám způsobí { $n-2 } zranění lebkou.
    .crush = Rozdrcení
    .crush-text = Způsobí vám { $n-3 } zranění lebkou; nelze je zablokovat.
    .big-bite = Velké sousto
    .big-bite-text = Způsobí vám { $n-4 } zranění lebkou, pak si vyléčí { $n-5 } zranění.
    .reward = Odměna: získáte { $n-6 } { $n-6 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-beastman = Zvěročlověk
    .gen = Zvěročlověka
    .dat = Zvěročlověku
    .acc = Zvěročlověka
    .ins = Zvěročlověkem
    .gender = m
    .text = Čím je blíž smrti, tím zuřivěji bojuje.
    .story = U vyhaslého ohně klečí rohatá postava a větří vaše staré stopy. Když vstane, už běží, a neběží pryč.
    .blood-rage = Krvavá zuřivost
    .blood-rage-text = Po každém vrhu: zbývá-li mu nejvýše 3 zdraví, natočí { $n-1 } ze svých žetonů na lebku.
    .gore = Nabodnutí
    .gore-text = Otočí { $n-2 } z vašich žetonů štítu, pak vám způsobí { $n-3 } zranění lebkou.
    .reward = Odměna: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-moon-cat = Měsíční kočka
    .gen = Měsíční kočky
    .dat = Měsíční kočce
    .acc = Měsíční kočku
    .ins = Měsíční kočkou
    .gender = f
    .text = Na začátku boje má vždy první tah.
    .story = Kočka má barvu měsíčního světla na sněhu. Vidíte ji, jen když chce být vidět, a to je vždycky o jeden skok pozdě.
    .first-jump = První skok
    .first-jump-text = Po každém vrhu: je-li první bojové kolo, jedná v něm první.
    .silver-claws = Stříbrné drápy
    .silver-claws-text = Způsobí vám { $n-1 } zranění lebkou; nelze je zablokovat.
    .moon-shadow = Měsíční stín
    .moon-shadow-text = Všechny své žetony síly vrhnete znovu.
    .reward = Odměna: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-orc-marauder = Skřetí nájezdník
    .gen = Skřetího nájezdníka
    .dat = Skřetímu nájezdníkovi
    .acc = Skřetího nájezdníka
    .ins = Skřetím nájezdníkem
    .gender = m
    .text = Bojuje o váš měšec. Je-li prázdný, vezme si místo něj krev.
    .story = Má na sobě sedm opasků, každý po jiném pocestném, a nahlas je počítá, zatímco kolem vás obchází. U osmého se zastaví a usměje se.
    .shakedown = Výpalné
    .shakedown-text = Máte-li aspoň 1 zlaťák: ztratíte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak vám způsobí { $n-2 } zranění lebkou; jinak vám způsobí { $n-3 } zranění lebkou.
    .wide-cut = Široký sek
    .wide-cut-text = Každý jeho žeton lebky platí do konce bojového kola o { $n-4 } víc.
    .reward = Odměna: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-warlock = Černokněžník
    .gen = Černokněžníka
    .dat = Černokněžníkovi
    .acc = Černokněžníka
    .ins = Černokněžníkem
    .gender = m
    .text = Za svá nejsilnější kouzla platí vlastní krví.
    .story = Cizinec nakreslil kolem svého tábora kruh ze soli a druhý kruh kolem vás. „Vaše síla byla jen půjčená,“ říká zdvořile. „Chci ji zpátky.“
    .blood-price = Cena krve
    .blood-price-text = Utrpí { $suffer-1 } zranění (ne když by ho to porazilo) a způsobí vám { $n-1 } zranění lebkou.
    .wither = Uvadání
    .wither-text = Otočí všechny vaše žetony magie, pak odstraní { $n-2 } z vašich žetonů štítu.
    .reward = Odměna: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-razorwing = Břitokřídlec
    .gen = Břitokřídlece
    .dat = Břitokřídlecovi
    .acc = Břitokřídlece
    .ins = Břitokřídlecem
    .gender = m
    .text = Udeří z nebe, dřív než stačíte uhnout.
    .story = Po trávě přejede stín. Pak dorazí zvuk: sto nožů tasených ze sta pochev. Bestie složí křídla a padá na vás.
    .from-above = Shůry
    .from-above-text = Při střetu: do konce bojového kola nesmíte utrácet obratnost.
    .dive = Střemhlav
    .dive-text = Jednou za boj: způsobí vám { $n-1 } zranění lebkou.
    .rain-of-feathers = Déšť per
    .rain-of-feathers-text = Všechny své žetony štítu vrhnete znovu, pak vám způsobí { $n-2 } zranění lebkou.
    .reward = Odměna: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-deep-elf = Hlubinná elfka
    .gen = Hlubinné elfky
    .dat = Hlubinné elfce
    .acc = Hlubinnou elfku
    .ins = Hlubinnou elfkou
    .gender = f
    .text = V každém boji dokáže ustoupit jednomu útoku z cesty.
    .story = Vyšla z tunelů, aby pro svou královnu spočítala hvězdy. O svědcích v rozkazu nic nebylo a její čepel už je mokrá.
    .step-aside = Úkrok
    .step-aside-text = Když ohlásíte bojovou akci, jednou za boj, smí utratit 1 žeton obratnosti: je-li to útok, nemá účinek; jeho cena zůstává zaplacena.
    .cave-venom = Jeskynní jed
    .cave-venom-text = Jednou za boj: způsobí vám { $n-1 } zranění lebkou, pak se zdržíte.
    .blindfold = Zavázané oči
    .blindfold-text = Do konce bojového kola nesmíte používat schopnosti vzepětí, pak otočí { $n-2 } z vašich žetonů podle svého výběru.
    .reward = Odměna: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-rebels = Vzbouřenci
    .gen = Vzbouřenců
    .dat = Vzbouřencům
    .acc = Vzbouřence
    .gender = pl
    .text = Dobré slovo možná ukončí tento boj dřív, než začne.
    .story = Cestu zastoupili hladoví sedláci s kosami. Jejich vůdce drží ohořelý berní rejstřík jako prapor. Nejsou to vojáci, ale je jich hodně.
    .hear-them-out = Vyslechnout je
    .hear-them-out-text = Při střetu: podstoupíte zkoušku Mysli (−{ $less-1 }). Úspěch: vyberte si, že boj končí, tuto kartu si vezmete jako trofej a odměnu nedostanete; nebo že se nic nestane.
    .push-from-behind = Tlačenice
    .push-from-behind-text = Vrhne znovu { $n-1 } ze svých žetonů.
    .torches = Pochodně
    .torches-text = Způsobí vám { $n-2 } zranění lebkou, pak vrátí do své zásoby { $n-3 } ze svých utracených žetonů tou stranou, kterou ukazují.
    .reward = Odměna: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-kobolds = Koboldi
    .gen = Koboldů
    .dat = Koboldům
    .acc = Koboldy
    .ins = Koboldy
    .gender = pl
    .text = Z díry lezou noví tak rychle, jak rychle je odháníte.
    .story = Nejdřív z díry vykoukne jedna malá tvář, pak šest, pak přestanete počítat. Chtějí vaše knoflíky, vaše boty, a půjde-li to, i vaše uši.
    .more-of-them = Je jich víc
    .more-of-them-text = Na konci každého bojového kola: vyléčí si { $n-1 } zranění.
    .small-fingers = Drobné prsty
    .small-fingers-text = Ztratíte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak vrhnete znovu { $n-3 } ze svých žetonů podle jejich výběru.
    .pile-on = Na hromadu
    .pile-on-text = Do konce bojového kola nesmíte utrácet štíty, pak vám způsobí { $n-4 } zranění lebkou.
    .reward = Odměna: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-giant = Obr
    .gen = Obra
    .dat = Obrovi
    .acc = Obra
    .ins = Obrem
    .gender = m
    .text = Vždycky udeříte první. Budete to potřebovat.
    .story = To, co vypadalo jako kopec, vstane a zívne. Z ramen mu padají ovce. Pomalu a velmi opatrně zvedá kámen velký jako mlýn.
    .slow = Pomalost
    .slow-text = Po každém vrhu: v tomto bojovém kole jednáte první.
    .boulder = Balvan
    .boulder-text = Způsobí vám { $n-1 } zranění lebkou.
    .shaking-earth = Otřesy země
    .shaking-earth-text = Všechny své žetony vrhnete znovu.
    .reward = Odměna: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-highwaymen = Lapkové
    .gen = Lapků
    .dat = Lapkům
    .acc = Lapky
    .ins = Lapky
    .gender = pl
    .text = Nejdřív chtějí peníze. Ta otázka bolí tak či tak.
    .story = Padlý strom někdo podřízl pilou. Než vám to dojde, uzavřou za vámi cestu tři maskovaní jezdci a jeden z nich zdvořile smekne klobouk.
    .stand-still = Ani hnout
    .stand-still-text = Při střetu: smíte utratit { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Jinak vám způsobí { $n-2 } zranění lebkou.
    .net = Síť
    .net-text = Do konce bojového kola nesmíte utrácet obratnost ani ustoupit.
    .blow-from-behind = Rána zezadu
    .blow-from-behind-text = Otočí { $n-3 } z vašich žetonů síly.
    .reward = Odměna: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-dreadbringer = Nositel děsu
    .gen = Nositele děsu
    .dat = Nositeli děsu
    .acc = Nositele děsu
    .ins = Nositelem děsu
    .gender = m
    .text = Na štíty drápy, na zbytek oheň.
    .story = Vesničané mu nikdy nedali jméno. Mají jen slovo pro ticho před jeho příchodem: děs. Dnes v noci to ticho stojí za vámi.
    .claw = Dráp
    .claw-text = Odstraní všechny vaše žetony štítu.
    .regenerate = Regenerace
    .regenerate-text = Vyléčí si { $n-1 } zranění.
    .breathe-fire = Ohnivý dech
    .breathe-fire-text = Způsobí vám { $n-2 } zranění lebkou.
    .reward = Odměna: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-barrow-wyrm = Mohylový drak
    .gen = Mohylového draka
    .dat = Mohylovému drakovi
    .acc = Mohylového draka
    .ins = Mohylovým drakem
    .gender = m
    .text = Ocel mu klouže po kostech a v pozdějších dnech odmítá zůstat mrtvý.
    .story = Pod starou mohylou se něco rozvinuje. Nemá to kůži ani dech, jen kosti, hlad a vzpomínku na to, jak se mu klaněli.
    .bone-armor = Kostěné brnění
    .bone-armor-text = Odstraní { $n-1 } z vašich žetonů síly.
    .brutal-strike = Surový úder
    .brutal-strike-text = Způsobí vám { $n-2 } zranění lebkou.
    .undying = Neumírající
    .undying-text = Vyléčí si { $n-3 } zranění.
    .reward = Odměna: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-prophet-of-the-dread-cult = Prorok kultu děsu
    .gen = Proroka kultu děsu
    .dat = Prorokovi kultu děsu
    .acc = Proroka kultu děsu
    .ins = Prorokem kultu děsu
    .gender = m
    .text = Vaši nejlepší ránu už viděl a prosí, abyste to zkusili znovu.
    .story = Pozdraví vás jménem a vypráví, jak zemřete. Je to dlouhé vyprávění a on je odhodlán pomoci mu, aby se splnilo.
    .prophecy = Proroctví
    .prophecy-text = Vrhnete znovu { $n-1 } ze svých žetonů podle jeho výběru.
    .dread-sermon = Kázání děsu
    .dread-sermon-text = Podstoupíte zkoušku Ducha. Úspěch: způsobí vám { $n-2 } zranění lebkou. Neúspěch: způsobí vám { $n-3 } zranění lebkou; nelze je zablokovat; pak odhodíte z ruky { $n-4 } { $n-4 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .reward = Odměna: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-attempted-robbery = Pokus o loupež
    .text = Bojovat s mladým zlodějem, nebo ho nakrmit?
    .story = Zatímco si plníte měch vodou, dotkne se vám krku studená čepel. „Měšec,“ šeptá hlas, který se třese víc než ta čepel.
    .way-1 = Chytit ruku s nožem
    .way-1-text = Zkouška Těla (−{ $less-1 }). Úspěch: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-2 } zranění.
    .way-1-pass = Nůž padá, zloděj padá za ním a k nohám se vám kutálí jeho vlastní měšec.
    .way-1-fail = Čepel je rychlejší, než jste doufali. Jeho nohy taky.
    .way-2 = Nabídnout mu polovinu a jídlo
    .way-2-text = Smíte utratit { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Pokud ano: líznete { $n-4 } { $n-4 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-done = Jí, pláče a prozradí vám všechny triky své staré tlupy.
    .way-2-unpaid = O nic se nerozdělíte. Podívá se na vás a zmizí zpátky do tmy, hladový jako předtím.

card-big-trouble = Velké potíže
    .text = Slibte, že zabijete něco velkého, nebo naučte vesnici pomoci si sama.
    .story = Mluví o tom celá hospoda. V noci chodí kolem něco obrovského a ploty jsou prolomené zevnitř. Lidé hledí na vaši zbraň s nadějí.
    .way-1 = Slíbit, že se o to postaráte
    .way-1-text = Zvěst. Když porazíte nepřítele, který má na kartě zdraví 7 nebo víc, smíte: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Přinesete zub dlouhý jako paže. Nikdo se neptá, kde je zbytek.
    .way-2 = Naučit je kopat pasti
    .way-2-text = Zkouška Mysli. Úspěch: líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-pass = Ráno je jáma plná něčeho, co chrápe. Rychle odcházíte.
    .way-2-fail = Ráno je jáma plná hostinského.

card-smoke-in-the-distance = Kouř v dálce
    .text = Zajeďte na Telsvanské pláně za kouřem a zjistěte, kdo zapálil oheň.
    .story = Nad Telsvanskými pláněmi stojí tenký proužek kouře: na tábor moc, na město málo. Někdo vypaluje statky, jeden po druhém.
    .outcome-1 = Výsledek I (1× pláně)
    .outcome-1-text = Výsledek I (1× pláně): vyléčíte si { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Nosíte vodu, dokud není stodola v bezpečí. Rodina se s vámi rozdělí o polévku.
    .outcome-2 = Výsledek II (1× pláně, 1× les a 1× kopce)
    .outcome-2-text = Výsledek II (1× pláně, 1× les a 1× kopce): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = V suchém údolí najdete ukradený dobytek a dostanete svůj díl.
    .outcome-3 = Výsledek III (1× pláně, 1× kopce a 1× žolík)
    .outcome-3-text = Výsledek III (1× pláně, 1× kopce a 1× žolík): získáte navíc { $n-3 } { $n-3 ->
        [one] trofej boje
        [few] trofeje boje
       *[other] trofejí boje
    }; tuto kartu si vezmete jako trofej (dřív než další trofeje).
    .outcome-3-story = Jdete po popelu až do tábora žhářů a postaráte se, aby už nic nezapálili.
    .instruction = Telsvanské pláně, 1 akce: průzkum.

card-robbery-on-the-road = Přepadení na cestě
    .text = Jít po lupičích, nebo zůstat u zraněného?
    .story = Přes cestu leží rozbitý vůz a jedno kolo se ještě točí. Koně jsou pryč, truhla je pryč a vozka ukazuje třesoucí se rukou.
    .way-1 = Hledat lupiče na cestách
    .way-1-text = Zvěst. Na poli s cestou v divočině, 1 akce: zkouška Těla. Úspěch: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-2 } zranění.
    .way-1-pass = Čekáte v příkopu, kde rádi čekávají oni. Tentokrát chystáte překvapení vy.
    .way-1-fail = Uvidí vás první a nechají vás v příkopu.
    .way-2 = Obvázat vozkovi rány
    .way-2-text = Zkouška Ducha. Úspěch: vyléčíte si { $n-3 } zranění, pak tuto kartu si vezmete jako trofej.
    .way-2-pass = Spí, žije a dá vám polovinu štěstí, které mu zbylo.
    .way-2-fail = Děláte, co můžete. Nestačí to a mlčky jedete dál.

card-blood-of-the-strong = Krev silných
    .text = Prolijte krev pro kámen v Kruhu lovců. Za odvahu platí.
    .story = V Kruhu lovců dodnes staří bojovníci lijí před velkým lovem na kámen vlastní krev. Kámen prý vždycky něco vrátí.
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): líznete { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Kámen pije a do rukou se vám vracejí staré lekce.
    .outcome-2 = Výsledek II (1× les a 1× kopce)
    .outcome-2-text = Výsledek II (1× les a 1× kopce): získáte navíc { $n-2 } { $n-2 ->
        [one] trofej boje
        [few] trofeje boje
       *[other] trofejí boje
    }; tuto kartu si vezmete jako trofej (dřív než další trofeje).
    .outcome-2-story = Zdá se vám o dávném lovu a probudíte se s kořistí.
    .outcome-3 = Výsledek III (1× pláně a 1× žolík)
    .outcome-3-text = Výsledek III (1× pláně a 1× žolík): smíte se naučit 1 dovednost Těla z ruky a zaplatit o { $n-3 } { $n-3 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } méně; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Vaše krev stéká vytesanými rýhami a kreslí vaše vlastní jméno.
    .instruction = Kruh lovců, 1 akce a utrpíte { $suffer-1 } zranění (nelze, když by vás porazilo): průzkum.
