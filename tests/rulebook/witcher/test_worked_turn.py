"""Rulebook, "A player's full turn": the example for two players, card by card."""

from fabletable.games.witcher.board import TERRAINS
from tests.rulebook.witcher.arranged import StagedWorld, top_potion


def bear_at_vengerberg():
    """Set up a Bear of level II at Vengerberg: 4 gold, a Blizzard, the Trail of the mountain monster, four cards."""
    play = StagedWorld("bear", "wolf", lairs={"mountain": ("archespore", 2)})
    play.set(
        place=8,
        gold=4,
        level=2,
        attributes=[3, 2, 2, 3],
        shield=2,
        potions=["blizzard"],
        trails=["mountain"],
        hand=["bear-cleave-2", "bear-yrden-2", "bear-yrden-1", "bear-cleave-1"],
        deck=[
            "bear-quick-slash-1",
            "magic-trap-2",
            "intense-aard-2",
            "bear-quick-slash-2",
            "bear-aard-1",
            "crushing-blow-1",
            "bear-shove-1",
            "bear-shove-2",
            "bear-aard-2",
            "whirl-1",
        ],
    )
    play.set(1, place=3, gold=2)
    return top_potion(play, "black-blood")


def test_phase_one_step_by_step():
    play = bear_at_vengerberg()
    assert "action" not in play.keys, "the first thing in the turn must be a move"
    assert play.barred["action"] == "why-move-first"

    play.choose("place-4", "bear-cleave-2")  # a water card to Ban Ard
    assert play.hero().place == 4
    play.choose("action")  # Alchemy 2 is not above witcher level 2
    assert play.hero().attributes == [3, 2, 3, 3]
    assert [potion.name for potion in play.hero().potions] == ["blizzard", "black-blood"]

    play.choose("place-3", "bear-yrden-2")  # a mountain card to Kaer Morhen
    play.load(5, 5, 2, 2, 1, 4, 4, 4, 1, 3)
    play.choose("poker-1")
    assert (play.hero(0).gold, play.hero(1).gold) == (3, 1)
    assert (play.asked, play.seat) == ("ask-reroll", 1), "the inactive player rolls again first"
    play.load(1, 1)
    play.choose("die-1-3", "die-1-4", "done")  # four of the three fours and a pair of ones
    assert play.seat == 0
    play.load(6, 2, 3)
    play.choose("die-0-0", "die-0-2", "die-0-4", "done")
    assert (play.hero(0).gold, play.hero(1).gold) == (3, 4), "the full house wins the pot of three"

    play.choose("action")  # not his own school: no Special
    assert play.keys == ["train-defence"], "Combat and Alchemy would cost 4; his Special is taught elsewhere"
    play.choose("train-defence")
    bear = play.hero()
    assert bear.gold == 0, "reaching III costs 3 gold"
    assert (bear.attributes[1], bear.shield, bear.shield_limit) == (3, 3, 3)
    assert bear.level == 3, "all four attributes have reached III"
    assert [card.key for card in bear.hand] == ["bear-yrden-1", "bear-cleave-1", "bear-quick-slash-1"], "draws a card"

    play.choose("place-2", "bear-quick-slash-1")  # a universal card to Hengfors
    play.choose("action")
    assert play.hero().gold == 1
    assert play.keys == ["forest", "water", "done"], "he has the mountain's Trail already"
    play.choose("water")
    (token,) = play.hero().tracking
    assert token.terrain == "water"
    assert len(play.hero().hand) == 2


def in_the_fight():
    """Set the same Bear at Hengfors with two cards in hand, face to face with Archespore."""
    play = bear_at_vengerberg()
    play.set(
        place=2,
        gold=1,
        level=3,
        attributes=[3, 3, 3, 3],
        shield=3,
        hand=["bear-yrden-1", "bear-cleave-1"],
        potions=["blizzard", "black-blood"],
    )
    play.choose("phase-two", "archespore")
    assert play.asked == "ask-lose-potion", "Archespore wants an unused potion before the fight"
    black_blood = next(key for key in play.keys if key.startswith("black-blood"))
    play.choose(black_blood)
    return play


