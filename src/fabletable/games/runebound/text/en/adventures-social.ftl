# Adventure cards.

card-better-half = Better Half
    .text = Trust the mirror, or look for the trick?
    .story = A woman with a tall mirror offers to show you the person you are meant to marry. Somebody is already standing in the mirror, and that somebody is waving.
    .way-1 = Step into the mirror
    .way-1-text = Test Spirit (-{ $less-1 }). If you pass: heal all damage, take this card as a trophy, then gain { $n-1 } additional { $n-1 ->
        [one] trophy
       *[other] trophies
    } of a deck of your choice. If you fail: become delayed.
    .way-1-pass = You spend a whole summer there. Outside, only a minute has passed.
    .way-1-fail = It is a good mirror, and it is closed. You need some time to stand up.
    .way-2 = Look behind the mirror
    .way-2-text = Test Mind. If you pass: take this card as a trophy.
    .way-2-pass = Behind the glass sits her brother with a lamp. They beg you to keep the secret.
    .way-2-fail = Behind the mirror is a second mirror. You look very puzzled in it.

card-trial-of-strength = Trial of Strength
    .text = Show your muscles, or show your will?
    .story = Sergeants of the crown test recruits on the market square. The prize is small, the crowd is large, and the biggest sergeant is looking straight at you.
    .way-1 = Lift the anvil
    .way-1-text = Test Body (-{ $less-1 }). If you pass: gain { $n-1 } gold, draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy. If you fail: suffer { $n-3 } damage.
    .way-1-pass = The anvil goes up. The sergeants take notes, and later they teach you a few things.
    .way-1-fail = The anvil goes up a little. Then it goes down on your foot.
    .way-2 = Hold the hot coin
    .way-2-text = Test Spirit. If you pass: gain { $n-4 } gold, then take this card as a trophy. If you fail: suffer { $n-5 } damage.
    .way-2-pass = You close your fist and smile. The coin is yours, and so is the silence.
    .way-2-fail = You drop it after one breath. It was a very long breath.

card-shadows-of-the-past = Shadows of the Past
    .text = Talk about old times, or settle the matter outside?
    .story = A man with one ear greets you like an old friend. You have never met him. He knows your mother's name, and he wants an old debt back.
    .way-1 = Pretend to remember
    .way-1-text = Test Mind. If you pass: you may discard up to { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    } from your hand and draw the same number, then take this card as a trophy.
    .way-1-pass = You invent a whole war together. By midnight you half believe it, and you have learned something.
    .way-1-fail = You name the wrong war. The conversation becomes short.
    .way-2 = Settle it outside
    .way-2-text = Test Body. If you pass: gain { $n-2 } gold, then take this card as a trophy. If you fail: suffer { $n-3 } damage.
    .way-2-pass = He pays his own debt, and the bill for the window.
    .way-2-fail = He has one ear, but two very hard fists.

