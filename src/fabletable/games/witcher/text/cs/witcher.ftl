# Hra, její otázky, důvody a vyprávění.

game-witcher = Zaklínač: Starý svět
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
pay-coin-and-card = Mince a karta: { $card }
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
poker-with = Kostkový poker: { $seat }
duel-with = Bojovat: { $seat }
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
bet-on = Mince na vítězství: { $seat }
ride-horse = Na koni: { $place }
ride-boat = Po vodě: { $place }
poker-die = Kostka s hodnotou { $n }

# --- otázky ---
ask-second-terrain = { $seat }: kde bude žít nestvůra úrovně II?
ask-school = { $seat }: která škola je vaše?
ask-travel = { $seat }: co dál? Jste zde: { $place }.
ask-pay-move = { $seat }: čím zaplatíte cestu? Cíl: { $place }.
ask-free-move = { $seat }: kam vede cesta?
ask-act-there = { $seat }: využijete akci místa? Jste zde: { $place }.
ask-train = { $seat }: co trénujete? Zlato: { $gold }.
ask-exchange-old = { $seat }: kterou kartu z ruky odstraníte?
ask-exchange-new = { $seat }: odstraněná karta je { $card }. Co si za ni vezmete?
ask-trash-market = { $seat }: odstraníte kartu z trhu?
ask-track = { $seat }: nestvůru kterého terénu stopujete?
ask-trail = { $seat }: Stopa kterého terénu?
ask-quest-terrain = { $seat }: žetony tohoto terénu došly. Kam úkol povede?
ask-reroll = { $seat }: hodíte některými kostkami znovu? Leží před vámi { $dice }, vybráno: { $chosen }.
ask-reroll-locals = { $seat }: házíte za místní. Hodíte některými jejich kostkami znovu? Leží tu { $dice }, vybráno { $chosen }.
ask-raise-any = { $seat }: která vlastnost vzroste?
ask-raise-lowest = { $seat }: která z vašich nejnižších vlastností vzroste?
ask-discard = { $seat }: odhoďte kartu (zbývá: { $n }).
ask-discard-down = { $seat }: odhoďte kartu; nad tři jich je { $n }.
ask-discard-more = { $seat }: odhodíte ještě nějaké karty?
ask-discard-from-deck = { $seat }: která karta z balíčku se odhodí?
ask-trash = { $seat }: která vaše karta opustí hru (zbývá: { $n })?
ask-trash-hand = { $seat }: která karta z ruky se odstraní?
ask-market = { $seat }: kterou kartu si vezmete?
ask-hand-full = { $seat }: máte plnou ruku. Která karta půjde mezi odhozené, aby se vešla nová ({ $card })?
ask-add-card = { $seat }: která karta za { $cost } půjde mezi vaše odhozené?
ask-add-any-card = { $seat }: která karta půjde mezi vaše odhozené?
ask-potion-over = { $seat }: lektvarů je příliš. Který půjde pryč?
ask-lose-potion = { $seat }: o který lektvar přijdete (zbývá: { $n })?
ask-deed = { $seat }: co na tomto místě podniknete?
ask-story = { $seat }: co uděláte?
ask-bet = { $seat }: vsadíte si na tento boj?
ask-power = { $seat }: použijete teď něco?
ask-power-before-pool = { $seat }: použijete něco, než vzniknou zásoby života?
ask-effects = { $seat }: lektvary, dovednost nebo úskoky, než udeříte?
ask-extra-potion = { $seat }: který lektvar nad váš limit?
ask-brew = { $seat }: který z nich vypijete hned?
ask-petri = { $seat }: které znamení půjde do filtru?
ask-combo-first = { $seat }: která karta zahájí kombo?
ask-combo-next = { $seat }: poslední leží { $last }. Co následuje?
ask-combo-extra = { $seat }: ještě jedna karta, bez vazby?
ask-combo-unlinked = { $seat }: poslední leží { $last }. Která karta následuje bez vazby?
ask-attack = { $seat }: jak zaútočí { $monster }, výpadem, nebo kousnutím?
ask-own-attack = { $seat }: odkryta je { $card }. Výpad, nebo kousnutí?
ask-tuck = { $seat }: která karta půjde pod váš balíček?
ask-take-discarded = { $seat }: která odhozená karta se vrátí?
ask-shuffle-back = { $seat }: která odhozená karta se vrátí do balíčku?
ask-take-looked = { $seat }: kterou z těchto karet si vezmete?
ask-discard-looked = { $seat }: která z těchto karet se odhodí?
ask-sink-looked = { $seat }: dáte některé z nich dospod?
ask-put-back = { $seat }: nahoru se vrací karet: { $n }. Která bude nejhlouběji?

