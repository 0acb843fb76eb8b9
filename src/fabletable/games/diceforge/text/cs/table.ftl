# Dice Forge: co leží na stole, na co se ptá, co se děje.
game-diceforge = Dice Forge
    .motto = Ukovej svůj osud, stěnu po stěně
    .about = Vkovejte do svých dvou kostek lepší stěny a za to, co na nich padne, konejte hrdinské činy. Vyhrává nejvíc slávy po posledním kole.

chapter = Kolo { $round } z { $rounds } · { $phase }
chapter-over = Turnaj skončil
phase-blessing = božské požehnání
phase-applying = božské požehnání
phase-reinforcements = posily
phase-action = hlavní akce
phase-offering = oběť
phase-extra-action = akce navíc
phase-closing = konec tahu
result-line = { $hero } má { $score }, z toho { $track } na počítadle a { $cards } na kartách

islands = Ostrovy
portal = Portál { $n }
start-portal = Startovní portál hráče { $seat }
    .you = Váš startovní portál
pile = { $n ->
    [0] { $feat }, nezbývá žádná karta
    [one] { $feat }, zbývá { $n } karta
    [few] { $feat }, zbývají { $n } karty
   *[other] { $feat }, zbývá { $n } karet
}
sanctuary = Svatyně
sanctuary-price = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
gardens = Zahrady
gardens-note = jen za činy
round-track = Kola
mat = Deska hráče { $hero }
    .you = Vaše deska
reserve = Zásoba
dice = Kostky
sun-die = Sluneční kostka
moon-die = Měsíční kostka
deeds = Skutky
cards = Vykonané činy
replaced = Vyměněné stěny
faces-replaced = { $n ->
    [0] žádná stěna vyměněna
    [one] { $n } stěna vyměněna
    [few] { $n } stěny vyměněny
   *[other] { $n } stěn vyměněno
}
glory-on-cards = z této slávy na kartách: { $n }
gold = Zlaťáky
    .more = víc zlaťáků
    .less = méně zlaťáků
sun = Sluneční střípky
    .more = víc slunečních střípků
    .less = méně slunečních střípků
moon = Měsíční střípky
    .more = víc měsíčních střípků
    .less = méně měsíčních střípků
glory = Sláva
    .more = víc slávy
    .less = méně slávy
hammer-track = { $n ->
    [one] Kladivo
    [few] { $n } kladiva
   *[other] { $n } kladiv
}
hammer-note = Kladivo: { $at } z { $of } kroků; na { $of } přinese { $gain }
note-anvil-track = do příštího tahu tohoto hráče sem jdou všechny zlaťáky
note-anvil-reserve = do příštího tahu tohoto hráče sem nejde nic
triton-token = Žeton Tritona
cerberus-token = Žeton Kerbera
chest-tile = { $n ->
    [one] Truhla
    [few] { $n } truhly
   *[other] { $n } truhel
}
type-points = jen sláva
type-instant = ihned
type-reinforcement = každý tah
type-automatic = kdykoli to nastane

# Suroviny
gain-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
    .gen = { $n ->
        [one] { $n } zlaťáku
        [few] { $n } zlaťáků
       *[other] { $n } zlaťáků
    }
gain-sun = { $n ->
    [one] { $n } sluneční střípek
    [few] { $n } sluneční střípky
   *[other] { $n } slunečních střípků
}
    .gen = { $n ->
        [one] { $n } slunečního střípku
        [few] { $n } slunečních střípků
       *[other] { $n } slunečních střípků
    }
gain-moon = { $n ->
    [one] { $n } měsíční střípek
    [few] { $n } měsíční střípky
   *[other] { $n } měsíčních střípků
}
    .gen = { $n ->
        [one] { $n } měsíčního střípku
        [few] { $n } měsíčních střípků
       *[other] { $n } měsíčních střípků
    }
gain-glory = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}
    .gen = { $n ->
        [one] { $n } bodu slávy
        [few] { $n } bodů slávy
       *[other] { $n } bodů slávy
    }
