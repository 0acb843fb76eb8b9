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
card-intense-aard = Mocný Aard
card-intense-igni = Mocný Igni
card-melt-armour = Roztavení zbroje
card-shock-wave = Rázová vlna
card-firestream = Ohnivý proud
card-intense-yrden = Mocný Yrden
card-intense-axii = Mocný Axii
card-intense-quen = Mocný Quen
card-magic-trap = Magická past
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

terrain-forest = les
terrain-mountain = hory
terrain-water = voda
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
    .level = Karet na konci každého bojového tahu: { $n }.
attribute-defence = Obrana
    .level = Váš štít se může zvednout na { $n }.
attribute-alchemy = Alchymie
    .level = { $n ->
        [one] V boji smíte použít { $n } lektvar.
        [few] V boji smíte použít { $n } lektvary.
       *[other] V boji smíte použít { $n } lektvarů.
    }
attribute-special = Specializace
    .level = Dovednost vaší školy.

school-wolf = Škola vlka
    .witcher = Erim
school-bear = Škola medvěda
    .witcher = Ryfar
school-griffin = Škola gryfa
    .witcher = Godryk
school-cat = Škola kočky
    .witcher = Kylar
school-viper = Škola zmije
    .witcher = Jasper

# Zvláštní dovednosti
power-skill-wolf = Mistr meče
    .text = Jednou za boj, s kombem tří nebo více karet: zranění navíc, od úrovně II i karty.
    .level-1 = Jednou za boj, kombo 3+ karet: zranění +1.
    .level-2 = Jednou za boj, kombo 3+ karet: zranění +1 a lízněte 1 kartu.
    .level-3 = Jednou za boj, kombo 3+ karet: zranění +2 a lízněte 1 kartu.
    .level-4 = Jednou za boj, kombo 3+ karet: zranění +2 a lízněte 2 karty.
    .level-5 = Jednou za boj, kombo 3+ karet: zranění +2 a lízněte 2 karty.
power-skill-bear = Pancíř
    .text = Jednou za boj, samo od sebe, když váš tah začíná bez štítu: karty, od úrovně II i štít.
    .level-1 = Jednou za boj, váš tah začíná se štítem 0: lízněte 1 kartu.
    .level-2 = Jednou za boj, váš tah začíná se štítem 0: štít +1 a lízněte 1 kartu.
    .level-3 = Jednou za boj, váš tah začíná se štítem 0: štít +1 a lízněte 2 karty.
    .level-4 = Jednou za boj, váš tah začíná se štítem 0: štít +2 a lízněte 2 karty.
    .level-5 = Jednou za boj, váš tah začíná se štítem 0: štít +2 a lízněte 2 karty.
power-skill-griffin = Magie
    .text = Jednou za boj: vrchní odhozená karta zpět do ruky, na nižších úrovních za karty z ruky; od úrovně IV kterákoli odhozená karta.
    .level-1 = Jednou za boj: vezměte si vrchní odhozenou kartu, pak odhoďte 2 karty z ruky.
    .level-2 = Jednou za boj: vezměte si vrchní odhozenou kartu, pak odhoďte 1 kartu z ruky.
    .level-3 = Jednou za boj: vezměte si vrchní odhozenou kartu.
    .level-4 = Jednou za boj: vezměte si kteroukoli svou odhozenou kartu.
    .level-5 = Jednou za boj: vezměte si kteroukoli svou odhozenou kartu.
power-skill-cat = Rychlost
    .text = Jednou za boj, ve svém prvním tahu: podívejte se na vrch svého balíčku a něco si z něj vezměte.
    .level-1 = Jednou za boj, první tah: vezměte si vrchní kartu balíčku.
    .level-2 = Jednou za boj, první tah: podívejte se na 3 vrchní karty a 1 si vezměte.
    .level-3 = Jednou za boj, první tah: podívejte se na 3 vrchní karty a 2 si vezměte.
    .level-4 = Jednou za boj, první tah: vezměte si 3 vrchní karty balíčku.
    .level-5 = Jednou za boj, první tah: vezměte si 3 vrchní karty balíčku.
