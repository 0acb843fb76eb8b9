"""Questions: objects that stand beside the rule that asks them, with all that is attached to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from fabletable.kernel.decision import Barred, BarredOptions, Decision, Option, Rules, Word
from fabletable.kernel.message import Message
from fabletable.kernel.scene import BarredChoice, CardChange, CardsLook, Choice, Odds, barred_choice, with_odds
from fabletable.kernel.table import OnTable, Table
from fabletable.kernel.theme import OTHER

T = TypeVar("T", bound=Option)
S = TypeVar("S", bound=Option)
W = TypeVar("W", bound=Sequence[float] | None)
N = TypeVar("N", bound=Message | None)

Listing: TypeAlias = Callable[[OnTable, Decision, Any], Choice]
"""An option as clients list it; a game's own function names the kind of option that its question offers."""
NoteFunction: TypeAlias = Callable[[OnTable, Decision], Message | None]
Policy: TypeAlias = Callable[[OnTable, Decision], Sequence[float] | None]
OddsFunction: TypeAlias = Callable[[OnTable, Decision], Sequence[Odds | None]]
"""The odds of each option, in the order of the options."""
BarredListing: TypeAlias = Callable[[OnTable, Decision, Barred], BarredChoice]
DominatedOptions: TypeAlias = Callable[[OnTable, Decision], dict[str, str]]
"""Options that another one always beats: the key of each, and the key of the better one."""
CardComparison: TypeAlias = Callable[[OnTable, Decision, Any], list[CardChange]]
"""The lines below a card that may be chosen; none for an option that is no card."""


class Suggestion:
    """An option for beginners, and the reason; None: any option, drawn by chance."""

    __slots__ = ("option", "why")

    def __init__(self, option: Option | None, why: Message) -> None:
        self.option: Option | None = option
        self.why: Message = why


TrialsNeeded: TypeAlias = Callable[[OnTable, Decision], bool]
"""True where the odds of this decision take trials."""

SuggestFunction: TypeAlias = Callable[[OnTable, Decision], Suggestion | None]
"""A suggestion to a newcomer for a question of the set-up; None where it is asked later in the game."""


def plain_choice(table: Table, decision: Decision, option: Option) -> Choice:
    """Describe an option by its name alone, with its piece glowing."""
    return Choice(option.key, option.message, spots=[option.message.piece or option.key])


def plain_barred(table: Table, decision: Decision, barred: Barred) -> BarredChoice:
    return barred_choice(barred)


