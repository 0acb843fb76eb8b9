"""Attackers that ask for too much: one process that loads a server on this machine's loopback until its time is over.

python -m benchmarks.attack replays --port 8799 --seconds 15 --table ID

`make load ARGS=--attack` starts it, one kind after another, beside people who just want to play. In life attackers have
machines of their own; here they share two cores with the server and with those who measure it. So they run at the
lowest priority, and afterwards lean at the same pace on a server that does nothing (`idle`): what the people feel then
is the price of sharing the machine, not of the attack.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha1
from typing import Any

import msgspec
from websockets.asyncio.client import connect

LONG_GAME = "prophecy"
CLIENTS = 8
HALF_SENT = 1100


@dataclass
class Siege:
    """An attack: its target, its end and its results."""

    port: int
    until: float
    table: str
    pace: float = 0.0
    """The largest number per second; 0: as many as possible."""
    answers: Counter[str] = field(default_factory=Counter)
    begun: float = field(default_factory=time.monotonic)

    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def count(self, what: str) -> None:
        self.answers[what] += 1
        if self.pace:
            ahead = self.answers.total() / self.pace - (time.monotonic() - self.begun)
            await asyncio.sleep(max(0.0, min(ahead, self.until - time.monotonic())))


def address(number: int) -> tuple[str, int]:
    """Return a client's own address and any port; loopback has sixteen million addresses."""
    return (f"127.0.2.{number + 1}", 0)


