# Příběhy balíčku města.

city-1 = Dva kněží, jedna kašna
    .intro = Matka Zofka, kněžka Melitele, a otec Ambrož, který slouží proroku Lebedovi, sedí zády k sobě ve vyschlé kašně a jeden druhého podpírají. Od nešpor se přou, která víra udělá víc pro unavenou hříšnou duši, a džbán mezi nimi je prázdný. „Tady je hříšná,“ říká Ambrož a ukazuje na vás rybí kostí. „A unavená,“ říká Zofka. Oba zvedají ruku k požehnání. Dostat vás může jen jeden z nich.
    .a = Sklonit hlavu před matkou Zofkou.
    .a-result = Položí vám na čelo teplou, lepkavou dlaň, zabrouká půlku ukolébavky a usne vám na rameni. Nemůžete se hnout, aniž byste ji vzbudili, a tak zůstáváte. Je to nejtišší noc za celé měsíce. Za úsvitu máte jasnou mysl a někdo přes vás oba přehodil deku.
    .b = Sklonit hlavu před otcem Ambrožem.
    .b-result = „Lebeda má rád rovná záda,“ řekne a vyleze vám na ně. Jeho chrám stojí na konci tří set dvanácti schodů a na každém káže o trpělivosti. U posledního unese vaše páteř každou tíhu, která na ni dopadne. Nohy neunesou vůbec nic.

city-2 = Devět soubojů za měsíc
    .intro = Nad tržištěm visí železná klec a v ní je složený šermířský mistr, kolena u brady. Evaristo Vask vyhrál za jediný měsíc devět soubojů s devíti syny z dobrých rodin, a tak je obviněn z čarodějnictví. „Co jiného by to mohlo být?“ ptá se rychtář. „Vždyť platili za hodiny.“ Rád by to slyšel od znalce. Žalářník cinká klíči a ukazuje vám prázdnou dlaň. Vask sleduje jen vaše ruce.
    .a = Prohodit tiché slovo se žalářníkem.
    .a-result = Dvě mince zmizí v dlani a ukáže se, že zámek je už léta rozbitý. Vask se rozkládá kloub po kloubu. Dluh splatí před rozedněním ve sklepě: váš úchop, vaše pata, váš zlozvyk dívat se tam, kam chcete udeřit. Všechno opraveno a nic z toho laskavě.
    .b = Podat rychtáři znalecký posudek.
    .b-result = Zvednete ke kleci medailon, palcem s ním trochu zatřesete a prohlásíte, že vzduch páchne magií. Devět otců si oddychne a vnutí vám dvě mince. Vask nenadává. Prohlédne si ten palec, přikývne jako chytré fintě a zavře oči.

city-3 = Čtvrteční rvačka
    .intro = U Rozseklého rtu se perou ve čtvrtek a na objednávku. Hostinská Gerta Blumová vede knihu: dnes formani proti koželuhům, židle předem napůl přeříznuté, do druhého kola se nekouše. Jenže nejlepší chlap formanů sedí doma s novorozencem a kurzy jsou zkažené. „Vy máte ramena,“ říká Gerta a formani jásají. V koutě hlídá stařena horu kabátů; vedle ní je volná židle a hrnec guláše. Gerta drží pero nad stránkou.
    .a = Podepsat se a prát se za formany.
    .a-result = Zpočátku dbáte na to, abyste prohrávali pomalu; je to přece jejich čtvrtek. Pak jeden koželuh nazve vaši matku slovem, které nemáte v oblibě, a večer se zkrátí. Gerta vám vyplatí podíl ze sázek, dvě mince, a navždy vás z knihy škrtne. S úctou.
    .b = Posadit se a pomoci hlídat kabáty.
    .b-result = Stařena zná každého rváče od narození a vypráví vám, kdo brečí, kdo podvádí a kdo má koho tajně rád. Sníte tři misky. Když spadne lustr, spadne na jiné. Do noci vycházíte s plným břichem, suchýma nohama a lehkým srdcem.

city-4 = Mapy v dešti
    .intro = Čtyři učedníci zemského úřadu kopou v uličce do trpaslíka, střídavě a bez velké radosti, jako lidé placení od hodiny. Bardo Zwickel prodal mapu, na které jsou slavné konšelovy vinice tím, čím jsou, totiž bažinou. Jeho ostatní mapy leží rozházené po dlažbě a začíná pršet. „Mě nechte!“ řve na vás zpod boty. „Já se zahojím! Papír ne!“
    .a = Zahnat učedníky od trpaslíka.
    .a-result = Utečou, sotva sáhnete na jílec, vděční za záminku. To už strouha spolykala deset let práce. Zwickel hledí na modrou polévku, která mu teče kolem bot, najde svou jedinou minci a dá ji vám. „Za dobrý úmysl,“ řekne.
    .b = Poslechnout ho a posbírat mapy.
    .b-result = Lezete po zemi jako zloděj, dokud poslední list neleží suchý pod vaším pláštěm. Zwickel s jedním okem zavřeným a dvěma žebry pochroumanými jimi listuje, jednu políbí a od druhé utrhne roh. Drobným písmem je na něm vyznačeno doupě právě té obludy, kterou lovíte.

city-5 = Sedm let po lhůtě
    .intro = Perpetua Lommová, podknihovnice z Oxenfurtu, tlačila vozík přes tři království, aby sehnala knihy, které se nikdy nevrátily. Zbývá jediná: bestiář, sedm let po lhůtě. Je v tomto domě nahoře u slepého chlapce Jonka, kterému z něj každý večer přečtou stránku a který nic jiného nemá. „Pravidlo nezná výjimku pro slzy,“ říká Perpetua a sama má oči červené. „Nemohu tam nahoru. Šli byste vy?“
    .a = Jít nahoru a knihu přinést.
    .a-result = Jonek ji podá sám a prosí o opatrnost na straně šedesát. Perpetua ji orazítkuje, razítko rozmaže rukávem a napíše vám list pod pečetí knihovny. Každá zaklínačská škola na Kontinentu dluží Oxenfurtu pokuty, vysvětluje. Ukažte to a některý učitel v sobě objeví štědrost.
    .a-kept = List o pokutách
    .a-line = Kdo naučí doručitele, může zapomenout na dluh knihovně.
    .b = Jít nahoru a knihu tam nechat.
    .b-result = Řeknete Perpetue, že ji sežraly krysy. S nesmírnou péčí zapíše do rejstříku „krysy“ a vysmrká se. Nahoře se chlapec, který zná každou stránku zpaměti, ptá, co lovíte; pak odříká, kde to spí, kdy se to budí a kudy to utíká.

