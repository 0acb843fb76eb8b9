# Jména karet akcí, sil, škol a míst a co dělají.

card-precise-cut = Přesný řez
card-whirl = Vír
card-crippling-strike = Mrzačící úder
card-rend = Rozpárání
card-precise-blow = Přesný úder
card-crushing-blow = Drtivý úder
card-counterattack = Protiútok
card-cover = Krytí
card-block = Blok
card-lightning-reflexes = Bleskové reflexy
    .gender = pl
card-intense-aard = Mocný Aard
card-intense-igni = Mocný Igni
card-melt-armour = Roztavení zbroje
card-shock-wave = Rázová vlna
    .acc = Rázovou vlnu
    .gender = f
card-firestream = Ohnivý proud
card-intense-yrden = Mocný Yrden
card-intense-axii = Mocný Axii
card-intense-quen = Mocný Quen
card-magic-trap = Magická past
    .acc = Magickou past
    .gender = f
card-exploding-shield = Výbušný štít
card-quick-slash = Rychlý sek
card-cleave = Rozseknutí
card-shove = Odstrčení
card-aard = Aard
card-yrden = Yrden
card-axii = Axii
card-quen = Quen

colour-green = zelená
colour-yellow = žlutá
colour-purple = fialová
colour-blue = modrá
colour-red = červená
kind-green = Úhyb
kind-yellow = Obranné znamení
kind-purple = Útočné znamení
kind-blue = Rychlý útok
kind-red = Silný útok

# .loc: kde, i s předložkou (v, ve, u)
terrain-forest = les
    .gen = lesa
    .loc = v lese
terrain-mountain = hory
    .gen = hor
    .loc = v horách
terrain-water = voda
    .gen = vody
    .loc = u vody
terrain-universal = libovolný terén

# Karta akce slovy
face = V boji: { $icons }. Cesta: { $terrain }.
face-linked = V boji: { $icons }. Vazby: { $links }. Cesta: { $terrain }.
face-damage = zranění { $n }
face-shield = štít +{ $n }
face-draw-more = karty na konci tahu +{ $n }
face-draw-less = karty na konci tahu −{ $n }
face-again = vrchní odhozená karta do ruky
link-plain = { $colour }
link-damage = { $colour } (zranění { $n })
link-shield = { $colour } (štít +{ $n })
link-draw = { $colour } (karty +{ $n })
link-back = { $colour } (tato karta se vrací)

attribute-combat = Boj
    .more = vyšší Boj
    .less = nižší Boj
    .gen = Boje
    .level = { $n ->
        [one] Na konci bojového tahu lízáte { $n } kartu.
        [few] Na konci bojového tahu lízáte { $n } karty.
       *[other] Na konci bojového tahu lízáte { $n } karet.
    }
attribute-defence = Obrana
    .more = vyšší Obranu
    .less = nižší Obranu
    .gen = Obrany
    .acc = Obranu
    .level = Váš štít se může zvednout na { $n }.
attribute-alchemy = Alchymie
    .more = vyšší Alchymii
    .less = nižší Alchymii
    .acc = Alchymii
    .level = { $n ->
        [one] V boji smíte použít { $n } lektvar.
        [few] V boji smíte použít { $n } lektvary.
       *[other] V boji smíte použít { $n } lektvarů.
    }
attribute-special = Specializace
    .acc = Specializaci
    .level = Dovednost vaší školy.

school-wolf = Škola vlka
    .gen = Školy vlka
    .acc = Školu vlka
    .witcher = Erim
school-bear = Škola medvěda
    .gen = Školy medvěda
    .acc = Školu medvěda
    .witcher = Ryfar
school-griffin = Škola gryfa
    .gen = Školy gryfa
    .acc = Školu gryfa
    .witcher = Godryk
school-cat = Škola kočky
    .gen = Školy kočky
    .acc = Školu kočky
    .witcher = Kylar
school-viper = Škola zmije
    .gen = Školy zmije
    .acc = Školu zmije
    .witcher = Jasper

