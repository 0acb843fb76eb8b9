# The rules panel: the chapters in our own words.

rule-aim = What it is about
    .text = You are a witcher. Hunt monsters, train, brawl and gamble, and be the first to bring four trophies home. Trophies come from slain monsters, from fights you start against other witchers and win, and from meditation at level V. The game ends at once when somebody gains the fourth, and only a fight can end it.
rule-setup = Setting up
    .text = Three monsters lie on the map, one in each terrain: all of level I for three or more players; two of level I and one of level II for two, and the first player says where the latter goes; one of each level for a single player. From the right of the first player and counter-clockwise everyone draws two of the unused boards and keeps one. Cards and gold depend on the seat. With four or five players everyone raises one attribute before the first turn, and a reserve of one or two monsters of level I waits.
rule-cards = Your cards
    .text = Every action card can take you somewhere (its terrain) or be played in a fight (its icons and links). A discarded card lies on your own pile and comes back when your deck runs out, except in a fight. A trashed card is gone for good. You never hold more than seven cards. You may always look through your own discards, and through your own deck outside your turn and your fights; it is shuffled afterwards.
rule-attributes = Attributes and witcher level
    .text = Combat says how many cards you draw in a fight turn, Defence how high your shield can stand, Alchemy how many potions you may use in a fight: 1, 2, 3, 4 and 4 on the levels I to V. The Special is the skill of your school. Each step of Defence lifts your shield by 1, each step of Alchemy brings a potion. When all four stand above your witcher level it rises, and you draw 1 card (II, III) or 2 (IV, V). Attributes never fall below I and never from V; the witcher level never falls.
rule-tokens = Location tokens
    .text = Six tokens for each terrain lie face down. They show where monsters dwell and where quests lead, and lie on your board as Trails.
rule-trails = Trail tokens
    .text = A Trail belongs to the monster of its terrain: with it you strike first. You hold one at most for each terrain; an open tracking quest is no Trail yet. All Trails and tracking quests of a terrain go back when its monster is slain or driven away.
rule-potions = Potions
    .text = Potions lie open beside your board, four at most. They are used in your own fight turns, as many in a fight as your Alchemy says, and discarded when the fight is over.
rule-movement = Phase I: movement
    .text = Discard a card with the terrain of the connected location you enter, or one with the universal symbol, or any two cards, or any card and a coin. Behelt Nar is entered with any one card. Move as often as you can pay. Nothing else can be done before the first move of the turn.
rule-location-actions = Phase I: actions
    .text = After a move you may use the action of the place where you stand, complete a quest there and play dice poker, in any order. Each location's action can be used once a turn.
rule-schools = Schools
    .text = Train Combat, Defence or Alchemy for gold: the present level and one, so 2, 3, 4 or 5. In your own school you may train your Special instead. Your witcher level does not matter here.
rule-tracking = Tracking quests
    .text = Gain a coin, then choose a monster and take a token of its terrain face up with a coin on it. A token that shows where you stand goes back, and you draw another; if none is left, you cannot track that monster. When you enter the place it shows, take that coin and turn the token over: it is a Trail now. If you have that Trail already, you take the coin alone and the token goes back.
rule-dice-poker = Dice poker
    .text = Both stake a coin and the bank adds one; the other player cannot refuse, and both need a coin. Both throw five dice, then the other player may roll any of his dice once more, then the active player. From low to high: pair, two pairs, three, small straight, big straight, full house, four, five of a kind. Ties go by the dice in the combination, then by the highest and the second highest of the other dice, then to the active player. With the locals you stake one coin against two. Whoever has played dice with a witcher cannot fight him in the same turn.
rule-phase-two = Phase II
    .text = Do one thing: fight the monster or a witcher where you stand, meditate, or explore the city or the wilds.
rule-exploration = Exploration
    .text = A card is read to you up to its two options. Choose one; only then do you hear what comes of it, and you never learn what the other would have brought. An option that costs gold cannot be chosen without it; other losses are paid as far as you can.
rule-quests = Quests
    .text = A quest lies beside your board until you complete it at its place, which you may do in Phase I after a move, or never. Some cost gold. Completing it leads to an event.
