"""Terrain dice: rolling, rerolling, and what a die may be spent as."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import CITY, TERRAIN_DIE, WILD, Hex
from fabletable.games.runebound.choices import name_answers, plain, what_waits
from fabletable.games.runebound.hooks import AFTER_ROLL, BEFORE_ROLL
from fabletable.games.runebound.kinds import SPEED
from fabletable.games.runebound.rules.abilities import free_now, summed, usable, use
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.rules.prices import can_exert, exert
from fabletable.games.runebound.streams import ROLL_AGAIN, dice_for
from fabletable.games.runebound.table import QUESTIONS, Hero, Roll, Runebound, TerrainDie
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import DONE, Decision, Message, Question, Rules, Word
from fabletable.kernel.scene import Choice

REROLL: Final = Question(QUESTIONS, "reroll", rule="exert", stands=True, declines=DONE, theme="in-fight")
REROLL_WHICH: Final = Question(QUESTIONS, "reroll-which", rule="dice", theme="in-fight")
TURN_DIE: Final = Question(QUESTIONS, "turn-die", rule="dice", theme="in-fight")


OWN_DEEDS: Final = ("move", "rest", "setup")
"""Rolls that begin something; others belong to a quest or a fight."""


class Spending:
    """A way to spend a die: as it lies, or with the help of an ability. ``once`` must be marked when it is used."""

    __slots__ = ("die", "key", "message", "once")

    def __init__(self, die: TerrainDie, once: Ability | None) -> None:
        self.die: TerrainDie = die
        self.once: Ability | None = once
        self.key: str = die.key if once is None else f"{die.key}+{once.card}"
        self.message: Message = (
            die.message if once is None else Message("die-with", {"die": die.message, "card": once.message}, die.key)
        )


def roll_dice(table: Runebound, hero: Hero, purpose: str, n: int) -> Roll:
    """Roll terrain dice. More than five are allowed; abilities that add dice do so before."""
    if hero.windows.get(BEFORE_ROLL):
        n += summed(table, EffectContext(hero.seat, roll=purpose), BEFORE_ROLL)
    label = dice_for(hero.seat, purpose)
    roll = Roll(hero.seat, purpose, [table.chance.below(6, label) for _ in range(n)])
    table.roll = roll
    if table.log_lines is None:
        return roll
    if purpose in OWN_DEEDS:
        table.log_event("rolled", hero=hero, purpose=purpose, dice=roll.unspent())
    else:
        table.log("rolled", hero=hero, purpose=purpose, dice=roll.unspent())
    show_dice(table, roll)
    return roll


def rerolls(table: Runebound, hero: Hero, roll: Roll) -> list[TerrainDie | Ability]:
    """List rerolls and abilities as long as a die lies there unspent. Rules reference, Exert: always when terrain dice
    are rolled."""
    found: list[TerrainDie | Ability] = []
    if can_exert(table, hero):
        found += of_each_face(roll.unspent())
    if hero.windows.get(AFTER_ROLL):
        found.extend(usable(table, EffectContext(hero.seat, roll=roll.purpose), AFTER_ROLL))
    return found


def of_each_face(dice: list[TerrainDie]) -> list[TerrainDie]:
    """List the dice with each face once."""
    found: list[TerrainDie] = []
    faces = 0
    for die in dice:
        if not faces & (1 << die.face):
            faces |= 1 << die.face
            found.append(die)
    return found


def change_dice(table: Runebound, hero: Hero, roll: Roll, chosen: TerrainDie | Ability) -> Rules[None]:
    """Exert to reroll one die, or use an ability."""
    if isinstance(chosen, TerrainDie):
        yield from exert(table, hero)
        throw_again(table, roll, [chosen])
    else:
        yield from use(table, EffectContext(hero.seat, roll=roll.purpose), chosen)


def throw_again(table: Runebound, roll: Roll, dice: list[TerrainDie]) -> None:
    for die in dice:
        roll.dice[die.number] = table.chance.below(6, ROLL_AGAIN[roll.seat])
    if table.log_lines is not None:
        table.log("rerolled", dice=roll.unspent())
        show_dice(table, roll)


def show_dice(table: Runebound, roll: Roll) -> None:
    if table.watched:
        table.show("roll", pieces=[die.key for die in roll.unspent()], touches=(roll.seat,))


def settle(table: Runebound, hero: Hero, roll: Roll) -> Rules[None]:
    """Settle a roll whose dice are not spent one by one: reroll, and use abilities of any moment, as long as the hero
    likes and can."""
    while True:
        choices = [*rerolls(table, hero, roll), *free_now(table, hero)]
        answer = yield from REROLL.ask(table, hero.seat, choices, otherwise=DONE)
        if not isinstance(answer, TerrainDie | Ability):
            return
        yield from change_dice(table, hero, roll, answer)


def explore(table: Runebound, hero: Hero) -> Rules[Roll]:
    """Explore with dice equal to the speed. Rules reference, Explore."""
    roll = roll_dice(table, hero, "explore", hero.numbers[SPEED])
    yield from settle(table, hero, roll)
    return roll


def shows(face: int, terrains: tuple[str, ...]) -> bool:
    """Tell whether a face shows one of these terrains; a wild matches every terrain."""
    symbols = TERRAIN_DIE[face]
    return symbols[0] == WILD or any(symbol in terrains for symbol in symbols)


def matches(table: Runebound, hero: Hero, roll: Roll) -> int:
    """Count the dice that show the terrain of the hero's hex; in a city every die does."""
    if hero.hex.terrain == CITY:
        return len(roll.dice)
    return sum(1 for face in roll.dice if shows(face, hero.hex.terrains))


# --- what cards do to dice ---


def reroll(table: Runebound, seat: int, n: int, *, everything: bool) -> Rules[None]:
    """Throw up to n unspent dice again, or all of them at once."""
    roll = table.roll
    if roll is None:
        return
    dice = roll.unspent()
    if everything:
        throw_again(table, roll, dice)
        return
    chosen: list[TerrainDie] = []
    while len(chosen) < n and dice:
        answer = yield from REROLL_WHICH.ask(table, seat, dice, otherwise=DONE)
        if not isinstance(answer, TerrainDie):
            break
        chosen.append(answer)
        dice = [die for die in dice if die.number != answer.number]
    throw_again(table, roll, chosen)


def turn_die_wild(table: Runebound, seat: int) -> Rules[None]:
    """Turn one unspent die to its wild face."""
    roll = table.roll
    if roll is None:
        return
    dice = [die for die in roll.unspent() if die.face != 0]
    if dice:
        die = yield from TURN_DIE.ask(table, seat, dice)
        roll.dice[die.number] = 0
        table.log("die-turned", hero=table.heroes[seat], die=die, dice=roll.unspent())
        show_dice(table, roll)


# --- how options are listed ---


@REROLL.option
def reroll_choice(table: Runebound, decision: Decision, option: Hex | Ability | TerrainDie | Word) -> Choice:
    """Describe an option while dice lie there: one of them to roll again, an ability, or a hex to spend one for."""
    choice = plain(table, decision, option)
    if isinstance(option, TerrainDie):
        choice.label = Message("do-reroll", {"die": option.message}, option.key)
        choice.note = Message("note-exert")
        choice.risk = "dice"
    elif isinstance(option, Hex):
        choice.waits = what_waits(table, decision.seat, option)
    return choice


name_answers(REROLL, done="answer-keep-dice")
name_answers(REROLL_WHICH, done="answer-keep-dice")
