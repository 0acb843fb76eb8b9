# Příběh hry a jak se co na stole jmenuje.

## Příběh

kept = Necháváte si { ACC($hero) }.
starts = { $seat } hraje za { ACC($hero) } a začíná { LOC($field) }.
    .you = Hrajete za { ACC($hero) } a začínáte { LOC($field) }.
rolled-to-begin = { $seat } hází o první tah a padá { $n }.
    .you = Házíte o první tah a padá { $n }.
round = Kolo { $n }: { $seat }
    .you = Kolo { $n }: jste na tahu
another-turn = { $seat } má ještě jeden tah.
    .you = Máte ještě jeden tah.
drew-chance = { $seat } táhne kartu { $card }.
    .you = Táhnete kartu { $card }.
appeared = { GENDER($card) ->
    [pl] Objevují se { $card } { LOC($field) }.
   *[other] Objevuje se { $card } { LOC($field) }.
}
revealed = { $seat } odkrývá kartu { $card }.
    .you = Odkrýváte kartu { $card }.
new-skill = Schopnost { $skill } se teď vyučuje { LOC($field) }.
new-goods = Nové zboží { LOC($field) }: { $items }.
turned-up = Odkrývá se { $card } { LOC($plane) }.
stayed = { $seat } zůstává { LOC($field) }.
    .you = Zůstáváte { LOC($field) }.
moved-walk = { $seat } jde { ACC($field) }.
    .you = Jdete { ACC($field) }.
moved-ride = { $seat } jede na koni { ACC($field) }.
    .you = Jedete na koni { ACC($field) }.
moved-sail = { $seat } pluje { ACC($field) }.
    .you = Plujete { ACC($field) }.
moved-gate = { $seat } prochází bránou { ACC($field) }.
    .you = Procházíte bránou { ACC($field) }.
moved-run = { $seat } běží { ACC($field) }.
    .you = Běžíte { ACC($field) }.
moved-trail = { $seat } jde lesními stezkami { ACC($field) }.
    .you = Jdete lesními stezkami { ACC($field) }.
moved-teleport = { $seat } mizí a objevuje se { LOC($field) }.
    .you = Mizíte a objevujete se { LOC($field) }.
moved-fly = { $seat } letí { ACC($field) }.
    .you = Letíte { ACC($field) }.
moved-stride = { $seat } kráčí sedmimílovým krokem { ACC($field) }.
    .you = Kráčíte sedmimílovým krokem { ACC($field) }.
teleported = { $seat } se přenáší { ACC($field) }.
    .you = Přenášíte se { ACC($field) }.
did-skilled-work = { $seat } pracuje ve městě.
    .you = Pracujete ve městě.
did-dirty-work = { $seat } dělá práci pro gildu.
    .you = Děláte práci pro gildu.
did-training-ground = { $seat } cvičí v pevnosti.
    .you = Cvičíte v pevnosti.
did-blood-sacrifice = { $seat } dává krev za magy.
    .you = Dáváte krev za magy.
did-meditation = { $seat } medituje.
    .you = Meditujete.
did-burglary = { $seat } se vloupává do krámu.
    .you = Vloupáváte se do krámu.
did-monastery-healing = { $seat } se nechává vyléčit mnichy.
    .you = Necháváte se vyléčit mnichy.
did-camp-healing = { $seat } se nechává ošetřit v lesním táboře.
    .you = Necháváte se ošetřit v lesním táboře.
did-lodging = { $seat } spí bezpečně ve vesnici.
    .you = Spíte bezpečně ve vesnici.
did-wasteland-mana = { $seat } pije syrovou magii pustiny.
    .you = Pijete syrovou magii pustiny.
did-tower-mana = { $seat } kupuje ve věži magy.
    .you = Kupujete ve věži magy.
attacked-plane = { $seat } vstupuje do { GEN($plane) }.
    .you = Vstupujete do { GEN($plane) }.
