# What bots of this game are fond of
temperament-adventurer = Adventurer
    .text = Would rather have an adventure than a rest.
temperament-merchant = Merchant
    .text = Never passes a market by.
temperament-scholar = Scholar
    .text = Trains and learns before anything else.
