# Goals of a day's table
goal-glory = { $turns ->
        [0] Reach { $n } glory
       *[other] Reach { $n } glory by round { $turns }
    }
goal-glory-result = { $n ->
        [0] No glory
       *[other] { $n } glory
    }
goal-feats = { $n ->
        [one] Perform a feat by round { $turns }
       *[other] Perform { $n } feats by round { $turns }
    }
goal-feats-result = { $n ->
        [0] No feat by round { $turn }
        [one] One feat by round { $turn }
       *[other] { $n } feats by round { $turn }
    }
goal-faces = { $n ->
        [one] Forge a face by round { $turns }
       *[other] Forge { $n } faces by round { $turns }
    }
goal-faces-result = { $n ->
        [0] No face forged by round { $turn }
        [one] One face forged by round { $turn }
       *[other] { $n } faces forged by round { $turn }
    }
goal-gold = Have { $n } gold at once by round { $turns }
goal-gold-result = { $n ->
        [0] No gold by round { $turn }
       *[other] { $n } gold by round { $turn }
    }
goal-shards = { $n ->
        [one] Have a shard by round { $turns }
       *[other] Have { $n } shards at once by round { $turns }
    }
goal-shards-result = { $n ->
        [0] No shards by round { $turn }
        [one] One shard by round { $turn }
       *[other] { $n } shards by round { $turn }
    }
