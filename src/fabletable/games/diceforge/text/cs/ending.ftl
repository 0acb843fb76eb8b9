# Jak turnaj skončil
ending-won-by = { $hero } vítězí o { $n }
ending-shared = { $n ->
    [one] { $names } se dělí o vítězství, { $n } bod slávy
    [few] { $names } se dělí o vítězství, { $n } body slávy
   *[other] { $names } se dělí o vítězství, { $n } bodů slávy
}
ending-by-great-feats = Velké činy přinesly { $n } z { $of } bodů slávy.
ending-by-feats = Mnoho malých činů přineslo { $n } z { $of } bodů slávy.
ending-by-hammer = Kladivo vyzvonilo { $n } z { $of } bodů slávy.
ending-by-elder = Stařešina naučil { $n } z { $of } bodů slávy.
ending-by-dice = Kostky daly { $n } z { $of } bodů slávy.
ending-glory-from = Odkud je sláva
source-great-feats = velké činy
    .text = karty od { $n } bodů slávy
source-feats = ostatní činy
source-hammer = kladivo
source-elder = Stařešina
source-dice = kostky
award-greatest-feat = Největší čin
    .text = { $feat }, sláva { $n } ({ $when })
award-pupil = Nejlepší žák
    .text = sláva { $n } od Stařešiny, { $times ->
        [one] { $times } lekce
        [few] { $times } lekce
       *[other] { $times } lekcí
    }
award-bully = Postrach portálů
    .text = soupeři vyhnáni { $n }krát
award-hammer = Nejtěžší kladivo
    .text = sláva { $n } z kovadliny
award-smith = Nejpilnější kovář
    .text = { $n ->
        [one] { $n } ukovaná stěna
        [few] { $n } ukované stěny
       *[other] { $n } ukovaných stěn
    }
