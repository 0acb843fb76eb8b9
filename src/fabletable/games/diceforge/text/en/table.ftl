# Dice Forge: what lies on the table, what is asked, what happens.
game-diceforge = Dice Forge
    .motto = Forge your fate, face by face
    .about = Forge better faces onto your two dice, then spend what they roll on heroic feats. The most glory after the last round wins.

chapter = Round { $round } of { $rounds } · { $phase }
chapter-over = The tournament is over
phase-blessing = divine blessing
phase-applying = divine blessing
phase-reinforcements = reinforcements
phase-action = main action
phase-offering = offering
phase-extra-action = extra action
phase-closing = end of the turn
# $score is an amount of glory (gain-glory); $track and $cards are the numbers it is made of
result-line = { $hero } has { $score }, { $track } on the track and { $cards } on cards

islands = The islands
portal = Portal { $n }
start-portal = { $seat }'s start portal
    .you = Your start portal
# $n cards are left in the stack
pile = { $feat }, { $n } left
sanctuary = The Sanctuary
sanctuary-price = { $n } gold
gardens = Gardens
gardens-note = won by feats only
round-track = Rounds
mat = { $hero }'s inventory
    .you = Your inventory
reserve = Reserve
dice = Dice
sun-die = Sun die
moon-die = Moon die
deeds = Deeds
cards = Feats performed
replaced = Replaced faces
faces-replaced = { $n ->
    [0] no face replaced
    [one] { $n } face replaced
   *[other] { $n } faces replaced
}
glory-on-cards = { $n } glory on cards
gold = Gold
    .more = more gold
    .less = less gold
sun = Sun shards
    .more = more sun shards
    .less = fewer sun shards
moon = Moon shards
    .more = more moon shards
    .less = fewer moon shards
glory = Glory
    .more = more glory
    .less = less glory
# $n hammers: the one in use and those that wait under it
hammer-track = { $n ->
    [one] Hammer
   *[other] Hammer, { $n } to finish
}
# $at of $of steps are done; $gain is the glory at the end of this pass
hammer-note = Hammer: { $at } of { $of } steps; at { $of } it brings { $gain }
note-anvil-track = all gold goes here until this player's next turn
note-anvil-reserve = no gold goes here until this player's next turn
triton-token = Triton token
cerberus-token = Cerberus token
chest-tile = { $n ->
    [one] Chest
   *[other] { $n } chests
}
type-points = glory only
type-instant = at once
type-reinforcement = every turn
type-automatic = whenever it happens

# Resources
gain-gold = { $n } gold
gain-sun = { $n ->
    [one] { $n } sun shard
   *[other] { $n } sun shards
}
gain-moon = { $n ->
    [one] { $n } moon shard
   *[other] { $n } moon shards
}
gain-glory = { $n } glory
# $what is a list of amounts (gain-gold, gain-sun, …)
gain-several = { $what }
# $gain is what is received, $face the amount the die showed; both are amounts
gain-instead = { $gain } instead of { $face }
# gold: $track onto the hammer's track, $reserve into the reserve
split = { $track ->
    [0] { $reserve } into the reserve
   *[other] { $reserve ->
        [0] { $track } onto the hammer
       *[other] { $track } onto the hammer, { $reserve } into the reserve
    }
}
# All gold, this and what comes: $track of the present gold onto the track, $reserve into the reserve.
split-track = All onto the hammer till your next turn
split-reserve = All into the reserve till your next turn
# a place on a die; $face sits there now
socket-sun = “{ $face }” on the sun die
socket-moon = “{ $face }” on the moon die

# Words
word-spend-triton = Spend the Triton token
word-pay-first = Pay the sun shards first, then spend the Triton token
word-cerberus = Set Cerberus loose: the same result again
word-ship-first = The ship first
word-other-first = The other face first
word-sun-die = The sun die
word-moon-die = The moon die
word-enough-cards = Go on to the main action
word-offering-done = Buy no more faces
word-no-purchase = Buy nothing
word-pass-turn = Pass: no action this turn
word-end-turn = End the turn
word-keep-cerberus = Keep the Cerberus token

# Questions
ask-action = { $seat }, will you forge a face (an offering) or perform a feat?
    .you = Will you forge a face (an offering) or perform a feat?
ask-offering = { $seat }, will you buy another face, of a different kind?
    .you = Will you buy another face, of a different kind?
