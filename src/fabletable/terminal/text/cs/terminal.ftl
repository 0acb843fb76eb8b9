# fabletable --help
help-fabletable = Velké dobrodružné deskové hry u jednoho stolu, který hlídá pravidla. Neoficiální.
help-bring = Vlastní hra, balíček karet nebo boti: soubor, složka nebo modul, v němž je GAME, PACK nebo BOTS
help-version = Říci verzi a skončit
help-games = Co se dá hrát a s jakými volbami
help-json-games = Jako JSON, pro programy
help-simulate = Zahrát mnoho partií s boty a ukázat, co vyšlo
help-games-number = Kolik partií
help-players = Kolik hráčů sedí u stolu
help-bots = Jména botů oddělená čárkami; každý hraje na všech místech stejně často
help-seed = Stejné semínko dává stejné partie
help-workers = Kolik procesů
help-job-workers = Kolik pracovních procesů má každý z nich na boty, nápovědy a záznamy
help-option = Volba hry; lze zadat víckrát
help-tweaks = Vlastní čísla karet, soubor TOML
help-json-file = Zapsat výsledek do souboru; - na standardní výstup
help-columns = Zapsat řádek na místo do souboru pro pandas nebo polars: .parquet, .arrow nebo .feather
help-report = Zapsat stránku s obrázky, ke čtení
help-vary = Několik hodnot volby oddělených čárkami; partie je střídají
help-experiments = Pro zprávu: kolik věcí zakázat jednomu hráči, aby se poznala jejich cena
help-experiment-games = Pro zprávu: kolik partií má každý pokus
help-resume-run = Pokračovat v zastaveném, nebo přidat další partie
help-on = Kdo hraje: procesy tohoto stroje, vlastní klastr Ray, nebo klastr na adrese
help-compare = Rozeznat náhodu od účinku mezi dvěma sériemi
help-outcome-a = Výsledek série (simulate --json)
help-outcome-b = Výsledek jiné série
help-tournament = Každý bot proti každému, s ratingy a křížovou tabulkou
help-cup-bots = Jména botů oddělená čárkami; bez nich všichni, co jsou
help-cup-games = Kolik partií u každého stolu
help-dataset = Zapsat pozice, volby a výsledky pro ty, kdo se z partií učí
help-dataset-folder = Složka k zápisu; co v ní už je se stejným nastavením, zůstane
help-cards = Počítat každou kartu a účinek a jmenovat, co se nikdy neobjevilo
help-blunders = Spočítat hlouposti, které žádný rozumný hráč nedělá, a uvést partii, kde je vidět
help-replay = Vyprávět zaznamenanou partii znovu, nebo ukázat její stůl v jednom okamžiku
help-at = Ukázat stůl po tolika rozhodnutích
help-seat-view = Jak to bylo vidět z tohoto místa; bez toho jak to viděli diváci
help-record = Záznam, nebo odkaz, který nese hru
help-review = Rozebrat skončenou hru: kdo kdy vyhrával, co která volba stála, štěstí a umění
help-review-seat = Jen rozhodnutí tohoto hráče, počítáno od 1
help-review-more = S čísly a důvody každé chyby
help-review-json = Jako JSON, pro programy
help-link = Zabalit zaznamenanou hru do odkazu, který se otevře v každém prohlížeči
help-link-kind = Zhlédnout celou hru, přemýšlet o okamžiku, nebo od něj hrát dál: replay, moment, play-on
help-link-at = Počet rozhodnutí před tím okamžikem
help-link-seat = Hráč, kterého se tam hra ptá
help-link-words = Vaše slova k odkazu, nejvýš 140 písmen
help-link-page = Stránka, na které se otevře: kterýkoli web nebo server Fabletable
help-verify = Ověřit každé rozhodnutí, každý hod a každý kontrolní součet záznamu
help-signed-by = Ověřit i podpis domu: jeho veřejný klíč nebo soubor s ním
help-heading-arguments = Argumenty
help-heading-options = Volby
help-heading-commands = Příkazy
help-default = výchozí
help-required = povinné
help-help = Ukázat tuto nápovědu.
help-group-playing = Hrát
help-group-looking-up = Vyhledat
help-group-training = Trénovat
help-group-records = Záznamy her
help-group-studying = Zkoumat simulací
help-group-hosting = Provozovat server
help-table = Hrát v terminálu, na obrazovce, kde je herní deska
help-text = Hrát v terminálu řádek po řádku proti botům
help-text-bots = Kdo hraje proti vám, oddělené čárkami
help-seat = Kde sedíte
help-name = Jak se jmenujete
help-names = Jak se jmenujete; jednou pro každého, kdo sedí u této obrazovky
help-language = Jazyk: en, ru, cs nebo bg; není-li zadán, FABLETABLE_LANGUAGE nebo jazyk systému
help-save = Kam se také zapíše záznam
help-resume = Pokračovat ve hře: označení stolu, jméno u něj, záznam; samotné ukáže seznam
help-speed = Jak rychle jdou výjevy: 0.5, 1, 2 nebo 4; 0 je všechno hned
help-hold = Ať vlastní boje, karty a ztráty čekají na klávesu, nebo ne
help-replay-screen = Na celé obrazovce, výjev po výjevu
help-play = Otevřít stůl v prohlížeči
help-serve = Nabízet stoly ostatním
help-host = Adresa, na které naslouchat
help-port = Port, na kterém naslouchat
help-browser = Otevřít prohlížeč, nebo neotvírat
help-lan = Pustit ke stolu ostatní ve vaší síti: naslouchat na všech adresách a říct, kterou mají otevřít
help-data = Složka, která uchovává stoly
help-database = Databáze, například postgresql://… ; není-li zadána, FABLETABLE_DATABASE
help-origin = Co lidé píší, aby se sem dostali, například https://play.example.org
help-channels = Jak spolu mluví více procesů, například redis://…
help-lobby = Otevřít sál: veřejné stoly vidí každý
help-proxies = Proxy, kterým se věří, co říkají o adresách
help-key = Soubor s klíčem, kterým se podepisují záznamy; vznikne při prvním spuštění vedle databáze
help-migrate = Převést databázi do nynější podoby
help-site = Zapsat stůl jako složku prostých souborů pro libovolný statický hosting
help-site-folder = Složka, kam zapsat; starší web v ní se nahradí
site-written = Web je ve složce { $folder }: { $megabytes } MB. Vyzkoušejte: { $command }
help-tidy = Uklidit stoly, u kterých už dlouho nikdo nebyl; i za běhu serveru
help-older-than = Jak dlouho u nich nikdo nebyl, například 180d, 26w nebo 1y
help-only-count = Jen říct, kolik jich je
help-backup = Zapsat kopii všech stolů; i za běhu serveru
help-backup-file = Kam kopie přijde, soubor nebo složka; co už tam je, se nepřepíše
help-keep = U složky: nechat tolik nejnovějších kopií
help-every = U složky: každých tolik hodin udělat další kopii, dokud ji někdo nezastaví
help-check = Porovnat každý stůl s tím, co bylo zapsáno, a přehrát ho; i za běhu serveru
help-check-file = Kopie SQLite vytvořená příkazem „backup“; bez ní samotná databáze
help-quick = Jen porovnat, nic nepřehrávat
help-accept = Nechat tento poškozený stůl hrát dál s tím, co zbylo; all pro všechny
help-restore = Vrátit kopii na místo; server musí stát
help-restore-file = Kopie vytvořená příkazem „backup“
help-anyway = I když je kopie poškozená
help-preview-text = Ukázat všechny věty s příklady dosazených slov, pro ty, kdo překládají
help-questions = Ukázat všechny otázky hry na příkladu stolu
help-part = Hra, nebo kernel, table, terminal, page; bez slova vše
help-english = Uvést nahoře anglickou větu
help-game = Klíč hry, jak je vypisuje `fabletable games`

