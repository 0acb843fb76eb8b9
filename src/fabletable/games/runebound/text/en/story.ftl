# Story cards.

story-in-the-depths-of-the-lake-of-tears = In the Depths of the Lake of Tears
    .text = Lake of Tears, 1 action: explore. Dive shallow, suffer { $n-1 } and find { $n-2 } lore, or dive deep and find { $n-3 } or { $n-4 }.
    .story = Fishermen tell of a drowned library whose bronze doors still open for those who can hold their breath. The last keepers wrote down everything the dragon feared, sealed the pages in glass, and let the water rise over the reading rooms on purpose.
    .effect = Each hero may complete this once. 1 action at the Lake of Tears: explore and resolve one outcome you can pay. I (water): suffer { $n-1 } damage, gain { $n-2 } lore. II (water, water): gain { $n-3 } lore. III (water, wild, wild): gain { $n-4 } lore.
    .outcome-1 = Outcome I (water)
    .outcome-1-text = Outcome I (water): suffer { $n-1 } damage, gain { $n-2 } lore.
    .outcome-2 = Outcome II (water, water)
    .outcome-2-text = Outcome II (water, water): gain { $n-3 } lore.
    .outcome-3 = Outcome III (water, wild, wild)
    .outcome-3-text = Outcome III (water, wild, wild): gain { $n-4 } lore.

story-visions-of-dawn = Visions of Dawn
    .text = Any shrine, 1 action: test Spirit +{ $n-1 }. Gain 1 lore per success, at most { $most-1 }.
    .story = In every shrine of the realm the candles have started to lean toward the south, as if a wind blew that nobody feels. The oldest priests keep vigil until morning and see the same picture: a scale missing, just under the left wing.
    .effect = Each hero may complete this once. 1 action at any shrine: test Spirit +{ $n-1 }. Gain 1 lore for each success, at most { $most-1 }. Without a success the quest stays open for you.

story-the-cult-of-cinders = The Cult of Cinders
    .text = While in play, enemies have +1 health. Valley of Souls, 1 action: test Mind. Pass: it ends and you gain { $n-1 } lore. Fail: suffer { $n-2 }.
    .story = Grey-robed preachers hand out warm ashes and promise that the burned will rise with wings. Wherever they sleep, wolves grow bold and bandits fight as if they had nothing to lose. Their own holy book lies in a cairn in the Valley of Souls.
    .effect = While this card is in play, every enemy has +1 health (villains do not). 1 action in the Valley of Souls: test Mind. Pass: gain { $n-1 } lore and discard this card. Fail: suffer { $n-2 } damage.

story-embers-under-the-ashen-hills = Embers under the Ashen Hills
    .text = Ashen Hills, 1 action: explore. Hills: { $n-1 } gold. Two hills: { $n-2 } lore. Hills, forest, mountains: { $n-3 } lore.
    .story = Long ago Margath slept here for a hundred years, and the ground has not cooled since. Charcoal burners have found claw marks as long as a barn and, between them, shed scales that any armourer and any scholar would pay for gladly.
    .effect = Each hero may complete this once. 1 action in the Ashen Hills: explore and resolve one outcome you can pay. I (hills): gain { $n-1 } gold. II (hills, hills): gain { $n-2 } lore. III (hills, forest, mountains): gain { $n-3 } lore.
    .outcome-1 = Outcome I (hills)
    .outcome-1-text = Outcome I (hills): gain { $n-1 } gold.
    .outcome-2 = Outcome II (hills, hills)
    .outcome-2-text = Outcome II (hills, hills): gain { $n-2 } lore.
    .outcome-3 = Outcome III (hills, forest, mountains)
    .outcome-3-text = Outcome III (hills, forest, mountains): gain { $n-3 } lore.

