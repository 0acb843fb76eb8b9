# Adventure cards.

card-dragon-hybrid = Dragon Hybrid
    .text = The more you know about Margath, the harder his servants fight you.
    .story = Half soldier, half dragon, wholly loyal. It studies you with yellow eyes and seems to know exactly how much you have learned about its lord.
    .guardian-of-secrets = Guardian of Secrets
    .guardian-of-secrets-text = It has +1 health for each lore you have.
    .slice = Slice
    .slice-text = It deals you { $n-1 } skull damage.
    .barrier = Barrier
    .barrier-text = It removes all your magic tokens.
    .reward = Reward: choose one: gain { $n-2 } gold; or gain { $n-3 } lore. You also take this card as a trophy.

card-great-dragon = Great Dragon
    .text = It grows with your fame, and everything near it burns.
    .story = The sky grows dark, although there are no clouds. The dragon lands without a sound, folds its wings and waits politely until you have drawn your weapon.
    .ancient = Ancient
    .ancient-text = It has +1 health for each skill you have learned (at most +{ $most-1 }).
    .burn = Burn
    .burn-text = At the end of each combat round: it deals you { $n-1 } skull damage.
    .wing-storm = Wing Storm
    .wing-storm-text = You recast { $n-2 } of your tokens of its choice.
    .reward = Reward: gain { $n-3 } gold, then gain { $n-4 } lore. You also take this card as a trophy.

card-cinder-priest = Cinder Priest
    .text = His first prayer comes before the first blow.
    .story = He eats hot coals and speaks with smoke. Each word of his prayer hangs in the air, glows for a moment, and then looks for something to burn.
    .burning-verse = Burning Verse
    .burning-verse-text = When you engage it: you test Spirit. If you fail: it deals you { $n-1 } skull damage.
    .ash-cloud = Ash Cloud
    .ash-cloud-text = You cannot spend agility until the end of the combat round, then it flips { $n-2 } of your shield tokens.
    .offering = Offering
    .offering-text = It deals you { $n-3 } skull damage, then it heals { $n-4 } damage.
    .reward = Reward: gain { $n-5 } gold, then gain { $n-6 } lore. You also take this card as a trophy.

card-wyrmling-brood = Wyrmling Brood
    .text = Every bite makes them want another one.
    .story = Five small dragons fight over a boot. There is still a foot in it. When they notice you, they stop at once and look at your boots.
    .taste-of-blood = Taste of Blood
    .taste-of-blood-text = After its attack has dealt you at least 1 damage, once per combat round: it may recast { $n-1 } of its spent tokens.
    .all-at-once = All at Once
    .all-at-once-text = It turns { $n-2 } of its tokens to the skull face.
    .reward = Reward: choose one: gain { $n-3 } gold, then heal { $n-4 } damage; or gain { $n-5 } lore. You also take this card as a trophy.

card-firmament-guard = Firmament Guard
    .text = Magic breaks on the scales, and drill replaces courage.
    .story = The armour of the Firmament is made of fallen scales. No spell has ever marked it, and the man inside has never been told that he may lose.
    .scale-armour = Scale Armour
    .scale-armour-text = Once per combat round, when it is dealt 2 or more magic damage: prevent { $n-1 } of that damage.
    .drill = Drill
    .drill-text = It returns { $n-2 } of its spent tokens to its pool with the face it shows.
    .spear-wall = Spear Wall
    .spear-wall-text = It removes { $n-3 } of your physical tokens, then it deals you { $n-4 } skull damage.
    .reward = Reward: gain { $n-5 } gold. You also take this card as a trophy.

