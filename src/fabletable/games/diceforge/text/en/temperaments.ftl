# What bots of this game are fond of
temperament-smith = Smith
temperament-hunter = Hunter
temperament-runner = Runner
