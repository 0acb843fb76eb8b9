# Към какво клонят ботовете на тази игра
temperament-smith = Ковач
temperament-hunter = Ловец
temperament-runner = Бегач
