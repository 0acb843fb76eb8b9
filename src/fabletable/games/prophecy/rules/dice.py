"""A single die outside battle: for rewards, trials and treasure. Prayer and the like work here too."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fabletable.games.prophecy.actions import CAST_SPELL, KEEP_DIE, REROLL_OWN, ROLL, USE, action
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.menu import menu, question
from fabletable.games.prophecy.pieces import die_piece
from fabletable.games.prophecy.rules.payments import can_cast, cast
from fabletable.games.prophecy.streams import DIE_AGAIN, SINGLE_DIE
from fabletable.games.prophecy.table import Hero, Realm, pawn
from fabletable.kernel import Action, Message, Option, Part, Rules, added

ASK_ALTER_DIE: Final = question("alter-die", menu, rule="items", stands=True, declines=KEEP_DIE, theme="in-fight")
ASK_BEFORE_DIE: Final = question("before-die", menu, rule="skills", stands=True, declines=ROLL, theme="in-fight")


def roll_for(table: Realm, hero: Hero, thing: Option) -> Rules[int]:
    """Roll one die for a card; more dice may be bought before, one scroll changes it after."""
    extra = 0
    spent: list[str] = []
    while True:
        options = _helpers(table, hero, spent)
        if not options:
            break
        choice = yield from ASK_BEFORE_DIE.ask(table, hero.seat, options, otherwise=ROLL, thing=thing.message)
        if not isinstance(choice, Action):
            break
        if choice.verb is CAST_SPELL:
            spent.append(choice.thing.name)
            yield from cast(table, hero, choice.thing)
            extra += choice.thing.dice
        else:
            relic: Item = choice.thing
            hero.used += (relic.name,)
            table.log("called-on", seat=hero.message, item=relic)
            table.count("effect:item-" + relic.name)
            extra += relic.own_dice
    dice = [table.chance.roll(6, SINGLE_DIE[hero.seat]) for _ in range(extra + 1)]
    for item in hero.items:
        if item.rerolls:
            yield from _alter(table, hero, item, dice)
            break
    die = max(dice)
    table.log("rolled-die", seat=hero.message, n=die, thing=thing)
    if table.watched:
        rolled = added(hero.message, [Part(Message("die-hero"), die)], hero.seat)
        prose = table.prose
        if prose is not None:
            prose = replace(prose, rolled=[die_piece(f"read-{n}", pips) for n, pips in enumerate(dice)])
        table.show("roll", pieces=(pawn(hero.seat),), touches=(hero.seat,), sums=[rolled], prose=prose)
    return die


def _helpers(table: Realm, hero: Hero, spent: list[str]) -> list[Action]:
    """Return the prayers, the cheapest first, and the relics that give more dice."""
    prayers = sorted([skill for skill in hero.skills.values() if skill.dice > 0], key=lambda skill: skill.mana)
    options = [
        action(CAST_SPELL, skill) for skill in prayers if skill.name not in spent and can_cast(table, hero, skill)
    ]
    relics = [item for item in hero.items if item.lasting and not hero.has_used(item)]
    return options + [action(USE, item) for item in relics]


def _alter(table: Realm, hero: Hero, item: Item, dice: list[int]) -> Rules[None]:
    """Use the Scroll of Altered Reality, which rolls only one of several dice again."""
    options = [action(REROLL_OWN, item, face) for face in sorted(set(dice))]
    choice = yield from ASK_ALTER_DIE.ask(table, hero.seat, options, otherwise=KEEP_DIE, n=max(dice))
    if isinstance(choice, Action):
        table.count("effect:item-" + item.name)
        table.log("used-item", seat=hero.message, item=item)
        table.lose_item(hero, item)
        dice[dice.index(choice.n)] = table.chance.roll(6, DIE_AGAIN[hero.seat])
