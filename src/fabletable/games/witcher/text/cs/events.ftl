# Příběhy balíčku událostí.

event-1 = Pod voskovaným plátnem
    .intro = Svatební stuhu rozvážete o dvě ulice dál. Uvnitř leží kuše, krátká, hezká a vražedná, jediná věc, kterou Stanko Prott kdy vyrobil pro sebe, a ne na nájem. Do pažby vyřezal malou sovu a pod ni rok své svatby. Tětiva je nová. Nikdy se z ní nestřílelo.
    .a-line = Pusťte, co držíte, chopte se jí a první slovo v hádce je vaše.

event-2 = Sbor jehlic
    .intro = Zuzanina kuchyně je plná stařen, vlny a zpěvu. Posadí vás ke kamnům a ukážou nejnovější košili, s růžemi na manžetách. „Jak v nich sbor vypadal?“ ptá se Zuzana. „Severin nám nikdy nic neřekne.“ Tucet párů jehlic čeká. Na zdi visí dopisy vojenských matek, adresované výrobci kroužkových košil. Schovávají je pro krásné písmo. Číst tu neumí nikdo.
    .a = Přečíst jim ty dopisy.
    .a-result = Přečtete všechny. Nikdo nepřerušuje. Potom vám Zuzana vysype do dlaně vlněný fond, tři mince, za tu námahu říct to nahlas, a obléká si kabát. Tucet stařen dnes večer sejde na trh, s jehlicemi. Severinem Glossem byste být nechtěli ani za vévodství.
    .b = Říct, že sbor vypadal skvěle.
    .b-result = Červenají se jako děvčata. Krmí vás, látají vás a opasek vám naplní dryáky z tuctu domácností. A protože stařeny u horských oken vidí všechno, co se hne, odcházíte se znalostí stopy toho, co lovíte. Jehlice slyšíte až do průsmyku.

event-3 = Oddělení doktorky Apoleny
    .intro = Na oddělení doktorky Apoleny u vody je deset pacientů od vašeho potoka, všichni sedí, všichni jedí. „Mohli být ve vedlejší budově,“ říká a kývne k dlouhé nízké střeše bez komína. Omývá vám paže a neptá se, jestli to bolí. Zaplatit vám nemůže. Ale položí na deku klíč od lékárny; a vedle stojí její vlastní polní kufřík, starý dvě války, na který se dívá o chvíli déle.
    .a = Vzít si klíč od lékárny.
    .a-result = Přikáže vám naplnit opasek, a když je plný, musíte si vzít ještě jednu do ruky. Všechno to nesete přes oddělení jako host, který odchází ze svatby. Zvedá se k vám deset lžic. Nejmenší lžíce má vedle postele vědro.
    .b = Zeptat se na polní kufřík.
    .b-result = „Přivedl zpátky lidi, které jsem už přikryla,“ říká Apolena. „Ne často. Dřív jsem to počítala.“ Zavře víko, otevře ho, vyjme dětský mléčný zub, který si nechá, znovu ho zavře a posune kufřík po dece k vám.

event-4 = Zkouška v Ban Ardu
    .intro = Mistři z Ban Ardu zkoušeli Jardela týden. Nemá oheň, blesk ani ctižádost. Ale když nejstarší ztratil trpělivost a hodil mu po hlavě kalamář, zastavil se na dlaň od ní. Visí tam pořád; nikdo ho nedokáže sundat. Rektor Simplicius mluví o jedinečném jevu a objednal pokoj se skleněnou stěnou. Jardel stojí vedle kalamáře a dívá se na vás. Nevybalil si.
    .a = Přimluvit se za něj u mistrů.
    .a-result = Žádáte dvě věci: aby měl pokoj dveře a dveře kliku na jeho straně. Simplicius, kterého to nenapadlo, je vděčný a otevře vám, kterou posluchárnu chcete. Při odchodu míjíte kalamář. Někdo na něj prstem nakreslil ovečku.
    .b = Vyvést ho bránou ven.
    .b-result = Nikdo vás nezastaví. Přesněji řečeno, zkoušejí to všichni a jaksi nikdo nedorazí. U brány si Jardel na něco vzpomene a daleko za vámi, ve zkušebním sále, dokončí kalamář svou cestu. Ozve se výkřik. „Házet bylo nezdvořilé,“ říká Jardel a hodí si vak na rameno.

event-5 = Co přichází pozdě
    .intro = Jardel chodí po té straně, odkud fouká. Učí se číst z hospodských vývěsních štítů a zdraví všechny ovce. V boji udělá jen jedno, hned na začátku: podívá se na ránu, která k vám letí, a požádá ji, ať si to rozmyslí. Potom si musí sednout. Ale na okamžik jdou po vás drápy dlouhé jako kosy jakoby medem.
    .a-line = První rána nestvůry dorazí pozdě a trochu se za to stydí.

event-6 = Dědic Aldermooru
    .intro = Posledním dědicem Aldermooru je rybář Fiete, který bydlí v někdejší strážnici u brány. Váš klíč pasuje do bronzové skříňky, kterou jeho rodina vždycky používala jako kotvu. Je v ní několik mincí, zelených stářím, a sešit plný kreseb rukou. „S omluvou,“ čte Fiete. „Za co?“ Povíte mu o golemovi a tabulce. „Vezměte si, co chcete,“ říká. „Jen, je v pořádku? Ten golem?“
    .a = Vzít si podíl z mincí.
    .a-result = Vysype je na síť a dělíte je, jedna skříňce, jedna cestě. Celou tu dobu se vyptává: jestli je na něm ještě mech, jestli ho někdo navštěvuje, jestli mu nevadí vlhko.
    .a-band-1 = Většina mincí je z olova, starý rodinný zvyk. Dvě jsou dobré.
    .a-band-2 = Tři z vašich jsou po vydrhnutí dobré zlato.
    .a-band-3 = Čtyři z vašich jsou dobré; poslední vám Fiete schová do slanečka, pro štěstí.
    .b = Vzít si sešit s rukama.
    .b-result = Kresby jsou mágova cvičení v tom, jak stvořit něco silného a naučit to zdrženlivosti. Jedno z nich vašim rukám velmi sedí. Fiete zatím sbalil chléb, lucernu a celou krabici křídy. Rád by, abyste mu nakreslili cestu k té jeskyni.

event-7 = Lazarova brána
    .intro = Lazarova brána Cintry je na dohled, když z koželužského podloubí vystoupí: je jich sedm, s klacky a šátky, a ani jeden není lupič řemeslem. Pekař. Písař. Dvě sestry. „Mám nemocnou ženu,“ říká pekař, „a vy máte truhlu.“ Nemocného má každý z nich. A za bránou čtyři sta dalších. Opřete se zády o zeď a truhlu dáte mezi nohy.
    .a-band-1 = Seberou vám ji. A pak začne písař nahlas číst štítky a sestry ji nesou k bráně, popořádku, sál po sálu. U zdi přicházíte k sobě se dvěma lahvičkami v klíně.
    .a-band-2 = K bráně dojdete s pekařem na noze. Správcová otevře truhlu, podívá se na těch sedm, ještě jednou přepočítá a každému dá. Zbývají tři lahvičky. Ty dá vám.
    .a-band-3 = Nezlomíte jedinou kost. Otáčíte je, podrážíte a usazujete do řady, dokud nepřestanou. Pak truhlu vnesete dovnitř všichni společně. Zbrojíř u brány vás dá zase do kupy a správcová přidá tři lahvičky.

