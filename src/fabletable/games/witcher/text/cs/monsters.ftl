# Nestvůry, jejich zvláštní schopnosti a co dávají, když padnou.

monster-arachas = Arachas
    .gen = Arachase
    .acc = Arachase
    .gender = m
    .text = { $n ->
        [one] Než vzniknou zásoby života, odhoďte { $n } kartu z ruky.
        [few] Než vzniknou zásoby života, odhoďte { $n } karty z ruky.
       *[other] Než vzniknou zásoby života, odhoďte { $n } karet z ruky.
    }
monster-foglet = Mlžňák
    .gen = Mlžňáka
    .acc = Mlžňáka
    .gender = m
    .text = Jeho první útok je toho druhu, který vás stojí víc karet.
monster-drowners-nest = Hnízdo utopenců
    .gen = Hnízda utopenců
    .gender = n
    .text = { $n ->
        [one] Když vzniknou zásoby života, odhoďte ze svého balíčku { $n } vybranou kartu.
        [few] Když vzniknou zásoby života, odhoďte ze svého balíčku { $n } vybrané karty.
       *[other] Když vzniknou zásoby života, odhoďte ze svého balíčku { $n } vybraných karet.
    }
monster-nekkers-nest = Hnízdo nekkerů
    .gen = Hnízda nekkerů
    .gender = n
    .text = { $n ->
        [one] Po tahu bez zelené karty v kombu lízněte o { $n } kartu méně.
        [few] Po tahu bez zelené karty v kombu lízněte o { $n } karty méně.
       *[other] Po tahu bez zelené karty v kombu lízněte o { $n } karet méně.
    }
monster-barghest = Barghest
    .gen = Barghesta
    .acc = Barghesta
    .gender = m
    .text = Než vzniknou zásoby života, klesne váš štít o { $n }.
monster-rotfiend = Hnilák
    .gen = Hniláka
    .acc = Hniláka
    .gender = m
    .text = { $n ->
        [one] Když ho zabijete, líznete ve fázi III přesně { $n } kartu.
        [few] Když ho zabijete, líznete ve fázi III přesně { $n } karty.
       *[other] Když ho zabijete, líznete ve fázi III přesně { $n } karet.
    }
monster-ghouls-nest = Hnízdo ghúlů
    .gen = Hnízda ghúlů
    .gender = n
    .text = { $n ->
        [one] Ve vašem prvním tahu ztratí nejvýše { $n } kartu.
        [few] Ve vašem prvním tahu ztratí nejvýše { $n } karty.
       *[other] Ve vašem prvním tahu ztratí nejvýše { $n } karet.
    }
monster-harpy = Harpyje
    .acc = Harpyji
    .gender = f
    .text = Na konci vašeho prvního tahu platí váš Boj za { $n }.
monster-ekimmara = Ekimma
    .gen = Ekimmy
    .acc = Ekimmu
    .gender = f
    .text = { $n ->
        [one] Bez jejího žetonu Stopy odhoďte { $n } kartu z ruky, jakmile vzniknou zásoby života.
        [few] Bez jejího žetonu Stopy odhoďte { $n } karty z ruky, jakmile vzniknou zásoby života.
       *[other] Bez jejího žetonu Stopy odhoďte { $n } karet z ruky, jakmile vzniknou zásoby života.
    }
monster-archespore = Archespora
    .gen = Archespory
    .acc = Archesporu
    .gender = f
    .text = { $n ->
        [one] Abyste boj začali, odhoďte { $n } nepoužitý lektvar.
        [few] Abyste boj začali, odhoďte { $n } nepoužité lektvary.
       *[other] Abyste boj začali, odhoďte { $n } nepoužitých lektvarů.
    }
monster-fiend = Běs
    .gen = Běsa
    .acc = Běsa
    .gender = m
    .text = Fialové karty nemají celý boj žádný účinek, ale dál vážou.
monster-grave-hag = Hrobová baba
    .gen = Hrobové baby
    .acc = Hrobovou babu
    .gender = f
    .text = Zranění z jejího prvního útoku berou štít, pak karty z ruky a teprve potom balíček.
monster-weavess = Přadlena
    .gen = Přadleny
    .acc = Přadlenu
    .gender = f
    .text = Než vzniknou zásoby života, klesne vaše Obrana natrvalo o { $n }.
