# What is asked, told and named at the table.

game-runebound = Runebound
    .motto = A realm to ride, a dragon to fell
    .about = Ride through Terrinoth in search of adventure, trade and battles, and grow strong before the great enemy rises. Defeat it and you win; come too late and everyone loses.

# Options of a match
option-scenario = Scenario
option-scenario-margath = The Ascendance of Margath
option-scenario-corpse-king = The Corpse King
option-scenario-random = One of the two, by chance
option-heroes = Heroes
option-heroes-chosen = Everyone chooses, in turn order
option-heroes-dealt = Dealt at random
option-march-exert = The first player may exert to reroll the dice of Margath's march
option-tweaks = Your own numbers

# Questions
ask-hero = { $seat }, choose your hero
    .you = Choose your hero
ask-start = { $seat }, choose where you begin
    .you = Choose where you begin
ask-turn = { $seat }, what will you do?
    .you = What will you do?
ask-ride = { $seat }, where does the ride go?
    .you = Where do you ride?
ask-step = { $seat }, spend a die to travel on
    .you = Spend a die to travel on
ask-which-die = { $seat }, which die do you spend?
    .you = Which die do you spend?
ask-move = { $seat }, move on: { $left } { $left ->
        [one] hex
       *[other] hexes
    } left
    .you = Move on: { $left } { $left ->
            [one] hex
           *[other] hexes
        } left
ask-relocate = { $seat }, where do you appear?
    .you = Where do you appear?
ask-reroll = { $seat }, reroll a die, or leave the dice as they lie?
    .you = Reroll a die, or leave the dice as they lie?
ask-reroll-which = { $seat }, which dice do you reroll?
    .you = Which dice do you reroll?
ask-turn-die = { $seat }, which die do you turn to its wild side?
    .you = Which die do you turn to its wild side?
ask-exert = { $seat }, which skill do you discard to exert?
    .you = Which skill do you discard to exert?
ask-exert-test = { $more ->
       *[yes] { $told ->
            [yes] { $card }, test of { $attribute }: { $seat }, discard a skill to reveal one more card?
           *[no] Test of { $attribute }: { $seat }, discard a skill to reveal one more card?
        }
        [no] { $told ->
            [yes] { $card }, test of { $attribute }: passed, nothing more is needed. { $seat }, reveal one more card all the same?
           *[no] Test of { $attribute }: passed, nothing more is needed. { $seat }, reveal one more card all the same?
        }
    }
    .you = { $more ->
       *[yes] { $told ->
                [yes] { $card }, test of { $attribute }: discard a skill to reveal one more card?
               *[no] Test of { $attribute }: discard a skill to reveal one more card?
        }
        [no] { $told ->
            [yes] { $card }, test of { $attribute }: passed, nothing more is needed. Reveal one more card all the same?
           *[no] Test of { $attribute }: passed, nothing more is needed. Reveal one more card all the same?
        }
    }
ask-hand-limit = Which skill does { $seat } discard? The hand holds { $limit } at most.
    .you = Which skill do you discard? Your hand holds { $limit } at most.
ask-discard-skill = { $card }: which skill does { $seat } discard from the hand?
    .you = { $card }: which skill do you discard from your hand?
ask-swap-skill = { $seat }, which skills do you swap?
    .you = Which skills do you swap?
ask-learn-now = { $seat }, learn a skill now?
    .you = Learn a skill now?
ask-forget = { $seat }, too many skills of one kind: which do you give up?
    .you = Too many skills of one kind: which do you give up?
ask-pay-trophy = { $seat }, which trophy do you spend?
    .you = Which trophy do you spend?
ask-trophy-deck = { $seat }, from which deck do you gain a trophy?
    .you = From which deck do you gain a trophy?
ask-which-deck = { $seat }, which deck do you look at?
    .you = Which deck do you look at?
ask-put-back = { $seat }, put the cards back, to the top or to the bottom
    .you = Put the cards back, to the top or to the bottom
ask-reorder = { $seat }, which card goes deepest?
    .you = Which card goes deepest?
ask-take-one = { $seat }, which card do you take?
    .you = Which card do you take?
ask-use = { $seat }, use an ability?
    .you = Use an ability?
ask-event = { $seat }, which way do you choose in { $card }?
    .you = Which way do you choose in { $card }?
ask-rumor = { $seat }, follow the rumor { $card } now?
    .you = Follow the rumor { $card } now?
ask-outcome = { $seat }, which outcome of { $card } do you take?
    .you = Which outcome of { $card } do you take?
ask-reward = { $seat }, you have beaten { $card }. Which reward?
    .you = You have beaten { $card }. Which reward?
ask-choose = { $card }: { $seat }, choose one
    .you = { $card }: choose one
ask-pay = { $card }: { $seat }, will you pay { $what }? You have { $have }
    .you = { $card }: will you pay { $what }? You have { $have }
ask-zombie = { $seat }, where does the zombie rise?
    .you = Where does the zombie rise?
