# Как у меня дела? По очкам: $n очков или разница с лучшим из соперников ($name).
stand-alone = Пока { $n ->
        [one] { $n } очко.
        [few] { $n } очка.
       *[other] { $n } очков.
    }
stand-lead = Вы впереди, за вами { $name }; отрыв { $n ->
        [one] { $n } очко.
        [few] { $n } очка.
       *[other] { $n } очков.
    }
stand-behind = Впереди { $name }, разрыв { $n ->
        [one] { $n } очко.
        [few] { $n } очка.
       *[other] { $n } очков.
    }
stand-even = Вы и { $name } идёте вровень.
stand-other = { $name }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