# Stížnosti
complaint = fabletable: { $detail }
why-option-shape = Volba se zadává jako název=hodnota, ne jako „{ $word }“.
why-not-text = { $word } není text.
why-no-file = { $file }: { $detail }
why-nothing-to-bring = Soubor, složka ani nainstalovaný modul „{ $word }“ neexistuje.
why-not-brought = { $word } se při načítání porouchá: { $detail }
why-brings-nothing = { $word } nepřináší ani hru, ani balíček karet, ani boty: není v něm nic jménem GAME, PACK ani BOTS.
why-no-such-seat = Místo { $seat } neexistuje; poslední je { $last }.
why-which-study = Uveďte hru, nebo soubor, v němž pokračovat (--resume FILE).
why-which-game = Uveďte hru, nebo rozehranou s --resume.
why-no-language = Jazyk „{ $language }“ neexistuje. Existují: { $known }.
why-no-such-part = „{ $part }“ nemá vlastní věty. Na výběr: { $known }.
why-no-screen = Stůl potřebuje vlastní terminál; fabletable text hraje řádek po řádku, ať se čte kdekoli.
why-one-person = O tuto hru se dělí více lidí; pokračuje v ní fabletable table --resume.
why-interrupted = Zastaveno.
why-rule-broke = Rozbilo se pravidlo, a to je chyba ve Fabletable: { $detail }

