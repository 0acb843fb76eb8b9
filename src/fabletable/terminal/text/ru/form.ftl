# fabletable form
help-form = Что говорят ваши разобранные партии: потери на решение, результаты без везения, что тренировать
help-form-json = В виде JSON
help-form-delete = Удалить все разборы; партии останутся, считаться будут новые
form-reviewing = Разбор партий
form-empty = Сыграйте одну партию. Тогда будет на что посмотреть.
form-advice = Больше всего теряется здесь: { $theme }. Потренироваться: fabletable puzzles solve
form-no-advice = Явных слабых мест нет. Играйте дальше.
form-rate = Потери на решение, которое что-то значило: { $n }, от { $low } до { $high }
form-better = Лучше, чем { $n } в ваших первых партиях ({ $games }).
form-worse = Хуже, чем { $n } в ваших первых партиях ({ $games }).
form-steady = Как в ваших первых партиях ({ $games }): { $n }.
form-too-few = Партий ещё мало, чтобы говорить о переменах.
form-bot = { $bot } теряет { $n }
form-plain = Побед: { $n } из { $games } (от { $low } до { $high })
form-even = При равном везении: { $n } из { $games } (от { $low } до { $high })
form-themes = Где вы теряете больше всего, пунктов за партию
form-theme = { $theme }: { $n } (от { $low } до { $high })
form-by-game = По играм, пунктов на решение
form-by-rival = Против кого, пунктов на решение
form-part = { $name }: { $n } (от { $low } до { $high }), { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
form-part-none = { $name }: решений слишком мало, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
form-waiting = { $n ->
    [one] Не разобрана { $n } партия.
    [few] Не разобраны { $n } партии.
   *[other] Не разобрано { $n } партий.
}
