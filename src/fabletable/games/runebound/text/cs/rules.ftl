# Kapitoly pravidel, našimi slovy.

rule-set-up = Příprava
    .text = Vybere se scénář a zamíchá se jeho deset karet příběhu. Sestaví se tři balíčky dobrodružství po třiceti kartách, v každém dvacet obecných a deset ze scénáře. V pořadí tahů od náhodného prvního hráče si každý vybere hrdinu, vezme si jeho zlato a tři žetony a lízne dovednosti do limitu ruky, postaví se na místo toho druhu, který hrdina uvádí, a použije jeho schopnost z přípravy. Pak dostane každý ze čtyř trhů tři předměty a žeton času se postaví na první políčko.
rule-turn = Tahy a kola
    .text = Tah má tři akce: pohyb, odpočinek, výcvik, nákup ve městě, plnění úkolu nebo zvěsti či akce z karty (po jedné akci), nebo dobrodružství (dvě). Před akcemi, mezi nimi a po nich se smíte učit dovednosti, obchodovat a používat volné schopnosti. Poražený hrdina musí každou další akcí odpočívat, dokud poražený je. Zdržený hrdina musí příští akcí vstát. Dříve nikdo z nich tah ukončit nesmí. Po tazích všech posune první hráč žeton času: hvězdy přinášejí kartu příběhu, kroužky otáčejí drahokamy lícem nahoru, kromě těch, na kterých stojí hrdinové. Po dvanácti políčkách začíná druhé dějství.
rule-movement = Pohyb
    .text = Jednou akcí buď vstoupíte na jedno sousední pole, ať tam leží cokoli, nebo hodíte tolika kostkami, kolik je vaše rychlost, a utrácíte je jednu po druhé: každá musí ukazovat terén pole, na které vstupujete. Žolík ukazuje všechno; do města stačí kterákoli kostka. Z cesty vede kterákoli kostka po cestě na další pole s cestou. Řeka chce vodu nebo žolíka, kromě mostu, na který stačí kterákoli kostka.
rule-dice = Kostky terénu
    .text = Strany jsou žolík, pláně, pláně nebo les, pláně nebo kopce, les nebo kopce, hory nebo voda. Strana se dvěma terény platí při každém utracení za jeden z nich. Průzkum znamená hod tolika kostkami, kolik je vaše rychlost.
rule-exert = Vynaložení úsilí
    .text = Odhoďte dovednost z ruky: přehodíte jednu kostku terénu, odkryjete při zkoušce ještě jednu kartu, nebo zaplatíte schopnost. Kostku smíte přehodit, dokud leží neutracená, i mezi dvěma kostkami jednoho pohybu a ať už byla hozena k čemukoli. Úsilí smíte vynaložit tolikrát, kolik máte karet.
rule-adventures = Dobrodružství
    .text = Za dvě akce na drahokamu, který leží lícem nahoru, ho otočte lícem dolů a lízněte kartu jeho balíčku: boje, průzkumu nebo setkání. S nepřítelem se hned bojuje, událost nabízí dvě cesty, úkol si necháte. Balíčky se nikdy nemíchají znovu; prázdný balíček nedává nic.
rule-enemies = Nepřátelé
    .text = Nepřítele vede hráč po vaší pravici. Porazíte-li ho, dostanete odměnu a kartu si vezmete jako trofej. Porazí-li on vás nebo ustoupíte-li, odhodí se. Od druhého dějství vrhá každý nepřítel i žeton veterána.
rule-events = Události a zvěsti
    .text = Vyberte jednu ze dvou cest a udělejte z ní co nejvíc. Cesta označená jako zvěst zůstává před vámi, dokud neuděláte, co říká; rozmyslet si to nelze. Událost se stává trofejí, jen když to říká.
rule-quests = Úkoly
    .text = Jděte na některé z míst úkolu a za akci proveďte průzkum nebo zkoušku, podle toho, co říká. Každá kostka zaplatí jeden symbol výsledku; natištěný žolík chce skutečného žolíka. Smíte vyhodnotit jeden výsledek, který dokážete zaplatit, nebo žádný a zkusit to později znovu. Splněný úkol se stává trofejí, neříká-li nic jiného.
rule-trophies = Trofeje
    .text = Trofeje jsou karty dobrodružství lícem dolů; dívat se na ně smí jen jejich majitel. Vzít si trofej znamená nechat si právě vyhodnocenou kartu; získat trofej znamená vzít si vrchní kartu balíčku, nebo jeho odhozených karet, je-li prázdný. Utracené trofeje se odhazují.
rule-skills = Dovednosti
    .text = Ve svém tahu, ale ne uprostřed akce, se smíte učit dovednosti z ruky: za každý symbol utraťte jednu trofej, za šedý kteroukoli. Naučených dovedností jednoho druhu nesmíte mít víc, než je hodnota jejich vlastnosti; co je navíc, se hned odhodí, stejně jako karty nad limit ruky. Při výcviku si líznete tolik dovedností, kolik je váš limit ruky.
