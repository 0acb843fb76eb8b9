# Hra, její otázky, důvody a vyprávění.

game-witcher = Zaklínač: Starý svět
    .motto = Lov, trénuj, hazarduj, přežij
option-tweaks = Vlastní čísla

# --- slova ---
word-action = Využít akci tohoto místa
word-phase-two = Do fáze II
word-two-cards = Odhodit libovolné dvě karty
word-to-combo = Ke kombu
word-combo-done = Kombo je hotové
word-charge = Výpad
word-bite = Kousnutí
word-explore-city = Prozkoumat město
word-explore-wilds = Prozkoumat divočinu
pay-coin-and-card = Dát minci a { ACC($card) }
train = { $price ->
    [one] { $attribute } za { $price } zlatý
    [few] { $attribute } za { $price } zlaté
   *[other] { $attribute } za { $price } zlatých
}
train-with-letter = { $price ->
    [one] { $attribute } za { $price } zlatý, s listem
    [few] { $attribute } za { $price } zlaté, s listem
   *[other] { $attribute } za { $price } zlatých, s listem
}
poker-with = Zahrát si kostky s hráčem { $seat }
duel-with = Vyzvat k boji hráče { $seat }
duel-trophy = { $n ->
    [one] Vítězství přinese trofej školy a { $n } zlatý.
    [few] Vítězství přinese trofej školy a { $n } zlaté.
   *[other] Vítězství přinese trofej školy a { $n } zlatých.
}
duel-trophy-held = { $n ->
    [one] Trofej této školy už máte; vítězství přinese { $n } zlatý.
    [few] Trofej této školy už máte; vítězství přinese { $n } zlaté.
   *[other] Trofej této školy už máte; vítězství přinese { $n } zlatých.
}
duel-trophy-gone = { $n ->
    [one] Žádná trofej této školy nezbyla; vítězství přinese { $n } zlatý.
    [few] Žádná trofej této školy nezbyla; vítězství přinese { $n } zlaté.
   *[other] Žádná trofej této školy nezbyla; vítězství přinese { $n } zlatých.
}
bet-on = Vsadit minci na hráče { $seat }
ride-horse = Na koni do { GEN($place) }
ride-boat = Po vodě do { GEN($place) }
poker-die = Kostka s hodnotou { $n }

