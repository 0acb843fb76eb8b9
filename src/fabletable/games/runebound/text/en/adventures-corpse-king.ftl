# Adventure cards.

card-undead-horde = Undead Horde
    .text = Weak alone, tireless together.
    .story = They come out of the fog in no order at all: a baker, two soldiers, a bride. They do not look angry. They only look hungry, and there is no end of them.
    .relentless = Relentless
    .relentless-text = It recasts { $n-1 } of its spent tokens.
    .swarm = Swarm
    .swarm-text = You cannot use surge abilities until the end of the combat round.
    .reward = Reward: gain { $n-2 } gold. You also take this card as a trophy.

card-reanimates = Reanimates
    .gender = pl
    .text = All their strength goes into one blow. Do not fall here.
    .story = The battlefield was quiet for a year. Now the dead of both armies stand up side by side, and at last they agree about who the enemy is.
    .cleave = Cleave
    .cleave-text = It deals you X skull damage.
    .join-us = Join Us
    .join-us-text = When it defeats you: put { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } in your hex.
    .reward = Reward: gain { $n-2 } gold. You also take this card as a trophy.

card-death-knight = Death Knight
    .text = His blade comes back again and again. In later days it asks for a life.
    .story = He kneels before an empty throne, as he has done for a hundred years. When your step sounds on the stone, he rises, and the throne seems to nod.
    .oath-of-vorakesh = Oath of Vorakesh
    .oath-of-vorakesh-text = It returns { $n-1 } of its spent skull tokens to its pool with the face it shows.
    .black-blade = Black Blade
    .black-blade-text = It flips all your shield tokens, then it deals you { $n-2 } skull damage.
    .a-life-for-a-life = A Life for a Life
    .a-life-for-a-life-text = You may discard { $n-3 } { $n-3 ->
        [one] ally
       *[other] allies
    }. If you do not: it deals you { $n-4 } skull damage.
    .reward = Reward: gain { $n-5 } gold. You also take this card as a trophy.

card-grave-hound = Grave Hound
    .text = The more of the dead walk, the stronger the pack.
    .story = It digs where the earth is fresh. When it lifts its head you see that it has no eyes, and that it does not need them to find you.
    .leader-of-the-pack = Leader of the Pack
    .leader-of-the-pack-text = It has +1 health for each zombie on the board (at most +{ $most-1 }).
    .drag-down = Drag Down
    .drag-down-text = You cannot retreat until the end of the combat round, then it deals you { $n-1 } skull damage.
    .howl = Howl
    .howl-text = It flips { $n-2 } of your tokens of its choice.
    .reward = Reward: gain { $n-3 } gold. You also take this card as a trophy.

card-bone-colossus = Graveyard Titan
    .text = You cannot bring it down alone. Your friends can reach its knees.
    .story = Somebody has emptied a whole graveyard and built one single thing from it. It moves like a tower that has learned to walk.
    .weak-knees = Weak Knees
    .weak-knees-text = It has -{ $times-1 } health for each ally you have (at most { $most-1 } allies count).
    .falling-bones = Falling Bones
    .falling-bones-text = It deals you { $n-1 } skull damage, then you recast { $n-2 } of your tokens of its choice.
    .rebuild = Rebuild
    .rebuild-text = It heals { $n-3 } damage, then it recasts { $n-4 } of its spent tokens.
    .reward = Reward: gain { $n-5 } gold, then gain { $n-6 } additional combat { $n-6 ->
        [one] trophy
       *[other] trophies
    }. You also take this card as a trophy (before any additional trophy).

