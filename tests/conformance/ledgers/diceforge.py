"""Dice Forge: reserves, the hammer's track, tokens, cards and the faces of both dice."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from fabletable.games.diceforge.board import HAMMER_STEPS
from fabletable.games.diceforge.cards import faces
from fabletable.games.diceforge.kinds import PLAIN
from fabletable.games.diceforge.rules.hammer import SECOND_PASS
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Decision, Message
from tests.conformance.booking import Entry, Holdings, Ledger, counted, gets, less, more

FACES = {face.message.id: face for face in faces.FACES}
TILES = {"feat-hammer": "hammers", "feat-chest": "chests"}
NOT_BLESSED = ("feat-satyrs", "feat-minotaur")


def amounts(message: Message) -> Holdings:
    """Return the parts of an amount, by resource."""
    if message.id == "gain-instead":
        return amounts(_say(message.args["gain"]))
    if message.id == "gain-several":
        several = message.args["what"]
        assert isinstance(several, list)
        return sum((amounts(each) for each in several), Counter())
    n = message.args["n"]
    assert isinstance(n, int)
    return Counter({message.id.removeprefix("gain-"): n})


def _say(arg: Any) -> Message:
    assert isinstance(arg, Message)
    return arg


def gains(ledger: Ledger, line: Message, sign: int = 1, arg: str = "gain") -> list[Entry]:
    seat = ledger.seat_in(line)
    return [Entry(seat, thing, sign * n) for thing, n in amounts(_say(line.args[arg])).items()]


def all_of(ledger: Ledger, line: Message) -> list[Entry]:
    return gains(ledger, line)


def none_of(ledger: Ledger, line: Message) -> list[Entry]:
    return gains(ledger, line, -1)


def price_of(ledger: Ledger, line: Message) -> list[Entry]:
    return gains(ledger, line, -1, "price")


def plain(face: Message) -> Holdings:
    """Return the gain of a face that leaves nothing to decide, so that its roll tells it."""
    kind = FACES[face.id]
    if kind.kind != PLAIN:
        return Counter()
    gain = kind.offers[0][0]
    return Counter({"gold": gain.gold, "sun": gain.sun, "moon": gain.moon, "glory": gain.glory})


def feat(ledger: Ledger, line: Message) -> list[Entry]:
    """Book a card, with the track or the tile that lies on it."""
    name = _say(line.args["feat"]).id
    tile = [Entry(ledger.seat_in(line), TILES[name], 1)] if name in TILES else []
    return [Entry(ledger.seat_in(line), f"card:{name}", 1), *tile]


def pass_of_the_hammer(ledger: Ledger, line: Message) -> list[Entry]:
    """Book the second pass, which ends a hammer; the next begins at its first step."""
    seat = ledger.seat_in(line)
    ends = amounts(_say(line.args["gain"]))["glory"] == SECOND_PASS
    return [Entry(seat, "track", -2 * HAMMER_STEPS), Entry(seat, "hammers", -1)] if ends else []


def forged(ledger: Ledger, line: Message) -> list[Entry]:
    old = _say(_say(line.args["old"]).args["face"])
    return [Entry(ledger.seat_in(line), f"face:{old.id}", -1)]


class ForgeLedger(Ledger):
    PAYMENT = "extra-paid"
    NO_CAUSE = frozenset({"round-begins"})
    ENTRIES: ClassVar = {
        "boar-reward": [all_of],
        "bear-growls": [all_of],
        "cerberus-barks": [less("cerberi", 1)],
        "elder-teaches": [price_of, all_of],
        "extra-paid": [price_of],
        "feat-done": [price_of, feat],
        "forged": [gets("face", "face"), forged],
        "hammer-moves": [less("gold", "gold"), more("track", "gold")],
        "hammer-rings": [all_of, pass_of_the_hammer],
        "loses": [none_of],
        "no-room": [none_of],
        "offers": [price_of],
        "owl-brings": [all_of],
        "shield-gives": [all_of],
        "shield-matches": [all_of],
        "ship-buys": [less("gold", "n")],
        "spirits-give": [all_of],
        "takes-cerberus": [more("cerberi", 1)],
        "takes-triton": [more("tritons", 1)],
        "triton-spent": [less("tritons", 1), all_of],
        "typhon-counts": [more("glory", "n")],
    }

    def __init__(self) -> None:
        self.feat = ""
        self.rolls: dict[int, list[Message]] = {}
        """The last roll of each hero, if it is to be applied."""
        self.ousted = -1

    def holdings(self, table: ForgeTable, seat: int) -> Holdings:
        hero = table.heroes[seat]
        has: Holdings = Counter(
            gold=hero.gold,
            sun=hero.sun,
            moon=hero.moon,
            glory=hero.glory,
            track=hero.hammer_at,
            hammers=hero.hammers,
            chests=hero.chests,
            tritons=hero.tritons,
            cerberi=hero.cerberi,
        )
        return has + counted("card", hero.deeds) + counted("face", [*hero.sun_die.faces, *hero.moon_die.faces])

    def is_settled(self, decision: Decision) -> bool:
        """Tell whether nothing waits: dice fall for all before the first of them applies a face."""
        return decision.ask in ("ask-action", "ask-closing", "ask-extra", "ask-offering", "ask-reinforce")

    def read(self, line: Message) -> list[Entry]:
        seat = self.seat_in(line)
        found = super().read(line)
        if line.id == "turn-begins":
            self.feat = ""
        elif line.id == "feat-done":
            self.feat = _say(line.args["feat"]).id
        elif line.id == "ousted":
            self.ousted = self.seat_in(line, "other")
        elif line.id in ("rolled", "rolled-one"):
            faces = [_say(line.args[name]) for name in ("sun", "moon", "face") if name in line.args]
            self.rolls[seat] = self._blessed(seat, faces)
            found += self._faces(seat, self.rolls[seat])
        elif line.id == "cerberus-barks":
            found += self._faces(seat, self.rolls[seat])
        elif line.id == "satyrs-took":
            self.rolls[seat] = [_say(line.args["one"]), _say(line.args["two"])]
            found += self._faces(seat, self.rolls[seat])
        elif line.id == "mirror-shows" and self.rolls[seat]:
            found += self._faces(seat, [_say(line.args["face"])])
        elif line.id in ("chooses", "thrice-gives"):
            # What the roll has told is counted anew: times three, or turned into glory.
            found += gains(self, line)
            found += [Entry(seat, thing, -n) for thing, n in plain(_say(line.args["face"])).items()]
        return found

    def _blessed(self, seat: int, faces: list[Message]) -> list[Message]:
        """Return the faces that count: under the Satyrs and the Minotaur opponents roll and gain nothing; one who is
        ousted is blessed first."""
        if seat == self.ousted:
            self.ousted = -1
            return faces
        return [] if self.feat in NOT_BLESSED else faces

    def _faces(self, seat: int, faces: list[Message]) -> list[Entry]:
        return [Entry(seat, thing, n) for face in faces for thing, n in plain(face).items() if n]
