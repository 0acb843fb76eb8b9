# Масата на деня
help-today = Масите за днес: по една цел на игра и еднакъв късмет за всички; назовете игра, за да я играете
help-today-game = Играта, на чиято маса се сяда
help-today-week = Игра на днешната цел от изпитанието на седмицата
help-today-check = Подрежда всяка маса от тази година и казва какво не е наред
help-today-games = С --check: мери всяка цел наново с толкова игри на силния бот
today-head = { $day } · { $streak ->
        [one] един ден поред
       *[other] { $streak } дни поред
    }
today-week = Изпитание на седмицата: { $game }, постигнати { $reached } от 7
today-how = Играе се с „fabletable today ИГРА“, целта от изпитанието с --week. Първият опит се брои, останалите са упражнение.
today-line = { $name }: { $title } · { $state ->
        [open] може да се играе
        [begun] започната
        [done] изиграна { $marks }
        [later] по-късно
       *[past] минала
    } · силният бот { $rate } от 10
today-comparing = Ботовете играят на същата маса
today-player = Играч
today-marks = Ход по ход
today-result = Резултат
today-luck = Късмет
today-without = Без късмета
today-you = Вие
today-first = Първият ви опит. { $streak ->
        [one] Един ден поред.
       *[other] { $streak } дни поред.
    }
today-again = Упражнение: брои се първият опит.
today-checking = Проверка на масите
today-checked = Маси за { $year } г.: { $count }. { $faults ->
        [0] Всяка се подрежда, никоя цел не е постигната предварително, никоя не повтаря вчерашната.
       *[other] Грешки: { $faults }.
    }
today-fault = { $day } { $goal }: { $why ->
        [again] същата като предния ден
        [reached] постигната още преди началото
        [rate] силният бот я постига в { $detail } от 100 игри
       *[other] не може да се подреди ({ $detail })
    }
today-rate = { $goal }: силният бот в { $rate } от 100 игри, казано { $told }
