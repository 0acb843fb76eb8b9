# Questions, choices and reasons.

## Questions

ask-draft = Which hero does { $seat } keep? The other goes to the left.
    .you = Which hero do you keep? The other goes to the left.
ask-draft-last = Which hero will { $seat } be?
    .you = Which hero will you be?
ask-move = Where does { $seat } go?
    .you = Where do you go?
ask-move-again = Swift-footed { $seat } may move once more. Where to?
    .you = Swift-footed, you may move once more. Where to?
ask-encounter = The way is barred. What does { $seat } do?
    .you = Your way is barred. What do you do?
ask-guardian = A guardian bars the way. What does { $seat } do?
    .you = A guardian bars your way. What do you do?
ask-services = What does { $seat } do here?
    .you = What do you do here?
ask-final-attack = The final battle is on. Whom does { $seat } attack?
    .you = The final battle is on. Whom do you attack?
ask-kind = How does { $seat } fight the { $foe }?
    .you = How do you fight the { $foe }?
ask-paid-kind = Strength costs { $mana } mana, will costs { $health } Health. How does { $seat } fight?
    .you = Strength costs { $mana } mana, will costs { $health } Health. How do you fight?
ask-attack-kind = { $seat } attacks { $other }: with strength, or with will for { $n } mana?
    .you = You attack { $other }: with strength, or with will for { $n } mana?
ask-defend-kind = { $other } attacks { $seat } with strength. Does { $seat } answer with strength, or turn it into a battle of will for { $n } mana?
    .you = { $other } attacks you with strength. Do you answer with strength, or turn it into a battle of will for { $n } mana?
ask-wield = What does { $seat } take in hand for this battle?
    .you = What do you take in hand for this battle?
ask-head = What does { $seat } wear on the head in this battle?
    .you = What do you wear on your head in this battle?
ask-before-roll = What does { $seat } do before the dice fall?
    .you = What do you do before the dice fall?
ask-after-roll = { $mine } against { $theirs }. Does { $seat } leave it at that?
    .you = { $mine } against { $theirs }. Do you leave it at that?
ask-shield = The roll is lost by { $n }. Does { $seat } raise a shield and make it a draw?
    .you = You lose the roll by { $n }. Do you raise a shield and make it a draw?
ask-guardian-angel = The battle is lost. Does { $seat } call the guardian angel for { $n } mana and make it a draw?
    .you = The battle is lost. Do you call your guardian angel for { $n } mana and make it a draw?
ask-healing = { $seat } is about to lose { $n } Health. Does { $seat } cast Healing and lose 1 less?
    .you = You are about to lose { $n } Health. Do you cast Healing and lose 1 less?
ask-fanaticism = The { $foe } is not beaten. Does { $seat } fight it once more?
    .you = The { $foe } is not beaten. Do you fight it once more?
ask-before-die = { $seat } rolls a die for the { $thing }. Any help?
    .you = You roll a die for the { $thing }. Any help?
ask-alter-die = The die shows { $n }. Does { $seat } change it?
    .you = The die shows { $n }. Do you change it?
ask-forge = { $seat } has to pay { $n } gold. Forge 3 of it with false coins?
    .you = You have to pay { $n } gold. Forge 3 of it with false coins?
ask-crystal = { $seat } pays { $n } mana. How much of it from the crystal?
    .you = You pay { $n } mana. How much of it from the crystal?
ask-fill-crystal = { $seat } regains { $n } mana. How much of it goes into the crystal?
    .you = You regain { $n } mana. How much of it goes into the crystal?
ask-discount = What makes { $spell } cheaper for { $seat }?
    .you = What makes { $spell } cheaper for you?
ask-pick-item = Which one does { $seat } keep?
    .you = Which one do you keep?
ask-take-item = Does { $seat } keep this card, or leave it?
    .you = Do you keep this card, or leave it?
ask-lose-item = Which one does { $seat } lose?
    .you = Which one do you lose?
ask-hand-over = What does { $seat } hand over?
    .you = What do you hand over?
ask-health-or-mana = { $seat } loses { $health } Health or { $mana } mana. Which?
    .you = You lose { $health } Health or { $mana } mana. Which?
ask-give-away = { $seat } owns { $n } gold more than the poorest. What does { $seat } give away?
    .you = You own { $n } gold more than the poorest. What do you give away?
