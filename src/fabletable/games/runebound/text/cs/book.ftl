# Kniha pravidel: co kapitoly potřebují kromě svých prvních slov.
rule-aim = O co jde
    .text = Kdesi v království sbírá síly padouch. Vyrážíte na cestu, hledáte [dobrodružství](adventures), získáváte [trofeje](trophies), učíte se [dovednosti](skills) a kupujete, co se hodí, a kdo jako první [porazí padoucha](villain), vyhrál. Nečekejte dlouho: nezastaví-li ho nikdo, prohrají všichni hrdinové společně.
rule-hero = Váš hrdina
    .text = **Rychlost** je počet kostek terénu, kterými házíte, **zdraví** počet zranění, která vás porazí, **limit ruky** počet dovedností, které smíte držet. **Tělo, Mysl a Duch** říkají, kolik karet odkryjete při zkoušce a kolik dovedností toho druhu se smíte naučit. Rychlost mají všichni hrdinové 3. Každý přináší tři bojové žetony a dvě vlastní schopnosti.
rule-hero-all = Šest hrdinů
    .text =
        - **{ hero-lissa }**: zdraví 9, ruka 3, Tělo 2, Mysl 2, Duch 2, zlato 1, začíná u svatyně
        - **{ hero-corbin }**: zdraví 10, ruka 3, Tělo 3, Mysl 2, Duch 0, zlato 2, začíná v pevnosti
        - **{ hero-laurel-of-bloodwood }**: zdraví 8, ruka 4, Tělo 2, Mysl 2, Duch 1, zlato 2, začíná v osadě
        - **{ hero-lord-hawthorne }**: zdraví 9, ruka 3, Tělo 3, Mysl 1, Duch 1, zlato 3, začíná v pevnosti
        - **{ hero-elder-mok }**: zdraví 9, ruka 3, Tělo 2, Mysl 1, Duch 2, zlato 2, začíná u svatyně
        - **{ hero-master-thorn }**: zdraví 8, ruka 4, Tělo 0, Mysl 3, Duch 2, zlato 2, začíná v osadě
rule-set-up-table = Rozložení
    .text =
        1. Na každé z 27 míst položte drahokam lícem nahoru: devět boje, devět průzkumu, devět setkání.
        2. Zvolte scénář, zamíchejte jeho deset karet příběhu a do každého balíčku dobrodružství dejte deset jeho karet.
        3. Hrdinové se zlatem, žetony a dovednostmi, pak jejich místa, pak schopnosti z přípravy, vždy v pořadí tahů.
        4. Na každý ze čtyř trhů tři předměty lícem nahoru.
        5. Žeton času na první políčko stranou 1 nahoru.
rule-set-up-chosen = Hrdinové se vybírají
    .text = V pořadí tahů od prvního hráče si každý vybere jednoho ze zbylých hrdinů.
rule-set-up-dealt = Hrdinové se rozdávají
    .text = Každý dostane jednoho náhodného hrdinu.
rule-turn-actions = Tři akce
    .text =
        - **Pohyb** (1): jedno pole, nebo [hod kostkami](movement).
        - **Odpočinek** (1): ve městě, osadě, svatyni a pevnosti se vyléčí všechna zranění. V divočině hoďte pěti kostkami a vyléčte 1 za každou, která ukazuje terén vašeho pole.
        - **Výcvik** (1): lízněte tolik dovedností, kolik je limit ruky, pak odhoďte přebytek.
        - **Nákup** (1), ve městě: viz [nákup](shop).
        - **Úkol, zvěst, karta** (1): co říká, na jejím místě.
        - **Dobrodružství** (2): viz [dobrodružství](adventures).

        Tutéž akci smíte opakovat. Smíte také nedělat nic.
rule-turn-defeated = Poražený a zdržený
    .text = Hrdina, jehož zranění dosáhla zdraví, je poražen: nic dalšího neztrácí, ale smí jen odpočívat a nelze s ním bojovat. Schopnosti používat a dovednosti se učit smí; zvedne ho i vyšší zdraví. Zdržený hrdina příští akcí vstává; kdo je obojí, nejdřív odpočívá.
rule-turn-time = Čas a příběh
    .text = První hráč se nemění. Po každém kole se žeton času posune: hvězda přinese kartu příběhu, kroužek otočí drahokamy tam, kde nestojí hrdina. Karta příběhu se buď hned stane, nebo se z ní stane úkol otevřený všem a její žeton leží na poli, které uvádí. Dvanáct políček tvoří dějství; na konci prvního přijde padouch.
rule-movement-example = Cesta na třech kostkách
    .text = Stojíte na pláních a hodíte žolíka, pláně nebo les a hory nebo vodu. Před vámi jsou dvě pole lesa: druhá kostka vás dovede na první, žolík na druhé. Třetí by mohla vést do hor, do vody nebo přes řeku. Co neutratíte, propadá.
