"""A slice of `make fuzz`: malformed frames, broken HTTP and schemathesis over a running server."""

from __future__ import annotations

import pytest

from benchmarks import fuzz


def test_nothing_breaks_whatever_is_sent(capsys: pytest.CaptureFixture[str]) -> None:
    broke = fuzz.main(["--frames", "1500", "--examples", "3", "--phases", "fuzzing", "--seconds", "15"])
    said = capsys.readouterr().out
    assert broke == 0, said
    assert "nothing broke" in said
