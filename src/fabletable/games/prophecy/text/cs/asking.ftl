# Otázky, možnosti a důvody.

## Otázky

ask-draft = Kterou postavu si { $seat } nechá? Druhá jde doleva.
    .you = Kterou postavu si necháte? Druhá jde doleva.
ask-draft-last = Kterou postavou bude { $seat }?
    .you = Kterou postavou budete?
ask-move = Kam jde { $seat }?
    .you = Kam jdete?
ask-move-again = Rychlé nohy ještě neztěžkly. Kam jde { $seat } teď?
    .you = Rychlé nohy ještě neztěžkly. Kam jdete teď?
ask-encounter = Cesta je zahrazená. Co udělá { $seat }?
    .you = Cestu máte zahrazenou. Co uděláte?
ask-guardian = Povstal strážce. Co udělá { $seat }?
    .you = Povstal proti vám strážce. Co uděláte?
ask-services = Co tady { $seat } podnikne?
    .you = Co tady podniknete?
ask-final-attack = Probíhá závěrečný boj. Na koho { $seat } zaútočí?
    .you = Probíhá závěrečný boj. Na koho zaútočíte?
ask-kind = Čím { $seat } napadne { ACC($foe) }?
    .you = Čím napadnete { ACC($foe) }?
ask-paid-kind = Boj silou stojí { $mana ->
    [one] { $mana } mag
    [few] { $mana } magy
   *[other] { $mana } magů
  }, boj vůlí { $health ->
    [one] { $health } život
    [few] { $health } životy
   *[other] { $health } životů
  }. Jak { $seat } bojuje?
    .you = Boj silou stojí { $mana ->
        [one] { $mana } mag
        [few] { $mana } magy
       *[other] { $mana } magů
      }, boj vůlí { $health ->
        [one] { $health } život
        [few] { $health } životy
       *[other] { $health } životů
      }. Jak bojujete?
ask-attack-kind = { $seat } útočí a brání se { $other }: silou, nebo vůlí za { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
  }?
    .you = Útočíte a brání se { $other }: silou, nebo vůlí za { $n ->
        [one] { $n } mag
        [few] { $n } magy
       *[other] { $n } magů
      }?
ask-defend-kind = { $other } útočí silou a brání se { $seat }: silou, nebo změní souboj na boj vůlí za { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
  }?
    .you = { $other } na vás útočí silou. Bráníte se silou, nebo změníte souboj na boj vůlí za { $n ->
        [one] { $n } mag
        [few] { $n } magy
       *[other] { $n } magů
      }?
ask-wield = Co { $seat } bere pro tento boj do rukou?
    .you = Co pro tento boj berete do rukou?
ask-head = Co si { $seat } v tomto boji dává na hlavu?
    .you = Co si v tomto boji dáváte na hlavu?
ask-before-roll = Co udělá { $seat }, než padnou kostky?
    .you = Co uděláte, než padnou kostky?
ask-after-roll = { $mine } proti { $theirs }. Nechá to { $seat } tak?
    .you = { $mine } proti { $theirs }. Necháte to tak?
ask-shield = Hod je prohraný o { $n }. Zvedne { $seat } štít, aby z toho byla remíza?
    .you = Hod prohráváte o { $n }. Zvednete štít, aby z toho byla remíza?
ask-guardian-angel = Boj je prohraný. Zavolá { $seat } za { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
  } strážného anděla, aby z toho byla remíza?
    .you = Boj je prohraný. Zavoláte za { $n ->
        [one] { $n } mag
        [few] { $n } magy
       *[other] { $n } magů
      } strážného anděla, aby z toho byla remíza?
ask-healing = { $n ->
    [one] { $seat } má ztratit { $n } život. Zacelit jednu ránu?
    [few] { $seat } má ztratit { $n } životy. Zacelit jednu ránu?
   *[other] { $seat } má ztratit { $n } životů. Zacelit jednu ránu?
}
    .you = { $n ->
        [one] Máte ztratit { $n } život. Zacelit jednu ránu?
        [few] Máte ztratit { $n } životy. Zacelit jednu ránu?
       *[other] Máte ztratit { $n } životů. Zacelit jednu ránu?
    }