ask-teleport = Where does { $seat } appear?
    .you = Where do you appear?
ask-reveal-plane = The next hidden card of which plane does { $seat } turn up?
    .you = The next hidden card of which plane do you turn up?
ask-learn-free = Which skill does { $seat } learn?
    .you = Which skill do you learn?
ask-learn-afar = Which skill does { $seat } learn from the book?
    .you = Which skill do you learn from the book?
ask-smith = Which weapon does { $seat } give the smith?
    .you = Which weapon do you give the smith?
ask-victim = Whom does { $seat } choose as the victim?
    .you = Whom do you choose as the victim?
ask-steal-item = What does { $seat } steal?
    .you = What do you steal?
ask-destroy-item = What does { $seat } turn to dust?
    .you = What do you turn to dust?
ask-ruins = What crawls out of the cellar to meet { $seat }?
    .you = What crawls out of the cellar to meet you?
ask-stranger = What does { $seat } trade with the stranger?
    .you = What do you trade with the stranger?
ask-burglary = What does { $seat } carry out?
    .you = What do you carry out?
ask-training = Training brings a new skill to a guild. Which guild does { $seat } choose?
    .you = Training brings a new skill to a guild. Which guild do you choose?
ask-duel-lost = { $seat } has lost to { $other }. Does { $seat } lose 1 Health, or let { $other } take an item?
    .you = You have lost to { $other }. Do you lose 1 Health, or let { $other } take an item?
ask-take-from-loser = What does { $seat } take from { $other }?
    .you = What do you take from { $other }?
ask-theft = What does { $seat } steal from { $other }?
    .you = What do you steal from { $other }?
ask-give-artifact = Which artifact does { $seat } give to { $other }?
    .you = Which artifact do you give to { $other }?
ask-trade = What does { $seat } offer { $other }?
    .you = What do you offer { $other }?
ask-accept-trade = { $other } gives { $gold ->
    [0] { THE($given) }
   *[other] { $things ->
        [0] { $gold } gold
       *[other] { THE($given) } and { $gold } gold
      }
  } for { $price ->
    [0] { THE($asked) }
   *[other] { $wishes ->
        [0] { $price } gold
       *[other] { THE($asked) } and { $price } gold
      }
  }. Does { $seat } agree?
    .you = { $other } gives { $gold ->
        [0] { THE($given) }
       *[other] { $things ->
            [0] { $gold } gold
           *[other] { THE($given) } and { $gold } gold
          }
      } for { $price ->
        [0] { THE($asked) }
       *[other] { $wishes ->
            [0] { $price } gold
           *[other] { THE($asked) } and { $price } gold
          }
      }. Do you agree?
ask-banner = Does { $seat } raise the banner?
    .you = Do you raise the banner?
ask-doom = Whom does the banner of { $seat } strike?
    .you = Whom does your banner strike?
ask-new-hero = The hero of { $seat } is dead. Does { $seat } go on with a new one?
    .you = Your hero is dead. Do you go on with a new one?
ask-discard-item = Only { $n } items may be kept. What does { $seat } discard?
    .you = Only { $n } items may be kept. What do you discard?
ask-discard-skill = Only { $n } skills may be kept. What does { $seat } forget?
    .you = Only { $n } skills may be kept. What do you forget?
ask-battlefield = Where does { $seat } want the final battle?
    .you = Where do you want the final battle?

## Words

word-stay = Stay here
word-halt = Stop here
word-end-turn = End the turn
word-roll = Roll
word-keep-dice = Let the dice lie
word-keep-die = Let the die lie
word-take-it = Take the blow
word-forge = Pay 3 less with false coins
word-spell-mastery = Spell Mastery
word-ring-of-magic-powers = Ring of Magic Powers
word-lose-health = Lose Health
word-lose-mana = Lose mana
word-refuse = Leave it
word-battle-of-strength = Battle of strength
word-battle-of-will = Battle of will
word-fight-again = Fight again
word-offer-items = Let the winner take an item
word-take-gold = Take up to 5 gold
word-let-choose = Let the loser choose
word-propose = Propose the deal
word-withdraw = No deal
word-new-hero = Take a new hero
word-retire = Leave the game
word-sail = Sail
word-gate = Pass through a gate
word-attack-plane = Attack an astral plane
word-run = Run
word-trail = Forest trails
word-teleport = Teleport
word-fly = Fly on the carpet

