"""The pictures of a report: Vega-Lite by Altair, drawn to SVG as the page is written.

Colours are the page's own variables, so one drawing is right in light and in dark; nothing runs when it is read.
Each picture is drawn twice, for a desk and for a phone: letters that shrink with the window cannot be read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import altair as alt
import msgspec
import vl_convert as vlc

INK = {"plain": "var(--blue)", "good": "var(--green)", "bad": "var(--red)", "muted": "var(--grey)"}
NUMBERS = {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["", ""]}
ROW = 25
FONT = "Alegreya Sans, Liberation Sans, sans-serif"


class Bar(msgspec.Struct):
    """A line of a forest plot: a figure, its interval, perhaps a wider one, perhaps a second figure beside it."""

    name: str
    mid: float | None
    low: float | None
    high: float | None
    tone: str = "plain"
    """A key of INK."""
    wide_low: float | None = None
    wide_high: float | None = None
    beside: float | None = None
    before: str = ""
    """A word left of the picture."""
    after: str = ""
    """A word right of it."""
    said: str = ""


class Picture(msgspec.Struct):
    """One drawing for each width, a sentence for those who do not see it, and the figures."""

    desk: str
    phone: str
    said: str
    head: list[str]
    rows: list[list[str]]


def picture(
    draw: Callable[[bool], Any], said: str, head: Sequence[str], rows: Sequence[Sequence[str]], language: str
) -> Picture:
    """Draw a chart for both widths; ``draw`` gets whether it is for a phone."""
    desk, phone = (_svg(draw(narrow), language) for narrow in (False, True))
    return Picture(desk, phone, said, list(head), [list(row) for row in rows])


def _svg(chart: Any, language: str) -> str:
    dressed = (
        chart.configure(background="transparent", font=FONT, padding={"left": 2, "right": 6, "top": 2, "bottom": 2})
        .configure_view(stroke=None)
        .configure_axis(
            labelColor="var(--ink-2)", titleColor="var(--ink-2)", gridColor="var(--rule)", labelFontSize=13,
            titleFontSize=13, titleFontWeight="normal", domain=False, ticks=False, labelPadding=6,
        )
        .configure_text(fontSize=13, color="var(--ink)")
        .configure_concat(spacing=6)
    )  # fmt: skip
    locale = NUMBERS if language == "en" else {**NUMBERS, "decimal": ",", "thousands": "\u202f"}
    svg: str = vlc.vegalite_to_svg(dressed.to_dict(validate=False), format_locale=locale)
    # The page says in a sentence what the picture shows; the single marks would only be noise to a screen reader.
    return svg.replace("<svg ", '<svg aria-hidden="true" ', 1)


def _data(rows: Sequence[Any]) -> alt.InlineData:
    return alt.InlineData(values=[msgspec.to_builtins(row) for row in rows])


def _dashed(at: float) -> Any:
    line = alt.Chart(alt.InlineData(values=[{"at": at}]))
    return line.mark_rule(strokeDash=[3, 3], color="var(--ink-2)", strokeWidth=1.4)


def forest(
    bars: Sequence[Bar],
    phone: bool,
    *,
    width: int,
    label: int,
    title: str,
    at: float | None = None,
    domain: tuple[float, float] | None = None,
    field: tuple[float, float] | None = None,
    before: tuple[str, int] = ("", 0),
    after: tuple[str, int] = ("", 0),
) -> Any:
    """Draw figures with intervals, one below the other. ``at`` is where a dashed line says "nothing" or "fair";
    ``field`` is shaded; ``before`` and ``after`` are columns of words, by title and width."""
    if phone:
        label, before, after = min(label, 150), ("", 0), ("", 0)
        width = 336 - label
    low, high = domain or _span(bars, at)
    names = [bar.name for bar in bars]
    order = alt.Y("name:N", sort=names, title=None, scale=alt.Scale(domain=names, paddingInner=0.2))
    axis = alt.Axis(labelLimit=label, minExtent=label, labelColor="var(--ink)", grid=False)
    base = alt.Chart(_data(bars)).encode(y=order.axis(axis))
    bare = alt.Chart(_data(bars)).encode(y=order.axis(None))
    tone = alt.Color(
        "tone:N", legend=None, scale=alt.Scale(domain=list(INK), range=list(INK.values())),
    )  # fmt: skip

    def x(field: str) -> alt.X:
        axis = alt.Axis(tickCount=5 if phone else 7, titlePadding=8)
        return alt.X(f"{field}:Q", title=title, scale=alt.Scale(domain=[low, high], nice=False), axis=axis)

    layers = [
        base.mark_rule(strokeWidth=1.5).encode(x=x("wide_low"), x2="wide_high:Q", color=tone),
        base.mark_bar(height=7, cornerRadius=3.5, opacity=0.34).encode(x=x("low"), x2="high:Q", color=tone),
        base.mark_point(shape="diamond", size=70, strokeWidth=1.6, filled=False).encode(
            x=x("beside"), color=alt.value("var(--ink-2)")
        ),
        base.mark_circle(size=95, opacity=1).encode(x=x("mid"), color=tone),
    ]
    if at is not None:
        layers.insert(0, _dashed(at).encode(x=x("at")))
    if field is not None:
        shade = alt.Chart(alt.InlineData(values=[{"from": field[0], "to": field[1]}]))
        layers.insert(0, shade.mark_rect(color="var(--rule)", opacity=0.55).encode(x=x("from"), x2="to:Q"))
    plot = alt.layer(*layers).properties(width=width, height=ROW * len(bars))
    columns = [plot]
    for words, (heading, wide) in (("before", before), ("after", after)):
        if wide:
            columns.append(_words(bare, words, heading, wide, len(bars)))
    return alt.hconcat(*columns).resolve_scale(color="independent") if len(columns) > 1 else plot


def _words(base: Any, field: str, heading: str, width: int, rows: int) -> Any:
    tone = alt.Color(
        "tone:N",
        legend=None,
        scale=alt.Scale(domain=list(INK), range=["var(--ink-2)", INK["good"], INK["bad"], "var(--ink-2)"]),
    )
    mark = base.mark_text(align="right", baseline="middle", limit=width)
    title = alt.TitleParams(
        heading, anchor="end", color="var(--ink-2)", fontSize=12.5, fontWeight="normal", limit=width, offset=4
    )
    chart = mark.encode(text=f"{field}:N", x=alt.value(width), color=tone)
    return chart.properties(width=width, height=ROW * rows, title=title)


def _span(bars: Sequence[Bar], at: float | None) -> tuple[float, float]:
    ends = [end for bar in bars for end in (bar.low, bar.high, bar.wide_low, bar.wide_high, bar.beside, bar.mid)]
    known = [end for end in [*ends, at] if end is not None]
    low, high = min(known), max(known)
    room = 0.06 * ((high - low) or 1.0)
    return low - room, high + room


class ChartColumn(msgspec.Struct):
    """A bar of a histogram."""

    low: float
    high: float
    all: int
    some: int


def histogram(columns: Sequence[ChartColumn], phone: bool, title: str) -> Any:
    """Draw how often each value came up; the darker part is a part of the whole."""
    base = alt.Chart(_data(columns)).encode(
        x=alt.X("low:Q", bin="binned", title=title, axis=alt.Axis(grid=False, tickCount=6)), x2="high:Q"
    )
    y = alt.Axis(labels=False, grid=False, title=None)
    bars = [
        base.mark_bar(color="var(--grey)", opacity=0.45).encode(y=alt.Y("all:Q", axis=y)),
        base.mark_bar(color="var(--blue)").encode(y=alt.Y("some:Q", axis=y)),
    ]
    return alt.layer(*bars).properties(width=330 if phone else 480, height=130)


class ChartPoint(msgspec.Struct):
    """One point of a course."""

    x: float
    mid: float
    low: float
    high: float
    group: str = ""


def course(points: Sequence[ChartPoint], phone: bool, title: str, at: float | None, percent: bool) -> Any:
    """Draw figures over the length of a game, with a band of their uncertainty or spread."""
    groups = list(dict.fromkeys(point.group for point in points))
    inks = ["var(--blue)", "var(--grey)"][: len(groups)]
    colour = alt.Color(
        "group:N",
        scale=alt.Scale(domain=groups, range=inks),
        legend=alt.Legend(title=None, orient="top-left", labelColor="var(--ink)", labelFontSize=13)
        if len(groups) > 1
        else None,
    )
    base = alt.Chart(_data(points)).encode(
        x=alt.X(
            "x:Q",
            title=title,
            axis=alt.Axis(grid=False, values=list(range(0, 101, 20)), labelExpr="datum.value + ' %'"),
        ),
        color=colour,
    )
    axis = alt.Axis(tickCount=4, labelExpr="datum.value + ' %'") if percent else alt.Axis(tickCount=4)
    y = alt.Y("mid:Q", title=None, axis=axis, scale=alt.Scale(zero=False))
    layers = [
        base.mark_area(opacity=0.22).encode(y=alt.Y("low:Q", axis=axis, title=None), y2="high:Q"),
        base.mark_line(strokeWidth=2.4).encode(y=y),
        base.mark_circle(size=45, opacity=1).encode(y=y),
    ]
    if at is not None:
        layers.append(_dashed(at).encode(y=alt.Y("at:Q", title=None)))
    return alt.layer(*layers).properties(width=290 if phone else 440, height=170)
