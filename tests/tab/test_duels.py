"""Duels in a tab: an invitation, an answer and a finished duel travel between devices as links."""

from __future__ import annotations

import asyncio

from tests.tab.conftest import DictStorage, opened
from tests.tab.test_tab import played_on


async def key_of(tab):
    return (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]


async def play(tab, duel, key, name):
    made = await tab.got("POST", f"/duels/{duel}", {"name": name}, secret=key)
    await played_on(tab, made["table"]["id"], key)


def test_a_duel_travels_between_two_tabs():
    async def story():
        async with opened(DictStorage()) as hers, opened(DictStorage()) as his:
            ada, bruno = await key_of(hers), await key_of(his)
            duel = (await hers.got("POST", "/duels", {"game": "diceforge", "name": "Ada"}, secret=ada))["id"]
            sent = (await hers.got("GET", f"/duels/{duel}/link", secret=ada))["letters"]
            opened_there = await his.got("POST", "/duels/open", {"link": sent}, secret=bruno)
            assert (opened_there["id"], opened_there["state"]) == (duel, "open")
            await play(his, duel, bruno, "Bruno")
            answer = (await his.got("GET", f"/duels/{duel}/link", secret=bruno))["letters"]
            kept = await hers.got("POST", "/duels/open", {"link": answer}, secret=ada)
            assert (kept["state"], kept["attempts"]) == ("open", []), "his game stays sealed until she has played"
            await play(hers, duel, ada, "Ada")
            shown = await hers.got("GET", f"/duels/{duel}", secret=ada)
            assert shown["state"] == "done"
            whole = (await hers.got("GET", f"/duels/{duel}/link", secret=ada))["letters"]
        async with opened(DictStorage()) as stranger:
            told = await stranger.got("POST", "/duels/told", {"link": whole})
            assert sorted(each["name"] for each in told["attempts"]) == ["Ada", "Bruno"]
            found = await stranger.got("POST", "/duels/compare", {"link": whole, "one": 0, "other": 1})
            assert found["comparison"]["moments"]
            _, refused = await stranger.ask("POST", "/duels/told", {"link": sent})
            assert refused["code"] == "why-duel-sealed"

    asyncio.run(story())
