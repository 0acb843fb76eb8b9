"""A socket that costs as little as possible, so that a benchmark of the server does not measure the client.

It reads whole text frames and decodes only what a deciding client must know. It is no client to play with: it trusts
the server and compresses nothing; the server may compress.
"""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections import deque
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PACKED = 64
"""The bit of a frame's head that says it is packed (RFC 7692)."""
_PACKED_END = b"\x00\x00\xff\xff"
"""The bytes that RFC 7692 leaves out at the end of each packed frame."""
_UNMASKED = bytes(4)
"""A mask of zeros leaves the bytes as they are."""


_NOTHING = msgspec.Raw(b"null")


class Heard(msgspec.Struct):
    """The fields of a server frame that a deciding client needs; all others are skipped."""

    type: str
    id: str = ""
    number: int = 0
    seat: int | None = None
    scene: msgspec.Raw = _NOTHING
    ask: Any = None
    again: Any = None
    result: msgspec.Raw = _NOTHING
    code: str = ""

    @property
    def is_over(self) -> bool:
        return bytes(self.result) != b"null"

    @property
    def is_whole(self) -> bool:
        """Tell whether it brings the whole scene, as on entering."""
        return bytes(self.scene) != b"null"

    @property
    def is_asked(self) -> bool:
        return self.ask is not None or self.again is not None

    @property
    def question(self) -> dict[str, Any]:
        """Return the part of a view that ``ViewFollower`` makes a question of."""
        return {"seat": self.seat, "ask": self.ask, "again": self.again}


_decoder = msgspec.json.Decoder(Heard)
_encoder = msgspec.json.Encoder()


class Gone(Exception):
    """The server has hung up."""


class Wire(asyncio.Protocol):
    def __init__(self, *, packed: bool = False) -> None:
        self._unread = bytearray()
        self._unpacker = zlib.decompressobj(wbits=-15) if packed else None
        self._frames: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._is_greeted = False
        self._is_gone = False
        self._transport: Any = None

    async def __aenter__(self) -> Wire:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        self._transport.close()

    # --- what comes ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_gone = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._is_greeted:
            head, found, rest = self._unread.partition(b"\r\n\r\n")
            if not found:
                return
            self._is_gone = b" 101 " not in head.split(b"\r\n")[0]
            self._is_greeted, self._unread = True, rest
        while self._take():
            pass
        self._wake()

    def _take(self) -> bool:
        unread = self._unread
        if len(unread) < 2:
            return False
        size, begin = unread[1] & 127, 2
        if size > 125:
            begin = 4 if size == 126 else 10
            if len(unread) < begin:
                return False
            size = int.from_bytes(unread[2:begin], "big")
        if len(unread) < begin + size:
            return False
        kind, data = unread[0] & 15, bytes(unread[begin : begin + size])
        if unread[0] & PACKED and self._unpacker is not None:
            data = self._unpacker.decompress(data + _PACKED_END)
        del unread[: begin + size]
        if kind == TEXT:
            self._frames.append(data)
        elif kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            self._is_gone = True
        return True

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def read(self) -> bytes:
        """Return the next frame as it came."""
        while not self._frames:
            await self._something()
        return self._frames.popleft()

    async def _something(self) -> None:
        if self._is_gone:
            raise Gone
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting

    # --- what goes ---

    async def shake_hands(self, port: int) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        packs = "" if self._unpacker is None else "Sec-WebSocket-Extensions: permessage-deflate\r\n"
        self._transport.write(
            f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"{packs}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while not self._is_greeted:
            await self._something()

    def say(self, frame: Any) -> None:
        self._write(TEXT, _encoder.encode(frame))

    def _write(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + length + _UNMASKED + data)


def heard(data: bytes) -> Heard:
    return _decoder.decode(data)


async def connect(port: int, home: tuple[str, int] | None = None, *, packed: bool = False) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(packed=packed), "127.0.0.1", port, local_addr=home)
    await wire.shake_hands(port)
    return wire
