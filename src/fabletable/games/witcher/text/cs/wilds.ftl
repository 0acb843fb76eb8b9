# Příběhy balíčku divočiny.

wilds-1 = Divadlo odpovědí
    .intro = Zřícené elfí divadlo má ozvěnu, ale ta neopakuje. Odpovídá. Zakašlete a tisíciletý hlas vám přeje pevné zdraví; řeknete své jméno a někdo dávno mrtvý se zasměje, že vás poznává. Hra se zřejmě pořád hraje a jedna role je volná. Jeviště je prasklé nad černou hlubinou. Kamenná sedadla jsou ve večerním slunci teplá a prázdná.
    .a = Vystoupit na jeviště a hrát.
    .a-result = Slova neznáte, ale ozvěna ano. Napoví vám každý verš, vy ho vrátíte a v posledním jednání jste kdosi větší, rychlý a jistý v nohou. S tím pocitem odcházíte do soumraku. Jeviště si vybralo vstupné.
    .a-band-1 = Ve scéně smrti se rozevře podlaha. Hrajete ji velmi přesvědčivě, celou cestu dolů.
    .a-band-2 = Přípitek v druhém jednání musí být opravdový. Vylijete všechny lahvičky do prasklé mramorové číše a něco pije.
    .a-band-3 = Kus římsy spadne přesně na narážku a jen vás škrábne.
    .b = Posadit se a poslouchat.
    .b-result = Celou noc hrají hlasy pro jediného diváka. Ve třetím jednání je hodina šermu a učitel, netrpělivý přesně jako ten váš, vysvětluje právě to, co vaše škola pořád cvičí a proč, to už neví. Vysvětluje to hodně. Za úsvitu zazní potlesk a patří vám.

wilds-2 = Půjčená pánev
    .intro = Před dvaceti lety si Jagna půjčila od sousedky Terezy pánev a od té doby spolu obě chalupy nemluví, leda skrze kozy. Teď chtějí, abyste je rozsoudili vy, protože nejste s nikým příbuzní. Pánev je Terezina; je to svatební dar a z hrdosti vaří dvacet let vajíčka v helmě. Jenže Jagna je bylinkářka a v tom železe se uvařila každá horečka v údolí.
    .a = Dát pánev Tereze.
    .a-result = Tereza si ji tiskne k zástěře. Pak přímo na cestě usmaží vejce a půlku musíte sníst vy. Pro soudce má minci. A Jagna, spravedlivá, i když to bolí, přinese poslední lahvičku, která kdy z té pánve vzešla, a dá ji vám.
    .b = Dát pánev Jagně.
    .b-result = „Zákon je kozel,“ řekne Tereza a jde dovnitř. Jagna zatopí, aby dokázala, že máte pravdu, a večer je v každém poutku opasku plná lahvička. Při odchodu míjíte otevřené okno: rovná stařena zády k cestě vaří v helmě vajíčko.

wilds-3 = Mokré schody dolů
    .intro = Už měsíc je každé ráno na schodech krypty čerstvá krev a vesnice z toho viní mrtvé. Hrobník Prokop vás tam vede. Dole rytíř, tři staletí pohřbený, odráží půlkou meče ghúly, jako každou noc od chvíle, kdy se sem prokopali. „Ta krev je jejich,“ šeptá Prokop. „On nás před nimi chrání. Jenže už je pomalejší.“ Nade dveřmi roste bledý mech, pro vařiče k nezaplacení. Bitva by ho zašlapala v nic.
    .a = Sejít dolů a bojovat po rytířově boku.
    .a-result = Jeden odvar je třeba, abyste v té tmě viděli, druhý, abyste v ní dýchali. Zády k mrtvému se učíte, jak se válčilo, než kdo psal příručky: žádné ozdoby, nic nazmar. Když padne poslední ghúl, zasalutuje vám, ulehne na svou desku a pro jednou odpočívá.
    .b = Nasbírat mech a zatarasit dveře.
    .b-result = Škrábete při lucerně, k tomu zvuk oceli zdola: pomalý, pomalejší, pak zas pevný. Mech se svaří ve dvě lahvičky vzácné síly. Prokop za vámi spustí závoru. „On to zvládne,“ říká hrobník. „Vždycky to zvládl.“ Nezní to, že bude spát.

wilds-4 = Císař na došcích
    .intro = Na střeše chalupy stojí kůň a žere střechu. V únoru ležel sníh po okap a Císař, tažný kůň velké důstojnosti, vyšel za vyhlídkou; v březnu roztálo. Teď porodní bába Rozálie počítá hvězdy z postele. „Je to dobrý kůň,“ říká, „a byla to dobrá střecha. Nevím, jak si mám nechat obojí.“
    .a = Dostat Císaře ze střechy.
    .a-result = Chce to rampu, pásku přes oči, deset sousedů a trpělivost. Cokoli vám jde nejhůř, to Císař najde a opírá se do toho, dokud se to nezlepší. Při západu slunce sestoupí na trávu s výrazem, že na to přišel sám. Zbývá otázka nákladů.
    .a-band-1 = Rampa je z čísi stodoly a ten kdosi se vrací domů. Chce tři mince, nebo všechno, co máte.
    .a-band-2 = Dvě mince za lana, prkna a pivo pro sousedy. Hlavně za pivo.
    .a-band-3 = Nikdo si nic neúčtuje, ale Císař vám v kapse najde lahvičku a sní ji, zátkou napřed.
    .b = Nasbírat, co na starých došcích roste.
    .b-result = Třicet let ptáci osévali tu střechu tím, co žádná louka nemá, a Císař ve své moudrosti žere kolem. Na místě uvaříte dvě lahvičky. Rozálie podá nahoru zástěru ovsa. „Nu,“ řekne koni nebo vám, „třeba zase napadne.“

