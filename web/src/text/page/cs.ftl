# Co říká sama stránka. Hry přinášejí vlastní katalogy.

# Sednout si a čekat
join-title = { $game }: přisednout
join-name = Vaše jméno
join-sit = Sednout si
join-watch = Jen se dívat
waiting-room-waiting = { $n ->
    [one] Ještě { $n } místo je volné.
    [few] Ještě { $n } místa jsou volná.
   *[other] Ještě { $n } míst je volných.
}
waiting-room-ready = Všichni jsou tu.
waiting-room-open = čeká se na někoho
waiting-room-bot = Ať hraje bot
waiting-room-host-starts = Hru může začít kdokoli, kdo sedí u stolu.
waiting-room-remove = Zrušit tuto hru
waiting-room-entropy = Přidat vlastní štěstí
waiting-room-entropy-note = Napište cokoli. Přimíchá se to do semínka, takže nikdo, ani hostitel, nemůže kostky vybrat.
waiting-room-entropy-add = Přimíchat
table-unknown = Takový stůl není.
table-no-entry = Toto místo se neotevře
table-loading = Připravuje se stůl…
table-terms = U tohoto stolu
option-without = Bez volby { $option }

# Stůl
skip = Přejít na otázku
skip-main = Přejít na obsah
to-shelf = Zpět k polici
to-table = Ke stolu
seats = Místa v pořadí hry
seat-you = vy
seat-turn = právě rozhoduje,
seat-bot = bot
# Boti se jmenují po stromech.
tree-rowan = Jeřabina
tree-hazel = Líska
tree-alder = Olše
tree-linden = Lípa
tree-juniper = Jalovec
tree-aspen = Osika
tree-laurel = Vavřín
tree-cedar = Cedr
seat-held = zatím bot
seat-held-by = zatím hraje bot { $bot }
seat-away = pryč
seat-here = zde
seat-back = Vzít si místo zpět
seat-hold = Ať hraje dál bot
seat-hold-mine = Ať za mě hraje bot
seat-invite-anew = Nová pozvánka
spectators = { $n ->
    [0] Nikdo se nedívá.
    [one] Dívá se { $n } člověk.
    [few] Dívají se { $n } lidé.
   *[other] Dívá se { $n } lidí.
}
watch-link = K dívání; ukazuje jen veřejné věci
tools = Nástroje stolu
tool-undo = Vzít zpět
tool-hint = Rada
tool-recap = Shrnutí
tool-rules = Pravidla
tool-chat = Řeč
tool-table = Nastavení
tool-tale = Příběh
tool-replay = Záznam
tool-results = Výsledky
tool-skip = Ukázat vše naráz
board = Herní plán
own-mat = Vaše deska
show-board = Podívat se na plán
show-stage = Zpět k dění

ask-wait = Okamžik…
ask-theirs = { $name } vybírá
ask-held = Za hráče { $name } hraje bot
ask-won = { $n ->
    [1] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}
