# What bots of this game are fond of
temperament-smith = Smith
    .text = Would rather forge a face than do a feat.
temperament-hunter = Hunter
    .text = Would rather do a feat than forge a face.
temperament-runner = Runner
    .text = Takes an extra action whenever it can pay for it.
