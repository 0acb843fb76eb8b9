# The first game, step by step: 40 words at most. What stands between asterisks is printed bold.
lesson-about = *Margath*, a dragon in a lord’s armour, comes to the Firmament after day { $days }. Whoever defeats him wins. If he ever reaches Tamalir, all heroes have lost. Until then: ride, fight, grow.
    .title = What this is about
lesson-hero = Six heroes, each with three *combat tokens* and abilities of its own. For a first ride take *{ $hero }*: { $health } health, a strong arm, and once a fight he acts twice in a row.
    .title = Your hero
lesson-hero-other = A fine choice. The road is the same; only your tokens and abilities are different.
lesson-start = Where a hero may begin is printed on its card. Take a place near a *city*, where weapons are sold, and near an orange gem: *{ $place }*. To { $city } it is only { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }.
    .title = Where you begin
lesson-start-other = Also a fine place. Look which city is nearest: weapons are sold there.
lesson-hand = You hold { $n ->
        [one] { $n } *skill*
       *[other] { $n } *skills*
    }. With trophies you will learn them; until then each may be thrown away to roll a die again, which is called *exerting*. { $hero } may swap some now. Keep them.
    .title = Your hand
lesson-hand-swap = Swapped. New cards, new ideas.
lesson-map = Gems are adventures: *orange* ones combat, green ones exploration, purple ones social. Cities have *markets*. The track counts { $days } days to an act, and the story tells what the villain is up to.
    .title = The parts of the table
lesson-mat = { $health } *health* and { $gold } *gold*. Body { $body }, Mind { $mind }, Spirit { $spirit } say how well you pass tests, and how many skills of each kind you may learn. Speed { $speed }: so many dice carry you.
    .title = Your mat
lesson-actions = { $n ->
        [one] *{ $n } action*
       *[other] *{ $n } actions*
    } a day: travel, rest, train or shop. First you need steel, and it is sold in *{ $city }*. Roll { $speed ->
        [one] your die
       *[other] your { $speed } dice
    } and travel; without dice it would be one hex.
    .title = Three actions
lesson-actions-walk = One sure step, whatever lies there. The dice would have carried you further.
lesson-actions-other = Also an action. You can travel with the next one.
lesson-ride = You rolled *{ $dice }*. Each die pays for one hex of its terrain, a *wild* for any, and into a *city* every die will do. Just name where you want to go: { $city }.
    .title = Travelling
lesson-ride-far = You rolled *{ $dice }*. Each die pays for one hex of its terrain, a *wild* for any. { $city } is too far for these dice, but every hex brings you nearer.
lesson-ride-reroll = Rolled again, and a skill is gone: that is exerting.
lesson-ride-steps = Step by step, then: you choose which die pays for which hex.
lesson-ride-other = Another road. Dice that are not spent are lost, so ride far when you can.
lesson-market = The next action: the *market* of { $city }. One more card is laid out; then you buy *one*, or clear one away. You have { $gold } gold.
    .title = The market
lesson-market-other = The market will be here tomorrow too, with other cards perhaps.
lesson-buy = *{ $asset }* costs { $price } of your { $gold } gold and brings a fourth *combat token*: { $one } on one side, { $other } on the other. It is cast in every fight.
    .title = The first purchase
lesson-buy-discard = Cleared away: now nobody can buy it, and you keep your gold.
lesson-buy-other = Also of use. Only cards that show a token bring one for your fights.
lesson-roads = An orange gem lies { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    } away. Along a *road* every die will do, whatever the land. Across a *river* only water or a wild, unless there is a bridge. Roll the dice.
    .title = Roads and rivers
lesson-roads-other = As you like. The gem stays bright, but others can see it too.
lesson-gem = You rolled *{ $dice }*: enough to reach the gem. Ride there today, and tomorrow all your actions are left for what waits there.
    .title = To the gem
lesson-gem-near = You rolled *{ $dice }*: not quite enough for the gem. Ride as near as you can; tomorrow is another day.
lesson-gem-other = Another road. Gems of all three colours lie all over the map.
lesson-friend = Your turn is over, now { $hazel } has three actions. You see everything, and can look back at it. In fights each leads the other’s enemy: { $hazel } yours, you { $hazel }’s.
    .title = The other hero
lesson-enemy = { $hazel } has met { $foe }, and you lead it. *Skulls* are its damage: strike while you can, stop blows with shields, pass when nothing is left.
    .title = You lead the enemy
lesson-story = Day { $day }. On days with a *star* a story card comes: this time “{ $card }”, and it has happened already. Others are quests that help you against the villain. *Circles* turn used gems up again.
    .title = Time and story
lesson-story-quest = Day { $day }. On days with a *star* a story card comes: “{ $card }”, a *quest* for whoever rides there. Others simply happen to everyone. *Circles* turn used gems up again.
lesson-onward = The gem is { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    } away and an adventure takes *two* actions. Ride on until you stand there with two left.
    .title = Onward
