"""Scenes at a table, played by clients in this process. Run as a program it plays every scene.

python -m tests.table.scenes         # also where nothing of a server is installed
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

import fabletable
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.record import read_record, verify
from fabletable.table.fairness import seal
from fabletable.table.hints.reviews import Reviews
from fabletable.table.lessons.lessons import teach
from fabletable.table.lobby import setup
from fabletable.table.local.client import Client
from fabletable.table.local.memory_store import MemoryStore
from fabletable.table.local.service import local_service
from fabletable.table.messages.records import NewFork
from fabletable.table.messages.tables import NewSeat, NewTable, TableMade
from fabletable.table.play.fork import play_on_from
from fabletable.table.play.rematch import play_again
from fabletable.table.records.archive import timeline_of, written_record
from fabletable.table.records.replays import replay_of
from fabletable.table.service.service import TableService
from tests.kernel.lanterns import Lanterns
from tests.server.tolls import Tolls

SECRET = "the secret of a test"

Scene = Callable[[TableService], Awaitable[None]]


async def made(service: TableService, game: str, *names: str, **more: Any) -> TableMade:
    """Make a table: ``made(service, "lanterns", "Ada", "bot:medium")``."""
    seats = [
        NewSeat("bot", bot=name.removeprefix("bot:")) if name.startswith("bot:") else NewSeat("here", name)
        for name in names
    ]
    return await setup.make(service, NewTable(game, seats, start=True, **more))


def sit(service: TableService, table: TableMade, *seats: int) -> Client:
    keys = {key.seat: key.secret for key in table.keys}
    return Client(service, table.table.id, [keys[seat] for seat in seats])


async def play_out(client: Client) -> None:
    """Play to the end for all seats of this client."""
    while (ask := await client.asked()) is not None:
        await client.choose(ask["seat"], ask["choices"][0]["key"])


# --- scenes ---


async def a_game_with_bots_a_hint_and_its_record(service: TableService) -> None:
    table = await made(service, "lanterns", "Ada", "bot:medium", "bot:random")
    async with sit(service, table, 0) as ada:
        await ada.asked(0)
        hint = await ada.ask("hint", seat=0, number=ada.views[0]["number"])
        assert hint["key"] in [choice["key"] for choice in ada.views[0]["ask"]["choices"]]
        await play_out(ada)
        assert ada.views[0]["result"]["winners"]
    game = await service.tables.look_up(table.table.id)
    record = read_record(await written_record(service, game))
    assert verify(record, find("lanterns")).holds
    assert seal(game.row.secret) == table.table.commitment
    assert len((await timeline_of(service, game)).moments) == game.decisions
    replay = await replay_of(service.workers, game, 0, 0, 3)
    assert len(msgspec.json.decode(msgspec.json.encode(replay))["frames"]) == 4


async def a_review_a_rematch_and_playing_on(service: TableService) -> None:
    table = await made(service, "lanterns", "Ada", "Mira")
    async with sit(service, table, 0, 1) as both:
        await play_out(both)
    game = await service.tables.look_up(table.table.id)
    part, review = await service.feature(Reviews).reviews.of(game)
    while part < 1:
        await asyncio.sleep(0.01)
        part, review = await service.feature(Reviews).reviews.of(game)
    assert review is not None
    assert review.length == game.decisions
    again = await play_again(service, await service.tables.find(table.table.id), table.keys[0].secret)
    assert [seat.name for seat in again.seats] == ["Mira", "Ada"]
    fork = await play_on_from(service, game, NewFork(2, 1, "Mira"))
    async with Client(service, fork.table.id, [fork.keys[0].secret]) as mira:
        await play_out(mira)


async def a_step_back_by_consent(service: TableService) -> None:
    table = await made(service, "lanterns", "Ada", "Mira")
    async with sit(service, table, 0) as ada, sit(service, table, 1) as mira:
        await ada.asked(0)
        await ada.choose(0, "roll")
        with suppress(Refused):  # dice fell
            await ada.ask("undo", seat=0, number=1)
        assert (await ada.ask("propose", seat=0, number=1, to=0))["type"] == "accepted"
        await mira.until("proposal")
        await mira.ask("answer", seat=1, number=1, agree=True)
        while ada.views[0]["number"] < 2:
            await ada.hear()
        assert ada.views[0]["decisions"] == 0


async def premoves(service: TableService) -> None:
    table = await made(service, "tolls", "Ada", "Mira", "Ivo")
    async with sit(service, table, 0, 1) as both, sit(service, table, 2) as ivo:
        await both.asked(0)
        await both.choose(0, "1")
        await both.asked(1)
        foreseen = await ivo.ask("foresee", seat=2)
        assert foreseen["ask"]["question"]["id"] == "ask-toll"
        await ivo.ask("lay", seat=2, number=foreseen["number"], key="take")
        await both.choose(1, "pass")
        given = await ivo.until("given")
        assert (given["seat"], given["number"]) == (2, 3), "made with the decision that brought its question"


async def a_lesson(service: TableService) -> None:
    table = await teach(service, "diceforge", "Ada")
    async with sit(service, table, 0) as ada:
        lesson = (await ada.until("lesson"))["lesson"]
        assert lesson["page"] is not None
        await ada.ask("lesson", seat=0, press="next", page=lesson["page"]["id"])
        assert (await ada.until("lesson"))["lesson"] != lesson


async def chat_and_a_bot_that_holds_a_seat(service: TableService) -> None:
    table = await made(service, "lanterns", "Ada", "Mira")
    async with sit(service, table, 0) as ada, sit(service, table, 1) as mira:
        await ada.ask("chat", seat=0, text="Well met")
        assert (await mira.until("chat"))["line"]["text"] == "Well met"
        await mira.ask("hold", seat=1, bot="medium")
        await play_out(ada)


SCENES: tuple[Scene, ...] = (
    a_game_with_bots_a_hint_and_its_record,
    a_review_a_rematch_and_playing_on,
    a_step_back_by_consent,
    premoves,
    a_lesson,
    chat_and_a_bot_that_holds_a_seat,
)


def get_ready() -> None:
    fabletable.bring(Lanterns())
    fabletable.bring(Tolls())


def played(scene: Scene) -> None:
    async def play() -> None:
        async with asyncio.timeout(60), local_service(MemoryStore(), secret=SECRET) as service:
            await scene(service)

    asyncio.run(play())


if __name__ == "__main__":
    get_ready()
    for each in SCENES:
        played(each)
        print(each.__name__)
