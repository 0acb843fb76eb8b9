"""A single die outside battle: for rewards, trials and treasure. Prayer and the like work here too."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.common_items import SCROLL_OF_ALTERED_REALITY
from fabletable.games.prophecy.cards.kinds import Item
from fabletable.games.prophecy.cards.rare_items import SAINTS_RELIC
from fabletable.games.prophecy.cards.skills import CONCENTRATION, PRAYER
from fabletable.games.prophecy.rules.actions import CAST_SPELL, REROLL_OWN, USE, action
from fabletable.games.prophecy.rules.payments import can_cast, cast
from fabletable.games.prophecy.table import NAMES, Realm, pawn
from fabletable.kernel import Action, Message, Option, Part, Rules, Word, added

ASK_ALTER_DIE: Final = "ask-alter-die"
ASK_BEFORE_DIE: Final = "ask-before-die"

ROLL_DIE: Final = Word("roll")
KEEP_DIE: Final = Word("keep-die")


def roll_for(table: Realm, seat: int, thing: Option) -> Rules[int]:
    """The hero rolls one die because of this card; more dice may be bought before, one scroll changes it after."""
    hero = table.heroes[seat]
    extra = 0
    spent: list[str] = []
    while True:
        options = _helpers(table, seat, spent)
        if not options:
            break
        choice = yield from table.pick(
            seat, ASK_BEFORE_DIE, options, otherwise=ROLL_DIE, rule="skills", thing=thing.message
        )
        if not isinstance(choice, Action):
            break
        if choice.kind == CAST_SPELL:
            spent.append(choice.thing.name)
            yield from cast(table, seat, choice.thing)
            extra += choice.thing.dice
        else:
            hero.used += (SAINTS_RELIC.name,)
            table.log("called-on", seat=NAMES[seat], item=SAINTS_RELIC)
            table.count("effect:item-" + SAINTS_RELIC.name)
            extra += SAINTS_RELIC.own_dice
    dice = [table.chance.roll() for _ in range(extra + 1)]
    for item in hero.items:
        if item.name == SCROLL_OF_ALTERED_REALITY.name:
            yield from _alter(table, seat, item, dice)
            break
    die = max(dice)
    table.log("rolled-die", seat=NAMES[seat], n=die, thing=thing)
    if table.watched:
        rolled = added(NAMES[seat], [Part(Message("die-hero"), die)], seat)
        table.show("roll", pieces=(pawn(seat),), touches=(seat,), sums=[rolled])
    return die


def _helpers(table: Realm, seat: int, spent: list[str]) -> list[Action]:
    hero = table.heroes[seat]
    options: list[Action] = []
    for prayer in (PRAYER, CONCENTRATION):
        skill = hero.skills.get(prayer.key)
        if skill is not None and skill.name not in spent and can_cast(table, seat, skill):
            options.append(action(CAST_SPELL, skill))
    if not hero.has_used(SAINTS_RELIC):
        options.extend(action(USE, item) for item in hero.items if item.name == SAINTS_RELIC.name)
    return options


def _alter(table: Realm, seat: int, item: Item, dice: list[int]) -> Rules[None]:
    """Scroll of Altered Reality: of several dice only one is rolled again."""
    options = [action(REROLL_OWN, item, face) for face in sorted(set(dice))]
    choice = yield from table.pick(seat, ASK_ALTER_DIE, options, otherwise=KEEP_DIE, rule="items", n=max(dice))
    if isinstance(choice, Action):
        table.count("effect:item-" + item.name)
        table.log("used-item", seat=NAMES[seat], item=item)
        table.lose_item(seat, item)
        dice[dice.index(choice.n)] = table.chance.roll()
