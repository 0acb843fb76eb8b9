# Čísla
percent = { $n } %
interval = ({ $low } až { $high })
share-interval = { $share } ({ $low } až { $high })
as-table = Ukázat jako tabulku

# Zpráva o sérii partií
report-kind = Fabletable · zpráva z laboratoře
report-source = { $game }, pravidla { $version } · semínko „{ $seed }“ · { $errors ->
    [0] žádná partie se nerozbila
    [one] rozbila se { $errors } partie
    [few] rozbily se { $errors } partie
   *[other] rozbilo se { $errors } partií
}
report-title = { $games ->
    [one] { $games } partie hry { $game }
    [few] { $games } partie hry { $game }
   *[other] { $games } partií hry { $game }
}
report-lead = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
} ({ $bots }). Všechny intervaly jsou 95 %: krátký pruh je vědění, dlouhý otázka.

finding-seat-title = { $best ->
    [1] Sedněte si první.
    [2] Sedněte si druzí.
    [3] Sedněte si třetí.
    [4] Sedněte si čtvrtí.
   *[other] Sedněte si pátí.
}
finding-seat = Hráč na místě { $best } vyhrává { $share } partií, na místě { $worst } jen { $low }. Pouhá náhoda by to udělala asi v jedné zprávě z { $once }.
finding-too-few-title = Na závěr je her málo.
finding-too-few = Odehráno her: { $n }. Žádné místo se od svého podílu zjevně neliší; rozdíl 5 ze 100 by ukázalo asi { $needed } her.
finding-no-seat-title = Sedněte si kamkoli.
finding-no-seat = Žádné místo nevyhrává o tolik víc nebo míň, než mu patří, aby to nevysvětlila náhoda.
finding-bot-title = { $bot } je vpředu.
finding-bot = Vyhrává { $share } partií; kdyby byli všichni boti stejní, bylo by to { $fair }.
finding-thing-title = Jedna věc vyhrává partie.
finding-thing = Zakažte hráči „{ $thing }“ a ze sta partií se stejnými semínky jich vyhraje o { $points } méně.
finding-no-thing-title = Nic není nezbytné.
finding-no-thing = { $n ->
    [one] Pokus byl jeden a hráč v něm bez zakázané věci nevyhrává s jistotou víc ani míň.
    [few] Pokusy byly { $n } a v žádném hráč bez zakázané věci nevyhrává s jistotou víc ani míň.
   *[other] Pokusů bylo { $n } a v žádném hráč bez zakázané věci nevyhrává s jistotou víc ani míň.
}
finding-open-title = Zůstává to otevřené.
finding-early-title = Rozhodne se brzy.
finding-course = Kdo je na tom nejlíp v polovině, vyhrává { $half } partií; kdo po devíti desetinách, { $late }.

who-wins = Kdo vyhrává
who-wins-text = Čárkovaná čára je spravedlivý podíl, { $fair }. Tenká čára je interval pro celou skupinu najednou; zelená a červená se od spravedlivého podílu liší i tak. Společná vítězství: { $shared }. Bez vítěze: { $unwon }.
group-seat = Podle místa
group-bot = Podle bota
group-hero = Podle hrdiny nebo školy
group-option = Podle volby
seat-place = { $n ->
    [1] První hráč
    [2] Druhý hráč
    [3] Třetí hráč
    [4] Čtvrtý hráč
   *[other] Pátý hráč
}
axis-wins = výhry, % partií

decided = Kde se partie rozhodne
decided-text = Kdo je na tom v tu chvíli nejlíp podle rady, kterou hra dává botům, vyhrává takto často. Čárkovaná čára je hádání naslepo.
decided-unknown = Tato hra botům neříká, jak dobře na tom hráč je, a tak nelze říci, kdo vede.
axis-course = partie odehráno
over-time = Jak vypadá stůl
over-time-text = Pro budoucí vítěze a pro ostatní: střed všech partií a pás, v němž leží osm z deseti. Jednotka je vlastní té hře.
group-winners = vítězové
group-others = ostatní

