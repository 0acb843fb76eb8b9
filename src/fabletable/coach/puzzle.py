"""Puzzles: a moment of a real game in which one choice is clearly best. A pack holds the puzzles of one game, and the
version of the rules they were made by."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from fabletable.coach.trials import Figure
from fabletable.kernel import Game, Match, Message, Refused, RuleCrash
from fabletable.kernel.match import start

FORMAT: Final = 1
LARGEST: Final = 16_000_000
"""The most bytes to which a pack may be unpacked, so that a small file cannot fill the memory."""
HARDEST: Final = 3
"""The difficulty of a puzzle that none of ``easy``, ``medium`` and ``hard`` finds."""

PACKS: Final = Path(__file__).parent / "packs"
"""The folder of the installed packs: ``diceforge.puzzles`` and so on."""
OWN_PACKS: Final = "FABLETABLE_PUZZLES"
"""The environment variable of a folder with packs that come before the installed ones."""


class PuzzleChoice(msgspec.Struct):
    """An option: the seat's chance to win with it, the points of chance that it is behind the best, and one reason in
    words of the game. Both intervals are 99 % intervals."""

    key: str
    chance: Figure
    behind: Figure
    why: Message | None = None


class Puzzle(msgspec.Struct):
    """A decision, after ``keys`` were chosen. ``choices`` are in the game's own order; ``best`` is the best one,
    ``told`` the reason in one sentence; ``taken`` was chosen in the real game. ``found`` are the bots that find the
    best choice, and ``difficulty`` is how many of ``easy``, ``medium`` and ``hard`` do not."""

    id: str
    game_number: int
    players: int
    seed: str
    options: dict[str, Any]
    keys: list[str]
    seat: int
    theme: str
    difficulty: int
    found: list[str]
    best: str
    taken: str
    told: Message
    choices: list[PuzzleChoice]

    def choice(self, key: str) -> PuzzleChoice | None:
        return next((choice for choice in self.choices if choice.key == key), None)

    @property
    def ranked(self) -> list[PuzzleChoice]:
        """The choices, best first."""
        return sorted(self.choices, key=lambda choice: -choice.chance.mean)


class PuzzlePack(msgspec.Struct):
    """The puzzles of one game. ``version`` is the rules version; ``games`` is how many games, made from ``seed``, were
    searched to the end."""

    game: str
    version: str
    seed: str
    games: int = 0
    puzzles: list[Puzzle] = []
    format: int = FORMAT

    def to_bytes(self) -> bytes:
        """Encode the pack; the same puzzles give the same bytes."""
        return zlib.compress(msgspec.json.encode(self), 9)

    def puzzle(self, puzzle_id: str) -> Puzzle:
        for puzzle in self.puzzles:
            if puzzle.id == puzzle_id:
                return puzzle
        raise _unknown(puzzle_id)


class RawPack(msgspec.Struct):
    """A pack whose puzzles are still text."""

    game: str
    version: str
    puzzles: list[msgspec.Raw] = []
    format: int = FORMAT


P = TypeVar("P", PuzzlePack, RawPack)
T = TypeVar("T")


def read_pack(data: bytes, name: str = "") -> PuzzlePack:
    """Read a pack. Refused if it is damaged or not a pack."""
    return _read(data, name, PuzzlePack, lambda pack: pack)


def _read(data: bytes, name: str, kind: type[P], made: Callable[[P], T]) -> T:
    """Read a pack as this kind and return what is made of it. Refused if it is damaged or not a pack."""
    try:
        unpacking = zlib.decompressobj()
        found = unpacking.decompress(data, LARGEST)
        if not unpacking.eof:
            raise ValueError("cut or too large")
        pack = msgspec.json.decode(found, type=kind)
        if pack.format != FORMAT:
            raise Refused("why-puzzle-format", {"file": name, "format": pack.format, "known": FORMAT})
        return made(pack)
    except (zlib.error, msgspec.MsgspecError, ValueError, RecursionError) as broken:
        raise Refused("why-not-a-puzzle-pack", {"file": name, "detail": str(broken)}) from None


def check_rules(pack: PuzzlePack | PuzzleIndex, game: Game) -> None:
    """Refuse a pack of another rules version: its chances may be wrong now."""
    if pack.version != game.version:
        raise Refused("why-puzzle-rules", {"game": game.key, "pack": pack.version, "rules": game.version})


class PuzzleHead(msgspec.Struct):
    """The part of a puzzle by which it is found and put in order."""

    id: str
    theme: str
    difficulty: int


class PuzzleIndex:
    """The installed puzzles of a game, of which only the heads are read; the rest stays text until a puzzle is asked
    for. Read whole, the packs of all games would take 8 MB of a tab's memory."""

    def __init__(self, pack: RawPack) -> None:
        self.game = pack.game
        self.version = pack.version
        self.puzzles = [msgspec.json.decode(text, type=PuzzleHead) for text in pack.puzzles]
        self._texts = pack.puzzles

    def puzzle(self, puzzle_id: str) -> Puzzle:
        for head, text in zip(self.puzzles, self._texts, strict=True):
            if head.id == puzzle_id:
                return _whole(puzzle_id, text)
        raise _unknown(puzzle_id)