monster-nightwraith = Půlnočnice
    .acc = Půlnočnici
    .gender = f
    .text = Ve vašem prvním tahu se první karta komba tahá naslepo.
monster-noonwraith = Polednice
    .acc = Polednici
    .gender = f
    .text = V každém vašem tahu vzroste štít nejvýše o { $n }.
monster-manticore = Mantikora
    .gen = Mantikory
    .acc = Mantikoru
    .gender = f
    .text = Každý zraňující útok způsobí o { $n } zranění méně, ale odhodíte náhodnou kartu z ruky.
monster-werewolf = Vlkodlak
    .gen = Vlkodlaka
    .acc = Vlkodlaka
    .gender = m
    .text = Než vzniknou zásoby života, klesne váš štít o { $n }.
monster-penitent = Kajícník
    .gen = Kajícníka
    .acc = Kajícníka
    .gender = m
    .text = Bez jeho žetonu Stopy v prvním tahu žádné zranění nezpůsobíte.
monster-whispess = Šeptalka
    .gen = Šeptalky
    .acc = Šeptalku
    .gender = f
    .text = Každé kombo se žlutou kartou sníží váš štít o { $n }, než se počítají jeho symboly.
monster-water-hag = Vodní baba
    .gen = Vodní baby
    .acc = Vodní babu
    .gender = f
    .text = { $n ->
        [one] Za celý boj smíte použít nejvýše { $n } lektvar.
        [few] Za celý boj smíte použít nejvýše { $n } lektvary.
       *[other] Za celý boj smíte použít nejvýše { $n } lektvarů.
    }
monster-wyvern = Vyverna
    .gen = Vyverny
    .acc = Vyvernu
    .gender = f
    .text = { $n ->
        [one] Po jejím prvním útoku odhoďte { $n } náhodnou kartu z ruky.
        [few] Po jejím prvním útoku odhoďte { $n } náhodné karty z ruky.
       *[other] Po jejím prvním útoku odhoďte { $n } náhodných karet z ruky.
    }
monster-griffin = Gryf
    .gen = Gryfa
    .acc = Gryfa
    .gender = m
    .text = { $n ->
        [one] Na konci každého svého tahu lízněte o { $n } kartu méně, vždy však aspoň 1.
        [few] Na konci každého svého tahu lízněte o { $n } karty méně, vždy však aspoň 1.
       *[other] Na konci každého svého tahu lízněte o { $n } karet méně, vždy však aspoň 1.
    }
monster-brewess = Kuchařka
    .gen = Kuchařky
    .acc = Kuchařku
    .gender = f
    .text = Kombo se zelenou nebo žlutou kartou způsobí o { $n } zranění méně.
monster-bruxa = Bruxa
    .gen = Bruxy
    .acc = Bruxu
    .gender = f
    .text = Když jí zbývá jen 1 nebo 2 karty, způsobí její útoky o { $n } zranění víc.
monster-striga = Striga
    .gen = Strigy
    .acc = Strigu
    .gender = f
    .text = Než vzniknou zásoby života, klesne váš štít o { $n } za každou kartu ve vaší ruce.
monster-yghern = Yghern
    .gen = Ygherna
    .acc = Ygherna
    .gender = m
    .text = Kombo s modrou kartou způsobí o { $n } zranění méně.
monster-glustyworp = Glustyworp
    .gen = Glustyworpa
    .acc = Glustyworpa
    .gender = m
    .text = V prvním tahu způsobíte nejvýše { $n } zranění.
monster-leshen = Lešij
    .gen = Lešije
    .acc = Lešije
    .gender = m
    .text = V tomto boji se vaše Obrana počítá o { $n } nižší.

power-arachas-spinneret = Snovací žláza arachase
    .text = { $m ->
        [one] Jednou za boj, než vzniknou zásoby života a máte v ruce nejvýše { $m } kartu: líznete jich { $n }.
        [few] Jednou za boj, než vzniknou zásoby života a máte v ruce nejvýše { $m } karty: líznete jich { $n }.
       *[other] Jednou za boj, než vzniknou zásoby života a máte v ruce nejvýše { $m } karet: líznete jich { $n }.
    }