wilds-5 = Konšelův ocas
    .intro = Vesnice je upravená, most opravený a nikdo nic nedluží. Proč, to pochopíte, když se konšel Matys otočí, aby nalil pivo, a zpod taláru vyklouzne rezavý ocas. Vědí to všichni. Za dvacet let vzal tři slepice a všechny zaplatil. Jenže zítra přijede chrámový inspektor se psem. „Moje druhá podoba,“ říká Matys taktně, „už bez pomoci tak nedrží.“
    .a = Pomoci mu psa napálit.
    .a-result = Třikrát obtáhnete kolem inspektora slanečka a zbytek udělá pes. Matys, který se zářícíma očima přihlíží ze sýpky, se neudrží: sejde dolů a předvede, jak se to dělá doopravdy, smyčka zpátky, skok stranou, čekání. „To umí každé lišče,“ říká. Teď už i vy.
    .b = Nalít mu něco, aby podoba držela.
    .b-result = Padne na to každá kapka, co máte, smíchaná, a on ji s otřesem spolkne. Podoba drží, dokud inspektor neorazítkuje knihy, nepochválí most a neodjede. Vtom, uprostřed věty, je talár plný lišky. Rada vám odhlasuje dvě mince a zaúčtuje je pod drůbež.

wilds-6 = Tři kopí v mlze
    .intro = Z mlhy vystoupí tři vrani s kopími z černého skla. Jejich lidu zbývá tak málo, že poctu cítíte dřív než nebezpečí. Ukazují na plochý kámen přes stezku. Kdo prochází, buď na něj něco položí, nebo se na něj postaví. V kameni jsou nohama vyhloubené dva důlky. Nemají tvar vašich nohou a jsou velmi hluboké.
    .a = Postavit se na kámen.
    .a-result = Tři bodnutí, tři různé ruce. Krýt se smíte, sestoupit ne. První vezme plát zbroje, druhé lahvičku z opasku; třetí se zastaví u kůže nad srdcem a zůstane tam, zatímco tři páry žlutých očí uvažují. Pak vás učí. Co, to volíte vy.
    .b = Položit něco na kámen.
    .b-result = Položíte knoflík, jablko a v nouzi o třetí věc nápěv, který si broukáte. Radí se. Jablko je přijato s jistým pohnutím. Na jeho místě nechají dvě tykve zapečetěné voskem, starší než ta cesta. Když vzhlédnete, je tu jen mlha a někdo si zkouší ten nápěv.

wilds-7 = Botanik na laně
    .intro = V půli útesu visí botanik. Emerich Lund je na tom laně tři dny, docela dobré mysli, na délku paže od modrého květu, který ještě nikdo neutrhl. Kolem něj rostou byliny, které většina vařičů zná jen z knih. O záchranu nestojí. „Slezte kolem mě a podejte mi ho!“ volá. „Musím vás varovat, že ta římsa není nic moc římsa.“ Z lana zbývají dva prameny.
    .a = Slézt kolem něj ke květu.
    .a-result = Podáte mu květ a římsa přestane být římsou. Zachytíte kořen špatnou rukou a v rameni se něco přetrhne; jeden osvědčený úder už tudy nikdy nepřijde. Ale druhá pěst je plná bylin, stačí na dvě lahvičky. Nad vámi si Lund už zpívá.
    .b = Vytáhnout ho, s květem nebo bez něj.
    .b-result = Celou cestu nahoru vám nadává dvěma mrtvými jazyky; pak vidí, jak se mu třesou ruce, a přestane. „Člověk by byl rád věděl, jak je to se semeny,“ řekne. Z toho lana měl tři dny rozhled po celém kraji. Poví vám, co se dole v noci hýbe a kam to chodí.

wilds-8 = Cvičení na hladině
    .intro = Za soumraku vystoupí z jezera utonulý šermíř a cvičí na jeho hladině: sek, obrat, kryt, sek. Nezčeří ji. Říká se, že tu prohrál souboj, vešel do vody v plné zbroji a už dvě stě let cvičí na odvetu. Dnes se zastaví, zasalutuje vám a čepelí ukáže na vodu vedle sebe. V tom jediném místě je klidná jako podlaha.
    .a = Vyjít k němu po vodě.
    .a-result = Unese vás, dokud držíte jeho takt. Jednou klopýtnete a jste v ní po pás a on vás za límec vytáhne bez špetky trpělivosti. Než zapadne měsíc, máte dvě staletí cviku v tom, o co si řeknete. Vaše řemeny už nikdy neuschnou.
    .b = Zůstat na břehu a napodobovat ho.
    .b-result = Stojíte v rákosí a děláte to co on, špatné zrcadlo. Znovu, říká čepel; znovu. Dlouho po půlnoci to vidíte: jeho útoku nic nechybělo. Prohrál o loket. Přitáhnete si svůj. Venku na jezeře skloní meč, přemýšlí a pomalu si přitáhne svůj.

wilds-9 = Třicet zmijí
    .intro = Vozka na vás zasyčí a jeho mezek taky. Hassil rozváží apatykářům živé zmije, třicet do bedny, a po letech na cestách s nimi chytil jejich přízvuk. Jedna bedna praskla. Obsah je v příkopu, v živém plotě a v jedné z jeho bot. Mohl by jet dál bez nich; na kozlíku je pro vás místo. Nebo je tu vidlice.
    .a = Vylézt k němu a jet dál.
    .a-result = Mezek nemá otěže, jen konverzaci: Hassil zasyčí, mezek zasyčí zpátky a míle letí. Nohy držíte nad podlahou. Vysadí vás v příštím městě a na jakékoli vyřizování tam zbývá dost času. Když na rozloučenou zvedá klobouk, něco pod ním zvedá hlavu také.
    .b = Vzít vidlici.
    .b-result = Dvacátá devátá je ve vašem rukávu. Trvá to až do východu měsíce a to už bolí každý kloub z pomalých pohybů. Z vděku vám Hassil nadojí pár zubů do lahviček a dolije je ze své lékárny, kolik opasek unese. Pak počítá. Třicet. Počítá znovu. Třicet jedna. Nikdo nespí.

