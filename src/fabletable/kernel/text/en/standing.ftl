# Where do I stand? by points: $n of them, or the difference to $name, the best of the others.
stand-alone = So far { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
stand-lead = You lead, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ahead of { $name }.
stand-behind = You are { $n ->
        [one] { $n } point
       *[other] { $n } points
    } behind { $name }.
stand-even = You and { $name } are level.
stand-other = { $name }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