class Question(Generic[OnTable]):
    """A question that rules ask: ``answer = yield from RETREAT.ask(table, seat, options)``.

    ``RETREAT = Question(QUESTIONS, "retreat", rule="combat")`` has the message ids ``ask-retreat`` and
    ``about-retreat``; ``QUESTIONS`` collects the questions of its game. What else there is to it is attached by
    decorators, beside the rule or in a module above it, each at most once; a listing or a policy that many questions
    share may be given with it:

    ``option``
        lists an option for clients: its price, gain, note and spots.
    ``note``
        is one line under the question: what is spent, what is left.
    ``now``
        is one line about the options on this table, below the text ``about-NAME``.
    ``barred``
        lists what is not possible now.
    ``odds``
        returns the odds of each option, from what the asked seat may know and without a draw from the table's chance.
        They are computed only for a seat that is shown the question.
    ``sampled``
        tells whether the odds of a decision take trials, such as imagined fights. A server shows such a question first
        and lets the odds follow. ``sampled=True`` where they always do.
    ``policy``
        rates each option for bots. Without it, or where it returns None, bots look one decision ahead with the game's
        value.
    ``suggest``
        names an option of the set-up for a beginner. It is offered first, and taken without asking at a quick start.
    ``dominated``
        names options that another one always beats.
    ``as_whom``
        names the character for whom the seat answers, where it is not itself.
    ``changes``
        compares a card that may be chosen with what the seat has.

    ``stands``: an answer may mean the same each time the question comes, so that a player may have it given for the
    rest of the game; ``minds`` are the arguments that must then be the same as well. ``declines`` is the word that lets
    the question pass, which is always offered: a player may have it given until the own turn. ``stage`` is the message
    that names the stage while the question is asked, where its usual name would tell the answer. ``cards``: one chooses
    among cards; clients lay them out large, ``dealt`` where they were just drawn, ``open`` where they lie there anyway,
    ``aside`` where they are one kind of choice among others and laid out on demand. ``theme`` is the theme of training
    that it belongs to (``kernel/theme.py``).
    """

    __slots__ = (
        "_among",
        "_as_whom",
        "_barred",
        "_changes",
        "_dominated",
        "_note",
        "_now",
        "_odds",
        "_option",
        "_policy",
        "_sampled",
        "_suggest",
        "always_sampled",
        "cards",
        "declines",
        "id",
        "minds",
        "rule",
        "stage",
        "stands",
        "theme",
    )

    def __init__(
        self,
        among: Questions[OnTable],
        key: str,
        *,
        rule: str = "",
        sampled: bool = False,
        stands: bool = False,
        minds: Sequence[str] = (),
        declines: Word | None = None,
        stage: str = "",
        cards: CardsLook = "",
        theme: str = OTHER,
        option: Listing[OnTable] | None = None,
        barred: BarredListing[OnTable] = plain_barred,
        policy: Policy[OnTable] | None = None,
    ) -> None:
        self.id: str = "ask-" + key
        self.rule: str = rule
        self.theme: str = theme
        self.stage: str = stage
        self.cards: CardsLook = cards
        self.stands: bool = stands
        self.minds: Sequence[str] = minds
        self.declines: Word | None = declines
        self.always_sampled: bool = sampled
        self._among: Questions[OnTable] = among
        self._option: Listing[OnTable] | None = option
        self._barred: BarredListing[OnTable] = barred
        self._note: NoteFunction[OnTable] | None = None
        self._now: NoteFunction[OnTable] | None = None
        self._as_whom: NoteFunction[OnTable] | None = None
        self._odds: OddsFunction[OnTable] | None = None
        self._sampled: TrialsNeeded[OnTable] | None = None
        self._policy: Policy[OnTable] | None = policy
        self._suggest: SuggestFunction[OnTable] | None = None
        self._dominated: DominatedOptions[OnTable] | None = None
        self._changes: CardComparison[OnTable] | None = None
        among.add(self)

    def __repr__(self) -> str:
        return f"Question({self.id!r})"

    # --- asking ---

    def ask(
        self,
        table: OnTable,
        seat: int,
        options: Sequence[T],
        otherwise: S | None = None,
        barred: BarredOptions | None = None,
        rule: str = "",
        **args: object,
    ) -> Rules[T | S]:
        """Ask a seat to choose. A single option is taken without asking; ``otherwise`` is offered last."""
        choices: Sequence[T | S] = options if otherwise is None else [*options, otherwise]
        if len(choices) == 1:
            only: T | S = choices[0]
            return only
        if not choices:
            raise LookupError(f"nothing to choose for {self.id}")
        chosen: T | S = yield Decision(seat, self.id, choices, barred, rule or self.rule, args)
        return chosen

    def ask_always(
        self,
        table: OnTable,
        seat: int,
        options: Sequence[T],
        barred: BarredOptions | None = None,
        rule: str = "",
        **args: object,
    ) -> Rules[T]:
        """Ask even where there is only one answer, so that a person sees the question."""
        chosen: T = yield Decision(seat, self.id, options, barred, rule or self.rule, args)
        return chosen

    # --- attaching ---

    def option(self, listing: Listing[OnTable]) -> Listing[OnTable]:
        self._once(self._option is None)
        self._option = listing
        return listing

    def barred(self, listing: BarredListing[OnTable]) -> BarredListing[OnTable]:
        self._once(self._barred is plain_barred)
        self._barred = listing
        return listing

    def note(self, noting: Callable[[OnTable, Decision], N]) -> Callable[[OnTable, Decision], N]:
        self._once(self._note is None)
        self._note = noting
        return noting

    def now(self, noting: Callable[[OnTable, Decision], N]) -> Callable[[OnTable, Decision], N]:
        self._once(self._now is None)
        self._now = noting
        return noting

    def as_whom(self, noting: NoteFunction[OnTable]) -> NoteFunction[OnTable]:
        self._once(self._as_whom is None)
        self._as_whom = noting
        return noting

    def odds(self, odds: OddsFunction[OnTable]) -> OddsFunction[OnTable]:
        self._once(self._odds is None)
        self._odds = odds
        return odds

    def sampled(self, sampled: TrialsNeeded[OnTable]) -> TrialsNeeded[OnTable]:
        self._once(self._sampled is None)
        self._sampled = sampled
        return sampled

    def policy(self, policy: Callable[[OnTable, Decision], W]) -> Callable[[OnTable, Decision], W]:
        self._once(self._policy is None)
        self._policy = policy
        return policy

    def suggest(self, suggest: SuggestFunction[OnTable]) -> SuggestFunction[OnTable]:
        self._once(self._suggest is None)
        self._suggest = suggest
        return suggest

    def dominated(self, dominated: DominatedOptions[OnTable]) -> DominatedOptions[OnTable]:
        self._once(self._dominated is None)
        self._dominated = dominated
        return dominated

    def changes(self, comparing: CardComparison[OnTable]) -> CardComparison[OnTable]:
        self._once(self._changes is None)
        self._changes = comparing
        return comparing

    def _once(self, is_free: bool) -> None:
        if not is_free:
            raise ValueError(f"something is attached to {self.id} twice")

    # --- reading ---

    def choices(self, table: OnTable, decision: Decision, *, odds: bool = False) -> list[Choice]:
        listing = self._among.listing if self._option is None else self._option
        listed = [listing(table, decision, option) for option in decision.options]
        if self._changes is not None:
            compared = [self._changes(table, decision, option) for option in decision.options]
            listed = [replace(each, changes=rows) for each, rows in zip(listed, compared, strict=True)]
        if not odds or self._odds is None:
            return listed
        return with_odds(listed, self._odds_of(self._odds, table, decision))

    def _odds_of(self, odds: OddsFunction[OnTable], table: OnTable, decision: Decision) -> Sequence[Odds | None]:
        """Work them out once for a decision, however often it is looked at while it waits."""
        if decision.likely is None:
            decision.likely = odds(table, decision)
        return decision.likely

    def odds_of(self, table: OnTable, seat: int, option: Option) -> Odds | None:
        """Return the odds that this question would tell for one option, before it is asked; they take no trials."""
        decision = Decision(seat, self.id, [option], None, self.rule, {})
        return None if self._odds is None else self._odds(table, decision)[0]

    def is_sampled(self, table: OnTable, decision: Decision) -> bool:
        """Return whether the odds of this very decision take trials."""
        return self.always_sampled if self._sampled is None else self._sampled(table, decision)

    def barred_choices(self, table: OnTable, decision: Decision) -> list[BarredChoice]:
        return [self._barred(table, decision, barred) for barred in decision.barred()]

    def note_on(self, table: OnTable, decision: Decision) -> Message | None:
        return None if self._note is None else self._note(table, decision)

    def now_on(self, table: OnTable, decision: Decision) -> Message | None:
        return None if self._now is None else self._now(table, decision)

    def answered_as(self, table: OnTable, decision: Decision) -> Message | None:
        return None if self._as_whom is None else self._as_whom(table, decision)

    @property
    def suggests(self) -> bool:
        """True for a question that a table set to a quick start does not ask."""
        return self._suggest is not None

    def suggestion(self, table: OnTable, decision: Decision) -> Suggestion | None:
        return None if self._suggest is None else self._suggest(table, decision)

    def dominated_options(self, table: OnTable, decision: Decision) -> dict[str, str]:
        """Return the key of each option that another one beats on its face, with the key of the better one."""
        return {} if self._dominated is None else self._dominated(table, decision)

    @property
    def has_policy(self) -> bool:
        """False where bots look one decision ahead."""
        return self._policy is not None

    def weights(self, table: OnTable, decision: Decision) -> Sequence[float] | None:
        """Return how good each option looks to a bot, in the order of the options."""
        return None if self._policy is None else self._policy(table, decision)


