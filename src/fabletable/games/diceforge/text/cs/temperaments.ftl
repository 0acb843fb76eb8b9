# Co mají boti této hry v oblibě
temperament-smith = Kovář
    .text = Raději vyková stěnu, než by konal hrdinský čin.
temperament-hunter = Lovec
    .text = Raději vykoná hrdinský čin, než by koval stěnu.
temperament-runner = Běžec
    .text = Bere si akci navíc, kdykoli na ni má.
