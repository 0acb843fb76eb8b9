"""Links to a table: which were made, which are good, and who has asked to be let in."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from fabletable.table.messages.tables import LinkState
from fabletable.table.rows import LinkRow, TableAccess

TO_THE_TABLE = -1
"""The seat of a link that opens any free one."""
WAITS = -1
"""The seat of a person who has asked to be let in and waits."""
TURNED_AWAY = -2
"""The seat of a person who was not let in."""
MOST_JOIN_REQUESTS = 12
MOST_LINKS = 60
"""The number of newest links that are remembered; an older one counts as unknown."""

TABLE_SYLLABLES = 3
"""The number of syllables in a table's word, which is one of 343,000."""
KEYRING_SYLLABLES = 2
"""The number of syllables in each of the six words that open a keyring."""

_CONSONANTS = "bdfgklmnprstvz"
_VOWELS = "aeiou"


def new_word(syllables: int) -> str:
    """Return a random word that can be read aloud and typed in any language: LOMATI, or of two syllables TIVU."""
    pairs = (secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(syllables))
    return "".join(pairs).upper()


def with_link(gate: TableAccess, key: str, seat: int, at: str) -> TableAccess:
    """Return the gate with a new link to this seat; those before open nothing any more."""
    links = [*without_links(gate, [seat], at).links, LinkRow(key, seat, at)]
    return msgspec.structs.replace(gate, links=links[-MOST_LINKS:])


def without_links(gate: TableAccess, seats: Sequence[int], at: str) -> TableAccess:
    """Return the gate with the good links to these seats withdrawn."""
    links = [_withdrawn(link, at) if link.seat in seats and link.is_good else link for link in gate.links]
    return msgspec.structs.replace(gate, links=links)


def _withdrawn(link: LinkRow, at: str) -> LinkRow:
    return msgspec.structs.replace(link, withdrawn=at)


def with_opened(gate: TableAccess, seat: int, at: str) -> TableAccess:
    """Return the gate with the good link to this seat marked as used, also where its person came by another way."""
    links = [
        msgspec.structs.replace(link, opened=at) if link.seat == seat and link.is_good else link for link in gate.links
    ]
    return msgspec.structs.replace(gate, links=links)


def link_with(gate: TableAccess, hashes: Sequence[str]) -> LinkRow | None:
    return next((link for link in gate.links if link.hash in hashes), None)


def state_of(gate: TableAccess, seat: int) -> tuple[LinkState, str | None]:
    """Return the state of the newest link to a seat, and when it was opened."""
    link = next((link for link in reversed(gate.links) if link.seat == seat), None)
    if link is None:
        return "none", None
    return ("opened" if link.opened else "withdrawn" if link.withdrawn else "made"), link.opened or None
