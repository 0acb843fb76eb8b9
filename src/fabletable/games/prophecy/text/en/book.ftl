# The book of rules: what the chapters need besides their first words.
rule-aim = What it is about
    .text = Five artifacts of the old kings lie in five astral planes, each behind two guardians. You wander the land, fight, learn, trade and grow until you dare to attack a plane. Whoever owns [four artifacts](artifacts) is crowned at once; if all five are taken before that, [the end](final) decides.
rule-hero = Your hero
    .text =
        Red cubes are **Strength and Health**, blue cubes **Will and mana**. Cubes on the right are what you have now; what you lose or pay goes to the left and comes back by healing and resting. A wounded hero is weaker, and so is one who has spent mana.

        To gain Strength or Will is to take a new cube, on the right. At most 8 red and 10 blue cubes can be had; beyond that you heal or regain one instead. To lose Strength or Will for good is to give a cube back.
rule-hero-all = The ten heroes
    .text =
        - **{ hero-paladin }**, Strength 4 and Will 4, Fortress and Monastery
        - **{ hero-spellblade }**, 4 and 4, Fortress and Magic Tower
        - **{ hero-mercenary }**, 5 and 2, Thieves' Guild and Fortress
        - **{ hero-scout }**, 5 and 2, Thieves' Guild and Forest Camp
        - **{ hero-ranger }**, 5 and 2, Forest Camp and Fortress
        - **{ hero-druid }**, 3 and 6, Forest Camp and Monastery
        - **{ hero-sorceress }**, 3 and 6, Magic Tower and Forest Camp
        - **{ hero-illusionist }**, 4 and 4, Magic Tower and Thieves' Guild
        - **{ hero-mystic }**, 3 and 6, Monastery and Magic Tower
        - **{ hero-wandering-monk }**, 4 and 4, Monastery and Thieves' Guild

        The guild named first is where the hero begins; in both of them skills cost no gold.
rule-beginning-table = Laying out the land
    .text =
        1. Shuffle every deck. Into each plane goes an artifact, on it a greater guardian, on top a lesser one, all face down.
        2. Lay one skill face up into each of the five guilds.
        3. Adventures come to the land, as the chance deck says.
        4. Every hero starts in the first of its guilds with its cubes, 3 gold and 3 experience, without items and skills.
        5. Everyone rolls; the highest begins, and play goes to the left.
rule-beginning-draft = Heroes are drafted
    .text = Look at your two heroes, keep one and pass the other to the left. Do this three times; the third choice is final, and all are shown together.
rule-beginning-dealt = Heroes are dealt
    .text = Everyone gets one hero at random.
rule-beginning-one = Adventures on one terrain
    .text = Look for the first card of Forest, Mountains or Plains in the chance deck. One adventure lies face up on each field of that terrain. Then the deck is shuffled again.
rule-beginning-all = Adventures on all three terrains
    .text = One adventure lies face up on each field of Forest, Mountains and Plains. Then the chance deck is shuffled.
rule-beginning-longer = The longer game
    .text = Heroes start with one red and one blue cube fewer and without experience, neither skills nor adventures lie on the land, and 9 items and 9 skills may be kept.
rule-round-order = Round and turn
    .text =
        1. What your artifacts do at the start of a round, then one [chance card](chance).
        2. Your turn: [movement](movement), hidden cards turned up, [every creature fought](creatures), perhaps [one hero attacked](duels), then [opportunities](opportunities) and [services](services) in any order.
        3. What is too much is discarded: discarded items and adventures go to their piles, skills under their decks.

        Some cards give a second turn in the same round. What works once a round comes back when your next round begins. Potions, scrolls and skills that work outside of battle may be used at any moment of your turn that is not within a battle.
