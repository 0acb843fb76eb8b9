# Úlohy a vlastní chyby.

puzzles-lead = Okamžiky skutečných her, každý s jednou nejlepší volbou.
puzzles-due = { $n ->
   *[other] dnes { $n }
}
puzzles-row-short = { $n ->
   *[other] { $n } v řadě
}
puzzles-mixed = Deset různých úloh
puzzles-mixed-note = Ze všech her a témat; když se daří, o něco těžší. Asi na deset minut.
puzzles-level = Jak těžké?
puzzles-level-gentle = Lehčí
puzzles-level-as-i-can = Podle sil
puzzles-level-hard = Těžké
puzzles-clock = Hodiny
puzzles-clock-none = Bez hodin
puzzles-clock-two = 2 min na každou
puzzles-own-note = { $gone ->
    [0] Dvakrát správně a chyba je pryč nadobro.
    [one] Dvakrát správně a chyba je pryč nadobro. Jedna už je pryč.
    [few] Dvakrát správně a chyba je pryč nadobro. Už jsou pryč { $gone }.
   *[other] Dvakrát správně a chyba je pryč nadobro. Už jich je pryč { $gone }.
}
puzzles-own-none = Vaše chyby
puzzles-own-none-note = Po rozboru hry se volby, které vás přišly draho, změní v úlohy, dokud každou dvakrát nevyřešíte.
puzzles-own-wait = { $days ->
    [one] Dnes nic. Další přijde zítra.
    [few] Dnes nic. Další přijde za { $days } dny.
   *[other] Dnes nic. Další přijde za { $days } dní.
}
puzzles-by-game = Podle hry
puzzles-of = { $solved } z { $count }
puzzles-right = { $n } % správně
puzzles-new = nové
puzzles-none-yet = zatím bez úloh
puzzles-rest = Tyhle úlohy jsou podle starších pravidel a odpočívají, dokud nepřijdou nové.
puzzles-damaged = Tato sada úloh je poškozená. Ostatní jsou v pořádku.
puzzles-by-theme = Podle tématu
puzzles-first-try = napoprvé správně
puzzles-all-games = všechny hry
puzzles-some-games = { $n ->
    [3] tři hry
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
}
puzzles-weeks = Poslední čtyři týdny
puzzles-weeks-note = { $n ->
    [0] Zatím nic vyřešeno. Volný den nic nepokazí.
    [one] Řešeno v jednom dni z 28. Volný den nic nepokazí.
   *[other] Řešeno v { $n } dnech z 28. Volný den nic nepokazí.
}
puzzles-day = { $day }: { $n }
puzzles-loading = Rozkládáme úlohy…
puzzles-to = K úlohám