ask-kill-zombie = { $seat }, which zombie do you remove?
    .you = Which zombie do you remove?
ask-refresh-gem = { $seat }, which gem do you turn up?
    .you = Which gem do you turn up?
ask-sell = { $seat }, sell any of your assets? You have { $gold } gold
    .you = Sell any of your assets? You have { $gold } gold
ask-buy = { $seat }, buy one asset, or discard one from the market. You have { $gold } gold
    .you = Buy one asset, or discard one from the market. You have { $gold } gold
ask-take-asset = { $seat }, take an asset without paying
    .you = Take an asset without paying
ask-one-of-a-type = { $seat }, you have too many assets of the type { $kind }: which do you discard?
    .you = You have too many assets of the type { $kind }: which do you discard?
ask-which-market = { $seat }, at which market do you shop?
    .you = At which market do you shop?
ask-give = { $seat }, what do you offer { $partner }?
    .you = What do you offer { $partner }?
ask-take = { $seat }, what do you ask of { $partner }?
    .you = What do you ask of { $partner }?
ask-how-much = { $seat }, how much gold goes into the trade with { $partner }?
    .you = How much gold goes into the trade with { $partner }?
ask-accept-trade = { $seat }, { $hero } offers you { $give } for { $take }. Do you agree?
    .you = { $hero } offers you { $give } for { $take }. Do you agree?
ask-challenge = { $seat }, whom do you challenge?
    .you = Whom do you challenge?
# $own is 1 where it is one's own hero.
ask-combat-action = { $seat }, choose a combat action for { $who }
    .you = { $own ->
        [1] Choose your combat action
       *[0] Choose a combat action for { $who }
    }
ask-strike-with = { $seat }, strike with which tokens?
    .you = Strike with which tokens?
ask-spend-agility = { $seat }, which agility do you spend?
    .you = Which agility do you spend?
ask-agility = { $seat }, which token does your agility turn? Yours is flipped, your foe's is cast again
    .you = Which token does your agility turn? Yours is flipped, your foe's is cast again
ask-spend-token = { $seat }, which token do you spend?
    .you = Which token do you spend?
ask-pay-surge = { $seat }, which surge do you spend? Paid so far: { $paid }
    .you = Which surge do you spend? Paid so far: { $paid }
ask-buy-off = { $seat }, spend { $n } surge to cancel { $card }?
    .you = Spend { $n } surge to cancel { $card }?
ask-token = { $seat }, { $deed } which token?
    .you = Choose a token to { $deed }
ask-shield = { $seat }, { $n } damage is coming: spend a shield?
    .you = { $n } damage is coming: spend a shield?
ask-borrow = { $seat }, which ability of the risen enemy?
    .you = Which ability of the risen enemy?
ask-retreat = { $seat }, round { $round } is over. Fight on against { $foe }, or try to retreat?
    .you = Round { $round } is over. Fight on against { $foe }, or try to retreat?
ask-retreat-to = { $seat }, retreat where?
    .you = Retreat where?
ask-march = { $seat }, which way does the villain march?
    .you = Which way does the villain march?

# Words one can choose
word-travel = Roll the dice and travel
word-adventure = Go on the adventure
word-rest = Rest
word-shop = Visit the market
word-train = Train
word-stand-up = Stand up
word-kill-zombie = Kill the zombie
word-challenge-villain = Challenge the villain
word-end-turn = End the turn
word-stop = Stop here
word-step-by-step = Go step by step
word-retreat = Try to retreat
word-agility = Use agility
word-gold = Gold
word-combat = Combat
word-exploration = Exploration
word-social = Social
word-body = Body
word-mind = Mind
word-spirit = Spirit
word-plains = plains
word-forest = forest
word-hills = hills
word-mountains = mountains
word-water = water
word-city = city
word-recast = recast
word-flip = flip
word-remove = remove
word-bring-back = take back
word-turn-to = turn
word-count-double = double

# What one does by answering yes, no or done
answer-pay = Pay { $what }
answer-pay-nothing = Pay nothing
answer-buy-off = Spend { $n } surge and cancel { $card }
answer-let-happen = Let { $card } happen
answer-fight-on = Fight on against { $foe }
answer-stay-in-the-fight = Stay and fight on
answer-keep-dice = Leave the dice as they lie
answer-stay-here = Stay where you are
answer-keep-skills = Keep the skills in your hand
answer-reveal-no-more = { $successes ->
    [0] Reveal no more cards and fail the test
   *[other] { $more ->
        [no] Go on: the test is passed
       *[yes] Reveal no more cards
    }
}
do-discard-skill = Discard { $card }
answer-learn-none = Learn nothing now
answer-keep-rumor = Keep the rumor for later
answer-no-outcome = Take none and try again another time
answer-use-none = Use nothing now
answer-sell-no-more = Sell nothing more, go on to the market
answer-offer-no-more = Offer nothing more
answer-ask-no-more = Ask for nothing more
answer-agree = Agree to the trade
answer-refuse = Refuse the trade
answer-leave-tokens = Leave the tokens as they lie
answer-strike-now = Strike with the tokens chosen so far
answer-spend-no-more-surge = Spend no more surge
answer-kill-no-zombie = Leave the zombies where they are
note-agility = Flip one of your tokens, or have one of theirs cast again
note-pass = No combat action this time
note-replaces = { $n ->
        [one] Replaces your { $assets }.
       *[other] Replaces one of these: { $assets }.
    }