# --- otázky ---
ask-second-terrain = Do kterého terénu { $seat } umístí nestvůru úrovně II?
ask-school = Kterou školu si { $seat } vybere?
ask-travel = { $seat } je { LOC($place) }. Co dál?
ask-pay-move = Čím { $seat } zaplatí cestu do { GEN($place) }?
ask-free-move = Kam se { $seat } vydá?
ask-act-there = { $seat } je { LOC($place) }. Využije zdejší akci?
ask-train = { $gold ->
    [one] Co { $seat } trénuje? Má { $gold } zlatý.
    [few] Co { $seat } trénuje? Má { $gold } zlaté.
   *[other] Co { $seat } trénuje? Má { $gold } zlatých.
}
ask-exchange-old = Kterou kartu z ruky { $seat } odstraní?
ask-exchange-new = Co si { $seat } vezme výměnou za { ACC($card) }?
ask-trash-market = Odstraní { $seat } kartu z trhu?
ask-track = Nestvůru kterého terénu bude { $seat } stopovat?
ask-trail = V kterém terénu { $seat } najde Stopu?
ask-quest-terrain = Žetony tohoto terénu došly. Do kterého terénu se { $seat } s úkolem vydá?
ask-reroll = Kterými kostkami { $seat } hodí znovu? Má { $dice }, vybráno { $chosen }.
ask-reroll-locals = { $seat } hází za místní. Kterými jejich kostkami hodí znovu? Mají { $dice }, vybráno { $chosen }.
ask-raise-any = Kterou vlastnost si { $seat } zvýší?
ask-raise-lowest = Kterou ze svých nejnižších vlastností si { $seat } zvýší?
ask-discard = { $lost ->
    [1] { $n ->
        [one] Kterou kartu { $seat } ztratí? Zbývá ztratit { $n } kartu.
        [few] Kterou kartu { $seat } ztratí? Zbývá ztratit { $n } karty.
       *[other] Kterou kartu { $seat } ztratí? Zbývá ztratit { $n } karet.
    }
   *[other] { $n ->
        [one] Kterou kartu { $seat } odhodí? Odhodit je třeba ještě { $n } kartu.
        [few] Kterou kartu { $seat } odhodí? Odhodit je třeba ještě { $n } karty.
       *[other] Kterou kartu { $seat } odhodí? Odhodit je třeba ještě { $n } karet.
    }
}
ask-discard-down = { $n ->
    [one] Zůstat smějí nejvýše tři karty, odhodit je třeba ještě { $n } kartu. Kterou { $seat } odhodí?
    [few] Zůstat smějí nejvýše tři karty, odhodit je třeba ještě { $n } karty. Kterou { $seat } odhodí?
   *[other] Zůstat smějí nejvýše tři karty, odhodit je třeba ještě { $n } karet. Kterou { $seat } odhodí?
}
ask-discard-more = Odhodí { $seat } ještě nějaké karty?
ask-discard-from-deck = Kterou kartu z balíčku { $seat } odhodí?
ask-trash = { $n ->
    [one] Kterou svou kartu { $seat } odstraní ze hry? Odstranit je třeba ještě { $n } kartu.
    [few] Kterou svou kartu { $seat } odstraní ze hry? Odstranit je třeba ještě { $n } karty.
   *[other] Kterou svou kartu { $seat } odstraní ze hry? Odstranit je třeba ještě { $n } karet.
}
ask-trash-hand = Kterou kartu z ruky { $seat } odstraní?
ask-market = Kterou kartu si { $seat } vezme?
ask-hand-full = { $seat } má plnou ruku. Kterou kartu odhodí, aby zbylo místo pro { ACC($card) }?
ask-add-card = Kterou kartu za { $cost } si { $seat } přidá mezi odhozené?
ask-add-any-card = Kterou kartu si { $seat } přidá mezi odhozené?
ask-potion-over = Lektvarů je příliš. Kterého se { $seat } vzdá?
ask-lose-potion = { $n ->
    [one] O který lektvar { $seat } přijde? Odevzdat je třeba ještě { $n } lektvar.
    [few] O který lektvar { $seat } přijde? Odevzdat je třeba ještě { $n } lektvary.
   *[other] O který lektvar { $seat } přijde? Odevzdat je třeba ještě { $n } lektvarů.
}
ask-deed = Co na tomto místě { $seat } podnikne?
ask-story = Co { $seat } udělá?
ask-bet = Vsadí si { $seat } na tento boj?
ask-power = Použije teď { $seat } něco?
ask-power-before-pool = Použije { $seat } něco, než vzniknou zásoby života?
ask-effects = Použije { $seat } lektvary, dovednost nebo úskoky, než udeří?
ask-extra-potion = Který lektvar { $seat } vypije nad svůj limit?
ask-brew = Který z nich { $seat } vypije hned?
ask-petri = Které znamení { $seat } vloží do filtru?
ask-combo-first = Kterou kartou { $seat } zahájí kombo?
ask-combo-next = Čím { $seat } naváže na kartu „{ $last }“?
ask-combo-extra = Přidá { $seat } ještě jednu kartu, bez vazby?
ask-combo-unlinked = Kterou kartu bez vazby { $seat } zahraje po kartě „{ $last }“?
ask-attack = { $seat } rozhoduje, jak zaútočí { $monster }. Výpadem, nebo kousnutím?
ask-own-attack = Útok nestvůry je odkrytý. Zvolí { $seat } výpad, nebo kousnutí?
ask-tuck = Kterou kartu dá { $seat } pod svůj balíček?
ask-take-discarded = Kterou odhozenou kartu si { $seat } vezme zpět?
ask-shuffle-back = Kterou odhozenou kartu { $seat } vrátí do balíčku?
ask-take-looked = Kterou z těchto karet si { $seat } vezme?
ask-discard-looked = Kterou z těchto karet { $seat } odhodí?
ask-sink-looked = Dá { $seat } některé z nich dospod?
ask-put-back = { $n ->
    [one] Nahoru je třeba vrátit ještě { $n } kartu. Kterou dá { $seat } nejhlouběji?
    [few] Nahoru je třeba vrátit ještě { $n } karty. Kterou dá { $seat } nejhlouběji?
   *[other] Nahoru je třeba vrátit ještě { $n } karet. Kterou dá { $seat } nejhlouběji?
}

