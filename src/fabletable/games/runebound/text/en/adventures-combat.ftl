# Adventure cards.

card-ettin = Ettin
    .text = Its second head never wastes a chance, and the two clubs sometimes fall together.
    .story = Two heads quarrel on the hill above the ford. They agree on only one thing: you would look better in the cooking pot than on the road.
    .second-opinion = Second Opinion
    .second-opinion-text = After each cast, once per combat round: it may recast { $n-1 } of its dash tokens.
    .both-clubs = Both Clubs
    .both-clubs-text = It deals you { $n-2 } skull damage.
    .reward = Reward: gain { $n-3 } gold. You also take this card as a trophy.

card-ogre = Ogre
    .text = Slow, thick and very hungry. Dodging makes it angry, and anger makes it strong.
    .story = The bridge is only a fallen tree, but the ogre beside it has learned one human word: toll. It has not learned any human numbers.
    .swat = Swat
    .swat-text = It removes { $n-1 } of your agility tokens, then it deals you { $n-2 } skull damage.
    .crush = Crush
    .crush-text = It deals you { $n-3 } skull damage that cannot be blocked.
    .big-bite = Big Bite
    .big-bite-text = It deals you { $n-4 } skull damage, then it heals { $n-5 } damage.
    .reward = Reward: gain { $n-6 } gold. You also take this card as a trophy.

card-beastman = Beastman
    .text = The closer it is to death, the harder it fights.
    .story = A horned figure kneels by a dead fire and smells your old footprints. When it stands up it is already running, and it is not running away.
    .blood-rage = Blood Rage
    .blood-rage-text = After each cast, if it has 3 health or less left: it turns { $n-1 } of its tokens to the skull face.
    .gore = Gore
    .gore-text = It flips { $n-2 } of your shield tokens, then it deals you { $n-3 } skull damage.
    .reward = Reward: gain { $n-4 } gold. You also take this card as a trophy.

card-moon-cat = Moon Cat
    .text = It always has the first move when the fight begins.
    .story = The cat has the colour of moonlight on snow. You see it only when it wants to be seen, and that is always one jump too late.
    .first-jump = First Jump
    .first-jump-text = After the first cast of the combat: it acts first this combat round.
    .silver-claws = Silver Claws
    .silver-claws-text = It deals you { $n-1 } skull damage that cannot be blocked.
    .moon-shadow = Moon Shadow
    .moon-shadow-text = You recast all your physical tokens.
    .reward = Reward: gain { $n-2 } gold. You also take this card as a trophy.

card-orc-marauder = Orc Marauder
    .text = He fights for your purse. If it is empty, he takes blood instead.
    .story = He wears seven belts, each from a different traveller, and counts them aloud while he walks around you. He stops at eight and smiles.
    .shakedown = Shakedown
    .shakedown-text = If you have at least 1 gold: you lose { $n-1 } gold, then it deals you { $n-2 } skull damage; otherwise: it deals you { $n-3 } skull damage.
    .wide-cut = Wide Cut
    .wide-cut-text = Each of its skull tokens counts { $n-4 } more until the end of the combat round.
    .reward = Reward: gain { $n-5 } gold. You also take this card as a trophy.

card-warlock = Warlock
    .text = He pays with his own blood for his strongest spells.
    .story = The stranger has drawn a circle of salt around his camp, and a second circle around you. "Your strength was only borrowed," he says politely. "I want it back."
    .blood-price = Blood Price
    .blood-price-text = It suffers { $suffer-1 } damage (not if that would defeat it) and it deals you { $n-1 } skull damage.
    .wither = Wither
    .wither-text = It flips all your magic tokens, then it removes { $n-2 } of your shield tokens.
    .reward = Reward: gain { $n-3 } gold. You also take this card as a trophy.

card-razorwing = Razorwing
    .text = It strikes from the sky before you can step aside.
    .story = A shadow crosses the grass. Then the sound arrives: a hundred knives pulled from a hundred sheaths. The beast folds its wings and falls on you.
    .from-above = From Above
    .from-above-text = When you engage it: you cannot spend agility until the end of the combat round.
    .dive = Dive
    .dive-text = Once per combat: it deals you { $n-1 } skull damage.
    .rain-of-feathers = Rain of Feathers
    .rain-of-feathers-text = You recast all your shield tokens, then it deals you { $n-2 } skull damage.
    .reward = Reward: gain { $n-3 } gold. You also take this card as a trophy.

card-deep-elf = Deep Elf
    .text = She can step out of one attack in every fight.
    .story = She came up from the tunnels to count the stars for her queen. Witnesses were not part of the order, and her blade is already wet.
    .step-aside = Step Aside
    .step-aside-text = Once per combat, when you have announced an attack, it may spend 1 agility token: the attack has no effect; its cost stays paid.
    .cave-venom = Cave Venom
    .cave-venom-text = Once per combat: it deals you { $n-1 } skull damage, then you become delayed.
    .blindfold = Blindfold
    .blindfold-text = You cannot use surge abilities until the end of the combat round, then it flips { $n-2 } of your tokens of its choice.
    .reward = Reward: gain { $n-3 } gold. You also take this card as a trophy.