note-use = { $moment ->
        [on-engage] The fight begins.
        [after-cast] The tokens have been cast.
        [round-end] The combat round ends.
        [after-combat-action] A combat action has been taken.
        [foe-combat-action] The foe takes a combat action.
        [when-dealing-damage] Damage is about to be dealt to the foe.
        [after-dealing-damage] Damage has been dealt to the foe.
        [when-dealt-damage] Damage is coming.
        [after-dealt-damage] Damage has been taken.
        [on-block] Damage has been blocked.
        [would-be-defeated] This damage would be a defeat.
        [on-defeated] It was a defeat.
        [on-win] The fight is won.
        [before-test] A test is about to begin.
        [after-test] The test is over.
        [enter-hex] A new hex has been entered.
        [on-adventure] An adventure is about to be drawn.
        [on-gain-trophy] A trophy has been gained.
        [on-quest-done] A quest or a rumor is completed.
        [on-rest] It is time to rest.
        [on-train] It is time to train.
        [start-of-turn] The turn begins.
        [setup] The game is about to begin.
       *[other] This is the moment for it.
    }
token-faces = Combat token: { $front } on one side, { $back } on the other.
as-foe = You are { $foe }, against { $against }

# Things one can do
do-learn = Learn { $thing }
do-quest = Pursue { $thing }
do-story = Pursue { $thing }
do-rumor = Follow the rumor { $thing }
do-trade = Trade with { $thing }
do-ride = Ride to { $hex }
do-step = Walk to { $hex }
do-take-damage = Take { $n } damage
do-flip-mine = Flip your { $token }
do-recast-theirs = Your foe recasts { $token }
deal-buy = Buy { $asset }
deal-sell = Sell { $asset }
deal-discard = Discard { $asset } from the market
put-on-top = { $card } to the top
put-at-bottom = { $card } to the bottom
act-strike = { $n ->
        [0] Strike with { $symbol }
       *[other] Strike with { $symbol } for { $n } damage
    }
act-strike-some = Strike with some of { $n } { $symbol } tokens
act-double = Double { $token }
reward = Take { $what }
reward-other = Reward { $n }
reward-gold = { $n } gold
reward-trophy = { $n ->
    [one] { $n } more trophy of your choice
   *[other] { $n } more trophies of your choice
}
reward-asset-from-market = an asset for up to { $n } gold, free of charge
reward-draw = { $n ->
    [one] { $n } skill
   *[other] { $n } skills
}
reward-lore = { $n } lore
reward-heal = healing of { $n } damage
reward-heal-all = full healing
reward-kill-zombies = { $n ->
    [one] the removal of { $n } zombie anywhere
   *[other] the removal of { $n } zombies anywhere
}
reward-ally = { $n ->
    [one] { $n } ally
   *[other] { $n } allies
}
alternative-nothing = Nothing
alternative-flip-self = Flip one of its own tokens
alternative-flip-foe = Flip one of the foe's tokens
alternative-take-as-trophy = End the fight: the enemy becomes a trophy
die-with = { $die }, with { $card }

# Names
hex-plains = Plains { $at }
hex-forest = Forest { $at }
hex-hills = Hills { $at }
hex-mountains = Mountains { $at }
hex-water = Water { $at }
hex-city = City { $at }
place-at = { $place } { $at }
face = { $n ->
        [0] dash
        [1] { $symbol }
       *[other] { $n } { $symbol }
    }
face-golden = { $n ->
        [0] golden dash
        [1] golden { $symbol }
       *[other] golden { $n } { $symbol }
    }
symbol-physical = physical
symbol-magic = magic
symbol-skull = skull
symbol-shield = shield
symbol-agility = agility
symbol-surge = surge
symbol-double = double
symbol-dash = dash
die-wild = wild
die-plains = plains
die-plains-forest = plains/forest
die-plains-hills = plains/hills
die-forest-hills = forest/hills
die-mountains-water = mountains/water
amount-gold = { $n } gold
text-more = { $so-far } { $next }
price-gold = { $n } gold
price-hand = { $n ->
        [one] { $n } skill from your hand
       *[other] { $n } skills from your hand
    }
price-ally = { $n ->
        [one] { $n } ally
       *[other] { $n } allies
    }
price-lore = { $n } lore
price-trophy = { $n ->
        [one] { $n } trophy
       *[other] { $n } trophies
    }

# The story of a match
became = { $hero } joins the quest.
    .you = You join the quest.