# Zvláštní dovednosti
power-skill-wolf = Mistr meče
    .gen = Mistra meče
    .acc = Mistra meče
    .more = silnější dovednost školy (Mistr meče)
    .less = slabší dovednost školy (Mistr meče)
    .text = Jednou za boj, s kombem tří nebo více karet: zranění navíc, od úrovně II i karty.
    .level-1 = Jednou za boj, kombo 3+ karet: zranění +1.
    .level-2 = Jednou za boj, kombo 3+ karet: zranění +2 a lízněte 1 kartu.
    .level-3 = Jednou za boj, kombo 3+ karet: zranění +3 a lízněte 1 kartu.
    .level-4 = Jednou za boj, kombo 3+ karet: zranění +3 a lízněte 2 karty.
    .level-5 = Jednou za boj, kombo 3+ karet: zranění +3 a lízněte 2 karty.
power-skill-bear = Pancíř
    .gen = Pancíře
    .acc = Pancíř
    .more = silnější dovednost školy (Pancíř)
    .less = slabší dovednost školy (Pancíř)
    .text = Jednou za boj, samo od sebe, když váš tah začíná bez štítu: karty, od úrovně II i štít.
    .level-1 = Jednou za boj, váš tah začíná se štítem 0: lízněte 1 kartu.
    .level-2 = Jednou za boj, váš tah začíná se štítem 0: štít +1 a lízněte 1 kartu.
    .level-3 = Jednou za boj, váš tah začíná se štítem 0: štít +1 a lízněte 2 karty.
    .level-4 = Jednou za boj, váš tah začíná se štítem 0: štít +2 a lízněte 2 karty.
    .level-5 = Jednou za boj, váš tah začíná se štítem 0: štít +2 a lízněte 2 karty.
power-skill-griffin = Magie
    .gen = Magie
    .acc = Magii
    .more = silnější dovednost školy (Magie)
    .less = slabší dovednost školy (Magie)
    .text = Jednou za boj: vrchní odhozená karta zpět do ruky, na nižších úrovních za karty z ruky; od úrovně IV kterákoli odhozená karta.
    .level-1 = Jednou za boj: vezměte si vrchní odhozenou kartu, pak odhoďte 2 karty z ruky.
    .level-2 = Jednou za boj: vezměte si vrchní odhozenou kartu, pak odhoďte 1 kartu z ruky.
    .level-3 = Jednou za boj: vezměte si vrchní odhozenou kartu.
    .level-4 = Jednou za boj: vezměte si kteroukoli svou odhozenou kartu.
    .level-5 = Jednou za boj: vezměte si kteroukoli svou odhozenou kartu.
power-skill-cat = Rychlost
    .gen = Rychlosti
    .acc = Rychlost
    .more = silnější dovednost školy (Rychlost)
    .less = slabší dovednost školy (Rychlost)
    .text = Jednou za boj, ve svém prvním tahu: podívejte se na vrch svého balíčku a něco si z něj vezměte.
    .level-1 = Jednou za boj, první tah: vezměte si vrchní kartu balíčku.
    .level-2 = Jednou za boj, první tah: podívejte se na 3 vrchní karty a 1 si vezměte.
    .level-3 = Jednou za boj, první tah: podívejte se na 3 vrchní karty a 2 si vezměte.
    .level-4 = Jednou za boj, první tah: vezměte si 3 vrchní karty balíčku.
    .level-5 = Jednou za boj, první tah: vezměte si 3 vrchní karty balíčku.
power-skill-viper = Jedovatá ocel
    .gen = Jedovaté oceli
    .acc = Jedovatou ocel
    .more = silnější dovednost školy (Jedovatá ocel)
    .less = slabší dovednost školy (Jedovatá ocel)
    .text = Jednou za boj, když váš útok připravil soupeře o karty: podívejte se na jeho další karty, přeskládejte je a od úrovně II některé odhoďte.
    .level-1 = Jednou za boj, když váš útok odebral karty: podívejte se na 3 vrchní karty soupeře a přeskládejte je.
    .level-2 = Jednou za boj, když váš útok odebral karty: podívejte se na 2 vrchní karty soupeře a 1 odhoďte.
    .level-3 = Jednou za boj, když váš útok odebral karty: podívejte se na 4 vrchní karty soupeře, 1 odhoďte, zbytek přeskládejte.
    .level-4 = Jednou za boj, když váš útok odebral karty: podívejte se na 4 vrchní karty soupeře, 2 odhoďte, zbytek přeskládejte.
    .level-5 = Jednou za boj, když váš útok odebral karty: podívejte se na 4 vrchní karty soupeře, 2 odhoďte, zbytek přeskládejte.