gain-several = { $what }
    .gen = { GEN($what) }
gain-instead = { $gain } místo { GEN($face) }
split = { $track ->
    [0] { $reserve } do zásoby
   *[other] { $reserve ->
        [0] { $track } na kladivo
       *[other] { $track } na kladivo, { $reserve } do zásoby
    }
}
# All gold, this and what comes: $track of the present gold onto the track, $reserve into the reserve.
split-track = Vše na kladivo až do vašeho příštího tahu
split-reserve = Vše do zásoby až do vašeho příštího tahu
socket-sun = „{ $face }“ na sluneční kostce
socket-moon = „{ $face }“ na měsíční kostce

# Slova
word-spend-triton = Utratit žeton Tritona
word-pay-first = Nejdřív zaplatit sluneční střípky, pak utratit žeton Tritona
word-cerberus = Pustit Kerbera: týž výsledek ještě jednou
word-ship-first = Nejdřív loď
word-other-first = Nejdřív druhá stěna
word-sun-die = Sluneční kostka
word-moon-die = Měsíční kostka
word-enough-cards = Přejít k hlavní akci
word-offering-done = Další stěny nekupovat
word-no-purchase = Nic nekupovat
word-pass-turn = Pas: v tomto tahu bez akce
word-end-turn = Ukončit tah
word-keep-cerberus = Nechat si žeton Kerbera

# Otázky
ask-action = Vyková { $seat } stěnu (přinese oběť), nebo vykoná čin?
    .you = Vykováte stěnu (přinesete oběť), nebo vykonáte čin?
ask-offering = Koupí { $seat } ještě jednu stěnu, jiného druhu?
    .you = Koupíte ještě jednu stěnu, jiného druhu?
ask-extra = Zaplatí { $seat } { $price } za ještě jednu akci?
    .you = Zaplatíte { $price } za ještě jednu akci?
ask-closing = Utratí { $seat } ještě žeton Tritona, než tah skončí?
    .you = Utratíte ještě žeton Tritona, než tah skončí?
ask-forge = Kterou stěnu { $seat } vymění za stěnu „{ $face }“?
    .you = Kterou stěnu vyměníte za stěnu „{ $face }“?
ask-reinforce = Kterou posilu { $seat } použije?
    .you = Kterou posilu použijete?
ask-sphinx-die = Kterou kostkou { $seat } hodí čtyřikrát?
    .you = Kterou kostkou hodíte čtyřikrát?
ask-gain = Co si { $seat } vezme ze stěny „{ $face }“?
    .you = Co si vezmete ze stěny „{ $face }“?
ask-sentinel = Hlídač bdí. Co si { $seat } vezme ze stěny „{ $face }“?
    .you = Hlídač bdí. Co si vezmete ze stěny „{ $face }“?
ask-cyclops = Kyklop přihlíží. Co si { $seat } vezme ze stěny „{ $face }“?
    .you = Kyklop přihlíží. Co si vezmete ze stěny „{ $face }“?
ask-lose = Minotaurus útočí. Co { $seat } kvůli stěně „{ $face }“ ztratí?
    .you = Minotaurus útočí. Co kvůli stěně „{ $face }“ ztratíte?
ask-mirror = Kterou stěnu { $seat } napodobí svým zrcadlem?
    .you = Kterou stěnu napodobíte svým zrcadlem?
ask-mirror-loss = Kterou stěnu { $seat } zrcadlem obrátí proti sobě?
    .you = Kterou stěnu zrcadlo obrátí proti vám?
