"""The API paths that a tab answers. Each calls the same function of ``fabletable.table`` as on a server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from fabletable import __version__
from fabletable.browser.duels import compared_in, duel_in
from fabletable.browser.links import keep_linked, link_frames, open_link, opened, weigh_link
from fabletable.browser.saved import GamesAdded, SavedDevice, open_saved, save_everything
from fabletable.browser.store import TabStore
from fabletable.coach.days import GAMES
from fabletable.kernel import Refused
from fabletable.table.devices import devices
from fabletable.table.duels import duels
from fabletable.table.duels import notes as duel_notes
from fabletable.table.duels.duels import Duels
from fabletable.table.form import form
from fabletable.table.hints.reviews import Reviews
from fabletable.table.lessons import lessons
from fabletable.table.links.making import make_link
from fabletable.table.links.playing import play_linked
from fabletable.table.lobby import setup
from fabletable.table.messages.devices import KeyMade, Keyring, MyGame, MyGames, NewKey, OwnSeats
from fabletable.table.messages.duels import DuelInfo, DuelList, DuelProgress, DuelSides, DuelText, JoinDuel, NewDuel
from fabletable.table.messages.form import FormInfo, FormSettings
from fabletable.table.messages.links import (
    LinkFrames,
    LinkMade,
    LinkOpened,
    LinkRequest,
    LinkText,
    LinkTry,
    NewLinkedTable,
)
from fabletable.table.messages.notebook import Notebook
from fabletable.table.messages.puzzles import (
    AskedPuzzle,
    KeptMistakes,
    MistakeChange,
    Mistakes,
    NewPuzzleRun,
    NewPuzzleTable,
    PuzzleLink,
    PuzzleOverview,
    PuzzleReply,
    PuzzleRun,
    PuzzleSolution,
    PuzzleTry,
    ReviewedTable,
)
from fabletable.table.messages.records import EndingProgress, Fairness, NewFork, Replay, ReviewProgress, Timeline
from fabletable.table.messages.tables import (
    Claim,
    Entropy,
    NewSeat,
    NewTable,
    SeatClaimed,
    SeatKey,
    TableInfo,
    TableMade,
)
from fabletable.table.messages.today import DayResultProgress, NewDayTable, Today
from fabletable.table.notebook import notebook
from fabletable.table.open_table.table import OpenTable
from fabletable.table.play.fork import check_is_over, check_may_look_back, play_on_from
from fabletable.table.play.rematch import play_again
from fabletable.table.puzzles import mistakes, puzzles
from fabletable.table.records.archive import timeline_of
from fabletable.table.records.proof import fairness_of, record_for
from fabletable.table.records.replays import check_may_see, check_started, examples_of, replay_of
from fabletable.table.seats import seats
from fabletable.table.service.service import TableService
from fabletable.table.today import today
from fabletable.table.today.today import Days

T = TypeVar("T")


class Asked:
    """A request of the page: the parts of its path by name, its query, its body, and its secrets."""

    def __init__(
        self,
        service: TableService,
        store: TabStore,
        parts: Mapping[str, str],
        query: Mapping[str, str],
        body: bytes,
        secret: str,
        own_key: str,
        bring: Callable[[str], Awaitable[None]],
    ) -> None:
        """``bring`` loads the rules of a game that the path does not name."""
        self.bring = bring
        self.service = service
        self.store = store
        self.parts = parts
        self.query = query
        self.body = body
        self.secret = secret
        self.own_key = own_key

    def read(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as broken:
            raise Refused("why-not-understood", {"detail": str(broken)[:300]}) from None

    def number(self, name: str) -> int | None:
        given = self.query.get(name, "")
        if given and not re.fullmatch(r"\d{1,9}", given):
            raise Refused("why-not-understood", {"detail": name})
        return int(given) if given else None

    async def table(self) -> OpenTable:
        return await self.service.tables.find(self.parts["table"])

    def offset(self) -> int:
        """Return the minutes by which the person's clock is ahead of UTC."""
        given = self.query.get("offset", "0")
        if not re.fullmatch(r"-?\d{1,3}", given) or abs(int(given)) > 840:
            raise Refused("why-not-understood", {"detail": "offset"})
        return int(given)

    @property
    def puzzle(self) -> tuple[str, str]:
        """Return the game and the id of a puzzle."""
        return self.parts["game"], self.parts["puzzle"]

    async def keyring(self) -> str:
        """Return the keyring of the person who asks."""
        return (await notebook.owner_of(self.service, self.secret)).keyring

    async def seat(self) -> tuple[OpenTable, int]:
        table, seat = await self.table(), int(self.parts["seat"])
        if seat >= len(table.replica.seats):
            raise Refused("why-no-such-seat", {"seat": seat})
        return table, seat


