# Stůl přes celou obrazovku
chart-legend = Na mapě: { $signs }
screen-head = { $game } · { $chapter }
screen-welcome = Kostky jsou zapečetěny jako { $seal }… · ? ukáže klávesy.
screen-empty = Nic tu neleží.
screen-mine = { $name } · vaše strana
screen-about = Slovy
screen-story = Příběh
screen-standing = Jak na tom jsem?
standing-none = Tato hra o tom nic neříká.
screen-thinking = { $name } přemýšlí …
screen-over = Hra skončila.
screen-barred = { $label }: { $why }
screen-rule-behind = Pravidlo: { $rule } (otevře je r)
screen-risk-dice = Padnou kostky, nepůjde to vzít zpět.
screen-risk-reveal = Odkryje se něco skrytého, nepůjde to vzít zpět.
screen-no-number = Možnosti mají čísla od 1 do { $last }.
screen-more-digits = { $number } … napište další číslici, nebo Enter pro { $number }.
screen-hint = { $advice } (h znovu: čísla a co jiného)
screen-close = Esc zavře
screen-rules = Pravidla
screen-rules-keys = / hledá · Esc zavře

# Klávesy
screen-key-hint = Rada
screen-key-undo = Vzít zpět
screen-key-why = Proč ne?
screen-key-rules = Pravidla
screen-key-story = Příběh
screen-key-help = Klávesy
screen-key-leave = Odejít
screen-help =
    ↑ ↓ a Enter      volba ze seznamu
    1 2 3 …          volba číslem
    myš              klepněte na možnost, nebo dvakrát na očíslovaný kus
    ← →              přejít na desku, svou stranu, k ostatním
    PgUp PgDn        posunout list
    Tab              na list; šipky tam chodí od kusu ke kusu
    Esc              zpět na seznam
    h                rada: co by zvolil trenér a proč; znovu: čísla
    u                vzít své poslední rozhodnutí zpět; znovu: zeptat se všech
    f                odpovědět předem na to, co se opakuje nebo přijde
    w                proč ne: projít, co teď není možné
    v                jak na tom jsem: jak daleko je k vítězství
    r                pravidlo k této otázce
    g                legenda: všechny znaky a co dělají; / hledá
    i                co je to? Znaky toho, na čem je kurzor
    s                příběh po činech; Enter rozbalí, e všechny kroky
    m                film: co se stalo od vašeho rozhodnutí, ← → krok
    Enter, mezerník  dál, dokud se něco ukazuje
    a                ukázat vše: rovnou k další otázce
    p                tempo: poloviční, obvyklé, dvojnásobné, čtyřnásobné, hned
    o                vlastní boje, karty a ztráty čekají na klávesu, nebo ne
    n                vysvětlovat nové otázky, nebo ne
    k                říci něco všem
    : nebo /         kterýkoli příkaz stolu jménem
    q                odejít; hra zůstane uložena
    {""}
    Na listech stojí #3 u toho, na co ukazuje možnost 3. Strana v [závorkách] leží nahoře.
    Na mapách je ♟1 figurka prvního místa, ▪ karta, ▫ karta lícem dolů, ═ cesta, ┃ a ▁ řeka, ╪ most.

# Předání obrazovky
screen-curtain = { $name }, toto je jen pro vaše oči.
screen-curtain-words = { $before } předává obrazovku. Mezerník stiskněte, až tu bude jen { $name }; q znamená odejít.
screen-curtain-undo = u: { $before } bere poslední rozhodnutí zpět.

# Odchod
screen-leave = Odejít od stolu?
screen-leave-words = Hra je uložena; kdykoli v ní pokračuje fabletable table --resume { $id }.
screen-stay = Zůstat
screen-result = { $game }: konec
screen-save = Uložit záznam do { $file }
screen-look = Podívat se ještě na stůl
screen-leave-result = Odejít

# Výjevy
moment-turn = Začíná tah.
moment-phase = Začíná nová fáze.
moment-move = Někdo se přesouvá.
moment-roll = Kostky padly.
moment-card = Otáčí se karta.
moment-blow = Padla rána.
moment-outcome = Je rozhodnuto.
moment-gain = Něco přibylo.
moment-loss = Něco ubylo.
moment-event = Událost postihuje všechny.
# Jedno číslo součtu: Kopí 1
sum-part = { $label } { $n }
# $parts jsou všechna čísla se jmény a znaménky: Síla 4 + Kopí 1 + Kostka 5
sum-whole = { $side }: { $parts } = { $total }
# $gains is a list of sum-part such as "Gold +2, Glory +1"
sum-gains = { $side }: { $gains }
# $headline je věta
tale-folded = { $headline } { $n ->
    [one] (ještě { $n } řádek)
    [few] (ještě { $n } řádky)
   *[other] (ještě { $n } řádků)
}
screen-unfold = Enter rozbalí, e všechny kroky, Esc zavře
screen-scene = Důležitá chvíle
screen-held = Enter pokračuje · a ukáže vše
screen-passing = Enter popožene · a ukáže vše
screen-film = { $n } z { $last } · ← → krok · Esc zpět do přítomnosti
screen-place = { $n } z { $last }
screen-no-film = Od vašeho posledního rozhodnutí se nic k vidění nestalo.
screen-replay = ← → výjev po výjevu, PgUp PgDn po činech, Home a End na začátek a konec, q odejde.
screen-speed = { $speed ->
    [half] Výjevy jdou poloviční rychlostí.
    [usual] Výjevy jdou obvyklou rychlostí.
    [twice] Výjevy jdou dvakrát rychleji.
    [four] Výjevy jdou čtyřikrát rychleji.
    [once] Všechno se ukáže hned.
   *[other] Výjevy jdou { $n }krát rychleji než obvykle.
}
screen-hold = { $hold ->
    [True] Vlastní boje, karty a ztráty čekají na klávesu.
   *[other] Vlastní výjevy běží jako všechny ostatní.
}
screen-key-film = Film
screen-key-standing = Stav
screen-key-all = Ukázat vše
