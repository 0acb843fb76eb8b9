# The monsters, their special abilities, and what they give when slain.

monster-arachas = Arachas
    .text = { $n ->
        [one] Before the life pools discard { $n } hand card.
       *[other] Before the life pools discard { $n } hand cards.
    }
monster-foglet = Foglet
    .text = Its first attack is whichever type costs you more cards.
monster-drowners-nest = Drowners' Nest
    .text = { $n ->
        [one] After the life pools discard { $n } card of your choice from your deck.
       *[other] After the life pools discard { $n } cards of your choice from your deck.
    }
monster-nekkers-nest = Nekkers' Nest
    .text = { $n ->
        [one] After a turn without a green card in your combo draw { $n } card fewer.
       *[other] After a turn without a green card in your combo draw { $n } cards fewer.
    }
monster-barghest = Barghest
    .text = Before the life pools your shield falls by { $n }.
monster-rotfiend = Rotfiend
    .text = { $n ->
        [one] If you slay it, you draw exactly { $n } card in Phase III.
       *[other] If you slay it, you draw exactly { $n } cards in Phase III.
    }
monster-ghouls-nest = Ghouls' Nest
    .text = { $n ->
        [one] In your first turn it loses at most { $n } card.
       *[other] In your first turn it loses at most { $n } cards.
    }
monster-harpy = Harpy
    .text = At the end of your first turn your Combat counts as { $n }.
monster-ekimmara = Ekimmara
    .text = { $n ->
        [one] Without its Trail token discard { $n } hand card after the life pools.
       *[other] Without its Trail token discard { $n } hand cards after the life pools.
    }
monster-archespore = Archespore
    .text = { $n ->
        [one] To start the fight discard { $n } unused potion.
       *[other] To start the fight discard { $n } unused potions.
    }
monster-fiend = Fiend
    .text = Purple cards have no effect in the whole fight, but they still link.
monster-grave-hag = Grave Hag
    .text = The damage of its first attack takes your shield, then your hand, and only then your deck.
monster-weavess = Weavess
    .text = Before the life pools your Defence falls by { $n }, for good.
monster-nightwraith = Nightwraith
    .text = In your first turn the first card of your combo is drawn blindly.
monster-noonwraith = Noonwraith
    .text = Your shield rises by at most { $n } in each of your turns.
monster-manticore = Manticore
    .text = Each attack that deals damage deals { $n } less, but you discard a random hand card.
monster-werewolf = Werewolf
    .text = Before the life pools your shield falls by { $n }.
monster-penitent = Penitent
    .text = Without its Trail token you deal no damage in your first turn.
monster-whispess = Whispess
    .text = Each combo with a yellow card lowers your shield by { $n } before its icons count.
monster-water-hag = Water Hag
    .text = { $n ->
        [one] You may use at most { $n } potion in the whole fight.
       *[other] You may use at most { $n } potions in the whole fight.
    }
monster-wyvern = Wyvern
    .text = { $n ->
        [one] After its first attack discard { $n } random hand card.
       *[other] After its first attack discard { $n } random hand cards.
    }
monster-griffin = Griffin
    .text = { $n ->
        [one] At the end of each of your turns draw { $n } card fewer, but at least 1.
       *[other] At the end of each of your turns draw { $n } cards fewer, but at least 1.
    }
monster-brewess = Brewess
    .text = A combo with a green or yellow card deals { $n } damage less.
monster-bruxa = Bruxa
    .text = With only 1 or 2 cards left its attacks deal { $n } more damage.
monster-striga = Striga
    .text = Before the life pools your shield falls by { $n } for every card in your hand.
monster-yghern = Yghern
    .text = A combo with a blue card deals { $n } damage less.
monster-glustyworp = Glustyworp
    .text = In your first turn you deal at most { $n } damage.
monster-leshen = Leshen
    .text = In this fight your Defence counts { $n } lower.

power-arachas-spinneret = Arachas Spinneret
    .text = Once a fight, before the life pools: with at most { $m } card in hand draw { $n }.
