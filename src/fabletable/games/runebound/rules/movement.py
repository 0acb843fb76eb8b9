"""Moving: to an adjacent hex without dice, or by dice over terrain, roads, rivers and bridges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.runebound.board import HEXES, Hex, hexes_of
from fabletable.games.runebound.cards.kinds import SPEED
from fabletable.games.runebound.cards.scenarios import ZOMBIE_DAMAGE
from fabletable.games.runebound.cards.vocabulary import TURN, Ability, Effect
from fabletable.games.runebound.rules.abilities import free_now, mark_used, own_turn, use_window
from fabletable.games.runebound.rules.damage import suffer
from fabletable.games.runebound.rules.dice import Spending, change_dice, rerolls, roll_dice
from fabletable.games.runebound.rules.moment import Moment, amount, effect_of
from fabletable.games.runebound.rules.rides import MOST_DICE, Ride, rides, walks, ways_out
from fabletable.games.runebound.rules.trade import trade, trades
from fabletable.games.runebound.table import Die, Hero, Roll, Runebound
from fabletable.kernel import DONE, Action, Barred, Rules, Word, bar

ASK_RIDE: Final = "ask-ride"
ASK_STEP: Final = "ask-step"
ASK_WHICH_DIE: Final = "ask-which-die"
ASK_MOVE: Final = "ask-move"
ASK_RELOCATE: Final = "ask-relocate"

STOP: Final = Word("stop")
STEP_BY_STEP: Final = Word("step-by-step")


def walk(table: Runebound, hero: Hero, to: int, *, begins: bool = False) -> Rules[None]:
    """One adjacent hex without a roll: terrain and rivers do not matter. ``begins``: it is a deed of its own."""
    crossed_river = fords(hero.hex, to)
    if table.log_lines is not None and begins:
        table.log_event("walked", hero=hero, hex=HEXES[to])
    elif table.log_lines is not None:
        table.log("entered", hero=hero, hex=HEXES[to])
    yield from arrive(table, hero, to, crossed_river)


def fords(here: Hex, to: int) -> bool:
    """Whether the step to this neighbour crosses a river where no bridge is."""
    for step in here.steps:
        if step.to == to:
            return step.river and not step.bridge
    raise LookupError(f"{HEXES[to]!r} is no neighbour")


def enter(table: Runebound, hero: Hero, to: int, crossed_river: bool = False) -> Rules[None]:
    table.log("entered", hero=hero, hex=HEXES[to])
    yield from arrive(table, hero, to, crossed_river)


def arrive(table: Runebound, hero: Hero, to: int, crossed_river: bool) -> Rules[None]:
    """The hero enters a hex, by whatever movement: zombies bite, abilities wake."""
    hero.at = to
    if table.watched:
        table.show("move", pieces=(hero.pawn, HEXES[to].key), touches=(hero.seat,))
    if table.zombies[to]:
        table.log("zombies-bite", hero=hero)
        yield from suffer(table, hero, ZOMBIE_DAMAGE)
    if hero.windows.get("enter-hex"):
        moment = Moment(hero.seat)
        moment.crossed_river = crossed_river
        yield from use_window(table, moment, "enter-hex")


# --- by dice ---


def ride(table: Runebound, hero: Hero, purpose: str, n: int) -> Rules[None]:
    """Roll dice, and go where they lead: to any hex they can pay for, or step by step. Before each die free abilities
    may be used (Rules reference, Once per turn) and heroes who meet may trade (Trade). Who has reached the hex he named
    stops; so does a hero who is defeated on the way."""
    roll = roll_dice(table, hero, purpose, n)
    stepping = False
    while not hero.defeated and len(roll.spent) < len(roll.dice):
        ways: list[Ride] | list[Hex] = next_hexes(table, hero, roll) if stepping else rides(table, hero, roll)
        choices = [*ways, *rerolls(table, hero, roll), *free_now(table, hero)]
        if own_turn(table, hero):
            choices += trades(table, hero)
        if not choices:
            break
        if not stepping and goes_step_by_step(table, hero, roll, ways):
            choices.append(STEP_BY_STEP)
        answer = yield from table.pick(
            hero.seat,
            ASK_STEP if stepping else ASK_RIDE,
            choices,
            otherwise=STOP,
            barred=lambda ways=ways: _too_hard(hero, ways),  # type: ignore[misc]
            rule="movement",
        )
        if isinstance(answer, Ride):
            arrived = yield from follow(table, hero, roll, answer)
            if arrived and len(roll.unspent()) + len(answer.spent) <= MOST_DICE:
                break
        elif isinstance(answer, Hex):
            yield from spend_and_enter(table, hero, roll, ways_out(table, hero, roll)[answer.index], answer.index)
        elif isinstance(answer, Action):
            yield from trade(table, hero, table.heroes[answer.thing.seat])
        elif isinstance(answer, Die | Ability):
            yield from change_dice(table, hero, roll, answer)
        elif answer is STEP_BY_STEP:
            stepping = True
        else:
            break
    table.roll = None


def next_hexes(table: Runebound, hero: Hero, roll: Roll) -> list[Hex]:
    return [HEXES[to] for to in ways_out(table, hero, roll)]


def goes_step_by_step(table: Runebound, hero: Hero, roll: Roll, ways: list[Ride] | list[Hex]) -> bool:
    """There is something to decide on the way, or about the dice."""
    if not ways:
        return False
    return len(roll.unspent()) > 1 or any(len(each) > 1 for each in ways_out(table, hero, roll).values())


def follow(table: Runebound, hero: Hero, roll: Roll, answer: Ride) -> Rules[bool]:
    """The whole way, hex by hex; True for who arrives. Whatever leads the hero astray lets him decide anew."""
    for field, spending in zip(answer.way, answer.spent, strict=True):
        if roll.dice[spending.die.number] != spending.die.face:
            return False
        yield from spend_for(table, hero, roll, spending, field.index)
        if hero.defeated or hero.at != field.index:
            return False
    table.log_title("rode", hero=hero, hex=answer.to)
    return True


def spend_and_enter(table: Runebound, hero: Hero, roll: Roll, ways: list[Spending], to: int) -> Rules[None]:
    spending = yield from table.pick(hero.seat, ASK_WHICH_DIE, ways, rule="movement")
    yield from spend_for(table, hero, roll, spending, to)


def spend_for(table: Runebound, hero: Hero, roll: Roll, spending: Spending, to: int) -> Rules[None]:
    roll.spent.append(spending.die.number)
    if spending.once is not None and spending.once.limit == TURN:
        mark_used(hero, None, spending.once)
        table.count("ability:" + spending.once.key)
    elif spending.once is not None:
        table.count("ability:" + spending.once.key)
    yield from enter(table, hero, to, fords(hero.hex, to))


def _too_hard(hero: Hero, ways: Sequence[Ride | Hex]) -> list[Barred]:
    """The neighbouring hexes that no die opens."""
    found: list[Barred] = []
    open_to = [way.key for way in ways]
    for step in hero.hex.steps:
        if HEXES[step.to].key not in open_to:
            code = "why-river" if step.river and not step.bridge else "why-terrain"
            terrain = Word(HEXES[step.to].terrain)
            found.append(bar(HEXES[step.to], code, "movement", terrain=terrain))
    return found


# --- effects that move ---


@effect_of("move")
def _move(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """Up to n hexes, no dice; every hex is entered: to any hex within reach, or step by step. Who has reached the hex
    he named stops; so does a hero who is defeated on the way."""
    hero = table.heroes[moment.seat]
    left = amount(table, moment, effect)
    stood = not hero.defeated
    stepping = False
    while left > 0 and not (stood and hero.defeated):
        ways: list[Ride | Word] = [*walks(table, hero, 1 if stepping else left, effect.flag)]
        if left > 1 and ways and not stepping:
            ways.append(STEP_BY_STEP)
        answer = yield from table.pick(hero.seat, ASK_MOVE, ways, otherwise=STOP, rule="movement", left=left)
        if answer is STEP_BY_STEP:
            stepping = True
        elif isinstance(answer, Ride):
            for field in answer.way:
                left -= 1
                yield from walk(table, hero, field.index)
                if hero.at != field.index or (stood and hero.defeated):
                    break
            else:
                if not stepping:
                    return
        else:
            return


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
