"""Takes any option, each equally likely: the baseline for all bots and the tester of every rule."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from fabletable.bots.bot import Bot, Imagine
from fabletable.kernel import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Random(Bot):
    looks_ahead = False

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        options = decision.options
        return options[self.chance.below(len(options))]
