# Co se u stolu ptá, vypráví a jak se co jmenuje.

game-runebound = Runebound

# Nastavení partie
option-scenario = Scénář
option-scenario-margath = Margathův vzestup
option-scenario-corpse-king = Král mrtvol
option-scenario-random = Jeden z obou, náhodně
option-heroes = Hrdinové
option-heroes-chosen = Každý si vybírá, v pořadí tahů
option-heroes-dealt = Náhodně rozdaní
option-march-exert = První hráč smí vynaložením úsilí přehodit kostky Margathova pochodu
option-tweaks = Vlastní čísla

# Otázky
ask-hero = { $seat }: vyberte si hrdinu
ask-start = { $seat }: vyberte, kde začnete
ask-turn = { $seat }: co uděláte?
ask-ride = { $seat }: utraťte kostku a pokračujte
ask-which-die = { $seat }: kterou kostku utratíte?
ask-move = { $seat }: pokračujte; { $left ->
        [one] zbývá { $left } pole
        [few] zbývají { $left } pole
       *[other] zbývá { $left } polí
    }
ask-relocate = { $seat }: kde se objevíte?
ask-reroll = { $seat }: přehodíte kostku, nebo je necháte, jak leží?
ask-reroll-which = { $seat }: které kostky přehodíte?
ask-turn-die = { $seat }: kterou kostku natočíte na žolíka?
ask-exert = { $seat }: kterou dovednost odhodíte za vynaložení úsilí?
ask-exert-test = { $seat }: vynaložíte úsilí a odkryjete ještě jednu kartu? Zatím úspěchů: { $successes }
ask-hand-limit = { $seat }: odhoďte dovednosti nad limit ruky ({ $limit })
ask-discard-skill = { $seat }: odhoďte dovednost z ruky
ask-swap-skill = { $seat }: které dovednosti vyměníte?
ask-learn-now = { $seat }: naučíte se teď dovednost?
ask-forget = { $seat }: příliš mnoho dovedností jednoho druhu: které se vzdáte?
ask-pay-trophy = { $seat }: kterou trofej utratíte?
ask-trophy-deck = { $seat }: ze kterého balíčku získáte trofej?
ask-which-deck = { $seat }: který balíček si prohlédnete?
ask-put-back = { $seat }: vraťte karty, navrch nebo dospod
ask-reorder = { $seat }: která karta přijde nejhlouběji?
ask-take-one = { $seat }: kterou kartu si vezmete?
ask-use = { $seat }: použijete schopnost?
ask-event = { $seat }: { $card } – kterou cestou?
ask-rumor = { $seat }: vydáte se teď za touto zvěstí?
ask-outcome = { $seat }: který výsledek?
ask-reward = { $seat }: vítězíte nad { INS($card) }. Kterou odměnu chcete?
ask-choose = { $seat }: vyberte jedno
ask-pay = { $seat }: zaplatíte? { $what }: { $n }
ask-zombie = { $seat }: kde vstane zombie?
ask-kill-zombie = { $seat }: kterou zombii odstraníte?
ask-refresh-gem = { $seat }: který drahokam otočíte lícem nahoru?
ask-sell = { $seat }: prodáte některé ze svých předmětů? Vaše zlato: { $gold }
ask-buy = { $seat }: kupte jeden předmět, nebo jeden z trhu odhoďte. Vaše zlato: { $gold }
ask-take-asset = { $seat }: vezměte si předmět bez placení
ask-one-of-a-type = { $seat }: dva předměty jednoho typu: který odhodíte?
ask-which-market = { $seat }: na kterém trhu nakoupíte?
ask-give = { $seat }: co nabídnete? Partner: { $partner }
ask-take = { $seat }: co za to žádáte? Partner: { $partner }
ask-how-much = { $seat }: kolik zlata jde do výměny? Partner: { $partner }
ask-accept-trade = { $seat }: { $hero } dává: { $give }; žádá: { $take }. Souhlasíte?
ask-challenge = { $seat }: koho vyzvete?
ask-combat-action = { $seat }: bojová akce ({ $who })
ask-strike-with = { $seat }: kterými žetony udeříte?
ask-spend-agility = { $seat }: kterou obratnost utratíte?
ask-agility = { $seat }: otočte jeden ze svých žetonů, nebo vyberte jeden, který soupeř vrhne znovu
ask-spend-token = { $seat }: který žeton utratíte?
ask-pay-surge = { $seat }: které vzepětí utratíte? Zatím zaplaceno: { $paid }
ask-buy-off = { $seat }: utratíte { $n } vzepětí a zrušíte to?
ask-token = { $seat }: který žeton? Účinek: { $deed }
ask-shield = { $seat }: hrozí vám { $n } zranění: utratíte štít?
ask-borrow = { $seat }: kterou schopnost oživlého nepřítele?
ask-retreat = { $seat }: ustoupíte?
ask-retreat-to = { $seat }: kam ustoupíte?
ask-march = { $seat }: kudy padouch potáhne?