event-8 = Host u Salomeiných kamen
    .intro = Salomea bydlí u vody a šije panenky, plachty a rubáše. Rukavici pozná hned. „Je tady,“ říká. Strašák přišel včera v noci, zaklepal a od té doby jí sedí u kamen se slaměnýma rukama na kolenou. Benediktovi ublížit nechtěl. Chtěl slyšet, že deset let stačí. Teď by rád dělal něco jiného, ale neví, co existuje. Otočí k vám svůj vyšitý obličej.
    .a = Říct mu, že přístaviště potřebuje hlídače.
    .a-result = Večer má lucernu, lavičku a doživotní místo, protože nikdy nespí a žádný racek se neodváží blíž. Správce přístaviště vám za takový objev zaplatí dvě mince. Salomea mu ušije nový kabát, s kapsami, aby měl konečně kam dát ruce.
    .b = Zeptat se, co ze své tyče viděl.
    .b-result = Hlavně jestřáby. Deset let jestřábů, jak padají na myši. Vstane, zvedne slaměnou paži, nechá ji viset a pustí: úder tak prostý, že se smějete, a pak ho zkusíte a smát se přestanete. Salomea překousne nit a říká, že je na vás oba pyšná.

event-9 = Tři vejce u vody
    .intro = Vidlohon leží na římse nad vodou s jedním křídlem roztaženým na slunci. Pozná váš krok a zase položí hlavu. Mezi předními tlapami má tři vejce. Kolem leží, co zbylo z jiných návštěv s jinými úmysly: rez, přezky a malá knížka ve voskovaných deskách. A všude, hustě jako plst, roste žlučová tráva a leží svlečená kůže, o jakých apatykáři sní. Odnést smíte jednu náruč, cítíte to, ale ne dvě.
    .a = Vzít malou knížku.
    .a-result = Patřila komusi, kdo celý život studoval vidlohony a udělal jednu chybu. Až po tu stránku je skvělá. Nejlepší úder z ní se naučíte zpaměti a knížku vrátíte, kde ležela, otevřenou na posledním řádku: zdá se, že spí.
    .b = Vzít kůži a žlučovou trávu.
    .b-result = Vaříte přímo na římse a místo měchů vám slouží dech té obludy; občas ještě slabounce zazvoní. Naplníte každou lahvičku, co máte, a ještě jednu, která se musí nést v ruce. Když slézáte, pohne se první vejce.

event-10 = Ranec u brány
    .intro = Strážný u brány cítí ranec dřív, než to vysvětlíte. Mantikora: váček celý, kůže bez díry, až na jednu. Vycházejí staří mistři s noži a nádobami, učedníci se všem pletou pod nohy a kdosi velmi starší strčí do té jediné díry prst a dlouze, hluboce hvízdne. Pak se všichni otočí k vám. Čí je to práce, chtějí vědět, a co za ni žádáte?
    .a-band-1 = Řeknete jim pravdu, že bodnutí není vaše, a mají vás za to raději. Ještě před večeří se z váčku uvaří dvě lahvičky. Do rána celý dvůr rozebírá to jediné bodnutí a vy si necháte lekci, která se vám líbí nejvíc.
    .a-band-2 = Cizí platí dobře: čtyři mince. Ani na víně nešetří a za soumraku se za vámi brána zavře a den je pryč. Až na cestě vám dojde, kolik z vás to víno vytáhlo: každou stopu, kterou znáte. Tam uvnitř už cvičí.

event-11 = Martyn jde s vámi
    .intro = Jeho sláva běží před ním. V Hengforsu má rada malý fond na den, kdy se Martyn vrátí; rybáři u Loc Ichaeru mají podobnou úmluvu. S penězi mu běží naproti. Přijímá je s plným srdcem, v jistotě, že pořád platí za vzpomínku na jeho poslední koncert, a o každou minci se dělí. Jinak umí dobře oheň, polévku a poslouchání.
    .a-line = V Hengforsu a u Loc Ichaeru mu platí, jen ho spatří, aby nezačínal.

event-12 = Bratři Holkové
    .intro = Bratři Holkové propíjejí v horské krčmě Keldovu mzdu, všichni tři prostovlasí. Položíte jim na stůl tři zablácené klobouky. Nejstarší sahá po noži, druhý po okně; nejmladší, kterému může být sedmnáct, se rozpláče a nemůže přestat. Krčmář sundává lampu z háku, aby se nerozbila. Ostatní hosté vám najednou velmi zdvořile dělají místo.
    .a-band-1 = Dostanou se kolem vás a přes hřeben a vy dostanete stolem po hlavě. Ale v sedlové brašně, kterou tu nechají, jsou Keldovy vlastní lahvičky, popsané drobným suchým písmem. Naplníte si opasek a první vypijete na něj.
    .a-band-2 = Dva leží nehybně. Nejmladší klečí a podává měšec; pošlete ho do toho hostince, na náhrobek. Po zbytek dne za vámi klusá a ukazuje vám, co bratři uměli, zadarmo, jako by nesnesl to mít.
    .a-band-3 = Je po všem dřív, než je lampa na zemi. Až teď vidíte jak: Keldovým vlastním obratem zápěstí, tím, kterým tehdy u piva podtrhl, co říká. Teď je váš. Nejmladšího necháte jít. Klobouk nechává tady.

event-13 = Joachimovy řemeny
    .intro = Joachim Stoll pověsil váš provázek s uzly na zeď jako portrét. Všechno z něj vyčetl: starou zlomeninu klíční kosti, stranu, kterou šetříte, i to, že špatně spíte. Kyrys sedne jako druhá žebra. Položíte minci za řemeny. Obrátí přezku, zeptá se, jestli se má dobře, a začne bušit dřív, než odpovíte.
    .a-line = Jednou v každém boji vidí ránu přicházet dřív než vy.

event-14 = Landragova nevyzvednutá zakázka
    .intro = Landrag z Vengerbergu čte bryndák z obou stran. „Už mají zuby?“ říká. „Že mají zuby, to nenapsala.“ Dvojčata mu popíšete dvakrát, s gesty. Teprve pak přijme vaše dvě mince a přinese kuši z černého ořechu, objednanou vévodou, který zemřel s dluhem. Je tak vyvážená, jako by se vám z ruky sama nakláněla k potížím.
    .a-line = Promluví, než se tasí jediný meč, jednou, a rozumějí jí.

event-15 = Dorotiny drobné
    .intro = Dá vám boxer, na její dlani maličký. Otec jí ho ukoval k desátým narozeninám, kdy už vyrážela dveře; do roka z něj vyrostla. Na každém ze čtyř kroužků je vyrytá kopretina. „Nejdřív musíte pustit to, co držíte,“ říká Dorota. „Otec říkal, že o to právě jde. Máte čas se zeptat, jestli opravdu chcete.“
    .a-line = Něco pusťte, sevřete pěst a zbytek nechte na kopretinách.

event-16 = Správný pokoj
    .intro = Grizel najdete v dolíku plném kapradí, stojí nad tím, co je z Konráda: bota, přezka, kus vyšívané otěže. Tráva kolem něj není spasená. Kopete a ona se dívá. Když dosedne poslední kámen, vydechne tak, jako by ten dech držela celá léta. To už je noc a den pro vás oba skončil. Za úsvitu má hlavu na vašem rameni.
    .a-kept = Grizel
    .a-line = Zná každý les zpaměti a už ho nemusí prohledávat.

