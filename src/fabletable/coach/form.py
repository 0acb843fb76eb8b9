"""The form of a person: how much winning chance their choices lose in reviewed games, and their results without luck.

Form is a measure, not a rating: it compares a person only with themselves. Every figure has a 95 % interval, in points
of winning chance; one point is one game in a hundred. A trend or an advice is put into words only where the intervals
allow it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, Literal

import msgspec

from fabletable.coach.review import SUSPECT, WORDS, Review
from fabletable.coach.trials import Figure, Z, wilson
from fabletable.kernel import Game, Message
from fabletable.kernel.theme import OTHER, THEMES

Tendency = Literal["better", "worse", "steady", "too-few"]

WINDOW: Final = 10
"""The number of latest games from which the present figure is computed."""
FROM_LINE: Final = 3
"""The number of games from which on a curve is drawn and intervals are computed between games."""
FROM_WORDS: Final = 10
"""The number of games from which on the trend is put into words."""
FROM_ADVICE: Final = 5
STEADY: Final = 0.5
"""A trend is called steady if its interval reaches at most this share of the figure to either side of zero."""
POINTS: Final = 100.0
FAULTS: Final = WORDS[2:]
BOTS: Final = Path(__file__).parent / "bot_losses.json"
"""Losses of the bots by game and strength, measured by ``benchmarks/form.py``."""


class ThemeLoss(msgspec.Struct):
    """The decisions of one theme in one game that mattered, and the winning chance that they lost together."""

    decisions: int = 0
    lost: float = 0.0


class Rival(msgspec.Struct):
    """A rival at the table: a ``bot`` of this strength, or a person by ``name``."""

    bot: str = ""
    name: str = ""


class GameForm(msgspec.Struct):
    """One person's part in a reviewed game: ``won`` is their share of the victory, ``luck`` the winning chance that
    dice and cards gave them; ``squares`` is the sum of the squared losses of their ``decisions`` that mattered."""

    table: str
    game: str
    rules: str
    ended: str
    won: float
    luck: float
    decisions: int
    lost: float
    squares: float
    themes: dict[str, ThemeLoss]
    hero: Message | None = None
    rivals: list[Rival] = []


def reviewed_game(
    game: Game, review: Review, seat: int, *, table: str = "", ended: str = "", rivals: Sequence[Rival] = (),
) -> GameForm:  # fmt: skip
    """Return a seat's part in a reviewed game. A fault counts with the loss that the review measured. Other decisions
    count as no loss, because their differences cannot be told from noise. Luck is the part of the result that no choice
    of any seat explains."""
    themes: dict[str, ThemeLoss] = {}
    losses = []
    for each in review.decisions:
        if each.seat != seat or each.stakes < SUSPECT:
            continue
        loss = each.loss.mean if each.word in FAULTS else 0.0
        losses.append(loss)
        theme = themes.setdefault(game.theme(each.ask), ThemeLoss())
        theme.decisions += 1
        theme.lost = round(theme.lost + loss, 6)
    hero = review.heroes[seat] if seat < len(review.heroes) else None
    won = 1.0 / len(review.winners) if seat in review.winners else 0.0
    luck = next(each.account.luck.mean for each in review.seats if each.seat == seat)
    return GameForm(
        table, game.key, game.version, ended, won, round(luck, 6), len(losses), round(sum(losses), 6),
        round(sum(loss * loss for loss in losses), 8), themes, hero, list(rivals),
    )  # fmt: skip


# --- figures ---


def points_lost(games: Sequence[GameForm]) -> Figure | None:
    """Return the points lost per decision that mattered; None if none did. From three games on the interval is computed
    over games, because decisions of one game have much in common."""
    decisions = sum(game.decisions for game in games)
    if decisions < 2:
        return None
    mean = sum(game.lost for game in games) / decisions
    if len(games) < FROM_LINE:
        spread = max(0.0, sum(game.squares for game in games) - decisions * mean * mean)
        reach = Z * sqrt(spread / (decisions - 1) / decisions)
    else:
        rest = sum((game.lost - mean * game.decisions) ** 2 for game in games)
        reach = quantile(len(games) - 1) * sqrt(rest * len(games) / (len(games) - 1)) / decisions
    return in_points(Figure(mean, max(0.0, mean - reach), mean + reach))


def in_points(figure: Figure) -> Figure:
    return Figure(*(round(POINTS * each, 3) for each in (figure.mean, figure.low, figure.high)))


def a_game(values: Sequence[float]) -> Figure:
    """Return the mean of a figure per game and its interval; with one game the interval is as wide as possible."""
    mean = fmean(values)
    reach = quantile(len(values) - 1) * stdev(values) / sqrt(len(values)) if len(values) > 1 else POINTS
    return Figure(round(mean, 3), round(mean - reach, 3), round(mean + reach, 3))


def quantile(freedom: int) -> float:
    """Return Student's quantile of a 95 % interval, by its expansion around the normal one."""
    if freedom < 1:
        return 12.7
    terms = (
        (Z**3 + Z) / 4 / freedom,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96 / freedom**2,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384 / freedom**3,
    )
    return 12.7 if freedom == 1 else Z + sum(terms)


