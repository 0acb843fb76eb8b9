# fabletable puzzles
help-puzzles = Задачи из настоящих партий: сколько их и сколько вы решили
help-puzzles-make = Искать задачи в партиях ботов и записать набор; найденное раньше остаётся
help-puzzles-check = Проверить набор ещё раз независимыми пробами
help-puzzles-solve = Решать задачи, десять подряд; любой ответ — число или буква
help-puzzles-count = Сколько задач должно быть в наборе
help-puzzles-file = Куда записать набор; если не указано, в файл с именем игры
help-puzzles-pack = Набор задач
help-puzzles-trials = Сколько проб на каждый вариант
help-puzzles-draw = Проверить столько задач по жребию; если не указано, все
help-puzzles-bots = Кого из ботов спросить тоже, через запятую: сколько задач они решают
help-puzzles-theme = Только задачи на эту тему
help-puzzles-level = Только эта трудность: 1 — лёгкие, 2 — средние, 3 — трудные
help-puzzles-run = Сколько задач
help-puzzles-minutes = Часы по вашему выбору: серия кончается задачей, на которой вышло время
puzzles-making = Задачи
puzzles-made = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
} из { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[other] { $games } партий
} в файле { $file }, { $size } КБ.
puzzles-checked = Отмеченный выбор лучший в { $held } из { $count } задач; независимых проб на вариант: { $trials }.
puzzles-found-by = { $bot } решает { $found } из { $count }.
puzzles-doubtful = { $puzzle }: по пробам «{ $best }» лучше отмеченного «{ $marked }».
puzzles-overview = { $game }: решено { $solved } из { $count }, с первого раза { $first }
puzzles-theme = { $theme } ({ $key }): { $solved } из { $count }
puzzles-rest = { $game }: { $why }
puzzles-none = { $game }: задач ещё нет. Их поищет { $command }.
puzzles-how = Начать: { $all }; задачи одной игры: { $one }.
puzzle-head = Задача { $number } из { $count } · { $game } · { $level ->
    [1] лёгкая
    [2] средняя
   *[3] трудная
}
puzzle-asked = Что вы сделаете?
puzzle-keys = Ответ — номер. h: подсказка · s: показать ответ · d: стол ещё раз · n: пропустить · q: закончить
puzzle-keys-after = Enter: дальше · p: играть отсюда · q: закончить
puzzle-hint = Тема: { $theme }. Ещё раз h — вопрос, который стоит себе задать.
puzzle-right = Верно: { $choice }.
puzzle-answer = Лучший выбор: { $choice }.
puzzle-wins = Побед в 100 партиях: { $n }, на { $more } больше, чем у следующего.
puzzle-found = { $bots ->
    [none] Из быстрых ботов этого не находит никто, только { $best }.
   *[other] Находят: { $bots }.
}
puzzle-choice = { $n } из 100 (от { $low } до { $high })  { $choice }
puzzle-taken = В настоящей партии выбрали: { $choice }.
puzzle-wrong = Мысль хорошая, но не лучшая.
puzzle-wrong-wins = «{ $choice }»: побед в 100 партиях { $n }. Другой выбор даёт на { $more } больше. Тема: { $theme }.
puzzle-again = Попробуйте ещё раз, или s покажет ответ. Считается промахом.
puzzle-not-understood = Число от 1 до { $last } или h, s, d, n, q.
puzzle-time = Время вышло.
puzzle-run-end = С первого раза: { $first } из { $asked }{ $helped ->
    [0] {""}
   *[other] , с подсказкой: { $helped }
}. Подряд без промаха: { $streak }.
puzzle-run-theme = { $theme }: { $first } из { $asked }
help-puzzles-mistakes = Повторить свои ошибки: дорогие решения из партий, разобранных с --seat
mistakes-kept = { $count ->
    [one] { $count } дорогое решение сохранено как задача: { $command } спросит о нём завтра.
    [few] { $count } дорогих решения сохранены как задачи: { $command } спрашивает о них с завтрашнего дня.
   *[other] { $count } дорогих решений сохранены как задачи: { $command } спрашивает о них с завтрашнего дня.
}
mistakes-none = Ошибок не сохранено. { $command } сохраняет дорогие решения партии.
mistakes-count = Ошибки: сегодня { $due }, ждут { $waiting }, ушли навсегда { $gone }.
mistakes-due = { $days ->
    [0] сегодня
    [1] завтра
    [one] через { $days } день
    [few] через { $days } дня
   *[other] через { $days } дней
}
mistakes-old = прежние правила, спросить нельзя
mistakes-cost = Вы выбрали: { $choice }. Это стоило { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[other] { $n } пунктов
} шанса на победу.
mistakes-right = Верно { $n } из 2.
mistakes-keys = x: больше не надо
mistakes-removed = Убрано.
mistakes-gone = Дважды верно: эта ошибка ушла навсегда.
mistakes-comes = { $days ->
    [1] Вернётся завтра.
    [one] Вернётся через { $days } день.
    [few] Вернётся через { $days } дня.
   *[other] Вернётся через { $days } дней.
}
