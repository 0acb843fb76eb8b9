# The game, its questions, its reasons and its story.

game-witcher = The Witcher: Old World
    .motto = Hunt, train, gamble, survive
    .about = Ride from city to city as a witcher: train your deck, brew potions, play dice poker, hunt monsters. The first with enough trophies wins.
option-tweaks = Your own numbers

# --- words ---
word-action = Use the action of this place
word-phase-two = On to Phase II
word-two-cards = Discard any two cards
word-to-combo = On to the combo
word-combo-done = Strike with this combo
word-keep-dice = Keep all dice as they lie
word-roll-chosen = { $n ->
    [one] Roll the chosen die again
   *[other] Roll the { $n } chosen dice again
}
word-leave-market = Leave the market as it is
word-track-nothing = Track no monster
word-keep-whole-hand = Keep your whole hand
word-keep-hand = Keep the rest of your hand
word-keep-coin = Keep your coin
word-use-nothing = Use nothing now
word-drink-neither = Drink none of them
word-strike-without = Strike without another card
word-leave-on-top = Leave the rest on top
word-leave-action = Leave the action unused
word-charge = Charge
word-bite = Bite
word-explore-city = Explore the city
word-explore-wilds = Explore the wilds
note-explore-city = A story from the streets. You answer it in one of two ways.
note-explore-wilds = A story from the road. You answer it in one of two ways.
pay-coin-and-card = A coin and { $card }
train = { $attribute } for { $price } gold
train-with-letter = { $attribute } for { $price } gold, with the letter
poker-with = Dice poker with { $seat }
duel-with = Fight { $seat }
# $n is the gold that victory brings, here and in the next two.
duel-trophy = Victory brings a trophy of the school and { $n } gold.
duel-trophy-held = You have a trophy of this school already; victory brings { $n } gold.
duel-trophy-gone = No trophy of this school is left; victory brings { $n } gold.
bet-on = A coin on { $seat }
ride-horse = Ride to { $place }
ride-boat = By water to { $place }
poker-die = A die showing { $n }

# --- questions ---
ask-second-terrain = { $seat }, in which terrain shall the monster of level II dwell?
    .you = In which terrain shall the monster of level II dwell?
ask-school = { $seat }, which school do you join?
    .you = Which school do you join?
ask-travel = { $seat }, you are in { $place }. What next?
    .you = You are in { $place }. What next?
ask-pay-move = { $seat }, what do you pay for the road to { $place }?
    .you = What do you pay for the road to { $place }?
ask-free-move = { $seat }, the story takes you along one road for free. Where do you go?
    .you = The story takes you along one road for free. Where do you go?
ask-act-there = { $seat }, you have come to { $place }. Use its action now?
    .you = You have come to { $place }. Use its action now?
ask-train = { $seat }, which attribute do you train? You have { $gold } gold.
    .you = Which attribute do you train? You have { $gold } gold.
ask-exchange-old = { $seat }, which hand card leaves the game in exchange for a market card?
    .you = Which hand card leaves the game in exchange for a market card?
# $card is the hand card that is given away.
ask-exchange-new = { $seat }, which market card do you take into your hand for { $card }?
    .you = Which market card do you take into your hand for { $card }?
ask-trash-market = { $seat }, which market card leaves the game to make room for a new one?
    .you = Which market card leaves the game to make room for a new one?
ask-track = { $seat }, the monster of which terrain do you track?
    .you = The monster of which terrain do you track?
ask-trail = { $seat }, the Trail of which monster do you find?
    .you = The Trail of which monster do you find?
ask-quest-terrain = { $seat }, no token of that terrain is left. To which terrain does the quest lead instead?
    .you = No token of that terrain is left. To which terrain does the quest lead instead?
# $dice is a row of pips such as “6 5 5 2 1”; $chosen counts the dice picked to be rolled again.
ask-reroll = { $chosen ->
    [0] { $seat }, which of your dice do you roll once more? You threw { $dice }.
    [one] { $seat }, which of your dice do you roll once more? { $chosen } of { $dice } is chosen.
   *[other] { $seat }, which of your dice do you roll once more? { $chosen } of { $dice } are chosen.
}
    .you = { $chosen ->
        [0] Which of your dice do you roll once more? You threw { $dice }.
        [one] Which of your dice do you roll once more? { $chosen } of { $dice } is chosen.
       *[other] Which of your dice do you roll once more? { $chosen } of { $dice } are chosen.
    }
ask-reroll-locals = { $chosen ->
    [0] { $seat }, you throw for the locals. Which of their dice do you roll once more? They threw { $dice }.
    [one] { $seat }, you throw for the locals. Which of their dice do you roll once more? { $chosen } of { $dice } is chosen.
   *[other] { $seat }, you throw for the locals. Which of their dice do you roll once more? { $chosen } of { $dice } are chosen.
}
    .you = { $chosen ->
        [0] You throw for the locals. Which of their dice do you roll once more? They threw { $dice }.
        [one] You throw for the locals. Which of their dice do you roll once more? { $chosen } of { $dice } is chosen.
       *[other] You throw for the locals. Which of their dice do you roll once more? { $chosen } of { $dice } are chosen.
    }
ask-raise-any = { $seat }, which attribute rises?
    .you = Which attribute rises?
ask-raise-lowest = { $seat }, which of your lowest attributes rises?
    .you = Which of your lowest attributes rises?
