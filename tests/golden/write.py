"""Write golden games: ``python -m tests.golden.write GAME...``

One game for every player count with each bot, one for every option, and one for every further way in which a game can
end, as the winners and the notes of its result tell it. Only after a ruling has moved, together with the version of the
game; the commit says which ruling.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.kernel import Match
from tests.conformance.samples import tables

FOLDER = Path(__file__).parent
BOTS = ("random", "greedy")
SEARCHED = 10
"""The number of random games of each kind that are searched for another end."""


def played(game: str, players: int, options: dict[str, Any], bot: str, seed: str) -> Match:
    match = fabletable.start(game, players, seed, options)
    play_on(match, {seat: make_bot(bot, f"{seed}/{seat}") for seat in range(players)})
    return match


def way_it_ended(match: Match) -> str:
    result = match.result
    if result is None:
        raise ValueError("it never ended")
    winners = "nobody" if not result.winners else "one" if len(result.winners) == 1 else "several"
    return "-".join([winners, *sorted({note.id for note in result.notes})])


def write(game: str) -> list[Path]:
    folder = FOLDER / game
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    known: set[str] = set()
    written = []
    for number in range(SEARCHED):
        for players, options in tables(fabletable.find(game)):
            for bot in ("random",) if number or options else BOTS:
                words = [f"{name}-{value}" for name, value in options.items()]
                name = "-".join([f"{players}-players", *words, bot, str(number)])
                match = played(game, players, options, bot, f"golden/{game}/{name}")
                way = way_it_ended(match)
                if number and way in known:
                    continue
                known.add(way)
                path = folder / f"{name}.json"
                path.write_bytes(match.record().to_json() + b"\n")
                written.append(path)
    return written


if __name__ == "__main__":
    from tests.kernel.lanterns import GAME

    fabletable.bring(GAME)
    for name in sys.argv[1:]:
        for file in write(name):
            print(file.relative_to(FOLDER))