note-travel = { $cards ->
    [one] { $cards } karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}, { $gold ->
    [one] { $gold } zlatý.
    [few] { $gold } zlaté.
   *[other] { $gold } zlatých.
}
note-market = { $cards ->
    [one] Platit můžete { $cards } kartou z ruky.
    [few] Platit můžete { $cards } kartami z ruky.
   *[other] Platit můžete { $cards } kartami z ruky.
}
note-fight = { $left ->
    [one] { $monster } má v zásobě života { $left } kartu, váš štít je na { $shield }.
    [few] { $monster } má v zásobě života { $left } karty, váš štít je na { $shield }.
   *[other] { $monster } má v zásobě života { $left } karet, váš štít je na { $shield }.
}
way-card = Můžete odhodit { ACC($cards) }. { $there }
way-coin = Libovolné dvě karty, nebo karta a mince. { $there }
way-two = Libovolné dvě karty. { $there }
# What choices say: $level in Roman, $life and $cards are cards, $others a list of players, $n gold or dice.
way-with = { $place }, odhodit „{ $card }“
way-otherwise = { $place }, zaplatit jinak
waits-monster = { $monster }, úroveň { $level }, život { $life }
waits-both = { $monster }, úroveň { $level }, život { $life }; dále { $others }
waits-witchers = { $others }
odds-monster = { $monster }, úroveň { $level }, život { $life }; vy máte karet { $cards }, štít { $shield }
odds-duel = { $seat }, karet { $theirs } proti vašim { $mine }
odds-poker = { $seat }, než padnou kostky
odds-locals = Místní, než padnou kostky
if-slain = { $n ->
    [one] trofej a { $n } zlatý
    [few] trofej a { $n } zlaté
   *[other] trofej a { $n } zlatých
}
if-driven = { $n ->
    [one] nestvůra zahnána, { $n } zlatý a karta za 0
    [few] nestvůra zahnána, { $n } zlaté a karta za 0
   *[other] nestvůra zahnána, { $n } zlatých a karta za 0
}
if-defeated = karta za 0, stopa a o kartu méně do ruky
if-duel-lost = karta za 0 a o kartu méně do ruky
if-poker-won = bank, 3 zlaté
if-poker-lost = sázka je pryč
poker-rest = { $n ->
    [one] Zůstává { $rank }, znovu hodit { $n } kostkou
    [few] Zůstává { $rank }, znovu hodit { $n } kostkami
   *[other] Zůstává { $rank }, znovu hodit { $n } kostkami
}
poker-all = { $n ->
    [one] Hodit znovu { $n } kostkou
    [few] Hodit znovu všemi { $n } kostkami
   *[other] Hodit znovu všemi { $n } kostkami
}
gem-potion = Lektvar
gem-trophy = Trofej

# --- důvody ---
why-move-first = Nejdřív se pohněte; kde tah začal, tam se nic dělat nedá.
why-action-used = Tato akce už byla v tomto tahu využita.
why-above-level = Vlastnost už je nad vaší zaklínačskou úrovní.
why-at-five = { $attribute } už je na V a výš nevzroste.
why-all-at-five = Všechno, co se tu učí, už máte na V.
why-no-training = { $need ->
    [one] Nejlevnější trénink tu stojí { $need } zlatý; máte { $have }.
    [few] Nejlevnější trénink tu stojí { $need } zlaté; máte { $have }.
   *[other] Nejlevnější trénink tu stojí { $need } zlatých; máte { $have }.
}
why-own-school = Vaše Specializace se učí jen { LOC($place) }.
why-no-stake = Nemáte minci na sázku.
why-no-stake-there = Tento zaklínač nemá minci na sázku.
why-diced = S tímto zaklínačem jste v tomto tahu už hráli.
why-nothing-to-exchange = Za nic, co držíte, se na trhu nedá poctivě měnit.
why-too-dear = Stojí { $cost }; výměnou smíte vzít kartu nejvýše za { $most }.
why-other-cost = Stojí { $cost }; přidává se karta za { $need }.
why-cannot-pay-move = Je třeba karta toho terénu, libovolné dvě karty, nebo karta a mince.
why-gold-short = { $need ->
    [one] Stojí to { $need } zlatý, máte { $have }.
    [few] Stojí to { $need } zlaté, máte { $have }.
   *[other] Stojí to { $need } zlatých, máte { $have }.
}
why-cards-short = { $need ->
    [one] Stojí to { $need } kartu; držíte { $have }.
    [few] Stojí to { $need } karty; držíte { $have }.
   *[other] Stojí to { $need } karet; držíte { $have }.
}
why-no-link = Karta „{ $card }“ nemá vazbu této barvy.
why-potion-limit = { $n ->
    [one] Víc lektvarů v tomto boji nelze, { $n } už je vypitý.
    [few] Víc lektvarů v tomto boji nelze, { $n } už jsou vypité.
   *[other] Víc lektvarů v tomto boji nelze, { $n } už je vypito.
}
why-no-sign = Je k němu třeba fialová nebo žlutá karta z ruky a žádnou nemáte.
why-archespore = Archesporu smí vyzvat jen ten, kdo odhodí nepoužitý lektvar.
why-last-hunt = Poslední nestvůra musí počkat: trofej vlastnosti nesmí být poslední.
why-trail-held = Stopu tohoto terénu už máte.
why-tracking-already = Nestvůru tohoto terénu už stopujete.
why-no-tokens = Žetony tohoto terénu došly.
why-no-monster = V tomto terénu žádná nestvůra nežije.
why-trophy-held = Tuto trofej už máte.
why-trophy-gone = Žádná trofej této vlastnosti už nezbyla.
why-duel-school = Ve školách spolu zaklínači nebojují.
why-duel-tavern = Krčma je po poslední rvačce zavřená.
why-duel-diced = S tímto zaklínačem jste v tomto tahu už hráli v kostky.
why-no-exploration = Příběh tohoto tahu Průzkum zakázal.
why-deck-read = Všechny příběhy tohoto balíčku už zazněly.

