invite-title = Pozvat do této hry
invite-lead = Kdo odkaz otevře, hned si může sednout. Bez účtu, bez instalace.
invite-where = Kde jsou
invite-home = V tomto domě
invite-far = Daleko
invite-point = Namiřte sem fotoaparát telefonu.
invite-point-home = Namiřte sem fotoaparát telefonu. Musí být na téže Wi-Fi.
invite-type = nebo napište do prohlížeče
invite-word = a kód
invite-all = Jeden odkaz pro všechny
invite-all-note = Do společného chatu. Kdo ho otevře, vybere si volné místo; když už žádné není, může se dívat.
invite-free = { $n ->
    [0] žádné volné místo
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
invite-share = Pojďte hrát { $game }
invite-share-now = Sdílet
invite-make = Vytvořit odkaz
invite-each = Odkaz pro každé místo
invite-each-note = Pro jednoho člověka. Otevře se jednou; pak do té ruky nevidíte ani vy.
invite-made = odkaz je, zatím neotevřený
invite-none = bez odkazu
invite-show = Odkaz a kód
invite-tv = Je v místnosti televize?
invite-tv-note = Otevřete na ní stůl jako velkou obrazovku; karty zůstanou v telefonech.
invite-tv-open = Velká obrazovka
invite-hide = Skrýt jména v náhledech
invite-hide-note = Aplikace, které ukazují náhled odkazu, pak prozradí jen hru.
invite-secret = Tajemství stojí za znakem #: náhledy odkazů ani záznamy serveru ho nevidí.
invite-withdraw = Stáhnout všechny odkazy
invite-withdraw-sure = Nikdo, kdo je má, už dovnitř nepřijde.
invite-open = Otevřít tento stůl mé síti
invite-open-off = Odkazy zatím otevře jen toto zařízení. Po zapnutí může tuto stránku otevřít a hry tu zakládat každý telefon a počítač ve vaší síti. K místu u stolu je dál potřeba odkaz nebo kód.
# others come from far away already
invite-open-off-far = Po zapnutí může tuto stránku otevřít a hry tu zakládat každý telefon a počítač ve vaší síti. K místu u stolu je dál potřeba odkaz nebo kód.
invite-open-on = Otevřeno na adrese { $address }. Tuto stránku může otevřít každý ve vaší síti, dokud to nevypnete nebo neukončíte Fabletable. Po vypnutí se všichni hned odpojí.
invite-far-tunnel = Spusťte na tomto zařízení tunel, třeba programem cloudflared. Ukáže adresu https.
invite-far-address = Vložte ji sem:
invite-far-send = Pošlete odkaz. Funguje, dokud běží toto zařízení i tunel.
invite-far-host = Aby stůl stál pořád, spusťte Fabletable na serveru, kam se dostanou všichni: docs/run-a-server.md.
invite-far-use = Použít tuto adresu
invite-far-now = Odkazy začínají { $address }.
invite-far-back = Už nepoužívat
