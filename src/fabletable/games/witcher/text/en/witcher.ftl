# The game, its questions, its reasons and its story.

game-witcher = The Witcher: Old World
    .motto = Hunt, train, gamble, survive
option-tweaks = Your own numbers

# --- words ---
word-action = Use the action of this place
word-phase-two = On to Phase II
word-two-cards = Discard any two cards
word-to-combo = On to the combo
word-combo-done = The combo is complete
word-charge = Charge
word-bite = Bite
word-explore-city = Explore the city
word-explore-wilds = Explore the wilds
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
ask-second-terrain = { $seat }, where shall the monster of level II dwell?
ask-school = { $seat }, which school is yours?
ask-travel = { $seat }, what next? You stand in { $place }.
ask-pay-move = { $seat }, what takes you to { $place }?
ask-free-move = { $seat }, where does the road take you?
ask-act-there = { $seat }, use the action of { $place }?
ask-train = { $seat }, what do you train? You have { $gold } gold.
ask-exchange-old = { $seat }, which hand card do you trash?
# $card is the hand card that is given away.
ask-exchange-new = { $seat }, what do you take for { $card }?
ask-trash-market = { $seat }, trash a card of the market?
ask-track = { $seat }, the monster of which terrain do you track?
ask-trail = { $seat }, the Trail of which terrain?
ask-quest-terrain = { $seat }, no token of that terrain is left. Where does the quest lead?
# $dice is a row of pips such as “6 5 5 2 1”; $chosen counts the dice picked to be rolled again.
ask-reroll = { $seat }, roll any dice again? { $dice } lie before you, { $chosen } chosen.
ask-reroll-locals = { $seat }, you throw for the locals: roll any of their dice again? { $dice } lie there, { $chosen } chosen.
ask-raise-any = { $seat }, which attribute rises?
ask-raise-lowest = { $seat }, which of your lowest attributes rises?
# $lost is 1 where cards are lost as damage.
ask-discard = { $lost ->
    [1] { $n ->
        [one] { $seat }, which card do you lose? { $n } more has to go.
       *[other] { $seat }, which card do you lose? { $n } more have to go.
    }
   *[other] { $n ->
        [one] { $seat }, discard { $n } more card.
       *[other] { $seat }, discard { $n } more cards.
    }
}
# $n is how many cards are above three.
ask-discard-down = { $n ->
    [one] { $seat }, at most three cards may stay: discard { $n } more card.
   *[other] { $seat }, at most three cards may stay: discard { $n } more cards.
}
ask-discard-more = { $seat }, discard any more cards?
ask-discard-from-deck = { $seat }, which card of your deck is discarded?
ask-trash = { $n ->
    [one] { $seat }, which of your cards leaves the game? { $n } more has to go.
   *[other] { $seat }, which of your cards leaves the game? { $n } more have to go.
}
ask-trash-hand = { $seat }, which hand card is trashed?
ask-market = { $seat }, which card do you take?
ask-hand-full = { $seat }, your hand is full. Which card goes to the discard pile to make room for { $card }?
ask-add-card = { $seat }, which card of cost { $cost } goes to your discard pile?
ask-add-any-card = { $seat }, which card goes to your discard pile?
ask-potion-over = { $seat }, too many potions. Which one goes?
ask-lose-potion = { $n ->
    [one] { $seat }, which potion do you lose? { $n } more has to go.
   *[other] { $seat }, which potion do you lose? { $n } more have to go.
}
ask-deed = { $seat }, what do you do here?
ask-story = { $seat }, what do you do?
ask-bet = { $seat }, do you bet on this fight?
ask-power = { $seat }, use something now?
ask-power-before-pool = { $seat }, use something before the life pools are made?
ask-effects = { $seat }, potions, skill or tricks before you strike?
ask-extra-potion = { $seat }, which potion, outside your limit?
ask-brew = { $seat }, which of these do you drink at once?
ask-petri = { $seat }, which sign feeds the philter?
ask-combo-first = { $seat }, which card opens your combo?
# $last is the card on top of the combo.
ask-combo-next = { $seat }, what follows { $last }?
ask-combo-extra = { $seat }, one more card, without a link?
ask-combo-unlinked = { $seat }, which card follows { $last } without a link?
ask-attack = { $seat }, does { $monster } charge or bite?
ask-own-attack = { $seat }, the monster's attack lies open. Charge or bite?
ask-tuck = { $seat }, which card goes under your deck?
ask-take-discarded = { $seat }, which discarded card comes back?
ask-shuffle-back = { $seat }, which discarded card goes back into your deck?
ask-take-looked = { $seat }, which of these cards do you take?
ask-discard-looked = { $seat }, which of these cards is discarded?
ask-sink-looked = { $seat }, put any of these at the bottom?
ask-put-back = { $n ->
    [one] { $seat }, { $n } more card goes back on top. Which one lies deepest?
   *[other] { $seat }, { $n } more cards go back on top. Which one lies deepest?
}