hands-drawn = Everyone draws skills up to the hand limit.
turn-begins = The turn of { $hero }.
    .you = Your turn.
round-begins = Day { $n } begins.
act-two = The second act begins.
entered = { $hero } enters { $hex }.
    .you = You enter { $hex }.
walked = { $hero } walks to { $hex }.
    .you = You walk to { $hex }.
rode = { $hero } rides to { $hex }.
    .you = You ride to { $hex }.
rolled = { $purpose ->
        [explore] { $hero } explores and rolls { $dice }.
        [rest] { $hero } rolls for a rest in the wilderness and gets { $dice }.
        [retreat] { $hero } rolls for a retreat and gets { $dice }.
       *[move] { $hero } sets out and rolls { $dice }.
    }
    .you = { $purpose ->
            [explore] You explore and roll { $dice }.
            [rest] You roll for a rest in the wilderness and get { $dice }.
            [retreat] You roll for a retreat and get { $dice }.
           *[move] You set out and roll { $dice }.
        }
rerolled = The dice now show { $dice }.
die-turned = { $hero } turns { $die } to its wild side. The dice now show { $dice }.
    .you = You turn { $die } to its wild side. The dice now show { $dice }.
explored-in-vain = { $hero } explores in vain: no die shows the terrain of the hex.
    .you = You explore in vain: no die shows the terrain of the hex.
zombies-bite = The dead reach for { $hero }.
    .you = The dead reach for you.
suffered = { $hero } suffers { $n } damage.
    .you = You suffer { $n } damage.
healed = { $hero } heals { $n } damage.
    .you = You heal { $n } damage.
damage-gone = { $hero } has less health now; { $n } damage beyond it is ignored.
    .you = You have less health now; { $n } damage beyond it is ignored.
foe-healed = { GENDER($foe) ->
        [pl] { $foe } heal { $n } damage and have { $left } health left.
       *[other] { $foe } heals { $n } damage and has { $left } health left.
    }
was-defeated = { $hero } is defeated and must rest.
    .you = You are defeated and must rest.
was-delayed = { $hero } is delayed.
    .you = You are delayed.
was-destroyed = { $hero } is destroyed and out of the game.
    .you = You are destroyed and out of the game.
stood-up = { $hero } stands up again.
    .you = You stand up again.
rested = { $n ->
        [0] { $hero } rests.
       *[other] { $hero } rests and heals { $n } damage.
    }
    .you = { $n ->
            [0] You rest.
           *[other] You rest and heal { $n } damage.
        }
adventures = { $kind ->
        [combat] { $hero } goes on an adventure and draws a fight.
        [exploration] { $hero } goes on an adventure and draws an exploration.
       *[social] { $hero } goes on an adventure and draws a social adventure.
    }
    .you = { $kind ->
            [combat] You go on an adventure and draw a fight.
            [exploration] You go on an adventure and draw an exploration.
           *[social] You go on an adventure and draw a social adventure.
        }
drew-adventure = { $hero } draws { $card }.
    .you = You draw { $card }.
kept-rumor = { $hero } keeps the rumor { $card }.
    .you = You keep the rumor { $card }.
kept-quest = { $hero } keeps the quest { $card }.
    .you = You keep the quest { $card }.
took-trophy = { $hero } takes { $card } as a trophy.
    .you = You take { $card } as a trophy.
took-quest = { $hero } takes the quest { $card } as a trophy.
    .you = You take the quest { $card } as a trophy.
discarded-quest = { $hero } discards the quest { $card }.
    .you = You discard the quest { $card }.
took-rumor = { $hero } has followed the rumor { $card } and takes it as a trophy.
    .you = You have followed the rumor { $card } and take it as a trophy.
gained-trophy = { $hero } gains a trophy of the { $deck } deck.
    .you = You gain a trophy of the { $deck } deck.
gained-trophy-seen = You gain { $card }, a trophy of the { $deck } deck.
spent-trophy = { $hero } spends the trophy { $card }.
    .you = You spend the trophy { $card }.
gained-gold = { $hero } gains { $n } gold.
    .you = You gain { $n } gold.
lost-gold = { $hero } loses { $n } gold.
    .you = You lose { $n } gold.
paid-gold = { $card }: { $hero } pays { $n } gold.
    .you = { $card }: you pay { $n } gold.
paid-lore = { $card }: { $hero } gives up { $n } lore.
    .you = { $card }: you give up { $n } lore.
paid-ally = { $n ->
        [one] { $card }: { $hero } gives up an ally.
       *[other] { $card }: { $hero } gives up { $n } allies.
    }
    .you = { $n ->
            [one] { $card }: you give up an ally.
           *[other] { $card }: you give up { $n } allies.
        }
lost-lore = { $hero } loses { $n } lore.
    .you = You lose { $n } lore.
gained-lore = { $hero } gains { $n } lore.
    .you = You gain { $n } lore.
