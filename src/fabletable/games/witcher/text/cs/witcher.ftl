# Hra, její otázky, důvody a vyprávění.

game-witcher = Zaklínač: Starý svět
    .motto = Lov, trénuj, hazarduj, přežij
    .about = Jste zaklínač: putujte od města k městu, vylepšujte svůj balíček, vařte lektvary, hrajte kostkový poker a lovte nestvůry. Vyhrává, kdo první získá dost trofejí.
option-tweaks = Vlastní čísla

# --- slova ---
word-action = Využít akci tohoto místa
word-phase-two = Do fáze II
word-two-cards = Odhodit libovolné dvě karty
word-to-combo = Ke kombu
word-combo-done = Udeřit tímto kombem
word-keep-dice = Nechat všechny kostky ležet
word-roll-chosen = { $n ->
    [one] Hodit znovu { $n } vybranou kostkou
    [few] Hodit znovu { $n } vybranými kostkami
   *[other] Hodit znovu { $n } vybranými kostkami
}
word-leave-market = Nechat trh, jak je
word-track-nothing = Nestopovat žádnou nestvůru
word-keep-whole-hand = Nechat si celou ruku
word-keep-hand = Nechat si ostatní karty v ruce
word-keep-coin = Nechat si minci
word-use-nothing = Teď nic nepoužít
word-drink-neither = Nic nevypít
word-strike-without = Udeřit bez další karty
word-leave-on-top = Nechat zbytek nahoře
word-leave-action = Akci nevyužít
word-charge = Výpad
word-bite = Kousnutí
word-explore-city = Prozkoumat město
word-explore-wilds = Prozkoumat divočinu
note-explore-city = Příběh z ulic. Odpovíte na něj jedním ze dvou způsobů.
note-explore-wilds = Příběh z divočiny. Odpovíte na něj jedním ze dvou způsobů.
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
    .you = Do kterého terénu umístíte nestvůru úrovně II?
ask-school = Do které školy { $seat } vstoupí?
    .you = Do které školy vstoupíte?
ask-travel = { $seat } je { LOC($place) }. Co dál?
    .you = Jste { LOC($place) }. Co dál?
ask-pay-move = Čím { $seat } zaplatí cestu do { GEN($place) }?
    .you = Čím zaplatíte cestu do { GEN($place) }?
ask-free-move = Příběh vede po jedné cestě zdarma. Kam se { $seat } vydá?
    .you = Příběh vás vede po jedné cestě zdarma. Kam se vydáte?
ask-act-there = { $seat } je { LOC($place) }. Využije hned zdejší akci?
    .you = Jste { LOC($place) }. Využijete hned zdejší akci?
ask-train = { $gold ->
    [one] Kterou vlastnost { $seat } trénuje? Má { $gold } zlatý.
    [few] Kterou vlastnost { $seat } trénuje? Má { $gold } zlaté.
   *[other] Kterou vlastnost { $seat } trénuje? Má { $gold } zlatých.
}
    .you = { $gold ->
        [one] Kterou vlastnost trénujete? Máte { $gold } zlatý.
        [few] Kterou vlastnost trénujete? Máte { $gold } zlaté.
       *[other] Kterou vlastnost trénujete? Máte { $gold } zlatých.
    }
ask-exchange-old = Kterou kartu z ruky { $seat } odstraní ze hry výměnou za kartu z trhu?
    .you = Kterou kartu z ruky odstraníte ze hry výměnou za kartu z trhu?
ask-exchange-new = Kterou kartu z trhu si { $seat } vezme do ruky výměnou za { ACC($card) }?
    .you = Kterou kartu z trhu si vezmete do ruky výměnou za { ACC($card) }?
ask-trash-market = Kterou kartu { $seat } odstraní z trhu, aby přišla nová?
    .you = Kterou kartu odstraníte z trhu, aby přišla nová?
ask-track = Nestvůru kterého terénu bude { $seat } stopovat?
    .you = Nestvůru kterého terénu budete stopovat?
ask-trail = Stopu které nestvůry { $seat } najde?
    .you = Stopu které nestvůry najdete?
ask-quest-terrain = Žetony tohoto terénu došly. Do kterého terénu se { $seat } s úkolem vydá místo něj?
    .you = Žetony tohoto terénu došly. Do kterého terénu se s úkolem vydáte místo něj?
ask-reroll = { $chosen ->
    [0] Kterými svými kostkami { $seat } hodí znovu? Padlo { $dice }.
   *[other] Kterými svými kostkami { $seat } hodí znovu? Padlo { $dice }, vybráno { $chosen }.
}
    .you = { $chosen ->
        [0] Kterými svými kostkami hodíte znovu? Padlo vám { $dice }.
       *[other] Kterými svými kostkami hodíte znovu? Padlo vám { $dice }, vybráno { $chosen }.
    }
ask-reroll-locals = { $chosen ->
    [0] { $seat } hází za místní. Kterými jejich kostkami hodí znovu? Padlo jim { $dice }.
   *[other] { $seat } hází za místní. Kterými jejich kostkami hodí znovu? Padlo jim { $dice }, vybráno { $chosen }.
}
    .you = { $chosen ->
        [0] Házíte za místní. Kterými jejich kostkami hodíte znovu? Padlo jim { $dice }.
       *[other] Házíte za místní. Kterými jejich kostkami hodíte znovu? Padlo jim { $dice }, vybráno { $chosen }.
    }
ask-raise-any = Kterou vlastnost si { $seat } zvýší?
    .you = Kterou vlastnost si zvýšíte?
ask-raise-lowest = Kterou ze svých nejnižších vlastností si { $seat } zvýší?
    .you = Kterou ze svých nejnižších vlastností si zvýšíte?
discard-for-story = Příběh
ask-discard = { $lost ->
    [1] { $n ->
        [one] Kterou kartu { $seat } ztratí? Zbývá ztratit { $n } kartu.
        [few] Kterou kartu { $seat } ztratí? Zbývá ztratit { $n } karty.
       *[other] Kterou kartu { $seat } ztratí? Zbývá ztratit { $n } karet.
    }
   *[other] { $n ->
        [one] „{ $source }“ stojí { $n } kartu z ruky. Kterou { $seat } odhodí?
        [few] „{ $source }“ stojí { $n } karty z ruky. Kterou { $seat } odhodí první?
       *[other] „{ $source }“ stojí { $n } karet z ruky. Kterou { $seat } odhodí první?
    }
}
    .you = { $lost ->
        [1] { $n ->
            [one] Kterou kartu ztratíte? Zbývá ztratit { $n } kartu.
            [few] Kterou kartu ztratíte? Zbývá ztratit { $n } karty.
           *[other] Kterou kartu ztratíte? Zbývá ztratit { $n } karet.
        }
       *[other] { $n ->
            [one] „{ $source }“ stojí { $n } kartu z ruky. Kterou odhodíte?
            [few] „{ $source }“ stojí { $n } karty z ruky. Kterou odhodíte první?
           *[other] „{ $source }“ stojí { $n } karet z ruky. Kterou odhodíte první?
        }
    }
