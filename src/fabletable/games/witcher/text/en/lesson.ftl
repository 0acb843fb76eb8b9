# The first game, step by step: 40 words at most. What stands between asterisks is printed bold.
lesson-about = You are a witcher, a hunter of monsters for hire. Whoever first holds *{ $n } trophies* wins. Three monsters are abroad: two are easier prey, and the strongest, *{ $monster }*, dwells in { $place }.
    .title = What this is about
# $why is a whole sentence: what this school is good for.
lesson-school = A school gives you a home, ten cards and one skill. Two are on offer; for a first hunt take the *{ $school }*. { $why }
    .title = Your school
lesson-school-other = Also a proud school. What its skill does stands on your board.
lesson-board = Four attributes, all at I. *Combat*: cards drawn in each turn of a fight. *Defence*: how high your shield stands. *Alchemy*: potions in a fight. *Special*: the skill of your school.
    .title = Your board
lesson-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand. Each can *take you along a road*, by the terrain on its seal, or *strike in a fight*. And in a fight all your cards together are your life.
    .title = Your cards do everything
lesson-turn = A turn has three phases. *I*: travel, and use the places where you arrive. *II*: one deed, a fight or a story. *III*: draw up to three cards and take a new one from the market.
    .title = A turn
# $attribute is what the place raises.
lesson-road = Your *{ $card }* shows the terrain of { $place }, so it pays for the road; any two cards would do too, or one and a coin. And there *{ $attribute }* rises for nothing.
    .title = The first road
lesson-road-stay = Where a turn began nothing can be done, so Phase I is over already. Next turn, ride out first.
lesson-road-other = Also a road. What a place is good for stands beside its name.
# $kind is the key of the attribute, $level the Roman number it rises to.
lesson-use = You have moved, so the action of this place is yours, once a turn. *{ $attribute }* rises to { $level }: { $kind ->
        [combat] one card more in each turn of a fight.
        [defence] a higher shield in every fight.
        [alchemy] a second potion in each fight, and one to keep right now.
       *[other] your skill grows stronger.
    }
    .title = The action of a place
lesson-use-other = As you like. What a place offers can be had on any turn on which you come there.
lesson-teach = Schools train you for gold: the present level and one, so *{ $price }*. You have *{ $gold }*. On to { $place }, where Combat, Defence and Alchemy are taught.
    .title = To a school
lesson-teach-other = Gold keeps. There are several schools on the map, and any of them will train you.
lesson-pay = More than one card fits this road. Give *{ $card }* and keep *{ $kept }* for the next one. Discards are not lost: they come back with your next deck.
    .title = What pays for a road
lesson-pay-other = Paid is paid. Which cards to keep for the next road is half the craft.
lesson-train = Use the action and train *{ $attribute }*: { $kind ->
        [combat] every turn of a fight will bring you a card more, and more cards make longer combos.
       *[other] the higher your shield, the more cards stay in your deck.
    } When all four attributes stand at II, so does your witcher level.
    .title = Training
lesson-train-other = The gold stays with you. It also pays for roads, dice and some answers in stories.
lesson-train-what = Each step up costs gold, and more with every level. Take *{ $attribute }* now; the other attributes can follow on later visits.
    .title = What to train
lesson-train-what-kind = A sound choice as well. In the end a witcher needs all four.
# $n is how many roads are left from there to the monster.
lesson-on = { $n ->
        [0] Your *{ $card }* fits { $place }, where *{ $monster }* lives: have a look at the lair.
        [1] Your *{ $card }* fits { $place }, one road from the lair of *{ $monster }*.
       *[other] Your *{ $card }* fits { $place }, { $n } roads from the lair of *{ $monster }*.
    } Without cards and anything else to do, Phase II begins by itself.
    .title = On towards the prey
lesson-on-stay = Cards you keep are cards you need not draw again. On to Phase II.
lesson-on-other = Another way. The map is small, and the prey waits.
lesson-also = { $place } has an action too; beside it stands what it brings. What is free should be taken along before Phase II.
    .title = Take it along
lesson-also-other = Left for another day.
lesson-deed = Phase II is *one* deed. *{ $monster }* is here, but look at the odds: { $won } of 100. Better first grow stronger: *explore*, and a story of city or wilds is told you.
    .title = One deed
lesson-deed-calm = Phase II is *one* deed: fight whoever is here, meditate, or *explore*. Nobody worth fighting is here, so explore: a story of the city or of the wilds is told you.
lesson-deed-wilds = Into the wilds, then. What waits there is just as unknown.
lesson-deed-other = Bold! Even beaten, a witcher gets up again.
lesson-story = You are given two answers. What the one you take leads to, you learn now; what the other would have brought, never. There is no right one: what would you do?
    .title = A story
# $price is how many cards it costs where it lies, $n how many are in hand.
lesson-market = Phase III: you have { $n } cards and *must take one* from the market. It is paid with hand cards, and prices fall to the right. { $price ->
        [0] *{ $card }* costs nothing where it lies.
        [one] *{ $card }* costs { $price } card.
       *[other] *{ $card }* costs { $price } cards.
    }
    .title = New cards
