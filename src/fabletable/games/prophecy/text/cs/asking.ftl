# Otázky, možnosti a důvody.

## Otázky

ask-draft = { $seat }: kterou postavu si necháte? Druhá jde doleva.
ask-draft-last = { $seat }: kterou postavou budete?
ask-move = Kam jde { $seat }?
ask-move-again = Rychlé nohy: { $seat } se smí pohnout ještě jednou.
ask-encounter = Nestvůry stojí v cestě: { $seat }.
ask-guardian = Povstal strážce. Co udělá { $seat }?
ask-services = Co tady { $seat } podnikne?
ask-final-attack = Závěrečný boj: na koho { $seat } zaútočí?
ask-kind = Soupeř: { $foe }. Jak { $seat } bojuje?
ask-paid-kind = Boj silou stojí magů: { $mana }, boj vůlí životů: { $health }. Jak { $seat } bojuje?
ask-attack-kind = { $seat } útočí, brání se { $other }. Boj vůlí by stál magů: { $n }.
ask-defend-kind = { $other } útočí silou, brání se { $seat }. Boj vůlí by stál magů: { $n }.
ask-wield = Co { $seat } bere do rukou?
ask-head = Co si { $seat } dává na hlavu?
ask-before-roll = Než padnou kostky: co udělá { $seat }?
ask-after-roll = { $mine } proti { $theirs }. Nechá to { $seat } tak?
ask-shield = Hod je prohraný o { $n }. Zvedne { $seat } štít?
ask-guardian-angel = Boj je prohraný. Zavolá { $seat } strážného anděla?
ask-healing = { $n ->
    [one] Hrozí ztráta { $n } života.
    [few] Hrozí ztráta { $n } životů.
   *[other] Hrozí ztráta { $n } životů.
  } Zacelí { $seat } jednu ránu?
ask-fanaticism = Soupeř: { $foe }. Bojuje { $seat } ještě jednou?
ask-before-die = { $seat } hází kostkou ({ $thing }). Nějaká pomoc?
ask-alter-die = Na kostce je { $n }. Změní to { $seat }?
ask-forge = { $seat } platí zlatem: { $n }. Falešnými mincemi?
ask-crystal = { $seat } platí magů: { $n }. Kolik z nich z krystalu?
ask-fill-crystal = { $seat } doplňuje magů: { $n }. Kolik z nich půjde do krystalu?
ask-discount = { $spell }: čím si { $seat } kouzlo zlevní?
ask-pick-item = Který předmět si { $seat } nechá?
ask-take-item = Vezme si to { $seat }?
ask-lose-item = O který předmět { $seat } přijde?
ask-hand-over = Co { $seat } odevzdá?
ask-health-or-mana = { $seat } ztratí buď životy ({ $health }), nebo magy ({ $mana }). Co z toho?
ask-give-away = { $seat } má majetku o { $n } víc, než smí. Co půjde pryč?
ask-teleport = Kde se objeví { $seat }?
ask-reveal-plane = Do které sféry { $seat } nahlédne?
ask-learn-free = Kterou schopnost se { $seat } naučí?
ask-learn-afar = Kterou schopnost se { $seat } naučí z knihy?
ask-smith = Kterou zbraň dá { $seat } kováři?
ask-victim = Na koho to { $seat } použije?
ask-steal-item = Co { $seat } ukradne?
ask-destroy-item = Co { $seat } obrátí v prach?
ask-ruins = Co vyleze ze sklepení? Čeká { $seat }.
ask-stranger = Co { $seat } vymění s cizincem?
ask-burglary = Co { $seat } vynese?
ask-training = Do kterého cechu pošle { $seat } učitele?
ask-duel-lost = { $seat } prohrává, vítězí { $other }. Co se odevzdá?
ask-take-from-loser = Poražený soupeř: { $other }. Co si { $seat } vezme?
ask-theft = Okrádaný soupeř: { $other }. Co { $seat } ukradne?
ask-give-artifact = Vítězí { $other }. Který artefakt { $seat } odevzdá?
ask-trade = Obchodní partner: { $other }. Co { $seat } nabídne?
ask-accept-trade = { $other } dává { $gold ->
    [0] { $given }
   *[other] { $things ->
        [0] zlato ({ $gold })
       *[other] { $given } a zlato ({ $gold })
      }
  } a chce { $price ->
    [0] { $asked }
   *[other] { $wishes ->
        [0] zlato ({ $price })
       *[other] { $asked } a zlato ({ $price })
      }
  }. Souhlasí { $seat }?
