# Names of action cards, powers, schools and places, and what they do.

card-precise-cut = Precise Cut
card-whirl = Whirl
card-crippling-strike = Crippling Strike
card-rend = Rend
card-precise-blow = Precise Blow
card-crushing-blow = Crushing Blow
card-counterattack = Counterattack
card-cover = Cover
card-block = Block
card-lightning-reflexes = Lightning Reflexes
    .gender = pl
card-intense-aard = Intense Aard
card-intense-igni = Intense Igni
card-melt-armour = Melt Armour
card-shock-wave = Shock Wave
card-firestream = Firestream
card-intense-yrden = Intense Yrden
card-intense-axii = Intense Axii
card-intense-quen = Intense Quen
card-magic-trap = Magic Trap
card-exploding-shield = Exploding Shield
card-quick-slash = Quick Slash
card-cleave = Cleave
card-shove = Shove
card-aard = Aard
card-yrden = Yrden
card-axii = Axii
card-quen = Quen

colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-blue = blue
colour-red = red
kind-green = Dodge
kind-yellow = Defensive sign
kind-purple = Offensive sign
kind-blue = Fast attack
kind-red = Strong attack

terrain-forest = forest
terrain-mountain = mountain
terrain-water = water
terrain-universal = any terrain

# An action card in words
face = Fight: { $icons }. Travel: { $terrain }.
face-linked = Fight: { $icons }. Links: { $links }. Travel: { $terrain }.
face-damage = { $n } damage
face-shield = shield +{ $n }
face-draw-more = draw { $n } more
face-draw-less = draw { $n } less
face-again = top discarded card to hand
link-plain = { $colour }
link-damage = { $colour } ({ $n } damage)
link-shield = { $colour } (shield +{ $n })
link-draw = { $colour } (draw { $n } more)
link-back = { $colour } (this card returns)

attribute-combat = Combat
    .more = a higher Combat
    .less = a lower Combat
    .level = { $n ->
        [one] You draw { $n } card at the end of each fight turn.
       *[other] You draw { $n } cards at the end of each fight turn.
    }
attribute-defence = Defence
    .more = a higher Defence
    .less = a lower Defence
    .level = Your shield can rise to { $n }.
attribute-alchemy = Alchemy
    .more = a higher Alchemy
    .less = a lower Alchemy
    .level = { $n ->
        [one] You may use { $n } potion in a fight.
       *[other] You may use { $n } potions in a fight.
    }
attribute-special = Special
    .level = The skill of your school.

school-wolf = School of the Wolf
    .witcher = Erim
school-bear = School of the Bear
    .witcher = Ryfar
school-griffin = School of the Griffin
    .witcher = Godryk
school-cat = School of the Cat
    .witcher = Kylar
school-viper = School of the Viper
    .witcher = Jasper

# Special skills
power-skill-wolf = Swordmaster
    .more = a stronger school skill (Swordmaster)
    .less = a weaker school skill (Swordmaster)
    .text = Once a fight, with a combo of three cards or more: extra damage, from level II on cards as well.
    .level-1 = Once a fight, combo of 3+ cards: 1 extra damage.
    .level-2 = Once a fight, combo of 3+ cards: 2 extra damage and draw 1.
    .level-3 = Once a fight, combo of 3+ cards: 3 extra damage and draw 1.
    .level-4 = Once a fight, combo of 3+ cards: 3 extra damage and draw 2.
    .level-5 = Once a fight, combo of 3+ cards: 3 extra damage and draw 2.
power-skill-bear = Armour
    .more = a stronger school skill (Armour)
    .less = a weaker school skill (Armour)
    .text = Once a fight, by itself when your turn begins without a shield: cards, from level II on shield as well.
    .level-1 = Once a fight, your turn begins at shield 0: draw 1.
    .level-2 = Once a fight, your turn begins at shield 0: shield +1 and draw 1.
    .level-3 = Once a fight, your turn begins at shield 0: shield +1 and draw 2.
    .level-4 = Once a fight, your turn begins at shield 0: shield +2 and draw 2.
    .level-5 = Once a fight, your turn begins at shield 0: shield +2 and draw 2.
