"""Outcomes as columns: what comes back is what was played."""

import pyarrow.feather
import pyarrow.parquet
import pytest

import fabletable
from fabletable.lab import simulate
from fabletable.lab.columns import check_columns, seat_table, write_columns


@pytest.mark.parametrize("suffix", [".parquet", ".arrow", ".feather"])
def test_a_line_a_seat(tmp_path, suffix):
    outcome = simulate("lanterns", 6, 3, ["greedy", "random"], "s", watch=True)
    path = check_columns(tmp_path / f"seats{suffix}")
    write_columns(seat_table(outcome), path)
    read = pyarrow.parquet.read_table if suffix == ".parquet" else pyarrow.feather.read_table
    table = read(path)
    lines = table.to_pylist()
    assert len(lines) == 18
    assert sum(line["won"] for line in lines) == pytest.approx(6)
    assert {line["seed"] for line in lines} == {f"s/{index}" for index in range(6)}
    assert [line["bot"] for line in lines[:3]] == outcome.rows[0].bots
    assert [line["score"] for line in lines[:3]] == outcome.rows[0].scores
    assert any(line["taken"] for line in lines)
    assert table.schema.metadata[b"fingerprint"] == outcome.fingerprint.encode()


def test_a_name_that_tells_no_format_is_refused(tmp_path):
    with pytest.raises(fabletable.Refused) as no:
        check_columns(tmp_path / "seats.csv")
    assert no.value.code == "why-no-columns"
