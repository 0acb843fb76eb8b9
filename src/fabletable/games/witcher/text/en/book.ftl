# The book of rules: what the chapters need besides their first words.
rule-turn = A turn in three phases
    .text =
        1. **Phase I.** Move as often as you can pay, and use [what the places offer](location-actions) after each move.
        2. **Phase II.** One thing: [fight](fights), [meditate](meditation) or [explore](exploration).
        3. **Phase III.** Discard, draw, and take [a card of the market](market).

        Then the next player to the left has a turn. When a turn ends the hand is usually three cards and one new one.
rule-setup-table = Laying out the table
    .text =
        1. Shuffle the location tokens of each terrain, the exploration decks, the potions and the fight cards. The numbered events stay in order and hidden.
        2. For each terrain draw a location token: a monster dwells there.
        3. Market: reveal action cards until three of cost 0 lie on the three rightmost places; shuffle the others back and fill the three places on the left.
        4. Everyone chooses a school, takes its board and its ten cards, and puts all four attributes, the witcher level and the shield on 1. The witcher stands in his own school.
        5. One trophy of each attribute lies ready, with four or five players two of each. Under each board lie as many trophies of its school as there are other players.
rule-setup-seats = Cards and gold by seat
    .text =
        - **Two** players: 3 cards and 2 gold, 5 and 4
        - **Three**: 3 and 2, 4 and 4, 5 and 6
        - **Four**: 2 and 4, 3 and 5, 4 and 6, 5 and 7
        - **Five**: 2 and 5, 3 and 5, 4 and 5, 4 and 7, 5 and 7
        - **Alone**: 5 cards and 3 gold
rule-cards-anatomy = What a card says
    .text =
        - **Icons** at the top: damage, shield, more or fewer cards to draw, a card back from your discards, this card back into your hand.
        - **Links** at the edge in five colours. The next card of a combo must have the colour of one of them; a bonus on a link counts only if that link is used.
        - **Terrain** at the foot, where it takes you: forest, mountains, water or anywhere.
        - **Cost** at the foot: 0, 1 or 2.

        Blue cards are fast attacks, red strong ones, green dodges, purple offensive signs, yellow defensive signs.
rule-movement-example = Three ways to Novigrad
    .text = Novigrad lies in the forest. From Hengfors you may discard one card of the forest, or two other cards, or one other card and a coin. From Kaer Morhen you cannot: it is not connected. Roads that fork connect all their ends, and sea lines count like roads.
rule-location-all = All places
    .text =
        - **{ place-0 }**. { place-0.text }
        - **{ place-1 }** (water). { place-1.text }
        - **{ place-2 }** (mountains). { place-2.text }
        - **{ place-3 }** (mountains). { place-3.text }
        - **{ place-4 }** (water). { place-4.text }
        - **{ place-5 }** (water). { place-5.text }
        - **{ place-6 }** (forest). { place-6.text }
        - **{ place-7 }** (forest). { place-7.text }
        - **{ place-8 }** (forest). { place-8.text }
        - **{ place-9 }** (mountains). { place-9.text }
        - **{ place-10 }** (forest). { place-10.text }
        - **{ place-11 }** (mountains). { place-11.text }
        - **{ place-12 }** (water). { place-12.text }
        - **{ place-13 }** (mountains). { place-13.text }
        - **{ place-14 }** (water). { place-14.text }
        - **{ place-15 }** (water). { place-15.text }
        - **{ place-16 }** (forest). { place-16.text }
        - **{ place-17 }** (forest). { place-17.text }
        - **{ place-18 }** (mountains). { place-18.text }

        Training that costs nothing is only possible while the attribute is not above your witcher level.
rule-dice-poker-more = More about the dice
    .text =
        - You may play once a turn with each witcher who stands where you stand.
        - A small straight is 1 to 5, a big one 2 to 6. Of two full houses the three count first, then the pair.
        - With the locals, in Novigrad and Loc Ichaer, the player on your right throws for them; a win brings 3 gold, your own coin included.
