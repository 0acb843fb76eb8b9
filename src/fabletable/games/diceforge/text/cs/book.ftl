# Kniha pravidel: příprava, oddíly a přehledy.
rule-setup = Příprava
    .text =
        Rozložte ostrovy a pod ně chrám se svatyní a zahradami. Každý si vezme desku, hrdinu, který stojí na startovním portálu své barvy, a dvě kostky, světlou sluneční a tmavou měsíční. Sluneční střípky, měsíční střípky i sláva stojí na nule.

        Začíná nejmladší hráč a zůstává první po celou hru. V pořadí tahu dostanou hráči **3, 2, 1 a 0 zlaťáků**.
rule-setup-players = Podle počtu hráčů
    .text =
        - **Ve čtyřech** jsou v každém balíčku činů 4 karty a na každém poli svatyně 4 stěny; hraje se 9 kol.
        - **Ve třech** jsou v každém balíčku 3 karty a všechny stěny; hraje se 10 kol.
        - **Ve dvou** jsou v každém balíčku 2 karty a z každého pole svatyně se odeberou 2 náhodné stěny; hraje se 9 kol. Zahrady zůstávají plné.

        Karet kance se použije tolik, kolik je hráčů.
rule-setup-introductory = Činy pro první hru
    .text = Patnáct sad: ty, které jsou ve hře vždy, a devět těch, za něž existuje náhrada. Viz [přehled činů](feat-moon).
rule-setup-alternates = Náhradní činy
    .text = Všech devět náhradních sad nahradí své činy. Přicházejí s nimi zvláštní stěny lodi, štítu a kance, [žetony Tritona a Kerbera](tokens) a karty, které působí samy.
rule-setup-random = Činy losem
    .text = U každého z devíti míst, která mají dvě sady, rozhodne los. Náhradní činy můžete vybrat i jednotlivě.
rule-turn-steps = Krok za krokem
    .text =
        1. **Požehnání.** [Božské požehnání](blessing) dostanou všichni hrdinové, nejen ten, kdo je na tahu.
        2. **Posily.** Aktivní hrdina smí jednou použít každou svou [kartu posily](reinforcements).
        3. **Hlavní akce.** Jedna [oběť](offering) nebo jeden [hrdinský čin](feat); lze i pasovat.
        4. **Akce navíc.** Za 2 sluneční střípky [ještě jedna](extra-action), jednou za tah.

        Pak je na tahu hráč vlevo. Když táhli všichni, posune se ukazatel kola.
rule-turn-two = Když hrajete ve dvou
    .text = Požehnání prvního kroku se v každém tahu přijímá dvakrát. První hod se vyhodnotí celý, teprve pak se hází podruhé. Nic jiného se nezdvojuje, ani požehnání vyhnaného hrdiny, ani požehnání z karet.
rule-blessing-order = V jakém pořadí
    .text = Hází se najednou. Kde záleží na tom, kdo je dřív, vyhodnocují se stěny v pořadí tahu od aktivního hrdiny. Pořadí svých dvou stěn určujete vy; zrcadlo, volba a trojnásobek se rozhodnou dřív, než cokoli získáte.
rule-faces-start = První kostky
    .text = Na světlé kostce je **pětkrát 1 zlaťák a 1 sluneční střípek**. Na tmavé **čtyřikrát 1 zlaťák, 1 měsíční střípek a 2 body slávy**. Všichni začínají stejně.
rule-faces-sanctuary = Svatyně
    .text =
        - **2 zlaťáky** stojí 3 zlaťáky nebo 1 měsíční střípek
        - **3 zlaťáky** stojí 4 zlaťáky nebo 1 sluneční střípek
        - **4 zlaťáky** stojí 6 zlaťáků; 1 zlaťák, sluneční nebo měsíční střípek podle volby; 1 bod slávy a 1 sluneční střípek; 2 zlaťáky a 1 měsíční střípek (po jedné stěně)
        - **5 zlaťáků** stojí 3 zlaťáky nebo 2 body slávy podle volby
        - **6 zlaťáků** stojí 2 měsíční střípky
        - **8 zlaťáků** stojí 2 sluneční střípky nebo 3 body slávy
        - **12 zlaťáků** stojí 4 body slávy; 2 body slávy a 2 měsíční střípky; 2 zlaťáky, sluneční nebo měsíční střípky podle volby; 1 zlaťák, 1 bod slávy, 1 sluneční a 1 měsíční střípek (po jedné stěně)
rule-faces-gardens = Zahrady
    .text = Zrcadla, štíty, lodi, kanci a trojnásobky se neprodávají. Přicházejí jen s činem, který je jmenuje, a hned se vkovají.
rule-offering-example = Co se dá koupit za 8 zlaťáků
    .text = Dvě stěny po 3 zlaťácích a jedna za 2 stojí dohromady 8. Musí to být tři různé druhy: „4 zlaťáky“ a „1 sluneční střípek“ stojí po 3 a jsou různé, dvě stěny „4 zlaťáky“ nikoli. Akce navíc je nová oběť a týž druh v ní smíte koupit znovu.
rule-feat-order = Co se děje, popořadě
    .text =
        1. Zaplaťte sluneční a měsíční střípky.
        2. Přesuňte hrdinu na portál karty, pokud tam už nestojí.
        3. Kdo na portálu stál, vrátí se na startovní portál a hned dostane celé božské požehnání.
        4. Vezměte si vrchní kartu balíčku a udělejte, co říká.

        Karty se společným portálem sdílejí i to, kdo z něj bude vyhnán. Hrdina na portálu zůstává, dokud neodejde nebo ho někdo nevyžene.