city-6 = Tajný úder Jeho Milosti
    .intro = Lord Baltazar Droszt vypráví stolu, jak se celou zimu cvičil v zaklínačské tvrzi. Dokonce ve vaší. Tajný úder předvádí porcovacím nožem; uťal by si jím vlastní ucho. Vtom spatří váš medailon a barva mu zmizí z tváře, jenže třicet hostů se už otočilo. „Spolubojovník!“ zaskřehotá Jeho Milost. „Jistěže se na mě pamatujete?“
    .a = Ukázat stolu pravý úder.
    .a-result = Půjčíte si nůž a uděláte to pomalu, aby stačili sledovat. Nestačí nikdo. Ale jak ho poprvé vysvětlujete nahlas, kousek po kousku, narazíte na kousek, přes který vaši učitelé vždycky spěchali. Nejhlasitěji tleská Jeho Milost. Vlastní pokoření mu docela ušlo.
    .b = Obejmout drahého starého druha.
    .b-result = Vzpomínáte, jak chrápal na vedlejší pryčně a jak jednou snesl z hory zraněného medvěda. Drosztovi vlhnou oči; málem si na to vzpomíná sám. Pod stolem k vám doputují dvě zlaté mince. O půlnoci jsou medvědi dva a nese je oba.

city-7 = První poctivé pojednání
    .intro = „Nelekejte se, jsem lékařka,“ říká Jolanta Brisková, která za vámi šla tři ulice s posuvným měřítkem. Píše první poctivé pojednání o zaklínačích. Potřebuje k němu buď lžičku vaší krve, nebo pravdivé odpovědi na sto čtrnáct otázek, počínaje tou, o čem se vám zdá. Má vlídnou tvář, inkoust na nose a ani potuchy, jak je nezdvořilá.
    .a = Vyhrnout rukáv pro lžičku.
    .a-result = Vaše krev prožere ve lžičce díru. Doktorka Brisková je tak šťastná, že na vás zapomene, a tak využijete její hořáky, čisté sklo a polici solí, jaké si žádný zaklínač nemůže dovolit. O dvě lahvičky později vzhlédne a zasněně se ptá, jestli to bolí.
    .b = Posadit se a odpovídat na otázky.
    .b-result = Na první tucet odpovídáte poctivě. Třináctá se týká rodičů a odtud si vymýšlíte: žábry, druhé srdce, hrůzu z hus. Zaplatí vám dvě mince a děkuje s opravdovou vřelostí. Než uplyne rok, bude vaše žábry hledat sto lékařů.

city-8 = Co dlužili hlídači
    .intro = Obchodník s obilím Otmar Pell přišel za měsíc o tři noční hlídače a najímá vás, abyste zjistili proč. Za ječmenem najdete odpověď: katakana, spícího a tenkého jako věšák. Vedle něj někdo křídou napsal úhledný sloupec jmen a částek. Poslední tři jsou škrtnutá. Všichni tři dlužili Pellovi a závora těchto dveří je zvenčí. Čtvrté jméno už je připsané. Tvor otevírá jedno oko.
    .a = Tasit stříbro a vypořádat se s katakanem.
    .a-result = Je vyhladovělý, takže se bije jako ten, kdo nemá co ztratit, a každou otáčku mezi pytli platí vaše zbroj. Když je po všem, Pell vám odpočítá do dlaně dvě mince a lehce se ptá, co tam ještě je. „Ječmen,“ říkáte. Čtvrtý dlužník bude muset přijít na mizinu podle práva.
    .b = Vycouvat a zeptat se Pella na seznam.
    .b-result = Pell si se zájmem čte vlastní písmo. Není krutý, vysvětluje, jenom právníci jsou dražší než hlídači. Tři mince za vaši mlčenlivost, za každé jméno jedna. Berete je. Když zahýbáte za roh, sjede za vámi závora a uvnitř někdo volá o lampu.

city-9 = Čert na střeše
    .intro = Na střeše pekárny dřepí rohatý čert, černý, chlupatý a vzlykající. Dole půl čtvrti skládá dříví. Je to jen Ruprecht, který v kočovné společnosti hraje padouchy; žárlivý kolega ho do kostýmu vlepil. „Neposlouchají!“ naříká. „Takový dav jde domů, jen když někdo zvítězí!“ V ruce má trojzubec a nutno přiznat, že i výtečný postoj.
    .a = Všechno vysvětlit a poslat pro žebřík.
    .a-result = Chce to žebřík, teplý ocet a pekařovu ženu, která kdysi hrála strom a vyzná se v lepidle. Ruprecht sleze růžový jako selátko. Společnost vás odvleče k večeři, kde sedmkrát předvede upálení nevinného čerta s vámi jako ohněm. Ulehnete s chrapotem a probudíte se smíchem.
    .b = Vylézt nahoru a bojovat s čertem.
    .b-result = Dvacet let jevištních soubojů ho naučilo být rychlejší než většina vrahů. Trojzubec je plechový, ale vaše žebra najde. Mezi ranami vás šeptem opravuje: tenhle výpad je suché dřevo, zahoďte ho; zkuste tohle. Zabijete ho nádherně. Dav jde spokojeně domů a on se čtyřikrát ukloní za komínem.