# $lost is 1 where cards are lost as damage; otherwise $source names what takes them: a place, a card, a power, a monster.
discard-for-story = The story
ask-discard = { $lost ->
    [1] { $n ->
        [one] { $seat }, which card do you lose? { $n } more has to go.
       *[other] { $seat }, which card do you lose? { $n } more have to go.
    }
   *[other] { $n ->
        [one] “{ $source }” takes { $n } of your hand cards. { $seat }, which one do you discard?
       *[other] “{ $source }” takes { $n } of your hand cards. { $seat }, which one do you discard first?
    }
}
    .you = { $lost ->
        [1] { $n ->
            [one] Which card do you lose? { $n } more has to go.
           *[other] Which card do you lose? { $n } more have to go.
        }
       *[other] { $n ->
            [one] “{ $source }” takes { $n } of your hand cards. Which one do you discard?
           *[other] “{ $source }” takes { $n } of your hand cards. Which one do you discard first?
        }
    }
# $n is how many cards are above three.
ask-discard-down = { $n ->
    [one] { $seat }, at most three cards may stay: discard { $n } more card.
   *[other] { $seat }, at most three cards may stay: discard { $n } more cards.
}
    .you = { $n ->
        [one] At most three cards may stay: discard { $n } more card.
       *[other] At most three cards may stay: discard { $n } more cards.
    }
ask-discard-more = { $seat }, which cards do you discard before you draw new ones?
    .you = Which cards do you discard before you draw new ones?
ask-discard-from-deck = { $seat }, which card of your deck is discarded?
    .you = Which card of your deck is discarded?
ask-trash = { $n ->
    [one] { $seat }, which of your cards leaves the game? { $n } more has to go.
   *[other] { $seat }, which of your cards leaves the game? { $n } more have to go.
}
    .you = { $n ->
        [one] Which of your cards leaves the game? { $n } more has to go.
       *[other] Which of your cards leaves the game? { $n } more have to go.
    }
ask-trash-hand = “{ $foe }” takes a card out of the game for good. { $seat }, which hand card do you part with?
    .you = “{ $foe }” takes a card out of the game for good. Which hand card do you part with?
ask-market = { $seat }, which market card do you take into your hand?
    .you = Which market card do you take into your hand?
ask-hand-full = { $seat }, your hand is full. Which card goes to the discard pile to make room for { $card }?
    .you = Your hand is full. Which card goes to the discard pile to make room for { $card }?
ask-add-card = { $seat }, which card whose own cost is { $cost } goes to your discard pile?
    .you = Which card whose own cost is { $cost } goes to your discard pile?
ask-add-any-card = { $seat }, which market card goes to your discard pile, for free?
    .you = Which market card goes to your discard pile, for free?
ask-potion-over = { $seat }, you hold more potions than you may. Which one do you give up?
    .you = You hold more potions than you may. Which one do you give up?
ask-lose-potion = { $n ->
    [one] { $seat }, which potion do you lose? { $n } more has to go.
   *[other] { $seat }, which potion do you lose? { $n } more have to go.
}
    .you = { $n ->
        [one] Which potion do you lose? { $n } more has to go.
       *[other] Which potion do you lose? { $n } more have to go.
    }
ask-deed = { $seat }, you are in { $place }. Which one thing do you do here?
    .you = You are in { $place }. Which one thing do you do here?
ask-story = { $seat }, “{ $story }”: what do you do?
    .you = “{ $story }”: what do you do?
ask-bet = { $seat }, { $attacker } fights { $defender }. On whom do you bet a coin?
    .you = { $attacker } fights { $defender }. On whom do you bet a coin?
ask-power = { $seat }, use { $powers } now?
    .you = Use { $powers } now?
ask-power-before-pool = { $seat }, use { $powers } before the life pools are made?
    .you = Use { $powers } before the life pools are made?
ask-effects = { $seat }, what do you use before you strike?
    .you = What do you use before you strike?
ask-extra-potion = { $seat }, which potion do you drink beyond your limit?
    .you = Which potion do you drink beyond your limit?
ask-brew = { $seat }, which of these potions do you drink at once? All of them are discarded.
    .you = Which of these potions do you drink at once? All of them are discarded.
ask-petri = { $seat }, which of your signs do you discard to deal { $n } damage with Petri's Philter?
    .you = Which of your signs do you discard to deal { $n } damage with Petri's Philter?
ask-combo-first = { $seat }, which card opens your combo?
    .you = Which card opens your combo?
# $last is the card on top of the combo.
ask-combo-next = { $seat }, which card do you play after { $last }?
    .you = Which card do you play after { $last }?
ask-combo-extra = { $seat }, which card do you add after { $last }, without a link?
    .you = Which card do you add after { $last }, without a link?
ask-combo-unlinked = { $seat }, which card do you play after { $last } without a link?
    .you = Which card do you play after { $last } without a link?
ask-attack = { $seat }, does { $monster } charge or bite?
    .you = Does { $monster } charge or bite?
ask-own-attack = { $seat }, the monster's attack lies open. Which half of it strikes you?
    .you = The monster's attack lies open. Which half of it strikes you?
ask-tuck = { $seat }, which hand card goes under your deck?
    .you = Which hand card goes under your deck?
ask-take-discarded = { $seat }, which discarded card comes back to your hand?
    .you = Which discarded card comes back to your hand?
ask-shuffle-back = { $seat }, which discarded card goes back into your deck?
    .you = Which discarded card goes back into your deck?
ask-take-looked = { $seat }, which of these cards do you take into your hand?
    .you = Which of these cards do you take into your hand?
ask-discard-looked = { $seat }, which of these cards is discarded?
    .you = Which of these cards is discarded?
ask-sink-looked = { $seat }, which of these cards go to the bottom of the pile?
    .you = Which of these cards go to the bottom of the pile?
ask-put-back = { $n ->
    [one] { $seat }, { $n } more card goes back on top. Which one lies deepest?
   *[other] { $seat }, { $n } more cards go back on top. Which one lies deepest?
}
    .you = { $n ->
        [one] { $n } more card goes back on top. Which one lies deepest?
       *[other] { $n } more cards go back on top. Which one lies deepest?
    }

note-travel = { $cards } { $cards ->
        [one] card
       *[other] cards
    } in hand, { $gold } gold. Phase II: fight, explore or meditate.
