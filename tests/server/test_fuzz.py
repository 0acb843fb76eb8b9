"""A slice of `make fuzz`: malformed frames, broken HTTP and schemathesis over a running server."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks import fuzz


@pytest.mark.parametrize(
    ("frames", "examples", "seconds"), [("600", "1", "5"), pytest.param("1500", "3", "15", marks=pytest.mark.soak)]
)
def test_nothing_breaks_whatever_is_sent(
    capsys: pytest.CaptureFixture[str], frames: str, examples: str, seconds: str
) -> None:
    broke = fuzz.main(["--frames", frames, "--examples", examples, "--phases", "fuzzing", "--seconds", seconds])
    said = capsys.readouterr().out
    assert broke == 0, said
    assert "nothing broke" in said


@pytest.mark.parametrize(
    ("line", "is_fault"),
    [
        ('{"level":"info","message":"127.0.0.1:5 - \\"GET /x HTTP/1.1\\" 404"}', False),
        ('{"level":"warning","message":"Invalid HTTP request received."}', False),
        ('{"level":"info","message":"127.0.0.1:5 - \\"GET /x HTTP/1.1\\" 500"}', True),
        ('{"level":"error","message":"a request failed"}', True),
        ("Traceback (most recent call last):", True),
    ],
)
def test_what_would_be_found(tmp_path: Path, line: str, is_fault: bool) -> None:
    server = fuzz.Running(tmp_path)
    server.log.write_text(line + "\n")
    with subprocess.Popen(["sleep", "60"]) as server.process:
        assert bool(server.faults()) is is_fault
        server.process.kill()
        server.process.wait()
        assert any("the server ended" in fault for fault in server.faults())
