"""The few words that cards, map and rules share. All are plain strings, so that records and checksums can say them."""

from __future__ import annotations

from typing import Final

# Terrain and the symbols of the terrain die
PLAINS: Final = "plains"
FOREST: Final = "forest"
HILLS: Final = "hills"
MOUNTAINS: Final = "mountains"
WATER: Final = "water"
WILD: Final = "wild"
TERRAINS: Final = (PLAINS, FOREST, HILLS, MOUNTAINS, WATER)

# Kinds of hexes
CITY: Final = "city"
SETTLEMENT: Final = "settlement"
SHRINE: Final = "shrine"
FORTRESS: Final = "fortress"
WILDERNESS: Final = "wilderness"

# Attributes and the other numbers of a hero
BODY: Final = "body"
MIND: Final = "mind"
SPIRIT: Final = "spirit"
HEALTH: Final = "health"
SPEED: Final = "speed"
HAND: Final = "hand"
ATTRIBUTES: Final = (BODY, MIND, SPIRIT)

# Adventure decks, also the types of trophies
COMBAT: Final = "combat"
EXPLORATION: Final = "exploration"
SOCIAL: Final = "social"
DECKS: Final = (COMBAT, EXPLORATION, SOCIAL)

# Faces of combat tokens
PHYSICAL: Final = "physical"
MAGIC: Final = "magic"
SKULL: Final = "skull"
SHIELD: Final = "shield"
AGILITY: Final = "agility"
SURGE: Final = "surge"
DOUBLE: Final = "double"
DASH: Final = "dash"
FACES: Final = (PHYSICAL, MAGIC, SKULL, SHIELD, AGILITY, SURGE, DOUBLE, DASH)
DAMAGE: Final = (PHYSICAL, MAGIC, SKULL)

# Types of assets
WEAPON: Final = "weapon"
CLOTHING: Final = "clothing"
EQUIPMENT: Final = "equipment"
MOVEMENT: Final = "movement"
TRADE_GOODS: Final = "trade-goods"
ASSET_TYPES: Final = (WEAPON, CLOTHING, EQUIPMENT, MOVEMENT, TRADE_GOODS)

# Scenarios
MARGATH: Final = "margath"
CORPSE_KING: Final = "corpse-king"
GENERIC: Final = "generic"
