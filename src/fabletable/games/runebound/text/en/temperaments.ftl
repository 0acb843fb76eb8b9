# What bots of this game are fond of
temperament-adventurer = Adventurer
temperament-merchant = Merchant
temperament-scholar = Scholar
