# O co v každé otázce jde: na co se ptá, proč na tom záleží, nač se obvykle hledí.

advised-lord-hawthorne = Devět zdraví, silná ruka a jednou za boj druhá akce po sobě: není co plánovat dopředu.
advised-corbin = Deset zdraví a silné tělo: odpouští chyby.
advised-lissa = Vyrovnané vlastnosti: jsou jí otevřena všechna dobrodružství a i porážka se dá zvrátit.
advised-laurel-of-bloodwood = Co se nehodí, přehodí: cestuje se s ní nejsnáz.
advised-elder-mok = Silný duch a trofej hned na začátku: pro ty, kdo mají rádi zkoušky.
advised-master-thorn = Naučená dovednost hned na začátku; jeho síla je v kartách na ruce.
advised-start = Odtud je na dosah nejvíc drahokamů.
advised-which-deck = Co budete potřebovat, ještě nemůžete vědět; poslouží kterýkoli ze tří.
advised-keep-skills = Nechte si dovednosti, které držíte: zač stojí, poznáte při hře.
advised-hand-limit = Dovednost, kterou se sotva kdy naučíte.
advised-learn-now = Teď nestojí nic a tahle pomáhá nejčastěji.
advised-trophy-deck = Druh trofeje, který vaše dovednosti chtějí nejčastěji.
advised-put-back = Dobré karty navrch, kde si je líznete, ostatní dospod.
advised-first-steps = Několik polí k nejbližšímu dobrodružství.

about-hero = Váš hrdina na celou hru. Podívejte se na zdraví, rychlost, tři vlastnosti, na kterých stojí zkoušky a dovednosti, a na tři bojové žetony.
about-start = Kde začnete. U města je trh, kde koupíte zbraň; mezi drahokamy jednoho druhu sbíráte trofeje toho druhu.
about-turn = Tři akce za den, dobrodružství stojí dvě. Učení, obchod a volné schopnosti nestojí nic: vzpomeňte si na ně, než tah ukončíte.
about-ride = Jedna kostka, jedno pole: musí ukazovat jeho terén. Žolík se hodí všude, na cestu a do města stačí kterákoli kostka, řeka chce vodu nebo žolíka. Jeďte tam, kde má příští akce co dělat.
    .now = kostky dosáhnou na { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    }, { $gems ->
        [0] drahokam lícem nahoru není na žádném z nich.
        [one] drahokam lícem nahoru je na { $gems } z nich.
        [few] drahokamy lícem nahoru jsou na { $gems } z nich.
       *[other] drahokamy lícem nahoru jsou na { $gems } z nich.
    }
