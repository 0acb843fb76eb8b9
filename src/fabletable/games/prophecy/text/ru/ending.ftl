# Чем кончилась партия.
ending-crowned = { $n ->
        [1] { $names } надевает корону
       *[other] { $names } делят корону
    }
ending-nobody = Трон остаётся пустым
ending-buried = Дорога погубила { ACC($heroes) }.
ending-artifacts = Пять артефактов
    .text = кто и когда чем владел
ending-final = Последняя битва
    .text = бледная часть добавлена кубиком
ending-attacks = { $when }, нападает { $seat }
counter-artifacts = Артефакты
award-slayer = Главный истребитель чудовищ
    .text = { $foe } ({ $when })
award-taker = Лучший охотник за артефактами
    .text = { $n ->
        [one] добыт { $n } артефакт
        [few] добыто { $n } артефакта
       *[other] добыто { $n } артефактов
    }