# What declining a question means, and what agreeing does.
instead-banner = Leave the banner down
instead-forge = Pay all { $n } gold honestly
instead-discount = Pay the full price
instead-healing = Lose all { $n } Health
do-healing = Cast Healing and lose 1 less
instead-guardian-angel = Accept defeat
instead-fanaticism = Let it be
instead-accept-trade = Refuse the deal
do-accept-trade = Make the deal
instead-teleport = Stay here
instead-reveal-plane = Look into none
instead-wield = Fight with what is in hand
instead-stranger = Leave the stranger

## Deeds

do-walk = Walk to the { $thing }
do-ride = Ride to the { $thing }
do-sail = Sail to the { $thing }
do-gate = Through the gate to the { $thing }
do-run = Run to the { $thing }
do-trail = By forest trails to the { $thing }
do-teleport = Teleport to the { $thing }
do-fly = Fly to the { $thing }
do-stride = Stride to the { $thing }
do-attack-plane = Attack the { $thing }
do-skilled-work = Skilled work
do-dirty-work = Dirty work
do-training-ground = Training ground
do-blood-sacrifice = Blood Sacrifice
do-meditation = Meditate
do-burglary = Burglary
do-trade = Trade with { $thing }
do-use = Use { THE($thing) }
do-decay = Turn { THE($thing) } into mana
do-mend = Mend { THE($thing) }
do-cast = Cast { $thing }
do-fight = Fight the { $thing }
do-parley = Buy off the { $thing }
do-pass-by = Pass by the { $thing }
do-hide = Put on { THE($thing) } and hide
do-attack = Attack { $thing }
do-attack-by-will = Attack { $thing } with will
do-take = Take { THE($thing) }
do-opportunity = { $thing }
do-opportunity-way = { $thing }: { $way }
do-repair = Repair { THE($thing) }
do-repair-all = Repair all { $n } items
do-learn = Learn { $thing }
do-buy = Buy { THE($thing) }
do-sell = Sell { THE($thing) }
do-monastery-healing = Be healed by the monks
do-camp-healing = Heal { $n } Health
do-lodging = Lodge for the night
do-wasteland-mana = Drink raw magic
do-tower-mana = Buy { $n } mana
do-take-gold = Take { $n } gold
do-flaming-weapon = Set { THE($thing) } aflame
do-holy-weapon = Bless { THE($thing) }
do-mighty-blow = Mighty Blow
do-throw = Throw { THE($thing) }
do-surge = Draw on { THE($thing) }
do-reroll-own = Reroll your die that shows { $n }
do-reroll-foe = Reroll the opponent's die that shows { $n }
do-give = Give { THE($thing) }
do-ask-for = Ask for { THE($thing) }
do-give-gold = Give { $n } gold
do-ask-gold = Ask for { $n } gold

## Reasons

why-gold-short = It costs { $need } gold, and { $have ->
    [0] you have none
   *[other] you have only { $have }
  }.
why-mana-short = It costs { $need } mana, and { $have ->
    [0] you have none
   *[other] you have only { $have }
  }.
why-health-short = It costs { $need } Health, and { $have ->
    [0] you have none
   *[other] you have only { $have }
  }.
why-experience-short = It costs { $need } experience, and { $have ->
    [0] you have none
   *[other] you have only { $have }
  }.
why-no-port = There is no port in the { $field }.
why-no-gate = There is no gate in the { $field }.
why-no-plane = No plane touches the { $field }.
why-plane-closed = This plane has been conquered.
why-damaged = It is damaged.
why-hands-full = There is no hand left for it.
why-no-shields = No shield helps against this foe.
why-only-crushing = Only crushing weapons have any effect here.
why-no-use-here = It does nothing in this kind of battle.
why-no-spells = No spell works against this foe.
why-no-extra-dice = This foe allows no extra dice.
why-cannot-pay = The price cannot be paid.
why-no-effect = It would change nothing.
why-unhurt = No Health is missing.
why-full-of-mana = No mana is missing.
why-once-a-turn = Only once a turn.
why-artifact-unsold = Artifacts cannot be sold.
why-not-fewest = Somebody else has as few or fewer.
why-safe = { $other } is safe here.
    .you-other = You are safe here.
