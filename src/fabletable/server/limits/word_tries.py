"""Count the tries of a table's word, at every route where a word opens something. The right word costs nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fabletable.kernel import Refused
from fabletable.server.limits.access import Doors
from fabletable.table.seats.seats import WORD


class WordTry:
    """One try; a route that answers a wrong word without a refusal sets ``is_wrong``."""

    is_wrong = False


@contextmanager
def table_word(doors: Doors, address: str, table_id: str, secret: str) -> Iterator[WordTry]:
    """Count this try of the table's word by address and by table; refuse when either has none left.

    A secret that is no word is not counted."""
    trying = WordTry()
    if not secret.startswith(WORD):
        yield trying
        return
    with any_word(doors, address) as by_address:
        if not doors.may_guess_at(table_id):
            raise Refused("why-too-many")
        try:
            yield trying
        except Refused as no:
            trying.is_wrong = no.code == "why-wrong-secret"
            raise
        finally:
            by_address.is_wrong = trying.is_wrong
            if not trying.is_wrong:
                doors.guessed_right_at(table_id)


@contextmanager
def any_word(doors: Doors, address: str) -> Iterator[WordTry]:
    """Count a try of a word by address alone, where no table is named."""
    if not doors.may_guess(address):
        raise Refused("why-too-many")
    trying = WordTry()
    try:
        yield trying
    finally:
        if not trying.is_wrong:
            doors.guessed_right(address)