scores = Body
scores-text = Polovina hráčů skončí mezi { $low } a { $high }; obvyklý vítěz má { $winner } a náskok { $margin }. Světlí jsou všichni hráči, tmaví vítězové.
axis-score = body
lengths = Jak dlouho
lengths-text = Rozhodnutí v obvyklé partii: { $mid }; v devíti partiích z deseti { $low } až { $high }.
axis-length = rozhodnutí na partii

experiments = Co vyhrává: pokus
experiments-text = { $n ->
    [1] Řádek je pokus.
   *[other] Každý řádek je pokus.
} Má { $games ->
    [one] { $games } partii
    [few] { $games } partie
   *[other] { $games } partií
}: jeden hráč věc vzít nesmí a vedle toho stejná semínka bez zákazu. Tečka a silný pruh říkají, kolik je dovolení vzít ji hodno, v bodech šance na výhru. Tenká čára je totéž { $n ->
    [one] pro jedinou otázku
    [few] pro všechny { $n } otázky najednou
   *[other] pro všech { $n } otázek najednou
} a verdikt má jen to, co na ní nezasahuje nulu. Prázdný kosočtverec je, jak se daří těm, kdo ji vzali, proti těm, kdo ji nechali; v tom se mísí její cena s tím, že kdo vede, snáz na ni dosáhne. { $sure ->
    [0] Jistého není nic.
    [one] Jistý je { $sure } pokus.
    [few] Jisté jsou { $sure } pokusy.
   *[other] Jistých je { $sure } pokusů.
}
verdict-wins = vyhrává partie
verdict-loses = prohrává partie
verdict-perhaps = snad
verdict-close = nelze rozlišit
verdict-few = mění málo partií
axis-points = bodů šance na výhru

links = Co mívají vítězové
links-text = O všem, co se dalo vzít: ti, kdo to vzali, proti těm, kdo mohli a nevzali, ve srovnání s tím, co jejich bot na tom místě vyhrává. Tečka je přitažena k nule, nakolik je šumem; prázdný kosočtverec je, co se napočítalo. Podíl vpravo říká, kolik z těch, kdo mohli, vzalo. { $n ->
    [one] Vazba je jediná a { $told ->
        [0] od náhody ji rozeznat nelze.
       *[other] od náhody ji rozeznat lze, je barevná.
    }
    [few] Vazby jsou { $n } { $told ->
        [0] a žádnou nelze rozeznat od náhody.
        [one] a jednu z nich, barevnou, lze rozeznat od náhody.
        [few] a { $told } z nich, barevné, lze rozeznat od náhody.
       *[other] a { $told } z nich, barevných, lze rozeznat od náhody.
    }
   *[other] Vazeb je { $n } { $told ->
        [0] a žádnou nelze rozeznat od náhody.
        [one] a jednu z nich, barevnou, lze rozeznat od náhody.
        [few] a { $told } z nich, barevné, lze rozeznat od náhody.
       *[other] a { $told } z nich, barevných, lze rozeznat od náhody.
    }
} Co vítězové jen náhodou mají, vypadá tu silně a nemusí mít žádnou cenu: to rozhodne pokus.
links-none = V těchto partiích nebylo nic, co by se dost často bralo i nechávalo, a tak není co srovnávat.
early = Časná volba
early-text = Totéž o tom, co bylo poprvé vzato v prvních 15 % rozhodnutí hráče, proti všem, kdo to vzali později nebo vůbec: jen to, co lze rozeznat od náhody; { $n ->
    [one] zkoumána byla { $n } volba
    [few] zkoumány byly { $n } volby
   *[other] zkoumáno bylo { $n } voleb
}.
early-none = { $n ->
    [one] Zkoumána byla jediná časná volba a šanci na výhru nemění tak, aby se to dalo rozeznat od náhody.
    [few] Zkoumány byly { $n } časné volby a žádná nemění šanci na výhru tak, aby se to dalo rozeznat od náhody.
   *[other] Zkoumáno bylo { $n } časných voleb a žádná nemění šanci na výhru tak, aby se to dalo rozeznat od náhody.
}

