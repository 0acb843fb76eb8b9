"""Duels with the same luck: several players play one set-up and seed at tables of their own, then compare their
games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from fabletable.bots import checked_bot
from fabletable.coach.same_luck import DuelResult, DuelTrack, side_by_side
from fabletable.coach.stretch import OPPONENT, goals_of
from fabletable.games import find
from fabletable.kernel import Game, Refused
from fabletable.kernel import match as kernel_match
from fabletable.kernel.duel_link import DuelHeader, DuelLink, read_duel_link
from fabletable.kernel.game import HINTS, checked_options
from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.link import GameLink, decisions_in, read_link
from fabletable.table import fairness
from fabletable.table.duels import notes, sealing
from fabletable.table.duels.notes import KeptAttempt, KeptDuel
from fabletable.table.duels.sealing import DuelTables
from fabletable.table.hints.reviews import Study
from fabletable.table.jobs.jobs import GameLog, Job, StretchEndJob, TrackJob
from fabletable.table.links.making import make_link
from fabletable.table.links.playing import played
from fabletable.table.lobby import setup
from fabletable.table.lobby.setup import SharedLuck
from fabletable.table.messages.duels import (
    DuelAttempt,
    DuelInfo,
    DuelList,
    DuelProgress,
    DuelState,
    JoinDuel,
    NewDuel,
)
from fabletable.table.messages.links import LinkMade, LinkRequest
from fabletable.table.messages.tables import NewSeat, NewTable, TableGoal, TableMade, TableTerms
from fabletable.table.named_locks import NamedLocks
from fabletable.table.names import clean_name, fitted, told_apart
from fabletable.table.replica.played import OVER, PlayedGame, kept_result
from fabletable.table.replica.replica import PLAYER
from fabletable.table.rows import TableRow
from fabletable.table.service.service import Feature, TableService

TRACK = "duel"
"""The kind of archive entry under which a game of a duel is stored in the form in which it is compared."""


# --- beginning ---


async def begin(service: TableService, wanted: NewDuel, keyring: str) -> DuelInfo:
    """Begin a duel. Its seed is made now and shown to no one. If a bot takes part, it begins to play at once."""
    _check_keyring(keyring)
    game = find(wanted.game)
    header = await _header(service, game, wanted)
    duel = await notes.begin(service, header, [])
    await notes.remember(service, keyring, duel.id)
    await _seat_bot(service, duel.id)
    return await see(service, duel.id, keyring)


def _check_keyring(keyring: str) -> None:
    if not keyring:
        raise Refused("why-wrong-key")


async def _header(service: TableService, game: Game, wanted: NewDuel) -> DuelHeader:
    low, high = game.players
    if not low <= wanted.players <= high:
        raise Refused("why-player-count", {"players": wanted.players, "low": low, "high": high})
    if wanted.people < 2 and not wanted.against:
        raise Refused("why-duel-alone")
    if wanted.goal is not None:
        _check_goal(game, wanted.goal, wanted.players)
    against = checked_bot(wanted.against, game) if wanted.against else ""
    bots = [*wanted.bots, *[OPPONENT] * wanted.players][: wanted.players - 1]
    for bot in bots:
        checked_bot(bot, game)
    options = checked_options(game, {**wanted.options, HINTS: False})
    await service.workers.call(lambda: kernel_match.start(game, wanted.players, "trial", options, quick=True))
    return DuelHeader(
        game.key, game.version, wanted.players, fairness.new_secret(), options, bots, wanted.people, against,
        wanted.goal, clean_name(wanted.name),
    )  # fmt: skip


def _check_goal(game: Game, goal: StretchGoal, players: int) -> None:
    """Refuse a goal that the game does not name."""
    goals = goals_of(game)
    if goal not in (*goals.days, *goals.small) or goal.players != players:
        raise Refused("why-unknown-goal", {"goal": goal.kind[:40], "known": ", ".join(goals.kinds)})


async def _seat_bot(service: TableService, duel_id: str) -> KeptDuel:
    """Let the bot that takes part play, unless it has begun; a game that was interrupted is continued. The duel is
    returned."""
    duel = await notes.known(service, duel_id)
    bot = duel.header.against
    if not bot:
        return duel
    async with service.feature(Duels).alone(duel_id):
        attempt = next((each for each in duel.attempts if each.bot), None)
        if attempt is None:
            duel = await notes.change(
                service, duel_id, partial(_with_place, mine=KeptAttempt("", bot=bot, table=_new_id()))
            )
            attempt = next(each for each in duel.attempts if each.bot)
        if attempt.table and not await sealing.is_done(service, attempt):
            await _set_table(service, duel, attempt, NewSeat("bot", bot=bot), "")
    return duel


def _new_id() -> str:
    return fairness.new_table_id()


def _with_place(duel: KeptDuel, mine: KeptAttempt) -> KeptDuel:
    """Return the duel with a place for this attempt, unless its player already has one. Refused if no place is left."""
    taken = [each for each in duel.attempts if bool(each.bot) == bool(mine.bot)]
    if any(each.bot or (each.keyring and each.keyring == mine.keyring) for each in taken):
        return duel
    if len(taken) >= (1 if mine.bot else duel.header.people):
        raise Refused("why-duel-full")
    return msgspec.structs.replace(duel, attempts=[*duel.attempts, mine])


# --- playing ---


async def play(service: TableService, duel_id: str, wanted: JoinDuel, keyring: str, key: str) -> TableMade:
    """Make the table of a player's attempt, or return the one that was begun. A second attempt is refused."""
    _check_keyring(keyring)
    name = clean_name(wanted.name)
    async with service.feature(Duels).alone(duel_id):
        duel = await notes.known(service, duel_id)
        mine = _own(duel, await sealing.tables_of(service, duel), keyring)
        if mine is not None and await sealing.is_done(service, mine):
            raise Refused("why-duel-played")
        if mine is None:
            _check_playable(service, duel)
            called = told_apart(name, [each.name for each in duel.people])
            place = KeptAttempt(called, wanted.face, keyring=keyring, table=_new_id())
            duel = await notes.change(service, duel_id, partial(_with_place, mine=place))
            mine = next(each for each in duel.people if each.keyring == keyring)
            await notes.remember(service, keyring, duel_id)
        return await _set_table(service, duel, mine, NewSeat("here", mine.name, face=mine.face), key)