power-skill-griffin = Magic
    .more = a stronger school skill (Magic)
    .less = a weaker school skill (Magic)
    .text = Once a fight: your top discarded card back to hand, at the price of hand cards on the lower levels; from IV on any discarded card.
    .level-1 = Once a fight: take your top discarded card, then discard 2 hand cards.
    .level-2 = Once a fight: take your top discarded card, then discard 1 hand card.
    .level-3 = Once a fight: take your top discarded card.
    .level-4 = Once a fight: take any one of your discarded cards.
    .level-5 = Once a fight: take any one of your discarded cards.
power-skill-cat = Speed
    .more = a stronger school skill (Speed)
    .less = a weaker school skill (Speed)
    .text = Once a fight, in your first turn: look at the top of your deck and take some of it.
    .level-1 = Once a fight, first turn: take the top card of your deck.
    .level-2 = Once a fight, first turn: look at your top 3 cards and take 1.
    .level-3 = Once a fight, first turn: look at your top 3 cards and take 2.
    .level-4 = Once a fight, first turn: take the top 3 cards of your deck.
    .level-5 = Once a fight, first turn: take the top 3 cards of your deck.
power-skill-viper = Venomous Steel
    .more = a stronger school skill (Venomous Steel)
    .less = a weaker school skill (Venomous Steel)
    .text = Once a fight, when your attack has cost the opponent cards: look at its next cards, reorder them, from level II on discard some.
    .level-1 = Once a fight, when your attack has taken cards: look at the opponent's top 3 cards and reorder them.
    .level-2 = Once a fight, when your attack has taken cards: look at the opponent's top 2 cards and discard 1.
    .level-3 = Once a fight, when your attack has taken cards: look at the opponent's top 4 cards, discard 1, reorder the rest.
    .level-4 = Once a fight, when your attack has taken cards: look at the opponent's top 4 cards, discard 2, reorder the rest.
    .level-5 = Once a fight, when your attack has taken cards: look at the opponent's top 4 cards, discard 2, reorder the rest.

# Potions
power-swallow = Swallow
    .text = Shield +{ $n }. Draw { $m } less at the end of this turn.
power-blizzard = Blizzard
    .text = After your combo lay { $n } more hand card that need not match a link.
power-black-blood = Black Blood
    .text = Deal { $n } damage. Your combo may have only { $m } card this turn.
power-petris-philter = Petri's Philter
    .text = Discard a purple or yellow card to deal { $n } damage.
power-maribor-forest = Maribor Forest
    .text = Draw { $n } now. Draw { $m } less at the end of this turn.
power-tawny-owl = Tawny Owl
    .text = Draw { $n } more at the end of this turn.
power-thunderbolt = Thunderbolt
    .text = A combo with a blue or red card deals { $n } extra damage, but its shield icons give nothing.

# School and attribute trophies
power-wolf-medal = Wolf Medallion
    .text = Once a fight: a combo of 3+ cards deals { $n } extra damage.
power-bear-medal = Bear Medallion
    .text = Once a fight, at shield 0: shield +{ $n }.
power-griffin-medal = Griffin Medallion
    .text = Once a fight: take your top discarded card, then discard { $n } hand card.
power-cat-medal = Cat Medallion
    .text = Once a fight, in your first turn: draw { $n }.
power-viper-medal = Viper Medallion
    .text = Once a fight, when your attack has cost the opponent cards: deal { $n } more, and draw { $m } less this turn.
power-master-combat = Master of Combat
    .text = Once in every fight, while your deck is not empty: draw { $n } more at the end of your turn.
power-master-defence = Master of Defence
    .text = Once a fight, when your attacks of a turn have taken { $m } cards or more: shield +{ $n }.
power-master-alchemy = Master of Alchemy
    .text = Once a fight: the potion you have just used works a second time.
