# Asset cards.

asset-smoke-pots = Smoke Pots
    .text = When you retreat, spend the die as any terrain.

asset-crystal-lens = Crystal Lens
    .text = { $surge-1 } surge, Focus: recast { $n-1 } of your tokens, spent or not.
    .focus = Focus

asset-ancient-sword = Ancient Sword
    .text = Pitted, heavy, and still a sword.

asset-serrated-axe = Serrated Axe
    .text = +{ $n-1 } Body.

asset-stormcaller-rod = Stormcaller Rod
    .text = { $surge-1 } surge, Thunderclap: remove { $n-1 } { $n-1 ->
        [one] shield
       *[other] shields
    } of your foe, then deal { $n-2 } magic damage.
    .thunderclap = Thunderclap

asset-duellists-sabre = Duellist's Sabre
    .text = { $surge-1 } surge, Feint: deal { $n-1 } physical damage; your foe recasts { $n-2 } { $n-2 ->
        [one] token
       *[other] tokens
    } you choose.
    .feint = Feint

asset-ember-staff = Ember Staff
    .text = { $surge-1 } surge, Kindle: deal { $n-1 } magic damage that cannot be blocked.
    .kindle = Kindle

asset-padded-gambeson = Padded Gambeson
    .text = When you rest in the wilderness, heal { $n-1 } more damage.

asset-travellers-attire = Traveller's Attire
    .text = +{ $n-1 } speed.

asset-chain-mail = Chain Mail
    .text = +{ $n-1 } health.

asset-battle-garb = Battle Garb
    .text = { $surge-1 } surge, Concentration: your magic tokens count double this combat round.
    .concentration = Concentration

asset-alchemists-belt = Alchemist's Belt
    .text = Once per turn, reveal { $n-1 } more { $n-1 ->
        [one] card
       *[other] cards
    } in a test.

asset-lavish-doublet = Lavish Doublet
    .text = Reveal { $n-1 } more { $n-1 ->
        [one] card
       *[other] cards
    } in tests on social cards.

asset-far-seers-glass = Far-Seer's Glass
    .text = Once per turn when you adventure, look at the top { $n-1 ->
        [one] card; you may bury it
       *[other] { $n-1 } cards; you may bury any of them
    } first.

asset-thoroughbred-stallion = Thoroughbred Stallion
    .text = +{ $n-1 } speed.

asset-pack-mule = Pack Mule
    .text = You may own { $n-1 } more trade { $n-1 ->
        [one] good
       *[other] goods
    }. Each one you sell for its market value brings { $n-2 } gold more.

asset-materiel = Materiel
    .text = 1 action at a fortress: sell for { $market-value } gold.

asset-provisions = Provisions
    .text = 1 action in a settlement: sell for { $market-value } gold.

asset-relics = Relics
    .text = 1 action at a shrine: sell for { $market-value } gold.

asset-ithrite-ingots = Ithrite Ingots
    .text = 1 action at Castle Telis, the Firmament or Sundergard: sell for { $market-value } gold.

asset-potion-set = Potion Set
    .text = Discard at any moment of your turn: heal { $n-1 }.

asset-thieves-tools = Thieves' Tools
    .text = { $surge-1 } surge, Cutpurse: remove { $n-1 } of your foe's tokens; once per combat also gain { $n-2 } gold.
    .cutpurse = Cutpurse

asset-clawed-glove = Clawed Glove
    .text = +{ $n-1 } Body.

asset-hunting-spear = Hunting Spear
    .text = When you engage a beast or dragon, deal { $n-1 } physical damage.

asset-swift-rapier = Swift Rapier
    .text = { $surge-1 } surge, Lunge: deal { $n-1 } physical damage.
    .lunge = Lunge

asset-spiked-flail = Spiked Flail
    .text = { $surge-1 } surge, Crush: remove all shields of your foe, then deal { $n-1 } physical damage.
    .crush = Crush

asset-staff-of-light = Staff of Light
    .text = +{ $n-1 } Spirit. { $surge-1 } surge, Blind: flip { $n-2 } of your foe's tokens.
    .blind = Blind

asset-valorous-blade = Valorous Blade
    .text = { $surge-1 } surge, Valour: turn up to { $n-1 } of your tokens to a physical side.
    .valour = Valour

asset-templars-surcoat = Templar's Surcoat
    .text = { $surge-1 } surge, Prayer: heal { $n-1 }.
    .prayer = Prayer

asset-spiked-armor = Spiked Armor
    .text = +{ $n-1 } Body, +{ $n-2 } health.