wilds-10 = Půlka seníku
    .intro = Jarmark, pohřeb a svatba se sešly v témže hostinci na rozcestí téže noci. Hostinský může nabídnout půlku seníku. V druhé půlce leží stará Jeva, která učila šermu tři krále a prý má neklidné spaní. Jinak je tu lavice u kuchyňského ohně, kde si vysloužilí lovci nestvůr srovnávají, co jim zbylo. Svatba začíná zpívat. Pohřeb se přidává. Hostinský s jedinou svíčkou by rád slyšel odpověď.
    .a = Vzít si půlku seníku.
    .a-result = Jeva šermuje ve spánku, vidlemi, a komentuje: loket, hlupáku; dýchejte, Veličenstvo. Bráníte se a odmlouváte a ukazuje se, že spící žena naučí všechno, na co se kdo zeptá. Při snídani si nic nepamatuje. „Něco na vás vypadá líp,“ řekne podezíravě.
    .b = Vzít si lavici u ohně.
    .b-result = Každá chybějící část má příběh a každý příběh končí u doupěte, kde pořád někdo bydlí. Jeden lovec vám pohrabáčem dokáže, že právě váš oblíbený kousek ho stál ruku; vzdáte se ho a převezmete jeho nejlepší. Za kuropění máte stopu a nový chvat a neudržíte oči otevřené.

wilds-11 = Osm taktů a ticho
    .intro = Každou noc za poustevníkovou chatrčí někdo hraje na píšťalu týchž osm taktů a před devátým přestane. Je to jeho bratr Tom, říká Ansel. Tom jednou v noci cvičil na zdi, když po něm Ansel, který chtěl spát, hodil botu. To bylo před padesáti lety. Z Ansela se stal poustevník; Tomovi je pořád dvanáct. „Nemůžu to za něj dohrát,“ říká stařec. „Konec jsem nikdy neslyšel.“ Stmívá se. Venku si někdo vlhčí náustek.
    .a = Nechat Toma jít po cestě za vámi.
    .a-result = Ansel vám poděkuje dvěma lahvičkami a na cestu se nedokáže podívat. Mezi lopatky vám usedne malá studená tíha a tři dny píská do ucha, dokud to, co vás naučila škola, neztupí jako čepel na dešti. Na křižovatce hvízdá pastýř všech devět taktů. Tíha je pryč.
    .b = Obejít chatrč a postavit se pištci.
    .b-result = Abyste ho vůbec viděli, padnou dva odvary. Tom nechce utěšovat; chce se prát s bratrem a vy postačíte. Do půlnoci odrážíte píšťalu v rukou rozzuřeného kluka, rychlejší než cokoli živého. Když má dost, ptá se, jak to končí. Něco zahvízdáte. Přijme to.

wilds-12 = Hlídka
    .intro = Přepadení je odbyté. Šíp z houští, vedle; váš kámen, hozený po zvuku, ne vedle; pak několik dospělých mužů na útěku. Zůstane po nich lučištník. Je mu asi deset, říkají mu Vrabec a má zlomenou nohu. „Strýček Gašpar se pro mě vrátí,“ říká a dívá se na prázdnou cestu. Napravovač kostí bydlí o dvě údolí dál. Vaše lahvičky jsou tady.
    .a = Ošetřit ho tady tím, co máte.
    .a-result = Zaklínačský odvar by ho zabil, a tak ho ředíte, kapku po kapce, lahvičku po lahvičce, dokud žádná nezbývá. Za soumraku se strýček Gašpar opravdu vrátí, sám a s rukama nad hlavou. Položí tři mince, úspory celé bandy, zvedne chlapce jako sklo a nenapadá ho, co říct.
    .b = Odnést ho k napravovači.
    .b-result = Nikdo nemůže nést dítě a držet kryt. Starý kryt pustíte a už se nevrátí. Aby nekřičel, vysvětluje Vrabec krok za krokem, jak Gašparovi lidé bojují, když zrovna neutíkají. Je to překvapivě dobré. Při východu slunce spí u napravovače a vám se podlamují kolena.

wilds-13 = Padlý buk
    .intro = Přes cestu spadl obrovský buk. Čekají za ním čtyři vozy, pohřební vůz a kněz s husou. Na kmeni sedí Velká Dorota, kovářova dcera, a klátí nohama. Odsunout ho dokáže jednou rukou, říká, za jednu minci, pohřeb nepohřeb, protože když to jednou udělá zadarmo, bude to dělat navěky. Změří si vás. „Nebo jste tu vy,“ říká Dorota.
    .a = Opřít se do buku vlastním ramenem.
    .a-result = Nehne se; a pak se hne, což je horší, protože ho už nejde položit. Dorota radí. Kněz rozhřešuje. Když pod vašimi třesoucími se pažemi projede poslední vůz, pustíte ho a víte o vlastních zádech věci, které se vám budou velmi hodit, až se zase postavíte.
    .b = Zaplatit Velké Dorotě její minci.
    .b-result = Zvedne buk jako oponu a vozy projedou. Pak jde kus cesty vedle vás a mračí se na minci. „Nikdo neplatí bez hádky,“ řekne. Trápí ji to. Hrabe se v zástěře po něčem, čím by cenu dorovnala.

wilds-14 = Nezastavila se
    .intro = Cirkusu na louce chybí číslo. Minulý týden vykročila provazochodkyně Zlata nad davem, došla k druhému stožáru a nezastavila se; šla dál po střeše chrámu, pak po korunách stromů a naposled ji viděli mířit k horám. Ředitel Bellamy vzlyká lvu do hřívy. Za její návrat by dobře zaplatil. Zatím si může za minci kdokoli zkusit tři kola se silákem Hugem, který se nudí a sundává si prsteny.
    .a = Vstoupit do manéže s Hugem.
    .a-result = Hugo si vezme minci. Zápasil už s voly, seržanty a jednou s mostem. Šestkrát vás položí, pokaždé jinak, a přitom vysvětluje, protože chtěl být učitelem. Posedmé položíte vy jeho. Tleská jen lev. I tak to bylo levné.
    .b = Jít hledat Zlatu.
    .b-result = „Kde je mezera, tam bude i ona,“ říká Bellamy a smrká. „To děvče nikdy nedokázalo vidět dvě strany, aby...“ Mávne rukou přes oblohu. Pak vám dá její smlouvu, má platit ještě osm let. Zlatu hledejte v horách, u rokle, přes kterou nic nevede.