event-17 = Hlídání dolu
    .intro = Oskar je pes. Obrovský, s šedým čenichem, samé žebro, sedí před dolem přesně tam, kam kdysi někdo ukázal a řekl zůstaň. Zdvořile vám ukáže zuby. Za ním, hluboko ve štole, něco klepe a při každém klepnutí se mu ježí srst na hřbetě. Ať je to cokoli, držel to tam celé léto. Slova Bartoše Krusta máte na jazyku a zaberou. Otázka je jen, kdy je říct.
    .a = Říct ta slova a odvést ho dolů.
    .a-result = „Dost, starý příteli, pojď dolů.“ Nejdřív se nestane nic. Pak se vám veliká hlava opře o koleno a celý pes se roztřese. Valíte do štoly kameny, dokud klepání není sotva slyšet. Jde s vámi z hory a ohlédne se jen jednou, na to místo.
    .b = Projít kolem něj do dolu.
    .b-result = Požádáte ho, ať ještě chvíli zůstane, a vzdychne jako starý seržant. Po dvaceti krocích do tmy klepání ustane, protože vás to slyší. O tom, do čeho se prokopal, na mapě Bartoše Krusta nic není. Myslel si asi, že se tam nikdo nepůjde podívat.

event-18 = Tři kroky napřed
    .intro = Oskar neaportuje, neloudí a nehraje si. Jde tři kroky před vámi, a když se zastaví on, zastavíte se i vy. Léto naslouchání čemusi za zdí ho naučilo, jak zní tvor, který se rozhoduje. Večer si lehne napříč přes stezku za vámi, čenichem k horám, kdyby snad někdo v botách šel za vámi.
    .a-line = Slyší, co přichází, zavrčí na to nejhorší a to si to rozmyslí.

event-19 = Do čeho se Krust prokopal
    .intro = Je to klepáč z hlubinných, bledý jako lůj a vyšší než výdřeva, s kradeným kladivem v každé pěsti. Celé léto klepal v naději na odpověď a odpověď jste vy. U takových přichází radost kladivy napřed. Zhasne vám lampa. Od ústí dolu se ozývá štěkot, pomalý a pravidelný, abyste věděli, kde je cesta ven.
    .a-band-1 = Žene vás zpátky, stojku po stojce, až na denní světlo a cestou vás učí, co vám jde nejhůř. Řeknete ta slova. Oskar ulehne na své místo a už nevstane. Pod tlapami má jedinou minci, kterou hlídal s tím ostatním.
    .a-band-2 = Strhnete strop mezi ním a světem a vyjdete ven šedí jako duch, bez své nejhorší slabosti a s rudou za tři mince. Řeknete ta slova. Oskar běží napřed do údolí a vybere si rodinu s dětmi.
    .a-band-3 = Padne s hlukem celé šichty, která jde domů. Vezměte si z toho jakékoli poučení. Řeknete ta slova; Oskar projde kolem vás do dolu, očichá každý kout, shledá vše v pořádku a sám odejde z hory.

event-20 = Známky do deseti
    .intro = „Chtěla jsem být v bezpečí,“ říká Adje, „a pak jsem o tom přemýšlela.“ Má tucet hliněných hrnců a sešit, ve kterém dostává každý výbuch známku do deseti. Hází brzy, z velké blízkosti, a směje se při tom. Většinou to vyjde. Když je vítr jiného názoru, sedíte potom spolu u ohně, vybíráte hlínu z rukávů a ona píše: sedm.
    .a-line = První hod je její: zlý pro nepřítele a tu a tam pro vás.

event-21 = Mlynářka
    .intro = Lomová jáma je plná po okraj. Pim Fennel vám drží plášť a uhýbá očima. Na písek sestupuje Mlynářka, malá úhledná osoba s moukou na předloktích, a postaví střevíce vedle sebe. „Dobrý večer,“ říká. „Doufám, že vám dali večeři?“ Pak uchopí mlýnský kámen, o kterém si všichni mysleli, že patří k výzdobě.
    .a-band-1 = Před první ranou se plná terasa propadne. Oba vyhrabáváte lidi, dokud nedohoří lampy; jako zázrakem jsou všichni jen zaprášení. Výdělek se dělí: tři mince vám, tři jí, a ještě si musíte vzít bochník.
    .a-band-2 = Dvakrát s ní nikdo nebojuje, protože jednou je úplné vzdělání. Otevírá vaši zbroj, jako se loupe hrách, laskavě nahlas vyjmenuje vaše chyby a nepřestane, dokud nejsou ty dvě nejhorší pryč. Zbytek dne ležíte, kam vás položila, a chápete věci.

event-22 = Na co to bylo
    .intro = Kaya stojí na hrázi, vysoká, pihovatá a promočená, a křičí na stovku kopáčů. Na jedné straně je povodeň; na druhé tři vesnice. Tohle je ta pokladna. Ukáže vám účty a účty sedí. „Žádala jsem o to v radě,“ říká. „Odhlasovali novou věž.“ Odpracuje vám to, jak si řeknete. Nebo vám napíše úpis, splatný po žních. Žně jsou za hrází.
    .a = Nechat ji to u vás odpracovat.
    .a-result = Podá lopatu předákovi, přezuje se a za čtyři minuty je připravená. Z koruny hráze se ohlédne a počítá komíny tří vesnic. „Všechny,“ řekne Kaya a udělá si v sešitě fajfku. Na cestě je už před vámi.
    .b = Vzít si úpis na žně.
    .b-result = Napíše ho čitelně, s datem a doložkou o povodních. „Proplatí ho každá rada na tomto břehu,“ říká. „Ale dejte tomu čas.“ Kmínovou bábovku sníte spolu, na hrázi. Tráva pod vámi je suchá. Z nějakého důvodu si toho všimnete až potom.
    .b-kept = Kayin úpis
    .b-line = Splatný po žních. Předložte ho některý klidný den.

event-23 = Nikdy pozdě
    .intro = Kaya vede knihu všeho, co by vás mohlo zabít: kdy to žere, jak rychle se to otáčí, jak dlouho to myslí. Sama se nikdy neopozdila a nestvůry jsou, jako stav, podle všeho nedochvilné. Než se některá rozhodne vyrazit, Kaya se podívá na slunce, podívá se do poznámek a řekne: „Teď.“
    .a-line = Řekne „teď“ o úder srdce dřív, než to nestvůru napadne.

event-24 = Koupit hodinu
    .intro = Adje je v průsmyku, jak bylo umluveno, a už není sama: dva trpaslíci, kašlající elf, rodina s kozou. A opravdu za ní šli, jak říkala. Na zatáčkách dole napočítáte dvacet pochodní. Stezka je na šířku vozu; rodina potřebuje hodinu. Adje vysypala tikající brašnu na kámen, brouká si a vybírá mezi hliněnými hrnečky. „Hodina se dá koupit dvěma způsoby,“ říká.
    .a = Poslat všechny napřed a držet stezku o samotě.
    .a-result = Je to nejdelší hodina vašeho života. V její půli znají všechny vaše dobré kousky a musíte se stát dobrými v těch špatných. Domů jdou, když jdou hvězdy. Zbroj máte na cáry, ruce z olova, dnešek skončil, než začal, a vysoko nad vámi cinká kozí zvonek.
    .b = Zůstat tu s Adje a jejími hrnci.
    .b-result = Hodina ji stojí dvě minuty, jednu lavinu a obě obočí. Nikdo nezemře; několika to velmi prospěje. Celou noc vyhrabáváte stezku a za úsvitu přejdou ostatní do bezpečí, jen Adje ne. Adje jde vedle vás dolů a počítá hrnce.