note-market = { $cards ->
    [one] You pay with the only card of your hand.
   *[other] You pay with the { $cards } cards of your hand.
}
# $left counts the cards of the monster's life pool.
note-fight = { $left ->
    [one] { $monster } has { $left } card left; your shield stands at { $shield }.
   *[other] { $monster } has { $left } cards left; your shield stands at { $shield }.
}
note-duel = { $left ->
    [one] { $rival } has { $left } card left and a shield of { $theirs }; your shield stands at { $shield }.
   *[other] { $rival } has { $left } cards left and a shield of { $theirs }; your shield stands at { $shield }.
}
note-exchange = You may take a card that costs at most 1 more than the one you give.
# $n is how many cards one draws up to.
note-discard-more = Then you draw until you hold { $n } cards.
note-track = You gain 1 gold either way. Once you reach the place on the token it becomes a Trail, and you strike first.
note-bet = A right bet comes back with as much gold as the winner gets; a wrong one is lost. You have { $gold } gold.
note-fight-lost = All of these go, and with them the fight: it is lost. The order changes nothing.
note-driven-away = All of these go, and you are knocked out; but the monster is driven away. The order changes nothing.
# $n counts cards of life, of the witcher whom the monster fights.
note-attack = { $n ->
    [one] { $witcher } has { $n } card of life left and shield { $shield }.
   *[other] { $witcher } has { $n } cards of life left and shield { $shield }.
}
    .you-witcher = { $n ->
        [one] You have { $n } card of life left and shield { $shield }.
       *[other] You have { $n } cards of life left and shield { $shield }.
    }
# $mine and $theirs are hands of dice such as “a pair of fives”; $name is the other player.
note-poker-ahead = You have { $mine }, { $name } has { $theirs }: you are ahead.
note-poker-behind = You have { $mine }, { $name } has { $theirs }: you are behind.
note-poker-locals-ahead = You have { $mine }, the locals have { $theirs }: you are ahead.
note-poker-locals-behind = You have { $mine }, the locals have { $theirs }: you are behind.
note-poker-for-locals-ahead = The locals have { $mine }, { $name } has { $theirs }: the locals are ahead.
note-poker-for-locals-behind = The locals have { $mine }, { $name } has { $theirs }: the locals are behind.
note-poker-alone = { $n ->
    [0] You have { $mine }: it pays nothing.
   *[other] You have { $mine }: it pays { $n } gold.
}
note-poker-shown-ahead = You have { $mine } and beat the hand that lies open, { $theirs }.
note-poker-shown-behind = You have { $mine }; you must beat the hand that lies open, { $theirs }.
# Who one is while one decides for the monster or the locals of somebody else.
as-monster = You are { $monster }, against { $witcher }
as-locals = You are the locals, against { $witcher }
# One of several things is enough: { $so-far } is the list up to here, { $next } the next of it.
either-more = { $so-far }, { $next }
either-last = { $so-far } or { $next }
# $cards are the hand cards that fit; $there is a whole sentence about the place, here and in the next three.
way-card = One card is enough: { $cards }. { $there }
way-coin = Any two cards, or a card and a coin. { $there }
way-two = Any two cards. { $there }
# What choices say: $level in Roman, $life and $cards are cards, $others a list of players, $n gold or dice.
way-with = To { $place } for { $card }
way-otherwise = To { $place }, paid otherwise
# A way to pay, inside the row of its place.
way-for = Discard { $card }
way-pay-coin = Pay otherwise
way-pay-two = Any two cards
way-pay-choose = With other cards
way-horse = On horseback
way-boat = By boat
waits-monster = { $monster }, level { $level }, life { $life }
waits-both = { $monster }, level { $level }, life { $life }; also { $others }
waits-witchers = { $others }
odds-monster = { $monster }, level { $level }, life { $life } against your { $cards } cards and shield { $shield }
odds-duel = { $seat }, { $theirs } cards against your { $mine }
odds-poker = { $seat }, before the dice are thrown
odds-locals = The locals, before the dice are thrown
# What makes odds, a sentence each. $n counts cards or potions; $mine and $theirs are levels or shields.
odds-trail = You have the Trail of { $monster }, so you strike first.
odds-no-trail = Without the Trail of { $monster } it strikes first.
odds-paid = { $n ->
    [one] The road there takes { $n } card out of your hand.
   *[other] The road there takes { $n } cards out of your hand.
}
odds-potions = { $n ->
    [0] You have no potion to drink in the fight.
    [one] You may drink { $n } potion in the fight.
   *[other] You may drink { $n } potions in the fight.
}
odds-attacker = You attack, so you strike first.
odds-shields = Your shield stands at { $mine }, theirs at { $theirs }.
odds-combat = Your Combat stands at { $mine }, theirs at { $theirs }: so many cards one draws each turn.
odds-hand = The hand to beat is { $theirs }.
if-slain = a trophy and { $n } gold
if-driven = it is driven away, { $n } gold and a card of cost 0
if-defeated = a card of cost 0, its Trail, and one card fewer to draw
if-duel-lost = a card of cost 0 and one card fewer to draw
if-poker-won = the pot of 3 gold
if-poker-lost = the stake is gone
poker-rest = { $n ->
    [one] Keep { $rank }, roll the other die again
   *[other] Keep { $rank }, roll the other { $n } again
}
poker-all = Roll all { $n } again
gem-potion = Potion
gem-trophy = Trophy