async def asked(siege: Siege, number: int, path: str, body: Any = None) -> int:
    """Send one request on a connection of its own, and return the status of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", siege.port, local_addr=address(number))
    try:
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: 127.0.0.1:{siege.port}\r\n"
        head += f"Connection: close\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = await reader.read()
        return int(answer.split(b" ", 2)[1]) if answer else 0
    finally:
        writer.close()


Path = Callable[[int], str]


async def hammer(siege: Siege, number: int, path: Path, body: Callable[[int], Any] | None = None) -> None:
    turn = number
    while siege.goes_on():
        try:
            status = await asked(siege, number, path(turn), None if body is None else body(turn))
            await siege.count(str(status))
        except (OSError, ValueError, IndexError):
            await siege.count("refused")
            await asyncio.sleep(0.05)
        turn += 1


# --- the kinds of pressure ---


async def replays(siege: Siege) -> None:
    """Have eight clients leaf through a long game, compute its luck and fetch its record."""

    def path(turn: int) -> str:
        whole = ("timeline", "record")[turn // 5 % 2]
        return f"/api/tables/{siege.table}/" + (f"replay?from={turn * 25 % 800}&to=999" if turn % 5 else whole)

    await asyncio.gather(*(hammer(siege, number, path) for number in range(CLIENTS)))


async def hints(siege: Siege) -> None:
    """Have eight people ask for a hint as often as they may, and never decide."""
    await asyncio.gather(*(_hinted(siege, number) for number in range(CLIENTS)))


async def _hinted(siege: Siege, number: int) -> None:
    while siege.goes_on():
        with suppress(Exception):
            made = await _new_table(siege, number, [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Mira"}])
            async with connect(_live(siege), local_addr=address(number), max_size=None) as socket:
                await socket.send(_frame(type="hello", table=made["table"]["id"], secrets=[made["keys"][0]["secret"]]))
                listening = asyncio.create_task(_count(siege, socket))
                for turn in range(100_000):
                    if not siege.goes_on() or listening.done():
                        break
                    await socket.send(_frame(type="hint", id=f"h{turn}", number=0, seat=0))
                    await asyncio.sleep(0.055)
                listening.cancel()


async def bots(siege: Siege) -> None:
    """Watch eight tables at which bots play on and on."""
    await asyncio.gather(*(_watched(siege, number, "greedy") for number in range(CLIENTS)))


async def masters(siege: Siege) -> None:
    """Watch eight tables at which masters think, each as long as it may."""
    await asyncio.gather(*(_watched(siege, number, "master") for number in range(CLIENTS)))


async def _watched(siege: Siege, number: int, bot: str) -> None:
    while siege.goes_on():
        with suppress(Exception):
            made = await _new_table(siege, number, [{"kind": "bot", "bot": bot}] * 4)
            async with connect(_live(siege), local_addr=address(number), max_size=None) as socket:
                await socket.send(_frame(type="hello", table=made["table"]["id"], secrets=[]))
                async with asyncio.timeout(max(0.0, siege.until - time.monotonic())):
                    async for text in socket:
                        frame = msgspec.json.decode(text)
                        await siege.count(frame["type"])
                        if frame.get("result"):
                            break


async def half_sent(siege: Siege) -> None:
    """Open 1,100 connections from one address and never finish a request."""

    async def half() -> None:
        while siege.goes_on():
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", siege.port, local_addr=address(0))
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
                async with asyncio.timeout(max(0.0, siege.until - time.monotonic())):
                    answer = await reader.read(200)
                writer.close()
                await siege.count(answer[9:12].decode() or "closed")
            except (OSError, TimeoutError):
                await siege.count("held or refused")
            await asyncio.sleep(0.2)

    await asyncio.gather(*(half() for _ in range(HALF_SENT)))


async def tables(siege: Siege) -> None:
    """Make tables from one address as fast as it can, each with other numbers of its own, and come back to them."""

    def wanted(turn: int) -> Any:
        copies = {card: {"copies": 2 + (turn + place) % 4} for place, card in enumerate(_cards())}
        seats = [{"kind": "bot", "bot": "greedy"}] * 4
        return {"game": LONG_GAME, "seats": seats, "start": True, "options": {"tweaks": copies}}

    await asyncio.gather(*(hammer(siege, 0, lambda _: "/api/tables", wanted) for _ in range(4)))


def _cards() -> list[str]:
    from fabletable.games.prophecy.cards.box import NUMBERS

    return [card for card, fields in NUMBERS.fields().items() if "copies" in fields]


async def frames(siege: Siege) -> None:
    """Send the largest frames from eight sockets, some of them nonsense, and come back when thrown out."""
    await asyncio.gather(*(_shouting(siege, number) for number in range(CLIENTS)))


async def _shouting(siege: Siege, number: int) -> None:
    nested = "[" * 15_000
    loud = [_frame(type="chat", id="c", seat=0, text="x" * 15_000), nested, "x" * 60_000, "{" + '"a":' * 3000]
    while siege.goes_on():
        try:
            async with connect(_live(siege), local_addr=address(number), max_size=None) as socket:
                await socket.send(_frame(type="hello", table=siege.table, secrets=[]))
                for turn in range(1000):
                    if not siege.goes_on():
                        break
                    await socket.send(loud[turn % len(loud)])
                    await siege.count("sent")
        except Exception:  # noqa: BLE001 thrown out, as it should be
            await siege.count("thrown out")
            await asyncio.sleep(0.02)


async def looks(siege: Siege) -> None:
    """Have eight clients look at /metrics, /health and pages without a pause."""
    paths = ("/metrics", "/health", "/", "/api/games", "/api/games/prophecy/text/en", "/api/tables?limit=100")
    await asyncio.gather(*(hammer(siege, n, lambda turn: paths[turn % len(paths)]) for n in range(CLIENTS)))


KINDS: dict[str, Callable[[Siege], Awaitable[None]]] = {
    "replays": replays,
    "hints": hints,
    "bots": bots,
    "masters": masters,
    "half-sent": half_sent,
    "tables": tables,
    "frames": frames,
    "looks": looks,
}


# --- a server that does nothing ---


class Idle(asyncio.Protocol):
    """Answers every request at once with next to nothing, opens every socket and ignores what it receives; hangs up on
    half a head, so that an attacker comes back as elsewhere."""

    MADE = b'{"table":{"id":"0000000000"},"keys":[{"seat":0,"secret":""}]}'
    ANSWER = b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(MADE), MADE)
    ACCEPT = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.heard = b""
        self.open = False
        asyncio.get_running_loop().call_later(0.1, self.hang_up)

    def hang_up(self) -> None:
        if not self.open:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.open:
            return
        self.heard += data
        if b"\r\n\r\n" not in self.heard:
            return
        key = re.search(rb"(?i)sec-websocket-key: *(\S+)", self.heard)
        if key is None:
            self.transport.write(self.ANSWER)
            self.transport.close()
            return
        self.open = True
        accept = b64encode(sha1(key[1] + self.GUID).digest())
        self.transport.write(self.ACCEPT + b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")


async def idle(port: int, seconds: float) -> None:
    server = await asyncio.get_running_loop().create_server(Idle, "127.0.0.1", port, backlog=2048)
    async with server:
        await asyncio.sleep(seconds)


# --- talking to the server ---


async def _new_table(siege: Siege, number: int, seats: list[Any]) -> Any:
    reader, writer = await asyncio.open_connection("127.0.0.1", siege.port, local_addr=address(number))
    data = msgspec.json.encode({"game": LONG_GAME, "seats": seats, "start": True})
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{siege.port}\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    return msgspec.json.decode(answer[answer.index(b"\r\n\r\n") + 4 :])


async def _count(siege: Siege, socket: Any) -> None:
    async for text in socket:
        await siege.count(msgspec.json.decode(text)["type"])


def _live(siege: Siege) -> str:
    return f"ws://127.0.0.1:{siege.port}/api/live"


def _frame(**what: Any) -> str:
    return msgspec.json.encode(what).decode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("kind", choices=[*KINDS, "idle"])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--table", default="")
    parser.add_argument("--pace", type=float, default=0.0, help="so many a second at most")
    wanted = parser.parse_args()
    if wanted.kind == "idle":
        asyncio.run(idle(wanted.port, wanted.seconds))
        return 0
    # Attackers come from other machines; here they share one with their victim, so they get what it leaves.
    os.nice(19)
    siege = Siege(wanted.port, time.monotonic() + wanted.seconds, wanted.table, wanted.pace)

    async def lean() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(wanted.seconds + 2):
                await KINDS[wanted.kind](siege)

    asyncio.run(lean())
    print(", ".join(f"{count} {what}" for what, count in siege.answers.most_common(5)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