# --- vyprávění: příprava a tahy ---
school-taken = { $seat } vstupuje do { GEN($school) }.
turn-begins = { $seat } začíná tah { $n }.
moved = { $seat } přichází do { GEN($place) }.
coin-for-the-road = { $seat } platí za cestu minci.
acts = { $seat } využívá akci { GEN($place) }.
companion-pays = { $n ->
    [one] { $who } přináší hráči { $seat } { $n } zlatý.
    [few] { $who } přináší hráči { $seat } { $n } zlaté.
   *[other] { $who } přináší hráči { $seat } { $n } zlatých.
}
no-deed = { $seat } nechává místo na pokoji.

# --- karty, lektvary, zlato ---
drew-own = Lízáte { ACC($cards) }.
drew = { $n ->
    [one] { $seat } líže { $n } kartu.
    [few] { $seat } líže { $n } karty.
   *[other] { $seat } líže { $n } karet.
}
discarded = { $seat } odhazuje { ACC($card) }.
lost-from-hand = { $seat } ztrácí z ruky { ACC($card) }.
lost-cards = { $seat } ztrácí z balíčku { ACC($cards) }.
trashed = { $seat } navždy odstraňuje { ACC($card) }.
taken-back = { $seat } si bere zpět { ACC($card) }.
shuffled-back = { $seat } zamíchává zpět do balíčku { ACC($card) }.
card-added = { $seat } přidává mezi odhozené { ACC($card) }.
bought = { $seat } si osvojuje { ACC($card) }.
exchanged = { $seat } bere z trhu { ACC($card) }.
market-new = { GENDER($card) ->
    [pl] Na trh přicházejí { $card }.
   *[m] Na trh přichází { $card }.
}
market-nothing = { $seat } nemůže zaplatit žádnou z karet.
market-swept = Karta „{ $card }“ mizí z trhu.
gold-gained = { $n ->
    [one] { $seat } získává { $n } zlatý.
    [few] { $seat } získává { $n } zlaté.
   *[other] { $seat } získává { $n } zlatých.
}
# $story is the name of the card.
gold-lost-to = { $n ->
    [one] { $seat } ztrácí { $n } zlatý kvůli příběhu „{ $story }“.
    [few] { $seat } ztrácí { $n } zlaté kvůli příběhu „{ $story }“.
   *[other] { $seat } ztrácí { $n } zlatých kvůli příběhu „{ $story }“.
}
gold-paid = { $n ->
    [one] { $seat } platí { $n } zlatý.
    [few] { $seat } platí { $n } zlaté.
   *[other] { $seat } platí { $n } zlatých.
}
trained = { $n ->
    [one] { $seat } platí za trénink { $n } zlatý.
    [few] { $seat } platí za trénink { $n } zlaté.
   *[other] { $seat } platí za trénink { $n } zlatých.
}
potion-gained = { $seat } získává lektvar „{ $potion }“.
potion-lost = { $seat } ztrácí lektvar „{ $potion }“.
potion-drunk = { $seat } pije lektvar „{ $potion }“. { $text }
attribute-up = { $seat } zvyšuje { ACC($attribute) } na { $level }.
attribute-down = { $seat } ztrácí úroveň { GEN($attribute) } a zůstává na { $level }.
level-up = { $seat } má nyní zaklínačskou úroveň { $level }.
shield-up = { $seat } zvedá štít o { $n } na { $now }.
shield-down = { $seat } přichází o štít, klesá o { $n } na { $now }.

