# The book of rules: what the chapters need besides their first words.
rule-aim = What it is about
    .text = Somewhere in the realm a villain gathers strength. You ride out, seek [adventures](adventures), win [trophies](trophies), learn [skills](skills) and buy what helps, and whoever first [defeats the villain](villain) has won. Do not wait too long: if nobody stops him, all heroes lose together.
rule-hero = Your hero
    .text = **Speed** is how many terrain dice you roll, **health** how much damage defeats you, the **hand limit** how many skills you may hold. **Body, Mind and Spirit** say how many cards you reveal in a test and how many skills of that kind you may have learned. All heroes have speed 3. Each brings three combat tokens and two abilities of its own.
rule-hero-all = The six heroes
    .text =
        - **{ hero-lissa }**: health 9, hand 3, Body 2, Mind 2, Spirit 2, gold 1, starts at a shrine
        - **{ hero-corbin }**: health 10, hand 3, Body 3, Mind 2, Spirit 0, gold 2, starts at a fortress
        - **{ hero-laurel-of-bloodwood }**: health 8, hand 4, Body 2, Mind 2, Spirit 1, gold 2, starts at a settlement
        - **{ hero-lord-hawthorne }**: health 9, hand 3, Body 3, Mind 1, Spirit 1, gold 3, starts at a fortress
        - **{ hero-elder-mok }**: health 9, hand 3, Body 2, Mind 1, Spirit 2, gold 2, starts at a shrine
        - **{ hero-master-thorn }**: health 8, hand 4, Body 0, Mind 3, Spirit 2, gold 2, starts at a settlement
rule-set-up-table = Laying out the realm
    .text =
        1. Lay a gem face up on each of its 27 places: nine of combat, nine of exploration, nine social ones.
        2. Choose the scenario, shuffle its ten story cards and put ten of its cards into each adventure deck.
        3. Heroes, with gold, tokens and skills, then their places, then what each says about setting up, always in turn order.
        4. Three assets face up on each of the four markets.
        5. The time token on the first space, side 1 up.
rule-set-up-chosen = Heroes are chosen
    .text = In turn order from the first player everyone chooses one of the heroes that are left.
rule-set-up-dealt = Heroes are dealt
    .text = Everyone gets one hero at random.
rule-turn-actions = Three actions
    .text =
        - **Move** (1): one hex, or [roll and ride](movement).
        - **Rest** (1): in a city, settlement, shrine or fortress all damage is healed. In the wild roll five dice and heal 1 for each that shows the land you stand on.
        - **Train** (1): draw as many skills as your hand limit, then discard down to it.
        - **Shop** (1), in a city: see [shopping](shop).
        - **Quest, rumor, card** (1): what it says, at its place.
        - **Adventure** (2): see [adventures](adventures).

        The same action may be taken several times. To do nothing is allowed too.
rule-turn-defeated = Defeated and delayed
    .text = A hero whose damage equals its health is defeated: it loses nothing else, but can do nothing but rest and cannot be fought. It may still use abilities and learn skills; more health lifts it up as well. A delayed hero spends its next action standing up; one who is both rests first.
rule-turn-time = Time and story
    .text = The first player never changes. After each round the time token moves on: a star draws a story card, a circle turns the gems up again where no hero stands. A story card either happens at once or becomes a quest open to everyone, with its token on the hex it names. Twelve spaces make an act; at the end of the first one the villain comes.
rule-movement-example = A ride of three dice
    .text = You stand on the plains and roll wild, plains or forest, and mountains or water. Two hexes of forest lie ahead: the second die takes you into the first, the wild into the second. The third die could take you into mountains or water, or over a river. Whatever is not spent is lost.
rule-adventures-decks = Three kinds of gems
    .text =
        - **Combat**, orange: mostly enemies.
        - **Exploration**, green: mostly quests that send you across the realm.
        - **Social**, purple: mostly events with a choice, tests and rumors.

        The same kinds of trophies pay for skills.
rule-quests-example = Paying with dice
    .text = A quest asks for mountains and water, or for two forests. You rolled mountains or water, forest or hills, and wild. The first die pays for mountains or for water, never for both; with the wild beside it the first outcome is paid. For two forests take the second die and the wild.
rule-skills-more = Learning
    .text =
        - A skill lies face up before you and works from then on.
        - If a new skill of a kind is too much, you discard one of that kind, the new one if you like.
        - Nobody may discard skills just so; only limits, [exerting](exert) and abilities do that.
rule-tests-example = A test of Mind
    .text = Mind 2 and a modifier of +1: reveal three cards of the skill deck. No star? Exert and reveal one more, as often as you have cards and wish to. A negative attribute counts as 0.
rule-shop-steps = Step by step
    .text =
        1. Lay a fourth asset onto the market.
        2. Sell any of your assets at their price; the token goes back.
        3. Buy exactly one, or discard exactly one of the four.

        What was bought in this action cannot be sold in it. Where an asset leaves a market at any other time, the next one takes its place at once.
rule-combat-tokens-signs = The signs
    .text =
        - **Physical, magic, skull**: damage. Skulls are the enemies' own.
        - **Shield**: stops damage.
        - **Agility**: flip one of your tokens, or make the foe recast one of its own.
        - **Surge**: pays for abilities.
        - **Double**: doubles the token that is put on it.
        - **Dash**: nothing, but a golden dash counts for who acts first.

        A face with two of a sign counts as two to spend, and as one golden face.
rule-combat-tokens-round = A combat round
    .text =
        1. Both sides cast all their tokens.
        2. Whoever shows more golden faces begins; then one [combat action](combat-actions) each in turn until both have passed.
        3. The hero may try to [retreat](retreat). Otherwise cast again.

        What happens when a foe is engaged comes right before the first cast and already belongs to the first round; no shield stops it.
rule-combat-actions-example = A round of Lissa
    .text = Lissa shows two physical, agility and a surge. She acts first and spends agility to make the enemy recast its double: it shows a dash. The enemy strikes with two skulls; she has no shield and takes 2. She deals 2 physical damage, the enemy blocks one with a shield. Her surge pays for an ability; then both pass.
rule-enemies-tokens = What enemies cast
    .text = Always the same five tokens: skull or shield, skull or agility, golden skull or surge, skull or golden dash, double or golden dash. The veteran shows two skulls or a golden surge. What an enemy can do with surge is on its card.
rule-villain-margath = { scenario-margath }
    .text =
        { scenario-margath.effect }

        Margath has 15 health, 1 less for each lore of his foe. With surge he taunts (1: flip a token of his foe), heals 3 (2), or doubles all his skulls (3).
rule-villain-corpse = { scenario-corpse-king }
    .text =
        { scenario-corpse-king.effect }

        Vorakesh has 10 health, 1 more for each zombie on the board and 2 less for each ally of his foe. With surge he raises the dead (1: a surge ability of a discarded enemy), drains (1: 1 damage, heals 1), or curses (2: flip all tokens of his foe).
rule-villain-march-fixed = The dice of the march
    .text = The dice of the march cannot be rerolled by exerting.
rule-villain-march = Exerting against the march
    .text = The first player may exert to reroll dice of Margath's march, a card for each die.
