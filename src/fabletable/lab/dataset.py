"""Positions, choices and results for those who learn from games, in Arrow, with the records beside them.

positions/part-00000.arrow  a line a decision: what the seat saw, what it could choose, what it chose, how it ended
records/000000.json         every game, to be replayed and verified
seats.parquet               a line a seat: bot, score, part of the victory
dataset.json                what was played, the names of the numbers, the words of the choices
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
from pyarrow import feather

from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.games import find
from fabletable.kernel import Critic, Decision, Match, Refused
from fabletable.kernel.match import start
from fabletable.kernel.vocabulary import Vocabulary, vocabulary_of
from fabletable.lab.columns import seat_table, write_columns
from fabletable.lab.crews import Alone, Crew
from fabletable.lab.outcome import Played
from fabletable.lab.simulate import Errand, Run, bots_at, prepare, seed_of, unpack

PART = 20
"""Games a file, whoever plays them: so the files are the same for any number of workers."""


class Card(msgspec.Struct):
    """What a dataset says about itself."""

    game: str
    version: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: str
    games: int
    fields: list[str]
    """What the numbers of ``observed`` are called."""
    words: list[str]
    """What the places in ``offered`` and ``chosen`` mean."""
    positions: int = 0
    fingerprint: str = ""
    """Of the finished games; empty while some are missing."""

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2)


class Part(msgspec.Struct):
    """What a worker brings back."""

    number: int
    positions: int
    arrow: bytes
    records: dict[int, bytes]
    played: list[Played]


class Scribe(Critic):
    """Writes down every decision as the seat saw it."""

    def __init__(self, match: Match, vocabulary: Vocabulary) -> None:
        super().__init__()
        self.match = match
        self.vocabulary = vocabulary
        self.observed: list[np.ndarray] = []
        self.offered: list[list[int]] = []
        self.chosen: list[int] = []
        self.seats: list[int] = []
        self.asked: list[str] = []

    def sees(self, table: Any, decision: Decision, chosen: Any) -> None:
        match, vocabulary = self.match, self.vocabulary
        self.observed.append(np.frombuffer(vocabulary.observed(match, decision.seat), dtype=np.float32))
        self.offered.append(vocabulary.places(decision, match.players))
        self.chosen.append(vocabulary.place(chosen.key, decision.seat, match.players))
        self.seats.append(decision.seat)
        self.asked.append(decision.ask)


def schema_of(fields: int) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("question", pa.string()),
            ("observed", pa.list_(pa.float32(), fields)),
            ("offered", pa.list_(pa.int16())),
            ("chosen", pa.int16()),
            ("won", pa.float32()),
            ("score", pa.int32()),
        ]
    )


def play_part(errand: Errand, indices: range) -> Part:
    """Runs in the worker."""
    unpack(errand)
    vocabulary = vocabulary_of(find(errand.game))
    schema = schema_of(len(vocabulary.fields))
    games = [_play(errand, index, vocabulary) for index in indices]
    table = pa.concat_tables([_lines(played, scribe, schema) for played, scribe, _ in games])
    sink = io.BytesIO()
    feather.write_feather(table.combine_chunks(), sink, compression="zstd")
    records = {played.index: record for played, _, record in games}
    return Part(indices.start // PART, len(table), sink.getvalue(), records, [played for played, _, _ in games])


def _play(errand: Errand, index: int, vocabulary: Vocabulary) -> tuple[Played, Scribe, bytes]:
    """One game. One that breaks breaks the dataset: nobody should learn from half a game."""
    names, seed = bots_at(errand, index), seed_of(errand, index)
    seated = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    match = start(find(errand.game), errand.players, seed, errand.options)
    scribe = Scribe(match, vocabulary)
    try:
        while (decision := match.decision) is not None:
            let_decide(match, seated[decision.seat], scribe)
    except Exception as broken:
        detail = f"{type(broken).__name__}: {broken}"
        raise Refused("why-broken-game", {"index": index, "seed": seed, "detail": detail}) from broken
    result = match.result
    assert result is not None
    played = Played(index, names, match.number, result.winners, result.scores, match.checksum())
    return played, scribe, match.record().to_json()


def _lines(played: Played, scribe: Scribe, schema: Any) -> Any:
    seats = scribe.seats
    numbers = np.concatenate(scribe.observed) if seats else np.zeros(0, dtype=np.float32)
    width = schema.field("observed").type.list_size
    return pa.table(
        [
            pa.array([played.index] * len(seats), pa.int32()),
            pa.array(range(len(seats)), pa.int32()),
            pa.array(seats, pa.int8()),
            pa.array([played.bots[seat] for seat in seats], pa.string()),
            pa.array(scribe.asked, pa.string()),
            pa.FixedSizeListArray.from_arrays(pa.array(numbers, pa.float32()), width),
            pa.array(scribe.offered, pa.list_(pa.int16())),
            pa.array(scribe.chosen, pa.int16()),
            pa.array([played.share(seat) for seat in seats], pa.float32()),
            pa.array([played.scores[seat] for seat in seats], pa.int32()),
        ],
        schema=schema,
    )


def write_dataset(
    folder: Path,
    game: str,
    games: int,
    bots: Sequence[str],
    players: int | None = None,
    seed: str | int = "",
    options: Mapping[str, Any] | None = None,
    crew: Callable[[], Crew] | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Card:
    """Play and write. What the folder has already, from the same settings, is kept: a run that was stopped goes on."""
    run = prepare(game, games, players, bots, seed, options)
    vocabulary = vocabulary_of(find(game))
    card = _card(run, vocabulary)
    _check_same(folder, card)
    for name in ("positions", "records"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    _write(folder / "dataset.json", card.to_json())
    done = _done(folder, games)
    finished = sum(len(indices) for indices in done.values())
    if on_progress is not None:
        on_progress(finished)
    for part in (crew or Alone)().play(play_part, run.errand, _missing(games, done)):
        for index, record in part.records.items():
            _write(folder / "records" / f"{index:06}.json", record)
        _write(folder / "seats" / f"{part.number:05}.json", msgspec.json.encode(part.played))
        _write(_part_path(folder, part.number), part.arrow)  # last: where it lies, the rest of the part does too
        finished += len(part.played)
        if on_progress is not None:
            on_progress(finished)
    return _finish(folder, run, card)


def _card(run: Run, vocabulary: Vocabulary) -> Card:
    errand = run.errand
    version = find(errand.game).version
    settings = (errand.game, version, errand.players, errand.options, errand.bots, errand.seed, run.games)
    return Card(*settings, fields=vocabulary.fields, words=vocabulary.words)


def _check_same(folder: Path, card: Card) -> None:
    """A folder holds one dataset; of the same one there may be more games."""
    path = folder / "dataset.json"
    if not path.exists():
        if folder.exists() and any(folder.iterdir()):
            raise Refused("why-folder-taken", {"folder": str(folder)})
        return
    try:
        known = msgspec.json.decode(path.read_bytes(), type=Card)
    except msgspec.MsgspecError:
        raise Refused("why-folder-taken", {"folder": str(folder)}) from None
    same = msgspec.structs.replace(known, games=card.games, positions=0, fingerprint="")
    if same != card or known.games > card.games:
        raise Refused("why-other-dataset", {"folder": str(folder)})


def _part_path(folder: Path, number: int) -> Path:
    return folder / "positions" / f"part-{number:05}.arrow"


def _stretch(number: int, games: int) -> range:
    return range(number * PART, min((number + 1) * PART, games))


def _done(folder: Path, games: int) -> dict[int, range]:
    """Parts that are whole; one that more games have to go into is played anew."""
    parts = {}
    for number in range(-(-games // PART)):
        path, stretch = folder / "seats" / f"{number:05}.json", _stretch(number, games)
        if _part_path(folder, number).exists() and len(msgspec.json.decode(path.read_bytes())) == len(stretch):
            parts[number] = stretch
    return parts


def _missing(games: int, done: Mapping[int, range]) -> Iterator[range]:
    return (_stretch(number, games) for number in range(-(-games // PART)) if number not in done)


def _finish(folder: Path, run: Run, card: Card) -> Card:
    for path in sorted((folder / "seats").glob("*.json")):
        run.done.played += msgspec.json.decode(path.read_bytes(), type=list[Played])
    outcome = run.outcome()
    write_columns(seat_table(outcome), folder / "seats.parquet")
    card.positions, card.fingerprint = outcome.decisions, outcome.fingerprint
    _write(folder / "dataset.json", card.to_json())
    return card


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".partial")
    partial.write_bytes(data)
    partial.replace(path)
