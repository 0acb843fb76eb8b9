# Как завърши турнирът
ending-won-by = { $hero } побеждава с преднина от { $n ->
        [one] { $n } точка слава
       *[other] { $n } точки слава
    }
    .you = Побеждавате с преднина от { $n ->
        [one] { $n } точка слава
       *[other] { $n } точки слава
    }
ending-shared = { $names } делят победата, всеки с { $n ->
        [one] { $n } точка слава
       *[other] { $n } точки слава
    }
ending-by-great-feats = Великите подвизи донесоха { $n } от { $of } точки слава.
ending-by-feats = Много малки подвизи донесоха { $n } от { $of } точки слава.
ending-by-hammer = Чукът изкова { $n } от { $of } точки слава.
ending-by-elder = Уроците на Старейшината донесоха { $n } от { $of } точки слава.
ending-by-dice = Заровете дадоха { $n } от { $of } точки слава.
ending-glory-from = Откъде е славата
source-great-feats = велики подвизи
    .text = карти от { $n } точки слава нагоре
source-feats = други подвизи
source-hammer = чук
source-elder = Старейшината
source-dice = зарове
award-greatest-feat = Най-велик подвиг
    .text = { $feat }, { $n ->
        [one] { $n } точка слава
       *[other] { $n } точки слава
    } ({ $when })
award-pupil = Най-добър ученик
    .text = { $n ->
        [one] { $n } точка слава
       *[other] { $n } точки слава
    } от Старейшината за { $times ->
        [one] { $times } урок
       *[other] { $times } урока
    }
award-bully = Страшилището на порталите
    .text = съперници са прогонени { $n ->
        [one] { $n } път
       *[other] { $n } пъти
    }
award-hammer = Най-тежък чук
    .text = { $n ->
        [one] { $n } точка слава
       *[other] { $n } точки слава
    } от наковалнята
award-smith = Най-усърден ковач
    .text = { $n ->
        [one] { $n } изкована стена
       *[other] { $n } изковани стени
    }