# $price is an amount of sun shards
ask-extra = { $seat }, will you pay { $price } for one more action?
    .you = Will you pay { $price } for one more action?
ask-closing = { $seat }, will you spend your Triton token before your turn ends?
    .you = Will you spend your Triton token before your turn ends?
ask-forge = { $seat }, which face gives way to “{ $face }”?
    .you = Which face gives way to “{ $face }”?
ask-reinforce = { $seat }, which reinforcement will you use?
    .you = Which reinforcement will you use?
ask-sphinx-die = { $seat }, which die will you roll four times?
    .you = Which die will you roll four times?
ask-gain = { $seat }, what will you take from “{ $face }”?
    .you = What will you take from “{ $face }”?
ask-sentinel = { $seat }, the Sentinel watches. What will you take from “{ $face }”?
    .you = The Sentinel watches. What will you take from “{ $face }”?
ask-cyclops = { $seat }, the Cyclops watches. What will you take from “{ $face }”?
    .you = The Cyclops watches. What will you take from “{ $face }”?
ask-lose = { $seat }, the Minotaur charges. What will you lose to “{ $face }”?
    .you = The Minotaur charges. What will you lose to “{ $face }”?
ask-mirror = { $seat }, which face shall your mirror copy?
    .you = Which face shall your mirror copy?
ask-mirror-loss = { $seat }, which face shall your mirror turn against you?
    .you = Which face shall your mirror turn against you?
# $triton is the gold of a Triton if only that could overflow, else 0; $face is the face beside the ship
ask-order = { $triton ->
    [0] { $seat }, gold may not fit into your reserve. Is the ship first, or “{ $face }”?
   *[other] { $seat }, with the Triton’s { $triton } gold some may not fit into your reserve. Is the ship first, or “{ $face }”?
}
    .you = { $triton ->
        [0] Gold may not fit into your reserve. Is the ship first, or “{ $face }”?
       *[other] With the Triton’s { $triton } gold some may not fit into your reserve. Is the ship first, or “{ $face }”?
    }
# $discount is in gold, 2 or 6
ask-ship = { $seat }, the ship takes { $discount } gold off one face. Which will you buy?
    .you = The ship takes { $discount } gold off one face. Which will you buy?
ask-shield = { $seat }, which shield will you forge?
    .you = Which shield will you forge?
ask-hammer = { $seat }, { $gold } gold: onto the hammer or into your reserve?
    .you = { $gold } gold: onto the hammer or into your reserve?
ask-triton = { $seat }, what will you ask of the Triton?
    .you = What will you ask of the Triton?
# $faces is a list of one or two faces (quoted-face)
ask-cerberus = { $seat }, shall Cerberus bring { $faces } once more?
    .you = Shall Cerberus bring { $faces } once more?
ask-satyrs-first = { $seat }, which face will you take to the Satyrs' tune?
    .you = Which face will you take to the Satyrs' tune?
ask-satyrs-second = { $seat }, which face will you take besides “{ $face }”?
    .you = Which face will you take besides “{ $face }”?
ask-boar-bearer = { $seat }, who must forge your boar onto a die?
    .you = Who must forge your boar onto a die?
ask-boar-reward = { $seat }, your boar was rolled. What do you take for it?
    .you = Your boar was rolled. What do you take for it?

# Choices and notes
quoted-face = “{ $face }”
choice-face = Forge “{ $face }”
# $n faces of this kind, or cards in this stack
note-left = { $n } left
# $n cards of this kind may still be used this turn
note-uses = { $n ->
    [one] ready
   *[other] { $n } ready
}
# How a reinforcement card is used.
use-owl = The Guardian’s Owl brings { $gain }
use-hind-sun-die = The Silver Hind, with the sun die
use-hind-moon-die = The Silver Hind, with the moon die
note-ousts = drives { $other } away, who receives a blessing
    .you-other = drives you away, and you receive a blessing