city-10 = Neděle v krabičce
    .intro = Rosamunda Applegarthová, půlčice, babička devatenácti vnoučat, prodává z prahu jedinou věc: žlutý prášek v plechových krabičkách. „Neděle,“ vysvětluje. „Špetka na jazyk, a je nedělní ráno a nikdo po vás nic nechce.“ Na protějším prahu se tesař usmívá na nebe a jeho trámy čekají. „Není na tom nic zlého,“ dodává, „jen po vás nikdo nic nechce.“
    .a = Vzít si špetku na jazyk.
    .a-result = Zvoní zvony, i když tu žádné nejsou. Procházíte městem s volnými rameny a otevřenýma rukama, jako po týdnu spánku. Zavadí o vás vůz, kousne vás pes a oběma přejete všechno dobré. Svěžest vydrží. Bohužel vydrží i zvyk neuhýbat.
    .b = Zeptat se, jak ho vyrábí.
    .b-result = Rosamundě to tak lichotí, že vám uváže vlastní zástěru. Celé odpoledne pod jejím velením sušíte, prosíváte, pražíte a klejete, zatímco vnoučata odnášejí vaše nástroje. Měří náprstkem a nic nerozsype. Tomu, čemu říká vaření, by jinde říkali profesura, a vy si děláte poznámky.

city-11 = Marcipánová hruška
    .intro = Šestiletá Lenka snědla marcipánovou hrušku určenou jejímu otci a má modré rty. Svíčkař Vendelín vám nabízí všechno, co má v truhličce. Mohli byste ochutnat drobky, jmenovat jed a uvařit proti němu lék tady mezi svíčkami; bylo by to pomalé a kruté k vašemu jazyku. Ale oknem vidíte, jak její strýc Kryšpín spěchá po střechách pryč s lahvičkou v pěsti. Opatrný travič nosí protijed s sebou, pro případ, že to sní někdo jiný.
    .a = Ochutnat drobky a uvařit lék.
    .a-result = Třetí drobek vám řekne, co to je, a zbytek patra vypálí jako vosk. Abyste ušetřili čas, přilijete jednu vlastní lahvičku. K půlnoci chce Lenka polévku. Vendelín vysype truhličku, celkem pět zlatých mincí, a otevře nejlepší víno. Necítíte z něj nic.
    .b = Pronásledovat strýce po střechách.
    .b-result = Hází tašky a jedna z nich najde vaše rameno. Nad koželužnami přestanete myslet a necháte místo sebe běžet výcvik své školy, lépe než kdy dřív. Lahvička dorazí včas. Vendelín drží dívenku, slabým hlasem se ptá na bratra a nikdo si nevzpomene na peníze.

city-12 = Všechno musí pryč
    .intro = Vdova Halina Prottová zavírá stánek po nebožtíku muži. Zámky, panty, vycpaná sova: všechno musí být pryč do večerního zvonění, kdy se platí nájem. Překupníci to vědí, procházejí se se založenýma rukama a čekají, až její ceny umřou. Na konci pultu leží dlouhý balík ve voskovaném plátně, převázaný svatební stuhou. „Jedna mince,“ říká a nedívá se na něj. „Bez otevření. Rychle, než si to rozmyslím.“
    .a = Jednat s překupníky jejím jménem.
    .a-result = Postavíte se vedle sovy a nic neříkáte. Ukazuje se, že dva páry žlutých očí dělají s cenou divy. Při zvonění je stánek prázdný, nájem zaplacený a Halina vám vnutí dvě mince. Balík si nakonec odnáší domů, v náručí jako dítě.
    .b = Zaplatit minci za neotevřený balík.
    .b-result = Vezme minci, balík pustí, zase ho popadne a nakonec ho do vás strčí tak, že sova spadne. „Stanko ho dodělal to ráno, co umřel,“ říká Halina. „Neděkujte mi. Jděte a otevřete to někde, kde to neuvidím.“

city-13 = Meče pod pečetí
    .intro = Kupecký cech vám svěří svou účetní knihu, jen když přijmete cechovní mír: oba meče přidrátované k pochvám a zapečetěné modrým voskem až do doručení. „Posel, který může tasit, tasí,“ vysvětluje syndik. Kniha jde k Lubomíru Haskovi, jejich faktorovi v lesním kraji. Ve dveřích stojí propuštěný strážný, na opasku se mu ještě houpe zlomená modrá pečeť. Podívá se na vás a téměř neznatelně zavrtí hlavou.
    .a = Nastavit meče k zapečetění.
    .a-result = Drát je utažený. Celé dny ruka sahá k jílci, narazí na vosk a stydlivě se vrací; časem sahat přestane a zápěstí zleniví. Kniha váží jako dítě. Lubomír Hask na ni bude čekat v cechovním domě, v lese.
    .b = Jít ven za propuštěným strážným.
    .b-result = „Přišli o čtyři karavany a zapsali je jako myši,“ říká strážný u piva, které si chce rozhodně zaplatit sám. U té poslední byl. Rozlitou pěnou kreslí na stůl cestu a pak místo, kde muly odmítly jít dál. To, co lovíte, žije hned za mulami.

city-14 = Notářova nová hlava
    .intro = Ve veřejných lázních sedí nad kupní smlouvou pán s vydří hlavou. Notář Ignác Tollard ji má od úterka, kdy čárkou ošidil trhovkyni s rybami z Novigradu. „Klienti tvrdí, že mi to sluší víc,“ vzdychá. Jenže kožešnický cech prostudoval zákon a zákon chrání jen osoby s lidskou hlavou. Po schodech přicházejí boty a klacky. Odloží smlouvu a obrátí k vám vlhké hnědé oči.
    .a = Vytratit se s ním odtokem.
    .a-result = Je to dlouhý odtok. Tollard se celý týden učil, co umějí vydry, a při lezení učí vás: málo dýchat, všude se ohýbat, ničím neplýtvat. „Začíná se vždy tím, co jde nejhůř,“ podotýká. Než se vpředu ukáže světlo, to, co vám jde nejhůř, jde o hodně líp.
    .b = Postavit se mezi něj a klacky.
    .b-result = Držíte schody, dokud kožešníci neusoudí, že ta kožešina za to nestojí. Tollard vás balí do ručníků a rdí se skrz vousky. Pojede do Novigradu, říká, najít trhovkyni Hanku a omluvit se za čárku. S vámi by měl mnohem víc odvahy.
    .b-band-1 = Je jich sedm, dlaždice jsou mokré a v jednom klacku jsou hřebíky. Samotné kladivo vaši zbroj nespraví.
    .b-band-2 = Je jich sedm, ale dlaždice jsou mokré i pro ně. Odnášíte si promáčkliny a kulhání.

