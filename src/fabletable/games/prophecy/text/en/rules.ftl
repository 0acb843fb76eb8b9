# The rules, a chapter each, in our own words.

rule-beginning = The beginning
    .text = Everyone gets two heroes, keeps one and passes the other to the left; this is done three times. A hero starts in the first of his two guilds with the printed Strength and Will, 3 gold and 3 experience. Whoever rolls highest begins.
rule-round = A round
    .text = In your round draw a chance card, take your turn, then discard what is too much: 15 gold, 15 experience, 7 items and 7 skills may be kept, in the longer game 9 of each. A turn is movement, then battles with the creatures of the field, then perhaps a battle with another hero, then whatever the field offers.
rule-chance = Chance cards
    .text = Terrain cards bring an adventure to each such field with fewer than two, face up if the field is empty, hidden beneath otherwise. Guild cards bring a skill; of two that lie there the older goes. Merchants bring new goods. The rest gives something to everybody, most to whoever drew it, or takes half of all gold.
rule-movement = Movement
    .text = Stay, walk one field, ride two for 1 gold, sail to the next port for 1 gold, pass a gate for 2 gold, use a skill or item of movement, do something that is done instead of moving, or attack an astral plane. One of these, once a turn.
rule-creatures = Creatures
    .text = Hidden cards are turned up when you come, and every creature must be fought. A creature with Strength only is fought with strength, one with Will only with will; one with both attacks with strength, but you may pay 2 mana for a battle of will. Won: take the experience and the reward. Lost: lose 1 Health or what the card says. Lost or drawn, your turn ends. Three lives take three rolls won in a row.
rule-battles = Battles
    .text = Take what you like in hand, say what you cast, throw or pay for, and roll a die each. Your current Strength or Will, all bonuses and the die count; the higher total wins. Mana and Health that you pay make you weaker at once. Positive and negative dice are set against each other: with one more roll two and keep the better, and so on.
rule-duels = Battles between heroes
    .text = Once a turn you may attack a hero on your field who is not safe, before you do anything else there. You attack with strength, or pay 2 mana and 1 for each of his artifacts to attack with will; against strength he may do the same. The attacker names his arms and spells, then the defender his, then both roll. The loser loses 1 Health or lets the winner take any item. The Forest Camp, the Monastery and a bed in the Village are safe, but never for the owner of an artifact.
rule-services = What the fields offer
    .text = Repair an item for 1 gold wherever there are people. The monks heal 1 Health a turn for nothing, the Camp any number for 1 gold each. The Wasteland gives 3 mana a turn for nothing, the Tower 2 mana for each gold. A night in the Village costs 1 gold, heals 1, restores 1 mana and is safe.
rule-guilds = Guilds
    .text = A skill costs experience; whoever is not a member pays as much gold as well. Two skills at most lie in a guild.
rule-market = Buying and selling
    .text = Goods in the City and the Village cost their printed price. Anything undamaged except an artifact can be sold there for half of it, rounded up.
rule-opportunities = Opportunities
    .text = An opportunity can be used when no creature bars the way, once, and only if it can change something for the better: no merchant without gold or goods, no trial that cannot succeed. Then it is discarded.
rule-items = Items
    .text = Two hands hold one weapon, one shield or other things made for the hand; a two-handed weapon fills both. One thing at a time sits on the head. Nothing can be changed during a battle. A thrown weapon counts for one roll and is damaged. A shield in hand turns a roll lost by little into a draw and is damaged. Potions and scrolls work once.
rule-skills = Skills and spells
    .text = Skills work from the moment they are learned. Spells cost mana and may be cast again, but not twice on the same thing at the same time. What works once a round works once, however many turns the round has.
rule-death = Death
    .text = Whoever must lose more Health than he has is dead. A hero who killed him takes all he had; otherwise it is lost, but artifacts stay where he fell. The player may come back with a hero drawn at random, who arrives 1 Health and 2 mana short.
rule-planes = Astral planes
    .text = From one of its two fields you may attack a plane instead of moving. Beat the lesser guardian, take its treasure, then you must face the greater one. Beat that, and the artifact is yours and the plane is closed. Between the two, and when you have won, you may drink and read what you like.
rule-artifacts = Artifacts
    .text = They count as items but cannot be sold, discarded, damaged or taken by creatures. Each makes it 1 mana dearer to start a battle of will against its owner, and its owner is never safe.
rule-final = The end of the game
    .text = Four artifacts win at once. When all five are held and nobody has four, the final battle has begun and heroes without artifacts leave. In the second edition the owner of the Royal Mantle names the field; all come there whole, nobody leaves, each must attack in his turn, and whoever loses gives an artifact. In the first edition, with the Apocalypse, play goes on across the land, losers give an artifact, and when the chance cards are used up everybody loses 1 Health and 1 mana in every round.
rule-trading = Trading
    .text = An option. Two heroes on one field may exchange gold and items if both agree. A deal takes the place of movement and is made with one partner a round (in the first edition: a turn); each must give something. A refusal is no deal, but three proposals a turn are enough. Artifacts pass only between partners of a team.
rule-teams = Teams
    .text = An option for four players: partners sit opposite each other, may trade and give freely, and if one is crowned both win.

# The score
points = { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
}
    .word = artifacts

# Below a card that may be chosen: what it changes for you.
change-strength = Strength in battle
change-will = Will in battle
change-hands = Hands it takes
change-items = Items, of { $most }
change-skills = Skills, of { $most }
# under a card that is bought or learned: its text, then what it changes ($changes is a list)
note-changes = { $text } { $changes }.
change-to = { $label } { $was } → { $now }
# a weapon that is no better than what the hero has: $arms are what he would hold and wear
change-stays = { $label } stays { $now }: you would rather fight with { $arms }
change-as-good = { $label } stays { $now }, the same as with { $arms }
change-stays-bare = { $label } stays { $now }: your bare hands are as good

# Beside the die of a trial.
trial-sum = { $own } + die { $die } = { $total }, needed { $needed }
