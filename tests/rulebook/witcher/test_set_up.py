"""Rulebook, Setup: for one to five players."""

from collections import Counter

import pytest

import fabletable
from fabletable.kernel import Chance


def begun(players, seed="set-up"):
    """Play the draft, up to the first turn."""
    match = fabletable.start("witcher", players, seed)
    chance = Chance(seed)
    while match.table.now in ("draft", "terrain", "bonus"):
        match.take(chance.one_of(match.decision.options))
    return match


def test_what_is_in_the_box():
    box = fabletable.start("witcher", 2, "box").table.box
    assert len(box.actions) == 90
    assert Counter(card.cost for card in box.actions) == {0: 40, 1: 30, 2: 20}
    assert set(Counter(card.colour for card in box.actions).values()) == {18}
    assert [len(cards) for cards in box.starting.values()] == [10] * 5
    for cards in box.starting.values():
        assert set(Counter(card.colour for card in cards).values()) == {2}
    assert len(box.potions) == 28
    assert Counter(monster.level for monster in box.monsters) == {1: 10, 2: 12, 3: 6}
    assert len(box.fights) == 20
    assert [len(box.deck(name)) for name in ("city", "wilds", "event")] == [36, 36, 56]
    assert len(box.attribute_trophies) == 8
    assert [len(trophies) for trophies in box.school_trophies.values()] == [4] * 5


SEATS = {
    1: [(5, 3)],
    2: [(3, 2), (5, 4)],
    3: [(3, 2), (4, 4), (5, 6)],
    4: [(2, 4), (3, 5), (4, 6), (5, 7)],
    5: [(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)],
}


@pytest.mark.parametrize("players", SEATS)
def test_cards_and_gold_by_seat(players):
    table = begun(players).table
    assert [(len(witcher.hand), witcher.gold) for witcher in table.witchers] == SEATS[players]


@pytest.mark.parametrize(
    ("players", "levels", "reserve", "attribute", "school"),
    [
        (1, [1, 2, 3], 0, 1, 0),
        (2, [1, 1, 2], 0, 4, 1),
        (3, [1, 1, 1], 0, 4, 2),
        (4, [1] * 3, 1, 8, 3),
        (5, [1] * 3, 2, 8, 4),
    ],
)
def test_what_differs_by_players(players, levels, reserve, attribute, school):
    table = begun(players).table
    assert sorted(lair.monster.level for lair in table.lairs) == levels
    assert len(table.reserve) == reserve
    assert len(table.attribute_trophies) == attribute
    assert {len(witcher.school_trophies) for witcher in table.witchers} == {school}
    raised = {sum(witcher.attributes) for witcher in table.witchers}
    assert raised == ({5} if players >= 4 else {4})


def test_the_market_has_three_free_cards_on_the_right():
    table = begun(3).table
    assert len(table.market) == 6
    assert [card.cost for card in table.market[3:]] == [0, 0, 0]


def test_the_draft_goes_counter_clockwise_and_the_first_player_picks_last():
    match = fabletable.start("witcher", 4, "draft")
    order = []
    while match.table.now == "draft":
        order.append(match.decision.seat)
        assert len(match.decision.options) == 2, "two of the unused boards"
        match.take(match.decision.options[0])
    assert order == [3, 2, 1, 0]
    assert len({witcher.school.key for witcher in match.table.witchers}) == 4
    for witcher in match.table.witchers:
        assert witcher.place == witcher.school.home


def test_with_five_the_first_player_takes_the_last_board():
    match = fabletable.start("witcher", 5, "draft")
    asked = []
    while match.table.now == "draft":
        asked.append(match.decision.seat)
        match.take(match.decision.options[0])
    assert asked == [4, 3, 2, 1]


def test_two_players_the_first_says_where_level_two_dwells():
    match = fabletable.start("witcher", 2, "two")
    assert match.decision.ask == "ask-second-terrain"
    assert match.decision.seat == 0
    places = [lair.token.place for lair in match.table.lairs]
    shown = [piece.place for piece in match.scene(0).board.pieces if piece.id.startswith("lair-")]
    assert shown == [f"place-{place}" for place in places], "the tokens lie open before he chooses"
    assert all(lair.monster is None for lair in match.table.lairs)
    match.choose("water")
    assert [lair.token.place for lair in match.table.lairs] == places
    assert next(lair.monster.level for lair in match.table.lairs if lair.terrain == "water") == 2


def test_monsters_stand_at_places_of_their_terrain():
    for seed in range(20):
        for lair in begun(3, f"lairs/{seed}").table.lairs:
            assert lair.token.terrain == lair.terrain
