"""Activities of a hero in the own turn outside battle: potions, scrolls, skills. Rulebook: Effects outside battle."""

from __future__ import annotations

from fabletable.games.prophecy.actions import CAST_SPELL, DECAY, MEND, USE, action
from fabletable.games.prophecy.effect import EffectContext, any_possible, do_effects
from fabletable.games.prophecy.hooks import ACTIVITY, SkillAction
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.menu import card_text, lists
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import Action, Rules


def activities(table: Realm, hero: Hero) -> list[Action]:
    """Return the potions and scrolls that would do something, and what skills offer at any moment."""
    options = [action(USE, item) for item in hero.items if item.use and any_possible(table, hero, item.use)]
    if hero.skills:
        for card, activity in ACTIVITY.rules:
            skill = hero.skills.get(card.name)
            if skill is not None:
                options += activity.offers(table, hero, skill)
    return options


def activity_of(choice: Action) -> SkillAction | None:
    """Return what a skill does by this action: a spell is told by its name, others have a verb of their own."""
    verb = choice.verb
    for card, activity in ACTIVITY.rules:
        if activity.verb is verb and (verb is not CAST_SPELL or choice.thing.name == card.name):
            return activity
    return None


def is_activity(choice: Action) -> bool:
    return choice.verb is USE or activity_of(choice) is not None


def do_activity(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    activity = activity_of(choice)
    if activity is None:
        yield from _use(table, hero, choice.thing)
    else:
        yield from activity.do(table, hero, choice)


def _use(table: Realm, hero: Hero, item: Item) -> Rules[None]:
    """Use an item: potions and scrolls work once and are discarded."""
    table.count("effect:item-" + item.name)
    table.log_event("used-item", seat=hero.message, item=item)
    table.lose_item(hero, item)
    yield from do_effects(table, EffectContext(hero), item.use)
    table.show("gain", pieces=(item.key,), touches=(hero.seat,), because=item.message)


lists(USE, DECAY, MEND, of_card=True)(card_text)
