"""The foreseen question of a seat depends only on what that seat may know."""

from __future__ import annotations

import pytest

import fabletable
from fabletable.bots import Imagine, make_bot
from fabletable.coach import foreseen
from fabletable.kernel import Chance

LAST = 90


def worlds_of(match, seat):
    """Return this world and some that look the same to the seat, where the present step begins."""
    plain = match.clone()
    plain.arrange(lambda table: None)
    found = [plain]
    for luck in ("one", "two", "three"):
        world = match.clone()
        world.arrange(lambda table, luck=luck: table.shuffle_unknown(seat, Chance(luck)))
        asked = world.decision
        if asked is not None and asked.seat == match.decision.seat and world.scene(seat) == match.scene(seat):
            found.append(world)
    return found


def walked(game, seed):
    """Yield a game of two greedy bots at each of its decisions."""
    match = fabletable.start(game, players=2, seed=seed)
    walker = make_bot("greedy", "w")
    while match.decision is not None and match.number < LAST:
        yield match
        match.take(walker.decide(match.decision, Imagine(match, match.decision.seat, walker.chance)))


@pytest.mark.parametrize("game", ["witcher", "runebound"])
def test_worlds_that_look_the_same_are_foreseen_alike(game):
    told = 0
    other_options = 0
    for seed in ("a third hand", "a fifth hand"):
        for match in walked(game, seed):
            if not match.at_step:
                continue
            seat = 1 - match.decision.seat
            worlds = worlds_of(match, seat)
            asks = [foreseen(world, seat, "ahead") for world in worlds]
            assert all(ask == asks[0] for ask in asks), (seed, match.number, match.decision.ask)
            told += asks[0] is not None
            offered = {tuple(option.key for option in world.decision.options) for world in worlds}
            other_options += len(offered) > 1
    assert told > 10, "most of what can be foreseen still is"
    assert other_options > 5, "whoever decides has other options in other worlds"


def test_a_match_without_checkpoints_foresees_nothing():
    match = fabletable.start("witcher", players=2, seed="quick", quick=True)
    assert match.imagine_step(1 - match.decision.seat, Chance("x")) is None


def test_what_is_foreseen_comes_true():
    """A foreseen question is the next one that this seat is asked, for every decision of the other seat."""
    waiting = {}
    true = wrong = 0
    for match in walked("diceforge", "foreseen"):
        seat = match.decision.seat
        expected = waiting.pop(seat, None)
        if expected is not None:
            fits = expected == (match.decision.question, [option.key for option in match.decision.options])
            true, wrong = true + fits, wrong + (not fits)
        ask = foreseen(match, 1 - seat, "ahead")
        if ask is not None and 1 - seat not in waiting:
            waiting[1 - seat] = (ask.question, [choice.key for choice in ask.choices])
    assert true > 3 * wrong, (true, wrong)
