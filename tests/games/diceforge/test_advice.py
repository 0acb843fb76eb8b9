"""The advice for bots is worth following."""

from __future__ import annotations

import pytest

from fabletable.bots import make_bot, play_on
from fabletable.games.diceforge import GAME
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Chance
from fabletable.kernel.match import start
from tests.rulebook.diceforge.arranged import at_action, feat, give, play


def scores(bots: list[str], seed: str, feats: str = "introductory") -> list[int]:
    match = start(GAME, len(bots), seed, {"feats": feats})
    play_on(match, {seat: make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)})
    assert match.result is not None
    return match.result.scores


@pytest.mark.parametrize("feats", ["introductory", "alternates"])
def test_greedy_beats_random(feats):
    won = 0
    for number in range(20):
        greedy = number % 2
        bots = ["random", "random"]
        bots[greedy] = "greedy"
        found = scores(bots, f"duel-{number}", feats)
        won += found[greedy] > found[1 - greedy]
    assert won >= 19


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_plays_well_among_its_like(players):
    found = [score for number in range(4) for score in scores(["greedy"] * players, f"like-{number}")]
    assert sum(found) / len(found) > 90, "what people with some practice reach"


def weighed(game) -> dict[str, float]:
    decision = game.decision
    weights = GAME.policy(game.table, decision)
    assert weights is not None
    return dict(zip(game.keys, weights, strict=True))


def test_gold_early_and_glory_late():
    def early(table):
        at_action(table)
        give(table, 0, gold=8)

    def late(table):
        at_action(table)
        give(table, 0, gold=8)
        table.round = 9

    first = weighed(play(4, early))
    last = weighed(play(4, late))
    assert first["gold-3"] > first["pass"]
    assert last["glory-3"] > last["gold-3"]


def test_the_last_shards_buy_the_most_glory():
    def arrange(table):
        at_action(table, active=3)
        table.round = 9
        give(table, 3, sun=6, moon=6)

    weights = weighed(play(4, arrange))
    assert max(weights, key=lambda key: weights[key]) == "hydra"


def test_a_finished_position_is_worth_its_score():
    table = GAME.set_up(3, {"feats": "introductory"}, Chance("worth"))
    table.round = table.rounds + 1
    table.heroes[0].glory = 50
    assert isinstance(table, ForgeTable)
    table.heroes[1].deeds = (feat("hydra"),)
    worths = [GAME.value(table, seat) for seat in range(3)]
    assert worths[0] > worths[1] > worths[2]


def test_a_triton_is_spent_once_it_lets_the_hero_do_something_better():
    """Two suns more are enough for the Hydra; without any use it is kept."""

    def useful(table):
        at_action(table)
        give(table, 0, sun=3, moon=5, tritons=1)
        table.round = 8

    def useless(table):
        at_action(table)
        give(table, 0, sun=6, moon=6, tritons=1)

    weights = weighed(play(4, useful))
    assert max(weights, key=lambda key: weights[key]) == "spend-triton"
    game = play(4, useful).choose("spend-triton")
    gifts = weighed(game)
    assert max(gifts, key=lambda key: gifts[key]) == "sun"
    weights = weighed(play(4, useless))
    assert weights["spend-triton"] < max(weights.values())


def test_a_triton_gives_the_gold_for_the_face_that_is_wanted():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=6, tritons=1)

    gifts = weighed(play(4, arrange).choose("spend-triton"))
    assert max(gifts, key=lambda key: gifts[key]) == "gold"


def test_no_triton_is_left_after_the_last_turn():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=1, tritons=1)
        table.round = table.rounds

    weights = weighed(play(4, arrange))
    assert max(weights, key=lambda key: weights[key]) == "spend-triton"


@pytest.mark.parametrize(
    ("gold", "best"),
    [
        (12, "ship-first"),  # all six would be lost
        (8, "other-first"),  # two of six are lost, but twelve buy what eight cannot
    ],
)
def test_the_order_beside_a_ship_depends_on_what_is_to_be_had(gold, best):
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="gold-6", gold=gold)

    weights = weighed(play(4, arrange))
    assert max(weights, key=lambda key: weights[key]) == best


def test_a_turn_is_not_passed_for_a_little_gold():
    """Late in the game a face hardly pays for itself; doing nothing pays less."""

    def arrange(table):
        at_action(table, active=2)
        give(table, 2, "elder", gold=3)
        table.round = 9

    weights = weighed(play(3, arrange))
    assert max(weights, key=lambda key: weights[key]) != "pass"