class Wins(msgspec.Struct):
    """Games won: ``plain`` as it was, ``even`` as it would have been with even luck."""

    plain: Figure
    even: Figure


def wins_of(games: Sequence[GameForm]) -> Wins:
    count = len(games)
    plain = sum(game.won for game in games)
    low, high = wilson(plain / count, count)
    evened = [game.won - game.luck for game in games]
    total = sum(evened)
    # One or two games tell nothing but that each was won or lost.
    error = stdev(evened) * quantile(count - 1) if count >= FROM_LINE else Z / 2
    reach = error * sqrt(count)
    held = [round(min(float(count), max(0.0, each)), 2) for each in (total, total - reach, total + reach)]
    return Wins(Figure(round(plain, 2), round(count * low, 2), round(count * high, 2)), Figure(*held))


class LinePoint(msgspec.Struct):
    """A point of the curve after one more game: the points lost per decision in that game (``own``), and in the latest
    ten; None before the third game."""

    ended: str
    own: float | None
    lately: Figure | None


class Trend(msgspec.Struct):
    """The latest ``games`` games beside the first as many: ``now`` and ``first`` are points lost per decision."""

    word: Tendency
    now: Figure | None
    first: Figure | None = None
    games: int = 0


def trend_of(games: Sequence[GameForm]) -> Trend:
    now = points_lost(games[-WINDOW:])
    span = min(WINDOW, len(games) // 2)
    first, last = points_lost(games[:span]), points_lost(games[-span:])
    if len(games) < FROM_WORDS or now is None or first is None or last is None:
        return Trend("too-few", now)
    reach = sqrt((first.high - first.mean) ** 2 + (last.high - last.mean) ** 2)
    change = last.mean - first.mean
    word: Tendency = "too-few"
    if abs(change) > reach:
        word = "better" if change < 0 else "worse"
    elif reach <= STEADY * first.mean:
        word = "steady"
    return Trend(word, last if word in ("better", "worse") else now, first, span)


# --- where it is lost ---


class FormTheme(msgspec.Struct):
    """A theme of training: the points it costs per game, and its ``share`` of everything lost."""

    theme: str
    a_game: Figure
    share: float


def themes_of(games: Sequence[GameForm]) -> list[FormTheme]:
    """Return the themes that cost something, the costliest first."""
    total = sum(game.lost for game in games)
    found = []
    for theme in THEMES:
        costs = _costs(games, theme)
        if any(theme in game.themes for game in games) and sum(costs) > 0:
            share = round(sum(costs) / POINTS / total, 3) if total > 0 else 0.0
            found.append(FormTheme(theme, a_game(costs), min(1.0, share)))
    return sorted(found, key=lambda each: -each.a_game.mean)


def _costs(games: Sequence[GameForm], theme: str) -> list[float]:
    return [POINTS * game.themes[theme].lost if theme in game.themes else 0.0 for game in games]


def weakest_of(games: Sequence[GameForm], themes: Sequence[FormTheme]) -> str:
    """Return the theme that clearly costs more than every other; empty if none does."""
    if len(games) < FROM_ADVICE or not themes or themes[0].theme == OTHER:
        return ""
    worst, *others = themes
    mine = _costs(games, worst.theme)
    for other in others:
        gaps = [one - two for one, two in zip(mine, _costs(games, other.theme), strict=True)]
        if a_game(gaps).low <= 0:
            return ""
    return worst.theme if worst.a_game.low > 0 else ""


# --- the whole ---


class FormPart(msgspec.Struct):
    """The games of one title, hero or rival: ``key`` is the title, the hero's message id, the strength or the name."""

    key: str
    games: int
    lost: Figure | None
    word: Tendency
    wins: Wins
    hero: Message | None = None
    game: str = ""
    is_bot: bool = False


class Form(msgspec.Struct):
    """Everything that the reviewed games of one person show. ``bots`` is what each bot strength loses per decision in
    the same mix of games, where that was measured."""

    games: int
    trend: Trend
    line: list[LinePoint]
    wins: Wins | None
    themes: list[FormTheme]
    weakest: str
    by_game: list[FormPart]
    by_hero: list[FormPart]
    by_rival: list[FormPart]
    bots: dict[str, float]


def form_of(games: Iterable[GameForm]) -> Form:
    """Return the form. The games are taken in the order in which they ended."""
    found = sorted(games, key=lambda game: (game.ended, game.table))
    themes = themes_of(found)
    return Form(
        len(found),
        trend_of(found),
        _line(found),
        wins_of(found) if found else None,
        themes,
        weakest_of(found, themes),
        _parts(found, lambda game: [game.game]),
        [_with_hero(part, found) for part in _parts(found, _heroes)],
        [_with_rival(part) for part in _parts(found, _rivals)],
        _bots(found),
    )


def _line(games: Sequence[GameForm]) -> list[LinePoint]:
    points = []
    for place, game in enumerate(games, 1):
        own = round(POINTS * game.lost / game.decisions, 3) if game.decisions else None
        lately = points_lost(games[max(0, place - WINDOW) : place]) if place >= FROM_LINE else None
        points.append(LinePoint(game.ended, own, lately))
    return points


def _heroes(game: GameForm) -> list[str]:
    return [] if game.hero is None else [f"{game.game}/{game.hero.id}"]


def _rivals(game: GameForm) -> list[str]:
    return list(dict.fromkeys(f"bot/{rival.bot}" if rival.bot else f"/{rival.name}" for rival in game.rivals))


def _with_rival(part: FormPart) -> FormPart:
    kind, _, part.key = part.key.partition("/")
    part.is_bot = bool(kind)
    return part


def _with_hero(part: FormPart, games: Sequence[GameForm]) -> FormPart:
    part.game, _, part.key = part.key.partition("/")
    part.hero = next(game.hero for game in games if game.hero is not None and game.hero.id == part.key)
    return part


def _parts(games: Sequence[GameForm], keys: Callable[[GameForm], list[str]]) -> list[FormPart]:
    groups: dict[str, list[GameForm]] = {}
    for game in games:
        for key in keys(game):
            groups.setdefault(key, []).append(game)
    parts = [
        FormPart(key, len(group), points_lost(group), trend_of(group).word, wins_of(group))
        for key, group in groups.items()
    ]
    return sorted(parts, key=lambda part: (-part.games, part.key))


@cache
def bot_losses() -> dict[str, dict[str, float]]:
    return msgspec.json.decode(BOTS.read_bytes(), type=dict[str, dict[str, float]]) if BOTS.is_file() else {}


def _bots(games: Sequence[GameForm]) -> dict[str, float]:
    """Return what each strength loses per decision, weighted by the share of each title in these games' decisions."""
    known = bot_losses()
    measured = [game for game in games if game.game in known and game.decisions]
    decisions = sum(game.decisions for game in measured)
    if not decisions or len(measured) < len(games):
        return {}
    names = set.intersection(*(set(known[game.game]) for game in measured))
    return {
        name: round(sum(known[game.game][name] * game.decisions for game in measured) / decisions, 3)
        for name in ("easy", "medium", "hard")
        if name in names
    }
