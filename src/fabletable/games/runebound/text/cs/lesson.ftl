# První hra krok za krokem. Co je mezi hvězdičkami, tiskne se tučně.
lesson-about = *Margath*, drak v lordově zbroji, přijde do Firmamentu po { $days }. dni. Kdo ho porazí, vyhrává. Dorazí-li do Tamaliru, prohráli všichni. Do té doby putujte, bojujte a sílte.
    .title = O co tu jde
lesson-hero = Šest hrdinů, každý má tři *bojové žetony* a vlastní schopnosti. Na první cestu si vezměte *{ ACC($hero) }*: zdraví { $health }, silná ruka a jednou za boj jedná dvakrát po sobě.
    .title = Váš hrdina
lesson-hero-other = Dobrá volba. Cesta je stejná, jen žetony a schopnosti máte jiné.
lesson-start = Kde hrdina začíná, stojí na jeho kartě. Vyberte místo u *města*, kde se prodávají zbraně, a u oranžového drahokamu: *{ $place }*. Odtud je to do města { $city } jen { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    }.
    .title = Kde začnete
lesson-start-other = Také dobré místo. Podívejte se, které město je nejblíž: tam se prodávají zbraně.
lesson-hand = V ruce máte { $n ->
        [one] { $n } *dovednost*
        [few] { $n } *dovednosti*
       *[other] { $n } *dovedností*
    }. Za trofeje se je naučíte; do té doby smíte kteroukoli odhodit a přehodit kostku, tomu se říká *vynaložit úsilí*. { $hero } teď smí některé vyměnit. Nechte si je.
    .title = Vaše ruka
lesson-hand-swap = Vyměněno. Nové karty, nové nápady.
lesson-map = Drahokamy jsou dobrodružství: *oranžové* boje, zelené průzkumy, fialové setkání. Ve městech jsou *trhy*. Stupnice počítá dny, { $days } na jedno dějství, a příběh vypráví, co chystá padouch.
    .title = Co je na stole
lesson-mat = *Zdraví* { $health }, *zlato* { $gold }. Tělo { $body }, Mysl { $mind }, Duch { $spirit }: na nich stojí zkoušky a to, kolik dovedností každého druhu se smíte naučit. Rychlost { $speed }: tolik kostek vás nese.
    .title = Vaše deska
lesson-actions = Za den máte { $n ->
        [one] *{ $n } akci*
        [few] *{ $n } akce*
       *[other] *{ $n } akcí*
    }: cesta, odpočinek, výcvik, nákup. Nejdřív potřebujete zbraň, a tu prodává město *{ $city }*. Hoďte { $speed ->
        [one] { $speed } kostkou
        [few] { $speed } kostkami
       *[other] { $speed } kostkami
    } a cestujte; bez kostek by to bylo jedno pole.
    .title = Tři akce
lesson-actions-walk = Jeden jistý krok, ať tam leží cokoli. Kostky by vás donesly dál.
lesson-actions-other = I to je akce. Na cestu se vydáte další.
lesson-ride = Padlo: *{ $dice }*. Každá kostka zaplatí jedno pole svého terénu, *žolík* kterékoli a do *města* stačí kterákoli kostka. Prostě řekněte, kam chcete: { $city }.
    .title = Na cestě
lesson-ride-far = Padlo: *{ $dice }*. Každá kostka zaplatí jedno pole svého terénu, *žolík* kterékoli. Do města { $city } to nestačí, ale každé pole vás přiblíží.
lesson-ride-reroll = Přehozeno a dovednost je pryč: to je vynaložené úsilí.
lesson-ride-steps = Tedy krok za krokem: sami určíte, která kostka zaplatí které pole.
lesson-ride-other = Jiná cesta. Neutracené kostky propadnou, jeďte tedy daleko, když můžete.
lesson-market = Další akce: *trh* ve městě { $city }. Přibude jedna karta, potom *jednu* koupíte, nebo jednu odhodíte. Zlata máte { $gold }.
    .title = Trh
lesson-market-other = Trh tu bude i zítra, možná s jinými kartami.
lesson-buy = *{ $asset }*: cena { $price } z vašich { $gold } zlata. K tomu čtvrtý *bojový žeton*: na jedné straně { $one }, na druhé { $other }. Vrhá se v každém boji.
    .title = První nákup
