"""Advice for bots: direct heuristics on what a seat may know. How good an option is, is said with its question."""

from __future__ import annotations

from typing import Final

# Each of these attaches policies to its questions.
from fabletable.games.runebound.advice import adventures, fights, hands, markets, moves, newcomers, trade, turns  # noqa: F401
from fabletable.games.runebound.advice.chances import chances
from fabletable.games.runebound.advice.standing import own_value, table_value
from fabletable.games.runebound.advice.temperaments import TEMPERAMENTS
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Advice
from fabletable.kernel.advice import FIGHT

ADVICE: Final = Advice[Runebound](
    table_value,
    relative_value=table_value,
    turn=lambda table: (table.active, table.round),
    in_fight=lambda table: table.fight is not None,
    rollout_depth=FIGHT,
    trials=192,
    victory=100.0,
    margin=0.0,
    temperature=0.18,
    chances=chances,
    temperaments=TEMPERAMENTS,
    own_value=own_value,
)
