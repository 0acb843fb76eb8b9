# Jak na tom jsem? $n je rozdíl, $name nejlepší ze soupeřů, $turns kolik tahů zbývá.
stand-lead = Vedete o { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }; { $turns ->
        [0] poslední tah už máte za sebou.
        [one] zbývá vám { $turns } tah.
        [few] zbývají vám { $turns } tahy.
       *[other] zbývá vám { $turns } tahů.
    }
stand-behind = Vede { $name }, ztrácíte { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }; { $turns ->
        [0] poslední tah už máte za sebou.
        [one] zbývá vám { $turns } tah.
        [few] zbývají vám { $turns } tahy.
       *[other] zbývá vám { $turns } tahů.
    }
stand-even = Vy a { $name } jste nastejno; { $turns ->
        [0] poslední tah už máte za sebou.
        [one] zbývá vám { $turns } tah.
        [few] zbývají vám { $turns } tahy.
       *[other] zbývá vám { $turns } tahů.
    }
stand-way = Sláva { $n }, { $name } { $other }
    .text = { $track } na stupnici, { $cards } na kartách.
stand-turns = { $turns ->
        [0] Žádný tah nezbývá
        [one] Zbývá { $turns } tah
        [few] Zbývají { $turns } tahy
       *[other] Zbývá { $turns } tahů
    }
    .text = { $rolls ->
        [0] Po tomto tahu už nikdo nehází.
        [1] Po tomto tahu hodíte oběma kostkami ještě jednou.
       *[other] Po tomto tahu hodíte oběma kostkami ještě { $rolls }krát.
    }
stand-faces = { $n ->
        [0] Zatím žádná nová stěna
        [one] { $n } ukovaná stěna
        [few] { $n } ukované stěny
       *[other] { $n } ukovaných stěn
    }
    .text = Vašich dvanáct stěn ukazuje: zlaťáky { $gold }, slunce { $sun }, měsíc { $moon }, sláva { $glory }{ $special ->
        [0] .
       *[other] , zvláštní stěny { $special }.
    }
stand-reach = Na dosah: { $feat }
stand-near = Nejblíž je { $feat }, chybí { $lacking ->
        [one] { $lacking } střípek
        [few] { $lacking } střípky
       *[other] { $lacking } střípků
    }
stand-no-feat = Všechny činy jsou vykonané
stand-purse = { $faces ->
        [0] Zlaťáky { $gold } na stěnu nestačí.
        [one] Zlaťáky { $gold } stačí na { $faces } druh stěn.
        [few] Zlaťáky { $gold } stačí na { $faces } druhy stěn.
       *[other] Zlaťáky { $gold } stačí na { $faces } druhů stěn.
    }
