# Asset cards.

asset-smoke-pots = Smoke Pots
    .text = When you retreat, spend the die as any terrain.

asset-crystal-lens = Crystal Lens
    .text = 1 surge, Focus: recast 1 of your tokens, spent or not.
    .focus = Focus

asset-ancient-sword = Ancient Sword
    .text = Pitted, heavy, and still a sword.

asset-serrated-axe = Serrated Axe
    .text = +1 Body.

asset-stormcaller-rod = Stormcaller Rod
    .text = 2 surge, Thunderclap: remove 1 shield of your foe, then deal 3 magic damage.
    .thunderclap = Thunderclap

asset-duellists-sabre = Duellist's Sabre
    .text = 1 surge, Feint: deal 1 physical damage; your foe recasts 1 token you choose.
    .feint = Feint

asset-ember-staff = Ember Staff
    .text = 1 surge, Kindle: deal 2 magic damage that cannot be blocked.
    .kindle = Kindle

asset-padded-gambeson = Padded Gambeson
    .text = When you rest in the wilderness, heal 2 more damage.

asset-travellers-attire = Traveller's Attire
    .text = +1 speed.

asset-chain-mail = Chain Mail
    .text = +1 health.

asset-battle-garb = Battle Garb
    .text = 2 surge, Concentration: your magic tokens count double this combat round.
    .concentration = Concentration

asset-alchemists-belt = Alchemist's Belt
    .text = Once per turn, reveal 1 more card in a test.

asset-lavish-doublet = Lavish Doublet
    .text = Reveal 2 more cards in tests on social cards.

asset-far-seers-glass = Far-Seer's Glass
    .text = Once per turn when you adventure, look at the top card; you may bury it first.

asset-thoroughbred-stallion = Thoroughbred Stallion
    .text = +2 speed.

asset-pack-mule = Pack Mule
    .text = You may own 2 trade goods. Each time you sell one, gain 1 gold more.

asset-materiel = Materiel
    .text = 1 action at a fortress: sell for 2 gold.

asset-provisions = Provisions
    .text = 1 action in a settlement: sell for 2 gold.

asset-relics = Relics
    .text = 1 action at a shrine: sell for 5 gold.

asset-ithrite-ingots = Ithrite Ingots
    .text = 1 action at Castle Telis, the Firmament or Sundergard: sell for 8 gold.

asset-potion-set = Potion Set
    .text = Discard at any moment of your turn: heal 2.

asset-thieves-tools = Thieves' Tools
    .text = 1 surge, Cutpurse: remove 1 of your foe's tokens; once per combat also gain 1 gold.
    .cutpurse = Cutpurse

asset-clawed-glove = Clawed Glove
    .text = +1 Body.

asset-hunting-spear = Hunting Spear
    .text = When you engage a beast or dragon, deal 2 physical damage.

asset-swift-rapier = Swift Rapier
    .text = 1 surge, Lunge: deal 2 physical damage.
    .lunge = Lunge

asset-spiked-flail = Spiked Flail
    .text = 1 surge, Crush: remove all shields of your foe, then deal 2 physical damage.
    .crush = Crush

asset-staff-of-light = Staff of Light
    .text = +1 Spirit. 1 surge, Blind: flip 1 of your foe's tokens.
    .blind = Blind

asset-valorous-blade = Valorous Blade
    .text = 1 surge, Valour: turn up to 2 of your tokens to a physical side.
    .valour = Valour

asset-templars-surcoat = Templar's Surcoat
    .text = 1 surge, Prayer: heal 2.
    .prayer = Prayer

asset-spiked-armor = Spiked Armor
    .text = +1 Body, +1 health.

asset-bulwark-plate = Bulwark Plate
    .text = -1 speed. 1 surge, Brace: attacks against you deal 2 less damage this combat round.
    .brace = Brace

asset-ring-of-strength = Ring of Strength
    .text = +1 health.

asset-elven-armor = Elven Armor
    .text = +1 Body, +1 Mind, +1 Spirit, +1 health, +1 hand limit.

asset-loaded-dice = Loaded Dice
    .text = Once per turn, reroll any number of your terrain dice.

asset-winged-boots = Winged Boots
    .text = +1 speed.

asset-river-coracle = River Coracle
    .text = Any die takes you into water or across a river. Once per turn from a water hex: move 1 hex.

asset-artifacts = Artifacts
    .text = 1 action at a shrine: sell for 2 gold.

asset-armament = Armament
    .text = 1 action at a fortress: sell for 5 gold.

asset-holy-water = Holy Water
    .text = 1 action in a settlement: sell for 3 gold. Or discard when you engage undead or demons: deal 3 magic damage.

asset-elven-silk = Elven Silk
    .text = 1 action in Burrow Town, Brightdale or Everton: sell for 7 gold.

asset-twin-talisman = Twin Talisman
    .text = 1 surge, Echo: 1 of your physical, magic or shield tokens counts double this combat round.
    .echo = Echo

asset-heartstone-of-ruin = Heartstone of Ruin
    .text = 2 surge, Overload: suffer 1 damage, then deal 4 magic damage.
    .overload = Overload

asset-bone-wand = Bone Wand
    .text = 1 surge, Wither: your foe cannot use surge abilities this combat round.
    .wither = Wither

asset-chain-whip = Chain Whip
    .text = After each cast your foe recasts up to 2 tokens you choose.

asset-short-bow = Short Bow
    .text = When you engage a foe, deal 1 physical damage.

asset-executioners-halberd = Executioner's Halberd
    .text = 2 surge, Reap: deal 3 physical damage.
    .reap = Reap

asset-truesight-bow = Truesight Bow
    .text = When you engage a foe, deal 2 physical damage.

asset-shadow-cloak = Shadow Cloak
    .text = 1 surge, Vanish: flip 1 of your foe's tokens and 1 of your own.
    .vanish = Vanish

asset-leather-armor = Leather Armor
    .text = Boiled, stitched and trusted.

asset-magisters-robe = Magister's Robe
    .text = +1 Mind, +1 hand limit.

asset-mantle-of-aris = Mantle of Aris
    .text = +1 health. 2 surge, Hearth: heal 3.
    .hearth = Hearth

asset-mana-armor = Mana Armor
    .text = +1 Spirit, +2 health.

asset-satchel = Satchel
    .text = +1 hand limit.

asset-surgeons-kit = Surgeon's Kit
    .text = After you defeat an enemy, heal 3.

asset-surefoot-ram = Surefoot Ram
    .text = +1 speed. Once per turn you may spend any die as hills or mountains.

asset-griffon-of-the-fangs = Griffon of the Fangs
    .text = 1 action: move up to 4 hexes, terrain and rivers do not matter.

asset-valuables = Valuables
    .text = 1 action in a settlement: sell for 5 gold.

asset-contraband = Contraband
    .text = 1 action in a settlement or fortress: test Mind. Pass: sell for 4 gold. Fail: lose it, gain 1 gold.

asset-grain-wagon = Grain Wagon
    .text = -1 speed while you own it. 1 action at a fortress or shrine: sell for 5 gold.

asset-rune-shards = Rune Shards
    .text = 1 action at Madman's Pass, Suvar's Haven or the Shrine of Aris: sell for 9 gold.
