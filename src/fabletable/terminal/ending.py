"""The ending in words: how it was won, points by source, a small chart, awards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from fabletable.coach.ending import told_at_once
from fabletable.kernel import Match, Refused
from fabletable.kernel.ending import Bars, Bouts, Curves, Epilogue, Fates, Leaf, TrophyWall, WonAward
from fabletable.terminal.speech import Speech, translate

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 48


def ending_lines(match: Match, speech: Speech) -> list[Text]:
    """Return the summary of a finished game; nothing for a match that did not begin at its beginning."""
    try:
        found = told_at_once(match.game, match.players, match.seed, match.options, [key for _, key in match.made])
    except Refused:
        return []
    return list(epilogue_lines(found, speech))


def finale_lines(found: Epilogue, speech: Speech) -> Iterator[Text]:
    """Yield the finale: a ruled heading, the things won, the prose, how near the others were."""
    finale = found.finale
    if finale is None:
        return
    head = speech.say(finale.title)
    yield Text(f"━━━ {head} {'━' * max(3, WIDTH - len(head))}", style="bold")
    if finale.place is not None:
        yield Text(speech.say(finale.place), style="italic")
    for thing in finale.things:
        note = "" if thing.note is None else f" · {speech.say(thing.note)}"
        yield Text(f"  {speech.say(thing.label)}{note}")
    if finale.prose is not None:
        yield Text(speech.say(finale.prose))
    for near in finale.near:
        yield Text(f"  {speech.say(near.text)}")


def epilogue_lines(found: Epilogue, speech: Speech) -> Iterator[Text]:
    yield from finale_lines(found, speech)
    if found.finale is None or found.finale.title != found.title:
        yield Text(speech.say(found.title), style="bold")
    if found.lead is not None:
        yield Text(speech.say(found.lead), style="italic")
    for sentence in found.tale:
        yield Text(speech.say(sentence))
    for leaf in found.leaves:
        yield from _leaf(leaf, speech)
    for lines in found.measures[:1]:
        yield from small_chart(lines, speech)
    if found.awards:
        yield Text(translate("ending-awards"), style="bold")
    for award in found.awards:
        yield Text(award_line(award, speech))


def award_line(award: WonAward, speech: Speech) -> str:
    names = ", ".join(speech.name(seat) for seat in award.seats)
    return f"  {speech.say(award.label)} · {names} · {speech.say(award.text)}"


def _leaf(leaf: Leaf, speech: Speech) -> Iterator[Text]:
    if isinstance(leaf, Bars):
        yield Text(speech.say(leaf.title), style="bold")
        for seat, row in enumerate(leaf.rows):
            parts = [f"{speech.say(column.label)} {n}" for column, n in zip(leaf.columns, row, strict=True) if n]
            yield Text(f"  {speech.name(seat)} {sum(row)} · {' · '.join(parts)}")
    elif isinstance(leaf, TrophyWall):
        yield Text(speech.say(leaf.title), style="bold")
        for shelf in leaf.rows:
            things = ", ".join(speech.say(thing.label) for thing in shelf.things)
            yield Text(f"  {speech.name(shelf.seat)} · {things}")
    elif isinstance(leaf, Bouts):
        yield Text(speech.say(leaf.title), style="bold")
        for bout in leaf.bouts:
            sides = " : ".join(f"{speech.say(side.label)} {side.n}" for side in bout.sides)
            outcome = "" if bout.outcome is None else f" · {speech.say(bout.outcome)}"
            yield Text(f"  {speech.say(bout.label)} · {sides}{outcome}")
    elif isinstance(leaf, Fates):
        yield Text(speech.say(leaf.title), style="bold")
        for fate in leaf.fates:
            yield Text(f"  {speech.say(fate.when)} · {speech.say(fate.who)} · {speech.say(fate.what)}")


def small_chart(lines: Curves, speech: Speech) -> Iterator[Text]:
    """Return one row per seat, scaled to the highest value of all."""
    most = max((value or 0 for values in lines.values for value in values), default=0)
    if most <= 0:
        return
    yield Text(speech.say(lines.title), style="bold")
    wide = max(len(speech.name(seat)) for seat in range(len(lines.values)))
    for seat, values in enumerate(lines.values):
        step = max(1.0, len(values) / WIDTH)
        chosen = [values[int(place * step)] or 0 for place in range(min(WIDTH, len(values)))]
        bars = "".join(BARS[max(0, min(len(BARS) - 1, int(value * len(BARS) / most)))] for value in chosen)
        yield Text(f"  {speech.name(seat):<{wide}} {bars} {values[-1] if values[-1] is not None else ''}")