rule-chance-all = What the cards bring
    .text =
        - **{ chance-forest }, { chance-mountains }, { chance-plains }** bring one adventure to each such field with fewer than two, clockwise from the hero who drew. On an empty field it lies face up, otherwise hidden under the first.
        - **Cards of the five guilds** bring one skill there; of three the oldest goes under its deck. **{ chance-training }** lets you choose the guild.
        - **{ chance-village-merchant }** and **{ chance-caravan }** replace all goods of the Village and of the City.
        - **{ chance-peaceful-times }** gives you two turns. **{ chance-prophetic-dream }** turns up the next hidden card of one plane.
        - **{ chance-refreshing-wind }** heals you 2 and the others 1, **{ chance-magic-wind }** restores 4 mana and 2, **{ chance-good-times }** brings 4 gold and 2, **{ chance-kind-wind }** 3 experience and 1.
        - **{ chance-charity }** gives 3 gold, 1 Health and 2 mana, each to whoever has the least of it; **{ chance-crisis }** takes half of everybody's gold.
        - In the first edition **{ chance-interesting-times }** brings 2 experience and 1 instead of the { chance-kind-wind }, and **{ chance-training-offer }** one skill to each of your own guilds.

        When the deck is used up it is shuffled anew.
rule-movement-ways = Ways to go
    .text =
        - **Stay**, for nothing. Hidden cards of the field are turned up.
        - **Walk** to a neighbouring field, for nothing.
        - **Ride** exactly two fields for 1 gold; the field between is passed by.
        - **Sail** from a port to the next port on either side for 1 gold.
        - **Pass a gate** to any other gate for 2 gold.
        - Use one **skill or item** of movement.
        - **Attack a plane** from one of its two fields: see [astral planes](planes).
rule-movement-instead = Instead of moving
    .text =
        - In the **City**: pay 1 mana, gain 2 gold.
        - In the **Thieves' Guild**: lose 1 Health, gain 3 gold.
        - In the **Fortress**: lose 1 Health, gain 2 experience.
        - What a skill or an item says, and a [trade](trading) where that is played.
rule-creatures-more = More about creatures
    .text =
        - You choose the order of several creatures. As long as one is unbeaten nothing else on the field can be used.
        - A creature you did not beat stays where it is, face up.
        - What it does **before** the battle happens first, what it does **after** it happens whatever came of it, if it says so.
        - With three lives the kind of battle and what is in your hands stay the same for all three rolls; it is paid for once. The first draw or loss ends it.
rule-battles-steps = Step by step
    .text =
        1. Strength or will: what the creature says, or what you pay 2 mana for.
        2. What is in your hands and on your head.
        3. Before the die: spells, a throw, bonuses you pay for.
        4. Both dice. Then whatever may still change them.
        5. The higher total wins. A shield in hand or a skill may turn a loss into a draw.
rule-battles-dice = Extra dice
    .text = Count the positive dice and take away the negative ones, for each side by itself. With one left over roll two dice and keep the better, with two left over three dice, and so on; with negative ones left keep the worse. Both sides' dice are reckoned apart.
rule-battles-example = Two battles
    .text =
        A Druid with Strength 3 and Will 6 meets the Old Pirate and pays 2 mana for a battle of will: Will is 4 now. He rolls 4, the Pirate with Will 3 rolls 6. It is 8 to 9, and the Druid loses 1 Health.

        A Mercenary with Strength 6 and a weapon of 1 stands at 7 against the 6 of the Angry Mob, which has three lives. The first rolls are 5 and 2, then 1 and 1. For the third roll he throws his axe: 8 and 5 against 6 and 6. The mob is beaten.
rule-duels-steps = Step by step
    .text =
        1. The attacker says strength, or pays for will: 2 mana and 1 for each artifact of the other. Against strength the defender may pay in the same way to make it a battle of will.
        2. The attacker names arms, spells and throws, then the defender.
        3. Both roll. After the dice the attacker may change something first.
        4. The loser chooses: 1 Health, or the winner takes any one item. Without items it is Health, and with no Health left it is death.

        A draw changes nothing. Whatever comes of it, the attacker's turn goes on.
