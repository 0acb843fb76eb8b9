# Co se u stolu ptá, vypráví a jak se co jmenuje.

game-runebound = Runebound
    .motto = Kraj k putování, drak k poražení
    .about = Projíždějte Terrinothem za dobrodružstvím, obchodem a bojem a zesilte dřív, než povstane velký nepřítel. Porazte ho a vyhráli jste; přijdete-li pozdě, prohrají všichni.

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
ask-hero = Kterého hrdinu si { $seat } vybere?
    .you = Kterého hrdinu si vyberete?
ask-start = Kde { $seat } začne?
    .you = Kde začnete?
ask-turn = Co { $seat } udělá?
    .you = Co uděláte?
ask-ride = Kam { $seat } pojede?
    .you = Kam pojedete?
ask-step = Kam { $seat } půjde za jednu kostku?
    .you = Kam půjdete za jednu kostku?
ask-which-die = Kterou kostku { $seat } utratí?
    .you = Kterou kostku utratíte?
ask-move = Kam { $seat } půjde dál? { $left ->
        [one] Zbývá { $left } pole
        [few] Zbývají { $left } pole
       *[other] Zbývá { $left } polí
    }
    .you = Kam půjdete dál? { $left ->
            [one] Zbývá { $left } pole
            [few] Zbývají { $left } pole
           *[other] Zbývá { $left } polí
        }
ask-relocate = Kde se { $seat } objeví?
    .you = Kde se objevíte?
ask-reroll = Přehodí { $seat } kostku, nebo nechá kostky, jak leží?
    .you = Přehodíte kostku, nebo necháte kostky, jak leží?
ask-reroll-which = Které kostky { $seat } přehodí?
    .you = Které kostky přehodíte?
ask-turn-die = Kterou kostku { $seat } natočí na žolíka?
    .you = Kterou kostku natočíte na žolíka?
ask-exert = Kterou dovednost { $seat } odhodí za vynaložení úsilí?
    .you = Kterou dovednost odhodíte za vynaložení úsilí?
ask-exert-test = { $more ->
       *[yes] { $told ->
            [yes] { $card }, zkouška { GEN($attribute) }: odhodí { $seat } dovednost a odkryje ještě jednu kartu?
           *[no] Zkouška { GEN($attribute) }: odhodí { $seat } dovednost a odkryje ještě jednu kartu?
        }
        [no] { $told ->
            [yes] { $card }, zkouška { GEN($attribute) }: zvládnutá, víc není potřeba. Odkryje { $seat } přesto ještě jednu kartu?
           *[no] Zkouška { GEN($attribute) }: zvládnutá, víc není potřeba. Odkryje { $seat } přesto ještě jednu kartu?
        }
    }
    .you = { $more ->
       *[yes] { $told ->
                [yes] { $card }, zkouška { GEN($attribute) }: odhodíte dovednost a odkryjete ještě jednu kartu?
               *[no] Zkouška { GEN($attribute) }: odhodíte dovednost a odkryjete ještě jednu kartu?
        }
        [no] { $told ->
            [yes] { $card }, zkouška { GEN($attribute) }: zvládnutá, víc není potřeba. Odkryjete přesto ještě jednu kartu?
           *[no] Zkouška { GEN($attribute) }: zvládnutá, víc není potřeba. Odkryjete přesto ještě jednu kartu?
        }
    }
ask-hand-limit = Kterou dovednost { $seat } odhodí? V ruce jich smí být nejvýše { $limit }.
    .you = Kterou dovednost odhodíte? V ruce jich smíte mít nejvýše { $limit }.
ask-discard-skill = „{ $card }“: Kterou dovednost { $seat } odhodí z ruky?
    .you = „{ $card }“: Kterou dovednost odhodíte z ruky?
ask-swap-skill = Které dovednosti { $seat } vymění?
    .you = Které dovednosti vyměníte?
ask-learn-now = Naučí se { $seat } teď dovednost?
    .you = Naučíte se teď dovednost?
ask-forget = { $seat } má příliš mnoho dovedností jednoho druhu. Které se vzdá?
    .you = Máte příliš mnoho dovedností jednoho druhu. Které se vzdáte?
ask-pay-trophy = Kterou trofej { $seat } utratí?
    .you = Kterou trofej utratíte?
ask-trophy-deck = Ze kterého balíčku { $seat } získá trofej?
    .you = Ze kterého balíčku získáte trofej?
ask-which-deck = Který balíček si { $seat } prohlédne?
    .you = Který balíček si prohlédnete?
ask-put-back = Kterou kartu { $seat } vrátí navrch a kterou dospod?
    .you = Kterou kartu vrátíte navrch a kterou dospod?
ask-reorder = Kterou kartu { $seat } uloží nejhlouběji?
    .you = Kterou kartu uložíte nejhlouběji?
ask-take-one = Kterou kartu si { $seat } vezme?
    .you = Kterou kartu si vezmete?
ask-use = Použije { $seat } schopnost?
    .you = Použijete schopnost?
ask-event = Kterou cestou se { $seat } v události „{ $card }“ vydá?
    .you = Kterou cestou se v události „{ $card }“ vydáte?
ask-rumor = Vydá se { $seat } teď za zvěstí „{ $card }“?
    .you = Vydáte se teď za zvěstí „{ $card }“?
ask-outcome = Který výsledek karty „{ $card }“ { $seat } vybere?
    .you = Který výsledek karty „{ $card }“ vyberete?
ask-reward = { $seat } poráží { ACC($card) }. Kterou odměnu si vybere?
    .you = Porazili jste { ACC($card) }. Kterou odměnu si vyberete?
ask-choose = „{ $card }“: Kterou možnost { $seat } vybere?
    .you = „{ $card }“: Kterou možnost vyberete?
ask-pay = „{ $card }“: Zaplatí { $seat } { $what }? Má { $have }
    .you = „{ $card }“: Zaplatíte { $what }? Máte { $have }
ask-zombie = Kde { $seat } nechá vstát zombii?
    .you = Kde necháte vstát zombii?
ask-kill-zombie = Kterou zombii { $seat } odstraní?
    .you = Kterou zombii odstraníte?
ask-refresh-gem = Který drahokam { $seat } otočí lícem nahoru?
    .you = Který drahokam otočíte lícem nahoru?
