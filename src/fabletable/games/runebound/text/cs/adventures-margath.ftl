# Karty dobrodružství.

card-dragon-hybrid = Dračí míšenec
    .gen = Dračího míšence
    .dat = Dračímu míšenci
    .acc = Dračího míšence
    .ins = Dračím míšencem
    .gender = m
    .text = Čím víc víte o Margathovi, tím tvrději s vámi jeho sluhové bojují.
    .story = Napůl voják, napůl drak, věrný úplně celý. Zkoumá vás žlutýma očima a zdá se, že přesně ví, kolik jste toho o jeho pánovi zjistili.
    .guardian-of-secrets = Strážce tajemství
    .guardian-of-secrets-text = Má zdraví +1 za každý váš poznatek.
    .slice = Sek
    .slice-text = Způsobí vám { $n-1 } zranění lebkou.
    .barrier = Bariéra
    .barrier-text = Odstraní všechny vaše žetony magie.
    .reward = Odměna: vyberte si: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Tuto kartu si také vezmete jako trofej.

card-great-dragon = Velký drak
    .gen = Velkého draka
    .dat = Velkému drakovi
    .acc = Velkého draka
    .ins = Velkým drakem
    .gender = m
    .text = Roste s vaší slávou a všechno kolem něj hoří.
    .story = Nebe potemní, ačkoli na něm nejsou mraky. Drak bez hlesu přistane, složí křídla a zdvořile čeká, až tasíte.
    .ancient = Prastarý
    .ancient-text = Má zdraví +1 za každou dovednost, kterou umíte (nejvýše +{ $most-1 }).
    .burn = Žár
    .burn-text = Na konci každého bojového kola: způsobí vám { $n-1 } zranění lebkou.
    .wing-storm = Bouře křídel
    .wing-storm-text = Vrhnete znovu { $n-2 } ze svých žetonů podle jeho výběru.
    .reward = Odměna: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Tuto kartu si také vezmete jako trofej.

