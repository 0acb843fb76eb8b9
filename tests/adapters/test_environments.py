"""Agents of other people's libraries at our tables; `make peers-suites` runs those libraries' own suites over more."""

import types

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from fabletable.adapters import pettingzoo
from fabletable.adapters.gymnasium import SeatEnv
from fabletable.adapters.many import ManyTables
from fabletable.games import BUILT_IN, find
from fabletable.kernel import Refused

TABLES = [(key, find(key).players[0] if key != "witcher" else 2) for key in BUILT_IN] + [("diceforge", 4)]


@pytest.fixture(params=TABLES, ids=[f"{game}-{players}p" for game, players in TABLES])
def table(request):
    return request.param


def legal(mask, rng):
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_accepts_the_table(table):
    api_test(pettingzoo.env(*table), num_cycles=100)
    seed_test(lambda: pettingzoo.env(*table), num_cycles=20)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_accepts_everyone_acting_at_once(table):
    def at_once(max_cycles):
        return pettingzoo.parallel_env(*table, max_cycles=max_cycles)

    max_cycles_test(
        types.SimpleNamespace(parallel_env=at_once, env=lambda max_cycles: parallel_to_aec(at_once(max_cycles)))
    )


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_accepts_a_seat(table):
    game, players = table
    check_env(SeatEnv(game, players, bots=["random"]), skip_render_check=True)


def test_a_whole_game_ends_with_the_victory_shared_out():
    env = pettingzoo.env("diceforge", players=3)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else legal(seen["action_mask"], rng))
    assert sum(total.values()) == pytest.approx(1.0)


def test_what_may_not_be_chosen_is_refused_and_changes_nothing():
    env = pettingzoo.env("diceforge")
    env.reset(seed=1)
    seen, *_ = env.last()
    with pytest.raises(Refused, match="why-no-such-choice"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert np.array_equal(env.last()[0]["observation"], seen["observation"])

    seat = SeatEnv("diceforge", bots=["random"])
    seen, info = seat.reset(seed=1)
    again, reward, over, cut, said = seat.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert said["refused"] == "why-no-such-choice"
    assert np.array_equal(again, seen)
    assert (reward, over, cut) == (0.0, False, False)


def test_a_seat_plays_to_the_end_against_greedy():
    env = SeatEnv("diceforge", players=3, bots=["greedy", "random"], seat=1)
    _, info = env.reset(seed=3)
    rng = np.random.default_rng(3)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(legal(info["action_mask"], rng))
    assert 0.0 <= reward <= 1.0


def test_a_seat_asks_for_as_many_bots_as_there_are_others():
    with pytest.raises(Refused, match="why-bot-count"):
        SeatEnv("diceforge", players=3, bots=["greedy", "greedy", "greedy"])
    with pytest.raises(Refused, match="why-not-at-the-table"):
        SeatEnv("diceforge", players=3, seat=3)


def test_many_tables_play_like_one(table):
    """Side by side they see and offer what each would alone, and a finished one goes on with the next game."""
    game, players = table
    many = ManyTables(game, 3, players, seed="side by side")
    alone = pettingzoo.CountedMatch(game, players, None)
    alone.deal("side by side/1")
    rng = np.random.default_rng(2)
    for _ in range(60):
        assert many.seats[1] == alone.seat
        assert np.array_equal(many.observed[1], alone.observed(alone.seat))
        assert np.array_equal(many.masks[1], alone.mask(alone.seat))
        places = [legal(mask, rng) for mask in many.masks]
        alone.take(places[1])
        many.step(places)
        if many.over[1]:
            assert alone.seat is None
            assert many.shares[1].tolist() == pytest.approx(alone.shares())
            return


def test_many_tables_never_stop():
    many = ManyTables("diceforge", 4, seed="on and on")
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(400):
        many.step([legal(mask, rng) for mask in many.masks])
        ended += int(many.over.sum())
    assert ended > 3


def test_many_tables_refuse_what_is_not_offered():
    many = ManyTables("diceforge", 1)
    with pytest.raises(Refused, match="why-no-such-choice"):
        many.step([int(np.flatnonzero(many.masks[0] == 0)[0])])
