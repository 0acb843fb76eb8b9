"""Write golden games: ``python -m tests.golden.write GAME...``

One game for every player count with each bot, and one for every further way in which a game can end, as the winners
and the notes of its result tell it. Only after a ruling has moved, together with the version of the game; the commit
says which ruling.
"""

from __future__ import annotations

import sys
from pathlib import Path

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.kernel import Match

FOLDER = Path(__file__).parent
BOTS = ("random", "greedy")
SEARCHED = 20
"""So many games of each kind are looked through for another end."""


def played(game: str, players: int, bot: str, seed: str) -> Match:
    match = fabletable.start(game, players, seed)
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
    low, high = fabletable.find(game).players
    known: set[str] = set()
    written = []
    for number in range(SEARCHED):
        for players in range(low, high + 1):
            for bot in BOTS:
                match = played(game, players, bot, f"golden/{game}/{players}/{bot}/{number}")
                way = way_it_ended(match)
                if number and way in known:
                    continue
                known.add(way)
                path = folder / f"{players}-players-{bot}-{number}.json"
                path.write_bytes(match.record().to_json() + b"\n")
                written.append(path)
    return written


if __name__ == "__main__":
    from tests.kernel.lanterns import GAME

    fabletable.bring(GAME)
    for name in sys.argv[1:]:
        for file in write(name):
            print(file.relative_to(FOLDER))