wilds-15 = Mokré otisky kopyt
    .intro = Stáj Oda Marrena je proslulá jednou klisnou a bez ní je na mizině. Jiskra prošla zavřenými dveřmi a otisky jejích kopyt vedou po cestě k vodnímu kraji. Jsou plné vody. Nepršelo. Ostatní koně stojí úplně vzadu ve stáních a nežerou. Odo slibuje odměnu tomu, kdo ji najde. Jako praktický člověk vám také za minci pronajme herku, dokud ještě nějakou má.
    .a = Jít po mokrých otiscích.
    .a-result = Na kameni je ztratíte, na trávě najdete, na mostě ztratíte. V každém otisku je trochu vody a ve vodě trochu řas. „Po setmění měla vždycky žízeň,“ říká Odo, který za vámi doběhl s ohlávkou a bez naděje. Jiskru hledejte tam, kde cesta končí u vody.
    .b = Pronajmout si herku a jet dál.
    .b-result = Herka se jmenuje Střela, ze schválnosti. Ale i ona v noci něco slyšela a na cestě běží, jako by hořela. Jízda vás stojí minci a několik let života. V příštím městě slézáte, půlka dne je před vámi a vyřizování také.

wilds-16 = Koně, kteří zbyli
    .intro = Marcin Dole nikdy nekoupil koně. Má hostinec na kraji lesa, kam hosté přijíždějí a odkud ne vždy odjíždějí, a co pak stojí ve stáji, je jeho. Má jich čtrnáct. Třináct žere dobře. Poslední, šedka Grizel, o každém novu přetrhne ohlávku a vrací se mezi stromy hledat nějakého Konráda. Dnes je nov. Nahoře je rozestlaná peřina. Na dvoře praská ohlávka.
    .a = Vzít si peřinu.
    .a-result = Stojí dvě mince a má cenu čtyř: husí prach, horká cihla, dveře na závoru. Spíte, jak se spí jen tehdy, když je venku ve tmě někdo jiný. Při snídani váže Marcin novou ohlávku. Za ním stojí šedá klisna, zablácená po břicho, a dívá se na cestu.
    .b = Jít za Grizel mezi stromy.
    .b-result = Nevadíte jí, ale ani nečeká. Jdete za šedým obrysem mezi černými, pak za zvukem, pak jen za vůní pošlapaného mechu. Prohledává les za lesem, popořádku, jako když někdo kontroluje pokoje v domě. Grizel hledejte v lese. Dřív nebo později musí přijít do správného pokoje.

wilds-17 = Z vedlejší pryčny
    .intro = Boty poznáte dřív než tvář. Sedm zim spal Havran na vedlejší pryčně, kradl vám chleba a jednou vzal výprask, který po právu patřil vám. Teď Havran leží na kraji ječmene, meč tasený, oči otevřené, vedle stop čehosi rychlejšího. Medailon by měl domů do vaší školy. Zakázka, nedokončená, je přišpendlená uvnitř kabátu.
    .a = Odnést medailon domů.
    .a-result = Zatlačíte mu oči, složíte ruce a do kapsy vložíte patku chleba, ať jste si kvit. Medailon je ještě teplý, pokud to není vaší rukou. Ve vaší škole je zeď a v ní pro každého hřebík. Někdo musí Havrana k tomu hřebíku donést a vysvětlit to.
    .b = Vykopat hrob tady a vzít si zakázku.
    .b-result = Kopete Havranovým mečem, což by jeho majitele pobavilo. V kabátě pod zakázkou jsou poznámky známým příšerným písmem: kdy ta obluda chodí, co má ve zvyku, kudy. A na okraji je úhledně nakreslený drobný úder a slova: ukázat vedlejší pryčně.

wilds-18 = Klobouk dědy Hřiba
    .intro = Z pařezu pod velkou hnědou houbou se vyklube děda Hřib pod kloboukem. Žije mezi houbami tak dlouho, že myslí jako ony: pomalu, zespoda a všude najednou. „Mají žízeň,“ říká a kývá k vašim lahvičkám. „Vařit, to ony umějí. Měnily by.“ Pak se zastydí. Je tu ještě psaní, špetka prášku ve složeném listu, pro jistou dámu v jiném lese. Naposled ji viděl před osmdesáti lety. Je devět kroků široká.
    .a = Vylít lahvičky houbám.
    .a-result = Mech všechno bez hlesu vypije. Pak, za jedno dlouhé odpoledne, začínáte chápat; nejsou v tom slova, jen vůně a každá přichází s vlastním vysvětlením. Hniloba je vaření bez spěchu. Nikoho byste to nenaučili, ale vaše ruce to budou vědět.
    .b = Donést list té dámě.
    .b-result = Sváže list vlasem z vousů. „Položit doprostřed, lehnout si, nehýbat se,“ říká. „Odpovídá, až se jí zachce.“ Roste v lese, v kruhu, kde nezpívají ptáci; poznáte ji podle ticha. Ve stínu klobouku se děda Hřib červená.

