"""Terminal and browser at the same tables: on one file, with consent, with premoves, and with a new command."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.testing import TestClient

import fabletable
from fabletable.kernel import Refused
from fabletable.server.app import make_app
from fabletable.server.main import terminal_ticket
from fabletable.server.settings import at_home, sqlite_url
from fabletable.server.storage.migrate import migrate_now
from fabletable.server.storage.store import SqlStore
from fabletable.table.features import COMMANDS
from fabletable.table.lobby import setup
from fabletable.table.local.client import Client
from fabletable.table.local.file_store import FileStore
from fabletable.table.local.service import local_service
from fabletable.table.messages.tables import NewSeat, NewTable
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.fullscreen.app import FullTable
from fabletable.terminal.fullscreen.windows import Asking
from fabletable.terminal.home import Home, move_in, open_home
from fabletable.terminal.main import run
from fabletable.terminal.opening import left_tables, new_table, seats_for, sit_down
from fabletable.terminal.premoves import premove_entries
from fabletable.terminal.service_thread import ServiceThread
from fabletable.terminal.text_table import TextTable
from fabletable.terminal.typed_command import typed_fields
from tests.server.people import ServerUnderTest
from tests.server.tolls import Tolls
from tests.table.wave import Wave
from tests.terminal.tables import Person, Seating, play_text
from tests.terminal.test_full_table import press, until, words

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True, scope="module")
def _games() -> None:
    fabletable.bring(Tolls())


# --- one file ---


def test_a_game_goes_from_the_browser_to_the_terminal_and_back(tmp_path: Path) -> None:
    """Each follows what the other decides while both are open."""
    settings = at_home("127.0.0.1", 8000, tmp_path)
    migrate_now(settings.database)
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client, ServiceThread() as thread:
        made = ServerUnderTest(client).set_table("Ada", "bot:medium", start=True)
        with made.sit(0) as browser:
            browser.until_asked(0)
            browser.go_on(0)
            home = thread.enter(open_home(tmp_path))
            left = next(each for each in thread.run(left_tables(home)) if each.info.id == made.id)
            assert left.people == [0]
            table = thread.run(sit_down(home, left.info, left.people))
            number = thread.run(asked(table))
            assert number == browser.until_asked(0)["number"]
            ask = table.ask_of(0)
            assert ask is not None
            thread.run(table.choose(0, ask.choices[0].key))
            view = browser.until("view", lambda view: view["number"] > number)
            assert view["decisions"] > number
            there = thread.run(asked(table))
            while browser.views[0]["number"] < there:
                browser.hear()
            browser.go_on(0)
            assert thread.run(asked(table, there)) > there
            thread.run(table.leave())


async def asked(table: TerminalTable, after: int = -1) -> int:
    while table.asked is None or table.number <= after:
        await table.change()
    return table.number


def test_a_ticket_brings_the_games_of_the_terminal_to_the_browser(tmp_path: Path) -> None:
    settings = at_home("127.0.0.1", 8000, tmp_path)
    migrate_now(settings.database)
    assert terminal_ticket(settings, tmp_path) == ""
    seating = Seating(tmp_path / "it", data=tmp_path)
    play_text(Person("1"), seating)
    ticket = terminal_ticket(settings, tmp_path)
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        key = server.post("/api/keys/take", {"ticket": ticket, "name": "browser", "bring": []}).json()["key"]
        with server.sit(seating.live.id, key) as browser:
            assert browser.until_asked(0)["number"] == seating.match.number
            browser.go_on(0)
    assert terminal_ticket(settings, tmp_path) == "", "the browser has them now"


def test_a_table_is_resumed_by_a_list_an_id_or_a_name(tmp_path: Path, capsys, monkeypatch) -> None:
    answers = iter(["1", "q", "q", "2", "q", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    data = ["--data", str(tmp_path)]
    assert run(["text", "lanterns", "--name", "Ada", "--seed", "a", *data]) == 0
    assert run(["text", "diceforge", "--name", "Mira", "--seed", "b", *data]) == 0
    first = capsys.readouterr().out.split("--resume ")[1].split()[0]
    assert run(["text", *data, "--resume"]) == 0
    listed = capsys.readouterr().out
    assert "Dice Forge · Mira, Hazel" in listed
    assert first in listed
    assert run(["text", "--resume", "mira", *data]) == 0
    assert "Dice Forge" in capsys.readouterr().out
    assert run(["text", "--resume", "nobody", *data]) == 2
    assert "nobody" in capsys.readouterr().err
    record = tmp_path / "record.json"
    assert run(["record", first, str(record), *data]) == 0
    assert fabletable.verify(record.read_bytes())
    assert run(["record", "aaaaaaaaaa", *data]) == 2


# --- people elsewhere ---


def two_people(seats: int = 2, game: str = "lanterns"):
    """Return a scene at a table where seat 0 sits at this terminal and the others elsewhere."""

    def scene(play):
        async def played() -> None:
            async with local_service() as service:
                wanted = NewTable(game, [NewSeat("here", name) for name in ("Ada", "Mira", "Ivo")[:seats]], start=True)
                made = await setup.make(service, wanted)
                home = Home(service, Path(os.devnull))
                table = await sit_down(home, made.table, [seats - 1 if game == "tolls" else 0])
                others = [seat for seat in range(seats) if seat not in table.people]
                async with Client(service, made.table.id, seats=others) as mira:
                    await play(table, mira)
                await table.leave()

        asyncio.run(played())

    return scene


def test_a_decision_is_taken_back_when_the_other_agrees() -> None:
    async def scene(ada: TerminalTable, mira: Client) -> None:
        await asked(ada)
        await ada.choose(0, "roll")
        while not ada.waits_for_others:
            await ada.change()
        with pytest.raises(Refused):
            await ada.take_back(0)
        await ada.take_back(0, with_consent=True)
        assert ada.proposal is not None
        assert ada.proposal.waiting == [1]
        await mira.until("proposal")
        await mira.ask("answer", seat=1, number=1, agree=True)
        while ada.views[0].decisions:
            await ada.change()
        assert ada.films[0] == []

    two_people()(scene)


def test_what_another_proposes_is_asked_on_the_screen() -> None:
    async def scene(ada: TerminalTable, mira: Client) -> None:
        await asked(ada)
        await ada.choose(0, "roll")
        await mira.asked(1)
        await mira.choose(1, "roll")
        async with FullTable(ada, speed=0).run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            while mira.views[1]["number"] < 2:
                await mira.hear()
            await mira.say("propose", seat=1, number=2, to=1)
            await until(pilot, lambda: isinstance(pilot.app.screen, Asking))
            await pilot.pause()
            await pilot.press("enter")
            await until(pilot, lambda: ada.views[0].decisions == 1)
            assert "Mira is thinking" in words(pilot, "question") or ada.turn == 1

    two_people()(scene)


def test_what_comes_next_is_answered_beforehand() -> None:
    async def scene(ivo: TerminalTable, others: Client) -> None:
        await others.asked(0)
        await others.choose(0, "1")
        await others.asked(1)
        entries = await premove_entries(ivo, 2)
        assert any(each.tag == "pass" for each in entries)
        lay = next(each for each in entries if each.tag == "lay")
        await ivo.do(lay.tag, 2, **lay.fields)
        while not ivo.premoves.get(2):
            await ivo.change()
        assert [each.tag for each in await premove_entries(ivo, 2)][-1] == "revoke"
        await others.choose(1, "pass")
        while not ivo.notices:
            await ivo.change()
        assert "beforehand" in ivo.notices[0]

    two_people(3, "tolls")(scene)


# --- a new command ---


def test_a_new_command_works_in_the_terminal(tmp_path: Path) -> None:
    """No line of the terminal knows of it."""
    commands = COMMANDS.extended(Wave)
    person = Person("/wave hand=left", "/wave", "/dance", "/chat text='Well met'")
    play_text(person, Seating(tmp_path / "it", commands=commands))
    assert "waved: Ada, left" in person.saw
    assert "/wave hand=…" in person.saw
    assert "There is no such command" in person.saw
    assert "Ada: Well met" in person.saw

    async def on_the_screen() -> None:
        async with (
            Seating(tmp_path / "it", commands=commands).at_table() as live,
            FullTable(live, speed=0).run_test(size=(100, 30)) as pilot,
        ):
            await pilot.pause()
            await press(pilot, "colon")
            await pilot.press(*"wave hand=right", "enter")
            await until(pilot, lambda: "waved: Ada, right" in words(pilot, "word"))

    asyncio.run(on_the_screen())


def test_fields_are_what_the_command_says() -> None:
    assert typed_fields(COMMANDS, "answer agree=true proposal=3") == ("answer", {"agree": True, "proposal": 3})
    for line in ("answer agree=perhaps", "answer yes", "chat 'open", "hello table=x", ""):
        with pytest.raises(Refused):
            typed_fields(COMMANDS, line)


# --- without a server ---


WITHOUT_A_SERVER = """
import sys

