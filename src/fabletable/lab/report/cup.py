"""The page of a tournament: the cross table and the ratings."""

from __future__ import annotations

from fabletable.lab.report.charts import Bar, forest
from fabletable.lab.report.page import Cell, Cross, CrossRow, PagePart, ReportPage, ReportSection
from fabletable.lab.report.voice import Voice
from fabletable.lab.tournament import BotRating, Meeting, Tournament, cross_table, ratings


def cup_page(tournament: Tournament, voice: Voice) -> ReportPage:
    rated = ratings(tournament)
    met = cross_table(tournament)
    order = [one.bot for one in rated]
    rows = [CrossRow(bot, [_cell(met.get((bot, other)), voice) for other in order]) for bot in order]
    return ReportPage(
        kind=voice.translate("cup-kind"),
        source=voice.translate("cup-source", game=voice.title, players=tournament.players, seed=tournament.seed),
        title=voice.translate("cup-title", n=len(order)),
        lead=voice.translate("cup-lead", games=tournament.games, best=order[0]),
        sections=[
            ReportSection(
                voice.translate("cup-cross"),
                [voice.translate("cup-cross-text")],
                [PagePart(cross=Cross(order, rows))],
                whole=True,
            ),
            ReportSection(
                voice.translate("cup-ratings"),
                [voice.translate("cup-ratings-text")],
                [_ratings(rated, voice)],
                whole=True,
            ),
        ],
    )  # fmt: skip


def _cell(meeting: Meeting | None, voice: Voice) -> Cell:
    if meeting is None:
        return Cell()
    share = meeting.share
    kind = ("win" if share.mid > 0.5 else "loss") if meeting.is_clear else "open"
    between = f"{voice.number(100 * share.low)}–{voice.number(100 * share.high)}"
    return Cell(kind, voice.percent(share.mid), between, voice.signed(meeting.margin))


def _ratings(rated: list[BotRating], voice: Voice) -> PagePart:
    bars = [
        Bar(one.bot, one.rating, one.rating - one.unsure, one.rating + one.unsure, after=rating(one, voice))
        for one in rated
    ]
    rows = [[one.bot, rating(one, voice)] for one in rated]
    said = voice.translate("said-ratings", list="; ".join(f"{row[0]} {row[1]}" for row in rows))
    drawn = voice.drawn(
        lambda phone: forest(
            bars, phone, width=600, label=160, title=voice.translate("axis-rating"), after=("", 130)
        ),
        said, [voice.translate("head-bot"), voice.translate("head-rating")], rows,
    )  # fmt: skip
    return PagePart(picture=drawn)


def rating(one: BotRating, voice: Voice) -> str:
    return f"{voice.number(one.rating)} ± {voice.number(one.unsure)}"