ask-order = { $triton ->
    [0] Zlaťáky se nemusí vejít do zásoby. Začne { $seat } lodí, nebo stěnou „{ $face }“?
    [one] S { $triton } zlaťákem od Tritona se zlaťáky nemusí vejít do zásoby. Začne { $seat } lodí, nebo stěnou „{ $face }“?
    [few] Se { $triton } zlaťáky od Tritona se zlaťáky nemusí vejít do zásoby. Začne { $seat } lodí, nebo stěnou „{ $face }“?
   *[other] Se { $triton } zlaťáky od Tritona se zlaťáky nemusí vejít do zásoby. Začne { $seat } lodí, nebo stěnou „{ $face }“?
}
    .you = { $triton ->
        [0] Zlaťáky se nemusí vejít do zásoby. Začnete lodí, nebo stěnou „{ $face }“?
        [one] S { $triton } zlaťákem od Tritona se zlaťáky nemusí vejít do zásoby. Začnete lodí, nebo stěnou „{ $face }“?
        [few] Se { $triton } zlaťáky od Tritona se zlaťáky nemusí vejít do zásoby. Začnete lodí, nebo stěnou „{ $face }“?
       *[other] Se { $triton } zlaťáky od Tritona se zlaťáky nemusí vejít do zásoby. Začnete lodí, nebo stěnou „{ $face }“?
    }
ask-ship = { $discount ->
    [one] Loď zlevní jednu stěnu o { $discount } zlaťák. Kterou { $seat } koupí?
    [few] Loď zlevní jednu stěnu o { $discount } zlaťáky. Kterou { $seat } koupí?
   *[other] Loď zlevní jednu stěnu o { $discount } zlaťáků. Kterou { $seat } koupí?
}
    .you = { $discount ->
        [one] Loď zlevní jednu stěnu o { $discount } zlaťák. Kterou koupíte?
        [few] Loď zlevní jednu stěnu o { $discount } zlaťáky. Kterou koupíte?
       *[other] Loď zlevní jednu stěnu o { $discount } zlaťáků. Kterou koupíte?
    }
ask-shield = Který štít { $seat } vková?
    .you = Který štít vkováte?
ask-hammer = { $gold ->
    [one] Dá { $seat } { $gold } zlaťák na kladivo, nebo do zásoby?
    [few] Dá { $seat } { $gold } zlaťáky na kladivo, nebo do zásoby?
   *[other] Dá { $seat } { $gold } zlaťáků na kladivo, nebo do zásoby?
}
    .you = { $gold ->
        [one] Dáte { $gold } zlaťák na kladivo, nebo do zásoby?
        [few] Dáte { $gold } zlaťáky na kladivo, nebo do zásoby?
       *[other] Dáte { $gold } zlaťáků na kladivo, nebo do zásoby?
    }
ask-triton = Co si { $seat } vyžádá od Tritona?
    .you = Co si vyžádáte od Tritona?
ask-cerberus = Nechá si { $seat } od Kerbera znovu přinést { $faces }?
    .you = Necháte si od Kerbera znovu přinést { $faces }?
ask-satyrs-first = Kterou stěnu si { $seat } vezme za hry Satyrů?
    .you = Kterou stěnu si vezmete za hry Satyrů?
ask-satyrs-second = Kterou stěnu si { $seat } vezme ke stěně „{ $face }“?
    .you = Kterou stěnu si vezmete ke stěně „{ $face }“?
ask-boar-bearer = Kdo musí vkovat kance, kterého { $seat } pouští?
    .you = Kdo musí vkovat vašeho kance?
ask-boar-reward = Kanec padl. Jaký podíl si za něj { $seat } vezme?
    .you = Váš kanec padl. Jaký podíl si vezmete?

# Možnosti a poznámky
quoted-face = „{ $face }“
choice-face = Vkovat „{ $face }“
note-left = { $n ->
    [one] zbývá { $n }
    [few] zbývají { $n }
   *[other] zbývá { $n }
}
note-uses = { $n ->
    [1] lze použít
    [one] lze použít { $n }×
    [few] lze použít { $n }×
   *[other] lze použít { $n }×
}
# How a reinforcement card is used.
use-owl = Strážcova sova přinese { $gain }
use-hind-sun-die = Stříbrná laň, sluneční kostkou
use-hind-moon-die = Stříbrná laň, měsíční kostkou
note-ousts = { $other } odejde z portálu a dostane požehnání
    .you-other = odejdete z portálu a dostanete požehnání
