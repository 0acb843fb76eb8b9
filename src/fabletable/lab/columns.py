"""Outcomes as columns, for pandas, polars and other readers of Arrow or Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import feather, parquet

from fabletable.kernel import Refused
from fabletable.lab.outcome import Outcome

SUFFIXES = (".parquet", ".arrow", ".feather")

SEATS = pa.schema(
    [
        ("game", pa.int32()),
        ("seed", pa.string()),
        ("variant", pa.int16()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int16(), pa.string())),
        ("hero", pa.dictionary(pa.int16(), pa.string())),
        ("score", pa.int32()),
        ("won", pa.float64()),
        ("winners", pa.int8()),
        ("decisions", pa.int32()),
        ("final", pa.string()),
        ("taken", pa.list_(pa.dictionary(pa.int32(), pa.string()))),
    ]
)
"""One row per seat. ``won`` is its part of the victory; ``taken`` is empty unless the run was watched."""


def seat_table(outcome: Outcome) -> Any:
    lines = [
        {
            "game": row.index,
            "seed": f"{outcome.seed}/{row.index}",
            "variant": row.variant,
            "seat": seat,
            "bot": bot,
            "hero": row.heroes[seat] if row.heroes else None,
            "score": row.scores[seat],
            "won": row.share(seat),
            "winners": len(row.winners),
            "decisions": row.decisions,
            "final": row.final,
            "taken": sorted(row.taken[seat]) if row.taken else [],
        }
        for row in outcome.rows
        for seat, bot in enumerate(row.bots)
    ]
    names = {"game": outcome.game, "version": outcome.version, "fingerprint": outcome.fingerprint}
    return pa.Table.from_pylist(lines, schema=SEATS.with_metadata(names))


def check_columns(path: Path) -> Path:
    if path.suffix not in SUFFIXES:
        raise Refused("why-no-columns", {"file": str(path), "known": ", ".join(SUFFIXES)})
    return path


def write_columns(table: Any, path: Path) -> None:
    """Write Parquet or Arrow, by the file's name."""
    if path.suffix == ".parquet":
        parquet.write_table(table, path, compression="zstd")
    else:
        feather.write_feather(table, path, compression="zstd")