ask-discard-down = { $n ->
    [one] Zůstat smějí nejvýše tři karty, odhodit je třeba ještě { $n } kartu. Kterou { $seat } odhodí?
    [few] Zůstat smějí nejvýše tři karty, odhodit je třeba ještě { $n } karty. Kterou { $seat } odhodí?
   *[other] Zůstat smějí nejvýše tři karty, odhodit je třeba ještě { $n } karet. Kterou { $seat } odhodí?
}
    .you = { $n ->
        [one] Zůstat smějí nejvýše tři karty, odhodit je třeba ještě { $n } kartu. Kterou odhodíte?
        [few] Zůstat smějí nejvýše tři karty, odhodit je třeba ještě { $n } karty. Kterou odhodíte?
       *[other] Zůstat smějí nejvýše tři karty, odhodit je třeba ještě { $n } karet. Kterou odhodíte?
    }
ask-discard-more = Které karty { $seat } odhodí, než si lízne nové?
    .you = Které karty odhodíte, než si líznete nové?
ask-discard-from-deck = Kterou kartu z balíčku { $seat } odhodí?
    .you = Kterou kartu ze svého balíčku odhodíte?
ask-trash = { $n ->
    [one] Kterou svou kartu { $seat } odstraní ze hry? Odstranit je třeba ještě { $n } kartu.
    [few] Kterou svou kartu { $seat } odstraní ze hry? Odstranit je třeba ještě { $n } karty.
   *[other] Kterou svou kartu { $seat } odstraní ze hry? Odstranit je třeba ještě { $n } karet.
}
    .you = { $n ->
        [one] Kterou svou kartu odstraníte ze hry? Odstranit je třeba ještě { $n } kartu.
        [few] Kterou svou kartu odstraníte ze hry? Odstranit je třeba ještě { $n } karty.
       *[other] Kterou svou kartu odstraníte ze hry? Odstranit je třeba ještě { $n } karet.
    }
ask-trash-hand = „{ $foe }“ odstraní kartu ze hry navždy. Kterou kartu z ruky { $seat } obětuje?
    .you = „{ $foe }“ odstraní kartu ze hry navždy. Kterou kartu z ruky obětujete?
ask-market = Kterou kartu z trhu si { $seat } vezme do ruky?
    .you = Kterou kartu z trhu si vezmete do ruky?
ask-hand-full = { $seat } má plnou ruku. Kterou kartu odhodí, aby zbylo místo pro { ACC($card) }?
    .you = Máte plnou ruku. Kterou kartu odhodíte, aby zbylo místo pro { ACC($card) }?
ask-add-card = Kterou kartu za { $cost } si { $seat } přidá mezi odhozené?
    .you = Kterou kartu za { $cost } si přidáte mezi odhozené?
ask-add-any-card = Kterou kartu z trhu si { $seat } zdarma přidá mezi odhozené?
    .you = Kterou kartu z trhu si zdarma přidáte mezi odhozené?
ask-potion-over = Lektvarů je víc, než je dovoleno. Kterého se { $seat } vzdá?
    .you = Máte víc lektvarů, než je dovoleno. Kterého se vzdáte?
ask-lose-potion = { $n ->
    [one] O který lektvar { $seat } přijde? Odevzdat je třeba ještě { $n } lektvar.
    [few] O který lektvar { $seat } přijde? Odevzdat je třeba ještě { $n } lektvary.
   *[other] O který lektvar { $seat } přijde? Odevzdat je třeba ještě { $n } lektvarů.
}
    .you = { $n ->
        [one] O který lektvar přijdete? Odevzdat je třeba ještě { $n } lektvar.
        [few] O který lektvar přijdete? Odevzdat je třeba ještě { $n } lektvary.
       *[other] O který lektvar přijdete? Odevzdat je třeba ještě { $n } lektvarů.
    }
ask-deed = { $seat } je { LOC($place) }. Kterou jednu věc tu podnikne?
    .you = Jste { LOC($place) }. Kterou jednu věc tu podniknete?
ask-story = „{ $story }“: co { $seat } udělá?
    .you = „{ $story }“: co uděláte?
ask-bet = Bojují { $attacker } a { $defender }. Na koho { $seat } vsadí minci?
    .you = Bojují { $attacker } a { $defender }. Na koho vsadíte minci?
ask-power = Teď se nabízí { $powers }. Použije to { $seat }?
    .you = Teď se nabízí { $powers }. Použijete to?
ask-power-before-pool = Nabízí se { $powers }. Použije to { $seat }, než vzniknou zásoby života?
    .you = Nabízí se { $powers }. Použijete to, než vzniknou zásoby života?
ask-effects = Co { $seat } použije, než udeří?
    .you = Co použijete, než udeříte?
ask-extra-potion = Který lektvar { $seat } vypije nad svůj limit?
    .you = Který lektvar vypijete nad svůj limit?
ask-brew = Který z těchto lektvarů { $seat } vypije hned? Odhodí se všechny.
    .you = Který z těchto lektvarů vypijete hned? Odhodí se všechny.
ask-petri = Které znamení { $seat } odhodí do Petriho filtru, aby způsobil { $n } zranění?
    .you = Které znamení odhodíte do Petriho filtru, aby způsobil { $n } zranění?
ask-combo-first = Kterou kartou { $seat } zahájí kombo?
    .you = Kterou kartou zahájíte kombo?
ask-combo-next = Kterou kartu { $seat } zahraje po kartě „{ $last }“?
    .you = Kterou kartu zahrajete po kartě „{ $last }“?
ask-combo-extra = Kterou kartu { $seat } přidá bez vazby po kartě „{ $last }“?
    .you = Kterou kartu přidáte bez vazby po kartě „{ $last }“?
ask-combo-unlinked = Kterou kartu bez vazby { $seat } zahraje po kartě „{ $last }“?
    .you = Kterou kartu bez vazby zahrajete po kartě „{ $last }“?