city-15 = Zaklínačský stout
    .intro = Sládek Slavoj vás vtáhne do sklepa a zamkne. Jeho pivo je proslulé jediným, a to lácí. Ale představte si stout, černý a hořký, se zaklínačem na vinětě! „Nikdo se nebude muset ptát, co v něm je,“ šeptá. „Leda by v něm opravdu něco bylo.“ Má připraveno sto sudů, které ponesou vaše jméno. Má i jeden otevřený, s trychtýřem v díře, a pořád pokukuje po vašich lahvičkách.
    .a = Půjčit mu jméno na vinětu.
    .a-result = Podobizna je hrozná. Přimalovali vám rohy, aby vás lidé poznali. Slavoj zaplatí za užití dobrého jména dvě mince a přísahá, že stout je neškodný, což je pravda: je to staré pivo se sazemi. Celé týdny vás cizí lidé plácají po zádech a pak jim není dobře.
    .b = Vylít lahvičky do otevřeného sudu.
    .b-result = Jedna po druhé jdou do trychtýře a sud začne příst. Slavoj ho spěšně zatluče. Musí zrát někde vysoko v chladu, říká; jeho sestřenice Ulfrida má hostinec v horách. Zajděte za Ulfridou a vyzvedněte si podíl na tom, co z toho bude.

city-16 = Kam se kloní kouř
    .intro = Nefouká, a přece se kouř ze Sibbina kadidla kloní k jedné straně jako pes na vodítku. Kloní se k lesu, kde její sestra Orša pálí uhlí a dvanáct let čeká na slovo o požáru, který zabil jejich matku. „To slovo mám,“ říká Sibba. „Ale bez matčina prstenu by mu neuvěřila, a ten je v zastavárně.“ Nabízí vám teplou lahvičku za společnost. O víc si tak docela neříká.
    .a = Vzít lahvičku a dělat jí společnost.
    .a-result = Sedíte s ní, dokud nedohoří poslední tyčinka, a mluvíte o ničem: o cenách, o kolenou, o drzosti holubů. V lahvičce je dvanáct let kouře stlačených do sirupu. Vypijte to, říká, až budete potřebovat vědět, kam se naklonit. Když odcházíte, kouř se za vámi trochu ohne.
    .b = Donést Orše prsten a slovo.
    .b-result = Zastavárník chce dvě mince a podá vám prsten tenký jako vlas. „Řekněte, že to byla moje svíčka,“ říká Sibba. „Řekněte, že vinu nesla za mě. Jenom to.“ Pak se otočí k zákazníkovi a smlouvá jako ďábel. Oršu hledejte u milířů, v lese.

city-17 = Čtyřicet let, na útěku
    .intro = Čtyřicetiletý muž s uzlíkem v podpaží vám vklouzne pod plášť. „Nedívejte se dolů,“ vydechne. „Je u studny.“ Jochen chce být cukrář. Jeho matka, paní Kunhuta, která svého času dobyla dva hrady a most, chce, aby byl kapitán, a on utíká od snídaně. U studny zkouší sedmdesátiletá dáma v kroužkové košili vítr mokrým prstem, otočí se a pochoduje rovnou k vám.
    .a = Schovat Jochena a nehnout brvou.
    .a-result = Podívá se na vás, na plášť, na čtyři nohy pod ním a nakonec na nebe. Pak jde dál, o něco pomaleji než předtím. Jochen se vám odvděčí jediným uměním, které za čtyřicet let zvládl: jak nebýt tam, kam dopadá naběračka. Je v tom víc, než by se zdálo.
    .b = Říct paní Kunhutě, ať ho nechá jít.
    .b-result = „Konečně,“ říká paní Kunhuta, „mi to někdo řekl do očí.“ Nezlobí se, má radost. Přijďte s mečem nahoru do jejího domu v horách, říká; ukažte jí jedinou věc, kterou ještě neviděla, a chlapec smí péct. Pod vaším pláštěm Jochen omdlí.

city-18 = Listy, které taví žulu
    .intro = Aurelio Penk v šeříkovém hedvábí miluje paní Otýlii už týden a každou jeho hodinu jí napsal. Bydlí v loveckém zámečku hluboko v lese, chová vlkodavy a nikomu neodpovídá. „Mé listy by roztavily žulu,“ říká, „ale pošťák se bojí psů.“ Potřebuje posla, kterého budou psi ctít. Nebo aspoň někoho, kdo ho naučí vypadat nebezpečně, a za to nabízí jediné, co umí.
    .a = Donést listy paní Otýlii.
    .a-result = Balíček je převázaný šeříkovou stuhou a voní tak sladce, že vás branou doprovázejí včely. Najděte zámeček paní Otýlie v lesním kraji, prosí Aurelio, a sledujte při čtení její tvář. Pak si listy vezme zpět, políbí každou stránku, vrátí je a jde vzdychat za sloup.
    .b = Naučit ho vypadat nebezpečně.
    .b-result = Zkoušíte to hodinu. Mračí se jako jehně s bolavým zubem. Na oplátku ukáže, co umí, a to je tanec, a v něm tedy hlupák není: půlobratu, kterým se přejde plný sál a nezavadí se o jediný rukáv, se žádný šermíř smát nebude.

city-19 = Vůz s prádlem
    .intro = Z městských magických dílen mizí adepti a stráže u brány si všimly jen toho, že prádlo je těžší. Zvednete víko koše. Uvnitř spí šestnáctiletá dívka s cedulkou na zápěstí: Nela, třetí ročník, majetek Radomila Orma. Mág Orm má věž v horách a žáky nikdy nehledá inzerátem. Vozka nastavuje čepici, aby dostal zaplaceno za to, že si ničeho nevšiml. Další koš, jak vidíte, je prázdný a zhruba vaší velikosti.
    .a = Vytáhnout dívku a poslat ji domů.
    .a-result = Nevšímavost vás stojí dvě mince. Nela se probudí u kanálu, je jí zle a chce vidět vaše ruce. „Kdo vás učil takhle držet sílu? Jako kbelík!“ Jeden po druhém vám ohýbá prsty tam, kam patří. To, co vám dala škola, ještě nikdy neběželo tak hladce.
    .b = Vlézt do prázdného koše.
    .b-result = Voní škrobem a cizím strachem. U druhého mýta vozka poznamená, že jeden z košů při pádu nadává, a vyklopí vás na cestu; vůz s Nelou odrachotí. V pěsti máte cedulku vlastního koše: Radomil Orm, věž, v horách.

