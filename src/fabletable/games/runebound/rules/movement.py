"""Moving: to an adjacent hex without dice, or by dice over terrain, roads, rivers and bridges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.runebound.board import HEXES, Hex, hexes_of
from fabletable.games.runebound.choices import name_answers, place_choice, plain, what_waits
from fabletable.games.runebound.hooks import ENTER_HEX
from fabletable.games.runebound.kinds import SPEED, ZOMBIE_DAMAGE
from fabletable.games.runebound.looks import die_face
from fabletable.games.runebound.rules.abilities import free_now, mark_used, own_turn, use_window
from fabletable.games.runebound.rules.actions import turn_action_choice
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.rules.damage import suffer
from fabletable.games.runebound.rules.dice import Spending, change_dice, reroll_choice, rerolls, roll_dice
from fabletable.games.runebound.rules.rides import MOST_DICE, Ride, rides, walks, ways_out
from fabletable.games.runebound.rules.trade import trade, trades
from fabletable.games.runebound.table import QUESTIONS, Hero, Roll, Runebound, TerrainDie
from fabletable.games.runebound.vocabulary import TURN, Ability
from fabletable.kernel import DONE, Action, Barred, Decision, Message, Question, Rules, Word, bar, message
from fabletable.kernel.scene import Choice

RIDE: Final = Question(QUESTIONS, "ride", rule="movement", theme="travel")
STEP: Final = Question(QUESTIONS, "step", rule="movement", theme="travel")
WHICH_DIE: Final = Question(QUESTIONS, "which-die", rule="movement", theme="travel")
MOVE: Final = Question(QUESTIONS, "move", rule="movement", theme="travel")
RELOCATE: Final = Question(QUESTIONS, "relocate", rule="movement", theme="travel")

STOP: Final = Word("stop")
STEP_BY_STEP: Final = Word("step-by-step")


def walk(table: Runebound, hero: Hero, to: int, *, begins: bool = False) -> Rules[None]:
    """Walk to one adjacent hex without a roll: terrain and rivers do not matter. ``begins``: it is a deed of its
    own."""
    crossed_river = fords(hero.hex, to)
    if table.log_lines is not None and begins:
        table.log_event("walked", hero=hero, hex=HEXES[to])
    elif table.log_lines is not None:
        table.log("entered", hero=hero, hex=HEXES[to])
    yield from arrive(table, hero, to, crossed_river)


def fords(here: Hex, to: int) -> bool:
    """Return whether the step to this neighbour crosses a river where no bridge is."""
    for step in here.steps:
        if step.to == to:
            return step.river and not step.bridge
    raise LookupError(f"{HEXES[to]!r} is no neighbour")


def enter(table: Runebound, hero: Hero, to: int, crossed_river: bool = False) -> Rules[None]:
    table.log("entered", hero=hero, hex=HEXES[to])
    yield from arrive(table, hero, to, crossed_river)


def arrive(table: Runebound, hero: Hero, to: int, crossed_river: bool) -> Rules[None]:
    """Let the hero enter a hex, by any kind of movement: zombies bite, abilities wake."""
    hero.at = to
    if table.watched:
        table.show("move", pieces=(hero.pawn, HEXES[to].key), touches=(hero.seat,))
    if table.zombies[to]:
        table.log("zombies-bite", hero=hero)
        yield from suffer(table, hero, ZOMBIE_DAMAGE)
    if hero.windows.get(ENTER_HEX):
        yield from use_window(table, EffectContext(hero.seat, crossed_river=crossed_river), ENTER_HEX)


# --- by dice ---


def ride(table: Runebound, hero: Hero, purpose: str, n: int) -> Rules[None]:
    """Roll dice, and go where they lead: to any hex they can pay for, or step by step. Before each die free abilities
    may be used (Rules reference, Once per turn) and heroes who meet may trade (Trade). Who has reached the hex he named
    stops; so does a hero who is defeated on the way."""
    roll = roll_dice(table, hero, purpose, n)
    stepping = False
    while not hero.defeated and len(roll.spent) < len(roll.dice):
        ways: list[Ride] | list[Hex] = (
            [HEXES[to] for to in ways_out(table, hero, roll)] if stepping else rides(table, hero, roll)
        )
        choices = [*ways, *rerolls(table, hero, roll), *free_now(table, hero)]
        if own_turn(table, hero):
            choices += trades(table, hero)
        if not choices:
            break
        if not stepping and goes_step_by_step(table, hero, roll, ways):
            choices.append(STEP_BY_STEP)
        answer = yield from (STEP if stepping else RIDE).ask(
            table,
            hero.seat,
            choices,
            otherwise=STOP,
            barred=lambda ways=ways: _too_hard(hero, ways),  # type: ignore[misc]
        )
        if isinstance(answer, Ride):
            arrived = yield from follow(table, hero, roll, answer)
            if arrived and len(roll.unspent()) + len(answer.spent) <= MOST_DICE:
                break
        elif isinstance(answer, Hex):
            yield from spend_and_enter(table, hero, roll, ways_out(table, hero, roll)[answer.index], answer.index)
        elif isinstance(answer, Action):
            yield from trade(table, hero, table.heroes[answer.thing.seat])
        elif isinstance(answer, TerrainDie | Ability):
            yield from change_dice(table, hero, roll, answer)
        elif answer is STEP_BY_STEP:
            stepping = True
        else:
            break
    table.roll = None


def goes_step_by_step(table: Runebound, hero: Hero, roll: Roll, ways: list[Ride] | list[Hex]) -> bool:
    """Tell whether there is something to decide on the way, or about the dice."""
    if not ways:
        return False
    return len(roll.unspent()) > 1 or any(len(each) > 1 for each in ways_out(table, hero, roll).values())


def follow(table: Runebound, hero: Hero, roll: Roll, answer: Ride) -> Rules[bool]:
    """Go the whole way, hex by hex; return True for a hero who arrives. A hero who is led astray decides anew."""
    for field, spending in zip(answer.way, answer.spent, strict=True):
        if roll.dice[spending.die.number] != spending.die.face:
            return False
        yield from spend_for(table, hero, roll, spending, field.index)
        if hero.defeated or hero.at != field.index:
            return False
    table.log_title("rode", hero=hero, hex=answer.to)
    return True


def spend_and_enter(table: Runebound, hero: Hero, roll: Roll, ways: list[Spending], to: int) -> Rules[None]:
    spending = yield from WHICH_DIE.ask(table, hero.seat, ways)
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
    """List the neighbouring hexes that no die opens."""
    found: list[Barred] = []
    open_to = [way.key for way in ways]
    for step in hero.hex.steps:
        if HEXES[step.to].key not in open_to:
            code = "why-river" if step.river and not step.bridge else "why-terrain"
            terrain = Word(HEXES[step.to].terrain)
            found.append(bar(HEXES[step.to], code, "movement", terrain=terrain))
    return found


# --- moved by cards ---


def walk_up_to(table: Runebound, hero: Hero, left: int, only_water: bool) -> Rules[None]:
    """Walk up to this many hexes without dice, each of them entered: to any hex within reach, or step by step. Who has
    reached the hex he named stops; so does a hero who is defeated on the way."""
    stood = not hero.defeated
    stepping = False
    while left > 0 and not (stood and hero.defeated):
        ways: list[Ride | Word] = [*walks(table, hero, 1 if stepping else left, only_water)]
        if left > 1 and ways and not stepping:
            ways.append(STEP_BY_STEP)
        answer = yield from MOVE.ask(table, hero.seat, ways, otherwise=STOP, left=left)
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


def relocate(table: Runebound, hero: Hero, places: tuple[str, ...]) -> Rules[None]:
    """Move to another hex; nothing in between is entered; the new hex is."""
    hexes = [field for kind in places for field in hexes_of(kind) if field.index != hero.at]
    answer = yield from RELOCATE.ask(table, hero.seat, hexes, otherwise=DONE)
    if isinstance(answer, Hex):
        yield from enter(table, hero, answer.index)


def move_by_dice(table: Runebound, hero: Hero) -> Rules[None]:
    yield from ride(table, hero, "move", hero.numbers[SPEED])


# --- how options are listed ---


@RIDE.note
@STEP.note
def dice_left(table: Runebound, decision: Decision) -> Message | None:
    roll = table.roll
    return None if roll is None else Message("note-dice-left", {"n": len(roll.dice) - len(roll.spent)})


@RIDE.now
def reached(table: Runebound, decision: Decision) -> Message:
    """Return how far the dice carry, and to how many adventures."""
    rides = [option for option in decision.options if isinstance(option, Ride)]
    gems = sum(table.gem_up(ride.to.index) for ride in rides)
    return message("about-ride.now", n=len(rides), gems=gems)


@RIDE.option
def ride_choice(table: Runebound, decision: Decision, option: Ride | Action | Ability | TerrainDie | Word) -> Choice:
    """Describe a hex the dice can reach: the way, which dice are spent, which are left, what waits there."""
    if isinstance(option, Action):
        return turn_action_choice(table, decision, option)
    if not isinstance(option, Ride):
        return reroll_choice(table, decision, option)
    choice = way_choice(table, decision, option)
    if table.roll is not None:
        left = option.left(table.roll)
        choice.spends = [die_face(spending.die.key, spending.die.face) for spending in option.spent]
        choice.leaves = [die_face(die.key, die.face) for die in left]
        choice.note = message(
            "note-ride", n=len(option.way), over=option.way[:-1], dice=option.spent, left=len(left), rest=left
        )
    return choice


@STEP.option
def step_choice(table: Runebound, decision: Decision, option: Hex | Action | Ability | TerrainDie | Word) -> Choice:
    if isinstance(option, Action):
        return turn_action_choice(table, decision, option)
    choice = reroll_choice(table, decision, option)
    if isinstance(option, Hex) and table.roll is not None:
        ways = ways_out(table, table.heroes[decision.seat], table.roll).get(option.index, [])
        choice.note = Message("note-spend", {"dice": [way.message for way in ways]})
    return choice


@MOVE.option
def move_choice(table: Runebound, decision: Decision, option: Ride | Word) -> Choice:
    """Describe a hex within reach without dice."""
    if not isinstance(option, Ride):
        return plain(table, decision, option)
    choice = way_choice(table, decision, option)
    choice.note = message("note-walk", n=len(option.way), over=option.way[:-1])
    return choice


def way_choice(table: Runebound, decision: Decision, ride: Ride) -> Choice:
    """Describe a hex to go to, with the way there."""
    choice = plain(table, decision, ride)
    choice.label = Message("do-ride", {"hex": ride.message}, ride.key)
    choice.way = [field.key for field in ride.way]
    choice.waits = what_waits(table, decision.seat, ride.to, ride.bites)
    return choice


RELOCATE.option(place_choice)
name_answers(RELOCATE, done="answer-stay-here")
