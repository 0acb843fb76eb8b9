"""Rulebook, Fights with monsters: life pool, the monster's turn, damage, outcome."""

import pytest

from fabletable.games.witcher.table import OldWorld
from tests.rulebook.witcher.arranged import StagedWorld


def test_the_life_pool_is_deck_and_discards_and_the_hand_stays():
    play = StagedWorld("wolf", "bear")
    play.set(discard=["wolf-aard-1", "wolf-aard-2"])
    cards = len(play.hero().deck.cards) + 2
    play.hunt(hand=["wolf-cleave-1"], trails=["forest"])
    total = len(play.hero().deck.cards) + len(play.hero().hand) + len(play.hero().discard)
    assert total >= cards
    assert len(play.fight.pool.cards) <= 11, "Barghest has 11 life"


def test_without_a_trail_the_monster_strikes_first_and_the_right_hand_neighbour_chooses():
    play = StagedWorld("wolf", "bear", "cat", lairs={"forest": ("barghest", 16)})
    play.hunt(hand=["wolf-cleave-1"])
    assert (play.asked, play.seat) == ("ask-attack", 2)
    assert play.keys == ["charge", "bite"]


def test_damage_takes_shield_then_deck_then_hand():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2", "rend-1"], attributes=[1, 3, 1, 1], shield=3)
    play.set(shield=2, deck=["rend-2"], discard=[], hand=["wolf-aard-1", "wolf-aard-2", "rend-1", "rend-3"])
    play.pool(12, 1, 2, 3)
    play.choose("bite")  # five damage
    assert play.hero().shield == 0
    assert play.asked == "ask-discard", "two hand cards of his choice"
    play.choose("wolf-aard-1", "rend-1")
    assert [card.key for card in play.hero().discard] == ["rend-2", "wolf-aard-1", "rend-1"]
    assert [line.id for line in play.match.log(0)[-4:]].count("lost-from-hand") == 2, "damage is lost, not discarded"
    assert not play.fight.is_over()


ATTACKS = [
    (1, "charge", 3),
    (1, "bite", 2),  # Defence II
    (5, "charge", 2),
    (7, "bite", 1),  # Alchemy I
    (9, "bite", 3),  # Combat III
    (10, "bite", 4),  # Special IV
    (11, "bite", 3),  # monster level I and 2
    (12, "bite", 5),
    (17, "charge", 5),
    (20, "charge", 3),
]


@pytest.mark.parametrize(("card", "attack", "damage"), ATTACKS)
def test_what_the_fight_cards_do(card, attack, damage):
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"], attributes=[3, 2, 1, 4], level=1, shield=2)
    play.set(shield=0)
    play.pool(card, 2, 3, 4)
    deck = len(play.hero().deck.cards)
    play.choose(attack)
    assert len(play.hero().discard) == damage
    assert len(play.hero().deck.cards) == deck - damage


@pytest.mark.parametrize(("card", "attribute"), [(3, 0), (4, 2), (20, 1)])
def test_a_bite_may_weaken(card, attribute):
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"], attributes=[3, 3, 3, 3], shield=3)
    play.pool(card, 1, 2)
    play.choose("bite")
    assert play.hero().attributes[attribute] == 2
    assert play.hero().discard == [], "level I adds no damage"


def test_a_charge_may_trash_a_hand_card_or_the_top_of_the_deck():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"])
    play.pool(2, 1, 3)
    play.choose("charge")
    assert play.asked == "ask-trash-hand"
    play.choose("wolf-aard-2")
    assert any(thing.key == "wolf-aard-2" for thing in play.table.gone)
    empty = StagedWorld("wolf", "bear")
    empty.hunt(hand=["wolf-aard-1"])
    empty.set(hand=[], deck=["wolf-cleave-1", "wolf-cleave-2"], discard=[])
    empty.pool(2, 1, 3)
    empty.choose("charge")
    assert any(thing.key == "wolf-cleave-1" for thing in empty.table.gone)


