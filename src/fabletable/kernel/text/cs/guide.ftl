# Průvodce lekcí
guide-own-way = Našli jste si vlastní cestu a dál to zvládnete beze mě. Rada a pravidla zůstávají po ruce.
    .title = Našli jste si vlastní cestu
guide-other = Jiná cesta, i na ní se člověk učí. Hra pokračuje.
why-no-lesson = Pro tuto hru tu žádná lekce není.
