# Dice Forge: co leží na stole, na co se ptá, co se děje.
game-diceforge = Dice Forge

chapter = Kolo { $round } z { $rounds } · { $phase }
chapter-over = Turnaj skončil
phase-blessing = božské požehnání
phase-applying = božské požehnání
phase-reinforcements = posily
phase-action = hlavní akce
phase-offering = oběť
phase-extra-action = akce navíc
phase-closing = konec tahu
result-line = { $hero } – sláva: { $score }, na počítadle { $track }, na kartách { $cards }

islands = Ostrovy
portal = Portál { $n }
start-portal = Startovní portál: { $seat }
pile = { $feat }, zbývá { $n }
sanctuary = Svatyně
sanctuary-price = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
gardens = Zahrady
gardens-note = jen za činy
round-track = Kola
mat = Deska: { $hero }
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
glory-on-cards = další sláva na kartách: { $n }
gold = Zlaťáky
sun = Sluneční střípky
moon = Měsíční střípky
glory = Sláva
hammer-track = { $n ->
    [1] Kladivo
   *[other] Kladivo, celkem k dokončení: { $n }
}
hammer-note = krok { $at } z { $of }, pak sláva: { $glory }
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
gain-sun = { $n ->
    [one] { $n } sluneční střípek
    [few] { $n } sluneční střípky
   *[other] { $n } slunečních střípků
}
gain-moon = { $n ->
    [one] { $n } měsíční střípek
    [few] { $n } měsíční střípky
   *[other] { $n } měsíčních střípků
}
gain-glory = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}
gain-several = { $what }
gain-instead = { $gain } místo „{ $face }“
split = { $track ->
    [0] vše do zásoby: { $reserve }
   *[other] { $reserve ->
        [0] vše na kladivo: { $track }
       *[other] na kladivo { $track }, do zásoby { $reserve }
    }
}
socket-sun = „{ $face }“ na sluneční kostce
socket-moon = „{ $face }“ na měsíční kostce

# Slova
word-spend-triton = Utratit žeton Tritona
word-pay-first = Nejdřív zaplatit sluneční střípky, pak utratit žeton Tritona
word-cerberus = Pustit Kerbera: tentýž výsledek znovu
word-ship-first = Nejdřív loď
word-other-first = Nejdřív druhá stěna
word-sun-die = Sluneční kostka
word-moon-die = Měsíční kostka
word-enough-cards = Přejít k hlavní akci
word-offering-done = Oběť je dokonána
word-no-purchase = Nic nekupovat
word-pass-turn = Pas
word-end-turn = Ukončit tah
word-keep-cerberus = Žeton si nechat

# Otázky
ask-action = { $seat }: přinesete oběť, nebo vykonáte čin?
ask-offering = { $seat }: přidáte k oběti ještě jinou stěnu?
ask-extra = { $seat }: ještě jedna akce? Cena ve slunečních střípcích: { $cost }.
ask-closing = { $seat }: utratíte ještě žeton, než tah skončí?
ask-forge = { $seat }: která stěna ustoupí nové „{ $face }“?
ask-reinforce = { $seat }: kterou posilu použijete?
ask-minor-die = { $seat }: kterou kostkou hodíte pro Stříbrnou laň?
ask-sphinx-die = { $seat }: kterou kostkou hodíte čtyřikrát?
ask-owl = { $seat }: co má sova přinést?
ask-gain = { $seat }: co si vezmete ze stěny „{ $face }“?
ask-sentinel = { $seat }: Hlídač bdí. Co si vezmete ze stěny „{ $face }“?
ask-cyclops = { $seat }: Kyklop přihlíží. Co si vezmete ze stěny „{ $face }“?
ask-lose = { $seat }: Minotaurus útočí. Co vám stěna „{ $face }“ vezme?
ask-mirror = { $seat }: kterou stěnu má vaše zrcadlo napodobit?
ask-mirror-loss = { $seat }: kterou stěnu má zrcadlo obrátit proti vám?
ask-order = { $seat }: zlaťáky by mohly přetéct. Nejdřív loď, nebo „{ $face }“?
ask-ship = { $seat }: loď zlevní jednu stěnu (sleva { $discount }). Kterou koupíte?
ask-shield = { $seat }: který štít vkováte?
ask-hammer = { $seat }: kam půjdou získané zlaťáky ({ $gold })?
ask-triton = { $seat }: co si vyžádáte od Tritona?
ask-cerberus = { $seat }: má Kerberos přinést znovu { $faces }?
ask-satyrs-first = { $seat }: kterou stěnu si vezmete za hry Satyrů?
ask-satyrs-second = { $seat }: kterou stěnu si vezmete ke stěně „{ $face }“?
ask-boar-bearer = { $seat }: na koho pustíte kance?
ask-boar-reward = { $seat }: někdo použil vašeho kance. Jaký je váš podíl?

