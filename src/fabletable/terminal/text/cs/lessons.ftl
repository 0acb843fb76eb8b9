# Lekce
help-lessons = Jak dlouhá je která lekce a zda je stůl takový, jaký čeká
help-lessons-find = Vyzkoušet tolik semínek a říct první, se kterým lekce najde, co čeká
lessons-game = Hra
lessons-steps = Kroky
lessons-words = Slov na krok
lessons-decisions = Rozhodnutí
lessons-alone = Do prvního bez pomoci
lessons-state = Stůl
lessons-fine = jaký lekce čeká
lessons-broken = není, jaký čeká „{ $step }“
lessons-found = Se semínkem { $seed } najde lekce vše, co čeká.
lessons-none = Žádné semínko nevyhovělo, vyzkoušeno: { $most }. Nejdál došlo { $seed }, ke kroku „{ $step }“.
