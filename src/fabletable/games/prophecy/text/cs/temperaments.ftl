# Co mají boti této hry v oblibě
temperament-fighter = Bojovník
temperament-merchant = Kupec
temperament-scholar = Učenec