ask-attack = { $seat } rozhoduje, jak zaútočí { $monster }. Výpadem, nebo kousnutím?
    .you = Jak zaútočí { $monster }? Výpadem, nebo kousnutím?
ask-own-attack = Útok nestvůry je odkrytý. Kterou jeho polovinu { $seat } schytá?
    .you = Útok nestvůry je odkrytý. Kterou jeho polovinu schytáte?
ask-tuck = Kterou kartu z ruky dá { $seat } pod svůj balíček?
    .you = Kterou kartu z ruky dáte pod svůj balíček?
ask-take-discarded = Kterou odhozenou kartu si { $seat } vezme zpět do ruky?
    .you = Kterou odhozenou kartu si vezmete zpět do ruky?
ask-shuffle-back = Kterou odhozenou kartu { $seat } vrátí do balíčku?
    .you = Kterou odhozenou kartu vrátíte do balíčku?
ask-take-looked = Kterou z těchto karet si { $seat } vezme do ruky?
    .you = Kterou z těchto karet si vezmete do ruky?
ask-discard-looked = Kterou z těchto karet { $seat } odhodí?
    .you = Kterou z těchto karet odhodíte?
ask-sink-looked = Které z těchto karet dá { $seat } dospod?
    .you = Které z těchto karet dáte dospod?
ask-put-back = { $n ->
    [one] Nahoru je třeba vrátit ještě { $n } kartu. Kterou dá { $seat } nejhlouběji?
    [few] Nahoru je třeba vrátit ještě { $n } karty. Kterou dá { $seat } nejhlouběji?
   *[other] Nahoru je třeba vrátit ještě { $n } karet. Kterou dá { $seat } nejhlouběji?
}
    .you = { $n ->
        [one] Nahoru je třeba vrátit ještě { $n } kartu. Kterou dáte nejhlouběji?
        [few] Nahoru je třeba vrátit ještě { $n } karty. Kterou dáte nejhlouběji?
       *[other] Nahoru je třeba vrátit ještě { $n } karet. Kterou dáte nejhlouběji?
    }

note-travel = { $cards ->
    [one] { $cards } karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}, { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
   *[other] { $gold } zlatých
}. Fáze II: boj, průzkum, nebo meditace.
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
note-duel = { $left ->
    [one] { $rival } má v zásobě života { $left } kartu a štít na { $theirs }, váš štít je na { $shield }.
    [few] { $rival } má v zásobě života { $left } karty a štít na { $theirs }, váš štít je na { $shield }.
   *[other] { $rival } má v zásobě života { $left } karet a štít na { $theirs }, váš štít je na { $shield }.
}
note-exchange = Vzít smíte kartu nejvýše o 1 dražší, než je ta odevzdaná.
note-discard-more = { $n ->
    [one] Pak si doberete do { $n } karty.
    [few] Pak si doberete do { $n } karet.
   *[other] Pak si doberete do { $n } karet.
}
note-track = 1 zlatý získáte tak jako tak. Na místě, které žeton ukazuje, se z něj stane Stopa a první úder bude váš.
note-bet = { $gold ->
    [one] Správná sázka se vrátí i s tolika zlatými, kolik dostane vítěz; špatná propadne. Máte { $gold } zlatý.
    [few] Správná sázka se vrátí i s tolika zlatými, kolik dostane vítěz; špatná propadne. Máte { $gold } zlaté.
   *[other] Správná sázka se vrátí i s tolika zlatými, kolik dostane vítěz; špatná propadne. Máte { $gold } zlatých.
}
note-fight-lost = Přijdete o všechny tyto karty a s nimi o boj: je prohraný. Na pořadí nezáleží.
note-driven-away = Přijdete o všechny tyto karty a boj tím končí, ale nestvůra je zahnána. Na pořadí nezáleží.
note-attack = { $n ->
    [one] { $witcher } má v zásobě života { $n } kartu a štít { $shield }.
    [few] { $witcher } má v zásobě života { $n } karty a štít { $shield }.
   *[other] { $witcher } má v zásobě života { $n } karet a štít { $shield }.
}
    .you-witcher = { $n ->
        [one] Máte v zásobě života { $n } kartu a štít { $shield }.
        [few] Máte v zásobě života { $n } karty a štít { $shield }.
       *[other] Máte v zásobě života { $n } karet a štít { $shield }.
    }