Handler = Callable[[Asked], Awaitable[Any]]


class Route(NamedTuple):
    method: str
    path: str
    pattern: re.Pattern[str]
    handler: Handler


ROUTES: list[Route] = []

_PARTS = {"seat": r"\d{1,2}"}


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Register the function that answers this path; ``{name}`` is a part of it."""
    pattern = re.sub(r"\{(\w+)\}", lambda found: f"(?P<{found[1]}>{_PARTS.get(found[1], '[^/]+')})", path)

    def registered(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, re.compile(pattern), handler))
        return handler

    return registered


def find_route(method: str, address: str) -> tuple[Handler, dict[str, str], dict[str, str]]:
    """Return the function for an address, the parts of its path, and its query. Refused if there is none."""
    path, _, query = address.partition("?")
    for each in ROUTES:
        found = each.pattern.fullmatch(path) if each.method == method else None
        if found is not None:
            # Ids, names of games and numbers are never written with percent signs.
            pairs = (pair.partition("=") for pair in query.split("&"))
            return each.handler, found.groupdict(), {name: value for name, _, value in pairs}
    raise Refused("why-no-such-page")


# --- tables ---


@route("GET", "/server")
async def server_info(asked: Asked) -> dict[str, Any]:
    """Describe this tab as a server that signs nothing and has no address."""
    return {"version": __version__, "key": "", "addresses": [], "lobby": False, "mail": False, "network": "fixed"}


@route("POST", "/tables")
async def make_table(asked: Asked) -> TableMade:
    wanted = asked.read(NewTable)
    if any(seat.kind == "invited" for seat in wanted.seats):
        raise Refused("why-needs-server")
    return await setup.make(asked.service, wanted, asked.secret)


@route("POST", "/games/{game}/lesson")
async def make_lesson(asked: Asked) -> TableMade:
    return await lessons.teach(asked.service, asked.parts["game"], asked.read(Claim).name, asked.secret)


@route("GET", "/tables/{table}")
async def see_table(asked: Asked) -> TableInfo:
    return (await asked.table()).info()


@route("POST", "/tables/{table}/start")
async def start_table(asked: Asked) -> TableInfo:
    table = await asked.table()
    await setup.start(asked.service, table, asked.secret)
    return table.info()


@route("DELETE", "/tables/{table}")
async def remove_table(asked: Asked) -> None:
    await setup.remove(asked.service, await asked.table(), asked.secret)


# --- seats ---


@route("POST", "/tables/{table}/seats/{seat}/claim")
async def claim(asked: Asked) -> SeatClaimed:
    table, seat = await asked.seat()
    claim = asked.read(Claim)
    secret = await seats.claim(asked.service, table, seat, claim.name, asked.secret, asked.own_key, claim.face)
    return SeatClaimed(seat, secret, table.info())


@route("PUT", "/tables/{table}/seats/{seat}")
async def change_seat(asked: Asked) -> TableMade:
    table, seat = await asked.seat()
    keys = await seats.order(asked.service, table, seat, asked.read(NewSeat), asked.secret, asked.number("version"))
    return TableMade(table.info(), "", keys)


@route("POST", "/tables/{table}/seats/{seat}/invite")
async def invite(asked: Asked) -> SeatKey:
    table, seat = await asked.seat()
    return await seats.invite(asked.service, table, seat, asked.secret, asked.number("version"))


@route("PUT", "/tables/{table}/seats/{seat}/name")
async def rename(asked: Asked) -> TableInfo:
    table, seat = await asked.seat()
    claim = asked.read(Claim)
    await seats.rename(asked.service, table, seat, claim.name, asked.secret, claim.face)
    return table.info()


@route("PUT", "/tables/{table}/seats/{seat}/entropy")
async def add_entropy(asked: Asked) -> TableInfo:
    table, seat = await asked.seat()
    await seats.add_entropy(asked.service, table, seat, asked.read(Entropy).text, asked.secret)
    return table.info()


# --- keys ---


@route("POST", "/keys")
async def make_key(asked: Asked) -> KeyMade:
    return await devices.make(asked.service, asked.read(NewKey).name)


@route("GET", "/keys")
async def see_keys(asked: Asked) -> Keyring:
    return await devices.keyring_info(asked.service, await devices.known(asked.service, asked.secret))


@route("GET", "/mine")
async def my_games(asked: Asked) -> MyGames:
    device = await devices.known(asked.service, asked.secret)
    return MyGames(await devices.my_games(asked.service, device))


@route("POST", "/keys/seats")
async def add_seats(asked: Asked) -> MyGame:
    device = await devices.known(asked.service, asked.secret)
    return await devices.add_seats(asked.service, device, asked.read(OwnSeats))


@route("DELETE", "/keys/seats/{table}")
async def forget_table(asked: Asked) -> MyGames:
    device = await devices.known(asked.service, asked.secret)
    await devices.forget_table(asked.service, device, asked.parts["table"])
    return MyGames(await devices.my_games(asked.service, device))


# --- the notebook ---


@route("GET", "/notebook")
async def see_notebook(asked: Asked) -> Notebook:
    return await notebook.export(asked.service, await asked.keyring())


@route("DELETE", "/notebook")
async def forget_notebook(asked: Asked) -> Notebook:
    return await notebook.forget(asked.service, await asked.keyring())


@route("DELETE", "/notebook/{name}")
async def forget_note(asked: Asked) -> Notebook:
    return await notebook.forget(asked.service, await asked.keyring(), asked.parts["name"])


@route("GET", "/form")
async def see_form(asked: Asked) -> FormInfo:
    return await form.see(asked.service, await asked.keyring())


@route("PUT", "/form")
async def set_form(asked: Asked) -> FormInfo:
    return await form.set_settings(asked.service, await asked.keyring(), asked.read(FormSettings))


@route("DELETE", "/form")
async def forget_form(asked: Asked) -> FormInfo:
    return await form.forget(asked.service, await asked.keyring())


# --- puzzles ---


@route("GET", "/puzzles")
async def see_puzzles(asked: Asked) -> PuzzleOverview:
    return await puzzles.overview(asked.service, await asked.keyring(), asked.offset())


@route("POST", "/puzzles/run")
async def begin_run(asked: Asked) -> PuzzleRun:
    return await puzzles.run(asked.service, await asked.keyring(), asked.read(NewPuzzleRun))


@route("GET", "/puzzles/{game}/{puzzle}")
async def ask_puzzle(asked: Asked) -> AskedPuzzle:
    return await puzzles.ask(asked.service, await asked.keyring(), *asked.puzzle)


@route("POST", "/puzzles/{game}/{puzzle}/answer")
async def answer_puzzle(asked: Asked) -> PuzzleReply:
    return await puzzles.answer(asked.service, await asked.keyring(), *asked.puzzle, asked.read(PuzzleTry))


@route("POST", "/puzzles/{game}/{puzzle}/play-on")
async def play_on_from_puzzle(asked: Asked) -> TableMade:
    name = asked.read(NewPuzzleTable).name
    return await puzzles.play_on(asked.service, await asked.keyring(), asked.secret, *asked.puzzle, name)


@route("GET", "/puzzles/{game}/{puzzle}/link")
async def link_of_puzzle(asked: Asked) -> PuzzleLink:
    return await puzzles.link(asked.service, await asked.keyring(), *asked.puzzle)


@route("GET", "/mistakes")
async def see_mistakes(asked: Asked) -> Mistakes:
    return await mistakes.listed(asked.service, await asked.keyring(), asked.offset())


@route("POST", "/mistakes")
async def keep_mistakes(asked: Asked) -> KeptMistakes:
    device = await notebook.owner_of(asked.service, asked.secret)
    return await mistakes.keep_faults(asked.service, device, asked.secret, asked.read(ReviewedTable))


@route("PUT", "/mistakes/{puzzle}")
async def change_mistake(asked: Asked) -> Mistakes:
    return await mistakes.change(asked.service, await asked.keyring(), asked.parts["puzzle"], asked.read(MistakeChange))


# --- looking back ---


@route("GET", "/tables/{table}/record")
async def record(asked: Asked) -> msgspec.Raw:
    table = await asked.service.tables.look_up(asked.parts["table"])
    public = asked.query.get("public") == "true"
    return msgspec.Raw(await record_for(asked.service, table, asked.secret, public=public))


@route("GET", "/tables/{table}/fairness")
async def fair(asked: Asked) -> Fairness:
    return await fairness_of(asked.service, asked.parts["table"], "")


@route("GET", "/tables/{table}/replay")
async def replay(asked: Asked) -> Replay:
    service, seat = asked.service, asked.number("seat")
    table = await service.tables.look_up(asked.parts["table"])
    check_may_see(service, table, seat, asked.secret)
    return await replay_of(service.workers, table, seat, asked.number("from") or 0, asked.number("to") or 0)


@route("GET", "/tables/{table}/timeline")
async def timeline(asked: Asked) -> Timeline:
    table = await asked.service.tables.look_up(asked.parts["table"])
    check_started(table)
    return await timeline_of(asked.service, table)


@route("GET", "/tables/{table}/review")
async def review(asked: Asked) -> ReviewProgress:
    table = await asked.service.tables.look_up(asked.parts["table"])
    check_may_look_back(asked.service, table, asked.secret)
    part, found = await asked.service.feature(Reviews).reviews.of(table, _free)
    return ReviewProgress(part, found)


@route("GET", "/tables/{table}/ending")
async def ending(asked: Asked) -> EndingProgress:
    table = await asked.service.tables.look_up(asked.parts["table"])
    check_is_over(table)
    part, found = await asked.service.feature(Reviews).endings.of(table, _free)
    return EndingProgress(part, found)


def _free() -> bool:
    """Allow every review and ending: on one's own device they cost others nothing."""
    return True


