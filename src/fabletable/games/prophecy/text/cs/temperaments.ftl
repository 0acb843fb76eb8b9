# Co mají boti této hry v oblibě
temperament-fighter = Bojovník
    .text = Sáhne po meči dřív než po měšci.
temperament-merchant = Kupec
    .text = Kupuje, prodává a nepropásne žádnou příležitost.
temperament-scholar = Učenec
    .text = Nejdřív se učí a pak sesílá, co se naučil.
