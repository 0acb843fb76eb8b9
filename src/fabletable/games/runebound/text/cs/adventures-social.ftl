# Karty dobrodružství.

card-better-half = Lepší polovička
    .text = Věřit zrcadlu, nebo hledat trik?
    .story = Žena s vysokým zrcadlem vám nabízí, že ukáže, s kým se máte vzít. Někdo už v zrcadle stojí a ten někdo mává.
    .way-1 = Vstoupit do zrcadla
    .way-1-text = Zkouška Ducha (−{ $less-1 }). Úspěch: vyléčíte si všechna zranění, tuto kartu si vezmete jako trofej, pak získáte navíc { $n-1 } { $n-1 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } z balíčku podle svého výběru. Neúspěch: zdržíte se.
    .way-1-pass = Strávíte tam celé léto. Venku uplyne jen minuta.
    .way-1-fail = Je to dobré zrcadlo a je zavřené. Chvíli vám trvá, než vstanete.
    .way-2 = Podívat se za zrcadlo
    .way-2-text = Zkouška Mysli. Úspěch: tuto kartu si vezmete jako trofej.
    .way-2-pass = Za sklem sedí její bratr s lampou. Prosí vás, abyste to neprozradili.
    .way-2-fail = Za zrcadlem je druhé zrcadlo. Tváříte se v něm velmi zmateně.

card-trial-of-strength = Zkouška síly
    .text = Ukázat svaly, nebo ukázat vůli?
    .story = Královští seržanti zkoušejí na tržišti nováčky. Cena je malá, dav je velký a největší seržant se dívá přímo na vás.
    .way-1 = Zvednout kovadlinu
    .way-1-text = Zkouška Těla (−{ $less-1 }). Úspěch: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-3 } zranění.
    .way-1-pass = Kovadlina jde nahoru. Seržanti si dělají poznámky a později vás lecčemu naučí.
    .way-1-fail = Kovadlina jde kousek nahoru. Pak jde dolů, na vaši nohu.
    .way-2 = Udržet žhavou minci
    .way-2-text = Zkouška Ducha. Úspěch: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-5 } zranění.
    .way-2-pass = Sevřete pěst a usmějete se. Mince je vaše a ticho také.
    .way-2-fail = Po jednom nadechnutí ji pustíte. Bylo to velmi dlouhé nadechnutí.

card-shadows-of-the-past = Stíny minulosti
    .text = Povídat si o starých časech, nebo to vyřídit venku?
    .story = Muž s jedním uchem vás vítá jako staré přátele. Vidíte ho poprvé. Zná jméno vaší matky a chce zpátky starý dluh.
    .way-1 = Předstírat, že si vzpomínáte
    .way-1-text = Zkouška Mysli. Úspěch: smíte odhodit z ruky až { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } a líznout stejný počet, pak tuto kartu si vezmete jako trofej.
    .way-1-pass = Společně si vymyslíte celou válku. O půlnoci jí napůl věříte a něco jste se naučili.
    .way-1-fail = Řeknete špatnou válku. Rozhovor se zkrátí.
    .way-2 = Vyřídit to venku
    .way-2-text = Zkouška Těla. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-3 } zranění.
    .way-2-pass = Zaplatí vlastní dluh i účet za okno.
    .way-2-fail = Ucho má jedno, ale pěsti dvě a velmi tvrdé.

