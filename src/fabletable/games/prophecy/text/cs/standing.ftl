# Jak na tom jsem? Vítězí $of artefakty; $own má ten, kdo se ptá, $other nejlepší ze soupeřů ($name).
stand-draft = Korunován bude, kdo nasbírá artefakty; stačí { $of }. Zatím nemá žádný nikdo.
stand-none = Artefakt zatím nezískal nikdo. Z pěti jich k vítězství stačí { $of }.
stand-lead = Máte nejvíc artefaktů, { $own } ze { $of }.
stand-even = Vy a { $name } jste nastejno: artefakty { $own } ze { $of }.
stand-behind = Vede { $name }: artefakty { $other } ze { $of }, vy máte { $own }.
stand-final = Závěrečný boj: každý vyhraný souboj přináší artefakt. Máte { $n } ze { $of }.
stand-countdown = Svět končí: každý vyhraný souboj přináší artefakt. Máte { $n } ze { $of }.
stand-dead = Vaše postava padla; další začne od začátku.
stand-out = Vaše postava opustila hru.
stand-artifacts = Artefakty: { $n } ze { $of }
    .text = U postav { $held }, za strážci { $guarded }{ $lost ->
        [0] .
       *[other] , kde padla postava, { $lost }.
    }
stand-strength = Síla { $strength }, vůle { $will }
    .text = { $name }: síla { $strength }, vůle { $will }.
stand-growth = Zkušenosti { $n }, zlaťáky { $gold }
    .text = Předměty { $items }, dovednosti { $skills }, od obojího nejvýš { $limit }.
stand-plane = { $fields ->
        [0] { $plane }: vstup je přímo zde
        [one] { $plane }: { $fields } pole daleko
        [few] { $plane }: { $fields } pole daleko
       *[other] { $plane }: { $fields } polí daleko
    }
stand-guardians = { $n ->
        [0] Už ji nikdo nestřeží.
        [1] Zbývá jeden strážce, zatím neviděný.
       *[other] Čekají dva strážci, oba zatím nevidění.
    }
stand-guardians-seen = { $n ->
        [1] Zbývá jeden strážce: { $names }.
       *[other] Čekají dva strážci; odkryto: { $names }.
    }
