# Scenarios and villains.

scenario-margath = The Ascendance of Margath
    .text = Gather lore, face the High Lord at the Firmament, and end him before he reaches Tamalir.
    .story = Margath was a war-leader of dragons when the kingdoms were young. Now he has put on the armour of a mortal lord, taken the highest fortress of the realm and begun to remember how a crown is burned out of a city. Somebody must learn his weakness first.
    .effect = White story tokens are lore. End of Act I: put Margath on the Firmament, before the time token is flipped and the icon of space 1 is resolved. A hero in Margath's hex may spend 1 action to flip this card and fight him. Whoever defeats him wins the game. After the end of Act II, each time the time token would advance, the first player rolls 5 terrain dice instead: Margath moves 1 hex toward Tamalir for each wild (shortest path; first player chooses among equal paths; default straight up column G). If Margath enters Tamalir, all heroes lose.
    .effect-fixed = { scenario-margath.effect } The dice of the march cannot be rerolled by exerting.
    .effect-exert = { scenario-margath.effect } The first player may exert to reroll the dice of the march.

scenario-corpse-king = The Corpse King
    .text = Win allies, thin out the dead, and strike down Vorakesh before the second act ends.
    .story = Vorakesh does not march to conquer; he marches to collect. Every lost battle, every plague pit and every quiet churchyard is a levy to him. In the Cursed Ruins he is sewing a kingdom together, and he is nearly out of thread, which is to say out of living people.
    .effect = White story tokens are allies; each hero starts with 1. Black story tokens are zombies. Each time a hero enters a hex with zombies, it suffers 2 damage (once per entering, however many zombies are there). 1 action in a hex with a zombie: remove 1 zombie there and gain 1 gold. End of Act I: put Vorakesh and 1 zombie on the Cursed Ruins, before the time token is flipped and the icon of space 1 is resolved. A hero in Vorakesh's hex may spend 1 action to flip this card and fight him. Whoever defeats him wins the game. End of Act II: all heroes lose.

villain-margath = High Lord Margath
    .text = Lord, general, dragon. Know him, or burn.
    .health = Health { $health } less { $times-1 ->
        [one] the lore of his foe
       *[other] { $times-1 } times the lore of his foe
    }, but at least { $least }; he never heals above it.
    .taunt = Taunt
    .taunt-text = { $surge-1 } surge, Taunt: flip { $n-1 } of his foe's tokens.
    .will-of-margath = Will of Margath
    .will-of-margath-text = { $surge-2 } surge, Will of Margath: heal { $n-2 } damage.
    .empower = Empower
    .empower-text = { $surge-3 } surge, Empower: all his skull tokens count double until the end of this combat round.

villain-vorakesh = Vorakesh
    .text = He wears his crown the way others wear a shroud.
    .health = Health { $health } plus the zombies on the board less { $times-1 ->
        [one] the allies of his foe
        [2] twice the allies of his foe
       *[other] { $times-1 } times the allies of his foe
    }, but at least { $least }, counted at every moment; he never heals above it.
    .raise-dead = Raise Dead
    .raise-dead-text = { $surge-1 } surge, Raise Dead: choose a random enemy card of the combat discard pile and use any one surge ability of it at no further cost (X = 1). Not possible if there is none.
    .vampirism = Vampirism
    .vampirism-text = { $surge-2 } surge, Vampirism: deal { $n-1 } skull damage and heal { $n-2 } damage.
    .curse = Curse
    .curse-text = { $surge-3 } surge, Curse: flip all tokens in his foe's pool.
