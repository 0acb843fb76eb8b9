"""What a seat sees of its table now, as the frame that is sent."""

from __future__ import annotations

import logging

import msgspec

from fabletable.server.messages import Fault, UndoInfo, View
from fabletable.server.tables.copy import Copy

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()


def view(copy: Copy, seat: int | None, story_from: int) -> tuple[bytes, int]:
    """The frame for one seat that has so many lines of its story already, and how many it has then; when a game cannot
    draw its table for this seat, the news of it: the others see theirs."""
    try:
        return _view(copy, seat, story_from)
    except Exception:  # noqa: BLE001 whatever is wrong with the scene, the game goes on
        _log.exception("a view could not be drawn", extra={"table": copy.id, "game": copy.row.game})
        return _encoder.encode(Fault("why-server-error", {}, False)), story_from


def _view(copy: Copy, seat: int | None, story_from: int) -> tuple[bytes, int]:
    """A game that is over looks the same to everyone who comes to see it: it is drawn once."""
    if not copy.is_final or seat is not None or story_from:
        return _drawn(copy, seat, story_from)
    if copy.last_look is None:
        copy.last_look = _drawn(copy, seat, story_from)
    return copy.last_look


def _drawn(copy: Copy, seat: int | None, story_from: int) -> tuple[bytes, int]:
    match = copy.being_played
    story = copy.tale.lines(match, seat)
    decision = match.decision if seat is not None and copy.turn == seat else None
    asked = decision is not None and not copy.seats[decision.seat].by_bot
    last = _last_of(copy, seat)
    drawn = View(
        seat=seat,
        number=copy.number,
        decisions=copy.decisions,
        turn=copy.turn,
        scene=match.scene(seat),
        ask=match.game.ask(match.table, decision, copy.number, odds=match.with_odds)
        if asked and decision is not None
        else None,
        story_from=story_from,
        story=story[story_from:],
        recap_from=_recap_from(copy, seat, last, len(story)),
        undo=_undo(copy, seat, last),
        result=copy.result,
        meanwhile=[] if seat is None or copy.seats[seat].held else copy.tale.meanwhile(seat),
    )
    return _encoder.encode(drawn), len(story)


def _last_of(copy: Copy, seat: int | None) -> int:
    """Which of the decisions was this seat's last; -1 when it has made none."""
    return next((at for at in range(copy.decisions - 1, -1, -1) if copy.made[at][0] == seat), -1)


def _recap_from(copy: Copy, seat: int | None, last: int, lines: int) -> int:
    news_from = copy.tale.news_from(seat)
    if news_from is not None:
        return news_from
    return 0 if last < 0 else lines


def _undo(copy: Copy, seat: int | None, last: int) -> UndoInfo:
    if seat is None or last < 0 or copy.is_final or copy.stop is not None:
        return UndoInfo(False, -1, None)
    why = copy.being_played.why_no_undo(seat)
    return UndoInfo(why is None, last, why)
