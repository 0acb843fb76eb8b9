# What bots of this game are fond of
temperament-fighter = Fighter
    .text = Draws the sword before the purse.
temperament-merchant = Merchant
    .text = Buys, sells and takes every opportunity.
temperament-scholar = Scholar
    .text = Learns first, and casts what was learned.
