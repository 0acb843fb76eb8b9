# The tale of the game, and what the table is called.

## The tale

kept = You keep the { $hero }.
starts = { $seat } is the { $hero } and starts in the { $field }.
    .you = You are the { $hero } and start in the { $field }.
rolled-to-begin = { $seat } rolls { $n } for the right to begin.
    .you = You roll { $n } for the right to begin.
round = Round { $n }: { $seat }
    .you = Round { $n }: your turn
another-turn = { $seat } takes another turn.
    .you = You take another turn.
drew-chance = { $seat } draws { $card }.
    .you = You draw { $card }.
appeared = { GENDER($card) ->
    [pl] { $card } appear in the { $field }.
   *[other] { $card } appears in the { $field }.
}
revealed = { $seat } turns up the card { $card }.
    .you = You turn up the card { $card }.
new-skill = { $skill } can be learned in the { $field }.
new-goods = New goods in the { $field }: { $items }.
turned-up = The { $plane } shows { $card }.
stayed = { $seat } stays in the { $field }.
    .you = You stay in the { $field }.
moved-walk = { $seat } walks to the { $field }.
    .you = You walk to the { $field }.
moved-ride = { $seat } rides to the { $field }.
    .you = You ride to the { $field }.
moved-sail = { $seat } sails to the { $field }.
    .you = You sail to the { $field }.
moved-gate = { $seat } steps through the gate to the { $field }.
    .you = You step through the gate to the { $field }.
moved-run = { $seat } runs to the { $field }.
    .you = You run to the { $field }.
moved-trail = { $seat } takes the forest trails to the { $field }.
    .you = You take the forest trails to the { $field }.
moved-teleport = { $seat } vanishes and appears in the { $field }.
    .you = You vanish and appear in the { $field }.
moved-fly = { $seat } flies to the { $field }.
    .you = You fly to the { $field }.
moved-stride = { $seat } strides to the { $field }.
    .you = You stride to the { $field }.
teleported = { $seat } is carried to the { $field }.
    .you = You are carried to the { $field }.
did-skilled-work = { $seat } works in the City.
    .you = You work in the City.
did-dirty-work = { $seat } does a job for the Thieves' Guild.
    .you = You do a job for the Thieves' Guild.
did-training-ground = { $seat } trains at the Fortress.
    .you = You train at the Fortress.
did-blood-sacrifice = { $seat } gives blood for mana.
    .you = You give blood for mana.
did-meditation = { $seat } meditates.
    .you = You meditate.
did-burglary = { $seat } breaks into the shop.
    .you = You break into the shop.
did-monastery-healing = { $seat } is healed by the monks.
    .you = You are healed by the monks.
did-camp-healing = { $seat } is nursed in the Forest Camp.
    .you = You are nursed in the Forest Camp.
did-lodging = { $seat } sleeps safely in the Village.
    .you = You sleep safely in the Village.
did-wasteland-mana = { $seat } drinks raw magic in the Wasteland.
    .you = You drink raw magic in the Wasteland.
did-tower-mana = { $seat } buys mana in the Tower.
    .you = You buy mana in the Tower.
attacked-plane = { $seat } enters the { $plane }.
    .you = You enter the { $plane }.
meets = { $seat } faces the { $creature }.
    .you = You face the { $creature }.
fought-strength = { $seat } fights the { $creature } with strength.
    .you = You fight the { $creature } with strength.
fought-will = { $seat } fights the { $creature } with will.
    .you = You fight the { $creature } with will.
fought-both = { $seat } fights the { $creature } with strength and will together.
    .you = You fight the { $creature } with strength and will together.
fought-stages = { $seat } fights the { $creature } first with will, then with strength.
    .you = You fight the { $creature } first with will, then with strength.
armed = { $seat } takes up { THE($items) }.
    .you = You take up { THE($items) }.
