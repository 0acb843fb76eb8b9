"""The guide in the terminal: the page of a lesson, its targets, and the turning of pages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rich.text import Text

from fabletable.coach.guide import LEARNER, LessonPage, Missed, first_game, lesson_of
from fabletable.games import find
from fabletable.kernel import Message
from fabletable.kernel import match as kernel_match
from fabletable.kernel.lesson import CHOICE, SEAT
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.draw import things_in, zones_of
from fabletable.terminal.speech import Speech, translate

BROKEN = "broken"


class Teaching:
    """The lesson of one table; silent without a learner here. An error ends the lesson, not the game."""

    def __init__(self, table: TerminalTable) -> None:
        self._table = table
        self._learns = table.is_lesson and table.people == [LEARNER]
        self._said = "learned"
        """The state in which the guide's last words were said, or needed none."""
        self._open = ""
        self._back = 0

    # --- where it stands ---

    @property
    def _state(self) -> str:
        table = self._table
        if not self._learns:
            return ""
        if table.guidance is None or table.guided_at < table.views[LEARNER].number:
            return BROKEN
        return table.guidance.state

    def parting(self) -> str:
        """Return the closing words of the guide, once."""
        before, self._said = self._said, self._state
        if self._state in (before, "on", "") or self._table.is_over:
            return ""
        return translate("guide-over", state=self._state)

    @property
    def present(self) -> LessonPage | None:
        """Return the open page."""
        guidance = self._table.guidance
        page = None if guidance is None or self._state not in ("on", "left", "learned") else guidance.page
        if page is not None and page.id != self._open:
            self._open, self._back = page.id, 0
        return page

    @property
    def place(self) -> tuple[str, str]:
        """Return a value that changes with the guide's words."""
        return self._state, "" if self.present is None else self.present.id

    @property
    def waits(self) -> bool:
        """True while a page waits to be read; bots and questions wait then."""
        guidance = self._table.guidance
        return self._state == "on" and guidance is not None and guidance.waits

    @property
    def suggested(self) -> str:
        """Return the key of the suggested choice."""
        return "" if self.present is None else self.present.choice

    @property
    def may_leave(self) -> bool:
        """True if the lesson can be left or resumed."""
        return self._state in ("on", "left")

    # --- turning pages ---

    @property
    def _pages(self) -> list[LessonPage]:
        present, guidance = self.present, self._table.guidance
        if present is None or guidance is None:
            return []
        return [*(page for page in guidance.earlier if page.id != present.id), present]

    @property
    def page(self) -> LessonPage | None:
        """Return the shown page."""
        pages = self._pages
        return pages[-1 - self._back] if pages else None

    async def next(self) -> bool:
        """Turn to the next page; False if there is none."""
        if self.present is not None and self._back:
            self._back -= 1
            return True
        if self.present is None or not self.present.turns:
            return False
        await self._table.press("next", self.present.id)
        return True

    def back(self) -> bool:
        """Turn to the page before; False at the first one."""
        if self._back + 1 >= len(self._pages):
            return False
        self._back += 1
        return True

    async def leave_or_return(self) -> None:
        """Leave the lesson or resume it; the game stays as it is."""
        if self.may_leave:
            await self._table.press("resume" if self._state == "left" else "leave")

    @property
    def missed(self) -> Missed | None:
        """Return the steps that were skipped before the shown page."""
        return None if self._back or self._state != "on" or self.present is None else self.present.missed

    async def replay(self) -> None:
        """Go back to where the skipped steps begin."""
        if self.missed is not None:
            await self._table.do("propose", LEARNER, to=self.missed.decisions)

    # --- what is pointed at ---

    @property
    def lit(self) -> list[str]:
        """Return the ids of the targets: pieces, places, zones; choices, seats and parts of the screen."""
        page = self.page
        if page is None:
            return []
        return [*page.at, *([CHOICE + page.choice] if page.choice and not self._back else [])]

    def points_at(self, key: str) -> bool:
        """Tell whether the guide points at this choice."""
        return CHOICE + key in self.lit

    def _names(self, page: LessonPage) -> list[str]:
        """Return the names of the targets, for readers who see no sign beside them; the suggestion has its own line."""
        told_alone = CHOICE + page.choice
        names = [self._name(target) for target in page.at if target != told_alone]
        return list(dict.fromkeys(name for name in names if name))

    def _name(self, target: str) -> str:
        speech, view = self._table.speech, self._table.views[LEARNER]
        if target.startswith(SEAT):
            return speech.name(int(target.removeprefix(SEAT)))
        if target.startswith(CHOICE):
            choices = [] if view.ask is None else view.ask.choices
            wanted = target.removeprefix(CHOICE)
            return next((speech.say(choice.label) for choice in choices if choice.key == wanted), "")
        scene = view.scene
        things = [] if scene is None else [*things_in(zones_of(scene)), *(c for p in scene.players for c in p.counters)]
        label = next((thing.label for thing in things if thing.id == target), None)
        return translate("guide-part", part=target.replace(":", "-")) if label is None else speech.say(label)

    # --- in words ---

    def lines(self) -> list[Text]:
        """Return the lines of the shown page, from its title to its keys."""
        page, guidance = self.page, self._table.guidance
        if page is None or guidance is None:
            return []
        say = self._table.speech.say
        lines = [
            Text(translate("guide-where", n=page.n or guidance.n, of=guidance.of, title=say(page.title)), style="bold")
        ]
        if page.remark is not None:
            lines.append(Text(self._remark(page.remark), style="italic"))
        if page.text is not None:
            lines.append(emphasised(say(page.text)))
        if self.missed is not None:
            first, last = self.missed.first, self.missed.last
            lines.append(Text(translate("guide-missed", first=first, last=last, n=last - first + 1), style="bold"))
        lines += [Text(translate("guide-odds", choice=say(each.label), won=each.won)) for each in page.odds]
        if page.n == 1:
            lines += [Text(line) for line in answered(self._table.game.key, self._table.speech)]
        names = self._names(page)
        if names:
            lines.append(Text(translate("guide-points-at", names=", ".join(names))))
        if not self._back:
            lines += self._task(page)
        lines.append(Text(translate("guide-keys", next=self._next_word(page), back=self._back_word()), style="italic"))
        return lines

    def _remark(self, remark: Message) -> str:
        free = not self._back and self._table.views[LEARNER].undo.free
        return translate("guide-remark", remark=self._table.speech.say(remark), undo=str(free))

    def _task(self, page: LessonPage) -> list[Text]:
        if page.free:
            return [Text(translate("guide-free"), style="bold")]
        ask = self._table.views[LEARNER].ask
        keys = [] if ask is None else [choice.key for choice in ask.choices]
        if page.task is None or page.choice not in keys:
            return []
        task, number = self._table.speech.say(page.task), keys.index(page.choice) + 1
        return [Text(translate("guide-task", task=task, number=number), style="bold")]

    def _next_word(self, page: LessonPage) -> str:
        if self._back or (page.turns and not page.last):
            return "next"
        return "alone" if page.turns else "none"

    def _back_word(self) -> str:
        return "back" if self._back + 1 < len(self._pages) else "none"


def emphasised(words: str) -> Text:
    """Return the text with the words between asterisks stressed."""
    text = Text()
    for number, part in enumerate(words.split("*")):
        text.append(part, style="bold" if number % 2 else "")
    return text


def answered(game: str, speech: Speech) -> Sequence[str]:
    """Return the answers that the lesson gave for the learner during the set-up."""
    return [
        translate("guide-answered", question=speech.say(question), choice=speech.say(choice))
        for question, choice in _answers(game)
    ]


@cache
def _answers(game_key: str) -> Sequence[tuple[Message, Message]]:
    """Return question and choice of all that the lesson of this game answers."""
    game = find(game_key)
    lesson = lesson_of(game)
    again = kernel_match.start(game, lesson.players, lesson.seed, lesson.options)
    said = []
    for seat, key in first_game(game).made:
        ask = again.ask(seat, odds=False)
        if seat == LEARNER and ask is not None:
            choice = next(each for each in ask.choices if each.key == key)
            said.append((ask.question, choice.label))
        again.choose(key)
    return said
