"""What bots value: everything in glory, by how many blessings and turns are still to come."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.advice.temperaments import TEMPERAMENTS
from fabletable.games.diceforge.advice.worth import estate, worth
from fabletable.games.diceforge.table import APPLYING, BLESSING, ForgeTable
from fabletable.kernel import Advice

__all__ = ["ADVICE"]


def _turn(table: ForgeTable) -> tuple[int, int]:
    return (table.active, table.round)


def _settled(table: ForgeTable) -> bool:
    return table.phase not in (BLESSING, APPLYING)


ADVICE: Final = Advice(
    worth,
    turn=_turn,
    trials=192,
    victory=10.0,
    margin=1.0,
    temperature=0.25,
    temperaments=TEMPERAMENTS,
    own_value=estate,
    settled=_settled,
)