card-ashwing-drake = Ashwing Drake
    .text = It burns you before you can reach it, and it does not like to land.
    .story = It flies so high that it looks like a flake of ash. Then the flake grows a tail, and a throat, and a light deep inside the throat.
    .first-pass = First Pass
    .first-pass-text = When you engage it: it deals you { $n-1 } skull damage.
    .cinders = Cinders
    .cinders-text = It deals you { $n-2 } skull damage, then you discard { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .out-of-reach = Out of Reach
    .out-of-reach-text = You cannot spend physical tokens until the end of the combat round.
    .reward = Reward: choose one: gain { $n-4 } gold; or gain { $n-5 } lore. You also take this card as a trophy.

card-scale-sworn-champion = Scale-Sworn Champion
    .text = What you know about the master also hurts the servant.
    .story = Margath has let the champion drink from his own wound. Since then he has grown by a head every year, and he has not slept once.
    .same-blood = Same Blood
    .same-blood-text = It has -{ $times-1 } health for each lore you have (at most { $most-1 } lore count).
    .no-way-back = No Way Back
    .no-way-back-text = You cannot retreat until the end of this combat, then it turns { $n-1 } of its tokens to the skull face.
    .borrowed-strength = Borrowed Strength
    .borrowed-strength-text = All its skull tokens count double until the end of the combat round.
    .reward = Reward: gain { $n-2 } gold, then gain { $n-3 } lore. You also take this card as a trophy.

card-hunting-party = Hunting Party
    .text = Attack the hunters, or send them somewhere else?
    .story = Riders in dragon masks search the woods. They carry ropes, not banners, and on their long list you read your own name near the top.
    .way-1 = Wait for them in the dark
    .way-1-text = Test Body (-{ $less-1 }). If you pass: gain { $n-1 } lore, then take this card as a trophy. If you fail: suffer { $n-2 } damage.
    .way-1-pass = The last rider carries the orders. Now you carry them.
    .way-1-fail = There was one more rider than you counted. He counted better.
    .way-2 = Lay a false trail
    .way-2-text = Test Mind. If you pass: take this card as a trophy, then you may move up to { $n-3 } { $n-3 ->
        [one] hex
       *[other] hexes
    }. If you fail: become delayed.
    .way-2-pass = They follow your old boots down the river, while you walk the other way.
    .way-2-fail = You spend the night in a tree, and the hunters camp below it.

card-scorched-earth = Scorched Earth
    .text = Study the burned circles on the Southern Plains or in the Breath of Kellos.
    .story = In the south and in the west, fields have burned in perfect circles. In the middle of each the ash is still warm, and the earth shows the print of a single claw.
    .outcome-1 = Outcome I (2 plains)
    .outcome-1-text = Outcome I (2 plains): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You dig the farmer's savings out of the warm ash. He shares them gladly.
    .outcome-2 = Outcome II (1 plains and 1 water)
    .outcome-2-text = Outcome II (1 plains and 1 water): heal { $n-2 } damage; take this card as a trophy.
    .outcome-2-story = In the smallest circle a hot spring has opened. You stay until your bones are soft.
    .outcome-3 = Outcome III (2 plains and 1 wild)
    .outcome-3-text = Outcome III (2 plains and 1 wild): gain { $n-3 } gold, then gain { $n-4 } lore; take this card as a trophy.
    .outcome-3-story = Seen from the hill, the five circles are letters. You write them down.
    .instruction = At the Southern Plains or the Breath of Kellos, spend 1 action: explore.

card-deserter = Deserter of the Firmament
    .text = Bring him to safety, or question him now?
    .story = A guard of the Firmament sits down at your fire without asking. His hands are burned. "I will tell you about him," he says, "but first I must eat."
    .way-1 = Hide him in a far village
    .way-1-text = Rumor. At Burrow Town, Everton or Brightdale, spend 1 action: gain { $n-1 } lore, then take this card as a trophy.
    .way-1-done = He sleeps in a real bed for the first time in years. In the morning he draws you the inner gate.
    .way-2 = Ask him now
    .way-2-text = Test Spirit. If you pass: gain { $n-2 } lore, then take this card as a trophy. If you fail: discard { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .way-2-pass = You say nothing at all, and this makes him speak.
    .way-2-fail = He talks until dawn about fire. You understand nothing and sleep badly.

card-dragon-bones = Dragon Bones
    .text = Study the great skeleton under the Cursed Ruins.
    .story = Under the Cursed Ruins lies the skeleton of a dragon, larger than a temple. Somebody has numbered the bones with chalk and has stopped at number four hundred.
    .outcome-1 = Outcome I (1 hills)
    .outcome-1-text = Outcome I (1 hills): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You take a tooth. It is worth its weight in silver.
    .outcome-2 = Outcome II (2 hills)
    .outcome-2-text = Outcome II (2 hills): gain { $n-2 } lore; take this card as a trophy.
    .outcome-2-story = Between two ribs you find the place where the spear went in.
    .outcome-3 = Outcome III (2 hills and 1 water)
    .outcome-3-text = Outcome III (2 hills and 1 water): gain { $n-3 } lore; take this card as a trophy.
    .outcome-3-story = The skull is still full of rain water, and the water is full of pictures.
    .instruction = At the Cursed Ruins, spend 1 action: explore.

card-calm-lake = Calm Lake
    .text = Ask your question at the Lake of Tears.
    .story = No wind ever moves the Lake of Tears. If you throw a stone, the rings run inwards. Old people come here to ask questions, and young people to forget them.
    .outcome-1 = Outcome I (1 water)
    .outcome-1-text = Outcome I (1 water): heal { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = You wash your wounds and your face. Both look better.
    .outcome-2 = Outcome II (1 forest and 1 water)
    .outcome-2-text = Outcome II (1 forest and 1 water): draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-2-story = The rings run inwards and show you what you already knew.
    .outcome-3 = Outcome III (1 water and 1 wild)
    .outcome-3-text = Outcome III (1 water and 1 wild): gain { $n-3 } lore; take this card as a trophy.
    .outcome-3-story = A great shape passes below the surface, with a scar under the left wing.
    .instruction = At the Lake of Tears, spend 1 action: explore.

card-beast-hunt = Beast Hunt
    .text = Track the beast through Snakewood or Gloomthicket.
    .story = Something in the northern woods leaves its skin on the bushes: black, thin, and as long as a street. The hunters of the crown pay for tracks, and more for answers.
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You bring back a piece of skin and are paid for its length.
    .outcome-2 = Outcome II (2 forest)
    .outcome-2-text = Outcome II (2 forest): gain { $n-2 } lore; take this card as a trophy.
    .outcome-2-story = You see it cast its skin. Below, it is red like hot iron, and for a short time it is soft.
    .outcome-3 = Outcome III (1 forest, 1 hills and 1 wild)
    .outcome-3-text = Outcome III (1 forest, 1 hills and 1 wild): gain { $n-3 } gold, then gain { $n-4 } lore; take this card as a trophy.
    .outcome-3-story = You meet it without its skin. The hunters carry it home on eleven poles.
    .instruction = At Snakewood or Gloomthicket, spend 1 action: explore.

card-shrine-of-pollux = Shrine of Pollux
    .text = Keep the night watch at the ruined shrine in the Bluehaze Hills.
    .story = In the Bluehaze Hills stands a shrine without a roof. Pollux, they say, once wrestled with a dragon here from dusk to dawn, and neither of them won.
    .outcome-1 = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-1-text = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more): heal { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = You wake up under falling petals. There is no tree.
    .outcome-2 = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-2-text = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more): gain { $n-2 } lore; take this card as a trophy.
    .outcome-2-story = In your dream you are Pollux, and your hands find the weak place.
    .outcome-3 = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-3-text = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more): gain { $n-3 } lore; take this card as a trophy.
    .outcome-3-story = In your dream you are the dragon, and you are afraid.
    .instruction = At the Bluehaze Hills, spend 1 action: test Spirit.

card-sleeping-egg = The Sleeping Egg
    .text = Climb to the dragon's nest in the Razor Cliffs.
    .story = On a shelf of the Razor Cliffs lies a single egg, grey as slate and warm as bread. The nest is large. The mother must be larger, and she may be near.
    .outcome-1 = Outcome I (1 mountains)
    .outcome-1-text = Outcome I (1 mountains): gain { $n-1 } gold; discard this card (no trophy).
    .outcome-1-story = You roll the egg into a sack and sell it to a man who asks no questions.
    .outcome-2 = Outcome II (1 hills and 1 mountains)
    .outcome-2-text = Outcome II (1 hills and 1 mountains): gain { $n-2 } lore; take this card as a trophy.
    .outcome-2-story = You sit beside the egg and listen to the small heart in it.
    .outcome-3 = Outcome III (2 mountains and 1 wild)
    .outcome-3-text = Outcome III (2 mountains and 1 wild): gain { $n-3 } lore, then gain { $n-4 } additional { $n-4 ->
        [one] trophy
       *[other] trophies
    } of a deck of your choice; take this card as a trophy (before any additional trophy).
    .outcome-3-story = The mother returns, looks at you for a long time and lies down around both of you.
    .miss = A shadow passes over the nest. You press yourself into the rock until it is gone.
    .miss-text = If you resolve no outcome: suffer { $n-5 } damage. The quest stays with you.
    .instruction = At the Razor Cliffs, spend 1 action: explore.

card-map-of-embers = Map of Embers
    .text = Read the glowing maps in the Ashen Hills.
    .story = The shepherds of the Ashen Hills burn their maps every evening. In the glowing paper, they swear, you can see for one moment where the fire will go tomorrow.
    .outcome-1 = Outcome I (1 hills)
    .outcome-1-text = Outcome I (1 hills): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You see where a purse was lost, which is also useful.
    .outcome-2 = Outcome II (1 hills and 1 water)
    .outcome-2-text = Outcome II (1 hills and 1 water): look at the top { $n-2 } { $n-2 ->
        [one] card
       *[other] cards
    } of the story deck and put each of them on the top or on the bottom; take this card as a trophy.
    .outcome-2-story = You see two days that have not happened yet, and blow on one of them.
    .outcome-3 = Outcome III (2 hills and 1 wild)
    .outcome-3-text = Outcome III (2 hills and 1 wild): gain { $n-3 } lore; take this card as a trophy.
    .outcome-3-story = The whole map burns at once, except for one white spot: the lair.
    .instruction = At the Ashen Hills, spend 1 action: explore.

card-fallen-star = Fallen Star
    .text = Find the star that fell into Starfall Forest.
    .story = Last night a star fell into Starfall Forest. Today the birds sing backwards, and a circle of trees is bowing to something that shines between the roots.
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): draw { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-1-story = The light has gone out, but you hear one note of its song.
    .outcome-2 = Outcome II (1 forest and 1 wild)
    .outcome-2-text = Outcome II (1 forest and 1 wild): gain { $n-2 } gold, then gain { $n-3 } lore; take this card as a trophy.
    .outcome-2-story = It is no star. It is a scale, and it fell from very high.
    .outcome-3 = Outcome III (2 forest and 1 wild)
    .outcome-3-text = Outcome III (2 forest and 1 wild): you may learn 1 skill from your hand, paying { $n-4 } { $n-4 ->
        [one] trophy
       *[other] trophies
    } less, then gain { $n-5 } lore; take this card as a trophy.
    .outcome-3-story = You hold the cold light in your hands until it has told you everything.
    .instruction = At Starfall Forest, spend 1 action: explore.

card-ash-salamander = Ash Salamander
    .text = Its blood burns. Hit it hard, but not too often.
    .story = You sit down on a warm stone to rest. The stone opens one eye, then another, then a mouth full of small white flames.
    .boiling-blood = Boiling Blood
    .boiling-blood-text = After it has suffered at least 1 damage and is not defeated, once per combat round: it deals you { $n-1 } skull damage.
    .tail-lash = Tail Lash
    .tail-lash-text = It removes { $n-2 } of your shield tokens, then you recast { $n-3 } of your tokens of its choice.
    .white-heat = White Heat
    .white-heat-text = All its dash tokens may be spent as skull tokens of value 1 until the end of the combat round.
    .reward = Reward: choose one: gain { $n-4 } gold; or heal all damage, then draw { $n-5 } { $n-5 ->
        [one] skill
       *[other] skills
    }. You also take this card as a trophy.

card-riddling-wyrm = Riddling Wyrm
    .text = A good answer takes away half of its strength.
    .story = An old wyrm lies across the path and asks who walks on four legs, then two, then three. It is hungry, but first of all it is bored.
    .the-riddle = The Riddle
    .the-riddle-text = When you engage it: you test Mind. If you pass: it cannot use surge abilities until the end of this combat. If you fail: you discard { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .second-riddle = Second Riddle
    .second-riddle-text = You recast { $n-2 } of your tokens of its choice.
    .wrong-answer = Wrong Answer
    .wrong-answer-text = It deals you 1 skull damage for each skill in your hand (at most { $most-1 }).
    .reward = Reward: gain { $n-3 } gold, then gain { $n-4 } lore. You also take this card as a trophy.

card-burned-library = Burned Library
    .text = Save the books, or save the voice?
    .story = The library was the pride of the town. Now its roof is burning, and inside an old voice is shouting, not for help, but for somebody to save the third shelf.
    .way-1 = Save the third shelf
    .way-1-text = Test Body. If you pass: gain { $n-1 } lore, then take this card as a trophy. If you fail: suffer { $n-2 } damage.
    .way-1-pass = You come out with smoking hair and four books about dragons.
    .way-1-fail = The third shelf falls on you. It was well filled.
    .way-2 = Save the librarian
    .way-2-text = Test Spirit. If you pass: draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy. If you fail: suffer { $n-4 } damage.
    .way-2-pass = She has read every book in there, and she never forgets.
    .way-2-fail = She bites. You get her out, but she never forgives you for the third shelf.

card-dragons-tax = The Dragon's Tax
    .text = Pay for the village, or rob the collector?
    .story = A collector in grey armour weighs the village's silver and finds it too light. Behind his table stands a cage, and it is just the right size for a child.
    .way-1 = Pay in their place
    .way-1-text = You may spend { $n-1 } gold. If you do: gain { $n-2 } lore, then take this card as a trophy.
    .way-1-done = The collector is so surprised that he tells you where all the silver goes.
    .way-1-unpaid = Your purse stays shut. The collector counts on, and the village learns to count on nobody.
    .way-2 = Turn the table over
    .way-2-text = Test Body (-{ $less-1 }). If you pass: gain { $n-3 } gold, then take this card as a trophy. If you fail: suffer { $n-4 } damage.
    .way-2-pass = The collector leaves in his own cage. The village insists that you take a share.
    .way-2-fail = The collector travels with more guards than you saw.

card-drunk-scholar = Drunk Scholar
    .text = Keep him talking, or take him along?
    .story = The scholar measures dragons for the crown. He has measured one, he says, holding up a hand with three fingers, and now he drinks in order to forget the number.
    .way-1 = Take him along as a teacher
    .way-1-text = Rumor. When you train in a city, you may do this: gain { $n-1 } lore, draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy.
    .way-1-done = You practise in the yard of his house. He wakes up, shouts two corrections, and they are both right.
    .way-2 = Buy the next round
    .way-2-text = You may spend { $n-3 } gold. If you do: test Mind. If you pass: gain { $n-4 } lore, then take this card as a trophy.
    .way-2-pass = Between two songs he draws the whole beast on the table with beer.
    .way-2-fail = He falls asleep on the drawing.
    .way-2-unpaid = Nobody fills his cup, and so the number stays his secret.

card-song-of-embers = Song of Embers
    .text = Learn the song, or give it a better ending?
    .story = A bard sings about Margath's youth, verse after verse, each darker than the one before. The guests leave one by one. You are the last one in the room.
    .way-1 = Listen to every verse
    .way-1-text = Test Spirit. For each success: gain { $n-1 } lore. If you pass: draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }. If you fail: discard { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .way-1-pass = You walk out at dawn with the song behind your eyes.
    .way-1-fail = The song is longer than your courage. You run out before the last verse.
    .way-2 = Sell him a better ending
    .way-2-text = Test Mind. If you pass: gain { $n-4 } gold, then take this card as a trophy.
    .way-2-pass = In your ending the dragon loses. The bard pays, and the guests return.
    .way-2-fail = In your ending there is a talking goose. He sings it anyway, and names you.

card-traitors-offer = The Traitor's Offer
    .text = What is your knowledge worth?
    .story = A gentleman with grey gloves puts a heavy purse on your table. His lord asks for very little: tell what you know, forget what you know, and go home.
    .way-1 = Take the purse
    .way-1-text = Gain { $n-1 } gold, then lose { $n-2 } lore.
    .way-1-done = You tell him half of the truth. The gold is whole, and it is strangely warm.
    .way-2 = Push it back across the table
    .way-2-text = Test Spirit. If you pass: gain { $n-3 } lore, then take this card as a trophy. If you fail: suffer { $n-4 } damage, then discard { $n-5 } { $n-5 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .way-2-pass = He shows his teeth. They are not human, and neither is his fear.
    .way-2-fail = The purse bursts into flames. So does the table, and so do your sleeves.

card-refugees = Refugees from the South
    .text = Lead them to a safe city, or share your fire for a night?
    .story = A long line of carts comes up the road, with beds, geese and grandmothers. Everybody has seen something in the sky. Nobody wants to say the word.
    .way-1 = Lead them behind city walls
    .way-1-text = Rumor. At Riverwatch or Dawnsmoor, spend 1 action: gain { $n-1 } lore, then take this card as a trophy.
    .way-1-done = At the gate each of them gives you one word. Together the words make a picture.
    .way-2 = Share your fire and your bread
    .way-2-text = Become delayed, heal { $n-2 } damage, draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy.
    .way-2-done = You sleep late. Somebody has mended your cloak and left before sunrise.

card-eyewitness = The Eyewitness
    .text = Try his advice on a dragon, or trade stories with him?
    .story = The old hunter has seen a dragon die, he says, and shows you how with a fork and a roast chicken. It looks far too easy.
    .way-1 = Try it on a dragon
    .way-1-text = Rumor. When you defeat a dragon, you may do this: gain { $n-1 } gold, gain { $n-2 } lore, then take this card as a trophy.
    .way-1-done = It was not easy, but it was the right place. The hunter would be proud of you.
    .way-2 = Trade stories with him
    .way-2-text = You may discard { $n-3 } { $n-3 ->
        [one] trophy
       *[other] trophies
    } of your choice. If you do: gain { $n-4 } lore, then take this card as a trophy.
    .way-2-done = You tell him of your best fight. In return he tells you the part that he never tells anybody.
    .way-2-unpaid = You have no story to give him, so he keeps the best part of his own.

card-smiths-nightmare = The Smith's Nightmare
    .text = Buy the weapon, or explain the dream?
    .story = Every night the smith dreams of a weapon, and every morning he finds it on his anvil, finished. He has not lit his fire for a week. He wants them gone.
    .way-1 = Buy what lies on the anvil
    .way-1-text = You may spend { $n-1 } gold. If you do: gain a weapon asset with a price of { $n-2 } or less from any market without paying.
    .way-1-done = It is still warm, and it fits your hand better than your own fingers do.
    .way-1-unpaid = You leave it on the anvil. Tomorrow there will be two.
    .way-2 = Sleep beside the anvil
    .way-2-text = Test Spirit (-{ $less-1 }). If you pass: gain { $n-3 } lore. If you fail: suffer { $n-4 } damage.
    .way-2-pass = You meet the one who forges through him. He was the last to wound Margath.
    .way-2-fail = You dream of hammers and wake up with bruises.

card-council-of-elders = Council of Elders
    .text = Speak before the elders in Tradegate.
    .story = The elders of nine villages meet in Tradegate to decide whether to fight, to pay or to flee. They have been meeting for six days and have agreed on lunch.
    .outcome-1 = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-1-text = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = They ask you to carry their letters, and pay in advance.
    .outcome-2 = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-2-text = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more): gain { $n-2 } gold, then gain { $n-3 } lore; take this card as a trophy.
    .outcome-2-story = They agree to fight, and open the sealed chest of their grandfathers.
    .outcome-3 = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-3-text = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more): gain { $n-4 } gold, then gain { $n-5 } lore; take this card as a trophy.
    .outcome-3-story = When you have finished, even the oldest stands up. Each village gives you its secret.
    .instruction = At Tradegate, spend 1 action: test Mind.

card-pilgrim-fires = Pilgrim Fires
    .text = Keep the fires burning at the Shrine of Aris.
    .story = Around the Shrine of Aris a thousand small fires burn in the grass, one for each family that Margath has driven out. Somebody must keep them alight tonight.
    .outcome-1 = Outcome I (1 plains)
    .outcome-1-text = Outcome I (1 plains): heal { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = You doze between the fires, and somebody covers you with a blanket.
    .outcome-2 = Outcome II (1 plains, 1 forest and 1 hills)
    .outcome-2-text = Outcome II (1 plains, 1 forest and 1 hills): gain { $n-2 } lore; take this card as a trophy.
    .outcome-2-story = At every fire you hear one story. You begin to see what they have in common.
    .outcome-3 = Outcome III (2 plains and 1 wild)
    .outcome-3-text = Outcome III (2 plains and 1 wild): gain { $n-3 } gold, then gain { $n-4 } lore; take this card as a trophy.
    .outcome-3-story = At midnight the wind turns. Not one fire goes out, and the pilgrims call it a sign.
    .instruction = At the Shrine of Aris, spend 1 action: explore.

card-envoy-of-the-firmament = Envoy of the Firmament
    .text = She lets you go for one secret. Otherwise you must fight.
    .story = The envoy speaks with a soft voice and two shadows, and one of the shadows has wings. "We can talk," she says, "or we can do it the other way."
    .a-fair-exchange = A Fair Exchange
    .a-fair-exchange-text = When you engage it: you may discard { $n-1 } lore. If you do: the combat ends, take this card as a trophy and get no reward.
    .second-shadow = Second Shadow
    .second-shadow-text = It flips { $n-2 } of your tokens of its choice.
    .kneel = Kneel
    .kneel-text = It removes { $n-3 } of your tokens of its choice.
    .reward = Reward: choose one: gain { $n-4 } gold; or gain { $n-5 } lore. You also take this card as a trophy.
