"""What a hero may do in his own turn outside battle: potions, scrolls, skills. Rulebook: Effects outside battle."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.skills import FIELD_REPAIRS, MATTER_DECAY
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.rules.deeds import ACTIVITIES, DECAY, MEND, USE, deed
from fabletable.games.prophecy.rules.effects import apply_all
from fabletable.games.prophecy.rules.possible import matters
from fabletable.games.prophecy.rules.windows import DOES, OFFERS
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import Deed, Rules


def activities(table: Realm, hero: Hero) -> list[Deed]:
    """Potions and scrolls that would do something, and the skills of an idle moment."""
    options: list[Deed] = []
    if hero.items:
        options += [deed(USE, item) for item in hero.items if item.use and matters(table, hero, item.use)]
    skills = hero.skills
    if skills and OFFERS.concerns(skills):
        for name, offers in OFFERS:
            if name in skills:
                options += offers(table, hero, skills[name])
    return options


def do_activity(table: Realm, hero: Hero, choice: Deed) -> Rules[None]:
    if choice.kind == USE:
        yield from _use(table, hero, choice.thing)
    else:
        does = DOES.of(_SKILL_OF.get(choice.kind, choice.thing.key))
        assert does is not None
        yield from does(table, hero, choice)


_SKILL_OF: Final = {DECAY: MATTER_DECAY.key, MEND: FIELD_REPAIRS.key}
"""What a skill does to an item; a spell is cast by its own name."""


def _use(table: Realm, hero: Hero, item: Item) -> Rules[None]:
    """Potions and scrolls work once and are discarded."""
    table.count("effect:item-" + item.name)
    table.deed("used-item", seat=hero.say, item=item)
    table.lose_item(hero, item)
    yield from apply_all(table, hero, item.use)
    table.show("gain", pieces=(item.key,), touches=(hero.seat,), because=item.say)


def is_activity(choice: Deed) -> bool:
    return choice.kind in ACTIVITIES