# Slova k výběru
word-travel = Hodit kostkami a cestovat
word-adventure = Vydat se za dobrodružstvím
word-rest = Odpočívat
word-shop = Jít na trh
word-train = Výcvik
word-stand-up = Vstát
word-kill-zombie = Zabít zombii
word-challenge-villain = Vyzvat padoucha
word-end-turn = Ukončit tah
word-stop = Zůstat tady
word-retreat = Pokusit se o ústup
word-agility = Použít obratnost
word-gold = Zlato
word-combat = Boj
word-exploration = Průzkum
word-social = Setkání
word-body = Tělo
word-mind = Mysl
word-spirit = Duch
word-plains = pláně
word-forest = les
word-hills = kopce
word-mountains = hory
word-water = voda
word-city = město
word-recast = nový vrh
word-flip = otočení
word-remove = odstranění
word-bring-back = vrácení
word-turn-to = natočení
word-count-double = zdvojení

# Co lze udělat
do-learn = Naučit se: { $thing }
do-quest = Plnit úkol: { $thing }
do-story = Plnit úkol: { $thing }
do-rumor = Jít za zvěstí: { $thing }
do-trade = Obchodovat: { $thing }
do-flip-mine = Otočit vlastní žeton: { $token }
do-recast-theirs = Soupeř vrhne znovu: { $token }
deal-buy = Koupit: { $asset }
deal-sell = Prodat: { $asset }
deal-discard = Odhodit z trhu: { $asset }
put-on-top = Navrch: { $card }
put-at-bottom = Dospod: { $card }
act-strike = Udeřit ({ $symbol }): { $n } zranění
act-strike-some = Udeřit jen některými žetony ({ $symbol }, celkem { $n })
act-double = Zdvojit: { $token }
reward = Odměna { $n }
alternative-nothing = Nic
alternative-flip-self = Otočit jeden z vlastních žetonů
alternative-flip-foe = Otočit jeden z žetonů soupeře
alternative-take-as-trophy = Ukončit boj: nepřítel se stane trofejí
die-with = { $die } ({ $card })

# Jména
hex-plains = Pláně { $at }
hex-forest = Les { $at }
hex-hills = Kopce { $at }
hex-mountains = Hory { $at }
hex-water = Voda { $at }
hex-city = Město { $at }
place-at = { $place } { $at }
face = { $n ->
        [0] pomlčka
        [1] { $symbol }
       *[other] { $symbol } ×{ $n }
    }
face-golden = { $n ->
        [0] pomlčka ve zlatě
        [1] { $symbol } ve zlatě
       *[other] { $symbol } ×{ $n } ve zlatě
    }
symbol-physical = síla
symbol-magic = magie
symbol-skull = lebka
symbol-shield = štít
symbol-agility = obratnost
symbol-surge = vzepětí
symbol-double = zdvojení
symbol-dash = pomlčka
die-wild = žolík
die-plains = pláně
die-plains-forest = pláně nebo les
die-plains-hills = pláně nebo kopce
die-forest-hills = les nebo kopce
die-mountains-water = hory nebo voda
amount-gold = { $n } { $n ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }
text-more = { $so-far } { $next }
price-gold = Zlaťáky
price-hand = { $n ->
       *[other] Dovednosti z ruky
    }
price-ally = { $n ->
       *[other] Spojenci
    }
price-lore = Poznatky
price-trophy = { $n ->
       *[other] Trofeje
    }

# Příběh partie
became = { $hero } se vydává na výpravu.
turn-begins = Na tahu je { $hero }.
round-begins = Začíná den { $n }.
act-two = Začíná druhé dějství.
entered = { $hero } vstupuje na pole: { $hex }.
rolled = { $purpose ->
        [explore] { $hero } prozkoumává pole a hází { $dice }.
        [rest] { $hero } odpočívá v divočině a hází { $dice }.
        [retreat] { $hero } se pokouší o ústup a hází { $dice }.
       *[move] { $hero } se vydává na cestu a hází { $dice }.
    }