# Možnosti a poznámky
quoted-face = „{ $face }“
choice-face = Vkovat „{ $face }“
note-left = zbývá { $n }
note-uses = { $n ->
    [1] k použití
   *[other] k použití: { $n }
}
note-ousts = vyhnání: { $other } dostane požehnání
note-shown-by = leží na kostkách: { $heroes }
note-same-faces = stejných stěn: { $n }
note-wasted = do zásoby se nevejde: { $n }
note-really-lost = { $n ->
    [0] o nic nepřijdete
   *[other] přijdete o { $n }
}
note-hammer-rings = sláva: { $glory }
note-reserve = Máte: zlaťáky { $gold }, sluneční střípky { $sun }, měsíční střípky { $moon }.
note-gold = Vaše zlaťáky: { $gold }.

# Důvody
why-gold-short = Cena ve zlaťácích: { $need }; máte { $have }.
why-sun-short = { $extra ->
    [0] Potřeba slunečních střípků: { $need }; máte { $have }.
   *[other] I s cenou akce navíc ({ $extra }) je potřeba slunečních střípků: { $need }; máte { $have }.
}
why-moon-short = Potřeba měsíčních střípků: { $need }; máte { $have }.
why-shards-short = { $extra ->
    [0] Potřeba slunečních střípků: { $sun }, měsíčních: { $moon }; máte { $have_sun } a { $have_moon }.
   *[other] I s cenou akce navíc ({ $extra }) je potřeba slunečních střípků: { $sun }, měsíčních: { $moon }; máte { $have_sun } a { $have_moon }.
}
why-extra-short = Akce navíc stojí slunečních střípků: { $need }; máte { $have }.
why-face-gone = Žádná taková už ve svatyni není.
why-feat-gone = Tento čin už nikdo nevykoná: hromádka je prázdná.
why-same-face = Taková stěna už v této oběti je.
why-card-used = V tomto tahu už to posloužilo.
why-boar-stays = Kance nelze nikdy vyměnit.
why-feats-slot = V seznamu činů musí být právě jeden z těchto: { $choices }. Je v něm: { $found }.
why-feats-word = „{ $word }“ je celý výběr; do seznamu činů nepatří.

# Nastavení
option-feats = Hrdinské činy
option-feats-introductory = Úvodní sada
option-feats-alternates = Samé náhradní
option-feats-random = Náhodně, místo po místě

# Příběh
round-begins = Kolo { $round } z { $rounds }
turn-begins = { $times ->
    [1] Na tahu je { $hero }: všichni dostávají božské požehnání.
   *[other] Na tahu je { $hero }: všichni dostávají božské požehnání, dvakrát.
}
rolled = { $hero } hází: „{ $sun }“ a „{ $moon }“.
rolled-one = { $hero } hází: „{ $face }“.
chooses = { $hero } si bere { $gain }.
loses = { $hero } ztrácí { $gain }.
loses-nothing = { $hero } neztrácí nic.
mirror-shows = { $hero } má v zrcadle „{ $face }“.
thrice-counts = { $hero } počítá druhou stěnu třikrát.
shield-matches = { $hero } má ke štítu protějšek. Sláva: { $n }.
mirror-empty = { $hero } vidí v zrcadle jen zrcadla.
forged = { $hero } kove „{ $face }“ místo stěny { $old }.
offers = { $hero } obětuje bohům zlaťáky ({ $n }) za stěnu „{ $face }“.
ship-buys = { $hero } získává lodí stěnu „{ $face }“; cena ve zlaťácích: { $n }.
hammer-moves = { $hero } klade zlaťáky na kovadlinu: { $n }.
hammer-rings = { $hero } slyší zvonit kladivo. Sláva: { $n }.
triton-spent = { $hero } dostává od Tritona { $gain }.
cerberus-barks = { $hero } pouští Kerbera: tentýž výsledek znovu.
feat-done = { $hero } koná čin: { $feat }.
ousted = { $hero } vyhání z portálu hrdinu: { $other }.
bear-growls = Velká medvědice mručí: { $hero } získává slávu ({ $n }).
typhon-counts = { $hero } ukazuje Týfónovi vyměněné stěny: { $n }. Tolik je i slávy.
satyrs-took = { $hero } si za hry Satyrů bere „{ $one }“ a „{ $two }“.
boar-loosed = { $hero } pouští kance; jeho stěnu kove { $bearer }.
boar-reward = { $hero } má od kance { $gain }.
owl-brings = { $hero } dostává od sovy { $gain }.
elder-teaches = { $hero } platí Stařešinovi zlaťáky ({ $gold }); sláva: { $glory }.
extra-paid = { $hero } platí slunečními střípky ({ $n }) za akci navíc.
passes = { $hero } pasuje.
