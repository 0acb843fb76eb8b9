"""Dice poker with witchers, locals, alone, and against a shown hand (Rulebook: Dice poker)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from fabletable.games.witcher.choices import word_choice
from fabletable.games.witcher.fight import NOBODY
from fabletable.games.witcher.streams import POKER, POKER_AGAIN
from fabletable.games.witcher.table import QUESTIONS, Dice, Hero, OldWorld
from fabletable.kernel import DONE, Decision, Message, Question, Rules, Word, message, named, seat_name
from fabletable.kernel.message import Arg
from fabletable.kernel.moment import MomentResult
from fabletable.kernel.scene import Choice

REROLL_LOCALS: Final = Question(QUESTIONS, "reroll-locals", stands=True, declines=DONE)
REROLL: Final = Question(QUESTIONS, "reroll", stands=True, declines=DONE)

NOTHING, PAIR, TWO_PAIRS, THREE, SMALL_STRAIGHT, BIG_STRAIGHT, FULL_HOUSE, FOUR, FIVE = range(9)

UNUSED = 2
"""The number of dice outside the combination that break a tie."""

SOLO_PAY = (0, 0, 1, 2, 3, 3, 4, 5, 6)
"""Gold that a single player wins for each rank (Rulebook: Solo)."""


REST: Final = "reroll-rest"


class DieChoice:
    """One of one's own five dice, to be rolled again."""

    __slots__ = ("key", "message", "n")

    def __init__(self, side: int, place: int, pips: int) -> None:
        self.n: int = place
        self.key: str = f"die-{side}-{place}"
        self.message: Message = named("poker-die", self.key, n=pips)


class Rest:
    """The choice to roll again at once all dice that are not part of the combination."""

    __slots__ = ("key", "message", "places")

    def __init__(self, dice: list[int]) -> None:
        self.places: list[int] = outside(dice)
        self.key: str = REST
        kept = 5 - len(self.places)
        self.message: Message = named("poker-rest" if kept else "poker-all", n=len(self.places), rank=_rank_name(dice))


def outside(dice: list[int]) -> list[int]:
    """Return the places of the dice that are not part of the combination; all of them where there is none."""
    if rank(dice) in (SMALL_STRAIGHT, BIG_STRAIGHT, FULL_HOUSE, FIVE):
        return []
    return [place for place, pips in enumerate(dice) if dice.count(pips) == 1]


def rank(dice: list[int]) -> int:
    """Return the rank of a hand, from nothing up to five of a kind."""
    counts = sorted(Counter(dice).values(), reverse=True)
    if counts[0] == 5:
        return FIVE
    if counts[0] == 4:
        return FOUR
    if counts[0] == 3:
        return FULL_HOUSE if counts[1] == 2 else THREE
    if counts[0] == 2:
        return TWO_PAIRS if counts[1] == 2 else PAIR
    if max(dice) - min(dice) == 4:
        return BIG_STRAIGHT if max(dice) == 6 else SMALL_STRAIGHT
    return NOTHING


def value(dice: list[int]) -> tuple[int, list[int]]:
    """Return the rank, then the pips that break ties: those in the combination first (a full house by its three), then
    the highest and the second highest of the unused dice, and no more."""
    counts = Counter(dice)
    rated = rank(dice)
    if rated in (SMALL_STRAIGHT, BIG_STRAIGHT):
        return rated, []
    used = sorted((pips for pips in counts if counts[pips] > 1), key=lambda pips: (counts[pips], pips), reverse=True)
    unused = sorted((pips for pips in counts if counts[pips] == 1), reverse=True)
    return rated, [*used, *unused[:UNUSED]]


def beats(active: list[int], other: list[int]) -> bool:
    """Tell whether the active player wins, as they do in a full tie."""
    return value(active) >= value(other)


def roll_again(table: OldWorld, hero: Hero, side: int) -> Rules[None]:
    """Choose any of one's dice and roll them once more; the second roll stands."""
    dice = table.dice
    if dice is None:
        raise LookupError("no dice lie on the table")
    locals_ = side == 1 and dice.against == NOBODY
    question = REROLL_LOCALS if locals_ else REROLL
    chosen: list[int] = []
    while True:
        own = dice.rolls[side]
        options: list[DieChoice | Rest] = [Rest(own)] if not chosen and outside(own) else []
        options += [DieChoice(side, place, own[place]) for place in range(5) if place not in chosen]
        pick = yield from question.ask(
            table,
            hero.seat,
            options,
            otherwise=DONE,
            rule="solo" if table.solo else "dice-poker",
            chosen=len(chosen),
            dice=shown(own),
        )
        if isinstance(pick, Rest):
            chosen = pick.places
        if not isinstance(pick, DieChoice):
            break
        chosen.append(pick.n)
    for place in chosen:
        dice.rolls[side][place] = table.chance.roll(6, POKER_AGAIN[side][dice.active])
    if chosen:
        message_id = "poker-rerolled-locals" if locals_ else "poker-rerolled"
        table.log(message_id, seat=seat_name(hero.seat), n=len(chosen), dice=shown(dice.rolls[side]))
        show_dice(table, dice)