why-attacked-already = Only one hero may be attacked in a turn.
why-attack-first = An attack must come before anything else is done here.
why-one-partner = In this round there has already been a deal with { $other }.
    .you-other = In this round there has already been a deal with you.
why-proposals-made = No more than { $n } proposals are made in a turn.
why-teams-need-four = Teams of two need four players, not { $players }.
why-all-terrains-second = Adventures on all three terrains at the start are an option of the second edition.

## Notes under choices

note-worth = worth { $n } gold{ $left ->
    [0] , and that is enough
   *[other] , { $left } more to go
  }
give-gold = Give { $n } gold
note-bonus = +{ $n } in this roll
note-empty = nothing there
note-lodging = no other hero can attack you until your next turn
note-cards = { $cards }
# $n is the experience it costs.
note-skill = { $skill } ({ $n } experience)
# $n is the gold it costs.
note-goods = { $item } ({ $n } gold)
# $skills are those on display.
note-guild = { $skills } can be learned there now
note-guild-own = your guild; { $skills } can be learned there now
note-guild-own-empty = your guild; nothing can be learned there now
note-cards-hidden = { $cards } and { $n ->
    [one] a hidden card
   *[other] { $n } hidden cards
  }
note-hidden = { $n ->
    [one] a hidden card
   *[other] { $n } hidden cards
  }
note-values = Strength { $strength }, Will { $will }
note-strength = Strength { $n }
note-will = Will { $n }
note-blood = 1 Health for all mana, instead of moving
note-instead = instead of moving
note-burglary = roll a die, instead of moving
note-trade = instead of moving, if a deal is made
note-standing = { $seat } stands in the { $field } with { $gold } gold and { $experience } experience.
    .you = You stand in the { $field } with { $gold } gold and { $experience } experience.
note-battle = { $mine } against { $theirs }, and a die each.
odds-strength = { $foe }, Strength { $theirs } against your { $mine }{ $rolls ->
    [1] { "" }
   *[other] , { $rolls } times in a row
  }
odds-will = { $foe }, Will { $theirs } against your { $mine }{ $rolls ->
    [1] { "" }
   *[other] , { $rolls } times in a row
  }
odds-both = { $foe }, Strength and Will { $theirs } against your { $mine }{ $rolls ->
    [1] { "" }
   *[other] , { $rolls } times in a row
  }
odds-stages = { $foe }, Will { $theirs } against your { $mine }, then Strength { $second } against your { $more }
odds-hidden-lesser = hidden lesser guardian
odds-hidden-greater = hidden greater guardian
odds-all = { $foes }, one after the other
odds-won = { $n } experience{ $more ->
        [0] { "" }
       *[other] { " " }and the reward on the card
    }
odds-drawn = nothing, and the turn is over
odds-lost = { $n } of your Health
odds-lost-card = the loss on the card
# What makes the odds, a sentence each. $parts are numbers with their names, $foe a creature or another player.
reason-own = Your { $n }: { $parts }
reason-theirs = { $foe }, { $n }: { $parts }
reason-ahead = You are { $n } ahead before the dice, and each side adds one.
reason-behind = You are { $n } behind before the dice, and each side adds one.
reason-level = Both are level before the dice, and each side adds one.
reason-own-save = Your { $thing }: a roll you lose by { $n } or less is a draw.
reason-own-save-any = Your { $thing }: any roll you lose is a draw.
reason-their-save = { $thing } ({ $foe }): a roll you win by { $n } or less is only a draw.
reason-their-save-any = { $thing } ({ $foe }): any roll you win is only a draw.
reason-own-cloak = Your { $thing }: { $foe } rolls one more die and keeps the lower.
reason-their-cloak = { $thing } ({ $foe }): you roll one more die and keep the lower.
reason-lives = { $n } rolls have to be won in a row.
reason-stages = Two rolls: first Will, then Strength, and both have to be won.
reason-cannot-pay = Neither kind of battle can be paid for.
reason-paid = mana paid for it
reason-twist = { $foe } has { $mana } mana and may turn it into a battle of will for { $n }.
reason-row = { $foe }: { $n } %
reason-all-of-them = Every one of them has to be beaten.
reason-unseen = Reckoned over all the guardians of that rank that still lie face down.

# What a user may change on a card; $where counts them.
number-strength = Strength
number-will = Will
number-copies = copies in the deck
number-experience = experience
number-price = price
number-cost = price in experience
number-mana = mana
