"""Questions of small games made for a test, each in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fabletable.kernel import Question, Questions, Rules, Word
from fabletable.kernel.decision import BarredOptions


def question(
    ask: str,
    *,
    sampled: bool = False,
    stands: bool = False,
    minds: tuple[str, ...] = (),
    declines: Word | None = None,
    **attached: Callable[..., Any],
) -> Question[Any]:
    """Make the question ``ask-…``; ``attached`` are its option, note, odds, policy and so on."""
    among: Questions[Any] = Questions()
    made = Question(among, ask.removeprefix("ask-"), sampled=sampled, stands=stands, minds=minds, declines=declines)
    for name, attachment in attached.items():
        getattr(made, name)(attachment)
    return made


def collected(*questions: Question[Any]) -> Questions[Any]:
    found: Questions[Any] = Questions()
    for each in questions:
        found.add(each)
    return found


def pick(
    table: Any,
    seat: int,
    ask: str,
    options: Sequence[Any],
    otherwise: Any = None,
    barred: BarredOptions | None = None,
    **args: Any,
) -> Rules[Any]:
    """Ask a question that no object stands for; ``ask`` is its id."""
    return question(ask).ask(table, seat, options, otherwise, barred, **args)
