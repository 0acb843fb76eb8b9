"""Puzzles, one's own mistakes, form and notebook in a tab: the same without a server, kept on the device."""

from __future__ import annotations

import asyncio

import pytest

from fabletable.coach.puzzle import OWN_PACKS, installed_index
from tests.staged_puzzles import put_into, staged_pack
from tests.tab.conftest import DictStorage, opened
from tests.tab.test_tab import made, played_on, run

PACK = staged_pack()
FIRST, SECOND, *_ = PACK.puzzles


@pytest.fixture(autouse=True)
def _staged(tmp_path, monkeypatch):
    monkeypatch.setenv(OWN_PACKS, str(tmp_path))
    put_into(tmp_path, PACK)
    yield
    installed_index.cache_clear()


def wrong(puzzle):
    return next(choice.key for choice in puzzle.choices if choice.key != puzzle.best)


async def answered(tab, key, puzzle, choice):
    return await tab.got("POST", f"/puzzles/diceforge/{puzzle.id}/answer", {"key": choice}, secret=key)


async def until(tab, path, key, holds):
    """Ask until the answer is as it should be."""
    async with asyncio.timeout(120):
        while True:
            found = await tab.got("GET", path, secret=key)
            if holds(found):
                return found
            await asyncio.sleep(0.05)


def test_puzzles_are_asked_judged_and_found_again_by_the_next_tab():
    async def story():
        storage = DictStorage()
        async with opened(storage) as tab:
            key = (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]
            ten = await tab.got("POST", "/puzzles/run", {"game": "diceforge"}, secret=key)
            assert {each["id"] for each in ten["puzzles"]} == {puzzle.id for puzzle in PACK.puzzles}
            asked = await tab.got("GET", f"/puzzles/diceforge/{FIRST.id}", secret=key)
            assert [choice["key"] for choice in asked["ask"]["choices"]] == [choice.key for choice in FIRST.choices]
            assert (await answered(tab, key, FIRST, FIRST.best))["solution"]["best"] == FIRST.best
            missed = await answered(tab, key, SECOND, wrong(SECOND))
            assert (missed["right"], missed["solution"], missed["kept"]) == (False, None, 1)
            table = await tab.got("POST", f"/puzzles/diceforge/{FIRST.id}/play-on", {"name": "Ada"}, secret=key)
            assert await played_on(tab, table["table"]["id"], key, 3) == 3
            assert (await tab.got("GET", f"/puzzles/diceforge/{FIRST.id}/link", secret=key))["link"]
        async with opened(storage) as tab:
            seen = await tab.got("GET", "/puzzles", secret=key)
            assert (seen["recent"], seen["mistakes"]["waiting"]) == ([True, False], 1)
            mine = await tab.got("GET", "/mistakes", secret=key)
            assert [each["id"] for each in mine["mistakes"]] == [SECOND.id]
            gone = await tab.got("PUT", f"/mistakes/{SECOND.id}", {"kept": False}, secret=key)
            assert gone["mistakes"] == []

    run(story())


def test_a_finished_game_is_reviewed_by_itself_and_can_be_deleted():
    async def story():
        storage = DictStorage()
        async with opened(storage) as tab:
            key = (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]
            assert (await tab.got("GET", "/form", secret=key))["form"]["games"] == 0
            name = (await made(tab, key))["table"]["id"]
            await played_on(tab, name, key)
            seen = await until(tab, "/form", key, lambda found: found["form"]["games"] == 1)
            assert [part["key"] for part in seen["form"]["by_game"]] == ["diceforge"]
            # Who always takes the first choice makes mistakes.
            mine = (await until(tab, "/mistakes", key, lambda found: found["mistakes"]))["mistakes"]
            notes = [note["name"] for note in (await tab.got("GET", "/notebook", secret=key))["notes"]]
            assert {f"form.{name}", f"mistake-{mine[0]['id']}"} <= set(notes)
        async with opened(storage) as tab:
            assert (await tab.got("GET", "/form", secret=key))["form"]["games"] == 1
            asked = await tab.got("GET", f"/puzzles/diceforge/{mine[0]['id']}", secret=key)
            assert asked["mine"]
            off = await tab.got("PUT", "/form", {"by_itself": False}, secret=key)
            assert off["by_itself"] is False
            left = await tab.got("DELETE", "/form", secret=key)
            assert (left["form"]["games"], left["waiting"]) == (0, 0)
            assert (await tab.got("DELETE", "/notebook", secret=key))["notes"] == []
            assert (await tab.got("GET", "/mistakes", secret=key))["mistakes"] == []

    run(story())


def test_what_is_wrong_is_told_and_nobody_without_a_key_reads_it():
    async def story():
        async with opened() as tab:
            key = (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]
            for path in ("/form", "/notebook", "/mistakes", "/puzzles"):
                for secret in ("", "k.wrong"):
                    status, problem = await tab.ask("GET", path, secret=secret)
                    assert (status, problem["code"]) == (400, "why-wrong-key"), path
            status, problem = await tab.ask("GET", "/puzzles/diceforge/nonesuch", secret=key)
            assert (status, problem["code"]) == (400, "why-no-such-puzzle")
            assert (await tab.ask("PUT", "/form", {"by_itself": 3}, secret=key))[0] == 400

    run(story())