ask-sell = Prodá { $seat } některé ze svých předmětů? Má { $gold } { $gold ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }
    .you = Prodáte některé ze svých předmětů? Máte { $gold } { $gold ->
            [one] zlaťák
            [few] zlaťáky
           *[other] zlaťáků
        }
ask-buy = Koupí { $seat } jeden předmět, nebo jeden z trhu odhodí? Má { $gold } { $gold ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }
    .you = Koupíte jeden předmět, nebo jeden z trhu odhodíte? Máte { $gold } { $gold ->
            [one] zlaťák
            [few] zlaťáky
           *[other] zlaťáků
        }
ask-take-asset = Který předmět si { $seat } vezme bez placení?
    .you = Který předmět si vezmete bez placení?
ask-one-of-a-type = { $seat } má příliš mnoho předmětů jednoho typu ({ $kind }). Který odhodí?
    .you = Máte příliš mnoho předmětů jednoho typu ({ $kind }). Který odhodíte?
ask-which-market = Na kterém trhu { $seat } nakoupí?
    .you = Na kterém trhu nakoupíte?
ask-give = Co { $seat } nabídne hráči { $partner }?
    .you = Co nabídnete hráči { $partner }?
ask-take = Co za to { $seat } žádá od hráče { $partner }?
    .you = Co za to žádáte od hráče { $partner }?
ask-how-much = Kolik zlata { $seat } vloží do výměny s hráčem { $partner }?
    .you = Kolik zlata vložíte do výměny s hráčem { $partner }?
ask-accept-trade = { $hero } nabízí { ACC($give) } a žádá za to { ACC($take) }. Přijme { $seat } tuto výměnu?
    .you = { $hero } vám nabízí { ACC($give) } a žádá za to { ACC($take) }. Přijmete tuto výměnu?
ask-challenge = Koho { $seat } vyzve?
    .you = Koho vyzvete?
# $own is 1 where it is one's own hero.
ask-combat-action = Kterou bojovou akci { GEN($who) } vybere { $seat }?
    .you = { $own ->
        [1] Kterou bojovou akci zvolíte?
       *[0] Kterou bojovou akci { GEN($who) } vyberete?
    }
ask-strike-with = Kterými žetony { $seat } udeří?
    .you = Kterými žetony udeříte?
ask-spend-agility = Kterou obratnost { $seat } utratí?
    .you = Kterou obratnost utratíte?
ask-agility = Na který žeton { $seat } použije obratnost? Vlastní se otočí, soupeřův se vrhne znovu
    .you = Na který žeton použijete obratnost? Vlastní se otočí, soupeřův se vrhne znovu
ask-spend-token = Který žeton { $seat } utratí?
    .you = Který žeton utratíte?
ask-pay-surge = Které vzepětí { $seat } utratí? Zatím je zaplaceno { $paid }
    .you = Které vzepětí utratíte? Zatím je zaplaceno { $paid }
ask-buy-off = Utratí { $seat } { $n } vzepětí a zruší „{ $card }“?
    .you = Utratíte { $n } vzepětí a zrušíte „{ $card }“?
ask-token = Který žeton chce { $seat } { $deed }?
    .you = Který žeton chcete { $deed }?
ask-shield = Hrozí { $n } zranění. Utratí { $seat } štít?
    .you = Hrozí vám { $n } zranění. Utratíte štít?
ask-borrow = Kterou schopnost oživlého nepřítele { $seat } použije?
    .you = Kterou schopnost oživlého nepřítele použijete?
ask-retreat = Kolo { $round } končí. Bude { $seat } dál bojovat proti { DAT($foe) }, nebo se pokusí ustoupit?
    .you = Kolo { $round } končí. Budete dál bojovat proti { DAT($foe) }, nebo se pokusíte ustoupit?
ask-retreat-to = Kam { $seat } ustoupí?
    .you = Kam ustoupíte?
ask-march = Kudy { $seat } povede padoucha?
    .you = Kudy povedete padoucha?

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
word-step-by-step = Jít pole po poli
word-retreat = Pokusit se o ústup
word-agility = Použít obratnost
word-gold = Zlato
word-combat = Boj
    .gen = boje
word-exploration = Průzkum
    .gen = průzkumu
word-social = Setkání
    .gen = setkání
word-body = Tělo
    .gen = Těla
word-mind = Mysl
    .gen = Mysli
word-spirit = Duch
    .gen = Ducha
word-plains = pláně
word-forest = les
word-hills = kopce
word-mountains = hory
word-water = voda
word-city = město
word-recast = vrhnout znovu
word-flip = otočit
word-remove = odstranit
word-bring-back = vrátit do zásoby
word-turn-to = natočit správnou stranou
word-count-double = počítat dvojnásobně

# Co udělá ten, kdo odpoví ano, ne nebo hotovo
answer-pay = Zaplatit { $what }
answer-pay-nothing = Neplatit nic
answer-buy-off = Utratit { $n } vzepětí a zrušit „{ $card }“
answer-let-happen = Nebránit tomu: „{ $card }“ proběhne
answer-fight-on = Bojovat dál proti { DAT($foe) }
answer-stay-in-the-fight = Zůstat a bojovat dál
answer-keep-dice = Nechat kostky, jak leží
answer-stay-here = Zůstat na místě
answer-keep-skills = Nechat si dovednosti v ruce
answer-reveal-no-more = { $successes ->
    [0] Další karty neodkrývat a ve zkoušce neuspět
   *[other] { $more ->
        [no] Dál: zkouška je zvládnutá
       *[yes] Další karty neodkrývat
    }
}
do-discard-skill = Odhodit „{ $card }“
answer-learn-none = Teď se nic neučit
answer-keep-rumor = Nechat si zvěst na později
answer-no-outcome = Nevzít žádný a zkusit to jindy
answer-use-none = Teď nic nepoužít
answer-sell-no-more = Už nic neprodávat a přejít k trhu
answer-offer-no-more = Už nic nenabízet
answer-ask-no-more = Už nic nežádat
answer-agree = Přijmout výměnu
answer-refuse = Odmítnout výměnu
answer-leave-tokens = Nechat žetony, jak leží
answer-strike-now = Udeřit vybranými žetony
answer-spend-no-more-surge = Další vzepětí neutrácet
answer-kill-no-zombie = Nechat zombie, kde jsou
note-agility = Otočit jeden svůj žeton, nebo nechat soupeře přehodit jeden z jeho žetonů
note-pass = Tentokrát bez bojové akce
note-replaces = { $n ->
        [1] Nahradí váš předmět „{ $assets }“.
       *[other] Nahradí jeden z těchto předmětů: { $assets }.
    }
