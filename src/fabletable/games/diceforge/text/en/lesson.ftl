# The first game, step by step: 40 words at most. What stands between asterisks is printed bold.
lesson-about = A tournament of heroes, and your weapons are dice. Whoever has the most *glory* after round { $rounds } wins. You have { $mine }, { $hazel } has { $theirs }: the luck of the first rolls, no more.
    .title = What this is about
lesson-parts = In the middle the *Sanctuary* sells faces for gold. On the islands lie *feats*, paid in sun and moon shards. In front of you: your reserve, your dice, your deeds.
    .title = The parts of the table
lesson-dice = Two dice, and they are yours to rebuild: every face can give way to a better one. Just now they gave you *{ $sun }* and *{ $moon }*. A frame marks the face lying up.
    .title = Your two dice
lesson-turn = At the start of *every* turn, not only of yours, all dice are rolled and everyone is paid; with two players that happens twice. Then whoever’s turn it is does *one* thing.
    .title = A turn
lesson-purchase = You have { $gold }. Your dice will fall some thirty times more, so a face bought today pays for a long time. Begin with a good earner: *{ $face }*, for { $price }.
    .title = The first purchase
lesson-purchase-pass = Passing gains nothing here. Take it back if you like, and buy a face.
lesson-purchase-face = That works as well. We forge it now.
lesson-purchase-feat = A feat already? Bold. It takes your one action, so faces wait until next turn.
lesson-forging = “{ $face }” covers an old face for good. Your sun die is mostly *1 gold*. Cover one of those and keep the single sun shard.
    .title = Forging
lesson-forging-shard = Gone is something better than 1 gold. You may take it back.
lesson-forging-moon = Fine too. Two dice, twelve places.
lesson-offering = { $gold } left, and the offering may go on with a *different* face. Shards pay for feats, and sun shards are scarce: take *{ $face }*, for { $price }.
    .title = One offering, several faces
lesson-offering-done = You keep your gold. It is not lost, but a face in the Sanctuary rolls nothing for you.
lesson-offering-place = Fine too. Two dice, twelve places.
lesson-offering-face = Also a face that will earn its price. We forge it now.
lesson-paid = { $hazel }’s turn, and you are paid as well: the last roll gave you *{ $sun }* and *{ $moon }*. Whatever lies up goes into your reserve.
    .title = Paid on every turn
lesson-friend = { $hazel } has performed *{ $feat }*, worth { $worth } at the end, and walked to its portal. There are only two cards of each feat.
    .title = What the others do
lesson-friend-plain = { $hazel } has performed *{ $feat }* and walked to its portal. There are only two cards of each feat.
lesson-friend-offers = { $hazel } bought a face. What the others forge rolls for them from now on, on your turns too.
lesson-harvest = “{ $face }” came up { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, the face you forged. Now you hold { $gold }, { $sun } and { $moon }: enough for a first feat.
    .title = What the rolls brought
lesson-harvest-down = “{ $face }” stayed down this time; { $left } rounds are left for it. Even so you now hold { $gold }, { $sun } and { $moon }.
lesson-harvest-other = Every roll has filled your reserve. Now you hold { $gold }, { $sun } and { $moon }.
lesson-feat = *{ $feat }* costs { $price }. From next turn on you roll one die more, every turn, and it counts { $worth } glory at the end.
    .title = The first feat
lesson-feat-pass = A quiet turn. Shards wait for you, but what does not fit into the reserve is lost.
lesson-feat-face = More faces, good. Shards wait for you; up to the edge of your reserve they do not spoil.
lesson-feat-other = Also a feat. Read its card: some pay at once, some every turn, some only at the end.
lesson-extra = Once a turn { $price } buy a *second action*. You have { $sun } and { $gold }. *{ $face }*, for { $cost }, brings the dearer feats within reach.
    .title = The extra action
lesson-extra-done = Kept for later. Sun shards also pay for feats on the right side of the sea.
lesson-extra-place = Fine too. The weakest face is usually the one to cover.
lesson-extra-other = A second action well used.
lesson-limits = Your reserve holds { $gold } gold and { $shards } of each shard; what comes on top is lost. First *{ $feat }*: roll one die for yourself, before your action.
    .title = Limits
lesson-limits-later = As you like. It may be used once in each of your turns, before your action.
lesson-oust = { $hazel } stands at a portal. Perform a feat there and { $hazel } is sent home, but the gods console with a *free roll*. Your choice now: nobody tells you.
    .title = Driving a hero away
lesson-oust-home = Two heroes never share a portal: who comes drives the other away, and the gods console with a *free roll*. Your choice now: nobody tells you.
lesson-victory = Early faces, late feats. The big scores lie far out: Hydra { $hydra }, Gorgon { $gorgon }, Ferryman { $ferryman }. Tables that know the game end above 100 glory.
    .title = The way to victory
lesson-alone = { $left } more rounds, and they are yours. *Hint* shows what a bot would do, the rules are one key away, your own plate says how you stand. Good forging.
    .title = Go on alone
