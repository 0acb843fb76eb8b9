# Как завърши играта. $names са играчи, $when е рунд.
ending-won = { $n ->
    [one] Побеждава { $names }
   *[other] Победата делят { $names }
}
ending-lost = Всички губят
ending-led = През по-голямата част от играта начело е { $seat }, но накрая първи е { $winner }.
ending-again = Нова игра
ending-sources = Откъде са точките
ending-round = Рунд { $n }

award-lead = Най-дълго начело
    .text = решения: { $n } от { $of }{ $won ->
        [yes] { "" }
       *[no] , но не и последното
    }
award-battles = Най-много битки
    .text = общо { $n }, спечелени { $won }
award-escape = На косъм
    .text = { $foe }, { $when }, остават { $n }
award-riches = Най-богат
    .text = { $what }, { $n } ({ $when })
