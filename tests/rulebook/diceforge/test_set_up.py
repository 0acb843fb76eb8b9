"""Rulebook: Setting up the game, for two, three and four players, and choosing other feats."""

from __future__ import annotations

from collections import Counter

import pytest

import fabletable
from fabletable.games.diceforge.cards.faces import GARDENS, SQUARES, supply
from fabletable.games.diceforge.cards.feats import FEATS, sets, slots
from fabletable.games.diceforge.kinds import ALTERNATE
from fabletable.games.diceforge.rules.set_up import set_up
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Chance, Refused

INTRODUCTORY = [feats[0] for feats in slots(())]


def table_for(players: int, seed: str = "set-up") -> ForgeTable:
    return set_up(players, INTRODUCTORY, supply(()), Chance(seed))


@pytest.mark.parametrize(("players", "gold"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_starting_gold_by_turn_order(players, gold):
    table = table_for(players)
    assert [hero.gold for hero in table.heroes] == gold
    assert all(hero.sun == hero.moon == hero.glory == 0 for hero in table.heroes)


@pytest.mark.parametrize(("players", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_number_of_rounds(players, rounds):
    assert table_for(players).rounds == rounds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_cards_in_each_stack_as_heroes(players):
    assert [len(pile) for pile in table_for(players).piles] == [players] * 15


@pytest.mark.parametrize("players", [3, 4])
def test_four_faces_on_each_square(players):
    table = table_for(players)
    assert [sum(table.left(face) for face in square) for square in SQUARES] == [4] * 10
    assert not table.box


def test_two_faces_of_each_square_are_taken_out_by_chance_when_two_play():
    seen = set()
    for seed in range(60):
        table = table_for(2, str(seed))
        assert [sum(table.left(face) for face in square) for square in SQUARES] == [2] * 10
        assert len(table.box) == 20
        seen.add(tuple(table.left(face) for face in SQUARES[4]))
    assert len(seen) == 6, "any two of the four different faces may stay"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_gardens_are_always_full(players):
    table = table_for(players)
    assert sum(table.left(face) for face in GARDENS) == 20


def test_a_hundred_and_eight_faces():
    table = table_for(4)
    on_dice = [face.key for hero in table.heroes for face in [*hero.sun_die.faces, *hero.moon_die.faces]]
    assert Counter(on_dice) == {"gold-1": 36, "sun-1": 4, "moon-1": 4, "glory-2": 4}
    assert sum(table.left(face) for face in table.supply.shop) == 40
    assert len(on_dice) + sum(table.temple) == 108


def test_prices_of_the_sanctuary():
    prices = {2: [], 3: [], 4: [], 5: [], 6: [], 8: [], 12: []}
    for square in SQUARES:
        assert len({face.price for face in square}) == 1
        prices[square[0].price].append([face.key for face in square])
    assert prices == {
        2: [["gold-3"], ["moon-1"]],
        3: [["gold-4"], ["sun-1"]],
        4: [["gold-6", "any-1", "glory-sun", "gold-moon"]],
        5: [["gold-or-glory"]],
        6: [["moon-2"]],
        8: [["sun-2"], ["glory-3"]],
        12: [["glory-4", "glory-moon", "any-2", "all-1"]],
    }


def test_twenty_four_sets_for_fifteen_slots():
    assert len(sets()) == 24
    assert sum(feat.game == ALTERNATE for feat in sets()) == 9
    assert len(FEATS) == 27, "the boars have four colours"
    for feats in slots(()):
        assert len({(feat.sun, feat.moon, feat.portal) for feat in feats}) == 1, "an alternate costs the same"


PAIRS = {
    "hind": "bear",
    "satyrs": "boar",
    "ferryman": "cerberus",
    "cancer": "sentinel",
    "hydra": "typhon",
    "sphinx": "cyclops",
    "gorgon": "triton",
    "owl": "ship",
    "minotaur": "shield",
}
"""Introductory sets and their alternates."""


def test_six_sets_are_in_every_game_and_nine_have_an_alternate():
    pairs = [feats for feats in slots(()) if len(feats) == 2]
    assert {feats[0].name: feats[1].name for feats in pairs} == PAIRS
    always = {feats[0].name for feats in slots(()) if len(feats) == 1}
    assert always == {"hammer", "chest", "helmet", "mirror", "elder", "spirits"}


def feats_of(option: object, seed: str = "feats") -> list[str]:
    match = fabletable.start("diceforge", players=3, seed=seed, options={"feats": option})
    assert isinstance(match.table, ForgeTable)
    return [feat.name for feat in match.table.sets]


def test_introductory_alternate_and_random_feats():
    introductory = [feats[0].name for feats in slots(())]
    alternates = [feats[-1].name for feats in slots(())]
    assert feats_of("introductory") == introductory
    assert feats_of("alternates") == alternates
    assert sum(one != two for one, two in zip(introductory, alternates, strict=True)) == 9
    mixed = {tuple(feats_of("random", str(seed))) for seed in range(8)}
    assert len(mixed) > 4
    for feats in mixed:
        for feat, slot in zip(feats, slots(()), strict=True):
            assert feat in [each.name for each in slot]


def test_chosen_feats():
    chosen = [feats[-1 if slot % 2 else 0].name for slot, feats in enumerate(slots(()))]
    assert feats_of(chosen) == chosen
    assert feats_of("+".join(chosen)) == chosen
    assert feats_of(chosen[::-1]) == chosen, "in whatever order they are named"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda feats: feats[1:], "why-feats-slot"),
        (lambda feats: [*feats, "bear"], "why-feats-slot"),
        (lambda feats: [*feats, "hind"], "why-feats-slot"),
        (lambda feats: [*feats, "random"], "why-feats-word"),
        (lambda feats: [*feats, "harpy"], "why-bad-option"),
        (lambda feats: "hammer", "why-feats-slot"),
    ],
)
def test_a_wrong_list_of_feats_is_refused_with_a_reason(change, code):
    with pytest.raises(Refused) as no:
        feats_of(change([feats[0].name for feats in slots(())]))
    assert no.value.code == code


def test_boars_lie_in_the_order_of_their_colours():
    match = fabletable.start("diceforge", players=3, seed="boars", options={"feats": "alternates"})
    assert isinstance(match.table, ForgeTable)
    assert [card.key for card in match.table.piles[3]] == ["boar-green", "boar-yellow", "boar-red"]