gained-ally = { $n ->
        [one] An ally joins { $hero }.
       *[other] { $n } allies join { $hero }.
    }
    .you = { $n ->
            [one] An ally joins you.
           *[other] { $n } allies join you.
        }
drew-skills = { $hero } draws { $n ->
        [one] a skill
       *[other] { $n } skills
    }.
    .you = You draw { $n ->
            [one] a skill
           *[other] { $n } skills
        }.
drew-skills-seen = You draw { $cards }.
discarded-skill = { $hero } discards { $card }.
    .you = You discard { $card }.
skills-shuffled = The skill deck is shuffled anew.
studies = { $hero } studies { $skill }.
    .you = You study { $skill }.
learned = { $hero } learns { $skill }.
    .you = You learn { $skill }.
trains = { $hero } trains.
    .you = You train.
forgot = { $hero } gives up { $skill }.
    .you = You give up { $skill }.
tests = { $hero } tests { $attribute }{ $mod ->
        [0] .
       *[other] { " " }with a modifier of { $mod }.
    }
    .you = You test { $attribute }{ $mod ->
            [0] .
           *[other] { " " }with a modifier of { $mod }.
        }
revealed = { $card } is revealed.
tested = { $hero } has { $n ->
        [0] no success
        [one] one success
       *[other] { $n } successes
    }.
    .you = You have { $n ->
            [0] no success
            [one] one success
           *[other] { $n } successes
        }.
market-filled = The market of { $city } now offers { $asset }.
market-discarded = { $hero } sends { $asset } away from the market.
    .you = You send { $asset } away from the market.
bought = { $hero } buys { $asset } for { $gold } gold.
    .you = You buy { $asset } for { $gold } gold.
shops = { $hero } visits the market of { $city }.
    .you = You visit the market of { $city }.
sold = { $hero } sells { $asset } for { $gold } gold.
    .you = You sell { $asset } for { $gold } gold.
got-asset = { $hero } gets { $asset }.
    .you = You get { $asset }.
discarded-asset = { $hero } discards { $asset }.
    .you = You discard { $asset }.
traded = { $hero } gives { $partner } { $give } for { $take }.
    .you = You give { $partner } { $give } for { $take }.
    .you-partner = { $hero } gives you { $give } for { $take }.
looked = { $hero } looks at { $n ->
        [one] a card
       *[other] { $n } cards
    } of a deck.
    .you = You look at { $n ->
            [one] a card
           *[other] { $n } cards
        } of a deck.
looked-seen = You see { $cards }.
showed = { $hero } shows { $cards }.
    .you = You show { $cards }.
laid-on-top = { $hero } puts { $card } back on the top of its deck.
    .you = You put { $card } back on the top of its deck.
laid-at-bottom = { $hero } puts { $card } under its deck.
    .you = You put { $card } under its deck.
gem-refreshed = The gem at { $hex } shines again.
gems-refreshed = { $left ->
        [0] All gems shine again.
       *[other] { $n ->
            [0] No gem shines again, for heroes stand on all the dark ones.
           *[other] The gems shine again, except where a hero stands.
        }
    }
story-revealed = The story goes on with { $card }.
story-done = { $hero } completes { $card }.
    .you = You complete { $card }.
pursues = { $hero } pursues { $card }.
    .you = You pursue { $card }.
completed = { $hero } completes { $card }.
    .you = You complete { $card }.
follows-rumor = { $hero } follows the rumor { $card }.
    .you = You follow the rumor { $card }.
not-completed = { $hero } does not complete { $card } this time.
    .you = You do not complete { $card } this time.
zombie-rises = A zombie rises at { $hex }.
zombie-killed = { $gold ->
        [0] { $hero } strikes down a zombie and earns nothing.
       *[other] { $hero } strikes down a zombie and earns { $gold } gold.
    }
    .you = { $gold ->
            [0] You strike down a zombie and earn nothing.
           *[other] You strike down a zombie and earn { $gold } gold.
        }
zombie-gone = The zombie at { $hex } is gone.
villain-appears = { $foe } appears at { $hex }.
march-rolled = The dice of the march show { $dice }.
villain-marches = { $foe } marches to { $hex }.
capital-falls = { $foe } reaches the capital. All heroes have lost.
time-is-up = Time is up: { $foe } has won, all heroes have lost.
all-destroyed = No hero is left.
villain-defeated = { $hero } defeats { $foe } and wins the game!
    .you = You defeat { $foe } and win the game!
engaged = { $hero } faces { $foe }; { $leader } leads the enemy.
    .you = You face { $foe }; { $leader } leads the enemy.
    .you-leader = { $hero } faces { $foe }; you lead the enemy.
challenged = { $hero } challenges { $target }.
    .you = You challenge { $target }.
    .you-target = { $hero } challenges you.
duel-won = { $hero } wins the duel against { $target }.
    .you = You win the duel against { $target }.
    .you-target = { $hero } wins the duel against you.