# --- reasons ---
why-move-first = Move first; nothing can be done where the turn began.
why-action-used = This action has been used this turn.
why-above-level = The attribute stands above your witcher level already.
why-at-five = { $attribute } stands at V and rises no further.
why-all-at-five = All that is taught here stands at V already.
# $need is the cheapest price, $have the gold of the player.
why-no-training = The cheapest training here costs { $need } gold; you have { $have }.
why-own-school = The skill of your school is taught in { $place } alone.
why-no-stake = You have no coin to stake.
why-no-stake-there = This witcher has no coin to stake.
why-diced = You have played dice with this witcher this turn already.
why-nothing-to-exchange = No market card would be a fair exchange for what you hold.
# $cost is what the market card costs, $most what may be taken for the card given away.
why-too-dear = It costs { $cost }; in exchange you may take a card that costs { $most } at most.
# $cost is what this card costs, $need the cost of the cards that may be added.
why-other-cost = Its own cost is { $cost }, whatever its place in the row adds; a card whose own cost is { $need } is added.
why-cannot-pay-move = It takes a card of that terrain, any two cards, or a card and a coin.
why-gold-short = It costs { $need } gold; you have { $have }.
why-cards-short = { $need ->
    [one] It costs { $need } card; you hold { $have }.
   *[other] It costs { $need } cards; you hold { $have }.
}
# $card is the card on top of the combo.
why-no-link = { GENDER($card) ->
    [pl] { $card } have no link of this colour.
   *[other] { $card } has no link of this colour.
}
why-potion-limit = { $n ->
    [one] No more potions in this fight; { $n } has been used.
   *[other] No more potions in this fight; { $n } have been used.
}
why-no-sign = It takes a purple or a yellow hand card, and you hold none.
why-hand-full = It draws cards, and your hand is full.
why-deck-empty = It draws cards, and your deck is empty.
why-archespore = Only a witcher who discards an unused potion may fight Archespore.
why-last-hunt = The last monster must wait: the attribute trophy cannot be the last one.
why-trail-held = You have the Trail of this terrain already.
why-tracking-already = You are tracking the monster of this terrain already.
why-no-tokens = No token of this terrain is left.
why-token-here = The only token of this terrain that is left shows this very place.
why-no-monster = No monster dwells in this terrain.
why-trophy-held = You have this trophy already.
why-trophy-gone = No trophy of this attribute is left.
why-duel-school = Witchers do not fight at schools.
why-duel-tavern = The tavern is closed after the last brawl.
why-duel-diced = You have played dice with this witcher this turn.
why-no-exploration = A story has ruled out Exploration this turn.
why-deck-read = All the stories of this deck have been read.

# --- the story: setting up and turns ---
school-taken = { $seat } joins the { $school }.
    .you = You join the { $school }.
begins-with = { $seat } begins with { $n } gold.
    .you = You begin with { $n } gold.
trains-first = { $seat } trains before the first turn.
    .you = You train before the first turn.
turn-begins = { $seat } begins turn { $n }.
    .you = You begin turn { $n }.
sets-out = { $seat } sets out for { $place }.
    .you = You set out for { $place }.
moved = { $seat } comes to { $place }.
    .you = You come to { $place }.
coin-for-the-road = { $seat } pays a coin for the road.
    .you = You pay a coin for the road.
acts = { $seat } makes use of { $place }.
    .you = You make use of { $place }.
# $who is the companion.
companion-pays = { $who } earns { $seat } { $n } gold.
    .you = { $who } earns you { $n } gold.
no-deed = { $seat } finds nothing to do here.
    .you = You find nothing to do here.
# Phase III begins.
rests = { $seat } rests and trains.
    .you = You rest and train.

# --- cards, potions, gold ---
drew-own = You draw { $cards }.
drew = { $seat } draws { $n } { $n ->
        [one] card
       *[other] cards
    }.
    .you = You draw { $n } { $n ->
            [one] card
           *[other] cards
        }.
deck-renewed = { $seat } shuffles the discard pile into a new deck.
    .you = You shuffle your discard pile into a new deck.
life-pool-made = { $seat } shuffles the discard pile into the life pool.
    .you = You shuffle your discard pile into the life pool.
all-shuffled = { $seat } shuffles hand, deck and discard pile into a new deck.
    .you = You shuffle hand, deck and discard pile into a new deck.
discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
discarded-deck = { $seat } discards { $card } from the deck.
    .you = You discard { $card } from your deck.
lost-from-hand = { $seat } loses { $card } from the hand.
    .you = You lose { $card } from your hand.
# $cards is a list of cards.
lost-cards = { $seat } loses { $cards } from the deck.
    .you = You lose { $cards } from your deck.
trashed = { $seat } trashes { $card }.
    .you = You trash { $card }.
trashed-discard = { $seat } trashes { $card } from the discard pile.
    .you = You trash { $card } from your discard pile.
trashed-deck = { $seat } trashes { $card } from the deck.
    .you = You trash { $card } from your deck.
taken-back = { $seat } takes { $card } back.
    .you = You take { $card } back.
shuffled-back = { $seat } shuffles { $card } back into the deck.
    .you = You shuffle { $card } back into your deck.
tucked-own = You put { $card } under your deck.
tucked = { $seat } puts a hand card under the deck.
    .you = You put a hand card under your deck.
under-deck = { $seat } puts { $cards } from the discard pile under the deck.
    .you = You put { $cards } from your discard pile under your deck.
card-added = { $seat } adds { $card } to the discard pile.
    .you = You add { $card } to your discard pile.
bought = { $seat } learns { $card }.
    .you = You learn { $card }.
exchanged = { $seat } takes { $card } from the market.
    .you = You take { $card } from the market.
market-new = { GENDER($card) ->
    [pl] { $card } come to the market.
   *[other] { $card } comes to the market.
}
market-nothing = { $seat } can pay for none of the cards.
    .you = You can pay for none of the cards.
market-swept = { GENDER($card) ->
    [pl] { $card } are swept off the market.
   *[other] { $card } is swept off the market.
}
market-trashed = { $seat } trashes { $card } from the market.
    .you = You trash { $card } from the market.
draws-fewer = { $seat } draws one card fewer in Phase III.
    .you = You draw one card fewer in Phase III.
