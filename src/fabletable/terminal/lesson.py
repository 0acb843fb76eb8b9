"""The guide in the terminal: the page of a lesson, its targets, and the turning of pages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from fabletable.coach.guide import LEARNER, Guidance, Guide, LessonPage, Progress, first_game, lesson_of
from fabletable.kernel import Game, Match, Message
from fabletable.kernel import match as kernel_match
from fabletable.kernel.lesson import CHOICE, SEAT
from fabletable.terminal.sitting import Sitting, seats_for
from fabletable.terminal.speech import Speech, told

BROKEN = "broken"


def first_sitting(game: Game, name: str, path: Path) -> Sitting:
    """Return the table of a lesson: one person, a friendly bot, and the guide."""
    lesson = lesson_of(game)
    seats = seats_for(lesson.players, LEARNER, [lesson.bot], [name])
    seats.lesson = Progress()
    return Sitting(first_game(game), seats, path)


class Teaching:
    """The lesson of one sitting; silent without a learner. An error ends the lesson, not the game."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        lesson, progress = sitting.match.game.lesson, sitting.seats.lesson
        learns = lesson is not None and progress is not None and sitting.people == [LEARNER]
        self._guide = Guide(lesson, progress) if learns and lesson is not None and progress is not None else None
        self._now: Guidance | None = None
        self._state = "" if self._guide is None else "on"
        self._looked: object = None
        self._back = 0
        self._parting = ""

    # --- where it stands ---

    def look(self) -> None:
        """Update the guide after a decision."""
        if self._guide is None:
            return
        match = self._sitting.match
        standing = (list(match.made), self._guide.progress)
        if standing == self._looked:
            return
        before = "learned" if self._looked is None else self._state
        self._looked, self._back = standing, 0
        try:
            self._now = self._guide.look(match)
            self._state = self._now.state
        except Exception:  # noqa: BLE001 a fault of the lesson must not end the game
            self._guide, self._now, self._state = None, None, BROKEN
        if self._state not in (before, "on") and not match.over:
            self._parting = told("guide-over", state=self._state)

    def parting(self) -> str:
        """Return the closing words of the guide, once."""
        said, self._parting = self._parting, ""
        return said

    @property
    def present(self) -> LessonPage | None:
        """Return the open page."""
        return None if self._now is None else self._now.page

    @property
    def place(self) -> tuple[str, str]:
        """Return a value that changes with the guide's words."""
        return self._state, "" if self.present is None else self.present.id

    @property
    def waits(self) -> bool:
        """True while a page waits to be read; bots and questions wait then."""
        return self._now is not None and self._now.waits

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
        if self._now is None or self._now.page is None:
            return []
        present = self._now.page
        return [*(page for page in self._now.earlier if page.id != present.id), present]

    @property
    def page(self) -> LessonPage | None:
        """Return the shown page."""
        pages = self._pages
        return pages[-1 - self._back] if pages else None

    def next(self) -> bool:
        """Turn to the next page; False if there is none."""
        if self._back:
            self._back -= 1
            return True
        if self._guide is None or self.present is None or not self.present.turns:
            return False
        self._guide.press(self.present.id, "next")
        self._keep(self._guide)
        return True

    def back(self) -> bool:
        """Turn to the page before; False at the first one."""
        if self._back + 1 >= len(self._pages):
            return False
        self._back += 1
        return True

    def leave_or_return(self) -> None:
        """Leave the lesson or resume it; the game stays as it is."""
        if self._guide is not None and self.may_leave:
            self._guide.press("", "resume" if self._state == "left" else "leave")
            self._keep(self._guide)

    def _keep(self, guide: Guide) -> None:
        self._sitting.seats.lesson = guide.progress
        self.look()

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

    def _names(self, page: LessonPage, guide: Guide) -> list[str]:
        """Return the names of the targets, for readers who see no sign beside them; the suggestion has its own line."""
        told_alone = CHOICE + page.choice
        names = [self._name(target, guide) for target in page.at if target != told_alone]
        return list(dict.fromkeys(name for name in names if name))

    def _name(self, target: str, guide: Guide) -> str:
        speech = self._sitting.speech
        if target.startswith(SEAT):
            return speech.name(int(target.removeprefix(SEAT)))
        if target.startswith(CHOICE):
            choice = guide.sight.choice(target.removeprefix(CHOICE))
            return "" if choice is None else speech.say(choice.label)
        thing = guide.sight.things.get(target)
        return told("guide-part", part=target.replace(":", "-")) if thing is None else speech.say(thing.label)

    # --- in words ---

    def lines(self) -> list[Text]:
        """Return the lines of the shown page, from its title to its keys."""
        page, now, guide = self.page, self._now, self._guide
        if page is None or now is None or guide is None:
            return []
        say = self._sitting.speech.say
        lines = [Text(told("guide-where", n=page.n or now.n, of=now.of, title=say(page.title)), style="bold")]
        if page.remark is not None:
            lines.append(Text(self._remark(page.remark), style="italic"))
        if page.text is not None:
            lines.append(emphasised(say(page.text)))
        lines += [Text(told("guide-odds", choice=say(each.label), won=each.won)) for each in page.odds]
        if page.n == 1:
            lines += [Text(line) for line in answered(self._sitting.match, self._sitting.speech)]
        names = self._names(page, guide)
        if names:
            lines.append(Text(told("guide-points-at", names=", ".join(names))))
        if not self._back:
            lines += self._task(page, guide)
        lines.append(Text(told("guide-keys", next=self._next_word(page), back=self._back_word()), style="italic"))
        return lines

    def _remark(self, remark: Message) -> str:
        said = self._sitting.speech.say(remark)
        match = self._sitting.match
        free = not self._back and match.why_no_undo(LEARNER) is None
        return told("guide-remark", remark=said, undo=str(free))

    def _task(self, page: LessonPage, guide: Guide) -> list[Text]:
        if page.free:
            return [Text(told("guide-free"), style="bold")]
        ask = guide.sight.ask
        keys = [] if ask is None else [choice.key for choice in ask.choices]
        if page.task is None or page.choice not in keys:
            return []
        task, number = self._sitting.speech.say(page.task), keys.index(page.choice) + 1
        return [Text(told("guide-task", task=task, number=number), style="bold")]

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


def answered(match: Match, speech: Speech) -> Sequence[str]:
    """Return the answers that the lesson gave for the learner during the set-up."""
    lesson = lesson_of(match.game)
    again = kernel_match.start(match.game, match.players, match.seed, match.options)
    said = []
    waiting = dict(lesson.auto)
    for seat, key in match.made:
        ask = again.ask(seat, odds=False)
        if seat == LEARNER and ask is not None:
            if not waiting or waiting.pop(ask.question.id, None) != key:
                break
            choice = next(each for each in ask.choices if each.key == key)
            said.append(told("guide-answered", question=speech.say(ask.question), choice=speech.say(choice.label)))
        again.choose(key)
    return said
