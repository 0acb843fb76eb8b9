# Panel pravidel: kapitoly vlastními slovy.

rule-aim = O čem to je
    .text = Jste zaklínač. Lovte nestvůry, trénujte, perte se a hrajte v kostky a přivezte domů čtyři trofeje dřív než ostatní. Trofeje dávají zabité nestvůry, vyhrané boje, které s jinými zaklínači začnete vy, a meditace na úrovni V. Hra končí ihned, jakmile někdo získá čtvrtou, a ukončit ji může jen boj.
rule-setup = Příprava
    .text = Na mapě leží tři nestvůry, v každém terénu jedna: pro tři a více hráčů všechny úrovně I; pro dva dvě úrovně I a jedna úrovně II, a kam přijde ta druhá, řekne první hráč; pro jednoho od každé úrovně jedna. Počínaje hráčem po pravici prvního a proti směru hodin si každý táhne dvě nepoužité desky a jednu si nechá. Karty a zlato závisí na pořadí. Ve čtyřech a pěti každý před prvním tahem zvýší jednu vlastnost a v záloze čeká jedna nebo dvě nestvůry úrovně I.
rule-cards = Vaše karty
    .text = Každá karta akce vás může někam dovést (její terén), nebo se hraje v boji (její symboly a vazby). Odhozená karta leží na vaší vlastní hromádce a vrátí se, až dojde balíček, ne však v boji. Odstraněná karta je pryč navždy. V ruce nikdy nemáte víc než sedm karet. Své odhozené karty si smíte prohlížet vždy, svůj balíček mimo svůj tah a boj; potom se zamíchá.
rule-attributes = Vlastnosti a zaklínačská úroveň
    .text = Boj říká, kolik karet líznete v bojovém tahu, Obrana, jak vysoko smí být štít, Alchymie, kolik lektvarů smíte v boji použít: 1, 2, 3, 4 a 4 na úrovních I až V. Specializace je dovednost vaší školy. Každý krok Obrany zvedne štít o 1, každý krok Alchymie přinese lektvar. Když jsou všechny čtyři nad vaší zaklínačskou úrovní, úroveň vzroste a líznete 1 kartu (II, III) nebo 2 (IV, V). Vlastnosti nikdy neklesnou pod I a nikdy z V; zaklínačská úroveň neklesá.
rule-tokens = Žetony míst
    .text = Pro každý terén leží lícem dolů šest žetonů. Ukazují, kde žijí nestvůry a kam vedou úkoly, a na vaší desce leží jako Stopy.
rule-trails = Žetony Stop
    .text = Stopa patří nestvůře svého terénu: s ní máte první tah. Od každého terénu smíte mít nejvýše jednu; rozdělaný stopovací úkol ještě není Stopa. Všechny Stopy a stopovací úkoly terénu se vrátí, když je jeho nestvůra zabita nebo zahnána.
rule-potions = Lektvary
    .text = Lektvary leží odkryté vedle vaší desky, nejvýše čtyři. Používají se ve vlastních bojových tazích, za boj tolik, kolik říká Alchymie, a po boji se odhodí.
rule-movement = Fáze I: pohyb
    .text = Odhoďte kartu s terénem sousedního místa, kam jdete, nebo kartu s univerzálním symbolem, nebo libovolné dvě karty, nebo libovolnou kartu a minci. Na místo Behelt Nar stačí jedna libovolná karta. Hýbejte se, kolikrát dokážete zaplatit. Před prvním pohybem v tahu se nic jiného dělat nedá.
rule-location-actions = Fáze I: akce
    .text = Po pohybu smíte využít akci místa, kde stojíte, splnit tam úkol a hrát kostkový poker, v libovolném pořadí. Akci každého místa lze využít jednou za tah.
rule-schools = Školy
    .text = Trénujte Boj, Obranu nebo Alchymii za zlato: nynější úroveň a jedna k tomu, tedy 2, 3, 4 nebo 5. Ve vlastní škole smíte místo toho trénovat Specializaci. Na zaklínačské úrovni tu nezáleží.
