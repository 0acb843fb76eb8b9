"""What a hero may do in his own turn outside battle: potions, scrolls, skills. Rulebook: Effects outside battle."""

from __future__ import annotations

from fabletable.games.prophecy.cards.kinds import ARTIFACT, RARE, Item, Skill
from fabletable.games.prophecy.rules.deeds import deed
from fabletable.games.prophecy.rules.effects import apply_all
from fabletable.games.prophecy.rules.gains import regain
from fabletable.games.prophecy.rules.payments import can_cast, cast
from fabletable.games.prophecy.rules.possible import matters
from fabletable.games.prophecy.table import ENCOUNTER, NAMES, SERVICES, Realm
from fabletable.kernel import Deed, Rules


def activities(table: Realm, seat: int) -> list[Deed]:
    """Potions and scrolls that would do something, and the skills of an idle moment."""
    hero = table.heroes[seat]
    options = [deed("use", item) for item in hero.items if item.use and matters(table, seat, item.use)]
    skills = hero.skills
    if not skills:
        return options
    if "matter-decay" in skills and hero.mana < hero.blue:
        options.extend(deed("decay", item) for item in hero.items if item.deck != ARTIFACT)
    if table.damaged and "field-repairs" in skills and "field-repairs" not in hero.used:
        options.extend(deed("mend", item) for item in hero.items if not table.ready(item))
    if "time-loop" in skills and hero.rounds - hero.loop_round >= 2 and can_cast(table, seat, skills["time-loop"]):
        options.append(deed("cast", skills["time-loop"]))
    if "invisibility" in skills and _can_vanish(table, seat):
        options.append(deed("cast", skills["invisibility"]))
    return options


def _can_vanish(table: Realm, seat: int) -> bool:
    """After movement, once a turn."""
    if table.invisible or table.phase not in (ENCOUNTER, SERVICES):
        return False
    return can_cast(table, seat, table.heroes[seat].skills["invisibility"])


def do_activity(table: Realm, seat: int, choice: Deed) -> Rules[None]:
    hero = table.heroes[seat]
    thing = choice.thing
    if choice.kind == "use":
        assert isinstance(thing, Item)
        yield from _use(table, seat, thing)
    elif choice.kind == "decay":
        assert isinstance(thing, Item)
        table.count("effect:skill-matter-decay")
        table.tell("decayed", seat=NAMES[seat], item=thing)
        table.lose_item(seat, thing)
        regain(table, seat, 4 if thing.deck == RARE else 2)
    elif choice.kind == "mend":
        assert isinstance(thing, Item)
        hero.used.append("field-repairs")
        table.count("effect:skill-field-repairs")
        table.tell("repaired", seat=NAMES[seat], item=thing)
        table.repair(thing)
    else:
        assert isinstance(thing, Skill)
        yield from cast(table, seat, thing)
        if thing.name == "time-loop":
            hero.loop_round = hero.rounds
            table.extra_turns += 1
        else:
            table.invisible = True


def _use(table: Realm, seat: int, item: Item) -> Rules[None]:
    """Potions and scrolls work once and are discarded."""
    table.count("effect:item-" + item.name)
    table.tell("used-item", seat=NAMES[seat], item=item)
    table.lose_item(seat, item)
    yield from apply_all(table, seat, item.use)


def is_activity(choice: Deed) -> bool:
    return choice.kind in ("use", "decay", "mend", "cast")
