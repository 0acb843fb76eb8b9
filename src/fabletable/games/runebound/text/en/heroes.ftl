# Heroes and their abilities.

hero-lissa = Lissa
    .text = A cat-blooded stalker who always lands on her feet.
    .nine-lives = Nine Lives
    .nine-lives-text = Nine Lives: after you have been defeated you may exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    } to heal all your damage. A lost combat stays lost. Not possible when you are destroyed by a villain.
    .stalk-prey = Stalk Prey
    .stalk-prey-text = { $surge-1 } surge, Stalk Prey: explore (roll dice equal to your speed, exerting for rerolls is allowed). Deal { $n-1 } physical damage for each die that shows the terrain of your hex or a wild; in a city every die counts. All of it is one attack.
    .keen-nose = Keen Nose
    .keen-nose-text = Keen Nose (set-up): choose one adventure deck and look at its top { $n-2 } { $n-2 ->
        [one] card
       *[other] cards
    }. Put each of them back on the top or on the bottom of that deck, in any order.

hero-corbin = Corbin
    .text = Bounty hunter. Every head has its price, heroes included.
    .bounty-hunt = Bounty Hunt
    .bounty-hunt-text = Bounty Hunt (1 action): challenge another hero in your hex who is not defeated; the target cannot refuse. Fight until one of you is defeated; neither may retreat. If you win, gain { $n-1 } gold and { $n-2 } combat { $n-2 ->
        [one] trophy
       *[other] trophies
    }; if you lose, the other hero gains nothing. Once per game for each target hero.
    .brutal-assault = Brutal Assault
    .brutal-assault-text = X surge, Brutal Assault: the foe may spend X surge symbols of its own to cancel this. Otherwise deal X physical damage.
    .advance-payment = Advance Payment
    .advance-payment-text = Advance Payment (set-up): look at the top { $n-3 ->
        [one] card
       *[other] { $n-3 } cards
    } of the combat deck and show what you see. If the first is an enemy, gain { $n-4 } gold. Put each card back on the top or on the bottom of the deck.

hero-laurel-of-bloodwood = Laurel of Bloodwood
    .text = Elven archer. The road is always shorter for her.
    .pathfinder = Pathfinder
    .pathfinder-text = Pathfinder: once per turn, after you roll terrain dice, reroll all dice of that roll that are not spent (no exert needed). Not usable on the dice of her set-up ability.
    .deezons-speed = Deezon's Speed
    .deezons-speed-text = { $surge-1 } surge, Deezon's Speed: recast { $n-1 } of your spent tokens, also one just spent to pay for this; it returns to your pool.
    .first-steps = First Steps
    .first-steps-text = First Steps (set-up): roll { $n-2 } terrain { $n-2 ->
        [one] die
       *[other] dice
    }; you may spend them to move by the normal rules. Exerting to reroll is allowed, Pathfinder is not.

hero-lord-hawthorne = Lord Hawthorne
    .text = A lord who leads from the front and strikes twice.
    .onslaught = Onslaught
    .onslaught-text = Onslaught: once per combat, after you have resolved a combat action, immediately take another combat action.
    .sweeping-blow = Sweeping Blow
    .sweeping-blow-text = Sweeping Blow: once per combat round, as a combat action, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    } to recast any number of the tokens in your pool.
    .marshals-choice = Marshal's Choice
    .marshals-choice-text = Marshal's Choice (set-up): discard any number of skills from your hand, then draw the same number. Gain { $n-1 } gold.

hero-elder-mok = Elder Mok
    .text = An orc elder whose ancestors fight at his side.
    .strong-in-spirit = Strong in Spirit
    .strong-in-spirit-text = Strong in Spirit: once per turn, at any moment of your own turn, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    } to draw { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    }.
    .spirit-manifestation = Spirit Manifestation
    .spirit-manifestation-text = { $surge-1 } surge, Spirit Manifestation: test Spirit +{ $n-2 }. Deal { $n-3 } magic damage for each success, all of it as one attack.
    .offerings = Offerings
    .offerings-text = Offerings (set-up): gain { $n-4 } { $n-4 ->
        [one] trophy
       *[other] trophies
    } of a deck of your choice. Then test Spirit +{ $n-5 } and gain { $n-6 } gold for each success.

hero-master-thorn = Master Thorn
    .text = Space, thought and pain are all one discipline to him.
    .teleport = Teleport
    .teleport-text = Teleport: each time you gain a trophy you may exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    } to move up to X hexes, X = your Mind. Terrain and rivers do not matter; every hex on the way is entered.
    .mind-meld = Mind Meld
    .mind-meld-text = { $surge-1 } surge, Mind Meld: until the end of this combat round, when you suffer damage from the foe's attack, deal it that much magic damage. Only unblocked damage counts; the foe may shield; if you are defeated nothing is reflected.
    .night-studies = Night Studies
    .night-studies-text = Night Studies (set-up): draw { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    }, then discard down to your hand limit. Then you may learn 1 skill from your hand without paying its cost, and gain { $n-2 } gold for your notes.