meets = { $seat } potkává { ACC($creature) }.
    .you = Potkáváte { ACC($creature) }.
fought-strength = { $seat } napadá { ACC($creature) } silou.
    .you = Napadáte { ACC($creature) } silou.
fought-will = { $seat } napadá { ACC($creature) } vůlí.
    .you = Napadáte { ACC($creature) } vůlí.
fought-both = { $seat } napadá { ACC($creature) } silou i vůlí najednou.
    .you = Napadáte { ACC($creature) } silou i vůlí najednou.
fought-stages = { $seat } napadá { ACC($creature) } nejdřív vůlí, pak silou.
    .you = Napadáte { ACC($creature) } nejdřív vůlí, pak silou.
armed = { $seat } bere do boje { ACC($items) }.
    .you = Berete do boje { ACC($items) }.
rolled = { $hero } má { $mine } (na kostce { $die }), { $foe } { $theirs } (na kostce { $second }).
    .you = Máte { $mine } (na kostce { $die }), { $foe } { $theirs } (na kostce { $second }).
    .you-foe = { $hero } má { $mine } (na kostce { $die }), vy { $theirs } (na kostce { $second }).
rolled-die = { $seat } hází kvůli kartě { $thing } a padá { $n }.
    .you = Házíte kvůli kartě { $thing } a padá { $n }.
beat = { $seat } poráží { ACC($creature) }.
    .you = Porážíte { ACC($creature) }.
drew = { $seat } a { $creature } se rozcházejí bez vítěze.
    .you = Vy a { $creature } se rozcházíte bez vítěze.
lost-to = { $creature } vítězí, { $seat } prohrává.
    .you = { $creature } vítězí, vy prohráváte.
own-fury = Zuřivost si žádá daň a { $seat } platí.
    .you = Zuřivost si žádá daň a platíte vy.
fled = { $creature } mizí.
parleyed = { $seat } uplácí { ACC($creature) }.
    .you = Uplácíte { ACC($creature) }.
hid = { $seat } se skrývá v mlze.
    .you = Skrýváte se v mlze.
attacked-by-strength = { $seat } útočí silou na hráče jménem { $other }.
    .you = Útočíte silou na hráče jménem { $other }.
    .you-other = { $seat } na vás útočí silou.
attacked-by-will = { $seat } útočí vůlí na hráče jménem { $other }.
    .you = Útočíte vůlí na hráče jménem { $other }.
    .you-other = { $seat } na vás útočí vůlí.
answered-by-will = Ještě před hodem { $seat } mění souboj na boj vůlí.
    .you = Ještě před hodem měníte souboj na boj vůlí.
turned-to-will = { $n ->
    [one] { $seat } platí { $n } mag a ještě před hodem mění útok na boj vůlí; útočí { $other }.
    [few] { $seat } platí { $n } magy a ještě před hodem mění útok na boj vůlí; útočí { $other }.
   *[other] { $seat } platí { $n } magů a ještě před hodem mění útok na boj vůlí; útočí { $other }.
}
    .you = { $n ->
        [one] Platíte { $n } mag a ještě před hodem měníte útok na boj vůlí; útočí { $other }.
        [few] Platíte { $n } magy a ještě před hodem měníte útok na boj vůlí; útočí { $other }.
       *[other] Platíte { $n } magů a ještě před hodem měníte útok na boj vůlí; útočí { $other }.
    }
    .you-other = { $n ->
        [one] { $seat } platí { $n } mag a ještě před hodem mění váš útok na boj vůlí.
        [few] { $seat } platí { $n } magy a ještě před hodem mění váš útok na boj vůlí.
       *[other] { $seat } platí { $n } magů a ještě před hodem mění váš útok na boj vůlí.
    }
duel-drawn = { $seat } a { $other } se rozcházejí bez vítěze.
    .you = Vy a { $other } se rozcházíte bez vítěze.
    .you-other = { $seat } a vy se rozcházíte bez vítěze.
