# К чему тяготеют боты этой игры
temperament-hunter = Охотник
temperament-duellist = Дуэлянт
temperament-wanderer = Странник
