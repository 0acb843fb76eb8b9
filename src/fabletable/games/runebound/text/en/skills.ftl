# Skill cards.

skill-mountaineering = Mountaineering
    .text = Once per turn you may spend any die as mountains.

skill-water-strider = Water Strider
    .text = Once per turn: move up to 2 hexes, each step into, out of or across water.

skill-taxidermist = Taxidermist
    .text = Each defeated beast or dragon is worth 2 gold more.

skill-giants-blood = Giant's Blood
    .text = +1 Body, +1 health.

skill-earthshaker = Earthshaker
    .text = 1 surge, Tremor: deal 2 physical damage; your foe recasts any tokens you choose.
    .tremor = Tremor

skill-bark-skin = Bark Skin
    .text = 1 surge, Harden: heal 1; attacks against you deal 1 less damage this combat round.
    .harden = Harden

skill-beast-speech = Beast Speech
    .text = When you engage a beast, test Spirit: take it as a trophy without a fight or reward.

skill-call-lightning = Call Lightning
    .text = 2 surge, Lightning: deal 4 magic damage.
    .lightning = Lightning

skill-weather-sense = Weather Sense
    .text = Once per turn, reroll up to 2 of your terrain dice.

skill-herb-lore = Herb Lore
    .text = When you rest in the wilderness, heal 2 more damage.

skill-steadfast = Steadfast
    .text = +3 health.

skill-marksmanship = Marksmanship
    .text = When you engage a foe, deal 1 physical damage; 2 if you own a weapon.

skill-ambidextrous = Ambidextrous
    .text = Once per combat round, a physical attack with two or more tokens deals 2 more damage.

skill-shield-wall = Shield Wall
    .text = Your dash faces may be spent as shields.

skill-footwork = Footwork
    .text = Once per combat, as a combat action: flip any number of your tokens.

skill-battle-fury = Battle Fury
    .text = Once per combat round, as a combat action, exert: deal 2 physical damage.

skill-shield-bash = Shield Bash
    .text = Once per combat round, after blocking with a shield: deal 1 physical damage.

skill-disciplined = Disciplined
    .text = After each cast you may recast 1 of your tokens.

skill-veterans-eye = Veteran's Eye
    .text = In the first round of each combat, after the cast, flip 1 of your foe's tokens.

skill-second-wind = Second Wind
    .text = Once per combat, as a combat action, exert: heal 3.

skill-tireless = Tireless
    .text = Once per turn, move 1 hex.

skill-fleet-of-foot = Fleet of Foot
    .text = +1 speed.

skill-trailblazer = Trailblazer
    .text = Once per turn you may spend any die as forest or hills.

skill-ford-finder = Ford-Finder
    .text = Rivers do not hinder you. Once per turn, after crossing one, move 1 more hex.

skill-cartography = Cartography
    .text = Once per turn when you explore, reroll any number of the dice.

skill-treasure-hunter = Treasure Hunter
    .text = Each quest you complete brings 2 more gold.

skill-second-look = Second Look
    .text = Once per turn when you adventure: look at two cards, resolve one, bury the other.

skill-tales-from-afar = Tales from Afar
    .text = Once per turn, when you enter a city, settlement, shrine or fortress, draw 2 skills.

skill-wayfarers-song = Wayfarer's Song
    .text = When you roll to move from a road hex, roll 1 more die.

skill-star-reading = Star Reading
    .text = Once per turn, turn one of your rolled terrain dice to its wild side.

skill-cunning = Cunning
    .text = +2 Mind.

skill-megalomania = Megalomania
    .text = +2 hand limit, -1 Spirit.

skill-unpredictable = Unpredictable
    .text = Once per combat, after the cast: recast any of your tokens and 1 of your foe's.

skill-haggler = Haggler
    .text = Assets cost you 1 gold less; each asset you sell brings 1 gold more.

skill-contacts = Contacts
    .text = 1 action in a settlement: shop at any one of the four markets.

skill-pickpocket = Pickpocket
    .text = Once per turn, 1 action in a city or settlement: test Mind. Pass: 2 gold. Fail: delayed.

skill-dirty-fighting = Dirty Fighting
    .text = Your agility faces may be spent as 1 physical damage each.

skill-escape-artist = Escape Artist
    .text = You retreat into any adjacent hex without rolling, then heal 1.

skill-devils-luck = Devil's Luck
    .text = Once per turn, when you fail a test: gain 1 gold and draw 1 skill.

skill-noble-patron = Noble Patron
    .text = If your turn starts in a city, settlement or fortress, gain 1 gold.

skill-healing-touch = Healing Touch
    .text = Once per turn, outside combat, exert: heal 3.

skill-water-walking = Water Walking
    .text = Any die takes you into water hexes and across rivers.

skill-war-aria = War Aria
    .text = +X health, X = your Spirit.

skill-victory-foretold = Victory Foretold
    .text = After the first cast of a combat, test Spirit +2: flip 1 token of either side per success.

skill-divine-providence = Divine Providence
    .text = Reveal 1 more card in each of your tests.

skill-guardian-angel = Guardian Angel
    .text = Once per combat, when damage would defeat you, exert: block all of it.

skill-smite = Smite
    .text = 1 surge, Smite: deal 1 magic damage; 3 against undead or demons, 2 against a villain.
    .smite = Smite

skill-omens = Omens
    .text = Once per turn, look at the top 3 cards of the skill deck and put them back in any order.

skill-serenity = Serenity
    .text = +1 Mind, +1 Spirit.

skill-martyrs-shield = Martyr's Shield
    .text = Once per combat round, when you are dealt damage, exert: block 2 of it.

skill-magic-aspiration = Magic Aspiration
    .text = +2 Spirit, -1 Mind.

skill-spell-ward = Spell Ward
    .text = Once per combat round, when your foe uses a surge ability: deal 1 magic damage.

skill-rune-of-fire = Rune of Fire
    .text = 1 surge, Blaze: deal 2 magic damage.
    .blaze = Blaze

skill-rune-of-binding = Rune of Binding
    .text = 1 surge, Bind: remove 1 of your foe's tokens.
    .bind = Bind

skill-rune-of-mirrors = Rune of Mirrors
    .text = 1 surge, Mirror: 2 of your physical, magic or shield tokens count double this combat round.
    .mirror = Mirror

skill-counterspell = Counterspell
    .text = Once per combat round, exert: cancel a surge ability of your foe.

skill-runic-library = Runic Library
    .text = +1 hand limit. When you train, draw 1 more skill.

skill-waygate-rune = Waygate Rune
    .text = 1 action at a shrine, exert: appear at any other shrine.

skill-hourglass-rune = Hourglass Rune
    .text = Once per turn, exert twice: gain 1 action this turn.

skill-blood-rune = Blood Rune
    .text = Once per combat round, as a combat action, suffer 1 damage: deal 2 magic damage.