wilds-19 = Loď v pšenici
    .intro = V pšenici stojí pirátská loď, má dva stěžně, svijonožce a kozu. Moře není nikde poblíž. Kapitánka Hannelore Galeová ji ukradla věřitelům a dala vléct do vnitrozemí na válcích, dokud se válce nepolámaly a posádka neobjevila zemědělství. Každou noc stále drží hlídku. „Druhou půlku mapy má Pask Jednouch,“ říká. „Dole v Glenmore. Ale kapitán loď neopouští.“ Má rum. Pšenice jde kolem ve vlnách.
    .a = Donést její půlku mapy Paskovi.
    .a-result = Vyřízne ji z podšívky klobouku. „Řekněte Paskovi, že mě to ucho nemrzí,“ říká kapitánka Galeová. A když jste v půli žebříku: „Řekněte Paskovi, že mrzí.“ V Glenmore se ptejte na Paska Jednoucha, který prodává lana, a dejte obě půlky mapy dohromady.
    .b = Držet s ní hlídku a pít s ní rum.
    .b-result = Připadne vám prostřední hlídka. Ona vyvolává hodiny, vy odpovídáte a pod měsícem, s rumem, se to houpe; přísahali byste na to. Ráno přijde jako konec dlouhé klidné plavby. U zábradlí vás vyplatí, jedna mince, námořnická mzda, a varuje vás před schodem, protože je tam hloubka.

wilds-20 = Solné mzdy
    .intro = O milník se opírá čtrnáctiletá dívka se šipkou v lýtku a koženým vakem na klíně. Ten vak chtěli tři dospělí lupiči. Jeden z nich, hlásí, má teď její nůž. Ilke veze mzdy pro solivar dole u vody; čtyřicet rodin v sobotu jí, nebo nejí. „Já počkám,“ říká, bílá až po rty. „Mzdy ne. Vezměte je vy.“ Také se zmíní, že tudy v noci prošlo něco mnohem většího než lupiči.
    .a = Zůstat s Ilke a ošetřit nohu.
    .a-result = Jeden z vašich odvarů, pořádně naředěný, zastaví krev a rozváže jazyk: velikost, chůze, směr. Je posel; cest si všímá. V poledne ji naloží vůz se solí i s vakem a čtyřicet rodin bude jíst v neděli. Za lahvičku vám zaplatí zasalutováním.
    .b = Vzít vak a jít do solivaru.
    .b-result = Musíte to spočítat, dvakrát, a naučit se její uzel. Necháte jí vodu, deku a nůž místo toho, který si odnesl lupič. „Sigga,“ říká Ilke. „V solivaru u vody. Jenom Sigga. Ta to taky spočítá.“ Ze zatáčky vidíte, jak mává na vůz.

wilds-21 = Most bez řeky
    .intro = Je to krásný kamenný most se závorou, zvonem, mýtným a bez řeky. Řeka odešla před patnácti lety a cesta ho pohodlně obchází trávou. Ale rod Vojty Mosse drží toto mýto po šest pokolení, a tak každé ráno promaže závoru, vyleští zvon a čeká. „Ona se vrátí,“ říká vám. „Jen šla dolů k mlýnu. Někdo by měl jít a promluvit s ní.“
    .a = Nabídnout, že s řekou promluvíte.
    .a-result = Třese vám rukou, dokud si ji nevezmete zpátky, a půjčí vám mýtnou známku s hlavou pradědečka, aby řeka věděla, kdo vás posílá. „Jděte suchým korytem,“ říká Vojta. „Kde bude zase voda, bude mlýn. A ve mlýně bude Ostap.“ Po tom jméně si odplivne.
    .b = Zaplatit mýto a přejít most.
    .b-result = Vezme minci, oběma rukama zvedne závoru, zazvoní a zapíše vás: letos první průchod. Podle prastarého zvyku se pak mýtný musí každého pocestného zeptat, v čem je nejslabší, a vy mu to z nějakého důvodu řeknete. Na přemýšlení měl patnáct tichých let a jeho rada je užitečná.

wilds-22 = Trollovo nemocné ucho
    .intro = „CO?“ říká troll u brodu. Zopakujete to. „CO?“ Hub-Hub, jak se ukáže, není žádný rváč. Hub-Hub je hluchý a kvůli tomu osamělý. V uchu má zátku jantarového mazu velkou jako vědro a voňavkáři z Cidarisu platí za trollí maz šílené ceny, pokud vyjde vcelku. Sehne se a drží. Má, svěřuje se celému údolí, LECHTIVÉ UCHO.
    .a = Opatrně ji rozebírat po kouskách.
    .a-result = Po kouskách to lechtá. Chichotá se, a když se chichotá troll, lítá ten, kdo je mu v uchu, jako kostky v pohárku. Vaše zbroj trpí a jeden úder se vám navždy vytřese z hlavy. Pak uslyší ptáka. Z vděku vám předvede, jak všelijak trollové bijí, a nechá vás vybrat.
    .b = Vytáhnout ji v jednom kuse.
    .b-result = Uvážete ji na lano, slíbíte počítat do tří a zatáhnete na dvě. Vyjde jako zátka největší láhve na světě, celá a zlatá, a Hub-Hub se posadí a poslouchá řeku. Maz je těžký jako šunka. Jakou má cenu, ví madame Oriel, voňavkářka v Cidarisu.

wilds-23 = Kde ústí roury
    .intro = Tam, kde městské stoky ústí do příkopu, sedí se sítem stará Nan Mucklová. Všechno, co město za padesát let ztratilo, k ní časem připlulo: prsteny, zuby, klíče, malá stříbrná trubka. Ale už měsíc to někdo přebírá před ní. „Vzalo si to lesklé věci a mou trubku,“ říká, „a odešlo rourou tam, kde se scházejí vody. Slyšela jsem, jak jde. Slyšela jsem, jak leští.“
    .a = Vystopovat tu věc po vodě.
    .a-result = Jdete po příkopu k potoku a po potoku k něčemu většímu a všude se lesknou oblázky. Jsou vyleštěné, každý z obou stran. „Ostatní si to může nechat,“ volá za vámi Nan. „Stejně jsem to neměla kam nosit. Ale trubku chci.“ Hledejte u vody a jděte za leskem.
    .b = Vystřídat ji u síta.
    .b-result = Večer voníte, jak nic živého vonět nemá, ale Nan se dělí jako dáma: jedna pro ni, jedna pro vás. Ve vaší půlce jsou dvě dobré zlaté mince. V její půlce je snubní prsten, jehož majitelku zná. Osuší ho o sukni a hodí do sklenice k ostatním, kdyby se po nich přece někdo přišel ptát.

