"""Every question of a game in one entry: how its options are listed, the line under it, what it is worth to a bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeAlias

from fabletable.kernel.decision import Barred, Decision, Option, Word
from fabletable.kernel.message import Message
from fabletable.kernel.scene import BarredChoice, Choice, Odds, barred_choice, with_odds
from fabletable.kernel.table import OnTable, Table

Listing: TypeAlias = Callable[[OnTable, Decision, Any], Choice]
"""An option as clients list it; a game's own function names the kind of option that its question offers."""
Noting: TypeAlias = Callable[[OnTable, Decision], Message | None]
Policy: TypeAlias = Callable[[OnTable, Decision], Sequence[float] | None]
Reckoning: TypeAlias = Callable[[OnTable, Decision], Sequence[Odds | None]]
"""How likely each option goes well, in the order of the options."""
Barring: TypeAlias = Callable[[OnTable, Decision, Barred], BarredChoice]
Dominating: TypeAlias = Callable[[OnTable, Decision], dict[str, str]]
"""Options that another one beats whatever comes: the key of each, and the key of the better one."""


class Suggestion:
    """An option for whoever cannot know yet, and the reason; None: any will do, by chance."""

    __slots__ = ("option", "why")

    def __init__(self, option: Option | None, why: Message) -> None:
        self.option: Option | None = option
        self.why: Message = why


Trying: TypeAlias = Callable[[OnTable, Decision], bool]
"""Whether the odds of this decision take trials."""

Suggesting: TypeAlias = Callable[[OnTable, Decision], Suggestion | None]
"""What a newcomer may do with a question of the set-up; None where it is asked later in the game."""


def plain_choice(table: Table, decision: Decision, option: Option) -> Choice:
    """The option's name; its piece glows."""
    return Choice(option.key, option.message, spots=[option.message.piece or option.key])


def plain_barred(table: Table, decision: Decision, barred: Barred) -> BarredChoice:
    return barred_choice(barred)


