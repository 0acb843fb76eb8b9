"""The standing of a seat: its distance from winning, in the measure of its game.

Every seat's plate shows one ``Chip`` to all (``Player.stands``). ``Match.standing`` returns more, drawn on demand: one
sentence and up to four chips: the way to victory, the others, the seat's strength, the next things in reach.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from fabletable.kernel.message import Arg, Message, seat_name

MOST_CHIPS: Final = 4


class Chip(msgspec.Struct, omit_defaults=True, gc=False):
    """One measure in words (``message``, and a line more in ``text``), and in numbers where there are any: ``n``, and
    ``of`` how many, never less than ``n``. It is known by its ``icon``, or by a ``gem`` with a shape of its own.
    ``reach``: it is about what can be had next."""

    message: Message
    n: int | None = None
    of: int | None = None
    icon: str = ""
    gem: str = ""
    text: Message | None = None
    reach: bool = False


class Standing(msgspec.Struct, omit_defaults=True, gc=False):
    """A seat's own standing: a sentence and chips. It may tell what only that seat knows, and of the others only what
    is open."""

    message: Message
    chips: list[Chip] = []


def standing_of(message: Message, *chips: Chip | None) -> Standing:
    """Return a standing with the chips that there are."""
    return Standing(message, [each for each in chips if each is not None])


def chip(
    message: str,
    /,
    *,
    n: int | None = None,
    of: int | None = None,
    icon: str = "",
    gem: str = "",
    text: Message | None = None,
    reach: bool = False,
    **args: Arg,
) -> Chip:
    """Return a chip: ``chip("stand-trophies", n=2, of=4, icon="trophy")``. Its message gets the numbers and all other
    arguments."""
    numbers: Mapping[str, Arg | None] = {"n": n, "of": of}
    shown = {name: value for name, value in numbers.items() if value is not None}
    return Chip(Message(message, {**shown, **args}), n, of, icon, gem, text, reach)


def leader(scores: Sequence[int], seat: int) -> int:
    """Return the best of the other seats, among equals the next in turn; the seat itself if it plays alone."""
    others = [(seat + step) % len(scores) for step in range(1, len(scores))]
    return max(others, key=lambda other: scores[other], default=seat)


def by_points(scores: Sequence[int], seat: int) -> Standing:
    """Return the standing for a game that counts points and says no more."""
    own, ahead = scores[seat], leader(scores, seat)
    best = scores[ahead]
    if ahead == seat:
        sentence = Message("stand-alone", {"n": own})
    elif own == best:
        sentence = Message("stand-even", {"name": seat_name(ahead), "n": own})
    else:
        sentence = Message(
            "stand-lead" if own > best else "stand-behind", {"name": seat_name(ahead), "n": abs(own - best)}
        )
    chips = [chip("points", n=own, icon="laurel-crown")]
    if ahead != seat:
        chips.append(chip("stand-other", n=best, icon="laurels", name=seat_name(ahead)))
    return Standing(sentence, chips)