note-travel = { $cards } { $cards ->
        [one] card
       *[other] cards
    } in hand, { $gold } gold.
note-market = { $cards ->
    [one] You pay with the only card of your hand.
   *[other] You pay with the { $cards } cards of your hand.
}
# $left counts the cards of the monster's life pool.
note-fight = { $left ->
    [one] { $monster } has { $left } card left; your shield stands at { $shield }.
   *[other] { $monster } has { $left } cards left; your shield stands at { $shield }.
}
# $cards are the hand cards that fit; $there is a whole sentence about the place, here and in the next three.
way-card = You may discard { $cards }. { $there }
way-coin = Any two cards, or a card and a coin. { $there }
way-two = Any two cards. { $there }
# What choices say: $level in Roman, $life and $cards are cards, $others a list of players, $n gold or dice.
way-with = To { $place } for { $card }
way-otherwise = To { $place }, paid otherwise
waits-monster = { $monster }, level { $level }, life { $life }
waits-both = { $monster }, level { $level }, life { $life }; also { $others }
waits-witchers = { $others }
odds-monster = { $monster }, level { $level }, life { $life } against your { $cards } cards and shield { $shield }
odds-duel = { $seat }, { $theirs } cards against your { $mine }
odds-poker = { $seat }, before the dice are thrown
odds-locals = The locals, before the dice are thrown
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
why-own-school = Your Special is taught in { $place } alone.
why-no-stake = You have no coin to stake.
why-no-stake-there = This witcher has no coin to stake.
why-diced = You have played dice with this witcher this turn already.
why-nothing-to-exchange = No market card would be a fair exchange for what you hold.
# $cost is what the market card costs, $most what may be taken for the card given away.
why-too-dear = It costs { $cost }; in exchange you may take a card that costs { $most } at most.
# $cost is what this card costs, $need the cost of the cards that may be added.
why-other-cost = It costs { $cost }; a card of cost { $need } is added.
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
why-archespore = Only a witcher who discards an unused potion may fight Archespore.
why-last-hunt = The last monster must wait: the attribute trophy cannot be the last one.
why-trail-held = You have the Trail of this terrain already.
why-tracking-already = You are tracking the monster of this terrain already.
why-no-tokens = No token of this terrain is left.
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
turn-begins = { $seat } begins turn { $n }.
moved = { $seat } comes to { $place }.
coin-for-the-road = { $seat } pays a coin for the road.
acts = { $seat } makes use of { $place }.
# $who is the companion.
companion-pays = { $who } earns { $seat } { $n } gold.
no-deed = { $seat } finds nothing to do here.

# --- cards, potions, gold ---
drew-own = You draw { $cards }.
drew = { $seat } draws { $n } { $n ->
        [one] card
       *[other] cards
    }.