event-25 = Poustevnice Ludmila
    .intro = Ludmila je zazděná nad vodou dvacet šest let a ráda by věděla, kdo je králem. Mluvíte štěrbinou na dvě cihly. Ptá se, co vám oheň vzal a co byste dali na to místo. Pod štěrbinou vytéká pramen do kamenné mísy, vyhlazené čely. Ze tmy uvnitř se ozve cinknutí skla. „Dělám taky lahve,“ říká Ludmila.
    .a = Položit čelo do mísy.
    .a-result = Chlad vámi projde jako úder zvonu. Jedna vrstva po druhé sklouzává, až zbude jen ta nejstarší, první, co z vás škola udělala, a kolem ní zadržujete dech. Když se vynoříte, ptá se Ludmila, jestli ještě dýcháte. Vyrostla.
    .b = Zeptat se na lahve.
    .b-result = Poutníci jí nosí lahvičky a o lahvičkách měla kdy přemýšlet. Štěrbinou vyjde opasek spletený z jejích šedých vlasů, s pěti poutky tam, kde váš má čtyři. Nic se v něm nerozbije, říká. Od jara jím hází o zeď.
    .b-kept = Ludmilin opasek
    .b-line = Pět poutek, spletených ve tmě někým, kdo měl čas udělat to dobře.

event-26 = Jeřáb u Ard Modronu
    .intro = Ansgar leží nad Ard Modronem, kde vítr smazal jeho jméno. Meč s jeřábem je pořád na kamenech, jasný jako voda. Řeknete větu Leopolda Quista: že snídaně ráno po brodu byla tak dobrá, až do ní plakal, a že je dobrá od té doby pořád. Nic neodpoví. Ale blíží se noc, pod mohylou něco škrábe a za všechna ta léta meč nezrezivěl.
    .a = Nechat meč být a do úsvitu hlídat hrob.
    .a-result = O půlnoci přicházejí kopat, malí, bledí a mnozí. Ke kamenům je nepustíte a zbroj si nechá pár jejich zubů. Je to dlouhá hlídka, dost dlouhá, abyste zjistili, kde přesně je váš výcvik tenký. Když vyjde slunce, už není tolik.
    .b = Uchopit meč s jeřábem.
    .b-result = Sejde z kamenů, jako by jen čekal, až ho někdo požádá. Je lehký, hbitý v obratu, nejraději má krátké rychlé seky a ke každému přidá něco svého. Místo nájemného položíte na mohylu ještě jeden kámen a do tmy jste dole.
    .b-line = Miluje rychlé seky a kouše jimi hlouběji, než si zaslouží.

event-27 = Ulvenův stín
    .intro = K večeru leží na holém svahu přes kameny stín sto stop dlouhý a na jeho konci nikdo nestojí. Sesílá drobná kouzla na kozy. Když vás uvidí, odloupne se od země, plochý jako papír a černý jako inkoust, a Ulvenovýma rukama udělá neslušné gesto. Chce omluvu, nebo boj, a nečeká, až se dozví, co z toho nesete.
    .a-band-1 = Rozplácne vás, víc než je plochý sám, a pak obrátí kapsy, aby ukázal, že se nezlobí. Má v nich stíny mincí, ty si nechá, a tři mince, které mu připadají těžké. Ulven bude muset zůstat doma.
    .a-band-2 = Uprostřed toho zapadne slunce a nemůžete se navzájem najít. Ve tmě mluví. Celý život se díval na lidi zespoda a ví, co komu jde nejhůř. Řekne vám, co vám, a jak na to.
    .a-band-3 = Přišpendlíte ho stříbrem a přečtete Ulvenovu omluvu, krátkou, ale korektní. Stín to zváží a na cestu domů vám naskočí na paty. Vaši únavu nesou dva stíny a z hory sestupujete skoro tancem.

event-28 = Na to, aby se do nich mlátilo
    .intro = Nátepníky jsou poškrábané od zápěstí po loket a u každého škrábance je jehlou vypíchané drobné datum. Tady si Keld vedl deník, tam, kam dopadaly rány. Nejnovější zápis je týden starý. Na vnitřní straně zbývá na dlaň čisté kůže. Jehlu nemáte, ale prodávají je na každém trhu.
    .a-line = Ustupte stranou, jak to uměl on, a zbytek rány vezmou na sebe.

event-29 = Dáma v šedých rukavicích
    .intro = Mirabel Veyová se s vámi sejde pod stromy, kam ze zámečku není vidět. Ptá se, jestli Corvin Slade trpěl, a čeká na odpověď. Sklenice je pro manžela, říká, jako by jiná řekla, že na kašel. Shrne šedou rukavici a vidíte, proč jsou dlouhé a proč je nosí v létě. Za ní si postarší osobní strážce prohlíží boty. Manžel bude doma do soumraku.
    .a = Rozbít sklenici o kameny.
    .a-result = Kam to dopadne, tráva zčerná. Dívá se na vás spíš s únavou než s nenávistí. Pohne se strážce: sejme odznak svého pána, vysadí ji na vlastního koně a odvádí ho. Ještě předtím vám bez požádání ukáže sek, který si šetřil na svého pána.
    .b = Vložit sklenici do šedých rukavic.
    .b-result = Odpočítá čtyři mince a prsty se jí nechvějí. Strážce nic nevidí. Z vděku, že smí nic nevidět, vás naučí starý vojenský kousek. V noci jste daleko. Ale lesní stezky drží stopy a manžel má bratra, který je umí číst.

event-30 = Podat sůl
    .intro = Do cesty se vám postaví muž ve smutku. Teodor Vey, mistr královského lovu, četl vaše stopy od bratrova zámečku až sem. Ví o sklenici. Ví i o šedých rukavicích a co bylo pod nimi a že deset let u toho stolu večeřel a podával sůl. Kopí má pevné. Hlas ne. „Řekněte mi, že to mělo jiný důvod,“ říká.
    .a = Říct mu, že jiný důvod nebyl.
    .a-result = Kopí klesne samo. Posadí se na mez, starý lovec, kterému už nezbývá nic ke stopování. „Podával jsem sůl,“ říká. Po chvíli vám, protože nic jiného dávat neumí, poví, kde vaše obluda přes den zaléhá a jak tam stojí vítr.
    .b = Mlčky tasit.
    .b-result = Jde po vás jako muž, kterému je jedno, kdo z vás padne. O jeho život nestojíte, a proto to trvá. Nakonec odejde mezi stromy bez kopí a pořád se ptá.
    .b-band-1 = Celý život zabíjel kance a vaše zbroj vám ukazuje jak.
    .b-band-2 = Kopí projde jedním řemenem a dál ne.
    .b-band-3 = Žal mu kazí mušku. Nedotkne se vás ani jednou.

event-31 = Poštovské boty
    .intro = Jsou dvakrát prošité a podražené čímsi, co kdysi mělo šupiny. V levé je vypálené jméno: starý Gloss, Severinův otec, běžec královské pošty, který za třicet let neztratil dopis a nikdy ho nechytili vlci, manželé ani déšť. Syn v nich došel nejdál na trh. Po deseti krocích máte dojem, že na tohle ty boty čekaly.
    .a-line = Po první srážce už jsou tam, kde potřebujete být.

event-32 = Čtyři karavany myší
    .intro = Než Lubomír Hask otevře knihu, z ohleduplnosti překouše vaše modré pečetě vlastními zuby. Pak nějakou dobu čte. „Čtyři karavany,“ říká. „Zapsané jako myši.“ Faktor je poctivý člověk uprostřed lesa a právě se dozvěděl, pro koho pracuje. Odměna cechu je v truhlici, chcete-li ji. A v zásuvce má bronzovou známku, která cechu nikdy nepatřila.
    .a = Vzít si odměnu cechu.
    .a-result = „Jak chcete,“ říká Hask a krmí knihou kamna, stránku po stránce. Vaše odměna je to, co v truhlici zbude po jeho dlužném platu, který si teď bere, a cestovném, které si bere také.
    .a-band-1 = Dlouho ho platili málo. Zbývají dvě mince.
    .a-band-2 = Zbývají tři mince a mrtvá myš, kterou chce za každou cenu zapsat.
    .a-band-3 = Zbývají čtyři mince. Podrží vám dveře a píská si.
    .b = Vzít si bronzovou známku.
    .b-result = Na jedné straně je volavka, na druhé otevřená dlaň. „Lodníci ji dluží mému dědovi,“ říká Hask a balí. „Ukažte ji kdekoli a odvezou vás k vodě, bez otázek.“ Vyjde zadními dveřmi s knihou v podpaží směrem k nejbližšímu soudci.
    .b-kept = Známka s volavkou
    .b-line = Každý lodník vás odveze k vodě a na nic se neptá.

