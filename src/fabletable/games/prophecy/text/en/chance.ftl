# The chance cards.

chance-mountains = Mountains
    .text = Put 1 adventure card on every mountains field with fewer than 2 cards, starting with the field of the hero who drew this (or the next mountains field clockwise) and going clockwise. On an empty field the card lies face up; otherwise it goes face down beneath the card already there. An empty adventure deck and discard pile: place nothing.
chance-forest = Forest
    .text = Put 1 adventure card on every forest field with fewer than 2 cards, starting with the field of the hero who drew this (or the next forest field clockwise) and going clockwise. On an empty field the card lies face up; otherwise it goes face down beneath the card already there. An empty adventure deck and discard pile: place nothing.
chance-plains = Plains
    .text = Put 1 adventure card on every plains field with fewer than 2 cards, starting with the field of the hero who drew this (or the next plains field clockwise) and going clockwise. On an empty field the card lies face up; otherwise it goes face down beneath the card already there. An empty adventure deck and discard pile: place nothing.
chance-news-fortress = Fortress
    .text = Put the top skill of the Fortress deck face up into the Fortress. If 2 skills lie there already, first put the older one under the deck. Empty deck: nothing happens.
chance-news-thieves = Thieves' Guild
    .text = Put the top skill of the Thieves' Guild deck face up into the Thieves' Guild. If 2 skills lie there already, first put the older one under the deck. Empty deck: nothing happens.
chance-news-camp = Forest Camp
    .text = Put the top skill of the Forest Camp deck face up into the Forest Camp. If 2 skills lie there already, first put the older one under the deck. Empty deck: nothing happens.
chance-news-tower = Magic Tower
    .text = Put the top skill of the Magic Tower deck face up into the Magic Tower. If 2 skills lie there already, first put the older one under the deck. Empty deck: nothing happens.
chance-news-monastery = Monastery
    .text = Put the top skill of the Monastery deck face up into the Monastery. If 2 skills lie there already, first put the older one under the deck. Empty deck: nothing happens.
chance-training = Training
    .text = The hero who drew this chooses one guild; put the top skill of its deck face up there. If 2 skills lie there already, first put the older one under the deck. A guild may be chosen only to push an old skill out. A guild with an empty deck cannot be chosen.
chance-training-offer = Training Offer
    .text = Put the top skill of its deck face up into every guild in which the hero who drew this pays no gold for training (normally two; all five for an owner of the Grand Master's Seal). If 2 skills lie there already, first put the older one under the deck.
chance-village-merchant = Village Merchant
    .text = Discard all goods on display in the Village, then lay out { $wording ->
        [first] 2 new common items.
       *[second] 3 new common items.
      }
chance-caravan = Caravan
    .text = Discard all goods on display in the City, then lay out { $wording ->
        [first] 1 new common item and 1 new rare item.
       *[second] 2 new rare items.
      }
chance-peaceful-times = Peaceful Times
    .text = The hero who drew this takes two turns in this round. No second chance card is drawn; once-per-round effects still work only once.
chance-prophetic-dream = Prophetic Dream
    .text = The hero who drew this must turn up the next hidden card of one astral plane of choice (lesser guardian, then greater guardian, then artifact). Nothing hidden anywhere: nothing happens.
chance-refreshing-wind = Refreshing Wind
    .text = The hero who drew this heals 2 Health, every other hero heals 1 Health.
chance-magic-wind = Magic Wind
    .text = The hero who drew this regains 4 mana, every other hero regains 2 mana.
chance-good-times = Good Times
    .text = The hero who drew this gains 4 gold, every other hero gains 2 gold.
chance-interesting-times = Interesting Times
    .text = The hero who drew this gains 2 experience, every other hero gains 1 experience.
chance-kind-wind = Kind Wind
    .text = The hero who drew this gains 3 experience, every other hero gains 1 experience.
chance-charity = Charity
    .text = Whoever has the least gold gains 3 gold; whoever has the least current Health heals 1 Health; whoever has the least current mana regains 2 mana. Ties: all tied heroes. Health and mana are compared by current cubes. A poorest hero who is already full gets nothing, and it is not passed on.
chance-crisis = Crisis
    .text = Every hero loses half of his gold; the loss is rounded down (1 gold: no loss, 7 gold: loses 3). No die is rolled.
