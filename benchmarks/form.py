"""Does form tell players apart, and does it take luck out: ``python benchmarks/form.py``.

Each of ``easy``, ``medium`` and ``hard`` plays against ``medium``, seats turned; its games are reviewed as a person's
are. Tells the points lost a decision with their interval after 12 games and after all, the games won beside, and the
spread of results as they were and with even luck. ``--plot FILE`` draws it; ``--write`` keeps what the bots lose for
the page. Games reviewed are kept in a file (``--keep``) and not made again, so a long run can be made in slices
(``--seconds``).
"""

from __future__ import annotations

import argparse
import sys
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev, variance
from time import time
from typing import NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.coach import review
from fabletable.coach.form import BOTS, GameForm, bot_losses, points_lost, reviewed_game, wins_of

STRENGTHS = ("easy", "medium", "hard")
RIVAL = "medium"
SOON = 12
"""The number of games after which the strengths are to be told apart."""


class Played(NamedTuple):
    game: str
    strength: str
    number: int
    found: GameForm


def played(game: str, strength: str, number: int) -> Played:
    seat = number % 2
    match = fabletable.start(game, 2, f"form/{number}", None)
    bots = [make_bot(strength if place == seat else RIVAL, f"form/{number}/{place}") for place in range(2)]
    while match.decision is not None:
        let_decide(match, bots[match.decision.seat])
    record = match.record()
    told = review(match.game, 2, record.seed, record.options, [key for _, key, _ in record.decisions])
    return Played(game, strength, number, reviewed_game(match.game, told, seat, ended=f"{number:04}"))


def played_in_time(task: tuple[str, str, int, float]) -> Played | None:
    game, strength, number, ends = task
    return played(game, strength, number) if time() < ends else None


def make(given: argparse.Namespace) -> list[Played]:
    lines = given.keep.read_bytes().splitlines() if given.keep and given.keep.exists() else []
    done = {each[:3]: each for each in (msgspec.json.decode(line, type=Played) for line in lines)}
    ends = time() + (given.seconds or 1e9)
    tasks = [
        (game, strength, number, ends)
        for number in range(given.games)
        for game in given.names
        for strength in STRENGTHS
        if (game, strength, number) not in done
    ]
    with get_context("spawn").Pool(given.workers) as pool:
        for found in pool.imap_unordered(played_in_time, tasks):
            if found is None:
                continue
            done[found[:3]] = found
            if given.keep:
                with given.keep.open("ab") as keep:
                    keep.write(msgspec.json.encode(found) + b"\n")
    return sorted(done.values(), key=lambda each: each[:3])


def of(found: list[Played], game: str, strength: str) -> list[GameForm]:
    return [each.found for each in found if (each.game, each.strength) == (game, strength)]


def table(game: str, found: list[Played]) -> str:
    lines = []
    for strength in STRENGTHS:
        games = of(found, game, strength)
        if len(games) < 2:
            continue
        told = []
        for count in dict.fromkeys([min(SOON, len(games)), len(games)]):
            lost, wins = points_lost(games[:count]), wins_of(games[:count])
            assert lost is not None
            told.append(
                f"{count} games: {lost.mean:.2f} points a decision ({lost.low:.2f} to {lost.high:.2f}), "
                f"won {wins.plain.mean:g} ({wins.plain.low:.1f} to {wins.plain.high:.1f})"
            )
        plain, even = [each.won for each in games], [each.won - each.luck for each in games]
        spread = variance(plain) or 1.0
        error = stdev([one - two for one, two in zip(plain, even, strict=True)]) / len(games) ** 0.5
        told.append(
            f"won {mean(plain):.3f}, with even luck {mean(even):.3f} (standard error of the difference {error:.3f}); "
            f"variance {spread:.3f} and {variance(even):.3f}, {variance(even) / spread:.0%}"
        )
        lines.append("\n    ".join([f"  {strength}", *told]))
    return "\n".join([game, *lines])


# --- the drawing ---

WIDE, HIGH, EDGE = 300, 200, 44
COLORS = {"easy": "#a34a28", "medium": "#8a6d1f", "hard": "#1f6b45"}