rolled = { $hero } has { $mine } with a die of { $die }, { $foe } { $theirs } with a die of { $second }.
    .you = You have { $mine } with a die of { $die }, { $foe } { $theirs } with a die of { $second }.
    .you-foe = { $hero } has { $mine } with a die of { $die }, you have { $theirs } with a die of { $second }.
rolled-die = { $seat } rolls { $n } for the { $thing }.
    .you = You roll { $n } for the { $thing }.
beat = { $seat } beats the { $creature }.
    .you = You beat the { $creature }.
drew = { $seat } and the { $creature } part without a winner.
    .you = You and the { $creature } part without a winner.
lost-to = { $seat } loses to the { $creature }.
    .you = You lose to the { $creature }.
own-fury = The fury of { $seat } takes its price.
    .you = Your fury takes its price.
fled = { GENDER($creature) ->
    [pl] The { $creature } are gone.
   *[other] The { $creature } is gone.
}
parleyed = { $seat } buys off the { $creature }.
    .you = You buy off the { $creature }.
hid = { $seat } hides in the mists.
    .you = You hide in the mists.
attacked-by-strength = { $seat } attacks { $other } with strength.
    .you = You attack { $other } with strength.
    .you-other = { $seat } attacks you with strength.
attacked-by-will = { $seat } attacks { $other } with will.
    .you = You attack { $other } with will.
    .you-other = { $seat } attacks you with will.
answered-by-will = Before the dice { $seat } turns it into a battle of will.
    .you = Before the dice you turn it into a battle of will.
turned-to-will = { $seat } pays { $n } mana and turns the attack of { $other } into a battle of will, before the dice fall.
    .you = You pay { $n } mana and turn the attack of { $other } into a battle of will, before the dice fall.
    .you-other = { $seat } pays { $n } mana and turns your attack into a battle of will, before the dice fall.
duel-drawn = { $seat } and { $other } part without a winner.
    .you = You and { $other } part without a winner.
    .you-other = { $seat } and you part without a winner.
duel-won = { $seat } beats { $other }.
    .you = You beat { $other }.
    .you-other = { $seat } beats you.
threw = { $seat } throws { THE($item) }.
    .you = You throw { THE($item) }.
cast = { $seat } casts { $spell }.
    .you = You cast { $spell }.
used-item = { $seat } uses { THE($item) }.
    .you = You use { THE($item) }.
saved-by = { $thing } saves { $seat }, and the roll is a draw.
    .you = { $thing } saves you, and the roll is a draw.
saved-by-amulet = The Amulet of Life breaks, and { $seat } stands up again.
    .you = The Amulet of Life breaks, and you stand up again.
healed = { $seat } heals { $n } Health.
    .you = You heal { $n } Health.
regained = { $seat } regains { $n } mana.
    .you = You regain { $n } mana.
grew-strength = { $seat } grows to Strength { $n }.
    .you = You grow to Strength { $n }.
grew-will = { $seat } grows to Will { $n }.
    .you = You grow to Will { $n }.
gained-gold = { $seat } gains { $n } gold.
    .you = You gain { $n } gold.
gained-experience = { $seat } gains { $n } experience.
    .you = You gain { $n } experience.
gained-item = { $seat } gets { THE($item) }.
    .you = You get { THE($item) }.
lost-health = { $seat } loses { $n } Health.
    .you = You lose { $n } Health.
lost-mana = { $seat } loses { $n } mana.
    .you = You lose { $n } mana.
lost-gold = { $seat } loses { $n } gold.
    .you = You lose { $n } gold.
lost-experience = { $seat } loses { $n } experience.
    .you = You lose { $n } experience.
lost-item = { $seat } loses { THE($item) }.
    .you = You lose { THE($item) }.
paid-gold = { $seat } pays { $n } gold.
    .you = You pay { $n } gold.
paid-mana = { $seat } pays { $n } mana.
    .you = You pay { $n } mana.
