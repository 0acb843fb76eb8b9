# Skill cards.

skill-mountaineering = Mountaineering
    .text = Once per turn you may spend any die as mountains.

skill-water-strider = Water Strider
    .text = Once per turn, outside combat: move up to { $n-1 } { $n-1 ->
        [one] hex
       *[other] hexes
    }, each step into, out of or across water.

skill-taxidermist = Taxidermist
    .text = Each defeated beast or dragon is worth { $n-1 } gold more.

skill-giants-blood = Giant's Blood
    .text = +{ $n-1 } Body, +{ $n-2 } health.

skill-earthshaker = Earthshaker
    .text = { $surge-1 } surge, Tremor: deal { $n-1 } physical damage; your foe recasts any tokens you choose.
    .tremor = Tremor

skill-bark-skin = Bark Skin
    .text = { $surge-1 } surge, Harden: heal { $n-1 }; attacks against you deal { $n-2 } less damage this combat round.
    .harden = Harden

skill-beast-speech = Beast Speech
    .text = When you engage a beast from an adventure card you may test Spirit. Pass: take it as a trophy, without a fight and without its reward.

skill-call-lightning = Call Lightning
    .text = { $surge-1 } surge, Lightning: deal { $n-1 } magic damage.
    .lightning = Lightning

skill-weather-sense = Weather Sense
    .text = Once per turn, reroll up to { $n-1 } of your terrain dice.

skill-herb-lore = Herb Lore
    .text = When you rest in the wilderness, heal { $n-1 } more damage.

skill-steadfast = Steadfast
    .text = +{ $n-1 } health.

skill-marksmanship = Marksmanship
    .text = When you engage a foe, deal { $n-2 } physical damage; { $n-1 } if you own a weapon.

skill-ambidextrous = Ambidextrous
    .text = Once per combat round, a physical attack with two or more tokens deals { $n-1 } more damage.

skill-shield-wall = Shield Wall
    .text = Your dash faces may be spent as shields.

skill-footwork = Footwork
    .text = Once per combat, as a combat action: flip any number of your tokens.

skill-battle-fury = Battle Fury
    .text = Once per combat round, as a combat action, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    }: deal { $n-1 } physical damage.

skill-shield-bash = Shield Bash
    .text = Once per combat round, after blocking with a shield: deal { $n-1 } physical damage.

skill-disciplined = Disciplined
    .text = After each cast you may recast { $n-1 } of your tokens.

skill-veterans-eye = Veteran's Eye
    .text = In the first round of each combat, after the cast, flip { $n-1 } of your foe's tokens.

skill-second-wind = Second Wind
    .text = Once per combat, as a combat action, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    }: heal { $n-1 }.

skill-tireless = Tireless
    .text = Once per turn, outside combat: move { $n-1 } { $n-1 ->
        [one] hex
       *[other] hexes
    }.

skill-fleet-of-foot = Fleet of Foot
    .text = +{ $n-1 } speed.

skill-trailblazer = Trailblazer
    .text = Once per turn you may spend any die as forest or hills.

skill-ford-finder = Ford-Finder
    .text = Rivers do not hinder you. Once per turn, after crossing one, move { $n-1 } more { $n-1 ->
        [one] hex
       *[other] hexes
    }.

skill-cartography = Cartography
    .text = Once per turn when you explore, reroll any number of the dice.

skill-treasure-hunter = Treasure Hunter
    .text = Each adventure quest and each rumor you complete brings { $n-1 } more gold.

skill-second-look = Second Look
    .text = Once per turn when you adventure: look at { $n-1 } cards, resolve one, bury the others.

skill-tales-from-afar = Tales from Afar
    .text = Once per turn, when you enter a city, settlement, shrine or fortress, draw { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    }.

skill-wayfarers-song = Wayfarer's Song
    .text = When you roll to move from a road hex, roll { $n-1 } more { $n-1 ->
        [one] die
       *[other] dice
    }.

skill-star-reading = Star Reading
    .text = Once per turn, turn one of your rolled terrain dice to its wild side.

skill-cunning = Cunning
    .text = +{ $n-1 } Mind.