# Tabulky
preview-english = (EN) { $sentence }
# A choice that Enter takes
preview-golden = { $choice } (zlatá)
shelf-title = Hry
shelf-strengths = Síla botů
shelf-bots = Všechna jména botů: { $bots }
column-key = Klíč
column-game = Hra
column-players = Hráči
column-options = Volby
column-bot = Bot
column-wins = Výhry
column-share = Podíl
column-score = Body
column-range = Nejméně - nejvíce
column-seat = Místo
column-blunder = Hloupost
column-games = Partií
column-first = Poprvé: partie · rozhodnutí
sim-head = { $game }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
sim-too-few = Na závěr je her málo: { $games ->
    [one] jedna hra neříká
    [few] { $games } hry neříkají
   *[other] { $games } her neříká
} víc než náhoda. Rozdíl 5 ze 100 by ukázalo asi { $needed } her (--games { $needed }).
sim-shared = Společná vítězství: { $shared }. Bez vítěze: { $unwon }.
sim-length = Rozhodnutí na partii: { $mean } (od { $low } do { $high }).
sim-speed = { $decisions } rozhodnutí za { $seconds } s, tedy { $speed } za sekundu.
sim-fingerprint = Semínko „{ $seed }“, otisk { $fingerprint }.
sim-kept = Uloženo partií: { $done } z { $games }. Pokračování: { $words }
sim-experiments = Pokusy
sim-ray = Ray: { $tasks ->
    [one] { $tasks } úloha
    [few] { $tasks } úlohy
   *[other] { $tasks } úloh
}, jader { $workers }; na úlohu kromě samotných partií { $overhead } ms.
rate = { $n }/s
dataset-written = Složka { $folder }: partií { $games }, pozic { $positions }; čísel v každé { $fields }, slov pro volby { $words }.
sim-errors = { $errors ->
    [one] Rozbila se { $errors } partie.
    [few] Rozbily se { $errors } partie.
   *[other] Rozbilo se { $errors } partií.
} Záznamy jsou v souboru JSON (--json SOUBOR).
sim-error = Partie { $index }, po rozhodnutí { $number }: { $error }
sim-cards = Jak často se co objevilo
sim-never = Nikdy se neobjevilo ({ $count })
sim-all-seen = Objevilo se vše, co hra má.