ask-nobody-won = Nikdo nevyhrál
ask-sent = Odesláno…
ask-stored = Zapsáno. Stůl se dává do pohybu…
# na volbu se ptáme ještě jednou; $deed je její název, třeba „Jet do kláštera“
ask-sure = { $deed }?
ask-again = Potvrdí to Enter nebo druhé kliknutí.
ask-again-tap = Potvrďte dalším klepnutím.
ask-not-yet = Ještě ne
# $deed ukončí tah, třeba „Pas“, a zbývá ještě $n možností
ask-end = { $deed }? Ještě můžete: { $other }
ask-end-never = Příště se neptat
line-lost = Server neodpovídá. Zkoušíme to znovu, nic se neztratilo.
choices = Vaše možnosti
choices-theirs = Možnosti
choices-watch = { $name } vybírá
choices-over = Hra skončila
choices-press = klávesy 1–{ $n }
choices-page = strana { $n } z { $of } · klávesa 0
choices-all = ukázat vše
choices-only-main = Pokračujte zlatým tlačítkem.
choices-only-end = Zbývá už jen skončit.
# kromě té, na niž se ptáme, ještě $n
choices-others = { $n ->
    [one] Ještě jedna možnost
    [few] Ještě { $n } možnosti
   *[other] Ještě { $n } možností
}
choice-costs = stojí
choice-brings = přinese
# kolik kostek cesta po mapě vezme a nechá
way-dice = Kostky
way-leaves = zbude
odds-win = šance
odds-won = Výhra
odds-drawn = Remíza
odds-lost = Prohra
odds-about = Spočítáno v představovaných hrách
odds-because = Z čeho se šance skládá
# procenta, čtou se nahlas
odds-spoken = { $drawn ->
    [0] výhra { $won } %
   *[other] výhra { $won } %, remíza { $drawn } %
}
odds-spoken-about = výhra asi { $won } %
# možnost mění souboj: procento výher bez ní ($before) a s ní
odds-change = výhra { $won } % místo { $before } %
barred-more = { $name } a { $n ->
    [one] { $n } další
    [few] { $n } další
   *[other] { $n } dalších
}
not-possible = Nelze:
barred-rule = přečíst pravidlo
risk-dice = Padnou kostky; nepůjde to vzít zpět
risk-reveal = Odkryje se něco skrytého; nepůjde to vzít zpět
hint-this = Tohle by udělal bot
see-rule = Ukázat pravidlo
close = Zavřít
crashed = Na této volbě se rozbilo pravidlo ({ $error }). Stůl je jako předtím; vyberte něco jiného nebo vezměte tah zpět.
crash-report = Uložit hlášení
undo-propose = Požádat ostatní o vrácení
undo-asked = { $name } prosí o vrácení posledního rozhodnutí.
undo-waiting = { $n ->
    [1] Ještě přemýšlí { $names }.
   *[other] Ještě přemýšlejí { $names }.
}
undo-declined = { $name } chce raději hrát dál.
agree = Souhlasit
decline = Hrát dál
rules-stopped = Pravidla se změnila
rules-closed = Tento stůl je zavřený
rules-stop = Tady se hrálo podle verze pravidel { $played }, dnes platí verze { $present }. Rozhodnutí { $number } už nedopadne stejně, a tak se stůl před ním zastavil.
rules-parted = Pravidla se od té doby změnila: hrálo se podle verze { $played }, dnes platí { $present }. Výsledek platí, ale od rozhodnutí { $number } už hru nelze ukázat.
rules-go-on = Pokračovat společně odtud
rules-close = Zavřít stůl
rules-asked-go-on = { $name } navrhuje pokračovat odtud podle nových pravidel.
rules-asked-close = { $name } navrhuje tento stůl zavřít.
rules-decline = Raději ne
rules-declined = { $name } nesouhlasí.
seat-meanwhile = { $n ->
    [one] Než jste se vrátili, rozhodl za vás bot: { $choices }.
   *[other] Než jste se vrátili, rozhodoval za vás bot, naposledy: { $choices }.
}
seat-left = u stolu už nehraje
seat-away-wait = pryč; místo počká ještě { $n ->
    [one] { $n } sekundu
    [few] { $n } sekundy
   *[other] { $n } sekund
}
seat-leave = Vzdát se místa
seat-leave-sure = Nadobro? Dál bude hrát bot a hostitel může pozvat někoho jiného.
seat-stay = Zůstat