skill-megalomania = Megalomania
    .text = +{ $n-1 } hand limit, -{ $less-1 } Spirit.

skill-unpredictable = Unpredictable
    .text = Once per combat, after the cast: recast any of your tokens and { $n-1 } of your foe's.

skill-haggler = Haggler
    .text = Assets cost you { $n-1 } gold less; each asset you sell brings { $n-2 } gold more.

skill-contacts = Contacts
    .text = 1 action in a settlement: shop at any one of the four markets.

skill-pickpocket = Pickpocket
    .text = Once per turn, 1 action in a city or settlement: test Mind. Pass: { $n-1 } gold. Fail: delayed.

skill-dirty-fighting = Dirty Fighting
    .text = Your agility faces may be spent as 1 physical damage each.

skill-escape-artist = Escape Artist
    .text = You retreat into any adjacent hex without rolling, then heal { $n-1 }.

skill-devils-luck = Devil's Luck
    .text = Once per turn, when you fail a test: gain { $n-1 } gold and draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }.

skill-noble-patron = Noble Patron
    .text = If your turn starts in a city, settlement or fortress and you are not defeated, gain { $n-1 } gold.

skill-healing-touch = Healing Touch
    .text = Once per turn, outside combat, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    }: heal { $n-1 }.

skill-water-walking = Water Walking
    .text = Any die takes you into water hexes and across rivers.

skill-war-aria = War Aria
    .text = +X health, X = your Spirit.

skill-victory-foretold = Victory Foretold
    .text = After the first cast of a combat, test Spirit +{ $n-1 }: for each success flip { $n-2 } of your tokens or { $n-3 } of your foe's.

skill-divine-providence = Divine Providence
    .text = Reveal { $n-1 } more { $n-1 ->
        [one] card
       *[other] cards
    } in each of your tests.

skill-guardian-angel = Guardian Angel
    .text = Once per combat, when damage would defeat you, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    }: block all of it.

skill-smite = Smite
    .text = { $surge-1 } surge, Smite: deal { $n-3 } magic damage; { $n-1 } against undead or demons, { $n-2 } against a villain.
    .smite = Smite

skill-omens = Omens
    .text = Once per turn, except during a test, look at the top { $n-1 } { $n-1 ->
        [one] card
       *[other] cards
    } of the skill deck and put them back in any order.

skill-serenity = Serenity
    .text = +{ $n-1 } Mind, +{ $n-2 } Spirit.

skill-martyrs-shield = Martyr's Shield
    .text = Once per combat round, when you are dealt damage, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    }: block { $n-1 } of it.

skill-magic-aspiration = Magic Aspiration
    .text = +{ $n-1 } Spirit, -{ $less-1 } Mind.

skill-spell-ward = Spell Ward
    .text = Once per combat round, when your foe uses a surge ability: deal { $n-1 } magic damage.

skill-rune-of-fire = Rune of Fire
    .text = { $surge-1 } surge, Blaze: deal { $n-1 } magic damage.
    .blaze = Blaze

skill-rune-of-binding = Rune of Binding
    .text = { $surge-1 } surge, Bind: remove { $n-1 } of your foe's tokens.
    .bind = Bind

skill-rune-of-mirrors = Rune of Mirrors
    .text = { $surge-1 } surge, Mirror: { $n-1 } of your physical, magic or shield tokens { $n-1 ->
        [one] counts
       *[other] count
    } double this combat round.
    .mirror = Mirror

skill-counterspell = Counterspell
    .text = Once per combat round, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    }: cancel a surge ability of your foe.

skill-runic-library = Runic Library
    .text = +{ $n-1 } hand limit. When you train, draw { $n-2 } more { $n-2 ->
        [one] skill
       *[other] skills
    }.

skill-waygate-rune = Waygate Rune
    .text = 1 action at a shrine, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    }: appear at any other shrine.

skill-hourglass-rune = Hourglass Rune
    .text = Once per turn, outside combat, exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    }: gain { $n-1 } { $n-1 ->
        [one] action
       *[other] actions
    } this turn.

skill-blood-rune = Blood Rune
    .text = Once per combat round, as a combat action, suffer { $suffer-1 } damage: deal { $n-1 } magic damage.