def _check_playable(service: TableService, duel: KeptDuel) -> None:
    header = duel.header
    if sealing.has_expired(service, duel):
        raise Refused("why-duel-expired", {"days": notes.DAYS})
    if len(duel.people) >= header.people:
        raise Refused("why-duel-full")
    if find(header.game).version != header.version:
        raise Refused("why-link-rules", {"played": header.version, "present": find(header.game).version})


def _own(duel: KeptDuel, tables: DuelTables, keyring: str) -> KeptAttempt | None:
    """Return this person's attempt. Keyrings can be merged, so the owner is read from the table, not from the note."""
    for attempt in duel.people if keyring else []:
        row = tables.of(attempt)
        if keyring == (attempt.keyring if row is None else row.keyring):
            return attempt
    return None


async def _set_table(service: TableService, duel: KeptDuel, mine: KeptAttempt, seat: NewSeat, key: str) -> TableMade:
    """Make the table under the id that was reserved for an attempt, or return it if it is there."""
    header = duel.header
    if await service.store.table(mine.table) is not None:
        return await _there(service, mine)
    if key:
        await service.keyrings.know(key)
    seats = [seat, *(NewSeat("bot", bot=bot) for bot in header.bots)]
    goal = None if header.goal is None else TableGoal("duel", "", header.goal)
    luck = SharedLuck(header.seed, goal, duel.id, mine.table, duel.by_link)
    try:
        return await setup.make(service, NewTable(header.game, seats, header.options, start=True), key, luck)
    except Refused:
        if await service.store.table(mine.table) is None:
            raise
        return await _there(service, mine)  # another process was faster


async def _there(service: TableService, mine: KeptAttempt) -> TableMade:
    return TableMade((await service.tables.find(mine.table)).info(), "", [])


# --- what one may see ---


async def see(service: TableService, duel_id: str, keyring: str) -> DuelInfo:
    """Return a duel as this person may see it: until all have finished, only the names of the others."""
    duel = await _seat_bot(service, duel_id)
    tables = await sealing.tables_of(service, duel)
    mine = _own(duel, tables, keyring)
    state = _state(service, duel, tables, mine)
    info = _info(duel, state, max(0, duel.until - int(service.clock.now())), bool(service.settings.day_secret))
    if mine is not None:
        info.mine = _attempt(tables, mine, is_mine=True)
    if state == "done":
        info.attempts = [_attempt(tables, each, is_mine=each is mine) for each in duel.attempts]
    return info


