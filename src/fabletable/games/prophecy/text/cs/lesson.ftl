# První hra krok za krokem. Co je mezi hvězdičkami, tiskne se tučně.
lesson-about = Trůn je prázdný. V pěti sférách leží pět *artefaktů* a každý hlídají dva strážci. Kdo jich má *{ $n }*, je hned korunován. Zatím nikdo nemá žádný.
    .title = O co tu jde
lesson-hero = Váš hrdina: { $hero }, *síla { $strength }*, *vůle { $will }*. Červené kamínky jsou vaše síla a životy, modré vaše vůle a magy. Co ztratíte, to vás oslabí.
    .title = Váš hrdina
lesson-land = Dvacet polí do hvězdy. Stojíte *{ LOC($field) }*. V ceších se učí, ve Městě a Vesnici obchoduje, v divočině čekají dobrodružství. Kotva je přístav, oblouk brána.
    .title = Kraj
lesson-round = Každé kolo začíná *kartou náhody*; vám vyšla „{ $card }“. Pak se jednou pohnete, utkáte se s tím, kdo vám brání v cestě, a využijete, co pole nabízí.
    .title = Jak jde kolo
lesson-stay = Jeden krok je zdarma, dva stojí 1 zlatý a zůstat je také pohyb. Máte { $have } zkušenosti a právě tady se učí *{ $skill }*. Tentokrát *zůstaňte*.
    .title = Jít, nebo zůstat
lesson-stay-other = Rozhlédnout se, proč ne. Cech tu bude i potom.
lesson-learn = *{ $skill }*: cena { $price } zkušenosti. Schopnost vám zůstane po celou hru; na kartě stojí, kdy pomáhá. Ve vlastním cechu se zlato neplatí.
    .title = Učení
lesson-learn-later = Necháte si to na později. Starší schopnosti z cechu mizí, když přijdou nové.
lesson-friend = Teď je na tahu { $hazel }, karta náhody „{ $card }“. Vidíte každou kartu i každou kostku. *Shrnutí* nahoře kdykoli řekne, co se stalo od vašeho tahu.
    .title = Ostatní hrdinové
lesson-grow = Dobrodružství přinášejí *zkušenost* na učení, *zlato* na útratu a věci do boje. Některá přinesou kamínky: tak hrdina roste, v síle i ve vůli.
    .title = Co vás posílí
lesson-fight = { $creature }: *síla { $theirs }*. Vy máte *{ $mine }*. Každý přičte hod kostkou a vyšší součet vítězí. { $lives ->
        [1] Rozhodne jediný hod.
       *[other] Životů má { $lives }: tolik hodů musíte vyhrát za sebou.
    }
    .title = Boj
lesson-fight-met = Nestvůry brání v cestě: kdo vstoupí na jejich pole, *bojuje*. Každý přičte hod kostkou ke své síle, nebo vůli, a vyšší součet vítězí. Některé nestvůry je třeba porazit několikrát za sebou.
    .title = Boj už teď
lesson-go = Stůl to spočítal za vás: *{ $won } ze 100*. Nestvůry brání v cestě, kdo vstoupí na jejich pole, bojuje. Čeká vás { $creature }. Vzhůru do boje!
    .title = Do boje
lesson-go-other = Jiná cesta. Kde jsou vyhlídky dobré, tam stojí boj za úvahu.
lesson-kind = S touto nestvůrou se bojuje *silou*, nebo *vůlí*. Máte { $strength } a { $will } a boj vůlí se nejdřív platí magy. Vyberte to, v čem máte větší převahu.
    .title = Síla, nebo vůle
lesson-kind-will = Tedy boj vůlí. Magy se vrátí: dostanete je ve Věži a v Pustině.
lesson-roll = Poslední chvíle před hodem: teď přicházejí vrhy zbraní, kouzla a jiná pomoc. Nemáte-li nic takového, prostě hoďte.
    .title = Před hodem
lesson-brought = Vítězství! Teď máte { $gold ->
        [one] *{ $gold } zlatý*
        [few] *{ $gold } zlaté*
       *[other] *{ $gold } zlatých*
    } a *{ $experience } zkušenosti*. Získané věci leží na vaší desce. Prohra by stála životy a zbytek tahu.
    .title = Co to přineslo
lesson-brought-lost = Prohra, ale žijete. Životy se vrátí: léčí mniši i Lesní tábor. Nestvůra čeká tam, kde byla.
lesson-brought-drawn = Remíza: nikdo není zraněn, nic není získáno a váš tah tu končí. Můžete to zkusit znovu.
lesson-services = Cesta je volná a pole je vaše: využijte, co nabízí, v libovolném pořadí, dokud máte čím platit. Teď volíte vy.
    .title = Co nabízí pole
lesson-services-attack = Cesta je volná a { $hazel } stojí na stejném poli. Postavy na jednom poli se smějí jednou za tah *napadnout*; šance stojí vedle. Nic dalšího tu není. Teď volíte vy.
lesson-odds = Třetí kolo a nikdo neřekne, kam jít. U každé cesty stojí, co tam čeká a jaké máte vyhlídky. V ceších se učí, ve městech obchoduje: co potřebujete?
    .title = Vlastní cesta
lesson-odds-calm = Třetí kolo a nikdo neřekne, kam jít. Žádný boj není na dosah, ale v ceších se učí, ve městech obchoduje a dva kroky stojí 1 zlatý. Co potřebujete?
lesson-crown = Na *sféru* se útočí z pole pod ní: nejdřív nižší strážce, hned po něm vyšší, a pak je artefakt váš. Málokdo se odváží se silou nebo vůlí pod 7. Nejdřív zesilte.
    .title = Cesta ke koruně
lesson-duels = Hrdinové na stejném poli smějí napadnout jeden druhého, jednou za tah. Kdo prohraje, dá 1 život nebo předmět. V Táboře, Klášteře a na noclehu ve Vesnici je bezpečno, pokud nenesete artefakt.
    .title = Hrdina proti hrdinovi
lesson-alone = Teď je hra vaše. *Rada* ukáže, co by zahrál bot, pravidla jsou vždy po ruce, vaše tabulka řekne, jak stojíte. Ať je koruna vaše!
    .title = Dál už sami
