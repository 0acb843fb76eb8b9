# Odkazy, které nesou hru: poslat, otevřít a dohrát s ostatními.
share = Sdílet
share-title = Sdílet tuto hru
share-lead = Všechno je uvnitř odkazu. Otevře se v každém Fabletable, bez účtu.
share-what = Co pošlete
share-moment = Tento okamžik
share-moment-note = Uvidí to, co viděl tento hráč, a mohou si sednout na jeho místo.
share-play-on = Hrát odsud dál
share-play-on-note = Začnou odsud, proti botům a se stejným štěstím.
share-replay = Celá hra
share-replay-note = Ke zhlédnutí od prvního rozhodnutí.
share-words = Vaše slova
share-words-left = { $n ->
    [one] zbývá { $n } písmeno
    [few] zbývají { $n } písmena
   *[other] zbývá { $n } písmen
  }
share-words-moment = Co byste tu udělali vy?
share-words-game = Podívejte se, jak to dopadlo
share-packing = Hra se balí.
share-link = Odkaz na hru
share-hand = Poslat
share-handed = Hra { $game }
share-inside = Celá hra je uvnitř tohoto odkazu ({ $size } kB), i se jmény hráčů. Uvidí ji jen ti, komu ho pošlete.
share-opens = Otevře se na { $page }
share-opens-note = Odkaz se otevře na každé stránce nebo serveru Fabletable. Uveďte ten, na který druhý člověk dosáhne.
share-address = Adresa stránky nebo serveru
share-use = Použít tuto adresu
share-bad-address = Toto není adresa stránky.
share-file = Uložit hru do souboru
clip-save = Uložit tento okamžik jako pohyblivý obrázek
clip-save-greatest = Uložit největší okamžik jako pohyblivý obrázek
clip-drawing = Obrázek se připravuje: { $n } %
clip-stop = Zastavit
clip-stopped = Zastaveno. Nic se neuložilo.
clip-saved = Uloženo jako GIF, { $size } kB.
clip-nothing = V tomto okamžiku se nic neodehrává. Přejděte k okamžiku s kostkami, bojem nebo kartou.
clip-cannot = Tento prohlížeč neumí vytvářet pohyblivé obrázky.
clip-failed = Okamžik se nepodařilo načíst. Nic se neuložilo.
link-title = { $game }: hra z odkazu
link-game = Hra z odkazu
link-from = { $name } vám ukazuje okamžik hry
link-who-hero = { $name }, postava { $hero }
link-what-now = Co byste tu udělali vy?
link-watch-title = Hra { $game } ke zhlédnutí
link-note-moment = { $n ->
    [0] Vidíte přesně to, co hráč { $name }. Sedněte si na toto místo, štěstí bude odsud stejné.
    [one] Vidíte přesně to, co hráč { $name }. Sedněte si na toto místo proti { $n } botovi, štěstí bude odsud stejné.
   *[other] Vidíte přesně to, co hráč { $name }. Sedněte si na toto místo proti { $n } botům, štěstí bude odsud stejné.
  }
link-note-game = Hráli: { $names }. Podívejte se, nebo si v kterémkoli okamžiku přisedněte.
link-watch = Podívat se, co hráč { $name } udělal
link-watch-game = Podívat se na hru
link-puzzle = Jako hádanka
link-puzzle-weighing = Možnosti se právě rozehrávají.
link-puzzle-failed = Možnosti se tu nepodařilo rozehrát.
link-keep = Uložit k mým hrám
link-what-is = Co je to za hru?
link-facts = { $low } až { $high } hráčů, { $minutes } minut.
link-rules = Číst pravidla
link-had = Co měl hráč { $name }
link-private = Celá hra je uvnitř tohoto odkazu ({ $size } kB). Nikomu se nic neposlalo. Žádný účet.
link-private-house = Jen když budete hrát dál, pošle se hra tomuto domu, aby stůl připravil.
link-this-moment = tento okamžik
link-checked = Ověřeno: podle pravidel
link-unchecked = Zatím neověřeno
link-other-rules-short = Jiná pravidla
link-other-rules = Hrálo se podle jiných pravidel. Můžete se dívat, dokud dnešní pravidla vedou ke stejnému výsledku; hrát dál nejde.
link-damaged = Odkaz je poškozený: některá písmena chybějí nebo nesedí. Požádejte o něj znovu.
link-newer = Tento odkaz vytvořil novější Fabletable. Požádejte o hru v souboru, nebo ho otevřete tam.
link-unknown = Tato hra na téhle polici není.
link-no-table = Stůl, který tento odkaz čte, se tu nepodařilo připravit. Odkaz je v pořádku; otevřete ho v jiném prohlížeči.
link-opening = Herní plán se chystá.
link-ready-in = { $n ->
    [one] hotovo asi za { $n } sekundu
    [few] hotovo asi za { $n } sekundy
   *[other] hotovo asi za { $n } sekund
  }
link-ready-soon = za chvíli hotovo
others = Hrát s ostatními
others-title = Hrát to s ostatními
others-lead-device = S lidmi jinde se sejdete v domě: na serveru, který někdo provozuje. Hra se tam přestěhuje tak, jak je.
others-lead-house = Vyberte, kdo kde sedí. Každý pozvaný dostane odkaz na své místo.
others-house = Adresa domu
others-house-note = Otevře se jeho stránka s touto hrou; tam vyberete, kdo kde sedí, a dostanete odkazy. Zde hra zůstane, jak je.
others-open = Otevřít v domě
others-failed = Hru se nepodařilo zabalit. Nic se neposlalo.
others-who = Kdo kde sedí
others-you = vy
others-person = člověk, odkazem
others-bot = bot
others-known-luck = Budoucí štěstí je dáno odkazem: kdo ho vytvořil, může ho znát.
others-make = Připravit stůl a vytvořit odkazy
