"""Coming to a field. Rulebook: Battles with creatures (a hidden card is turned up first)."""

from __future__ import annotations

from fabletable.games.prophecy.table import ENCOUNTER, NAMES, Realm


def arrive(table: Realm, seat: int) -> None:
    """The hero comes to a field, or stays on it: hidden cards are turned up, then its creatures must be met."""
    table.ignored = ()
    table.served = False
    for spot in table.here(seat).spots:
        if not spot.up:
            table.turn_up(spot)
            table.reveal()
            table.log("revealed", seat=NAMES[seat], card=spot.card)
            table.show("card", pieces=(spot.card.key,), touches=(seat,))
    table.phase = ENCOUNTER