@route("POST", "/tables/{table}/again")
async def again(asked: Asked) -> TableInfo:
    return await play_again(asked.service, await asked.table(), asked.secret)


@route("POST", "/tables/{table}/what-if")
async def what_if(asked: Asked) -> TableMade:
    table = await asked.service.tables.look_up(asked.parts["table"])
    check_may_look_back(asked.service, table, asked.secret)
    return await play_on_from(asked.service, table, asked.read(NewFork))


@route("GET", "/tables/{table}/examples")
async def table_examples(asked: Asked) -> dict[str, msgspec.Raw]:
    service, seat = asked.service, asked.number("seat")
    table = await service.tables.look_up(asked.parts["table"])
    check_may_see(service, table, seat, asked.secret)
    return {"shown": msgspec.Raw(await examples_of(service.workers, table, seat))}


# --- links that carry a game ---


class LinkKept(msgspec.Struct):
    table: str


@route("POST", "/tables/{table}/game-link")
async def game_link(asked: Asked) -> LinkMade:
    table = await asked.service.tables.look_up(asked.parts["table"])
    return await make_link(asked.service, table, asked.read(LinkRequest), running=True)


@route("POST", "/links/open")
async def see_link(asked: Asked) -> LinkOpened:
    return open_link(asked.read(LinkText).link)


