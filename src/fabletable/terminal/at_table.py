"""A table of the service as the people at this terminal see it, and what they do there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from fabletable.coach import Counsel, Guidance
from fabletable.coach.ending import told_at_once
from fabletable.coach.guide import Press
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.ending import Epilogue
from fabletable.kernel.message import Message
from fabletable.kernel.moment import LinePart
from fabletable.kernel.scene import Ask, Scene
from fabletable.kernel.standing import Standing
from fabletable.table.fairness import seal
from fabletable.table.features import COMMANDS
from fabletable.table.local.client import Plain
from fabletable.table.local.listening_client import ListeningClient
from fabletable.table.messages.frames import ChatLine, ForeseenQuestion, PremoveInfo, ProposalInfo, View
from fabletable.table.messages.tables import SeatInfo, TableInfo
from fabletable.table.records.archive import written_record
from fabletable.table.rows import TableRow
from fabletable.table.seats.seats import NAMES
from fabletable.table.service.commands import Commands
from fabletable.table.service.service import TableService
from fabletable.terminal.film import StagedMoment
from fabletable.terminal.rulebook import RuleTerms
from fabletable.terminal.speech import Speech, explained, title, translate

SILENT = frozenset({"accepted", "refused", "hint", "where", "foreseen", "pong", "reacted", "pointed"})
"""Frames that are answers, or that a terminal does not show."""


class TerminalTable:
    """A table with people at this terminal. ``views`` are the newest of each seat at this terminal, ``stories`` their
    logs; ``unseen`` are moments that have not been shown to it, ``films`` those since its own last decision."""

    def __init__(
        self, service: TableService, row: TableRow, people: Sequence[int], commands: Commands = COMMANDS
    ) -> None:
        self.service = service
        self.commands = commands
        self.id = row.id
        self.game = find(row.game)
        self.title = title(self.game)
        self.people = sorted(people)
        self.is_lesson = bool(row.lesson)
        self.seal = seal(row.seed)
        self.seed = row.seed
        self.client = ListeningClient(service, row.id, commands=commands, seats=self.people)
        self.views: dict[int, View] = {}
        self.stories: dict[int, list[Message]] = {seat: [] for seat in self.people}
        self.parts: dict[int, list[LinePart]] = {seat: [] for seat in self.people}
        self.unseen: dict[int, list[StagedMoment]] = {seat: [] for seat in self.people}
        self.films: dict[int, list[StagedMoment]] = {seat: [] for seat in self.people}
        self.guidance: Guidance | None = None
        self.guided_at = -1
        """The number at which the guide last spoke."""
        self.premoves: dict[int, list[PremoveInfo]] = {}
        self.proposal: ProposalInfo | None = None
        self.notices: list[str] = []
        """Lines that were not shown yet: chat, premoves that were made, what went wrong."""
        self.closed = ""
        """The reason for which the service has closed this table, if it has."""
        self._accepted = 0
        self._change = asyncio.Event()

    async def enter(self) -> None:
        """Sit down, and wait until all seats of this terminal are shown the table."""
        await self.client.listen(self._heard)
        self._see_table(self.client.table)
        while len(self.views) < len(self.people) and not self.closed:
            await self.change()
        if self.closed:
            raise Refused(self.closed)

    async def leave(self) -> None:
        await self.client.leave()

    async def change(self) -> None:
        """Wait until anything is heard."""
        await self._change.wait()
        self._change.clear()

    # --- what is heard ---

    def _heard(self, frame: Plain) -> None:
        hear: Callable[[Plain], None] | None = getattr(self, f"_hear_{frame['type']}", None)
        if hear is not None:
            hear(frame)
        elif frame["type"] not in SILENT:
            self.notices.append(self._in_words(frame))
        if frame["type"] == "accepted":
            self._accepted = max(self._accepted, frame["number"])
        self._change.set()

    def _hear_view(self, frame: Plain) -> None:
        moments = msgspec.convert(frame["moments"], list[StagedMoment])
        view = msgspec.convert({**frame, "moments": [], "change": None, "again": None}, View)
        seat = view.seat
        if seat is None:
            return
        self.stories[seat] = [*self.stories[seat][: view.log_from], *view.log]
        self.parts[seat] = [*self.parts[seat][: view.log_from], *view.log_parts]
        self._keep_moments(seat, self.views.get(seat), view, moments)
        self.views[seat] = view

    def _keep_moments(self, seat: int, before: View | None, view: View, moments: list[StagedMoment]) -> None:
        if before is None or view.since < 0:  # it comes in: all since the seat's own last decision
            self.films[seat] = moments
            seen = (before or view).decisions if before or view.decisions else -1
            self.unseen[seat] += [each for each in moments if each.after > seen]
        elif view.decisions < before.decisions:
            self.films[seat], self.unseen[seat] = [], []
        else:
            self.films[seat] += moments
            self.unseen[seat] += moments

    def _hear_welcome(self, frame: Plain) -> None:
        self._see_table(frame["table"])
        self.proposal = msgspec.convert(frame["proposal"], ProposalInfo | None)

    def _hear_table(self, frame: Plain) -> None:
        self._see_table(frame["table"])

    def _see_table(self, table: Plain) -> None:
        self.info = msgspec.convert(table, TableInfo)
        names = [seat_called(chair) for chair in self.info.seats]
        self.speech = Speech(self.game, names, self.people[0] if len(self.people) == 1 else None)

    def _hear_lesson(self, frame: Plain) -> None:
        self.guidance = msgspec.convert(frame["lesson"], Guidance)
        self.guided_at = frame["number"]

    def _hear_ahead(self, frame: Plain) -> None:
        self.premoves[frame["seat"]] = msgspec.convert(frame["answers"], list[PremoveInfo])

    def _hear_proposal(self, frame: Plain) -> None:
        before, self.proposal = self.proposal, msgspec.convert(frame["proposal"], ProposalInfo | None)
        if frame["declined"] is not None and before is not None and before.seat in self.people:
            self.notices.append(translate("proposal-declined", name=self.speech.name(frame["declined"])))

    def _hear_chat(self, frame: Plain) -> None:
        line = msgspec.convert(frame["line"], ChatLine)
        if line.message is not None:
            self.notices.append(self.speech.say(line.message))
        else:
            self.notices.append(translate("chat-line", name=self.speech.name(line.seat), text=line.text))

    def _hear_given(self, frame: Plain) -> None:
        choice = self.speech.say(msgspec.convert(frame["choice"], Message))
        self.notices.append(translate("premove-played", choice=choice))

    def _hear_crashed(self, frame: Plain) -> None:
        self.notices.append(translate("table-crashed", detail=frame["error"]))

    def _hear_clock(self, frame: Plain) -> None:
        self.notices.append(translate("time-up", name=self.speech.name(frame["seat"]), what=frame["what"]))

    def _hear_error(self, frame: Plain) -> None:
        if not frame["fatal"]:
            self.notices.append(explained(Message(frame["code"], frame["args"])))

    def _hear_closed(self, frame: Plain) -> None:
        self.closed = frame["why"]

    def _in_words(self, frame: Plain) -> str:
        """Return a frame that this terminal does not know: the message ``frame-TYPE`` of the table, or its fields."""
        fields = {name: value for name, value in frame.items() if name not in ("type", "id")}
        named = {**fields, "seat": self.speech.name(fields["seat"])} if "seat" in fields else fields
        words = ", ".join(str(value) for value in named.values())
        return translate("table-heard", what=frame["type"], words=words)

    # --- where it stands ---

    @property
    def number(self) -> int:
        """Return how many entries the log has, as far as this terminal has seen."""
        return max((view.number for view in self.views.values()), default=0)

    @property
    def asked(self) -> int | None:
        """Return the seat of this terminal that is asked now."""
        present = [view for view in self.views.values() if view.number >= max(self._accepted, self.number)]
        return next((view.seat for view in present if view.ask is not None), None)

    def ask_of(self, seat: int) -> Ask | None:
        return self.views[seat].ask if self.asked == seat else None

    @property
    def turn(self) -> int | None:
        return max(self.views.values(), key=lambda view: view.number).turn

    @property
    def is_over(self) -> bool:
        return any(view.result is not None for view in self.views.values()) or self.info.state in ("over", "closed")

    @property
    def others(self) -> list[SeatInfo]:
        """Return the people who sit elsewhere."""
        return [
            chair
            for chair in self.info.seats
            if chair.kind != "bot" and chair.claimed and not chair.resigned and chair.seat not in self.people
        ]

    @property
    def waits_for_others(self) -> bool:
        """Return whether a person elsewhere decides now, so that it may take long."""
        return any(chair.seat == self.turn and not chair.held for chair in self.others)

    @property
    def waits_for_our_answer(self) -> bool:
        """Return whether something is proposed that a seat of this terminal has not answered."""
        return self.proposal is not None and any(seat in self.people for seat in self.proposal.waiting)

    @property
    def terms(self) -> RuleTerms:
        return RuleTerms(len(self.info.seats), self.info.options)

    def scene_of(self, seat: int) -> Scene:
        scene = self.views[seat].scene
        assert scene is not None
        return scene

    def story_of(self, seat: int) -> tuple[Sequence[Message], Sequence[LinePart]]:
        """Return the log of this seat, and the part of each line in its event."""
        return self.stories[seat], self.parts[seat]

    def odds_follow(self, ask: Ask) -> bool:
        """Return whether odds that take trials will follow this question."""
        if any(choice.odds is not None for choice in ask.choices):
            return False
        table = self.service.tables.get(self.id)
        return table is not None and table.replica.number == ask.number and table.replica.tries_odds

    def new_moments(self, seat: int) -> list[StagedMoment]:
        """Return the moments this seat has not been shown, and count them as shown."""
        found, self.unseen[seat] = self.unseen[seat], []
        return found

    def take_notices(self) -> list[str]:
        found, self.notices = self.notices, []
        return found

    # --- what its people do ---

    async def do(self, tag: str, seat: int, **fields: Any) -> Plain:
        """Say a command for this seat, about the newest view of it. Raises ``Refused`` when it is refused."""
        if "number" in self.commands[tag].__struct_fields__ and "number" not in fields:
            fields["number"] = self.views[seat].number
        return await self.client.ask(tag, seat=seat, **fields)

    async def choose(self, seat: int, key: str) -> bool:
        """Decide; False when a rule broke, which changes nothing and is noted."""
        film, self.films[seat] = self.films[seat], []
        try:
            answer = await self.do("choose", seat, key=key)
        except Refused:
            self.films[seat] = film
            raise
        return bool(answer["type"] == "accepted")

    async def take_back(self, seat: int, *, with_consent: bool = False) -> None:
        """Take the last decision back; where that is not free, ask the others ``with_consent``."""
        undo = self.views[seat].undo
        if undo.free:
            await self.do("undo", seat)
        elif undo.to < 0:
            raise Refused("why-nothing-to-undo")
        elif not with_consent:
            why = undo.why or Message("why-nothing-to-undo")
            raise Refused(why.id, dict(why.args))
        else:
            await self.do("propose", seat, to=undo.to)

    async def answer_proposal(self, agree: bool) -> None:
        """Answer what is proposed, for all seats of this terminal."""
        if self.proposal is not None:
            seat = next(seat for seat in self.proposal.waiting if seat in self.people)
            await self.do("answer", seat, agree=agree, proposal=self.proposal.id)

    async def hint(self, seat: int, thought: Callable[[Counsel], None] | None = None) -> Counsel:
        """Ask the coach; ``thought`` is called with each answer that a better one follows."""

        def think(frame: Plain) -> None:
            if thought is not None:
                thought(msgspec.convert(frame["hint"], Counsel))

        number = self.views[seat].number
        answer = await self.client.ask_on("hint", think, seat=seat, number=number)
        return msgspec.convert(answer["hint"], Counsel)

    async def standing(self, seat: int) -> Standing | None:
        return msgspec.convert((await self.do("where", seat))["standing"], Standing | None)

    async def foresee(self, seat: int) -> ForeseenQuestion:
        return msgspec.convert(await self.do("foresee", seat), ForeseenQuestion)

    async def press(self, press: Press, page: str = "") -> None:
        """Turn a page of the lesson, leave it or take it up again."""
        await self.do("lesson", self.people[0], press=press, page=page)

    # --- what is left of it ---

    async def record(self) -> bytes:
        """Return the record, also of a game that goes on."""
        return await written_record(self.service, await self.service.tables.look_up(self.id))

    async def ending(self) -> Epilogue | None:
        """Return how it was won; None where the log cannot tell."""
        log = (await self.service.tables.look_up(self.id)).log()
        try:
            return await self.service.workers.call(
                lambda: told_at_once(self.game, log.players, log.seed, log.options, log.keys)
            )
        except Refused:
            return None


def seat_called(chair: SeatInfo) -> str:
    """Return the name of a seat; bots that are named after trees are so in every language."""
    if chair.kind == "bot" and chair.name in NAMES:
        return translate("bot-name", seat=NAMES.index(chair.name) + 1)
    return chair.name