discarded = { $seat } discards { $card }.
lost-from-hand = { $seat } loses { $card } from the hand.
# $cards is a list of cards.
lost-cards = { $seat } loses { $cards } from the deck.
trashed = { $seat } trashes { $card }.
taken-back = { $seat } takes { $card } back.
shuffled-back = { $seat } shuffles { $card } back into the deck.
card-added = { $seat } adds { $card } to the discard pile.
bought = { $seat } learns { $card }.
exchanged = { $seat } takes { $card } from the market.
market-new = { GENDER($card) ->
    [pl] { $card } come to the market.
   *[other] { $card } comes to the market.
}
market-nothing = { $seat } can pay for none of the cards.
market-swept = { GENDER($card) ->
    [pl] { $card } are swept off the market.
   *[other] { $card } is swept off the market.
}
gold-gained = { $seat } gains { $n } gold.
# $story is the name of the card.
gold-lost-to = { $seat } loses { $n } gold to “{ $story }”.
gold-paid = { $seat } pays { $n } gold.
trained = { $seat } pays { $n } gold for training.
potion-gained = { $seat } gains a potion, { $potion }.
potion-lost = { $seat } loses a potion, { $potion }.
potion-drunk = { $seat } drinks { $potion }. { $text }
attribute-up = { $seat }'s { $attribute } rises to { $level }.
attribute-down = { $seat }'s { $attribute } falls to { $level }.
level-up = { $seat } is a witcher of level { $level } now.
# $n is by how much, $now where the shield stands afterwards; likewise below.
shield-up = { $seat }'s shield rises by { $n } to { $now }.
shield-down = { $seat }'s shield falls by { $n } to { $now }.

# --- tokens ---
trail-gained = { $seat } gains a { $terrain } Trail.
# $terrain is where the monster dwells, $place where its signs lead.
tracking-started = { $seat } tracks the { $terrain } monster; the signs lead to { $place }.
tracking-done = In { $place } { $seat } reads the signs: a coin and a Trail.
tracking-coin = In { $place } { $seat } finds the coin; the Trail was known already.
tracking-none = There is no new Trail that { $seat } could follow.
trail-none = { $seat } gains no Trail: all that can be had are known already.

# --- dice poker ---
# $dice and $theirs are rows of pips such as “6 5 5 2 1”.
poker-thrown = { $seat } throws { $dice }, { $other } throws { $theirs }.
# $other is the player who throws for the locals.
poker-locals = { $seat } throws { $dice }; { $other } throws { $theirs } for the locals.
poker-alone = { $seat } throws { $dice }.
poker-against = { $seat } throws { $dice } against { $theirs }.
poker-rerolled = { $seat } rolls { $n } { $n ->
        [one] die
       *[other] dice
    } again: { $dice }.
poker-rerolled-locals = { $n ->
    [one] { $seat } rolls { $n } die of the locals again, and they show { $dice }.
   *[other] { $seat } rolls { $n } dice of the locals again, and they show { $dice }.
}
poker-won = { $seat } wins { $n } gold with { $rank }.
poker-nothing = { $seat } shows { $rank } and wins nothing.
poker-lost = The locals win with { $rank }; { $seat } loses the coin.
poker-hand = { $seat } shows { $rank }.
rank-nothing = nothing
rank-pair = a pair
rank-two-pairs = two pairs
rank-three = three of a kind
rank-small-straight = a small straight
rank-big-straight = a big straight
rank-full-house = a full house
rank-four = four of a kind
rank-five = five of a kind

# --- stories and quests ---
explores-city = { $seat } walks into the streets.
explores-wilds = { $seat } rides out into the wilds.
# $intro is the whole text of the card up to its two options.
story-read = “{ $story }”: { $intro }
story-chosen = { $seat }: { $option }
story-result = { $result }
# $text is the whole text of one row of a table.
story-band = { $text }
# $effects is a list of what follows “effect-” below.
story-effects = It comes to this: { $effects }.
# $places is a list of places, usually one.
quest-taken = { $seat } takes the quest “{ $story }”, which leads to { $places }.
quest-done = { $seat } completes the quest “{ $story }”.
kept = { $seat } keeps “{ $story }”.
rolled = { $seat } rolls { $n }.
rolled-power = { $seat } rolls { $n } for { $power }.
# $n is the die, $total the die and twice the level.
tested = { $seat } rolls { $n } and with twice the { $attribute } has { $total }.
short-fight = { $n ->
    [0] { $seat } deals no damage.
   *[other] { $seat } deals { $n } damage.
}