lesson-market-other = Look at its colour and at its links: they decide what it makes combos with.
lesson-friend = { $hazel } has come to { $place }. The others want the same monsters. Where two witchers meet they may play dice or fight, and whoever has found a monster’s *Trail* strikes it first.
    .title = The other witchers
# $cards is how many cards the learner has in all, $life how many the monster has.
lesson-lair = *{ $monster }* in { $place }: *{ $life } cards of life* against your { $cards }. The table has tried this hunt with your cards: about *{ $won } of 100* end well. That is good enough, so go.
    .title = The hunt
lesson-lair-other = A careful witcher grows old. Beside every road to a lair stand the odds of the hunt.
lesson-fare = Whatever you pay with, you cannot strike with. *{ $card }* is the one you will miss least.
    .title = The last road
lesson-fare-other = Paid is paid. The rest will strike.
lesson-prepare = Before the fight, use what { $place } offers: it is free, and it may be just what was missing.
    .title = Before the fight
lesson-prepare-other = Without it, then.
lesson-ready = { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } left in your hand, and with { $n ->
        [one] it
       *[other] them
    } you open the fight. Riding on would cost one of them, so stop here: on to Phase II.
    .title = Enough travelled
lesson-ready-other = Well, there is more to see. The lair will wait.
lesson-hunt = Slain, *{ $monster }* is worth a trophy and { $gold } gold. Even if you are beaten, your cards come back, a new one joins them, and you know its Trail. Draw your sword!
    .title = The fight
lesson-hunt-other = Not today. The odds will be shown again whenever you come here.
lesson-ability = Every monster has an ability of its own; it stands on its card. This one takes a card of your deck at once, and in a fight your deck is your life. *{ $card }* will be missed least.
    .title = What is special about it
lesson-ability-other = Gone from your deck for this fight. Afterwards it comes back.
# $mine is how many cards are left in the learner's deck, $left how many the monster has.
lesson-hit = *{ $n } damage.* Your shield takes what it can, and for the rest cards leave your deck; { $mine } are left there. Attacking costs { $monster } a card of its own each time: *{ $left } left*.
    .title = Being hit
# $text says what the potion does.
lesson-potion = Potions come before the blow; Alchemy allows you { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    } in a fight. *{ $potion }*: { $text }
    .title = Potions first
lesson-potion-enough = What you keep now is still there in your next turn. Time to strike: on to the combo.
lesson-potion-other = Your choice. What is not drunk stays in the bag.
lesson-combo = A combo is a chain. The tabs at a card’s edge are its *links*: only a card of such a colour may follow. *{ $card }* makes the best beginning.
    .title = The combo
lesson-combo-single = A combo is a chain: a card’s *links*, the tabs at its edge, say which colours may follow. Nothing in your hand links this time, so *{ $card }* strikes alone.
lesson-combo-other = That also strikes. Whatever links with it can follow.
# $n is the damage of the combo so far.
lesson-chain = *{ $n } damage* so far. *{ $card }* has the right colour. Each card adds its strike, and each link that is used adds what it shows.
    .title = Card upon card
lesson-chain-enough = *{ $n } damage*, and enough: cards you keep are still your life and your next combo.
lesson-chain-done = A short chain. The cards you kept are still your life.
lesson-chain-other = That fits too. See what links with it.
lesson-skill = Now something of yours can be used: the skill of your school. It works once in each fight, and there will hardly be a better moment.
    .title = Your skill
lesson-skill-other = Saved for a better moment of this fight.
# $cards is the level of Combat.
lesson-drawn = *{ $n } damage*: { $monster } has *{ $left ->
        [one] { $left } card
       *[other] { $left } cards
    }* left. Then you draw as many as your Combat, { $cards }, more or fewer by what you used. Now it attacks again.
    .title = Blow for blow
lesson-again = Your turn again, and nobody tells you what to play. Count its cards, look for links, and think of your shield. *Hint* shows what a bot would do.
    .title = Your own combo
lesson-won = *{ $monster }* has no cards left: slain! Your *first of { $n }* trophies and { $gold } gold. The trophy hangs beside your skill and can be used from now on.
    .title = How it ended
lesson-won-driven = You fell, but so nearly did *{ $monster }*: it is driven away. No trophy, but { $gold } gold and a new card, and all your cards come back.
lesson-won-lost = *{ $monster }* was stronger this time. All your cards come back, a new one joins them, and its *Trail* is yours: next time you strike first.
lesson-fatigue = Fame tires: with each trophy cards leave your deck for good. *{ $card }* will be missed least, and a thinner deck makes better combos.
    .title = The price of fame
lesson-fatigue-other = That one, then. A deck should shrink where it is weakest.
lesson-mastery = When all four attributes stand above your *witcher level*, it rises too and brings cards. An attribute at V lets you *meditate* in Phase II: a trophy without a fight.
    .title = Growing
lesson-victory = Slain monsters make room for stronger ones, and a duel won against { $hazel } brings a trophy as well. The *last* of your { $n } must come from a fight.
    .title = The way to victory
lesson-alone = The hunt is yours now. *Hint* shows what a bot would do, the rules are one key away, your own plate says how you stand. Good hunting, witcher.
    .title = Go on alone
