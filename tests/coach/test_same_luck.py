"""Two games of one seed side by side: how their decisions are paired, turn by turn."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.coach.same_luck import DuelComparison, side_by_side, track_of
from fabletable.games import find
from fabletable.kernel import match as matches

SEED = "side by side"


def keys_of(game: str, bot: str) -> list[str]:
    """Play a game; the first seat is played by this bot, the second always by the same."""
    match = matches.start(find(game), 2, SEED, quick=True)
    bots = [make_bot(bot, "first"), make_bot("greedy", "second")]
    while (decision := match.decision) is not None:
        let_decide(match, bots[decision.seat])
    return [key for _, key, _ in match.record().decisions]


@cache
def compared(game: str) -> DuelComparison:
    one, other = (track_of(find(game), 2, SEED, {}, keys_of(game, bot)) for bot in ("greedy", "random"))
    return side_by_side(one, other)


@pytest.mark.parametrize("game", ["diceforge", "prophecy"])
def test_where_they_part_both_were_asked_the_same_and_chose_differently(game: str) -> None:
    found = compared(game)
    assert found.parted is not None
    one, other = found.moments[found.parted].sides
    assert one is not None
    assert other is not None
    assert (one.at, one.ask) == (other.at, other.ask) == (found.same, one.ask)
    assert one.key != other.key
    assert all(moment.is_same for moment in found.moments[: found.parted])


def test_behind_it_the_same_question_of_a_turn_stands_beside_itself() -> None:
    found = compared("diceforge")
    actions = [
        [moment for moment in found.moments if moment.chapter == turn and _asks(moment.sides, "ask-action")]
        for turn in range(len(found.chapters))
    ]
    assert all(None not in moments[0].sides for moments in actions if moments), "every turn has an action in both games"
    for side in (0, 1):
        steps = [moment.sides[side] for moment in found.moments]
        at = [step.at for step in steps if step is not None]
        assert all(before < after for before, after in pairwise(at)), "the order of either game stays"


def _asks(sides: tuple[object, object], ask: str) -> bool:
    return any(getattr(step, "ask", "") == ask for step in sides)


def test_a_chapter_is_a_turn_and_every_turn_has_a_score() -> None:
    found = compared("diceforge")
    assert [chapter.title.args["n"] for chapter in found.chapters] == list(range(1, 10))
    assert all(None not in chapter.scores for chapter in found.chapters)


def test_an_action_can_be_shown_on_the_board() -> None:
    steps = [step for moment in compared("diceforge").moments for step in moment.sides if step is not None]
    shown = [step for step in steps if step.ask == "ask-action" and step.key != "pass"]
    assert shown
    assert all(step.spots for step in shown), [step.key for step in shown if not step.spots]