draws-exactly = { $n ->
    [one] Whoever slays { $monster } draws exactly { $n } card in Phase III.
   *[other] Whoever slays { $monster } draws exactly { $n } cards in Phase III.
}
gold-gained = { $seat } gains { $n } gold.
    .you = You gain { $n } gold.
# $story is the name of the card.
gold-lost-to = { $seat } loses { $n } gold to “{ $story }”.
    .you = You lose { $n } gold to “{ $story }”.
gold-paid = { $seat } pays { $n } gold.
    .you = You pay { $n } gold.
trained = { $seat } pays { $n } gold for training.
    .you = You pay { $n } gold for training.
potion-gained = { $seat } gains a potion, { $potion }.
    .you = You gain a potion, { $potion }.
potion-lost = { $seat } loses a potion, { $potion }.
    .you = You lose a potion, { $potion }.
potion-drunk = { $seat } drinks { $potion }. { $text }
    .you = You drink { $potion }. { $text }
potions-revealed = { $seat } reveals { $potions }.
    .you = You reveal { $potions }.
potion-brewed = { $seat } drinks { $potion } at once. { $text }
    .you = You drink { $potion } at once. { $text }
attribute-up = { $seat }'s { $attribute } rises to { $level }.
    .you = Your { $attribute } rises to { $level }.
attribute-down = { $seat }'s { $attribute } falls to { $level }.
    .you = Your { $attribute } falls to { $level }.
level-up = { $seat } is a witcher of level { $level } now.
    .you = You are a witcher of level { $level } now.
# $n is by how much, $now where the shield stands afterwards; likewise below.
shield-up = { $seat }'s shield rises by { $n } to { $now }.
    .you = Your shield rises by { $n } to { $now }.
shield-down = { $seat }'s shield falls by { $n } to { $now }.
    .you = Your shield falls by { $n } to { $now }.

# --- tokens ---
trail-gained = { $seat } gains a { $terrain } Trail.
    .you = You gain a { $terrain } Trail.
trail-lost = { $seat }'s { $terrain } Trail goes back: its monster is gone.
    .you = Your { $terrain } Trail goes back: its monster is gone.
# $terrain is where the monster dwells, $place where its tracks lead.
tracking-here = The token shows { $place }, this very place: it goes back, and another is drawn.
tracking-started = { $seat } tracks the { $terrain } monster; its tracks lead to { $place }.
    .you = You track the { $terrain } monster; its tracks lead to { $place }.
tracking-done = In { $place } { $seat } finds a coin and the Trail.
    .you = In { $place } you find a coin and the Trail.
tracking-coin = In { $place } { $seat } finds the coin; the Trail was known already.
    .you = In { $place } you find the coin; you knew the Trail already.
tracking-lost = { $seat }'s tracking quest to { $place } is over: its monster is gone.
    .you = Your tracking quest to { $place } is over: its monster is gone.
tracking-none = There is no new Trail that { $seat } could follow.
    .you = There is no new Trail that you could follow.
trail-none = { $seat } gains no Trail: all that can be had are known already.
    .you = You gain no Trail: you know all that can be had already.

# --- dice poker ---
poker-stakes = { $seat } and { $other } stake a coin each, and the bank adds one.
    .you = You and { $other } stake a coin each, and the bank adds one.
    .you-other = { $seat } and you stake a coin each, and the bank adds one.
# $n is what the bank adds.
poker-stake = { $n ->
    [0] { $seat } stakes a coin.
   *[other] { $seat } stakes a coin, and the bank adds { $n }.
}
    .you = { $n ->
        [0] You stake a coin.
       *[other] You stake a coin, and the bank adds { $n }.
    }
# $dice and $theirs are rows of pips such as “6 5 5 2 1”.
poker-thrown = { $seat } throws { $dice }, { $other } throws { $theirs }.
    .you = You throw { $dice }, { $other } throws { $theirs }.
    .you-other = { $seat } throws { $dice }, you throw { $theirs }.
# $other is the player who throws for the locals.
poker-locals = { $seat } throws { $dice }; { $other } throws { $theirs } for the locals.
    .you = You throw { $dice }; { $other } throws { $theirs } for the locals.
    .you-other = { $seat } throws { $dice }; you throw { $theirs } for the locals.
poker-alone = { $seat } throws { $dice }.
    .you = You throw { $dice }.
poker-against = { $seat } throws { $dice } against { $theirs }.
    .you = You throw { $dice } against { $theirs }.
poker-rerolled = { $seat } rolls { $n } { $n ->
        [one] die
       *[other] dice
    } again: { $dice }.
    .you = You roll { $n } { $n ->
            [one] die
           *[other] dice
        } again: { $dice }.
poker-rerolled-locals = { $n ->
    [one] { $seat } rolls { $n } die of the locals again, and they show { $dice }.
   *[other] { $seat } rolls { $n } dice of the locals again, and they show { $dice }.
}
    .you = { $n ->
        [one] You roll { $n } die of the locals again, and they show { $dice }.
       *[other] You roll { $n } dice of the locals again, and they show { $dice }.
    }
poker-won = { $seat } wins { $n } gold with { $rank }.
    .you = You win { $n } gold with { $rank }.
poker-nothing = { $seat } shows { $rank } and wins nothing.
    .you = You show { $rank } and win nothing.
poker-lost = The locals win with { $rank }; { $seat } loses the coin.
    .you = The locals win with { $rank }; you lose your coin.
poker-hand = { $seat } shows { $rank }.
    .you = You show { $rank }.