wilds-24 = Mohu jít?
    .intro = V jeskyni stojí před bronzovými dveřmi golem, obrostlý mechem po kolena, a drží tabulku. MOHU JÍT? stojí na ní. Když jen zíráte, palcem to smaže a napíše: JEN PÁN, NEBO KDO MĚ PORAZÍ. PÁN SE ZPOZDIL. Soudě podle prachu se pán zpozdil asi o tři sta let. Uprostřed čela má golem voskovou pečeť. Křídy mu zbývá velmi málo.
    .a = Bojovat s ním, jak žádá rozkaz.
    .a-result = Je to svědomitý soupeř. Bije vás přesně tak silně, jak má přikázáno, znovu a znovu, skrz jeden řemen a jednu lahvičku, dokud se nenaučíte stát tam, kde kladivo neublíží. Konečně uklouzne a klesne na koleno. DĚKUJI, napíše, vyjde ven a stojí na slunci.
    .b = Rozlomit pečeť na jeho čele.
    .b-result = Za pečetí je tři sta let prachu a celý ho dostanete do obličeje. Potrvá dlouho, než váš nos rozezná sůl od síry. Golem se posadí jako unavený nádeník. V dutině čela leží klíč s lístkem: dědicům Aldermooru, u vody, s omluvou.

wilds-25 = Vidlohon a zvon
    .intro = Kdykoli vidlohon vydechne, zazvoní. Spolkl zvon z kaple, protože ho měl za soka, a teď leží mezi náhrobky, je mu psí zle a odbíjí čtvrti. Vesnice ho chce mrtvého, než zase vzlétne. Obluda po vás zakoulí velkým okem. Mohli byste to tady skončit. Nebo byste jí mohli položit ruku na čelo a držet ji v klidu vším, co vás škola naučila, dokud zvon nepřijde nahoru.
    .a = Tasit stříbro a skoncovat to.
    .a-result = Nemocný nenemocný, má ocas jako padající vrata a vaše zbroj zvoní hlasitěji než zvon. Bojujete celou jedenáctou a začnete dvanáctou. Při každém úderu otevře kryt o kousek víc, než má; učíte se tepat do rytmu. Když padne, zvon se vykutálí, puklý.
    .b = Kleknout si a konejšit ho.
    .b-result = Od soumraku do úsvitu se vyléváte jako olej z lampy a něco ve vás hoří nízko a hned tak se nerozjasní. Při východu slunce je s břinkotem po všem. Vidlohon se na vás podívá, rozepne křídla a těžce odlétá k vodě. Tam bude jeho doupě.

wilds-26 = Ničí mantikora
    .intro = Přes cestu leží mrtvá mantikora s jedinou ranou, tak malou, že musíte pokleknout, abyste ji našli. Hlavu nikdo nevzal. O odměnu se nikdo nepřihlásil. Můžete zůstat, dokud to jediné bodnutí nepochopíte. Nebo můžete vzít kůži a jedový váček do zaklínačské školy. Každá škola by je ráda viděla.
    .a = Zůstat a prozkoumat ránu.
    .a-result = Až do tmy to přehráváte za oba. Zleva je to nemožné. Zprava je to sebevražda. Nakonec si lehnete do prachu, kde ležela ona, vzhlédnete, jako vzhlížela ona, a je to tu: bodnutí přišlo od někoho, kdo už padal. Zítra začínáte cvičit pády.
    .b = Vyříznout kůži a jedový váček.
    .b-result = Je to dlouhá, pečlivá práce a ranec je těžký jako dluh. Ve vaší škole by na to otevřeli láhev. V jiné by otevřeli měšec a neptali by se proč. Na to, abyste rozhodli, na čí bránu zaklepete, máte celou cestu.

wilds-27 = Prázdná pokladna
    .intro = Starosta Eustach Pluhař vás přijímá v košili, protože talár prodal. Je tu nestvůra, je tu odměna a do jara tu byla i pokladna. Pak s ní jeho neteř Kaya, která měla klíče, odjela do vodního kraje a nechala tu stvrzenku. Ukáže vám ji. Je vyplněná správně. „Něco bych seškrábal i dnes,“ říká starosta s pohledem na kasičku pro chudé. „Nebo ji najděte a zeptejte se jí, na co to proboha bylo.“
    .a = Jít za Kayou a pokladnou.
    .a-result = Dá vám stvrzenku, popis (vysoká, pihovatá, nikdy se neopozdí) a kmínovou bábovku, kdyby měla hlad. „Nejlepší účetní, jakou jsme kdy měli,“ říká Eustach Pluhař. „Kontroloval jsem to čtyřikrát. Pořád doufám v chybu.“ Kaya je někde dole u vody, s celou pokladnou, nebo s tím, co zbylo.
    .b = Vzít, co dokáže seškrábat.
    .b-result = Kasička vydá minci a knoflík. Zpoza dveří přispěje starostova žena druhou mincí a poznámkou. Přijmete obojí. Když odcházíte, sedí na schodech svého holého sálu a znovu čte stvrzenku, jako se čte dopis od rodiny.