def show_dice(table: OldWorld, dice: Dice) -> None:
    """Show all dice of both sides. Poker adds nothing up, so there is no sum: a combination is named, not counted."""
    if table.watched:
        pieces = [f"die-{side}-{place}" for side in (0, 1) for place in range(len(dice.rolls[side]))]
        table.show("roll", pieces=pieces, touches=players_of(dice))


def show_winner(table: OldWorld, dice: Dice, side: int, *, pays: bool = True) -> None:
    """Show the side whose dice won, and the rank of its hand."""
    if table.watched:
        because = message("because-rank", rank=_rank_name(dice.rolls[side]))
        result: MomentResult = "won" if side == 0 and pays else "lost"
        pieces = [f"die-{side}-{place}" for place in range(5)]
        table.show("outcome", pieces=pieces, touches=players_of(dice), because=because, result=result)


def players_of(dice: Dice) -> list[int]:
    return [dice.active] if dice.against in (NOBODY, dice.active) else [dice.active, dice.against]


def shown(dice: list[int]) -> str:
    return " ".join(str(pips) for pips in sorted(dice, reverse=True))


def _throw(table: OldWorld, active: int, against: int, pot: int) -> Dice:
    dice = Dice(active, against, pot)
    dice.rolls[0] = [table.chance.roll(6, POKER[0][active]) for _ in range(5)]
    dice.rolls[1] = [table.chance.roll(6, POKER[1][active]) for _ in range(5)] if against != active else []
    table.dice = dice
    return dice


def poker_with_witcher(table: OldWorld, hero: Hero, other: Hero) -> Rules[None]:
    """Play dice poker: both stake 1, the bank adds 1; the opponent may roll again first, then the active player."""
    table.diced += (other.seat,)
    hero.gold -= 1
    other.gold -= 1
    table.log_event("poker-stakes", seat=seat_name(hero.seat), other=seat_name(other.seat))
    dice = _throw(table, hero.seat, other.seat, 3)
    table.log(
        "poker-thrown",
        seat=seat_name(hero.seat),
        other=seat_name(other.seat),
        dice=shown(dice.rolls[0]),
        theirs=shown(dice.rolls[1]),
    )
    show_dice(table, dice)
    yield from roll_again(table, other, 1)
    yield from roll_again(table, hero, 0)
    winner, side = (hero, 0) if beats(dice.rolls[0], dice.rolls[1]) else (other, 1)
    winner.gold += 3
    table.log_title("poker-won", seat=seat_name(winner.seat), rank=_rank_name(dice.rolls[side]), n=3)
    show_winner(table, dice, side)
    table.dice = None


def poker_with_locals(table: OldWorld, hero: Hero) -> Rules[None]:
    """Stake 1, the bank adds 2; the neighbour on the right throws for the locals. Alone: the table of the solo card."""
    hero.gold -= 1
    table.log("poker-stake", seat=seat_name(hero.seat), n=0 if table.solo else 2)
    if table.solo:
        yield from _solo_poker(table, hero)
        return
    dice = _throw(table, hero.seat, NOBODY, 3)
    neighbour = table.right_of(hero.seat)
    table.log(
        "poker-locals",
        seat=seat_name(hero.seat),
        dice=shown(dice.rolls[0]),
        theirs=shown(dice.rolls[1]),
        other=seat_name(neighbour),
    )
    show_dice(table, dice)
    yield from roll_again(table, table.witchers[neighbour], 1)
    yield from roll_again(table, hero, 0)
    if beats(dice.rolls[0], dice.rolls[1]):
        hero.gold += 3
        table.log_title("poker-won", seat=seat_name(hero.seat), rank=_rank_name(dice.rolls[0]), n=3)
        show_winner(table, dice, 0)
    else:
        table.log_title("poker-lost", seat=seat_name(hero.seat), rank=_rank_name(dice.rolls[1]))
        show_winner(table, dice, 1)
    table.dice = None


