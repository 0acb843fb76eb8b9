"""A tiny game with dice, hidden cards and a market, on which the kernel is tested."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping
from typing import Final

from fabletable.kernel import (
    DONE,
    Advice,
    Book,
    Chance,
    Critic,
    Decision,
    Encoding,
    Game,
    Invariants,
    Message,
    Option,
    Options,
    Part,
    Result,
    Rules,
    State,
    Table,
    Word,
    added,
    bar,
    named,
)
from fabletable.kernel.encoding import Fields
from fabletable.kernel.game import flag_setting
from fabletable.kernel.scene import Piece, Player, Scene, Zone
from tests.asking import collected, pick, question

ROLL = Word("roll")
PLAY = Word("play")

ASK_TURN: Final = "ask-turn"
ASK_LIGHT: Final = "ask-light"


class Lantern:
    __slots__ = ("key", "light")

    def __init__(self, light: int, copy: int) -> None:
        self.light = light
        self.key = f"lantern-{light}-{copy}"

    @property
    def message(self) -> Message:
        return named("lantern", self.key, light=self.light)


LANTERNS = [Lantern(light, copy) for light in range(1, 6) for copy in range(3)]


class Keeper(State):
    __slots__ = ("gold", "hand", "lit")

    def __init__(self) -> None:
        self.gold = 2
        self.hand: list[Lantern] = []
        self.lit: list[Lantern] = []


class Harbour(Table):
    __slots__ = ("active", "deck", "keepers", "turns")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.deck: list[Lantern] = []
        self.keepers: list[Keeper] = []
        self.active = 0
        self.turns = 0

    def shuffle_unknown(self, seat: int | None, chance: Chance) -> None:
        hidden = [keeper.hand for number, keeper in enumerate(self.keepers) if number != seat]
        cards = [*self.deck, *(card for hand in hidden for card in hand)]
        chance.shuffle(cards)
        for hand in [*hidden, self.deck]:
            hand[:] = [cards.pop() for _ in hand]


def turn(table: Harbour) -> Rules[None]:
    seat = table.active
    keeper = table.keepers[seat]
    table.show("turn", touches=(seat,))
    word = yield from pick(table, seat, ASK_TURN, [ROLL, PLAY], rule="turn")
    if word is ROLL:
        had = keeper.gold
        die = table.chance.roll(6)
        keeper.gold += die
        table.log_event("rolled", seat=Message("seat", {"n": seat}), gold=keeper.gold)
        if table.watched:
            parts = [Part(Message("gold"), had, f"gold-{seat}"), Part(Message("word-roll"), die)]
            table.show("roll", pieces=[f"gold-{seat}"], touches=(seat,), sums=[added(Message("mat"), parts, seat)])
    else:
        yield from light_lanterns(table, keeper, seat)
    if table.deck:
        keeper.hand.append(table.deck.pop())
        table.reveal()
        table.log("drew", to=seat, card=keeper.hand[-1])
        table.show("card", pieces=[keeper.hand[-1].key], touches=(seat,), to=seat, because="drew", card=keeper.hand[-1])
        table.show("gain", pieces=[keeper.hand[-1].key], but=seat)
    table.active = (seat + 1) % table.seats
    table.turns += 1


def light_lanterns(table: Harbour, keeper: Keeper, seat: int) -> Rules[None]:
    while True:
        cards = [card for card in keeper.hand if card.light <= keeper.gold]
        card = yield from pick(
            table,
            seat,
            ASK_LIGHT,
            cards,
            otherwise=DONE,
            barred=lambda: [
                bar(card, "why-gold", "turn", need=card.light, have=keeper.gold)
                for card in keeper.hand
                if card.light > keeper.gold
            ],
        )
        if not isinstance(card, Lantern):
            return
        if card.light == 13:
            raise ZeroDivisionError
        table.count(f"light:{card.light}")
        keeper.gold -= card.light
        keeper.hand.remove(card)
        keeper.lit.append(card)
        table.log_event("lights", seat=Message("seat", {"n": seat}), card=card)
        table.show("move", pieces=[card.key])


class Passer(Critic):
    """Notes a seat that goes to light lanterns without the gold for one, and gold left at the end."""

    def sees(self, table: Harbour, decision: Decision, chosen: Option) -> None:
        keeper = table.keepers[decision.seat]
        if chosen is PLAY and all(card.light > keeper.gold for card in keeper.hand):
            self.blunder("dark", decision.seat)

    def sees_the_end(self, table: Harbour) -> None:
        for seat, keeper in enumerate(table.keepers):
            if keeper.gold > 10:
                self.blunder("hoard", seat)


FIELDS = Fields()
DECK = FIELDS.add("deck")
GOLD = FIELDS.add(*(f"player-{n}.gold" for n in range(4)))
LIT = FIELDS.each("lit-by", (card.key for card in LANTERNS))
HAND = FIELDS.each("own-hand", (card.key for card in LANTERNS))


def pieces(table: Harbour) -> Mapping[str, int]:
    found = [*table.deck, *(card for keeper in table.keepers for card in [*keeper.hand, *keeper.lit])]
    return Counter(card.key for card in found)


def worth(table: Harbour, seat: int) -> float:
    keeper = table.keepers[seat]
    return keeper.gold + 3 * sum(card.light for card in keeper.lit)


def weigh_turn(table: Harbour, decision: Decision) -> list[float]:
    """Rate the turn; which lantern to light is left to ``value``."""
    keeper = table.keepers[decision.seat]
    return [2.0, 1.0 + sum(card.light >= 3 for card in keeper.hand if card.light <= keeper.gold)]


def vocabulary() -> list[str]:
    return ["roll", "play", "done", *(card.key for card in LANTERNS)]


def encode(table: Harbour, seat: int) -> array[float]:
    numbers = FIELDS.zeros()
    numbers[DECK] = len(table.deck)
    for n in range(table.seats):
        keeper = table.keepers[(seat + n) % table.seats]
        numbers[GOLD + n] = keeper.gold
        for card in keeper.lit:
            numbers[LIT[card.key]] = n + 1
    for card in table.keepers[seat].hand:
        numbers[HAND[card.key]] = 1
    return numbers


def coverage() -> list[str]:
    return [f"light:{light}" for light in range(1, 7)]


class Lanterns(Game[Harbour]):
    key = "lanterns"
    blunders = ("dark", "hoard", "unheard-of")
    players = (2, 4)
    settings = (flag_setting("rich"),)
    rules = Book("turn")
    questions = collected(question(ASK_TURN, policy=weigh_turn, stands=True), question(ASK_LIGHT))
    advice = Advice(worth)
    invariants = Invariants(pieces, coverage)
    encoding = Encoding(FIELDS.names, encode, vocabulary)

    def set_up(self, players: int, options: Options, chance: Chance) -> Harbour:
        table = Harbour(players, chance)
        table.deck = list(LANTERNS)
        chance.shuffle(table.deck)
        table.keepers = [Keeper() for _ in range(players)]
        for keeper in table.keepers:
            keeper.gold = 6 if options["rich"] else 2
            keeper.hand = [table.deck.pop(), table.deck.pop()]
        return table

    def next_step(self, table: Harbour) -> Rules[None] | None:
        return None if table.turns >= 8 * table.seats else turn(table)

    def result(self, table: Harbour) -> Result:
        scores = [sum(card.light for card in keeper.lit) for keeper in table.keepers]
        return Result([seat for seat, score in enumerate(scores) if score == max(scores)], scores)

    def scene(self, table: Harbour, seat: int | None) -> Scene:
        mats = []
        for number, keeper in enumerate(table.keepers):
            pieces = [Piece(card.key, "card", card.message) for card in keeper.hand] if number == seat else []
            hand = Zone(f"hand-{number}", "hand", Message("hand"), number, count=len(keeper.hand), pieces=pieces)
            lit = Zone(
                f"lit-{number}", "row", Message("lit"), pieces=[Piece(c.key, "card", c.message) for c in keeper.lit]
            )
            gold = Piece(f"gold-{number}", "counter", Message("gold"), n=keeper.gold)
            mats.append(Zone(f"mat-{number}", "mat", Message("mat"), number, pieces=[gold], zones=[hand, lit]))
        board = Zone("harbour", "board", Message("harbour"), count=len(table.deck))
        return Scene(
            "lanterns",
            Message("chapter"),
            [Player(n, "lantern-flame", "#888888") for n in range(table.seats)],
            board,
            mats,
        )

    def critic(self, table: Harbour) -> Critic:
        return Passer()


GAME = Lanterns()