card-dirty-beggar = Dirty Beggar
    .text = Who is hiding under the mud?
    .story = A beggar covered in mud holds out his bowl. His hands are clean, you notice, and his rings are turned so that nobody can see the stones.
    .way-1 = Put a coin into the bowl
    .way-1-text = You may spend { $n-1 } gold. If you do: test Mind. If you pass: gain an asset with a price of { $n-2 } or less from any market without paying, then take this card as a trophy.
    .way-1-pass = You bow and use the right title. The prince in rags orders a merchant to serve you.
    .way-1-fail = He thanks you, like any beggar would.
    .way-1-unpaid = The bowl stays empty. You feel clean hands wave after you.
    .way-2 = Wash his feet
    .way-2-text = Test Spirit (-{ $less-1 }). If you pass: take this card as a trophy, then you may learn 1 skill from your hand, paying { $n-3 } { $n-3 ->
        [one] trophy
       *[other] trophies
    } less. If you fail: discard { $n-4 } { $n-4 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .way-2-pass = Under the mud his skin is covered with words. He lets you read one of them.
    .way-2-fail = The mud does not end. After an hour you have forgotten why you began.

card-hidden-gift = Hidden Gift
    .text = Feel what it is, or find out who sent it?
    .story = In the morning a parcel lies beside your blanket. It is wrapped in blue cloth, it has no name on it, and it hums quietly.
    .way-1 = Hold it and close your eyes
    .way-1-text = Test Spirit. If you pass: gain the top asset of the asset deck. If you fail: suffer { $n-1 } damage.
    .way-1-pass = The humming stops when your heart beats with it. The cloth opens by itself.
    .way-1-fail = It stops humming. Then it bites.
    .way-2 = Study the knot
    .way-2-text = Test Mind. If you pass: gain { $n-2 } gold, then take this card as a trophy.
    .way-2-pass = Only one town ties such knots. Its mayor pays to have the parcel back unopened.
    .way-2-fail = It is an excellent knot. At noon the parcel is gone, and the knot is still there.

card-harvest-festival = Harvest Festival
    .text = Which prize do you want to win?
    .story = The harvest is in, the barrels are open, and the whole village is out on the field. There are contests for the strong and games for the clever.
    .way-1 = Join the wrestling
    .way-1-text = Test Body. For each success: gain { $n-1 } gold. If you pass: take this card as a trophy. If you fail: suffer { $n-2 } damage.
    .way-1-pass = The bets on you were bad, so the winnings are good.
    .way-1-fail = You are thrown by a miller, then by his wife.
    .way-2 = Play against the schoolmaster
    .way-2-text = Test Mind. If you pass: gain { $n-3 } gold, heal { $n-4 } damage, then take this card as a trophy.
    .way-2-pass = He loses gladly and sends for cake. Nobody has beaten him for years.
    .way-2-fail = He beats you in nine moves and explains each of them.

card-runesmith = Runesmith
    .text = Correct his drawings, or hold the rune?
    .story = The runesmith's fire is blue and his temper is short. Something went wrong, he says, and points at the hole in the roof, then at you, then at his hammer.
    .way-1 = Correct his drawings
    .way-1-text = Test Mind (-{ $less-1 }). If you pass: gain { $n-1 } gold, then take this card as a trophy. If you fail: lose { $n-2 } gold.
    .way-1-pass = One line was upside down. He pays you and asks you never to mention it.
    .way-1-fail = Now there are two holes in the roof. He sends you the bill for one.
    .way-2 = Hold the rune while he strikes
    .way-2-text = Test Spirit. If you pass: draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy. If you fail: suffer { $n-4 } damage.
    .way-2-pass = Each blow rings through your bones and leaves a word there.
    .way-2-fail = The rune slips. You see the blue fire from the inside.

card-desperate-peasant = Desperate Peasant
    .text = Save the ox, or find what dug the hole?
    .story = A peasant falls to his knees before you. Something has dug under his barn, and his only ox stands on the wrong side of a very deep hole.
    .way-1 = Pull out the ox
    .way-1-text = Test Body. If you pass: heal { $n-1 } damage, then take this card as a trophy.
    .way-1-pass = You pull, the ox pushes, and his wife cooks for ten.
    .way-1-fail = The rope breaks. The ox looks at you with pity.
    .way-2 = Climb down
    .way-2-text = Test Body (-{ $less-1 }). If you pass: gain { $n-2 } gold, take this card as a trophy, then gain { $n-3 } additional combat { $n-3 ->
        [one] trophy
       *[other] trophies
    }. If you fail: suffer { $n-4 } damage.
    .way-2-pass = At the bottom something with too many teeth is asleep. It does not wake up again.
    .way-2-fail = At the bottom something with too many teeth is awake.

card-wandering-trader = Wandering Trader
    .text = Move the horse, or look at the goods?
    .story = A trader with a painted wagon blocks the road. His horse will not move until somebody buys something. He apologises for the horse, but not for the prices.
    .way-1 = Move the horse
    .way-1-text = Test Body. If you pass: gain { $n-1 } gold, then take this card as a trophy. If you fail: become delayed.
    .way-1-pass = You carry the horse to the side of the road. It seems to enjoy this.
    .way-1-fail = You push until evening. The horse eats your hat.
    .way-2 = Let a thing choose you
    .way-2-text = You may spend { $n-2 } gold. If you do: test Spirit. If you pass: gain an asset with a price of { $n-3 } or less from any market without paying.
    .way-2-pass = Your hand stops above one crate. "Ah," says the trader, "I had hoped nobody would find that."
    .way-2-fail = A spoon chooses you. You leave it there, and your coin with it.
    .way-2-unpaid = You keep your coin. The horse sighs.

card-devastated-village = Devastated Village
    .text = Use your head, or your hands?
    .story = Roofs have fallen in, and the well is full of stones. The people sit among their tables and chairs as if the houses were still around them.
    .way-1 = Plan the new village
    .way-1-text = Test Mind. If you pass: turn { $n-1 } face-down { $n-1 ->
        [one] gem
       *[other] gems
    } anywhere on the board face up, then take this card as a trophy.
    .way-1-pass = You draw streets into the dust. In the evening, travellers are already asking the way.
    .way-1-fail = You draw streets into the dust. In the evening it rains.
    .way-2 = Clear the well
    .way-2-text = Test Body. If you pass: gain { $n-2 } gold, then take this card as a trophy. If you fail: become delayed, then take this card as a trophy.
    .way-2-pass = Under the last stone there is clear water, and somebody's savings.
    .way-2-fail = You finish at midnight and cannot lift your arms. The water is sweet.

card-smuggling = Smuggling
    .text = Carry the cask, or talk about the law?
    .story = A barge captain shows you a cask with a double bottom. The customs men watch the road to Burrow Town, she says, but they never look twice at a hero.
    .way-1 = Take the cask to Burrow Town
    .way-1-text = Rumor. At Burrow Town, spend 1 action: gain { $n-1 } gold, then take this card as a trophy.
    .way-1-done = In a cellar under the cellar they count the coins twice and never ask your name.
    .way-2 = Ask what your silence is worth
    .way-2-text = Test Mind. If you pass: gain { $n-2 } gold, then take this card as a trophy. If you fail: lose { $n-3 } gold.
    .way-2-pass = She laughs, pays, and says that you should have been a captain.
    .way-2-fail = She shows you a paper with your own name on it. Now you pay.

card-faster-than-the-wind = Faster than the Wind
    .text = Win with your legs, or win the mare's heart?
    .story = A rider on a white mare offers a bet: to the old oak and back, you on foot, she on the mare. She is smiling. The mare is smiling too.
    .way-1 = Run with all your strength
    .way-1-text = Test Body. If you pass: take this card as a trophy, then you may move up to { $n-1 } { $n-1 ->
        [one] hex
       *[other] hexes
    }. If you fail: suffer { $n-2 } damage.
    .way-1-pass = You jump over the last fence while the mare goes around it. You cannot stop for another mile.
    .way-1-fail = You see the mare from behind for a long time.
    .way-2 = Whisper to the mare
    .way-2-text = Test Spirit. If you pass: take this card as a trophy, then gain { $n-3 } { $n-3 ->
        [one] action
       *[other] actions
    } this turn.
    .way-2-pass = The mare stops, lets her rider slide down, and offers you her back.
    .way-2-fail = The mare listens with interest and then wins the race.

card-old-legends = Old Legends
    .text = How will you reach the end of the tale?
    .story = An old bard tells the legend of the first hero and stops before the end. He always stops there, people say, until his cup is filled. The cup is very deep.
    .way-1 = Guess the ending
    .way-1-text = Test Mind. If you pass: draw { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy.
    .way-1-pass = He is so surprised that he tells you the part that nobody else knows.
    .way-1-fail = Your ending has three dragons and a wedding. He leaves the table.
    .way-2 = Talk him into giving up his purse
    .way-2-text = Test Body. If you pass: gain { $n-2 } gold, then take this card as a trophy.
    .way-2-pass = You lay one heavy hand on the table. He decides that art should be generous.
    .way-2-fail = He has heard louder threats, and in better rhyme.

card-stranded-caravan = Stranded Caravan
    .text = Help the caravan, or help yourself?
    .story = Nine wagons stand in the mud up to their axles. The guards push, the merchants shout, and nobody is watching the last wagon at all.
    .way-1 = Put your shoulder to the wheel
    .way-1-text = Become delayed, gain { $n-1 } gold, then take this card as a trophy.
    .way-1-done = The last wagon is free at sunset. You are paid in coins, and in songs about your back.
    .way-2 = Walk to the last wagon
    .way-2-text = Test Body. If you pass: gain an asset with a price of { $n-2 } or less from any market without paying. If you fail: suffer { $n-3 } damage.
    .way-2-pass = You carry the crate away as if you belonged to it.
    .way-2-fail = Somebody was watching after all. Several of them.

card-family-matters = Family Matters
    .text = Carry the message, or remove the cause?
    .story = Two families have not spoken for thirty years because of a goose. Today their children want to marry, and somebody must tell the two grandmothers.
    .way-1 = Speak to the grandmothers
    .way-1-text = Rumor. At Everton or Brightdale, spend 1 action: gain { $n-1 } gold, take this card as a trophy, then gain { $n-2 } additional social { $n-2 ->
        [one] trophy
       *[other] trophies
    }.
    .way-1-done = They cry, they shout, they embrace. You receive a place of honour beside the goose.
    .way-2 = Steal the goose
    .way-2-text = Test Mind (-{ $less-1 }). If you pass: gain { $n-3 } gold, heal { $n-4 } damage, then take this card as a trophy. If you fail: suffer { $n-5 } damage.
    .way-2-pass = Without the goose there is no quarrel. There is, however, a very good dinner.
    .way-2-fail = The goose was prepared for this.

card-bell-of-everton = The Bell of Everton
    .text = Keep watch in the bell tower of Everton and listen with your heart.
    .story = The great bell of Everton has been silent since its ringer died. Ropes break and hammers crack. Only at full moon does the bell ring, and nobody is there.
    .outcome-1 = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-1-text = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more): heal { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = The bell hums softly. You sleep below it better than in any bed.
    .outcome-2 = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-2-text = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more): gain { $n-2 } gold; take this card as a trophy.
    .outcome-2-story = You speak with the dead ringer until dawn. The village fills your purse.
    .outcome-3 = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-3-text = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more): you may learn 1 Spirit skill from your hand without paying its cost; take this card as a trophy.
    .outcome-3-story = You ring the bell with one finger. The sound stays in you for ever.
    .instruction = At Everton, spend 1 action: test Spirit.

