"""Performing a heroic feat. Rulebook: Main action B, Ousting a hero. What each card does is in rules/specials/."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.kinds import Feat
from fabletable.games.diceforge.rules.blessing import divine_blessing
from fabletable.games.diceforge.rules.windows import OUSTING, TAKEN
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Rules, seat_name

OUSTED: Final = "ousted"
PERFORMED: Final = "performed"
"""Noted for the ending."""


def perform(table: ForgeTable, seat: int, feat: Feat) -> Rules[None]:
    """Pay, walk through the portal, oust who stands there, take the card, apply its instant effect."""
    hero = table.heroes[seat]
    hero.sun -= feat.sun
    hero.moon -= feat.moon
    if table.log_lines is not None:
        table.log_event("feat-done", hero=seat_name(seat), feat=feat, price=feat.price)
    if hero.portal != feat.portal:
        hero.portal = feat.portal
        if table.watched:
            table.show("move", pieces=(feat.message.piece, f"pawn-{seat}", f"p{feat.portal}"))
        yield from oust_from(table, seat, feat.portal)
    table.piles[feat.slot] = table.piles[feat.slot][:-1]
    hero.deeds += (feat,)
    table.count(feat.counted)
    table.note(PERFORMED, seat, feat.worth, feat)
    if table.watched:
        table.show("gain", pieces=(f"d{seat}-{feat.key}",), touches=(seat,))
    yield from TAKEN.open(table, seat, feat, feat)


def oust_from(table: ForgeTable, seat: int, portal: int) -> Rules[None]:
    """Whoever stands on the portal goes home and receives a divine blessing at once. Cards work at both ends."""
    for other in table.others(seat):
        ousted = table.heroes[other]
        if ousted.portal == portal:
            ousted.portal = 0
            table.count("effect:oust")
            table.note(OUSTED, seat)
            table.log("ousted", hero=seat_name(seat), other=seat_name(other))
            table.show("move", pieces=(f"pawn-{other}", f"p{portal}"), touches=(other,))
            yield from cards_at_ousting(table, seat)
            yield from cards_at_ousting(table, other)
            yield from divine_blessing(table, other)


def cards_at_ousting(table: ForgeTable, seat: int) -> Rules[None]:
    deeds = table.heroes[seat].deeds
    for card in OUSTING.effects:
        if card in deeds:
            yield from OUSTING.open(table, seat, card, card)
