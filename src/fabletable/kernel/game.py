"""What a game tells the kernel about itself."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from fabletable.kernel.chance import Chance
from fabletable.kernel.decision import Decision, Refused, Rules
from fabletable.kernel.encoding import relative
from fabletable.kernel.onlooker import Onlooker
from fabletable.kernel.say import Say
from fabletable.kernel.scene import Ask, BarredChoice, Choice, Scene, barred_choice
from fabletable.kernel.table import Table

Options = Mapping[str, Any]

# How far players that look ahead play a trial on.
GAME: Final = "game"
TURN: Final = "turn"
NEXT_TURN: Final = "next-turn"
FIGHT: Final = "fight"


class Setting:
    """One option of a game. ``choices`` are the words it takes; a list of them when ``many``; a table of numbers by
    card when ``tweaks`` (the user's overrides). The texts are ``option-NAME`` and ``option-NAME-WORD``."""

    __slots__ = ("choices", "default", "kind", "name")

    def __init__(self, name: str, kind: str, default: Any, choices: Sequence[str] = ()) -> None:
        self.name: str = name
        self.kind: str = kind
        self.default: Any = default
        self.choices: Sequence[str] = choices

    def checked(self, value: Any) -> Any:
        """The value as the game takes it, or a refusal that says what it takes."""
        if self.kind == "choice" and value in self.choices:
            return value
        if self.kind == "flag" and _flag(value) is not None:
            return _flag(value)
        if self.kind == "many":
            return self._checked_many(value)
        if self.kind == "tweaks" and isinstance(value, Mapping):
            return value
        raise Refused("why-bad-option", {"name": self.name, "value": str(value), "choices": self.takes()})

    def _checked_many(self, value: Any) -> Any:
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


def _flag(value: Any) -> bool | None:
    if isinstance(value, bool):
        return value
    return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(str(value))


def choice_setting(name: str, *choices: str, default: str | None = None) -> Setting:
    return Setting(name, "choice", choices[0] if default is None else default, choices)


def flag_setting(name: str, default: bool = False) -> Setting:
    return Setting(name, "flag", default)


class Result:
    """How it ended: the seats that won (several when shared, none when all lost) and everyone's score."""

    __slots__ = ("notes", "scores", "winners")

    def __init__(self, winners: Sequence[int], scores: Sequence[int], notes: Sequence[Say] = ()) -> None:
        self.winners: list[int] = list(winners)
        self.scores: list[int] = list(scores)
        self.notes: list[Say] = list(notes)

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Subclass it once; ``tests/conformance`` then tests it like all the others."""

    key: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]] = (2, 4)
    settings: ClassVar[Sequence[Setting]] = ()
    rules: ClassVar[Sequence[str]] = ()
    """The rule chapters in order; the texts are ``rule-ID`` and ``rule-ID.text``."""
    alike: ClassVar[Mapping[str, str]] = {}
    """Questions that a study of many games counts as one: ``{"ask-draft-last": "ask-draft"}``."""

    follies: ClassVar[Sequence[str]] = ()
    """What the game's onlooker looks out for; the texts are ``folly-NAME``."""

    def __repr__(self) -> str:
        return f"<Game {self.key}>"

    def set_up(self, players: int, options: Options, chance: Chance) -> Table:
        """The table before the first decision (draws from ``chance``)."""
        raise NotImplementedError

    def next_step(self, table: Any) -> Rules[None] | None:
        """The rules of the next short stretch of play, told by the table alone; None when the game is over."""
        raise NotImplementedError

    def result(self, table: Any) -> Result:
        raise NotImplementedError

    def scene(self, table: Any, seat: int | None) -> Scene:
        raise NotImplementedError

    def choices(self, table: Any, decision: Decision) -> list[Choice]:
        """The options as clients list them. A game overrides it to add notes, prices and spots."""
        return [Choice(option.key, option.say, spots=[option.say.piece or option.key]) for option in decision.options]

    def barred(self, table: Any, decision: Decision) -> list[BarredChoice]:
        return [barred_choice(barred) for barred in decision.barred()]

    def ask_note(self, table: Any, decision: Decision) -> Say | None:
        """One line under the question: what is spent, what is left."""
        return None

    def worth(self, table: Any, seat: int) -> float:
        """Advice for bots: how good the table looks for a seat. Compared, never shown."""
        return 0.0

    def weigh(self, table: Any, decision: Decision) -> Sequence[float] | None:
        """Advice for bots: how good each option looks, in the order of the options; None to look one decision ahead
        with ``worth`` instead. The table is an imagined one: what the seat cannot know has been shuffled."""
        return None

    horizon: ClassVar[str] = GAME
    """How far a trial is played on by those who look ahead: to the end of the game, of the turn, to the beginning of
    the seat's next turn, or to the end of the fight (and outside fights they do not look ahead)."""
    trials: ClassVar[int] = 128
    """How many trials ``hard`` makes for a decision."""
    victory: ClassVar[float] = 1.0
    margin: ClassVar[float] = 0.001
    """What a victory, and a point more than the best of the others, is worth beside ``prospect``."""
    temperature: ClassVar[float] = 0.25
    """How much a beginner errs: the weights of the options are blurred by so much of their spread."""

    def turn(self, table: Any) -> tuple[int, int]:
        """Whose turn it is, and a number that differs from turn to turn."""
        return (0, 0)

    def in_fight(self, table: Any) -> bool:
        return False

    def prospect(self, table: Any, seat: int) -> float:
        """How the table looks for a seat beside the others, where a trial ends before the game does."""
        others = [self.worth(table, other) for other in range(table.seats) if other != seat]
        return self.worth(table, seat) - max(others, default=0.0)

    def pieces(self, table: Any) -> Mapping[str, int]:
        """Every card, cube, face and token by name and number, wherever it lies: never changes during a match."""
        raise NotImplementedError

    def coverage(self) -> Sequence[str]:
        """All that ``table.count`` can ever count, so that a simulation can name what never happened."""
        return ()

    def onlooker(self, table: Any) -> Onlooker | None:
        """Somebody who watches one match and notes follies; None where the game names none."""
        return None

    def vocabulary(self) -> Sequence[str]:
        """For players that learn: every word that ``word`` can give, in a fixed order."""
        return ()

    def word(self, key: str, seat: int, seats: int) -> str:
        """An option's key as the seat itself would say it, so that all seats share one vocabulary."""
        return relative(key, seat, seats)

    def fields(self) -> Sequence[str]:
        """What the numbers of ``encode`` are called."""
        return ()

    def encode(self, table: Any, seat: int) -> array[float]:
        """All that the seat may see, as numbers. They never tell more than its scene does."""
        raise NotImplementedError

    def ask(self, table: Any, decision: Decision, number: int) -> Ask:
        return Ask(
            number,
            decision.seat,
            decision.question,
            decision.rule,
            self.ask_note(table, decision),
            self.choices(table, decision),
            self.barred(table, decision),
        )


def checked_options(game: Game, options: Options | None) -> dict[str, Any]:
    """Every option of the game with its value or default; an unknown name is refused."""
    given = dict(options or {})
    found: dict[str, Any] = {}
    for setting in game.settings:
        found[setting.name] = setting.checked(given.pop(setting.name, setting.default))
    for name in given:
        known = ", ".join(setting.name for setting in game.settings)
        raise Refused("why-unknown-option", {"name": name, "choices": known})
    return found
