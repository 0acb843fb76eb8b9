"""Notes about tables of the day: a person's first tries by month; the server's lists and bots' results by day."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

import msgspec

from fabletable.coach.days import DayTable, days_in_a_row
from fabletable.coach.stretch import GoalLane
from fabletable.table.messages.today import DayTry, ListedTry
from fabletable.table.notebook import notebook
from fabletable.table.rows import TableRow
from fabletable.table.service.service import TableService

SERVER_RING: Final = "today"
"""The keyring id that owns the server's own notes; no person's keyring has this id."""
HERE: Final = "here"
"""The keyring id of the only person at a service without keys, such as a terminal."""
MONTHS: Final = "days/"
LATEST: Final = "latest-day"
"""The note with the latest local day on which a person began a table."""
KEPT_DAYS: Final = 15
"""The number of days for which a server keeps its lists."""
MOST_LISTED: Final = 100

Month = dict[str, DayTry]


def name_of(table: DayTable) -> str:
    return f"{table.day}/{table.kind}/{table.game}"


def keyring_at(service: TableService, row: TableRow) -> str:
    """Return the id of the keyring that a table belongs to; empty if it belongs to none."""
    return row.keyring or ("" if service.settings.day_secret else HERE)


# --- of a person ---


async def first_tries(service: TableService, keyring: str, *days: date) -> Month:
    """Return the first tries of a person in the months of these days, by the name of their day table."""
    found: Month = {}
    for name in sorted({_month_of(day) for day in days}) if keyring else []:
        found |= await notebook.read(service, keyring, name, Month) or {}
    return found


async def streak(service: TableService, keyring: str, today: date) -> int:
    """Return on how many days in a row a person has played. Of ten years, only the months that count are read."""
    played: set[date] = set()
    month = today.replace(day=1)
    while keyring:
        tries = await notebook.read(service, keyring, _month_of(month), dict[str, _Finished]) or {}
        played.update(date.fromisoformat(name.partition("/")[0]) for name, each in tries.items() if each.is_done)
        before = [month - timedelta(days=back) for back in range(1, 9)]
        if days_in_a_row([*played, *before], today) == days_in_a_row([*played], today):
            break  # whatever was played earlier, the streak is the same
        month = before[0].replace(day=1)
    return days_in_a_row([*played], today)


class _Finished(msgspec.Struct):
    """Holds what a streak needs of a first try."""

    is_done: bool = False


def _month_of(day: date) -> str:
    return MONTHS + day.isoformat()[:7]


async def reach_day(service: TableService, keyring: str, day: str) -> str:
    """Return the latest local day on which this person has begun a table, this one included."""

    def reached(before: str | None) -> str:
        return max(before or "", day)

    return await notebook.change(service, keyring, LATEST, str, reached) or day


async def begin_try(service: TableService, keyring: str, table: DayTable, table_id: str, instead_of: str = "") -> str:
    """Store the table of the first try, unless there is another already; ``instead_of`` names one that is replaced.
    Return the table of the first try."""

    def begun(month: Month | None) -> Month:
        known = month or {}
        found = known.get(name_of(table))
        if found is not None and (found.is_done or found.table != instead_of):
            return known
        return {**known, name_of(table): DayTry(table_id)}

    month = await notebook.change(service, keyring, MONTHS + table.day[:7], Month, begun, notebook.LONGEST_LIST)
    return month[name_of(table)].table if month else table_id


async def end_try(
    service: TableService, keyring: str, table: DayTable, table_id: str, is_reached: bool, lane: GoalLane | None
) -> bool:
    """Store the result of the first try. Return False if this table was not the first try."""
    if not keyring:
        return False

    def ended(month: Month | None) -> Month:
        known = month or {}
        found = known.get(name_of(table))
        if found is None or found.table != table_id:
            return known
        return {**known, name_of(table): DayTry(table_id, True, is_reached, lane or found.lane)}

    known = (await first_tries(service, keyring, date.fromisoformat(table.day))).get(name_of(table))
    if known is None or known.table != table_id:
        return False
    await notebook.change(service, keyring, MONTHS + table.day[:7], Month, ended, notebook.LONGEST_LIST)
    return True


def played_days(tries: Month) -> list[date]:
    return [date.fromisoformat(name.partition("/")[0]) for name, each in tries.items() if each.is_done]


# --- of the server ---


async def known_bots(service: TableService, table: DayTable) -> list[GoalLane]:
    return await notebook.read(service, SERVER_RING, f"bots/{name_of(table)}", list[GoalLane]) or []


async def keep_bots(service: TableService, table: DayTable, lanes: list[GoalLane]) -> None:
    def with_them(known: list[GoalLane] | None) -> list[GoalLane]:
        return lanes if known is None or len(known) < len(lanes) else known

    if len(lanes) <= len(await known_bots(service, table)):
        return
    await notebook.change(service, SERVER_RING, f"bots/{name_of(table)}", list[GoalLane], with_them)
    await _forget_old(service, date.fromisoformat(table.day) - timedelta(days=KEPT_DAYS))


async def listed(service: TableService, table: DayTable) -> list[ListedTry]:
    return await notebook.read(service, SERVER_RING, f"list/{name_of(table)}", list[ListedTry]) or []


async def enlist(service: TableService, table: DayTable, entry: ListedTry) -> None:
    """Insert a first try into the list of its day, in its place."""
    sign = 1 if table.goal.is_by_turns else -1

    def with_it(found: list[ListedTry] | None) -> list[ListedTry]:
        others = [each for each in found or [] if each.table != entry.table]
        return sorted([*others, entry], key=lambda each: sign * each.lane.without)[:MOST_LISTED]

    await notebook.change(
        service, SERVER_RING, f"list/{name_of(table)}", list[ListedTry], with_it, notebook.LONGEST_LIST
    )


async def _forget_old(service: TableService, before: date) -> None:
    for note in await service.store.notebooks.notes(SERVER_RING):
        day = note.name.split("/")[1]
        if day < before.isoformat():
            await service.store.notebooks.forget(SERVER_RING, note.name)
