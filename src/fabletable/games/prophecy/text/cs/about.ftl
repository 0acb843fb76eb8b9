# O co v každé otázce jde: na co se ptá, proč na tom záleží, nač se obvykle hledí.

advised-hero-strong = Síla { $n } vyhraje většinu prvních bojů a kdo vítězí, naučí se ostatní cestou.
advised-hero-even = Síla { $n } a stejně vůle: zůstávají vám otevřené oba druhy boje.
advised-hero-wilful = Vůle { $n } zaplatí kouzla i boje vůlí; síla poroste s prvními odměnami.

about-draft = Jednu postavu si necháte, druhou pošlete doleva. Kdo má velkou sílu, bojuje od začátku, kdo má velkou vůli, kouzlí a roste později. Každá postava patří do dvou cechů a učí se v nich jen za zkušenost.
about-draft-last = Postavu, kterou si teď necháte, budete hrát. Podívejte se na sílu, na vůli a na to, kde leží oba její cechy.
about-new-hero = Vaše postava je mrtvá. Nová, tažená náhodně, přijde bez 1 života a 2 magů; nebo hru opustíte. Víc návrat nestojí.
about-banner = Kostka rozhodne, co praporec přinese prvnímu tahu vašeho kola. Přečtěte si kartu: některé mohou jen pomoci, jiné i uškodit.
about-doom = Praporec zasáhne postavu podle vašeho výběru. Obvykle tu, která je nejblíž čtvrtému artefaktu.
about-training = V cechu podle vašeho výběru se objeví nová schopnost; leží-li tam už dvě, starší odejde. Vezměte vlastní cech poblíž: v něm se platí jen zkušeností.
about-reveal-plane = Odkryjete další zakrytou kartu sféry, všem na očích. Vyberte sféru, na kterou chcete zaútočit jako první: budete vědět, na co se připravit.
about-move = Jeden pohyb za tah a ten rozhodne, koho potkáte. Hledejte nestvůru, kterou porazíte, cech, kde vaše zkušenost na něco stačí, a místo, kde se léčí.
    .now = cest je { $n } a { $battles ->
        [0] žádná nevede do boje, který by bylo vidět předem.
        [one] { $battles } z nich vede do boje, který je vidět předem.
        [few] { $battles } z nich vedou do boje, který je vidět předem.
       *[other] { $battles } z nich vede do boje, který je vidět předem.
    }
