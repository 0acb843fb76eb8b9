"""A command is one class: added to the registry, it works over a socket and in this process."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.testing import TestClient

from fabletable.kernel import Refused
from fabletable.server.app import make_app
from fabletable.server.settings import Settings, sqlite_url
from fabletable.table.features import COMMANDS, FEATURES
from fabletable.table.lobby import setup
from fabletable.table.local.client import Client
from fabletable.table.local.service import local_service
from fabletable.table.messages.tables import NewSeat, NewTable
from fabletable.table.service.commands import Commands, tag_of
from tests.server.people import ServerUnderTest
from tests.table.wave import Wave

WITH_WAVE = COMMANDS.extended(Wave)


def test_a_new_command_works_over_a_socket(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "tables.sqlite3"), secret="the secret of a test")
    with TestClient(make_app(settings, commands=WITH_WAVE), base_url="http://127.0.0.1") as client:
        made = ServerUnderTest(client).set_table("Ada", "Mira", start=True)
        with made.sit(0) as ada, made.sit(1) as mira:
            assert ada.ask("wave", seat=0, hand="left")["type"] == "accepted"
            assert mira.until("waved") == {"type": "waved", "seat": 0, "hand": "left"}
            assert ada.ask("wave", seat=1, hand="left")["code"] == "why-not-your-seat"
            ada.say({"type": "wave", "id": "x", "seat": 0})
            assert ada.until("error")["code"] == "why-not-understood"


def test_and_in_this_process() -> None:
    async def scene() -> None:
        async with local_service() as service:
            seats = [NewSeat("here", "Ada"), NewSeat("here", "Mira")]
            made = await setup.make(service, NewTable("lanterns", seats, start=True))
            ada = Client(service, made.table.id, [made.keys[0].secret], WITH_WAVE)
            mira = Client(service, made.table.id, [made.keys[1].secret], WITH_WAVE)
            async with ada, mira:
                assert (await ada.ask("wave", seat=0, hand="left"))["type"] == "accepted"
                assert await mira.until("waved") == {"type": "waved", "seat": 0, "hand": "left"}
                with pytest.raises(Refused, match="why-not-your-seat"):
                    await ada.ask("wave", seat=1, hand="left")

    asyncio.run(scene())


def test_the_registry_itself_stays_as_it_was() -> None:
    assert "wave" not in [tag_of(kind) for kind in COMMANDS]
    with pytest.raises(ValueError, match="two frames have the tag 'wave'"):
        WITH_WAVE.extended(Wave)


def test_all_commands_are_registered_by_their_tags() -> None:
    tags = [tag_of(kind) for kind in COMMANDS]
    assert tags == sorted(set(tags))
    assert len(tags) == 26
    assert len(Commands(COMMANDS).extended()._kinds) == 26
    assert len({feature.__name__ for feature in FEATURES}) == len(FEATURES)
