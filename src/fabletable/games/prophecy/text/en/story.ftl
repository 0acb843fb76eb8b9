# The tale of the game, and what the table is called.

## The tale

kept = You keep the { $hero }.
starts = { $seat } is the { $hero } and starts in the { $field }.
rolled-to-begin = { $seat } rolls { $n } for the right to begin.
round = Round { $n }: { $seat }
another-turn = { $seat } takes another turn.
drew-chance = { $seat } draws { $card }.
appeared = { GENDER($card) ->
    [pl] { $card } appear in the { $field }.
   *[other] { $card } appears in the { $field }.
}
revealed = { $seat } turns up the card { $card }.
new-skill = { $skill } can be learned in the { $field }.
new-goods = New goods in the { $field }: { $items }.
turned-up = The { $plane } shows { $card }.
stayed = { $seat } stays in the { $field }.
moved-walk = { $seat } walks to the { $field }.
moved-ride = { $seat } rides to the { $field }.
moved-sail = { $seat } sails to the { $field }.
moved-gate = { $seat } steps through the gate to the { $field }.
moved-run = { $seat } runs to the { $field }.
moved-trail = { $seat } takes the forest trails to the { $field }.
moved-teleport = { $seat } vanishes and appears in the { $field }.
moved-fly = { $seat } flies to the { $field }.
moved-stride = { $seat } strides to the { $field }.
teleported = { $seat } is carried to the { $field }.
did-skilled-work = { $seat } works in the City.
did-dirty-work = { $seat } does a job for the Thieves' Guild.
did-training-ground = { $seat } trains at the Fortress.
did-blood-sacrifice = { $seat } gives blood for mana.
did-meditation = { $seat } meditates.
did-burglary = { $seat } breaks into the shop.
did-monastery-healing = { $seat } is healed by the monks.
did-camp-healing = { $seat } is nursed in the Forest Camp.
did-lodging = { $seat } sleeps safely in the Village.
did-wasteland-mana = { $seat } drinks raw magic in the Wasteland.
did-tower-mana = { $seat } buys mana in the Tower.
attacked-plane = { $seat } enters the { $plane }.
meets = { $seat } faces the { $creature }.
fought-strength = { $seat } fights the { $creature } with strength.
fought-will = { $seat } fights the { $creature } with will.
fought-both = { $seat } fights the { $creature } with strength and will together.
fought-stages = { $seat } fights the { $creature } first with will, then with strength.
armed = { $seat } takes up { THE($items) }.
rolled = { $hero } has { $mine } with a die of { $die }, { $foe } { $theirs } with a die of { $other }.
rolled-die = { $seat } rolls { $n } for the { $thing }.
beat = { $seat } beats the { $creature }.
drew = { $seat } and the { $creature } part without a winner.
lost-to = { $seat } loses to the { $creature }.
own-fury = The fury of { $seat } takes its price.
fled = { GENDER($creature) ->
    [pl] The { $creature } are gone.
   *[other] The { $creature } is gone.
}
parleyed = { $seat } buys off the { $creature }.
hid = { $seat } hides in the mists.
attacked-by-strength = { $seat } attacks { $other } with strength.
attacked-by-will = { $seat } attacks { $other } with will.
answered-by-will = { $seat } turns it into a battle of will.
duel-drawn = { $seat } and { $other } part without a winner.
duel-won = { $seat } beats { $other }.
threw = { $seat } throws { THE($item) }.
cast = { $seat } casts { $spell }.
used-item = { $seat } uses { THE($item) }.
saved-by = { $thing } saves { $seat }, and the roll is a draw.
saved-by-amulet = The Amulet of Life breaks, and { $seat } stands up again.
healed = { $seat } heals { $n } Health.
regained = { $seat } regains { $n } mana.
grew-strength = { $seat } grows to Strength { $n }.
grew-will = { $seat } grows to Will { $n }.
gained-gold = { $seat } gains { $n } gold.
gained-experience = { $seat } gains { $n } experience.
gained-item = { $seat } gets { THE($item) }.
lost-health = { $seat } loses { $n } Health.
lost-mana = { $seat } loses { $n } mana.
lost-gold = { $seat } loses { $n } gold.
lost-experience = { $seat } loses { $n } experience.
lost-item = { $seat } loses { THE($item) }.
paid-gold = { $seat } pays { $n } gold.
paid-mana = { $seat } pays { $n } mana.
paid-health = { $seat } pays { $n } Health.
paid-experience = { $seat } pays { $n } experience.
gave-up-strength = { $seat } gives up { $n } Strength for good.
gave-up-will = { $seat } gives up { $n } Will for good.
forged = { $seat } pays with false coins.
handed-over = { $seat } hands over { THE($item) }.
gave-item = { $seat } gives { THE($item) } to { $other }.
stole = { $seat } steals { THE($item) } from { $victim }.
destroyed = { GENDER($item) ->
    [pl] The { $item } of { $seat } are destroyed.
   *[other] The { $item } of { $seat } is destroyed.
}
damaged = The { $item } of { $seat } is damaged.
decayed = { $seat } turns { THE($item) } into mana.
repaired = { $seat } has { THE($item) } repaired.
repaired-all = { $seat } has everything repaired.
learned = { $seat } learns { $skill }.
forgot = { $seat } forgets { $skill }.
too-much = { $seat } has more than a hero may keep.
sold = { $seat } sells { THE($item) } for { $n } gold.
bought = { $seat } buys { THE($item) }.
took-up = { $seat } picks up { THE($item) }.
raised-banner = { $seat } raises { THE($item) }.
used-opportunity = { $seat } uses { $card }.
trial-passed = { $seat } passes the trial of { $n }.
trial-failed = { $seat } fails the trial of { $n }.
smithed = The smith improves { THE($item) } for { $seat }.
glory = { $seat } may boast of it.
traded = { $seat } and { $other } strike a deal.
trade-refused = { $seat } will not trade with { $other }.
died = { $seat } is dead; the { $hero } will not see the crown.
left-artifacts = { $seat } leaves behind { THE($items) }.
came-back = { $seat } comes back as the { $hero }.
retired = { $seat } leaves the game.
left-the-game = The { $hero } of { $seat } withdraws and watches.
conquered = { $seat } conquers the { $plane }.
final-began = All five artifacts are in the land. The final battle begins.
battlefield = { $seat } calls the champions to the { $field }.
countdown-began = All five artifacts are in the land. { $n ->
    [one] One chance card is
   *[other] { $n } chance cards are
  } left before the Apocalypse.
apocalypse-began = The Apocalypse begins.
apocalypse-rages = The Apocalypse takes its toll of everyone.
because-no-artifact = Without an artifact { $seat } is no champion.
won-the-crown = { $seat } holds { $n } artifacts and is crowned.
nobody-won = Nobody is left to wear the crown.

## The table

game-prophecy = Prophecy
    .motto = Five planes, five artifacts, one crown
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
hero-line = Strength { $strength } · Will { $will }
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
counter-health = Health
counter-mana = Mana
stat-lives = lives
price-mana = mana
price-health = Health
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
sum-this-turn = Until the turn ends
row-drawer = { $card }, more for who drew it
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
option-opening-edition = As the edition says
option-opening-first = One terrain
option-opening-all = All three terrains
option-tweaks = Your own numbers
folly-idle = Stays and does nothing for two turns in a row
folly-shuttle = Walks to and fro between two fields and does nothing there
folly-partner = Attacks the own partner
folly-wasted-experience = Throws away a point of experience over the limit
folly-merchant = Uses up a merchant and neither buys nor sells
folly-time-loop = Casts Time Loop before a battle of will
folly-vain-attack = Attacks the same hero in vain for the fourth time running