# Záznamy
verify-holds = { $game }: { $decisions ->
    [one] souhlasí { $decisions } rozhodnutí
    [few] souhlasí všechna { $decisions } rozhodnutí
   *[other] souhlasí všech { $decisions } rozhodnutí
}, každý hod i každý kontrolní součet.
verify-seal = Semínko „{ $seed }“ je to, které bylo zapečetěno jako { $seal }.
verify-unfinished = Hra neskončila; záznam končí po rozhodnutí { $decisions }.
verify-maybe-cut = Záznam nikdo nepodepsal: kdyby někdo konec odřízl a délku přepsal, nešlo by to poznat od hry, kterou hráči opustili.
verify-over = Hra skončila.
replay-other-rules = Hrálo se podle verze pravidel { $record }, tato jsou verze { $rules }. Až do rozhodnutí { $same } z { $last } je příběh stejný a až tam se vypráví.
verify-signed = Podepsáno klíčem { $key } u stolu { $table }. Porovnejte klíč s tím, který ukazuje dům, nebo ho zadejte pomocí --signed-by.
verify-signed-by = Podpis tohoto domu souhlasí, stůl { $table }.
migrate-done =
    { $done ->
        [made] Databáze byla prázdná a teď má podobu { $newest }.
        [same] Databáze už má podobu { $newest }; nebylo co dělat.
       *[changed] Databáze byla převedena z podoby { $found } do podoby { $newest }.
    }
tidy-done =
    { $count ->
        [0] Žádný stůl není od { $since } opuštěný.
        [one] Uklizen { $count } stůl, u kterého od { $since } nikdo nebyl.
        [few] Uklizeny { $count } stoly, u kterých od { $since } nikdo nebyl.
       *[other] Uklizeno { $count } stolů, u kterých od { $since } nikdo nebyl.
    }
tidy-counted =
    { $count ->
        [one] U { $count } stolu nikdo nebyl od { $since }.
        [few] U { $count } stolů nikdo nebyl od { $since }.
       *[other] U { $count } stolů nikdo nebyl od { $since }.
    }
tidy-keys =
    { $count ->
        [one] Uklizen { $count } klíč nebo kód, který už nic neotvírá.
        [few] Uklizeny { $count } klíče a kódy, které už nic neotvírají.
       *[other] Uklizeno { $count } klíčů a kódů, které už nic neotvírají.
    }
tidy-keys-counted =
    { $count ->
        [one] { $count } klíč nebo kód už nic neotvírá.
        [few] { $count } klíče a kódy už nic neotvírají.
       *[other] { $count } klíčů a kódů už nic neotvírá.
    }
backup-done =
    { $kind ->
        [sqlite] Zkopírováno do { $file }; s touto databází může „serve“ rovnou pracovat. Uložte k ní tajemství a klíč domu.
       *[other] Zkopírováno do { $file }; přečte to „pg_restore“. Uložte k tomu tajemství a klíč domu.
    }
check-done =
    { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }, { $decisions ->
        [one] { $decisions } položka
        [few] { $decisions } položky
       *[other] { $decisions } položek
    } v záznamech: vše je tak, jak to bylo zapsáno{ $done ->
        [quick] .
       *[other] , a při přehrání to vyjde stejně.
    }
check-unread =
    { $count ->
        [one] { $count } stůl se hrál podle jiných pravidel nebo je ke hře, která tu není. Byl porovnán, ale nepřehrán.
        [few] { $count } stoly se hrály podle jiných pravidel nebo jsou ke hrám, které tu nejsou. Byly porovnány, ale nepřehrány.
       *[other] { $count } stolů se hrálo podle jiných pravidel nebo je ke hrám, které tu nejsou. Byly porovnány, ale nepřehrány.
    }
check-damaged =
    { $tables ->
        [one] Prohlédnut { $tables } stůl.
        [few] Prohlédnuty { $tables } stoly.
       *[other] Prohlédnuto { $tables } stolů.
    } Vraťte kopii příkazem „fabletable restore“, nebo nechte stůl hrát dál s tím, co zbylo: „fabletable check --accept TABLE“.
