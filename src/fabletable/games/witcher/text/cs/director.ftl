# What was chosen in a fight, and what a card, a shield or an ability makes of it before cards are lost.
chosen-blow = Úder za { $n }
now-softened = { $n ->
    [0] Neprojde z něj nic
   *[other] Projde z něj jen { $n }
}
now-stands = { $seat } stále stojí
    .you = Stále stojíte
now-stands-monster = { $monster } se ještě drží
