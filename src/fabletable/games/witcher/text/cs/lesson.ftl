# První hra krok za krokem. Co je mezi hvězdičkami, tiskne se tučně.
lesson-about = Jste zaklínač, lovec nestvůr na zakázku. Kdo první získá *{ $n ->
        [one] { $n } trofej
        [few] { $n } trofeje
       *[other] { $n } trofejí
    }*, vítězí. Na svobodě jsou tři nestvůry: dvě slabší a { LOC($place) } ta nejsilnější, *{ $monster }*.
    .title = O co tu jde
# $why is a whole sentence: what this school is good for.
lesson-school = Škola je váš domov, deset karet a jedna dovednost. Na výběr máte dvě; na první lov si vezměte *{ ACC($school) }*. { $why }
    .title = Vaše škola
lesson-school-other = Také hrdá škola. Co umí její dovednost, stojí na vaší desce.
lesson-board = Čtyři vlastnosti, všechny na úrovni I. *Boj*: kolik karet líznete v každém tahu boje. *Obrana*: jak vysoko stojí štít. *Alchymie*: kolik lektvarů smíte v boji vypít. *Specializace*: dovednost vaší školy.
    .title = Vaše deska
lesson-cards = { $n ->
        [one] V ruce máte { $n } kartu.
        [few] V ruce máte { $n } karty.
       *[other] V ruce máte { $n } karet.
    } Každá vás může *převést po cestě*, podle krajiny na pečeti, nebo *udeřit v boji*. A v boji jsou všechny vaše karty dohromady váš život.
    .title = Karty umějí všechno
lesson-turn = Tah má tři fáze. *I*: cestujte a využívejte místa, kam přijdete. *II*: jeden čin, boj nebo příběh. *III*: dolízněte do tří karet a vezměte si z trhu novou.
    .title = Jak jde tah
# $attribute is what the place raises.
lesson-road = Karta *„{ $card }“* ukazuje stejnou krajinu jako { $place }, takže cestu zaplatí; stačily by i kterékoli dvě karty, nebo jedna a mince. A *{ $attribute }* tam roste zadarmo.
    .title = První cesta
lesson-road-stay = Tam, kde tah začal, nelze nic podniknout, a fáze I už skončila. Příště nejdřív vyrazte na cestu.
lesson-road-other = I to je cesta. K čemu je místo dobré, stojí u jeho jména.
# $kind is the key of the attribute, $level the Roman number it rises to.
lesson-use = Přišli jste sem, a tak je akce tohoto místa vaše, jednou za tah. *{ $attribute }* stoupne na { $level }: { $kind ->
        [combat] o kartu víc v každém tahu boje.
        [defence] vyšší štít v každém boji.
        [alchemy] druhý lektvar v každém boji a jeden do zásoby hned teď.
       *[other] vaše dovednost zesílí.
    }
    .title = Akce místa
lesson-use-other = Jak chcete. Co místo nabízí, dostanete v kterémkoli tahu, kdy tam přijdete.
lesson-teach = Ve školách se trénuje za zlato: současná úroveň a jedna k tomu, tedy *{ $price }*. Máte *{ $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }*. Vzhůru do { GEN($place) }, učí se tam Boj, Obrana i Alchymie.
    .title = Do školy
lesson-teach-other = Zlato vám zůstane. Škol je na mapě několik a naučí vás kterákoli.
lesson-pay = Na tuto cestu se hodí víc karet. Dejte *„{ $card }“* a *„{ $kept }“* si nechte na příští. Odhozené nejsou ztracené: vrátí se s dalším balíčkem.
    .title = Čím se platí cesta
lesson-pay-other = Zaplaceno. Vědět, co si nechat na příští cestu, je půl řemesla.
lesson-train = Využijte akci a trénujte *{ ACC($attribute) }*: { $kind ->
        [combat] každý tah boje vám přinese o kartu víc, a čím víc karet, tím delší komba.
       *[other] čím vyšší štít, tím víc karet zůstane v balíčku.
    } Až budou všechny čtyři vlastnosti na II, stoupne i vaše zaklínačská úroveň.
    .title = Trénink
lesson-train-other = Zlato vám zůstane. Platí se jím i cesty, kostky a některé odpovědi v příbězích.
lesson-train-what = Každý stupeň stojí zlato, čím výš, tím víc. Teď zvolte *{ ACC($attribute) }*; na ostatní vlastnosti dojde, až sem přijdete příště.
    .title = Co trénovat