# --- fights ---
fight-begins = { $seat } faces { $monster }.
first-turn-witcher = { $seat } strikes first.
first-turn-monster = { $monster } strikes first.
power-used = { $seat } uses { $power }. { $text }
combo-card = { $seat } plays { $card }.
combo-made = { $damage ->
    [0] { $seat } plays { $cards } and deals no damage.
   *[other] { $seat } strikes with { $cards } for { $damage } damage.
}
card-returns = { GENDER($card) ->
    [pl] { $card } return to { $seat }'s hand.
   *[other] { $card } returns to { $seat }'s hand.
}
# $n counts cards lost, $left those left in the monster's life pool.
monster-hit = { $n ->
    [one] { $monster } loses { $n } card to { $seat } and has { $left } left.
   *[other] { $monster } loses { $n } cards to { $seat } and has { $left } left.
}
monster-unhurt = { $monster } loses no card.
looked-lost = { $seat } has { $card } discarded.
# $what is one of the “attack-” messages in monsters.ftl.
monster-charges = { $monster } charges: { $what }.
monster-bites = { $monster } bites: { $what }.
monster-die = { $monster } rolls { $n }.
monster-hits = { $seat } suffers { $n } damage.
slain = { $seat } slays { $monster } and gains { $n } gold.
driven-away = { $seat } falls, but drives { $monster } away and gains { $n } gold.
defeated = { $monster } defeats { $seat }.
monster-settles = { $monster } settles in { $place }.
# $trophy is a monster or the medal of a school or attribute; $n is how many the player has now.
trophy-gained = { $seat } hangs up the trophy of { $trophy } and has { $n } of 4.
meditates = { $seat } meditates and takes { $trophy }.
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
because-driven = { $seat } has no card left, but neither has { $monster } more than one.
because-defeated = { $left ->
    [one] { $seat } has no card left, { $monster } still has { $left }.
   *[other] { $seat } has no card left, { $monster } still has { $left }.
}
because-duel = { $seat } has no card left.
because-level = All four attributes have reached { $level }.
because-rank = It takes { $rank }.
part-softened = softened
part-link = link to { $card }
part-more = potions, skill and trophies
part-resists = the monster resists
part-twice = twice the { $attribute }
label-die = Die
duel-begins = { $seat } draws steel against { $other }.
duel-won = { $n ->
    [0] { $seat } beats { $other }.
   *[other] { $seat } beats { $other } and gains { $n } gold.
}
bet-placed = { $seat } bets a coin on { $on }.
bet-won = { $seat }'s bet pays { $n } gold.

# --- how it ends ---
result-won = { $seat } brings the fourth trophy home to the { $school }.
won-by-hunt = The last trophy was taken on the hunt for { $trophy }.
won-by-duel = The last trophy, { $trophy }, was taken from another witcher.
# $rating is one of the ratings below and ends the sentence.
solo-result = { $turns ->
    [one] It took { $turns } turn and makes you { $rating }
   *[other] It took { $turns } turns and makes you { $rating }
}
rating-novice = not bad for a novice.
rating-reliable = someone to rely on.
rating-professional = a professional people have begun to talk about.
rating-legend = a legend in the making.
rating-living-legend = a living legend.

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
chapter-deed = { $seat }, turn { $n } · Phase II
chapter-rest = { $seat }, turn { $n } · Phase III, new cards
chapter-fight = { $seat }, turn { $n } · Phase II, a fight
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
label-shield = Shield
label-potions = Potions
label-trophies = Trophies
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
mat-note = { $school }, level { $level }
hand-note = { $n } of { $most }
combo-note = { $damage } damage, shield +{ $shield }
potions-left = { $n } more { $n ->
        [one] potion
       *[other] potions
    }
poker-pot = { $n } gold in the pot
closed-tavern = The tavern is closed
open-lair = A monster will dwell here
pawn = { $seat }, { $school }
fame = { $seat } at { $n }
quest-goal = { $seat }'s quest “{ $story }”
tracking-goal = { $seat } tracks a monster to here
tracking-token = Tracking quest to { $place } ({ $terrain }), worth 1 gold
trail-token = Trail of the { $terrain } monster
quest-text = Go to { $places }; event { $event }.
quest-complete = Read event { $event }.
stage-fight = { $seat } against { $monster }
stage-duel = { $seat } against { $other }
stage-short = { $seat } in a short fight
deck-city = City
deck-wilds = Wilds
deck-event = Event

# --- what no sensible witcher does (simulate --follies) ---
folly-idle = Does nothing but explore for two turns in a row
folly-shuttle = Walks to and fro between two places
folly-untracked-hunt = Hunts without the Trail it is tracking
folly-wasted-potion = Drinks a potion for nothing
folly-blind-dice = Rolls dice that win, or leaves dice that lose

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