ask-banner = Zvedne { $seat } praporec?
ask-doom = Koho praporec zasáhne? Vybírá { $seat }.
ask-new-hero = Postava zahynula. Co teď udělá { $seat }?
ask-discard-item = Nechat se smí jen tolik předmětů: { $n }. Co { $seat } odhodí?
ask-discard-skill = Nechat se smí jen tolik schopností: { $n }. Co { $seat } zapomene?
ask-battlefield = Kde chce { $seat } závěrečný boj?

## Slova

word-stay = Zůstat zde
word-halt = Zastavit se tu
word-end-turn = Ukončit tah
word-roll = Hodit
word-keep-dice = Nechat kostky být
word-keep-die = Nechat kostku být
word-take-it = Ránu přijmout
word-forge = Ušetřit 3 falešnými mincemi
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

do-walk = Pěšky: { $thing }
do-ride = Na koni: { $thing }
do-sail = Lodí: { $thing }
do-gate = Bránou: { $thing }
do-run = Během: { $thing }
do-trail = Lesními stezkami: { $thing }
do-teleport = Teleportem: { $thing }
do-fly = Vzduchem: { $thing }
do-stride = Sedmimílovým krokem: { $thing }
do-attack-plane = Zaútočit: { $thing }
do-skilled-work = Odborná práce
do-dirty-work = Špinavá práce
do-training-ground = Cvičiště
do-blood-sacrifice = Krvavá oběť
do-meditation = Meditovat
do-burglary = Vloupání
do-trade = Obchodovat: { $thing }
do-use = Použít: { $thing }
do-decay = Proměnit v magy: { $thing }
do-mend = Spravit: { $thing }
do-cast = Seslat: { $thing }
do-fight = Bojovat: { $thing }
do-parley = Vykoupit se: { $thing }
do-pass-by = Minout: { $thing }
do-hide = Skrýt se: { $thing }
do-attack = Napadnout: { $thing }
do-attack-by-will = Napadnout vůlí: { $thing }
do-take = Vzít: { $thing }
do-opportunity = { $thing }
do-opportunity-way = { $thing }: { $way }
do-repair = Dát opravit: { $thing }
do-repair-all = Dát opravit vše, předmětů: { $n }
do-learn = Naučit se: { $thing }
do-buy = Koupit: { $thing }
do-sell = Prodat: { $thing }
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
do-flaming-weapon = Zapálit zbraň: { $thing }
do-holy-weapon = Požehnat zbraň: { $thing }
do-mighty-blow = Mocný úder
do-throw = Vrhnout: { $thing }
do-surge = Čerpat sílu: { $thing }
do-reroll-own = Přehodit vlastní kostku, na které je { $n }
do-reroll-foe = Přehodit soupeřovu kostku, na které je { $n }
do-give = Dát: { $thing }
do-ask-for = Žádat: { $thing }
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

why-gold-short = Cena ve zlatých: { $need }; k dispozici: { $have }.
why-mana-short = Cena v mazích: { $need }; k dispozici: { $have }.
why-health-short = Cena v životech: { $need }; k dispozici: { $have }.
why-experience-short = Cena ve zkušenosti: { $need }; k dispozici: { $have }.
why-no-port = Na tomto poli není přístav: { $field }.
why-no-gate = Na tomto poli není brána: { $field }.
why-no-plane = K tomuto poli nepřiléhá žádná sféra: { $field }.
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
why-one-partner = V tomto kole už obchod proběhl, uzavřel ho { $other }.
why-proposals-made = Za tah smí být nabídek nejvýše { $n }.
why-teams-need-four = Dvojice potřebují čtyři hráče; hráčů je { $players }.

## Poznámky pod možnostmi

note-bonus = +{ $n } v tomto hodu
note-empty = nic tam není
note-cards = { $cards }
note-cards-hidden = { $cards }; zakrytých karet: { $n }
note-hidden = { $n ->
    [one] { $n } zakrytá karta
    [few] { $n } zakryté karty
   *[other] { $n } zakrytých karet
  }
note-values = Síla { $strength }, vůle { $will }
note-strength = Síla { $n }
note-will = Vůle { $n }
note-sells = { $n ->
    [one] za { $n } zlatý
    [few] za { $n } zlaté
   *[other] za { $n } zlatých
}
note-work = 1 mag za 2 zlaté, místo pohybu
note-dirty-work = 1 život za 3 zlaté, místo pohybu
note-training = 1 život za 2 body zkušenosti, místo pohybu
note-blood = 1 život za všechny magy, místo pohybu
note-meditation = 1 život a 3 magy, místo pohybu
note-burglary = hod kostkou, místo pohybu
note-trade = místo pohybu, dojde-li k obchodu
note-standing = { $seat }: { $field }; zlato { $gold }, zkušenost { $experience }.
note-battle = { $mine } proti { $theirs } a každému kostka.
