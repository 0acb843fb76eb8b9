"""Duels: the same luck for everybody, nothing of one before all are done, and then both games side by side."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import msgspec
import pytest

from fabletable.coach import days
from fabletable.coach.same_luck import DuelComparison
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.duel_link import DUEL_PATH, DuelHeader, DuelLink, read_duel_link
from fabletable.kernel.goal import StretchGoal
from fabletable.table.duels import duels, notes
from fabletable.table.duels.duels import Duels
from fabletable.table.lobby import setup
from fabletable.table.local.client import Client
from fabletable.table.local.memory_store import MemoryStore
from fabletable.table.local.service import local_service
from fabletable.table.messages.duels import DuelInfo, JoinDuel, NewDuel
from fabletable.table.messages.tables import NewSeat, NewTable, TableMade, TableTerms
from fabletable.table.service.service import TableService
from tests.server.manual_clock import ManualClock
from tests.table.test_today import GAME, MIDDAY, SECRET, at_once, finish, person


async def began(service: TableService, keyring: str, **more: object) -> DuelInfo:
    wanted = msgspec.convert({"game": GAME, "name": "Ada", **more}, NewDuel)
    return await duels.begin(service, wanted, keyring)


async def play(service: TableService, duel: DuelInfo, who: tuple[str, str], name: str) -> TableMade:
    key, keyring = who
    return await duels.play(service, duel.id, JoinDuel(name), keyring, key)


async def compared(service: TableService, duel_id: str, one: int = 0, other: int = 1) -> DuelComparison:
    while True:
        found = await service.feature(Duels).compare(duel_id, one, other)
        if found.comparison is not None:
            return found.comparison
        await asyncio.sleep(0.05)


async def why(work: object) -> str:
    with pytest.raises(Refused) as no:
        await work  # type: ignore[misc]
    return no.value.code


def server() -> object:
    return local_service(MemoryStore(), clock=ManualClock(MIDDAY), day_secret=SECRET)


@at_once
async def test_two_people_play_the_same_luck_and_see_both_when_both_are_done() -> None:
    async with server() as service:  # type: ignore[attr-defined]
        ada, bruno = await person(service), await person(service)
        duel = await began(service, ada[1])
        assert (duel.state, duel.names, duel.attempts, duel.is_kept) == ("open", [], [], True)
        hers, his = await play(service, duel, ada, "Ada"), await play(service, duel, bruno, "Bruno")
        rows = [(await service.tables.rows(made.table.id))[0] for made in (hers, his)]
        assert rows[0].seed == rows[1].seed
        assert (await play(service, duel, ada, "Ada")).table.id == hers.table.id, "one goes on with one's own game"
        await finish(service, hers, ada[0])
        seen = await duels.see(service, duel.id, ada[1])
        assert seen.state == "waiting"
        assert seen.mine is not None
        assert seen.mine.result is not None
        assert seen.attempts == []
        theirs = await duels.see(service, duel.id, bruno[1])
        assert (theirs.state, theirs.attempts) == ("begun", [])
        assert theirs.names == ["Ada", "Bruno"]
        assert hers.table.id not in str(theirs)
        assert await why(service.feature(Duels).compare(duel.id, 0, 1)) == "why-duel-sealed"
        assert await why(duels.link_of(service, duel.id)) == "why-duel-sealed"
        assert await why(play(service, duel, ada, "Ada")) == "why-duel-played"
        await finish(service, his, bruno[0], last=True)
        shown = await duels.see(service, duel.id, ada[1])
        for who in (ada, bruno, await person(service)):
            shown = await duels.see(service, duel.id, who[1])
            assert shown.state == "done"
            assert [each.table for each in shown.attempts] == [hers.table.id, his.table.id]
            assert [each.is_mine for each in shown.attempts].count(True) == (who in (ada, bruno))
        found = await compared(service, duel.id)
        assert found.parted is not None
        first = found.moments[found.parted]
        assert not first.is_same
        assert all(moment.is_same for moment in found.moments[: found.parted])
        steps = [side for side in first.sides if side is not None]
        assert {step.at for step in steps} == {found.same}
        assert len({step.key for step in steps}) == len(steps), "they chose differently, or one was asked alone"
        assert len({step.scores[0] for step in steps}) == 1, "they stood at the same place"
        assert found.draws > 50
        assert found.equal >= 0.95 * found.draws, "the luck was the same"
        assert [each.score for each in found.results] == [each.result.score for each in shown.attempts if each.result]
        again = await compared(service, duel.id, 1, 0)
        assert again.same == found.same
        assert again.ahead == (None if found.ahead is None else 1 - found.ahead)


@at_once
async def test_a_game_of_a_duel_has_one_try_and_no_help() -> None:
    async with server() as service:  # type: ignore[attr-defined]
        ada, bruno, clara = [await person(service) for _ in range(3)]
        duel = await began(service, ada[1])
        made, again = await asyncio.gather(play(service, duel, ada, "Ada"), play(service, duel, ada, "Ada"))
        assert made.table.id == again.table.id, "two clicks are one try"
        await play(service, duel, bruno, "Ada")
        seen = await duels.see(service, duel.id, clara[1])
        assert (seen.state, seen.names) == ("full", ["Ada", "Ada (2)"])
        assert await why(play(service, duel, clara, "Clara")) == "why-duel-full"
        async with Client(service, made.table.id, [ada[0]]) as player:
            await player.asked(0)
            number = player.views[0]["number"]
            for tag, more in (("propose", {"to": 0, "number": number}), ("hold", {"bot": "hard"}), ("resign", {})):
                assert await why(player.ask(tag, seat=0, **more)) == "why-same-luck"
            assert await why(player.ask("hint", seat=0, number=number)) == "why-no-hints"


@at_once
async def test_a_bot_plays_the_same_luck_in_the_background_and_stays_hidden() -> None:
    async with server() as service:  # type: ignore[attr-defined]
        ada = await person(service)
        duel = await began(service, ada[1], people=1, against="easy")
        kept = await notes.known(service, duel.id)
        bot = next(each for each in kept.attempts if each.bot)
        made = await play(service, duel, ada, "Ada")
        seen = await duels.see(service, duel.id, ada[1])
        assert bot.table not in str(seen)
        await finish(service, made, ada[0])
        for _ in range(1200):
            seen = await duels.see(service, duel.id, ada[1])
            if seen.state == "done":
                break
            assert seen.attempts == []
            await asyncio.sleep(0.05)
        assert sorted(each.bot for each in seen.attempts) == ["", "easy"]
        row, chairs = await service.tables.rows(bot.table)
        assert row.seed == (await service.tables.rows(made.table.id))[0].seed
        assert [chair.kind for chair in chairs] == ["bot", "bot"]
        assert (await compared(service, duel.id)).draws > 50


@at_once
async def test_what_cannot_be_a_duel_is_refused_and_changes_nothing() -> None:
    async with server() as service:  # type: ignore[attr-defined]
        _, keyring = ada = await person(service)
        for code, more in (
            ("why-duel-alone", {"people": 1}),
            ("why-player-count", {"players": 9}),
            ("why-unknown-bot", {"against": "genius"}),
            ("why-unknown-bot", {"bots": ["genius"]}),
            ("why-unknown-option", {"options": {"cheats": True}}),
            ("why-unknown-game", {"game": "chess"}),
            ("why-bad-name", {"name": ""}),
            ("why-unknown-goal", {"goal": {"kind": "glory", "n": 1, "turns": 3}}),
        ):
            assert await why(began(service, keyring, **more)) == code, more
        assert await why(began(service, "")) == "why-wrong-key"
        assert (await duels.list_mine(service, keyring)).duels == []
        assert await why(duels.see(service, "aaaaaaaaaa", keyring)) == "why-no-such-duel"
        assert await why(duels.see(service, "../notes", keyring)) == "why-no-such-duel"
        terms = TableTerms(duel="aaaaaaaaaa")
        order = NewTable(GAME, [NewSeat("here", "Ada"), NewSeat("bot", bot="easy")], terms=terms)
        assert await why(setup.make(service, order, ada[0])) == "why-not-understood"


@at_once
async def test_who_does_not_finish_in_time_is_not_waited_for() -> None:
    hours = ManualClock(MIDDAY)
    async with local_service(MemoryStore(), clock=hours, day_secret=SECRET) as service:
        ada, bruno, clara = [await person(service) for _ in range(3)]
        duel = await began(service, ada[1], people=3)
        made = await play(service, duel, ada, "Ada")
        await play(service, duel, bruno, "Bruno")
        await finish(service, made, ada[0])
        hours.pass_by(notes.DAYS * 86_400 + 60)
        seen = await duels.see(service, duel.id, ada[1])
        assert (seen.state, seen.attempts) == ("expired", [])
        assert seen.mine is not None
        assert await why(play(service, duel, clara, "Clara")) == "why-duel-expired"
        assert await why(service.feature(Duels).compare(duel.id, 0, 1)) == "why-duel-sealed"


@at_once
async def test_a_stretch_with_a_goal_can_be_a_duel() -> None:
    game = find("witcher")
    assert game.goals is not None
    goal = next(each for each in game.goals.small if each.is_by_turns)
    async with server() as service:  # type: ignore[attr-defined]
        people = [await person(service) for _ in range(2)]
        options = days.options_of(game)
        more = {"game": "witcher", "goal": msgspec.to_builtins(goal), "players": goal.players, "options": options}
        duel = await began(service, people[0][1], **more)
        assert duel.title == goal.message
        for number, who in enumerate(people):
            made = await play(service, duel, who, "Ada")
            await finish(service, made, who[0], last=number == 1)
        found = await compared(service, duel.id)
        for each in found.results:
            assert each.told is not None
            assert each.turns <= goal.turns
            assert each.won == ((each.score or 0) >= goal.n)


# --- without a server ---


@at_once
async def test_without_a_server_a_duel_travels_by_links() -> None:
    async with local_service(MemoryStore()) as hers, local_service(MemoryStore()) as his:
        ada, bruno = await person(hers), await person(his)
        duel = await began(hers, ada[1])
        made = await play(hers, duel, ada, "Ada")
        await finish(hers, made, ada[0])
        sent = DUEL_PATH + (await duels.link_of(hers, duel.id)).letters
        opened = await duels.open_link(his, f"https://example.org/{sent}", bruno[1])
        assert (opened.id, opened.sealed) == (duel.id, duel.sealed)
        assert (opened.state, opened.names, opened.attempts) == ("open", ["Ada"], [])
        assert await why(his.feature(Duels).compare(duel.id, 0, 1)) == "why-duel-sealed"
        assert (await duels.open_link(his, sent, bruno[1])).names == ["Ada"], "the same game counts once"
        answer = await play(his, duel, bruno, "Bruno")
        await finish(his, answer, bruno[0], last=True)
        assert (await duels.see(his, duel.id, bruno[1])).state == "done"
        back = (await duels.link_of(his, duel.id)).letters
        assert read_duel_link(back).is_whole
        shown = await duels.open_link(hers, back, ada[1])
        assert shown.state == "done"
        assert sorted(each.name for each in shown.attempts) == ["Ada", "Bruno"]
        one, other = await compared(hers, duel.id), await compared(his, duel.id)
        assert one == other
        told = duels.told_by(read_duel_link(back))
        assert [each.name for each in told.attempts] == ["Ada", "Bruno"]


async def _finished_link(service: TableService) -> DuelLink:
    people = [await person(service) for _ in range(2)]
    duel = await began(service, people[0][1])
    for number, who in enumerate(people):
        await finish(service, await play(service, duel, who, f"Person {number}"), who[0], last=number == 1)
    return read_duel_link((await duels.link_of(service, duel.id)).letters)


@at_once
async def test_damaged_foreign_and_forged_links_are_refused_with_a_code() -> None:
    async with local_service(MemoryStore()) as service, local_service(MemoryStore()) as other:
        link = await _finished_link(service)
        text, (_, keyring) = link.to_text(), await person(other)
        header, (first, second) = link.header, link.games

        async def refused(wrong: str) -> str:
            code = await why(duels.open_link(other, wrong, keyring))
            assert (await duels.list_mine(other, keyring)).duels == []
            return code

        for at in range(0, len(text), 37):
            if text[at] != ".":
                changed = text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
                assert await refused(changed) in ("why-link-damaged", "why-link-format"), at
        assert await refused(text[:-3]) == "why-link-damaged"
        assert await refused(first.to_text()) == "why-link-format", "a game is no duel"
        old = msgspec.structs.replace(header, version="0")
        assert await refused(DuelLink(old).to_text()) == "why-link-rules"
        assert await refused(DuelLink(old, [first]).to_text()) == "why-duel-other-game"
        seed = msgspec.structs.replace(header, seed="mine")
        assert await refused(DuelLink(seed, [first]).to_text()) == "why-duel-other-game"
        assert await refused(DuelLink(header, [first, second, first]).to_text()) == "why-link-damaged"
        edited = msgspec.structs.replace(first, packed=second.packed)
        assert await refused(DuelLink(header, [edited]).to_text()) in ("record-checksum", "record-refused")
        cut = msgspec.structs.replace(first.header, length=0, over=False)
        assert (await refused(DuelLink(header, [msgspec.structs.replace(first, header=cut)]).to_text())).startswith(
            "rec"
        )
        wrongs: tuple[dict[str, Any], ...] = (
            {"options": {**header.options, "cheats": True}}, {"bots": []}, {"people": 99}, {"game": "chess"},
            {"players": 99}, {"bots": ["genius"]}, {"goal": StretchGoal("glory", 1, 1)}, {"name": ""},
        )  # fmt: skip
        for wrong in wrongs:
            await refused(DuelLink(msgspec.structs.replace(header, **wrong)).to_text())
        await refused("nonsense")
        await refused(base64.urlsafe_b64encode(b"\x11").decode())
        assert isinstance(header, DuelHeader)
        assert (await duels.open_link(other, text, keyring)).state == "done"