wilds-28 = Havel pije
    .intro = Dřevorubec Havel pije na prahu v čas snídaně, což mu, říká jeho žena, není podobné. Včera v lese něco potkal. Ohnal se po tom. Vzalo mu to sekeru, ukouslo hlavu, jako se kouše ředkvička, a zdvořile vrátilo topůrko. „A já řekl děkuju,“ říká Havel. „Proč jsem řekl děkuju?“ Má dva kalíšky. Jeho žena má kbelík studené vody.
    .a = Posadit se a vzít si druhý kalíšek.
    .a-result = Pijete na sekeru. Pijete na topůrko. Jsou věci, které z člověka vyjdou jen bokem, a tahle pálenka, která chutná po švestkových peckách a špatných radách, nemá naspěch.
    .a-band-1 = U čtvrtého kalíšku vám to nakreslí rozlitou pálenkou, i se zuby a stopou. Odcházíte v teple a s dobrými zprávami.
    .a-band-2 = Nakreslí to i s cestou; a pak se zasměje, poprvé od včerejška, a vy s ním. Je to lepší než prospaná noc.
    .a-band-3 = K nestvůře se vůbec nedostanete. Zpíváte. Večer byste s topůrkem vyzvali celý les.
    .b = Požádat jeho ženu o kbelík.
    .b-result = Studená voda je poctivá. Havel zalapá po dechu, zamrká a vypráví popořádku: kde, jak velké, kam to šlo. Pak chce suchou košili a novou sekeru. „Budu tam muset zpátky,“ říká nikomu. „Jiné řemeslo neumím.“ Žena kbelík neodkládá.

wilds-29 = Pobodán strašákem
    .intro = Sedlák Benedikt leží mezi řepou s ranou od vidlí v boku a říká, že to udělal strašák. Strašák je opravdu ze své tyče pryč. „Dal jsem mu vlastní kabát,“ sténá. „Vlastní klobouk. Deset let a ani slovo stížnosti.“ Ztrácí krev. Přes pole vede čára slámy, krok tuhý a čerstvý, a kříží jiné stopy, starší a větší, takové, za které vám platí.
    .a = Zůstat a sedláka obvázat.
    .a-result = Ucpáváte, vážete a lijete, dokud se nevrátí trochu barvy. „Moje sestra Salomea,“ mumlá, „dole u vody. Šila mu obličej. Do všeho dává kousek sebe. Povězte jí, že chodí.“ Dá vám rukavici, kterou strašák upustil, aby vám uvěřila.
    .a-band-1 = Rána je hluboká a pořád v ní roste sláma. Padnou tři lahvičky, než to přestane.
    .a-band-2 = Zavře se s pomocí dvou lahviček a spousty klení, jeho i vašeho.
    .a-band-3 = Většina té červeně je z řepy. Stačí čisté plátno.
    .b = Jít po stopách, dokud jsou čerstvé.
    .b-result = Sláma končí u živého plotu, kde na větvi úhledně visí kabát a klobouk vedle dočista otřených vidlí. Dál jdou velké stopy samy. Měříte, čicháte, víte. Za vámi sedlák volá sousedy a podle hlasu má v sobě křiku na hodiny.

wilds-30 = Mrtví pstruzi po proudu
    .intro = Pstruzi plují potokem břichem vzhůru, jeden za druhým, jako pomalé procesí. O míli výš leží pod břehem převržený barvířský vůz a ze sudů teče zeleň. V údolí si teď právě plní vědra. Můžete vzít vzorky a běžet od dveří ke dveřím. Nebo můžete vlézt dovnitř a sudy vytáhnout rukama. Ruce by vám nepoděkovaly.
    .a = Vzít vzorky a všechny varovat.
    .a-result = Běžíte od statku ke statku s lahví zelené vody a u každého krbu vaříte, kapete, čicháte a píšete. Do noci znáte ten jed, jako se zná nepřítel, podle zvyků. Většina lidí vědra vylije. Je to nejplnější stránka vašeho zápisníku a už nikdy ji nečtete.
    .b = Vlézt do vody a vyčistit ji.
    .b-result = Stojí to hodinu a kůži na pažích. Ruka od štítu se třese a nesevře se, jak má. Ale za vámi teče potok čistý. Dívenka s vědrem, která to všechno viděla, říká, že u vody je špitál a že doktorka Apolena bude ty ruce chtít vidět.

wilds-31 = Chlapec pod kroupami
    .intro = Kroupy velké jako ořechy válcují celou stráň, kromě jednoho místa. Tam leží mezi suchými ovcemi šestnáctiletý pasáček, dívá se vzhůru a kroupy visí nad ním ve vzduchu a rozmýšlejí se. „Civět je nezdvořilé,“ říká Jardel a něžně je spustí stranou. Neumí číst ani zapálit svíčku. Umí jen to, že věci nedorazí. Matka se ho bojí a je laskavá; otec se jen bojí. V Ban Ardu mají pro takové chlapce školu.
    .a = Nechat ho mezi ovcemi.
    .a-result = Řeknete otci, že je to vzácnější než zlato a nikomu to neškodí. Trochu to pomůže. Jardel s vámi jde až na hřeben; všímá si tu nahoře nejen počasí a ukáže vám, kudy přechází kopec to, po čem jdete. Matka přiběhne s lahvičkou na cestu.
    .b = Slíbit, že se za něj v Ban Ardu přimluvíte.
    .b-result = Pojede napřed s vozy vlny a počká u brány akademie. Matka mu balí na měsíc, otec na celý život. Přijeďte do Ban Ardu, prosí vás, a přimluvte se, protože tam pasáky nikdo neposlouchá. Jardel se loučí s každou ovcí jménem. Trvá to do poledne.

wilds-32 = Cesta do Cintry
    .intro = Cesta do Cintry je z rozkazu uzavřená. Kapitán Weyland, který ji uzavřel, už neví, z čího. Byla tu horečka, nebo zvěst o ní; rozhodně je tu kláda přes cestu a před ní tři sta pocestných, dva porody a trh se sýry. Na truhle s léky, na které město čeká, sedí lékař. Na této straně klády už lidé také kašlou. „Proneste ji za mě,“ prosí lékař, „nebo mi ji pomozte otevřít.“
    .a = Dostat truhlu do Cintry.
    .a-result = V noci, mimo cestu, s pytlovinou kolem lahví. Weylandovi muži předstírají spánek a jeden vám dokonce podrží ostružiní. Lékařovy pokyny jsou stručné: Lazarova brána v Cintře a nikdo se nesmí dozvědět, co je v truhle. Tento měsíc má větší cenu než zlato.
    .b = Pomoci lékaři otevřít ji tady.
    .b-result = Z jedné truhly ošetřujete tři sta lidí, v dešti, ve frontě, která se hádá pěti nářečími. Druhou noc nekašle nikdo. Lékař vám naplní lahvičky tím, co zbylo, a usne vestoje. Udělali byste totéž, jen ho musí někdo držet.

