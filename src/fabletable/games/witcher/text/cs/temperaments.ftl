# Co mají boti této hry v oblibě
temperament-hunter = Lovec
    .text = Kde je monstrum, tam je i boj.
temperament-duellist = Duelant
    .text = Jiný zaklínač je mu milejší než kterákoli nestvůra a má rád kostky.
temperament-wanderer = Poutník
    .text = Prohlíží si města i divočinu a cestou trénuje.
