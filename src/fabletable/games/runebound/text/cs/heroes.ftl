# Hrdinové a jejich schopnosti.

hero-lissa = Lissa
    .gen = Lissy
    .dat = Lisse
    .acc = Lissu
    .ins = Lissou
    .gender = f
    .text = Stopařka s kočičí krví, která vždycky dopadne na nohy.
    .nine-lives = Devět životů
    .nine-lives-text = Devět životů: po porážce smíte vynaložit { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí a vyléčit si všechna zranění. Prohraný boj zůstává prohraný. Nelze, když vás zničí padouch.
    .stalk-prey = Stopování kořisti
    .stalk-prey-text = { $surge-1 } vzepětí, Stopování kořisti: průzkum (hoďte tolika kostkami, kolik je vaše rychlost; přehazovat vynaložením úsilí smíte). Způsobte { $n-1 } zranění silou za každou kostku, která ukazuje terén vašeho pole nebo žolíka; ve městě se počítá každá kostka. Vše je jeden útok.
    .keen-nose = Jemný čich
    .keen-nose-text = Jemný čich (příprava): vyberte jeden balíček dobrodružství a prohlédněte si { $n-2 } { $n-2 ->
        [one] kartu
        [few] karty
       *[other] karet
    } z jeho vrchu. Každou vraťte navrch nebo dospod, v libovolném pořadí.

hero-corbin = Corbin
    .gen = Corbina
    .dat = Corbinovi
    .acc = Corbina
    .ins = Corbinem
    .gender = m
    .text = Lovec odměn. Každá hlava má svou cenu, i hrdinova.
    .bounty-hunt = Lov na odměnu
    .bounty-hunt-text = Lov na odměnu (1 akce): vyzvěte jiného neporaženého hrdinu na svém poli; odmítnout nelze. Bojujete, dokud jeden z vás není poražen; nikdo nesmí ustoupit. Vyhrajete-li, získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    } a { $n-2 } { $n-2 ->
        [one] trofej boje
        [few] trofeje boje
       *[other] trofejí boje
    }; prohrajete-li, druhý hrdina nezíská nic. Za hru jednou proti každému hrdinovi.
    .brutal-assault = Surový útok
    .brutal-assault-text = X vzepětí, Surový útok: soupeř smí utratit X vlastních symbolů vzepětí a zrušit ho. Jinak způsobte X zranění silou.
    .advance-payment = Platba předem
    .advance-payment-text = Platba předem (příprava): prohlédněte si { $n-3 } { $n-3 ->
        [one] kartu
        [few] karty
       *[other] karet
    } z vrchu balíčku boje a ukažte, co vidíte. Je-li první karta nepřítel, získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Každou kartu vraťte navrch nebo dospod.

hero-laurel-of-bloodwood = Laurel z Krvavého lesa
    .gender = f
    .text = Elfí lučištnice. Pro ni je cesta vždycky kratší.
    .pathfinder = Znalost cest
    .pathfinder-text = Znalost cest: jednou za tah po hodu kostkami terénu přehoďte všechny neutracené kostky toho hodu (bez vynaložení úsilí). Neplatí pro kostky její schopnosti z přípravy.
    .deezons-speed = Deezonova rychlost
    .deezons-speed-text = { $surge-1 } vzepětí, Deezonova rychlost: vrhněte znovu { $n-1 } ze svých utracených žetonů, i právě utracený jako cena; vrátí se do vaší zásoby.
    .first-steps = První kroky
    .first-steps-text = První kroky (příprava): hoďte { $n-2 } { $n-2 ->
        [one] kostkou
        [few] kostkami
       *[other] kostkami
    } terénu; smíte je utratit za pohyb podle běžných pravidel. Přehazovat vynaložením úsilí smíte, Znalostí cest ne.

hero-lord-hawthorne = Lord Hawthorne
    .gen = Lorda Hawthorna
    .dat = Lordu Hawthornovi
    .acc = Lorda Hawthorna
    .ins = Lordem Hawthornem
    .gender = m
    .text = Lord, který jde v čele a udeří dvakrát.
    .onslaught = Zteč
    .onslaught-text = Zteč: jednou za boj po vyhodnocení své bojové akce hned proveďte další bojovou akci.
    .sweeping-blow = Rozmáchlá rána
    .sweeping-blow-text = Rozmáchlá rána: jednou za bojové kolo vynaložte jako bojovou akci { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí a vrhněte znovu libovolný počet žetonů ve své zásobě.
    .marshals-choice = Maršálova volba
    .marshals-choice-text = Maršálova volba (příprava): odhoďte z ruky libovolný počet dovedností, pak líznete stejný počet. Získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

hero-elder-mok = Stařešina Mok
    .gen = Stařešiny Moka
    .dat = Stařešinovi Mokovi
    .acc = Stařešinu Moka
    .ins = Stařešinou Mokem
    .gender = m
    .text = Skřetí stařešina, po jehož boku bojují předkové.
    .strong-in-spirit = Silný duchem
    .strong-in-spirit-text = Silný duchem: jednou za tah, kdykoli ve vlastním tahu, vynaložte { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí a líznete { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }.
    .spirit-manifestation = Zjevení ducha
    .spirit-manifestation-text = { $surge-1 } vzepětí, Zjevení ducha: zkouška Ducha +{ $n-2 }. Za každý úspěch způsobte { $n-3 } zranění magií, vše jako jeden útok.
    .offerings = Obětiny
    .offerings-text = Obětiny (příprava): získáte { $n-4 } { $n-4 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } z balíčku podle svého výběru. Pak zkouška Ducha +{ $n-5 } a za každý úspěch získáte { $n-6 } { $n-6 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.

hero-master-thorn = Mistr Thorn
    .gen = Mistra Thorna
    .dat = Mistru Thornovi
    .acc = Mistra Thorna
    .ins = Mistrem Thornem
    .gender = m
    .text = Prostor, myšlenka a bolest jsou pro něj jediné umění.
    .teleport = Teleportace
    .teleport-text = Teleportace: kdykoli získáte trofej, smíte vynaložit { $exert-1 ->
        [1] jednou
       *[other] { $exert-1 }krát
    } úsilí a pohnout se až o X polí, X = vaše Mysl. Na terénu ani řekách nezáleží; na každé pole po cestě vstupujete.
    .mind-meld = Splynutí myslí
    .mind-meld-text = { $surge-1 } vzepětí, Splynutí myslí: když do konce tohoto bojového kola utrpíte zranění soupeřovým útokem, způsobte mu stejný počet zranění magií. Počítají se jen nezablokovaná zranění; soupeř smí použít štíty; jste-li poraženi, nic se neodrazí.
    .night-studies = Noční studia
    .night-studies-text = Noční studia (příprava): líznete { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak odhoďte karty nad limit ruky. Pak se smíte naučit 1 dovednost z ruky bez placení a za své poznámky získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
