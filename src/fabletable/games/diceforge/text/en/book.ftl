# The book of rules: set-up, sections and lists.
rule-setup = Setting up
    .text =
        Lay out the islands and, below them, the temple with its sanctuary and its gardens. Everyone takes an inventory, a hero on the start portal of its colour and two dice, the light one of the sun and the dark one of the moon. The markers for sun shards, moon shards and glory stand at 0.

        The youngest player begins and stays first for the whole game. In turn order everyone starts with **3, 2, 1 and 0 gold**.
rule-setup-players = By number of players
    .text =
        - **Four** use 4 cards in every stack of feats and 4 faces in every square of the sanctuary, and play 9 rounds.
        - **Three** use 3 cards in every stack and all faces, and play 10 rounds.
        - **Two** use 2 cards in every stack, take 2 faces at random out of every square of the sanctuary, and play 9 rounds. The gardens stay full.

        Of the boar's four cards as many are used as there are players.
rule-setup-introductory = The introductory feats
    .text = The fifteen sets for a first game: those that are always there and the nine that alternates could replace. See the [list of feats](feat-moon).
rule-setup-alternates = The alternates
    .text = All nine alternates take the place of their feats. They bring the special faces of ship, shield and boar, the tokens of [Triton and Cerberus](tokens), and cards that work by themselves.
rule-setup-random = Feats by chance
    .text = For each of the nine places that have two sets, chance says which of them is used. You may also name the alternates you want one by one.
rule-turn-steps = Step by step
    .text =
        1. **Blessings.** All heroes receive a [divine blessing](blessing), not only the one whose turn it is.
        2. **Reinforcements.** The active hero may use each of their [reinforcement cards](reinforcements) once.
        3. **Main action.** One [offering](offering) or one [heroic feat](feat), or pass.
        4. **Extra action.** For 2 sun shards one [more](extra-action), once a turn.

        Then the next player to the left has a turn. When everyone has had one, the round marker moves on.
rule-turn-two = When two play
    .text = The blessings of the first step are received twice on every turn. The first roll is applied completely before the second is made. Nothing else is doubled, neither the blessing of a hero who was driven away nor those of cards.
rule-blessing-order = In which order
    .text = Everyone rolls at the same time. Where it matters who goes first, faces are applied in turn order from the active hero. You choose the order of your own two faces; a mirror, a choice and a times-three face are settled before anything is gained.
rule-faces-start = The first dice
    .text = The light die shows **1 gold five times and 1 sun shard**. The dark die shows **1 gold four times, 1 moon shard and 2 glory**. All heroes begin alike.
rule-faces-sanctuary = The sanctuary
    .text =
        - **2 gold** for 3 gold, or for 1 moon shard
        - **3 gold** for 4 gold, or for 1 sun shard
        - **4 gold** for 6 gold; 1 gold, sun or moon shard as you choose; 1 glory and 1 sun shard; 2 gold and 1 moon shard (one face of each)
        - **5 gold** for 3 gold or 2 glory as you choose
        - **6 gold** for 2 moon shards
        - **8 gold** for 2 sun shards, or for 3 glory
        - **12 gold** for 4 glory; 2 glory and 2 moon shards; 2 gold, sun or moon shards as you choose; 1 gold, 1 glory, 1 sun and 1 moon shard (one face of each)
rule-faces-gardens = The gardens
    .text = Mirrors, shields, ships, boars and times-three faces are never sold. They come only with the feat that names them and are forged at once.
rule-offering-example = What 8 gold buys
    .text = Two faces of 3 gold and one of 2 make 8. They must be three different kinds: 4 gold and 1 sun shard both cost 3 and are different, two faces of 4 gold are not. An extra action is a new offering, and the same kind may be bought again.
rule-feat-order = What happens, in order
    .text =
        1. Pay the sun and moon shards.
        2. Move your hero to the portal of the card, unless it stands there.
        3. Whoever stood there goes back to the start portal and receives a divine blessing, completely.
        4. Take the top card of the stack and do what it says.

        Cards that share a portal share who is driven from it. A hero stays on a portal until it moves or is driven away.
rule-feat-kinds = Kinds of cards
    .text =
        - **Instant** cards work once, when they are taken.
        - **Reinforcements** may be used once on each of your turns, from the next one on.
        - **Automatic** cards work whenever their condition is met, on anyone's turn.
        - All cards give the glory printed on them at the end, whatever else they do.