note-poker-ahead = Máte { ACC($mine) }, { $name } má { ACC($theirs) }: vedete.
note-poker-behind = Máte { ACC($mine) }, { $name } má { ACC($theirs) }: prohráváte.
note-poker-locals-ahead = Máte { ACC($mine) }, místní mají { ACC($theirs) }: vedete.
note-poker-locals-behind = Máte { ACC($mine) }, místní mají { ACC($theirs) }: prohráváte.
note-poker-for-locals-ahead = Místní mají { ACC($mine) }, { $name } má { ACC($theirs) }: vedou místní.
note-poker-for-locals-behind = Místní mají { ACC($mine) }, { $name } má { ACC($theirs) }: místní prohrávají.
note-poker-alone = { $n ->
    [0] Máte { ACC($mine) }: to nevynáší nic.
    [one] Máte { ACC($mine) }: to vynáší { $n } zlatý.
    [few] Máte { ACC($mine) }: to vynáší { $n } zlaté.
   *[other] Máte { ACC($mine) }: to vynáší { $n } zlatých.
}
note-poker-shown-ahead = Máte { ACC($mine) } a překonáváte odkrytou ruku, { ACC($theirs) }.
note-poker-shown-behind = Máte { ACC($mine) }; musíte překonat odkrytou ruku, { ACC($theirs) }.
as-monster = Hrajete za { ACC($monster) } proti hráči { $witcher }
as-locals = Hrajete za místní proti hráči { $witcher }
# One of several things is enough: { $so-far } is the list up to here, { $next } the next of it.
either-more = { $so-far }, { $next }
either-last = { $so-far } nebo { $next }
way-card = Stačí jedna karta: { $cards }. { $there }
way-coin = Libovolné dvě karty, nebo karta a mince. { $there }
way-two = Libovolné dvě karty. { $there }
# What choices say: $level in Roman, $life and $cards are cards, $others a list of players, $n gold or dice.
way-with = { $place }, odhodit „{ $card }“
way-otherwise = { $place }, zaplatit jinak
way-for = Odhodit { ACC($card) }
way-pay-coin = Zaplatit jinak
way-pay-two = Libovolné dvě karty
way-pay-choose = Jinými kartami
way-horse = Na koni
way-boat = Po vodě
waits-monster = { $monster }, úroveň { $level }, život { $life }
waits-both = { $monster }, úroveň { $level }, život { $life }; dále { $others }
waits-witchers = { $others }
odds-monster = { $monster }, úroveň { $level }, život { $life }; vy máte karet { $cards }, štít { $shield }
odds-duel = { $seat }, karet { $theirs } proti vašim { $mine }
odds-poker = { $seat }, než padnou kostky
odds-locals = Místní, než padnou kostky
odds-trail = Stopu { GEN($monster) } máte, první úder je proto váš.
odds-no-trail = Stopu { GEN($monster) } nemáte, první udeří nestvůra.
odds-paid = { $n ->
    [one] Cesta tam vás stojí { $n } kartu z ruky.
    [few] Cesta tam vás stojí { $n } karty z ruky.
   *[other] Cesta tam vás stojí { $n } karet z ruky.
}
odds-potions = { $n ->
    [0] Do boje nemáte žádný lektvar.
    [one] V boji smíte vypít { $n } lektvar.
    [few] V boji smíte vypít { $n } lektvary.
   *[other] V boji smíte vypít { $n } lektvarů.
}
odds-attacker = Útočíte vy, první úder je proto váš.
odds-shields = Váš štít je na { $mine }, soupeřův na { $theirs }.
odds-combat = Váš Boj je na { $mine }, soupeřův na { $theirs }: podle něj se v každém tahu lížou karty.
odds-hand = Překonat musíte { ACC($theirs) }.
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
why-own-school = Dovednost vaší školy se učí jen { LOC($place) }.
why-no-stake = Nemáte minci na sázku.
why-no-stake-there = Tento zaklínač nemá minci na sázku.
why-diced = S tímto zaklínačem jste v tomto tahu už hráli.
why-nothing-to-exchange = Za nic, co držíte, se na trhu nedá poctivě měnit.
why-too-dear = Stojí { $cost }; výměnou smíte vzít kartu nejvýše za { $most }.
why-other-cost = Její vlastní cena je { $cost }, ať místo v řadě přidává cokoli; přidává se karta s vlastní cenou { $need }.
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
why-hand-full = Přináší karty, ale máte plnou ruku.
why-deck-empty = Přináší karty, ale váš balíček je prázdný.
why-archespore = Archesporu smí vyzvat jen ten, kdo odhodí nepoužitý lektvar.
why-last-hunt = Poslední nestvůra musí počkat: trofej vlastnosti nesmí být poslední.
why-trail-held = Stopu tohoto terénu už máte.
why-tracking-already = Nestvůru tohoto terénu už stopujete.
why-no-tokens = Žetony tohoto terénu došly.
why-token-here = Jediný zbylý žeton tohoto terénu ukazuje právě toto místo.
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
    .you = Vstupujete do { GEN($school) }.
begins-with = { $n ->
    [one] { $seat } dostává na začátku { $n } zlatý.
    [few] { $seat } dostává na začátku { $n } zlaté.
   *[other] { $seat } dostává na začátku { $n } zlatých.
}
    .you = { $n ->
        [one] Na začátku dostáváte { $n } zlatý.
        [few] Na začátku dostáváte { $n } zlaté.
       *[other] Na začátku dostáváte { $n } zlatých.
    }
trains-first = { $seat } trénuje před prvním tahem.
    .you = Před prvním tahem trénujete.
turn-begins = { $seat } začíná tah { $n }.
    .you = Začínáte tah { $n }.
sets-out = { $seat } vyráží do { GEN($place) }.
    .you = Vyrážíte do { GEN($place) }.
moved = { $seat } přichází do { GEN($place) }.
    .you = Přicházíte do { GEN($place) }.
coin-for-the-road = { $seat } platí za cestu minci.
    .you = Platíte za cestu minci.
acts = { $seat } využívá akci { GEN($place) }.
    .you = Využíváte akci { GEN($place) }.
companion-pays = { $n ->
    [one] { $who } přináší hráči { $seat } { $n } zlatý.
    [few] { $who } přináší hráči { $seat } { $n } zlaté.
   *[other] { $who } přináší hráči { $seat } { $n } zlatých.
}
    .you = { $n ->
        [one] { $who } přináší vám { $n } zlatý.
        [few] { $who } přináší vám { $n } zlaté.
       *[other] { $who } přináší vám { $n } zlatých.
    }
no-deed = { $seat } nechává místo na pokoji.
    .you = Necháváte místo na pokoji.
rests = { $seat } odpočívá a cvičí.
    .you = Odpočíváte a cvičíte.

# --- karty, lektvary, zlato ---
drew-own = Lízáte { ACC($cards) }.
drew = { $n ->
    [one] { $seat } líže { $n } kartu.
    [few] { $seat } líže { $n } karty.
   *[other] { $seat } líže { $n } karet.
}
    .you = { $n ->
        [one] Lížete { $n } kartu.
        [few] Lížete { $n } karty.
       *[other] Lížete { $n } karet.
    }
deck-renewed = { $seat } míchá z odhozených karet nový balíček.
    .you = Z odhozených karet mícháte nový balíček.
life-pool-made = { $seat } zamíchává odhozené karty do zásoby života.
    .you = Zamícháváte odhozené karty do zásoby života.
all-shuffled = { $seat } míchá ruku, balíček i odhozené karty do nového balíčku.
    .you = Mícháte ruku, balíček i odhozené karty do nového balíčku.
discarded = { $seat } odhazuje { ACC($card) }.
    .you = Odhazujete { ACC($card) }.
discarded-deck = { $seat } odhazuje z balíčku { ACC($card) }.
    .you = Odhazujete z balíčku { ACC($card) }.
lost-from-hand = { $seat } ztrácí z ruky { ACC($card) }.
    .you = Ztrácíte z ruky { ACC($card) }.
lost-cards = { $seat } ztrácí z balíčku { ACC($cards) }.
    .you = Ztrácíte z balíčku { ACC($cards) }.
trashed = { $seat } navždy odstraňuje { ACC($card) }.
    .you = Navždy odstraňujete { ACC($card) }.
trashed-discard = { $seat } navždy odstraňuje z odhozených { ACC($card) }.
    .you = Navždy odstraňujete z odhozených { ACC($card) }.
trashed-deck = { $seat } navždy odstraňuje z balíčku { ACC($card) }.
    .you = Navždy odstraňujete z balíčku { ACC($card) }.
taken-back = { $seat } si bere zpět { ACC($card) }.
    .you = Berete si zpět { ACC($card) }.
shuffled-back = { $seat } zamíchává zpět do balíčku { ACC($card) }.
    .you = Zamícháváte zpět do balíčku { ACC($card) }.