note-shown-by = { GENDER($heroes) ->
    [pl] ukazují ji { $heroes }
   *[other] ukazuje ji { $heroes }
}
note-shown-by-own-die = ukazuje ji vaše kostka
# Průměrně za hod: { $whole },{ $part } něčeho.
yield-gold = { $whole },{ $part } zlaťáku
yield-sun = { $whole },{ $part } slunečního střípku
yield-moon = { $whole },{ $part } měsíčního střípku
yield-glory = { $whole },{ $part } bodu slávy
yield-special = { $whole },{ $part } zvláštní stěny
note-yield = průměrně za hod { $what }
note-two-blessings = průměrně { $what }
note-same-face = stejná strana: nic se nezmění
note-socket = { $n ->
    [1] kostka pak dá průměrně za hod { $what }
   *[other] jedna z { $n } stejných; kostka pak dá průměrně za hod { $what }
}
note-wasted = do zásoby se už nevejde { $gain }
note-really-lost = přijdete o { $gain }
note-nothing-lost = o nic nepřijdete
note-hammer-rings = přinese { $gain }
note-reserve = Máte { $have }.
note-empty-reserve = Vaše zásoba je prázdná.
# Důvody
why-gold-short = { $need ->
    [one] Stojí to { $need } zlaťák, máte { $have }.
    [few] Stojí to { $need } zlaťáky, máte { $have }.
   *[other] Stojí to { $need } zlaťáků, máte { $have }.
}
why-sun-short = { $extra ->
    [0] { $need ->
        [one] Stojí to { $need } sluneční střípek, máte { $have }.
        [few] Stojí to { $need } sluneční střípky, máte { $have }.
       *[other] Stojí to { $need } slunečních střípků, máte { $have }.
    }
   *[other] { $need ->
        [one] I s akcí navíc to stojí { $need } sluneční střípek, máte { $have }.
        [few] I s akcí navíc to stojí { $need } sluneční střípky, máte { $have }.
       *[other] I s akcí navíc to stojí { $need } slunečních střípků, máte { $have }.
    }
}
why-moon-short = { $need ->
    [one] Stojí to { $need } měsíční střípek, máte { $have }.
    [few] Stojí to { $need } měsíční střípky, máte { $have }.
   *[other] Stojí to { $need } měsíčních střípků, máte { $have }.
}
why-shards-short = { $extra ->
    [0] Stojí to { $price }, máte { $have }.
   *[other] I s akcí navíc to stojí { $price }, máte { $have }.
}
why-extra-short = { $need ->
    [one] Akce navíc stojí { $need } sluneční střípek, máte { $have }.
    [few] Akce navíc stojí { $need } sluneční střípky, máte { $have }.
   *[other] Akce navíc stojí { $need } slunečních střípků, máte { $have }.
}
why-gold-and-extra-short = I s akcí navíc to stojí { $price }, máte { $have }.
why-face-gone = Žádná taková už ve svatyni není.
why-feat-gone = Tento čin už nikdo nevykoná, jeho karty jsou rozebrané.
why-same-face = Taková stěna už v této oběti je.
why-card-used = V tomto tahu už karta posloužila.
why-boar-stays = Kance nelze nikdy vyměnit.
why-feats-slot = V seznamu činů musí být právě jeden z těchto: { $choices }. Teď jich tam je { $found }.
why-pack-slot = { $first } a { $second } patří na totéž místo kolem ostrovů: hrajte jen s jedním z těch balíčků.
why-feats-word = „{ $word }“ je celý výběr; do seznamu činů nepatří.

# Nastavení
option-feats = Hrdinské činy
option-feats-introductory = Úvodní sada
option-feats-alternates = Samé náhradní
option-feats-random = Náhodně, místo po místě

