# The heroes, the land and the planes.

## Heroes

hero-paladin = Paladin
    .text = A sworn sword of the faith, equally at home on the drill yard and in the choir.
hero-spellblade = Spellblade
    .text = She cuts with steel and finishes the sentence in sorcery.
hero-mercenary = Mercenary
    .text = Strong arm, light conscience, and a price for everything.
hero-scout = Scout
    .text = Knows every trail in the land and every lock at the end of it.
hero-ranger = Ranger
    .text = She guards the border that no map shows.
hero-druid = Druid
    .text = Keeper of oak and spring, older than he looks, gentler than he could be.
hero-sorceress = Sorceress
    .text = She learned her first spells from the wind and the rest from forbidden books.
hero-illusionist = Illusionist
    .text = What you saw was not her, and your purse is gone as well.
hero-mystic = Mystic
    .text = He has read the end of the old legend and sleeps badly since.
hero-wandering-monk = Wandering Monk
    .text = Owns a bowl, a staff and a surprising number of friends in low places.


## The land

field-magic-wasteland = Magic Wasteland
    .text = Bleached ground where raw magic seeps up; mages come here to drink their fill.
field-forest-a = Forest by the Wasteland
    .text = Crooked trees lean away from the Wasteland.
field-forest-camp = Forest Camp
    .text = Rangers and druids share their fire with any peaceful traveller.
field-mountains-a = Harbour Mountains
    .text = Cliffs above a narrow cove with a rope ladder down to the boats.
field-plains-a = Eastern Plains
    .text = Grass to the horizon, and something moving in it.
field-forest-b = Gate Forest
    .text = Moss has grown over the gate, but not over its light.
field-thieves-guild = Thieves' Guild
    .text = An inn without a sign, and a back room without a floor.
field-plains-b = Village Plains
    .text = Fields that fed a kingdom, now half gone to thistle.
field-village = Village
    .text = Smoke, bread, a pier, and one good bed for a coin.
field-mountains-b = Gate Mountains
    .text = A gate stands in a cleft where no mason could have stood.
field-magic-tower = Magic Tower
    .text = Windows lit at noon, dark at night.
field-forest-c = Tower Forest
    .text = Every tree here has been struck by lightning at least once.
field-plains-c = Port Plains
    .text = A flat shore with a jetty and the bones of a customs house.
field-forest-d = Monastery Forest
    .text = The monks gather mushrooms here, always in pairs.
field-monastery = Monastery
    .text = Thick walls, thin soup, and a healer who asks nothing.
field-city = City
    .text = The empty throne is here, and everybody knows the way to it.
field-plains-d = Western Plains
    .text = The old king's road runs here under the dust.
field-mountains-c = Fortress Mountains
    .text = The garrison exercises its recruits on these slopes. Some return.
field-fortress = Fortress
    .text = Nine hundred years without a king and the guard still changes at dawn.
field-plains-e = Coast Plains
    .text = Wind, gulls, and a ferryman who never asks why.

## The planes

plane-plane-camp = Plane above the Camp
plane-plane-thieves = Plane above the Thieves' Guild
plane-plane-tower = Plane above the Tower
plane-plane-monastery = Plane above the Monastery
plane-plane-fortress = Plane above the Fortress

## The guilds

guild-camp = Forest Camp
guild-thieves = Thieves' Guild
guild-tower = Magic Tower
guild-monastery = Monastery
guild-fortress = Fortress
