# Как завърши играта.
ending-crowned = { $n ->
        [one] { $names } надява короната
       *[other] { $names } си поделят короната
    }
ending-nobody = Тронът остава празен
ending-buried = По пътя загинаха { $heroes }.
ending-artifacts = Петте артефакта
    .text = кой и кога какво е държал
ending-final = Последната битка
    .text = бледата част е зарът
ending-attacks = { $when }, напада { $seat }
counter-artifacts = Артефакти
award-slayer = Най-велик убиец на чудовища
    .text = { $foe } ({ $when })
award-taker = Най-ловък ловец на артефакти
    .text = { $n ->
        [one] взел е { $n } артефакт
       *[other] взел е { $n } артефакта
    }