card-letter-without-a-name = A Letter Without a Name
    .text = Look for the right reader in Red Bridge or Burrow Town.
    .story = You are asked to deliver a letter. There is no name on it, only a smell of smoke and the words: for the one with green eyes, before it is too late.
    .outcome-1 = Outcome I (1 plains)
    .outcome-1-text = Outcome I (1 plains): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You give the letter to the first green eyes you meet. You are paid, but not thanked.
    .outcome-2 = Outcome II (2 plains and 1 hills)
    .outcome-2-text = Outcome II (2 plains and 1 hills): gain { $n-2 } gold, then draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-2-story = The right reader burns the letter at once and tells you what you must never repeat.
    .outcome-3 = Outcome III (1 plains, 1 mountains and 1 wild)
    .outcome-3-text = Outcome III (1 plains, 1 mountains and 1 wild): gain { $n-4 } additional social { $n-4 ->
        [one] trophy
       *[other] trophies
    }, then heal { $n-5 } damage; take this card as a trophy (before any additional trophy).
    .outcome-3-story = You arrive one hour before the knives do. That was early enough.
    .instruction = At Red Bridge or Burrow Town, spend 1 action: explore.

card-blind-mapmaker = The Blind Mapmaker
    .text = Walk through the Riverlands for the blind mapmaker.
    .story = The best mapmaker of the realm is blind. He asks you to walk through the Riverlands and to describe every step. He corrects you twice before you begin.
    .outcome-1 = Outcome I (1 plains and 1 water)
    .outcome-1-text = Outcome I (1 plains and 1 water): turn { $n-1 } face-down { $n-1 ->
        [one] gem
       *[other] gems
    } anywhere on the board face up, then heal { $n-2 } damage; take this card as a trophy.
    .outcome-1-story = You find a ford that was not on any map. He smiles and moves a line.
    .outcome-2 = Outcome II (1 plains, 1 hills and 1 water)
    .outcome-2-text = Outcome II (1 plains, 1 hills and 1 water): you may put your hero on any settlement, any shrine or any fortress; take this card as a trophy.
    .outcome-2-story = He thanks you with a short cut that only he can see.
    .outcome-3 = Outcome III (1 plains, 1 forest and 1 wild)
    .outcome-3-text = Outcome III (1 plains, 1 forest and 1 wild): gain { $n-3 } additional exploration { $n-3 ->
        [one] trophy
       *[other] trophies
    }; take this card as a trophy (before any additional trophy).
    .outcome-3-story = You describe a hill that is not there. He goes pale, and asks you to go back.
    .instruction = At the Riverlands, spend 1 action: explore.

