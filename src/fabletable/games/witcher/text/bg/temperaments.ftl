# Към какво клонят ботовете на тази игра
temperament-hunter = Ловец
temperament-duellist = Дуелист
temperament-wanderer = Странник
