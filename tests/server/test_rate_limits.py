"""All processes of a machine share their rate limits: what an address spends at one is gone at the others."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fabletable.server.limits.rate_limits import RateLimits, neighbourhood

ELSEWHERE = """
import sys
from pathlib import Path
from fabletable.server.limits.rate_limits import RateLimits
limits = RateLimits(Path(sys.argv[1]), "salt")
print(eval(sys.argv[2]), flush=True)
sys.stdin.read()
"""


@contextmanager
def another_process(path: Path, does: str) -> Iterator[str]:
    """Run another process as long as the block; it dies without a goodbye."""
    command = [sys.executable, "-c", ELSEWHERE, str(path), does]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.kill()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "limits"


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("testclient", "testclient", True),
    ],
)
def test_who_counts_as_one(one: str, other: str, together: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is together


def test_what_is_spent_fills_again_and_never_overflows(monkeypatch: pytest.MonkeyPatch) -> None:
    time = [100.0]
    monkeypatch.setattr("fabletable.server.limits.rate_limits.monotonic", lambda: time[0])
    limits = RateLimits()
    spend = [limits.spend("request", "192.0.2.1", 1, 3) for _ in range(4)]
    assert spend == [True, True, True, False]
    assert limits.spend("request", "192.0.2.2", 1, 3), "another address"
    assert limits.spend("table", "192.0.2.1", 1, 3), "another thing"
    time[0] += 1.5
    assert [limits.spend("request", "192.0.2.1", 1, 3) for _ in range(2)] == [True, False]
    time[0] += 1000
    assert [limits.spend("request", "192.0.2.1", 1, 3) for _ in range(4)] == [True, True, True, False]
    time[0] = 5  # the machine was started anew, and its clock with it
    assert limits.spend("request", "192.0.2.1", 1, 3)


def test_what_one_process_spends_is_gone_at_the_other(path: Path) -> None:
    limits = RateLimits(path, "salt")
    spend = "[limits.spend('request', '192.0.2.1', 0.001, 5) for _ in range(3)]"
    with another_process(path, spend) as said:
        assert said == "[True, True, True]"
        assert [limits.spend("request", "192.0.2.1", 0.001, 5) for _ in range(3)] == [True, True, False]


def test_connections_count_at_all_processes_while_they_live(path: Path) -> None:
    limits = RateLimits(path, "salt")
    assert limits.enter("connection", "192.0.2.1", 3)
    with another_process(path, "[limits.enter('connection', '192.0.2.1', 3) for _ in range(3)]") as said:
        assert said == "[True, True, False]"
        assert not limits.enter("connection", "192.0.2.1", 3)
        assert limits.enter("connection", "192.0.2.9", 3)
    assert [limits.enter("connection", "192.0.2.1", 3) for _ in range(3)] == [True, True, False], (
        "the dead hold nothing"
    )
    limits.leave("connection", "192.0.2.1")
    assert limits.enter("connection", "192.0.2.1", 3)


def test_however_many_addresses_come_whoever_is_here_is_remembered() -> None:
    limits = RateLimits()
    assert limits.enter("connection", "192.0.2.1", 1)
    for number in range(60_000):
        limits.spend("request", f"2001:db8:{number:x}::1", 1, 5)
    assert not limits.enter("connection", "192.0.2.1", 1)


def test_a_file_of_somebody_else_is_not_trusted(path: Path) -> None:
    path.touch(0o644)
    with pytest.raises(PermissionError):
        RateLimits(path)
    path.unlink()
    path.symlink_to(path.with_name("elsewhere"))
    with pytest.raises(OSError):
        RateLimits(path)


def test_a_process_that_was_stopped_holds_nobody_up(path: Path) -> None:
    """A stopped process holds a lock of the rate limits: addresses that need that row are let in."""
    limits = RateLimits(path, "salt")
    with another_process(path, "[limits._lock(shelf) for shelf in range(4096)][0]") as said:
        assert said == "True"
        assert [limits.spend("request", "192.0.2.1", 0.001, 1) for _ in range(3)] == [True] * 3
    assert [limits.spend("request", "192.0.2.1", 0.001, 1) for _ in range(2)] == [True, False]


def test_what_costs_more_is_spent_as_more() -> None:
    limits = RateLimits()
    assert [limits.spend("row", "192.0.2.1", 0.0001, 10, 4) for _ in range(3)] == [True, True, False]
    assert limits.spend("row", "192.0.2.1", 0.0001, 10, 2)
    assert [limits.spend("row", "192.0.2.2", 0.0001, 10, 40) for _ in range(2)] == [True, False]