async def list_mine(service: TableService, keyring: str) -> DuelList:
    """Return the duels of a person, the newest first, without those that have been removed."""
    kept = [each for each in await notes.mine(service, keyring) if await notes.find(service, each) is not None]
    return DuelList([await see(service, each, keyring) for each in kept])


def _state(service: TableService, duel: KeptDuel, tables: DuelTables, mine: KeptAttempt | None) -> DuelState:
    if tables.is_complete(duel):
        return "done"
    if sealing.has_expired(service, duel):
        return "expired"
    if mine is not None:
        return "waiting" if tables.is_done(mine) else "begun"
    return "full" if len(duel.people) >= duel.header.people else "open"


def _info(duel: KeptDuel, state: DuelState, left: int, is_kept: bool) -> DuelInfo:
    header = duel.header
    return DuelInfo(
        duel.id, header.game, None if header.goal is None else header.goal.message, header.goal, header.players,
        header.options, header.bots, header.people, header.against, fitted(header.name),
        fairness.seal(header.seed), state, left, [each.name for each in duel.people], is_kept, duel.by_link,
    )  # fmt: skip


def _attempt(tables: DuelTables, kept: KeptAttempt, *, is_mine: bool) -> DuelAttempt:
    row = tables.of(kept)
    result = None if row is None or row.state != OVER else _result(row)
    return DuelAttempt(kept.name, kept.face, kept.bot, is_mine, kept.table, kept.letters, result)


def _result(row: TableRow) -> DuelResult | None:
    """Return the result of an attempt from its table."""
    result = kept_result(row)
    if result is None:
        return None
    return DuelResult(result.scores[PLAYER] if result.scores else None, PLAYER in result.winners)


# --- side by side ---


class Duels(Feature):
    """Replays the games of duels in workers, so that they can be compared."""

    def __init__(self, service: TableService) -> None:
        super().__init__(service)
        self._studies: Study[DuelTrack] = Study(service, TRACK, _track_job, DuelTrack)
        self.alone: Final = NamedLocks()
        """The locks that are held while a person takes a place in a duel."""

    def stop(self) -> None:
        self._studies.stop()

    async def compare(self, duel_id: str, one: int, other: int) -> DuelProgress:
        """Return the comparison of two games, as far as it is computed. Refused before all have finished."""
        duel = await notes.known(self.service, duel_id)
        if not await sealing.is_complete(self.service, duel):
            raise Refused(sealing.SEALED)
        if not (0 <= one < len(duel.attempts) and 0 <= other < len(duel.attempts)):
            raise Refused("why-no-such-seat", {"seat": max(one, other)})
        found = [await self._track(duel, duel.attempts[place]) for place in (one, other)]
        part = sum(done for done, _ in found) / len(found)
        mine, theirs = found[0][1], found[1][1]
        if mine is None or theirs is None:
            return DuelProgress(part, None)
        return DuelProgress(1.0, side_by_side(mine, theirs, duel.header.goal))

    async def _track(self, duel: KeptDuel, attempt: KeptAttempt) -> tuple[float, DuelTrack | None]:
        if attempt.table:
            part, track = await self._studies.of(await self.service.tables.look_up(attempt.table))
            return part, track if part >= 1 else None
        link = read_link(attempt.letters)
        keys = (await played(self.service, link)).keys
        header = duel.header
        log = GameLog(header.game, header.players, header.seed, header.options, keys)
        written = await self.service.workers.run(TrackJob(log, header.goal), "duel")
        return 1.0, msgspec.json.decode(written, type=DuelTrack)


async def _track_job(game: PlayedGame) -> Job[bytes]:
    aim = msgspec.json.decode(game.row.terms, type=TableTerms).goal
    game.check_whole()
    return TrackJob(game.log(), None if aim is None else aim.goal)


# --- links ---


async def link_of(service: TableService, duel_id: str) -> LinkMade:
    """Return the link text of a duel with its finished games. If a server keeps the seed, it is given only when all
    have finished. Without a server the link carries the seed, the sender's game and the games that came by a link."""
    duel = await notes.known(service, duel_id)
    complete = await sealing.is_complete(service, duel)
    if service.settings.day_secret and not complete:
        raise Refused(sealing.SEALED)
    games = [await _packed(service, each) for each in duel.attempts if await sealing.is_done(service, each)]
    return LinkMade(DuelLink(duel.header, games).to_text())