class Bar:
    def find_spec(self, name, path=None, target=None):
        barred = {"alembic", "asyncpg", "litestar", "numpy", "platformdirs", "sqlalchemy", "textual", "uvicorn"}
        if name.partition(".")[0] in barred or name.startswith("fabletable.server"):
            raise ModuleNotFoundError(f"{name} is not installed", name=name)

sys.meta_path.insert(0, Bar())
from fabletable import extras
extras.find_spec = lambda name: None
from fabletable.terminal.main import run
sys.exit(run(sys.argv[1:]))
"""


def without_a_server(typed: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_A_SERVER, *arguments],
        input=typed, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_without_a_server_nothing_is_lost_and_a_later_server_gets_it(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    first = without_a_server("1\nq\n", "text", "diceforge", "--seed", "x", "--name", "Ada", *data)
    table = first.split("--resume ")[1].split()[0]
    assert "gives way" in first
    again = without_a_server("1\nq\n", "text", "--resume", "diceforge", *data)
    assert f"--resume {table}" in again
    assert not (tmp_path / "tables.sqlite3").exists()

    async def later() -> None:
        async with open_home(tmp_path) as home:
            (left,) = await left_tables(home)
            assert (left.info.id, left.info.number >= 2, left.people) == (table, True, [0])
            live = await sit_down(home, left.info, left.people)
            await asked(live)
            await live.leave()
        assert not list((tmp_path / "tables").glob("*.table"))

    asyncio.run(later())


def test_a_table_in_a_folder_is_open_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with local_service(FileStore(tmp_path), secret="the secret of a test") as service:
            home = Home(service, tmp_path / "key")
            table = await new_table(home, "lanterns", seats_for(2, 0, ["random"], ["Ada"]), {}, "s")
            other = FileStore(tmp_path)
            with pytest.raises(Refused, match="why-table-open-elsewhere"):
                await other.whole(table.id)
            migrate = sqlite_url(tmp_path / "tables.sqlite3")
            await asyncio.to_thread(migrate_now, migrate)
            store = SqlStore(migrate)
            await move_in(other, store)
            assert await store.table(table.id) is None, "one that is being played stays"
            await table.leave()
        await move_in(FileStore(tmp_path), store)
        assert await store.table(table.id) is not None
        await store.close()

    asyncio.run(scene())


def test_a_person_who_waits_may_look_again_and_answer_a_proposal(tmp_path: Path) -> None:
    """Line by line, with a person elsewhere."""
    person = Person("1", "", "k Hello", "y", "q")

    async def table_for_two(home: Home) -> tuple[TerminalTable, Client]:
        wanted = NewTable("lanterns", [NewSeat("here", "Ada"), NewSeat("here", "Mira")], start=True)
        made = await setup.make(home.service, wanted)
        mira = Client(home.service, made.table.id, seats=[1])
        await mira.__aenter__()
        return await sit_down(home, made.table, [0]), mira

    with ServiceThread() as thread:
        home = Home(thread.enter(local_service()), tmp_path / "key")
        table, mira = thread.run(table_for_two(home))
        read = person.console.input

        def reading(prompt: str = "") -> str:
            if person.lines[0] == "y":
                thread.run(mira.say("propose", seat=1, number=1, to=0))
                thread.run(asked_us(table))
            return read(prompt)

        person.console.input = reading  # type: ignore[method-assign, assignment]
        TextTable(person.console, table, thread.run).play()
        assert "Waiting for Mira" in person.saw
        assert "Ada: Hello" in person.saw
        assert table.views[0].decisions == 0
        thread.run(table.leave())


async def asked_us(table: TerminalTable) -> None:
    while not table.waits_for_our_answer:
        await table.change()
