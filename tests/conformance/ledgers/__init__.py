"""What seats of each game have, and which lines tell how it changes."""

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