class Question(Generic[OnTable]):
    """One question. ``ask`` is its message id.

    ``choice`` lists an option with its price, note and spots; ``note`` is one line under the question (what is spent,
    what is left); ``barred`` lists what is not possible. ``odds`` says how likely a fight, a test or a roll behind each
    option goes well, from what the asked seat may know and without a draw from the table's chance; it is reckoned only
    for whoever is shown the question. ``tried`` odds take trials, such as imagined fights, always or where it says so:
    whoever serves many tables shows the question first and has them reckoned elsewhere. ``policy`` is advice for bots:
    how good each option looks, in the order of the options; without it, or where it gives None, they look one decision
    ahead with the game's worth. ``now`` is one line about the options on this table, below the text that says what the
    question is about (``about-NAME``). ``suggest`` is for questions of the set-up that nobody can answer who has never
    played: it is offered first, and taken without asking where the table is set to a quick start.

    ``stands``: it comes again and again and an answer may mean the same each time, so somebody may have it given for
    the rest of the game; ``minds`` are the arguments that must then be the same as well. ``declines`` is the word
    that lets it pass, which is always offered: somebody may have it given until their own turn. ``as_whom`` says for
    whom the seat answers, where it is not itself.
    """

    __slots__ = (
        "_as_whom",
        "_barred",
        "_choice",
        "_dominated",
        "_note",
        "_now",
        "_odds",
        "_policy",
        "_suggest",
        "_tried",
        "ask",
        "declines",
        "minds",
        "stands",
    )

    def __init__(
        self,
        ask: str,
        choice: Listing[OnTable] = plain_choice,
        *,
        note: Noting[OnTable] | None = None,
        odds: Reckoning[OnTable] | None = None,
        tried: Trying[OnTable] | bool = False,
        policy: Policy[OnTable] | None = None,
        barred: Barring[OnTable] = plain_barred,
        now: Noting[OnTable] | None = None,
        suggest: Suggesting[OnTable] | None = None,
        stands: bool = False,
        minds: Sequence[str] = (),
        declines: Word | None = None,
        as_whom: Noting[OnTable] | None = None,
        dominated: Dominating[OnTable] | None = None,
    ) -> None:
        self.ask: str = ask
        self.stands: bool = stands
        self.minds: Sequence[str] = minds
        self.declines: Word | None = declines
        self._dominated: Dominating[OnTable] | None = dominated
        self._tried: Trying[OnTable] | bool = tried
        self._choice: Listing[OnTable] = choice
        self._note: Noting[OnTable] | None = note
        self._odds: Reckoning[OnTable] | None = odds
        self._policy: Policy[OnTable] | None = policy
        self._barred: Barring[OnTable] = barred
        self._now: Noting[OnTable] | None = now
        self._suggest: Suggesting[OnTable] | None = suggest
        self._as_whom: Noting[OnTable] | None = as_whom

    def __repr__(self) -> str:
        return f"Question({self.ask!r})"

    def choices(self, table: OnTable, decision: Decision, *, odds: bool = False) -> list[Choice]:
        listed = [self._choice(table, decision, option) for option in decision.options]
        if not odds or self._odds is None:
            return listed
        return with_odds(listed, self._reckon(self._odds, table, decision))

    def tries(self, table: OnTable, decision: Decision) -> bool:
        """The odds of this very decision take trials."""
        return self._tried if isinstance(self._tried, bool) else self._tried(table, decision)

    def _reckon(self, odds: Reckoning[OnTable], table: OnTable, decision: Decision) -> Sequence[Odds | None]:
        """Once for a decision, however often it is looked at while it waits."""
        if decision.likely is None:
            decision.likely = odds(table, decision)
        return decision.likely

    def barred(self, table: OnTable, decision: Decision) -> list[BarredChoice]:
        return [self._barred(table, decision, barred) for barred in decision.barred()]

    def note(self, table: OnTable, decision: Decision) -> Message | None:
        return None if self._note is None else self._note(table, decision)

    def now(self, table: OnTable, decision: Decision) -> Message | None:
        return None if self._now is None else self._now(table, decision)

    def as_whom(self, table: OnTable, decision: Decision) -> Message | None:
        return None if self._as_whom is None else self._as_whom(table, decision)

    @property
    def suggests(self) -> bool:
        """True for a question that a table set to a quick start does not ask."""
        return self._suggest is not None

    def suggest(self, table: OnTable, decision: Decision) -> Suggestion | None:
        return None if self._suggest is None else self._suggest(table, decision)

    def dominated(self, table: OnTable, decision: Decision) -> dict[str, str]:
        """Return the key of each option that another one beats on its face, with the key of the better one."""
        return {} if self._dominated is None else self._dominated(table, decision)

    @property
    def is_weighed(self) -> bool:
        """False where bots look one decision ahead."""
        return self._policy is not None

    def policy(self, table: OnTable, decision: Decision) -> Sequence[float] | None:
        return None if self._policy is None else self._policy(table, decision)


class Questions(Generic[OnTable]):
    """All questions of a game, each exactly once. What has no entry is asked plainly; the conformance tests name it."""

    __slots__ = ("_by_ask", "_plain", "suggest")

    def __init__(self, *questions: Question[OnTable]) -> None:
        self._by_ask: dict[str, Question[OnTable]] = {}
        for question in questions:
            if question.ask in self._by_ask:
                raise ValueError(f"the question {question.ask} has two entries")
            self._by_ask[question.ask] = question
        self._plain: Question[OnTable] = Question("")
        self.suggest: bool = any(question.suggests for question in questions)
        """Some of them are not asked at a table set to a quick start."""

    def __iter__(self) -> Iterator[Question[OnTable]]:
        return iter(self._by_ask.values())

    def __contains__(self, ask: str) -> bool:
        return ask in self._by_ask

    @property
    def asks(self) -> list[str]:
        """Whatever can be asked, in a fixed order."""
        return sorted(self._by_ask)

    def of(self, decision: Decision) -> Question[OnTable]:
        return self._by_ask.get(decision.ask, self._plain)
