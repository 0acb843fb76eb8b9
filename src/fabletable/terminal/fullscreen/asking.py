"""Asking at the table: a hint, where one stands, taking back, premoves, chat, and what others propose."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from rich.text import Text
from textual import work

from fabletable.coach.hint import Counsel
from fabletable.kernel import Message, Refused
from fabletable.kernel.scene import Choice
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.counsel import in_a_sentence, in_lines
from fabletable.terminal.fullscreen.board import while_open
from fabletable.terminal.fullscreen.looking import LookingApp
from fabletable.terminal.fullscreen.windows import Asking, SearchWindow, TextWindow
from fabletable.terminal.premoves import premove_entries
from fabletable.terminal.speech import explained, translate
from fabletable.terminal.standing import standing_lines
from fabletable.terminal.typed_command import do_typed


class AskingApp(LookingApp):
    """A person at a table of the service, beside the choices."""

    def __init__(self, live: TerminalTable, viewer: int) -> None:
        self.live = live
        super().__init__(live, viewer)
        self._counsel: tuple[int, Counsel] | None = None
        self._asked_to_take_back = -1
        """The number at which a decision could not be taken back freely."""
        self._shown_proposal = -1

    def name_keys(self) -> None:
        self.bind("h", "hint", description=translate("screen-key-hint"))
        self.bind("u", "undo", description=translate("screen-key-undo"))
        self.bind("w", "why_not", description=translate("screen-key-why"))
        self.bind("v", "standing", description=translate("screen-key-standing"))
        self.bind("f", "premoves", description=translate("screen-key-premoves"))
        super().name_keys()
        self.bind("k", "chat", show=False)
        self.bind("colon,slash", "command", show=False)

    def say_no(self, no: Refused) -> None:
        """Show why something was refused."""
        message: Message = no.message
        self.word(self.speech.say(message) if self.speech.knows(message.id) else explained(message), "error")

    async def attempt(self, doing: Coroutine[Any, Any, object]) -> bool:
        """Do this; what is in the way is said. Returns whether it was done."""
        try:
            await doing
        except Refused as no:
            self.say_no(no)
            return False
        return True

    # --- taking back ---

    @work(group="undo")
    async def action_undo(self) -> None:
        """Take the last decision back; where that is not free, a second time asks everybody."""
        if self._reel or self.moment is not None or (self._busy and not self.live.waits_for_others):
            return
        number, seat = self.live.number, self.viewer
        again = self._asked_to_take_back == number
        try:
            await self.live.take_back(seat, with_consent=again)
        except Refused as no:
            self.say_no(no)
            if self.live.views[seat].undo.to >= 0 and not again:
                self._asked_to_take_back = number
                why = self.speech.say(no.message)
                self.word(f"{why} {translate('undo-ask-others', others=len(self.live.others))}", "error")
            return
        self._heard[seat] = len(self.live.stories[seat])
        waits = self.live.proposal is not None and self.live.proposal.seat == seat
        self.word(translate("undo-proposed" if waits else "table-undone"))

    @work(group="proposal")
    async def show_proposal(self) -> None:
        """Ask the people here about a proposal of another seat, once."""
        proposal = self.live.proposal
        if proposal is None or not self.live.waits_for_our_answer or proposal.id == self._shown_proposal:
            return
        self._shown_proposal = proposal.id
        name = self.speech.name(proposal.seat)
        lines = [Text(translate("proposal-asks", name=name, kind=proposal.kind, to=proposal.to))]
        answers = [("yes", translate("proposal-agree")), ("no", translate("proposal-decline"))]
        answer = await self.push_screen_wait(Asking(translate("proposal-title"), lines, answers))
        if answer:
            await self.attempt(self.live.answer_proposal(agree=answer == "yes"))

    # --- hints and standing ---

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        if self._busy or self.sight.ask is None:
            return
        number = self.live.number
        if self._counsel is not None and self._counsel[0] == number:
            lines = [(0, Text(line)) for line in in_lines(self.speech, self.sight.ask, self._counsel[1])]
            self.push_screen(TextWindow(translate("screen-key-hint"), lines))
            return
        self.word(translate("counsel-thinks"))
        try:
            found = await self.live.hint(self.viewer)
        except Refused as no:
            self.say_no(no)
            return
        if self.live.number == number and self.screen_stack:
            self._counsel = number, found
            self._show_hint(found)

    def _show_hint(self, found: Counsel) -> None:
        for place, choice in enumerate(self.sight.ask.choices if self.sight.ask else []):
            if choice.key == found.choices[0].key:
                self.answers.highlighted = place
                self.word(translate("screen-hint", advice=in_a_sentence(self.speech, found)))

    @while_open
    def action_why_not(self) -> None:
        """Select the first barred option; its reason is shown beside it."""
        ask = self.sight.ask
        if ask is None or self._busy:
            return
        if not ask.barred:
            self.word(translate("table-nothing-barred"))
            return
        first, at = len(ask.choices), self.answers.highlighted
        last = self.answers.option_count - 1
        self.answers.highlighted = first if at is None or at < first or at == last else at + 1

    @work(exclusive=True, group="standing")
    async def action_standing(self) -> None:
        lines = standing_lines(await self.live.standing(self.viewer), self.speech)
        self.push_screen(TextWindow(translate("screen-standing"), lines))

    # --- premoves, chat, commands ---

    @work(exclusive=True, group="premoves")
    async def action_premoves(self) -> None:
        """Offer answers that are given beforehand, and those that can be taken back."""
        if self._reel or self.live.is_over:
            return
        entry = self.entry
        try:
            entries = await premove_entries(self.live, self.viewer, entry if isinstance(entry, Choice) else None)
        except Refused as no:
            self.say_no(no)
            return
        if not entries:
            self.word(translate("premove-none"))
            return
        answers = [(str(place), each.words) for place, each in enumerate(entries)]
        answer = await self.push_screen_wait(
            Asking(translate("screen-key-premoves"), [Text(translate("premove-lead"))], answers)
        )
        if not answer:
            return
        chosen = entries[int(answer)]
        if await self.attempt(self.live.do(chosen.tag, self.viewer, **chosen.fields)):
            self.word(translate("premove-done"))

    @work(exclusive=True, group="chat")
    async def action_chat(self) -> None:
        words = await self.push_screen_wait(SearchWindow(translate("chat-title")))
        if words.strip():
            await self.attempt(self.live.do("chat", self.viewer, text=words))

    @work(exclusive=True, group="command")
    async def action_command(self) -> None:
        """Say any command of the service, by its tag."""
        line = await self.push_screen_wait(SearchWindow(translate("command-title")))
        if line.strip():
            await self.attempt(do_typed(self.live, self.viewer, line.strip().removeprefix("/")))
