"""The possessions of seats in each game, and the lines that change them."""

from tests.conformance.booking import Ledger
from tests.conformance.ledgers.diceforge import ForgeLedger
from tests.conformance.ledgers.prophecy import RealmLedger
from tests.conformance.ledgers.runebound import RuneboundLedger
from tests.conformance.ledgers.witcher import OldWorldLedger

LEDGERS: dict[str, type[Ledger]] = {
    "diceforge": ForgeLedger,
    "prophecy": RealmLedger,
    "runebound": RuneboundLedger,
    "witcher": OldWorldLedger,
}
