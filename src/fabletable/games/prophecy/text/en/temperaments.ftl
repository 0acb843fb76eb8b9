# What bots of this game are fond of
temperament-fighter = Fighter
temperament-merchant = Merchant
temperament-scholar = Scholar