city-20 = Píseň o vás
    .intro = Zpívá ji celý hostinec, ještě než dojdete k pultu: baladu o zaklínači, který vzal vesnici poslední stříbro, prospal noc nestvůry a odešel oknem. Refrén hláskuje vaše jméno. „Já to jen přednáším,“ piští bard Vavřinec, kterého zvedáte za límec. „Koupil jsem ji i se slzami od Anežky, vdovy po převozníkovi, dole u vody. Odpřisáhne každé slovo.“ Klobouk mu přetéká mincemi.
    .a = Jít najít vdovu, která ji složila.
    .a-result = Vavřinec vám nakreslí cestu pivem na desku stolu: Anežčin přívoz, dole u vody, přístaviště s modrým kůlem. „Něčím po vás hodí,“ varuje. „Po mně hodila, a to jsem platil.“ Za vámi hostinec znovu spustí refrén, tišeji, z úcty.
    .b = Nechat ho zpívat a vzít si půl klobouku.
    .b-result = Sedíte v první řadě se založenýma rukama, tváříte se přesně tak provinile, jak píseň žádá, a tržba se zdvojnásobí. Vaše půlka jsou dvě mince. U východu se dítě ptá, jestli jste to opravdu vy, kdo odchází okny. Použijete dveře a všichni jsou zklamaní.

city-21 = Fronta
    .intro = Fronta začíná u kašny a končí, pokud kdo ví, u zelených dveří. Co se tam dává, o tom se vedou spory. Sůl, říkají jedni; milosti, říkají druzí; jeden stařec věří, že je to pořád fronta na loňský mor. Nikdo neodchází, co kdyby to bylo něco dobrého. Jste skoro u dveří, když se vedle vás zastaví mladá žena s řvoucím dvojčetem na každé ruce. Neprosí. Jen se dívá na vaše místo.
    .a = Nechat si místo ve frontě.
    .a-result = Za zelenými dveřmi rozdává hluchý apatykář své zásoby, protože je má po krk. Dostanete poslední dvě lahvičky; muž za vámi dostane prázdný koš a zdá se spokojený. Venku se fronta posune o krok a stojí dál. K večeru dosáhla řeky.
    .b = Přenechat místo mladé matce.
    .b-result = Jmenuje se Petra a její otec je Landrag, který ve Vengerbergu staví kuše a nikomu nevěří. Něco napíše na bryndák. V jeho dílně stojí kuše, objednaná a nevyzvednutá; jeďte do Vengerbergu, doplaťte dvě dlužné mince a je vaše. Dvojčata ztichnou naráz, jako za peníze.

city-22 = Nejhorší zpěvák na světě
    .intro = Martyn je nejpřátelštější bard na světě, a nejhorší. Když zpívá, odcházejí psi. Dávno přišel na to, že lidé platí za ticho víc než za hudbu, a postavil na tom živobytí: ukloní se, ohlásí sto slok a čeká. Dnes zazpíval omylem, z čisté radosti, že má k večeři společnost. Chce se s vámi rozdělit o výtěžek. Anebo, dodává nesměle, by mohl jít s vámi; jsou města, kde platí předem.
    .a = Rozdělit výtěžek a rozejít se v přátelství.
    .a-result = Přispěl hostinský, hostinská i poselstvo z ulice a polovina dělá dvě mince. Martyn vás obejme, slíbí baladu o tomto večeru a hned dostane další hrst, aby ji nezačínal. Skrz zavírající se dveře slyšíte, jak všem vřele děkuje.
    .b = Pozvat ho s sebou.
    .b-result = Má jeden vak, jednu loutnu se třemi strunami a žádné nepřátele, protože nikdo nikdy nedoposlouchal. „Nebudete litovat!“ volá Martyn a na oslavu se zhluboka nadechne. Celý lokál vstane jako jeden muž a podá vám plášť.

city-23 = Vyzkoušeno na dvoře
    .intro = Hedda Stollová neprodá žádný kyrys, do kterého se nemlátilo. Za kovárnou má písečný kruh, kde každý večer dobrovolníky v její zbroji tlučou dobrovolníci s jejími kladivy a zákazníci si dělají poznámky. Jednou vás obejde. „Zvláštní postava,“ řekne kovářka. „Bratr Joachim by vám ho vystřihl, nahoře v horách, kde má tu dobrou ocel. Nebo pojďte hned. Potřebuju někoho pro učedníka.“ Učedník plaše mává. Zakrývá západ slunce.
    .a = Nechat si vzít míru na kyrys.
    .a-result = Měří vás provázkem s uzly, u každého uzlu vzdychne a pošle provázek napřed po holubovi. Joachim Stoll v horách si za práci nepočítá nic, jen minci za řemeny, protože sedlářka bývala jeho žena. „O ní ani slovo,“ říká Hedda. „Ale minci vezměte.“
    .b = Vlézt do kruhu s učedníkem.
    .b-result = Učedník se před každou ranou omlouvá a myslí to vážně. Ve třetím kole víte, že síla se ohlašuje v kolenou; v pátém odpovídáte, ještě než domluví. Heddini zákazníci si zapisují i to.
    .b-band-1 = Pro vaši zbroj přichází poučení trochu pozdě. Hedda nabízí, že promáčkliny odkoupí.
    .b-band-2 = Jednou na vás upadne jak dlouhý, tak široký a dvě lahvičky na opasku ho nepřežijí.
    .b-band-3 = Nakonec vám potřese rukou a rudý až po uši prosí, abyste mu to ukázali znovu.