# Lektvary
power-swallow = Vlaštovka
    .text = { $m ->
        [one] Zvedněte štít o { $n }. Na konci tohoto tahu lízněte o { $m } kartu méně.
        [few] Zvedněte štít o { $n }. Na konci tohoto tahu lízněte o { $m } karty méně.
       *[other] Zvedněte štít o { $n }. Na konci tohoto tahu lízněte o { $m } karet méně.
    }
power-blizzard = Vánice
    .text = { $n ->
        [one] Po kombu vyložte z ruky ještě { $n } kartu bez ohledu na vazby.
        [few] Po kombu vyložte z ruky ještě { $n } karty bez ohledu na vazby.
       *[other] Po kombu vyložte z ruky ještě { $n } karet bez ohledu na vazby.
    }
power-black-blood = Černá krev
    .text = { $m ->
        [one] Způsobte { $n } zranění. Vaše kombo smí mít v tomto tahu nejvýše { $m } kartu.
        [few] Způsobte { $n } zranění. Vaše kombo smí mít v tomto tahu nejvýše { $m } karty.
       *[other] Způsobte { $n } zranění. Vaše kombo smí mít v tomto tahu nejvýše { $m } karet.
    }
power-petris-philter = Petriho filtr
    .text = Odhoďte fialovou nebo žlutou kartu a způsobte { $n } zranění.
power-maribor-forest = Mariborský les
    .text = { $n ->
        [one] Hned lízněte { $n } kartu, na konci tohoto tahu zato o { $m } méně.
        [few] Hned lízněte { $n } karty, na konci tohoto tahu zato o { $m } méně.
       *[other] Hned lízněte { $n } karet, na konci tohoto tahu zato o { $m } méně.
    }
power-tawny-owl = Puštík
    .text = { $n ->
        [one] Na konci tohoto tahu lízněte o { $n } kartu víc.
        [few] Na konci tohoto tahu lízněte o { $n } karty víc.
       *[other] Na konci tohoto tahu lízněte o { $n } karet víc.
    }
power-thunderbolt = Hrom
    .text = Kombo s modrou nebo červenou kartou způsobí o { $n } zranění víc, ale jeho symboly štítu nic nedávají.

# Trofeje škol a vlastností
power-wolf-medal = Medailon vlka
    .text = Jednou za boj: kombo 3+ karet způsobí o { $n } zranění víc.
power-bear-medal = Medailon medvěda
    .text = Jednou za boj, se štítem 0: štít +{ $n }.
power-griffin-medal = Medailon gryfa
    .text = { $n ->
        [one] Jednou za boj: vezměte si vrchní odhozenou kartu, pak odhoďte { $n } kartu z ruky.
        [few] Jednou za boj: vezměte si vrchní odhozenou kartu, pak odhoďte { $n } karty z ruky.
       *[other] Jednou za boj: vezměte si vrchní odhozenou kartu, pak odhoďte { $n } karet z ruky.
    }
power-cat-medal = Medailon kočky
    .text = { $n ->
        [one] Jednou za boj, ve svém prvním tahu: lízněte { $n } kartu.
        [few] Jednou za boj, ve svém prvním tahu: lízněte { $n } karty.
       *[other] Jednou za boj, ve svém prvním tahu: lízněte { $n } karet.
    }
power-viper-medal = Medailon zmije
    .text = { $m ->
        [one] Jednou za boj, když váš útok připravil soupeře o karty: způsobte { $n } zranění, ale v tomto tahu lízněte o { $m } kartu méně.
        [few] Jednou za boj, když váš útok připravil soupeře o karty: způsobte { $n } zranění, ale v tomto tahu lízněte o { $m } karty méně.
       *[other] Jednou za boj, když váš útok připravil soupeře o karty: způsobte { $n } zranění, ale v tomto tahu lízněte o { $m } karet méně.
    }
