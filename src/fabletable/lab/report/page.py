"""One self-contained page: no network, no script, light and dark, for a desk, a phone and a printer."""

from __future__ import annotations

from importlib import resources

import msgspec
from jinja2 import Environment

from fabletable.lab.report.charts import Picture
from fabletable.lab.report.voice import Voice


class Finding(msgspec.Struct):
    title: str
    text: str


class Cell(msgspec.Struct):
    """One against another in a cross table; ``kind`` is win, loss or open."""

    kind: str = ""
    share: str = ""
    range: str = ""
    margin: str = ""


class CrossRow(msgspec.Struct):
    bot: str
    cells: list[Cell]


class Cross(msgspec.Struct):
    bots: list[str]
    rows: list[CrossRow]


class PagePart(msgspec.Struct):
    """One part of a section; all its fields are optional."""

    title: str = ""
    text: str = ""
    picture: Picture | None = None
    names: list[str] = []
    cross: Cross | None = None
    code: str = ""


class ReportSection(msgspec.Struct):
    title: str
    texts: list[str] = []
    parts: list[PagePart] = []
    whole: bool = False
    """True for a section as wide as the page."""


class ReportPage(msgspec.Struct):
    kind: str
    source: str
    title: str
    lead: str
    sections: list[ReportSection]
    findings: list[Finding] = []


def side_by_side(sections: list[ReportSection]) -> tuple[list[ReportSection], list[ReportSection]]:
    """Return the narrow sections in two columns, each in the one with fewer pictures so far."""
    left: list[ReportSection] = []
    right: list[ReportSection] = []
    for section in sections:
        if not section.whole:
            (left if _height(left) <= _height(right) else right).append(section)
    return left, right


def _height(sections: list[ReportSection]) -> int:
    parts = [part for section in sections for part in section.parts]
    return len(sections) + sum(2 + bool(part.text) for part in parts if part.picture)


def html(page: ReportPage, voice: Voice, fonts: str = "") -> str:
    """Render the page; ``fonts`` are @font-face rules that contain the letters, without them the reader's machine has
    to have the fonts."""
    folder = resources.files("fabletable.lab.report")
    template = Environment(autoescape=True, trim_blocks=True).from_string((folder / "page.html").read_text("utf-8"))
    return template.render(
        language=voice.language,
        kind=page.kind,
        source=page.source,
        title=page.title,
        lead=page.lead,
        findings=page.findings,
        columns=side_by_side(page.sections),
        wide=[section for section in page.sections if section.whole],
        as_table=voice.translate("as-table"),
        looks=(folder / "looks.css").read_text("utf-8"),
        fonts=fonts,
    )