check-other-shape = Databáze má starší podobu: zkopírovat šla, prohlédnout ne. Do nynější ji převede „fabletable migrate“.
check-log = Stůl { $table }: v záznamu rozhodnutí něco chybí, přebývá nebo se změnilo.
check-row = Stůl { $table }: jeho řádek, místo, návrh nebo něco uloženého není tím, co bylo zapsáno.
check-chat = Stůl { $table }: řádky rozhovoru chybějí nebo se změnily.
check-kept = Stůl { $table }: záznam hry nebo něco jiného uloženého bylo změněno.
check-sums = Stůl { $table }: chybí kontrolní součty, není s čím porovnávat.
check-stray = Stůl { $table }: stůl zmizel, ale jeho řádky zůstaly.
check-missing = Celé stoly zmizely, nebo tu jsou takové, které nikdo neprostřel.
check-play = Stůl { $table }: při přehrání hra vyjde jinak.
accept-done = Odteď platí to, co tu je: { $tables }.
restore-done = Kopie { $file } je zpět na místě.
restore-aside = Co tam bylo předtím, leží v { $file }.
why-copy-damaged = Kopie { $file } je poškozená; co jí je, řekne „fabletable check { $file }“. S --anyway se vrátí i tak.
why-no-folder-for-copies = { $folder } není složka; kopie, které se opakují, ji potřebují.
replay-head = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $decisions } rozhodnutí
replay-decision = { $number }. { $seat }: { $choice }
game-open = Záznam končí po rozhodnutí { $number }; hra ještě neskončila.
game-won = { $count ->
    [0] Nikdo nevyhrává.
    [1] Vyhrává { $names }.
   *[other] O vítězství se dělí { $names }.
}
game-score = { $name }: { $score }

