"""Our games in OpenSpiel, by OpenSpiel's own tests. They run where it is installed (`make peers-suites`)."""

import random

import numpy as np
import pytest

from fabletable.games import BUILT_IN, find

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed here: make peers-suites")

from fabletable.adapters.openspiel import NAME  # noqa: E402 only where there is an OpenSpiel

TABLES = [
    (key, players) for key in BUILT_IN for players in range(max(2, find(key).players[0]), find(key).players[1] + 1)
]


def load(game, players):
    return pyspiel.load_game(NAME, {"game": game, "players": players})


def in_play(game, decisions):
    state = game.new_initial_state()
    luck = random.Random(decisions)
    while state.is_chance_node():
        state.apply_action(luck.randrange(256))
    for _ in range(decisions):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_games_with_serialisation(game, players):
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough():
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(f"{NAME}(game=diceforge,players=2)", None, seed=5)
    assert "IsTerminal() = True" in text


def test_options_reach_the_game():
    game = pyspiel.load_game(NAME, {"game": "diceforge", "players": 2, "options": "feats=alternates"})
    state = in_play(game, 0)
    assert state.counted.match.options["feats"] == "alternates"


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_resampled_state_looks_the_same_to_the_player_and_has_other_luck(game):
    state = in_play(load(game, 2), 12)
    player = state.current_player()
    again = state.resample_from_infostate(player, random.Random(1).random)
    assert again.legal_actions() == state.legal_actions()
    assert np.array_equal(again.counted.observed(player), state.counted.observed(player))
    assert again.counted.match.table.chance.mark() != state.counted.match.table.chance.mark()
    with pytest.raises(TypeError, match="resampled"):
        again.serialize()


def test_clones_go_their_own_ways():
    state = in_play(load("prophecy", 3), 20)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert str(clone) != str(state)
    assert str(clone).startswith(str(state))