card-dirty-beggar = Špinavý žebrák
    .text = Kdo se skrývá pod blátem?
    .story = Žebrák pokrytý blátem nastavuje misku. Ruce má čisté, všimnete si, a prsteny otočené tak, aby nikdo neviděl kameny.
    .way-1 = Vhodit do misky minci
    .way-1-text = Smíte utratit { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Pokud ano: zkouška Mysli. Úspěch: získáte bez placení předmět v ceně nejvýše { $n-2 } z kteréhokoli trhu, pak tuto kartu si vezmete jako trofej.
    .way-1-pass = Ukloníte se a použijete správný titul. Princ v hadrech přikáže kupci, aby vás obsloužil.
    .way-1-fail = Poděkuje, jako by poděkoval každý žebrák.
    .way-1-unpaid = Miska zůstává prázdná. Mávají za vámi až příliš čisté ruce.
    .way-2 = Umýt mu nohy
    .way-2-text = Zkouška Ducha (−{ $less-1 }). Úspěch: tuto kartu si vezmete jako trofej, pak se smíte naučit 1 dovednost z ruky a zaplatit o { $n-3 } { $n-3 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } méně. Neúspěch: odhodíte z ruky { $n-4 } { $n-4 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .way-2-pass = Pod blátem má kůži pokrytou slovy. Jedno vám dovolí přečíst.
    .way-2-fail = Bláto nekončí. Po hodině už nevíte, proč to vlastně děláte.

card-hidden-gift = Skrytý dar
    .text = Ucítit, co to je, nebo zjistit, kdo to poslal?
    .story = Ráno leží vedle vaší přikrývky balíček. Je v modrém plátně, není na něm jméno a tiše si brouká.
    .way-1 = Vzít ho do rukou a zavřít oči
    .way-1-text = Zkouška Ducha. Úspěch: získáte vrchní předmět balíčku předmětů. Neúspěch: utrpíte { $n-1 } zranění.
    .way-1-pass = Broukání ustane, když s ním srdce začne bít stejně. Plátno se samo rozvine.
    .way-1-fail = Přestane broukat. Pak kousne.
    .way-2 = Prostudovat uzel
    .way-2-text = Zkouška Mysli. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-pass = Takové uzly vážou jen v jednom městečku. Jeho starosta zaplatí za to, že balíček dostane zpět neotevřený.
    .way-2-fail = Je to výborný uzel. V poledne je balíček pryč a uzel tam je pořád.

card-harvest-festival = Dožínky
    .text = Jakou cenu chcete vyhrát?
    .story = Úroda je pod střechou, sudy jsou naražené a celá vesnice je na poli. Jsou tu zápasy pro silné a hry pro chytré.
    .way-1 = Jít zápasit
    .way-1-text = Zkouška Těla. Za každý úspěch: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Úspěch: tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-2 } zranění.
    .way-1-pass = Nikdo na vás nevsadil, takže je výhra pěkná.
    .way-1-fail = Hodí vás na zem mlynář a po něm jeho žena.
    .way-2 = Hrát proti učiteli
    .way-2-text = Zkouška Mysli. Úspěch: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, vyléčíte si { $n-4 } zranění, pak tuto kartu si vezmete jako trofej.
    .way-2-pass = Prohrává rád a posílá pro koláč. Léta ho nikdo neporazil.
    .way-2-fail = Porazí vás devíti tahy a každý z nich vysvětlí.

card-runesmith = Runový kovář
    .text = Opravit jeho nákresy, nebo podržet runu?
    .story = Kovářův oheň je modrý a trpělivost krátká. Něco se nepovedlo, říká a ukazuje na díru ve střeše, pak na vás, pak na kladivo.
    .way-1 = Opravit jeho nákresy
    .way-1-text = Zkouška Mysli (−{ $less-1 }). Úspěch: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: ztratíte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .way-1-pass = Jedna čára byla vzhůru nohama. Zaplatí vám a prosí, abyste se o tom nikdy nezmínili.
    .way-1-fail = Teď jsou ve střeše dvě díry. Za jednu vám pošle účet.
    .way-2 = Držet runu, zatímco tluče
    .way-2-text = Zkouška Ducha. Úspěch: líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-4 } zranění.
    .way-2-pass = Každý úder vám zazvoní v kostech a nechá tam slovo.
    .way-2-fail = Runa vyklouzne. Vidíte modrý oheň zevnitř.

card-desperate-peasant = Zoufalý rolník
    .text = Zachránit vola, nebo najít, co vyhrabalo díru?
    .story = Rolník před vámi padá na kolena. Něco se mu podhrabalo pod stodolu a jeho jediný vůl stojí na špatné straně velmi hluboké díry.
    .way-1 = Vytáhnout vola
    .way-1-text = Zkouška Těla. Úspěch: vyléčíte si { $n-1 } zranění, pak tuto kartu si vezmete jako trofej.
    .way-1-pass = Vy táhnete, vůl tlačí a rolníkova žena vaří pro deset.
    .way-1-fail = Provaz praskne. Vůl na vás hledí se soucitem.
    .way-2 = Slézt dolů
    .way-2-text = Zkouška Těla (−{ $less-1 }). Úspěch: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, tuto kartu si vezmete jako trofej, pak získáte navíc { $n-3 } { $n-3 ->
        [one] trofej boje
        [few] trofeje boje
       *[other] trofejí boje
    }. Neúspěch: utrpíte { $n-4 } zranění.
    .way-2-pass = Na dně spí něco, co má moc zubů. Už se to neprobudí.
    .way-2-fail = Na dně je vzhůru něco, co má moc zubů.

