# Как съм аз? По точки: $n точки или разликата с най-добрия от другите ($name).
stand-alone = Засега { $n ->
        [one] { $n } точка.
       *[other] { $n } точки.
    }
stand-lead = Водите пред { $name } с { $n ->
        [one] { $n } точка.
       *[other] { $n } точки.
    }
stand-behind = Изоставате от { $name } с { $n ->
        [one] { $n } точка.
       *[other] { $n } точки.
    }
stand-even = Вие и { $name } сте наравно.
stand-other = { $name }: { $n ->
        [one] { $n } точка
       *[other] { $n } точки
    }
