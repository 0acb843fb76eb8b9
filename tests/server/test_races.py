"""Two real processes on PostgreSQL, with Redis between them, and people who act on the same seat at once.

An acknowledged claim stays: of two who want the same seat one is told the present, and a game's seed follows from
what was published, however late an entropy came.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sql
from websockets.asyncio.client import ClientConnection, connect

from fabletable.server.settings import GENEROUS, Settings, database_url
from fabletable.server.storage import schema
from fabletable.server.storage.migrate import migrate_now
from fabletable.server.storage.store import SqlStore
from fabletable.table import fairness
from tests.local_services import free_port, why_no_service
from tests.server.conftest import SECRET, own_database
from tests.servers import Server, get_ready

RACES = [pytest.param(16), pytest.param(200, marks=pytest.mark.soak)]
AT_ONCE = 10

pytestmark = pytest.mark.skipif(
    bool(why_no_service("postgres") or why_no_service("redis")), reason="needs PostgreSQL and Redis"
)


@dataclass
class ProcessAddresses:
    """Both processes of one server."""

    here: str
    there: str
    database: str


@pytest.fixture(scope="module")
def processes(postgres: str, redis: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessAddresses]:
    get_ready()
    database = database_url(asyncio.run(own_database(postgres, "fabletable_races")))
    migrate_now(database)
    folder: Path = tmp_path_factory.mktemp("races")
    given: dict[str, Any] = {
        "database": database,
        "secret": SECRET,
        "channels": redis,
        "job_workers": 1,
        "limits": GENEROUS,
    }
    given["key"] = str(folder / "house.key")
    servers = [Server(Settings(port=free_port(), **given), folder / "errors") for _ in range(2)]

    async def start() -> None:
        await asyncio.gather(*(server.start() for server in servers))

    try:
        asyncio.run(start())
        here, there = (f"http://127.0.0.1:{server.settings.port}" for server in servers)
        yield ProcessAddresses(here, there, database)
    finally:
        for server in servers:
            server.kill()


class Race:
    """One table, seen through both processes."""

    def __init__(self, processes: ProcessAddresses, client: httpx.AsyncClient) -> None:
        self.processes = processes
        self.client = client
        self.made: Any = {}

    async def set_table(self, *kinds: str, **more: Any) -> None:
        seats = [{"kind": kind, "name": "" if kind == "invited" else f"P{at}"} for at, kind in enumerate(kinds)]
        body = {"game": "diceforge", "seats": seats, **more}
        self.made = (await self.client.post(f"{self.processes.here}/api/tables", json=body)).json()
        self.host: str = self.made["host"]
        self.keys = {key["seat"]: key["secret"] for key in self.made["keys"]}
        self.id: str = self.made["table"]["id"]

    async def see(self, where: str) -> Any:
        return (await self.client.get(f"{where}/api/tables/{self.id}")).json()

    async def do(self, method: str, where: str, path: str, secret: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        url = f"{where}/api/tables/{self.id}/{path}"
        return await self.client.request(method, url, json=body if body is not None else {}, headers=headers)

    def claim(self, secret: str) -> Awaitable[httpx.Response]:
        return self.do("POST", self.processes.here, "seats/1/claim", secret, {"name": "Mira"})

    def host_does(self, method: str, path: str, body: Any = None) -> Awaitable[httpx.Response]:
        return self.do(method, self.processes.there, path, self.host, body)

    @asynccontextmanager
    async def sit(self, where: str, *secrets: str) -> AsyncIterator[tuple[ClientConnection, Any]]:
        async with connect(f"{where.replace('http', 'ws')}/api/live", max_size=None) as line:
            await line.send(msgspec.json.encode({"type": "hello", "table": self.id, "secrets": secrets}).decode())
            yield line, msgspec.json.decode(await asyncio.wait_for(line.recv(), 10))

    async def is_seated(self, claimed: httpx.Response) -> bool:
        """Tell whether a person who was given the seat sits there, at either process."""
        for where in (self.processes.here, self.processes.there):
            async with self.sit(where, claimed.json()["secret"]) as (_, welcome):
                if welcome["type"] != "welcome" or welcome["table"]["seats"][1]["name"] != "Mira":
                    return False
        return True


async def run(processes: ProcessAddresses, races: int, race: Callable[[Race], Awaitable[str]]) -> dict[str, int]:
    """Run this many races, some at once; return how often each end occurred."""
    ends: dict[str, int] = {}
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(client: httpx.AsyncClient) -> None:
        async with turn:
            end = await race(Race(processes, client))
            ends[end] = ends.get(end, 0) + 1

    # A line that the server is about to close for idleness is not taken up again.
    async with httpx.AsyncClient(timeout=30, limits=httpx.Limits(keepalive_expiry=1)) as client:
        await asyncio.gather(*(one(client) for _ in range(races)))
    return ends


SHUT_OUT = ("why-wrong-secret", "why-seat-taken", "why-link-withdrawn")


async def of_claim_and_host(race: Race, claimed: httpx.Response, acted: httpx.Response) -> str:
    """Name the winner of a claim and what the host did to the same seat; the other must be told that it lost."""
    if claimed.status_code == 200:
        if acted.status_code != 409 or not await race.is_seated(claimed):
            return f"claim lost ({acted.status_code})"
        return "claim"
    if acted.status_code != 200 or claimed.json()["code"] not in SHUT_OUT:
        return f"nobody ({claimed.text}, {acted.text})"
    return "host"


def many(processes: ProcessAddresses, races: int, race: Callable[[Race], Awaitable[str]], *ends: str) -> None:
    """Run so many races, and check that each ends in one of these ways."""
    found = asyncio.run(run(processes, races, race))
    assert set(found) <= set(ends), found
    assert sum(found.values()) == races


@pytest.mark.parametrize("races", RACES)
def test_claims_against_invitations(processes: ProcessAddresses, races: int) -> None:
    async def race(race: Race) -> str:
        await race.set_table("here", "invited")
        seen = (await race.see(race.processes.there))["seats"][1]["version"]
        both = asyncio.gather(race.claim(race.keys[1]), race.host_does("POST", f"seats/1/invite?version={seen}"))
        return await of_claim_and_host(race, *await both)

    many(processes, races, race, "claim", "host")


@pytest.mark.parametrize("races", RACES)
def test_claims_against_bots_for_the_seat(processes: ProcessAddresses, races: int) -> None:
    async def race(race: Race) -> str:
        await race.set_table("here", "invited")
        seen = (await race.see(race.processes.there))["seats"][1]["version"]
        bot = {"kind": "bot", "bot": "random"}
        both = asyncio.gather(race.claim(race.keys[1]), race.host_does("PUT", f"seats/1?version={seen}", bot))
        return await of_claim_and_host(race, *await both)

    many(processes, races, race, "claim", "host")


@pytest.mark.parametrize("races", RACES)
def test_claims_against_starts(processes: ProcessAddresses, races: int) -> None:
    async def race(race: Race) -> str:
        await race.set_table("here", "invited")
        await race.see(race.processes.there)
        claimed, started = await asyncio.gather(race.claim(race.keys[1]), race.host_does("POST", "start"))
        if claimed.status_code != 200 or not await race.is_seated(claimed):
            return f"claim lost ({claimed.text})"
        if started.status_code == 200:
            return "both"
        return "claim" if started.json()["code"] == "why-seat-open" else started.text

    many(processes, races, race, "both", "claim")


@pytest.mark.parametrize("races", RACES)
def test_claims_against_holds(processes: ProcessAddresses, races: int) -> None:
    async def race(race: Race) -> str:
        await race.set_table("here", "here", start=True, grace=0)
        offered = await race.host_does("POST", "seats/1/invite")
        async with race.sit(race.processes.there, race.keys[0]) as (line, _):
            hold = {"type": "hold", "id": "hold", "seat": 1, "bot": "random"}

            async def held() -> Any:
                await line.send(msgspec.json.encode(hold).decode())
                while (answer := msgspec.json.decode(await asyncio.wait_for(line.recv(), 10))).get("id") != "hold":
                    pass
                return answer

            claimed, _ = await asyncio.gather(race.claim(offered.json()["secret"]), held())
        if claimed.status_code != 200 or not await race.is_seated(claimed):
            return f"claim lost ({claimed.text})"
        return "claim"

    many(processes, races, race, "claim")


@pytest.mark.parametrize("races", RACES)
def test_proofs_of_fairness_when_entropy_comes_in_at_the_last_moment(processes: ProcessAddresses, races: int) -> None:
    async def race(race: Race) -> str:
        await race.set_table("here", "here")
        await race.see(race.processes.there)
        answers = await asyncio.gather(
            race.do("PUT", race.processes.here, "seats/0/entropy", race.keys[0], {"text": "my dog's name"}),
            race.do("PUT", race.processes.there, "seats/1/entropy", race.keys[1], {"text": "forty-two"}),
            race.host_does("POST", "start"),
        )
        if answers[2].status_code != 200:
            return f"not started ({answers[2].text})"
        published = (await race.do("GET", race.processes.here, "fairness", "")).json()
        for answer, said, text in zip(answers, published["entropy"], ("my dog's name", "forty-two"), strict=False):
            if (answer.status_code == 200) != (said == text):
                return f"entropy lost ({answer.text})"
        return "holds" if await _proven(processes, race.id, published) else "forged"

    many(processes, races, race, "holds")


async def _proven(processes: ProcessAddresses, table: str, published: Any) -> bool:
    """Tell whether the figures shown after the game prove the dice: the secret is the sealed one, and the seed follows
    from it."""
    store = SqlStore(processes.database)
    query = sql.select(schema.tables.c.secret, schema.tables.c.seed).where(schema.tables.c.id == table)
    secret, seed = await store.read(lambda connection: connection.execute(query).one())
    await store.close()
    sealed = (fairness.seal(secret), fairness.seal(seed))
    return sealed == (published["commitment"], published["seed_commitment"]) and seed == fairness.seed_of(
        secret, published["entropy"]
    )
