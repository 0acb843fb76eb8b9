"""The report of a run: who wins, what wins, where games are decided, what was never seen."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import partial

import msgspec
import numpy as np
from scipy import stats

from fabletable.bots.things import Thing
from fabletable.kernel import Refused
from fabletable.lab.certainty import ConfidenceInterval, bonferroni, share_of
from fabletable.lab.compare import margin
from fabletable.lab.outcome import Outcome, games_to_tell
from fabletable.lab.report.charts import Bar, ChartColumn, ChartPoint, Picture, course, forest, histogram
from fabletable.lab.report.page import Finding, PagePart, ReportPage, ReportSection
from fabletable.lab.report.voice import Voice
from fabletable.lab.things import TENTHS
from fabletable.lab.what_wins import Association, Experiment, associations

COLUMNS = 24
SHOWN = 10
"""The largest number of things that are drawn for winning, and for losing."""

HARDLY = 0.002
"""The share of games below which a thing counts as hardly seen."""


MOST_NAMES = 60

EXPERIMENT_HEAD = ("head-thing", "head-question", "head-taken", "head-worth", "head-link", "head-verdict")

VERDICTS = {
    "wins": "verdict-wins",
    "loses": "verdict-loses",
    "perhaps": "verdict-perhaps",
    "close": "verdict-close",
    "few": "verdict-few",
}


def report(outcome: Outcome, experiments: Sequence[Experiment], voice: Voice, command: str) -> ReportPage:
    """Write the report; ``command`` reproduces the page."""
    if not outcome.watched:
        raise Refused("why-not-watched")
    if not outcome.rows:
        raise Refused("why-no-games")
    linked, usual = associations(outcome), _usual(outcome, voice)
    sections = [
        _who_wins(outcome, voice),
        _decided(outcome, voice),
        _scores(outcome, voice),
        _lengths(outcome, voice),
        _experiments(experiments, linked, usual, voice),
        _associations([one for one in linked if not one.early], usual, voice),
        _early([one for one in linked if one.early], usual, voice),
        _never(outcome, voice),
        _reckoned(outcome, experiments, linked, voice, command),
    ]
    bots = sorted({bot: outcome.bots.count(bot) for bot in outcome.bots}.items())
    return ReportPage(
        kind=voice.translate("report-kind"),
        source=voice.translate(
            "report-source", game=voice.title, version=outcome.version, seed=outcome.seed, errors=outcome.errors
        ),
        title=voice.translate("report-title", games=outcome.finished, game=voice.title),
        lead=voice.translate(
            "report-lead", players=outcome.players, bots=", ".join(f"{bot} × {times}" for bot, times in bots)
        ),
        findings=[_seat_finding(outcome, voice), *_thing_finding(experiments, voice), *_course_finding(outcome, voice)],
        sections=[section for section in sections if section is not None],
    )


# --- what stands on top ---


def _seat_finding(outcome: Outcome, voice: Voice) -> Finding:
    """Report whether the seats, or else the bots, win their fair share."""
    names = sorted(set(outcome.bots))
    if len(names) > 1:
        best = max(names, key=lambda name: outcome.wins[name] / outcome.bots.count(name))
        share = outcome.wins[best] / max(1, outcome.finished)
        fair = outcome.bots.count(best) / outcome.players
        text = voice.translate("finding-bot", bot=best, share=voice.percent(share, 1), fair=voice.percent(fair, 1))
        return Finding(voice.translate("finding-bot-title", bot=best), text)
    wins = np.asarray(outcome.seats, dtype=float)
    chance = float(stats.chisquare(wins).pvalue) if wins.sum() and len(wins) > 1 else 1.0
    if chance > 0.05:
        needed = games_to_tell(outcome.players)
        if outcome.finished < needed:
            text = voice.translate("finding-too-few", n=outcome.finished, needed=needed)
            return Finding(voice.translate("finding-too-few-title"), text)
        return Finding(voice.translate("finding-no-seat-title"), voice.translate("finding-no-seat"))
    first, last = int(wins.argmax()), int(wins.argmin())
    shares = [voice.percent(float(wins[seat]) / outcome.finished, 1) for seat in (first, last)]
    often = voice.number(min(10**6, round(1 / chance, -len(str(int(1 / chance))) + 1)))
    text = voice.translate("finding-seat", best=first + 1, share=shares[0], worst=last + 1, low=shares[1], once=often)
    return Finding(voice.translate("finding-seat-title", best=first + 1), text)


def _thing_finding(experiments: Sequence[Experiment], voice: Voice) -> list[Finding]:
    sure = [one for one in experiments if one.verdict == "wins"]
    if sure:
        best = max(sure, key=lambda one: one.alone.mid)
        text = voice.translate(
            "finding-thing", thing=voice.thing(best.thing), points=voice.number(100 * best.alone.mid, 1)
        )
        return [Finding(voice.translate("finding-thing-title"), text)]
    if experiments:
        return [
            Finding(voice.translate("finding-no-thing-title"), voice.translate("finding-no-thing", n=len(experiments)))
        ]
    return []


def _course_finding(outcome: Outcome, voice: Voice) -> list[Finding]:
    leads = _leaders(outcome)
    if not leads:
        return []
    half, late = leads[TENTHS // 2], leads[TENTHS - 2]
    fair = 1 / outcome.players
    title = "finding-open-title" if half.mid < fair + 0.5 * (1 - fair) else "finding-early-title"
    text = voice.translate("finding-course", half=voice.percent(half.mid), late=voice.percent(late.mid))
    return [Finding(voice.translate(title), text)]


# --- who wins ---


def _who_wins(outcome: Outcome, voice: Voice) -> ReportSection:
    fair = 1 / outcome.players
    groups = [
        ("group-seat", _by_seat(outcome, voice)),
        ("group-bot", _by_bot(outcome) if len(set(outcome.bots)) > 1 else {}),
        ("group-hero", _by_hero(outcome, voice)),
        ("group-option", _by_option(outcome, voice)),
    ]
    parts = [_shares_part(voice.translate(title), shares, fair, voice) for title, shares in groups if shares]
    texts = [voice.translate("who-wins-text", fair=voice.percent(fair, 1), shared=outcome.shared, unwon=outcome.unwon)]
    return ReportSection(voice.translate("who-wins"), texts, parts)


Shares = dict[str, list[float]]
"""The shares of victory of each, game by game."""


def _by_seat(outcome: Outcome, voice: Voice) -> Shares:
    return {
        voice.translate("seat-place", n=seat + 1): [row.share(seat) for row in outcome.rows]
        for seat in range(outcome.players)
    }


def _by_bot(outcome: Outcome) -> Shares:
    found: Shares = defaultdict(list)
    for row in outcome.rows:
        for seat, bot in enumerate(row.bots):
            found[bot].append(row.share(seat))
    return dict(sorted(found.items()))


def _by_hero(outcome: Outcome, voice: Voice) -> Shares:
    found: Shares = defaultdict(list)
    for row in outcome.rows:
        for seat, hero in enumerate(row.heroes):
            if hero:
                found[voice.name(outcome.names[hero])].append(row.share(seat))
    return dict(sorted(found.items(), key=lambda entry: (-sum(entry[1]) / len(entry[1]), entry[0])))


def _by_option(outcome: Outcome, voice: Voice) -> Shares:
    """Return the wins of each bot under each option, or of each seat where all bots are the same."""
    found: Shares = {}
    for number, variant in enumerate(outcome.variants):
        title = ", ".join(voice.option(name, value) for name, value in variant.items())
        part = msgspec.structs.replace(outcome, rows=[row for row in outcome.rows if row.variant == number])
        shares = _by_bot(part) if len(set(outcome.bots)) > 1 else _by_seat(part, voice)
        found |= {f"{title} · {name}": values for name, values in shares.items() if values}
    return found


def _shares_part(title: str, shares: dict[str, list[float]], fair: float, voice: Voice) -> PagePart:
    sure = bonferroni(len(shares))
    bars, rows = [], []
    for name, values in shares.items():
        alone, together = (share_of(sum(values), len(values), level) for level in (0.95, sure))
        tone = "good" if together.low > fair else "bad" if together.high < fair else "plain"
        bars.append(
            Bar(
                name, 100 * alone.mid, 100 * alone.low, 100 * alone.high, tone,
                wide_low=100 * together.low, wide_high=100 * together.high, after=voice.percent(alone.mid, 1),
            )
        )  # fmt: skip
        rows.append([name, voice.number(len(values)), voice.percents(alone)])
    draw = partial(
        forest, bars, width=270, label=150, title=voice.translate("axis-wins"), at=100 * fair, after=("", 60)
    )  # fmt: skip
    head = [title, voice.translate("head-times"), voice.translate("head-wins")]
    said = voice.translate("said-shares", what=title, list="; ".join(f"{row[0]} {row[2]}" for row in rows))
    return PagePart(title, picture=voice.drawn(draw, said, head, rows))


# --- the course of a game ---


def _leaders(outcome: Outcome) -> list[ConfidenceInterval]:
    """Return, for each tenth of a game, how often the leader of that time wins. Without differences there is
    no leader."""
    rows = [row for row in outcome.rows if row.course]
    if not rows:
        return []
    leads = []
    for tenth in range(TENTHS):
        shares = []
        for row in rows:
            best = max(row.course[tenth])
            ahead = [seat for seat, worth in enumerate(row.course[tenth]) if worth == best]
            shares.append(sum(row.share(seat) for seat in ahead) / len(ahead))
        leads.append(share_of(sum(shares), len(shares)))
    return leads


def _decided(outcome: Outcome, voice: Voice) -> ReportSection:
    leads = _leaders(outcome)
    if not leads:
        return ReportSection(voice.translate("decided"), [voice.translate("decided-unknown")])
    tenths = list(enumerate(leads))[:-1]
    points = [ChartPoint(10 * tenth, 100 * lead.mid, 100 * lead.low, 100 * lead.high) for tenth, lead in tenths]
    rows = [[voice.percent(tenth / 10), voice.percents(lead)] for tenth, lead in tenths]
    head = [voice.translate("head-course"), voice.translate("head-leader")]
    said = voice.translate("said-leader", list="; ".join(f"{row[0]}: {row[1]}" for row in rows))
    drawn = voice.drawn(
        lambda phone: course(points, phone, voice.translate("axis-course"), 100 / outcome.players, percent=True),
        said, head, rows,
    )  # fmt: skip
    parts = [PagePart(picture=drawn), _over_time(outcome, voice)]
    return ReportSection(voice.translate("decided"), [voice.translate("decided-text")], parts)


def _over_time(outcome: Outcome, voice: Voice) -> PagePart:
    """Draw the value of the table for winners and for the others: the median and the middle 80 %."""
    rows = [row for row in outcome.rows if row.course]
    groups = {voice.translate("group-winners"): True, voice.translate("group-others"): False}
    points, table = [], []
    for tenth in range(TENTHS):
        cells = [voice.percent(tenth / 10)]
        for name, won in groups.items():
            values = [
                worth
                for row in rows
                for seat, worth in enumerate(row.course[tenth])
                if (seat in row.winners) == won
            ]  # fmt: skip
            if not values:
                continue
            low, mid, high = (float(value) for value in np.percentile(values, [10, 50, 90]))
            points.append(ChartPoint(10 * tenth, mid, low, high, name))
            cells.append(f"{voice.number(mid)} ({voice.number(low)}–{voice.number(high)})")
        table.append(cells)
    drawn = voice.drawn(
        lambda phone: course(points, phone, voice.translate("axis-course"), None, percent=False),
        voice.translate("said-over-time"),
        [voice.translate("head-course"), *groups],
        table,
    )
    return PagePart(voice.translate("over-time"), voice.translate("over-time-text"), drawn)


# --- scores and lengths ---


def _columns(values: Sequence[float], some: Sequence[float]) -> list[ChartColumn]:
    low, high = min(values), max(values)
    step = max(1, -int(-(high - low + 1) // COLUMNS))
    edges = np.arange(low, high + step + 1, step)
    everyone, _ = np.histogram(values, edges)
    part, _ = np.histogram(some, edges)
    return [
        ChartColumn(float(edges[place]), float(edges[place + 1]), int(everyone[place]), int(part[place]))
        for place in range(len(everyone))
    ]


def _from_to(one: ChartColumn, voice: Voice) -> str:
    low, high = voice.number(one.low), voice.number(one.high - 1)
    return low if low == high else f"{low}–{high}"


def _histogram(columns: list[ChartColumn], voice: Voice, title: str, said: str, *, winners: bool) -> Picture:
    head = [title, voice.translate("head-times"), *([voice.translate("head-winners")] if winners else [])]
    rows = [
        [
            _from_to(one, voice),
            voice.number(one.all),
            *([voice.number(one.some)] if winners else []),
        ]
        for one in columns
    ]  # fmt: skip
    return voice.drawn(lambda phone: histogram(columns, phone, title), said, head, rows)


def _scores(outcome: Outcome, voice: Voice) -> ReportSection | None:
    scores = [score for row in outcome.rows for score in row.scores]
    if not any(score not in (0, 1) for score in scores):
        return None
    best = [row.scores[seat] for row in outcome.rows for seat in row.winners]
    low, high = np.percentile(scores, [25, 75])
    margins = [margin(row) for row in outcome.rows]
    text = voice.translate(
        "scores-text",
        low=voice.number(low),
        high=voice.number(high),
        winner=voice.number(float(np.median(best or [0]))),
        margin=voice.number(float(np.median(margins)), 1),
    )
    drawn = _histogram(_columns(scores, best), voice, voice.translate("axis-score"), text, winners=True)
    return ReportSection(voice.translate("scores"), [text], [PagePart(picture=drawn)])


def _lengths(outcome: Outcome, voice: Voice) -> ReportSection | None:
    lengths = [row.decisions for row in outcome.rows]
    if not lengths:
        return None
    low, mid, high = (float(value) for value in np.percentile(lengths, [5, 50, 95]))
    text = voice.translate("lengths-text", mid=voice.number(mid), low=voice.number(low), high=voice.number(high))
    drawn = _histogram(_columns(lengths, lengths), voice, voice.translate("axis-length"), text, winners=False)
    return ReportSection(voice.translate("lengths"), [text], [PagePart(picture=drawn)])


# --- what wins ---


def _experiments(
    experiments: Sequence[Experiment], linked: Sequence[Association], usual: Mapping[str, str], voice: Voice
) -> ReportSection | None:
    if not experiments:
        return None
    beside = {one.thing.key: one for one in linked if not one.early}
    tones = {"wins": "good", "loses": "bad"}
    bars, rows = [], []
    names = _unlike([one.thing for one in experiments], usual, voice)
    for one, name in zip(experiments, names, strict=True):
        link = beside.get(one.thing.key)
        verdict = voice.translate(VERDICTS[one.verdict])
        bars.append(
            Bar(
                name, 100 * one.alone.mid, 100 * one.alone.low, 100 * one.alone.high,
                tones.get(one.verdict, "muted"),
                wide_low=100 * one.together.low, wide_high=100 * one.together.high,
                beside=None if link is None else 100 * link.raw.mid,
                before=voice.percent(one.changed / one.games), after=verdict,
            )
        )  # fmt: skip
        rows.append(
            [
                name, voice.question(one.thing.ask), voice.percent(one.changed / one.games),
                f"{voice.signed(100 * one.alone.mid)} {voice.between(one.alone)}",
                "–" if link is None else voice.signed(100 * link.raw.mid), verdict,
            ]
        )  # fmt: skip
    sure = sum(one.verdict in ("wins", "loses") for one in experiments)
    text = voice.translate("experiments-text", games=experiments[0].games, n=len(experiments), sure=sure)
    head = [voice.translate(word) for word in EXPERIMENT_HEAD]
    said = voice.translate("said-experiments", list="; ".join(f"{row[0]} {row[3]}, {row[5]}" for row in rows[:8]))
    drawn = voice.drawn(
        lambda phone: forest(
            bars, phone, width=470, label=290, title=voice.translate("axis-points"), at=0.0,
            before=(voice.translate("head-taken"), 74), after=(voice.translate("head-verdict"), 170),
        ),
        said, head, rows,
    )  # fmt: skip
    return ReportSection(voice.translate("experiments"), [text], [PagePart(picture=drawn)], whole=True)


def _unlike(things: Sequence[Thing], usual: Mapping[str, str], voice: Voice) -> list[str]:
    """Return distinct names: where two things have one name, or a name is misleading, the question is added."""
    names = [voice.thing(thing) for thing in things]
    return [
        f"{name} · {voice.question(thing.ask)}" if names.count(name) > 1 or usual.get(name) != thing.key else name
        for name, thing in zip(names, things, strict=True)
    ]


def _usual(outcome: Outcome, voice: Voice) -> dict[str, str]:
    """Return the most frequent thing of each name: the owl that is bought rather than the owl that is used."""
    times = Counter(key for row in outcome.rows for taken in row.taken for key in taken)
    order = sorted(outcome.things, key=lambda key: (times[key], key))
    return {voice.thing(outcome.things[key]): key for key in order}


def _association_part(linked: Sequence[Association], usual: Mapping[str, str], voice: Voice) -> PagePart:
    bars, rows = [], []
    names = _unlike([one.thing for one in linked], usual, voice)
    for one, name in zip(linked, names, strict=True):
        tone = ("good" if one.drawn.mid > 0 else "bad") if one.is_told_from_luck else "muted"
        bars.append(
            Bar(
                name, 100 * one.drawn.mid, 100 * one.drawn.low, 100 * one.drawn.high, tone,
                beside=100 * one.raw.mid, before=voice.percent(one.taken / one.met),
            )
        )  # fmt: skip
        rows.append(
            [
                name, voice.question(one.thing.ask), voice.percent(one.met), voice.percent(one.taken),
                f"{voice.signed(100 * one.drawn.mid)} {voice.between(one.drawn)}", voice.signed(100 * one.raw.mid),
                voice.percent(one.q_value, 1),
            ]
        )  # fmt: skip
    words = ("head-thing", "head-question", "head-met", "head-taken", "head-drawn", "head-link", "head-luck")
    said = voice.translate("said-links", list="; ".join(f"{row[0]} {row[4]}" for row in rows[:8]))
    drawn = voice.drawn(
        lambda phone: forest(
            bars, phone, width=560, label=340, title=voice.translate("axis-points"), at=0.0,
            before=(voice.translate("head-took"), 130),
        ),
        said, [voice.translate(word) for word in words], rows,
    )  # fmt: skip
    return PagePart(picture=drawn)


def _strongest(linked: Sequence[Association]) -> list[Association]:
    """Return the strongest links: with winning on top, with losing below."""
    ups = [one for one in linked if one.drawn.mid > 0][:SHOWN]
    downs = [one for one in linked if one.drawn.mid < 0][:SHOWN]
    return [*ups, *reversed(downs)]


def _associations(linked: Sequence[Association], usual: Mapping[str, str], voice: Voice) -> ReportSection:
    shown = _strongest(linked)
    beyond_luck = sum(one.is_told_from_luck for one in linked)
    texts = [
        voice.translate("links-text", n=len(linked), told=beyond_luck) if linked else voice.translate("links-none")
    ]
    parts = [_association_part(shown, usual, voice)] if shown else []
    return ReportSection(voice.translate("links"), texts, parts, whole=True)


def _early(linked: Sequence[Association], usual: Mapping[str, str], voice: Voice) -> ReportSection | None:
    if not linked:
        return None
    shown = _strongest([one for one in linked if one.is_told_from_luck])
    texts = [voice.translate("early-text" if shown else "early-none", n=len(linked))]
    parts = [_association_part(shown, usual, voice)] if shown else []
    return ReportSection(voice.translate("early"), texts, parts, whole=True)


# --- what was never seen, and how all this came about ---


def _never(outcome: Outcome, voice: Voice) -> ReportSection:
    """Return the things that never occurred, by name; nameless ones are only counted."""
    hardly = max(3, HARDLY * outcome.finished)
    rare = {voice.counted(key): times for key, times in outcome.coverage.items() if times < hardly}
    seldom = [
        f"{name} ({voice.number(rare[name])})" for name in sorted(rare, key=lambda name: (rare[name], name)) if name
    ]
    taken = {key for row in outcome.rows for things in row.taken for key in things}
    left = {voice.thing(thing) for key, thing in outcome.things.items() if key not in taken and not thing.word}
    never = sorted({voice.counted(key) for key in outcome.never} - {""})
    nameless = sum(not voice.counted(key) for key in outcome.never)
    parts = [
        PagePart(voice.translate("never-came", n=len(never)), names=never),
        PagePart(voice.translate("hardly-came", n=len(seldom)), names=seldom[:MOST_NAMES]),
        PagePart(voice.translate("never-taken", n=len(left)), names=sorted(left)[:MOST_NAMES]),
    ]
    texts = [voice.translate("never-text" if outcome.never else "never-none")]
    if nameless:
        texts.append(voice.translate("never-nameless", n=nameless))
    return ReportSection(voice.translate("never"), texts, [part for part in parts if part.names], whole=True)


def _reckoned(
    outcome: Outcome, experiments: Sequence[Experiment], linked: Sequence[Association], voice: Voice, command: str
) -> ReportSection:
    texts = [voice.translate("reckoned-shares")]
    if linked:
        texts.append(voice.translate("reckoned-links", n=len(linked)))
    if experiments:
        texts.append(voice.translate("reckoned-experiments", n=len(experiments)))
    texts.append(voice.translate("reckoned-again", fingerprint=outcome.fingerprint))
    return ReportSection(voice.translate("reckoned"), texts, [PagePart(code=command)], whole=True)