rule-meditation = Meditation
    .text = With an attribute on level V take its trophy, if one is left and you have none of that kind: a step up the track, with fatigue. As your fourth trophy it gives its effect only, without the step.
rule-phase-three = Phase III
    .text = Discard as many cards as you like; at most three may stay. Draw up to three, or as many more or fewer as this turn has brought. Then take one card of the market; a full hand discards one first.
rule-market = The market
    .text = A card costs as many cards of your hand as it says: one less on the rightmost place, one more on the two leftmost. You must take one if you can pay for any. It goes to your hand; the row slides to the right and is filled from the left.
rule-adding-cards = Adding a card of a given cost
    .text = Take a market card of that printed cost to your discard pile. If none lies open, cards are revealed until one comes; the others go to the common discard pile.
rule-fights = Fights
    .text = Your deck and discard pile, shuffled together, are your life pool; your hand stays in your hand. A monster's life pool is made of as many fight cards as it has life. With a Trail of the monster you take the first turn, otherwise the monster does. Turns alternate until one side is out of cards.
rule-effects = Your fight turn, step 1
    .text = Use potions within the limit of your Alchemy, your skill, and what your trophies and companions offer, in any order.
rule-skills = Special skills
    .text = Wolf: a combo of three or more cards strikes harder. Bear: by itself, when a turn begins without a shield. Griffin: a discarded card returns. Cat: the pick of your top cards in the first turn. Viper: when an attack has taken cards, a look at the opponent's next cards. Each once a fight, with the effect of your present level.
rule-combos = Your fight turn, step 2
    .text = Play at least one card. Each further card must have the colour of a link of the card right below it. All icons count, and the bonuses of those links that were used.
rule-damage = Your fight turn, steps 3 and 4
    .text = Deal the damage: a monster discards as many cards; a witcher loses shield first, then the top cards of the deck, then hand cards of his choice. Then raise your shield, then take back cards as the icons say. Draw as many cards as your Combat says, changed by the combo; your deck is not made anew. Whoever has no card left in deck and hand is knocked out. If both run out in the same turn, the one whose turn it is wins.
rule-monster-turn = The monster's turn
    .text = The player on your right names charge or bite, later the others in turn, counter-clockwise. Then the top card of the life pool is revealed and does what it says.
rule-special-abilities = Special abilities
    .text = Every monster changes the fight in its own way, as its card says.
rule-outcome = How a fight with a monster ends
    .text = Slain: its card is your trophy, 2 gold, and a monster one level higher comes (after level III another of level III; with four or five players a slain monster of level I is first replaced from the reserve). If you are knocked out while it has at most one card left, it is driven away: 2 gold, a card of cost 0, and another of the same level comes. Otherwise you are defeated: its Trail, a card of cost 0, and one card fewer in Phase III. Afterwards all your cards become your deck and your shield rises to your Defence.
rule-duels = Fights between witchers
    .text = You may fight a witcher where you both stand, not at a school, not at the closed tavern, not after dice poker with him. You begin. If you win, take one trophy of his school, unless you have one. The winner gains gold by the loser's reputation: 1, 2, 3, 3. The loser adds a card of cost 0. The defender draws 4 cards after a victory, 3 after a defeat; a beaten attacker draws one card fewer in Phase III. The closed-tavern token then lies there.
rule-bets = Bets
    .text = Before a fight between witchers everyone else may bet a coin on either. A right bet comes back with as much gold as the winner gains.
rule-fatigue = Trophies and fatigue
    .text = Each trophy is a step up the track. After the first, second and third trash 1, 2 and 3 of all your action cards, then shuffle the rest into one deck.
rule-solo = Alone
    .text = One monster of each level and one attribute trophy; you need all four, and the last monster must wait for the attribute trophy. Slain monsters are not replaced. Dice poker pays by a table. A die chooses the monster's attack: 1 to 3 charge, 4 to 6 bite. If you do not take the rightmost market card, it is discarded. Count your turns: six or fewer make a living legend.

# The score
points = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
    .word = trophies
