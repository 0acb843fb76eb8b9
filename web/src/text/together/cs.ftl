# Co stránka říká o tom, jak se přichází ke stolu a hraje společně.

# Kdo je tu
presence-here = u stolu
presence-looking-away = dívá se jinam
presence-line-lost = spojení vypadlo
presence-away = pryč
presence-away-for = pryč už { $time }
presence-bot = místo drží bot
presence-left = místo opuštěno
presence-free = čeká se na někoho

# Velká obrazovka
screen-just-now = Právě teď
screen-watch = Dívejte se na telefonu
screen-watch-note = Uvidíte, co leží odkryté.
screen-free = { $n ->
    [one] Volné je { $n } místo
    [few] Volná jsou { $n } místa
   *[other] Volných je { $n } míst
}
screen-free-note = Naskenujte kód a posaďte se.
screen-point = Namiřte sem fotoaparát telefonu
screen-address-word = nebo otevřete tuto adresu a napište kód
screen-address = nebo otevřete v prohlížeči
screen-seated = { $free ->
    [0] Všichni jsou tu.
    [one] U stolu { $taken }, volné je { $free } místo.
    [few] U stolu { $taken }, volná jsou { $free } místa.
   *[other] U stolu { $taken }, volných je { $free } míst.
}
screen-seat-free = Volné místo
screen-lights = Hru spustí na telefonu někdo, kdo už sedí.
screen-no-hand = Tato obrazovka nikdy neukáže karty v ruce.

# V ruce: telefon u stolu s velkou obrazovkou
own-hand = Vaše ruka
hand-pages = Stránky tohoto telefonu
hand-page-hand = Ruka
hand-page-board = Plán
hand-page-tale = Příběh
hand-page-chat = Hovor
hand-off = Ukázat tu celý stůl
hand-on = Tento telefon je moje ruka
hand-on-note = Vlastní karty a volby; plán je na velké obrazovce.
hand-lookup = Říkat, kdy vzhlédnout
hand-lookup-note = Souboje a kostky jsou vidět na velké obrazovce. Jinak je ukáže telefon.
lookup = Vzhlédněte!
lookup-hand = Moje ruka
lookup-here = Ukázat tady

# My games

# Bez sítě
offline-home = Server neodpovídá. Můžete číst pravidla a prohlížet odehrané hry; k nové hře nebo pokračování je potřeba síť.
offline-table = Ke stolu se nedá dostat
offline-since = Bez spojení od { $time }. Zkoušíme to znovu sami.
offline-nothing-lost = Nic se neztratilo. Co stůl potvrdil, je uložené.
offline-unsent = Jedna vaše odpověď ještě neodešla: „{ $choice }“. Odejde, až se spojení vrátí, bude-li ještě platit.
offline-read = Zatím ke čtení
offline-view = { $game }: stůl, jak stál
offline-view-at = i s vašimi věcmi, v { $time }
offline-rules = Pravidla hry { $game }
offline-kept = uložená v tomto zařízení
offline-try = Zkusit teď
offline-awake = Jste doma? Nespí stroj, na kterém stůl stojí?
app-newer = Nová stránka je připravená. Otevře se, jakmile nebudete nic psát.
app-reload = Otevřít hned
mine-lead = Na každém vašem zařízení, bez účtu.
mine-group-turn = Jste na řadě
mine-group-others = Rozhodují ostatní
mine-group-gathering = Schází se
mine-group-what-if = Co kdyby
back-what-if = Co kdyby · { $ago }
mine-group-over = Dohráno
mine-with = s vámi: { $names }
mine-alone = u jedné obrazovky
mine-left = zbývá { $time }
mine-no-clock = bez hodin
mine-away = { $name } není u stolu
mine-new = Nová hra
mine-offline = K domu se nedá dostat. Takhle hry vypadaly naposledy.
device-phone = Telefon
device-tablet = Tablet
device-laptop = Počítač