city-24 = Díky pro jiného
    .intro = Na ulici se vám učenec vrhne kolem krku. Před osmi lety u rozvodněného brodu vytáhl nějaký zaklínač Leopolda Quista za vousy a odjel, aniž řekl jméno. Od té doby hledá, a tady jste: tytéž oči, skoro tatáž jizva. Jenže u toho brodu byl Ansgar, Ansgar s jeřábem na meči, a Ansgar je mrtvý. Quist už rozbaluje dar, na kterém osm let pracoval. Bolí vidět někoho tak šťastného.
    .a = Přijmout díky místo Ansgara.
    .a-result = Darem je osm let vyptávání: každá obluda, kterou kdo spatřil mezi horami a mořem, s cestami, hodinami a svědky, krasopisně opsaná na jeden skládací list. Pořídil ho, aby jeho zachránce žil dlouho. Děkujete, myslíte na Ansgara a rychle ho schováváte.
    .b = Říct mu pravdu o Ansgarovi.
    .b-result = Posadí se na obrubník. Po chvíli se ptá kde a vy mu to říkáte: Ard Modron, hrob nad městem a na něm ležící meč. „Šli byste tam?“ říká Quist. „Řekněte mu to za mě. Měl jsem připravenou jen tu jednu větu.“ Tu větu vám řekne.

city-25 = Šampion má zpoždění
    .intro = Pim Fennel prodává místa na zápasy, které se úředně nekonají. Dnes se potí skrz klobouk. Ve sklepě dupe dvě stě lidí, jeho šampion, Býk, utekl se soupeřkou k oltáři a nevstoupí-li do jámy nikdo, bude obecenstvo chtít peníze, nebo Pima. „Je tu maska,“ prosí. „Býkem můžete být vy.“ Nebo se můžete upsat na velký zápas v horách, aby měl aspoň co ohlásit. Ze stropu padá omítka.
    .a = Upsat se na velký zápas v horách.
    .a-result = Pim políbí papír a s křikem běží dolů. Slyšíte, jak dvě stě lidí mění názor. Vrátí se bledý, ale živý, s vaším opisem: Lomová jáma, nahoře v horách, proti osobě zvané Mlynářka. „Dvakrát s ní ještě nikdo nebojoval,“ říká a proč, říct nechce.
    .b = Nasadit si masku Býka.
    .b-result = Maska nemá otvory pro oči. Býk, jak se zdá, bojuje po sluchu, a tak musíte i vy. Jeden z vašich osvědčených úderů je ve tmě k ničemu a nadobro ho zahodíte; ale někdo tam dole zná mnohem lepší a dvakrát vás jím zasáhne. Nakonec je váš. Obecenstvo je zamilované.

city-26 = Kroužková košile z nejlepší vlny
    .intro = Kroužková košile na pultu Severina Glosse se leskne jako pstruh. Zvednete ji: neváží nic. Zatáhnete za kroužek a vyjde z něj nit. Celá je pletená, z šedé vlny, řada za dokonalou řadou, a namočená do stříbrné barvy. Tři rekruti na ni už odpočítávají žold. Gloss vidí, že chápete. Úsměv mu zůstane na místě, zbytek obličeje odejde. Jediné poctivé zboží v tom stánku jsou boty na jeho vlastních nohou.
    .a = Nabídnout tři mince za boty, které má na sobě.
    .a-result = Prodá je hned, aby se vás zbavil. Při šněrování nahlas podotknete, že vlna se v dešti sráží, a rekruti svůj žold schovají. Gloss dokončí trh bos na studeném kameni. Boty jsou ještě teplé, když si je jdete za roh pořádně prohlédnout.
    .b = Zeptat se, kdo to plete.
    .b-result = „Babička,“ říká a k vašemu překvapení je to pravda. Zuzana a její sousedky pletou celou zimu, nahoře v horách; jim tvrdí, že košile jsou pro sbor. Nikdo tam neví, že v jejich pletení chodí muži do války. Někdo, říkáte si, by měl Zuzanu navštívit, v horách.

city-27 = Den mlčení
    .intro = Lebedovi kazatelé si sami zavázali ústa bílou látkou. Je Den mlčení a nosí tabulky. DNES NIKDO NESMÍ NIKOHO NIJAK NAZÝVAT, stojí na jedné. Na druhé, u koše s ohněm: DEJTE OHNI JEDNU VĚC, NA KTEROU JSTE PYŠNÍ, A JDĚTE K VODĚ. Měšťané kolem ní proudí se zrcadly, stuhami, výstavní štikou. Jeden kazatel vám podává pruh bílé látky. Druhý vám dělá místo u ohně.
    .a = Vzít bílou látku a mlčet.
    .a-result = Uvážete si ji a jdete. Nikdo nekřičí „mutant“. Nikdo nežebrá, nevaruje, neplive ani nesmlouvá. V poledne slyšíte vlaštovky; večer slyšíte vlastní myšlenky, v celých větách, jako hosty, kteří se vracejí do zavřeného domu. Když látka sejde, s mluvením nespěcháte.
    .b = Přistoupit a něco ohni dát.
    .b-result = Dáte mu něco, na co bylo vaše tělo vždycky marnivé: ozdobu, kousek, hezký způsob, jak vyhrát. Cítíte, jak to odchází. Kazatel smaže tabulku a napíše, kam to prázdné místo odnést: k poustevnici Ludmile, zazděné u vody, která, jak podtrhuje, vůbec nemlčí.

city-28 = Mág bez stínu
    .intro = V poledne na nejjasnějším náměstí města sedí mág Ulven a nevrhá stín. Pohádali se, vysvětluje. Vyčetl mu, že všechno opakuje; stín řekl, že někdo to přece musí dělat pořádně; a teď odešel do hor a praktikuje na vlastní pěst. „Lidé si všímají,“ říká Ulven a posouvá židli pod plachtu. „Ke dvoru nemohu.“ Rád by si do západu půjčil ten váš. Anebo, nepůjčujete-li, byste mu snad mohli přivést jeho.
    .a = Půjčit mu svůj stín do západu slunce.
    .a-result = U pat se odloupne jako mokrá ponožka. Teprve teď poznáváte, kolik stín váží: oběháte své pochůzky, pak cizí, pak vylezete na věž jen pro vyhlídku. Při západu ho Ulven vrátí vykartáčovaný. Byl u dvora a teď jde kousek za vámi a přemýšlí.
    .b = Slíbit, že mu přivedete jeho vlastní.
    .b-result = „Bude někde vysoko, kde světlo leží nízko,“ říká Ulven. „Na svou délku byl vždycky marnivý.“ Umí každé kouzlo, které umí on, ale jeho způsoby ne. Jděte do hor, k večeru, a hledejte stín, který nikomu nepatří.

