# Pravidla po kapitolách, našimi slovy.

rule-beginning = Začátek
    .text = Každý dostane dvě postavy, jednu si nechá a druhou pošle doleva; to celé třikrát. Postava začíná v prvním ze svých dvou cechů se silou a vůlí z karty, 3 zlatými a 3 body zkušenosti. Kdo hodí nejvíc, začíná.
rule-round = Kolo
    .text = Ve svém kole táhněte kartu náhody, proveďte tah a pak odhoďte, co je navíc: nechat si smíte 15 zlatých, 15 bodů zkušenosti, 7 předmětů a 7 schopností, v delší hře po 9. Tah je pohyb, pak boje s nestvůrami na poli, pak třeba boj s jinou postavou a pak to, co pole nabízí.
rule-chance = Karty náhody
    .text = Karty krajiny přinesou dobrodružství na každé takové pole, kde jich je méně než dvě: odkrytě, je-li pole prázdné, jinak zakrytě pod první. Karty cechů přinesou schopnost; ze dvou, které tam leží, jde starší pryč. Kupci přinesou nové zboží. Ostatní něco dají všem, nejvíc tomu, kdo táhl, anebo vezmou polovinu všeho zlata.
rule-movement = Pohyb
    .text = Zůstaňte stát, jděte o jedno pole, jeďte o dvě za 1 zlatý, plujte do nejbližšího přístavu za 1 zlatý, projděte bránou za 2 zlaté, použijte schopnost nebo předmět k pohybu, udělejte něco, co se dělá místo pohybu, nebo zaútočte na astrální sféru. Jedno z toho, jednou za tah.
rule-creatures = Nestvůry
    .text = Když přijdete, zakryté karty se odkryjí a s každou nestvůrou je nutné bojovat. S nestvůrou, která má jen sílu, se bojuje silou, s tou, která má jen vůli, vůlí; která má obojí, útočí silou, ale za 2 magy smíte bojovat vůlí. Výhra: zkušenost a odměna. Prohra: ztratíte 1 život nebo to, co říká karta. Prohrou i remízou váš tah končí. Tři životy znamenají tři vyhrané hody za sebou.
rule-battles = Boj
    .text = Vezměte do rukou, co chcete, řekněte, co sesíláte, vrháte a za co platíte, a každý hodí kostkou. Počítá se současná síla nebo vůle, všechny bonusy a kostka; vyšší součet vítězí. Zaplacené magy a životy vás hned oslabují. Kladné a záporné kostky se vyruší: s jednou navíc hoďte dvakrát a nechte lepší, a tak dál.
rule-duels = Boj mezi postavami
    .text = Jednou za tah smíte napadnout postavu na svém poli, která není v bezpečí, dřív než tam uděláte cokoli jiného. Útočíte silou, nebo za 2 magy a 1 za každý její artefakt vůlí; proti síle smí totéž i obránce. Nejdřív ohlásí zbraně a kouzla útočník, pak obránce, pak oba hodí. Poražený ztratí 1 život, nebo nechá vítěze vzít si kterýkoli předmět. Lesní tábor, klášter a nocleh ve vesnici jsou bezpečné, ale nikdy pro majitele artefaktu.
rule-services = Co pole nabízejí
    .text = Všude, kde jsou lidé, opravíte předmět za 1 zlatý. Mniši vyléčí 1 život za tah zdarma, tábor kolik chcete po 1 zlatém. Pustina dá 3 magy za tah zdarma, věž 2 magy za každý zlatý. Noc ve vesnici stojí 1 zlatý, vyléčí 1 život, doplní 1 mag a je bezpečná.
rule-guilds = Cechy
    .text = Schopnost stojí zkušenost; kdo do cechu nepatří, platí navíc stejně zlata. V cechu leží nejvýše dvě schopnosti.
rule-market = Nákup a prodej
    .text = Zboží ve městě a ve vesnici stojí cenu na kartě. Cokoli nepoškozeného kromě artefaktu se tam dá prodat za polovinu, zaokrouhleno nahoru.