note-use = { $moment ->
        [on-engage] Začíná boj.
        [after-cast] Žetony jsou vrženy.
        [round-end] Kolo boje končí.
        [after-combat-action] Bojová akce je hotová.
        [foe-combat-action] Soupeř provádí bojovou akci.
        [when-dealing-damage] Soupeř má utrpět zranění.
        [after-dealing-damage] Soupeř utrpěl zranění.
        [when-dealt-damage] Hrozí zranění.
        [after-dealt-damage] Zranění už je na vás.
        [on-block] Zranění je zablokováno.
        [would-be-defeated] Toto zranění by znamenalo porážku.
        [on-defeated] To je porážka.
        [on-win] Boj je vyhrán.
        [before-test] Začíná zkouška.
        [after-test] Zkouška skončila.
        [enter-hex] Jste na novém poli.
        [on-adventure] Bude se lízat karta dobrodružství.
        [on-gain-trophy] Přibyla trofej.
        [on-quest-done] Úkol nebo zvěst je dokončena.
        [on-rest] Je čas odpočinku.
        [on-train] Je čas výcviku.
        [start-of-turn] Tah začíná.
        [setup] Hra právě začíná.
       *[other] Teď je ta chvíle.
    }
token-faces = Bojový žeton: na jedné straně { $front }, na druhé { $back }.
as-foe = Hrajete za nepřítele: { $foe } proti { DAT($against) }

# Co lze udělat
do-learn = Naučit se dovednost „{ $thing }“
do-quest = Pustit se do úkolu „{ $thing }“
do-story = Pustit se do úkolu příběhu „{ $thing }“
do-rumor = Jít za zvěstí „{ $thing }“
do-trade = Nabídnout výměnu hráči { $thing }
do-ride = Jet na pole „{ $hex }“
do-step = Přejít na pole „{ $hex }“
do-take-damage = Utrpět { $n } zranění
do-flip-mine = Otočit vlastní žeton „{ $token }“
do-recast-theirs = Nechat soupeře znovu vrhnout „{ $token }“
deal-buy = Koupit { ACC($asset) }
deal-sell = Prodat { ACC($asset) }
deal-discard = Odhodit z trhu { ACC($asset) }
put-on-top = Vrátit kartu „{ $card }“ navrch
put-at-bottom = Vrátit kartu „{ $card }“ dospod
act-strike = { $n ->
        [0] Udeřit ({ $symbol })
       *[other] Udeřit za { $n } zranění ({ $symbol })
    }
act-strike-some = Udeřit jen některými z { $n } žetonů ({ $symbol })
act-double = Zdvojit žeton „{ $token }“
reward = Získat { $what }
reward-other = Odměna { $n }
reward-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
reward-trophy = { $n ->
    [one] další { $n } trofej podle výběru
    [few] další { $n } trofeje podle výběru
   *[other] dalších { $n } trofejí podle výběru
}
reward-asset-from-market = předmět do { $n } zlaťáků zdarma
reward-draw = { $n ->
    [one] { $n } dovednost
    [few] { $n } dovednosti
   *[other] { $n } dovedností
}
reward-lore = { $n ->
    [one] { $n } poznatek
    [few] { $n } poznatky
   *[other] { $n } poznatků
}
reward-heal = vyléčení { $n } zranění
reward-heal-all = vyléčení všech zranění
reward-kill-zombies = { $n ->
    [one] odstranění { $n } zombie kdekoli na plánu
    [few] odstranění { $n } zombií kdekoli na plánu
   *[other] odstranění { $n } zombií kdekoli na plánu
}
reward-ally = { $n ->
    [one] { $n } spojence
    [few] { $n } spojence
   *[other] { $n } spojenců
}
alternative-nothing = Nic
alternative-flip-self = Otočit jeden z vlastních žetonů
alternative-flip-foe = Otočit jeden z žetonů soupeře
alternative-take-as-trophy = Ukončit boj: nepřítel se stane trofejí
die-with = { $die } s kartou „{ $card }“

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
face-golden = { GENDER($symbol) ->
        [f] { $n ->
            [0] zlatá pomlčka
            [1] zlatá { $symbol }
           *[other] zlatá { $symbol } ×{ $n }
        }
        [n] { $n ->
            [0] zlatá pomlčka
            [1] zlaté { $symbol }
           *[other] zlaté { $symbol } ×{ $n }
        }
       *[other] { $n ->
            [0] zlatá pomlčka
            [1] zlatý { $symbol }
           *[other] zlatý { $symbol } ×{ $n }
        }
    }
symbol-physical = síla
    .gender = f
symbol-magic = magie
    .gender = f
symbol-skull = lebka
    .gender = f
symbol-shield = štít
symbol-agility = obratnost
    .gender = f
symbol-surge = vzepětí
    .gender = n
symbol-double = zdvojení
    .gender = n
symbol-dash = pomlčka
    .gender = f
die-wild = žolík
die-plains = pláně
die-plains-forest = pláně/les
die-plains-hills = pláně/kopce
die-forest-hills = les/kopce
die-mountains-water = hory/voda
amount-gold = { $n } { $n ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }
text-more = { $so-far } { $next }
price-gold = { $n } { $n ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }
price-hand = { $n ->
        [one] { $n } dovedností z ruky
        [few] { $n } dovednostmi z ruky
       *[other] { $n } dovednostmi z ruky
    }
price-ally = { $n ->
        [one] { $n } spojencem
        [few] { $n } spojenci
       *[other] { $n } spojenci
    }
price-lore = { $n ->
        [one] { $n } poznatkem
        [few] { $n } poznatky
       *[other] { $n } poznatky
    }
price-trophy = { $n ->
        [one] { $n } trofejí
        [few] { $n } trofejemi
       *[other] { $n } trofejemi
    }