rank-nothing = nothing
rank-pair = a pair
rank-two-pairs = two pairs
rank-three = three of a kind
rank-small-straight = a small straight
rank-big-straight = a big straight
rank-full-house = a full house
rank-four = four of a kind
rank-five = five of a kind
# Hands of dice: $high and $low are pips below.
hand-nothing = nothing, the highest die a { $n }
hand-pair = a pair of { $high }
hand-two-pairs = two pairs, { $high } and { $low }
hand-three = three { $high }
hand-small-straight = a small straight, 1 to 5
hand-big-straight = a big straight, 2 to 6
hand-full-house = a full house, three { $high } and two { $low }
hand-four = four { $high }
hand-five = five { $high }
pips-1 = ones
pips-2 = twos
pips-3 = threes
pips-4 = fours
pips-5 = fives
pips-6 = sixes

# --- stories and quests ---
explores-city = { $seat } walks into the streets.
    .you = You walk into the streets.
explores-wilds = { $seat } rides out into the wilds.
    .you = You ride out into the wilds.
# $intro is the whole text of the card up to its two options.
story-read = “{ $story }”: { $intro }
story-chosen = { $seat }: { $option }
    .you = You: { $option }
story-result = { $result }
# $text is the whole text of one row of a table.
story-band = { $text }
# Beside the die of a story.
story-sum = Rolled { $n }
# $n is the die, $total the die and twice the level.
story-test = The die shows { $n }, with the attribute { $total }
# $effects is a list of what follows “effect-” below.
story-effects = It comes to this: { $effects }.
# $places is a list of places, usually one.
quest-taken = { $seat } takes the quest “{ $story }”, which leads to { $places }.
    .you = You take the quest “{ $story }”, which leads to { $places }.
quest-done = { $seat } completes the quest “{ $story }”.
    .you = You complete the quest “{ $story }”.
quest-lost = No location token is left: { $seat } loses the quest “{ $story }”.
    .you = No location token is left: you lose the quest “{ $story }”.
kept = { $seat } keeps “{ $story }”.
    .you = You keep “{ $story }”.
kept-spent = { $seat } gives up “{ $story }”.
    .you = You give up “{ $story }”.
companion-leaves = { $story } leaves { $seat }.
    .you = { $story } leaves you.
rolled = { $seat } rolls { $n }.
    .you = You roll { $n }.
rolled-power = { $seat } rolls { $n } for { $power }.
    .you = You roll { $n } for { $power }.
# $n is the die, $total the die and twice the level.
tested = { $seat } rolls { $n } and with twice the { $attribute } has { $total }.
    .you = You roll { $n } and with twice your { $attribute } have { $total }.
short-fight = { $n ->
    [0] { $seat } deals no damage.
   *[other] { $seat } deals { $n } damage.
}
    .you = { $n ->
        [0] You deal no damage.
       *[other] You deal { $n } damage.
    }

# --- fights ---
fight-begins = { $seat } faces { $monster }.
    .you = You face { $monster }.
first-turn-witcher = { $seat } strikes first.
    .you = You strike first.
first-turn-monster = { $monster } strikes first.
power-used = { $seat } uses { $power }. { $text }
    .you = You use { $power }. { $text }
combo-card = { $seat } plays { $card }.
    .you = You play { $card }.
combo-from-discards = { $seat } plays { $card } from the discard pile.
    .you = You play { $card } from your discard pile.
combo-made = { $damage ->
    [0] { $seat } plays { $cards } and deals no damage.
   *[other] { $seat } strikes with { $cards } for { $damage } damage.
}
    .you = { $damage ->
        [0] You play { $cards } and deal no damage.
       *[other] You strike with { $cards } for { $damage } damage.
    }
card-returns = { GENDER($card) ->
    [pl] { $card } return to { $seat }'s hand.
   *[other] { $card } returns to { $seat }'s hand.
}
    .you = { GENDER($card) ->
        [pl] { $card } return to your hand.
       *[other] { $card } returns to your hand.
    }
# $n counts cards lost, $left those left in the monster's life pool.
monster-hit = { $n ->
    [one] { $monster } loses { $n } card to { $seat } and has { $left } left.
   *[other] { $monster } loses { $n } cards to { $seat } and has { $left } left.
}
    .you = { $n ->
        [one] { $monster } loses { $n } card to you and has { $left } left.
       *[other] { $monster } loses { $n } cards to you and has { $left } left.
    }
monster-unhurt = { $monster } loses no card.
looked-lost = { $seat } has { $card } discarded.
    .you = You have { $card } discarded.
looked-lost-witcher = { $seat } has { $other } discard { $card } from the deck.
    .you = You have { $other } discard { $card } from the deck.
    .you-other = { $seat } has you discard { $card } from your deck.
# $what is one of the “attack-” messages in monsters.ftl.
monster-charges = { $monster } charges: { $what }.
monster-bites = { $monster } bites: { $what }.
monster-die = { $monster } rolls { $n }.
monster-hits = { $seat } suffers { $n } damage.
    .you = You suffer { $n } damage.
slain = { $seat } slays { $monster } and gains { $n } gold.
    .you = You slay { $monster } and gain { $n } gold.
driven-away = { $seat } falls, but drives { $monster } away and gains { $n } gold.
    .you = You fall, but drive { $monster } away and gain { $n } gold.
defeated = { $monster } defeats { $seat }.
    .you = { $monster } defeats you.
monster-settles = { $monster } settles in { $place }.
# $trophy is the name of a trophy; $n is how many the player has now.
trophy-gained = { $seat } hangs up a trophy, { $trophy }, and has { $n } of 4.
    .you = You hang up a trophy, { $trophy }, and have { $n } of 4.
trophy-without-step = { $seat } has { $trophy } for its effect alone: the last step is won only in a fight.
    .you = You have { $trophy } for its effect alone: the last step is won only in a fight.
medal-taken = { $seat } takes { $trophy } from { $other }.
    .you = You take { $trophy } from { $other }.
    .you-other = { $seat } takes { $trophy } from you.
meditates = { $seat } meditates and takes { $trophy }.
    .you = You meditate and take { $trophy }.
