# Adventure cards.

card-swamp-tales = Swamp Tales
    .text = Listen to the voices of Blackwing Swamp.
    .story = Every frog in Blackwing Swamp, so they say, was once a storyteller who stayed too long. Tonight they are all talking, and you can almost understand them.
    .outcome-1 = Outcome I (1 water)
    .outcome-1-text = Outcome I (1 water): nothing more; take this card as a trophy.
    .outcome-1-story = You come back wet, with a good story and one shoe.
    .outcome-2 = Outcome II (1 water and 1 wild)
    .outcome-2-text = Outcome II (1 water and 1 wild): gain { $n-1 } gold; take this card as a trophy.
    .outcome-2-story = The frogs fall silent around a sunken chest.
    .outcome-3 = Outcome III (1 plains and 2 water)
    .outcome-3-text = Outcome III (1 plains and 2 water): become delayed, then you may learn 1 skill from your hand without paying its cost; discard this card (no trophy).
    .outcome-3-story = You listen until morning. Your legs are asleep, but your head is full.
    .instruction = At Blackwing Swamp, spend 1 action: explore.

card-prowess-of-the-dwarves = Prowess of the Dwarves
    .text = Take part in the dwarven contest in the Valley of Souls.
    .story = In the Valley of Souls the dwarves hold a contest: lift the stone, split the stone, read the stone. Strangers may try. Strangers always make them laugh.
    .outcome-1 = Outcome I (1 hills)
    .outcome-1-text = Outcome I (1 hills): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You lift the stone as high as your knee. They pay you for the laughter.
    .outcome-2 = Outcome II (2 hills)
    .outcome-2-text = Outcome II (2 hills): gain { $n-2 } gold; take this card as a trophy.
    .outcome-2-story = The stone splits, and nobody laughs. A purse is thrown to you.
    .outcome-3 = Outcome III (1 hills and 1 wild)
    .outcome-3-text = Outcome III (1 hills and 1 wild): gain an asset with a price of { $n-3 } or less from the market of Forge without paying; take this card as a trophy.
    .outcome-3-story = You read the old rune aloud. The master smith sends word to Forge: this one may choose.
    .instruction = At the Valley of Souls, spend 1 action: explore.

card-narrow-ledge = Narrow Ledge
    .text = Climb the ledge above Madman's Pass.
    .story = Above Madman's Pass a ledge no wider than your foot runs along the cliff. Generations of pilgrims have thrown coins across it, and most of them missed.
    .outcome-1 = Outcome I (1 plains and 1 mountains)
    .outcome-1-text = Outcome I (1 plains and 1 mountains): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You sweep the coins from the first bend and do not look down.
    .outcome-2 = Outcome II (1 hills and 1 mountains)
    .outcome-2-text = Outcome II (1 hills and 1 mountains): gain { $n-2 } gold; take this card as a trophy.
    .outcome-2-story = Past the second bend the ledge is wider and the pilgrims were richer.
    .outcome-3 = Outcome III (1 plains and 2 mountains)
    .outcome-3-text = Outcome III (1 plains and 2 mountains): gain { $n-3 } gold; take this card as a trophy.
    .outcome-3-story = At the end of the ledge stands the bowl that everybody was aiming at.
    .instruction = At Madman's Pass, spend 1 action: explore.