def test_phase_two_the_fight():
    play = in_the_fight()
    assert [potion.name for potion in play.hero().potions] == ["blizzard"]
    assert len(play.fight.pool.cards) == 12
    assert len(play.hero().hand) == 2, "the two hand cards are not shuffled into the life pool"
    assert play.fight.to_move == 0, "with the Trail he takes the first turn"
    play.pool(5, 6, 8, 12, 1, 2, 3, 7, 9, 4, 10, 11)
    play.set(
        deck=[
            "intense-aard-2",
            "bear-quick-slash-2",
            "bear-aard-1",
            "bear-shove-1",
            "bear-shove-2",
            "magic-trap-2",
            "crushing-blow-1",
            "bear-aard-2",
            "whirl-1",
            "bear-quick-slash-1",
        ],
        discard=[],
    )

    play.choose("to-combo", "bear-yrden-1", "bear-cleave-1")  # 2 damage and 1 from the red link; draw +1 -1
    assert len(play.fight.pool.cards) == 9
    assert [card.key for card in play.hero().hand] == ["intense-aard-2", "bear-quick-slash-2", "bear-aard-1"]
    assert [card.key for card in play.hero().discard] == ["bear-yrden-1", "bear-cleave-1"]

    assert (play.asked, play.seat) == ("ask-attack", 1)
    play.choose("bite")  # fight card 12: five damage
    bear = play.hero()
    assert bear.shield == 1, "three shields gone, then Armour of level III lifts it by 1 when his turn begins"
    assert [card.key for card in bear.discard[-2:]] == ["bear-shove-1", "bear-shove-2"]
    assert [card.key for card in bear.hand[-2:]] == ["magic-trap-2", "crushing-blow-1"], "and draws two"
    assert len(bear.hand) == 5
    assert "skill-bear" in play.fight.fighters[0].used

    play.choose(play.hero().potions[0].key)  # Blizzard
    play.choose("magic-trap-2", "intense-aard-2", "bear-quick-slash-2")
    assert play.asked == "ask-combo-extra", "Quick Slash has no link; Blizzard lets one more card follow"
    play.choose("bear-aard-1")
    bear = play.hero()
    assert len(play.fight.pool.cards) == 3, "eight cards were left, five damage"
    assert bear.shield == 2
    assert bear.hand[1].key == "bear-shove-2", "the top of the discard pile, where this combo was not yet"
    assert len(bear.hand) == 5, "one kept, one taken back, three drawn"

    play.choose("bite")  # fight card 4: Alchemy falls; level I adds no damage
    assert play.hero().attributes == [3, 3, 2, 3]
    assert play.hero().shield == 2
    assert len(play.fight.pool.cards) == 2
    play.choose("crushing-blow-1")
    assert [trophy.key for trophy in play.hero().trophies] == ["archespore"]


def test_after_the_fight_and_phase_three():
    play = in_the_fight()
    play.pool(5, 6)
    play.set(hand=["crushing-blow-1", "bear-cleave-1"], gold=1)
    play.market("whirl-1", "rend-1", "rend-2", "precise-cut-1", "rend-3", "lightning-reflexes-1")
    potion = play.hero().potions[0]
    play.choose(potion.key, "crushing-blow-1")
    assert play.asked in ("ask-combo-extra", "ask-trash")
    if play.asked == "ask-combo-extra":
        play.choose("done")
    bear = play.hero()
    assert potion in play.table.potion_discard, "used potions are discarded after the fight"
    assert bear.gold == 3, "2 gold for the slain monster"
    assert bear.reputation == 1
    assert [trophy.key for trophy in bear.trophies] == ["archespore"]
    assert play.asked == "ask-trash", "fatigue: one of all his cards"
    cards = len(play.keys)
    play.choose("bear-cleave-1")
    bear = play.hero()
    assert len(bear.deck.cards) + len(bear.hand) + len(bear.discard) == cards - 1
    assert bear.shield == 3, "the shield rises to Defence again"
    lair = next(lair for lair in play.table.lairs if lair.terrain == "mountain")
    assert lair.monster.level == 2, "one level higher"
    assert bear.trails == [], "the Trail of the slain monster is gone"

    assert len(bear.hand) == 3
    assert play.asked == "ask-market"
    play.choose("lightning-reflexes-1")  # cost 2, but the rightmost place is 1 cheaper
    assert play.asked == "ask-discard"
    play.choose(play.keys[0])
    bear = play.hero()
    assert len(bear.hand) == 3
    assert bear.hand[-1].key == "lightning-reflexes-1"
    assert len(bear.discard) == 1
    assert [card.key for card in play.table.market[1:]] == ["whirl-1", "rend-1", "rend-2", "precise-cut-1", "rend-3"]
    assert play.table.active == 1
    assert set(TERRAINS) == set(play.table.supply)
