# Kniha pravidel: co kapitoly potřebují kromě svých prvních slov.
rule-aim = O co jde
    .text = Pět artefaktů dávných králů leží v pěti astrálních sférách a každý střeží dva strážci. Putujete krajem, bojujete, učíte se, obchodujete a sílíte, až se odvážíte na některou sféru zaútočit. Kdo má [čtyři artefakty](artifacts), je ihned korunován; jsou-li dřív rozebrány všechny, rozhodne [konec hry](final).
rule-hero = Vaše postava
    .text =
        Červené kamínky jsou **síla a životy**, modré **vůle a magy**. Kamínky vpravo jsou to, co máte teď; co ztratíte nebo zaplatíte, jde doleva a vrací se léčením a odpočinkem. Zraněná postava je slabší a slabší je i ta, která utratila magy.

        Získat sílu nebo vůli znamená vzít si nový kamínek, a to doprava. Víc než 8 červených a 10 modrých kamínků mít nelze; nad tu mez se místo toho léčíte nebo doplňujete. Ztratit sílu nebo vůli natrvalo znamená kamínek vrátit.
rule-hero-all = Deset postav
    .text =
        - **{ hero-paladin }**, síla 4 a vůle 4, Pevnost a Klášter
        - **{ hero-spellblade }**, 4 a 4, Pevnost a Magická věž
        - **{ hero-mercenary }**, 5 a 2, Gilda a Pevnost
        - **{ hero-scout }**, 5 a 2, Gilda a Lesní tábor
        - **{ hero-ranger }**, 5 a 2, Lesní tábor a Pevnost
        - **{ hero-druid }**, 3 a 6, Lesní tábor a Klášter
        - **{ hero-sorceress }**, 3 a 6, Magická věž a Lesní tábor
        - **{ hero-illusionist }**, 4 a 4, Magická věž a Gilda
        - **{ hero-mystic }**, 3 a 6, Klášter a Magická věž
        - **{ hero-wandering-monk }**, 4 a 4, Klášter a Gilda

        V cechu jmenovaném jako první postava začíná; v obou za schopnosti neplatí zlatem.
rule-beginning-table = Rozložení
    .text =
        1. Zamíchejte všechny balíčky. Do každé sféry přijde artefakt, na něj vyšší strážce a navrch nižší, vše lícem dolů.
        2. Do každého z pěti cechů vyložte lícem nahoru jednu schopnost.
        3. Do krajiny přibudou dobrodružství, jak říká balíček náhody.
        4. Každá postava začíná v prvním ze svých cechů se svými kamínky, 3 zlatými a 3 body zkušenosti, bez předmětů a schopností.
        5. Všichni hodí; kdo má nejvíc, začíná a hraje se doleva.
rule-beginning-draft = Postavy se vybírají
    .text = Prohlédněte si dvě postavy, jednu si nechte a druhou pošlete doleva. To celé třikrát; třetí volba je konečná a všechny se ukážou najednou.
rule-beginning-dealt = Postavy se rozdávají
    .text = Každý dostane jednu náhodnou postavu.
rule-beginning-one = Dobrodružství v jedné krajině
    .text = Najděte v balíčku náhody první kartu lesa, hor nebo plání. Na každé pole této krajiny přijde lícem nahoru jedno dobrodružství. Pak se balíček znovu zamíchá.
rule-beginning-all = Dobrodružství ve všech třech krajinách
    .text = Na každé pole lesa, hor i plání přijde lícem nahoru jedno dobrodružství. Pak se balíček náhody zamíchá.
rule-beginning-longer = Delší hra
    .text = Postavy začínají s jedním červeným a jedním modrým kamínkem méně a bez zkušenosti, na plánu neleží schopnosti ani dobrodružství a nechat si smíte 9 předmětů a 9 schopností.
rule-round-order = Kolo a tah
    .text =
        1. Co dělají vaše artefakty na začátku kola, pak jedna [karta náhody](chance).
        2. Váš tah: [pohyb](movement), odkrytí zakrytých karet, [boj s každou nestvůrou](creatures), třeba [útok na jednu postavu](duels), pak v libovolném pořadí [příležitosti](opportunities) a [služby](services).
        3. Co je navíc, se odhodí: předměty a dobrodružství na své hromádky, schopnosti pod své balíčky.

        Některé karty dávají v témž kole druhý tah. Co působí jednou za kolo, se vrátí se začátkem vašeho příštího kola. Lektvary, svitky a schopnosti, které působí mimo boj, smíte použít v kteroukoli chvíli svého tahu, jen ne uprostřed boje.