power-skill-viper = Jedovatá ocel
    .text = Jednou za boj, když váš útok připravil soupeře o karty: podívejte se na jeho další karty, přeskládejte je a od úrovně II některé odhoďte.
    .level-1 = Jednou za boj, když váš útok odebral karty: podívejte se na 3 vrchní karty soupeře a přeskládejte je.
    .level-2 = Jednou za boj, když váš útok odebral karty: podívejte se na 2 vrchní karty soupeře a 1 odhoďte.
    .level-3 = Jednou za boj, když váš útok odebral karty: podívejte se na 4 vrchní karty soupeře, 1 odhoďte, zbytek přeskládejte.
    .level-4 = Jednou za boj, když váš útok odebral karty: podívejte se na 4 vrchní karty soupeře, 2 odhoďte, zbytek přeskládejte.
    .level-5 = Jednou za boj, když váš útok odebral karty: podívejte se na 4 vrchní karty soupeře, 2 odhoďte, zbytek přeskládejte.

# Lektvary
power-swallow = Vlaštovka
    .text = Štít +{ $n }. Na konci tohoto tahu lízněte méně karet: −{ $m }.
power-blizzard = Vánice
    .text = Po kombu vyložte z ruky další karty bez ohledu na vazby: { $n }.
power-black-blood = Černá krev
    .text = Způsobte zranění: { $n }. Vaše kombo smí mít v tomto tahu nejvýše tolik karet: { $m }.
power-petris-philter = Petriho filtr
    .text = Odhoďte fialovou nebo žlutou kartu a způsobte zranění: { $n }.
power-maribor-forest = Mariborský les
    .text = Hned lízněte karty: { $n }. Na konci tohoto tahu lízněte méně: −{ $m }.
power-tawny-owl = Puštík
    .text = Na konci tohoto tahu lízněte víc karet: +{ $n }.
power-thunderbolt = Hrom
    .text = Kombo s modrou nebo červenou kartou: zranění +{ $n }, ale jeho symboly štítu nic nedávají.

# Trofeje škol a vlastností
power-wolf-medal = Medailon vlka
    .text = Jednou za boj: kombo 3+ karet, zranění +{ $n }.
power-bear-medal = Medailon medvěda
    .text = Jednou za boj, se štítem 0: štít +{ $n }.
power-griffin-medal = Medailon gryfa
    .text = Jednou za boj: vezměte si vrchní odhozenou kartu, pak odhoďte karty z ruky: { $n }.
power-cat-medal = Medailon kočky
    .text = Jednou za boj, ve svém prvním tahu: lízněte karty: { $n }.
power-viper-medal = Medailon zmije
    .text = Jednou za boj, když váš útok připravil soupeře o karty: zranění +{ $n }, ale v tomto tahu lízněte méně karet: −{ $m }.
power-master-combat = Mistr boje
    .text = Jednou v každém boji, dokud balíček není prázdný: na konci tahu lízněte víc karet: +{ $n }.
power-master-defence = Mistr obrany
    .text = Jednou za boj, když vaše útoky v tahu vzaly aspoň tolik karet: { $m }. Štít +{ $n }.
power-master-alchemy = Mistr alchymie
    .text = Jednou za boj: právě použitý lektvar zapůsobí podruhé.
power-master-special = Mistr školy
    .text = Jednou za boj, hned po dovednosti Specializace: lízněte karty ({ $n }) a štít +{ $m }.

# Výbava a společníci
power-crossbow = Kuše
    .text = Jednou za boj, ve svém prvním tahu: odhoďte kartu a způsobte zranění: { $n }.
power-jardel = Jardel
    .text = Jednou za boj: zranění prvního útoku nestvůry −{ $n }.
power-martyn = Martyn
    .text = Zlaté za každý příchod na místo Hengfors nebo Loc Ichaer: { $n }.