rule-exploration-more = City and wilds
    .text = Where you stand you may choose either deck. The card tells a story, offers two options and then what comes of the one you took: gold, potions, Trails, attributes, cards, quests or an event. "More in Phase III" counts for this turn. What is kept lies beside your board until it is used.
rule-quests-more = Where quests lead
    .text = A quest names a place, or a terrain: then draw a location token of it, another if it shows where you stand. If you stand where it is completed you have to leave and come back. The token lies on the card until the quest is done.
rule-market-example = A hand of three
    .text = On the rightmost place a card of cost 1 is free, on the three in the middle it costs 1, on the two leftmost 2. Pay first, then take the new card, then the row slides to the right.
rule-fights-order = How a fight goes
    .text =
        1. What works **before the life pools**, of monster and trophies.
        2. The life pools are made: shuffle deck and discards together; deal the monster as many fight cards as it has life.
        3. What works **after the life pools**. Arrange your hand.
        4. Fight turns: with a Trail of this monster you begin, otherwise it does.
        5. When one side is out of cards the fight is over; what was played is finished first.

        Your turn has four steps: [effects](effects), [combo](combos), [damage and shield](damage), drawing cards.
rule-combos-example = A combo of three
    .text = A yellow card with a purple link lies first: draw 2 more. On it a purple one: 1 damage, and the used link adds 2 damage. It has a green link, so a green card follows: 2 shields. Together 3 damage, 2 shields and two more cards to draw. Shields that go beyond your Defence are lost.
rule-damage-example = A blow of five
    .text = Your shield stands at 2 and the monster deals 5: the shield falls to 0, three cards go from the top of your deck to your discards. If only one is left in the deck, two go from your hand, and you choose which.
rule-monster-turn-cards = What fight cards do
    .text =
        - **Damage** of a number, by the monster's level or by one of your attributes.
        - **Trash** a card of your choice from your hand, from the top of the deck if you have none.
        - **Discard at random** as many hand cards as the monster's level says; what is missing comes from the deck.
        - **Lower** an attribute by 1, with some damage.

        The card then leaves the life pool: each of its own turns costs the monster a card.
rule-special-abilities-all = The monsters by level
    .text =
        - **Level I**, life 10 to 12: { monster-arachas }, { monster-foglet }, { monster-drowners-nest }, { monster-nekkers-nest }, { monster-barghest }, { monster-rotfiend }, { monster-ghouls-nest }, { monster-harpy }, { monster-ekimmara }, { monster-archespore }
        - **Level II**, life 13 to 15: { monster-fiend }, { monster-grave-hag }, { monster-weavess }, { monster-nightwraith }, { monster-noonwraith }, { monster-manticore }, { monster-werewolf }, { monster-penitent }, { monster-whispess }, { monster-water-hag }, { monster-wyvern }, { monster-griffin }
        - **Level III**, life 17 to 19: { monster-brewess }, { monster-bruxa }, { monster-striga }, { monster-yghern }, { monster-glustyworp }, { monster-leshen }

        Whatever is said on the card of a monster counts for this fight. Slain, the card gives what its trophy says, in later fights.
rule-outcome-tokens = What goes back
    .text = The location token of a monster that was slain or driven away goes back to its terrain, and with it all Trails and tracking quests for it, of everybody. The new monster comes to a place of the same terrain, drawn anew. If the pile of its level is used up, those that were driven away are shuffled.
rule-duels-steps = Step by step
    .text =
        1. Others may [bet](bets).
        2. Both make their life pools. The attacker has the first turn.
        3. Turns alternate, with potions, skills and trophies on both sides, until one is out of cards.
        4. Gold, trophy, cards; then both shuffle everything and raise their shields.

        One fight a turn is possible, with a monster or with a witcher.
rule-solo-poker = The dice, alone
    .text = Pay 1 gold, throw five dice and once more any of them. A pair brings nothing, two pairs 1 gold, three 2, a straight 3, a full house 4, four of a kind 5, five of a kind 6.
rule-solo-rating = What you are called
    .text = It depends on how many turns you took. Thirteen or more: a promising novice. Eleven or twelve: a witcher to rely on. Nine or ten: a professional. Seven or eight: a legend in the making. Six or fewer: a living legend.