card-barrow-wight = Barrow Wight
    .text = The first wound he gives you makes you forget something.
    .story = A king without a kingdom sits in the open mound and counts his gold. He looks up. "You are late," he says. "You were due three hundred years ago."
    .chill-of-the-grave = Chill of the Grave
    .chill-of-the-grave-text = After its attack has dealt you at least 1 damage, once per combat: you discard { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .dead-hand = Dead Hand
    .dead-hand-text = It removes { $n-2 } of your surge tokens.
    .drain-life = Drain Life
    .drain-life-text = It deals you { $n-3 } skull damage, then it heals { $n-4 } damage.
    .reward = Reward: gain { $n-5 } gold. You also take this card as a trophy.

card-ghoul = Ghoul
    .text = Its touch takes your strength, and the walking dead feed it.
    .story = The gravedigger was friendly, helped you with your pack and asked how heavy you are. Only now do you notice that he has far too many teeth.
    .cold-fingers = Cold Fingers
    .cold-fingers-text = It removes { $n-1 } of your tokens of its choice.
    .feast = Feast
    .feast-text = It heals { $plus-1 } damage plus 1 damage for each zombie on the board (at most { $most-1 }).
    .reward = Reward: gain { $n-2 } gold, then you may remove { $n-3 } { $n-3 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board. You also take this card as a trophy.

card-open-graves = Open Graves
    .text = Follow the tracks from the open graves on the Misty Plains.
    .story = On the Misty Plains every grave stands open, and the earth lies on the wrong side: pushed out, not dug out. Some of the gravestones have been taken along.
    .outcome-1 = Outcome I (2 plains)
    .outcome-1-text = Outcome I (2 plains): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You fill the graves again. The village pays for the work, not for the courage.
    .outcome-2 = Outcome II (1 plains, 1 forest and 1 water)
    .outcome-2-text = Outcome II (1 plains, 1 forest and 1 water): gain { $n-2 } gold, then you may remove { $n-3 } { $n-3 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board; take this card as a trophy.
    .outcome-2-story = You lead one of them home by the hand. It lies down without a sound.
    .outcome-3 = Outcome III (2 plains and 1 wild)
    .outcome-3-text = Outcome III (2 plains and 1 wild): gain { $n-4 } { $n-4 ->
        [one] ally
       *[other] allies
    }; take this card as a trophy.
    .outcome-3-story = In the last grave a living woman is hiding, with a spade and a plan.
    .instruction = At the Misty Plains, spend 1 action: explore.

card-last-stand-at-the-mill = Last Stand at the Mill
    .text = Hold the door, or find a way out?
    .story = Eleven people have locked themselves in the mill. Outside, something is scratching at the door, slowly and without a pause. The miller looks at you and hands you an axe.
    .way-1 = Hold the door until dawn
    .way-1-text = Test Body (-{ $less-1 }). If you pass: gain { $n-1 } { $n-1 ->
        [one] ally
       *[other] allies
    }, then take this card as a trophy. If you fail: suffer { $n-2 } damage.
    .way-1-pass = At sunrise the scratching stops. The miller's daughter packs her things: she is coming with you.
    .way-1-fail = The door holds. You do not hold so well.
    .way-2 = Lead them through the water channel
    .way-2-text = Test Mind. If you pass: gain { $n-3 } gold, then take this card as a trophy. If you fail: put { $n-4 } { $n-4 ->
        [one] zombie
       *[other] zombies
    } on the nearest wilderness hex without a hero and without a zombie (you choose among equals).
    .way-2-pass = Eleven people go in, eleven wet people come out.
    .way-2-fail = Eleven people go in. Ten come out, and one comes later.

card-dead-men-on-the-road = Dead Men on the Road
    .text = Break through, or lead them astray?
    .story = The road is full of people, and nobody is talking. They all walk in the same direction, with open eyes. One of them is wearing your old coat.
    .way-1 = Cut your way through
    .way-1-text = Suffer { $n-1 } damage, then explore: gain { $n-2 } gold for each die showing the terrain of your hex. Then take this card as a trophy.
    .way-1-done = You come out on the other side with a torn sleeve and your old coat.
    .way-2 = Lead them into the river
    .way-2-text = Test Spirit (-{ $less-1 }). If you pass: remove up to { $n-3 } { $n-3 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board, then take this card as a trophy. If you fail: put { $n-4 } { $n-4 ->
        [one] zombie
       *[other] zombies
    } on the nearest wilderness hex without a hero and without a zombie (you choose among equals).
    .way-2-pass = You walk ahead of them, singing, up to your chest. The current does the rest.
    .way-2-fail = They like your song. Now one of them is following you.

card-captive-spirit = Captive Spirit
    .text = Free the spirit in the hollow tree of Stumpwood.
    .story = In Stumpwood a voice calls out of a hollow tree. A necromancer has nailed it shut with silver. "I was a knight," says the voice. "I would like to be one again."
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): heal { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = You cannot move the nails, but the spirit tells you where it hurts, and why.
    .outcome-2 = Outcome II (2 forest)
    .outcome-2-text = Outcome II (2 forest): gain { $n-2 } gold; take this card as a trophy.
    .outcome-2-story = You pull out the silver nails. The spirit leaves; the silver stays.
    .outcome-3 = Outcome III (1 forest and 1 wild)
    .outcome-3-text = Outcome III (1 forest and 1 wild): gain { $n-3 } { $n-3 ->
        [one] ally
       *[other] allies
    }; take this card as a trophy.
    .outcome-3-story = The tree bursts open. The knight kneels, and you can see the forest through him.
    .instruction = At Stumpwood, spend 1 action: explore.

card-blessing-of-kernos = Blessing of Kernos
    .text = Ask Kernos for help on the deer path in Hedgewood.
    .story = Kernos, the lord of the green wood, has no temple. He has a deer path in Hedgewood, a stone with moss on it, and no patience for the walking dead.
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): heal { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = You sleep on the moss, and it closes your wounds.
    .outcome-2 = Outcome II (1 forest and 1 hills)
    .outcome-2-text = Outcome II (1 forest and 1 hills): you may remove { $n-2 } { $n-2 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board; take this card as a trophy.
    .outcome-2-story = Far away, roots take hold of something that should lie still.
    .outcome-3 = Outcome III (2 forest and 1 wild)
    .outcome-3-text = Outcome III (2 forest and 1 wild): gain { $n-3 } { $n-3 ->
        [one] ally
       *[other] allies
    }, then you may remove { $n-4 } { $n-4 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board; take this card as a trophy.
    .outcome-3-story = A stag steps out of the leaves. When it breathes, a hunter stands in its place.
    .instruction = At Hedgewood, spend 1 action: explore.

card-drowned-village = The Drowned Village
    .text = Dive to the village under Lake Kernan.
    .story = Lake Kernan has risen over a whole village. On still evenings you can see lights in the windows below, and people who carry buckets from nowhere to nowhere.
    .outcome-1 = Outcome I (1 water)
    .outcome-1-text = Outcome I (1 water): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You reach the temple roof and come up with the silver weathercock.
    .outcome-2 = Outcome II (1 plains and 1 water)
    .outcome-2-text = Outcome II (1 plains and 1 water): gain { $n-2 } gold, then draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-2-story = You sit in the drowned school for one lesson. It is about breathing.
    .outcome-3 = Outcome III (2 water)
    .outcome-3-text = Outcome III (2 water): gain { $n-4 } { $n-4 ->
        [one] ally
       *[other] allies
    }; take this card as a trophy.
    .outcome-3-story = In the bell tower there is air, and a man who never stopped ringing for help.
    .miss = A cold hand holds your ankle, not angrily, only for company. You have to tear yourself loose.
    .miss-text = If you resolve no outcome: suffer { $n-5 } damage. The quest stays with you.
    .instruction = At Lake Kernan, spend 1 action: explore.

card-echo-of-the-dead = Echo of the Dead
    .text = Tell the lake a memory, and listen to the voices of Echo Lake.
    .story = Echo Lake answers in the voices of those who are gone. Families come to talk with their dead. Lately the echo asks questions of its own, and it wants names.
    .outcome-1 = Outcome I (1 water)
    .outcome-1-text = Outcome I (1 water): heal { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = Your old teacher answers. She still knows how to make the pain smaller.
    .outcome-2 = Outcome II (1 forest and 1 water)
    .outcome-2-text = Outcome II (1 forest and 1 water): gain { $n-2 } gold, then look at the top { $n-3 } { $n-3 ->
        [one] card
       *[other] cards
    } of an adventure deck of your choice and put them back on top in any order; take this card as a trophy.
    .outcome-2-story = The voices quarrel about your future. You listen with care.
    .outcome-3 = Outcome III (1 water and 1 wild)
    .outcome-3-text = Outcome III (1 water and 1 wild): gain { $n-4 } gold, you may learn 1 skill from your hand, paying { $n-5 } { $n-5 ->
        [one] trophy
       *[other] trophies
    } less, then you may remove { $n-6 } { $n-6 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board; take this card as a trophy.
    .outcome-3-story = You give the echo a false name. Somewhere a dead thing turns around and walks into the sea.
    .instruction = At Echo Lake, spend 1 action and exert { $exert-1 ->
        [one] once
        [2] twice
       *[other] { $exert-1 } times
    }: explore.

card-pass-of-the-dead = Pass of the Dead
    .text = Reach the frozen army in the Mountains of Despair first.
    .story = A lost army stands frozen in the Mountains of Despair, still in marching order. The necromancer's servants come with fires to thaw it, one soldier after the other.
    .outcome-1 = Outcome I (1 mountains)
    .outcome-1-text = Outcome I (1 mountains): suffer { $n-1 } damage, then gain { $n-2 } gold; take this card as a trophy.
    .outcome-1-story = You take the pay chest. The paymaster's fingers must be opened one by one.
    .outcome-2 = Outcome II (1 hills and 1 mountains)
    .outcome-2-text = Outcome II (1 hills and 1 mountains): remove up to { $n-3 } { $n-3 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board; take this card as a trophy.
    .outcome-2-story = You put out the fires. What was thawed freezes again, standing.
    .outcome-3 = Outcome III (2 mountains)
    .outcome-3-text = Outcome III (2 mountains): gain { $n-4 } additional combat { $n-4 ->
        [one] trophy
       *[other] trophies
    }; take this card as a trophy (before any additional trophy).
    .outcome-3-story = You take the flag of the army. The dead salute, and their captain falls to dust.
    .instruction = At the Mountains of Despair, spend 1 action: explore.

card-hermit-of-rogue-peak = Hermit of Rogue Peak
    .text = Win the trust of the hermit on Rogue Peak.
    .story = On Rogue Peak lives a hermit who was once the pupil of Vorakesh. He knows how the dead are called. He throws stones at everybody who asks him about it.
    .outcome-1 = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-1-text = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more): draw { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-1-story = He throws smaller stones, and between the stones he teaches.
    .outcome-2 = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-2-text = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more): gain { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }; take this card as a trophy.
    .outcome-2-story = He packs his only pot. "I started it," he says. "I should be there at the end."
    .outcome-3 = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-3-text = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more): gain { $n-3 } { $n-3 ->
        [one] ally
       *[other] allies
    }, then remove up to { $n-4 } { $n-4 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board; take this card as a trophy.
    .outcome-3-story = He breaks his old staff over his knee. In the valley, things fall over.
    .instruction = At Rogue Peak, spend 1 action: test Mind.

card-bitter-harvest = Bitter Harvest
    .text = Deal with the black field in the Bitter Lowlands.
    .story = In the Bitter Lowlands the wheat has grown overnight, black and heavy. The farmers do not dare to cut it. Yesterday somebody did, and the field screamed.
    .outcome-1 = Outcome I (1 hills)
    .outcome-1-text = Outcome I (1 hills): gain { $n-1 } gold, then put { $n-2 } { $n-2 ->
        [one] zombie
       *[other] zombies
    } in your hex; take this card as a trophy.
    .outcome-1-story = You cut one corner and sell it as medicine. Something is standing where the corner was.
    .outcome-2 = Outcome II (2 hills)
    .outcome-2-text = Outcome II (2 hills): gain { $n-3 } gold; take this card as a trophy.
    .outcome-2-story = You burn the field against the wind. The farmers pay from a safe distance.
    .outcome-3 = Outcome III (1 hills, 1 mountains and 1 water)
    .outcome-3-text = Outcome III (1 hills, 1 mountains and 1 water): gain { $n-4 } { $n-4 ->
        [one] ally
       *[other] allies
    }, then heal { $n-5 } damage; take this card as a trophy.
    .outcome-3-story = You dig below the roots and find the one who still breathes.
    .instruction = At the Bitter Lowlands, spend 1 action: explore.

card-banshee = Banshee
    .text = Her cry comes first. Hold on to what you know.
    .story = First you hear the crying, and it sounds like somebody you know. Then you see her hair, moving in a wind that is not there. Then she breathes in.
    .the-cry = The Cry
    .the-cry-text = When you engage it: you test Spirit. If you fail: it deals you { $n-1 } skull damage, then you discard { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .lament = Lament
    .lament-text = You cannot use double tokens until the end of the combat round, then you recast { $n-3 } of your tokens of its choice.
    .voice-of-the-lost = Voice of the Lost
    .voice-of-the-lost-text = It removes all your agility tokens, then it deals you { $n-4 } skull damage.
    .reward = Reward: choose one: gain { $n-5 } gold; or heal { $n-6 } damage, then you may remove { $n-7 } { $n-7 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board. You also take this card as a trophy.

card-necromancers-apprentice = Necromancer's Apprentice
    .text = He is bad at magic. Sometimes this makes it worse.
    .story = The young man holds the book upside down and stutters, but the ground moves all the same. "Please stay where you are," he begs. "I have an examination."
    .wrong-page = Wrong Page
    .wrong-page-text = It recasts all its tokens.
    .practical-part = Practical Part
    .practical-part-text = Once per combat: it deals you { $n-1 } skull damage, then put { $n-2 } { $n-2 ->
        [one] zombie
       *[other] zombies
    } in your hex.
    .reward = Reward: choose one: gain { $n-3 } gold; or gain { $n-4 } gold, then you may remove { $n-5 } { $n-5 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board. You also take this card as a trophy.

card-empty-coffin = An Empty Coffin
    .text = Follow the tracks, or take care of the coffin?
    .story = A fine coffin stands open at the side of the road, lined with red silk and still warm. There is one set of footprints, and they lead away from it.
    .way-1 = Follow the footprints
    .way-1-text = You may remove { $n-1 } { $n-1 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board, then draw 1 combat card and resolve it.
    .way-1-done = The prints become longer, then deeper, then they turn around behind you.
    .way-2 = Nail the coffin shut
    .way-2-text = Test Spirit. If you pass: you may remove { $n-2 } { $n-2 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board, then take this card as a trophy. If you fail: put { $n-3 } { $n-3 ->
        [one] zombie
       *[other] zombies
    } on the nearest wilderness hex without a hero and without a zombie (you choose among equals).
    .way-2-pass = At midnight somebody knocks from the outside, politely, and then gives up.
    .way-2-fail = At midnight somebody knocks from the inside.

card-coven-of-necromancers = Coven of Necromancers
    .text = Break the circle by force, or from within?
    .story = In the cellar of the inn seven people sit around a table and hold hands. They look up like children who have been caught. The eighth chair is not empty enough.
    .way-1 = Break the table
    .way-1-text = Test Body (-{ $less-1 }). If you pass: gain { $n-1 } gold, remove up to { $n-2 } { $n-2 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board, then take this card as a trophy. If you fail: suffer { $n-3 } damage.
    .way-1-pass = Without the table there is no circle, and without the circle there is a lot of running.
    .way-1-fail = The table is oak, and the thing in the eighth chair helps them.
    .way-2 = Sit down and hold hands
    .way-2-text = Test Spirit. If you pass: gain { $n-4 } gold, then take this card as a trophy. If you fail: put { $n-5 } { $n-5 ->
        [one] zombie
       *[other] zombies
    } on the nearest wilderness hex without a hero and without a zombie (you choose among equals).
    .way-2-pass = You think of sunlight, as hard as you can. Seven people begin to cry.
    .way-2-fail = You think of a grave, only once. It was enough.

card-ancient-burials = Ancient Burials
    .text = Is it truly necessary?
    .story = After the storm an old burial mound lies open. In it sleep warriors with folded hands, and above them is written: wake us only if it is truly necessary.
    .way-1 = Lift the stone and call them
    .way-1-text = Test Body (-{ $less-1 }). If you pass: gain { $n-1 } { $n-1 ->
        [one] ally
       *[other] allies
    }, then take this card as a trophy. If you fail: suffer { $n-2 } damage.
    .way-1-pass = One of them opens her eyes, looks at the sky and asks who is the enemy this time.
    .way-1-fail = The stone slips. They sleep on, and you limp home.
    .way-2 = Read the walls and close the mound
    .way-2-text = Test Mind. If you pass: draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy.
    .way-2-pass = You copy their last lesson and let them rest.
    .way-2-fail = The letters are older than the oldest letters you know.

card-mercenary-captain = Mercenary Captain
    .text = Hire her, or play for her sword?
    .story = The captain plays cards against her own soldiers and wins. She fights for anybody who pays, she says, except the dead: they never pay at all.
    .way-1 = Hire her
    .way-1-text = You may spend { $n-1 } gold. If you do: gain { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }, then take this card as a trophy.
    .way-1-done = She bites into every coin, nods, and whistles for her horse.
    .way-1-unpaid = She looks at your empty palm and deals the next hand without you.
    .way-2 = Play cards for her sword
    .way-2-text = Test Mind (-{ $less-1 }). If you pass: gain { $n-3 } { $n-3 ->
        [one] ally
       *[other] allies
    }, then take this card as a trophy. If you fail: lose { $n-4 } gold.
    .way-2-pass = You win with a pair of rats. She laughs so loudly that she must come along.
    .way-2-fail = You lose with four kings. There are five in her deck.

card-funeral-feast = Funeral Feast
    .text = Sing for the dead, or watch over her?
    .story = A village buries its oldest woman with music and much cake. Her last wish was that nobody should cry, and that somebody should watch the grave for one night.
    .way-1 = Sing at the grave
    .way-1-text = Test Spirit. If you pass: heal { $n-1 } damage, then take this card as a trophy.
    .way-1-pass = Your voice breaks at the right place. You are fed until you cannot stand.
    .way-1-fail = Your voice breaks at the wrong place. Somebody laughs, and then everybody cries.
    .way-2 = Watch the grave for one night
    .way-2-text = Become delayed; you may remove { $n-2 } { $n-2 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board; take this card as a trophy.
    .way-2-done = Shortly before dawn the earth moves. You are there, with the spade.

card-widows-lantern = The Widow's Lantern
    .text = Bring the lantern to a holy place, or buy it?
    .story = Every evening the widow hangs a lantern in her window for a husband who fell at the border. Since Monday somebody stands at the edge of the light.
    .way-1 = Carry the lantern to a shrine and wait there
    .way-1-text = Rumor. When you rest at a shrine, you may do this: gain { $n-1 } { $n-1 ->
        [one] ally
       *[other] allies
    }, then take this card as a trophy.
    .way-1-done = The light burns white. The man at its edge is alive, and has been lost for a very long time.
    .way-2 = Buy the lantern
    .way-2-text = You may spend { $n-2 } gold. If you do: draw { $n-3 } { $n-3 ->
        [one] skill
       *[other] skills
    }, turn { $n-4 } face-down { $n-4 ->
        [one] gem
       *[other] gems
    } anywhere on the board face up, then take this card as a trophy.
    .way-2-done = She sleeps in the dark for the first time. You see hidden paths by its light.
    .way-2-unpaid = The lantern stays in the window, and whoever waits there goes on waiting.

card-order-of-the-torch = Order of the Torch
    .text = Swear the oath, or earn their pay alone?
    .story = Three knights in burned cloaks ride from inn to inn and look for sworn swords. Their oath is short: where the dead walk, we walk faster.
    .way-1 = Swear the oath in a fortress
    .way-1-text = Rumor. At any fortress, spend 1 action: gain { $n-1 } { $n-1 ->
        [one] ally
       *[other] allies
    }, then take this card as a trophy.
    .way-1-done = You repeat the oath with one hand in the fire. A knight takes the place at your side.
    .way-2 = Hunt the dead for pay
    .way-2-text = Rumor. When you defeat an undead enemy, you may do this: gain { $n-2 } gold, then take this card as a trophy.
    .way-2-done = You lay the proof on the table. They pay at once and do not touch it.

card-plague-doctor = Plague Doctor
    .text = Be his patient, or his assistant?
    .story = The doctor wears a beak full of herbs and walks from house to house. He is tired. The patients who die, he says quietly, return for a second opinion.
    .way-1 = Let him treat you
    .way-1-text = You may spend { $n-1 } gold. If you do: heal all damage, then take this card as a trophy.
    .way-1-done = It tastes of vinegar, garlic and victory.
    .way-1-unpaid = He puts the bottle back into his bag and knocks at the next door.
    .way-2 = Carry his bag
    .way-2-text = Test Mind (-{ $less-1 }). If you pass: gain { $n-2 } { $n-2 ->
        [one] ally
       *[other] allies
    }, then take this card as a trophy. If you fail: suffer { $n-3 } damage.
    .way-2-pass = You find the bad well. He takes off the beak, shakes your hand and locks his house.
    .way-2-fail = You taste from the wrong bottle. He takes notes with great interest.

card-call-the-banners = Call the Banners
    .text = Remind the lords at Caer Loek or Sundergard of their oath.
    .story = The lords of the north and of the south have sworn to march when the dead walk. Now the dead walk, and the lords have colds, guests or broken wagon wheels.
    .outcome-1 = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-1-text = Outcome I ({ $successes-1 } { $successes-1 ->
        [one] success
       *[other] successes
    } or more): gain { $n-1 } gold, then draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-1-story = They send good wishes, a little money and a teacher of fencing.
    .outcome-2 = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-2-text = Outcome II ({ $successes-2 } { $successes-2 ->
        [one] success
       *[other] successes
    } or more): gain { $n-3 } { $n-3 ->
        [one] ally
       *[other] allies
    }; take this card as a trophy.
    .outcome-2-story = You lift the old banner alone. A captain steps out of the line and helps you.
    .outcome-3 = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more)
    .outcome-3-text = Outcome III ({ $successes-3 } { $successes-3 ->
        [one] success
       *[other] successes
    } or more): gain { $n-4 } { $n-4 ->
        [one] ally
       *[other] allies
    }; take this card as a trophy.
    .outcome-3-story = You wrestle the lord in his own hall, and he laughs for the first time in years.
    .instruction = At Caer Loek or Sundergard, spend 1 action: test Body.

card-silver-for-the-living = Silver for the Living
    .text = Raise the temple silver at Zedric's Crossing.
    .story = A ferry with the silver of three temples has gone down at Zedric's Crossing. Silver hurts the dead. The priests need it back before somebody needs it for spoons.
    .outcome-1 = Outcome I (1 plains and 1 water)
    .outcome-1-text = Outcome I (1 plains and 1 water): gain { $n-1 } gold; take this card as a trophy.
    .outcome-1-story = You save one chest and are paid for one chest.
    .outcome-2 = Outcome II (1 plains, 1 hills and 1 water)
    .outcome-2-text = Outcome II (1 plains, 1 hills and 1 water): remove up to { $n-2 } { $n-2 ->
        [one] zombie
       *[other] zombies
    } anywhere on the board; take this card as a trophy.
    .outcome-2-story = You make arrowheads from the silver and give them to the right people.
    .outcome-3 = Outcome III (1 plains, 1 water and 1 wild)
    .outcome-3-text = Outcome III (1 plains, 1 water and 1 wild): gain { $n-3 } gold, then gain { $n-4 } { $n-4 ->
        [one] ally
       *[other] allies
    }; take this card as a trophy.
    .outcome-3-story = In the last chest lies the sword of the temple guard. Its owner has been looking for it.
    .instruction = At Zedric's Crossing, spend 1 action: explore.

card-false-priest = False Priest
    .text = Do not die in his temple. He knows what to do with you.
    .story = He promises the poor that nobody in his valley will ever die again. It is almost true. His congregation sits very still, and it has begun to smell.
    .endless-sermon = Endless Sermon
    .endless-sermon-text = You cannot exert until the end of the combat round, then it flips { $n-1 } of your tokens of its choice.
    .stolen-blessing = Stolen Blessing
    .stolen-blessing-text = It heals { $n-2 } damage.
    .last-rites = Last Rites
    .last-rites-text = When it defeats you: you lose { $n-3 } gold, then put { $n-4 } { $n-4 ->
        [one] zombie
       *[other] zombies
    } in your hex.
    .reward = Reward: choose one: gain { $n-5 } gold; or gain { $n-6 } { $n-6 ->
        [one] ally
       *[other] allies
    }. You also take this card as a trophy.
