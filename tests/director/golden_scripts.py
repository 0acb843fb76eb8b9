"""Golden scripts: what the director makes of recorded games, as lines that explain each weight.

``python -m tests.director.golden_scripts`` writes them anew, after a change that is meant.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import fabletable
from fabletable.director import Knowledge, SceneScript, direct
from fabletable.kernel import Match
from fabletable.kernel.scene import Odds

FOLDER = Path(__file__).parent / "golden"
RECORDS = Path(__file__).parents[1] / "golden"
GAMES = ("diceforge", "prophecy", "runebound", "witcher")
NAMES: dict[str, tuple[str, ...]] = dict.fromkeys(
    GAMES, ("2-players-greedy-0", "3-players-greedy-0", "4-players-greedy-0")
)
NAMES |= dict.fromkeys(("prophecy", "runebound"), ("3-players-greedy-0", "4-players-greedy-0"))  # with all kinds
MOST = 100
EACH = 14
"""Scenes of one kind and staging that are kept before others fill the rest."""


def explained(script: SceneScript) -> str:
    """Return the script in one line: ``upset room 70 = odds 60 (8) + own 20, 4100 ms, holds, director-escape``."""
    parts = " + ".join(
        f"{part.name} {part.points}" + (f" ({part.n})" if part.n is not None else "") for part in script.parts
    )
    more = [f"{script.moments} moments"] if script.moments > 1 else []
    more += ["holds"] * script.holds + ["others"] * (not script.own)
    said = [each.id for each in ([script.title] if script.title else []) + script.named]
    return f"{script.kind} {script.staging} {script.weight} = {parts or '0'}, {script.lasts} ms" + "".join(
        f", {each}" for each in [*more, *said]
    )


def odds_of(match: Match, key: str) -> Odds | None:
    """Return the odds that the seat was shown with this choice."""
    if match.decision is None:
        return None
    choices = match.game.choices(match.table, match.decision, odds=True)
    return next((choice.odds for choice in choices if choice.key == key), None)


def scripts_of(game: str, name: str) -> list[str]:
    """Play a golden record again and direct it for the first seat, decision by decision."""
    record = fabletable.read_record((RECORDS / game / f"{name}.json").read_bytes())
    match = fabletable.start(game, record.players, record.seed, record.options, watched=True)
    foretold: dict[int, Odds | None] = {}
    found: list[str] = []
    before = match.scene(0)
    for seat, key, *_ in record.decisions:
        if seat == 0:
            foretold[match.log_length(0)] = odds_of(match, key)
        match.choose(key)
        known = Knowledge(0, match.log(0), match.log_parts(0), before, foretold, over=match.over)
        scripts = direct(match.moments(0, match.number), known)
        found += [f"{name} {match.number}: {explained(script)}" for script in scripts]
        before = match.scene(0)
        match.forget_moments(match.number + 1)
    return found


def chosen(lines: list[str]) -> list[str]:
    """Return a hundred of them, in order: of each kind and staging some, then the first of all."""
    kinds: Counter[str] = Counter()
    kept: set[int] = set()
    for at, line in enumerate(lines):
        kind = " ".join(line.split(": ")[1].split()[:2]) + (" nothing" if "nothing" in line else "")
        if kinds[kind] < EACH:
            kinds[kind] += 1
            kept.add(at)
    rare = sorted(kept, key=lambda at: (kinds[" ".join(lines[at].split(": ")[1].split()[:2])], at))[:MOST]
    more = [at for at in range(len(lines)) if at not in kept][: max(0, MOST - len(rare))]
    return [lines[at] for at in sorted([*rare, *more])]


def lines_of(game: str) -> list[str]:
    return [line for name in NAMES[game] for line in scripts_of(game, name)]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        lines = chosen(lines_of(game))
        (FOLDER / f"{game}.txt").write_text("\n".join(lines) + "\n")
        print(game, len(lines))


if __name__ == "__main__":
    main()
