"""Count the tries of a table's word, at every route where a word opens something. The right word costs nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fabletable.kernel import Refused
from fabletable.server.limits.access import Access
from fabletable.table.seats.seats import WORD


class WordTry:
    """One try; a route that answers a wrong word without a refusal sets ``is_wrong``."""

    is_wrong = False


@contextmanager
def table_word(access: Access, address: str, table_id: str, secret: str) -> Iterator[WordTry]:
    """Count this try of the table's word by address and by table; refuse when either has none left.

    A secret that is no word is not counted."""
    trying = WordTry()
    if not secret.startswith(WORD):
        yield trying
        return
    with any_word(access, address) as by_address:
        if not access.may_guess_at(table_id):
            raise Refused("why-too-many")
        try:
            yield trying
        except Refused as no:
            trying.is_wrong = no.code == "why-wrong-secret"
            raise
        finally:
            by_address.is_wrong = trying.is_wrong
            if not trying.is_wrong:
                access.guessed_right_at(table_id)


@contextmanager
def any_word(access: Access, address: str) -> Iterator[WordTry]:
    """Count a try of a word by address alone, where no table is named."""
    if not access.may_guess(address):
        raise Refused("why-too-many")
    trying = WordTry()
    try:
        yield trying
    finally:
        if not trying.is_wrong:
            access.guessed_right(address)
