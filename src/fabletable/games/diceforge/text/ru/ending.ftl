# Чем кончился турнир
ending-won-by = { $hero } побеждает с отрывом { $n }
ending-shared = { $n ->
    [one] { $names } делят победу: { $n } очко славы
    [few] { $names } делят победу: { $n } очка славы
   *[other] { $names } делят победу: { $n } очков славы
}
ending-by-great-feats = Великие подвиги принесли { $n } из { $of } очков славы.
ending-by-feats = Множество малых подвигов принесло { $n } из { $of } очков славы.
ending-by-hammer = Молот вызвонил { $n } из { $of } очков славы.
ending-by-elder = Старейшина научил на { $n } из { $of } очков славы.
ending-by-dice = Кубики дали { $n } из { $of } очков славы.
ending-glory-from = Откуда слава
source-great-feats = великие подвиги
    .text = карты от { $n } очков славы
source-feats = другие подвиги
source-hammer = молот
source-elder = Старейшина
source-dice = кубики
award-greatest-feat = Величайший подвиг
    .text = { $feat }, слава { $n } ({ $when })
award-pupil = Лучший ученик
    .text = слава от Старейшины { $n }, { $times ->
        [one] { $times } урок
        [few] { $times } урока
       *[other] { $times } уроков
    }
award-bully = Гроза порталов
    .text = соперников изгнано { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }
award-hammer = Самый тяжёлый молот
    .text = слава с наковальни { $n }
award-smith = Неутомимый кузнец
    .text = { $n ->
        [one] выкована { $n } грань
        [few] выковано { $n } грани
       *[other] выковано { $n } граней
    }