rule-feat-kinds = Druhy karet
    .text =
        - **Okamžité** karty působí jednou, když si je vezmete.
        - **Posily** smíte použít jednou v každém svém tahu, počínaje příštím.
        - **Automatické** karty působí, kdykoli je splněna jejich podmínka, v kterémkoli tahu.
        - Body slávy natištěné na kartě přinese na konci každá z nich.
rule-feat-moon = Činy za měsíční střípky
    .text =
        - **{ feat-hammer }** (1 měsíční střípek, okamžitá). { feat-hammer.text }
        - **{ feat-chest }** (1 měsíční střípek, 2 body slávy, okamžitá). { feat-chest.text }
        - **{ feat-hind }** (2 měsíční střípky, 2 body slávy, posila). { feat-hind.text }
        - **{ feat-bear }** (2 měsíční střípky, 2 body slávy, automatická, náhradní). { feat-bear.text }
        - **{ feat-satyrs }** (3 měsíční střípky, 6 bodů slávy, okamžitá). { feat-satyrs.text }
        - **Umíněný kanec** (3 měsíční střípky, 4 body slávy, automatická, náhradní). Karty čtyř barev. Soupeř, kterého si vyberete, musí vkovat stěnu kance v barvě vaší karty; kdykoli ji kdokoli použije, získáte 1 sluneční střípek, 1 měsíční střípek nebo 3 body slávy.
        - **{ feat-ferryman }** (4 měsíční střípky, 12 bodů slávy, jen body). { feat-ferryman.text }
        - **{ feat-cerberus }** (4 měsíční střípky, 6 bodů slávy, okamžitá, náhradní). { feat-cerberus.text }
        - **{ feat-helmet }** (5 měsíčních střípků, 4 body slávy, okamžitá). { feat-helmet.text }
        - **{ feat-cancer }** (6 měsíčních střípků, 8 bodů slávy, okamžitá). { feat-cancer.text }
        - **{ feat-sentinel }** (6 měsíčních střípků, 6 bodů slávy, okamžitá, náhradní). { feat-sentinel.text }
rule-feat-sun = Činy za sluneční střípky
    .text =
        - **{ feat-elder }** (1 sluneční střípek, posila). { feat-elder.text }
        - **{ feat-spirits }** (1 sluneční střípek, 2 body slávy, okamžitá). { feat-spirits.text }
        - **{ feat-owl }** (2 sluneční střípky, 4 body slávy, posila). { feat-owl.text }
        - **{ feat-ship }** (2 sluneční střípky, 4 body slávy, okamžitá, náhradní). { feat-ship.text }
        - **{ feat-minotaur }** (3 sluneční střípky, 8 bodů slávy, okamžitá). { feat-minotaur.text }
        - **{ feat-shield }** (3 sluneční střípky, 6 bodů slávy, okamžitá, náhradní). { feat-shield.text }
        - **{ feat-gorgon }** (4 sluneční střípky, 14 bodů slávy, jen body). { feat-gorgon.text }
        - **{ feat-triton }** (4 sluneční střípky, 8 bodů slávy, okamžitá, náhradní). { feat-triton.text }
        - **{ feat-mirror }** (5 slunečních střípků, 10 bodů slávy, okamžitá). { feat-mirror.text }
        - **{ feat-sphinx }** (6 slunečních střípků, 10 bodů slávy, okamžitá). { feat-sphinx.text }
        - **{ feat-cyclops }** (6 slunečních střípků, 8 bodů slávy, okamžitá, náhradní). { feat-cyclops.text }
rule-feat-both = Dva činy za obojí
    .text =
        - **{ feat-hydra }** (5 slunečních střípků, 5 měsíčních střípků, 26 bodů slávy, jen body). { feat-hydra.text }
        - **{ feat-typhon }** (5 slunečních střípků, 5 měsíčních střípků, 16 bodů slávy, okamžitá, náhradní). { feat-typhon.text }
rule-tokens-each = Co dávají
    .text =
        - **Triton** dá jednou ve vašem tahu 6 zlaťáků, 2 sluneční střípky nebo 2 měsíční střípky.
        - **Kerberos** přinese ještě jednou výsledek požehnání, které jste právě dostali. Zrcadla, volby, lodi, kanci a štíty se rozhodnou znovu. Jeden žeton na hod.
rule-mirror-questions = Na co se hráči ptají
    .text =
        - **Dvě má zrcadla?** Dvě kopie, třeba i téže stěny.
        - **Kopie trojnásobku?** Násobí vaši druhou stěnu; bez ní nebo vedle vašeho trojnásobku nedává nic.
        - **Kopie lodi nebo štítu?** Kupujete vy; štít se dívá na vaši druhou kostku.
        - **Kopie kance?** Střípek získáte vy a odměnu dostane i majitel karty.
rule-shield-each = Čtyři štíty
    .text =
        - **Červený** hledá sluneční střípky, jinak dá 2 sluneční střípky
        - **Žlutý** hledá zlaťáky, jinak dá 3 zlaťáky
        - **Zelený** hledá slávu, jinak dá 3 body slávy
        - **Modrý** hledá měsíční střípky, jinak dá 2 měsíční střípky

        Dává-li druhá stěna na výběr, vyberte nejdřív. Co se nevešlo nebo šlo na kladivo, platí za získané. Dva štíty dají každý to své.
rule-end-count = Sčítání
    .text = Sláva na počítadle, sto za každý žeton stovky a sláva na všech vašich kartách včetně kladiva a truhly. Nedokončené kladivo už nic nepřidá. Při shodě nic dalšího nerozhoduje.