card-wandering-trader = Potulný obchodník
    .text = Pohnout koněm, nebo si prohlédnout zboží?
    .story = Cestu zatarasil obchodník s malovaným vozem. Jeho kůň se nehne, dokud někdo něco nekoupí. Za koně se omlouvá, za ceny ne.
    .way-1 = Pohnout koněm
    .way-1-text = Zkouška Těla. Úspěch: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: zdržíte se.
    .way-1-pass = Odnesete koně na kraj cesty. Vypadá, že se mu to líbí.
    .way-1-fail = Tlačíte až do večera. Kůň vám sní klobouk.
    .way-2 = Nechat si nějakou věc vybrat vás
    .way-2-text = Smíte utratit { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Pokud ano: zkouška Ducha. Úspěch: získáte bez placení předmět v ceně nejvýše { $n-3 } z kteréhokoli trhu.
    .way-2-pass = Ruka se vám zastaví nad jednou bednou. „Ach,“ říká obchodník, „doufal jsem, že tohle nikdo nenajde.“
    .way-2-fail = Vybere si vás lžíce. Necháte ji tam a s ní i svou minci.
    .way-2-unpaid = Mince zůstává vám. Kůň si povzdechne.

card-devastated-village = Zpustošená vesnice
    .text = Přiložit hlavu, nebo ruce?
    .story = Střechy se propadly a studna je plná kamení. Lidé sedí mezi svými stoly a židlemi, jako by kolem nich domy ještě stály.
    .way-1 = Naplánovat novou vesnici
    .way-1-text = Zkouška Mysli. Úspěch: otočíte kdekoli na plánu lícem nahoru { $n-1 } { $n-1 ->
        [one] drahokam
        [few] drahokamy
       *[other] drahokamů
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-pass = Kreslíte do prachu ulice. Večer se už pocestní ptají na cestu.
    .way-1-fail = Kreslíte do prachu ulice. Večer prší.
    .way-2 = Vyčistit studnu
    .way-2-text = Zkouška Těla. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: zdržíte se, pak tuto kartu si vezmete jako trofej.
    .way-2-pass = Pod posledním kamenem je čistá voda a čísi úspory.
    .way-2-fail = O půlnoci jste hotovi a nezvednete ruce. Voda je sladká.

card-smuggling = Pašování
    .text = Donést soudek, nebo si promluvit o zákoně?
    .story = Kapitánka říčního člunu vám ukazuje soudek s dvojitým dnem. Celníci hlídají cestu do Norova, říká, ale na hrdinu se nikdy nepodívají dvakrát.
    .way-1 = Vzít soudek do Norova
    .way-1-text = Zvěst. V Norově, 1 akce: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Ve sklepě pod sklepem přepočítají mince dvakrát a na jméno se nikdy nezeptají.
    .way-2 = Zeptat se, co stojí vaše mlčení
    .way-2-text = Zkouška Mysli. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: ztratíte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .way-2-pass = Směje se, platí a říká, že by z vás byl dobrý kapitán.
    .way-2-fail = Ukáže vám listinu s vaším vlastním jménem. Teď platíte vy.

card-faster-than-the-wind = Rychlejší než vítr
    .text = Zvítězit nohama, nebo získat srdce klisny?
    .story = Jezdkyně na bílé klisně nabízí sázku: ke starému dubu a zpátky, vy po svých, ona na klisně. Usmívá se. Klisna se usmívá taky.
    .way-1 = Běžet ze všech sil
    .way-1-text = Zkouška Těla. Úspěch: tuto kartu si vezmete jako trofej, pak se smíte pohnout až o { $n-1 } { $n-1 ->
        [one] pole
        [few] pole
       *[other] polí
    }. Neúspěch: utrpíte { $n-2 } zranění.
    .way-1-pass = Přeskočíte poslední plot, zatímco ho klisna obíhá. Ještě míli nemůžete zastavit.
    .way-1-fail = Dlouho vidíte klisnu zezadu.
    .way-2 = Pošeptat klisně
    .way-2-text = Zkouška Ducha. Úspěch: tuto kartu si vezmete jako trofej, pak získáte v tomto tahu { $n-3 } { $n-3 ->
        [one] akci
        [few] akce
       *[other] akcí
    }.
    .way-2-pass = Klisna se zastaví, nechá jezdkyni sklouznout a nabídne vám hřbet.
    .way-2-fail = Klisna se zájmem poslouchá a pak závod vyhraje.

card-old-legends = Staré legendy
    .text = Jak se dostanete na konec příběhu?
    .story = Starý bard vypráví legendu o prvním hrdinovi a před koncem se zastaví. Tam se prý zastaví vždycky, dokud mu nenalijí. Pohár je velmi hluboký.
    .way-1 = Uhodnout konec
    .way-1-text = Zkouška Mysli. Úspěch: líznete { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-pass = Je tak překvapen, že vám poví část, kterou nikdo jiný nezná.
    .way-1-fail = Ve vašem konci jsou tři draci a svatba. Odejde od stolu.
    .way-2 = Přemluvit ho, aby vydal měšec
    .way-2-text = Zkouška Těla. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-pass = Položíte na stůl jednu těžkou ruku. Usoudí, že umění má být štědré.
    .way-2-fail = Slyšel už hlasitější hrozby a lépe rýmované.

card-stranded-caravan = Uvízlá karavana
    .text = Pomoci karavaně, nebo si pomoci sami?
    .story = Devět vozů stojí po nápravy v blátě. Stráže tlačí, kupci křičí a poslední vůz nikdo nehlídá.
    .way-1 = Opřít se do kola
    .way-1-text = Zdržíte se, získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Při západu slunce je venku i poslední vůz. Dostanete zaplaceno mincemi a písněmi o svých zádech.
    .way-2 = Zajít k poslednímu vozu
    .way-2-text = Zkouška Těla. Úspěch: získáte bez placení předmět v ceně nejvýše { $n-2 } z kteréhokoli trhu. Neúspěch: utrpíte { $n-3 } zranění.
    .way-2-pass = Odnášíte bednu, jako byste k ní patřili.
    .way-2-fail = Někdo přece jen hlídal. Několik někdo.

card-family-matters = Rodinné záležitosti
    .text = Vyřídit vzkaz, nebo odstranit příčinu?
    .story = Dvě rodiny spolu třicet let nemluví kvůli huse. Dnes se jejich děti chtějí vzít a někdo to musí říct oběma babičkám.
    .way-1 = Promluvit s babičkami
    .way-1-text = Zvěst. V Evertonu nebo v Jasnodole, 1 akce: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, tuto kartu si vezmete jako trofej, pak získáte navíc { $n-2 } { $n-2 ->
        [one] trofej setkání
        [few] trofeje setkání
       *[other] trofejí setkání
    }.
    .way-1-done = Pláčou, křičí, objímají se. Vy dostanete čestné místo vedle husy.
    .way-2 = Ukrást husu
    .way-2-text = Zkouška Mysli (−{ $less-1 }). Úspěch: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, vyléčíte si { $n-4 } zranění, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-5 } zranění.
    .way-2-pass = Bez husy není hádka. Zato je velmi dobrá večeře.
    .way-2-fail = Husa s tím počítala.

card-bell-of-everton = Evertonský zvon
    .text = Bděte ve zvonici v Evertonu a naslouchejte srdcem.
    .story = Velký evertonský zvon mlčí od smrti svého zvoníka. Lana praskají, srdce pukají. Jen za úplňku zvon zvoní a nikdo u něj není.
    .outcome-1 = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-1-text = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): vyléčíte si { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Zvon tiše brouká. Spíte pod ním líp než v kterékoli posteli.
    .outcome-2 = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-2-text = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Mluvíte s mrtvým zvoníkem až do úsvitu. Vesnice vám naplní měšec.
    .outcome-3 = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-3-text = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): smíte se naučit 1 dovednost Ducha z ruky bez placení; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Rozezníte zvon jedním prstem. Ten zvuk ve vás zůstane navždy.
    .instruction = Everton, 1 akce: zkouška Ducha.

card-letter-without-a-name = Dopis beze jména
    .text = Hledejte správného čtenáře v Červeném Mostě nebo v Norově.
    .story = Máte doručit dopis. Není na něm jméno, jen pach kouře a slova: pro toho se zelenýma očima, než bude pozdě.
    .outcome-1 = Výsledek I (1× pláně)
    .outcome-1-text = Výsledek I (1× pláně): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Dáte dopis prvním zeleným očím, které potkáte. Zaplatí vám, ale nepoděkují.
    .outcome-2 = Výsledek II (2× pláně a 1× kopce)
    .outcome-2-text = Výsledek II (2× pláně a 1× kopce): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Správný čtenář dopis hned spálí a poví vám, co nikdy nesmíte opakovat.
    .outcome-3 = Výsledek III (1× pláně, 1× hory a 1× žolík)
    .outcome-3-text = Výsledek III (1× pláně, 1× hory a 1× žolík): získáte navíc { $n-4 } { $n-4 ->
        [one] trofej setkání
        [few] trofeje setkání
       *[other] trofejí setkání
    }, pak si vyléčíte { $n-5 } zranění; tuto kartu si vezmete jako trofej (dřív než další trofeje).
    .outcome-3-story = Dorazíte o hodinu dřív než nože. To stačilo.
    .instruction = Červený Most nebo Norov, 1 akce: průzkum.

card-blind-mapmaker = Slepý kartograf
    .text = Projděte Poříčí pro slepého kartografa.
    .story = Nejlepší kartograf říše je slepý. Prosí vás, abyste prošli Poříčí a popsali každý krok. Dvakrát vás opraví, ještě než vyrazíte.
    .outcome-1 = Výsledek I (1× pláně a 1× voda)
    .outcome-1-text = Výsledek I (1× pláně a 1× voda): otočíte kdekoli na plánu lícem nahoru { $n-1 } { $n-1 ->
        [one] drahokam
        [few] drahokamy
       *[other] drahokamů
    }, pak si vyléčíte { $n-2 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Najdete brod, který na žádné mapě nebyl. Usměje se a posune čáru.
    .outcome-2 = Výsledek II (1× pláně, 1× kopce a 1× voda)
    .outcome-2-text = Výsledek II (1× pláně, 1× kopce a 1× voda): smíte přemístit svého hrdinu do kterékoli osady, svatyně nebo pevnosti; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Děkuje vám zkratkou, kterou vidí jen on.
    .outcome-3 = Výsledek III (1× pláně, 1× les a 1× žolík)
    .outcome-3-text = Výsledek III (1× pláně, 1× les a 1× žolík): získáte navíc { $n-3 } { $n-3 ->
        [one] trofej průzkumu
        [few] trofeje průzkumu
       *[other] trofejí průzkumu
    }; tuto kartu si vezmete jako trofej (dřív než další trofeje).
    .outcome-3-story = Popíšete kopec, který tam není. Zbledne a prosí vás, abyste se vrátili.
    .instruction = Poříčí, 1 akce: průzkum.

card-con-artist = Podvodnice
    .dat = Podvodnici
    .acc = Podvodnici
    .ins = Podvodnicí
    .gender = f
    .text = Před bojem hlídejte měšec, při něm její ruce.
    .story = Okouzlující dáma vám už třikrát prodala téhož koně pod třemi jmény. Když chcete své zlato, usměje se a svlékne si rukavičky.
    .a-safe-investment = Bezpečná investice
    .a-safe-investment-text = Při střetu: podstoupíte zkoušku Mysli. Neúspěch: ztratíte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }.
    .quick-fingers = Hbité prsty
    .quick-fingers-text = Otočí { $n-2 } z vlastních žetonů, pak otočí { $n-3 } z vašich žetonů podle svého výběru.
    .tears = Slzy
    .tears-text = Vyléčí si { $n-4 } zranění, pak do konce bojového kola nesmíte utrácet žetony síly.
    .reward = Odměna: vyberte si: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo získáte bez placení předmět v ceně nejvýše { $n-6 } z kteréhokoli trhu. Tuto kartu si také vezmete jako trofej.

card-jealous-duelist = Žárlivý duelant
    .gen = Žárlivého duelanta
    .dat = Žárlivému duelantovi
    .acc = Žárlivého duelanta
    .ins = Žárlivým duelantem
    .gender = m
    .text = Souboj má pravidla: nikdo neodchází a na každou ránu přijde odpověď.
    .story = „Tančili jste s mou nevěstou,“ říká muž v rudém sametu. Netančíte už celé měsíce. To ho nezajímá, a dva přátele, kteří mu drží plášť, také ne.
    .the-glove = Rukavice
    .the-glove-text = Při střetu: do konce tohoto boje nesmíte ustoupit.
    .feint = Finta
    .feint-text = Vrhnete znovu { $n-1 } ze svých žetonů štítu podle jeho výběru, pak vám způsobí { $n-2 } zranění lebkou.
    .riposte = Riposta
    .riposte-text = Do konce bojového kola, když utrpí zranění vaším útokem, způsobí vám stejný počet zranění lebkou.
    .reward = Odměna: vyberte si: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo líznete { $n-4 } { $n-4 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }. Tuto kartu si také vezmete jako trofej.
