# Jak na tom jsem? Podle bodů: $n bodů nebo rozdíl od nejlepšího ze soupeřů ($name).
stand-alone = Zatím { $n ->
        [one] { $n } bod.
        [few] { $n } body.
       *[other] { $n } bodů.
    }
stand-lead = Vedete o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }, pak následuje { $name }.
stand-behind = Vede { $name }, ztrácíte { $n ->
        [one] { $n } bod.
        [few] { $n } body.
       *[other] { $n } bodů.
    }
stand-even = Vy a { $name } jste nastejno.
stand-other = { $name }: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