# $heroes is a list of players; said of the face
note-shown-by = shown by { $heroes }
note-shown-by-own-die = shown by your own die
# What a roll brings on average: { $whole }.{ $part } of something.
yield-gold = { $whole }.{ $part } gold
yield-sun = { $whole }.{ $part } sun shards
yield-moon = { $whole }.{ $part } moon shards
yield-glory = { $whole }.{ $part } glory
yield-special = { $whole }.{ $part } special faces
# $what is a list of these
note-yield = { $what } a roll on average
note-two-blessings = { $what } on average
# $n equal faces sit on this die; it is the same which of them goes
note-same-face = the same face: changes nothing
note-socket = { $n ->
    [1] the die then brings { $what } a roll
   *[other] one of { $n }; the die then brings { $what } a roll
}
# $gain is an amount, or a list of them
note-wasted = your reserve has no room for { $gain }
note-really-lost = you would lose { $gain }
note-nothing-lost = you would lose nothing
note-hammer-rings = earns { $gain }
note-reserve = You have { $have }.
note-empty-reserve = Your reserve is empty.
# Reasons

# $need and $have are gold
why-gold-short = It costs { $need } gold; you have { $have }.
# $extra is the part for the extra action, included in $need; 0 where there is none
why-sun-short = { $extra ->
    [0] { $need ->
        [one] It takes { $need } sun shard; you have { $have }.
       *[other] It takes { $need } sun shards; you have { $have }.
    }
   *[other] With { $extra } for the extra action it takes { $need } sun shards; you have { $have }.
}
why-moon-short = { $need ->
    [one] It takes { $need } moon shard; you have { $have }.
   *[other] It takes { $need } moon shards; you have { $have }.
}
# $price and $have are lists of amounts; $extra as above
why-shards-short = { $extra ->
    [0] It takes { $price }; you have { $have }.
   *[other] With the extra action it takes { $price }; you have { $have }.
}
why-extra-short = An extra action takes { $need } sun shards; you have { $have }.
why-gold-and-extra-short = With the extra action it takes { $price }; you have { $have }.
why-face-gone = None of these is left in the sanctuary.
why-feat-gone = Nobody can perform this feat any more: its stack is empty.
why-same-face = This offering already holds such a face.
why-card-used = It has been used this turn.
why-boar-stays = A boar can never be replaced.
# $choices are keys of sets, $found how many of them the list has
why-feats-slot = The list of feats must name exactly one of: { $choices }. It names { $found }.
why-pack-slot = { $first } and { $second } want the same place around the islands: play with one of their packs.
why-feats-word = “{ $word }” is a whole selection; it cannot stand in a list of feats.

# Settings
option-feats = Heroic feats
option-feats-introductory = The introductory set
option-feats-alternates = All alternates
option-feats-random = By chance, slot by slot

# The story
round-begins = Round { $round } of { $rounds }
# $times: how often the blessing is received, 2 when two play
turn-begins = { $times ->
    [1] { $hero }'s turn. All receive a divine blessing.
   *[other] { $hero }'s turn. All receive a divine blessing, twice.
}
    .you = { $times ->
        [1] Your turn. All receive a divine blessing.
       *[other] Your turn. All receive a divine blessing, twice.
    }
rolled = { $hero } rolls “{ $sun }” and “{ $moon }”.
    .you = You roll “{ $sun }” and “{ $moon }”.
rolled-one = { $hero } rolls “{ $face }”.
    .you = You roll “{ $face }”.
chooses = { $hero } takes { $gain } from “{ $face }”.
    .you = You take { $gain } from “{ $face }”.
loses = { $hero } loses { $gain } to the Minotaur.
    .you = You lose { $gain } to the Minotaur.
loses-nothing = { $hero } loses nothing to the Minotaur.
    .you = You lose nothing to the Minotaur.
# $gain is an amount, or a list of them
no-room = { $hero } has no room for { $gain }.
    .you = You have no room for { $gain }.
# Beside a number that found no room
part-no-room = no room
hind-leads = { $hero } follows the Silver Hind.
    .you = You follow the Silver Hind.
mirror-shows = { $hero }'s mirror shows “{ $face }”.
    .you = Your mirror shows “{ $face }”.
thrice-counts = { $hero } counts “{ $face }” three times.
    .you = You count “{ $face }” three times.
thrice-gives = { $hero } counts “{ $face }” three times and gains { $gain }.
    .you = You count “{ $face }” three times and gain { $gain }.
shield-gives = { $hero } gains { $gain } from { THE($shield) }.
    .you = You gain { $gain } from { THE($shield) }.
shield-matches = { $hero } finds the match of { THE($shield) } and gains { $gain }.
    .you = You find the match of { THE($shield) } and gain { $gain }.
