"""A tiny game for tests of premoves: a walk is followed by a toll that the others may take."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import (
    PASS,
    Advice,
    Chance,
    Decision,
    Game,
    Message,
    Number,
    Options,
    Result,
    Rules,
    Table,
    Word,
    numbers,
)
from fabletable.kernel.scene import Choice, Gem, Player, Scene, Zone
from tests.asking import collected, pick, question

ASK_WALK: Final = "ask-walk"
ASK_TOLL: Final = "ask-toll"
ASK_GATE: Final = "ask-gate"
TAKE: Final = Word("take")
CLOSE: Final = Word("close")
ROUNDS = 30
BOLTS = 60
"""The number of ways to leave the gate open; the one that closes it cannot be foreseen."""
DEAR = 7
"""The one way to leave it open that raises the price of the next walk."""


class Road(Table):
    __slots__ = ("active", "closed", "gold", "price", "turns")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.active = 0
        self.turns = 0
        self.closed = False
        self.price = 1
        self.gold = [0] * seats

    def shuffle_unknown(self, seat: int | None, chance: Chance) -> None:
        pass


def turn(table: Road) -> Rules[None]:
    """Let one seat walk; then the others may take a toll of salt or silk, and one of three looks after the gate."""
    step = yield from pick(table, table.active, ASK_WALK, numbers(1, 2 if table.closed else 3))
    table.closed = False
    table.gold[table.active] += step.n
    toll = table.chance.roll(6)
    kind = Message("salt" if (table.turns // table.seats) % 2 == 0 else "silk")
    for seat in (each for each in range(table.seats) if each != table.active):
        taken = yield from pick(table, seat, ASK_TOLL, [TAKE], otherwise=PASS, n=toll, kind=kind)
        table.gold[seat] += taken is TAKE
        table.log("tolled", seat=Message("seat", {"n": seat}), n=toll)
    if table.seats == 3:
        bolt = yield from pick(table, (table.active + 2) % 3, ASK_GATE, numbers(1, BOLTS), otherwise=CLOSE)
        table.closed = bolt is CLOSE
        table.price = 2 if bolt is not CLOSE and bolt.n == DEAR else 1
    table.active = (table.active + 1) % table.seats
    table.turns += 1


def whose(table: Road) -> tuple[int, int]:
    return table.active, table.turns


def walk(table: Road, decision: Decision, option: Number) -> Choice:
    return Choice(option.key, option.message, cost=[Gem("gold", table.price)])


class Tolls(Game[Road]):
    key = "tolls"
    players = (2, 4)
    questions = collected(
        question(ASK_WALK, option=walk),
        question(ASK_GATE),
        question(ASK_TOLL, stands=True, minds=("kind",), declines=PASS),
    )
    advice = Advice(turn=whose)

    def set_up(self, players: int, options: Options, chance: Chance) -> Road:
        return Road(players, chance)

    def next_step(self, table: Road) -> Rules[None] | None:
        return None if table.turns >= ROUNDS * table.seats else turn(table)

    def result(self, table: Road) -> Result:
        return Result([0], list(table.gold))

    def scene(self, table: Road, seat: int | None) -> Scene:
        players = [Player(each, "coins", "#888888", score=table.gold[each]) for each in range(table.seats)]
        return Scene("tolls", Message("chapter"), players, Zone("road", "board", Message("road")), [])