@route("POST", "/links/replay")
async def replay_link(asked: Asked) -> Replay:
    return link_frames(asked.read(LinkFrames))


@route("POST", "/links/weigh")
async def try_link(asked: Asked) -> PuzzleSolution:
    return await weigh_link(asked.service, asked.read(LinkTry))


@route("POST", "/links/play")
async def play_link(asked: Asked) -> TableMade:
    wanted = asked.read(NewLinkedTable)
    if wanted.invited:
        raise Refused("why-needs-server")
    return await play_linked(asked.service, wanted, opened(wanted.link)[1])


@route("POST", "/links/keep")
async def keep_link(asked: Asked) -> LinkKept:
    device = await devices.known(asked.service, asked.secret)
    return LinkKept(await keep_linked(asked.service, asked.read(LinkText).link, device.keyring))


# --- the table of the day ---


@route("GET", "/today")
async def see_today(asked: Asked) -> Today:
    for game in GAMES:
        await asked.bring(game)
    return await today.see(asked.service, await _keyring(asked), _zone(asked))


@route("POST", "/today")
async def play_today(asked: Asked) -> TableMade:
    return await today.play(asked.service, asked.read(NewDayTable), await _keyring(asked), asked.secret)


@route("GET", "/tables/{table}/day")
async def day_result(asked: Asked) -> DayResultProgress:
    game = await asked.service.tables.look_up(asked.parts["table"])
    return await asked.service.feature(Days).result(game, await _keyring(asked), _zone(asked))