rerolled = Kostky teď ukazují: { $dice }.
explored-in-vain = { $hero } prozkoumává marně: žádná kostka neukazuje terén tohoto pole.
zombies-bite = Mrtví napadají: { $hero }.
suffered = { $hero } utrpí { $n } zranění.
healed = { $hero } si léčí { $n } zranění.
foe-healed = { $foe } si léčí { $n } zranění; zbývající zdraví: { $left }.
was-defeated = { $hero } podléhá a musí odpočívat.
was-delayed = { $hero } se zdrží.
was-destroyed = { $hero } hyne a vypadává ze hry.
stood-up = { $hero } zase vstává.
rested = { $hero } odpočívá a léčí si { $n } zranění.
adventures = { $hero } se vydává za dobrodružstvím: { $deck }.
drew-adventure = { $hero } potkává: { $card }.
kept-rumor = { $hero } si nechává zvěst: { $card }.
took-trophy = { $hero } si bere jako trofej: { $card }.
gained-trophy = { $hero } získává trofej ({ $deck }).
gained-trophy-seen = Získáváte trofej ({ $deck }): { $card }.
spent-trophy = { $hero } utrácí trofej: { $card }.
gained-gold = { $hero } získává { $n } { $n ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
lost-gold = { $hero } ztrácí { $n } { $n ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
gained-lore = { $hero } získává { $n } { $n ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
gained-ally = { $hero } získává { $n } { $n ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }.
drew-skills = { $hero } líže { $n } { $n ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.
drew-skills-seen = Líznete: { $cards }.
discarded-skill = { $hero } odhazuje dovednost: { $card }.
skills-shuffled = Balíček dovedností je znovu zamíchán.
learned = { $hero } se učí dovednost: { $skill }.
forgot = { $hero } se vzdává dovednosti: { $skill }.
tests = { $hero } podstupuje zkoušku: { $attribute }{ $mod ->
        [0] .
       *[other] , změna počtu karet: { $mod }.
    }
revealed = Odkrytá karta: { $card }.
tested = { $n ->
        [0] { $hero } nemá žádný úspěch.
        [one] { $hero } má { $n } úspěch.
        [few] { $hero } má { $n } úspěchy.
       *[other] { $hero } má { $n } úspěchů.
    }
market-filled = Na trh ({ $city }) přichází: { $asset }.
market-discarded = { $hero } posílá z trhu pryč: { $asset }.
bought = { $hero } kupuje: { $asset }.
sold = { $hero } prodává: { $asset }. Cena: { $gold } { $gold ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
got-asset = { $hero } dostává: { $asset }.
discarded-asset = { $hero } odhazuje: { $asset }.
traded = { $hero } dává: { $give }. { $partner } dává: { $take }.
looked = { $hero } si z balíčku prohlíží { $n } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
looked-seen = Vidíte: { $cards }.
showed = { $hero } ukazuje: { $cards }.
laid-on-top = { $hero } vrací navrch balíčku: { $card }.
laid-at-bottom = { $hero } dává dospod balíčku: { $card }.
gem-refreshed = Drahokam znovu září: { $hex }.
gems-refreshed = { $left ->
        [0] Všechny drahokamy znovu září.
       *[other] { $n ->
            [0] Žádný drahokam se znovu nerozzářil: na všech temných stojí hrdinové.
           *[other] Drahokamy znovu září všude, kde nestojí hrdina.
        }
    }
story-revealed = Příběh pokračuje: { $card }.
story-done = { $hero } plní: { $card }.
not-completed = { $hero } tentokrát úkol „{ $card }“ nesplní.
zombie-rises = Vstává zombie: { $hex }.
zombie-killed = { $hero } sráží zombii a { $gold ->
        [0] nezískává nic
        [one] získává { $gold } zlaťák
        [few] získává { $gold } zlaťáky
       *[other] získává { $gold } zlaťáků
    }.
zombie-gone = Zombie je pryč: { $hex }.
villain-appears = { $foe } se objevuje: { $hex }.
march-rolled = Hod na pochod: { $dice }.
villain-marches = { $foe } táhne dál: { $hex }.
capital-falls = { $foe } dosahuje hlavního města. Všichni hrdinové prohráli.
time-is-up = Čas vypršel: { $foe } vítězí, všichni hrdinové prohráli.
all-destroyed = Nezbyl žádný hrdina.
villain-defeated = { $hero } vítězí v boji ({ $foe }) a vyhrává hru!
engaged = { $hero } má soupeře: { $foe }. Vede ho { $seat }.
challenged = { $hero } posílá výzvu. Soupeř: { $target }.
duel-won = { $hero } vyhrává souboj. Soupeř: { $target }.
cast = { $who }, vrh: { $tokens }.
acts-first = Začíná: { $who }.
passed = { $who }: pas.
struck = { $who } útočí: { $n } zranění ({ $symbol }).
cancelled = { $who } to ruší.
doubled = { $who } násobí dvěma: { $token }.
used = { $who } používá schopnost „{ $card }“.
blocked = { $who } se brání štítem.
took-damage = { $who } utrpí { $n } zranění.
tokens-flipped = { $n ->
        [one] { $n } žeton { GEN($who) } je otočen, teď je na něm { $tokens }.
        [few] { $n } žetony { GEN($who) } jsou otočeny, teď je na nich { $tokens }.
       *[other] { $n } žetonů { GEN($who) } je otočeno, teď je na nich { $tokens }.
    }
tokens-recast = { $n ->
        [one] { $n } žeton { GEN($who) } je vržen znovu, teď je na něm { $tokens }.
        [few] { $n } žetony { GEN($who) } jsou vrženy znovu, teď je na nich { $tokens }.
       *[other] { $n } žetonů { GEN($who) } je vrženo znovu, teď je na nich { $tokens }.
    }
tokens-removed = { $n ->
        [one] { $n } žeton { GEN($who) } je odstraněn ze zásoby ({ $tokens }).
        [few] { $n } žetony { GEN($who) } jsou odstraněny ze zásoby ({ $tokens }).
       *[other] { $n } žetonů { GEN($who) } je odstraněno ze zásoby ({ $tokens }).
    }
tokens-returned = { $n ->
        [one] { $n } utracený žeton { GEN($who) } je zpět v zásobě ({ $tokens }).
        [few] { $n } utracené žetony { GEN($who) } jsou zpět v zásobě ({ $tokens }).
       *[other] { $n } utracených žetonů { GEN($who) } je zpět v zásobě ({ $tokens }).
    }
tokens-doubled = { $n ->
        [one] { $n } žeton { GEN($who) } teď platí dvojnásobně ({ $tokens }).
        [few] { $n } žetony { GEN($who) } teď platí dvojnásobně ({ $tokens }).
       *[other] { $n } žetonů { GEN($who) } teď platí dvojnásobně ({ $tokens }).
    }
raised = Na chvíli ožívá: { $card }.
retreated = { $who } ustupuje.
won = { $hero } vítězí. Soupeř: { $foe }.

# Důvody
why-river = V cestě je řeka: chce to vodu nebo žolíka.
why-terrain = Žádná kostka neukazuje potřebný terén: { $terrain }.
why-gold-short = Cena ve zlaťácích: { $need }; máte { $have }.
why-trophies = { $need ->
        [one] Je potřeba { $need } vhodná trofej.
        [few] Jsou potřeba { $need } vhodné trofeje.
       *[other] Je potřeba { $need } vhodných trofejí.
    }
why-not-there = Nejste na správném místě, nebo pokus nemůžete zaplatit.
why-gem-down = Drahokam leží lícem dolů.
why-two-actions = Dobrodružství stojí dvě akce; máte { $have }.
why-no-face = Nahoře neleží žádná taková strana: { $symbol }.
why-forbidden = Teď nelze použít: { $symbol }.
why-no-surge = Soupeř vám nedovolí používat schopnosti vzepětí.
why-surge-short = Stojí { $need } vzepětí; na vašich žetonech je { $have }.
why-used = Tato schopnost už byla použita.
why-defeated = Váš hrdina je poražen: příští akcí musí odpočívat.
why-delayed = Váš hrdina se zdržel: příští akcí musí vstát.

# Co ukazuje stůl
chapter = { $scenario }, { $act }. dějství, { $day }. den
chapter-fight = Boj, { $round }. kolo: { $hex }
result-won = { $seat } vítězí. Poražený padouch: { $foe }.
result-lost = { $foe } vítězí; všichni hrdinové prohráli.
zone-map = Terrinoth
zone-heroes = Hrdinové na výběr
zone-drawn = Dobrodružství
zone-revealed = Odkryto při zkoušce
zone-looked-at = Prohlížené karty
zone-dice = Kostky terénu
zone-market = Trh: { $city }
zone-story = Příběh
zone-time = Čas, { $act }. dějství
zone-deck-combat = Balíček boje
zone-deck-exploration = Balíček průzkumu
zone-deck-social = Balíček setkání
zone-deck-skills = Balíček dovedností
zone-deck-assets = Balíček předmětů
zone-deck-story = Balíček příběhu
zone-discard-combat = Odhozené karty boje
zone-discard-exploration = Odhozené karty průzkumu
zone-discard-social = Odhozené karty setkání
zone-discard-skills = Odhozené dovednosti
zone-discard-assets = Odhozené předměty
zone-mat = Hrdina: { $seat }
zone-hand = Dovednosti v ruce
zone-learned = Naučené dovednosti
zone-assets = Výstroj
zone-tokens = Bojové žetony
zone-trophies = Trofeje
zone-errands = Úkoly a zvěsti
zone-fight = Kolo { $round }: { $phase }
zone-pool = Bojová zásoba
zone-abilities = Schopnosti
phase-engage = začátek boje
phase-cast = vrh
phase-act = akce
phase-retreat = ústup
time-note = Na hvězdách příběh, na kroužcích se vracejí drahokamy
hand-note = Nejvýše { $limit }
fight-note = V tomto kole začíná: { $first }
counter-health = Zdraví
counter-gold = Zlato
counter-trophies = Trofeje
counter-trophies-combat = Trofeje boje
counter-trophies-exploration = Trofeje průzkumu
counter-trophies-social = Trofeje setkání
counter-body = Tělo
counter-mind = Mysl
counter-spirit = Duch
counter-speed = Rychlost
counter-lore = Poznatky
counter-allies = Spojenci
counter-actions = Zbývající akce
gem-combat = Drahokam boje
gem-exploration = Drahokam průzkumu
gem-social = Drahokam setkání
zombies = Zombie
star = Úspěch
trophy-any = libovolná trofej
trophy-combat = trofej boje
trophy-exploration = trofej průzkumu
trophy-social = trofej setkání
cost-exert = dovednost za úsilí
cost-action = akce
market-value = Tržní cena
kind-enemy = Nepřítel
kind-event = Událost
kind-quest = Úkol
kind-rumor = Zvěst
kind-story = Příběh
kind-story-quest = Úkol příběhu
trait-warrior = Válečník
trait-mystic = Mystik
trait-stalker = Slídil
trait-humanoid = Humanoid
trait-beast = Bestie
trait-undead = Nemrtvý
trait-dragon = Drak
trait-demon = Démon
trait-villain = Padouch
set-force-of-nature = Síla přírody
set-combat-training = Bojový výcvik
set-wanderlust = Toulavá krev
set-gentleman-of-fortune = Rytíř štěstěny
set-favoured-by-the-gods = Přízeň bohů
set-rune-magic = Runová magie
type-weapon = Zbraň
type-clothing = Oděv
type-equipment = Vybavení
type-movement = Přeprava
type-trade-goods = Zboží
do-reroll = Vynaložit úsilí a přehodit: { $die }
note-one-action = 1 akce
note-zombies = Zombie: 2 zranění
note-spend = Vhodné kostky: { $dice }
note-two-actions = 2 akce; líže se karta
note-other-side = Na druhé straně: { $token }
note-exert = Odhoďte dovednost z ruky
note-travel = 1 akce; hoďte { $n } { $n ->
        [one] kostkou
        [few] kostkami
       *[other] kostkami
    } a utrácejte je pole po poli
note-shop = 1 akce; prodej, pak koupě nebo odhození
note-train = 1 akce; líznete { $n } { $n ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, necháte si je do limitu
note-challenge = 1 akce; ustoupit nelze a porážka je konec
note-cannot-pay = { $text } Na tuto cenu teď nemáte.
note-actions-left = { $n ->
        [one] zbývá { $n } akce
        [few] zbývají { $n } akce
       *[other] zbývá { $n } akcí
    }
note-dice-left = { $n ->
        [one] Zbývá { $n } kostka
        [few] Zbývají { $n } kostky
       *[other] Zbývá { $n } kostek
    }. Jedna kostka, jedno pole.
folly-idle = Dva tahy po sobě neutratí ani jednu akci
folly-shuttle = Přechází sem a tam mezi dvěma poli
folly-turned-back = Vrací se na právě opuštěné pole, aniž by cokoli udělal
folly-useless-double = Zdvojuje vzepětí, které žádná schopnost nevyužije