# Why: $cards is a list of lost cards, $left how many are left. Parts of a sum: small words beside a number.
because-cards-lost = { $left ->
    [one] { $cards } lost, { $left } card left.
   *[other] { $cards } lost, { $left } cards left.
}
because-no-card-lost = { $left ->
    [one] No card lost, { $left } left.
   *[other] No card lost, { $left } left.
}
because-monster-left = { $left ->
    [0] { $monster } has no card left.
    [one] { $monster } has { $left } card left.
   *[other] { $monster } has { $left } cards left.
}
because-slain = { $monster } has no card left.
because-driven = { $seat } has no card left, but { $monster } has one at most.
    .you = You have no card left, but { $monster } has one at most.
because-defeated = { $left ->
    [one] { $seat } has no card left, { $monster } still has { $left }.
   *[other] { $seat } has no card left, { $monster } still has { $left }.
}
    .you = { $left ->
        [one] You have no card left, { $monster } still has { $left }.
       *[other] You have no card left, { $monster } still has { $left }.
    }
because-duel = { $seat } has no card left.
    .you = You have no card left.
because-level = All four attributes have reached { $level }.
because-rank = It takes { $rank }.
part-softened = softened
part-link = link to { $card }
part-more = potions, skill and trophies
part-resists = the monster resists
part-twice = twice the { $attribute }
label-die = Die
duel-begins = { $seat } draws steel against { $other }.
    .you = You draw steel against { $other }.
    .you-other = { $seat } draws steel against you.
duel-won = { $n ->
    [0] { $seat } beats { $other }.
   *[other] { $seat } beats { $other } and gains { $n } gold.
}
    .you = { $n ->
        [0] You beat { $other }.
       *[other] You beat { $other } and gain { $n } gold.
    }
    .you-other = { $n ->
        [0] { $seat } beats you.
       *[other] { $seat } beats you and gains { $n } gold.
    }
bet-placed = { $seat } bets a coin on { $on }.
    .you = You bet a coin on { $on }.
    .you-on = { $seat } bets a coin on you.
# $n is the stake and what comes with it.
bet-won = { $seat }'s bet brings { $n } gold with the stake.
    .you = Your bet brings { $n } gold with the stake.
bet-lost = { $seat } loses the bet.
    .you = You lose the bet.

# --- how it ends ---
result-won = { $seat } brings the fourth trophy home to the { $school }.
    .you = You bring the fourth trophy home to the { $school }.
won-by-hunt = The last trophy was taken on the hunt for { $trophy }.
won-by-duel = The last trophy, { $trophy }, was taken from another witcher.
# $rating is one of the ratings below, a sentence of its own.
solo-result = { $turns ->
    [one] It took { $turns } turn. { $rating }
   *[other] It took { $turns } turns. { $rating }
}
rating-novice = Not bad, for a novice.
rating-reliable = You can be relied on.
rating-professional = You are a professional, and people have begun to talk about you.
rating-legend = You are well on your way to becoming a legend.
rating-living-legend = You are a living legend!

# --- what story cards do ---
effect-gold-gain = +{ $n } gold
effect-gold-loss = −{ $n } gold
effect-attribute-gain = { $attribute } +{ $n }
effect-attribute-loss = { $attribute } −{ $n }
effect-any-attribute = any attribute +{ $n }
effect-lowest = your lowest attribute +{ $n }
effect-two-lowest = your two lowest attributes +1 each
effect-shield-loss = shield −{ $n }
effect-no-shield = your shield falls to 0
effect-full-shield = your shield rises to its maximum
effect-potion-gain = { $n } { $n ->
        [one] potion
       *[other] potions
    }
effect-potion-loss = lose { $n } { $n ->
        [one] potion
       *[other] potions
    }
effect-potions-up-to = potions until you hold { $n }
effect-potions-exactly = potions until you hold { $n }, above the limit
effect-no-potions = lose all potions
effect-next-draw-gain = { $n ->
    [one] draw { $n } more card in Phase III
   *[other] draw { $n } more cards in Phase III
}
effect-next-draw-loss = { $n ->
    [one] draw { $n } card fewer in Phase III
   *[other] draw { $n } cards fewer in Phase III
}
effect-draw = draw { $n } { $n ->
        [one] card
       *[other] cards
    }
effect-discard = discard { $n } { $n ->
        [one] card
       *[other] cards
    }
effect-trash = trash { $n } of your cards
effect-add-card = add a card of cost { $n }
effect-add-any-card = add any market card
effect-free-card = your card in Phase III is free
effect-trail = a Trail of any terrain
effect-every-trail = a Trail of every terrain
# $n is the number of the event card, here and below.
effect-quest-terrain = a quest at a { $terrain } location, event { $n }
effect-quest-terrain-paid = a quest at a { $terrain } location for { $pay } gold, event { $n }
effect-quest-place = a quest in { $place }, event { $n }
effect-quest-place-paid = a quest in { $place } for { $pay } gold, event { $n }
effect-quest-home = a quest at your school, event { $n }
effect-quest-schools = a quest at your or another player's school, event { $n }
effect-event = event { $n }
effect-keep = this card stays with you
effect-lose-companion = your companion leaves
effect-to-phase-three = on to Phase III
effect-no-exploration = no Exploration this turn
effect-move-and-act = ride along a road and use the action there if you like
# $bands is a list of “band” messages.
effect-roll = roll a die ({ $bands })
effect-test = a test, a die plus twice your { $attribute } ({ $bands })
effect-by-attribute = by your { $attribute } ({ $bands })
effect-by-level = by your witcher level ({ $bands })
effect-if = { $bands }
effect-beat-dice = beat a full house of threes and twos ({ $bands })
effect-short-fight = { $cards ->
    [one] a short fight with shield −{ $lower }, draw { $cards } card, one combo, by its damage ({ $bands })
   *[other] a short fight with shield −{ $lower }, draw { $cards } cards, one combo, by its damage ({ $bands })
}
effect-short-fight-bare = { $cards ->
    [one] a short fight with shield 0, draw { $cards } card, one combo, by its damage ({ $bands })
   *[other] a short fight with shield 0, draw { $cards } cards, one combo, by its damage ({ $bands })
}
effect-school-owner = the owner of the school gains the Trails you have, and any attribute +1
# $low and $high are numbers on the dice or levels; $effects is a list of effects.
band = { $low } to { $high }: { $effects }
band-one = { $low }: { $effects }
band-at-least = { $low } or more: { $effects }
band-shield-0 = at shield 0: { $effects }
band-potions-0-1 = with at most 1 potion: { $effects }
band-gold-0-1 = with at most 1 gold: { $effects }
band-trophies-0 = without a trophy: { $effects }
band-own-school = at your own school: { $effects }
band-win = if you do: { $effects }
band-else = otherwise: { $effects }
band-then = { $first }; { $rest }

