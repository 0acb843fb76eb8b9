# The table in a tab: where one plays, setting it up, what goes wrong, saving and moving.
place-label = Kde hrajete
place-device = Na tomto zařízení
place-device-note = jen pro vás, i bez internetu
place-house = V domě { $name }
place-this-house = Na tomto serveru
place-house-note = mohou se k vám přidat další
place-offline = Funguje offline
place-offline-short = Offline
place-gone = { $name } neodpovídá. Hry na tomto zařízení pokračují.
setup-welcome = Vítejte. Vyberte krabici a rozhlédněte se; stůl se připravuje.
setup-read = Číst můžete hned:
setup-read-what = pravidla a první stránku každé lekce.
setup-play = Hrát:
setup-soon = za okamžik. Vybírejte už teď, hra začne sama.
setup-seconds = { $n ->
    [one] asi za { $n } sekundu. Vybírejte už teď, hra začne sama.
    [few] asi za { $n } sekundy. Vybírejte už teď, hra začne sama.
   *[other] asi za { $n } sekund. Vybírejte už teď, hra začne sama.
  }
setup-slow = pomalé spojení, zbývá { $left } MB. Vybírejte už teď, hra začne sama.
setup-now = hned. Zbytek se dotahuje.
setup-size = { $loaded } z { $total } MB
setup-spoken = { $loaded } z { $total } megabajtů
setup-once = jednou a pak už nikdy
setup-engine = motor { $size }
setup-library = knihovna { $size }
setup-games = hry { $size }
setup-ready = Hotovo. Teď to funguje bez internetu.
setup-ready-note = Všechny hry, lekce a boti jsou na tomto zařízení: { $size } MB. Nic z vašich her je neopustí.
setup-install = Přidat na plochu
setup-not-now = Teď ne
setup-starts = { $n ->
    [one] Začne asi za { $n } sekundu
    [few] Začne asi za { $n } sekundy
   *[other] Začne asi za { $n } sekund
  }
setup-starts-soon = Za okamžik začne
setup-cancel = Zrušit
first-title = { $minutes ->
    [one] { $game } za { $minutes } minutu
    [few] { $game } za { $minutes } minuty
   *[other] { $game } za { $minutes } minut
  }
first-of = Stránka 1 z { $n } · zbytek se hraje, nečte
first-page = První stránka
first-begin = Začít hrát
first-ready-in = { $n ->
    [one] hotovo asi za { $n } sekundu, začne to samo
    [few] hotovo asi za { $n } sekundy, začne to samo
   *[other] hotovo asi za { $n } sekund, začne to samo
  }
first-ready-soon = za chvilku hotovo, začne to samo
first-rules = nebo si přečíst celá pravidla
first-loading = Příprava: { $loaded } z { $total } MB
trouble-no-wasm = Tento prohlížeč stůl nespustí. Můžete číst pravidla, nebo hrát v domě.
trouble-no-runtime = Stůl se nepodařilo stáhnout. Pokračuje se, jakmile budete online.
trouble-no-memory = Stolu došla paměť a nešlo ho připravit znovu. Zavřete jiné stránky a zkuste to znovu.
trouble-elsewhere = Vaše hry na tomto zařízení jsou otevřené v jiném okně.
trouble-again = Stolu došla paměť a připravil se znovu. Hra je tak, jak jste ji nechali.
trouble-forgets = Toto okno po zavření všechno zapomene.
trouble-try = Zkusit znovu
trouble-here = Hrát tady
trouble-save = Uložit hry do souboru
update-here = Je tu nová verze. Vaše hry pokračují tam, kde skončily.
update-now = Použít hned
update-later = Později
data-title = Uložit nebo přenést data
data-note = Vaše hry, nastavení a lekce leží jen v tomto prohlížeči. Soubor je přenese na jiné zařízení, nebo je uchová.
data-room = Na tomto zařízení je využito { $used } MB.
data-save = Uložit všechno do souboru
data-open = Otevřít uložený soubor
data-opened = { $n ->
    [0] Všechno z tohoto souboru už tu je.
    [one] Přibyla { $n } hra.
    [few] Přibyly { $n } hry.
   *[other] Přibylo { $n } her.
  }
data-bad = V tomto souboru nejsou hry Fabletable.
needs-house = Ke hře s lidmi jinde je potřeba dům.
needs-house-what = Dům je server, který někdo provozuje; na jeho stránkách jsou odkazy s pozvánkou.