# --- duels ---


@route("GET", "/duels")
async def list_duels(asked: Asked) -> DuelList:
    keyring = await asked.keyring()
    for duel_id in await duel_notes.mine(asked.service, keyring):
        kept = await duel_notes.find(asked.service, duel_id)
        if kept is not None:
            await asked.bring(kept.header.game)
    return await duels.list_mine(asked.service, keyring)


@route("POST", "/duels")
async def begin_duel(asked: Asked) -> DuelInfo:
    return await duels.begin(asked.service, asked.read(NewDuel), await asked.keyring())


@route("POST", "/duels/open")
async def open_duel(asked: Asked) -> DuelInfo:
    return await duels.open_link(asked.service, asked.read(DuelText).link, await asked.keyring())


@route("POST", "/duels/told")
async def duel_told(asked: Asked) -> DuelInfo:
    return duel_in(asked.read(DuelText).link)


@route("POST", "/duels/compare")
async def compare_told(asked: Asked) -> DuelProgress:
    return compared_in(asked.read(DuelSides))


@route("GET", "/duels/{duel}")
async def see_duel(asked: Asked) -> DuelInfo:
    return await duels.see(asked.service, await _duel(asked), await asked.keyring())


@route("POST", "/duels/{duel}")
async def play_duel(asked: Asked) -> TableMade:
    keyring = await asked.keyring()
    return await duels.play(asked.service, await _duel(asked), asked.read(JoinDuel), keyring, asked.secret)


@route("GET", "/duels/{duel}/side-by-side")
async def compare_duel(asked: Asked) -> DuelProgress:
    one, other = asked.number("one") or 0, asked.number("other")
    return await asked.service.feature(Duels).compare(await _duel(asked), one, 1 if other is None else other)


@route("GET", "/duels/{duel}/link")
async def link_of_duel(asked: Asked) -> LinkMade:
    return await duels.link_of(asked.service, await _duel(asked))


async def _duel(asked: Asked) -> str:
    """Return the duel that the path names, after loading the rules of its game."""
    await asked.bring((await duel_notes.known(asked.service, asked.parts["duel"])).header.game)
    return asked.parts["duel"]


async def _keyring(asked: Asked) -> str:
    return (await devices.known(asked.service, asked.secret)).keyring if asked.secret else ""


def _zone(asked: Asked) -> int:
    """Return the number of minutes by which the person's clock is ahead of UTC."""
    given = asked.query.get("zone", "0")
    if not re.fullmatch(r"-?\d{1,3}", given):
        raise Refused("why-not-understood", {"detail": "zone"})
    return max(-840, min(840, int(given)))


# --- everything of this device ---


@route("GET", "/device/everything")
async def everything(asked: Asked) -> SavedDevice:
    return await save_everything(asked.store)


@route("POST", "/device/everything")
async def take_in(asked: Asked) -> GamesAdded:
    device = await devices.known(asked.service, asked.secret)
    return GamesAdded(await open_saved(asked.service, asked.store, asked.body, device.keyring))