# --- žetony ---
trail-gained = { $seat } nachází Stopu { LOC($terrain) }.
tracking-started = { $seat } stopuje nestvůru { LOC($terrain) }; znamení vedou do { GEN($place) }.
tracking-done = { $seat } čte znamení { LOC($place) } a nachází minci a Stopu.
tracking-coin = { $seat } nachází { LOC($place) } minci; Stopa už byla známá.
tracking-none = { $seat } nenachází žádnou novou Stopu.
trail-none = { $seat } nezískává Stopu: všechny, které se dají najít, už jsou známé.

# --- kostkový poker ---
poker-thrown = { $seat } hází { $dice }, { $other } hází { $theirs }.
poker-locals = { $seat } hází { $dice }, { $other } hází za místní { $theirs }.
poker-alone = { $seat } hází { $dice }.
poker-against = { $seat } hází { $dice } proti { $theirs }.
poker-rerolled = { $n ->
    [one] { $seat } hází znovu { $n } kostkou a má { $dice }.
    [few] { $seat } hází znovu { $n } kostkami a má { $dice }.
   *[other] { $seat } hází znovu { $n } kostkami a má { $dice }.
}
poker-rerolled-locals = { $n ->
    [one] { $seat } hází za místní znovu { $n } kostkou a ti mají { $dice }.
    [few] { $seat } hází za místní znovu { $n } kostkami a ti mají { $dice }.
   *[other] { $seat } hází za místní znovu { $n } kostkami a ti mají { $dice }.
}
poker-won = { $n ->
    [one] { $seat } ukazuje { ACC($rank) } a vyhrává { $n } zlatý.
    [few] { $seat } ukazuje { ACC($rank) } a vyhrává { $n } zlaté.
   *[other] { $seat } ukazuje { ACC($rank) } a vyhrává { $n } zlatých.
}
poker-nothing = { $seat } ukazuje { ACC($rank) } a nevyhrává nic.
poker-lost = Místní ukazují { ACC($rank) } a vyhrávají; { $seat } přichází o minci.
poker-hand = { $seat } ukazuje { ACC($rank) }.
rank-nothing = nic
    .acc = kostky bez kombinace
rank-pair = dvojice
    .acc = dvojici
rank-two-pairs = dvě dvojice
rank-three = trojice
    .acc = trojici
rank-small-straight = malá postupka
    .acc = malou postupku
rank-big-straight = velká postupka
    .acc = velkou postupku
rank-full-house = full house
rank-four = čtveřice
    .acc = čtveřici
rank-five = pětice
    .acc = pětici

# --- příběhy a úkoly ---
explores-city = { $seat } vyráží do ulic.
explores-wilds = { $seat } vyjíždí do divočiny.
story-read = „{ $story }“: { $intro }
story-chosen = { $seat }: { $option }
story-result = { $result }
story-band = { $text }
story-effects = Dopadne to takto: { $effects }.
quest-taken = { $seat } přijímá úkol „{ $story }“, který vede do { GEN($places) }.
quest-done = { $seat } plní úkol „{ $story }“.
kept = { $seat } si nechává „{ $story }“.
rolled = { $seat } hází kostkou a má { $n }.
rolled-power = { $seat } hází kostkou a má { $n } ({ $power }).
tested = { $seat } hází { $n } a s dvojnásobkem { GEN($attribute) } má celkem { $total }.
short-fight = { $n ->
    [0] { $seat } nikoho nezraňuje.
   *[other] { $seat } způsobuje { $n } zranění.
}

