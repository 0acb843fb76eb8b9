# Co mají boti této hry v oblibě
temperament-hunter = Lovec
temperament-duellist = Duelant
temperament-wanderer = Poutník