rule-tests = Zkoušky
    .text = Odkryjte tolik karet dovedností, kolik je vaše vlastnost, o úpravu víc nebo méně. Pak smíte vynakládat úsilí, po jedné kartě. Každá hvězda je úspěch; jeden stačí. Všechny odkryté karty se odhodí.
rule-assets = Předměty
    .text = Typů je pět: zbraň, oděv, vybavení, přeprava a zboží. Od každého smíte mít jeden; ze dvou jeden hned odhodíte. Předmět s kódem přináší svůj bojový žeton.
rule-shop = Nákup
    .text = Ve městě za jednu akci: trh dostane čtvrtou kartu, smíte prodat kterékoli své předměty za jejich cenu a pak jeden předmět koupíte, nebo jeden z trhu odhodíte. Zboží má tržní cenu, kterou za akci dostanete na místech, jež uvádí.
rule-trade = Obchodování
    .text = Ve svém tahu, i mezi dvěma kostkami pohybu, si smíte s hrdinou na svém poli vyměnit zlato a předměty. Oba musí něco dát; s počátečními žetony, trofejemi, dovednostmi a žetony příběhu se nikdy neobchoduje.
rule-decks = Balíčky
    .text = Prázdné balíčky dovedností a předmětů se obnoví ze zamíchaných odhozených karet. Karty, které si prohlížíte, znáte jen vy.
rule-abilities = Schopnosti
    .text = Co říká „smíte“, má cenu nebo omezení, to se používá, kdy chce majitel; vše ostatní se děje samo. V jedné chvíli přijdou nejdřív schopnosti hráče na tahu, pak ostatních v pořadí tahů; své si každý řadí sám. Co platí jednou za tah nebo kdykoli ve vašem tahu, platí i ve chvíli, kdy leží hozené kostky nebo odkryté karty. Cena se vždy platí napřed. „Nesmíte“ přebije všechno.
rule-combat-tokens = Bojové žetony
    .text = Na začátku každého bojového kola vrhnou obě strany všechny své žetony. Kdo má víc zlatých stran, jedná první; při shodě útočník. Utracené a odstraněné žetony jsou stranou až do dalšího vrhu a schopnosti se jich netýkají, neříkají-li to. Na žeton, který leží pod jiným, nelze působit; je-li vrchní utracen nebo odstraněn, odcházejí oba.
rule-combat-actions = Bojové akce
    .text = Strany se střídají po jedné akci: utratit strany se silou, nebo s magií, nebo s lebkou za tolik zranění, nikdy smíchané; položit žeton na zdvojení, takže platí dvakrát a oba se utratí společně (na zdvojení smí ležet i zdvojení a lze je tam otočit); použít obratnost nebo schopnost vzepětí. Kdo pasuje, v tomto kole už nejedná, ale smí dál utrácet štíty.
rule-agility = Obratnost
    .text = Utraťte jednu stranu s obratností a otočte jeden ze svých žetonů, nebo přimějte soupeře znovu vrhnout jeden jeho žeton podle vašeho výběru. Zdvojení nepřinese nic navíc.
rule-surge = Schopnosti vzepětí
    .text = Utraťte aspoň tolik vzepětí, kolik schopnost stojí; každou nejvýše jednou za bojové kolo. Cena přijde první, takže schopnost už může vrátit i právě utracené žetony.
rule-shields = Zranění a štíty
    .text = Když v boji utrpíte zranění, smíte utrácet štíty: každý zastaví jedno zranění jakéhokoli druhu, kdykoli, a není to akce. Zranění na začátku boje a mimo boj žádný štít nezastaví. Dosáhnou-li zranění zdraví, jste poraženi a boj hned končí.
rule-retreat = Ústup
    .text = Na konci bojového kola smí hrdina hodit jednou kostkou a utratit ji na odchod podle pravidel pohybu. Nepovede-li se to, začíná další kolo. Před padouchem a před Corbinovou výzvou nikdo neustoupí.
rule-challenge = Výzvy
    .text = Schopnost může hrdinovi dovolit vyzvat jiného neporaženého hrdinu na stejném poli. Bojují, dokud jeden není poražen; odměnu dostane jen vyzyvatel.
rule-villain = Padouch
    .text = Na konci prvního dějství se objeví padouch. Na jeho poli s ním smíte za akci bojovat: vrhá pět žetonů nepřátel, žeton veterána a svůj vlastní. Kdo ho porazí, vyhrává hru. Koho porazí on, vypadává a padouch se vyléčí. Poznatky oslabují Margatha, spojenci oslabují Vorakeshe a zombie ho posilují; žádný neklesne pod osm zdraví. Po druhém dějství Vorakesh vyhrál a Margath táhne o jedno pole k Tamaliru za každého žolíka na pěti kostkách: dorazí-li, všichni hrdinové prohráli.
rule-zombies = Zombie
    .text = Kdo vstoupí na pole se zombiemi, utrpí dvě zranění. Jedna akce na jejich poli odstraní jednu z nich a vynese jeden zlaťák.

# Skóre
points = { $n ->
    [one] { $n } vítězství
    [few] { $n } vítězství
   *[other] { $n } vítězství
}
    .word = vítězství