event-33 = Čárka v Novigradu
    .intro = Na novigradském rybím trhu najdete Ignáce Tollarda s kloboukem staženým přes vousky. Hanka stojí za slanečky. Kletba pomine, říká, až přečte nahlas smlouvu s čárkou tam, kam patří. Odkašle si; z kádě vyskočí slaneček; bezděky ho chytí do zubů. Žvýká. Do vlhkých hnědých očí vstoupí velká pochybnost. „Řekněte mi, co mám dělat,“ prosí vás.
    .a = Říct mu, ať čte smlouvu.
    .a-result = Čte. Mezi dvěma slovy je vydra pryč a stojí tu bledý muž s tenkými rty, kterému už chybějí vousky. Hanka kývne. Za první poctivý honorář podplatí šermířskou akademii a přinese vám stránku z její zamčené knihy, první, která přišla pod ruku.
    .b = Říct mu, ať si dá ještě slanečka.
    .b-result = „Od úterka ani jednou nelžu,“ diví se s plnou pusou. Hanka se směje, až si musí sednout na káď. Večer vás ti dva vezou po řece s košem ryb a notář plave kolem lodi dokola.
    .b-band-1 = Když uvidí stav vaší zbroje, nenechají vás hnout prstem. Na břeh vystupujete jako znovuzrození.
    .b-band-2 = Na břeh vystupujete se solí na kůži, odpočatí a s písničkou.

event-34 = Sud u Ulfridy
    .intro = Ulfridin hostinec přišel o střechu. „Váš sud,“ říká bez výčitky. Narazila ho o svátku. Babičky porážely kováře v páce; kozy jsou dodnes na útesu; a hluchý kostelník slyšel, co o něm říkají myši. Všichni chtějí víc. Zbývá jeden džbán, hustý a černý jako studna. Vedle něj položí Ulfrida měšec s vaším podílem na Slavojově zisku. „Vezměte si ho, nebo ochutnejte,“ říká.
    .a = Vzít měšec a popřát jí štěstí.
    .a-result = Tři mince, uzený sýr a polibek na každou tvář. Poslední džbán prodá po náprstcích dřív, než dojdete k vratům. Ze zatáčky vidíte kostelníka na zbytku komína, jak volá na myši svou omluvu.
    .b = Vypít, co ve džbánu zbylo.
    .b-result = Sklouzne to jako studená čepel a usadí se to kdesi za očima. Ulfrida si šeptem počítá. Při sedmi se vám všechny chlupy na rukou postaví a rozhlížejí se.
    .b-band-1 = Vaše lahvičky jsou skoro prázdné, nos nic neplete a chutnáte každou jeho část v pořadí. Byl to celou dobu recept a teď ho znáte.
    .b-band-2 = Opasek vám voní příliš mnoha odvary, abyste tento rozeznali. Ale při všech bozích, je silný! Odcházíte přes vrata, aniž je otevřete.

event-35 = Uhlířská sestra
    .intro = Orša, široká a šedá, s propálenými rukávy, vás vyslechne a otáčí prstenem na špičce malíčku, protože dál nejde. „Věděla jsem to,“ říká. „Viděla jsem, jak Sibba tu svíčku položila. Jen jsem chtěla, aby to řekla ona.“ Sesedne se poleno. Vytáhne vám z chatrče truhlu pryskyřic a lahví; a pak zůstane venku, jako by jí chatrč byla malá.
    .a = Přijmout truhlu a vydat se na cestu.
    .a-result = Pryskyřice, dehtová voda, březový líh, a všechno lepší, než se prodává ve městech. Naplníte si opasek. Když odcházíte, Orša si už šněruje boty. Do města jsou to na bolavých kolenou tři dny a chce tam být dřív, než si to rozmyslí.
    .b = Zůstat do rána u milíře.
    .b-result = Ona mluví a vy přikládáte. Uhlíři spí po troškách a budí se, kdykoli se oheň změní, a za úsvitu to umíte: odpočinek, který nic neváží a nechává ruce připravené. Daleko nad stromy se vztyčí nitka kouře a kloní se k ní.

event-36 = Pozor na fazole
    .intro = Paní Kunhuta vás přijímá mezi zeleninou, v kroužkové košili a zástěře, a hodí vám cvičný meč. Její je opravdový; lituje, ten druhý se zlomil. Z kuchyně voní připálený cukr: Jochenovi je povolena jedna pec, dokud se věc nerozhodne. „Pozor na fazole,“ řekne stará dáma a řítí se na vás přes fazole jako sesuv půdy.
    .a-band-1 = Rozebere váš kryt tak důkladně, že jeden kousek už zpátky nezapadne. Pak vám ze soucitu ukáže, jak na to. Přinášejí Jochenův první dort. Je příšerný. Sní dva kusy.
    .a-band-2 = Ustupujete až k dýním a vaše zbroj ještě dál. Ale jednou překvapeně hekne a to je ta vaše jedna věc. Naučí vás úder, který otevřel hrad, a Jochen smí zapálit druhou pec.
    .a-band-3 = Společně zničíte fazole. Sebere vám pruh zbroje, jeden z vašich nejlepších úderů označí za zlozvyk, vytluče ho z vás a nabídne vám místo něj něco svého. Jochen peče do půlnoci.
    .a-band-4 = Její meč přistane v kompostu. Stojí tu bez dechu, sedmdesátiletá a šťastná, a ukáže vám úder, který dobyl most. Pak si uváže čistou zástěru a ptá se syna, jak se dělá těsto.

event-37 = Odpověď paní Otýlie
    .intro = Paní Otýlii je sedmdesát tři let a pod každou rukou má vlkodava. První z Aureliových listů čte nahlas. „Slovo od slova,“ říká. „Tyhle jsem dostala od jeho dědečka před padesáti lety. Na téhle stuze.“ Neuráží se. Večeře je na stole. Ale na dvoře sedlají její lovčí a stará dáma má v oku zvláštní lesk. „Nebo,“ říká, „bychom mu mohli poslat pořádnou odpověď.“
    .a = Zůstat na večeři a poslechnout si o dědečkovi.
    .a-result = Byl to ničema, říká, a pravopis taky neuměl. Příběhy vydrží přesně tak dlouho jako zvěřina. Spíte mezi dvěma vlkodavy, což předčí každou peřinu, a když ráno vyrážíte, paní Otýlie mává z okna se šeříkovou stuhou ve vlasech.
    .b = Vyjet s ní pro odpověď.
    .b-result = Odpověď je živý kanec, do vlastních rukou. Chytit ho zabere zbytek dne a všechny vaše síly; uvázat šeříkovou mašli trvá ještě déle. Tolik se paní Otýlie nenasmála od dědečkových časů. Zaplatí čtyři mince, jednu za každou nohu.

