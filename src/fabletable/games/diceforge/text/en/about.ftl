# What each question is about: what is asked, why it matters, what one usually looks at.

about-action = Your one action: buy faces for gold, or perform one feat for shards. A face pays again and again, a feat counts at the end. Look at what your reserve can pay and how many rounds a new face still has to earn its price.
    .now = { $faces ->
        [one] { $faces } face
       *[other] { $faces } faces
    } and { $feats ->
        [one] { $feats } feat
       *[other] { $feats } feats
    } are within your reach; { $rounds ->
        [0] this is the last round.
        [one] { $rounds } round follows this one.
       *[other] { $rounds } rounds follow this one.
    }
about-offering = The offering may go on, as long as every face is of another kind. Gold is worth nothing at the end, and what does not fit into the reserve is lost, so spending it is seldom wrong.
about-extra = Once a turn 2 sun shards buy a second action, an offering or a feat. Compare what you could do now with the feat that the same shards might pay for next turn.
about-closing = The last moment of your turn to spend a token. A token that is still there at the end of the game counts for nothing.
about-forge = The new face takes the place of an old one for good. Give up the weakest, usually a single gold; keep the faces that bring shards. Good faces on one die also make that die the better one to roll alone.
about-reinforce = Cards that work every turn, each once, in any order, before your action. Use all that cost nothing, and those first whose gain you need for your action.
about-sphinx-die = One and the same die will be rolled four times, and every result counts. Take the one with the better faces, and mind how much your reserve can still hold.
about-gain = This face offers several things and gives one of them. Look at what is short for your next purchase or feat, and at what would no longer fit into your reserve.
about-sentinel = For these two rolls all the shards of a face may become glory, 2 for each. Shards still buy something; late in the game the glory is usually worth more.
about-cyclops = For these rolls the gold of a face may become glory, 1 for each. Early on gold buys faces; late, or with a full reserve, take the glory.
about-lose = The Minotaur takes what your face shows, but never more than you have. Choose what you have least of, or what you need least.
about-mirror = Your mirror gives you a face that an opponent has rolled. Take whatever brings you most right now.
about-mirror-loss = Under the Minotaur your mirror turns a face against you. Choose the one that costs you least; what you do not have cannot be taken.
about-order = Both faces count, and you say which comes first. The other face first brings gold that the ship can spend; the ship first makes room before gold is lost.
about-ship = The ship sells one face of the sanctuary for less, and you forge it at once. Look for the dearest you can pay, or leave it and keep your gold.
about-shield = A shield joins your dice and stays until you forge another face over it. It brings 5 glory whenever your other die gives its resource, so match it with what that die shows most often.
about-hammer = Gold you have just gained goes into the reserve or onto the hammer. 15 steps bring 10 glory, the next 15 bring 15 more. Keep what you need for a face this turn; hammer the rest.
about-triton = The token turns into gold, sun or moon, and is gone. Take what completes a purchase or a feat this very turn.
about-cerberus = The result of this roll may come once more, for the token. Wait for a roll that is clearly better than usual, but not for the last one.
about-satyrs-first = Two faces that lie up on opponents' dice will count as if you had rolled them. Begin with the one worth most to you.
about-satyrs-second = The second face, from another die. Some pairs are worth more together: three times as much needs something to multiply.
about-boar-bearer = The boar is forged onto an opponent's die for good and pays you each time it is used. Whoever still has the most rolls before them pays most.
about-boar-reward = Somebody used your boar, and this is your share. Take the shard that completes a feat, otherwise 3 glory.