duel-won = { $seat } vítězí, { $other } prohrává.
    .you = Vítězíte, { $other } prohrává.
    .you-other = { $seat } vítězí, vy prohráváte.
threw = { $seat } vrhá { ACC($item) }.
    .you = Vrháte { ACC($item) }.
cast = { $seat } sesílá kouzlo { $spell }.
    .you = Sesíláte kouzlo { $spell }.
used-item = { $seat } používá { ACC($item) }.
    .you = Používáte { ACC($item) }.
saved-by = { $thing } zachraňuje hod a { $seat } končí remízou.
    .you = { $thing } zachraňuje váš hod a končí remízou.
saved-by-amulet = Amulet života se rozpadá a { $seat } znovu vstává.
    .you = Amulet života se rozpadá a vy znovu vstáváte.
healed = { $n ->
    [one] { $seat } si léčí { $n } život.
    [few] { $seat } si léčí { $n } životy.
   *[other] { $seat } si léčí { $n } životů.
}
    .you = { $n ->
        [one] Léčíte si { $n } život.
        [few] Léčíte si { $n } životy.
       *[other] Léčíte si { $n } životů.
    }
regained = { $n ->
    [one] { $seat } si doplňuje { $n } mag.
    [few] { $seat } si doplňuje { $n } magy.
   *[other] { $seat } si doplňuje { $n } magů.
}
    .you = { $n ->
        [one] Doplňujete si { $n } mag.
        [few] Doplňujete si { $n } magy.
       *[other] Doplňujete si { $n } magů.
    }
grew-strength = { $seat } má teď sílu { $n }.
    .you = Máte teď sílu { $n }.
grew-will = { $seat } má teď vůli { $n }.
    .you = Máte teď vůli { $n }.
gained-gold = { $n ->
    [one] { $seat } získává { $n } zlatý.
    [few] { $seat } získává { $n } zlaté.
   *[other] { $seat } získává { $n } zlatých.
}
    .you = { $n ->
        [one] Získáváte { $n } zlatý.
        [few] Získáváte { $n } zlaté.
       *[other] Získáváte { $n } zlatých.
    }
gained-experience = { $n ->
    [one] { $seat } získává { $n } bod zkušenosti.
    [few] { $seat } získává { $n } body zkušenosti.
   *[other] { $seat } získává { $n } bodů zkušenosti.
}
    .you = { $n ->
        [one] Získáváte { $n } bod zkušenosti.
        [few] Získáváte { $n } body zkušenosti.
       *[other] Získáváte { $n } bodů zkušenosti.
    }
gained-item = { $seat } dostává { ACC($item) }.
    .you = Dostáváte { ACC($item) }.
lost-health = { $n ->
    [one] { $seat } ztrácí { $n } život.
    [few] { $seat } ztrácí { $n } životy.
   *[other] { $seat } ztrácí { $n } životů.
}
    .you = { $n ->
        [one] Ztrácíte { $n } život.
        [few] Ztrácíte { $n } životy.
       *[other] Ztrácíte { $n } životů.
    }
lost-mana = { $n ->
    [one] { $seat } ztrácí { $n } mag.
    [few] { $seat } ztrácí { $n } magy.
   *[other] { $seat } ztrácí { $n } magů.
}
    .you = { $n ->
        [one] Ztrácíte { $n } mag.
        [few] Ztrácíte { $n } magy.
       *[other] Ztrácíte { $n } magů.
    }
lost-gold = { $n ->
    [one] { $seat } ztrácí { $n } zlatý.
    [few] { $seat } ztrácí { $n } zlaté.
   *[other] { $seat } ztrácí { $n } zlatých.
}
    .you = { $n ->
        [one] Ztrácíte { $n } zlatý.
        [few] Ztrácíte { $n } zlaté.
       *[other] Ztrácíte { $n } zlatých.
    }
