# К чему тяготеют боты этой игры
temperament-smith = Кузнец
temperament-hunter = Охотник
temperament-runner = Бегун
