# К чему тяготеют боты этой игры
temperament-fighter = Боец
temperament-merchant = Купец
temperament-scholar = Учёный
