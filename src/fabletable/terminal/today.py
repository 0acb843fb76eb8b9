"""``fabletable today``: the tables of the day, the result of the first try, and a check of a whole year."""

from __future__ import annotations

from pathlib import Path
from time import localtime, sleep

from rich.console import Console
from rich.table import Table

from fabletable.coach.days import GAMES, DayKind
from fabletable.coach.stretch import GoalLane
from fabletable.games import find
from fabletable.lab.days import FEWEST, MOST, faults_of_year, goals_of_days, reached_in, tables_of_year
from fabletable.table.devices import devices
from fabletable.table.messages.today import DayCard, DayResult, NewDayTable, Today
from fabletable.table.today import today
from fabletable.table.today.today import Days
from fabletable.terminal.home import Home, open_home
from fabletable.terminal.notes import Notes
from fabletable.terminal.opening import sit_down
from fabletable.terminal.progress import bar
from fabletable.terminal.service_thread import ServiceThread
from fabletable.terminal.sitting_down import heed_the_end
from fabletable.terminal.speech import Speech, explained, figure, title, translate
from fabletable.terminal.text_table import TextTable

ASK_AGAIN_SECONDS = 0.5
MARKS = {"step": "■", "grew": "▲", "quiet": "·"}
"""Signs beside the colours, for people who cannot tell the colours apart."""


def zone() -> int:
    """Return the number of minutes by which the clock here is ahead of UTC."""
    return (localtime().tm_gmtoff or 0) // 60


def show(console: Console, data: Path | None) -> None:
    """Print today's tables and the trial of the week."""
    with ServiceThread() as thread:
        home = thread.enter(open_home(data))
        _print_day(console, thread.run(_seen(home)))


async def _seen(home: Home) -> Today:
    keyring = (await devices.known(home.service, await home.key())).keyring
    return await today.see(home.service, keyring, zone())


def _print_day(console: Console, seen: Today) -> None:
    console.print(translate("today-head", day=seen.day, streak=seen.streak), style="bold")
    for card in seen.tables:
        _print_card(console, card, title(find(card.game)))
    console.print(translate("today-week", game=title(find(seen.week.game)), reached=seen.week.reached), style="bold")
    for number, card in enumerate(seen.week.goals, 1):
        _print_card(console, card, str(number))
    console.print(translate("today-how"), style="dim")


def _print_card(console: Console, card: DayCard, name: str) -> None:
    speech = Speech(find(card.game))
    marks = "" if card.first is None or card.first.lane is None else marks_of(card.first.lane)
    rate = figure(round(card.goal.reached / 10))
    line = translate("today-line", name=name, title=speech.say(card.title), state=card.state, rate=rate, marks=marks)
    console.print(f"  {line}")


def marks_of(lane: GoalLane) -> str:
    return "".join(MARKS[each] for each in lane.squares)


def play(console: Console, game: str, why: DayKind, name: str, notes: Notes, data: Path | None) -> None:
    """Play a table of the day line by line, then print its result."""
    find(game)
    heed_the_end()
    with ServiceThread() as thread:
        home = thread.enter(open_home(data))

        async def begun() -> tuple[str, str]:
            key = await home.key()
            keyring = (await devices.known(home.service, key)).keyring
            made = await today.play(home.service, NewDayTable(game, why, name=name, zone=zone()), keyring, key)
            return made.table.id, keyring

        table_id, keyring = thread.run(begun())
        found = thread.run(home.service.tables.find(table_id))
        console.print(Speech(find(game)).say(found.replica.goal.message) if found.replica.goal else "", style="bold")
        table = thread.run(sit_down(home, found.info(), [0]))
        try:
            TextTable(console, table, thread.run, notes=notes).play()
        finally:
            thread.run(table.leave())
        if found.replica.is_final:
            _print_result(console, _compared(console, home, thread, table_id, keyring))


def _compared(console: Console, home: Home, thread: ServiceThread, table_id: str, keyring: str) -> DayResult:
    """Wait until the bots have played the same table."""
    game = thread.run(home.service.tables.look_up(table_id))
    with bar(translate("today-comparing"), 100) as done:
        while True:
            progress = thread.run(home.service.feature(Days).result(game, keyring, zone()))
            done(round(100 * progress.part))
            if progress.part >= 1 and progress.result is not None:
                return progress.result
            sleep(ASK_AGAIN_SECONDS)


def _print_result(console: Console, result: DayResult) -> None:
    speech = Speech(find(result.game))
    console.print(speech.say(result.told), style="bold")
    console.print(explained(result.line))
    table = Table(box=None, pad_edge=False)
    for name in ("today-player", "today-marks"):
        table.add_column(translate(name))
    for name in ("today-result", "today-luck", "today-without"):
        table.add_column(translate(name), justify="right")
    for lane in sorted(result.lanes, key=lambda lane: lane.without, reverse=not result.goal.is_by_turns):
        who = translate(f"bot-{lane.bot}") if lane.bot else translate("today-you")
        table.add_row(who, marks_of(lane), str(lane.result), figure(lane.luck), figure(lane.without))
    console.print(table)
    console.print(translate("today-first" if result.is_first else "today-again", streak=result.streak))


def check(console: Console, year: int, games: int) -> bool:
    """Print what is wrong with the tables of a year; with ``games``, measure every goal anew with that number of
    games."""
    count = sum(1 for _ in tables_of_year(year))
    with bar(translate("today-checking"), count) as done:
        faults = faults_of_year(year, done)
    for fault in faults[:20]:
        day, goal = fault.table.day, f"{fault.table.game} {fault.table.goal.kind} {fault.table.goal.n}"
        console.print(translate("today-fault", day=day, goal=goal, why=fault.code, detail=fault.detail), style="red")
    console.print(translate("today-checked", count=count, year=str(year), faults=len(faults)))
    return not faults and (not games or _measured(console, games))


def _measured(console: Console, games: int) -> bool:
    """Print how often ``hard`` reaches each goal; False where a day's goal is too easy or too hard."""
    fine = True
    for key in GAMES:
        game = find(key)
        for goal in goals_of_days(game):
            rate = round(100 * reached_in(game, goal, games) / games)
            is_day = game.goals is not None and goal in game.goals.days
            fits = not is_day or FEWEST <= rate <= MOST
            fine = fine and fits
            words = translate("today-rate", goal=Speech(game).say(goal.message), rate=rate, translate=goal.reached)
            console.print(f"{title(game)}: {words}", style="" if fits else "red")
    return fine