mirror-empty = { $hero }'s mirror sees nothing but mirrors.
    .you = Your mirror sees nothing but mirrors.
# $old is a place on a die with the face that goes (socket-sun, socket-moon)
forged = { $hero } forges “{ $face }” over { $old }.
    .you = You forge “{ $face }” over { $old }.
offers = { $hero } brings the gods { $price } for the face “{ $face }”.
    .you = You bring the gods { $price } for the face “{ $face }”.
# $n gold was paid
ship-buys = { $n ->
    [0] { $hero }'s ship brings the face “{ $face }” for nothing.
   *[other] { $hero }'s ship brings the face “{ $face }” for { $n } gold.
}
    .you = { $n ->
        [0] Your ship brings the face “{ $face }” for nothing.
       *[other] Your ship brings the face “{ $face }” for { $n } gold.
    }
hammer-moves = { $hero } lays { $gold } on the hammer.
    .you = You lay { $gold } on the hammer.
anvil-track = { $hero } lays all gold on the hammer until their next turn.
    .you = You lay all gold on the hammer until your next turn.
anvil-reserve = { $hero } lays no gold on the hammer until their next turn.
    .you = You lay no gold on the hammer until your next turn.
hammer-rings = { $hero }'s hammer rings for { $gain }.
    .you = Your hammer rings for { $gain }.
triton-spent = The Triton gives { $hero } { $gain }.
    .you = The Triton gives you { $gain }.
cerberus-barks = Cerberus brings { $hero } the same result again.
    .you = Cerberus brings you the same result again.
feat-done = { $hero } performs the feat “{ $feat }” for { $price }.
    .you = You perform the feat “{ $feat }” for { $price }.
takes-triton = { $hero } takes a Triton token.
    .you = You take a Triton token.
takes-cerberus = { $hero } takes a Cerberus token.
    .you = You take a Cerberus token.
spirits-give = The Wild Spirits give { $hero } { $gain }.
    .you = The Wild Spirits give you { $gain }.
ousted = { $hero } drives { $other } from the portal.
    .you = You drive { $other } from the portal.
    .you-other = { $hero } drives you from the portal.
bear-growls = The Great Bear growls, and { $hero } gains { $gain }.
    .you = The Great Bear growls, and you gain { $gain }.
# $n is both the faces and the glory
typhon-counts = { $n ->
    [0] Typhon finds no replaced face to honour { $hero } for.
    [one] Typhon honours { $hero } for { $n } replaced face with as much glory.
   *[other] Typhon honours { $hero } for { $n } replaced faces with as much glory.
}
    .you = { $n ->
        [0] Typhon finds no replaced face to honour you for.
        [one] Typhon honours you for { $n } replaced face with as much glory.
       *[other] Typhon honours you for { $n } replaced faces with as much glory.
    }
satyrs-took = To the Satyrs' tune { $hero } takes “{ $one }” and “{ $two }”.
    .you = To the Satyrs' tune you take “{ $one }” and “{ $two }”.
boar-loosed = { $hero } looses a boar on { $bearer }.
    .you = You loose a boar on { $bearer }.
    .you-bearer = { $hero } looses a boar on you.
boar-reward = { $hero }'s boar brings { $gain }.
    .you = Your boar brings { $gain }.
owl-brings = The owl brings { $hero } { $gain }.
    .you = The owl brings you { $gain }.
elder-teaches = { $hero } gives the Elder { $price } for { $gain }.
    .you = You give the Elder { $price } for { $gain }.
extra-paid = { $hero } pays { $price } for an extra action.
    .you = You pay { $price } for an extra action.
passes = { $hero } passes.
    .you = You pass.

# What no sensible player does (simulate --blunders)
blunder-idle = Passes twice in a row with an action to take
blunder-feat-left = Passes twice in a row though a feat worth glory is to be had
blunder-waste = Takes what is all lost though something else would fit
blunder-spoilt-face = Forges over a dearer face though a cheaper one was there
blunder-triton-left = Ends the game with a Triton token
blunder-triton-hoarded = Keeps a Triton token for more than two rounds

# The score
points = { $n } glory
    .word = glory

# beside the button that looks at the next question while others decide
ahead-limit = Here the dice fall before nearly every question of yours. What can be seen ahead is which reinforcement you use when your turn begins, once you have one.
