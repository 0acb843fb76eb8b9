# Kniha pravidel: co kapitoly potřebují kromě svých prvních slov.
rule-turn = Tah ve třech fázích
    .text =
        1. **Fáze I.** Hýbejte se, kolikrát dokážete zaplatit, a po každém pohybu využijte, [co místo nabízí](location-actions).
        2. **Fáze II.** Jedna věc: [boj](fights), [meditace](meditation), nebo [průzkum](exploration).
        3. **Fáze III.** Odhoďte, dolízněte a vezměte si [kartu z trhu](market).

        Pak je na tahu soused vlevo. Na konci tahu bývají v ruce tři karty a jedna nová.
rule-setup-table = Rozložení
    .text =
        1. Zamíchejte žetony míst každého terénu, balíčky průzkumu, lektvary a karty boje. Číslované události leží popořadě a skrytě.
        2. Pro každý terén vytáhněte žeton místa: tam sídlí nestvůra.
        3. Trh: odkrývejte karty akcí, dokud na třech místech vpravo neleží tři karty za 0; ostatní zamíchejte zpět a doplňte tři místa vlevo.
        4. Každý si vybere školu, vezme si její desku a deset karet a všechny čtyři vlastnosti, zaklínačskou úroveň i štít nastaví na 1. Zaklínač stojí ve své škole.
        5. Od každé vlastnosti leží připravena jedna trofej, ve čtyřech a pěti hráčích dvě. Pod každou deskou je tolik trofejí její školy, kolik je ostatních hráčů.
rule-setup-seats = Karty a zlato podle pořadí
    .text =
        - **Dva** hráči: 3 karty a 2 zlaté, 5 a 4
        - **Tři**: 3 a 2, 4 a 4, 5 a 6
        - **Čtyři**: 2 a 4, 3 a 5, 4 a 6, 5 a 7
        - **Pět**: 2 a 5, 3 a 5, 4 a 5, 4 a 7, 5 a 7
        - **O samotě**: 5 karet a 3 zlaté
rule-cards-anatomy = Co karta říká
    .text =
        - **Symboly** nahoře: zranění, štít, víc nebo méně karet k líznutí, karta zpět z odhozených, tato karta zpět do ruky.
        - **Vazby** na okraji v pěti barvách. Další karta komba musí mít barvu některé z nich; bonus na vazbě platí, jen když se vazba využije.
        - **Terén** dole, kam vás karta dovede: les, hory, voda, nebo kamkoli.
        - **Cena** dole: 0, 1 nebo 2.

        Modré karty jsou rychlé útoky, červené silné, zelené úhyby, fialové útočná znamení, žluté obranná znamení.
rule-movement-example = Tři cesty do Novigradu
    .text = Novigrad leží v lese. Z Hengforsu smíte odhodit jednu kartu lesa, nebo dvě jiné karty, nebo jednu jinou a minci. Z Kaer Morhenu nelze, není s ním spojen. Rozcestí spojuje všechny své konce a mořské cesty platí jako silnice.
rule-location-all = Všechna místa
    .text =
        - **{ place-0 }**. { place-0.text }
        - **{ place-1 }** (voda). { place-1.text }
        - **{ place-2 }** (hory). { place-2.text }
        - **{ place-3 }** (hory). { place-3.text }
        - **{ place-4 }** (voda). { place-4.text }
        - **{ place-5 }** (voda). { place-5.text }
        - **{ place-6 }** (les). { place-6.text }
        - **{ place-7 }** (les). { place-7.text }
        - **{ place-8 }** (les). { place-8.text }
        - **{ place-9 }** (hory). { place-9.text }
        - **{ place-10 }** (les). { place-10.text }
        - **{ place-11 }** (hory). { place-11.text }
        - **{ place-12 }** (voda). { place-12.text }
        - **{ place-13 }** (hory). { place-13.text }
        - **{ place-14 }** (voda). { place-14.text }
        - **{ place-15 }** (voda). { place-15.text }
        - **{ place-16 }** (les). { place-16.text }
        - **{ place-17 }** (les). { place-17.text }
        - **{ place-18 }** (hory). { place-18.text }

        Trénink zdarma je možný, jen dokud vlastnost není nad vaší zaklínačskou úrovní.
rule-dice-poker-more = Ještě o kostkách
    .text =
        - S každým zaklínačem, který stojí tam co vy, smíte hrát jednou za tah.
        - Malá postupka je 1 až 5, velká 2 až 6. Ze dvou full housů se porovnává nejdřív trojice, pak dvojice.
        - Proti místním, v místech Novigrad a Loc Ichaer, hází za ně hráč po vaší pravici; výhra přinese 3 zlaté i s vaší mincí.
rule-exploration-more = Město a divočina
    .text = Ať stojíte kdekoli, smíte si zvolit kterýkoli z obou balíčků. Karta vypráví příběh, nabídne dvě možnosti a pak to, co z té zvolené vzešlo: zlato, lektvary, Stopy, vlastnosti, karty, úkoly nebo událost. „Víc karet ve fázi III“ platí pro tento tah. Co vám zůstane, leží vedle desky, dokud to nevyužijete.
