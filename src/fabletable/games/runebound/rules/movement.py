"""Moving: to an adjacent hex without dice, or by dice over terrain, roads, rivers and bridges."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import HEXES, TERRAINS, WATER, Hex, Step, hexes_of
from fabletable.games.runebound.cards.kinds import SPEED
from fabletable.games.runebound.cards.scenarios import ZOMBIE_DAMAGE
from fabletable.games.runebound.cards.vocabulary import ANY, TURN, Ability, Effect
from fabletable.games.runebound.rules.abilities import free_now, mark_used, own_turn, usable, use_window
from fabletable.games.runebound.rules.damage import suffer
from fabletable.games.runebound.rules.dice import Spending, change_dice, rerolls, roll_dice, shows
from fabletable.games.runebound.rules.moment import Moment, amount, effect_of
from fabletable.games.runebound.rules.trade import trade, trades
from fabletable.games.runebound.table import Die, Hero, Roll, Runebound
from fabletable.kernel import DONE, Barred, Deed, Rules, Word, bar

ASK_RIDE: Final = "ask-ride"
ASK_WHICH_DIE: Final = "ask-which-die"
ASK_MOVE: Final = "ask-move"
ASK_RELOCATE: Final = "ask-relocate"

STOP = Word("stop")


def walk(table: Runebound, hero: Hero, to: int) -> Rules[None]:
    """One adjacent hex without a roll: terrain and rivers do not matter."""
    step = next(step for step in hero.hex.steps if step.to == to)
    yield from enter(table, hero, to, step.river and not step.bridge)


def enter(table: Runebound, hero: Hero, to: int, crossed_river: bool = False) -> Rules[None]:
    """The hero enters a hex, by whatever movement: zombies bite, abilities wake."""
    hero.at = to
    table.tell("entered", hero=hero, hex=HEXES[to])
    if table.zombies[to]:
        table.tell("zombies-bite", hero=hero)
        yield from suffer(table, hero, ZOMBIE_DAMAGE)
    if hero.windows.get("enter-hex"):
        moment = Moment(hero.seat)
        moment.crossed_river = crossed_river
        yield from use_window(table, moment, "enter-hex")


# --- by dice ---


def ride(table: Runebound, hero: Hero, purpose: str, n: int) -> Rules[None]:
    """Roll dice and spend them one at a time. In between free abilities may be used (Rules reference, Once per turn)
    and heroes who meet may trade (Trade). A hero who is defeated on the way stops."""
    roll = roll_dice(table, hero, purpose, n)
    while not hero.defeated and len(roll.spent) < len(roll.dice):
        ways = ways_out(table, hero, roll)
        hexes = [HEXES[to] for to in ways]
        choices = [*hexes, *rerolls(table, hero, roll), *free_between_dice(table, hero)]
        if not choices:
            break
        answer = yield from table.pick(
            hero.seat,
            ASK_RIDE,
            choices,
            otherwise=STOP,
            barred=lambda ways=ways: _too_hard(hero, roll, ways),  # type: ignore[misc]
            rule="movement",
        )
        if isinstance(answer, Hex):
            yield from spend_and_enter(table, hero, roll, ways[answer.index], answer.index)
        elif isinstance(answer, Deed):
            yield from trade(table, hero, table.heroes[answer.thing.seat])
        elif isinstance(answer, Die | Ability):
            yield from change_dice(table, hero, roll, answer)
        else:
            break
    table.roll = None


def free_between_dice(table: Runebound, hero: Hero) -> list[Ability | Deed]:
    return [*free_now(table, hero), *(trades(table, hero) if own_turn(table, hero) else [])]


def spend_and_enter(table: Runebound, hero: Hero, roll: Roll, ways: list[Spending], to: int) -> Rules[None]:
    spending = yield from table.pick(hero.seat, ASK_WHICH_DIE, ways, rule="movement")
    roll.spent.append(spending.die.number)
    if spending.once is not None and spending.once.limit == TURN:
        mark_used(hero, None, spending.once)
        table.count("ability:" + spending.once.key)
    elif spending.once is not None:
        table.count("ability:" + spending.once.key)
    step = next(step for step in hero.hex.steps if step.to == to)
    yield from enter(table, hero, to, step.river and not step.bridge)


def ways_out(table: Runebound, hero: Hero, roll: Roll) -> dict[int, list[Spending]]:
    """Which neighbouring hexes the unspent dice can pay for, and how. Dice that show the same count once."""
    dice: list[Die] = []
    faces: list[int] = []
    for die in roll.unspent():
        if die.face not in faces:
            faces.append(die.face)
            dice.append(die)
    helpers = spend_helpers(table, hero, roll.purpose)
    ignores_rivers = any(
        effect.op == "ignore-river" for ability in hero.windows.get("constant", ()) for effect in ability.effects
    )
    found: dict[int, list[Spending]] = {}
    for step in hero.hex.steps:
        ways = ways_over(step, hero.hex, dice, helpers, ignores_rivers)
        if ways:
            found[step.to] = ways
    return found


def spend_helpers(table: Runebound, hero: Hero, purpose: str) -> list[Ability]:
    """Abilities that let a die be spent as something else."""
    if not hero.windows.get("spend-die"):
        return []
    moment = Moment(hero.seat)
    moment.roll = purpose
    return usable(table, moment, "spend-die")


def ways_over(step: Step, here: Hex, dice: list[Die], helpers: list[Ability], ignores_rivers: bool) -> list[Spending]:
    """Rules reference, Movement: any die along a road or over a bridge; water or a wild across a river, whatever lies
    behind it; else the terrain of the hex that is entered."""
    if step.road or step.bridge:
        return [Spending(die, None) for die in dice]
    river = step.river and not ignores_rivers
    terrains = (WATER,) if river else HEXES[step.to].terrains
    if len(terrains) == len(TERRAINS):
        return [Spending(die, None) for die in dice]
    ways = [Spending(die, None) for die in dice if shows(die.face, terrains)]
    for ability in helpers:
        if helps(ability, terrains):
            ways.extend(Spending(die, ability) for die in dice if not shows(die.face, terrains))
    return ways


def helps(ability: Ability, terrains: tuple[str, ...]) -> bool:
    for effect in ability.effects:
        if effect.op == "spend-as" and (ANY in effect.place or any(terrain in effect.place for terrain in terrains)):
            return True
    return False


def _too_hard(hero: Hero, roll: Roll, ways: dict[int, list[Spending]]) -> list[Barred]:
    found: list[Barred] = []
    for step in hero.hex.steps:
        if step.to not in ways:
            code = "why-river" if step.river and not step.bridge else "why-terrain"
            terrain = Word(HEXES[step.to].terrain)
            found.append(bar(HEXES[step.to], code, "movement", terrain=terrain))
    return found


# --- effects that move ---


@effect_of("move")
def _move(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """Up to n hexes one by one, no dice; every hex is entered. A hero who is defeated on the way stops."""
    hero = table.heroes[moment.seat]
    left = amount(table, moment, effect)
    stood = not hero.defeated
    while left > 0 and not (stood and hero.defeated):
        steps = [step for step in hero.hex.steps if not effect.flag or _is_water_step(hero.hex, step)]
        hexes = [HEXES[step.to] for step in steps]
        answer = yield from table.pick(hero.seat, ASK_MOVE, hexes, otherwise=STOP, rule="movement", left=left)
        if not isinstance(answer, Hex):
            return
        left -= 1
        yield from walk(table, hero, answer.index)


def _is_water_step(here: Hex, step: Step) -> bool:
    return step.river or here.terrain == WATER or HEXES[step.to].terrain == WATER


@effect_of("relocate")
def _relocate(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """Nothing in between is entered; the new hex is."""
    hero = table.heroes[moment.seat]
    hexes = [field for kind in effect.place for field in hexes_of(kind) if field.index != hero.at]
    answer = yield from table.pick(hero.seat, ASK_RELOCATE, hexes, otherwise=DONE, rule="movement")
    if isinstance(answer, Hex):
        yield from enter(table, hero, answer.index)


@effect_of("roll-move")
def _roll_move(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """Laurel's set-up: she may exert for rerolls but not use Pathfinder, which has another kind of roll."""
    yield from ride(table, table.heroes[moment.seat], "setup", amount(table, moment, effect))


def move_by_dice(table: Runebound, hero: Hero) -> Rules[None]:
    yield from ride(table, hero, "move", hero.numbers[SPEED])
