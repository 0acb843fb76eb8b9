# První hra krok za krokem. Co je mezi hvězdičkami, tiskne se tučně.
lesson-about = Turnaj hrdinů a vašimi zbraněmi jsou kostky. Kdo má po kole { $rounds } nejvíc *slávy*, vítězí. Vy máte { $mine }, { $hazel } { $theirs }: zatím jen štěstí prvních hodů.
    .title = O co tu jde
lesson-parts = Uprostřed prodává *svatyně* stěny za zlaťáky. Na ostrovech leží *činy*, za ty se platí slunečními a měsíčními střípky. Před vámi leží vaše zásoba, kostky a skutky.
    .title = Co kde leží
lesson-dice = Dvě kostky a smíte je přestavovat: každou stěnu lze vyměnit za lepší. Právě vám daly *{ $sun }* a *{ $moon }*. Rámeček ukazuje stěnu, která leží nahoře.
    .title = Vaše dvě kostky
lesson-turn = Na začátku *každého* tahu, i cizího, se hází všemi kostkami a všichni dostanou své; ve dvou dokonce dvakrát. Pak ten, kdo je na tahu, udělá *jednu* věc.
    .title = Jak jde tah
lesson-purchase = Máte { $gold }. Vaše kostky padnou ještě asi třicetkrát, takže stěna koupená dnes vydělává dlouho. Začněte výnosnou: *„{ $face }“*, cena { $price }.
    .title = První nákup
lesson-purchase-pass = Pasovat se tu nevyplatí. Můžete to vzít zpět a koupit stěnu.
lesson-purchase-face = I to je dobré. Hned ji vkujeme.
lesson-purchase-feat = Hned čin? Odvážné. Je to vaše jediná akce, stěny počkají do příštího tahu.
lesson-forging = Stěna „{ $face }“ zakryje starou navždy. Na sluneční kostce je skoro všude *1 zlaťák*. Zakryjte jeden z nich a nechte si jediný sluneční střípek.
    .title = Kování
lesson-forging-shard = Tím zmizelo něco lepšího než 1 zlaťák. Můžete to vzít zpět.
lesson-forging-moon = Také dobře. Dvě kostky, dvanáct míst.
lesson-offering = Máte ještě { $gold } a k oběti smíte přidat *jinou* stěnu. Střípky platí činy a slunečních je málo: vezměte *„{ $face }“*, cena { $price }.
    .title = Jedna oběť, více stěn
lesson-offering-done = Zlaťáky vám zůstanou. Neztratí se, ale stěna ve svatyni pro vás nepadá.
lesson-offering-face = I tahle stěna se zaplatí. Hned ji vkujeme.
lesson-offering-cover = Stěna „{ $face }“ je koupená. Teď vyberte, *kterou stěnu zakryje*. Nejslabší je *1 zlaťák* a zmizí navždy; střípky si na kostkách nechte.
    .title = Kterou stěnu zakryje
lesson-offering-cover-place = Také dobře. Dvě kostky, dvanáct míst.
lesson-paid = Na tahu je { $hazel }, a i vy dostáváte zaplaceno: poslední hod vám dal *{ $sun }* a *{ $moon }*. Co leží nahoře, jde do vaší zásoby.
    .title = Platí se každý tah
lesson-friend = { $hazel } koná čin *„{ $feat }“* (na konci { $worth }) a jde k jeho portálu. Karty každého činu jsou jen dvě.
    .title = Co dělají ostatní
lesson-friend-plain = { $hazel } koná čin *„{ $feat }“* a jde k jeho portálu. Karty každého činu jsou jen dvě.
lesson-friend-offers = { $hazel } kupuje stěnu. Co si ostatní vkují, padá pro ně od této chvíle, i ve vašich tazích.
lesson-harvest = Stěna „{ $face }“, kterou jste vkovali, padla { $times }×. Teď máte { $gold }, { $sun } a { $moon }: na první čin to stačí.
    .title = Co hody přinesly
lesson-harvest-down = Stěna „{ $face }“ tentokrát nepadla, ale { $left ->
        [one] zbývá ještě { $left } kolo
        [few] zbývají ještě { $left } kola
       *[other] zbývá ještě { $left } kol
    }. I tak teď máte { $gold }, { $sun } a { $moon }.
lesson-harvest-other = Každý hod doplnil vaši zásobu. Teď máte { $gold }, { $sun } a { $moon }.
lesson-feat = *{ $feat }* stojí { $price }. Od příštího tahu hodíte každý tah ještě jednou kostkou a na konci se počítá za { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
       *[other] { $worth } bodů
    } slávy.
    .title = První čin
lesson-feat-pass = Klidný tah. Střípky počkají, ale co se nevejde do zásoby, propadne.
lesson-feat-face = Další stěny, dobře. Střípky počkají; dokud se vejdou do zásoby, nepřijdete o ně.
lesson-feat-other = Také čin. Přečtěte si kartu: některé platí hned, některé každý tah, některé až na konci.
lesson-extra = Jednou za tah koupíte za { $price } *druhou akci*. Máte { $sun } a { $gold }. Se stěnou *„{ $face }“* (cena { $cost }) dosáhnete na dražší činy.
    .title = Akce navíc
lesson-extra-done = Necháte si je na později. Slunečními střípky se platí i činy na pravé straně moře.
lesson-extra-other = Dobře využitá druhá akce.
lesson-extra-cover = Koupeno za druhou akci: „{ $face }“. Teď vyberte, *kterou stěnu zakryje*. Nejméně ztratíte na některé ze stěn s *1 zlaťákem*.
    .title = Kam přijde
lesson-extra-cover-place = Také dobře. Obvykle se zakrývá nejslabší stěna.
lesson-limits = Do zásoby se vejde { $gold } zlaťáků a po { $shards } střípcích; co je navíc, propadá. Nejdřív *{ $feat }*: hoďte jednou kostkou jen pro sebe, ještě před akcí.
    .title = Meze
lesson-limits-later = Jak chcete. Použít ji smíte jednou v každém svém tahu, před akcí.
lesson-oust = { $hazel } stojí u portálu. Vykonejte čin na stejném místě a { $hazel } půjde domů, ale bohové dají útěchou *hod navíc*. Teď rozhodujete vy: nikdo neradí.
    .title = Jak vyhnat hrdinu
lesson-oust-home = U portálu nikdy nestojí dva: kdo přijde, vyžene druhého a bohové dají útěchou *hod navíc*. Teď rozhodujete vy: nikdo neradí.
lesson-victory = Nejdřív stěny, potom činy. Velké body leží daleko: Hydra { $hydra }, Gorgona { $gorgon }, Převozník { $ferryman }. Znalci končí nad stovkou bodů slávy.
    .title = Cesta k vítězství
lesson-alone = Zbývá kol: { $left }, a jsou vaše. *Rada* ukáže, co by zahrál bot, pravidla jsou vždy po ruce, vaše tabulka řekne, jak stojíte. Ať se kování daří!
    .title = Dál už sami