card-rebels = Rebels
    .gender = pl
    .text = Perhaps a good word can end this fight before it begins.
    .story = Hungry farmers with scythes block the path. Their leader holds a burned tax roll like a flag. They are not soldiers, but there are many of them.
    .hear-them-out = Hear Them Out
    .hear-them-out-text = When you engage it: you test Mind (-{ $less-1 }). If you pass: you choose one: the combat ends, take this card as a trophy and get no reward; or nothing happens.
    .push-from-behind = Push from Behind
    .push-from-behind-text = It recasts { $n-1 } of its tokens.
    .torches = Torches
    .torches-text = It deals you { $n-2 } skull damage, then it returns { $n-3 } of its spent tokens to its pool with the face it shows.
    .reward = Reward: gain { $n-4 } gold. You also take this card as a trophy.

card-kobolds = Kobolds
    .gender = pl
    .text = New ones come out of the hole as fast as you chase them away.
    .story = First one small face looks out of the hole, then six, then you stop counting. They want your buttons, your boots and, if possible, your ears.
    .more-of-them = More of Them
    .more-of-them-text = At the end of each combat round: it heals { $n-1 } damage.
    .small-fingers = Small Fingers
    .small-fingers-text = You lose { $n-2 } gold, then you recast { $n-3 } of your tokens of its choice.
    .pile-on = Pile On
    .pile-on-text = You cannot spend shields until the end of the combat round, then it deals you { $n-4 } skull damage.
    .reward = Reward: gain { $n-5 } gold. You also take this card as a trophy.

card-giant = Giant
    .text = You always strike first. You will need it.
    .story = What you took for a hill stands up and yawns. Sheep fall from its shoulders. Slowly, with great care, it lifts a rock the size of a mill.
    .slow = Slow
    .slow-text = After each cast: you act first this combat round.
    .boulder = Boulder
    .boulder-text = It deals you { $n-1 } skull damage.
    .shaking-earth = Shaking Earth
    .shaking-earth-text = You recast all your tokens.
    .reward = Reward: gain { $n-2 } gold. You also take this card as a trophy.

card-highwaymen = Highwaymen
    .gender = pl
    .text = They ask for your money first. The question hurts either way.
    .story = The fallen tree was cut with a saw. Before you understand this, three masked riders close the road behind you, and one politely lifts his hat.
    .stand-still = Stand Still
    .stand-still-text = When you engage it: you may spend { $n-1 } gold. If you do not: it deals you { $n-2 } skull damage.
    .net = Net
    .net-text = Until the end of the combat round you cannot spend agility and cannot retreat.
    .blow-from-behind = Blow from Behind
    .blow-from-behind-text = It flips { $n-3 } of your physical tokens.
    .reward = Reward: gain { $n-4 } gold. You also take this card as a trophy.

card-dreadbringer = Dreadbringer
    .text = Claws for your shields, fire for the rest.
    .story = The villagers never gave it a name. They only have a word for the silence before it comes: the dread. Tonight that silence is standing behind you.
    .claw = Claw
    .claw-text = It removes all your shield tokens.
    .regenerate = Regenerate
    .regenerate-text = It heals { $n-1 } damage.
    .breathe-fire = Breathe Fire
    .breathe-fire-text = It deals you { $n-2 } skull damage.
    .reward = Reward: gain { $n-3 } gold. You also take this card as a trophy.

card-barrow-wyrm = Barrow Wyrm
    .text = Steel slides off its bones, and in later days it refuses to stay dead.
    .story = Under the old burial mound something uncoils. It has no skin and no breath, only bones, hunger and the memory of being worshipped.
    .bone-armor = Bone Armor
    .bone-armor-text = It removes { $n-1 } of your physical tokens.
    .brutal-strike = Brutal Strike
    .brutal-strike-text = It deals you { $n-2 } skull damage.
    .undying = Undying
    .undying-text = It heals { $n-3 } damage.
    .reward = Reward: gain { $n-4 } gold. You also take this card as a trophy.

card-prophet-of-the-dread-cult = Prophet of the Dread Cult
    .text = He has seen your best blow already, and he asks you to try again.
    .story = He greets you by name and tells you how you will die. It is a long story, and he is determined to help it come true.
    .prophecy = Prophecy
    .prophecy-text = You recast { $n-1 } of your tokens of its choice.
    .dread-sermon = Dread Sermon
    .dread-sermon-text = You test Spirit. If you pass: it deals you { $n-2 } skull damage. If you fail: it deals you { $n-3 } skull damage that cannot be blocked, then you discard { $n-4 } { $n-4 ->
        [one] skill
       *[other] skills
    } from your hand (your choice).
    .reward = Reward: gain { $n-5 } gold. You also take this card as a trophy.