lost-experience = { $n ->
    [one] { $seat } ztrácí { $n } bod zkušenosti.
    [few] { $seat } ztrácí { $n } body zkušenosti.
   *[other] { $seat } ztrácí { $n } bodů zkušenosti.
}
    .you = { $n ->
        [one] Ztrácíte { $n } bod zkušenosti.
        [few] Ztrácíte { $n } body zkušenosti.
       *[other] Ztrácíte { $n } bodů zkušenosti.
    }
lost-item = { $seat } přichází o kartu { $item }.
    .you = Přicházíte o kartu { $item }.
paid-gold = { $n ->
    [one] { $seat } platí { $n } zlatý.
    [few] { $seat } platí { $n } zlaté.
   *[other] { $seat } platí { $n } zlatých.
}
    .you = { $n ->
        [one] Platíte { $n } zlatý.
        [few] Platíte { $n } zlaté.
       *[other] Platíte { $n } zlatých.
    }
paid-mana = { $n ->
    [one] { $seat } platí { $n } mag.
    [few] { $seat } platí { $n } magy.
   *[other] { $seat } platí { $n } magů.
}
    .you = { $n ->
        [one] Platíte { $n } mag.
        [few] Platíte { $n } magy.
       *[other] Platíte { $n } magů.
    }
paid-health = { $n ->
    [one] { $seat } platí { $n } život.
    [few] { $seat } platí { $n } životy.
   *[other] { $seat } platí { $n } životů.
}
    .you = { $n ->
        [one] Platíte { $n } život.
        [few] Platíte { $n } životy.
       *[other] Platíte { $n } životů.
    }
paid-experience = { $n ->
    [one] { $seat } platí { $n } bod zkušenosti.
    [few] { $seat } platí { $n } body zkušenosti.
   *[other] { $seat } platí { $n } bodů zkušenosti.
}
    .you = { $n ->
        [one] Platíte { $n } bod zkušenosti.
        [few] Platíte { $n } body zkušenosti.
       *[other] Platíte { $n } bodů zkušenosti.
    }
gave-up-strength = { $n ->
    [one] { $seat } trvale ztrácí { $n } sílu.
    [few] { $seat } trvale ztrácí { $n } síly.
   *[other] { $seat } trvale ztrácí { $n } sil.
}
    .you = { $n ->
        [one] Trvale ztrácíte { $n } sílu.
        [few] Trvale ztrácíte { $n } síly.
       *[other] Trvale ztrácíte { $n } sil.
    }
gave-up-will = { $n ->
    [one] { $seat } trvale ztrácí { $n } vůli.
    [few] { $seat } trvale ztrácí { $n } vůle.
   *[other] { $seat } trvale ztrácí { $n } vůlí.
}
    .you = { $n ->
        [one] Trvale ztrácíte { $n } vůli.
        [few] Trvale ztrácíte { $n } vůle.
       *[other] Trvale ztrácíte { $n } vůlí.
    }
gave-away = { $seat } se vzdává předmětu { $item }.
    .you = Vzdáváte se předmětu { $item }.
gave-away-gold = { $n ->
    [one] { $seat } se vzdává { $n } zlatého.
    [few] { $seat } se vzdává { $n } zlatých.
   *[other] { $seat } se vzdává { $n } zlatých.
}
    .you = { $n ->
        [one] Vzdáváte se { $n } zlatého.
        [few] Vzdáváte se { $n } zlatých.
       *[other] Vzdáváte se { $n } zlatých.
    }
paid-from-crystal = { $n ->
    [one] { $seat } platí { $n } mag z krystalu magenergie.
    [few] { $seat } platí { $n } magy z krystalu magenergie.
   *[other] { $seat } platí { $n } magů z krystalu magenergie.
}
    .you = { $n ->
        [one] Platíte { $n } mag z krystalu magenergie.
        [few] Platíte { $n } magy z krystalu magenergie.
       *[other] Platíte { $n } magů z krystalu magenergie.
    }