# Příběh partie
became = { $hero } se vydává na výpravu.
    .you = Vydáváte se na výpravu.
hands-drawn = Všichni si lížou dovednosti do limitu ruky.
turn-begins = Na tahu je { $hero }.
    .you = Jste na tahu.
round-begins = Začíná den { $n }.
act-two = Začíná druhé dějství.
entered = { $hero } vstupuje na pole „{ $hex }“.
    .you = Vstupujete na pole „{ $hex }“.
walked = { $hero } jde na pole „{ $hex }“.
    .you = Jdete na pole „{ $hex }“.
rode = { $hero } dojíždí na pole „{ $hex }“.
    .you = Dojíždíte na pole „{ $hex }“.
rolled = { $purpose ->
        [explore] { $hero } prozkoumává pole, na kostkách je { $dice }.
        [rest] { $hero } odpočívá v divočině, na kostkách je { $dice }.
        [retreat] { $hero } se pokouší o ústup, na kostce je { $dice }.
       *[move] { $hero } se vydává na cestu, na kostkách je { $dice }.
    }
    .you = { $purpose ->
            [explore] Prozkoumáváte pole, na kostkách je { $dice }.
            [rest] Odpočíváte v divočině, na kostkách je { $dice }.
            [retreat] Pokoušíte se o ústup, na kostce je { $dice }.
           *[move] Vydáváte se na cestu, na kostkách je { $dice }.
        }
rerolled = Kostky teď ukazují { ACC($dice) }.
die-turned = { $hero } otáčí kostku ({ $die }) žolíkem nahoru. Kostky teď ukazují { ACC($dice) }.
    .you = Otáčíte kostku ({ $die }) žolíkem nahoru. Kostky teď ukazují { ACC($dice) }.
explored-in-vain = { $hero } prozkoumává marně: žádná kostka neukazuje terén tohoto pole.
    .you = Prozkoumáváte marně: žádná kostka neukazuje terén tohoto pole.
zombies-bite = Mrtví vztahují ruce po { LOC($hero) }.
    .you = Mrtví vztahují ruce po vás.
suffered = { $hero } utrpí { $n } zranění.
    .you = Utrpíte { $n } zranění.
healed = { $hero } si léčí { $n } zranění.
    .you = Léčíte si { $n } zranění.
damage-gone = { $hero } má teď méně zdraví; { $n } zranění navíc odpadá.
    .you = Máte teď méně zdraví; { $n } zranění navíc odpadá.
foe-healed = { GENDER($foe) ->
        [pl] { $foe } si léčí { $n } zranění, zbývá jim { $left } zdraví.
       *[other] { $foe } si léčí { $n } zranění, zbývá { $left } zdraví.
    }
was-defeated = { GENDER($hero) ->
        [f] { $hero } je poražena a musí odpočívat.
       *[other] { $hero } je poražen a musí odpočívat.
    }
    .you = Jste poraženi a musíte odpočívat.
was-delayed = { $hero } se zdrží.
    .you = Zdržíte se.
was-destroyed = { $hero } hyne a vypadává ze hry.
    .you = Hynete a vypadáváte ze hry.
stood-up = { $hero } zase vstává.
    .you = Zase vstáváte.
rested = { $n ->
        [0] { $hero } odpočívá.
       *[other] { $hero } odpočívá a léčí si { $n } zranění.
    }
    .you = { $n ->
            [0] Odpočíváte.
           *[other] Odpočíváte a léčíte si { $n } zranění.
        }
adventures = { $kind ->
        [combat] { $hero } se vydává za dobrodružstvím a lízne si boj.
        [exploration] { $hero } se vydává za dobrodružstvím a lízne si průzkum.
       *[social] { $hero } se vydává za dobrodružstvím a lízne si setkání.
    }
    .you = { $kind ->
            [combat] Vydáváte se za dobrodružstvím a líznete si boj.
            [exploration] Vydáváte se za dobrodružstvím a líznete si průzkum.
           *[social] Vydáváte se za dobrodružstvím a líznete si setkání.
        }
drew-adventure = { $hero } líže kartu „{ $card }“.
    .you = Lížete kartu „{ $card }“.
kept-rumor = { $hero } si pamatuje zvěst „{ $card }“.
    .you = Pamatujete si zvěst „{ $card }“.
kept-quest = { $hero } si nechává úkol „{ $card }“.
    .you = Necháváte si úkol „{ $card }“.
took-trophy = { $hero } si bere kartu „{ $card }“ jako trofej.
    .you = Berete si kartu „{ $card }“ jako trofej.
took-quest = { $hero } si bere úkol „{ $card }“ jako trofej.
    .you = Berete si úkol „{ $card }“ jako trofej.
discarded-quest = { $hero } odhazuje úkol „{ $card }“.
    .you = Odhazujete úkol „{ $card }“.
took-rumor = { $hero } prověřuje zvěst „{ $card }“ a bere si kartu jako trofej.
    .you = Prověřujete zvěst „{ $card }“ a berete si kartu jako trofej.
gained-trophy = { $hero } získává trofej { GEN($deck) }.
    .you = Získáváte trofej { GEN($deck) }.
gained-trophy-seen = Získáváte trofej { GEN($deck) } „{ $card }“.
spent-trophy = { $hero } utrácí trofej „{ $card }“.
    .you = Utrácíte trofej „{ $card }“.