rule-duels-experience = Experience for duels
    .text = If the loser takes the wound, the winner gains 2 experience. Whoever kills a hero gains 1 more for every two cubes of the dead. Not in the final battle.
rule-services-each = Field by field
    .text =
        - **City**: buy and sell, repair for 1 gold each
        - **Village**: buy and sell, repair, one night for 1 gold: 1 Health, 1 mana, safe until your next turn
        - **Forest Camp**: learn, repair, heal any number for 1 gold each; a safe place
        - **Monastery**: learn, repair, heal 1 for nothing once a turn; a safe place
        - **Magic Tower**: learn, repair, 2 mana for each gold, so 5 mana for 3 gold
        - **Thieves' Guild** and **Fortress**: learn, repair
        - **Magic Wasteland**: 3 mana for nothing, once a turn
rule-items-more = Hands, throws and damage
    .text =
        - At the end of your round you may keep 7 things, 9 in the longer game. Before each battle you may take up others of them.
        - A weapon is thrown before the die, counts for that roll and is then damaged, whatever the dice say.
        - A damaged thing lies face down, does nothing and cannot be sold until it is repaired.
        - What must be damaged again is not destroyed, unless a card says so.
        - Mana for an item is paid like mana for a spell, but it is no spell.
rule-death-more = What is left
    .text =
        - Voluntary prices can be paid only with Health you have. Forced losses of mana stop at 0.
        - Skills of the dead go under their decks. Artifacts of one who fell in a plane wait there for the next conqueror.
        - A new hero is drawn from those nobody has played. It starts as at [the beginning](beginning), 1 Health and 2 mana short, in its player's next round. Once the final battle has begun nobody returns.
rule-planes-more = In the plane
    .text =
        - The lesser guardian is turned up when somebody attacks. Lost or drawn: your turn is over, the guardian stays face up for everyone to see.
        - Between the two guardians you may change what you hold, drink, read and cast what works outside of battle; you cannot turn back.
        - A treasure that was won stays won, even if the greater guardian beats you. Whoever comes next faces only what is left.
        - A conquered plane stays closed.
rule-artifacts-four = Four artifacts win
    .text = The fourth artifact ends the game at once, even while the fifth lies in its plane.
rule-artifacts-three = Three artifacts win
    .text = The third artifact in one hand ends the game at once.
rule-artifacts-two = Two artifacts win
    .text = Whoever first holds two artifacts has won. There is no final battle.
rule-final-battle = The final battle
    .text =
        1. Heroes without an artifact leave the game. The owner of the Royal Mantle names one of the twenty fields, and all cards on it are removed.
        2. The champions come there healed, with all mana and everything repaired. Whoever sits to the left of the taker of the fifth artifact begins.
        3. There are no chance cards. Nobody leaves; in each turn one champion must be attacked.
        4. Whoever loses gives an artifact of their own choice; whoever has none left is out. Four win.
rule-final-apocalypse = The Apocalypse
    .text = Play goes on across the land. The whole chance deck is shuffled once more; when it is used up, every hero loses 1 Health and 1 mana at the start of every round. Losers of duels give an artifact. Four artifacts in one hand win; if all die, nobody does.
rule-editions = Editions
    .text = Prophecy came out in two forms that differ in some cards and in the end. This book tells both; what belongs to one of them is marked. Numbers no source tells were designed for this table and are marked on the cards; your own numbers may replace any of them.
rule-editions-second = The second edition
    .text = The Village shows 3 common items, the City 2 rare ones. The same chance cards are used for any number of players. The Golem damages the weapon of whoever fights it, the banner is one of Hope. The game ends with [the final battle](final-battle).
rule-editions-first = The first edition
    .text = The Village shows 2 common items, the City one common and one rare. Chance cards marked for four and five players are left out when fewer play; Training Offer and Interesting Times are among them. The Golem spares the weapon of whoever wins, the banner is one of Doom. The game ends with [the Apocalypse](final-apocalypse).
