"""Coming to a field. Rulebook: Battles with creatures (a hidden card is turned up first)."""

from __future__ import annotations

from fabletable.games.prophecy.table import ENCOUNTER, Hero, Realm


def arrive(table: Realm, hero: Hero) -> None:
    """Bring the hero to a field, or let them stay on it: hidden cards are turned up, then its creatures must be met."""
    table.ignored = ()
    table.served = False
    for spot in table.here(hero).spots:
        if not spot.up:
            table.turn_up(spot)
            table.reveal()
            table.log("revealed", seat=hero.message, card=spot.card)
            table.show("card", pieces=(spot.card.key,), touches=(hero.seat,))
    table.phase = ENCOUNTER