story-the-last-dragonslayer = The Last Dragonslayer
    .text = Sundergard, 1 action and 1 combat trophy: gain { $n-1 } lore and draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }.
    .story = She is eighty, half blind, and still sleeps beside her lance. The garrison of Sundergard calls her Grandmother Needle. She will not speak to tourists, but lay a fresh trophy on her table and she explains, between curses, how the big ones die.
    .effect = Each hero may complete this once. 1 action at Sundergard, spend 1 combat trophy: gain { $n-1 } lore and draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    } (then discard down to your hand limit).

story-the-ember-hatchling = The Ember Hatchling
    .text = Fangs of Mennara, 1 action: fight the Ember Hatchling. Win: { $n-4 } lore and { $n-5 } gold.
    .story = A shepherd at the Fangs of Mennara lost forty sheep, one roof and his eyebrows in a single night. The thing is no larger than a carthorse, but it has its father's temper, and in its nest lie the orders he sent it, scratched on slate.
    .effect = 1 action at the Fangs of Mennara: fight the Ember Hatchling (health { $health }, beast, dragon; the veteran token joins it in Act II). It is never a trophy and may be retreated from; if you lose or retreat the quest stays, with all its damage healed. { $surge-1 } surge, Spit Fire: deal { $n-1 } skull damage. { $surge-2 } surge, Tail Sweep: remove { $n-2 } of the foe's tokens and deal { $n-3 } skull damage. If you win, gain { $n-4 } lore and { $n-5 } gold and discard this card.
    .foe = Ember Hatchling
    .foe-spit-fire = Spit Fire
    .foe-spit-fire-text = Deal { $n-1 } skull damage.
    .foe-tail-sweep = Tail Sweep
    .foe-tail-sweep-text = Remove { $n-2 } of the foe's tokens and deal { $n-3 } skull damage.

story-shadow-of-wings = Shadow of Wings
    .text = Each hero in the wilderness suffers damage: 1 in Act I, 2 in Act II.
    .story = It passes over the land at noon, and for three heartbeats every bird, every bell and every child is silent. Those with a roof count themselves lucky. Those on the open road throw themselves flat and taste smoke long after the sky is clear.
    .effect = Each hero whose hex is wilderness suffers 1 damage in Act I, 2 damage in Act II.

story-tribute-in-gold = Tribute in Gold
    .text = Each hero: lose { $n-1 } gold, or suffer { $n-2 } damage and lose { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    } from hand.
    .story = A rider in copper mail halts at every crossroads and reads the same short letter. The High Lord asks for no soldiers and no oaths, only for gold, by weight, this week. He has underlined the last two words, and the ink is still hot.
    .effect = Each hero in turn order chooses one: lose { $n-1 } gold (only if it has at least { $n-1 }), or suffer { $n-2 } damage and discard { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    } from hand (if any).

story-the-bards-last-verse = The Bard's Last Verse
    .text = Each hero tests Mind. Pass: gain { $n-1 } lore. Fail: draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }.
    .story = Old Jessamy sang the dragon's saga for fifty years and always stopped one verse before the end. Tonight, with fever on her and the inn full of listeners, she sings it through. Copies travel the roads by morning, most of them badly spelled.
    .effect = Each hero in turn order tests Mind (exerting is allowed). Pass: gain { $n-1 } lore. Fail: draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }.

story-smoke-on-the-roads = Smoke on the Roads
    .text = Until the end of this game round every hero has -{ $less-1 } speed. Heroes in a city gain { $n-1 } gold.
    .story = Whole forests are burning somewhere behind the hills, and the wind brings it all here. Caravans stop where they stand, scouts lose the path in daylight, and only the innkeepers profit, selling wet cloths by the hour to anyone who still wants to breathe.
    .effect = Until the end of the game round that now begins, every hero has -{ $less-1 } speed (never below 1). Each hero in a city gains { $n-1 } gold.