note-travel = { $cards ->
    [one] { $cards } karta v ruce, zlato: { $gold }.
    [few] { $cards } karty v ruce, zlato: { $gold }.
   *[other] { $cards } karet v ruce, zlato: { $gold }.
}
note-market = Platíte kartami z ruky; máte jich { $cards }.
note-fight = { $left ->
    [one] { $monster }: zbývá { $left } karta; váš štít: { $shield }.
    [few] { $monster }: zbývají { $left } karty; váš štít: { $shield }.
   *[other] { $monster }: zbývá { $left } karet; váš štít: { $shield }.
}
way-card = Hodí se: { $cards }. { $there }
way-coin = Libovolné dvě karty, nebo karta a mince. { $there }
way-two = Libovolné dvě karty. { $there }
way-monster = Zde má doupě { $monster }. { $there }

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
why-own-school = Vaši zvláštní dovednost učí jen ve vaší škole ({ $place }).
why-no-stake = Nemáte minci na sázku.
why-no-stake-there = Tento zaklínač nemá minci na sázku.
why-diced = S tímto zaklínačem jste v tomto tahu už hráli.
why-nothing-to-exchange = Za nic, co držíte, se na trhu nedá poctivě měnit.
why-too-dear = Stojí { $cost }; výměnou smíte vzít kartu nejvýše za { $most }.
why-other-cost = Stojí { $cost }; přidává se karta za { $need }.
why-cannot-pay-move = Je třeba karta toho terénu, libovolné dvě karty, nebo karta a mince.
why-gold-short = Cena ve zlatých: { $need }; máte { $have }.
why-cards-short = { $need ->
    [one] Stojí to { $need } kartu; držíte { $have }.
    [few] Stojí to { $need } karty; držíte { $have }.
   *[other] Stojí to { $need } karet; držíte { $have }.
}
why-no-link = Karta nemá vazbu této barvy: { $card }.
why-potion-limit = Víc lektvarů v tomto boji nelze; použito: { $n }.
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
school-taken = { $seat } volí školu: { $school }.
turn-begins = { $seat } začíná tah { $n }.
moved = { $seat } přichází na místo: { $place }.
coin-for-the-road = { $seat } platí za cestu minci.
acts = { $seat } využívá akci místa: { $place }.
companion-pays = { $seat } dostává zlato ({ $n }); nese je { $who }.
no-deed = { $seat } nechává místo na pokoji.

