# Как завърши турнирът
ending-won-by = { $hero } побеждава с { $n }
ending-shared = { $n ->
    [one] { $names } делят победата, { $n } точка слава
   *[other] { $names } делят победата, { $n } точки слава
}
ending-by-great-feats = Великите подвизи донесоха { $n } от { $of } точки слава.
ending-by-feats = Много малки подвизи донесоха { $n } от { $of } точки слава.
ending-by-hammer = Чукът изкова { $n } от { $of } точки слава.
ending-by-elder = Старейшината научи на { $n } от { $of } точки слава.
ending-by-dice = Заровете дадоха { $n } от { $of } точки слава.
ending-glory-from = Откъде е славата
source-great-feats = велики подвизи
    .text = карти от { $n } точки слава нагоре
source-feats = други подвизи
source-hammer = чук
source-elder = Старейшината
source-dice = зарове
award-greatest-feat = Най-велик подвиг
    .text = { $feat }, слава { $n } ({ $when })
award-pupil = Най-добър ученик
    .text = слава { $n } от Старейшината, { $times ->
        [one] { $times } урок
       *[other] { $times } урока
    }
award-bully = Страшилището на порталите
    .text = прогонени съперници: { $n ->
        [one] { $n } път
       *[other] { $n } пъти
    }
award-hammer = Най-тежък чук
    .text = слава { $n } от наковалнята
award-smith = Най-усърден ковач
    .text = { $n ->
        [one] { $n } изкована стена
       *[other] { $n } изковани стени
    }