def test_random_cards_by_monster_level_and_the_shortfall_from_the_deck():
    play = StagedWorld("wolf", "bear", lairs={"forest": ("griffin", 16)})
    play.hunt(hand=["wolf-aard-1"])
    play.set(deck=["wolf-cleave-1", "wolf-cleave-2", "rend-1"], discard=[])
    play.pool(8, 1, 3)
    play.choose("charge")  # level II: two cards
    assert [card.key for card in play.hero().discard] == ["wolf-aard-1", "wolf-cleave-1"]


def test_slaying_brings_gold_trophy_and_a_stronger_monster():
    play = StagedWorld("wolf", "bear")
    play.set(1, trails=["forest"])
    play.hunt(hand=["crushing-blow-1", "wolf-aard-1"], gold=0, trails=["forest"])
    play.pool(1, 2)
    play.choose("crushing-blow-1")
    assert play.asked == "ask-trash"
    wolf = play.hero()
    assert wolf.gold == 2
    assert wolf.reputation == 1
    play.choose(play.keys[0])  # fatigue first, then the new monster
    lair = play.table.lairs[0]
    assert lair.monster.level == 2
    assert wolf.trails == []
    assert play.hero(1).trails == [], "everyone's Trails of the terrain go back"


def outcome(left: int):
    """Knock the witcher out while the monster has so many cards left."""
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1"], gold=0)
    play.set(hand=["wolf-aard-1"], deck=["wolf-cleave-1"], discard=[], shield=0)
    play.pool(*[12, 1, 2, 3][: left + 1])
    return play.choose("bite")


def test_driven_away_with_at_most_one_card_left():
    for left in (0, 1):
        play = outcome(left)
        assert play.asked == "ask-add-card"
        assert play.hero().gold == 2
        play.choose(play.keys[0])
        assert play.table.lairs[0].monster.key != "barghest"
        assert play.table.lairs[0].monster.level == 1, "the same level again"
        assert [monster.key for monster in play.table.driven] == ["barghest"]
        assert play.hero().reputation == 0


def test_total_defeat_with_two_or_more_left():
    play = outcome(2)
    assert play.hero().gold == 0
    assert play.hero().has_trail("forest")
    play.choose(play.keys[0])
    assert play.table.lairs[0].monster.key == "barghest", "it stays and recovers"
    assert len(play.hero().hand) == 2, "one card fewer in Phase III"


def test_after_any_fight_all_cards_are_one_deck_and_the_shield_is_up():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1"], attributes=[1, 3, 1, 1], shield=3)
    play.set(hand=["wolf-aard-1"], deck=["wolf-cleave-1"], discard=["rend-1"], shield=0)
    play.pool(12, 1, 2)
    play.choose("bite")
    play.choose(play.keys[0])  # the card of cost 0
    assert play.hero().shield == 3
    assert len(play.table.fight_deck) == 20


def test_level_one_monsters_of_the_reserve_come_first_with_four_players():
    play = StagedWorld("wolf", "bear", "cat", "viper")

    def reserve(table: OldWorld) -> None:
        table.reserve.append(table.monsters[0].pop())

    play.arrange(reserve)
    waiting = play.table.reserve[0].key
    play.hunt(hand=["crushing-blow-1", "wolf-aard-1"], trails=["forest"])
    play.pool(1, 2)
    play.choose("crushing-blow-1")
    play.choose(play.keys[0])
    assert play.table.lairs[0].monster.key == waiting
    assert play.table.reserve == []


@pytest.mark.parametrize(("reputation", "trashed"), [(0, 1), (1, 2), (2, 3)])
def test_fatigue_grows_with_each_trophy(reputation, trashed):
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["crushing-blow-1", "wolf-aard-1"], trails=["forest"], reputation=reputation)
    play.pool(1, 2)
    play.choose("crushing-blow-1")
    before = len(play.keys)
    for _ in range(trashed):
        assert play.asked == "ask-trash"
        play.choose(play.keys[0])
    assert play.asked != "ask-trash"
    wolf = play.hero()
    assert len(wolf.deck.cards) + len(wolf.hand) + len(wolf.discard) == before - trashed


def test_the_fourth_trophy_wins_at_once():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["crushing-blow-1", "wolf-aard-1"], trails=["forest"], reputation=3)
    play.pool(1, 2)
    play.choose("crushing-blow-1")
    assert play.match.over
    assert play.match.result.winners == [0]
