# Чем кончился турнир
ending-won-by = { $hero } побеждает с отрывом в { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
       *[other] { $n } очков славы
    }
    .you = Вы побеждаете с отрывом в { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
       *[other] { $n } очков славы
    }
ending-shared = { $names } делят победу, у каждого по { $n ->
        [one] { $n } очку славы
        [few] { $n } очка славы
       *[other] { $n } очков славы
    }
ending-by-great-feats = Великие подвиги принесли { $n } из { $of } очков славы.
ending-by-feats = Множество малых подвигов принесло { $n } из { $of } очков славы.
ending-by-hammer = Молот выковал { $n } из { $of } очков славы.
ending-by-elder = Уроки Старейшины принесли { $n } из { $of } очков славы.
ending-by-dice = Кубики дали { $n } из { $of } очков славы.
ending-glory-from = Откуда слава
source-great-feats = великие подвиги
    .text = карты, которые приносят не меньше { $n } очков славы
source-feats = другие подвиги
source-hammer = молот
source-elder = Старейшина
source-dice = кубики
award-greatest-feat = Величайший подвиг
    .text = { $feat }, { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
       *[other] { $n } очков славы
    } ({ $when })
award-pupil = Лучший ученик
    .text = { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
       *[other] { $n } очков славы
    } от Старейшины за { $times ->
        [one] { $times } урок
        [few] { $times } урока
       *[other] { $times } уроков
    }
award-bully = Гроза порталов
    .text = соперники изгнаны { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }
award-hammer = Самый тяжёлый молот
    .text = { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
       *[other] { $n } очков славы
    } с наковальни
award-smith = Неутомимый кузнец
    .text = { $n ->
        [one] выкована { $n } грань
        [few] выковано { $n } грани
       *[other] выковано { $n } граней
    }
