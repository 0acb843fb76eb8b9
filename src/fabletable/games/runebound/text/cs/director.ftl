# What is at stake, and what somebody changed before it took effect
stakes-villain = Porazte soupeře a hra je vaše: { $foe }.
chosen-action = Akce: { $who }
now-cancelled = Vyšla naprázdno
chosen-blow = Úder za { $n }
now-saved = { $who } stále stojí
