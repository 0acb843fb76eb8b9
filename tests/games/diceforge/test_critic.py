"""The onlooker of Dice Forge: what it notes and what it lets pass."""

from __future__ import annotations

import pytest

from fabletable.games.diceforge.critic import ForgeCritic
from tests.rulebook.diceforge.arranged import ALL_ALTERNATES, StagedForge, at_action, feat, give, play


def noted(game: StagedForge, key: str, critic: ForgeCritic | None = None) -> list[tuple[str, int]]:
    """Return the critic's notes on this choice."""
    watching = critic or ForgeCritic(game.table.seats)
    watching.sees(game.table, game.decision, game.decision.option(key))
    return watching.blunders


def test_two_passes_in_a_row_are_idle_and_leave_a_feat():
    critic = ForgeCritic(3)
    for number, idle in ((3, False), (4, True), (6, False)):

        def arrange(table, number=number):
            at_action(table)
            give(table, 0, moon=2)
            table.round = number

        before = len(critic.blunders)
        noted(play(3, arrange), "pass", critic)
        assert critic.blunders[before:] == ([("idle", 0), ("feat-left", 0)] if idle else [])


def test_who_saves_gold_and_a_last_shard_is_idle_but_leaves_no_feat_worth_glory():
    critic = ForgeCritic(3)
    for number in (3, 4, 5):

        def arrange(table, number=number):
            at_action(table)
            give(table, 0, gold=4, sun=1)
            table.piles[14] = ()
            table.round = number

        game = play(3, arrange)
        assert "elder" in game.keys
        noted(game, "pass", critic)
    assert critic.blunders == [("idle", 0), ("idle", 0)]


@pytest.mark.parametrize(("gold", "blunders"), [(0, []), (2, [("idle", 0)])])
def test_a_second_elder_is_not_missed_but_a_face_is(gold, blunders):
    critic = ForgeCritic(3)
    for number in (8, 9):

        def arrange(table, number=number):
            at_action(table)
            give(table, 0, gold=gold, sun=1)
            table.heroes[0].deeds += (feat("elder"),)
            table.piles[14] = ()
            table.round = number

        game = play(3, arrange)
        assert "elder" in game.keys
        noted(game, "pass", critic)
    assert critic.blunders == blunders


@pytest.mark.parametrize(("key", "blunders"), [("sun", [("waste", 0)]), ("moon", [])])
def test_what_has_no_room_is_not_taken(key, blunders):
    def arrange(table):
        give(table, 0, sun_die="any-1", sun=6)

    assert noted(play(3, arrange), key) == blunders


@pytest.mark.parametrize(
    ("socket", "last", "blunders"),
    [("s0-sun-0", 0, [("spoilt-face", 0)]), ("s0-sun-0", 9, []), ("s0-sun-1", 0, []), ("s0-moon-0", 0, [])],
)
def test_a_cheap_face_does_not_go_over_a_dear_one(socket, last, blunders):
    def arrange(table):
        at_action(table)
        give(table, 0, gold=2, sun_die="any-2")
        table.round = last or 1

    assert noted(play(4, arrange).choose("gold-3"), socket) == blunders


def test_a_triton_is_neither_hoarded_nor_left():
    critic = ForgeCritic(3)
    for number, hoarded in ((2, 0), (4, 0), (5, 1), (6, 1)):

        def arrange(table, number=number):
            at_action(table)
            give(table, 0, gold=4, tritons=1)
            table.round = number

        game = play(3, arrange, ALL_ALTERNATES)
        noted(game, "gold-3", critic)
        assert critic.blunders.count(("triton-hoarded", 0)) == hoarded
    critic.sees_the_end(game.table)
    assert critic.blunders[-1] == ("triton-left", 0)
