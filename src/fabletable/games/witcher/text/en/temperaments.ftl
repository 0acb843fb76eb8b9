# What bots of this game are fond of
temperament-hunter = Hunter
temperament-duellist = Duellist
temperament-wanderer = Wanderer