event-38 = Ormova věž
    .intro = Z každé škvíry věže Radomila Orma se line kouř. Uvnitř sedí třicet ukradených adeptů nad třiceti křivulemi a žádný není přikovaný. Jen se kvůli výparům zdá, že odejít by dalo strašnou práci. Nela, pořád s cedulkou na zápěstí, ani nevzhlédne. Sám Orm před pár dny usnul v křesle, šťastnější než kdokoli. Nádechů máte tolik, kolik koupí vaše znalost výparů.
    .a-band-1 = Víte jen, že to smrdí, a tak rozbíjíte okna, většinou sebou, a sklo zničí vaši zbroj. Třicet adeptů se rozkašle, probudí a vidí nebe. Každý vám dluží lekci; jednu si vyberete.
    .a-band-2 = Dva výpary dokážete jmenovat a zastavíte je mokrou látkou. Třetí vás srazí z půlky schodiště. Adepti vás vynesou, velí Nela, a zůstanou, aby napravili, co vám jde nejhůř.
    .a-band-3 = Směs jmenujete už z prahu, otočíte jedním kohoutem, zhasnete jednu lampu a věž vydechne. Zatímco Nela na světle počítá hlavy, plníte si lahvičky z výtečných Ormových polic. On chrápe dál.

event-39 = Modrý kůl
    .intro = Anežka kuchá na přívoze u modrého kůlu úhoře. Zaklínač opravdu přišel, předloni v zimě, a opravdu vzal stříbro a spal, když se to vynořilo a strhlo jejího muže z lana. Tvář neviděla. Má jen jméno, které udal v hostinci, a to jméno bylo vaše. Řeknete jí, kdo jste. Nůž na úhoře se zastaví.
    .a-band-1 = Nejdřív nůž, otázky potom. Přijmete ho na zbroj a ránu nevracíte, a to ji přesvědčí. Hodinu po hodině vám vypráví, v čem byl ten lhář slabý. Je to tam, kde jste slabí i vy, a tak to napravíte.
    .a-band-2 = Při vašem prvním slově pozná, že hlas nesouhlasí, a musí si sednout; unaví to, tak dobře nenávidět nepravého. Dá vám, co tu lhář nechal v zástavě, zaklínačské cvičební poznámky, naložte s nimi po svém.
    .a-band-3 = Schovala si jeho dopis a to písmo znáte: jeden z vašich učitelů, prý mrtvý. Něco, co vás naučil, jde toho večera do vody s dopisem. Na okraji je ale úder, který vám vždycky odmítal ukázat. Ten si necháte.

event-40 = Lano nad roklí
    .intro = Nejdřív vidíte lano: jediná čára přes rokli, z vesnice se studnou do vesnice s mlýnem. Most na podzim spadl. Šestkrát denně přenáší Zlata mouku, dopisy, léky a jednou i nevěstu. Cestou zpívá. Bellamyho smlouvu čte na jedné noze. „Osm let,“ říká. „Na louce. Šest stop nad zemí.“ Vítr se opře do papíru. Ještě ho nepustila.
    .a = Připomenout jí, že to podepsala.
    .a-result = Složí ji velmi nadrobno. Přijde, až bude stát most, říká, a na zkrácení čekání posílá své úspory: tři mince. Na cestě potkáte Bellamyho a ten vám je tlačí zpátky do ruky. „Nechte si je,“ říká a dívá se vzhůru k průsmyku. „Povězte mi jedno. Zpívá?“
    .b = Vyjít za ní na lano.
    .b-result = Dívejte se na druhou stranu, říká vám, a nikam jinam. V půli cesty, s celou roklí bzučící v chodidlech, z vás nezbývá nic než rovnováha a to, co pod ni podložila škola. Cítíte to zřetelně. Kolem ramene vám třepetá smlouva, na cestě dolů.

event-41 = Co slyšela Jiskra
    .intro = Za soumraku stojí Jiskra po kolena ve vodě se stádem, které nemá odraz. Hřívy mají z říčních řas. Neukradli ji; jsou jen krásní a požádali ji. Jeden zvedne dlouhou hlavu a dívá se na vás a oči má ploché jako mince, co se kladou na mrtvé. Přes ruku máte Odovu ohlávku. Po celém břehu se k vám otáčejí uši.
    .a-band-1 = Vyjdou z vody všichni najednou, s kopyty jako kovadliny. Dostanete ven Jiskru a sebe, v tomto pořadí. Odo zaplatí dvě mince, a když vidí vaši zbroj, nesmlouvá.
    .a-band-2 = Zahvízdáte jako Odo při krmení. Jiskra se otřepe jako ze spánku a vyjde na břeh a za ní se stádo bez zčeření potopí. Tři mince; a Odo kupuje na dveře stáje závoru z chladného železa.
    .a-band-3 = Zujete se, vejdete do vody a zdvořile o ni požádáte. Zřejmě to na ně udělá dojem. Nechají ji jít a ten s plochýma očima nad vámi zatřese hřívou: řasy, o které by se alchymisté prali, dost na dvě lahvičky. Od Oda máte tři mince.

event-42 = Hřebík
    .intro = Váš starý učitel vezme Havranův medailon, pověsí ho na hřebík, narovná a ještě jednou narovná. „Kdo kradl chleba?“ ptá se. „Všechny ty zimy. Vždycky mě to zajímalo.“ Řeknete, že vy. Havran by udělal totéž. Staré oči chvíli spočinou na zdi; pak si vás prohlédnou od nohou vzhůru, co se z vás stalo a co se ještě musí udělat.
    .a-band-1 = „Pořád mokrá hlína,“ říká učitel skoro něžně. „Vyber si. Cokoli. Já dnes stejně nebudu spát.“
    .a-band-2 = „Dobré,“ zní ortel, „a na jednom místě lenost jako vždycky.“ Dvůr vás drží, dokud to místo nepřestane být líné.
    .a-band-3 = „Už tě nemám co učit,“ říká učitel, jako se mluví o ztrátě. Ale při poslední návštěvě doma vymyslel Havran úder. Staré ruce si ho pamatují a předávají ho dál.

event-43 = Dáma devět kroků široká
    .intro = Roste na mýtině bez ptáků: kruh bledých klobouků, devět kroků napříč, největší jako talíře. Hřibův list položíte doprostřed, otevřete ho, lehnete si vedle a připadáte si směšně. Prášek se vsákne. Hodinu, nebo snad rok, se neděje nic, velmi důkladně, ze všech stran i zespoda. Pak si cosi nesmírného na cosi láskyplně vzpomene a vy ležíte přímo uprostřed toho.
    .a-band-1 = Probírá se vámi, jako se matka probírá zásuvkou, najde, co nejvíc zanedbáváte, a spraví to.
    .a-band-2 = Zdá se vám o nejstarší lekci vaší školy, vyprávěné zespoda. Odtamtud dává větší smysl.
    .a-band-3 = Zdá se vám o válce dvou padlých kmenů. Trvá století a probudíte se s taktikou obou stran.
    .a-band-4 = Zdá se vám, že po vás léta šlapou a vy každé jaro vyrostete. Po probuzení se po vás šlape hůř.
    .a-band-5 = Zdá se vám o tom, z čeho je všechno, a ten sen má míry.
    .a-band-6 = Ptá se, co byste si přáli. Už dlouho se nikdo nezeptal tak prostě. Řeknete jí to a je to vaše.