rule-tracking = Stopovací úkoly
    .text = Získejte minci, pak vyberte nestvůru a vezměte si žeton jejího terénu lícem nahoru s mincí na něm. Žeton, který ukazuje, kde stojíte, se vrátí a vezmete si jiný; není-li jiný, tuto nestvůru stopovat nelze. Když přijdete na místo, které ukazuje, vezměte si tu minci a žeton otočte: teď je to Stopa. Máte-li ji už odjinud, vezmete si jen minci a žeton se vrátí.
rule-dice-poker = Kostkový poker
    .text = Oba vsadí minci a banka přidá jednu; odmítnout nelze, oba potřebují minci. Oba hodí pěti kostkami, pak smí soupeř jednou přehodit kterékoli své kostky a po něm hráč na tahu. Od nejnižší: dvojice, dvě dvojice, trojice, malá postupka, velká postupka, full house, čtveřice, pětice. Při shodě rozhodují kostky kombinace, pak nejvyšší a druhá nejvyšší z ostatních, pak vyhrává hráč na tahu. Proti místním sázíte minci proti dvěma. Se zaklínačem, se kterým jste hráli v kostky, už v témže tahu nesmíte bojovat.
rule-phase-two = Fáze II
    .text = Udělejte jednu věc: bojujte s nestvůrou nebo se zaklínačem tam, kde stojíte, meditujte, nebo prozkoumejte město či divočinu.
rule-exploration = Průzkum
    .text = Karta se vám čte až k jejím dvěma možnostem. Jednu zvolte; teprve pak se dozvíte, co z toho vzejde, a co by přinesla ta druhá, se nedozvíte nikdy. Možnost, která stojí zlato, nelze bez něj zvolit; jiné ztráty platíte, jak můžete.
rule-quests = Úkoly
    .text = Úkol leží vedle vaší desky, dokud ho na jeho místě nesplníte: ve fázi I po pohybu, nebo také nikdy. Některé stojí zlato. Splnění vede k události.
rule-meditation = Meditace
    .text = S vlastností na úrovni V si vezměte její trofej, pokud ještě nějaká je a takovou nemáte: krok na stupnici, s únavou. Jako čtvrtá trofej dá jen svůj účinek, bez kroku.
rule-phase-three = Fáze III
    .text = Odhoďte tolik karet, kolik chcete; zůstat smějí nejvýše tři. Dolízněte do tří, s tím, co tento tah přidal nebo ubral. Pak si vezměte jednu kartu z trhu; z plné ruky nejdřív jednu odhodíte.
rule-market = Trh
    .text = Karta stojí tolik karet z ruky, kolik udává: na místě úplně vpravo o jednu méně, na dvou místech úplně vlevo o jednu více. Můžete-li nějakou zaplatit, musíte si ji vzít. Jde do ruky; řada se posune doprava a zleva se doplní.
rule-adding-cards = Přidání karty dané ceny
    .text = Vezměte mezi své odhozené kartu z trhu s takovou natištěnou cenou. Neleží-li žádná odkrytá, karty se odkrývají, dokud nepřijde; ostatní jdou mezi společné odhozené.
rule-fights = Boje
    .text = Váš balíček a odhozené karty, zamíchané dohromady, jsou vaše zásoba života; ruka vám zůstává. Zásoba života nestvůry je tolik karet boje, kolik má života. Se Stopou nestvůry máte první tah, jinak ho má ona. Tahy se střídají, dokud jedné straně nedojdou karty.
rule-effects = Váš bojový tah, krok 1
    .text = Použijte lektvary do limitu Alchymie, svou dovednost a to, co nabízejí trofeje a společníci, v libovolném pořadí.