stored-mana = { $n ->
    [one] { $seat } ukládá do krystalu magenergie { $n } mag.
    [few] { $seat } ukládá do krystalu magenergie { $n } magy.
   *[other] { $seat } ukládá do krystalu magenergie { $n } magů.
}
    .you = { $n ->
        [one] Ukládáte do krystalu magenergie { $n } mag.
        [few] Ukládáte do krystalu magenergie { $n } magy.
       *[other] Ukládáte do krystalu magenergie { $n } magů.
    }
strength-this-turn = { $seat } má do konce tahu sílu o { $n } vyšší.
    .you = Máte do konce tahu sílu o { $n } vyšší.
will-this-turn = { $seat } má do konce tahu vůli o { $n } vyšší.
    .you = Máte do konce tahu vůli o { $n } vyšší.
wore-off = { $seat } už necítí účinek lektvaru.
    .you = Už necítíte účinek lektvaru.
banner-gives = { $seat } má díky praporci do konce tahu v bojích +{ $n }.
    .you = Máte díky praporci do konce tahu v bojích +{ $n }.
banner-lowered = { $seat } spouští praporec.
    .you = Spouštíte praporec.
kept-card = { $seat } si nechává kartu { $card }.
    .you = Necháváte si kartu { $card }.
chapel-helped = { $seat } má díky Zapadlé kapličce v tomto hodu +{ $n }.
    .you = Máte díky Zapadlé kapličce v tomto hodu +{ $n }.
lost-items = { $seat } ztrácí { ACC($items) }.
    .you = Ztrácíte { ACC($items) }.
lost-cards = { $n ->
    [1] { $seat } přichází o kartu { $cards }.
   *[other] { $seat } přichází o karty: { $cards }.
}
    .you = { $n ->
        [1] Přicházíte o kartu { $cards }.
       *[other] Přicházíte o karty: { $cards }.
    }
forgot-all = { $n ->
    [1] { $seat } zapomíná schopnost { $skills }.
   *[other] { $seat } zapomíná schopnosti: { $skills }.
}
    .you = { $n ->
        [1] Zapomínáte schopnost { $skills }.
       *[other] Zapomínáte schopnosti: { $skills }.
    }
took-gold = { $n ->
    [one] { $seat } bere hráči jménem { $victim } { $n } zlatý.
    [few] { $seat } bere hráči jménem { $victim } { $n } zlaté.
   *[other] { $seat } bere hráči jménem { $victim } { $n } zlatých.
}
    .you = { $n ->
        [one] Berete hráči jménem { $victim } { $n } zlatý.
        [few] Berete hráči jménem { $victim } { $n } zlaté.
       *[other] Berete hráči jménem { $victim } { $n } zlatých.
    }
    .you-victim = { $n ->
        [one] { $seat } vám bere { $n } zlatý.
        [few] { $seat } vám bere { $n } zlaté.
       *[other] { $seat } vám bere { $n } zlatých.
    }
took-items = { $seat } bere hráči jménem { $victim } { ACC($items) }.
    .you = Berete hráči jménem { $victim } { ACC($items) }.
    .you-victim = { $seat } vám bere { ACC($items) }.
gave-gold = { $n ->
    [one] { $seat } dává { $n } zlatý hráči jménem { $other }.
    [few] { $seat } dává { $n } zlaté hráči jménem { $other }.
   *[other] { $seat } dává { $n } zlatých hráči jménem { $other }.
}
    .you = { $n ->
        [one] Dáváte { $n } zlatý hráči jménem { $other }.
        [few] Dáváte { $n } zlaté hráči jménem { $other }.
       *[other] Dáváte { $n } zlatých hráči jménem { $other }.
    }
    .you-other = { $n ->
        [one] { $seat } vám dává { $n } zlatý.
        [few] { $seat } vám dává { $n } zlaté.
       *[other] { $seat } vám dává { $n } zlatých.
    }
