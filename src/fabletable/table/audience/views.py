"""Views: what a seat sees of its table now, as the frame that is sent."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from fabletable.director import Knowledge
from fabletable.kernel import Moment
from fabletable.kernel.difference import difference
from fabletable.kernel.scene import Ask, Scene, with_odds
from fabletable.table.messages.frames import AskedAgain, ErrorFrame, UndoInfo, View
from fabletable.table.moments import packed_moments
from fabletable.table.replica.replica import Replica

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()


MOST_ASKS = 8
"""Questions whose last wording is kept for each view of a screen."""


class ClientState(NamedTuple):
    """The client's state of one view: lines of the log; the scene, its number and decisions; and how each question
    was asked last, by name."""

    lines: int = 0
    scene: Scene | None = None
    number: int = -1
    decisions: int = -1
    asks: Mapping[str, Ask] = {}


NOTHING = ClientState()


class CurrentViews:
    """The table as it is now: drawn once for each seat, packed once for all screens that had the same before."""

    def __init__(self, replica: Replica) -> None:
        self._copy = replica
        self._views: dict[int | None, View] = {}
        self._frames: dict[tuple[int | None, int, int, int], tuple[bytes, ClientState]] = {}

    def frame(self, seat: int | None, had: ClientState) -> tuple[bytes, ClientState]:
        """Return the frame for a client that had this, and what it has then. When a game cannot draw its table for this
        seat, return an error frame: the others see theirs."""
        try:
            return self._made(seat, had)
        except Exception:  # noqa: BLE001 whatever is wrong with the scene, the game goes on
            copy = self._copy
            _log.exception("a view could not be drawn", extra={"table": copy.id, "game": copy.row.game})
            return _encoder.encode(ErrorFrame("why-server-error", {}, False)), had

    def _made(self, seat: int | None, had: ClientState) -> tuple[bytes, ClientState]:
        """Draw a finished game once for all who come to see it."""
        copy = self._copy
        if not copy.is_final or seat is not None or had.lines or had.scene is not None:
            return self._shared(seat, had)
        if copy.last_look is None:
            copy.last_look = self._shared(seat, had)
        return copy.last_look

    def _shared(self, seat: int | None, had: ClientState) -> tuple[bytes, ClientState]:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = view_of(self._copy, seat)
        asked = None if view.ask is None else had.asks.get(view.ask.question.id)
        # Objects tell them apart by identity: those that screens still have live until they are shown this view.
        same = (seat, had.lines, id(had.scene), id(asked))
        made = self._frames.get(same)
        if made is None:
            made = self._frames[same] = self._packed(view, had, asked)
        return made

    def _packed(self, view: View, had: ClientState, asked: Ask | None) -> tuple[bytes, ClientState]:
        news = msgspec.structs.replace(view, log_from=had.lines, log=view.log[had.lines :])
        news.log_parts = view.log_parts[had.lines :]
        moments = news_of(self._copy, view.seat, had)
        known = Knowledge(view.seat, view.log, view.log_parts, over=view.result is not None)
        known.foretold = self._copy.foretold.of(view.seat)
        known.chances = self._copy.chances.moved(view.seat)
        known.odds = self._copy.being_played.with_odds
        news.moments = packed_moments(moments, had.scene, known)
        if had.scene is not None:
            before = moments[-1].scene if moments else had.scene
            news.scene, news.change, news.since = None, difference(before, view.scene), had.number
        asks = had.asks
        if view.ask is not None:
            question = view.ask.question.id
            asks = {**asks, question: view.ask}
            if len(asks) > MOST_ASKS:
                asks.pop(next(iter(asks)))
            if asked is not None:
                news.ask, news.again = None, AskedAgain(question, difference(asked, view.ask))
        return _encoder.encode(news), ClientState(len(view.log), view.scene, view.number, view.decisions, asks)


def news_of(replica: Replica, seat: int | None, had: ClientState) -> list[Moment]:
    """Return the moments since the view a client had; for one that comes in, since the seat's last decision."""
    if had.scene is not None:
        return replica.logs.moments(replica.being_played, seat, had.decisions + 1)
    return [] if seat is None else replica.logs.moments(replica.being_played, seat, replica.logs.decided(seat))


def view_of(replica: Replica, seat: int | None) -> View:
    """Return the whole view, with the whole log."""
    match = replica.being_played
    log = replica.logs.lines(match, seat)
    last = _last_of(replica, seat)
    return View(
        seat=seat,
        number=replica.number,
        decisions=replica.decisions,
        turn=replica.turn,
        scene=match.scene(seat),
        change=None,
        since=-1,
        ask=_asked(replica, seat),
        again=None,
        log_from=0,
        log=log,
        recap_from=_recap_from(replica, seat, last, len(log)),
        undo=_undo(replica, seat, last),
        result=replica.result,
        meanwhile=[] if seat is None or replica.seats[seat].held else replica.logs.meanwhile(seat),
        log_parts=replica.logs.parts(match, seat),
        goal=replica.goal_state,
    )


def _asked(replica: Replica, seat: int | None) -> Ask | None:
    """Return the question to this seat; odds that take trials are in it as soon as they are known."""
    match = replica.being_played
    decision = match.decision
    if decision is None or seat is None or seat != replica.turn or replica.seats[seat].by_bot:
        return None
    shown = match.with_odds and not match.tries_odds
    ask = match.ask(seat, odds=shown)
    if ask is None:
        return None
    ask.number = replica.number
    likely = replica.odds.known(replica.number)
    if likely is not None:
        ask.choices = with_odds(ask.choices, likely)
    replica.foretold.shown(seat, replica.decisions, replica.logs.length(match, seat), ask.choices)
    return ask


def _last_of(replica: Replica, seat: int | None) -> int:
    """Return the index of this seat's last decision; -1 when it has made none."""
    return next((at for at in range(replica.decisions - 1, -1, -1) if replica.made[at][0] == seat), -1)


def _recap_from(replica: Replica, seat: int | None, last: int, lines: int) -> int:
    news_from = replica.logs.news_from(seat)
    if news_from is not None:
        return news_from
    return 0 if last < 0 else lines


def _undo(replica: Replica, seat: int | None, last: int) -> UndoInfo:
    if seat is None or last < 0 or replica.is_final or replica.stop is not None:
        return UndoInfo(False, -1, None)
    why = replica.being_played.why_no_undo(seat)
    return UndoInfo(why is None, last, why)