tucked-own = Kladete pod balíček { ACC($card) }.
tucked = { $seat } klade kartu z ruky pod balíček.
    .you = Kladete kartu z ruky pod balíček.
under-deck = { $seat } klade z odhozených pod balíček { ACC($cards) }.
    .you = Kladete z odhozených pod balíček { ACC($cards) }.
card-added = { $seat } přidává mezi odhozené { ACC($card) }.
    .you = Přidáváte mezi odhozené { ACC($card) }.
bought = { $seat } si osvojuje { ACC($card) }.
    .you = Osvojujete si { ACC($card) }.
exchanged = { $seat } bere z trhu { ACC($card) }.
    .you = Berete z trhu { ACC($card) }.
market-new = { GENDER($card) ->
    [pl] Na trh přicházejí { $card }.
   *[m] Na trh přichází { $card }.
}
market-nothing = { $seat } nemůže zaplatit žádnou z karet.
    .you = Nemůžete zaplatit žádnou z karet.
market-swept = Karta „{ $card }“ mizí z trhu.
market-trashed = { $seat } navždy odstraňuje z trhu { ACC($card) }.
    .you = Navždy odstraňujete z trhu { ACC($card) }.
draws-fewer = { $seat } líže ve fázi III o kartu méně.
    .you = Ve fázi III lížete o kartu méně.
draws-exactly = { $n ->
    [one] Kdo zabije { ACC($monster) }, líže ve fázi III právě { $n } kartu.
    [few] Kdo zabije { ACC($monster) }, líže ve fázi III právě { $n } karty.
   *[other] Kdo zabije { ACC($monster) }, líže ve fázi III právě { $n } karet.
}
gold-gained = { $n ->
    [one] { $seat } získává { $n } zlatý.
    [few] { $seat } získává { $n } zlaté.
   *[other] { $seat } získává { $n } zlatých.
}
    .you = { $n ->
        [one] Získáváte { $n } zlatý.
        [few] Získáváte { $n } zlaté.
       *[other] Získáváte { $n } zlatých.
    }
# $story is the name of the card.
gold-lost-to = { $n ->
    [one] { $seat } ztrácí { $n } zlatý kvůli příběhu „{ $story }“.
    [few] { $seat } ztrácí { $n } zlaté kvůli příběhu „{ $story }“.
   *[other] { $seat } ztrácí { $n } zlatých kvůli příběhu „{ $story }“.
}
    .you = { $n ->
        [one] Ztrácíte { $n } zlatý kvůli příběhu „{ $story }“.
        [few] Ztrácíte { $n } zlaté kvůli příběhu „{ $story }“.
       *[other] Ztrácíte { $n } zlatých kvůli příběhu „{ $story }“.
    }
gold-paid = { $n ->
    [one] { $seat } platí { $n } zlatý.
    [few] { $seat } platí { $n } zlaté.
   *[other] { $seat } platí { $n } zlatých.
}
    .you = { $n ->
        [one] Platíte { $n } zlatý.
        [few] Platíte { $n } zlaté.
       *[other] Platíte { $n } zlatých.
    }
trained = { $n ->
    [one] { $seat } platí za trénink { $n } zlatý.
    [few] { $seat } platí za trénink { $n } zlaté.
   *[other] { $seat } platí za trénink { $n } zlatých.
}
    .you = { $n ->
        [one] Platíte za trénink { $n } zlatý.
        [few] Platíte za trénink { $n } zlaté.
       *[other] Platíte za trénink { $n } zlatých.
    }
potion-gained = { $seat } získává lektvar „{ $potion }“.
    .you = Získáváte lektvar „{ $potion }“.
potion-lost = { $seat } ztrácí lektvar „{ $potion }“.
    .you = Ztrácíte lektvar „{ $potion }“.
potion-drunk = { $seat } pije lektvar „{ $potion }“. { $text }
    .you = Pijete lektvar „{ $potion }“. { $text }
potions-revealed = { $seat } odkrývá lektvary: { $potions }.
    .you = Odkrýváte lektvary: { $potions }.
potion-brewed = { $seat } hned pije lektvar „{ $potion }“. { $text }
    .you = Hned pijete lektvar „{ $potion }“. { $text }
attribute-up = { $seat } zvyšuje { ACC($attribute) } na { $level }.
    .you = Zvyšujete { ACC($attribute) } na { $level }.
attribute-down = { $seat } ztrácí úroveň { GEN($attribute) } a zůstává na { $level }.
    .you = Ztrácíte úroveň { GEN($attribute) } a zůstáváte na { $level }.
level-up = { $seat } má nyní zaklínačskou úroveň { $level }.
    .you = Nyní máte zaklínačskou úroveň { $level }.
shield-up = { $seat } zvedá štít o { $n } na { $now }.
    .you = Zvedáte štít o { $n } na { $now }.
shield-down = { $seat } přichází o štít, klesá o { $n } na { $now }.
    .you = Přicházíte o štít, klesá o { $n } na { $now }.

# --- žetony ---
trail-gained = { $seat } nachází Stopu { LOC($terrain) }.
    .you = Nacházíte Stopu { LOC($terrain) }.
trail-lost = { $seat } vrací Stopu { LOC($terrain) }: nestvůra je pryč.
    .you = Vracíte Stopu { LOC($terrain) }: nestvůra je pryč.
tracking-here = Žeton ukazuje právě toto místo ({ $place }): vrací se a losuje se jiný.
tracking-started = { $seat } stopuje nestvůru { LOC($terrain) }; stezka vede do { GEN($place) }.
    .you = Stopujete nestvůru { LOC($terrain) }; stezka vede do { GEN($place) }.
tracking-done = { $seat } nachází { LOC($place) } minci a Stopu.
    .you = Nacházíte { LOC($place) } minci a Stopu.
tracking-coin = { $seat } nachází { LOC($place) } minci; Stopa už byla známá.
    .you = Nacházíte { LOC($place) } minci; Stopu už jste znali.
tracking-lost = { $seat } končí stopování, které vedlo do { GEN($place) }: nestvůra je pryč.
    .you = Končíte stopování, které vedlo do { GEN($place) }: nestvůra je pryč.
tracking-none = { $seat } nenachází žádnou novou Stopu.
    .you = Nenacházíte žádnou novou Stopu.
trail-none = { $seat } nezískává Stopu: všechny, které se dají najít, už jsou známé.
    .you = Nezískáváte Stopu: všechny, které se dají najít, už znáte.