# Příběh
round-begins = Kolo { $round } z { $rounds }
turn-begins = { $times ->
    [1] Na tahu je { $hero }. Všichni dostávají božské požehnání.
   *[other] Na tahu je { $hero }. Všichni dostávají božské požehnání, dvakrát.
}
    .you = { $times ->
        [1] Jste na tahu. Všichni dostávají božské požehnání.
       *[other] Jste na tahu. Všichni dostávají božské požehnání, dvakrát.
    }
rolled = { $hero } hází „{ $sun }“ a „{ $moon }“.
    .you = Házíte „{ $sun }“ a „{ $moon }“.
rolled-one = { $hero } hází „{ $face }“.
    .you = Házíte „{ $face }“.
chooses = { $hero } si bere { $gain } ze stěny „{ $face }“.
    .you = Berete si { $gain } ze stěny „{ $face }“.
loses = { $hero } ztrácí kvůli Minotaurovi { $gain }.
    .you = Kvůli Minotaurovi ztrácíte { $gain }.
loses-nothing = { $hero } kvůli Minotaurovi neztrácí nic.
    .you = Kvůli Minotaurovi neztrácíte nic.
no-room = { $hero } přichází o { $gain }, v zásobě není místo.
    .you = Přicházíte o { $gain }, v zásobě není místo.
# Beside a number that found no room
part-no-room = není místo
hind-leads = { $hero } jde za Stříbrnou laní.
    .you = Jdete za Stříbrnou laní.
mirror-shows = { $hero } vidí v zrcadle „{ $face }“.
    .you = V zrcadle vidíte „{ $face }“.
thrice-counts = { $hero } počítá „{ $face }“ třikrát.
    .you = Počítáte „{ $face }“ třikrát.
thrice-gives = { $hero } počítá „{ $face }“ třikrát a získává { $gain }.
    .you = Počítáte „{ $face }“ třikrát a získáváte { $gain }.
shield-gives = { $hero } získává z { GEN($shield) } { $gain }.
    .you = Získáváte z { GEN($shield) } { $gain }.
shield-matches = { $hero } má protějšek { GEN($shield) } a získává { $gain }.
    .you = Máte protějšek { GEN($shield) } a získáváte { $gain }.
mirror-empty = { $hero } vidí v zrcadle jen zrcadla.
    .you = V zrcadle vidíte jen zrcadla.
forged = { $hero } kove „{ $face }“ místo stěny { $old }.
    .you = Kovete „{ $face }“ místo stěny { $old }.
offers = { $hero } obětuje bohům { $price } za stěnu „{ $face }“.
    .you = Obětujete bohům { $price } za stěnu „{ $face }“.
ship-buys = { $n ->
    [0] { $hero } získává lodí stěnu „{ $face }“ zadarmo.
    [one] { $hero } kupuje lodí stěnu „{ $face }“ za { $n } zlaťák.
    [few] { $hero } kupuje lodí stěnu „{ $face }“ za { $n } zlaťáky.
   *[other] { $hero } kupuje lodí stěnu „{ $face }“ za { $n } zlaťáků.
}
    .you = { $n ->
        [0] Získáváte lodí stěnu „{ $face }“ zadarmo.
        [one] Kupujete lodí stěnu „{ $face }“ za { $n } zlaťák.
        [few] Kupujete lodí stěnu „{ $face }“ za { $n } zlaťáky.
       *[other] Kupujete lodí stěnu „{ $face }“ za { $n } zlaťáků.
    }
hammer-moves = { $hero } klade na kovadlinu { $gold }.
    .you = Kladete na kovadlinu { $gold }.
anvil-track = Do příštího vlastního tahu klade { $hero } všechny zlaťáky na kovadlinu.
    .you = Do svého příštího tahu kladete všechny zlaťáky na kovadlinu.
anvil-reserve = Do příštího vlastního tahu neklade { $hero } na kovadlinu nic.
    .you = Do svého příštího tahu nekladete na kovadlinu nic.