# --- boje ---
fight-begins = { $seat } vyzývá k boji { ACC($monster) }.
first-turn-witcher = První tah v boji má { $seat }.
first-turn-monster = První tah v boji má { $monster }.
power-used = { $seat } používá „{ $power }“. { $text }
combo-card = { $seat } hraje { ACC($card) }.
combo-made = { $damage ->
    [0] { $seat } hraje { ACC($cards) } a nikoho nezraňuje.
   *[other] { $seat } hraje { ACC($cards) } a způsobuje { $damage } zranění.
}
card-returns = Karta „{ $card }“ se vrací hráči { $seat } do ruky.
monster-hit = { $n ->
    [one] { $monster } ztrácí po zásahu hráče { $seat } { $n } kartu, v zásobě života zbývá { $left }.
    [few] { $monster } ztrácí po zásahu hráče { $seat } { $n } karty, v zásobě života zbývá { $left }.
   *[other] { $monster } ztrácí po zásahu hráče { $seat } { $n } karet, v zásobě života zbývá { $left }.
}
monster-unhurt = { $monster } neztrácí žádnou kartu.
looked-lost = { $seat } nechává odhodit { ACC($card) }.
monster-charges = { $monster } podniká výpad: { $what }.
monster-bites = { $monster } kouše: { $what }.
monster-die = { $monster } hází kostkou a má { $n }.
monster-hits = { $seat } utrpí { $n } zranění.
slain = { $n ->
    [one] { $seat } zabíjí { ACC($monster) } a získává { $n } zlatý.
    [few] { $seat } zabíjí { ACC($monster) } a získává { $n } zlaté.
   *[other] { $seat } zabíjí { ACC($monster) } a získává { $n } zlatých.
}
driven-away = { $n ->
    [one] { $seat } padá, ale zahání { ACC($monster) } a získává { $n } zlatý.
    [few] { $seat } padá, ale zahání { ACC($monster) } a získává { $n } zlaté.
   *[other] { $seat } padá, ale zahání { ACC($monster) } a získává { $n } zlatých.
}
defeated = { $monster } poráží hráče { $seat }.
monster-settles = { $monster } se usazuje { LOC($place) }.
trophy-gained = { $seat } věší na zeď trofej „{ $trophy }“, má jich { $n } ze 4.
meditates = { $seat } medituje a bere si trofej „{ $trophy }“.
# Why: $cards is a list of lost cards, $left how many are left. Parts of a sum: small words beside a number.
because-cards-lost = Ztraceny { $cards }, zbývá karet { $left }.
because-no-card-lost = Žádná karta ztracena, zbývá karet { $left }.
because-monster-left = { $left ->
    [0] { $monster } už nemá karty.
   *[other] { $monster }, zbývá karet { $left }.
}
because-slain = { $monster } už nemá karty.
because-driven = { $seat } už nemá karty, ale { $monster } nanejvýš jednu.
because-defeated = { $seat } už nemá karty, { $monster } jich má ještě { $left }.
because-duel = { $seat } už nemá karty.
because-level = Všechny čtyři vlastnosti dosáhly úrovně { $level }.
because-rank = Rozhoduje { $rank }.
part-softened = zmírněno
part-link = návaznost na kartu { $card }
part-more = lektvary, dovednost a trofeje
part-resists = nestvůra odolává
part-twice = dvakrát { $attribute }
label-die = Kostka
duel-begins = { $seat } tasí ocel na hráče { $other }.
duel-won = { $n ->
    [0] { $seat } poráží hráče { $other }.
    [one] { $seat } poráží hráče { $other } a získává { $n } zlatý.
    [few] { $seat } poráží hráče { $other } a získává { $n } zlaté.
   *[other] { $seat } poráží hráče { $other } a získává { $n } zlatých.
}
bet-placed = { $seat } sází minci na hráče { $on }.
bet-won = { $n ->
    [one] { $seat } tipuje správně a získává { $n } zlatý.
    [few] { $seat } tipuje správně a získává { $n } zlaté.
   *[other] { $seat } tipuje správně a získává { $n } zlatých.
}

# --- jak to skončilo ---
result-won = { $seat } přiváží domů čtvrtou trofej. { $school } slaví.
won-by-hunt = Poslední trofej přinesl lov na { ACC($trophy) }.
won-by-duel = Poslední trofej, „{ $trophy }“, pochází od jiného zaklínače.
solo-result = { $turns ->
    [one] Trvalo to { $turns } tah. Výsledek je { $rating }
    [few] Trvalo to { $turns } tahy. Výsledek je { $rating }
   *[other] Trvalo to { $turns } tahů. Výsledek je { $rating }
}
rating-novice = na nováčka slušný.
rating-reliable = takový, že je na vás spoleh.
rating-professional = mistrovský a začíná se o něm mluvit.
rating-legend = na cestě k legendě.
rating-living-legend = hodný žijící legendy.

