today-title = Dnes
today-table = Dnešní stůl
today-card = Každý den v každé hře jeden malý cíl a pro všechny stejné štěstí.
today-open = Dnešní stoly
today-brief = { $game }, asi { $minutes } minut. Kostky a karty mají všichni stejné.
today-play = Zahrát si dnešní stůl
today-lead = { $day }. Kostky a karty mají všichni stejné.
today-streak = { $n ->
        [0] Zatím žádný den v řadě
        [one] { $n } den v řadě
        [few] { $n } dny v řadě
       *[other] { $n } dnů v řadě
    }
today-counts = První pokus se počítá. Potom trénujte, jak chcete.
today-practice = Trénink: zůstává v tomto zařízení, do seznamu nejde.
today-hero = { $n ->
        [one] Hrajete za: { $hero }. Hraje i střední bot.
        [few] Hrajete za: { $hero }. Hrají i { $n } střední boti.
       *[other] Hrajete za: { $hero }. Hraje i { $n } středních botů.
    }
today-minutes = { $n } min
today-hard = Těžký bot cíl splní v { $n } z 10 her
today-also = Dnes také
today-left = nové o půlnoci, za { $h } h { $m } min
today-week = Zkouška týdne
today-week-note = { $game }, sedm malých cílů
today-last-week = Minulý týden: { $n } ze 7, { $game }
today-reached = splněno
today-missed = nesplněno
today-now = dnes
today-from = { $day }
today-past = minulo
today-practise = Trénovat
today-go-on = Pokračovat
today-steps = Kroky k cíli v tazích { $turns }
today-no-steps = Žádný krok k cíli
today-measuring = Váš výsledek se porovnává se štěstím a s boty.
today-was-practice = Trénink: počítá se první pokus.
today-result = Výsledek
today-of-turns = { $n ->
        [one] z { $n } tahu
       *[other] z { $n } tahů
    }
today-turns-missed = tahy: { $turns }, a ještě { $more } za to, co chybí
today-of-count = z { $n }
today-luck = Štěstí
today-luck-even = jako obvykle
today-luck-for = kostky a karty vám přály
today-luck-against = kostky a karty byly proti vám
today-without-luck = Bez štěstí
today-this-counts = tohle se počítá
today-not-reached = nesplněno, { $n }
today-bots = Boti u stejného stolu
today-same-luck = stejné kostky a karty; bez štěstí
today-bots-play = Boti ještě hrají.
today-you = Vy
today-without = Bez štěstí { $n }
today-beats = lepší než { $bot }
today-foot = Kostky mají všichni stejné. Dokážete to líp?
today-share = Sdílet
today-legend = Zelená: krok k cíli. Zlatá: hrdina zesílil. Řešení to neprozradí.
today-copy = Zkopírovat text
today-picture = Obrázek
today-link = Odkaz na záznam
today-shapes = Tvary místo barev
today-watch = Sledovat
today-list = První pokusy dne
today-lost-most = Kde ztrácím nejvíc?
today-again = Zkusit znovu
today-place = Místo
today-player = Hráč
today-turn-by-turn = Tah za tahem
today-checked = Všechny tyto hry se hrály na tomto serveru podle pravidel. Každý záznam si může kdokoli ověřit. Druhé pokusy v seznamu nejsou.
today-turn-of = Tah { $turn } z { $turns } · { $count } z { $n }
today-count-of = { $count } z { $n }
duel-start = Začít souboj
duel-note = Stejné kostky a karty pro vás i přítele, každý u svého stolu.
today-play-goal = Zahrát cíl { $n }
today-this-week = Tento týden
today-week-before = Zkouška minulého týdne
today-begun = rozehráno
today-waits = Váš první pokus počká do půlnoci.
today-tries = { $n ->
        [one] jeden první pokus
        [few] { $n } první pokusy
       *[other] { $n } prvních pokusů
    }
today-see-all = Všechny pokusy a jejich hry
today-check = Ověřit záznam
today-check-note = Je soubor s hrou opravdu prvním pokusem tohoto dne? Vyberte ho a server ho ověří.
today-check-file = Vybrat soubor
today-check-holds = Ano: první pokus, hraje { $name }. Bez štěstí { $n }.
today-no-record = Tento soubor není záznam hry.
