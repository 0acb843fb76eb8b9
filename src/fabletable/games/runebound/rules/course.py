"""The course of the game: which rule comes next, told by the table alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.runebound.rules.adventures import draw_adventure
from fabletable.games.runebound.rules.combat import fight_step
from fabletable.games.runebound.rules.round import end_round
from fabletable.games.runebound.rules.set_up import (
    announce_heroes,
    choose_heroes,
    deal_hands,
    place_heroes,
    set_up_abilities,
)
from fabletable.games.runebound.rules.turn import next_deed, start_turn
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Rules

PHASES: Final[dict[str, Callable[[Runebound], Rules[None]]]] = {
    "heroes": choose_heroes,
    "dealt": announce_heroes,
    "hands": deal_hands,
    "places": place_heroes,
    "abilities": set_up_abilities,
    "turn-start": start_turn,
    "turn": next_deed,
    "round-end": end_round,
}


def next_step(table: Runebound) -> Rules[None] | None:
    if table.ended:
        return None
    if table.fight is not None:
        return fight_step(table, table.fight)
    if table.next_draw:
        return draw_adventure(table, table.heroes[table.active], table.next_draw)
    return PHASES[table.phase](table)
