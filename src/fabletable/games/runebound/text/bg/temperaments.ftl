# Към какво клонят ботовете на тази игра
temperament-adventurer = Приключенец
temperament-merchant = Търговец
temperament-scholar = Учен