# --- labels of the table ---
chapter-setup = The witchers gather
chapter-travel = { $seat }, turn { $n } · Phase I, movement and actions
    .you = Your turn { $n } · Phase I, movement and actions
chapter-deed = { $seat }, turn { $n } · Phase II
    .you = Your turn { $n } · Phase II
chapter-rest = { $seat }, turn { $n } · Phase III, new cards
    .you = Your turn { $n } · Phase III, new cards
chapter-fight = { $seat }, turn { $n } · Phase II, a fight
    .you = Your turn { $n } · Phase II, a fight
player-sub = Level { $level }
label-map = The Continent
label-monsters = Monsters abroad
label-market = Market
label-market-note = The price falls to the right.
label-reputation = Reputation
label-fatigue = { $n ->
    [one] The next step trashes { $n } card.
   *[other] The next step trashes { $n } cards.
}
label-actions = Action cards
label-market-discard = Discarded action cards
label-potion-deck = Potions
label-city = City
label-wilds = Wilds
label-events = Events
label-tokens-forest = Forest tokens
label-tokens-mountain = Mountain tokens
label-tokens-water = Water tokens
label-monsters-1 = Monsters I
label-monsters-2 = Monsters II
label-monsters-3 = Monsters III
label-reserve = Reserve of level I
label-attribute-trophies = Trophies for meditation
label-no-board = No board yet
label-gold = Gold
    .more = more gold
    .less = less gold
label-shield = Shield
    .more = a higher shield
    .less = a lower shield
label-potions = Potions
    .more = more potions
    .less = fewer potions
label-trophies = Trophies
    .more = more trophies
    .less = fewer trophies
label-powers = Skill, trophies, companions
label-quests = Quests
label-trails = Trails
label-deck = Deck
label-discard = Discard pile
label-school-trophies = Trophies of this school
label-hand = Hand
label-looked = Cards being looked at
label-life = Life pool
label-combo = Combo
label-drunk = Potions used
label-spent = Discarded
label-poker = Dice poker
label-dice = Dice
label-locals = The locals
label-shown-hand = The hand to beat
mat-note = { $school }, level { $level }
hand-note = { $n } of { $most }
combo-note = { $damage } damage, shield +{ $shield }
potions-left = may drink { $n } more { $n ->
        [one] potion
       *[other] potions
    }
poker-pot = { $n } gold in the pot
# $seat leads with its dice; $n gold in the pot.
poker-leads = { $seat } leads · { $n } gold in the pot
    .you = You lead · { $n } gold in the pot
poker-leads-locals = The locals lead · { $n } gold in the pot
poker-shown-beaten = { $seat } beats the hand that lies open
    .you = You beat the hand that lies open
poker-shown-stands = The hand that lies open still stands
closed-tavern = The tavern is closed
open-lair = A monster will dwell here
pawn = { $seat }, { $school }
    .you = You, { $school }
fame = { $seat } at { $n }
    .you = You at { $n }
quest-goal = { $seat }'s quest “{ $story }”
    .you = Your quest “{ $story }”
tracking-goal = { $seat } tracks a monster to here
    .you = You track a monster to here
tracking-token = Tracking quest to { $place } ({ $terrain }), worth 1 gold
trail-token = Trail of the { $terrain } monster
quest-text = Go to { $places }; event { $event }.
quest-complete = Read event { $event }.
stage-fight = { $seat } against { $monster }
    .you = You against { $monster }
stage-duel = { $seat } against { $other }
    .you = You against { $other }
    .you-other = { $seat } against you
stage-short = { $seat } in a short fight
    .you = You in a short fight
# $witcher is the name of the witcher whom the player plays.
fighter = { $seat }: { $witcher }
    .you = You: { $witcher }
thrower = { $seat }
    .you = You
deck-city = City
deck-wilds = Wilds
deck-event = Event

# --- what no sensible witcher does (simulate --blunders) ---
blunder-idle = Does nothing but explore for two turns in a row
blunder-shuttle = Walks to and fro between two places
blunder-untracked-hunt = Hunts without the Trail it is tracking
blunder-wasted-potion = Drinks a potion for nothing
blunder-blind-dice = Rolls dice that win, or leaves dice that lose

# What a user may change on a card; $where counts them.
number-cost = price
number-damage = damage
number-shield = shield
number-draw = cards drawn
number-draw-less = cards drawn less
number-copies = copies in the deck
number-n = its number
number-m = its second number
number-life = life
number-ability = number of its ability
number-charge = damage of the charge
number-bite = damage of the bite
number-a = option A, effect { $where }
number-b = option B, effect { $where }
number-pay-a = price of option A
number-pay-b = price of option B
number-fight-card = Fight card { $n }
number-trophy = { $where ->
    [2] second number of its trophy
   *[other] number of its trophy
}