rule-quests-more = Kam úkoly vedou
    .text = Úkol jmenuje místo, nebo terén; pak vytáhněte jeho žeton místa, a ukazuje-li, kde stojíte, jiný. Stojíte-li tam, kde se úkol plní, musíte odejít a vrátit se. Žeton leží na kartě, dokud úkol není splněn.
rule-market-example = Ruka o třech kartách
    .text = Na místě úplně vpravo je karta za 1 zadarmo, uprostřed stojí 1, na dvou místech úplně vlevo 2. Nejdřív zaplaťte, pak si vezměte novou kartu a řada se posune doprava.
rule-fights-order = Jak boj probíhá
    .text =
        1. Co působí **před zásobami života**, u nestvůry i u trofejí.
        2. Vytvořte zásoby života: zamíchejte dohromady balíček a odhozené; nestvůře rozdejte tolik karet boje, kolik má života.
        3. Co působí **po zásobách života**. Připravte si ruku.
        4. Bojové tahy: se Stopou této nestvůry začínáte vy, jinak ona.
        5. Když jedné straně dojdou karty, boj končí; co bylo zahráno, se nejdřív dokončí.

        Váš tah má čtyři kroky: [účinky](effects), [kombo](combos), [zranění a štít](damage), líznutí karet.
rule-combos-example = Kombo ze tří karet
    .text = První leží žlutá karta s fialovou vazbou: líznout o 2 víc. Na ni fialová: 1 zranění a využitá vazba přidá 2. Má zelenou vazbu, takže následuje zelená karta: 2 štíty. Dohromady 3 zranění, 2 štíty a o dvě karty víc. Štíty nad vaši Obranu propadnou.
rule-damage-example = Rána za pět
    .text = Štít máte na 2 a nestvůra dá 5: štít klesne na 0 a tři karty jdou z vrchu balíčku mezi odhozené. Zbývá-li v balíčku jediná, jdou dvě z ruky a vyberete je vy.
rule-monster-turn-cards = Co dělají karty boje
    .text =
        - **Zranění** číslem, podle úrovně nestvůry nebo podle některé vaší vlastnosti.
        - **Odstranit** kartu z ruky podle vaší volby, a je-li ruka prázdná, vrchní kartu balíčku.
        - **Náhodně odhodit** tolik karet z ruky, jaká je úroveň nestvůry; co chybí, jde z balíčku.
        - **Snížit** vlastnost o 1 a k tomu trochu zranění.

        Karta pak odchází ze zásoby života: každý vlastní tah stojí nestvůru kartu.
rule-special-abilities-all = Nestvůry podle úrovní
    .text =
        - **Úroveň I**, život 10 až 12: { monster-arachas }, { monster-foglet }, { monster-drowners-nest }, { monster-nekkers-nest }, { monster-barghest }, { monster-rotfiend }, { monster-ghouls-nest }, { monster-harpy }, { monster-ekimmara }, { monster-archespore }
        - **Úroveň II**, život 13 až 15: { monster-fiend }, { monster-grave-hag }, { monster-weavess }, { monster-nightwraith }, { monster-noonwraith }, { monster-manticore }, { monster-werewolf }, { monster-penitent }, { monster-whispess }, { monster-water-hag }, { monster-wyvern }, { monster-griffin }
        - **Úroveň III**, život 17 až 19: { monster-brewess }, { monster-bruxa }, { monster-striga }, { monster-yghern }, { monster-glustyworp }, { monster-leshen }

        Co stojí na kartě nestvůry, platí pro tento boj. Zabita dává karta to, co říká její trofej, v dalších bojích.
rule-outcome-tokens = Co se vrací
    .text = Žeton místa zabité nebo zahnané nestvůry se vrátí ke svému terénu a s ním všechny její Stopy a stopovací úkoly všech hráčů. Místo nové nestvůry se losuje znovu z téhož terénu. Dojde-li hromádka její úrovně, zamíchají se zahnané.
rule-duels-steps = Krok za krokem
    .text =
        1. Ostatní smějí [sázet](bets).
        2. Oba vytvoří zásoby života. První tah má útočník.
        3. Tahy se střídají, s lektvary, dovednostmi a trofejemi obou stran, dokud jednomu nedojdou karty.
        4. Zlato, trofej, karty; pak oba vše zamíchají a zvednou štíty.

        V tahu je možný jeden boj, s nestvůrou, nebo se zaklínačem.
rule-solo-poker = Kostky o samotě
    .text = Zaplaťte 1 zlatý, hoďte pěti kostkami a jednou kterékoli přehoďte. Dvojice nepřinese nic, dvě dvojice 1 zlatý, trojice 2, postupka 3, full house 4, čtveřice 5, pětice 6.
rule-solo-rating = Jak se vám bude říkat
    .text = Třináct tahů a víc není na nováčka zlé, jedenáct nebo dvanáct znamená spolehlivost, devět nebo deset profesionála, sedm nebo osm legendu v zrodu, šest a méně žijící legendu.
