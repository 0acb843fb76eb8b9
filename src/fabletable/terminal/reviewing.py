"""``fabletable review``: how a finished game was won and lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

import fabletable
from fabletable.coach import Figure, Review, Weighed, review
from fabletable.coach.review import NAMES, WORDS, CurvePoint, Hands, SeatReview
from fabletable.games import BUILT_IN
from fabletable.kernel import Message, Refused
from fabletable.lab.executors import Processes
from fabletable.terminal.progress import bar
from fabletable.terminal.records import playable_record
from fabletable.terminal.speech import Speech, title, translate

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
MARKS = {"slip": "▽", "mistake": "◭", "blunder": "▼"}


def reviewed(path: Path, seat: int | None) -> Review:
    """Return the review of a record, of one seat's decisions or of all."""
    record = playable_record(path)
    if not record.over:
        raise Refused("why-game-goes-on")
    if seat is not None and not 0 <= seat < record.players:
        raise Refused("why-no-such-seat", {"seat": seat + 1, "last": record.players})
    game = fabletable.find(record.game)
    keys = [key for _, key, _ in record.decisions]
    with bar(translate("review-progress"), 100) as done:

        def progress(part: float, so_far: Any) -> None:
            done(round(100 * part))

        return review(
            game, record.players, record.seed, record.options, keys,
            seats=None if seat is None else [seat], progress=progress, hands=hands_for(record.game),
        )  # fmt: skip


def hands_for(game: str) -> Hands | None:
    """Return one process per core; a brought game is known in this process alone."""
    cores = os.cpu_count() or 1
    return Processes(cores) if game in BUILT_IN and cores > 1 else None


def to_json(found: Review) -> str:
    return msgspec.json.encode(found).decode()


def show(console: Console, found: Review, *, more: bool) -> None:
    """Print the review; ``more`` adds the figures and the reasons behind each fault."""
    game = fabletable.find(found.game)
    speech = Speech(game)
    head = translate("review-head", game=title(game), decisions=found.length, trials=found.trials)
    console.print(head, style="bold")
    for seat in found.seats:
        _show_seat(console, speech, found, seat, more=more)
    if not more and any(each.word in MARKS for each in found.decisions):
        console.print()
        console.print(translate("review-more"), style="dim")


def _show_seat(console: Console, speech: Speech, found: Review, seat: SeatReview, *, more: bool) -> None:
    account = seat.account
    console.print()
    console.print(Text.assemble((speech.name(seat.seat), "bold"), "  ", curve(found.curve, seat.seat)))
    console.print(translate("review-chance", start=percent(account.start), end=percent(account.end)))
    console.print(translate("review-counts", **{word: seat.counts.get(word, 0) for word in WORDS}))
    console.print(translate("review-choices", **_range(account.choices[seat.seat])))
    console.print(translate("review-luck", **_range(account.luck)))
    for each in found.decisions:
        if each.seat == seat.seat and each.word in MARKS:
            _show_fault(console, speech, found, each, more=more)
    if seat.turns:
        console.print(translate("review-turns"), style="bold")
    for turn in seat.turns:
        moved = translate("review-moved", before=percent(turn.before), after=percent(turn.after))
        console.print(f"  {turn.at:>4}  {speech.say(turn.told)} {moved}", soft_wrap=True)


def _show_fault(console: Console, speech: Speech, found: Review, each: Weighed, *, more: bool) -> None:
    better = "" if each.best is None else speech.say(each.best.label)
    named = {"name": speech.name(each.seat), "chosen": speech.say(each.chosen), "better": better}
    words = translate("review-fault", **named, moment=_chapter_at(speech, found, each.at))
    console.print(f"  {each.at:>4} {MARKS[each.word]} {words}", soft_wrap=True)
    if more:
        lost = translate("review-lost", word=speech.say(Message(NAMES[each.word])), **_lost(each.loss))
        reasons = [] if each.why is None else [speech.say(reason) for reason in (*each.why.earns, *each.why.prevents)]
        for line in (lost, *reasons):
            console.print(f"         {line}", style="dim", soft_wrap=True)


def _chapter_at(speech: Speech, found: Review, at: int) -> str:
    """Return the round or chapter a decision was made in."""
    begun = [chapter for number, chapter in found.chapters if number <= at]
    return speech.say(begun[-1]).partition(" · ")[0] if begun else ""


def _range(figure: Figure) -> dict[str, object]:
    """Return a figure in points of winning chance."""
    return {"n": _points(figure.mean), "low": _points(figure.low), "high": _points(figure.high)}


def _lost(figure: Figure) -> dict[str, object]:
    """Return the loss in points without a sign; the word says that it is a loss."""
    return {"n": percent(figure.mean), "low": percent(figure.low), "high": percent(figure.high)}


def _points(part: float) -> str:
    whole = _whole(part)
    return f"{whole:+d}".replace("-", "−") if whole else "0"


def percent(part: float) -> str:
    return str(_whole(part)).replace("-", "−")


def _whole(part: float) -> int:
    """Round to hundredths, halves away from zero, as the page does."""
    whole = int(abs(100 * part) + 0.5)
    return -whole if part < 0 else whole


def curve(points: list[CurvePoint], seat: int) -> str:
    """Return one seat's chance over the whole game, as bars."""
    step = max(1.0, len(points) / WIDTH)
    chosen = [points[int(place * step)] for place in range(min(WIDTH, len(points)))] + points[-1:]
    return "".join(BARS[min(len(BARS) - 1, int(point.chances[seat] * len(BARS)))] for point in chosen)
