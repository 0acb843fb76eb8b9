# Říká každá hra.
seat-unnamed = Hráč { $n }
list-none = nic
list-more = { $so-far }, { $next }
list-last = { $so-far } a { $next }
number = { $n }
# Kolik hráč získal; každá hra má své slovo.
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
    .word = body
word-done = Hotovo
word-yes = Ano
word-no = Ne
word-pass = Pas
# What every table may be set to.
option-odds = Šance u možností
    .text = Souboje, zkoušky a hody ukazují, s jakou pravděpodobností se vydaří. Bez nich si každý počítá sám.
    .off = Bez šancí u možností
option-hints = Rady kouče
    .text = Kdo je na tahu, smí se zeptat, co by udělal bot. Bez nich přemýšlí každý sám.
    .off = Bez rad
option-quick-start = Rychlý začátek
    .text = Otázky při přípravě, které chtějí zkušenost, se vynechají: vezme se doporučená odpověď, nebo rozhodne náhoda.
    .off = Se všemi otázkami přípravy
quick-start-begins = Rychlý začátek: na otázky přípravy odpovídá doporučení, nebo náhoda.
quick-start-took = Rychlý začátek, { $seat }: { $choice }.

# Důvody
why-game-over = Hra skončila.
why-no-hints = U tohoto stolu se hraje bez rad.
why-no-such-choice = „{ $key }“ teď nelze zvolit.
why-nothing-to-undo = Není co vrátit.
why-others-decided = Mezitím už rozhoduje { $seat }; tah nelze vrátit.
why-dice-fell = Mezitím se házelo nebo lízalo; tah nelze vrátit.
why-something-shown = Mezitím se odkrylo něco skrytého; tah nelze vrátit.
why-no-such-decision = Rozhodnutí { $number } neexistuje; poslední je { $last }.
why-not-at-the-table = Na místě { $seat } nikdo nesedí; místa v této partii jsou 0 až { $last }.
why-player-count = Tuto hru hraje { $low } až { $high } hráčů, ne { $players }.
why-unknown-game = Hra „{ $game }“ tu není. Jsou tu: { $known }.
why-unknown-option = Volba „{ $name }“ neexistuje. Existují: { $choices }.
why-pack-taken = Balíček jménem „{ $pack }“ už existuje.
why-pack-clash = Balíček „{ $pack }“ nelze přidat: klíč „{ $card }“ je už obsazen.
why-pack-no-deck = Balíček „{ $pack }“ nelze přidat: hra „{ $game }“ nemá pro jeho kartu „{ $card }“ žádný balík.
why-takes-no-packs = Balíček „{ $pack }“ nelze přidat: hra „{ $game }“ balíčky nepřijímá.
why-bad-option = Volba „{ $name }“ nemůže být „{ $value }“. Možnosti: { $choices }.
why-bad-tweak = Úpravu { $card }.{ $field } nelze použít: { $detail }.
why-not-toml = { $file } není zapsán podle pravidel TOML: { $detail }.
why-no-tweaks = { $file } nelze přečíst: { $detail }.
why-unknown-bot = Bot „{ $bot }“ neexistuje. Existují: { $known }.
why-unknown-temperament = Mezi boty této hry není povaha „{ $temperament }“. Známe tyto: { $known }.
why-no-vocabulary = Hra „{ $game }“ nemá slovník pro učící se hráče.
why-no-net = V souboru { $file } žádná síť není.
why-net-damaged = Soubor { $file } je poškozený, nebo to žádná síť není.
why-net-foreign = Tato síť je pro hru { $of } podle pravidel { $by }, ne pro { $game } podle pravidel { $rules }.
why-no-extra = Tato část Fabletable není nainstalována. Přidáte ji příkazem pip install "fabletable[{ $extra }]".
why-bot-count = Botů je { $bots }, míst { $players }; uveďte jednoho bota, nebo nejvýše tolik, kolik je míst.
why-too-few = { $name } nemůže být { $value }; je třeba aspoň 1.
why-worker-died = Jeden z procesů byl ukončen zvenčí, snad pro nedostatek paměti; partie nejsou úplné.
why-not-a-record = Tohle není záznam Fabletable: { $detail }
why-record-format = Záznam má formát { $format }; tato verze čte formát { $known }.
why-record-parts = U rozhodnutí { $number } ({ $key }) se záznam a pravidla rozcházejí: { $detail }
why-link-damaged = Tento odkaz je poškozený: některá písmena chybějí nebo nesedí. Požádejte o něj znovu.
why-duel-other-game = Jedna z her v tomto odkazu do souboje nepatří.
why-link-format = Tento odkaz vytvořila novější verze Fabletable (formát { $format }; tato čte { $known }).
why-link-words = K odkazu lze připsat nejvýše { $most } písmen.
why-link-long = V odkazu je příliš dlouhá partie; otevírají se partie do { $most } rozhodnutí.

# Co říká ověřovatel
record-holds = Každé rozhodnutí, každý hod i každý kontrolní součet souhlasí.
record-version = Jiná pravidla: hrálo se podle verze { $record }, tato pravidla jsou verze { $rules }. Podle nich nelze říct, zda je záznam pravdivý.
record-cut = Záznam uvádí počet rozhodnutí { $length }, ale je jich v něm { $found }.
record-mark = Rozhodnutí { $number } ({ $key }) není to, které padlo.
record-seat = Rozhodnutí { $number } nepříslušelo hráči { $seat }.
record-refused = Rozhodnutí { $number } ({ $key }) je proti pravidlům: { $detail }
record-dice = { $stream ->
    [none] Los { $draw } před rozhodnutím { $number } je nad počet, který dává semínko.
   *[other] Los { $draw } před rozhodnutím { $number }, z proudu { $stream }, neodpovídá semínku.
}
record-checksum = Stůl po rozhodnutí { $number } neodpovídá pravidlům.
record-steps = Kroky záznamu po rozhodnutí { $number } nesedí na hru.
record-end = Záznam nekončí tam, kde hra (rozhodnutí { $number }).

# Proč hod nebo boj dopadl právě tak
because-bonus = Rozhodl bonus „{ $bonus }“. Bez těchto { $n } by to bylo { $left } ku { $against }.
because-dice = { $lead ->
    [0] Rozhodly kostky: před hodem měly obě strany { $n }.
   *[other] Kostky to obrátily: před hodem vedl poražený { $against } ku { $n }.
}
because-dice-added = Před hodem bylo { $n } ku { $against }, zbytek udělaly kostky.
because-equal = Obě strany mají { $n }.
because-stronger = Už před hodem to bylo { $n } ku { $against }.
