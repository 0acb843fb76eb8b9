# fabletable puzzles
help-puzzles = Задачи от истински игри: колко са и колко сте решили
help-puzzles-make = Търси задачи в игри на ботове и записва набор; намереното преди остава
help-puzzles-check = Проверява набор отново с независими опити
help-puzzles-solve = Решаване на задачи, десет подред; всеки отговор е число или буква
help-puzzles-count = Колко задачи да има наборът
help-puzzles-file = Къде да се запише наборът; иначе във файл с името на играта
help-puzzles-pack = Набор от задачи
help-puzzles-trials = Колко опита за всеки избор
help-puzzles-draw = Проверява толкова, по жребий; иначе всички
help-puzzles-bots = Кои ботове да бъдат попитани също, със запетаи: колко задачи решават
help-puzzles-theme = Само задачи на тази тема
help-puzzles-level = Само тази трудност: 1 леки, 2 средни, 3 трудни
help-puzzles-run = Колко задачи
help-puzzles-minutes = Часовник по ваш избор: серията свършва със задачата, при която времето изтече
puzzles-making = Задачи
puzzles-made = { $count ->
    [one] Една задача
   *[other] { $count } задачи
} от { $games ->
    [one] една игра
   *[other] { $games } игри
} във файла { $file }, { $size } кБ.
puzzles-checked = Отбелязаният избор е най-добър в { $held } от { $count } задачи; независими опити на избор: { $trials }.
puzzles-found-by = { $bot } решава { $found } от { $count }.
puzzles-doubtful = { $puzzle }: опитите предпочитат „{ $best }“ пред отбелязания „{ $marked }“.
puzzles-overview = { $game }: решени { $solved } от { $count }, от първия път { $first }
puzzles-theme = { $theme } ({ $key }): { $solved } от { $count }
puzzles-rest = { $game }: { $why }
puzzles-none = { $game }: още няма задачи. Търси ги { $command }.
puzzles-how = Начало: { $all }; задачите на една игра: { $one }.
puzzle-head = Задача { $number } от { $count } · { $game } · { $level ->
    [1] лека
    [2] средна
   *[3] трудна
}
puzzle-asked = Какво ще направите?
puzzle-keys = Отговорът е число. h: подсказка · s: покажи отговора · d: масата отново · n: пропусни · q: край
puzzle-keys-after = Enter: следваща · p: играй оттук · q: край
puzzle-hint = Темата: { $theme }. Още веднъж h: въпрос, който да си зададете.
puzzle-right = Вярно: { $choice }.
puzzle-answer = Най-добрият избор: { $choice }.
puzzle-wins = Печели { $n } игри от 100, с { $more } повече от следващия.
puzzle-found = { $bots ->
    [none] Никой от бързите ботове не го намира, само { $best }.
   *[other] Намират го: { $bots }.
}
puzzle-choice = { $n } от 100 (от { $low } до { $high })  { $choice }
puzzle-taken = В истинската игра беше избрано: { $choice }.
puzzle-wrong = Добра мисъл, но не най-добрата.
puzzle-wrong-wins = „{ $choice }“ печели { $n } игри от 100. Друг избор печели с { $more } повече. Темата: { $theme }.
puzzle-again = Опитайте пак, или s показва отговора. Брои се за пропуск.
puzzle-not-understood = Число от 1 до { $last } или h, s, d, n, q.
puzzle-time = Времето изтече.
puzzle-run-end = От първия път { $first } от { $asked }{ $helped ->
    [0] {""}
   *[other] , с помощ { $helped }
}. Най-дълга поредица: { $streak }.
puzzle-run-theme = { $theme }: { $first } от { $asked }
help-puzzles-mistakes = Упражняване на собствените грешки: скъпите избори от игри с разбор с --seat
mistakes-kept = { $count ->
    [one] Един скъп избор е запазен като задача: { $command } ще попита за него утре.
   *[other] { $count } скъпи избора са запазени като задачи: { $command } пита за тях от утре.
}
mistakes-none = Няма запазени грешки. { $command } запазва скъпите избори от игра.
mistakes-count = Грешки: днес { $due }, чакат { $waiting }, завинаги отишли си { $gone }.
mistakes-due = { $days ->
    [0] днес
    [one] утре
   *[other] след { $days } дни
}
mistakes-old = по-стари правила, не може да се зададе
mistakes-cost = Избрахте: { $choice }. Това струваше { $n ->
    [one] една точка
   *[other] { $n } точки
} от шанса за победа.
mistakes-right = Верни { $n } от 2.
mistakes-keys = x: повече не
mistakes-removed = Премахната.
mistakes-gone = Два пъти вярно: тази грешка си отиде завинаги.
mistakes-comes = { $days ->
    [one] Връща се утре.
   *[other] Връща се след { $days } дни.
}