ask-fanaticism = Napadne { $seat } { ACC($foe) } ještě jednou?
    .you = Napadnete { ACC($foe) } ještě jednou?
ask-before-die = { $seat } hází kvůli kartě { $thing }. Nějaká pomoc?
    .you = Házíte kvůli kartě { $thing }. Nějaká pomoc?
ask-alter-die = Na kostce je { $n }. Změní to { $seat }?
    .you = Na kostce je { $n }. Změníte to?
ask-forge = { $n ->
    [one] { $seat } platí { $n } zlatý. Falešnými mincemi?
    [few] { $seat } platí { $n } zlaté. Falešnými mincemi?
   *[other] { $seat } platí { $n } zlatých. Falešnými mincemi?
}
    .you = { $n ->
        [one] Platíte { $n } zlatý. Falešnými mincemi?
        [few] Platíte { $n } zlaté. Falešnými mincemi?
       *[other] Platíte { $n } zlatých. Falešnými mincemi?
    }
ask-crystal = { $n ->
    [one] { $seat } platí { $n } mag. Kolik vzít z krystalu?
    [few] { $seat } platí { $n } magy. Kolik vzít z krystalu?
   *[other] { $seat } platí { $n } magů. Kolik vzít z krystalu?
}
    .you = { $n ->
        [one] Platíte { $n } mag. Kolik vzít z krystalu?
        [few] Platíte { $n } magy. Kolik vzít z krystalu?
       *[other] Platíte { $n } magů. Kolik vzít z krystalu?
    }
ask-fill-crystal = { $n ->
    [one] { $seat } doplňuje { $n } mag. Kolik půjde do krystalu?
    [few] { $seat } doplňuje { $n } magy. Kolik půjde do krystalu?
   *[other] { $seat } doplňuje { $n } magů. Kolik půjde do krystalu?
}
    .you = { $n ->
        [one] Doplňujete si { $n } mag. Kolik půjde do krystalu?
        [few] Doplňujete si { $n } magy. Kolik půjde do krystalu?
       *[other] Doplňujete si { $n } magů. Kolik půjde do krystalu?
    }
ask-discount = Čím si { $seat } zlevní kouzlo { $spell }?
    .you = Čím si zlevníte kouzlo { $spell }?
ask-pick-item = Který předmět si { $seat } nechá?
    .you = Který předmět si necháte?
ask-take-item = Nechá si { $seat } tuto kartu?
    .you = Necháte si tuto kartu?
ask-lose-item = O který předmět { $seat } přijde?
    .you = O který předmět přijdete?
ask-hand-over = Co { $seat } odevzdá?
    .you = Co odevzdáte?