rule-opportunities = Příležitosti
    .text = Příležitost lze využít, když v cestě nestojí nestvůra, jednou a jen tehdy, když může něco změnit k lepšímu: bez zlata a zboží se neobchoduje, zkouška bez naděje se nepodstupuje. Pak se odloží.
rule-items = Předměty
    .text = Dvě ruce drží jednu zbraň, jeden štít nebo jiné věci do ruky; obouruční zbraň zabere obě. Na hlavě je jen jedna věc. Během boje se nic nemění. Vržená zbraň platí pro jeden hod a poškodí se. Štít v ruce změní o málo prohraný hod v remízu a poškodí se. Lektvary a svitky působí jednou.
rule-skills = Schopnosti a kouzla
    .text = Schopnosti působí od chvíle, kdy se je naučíte. Kouzla stojí magy a lze je sesílat opakovaně, ale ne dvakrát na totéž v tutéž chvíli. Co působí jednou za kolo, působí jednou, ať má kolo tahů kolik chce.
rule-death = Smrt
    .text = Kdo má ztratit víc životů, než má, umírá. Zabila-li ho jiná postava, vezme si vše, co měl; jinak je to ztraceno, jen artefakty zůstávají tam, kde padl. Hráč se smí vrátit s náhodně taženou postavou, která přijde bez 1 života a 2 magů.
rule-planes = Astrální sféry
    .text = Z jednoho ze dvou jejích polí smíte místo pohybu zaútočit na sféru. Porazte nižšího strážce, vezměte si jeho poklad a pak se musíte utkat s vyšším. Porazíte-li i toho, artefakt je váš a sféra se zavře. Mezi oběma boji a po vítězství smíte pít a číst, co chcete.
rule-artifacts = Artefakty
    .text = Počítají se mezi předměty, ale nelze je prodat, odhodit, poškodit a nestvůry je nevezmou. Každý o 1 mag zdražuje boj vůlí proti svému majiteli a majitel není nikde v bezpečí.
rule-final = Konec hry
    .text = Čtyři artefakty vítězí ihned. Je-li všech pět rozebráno a nikdo nemá čtyři, začíná závěrečný boj a postavy bez artefaktů odcházejí. Ve druhém vydání určí pole majitel Královského pláště; všichni tam přijdou v plné síle, nikdo neodejde, každý ve svém tahu musí zaútočit a poražený odevzdá artefakt. V prvním vydání, s Apokalypsou, se hraje dál po celé zemi, poražení odevzdávají artefakt a až dojdou karty náhody, ztrácejí všichni v každém kole 1 život a 1 mag.
rule-trading = Obchodování
    .text = Nepovinné. Dvě postavy na jednom poli si smějí vyměnit zlato a předměty, souhlasí-li obě. Obchod nahrazuje pohyb a uzavírá se s jediným partnerem za kolo (v prvním vydání za tah); každý musí něco dát. Odmítnutí není obchod, ale víc než tři nabídky za tah se nedělají. Artefakty se předávají jen mezi partnery z dvojice.
rule-teams = Dvojice
    .text = Nepovinné, pro čtyři hráče: partneři sedí naproti sobě, smějí volně obchodovat a darovat a je-li jeden korunován, vítězí oba.

# Skóre
points = { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
}
    .word = artefakty

# Below a card that may be chosen: what it changes for you.
change-strength = Síla v boji
change-will = Vůle v boji
change-hands = Kolik rukou zabere
change-items = Předměty, z { $most }
change-skills = Dovednosti, z { $most }
# pod kartou, kterou hrdina kupuje nebo se jí učí: její text a co změní ($changes je seznam)
note-changes = { $text } { $changes }.
change-to = { $label } { $was } → { $now }
# zbraň není lepší než to, co hrdina má: $arms je, co drží v rukou a nosí na hlavě
change-stays = { $label } zůstane { $now }: nejlepší výzbroj máte dál – { $arms }
change-as-good = { $label } zůstane { $now }, stejně dobrá je i dosavadní výzbroj – { $arms }
change-stays-bare = { $label } zůstane { $now }: holé ruce nejsou horší

# Beside the die of a trial.
trial-sum = { $own } + kostka { $die } = { $total }, potřeba { $needed }
