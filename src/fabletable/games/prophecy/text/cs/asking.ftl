# Otázky, možnosti a důvody.

## Otázky

ask-draft = Kterou postavu si { $seat } nechá? Druhá jde doleva.
ask-draft-last = Kterou postavou bude { $seat }?
ask-move = Kam jde { $seat }?
ask-move-again = Rychlé nohy ještě neztěžkly. Kam jde { $seat } teď?
ask-encounter = V cestě stojí nestvůry. Co udělá { $seat }?
ask-guardian = Povstal strážce. Co udělá { $seat }?
ask-services = Co tady { $seat } podnikne?
ask-final-attack = Probíhá závěrečný boj. Na koho { $seat } zaútočí?
ask-kind = Čím { $seat } napadne { ACC($foe) }?
ask-paid-kind = Boj silou stojí { $mana ->
    [one] { $mana } mag
    [few] { $mana } magy
   *[other] { $mana } magů
  }, boj vůlí { $health ->
    [one] { $health } život
    [few] { $health } životy
   *[other] { $health } životů
  }. Jak { $seat } bojuje?
ask-attack-kind = { $seat } útočí a brání se { $other }. Boj vůlí by stál { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
  }.
ask-defend-kind = { $other } útočí silou a brání se { $seat }. Boj vůlí by stál { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
  }.
ask-wield = Co { $seat } bere do rukou?
ask-head = Co si { $seat } dává na hlavu?
ask-before-roll = Co udělá { $seat }, než padnou kostky?
ask-after-roll = { $mine } proti { $theirs }. Nechá to { $seat } tak?
ask-shield = Hod je prohraný o { $n }. Zvedne { $seat } štít?
ask-guardian-angel = Boj je prohraný. Zavolá { $seat } strážného anděla?
ask-healing = { $n ->
    [one] { $seat } má ztratit { $n } život. Zacelit jednu ránu?
    [few] { $seat } má ztratit { $n } životy. Zacelit jednu ránu?
   *[other] { $seat } má ztratit { $n } životů. Zacelit jednu ránu?
}
ask-fanaticism = Napadne { $seat } { ACC($foe) } ještě jednou?
ask-before-die = { $seat } hází kvůli kartě { $thing }. Nějaká pomoc?
ask-alter-die = Na kostce je { $n }. Změní to { $seat }?
ask-forge = { $n ->
    [one] { $seat } platí { $n } zlatý. Falešnými mincemi?
    [few] { $seat } platí { $n } zlaté. Falešnými mincemi?
   *[other] { $seat } platí { $n } zlatých. Falešnými mincemi?
}
ask-crystal = { $n ->
    [one] { $seat } platí { $n } mag. Kolik vzít z krystalu?
    [few] { $seat } platí { $n } magy. Kolik vzít z krystalu?
   *[other] { $seat } platí { $n } magů. Kolik vzít z krystalu?
}
ask-fill-crystal = { $n ->
    [one] { $seat } doplňuje { $n } mag. Kolik půjde do krystalu?
    [few] { $seat } doplňuje { $n } magy. Kolik půjde do krystalu?
   *[other] { $seat } doplňuje { $n } magů. Kolik půjde do krystalu?
}
ask-discount = Čím si { $seat } zlevní kouzlo { $spell }?
ask-pick-item = Který předmět si { $seat } nechá?
ask-take-item = Vezme si to { $seat }?
ask-lose-item = O který předmět { $seat } přijde?
ask-hand-over = Co { $seat } odevzdá?
ask-health-or-mana = { $seat } ztratí { $health ->
    [one] { $health } život
    [few] { $health } životy
   *[other] { $health } životů
  }, nebo { $mana ->
    [one] { $mana } mag
    [few] { $mana } magy
   *[other] { $mana } magů
  }. Co z toho?