event-44 = Pask Jednouch
    .intro = Pask Jednouch prodává v Glenmore lana a při jménu Hannelore Galeové k vám natočí zdravé ucho. Vyřídíte vzkaz, obě znění. Pask uváže uzel, rozváže ho a vytáhne zpod pokladny druhou půlku mapy. Křížek je venku mezi skalami, pod čarou přílivu, a příliv se otočí do hodiny. „Ukousla mi ho u karet,“ říká Pask a natahuje si boty. „Moje karty byly cinknuté. Jdete?“
    .a-band-1 = Truhla tam je; dno ne. Tři mince zbyly, zaklíněné ve spáře. Pask se směje, dokud nepřijde příliv, a pošle svitek nejlepšího lana lodi v pšenici.
    .a-band-2 = Tři mince pro vás a tři pro Paska a pod nimi kapitánčin deník, kam si mezi bouřkami a dluhy zapsala každou obludu, před kterou kdy utekla. Jeden z těch zápisů je přesně to, co potřebujete.
    .a-band-3 = Je plná. Vaše strana dělá čtyři mince. Paskova strana se už nakládá na vůz. „Nové válce,“ mumlá Pask a sčítá. „Šedesát volů. Do jara bychom ji mohli mít na vodě.“

event-45 = Sigga počítá
    .intro = Sigga počítá mzdy na víku sudu, svým tempem, a čtyřicet rodin předstírá, že studuje nebe. Je tam všechno. Na vteřinu zavře oči. Pak vám řekne, co Ilke vědět nemohla: ti dva lupiči, kteří ještě chodí, si včera přišli říct o práci a teď spí ve varně. K večeři je slaneček a po něm tanec. Strážník je den cesty daleko.
    .a = Jít ty dva ve varně vzbudit.
    .a-result = Vejdete s lucernou a za vámi Sigga se solným hřeblem. Jsou velmi mladí a velmi hubení, hned vědí, oč jde, a jeden má pod polštářem Ilčin nůž, zabalený v čistém hadříku.
    .a-band-1 = Stejně se dají na útěk a jejich dopadení vás stojí jeden z lepších kousků. Je na ně odměna: tři mince. Sigga ji zapíše do knihy a pak je najme.
    .a-band-2 = Je toho tolik k povídání, že při východu slunce tam všichni ještě sedíte a nic jiného není hotové. Ale nůž jde domů, ti dva hrabou sůl a noc vám prospěla jako svátek.
    .b = Zůstat na slanečka a tanec.
    .b-result = Naučí vás tanec o deseti krocích a jednom navíc, který se pokaždé vymyslí. Ráno je varna prázdná a ve dveřích vězí Ilčin nůž, vyčištěný. Vyrážíte na cestu, voníte slanečkem a paty máte lehké.

event-46 = Ostapova půjčená řeka
    .intro = Mlynář Ostap obrací známku s hlavou pradědečka a rudne od krku vzhůru. Řeku si chtěl půjčit na jedno suché léto. Pak přišly dluhy, pak děti a teď pole pod jeho kolem živí šedesát lidí. Vrátit ji nemůže. Velmi rád by za ni zaplatil. Jenže především je zaseknuté stavidlo, on má jednu zdravou ruku a tady jste vy.
    .a-result = To nejlepší ze svých sil necháte ve studené vodě po prsa. Ostap naplní jeden měšec Vojtovi, patnáct let mýta, a druhý vám. A také zvedne malé stavidlo, na dlaň. Když měšec přinesete, teče už pod mostem nitka vody a peněz si Vojta nevšimne.
    .a-band-1 = „Vidím, že jste na začátku cesty,“ říká Ostap s pohledem na vaši výstroj a přidá jednu na boty: čtyři mince.
    .a-band-2 = „Jméno už máte,“ říká Ostap, „takže část bude muset být má úcta.“ Tři mince.

event-47 = Nos madame Oriel
    .intro = Madame Oriel z Cidarisu obchází maz se zavřenýma očima. „Samec,“ říká. „Dvě stě let. Nešťastný, až donedávna.“ Ještě jednou přičichne. „Kos?“ Na trollím mazu stojí všechny velké vůně pobřeží a na ty její stojí vévodkyně frontu až za roh. Koupí ho na místě, když ho snesete do sklepa. Nebo můžete zůstat, máte-li na to síly, a dívat se, co s ním udělá.
    .a = Snést ho dolů a vzít si její cenu.
    .a-result = Do sklepa vede devadesát schodů a necháte na nich hezký kus sebe. Madame Oriel zaplatí tři mince. Vůně, která z toho vzejde, se bude nosit na dvou královských svatbách. Lidé řeknou, že voní po jantaru a po někom, kdo poprvé slyší ptáka.
    .b = Zůstat a dívat se, co udělá.
    .b-result = Trvá to dva dny a padne na to všechno, co ve vás je: míchat, sbírat pěnu, držet naběračku tam, ne, tam. Učí mlčením a plochou lžíce. Nakonec umíte oddělit věc od ní samé, kapku po kapce, a Cidaris opouštíte tak voňaví, že se psi klanějí.

event-48 = Leštič
    .intro = Žije pod přístavištěm v hnízdě ze lžic a je velký jako vůz sena: zčásti rak, zčásti to, čím raci straší děti. Není zlý. Leští. Když vaše přezka zachytí světlo, radostně vykřikne, vezme vás do osmi opatrných paží a začne levým ramenem. Nad hlavou vám visí malá stříbrná trubka. Otázka je jen, kolik leštění snesete.
    .a-band-1 = Moc ne. Drhne vás, dokud neomdlíte, a něžně vás položí na břeh. Ale zevnitř se člověk naučí, jak si osm paží nikdy nepřekáží, a to má velkou cenu, až se zase budete moci hýbat.
    .a-band-2 = Zbroj z toho vyjde tenká jako oplatka a jasná jako měsíc. Odhání vás lžící, ani se nedívá, a od té lžíce se něco naučíte. Unikáte s trubkou v zubech.
    .a-band-3 = Uzavřete obchod. Za dvě nejlesklejší lahvičky z opasku vám dá svobodu, trubku a důkladnou očistu té vaší části, která ji potřebuje nejvíc.
    .a-band-4 = Držíte jako socha, dokud není docela spokojený. Sejme z vás jednu matnou věc a rozloží vám k nohám celou sbírku. Vyberete si nejlepší. Večer vám Nan hraje na trubku, špatně, celé hodiny.

event-49 = Čaj u vdovy Eufemie
    .intro = Vdova Eufemie vás přijímá v pokoji se dvěma tucty portrétů. Edgarův dopis čte přes sklo. „Suchý,“ říká hlasem bez naděje a prosí, abyste jí všechno vyprávěli. Jsou tu zákusky. Začnete pravdou, vidíte její ruku na opěradle a přejdete k něčemu lepšímu. Světlo putuje po portrétech. Když příště vzhlédnete, rozsvěcejí na ulici lampy.
    .a-result = Nakonec je to krásný triumf, se dvěma hlavami a mostem. Ví to; ohledně mostu vás opraví. U dveří podrží vaši ruku ve své a říká, že musíte přijít zas, vy oba. Celý den je pryč a těžko ho nazvat promarněným.

event-50 = Nejkrásnější první rána
    .intro = Edgar bojuje, jako dělá všechno, celým srdcem a bez zbytku. Řítí se vpřed, křičí popořádku jména předků a první rána, kterou zasadí, je krásná jako v písních. Pak obvykle spadne z koně. V sedlové brašně má sametový polštářek, vyšívaný matkou, a na něm nic. Velikostí je právě na dráp.
    .a-line = Jeden dokonalý výpad a sametový polštářek, který čeká na svůj dráp.

