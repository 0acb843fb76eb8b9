# Co mají boti této hry v oblibě
temperament-adventurer = Dobrodruh
temperament-merchant = Kupec
temperament-scholar = Učenec