hammer-rings = Kladivo zazvonilo a { $hero } získává { $gain }.
    .you = Kladivo zazvonilo a získáváte { $gain }.
triton-spent = { $hero } dostává od Tritona { $gain }.
    .you = Dostáváte od Tritona { $gain }.
cerberus-barks = { $hero } pouští Kerbera a výsledek přichází znovu.
    .you = Pouštíte Kerbera a výsledek přichází znovu.
feat-done = { $hero } platí { $price } a koná čin „{ $feat }“.
    .you = Platíte { $price } a konáte čin „{ $feat }“.
takes-triton = { $hero } si bere žeton Tritona.
    .you = Berete si žeton Tritona.
takes-cerberus = { $hero } si bere žeton Kerbera.
    .you = Berete si žeton Kerbera.
spirits-give = { $hero } dostává od Divokých duchů { $gain }.
    .you = Dostáváte od Divokých duchů { $gain }.
ousted = { $hero } obsazuje portál a { $other } se vrací na startovní.
    .you = Obsazujete portál a { $other } se vrací na startovní.
    .you-other = { $hero } obsazuje portál a vy se vracíte na startovní.
bear-growls = Velká medvědice mručí a { $hero } získává { $gain }.
    .you = Velká medvědice mručí a získáváte { $gain }.
typhon-counts = { $n ->
    [0] { $hero } nemá pro Týfóna žádnou vyměněnou stěnu.
    [one] { $hero } ukazuje Týfónovi { $n } vyměněnou stěnu a získává stejně slávy.
    [few] { $hero } ukazuje Týfónovi { $n } vyměněné stěny a získává stejně slávy.
   *[other] { $hero } ukazuje Týfónovi { $n } vyměněných stěn a získává stejně slávy.
}
    .you = { $n ->
        [0] Nemáte pro Týfóna žádnou vyměněnou stěnu.
        [one] Ukazujete Týfónovi { $n } vyměněnou stěnu a získáváte stejně slávy.
        [few] Ukazujete Týfónovi { $n } vyměněné stěny a získáváte stejně slávy.
       *[other] Ukazujete Týfónovi { $n } vyměněných stěn a získáváte stejně slávy.
    }
satyrs-took = { $hero } si za hry Satyrů bere „{ $one }“ a „{ $two }“.
    .you = Za hry Satyrů si berete „{ $one }“ a „{ $two }“.
boar-loosed = { $hero } pouští kance a { $bearer } musí vkovat jeho stěnu.
    .you = Pouštíte kance a { $bearer } musí vkovat jeho stěnu.
    .you-bearer = { $hero } pouští kance a vy musíte vkovat jeho stěnu.
boar-reward = { $hero } dostává od kance { $gain }.
    .you = Dostáváte od kance { $gain }.
owl-brings = { $hero } dostává od sovy { $gain }.
    .you = Dostáváte od sovy { $gain }.
elder-teaches = { $hero } dává Stařešinovi { $price } za { $gain }.
    .you = Dáváte Stařešinovi { $price } za { $gain }.
extra-paid = { $hero } platí { $price } za akci navíc.
    .you = Platíte { $price } za akci navíc.
passes = { $hero } pasuje.
    .you = Pasujete.

# Co žádný rozumný hráč neudělá (simulate --blunders)
blunder-idle = Dvakrát po sobě pasuje, ač může jednat
blunder-feat-left = Dvakrát po sobě pasuje, ač může vykonat čin za slávu
blunder-waste = Bere, co celé propadne, ač něco jiného by se vešlo
blunder-spoilt-face = Vyměňuje dražší stěnu, ač vedle byla levnější
blunder-triton-left = Končí partii s žetonem Tritona
blunder-triton-hoarded = Drží žeton Tritona déle než dvě kola

# Skóre
points = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}
    .word = sláva

# beside the button that looks at the next question while others decide
ahead-limit = Tady se téměř před každou vaší otázkou hází kostkami. Předem je vidět jen to, kterou posilu použijete na začátku tahu, pokud nějakou máte.
