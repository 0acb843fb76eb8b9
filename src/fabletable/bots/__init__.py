"""Players that are programs. They see a game only through the kernel, and never more than their seat may know."""

from __future__ import annotations

from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.greedy import Greedy
from fabletable.bots.random import Random
from fabletable.bots.roster import bot_names, bring_bot, checked_bot, hint, make_bot, play_on, seconds_for, strengths

__all__ = [
    "Bot",
    "Greedy",
    "Imagine",
    "Random",
    "bot_names",
    "bring_bot",
    "checked_bot",
    "hint",
    "make_bot",
    "play_on",
    "seconds_for",
    "strengths",
]