# Pozvánky
done = Hotovo
invite = Pozvat
invite-seat = Místo { $n }
invite-choosing = někdo si vybírá jméno…
reach-alone = Odkazy zatím otevře jen toto zařízení. „Pozvat“ otevře hru vaší síti.
reach-alone-fixed = Odkazy otevře jen toto zařízení. Ostatní může pustit dovnitř ten, kdo server provozuje.
join-request = Požádat o nový odkaz (hostí { $host })
join-request-nobody = Požádat o nový odkaz
join-request-note = Hostitel uvidí vaše přání u stolu a jedním klepnutím vás pustí.
join-request-waiting = Vzkaz je u stolu. Jakmile { $host } otevře, sednete si tady.
join-request-declined = Tentokrát ne. Můžete se dívat.
join-request-asks = { $name } prosí o vpuštění.
join-request-in = Pustit dál
join-request-no = Teď ne
sit-invited = { $host } vás zve ke stolu.
sit-invited-nobody = Jste zváni ke stolu.
sit-name-note = Zůstává na tomto zařízení; později ho můžete změnit.
sit-choose = Vyberte si místo
sit-there = Už tu jsou
sit-host = hostitel
sit-first = volné · hraje první
sit-last = volné · hraje poslední
sit-after = volné · před ním hraje { $name }
sit-as = Sednout si jako { $name }
sit-no-account = Bez účtu. Místo zůstává na tomto zařízení; později ho můžete přenést na jiné.
sit-own = Tohle je pro někoho jiného
sit-own-note = U tohoto stolu už sedíte. Pošlete odkaz dál.
shut-used = Toto místo je obsazené
shut-used-note = Odkaz už byl použit: odkaz na místo se otevře jednou, a to bylo { $when }.
shut-own-device = Nebyli jste to vy na jiném zařízení? Pak je místo v bezpečí tam. Otevřete na něm „Moje hry“ a vezměte si místa s sebou.
shut-withdrawn = Odkaz byl stažen
shut-withdrawn-note = Kdo stůl prostřel, vzal ho zpět { $when }.
shut-full = Všechna místa jsou obsazená
shut-full-note = Můžete se dívat.
shut-over = Tato hra skončila
shut-unknown-note = Tento odkaz tu nic neotevírá.

# Sál
lobby = Sál
# Hodiny
clock-none = Bez hodin
clock-evening = Společný večer
clock-letter = Korespondenčně
clock-evening-terms = { $turn } na tah, { $reserve } v zásobě
clock-letter-terms = { $turn } na každý tah
clock-days = { $days } d { $hours } h

# Jak zavolat
notifications-title = Dát vědět, když jsem na tahu
notifications-lead = Název karty a ikona vždy říkají, kdo je na tahu.
notifications-here = V tomto zařízení
notifications-sound = Tichý zvonek
notifications-sound-note = když jste na tahu
notifications-browser = Oznámení prohlížeče
notifications-browser-on = v tomto zařízení povolena
notifications-browser-off = když je stránka otevřená, ale není vidět
notifications-browser-denied = Prohlížeč je zakazuje; znovu je povolí jeho nastavení.
notifications-browser-none = Tento prohlížeč je nemá, nebo adresa není https.
notifications-away = Když tu nejste
notifications-mail = E-mail
notifications-mail-note = Jeden dopis, když jste na tahu, a žádný další, dokud se nevrátíte.
notifications-mail-sent = Dopis je na cestě. Jednou v něm otevřete odkaz.
notifications-mail-confirmed = potvrzeno
notifications-mail-unconfirmed = zatím nepotvrzeno: otevřete odkaz v dopise
notifications-no-mail = Tento dům e-maily neposílá.
notifications-webhook = Webhook
notifications-webhook-note = Jeden malý JSON na vaši adresu, nic tajného v něm není.
notifications-set = Nastavit
notifications-saved = Zapsáno.
notifications-when = Kdy
notifications-when-at-once = hned
notifications-when-after-5-min = po 5 minutách
notifications-when-daily = jednou denně
notifications-about = O čem
notifications-about-turn = jsem na tahu
notifications-about-ends = hra začala nebo skončila
notifications-about-time = dochází čas
notifications-quiet = Tiché hodiny
notifications-quiet-note = od { $from } do { $to }
notifications-quiet-from = od
notifications-quiet-to = do
notifications-secret = Ve zprávě nikdy nejsou vaše karty, volby ani klíč k místu.
notifications-stop-all = Zastavit vše
notifications-stopped = Zastaveno. Nic dalšího nepřijde.

