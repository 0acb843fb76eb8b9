"""Decisions: a question to one seat, its options, and the barred ones with reasons."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from fabletable.kernel.message import Arg, Message, message, seat_name, spoken

T = TypeVar("T")

Args: TypeAlias = Mapping[str, Arg]


class Option(Protocol):
    """A thing that can be chosen: a card, a face, a place, a word. The key is stable; ``message`` is its name."""

    @property
    def key(self) -> str: ...

    @property
    def message(self) -> Message: ...


class Word:
    """An option that is not a piece: done, yes, no, fight, rest. Its name is the message ``word-KEY``."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key: str = key

    @property
    def message(self) -> Message:
        return Message("word-" + self.key)

    def __repr__(self) -> str:
        return f"Word({self.key!r})"


class Number:
    """An option that is an amount. Its name is the message ``number``."""

    __slots__ = ("key", "n")

    def __init__(self, n: int) -> None:
        self.n: int = n
        self.key: str = str(n)

    @property
    def message(self) -> Message:
        return message("number", n=self.n)

    def __repr__(self) -> str:
        return f"Number({self.n})"


class Seat:
    """An option that is a player."""

    __slots__ = ("key", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.key: str = f"seat-{seat}"

    @property
    def message(self) -> Message:
        return seat_name(self.seat)

    def __repr__(self) -> str:
        return f"Seat({self.seat})"


DONE: Final = Word("done")
YES: Final = Word("yes")
NO: Final = Word("no")
PASS: Final = Word("pass")

_NUMBERS: Final = [Number(n) for n in range(100)]


def number(n: int) -> Number:
    return _NUMBERS[n] if 0 <= n < 100 else Number(n)


def numbers(first: int, last: int) -> list[Number]:
    """Return the options first, first + 1, ... last."""
    return [number(n) for n in range(first, last + 1)]


class Barred:
    """An option that cannot be chosen now, with the reason: a code (its message id), its arguments, its rule."""

    __slots__ = ("args", "code", "key", "message", "rule")

    def __init__(self, key: str, name: Message, code: str, args: Args, rule: str) -> None:
        self.key: str = key
        self.message: Message = name
        self.code: str = code
        self.args: Args = args
        self.rule: str = rule

    @property
    def why(self) -> Message:
        return Message(self.code, dict(self.args))

    def __repr__(self) -> str:
        return f"Barred({self.key!r}, {self.code!r}, {self.args!r}, {self.rule!r})"


def bar(option: Option, code: str, rule: str = "", **args: object) -> Barred:
    """Bar an option: ``bar(face, "why-gold-short", "offering", need=4, have=3)``."""
    return Barred(option.key, option.message, code, {name: spoken(value) for name, value in args.items()}, rule)


BarredOptions: TypeAlias = Callable[[], list[Barred]]


class Refused(Exception):
    """A refusal with its reason. Nothing has changed."""

    def __init__(self, code: str, arguments: Args | None = None, rule: str = "") -> None:
        super().__init__(code)
        self.code: str = code
        self.arguments: dict[str, Arg] = dict(arguments or {})
        self.rule: str = rule

    def __reduce__(self) -> tuple[type[Refused], tuple[str, dict[str, Arg], str]]:
        """Keep code, arguments and rule when pickled between processes."""
        return Refused, (self.code, self.arguments, self.rule)

    @property
    def message(self) -> Message:
        return Message(self.code, self.arguments)

    def __str__(self) -> str:
        detail = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.code} ({detail})" if detail else self.code


class Decision:
    """A question to one seat. ``ask`` is the message id of the question, ``rule`` the rule that asks it."""

    __slots__ = ("_barred", "args", "ask", "likely", "options", "rule", "seat")

    def __init__(
        self, seat: int, ask: str, options: Sequence[Any], barred: BarredOptions | None, rule: str, args: dict[str, Any]
    ) -> None:
        self.seat: int = seat
        self.ask: str = ask
        self.options: Sequence[Any] = options
        self._barred: BarredOptions | None = barred
        self.rule: str = rule
        self.args: dict[str, Any] = args
        self.likely: Sequence[Any] | None = None
        """The cached odds of its options; they are dropped with the decision."""

    def barred(self) -> list[Barred]:
        """Return the options that are not possible now, with reasons. They are computed on demand."""
        if self._barred is None:
            return []
        return self._barred()

    @property
    def question(self) -> Message:
        return message(self.ask, seat=seat_name(self.seat), **self.args)

    def option(self, key: object) -> Any:
        """Return the option with this key; refuse with the reason if there is none."""
        for option in self.options:
            if option.key == key:
                return option
        for barred in self.barred():
            if barred.key == key:
                raise Refused(barred.code, barred.args, barred.rule)
        raise Refused("why-no-such-choice", {"key": str(key)}, self.rule)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, ask={self.ask!r}, options={[option.key for option in self.options]})"


Rules: TypeAlias = Generator[Decision, Any, T]
"""A rule: a generator that asks with ``pick`` and returns its result."""
