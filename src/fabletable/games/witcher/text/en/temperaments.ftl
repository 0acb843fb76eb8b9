# What bots of this game are fond of
temperament-hunter = Hunter
    .text = Where there is a monster, there is a fight.
temperament-duellist = Duellist
    .text = Prefers another witcher to any monster, and likes dice.
temperament-wanderer = Wanderer
    .text = Sees the towns and the wilds, and trains on the way.