# Návrhy
ask-for-pause = { $name } prosí o přestávku.
ask-for-resume = { $name } navrhuje pokračovat.
ask-for-time = { $name } navrhuje přidat čas hráči { $who }.
ask-for-wait = { $name } navrhuje ještě počkat na hráče { $who }.
ask-for-bot = { $name } navrhuje, aby za hráče { $who } hrál bot.
ask-for-open = { $name } navrhuje dát místo hráče { $who } někomu jinému.
ask-for-out = { $name } navrhuje hrát dál bez hráče { $who }.
clock-none-note = jak dlouho chcete; mezi přáteli obvyklé
clock-evening-note = čas na každý tah a zásoba
clock-letter-note = dny na každý tah; dáme vědět, až budete na řadě
clock-turn = tento tah
clock-reserve = zásoba
clock-then = { $turn } na tento tah, pak { $reserve } zásoby
clock-this-turn = { $turn } na tento tah
clock-from-reserve = { $reserve } zásoby
clock-left = { $n ->
    [one] Zbývá { $n } sekunda
    [few] Zbývají { $n } sekundy
   *[other] Zbývá { $n } sekund
}
terms-time = Kolik času? Každý to vidí, než si sedne.
terms-turn = Čas na tah
terms-move = Čas na tah
terms-reserve = Zásoba na hru
terms-reserve-note = běží, když čas tahu vypršel
terms-holiday = Dny volna
terms-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
}
terms-nights = Noci se nepočítají
terms-nights-note = od deseti večer do osmi ráno žádné hodiny neběží
terms-up = Když vyprší
terms-up-decide = rozhodne stůl
terms-up-hold = sedne si bot
terms-up-resign = vzdá se
terms-up-decide-note = Když čas vyprší, učiní bot to jediné rozhodnutí a místo zůstává vaše.
terms-up-hold-note = Když čas vyprší, hraje bot, dokud se člověk nevrátí.
terms-up-resign-note = Když čas vyprší, místo se vzdá.
terms-pause = Smí se přerušit
terms-pause-note = když souhlasí všichni, kdo tu jsou
terms-out = Kdo se vzdá, je venku
terms-out-note = Jinak za něj dohraje bot.
terms-reactions = Znamení
terms-reactions-note = šest znamení vedle hovoru; každý si je může vypnout
terms-chat = Hovor
time = Čas
time-off = má volno
time-days-left = { $n ->
    [one] zbývá { $n } den volna
    [few] zbývají { $n } dny volna
   *[other] zbývá { $n } dní volna
}
time-give = Přidat čas
time-pause = Požádat o přestávku
time-resume = Navrhnout pokračování
time-holiday = Vzít si den volna
time-back = Zpátky z volna
timeup = Váš čas vypršel
timeup-decided = Jednu otázku za vás rozhodl stůl.
timeup-held = Hraje za vás bot, dokud se nevrátíte.
timeup-resigned = Místo se vzdalo, jak bylo domluveno.
timeup-still = Místo je pořád vaše a trochu času přibylo. Ostatní to viděli také; stojí to v příběhu.
timeup-on = Hrát dál
notice-turn = Jste na tahu