story-the-plague-cart = The Plague Cart
    .text = { $n-1 ->
        [one] A zombie
       *[other] { $n-1 } zombies
    } on Tradegate. Suvar's Haven, 1 action and { $pay-1 } gold: gain { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }.
    .story = The driver collects the dead of three villages and has never been seen to bury one. Follow the wheel tracks and you find only empty sacks, neatly folded. The healers of Suvar's Haven would send a sister with you, if somebody paid for the medicine.
    .effect = When revealed: put { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on Tradegate. 1 action at Suvar's Haven, spend { $pay-1 } gold: gain { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }. Each hero may complete this once.

story-the-paladins-vigil = The Paladin's Vigil
    .text = { $n-1 ->
        [one] A zombie
       *[other] { $n-1 } zombies
    } on the Southern Plains. Sundergard, 1 action: test Body. Pass: { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }. Fail: suffer { $n-3 }.
    .story = Ser Odwin has stood on the south wall for nine nights, because the dead always come on the tenth. He will ride with anyone who can stay on their feet beside him until sunrise. So far the record is held by a goat.
    .effect = When revealed: put { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on the Southern Plains (L13). Each hero may complete this once. 1 action at Sundergard: test Body. Pass: gain { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }. Fail: suffer { $n-3 } damage; you may try again later.

story-the-witch-of-moonglow-marsh = The Witch of Moonglow Marsh
    .text = { $n-1 ->
        [one] A zombie
       *[other] { $n-1 } zombies
    } on the marsh. Marsh, 1 action: explore for an ally; who finds only one water suffers { $n-2 }.
    .story = She taught Vorakesh his first spell and has regretted it for two hundred years. Her hut moves about the marsh on long, patient legs. Visitors who find it dry-shod are thieves, she says; visitors who arrive wet and bleeding are usually serious.
    .effect = When revealed: put { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on Moonglow Marsh (I12). Each hero may complete this once. 1 action in Moonglow Marsh: explore and resolve one outcome you can pay. I (water): suffer { $n-2 } damage, gain { $n-3 } { $n-3 ->
        [one] ally
       *[other] allies
    }. II (water, water): gain { $n-4 } { $n-4 ->
        [one] ally
       *[other] allies
    }. III (water, water, wild): gain { $n-5 } { $n-5 ->
        [one] ally
       *[other] allies
    } and remove up to { $n-6 } { $n-6 ->
        [one] zombie
       *[other] zombies
    } anywhere (no gold).
    .outcome-1 = Outcome I (water)
    .outcome-1-text = Outcome I (water): suffer { $n-2 } damage, gain { $n-3 } { $n-3 ->
        [one] ally
       *[other] allies
    }.
    .outcome-2 = Outcome II (water, water)
    .outcome-2-text = Outcome II (water, water): gain { $n-4 } { $n-4 ->
        [one] ally
       *[other] allies
    }.
    .outcome-3 = Outcome III (water, water, wild)
    .outcome-3-text = Outcome III (water, water, wild): gain { $n-5 } { $n-5 ->
        [one] ally
       *[other] allies
    } and remove up to { $n-6 } { $n-6 ->
        [one] zombie
       *[other] zombies
    } anywhere (no gold).

story-brightdale-buries-its-dead = Brightdale Buries Its Dead
    .text = { $n-1 ->
        [one] A zombie
       *[other] { $n-1 } zombies
    } on the Misty Plains. Brightdale without zombies, 1 action, 1 social trophy: { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }, { $n-3 } gold.
    .story = Three times the village has filled the same grave, and three times it was empty by breakfast. The mayor has stopped asking questions and started handing out shovels. What they need now is someone who can talk forty frightened people into standing their ground.
    .effect = When revealed: put { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on the Misty Plains (B12). 1 action in Brightdale while no zombie is there, spend 1 social trophy: gain { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    } and { $n-3 } gold. Each hero may complete this once.

story-the-bone-colossus = The Bone Colossus
    .text = { $n-1 ->
        [one] A zombie
       *[other] { $n-1 } zombies
    } on Rogue Peak. Rogue Peak, 1 action: fight the Colossus. Win: { $n-4 } { $n-4 ->
        [one] ally
       *[other] allies
    }, remove up to { $n-5 } { $n-5 ->
        [one] zombie
       *[other] zombies
    }.
    .story = At first the hunters took it for a ruined tower on Rogue Peak. Then the tower turned its head. It was built from a whole forgotten army, general included, and the spirits trapped inside would gladly change sides if somebody broke the cage.
    .effect = When revealed: put { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on Rogue Peak. 1 action at Rogue Peak: fight the Bone Colossus (health { $health }, warrior, undead; the veteran token joins it in Act II). It is never a trophy and may be retreated from; if you lose or retreat the quest stays, with all its damage healed. { $surge-1 } surge, Bone Wall: recast { $n-2 } of its spent tokens. { $surge-2 } surge, Trample: deal { $n-3 } skull damage. If you win, gain { $n-4 } { $n-4 ->
        [one] ally
       *[other] allies
    }, remove up to { $n-5 } { $n-5 ->
        [one] zombie
       *[other] zombies
    } anywhere (no gold) and discard this card.
    .foe = Bone Colossus
    .foe-bone-wall = Bone Wall
    .foe-bone-wall-text = Recast { $n-2 } of its spent tokens.
    .foe-trample = Trample
    .foe-trample-text = Deal { $n-3 } skull damage.

story-the-bells-of-castle-telis = The Bells of Castle Telis
    .text = While in play, killing a zombie brings no gold. Castle Telis, 1 action: test Mind. Pass: { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    } and { $n-3 } exploration { $n-3 ->
        [one] trophy
       *[other] trophies
    }. Fail: delayed.
    .story = Nobody pulls the ropes, yet the castle bells ring every midnight, and every midnight the dead walk a little faster. The count has locked himself in the cellar. The answer is a riddle cut into the largest bell, which must be read while it swings.
    .effect = When revealed: put { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on Castle Telis. While this card is in play, no hero gains gold for killing a zombie. 1 action at Castle Telis: test Mind. Pass: gain { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    } and { $n-3 } exploration { $n-3 ->
        [one] trophy
       *[other] trophies
    }, then discard this card. Fail: become delayed.

story-night-of-open-graves = Night of Open Graves
    .text = Put { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on the Telsvan Plains and { $n-2 } on the Riverlands.
    .story = The moon goes down red and stays down too long. From the Telsvan Plains to the Riverlands, farmers hear knocking under the fields, patient and regular, like somebody with good manners. By the time the cocks crow there is nothing left under the fields at all.
    .effect = Put { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on the Telsvan Plains (D2) and { $n-2 } on the Riverlands (H7). Heroes already in these hexes suffer nothing.

story-they-follow-the-living = They Follow the Living
    .text = Each hero puts { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on an adjacent wilderness hex of its choice.
    .story = Look back from the top of any hill and you will see them: one or two, far behind, never hurrying. They do not need to sleep, eat or agree about the way. However far the heroes rode today, somebody was walking toward their campfire all the time.
    .effect = Each hero in turn order puts { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } on a wilderness hex adjacent to its own, of its choice. A hero with no such hex puts none.

story-refugees-on-the-road = Refugees on the Road
    .text = Each hero may pay { $n-1 } gold for { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }. A hero who does not gains { $n-3 } social { $n-3 ->
        [one] trophy
       *[other] trophies
    }.
    .story = They come with handcarts, hens and grandfathers, and they do not ask for much: bread, a blanket, somebody who knows the way. Among them walk hedge knights, midwives and one retired executioner. Feed them now, and some will remember it when it matters.
    .effect = Each hero in turn order may spend { $n-1 } gold to gain { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }. A hero who does not (or cannot) gains { $n-3 } social { $n-3 ->
        [one] trophy
       *[other] trophies
    } instead.

story-breath-of-the-grave = Breath of the Grave
    .text = Each hero: discard { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    } from hand, or suffer { $n-2 } damage. Heroes at a shrine are spared.
    .story = It rolls down from the Cursed Ruins in the hour before dawn: a cold that smells of wet stone and old flowers. Fires burn blue and low. Sleepers dream of being called by name, and it takes a very stubborn person not to answer.
    .effect = Each hero not at a shrine chooses, in turn order: discard { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    } from hand, or suffer { $n-2 } damage.