def _whole(puzzle_id: str, text: msgspec.Raw) -> Puzzle:
    try:
        return msgspec.json.decode(text, type=Puzzle)
    except msgspec.MsgspecError as broken:
        raise Refused("why-puzzle-damaged", {"puzzle": puzzle_id[:40], "detail": str(broken)}) from None


def _unknown(puzzle_id: str) -> Refused:
    return Refused("why-no-such-puzzle", {"puzzle": puzzle_id[:40]})


def installed_pack(game: Game) -> PuzzlePack | None:
    """Return the installed pack of a game; None if there is none."""
    path = _installed_file(game)
    return None if path is None else read_pack(path.read_bytes(), path.name)


@cache
def installed_index(game: Game) -> PuzzleIndex | None:
    """Return the index of the installed pack of a game; None if there is none."""
    path = _installed_file(game)
    return None if path is None else _read(path.read_bytes(), path.name, RawPack, PuzzleIndex)


def _installed_file(game: Game) -> Path | None:
    own = os.environ.get(OWN_PACKS)
    paths = [folder / f"{game.key}.puzzles" for folder in [*([Path(own)] if own else []), PACKS]]
    return next((path for path in paths if path.is_file()), None)


def puzzles_of(game: Game) -> list[PuzzleHead]:
    """Return the heads of the installed puzzles that can be asked by the present rules."""
    index = installed_index(game)
    return [] if index is None or index.version != game.version else index.puzzles


def puzzle_id(players: int, seed: str, options: dict[str, Any], keys: Sequence[str]) -> str:
    """Return a short id that depends only on the moment."""
    moment = msgspec.json.encode([players, seed, options, list(keys)], order="sorted")
    return blake2b(moment, digest_size=5).hexdigest()


def match_at(puzzle: Puzzle, game: Game) -> Match:
    """Return the match at the moment of a puzzle; refused where the puzzle does not fit the rules."""
    try:
        match = start(game, puzzle.players, puzzle.seed, puzzle.options)
        for key in puzzle.keys:
            match.choose(key)
    except (Refused, RuleCrash) as no:
        raise _damaged(puzzle, str(no)) from no
    decision = match.decision
    if decision is None or decision.seat != puzzle.seat:
        raise _damaged(puzzle, "another seat is asked")
    if [option.key for option in decision.options] != [choice.key for choice in puzzle.choices]:
        raise _damaged(puzzle, "other choices are offered")
    if puzzle.choice(puzzle.best) is None:
        raise _damaged(puzzle, "the marked choice is not offered")
    return match


def _damaged(puzzle: Puzzle, detail: str) -> Refused:
    return Refused("why-puzzle-damaged", {"puzzle": puzzle.id[:40], "detail": detail})