card-con-artist = Con Artist
    .text = Watch your purse before the fight, and her hands during it.
    .story = The charming lady has sold you the same horse three times under three names. When you ask for your gold, she smiles and takes off her gloves.
    .a-safe-investment = A Safe Investment
    .a-safe-investment-text = When you engage it: you test Mind. If you fail: you lose { $n-1 } gold.
    .quick-fingers = Quick Fingers
    .quick-fingers-text = It flips { $n-2 } of its own tokens, then it flips { $n-3 } of your tokens of its choice.
    .tears = Tears
    .tears-text = It heals { $n-4 } damage, then you cannot spend physical tokens until the end of the combat round.
    .reward = Reward: choose one: gain { $n-5 } gold; or gain an asset with a price of { $n-6 } or less from any market without paying. You also take this card as a trophy.

card-jealous-duelist = Jealous Duelist
    .text = A duel has rules: nobody leaves, and every blow is answered.
    .story = "You danced with my bride," says the man in red velvet. You have not danced for months. This does not interest him, nor the two friends who hold his cloak.
    .the-glove = The Glove
    .the-glove-text = When you engage it: you cannot retreat until the end of this combat.
    .feint = Feint
    .feint-text = You recast { $n-1 } of your shield tokens of its choice, then it deals you { $n-2 } skull damage.
    .riposte = Riposte
    .riposte-text = Until the end of the combat round, when it suffers damage from your attack, it deals you as much skull damage.
    .reward = Reward: choose one: gain { $n-3 } gold; or draw { $n-4 } { $n-4 ->
        [one] skill
       *[other] skills
    }. You also take this card as a trophy.
