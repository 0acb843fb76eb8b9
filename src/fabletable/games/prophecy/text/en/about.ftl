# What each question is about: what is asked, why it matters, what one usually looks at.

advised-hero-strong = Strength { $n } wins most of the first battles, and whoever wins learns the rest on the way.
advised-hero-even = Strength { $n } and as much Will: both kinds of battle stay open to you.
advised-hero-wilful = Will { $n } pays for spells and battles of will; let Strength grow with the first rewards.

about-draft = You keep one hero and pass the other to the left. High Strength fights early, high Will casts spells and grows later; each hero belongs to two guilds and learns there for experience alone.
about-draft-last = The hero you keep now is the one you play. Look at Strength, at Will, and at where the two guilds lie.
about-new-hero = Your hero is dead. A new one, drawn at random, arrives 1 Health and 2 mana short; or you leave the game. Coming back costs nothing else.
about-banner = A die decides what the banner brings to the first turn of your round. Look at its card: some banners can only help, others may hurt.
about-doom = The banner strikes a hero of your choice. Usually whoever is closest to the fourth artifact.
about-training = A new skill appears in a guild of your choice; where two lie already, the older one goes. Take a guild of yours that is near: there you pay experience alone.
about-reveal-plane = You turn up the next hidden card of a plane, for everyone to see. Choose the plane you would attack first: you will know what to arm against.
about-move = One movement a turn, and it decides what you meet. Look for creatures you can beat, for a guild that teaches what your experience can pay, and for places to heal.
    .now = { $battles ->
        [0] none of { $n } ways leads into a battle you can see.
        [one] { $battles } of { $n } ways leads into a battle you can see.
       *[other] { $battles } of { $n } ways lead into a battle you can see.
    }
about-move-again = Swift feet may move a second time. The field in between is neither fought for nor used, so this is a way past danger.
about-teleport = You may appear in any of these fields. It counts as just entered: creatures there must be fought, and everything it offers is yours to use.
about-burglary = The break-in has succeeded: one displayed good for nothing, or some gold. Take what you could not have paid for.
about-trade = A deal takes the place of moving, and both must give something. Offer what is worth more to the other than to you.
about-accept-trade = Somebody offers you a deal. Compare what each of you gains; nobody will mind a no.
about-encounter = Every creature here must be fought before anything else, in the order you like. A fight not won ends your turn, so begin with the one you beat most surely.
about-guardian = A guardian of the plane bars the way. The lesser one must fall before the greater; between the two you may drink and read. Look at both kinds of battle before you begin.
about-services = What this field offers, in any order, as long as you can pay. Heal and repair first; then spend experience and gold on what helps you in the next battle.
about-final-attack = In the final battle you must attack somebody in your turn. Choose whom you beat most surely, for the loser gives up an artifact.
about-stranger = A stranger lays out wares; on the Black Market you may also sell. What you leave goes away again, so weigh the prices against what your next guild will cost.
about-ruins = You choose which creature crawls out, and fight it at once. The strongest that you beat safely brings the most.
about-smith = The smith makes one weapon better by 1 for good. Give him the one you will still hold when you attack the planes.
about-give-away = The Hermit wants nobody to be poorer than you, and your surplus has to go. Give up items of little use first; what is still missing is taken in gold.
about-forge = With false coins you pay 3 gold less. They work once, so keep them for a price that is worth it.
about-crystal = Mana can come from the crystal instead of from yourself. What the crystal pays does not weaken your Will.
about-fill-crystal = Mana you regain may go into the crystal and wait there. Mana of your own is Will; mana in the crystal is only for paying.
about-discount = Something of yours makes this spell cheaper, once a round. Keep it if a dearer spell is still to come.
about-kind = A battle of strength, or one of will for 2 mana, which weakens you at once. Compare both sums with the creature's and take the one that leaves you further ahead.
about-paid-kind = This creature makes you pay for either battle, mana for strength, Health for will. Look at what you have left after paying: it is what you fight with.
about-attack-kind = You attack with strength, or pay mana for a battle of will. Look at which of the two the other hero has less of.
about-defend-kind = You are attacked with strength and may pay mana to make it a battle of will. Worth it where your Will stays higher after paying than your Strength is now.
about-wield = What you hold counts in every roll of this battle and cannot be changed in it. You have two hands: a weapon and a shield, or one thing that needs both.
about-head = One thing on the head for this battle. Take the one whose bonus fits the kind of battle.
about-before-roll = The last moment before the dice: spells, throws, bought bonuses. Compare the two sums; a lead of 3 wins 30 of 36 rolls, so more is often wasted.
about-after-roll = The dice lie. Something of yours can still change them, for a price. Is this roll worth it, or will a harder one come?
about-shield = The roll is lost by little. The shield turns it into a draw and is damaged; repairing costs 1 gold where people live.
about-healing = For mana you lose 1 Health less from this blow, once for each loss, whatever its size. Health is also your Strength.
about-guardian-angel = The battle is lost, but for mana the angel makes it a draw before the loss counts, once a turn. Worth it where the loss is more than 1 Health.
about-fanaticism = The same foe may be fought once more at once, with everything paid anew. Only if the odds are still good after what the first battle has cost you.
about-health-or-mana = You lose one or the other. Health is life and Strength, mana is Will; look at which you need for the next battle and which you regain nearer by.
about-before-die = A die is about to decide something outside battle, and something of yours can help it. Look at what the outcomes are worth.
about-alter-die = The die may be changed or thrown again. Only where the difference matters.
about-pick-item = One of these is yours, the rest go. Look for a weapon that your skills fit, for what helps at the planes, or for what sells dearly.
about-take-item = You may take this or leave it. At the end of your round there is a limit; what you do not need can be sold in City and Village.
about-learn-free = A skill for nothing. Usually the dearest that fits your way of fighting.
about-learn-afar = The book teaches a skill of any guild from afar. Look for the one you would have had the longest way to.
about-lose-item = One of your things is lost. Damaged ones first, then what your skills do not fit.
about-hand-over = Something must be handed over. The cheapest, or what is damaged anyway.
about-duel-lost = You lost to a hero: give up 1 Health, or let the winner take any item. Compare one Health with the best thing you carry.
about-take-from-loser = You won: any item of the loser is yours. An artifact first; otherwise what helps you in the battles to come.
about-theft = You won the battle and, thanks to Theft, name the prize yourself. Look at what makes the loser strong, or take the gold that you need for your next lesson.
about-give-artifact = You have lost in the end of the game and must give up an artifact. Keep those whose power you need in the next battle.
about-victim = On which hero of this field it works. Usually on whoever is furthest ahead.
about-steal-item = You may take one thing of another hero. Look at what makes that hero dangerous, or at what you would use yourself.
about-destroy-item = Your scroll turns one item of another hero to dust. Choose what makes that hero strongest in the battles to come.
about-discard-item = What is over the limit goes at the end of your round. Potions that were not drunk in time and weapons you no longer hold are the usual loss.
about-discard-skill = You know more than may be kept. Give up the skill that has not mattered for long.
about-battlefield = Where all champions meet for the final battle. A field whose terrain helps your skills is half the victory.