# --- kostkový poker ---
poker-stakes = { $seat } a { $other } vsázejí po minci, banka přidává jednu.
    .you = Vy a { $other } vsázíte po minci, banka přidává jednu.
    .you-other = { $seat } a vy vsázíte po minci, banka přidává jednu.
poker-stake = { $n ->
    [0] { $seat } vsází minci.
   *[other] { $seat } vsází minci, banka přidává { $n }.
}
    .you = { $n ->
        [0] Vsázíte minci.
       *[other] Vsázíte minci, banka přidává { $n }.
    }
poker-thrown = { $seat } hází { $dice }, { $other } hází { $theirs }.
    .you = Házíte { $dice }, { $other } hází { $theirs }.
    .you-other = { $seat } hází { $dice }, vy házíte { $theirs }.
poker-locals = { $seat } hází { $dice }, { $other } hází za místní { $theirs }.
    .you = Házíte { $dice }, { $other } hází za místní { $theirs }.
    .you-other = { $seat } hází { $dice }, vy házíte za místní { $theirs }.
poker-alone = { $seat } hází { $dice }.
    .you = Házíte { $dice }.
poker-against = { $seat } hází { $dice } proti { $theirs }.
    .you = Házíte { $dice } proti { $theirs }.
poker-rerolled = { $n ->
    [one] { $seat } hází znovu { $n } kostkou a má { $dice }.
    [few] { $seat } hází znovu { $n } kostkami a má { $dice }.
   *[other] { $seat } hází znovu { $n } kostkami a má { $dice }.
}
    .you = { $n ->
        [one] Házíte znovu { $n } kostkou a máte { $dice }.
        [few] Házíte znovu { $n } kostkami a máte { $dice }.
       *[other] Házíte znovu { $n } kostkami a máte { $dice }.
    }
poker-rerolled-locals = { $n ->
    [one] { $seat } hází za místní znovu { $n } kostkou a ti mají { $dice }.
    [few] { $seat } hází za místní znovu { $n } kostkami a ti mají { $dice }.
   *[other] { $seat } hází za místní znovu { $n } kostkami a ti mají { $dice }.
}
    .you = { $n ->
        [one] Házíte za místní znovu { $n } kostkou a ti mají { $dice }.
        [few] Házíte za místní znovu { $n } kostkami a ti mají { $dice }.
       *[other] Házíte za místní znovu { $n } kostkami a ti mají { $dice }.
    }
poker-won = { $n ->
    [one] { $seat } ukazuje { ACC($rank) } a vyhrává { $n } zlatý.
    [few] { $seat } ukazuje { ACC($rank) } a vyhrává { $n } zlaté.
   *[other] { $seat } ukazuje { ACC($rank) } a vyhrává { $n } zlatých.
}
    .you = { $n ->
        [one] Ukazujete { ACC($rank) } a vyhráváte { $n } zlatý.
        [few] Ukazujete { ACC($rank) } a vyhráváte { $n } zlaté.
       *[other] Ukazujete { ACC($rank) } a vyhráváte { $n } zlatých.
    }
poker-nothing = { $seat } ukazuje { ACC($rank) } a nevyhrává nic.
    .you = Ukazujete { ACC($rank) } a nevyhráváte nic.
poker-lost = Místní ukazují { ACC($rank) } a vyhrávají; { $seat } přichází o minci.
    .you = Místní ukazují { ACC($rank) } a vyhrávají; přicházíte o minci.
poker-hand = { $seat } ukazuje { ACC($rank) }.
    .you = Ukazujete { ACC($rank) }.
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
hand-nothing = nic, nejvyšší kostka { $n }
    .acc = kostky bez kombinace, nejvyšší { $n }
hand-pair = dvojice { $high }
    .acc = dvojici { $high }
hand-two-pairs = dvojice { $high } a dvojice { $low }
    .acc = dvojici { $high } a dvojici { $low }
hand-three = trojice { $high }
    .acc = trojici { $high }
hand-small-straight = malá postupka, 1 až 5
    .acc = malou postupku, 1 až 5
hand-big-straight = velká postupka, 2 až 6
    .acc = velkou postupku, 2 až 6
hand-full-house = full house, trojice { $high } a dvojice { $low }
    .acc = full house, trojici { $high } a dvojici { $low }
hand-four = čtveřice { $high }
    .acc = čtveřici { $high }
hand-five = pětice { $high }
    .acc = pětici { $high }
pips-1 = jedniček
pips-2 = dvojek
pips-3 = trojek
pips-4 = čtyřek
pips-5 = pětek
pips-6 = šestek

# --- příběhy a úkoly ---
explores-city = { $seat } vyráží do ulic.
    .you = Vyrážíte do ulic.
explores-wilds = { $seat } vyjíždí do divočiny.
    .you = Vyjíždíte do divočiny.
story-read = „{ $story }“: { $intro }
story-chosen = { $seat }: { $option }
    .you = Vy: { $option }
story-result = { $result }
story-band = { $text }
# Beside the die of a story.
story-sum = Padlo { $n }
# $n is the die, $total the die and twice the level.
story-test = Na kostce { $n }, s vlastností { $total }
story-effects = Dopadne to takto: { $effects }.
quest-taken = { $seat } přijímá úkol „{ $story }“, který vede do { GEN($places) }.
    .you = Přijímáte úkol „{ $story }“, který vede do { GEN($places) }.
quest-done = { $seat } plní úkol „{ $story }“.
    .you = Plníte úkol „{ $story }“.
quest-lost = Žetony míst došly: { $seat } přichází o úkol „{ $story }“.
    .you = Žetony míst došly: přicházíte o úkol „{ $story }“.
kept = { $seat } si nechává „{ $story }“.
    .you = Necháváte si „{ $story }“.
kept-spent = { $seat } odevzdává kartu „{ $story }“.
    .you = Odevzdáváte kartu „{ $story }“.
companion-leaves = { $seat } ztrácí společníka: { $story }.
    .you = Ztrácíte společníka: { $story }.
rolled = { $seat } hází kostkou a má { $n }.
    .you = Házíte kostkou a máte { $n }.
rolled-power = { $seat } hází kostkou a má { $n } ({ $power }).
    .you = Házíte kostkou a máte { $n } ({ $power }).
tested = { $seat } hází { $n } a s dvojnásobkem { GEN($attribute) } má celkem { $total }.
    .you = Házíte { $n } a s dvojnásobkem { GEN($attribute) } máte celkem { $total }.