lesson-train-what-kind = I to je rozumné. Nakonec zaklínač potřebuje všechny čtyři.
# $n is how many roads are left from there to the monster.
lesson-on = { $n ->
        [0] Karta *„{ $card }“* vede do { GEN($place) }. Tam má doupě *{ $monster }*: prohlédněte si je.
        [1] Karta *„{ $card }“* vede do { GEN($place) }. Odtud je to jedna cesta k doupěti, kde žije *{ $monster }*.
        [one] Karta *„{ $card }“* vede do { GEN($place) }. Odtud je to { $n } cesta k doupěti, kde žije *{ $monster }*.
        [few] Karta *„{ $card }“* vede do { GEN($place) }. Odtud jsou to { $n } cesty k doupěti, kde žije *{ $monster }*.
       *[other] Karta *„{ $card }“* vede do { GEN($place) }. Odtud je to { $n } cest k doupěti, kde žije *{ $monster }*.
    } Nejsou-li karty ani co jiného dělat, začne fáze II sama.
    .title = Blíž ke kořisti
lesson-on-stay = Karty, které si necháte, nemusíte znovu lízat. Do fáze II.
lesson-on-other = Jiná cesta. Mapa je malá a kořist počká.
lesson-also = { $place } také něco nabízí, stojí to hned vedle. Co je zadarmo, to si vezměte ještě před fází II.
    .title = Při té příležitosti
lesson-also-other = Tak jindy.
lesson-deed = Fáze II je *jeden* čin. *{ $monster }* je tady, ale podívejte se na vyhlídky: { $won } ze 100. Nejdřív zesilte: *prozkoumávejte*, a uslyšíte příběh z města či z divočiny.
    .title = Jeden čin
lesson-deed-calm = Fáze II je *jeden* čin: bojovat s tím, kdo je tu, meditovat, nebo *prozkoumávat*. Zatím tu není s kým bojovat, tak prozkoumávejte: uslyšíte příběh z města či z divočiny.
lesson-deed-wilds = Tedy do divočiny. Co čeká tam, se ví stejně málo.
lesson-deed-other = Odvážné! I poražený zaklínač zase vstane.
lesson-story = Dostanete dvě odpovědi. Kam vede ta vaše, se dozvíte hned, co by přinesla druhá, už nikdy. Správná neexistuje: co uděláte vy?
    .title = Příběh
# $price is how many cards it costs where it lies, $n how many are in hand.
lesson-market = Fáze III. { $n ->
        [one] Máte { $n } kartu
        [few] Máte { $n } karty
       *[other] Máte { $n } karet
    } a z trhu si *musíte vzít další*. Platí se kartami z ruky a směrem doprava je levněji. { $price ->
        [0] *{ $card }* tu právě nestojí nic.
        [one] *{ $card }* stojí { $price } kartu.
        [few] *{ $card }* stojí { $price } karty.
       *[other] *{ $card }* stojí { $price } karet.
    }
    .title = Nové karty
lesson-market-other = Hleďte na její barvu a vazby: podle nich se skládá do komb.
lesson-friend = { $hazel } je teď { LOC($place) }. Ostatní chtějí tytéž nestvůry. Když se zaklínači potkají, smějí hrát v kostky nebo se utkat, a kdo našel *Stopu* nestvůry, udeří na ni první.
    .title = Ostatní zaklínači
# $cards is how many cards the learner has in all, $life how many the monster has.
lesson-lair = *{ $monster }* žije { LOC($place) } a má { $life ->
        [one] *{ $life } kartu života*
        [few] *{ $life } karty života*
       *[other] *{ $life } karet života*
    } proti vašim { $cards }. Stůl si ten lov s vašimi kartami vyzkoušel: dobře končí asi *{ $won } ze 100*. To stačí, vzhůru!
    .title = Lov
lesson-lair-other = Opatrný zaklínač se dožije stáří. U každé cesty k doupěti stojí vyhlídky lovu.
lesson-fare = Čím zaplatíte, tím už neudeříte. Nejméně vám bude chybět *„{ $card }“*.
    .title = Poslední cesta
lesson-fare-other = Zaplaceno. Ostatní karty udeří.
lesson-prepare = Před bojem využijte, co nabízí { $place }: je to zadarmo a možná právě to chybělo.
    .title = Před bojem
lesson-prepare-other = Tak tedy bez toho.
lesson-ready = { $n ->
        [one] Zbývá vám { $n } karta, s tou
        [few] Zbývají vám { $n } karty, s těmi
       *[other] Zbývá vám { $n } karet, s těmi
    } boj začnete. Jet dál by stálo další, takže se tu zastavte: do fáze II.
    .title = Cest už bylo dost
lesson-ready-other = Dobře, je tu i jiné k vidění. Doupě počká.
lesson-hunt = Vítězství přinese trofej a { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }. I po porážce se karty vrátí, přibude nová a budete znát Stopu. Čeká na vás *{ $monster }*. Taste meč!
    .title = Boj
