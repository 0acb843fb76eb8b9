"""Are chances true: ``make calibration``. What the coach calls 70 % should be won in seven games of ten.

Games of quick players; at a few moments of each the coach says every seat's chance, as in a review. What it
said is set against who won, in steps of ten per cent. ``--plot FILE`` draws it. Games played are kept in a file
(``--keep``) and not played again, so a long run can be made in slices (``--seconds``).
"""

from __future__ import annotations

import argparse
import json
import sys
from multiprocessing import get_context
from pathlib import Path
from time import time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.coach.outlook import outlooks
from fabletable.coach.trials import wilson
from fabletable.kernel import Chance
from fabletable.kernel.match import Match

GAMES = ("diceforge", "prophecy", "witcher", "runebound")
MOMENTS = 6
"""The number of moments of each game; more of one game would tell much the same."""


class Told(NamedTuple):
    """One game: what was said of each seat at each moment, and the shares of the victory."""

    game: str
    number: int
    chances: list[list[float]]
    shares: list[float]


def told(game: str, number: int) -> Told:
    players = 2 + number % 3
    match = fabletable.start(game, players, f"calibration/{number}", None)
    bots = [make_bot("medium", f"{number}/{seat}") for seat in range(players)]
    moments: list[Match] = []
    while match.decision is not None:
        if len(match.decision.options) > 1:
            moments.append(match.clone())
        let_decide(match, bots[match.decision.seat])
    luck = Chance(f"calibration/{game}/{number}")
    chosen = [moments[luck.below(len(moments))] for _ in range(MOMENTS)]
    winners = [] if match.result is None else match.result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return Told(game, number, [[round(each, 4) for each in row] for row in outlooks(chosen)], shares)


def kept(path: Path | None) -> dict[tuple[str, int], Told]:
    if path is None or not path.exists():
        return {}
    found = [Told(*json.loads(line)) for line in path.read_text("utf-8").splitlines()]
    return {(each.game, each.number): each for each in found}


def told_in_time(task: tuple[str, int, float]) -> Told | None:
    """Play a game, unless time is up; a game that was begun is played to its end, or long ones would be missing."""
    game, number, ends = task
    return told(game, number) if time() < ends else None


def play(games: list[str], given: argparse.Namespace) -> list[Told]:
    done = kept(given.keep)
    ends = time() + (given.seconds or 1e9)
    tasks = [(game, number, ends) for number in range(given.games) for game in games if (game, number) not in done]
    with get_context("spawn").Pool(given.workers) as pool:
        for found in pool.imap_unordered(told_in_time, tasks):
            if found is None:
                continue
            done[found.game, found.number] = found
            if given.keep:
                with given.keep.open("a", encoding="utf-8") as keep:
                    keep.write(json.dumps(found) + "\n")
    return [each for each in done.values() if each.game in games]


# --- what it comes to ---


class Step(NamedTuple):
    """The moments with nearly the same predicted chance: their number, the mean prediction, and the share that was
    won."""

    moments: int
    said: float
    won: float
    low: float
    high: float


def steps(games: list[Told]) -> list[Step]:
    """Group the predictions in tenths. Moments of one game are not independent, so the interval counts games."""
    found = []
    for tenth in range(10):
        pairs = [
            (chance, game.shares[seat], game.number)
            for game in games
            for chances in game.chances
            for seat, chance in enumerate(chances)
            if min(9, int(10 * chance)) == tenth
        ]
        if pairs:
            won = sum(share for _, share, _ in pairs) / len(pairs)
            low, high = wilson(won, len({number for *_, number in pairs}))
            found.append(Step(len(pairs), sum(chance for chance, *_ in pairs) / len(pairs), won, low, high))
    return found


def table(game: str, games: list[Told]) -> str:
    lines = [f"{game}, {len(games)} games", f"{'said':>6} {'won':>6} {'interval':>12} {'moments':>9}"]
    rows = [
        f"{step.said:6.0%} {step.won:6.0%} {step.low:5.0%} – {step.high:.0%} {step.moments:>9}" for step in steps(games)
    ]
    return "\n".join([*lines, *rows])


SIDE, EDGE, GAP = 220, 34, 26


def plot(found: dict[str, list[Told]]) -> str:
    """Draw a square for each game: the predicted chance to the right, the share won upwards; the truth is the
    diagonal."""
    wide = len(found) * (SIDE + GAP) + EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {SIDE + 2 * EDGE}" font-family="serif"',
        ' font-size="12" fill="#3a3228"><rect width="100%" height="100%" fill="#fbf6ea"/>',
    ]
    for place, (game, games) in enumerate(found.items()):
        left, top = EDGE + place * (SIDE + GAP), EDGE
        parts.append(f'<g transform="translate({left} {top})"><text x="{SIDE / 2}" y="-12" text-anchor="middle" ')
        parts.append(f'font-size="14">{game}, {len(games)}</text>')
        parts.append(f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="#b8a888"/>')
        parts.append(f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#b8a888" stroke-dasharray="4 4"/>')
        for percent in (0, 50, 100):
            at = SIDE * percent / 100
            parts.append(f'<text x="{at}" y="{SIDE + 16}" text-anchor="middle">{percent}</text>')
            parts.append(f'<text x="-6" y="{SIDE - at + 4}" text-anchor="end">{percent if place == 0 else ""}</text>')
        for step in steps(games):
            x = SIDE * step.said
            low, high = (SIDE * (1 - each) for each in (step.low, step.high))
            parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="#8a5a2b"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{SIDE * (1 - step.won):.1f}" r="4" fill="#8a5a2b"/>')
        parts.append("</g>")
    return "".join([*parts, "</svg>\n"])


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("names", nargs="*", default=list(GAMES))
    words.add_argument("--games", type=int, default=500, help="of each")
    words.add_argument("--workers", type=int, default=2)
    words.add_argument("--seconds", type=float, default=0, help="begin no game after so long")
    words.add_argument("--keep", type=Path, help="the file of games played, one a line")
    words.add_argument("--plot", type=Path, help="the drawing")
    given = words.parse_args()
    found = play(given.names, given)
    by_game = {name: [each for each in found if each.game == name] for name in given.names}
    for name, games in by_game.items():
        if games:
            print(table(name, games), flush=True)
    if given.plot:
        given.plot.write_text(plot({name: games for name, games in by_game.items() if games}), "utf-8")


if __name__ == "__main__":
    main()