city-29 = Dojič jedů
    .intro = Ze zamčené místnosti vycouvá muž a sveze se po zdi. Corvin Slade se živí tím, že dojí jedovaté tvory, a jeden z nich si s ním právě vyřídil účty. Ruku má barvy švestek. „Dva silné odvary by mě mohly udržet,“ drkotá zuby. „Slíbit to nemůžu. Nebo mě nechte jít a prokažte mi jednu slušnost.“ Zdravou rukou postrčí po podlaze zapečetěnou sklenici. „Už zaplaceno. Dáma v šedých rukavicích, v lese. Nesmí čekat.“
    .a = Otevřít lahvičky a pokusit se ho udržet.
    .a-result = Padnou na to oba odvary a většina noci a za kuropění ruka vybledne do barvy ruky. Slade nemá v děkování cvik. Dá vám tři mince a své nejstřeženější tajemství, díru, kde chytá nejdražší tvory. Jeden z nich je na vašem seznamu.
    .b = Vzít sklenici a zůstat do konce.
    .b-result = Držíte tu zdravou ruku. Mluví o šupinách a trpělivosti a o minci v botě, pro vás; pak nemluví o ničem. Sklenice je teplá, jako by dýchala. Dáma v šedých rukavicích se jmenuje Mirabel Veyová a čeká v lese u zámečku se zavřenými okenicemi.

city-30 = Někdo by to měl říct Oskarovi
    .intro = Sestry z chudobince vás vedou k lůžku u zdi. Prospektor Bartoš Krust umírá úhledně, s botami na nohou. „Oskara jsem nechal nahoře u dolu,“ říká. „Že má hlídat, než se vrátím. To bylo na jaře. On to udělá, víte. Bude tam sedět, dokud nepojde, on je takový.“ Oskar neumí číst a tak vysoko nikdo neleze. Stařec má hrubou mapu a dvě mince v uzlíku. „Někdo by mu měl říct, že už může přestat.“
    .a = Vzít mapu a slíbit, že půjdete.
    .a-result = Musíte ta slova zopakovat: „Dost, starý příteli, pojď dolů.“ Přesně v tom pořadí. Na mapě je jedna hora, jedna borovice a křížek. Dvě mince si nechá na svíčky a do večera je po něm, i s botami. Oskar čeká u dolu, nahoře v horách.
    .b = Říct, že Oskar je už dole a daří se mu dobře.
    .b-result = Dáte Oskarovi teplou kuchyni, lavici u kamen a korpulentní hospodyni a Bartoš Krust chce podrobnosti, dokud nějaké jsou. „Tak to se obejdu bez svíček,“ řekne a dá vám do dlaně dvě mince. Umírá s úsměvem. Vysoko na hoře pořád něco naslouchá, jestli neuslyší jeho boty.

city-31 = Krám s ohňostroji
    .intro = Ve třech ulicích zkyslo mléko a dav usoudil, že za to mohou ohňostroje půlelfky. Adje stojí ve dveřích krámu v ožehnutých rukavicích a s hořící loučí. „Ještě krok,“ volá, „a uvidíte je všechny najednou, a vaše matky taky.“ Dav má pochodně; krám má šest sudů prachu; nikdo to nesečetl. Její oči najdou vás. „Promluvte s nimi,“ říká, „nebo mě odveďte. Trpělivosti mám na minutu.“
    .a = Postavit se do dveří tváří k davu.
    .a-result = Všechno ve vás je vycvičené tasit. Tento reflex uchopíte a zlomíte, nadobro, a místo něj uděláte prázdnýma rukama něco nového, co přiměje první řadu podívat se na pochodně a pak na sudy. Počty se šíří ulicí. Lidé si vzpomenou, že je čas večeře.
    .b = Odvést ji po střechách.
    .b-result = Prsty zhasne louč, políbí veřej a leze po okapu s brašnou, která tiká. Za vámi dav objeví sudy a pak rozvahu. Na poslední střeše se rozcházíte. V horách je průsmyk a za ním přátelé. „Doprovoďte mě,“ říká Adje. „Půjdou za mnou. Vždycky jdou.“

city-32 = Zaklínač na čtvrté posteli
    .intro = Našli ho s dekou až po bradu; nůž přišel zespoda, skrz slamník. Keld byl zaklínač jiné školy a jednou vám koupil pivo. Hostinský má místo důkazů tři zablácené klobouky: bratři Holkové, kteří Keldovi dlužili a za úsvitu se vydali do hor. Má také účet za slamník a rozprodává věci mrtvého. Nátepníky leží na pultu vedle másla.
    .a = Jít za třemi bratry.
    .a-result = Zatlačíte Keldovi oči, na což nikdo nepomyslel, a vezmete klobouky. Tři bratři, tři koně, jedna uvolněná podkova a odměna, která se ušetřila zabitím toho, kdo ji vydělal. Stopy vedou vzhůru. Bratry Holkovy hledejte v horách, kdekoli se dá vyprázdnit plný měšec.
    .b = Zaplatit účet dvě mince a důstojně ho pohřbít.
    .b-result = Dvě mince vykoupí všechno: dva meče, břitvu, dřevěného koníka o třech nohách, kterého nikdo neumí vysvětlit. Všechno uložíte ke Keldovi, i toho koníka. U nátepníků vás hrobník zarazí. „Ty ne,“ řekne a váží je v zemitých rukou. „Ty jsou na to, aby se do nich mlátilo.“

