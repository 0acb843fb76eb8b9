# Co stránka říká o tom, jak se přichází ke stolu a hraje společně.

# Kdo je tu
presence-here = u stolu
presence-aside = dívá se jinam
presence-lost = spojení vypadlo
presence-away = pryč
presence-away-for = pryč už { $time }
presence-bot = místo drží bot
presence-left = odešel od stolu
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
screen-address = nebo otevřete v prohlížeči
screen-seated = { $free ->
    [0] Všichni jsou tu.
    [one] U stolu { $taken }, volné je { $free } místo.
    [few] U stolu { $taken }, volná jsou { $free } místa.
   *[other] U stolu { $taken }, volných je { $free } míst.
}
screen-seat-free = Volné místo
screen-lights = Oheň zapálí z telefonu kdokoli, kdo už sedí.
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
mine-title = Moje hry

# Bez sítě
offline-home = K domu se nedá dostat: krabice a pravidla si můžete číst a prohlížet si odehrané. Na prostření stolu a hraní je potřeba síť.
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
