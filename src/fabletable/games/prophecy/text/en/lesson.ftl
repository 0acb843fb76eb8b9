# The first game, step by step: 40 words at most. What stands between asterisks is printed bold.
lesson-about = The throne is empty. Five *artifacts* lie beyond five planes, each behind two guardians. Whoever holds *{ $n }* of them is crowned at once. Nobody has any yet.
    .title = What this is about
lesson-hero = You are the { $hero }: *Strength { $strength }*, *Will { $will }*. The red cubes are your Strength and your Health, the blue ones your Will and your mana. What you lose makes you weaker.
    .title = Your hero
lesson-land = Twenty fields in a star. You stand in the *{ $field }*. Guilds teach, City and Village trade, wild fields hold adventures. Anchors are ports, arches are gates.
    .title = The land
lesson-round = Each round begins with a *chance card*; yours was “{ $card }”. Then you move once, fight what bars the way, and use what the field offers.
    .title = A round
lesson-stay = One step is free, two cost 1 gold, and staying is a move too. You have { $have } experience, and right here *{ $skill }* can be learned. *Stay* this once.
    .title = Move, or stay
lesson-stay-other = A look around, why not. The guild will still be here.
lesson-learn = *{ $skill }* costs { $price } experience. A skill is yours for the whole game; its card says when it helps. Guilds you belong to ask for no gold.
    .title = Learning
lesson-learn-later = Kept for later. Skills in a guild are pushed out when newer ones come.
lesson-friend = Now { $hazel } draws “{ $card }” and moves. You see every card and every die. *R* tells at any time what happened since your last turn.
    .title = The other heroes
lesson-grow = Adventures bring *experience* to learn with, *gold* to spend, and things to fight with. Some bring cubes: that is how heroes grow, in Strength and in Will.
    .title = What makes you stronger
lesson-fight = { $creature }: *Strength { $theirs }*. You have *{ $mine }*. Each side adds one die, and the higher total wins. { $lives ->
        [1] One roll decides it.
       *[other] { $lives } lives mean { $lives } rolls to win in a row.
    }
    .title = A fight
lesson-go = The table reckons it for you: *{ $won } of 100*. Creatures bar the way, so whoever enters their field fights. Go and meet the { $creature }.
    .title = Into the fight
lesson-go-other = Another road. Wherever your odds are good, a fight is worth a thought.
lesson-kind = This creature can be met with *Strength* or with *Will*. You have { $strength } and { $will }, and a battle of will costs mana before it begins. Take the one in which you are further ahead.
    .title = Strength or will
lesson-kind-will = A battle of will, then. Mana comes back: in the Tower and in the Wasteland.
lesson-roll = The last moment before the dice: throws, spells and other help would come now. With nothing of the kind, simply roll.
    .title = Before the dice
lesson-brought = Beaten! Now you hold *{ $gold } gold* and *{ $experience } experience*. Things you win lie on your mat. Losing would have cost Health and the rest of the turn.
    .title = What it brought
lesson-brought-lost = Lost, and alive. Health comes back: the monks and the Forest Camp heal. The creature waits where it was.
lesson-brought-drawn = A draw: nobody is hurt, nothing is won, and your turn ends here. You may try again.
lesson-services = The way is free, and the field is yours to use: whatever it offers, in any order, as long as you can pay. Your choice now.
    .title = What the field offers
lesson-odds = Your third round, and nobody tells you where to go. Beside each road stands what waits there and how likely you win. Guilds teach, towns trade: what do you need?
    .title = Your own road
lesson-odds-calm = Your third round, and nobody tells you where to go. No fight is in reach, but guilds teach, towns trade, and two steps cost 1 gold. What do you need?
lesson-crown = A *plane* is attacked from the field below it: first the lesser guardian, then at once the greater, then the artifact is yours. Few dare it below Strength or Will 7. Grow first.
    .title = The way to the crown
lesson-duels = Heroes on one field may attack each other, once a turn. The loser gives 1 Health or an item. Camp, Monastery and a bed in the Village are safe, unless you carry an artifact.
    .title = Hero against hero
lesson-alone = The game is yours now. *Hint* shows what a bot would do, the rules are one key away, your own plate says how you stand. May the crown be yours.
    .title = Go on alone