cast = { GENDER($who) ->
        [pl] { $who } cast { $tokens }.
       *[other] { $who } casts { $tokens }.
    }
    .you-who = You cast { $tokens }.
acts-first = { GENDER($who) ->
        [pl] { $who } act first.
       *[other] { $who } acts first.
    }
    .you-who = You act first.
because-golden = More golden faces, { $n } to { $other }.
because-golden-tie = { $n ->
        [0] No golden face on either side, and a tie goes to the attacker.
        [one] One golden face each, and a tie goes to the attacker.
       *[other] { $n } golden faces each, and a tie goes to the attacker.
    }
because-told-first = A card says so.
passed = { GENDER($who) ->
        [pl] { $who } pass.
       *[other] { $who } passes.
    }
    .you-who = You pass.
struck = { GENDER($who) ->
        [pl] { $who } strike for { $n } { $symbol } damage.
       *[other] { $who } strikes for { $n } { $symbol } damage.
    }
    .you-who = You strike for { $n } { $symbol } damage.
cancelled = { GENDER($who) ->
        [pl] { $who } make it come to nothing.
       *[other] { $who } makes it come to nothing.
    }
    .you-who = You make it come to nothing.
bought-off = { GENDER($who) ->
        [pl] { $who } spend { $tokens } and make it come to nothing.
       *[other] { $who } spends { $tokens } and makes it come to nothing.
    }
    .you-who = You spend { $tokens } and make it come to nothing.
doubled = { GENDER($who) ->
        [pl] { $who } double { $token }.
       *[other] { $who } doubles { $token }.
    }
    .you-who = You double { $token }.
used = { GENDER($who) ->
        [pl] { $who } use { $card }.
       *[other] { $who } uses { $card }.
    }
    .you-who = You use { $card }.
used-for = { GENDER($who) ->
        [pl] { $who } use { $card } for { $tokens }.
       *[other] { $who } uses { $card } for { $tokens }.
    }
    .you-who = You use { $card } for { $tokens }.
spent-agility = { GENDER($who) ->
        [pl] { $who } spend agility.
       *[other] { $who } spends agility.
    }
    .you-who = You spend agility.
token-spent = { GENDER($who) ->
        [pl] { $who } spend { $token }.
       *[other] { $who } spends { $token }.
    }
    .you-who = You spend { $token }.
blocked = { GENDER($who) ->
        [pl] { $who } spend { $tokens } and block { $n } damage.
       *[other] { $who } spends { $tokens } and blocks { $n } damage.
    }
    .you-who = You spend { $tokens } and block { $n } damage.
took-damage = { GENDER($who) ->
        [pl] { $who } take { $n } damage.
       *[other] { $who } takes { $n } damage.
    }
    .you-who = You take { $n } damage.
tokens-flipped = { $n ->
        [one] A token of { $who } is flipped and now shows { $tokens }.
       *[other] { $n } tokens of { $who } are flipped and now show { $tokens }.
    }
    .you-who = { $n ->
            [one] A token of yours is flipped and now shows { $tokens }.
           *[other] { $n } of your tokens are flipped and now show { $tokens }.
        }
tokens-recast = { $n ->
        [one] A token of { $who } is cast again and now shows { $tokens }.
       *[other] { $n } tokens of { $who } are cast again and now show { $tokens }.
    }
    .you-who = { $n ->
            [one] A token of yours is cast again and now shows { $tokens }.
           *[other] { $n } of your tokens are cast again and now show { $tokens }.
        }
tokens-removed = { $n ->
        [one] A token of { $who } is removed, { $tokens }.
       *[other] { $n } tokens of { $who } are removed, { $tokens }.
    }
    .you-who = { $n ->
            [one] A token of yours is removed, { $tokens }.
           *[other] { $n } of your tokens are removed, { $tokens }.
        }
tokens-returned = { $n ->
        [one] A spent token of { $who } is back in the pool and shows { $tokens }.
       *[other] { $n } spent tokens of { $who } are back in the pool and show { $tokens }.
    }
    .you-who = { $n ->
            [one] A spent token of yours is back in the pool and shows { $tokens }.
           *[other] { $n } of your spent tokens are back in the pool and show { $tokens }.
        }
tokens-doubled = { $n ->
        [one] A token of { $who }, { $tokens }, now counts double.
       *[other] { $n } tokens of { $who }, { $tokens }, now count double.
    }
    .you-who = { $n ->
            [one] A token of yours, { $tokens }, now counts double.
           *[other] { $n } of your tokens, { $tokens }, now count double.
        }
raised = { GENDER($card) ->
        [pl] { $card } rise for a moment.
       *[other] { $card } rises for a moment.
    }
retreated = { GENDER($who) ->
        [pl] { $who } retreat.
       *[other] { $who } retreats.
    }
    .you-who = You retreat.
won = { $hero } defeats { $foe }.
    .you = You defeat { $foe }.
lost-to = { $hero } falls to { $foe }.
    .you = You fall to { $foe }.