short-fight = { $n ->
    [0] { $seat } nikoho nezraňuje.
   *[other] { $seat } způsobuje { $n } zranění.
}
    .you = { $n ->
        [0] Nikoho nezraňujete.
       *[other] Způsobujete { $n } zranění.
    }

# --- boje ---
fight-begins = { $seat } vyzývá k boji { ACC($monster) }.
    .you = Vyzýváte k boji { ACC($monster) }.
first-turn-witcher = První tah v boji má { $seat }.
    .you = První tah v boji máte vy.
first-turn-monster = První tah v boji má { $monster }.
power-used = { $seat } používá „{ $power }“. { $text }
    .you = Používáte „{ $power }“. { $text }
combo-card = { $seat } hraje { ACC($card) }.
    .you = Hrajete { ACC($card) }.
combo-from-discards = { $seat } hraje z odhozených { ACC($card) }.
    .you = Hrajete z odhozených { ACC($card) }.
combo-made = { $damage ->
    [0] { $seat } hraje { ACC($cards) } a nikoho nezraňuje.
   *[other] { $seat } hraje { ACC($cards) } a způsobuje { $damage } zranění.
}
    .you = { $damage ->
        [0] Hrajete { ACC($cards) } a nikoho nezraňujete.
       *[other] Hrajete { ACC($cards) } a způsobujete { $damage } zranění.
    }
card-returns = Karta „{ $card }“ se vrací hráči { $seat } do ruky.
    .you = Karta „{ $card }“ se vrací vám do ruky.
monster-hit = { $n ->
    [one] { $monster } ztrácí po zásahu hráče { $seat } { $n } kartu, v zásobě života zbývá { $left }.
    [few] { $monster } ztrácí po zásahu hráče { $seat } { $n } karty, v zásobě života zbývá { $left }.
   *[other] { $monster } ztrácí po zásahu hráče { $seat } { $n } karet, v zásobě života zbývá { $left }.
}
    .you = { $n ->
        [one] { $monster } ztrácí po vašem zásahu { $n } kartu, v zásobě života zbývá { $left }.
        [few] { $monster } ztrácí po vašem zásahu { $n } karty, v zásobě života zbývá { $left }.
       *[other] { $monster } ztrácí po vašem zásahu { $n } karet, v zásobě života zbývá { $left }.
    }
monster-unhurt = { $monster } neztrácí žádnou kartu.
looked-lost = { $seat } nechává odhodit { ACC($card) }.
    .you = Necháváte odhodit { ACC($card) }.
looked-lost-witcher = { $seat } nechává hráče { $other } odhodit z balíčku { ACC($card) }.
    .you = Necháváte hráče { $other } odhodit z balíčku { ACC($card) }.
    .you-other = { $seat } vás nechává odhodit z balíčku { ACC($card) }.
monster-charges = { $monster } podniká výpad: { $what }.
monster-bites = { $monster } kouše: { $what }.
monster-die = { $monster } hází kostkou a má { $n }.
monster-hits = { $seat } utrpí { $n } zranění.
    .you = Utrpíte { $n } zranění.
slain = { $n ->
    [one] { $seat } zabíjí { ACC($monster) } a získává { $n } zlatý.
    [few] { $seat } zabíjí { ACC($monster) } a získává { $n } zlaté.
   *[other] { $seat } zabíjí { ACC($monster) } a získává { $n } zlatých.
}
    .you = { $n ->
        [one] Zabíjíte { ACC($monster) } a získáváte { $n } zlatý.
        [few] Zabíjíte { ACC($monster) } a získáváte { $n } zlaté.
       *[other] Zabíjíte { ACC($monster) } a získáváte { $n } zlatých.
    }
driven-away = { $n ->
    [one] { $seat } padá, ale zahání { ACC($monster) } a získává { $n } zlatý.
    [few] { $seat } padá, ale zahání { ACC($monster) } a získává { $n } zlaté.
   *[other] { $seat } padá, ale zahání { ACC($monster) } a získává { $n } zlatých.
}
    .you = { $n ->
        [one] Padáte, ale zaháníte { ACC($monster) } a získáváte { $n } zlatý.
        [few] Padáte, ale zaháníte { ACC($monster) } a získáváte { $n } zlaté.
       *[other] Padáte, ale zaháníte { ACC($monster) } a získáváte { $n } zlatých.
    }
defeated = { $monster } poráží hráče { $seat }.
    .you = { $monster } vás poráží.
monster-settles = { $monster } se usazuje { LOC($place) }.
trophy-gained = { $seat } věší na zeď trofej „{ $trophy }“, má jich { $n } ze 4.
    .you = Věšíte na zeď trofej „{ $trophy }“, máte jich { $n } ze 4.
trophy-without-step = { $seat } má trofej „{ $trophy }“ jen pro její účinek: poslední krok přinese jen boj.
    .you = Trofej „{ $trophy }“ máte jen pro její účinek: poslední krok přinese jen boj.
medal-taken = { $seat } bere hráči { $other } trofej „{ $trophy }“.
    .you = Berete hráči { $other } trofej „{ $trophy }“.
    .you-other = { $seat } vám bere trofej „{ $trophy }“.
meditates = { $seat } medituje a bere si trofej „{ $trophy }“.
    .you = Meditujete a berete si trofej „{ $trophy }“.
# Why: $cards is a list of lost cards, $left how many are left. Parts of a sum: small words beside a number.
because-cards-lost = Ztraceny { $cards }, zbývá karet { $left }.
because-no-card-lost = Žádná karta ztracena, zbývá karet { $left }.
because-monster-left = { $left ->
    [0] { $monster } už nemá karty.
   *[other] { $monster }, zbývá karet { $left }.
}
because-slain = { $monster } už nemá karty.
because-driven = { $seat } už nemá karty, ale { $monster } nanejvýš jednu.
    .you = Vy už nemáte karty, ale { $monster } nanejvýš jednu.
because-defeated = { $seat } už nemá karty, { $monster } jich má ještě { $left }.
    .you = Vy už nemáte karty, { $monster } jich má ještě { $left }.
because-duel = { $seat } už nemá karty.
    .you = Už nemáte karty.
because-level = Všechny čtyři vlastnosti dosáhly úrovně { $level }.
because-rank = Rozhoduje { $rank }.
part-softened = zmírněno
part-link = návaznost na kartu { $card }
part-more = lektvary, dovednost a trofeje
part-resists = nestvůra odolává
part-twice = dvakrát { $attribute }
label-die = Kostka
duel-begins = { $seat } tasí ocel na hráče { $other }.
    .you = Tasíte ocel na hráče { $other }.
    .you-other = { $seat } na vás tasí ocel.
