# Names on the map.

place-tamalir = Tamalir
    .text = Crown city of the realm, where every road begins.

place-forge = Forge
    .text = Smoke over the northern passes; its hammers never sleep.

place-dawnsmoor = Dawnsmoor
    .text = Grey walls on the western moor, first to see the mists lift.

place-riverwatch = Riverwatch
    .text = Toll towers and lantern boats on the southern river.

place-burrow-town = Burrow Town
    .text = A thousand lamps inside a hollow mountain.

place-everton = Everton
    .text = Farmers, hedge gossip and excellent pies.

place-red-bridge = Red Bridge
    .text = Two half-towns joined by one old bridge.

place-tradegate = Tradegate
    .text = Where the eastern and western roads meet and haggle.

place-brightdale = Brightdale
    .text = Yellow barley up to the doorsteps.

place-suvars-haven = Suvar's Haven
    .text = A hospice beside the north road; nobody is turned away.

place-ithrite-forge = The Ithrite Forge
    .text = Silver fire burns here without coal or bellows.

place-hunters-circle = Hunters' Circle
    .text = Antlers hang from every standing stone.

place-shrine-of-aris = Shrine of Aris
    .text = Wheat garlands for the lady of hearth and harvest.

place-madmans-pass = Madman's Pass
    .text = The wind speaks; the hermits of the pass answer.

place-caer-loek = Caer Loek
    .text = Green banners on the edge of the northern woods.

place-castle-telis = Castle Telis
    .text = A count's seat with more debts than towers.

place-fort-rodric = Fort Rodric
    .text = Palisades, hard bread and harder sergeants.

place-firmament = The Firmament
    .text = A citadel so high that clouds break on its gate.

place-sundergard = Sundergard
    .text = The southern shield, split once and never again.

place-starfall-forest = Starfall Forest
    .text = Trees grown round the craters of old stars.

place-rogue-peak = Rogue Peak
    .text = One mountain that wandered away from its family.

place-cursed-ruins = Cursed Ruins
    .text = Nothing grows between these stones, yet something moves.

place-telsvan-plains = Telsvan Plains
    .text = Horse country, wide and watchful.

place-blackwing-swamp = Blackwing Swamp
    .text = Still water, sudden wings.

place-robbers-glade = Robbers' Glade
    .text = A pleasant clearing with too many footprints.

place-gloomthicket = Gloomthicket
    .text = Noon looks like dusk under these boughs.

place-valley-of-souls = Valley of Souls
    .text = Dwarven cairns line the slopes, each with a name.

place-snakewood = Snakewood
    .text = Mind the roots. Some of them mind you.

place-echo-lake = Echo Lake
    .text = Shout once, hear yourself twice, hear a third voice last.

place-razor-cliffs = Razor Cliffs
    .text = Slate edges that cut rope and boot alike.

place-ashen-hills = Ashen Hills
    .text = Grey slopes where an old fire still smoulders.

place-hedgewood = Hedgewood
    .text = Planted as a fence, grown into a maze.

place-howling-dale = Howling Dale
    .text = The wind has teeth here; so do the wolves.

place-lake-kernan = Lake Kernan
    .text = Fishermen swear the bottom moves at full moon.

place-breath-of-kellos = Breath of Kellos
    .text = Warm air over burnt grass, holy and thirsty.

place-stumpwood = Stumpwood
    .text = The axes stopped; nobody remembers why.

place-misty-plains = Misty Plains
    .text = Follow the bells, or follow nobody.

place-bitter-lowlands = Bitter Lowlands
    .text = Salt wells and stubborn goats.

place-mountains-of-despair = Mountains of Despair
    .text = Named by the only surveyor who came back.

place-bluehaze-hills = Bluehaze Hills
    .text = Always one ridge further than they look.

place-moonglow-marsh = Moonglow Marsh
    .text = Pale lights drift over the reeds, polite and fatal.

place-zedrics-crossing = Zedric's Crossing
    .text = Zedric built the bridge to pay one toll; now everybody does.

place-southern-plains = Southern Plains
    .text = Long grass, long memories.

place-green-forest = Green Forest
    .text = Elven paths that open only from the inside.

place-lake-of-tears = Lake of Tears
    .text = Salt water a hundred leagues from the sea.

place-fangs-of-mennara = Fangs of Mennara
    .text = Two white peaks that bite the sky.

place-riverlands = Riverlands
    .text = Rich soil, wet boots, honest tolls.
