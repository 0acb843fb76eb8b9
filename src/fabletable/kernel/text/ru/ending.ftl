# Чем кончилась партия. $names — игроки, $when — раунд.
ending-won = { $n ->
    [1] Побеждает { $names }
   *[other] Победу делят { $names }
}
ending-lost = Проиграли все
ending-led = Почти всю партию впереди { $seat }, но под конец первенство за { $winner }.
ending-again = Ещё партию
ending-sources = Откуда очки
ending-round = Раунд { $n }

award-lead = Дольше всех впереди
    .text = решений: { $n } из { $of }{ $won ->
        [yes] { "" }
       *[no] , но не последнее
    }
award-battles = Больше всех сражений
    .text = всего { $n }, побед { $won }
award-escape = На волосок
    .text = { $foe }, { $when }, в запасе { $n }
award-riches = Богаче всех
    .text = { $what }, { $n } ({ $when })
