"""Runebound: gold, lore, damage, allies, skills in hand and learned, assets, trophies, rumors, quests."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, cast

from fabletable.games.runebound.kinds import UNCHOSEN
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Message
from tests.conformance.booking import (
    Booking,
    Entry,
    Holdings,
    Ledger,
    counted,
    gets,
    less,
    loses,
    more,
    names,
    number,
)


def changes_hands(what: str, giver: str, taker: str) -> Booking:
    """Book assets and gold that one hero gives another."""

    def booked(ledger: Ledger, line: Message) -> list[Entry]:
        found = []
        for thing in cast("list[Message]", line.args[what]):
            gold = thing.id == "amount-gold"
            name, n = ("gold", number(thing, "n")) if gold else (f"asset:{names(thing)[0]}", 1)
            found += [Entry(ledger.seat_in(line, giver), name, -n), Entry(ledger.seat_in(line, taker), name, n)]
        return found

    return booked


class RuneboundLedger(Ledger):
    WHO = "hero"
    PAYMENT = "paid-gold"
    NO_CAUSE = frozenset({"turn-begins", "round-begins"})
    NEW_BOOKS = frozenset({"became", "was-destroyed"})
    ENTRIES: ClassVar = {
        "bought": [gets("asset", "asset"), less("gold", "gold")],
        "damage-gone": [less("damage")],
        "discarded-asset": [loses("asset", "asset")],
        "discarded-quest": [loses("quest", "card")],
        "discarded-skill": [loses("hand", "card")],
        "drew-skills-seen": [gets("hand", "cards")],
        "forgot": [loses("skill", "skill")],
        "gained-ally": [more("ally")],
        "gained-gold": [more("gold")],
        "gained-lore": [more("lore")],
        "gained-trophy-seen": [gets("trophy", "card")],
        "got-asset": [gets("asset", "asset")],
        "healed": [less("damage")],
        "kept-quest": [gets("quest", "card")],
        "kept-rumor": [gets("rumor", "card")],
        "learned": [gets("skill", "skill"), loses("hand", "skill")],
        "lost-gold": [less("gold")],
        "lost-lore": [less("lore")],
        "paid-ally": [less("ally")],
        "paid-gold": [less("gold")],
        "paid-lore": [less("lore")],
        "rested": [less("damage")],
        "sold": [loses("asset", "asset"), more("gold", "gold")],
        "spent-trophy": [loses("trophy", "card")],
        "suffered": [more("damage")],
        "took-damage": [more("damage", who="who")],
        "took-quest": [gets("trophy", "card"), loses("quest", "card")],
        "took-rumor": [gets("trophy", "card"), loses("rumor", "card")],
        "took-trophy": [gets("trophy", "card")],
        "traded": [changes_hands("give", "hero", "partner"), changes_hands("take", "partner", "hero")],
        "zombie-killed": [more("gold", "gold")],
    }

    def __init__(self) -> None:
        self.seats: dict[str, int] = {}
        """The seat of each hero, by the hero's name."""

    def seat_of(self, named: Message) -> int:
        return self.seats.get(named.id, super().seat_of(named))

    def read(self, line: Message) -> list[Entry]:
        if line.id == "became":
            hero, seat = line.args["hero"], line.args["seat"]
            assert isinstance(hero, Message)
            assert isinstance(seat, int)
            self.seats[hero.id] = seat
        return super().read(line)

    def holdings(self, table: Runebound, seat: int) -> Holdings:
        if seat >= len(table.heroes):
            return Counter()
        self.seats.update({other.message.id: other.seat for other in table.heroes if other.card is not UNCHOSEN})
        hero = table.heroes[seat]
        has: Holdings = Counter(gold=hero.gold, damage=hero.damage, lore=hero.lore, ally=hero.allies)
        return (
            has
            + counted("hand", hero.hand)
            + counted("skill", hero.learned)
            + counted("asset", hero.assets)
            + counted("trophy", hero.trophies)
            + counted("rumor", hero.rumors)
            + counted("quest", hero.quests)
        )