paid-health = { $seat } pays { $n } Health.
    .you = You pay { $n } Health.
paid-experience = { $seat } pays { $n } experience.
    .you = You pay { $n } experience.
gave-up-strength = { $seat } gives up { $n } Strength for good.
    .you = You give up { $n } Strength for good.
gave-up-will = { $seat } gives up { $n } Will for good.
    .you = You give up { $n } Will for good.
gave-away = { $seat } gives { THE($item) } away.
    .you = You give { THE($item) } away.
gave-away-gold = { $seat } gives { $n } gold away.
    .you = You give { $n } gold away.
paid-from-crystal = { $seat } pays { $n } mana from the Mana Crystal.
    .you = You pay { $n } mana from the Mana Crystal.
stored-mana = { $seat } stores { $n } mana in the Mana Crystal.
    .you = You store { $n } mana in the Mana Crystal.
strength-this-turn = { $seat } has { $n } more Strength until the turn ends.
    .you = You have { $n } more Strength until the turn ends.
will-this-turn = { $seat } has { $n } more Will until the turn ends.
    .you = You have { $n } more Will until the turn ends.
wore-off = What { $seat } drank wears off.
    .you = What you drank wears off.
banner-gives = The Banner gives { $seat } +{ $n } in battles until the turn ends.
    .you = The Banner gives you +{ $n } in battles until the turn ends.
banner-lowered = { $seat } lowers the Banner.
    .you = You lower the Banner.
kept-card = { $seat } keeps the card { $card }.
    .you = You keep the card { $card }.
chapel-helped = The Forgotten Chapel gives { $seat } +{ $n } in this roll.
    .you = The Forgotten Chapel gives you +{ $n } in this roll.
lost-items = { $seat } loses { THE($items) }.
    .you = You lose { THE($items) }.
lost-cards = { $n ->
    [one] { $seat } loses the card { $cards }.
   *[other] { $seat } loses the cards { $cards }.
}
    .you = { $n ->
        [one] You lose the card { $cards }.
       *[other] You lose the cards { $cards }.
    }
forgot-all = { $n ->
    [one] { $seat } forgets the skill { $skills }.
   *[other] { $seat } forgets the skills { $skills }.
}
    .you = { $n ->
        [one] You forget the skill { $skills }.
       *[other] You forget the skills { $skills }.
    }
took-gold = { $seat } takes { $n } gold from { $victim }.
    .you = You take { $n } gold from { $victim }.
    .you-victim = { $seat } takes { $n } gold from you.
took-items = { $seat } takes { THE($items) } from { $victim }.
    .you = You take { THE($items) } from { $victim }.
    .you-victim = { $seat } takes { THE($items) } from you.
gave-gold = { $seat } gives { $n } gold to { $other }.
    .you = You give { $n } gold to { $other }.
    .you-other = { $seat } gives you { $n } gold.
called-on = { $seat } calls on { THE($item) }.
    .you = You call on { THE($item) }.
worked = { $thing } helps { $seat }.
    .you = { $thing } helps you.
used-skill = { $seat } uses { $skill }.
    .you = You use { $skill }.
drew-on = { $seat } draws on { THE($item) }.
    .you = You draw on { THE($item) }.
forged = { $seat } pays with false coins.
    .you = You pay with false coins.
handed-over = { $seat } hands over { THE($item) }.
    .you = You hand over { THE($item) }.
gave-item = { $seat } gives { THE($item) } to { $other }.
    .you = You give { THE($item) } to { $other }.
    .you-other = { $seat } gives you { THE($item) }.
stole = { $seat } steals { THE($item) } from { $victim }.
    .you = You steal { THE($item) } from { $victim }.
    .you-victim = { $seat } steals { THE($item) } from you.
destroyed = { $seat } loses { THE($item) } for good.
    .you = You lose { THE($item) } for good.
