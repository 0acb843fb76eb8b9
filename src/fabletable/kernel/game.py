"""The description of a game: its name, set-up, steps, result and parts."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, final

from mypy_extensions import mypyc_attr

from fabletable.kernel.advice import FIGHT, GAME, NEXT_TURN, TURN, Advice, Lean
from fabletable.kernel.book import Book, Chapter
from fabletable.kernel.box import Box
from fabletable.kernel.chance import Chance
from fabletable.kernel.critic import Critic
from fabletable.kernel.decision import Decision, Refused, Rules
from fabletable.kernel.encoding import Encoding, relative
from fabletable.kernel.ending import Ending
from fabletable.kernel.goal import Goals
from fabletable.kernel.invariants import Invariants
from fabletable.kernel.lesson import Lesson
from fabletable.kernel.message import Message
from fabletable.kernel.pack import Pack, Packs
from fabletable.kernel.question import Questions
from fabletable.kernel.result import Result
from fabletable.kernel.scene import Ask, BarredChoice, Choice, Scene, SuggestedChoice
from fabletable.kernel.signs import Signs
from fabletable.kernel.standing import Standing, by_points
from fabletable.kernel.table import OnTable
from fabletable.kernel.tweaks import OwnNumbers

__all__ = ["FIGHT", "GAME", "NEXT_TURN", "TURN", "Game", "Options", "Result", "Setting", "checked_options"]

Options = Mapping[str, Any]


class Setting:
    """One option of a game. ``choices`` are the words it takes; a list of them when ``many``; a table of numbers by
    card when ``tweaks`` (the user's overrides). The texts are ``option-NAME`` and ``option-NAME-WORD``."""

    __slots__ = ("choices", "default", "kind", "name")

    def __init__(self, name: str, kind: str, default: object, choices: Sequence[str] = ()) -> None:
        self.name: str = name
        self.kind: str = kind
        self.default: object = default
        self.choices: Sequence[str] = choices

    def checked(self, value: object) -> object:
        """Return the value as the game takes it; refuse with the accepted values."""
        if self.kind == "choice" and value in self.choices:
            return value
        if self.kind == "flag" and _flag(value) is not None:
            return _flag(value)
        if self.kind == "many":
            return self._checked_many(value)
        if self.kind == "tweaks" and isinstance(value, Mapping):
            return value
        raise Refused("why-bad-option", {"name": self.name, "value": str(value), "choices": self.takes()})

    def _checked_many(self, value: object) -> str | list[str]:
        if isinstance(value, str) and value in self.choices:
            return value
        words = value.replace(",", "+").split("+") if isinstance(value, str) else value
        if isinstance(words, Sequence) and len(words) <= len(self.choices):
            for word in words:
                if word not in self.choices:
                    raise Refused("why-bad-option", {"name": self.name, "value": str(word), "choices": self.takes()})
            return list(words)
        raise Refused("why-bad-option", {"name": self.name, "value": str(value), "choices": self.takes()})

    def takes(self) -> str:
        return "yes, no" if self.kind == "flag" else ", ".join(self.choices)


def _flag(value: object) -> bool | None:
    if isinstance(value, bool):
        return value
    return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(str(value))


def choice_setting(name: str, *choices: str, default: str | None = None) -> Setting:
    return Setting(name, "choice", choices[0] if default is None else default, choices)


def flag_setting(name: str, default: bool = False) -> Setting:
    return Setting(name, "flag", default)


ODDS: Final = "odds"
HINTS: Final = "hints"
QUICK_START: Final = "quick-start"
TABLE_SETTINGS: Final = (flag_setting(ODDS, True), flag_setting(HINTS, True), flag_setting(QUICK_START))
"""The settings of a table, for every game: whether odds and hints are shown, and whether questions of the set-up are
asked. They never change the rules, so they stand in a table's options, and in a record, only where they differ from the
default."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[OnTable]):
    """The rules of one game. Subclass it once; ``tests/conformance`` then tests it like all the others.

    A game names itself, sets up the table, takes the next step and names the winners. Everything else is a part: its
    questions, its advice for bots, its invariants, its ending, and its encoding for players that learn.
    """

    key: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]] = (2, 4)
    settings: ClassVar[Sequence[Setting]] = ()
    rules: ClassVar[Book] = Book()
    """Its own rules as a book; the texts are ``rule-ID`` and ``rule-ID.text``. Readers take ``book``."""
    alike: ClassVar[Mapping[str, str]] = {}
    """Questions that statistics count as one: ``{"ask-draft-last": "ask-draft"}``."""

    box: ClassVar[Box] = Box()
    """The looks of the game on the shelf and of its table (docs/scene.md)."""

    blunders: ClassVar[Sequence[str]] = ()
    """The blunders that the game's critic looks for; the texts are ``blunder-NAME``."""

    questions: ClassVar[Questions] = Questions()
    advice: ClassVar[Advice] = Advice()
    invariants: ClassVar[Invariants | None] = None
    ending: ClassVar[Ending] = Ending()
    packs: ClassVar[Packs | None] = None
    """The packs of cards that were brought to it; None where a game takes none."""
    numbers: ClassVar[OwnNumbers[Any] | None] = None
    """The cards that accept a user's own numbers; None where the game has no such option."""
    encoding: ClassVar[Encoding | None] = None
    """The encoding for players that learn; None if none of them can sit down."""
    signs: ClassVar[Signs] = Signs()
    """The signs on its table (docs/write-a-game.md); everything else is called by its label."""
    lesson: ClassVar[Lesson | None] = None
    """The guided first game (docs/write-a-game.md); None if the game has no lesson."""
    goals: ClassVar[Goals | None] = None
    """The goals of its daily tables (docs/today.md); None if the game has none."""

    def __repr__(self) -> str:
        return f"<Game {self.key}>"

    def set_up(self, players: int, options: Options, chance: Chance) -> OnTable:
        """Return the table before the first decision; draws from ``chance``."""
        raise NotImplementedError

    def next_step(self, table: OnTable) -> Rules[None] | None:
        """Return the rules of the next short stretch of play, from the table alone; None when the game is over."""
        raise NotImplementedError

    def result(self, table: OnTable) -> Result:
        raise NotImplementedError

    def scene(self, table: OnTable, seat: int | None) -> Scene:
        raise NotImplementedError

    def glance(self, table: OnTable) -> tuple[Message, list[int | None]]:
        """Return the chapter and every seat's score, as a spectator's scene has them; a game may compute them without
        drawing."""
        scene = self.scene(table, None)
        return scene.chapter, [player.score for player in scene.players]

    def standing(self, table: OnTable, seat: int) -> Standing | None:
        """Return how far this seat is from winning, as far as the seat may know it. Default: by points; None without
        points."""
        _, scores = self.glance(table)
        known_scores = [score for score in scores if score is not None]
        return by_points(known_scores, seat) if len(known_scores) == len(scores) else None

    def critic(self, table: OnTable) -> Critic | None:
        """Return an observer that notes blunders in one match; None if the game has none."""
        return None

    # --- its packs ---

    @property
    def brought_packs(self) -> list[Pack]:
        """The packs of cards that were brought to it, by key."""
        return [] if self.packs is None else list(self.packs)

    @final
    def bring(self, pack: Pack) -> None:
        """Add a pack of cards; refused, whole, where it clashes with what there is."""
        if self.packs is None:
            raise Refused("why-takes-no-packs", {"pack": pack.key, "game": self.key})
        self.packs.bring(pack)

    @final
    def theme(self, ask: str) -> str:
        """Return the theme of training that a question belongs to."""
        return self.questions.theme(ask)

    @property
    def book(self) -> Book:
        """Return the book of its rules, with a chapter for each pack that was brought."""
        packs = self.brought_packs
        if not packs:
            return self.rules
        more = [Chapter(PACK + pack.key, when=({PACK + pack.key: True},)) for pack in packs]
        return Book(*self.rules.chapters, *more, seed=self.rules.seed, players=self.rules.players)

    # --- its questions ---

    @final
    def ask(
        self,
        table: OnTable,
        decision: Decision,
        number: int,
        *,
        odds: bool = True,
        advised: SuggestedChoice | None = None,
    ) -> Ask:
        return Ask(
            number,
            decision.seat,
            decision.question,
            decision.rule,
            self.ask_note(table, decision),
            self.choices(table, decision, odds=odds),
            self.barred(table, decision),
            self.questions.of(decision).now_on(table, decision),
            advised,
            self._turn_mark(table),
            self.questions.of(decision).stands,
            self.questions.of(decision).answered_as(table, decision),
            self.questions.of(decision).cards,
        )

    @final
    def _turn_mark(self, table: OnTable) -> str:
        if not self.advice.has_turns:
            return ""
        whose, count = self.turn(table)
        return f"{whose}/{count}"

    @final
    def advised(self, table: OnTable, decision: Decision, seed: str) -> SuggestedChoice | None:
        """Return a suggestion for beginners at a question of the set-up; None at other questions. ``seed`` is known to
        all."""
        suggestion = self.questions.of(decision).suggestion(table, decision)
        if suggestion is None:
            return None
        if suggestion.option is None:
            drawn: Any = Chance(f"{seed}/{decision!r}").one_of(decision.options)
            return SuggestedChoice(drawn.key, suggestion.why, True)
        return SuggestedChoice(suggestion.option.key, suggestion.why)

    @final
    def choices(self, table: OnTable, decision: Decision, *, odds: bool = False) -> list[Choice]:
        """Return the options as clients list them; ``odds`` are computed only if they are shown."""
        return self.questions.of(decision).choices(table, decision, odds=odds)

    @final
    def barred(self, table: OnTable, decision: Decision) -> list[BarredChoice]:
        return self.questions.of(decision).barred_choices(table, decision)

    @final
    def ask_note(self, table: OnTable, decision: Decision) -> Message | None:
        """Return one line under the question: what is spent, what is left."""
        return self.questions.of(decision).note_on(table, decision)

    @final
    def policy(self, table: OnTable, decision: Decision) -> Sequence[float] | None:
        """Return a number for each option, higher is better; None to look one decision ahead with ``value``."""
        return self.questions.of(decision).weights(table, decision)

    # --- its advice ---

    @final
    def value(self, table: OnTable, seat: int) -> float:
        """Return a number for how good the table is for a seat. Values are compared, never shown."""
        return self.advice.value(table, seat)

    @final
    def relative_value(self, table: OnTable, seat: int) -> float:
        return self.advice.relative_value(table, seat)

    @final
    def turn(self, table: OnTable) -> tuple[int, int]:
        return self.advice.turn(table)

    @final
    def in_fight(self, table: OnTable) -> bool:
        return self.advice.in_fight(table)

    def chances(self, table: OnTable) -> Sequence[float] | None:
        """Return every seat's chance to win; None if only rollouts can tell."""
        return None if self.advice.chances is None else self.advice.chances(table)

    @property
    def temperaments(self) -> Mapping[str, Lean]:
        return self.advice.temperaments

    # --- its invariants ---

    @final
    def pieces(self, table: OnTable) -> Mapping[str, int]:
        if self.invariants is None:
            raise NotImplementedError(f"{self.key} has no invariants")
        return self.invariants.pieces(table)

    @final
    def coverage(self) -> Sequence[str]:
        return () if self.invariants is None else self.invariants.coverage()

    # --- its numbers ---

    @final
    def vocabulary(self) -> Sequence[str]:
        return () if self.encoding is None else self.encoding.vocabulary()

    @final
    def word(self, key: str, seat: int, seats: int) -> str:
        return relative(key, seat, seats) if self.encoding is None else self.encoding.word(key, seat, seats)

    @final
    def fields(self) -> Sequence[str]:
        return () if self.encoding is None else self.encoding.fields

    @final
    def encode(self, table: OnTable, seat: int) -> array[float]:
        if self.encoding is None:
            raise NotImplementedError(f"{self.key} has no encoding")
        return self.encoding.encode(table, seat)


PACK: Final = "pack-"
"""A table plays with a pack where the option of this name and the key of the pack is set."""


def settings_of(game: Game) -> list[Setting]:
    """Return all settings of a table of this game: a quick start only if the set-up asks something, and a flag for each
    brought pack of cards."""
    asks = game.questions.suggest
    packs = [flag_setting(PACK + pack.key) for pack in game.brought_packs]
    tables = [setting for setting in TABLE_SETTINGS if asks or setting.name != QUICK_START]
    return [*game.settings, *packs, *tables]


def packs_in(options: Options) -> tuple[str, ...]:
    """Return the keys of the packs that a table with these options plays with, in order."""
    return tuple(
        sorted([name.removeprefix(PACK) for name, value in options.items() if name.startswith(PACK) and value])
    )


def checked_options(game: Game, options: Options | None) -> dict[str, Any]:
    """Return every option of the game with its value or default; an unknown name is refused."""
    given = dict(options or {})
    found: dict[str, object] = {}
    for setting in settings_of(game):
        value = setting.checked(given.pop(setting.name, setting.default))
        # Records of tables without packs are the same wherever packs were brought.
        is_extra = setting in TABLE_SETTINGS or setting.name.startswith(PACK)
        if not is_extra or value != setting.default:
            found[setting.name] = value
    for name in given:
        known = ", ".join(setting.name for setting in settings_of(game))
        raise Refused("why-unknown-option", {"name": name, "choices": known})
    return found