class Questions(Generic[OnTable]):
    """All questions of a game, each exactly once. Every ``Question`` enters the one it is made for."""

    __slots__ = ("_built_in", "_by_id", "_plain", "listing")

    def __init__(self, *entries: Question[OnTable]) -> None:
        self._by_id: dict[str, Question[OnTable]] = {}
        self._built_in: list[Question[OnTable]] = []
        self._plain: Question[OnTable] | None = None
        self.listing: Listing[OnTable] = plain_choice
        """The function that lists the options of questions without an ``option`` of their own."""
        for question in entries:
            self.add(question)

    def add(self, question: Question[OnTable]) -> None:
        if question.id in self._by_id:
            raise ValueError(f"there are two questions {question.id}")
        self._by_id[question.id] = question
        self._built_in.append(question)

    def take_in(self, brought: Questions[OnTable]) -> None:
        """Find the questions of a pack as well. They are none of the game's own: no net knows them."""
        for question in brought:
            self._by_id[question.id] = question

    def let_go(self, brought: Questions[OnTable]) -> None:
        for question in brought:
            del self._by_id[question.id]

    def __iter__(self) -> Iterator[Question[OnTable]]:
        return iter(self._built_in)

    def __contains__(self, ask: str) -> bool:
        return ask in self._by_id

    def theme(self, ask: str) -> str:
        """Return the theme of training that this question belongs to, also where a pack has brought it."""
        question = self._by_id.get(ask)
        return OTHER if question is None else question.theme

    @property
    def asks(self) -> list[str]:
        """The message ids of the game's own questions, in a fixed order."""
        return sorted([question.id for question in self._built_in])

    @property
    def suggest(self) -> bool:
        """True where some of them are not asked at a table set to a quick start."""
        return any(question.suggests for question in self._built_in)

    def of(self, decision: Decision) -> Question[OnTable]:
        """Return the question of a decision; a plain one where the rules ask without."""
        found = self._by_id.get(decision.ask)
        if found is not None:
            return found
        if self._plain is None:
            self._plain = Question(Questions(), "")
        return self._plain
