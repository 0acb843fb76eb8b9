"""The base of effects: objects that can be done, and know whether they are possible, their value and their words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

import typing_extensions
from mypy_extensions import mypyc_attr

from fabletable.kernel.decision import Rules
from fabletable.kernel.message import Message
from fabletable.kernel.table import Table

EffectTable = typing_extensions.TypeVar("EffectTable", bound=Table)
Context = typing_extensions.TypeVar("Context")
"""The subject of an effect: a ``Hero``, or the game's ``EffectContext`` where it needs more."""
Outlook = typing_extensions.TypeVar("Outlook", default=EffectTable)
"""The object a bot looks from: the table, or one of the game that knows the value of things now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[EffectTable, Context, Outlook]):
    """The effect of a card, a face or a place. Subclass it once per effect; its numbers are attributes.

    ``do`` changes the table. It is a generator where it asks a question, and returns None where it asks none.
    """

    __slots__ = ()

    def do(self, table: EffectTable, context: Context) -> Rules[None] | None:
        raise NotImplementedError

    def possible(self, table: EffectTable, context: Context) -> bool:
        """Return whether it would change anything now."""
        return True

    def value(self, outlook: Outlook, context: Context) -> float:
        """Return what it is worth to a bot, in the game's own coin."""
        return 0.0

    def text(self) -> Message:
        """Return what it does, in words."""
        raise NotImplementedError


def do_all(
    effects: Iterable[Effect[EffectTable, Context, Outlook]], table: EffectTable, context: Context
) -> Rules[None]:
    """Do one effect after the other, in order."""
    for effect in effects:
        asking = effect.do(table, context)
        if asking is not None:
            yield from asking
