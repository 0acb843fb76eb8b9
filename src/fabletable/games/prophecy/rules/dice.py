"""A single die outside battle: for rewards, trials and treasure. Prayer and the like work here too."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.common_items import SCROLL_OF_ALTERED_REALITY
from fabletable.games.prophecy.cards.rare_items import SAINTS_RELIC
from fabletable.games.prophecy.cards.skills import CONCENTRATION, PRAYER
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.rules.deeds import CAST_SPELL, REROLL_OWN, USE, deed
from fabletable.games.prophecy.rules.payments import can_cast, cast
from fabletable.games.prophecy.table import Hero, Realm, pawn
from fabletable.kernel import Deed, Option, Part, Rules, Say, Word, added

ASK_ALTER_DIE: Final = "ask-alter-die"
ASK_BEFORE_DIE: Final = "ask-before-die"

ROLL_DIE: Final = Word("roll")
KEEP_DIE: Final = Word("keep-die")


def roll_for(table: Realm, hero: Hero, thing: Option) -> Rules[int]:
    """The hero rolls one die because of this card; more dice may be bought before, one scroll changes it after."""
    extra = 0
    spent: list[str] = []
    while True:
        options = _helpers(table, hero, spent)
        if not options:
            break
        choice = yield from table.pick(
            hero.seat, ASK_BEFORE_DIE, options, otherwise=ROLL_DIE, rule="skills", thing=thing.say
        )
        if not isinstance(choice, Deed):
            break
        if choice.kind == CAST_SPELL:
            spent.append(choice.thing.name)
            yield from cast(table, hero, choice.thing)
            extra += choice.thing.dice
        else:
            hero.used += (SAINTS_RELIC.name,)
            table.tell("called-on", seat=hero.say, item=SAINTS_RELIC)
            table.count("effect:item-" + SAINTS_RELIC.name)
            extra += SAINTS_RELIC.own_dice
    dice = [table.chance.roll() for _ in range(extra + 1)]
    for item in hero.items:
        if item.name == SCROLL_OF_ALTERED_REALITY.name:
            yield from _alter(table, hero, item, dice)
            break
    die = max(dice)
    table.tell("rolled-die", seat=hero.say, n=die, thing=thing)
    if table.watched:
        rolled = added(hero.say, [Part(Say("die-hero"), die)], hero.seat)
        table.show("roll", pieces=(pawn(hero.seat),), touches=(hero.seat,), sums=[rolled])
    return die


def _helpers(table: Realm, hero: Hero, spent: list[str]) -> list[Deed]:
    options: list[Deed] = []
    for prayer in (PRAYER, CONCENTRATION):
        skill = hero.skills.get(prayer.key)
        if skill is not None and skill.name not in spent and can_cast(table, hero, skill):
            options.append(deed(CAST_SPELL, skill))
    if not hero.has_used(SAINTS_RELIC):
        options.extend(deed(USE, item) for item in hero.items if item.name == SAINTS_RELIC.name)
    return options


def _alter(table: Realm, hero: Hero, item: Item, dice: list[int]) -> Rules[None]:
    """Scroll of Altered Reality: of several dice only one is rolled again."""
    options = [deed(REROLL_OWN, item, face) for face in sorted(set(dice))]
    choice = yield from table.pick(hero.seat, ASK_ALTER_DIE, options, otherwise=KEEP_DIE, rule="items", n=max(dice))
    if isinstance(choice, Deed):
        table.count("effect:item-" + item.name)
        table.tell("used-item", seat=hero.say, item=item)
        table.lose_item(hero, item)
        dice[dice.index(choice.n)] = table.chance.roll()
