"""The model of docs/scale.md is held against the measurements it comes from, and against plain sense."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from benchmarks import memory
from benchmarks.scale import DATABASE_CORES, Load, Measured, costs_of, plan_for, stored, storing, told

MEASURED = stored()
HELD = memory.stored()
COSTS = costs_of(MEASURED, HELD)
PAGE = Path(__file__).parents[2] / "docs" / "scale.md"


def near(reckoned: float, measured: float, part: float) -> bool:
    return abs(reckoned - measured) <= part * max(reckoned, measured)


def named(run: Measured) -> str:
    return f"{run.processes}-{run.news}"


def test_it_was_measured_with_one_two_and_four_processes() -> None:
    assert {(run.processes, run.news) for run in MEASURED.runs} >= {
        (1, "postgres"),
        (2, "postgres"),
        (4, "postgres"),
        (2, "redis"),
        (4, "redis"),
    }


@pytest.mark.parametrize("run", MEASURED.runs, ids=named)
def test_the_model_gives_back_what_was_measured(run: Measured) -> None:
    idle = run.processes * run.seconds * COSTS.idle
    serving = idle + run.decisions * (COSTS.serve + (run.processes - 1) * COSTS.hear)
    assert near(serving, run.serving, 0.25), (serving, run.serving)
    assert near(run.decisions * storing(COSTS, run.processes, run.news), run.storing, 0.35)
    assert near((run.decisions - run.choices) * COSTS.think, run.thinking, 0.35)
    assert near(run.decisions * COSTS.wire_bytes, run.wire_bytes, 0.15)
    # A young table of PostgreSQL grows by whole pages.
    assert near(COSTS.log_bytes, run.log_bytes, 0.4)
    assert near(COSTS.wal_bytes, run.wal_bytes, 0.35)


@pytest.mark.parametrize("run", HELD, ids=lambda run: str(run.tables))
def test_the_model_gives_back_what_open_tables_took(run: memory.Figures) -> None:
    assert near(COSTS.process_megabytes + run.tables * COSTS.table_megabytes, run.open, 0.1)
    assert run.each < memory.TABLE_MOST
    assert run.rested < memory.REST_MOST * run.start


def test_a_hundred_thousand_tables_need_more_than_one_database() -> None:
    plan = plan_for(Load(), COSTS)
    assert plan.servers > 1
    assert plan.rows_a_second == pytest.approx(100_000 / 10 / 0.6)
    cores = plan.serving_cores + plan.thinking_cores + plan.storing_cores
    assert cores < plan.servers * (plan.processes + plan.workers + DATABASE_CORES)


def test_more_tables_never_need_less() -> None:
    plans = [plan_for(Load(tables=tables), COSTS) for tables in (100, 1000, 10_000, 100_000)]
    for less, more in pairwise(plans):
        assert less.servers <= more.servers
        for name in ("serving_cores", "thinking_cores", "storing_cores", "gigabytes", "gigabits", "gigabytes_a_day"):
            assert getattr(less, name) < getattr(more, name), name
    assert plans[0].servers == plans[0].processes == 1


def test_people_who_think_longer_cost_less() -> None:
    quick, slow = (plan_for(Load(think_seconds=seconds), COSTS) for seconds in (10, 30))
    assert slow.serving_cores < quick.serving_cores
    assert slow.servers < quick.servers


def test_hearing_of_everything_is_what_ends_a_house() -> None:
    """The same tables need fewer servers if messages between processes cost nothing: the page says what grows with
    what."""
    deaf = msgspec.structs.replace(COSTS, hear=0.0)
    assert plan_for(Load(), deaf).serving_cores < plan_for(Load(), COSTS).serving_cores


def test_the_page_says_what_the_model_says() -> None:
    page = PAGE.read_text("utf-8")
    for line in told(Load(), COSTS).splitlines():
        assert line.rstrip() in page, line
