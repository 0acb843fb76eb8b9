"""``fabletable duel``: begin or accept a duel with the same luck, play it, and read both games side by side."""

from __future__ import annotations

from pathlib import Path
from time import sleep

from rich.console import Console
from rich.table import Table

from fabletable.coach.same_luck import DuelComparison, DuelStep
from fabletable.games import find
from fabletable.kernel.duel_link import DUEL_PATH, is_duel_link
from fabletable.table.devices import devices
from fabletable.table.duels import duels
from fabletable.table.duels.duels import Duels
from fabletable.table.messages.duels import DuelAttempt, DuelInfo, JoinDuel, NewDuel
from fabletable.terminal.home import Home, open_home
from fabletable.terminal.notes import Notes
from fabletable.terminal.opening import sit_down
from fabletable.terminal.progress import bar
from fabletable.terminal.service_thread import ServiceThread
from fabletable.terminal.sitting_down import heed_the_end
from fabletable.terminal.speech import Speech, translate
from fabletable.terminal.speech import title as title_of
from fabletable.terminal.text_table import TextTable

ASK_AGAIN_SECONDS = 0.3
MOST_DIFFERENCES = 12
"""The most moments printed at which the games differ; the page shows all of them."""


async def _keyring(home: Home) -> str:
    return (await devices.known(home.service, await home.key())).keyring


def show(console: Console, data: Path | None) -> None:
    """Print the duels of the person at this terminal."""
    with ServiceThread() as thread:
        home = thread.enter(open_home(data))
        keyring = thread.run(_keyring(home))
        found = thread.run(duels.list_mine(home.service, keyring)).duels
        for info in found:
            names = ", ".join(info.names) or "–"
            console.print(
                translate("duel-line", id=info.id, game=title_of(find(info.game)), names=names, state=info.state)
            )
        console.print(translate("duel-how"), style="dim")


def take_part(console: Console, wanted: NewDuel | str, name: str, notes: Notes, data: Path | None) -> None:
    """Begin a duel, or continue one by its link or its name; play it, then print its state."""
    heed_the_end()
    with ServiceThread() as thread:
        home = thread.enter(open_home(data))
        keyring = thread.run(_keyring(home))
        info = thread.run(_found(home, wanted, keyring))
        if info.state in ("open", "begun"):
            _print_link(console, home, thread, info)
            _play(console, home, thread, info, name, notes)
            info = thread.run(duels.see(home.service, info.id, keyring))
        while info.state == "waiting" and info.people == 1:
            sleep(ASK_AGAIN_SECONDS)
            info = thread.run(duels.see(home.service, info.id, keyring))
        if info.state == "done":
            for other in range(1, len(info.attempts)):
                _print_pair(console, info, other, _compared(home, thread, info.id, other))
        else:
            console.print(translate("duel-not-yet", state=info.state), style="bold")
        _print_link(console, home, thread, info)


async def _found(home: Home, wanted: NewDuel | str, keyring: str) -> DuelInfo:
    if isinstance(wanted, NewDuel):
        return await duels.begin(home.service, wanted, keyring)
    if is_duel_link(wanted):
        return await duels.open_link(home.service, wanted, keyring)
    return await duels.see(home.service, wanted, keyring)


def _play(console: Console, home: Home, thread: ServiceThread, info: DuelInfo, name: str, notes: Notes) -> None:
    async def begun() -> str:
        key = await home.key()
        return (await duels.play(home.service, info.id, JoinDuel(name), await _keyring(home), key)).table.id

    found = thread.run(home.service.tables.find(thread.run(begun())))
    table = thread.run(sit_down(home, found.info(), [0]))
    try:
        TextTable(console, table, thread.run, notes=notes).play()
    finally:
        thread.run(table.leave())


def _print_link(console: Console, home: Home, thread: ServiceThread, info: DuelInfo) -> None:
    letters = thread.run(duels.link_of(home.service, info.id)).letters
    console.print(translate("duel-link"), style="dim")
    console.print(DUEL_PATH + letters, soft_wrap=True, markup=False, highlight=False)


def _compared(home: Home, thread: ServiceThread, duel_id: str, other: int) -> DuelComparison:
    with bar(translate("duel-comparing"), 100) as done:
        while True:
            progress = thread.run(home.service.feature(Duels).compare(duel_id, 0, other))
            done(round(100 * progress.part))
            if progress.comparison is not None:
                return progress.comparison
            sleep(ASK_AGAIN_SECONDS)


def _print_pair(console: Console, info: DuelInfo, other: int, found: DuelComparison) -> None:
    speech = Speech(find(info.game))
    names = [_name(info.attempts[0]), _name(info.attempts[other])]
    for name, result in zip(names, found.results, strict=True):
        score = speech.say(result.told) if result.told is not None else str(result.score)
        console.print(translate("duel-result", name=name, score=score), style="bold")
    console.print(translate("duel-luck", draws=found.draws, equal=found.equal))
    if found.parted is None:
        console.print(translate("duel-never-parted"))
        return
    console.print(translate("duel-same", count=found.same))
    table = Table(box=None, pad_edge=False)
    for column in ("", *names):
        table.add_column(column)
    differing = [moment for moment in found.moments if not moment.is_same]
    for moment in differing[:MOST_DIFFERENCES]:
        chapter = speech.say(found.chapters[moment.chapter].title)
        table.add_row(chapter, *(_told_step(speech, step) for step in moment.sides))
    console.print(table)
    if len(differing) > MOST_DIFFERENCES:
        console.print(translate("duel-more", count=len(differing) - MOST_DIFFERENCES))


def _name(attempt: DuelAttempt) -> str:
    return translate(f"bot-{attempt.bot}") if attempt.bot else attempt.name


def _told_step(speech: Speech, step: DuelStep | None) -> str:
    if step is None:
        return "–"
    chance = step.chances[1]
    return speech.say(step.chosen) if chance is None else f"{speech.say(step.chosen)} ({chance} %)"