ask-health-or-mana = { $seat } ztratí { $health ->
    [one] { $health } život
    [few] { $health } životy
   *[other] { $health } životů
  }, nebo { $mana ->
    [one] { $mana } mag
    [few] { $mana } magy
   *[other] { $mana } magů
  }. Co z toho?
    .you = Ztratíte { $health ->
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
    .you = { $n ->
        [one] Máte o { $n } zlatý víc než nejchudší. Co půjde pryč?
        [few] Máte o { $n } zlaté víc než nejchudší. Co půjde pryč?
       *[other] Máte o { $n } zlatých víc než nejchudší. Co půjde pryč?
    }
ask-teleport = Kde se objeví { $seat }?
    .you = Kde se objevíte?
ask-reveal-plane = Ve které sféře { $seat } otočí další skrytou kartu?
    .you = Ve které sféře otočíte další skrytou kartu?
ask-learn-free = Kterou schopnost se { $seat } naučí?
    .you = Kterou schopnost se naučíte?
ask-learn-afar = Kterou schopnost se { $seat } naučí z knihy?
    .you = Kterou schopnost se naučíte z knihy?
ask-smith = Kterou zbraň dá { $seat } kováři?
    .you = Kterou zbraň dáte kováři?
ask-victim = Koho si { $seat } vybere jako oběť?
    .you = Koho si vyberete jako oběť?
ask-steal-item = Co { $seat } ukradne?
    .you = Co ukradnete?
ask-destroy-item = Co { $seat } obrátí v prach?
    .you = Co obrátíte v prach?
ask-ruins = Co vyleze ze sklepení? Vybírá { $seat }.
    .you = Co vyleze ze sklepení? Vybíráte vy.
ask-stranger = Co { $seat } vymění s cizincem?
    .you = Co vyměníte s cizincem?
ask-burglary = Co { $seat } vynese?
    .you = Co vynesete?
ask-training = Do kterého cechu pošle { $seat } učitele s novou schopností?
    .you = Do kterého cechu pošlete učitele s novou schopností?
ask-duel-lost = Vítězí { $other }. Ztratí { $seat } 1 život, nebo dá předmět?
    .you = Vítězí { $other }. Ztratíte 1 život, nebo dáte předmět?
ask-take-from-loser = { $other } prohrává. Co si { $seat } vezme?
    .you = { $other } prohrává. Co si vezmete?
ask-theft = { $other } prohrává. Co { $seat } ukradne?
    .you = { $other } prohrává. Co ukradnete?
ask-give-artifact = { $other } vítězí. Který artefakt { $seat } odevzdá?
    .you = { $other } vítězí. Který artefakt odevzdáte?
ask-trade = Co { $seat } nabídne? Na protistraně čeká { $other }.
    .you = Co nabídnete? Na protistraně čeká { $other }.
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
    .you = { $other } dává { $gold ->
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
      }. Souhlasíte?
ask-banner = Zvedne { $seat } praporec?
    .you = Zvednete praporec?
ask-doom = Koho praporec zasáhne? Vybírá { $seat }.
    .you = Koho zasáhne váš praporec?
ask-new-hero = Postava zahynula. Pokračuje { $seat } s novou?
    .you = Vaše postava zahynula. Pokračujete s novou?
ask-discard-item = { $n ->
    [one] Nechat si lze jen { $n } předmět. Co { $seat } odhodí?
    [few] Nechat si lze jen { $n } předměty. Co { $seat } odhodí?
   *[other] Nechat si lze jen { $n } předmětů. Co { $seat } odhodí?
}
    .you = { $n ->
        [one] Nechat si lze jen { $n } předmět. Co odhodíte?
        [few] Nechat si lze jen { $n } předměty. Co odhodíte?
       *[other] Nechat si lze jen { $n } předmětů. Co odhodíte?
    }
ask-discard-skill = { $n ->
    [one] Nechat si lze jen { $n } schopnost. Co { $seat } zapomene?
    [few] Nechat si lze jen { $n } schopnosti. Co { $seat } zapomene?
   *[other] Nechat si lze jen { $n } schopností. Co { $seat } zapomene?
}
    .you = { $n ->
        [one] Nechat si lze jen { $n } schopnost. Co zapomenete?
        [few] Nechat si lze jen { $n } schopnosti. Co zapomenete?
       *[other] Nechat si lze jen { $n } schopností. Co zapomenete?
    }
ask-battlefield = Kde chce { $seat } závěrečný boj?
    .you = Kde chcete závěrečný boj?

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

# Co znamená odmítnout a co souhlasit.
instead-banner = Nechat praporec dole
instead-forge = { $n ->
    [one] Poctivě zaplatit { $n } zlatý
    [few] Poctivě zaplatit { $n } zlaté
   *[other] Poctivě zaplatit { $n } zlatých
}
instead-discount = Zaplatit plnou cenu
instead-healing = { $n ->
    [one] Ztratit { $n } život
    [few] Ztratit všechny { $n } životy
   *[other] Ztratit všech { $n } životů
}
do-healing = Vyléčit se a ztratit o 1 méně
instead-guardian-angel = Smířit se s porážkou
instead-fanaticism = Nechat to být
instead-accept-trade = Odmítnout obchod
do-accept-trade = Uzavřít obchod
instead-teleport = Zůstat zde
instead-reveal-plane = Nenahlížet nikam
instead-wield = Bojovat s tím, co je v rukou
instead-stranger = Odejít od cizince

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
    .you-other = Jste tu v bezpečí.
why-attacked-already = V jednom tahu se smí napadnout jen jedna postava.
why-attack-first = Útok musí přijít dřív než cokoli jiného na tomto poli.
why-one-partner = V tomto kole už obchod proběhl a druhou stranou byl hráč jménem { $other }.
    .you-other = V tomto kole už s vámi obchod proběhl.
why-proposals-made = { $n ->
    [one] Za tah se nepodává víc než { $n } nabídka.
    [few] Za tah se nepodávají víc než { $n } nabídky.
   *[other] Za tah se nepodává víc než { $n } nabídek.
}
why-teams-need-four = Dvojice potřebují čtyři hráče, ne { $players }.
why-all-terrains-second = Dobrodružství ve všech třech krajinách na začátku jsou možností druhého vydání.

## Poznámky pod možnostmi

note-worth = { $n ->
    [one] cena { $n } zlatý
    [few] cena { $n } zlaté
   *[other] cena { $n } zlatých
  }{ $left ->
    [0] , a to stačí
   *[other] , zbývá ještě { $left }
  }
give-gold = { $n ->
    [one] Dát { $n } zlatý
    [few] Dát { $n } zlaté
   *[other] Dát { $n } zlatých
}
note-bonus = +{ $n } v tomto hodu
note-empty = nic tam není
note-lodging = do vašeho dalšího tahu na vás žádná postava nezaútočí
note-cards = { $cards }
# $n is the experience it costs.
note-skill = { $skill } (zkušenosti: { $n })
# $n is the gold it costs.
note-goods = { $item } (zlato: { $n })
# $skills are those on display.
note-guild = teď se tam učí: { $skills }
note-guild-own = váš cech; teď se tam učí: { $skills }
note-guild-own-empty = váš cech; teď se tam nic neučí
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
    .you = Stojíte { LOC($field) }, máte { $gold ->
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
odds-stages = { $foe }, vůle { $theirs } proti vašim { $mine }, potom síla { $second } proti vašim { $more }
odds-hidden-lesser = zakrytý nižší strážce
odds-hidden-greater = zakrytý vyšší strážce
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
# Z čeho se šance skládá, vždy jednou větou. $parts jsou čísla s názvy, $foe nestvůra nebo jiný hráč.
reason-own = Vašich { $n }: { $parts }
reason-theirs = { $foe }, { $n }: { $parts }
reason-ahead = Před hodem vedete o { $n } a každá strana přidá kostku.
reason-behind = Před hodem ztrácíte { $n } a každá strana přidá kostku.
reason-level = Před hodem je to vyrovnané a každá strana přidá kostku.
reason-own-save = Máte { ACC($thing) }: hod prohraný nejvýše o { $n } je remíza.
reason-own-save-any = Máte { ACC($thing) }: každý prohraný hod je remíza.
reason-their-save = { $thing } ({ $foe }): hod, který vyhrajete nejvýše o { $n }, je jen remíza.
reason-their-save-any = { $thing } ({ $foe }): každý hod, který vyhrajete, je jen remíza.
reason-own-cloak = Máte { ACC($thing) }: { $foe } hází kostkou navíc a počítá se nižší.
reason-their-cloak = { $thing } ({ $foe }): házíte kostkou navíc a počítá se nižší.
reason-lives = { $n ->
    [one] Je třeba vyhrát { $n } hod.
    [few] Je třeba vyhrát { $n } hody za sebou.
   *[other] Je třeba vyhrát { $n } hodů za sebou.
}
reason-stages = Dva hody: nejdřív vůle, pak síla, a vyhrát je třeba oba.
reason-cannot-pay = Na žádný boj není čím zaplatit.
reason-paid = magy za boj
reason-twist = { $foe } může boj změnit na boj vůlí: stojí { $n } a magů je { $mana }.
reason-row = { $foe }: { $n } %
reason-all-of-them = Porazit je třeba všechny.
reason-unseen = Počítáno přes všechny strážce té úrovně, kteří ještě leží lícem dolů.

# Co lze na kartě změnit; $where je pořadí.
number-strength = síla
number-will = vůle
number-copies = karet v balíčku
number-experience = zkušenosti
number-price = cena
number-cost = cena ve zkušenostech
number-mana = mana
