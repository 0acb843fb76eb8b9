# Co mají boti této hry v oblibě
temperament-smith = Kovář
temperament-hunter = Lovec
temperament-runner = Běžec