event-51 = Sametový polštářek
    .intro = Nestvůra je mrtvá. Edgar nad ní stojí bez helmy a užasle říká: „Já to dokázal.“ Dobrý kus toho dokázal opravdu. Na sametovém polštářku už leží dráp a on chce ještě tuto hodinu domů do Novigradu. Ale je poctivý a v poslední chvíli v něm vzejde pochybnost. Obrátí se k vám s polštářkem v obou rukou. „Byl jsem to já?“ ptá se Edgar.
    .a = Říct mu, že na to byli potřeba dva.
    .a-result = Nese to jako rytíř, to jest žádá zadostiučinění. Je to nanejvýš přátelský souboj a šermuje pořád skvěle. Potom vám pomůže na nohy, trvá na tom, že se dráp rozřízne, a se svou půlkou jede krokem domů. Řezat se bude muset i vaše zbroj.
    .b = Říct mu, že to bylo celé jeho dílo.
    .b-result = „Myslel jsem si to,“ šeptá Edgar a obejme vás vší silou, v plné zbroji, s drápem mezi vámi. Něco ve vaší zbroji povolí. Odjíždí se zpěvem a polštářek nese před sebou jako lampu. Neohlédne se, a tak nevidí, že máváte.

event-52 = Polévka barona Otakara
    .intro = Baron Otakar vzhlédne od polévky. „Á, Lorenz,“ říká. „Tys byl pryč?“ Vedle talíře leží list Rudé Maruši, neotevřený. V tichu se chlapec nakloní a opraví adresu. Hrad je velký, studený a v dokonalém pořádku. Nějaká odměna, soudí baron, bývá zvykem. Za jeho židlí stojí letitý správce, který zjevně šest týdnů nespal a snaží se plakat radostí bez jediného zvuku.
    .a = Vzít si baronovu odměnu.
    .a-result = Baron si šátrá po kapsách jako po párátku. Lorenz se dívá, kolik stojí, se zájmem, jako když se kontrolují cizí počty.
    .a-band-1 = Dvě mince. „Zaokrouhleno dolů,“ říká chlapec.
    .a-band-2 = Tři mince. „Přesně tolik nabízela Maruša, aby se mě zbavila,“ poznamená chlapec. „Tržní cena, tedy.“
    .a-band-3 = Tři mince; správce zakašle; čtyři. Lorenz několikrát zamrká a neříká vůbec nic.
    .b = Jít za správcem do kuchyně.
    .b-result = Dole je oheň, husa a všichni, kdo Lorenze doopravdy vychovali. Vejde za vámi, jde ze zástěry do zástěry a pak, už zase docela klidný, začne přerovnávat koření.
    .b-band-1 = Vidí, v jakém stavu máte zbroj a pro koho. Správce, někdejší zbrojmistr, vás nepustí, dokud to nesplatí lekcemi podle vašeho výběru.
    .b-band-2 = Kuchařka rozhodne, že vám patří jen to nejlepší, a odemkne železnou skříň, kde má své opravdové recepty.

event-53 = Kniha zim
    .intro = Kniha zim je uložená ve sklepě pod tuřínem. Váš učitel drží lampu a znovu říká, že z toho nic dobrého nevzejde. Tady je váš rok: sloupec dětí a u každého místo, cena a pár slov. Najdete ten řádek. Kdosi tu velmi dávno vložil do ohybu sušený květ. Přečíst můžete až po místo. Na zbytku máte palec.
    .a = Zvednout palec a přečíst to.
    .a-result = „Dům se zelenými dveřmi,“ stojí tam. „Otec nechtěl peníze vzít. Dvakrát se přišel na dítě ptát. Poslán pryč.“ A na konci, rukou vašeho učitele: „Má rádo, když se mu zastrčí deka.“ Lampa není docela klidná.
    .a-band-1 = „Ještě nemáš co světu ukázat,“ bručí učitel. „Pojď ven. Postaráme se, aby o tobě slyšel.“ Lekci si smíte vybrat.
    .a-band-2 = „Teď už o tobě slyšel,“ říká učitel a kývne k vašim trofejím a lampu vám nechá. Ráno berete schody po dvou.
    .b = Zavřít knihu bez čtení.
    .b-result = Nevědět je také druh dědictví, a známý. Učitel vydechne, otře desky rukávem a vyprovodí vás po schodech s rukou mezi vašimi lopatkami, což se ještě nikdy nestalo. Venku mrzne. Vyrážíte a pískáte si jako někdo, kdo má kdesi dům.

event-54 = Hynek mezi kozami
    .intro = Žádný hvizd. Hynek stojí na stráni nad svou horskou vesnicí, kulatý jako opat, a jedním dlouhým dechem nadává kozám, jen protože může. Sbíhá se celá vesnice. V příběhu, jak ho tu vyprávějí, měříte devět stop. Čtrnáct jich do toho dolu šlo a jeden se vrátil a za toho jednoho chtějí někomu poděkovat. Hynek vám chce něco ukázat. Babičky si vás chtějí prohlédnout.
    .a = Jít s Hynkem do stráně.
    .a-result = Je to způsob, jak se rozmachují horníci ve štole, kde se nedá stát: krátce, naslepo, od boku, nikdy dvakrát na totéž místo. Není to hezké. Ale takhle vyšel muž s půlkou plíce sám ze tmy. Cvičíte to na kůlu plotu, dokud toho kozy nemají dost.
    .b = Nechat babičky, ať si vás prohlédnou.
    .b-result = Otáčejí vás, štípou, odhadují váhu jako u telete na jarmarku a nakonec, jako to dělají vlastním vnoučatům, vám prohledají kapsy.
    .b-band-1 = Není v nich skoro nic. Rozhostí se ticho a pak jde dokola klobouk: pět mincí, vybraných od lidí, kteří jedí maso o svatbách. Odmítnout se nesmí.
    .b-band-2 = Zaplatit si můžete, a tak vám dají práci. Tři dny nosíte do kopce trámy, zezadu vás berou kozy na rohy a pak už vás máloco dokáže porazit.

event-55 = Třetí příkopní je svolána
    .intro = „Tady jste,“ říká seržantka Wulfhilda. Zazní roh a čtyřicet lidí vás vezme pod lokty. Na druhé straně zaplavované louky stojí Čtvrtá příkopní rota, se kterou se o ni přou od dědových časů. Dostanete Gotthardův štít, Gotthardovo místo v hradbě a Gotthardovu radu, totiž naklonit se dopředu. Vlevo i vpravo od vás se štíty spojí. Čtvrtá příkopní vykřikne a dá se do běhu.
    .a-band-1 = Odnesou vás na Gotthardově štítu, jak žádá tradice. Zatímco vám počítají modřiny, jednoruký veterán vám trpělivě předvádí, co by udělal on. Je to geniální. Ani jeden sval to dnes nechce zkusit.
    .a-band-2 = Hradba drží, ale drží vašimi žebry a zbroj z vás visí v pruzích. Když roh svolává k pivu, přijde vám potřást rukou seržant Čtvrté a ukáže prosté odstrčení, které to způsobilo.
    .a-band-3 = Nakloníte se dopředu. Hodinu neděláte nic jiného, s řemenem pryč a něčími modlitbami v uchu, a slabost, kolem které vždycky tančíte, už nemá kde tančit.
    .a-band-4 = Stojíte jako sloupek brány, dokud to Čtvrtou neomrzí. Wulfhilda vám vlastním rukávem setře křídu ze zad. Pak vám každý nabízí to, co umí nejlépe, a vy něco menšího zapomenete, aby bylo místo.

event-56 = Devatenáct lahviček
    .intro = Kufřík není větší než bochník. Jsou v něm jehly, hedvábí, pilka, kterou snad nikdy nepoužijete, a devatenáct lahviček, číslovaných. Návod žádný, jen řádek vyškrábaný jehlou uvnitř víka v kterousi zlou hodinu: není konec, dokud nepřestaneš. Zkoušíte sponu potmě, jednou rukou, a otevře se bez hlesu. Ovšemže. O to se postarala.
    .a-line = Co vypadá ztracené, jde sešít a poslat zpátky do boje.