rule-feat-moon = Feats for moon shards
    .text =
        - **{ feat-hammer }** (1 moon shard, instant). { feat-hammer.text }
        - **{ feat-chest }** (1 moon shard, 2 glory, instant). { feat-chest.text }
        - **{ feat-hind }** (2 moon shards, 2 glory, reinforcement). { feat-hind.text }
        - **{ feat-bear }** (2 moon shards, 2 glory, automatic, alternate). { feat-bear.text }
        - **{ feat-satyrs }** (3 moon shards, 6 glory, instant). { feat-satyrs.text }
        - **Tenacious Boar** (3 moon shards, 4 glory, automatic, alternate). A card of each of four colours. An opponent of your choice must forge the boar of your card's colour; whenever anyone applies it, you gain 1 sun shard, 1 moon shard or 3 glory.
        - **{ feat-ferryman }** (4 moon shards, 12 glory, points only). { feat-ferryman.text }
        - **{ feat-cerberus }** (4 moon shards, 6 glory, instant, alternate). { feat-cerberus.text }
        - **{ feat-helmet }** (5 moon shards, 4 glory, instant). { feat-helmet.text }
        - **{ feat-cancer }** (6 moon shards, 8 glory, instant). { feat-cancer.text }
        - **{ feat-sentinel }** (6 moon shards, 6 glory, instant, alternate). { feat-sentinel.text }
rule-feat-sun = Feats for sun shards
    .text =
        - **{ feat-elder }** (1 sun shard, reinforcement). { feat-elder.text }
        - **{ feat-spirits }** (1 sun shard, 2 glory, instant). { feat-spirits.text }
        - **{ feat-owl }** (2 sun shards, 4 glory, reinforcement). { feat-owl.text }
        - **{ feat-ship }** (2 sun shards, 4 glory, instant, alternate). { feat-ship.text }
        - **{ feat-minotaur }** (3 sun shards, 8 glory, instant). { feat-minotaur.text }
        - **{ feat-shield }** (3 sun shards, 6 glory, instant, alternate). { feat-shield.text }
        - **{ feat-gorgon }** (4 sun shards, 14 glory, points only). { feat-gorgon.text }
        - **{ feat-triton }** (4 sun shards, 8 glory, instant, alternate). { feat-triton.text }
        - **{ feat-mirror }** (5 sun shards, 10 glory, instant). { feat-mirror.text }
        - **{ feat-sphinx }** (6 sun shards, 10 glory, instant). { feat-sphinx.text }
        - **{ feat-cyclops }** (6 sun shards, 8 glory, instant, alternate). { feat-cyclops.text }
rule-feat-both = The two for both
    .text =
        - **{ feat-hydra }** (5 sun shards, 5 moon shards, 26 glory, points only). { feat-hydra.text }
        - **{ feat-typhon }** (5 sun shards, 5 moon shards, 16 glory, instant, alternate). { feat-typhon.text }
rule-tokens-each = What they give
    .text =
        - **Triton** gives 6 gold, 2 sun shards or 2 moon shards, once, on your own turn.
        - **Cerberus** lets the blessing you have just received count once more. Mirrors, choices, ships, boars and shields are settled anew. One token a roll.
rule-mirror-questions = What people ask
    .text =
        - **Two mirrors of mine?** Two copies, of the same face if you like.
        - **It copies times three?** It works on your other face; alone, or beside your own, it gives nothing.
        - **It copies a ship or a shield?** You buy; the shield looks at your other die.
        - **It copies a boar?** You gain the shard, and the owner of the card gains too.
rule-shield-each = The four shields
    .text =
        - **Red** looks for sun shards, otherwise 2 sun shards
        - **Yellow** looks for gold, otherwise 3 gold
        - **Green** looks for glory, otherwise 3 glory
        - **Blue** looks for moon shards, otherwise 2 moon shards

        Where the other face gives a choice, choose first. What did not fit or went onto the hammer counts as given. Two shields each give their own amount.
rule-end-count = The count
    .text = The glory on the track, a hundred for each token of a hundred, and the glory on all your cards, the hammer and the chest included. A hammer that is not finished gives nothing more. There is no tie-break.