card-attempted-robbery = Attempted Robbery
    .text = Fight the young thief, or feed him?
    .story = A cold blade touches your neck while you fill your water skin. "The purse," whispers a voice that shakes more than the blade does.
    .way-1 = Seize the hand with the knife
    .way-1-text = Test Body (-{ $less-1 }). If you pass: gain { $n-1 } gold, then take this card as a trophy. If you fail: suffer { $n-2 } damage.
    .way-1-pass = The knife falls, the thief falls after it, and his own purse rolls to your feet.
    .way-1-fail = The blade is faster than you hoped. So are his legs.
    .way-2 = Offer him half and a meal
    .way-2-text = You may spend { $n-3 } gold. If you do: draw { $n-4 } { $n-4 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy.
    .way-2-done = He eats, he cries, and he tells you every trick of his old gang.
    .way-2-unpaid = You part with nothing. He stares at you, then the dark has him back, as hungry as before.

card-big-trouble = Big Trouble
    .text = Promise to kill something big, or teach the village to help itself.
    .story = The whole inn talks about it. Something huge walks at night, and the fences are found broken from the inside. People look at your weapon with hope.
    .way-1 = Promise to deal with it
    .way-1-text = Rumor. When you defeat an enemy whose printed health is 7 or more, you may do this: gain { $n-1 } gold, then take this card as a trophy.
    .way-1-done = You bring back a tooth as long as an arm. Nobody asks where the rest is.
    .way-2 = Teach them to dig traps
    .way-2-text = Test Mind. If you pass: draw { $n-2 } { $n-2 ->
        [one] skill
       *[other] skills
    }, then take this card as a trophy.
    .way-2-pass = In the morning the pit is full of something that snores. You leave quickly.
    .way-2-fail = In the morning the pit is full of the innkeeper.

card-smoke-in-the-distance = Smoke in the Distance
    .text = Ride to the smoke on the Telsvan Plains and find out who lit it.
    .story = A thin line of smoke stands over the Telsvan Plains: too much for a camp, too little for a town. Somebody is burning farms, one by one.
    .outcome-1 = Outcome I (1 plains)
    .outcome-1-text = Outcome I (1 plains): heal { $n-1 } damage; take this card as a trophy.
    .outcome-1-story = You carry water until the barn is safe. The family shares its soup with you.
    .outcome-2 = Outcome II (1 plains, 1 forest and 1 hills)
    .outcome-2-text = Outcome II (1 plains, 1 forest and 1 hills): gain { $n-2 } gold; take this card as a trophy.
    .outcome-2-story = You find the stolen cattle in a dry valley and receive your share.
    .outcome-3 = Outcome III (1 plains, 1 hills and 1 wild)
    .outcome-3-text = Outcome III (1 plains, 1 hills and 1 wild): gain { $n-3 } additional combat { $n-3 ->
        [one] trophy
       *[other] trophies
    }; take this card as a trophy (before any additional trophy).
    .outcome-3-story = You follow the ashes to the burners' camp and make sure they burn nothing more.
    .instruction = At the Telsvan Plains, spend 1 action: explore.

card-robbery-on-the-road = Robbery on the Road
    .text = Follow the robbers, or stay with the man they hurt?
    .story = A broken cart lies across the road with one wheel still turning. The horses are gone, the chest is gone, and the driver points with a shaking hand.
    .way-1 = Search the roads for the robbers
    .way-1-text = Rumor. On a road hex in the wilderness, spend 1 action: test Body. If you pass: gain { $n-1 } gold, then take this card as a trophy. If you fail: suffer { $n-2 } damage.
    .way-1-pass = You wait in the ditch where they like to wait. This time the surprise is yours.
    .way-1-fail = They see you first and leave you in the ditch.
    .way-2 = Bind the driver's wounds
    .way-2-text = Test Spirit. If you pass: heal { $n-3 } damage, then take this card as a trophy.
    .way-2-pass = He sleeps, he lives, and he gives you the half of his luck that is left.
    .way-2-fail = You do what you can. It is not enough, and you ride on in silence.

card-blood-of-the-strong = Blood of the Strong
    .text = Bleed for the stone at Hunters' Circle. It pays for courage.
    .story = At Hunters' Circle the old warriors still pour their own blood on the stone before a great hunt. The stone, they say, always gives something back.
    .outcome-1 = Outcome I (1 forest)
    .outcome-1-text = Outcome I (1 forest): draw { $n-1 } { $n-1 ->
        [one] skill
       *[other] skills
    }; take this card as a trophy.
    .outcome-1-story = The stone drinks, and old lessons come back to your hands.
    .outcome-2 = Outcome II (1 forest and 1 hills)
    .outcome-2-text = Outcome II (1 forest and 1 hills): gain { $n-2 } additional combat { $n-2 ->
        [one] trophy
       *[other] trophies
    }; take this card as a trophy (before any additional trophy).
    .outcome-2-story = You dream of a hunt that happened long ago, and wake up with the prize.
    .outcome-3 = Outcome III (1 plains and 1 wild)
    .outcome-3-text = Outcome III (1 plains and 1 wild): you may learn 1 Body skill from your hand, paying { $n-3 } { $n-3 ->
        [one] trophy
       *[other] trophies
    } less; take this card as a trophy.
    .outcome-3-story = Your blood runs along the carved lines and draws your own name.
    .instruction = At Hunters' Circle, spend 1 action and suffer { $suffer-1 } damage (not allowed if it would defeat you): explore.
