# Jména na mapě.

place-tamalir = Tamalir
    .text = Korunní město říše, kde začíná každá cesta.

place-forge = Výheň
    .text = Kouř nad severními průsmyky; její kladiva nikdy nespí.

place-dawnsmoor = Jitřní Vřes
    .text = Šedé hradby na západním vřesovišti, první vidí zvedat se mlhy.

place-riverwatch = Říční Stráž
    .text = Mýtné věže a lodě s lucernami na jižní řece.

place-burrow-town = Norov
    .text = Tisíc lamp uvnitř duté hory.

place-everton = Everton
    .text = Sedláci, drby přes plot a výtečné koláče.

place-red-bridge = Červený Most
    .text = Dvě poloviny města, které spojuje jeden starý most.

place-tradegate = Tržní Brána
    .text = Kde se potkávají a smlouvají východní a západní cesty.

place-brightdale = Jasnodol
    .text = Žlutý ječmen až po prahy domů.

place-suvars-haven = Suvarovo útočiště
    .text = Útulek u severní cesty; neodmítnou nikoho.

place-ithrite-forge = Ithritová kovárna
    .text = Stříbrný oheň tu hoří bez uhlí a měchů.

place-hunters-circle = Kruh lovců
    .text = Na každém vztyčeném kameni visí parohy.

place-shrine-of-aris = Svatyně Aris
    .text = Pšeničné věnce pro paní krbu a žní.

place-madmans-pass = Šílencův průsmyk
    .text = Vítr mluví a poustevníci v průsmyku odpovídají.

place-caer-loek = Caer Loek
    .text = Zelené prapory na kraji severních lesů.

place-castle-telis = Hrad Telis
    .text = Hraběcí sídlo, které má víc dluhů než věží.

place-fort-rodric = Pevnost Rodric
    .text = Palisády, tvrdý chléb a tvrdší seržanti.

place-firmament = Firmament
    .text = Citadela tak vysoko, že se o její bránu tříští mraky.

place-sundergard = Sundergard
    .text = Štít jihu, jednou rozťatý a už nikdy víc.

place-starfall-forest = Les padlých hvězd
    .text = Stromy vyrostlé kolem kráterů dávných hvězd.

place-rogue-peak = Toulavá hora
    .text = Hora, která se zatoulala od své rodiny.

place-cursed-ruins = Prokleté ruiny
    .text = Mezi těmi kameny nic neroste, a přece se tam něco hýbe.

place-telsvan-plains = Telsvanské pláně
    .text = Kraj koní, široký a ostražitý.

place-blackwing-swamp = Černokřídlý močál
    .text = Tichá voda, náhlá křídla.

place-robbers-glade = Loupežnická mýtina
    .text = Příjemná mýtina, na které je moc stop.

place-gloomthicket = Šerá houština
    .text = Pod těmi větvemi vypadá poledne jako soumrak.

place-valley-of-souls = Údolí duší
    .text = Svahy lemují trpasličí mohyly, každá se jménem.

place-snakewood = Hadí hvozd
    .text = Dávejte pozor na kořeny. Některé dávají pozor na vás.

place-echo-lake = Jezero ozvěn
    .text = Jednou zavoláte, dvakrát se uslyšíte a nakonec uslyšíte třetí hlas.

place-razor-cliffs = Břitké útesy
    .text = Břidlicové hrany, které řežou provaz i botu.

place-ashen-hills = Popelavé kopce
    .text = Šedé svahy, kde ještě doutná starý oheň.

place-hedgewood = Plotový hvozd
    .text = Vysázený jako plot, vyrostl v bludiště.

place-howling-dale = Vyjící údolí
    .text = Vítr tu má zuby a vlci také.

place-lake-kernan = Jezero Kernan
    .text = Rybáři přísahají, že se dno za úplňku hýbe.

place-breath-of-kellos = Kellosův dech
    .text = Teplý vzduch nad spálenou trávou, svatý a žíznivý.

place-stumpwood = Pařezový hvozd
    .text = Sekery zmlkly; proč, to už nikdo neví.

place-misty-plains = Mlžné pláně
    .text = Jděte za zvonci, nebo nechoďte za nikým.

place-bitter-lowlands = Hořké nížiny
    .text = Slané studny a paličaté kozy.

place-mountains-of-despair = Hory zoufalství
    .text = Pojmenoval je jediný zeměměřič, který se vrátil.

place-bluehaze-hills = Modravé kopce
    .text = Vždycky o jeden hřeben dál, než vypadají.

place-moonglow-marsh = Měsíční mokřina
    .text = Nad rákosím plují bledá světla, zdvořilá a smrtelná.

place-zedrics-crossing = Zedrikův přechod
    .text = Zedrik postavil most, aby zaplatil jedno mýto; teď je platí všichni.

place-southern-plains = Jižní pláně
    .text = Dlouhá tráva, dlouhá paměť.

place-green-forest = Zelený les
    .text = Elfí stezky, které se otvírají jen zevnitř.

place-lake-of-tears = Jezero slz
    .text = Slaná voda sto mil od moře.

place-fangs-of-mennara = Tesáky Mennary
    .text = Dva bílé štíty, které koušou do nebe.

place-riverlands = Poříčí
    .text = Bohatá půda, mokré boty, poctivé mýto.
