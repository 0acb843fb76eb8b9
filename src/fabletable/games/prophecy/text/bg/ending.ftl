# Как завърши играта.
ending-crowned = { $n ->
        [one] { $names } надява короната
       *[other] { $names } си поделят короната
    }
ending-nobody = Тронът остава празен
ending-buried = Пътят погуби { $heroes }.
ending-artifacts = Петте артефакта
    .text = кой и кога какво е държал
ending-final = Последната битка
    .text = бледата част е от зара
ending-attacks = { $when }, напада { $seat }
counter-artifacts = Артефакти
award-slayer = Най-велик убиец на чудовища
    .text = { $foe } ({ $when })
award-taker = Най-ловък ловец на артефакти
    .text = { $n ->
        [one] { $n } спечелен артефакт
       *[other] { $n } спечелени артефакта
    }
