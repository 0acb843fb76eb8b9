"""Two runs: equal ones are not called different, a planted effect is found, and what is needed is said."""

import numpy as np
import pytest

import fabletable
from fabletable.kernel import Message
from fabletable.lab import GameRow, simulate
from fabletable.lab.compare import compare


def made_up(seed, games, luck, edge=0.0):
    """Make up a run of two players whose first seat wins half of the games, and ``edge`` more."""
    outcome = simulate("lanterns", games=1, seed=seed)
    rows = []
    for index in range(games):
        scores = [int(score) for score in luck.normal(30, 6, 2)]
        winner = 0 if luck.random() < 0.5 + edge else 1
        heroes = ["hero-owl", "hero-fox"] if luck.random() < 0.5 else ["hero-fox", "hero-owl"]
        rows.append(GameRow(index, ["random"] * 2, int(luck.normal(90, 9)), [winner], scores, heroes=heroes))
    outcome.rows = rows
    outcome.names = {"hero-owl": Message("hero-owl"), "hero-fox": Message("hero-fox")}
    return outcome


def told(comparison, *verdicts, risen=False):
    found = [one for one in comparison.differences if one.verdict in verdicts]
    return [one.name for one in found if not risen or one.b > one.a]


@pytest.mark.parametrize("seeds", [("s", "s"), ("s", "t")], ids=["paired", "not paired"])
def test_equal_runs_are_not_called_different(seeds):
    """Any of ten measures, in any of 100 tries: at most 5 may be luck that looks like an effect."""
    luck = np.random.default_rng(7)
    wrong = 0
    for _ in range(100):
        a, b = (made_up(seed, 120, luck) for seed in seeds)
        wrong += bool(told(compare(a, b), "different", "size-unsure"))
    assert wrong <= 5


def test_equal_runs_of_a_real_game_are_not_called_different():
    runs = [simulate("lanterns", games=60, players=3, bots=["random"], seed=seed) for seed in ("s", "t", "s")]
    assert told(compare(*runs[:2]), "different", "size-unsure") == []
    same = compare(runs[0], runs[2])
    assert told(same, "different", "size-unsure") == []
    assert same.paired == 60
    assert {one.alone.mid for one in same.differences} == {0.0}


def test_a_planted_effect_is_found_and_nothing_else():
    luck = np.random.default_rng(8)
    a, b = made_up("s", 400, luck), made_up("t", 400, luck, edge=0.25)
    assert {message.args["n"] for message in told(compare(a, b), "different")} == {1, 2}


def test_own_numbers_that_favour_one_hero_are_found():
    """The Wolf's own attacks hit far too hard: the Wolf is found to win more, and of the others none."""
    settings = {"games": 60, "players": 5, "bots": ["random"], "seed": "s", "heroes": True}
    attacks = [f"wolf-{attack}-{copy}" for attack in ("cleave", "quick-slash", "shove") for copy in (1, 2)]
    tweaks = {card: {"damage": 6} for card in attacks}
    comparison = compare(simulate("witcher", **settings), simulate("witcher", options={"tweaks": tweaks}, **settings))
    assert [message.id for message in comparison.changed] == ["changed-numbers"]
    found = [
        one for one in comparison.differences if one.verdict in ("different", "size-unsure") and "hero" in one.name.args
    ]
    assert [one.name.args["hero"].id for one in found if one.b > one.a] == ["school-wolf.witcher"]


def test_two_bots_are_compared_by_their_place():
    runs = [simulate("lanterns", games=40, players=2, bots=[bot, "random"], seed="s") for bot in ("random", "greedy")]
    comparison = compare(*runs)
    first = comparison.differences[0]
    assert first.name == Message("measure-bots", {"a": "random", "b": "greedy"})
    assert first.b > first.a
    assert [message.id for message in comparison.changed] == ["changed-bots"]


def test_what_is_not_sure_says_how_many_more_games():
    luck = np.random.default_rng(9)
    comparison = compare(made_up("s", 100, luck), made_up("s", 100, luck, edge=0.06))
    unsure = [one for one in comparison.differences if one.verdict == "unknown"]
    assert unsure
    assert all(one.more is None or one.more > 0 for one in unsure)


def test_only_runs_of_one_game_are_compared():
    with pytest.raises(fabletable.Refused) as no:
        compare(simulate("lanterns", games=1), simulate("diceforge", games=1))
    assert no.value.code == "why-other-game"