rule-chance-all = Co karty přinášejí
    .text =
        - **{ chance-forest }, { chance-mountains }, { chance-plains }** přinesou jedno dobrodružství na každé takové pole, kde jich je méně než dvě, po směru hodin od postavy, která táhla. Na prázdném poli leží odkrytě, jinak zakrytě pod prvním.
        - **Karty pěti cechů** tam přinesou schopnost; ze tří jde nejstarší pod balíček. **{ chance-training }** nechá cech vybrat vás.
        - **{ chance-village-merchant }** a **{ chance-caravan }** vymění všechno zboží ve Vesnici a ve Městě.
        - **{ chance-peaceful-times }** vám dají dva tahy. **{ chance-prophetic-dream }** odkryje další zakrytou kartu jedné sféry.
        - **{ chance-refreshing-wind }** vyléčí vám 2 životy a ostatním 1, **{ chance-magic-wind }** doplní 4 a 2 magy, **{ chance-good-times }** přinesou 4 a 2 zlaté, **{ chance-kind-wind }** 3 a 1 bod zkušenosti.
        - **{ chance-charity }** dá 3 zlaté, 1 život a 2 magy, každé tomu, kdo toho má nejméně; **{ chance-crisis }** vezme všem polovinu zlata.
        - V prvním vydání jsou místo karty { chance-kind-wind } **{ chance-interesting-times }**, 2 a 1 bod zkušenosti, a navíc **{ chance-training-offer }**, po jedné schopnosti do každého vašeho cechu.

        Když balíček dojde, zamíchá se znovu.
rule-movement-ways = Jak se dá cestovat
    .text =
        - **Zůstat**, zadarmo. Zakryté karty pole se odkryjí.
        - **Jít** na sousední pole, zadarmo.
        - **Jet** přesně dvě pole za 1 zlatý; pole mezi nimi minete.
        - **Plout** z přístavu do nejbližšího přístavu na kteroukoli stranu za 1 zlatý.
        - **Projít bránou** ke kterékoli jiné bráně za 2 zlaté.
        - Použít jednu **schopnost nebo předmět** k pohybu.
        - **Zaútočit na sféru** z jednoho ze dvou jejích polí, viz [astrální sféry](planes).
rule-movement-instead = Místo pohybu
    .text =
        - Ve **Městě** zaplaťte 1 mag a získejte 2 zlaté.
        - V **Gildě** ztraťte 1 život a získejte 3 zlaté.
        - V **Pevnosti** ztraťte 1 život a získejte 2 body zkušenosti.
        - Co říká schopnost nebo předmět; [obchod](trading), pokud se s ním hraje.
rule-creatures-more = Ještě o nestvůrách
    .text =
        - Je-li nestvůr víc, pořadí volíte vy. Dokud některá není poražena, nic jiného na poli využít nelze.
        - Neporažená nestvůra zůstává na místě lícem nahoru.
        - Co dělá **před** bojem, se stane nejdřív, co dělá **po** boji, se stane při jakémkoli výsledku, pokud to říká.
        - Při třech životech zůstává druh boje i to, co máte v rukou, pro všechny tři hody stejné; platí se jednou. První remíza nebo prohra boj ukončí.
rule-battles-steps = Krok za krokem
    .text =
        1. Síla, nebo vůle: co říká nestvůra, nebo za 2 magy podle vás.
        2. Co máte v rukou a na hlavě.
        3. Před hodem: kouzla, vrh, zaplacené bonusy.
        4. Obě kostky. Pak cokoli, co je ještě může změnit.
        5. Vyšší součet vítězí. Štít v ruce nebo schopnost mohou prohru změnit v remízu.
rule-battles-dice = Kostky navíc
    .text = Sečtěte kladné kostky a odečtěte záporné, pro každou stranu zvlášť. Zbývá-li jedna, hoďte dvěma kostkami a nechte lepší, zbývají-li dvě, hoďte třemi, a tak dál; zbývají-li záporné, nechte horší. Kostky obou stran se počítají odděleně.
rule-battles-example = Dva boje
    .text =
        Druid se silou 3 a vůlí 6 potká Starého piráta a zaplatí 2 magy za boj vůlí: vůle je teď 4. Hodí 4, Pirát s vůlí 3 hodí 6. Je to 8 ku 9 a Druid ztrácí 1 život.

        Žoldák se silou 6 a zbraní za 1 má 7 proti 6 Rozzuřeného davu, který má tři životy. První hod je 5 a 2, druhý 1 a 1. Ve třetím vrhne sekeru: 8 a 5 proti 6 a 6. Dav je poražen.
rule-duels-steps = Krok za krokem
    .text =
        1. Útočník ohlásí sílu, nebo zaplatí za vůli: 2 magy a 1 za každý artefakt soupeře. Proti síle smí obránce stejně zaplatit a bojovat vůlí.
        2. Útočník ohlásí zbraně, kouzla a vrhy, pak obránce.
        3. Oba hodí. Po kostkách smí něco změnit nejdřív útočník.
        4. Poražený volí: 1 život, nebo si vítěz vezme kterýkoli jeden předmět. Bez předmětů je to život, a bez životů smrt.

        Remíza nic nemění. Ať to dopadne jakkoli, tah útočníka pokračuje.
rule-duels-experience = Zkušenost za souboje
    .text = Zvolí-li poražený zranění, získá vítěz 2 body zkušenosti. Kdo postavu zabije, získá ještě 1 za každé dva její kamínky. V závěrečném boji to neplatí.
