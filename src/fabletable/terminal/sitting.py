"""People and bots at one terminal: the seating, the bots' decisions, and the saved game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

import fabletable
from fabletable.bots import Imagine, make_bot
from fabletable.coach import Progress
from fabletable.kernel import Match, Refused
from fabletable.kernel.record import read_record
from fabletable.terminal.records import playable_record
from fabletable.terminal.speech import Speech, title, told
from fabletable.terminal.words import written


class Seats(msgspec.Struct, omit_defaults=True):
    """The seating: the bot's name by seat, empty for a person; the names of the people in order; and the progress of a
    lesson. It is saved beside the record."""

    bots: list[str]
    names: list[str]
    lesson: Progress | None = None


class Saved(msgspec.Struct):
    seats: Seats | None = None


def seats_for(players: int, seat: int, bots: Sequence[str], names: Sequence[str]) -> Seats:
    """Return the seating: people from ``seat`` on, bots on all other seats."""
    free = players - len(names)
    if not 0 <= seat <= free:
        raise Refused("why-no-such-seat", {"seat": seat + len(names), "last": players})
    if len(bots) > max(free, 1) or (free and not bots):
        raise Refused("why-bot-count", {"bots": len(bots), "players": free})
    others = [bots[number % len(bots)] for number in range(free)]
    for bot in bots:
        make_bot(bot, "")
    return Seats([*others[:seat], *("" for _ in names), *others[seat:]], list(names))


def resume(path: Path) -> tuple[Match, Seats]:
    """Resume a saved game. A record without seating gives the first seat to the person."""
    match = fabletable.replay(playable_record(path))
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=Saved)
    except (msgspec.MsgspecError, RecursionError) as broken:
        raise Refused("why-not-a-record", {"detail": str(broken)}) from None
    seats = saved.seats or seats_for(match.players, 0, ["medium"], [told("your-name")])
    people = seats.bots.count("")
    if len(seats.bots) != match.players or not people or people != len(seats.names):
        raise Refused("why-not-a-record", {"detail": "seats"})
    for bot in seats.bots:
        if bot:
            make_bot(bot, "")
    return match, seats


def replayed(path: Path) -> Sitting:
    """Return a replayed record, watched from its start, as all seats see it."""
    match = fabletable.replay(playable_record(path), watched=True)
    speech = Speech(match.game)
    names = [speech.name(seat) for seat in range(match.players)]
    return Sitting(match, Seats(["" for _ in names], names), path)


class Sitting:
    """A match with its seats taken."""

    def __init__(self, match: Match, seats: Seats, path: Path) -> None:
        self.match = match
        if not match.watched:
            match.watch()
        self.seats = seats
        self.path = path
        self.people = [seat for seat, bot in enumerate(seats.bots) if not bot]
        self.title = title(match.game)
        people = iter(seats.names)
        names = [told("bot-name", seat=seat + 1) if bot else next(people) for seat, bot in enumerate(seats.bots)]
        self.speech = Speech(match.game, names, self.people[0] if len(self.people) == 1 else None)

    @property
    def asks_bot(self) -> bool:
        decision = self.match.decision
        return decision is not None and bool(self.seats.bots[decision.seat])

    def bot_choice(self) -> str:
        """Return the choice of the asked bot without making it. Its chance comes from the seed and the decision's
        number, so that a resumed game goes on the same."""
        match = self.match
        decision = match.decision
        if decision is None:
            raise Refused("why-game-over")
        seat = decision.seat
        bot = make_bot(self.seats.bots[seat], f"{match.seed}/{seat}/{match.number}")
        key: str = bot.decide(decision, Imagine(match, seat, bot.chance)).key
        return key

    def keep(self) -> None:
        """Write the record, with the seats."""
        record = msgspec.to_builtins(self.match.record())
        record["seats"] = msgspec.to_builtins(self.seats)
        data = msgspec.json.encode(record)
        read_record(data)
        written(self.path, data)

    def kept(self, command: str) -> str:
        """Return the path of the record and the commands for it."""
        return told("table-saved", file=str(self.path), over=str(self.match.over), command=command)