duel-won = { $n ->
    [0] { $seat } poráží hráče { $other }.
    [one] { $seat } poráží hráče { $other } a získává { $n } zlatý.
    [few] { $seat } poráží hráče { $other } a získává { $n } zlaté.
   *[other] { $seat } poráží hráče { $other } a získává { $n } zlatých.
}
    .you = { $n ->
        [0] Porážíte hráče { $other }.
        [one] Porážíte hráče { $other } a získáváte { $n } zlatý.
        [few] Porážíte hráče { $other } a získáváte { $n } zlaté.
       *[other] Porážíte hráče { $other } a získáváte { $n } zlatých.
    }
    .you-other = { $n ->
        [0] { $seat } vás poráží.
        [one] { $seat } vás poráží a získává { $n } zlatý.
        [few] { $seat } vás poráží a získává { $n } zlaté.
       *[other] { $seat } vás poráží a získává { $n } zlatých.
    }
bet-placed = { $seat } sází minci na hráče { $on }.
    .you = Sázíte minci na hráče { $on }.
    .you-on = { $seat } sází minci na vás.
bet-won = { $n ->
    [one] { $seat } tipuje správně a získává i se sázkou { $n } zlatý.
    [few] { $seat } tipuje správně a získává i se sázkou { $n } zlaté.
   *[other] { $seat } tipuje správně a získává i se sázkou { $n } zlatých.
}
    .you = { $n ->
        [one] Tipujete správně a získáváte i se sázkou { $n } zlatý.
        [few] Tipujete správně a získáváte i se sázkou { $n } zlaté.
       *[other] Tipujete správně a získáváte i se sázkou { $n } zlatých.
    }
bet-lost = { $seat } tipuje špatně a o sázku přichází.
    .you = Tipujete špatně a o sázku přicházíte.

# --- jak to skončilo ---
result-won = { $seat } přiváží domů čtvrtou trofej. { $school } slaví.
    .you = Přivážíte domů čtvrtou trofej. { $school } slaví.
won-by-hunt = Poslední trofej přinesl lov na { ACC($trophy) }.
won-by-duel = Poslední trofej, „{ $trophy }“, pochází od jiného zaklínače.
solo-result = { $turns ->
    [one] Trvalo to { $turns } tah. { $rating }
    [few] Trvalo to { $turns } tahy. { $rating }
   *[other] Trvalo to { $turns } tahů. { $rating }
}
rating-novice = Na nováčka to není zlé.
rating-reliable = Je na vás spoleh.
rating-professional = Jste mistr svého řemesla a začíná se o vás mluvit.
rating-legend = Jste na dobré cestě stát se legendou.
rating-living-legend = Jste žijící legenda!

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
    .you = Váš tah { $n } · fáze I, pohyb a akce
chapter-deed = { $seat }, tah { $n } · fáze II
    .you = Váš tah { $n } · fáze II
chapter-rest = { $seat }, tah { $n } · fáze III, nové karty
    .you = Váš tah { $n } · fáze III, nové karty
chapter-fight = { $seat }, tah { $n } · fáze II, boj
    .you = Váš tah { $n } · fáze II, boj
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
    .more = víc zlata
    .less = méně zlata
label-shield = Štít
    .more = vyšší štít
    .less = nižší štít
label-potions = Lektvary
    .more = víc lektvarů
    .less = méně lektvarů
label-trophies = Trofeje
    .more = víc trofejí
    .less = méně trofejí
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
label-shown-hand = Ruka, kterou je třeba překonat
mat-note = { $school }, úroveň { $level }
hand-note = { $n } z { $most }
combo-note = zranění { $damage }, štít +{ $shield }
potions-left = { $n ->
    [one] smí vypít ještě { $n } lektvar
    [few] smí vypít ještě { $n } lektvary
   *[other] smí vypít ještě { $n } lektvarů
}
poker-pot = { $n ->
    [one] { $n } zlatý v banku
    [few] { $n } zlaté v banku
   *[other] { $n } zlatých v banku
}
poker-leads = { $n ->
    [one] Vede { $seat } · { $n } zlatý v banku
    [few] Vede { $seat } · { $n } zlaté v banku
   *[other] Vede { $seat } · { $n } zlatých v banku
}
    .you = { $n ->
        [one] Vedete vy · { $n } zlatý v banku
        [few] Vedete vy · { $n } zlaté v banku
       *[other] Vedete vy · { $n } zlatých v banku
    }
poker-leads-locals = { $n ->
    [one] Vedou místní · { $n } zlatý v banku
    [few] Vedou místní · { $n } zlaté v banku
   *[other] Vedou místní · { $n } zlatých v banku
}
poker-shown-beaten = { $seat } překonává odkrytou ruku
    .you = Překonáváte odkrytou ruku
poker-shown-stands = Odkrytá ruka zatím vede
closed-tavern = Krčma je zavřená
open-lair = Zde bude žít nestvůra
pawn = { $seat }, { $school }
    .you = Vy, { $school }
fame = { $seat } na políčku { $n }
    .you = Vy na políčku { $n }
quest-goal = { $seat }, úkol „{ $story }“
    .you = Váš úkol „{ $story }“
tracking-goal = { $seat } sem stopuje nestvůru
    .you = Sem stopujete nestvůru
tracking-token = Stopování { LOC($terrain) } vede do { GEN($place) } a nese 1 zlatý
trail-token = Stopa nestvůry { LOC($terrain) }
quest-text = Jděte do { GEN($places) } a přečtěte událost { $event }.
quest-complete = Přečtěte událost { $event }.
stage-fight = { $seat } loví { ACC($monster) }
    .you = Lovíte { ACC($monster) }
stage-duel = { $seat } vyzývá hráče { $other }
    .you = Vyzýváte hráče { $other }
    .you-other = { $seat } vás vyzývá
stage-short = { $seat } v krátkém boji
    .you = Vy v krátkém boji
fighter = { $seat }: { $witcher }
    .you = Vy: { $witcher }
thrower = { $seat }
    .you = Vy
deck-city = Město
deck-wilds = Divočina
deck-event = Událost

# --- co rozumný zaklínač nedělá (simulate --blunders) ---
blunder-idle = Dva tahy po sobě jen prozkoumává
blunder-shuttle = Chodí sem a tam mezi dvěma místy
blunder-untracked-hunt = Loví bez Stopy, kterou sleduje
blunder-wasted-potion = Pije lektvar nadarmo
blunder-blind-dice = Hází znovu vítěznými kostkami, nebo nechává prohrávající

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