# --- co dělají karty příběhů ---
effect-gold-gain = { $n ->
    [one] +{ $n } zlatý
    [few] +{ $n } zlaté
   *[other] +{ $n } zlatých
}
effect-gold-loss = { $n ->
    [one] −{ $n } zlatý
    [few] −{ $n } zlaté
   *[other] −{ $n } zlatých
}
effect-attribute-gain = { $attribute } +{ $n }
effect-attribute-loss = { $attribute } −{ $n }
effect-any-attribute = libovolná vlastnost +{ $n }
effect-lowest = vaše nejnižší vlastnost +{ $n }
effect-two-lowest = vaše dvě nejnižší vlastnosti po +1
effect-shield-loss = štít −{ $n }
effect-no-shield = váš štít klesne na 0
effect-full-shield = váš štít se zvedne na maximum
effect-potion-gain = { $n ->
    [one] { $n } lektvar
    [few] { $n } lektvary
   *[other] { $n } lektvarů
}
effect-potion-loss = { $n ->
    [one] ztratíte { $n } lektvar
    [few] ztratíte { $n } lektvary
   *[other] ztratíte { $n } lektvarů
}
effect-potions-up-to = lektvary, dokud jich nebude { $n }
effect-potions-exactly = lektvary, dokud jich nebude { $n }, nad limit
effect-no-potions = ztratíte všechny lektvary
effect-next-draw-gain = { $n ->
    [one] ve fázi III líznete o { $n } kartu víc
    [few] ve fázi III líznete o { $n } karty víc
   *[other] ve fázi III líznete o { $n } karet víc
}
effect-next-draw-loss = { $n ->
    [one] ve fázi III líznete o { $n } kartu méně
    [few] ve fázi III líznete o { $n } karty méně
   *[other] ve fázi III líznete o { $n } karet méně
}
effect-draw = { $n ->
    [one] lízněte { $n } kartu
    [few] lízněte { $n } karty
   *[other] lízněte { $n } karet
}
effect-discard = { $n ->
    [one] odhoďte { $n } kartu
    [few] odhoďte { $n } karty
   *[other] odhoďte { $n } karet
}
effect-trash = { $n ->
    [one] odstraňte { $n } svou kartu
    [few] odstraňte { $n } své karty
   *[other] odstraňte { $n } svých karet
}
effect-add-card = přidejte kartu za { $n }
effect-add-any-card = přidejte libovolnou kartu z trhu
effect-free-card = vaše karta ve fázi III je zdarma
effect-trail = Stopa libovolného terénu
effect-every-trail = Stopa každého terénu
effect-quest-terrain = úkol { LOC($terrain) }, událost { $n }
effect-quest-terrain-paid = { $pay ->
    [one] úkol { LOC($terrain) } za { $pay } zlatý, událost { $n }
    [few] úkol { LOC($terrain) } za { $pay } zlaté, událost { $n }
   *[other] úkol { LOC($terrain) } za { $pay } zlatých, událost { $n }
}
effect-quest-place = úkol { LOC($place) }, událost { $n }
effect-quest-place-paid = { $pay ->
    [one] úkol { LOC($place) } za { $pay } zlatý, událost { $n }
    [few] úkol { LOC($place) } za { $pay } zlaté, událost { $n }
   *[other] úkol { LOC($place) } za { $pay } zlatých, událost { $n }
}
effect-quest-home = úkol ve vaší škole, událost { $n }
effect-quest-schools = úkol ve vaší škole nebo ve škole jiného hráče, událost { $n }
effect-event = událost { $n }
effect-keep = tato karta u vás zůstane
effect-lose-companion = váš společník odchází
effect-to-phase-three = rovnou do fáze III
effect-no-exploration = v tomto tahu žádný Průzkum
effect-move-and-act = jeďte po cestě, a chcete-li, využijte tamní akci
effect-roll = hod kostkou ({ $bands })
effect-test = zkouška, kostka a dvojnásobek { GEN($attribute) } ({ $bands })
effect-by-attribute = podle úrovně { GEN($attribute) } ({ $bands })
effect-by-level = podle vaší zaklínačské úrovně ({ $bands })
effect-if = { $bands }
effect-beat-dice = přehoďte tři trojky a dvě dvojky ({ $bands })
effect-short-fight = { $cards ->
    [one] krátký boj, štít −{ $lower }, líznete { $cards } kartu, jedno kombo, podle jeho zranění ({ $bands })
    [few] krátký boj, štít −{ $lower }, líznete { $cards } karty, jedno kombo, podle jeho zranění ({ $bands })
   *[other] krátký boj, štít −{ $lower }, líznete { $cards } karet, jedno kombo, podle jeho zranění ({ $bands })
}
effect-short-fight-bare = { $cards ->
    [one] krátký boj, štít na 0, líznete { $cards } kartu, jedno kombo, podle jeho zranění ({ $bands })
    [few] krátký boj, štít na 0, líznete { $cards } karty, jedno kombo, podle jeho zranění ({ $bands })
   *[other] krátký boj, štít na 0, líznete { $cards } karet, jedno kombo, podle jeho zranění ({ $bands })
}
effect-school-owner = majitel školy získá Stopy, které máte, a libovolnou vlastnost +1
band = { $low } až { $high }: { $effects }
band-one = { $low }: { $effects }
band-at-least = { $low } a více: { $effects }
band-shield-0 = se štítem 0: { $effects }
band-potions-0-1 = s nejvýše 1 lektvarem: { $effects }
band-gold-0-1 = s nejvýše 1 zlatým: { $effects }
band-trophies-0 = bez trofeje: { $effects }
band-own-school = ve vlastní škole: { $effects }
band-win = když se to podaří: { $effects }
band-else = jinak: { $effects }
band-then = { $first }; { $rest }

