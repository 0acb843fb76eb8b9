# К чему тяготеют боты этой игры
temperament-adventurer = Искатель приключений
    .text = Приключение ему милее отдыха.
temperament-merchant = Купец
    .text = Не пройдёт мимо рынка.
temperament-scholar = Учёный
    .text = Прежде всего тренируется и учится.