ask-give-away = { $n ->
    [one] { $seat } je o { $n } zlatý bohatší než nejchudší. Co půjde pryč?
    [few] { $seat } je o { $n } zlaté bohatší než nejchudší. Co půjde pryč?
   *[other] { $seat } je o { $n } zlatých bohatší než nejchudší. Co půjde pryč?
}
ask-teleport = Kde se objeví { $seat }?
ask-reveal-plane = Do které sféry { $seat } nahlédne?
ask-learn-free = Kterou schopnost se { $seat } naučí?
ask-learn-afar = Kterou schopnost se { $seat } naučí z knihy?
ask-smith = Kterou zbraň dá { $seat } kováři?
ask-victim = Na koho to { $seat } použije?
ask-steal-item = Co { $seat } ukradne?
ask-destroy-item = Co { $seat } obrátí v prach?
ask-ruins = Co vyleze ze sklepení? Vybírá { $seat }.
ask-stranger = Co { $seat } vymění s cizincem?
ask-burglary = Co { $seat } vynese?
ask-training = Do kterého cechu pošle { $seat } učitele?
ask-duel-lost = Vítězí { $other }. Čím { $seat } zaplatí?
ask-take-from-loser = { $other } prohrává. Co si { $seat } vezme?
ask-theft = { $other } prohrává. Co { $seat } ukradne?
ask-give-artifact = { $other } vítězí. Který artefakt { $seat } odevzdá?
ask-trade = Co { $seat } nabídne? Na protistraně čeká { $other }.
ask-accept-trade = { $other } dává { $gold ->
    [0] { ACC($given) }
    [one] { $things ->
        [0] { $gold } zlatý
       *[other] { ACC($given) } a { $gold } zlatý
      }
    [few] { $things ->
        [0] { $gold } zlaté
       *[other] { ACC($given) } a { $gold } zlaté
      }
   *[other] { $things ->
        [0] { $gold } zlatých
       *[other] { ACC($given) } a { $gold } zlatých
      }
  } a chce { $price ->
    [0] { ACC($asked) }
    [one] { $wishes ->
        [0] { $price } zlatý
       *[other] { ACC($asked) } a { $price } zlatý
      }
    [few] { $wishes ->
        [0] { $price } zlaté
       *[other] { ACC($asked) } a { $price } zlaté
      }
   *[other] { $wishes ->
        [0] { $price } zlatých
       *[other] { ACC($asked) } a { $price } zlatých
      }
  }. Souhlasí { $seat }?
ask-banner = Zvedne { $seat } praporec?
ask-doom = Koho praporec zasáhne? Vybírá { $seat }.
ask-new-hero = Postava zahynula. Co teď udělá { $seat }?
ask-discard-item = { $n ->
    [one] Nechat si lze jen { $n } předmět. Co { $seat } odhodí?
    [few] Nechat si lze jen { $n } předměty. Co { $seat } odhodí?
   *[other] Nechat si lze jen { $n } předmětů. Co { $seat } odhodí?
}
ask-discard-skill = { $n ->
    [one] Nechat si lze jen { $n } schopnost. Co { $seat } zapomene?
    [few] Nechat si lze jen { $n } schopnosti. Co { $seat } zapomene?
   *[other] Nechat si lze jen { $n } schopností. Co { $seat } zapomene?
}
ask-battlefield = Kde chce { $seat } závěrečný boj?

## Slova

word-stay = Zůstat zde
word-halt = Zastavit se tu
word-end-turn = Ukončit tah
word-roll = Hodit
word-keep-dice = Nechat kostky být
word-keep-die = Nechat kostku být
word-take-it = Ránu přijmout
word-forge = Ušetřit 3 zlaté falešnými mincemi
word-spell-mastery = Mistrovství kouzel
word-ring-of-magic-powers = Prsten magických sil
word-lose-health = Ztratit životy
word-lose-mana = Ztratit magy
word-refuse = Nechat být
word-battle-of-strength = Boj silou
word-battle-of-will = Boj vůlí
word-fight-again = Bojovat znovu
word-offer-items = Nabídnout předmět
word-take-gold = Vzít až 5 zlatých
word-let-choose = Ať vybere poražený
word-propose = Navrhnout obchod
word-withdraw = Žádný obchod
word-new-hero = Vzít si novou postavu
word-retire = Odejít ze hry
word-sail = Plout lodí
word-gate = Projít bránou
word-attack-plane = Zaútočit na astrální sféru
word-run = Běžet
word-trail = Lesní stezky
word-teleport = Teleport
word-fly = Letět na koberci

## Činy

