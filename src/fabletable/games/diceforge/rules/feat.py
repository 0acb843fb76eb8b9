"""Performing a heroic feat. Rulebook: Main action B, Ousting a hero. What each card does stands beside it in cards/."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.hooks import OUSTING, TAKEN, Working
from fabletable.games.diceforge.kinds import Feat
from fabletable.games.diceforge.rules.blessing import divine_blessing
from fabletable.games.diceforge.table import ForgeTable, Hero
from fabletable.kernel import Rules, seat_name

OUSTED: Final = "ousted"
PERFORMED: Final = "performed"
EFFECT: Final = "effect"
"""The note for the ending about a card's effect, with the glory that it brought."""


def perform(table: ForgeTable, hero: Hero, feat: Feat) -> Rules[None]:
    """Pay, walk through the portal, oust who stands there, take the card, apply its instant effect."""
    hero.sun -= feat.sun
    hero.moon -= feat.moon
    if table.log_lines is not None:
        table.log_event("feat-done", hero=seat_name(hero.seat), feat=feat, price=feat.price)
    if hero.portal != feat.portal:
        hero.portal = feat.portal
        if table.watched:
            table.show("move", pieces=(feat.message.piece, f"pawn-{hero.seat}", f"p{feat.portal}"))
        yield from oust_from(table, hero, feat.portal)
    table.piles[feat.slot] = table.piles[feat.slot][:-1]
    hero.deeds += (feat,)
    table.count(feat.counted)
    table.note(PERFORMED, hero.seat, feat.glory, feat)
    if table.watched:
        table.show("gain", pieces=(f"d{hero.seat}-{feat.key}",), touches=(hero.seat,))
    yield from work(TAKEN.of(feat), table, hero, feat)


def work(rule: Working | None, table: ForgeTable, hero: Hero, card: Feat) -> Rules[None]:
    """Let a card do what it does at a hook, if anything."""
    asking = None if rule is None else rule(table, hero, card)
    if asking is not None:
        yield from asking


def oust_from(table: ForgeTable, hero: Hero, portal: int) -> Rules[None]:
    """Send the hero who stands on the portal home, who receives a divine blessing at once. Cards work at both ends."""
    for other in table.others(hero.seat):
        ousted = table.heroes[other]
        if ousted.portal == portal:
            ousted.portal = 0
            table.count("effect:oust")
            table.note(OUSTED, hero.seat)
            table.log("ousted", hero=seat_name(hero.seat), other=seat_name(other))
            table.show("move", pieces=(f"pawn-{other}", f"p{portal}"), touches=(other,))
            yield from cards_at_ousting(table, hero)
            yield from cards_at_ousting(table, ousted)
            yield from divine_blessing(table, ousted)


def cards_at_ousting(table: ForgeTable, hero: Hero) -> Rules[None]:
    for card, rule in OUSTING.among(hero.deeds):
        yield from work(rule, table, hero, card)