power-foglet-lantern = Foglet Lantern
    .text = Once a fight, before a monster's attack: look at its top { $n } cards and put any of them at the bottom.
power-drowner-brain = Drowner Brain
    .text = Once a fight: take your top discarded card, then put a hand card under your deck.
power-nekker-heart = Nekker Heart
    .text = Once a fight: a combo with a green card deals { $n } extra damage.
power-barghest-skull = Barghest Skull
    .text = Once a fight: discard 2 unused potions to deal { $n } damage and draw { $m }.
power-rotfiend-bile = Rotfiend Bile
    .text = Once a fight, after an attack that cost you { $m } cards or more: deal { $n } damage.
power-ghoul-marrow = Ghoul Marrow
    .text = Once a fight: put your top { $n } discarded cards under your deck; draw { $m } less this turn.
power-harpy-feathers = Harpy Feathers
    .text = Once a fight: ignore all that makes you draw fewer cards at the end of this turn.
power-ekimmara-fang = Ekimmara Fang
    .text = Once a fight, when your attacks of a turn have taken { $m } cards or more: take your top discarded card.
power-archespore-juice = Archespore Juice
    .text = Once a fight, after using a potion: deal { $n } damage.
power-fiend-eye = Fiend Eye
    .text = Once a fight: a combo of 2+ cards that begins with purple deals { $n } extra damage.
power-grave-hag-tongue = Grave Hag Tongue
    .text = Once a fight: discard a card for shield +{ $n } and draw { $m }.
power-weavess-thread = Weavess Thread
    .text = Once a fight: lay a card of your combo without a link, and draw { $n } more.
power-nightwraith-hair = Nightwraith Hair
    .text = Once a fight: your top discarded card follows your combo without a link.
power-light-essence = Light Essence
    .text = Once a fight: shield of your combo above your maximum deals damage instead, up to { $n }.
power-manticore-sting = Manticore Sting
    .text = Once a fight, against { $m } damage or more: { $n } less, but discard a hand card.
power-werewolf-claws = Werewolf Claws
    .text = Once a fight, at shield 0: deal { $n } damage, or { $m } if your deck is empty too.
power-penitent-censer = Penitent Censer
    .text = Without a Trail token: put a hand card under your deck to take the first turn.
power-whispess-charm = Whispess Charm
    .text = Once a fight, with a yellow card in your combo: shield +{ $n } and draw { $m } more.
power-water-hag-tooth = Water Hag Tooth
    .text = Once a fight: use a potion that does not count against your limit.
power-wyvern-gland = Wyvern Gland
    .text = Once a fight, after the opponent's first turn: deal { $n } damage.
power-griffin-feather = Griffin Feather
    .text = Once a fight, in your first turn, roll: 3 to 5 deal { $n }, 6 deals { $m } damage.
power-brewess-ladle = Brewess Ladle
    .text = Once a fight: reveal { $n } potions and use one of them at once, outside your limit; all are discarded.
power-bruxa-scream = Bruxa Scream
    .text = Once a fight, while the opponent's life pool holds at most { $m } cards: deal { $n } damage.
power-striga-talon = Striga Talon
    .text = Once a fight: shield +{ $n } for every 2 cards in your hand.
power-yghern-carapace = Yghern Carapace
    .text = Once a fight: an attack deals you { $n } damage less.
power-glustyworp-barb = Glustyworp Barb
    .text = Once a fight: a combo of one card deals its damage twice, at most { $n } extra; draw { $m } less.
power-leshen-antlers = Leshen Antlers
    .text = Once a fight: after its card is revealed you choose the monster's attack.

fight-card = Monster's attack
    .text = Charge: { $charge }. Bite: { $bite }.
attack-damage = { $n } damage
attack-attribute = damage equal to your { $attribute }
attack-weaken = { $n ->
    [0] { $attribute } −1
   *[other] { $attribute } −1 and { $n } damage
}
attack-trash = trash a hand card
attack-random = discard { $n } random hand { $n ->
        [one] card
       *[other] cards
    }
