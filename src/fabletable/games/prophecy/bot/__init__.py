"""The bot: it grows, shops, learns, fights what can be beaten, then goes for the planes."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.bot import answers, battles, plans
from fabletable.games.prophecy.bot.chances import chances
from fabletable.games.prophecy.bot.temperaments import TEMPERAMENTS
from fabletable.games.prophecy.bot.values import own_value, table_value
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Advice
from fabletable.kernel.advice import NEXT_TURN, ROUND

__all__ = ["ADVICE", "answers", "battles", "plans"]

ADVICE: Final = Advice[Realm](
    table_value, relative_value=table_value, turn=lambda table: (table.active, table.rounds),
    in_fight=lambda table: table.battle is not None, rollout_depth=NEXT_TURN, trials=128,
    final_depth=ROUND, final_trials=256, net_depth=ROUND, victory=400.0, margin=0.0, chances=chances,
    temperaments=TEMPERAMENTS, own_value=own_value,
)  # fmt: skip