rule-adventures-decks = Tři druhy drahokamů
    .text =
        - **Boj**, oranžové: většinou nepřátelé.
        - **Průzkum**, zelené: většinou úkoly, které vás pošlou přes celé království.
        - **Setkání**, fialové: většinou události s volbou, zkoušky a zvěsti.

        Trofejemi týchž druhů se platí dovednosti.
rule-quests-example = Placení kostkami
    .text = Úkol chce hory a vodu, nebo dva lesy. Hodili jste hory nebo vodu, les nebo kopce a žolíka. První kostka zaplatí hory, nebo vodu, nikdy obojí; s žolíkem je první výsledek zaplacen. Na dva lesy vezměte druhou kostku a žolíka.
rule-skills-more = Učení
    .text =
        - Naučená dovednost leží před vámi lícem nahoru a od té chvíle působí.
        - Je-li dovedností jednoho druhu příliš, odhoďte jednu z nich, třeba i tu novou.
        - Jen tak se dovednosti neodhazují: jen kvůli limitům, [úsilí](exert) a schopnostem.
rule-tests-example = Zkouška Mysli
    .text = Mysl 2 a úprava +1: odkryjte tři karty z balíčku dovedností. Žádná hvězda? Vynaložte úsilí a odkryjte další, kolikrát máte karty a chuť. Záporná vlastnost platí za 0.
rule-shop-steps = Krok za krokem
    .text =
        1. Vyložte na trh čtvrtý předmět.
        2. Prodejte kterékoli své předměty za jejich cenu; žeton se vrací.
        3. Kupte právě jeden, nebo právě jeden ze čtyř odhoďte.

        Co jste v této akci koupili, v ní prodat nelze. Odejde-li předmět z trhu jindy, hned ho nahradí další.
rule-combat-tokens-signs = Symboly
    .text =
        - **Síla, magie, lebka**: zranění. Lebky mají jen nepřátelé.
        - **Štít**: zastavuje zranění.
        - **Obratnost**: otočte svůj žeton, nebo přimějte soupeře znovu vrhnout jeden jeho.
        - **Vzepětí**: platí schopnosti.
        - **Zdvojení**: zdvojí žeton, který je na ně položen.
        - **Pomlčka**: nic, ale zlatá pomlčka se počítá při určení, kdo jedná první.

        Strana se dvěma symboly se utrácí za dva, zlatá se počítá jednou.
rule-combat-tokens-round = Bojové kolo
    .text =
        1. Obě strany vrhnou všechny své žetony.
        2. Kdo má víc zlatých stran, začíná; pak se střídají po jedné [bojové akci](combat-actions), dokud oba nepasují.
        3. Hrdina smí zkusit [ústup](retreat). Jinak se vrhá znovu.

        Co se děje při vstupu do boje, přijde těsně před prvním vrhem a patří už k prvnímu kolu; žádný štít to nezastaví.
rule-combat-actions-example = Kolo Lissy
    .text = Lissa má dvě síly, obratnost a vzepětí. Jedná první a obratností přiměje nepřítele znovu vrhnout zdvojení: padne pomlčka. Nepřítel udeří dvěma lebkami; štít nemá, takže utrpí 2 zranění. Ona dá 2 zranění silou a nepřítel jedno zastaví štítem. Vzepětí zaplatí schopnost; pak oba pasují.
rule-enemies-tokens = Co vrhají nepřátelé
    .text = Vždy týchž pět žetonů: lebka nebo štít, lebka nebo obratnost, zlatá lebka nebo vzepětí, lebka nebo zlatá pomlčka, zdvojení nebo zlatá pomlčka. Veterán má dvě lebky nebo zlaté vzepětí. K čemu nepřítel vzepětí použije, říká jeho karta.
rule-villain-margath = { scenario-margath }
    .text =
        { scenario-margath.effect }

        Margath má 15 zdraví, o 1 méně za každý poznatek soupeře. Za vzepětí se posmívá (1: otočí žeton soupeře), vyléčí si 3 (2), nebo zdvojí všechny své lebky (3).
rule-villain-corpse = { scenario-corpse-king }
    .text =
        { scenario-corpse-king.effect }

        Vorakesh má 10 zdraví, o 1 více za každou zombii na mapě a o 2 méně za každého spojence soupeře. Za vzepětí křísí mrtvé (1: schopnost odhozeného nepřítele), saje život (1: 1 zranění a vyléčí si 1), nebo proklíná (2: otočí všechny žetony soupeře).
rule-villain-march-fixed = Kostky pochodu
    .text = Kostky pochodu nelze přehodit vynaložením úsilí.
rule-villain-march = Úsilí proti pochodu
    .text = První hráč smí vynakládat úsilí na přehození kostek Margathova pochodu, kartu za kostku.