called-on = { $seat } vzývá { ACC($item) }.
    .you = Vzýváte { ACC($item) }.
worked = { $seat } má užitek z karty { $thing }.
    .you = Máte užitek z karty { $thing }.
used-skill = { $seat } používá schopnost { $skill }.
    .you = Používáte schopnost { $skill }.
drew-on = { $seat } probouzí moc předmětu { $item }.
    .you = Probouzíte moc předmětu { $item }.
forged = { $seat } platí falešnými mincemi.
    .you = Platíte falešnými mincemi.
handed-over = { $seat } odevzdává { ACC($item) }.
    .you = Odevzdáváte { ACC($item) }.
gave-item = { $seat } dává { ACC($item) } hráči jménem { $other }.
    .you = Dáváte { ACC($item) } hráči jménem { $other }.
    .you-other = { $seat } vám dává { ACC($item) }.
stole = { $seat } krade { ACC($item) } hráči jménem { $victim }.
    .you = Kradete { ACC($item) } hráči jménem { $victim }.
    .you-victim = { $seat } vám krade { ACC($item) }.
destroyed = { $seat } navždy přichází o kartu { $item }.
    .you = Navždy přicházíte o kartu { $item }.
damaged = { $seat } má poškozenou kartu { $item }.
    .you = Máte poškozenou kartu { $item }.
decayed = { $seat } mění v magy { ACC($item) }.
    .you = Měníte v magy { ACC($item) }.
repaired = { $seat } opravuje { ACC($item) }.
    .you = Opravujete { ACC($item) }.
repaired-all = { $seat } opravuje { ACC($items) }.
    .you = Opravujete { ACC($items) }.
learned = { $seat } se učí schopnost { $skill }.
    .you = Učíte se schopnost { $skill }.
forgot = { $seat } zapomíná schopnost { $skill }.
    .you = Zapomínáte schopnost { $skill }.
too-much = { $seat } má víc, než si hrdina smí nechat.
    .you = Máte víc, než si hrdina smí nechat.
sold = { $n ->
    [one] { $seat } prodává { ACC($item) } za { $n } zlatý.
    [few] { $seat } prodává { ACC($item) } za { $n } zlaté.
   *[other] { $seat } prodává { ACC($item) } za { $n } zlatých.
}
    .you = { $n ->
        [one] Prodáváte { ACC($item) } za { $n } zlatý.
        [few] Prodáváte { ACC($item) } za { $n } zlaté.
       *[other] Prodáváte { ACC($item) } za { $n } zlatých.
    }
bought = { $seat } kupuje { ACC($item) }.
    .you = Kupujete { ACC($item) }.
took-up = { $seat } zvedá { ACC($item) }.
    .you = Zvedáte { ACC($item) }.
raised-banner = { $seat } vztyčuje { ACC($item) }.
    .you = Vztyčujete { ACC($item) }.
used-opportunity = { $seat } využívá příležitost { $card }.
    .you = Využíváte příležitost { $card }.
trial-passed = { $seat } obstává ve zkoušce, kde bylo třeba { $n }.
    .you = Obstáváte ve zkoušce, kde bylo třeba { $n }.
trial-failed = { $seat } neobstává ve zkoušce, kde bylo třeba { $n }.
    .you = Neobstáváte ve zkoušce, kde bylo třeba { $n }.
smithed = { $seat } si nechává od kováře vylepšit { ACC($item) }.
    .you = Necháváte si od kováře vylepšit { ACC($item) }.
glory = { $seat } se tím smí chlubit.
    .you = Smíte se tím chlubit.
traded = { $seat } a { $other } uzavírají obchod.
    .you = Vy a { $other } uzavíráte obchod.
    .you-other = { $seat } a vy uzavíráte obchod.