# Reasons
why-river = A river lies between: it takes water or a wild.
why-terrain = No die shows { $terrain }.
why-gold-short = It costs { $need } gold; you have { $have }.
why-trophies = It takes { $need } fitting { $need ->
        [one] trophy
       *[other] trophies
    }.
why-not-there = You are not at its place.
why-no-actions = You have no action left.
why-exert-short = { $need ->
        [one] The attempt takes a skill from your hand, and you hold none.
       *[other] The attempt takes { $need } skills from your hand; you hold { $have }.
    }
why-too-hurt = The attempt costs { $need } health; you have { $have } left, and it must not defeat you.
why-nothing-to-turn = No other token lies in either pool.
why-gem-down = The gem lies face down.
why-two-actions = An adventure takes two actions; you have { $have }.
why-no-face = No { $symbol } face is up.
why-forbidden = Your foe does not let you use { $symbol } now.
why-no-surge = Your foe does not let you use surge abilities now.
why-surge-short = It takes { $need } surge; your tokens show { $have }.
why-used = It has been used already.
why-done = Your hero has completed it already.
why-missing = Its condition is not met now.
why-defeated = You are defeated: your next action has to be a rest.
why-delayed = You are delayed: your next action has to be standing up.

# What the scene shows
chapter = { $scenario }, act { $act }, day { $day }
chapter-fight = { $round ->
        [0] Battle at { $hex }
       *[other] Battle at { $hex }, round { $round }
    }
result-won = { $seat } has defeated { $foe }.
    .you = You have defeated { $foe }.
result-lost = { $foe } has won; all heroes have lost.
zone-map = Terrinoth
zone-heroes = Heroes to choose from
zone-drawn = The adventure
zone-revealed = Revealed for the test
zone-looked-at = Cards being looked at
zone-dice = Terrain dice
zone-market = Market of { $city }
zone-story = Story
zone-time = Time, act { $act }
zone-deck-combat = Combat deck
zone-deck-exploration = Exploration deck
zone-deck-social = Social deck
zone-deck-skills = Skill deck
zone-deck-assets = Asset deck
zone-deck-story = Story deck
zone-discard-combat = Combat discard pile
zone-discard-exploration = Exploration discard pile
zone-discard-social = Social discard pile
zone-discard-skills = Skill discard pile
zone-discard-assets = Asset discard pile
zone-mat = The hero of { $seat }
    .you = Your hero
zone-hand = Skills in hand
zone-learned = Learned skills
zone-assets = Outfit
zone-tokens = Combat tokens
zone-trophies = Trophies
zone-errands = Quests and rumors
zone-fight = { $round ->
        [0] Before the first cast
       *[other] Round { $round }: { $phase }
    }
zone-pool = Combat pool
zone-abilities = Abilities
phase-engage = the fight begins
phase-cast = cast
phase-act = actions
phase-retreat = retreat
time-note = Story on the stars, gems return on the circles
hand-note = Limit { $limit }
fight-note = { GENDER($first) ->
        [pl] { $first } act first this round
       *[other] { $first } acts first this round
    }
    .you-first = You act first this round
counter-health = Health
    .more = more Health
    .less = less Health
counter-gold = Gold
    .more = more gold
    .less = less gold
counter-trophies = Trophies
    .more = more trophies
    .less = fewer trophies
counter-trophies-combat = Combat trophies
    .more = more combat trophies
    .less = fewer combat trophies
counter-trophies-exploration = Exploration trophies
    .more = more exploration trophies
    .less = fewer exploration trophies
counter-trophies-social = Social trophies
    .more = more social trophies
    .less = fewer social trophies
counter-body = Body
    .more = a higher Body
    .less = a lower Body
counter-mind = Mind
    .more = a higher Mind
    .less = a lower Mind
counter-spirit = Spirit
    .more = a higher Spirit
    .less = a lower Spirit
counter-speed = Speed
    .more = a higher Speed
    .less = a lower Speed
counter-lore = Lore
    .more = more Lore
    .less = less Lore
counter-allies = Allies
    .more = more allies
    .less = fewer allies