# --- popisky stolu ---
chapter-setup = Zaklínači se scházejí
chapter-travel = { $seat }, tah { $n } · fáze I, pohyb a akce
chapter-deed = { $seat }, tah { $n } · fáze II
chapter-rest = { $seat }, tah { $n } · fáze III, nové karty
chapter-fight = { $seat }, tah { $n } · fáze II, boj
player-sub = Úroveň { $level }
label-map = Kontinent
label-monsters = Nestvůry v kraji
label-market = Trh
label-market-note = Cena klesá směrem doprava.
label-reputation = Pověst
label-fatigue = { $n ->
    [one] Další krok odstraní { $n } kartu.
    [few] Další krok odstraní { $n } karty.
   *[other] Další krok odstraní { $n } karet.
}
label-actions = Karty akcí
label-market-discard = Odhozené karty akcí
label-potion-deck = Lektvary
label-city = Město
label-wilds = Divočina
label-events = Události
label-tokens-forest = Žetony lesa
label-tokens-mountain = Žetony hor
label-tokens-water = Žetony vody
label-monsters-1 = Nestvůry I
label-monsters-2 = Nestvůry II
label-monsters-3 = Nestvůry III
label-reserve = Záloha úrovně I
label-attribute-trophies = Trofeje za meditaci
label-no-board = Zatím bez desky
label-gold = Zlato
label-shield = Štít
label-potions = Lektvary
label-trophies = Trofeje
label-powers = Dovednost, trofeje, společníci
label-quests = Úkoly
label-trails = Stopy
label-deck = Balíček
label-discard = Odhozené karty
label-school-trophies = Trofeje této školy
label-hand = Ruka
label-looked = Prohlížené karty
label-life = Zásoba života
label-combo = Kombo
label-drunk = Použité lektvary
label-spent = Odhozeno
label-poker = Kostkový poker
label-dice = Kostky
label-locals = Místní
mat-note = { $school }, úroveň { $level }
hand-note = { $n } z { $most }
combo-note = zranění { $damage }, štít +{ $shield }
potions-left = { $n ->
    [one] ještě { $n } lektvar
    [few] ještě { $n } lektvary
   *[other] ještě { $n } lektvarů
}
poker-pot = { $n ->
    [one] { $n } zlatý v banku
    [few] { $n } zlaté v banku
   *[other] { $n } zlatých v banku
}
closed-tavern = Krčma je zavřená
open-lair = Zde bude žít nestvůra
pawn = { $seat }, { $school }
fame = { $seat } na políčku { $n }
quest-goal = { $seat }, úkol „{ $story }“
tracking-goal = { $seat } sem stopuje nestvůru
tracking-token = Stopování { LOC($terrain) } vede do { GEN($place) } a nese 1 zlatý
trail-token = Stopa nestvůry { LOC($terrain) }
quest-text = Jděte do { GEN($places) } a přečtěte událost { $event }.
quest-complete = Přečtěte událost { $event }.
stage-fight = { $seat } loví { ACC($monster) }
stage-duel = { $seat } vyzývá hráče { $other }
stage-short = { $seat } v krátkém boji
deck-city = Město
deck-wilds = Divočina
deck-event = Událost

# --- co rozumný zaklínač nedělá (simulate --follies) ---
folly-idle = Dva tahy po sobě jen prozkoumává
folly-shuttle = Chodí sem a tam mezi dvěma místy
folly-untracked-hunt = Loví bez Stopy, kterou sleduje
folly-wasted-potion = Pije lektvar nadarmo
folly-blind-dice = Hází znovu vítěznými kostkami, nebo nechává prohrávající

# Co lze na kartě změnit; $where je pořadí.
number-cost = cena
number-damage = poškození
number-shield = štít
number-draw = líznout karet
number-draw-less = líznout karet méně
number-copies = karet v balíčku
number-n = číslo
number-m = druhé číslo
number-life = život
number-ability = číslo schopnosti
number-charge = poškození výpadu
number-bite = poškození kousnutí
number-a = možnost A, účinek { $where }
number-b = možnost B, účinek { $where }
number-pay-a = cena možnosti A
number-pay-b = cena možnosti B
number-fight-card = Karta boje { $n }
number-trophy = { $where ->
    [2] druhé číslo trofeje
   *[other] číslo trofeje
}