damaged = { $seat } finds { THE($item) } damaged.
    .you = You find { THE($item) } damaged.
decayed = { $seat } turns { THE($item) } into mana.
    .you = You turn { THE($item) } into mana.
repaired = { $seat } has { THE($item) } repaired.
    .you = You have { THE($item) } repaired.
repaired-all = { $seat } has { THE($items) } repaired.
    .you = You have { THE($items) } repaired.
learned = { $seat } learns { $skill }.
    .you = You learn { $skill }.
forgot = { $seat } forgets { $skill }.
    .you = You forget { $skill }.
too-much = { $seat } has more than a hero may keep.
    .you = You have more than a hero may keep.
sold = { $seat } sells { THE($item) } for { $n } gold.
    .you = You sell { THE($item) } for { $n } gold.
bought = { $seat } buys { THE($item) }.
    .you = You buy { THE($item) }.
took-up = { $seat } picks up { THE($item) }.
    .you = You pick up { THE($item) }.
raised-banner = { $seat } raises { THE($item) }.
    .you = You raise { THE($item) }.
used-opportunity = { $seat } uses the card { $card }.
    .you = You use the card { $card }.
trial-passed = { $seat } passes the trial of { $n }.
    .you = You pass the trial of { $n }.
trial-failed = { $seat } fails the trial of { $n }.
    .you = You fail the trial of { $n }.
smithed = The smith improves { THE($item) } for { $seat }.
    .you = The smith improves { THE($item) } for you.
glory = { $seat } may boast of it.
    .you = You may boast of it.
traded = { $seat } and { $other } strike a deal.
    .you = You and { $other } strike a deal.
    .you-other = { $seat } and you strike a deal.
trade-refused = { $seat } will not trade with { $other }.
    .you = You will not trade with { $other }.
    .you-other = { $seat } will not trade with you.
died = { $seat } is dead; the { $hero } will not see the crown.
    .you = You are dead; the { $hero } will not see the crown.
left-artifacts = { $seat } leaves behind { THE($items) }.
    .you = You leave behind { THE($items) }.
came-back = { $seat } comes back as the { $hero }, who lost 1 Health and 2 mana on the way.
    .you = You come back as the { $hero }, who lost 1 Health and 2 mana on the way.
retired = { $seat } leaves the game.
    .you = You leave the game.
left-the-game = The { $hero } of { $seat } withdraws and watches.
    .you = Your { $hero } withdraws and watches.
conquered = { $seat } conquers the { $plane }.
    .you = You conquer the { $plane }.
final-began = All five artifacts are in the land. The final battle begins.
battlefield = { $seat } calls the champions to the { $field }.
    .you = You call the champions to the { $field }.
countdown-began = All five artifacts are in the land. { $n ->
    [one] One chance card is
   *[other] { $n } chance cards are
  } left before the Apocalypse.
apocalypse-began = The Apocalypse begins.
apocalypse-rages = The Apocalypse takes its toll of everyone.
because-no-artifact = Without an artifact { $seat } is no champion.
    .you = Without an artifact you are no champion.
won-the-crown = { $seat } holds { $n } artifacts and is crowned.
    .you = You hold { $n } artifacts and are crowned.
nobody-won = Nobody is left to wear the crown.

## The table

game-prophecy = Prophecy
    .motto = Five planes, five artifacts, one crown
    .about = Travel, fight and learn until you can face the guardians of the five planes. Gather enough of their artifacts and the crown is yours.
banner = Banner
chapter = Round { $round } · { $n ->
    [0] no artifact taken
    [one] one artifact taken
   *[other] { $n } artifacts taken
  }
chapter-draft = Choosing heroes
chapter-final = Final battle
chapter-countdown = { $n ->
    [one] 1 chance card to the Apocalypse
   *[other] { $n } chance cards to the Apocalypse
  }