trade-refused = { $seat } odmítá obchod, který nabízí { $other }.
    .you = Odmítáte obchod, který nabízí { $other }.
    .you-other = { $seat } odmítá obchod, který nabízíte.
died = { $seat } umírá; { $hero } korunu nespatří.
    .you = Umíráte; { $hero } korunu nespatří.
left-artifacts = { $seat } po sobě zanechává { ACC($items) }.
    .you = Zanecháváte po sobě { ACC($items) }.
came-back = { $seat } se vrací a teď hraje za { ACC($hero) }; cesta stála 1 život a 2 magy.
    .you = Vracíte se a teď hrajete za { ACC($hero) }; cesta stála 1 život a 2 magy.
retired = { $seat } odchází ze hry.
    .you = Odcházíte ze hry.
left-the-game = { $seat } končí a { $hero } už jen přihlíží.
    .you = Končíte a { $hero } už jen přihlíží.
conquered = { $seat } dobývá { ACC($plane) }.
    .you = Dobýváte { ACC($plane) }.
final-began = Všech pět artefaktů je v zemi. Začíná závěrečný boj.
battlefield = { $seat } svolává favority { ACC($field) }.
    .you = Svoláváte favority { ACC($field) }.
countdown-began = Všech pět artefaktů je v zemi. Do Apokalypsy { $n ->
    [one] zbývá { $n } karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
  } náhody.
apocalypse-began = Začíná Apokalypsa.
apocalypse-rages = Apokalypsa si bere daň od všech.
because-no-artifact = Bez artefaktu { $seat } o korunu nebojuje.
    .you = Bez artefaktu o korunu nebojujete.
won-the-crown = { $seat } má { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
  } a přijímá korunu.
    .you = Máte { $n ->
        [one] { $n } artefakt
        [few] { $n } artefakty
       *[other] { $n } artefaktů
      } a přijímáte korunu.
nobody-won = Nezbyl nikdo, kdo by nosil korunu.

## Stůl

game-prophecy = Proroctví
    .motto = Pět sfér, pět artefaktů, jedna koruna
    .about = Cestujte, bojujte a učte se, dokud se nepostavíte strážcům pěti sfér. Získejte dost jejich artefaktů a koruna je vaše.
banner = Praporec
chapter = Kolo { $round } · { $n ->
    [0] žádný artefakt získán
    [one] { $n } artefakt získán
    [few] { $n } artefakty získány
   *[other] { $n } artefaktů získáno
  }
chapter-draft = Výběr postav
chapter-final = Závěrečný boj
chapter-countdown = { $n ->
    [one] { $n } karta náhody do Apokalypsy
    [few] { $n } karty náhody do Apokalypsy
   *[other] { $n } karet náhody do Apokalypsy
}
chapter-apocalypse = Apokalypsa
chapter-over = Hra skončila
hero-line = Životy { $health } · Magy { $mana }
hero-dead = bez postavy
hero-out = mimo hru
the-land = Země
mat-of = { $seat }
zone-items = Předměty, { $n } z { $limit }
zone-skills = Schopnosti, { $n } z { $limit }
zone-kept = Uschované karty
zone-chance = Karty náhody
zone-chance-gone = Tažené karty náhody
zone-adventures = Dobrodružství
zone-common = Běžné předměty
zone-rare = Vzácné předměty
zone-draft = Postavy na výběr
zone-offer = V nabídce
zone-battle = Boj silou
zone-battle-will = Boj vůlí
zone-battle-both = Boj silou i vůlí
zone-battle-undecided = Síla, nebo vůle?
counter-health = Životy
    .more = víc životů
    .less = méně životů
counter-mana = Magy
    .more = víc magů
    .less = méně magů
stat-lives = životy
price-mana = magy
price-health = životy
price-worth = zlatem nebo předměty
prize-item = předmět
# two to four
prize-items = předměty
counter-gold = Zlato
    .more = víc zlata
    .less = méně zlata