never = Nikdy nebo sotva viděno
never-text = Co tito boti nezkoušejí, o tom tyto partie nesoudí.
never-none = Objevilo se vše, co hra počítá.
never-nameless = { $n ->
    [one] Dále nikdy nenastal { $n } účinek karty bez vlastního jména; vypíše ho simulate --cards.
    [few] Dále nikdy nenastaly { $n } účinky karet bez vlastního jména; vypíše je simulate --cards.
   *[other] Dále nikdy nenastalo { $n } účinků karet bez vlastního jména; vypíše je simulate --cards.
}
never-came = Nikdy se neobjevilo ({ $n })
hardly-came = Sotva se objevilo ({ $n })
never-taken = Nabízeno, ale nikdy nevzato ({ $n })

reckoned = Jak se to spočítalo
reckoned-shares = Podíly mají Wilsonovy intervaly, pro celou skupinu najednou Bonferroniho. Místa jsou společně zkoušena chí-kvadrátem.
reckoned-links = { $n ->
    [1] Jediná vazba je zkoušena
   *[other] Vazby ({ $n }) jsou zkoušeny
} proti nule podle Welche; barva znamená, že podle Benjaminiho a Hochberga je mezi vším barevným nejvýš 5 % náhody. Odhady jsou přitaženy k nule empirickým Bayesem.
reckoned-experiments = { $n ->
    [1] Pokus se srovnává partii po partii; jediná otázka opravu nepotřebuje.
   *[other] Pokusy se srovnávají partii po partii, s Bonferroniho opravou na počet otázek ({ $n }).
} Znovu se hraje jen partie, v níž by hráč věc vzal; ostatní by proběhly stejně. Pokus, který změní méně než deset partií, verdikt nemá.
reckoned-again = Vše vyjde znovu na jakémkoli stroji, s otiskem { $fingerprint }.

head-times = krát
head-wins = výhry
head-winners = vítězové
head-course = partie
head-leader = vedoucí vyhrává
head-thing = co
head-question = otázka
head-met = mohlo vzít
head-taken = vzalo
head-took = z těch, kdo mohli
head-worth = cena, body (95 %)
head-drawn = změna, body (95 %)
head-link = kdo vzal proti ostatním
head-luck = náhoda mezi takovými
head-verdict = verdikt

said-shares = { $what }. { $list }.
said-leader = Jak často vyhrává vedoucí, podle odehrané části partie. { $list }.
said-over-time = Jak vypadá stůl pro vítěze a pro ostatní od začátku do konce; čísla jsou v tabulce níže.
said-experiments = Kolik je která věc hodna, od nejsilnější. { $list }.
said-links = Co mívají vítězové a co poražení. { $list }.

# Srovnání
compare-kind = Fabletable · srovnání dvou sérií
compare-source = { $game } · { $paired ->
    [0] bez párů
    [one] { $paired } partie v páru podle semínka
    [few] { $paired } partie v párech podle semínka
   *[other] { $paired } partií v párech podle semínka
}
compare-title = { $a } proti { $b }
compare-lead = Série A má { $a ->
    [one] { $a } partii
    [few] { $a } partie
   *[other] { $a } partií
}, série B má { $b ->
    [one] { $b } partii
    [few] { $b } partie
   *[other] { $b } partií
}. Veličin: { $n }, s jistotou se liší: { $sure }.
compare-figures = Co se liší
compare-text = B minus A, v násobcích toho, na čem u té veličiny záleží; stínované pole je příliš malé, aby na něm záleželo, a co se nevejde, stojí u okraje. Silný pruh je 95 % pro jednu veličinu, tenká čára pro všechny najednou, a verdikt dává jen ona.
compare-reckoned = Partie se stejným semínkem se srovnávají navzájem, čímž zmizí většina náhody; hrdinové a série s různými semínky se srovnávají podle Welche. Všechny verdikty dohromady (je jich { $n }) se mýlí nejvýš v 5 ze 100 srovnání stejných sérií (Bonferroni). Záleží na 3 bodech podílu partií, na 1 bodu u vzácného, na 2,5 % bodů nebo délky a na 10 % náskoku. „Partií navíc“ je, kolik partií každé série ještě chybí, aby tenká čára ležela celá uvnitř pole, nebo celá mimo, zůstane-li rozdíl takový.
changed-bots = Boti série A jsou { $a }, série B { $b }.
changed-option = Volba { $option } je v sérii A { $a }, v sérii B { $b }.
changed-numbers = Série A a B se hrají s různými vlastními čísly.
changed-version = Série A se hrála podle pravidel { $a }, série B podle pravidel { $b }.
changed-players = Počet hráčů je v sérii A { $a }, v sérii B { $b }.
changed-nothing = Obě série mají stejné boty i volby.
measure-bot = { $bot } vyhrává
measure-bots = { $a } v A, { $b } v B, vyhrává
measure-seat = { $n ->
    [1] První hráč vyhrává
    [2] Druhý hráč vyhrává
    [3] Třetí hráč vyhrává
    [4] Čtvrtý hráč vyhrává
   *[other] Pátý hráč vyhrává
}
measure-hero = { $hero } vyhrává, když hraje
measure-score = Body hráče
measure-winning-score = Nejvyšší počet bodů
measure-margin = Náskok prvního před druhým
measure-decisions = Rozhodnutí na partii
measure-leader = Vedoucí v polovině vyhrává
measure-shared = Společná vítězství
measure-unwon = Bez vítěze
verdict-different = liší se
verdict-size-unsure = liší se, neví se o kolik
verdict-same = skoro stejné
verdict-unknown = zatím se neví
more-none = partií je dost
more-never = na samé hranici
more-games = { $n ->
    [one] ještě { $n }
    [few] ještě { $n }
   *[other] ještě { $n }
}
head-measure = veličina
head-a = A
head-b = B
head-difference = B − A (95 %)
head-more = partií navíc
axis-matters = rozdíl, v násobcích toho, na čem záleží
said-comparison = B minus A u každé veličiny. { $list }.