power-master-combat = Mistr boje
    .text = { $n ->
        [one] Jednou za boj, dokud balíček není prázdný: na konci tahu lízněte o { $n } kartu víc.
        [few] Jednou za boj, dokud balíček není prázdný: na konci tahu lízněte o { $n } karty víc.
       *[other] Jednou za boj, dokud balíček není prázdný: na konci tahu lízněte o { $n } karet víc.
    }
power-master-defence = Mistr obrany
    .text = { $m ->
        [one] Jednou za boj, když vaše útoky v tahu vzaly aspoň { $m } kartu: zvedněte štít o { $n }.
        [few] Jednou za boj, když vaše útoky v tahu vzaly aspoň { $m } karty: zvedněte štít o { $n }.
       *[other] Jednou za boj, když vaše útoky v tahu vzaly aspoň { $m } karet: zvedněte štít o { $n }.
    }
power-master-alchemy = Mistr alchymie
    .text = Jednou za boj: právě použitý lektvar zapůsobí podruhé.
power-master-special = Mistr školy
    .text = { $n ->
        [one] Jednou za boj, hned po dovednosti školy: lízněte { $n } kartu a zvedněte štít o { $m }.
        [few] Jednou za boj, hned po dovednosti školy: lízněte { $n } karty a zvedněte štít o { $m }.
       *[other] Jednou za boj, hned po dovednosti školy: lízněte { $n } karet a zvedněte štít o { $m }.
    }

# Výbava a společníci
power-crossbow = Stankova kuše
    .text = Jednou za boj, ve svém prvním tahu: odhoďte kartu a způsobte { $n } zranění.
power-jardel = Jardel
    .text = Jednou za boj: první útok nestvůry způsobí o { $n } zranění méně.
power-martyn = Martyn
    .text = { $n ->
        [one] Za každý příchod do Hengforsu nebo Loc Ichaeru získáte { $n } zlatý.
        [few] Za každý příchod do Hengforsu nebo Loc Ichaeru získáte { $n } zlaté.
       *[other] Za každý příchod do Hengforsu nebo Loc Ichaeru získáte { $n } zlatých.
    }
power-armour = Stollův kyrys
    .text = Jednou za boj: štít +{ $n }.
power-landrags-crossbow = Landragova kuše
    .text = Jednou za boj, ve svém prvním tahu: způsobte { $n } zranění.
power-brass-knuckles = Dorotin boxer
    .text = Jednou za boj: odhoďte kartu a způsobte { $n } zranění.
power-oscar = Oskar
    .text = Jednou za boj, před tahem soupeře: podívejte se na { $n } jeho vrchní karty a { $m } z nich odhoďte.
power-adje = Adje
    .text = Jednou za boj, ve svém prvním tahu, hoďte kostkou: 1 utrpíte { $m } zranění, 2 až 4 utrpíte { $m } a způsobíte { $n }, 5 nebo 6 způsobíte { $n }.
power-kaya = Kaya
    .text = Proti nestvůrám máte vždy první tah.
power-bracers = Keldovy nátepníky
    .text = Jednou za boj, se zelenou kartou v kombu: štít +{ $n }.
power-boots = Poštovské kožené boty
    .text = { $n ->
        [one] Jednou za boj, na konci prvního tahu: lízněte o { $n } kartu víc.
        [few] Jednou za boj, na konci prvního tahu: lízněte o { $n } karty víc.
       *[other] Jednou za boj, na konci prvního tahu: lízněte o { $n } karet víc.
    }
power-edgar = Edgar
    .text = Jednou za boj s nestvůrou: vaše první kombo způsobí o { $n } zranění víc. Po zabité nestvůře bude chtít svůj díl.
power-medicine = Apolenin lékařský kufřík
    .text = { $n ->
        [one] Jednou za boj: zamíchejte zpět do balíčku { $n } odhozenou kartu.
        [few] Jednou za boj: zamíchejte zpět do balíčku { $n } odhozené karty.
       *[other] Jednou za boj: zamíchejte zpět do balíčku { $n } odhozených karet.
    }
