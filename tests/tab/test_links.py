"""Links in a tab: a game leaves as a link, is opened and watched there, kept, and played on from."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import fabletable
from fabletable.kernel.link import GameLink, read_link, record_in
from tests.tab.conftest import DictStorage, opened
from tests.tab.test_tab import made, played_on


def run(work):
    return asyncio.run(work)


async def linked(tab, most=10_000, **wish):
    """Pack a game of Dice Forge, whole or its first decisions, into a link."""
    table = await made(tab)
    name = table["table"]["id"]
    await played_on(tab, name, table["keys"][0]["secret"], most)
    return name, (await tab.got("POST", f"/tables/{name}/game-link", wish))["letters"]


def test_a_game_leaves_as_a_link_and_is_watched():
    async def story():
        async with opened(DictStorage()) as tab:
            name, letters = await linked(tab, kind="moment", at=9, seat=0, words="What now?")
            found = await tab.got("POST", "/links/open", {"link": letters})
            assert (found["kind"], found["at"], found["words"], found["over"]) == ("moment", 9, "What now?", True)
            assert found["stop"] is None
            assert len(found["timeline"]["moments"]) == found["decisions"]
            record = await tab.got("GET", f"/tables/{name}/record")
            assert record_in(read_link(letters), fabletable.find("diceforge")).decisions == [
                tuple(each) for each in record["decisions"]
            ]
            theirs = await tab.got("GET", f"/tables/{name}/replay?seat=0&from=5&to=12")
            ours = await tab.got("POST", "/links/replay", {"link": letters, "seat": 0, "first": 5, "last": 12})
            assert ours["frames"] == theirs["frames"]

    run(story())


def test_a_moment_has_its_question_as_its_seat_saw_it():
    async def story():
        async with opened(DictStorage()) as tab:
            _, letters = await linked(tab, 6, kind="moment", at=0, seat=0)
            link = read_link(letters)
            game = fabletable.find("diceforge")
            match = fabletable.replay(record_in(link, game), 0)
            seat = match.decision.seat
            header = msgspec.structs.replace(link.header, seat=seat)
            found = await tab.got("POST", "/links/open", {"link": GameLink(header, link.packed).to_text()})
            assert [choice["key"] for choice in found["ask"]["choices"]] == [
                each.key for each in match.decision.options
            ]
            other = msgspec.structs.replace(link.header, seat=1 - seat)
            found = await tab.got("POST", "/links/open", {"link": GameLink(other, link.packed).to_text()})
            assert found["ask"] is None

    run(story())


def test_a_running_game_moves_and_is_played_on():
    async def story():
        async with opened(DictStorage()) as tab:
            _, letters = await linked(tab, 6, kind="play-on", at=6, seat=0)
        # Another device, which has never heard of that table.
        async with opened(DictStorage()) as tab:
            header = read_link(letters).header
            wanted = {"link": letters, "at": header.at, "seat": 0, "name": "Bruno"}
            table = await tab.got("POST", "/links/play", wanted)
            assert table["table"]["number"] >= header.at
            assert await played_on(tab, table["table"]["id"], table["keys"][0]["secret"]) > 0
            assert (await tab.got("GET", f"/tables/{table['table']['id']}"))["state"] == "over"
            status, no = await tab.ask("POST", "/links/play", {**wanted, "invited": [1]})
            assert (status, no["code"]) == (400, "why-needs-server")

    run(story())


def test_a_finished_game_is_taken_home():
    async def story():
        async with opened(DictStorage()) as tab:
            _, letters = await linked(tab)
        async with opened(DictStorage()) as tab:
            key = (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]
            kept = await tab.got("POST", "/links/keep", {"link": letters}, secret=key)
            record = await tab.got("GET", f"/tables/{kept['table']}/record")
            assert fabletable.verify(record).holds
            assert [game["table"]["id"] for game in (await tab.got("GET", "/mine", secret=key))["games"]] == [
                kept["table"]
            ]

    run(story())


@pytest.mark.parametrize("path", ["open", "replay", "play", "keep"])
def test_a_damaged_link_is_refused_in_words(path):
    async def story():
        async with opened(DictStorage()) as tab:
            key = (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]
            bodies = {"replay": {"seat": 0, "first": 0, "last": 1}, "play": {"at": 0, "seat": 0, "name": "Ada"}}
            status, no = await tab.ask("POST", f"/links/{path}", {"link": "AAAA", **bodies.get(path, {})}, secret=key)
            assert (status, no["code"]) == (400, "why-link-damaged")

    run(story())


def test_a_moment_is_weighed_as_a_puzzle():
    async def story():
        async with opened(DictStorage()) as tab:
            _, letters = await linked(tab, 12, kind="moment", at=9, seat=0)
            link = read_link(letters)
            game = fabletable.find("diceforge")
            match = fabletable.replay(record_in(link, game), link.header.at)
            header = msgspec.structs.replace(link.header, seat=match.decision.seat)
            letters = GameLink(header, link.packed).to_text()
            last = match.decision.options[-1].key
            found = await tab.got("POST", "/links/weigh", {"link": letters, "key": last})
            chances = {each["key"]: each["chance"]["mean"] for each in found["choices"]}
            assert {last, found["taken"]} <= chances.keys()
            assert chances[found["best"]] == max(chances.values())
            assert found["choices"][0]["key"] == found["best"]
            status, no = await tab.ask("POST", "/links/weigh", {"link": letters, "key": "no such"})
            assert (status, no["code"]) == (400, "why-no-such-choice")
            other = GameLink(msgspec.structs.replace(header, seat=1 - header.seat), link.packed).to_text()
            status, _ = await tab.ask("POST", "/links/weigh", {"link": other, "key": last})
            assert status == 400

    run(story())