power-foglet-lantern = Lucerna mlžňáka
    .text = { $n ->
        [one] Jednou za boj, před útokem nestvůry: podívejte se na { $n } její vrchní kartu a kterékoli dejte dospod.
        [few] Jednou za boj, před útokem nestvůry: podívejte se na { $n } její vrchní karty a kterékoli dejte dospod.
       *[other] Jednou za boj, před útokem nestvůry: podívejte se na { $n } jejích vrchních karet a kterékoli dejte dospod.
    }
power-drowner-brain = Mozek utopence
    .text = Jednou za boj: vezměte si vrchní odhozenou kartu, pak dejte kartu z ruky pod balíček.
power-nekker-heart = Srdce nekkera
    .text = Jednou za boj: kombo se zelenou kartou způsobí o { $n } zranění víc.
power-barghest-skull = Lebka barghesta
    .text = { $m ->
        [one] Jednou za boj: odhoďte 2 nepoužité lektvary, způsobte { $n } zranění a lízněte { $m } kartu.
        [few] Jednou za boj: odhoďte 2 nepoužité lektvary, způsobte { $n } zranění a lízněte { $m } karty.
       *[other] Jednou za boj: odhoďte 2 nepoužité lektvary, způsobte { $n } zranění a lízněte { $m } karet.
    }
power-rotfiend-bile = Žluč hniláka
    .text = { $m ->
        [one] Jednou za boj, po útoku, který vás stál aspoň { $m } kartu: způsobte { $n } zranění.
        [few] Jednou za boj, po útoku, který vás stál aspoň { $m } karty: způsobte { $n } zranění.
       *[other] Jednou za boj, po útoku, který vás stál aspoň { $m } karet: způsobte { $n } zranění.
    }
power-ghoul-marrow = Morek ghúla
    .text = { $m ->
        [one] Jednou za boj: { $n } vrchní odhozené karty dejte pod balíček; v tomto tahu lízněte o { $m } kartu méně.
        [few] Jednou za boj: { $n } vrchní odhozené karty dejte pod balíček; v tomto tahu lízněte o { $m } karty méně.
       *[other] Jednou za boj: { $n } vrchní odhozené karty dejte pod balíček; v tomto tahu lízněte o { $m } karet méně.
    }
power-harpy-feathers = Peří harpyje
    .text = Jednou za boj: nevšímejte si ničeho, kvůli čemu byste na konci tohoto tahu lízali méně karet.
power-ekimmara-fang = Tesák ekimmy
    .text = { $m ->
        [one] Jednou za boj, když vaše útoky v tahu vzaly aspoň { $m } kartu: vezměte si vrchní odhozenou kartu.
        [few] Jednou za boj, když vaše útoky v tahu vzaly aspoň { $m } karty: vezměte si vrchní odhozenou kartu.
       *[other] Jednou za boj, když vaše útoky v tahu vzaly aspoň { $m } karet: vezměte si vrchní odhozenou kartu.
    }
power-archespore-juice = Šťáva archespory
    .text = Jednou za boj, po použití lektvaru: způsobte { $n } zranění.
power-fiend-eye = Oko běsa
    .text = Jednou za boj: kombo 2+ karet, které začíná fialovou, způsobí o { $n } zranění víc.
power-grave-hag-tongue = Jazyk hrobové baby
    .text = { $m ->
        [one] Jednou za boj: odhoďte kartu, zvedněte štít o { $n } a lízněte { $m } kartu.
        [few] Jednou za boj: odhoďte kartu, zvedněte štít o { $n } a lízněte { $m } karty.
       *[other] Jednou za boj: odhoďte kartu, zvedněte štít o { $n } a lízněte { $m } karet.
    }
power-weavess-thread = Nit přadleny
    .text = { $n ->
        [one] Jednou za boj: vyložte jednu kartu komba bez vazby a lízněte o { $n } kartu víc.
        [few] Jednou za boj: vyložte jednu kartu komba bez vazby a lízněte o { $n } karty víc.
       *[other] Jednou za boj: vyložte jednu kartu komba bez vazby a lízněte o { $n } karet víc.
    }
power-nightwraith-hair = Vlasy půlnočnice
    .text = Jednou za boj: vrchní odhozená karta naváže na vaše kombo bez vazby.
