"""The table of the day in a tab: the same for everybody without a server, kept on the device."""

from __future__ import annotations

import asyncio

import pytest

from fabletable.table.today import today
from tests.tab.conftest import DictStorage, opened
from tests.tab.test_tab import played_on


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch):
    monkeypatch.setattr(today, "STRENGTHS", ("medium", "easy"))


def test_a_day_is_played_and_found_again_by_the_next_tab():
    async def story():
        storage, commitments = DictStorage(), []
        async with opened(storage) as tab:
            key = (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]
            seen = await tab.got("GET", "/today?zone=60", secret=key)
            assert not seen["is_listed"]
            commitments.append([card["sealed"] for card in seen["tables"]])
            made = await tab.got("POST", "/today", {"game": "diceforge", "name": "Ada", "zone": 60}, secret=key)
            table = made["table"]["id"]
            await played_on(tab, table, key)
            for _ in range(200):
                found = await tab.got("GET", f"/tables/{table}/day?zone=60", secret=key)
                if found["part"] == 1:
                    break
                await asyncio.sleep(0.05)
            assert found["result"]["is_first"]
            assert found["result"]["streak"] == 1
        async with opened(storage) as tab:
            seen = await tab.got("GET", "/today?zone=60", secret=key)
            card = next(card for card in seen["tables"] if card["game"] == "diceforge")
            assert (card["state"], card["first"]["table"]) == ("done", table)
            assert seen["days"][-1]
        async with opened() as other:
            seen = await other.got("GET", "/today?zone=60")
            commitments.append([card["sealed"] for card in seen["tables"]])
        assert commitments[0] == commitments[1], "every device has the same tables"

    asyncio.run(story())


def test_a_wrong_zone_is_refused():
    async def story():
        async with opened() as tab:
            assert (await tab.ask("GET", "/today?zone=noon"))[0] == 400

    asyncio.run(story())