gained-gold = { $hero } získává { $n } { $n ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .you = Získáváte { $n } { $n ->
            [one] zlaťák
            [few] zlaťáky
           *[other] zlaťáků
        }.
lost-gold = { $hero } ztrácí { $n } { $n ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .you = Ztrácíte { $n } { $n ->
            [one] zlaťák
            [few] zlaťáky
           *[other] zlaťáků
        }.
paid-gold = „{ $card }“: { $hero } platí { $n } { $n ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .you = „{ $card }“: platíte { $n } { $n ->
            [one] zlaťák
            [few] zlaťáky
           *[other] zlaťáků
        }.
paid-lore = „{ $card }“: { $hero } odevzdává { $n } { $n ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .you = „{ $card }“: odevzdáváte { $n } { $n ->
            [one] poznatek
            [few] poznatky
           *[other] poznatků
        }.
paid-ally = „{ $card }“: { $hero } přichází o { $n } { $n ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }.
    .you = „{ $card }“: přicházíte o { $n } { $n ->
            [one] spojence
            [few] spojence
           *[other] spojenců
        }.
lost-lore = { $hero } ztrácí { $n } { $n ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .you = Ztrácíte { $n } { $n ->
            [one] poznatek
            [few] poznatky
           *[other] poznatků
        }.
gained-lore = { $hero } získává { $n } { $n ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .you = Získáváte { $n } { $n ->
            [one] poznatek
            [few] poznatky
           *[other] poznatků
        }.
gained-ally = { $hero } získává { $n } { $n ->
        [one] spojence
        [few] spojence
       *[other] spojenců
    }.
    .you = Získáváte { $n } { $n ->
            [one] spojence
            [few] spojence
           *[other] spojenců
        }.
drew-skills = { $hero } líže { $n } { $n ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.
    .you = Lížete { $n } { $n ->
            [one] dovednost
            [few] dovednosti
           *[other] dovedností
        }.
drew-skills-seen = Líznete karty { $cards }.
discarded-skill = { $hero } odhazuje dovednost „{ $card }“.
    .you = Odhazujete dovednost „{ $card }“.
skills-shuffled = Balíček dovedností je znovu zamíchán.
studies = { $hero } se pouští do studia dovednosti „{ $skill }“.
    .you = Pouštíte se do studia dovednosti „{ $skill }“.
learned = { $hero } se učí dovednost „{ $skill }“.
    .you = Učíte se dovednost „{ $skill }“.
trains = { $hero } cvičí.
    .you = Cvičíte.
forgot = { $hero } se vzdává dovednosti „{ $skill }“.
    .you = Vzdáváte se dovednosti „{ $skill }“.
tests = { $hero } podstupuje zkoušku { GEN($attribute) }{ $mod ->
        [0] .
       *[other] { " " }s úpravou { $mod }.
    }
    .you = Podstupujete zkoušku { GEN($attribute) }{ $mod ->
            [0] .
           *[other] { " " }s úpravou { $mod }.
        }
revealed = Odkryta je karta „{ $card }“.
tested = { $n ->
        [0] { $hero } nemá žádný úspěch.
        [one] { $hero } má { $n } úspěch.
        [few] { $hero } má { $n } úspěchy.
       *[other] { $hero } má { $n } úspěchů.
    }
    .you = { $n ->
            [0] Nemáte žádný úspěch.
            [one] Máte { $n } úspěch.
            [few] Máte { $n } úspěchy.
           *[other] Máte { $n } úspěchů.
        }
market-filled = Trh ve městě { $city } teď nabízí { ACC($asset) }.
market-discarded = { $hero } odhazuje z trhu { ACC($asset) }.
    .you = Odhazujete z trhu { ACC($asset) }.
bought = { $hero } kupuje { ACC($asset) } za { $gold } { $gold ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .you = Kupujete { ACC($asset) } za { $gold } { $gold ->
            [one] zlaťák
            [few] zlaťáky
           *[other] zlaťáků
        }.
shops = { $hero } jde na trh ve městě { $city }.
    .you = Jdete na trh ve městě { $city }.
sold = { $hero } prodává { ACC($asset) } za { $gold } { $gold ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .you = Prodáváte { ACC($asset) } za { $gold } { $gold ->
            [one] zlaťák
            [few] zlaťáky
           *[other] zlaťáků
        }.
got-asset = { $hero } dostává { ACC($asset) }.
    .you = Dostáváte { ACC($asset) }.
discarded-asset = { $hero } odhazuje { ACC($asset) }.
    .you = Odhazujete { ACC($asset) }.
traded = { $hero } dává { DAT($partner) } { ACC($give) } výměnou za { ACC($take) }.
    .you = Dáváte { DAT($partner) } { ACC($give) } výměnou za { ACC($take) }.
    .you-partner = { $hero } vám dává { ACC($give) } výměnou za { ACC($take) }.
looked = { $hero } si z balíčku prohlíží { $n } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
    .you = Z balíčku si prohlížíte { $n } { $n ->
            [one] kartu
            [few] karty
           *[other] karet
        }.
looked-seen = Vidíte karty { $cards }.
showed = { $hero } ukazuje karty { $cards }.
    .you = Ukazujete karty { $cards }.
laid-on-top = { $hero } vrací kartu „{ $card }“ navrch balíčku.
    .you = Vracíte kartu „{ $card }“ navrch balíčku.
laid-at-bottom = { $hero } dává kartu „{ $card }“ dospod balíčku.
    .you = Dáváte kartu „{ $card }“ dospod balíčku.
gem-refreshed = Drahokam na poli „{ $hex }“ znovu září.
gems-refreshed = { $left ->
        [0] Všechny drahokamy znovu září.
       *[other] { $n ->
            [0] Žádný drahokam se znovu nerozzářil: na všech temných stojí hrdinové.
           *[other] Drahokamy znovu září všude, kde nestojí hrdina.
        }
    }
story-revealed = Příběh pokračuje kartou „{ $card }“.
story-done = { $hero } plní úkol příběhu „{ $card }“.
    .you = Plníte úkol příběhu „{ $card }“.
pursues = { $hero } se pouští do úkolu „{ $card }“.
    .you = Pouštíte se do úkolu „{ $card }“.
completed = { $hero } dokončuje úkol „{ $card }“.
    .you = Dokončujete úkol „{ $card }“.
follows-rumor = { $hero } jde za zvěstí „{ $card }“.
    .you = Jdete za zvěstí „{ $card }“.
not-completed = { $hero } tentokrát úkol „{ $card }“ nesplní.
    .you = Úkol „{ $card }“ tentokrát nesplníte.
zombie-rises = Na poli „{ $hex }“ vstává zombie.
zombie-killed = { $hero } sráží zombii a { $gold ->
        [0] nezískává nic
        [one] získává { $gold } zlaťák
        [few] získává { $gold } zlaťáky
       *[other] získává { $gold } zlaťáků
    }.
    .you = Srážíte zombii a { $gold ->
            [0] nezískáváte nic
            [one] získáváte { $gold } zlaťák
            [few] získáváte { $gold } zlaťáky
           *[other] získáváte { $gold } zlaťáků
        }.
zombie-gone = Na poli „{ $hex }“ je o jednu zombii méně.
villain-appears = { $foe } se objevuje na poli „{ $hex }“.
march-rolled = Na kostkách pochodu je { $dice }.
villain-marches = { $foe } táhne na pole „{ $hex }“.
capital-falls = { $foe } dosahuje hlavního města. Všichni hrdinové prohráli.
time-is-up = Čas vypršel: { $foe } vítězí, všichni hrdinové prohráli.
all-destroyed = Nezbyl žádný hrdina.
villain-defeated = { $hero } poráží { ACC($foe) } a vyhrává hru!
    .you = Porážíte { ACC($foe) } a vyhráváte hru!
engaged = { $hero } jde do boje proti { DAT($foe) }, nepřítele vede { $leader }.
    .you = Jdete do boje proti { DAT($foe) }, nepřítele vede { $leader }.
    .you-leader = { $hero } jde do boje proti { DAT($foe) }, nepřítele vedete vy.
challenged = { $hero } vyzývá na souboj { ACC($target) }.
    .you = Vyzýváte na souboj { ACC($target) }.
    .you-target = { $hero } vás vyzývá na souboj.
duel-won = { $hero } poráží v souboji { ACC($target) }.
    .you = Porážíte v souboji { ACC($target) }.
    .you-target = { $hero } vás poráží v souboji.
cast = { GENDER($who) ->
        [pl] { $who } vrhají žetony, padá { $tokens }.
       *[other] { $who } vrhá žetony, padá { $tokens }.
    }
    .you-who = Vrháte žetony, padá { $tokens }.
acts-first = { GENDER($who) ->
        [pl] Začínají { $who }.
       *[other] Začíná { $who }.
    }
    .you-who = Začínáte.
because-golden = Víc zlatých stran, { $n } proti { $other }.
because-golden-tie = { $n ->
        [0] Nikdo nemá zlatou stranu a při shodě začíná útočník.
        [one] Každý má { $n } zlatou stranu a při shodě začíná útočník.
        [few] Každý má { $n } zlaté strany a při shodě začíná útočník.
       *[other] Každý má { $n } zlatých stran a při shodě začíná útočník.
    }
because-told-first = Tak to káže karta.
passed = { GENDER($who) ->
        [pl] { $who } pasují.
       *[other] { $who } pasuje.
    }
    .you-who = Pasujete.
struck = { GENDER($who) ->
        [pl] { $who } útočí za { $n } zranění ({ $symbol }).
       *[other] { $who } útočí za { $n } zranění ({ $symbol }).
    }
    .you-who = Útočíte za { $n } zranění ({ $symbol }).
cancelled = { GENDER($who) ->
        [pl] { $who } ruší akci soupeře.
       *[other] { $who } ruší akci soupeře.
    }
    .you-who = Rušíte akci soupeře.
bought-off = { GENDER($who) ->
        [pl] { $who } utrácejí { ACC($tokens) } a ruší akci soupeře.
       *[other] { $who } utrácí { ACC($tokens) } a ruší akci soupeře.
    }
    .you-who = Utrácíte { ACC($tokens) } a rušíte akci soupeře.
doubled = { GENDER($who) ->
        [pl] { $who } zdvojují žeton „{ $token }“.
       *[other] { $who } zdvojuje žeton „{ $token }“.
    }
    .you-who = Zdvojujete žeton „{ $token }“.
used = { GENDER($who) ->
        [pl] { $who } používají schopnost „{ $card }“.
       *[other] { $who } používá schopnost „{ $card }“.
    }
    .you-who = Používáte schopnost „{ $card }“.
used-for = { GENDER($who) ->
        [pl] { $who } používají „{ $card }“ za { ACC($tokens) }.
       *[other] { $who } používá „{ $card }“ za { ACC($tokens) }.
    }
    .you-who = Používáte „{ $card }“ za { ACC($tokens) }.
spent-agility = { GENDER($who) ->
        [pl] { $who } utrácejí obratnost.
       *[other] { $who } utrácí obratnost.
    }
    .you-who = Utrácíte obratnost.
token-spent = { GENDER($who) ->
        [pl] { $who } utrácejí { ACC($token) }.
       *[other] { $who } utrácí { ACC($token) }.
    }
    .you-who = Utrácíte { ACC($token) }.
blocked = { GENDER($who) ->
        [pl] { $who } utrácejí { ACC($tokens) } a blokují { $n } zranění.
       *[other] { $who } utrácí { ACC($tokens) } a blokuje { $n } zranění.
    }
    .you-who = Utrácíte { ACC($tokens) } a blokujete { $n } zranění.
took-damage = { $who } utrpí { $n } zranění.
    .you-who = Utrpíte { $n } zranění.
tokens-flipped = { $n ->
        [one] { $n } žeton { GEN($who) } je otočen, teď je na něm { $tokens }.
        [few] { $n } žetony { GEN($who) } jsou otočeny, teď je na nich { $tokens }.
       *[other] { $n } žetonů { GEN($who) } je otočeno, teď je na nich { $tokens }.
    }
    .you-who = { $n ->
            [one] { $n } váš žeton je otočen, teď je na něm { $tokens }.
            [few] { $n } vaše žetony jsou otočeny, teď je na nich { $tokens }.
           *[other] { $n } vašich žetonů je otočeno, teď je na nich { $tokens }.
        }
tokens-recast = { $n ->
        [one] { $n } žeton { GEN($who) } je vržen znovu, teď je na něm { $tokens }.
        [few] { $n } žetony { GEN($who) } jsou vrženy znovu, teď je na nich { $tokens }.
       *[other] { $n } žetonů { GEN($who) } je vrženo znovu, teď je na nich { $tokens }.
    }
    .you-who = { $n ->
            [one] { $n } váš žeton je vržen znovu, teď je na něm { $tokens }.
            [few] { $n } vaše žetony jsou vrženy znovu, teď je na nich { $tokens }.
           *[other] { $n } vašich žetonů je vrženo znovu, teď je na nich { $tokens }.
        }
tokens-removed = { $n ->
        [one] { $n } žeton { GEN($who) } je odstraněn ze zásoby ({ $tokens }).
        [few] { $n } žetony { GEN($who) } jsou odstraněny ze zásoby ({ $tokens }).
       *[other] { $n } žetonů { GEN($who) } je odstraněno ze zásoby ({ $tokens }).
    }
    .you-who = { $n ->
            [one] { $n } váš žeton je odstraněn ze zásoby ({ $tokens }).
            [few] { $n } vaše žetony jsou odstraněny ze zásoby ({ $tokens }).
           *[other] { $n } vašich žetonů je odstraněno ze zásoby ({ $tokens }).
        }
tokens-returned = { $n ->
        [one] { $n } utracený žeton { GEN($who) } je zpět v zásobě ({ $tokens }).
        [few] { $n } utracené žetony { GEN($who) } jsou zpět v zásobě ({ $tokens }).
       *[other] { $n } utracených žetonů { GEN($who) } je zpět v zásobě ({ $tokens }).
    }
    .you-who = { $n ->
            [one] { $n } váš utracený žeton je zpět v zásobě ({ $tokens }).
            [few] { $n } vaše utracené žetony jsou zpět v zásobě ({ $tokens }).
           *[other] { $n } vašich utracených žetonů je zpět v zásobě ({ $tokens }).
        }
tokens-doubled = { $n ->
        [one] { $n } žeton { GEN($who) } teď platí dvojnásobně ({ $tokens }).
        [few] { $n } žetony { GEN($who) } teď platí dvojnásobně ({ $tokens }).
       *[other] { $n } žetonů { GEN($who) } teď platí dvojnásobně ({ $tokens }).
    }
    .you-who = { $n ->
            [one] { $n } váš žeton teď platí dvojnásobně ({ $tokens }).
            [few] { $n } vaše žetony teď platí dvojnásobně ({ $tokens }).
           *[other] { $n } vašich žetonů teď platí dvojnásobně ({ $tokens }).
        }
raised = { GENDER($card) ->
        [pl] Na chvíli ožívají { $card }.
       *[other] Na chvíli ožívá { $card }.
    }
retreated = { GENDER($who) ->
        [pl] { $who } ustupují.
       *[other] { $who } ustupuje.
    }
    .you-who = Ustupujete.
won = { $hero } poráží { ACC($foe) }.
    .you = Porážíte { ACC($foe) }.
lost-to = { $hero } podléhá v boji proti { DAT($foe) }.
    .you = Podléháte v boji proti { DAT($foe) }.

# Důvody
why-river = V cestě je řeka: chce to vodu nebo žolíka.
why-terrain = Na žádné kostce není { $terrain }.
why-gold-short = Stojí to { $need } { $need ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, máte { $have }.
why-trophies = { $need ->
        [one] Je potřeba { $need } vhodná trofej.
        [few] Jsou potřeba { $need } vhodné trofeje.
       *[other] Je potřeba { $need } vhodných trofejí.
    }
why-not-there = Nejste na správném místě.
why-no-actions = Nezbývá vám žádná akce.
why-exert-short = { $need ->
        [one] Pokus stojí dovednost z ruky a vy žádnou nemáte.
        [few] Pokus stojí { $need } dovednosti z ruky; máte jich { $have }.
       *[other] Pokus stojí { $need } dovedností z ruky; máte jich { $have }.
    }
why-too-hurt = Pokus stojí { $need } zdraví a zbývá vám { $have }; nesmí vás porazit.
why-nothing-to-turn = V žádné bojové zásobě neleží jiný žeton.
why-gem-down = Drahokam leží lícem dolů.
why-two-actions = Dobrodružství stojí dvě akce; máte { $have }.
why-no-face = Na vašich žetonech není symbol „{ $symbol }“.
why-forbidden = Soupeř vám nedovolí použít symbol „{ $symbol }“.
why-no-surge = Soupeř vám nedovolí používat schopnosti vzepětí.
why-surge-short = Stojí { $need } vzepětí; na vašich žetonech je { $have }.
why-used = Tato schopnost už byla použita.
why-done = Váš hrdina už tento úkol splnil.
why-missing = Podmínka tohoto úkolu teď není splněna.
why-defeated = Váš hrdina je poražen: příští akcí musí odpočívat.
why-delayed = Váš hrdina se zdržel: příští akcí musí vstát.

# Co ukazuje stůl
chapter = { $scenario }, { $act }. dějství, { $day }. den
chapter-fight = { $round ->
        [0] Boj na poli „{ $hex }“
       *[other] Boj na poli „{ $hex }“, { $round }. kolo
    }
result-won = { $seat } poráží { ACC($foe) }.
    .you = Porazili jste { ACC($foe) }.
result-lost = { $foe } vítězí; všichni hrdinové prohráli.
zone-map = Terrinoth
zone-heroes = Hrdinové na výběr
zone-drawn = Dobrodružství
zone-revealed = Odkryto při zkoušce
zone-looked-at = Prohlížené karty
zone-dice = Kostky terénu
zone-market = Trh ve městě { $city }
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
zone-mat = Hrdina hráče { $seat }
    .you = Váš hrdina
zone-hand = Dovednosti v ruce
zone-learned = Naučené dovednosti
zone-assets = Výstroj
zone-tokens = Bojové žetony
zone-trophies = Trofeje
zone-errands = Úkoly a zvěsti
zone-fight = { $round ->
        [0] Před prvním vrhem
       *[other] Kolo { $round }: { $phase }
    }
zone-pool = Bojová zásoba
zone-abilities = Schopnosti
phase-engage = začátek boje
phase-cast = vrh
phase-act = akce
phase-retreat = ústup
time-note = Na hvězdách příběh, na kroužcích se vracejí drahokamy
hand-note = Nejvýše { $limit }
fight-note = { GENDER($first) ->
        [pl] V tomto kole začínají { $first }
       *[other] V tomto kole začíná { $first }
    }
    .you-first = V tomto kole začínáte
counter-health = Zdraví
    .more = víc zdraví
    .less = méně zdraví
counter-gold = Zlato
    .more = víc zlata
    .less = méně zlata
counter-trophies = Trofeje
    .more = víc trofejí
    .less = méně trofejí
counter-trophies-combat = Trofeje boje
    .more = víc trofejí boje
    .less = méně trofejí boje
counter-trophies-exploration = Trofeje průzkumu
    .more = víc trofejí průzkumu
    .less = méně trofejí průzkumu
counter-trophies-social = Trofeje setkání
    .more = víc trofejí setkání
    .less = méně trofejí setkání
counter-body = Tělo
    .more = vyšší Tělo
    .less = nižší Tělo
counter-mind = Mysl
    .more = vyšší Mysl
    .less = nižší Mysl
counter-spirit = Duch
    .more = vyššího Ducha
    .less = nižšího Ducha
counter-speed = Rychlost
    .more = vyšší Rychlost
    .less = nižší Rychlost
counter-lore = Poznatky
    .more = víc poznatků
    .less = méně poznatků
counter-allies = Spojenci
    .more = víc spojenců
    .less = méně spojenců
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
do-reroll = Vynaložit úsilí a přehodit kostku „{ $die }“
note-exert-test = { $successes ->
    [0] Zatím žádná hvězda: bez hvězdy zkouška selže.
   *[other] { $more ->
        [yes] { $successes ->
            [one] Zatím { $successes } hvězda a tady se počítá každá.
            [few] Zatím { $successes } hvězdy a tady se počítá každá.
           *[other] Zatím { $successes } hvězd a tady se počítá každá.
        }
       *[no] Zkouška je zvládnutá; další hvězdy už nic nepřinesou.
    }
}
note-exert-in-vain = Zkouška je zvládnutá: o tuto dovednost byste přišli pro nic.
note-in-vain = Nezbývá nic, co by to změnilo: zaplatili byste za nic.
note-one-action = 1 akce
note-spend = Hodí se { $dice }
note-ride = { $n ->
        [one] { $n } pole
        [few] { $n } pole, cestou { $over }
       *[other] { $n } polí, cestou { $over }
    }; cena je { $dice }, { $left ->
        [0] nezbude žádná kostka
       *[other] v záloze je { $rest }
    }
note-walk = { $n ->
        [one] { $n } pole
        [few] { $n } pole, cestou { $over }
       *[other] { $n } polí, cestou { $over }
    }
note-two-actions = 2 akce; líže se karta
note-other-side = Na druhé straně je { $token }
note-shield = Zastaví { $n }, { $left ->
        [one] { $left } projde
        [few] { $left } projdou
       *[other] { $left } projde
    }
note-shield-all = Zastaví celý úder
note-health-after = { $n ->
        [0] Nezbude žádné zdraví
       *[other] Zbude { $n } zdraví
    }
note-exert = Odhoďte dovednost z ruky
note-travel = 1 akce; hoďte { $n } { $n ->
        [one] kostkou a vyberte pole
        [few] kostkami a vyberte pole, kam dovedou
       *[other] kostkami a vyberte pole, kam dovedou
    }
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
blunder-idle = Dva tahy po sobě neutratí ani jednu akci
blunder-shuttle = Přechází sem a tam mezi dvěma poli
blunder-turned-back = Vrací se na právě opuštěné pole, aniž by cokoli udělal
blunder-useless-double = Zdvojuje vzepětí, které žádná schopnost nevyužije
waits = { $things }
waits-zombies = zombie za { $n } zranění
waits-zombies-before = cestou zombie za { $n } zranění
waits-gem-combat = dobrodružství boje
waits-gem-exploration = dobrodružství průzkumu
waits-gem-social = dobrodružství setkání
waits-market = trh
odds-fight = { $foe }
odds-next-card = Šance na úspěch na příští kartě
odds-retreat = Cesta ven na jedné kostce
odds-test = { $attribute }, { $need ->
        [one] { $need } úspěch
        [few] { $need } úspěchy
       *[other] { $need } úspěchů
    } z { $n ->
        [one] { $n } karty
        [few] { $n } karet
       *[other] { $n } karet
    }
odds-explore = { $need } na { $n ->
        [one] { $n } kostce
        [few] { $n } kostkách
       *[other] { $n } kostkách
    }
# Z čeho se šance skládají, větu po větě.
odds-health = Zdraví: vy { $mine }, { $foe } { $theirs }.
odds-your-round = Vy: asi { $damage } zranění za kolo, štíty zachytí asi { $shield }.
odds-their-round = { $foe }: asi { $damage } zranění za kolo, štíty zachytí asi { $shield }.
odds-fights = Podle { $n } pomyslných bojů, v nichž nikdo neustoupí.
odds-attribute = { $attribute }: { $have }; { $n ->
        [one] otočí se { $n } karta
        [few] otočí se { $n } karty
       *[other] otočí se { $n } karet
    }.
odds-not-exerted = Každá dovednost odhozená z ruky otočí další kartu: to zde započteno není.
odds-stars = Karet, které nevidíte, je { $n }; úspěch jich má { $stars }.
odds-speed = Rychlost: { $have }; { $n ->
        [one] hází se { $n } kostkou
        [few] hází se { $n } kostkami
       *[other] hází se { $n } kostkami
    }.
odds-ways-out = Cestu ven otevírá { $n } ze { $of } stran kostky terénu.
note-rest-wild = 1 akce; hoďte pěti kostkami, každý symbol { $terrain } vyléčí 1 zranění
gain-healed = vyléčená zranění

# Co lze na kartě změnit; $where je pořadí.
number-market-value = tržní hodnota
number-n = číslo { $where } v textu
number-less = ztráta { $where } v textu
number-plus = přídavek { $where } v textu
number-most = mez { $where } v textu
number-times = násobek { $where } v textu
number-surge = cena ve vzepětí { $where }
number-exert = cena ve vypětí { $where }
number-suffer = cena ve zranění { $where }
number-pay = cena ve zlatě { $where }
number-successes = úspěchy pro výsledek { $where }
number-price = cena
number-gold = zlato
number-health = zdraví
number-hand = limit karet v ruce
number-body = tělo
number-mind = mysl
number-spirit = duch
number-speed = rychlost
number-least = nejmenší hodnota

# Beside the skills that were revealed for a test in a story.
story-successes = { $n ->
    [0] Žádný úspěch
    [one] { $n } úspěch
    [few] { $n } úspěchy
   *[other] { $n } úspěchů
}

# Below a card that may be chosen: what it changes for you.
change-gold = Vaše zlato
change-replaces-nothing = Nic vašeho nenahrazuje