card-winding-path = Winding Path
    .text = Follow the winding path through the Green Forest.
    .story = A path in the Green Forest turns around every tree, as if it wanted to greet each of them. At each turn you meet your own footprints, coming from the front.
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You leave the path and find somebody's lost purse instead.
    .outcome-2 = Outcome II (1 forest and 1 water)
    .outcome-2-text = Outcome II (1 forest and 1 water): heal { $n-2 } damage, then you may move up to { $n-3 } { $n-3 ->
        [one] hex
       *[other] hexes
    }; take this card as a trophy.
    .outcome-2-story = The path follows a stream, and the stream is in a hurry.
    .outcome-3 = Outcome III (1 forest and 2 water)
    .outcome-3-text = Outcome III (1 forest and 2 water): gain { $n-4 } gold, then draw { $n-5 } { $n-5 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-3-story = In the middle of the path sits an old man. He has been waiting for a partner for his board game.
    .instruction = At the Green Forest, spend 1 action: explore.

card-goblin-raids = Goblin Raids
    .text = Drive the goblins out of Howling Dale.
    .story = The shepherds of Howling Dale have lost forty sheep and one shepherd. They want the goblins gone. They would also like the sheep back, if possible.
    .outcome-1 = Outcome I (1 hills)
    .outcome-1-text = Outcome I (1 hills): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You chase away the guards and take back three very nervous sheep.
    .outcome-2 = Outcome II (1 hills and 1 mountains)
    .outcome-2-text = Outcome II (1 hills and 1 mountains): heal { $n-2 } damage, then draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-2-story = You find the cave, and the lost shepherd in it. She knows a lot about goblins now.
    .outcome-3 = Outcome III (2 hills and 1 water)
    .outcome-3-text = Outcome III (2 hills and 1 water): gain { $n-4 } gold, then heal { $n-5 } damage; take this card as a trophy.
    .outcome-3-story = You flood the tunnels with the stream. The goblins leave, wet and insulted.
    .instruction = At Howling Dale, spend 1 action: explore.

card-spring-festival = Spring Festival
    .text = Join the spring festival in Brightdale.
    .story = Brightdale celebrates the end of winter with races, riddles and far too much honey beer. A golden wreath hangs from a pole that has been rubbed with fat.
    .outcome-1 = Outcome I (1 plains)
    .outcome-1-text = Outcome I (1 plains): nothing more; take this card as a trophy.
    .outcome-1-story = You dance badly and are applauded warmly.
    .outcome-2 = Outcome II (2 plains and 1 water)
    .outcome-2-text = Outcome II (2 plains and 1 water): heal all damage, then draw { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-2-story = You win the boat race. The healers of the village look after your blisters and your stories.
    .outcome-3 = Outcome III (1 plains and 1 wild)
    .outcome-3-text = Outcome III (1 plains and 1 wild): gain { $n-2 } gold; take this card as a trophy.
    .outcome-3-story = Nobody knows how you reached the wreath. You do not know it either.
    .instruction = At Brightdale, spend 1 action: explore.

card-orc-renegades = Orc Renegades
    .text = Find the orc deserters near Fort Rodric.
    .story = Six orcs have deserted from their warband and sit in the hills below Fort Rodric. The commander wants them dead. The orcs say they only want to keep goats.
    .outcome-1 = Outcome I (1 hills)
    .outcome-1-text = Outcome I (1 hills): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You find their cold camp and are paid for the report.
    .outcome-2 = Outcome II (1 forest and 1 hills)
    .outcome-2-text = Outcome II (1 forest and 1 hills): gain { $n-2 } gold, then draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-2-story = You talk with them for a night. They teach you how orcs fight, and where.
    .outcome-3 = Outcome III (2 water)
    .outcome-3-text = Outcome III (2 water): gain { $n-4 } additional combat { $n-4 ->
        [one] trophy
       *[other] trophies
    }; take this card as a trophy (before any additional trophy).
    .outcome-3-story = You meet the warband that hunts them at the ford, and hold the water alone.
    .instruction = At Fort Rodric, spend 1 action: explore.

card-moonlight = Moonlight
    .text = Enter Moonglow Marsh while the water shines.
    .story = Once a month the water of Moonglow Marsh shines from below. The fishermen turn their boats around then, and hang blankets in front of their windows.
    .outcome-1 = Outcome I (1 water)
    .outcome-1-text = Outcome I (1 water): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You catch a shining fish. A scholar will surely pay for it.
    .outcome-2 = Outcome II (1 plains and 1 water)
    .outcome-2-text = Outcome II (1 plains and 1 water): you may discard up to { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    } from your hand and draw the same number, then draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-2-story = In the light you see every road that you did not take.
    .outcome-3 = Outcome III (2 water)
    .outcome-3-text = Outcome III (2 water): you may learn 1 skill from your hand, paying { $n-4 } { $n-4 ->
        [one] trophy
       *[other] trophies
    } less, then heal { $n-5 } damage; take this card as a trophy.
    .outcome-3-story = The light comes up your arms to your heart and stays there.
    .instruction = At Moonglow Marsh, spend 1 action: explore.

card-wondrous-folk = Wondrous Folk
    .text = Dance with the small lights of Moonglow Marsh.
    .story = Small lights dance between the willows of the marsh. If you follow them, you hear music. If you dance, they say, you may keep what you can carry.
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): heal { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = You sleep under the willows, and wake up without a single bruise.
    .outcome-2 = Outcome II (2 forest)
    .outcome-2-text = Outcome II (2 forest): look at the top { $n-2 } { $n-2 ->
        [one] card
       *[other] cards
    } of the skill deck, take 1 into your hand and put the others on the bottom, then heal { $n-3 } damage; take this card as a trophy.
    .outcome-2-story = They sing you four songs. One of them stays in your head.
    .outcome-3 = Outcome III (3 forest)
    .outcome-3-text = Outcome III (3 forest): you may learn 1 skill from your hand, paying { $n-4 } { $n-4 ->
        [one] trophy
       *[other] trophies
    } less; take this card as a trophy.
    .outcome-3-story = You dance until their queen laughs. She touches your forehead with one cold finger.
    .instruction = At Moonglow Marsh, spend 1 action: explore.

card-prince-of-thieves = Prince of Thieves
    .text = Enter the service of the prince in Robbers' Glade.
    .story = A young man with a paper crown receives you in Robbers' Glade. He robs only the rich, he explains, and asks whether you know any of them well.
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You tell him about a fat merchant and receive the usual share.
    .outcome-2 = Outcome II (1 forest and 1 water)
    .outcome-2-text = Outcome II (1 forest and 1 water): gain an asset with a price of { $n-2 } or less from any market without paying; take this card as a trophy.
    .outcome-2-story = By night you row across a lake for him. The goods you carry are partly yours.
    .outcome-3 = Outcome III (1 forest, 1 mountains and 1 water)
    .outcome-3-text = Outcome III (1 forest, 1 mountains and 1 water): gain { $n-3 } gold, then draw { $n-4 } { $n-4 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-3-story = You steal the crown of a real prince. He pays well, for he never liked the paper.
    .instruction = At Robbers' Glade, spend 1 action: explore.

card-magical-storm = Magical Storm
    .text = Walk into the storm on the Fangs of Mennara.
    .story = Lightning has stood over the Fangs of Mennara for three days without moving. The air tastes of iron, and your shadow points in the wrong direction.
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): suffer { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = You come out on the other side. Your hair does not stop smoking for a week.
    .outcome-2 = Outcome II (1 forest and 1 water)
    .outcome-2-text = Outcome II (1 forest and 1 water): you may discard up to { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    } from your hand and draw the same number, then draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-2-story = Each flash shows you a different self. You keep the lessons of three of them.
    .outcome-3 = Outcome III (1 forest, 1 mountains and 1 water)
    .outcome-3-text = Outcome III (1 forest, 1 mountains and 1 water): gain { $n-4 } gold; take this card as a trophy.
    .outcome-3-story = In the eye of the storm lies a stone of clear glass, still warm.
    .instruction = At the Fangs of Mennara, spend 1 action: explore.

card-forever-yours = Forever Yours
    .text = Bring the letter to Castle Telis, and decide who will read it.
    .story = You find a letter in a dead rider's glove. It is for a lady in Castle Telis and smells of roses. The seal shows the arms of her husband's worst enemy.
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): gain { $n-1 } gold; discard this card (no trophy).
    .outcome-1-story = You sell the letter to the husband and ride away before he opens it.
    .outcome-2 = Outcome II (1 plains and 1 forest)
    .outcome-2-text = Outcome II (1 plains and 1 forest): heal { $n-2 } damage; take this card as a trophy.
    .outcome-2-story = The lady reads, weeps and lets you rest in the best room of the house.
    .outcome-3 = Outcome III (1 forest and 1 wild)
    .outcome-3-text = Outcome III (1 forest and 1 wild): gain { $n-3 } gold, then gain { $n-4 } additional social { $n-4 ->
        [one] trophy
       *[other] trophies
    }; take this card as a trophy (before any additional trophy).
    .outcome-3-story = You bring her answer back through the enemy lines. Two old houses make peace.
    .instruction = At Castle Telis, spend 1 action: explore.

card-where-is-my-kitty = Where Is My Kitty?
    .text = Look for a rather large cat around the Ithrite Forge.
    .story = A little girl at the Ithrite Forge is looking for her cat. It is white, she says, and soft, and last week it ate a mule.
    .outcome-1 = Outcome I (1 plains)
    .outcome-1-text = Outcome I (1 plains): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You find the collar. It would fit around your waist.
    .outcome-2 = Outcome II (1 forest and 1 mountains)
    .outcome-2-text = Outcome II (1 forest and 1 mountains): heal { $n-2 } damage, then you may move up to { $n-3 } { $n-3 ->
        [one] hex
       *[other] hexes
    }; take this card as a trophy.
    .outcome-2-story = The cat finds you. It purrs, and carries you in its mouth for a while.
    .outcome-3 = Outcome III (1 forest, 1 mountains and 1 water)
    .outcome-3-text = Outcome III (1 forest, 1 mountains and 1 water): gain { $n-4 } gold, then heal { $n-5 } damage; take this card as a trophy.
    .outcome-3-story = You bring the cat home on a fishing line. Her father, the master smith, pays without a word.
    .instruction = At the Ithrite Forge, spend 1 action: explore.

card-blood-stone = Blood Stone
    .text = Examine the red stone in the spring of Suvar's Haven.
    .story = Below Suvar's Haven, where a spring leaves the rock, lies a red stone under clear water. The monks wash it every day, and every day it is red again.
    .outcome-1 = Outcome I (1 water)
    .outcome-1-text = Outcome I (1 water): nothing more; take this card as a trophy.
    .outcome-1-story = The water is only water, the monk says kindly, and the stone is only a stone.
    .outcome-2 = Outcome II (2 water)
    .outcome-2-text = Outcome II (2 water): you may learn 1 skill from your hand, paying { $n-1 } { $n-1 ->
        [one] trophy
       *[other] trophies
    } less; take this card as a trophy.
    .outcome-2-story = For one heartbeat the stone beats with your heart.
    .outcome-3 = Outcome III (3 water)
    .outcome-3-text = Outcome III (3 water): you may learn 1 skill from your hand without paying its cost; take this card as a trophy.
    .outcome-3-story = You put your hand into the stone. It is warm inside, like a memory.
    .instruction = At Suvar's Haven, spend 1 action: explore.

card-fey-sorceress = Fey Sorceress
    .text = While you look at her, your best tricks do not come to your mind.
    .story = She sits on a fallen tree and combs her green hair. She smiles, and suddenly you cannot remember why you are holding a sword.
    .enchanting-gaze = Enchanting Gaze
    .enchanting-gaze-text = You cannot use surge abilities until the end of this combat.
    .glamour = Glamour
    .glamour-text = It chooses one: it flips { $n-1 } of its own tokens; or it flips { $n-2 } of your tokens of its choice.
    .charm = Charm
    .charm-text = It removes all your physical tokens.
    .reward = Reward: choose one: gain { $n-3 } gold; or gain { $n-4 } additional { $n-4 ->
        [one] trophy
       *[other] trophies
    } of a deck of your choice. You also take this card as a trophy (before any additional trophy).

card-shadows-in-the-night = Shadows in the Night
    .gender = pl
    .text = Steel passes through them, and darkness eats what you have learned.
    .story = Your fire throws three shadows, but you are alone. When you stand up, two of the shadows remain sitting. Then they turn their heads.
    .made-of-night = Made of Night
    .made-of-night-text = Once per combat round, when it is dealt physical damage: prevent { $n-1 } of that damage.
    .cold-touch = Cold Touch
    .cold-touch-text = If you have no skill in hand: it deals you { $n-2 } skull damage; otherwise: you discard { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .put-out-the-fire = Put Out the Fire
    .put-out-the-fire-text = You cannot exert until the end of this combat, then it deals you { $n-4 } skull damage.
    .reward = Reward: gain { $n-5 } gold. You also take this card as a trophy.

card-castellan = The Castellan
    .text = Behind his old shield he counts everything that you have taken.
    .story = The castle fell two hundred years ago, but nobody told its keeper. He still guards the gate with rusty keys, and he still does not like visitors.
    .raise-the-gate = Raise the Gate
    .raise-the-gate-text = Until the end of the combat round all its dash tokens may be spent as shield tokens of value 1, and you cannot retreat.
    .judgement = Judgement
    .judgement-text = It deals you 1 skull damage for each trophy you own (at most { $most-1 }).
    .reward = Reward: gain { $n-1 } additional exploration { $n-1 ->
        [one] trophy
       *[other] trophies
    }. You also take this card as a trophy (before any additional trophy).

card-other-peoples-junk = Other People's Junk
    .text = Search with care, or take what shines?
    .story = A whole household lies in the grass: chairs, pots, a painting of somebody's aunt. Whoever lived here left in a great hurry and did not return.
    .way-1 = Search every drawer
    .way-1-text = Test Mind. If you pass: gain the top asset of the asset deck. If you fail: become delayed.
    .way-1-pass = Under the aunt you find something worth carrying.
    .way-1-fail = You open drawers until it is dark. All of them contain spoons.
    .way-2 = Take what shines and go
    .way-2-text = Gain { $n-1 } gold, then take this card as a trophy.
    .way-2-done = A silver spoon, a strange coin, and the feeling of being watched by the aunt.

card-desperate-merchant = Desperate Merchant
    .text = Order something cheaply, or bring him home?
    .story = A merchant sits on his last crate in the middle of nowhere. His mule is dead, his guards ran away, and his smile is the saddest you have ever seen.
    .way-1 = Take him along to the next market town
    .way-1-text = Rumor. At Tradegate or Red Bridge, spend 1 action: gain { $n-1 } gold, draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy.
    .way-1-done = He kisses the gate, the guard and you, in this order.
    .way-2 = Look through his order book
    .way-2-text = Carry out a Shop action at the market of Dawnsmoor from where you are, without spending an action; the asset you buy costs { $n-3 } gold less.
    .way-2-done = He writes a note for his partner in Dawnsmoor. Two days later a rider brings your order.

card-counts-request = The Count's Request
    .text = Accept the count's strange request, or find out what is behind it?
    .story = A breathless boy hands you a letter with nine seals. The count asks for a discreet person. He has written the word discreet three times, each time larger.
    .way-1 = Ride to the count in secret
    .way-1-text = Rumor. At Castle Telis or Tamalir, spend 1 action: gain { $n-1 } gold, take this card as a trophy, then gain { $n-2 } additional social { $n-2 ->
        [one] trophy
       *[other] trophies
    }.
    .way-1-done = You find his lost dog, which he had borrowed from the queen. He pays for your silence.
    .way-2 = Question the boy
    .way-2-text = Test Mind (-{ $less-1 }). If you pass: gain { $n-3 } gold, draw { $n-4 } { $n-4 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy. If you fail: lose { $n-5 } gold.
    .way-2-pass = The boy is no boy, and the count is no count. You keep the nine seals.
    .way-2-fail = You give the boy a coin for the truth. He runs away with both.