# Textový stůl
your-name = Poutník
# Boti se jmenují po stromech jako na stránce; $seat je číslo místa bota
bot-name = { $seat ->
    [1] Jeřabina
    [2] Líska
    [3] Olše
    [4] Lípa
    [5] Jalovec
    [6] Osika
    [7] Vavřín
   *[other] Cedr
}
or = nebo
piece-cost = stojí { $cost }
piece-worth = hodnota { $worth }
origin-reported = Známo od hráčů, ne z pravidel
origin-designed = Naše znění, zdroj se nenašel
gem-counted = { $gem } { $n }
gem-gold = zlato
    .counted = { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
gem-sun = slunce
    .counted = { $n ->
        [one] { $n } sluneční střípek
        [few] { $n } sluneční střípky
       *[other] { $n } slunečních střípků
    }
gem-moon = měsíc
    .counted = { $n ->
        [one] { $n } měsíční střípek
        [few] { $n } měsíční střípky
       *[other] { $n } měsíčních střípků
    }
gem-xp = zkušenost
gem-str = síla
gem-will = vůle
gem-shield = štít
gem-lore = poznatky
gem-dmg = zranění
gem-damage = zranění
gem-guard = štít
gem-draw = karty na konci tahu
gem-again = znovu
gem-cards = karty
    .counted = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
gem-level = úroveň
    .counted = úroveň { $n }
gem-action = akce
gem-plain = pláně
gem-forest = les
gem-hill = kopce
gem-mountain = hory
gem-water = voda
gem-wild = žolík
choice-brings = přinese { $gain }
# $won a $drawn jsou celá procenta
odds = { $drawn ->
    [0] výhra { $won } %
   *[other] výhra { $won } %, remíza { $drawn } %
}
odds-about = výhra asi { $won } %
# možnost mění souboj: procento výher bez ní ($before) a s ní
odds-change = výhra { $won } % místo { $before } %
odds-won = Při výhře: { $brings }
odds-drawn = Při remíze: { $brings }
odds-lost = Při prohře: { $brings }
odds-because = Z čeho se šance skládá:
risk-dice = (kostky)
risk-reveal = (odkryje něco skrytého)
table-sealed = Kostky jsou zapečetěny jako { $seal }…; semínko se dozvíte na konci.
table-help = Odpovídejte číslem. ? ukáže, co dalšího lze napsat.
table-barred = { $count ->
    [one] Teď není možná ještě { $count } volba
    [few] Teď nejsou možné ještě { $count } volby
   *[other] Teď není možných ještě { $count } voleb
} (w řekne proč).
table-not-understood = Napište číslo od 1 do { $last }, nebo ? pro nápovědu.
table-crashed = { $detail }. To je chyba ve Fabletable; nic se nezměnilo.
table-undone = Vzato zpět.
table-nothing-barred = Možné je vše, na co se tato otázka ptá.
table-no-reasons = Není tu šance, kterou by šlo vysvětlit.
counsel-thinks = Trenér přemýšlí …
counsel-more = h znovu: čísla a co jiného
counsel-first = { $number }. { $choice }: výhra v { $chance } % zkušebních her, plus minus { $error }.
counsel-behind = { $number }. { $choice }: naděje na výhru nižší o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, plus minus { $error }.
counsel-alike = { $number }. { $choice }: rozdíl není patrný.
counsel-glance = { $number }. { $choice }: na první pohled { $chance } %.
counsel-thought = { $number }. { $choice }
counsel-clear = { $trials ->
        [one] { $trials } zkušební hra
        [few] { $trials } zkušební hry
       *[other] { $trials } zkušebních her
    }; první volba je bezpochyby nejlepší.
counsel-close = { $trials ->
        [one] { $trials } zkušební hra
        [few] { $trials } zkušební hry
       *[other] { $trials } zkušebních her
    }; je to těsné a rozdíl může být náhoda.
table-which-rule = r a číslo ukáže kapitolu.
table-seed = Semínko bylo „{ $seed }“.
table-saved = { $over ->
    [True] Záznam je v souboru { $file }; ověří jej fabletable verify.
   *[other] Dosavadní záznam je v souboru { $file }.
}
table-letter-u = vzít své poslední rozhodnutí zpět; znovu: zeptat se všech
table-letter-w = proč ne: co teď není možné a z jakého důvodu
table-letter-c = šance: z čeho se skládají
table-letter-v = jak na tom jsem: jak daleko je k vítězství
table-letter-h = rada: co by zvolil trenér a proč; znovu: čísla
table-letter-s = příběh, řádek na čin; s 100 ukáže víc
table-held = Enter pokračuje, a ukáže vše.
table-which-speed = p a jedno z čísel { $speeds } určí rychlost výjevů.
table-letter-m = co se stalo od vašeho posledního rozhodnutí, se všemi součty
table-letter-p = tempo výjevů: p 2 je dvakrát rychleji, p 0 hned
table-letter-o = ať vlastní boje, karty a ztráty čekají na Enter, nebo ne
table-letter-e = příběh krok za krokem; e 100 ukáže víc
table-letter-r = pravidlo k této otázce; r a číslo ukáže jinou kapitolu
table-letter-l = podívat se: co je na kusech napsáno; l a slovo jen na některé
table-letter-d = nakreslit znovu celý stůl
table-letter-n = vysvětlovat nové otázky, nebo ne
table-letter-help = o co v otázce jde a tento seznam
table-letter-q = odejít; hra zůstane uložena
note-never = n: už nevysvětlovat; ? vysvětlí vždy.
note-now = U tohoto stolu: { $line }
note-switched = { $on ->
    [True] Nové otázky se vysvětlují.
   *[other] Nové otázky se už nevysvětlují; ? je vysvětlí dál.
}
advised-chance = Náhodně. { $why }
advised-this = Doporučeno: { $choice }. { $why }

# Rozbory
ending-awards = Ceny
review-progress = Zkušební hry
review-head = { $game }, rozhodnutí { $decisions }, rozebráno podle { $trials } zkušebních her
review-chance = Šance na výhru byla { $start } %, skončila na { $end } %
review-counts = Nejlepších { $best }, nastejno { $even }, nepřesností { $slip }, chyb { $mistake }, hrubých chyb { $blunder }
# V bodech šance na výhru, s 95% intervalem
review-choices = Vlastní volby { $n } (od { $low } do { $high })
review-luck = Kostky a karty { $n } (od { $low } do { $high })
review-fault = { $name }: „{ $chosen }“. Lepší: „{ $better }“. { $moment }.
review-lost = { $word }, ztráta { $n } (od { $low } do { $high })
review-more = --more ukáže čísla a důvody každé chyby.
review-turns = Zvraty
review-moved = { $before } % → { $after } %

# Players that teach themselves
help-learn = Nechat hráče, ať se naučí hru sám; existující složka se dohraje dál
help-minutes = Kolik minut se učit
help-learn-folder = Kam ukládat sítě a křivku jejich růstu
help-learn-lessons = Kolik sekund v každé generaci se síť dívá dopředu a učí se z toho, co našla
help-learn-from = Síť, od které se pokračuje; naučená podle starších pravidel se přenese podle jmen
help-learn-players = Pro kolik hráčů; lze uvést vícekrát
help-python = Kterým interpretem se hraje, třeba z přeloženého sestavení
learn-begun = Síť vidí čísel: { $fields }, zná slov: { $words } a zpočátku dělá totéž co Střední.
learn-first = Generace { $n }: her { $games }, proti Střednímu { $greedy }.
learn-kept = Generace { $n }: her { $games }, proti Střednímu { $greedy }, proti dosud nejlepší { $last }. Zůstává.
learn-dropped = Generace { $n }: her { $games }, proti Střednímu { $greedy }, proti dosud nejlepší { $last }. Nejlepší zůstává ta předchozí.
learn-done = Nejlepší síť: { $file }
learn-curve = Jak rostla (polovina znamená vyrovnané síly)
learn-generation-column = Generace
learn-minutes-column = Minuty
learn-games-column = Hry
learn-greedy-column = Proti Střednímu
learn-last-column = Proti dosud nejlepší
learn-kept-column = Zůstala

# The book of rules
help-rules = Číst pravidla hry: seznam kapitol, jednu z nich, nebo kde je které slovo
help-rules-chapter = Kapitola číslem, klíčem nebo názvem
help-rules-search = Jen kapitoly s tímto slovem
rules-see = Viz také: { $rules }
rules-example = Příklad
rules-only = Platí jen při volbě: { $what }
rules-here = U tohoto stolu platí: { $what }
rules-not-here = U tohoto stolu neplatí. Jen při volbě: { $what }
rules-players = počet hráčů { $players }
rules-how = fabletable rules { $game } KAPITOLA ukáže kapitolu podle čísla nebo názvu, --search SLOVO kde se slovo najde.
why-no-such-rule = Taková kapitola není: { $rule }. Zadejte číslo od 1 do { $last }, klíč nebo název.
why-not-in-rules = V pravidlech není nic o „{ $words }“.
rules-search = Hledat v pravidlech

help-highlights = Ukázat jen velké scény, za 60 až 90 sekund
help-chronicle = Vyprávět odehranou partii na jedné stránce
chronicle-head = Kronika: { $game }
chronicle-road = Cesta
chronicle-texts = Co se cestou četlo
chronicle-from = Podle záznamu, který má { $n ->
    [one] { $n } rozhodnutí.
    [few] { $n } rozhodnutí.
   *[other] { $n } rozhodnutí.
}
highlights-head = { $n ->
    [one] { $n } scéna
    [few] { $n } scény
   *[other] { $n } scén
}, { $seconds } s