def _solo_poker(table: OldWorld, hero: Hero) -> Rules[None]:
    dice = _throw(table, hero.seat, hero.seat, 1)
    table.log("poker-alone", seat=seat_name(hero.seat), dice=shown(dice.rolls[0]))
    show_dice(table, dice)
    yield from roll_again(table, hero, 0)
    pay = SOLO_PAY[rank(dice.rolls[0])]
    hero.gold += pay
    won = "poker-won" if pay else "poker-nothing"
    table.log_title(won, seat=seat_name(hero.seat), rank=_rank_name(dice.rolls[0]), n=pay)
    show_winner(table, dice, 0, pays=pay > 0)
    table.dice = None


def poker_against(table: OldWorld, hero: Hero, shown_hand: list[int]) -> Rules[bool]:
    """Play dice poker against a hand that lies open, and return whether it was beaten; a tie is not enough."""
    dice = _throw(table, hero.seat, hero.seat, 0)
    dice.against = NOBODY
    dice.rolls[1] = list(shown_hand)
    table.log("poker-against", seat=seat_name(hero.seat), dice=shown(dice.rolls[0]), theirs=shown(shown_hand))
    show_dice(table, dice)
    yield from roll_again(table, hero, 0)
    won = value(dice.rolls[0]) > value(shown_hand)
    table.log("poker-hand", seat=seat_name(hero.seat), rank=_rank_name(dice.rolls[0]))
    show_winner(table, dice, 0, pays=won)
    table.dice = None
    return won


RANKS = ("nothing", "pair", "two-pairs", "three", "small-straight", "big-straight", "full-house", "four", "five")


def _rank_name(dice: list[int]) -> Message:
    return Message("rank-" + RANKS[rank(dice)])


def hand_name(dice: list[int]) -> Message:
    """Return the name of a hand with its pips: a pair of fives."""
    rated, pips = value(dice)
    message_id = "hand-" + RANKS[rated]
    if rated == NOTHING:
        return Message(message_id, {"n": max(dice)})
    if rated in (SMALL_STRAIGHT, BIG_STRAIGHT):
        return Message(message_id)
    named: dict[str, Arg] = {"high": _pips(pips[0])}
    if rated in (TWO_PAIRS, FULL_HOUSE):
        named["low"] = _pips(pips[1])
    return Message(message_id, named)


def _pips(n: int) -> Message:
    return Message(f"pips-{n}")


# --- its questions ---


@REROLL_LOCALS.option
@REROLL.option
def reroll_choice(table: OldWorld, decision: Decision, option: DieChoice | Rest | Word) -> Choice:
    """Describe dice to roll again; once some are chosen, the word rolls them."""
    if not isinstance(option, Word):
        return die_choice(option)
    chosen = decision.args["chosen"]
    if not chosen:
        return word_choice(decision, option, "word-keep-dice")
    return Choice(option.key, Message("word-roll-chosen", {"n": chosen}), icon="rolling-dices", risk="dice", main=True)


def die_choice(die: DieChoice | Rest) -> Choice:
    if isinstance(die, DieChoice):
        return Choice(die.key, die.message, spots=[die.key], icon="perspective-dice-six")
    return Choice(die.key, die.message, icon="rolling-dices", risk="dice")


@REROLL_LOCALS.note
@REROLL.note
def poker_note(table: OldWorld, decision: Decision) -> Message | None:
    """Name both hands of dice, and say which of them leads."""
    dice = table.dice
    if dice is None:
        return None
    if not dice.rolls[1]:
        return Message("note-poker-alone", {"mine": hand_name(dice.rolls[0]), "n": SOLO_PAY[rank(dice.rolls[0])]})
    side = 1 if decision.ask == REROLL_LOCALS.id or decision.seat != dice.active else 0
    leads = beats(dice.rolls[0], dice.rolls[1]) == (side == 0)
    hands: dict[str, Arg] = {"mine": hand_name(dice.rolls[side]), "theirs": hand_name(dice.rolls[1 - side])}
    if not dice.pot:
        beaten = value(dice.rolls[0]) > value(dice.rolls[1])
        return Message("note-poker-shown-ahead" if beaten else "note-poker-shown-behind", hands)
    how = "ahead" if leads else "behind"
    if decision.ask == REROLL_LOCALS.id:
        return Message(f"note-poker-for-locals-{how}", {**hands, "name": seat_name(dice.active)})
    if dice.against < 0:
        return Message(f"note-poker-locals-{how}", hands)
    return Message(f"note-poker-{how}", {**hands, "name": seat_name(dice.active if side else dice.against)})


@REROLL_LOCALS.as_whom
def as_locals(table: OldWorld, decision: Decision) -> Message | None:
    return None if table.dice is None else Message("as-locals", {"witcher": seat_name(table.dice.active)})