card-cinder-priest = Kněz žhavého popela
    .gen = Kněze žhavého popela
    .dat = Knězi žhavého popela
    .acc = Kněze žhavého popela
    .ins = Knězem žhavého popela
    .gender = m
    .text = Jeho první modlitba přijde dřív než první rána.
    .story = Jí žhavé uhlí a mluví s kouřem. Každé slovo jeho modlitby visí ve vzduchu, chvíli žhne a pak hledá, co by zapálilo.
    .burning-verse = Hořící verš
    .burning-verse-text = Při střetu: podstoupíte zkoušku Ducha. Neúspěch: způsobí vám { $n-1 } zranění lebkou.
    .ash-cloud = Mračno popela
    .ash-cloud-text = Do konce bojového kola nesmíte utrácet obratnost, pak otočí { $n-2 } z vašich žetonů štítu.
    .offering = Oběť
    .offering-text = Způsobí vám { $n-3 } zranění lebkou, pak si vyléčí { $n-4 } zranění.
    .reward = Odměna: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-6 } { $n-6 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Tuto kartu si také vezmete jako trofej.

card-wyrmling-brood = Hnízdo dráčat
    .gen = Hnízda dráčat
    .dat = Hnízdu dráčat
    .ins = Hnízdem dráčat
    .gender = n
    .text = Po každém soustu chtějí další.
    .story = Pět malých draků se pere o botu. Ještě je v ní noha. Když si vás všimnou, okamžitě přestanou a hledí na vaše boty.
    .taste-of-blood = Chuť krve
    .taste-of-blood-text = Když vám jejich útok způsobí aspoň 1 zranění, jednou za bojové kolo: smějí znovu vrhnout { $n-1 } ze svých utracených žetonů.
    .all-at-once = Všichni naráz
    .all-at-once-text = Natočí { $n-2 } ze svých žetonů na lebku.
    .reward = Odměna: vyberte si: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak si vyléčíte { $n-4 } zranění; nebo získáte { $n-5 } { $n-5 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Tuto kartu si také vezmete jako trofej.

card-firmament-guard = Stráž Firmamentu
    .gen = Stráže Firmamentu
    .dat = Stráži Firmamentu
    .ins = Stráží Firmamentu
    .gender = f
    .text = Magie se láme o šupiny a odvahu nahrazuje dril.
    .story = Zbroj Firmamentu je ze spadlých šupin. Žádné kouzlo na ní nikdy nezanechalo stopu a muži uvnitř nikdo neřekl, že smí prohrát.
    .scale-armour = Šupinová zbroj
    .scale-armour-text = Když má utrpět zranění, jednou za bojové kolo: je-li to zranění magií a jsou aspoň 2, zabrání { $n-1 } z nich.
    .drill = Dril
    .drill-text = Vrátí do své zásoby { $n-2 } ze svých utracených žetonů tou stranou, kterou ukazují.
    .spear-wall = Hradba kopí
    .spear-wall-text = Odstraní { $n-3 } z vašich žetonů síly, pak vám způsobí { $n-4 } zranění lebkou.
    .reward = Odměna: získáte { $n-5 } { $n-5 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Tuto kartu si také vezmete jako trofej.

card-ashwing-drake = Popelokřídlý drak
    .gen = Popelokřídlého draka
    .dat = Popelokřídlému drakovi
    .acc = Popelokřídlého draka
    .ins = Popelokřídlým drakem
    .gender = m
    .text = Spálí vás, než se k němu dostanete, a přistává nerad.
    .story = Létá tak vysoko, že vypadá jako vločka popela. Pak vločce naroste ocas a chřtán a hluboko v chřtánu světlo.
    .first-pass = První nálet
    .first-pass-text = Při střetu: způsobí vám { $n-1 } zranění lebkou.
    .cinders = Žhavý popel
    .cinders-text = Způsobí vám { $n-2 } zranění lebkou, pak odhodíte z ruky { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .out-of-reach = Mimo dosah
    .out-of-reach-text = Do konce bojového kola nesmíte utrácet žetony síly.
    .reward = Odměna: vyberte si: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo získáte { $n-5 } { $n-5 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Tuto kartu si také vezmete jako trofej.

card-scale-sworn-champion = Šampion přísahy šupin
    .gen = Šampiona přísahy šupin
    .dat = Šampionovi přísahy šupin
    .acc = Šampiona přísahy šupin
    .ins = Šampionem přísahy šupin
    .gender = m
    .text = Co víte o pánovi, bolí i sluhu.
    .story = Margath nechal šampiona napít se z vlastní rány. Od té doby každý rok vyroste o hlavu a ještě ani jednou nespal.
    .same-blood = Stejná krev
    .same-blood-text = Má zdraví −{ $times-1 } za každý váš poznatek (počítá se jich nejvýše { $most-1 }).
    .no-way-back = Není cesty zpět
    .no-way-back-text = Do konce tohoto boje nesmíte ustoupit, pak natočí { $n-1 } ze svých žetonů na lebku.
    .borrowed-strength = Vypůjčená síla
    .borrowed-strength-text = Všechny jeho žetony lebky platí do konce bojového kola dvojnásobně.
    .reward = Odměna: získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Tuto kartu si také vezmete jako trofej.

card-hunting-party = Lovecká výprava
    .text = Napadnout lovce, nebo je poslat jinam?
    .story = Jezdci v dračích maskách prohledávají lesy. Mají provazy, ne prapory, a na jejich dlouhém seznamu čtete skoro nahoře své jméno.
    .way-1 = Počkat si na ně ve tmě
    .way-1-text = Zkouška Těla (−{ $less-1 }). Úspěch: získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-2 } zranění.
    .way-1-pass = Rozkazy veze poslední jezdec. Teď je máte vy.
    .way-1-fail = Jezdců je o jednoho víc, než jste napočítali. Ten poslední počítal líp.
    .way-2 = Udělat falešnou stopu
    .way-2-text = Zkouška Mysli. Úspěch: tuto kartu si vezmete jako trofej, pak se smíte pohnout až o { $n-3 } { $n-3 ->
        [one] pole
        [few] pole
       *[other] polí
    }. Neúspěch: zdržíte se.
    .way-2-pass = Jdou za vašimi starými botami po řece dolů, zatímco vy jdete opačným směrem.
    .way-2-fail = Strávíte noc na stromě a lovci táboří pod ním.

card-scorched-earth = Spálená země
    .text = Prozkoumejte spálené kruhy na Jižních pláních nebo v Kellosově dechu.
    .story = Na jihu a na západě vyhořela pole v dokonalých kruzích. Uprostřed každého je popel ještě teplý a v zemi je otisk jediného drápu.
    .outcome-1 = Výsledek I (2× pláně)
    .outcome-1-text = Výsledek I (2× pláně): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Vyhrabete z teplého popela sedlákovy úspory. Rád se o ně rozdělí.
    .outcome-2 = Výsledek II (1× pláně a 1× voda)
    .outcome-2-text = Výsledek II (1× pláně a 1× voda): vyléčíte si { $n-2 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-2-story = V nejmenším kruhu vytryskl horký pramen. Zůstanete, dokud vám nezměknou kosti.
    .outcome-3 = Výsledek III (2× pláně a 1× žolík)
    .outcome-3-text = Výsledek III (2× pláně a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Z kopce je vidět, že pět kruhů jsou písmena. Opíšete si je.
    .instruction = Jižní pláně nebo Kellosův dech, 1 akce: průzkum.

card-deserter = Zběh z Firmamentu
    .text = Dovést ho do bezpečí, nebo se vyptat hned?
    .story = K vašemu ohni si bez ptaní sedne strážný z Firmamentu. Má popálené ruce. „Povím vám o něm,“ říká, „ale nejdřív se musím najíst.“
    .way-1 = Ukrýt ho v daleké vesnici
    .way-1-text = Zvěst. V Norově, Evertonu nebo Jasnodole, 1 akce: získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Poprvé po letech spí ve skutečné posteli. Ráno vám nakreslí vnitřní bránu.
    .way-2 = Zeptat se ho hned
    .way-2-text = Zkouška Ducha. Úspěch: získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: odhodíte z ruky { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .way-2-pass = Neřeknete vůbec nic, a proto promluví on.
    .way-2-fail = Až do úsvitu mluví o ohni. Ničemu nerozumíte a spíte špatně.

card-dragon-bones = Dračí kosti
    .text = Prozkoumejte velkou kostru pod Prokletými ruinami.
    .story = Pod Prokletými ruinami leží kostra draka, větší než chrám. Někdo očísloval kosti křídou a skončil u čísla čtyři sta.
    .outcome-1 = Výsledek I (1× kopce)
    .outcome-1-text = Výsledek I (1× kopce): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Vezmete si zub. Má cenu své váhy ve stříbře.
    .outcome-2 = Výsledek II (2× kopce)
    .outcome-2-text = Výsledek II (2× kopce): získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Mezi dvěma žebry najdete místo, kudy vniklo kopí.
    .outcome-3 = Výsledek III (2× kopce a 1× voda)
    .outcome-3-text = Výsledek III (2× kopce a 1× voda): získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Lebka je ještě plná dešťové vody a voda je plná obrazů.
    .instruction = Prokleté ruiny, 1 akce: průzkum.

card-calm-lake = Klidné jezero
    .text = Položte svou otázku u Jezera slz.
    .story = Jezerem slz nikdy nepohne vítr. Hodíte-li do něj kámen, kruhy běží dovnitř. Staří sem chodí klást otázky a mladí na ně zapomínat.
    .outcome-1 = Výsledek I (1× voda)
    .outcome-1-text = Výsledek I (1× voda): vyléčíte si { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Omyjete si rány a tvář. Obojí vypadá lépe.
    .outcome-2 = Výsledek II (1× les a 1× voda)
    .outcome-2-text = Výsledek II (1× les a 1× voda): líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Kruhy běží dovnitř a ukazují vám, co už dávno víte.
    .outcome-3 = Výsledek III (1× voda a 1× žolík)
    .outcome-3-text = Výsledek III (1× voda a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Pod hladinou propluje velký stín s jizvou pod levým křídlem.
    .instruction = Jezero slz, 1 akce: průzkum.

card-beast-hunt = Lov na bestii
    .text = Stopujte bestii Hadím hvozdem nebo Šerou houštinou.
    .story = Něco v severních lesích nechává na keřích kůži: černou, tenkou a dlouhou jako ulice. Královští lovci platí za stopy a za odpovědi víc.
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Přinesete kus kůže a dostanete zaplaceno podle délky.
    .outcome-2 = Výsledek II (2× les)
    .outcome-2-text = Výsledek II (2× les): získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Vidíte, jak se svléká. Pod kůží je rudá jako žhavé železo a na chvíli měkká.
    .outcome-3 = Výsledek III (1× les, 1× kopce a 1× žolík)
    .outcome-3-text = Výsledek III (1× les, 1× kopce a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Potkáte ji bez kůže. Lovci ji nesou domů na jedenácti tyčích.
    .instruction = Hadí hvozd nebo Šerá houština, 1 akce: průzkum.

card-shrine-of-pollux = Polluxova svatyně
    .text = Bděte přes noc v pobořené svatyni v Modravých kopcích.
    .story = V Modravých kopcích stojí svatyně bez střechy. Pollux tu prý kdysi zápasil s drakem od soumraku do úsvitu a ani jeden nevyhrál.
    .outcome-1 = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-1-text = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): vyléčíte si { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Probudíte se pod padajícími okvětními lístky. Strom tu není.
    .outcome-2 = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-2-text = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Ve snu jste Pollux a vaše ruce najdou slabé místo.
    .outcome-3 = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-3-text = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Ve snu jste drak a bojíte se.
    .instruction = Modravé kopce, 1 akce: zkouška Ducha.

card-sleeping-egg = Spící vejce
    .text = Vylezte k dračímu hnízdu v Břitkých útesech.
    .story = Na polici v Břitkých útesech leží jediné vejce, šedé jako břidlice a teplé jako chléb. Hnízdo je velké. Matka musí být větší a možná je blízko.
    .outcome-1 = Výsledek I (1× hory)
    .outcome-1-text = Výsledek I (1× hory): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu odhodíte (bez trofeje).
    .outcome-1-story = Skutálíte vejce do pytle a prodáte ho muži, který se na nic neptá.
    .outcome-2 = Výsledek II (1× kopce a 1× hory)
    .outcome-2-text = Výsledek II (1× kopce a 1× hory): získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Sedíte vedle vejce a nasloucháte malému srdci uvnitř.
    .outcome-3 = Výsledek III (2× hory a 1× žolík)
    .outcome-3-text = Výsledek III (2× hory a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak získáte navíc { $n-4 } { $n-4 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } z balíčku podle svého výběru; tuto kartu si vezmete jako trofej (dřív než další trofeje).
    .outcome-3-story = Matka se vrátí, dlouho na vás hledí a stočí se kolem vás obou.
    .miss = Přes hnízdo přejede stín. Tisknete se ke skále, dokud nezmizí.
    .miss-text = Nevyhodnotíte-li žádný výsledek, utrpíte { $n-5 } zranění. Úkol vám zůstává.
    .instruction = Břitké útesy, 1 akce: průzkum.

card-map-of-embers = Mapa ze žhavých uhlíků
    .text = Čtěte žhnoucí mapy v Popelavých kopcích.
    .story = Pastýři z Popelavých kopců každý večer pálí své mapy. V žhnoucím papíru je prý na okamžik vidět, kam půjde oheň zítra.
    .outcome-1 = Výsledek I (1× kopce)
    .outcome-1-text = Výsledek I (1× kopce): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Vidíte, kde kdosi ztratil měšec, a i to se hodí.
    .outcome-2 = Výsledek II (1× kopce a 1× voda)
    .outcome-2-text = Výsledek II (1× kopce a 1× voda): prohlédnete si { $n-2 } { $n-2 ->
        [one] kartu
        [few] karty
       *[other] karet
    } z vrchu balíčku příběhu a každou dáte navrch nebo dospod; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Vidíte dva dny, které ještě nebyly, a na jeden z nich fouknete.
    .outcome-3 = Výsledek III (2× kopce a 1× žolík)
    .outcome-3-text = Výsledek III (2× kopce a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Celá mapa vzplane naráz, až na jedno bílé místo: doupě.
    .instruction = Popelavé kopce, 1 akce: průzkum.

card-fallen-star = Padlá hvězda
    .text = Najděte hvězdu, která spadla do Lesa padlých hvězd.
    .story = Minulou noc spadla do Lesa padlých hvězd hvězda. Ptáci dnes zpívají pozpátku a kruh stromů se klaní něčemu, co září mezi kořeny.
    .outcome-1 = Výsledek I (1× les)
    .outcome-1-text = Výsledek I (1× les): líznete { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Světlo zhaslo, ale slyšíte jeden tón jeho písně.
    .outcome-2 = Výsledek II (1× les a 1× žolík)
    .outcome-2-text = Výsledek II (1× les a 1× žolík): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Není to hvězda. Je to šupina a spadla z velké výšky.
    .outcome-3 = Výsledek III (2× les a 1× žolík)
    .outcome-3-text = Výsledek III (2× les a 1× žolík): smíte se naučit 1 dovednost z ruky a zaplatit o { $n-4 } { $n-4 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } méně, pak získáte { $n-5 } { $n-5 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Držíte studené světlo v dlaních, dokud vám nepoví všechno.
    .instruction = Les padlých hvězd, 1 akce: průzkum.

card-ash-salamander = Popelavý mlok
    .gen = Popelavého mloka
    .dat = Popelavému mlokovi
    .acc = Popelavého mloka
    .ins = Popelavým mlokem
    .gender = m
    .text = Jeho krev pálí. Bijte ho silně, ale ne moc často.
    .story = Sednete si na teplý kámen, abyste si odpočinuli. Kámen otevře jedno oko, pak druhé, pak tlamu plnou bílých plamínků.
    .boiling-blood = Vroucí krev
    .boiling-blood-text = Když utrpí aspoň 1 zranění a není poražen, jednou za bojové kolo: způsobí vám { $n-1 } zranění lebkou.
    .tail-lash = Švih ocasem
    .tail-lash-text = Odstraní { $n-2 } z vašich žetonů štítu, pak vrhnete znovu { $n-3 } ze svých žetonů podle jeho výběru.
    .white-heat = Bílý žár
    .white-heat-text = Všechny jeho žetony pomlčky lze do konce bojového kola utrácet jako lebku o hodnotě 1.
    .reward = Odměna: vyberte si: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo si vyléčíte všechna zranění, pak líznete { $n-5 } { $n-5 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }. Tuto kartu si také vezmete jako trofej.

card-riddling-wyrm = Drak hádankář
    .gen = Draka hádankáře
    .dat = Drakovi hádankáři
    .acc = Draka hádankáře
    .ins = Drakem hádankářem
    .gender = m
    .text = Dobrá odpověď ho připraví o polovinu síly.
    .story = Přes cestu leží starý drak a ptá se, kdo chodí po čtyřech, pak po dvou a pak po třech. Má hlad, ale hlavně se nudí.
    .the-riddle = Hádanka
    .the-riddle-text = Při střetu: podstoupíte zkoušku Mysli. Úspěch: do konce tohoto boje nesmí používat schopnosti vzepětí. Neúspěch: odhodíte z ruky { $n-1 } { $n-1 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .second-riddle = Druhá hádanka
    .second-riddle-text = Vrhnete znovu { $n-2 } ze svých žetonů podle jeho výběru.
    .wrong-answer = Špatná odpověď
    .wrong-answer-text = Způsobí vám 1 zranění lebkou za každou dovednost ve vaší ruce (nejvýše { $most-1 }).
    .reward = Odměna: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Tuto kartu si také vezmete jako trofej.

card-burned-library = Hořící knihovna
    .text = Zachránit knihy, nebo ten hlas?
    .story = Knihovna bývala pýchou města. Teď jí hoří střecha a uvnitř křičí starý hlas, ne o pomoc, ale aby někdo zachránil třetí polici.
    .way-1 = Zachránit třetí polici
    .way-1-text = Zkouška Těla. Úspěch: získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-2 } zranění.
    .way-1-pass = Vyjdete ven, z vlasů se vám kouří a nesete čtyři knihy o dracích.
    .way-1-fail = Třetí police na vás spadne. Byla dobře naplněná.
    .way-2 = Zachránit knihovnici
    .way-2-text = Zkouška Ducha. Úspěch: líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-4 } zranění.
    .way-2-pass = Přečetla tam každou knihu a nikdy nezapomíná.
    .way-2-fail = Kouše. Dostanete ji ven, ale tu třetí polici vám nikdy neodpustí.

card-dragons-tax = Dračí daň
    .text = Zaplatit za vesnici, nebo oloupit výběrčího?
    .story = Výběrčí v šedé zbroji váží stříbro vesnice a zdá se mu lehké. Za jeho stolem stojí klec, akorát velká pro dítě.
    .way-1 = Zaplatit za ně
    .way-1-text = Smíte utratit { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Pokud ano: získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Výběrčí je tak překvapen, že vám řekne, kam všechno to stříbro putuje.
    .way-1-unpaid = Váš měšec zůstává zavřený. Výběrčí počítá dál a vesnice už nepočítá s nikým.
    .way-2 = Převrhnout stůl
    .way-2-text = Zkouška Těla (−{ $less-1 }). Úspěch: získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-4 } zranění.
    .way-2-pass = Výběrčí odjíždí ve vlastní kleci. Vesnice trvá na tom, abyste si vzali podíl.
    .way-2-fail = Výběrčí cestuje s více strážemi, než bylo vidět.

card-drunk-scholar = Opilý učenec
    .text = Nechat ho mluvit, nebo ho vzít s sebou?
    .story = Učenec měří pro korunu draky. Jednoho už změřil, říká a zvedá ruku se třemi prsty, a teď pije, aby na to číslo zapomněl.
    .way-1 = Vzít ho s sebou jako učitele
    .way-1-text = Zvěst. Když ve kterémkoli městě podstoupíte výcvik, smíte: získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Cvičíte na dvoře jeho domu. Probudí se, zařve dvě opravy a obě jsou správné.
    .way-2 = Zaplatit další rundu
    .way-2-text = Smíte utratit { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Pokud ano: zkouška Mysli. Úspěch: získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-pass = Mezi dvěma písněmi nakreslí pivem na stůl celou bestii.
    .way-2-fail = Usne na té kresbě.
    .way-2-unpaid = Nikdo mu nedolije, a tak to číslo zůstává jeho tajemstvím.

card-song-of-embers = Píseň žhavých uhlíků
    .text = Naučit se píseň, nebo jí dát lepší konec?
    .story = Bard zpívá o Margathově mládí, sloku za slokou, každou temnější. Hosté jeden po druhém odcházejí. V místnosti jste nakonec jen vy.
    .way-1 = Vyslechnout každou sloku
    .way-1-text = Zkouška Ducha. Za každý úspěch: získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Úspěch: líznete { $n-2 } { $n-2 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }. Neúspěch: odhodíte z ruky { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .way-1-pass = Za úsvitu vyjdete ven a píseň máte za očima.
    .way-1-fail = Píseň je delší než vaše odvaha. Před poslední slokou utečete.
    .way-2 = Prodat mu lepší konec
    .way-2-text = Zkouška Mysli. Úspěch: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-pass = Ve vašem konci drak prohraje. Bard zaplatí a hosté se vrátí.
    .way-2-fail = Ve vašem konci je mluvící husa. Přesto to zazpívá, i s vaším jménem.

card-traitors-offer = Zrádcova nabídka
    .text = Jakou cenu mají vaše znalosti?
    .story = Pán v šedých rukavicích vám položí na stůl těžký měšec. Jeho lord žádá velmi málo: řekněte, co víte, zapomeňte, co víte, a jděte domů.
    .way-1 = Vzít měšec
    .way-1-text = Získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak ztratíte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }.
    .way-1-done = Řeknete mu polovinu pravdy. Zlato je celé a podivně teplé.
    .way-2 = Odstrčit ho zpátky
    .way-2-text = Zkouška Ducha. Úspěch: získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej. Neúspěch: utrpíte { $n-4 } zranění, pak odhodíte z ruky { $n-5 } { $n-5 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    } (podle svého výběru).
    .way-2-pass = Vycení zuby. Nejsou lidské a jeho strach také ne.
    .way-2-fail = Měšec vzplane. Stůl taky a vaše rukávy taky.

card-refugees = Uprchlíci z jihu
    .text = Dovést je do bezpečného města, nebo se s nimi na noc rozdělit o oheň?
    .story = Po cestě jde dlouhá řada vozíků s postelemi, husami a babičkami. Každý něco viděl na nebi. Nikdo to slovo nechce vyslovit.
    .way-1 = Dovést je za městské hradby
    .way-1-text = Zvěst. V Říční Stráži nebo v Jitřním Vřesu, 1 akce: získáte { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = U brány vám každý z nich dá jedno slovo. Dohromady dávají slova obraz.
    .way-2 = Rozdělit se o oheň a chléb
    .way-2-text = Zdržíte se, vyléčíte si { $n-2 } zranění, líznete { $n-3 } { $n-3 ->
        [one] dovednost
        [few] dovednosti
       *[other] dovedností
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-done = Spíte dlouho. Někdo vám spravil plášť a před svítáním odešel.

card-eyewitness = Očitý svědek
    .text = Vyzkoušet jeho radu na drakovi, nebo si s ním vyměnit historky?
    .story = Starý lovec viděl umírat draka, říká, a předvede vám to vidličkou na pečeném kuřeti. Vypadá to až příliš snadno.
    .way-1 = Vyzkoušet to na drakovi
    .way-1-text = Zvěst. Když porazíte nepřítele s rysem Drak, smíte: získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej.
    .way-1-done = Snadné to nebylo, ale bylo to to pravé místo. Lovec by na vás byl hrdý.
    .way-2 = Vyměnit si s ním historky
    .way-2-text = Smíte odhodit { $n-3 } { $n-3 ->
        [one] trofej
        [few] trofeje
       *[other] trofejí
    } podle svého výběru. Pokud ano: získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }, pak tuto kartu si vezmete jako trofej.
    .way-2-done = Povíte mu o svém nejlepším boji. On vám za to poví tu část, kterou nikdy nikomu neříká.
    .way-2-unpaid = Nemáte mu co vyprávět, a tak si nejlepší část své historky nechá pro sebe.

card-smiths-nightmare = Kovářova noční můra
    .text = Koupit zbraň, nebo vyložit sen?
    .story = Každou noc se kováři zdá o zbrani a každé ráno ji najde na kovadlině hotovou. Týden nezatopil ve výhni. Chce, aby zmizely.
    .way-1 = Koupit, co leží na kovadlině
    .way-1-text = Smíte utratit { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }. Pokud ano: získáte bez placení zbraň v ceně nejvýše { $n-2 } z kteréhokoli trhu.
    .way-1-done = Je ještě teplá a sedí vám v ruce líp než vlastní prsty.
    .way-1-unpaid = Necháte ji ležet na kovadlině. Zítra tam budou dvě.
    .way-2 = Přespat vedle kovadliny
    .way-2-text = Zkouška Ducha (−{ $less-1 }). Úspěch: získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Neúspěch: utrpíte { $n-4 } zranění.
    .way-2-pass = Potkáte toho, kdo jeho rukama kove. Byl poslední, kdo Margatha zranil.
    .way-2-fail = Zdá se vám o kladivech a probudíte se s modřinami.

card-council-of-elders = Rada starších
    .text = Promluvte ke starším v Tržní Bráně.
    .story = V Tržní Bráně se sešli starší devíti vesnic, aby rozhodli, zda bojovat, platit, nebo utéct. Radí se už šest dní a shodli se na obědě.
    .outcome-1 = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-1-text = Výsledek I (aspoň { $successes-1 } { $successes-1 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-1 } { $n-1 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Prosí vás, abyste roznesli jejich dopisy, a platí předem.
    .outcome-2 = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-2-text = Výsledek II (aspoň { $successes-2 } { $successes-2 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-2 } { $n-2 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-3 } { $n-3 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = Dohodnou se, že budou bojovat, a otevřou zapečetěnou truhlu svých dědů.
    .outcome-3 = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    })
    .outcome-3-text = Výsledek III (aspoň { $successes-3 } { $successes-3 ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }): získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-5 } { $n-5 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = Když skončíte, povstane i ten nejstarší. Každá vesnice vám svěří své tajemství.
    .instruction = Tržní Brána, 1 akce: zkouška Mysli.

card-pilgrim-fires = Ohně poutníků
    .text = Udržujte ohně u Svatyně Aris.
    .story = Kolem Svatyně Aris hoří v trávě tisíc ohníčků, jeden za každou rodinu, kterou Margath vyhnal. Někdo se o ně dnes v noci musí starat.
    .outcome-1 = Výsledek I (1× pláně)
    .outcome-1-text = Výsledek I (1× pláně): vyléčíte si { $n-1 } zranění; tuto kartu si vezmete jako trofej.
    .outcome-1-story = Dřímáte mezi ohni a někdo vás přikryje dekou.
    .outcome-2 = Výsledek II (1× pláně, 1× les a 1× kopce)
    .outcome-2-text = Výsledek II (1× pláně, 1× les a 1× kopce): získáte { $n-2 } { $n-2 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-2-story = U každého ohně slyšíte jeden příběh. Začínáte vidět, co mají společného.
    .outcome-3 = Výsledek III (2× pláně a 1× žolík)
    .outcome-3-text = Výsledek III (2× pláně a 1× žolík): získáte { $n-3 } { $n-3 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }, pak získáte { $n-4 } { $n-4 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }; tuto kartu si vezmete jako trofej.
    .outcome-3-story = O půlnoci se otočí vítr. Ani jeden oheň nezhasne a poutníci to mají za znamení.
    .instruction = Svatyně Aris, 1 akce: průzkum.

card-envoy-of-the-firmament = Vyslankyně Firmamentu
    .dat = Vyslankyni Firmamentu
    .acc = Vyslankyni Firmamentu
    .ins = Vyslankyní Firmamentu
    .gender = f
    .text = Za jedno tajemství vás pustí. Jinak musíte bojovat.
    .story = Vyslankyně má tichý hlas a dva stíny a jeden z těch stínů má křídla. „Můžeme si promluvit,“ říká, „nebo to uděláme jinak.“
    .a-fair-exchange = Poctivá výměna
    .a-fair-exchange-text = Při střetu: smíte odhodit { $n-1 } { $n-1 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Pokud ano: boj končí, tuto kartu si vezmete jako trofej a odměnu nedostanete.
    .second-shadow = Druhý stín
    .second-shadow-text = Otočí { $n-2 } z vašich žetonů podle svého výběru.
    .kneel = Na kolena
    .kneel-text = Odstraní { $n-3 } z vašich žetonů podle svého výběru.
    .reward = Odměna: vyberte si: získáte { $n-4 } { $n-4 ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }; nebo získáte { $n-5 } { $n-5 ->
        [one] poznatek
        [few] poznatky
       *[other] poznatků
    }. Tuto kartu si také vezmete jako trofej.