chapter-apocalypse = Apocalypse
chapter-over = The game is over
hero-line = Health { $health } · Mana { $mana }
hero-dead = dead
hero-out = out of the game
the-land = The land
mat-of = { $seat }
zone-items = Items, { $n } of { $limit }
zone-skills = Skills, { $n } of { $limit }
zone-kept = Kept
zone-chance = Chance cards
zone-chance-gone = Chance cards drawn
zone-adventures = Adventures
zone-common = Common items
zone-rare = Rare items
zone-draft = Heroes to choose from
zone-offer = On offer
zone-battle = Battle of strength
zone-battle-will = Battle of will
zone-battle-both = Battle of strength and will
zone-battle-undecided = Strength or Will?
counter-health = Health
counter-mana = Mana
stat-lives = lives
price-mana = mana
price-health = Health
price-worth = in gold or items
prize-item = an item
# two to four
prize-items = items
counter-gold = Gold
counter-experience = Experience
counter-total = Total
counter-lives = Lives
hidden-adventure = A hidden adventure
hidden-lesser = A lesser guardian
hidden-greater = A greater guardian
hidden-artifact = An artifact
hidden-chance = A chance card
hidden-item = An item
die-hero = Die
type-humanoid = Humanoid
type-animal = Animal
type-undead = Undead
type-demon = Demon
type-lesser = Lesser guardian
type-greater = Greater guardian
type-opportunity = Opportunity
type-common = Common item
type-rare = Rare item
type-artifact = Artifact
type-spell = Spell
type-skill = Skill
type-chance = Chance
tag-port = Port
tag-gate = Gate
tag-safe = Safe
tag-conquered = Conquered
tag-damaged = Damaged
tag-two-handed = Two-handed
tag-loot = { $n } gold on it
tag-loot-items = { $items } on it
tag-smithed = Smithed +1
tag-crystal = { $n } mana in it
pawn-of = { $seat }
sum-strength = Strength
sum-will = Will
# what is missing of Strength or Will, a negative number beside it
sum-wounds = Wounds
sum-mana-spent = Mana spent
sum-this-turn = Until the turn ends
row-drawer = { $card }, more for the hero who drew it
row-nothing-gold = no change in gold
row-nothing-health = no change in Health
row-nothing-mana = no change in mana
row-nothing-experience = no change in experience
sum-needed = Needed
bonus-line = { $source } { $n }
end-nobody = Nobody wears the crown.
end-final-battle = The crown was won in the final battle.
end-apocalypse = The crown was won while the world was ending.
end-crowned = The crown was won before all five artifacts were taken.
end-last-artifact = The last of the five artifacts decided: it was the winner's fourth.
result-line = { $seat }: { $n ->
    [one] 1 artifact
   *[other] { $n } artifacts
  }

## Settings

option-edition = Edition
option-edition-second = Second edition
option-edition-first = First edition
option-characters = Heroes
option-characters-draft = Drafted
option-characters-random = Dealt at random
option-artifacts = Artifacts to win
option-artifacts-four = Four
option-artifacts-three = Three
option-artifacts-two = Two, no final battle
option-ending = When all five artifacts are taken
option-ending-edition = As the edition says
option-ending-final-battle = Final battle
option-ending-apocalypse = Apocalypse
option-longer = Longer game
option-teams = Teams of two
option-trading = Trading
option-duel-experience = Experience for duels
option-opening = Adventures at the start
option-opening-first = One terrain
option-opening-all = All three terrains
option-tweaks = Your own numbers
blunder-idle = Stays and does nothing for two turns in a row, though there is somewhere to go
blunder-shuttle = Walks to and fro between two fields and does nothing there
blunder-partner = Attacks the own partner
blunder-wasted-experience = Throws away a point of experience over the limit
blunder-merchant = Uses up a merchant and neither buys nor sells
blunder-time-loop = Casts Time Loop before a battle of will
blunder-vain-attack = Attacks the same hero in vain for the fourth time running, though another would be easier