async def _packed(service: TableService, attempt: KeptAttempt) -> GameLink:
    if attempt.letters:
        return read_link(attempt.letters)
    game = await service.tables.look_up(attempt.table)
    made = await make_link(service, game, LinkRequest())
    return read_link(made.letters)


async def open_link(service: TableService, letters: str, keyring: str) -> DuelInfo:
    """Add a duel that came by a link, with the games in it. None of them is shown before this person has played.
    Refused if the text is damaged, the rules differ, or a game in it does not follow the rules."""
    _check_keyring(keyring)
    link = read_duel_link(letters)
    await _check_setup(service, link.header)
    attempts = [await _checked_game(service, link, game) for game in link.games]
    duel = await notes.begin(service, link.header, attempts, by_link=True)
    # One's own game comes back with the answer of another.
    own = [(await _packed(service, each)).to_text() for each in duel.attempts if await _is_own_end(service, each)]
    games = [each for each in attempts if each.letters not in own]
    duel = await notes.change(service, duel.id, partial(_with_games, games=games))
    await notes.remember(service, keyring, duel.id)
    return await see(service, duel.id, keyring)


async def _is_own_end(service: TableService, attempt: KeptAttempt) -> bool:
    return bool(attempt.table) and await sealing.is_done(service, attempt)


async def _check_setup(service: TableService, header: DuelHeader) -> None:
    """Refuse a set-up with which no duel could have been begun here."""
    game = find(header.game)
    if game.version != header.version:
        raise Refused("why-link-rules", {"played": header.version, "present": game.version})
    for bot in [*header.bots, *([header.against] if header.against else [])]:
        checked_bot(bot, game)
    if header.goal is not None:
        _check_goal(game, header.goal, header.players)
    clean_name(header.name)
    if checked_options(game, header.options) != header.options:
        raise Refused("why-link-damaged")
    options = header.options
    await service.workers.call(lambda: kernel_match.start(game, header.players, "trial", options, quick=True))


async def _checked_game(service: TableService, link: DuelLink, game: GameLink) -> KeptAttempt:
    """Return a game of the link. Refused unless it follows the rules to the end of the duel."""
    found = await played(service, game)
    header = link.header
    ended = game.header.over
    if not ended and header.goal is not None:
        log = GameLog(header.game, header.players, header.seed, header.options, found.keys)
        said = await service.workers.run(StretchEndJob(log, header.goal), "link")
        ended = msgspec.json.decode(said, type=bool)
    return attempt_in(game, is_whole=found.is_whole and ended)


def has_ended(header: DuelHeader, keys: Sequence[str]) -> bool:
    """Return whether these decisions lead to the end of the game, or of the goal's stretch."""
    game = find(header.game)
    match = kernel_match.start(game, header.players, header.seed, header.options, quick=True)
    for key in keys:
        match.choose(key)
    goal = header.goal
    return match.over or (goal is not None and goals_of(game).ends(goal, match.table, PLAYER))


def attempt_in(game: GameLink, *, is_whole: bool) -> KeptAttempt:
    if not is_whole:
        raise Refused("why-duel-unfinished")
    seat = game.header.seats[PLAYER] if game.header.seats else None
    name = "" if seat is None else fitted(seat.name)
    return KeptAttempt(name, bot="" if seat is None else fitted(seat.bot), letters=game.to_text())


def _with_games(duel: KeptDuel, games: Sequence[KeptAttempt]) -> KeptDuel:
    """Return the duel with those games of a link that are new, as long as there are places."""
    known = {each.letters for each in duel.attempts if each.letters}
    attempts = list(duel.attempts)
    for each in games:
        same_kind = [other for other in attempts if bool(other.bot) == bool(each.bot)]
        room = (1 if duel.header.against else 0) if each.bot else duel.header.people
        if each.letters not in known and len(same_kind) < room:
            known.add(each.letters)
            attempts.append(each)
    return msgspec.structs.replace(duel, attempts=attempts)


# --- duels that are told by a link alone ---


def told_by(link: DuelLink) -> DuelInfo:
    """Return a finished duel from its link alone; nothing is stored."""
    header = link.header
    games = [
        attempt_in(game, is_whole=has_ended(header, decisions_in(game, find(header.game)).keys)) for game in link.games
    ]
    info = _info(KeptDuel(header, 0, games), "done", 0, False)
    info.attempts = [DuelAttempt(each.name, bot=each.bot, link=each.letters) for each in games]
    return info