rule-skills = Zvláštní dovednosti
    .text = Vlk: kombo tří a více karet udeří silněji. Medvěd: samo od sebe, když tah začíná bez štítu. Gryf: vrací se odhozená karta. Kočka: výběr z vrchních karet v prvním tahu. Zmije: když útok odebral karty, pohled na další karty soupeře. Každá jednou za boj, s účinkem vaší nynější úrovně.
rule-combos = Váš bojový tah, krok 2
    .text = Zahrajte aspoň jednu kartu. Každá další musí mít barvu vazby karty přímo pod ní. Počítají se všechny symboly a bonusy těch vazeb, které byly využity.
rule-damage = Váš bojový tah, kroky 3 a 4
    .text = Způsobte zranění: nestvůra odhodí tolik karet; zaklínač ztrácí nejdřív štít, pak vrchní karty balíčku, pak karty z ruky podle své volby. Pak zvedněte štít, pak si vezměte zpět karty podle symbolů. Lízněte tolik karet, kolik říká Boj s úpravou komba; balíček se znovu netvoří. Kdo nemá kartu v balíčku ani v ruce, je vyřazen. Dojdou-li karty oběma v témže tahu, vítězí ten, kdo je na tahu.
rule-monster-turn = Tah nestvůry
    .text = Hráč po vaší pravici řekne výpad, nebo kousnutí, příště další v pořadí, proti směru hodin. Pak se odkryje vrchní karta zásoby života a udělá, co říká.
rule-special-abilities = Zvláštní schopnosti
    .text = Každá nestvůra mění boj po svém, jak říká její karta.
rule-outcome = Jak končí boj s nestvůrou
    .text = Zabita: její karta je vaše trofej, 2 zlaté, a přijde nestvůra o úroveň vyšší (po úrovni III opět úrovně III; ve čtyřech a pěti nahradí zabitou úrovně I nejdřív nestvůra ze zálohy). Když jste vyřazeni a jí zbývá nejvýše jedna karta, je zahnána: 2 zlaté, karta za 0, a přijde jiná téže úrovně. Jinak jste poraženi: její Stopa, karta za 0 a o jednu kartu méně ve fázi III. Nakonec se všechny vaše karty stanou balíčkem a štít se zvedne na vaši Obranu.
rule-duels = Boje mezi zaklínači
    .text = Bojovat smíte se zaklínačem tam, kde oba stojíte, ne u školy, ne u zavřené krčmy, ne po kostkovém pokeru s ním. Začínáte vy. Když vyhrajete, vezměte si trofej jeho školy, pokud ji ještě nemáte. Vítěz získá zlato podle pověsti poraženého: 1, 2, 3, 3. Poražený přidá kartu za 0. Obránce lízne po vítězství 4 karty, po porážce 3; poražený útočník lízne ve fázi III o kartu méně. Pak tam leží žeton zavřené krčmy.
rule-bets = Sázky
    .text = Před bojem mezi zaklínači smějí všichni ostatní vsadit minci na jednoho z nich. Správná sázka se vrátí s tolika zlatými, kolik získá vítěz.
rule-fatigue = Trofeje a únava
    .text = Každá trofej je krok na stupnici. Po první, druhé a třetí odstraňte 1, 2 a 3 ze všech svých karet akcí, zbytek zamíchejte.
rule-solo = O samotě
    .text = Jedna nestvůra každé úrovně a jedna trofej vlastnosti; potřebujete všechny čtyři a poslední nestvůra musí na trofej vlastnosti počkat. Zabité nestvůry se nenahrazují. Kostkový poker platí podle tabulky. Útok nestvůry určí kostka: 1 až 3 výpad, 4 až 6 kousnutí. Nevezmete-li si kartu trhu úplně vpravo, odhodí se. Počítejte tahy: šest a méně dělá žijící legendu.

# Skóre
points = { $n ->
    [one] { $n } trofej
    [few] { $n } trofeje
   *[other] { $n } trofejí
}
    .word = trofeje