lesson-buy-discard = Odhozeno: teď to nekoupí nikdo a zlato vám zůstalo.
lesson-buy-other = I to se hodí. Žeton do boje přinášejí jen karty, na kterých je nakreslený.
lesson-roads = K oranžovému drahokamu je to { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    }. Po *cestě* stačí kterákoli kostka, ať je tam jakýkoli terén. Přes *řeku* jen voda nebo žolík, není-li tam most. Hoďte kostkami.
    .title = Cesty a řeky
lesson-roads-other = Jak chcete. Drahokam tam zůstane, ale vidí ho i ostatní.
lesson-gem = Padlo: *{ $dice }*. To stačí. Dojeďte k drahokamu dnes a zítra vám zbudou všechny akce na to, co tam čeká.
    .title = K drahokamu
lesson-gem-near = Padlo: *{ $dice }*. K drahokamu to o kousek nestačí. Jeďte co nejblíž, zítra je také den.
lesson-gem-other = Jiná cesta. Drahokamy všech tří barev leží po celé mapě.
lesson-friend = Váš tah skončil, teď má tři akce { $hazel }. Všechno vidíte a můžete si to ukázat znovu. V boji vede nepřítele soupeř: vašeho { $hazel }, soupeřova vy.
    .title = Druhý hrdina
lesson-enemy = { $hazel } potkává { ACC($foe) } a nepřítele vedete vy. *Lebky* jsou jeho zranění: udeřte, dokud můžete, kryjte se štíty, pasujte, když nic nezbývá.
    .title = Vedete nepřítele
lesson-story = { $day }. den. Ve dnech s *hvězdou* přijde karta příběhu: tentokrát „{ $card }“, a už se stala. Jiné jsou úkoly proti padouchovi. *Kroužky* otáčejí drahokamy zase lícem nahoru.
    .title = Čas a příběh
lesson-story-quest = { $day }. den. Ve dnech s *hvězdou* přijde karta příběhu: „{ $card }“, *úkol* pro toho, kdo tam dojede. Jiné se prostě všem přihodí. *Kroužky* otáčejí drahokamy zase lícem nahoru.
lesson-onward = K drahokamu je to { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    } a dobrodružství stojí *dvě* akce. Jeďte dál, dokud tam nestanete a dvě vám nezbudou.
    .title = Dál na cestu
lesson-onward-other = Není kam spěchat. Drahokamy počkají, až někdo přijde.
lesson-adventure = Stojíte na drahokamu. *Dobrodružství* stojí 2 akce, máte { $n }: drahokam se otočí a lízne se karta jeho balíčku. Bojových žetonů máte { $tokens }, zdraví { $health }. Vzhůru!
    .title = Dobrodružství
lesson-adventure-other = Drahokam tam zůstane. Dobrodružství stojí dvě akce, neutraťte jich předtím moc.
lesson-cast = { $foe }, zdraví { $health }. Obě strany vrhnou všechny žetony. Kdo má víc *zlatých* stran, jedná první, při shodě útočník: vy máte { $mine }, nepřítel { $theirs }. *Začínáte vy.*
    .title = Vrh
lesson-cast-they = { $foe }, zdraví { $health }. Obě strany vrhnou všechny žetony. Kdo má víc *zlatých* stran, jedná první: vy máte { $mine }, nepřítel { $theirs }. *Začíná nepřítel*, pak se střídáte po jedné akci.
lesson-cast-told = { $foe }, zdraví { $health }. Obě strany vrhnou všechny žetony. Obvykle jedná první ten, kdo má víc *zlatých* stran, tady ale rozhodla schopnost: přečtěte si kartu nepřítele. Pak se střídáte po jedné akci.
lesson-shield = Nepřítel útočí za *{ $n }*. Padl vám *štít*: zastaví zranění a není to akce. Štít, který do konce kola neutratíte, přijde nazmar, tak se kryjte.
    .title = Štíty
lesson-shield-other = Štít zůstává na příští ránu. Tahle bolela.
lesson-agility = Na jednom vašem žetonu je *{ $up }*, vespod *{ $beneath }*. Utraťte *obratnost*, otočte ho a váš úder zesílí. Také byste mohli nepřítele přimět, aby jeden žeton vrhl znovu.
    .title = Obratnost
