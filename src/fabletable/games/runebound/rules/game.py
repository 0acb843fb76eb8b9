"""Which rule comes next: told by the table alone."""

from __future__ import annotations

from fabletable.games.runebound.rules import decks, effects, token_effects
from fabletable.games.runebound.rules.adventures import draw_adventure
from fabletable.games.runebound.rules.combat import fight_step
from fabletable.games.runebound.rules.round import end_round
from fabletable.games.runebound.rules.set_up import choose_heroes, deal_hands, place_heroes, set_up_abilities
from fabletable.games.runebound.rules.turn import next_deed, start_turn
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Rules

CHAPTERS_OF_EFFECTS = (decks, effects, token_effects)
"""Imported so that their effects are known."""


def next_step(table: Runebound) -> Rules[None] | None:
    if table.ended:
        return None
    if table.fight is not None:
        return fight_step(table, table.fight)
    if table.next_draw:
        return draw_adventure(table, table.heroes[table.active], table.next_draw)
    return _by_phase(table)


def _by_phase(table: Runebound) -> Rules[None]:
    phase = table.phase
    if phase == "turn":
        return next_deed(table)
    if phase == "turn-start":
        return start_turn(table)
    if phase == "round-end":
        return end_round(table)
    if phase == "heroes":
        return choose_heroes(table)
    if phase == "hands":
        return deal_hands(table)
    if phase == "places":
        return place_heroes(table)
    return set_up_abilities(table)