tray-tale = Dosavadní příběh
tray-mats = Desky
where-i-stand = Jak na tom jsem?
where-everyone-stands = Cesta všech k vítězství
where-unknown = Tato hra o tom nic neříká.
tray-recap = Od vašeho tahu
tray-rules = Pravidla
tray-chat = Řeč
tray-table = Nastavení a místa
tray-keys = Klávesy
tale = Dosavadní příběh, nejnovější nahoře
tale-none = Příběh ještě nezačal.
recap-lead = { $n ->
    [one] Od vašeho rozhodnutí se stala { $n } věc.
    [few] Od vašeho rozhodnutí se staly { $n } věci.
   *[other] Od vašeho rozhodnutí se stalo { $n } věcí.
}
recap-nothing = Od vašeho rozhodnutí se nic nestalo.
rules-now = k této otázce
rules-none = Kapitoly jsou na cestě.
chat-say = Řekněte něco
chat-send = Říct
chat-none = Nikdo nic neřekl.
chat-watching = Kdo se dívá, mlčí.
chat-unread = nové
keys-choose = vybrat ze seznamu
keys-page = další strana možností
keys-commit = zlaté tlačítko
keys-arrows = pohyb mezi tím, co svítí
keys-undo = vzít zpět
keys-escape = zavřít, zrušit
keys-inspect = co je to?
keys-hint = co by udělal bot
keys-log = k příběhu
keys-mat = další deska
keys-where = jak na tom jsem
keys-recap = od mého tahu
keys-chat = řeč
keys-help = tento seznam
key-space = Mezerník
look-here = Zde: { $names }
look-count = Zde: { $n }
origin-designed = Co dělá skutečná karta, jsme nezjistili, a tak jsme tuto vymysleli sami. Její čísla lze změnit.
sheet-peek = Jen otázka; ukázat možnosti
sheet-half = Možnosti; ukázat všechny
sheet-full = Všechny možnosti; ukázat stůl

curtain = Teď hraje { $name }
curtain-words = { $before } má rozhodnuto. Na řadě je { $name }; nikdo jiný ať se nedívá.
curtain-first = Začíná { $name }; nikdo jiný ať se nedívá.
curtain-hold = Podržte a opona se zvedne

# Nastavení
settings-language = Jazyk
settings-light = Světlo
settings-light-game = Auto, podle hry
settings-light-system = Podle systému
settings-light-light = Den
settings-light-dark = Noc
settings-motion = Pohyb
settings-motion-system = Podle systému
settings-motion-full = Plný
settings-motion-less = Bez pohybu
settings-speed = Rychlost tahů ostatních
settings-speed-at-once = Hned
settings-speed-times = { $n }×
settings-sound = Zvuky
settings-effects = Efekty
settings-ambience = Zvuky míst
settings-music = Hudba
settings-volume = { $n ->
    [0] vypnuto
   *[other] { $n } %
}
settings-alongside = Zvuk i vedle velké obrazovky
settings-alongside-note = Jinak zní jen velká obrazovka stolu.
screen-sound = Zvuk zapnete dotykem nebo libovolnou klávesou
settings-sure = Ptát se před koncem tahu
settings-sure-note = Než ukončíte tah, stůl se zeptá znovu, vidí-li trenér něco zjevně lepšího.

link = Odkaz
copy = Kopírovat
copied = Zkopírováno
qr = Odkaz jako QR kód
qr-show = QR kód
leave = Odejít od stolu

# Poctivost
fairness = Kostky, které lze ověřit
fairness-commitment = Otisk tajemství serveru, ukázán od začátku
fairness-added = Přimíchává { $name }
record-so-far = Uložit dosavadní záznam

# Záznam
replay-eyes = Číma očima
replay-move = Rozhodnutí { $n } z { $of }
replay-timeline = Časová osa
replay-back = O rozhodnutí zpět
replay-on = O rozhodnutí dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-scrub = Chvíle hry
replay-trouble = Tuto hru teď nelze ukázat.

# Výsledky
results-facts = { $n ->
    [one] Padlo { $n } rozhodnutí.
    [few] Padla { $n } rozhodnutí.
   *[other] Padlo { $n } rozhodnutí.
}
results-awards = Ceny
again-there = K další hře
chart-player = Hráč
chart-last = Na konci