do-walk = Pěšky { ACC($thing) }
do-ride = Na koni { ACC($thing) }
do-sail = Lodí { ACC($thing) }
do-gate = Bránou { ACC($thing) }
do-run = Během { ACC($thing) }
do-trail = Lesními stezkami { ACC($thing) }
do-teleport = Teleportem { ACC($thing) }
do-fly = Vzduchem { ACC($thing) }
do-stride = Sedmimílovým krokem { ACC($thing) }
do-attack-plane = Napadnout { ACC($thing) }
do-skilled-work = Odborná práce
do-dirty-work = Špinavá práce
do-training-ground = Cvičiště
do-blood-sacrifice = Krvavá oběť
do-meditation = Meditovat
do-burglary = Vloupání
do-trade = Obchodovat s hráčem jménem { $thing }
do-use = Použít { ACC($thing) }
do-decay = Proměnit v magy { ACC($thing) }
do-mend = Spravit { ACC($thing) }
do-cast = Seslat kouzlo { $thing }
do-fight = Napadnout { ACC($thing) }
do-parley = Uplatit { ACC($thing) }
do-pass-by = Minout { ACC($thing) }
do-hide = Obléct si { ACC($thing) } a skrýt se
do-attack = Napadnout hráče jménem { $thing }
do-attack-by-will = Napadnout vůlí hráče jménem { $thing }
do-take = Vzít { ACC($thing) }
do-opportunity = { $thing }
do-opportunity-way = { $thing }: { $way }
do-repair = Dát opravit { ACC($thing) }
do-repair-all = { $n ->
    [one] Dát opravit { $n } předmět
    [few] Dát opravit všechny { $n } předměty
   *[other] Dát opravit všech { $n } předmětů
}
do-learn = Naučit se schopnost { $thing }
do-buy = Koupit { ACC($thing) }
do-sell = Prodat { ACC($thing) }
do-monastery-healing = Nechat se vyléčit mnichy
do-camp-healing = { $n ->
    [one] Vyléčit { $n } život
    [few] Vyléčit { $n } životy
   *[other] Vyléčit { $n } životů
}
do-lodging = Přespat v hospodě
do-wasteland-mana = Napít se syrové magie
do-tower-mana = { $n ->
    [one] Koupit { $n } mag
    [few] Koupit { $n } magy
   *[other] Koupit { $n } magů
}
do-take-gold = { $n ->
    [one] Vzít { $n } zlatý
    [few] Vzít { $n } zlaté
   *[other] Vzít { $n } zlatých
}
do-flaming-weapon = Zapálit { ACC($thing) }
do-holy-weapon = Požehnat { ACC($thing) }
do-mighty-blow = Mocný úder
do-throw = Vrhnout { ACC($thing) }
do-surge = Probudit { ACC($thing) }
do-reroll-own = Přehodit vlastní kostku, na které je { $n }
do-reroll-foe = Přehodit soupeřovu kostku, na které je { $n }
do-give = Dát { ACC($thing) }
do-ask-for = Žádat { ACC($thing) }
do-give-gold = { $n ->
    [one] Dát { $n } zlatý
    [few] Dát { $n } zlaté
   *[other] Dát { $n } zlatých
}
do-ask-gold = { $n ->
    [one] Žádat { $n } zlatý
    [few] Žádat { $n } zlaté
   *[other] Žádat { $n } zlatých
}

## Důvody

why-gold-short = Stojí to { $need ->
    [one] { $need } zlatý
    [few] { $need } zlaté
   *[other] { $need } zlatých
  }, { $have ->
    [0] a měšec je prázdný
   *[other] a je jen { $have }
  }.
why-mana-short = Stojí to { $need ->
    [one] { $need } mag
    [few] { $need } magy
   *[other] { $need } magů
  }, { $have ->
    [0] a žádný nezbývá
    [one] a zbývá jen { $have }
    [few] a zbývají jen { $have }
   *[other] a zbývá jen { $have }
  }.
why-health-short = Stojí to { $need ->
    [one] { $need } život
    [few] { $need } životy
   *[other] { $need } životů
  }, { $have ->
    [0] a žádný nezbývá
    [one] a zbývá jen { $have }
    [few] a zbývají jen { $have }
   *[other] a zbývá jen { $have }
  }.
why-experience-short = Stojí to { $need ->
    [one] { $need } bod zkušenosti
    [few] { $need } body zkušenosti
   *[other] { $need } bodů zkušenosti
  }, { $have ->
    [0] a žádný tu není
   *[other] a je jen { $have }
  }.
