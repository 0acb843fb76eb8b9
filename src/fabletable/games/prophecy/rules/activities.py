"""What a hero may do in his own turn outside battle: potions, scrolls, skills. Rulebook: Effects outside battle."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.kinds import Item
from fabletable.games.prophecy.cards.skills import FIELD_REPAIRS, MATTER_DECAY
from fabletable.games.prophecy.rules.actions import ACTIVITIES, DECAY, MEND, USE, action
from fabletable.games.prophecy.rules.effects import apply_all
from fabletable.games.prophecy.rules.possible import matters
from fabletable.games.prophecy.rules.windows import DOES, OFFERS
from fabletable.games.prophecy.table import NAMES, Realm
from fabletable.kernel import Action, Rules


def activities(table: Realm, seat: int) -> list[Action]:
    """Potions and scrolls that would do something, and the skills of an idle moment."""
    hero = table.heroes[seat]
    options: list[Action] = []
    if hero.items:
        options += [action(USE, item) for item in hero.items if item.use and matters(table, seat, item.use)]
    skills = hero.skills
    if skills and OFFERS.concerns(skills):
        for name, offers in OFFERS:
            if name in skills:
                options += offers(table, seat, skills[name])
    return options


def do_activity(table: Realm, seat: int, choice: Action) -> Rules[None]:
    if choice.kind == USE:
        yield from _use(table, seat, choice.thing)
    else:
        does = DOES.of(_SKILL_OF.get(choice.kind, choice.thing.key))
        assert does is not None
        yield from does(table, seat, choice)


_SKILL_OF: Final = {DECAY: MATTER_DECAY.key, MEND: FIELD_REPAIRS.key}
"""What a skill does to an item; a spell is cast by its own name."""


def _use(table: Realm, seat: int, item: Item) -> Rules[None]:
    """Potions and scrolls work once and are discarded."""
    table.count("effect:item-" + item.name)
    table.log_event("used-item", seat=NAMES[seat], item=item)
    table.lose_item(seat, item)
    yield from apply_all(table, seat, item.use)
    table.show("gain", pieces=(item.key,), touches=(seat,), because=item.message)


def is_activity(choice: Action) -> bool:
    return choice.kind in ACTIVITIES
