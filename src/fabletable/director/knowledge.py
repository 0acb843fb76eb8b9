"""The knowledge of one seat, from which the director works."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from fabletable.kernel.message import Message
from fabletable.kernel.moment import LinePart
from fabletable.kernel.scene import Odds, Scene


class Knowledge(msgspec.Struct, gc=False):
    """Everything that a seat knows beside its moments. ``seat`` is None for a spectator. ``before`` is the scene before
    the first moment. ``log`` are the lines it may read, with their ``parts``. ``foretold`` are the odds that it was
    shown for its own choices, by the line of the log that came next. ``chances`` are its chances to win the game in
    percent, before and after, by the number of decisions; they are given only where hints are on, and in replays.
    ``over``: the game ends with the last moment. ``odds``: the table shows the odds of what is still to come."""

    seat: int | None
    log: Sequence[Message] = ()
    parts: Sequence[LinePart] = ()
    before: Scene | None = None
    foretold: Mapping[int, Odds | None] = {}
    chances: Mapping[int, tuple[int, int]] = {}
    over: bool = False
    odds: bool = True

    def title_in(self, first: int, upto: int) -> Message | None:
        """Return the last title among these lines, else the last line."""
        lines = range(max(0, first), min(upto, len(self.log)))
        if not lines:
            return None
        titles = [at for at in lines if at < len(self.parts) and self.parts[at] in ("event", "title")]
        return self.log[titles[-1] if titles else lines[-1]]

    def odds_before(self, event: int, upto: int = -1) -> Odds | None:
        """Return the odds shown with the seat's last choice within this event up to a line; if there is none, those
        shown with its last choice before the event."""
        within = [line for line in self.foretold if event < line <= upto and self.foretold[line] is not None]
        lines = within or [line for line in self.foretold if line <= event]
        return self.foretold[max(lines)] if event >= 0 and lines else None

    def odds_of_choice(self, upto: int) -> Odds | None:
        """Return the odds shown with the seat's last choice up to a line; None where that choice was shown without."""
        lines = [line for line in self.foretold if line <= upto]
        return self.foretold[max(lines)] if lines else None

    def is_first(self, line: Message, before: int) -> bool:
        """Return whether no earlier line says the same about the same actor, who is the first argument."""
        actor = next(iter(line.args.values()), None)
        return not any(
            each.id == line.id and next(iter(each.args.values()), None) == actor for each in self.log[: max(0, before)]
        )
