"""What may be kept at the end of a round. Rulebook: End of the round."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.kinds import ARTIFACT
from fabletable.games.prophecy.rules.gains import lose_experience, lose_gold
from fabletable.games.prophecy.table import NAMES, Realm, pawn
from fabletable.kernel import EVERYBODY, Rules

ASK_DISCARD_ITEM: Final = "ask-discard-item"
ASK_DISCARD_SKILL: Final = "ask-discard-skill"

MOST_GOLD: Final = 15
MOST_EXPERIENCE: Final = 15


def keep_limits(table: Realm, seat: int) -> Rules[None]:
    """At most 15 gold, 15 experience, 7 items and 7 skills (9 in the longer game); artifacts cannot be discarded."""
    hero = table.heroes[seat]
    limit = table.rulings.limit
    if not (
        hero.gold > MOST_GOLD
        or hero.experience > MOST_EXPERIENCE
        or len(hero.items) > limit
        or len(hero.skills) > limit
    ):
        return
    table.log_event("too-much", seat=NAMES[seat])
    lose_gold(table, seat, hero.gold - MOST_GOLD)
    hero.wasted += max(0, hero.experience - MOST_EXPERIENCE)
    lose_experience(table, seat, hero.experience - MOST_EXPERIENCE)
    while len(hero.items) > limit:
        items = [item for item in hero.items if item.deck != ARTIFACT]
        item = yield from table.pick(seat, ASK_DISCARD_ITEM, items, rule="round", n=limit)
        table.log("lost-item", seat=NAMES[seat], item=item)
        table.lose_item(seat, item)
    while len(hero.skills) > limit:
        skill = yield from table.pick(seat, ASK_DISCARD_SKILL, list(hero.skills.values()), rule="round", n=limit)
        del hero.skills[skill.name]
        table.skill_decks[skill.guild].put_under([skill], EVERYBODY)
        table.log("forgot", seat=NAMES[seat], skill=skill)
    table.show("loss", pieces=(pawn(seat),), touches=(seat,), because="too-much", seat=NAMES[seat])
