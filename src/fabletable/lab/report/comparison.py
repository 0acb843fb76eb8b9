"""The page of a comparison: B minus A, a field that is too small to matter, and the games that are still needed."""

from __future__ import annotations

from fabletable.lab.compare import Comparison, Difference
from fabletable.lab.report.charts import Bar, forest
from fabletable.lab.report.page import PagePart, ReportPage, ReportSection
from fabletable.lab.report.voice import Voice

HEAD = ("head-measure", "head-a", "head-b", "head-difference", "head-verdict", "head-more")

VERDICTS = {
    "different": "verdict-different",
    "size-unsure": "verdict-size-unsure",
    "same": "verdict-same",
    "unknown": "verdict-unknown",
}

FARTHEST = 4.0
"""The largest effect in the picture, in multiples of what matters."""


def comparison_page(comparison: Comparison, voice: Voice, names: tuple[str, str]) -> ReportPage:
    lines = comparison.differences
    sure = sum(one.verdict == "different" for one in lines)
    changed = " ".join(voice.said(message) for message in comparison.changed) or voice.translate("changed-nothing")
    head = [voice.translate(word) for word in HEAD]
    rows = [
        [
            measured(one, voice), value(one, one.a, voice), value(one, one.b, voice), difference_of(one, voice),
            voice.translate(VERDICTS[one.verdict]), more(one, voice),
        ]
        for one in lines
    ]  # fmt: skip
    bars = [_bar(one, voice) for one in lines]
    said = voice.translate("said-comparison", list="; ".join(f"{row[0]} {row[3]}, {row[4]}" for row in rows))
    drawn = voice.drawn(
        lambda phone: forest(
            bars, phone, width=430, label=250, title=voice.translate("axis-matters"), at=0.0, field=(-1.0, 1.0),
            domain=(-FARTHEST - 0.3, FARTHEST + 0.3),
            before=(voice.translate("head-difference"), 190), after=(voice.translate("head-verdict"), 160),
        ),
        said, head, rows,
    )  # fmt: skip
    return ReportPage(
        kind=voice.translate("compare-kind"),
        source=voice.translate("compare-source", game=voice.title, paired=comparison.paired),
        title=voice.translate("compare-title", a=names[0], b=names[1]),
        lead=voice.translate("compare-lead", a=comparison.a, b=comparison.b, sure=sure, n=len(lines)),
        sections=[
            ReportSection(
                voice.translate("compare-figures"),
                [changed, voice.translate("compare-text")],
                [PagePart(picture=drawn)],
                whole=True,
            ),
            ReportSection(voice.translate("reckoned"), [voice.translate("compare-reckoned", n=len(lines))], whole=True),
        ],
    )  # fmt: skip


def _bar(one: Difference, voice: Voice) -> Bar:
    """Return a bar in units of the smallest effect that matters, so that all measures share one scale; larger effects
    end at its edge."""
    unit = one.matters or 1.0

    def at(number: float) -> float:
        return max(-FARTHEST, min(FARTHEST, number / unit))

    tone = {"different": "bad", "same": "good"}.get(one.verdict, "muted")
    return Bar(
        measured(one, voice), at(one.alone.mid), at(one.alone.low), at(one.alone.high), tone,
        wide_low=at(one.together.low), wide_high=at(one.together.high),
        before=difference_of(one, voice), after=voice.translate(VERDICTS[one.verdict]),
    )  # fmt: skip


def measured(one: Difference, voice: Voice) -> str:
    return voice.said(one.name)


def value(one: Difference, number: float, voice: Voice) -> str:
    return voice.percent(number, 1) if one.unit == "share" else voice.number(number, 1)


def difference_of(one: Difference, voice: Voice) -> str:
    times = 100.0 if one.unit == "share" else 1.0
    return f"{voice.signed(times * one.alone.mid)} {voice.between(one.alone, 1, times)}"


def more(one: Difference, voice: Voice) -> str:
    if one.more == 0:
        return voice.translate("more-none")
    return voice.translate("more-never") if one.more is None else voice.translate("more-games", n=one.more)
