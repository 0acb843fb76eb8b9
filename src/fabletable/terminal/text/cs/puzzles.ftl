# fabletable puzzles
help-puzzles = Úlohy ze skutečných partií: kolik jich je a kolik jste vyřešili
help-puzzles-make = Hledat úlohy v partiích botů a zapsat sadu; co se našlo dříve, zůstává
help-puzzles-check = Ověřit sadu znovu nezávislými pokusy
help-puzzles-solve = Řešit úlohy, deset po sobě; každá odpověď je číslo nebo písmeno
help-puzzles-count = Kolik úloh má sada mít
help-puzzles-file = Kam sadu zapsat; jinak do souboru se jménem hry
help-puzzles-pack = Sada úloh
help-puzzles-trials = Kolik pokusů na každou volbu
help-puzzles-draw = Ověřit tolik úloh, vylosovaných; jinak všechny
help-puzzles-bots = Koho z botů se také zeptat, oddělené čárkami: kolik úloh vyřeší
help-puzzles-theme = Jen úlohy na toto téma
help-puzzles-level = Jen tato obtížnost: 1 lehké, 2 střední, 3 těžké
help-puzzles-run = Kolik úloh
help-puzzles-minutes = Hodiny podle vlastní volby: série končí úlohou, při níž čas vyprší
puzzles-making = Úlohy
puzzles-made = { $count ->
    [one] { $count } úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
} z { $games ->
    [one] { $games } partie
    [few] { $games } partií
   *[other] { $games } partií
} v souboru { $file }, { $size } KB.
puzzles-checked = Označená volba je nejlepší v { $held } z { $count } úloh; nezávislých pokusů na volbu: { $trials }.
puzzles-found-by = { $bot } vyřeší { $found } z { $count }.
puzzles-doubtful = { $puzzle }: pokusy dávají přednost „{ $best }“ před označenou „{ $marked }“.
puzzles-overview = { $game }: vyřešeno { $solved } z { $count }, napoprvé { $first }
puzzles-theme = { $theme } ({ $key }): { $solved } z { $count }
puzzles-rest = { $game }: { $why }
puzzles-none = { $game }: zatím žádné úlohy. Hledá je { $command }.
puzzles-how = Začít: { $all }; úlohy jedné hry: { $one }.
puzzle-head = Úloha { $number } z { $count } · { $game } · { $level ->
    [1] lehká
    [2] střední
   *[3] těžká
}
puzzle-asked = Co uděláte?
puzzle-keys = Odpověď je číslo. h: nápověda · s: ukázat odpověď · d: znovu stůl · n: přeskočit · q: skončit
puzzle-keys-after = Enter: další · p: hrát odtud dál · q: skončit
puzzle-hint = Téma: { $theme }. Ještě jednou h: otázka, kterou si položit.
puzzle-right = Správně: { $choice }.
puzzle-answer = Nejlepší volba: { $choice }.
puzzle-wins = Vyhraje { $n } her ze 100, o { $more } víc než další.
puzzle-found = { $bots ->
    [none] Z rychlejších botů to nenajde žádný, jen { $best }.
   *[other] Najdou: { $bots }.
}
puzzle-choice = { $n } ze 100 ({ $low } až { $high })  { $choice }
puzzle-taken = Ve skutečné partii se zvolilo: { $choice }.
puzzle-wrong = Dobrý nápad, ale ne nejlepší.
puzzle-wrong-wins = „{ $choice }“ vyhraje { $n } her ze 100. Jiná volba vyhraje o { $more } víc. Téma: { $theme }.
puzzle-again = Zkuste to znovu, nebo s ukáže odpověď. Počítá se jako chyba.
puzzle-not-understood = Číslo od 1 do { $last } nebo h, s, d, n, q.
puzzle-time = Čas vypršel.
puzzle-run-end = Napoprvé { $first } z { $asked }{ $helped ->
    [0] {""}
   *[other] , s nápovědou { $helped }
}. Nejdelší řada: { $streak }.
puzzle-run-theme = { $theme }: { $first } z { $asked }
help-puzzles-mistakes = Procvičit vlastní chyby: drahé volby z her, které prošly rozborem s --seat
mistakes-kept = { $count ->
    [one] Jedna volba, která vás přišla draho, zůstává jako úloha: { $command } se na ni zítra zeptá.
    [few] { $count } volby, které vás přišly draho, zůstávají jako úlohy: { $command } se na ně od zítřka ptá.
   *[other] { $count } voleb, které vás přišly draho, zůstává jako úlohy: { $command } se na ně od zítřka ptá.
}
mistakes-none = Žádné chyby tu nejsou. { $command } uloží drahé volby hry.
mistakes-count = Chyby: dnes { $due }, čeká { $waiting }, nadobro pryč { $gone }.
mistakes-due = { $days ->
    [0] dnes
    [one] zítra
    [few] za { $days } dny
   *[other] za { $days } dní
}
mistakes-old = starší pravidla, nelze se ptát
mistakes-cost = Zvolili jste: { $choice }. Stálo to { $n ->
    [one] jeden bod
    [few] { $n } body
   *[other] { $n } bodů
} šance na výhru.
mistakes-right = Správně { $n } ze 2.
mistakes-keys = x: už ne
mistakes-removed = Odstraněno.
mistakes-gone = Dvakrát správně: tahle chyba je pryč nadobro.
mistakes-comes = { $days ->
    [one] Vrátí se zítra.
    [few] Vrátí se za { $days } dny.
   *[other] Vrátí se za { $days } dní.
}