city-33 = Žebrákův kašel
    .intro = Nejdřív slyšíte kašel: hluboký, mokrý, s hvizdem na konci jako u konvice. Hynek žebrá na schodech lékařského domu a lékaři ho překračují. Dobýval v horách stříbro, dokud se jeho parta neprolomila do dutiny, kde něco dýchalo. Nahoru vyšel jen on. „Můžu vám o tom povědět,“ říká. „Vyprávím to za chleba.“ Pak nemůže mluvit vůbec. Dveře domu jsou otevřené. Rádi tam mají zaplaceno předem.
    .a = Rozdělit se o chléb a vyslechnout ho.
    .a-result = Vypráví dobře, mezi sousty, všemi hlasy. Bylo jich tam dole čtrnáct a předvede každého. Ví, jak to páchne, čemu se to vyhýbá, kudy to v noci chodí ven, a je to právě ta obluda, kterou hledáte. Pak chléb dojde a on se rozkašle.
    .b = Odnést ho dovnitř k lékařům.
    .b-result = Položíte ho na mramorový stůl a vedle něj měšec. Pouštějí mu žilou, vykuřují ho a přou se o něm mrtvým jazykem a večer je hvizd pryč. „Domů,“ šeptá Hynek. „Nahoru ke kozám.“ Musíte slíbit, že ho navštívíte v horách, až tam sám dokáže vylézt.
    .b-band-1 = Tři odborníci chtějí být také tázáni a po nich odborník na odborníky. Žádají pět mincí, nebo kolik z pěti máte.
    .b-band-2 = S bylinami, svíčkami a pronájmem stolu to dělá tři mince.
    .b-band-3 = Mladý lékař s unavenýma očima většinu účtu škrtne. Zbývají dvě mince.

city-34 = Přípitek na Gottharda
    .intro = „Na Velkého Gottharda!“ hřmí lokál a někdo vám vtiskne pohár. Třetí příkopní rota pije na svého hrdinu, který hodinu sám držel bránu a zemřel na to; jeho místo ve štítové hradbě je od té doby prázdné. Seržantka Wulfhilda vás pozoruje přes okraj svého poháru. Máte pocit, že ten přípitek má víc slov, než kolik jich zaznívá, a že je všichni ostatní znají. Pohár je hodně plný.
    .a = Vypít pohár do dna.
    .a-result = Jásot zvedá krovy. Pijete do svítání v nejlepší společnosti a odcházíte s písní v kostech a číslem, které vám křídou napsali na záda. Je Gotthardovo. Kdo ten pohár vyprázdní, stojí na jeho místě, až bude Třetí příkopní zase svolána. Nehledejte je. Najdou si vás sami.
    .a-kept = Gotthardovo číslo
    .a-line = Křída, která nejde smýt. Třetí příkopní brzy zavolá.
    .b = Pohár nechat být a nabídnout, že nabrousíte meče.
    .b-result = Wulfhilda si pohár vezme zpět a zdá se, že se jí za vás ulevilo. Nabrousíte čtyřicet mečů a každý majitel vám o Gotthardovi něco poví: chrápal, dělil se, bál se můr. Rota platí dvě mince. Jeden meč v koutě už ostrý je a ten vám nikdo nepodá.

city-35 = Hodiny u elfí studny
    .intro = Brána elfí čtvrti je popsaná křídou, urážkami za celý týden; polovina dveří uvnitř visí na jednom pantu. U studny učí elfka Ellaneth, stará i na elfku, děti šermovat vrbovými proutky. „Učím kohokoli,“ říká vám, „jak dobře mi dovolí nálada, a o náladě rozhoduje kocour.“ Kocour si vás prohlíží. Přes náměstí zápasí dva muži s dveřmi těžšími, než jsou sami.
    .a = Vzít si od Ellaneth vrbový proutek.
    .a-result = Ellaneth se podívá na kocoura. Kocour se podívá na vás a dává si na čas. Děti podél zdi se smačknou, aby udělaly místo, a někdo přijímá sázky na výsledek, v lískových oříšcích.
    .a-band-1 = Kocour zívne. Ellaneth vás šlehá přes kotníky, dokud z vás nevypadne jeden starý zvyk, a místo něj vám dá dětské cvičení.
    .a-band-2 = Kocour se protáhne. Ellaneth dvakrát předvede jeden kryt a jde se podívat po obědě. Je to velmi dobrý kryt.
    .a-band-3 = Kocour přejde náměstí a sedne si vám na botu. Ellaneth zvedne obočí, které se v tomto století ještě nehnulo, pošle děti domů a tasí opravdovou ocel.
    .b = Jít pomoci s dveřmi.
    .b-result = Šestnáct dveří, masivní dub, nové panty. Učíte se stát tak, aby tíha šla skrz vás do země, protože jinak jde skrz nohu. Poslední dveře sotva visí, za soumraku, když do nich udeří první kámen. Opřete se o ně zevnitř zády, vedle těch dvou mužů. Drží.

city-36 = Tři trojky, dvě dvojky
    .intro = Donata hází kostky v tomto koutě tak dlouho, že stůl přijal tvar jejích loktů. Hodí dřív, než se posadíte: tři trojky, dvě dvojky, snesené jako vejce od skromné slepice. „Hoďte a co se vám nelíbí, hoďte znovu,“ říká. „Když mě přehodíte, miska je vaše.“ Leží v ní pět zlatých mincí. Na kostky se Donata nikdy nedívá a má dva velmi velké synovce.
    .a = Vzít kostky a hodit.
    .a-result = Kostky jsou teplé a dokonale poctivé, což je na tom to urážlivé. Donata složí ruce a otočí se k oknu, za kterým začíná pršet. Synovci se nakloní blíž. Hodíte, vyberete si a hodíte znovu.
    .a-band-1 = Bez spěchu odpočítá z misky pět mincí. „Dobře,“ řekne. „Už mě unavovaly.“ Ode dveří slyšíte, jak hází pro dalšího hosta: čtyři šestky.
    .a-band-2 = „Ne,“ řekne Donata laskavě a vzhledem k dešti vám koupí slivovici. Mince zůstávají v misce. Jsou tam, říkají synovci, od dob, kdy ještě nebyli na světě.
    .b = Zeptat se, jak to dělá.
    .b-result = „Na to se nikdo neptá,“ řekne a posune se na lavici. Celé to spočívá v tom vědět, který z prstů je hlupák. Ten váš najde za minutu a cvičí ho, dokud není nejlepší z pěti; totéž prý, podle Donaty, platí pro zbytek člověka. Pak vás synovci vyprovodí.
    .b-band-1 = Na schodech starší zakopne o váš opasek, dvakrát. Když jste na ulici, není na něm jediná lahvička celá.
    .b-band-2 = Mladší otevře dveře. Vámi.
    .b-band-3 = Ukloní se a jeden vám smete z límce drobek.
