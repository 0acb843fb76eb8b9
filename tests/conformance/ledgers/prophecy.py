"""Prophecy: gold, experience, cubes of both colours, items and their damage, skills, opportunities kept, and
what raises a hero until the end of the turn."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from fabletable.games.prophecy.cards.rare_items import MANA_CRYSTAL
from fabletable.games.prophecy.rules.payments import ASK_FORGE
from fabletable.games.prophecy.table import CRYSTAL_HOLDS, Realm
from fabletable.kernel import Decision, Message
from tests.conformance.booking import Entry, Holdings, Ledger, counted, gets, less, loses, more

DISCARDS = frozenset(
    {"decayed", "destroyed", "gave-away", "lost-item", "lost-items", "saved-by-amulet", "sold", "used-item"}
)
"""Lines by which an item goes to the discards."""


class RealmLedger(Ledger):
    WHO = "seat"
    PAYMENT = "paid-gold"
    NO_CAUSE = frozenset({"round", "another-turn"})
    NEW_BOOKS = frozenset({"starts", "came-back"})
    ENTRIES: ClassVar = {
        "banner-gives": [more("banner")],
        "banner-lowered": [less("banner")],
        "bought": [gets("item", "item")],
        "chapel-helped": [loses("kept", "card")],
        "damaged": [gets("damaged", "item")],
        "decayed": [loses("item", "item")],
        "destroyed": [loses("item", "item")],
        "forgot": [loses("skill", "skill")],
        "forgot-all": [loses("skill", "skills")],
        "gained-experience": [more("experience")],
        "gained-gold": [more("gold")],
        "gained-item": [gets("item", "item")],
        "gave-away": [loses("item", "item")],
        "gave-away-gold": [less("gold")],
        "gave-gold": [less("gold"), more("gold", "n", "other")],
        "gave-item": [loses("item", "item"), gets("item", "item", "other")],
        "gave-up-strength": [less("red"), less("health")],
        "gave-up-will": [less("blue"), less("mana")],
        "grew-strength": [more("red", 1), more("health", 1)],
        "grew-will": [more("blue", 1), more("mana", 1)],
        "handed-over": [loses("item", "item")],
        "healed": [more("health")],
        "kept-card": [gets("kept", "card")],
        "learned": [gets("skill", "skill")],
        "left-artifacts": [loses("item", "items")],
        "lost-cards": [loses("kept", "cards")],
        "lost-experience": [less("experience")],
        "lost-gold": [less("gold")],
        "lost-health": [less("health")],
        "lost-item": [loses("item", "item")],
        "lost-items": [loses("item", "items")],
        "lost-mana": [less("mana")],
        "paid-experience": [less("experience")],
        "paid-from-crystal": [less("crystal")],
        "paid-gold": [less("gold")],
        "paid-health": [less("health")],
        "paid-mana": [less("mana")],
        "regained": [more("mana")],
        "repaired": [loses("damaged", "item")],
        "repaired-all": [loses("damaged", "items")],
        "saved-by-amulet": [loses("item", "item")],
        "sold": [loses("item", "item")],
        "stole": [loses("item", "item", "victim"), gets("item", "item")],
        "stored-mana": [more("crystal")],
        "strength-this-turn": [more("strength-this-turn")],
        "took-gold": [more("gold"), less("gold", "n", "victim")],
        "took-items": [gets("item", "items"), loses("item", "items", "victim")],
        "took-up": [gets("item", "item")],
        "used-item": [loses("item", "item")],
        "will-this-turn": [more("will-this-turn")],
        "wore-off": [less("strength-this-turn", "strength"), less("will-this-turn", "will")],
    }

    def is_settled(self, decision: Decision) -> bool:
        """Tell whether no Forger is asked how to pay: the purchase, lesson or repair is told before."""
        return decision.ask != ASK_FORGE.id

    def __init__(self) -> None:
        self.broken: set[str] = set()
        self.crystal = CRYSTAL_HOLDS

    def read(self, line: Message) -> list[Entry]:
        """Read a line: an item that changes hands stays damaged; one that is discarded is whole again, and the crystal
        full."""
        entries = super().read(line)
        for _, thing, n in [*entries]:
            kind, _, name = thing.partition(":")
            if kind == "damaged":
                self.broken.add(name) if n > 0 else self.broken.discard(name)
        moved = [entry for entry in entries if entry.thing.partition(":")[0] == "item"]
        for seat, thing, n in moved:
            name = thing.partition(":")[2]
            if name in self.broken:
                entries.append(Entry(seat, "damaged:" + name, n))
            if name == MANA_CRYSTAL.key:
                entries.append(Entry(seat, "crystal", n * self.crystal))
                self.crystal = CRYSTAL_HOLDS if line.id in DISCARDS else self.crystal
        self.crystal += sum(entry.n for entry in entries if entry.thing == "crystal" and not moved)
        if line.id in DISCARDS:
            self.broken -= {entry.thing.partition(":")[2] for entry in moved}
        return entries

    def holdings(self, table: Realm, seat: int) -> Holdings:
        if seat >= len(table.heroes):
            return Counter()
        hero = table.heroes[seat]
        has: Holdings = Counter(
            {
                "gold": hero.gold,
                "experience": hero.experience,
                "health": hero.health,
                "red": hero.red,
                "mana": hero.mana,
                "blue": hero.blue,
                "banner": hero.banner,
                "crystal": table.crystal if hero.owns(MANA_CRYSTAL) else 0,
                "strength-this-turn": hero.turn_strength,
                "will-this-turn": hero.turn_will,
            }
        )
        damaged = [item for item in hero.items if item.key in table.damaged]
        return (
            has
            + counted("item", hero.items)
            + counted("damaged", damaged)
            + counted("skill", hero.skills.values())
            + counted("kept", hero.kept)
        )