lesson-hunt-other = Dnes ne. Vyhlídky uvidíte pokaždé, když sem přijdete.
lesson-ability = Každá nestvůra má něco svého, stojí to na její kartě. Tahle vám hned bere kartu z balíčku, a balíček je v boji váš život. Nejméně bude chybět *„{ $card }“*.
    .title = Čím je zvláštní
lesson-ability-other = Pro tento boj je pryč, potom se vrátí.
# $mine is how many cards are left in the learner's deck, $left how many the monster has.
lesson-hit = *{ $n } zranění.* Štít zachytí, co může, za zbytek odcházejí karty z balíčku; zbývá jich tam { $mine }. I útok ale stojí kartu: *{ $monster } jich má ještě { $left }*.
    .title = Zásah
# $text says what the potion does.
lesson-potion = Lektvary se pijí před úderem; Alchymie dovolí { $n ->
        [one] { $n } lektvar
        [few] { $n } lektvary
       *[other] { $n } lektvarů
    } za boj. *{ $potion }*. { $text }
    .title = Nejdřív lektvary
lesson-potion-enough = Co teď nevypijete, bude i v příštím tahu. Je čas udeřit: ke kombu.
lesson-potion-other = Volba je na vás. Co se nevypije, zůstane v brašně.
lesson-combo = Kombo je řetěz. Ouška na okraji karty jsou její *vazby*: navázat smí jen karta takové barvy. Nejlepší začátek je *„{ $card }“*.
    .title = Kombo
lesson-combo-single = Kombo je řetěz: *vazby*, ouška na okraji karty, říkají, jaká barva smí navázat. Tentokrát v ruce nic nenavazuje, takže *„{ $card }“* udeří sama.
lesson-combo-other = I to udeří. Navázat může, co k tomu má vazbu.
# $n is the damage of the combo so far.
lesson-chain = Zatím *{ $n } zranění*. *„{ $card }“* má správnou barvu. Každá karta přidá svůj úder a každá využitá vazba to, co ukazuje.
    .title = Karta na kartu
lesson-chain-enough = *{ $n } zranění* a dost: karty v ruce jsou dál váš život i příští kombo.
lesson-chain-done = Krátký řetěz. Karty, které zůstaly, jsou dál váš život.
lesson-chain-other = I to se hodí. Podívejte se, co navazuje.
lesson-skill = Teď lze použít dovednost vaší školy. Funguje jednou za boj a lepší chvíle sotva přijde.
    .title = Vaše dovednost
lesson-skill-other = Schováno na lepší chvíli tohoto boje.
# $cards is the level of Combat.
lesson-drawn = *{ $n } zranění.* { $monster } má ještě { $left ->
        [one] *{ $left } kartu*
        [few] *{ $left } karty*
       *[other] *{ $left } karet*
    }. Pak si líznete podle Boje, tedy { $cards }, víc nebo míň podle toho, co jste použili. Teď zase útočí nestvůra.
    .title = Úder za úderem
lesson-again = Jste znovu na tahu a nikdo vám neřekne, co zahrát. Spočítejte karty nestvůry, hledejte vazby a myslete na štít. *Rada* ukáže, co by zahrál bot.
    .title = Vlastní kombo
lesson-won = Vítězství! *{ $monster }* už nemá žádnou kartu. Máte *první ze { $n } trofejí* a { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }. Trofej leží vedle dovednosti a od teď vám pomáhá.
    .title = Jak to dopadlo
lesson-won-driven = Padli jste, ale *{ $monster }* prchá. Trofej z toho není, ale { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    } a nová karta ano, a všechny vaše karty se vrátí.
lesson-won-lost = Tentokrát byla silnější nestvůra: *{ $monster }*. Karty se vrátí, přibude nová a *Stopa* je vaše: příště udeříte první.
lesson-fatigue = Sláva unavuje: s každou trofejí karty navždy opouštějí balíček. Nejméně bude chybět *„{ $card }“* a tenčí balíček skládá lepší komba.
    .title = Cena slávy
lesson-fatigue-other = Tak tedy tahle. Balíček se krátí tam, kde je slabý.
lesson-mastery = Když jsou všechny čtyři vlastnosti nad vaší *zaklínačskou úrovní*, stoupne i ona a přinese karty. S vlastností na V smíte ve fázi II *meditovat*: trofej bez boje.
    .title = Jak růst
lesson-victory = Místo zabitých nestvůr přicházejí silnější. Trofej přinese i vítězství nad jiným zaklínačem; tady je to { $hazel }. *Poslední* z trofejí, kterých je třeba { $n }, se získává jen v boji.
    .title = Cesta k vítězství
lesson-alone = Teď je lov váš. *Rada* ukáže, co by zahrál bot, pravidla jsou vždy po ruce, vaše tabulka řekne, jak stojíte. Dobrý lov!
    .title = Dál už sami