asset-bulwark-plate = Bulwark Plate
    .text = -{ $less-1 } speed. { $surge-1 } surge, Brace: attacks against you deal { $n-1 } less damage this combat round.
    .brace = Brace

asset-ring-of-strength = Ring of Strength
    .text = +{ $n-1 } health.

asset-elven-armor = Elven Armor
    .text = +{ $n-1 } Body, +{ $n-2 } Mind, +{ $n-3 } Spirit, +{ $n-4 } health, +{ $n-5 } hand limit.

asset-loaded-dice = Loaded Dice
    .text = Once per turn, reroll any number of your terrain dice.

asset-winged-boots = Winged Boots
    .text = +{ $n-1 } speed.

asset-river-coracle = River Coracle
    .text = Any die takes you into water or across a river. Once per turn, outside combat, from a water hex: move { $n-1 } { $n-1 ->
        [one] hex
       *[other] hexes
    }.

asset-artifacts = Artifacts
    .text = 1 action at a shrine: sell for { $market-value } gold.

asset-armament = Armament
    .text = 1 action at a fortress: sell for { $market-value } gold.

asset-holy-water = Holy Water
    .text = 1 action in a settlement: sell for { $market-value } gold. Or discard when you engage undead or demons: deal { $n-1 } magic damage.

asset-elven-silk = Elven Silk
    .text = 1 action in Burrow Town, Brightdale or Everton: sell for { $market-value } gold.

asset-twin-talisman = Twin Talisman
    .text = { $surge-1 } surge, Echo: { $n-1 } of your physical, magic or shield tokens { $n-1 ->
        [one] counts
       *[other] count
    } double this combat round.
    .echo = Echo

asset-heartstone-of-ruin = Heartstone of Ruin
    .text = { $surge-1 } surge, Overload: suffer { $suffer-1 } damage, then deal { $n-1 } magic damage.
    .overload = Overload

asset-bone-wand = Bone Wand
    .text = { $surge-1 } surge, Wither: your foe cannot use surge abilities this combat round.
    .wither = Wither

asset-chain-whip = Chain Whip
    .text = After each cast your foe recasts up to { $n-1 } { $n-1 ->
        [one] token
       *[other] tokens
    } you choose.

asset-short-bow = Short Bow
    .text = When you engage a foe, deal { $n-1 } physical damage.

asset-executioners-halberd = Executioner's Halberd
    .text = { $surge-1 } surge, Reap: deal { $n-1 } physical damage.
    .reap = Reap

asset-truesight-bow = Truesight Bow
    .text = When you engage a foe, deal { $n-1 } physical damage.

asset-shadow-cloak = Shadow Cloak
    .text = { $surge-1 } surge, Vanish: flip { $n-1 } of your foe's tokens and { $n-2 } of your own.
    .vanish = Vanish

asset-leather-armor = Leather Armor
    .text = Boiled, stitched and trusted.

asset-magisters-robe = Magister's Robe
    .text = +{ $n-1 } Mind, +{ $n-2 } hand limit.

asset-mantle-of-aris = Mantle of Aris
    .text = +{ $n-1 } health. { $surge-1 } surge, Hearth: heal { $n-2 }.
    .hearth = Hearth

asset-mana-armor = Mana Armor
    .text = +{ $n-1 } Spirit, +{ $n-2 } health.

asset-satchel = Satchel
    .text = +{ $n-1 } hand limit.

asset-surgeons-kit = Surgeon's Kit
    .text = After you defeat an enemy, heal { $n-1 }.

asset-surefoot-ram = Surefoot Ram
    .text = +{ $n-1 } speed. Once per turn, when you spend a die to move, you may spend it as hills or mountains.

asset-griffon-of-the-fangs = Griffon of the Fangs
    .text = 1 action: move up to { $n-1 } { $n-1 ->
        [one] hex
       *[other] hexes
    }, terrain and rivers do not matter.

asset-valuables = Valuables
    .text = 1 action in a settlement: sell for { $market-value } gold.

asset-contraband = Contraband
    .text = 1 action in a settlement or fortress: test Mind. Pass: sell for { $market-value } gold. Fail: lose it, gain { $n-1 } gold.

asset-grain-wagon = Grain Wagon
    .text = -{ $less-1 } speed while you own it. 1 action at a fortress or shrine: sell for { $market-value } gold.

asset-rune-shards = Rune Shards
    .text = 1 action at Madman's Pass, Suvar's Haven or the Shrine of Aris: sell for { $market-value } gold.