counter-experience = Zkušenost
    .more = víc zkušeností
    .less = méně zkušeností
counter-total = Celkem
counter-lives = Životy
hidden-adventure = Zakryté dobrodružství
hidden-lesser = Nižší strážce
hidden-greater = Vyšší strážce
hidden-artifact = Artefakt
hidden-chance = Karta náhody
hidden-item = Předmět
die-hero = Kostka
type-humanoid = Humanoid
type-animal = Zvíře
type-undead = Nemrtvý
type-demon = Démon
type-lesser = Nižší strážce
type-greater = Vyšší strážce
type-opportunity = Příležitost
type-common = Běžný předmět
type-rare = Vzácný předmět
type-artifact = Artefakt
type-spell = Kouzlo
type-skill = Schopnost
type-chance = Náhoda
tag-port = Přístav
tag-gate = Brána
tag-safe = Bezpečí
tag-conquered = Dobytá
tag-damaged = Poškozeno
tag-two-handed = Obouruční
tag-loot = { $n ->
    [one] { $n } zlatý kořisti
    [few] { $n } zlaté kořisti
   *[other] { $n } zlatých kořisti
}
tag-loot-items = kořist — { $items }
tag-smithed = Od kováře +1
tag-crystal = { $n ->
    [one] { $n } mag uvnitř
    [few] { $n } magy uvnitř
   *[other] { $n } magů uvnitř
}
pawn-of = { $seat }
sum-strength = Síla
sum-will = Vůle
# what is missing of Strength or Will, a negative number beside it
sum-wounds = Zranění
sum-mana-spent = Utracená mana
sum-this-turn = Do konce tahu
row-drawer = { $card }, víc pro toho, kdo ji táhl
row-nothing-gold = zlato se nemění
row-nothing-health = životy se nemění
row-nothing-mana = magy se nemění
row-nothing-experience = zkušenost se nemění
sum-needed = Je třeba
bonus-line = { $source } { $n }
end-nobody = Korunu nenosí nikdo.
end-final-battle = O koruně rozhodl závěrečný boj.
end-apocalypse = Koruna byla získána, když svět končil.
end-crowned = Koruna byla získána dřív, než byly dobyty všechny artefakty.
end-last-artifact = Rozhodl poslední z pěti artefaktů: pro vítěze byl čtvrtý.
result-line = { $seat }: { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
  }

## Nastavení

option-edition = Vydání
option-edition-second = Druhé vydání
option-edition-first = První vydání
option-characters = Postavy
option-characters-draft = Výběrem
option-characters-random = Rozdané náhodně
option-artifacts = Artefaktů k vítězství
option-artifacts-four = Čtyři
option-artifacts-three = Tři
option-artifacts-two = Dva, bez závěrečného boje
option-ending = Když je všech pět artefaktů dobyto
option-ending-edition = Podle vydání
option-ending-final-battle = Závěrečný boj
option-ending-apocalypse = Apokalypsa
option-longer = Delší verze
option-teams = Dvojice
option-trading = Obchodování
option-duel-experience = Zkušenost za boj mezi postavami
option-opening = Dobrodružství na začátku
option-opening-first = Jedna krajina
option-opening-all = Všechny tři krajiny
option-tweaks = Vlastní čísla
blunder-idle = Dva tahy po sobě stojí a nedělá nic, ačkoli má kam jít
blunder-shuttle = Přechází sem a tam mezi dvěma poli a nic tam nedělá
blunder-partner = Útočí na vlastního partnera
blunder-wasted-experience = Přichází o bod zkušenosti nad limit
blunder-merchant = Odchází od kupce a nic nekoupí ani neprodá
blunder-time-loop = Sesílá Časovou smyčku před bojem vůlí
blunder-vain-attack = Počtvrté po sobě marně útočí na tutéž postavu, ačkoli jiná by byla snazší kořist
