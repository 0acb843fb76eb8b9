# Co mají boti této hry v oblibě
temperament-adventurer = Dobrodruh
    .text = Dobrodružství je mu milejší než odpočinek.
temperament-merchant = Kupec
    .text = Nemine žádné tržiště.
temperament-scholar = Učenec
    .text = Ze všeho nejdřív cvičí a učí se.