# Odchod, a kdo nepřichází
leaving = Odcházíte od stolu?
leaving-lead = { $n ->
    [0] Stůl počká.
    [one] { $names } hraje v každém případě dál.
   *[other] { $names } hrají v každém případě dál.
}
leaving-close = Jen zavřít stránku
leaving-close-note = Místo zůstává vaše. Dáme vědět, až budete na tahu.
leaving-bot = Ať mi místo podrží bot
leaving-bot-note = Hraje za vás, dokud stůl znovu neotevřete.
leaving-give = Dát místo někomu jinému
leaving-give-note = Vaše karty jdou s ním a vrátit se na ně nelze. Než hostitel někoho pozve, hraje bot.
leaving-resign = Vzdát se
leaving-resign-bot = Za místo dohraje bot a všichni se to dozvědí.
leaving-resign-out = Místo už nehraje a nemůže vyhrát. Všichni se to dozvědí.
leaving-hold = Podržte, chcete-li se vzdát
leaving-again = Ještě jednou Enter a vzdáváte se
leaving-hold-note = Vzdát se nejde vzít zpět. Držte tlačítko jednu sekundu.
absent = { $name } nepřichází
absent-note = Souhlasit musí všichni, kdo tu jsou.
absent-wait = Ještě počkat
absent-bot = Ať hraje bot
absent-open = Pozvat někoho jiného
absent-out = Hrát dál bez něj

# Znamení a způsoby vedle chatu
company = Ostatní u tohoto stolu
signs = Šest znamení
signs-off = Neukazovat znamení
sign-well-played = Dobře zahráno
sign-thanks = Děkuji
sign-oh-no = Ale ne
sign-one-moment = Okamžik
sign-revenge = Odvetu!
sign-cosy = Pohoda
mute = Ztlumit
unmute = Znovu slyšet
chat-off = Dohodli jste se, že se tu nepíše.
report-save = Uložit, co tu zaznělo
report-note = Soubor pro toho, kdo provozuje tento server: kdo tu seděl a co řekl. Karty ani rozhodnutí v něm nejsou.
# pod otázkou někomu jinému: $time je doba jako „4 minuty“
waited-for = { $name } přemýšlí už { $time }.
# $presence je jedno ze slov výše, třeba „pryč 4 minuty“
waited-not-here = { $name }: { $presence }

# Rozhodování předem
tool-ahead = Předem
tray-ahead = Rozhodnuto předem
ahead = Rozhodnout předem
ahead-until = do vašeho tahu
ahead-note = Jen to, co se dá předvídat. Nikdo to nevidí; když se stůl změní, odpověď propadá.
ahead-look = Co přijde příště
ahead-looking = Díváme se dopředu…
ahead-open = Na co budete tázáni příště, je zatím otevřené.
ahead-laid = Tak se odpoví, jakmile padne právě tahle otázka.
ahead-pass = Vynechat až do mého tahu
ahead-pass-note = Co byste v cizích tazích mohli udělat, necháte být.
ahead-withdraw = Odvolat
# $choices are what was chosen, in a list
ahead-given = { $n ->
    [one] Odpovězeno, jak jste řekli: { $choices }
   *[other] Odpovězeno, jak jste řekli, { $n }krát: { $choices }
}
ahead-lapsed = Předem jste zvolili „{ $choice }“, ale mezitím se to změnilo. Zvolte znovu.
ahead-take-back = Vzít zpět · { $n } s
ahead-private = Vidíte to jen vy. Končí to s hrou a kdo si na místo sedne po vás, to nemá.
standing = Stálé odpovědi
standing-game = tato hra
standing-given = { $n ->
    [0] zatím nepoužito
    [one] použito jednou
    [2] použito dvakrát
   *[other] použito { $n }krát
}
standing-none = Zatím žádné nejsou. Pod možnostmi otázky, která se vrací, je „Odpovídat tak vždy“.
standing-told = O odpovědi dané bez vás se píše v příběhu a po 5 sekund ji lze vzít zpět, pokud nepadly kostky a nebyly vidět karty.
standing-remove = Odebrat: { $choice }
standing-always = Odpovídat tak vždy
standing-always-note = Zapamatovat pro tuto hru
standing-always-on = Co teď zvolíte, platí jako odpověď i příště. Vidíte to jen vy.
keys-always = odpovídat tak vždy
