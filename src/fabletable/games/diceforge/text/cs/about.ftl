# O co v každé otázce jde: na co se ptá, proč na tom záleží, nač se obvykle hledí.

about-action = Vaše jediná akce: koupit stěny za zlaťáky, nebo vykonat jeden čin za střípky. Stěna vynáší znovu a znovu, čin se počítá na konci. Podívejte se, nač stačí zásoba a kolik kol má nová stěna na to, aby se vrátila.
    .now = zaplatit můžete { $faces ->
        [one] { $faces } stěnu
        [few] { $faces } stěny
       *[other] { $faces } stěn
    } a { $feats ->
        [one] { $feats } čin
        [few] { $feats } činy
       *[other] { $feats } činů
    }; { $rounds ->
        [0] tohle je poslední kolo.
        [one] po tomto přijde ještě { $rounds } kolo.
        [few] po tomto přijdou ještě { $rounds } kola.
       *[other] po tomto přijde ještě { $rounds } kol.
    }
about-offering = Oběť smí pokračovat, dokud je každá stěna jiného druhu. Na konci zlaťáky nic neznamenají a co se nevejde do zásoby, propadne, takže utrácet bývá málokdy chyba.
about-extra = Jednou za tah koupí 2 sluneční střípky druhou akci, oběť nebo čin. Porovnejte, co uděláte teď, s činem, který by tytéž střípky zaplatily příště.
about-closing = Poslední chvíle vašeho tahu, kdy lze utratit žeton. Žeton, který zbyde na konci hry, nemá žádnou cenu.
about-forge = Nová stěna natrvalo nahradí starou. Obětujte nejslabší, obvykle jediný zlaťák, a šetřete ty, které dávají střípky. Když se dobré stěny sejdou na jedné kostce, vyplatí se i házet jen jí.
about-reinforce = Karty, které pomáhají v každém tahu: každá jednou, v libovolném pořadí, před vaší akcí. Použijte všechny, které nic nestojí, a nejdřív ty, jejichž zisk k akci potřebujete.
about-sphinx-die = Toutéž kostkou se hodí čtyřikrát a každý hod platí. Vezměte tu s lepšími stěnami a myslete na to, kolik se ještě vejde do zásoby.
about-gain = Tahle stěna nabízí víc věcí a dá jednu. Podívejte se, co vám chybí k příštímu nákupu nebo činu a co by se do zásoby už nevešlo.
about-sentinel = V těchto dvou hodech se střípky ze stěny smějí všechny najednou změnit ve slávu, každý ve 2 body. Střípky ještě něco koupí; ke konci hry má sláva obvykle větší cenu.
about-cyclops = V těchto hodech se zlaťáky ze stěny smějí změnit ve slávu, každý v 1 bod. Zpočátku kupují stěny; ke konci nebo s plnou zásobou berte slávu.
about-lose = Minotaurus vám bere, co stěna ukazuje, ale nikdy víc, než máte. Zvolte to, čeho máte nejméně nebo co nejméně potřebujete.
about-mirror = Vaše zrcadlo vám dá stěnu, která padla soupeři. Vezměte tu, která vám právě teď přinese nejvíc.
about-mirror-loss = Pod Minotaurem obrátí zrcadlo cizí stěnu proti vám. Zvolte tu, která vás bude stát nejméně; co nemáte, o to nepřijdete.
about-order = Platí obě stěny a pořadí určíte vy. Nejdřív druhá stěna: její zlaťáky utratí loď. Nejdřív loď: v zásobě se udělá místo, než zlaťáky propadnou.
about-ship = Loď prodá jednu stěnu ze svatyně levněji a vy ji hned vkujete. Hledejte nejdražší, na kterou máte, nebo ji nechte být a zlaťáky si schovejte.
about-shield = Štít přibude na vaši kostku a zůstane tam, dokud přes něj nevkováte jinou stěnu. Dá 5 bodů slávy pokaždé, když vaše druhá kostka dá jeho surovinu, takže ho volte podle toho, co na ní padá nejčastěji.
about-hammer = Právě získané zlaťáky jdou do zásoby, nebo na kladivo. 15 kroků přinese 10 bodů slávy, dalších 15 ještě 15. Nechte si, co potřebujete v tomto tahu na stěnu, zbytek dejte na kladivo.
about-triton = Žeton se promění ve zlaťáky, slunce, nebo měsíc a je pryč. Vezměte to, co právě teď chybí k nákupu nebo činu.
about-cerberus = Za žeton se výsledek tohoto hodu zopakuje. Počkejte na hod, který je zřetelně lepší než obvykle, ale ne až na ten poslední.
about-satyrs-first = Dvě stěny, které leží nahoře u soupeřů, budou platit, jako by padly vám. Začněte tou, která má pro vás největší cenu.
about-satyrs-second = Druhá stěna, z jiné kostky. Některé dvojice mají společně větší cenu: trojnásobek potřebuje něco, co znásobí.
about-boar-bearer = Kanec se natrvalo vková na kostku soupeře a zaplatí vám pokaždé, když ho někdo použije. Nejvíc zaplatí ten, kdo hází nejčastěji.
about-boar-reward = Někdo použil vašeho kance a tohle je váš podíl. Vezměte střípek, který chybí k činu, jinak 3 body slávy.
