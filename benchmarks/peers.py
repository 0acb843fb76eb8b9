"""Fabletable beside its peers: ``make bench-peers``.

One table from one run on one core: random play through each engine's own public interface, and what one copy of a
game in progress costs where an engine can copy. Games differ, so the figures compare engines only in order of
magnitude. Time is the processor's. A peer that cannot be loaded here is listed with the reason.
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import run
from fabletable.games import find, shelf

Figures = tuple[float, float, float | None]
"""Decisions a second, games a second, microseconds a copy."""


def repeated(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        decisions += play(games)
        games += 1
    return decisions / spent, games / spent


def copy_cost(act: Callable[[], object], times: int = 500) -> float:
    began = process_time()
    for _ in range(times):
        act()
    return (process_time() - began) / times * 1e6


def fabletable_game(game: str, players: int) -> Callable[[float], Figures]:
    def measure(seconds: float) -> Figures:
        decisions, games = run.random_play(game, players, seconds)
        return decisions, games, run.microseconds(run.positions(game, players), lambda match: match.clone())

    return measure


def catanatron(seconds: float) -> Figures:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(number: int) -> int:
        random.seed(number)
        game = Game([RandomPlayer(color) for color in colors], seed=number)
        game.play()
        return len(game.state.actions)

    rates = repeated(play, seconds)
    game = Game([RandomPlayer(color) for color in colors], seed=0)
    for _ in range(60):
        game.play_tick()
    return *rates, copy_cost(game.copy)


def open_spiel(name: str) -> Callable[[float], Figures]:
    def measure(seconds: float) -> Figures:
        import pyspiel

        game = pyspiel.load_game(name)
        luck = random.Random(0)

        def advance(state: Any, most: int) -> int:
            decisions = 0
            while not state.is_terminal() and decisions < most:
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(actions, odds)[0])
                else:
                    state.apply_action(luck.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        rates = repeated(lambda number: advance(game.new_initial_state(), 10**9), seconds)
        state = game.new_initial_state()
        advance(state, 20)
        return *rates, copy_cost(state.clone)

    return measure


def rlcard_uno(seconds: float) -> Figures:
    import rlcard  # type: ignore[import-not-found]

    env = rlcard.make("uno", config={"seed": 0})
    luck = random.Random(0)

    def play(number: int) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return *repeated(play, seconds), None


def in_turns(env: Any, seconds: float) -> tuple[float, float]:
    """Play at random through PettingZoo's interface, observations and masks included."""
    luck = random.Random(0)

    def play(number: int) -> int:
        env.reset(seed=number)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(luck.choice(observation["action_mask"].nonzero()[0])))
            decisions += 1
        return decisions

    return repeated(play, seconds)


def pettingzoo_connect_four(seconds: float) -> Figures:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    rates = in_turns(env, seconds)
    env.reset(seed=0)
    return *rates, copy_cost(lambda: copy.deepcopy(env.unwrapped), 50)


def random_places(masks: Any, luck: Any) -> Any:
    return (luck.random(masks.shape, dtype="float32") * masks).argmax(axis=1)


def many_tables(game: str, players: int, tables: int = 64) -> Callable[[float], Figures]:
    """Make a measurement of our games as a learner plays them: many tables a call, with observations and masks."""

    def measure(seconds: float) -> Figures:
        import numpy as np

        from fabletable.adapters.many import ManyTables

        many = ManyTables(game, tables, players)
        luck = np.random.default_rng(0)
        games = 0

        def play(number: int) -> int:
            nonlocal games
            many.step(random_places(many.masks, luck))
            games += int(many.over.sum())
            return tables

        decisions, _ = repeated(play, seconds)
        return decisions, games / seconds, None

    return measure


def our_game_in_pettingzoo(game: str, players: int) -> Callable[[float], Figures]:
    def measure(seconds: float) -> Figures:
        from fabletable.adapters.pettingzoo import env

        return *in_turns(env(game, players), seconds), None

    return measure


def our_game_in_open_spiel(game: str, players: int) -> Callable[[float], Figures]:
    def measure(seconds: float) -> Figures:
        import fabletable.adapters.openspiel  # noqa: F401 registers our games

        return open_spiel(f"fabletable(game={game},players={players})")(seconds)

    return measure


def contenders() -> list[tuple[str, str, int, Callable[[float], Figures]]]:
    ours = [("Fabletable", key, min(4, find(key).players[1])) for key in shelf()]
    return [
        *((engine, game, players, fabletable_game(game, players)) for engine, game, players in ours),
        *(("… 64 tables a call, as numbers", game, players, many_tables(game, players)) for _, game, players in ours),
        *(("… in PettingZoo", game, players, our_game_in_pettingzoo(game, players)) for _, game, players in ours),
        *(("… in OpenSpiel", game, players, our_game_in_open_spiel(game, players)) for _, game, players in ours),
        ("Catanatron", "catan", 4, catanatron),
        ("OpenSpiel (C++)", "hearts", 4, open_spiel("hearts")),
        ("OpenSpiel (C++)", "backgammon", 2, open_spiel("backgammon")),
        ("RLCard", "uno", 2, rlcard_uno),
        ("PettingZoo", "connect four", 2, pettingzoo_connect_four),
    ]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=5.0, help="how long each game is played")
    given = words.parse_args()
    build = "compiled" if run.is_compiled() else "interpreted"
    print(f"random play, one core, Python {sys.version.split()[0]}, Fabletable {build}")
    print(f"{'engine':<32}{'game':<14}{'players':>8}{'decisions/s':>13}{'games/s':>11}{'copy µs':>11}", flush=True)
    for engine, game, players, measure in contenders():
        row = f"{engine:<32}{game:<14}{players:>8}"
        try:
            decisions, games, copied = measure(given.seconds)
        except Exception as broken:  # noqa: BLE001 - said in the table, never guessed
            print(f"{row}  could not be run here: {type(broken).__name__}: {broken}", flush=True)
            continue
        cost = "-" if copied is None else f"{copied:,.1f}"
        print(f"{row}{decisions:>13,.0f}{games:>11,.1f}{cost:>11}", flush=True)


if __name__ == "__main__":
    main()