why-no-port = Přístav { LOC($field) } není.
why-no-gate = Brána { LOC($field) } není.
why-no-plane = Žádná sféra se { LOC($field) } neotvírá.
why-plane-closed = Tato sféra je dobytá.
why-damaged = Je to poškozené.
why-hands-full = Nezbývá na to ruka.
why-no-shields = Proti tomuto soupeři štít nepomůže.
why-only-crushing = Tady pomáhají jen drtivé zbraně.
why-no-use-here = V tomto druhu boje to nic nedělá.
why-no-spells = Proti tomuto soupeři kouzla nepůsobí.
why-no-extra-dice = Tento soupeř nepřipouští kostky navíc.
why-cannot-pay = Na to není čím zaplatit.
why-no-effect = Nic by se tím nezměnilo.
why-unhurt = Není co léčit, žádný život nechybí.
why-full-of-mana = Není co doplňovat, žádný mag nechybí.
why-once-a-turn = Jen jednou za tah.
why-artifact-unsold = Artefakty se neprodávají.
why-not-fewest = Někdo jiný má stejně málo nebo méně.
why-safe = { $other } je tu v bezpečí.
why-attacked-already = V jednom tahu se smí napadnout jen jedna postava.
why-attack-first = Útok musí přijít dřív než cokoli jiného na tomto poli.
why-one-partner = V tomto kole už obchod proběhl a druhou stranou byl hráč jménem { $other }.
why-proposals-made = { $n ->
    [one] Za tah se nepodává víc než { $n } nabídka.
    [few] Za tah se nepodávají víc než { $n } nabídky.
   *[other] Za tah se nepodává víc než { $n } nabídek.
}
why-teams-need-four = Dvojice potřebují čtyři hráče, ne { $players }.

## Poznámky pod možnostmi

note-bonus = +{ $n } v tomto hodu
note-empty = nic tam není
note-cards = { $cards }
note-cards-hidden = { $cards } a { $n ->
    [one] { $n } zakrytá karta
    [few] { $n } zakryté karty
   *[other] { $n } zakrytých karet
  }
note-hidden = { $n ->
    [one] { $n } zakrytá karta
    [few] { $n } zakryté karty
   *[other] { $n } zakrytých karet
  }
note-values = Síla { $strength }, vůle { $will }
note-strength = Síla { $n }
note-will = Vůle { $n }
note-blood = 1 život za všechny magy, místo pohybu
note-instead = místo pohybu
note-burglary = hod kostkou, místo pohybu
note-trade = místo pohybu, dojde-li k obchodu
note-standing = { $seat } stojí { LOC($field) }, má { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
   *[other] { $gold } zlatých
  } a { $experience ->
    [one] { $experience } bod zkušenosti
    [few] { $experience } body zkušenosti
   *[other] { $experience } bodů zkušenosti
  }.
note-battle = { $mine } proti { $theirs } a každému kostka.
odds-strength = { $foe }, síla { $theirs } proti vašim { $mine }{ $rolls ->
    [1] { "" }
   *[other] , { $rolls }krát za sebou
  }
odds-will = { $foe }, vůle { $theirs } proti vašim { $mine }{ $rolls ->
    [1] { "" }
   *[other] , { $rolls }krát za sebou
  }
odds-both = { $foe }, síla a vůle { $theirs } proti vašim { $mine }{ $rolls ->
    [1] { "" }
   *[other] , { $rolls }krát za sebou
  }
odds-stages = { $foe }, vůle { $theirs } proti vašim { $mine }, potom síla { $other } proti vašim { $more }
odds-all = { $foes }, jeden po druhém
odds-won = { $n ->
        [one] { $n } bod zkušenosti
        [few] { $n } body zkušenosti
       *[other] { $n } bodů zkušenosti
    }{ $more ->
        [0] { "" }
       *[other] { " " }a odměna z karty
    }
odds-drawn = nic, a tah končí
odds-lost = { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    }
odds-lost-card = ztráta z karty

# Co lze na kartě změnit; $where je pořadí.
number-strength = síla
number-will = vůle
number-copies = karet v balíčku
number-experience = zkušenosti
number-price = cena
number-cost = cena ve zkušenostech
number-mana = mana
