# The chapters of the rules, in our own words.

rule-set-up = Setting up
    .text = A scenario is chosen and its ten story cards are shuffled. Three adventure decks of thirty cards are built, twenty general ones and ten of the scenario each. In turn order from a random first player everyone chooses a hero, takes its gold and three tokens and draws skills up to its hand limit, stands on a site of the kind the hero names, and uses the hero's set-up ability. Then each of the four markets gets three assets, and the time token stands on the first space.
rule-turn = Turns and rounds
    .text = A turn has three actions: move, rest, train, shop in a city, follow a quest or a rumor or use an action of a card (one action each), or go on an adventure (two). Before, between and after actions you may learn skills, trade and use free abilities. The next action of a defeated hero must be a rest, until it is no longer defeated. A delayed hero must spend its next action to stand up. Neither may end the turn before. After everyone's turn the first player moves the time token: stars bring a story card, circles turn the gems up again, except under heroes. After twelve spaces the second act begins.
rule-movement = Moving
    .text = With one action either enter one neighbouring hex, whatever lies there, or roll dice equal to your speed and spend them one by one: each must show the terrain of the hex you enter. A wild shows everything; a city takes any die. From a road any die leads along the road to the next road hex. A river takes water or a wild, except over a bridge, which takes any die.
rule-dice = Terrain dice
    .text = The faces are wild, plains, plains or forest, plains or hills, forest or hills, mountains or water. A face with two terrains counts as one of them for each spending. Exploring means rolling dice equal to your speed.
rule-exert = Exerting
    .text = Discard a skill from your hand: to reroll one terrain die, to reveal one more card in a test, or to pay for an ability. A die may be rerolled as long as it lies there unspent, also between two dice of a move, whatever it was rolled for. You may exert as often as you have cards.
rule-adventures = Adventures
    .text = With two actions on a gem that lies face up, turn it down and draw a card of its deck: combat, exploration or social. An enemy is fought at once, an event offers two ways, a quest is kept. The decks are never shuffled again; an empty deck gives nothing.
rule-enemies = Enemies
    .text = The player on your right leads the enemy. If you defeat it you get its reward and take the card as a trophy. If it defeats you or you retreat, it is discarded. From the second act on every enemy casts the veteran token too.
rule-events = Events and rumors
    .text = Choose one of the two ways and do as much of it as you can. A way marked as a rumor stays in front of you until you have done what it says; you cannot change your mind. An event becomes a trophy only if it says so.
rule-quests = Quests
    .text = Go to one of the places of the quest and spend an action to explore or to test, as it says. Each die pays for one symbol of an outcome; a printed wild takes a real wild. You may resolve one outcome that you can pay, or none and try again later. A finished quest becomes a trophy unless it says otherwise.
rule-trophies = Trophies
    .text = Trophies are adventure cards face down; only their owner may look at them. To take a trophy is to keep the card just resolved; to gain one is to take the top card of a deck, or of its discard pile when the deck is empty. Spent trophies are discarded.
rule-skills = Skills
    .text = On your turn, but not within an action, you may learn skills from your hand: spend one trophy for each icon, any for a grey one. You may not have more learned skills of a kind than the value of its attribute; what is too much is discarded at once, as are cards above the hand limit. Training draws as many skills as your hand limit.
rule-tests = Tests
    .text = Reveal as many skill cards as your attribute, more or fewer by the modifier. Then you may exert, one card each. Every star is a success; one is enough. All revealed cards are discarded.
rule-assets = Assets
    .text = There are five types: weapon, clothing, equipment, movement and trade goods. You may own one of each; of two you discard one at once. An asset with a code brings its combat token.
rule-shop = Shopping
    .text = In a city, for one action: the market gets a fourth card, you may sell any of your assets for their price, and then you buy one asset or discard one from the market. Trade goods have a market value, paid for an action at the places they name.
rule-trade = Trading
    .text = On your turn you may swap gold and assets with a hero in your hex, also between two dice of a move. Both must give something; starting tokens, trophies, skills and story tokens are never traded.
rule-decks = Decks
    .text = Empty skill and asset decks are made anew from their shuffled discard piles. Cards you look at are known to you alone.
rule-abilities = Abilities
    .text = What says "may", has a price or a limit is used when its owner likes; anything else happens by itself. At one moment the active player's abilities come first, then the others' in turn order; each player orders their own. What works once per turn, or at any moment of your turn, also works while dice or revealed cards lie there. A price is always paid first. "Cannot" beats everything.
rule-combat-tokens = Combat tokens
    .text = At the start of each combat round both sides cast all their tokens. More golden faces act first; the attacker wins ties. Spent and removed tokens are out until the next cast, and abilities do not touch them unless they say so. A token that lies under another one cannot be affected; if the one on top is spent or removed, both go.
rule-combat-actions = Combat actions
    .text = Sides take turns with one action each: spend physical, or magic, or skull faces for that much damage, never mixed; put a token on a double, so that it counts twice and both are spent together (a double may lie on a double too, and may be flipped there); use agility or a surge ability. Who passes takes no more actions this round but may still spend shields.
rule-agility = Agility
    .text = Spend one agility face to flip one of your own tokens, or to make your foe recast one of its tokens that you choose. Doubling it brings nothing more.
rule-surge = Surge abilities
    .text = Spend at least as much surge as the ability costs; each one at most once a combat round. The price comes first, so spent tokens can already be brought back by it.
rule-shields = Damage and shields
    .text = When you take damage in combat you may spend shields: each stops one damage of any type, at any time, not as an action. No shield stops damage at the start of a fight or outside of one. At damage equal to health you are defeated and the fight is over at once.
rule-retreat = Retreating
    .text = At the end of a combat round a hero may roll one die and spend it to leave by the rules of movement. If that fails, another round begins. Nobody retreats from a villain or from Corbin's challenge.
rule-challenge = Challenges
    .text = An ability may let a hero challenge another one in the same hex who is not defeated. They fight until one is defeated; only the challenger is rewarded.
rule-villain = The villain
    .text = At the end of the first act the villain appears. In his hex you may spend an action to fight him: he casts the five enemy tokens, the veteran and his own. Whoever defeats him wins the game. Whoever is defeated by him is out, and he heals. Lore weakens Margath, allies weaken Vorakesh and zombies strengthen him; neither falls below eight health. After the second act Vorakesh has won, and Margath marches one hex toward Tamalir for each wild on five dice: if he arrives all heroes have lost.
rule-zombies = Zombies
    .text = Whoever enters a hex with zombies suffers two damage. One action in their hex removes one of them for one gold.

# The score
points = { $n ->
    [one] { $n } victory
   *[other] { $n } victories
}
    .word = victories