power-armour = Zbroj
    .text = Jednou za boj: štít +{ $n }.
power-landrags-crossbow = Landragova kuše
    .text = Jednou za boj, ve svém prvním tahu: způsobte zranění: { $n }.
power-brass-knuckles = Boxer
    .text = Jednou za boj: odhoďte kartu a způsobte zranění: { $n }.
power-oscar = Oskar
    .text = Jednou za boj, před tahem soupeře: podívejte se na jeho vrchní karty ({ $n }) a některé odhoďte ({ $m }).
power-adje = Adje
    .text = Jednou za boj, ve svém prvním tahu, hoďte: 1 utrpíte zranění { $m }; 2 až 4 utrpíte { $m } a způsobíte { $n }; 5 nebo 6 způsobíte { $n }.
power-kaya = Kaya
    .text = Proti nestvůrám máte vždy první tah.
power-bracers = Nátepníky
    .text = Jednou za boj, se zelenou kartou v kombu: štít +{ $n }.
power-boots = Kožené boty
    .text = Jednou za boj, na konci prvního tahu: lízněte víc karet: +{ $n }.
power-edgar = Edgar
    .text = Jednou za boj s nestvůrou: zranění vašeho prvního komba +{ $n }. Po zabité nestvůře bude chtít svůj díl.
power-medicine = Lékárna
    .text = Jednou za boj: zamíchejte zpět do balíčku odhozené karty: { $n }.
power-crane-sword = Meč s jeřábem
    .text = Každá modrá karta vašich komb: zranění +{ $n }.

# Ponechané karty příběhů, které se boje neúčastní
kept-letter = Jeden trénink ve škole je o { $n } levnější, stojí však aspoň 1 zlatý.
kept-replaces-exploration = Místo příštího Průzkumu vás čeká jiný příběh.
kept-trade-exploration = Vzdejte se Průzkumu a získejte zlaté: { $n }.
kept-potion-limit = Váš limit lektvarů: { $n }.
kept-horse = Jednou za tah smíte jet do sousedního lesa bez karty.
kept-boat = Jednou za tah vás kterákoli karta doveze k sousední vodě.

# Devatenáct míst
place-0 = Behelt Nar
    .text = Trénujte Boj, Obranu nebo Alchymii za zlato (úroveň + 1).
place-1 = Kaer Seren
    .text = Škola gryfa: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-2 = Hengfors
    .text = 1 zlatý a stopovací úkol.
place-3 = Kaer Morhen
    .text = Škola vlka: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-4 = Ban Ard
    .text = Alchymie +1, dokud není nad vaší zaklínačskou úrovní.
place-5 = Cidaris
    .text = Obrana +1, dokud není nad vaší zaklínačskou úrovní.
place-6 = Novigrad
    .text = Kostkový poker s místními.
place-7 = Wyzima
    .text = 1 zlatý, nemáte-li žádný; odstraňte až 2 karty z trhu.
place-8 = Vengerberg
    .text = Odstraňte kartu z ruky výměnou za kartu z trhu, která stojí nejvýše o 1 víc.
place-9 = Cintra
    .text = Lektvar.
place-10 = Haern Caduch
    .text = Škola medvěda: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-11 = Beauclair
    .text = Lektvar.
place-12 = Glenmore
    .text = Specializace +1, dokud není nad vaší zaklínačskou úrovní.
place-13 = Doldeth
    .text = 1 zlatý a stopovací úkol.
place-14 = Loc Ichaer
    .text = Kostkový poker s místními.
place-15 = Gorthur Gvaed
    .text = Škola zmije: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-16 = Dhuwod
    .text = Lektvar.
place-17 = Stygga
    .text = Škola kočky: trénink za zlato (úroveň + 1); Specializace jen ve vlastní škole.
place-18 = Ard Modron
    .text = Boj +1, dokud není nad vaší zaklínačskou úrovní.