lesson-agility-other = I tak to jde. Co v tomto kole neutratíte, v příštím se vrhá znovu.
lesson-agility-spend = Obratnost je na více vašich žetonech. Vyberte ten, který za ni utratíte; pro toto kolo je pryč, i s tím, co má vespod.
    .title = Který žeton zaplatí
lesson-agility-turn = Teď vyberte žeton: na vašem je *{ $up }*, po otočení *{ $beneath }*. Žeton nepřítele by se místo toho vrhl znovu.
    .title = Který žeton otočit
lesson-ability = *{ $ability }*, jednou za boj: hned další akce, dřív než nepřítel odpoví. Čepel je připravena, teď je ta chvíle.
    .title = Schopnosti
lesson-ability-other = Necháte si ji na později v tomto boji. Vrátí se až v dalším.
lesson-strike = Všechny strany jednoho druhu udeří společně: zranění *{ $n }*. Nepříteli zbývá zdraví { $left }{ $shields ->
        [0] {""} a štít neukazuje
       *[other] {""}; štíty mohou zastavit { $shields }
    }. Udeřte.
    .title = Úder
lesson-strike-pass = Kdo pasuje, v tomto kole už nejedná.
lesson-strike-other = I to je akce. Pamatujte, že nepřítel na každou odpoví.
lesson-finish = Vám zbývá zdraví { $mine }, nepříteli { $left }. Střídejte se, dokud oba *nepasujete*, potom se všechny žetony vrhnou znovu. Mezi koly smíte zkusit ústup.
    .title = Kolo za kolem
lesson-won = Vítězství! Karta nepřítele je teď vaše *trofej* a s odměnou máte { $gold } zlata. Za zlato se kupují věci, za trofeje se učí dovednosti.
    .title = Co to přineslo
lesson-won-lost = Prohra, ale na tu se neumírá: *poražený* hrdina musí nejdřív odpočívat a pak jede dál se vším, co měl. I se zlatem: { $gold }.
lesson-won-left = Unikli jste. Nepřítel je pryč, zlato ({ $gold }) a zbylé zdraví vám zůstávají.
lesson-learn = *{ $skill }*: cena { $n ->
        [one] { $n } trofej
        [few] { $n } trofeje
       *[other] { $n } trofejí
    }. Učení nestojí akci a co se naučíte, pomáhá do konce hry. Udělejte to hned.
    .title = Naučit se dovednost
lesson-learn-later = Necháte si ji. Trofeje se nekazí.
lesson-rest = Zranění máte { $n }. *Odpočinek* stojí akci: tady v divočině se hází pěti kostkami a každá s tímto terénem vyléčí 1. Ve městě, v osadě, u svatyně a v pevnosti se vyléčí všechno.
    .title = Odpočinek
lesson-rest-site = Zranění máte { $n }. *Odpočinek* stojí akci: tady, jako v každém městě, osadě, svatyni a pevnosti, se hned vyléčí všechno. V divočině o tom rozhodne pět kostek.
lesson-rest-other = I to je dobře. Bez zdraví byste byli poraženi a museli odpočívat.
lesson-rest-dice = Kostky padly. Za dovednost z ruky smíte jednu přehodit, to je *vynaložené úsilí*. Naučená dovednost má větší cenu: nechte kostky, jak leží.
    .title = Kostky odpočinku
lesson-villain = Margath má *zdraví { $health }*, o 1 méně za každý váš *poznatek*, ale nejméně { $least }. Poznatků máte { $lore }. Přinášejí je úkoly příběhu. Nejdřív nasbírejte asi šest dobrých žetonů: od něj se neustupuje.
    .title = Cesta k padouchovi
lesson-villain-quest = Margath má *zdraví { $health }*, o 1 méně za každý váš *poznatek*, ale nejméně { $least }. Poznatků máte { $lore }; může je přinést „{ $quest }“. Nejdřív nasbírejte asi šest dobrých žetonů: od něj se neustupuje.
lesson-alone = Království je teď vaše. *Rada* ukáže, co by zahrál bot, pravidla jsou vždy po ruce, vaše tabulka řekne, jak stojíte. Šťastnou cestu!
    .title = Dál už sami