puzzle-title = Úloha { $n } z { $of }
puzzle-title-one = Úloha
puzzle-from = { $game } · ze skutečné hry
puzzle-from-mine = { $game } · z vaší hry
puzzle-leave = Odejít
puzzle-progress = Úlohy této série
puzzle-step = Úloha { $n }: { $state ->
    [right] správně
    [helped] správně s nápovědou
    [missed] špatně
    [skipped] přeskočena
    [now] teď
   *[other] teprve přijde
}
puzzle-you = Hrajete za: { $name }. Co uděláte?
puzzle-choices = Vaše volby
puzzle-clear = jedna je jasně nejlepší
puzzle-hidden = ostatní zůstávají skryté
puzzle-every = Všechny volby
puzzle-chance = šance na výhru
puzzle-hint = Nápověda
puzzle-hint-more = Další nápověda
puzzle-skip = Přeskočit
puzzle-theme = Téma: { $theme }.
puzzle-keys = { $n ->
    [one] Klávesa 1, nebo klikněte na plán
   *[other] Klávesy 1 až { $n }, nebo klikněte na plán
}
puzzle-right = Správně: { $choice }.
puzzle-shown = Nejlepší volba: { $choice }.
puzzle-wins = Vyhrává { $n ->
    [one] { $n } hru
    [few] { $n } hry
   *[other] { $n } her
} ze 100, o { $more } víc než druhá nejlepší.
puzzle-wins-alone = Vyhrává { $n ->
    [one] { $n } hru
    [few] { $n } hry
   *[other] { $n } her
} ze 100.
puzzle-people = Tady ji vyřeší { $n } z 10 lidí.
puzzle-found = { $bots ->
    [none] Lehký, střední ani těžký bot ji nenajde.
   *[other] Najdou ji boti: { $bots }.
}
puzzle-helped = Vyřešeno s nápovědou.
puzzle-wrong = Dobrá myšlenka, ale ne nejlepší.
puzzle-wrong-wins = „{ $choice }“ vyhrává { $n ->
    [one] { $n } hru
    [few] { $n } hry
   *[other] { $n } her
} ze 100. Jiná volba vyhrává o { $more } víc.
puzzle-time = Čas vypršel.
puzzle-missed = { $days ->
    [0] Počítá se jako nevyřešená.
    [one] Počítá se jako nevyřešená; vrátí se zítra.
    [few] Počítá se jako nevyřešená; vrátí se za { $days } dny.
   *[other] Počítá se jako nevyřešená; vrátí se za { $days } dní.
}
puzzle-comes = { $days ->
    [one] Vrátí se zítra.
    [few] Vrátí se za { $days } dny.
   *[other] Vrátí se za { $days } dní.
}
puzzle-gone = Dvakrát správně: tahle chyba je pryč nadobro.
puzzle-why = Proč.
puzzle-real = Ve skutečné hře to bylo: „{ $choice }“.
puzzle-real-yours = Ve své hře jste zvolili: „{ $choice }“.
puzzle-real-same = Ve skutečné hře zvolili totéž.
puzzle-again = Zkusit znovu
puzzle-show = Ukázat odpověď
puzzle-next = Další úloha
puzzle-end = Výsledek série
puzzle-done = Hotovo
puzzle-play-on = Hrát odtud dál
puzzle-share = Sdílet
puzzle-range = { $n ->
    [one] { $n } procento
    [few] { $n } procenta
   *[other] { $n } procent
}, mezi { $low } a { $high }
puzzle-not-weighed = nepočítáno
puzzle-left = { $seconds ->
    [one] Zbývá jedna sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
puzzle-board = Plán, jak ho vidělo vaše místo
# for a screen reader: how a place on the board stands after an answer
puzzle-board-best = nejlepší volba
puzzle-board-wrong = ne nejlepší
puzzle-have = Co máte

run-title = Série deseti úloh
run-title-few = { $n ->
    [one] Jedna úloha
   *[other] Série o { $n } úlohách
}
run-lead = { $minutes ->
    [one] { $day } · jedna minuta
    [few] { $day } · { $minutes } minuty
   *[other] { $day } · { $minutes } minut
}
run-of = z { $n }
run-first = napoprvé
run-strong = Silné.
run-good = Dobrá práce.
run-fair = Slušná série.
run-hard = Těžká série.
run-last = Minulých deset: { $n } z 10.
run-weak = Nejvíc chyb bylo tady: { $theme }.
run-in-row = { $n ->
   *[other] teď { $n } v řadě
}
run-train = Deset na téma „{ $theme }“
run-more = Dalších deset různých
run-the-ten = Úlohy
run-open = otevřete některou a uvidíte všechny volby
run-kept = { $n ->
    [one] Ta nevyřešená zůstává mezi vašimi chybami. Vrátí se zítra a zmizí nadobro, až ji budete mít dvakrát správně.
    [2] Dvě nevyřešené zůstávají mezi vašimi chybami. Vrátí se zítra a zmizí nadobro, až je budete mít dvakrát správně.
    [few] { $n } nevyřešené zůstávají mezi vašimi chybami. Vrátí se zítra a zmizí nadobro, až je budete mít dvakrát správně.
   *[other] { $n } nevyřešených zůstává mezi vašimi chybami. Vrátí se zítra a zmizí nadobro, až je budete mít dvakrát správně.
}
run-best = { $choice }, +{ $more }
run-state-right = napoprvé správně
run-state-helped = správně s nápovědou
run-state-missed = špatně
run-state-skipped = přeskočena

mistakes-title = Moje chyby
mistakes-lead = Volby, které vás přišly draho, jako úlohy. Vidíte je jen vy.
mistakes-today = { $n ->
    [one] se vrací dnes
    [few] se vracejí dnes
   *[other] se jich vrací dnes
}
mistakes-count = { $waiting ->
    [0] Žádná další nečeká
    [one] Jedna další čeká
    [few] Další { $waiting } čekají
   *[other] Dalších { $waiting } čeká
}, { $gone ->
    [0] nadobro zatím není pryč žádná.
    [one] jedna je pryč nadobro.
    [few] { $gone } jsou pryč nadobro.
   *[other] { $gone } je pryč nadobro.
}
mistakes-none = Žádné chyby tu nejsou.
mistakes-none-note = Po rozboru hry sem přijdou volby, které vás přišly draho, a také úlohy, které vám nevyšly.
mistakes-review = Rozebrat mou poslední hru
mistakes-not-today = { $days ->
    [one] Dnes nic. Další přijde zítra.
   *[other] Dnes nic. Den další chyby: { $day }.
}
mistakes-due = { $days ->
    [0] Dnes
    [one] Zítra
    [few] Za { $days } dny
   *[other] Za { $days } dní
}
mistakes-due-again = { $times ->
    [2] Dnes, podruhé
    [3] Dnes, potřetí
   *[other] Dnes, ještě jednou
}
mistakes-cost = Zvolili jste: { $choice }. Stálo to { $n ->
    [one] jeden bod
    [few] { $n } body
   *[other] { $n } bodů
} šance na výhru.
mistakes-days = { $n ->
    [one] 1 den
    [few] { $n } dny
   *[other] { $n } dní
}
mistakes-right = { $n } ze 2 správně
mistakes-visit = { $state ->
    [right] správně po { $n ->
        [one] 1 dni
       *[other] { $n } dnech
    }
    [missed] špatně po { $n ->
        [one] 1 dni
       *[other] { $n } dnech
    }
   *[now] vrací se { $due ->
        [0] dnes
        [one] zítra
        [few] za { $due } dny
       *[other] za { $due } dní
    }
}
mistakes-not-again = Už se neptat
mistakes-removed = Odstraněno.
mistakes-undo = Vrátit
mistakes-old = starší pravidla, nelze se ptát
notebook-save = Uložit do souboru
notebook-delete = Smazat to všechno
notebook-delete-sure = Smazat vyřešené úlohy a chyby? Vaše hry zůstanou.
notebook-deleted = Smazáno.