counter-actions = Actions left
gem-combat = Combat gem
gem-exploration = Exploration gem
gem-social = Social gem
zombies = Zombies
star = Success
trophy-any = any trophy
trophy-combat = combat trophy
trophy-exploration = exploration trophy
trophy-social = social trophy
cost-exert = skill to exert
cost-action = action
market-value = Market value
kind-enemy = Enemy
kind-event = Event
kind-quest = Quest
kind-rumor = Rumor
kind-story = Story
kind-story-quest = Story quest
trait-warrior = Warrior
trait-mystic = Mystic
trait-stalker = Stalker
trait-humanoid = Humanoid
trait-beast = Beast
trait-undead = Undead
trait-dragon = Dragon
trait-demon = Demon
trait-villain = Villain
set-force-of-nature = Force of Nature
set-combat-training = Combat Training
set-wanderlust = Wanderlust
set-gentleman-of-fortune = Gentleman of Fortune
set-favoured-by-the-gods = Favoured by the Gods
set-rune-magic = Rune Magic
type-weapon = Weapon
type-clothing = Clothing
type-equipment = Equipment
type-movement = Movement
type-trade-goods = Trade goods
do-reroll = Exert and reroll { $die }
note-exert-test = { $successes ->
    [0] No star so far: without one the test fails.
   *[other] { $more ->
        [yes] { $successes ->
            [one] { $successes } star so far, and here every star counts.
           *[other] { $successes } stars so far, and here every star counts.
        }
       *[no] The test is passed; more stars bring nothing.
    }
}
note-exert-in-vain = The test is passed: this skill would be lost for nothing.
note-in-vain = Nothing is left that it could change: it would be paid for nothing.
note-one-action = 1 action
note-spend = Spend { $dice }
note-ride = { $n ->
        [one] 1 hex for { $dice }
       *[other] { $n } hexes over { $over }, for { $dice }
    }; { $left ->
        [0] no die is left
       *[other] { $rest } left
    }
note-walk = { $n ->
        [one] 1 hex
       *[other] { $n } hexes over { $over }
    }
note-two-actions = 2 actions; a card is drawn
note-other-side = { $token } on the other side
note-shield = { $left ->
        [one] Stops { $n }, { $left } still comes through
       *[other] Stops { $n }, { $left } still come through
    }
note-shield-all = Stops all of it
note-health-after = { $n ->
        [0] That leaves no health
       *[other] { $n } health left
    }
note-exert = Discard a skill from your hand
note-travel = { $n ->
        [one] 1 action; roll one die, then choose a hex
       *[other] 1 action; roll { $n } dice, then choose any hex they reach
    }
note-shop = 1 action; sell, then buy or discard
note-train = 1 action; draw { $n } { $n ->
        [one] skill
       *[other] skills
    }, keep up to your limit
note-challenge = 1 action; no retreat, and defeat is the end
note-cannot-pay = { $text } You cannot pay this price now.
note-actions-left = { $n ->
        [one] 1 action left
       *[other] { $n } actions left
    }
note-dice-left = { $n ->
        [one] 1 die left
       *[other] { $n } dice left
    }. One die, one hex.
blunder-idle = Ends two turns in a row with all actions unspent
blunder-shuttle = Walks to and fro between two hexes
blunder-turned-back = Returns to the hex just left, with nothing done in between
blunder-useless-double = Doubles surge that no ability can use
waits = { $things }
waits-zombies = zombies for { $n } damage
waits-zombies-before = zombies on the way for { $n } damage
waits-gem-combat = a combat adventure
waits-gem-exploration = an exploration adventure
waits-gem-social = a social adventure
waits-market = the market
odds-fight = { $foe }
odds-next-card = Chance of a success on the next card
odds-retreat = A way out with one die
odds-test = { $attribute } test, { $need ->
        [one] one success
       *[other] { $need } successes
    } with { $n ->
        [one] one card
       *[other] { $n } cards
    }
odds-explore = { $n ->
        [one] One die
       *[other] { $n } dice
    } for { $need }
# What makes the odds, a sentence each.
odds-health = Health: yours { $mine }, { $foe } { $theirs }.
odds-your-round = You: about { $damage } damage a round, and shields against about { $shield }.
odds-their-round = { $foe }: about { $damage } damage a round, and shields against about { $shield }.
odds-fights = From { $n } imagined fights in which nobody retreats.
odds-attribute = Your { $attribute } is { $have }; { $n ->
        [one] one card is
       *[other] { $n } cards are
    } turned over.
odds-not-exerted = Each skill you discard from your hand turns over one more card: that is not counted.
odds-stars = { $stars } of the { $n } cards you cannot see bear a success.
odds-speed = Your Speed is { $have }; { $n ->
        [one] one die is
       *[other] { $n } dice are
    } rolled.
odds-ways-out = { $n } of the { $of } faces of a terrain die open a way out.
note-rest-wild = 1 action; roll five dice, each that shows { $terrain } heals 1
gain-healed = damage healed

# What a user may change on a card; $where counts them.
number-market-value = market value
number-n = number { $where } in its text
number-less = loss { $where } in its text
number-plus = addition { $where } in its text
number-most = limit { $where } in its text
number-times = factor { $where } in its text
number-surge = surge price { $where }
number-exert = exert price { $where }
number-suffer = damage price { $where }
number-pay = gold price { $where }
number-successes = successes for outcome { $where }
number-price = price
number-gold = gold
number-health = health
number-hand = hand limit
number-body = body
number-mind = mind
number-spirit = spirit
number-speed = speed
number-least = the least of it

# Beside the skills that were revealed for a test in a story.
story-successes = { $n ->
    [0] No success
    [one] { $n } success
   *[other] { $n } successes
}

# Below a card that may be chosen: what it changes for you.
change-gold = Your gold
change-replaces-nothing = Replaces nothing of yours
