# What each question is about: what is asked, why it matters, what one usually looks at.

advised-lord-hawthorne = Nine health, a strong arm, and once a fight he strikes twice: nothing to plan ahead.
advised-corbin = Ten health and a strong body: he forgives mistakes.
advised-lissa = Even attributes, so every kind of adventure is open to her; even a defeat can be undone once.
advised-laurel-of-bloodwood = She rolls again whatever does not fit: the easiest traveller of all.
advised-elder-mok = A strong spirit and a trophy to begin with; good for those who like tests.
advised-master-thorn = A learned skill to begin with; his strength is in his hand of cards.
advised-start = The most gems are within reach from here.
advised-which-deck = You cannot know yet what you need; any of the three will do.
advised-keep-skills = Keep the skills you hold: you learn what they are worth as you play.
advised-hand-limit = The skill you could hardly ever learn.
advised-learn-now = It costs nothing now, and this one helps most often.
advised-trophy-deck = The kind of trophy that your skills ask for most.
advised-put-back = Good cards on top, where you will draw them; the rest at the bottom.
advised-first-steps = A few hexes towards the nearest adventure.

about-hero = Your hero for the whole game. Look at health, at speed, at the three attributes that carry tests and skills, and at the three combat tokens.
about-start = Where you begin. Near a city there is a market to buy a weapon; among gems of one kind you collect trophies of that kind.
about-turn = Three actions a day; an adventure on a gem costs two. Learning, trading and free abilities cost none: look for them before you end the turn.
about-ride = One die, one hex: it must show that terrain. A wild fits everything, roads and cities take any die, a river needs water or a wild. Ride where your next action has something to do.
    .now = your dice reach { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }, { $gems ->
        [0] none of them with a bright gem.
        [one] { $gems } of them with a bright gem.
       *[other] { $gems } of them with bright gems.
    }
about-step = One die takes you one hex on. Keep wilds for the hex that nothing else can enter.
about-which-die = Several dice fit this hex. Spend the one that is least useful for the rest of the way; keep wilds for last.
about-move = You move so many hexes, and terrain does not matter now. Every hex on the way is entered, zombies included.
about-relocate = You appear in a place of your choice. Look for a bright gem, a market, or a place that your quest names.
about-reroll = A die may be rolled again, at the price it says. Only if you need it: to reach a hex, or to heal more by resting.
about-reroll-which = Choose the dice that go once more. Leave wilds and whatever already fits your way.
about-turn-die = One die is turned to its wild side and fits everything. Take the one you can use least as it lies.
about-refresh-gem = A gem is turned up again and holds an adventure. Choose one on your way, of the kind of trophy you need.
about-zombie = A zombie rises, and whoever enters its hex suffers two damage. Where the others pass and you do not.
about-kill-zombie = A zombie is removed. The one on your way, or beside a gem you want.
about-march = The villain marches on, and you choose between equal ways. Think of who can reach him next.
about-exert = Which skill is discarded for the effort. The one you will hardly ever learn: wrong kind, or too dear.
about-hand-limit = You hold more skills than your hand limit. Keep those your trophies can pay for and your attributes can hold.
about-discard-skill = A skill of your hand must go. The one you will hardly ever learn.
about-swap-skill = Skills may be exchanged for new ones. Give up what your trophies cannot pay for; done keeps the rest.
about-exert-test = One skill of your hand reveals one more card of the test. A single star is enough, unless the card counts every success.
about-learn-now = You may learn a skill of your hand right now. A learned skill works for the rest of the game; look at what helps in your next fight or on your roads.
about-forget = You have more learned skills of one kind than its attribute can hold. Give up the one that has helped least.
about-pay-trophy = Which trophy pays. Keep the kind that your next skill asks for.
about-trophy-deck = From which deck the trophy comes: combat, exploration or social. Look at the price of the skills in your hand.
about-event = Two ways, each with its price and its test. Look at the attribute that is tested; a way marked as a rumor stays before you until it is done.
about-rumor = The moment of a rumor has come, and it can be followed here and now. That costs no action and brings what its card says; leave it and it stays before you.
about-outcome = Which outcome your dice or successes pay for. You may also leave it and try again later, if a better one was close.
about-reward = You won, and may choose your reward. Gold buys tokens, trophies buy skills: take what the next purchase lacks.
about-choose = The card lets you choose. Compare what each way brings now with what you need next.
about-pay = Pay, or bear what happens otherwise. Gold comes back faster than skills or health.
about-use = Something of yours may be used at this moment. If it works once a fight or once a round, ask whether this is the best time.
about-which-deck = You look at the top cards of one adventure deck. Choose the kind of gem you will visit next; what you see stays your secret.
about-put-back = Each card you saw goes to the top or to the bottom. On top what you want to draw yourself, at the bottom what nobody should meet.
about-reorder = The cards go back in your order. The one chosen first lies deepest, the last one comes next.
about-take-one = One of the cards you saw is yours. The one you can use soonest.
about-which-market = At which market you shop. Look at what lies there and what your gold can pay.
about-sell = Your assets can be sold for their price before you buy. A weapon you replace anyway is gold for the next one.
about-buy = One purchase a visit, or clear one card from the market. Early on a combat token is usually worth more than any other bonus.
about-take-asset = One asset without paying. The dearest is often best; mind that you keep only one of each type.
about-one-of-a-type = Two assets of one type, and one must go. Keep the one whose token or bonus you use in every fight.
about-give = What you offer in a trade. Both must give something; offer what the other needs more than you.
about-take = What you ask for in return. The nearer in price, the likelier a yes.
about-how-much = How much gold goes into the trade. Leave yourself enough for the next market.
about-accept-trade = A trade is offered. Compare what each of you gains; nobody will mind a no.
about-challenge = Whom you challenge in your hex. Neither may retreat; look at health and tokens of both.
about-combat-action = One action, then the other side. Strike with all faces of one kind at once, flip with agility, double, or pay surge; whoever passes takes no more actions this round.
about-strike-with = Not every token has to join the strike. Keep a face back only if you need it doubled or for an ability.
about-agility = Flip one of your tokens to its other side, or make the foe cast one again. A flip is certain, a new cast is luck.
about-token = Which token is meant. Look at both of its sides, the small one shows what lies beneath.
about-spend-agility = Several tokens show agility. Spend the one whose other side is worth least to you.
about-spend-token = A token pays for this. Give the one whose face you can use least this round.
about-pay-surge = Which surge pays. A double counts twice and is spent whole, so pay exactly where you can.
about-buy-off = For surge you cancel what is coming. Compare it with what the same surge could do for you this round.
about-borrow = The risen enemy lends the villain one of its surge abilities. It costs nothing more, and X counts as 1: take the one that hurts most.
about-shield = Damage is coming, and a shield stops one of it. A shield that is not spent is worth nothing after this round.
about-retreat = The round is over: try to leave, or fight on. Leaving needs a die that fits; defeat costs you actions to rest. An adventure card is gone either way, a story quest stays and can be tried again.
about-retreat-to = Where you flee to. The die must fit that hex; look for a place where you can rest or ride on.