def plot(names: list[str], found: list[Played]) -> str:
    """Draw a square for each game: games to the right, points lost a decision upwards, with the interval as a band."""
    wide = len(names) * (WIDE + EDGE + 30) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {HIGH + 2 * EDGE}" font-family="serif"',
        ' font-size="12" fill="#3a3228"><rect width="100%" height="100%" fill="#fbf6ea"/>',
    ]
    for place, game in enumerate(names):
        parts.append(f'<g transform="translate({EDGE + place * (WIDE + EDGE + 30)} {EDGE})">')
        parts += square(game, found)
        parts.append("</g>")
    return "".join([*parts, "</svg>\n"])


def square(game: str, found: list[Played]) -> list[str]:
    most = max(len(of(found, game, strength)) for strength in STRENGTHS)
    courses = {strength: course(of(found, game, strength)) for strength in STRENGTHS}
    top = max(high for points in courses.values() for count, _, _, high in points if count >= min(6, most))
    parts = [f'<text x="{WIDE / 2}" y="-14" text-anchor="middle" font-size="14">{game}, {most} games each</text>']
    parts.append(f'<rect width="{WIDE}" height="{HIGH}" fill="none" stroke="#b8a888"/>')
    parts.append(f'<text x="{WIDE / 2}" y="{HIGH + 32}" text-anchor="middle">games; dashed: {SOON}</text>')

    def at(count: int, value: float) -> str:
        return f"{WIDE * count / most:.1f} {HIGH * (1 - min(1.0, value / top)):.1f}"

    parts.append(f'<path d="M{at(SOON, 0)}V0" stroke="#b8a888" stroke-dasharray="4 4"/>')
    for step in range(5):
        value = top * step / 4
        parts.append(f'<text x="-6" y="{HIGH * (1 - step / 4) + 4}" text-anchor="end">{value:.1f}</text>')
    for strength, points in courses.items():
        if not points:
            continue
        band = [at(count, high) for count, _, _, high in points]
        band += [at(count, low) for count, _, low, _ in reversed(points)]
        line = "L".join(at(count, value) for count, value, _, _ in points)
        color = COLORS[strength]
        parts.append(f'<path d="M{"L".join(band)}Z" fill="{color}" opacity="0.18"/>')
        parts.append(f'<path d="M{line}" fill="none" stroke="{color}" stroke-width="2"/>')
        x, y = at(points[-1][0], points[-1][1]).split()
        parts.append(f'<text x="{float(x) - 4}" y="{float(y) - 6}" text-anchor="end" fill="{color}">{strength}</text>')
    return parts


def course(games: list[GameForm]) -> list[tuple[int, float, float, float]]:
    found = []
    for count in range(3, len(games) + 1):
        lost = points_lost(games[:count])
        if lost is not None:
            found.append((count, lost.mean, lost.low, lost.high))
    return found


def write(names: list[str], found: list[Played]) -> None:
    """Keep what each strength loses a decision, for the lines on the page."""
    known = dict(bot_losses())
    for game in names:
        losses = {strength: points_lost(of(found, game, strength)) for strength in STRENGTHS}
        known[game] = {name: round(lost.mean, 2) for name, lost in losses.items() if lost is not None}
    BOTS.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))), indent=2) + b"\n")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("names", nargs="*", default=["diceforge"])
    words.add_argument("--games", type=int, default=40, help="of each strength")
    words.add_argument("--workers", type=int, default=2)
    words.add_argument("--seconds", type=float, default=0, help="begin no game after so long")
    words.add_argument("--keep", type=Path, help="the file of games reviewed, one a line")
    words.add_argument("--plot", type=Path, help="the drawing")
    words.add_argument("--write", action="store_true", help="keep what the bots lose for the page")
    given = words.parse_args()
    found = make(given)
    for name in given.names:
        print(table(name, found), flush=True)
    if given.plot:
        given.plot.write_text(plot(given.names, found), "utf-8")
    if given.write:
        write(given.names, found)


if __name__ == "__main__":
    main()
