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
from fabletable.lab.executors import Executor, InProcess
from fabletable.lab.outcome import GameRow
from fabletable.lab.simulate import Run, SimulationJob, bots_at, prepare, seed_of, unpack

PART = 20
"""The number of games per file, independent of the number of workers."""


class DatasetCard(msgspec.Struct):
    """The description of a dataset."""

    game: str
    version: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: str
    games: int
    fields: list[str]
    """The names of the numbers in ``observed``."""
    words: list[str]
    """The meanings of the places in ``offered`` and ``chosen``."""
    positions: int = 0
    fingerprint: str = ""
    """The fingerprint of the finished games; empty while some are missing."""

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2)


class DatasetPart(msgspec.Struct):
    """The result of a worker: one file and its games."""

    number: int
    positions: int
    arrow: bytes
    records: dict[int, bytes]
    played: list[GameRow]


class Scribe(Critic):
    """Writes every decision as the seat saw it."""

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


def play_part(job: SimulationJob, indices: range) -> DatasetPart:
    """Play the games of one part in a worker, and pack what the seats saw and chose."""
    unpack(job)
    vocabulary = vocabulary_of(find(job.game))
    schema = schema_of(len(vocabulary.fields))
    games = [_play(job, index, vocabulary) for index in indices]
    table = pa.concat_tables([_lines(played, scribe, schema) for played, scribe, _ in games])
    sink = io.BytesIO()
    feather.write_feather(table.combine_chunks(), sink, compression="zstd")
    records = {played.index: record for played, _, record in games}
    return DatasetPart(indices.start // PART, len(table), sink.getvalue(), records, [played for played, _, _ in games])


def _play(job: SimulationJob, index: int, vocabulary: Vocabulary) -> tuple[GameRow, Scribe, bytes]:
    """Play one game. An error ends the whole dataset, because half a game must not be learned from."""
    names, seed = bots_at(job, index), seed_of(job, index)
    seated = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    match = start(find(job.game), job.players, seed, job.options)
    scribe = Scribe(match, vocabulary)
    try:
        while (decision := match.decision) is not None:
            let_decide(match, seated[decision.seat], scribe)
    except Exception as broken:
        detail = f"{type(broken).__name__}: {broken}"
        raise Refused("why-broken-game", {"index": index, "seed": seed, "detail": detail}) from broken
    result = match.result
    assert result is not None
    played = GameRow(index, names, match.number, result.winners, result.scores, match.checksum())
    return played, scribe, match.record().to_json()


def _lines(played: GameRow, scribe: Scribe, schema: Any) -> Any:
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
    executor: Callable[[], Executor] | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> DatasetCard:
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
    for part in (executor or InProcess)().play(play_part, run.job, _missing(games, done)):
        for index, record in part.records.items():
            _write(folder / "records" / f"{index:06}.json", record)
        _write(folder / "seats" / f"{part.number:05}.json", msgspec.json.encode(part.played))
        _write(_part_path(folder, part.number), part.arrow)  # last: where it lies, the rest of the part does too
        finished += len(part.played)
        if on_progress is not None:
            on_progress(finished)
    return _finish(folder, run, card)


def _card(run: Run, vocabulary: Vocabulary) -> DatasetCard:
    job = run.job
    version = find(job.game).version
    settings = (job.game, version, job.players, job.options, job.bots, job.seed, run.games)
    return DatasetCard(*settings, fields=vocabulary.fields, words=vocabulary.words)


def _check_same(folder: Path, card: DatasetCard) -> None:
    """Check that a folder holds the same dataset; only the number of games may grow."""
    path = folder / "dataset.json"
    if not path.exists():
        if folder.exists() and any(folder.iterdir()):
            raise Refused("why-folder-taken", {"folder": str(folder)})
        return
    try:
        known = msgspec.json.decode(path.read_bytes(), type=DatasetCard)
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
    """Return the complete files; one that needs more games is written anew."""
    parts = {}
    for number in range(-(-games // PART)):
        path, stretch = folder / "seats" / f"{number:05}.json", _stretch(number, games)
        if _part_path(folder, number).exists() and len(msgspec.json.decode(path.read_bytes())) == len(stretch):
            parts[number] = stretch
    return parts


def _missing(games: int, done: Mapping[int, range]) -> Iterator[range]:
    return (_stretch(number, games) for number in range(-(-games // PART)) if number not in done)


def _finish(folder: Path, run: Run, card: DatasetCard) -> DatasetCard:
    for path in sorted((folder / "seats").glob("*.json")):
        run.done.played += msgspec.json.decode(path.read_bytes(), type=list[GameRow])
    outcome = run.outcome()
    write_columns(seat_table(outcome), folder / "seats.parquet")
    card.positions, card.fingerprint = outcome.decisions, outcome.fingerprint
    _write(folder / "dataset.json", card.to_json())
    return card


def _write(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".partial")
    partial.write_bytes(data)
    partial.replace(path)
