"""Limits of what may be kept at the end of a round. Rulebook: End of the round."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.menu import card, question
from fabletable.games.prophecy.rules.gains import lose_experience, lose_gold
from fabletable.games.prophecy.table import Hero, Realm, pawn
from fabletable.kernel import EVERYBODY, Rules

ASK_DISCARD_ITEM: Final = question("discard-item", card, rule="round", theme="spend")
ASK_DISCARD_SKILL: Final = question("discard-skill", card, rule="round", theme="spend")

MOST_GOLD: Final = 15
MOST_EXPERIENCE: Final = 15


def keep_limits(table: Realm, hero: Hero) -> Rules[None]:
    """Discard down to 15 gold, 15 experience, 7 items and 7 skills (9 in the longer game); artifacts cannot be
    discarded."""
    limit = table.rulings.limit
    if not (
        hero.gold > MOST_GOLD
        or hero.experience > MOST_EXPERIENCE
        or len(hero.items) > limit
        or len(hero.skills) > limit
    ):
        return
    table.log_event("too-much", seat=hero.message)
    lose_gold(table, hero, hero.gold - MOST_GOLD)
    hero.wasted += max(0, hero.experience - MOST_EXPERIENCE)
    lose_experience(table, hero, hero.experience - MOST_EXPERIENCE)
    while len(hero.items) > limit:
        items = hero.belongings
        item = yield from ASK_DISCARD_ITEM.ask(table, hero.seat, items, n=limit)
        table.log("lost-item", seat=hero.message, item=item)
        table.lose_item(hero, item)
    while len(hero.skills) > limit:
        skill = yield from ASK_DISCARD_SKILL.ask(table, hero.seat, list(hero.skills.values()), n=limit)
        del hero.skills[skill.name]
        table.skill_decks[skill.guild].put_under([skill], EVERYBODY)
        table.log("forgot", seat=hero.message, skill=skill)
    table.show("loss", pieces=(pawn(hero.seat),), touches=(hero.seat,), because="too-much", seat=hero.message)