# Poděkování
credits = Poděkování
# Slova na plánech a kamenech
board-choice = možnost { $n }
board-chosen = označeno; podruhé platí
board-barred = nelze: { $why }
board-theirs = { $name } to smí vybrat
board-spent = použito
board-hidden = lícem dolů
board-left = { $n ->
    [one] zbývá { $n }
    [few] zbývají { $n }
   *[other] zbývá { $n }
}
board-here = zde: { $names }
board-faces = stěny: { $faces }
board-up = ukazuje { $face }
board-other-side = druhá strana: { $face }
board-zoom-in = Blíž
board-zoom-out = Dál
board-zoom-all = Celá mapa
board-zoom-choices = Všechny možnosti
board-empty = nic tu není
board-of = { $n } z { $max }
board-count = { $name }: { $n }
board-cell = { $n } z { $of }

# Trenér
tool-review = Rozbor
ask-ponders = { $name } přemýšlí…
coach-title = Rada
coach-scale = vaše šance vyhrát hru
coach-first-thought = První nápad, od oka
coach-range = { $low } až { $high } %
coach-behind = { $n ->
    [0] · žádný rozdíl proti prvnímu
   *[other] · o { $n } ± { $reach } méně než první
}
coach-ends = · nakonec asi { $points }
coach-choose = Zvolit toto
coach-more = Více
coach-gains-first = oproti další volbě:
coach-gains = oproti první:
coach-thinking = Přemýšlí dál …
coach-clear = První je zřetelně lepší než ostatní.
coach-close = První volby jsou si blízké.
coach-trials = { $n ->
    [one] { $n } zkušební hra
    [few] { $n } zkušební hry
   *[other] { $n } zkušebních her
}
review-title = Jak se to rozhodlo
review-progress = Hrají se zkušební hry, hotovo { $n } %
review-working = Kolik rozboru je hotovo
review-curve = Kdo vyhrával
review-curve-note = Šance na výhru v procentech, kdyby za všechny dohráli boti
review-decisions = Rozhodnutí hráče { $name }
review-even-note = Nastejno znamená, že zkušební hry volbu od nejlepší nerozeznaly. To nikdo nemá nazývat chybou.
review-luck-skill = Štěstí a umění
review-skill-note = Rozhodnutí se srovnávají s tím, co by zvolil Střední bot, chyby s nejlepší volbou. Kdo většinou hraje líp než Střední, rozhodnutími získává, i s chybami.
review-walk = Po chybách
coach-asked = Ptáme se rádce …
review-choices-of = Volby hráče { $name }
review-dice = Kostky a karty
review-between = ({ $low } až { $high })
review-verdict = { $luck ->
    [good] { $choices ->
        [bad] Štěstí přálo a volby je promarnily.
        [good] Štěstí přálo a volby z něj vytěžily víc.
       *[none] Štěstí přálo, volby nic nezměnily.
    }
    [bad] { $choices ->
        [bad] Štěstí bylo proti a volby také.
        [good] Štěstí bylo proti, volby to zčásti vyrovnaly.
       *[none] Štěstí bylo proti, volby nic nezměnily.
    }
   *[none] { $choices ->
        [bad] Štěstí bylo vyrovnané, volby připravily o šance.
        [good] Štěstí bylo vyrovnané, volby získaly převahu.
       *[none] Štěstí ani volby nelze odlišit od nuly.
    }
}
review-turns = Zvraty
review-moved = { $before } % → { $after } %
review-faults = { $n ->
    [0] Žádné chyby
    [one] { $n } chyba
    [few] { $n } chyby
   *[other] { $n } chyb
}
review-you-chose = Vy: „{ $chosen }“. Lepší: „{ $better }“. { $moment }.
review-chose = { $name }: „{ $chosen }“. Lepší: „{ $better }“. { $moment }.
review-lost = Ztraceno { $n } bodů, nejméně { $low } a nejvýše { $high }
review-see = Podívat se
review-what-if = Co kdyby
what-if-ribbon = Co kdyby · { $moment } · hra z { $day }
what-if-back = Zpět k rozboru
review-play-on = Hrát odtud
review-you = Vy
review-reckoned = Spočítáno ze zkušebních her, celkem { $n }. Za chybu se označí jen to, kde nové hry vyloučí, že se nic neztratilo.