about-move-again = Rychlé nohy se smějí pohnout podruhé. Na poli mezi tím se nebojuje ani nic nedělá, takže tudy se dá nebezpečí obejít.
about-teleport = Smíte se objevit na kterémkoli z těchto polí. Platí to za příchod: s nestvůrami se bojuje, ale vše, co pole nabízí, je vám otevřené.
about-burglary = Vloupání se povedlo: jedno vyložené zboží zadarmo, nebo trochu zlata. Vezměte to, na co byste neměli.
about-trade = Obchod nahrazuje pohyb a dát něco musí oba. Nabídněte to, co má pro druhého větší cenu než pro vás.
about-accept-trade = Někdo vám nabízí obchod. Porovnejte, co kdo získá; odmítnutí vám nikdo nezazlí.
about-encounter = S každou nestvůrou je nutné bojovat dřív než cokoli jiného, v libovolném pořadí. Nevyhraný boj ukončí tah, takže začněte tou, kterou porazíte nejjistěji.
about-guardian = Cestu hlídá strážce sféry. Nejdřív musí padnout nižší, pak vyšší; mezi nimi smíte pít a číst. Než začnete, porovnejte oba druhy boje.
about-services = Co pole nabízí, v libovolném pořadí, dokud máte čím platit. Nejdřív se léčte a opravujte, pak dávejte zkušenost a zlato za to, co pomůže v příštím boji.
about-final-attack = V závěrečném boji musíte ve svém tahu na někoho zaútočit. Vyberte toho, koho porazíte nejjistěji: poražený odevzdá artefakt.
about-stranger = Pocestný vyloží zboží; na Černém trhu smíte i prodávat. Co nevezmete, zase odejde, takže porovnejte ceny s tím, co bude stát příští schopnost.
about-ruins = Vy určíte, která nestvůra vyleze, a hned s ní bojujete. Nejvíc přinese nejsilnější z těch, které jistě porazíte.
about-smith = Kovář vylepší jednu zbraň natrvalo o 1. Dejte mu tu, kterou budete držet i ve sférách.
about-give-away = Poustevník chce, aby nikdo nebyl chudší než vy, a přebytek musí pryč. Nejdřív dejte málo užitečné předměty; co chybí, vezme se ve zlatě.
about-forge = S falešnými mincemi zaplatíte o 3 zlaté méně. Pomohou jednou, šetřete je na cenu, která za to stojí.
about-crystal = Magy lze vzít z krystalu místo ze sebe. Co zaplatí krystal, neoslabí vaši vůli.
about-fill-crystal = Doplněné magy smíte uložit do krystalu na později. Vlastní magy jsou vaše vůle, magy v krystalu slouží jen k placení.
about-discount = Něco z vašeho zlevní toto kouzlo, jednou za kolo. Nechte si to, přijde-li ještě dražší.
about-kind = Boj silou, nebo za 2 magy boj vůlí; zaplacené magy vás hned oslabí. Porovnejte oba součty se součtem nestvůry a vezměte ten, kde máte větší náskok.
about-paid-kind = Za boj s touto nestvůrou se platí vždycky, magy za sílu, životy za vůli. Hleďte na to, co vám po zaplacení zbyde: s tím budete bojovat.
about-attack-kind = Útočíte silou, nebo zaplatíte magy za boj vůlí. Podívejte se, čeho má soupeř méně.
about-defend-kind = Někdo na vás útočí silou a vy smíte za magy bojovat vůlí. Stojí to za to, je-li vaše vůle po zaplacení vyšší než nynější síla.
about-wield = Co držíte, platí v každém hodu tohoto boje a měnit to pak nejde. Ruce máte dvě: zbraň a štít, nebo jednu věc, která chce obě.
about-head = Na hlavě jen jedna věc. Vezměte tu, jejíž bonus se hodí k druhu boje.
about-before-roll = Poslední chvíle před hodem: kouzla, vrhy, koupené bonusy. Porovnejte součty; náskok 3 vyhrává 30 hodů z 36, takže víc bývá zbytečné.
about-after-roll = Kostky leží. Něco z vašeho je ještě může změnit, za svou cenu. Stojí za to tenhle hod, nebo přijde těžší?
about-shield = Hod je prohraný o málo. Štít z něj udělá remízu a poškodí se; oprava stojí 1 zlatý všude, kde jsou lidé.
about-healing = Za magy ztratíte o 1 život méně, jednou za každou ztrátu, ať je jakkoli velká. Životy jsou zároveň vaše síla.
about-guardian-angel = Boj je prohraný, ale za magy z něj anděl udělá remízu dřív, než se ztráta započítá, jednou za tah. Vyplatí se, když jde o víc než 1 život.
about-fanaticism = S týmž soupeřem lze hned bojovat znovu a všechno se platí znovu. Jen jsou-li vyhlídky dobré i po tom, co stál první boj.
about-health-or-mana = Přijdete o jedno, nebo o druhé. Životy jsou síla, magy vůle. Co potřebujete v příštím boji a co se dá poblíž snáz doplnit?
about-before-die = Kostka rozhodne něco mimo boj a něco z vašeho jí může pomoci. Podívejte se, zač výsledky stojí.
about-alter-die = Kostku lze změnit nebo přehodit. Jen když na rozdílu záleží.
about-pick-item = Jeden z předmětů je váš, ostatní jdou pryč. Hledejte zbraň, k níž máte schopnost, věc, která pomůže ve sférách, nebo tu, která se draze prodá.
about-take-item = Smíte si to vzít, nebo nechat být. Na konci kola platí limit; nepotřebné koupí ve městě i ve vesnici.
about-learn-free = Schopnost zdarma. Obvykle nejdražší z těch, které sedí k vašemu způsobu boje.
about-learn-afar = Kniha naučí schopnost kteréhokoli cechu na dálku. Hledejte tu, ke které byste šli nejdéle.
about-lose-item = O jednu ze svých věcí přijdete. Nejdřív poškozené, pak ty, ke kterým nemáte schopnost.
about-hand-over = Něco je třeba odevzdat. To nejlevnější, nebo co je stejně poškozené.
about-duel-lost = Prohráli jste s jinou postavou: dejte 1 život, nebo si vítěz vezme kterýkoli předmět. Porovnejte jeden život s nejlepší věcí, kterou nesete.
about-take-from-loser = Vyhráli jste: kterýkoli předmět poraženého je váš. Především artefakt, jinak to, co pomůže v příštích bojích.
about-theft = Vyhráli jste a díky Zlodějství kořist určíte sami. Podívejte se, co dělá poraženého silným, nebo vezměte zlato na příští schopnost.
about-give-artifact = V závěru hry jste prohráli a musíte odevzdat artefakt. Nechte si ty, jejichž moc potřebujete v příštím boji.
about-victim = Na kterou postavu na tomto poli to zapůsobí. Obvykle na tu, která je nejdál.
about-steal-item = Smíte vzít jednu věc jiné postavě. Podívejte se, co ji dělá nebezpečnou nebo co použijete sami.
about-destroy-item = Svitek obrátí v prach jeden předmět jiné postavy. Vyberte to, co jí v příštích bojích dá nejvíc.
about-discard-item = Co je nad limit, jde na konci kola pryč. Obvykle odcházejí lektvary, které nebyly vypity včas, a zbraně, které už nedržíte.
about-discard-skill = Schopností je víc, než si smíte nechat. Vzdejte se té, na které už dlouho nezáleželo.
about-battlefield = Tady se všichni sejdou k závěrečnému boji. Krajina, která pomáhá vašim schopnostem, je půl vítězství.
