"""Every feature that is built in. Importing this module registers their frames in ``COMMANDS``."""

from __future__ import annotations

from typing import Final

from fabletable.table import session
from fabletable.table.chat import commands as chat
from fabletable.table.chat.part import ChatFeature
from fabletable.table.clocks import commands as clocks
from fabletable.table.clocks.timekeeping import Clocks
from fabletable.table.duels.duels import Duels
from fabletable.table.form.form import Forms
from fabletable.table.hints import commands as hints
from fabletable.table.hints.reviews import Reviews
from fabletable.table.lessons import commands as lessons
from fabletable.table.lessons.part import Lessons
from fabletable.table.notifications.notifications import Notifications
from fabletable.table.play import commands as play
from fabletable.table.play import pointing, proposals
from fabletable.table.play.odds import OddsForChoices
from fabletable.table.premoves import commands as premoves
from fabletable.table.premoves.part import Premoves
from fabletable.table.records.archive import Archive
from fabletable.table.seats import commands as seats
from fabletable.table.service.commands import COMMANDS
from fabletable.table.service.service import Feature
from fabletable.table.today.today import Days

FEATURES: Final[tuple[type[Feature], ...]] = (
    Lessons, Premoves, OddsForChoices, ChatFeature, Notifications, Clocks, Archive, Reviews, Forms, Days, Duels
)  # fmt: skip
"""The order is that in which they show what is theirs."""

COMMAND_MODULES: Final = (session, play, proposals, pointing, premoves, seats, clocks, chat, lessons, hints)

__all__ = ["COMMANDS", "COMMAND_MODULES", "FEATURES"]