about-step = Jedna kostka vás posune o pole. Žolíky šetřete na pole, kam se jinak nedostanete.
about-which-die = Na toto pole se hodí víc kostek. Utraťte tu, která dál poslouží nejméně; žolíky až nakonec.
about-move = Jdete o tolik polí a na terénu teď nezáleží. Na každé pole cestou vstoupíte, i na pole se zombiemi.
about-relocate = Objevíte se na místě podle svého výběru. Hledejte odkrytý drahokam, trh nebo místo svého úkolu.
about-reroll = Kostku lze přehodit za uvedenou cenu. Jen když to potřebujete: abyste dosáhli na pole, nebo aby odpočinek vyléčil víc.
about-reroll-which = Vyberte kostky, kterými se hodí znovu. Žolíky a co už se hodí, nechte ležet.
about-turn-die = Jedna kostka se natočí na žolíka a hodí se ke všemu. Vezměte tu, která je vám teď nejméně platná.
about-refresh-gem = Drahokam se zase otočí lícem nahoru a skrývá dobrodružství. Vyberte takový, který máte při cestě a jehož trofej potřebujete.
about-zombie = Vstane zombie a kdo vstoupí na její pole, utrpí dvě zranění. Tam, kudy chodí jiní a ne vy.
about-kill-zombie = Zombie zmizí. Ta, která vám stojí v cestě, nebo ta u drahokamu, který chcete.
about-march = Padouch táhne dál a vy vybíráte mezi stejně dlouhými cestami. Myslete na to, kdo se k němu dostane příště.
about-exert = Kterou dovednost obětovat za úsilí. Tu, kterou se sotva naučíte: jiný druh, nebo příliš drahá.
about-hand-limit = Držíte víc dovedností, než dovoluje limit ruky. Nechte si ty, na které máte trofeje a vlastnosti.
about-discard-skill = Dovednost z ruky musí pryč. Ta, kterou se sotva naučíte.
about-swap-skill = Dovednosti lze vyměnit za nové. Dejte ty, na které nemáte trofeje; „hotovo“ ostatní ponechá.
about-exert-test = Dovednost z ruky odkryje ještě jednu kartu zkoušky. Stačí jediná hvězda, pokud karta nepočítá každý úspěch.
about-learn-now = Právě teď se smíte naučit dovednost z ruky. Platí do konce hry; hledejte tu, která pomůže v příštím boji nebo na cestách.
about-forget = Naučených dovedností jednoho druhu máte víc, než vlastnost unese. Vzdejte se té, která pomohla nejméně.
about-pay-trophy = Kterou trofejí zaplatit. Nechte si druh, který chce vaše příští dovednost.
about-trophy-deck = Ze kterého balíčku trofej přijde: boj, průzkum, nebo setkání. Podívejte se na cenu dovedností v ruce.
about-event = Dvě cesty, každá s vlastní cenou a zkouškou. Hleďte na to, která vlastnost se zkouší; cesta označená jako zvěst zůstane před vámi, dokud ji nesplníte.
about-rumor = Přišla chvíle zvěsti a lze ji teď a tady vyhodnotit. Nestojí to akci a přinese to, co říká její karta; odmítnete-li, zůstane ležet před vámi.
about-outcome = Na který výsledek stačí kostky nebo úspěchy. Smíte ho i nechat být a zkusit to později, byl-li lepší blízko.
about-reward = Vyhráli jste a vybíráte odměnu. Zlato kupuje žetony, trofeje dovednosti: vezměte, co chybí k příštímu nákupu.
about-choose = Karta dává na výběr. Porovnejte, co která možnost přinese teď, s tím, co budete potřebovat příště.
about-pay = Zaplatit, nebo snést, co přijde jinak. Zlato se vrací rychleji než dovednosti a zdraví.
about-use = Teď lze něco vašeho použít. Platí-li to jednou za boj nebo za kolo, je tohle ta nejlepší chvíle?
about-which-deck = Podíváte se na vrchní karty jednoho balíčku dobrodružství. Vyberte druh drahokamu, ke kterému se chystáte; co uvidíte, víte jen vy.
about-put-back = Každá karta, kterou jste viděli, jde navrch, nebo dospod. Navrch to, co si chcete líznout sami, dospod to, co by neměl potkat nikdo.
about-reorder = Karty se vrátí ve vašem pořadí. První vybraná bude nejhlouběji, poslední přijde nejdřív.
about-take-one = Jedna z karet, které jste viděli, je vaše. Ta, kterou použijete nejdřív.
about-which-market = Na kterém trhu nakoupit. Podívejte se, co tam leží a nač máte zlato.
about-sell = Před nákupem lze prodat své předměty za jejich cenu. Zbraň, kterou stejně vyměníte, je zlato na novou.
about-buy = Jeden nákup za návštěvu, nebo jednu kartu z trhu odhodit. Zpočátku má bojový žeton obvykle větší cenu než jiný bonus.
about-take-asset = Jeden předmět bez placení. Často ten nejdražší; od každého typu však smíte mít jen jeden.
about-one-of-a-type = Dva předměty jednoho typu a jeden musí pryč. Nechte si ten, jehož žeton nebo bonus použijete v každém boji.
about-give = Co nabídnete k výměně. Dát něco musí oba; nabídněte to, co druhý potřebuje víc než vy.
about-take = Co za to žádáte. Čím bližší ceny, tím spíš druhý přijme.
about-how-much = Kolik zlata půjde do výměny. Nechte si dost na příští trh.
about-accept-trade = Někdo vám nabízí výměnu. Porovnejte, co kdo získá; odmítnutí vám nikdo nezazlí.
about-challenge = Koho na svém poli vyzvete. Ustoupit nesmí nikdo; porovnejte zdraví a žetony obou.
about-combat-action = Jedna akce, pak druhá strana. Udeřte všemi stranami jednoho druhu naráz, otáčejte obratností, zdvojujte, nebo plaťte vzepětí; kdo pasuje, v tomto kole už nejedná.
about-strike-with = Do úderu nemusí všechny žetony. Stranu si nechte jen tehdy, potřebujete-li ji ke zdvojení nebo schopnosti.
about-agility = Otočte jeden svůj žeton na druhou stranu, nebo přimějte soupeře jeden vrhnout znovu. Otočení je jisté, nový vrh je náhoda.
about-token = O který žeton jde. Podívejte se na obě strany; malá ukazuje, co je vespod.
about-spend-agility = Obratnost ukazuje víc žetonů. Utraťte ten, jehož druhá strana má pro vás nejmenší cenu.
about-spend-token = Platí se žetonem. Dejte ten, jehož stranu v tomto kole využijete nejméně.
about-pay-surge = Které vzepětí zaplatí. Zdvojené platí za dvě a utratí se celé, takže plaťte pokud možno přesně.
about-buy-off = Za vzepětí zrušíte, co se chystá. Porovnejte to s tím, co by totéž vzepětí v tomto kole udělalo pro vás.
about-borrow = Oživlý nepřítel půjčuje padouchovi jednu ze svých schopností vzepětí. Nic dalšího nestojí a X platí za 1: vezměte tu, která bolí nejvíc.
about-shield = Hrozí zranění a štít jedno zastaví. Štít, který neutratíte, po tomto kole nemá žádnou cenu.
about-retreat = Kolo skončilo: zkusit odejít, nebo bojovat dál. K odchodu je třeba vhodná kostka; porážka stojí akce na odpočinek. Karta dobrodružství je pryč tak jako tak, úkol příběhu zůstává a lze ho zkusit znovu.
about-retreat-to = Kam ustoupíte. Kostka se musí k poli hodit; hledejte místo, kde si odpočinete nebo odkud pojedete dál.