wilds-33 = Než zhasne světlo
    .intro = Noc padne naráz jako pytel. Vlevo je suchá prohlubeň s kamenným ložem, čistě zametená, i když tu nikdo nebydlí. Vpravo přichází řada světýlek: lucernáři, kteří nosí mrtvé domů do jejich vesnic. Chybí jim jedno rameno. „Platí se za to,“ říká první. „A nemluví se.“
    .a = Lehnout si na zametený kámen.
    .a-result = Kámen drží teplo dne jako pec. Meče položíte tam, kde je vaše ruce najdou, a zavřete oči. Kdesi u vašich nohou začne něco velmi tiše zametat.
    .a-band-1 = Zametá do úsvitu, odhání lišky a vy spíte.
    .a-band-2 = V kterousi hodinu vám až po bradu vytáhne přikrývku z listí. Je to spánek z dětství, z doby před školou.
    .a-band-3 = Za úsvitu leží listí smetené do obrázku: stezka, nora, cosi se zuby. Prostudujete ho, ukloníte se prázdné prohlubni a svěže vyrazíte.
    .b = Půjčit nosičům rameno.
    .b-result = Není těžký, ať je to kdokoli. Nesete ho sedm mil při hvězdách na hřbitov, kde čeká malá rodina s polévkou. Nikdo neřekne slovo. Za úsvitu vám první dá dvě mince, otočí lucernu k vaší tváři a prohlíží si ji, jako se prohlíží cesta, kterou jednou půjdete.

wilds-34 = Edgar, téměř vítězný
    .intro = Rytíř Edgar vyleštil všechno, i kopyta. Za tři roky potulek nezabil jedinou nestvůru: buď přijede o den později, nebo se z ní vyklube kráva. Je statečný, je skvělý šermíř a nikomu není na obtíž. V Novigradu čeká jeho matka, vdova Eufemie, do konce měsíce zprávu o triumfu. „Mohl bych vám zaplatit, abyste jí donesli dopis,“ říká Edgar a rdí se. „Nebo bych mohl jít s vámi, aby to byla pravda.“
    .a = Donést dopis do Novigradu.
    .a-result = Zaplatí dvě mince, posadí se na helmu a píše: Drahá matko, jsem zdráv a téměř. Tam uvízne. Navrhujete „vítězný“; napíše „suchý“. Dopis je pro vdovu Eufemii v Novigradu, dům s gryfy na vratech. „Zůstaňte na čaj,“ volá za vámi. „Tak ráda poslouchá.“
    .b = Nechat Edgara jít s vámi.
    .b-result = Jeho radost nahání strach. Obejme vás, koně i kolemjdoucí kněžku a jede vedle vás se spuštěným hledím, kdyby to začalo hned. V poledne znáte jeho rodokmen až ke kořenům. O půlnoci vám dojde, že si tiše vzal první hlídku, i druhou.

wilds-35 = Cena Lorenze
    .intro = Banda Rudé Maruši zajala baronova syna a nemůže se ho zbavit. Za šest týdnů dal Lorenz do pořádku kuchyni, naučil dva bandity číst a opravil list o výkupném. Jeho otec, baron Otakar, na něj neodpověděl. „Živit ho nemůžu a podříznout taky ne,“ říká Maruša tiše. „Dělá s mou holkou počty. Tady máte tři mince; jděte dál, nic nevíte. Nebo si ho vezměte. Ale moji hoši ho mají rádi. Budou se prát.“
    .a = Vzít mince a jít dál.
    .a-result = Tři mince, některé lepkavé. Když míjíte poslední strom, vzhlédne Lorenz od tabulky, uvidí váš medailon, pochopí a vrátí se k dělení. Do roka se mluví o bandě z těchto lesů, která vystavuje stvrzenky. Pocestní o ní hovoří s jistou vřelostí.
    .b = Odvézt Lorenze domů k otci.
    .b-result = Hoši se opravdu perou, popotahují a mají naběračky; stojí vás to řemen a lahvičku a nejvíc bije Marušina holka. Lorenz pojede napřed na mezku do otcova hradu, nahoru do hor, protože takovým věcem se má člověk postavit sám. „Ale přijeďte,“ říká. „Rád bych, aby tam aspoň někdo měl radost.“

wilds-36 = Vaše tvář o třicet let později
    .intro = Cizinec u ohně má vaši tvář o třicet let později: týž nos, totéž držení lžíce. Leká se stejně jako vy. „Měl jsem dítě,“ řekne nakonec. „Byla zlá zima a na cestě lidé, každý se dvěma meči, kteří brali lidem děti z rukou.“ Třeba lže, nebo je to cosi, co si půjčuje tváře. Medailon se vám chvěje; ale chvěje se i ruka. „Ve vaší škole to budou mít zapsané,“ říká stařec. „Polévku?“
    .a = Rozhodnout se, že se podíváte, co je psáno.
    .a-result = Odcházíte před svítáním. Tam, kde mělo být tohle, bylo vždycky prázdno, o které se v boji dobře opírala záda. Teď je pryč a s ním cosi tvrdého a užitečného, co se nevrátí. Kniha zim leží ve sklepě vaší školy. Váš učitel nebude rád, že se ptáte.
    .b = Na nic se neptat a dát si polévku.
    .b-result = Je to dobrá polévka. Vypráví o domě se zelenými dveřmi a o ženě, která zpívala, když něco hledala. Ráno je místo u ohně prázdné a studené a možná takové bylo vždycky. Ale vaše deka je ze tří stran zastrčená, jako dítěti, a cesta se zdá krátká.