lesson-onward-other = There is no hurry. Gems wait until somebody comes.
lesson-adventure = You stand on the gem. An *adventure* takes 2 of your { $n } actions: the gem is turned over, a card of its deck is drawn. You have { $tokens } tokens and { $health } health. Go.
    .title = The adventure
lesson-adventure-other = The gem stays bright. An adventure takes two actions, so do not spend too many before.
lesson-cast = { $foe }, { $health } health. Both sides cast all their tokens. More *golden* faces act first, and the attacker wins ties: you show { $mine }, the enemy { $theirs }. *You begin.*
    .title = The cast
lesson-cast-they = { $foe }, { $health } health. Both sides cast all their tokens. More *golden* faces act first: you show { $mine }, the enemy { $theirs }. *The enemy begins*, then you take turns, one action each.
lesson-cast-told = { $foe }, { $health } health. Both sides cast all their tokens. Usually more *golden* faces act first, here an ability says otherwise: read the card of your enemy. Then you take turns, one action each.
lesson-shield = The enemy strikes for *{ $n }*. You show a *shield*: it stops damage and is no action. A shield not spent by the end of the round is worth nothing, so use it.
    .title = Shields
lesson-shield-other = You keep the shield for the next blow. This one hurts.
lesson-agility = One of your tokens shows a *{ $up }*; beneath it lies *{ $beneath }*. Spend *agility*, turn it over, and your strike grows. You could also make the enemy cast one again.
    .title = Agility
lesson-agility-other = That works as well. What is not spent this round is cast anew in the next.
lesson-agility-spend = Agility lies on more than one of your tokens. Choose the one that is spent for this; it is out for this round, with what lies beneath it.
    .title = Which token pays
lesson-agility-turn = Now choose the token: yours that shows *{ $up }* turns over to *{ $beneath }*. A token of the enemy would be cast again instead.
    .title = Which token turns
lesson-ability = *{ $ability }*, once a fight: another action right away, before the enemy can answer. Your swords lie ready, so this is the moment.
    .title = Abilities
lesson-ability-other = Kept for later in this fight. It does not come back before the next one.
lesson-strike = All your faces of one kind strike together: *{ $n } damage*. The enemy has { $left } health left{ $shields ->
        [0] {""} and shows no shield
        [one] {""}; a shield may stop { $shields }
       *[other] {""}; shields may stop { $shields }
    }. Strike.
    .title = Striking
lesson-strike-pass = Whoever passes takes no more actions this round.
lesson-strike-other = Also an action. Mind that the enemy answers each of them.
lesson-finish = You have { $mine } health left, the enemy { $left }. Go on in turns until both have *passed*, then all tokens are cast anew. Between rounds you may try to retreat.
    .title = Round after round
lesson-won = Won! The beaten card is now a *trophy*, and with the reward you have { $gold } gold. Gold buys assets; trophies buy skills.
    .title = What it brought
lesson-won-lost = Beaten, but nobody dies of it: a *defeated* hero must rest first and loses nothing else. Your { $gold } gold is still yours.
lesson-won-left = You got away. The enemy is gone, and your { $gold } gold and the health you have left are yours.
lesson-learn = *{ $skill }* costs { $n ->
        [one] { $n } trophy
       *[other] { $n } trophies
    }. Learning is no action, and what is learned helps you for the rest of the game. Do it now.
    .title = Learning a skill
lesson-learn-later = Kept. Trophies do not spoil.
lesson-rest = You have taken { $n } damage. *Rest* for an action: out here five dice are rolled, and each that shows this land heals 1. In a city, settlement, shrine or fortress everything heals.
    .title = Resting
lesson-rest-site = You have taken { $n } damage. *Rest* for an action: here, as in every city, settlement, shrine and fortress, everything heals at once. In the wilderness five dice say how much.
lesson-rest-other = Just as well. With no health left you would be defeated and would have to rest.
lesson-rest-dice = The dice have fallen. For a skill from your hand one of them may be rolled again, that is *exerting*. Skills are worth more learned: leave the dice as they lie.
    .title = The dice of the rest
lesson-villain = Margath has *{ $health } health*, 1 less for each *lore* of yours, but never below { $least }. You have { $lore }. Story quests bring lore. Gather about six good tokens first: nobody retreats from him.
    .title = The way to the villain
lesson-villain-quest = Margath has *{ $health } health*, 1 less for each *lore* of yours, but never below { $least }. You have { $lore }; “{ $quest }” can bring some. Gather about six good tokens first: nobody retreats from him.
lesson-alone = The realm is yours now. *Hint* shows what a bot would do, the rules are one key away, your own plate says how you stand. Ride well.
    .title = Go on alone