# Moments: what happens, played on the board
moment-step-prepare = Příprava
moment-step-dice = Kostky
moment-step-totals = Součty
moment-step-outcome = Výsledek
moment-end-won = Výhra
moment-end-drawn = Remíza
moment-end-lost = Prohra
moment-beaten = poražen
moment-tap = ťukněte a jde se dál
moment-and-die = a kostka
moment-so-far = zatím
# $n is what the bonuses add up to, $dice what the dice show, such as 5 or 5 + 3
moment-and = { $n } + kostka { $dice }
moment-level = Síly jsou vyrovnané
moment-ahead = { $name } vede o { $n }
moment-percent = { $n } %
# stands below a percentage
moment-wins = šance, že zvítězí { $name }
moment-wins-own = šance, že zvítězíte vy
moment-if-won = Výhra
moment-if-drawn = Remíza
moment-if-lost = Prohra
moment-dice-fall = Kostky jsou vrženy
moment-part = { $name } { $n }
moment-against = { $mine } proti { $theirs }
# of a blow, after what stopped it
moment-through = { $n ->
    [0] Neprojde nic
    [one] Projde { $n }
    [few] Projdou { $n }
   *[other] Projde { $n }
}
# of a blow that may still be stopped
moment-strikes = Úder za { $n }
moment-cards-lost = { $n ->
    [one] Ztracená karta
   *[other] Ztracené karty
}
# the totals of both sides, as a result
moment-score = { $mine } : { $theirs }
moment-fits = všechno se vejde
moment-open = ještě se rozhoduje
moment-no-change = beze změny
moment-others-same = ostatní: beze změny
moment-hurry = Rychleji
moment-go-on = Dál
moment-again = Ukázat znovu
moment-back = O krok zpět
moment-forward = O krok dál
moment-now = Do přítomnosti
moment-all = Ukázat vše
moment-my-turn = K mému tahu
moment-skip = Do přítomnosti
moment-space = Mezerník
moment-yours = Výsledek
moment-theirs = Jedná { $name }
moment-hint = Ťuknutím na scénu nebo mezerníkem to zrychlíte.
moment-hint-held = Nic se nepohne, dokud neřeknete.
moment-hint-past = Takhle to bylo. Stůl na vás čeká.
film = Od vašeho posledního rozhodnutí
film-of = { $n } z { $of }
film-coming = teprve přijde
settings-waits = Mé boje a karty čekají
settings-waits-note = Zůstanou na obrazovce, dokud neťuknete.
settings-follows = Ukazovat tahy ostatních
settings-follows-note = Jinak se jen zapíšou do vyprávění.
keys-hurry = zrychlit přehrávání
keys-stage = dál, ukázat znovu, o krok zpět
tale-told = Příběh
tale-every = Po krocích
tale-again = Ukázat znovu
tale-show = Ukázat na desce
tale-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
tale-before = předem
tale-because = protože
tale-so = takže
tale-in-all = celkem
tale-wide = Rozšířit příběh
tale-narrow = Zúžit příběh

# The book of rules
keys-book = Kniha pravidel
book-example = Příklad
book-own-example = Od vašeho stolu
# Who plays in the examples, between commas.
book-names = Ada, Tomáš, Iva, Bojan

# Lekce: první hra s průvodcem. $game is its name
teach-me = Naučte mě
teach-game = Naučte mě hru { $game }
teach-minutes = { $n } min
teach-english = anglicky
teach-go-on = Dál
teach-step = krok { $n } z { $of }
teach-anew = Lekci znovu
teach-learned = Naučeno
teach-once-more = ještě jednou?
guide-where = { $game } · krok { $n } z { $of }
guide-leave = Odejít
guide-missed = { $n ->
    [1] Krok { $first } byl přeskočen.
   *[other] Kroky { $first } až { $last } byly přeskočeny.
  }
