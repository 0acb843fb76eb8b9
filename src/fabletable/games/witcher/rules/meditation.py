"""Meditation: the trophy of an attribute at level V (Rulebook: Meditation)."""

from __future__ import annotations

from fabletable.games.witcher.board import ATTRIBUTES
from fabletable.games.witcher.kinds import TrophyCard
from fabletable.games.witcher.rules.levels import HIGHEST
from fabletable.games.witcher.rules.trophies import GOAL, gain_trophy
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel import Barred, Rules, bar, seat_name


def trophies_to_meditate_for(table: OldWorld, hero: Hero) -> list[TrophyCard]:
    """Level V, a trophy of that kind still there, none of that kind owned; one card of each kind is offered."""
    if max(hero.attributes) < HIGHEST:
        return []
    mastered = [each.key for each in ATTRIBUTES if hero.attributes[each.index] >= HIGHEST]
    found: dict[str, TrophyCard] = {}
    for trophy in table.attribute_trophies:
        if trophy.kind in mastered and not hero.trophy_of(trophy.kind):
            found.setdefault(trophy.kind, trophy)
    return list(found.values())


def barred_meditations(table: OldWorld, hero: Hero) -> list[Barred]:
    """Return the mastered attributes that bring no trophy: this witcher has it already, or none is left."""
    offered = [trophy.kind for trophy in trophies_to_meditate_for(table, hero)]
    found = []
    for attribute in ATTRIBUTES:
        if hero.attributes[attribute.index] >= HIGHEST and attribute.key not in offered:
            trophy = next(one for one in table.box.attribute_trophies if one.kind == attribute.key)
            reason = "why-trophy-held" if hero.trophy_of(attribute.key) else "why-trophy-gone"
            found.append(bar(trophy, reason, "meditation"))
    return found


def meditate(table: OldWorld, hero: Hero, trophy: TrophyCard) -> Rules[None]:
    """Take the card. If it would be the last step, neither the track nor fatigue moves: a game ends only in a fight."""
    table.attribute_trophies.remove(trophy)
    table.log_event("meditates", seat=seat_name(hero.seat), trophy=trophy)
    if hero.reputation >= GOAL - 1:
        hero.trophies += (trophy,)
        table.log("trophy-without-step", seat=seat_name(hero.seat), trophy=trophy.power)
        table.count("trophy:" + trophy.kind)
        return
    yield from gain_trophy(table, hero, trophy)