rule-services-each = Pole po poli
    .text =
        - **Město**: nákup a prodej, opravy po 1 zlatém
        - **Vesnice**: nákup a prodej, opravy, nocleh za 1 zlatý: 1 život, 1 mag a bezpečí do vašeho příštího tahu
        - **Lesní tábor**: učení, opravy, léčení po 1 zlatém za život; bezpečné místo
        - **Klášter**: učení, opravy, 1 život zdarma jednou za tah; bezpečné místo
        - **Magická věž**: učení, opravy, 2 magy za každý zlatý, tedy 5 magů za 3 zlaté
        - **Gilda** a **Pevnost**: učení, opravy
        - **Magická pustina**: 3 magy zdarma, jednou za tah
rule-items-more = Ruce, vrhy a poškození
    .text =
        - Na konci kola si smíte nechat 7 věcí, v delší hře 9. Před každým bojem z nich smíte vzít do rukou jiné.
        - Zbraň se vrhá před hodem; platí pro tento hod a pak se poškodí, ať padne cokoli.
        - Poškozená věc leží lícem dolů, nepůsobí a nelze ji prodat, dokud ji neopravíte.
        - Co se má poškodit znovu, se nezničí, pokud to karta neříká.
        - Magy za předmět se platí jako za kouzlo, ale kouzlo to není.
rule-death-more = Co zůstane
    .text =
        - Dobrovolnou cenu lze platit jen životy, které máte. Vynucená ztráta magů se zastaví na nule.
        - Schopnosti mrtvého jdou pod své balíčky. Artefakty toho, kdo padl ve sféře, tam čekají na dalšího vítěze.
        - Nová postava se táhne z těch, za které nikdo nehrál. Začíná jako na [začátku](beginning), bez 1 života a 2 magů, v příštím kole svého hráče. Jakmile začal závěrečný boj, nikdo se nevrací.
rule-planes-more = Ve sféře
    .text =
        - Nižší strážce se odkryje, když na něj někdo zaútočí. Prohra i remíza ukončí váš tah a strážce zůstane všem na očích.
        - Mezi oběma strážci smíte změnit, co držíte, pít, číst a sesílat, co působí mimo boj; vrátit se nelze.
        - Získaný poklad je váš, i když vás vyšší strážce porazí. Další útočník se utká jen s tím, co zbylo.
        - Dobytá sféra zůstává zavřená.
rule-artifacts-four = Vítězí čtyři artefakty
    .text = Čtvrtý artefakt ukončí hru ihned, i když pátý ještě leží ve své sféře.
rule-artifacts-three = Vítězí tři artefakty
    .text = Třetí artefakt v jedněch rukou ukončí hru ihned.
rule-artifacts-two = Vítězí dva artefakty
    .text = Kdo první drží dva artefakty, vyhrál. Závěrečný boj není.
rule-final-battle = Závěrečný boj
    .text =
        1. Postavy bez artefaktu odcházejí ze hry. Majitel Královského pláště určí jedno z dvaceti polí a všechny karty se z něj odstraní.
        2. Favorité tam přijdou vyléčení, se všemi magy a opravenými věcmi. Začíná soused vlevo od toho, kdo vzal pátý artefakt.
        3. Karty náhody se netahají. Nikdo neodchází; v každém tahu je nutné na jednoho favorita zaútočit.
        4. Poražený odevzdá artefakt podle své volby; komu žádný nezbyl, vypadl. Vítězí čtyři.
rule-final-apocalypse = Apokalypsa
    .text = Hraje se dál po celé zemi. Celý balíček náhody se ještě jednou zamíchá; až dojde, ztrácí každá postava na začátku každého kola 1 život a 1 mag. Poražený v souboji odevzdá artefakt. Vítězí čtyři artefakty v jedněch rukou; zemřou-li všichni, nevyhrál nikdo.
rule-editions = Vydání
    .text = Proroctví vyšlo ve dvou podobách, které se liší některými kartami a závěrem. Tato kniha popisuje obě; co patří jen k jedné, je vyznačeno. Čísla, která žádný zdroj neuvádí, jsou navržena pro tento stůl a na kartách označena; kterékoli smíte nahradit vlastním.
rule-editions-second = Druhé vydání
    .text = Ve Vesnici leží 3 běžné předměty, ve Městě 2 vzácné. Karty náhody jsou pro každý počet hráčů stejné. Golem poškodí zbraň každému, kdo s ním bojoval, praporec je Praporec naděje. Hru uzavírá [závěrečný boj](final-battle).
rule-editions-first = První vydání
    .text = Ve Vesnici leží 2 běžné předměty, ve Městě jeden běžný a jeden vzácný. Karty náhody označené pro čtyři a pět hráčů se při menším počtu vyřadí, mimo jiné Nabídka výcviku a Zajímavé časy. Golem ušetří zbraň vítěze, praporec je Praporec zkázy. Hru uzavírá [Apokalypsa](final-apocalypse).