power-crane-sword = Meč s jeřábem
    .text = Každá modrá karta vašich komb způsobí o { $n } zranění víc.

# Ponechané karty příběhů, které se boje neúčastní
kept-letter = Jeden trénink ve škole je o { $n } levnější, stojí však aspoň 1 zlatý.
kept-replaces-exploration = Místo příštího Průzkumu vás čeká jiný příběh.
kept-trade-exploration = { $n ->
    [one] Vzdejte se Průzkumu a získejte { $n } zlatý.
    [few] Vzdejte se Průzkumu a získejte { $n } zlaté.
   *[other] Vzdejte se Průzkumu a získejte { $n } zlatých.
}
kept-potion-limit = { $n ->
    [one] Smíte mít { $n } lektvar.
    [few] Smíte mít { $n } lektvary.
   *[other] Smíte mít { $n } lektvarů.
}
kept-horse = Jednou za tah smíte jet do sousedního lesa bez karty.
kept-boat = Jednou za tah vás kterákoli karta doveze k sousední vodě.

# Devatenáct míst; .loc: kde, i s předložkou (v, ve, u)
place-0 = Behelt Nar
    .gen = Behelt Naru
    .loc = v Behelt Naru
    .text = Trénujte Boj, Obranu nebo Alchymii za zlato (úroveň + 1).
place-1 = Kaer Seren
    .loc = v Kaer Seren
    .text = Škola gryfa: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-2 = Hengfors
    .gen = Hengforsu
    .loc = v Hengforsu
    .text = 1 zlatý a stopovací úkol.
place-3 = Kaer Morhen
    .loc = v Kaer Morhen
    .text = Škola vlka: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-4 = Ban Ard
    .gen = Ban Ardu
    .loc = v Ban Ardu
    .text = Alchymie +1, dokud není nad vaší zaklínačskou úrovní.
place-5 = Cidaris
    .gen = Cidarisu
    .loc = v Cidarisu
    .text = Obrana +1, dokud není nad vaší zaklínačskou úrovní.
place-6 = Novigrad
    .gen = Novigradu
    .loc = v Novigradu
    .text = Kostkový poker s místními.
place-7 = Wyzima
    .gen = Wyzimy
    .loc = ve Wyzimě
    .text = 1 zlatý, nemáte-li žádný; odstraňte až 2 karty z trhu.
place-8 = Vengerberg
    .gen = Vengerbergu
    .loc = ve Vengerbergu
    .text = Odstraňte kartu z ruky výměnou za kartu z trhu, která stojí nejvýše o 1 víc.
place-9 = Cintra
    .gen = Cintry
    .loc = v Cintře
    .text = Lektvar.
place-10 = Haern Caduch
    .gen = Haern Caduchu
    .loc = v Haern Caduchu
    .text = Škola medvěda: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-11 = Beauclair
    .gen = Beauclairu
    .loc = v Beauclairu
    .text = Lektvar.
place-12 = Glenmore
    .loc = v Glenmore
    .text = Specializace +1, dokud není nad vaší zaklínačskou úrovní.
place-13 = Doldeth
    .gen = Doldethu
    .loc = v Doldethu
    .text = 1 zlatý a stopovací úkol.
place-14 = Loc Ichaer
    .gen = Loc Ichaeru
    .loc = v Loc Ichaeru
    .text = Kostkový poker s místními.
place-15 = Gorthur Gvaed
    .gen = Gorthur Gvaedu
    .loc = v Gorthur Gvaedu
    .text = Škola zmije: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-16 = Dhuwod
    .gen = Dhuwodu
    .loc = v Dhuwodu
    .text = Lektvar.
place-17 = Stygga
    .gen = Styggy
    .loc = ve Stygze
    .text = Škola kočky: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-18 = Ard Modron
    .gen = Ard Modronu
    .loc = v Ard Modronu
    .text = Boj +1, dokud není nad vaší zaklínačskou úrovní.

# Below a card that may be chosen: what it changes for you.
change-kind = Ve vašem balíčku: { $kind }