# --- karty, lektvary, zlato ---
drew-own = Lízáte: { $cards }.
drew = { $n ->
    [one] { $seat } líže { $n } kartu.
    [few] { $seat } líže { $n } karty.
   *[other] { $seat } líže { $n } karet.
}
discarded = { $seat } odhazuje: { $card }.
lost-cards = { $seat } ztrácí z balíčku: { $cards }.
trashed = { $seat } se navždy zbavuje karty: { $card }.
taken-back = { $seat } si bere zpět: { $card }.
shuffled-back = { $seat } zamíchává zpět do balíčku: { $card }.
card-added = { $seat } přidává mezi odhozené: { $card }.
bought = { $seat } se učí: { $card }.
exchanged = { $seat } bere z trhu: { $card }.
market-new = Na trh přichází { $card }.
market-nothing = { $seat } nemůže zaplatit žádnou z karet.
market-swept = Z trhu mizí karta: { $card }.
gold-gained = { $n ->
    [one] { $seat } získává { $n } zlatý.
    [few] { $seat } získává { $n } zlaté.
   *[other] { $seat } získává { $n } zlatých.
}
gold-lost = { $n ->
    [one] { $seat } ztrácí { $n } zlatý.
    [few] { $seat } ztrácí { $n } zlaté.
   *[other] { $seat } ztrácí { $n } zlatých.
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
potion-gained = { $seat } získává lektvar: { $potion }.
potion-lost = { $seat } ztrácí lektvar: { $potion }.
potion-drunk = { $seat } pije lektvar: { $potion }. { $text }
attribute-up = { $seat }: { $attribute } roste, nyní { $level }.
attribute-down = { $seat }: { $attribute } klesá, nyní { $level }.
level-up = { $seat } má nyní zaklínačskou úroveň { $level }.
shield-up = { $seat } zvedá štít o { $n } na { $now }.
shield-down = { $seat } snižuje štít o { $n } na { $now }.

# --- žetony ---
trail-gained = { $seat } nachází Stopu; terén: { $terrain }.
tracking-started = { $seat } stopuje nestvůru ({ $terrain }); znamení ukazují na místo: { $place }.
tracking-done = { $place }: { $seat } čte znamení, mince a Stopa.
tracking-coin = { $seat } nachází na místě minci ({ $place }); Stopa už byla známá.
tracking-none = { $seat } nenachází žádnou novou Stopu.
trail-none = { $seat } nezískává Stopu: všechny, které se dají najít, už jsou známé.

# --- kostkový poker ---
poker-thrown = { $seat } hází { $dice }, { $other } hází { $theirs }.
poker-locals = { $seat } hází { $dice }, { $other } hází za místní { $theirs }.
poker-alone = { $seat } hází { $dice }.
poker-against = { $seat } hází { $dice } proti { $theirs }.
poker-rerolled = { $n ->
    [one] { $seat } hází znovu { $n } kostkou: { $dice }.
    [few] { $seat } hází znovu { $n } kostkami: { $dice }.
   *[other] { $seat } hází znovu { $n } kostkami: { $dice }.
}
poker-rerolled-locals = { $n ->
    [one] { $seat } hází za místní znovu { $n } kostkou: { $dice }.
    [few] { $seat } hází za místní znovu { $n } kostkami: { $dice }.
   *[other] { $seat } hází za místní znovu { $n } kostkami: { $dice }.
}
poker-won = { $seat } vyhrává zlato: { $n }. Na kostkách: { $rank }.
poker-nothing = { $seat } nevyhrává nic. Na kostkách: { $rank }.
poker-lost = Vyhrávají místní, na kostkách: { $rank }; { $seat } přichází o minci.
poker-hand = { $seat } ukazuje kostky: { $rank }.
rank-nothing = nic
rank-pair = dvojice
rank-two-pairs = dvě dvojice
rank-three = trojice
rank-small-straight = malá postupka
rank-big-straight = velká postupka
rank-full-house = full house
rank-four = čtveřice
rank-five = pětice

# --- příběhy a úkoly ---
explores-city = { $seat } vyráží do ulic.
explores-wilds = { $seat } vyjíždí do divočiny.
story-read = „{ $story }“: { $intro }
story-chosen = { $seat }: { $option }
story-result = { $result }
story-band = { $text }
story-effects = Dopadne to takto: { $effects }.
quest-taken = { $seat } přijímá úkol „{ $story }“: { $places }.
quest-done = { $seat } plní úkol „{ $story }“.
kept = { $seat } si nechává „{ $story }“.
rolled = { $seat } hází: { $n }.
rolled-power = { $seat } hází { $n } ({ $power }).
tested = { $seat } hází: { $n }. S dvojnásobkem vlastnosti { $attribute } celkem { $total }.
short-fight = { $seat } udeří za { $n }.

# --- boje ---
fight-begins = { $seat } jde do boje. Soupeř: { $monster }.
first-turn-witcher = { $seat } je na tahu jako první.
first-turn-monster = { $monster } je na tahu jako první.
power-used = { $seat }: { $power }. { $text }
combo-card = { $seat } hraje kartu: { $card }.
combo-made = { $damage ->
    [0] { $seat } hraje { $cards } a nezpůsobuje zranění.
   *[other] { $seat } útočí: { $cards }. Zranění: { $damage }.
}
card-returns = { $card } se vrací do ruky: { $seat }.
monster-hit = { $n ->
    [one] { $seat } zasahuje: { $monster } ztrácí { $n } kartu, zbývá { $left }.
    [few] { $seat } zasahuje: { $monster } ztrácí { $n } karty, zbývá { $left }.
   *[other] { $seat } zasahuje: { $monster } ztrácí { $n } karet, zbývá { $left }.
}
monster-unhurt = { $monster } neztrácí žádnou kartu.
looked-lost = { $seat } nechává odhodit: { $card }.
monster-attacks = { $monster }: { $attack } ({ $card }): { $what }.
monster-die = { $monster } hází kostkou a padá { $n } ({ $attack }).
monster-hits = { $seat } utrpí zranění: { $n }.
slain = { $seat } vítězí, { $monster } už nevstane. Zlato: { $n }.
driven-away = { $seat } padá, ale { $monster } prchá. Zlato: { $n }.
defeated = { $monster } vítězí; poraženým je { $seat }.
monster-settles = { $monster } se usazuje zde: { $place }.
trophy-gained = { $seat } věší trofej, { $trophy }: { $n } ze 4.
meditates = { $seat } medituje a bere si trofej: { $trophy }.
duel-begins = { $seat } tasí ocel. Soupeř: { $other }.
duel-won = { $seat } vítězí, { $other } podléhá. Zlato: { $n }.
bet-placed = { $seat } sází minci na vítězství: { $on }.
bet-won = { $seat } tipuje správně. Zlato: { $n }.

# --- jak to skončilo ---
result-won = { $seat } přiváží domů čtvrtou trofej. { $school } slaví.
won-by-hunt = Poslední trofej pochází z lovu: { $trophy }.
won-by-duel = Poslední trofej pochází od jiného zaklínače: { $trophy }.
solo-result = Počet tahů: { $turns }. Výsledek: { $rating }
rating-novice = na nováčka to není zlé.
rating-reliable = na takového zaklínače je spoleh.
rating-professional = mistr svého řemesla, o kterém se začíná mluvit.
rating-legend = na cestě k legendě.
rating-living-legend = žijící legenda.

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
    [one] ztráta: { $n } lektvar
    [few] ztráta: { $n } lektvary
   *[other] ztráta: { $n } lektvarů
}
effect-potions-up-to = lektvary, dokud jich nebude { $n }
effect-potions-exactly = lektvary, dokud jich nebude { $n }, nad limit
effect-no-potions = ztráta všech lektvarů
effect-next-draw-gain = ve fázi III líznete víc karet: +{ $n }
effect-next-draw-loss = ve fázi III líznete méně karet: −{ $n }
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
effect-quest-terrain = úkol ({ $terrain }), událost { $n }
effect-quest-terrain-paid = úkol ({ $terrain }), cena ve zlatých { $pay }, událost { $n }
effect-quest-place = úkol ({ $place }), událost { $n }
effect-quest-place-paid = úkol ({ $place }), cena ve zlatých { $pay }, událost { $n }
effect-quest-home = úkol ve vaší škole, událost { $n }
effect-quest-schools = úkol ve vaší škole nebo ve škole jiného hráče, událost { $n }
effect-event = událost { $n }
effect-keep = tato karta u vás zůstane
effect-lose-companion = váš společník odchází
effect-to-phase-three = rovnou do fáze III
effect-no-exploration = v tomto tahu žádný Průzkum
effect-move-and-act = jeďte po cestě, a chcete-li, využijte tamní akci
effect-roll = hod kostkou ({ $bands })
effect-test = zkouška: kostka a dvojnásobek vlastnosti { $attribute } ({ $bands })
effect-by-attribute = podle vlastnosti { $attribute } ({ $bands })
effect-by-level = podle vaší zaklínačské úrovně ({ $bands })
effect-if = { $bands }
effect-beat-dice = přehoďte tři trojky a dvě dvojky ({ $bands })
effect-short-fight = krátký boj: štít −{ $lower }, líznete karet: { $cards }, jedno kombo, podle jeho zranění ({ $bands })
effect-short-fight-bare = krátký boj: štít na 0, líznete karet: { $cards }, jedno kombo, podle jeho zranění ({ $bands })
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
player-sub = Úroveň { $level } · { $n } ze 4
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
poker-pot = zlato v banku: { $n }
closed-tavern = Krčma je zavřená
open-lair = Zde bude žít nestvůra
pawn = { $seat }, { $school }
fame = { $seat }: { $n }
quest-goal = { $seat }, úkol „{ $story }“
tracking-goal = { $seat } sem stopuje nestvůru
tracking-token = Stopovací úkol ({ $terrain }): { $place }, 1 zlatý
trail-token = Stopa nestvůry ({ $terrain })
quest-text = Kam: { $places }; událost { $event }.
quest-complete = Přečtěte událost { $event }.
stage-fight = { $seat }, soupeř: { $monster }
stage-duel = { $seat }, soupeř: { $other }
stage-short = { $seat } v krátkém boji
deck-city = Město
deck-wilds = Divočina
deck-event = Událost