power-light-essence = Esence světla
    .text = Jednou za boj: štít z komba nad vaše maximum se změní ve zranění, nejvýše { $n }.
power-manticore-sting = Žihadlo mantikory
    .text = Jednou za boj, proti aspoň { $m } zraněním: utrpíte jich o { $n } méně, ale odhodíte kartu z ruky.
power-werewolf-claws = Drápy vlkodlaka
    .text = Jednou za boj, se štítem 0: způsobte { $n } zranění, a je-li prázdný i balíček, pak { $m }.
power-penitent-censer = Kadidelnice kajícníka
    .text = Bez žetonu Stopy: dejte kartu z ruky pod balíček a první tah je váš.
power-whispess-charm = Amulet šeptalky
    .text = { $m ->
        [one] Jednou za boj, se žlutou kartou v kombu: zvedněte štít o { $n } a lízněte o { $m } kartu víc.
        [few] Jednou za boj, se žlutou kartou v kombu: zvedněte štít o { $n } a lízněte o { $m } karty víc.
       *[other] Jednou za boj, se žlutou kartou v kombu: zvedněte štít o { $n } a lízněte o { $m } karet víc.
    }
power-water-hag-tooth = Zub vodní baby
    .text = Jednou za boj: použijte lektvar, který se nepočítá do limitu.
power-wyvern-gland = Žláza vyverny
    .text = Jednou za boj, po prvním tahu soupeře: způsobte { $n } zranění.
power-griffin-feather = Pero gryfa
    .text = Jednou za boj, ve svém prvním tahu, hoďte kostkou: 3 až 5 způsobí { $n } zranění, 6 způsobí { $m }.
power-brewess-ladle = Naběračka kuchařky
    .text = { $n ->
        [one] Jednou za boj: odkryjte { $n } lektvar a jeden hned použijte, nad svůj limit.
        [few] Jednou za boj: odkryjte { $n } lektvary a jeden hned použijte, nad svůj limit.
       *[other] Jednou za boj: odkryjte { $n } lektvarů a jeden hned použijte, nad svůj limit.
    }
power-bruxa-scream = Křik bruxy
    .text = { $m ->
        [one] Jednou za boj, dokud má soupeř v zásobě života nejvýše { $m } kartu: způsobte { $n } zranění.
        [few] Jednou za boj, dokud má soupeř v zásobě života nejvýše { $m } karty: způsobte { $n } zranění.
       *[other] Jednou za boj, dokud má soupeř v zásobě života nejvýše { $m } karet: způsobte { $n } zranění.
    }
power-striga-talon = Spár strigy
    .text = Jednou za boj: štít +{ $n } za každé 2 karty ve vaší ruce.
power-yghern-carapace = Krunýř ygherna
    .text = Jednou za boj: jeden útok vám způsobí o { $n } zranění méně.
power-glustyworp-barb = Osten glustyworpa
    .text = { $m ->
        [one] Jednou za boj: kombo z jediné karty zraňuje dvakrát, navíc nejvýše za { $n }; lízněte o { $m } kartu méně.
        [few] Jednou za boj: kombo z jediné karty zraňuje dvakrát, navíc nejvýše za { $n }; lízněte o { $m } karty méně.
       *[other] Jednou za boj: kombo z jediné karty zraňuje dvakrát, navíc nejvýše za { $n }; lízněte o { $m } karet méně.
    }
power-leshen-antlers = Parohy lešije
    .text = Jednou za boj: když je karta nestvůry odkryta, její útok volíte vy.

fight-card = Útok nestvůry
    .gen = Útoku nestvůry
    .gender = m
    .text = Výpad: { $charge }. Kousnutí: { $bite }.
attack-damage = zranění { $n }
attack-attribute = zranění podle vaší úrovně { GEN($attribute) }
attack-weaken = { $n ->
    [0] { $attribute } −1
   *[other] { $attribute } −1 a zranění { $n }
}
attack-trash = odstraňte kartu z ruky
attack-random = { $n ->
    [one] odhoďte { $n } náhodnou kartu z ruky
    [few] odhoďte { $n } náhodné karty z ruky
   *[other] odhoďte { $n } náhodných karet z ruky
}
