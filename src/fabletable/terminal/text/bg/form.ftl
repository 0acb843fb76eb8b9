# fabletable form
help-form = Какво казват разгледаните ви игри: загубени точки на решение, резултати без късмет, какво да упражнявате
help-form-json = Като JSON
help-form-delete = Изтриване на всички разбори; игрите остават, броят се новите
form-reviewing = Разглеждане на игри
form-empty = Изиграйте една игра. Тогава ще има какво да се види.
form-advice = Най-много се губи тук: { $theme }. Упражнение: fabletable puzzles solve
form-no-advice = Няма изпъкващо слабо място. Играйте нататък.
form-rate = Загубени точки на решение, което е имало значение: { $n }, между { $low } и { $high }
form-better = По-добре от { $n } в първите ви игри ({ $games }).
form-worse = По-зле от { $n } в първите ви игри ({ $games }).
form-steady = Както в първите ви игри ({ $games }): { $n }.
form-too-few = Игрите са още малко, за да се говори за посока.
form-bot = { $bot } губи { $n }
form-plain = Победи: { $n } от { $games } (между { $low } и { $high })
form-even = При равен късмет: { $n } от { $games } (между { $low } и { $high })
form-themes = Къде губите най-много, точки на игра
form-theme = { $theme }: { $n } (между { $low } и { $high })
form-by-game = По игри, точки на решение
form-by-rival = Срещу кого, точки на решение
form-part = { $name }: { $n } (между { $low } и { $high }), { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
form-part-none = { $name }: твърде малко решения, { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
form-waiting = { $n ->
    [one] { $n } игра не е разгледана.
   *[other] { $n } игри не са разгледани.
}