guide-replay = Zahrát tuto část znovu
guide-next = Dál
guide-back = Zpět
guide-show = Ukažte mi
guide-alone = Hrát dál sám
guide-task = Jste na řadě: { $task }
guide-free = Jste na řadě: vyberte si, co chcete.
guide-pointed = ukázáno
guide-points-at = Ukazuje na: { $names }.
guide-resume = Lekce: krok { $n } z { $of }
guide-win = výhra { $n } %
keys-lesson = další stránka lekce, o stránku zpět

# O co v otázce jde
note-title = O co jde?
note-first = poprvé
note-now = U tohoto stolu:
note-got-it = Rozumím
note-book = { $chapter } v knize pravidel
note-never = Už nevysvětlovat
note-what = O co v otázce jde?
advised-chance = Náhodně
advised-this = Doporučeno: { $name }
keys-about = o co v otázce jde
settings-explains = Vysvětlovat nové otázky
settings-explains-note = Když otázka padne poprvé, lístek řekne, o co v ní jde. Otazník vedle ní to řekne vždy.

tool-what = Co je to?
what-point = Klepněte na cokoli na stole a dozvíte se, co to je.
what-title = Co je to?
what-aria = Co je to? { $name }
what-now = Na tomto stole:
what-now-number = teď { $n }
what-now-of = teď { $n } z { $max }
what-now-many = takových na stole: { $n }
what-now-many-spent = takových na stole: { $n }, z toho použito: { $spent }
what-also = Co je na tom dál vidět
what-all = Ukázat všechny: { $n }
legend-title = Legenda
legend-find = Najít znak
legend-none = Nic jako „{ $words }“ tu není.
legend-groups = Části legendy
legend-more = Dále na tomto stole
legend-hint = Zvolte znak a uvidíte, kde leží. G tuto stránku otvírá a zavírá; I nebo dlouhý stisk se zeptá, co to je.
legend-hint-finger = Dotkněte se znaku a uvidíte, kde leží. Podržte prst na čemkoli a dozvíte se, co to je.
keys-legend = legenda: všechny znaky

# Stages of the director
director-difference = Co rozhodlo
director-to-go = { $name }: { $n } z { $of }. { $left ->
    [0] To jsou všechny.
   *[other] Zbývá { $left }.
}
director-rank-strong = Silný nepřítel
director-rank-guardian = Strážce
director-rank-villain = Padouch
director-you = Vy
director-will-do = Co udělá
director-chances = Vaše šance
director-you-chose = Zvolili jste
director-was-chosen = Volba: { $name }
director-without = Bez toho
director-dice-wait = Kostky ještě nepadly.
director-answers = odpovídá
director-your-chance = Vaše šance
director-chance = Šance
director-why = Proč?
director-roll-now = Hodit hned

# A text over the whole table, and cards to choose from.
# $option is the answer, in its own words.
story-chose = Vaše volba: „{ $option }“
story-start-again = Přečíst začátek znovu
story-lasts = Pravidlo, které teď platí
cards-take = Vzít: { $card }
cards-you-hold = Máte
cards-tap-one = Klepněte na kartu
room-back = Zpět k volbě
room-lay-out = Rozložit karty
replay-cards = Karty na výběr

# Finále u stolu: výsledky pak přijdou samy.
finale-over = Hra skončila.
finale-come = Výsledky přijdou samy.
finale-in = { $n ->
    [one] Výsledky za { $n } sekundu
    [few] Výsledky za { $n } sekundy
   *[other] Výsledky za { $n } sekund
}
finale-what = Zvraty, ocenění, kronika večera.
finale-waits = Počkají, dokud čtete.
finale-stay = Ještě zůstat
finale-now = K výsledkům
finale-table = Pohled na stůl

# Záznam: nejlepší scény a zvraty.
replay-turn = Zvrat: { $name }, z { $before } % na { $after } %

# Kronika: odehraná hra na jedné stránce.
chronicle = Kronika
