# Към какво клонят ботовете на тази игра
temperament-fighter = Боец
temperament-merchant = Търговец
temperament-scholar = Учен