# Turnaj
cup-kind = Fabletable · turnaj
cup-source = { $game } · { $players ->
    [2] ve dvou
    [3] ve třech
    [4] ve čtyřech
   *[other] v pěti
} · každý bot na každém místě · semínko „{ $seed }“
cup-title = { $n ->
    [2] Dva boti
    [3] Tři boti, všechny stoly
    [4] Čtyři boti, všechny stoly
    [5] Pět botů, všechny stoly
    [6] Šest botů, všechny stoly
   *[other] Všechny stoly, botů { $n }
}
cup-lead = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}. Nejvyšší rating má { $best }.
cup-cross = Kdo poráží koho
cup-cross-text = Čtěte po řádku: jak často skončí před tím, kdo je nahoře, interval 95 % a o kolik bodů v průměru. Buňky v rámečku jsou příliš těsné.
cup-mark = Čtěte po řádku: jak často skončí před tím, kdo je nahoře. Otazník je příliš těsné.
cup-ratings = Ratingy
cup-ratings-text = Ze všech partií najednou, podle Placketta a Luce (openskill); každý začíná na 1500 a bot o 250 výš vyhrává asi dvě partie ze tří. Pruh je 95 %.
axis-rating = rating
head-bot = bot
head-rating = rating
said-ratings = Ratingy, od nejlepšího. { $list }.

# Odmítnutí
why-no-outcome = { $file } není výsledek série (simulate --json): { $detail }
why-no-tournament = { $file } není turnaj (tournament --json): { $detail }
why-other-rules = Tyto partie hry { $game } se hrály podle pravidel { $version }; zde jsou pravidla { $present }, a tak v nich nelze pokračovat.
why-other-game = A je série hry { $a }, B hry { $b }: srovnat lze jen série jedné hry.
why-no-games = Není tu žádná dohraná partie, na kterou by se dalo podívat.
why-not-watched = V těchto partiích se nezapisovalo, co kdo vzal; zpráva potřebuje sérii s --report.
why-no-columns = Jméno { $file } musí končit na jedno z { $known }.
why-few-bots = U stolu s počtem míst { $players } potřebuje turnaj aspoň tolik různých botů; uvedeno { $bots }.
why-unknown-executor = Přes „{ $word }“ nikdo nehraje; jde processes, ray nebo ray:ADDRESS.
why-no-cluster = Na adrese „{ $address }“ není klastr Ray: { $detail }
why-folder-taken = Ve složce { $folder } je něco jiného; sada dat potřebuje vlastní.
why-other-dataset = Ve složce { $folder } je sada dat s jiným nastavením, nebo delší.
why-broken-game = Partie { $index } (semínko „{ $seed }“) se rozbila a z půlky partie se učit nemá: { $detail }
