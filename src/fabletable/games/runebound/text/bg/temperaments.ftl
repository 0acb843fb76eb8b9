# Към какво клонят ботовете на тази игра
temperament-adventurer = Приключенец
    .text = Приключението му е по-мило от почивката.
temperament-merchant = Търговец
    .text = Не подминава нито един пазар.
temperament-scholar = Учен
    .text = Преди всичко тренира и учи.
