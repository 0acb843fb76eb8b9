"""The Witcher: gold, shield, attributes, tokens, potions, trophies, stories kept, and every card by its pile."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from fabletable.games.witcher.board import ATTRIBUTES
from fabletable.games.witcher.rules.levels import name_on_mat
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Decision, Message
from tests.conformance.booking import Booking, Entry, Holdings, Ledger, counted, gets, less, loses, more, names

HAND, DECK, DISCARD = "hand", "deck", "discard"


def moves(source: str, target: str, what: str = "card", who: str = "") -> Booking:
    """Book a card or several from one pile of a seat to another."""
    return lambda ledger, line: [
        Entry(ledger.seat_in(line, who), f"{pile}:{name}", n)
        for name in names(line.args[what])
        for pile, n in ((source, -1), (target, 1))
    ]


def shuffled(*piles: str) -> Booking:
    """Book whole piles into the deck, as far as lines have told what lies there."""

    def booking(ledger: Ledger, line: Message) -> list[Entry]:
        assert isinstance(ledger, OldWorldLedger)
        found = []
        for thing, n in ledger.known.items():
            pile, _, name = thing.partition(":")
            if pile in piles and n:
                found += [Entry(ledger.seat_in(line), thing, -n), Entry(ledger.seat_in(line), f"{DECK}:{name}", n)]
        return found

    return booking


class OldWorldLedger(Ledger):
    WHO = "seat"
    PAYMENT = "coin-for-the-road"
    NO_CAUSE = frozenset({"turn-begins"})
    NEW_BOOKS = frozenset({"school-taken"})
    ENTRIES: ClassVar = {
        "all-shuffled": [shuffled(HAND, DISCARD)],
        "attribute-down": [loses("level", "attribute")],
        "attribute-up": [gets("level", "attribute")],
        "bet-placed": [less("gold", 1)],
        "bet-won": [more("gold")],
        "bought": [gets(HAND, "card")],
        "card-added": [gets(DISCARD, "card")],
        "card-returns": [moves(DISCARD, HAND)],
        "coin-for-the-road": [less("gold", 1)],
        "combo-card": [moves(HAND, DISCARD)],
        "companion-leaves": [loses("kept", "story")],
        "companion-pays": [more("gold")],
        "deck-renewed": [shuffled(DISCARD)],
        "discarded": [moves(HAND, DISCARD)],
        "discarded-deck": [moves(DECK, DISCARD)],
        "drew-own": [moves(DECK, HAND, "cards")],
        "driven-away": [more("gold")],
        "duel-won": [more("gold")],
        "exchanged": [gets(HAND, "card")],
        "gold-gained": [more("gold")],
        "gold-lost-to": [less("gold")],
        "gold-paid": [less("gold")],
        "kept": [gets("kept", "story")],
        "kept-spent": [loses("kept", "story")],
        "level-up": [more("witcher", 1)],
        "life-pool-made": [shuffled(DISCARD)],
        "looked-lost-witcher": [moves(DECK, DISCARD, who="other")],
        "lost-cards": [moves(DECK, DISCARD, "cards")],
        "lost-from-hand": [moves(HAND, DISCARD)],
        "medal-taken": [less("medals", 1, who="other")],
        "poker-stake": [less("gold", 1)],
        "poker-stakes": [less("gold", 1), less("gold", 1, who="other")],
        "poker-won": [more("gold")],
        "potion-drunk": [loses("potion", "potion")],
        "potion-gained": [gets("potion", "potion")],
        "potion-lost": [loses("potion", "potion")],
        "quest-done": [loses("quest", "story")],
        "quest-taken": [gets("quest", "story")],
        "shield-down": [less("shield")],
        "shield-up": [more("shield")],
        "shuffled-back": [moves(DISCARD, DECK)],
        "slain": [more("gold")],
        "taken-back": [moves(DISCARD, HAND)],
        "tracking-coin": [loses("tracking", "place"), more("gold", 1)],
        "tracking-done": [loses("tracking", "place"), more("trail", 1), more("gold", 1)],
        "tracking-lost": [loses("tracking", "place")],
        "tracking-started": [gets("tracking", "place")],
        "trail-gained": [more("trail", 1)],
        "trail-lost": [less("trail", 1)],
        "trained": [less("gold")],
        "trashed": [loses(HAND, "card")],
        "trashed-deck": [loses(DECK, "card")],
        "trashed-discard": [loses(DISCARD, "card")],
        "trophy-gained": [gets("trophy", "trophy"), more("reputation", 1)],
        "trophy-without-step": [gets("trophy", "trophy")],
        "tucked-own": [moves(HAND, DECK)],
        "under-deck": [moves(DISCARD, DECK, "cards")],
    }

    def __init__(self) -> None:
        self.known: Holdings = Counter()
        """The possessions of the seat, as far as the log has told them."""

    def is_settled(self, decision: Decision) -> bool:
        """Tell whether nothing is half told: a card is bought before it is paid for, and a purse is told before the
        fatigue of a trophy."""
        return decision.ask not in ("ask-discard", "ask-hand-full", "ask-trash")

    def read(self, line: Message) -> list[Entry]:
        found = super().read(line)
        for entry in found:
            if entry.seat == self.seat:
                self.known[entry.thing] += entry.n
        return found

    def holdings(self, table: OldWorld, seat: int) -> Holdings:
        witcher = table.witchers[seat]
        has: Holdings = Counter(
            gold=witcher.gold,
            shield=witcher.shield,
            witcher=witcher.level,
            reputation=witcher.reputation,
            trail=len(witcher.trails),
            medals=len(witcher.school_trophies),
        )
        for each in ATTRIBUTES:
            has[f"level:{name_on_mat(witcher, each).id.removeprefix('power-')}"] = witcher.attributes[each.index]
        looked = table.looked if table.looked_from == seat else []
        combo = [] if table.fight is None else [c for f in table.fight.fighters if f.seat == seat for c in f.combo]
        has += counted(HAND, witcher.hand)
        has += counted(DECK, [*witcher.deck.cards, *looked])
        has += counted(DISCARD, [*witcher.discard, *combo])
        has += counted("potion", witcher.potions)
        has += counted("kept", witcher.kept)
        has += counted("quest", witcher.quests)
        has += counted("trophy", [each.power for each in witcher.trophies])
        has += counted("tracking", witcher.tracking)
        self.known = Counter(has)
        return has