power-master-special = Master of the School
    .text = Once a fight, right after your Special skill: draw { $n } and shield +{ $m }.

# Equipment and companions
power-crossbow = Stanko's Crossbow
    .text = Once a fight, in your first turn: discard a card to deal { $n } damage.
power-jardel = Jardel
    .text = Once a fight: the monster's first attack deals { $n } damage less.
power-martyn = Martyn
    .text = { $n } gold whenever you enter Hengfors or Loc Ichaer.
power-armour = Stoll Breastplate
    .text = Once a fight: shield +{ $n }.
power-landrags-crossbow = Landrag's Crossbow
    .text = Once a fight, in your first turn: deal { $n } damage.
power-brass-knuckles = Dorota's Brass Knuckles
    .text = Once a fight: discard a card to deal { $n } damage.
power-oscar = Oscar
    .text = Once a fight, before the opponent's turn: look at its top { $n } cards and discard { $m }.
power-adje = Adje
    .text = Once a fight, in your first turn, roll: on 1 you suffer { $m }; on 2 to 4 you suffer { $m } and deal { $n }; on 5 or 6 you deal { $n }.
power-kaya = Kaya
    .text = You always take the first turn against monsters.
power-bracers = Keld's Bracers
    .text = Once a fight, with a green card in your combo: shield +{ $n }.
power-boots = Postman's Leather Boots
    .text = Once a fight, at the end of your first turn: draw { $n } more.
power-edgar = Edgar
    .text = Once a fight with a monster: your first combo deals { $n } extra damage. Once you have slain a monster, he wants his share.
power-medicine = Apolena's Medicine Case
    .text = Once a fight: shuffle { $n } of your discarded cards back into your deck.
power-crane-sword = Crane Sword
    .text = Every blue card of your combos deals { $n } extra damage.

# Kept story cards without a part in fights
kept-letter = One training at a school costs { $n } less, but at least 1 gold.
kept-replaces-exploration = Another story waits in place of your next Exploration.
kept-trade-exploration = Give up an Exploration for { $n } gold.
kept-potion-limit = You may hold { $n } potions.
kept-horse = Once a turn you may ride to a connected forest without a card.
kept-boat = Once a turn any card takes you to a connected water location.

# The nineteen places
place-0 = Behelt Nar
    .text = Train Combat, Defence or Alchemy for gold (level + 1).
place-1 = Kaer Seren
    .text = School of the Griffin: train for gold (level + 1); the Special only in your own school.
place-2 = Hengfors
    .text = 1 gold and a tracking quest.
place-3 = Kaer Morhen
    .text = School of the Wolf: train for gold (level + 1); the Special only in your own school.
place-4 = Ban Ard
    .text = Alchemy +1 while it is not above your witcher level.
place-5 = Cidaris
    .text = Defence +1 while it is not above your witcher level.
place-6 = Novigrad
    .text = Dice poker with the locals.
place-7 = Vizima
    .text = 1 gold if you have none; trash up to 2 market cards.
place-8 = Vengerberg
    .text = Trash a hand card for a market card that costs at most 1 more.
place-9 = Cintra
    .text = A potion.
place-10 = Haern Caduch
    .text = School of the Bear: train for gold (level + 1); the Special only in your own school.
place-11 = Beauclair
    .text = A potion.
place-12 = Glenmore
    .text = Special +1 while it is not above your witcher level.
place-13 = Doldeth
    .text = 1 gold and a tracking quest.
place-14 = Loc Ichaer
    .text = Dice poker with the locals.
place-15 = Gorthur Gvaed
    .text = School of the Viper: train for gold (level + 1); the Special only in your own school.
place-16 = Dhuwod
    .text = A potion.
place-17 = Stygga
    .text = School of the Cat: train for gold (level + 1); the Special only in your own school.
place-18 = Ard Modron
    .text = Combat +1 while it is not above your witcher level.

# Below a card that may be chosen: what it changes for you.
change-kind = { $kind } in your deck
