# К чему тяготеют боты этой игры
temperament-adventurer = Искатель приключений
temperament-merchant = Купец
temperament-scholar = Учёный
