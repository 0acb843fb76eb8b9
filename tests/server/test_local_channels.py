"""News over sockets: no process waits for a dead one, and a busy one learns that it missed something."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fabletable.server.pubsub import local_channels
from fabletable.server.pubsub.line import CHANNEL, MISSED
from fabletable.server.pubsub.local_channels import LocalChannels

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such sockets")


def between(folder: str, talk: Callable[[LocalChannels, LocalChannels], Awaitable[None]]) -> None:
    async def meet() -> None:
        here, there = LocalChannels(Path(folder)), LocalChannels(Path(folder))
        await here.on_startup()
        await there.on_startup()
        try:
            async with asyncio.timeout(20):
                await talk(here, there)
        finally:
            await here.on_shutdown()
            await there.on_shutdown()

    asyncio.run(meet())


async def heard(by: LocalChannels) -> bytes:
    channel, data = await anext(by.stream_events())
    assert channel == CHANNEL
    return data


def test_news_reaches_the_others_and_not_oneself(short_path: str) -> None:
    async def talk(here: LocalChannels, there: LocalChannels) -> None:
        for word in (b'"one"', b'"two"'):
            await here.publish(word, [CHANNEL])
        assert [await heard(there), await heard(there)] == [b'"one"', b'"two"']
        await there.publish(b'"back"', [CHANNEL])
        assert await heard(here) == b'"back"'

    between(short_path, talk)
    assert list(Path(short_path).iterdir()) == [], "whoever leaves takes the socket along"


def test_a_socket_that_a_killed_process_left_behind_is_cleared_away(short_path: str) -> None:
    left = Path(short_path) / "killed.news"
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(left))

    async def talk(here: LocalChannels, there: LocalChannels) -> None:
        await here.publish(b'"news"', [CHANNEL])
        assert await heard(there) == b'"news"'
        assert not left.exists()

    between(short_path, talk)


def test_whoever_had_no_time_to_read_hears_that_something_was_missed(
    short_path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_channels, "MOST_WAITING", 0)
    long = b'"' + b"x" * 60_000 + b'"'

    async def talk(here: LocalChannels, there: LocalChannels) -> None:
        for _ in range(50):  # nobody reads meanwhile: nothing here waits
            await here.publish(long, [CHANNEL])
        assert here._missed_by
        while await heard(there) == long:
            if there._heard.empty():
                await asyncio.sleep(0.05)
            if there._heard.empty():
                break
        await here.publish(b'"after"', [CHANNEL])
        assert [await heard(there), await heard(there)] == [MISSED, b'"after"']

    between(short_path, talk)


def test_a_neighbour_that_went_and_came_back_is_heard_again(short_path: str) -> None:
    async def talk(here: LocalChannels, there: LocalChannels) -> None:
        await here.publish(b'"one"', [CHANNEL])
        assert await heard(there) == b'"one"'
        await there.on_shutdown()
        await here.publish(b'"to nobody"', [CHANNEL])
        again = LocalChannels(Path(short_path))
        await again.on_startup()
        await here.publish(b'"two"', [CHANNEL])
        assert await heard(again) == b'"two"'
        await again.on_shutdown()

    between(short_path, talk)
