"""The guide: plays a lesson beside a match. It knows no game; it is a function of the lesson, the decisions that were
made and the steps that were answered with "Next", so it stands wherever the game stands."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final, Literal

import msgspec

from fabletable.bots import Imagine, make_bot
from fabletable.kernel import Game, Match, Message, Refused
from fabletable.kernel import match as kernel_match
from fabletable.kernel.lesson import Lesson, LessonAnalysis, Sight, Step

LEARNER: Final = 0
OWN_WAY: Final = "own-way"
IDLE_TURNS: Final = 2
"""The number of own turns without a step after which the lesson is over."""

LessonState = Literal["on", "left", "learned"]
Press = Literal["next", "leave", "resume"]


class Progress(msgspec.Struct, omit_defaults=True):
    """The stored state of a lesson: the turned pages, and whether it was left."""

    turned: list[str] = []
    left: bool = False


def pressed(progress: Progress, page: str, press: Press) -> Progress:
    """Return the progress after a page was turned, or the lesson was left or resumed."""
    if press == "next":
        return Progress([*progress.turned, page], progress.left)
    return Progress(progress.turned, press == "leave")


class ChoiceOdds(msgspec.Struct):
    """A choice and its odds in percent."""

    label: Message
    won: int


class Missed(msgspec.Struct):
    """Steps that were jumped over because the learner chose something else: from number ``first`` to ``last``. The game
    goes back to where they begin by keeping its first ``decisions``."""

    first: int
    last: int
    decisions: int


class LessonPage(msgspec.Struct, omit_defaults=True):
    """The open page of a lesson. ``id`` is what "Next" answers; ``at`` are its targets; ``task`` and ``choice`` are its
    suggestion; ``remark`` comes first and is about another choice than the suggested one. A page with ``turns`` waits
    for "Next". ``missed`` are the steps between this page and the one before it."""

    id: str
    title: Message
    text: Message | None = None
    remark: Message | None = None
    at: list[str] = []
    task: Message | None = None
    choice: str = ""
    odds: list[ChoiceOdds] = []
    turns: bool = False
    free: bool = False
    last: bool = False
    n: int = 0
    missed: Missed | None = None


class Guidance(msgspec.Struct, omit_defaults=True):
    """The progress of a lesson: step ``n`` of ``of``, in ``parts``; the open page and those before it."""

    n: int
    of: int
    parts: list[int]
    state: LessonState
    page: LessonPage | None = None
    earlier: list[LessonPage] = []

    @property
    def waits(self) -> bool:
        """True while a page waits to be read; bots wait then."""
        return self.state == "on" and self.page is not None and self.page.turns


class LessonWalk:
    """The state of a lesson at the match's present position."""

    def __init__(self, lesson: Lesson, turned: set[str]) -> None:
        self.lesson = lesson
        self.turned = turned
        self.made: list[tuple[int, str]] = []
        self.at = -1
        """The last step that was opened."""
        self.open: Step | None = None
        self.wanted = 0
        self.remark: tuple[str, Message, Message] | None = None
        """The page, title and text of the remark."""
        self.owed: list[Step] = []
        self.following: Sequence[Step] = ()
        """The follow-up steps of the step that was just answered."""
        self.forestalled: set[str] = set()
        """The steps that came early, where the learner met their subject."""
        self.missed: Missed | None = None
        """The steps that the open one skipped."""
        self._told = -1
        """The last step that was opened in its order; ``at`` may have gone on from it to another."""
        self._told_after = 0
        """The number of decisions before it was opened."""
        self._strays: list[int] = []
        """The numbers of decisions before those that were not what the guide suggested."""
        self.learned = False
        self.pages: list[LessonPage] = []
        self.page: LessonPage | None = None
        self._turn = (-1, -1)
        self._turns = 0
        self._heard = 0
        self._idle: list[int] = []
        self.sight: Sight | None = None
        """The learner's view at the last decision of the walk."""

    # --- where the match stands ---

    def arrive(self, match: Match) -> None:
        """Read the table and open the fitting step."""
        turn = match.game.turn(match.table)
        if turn[0] == LEARNER and turn != self._turn:
            self._turns += 1
        self._turn = turn
        ask = match.ask(LEARNER, odds=not match.tries_odds)
        self.sight = sight = Sight(
            match.scene(LEARNER),
            ask,
            match.log(LEARNER)[self._heard :],
            LEARNER,
            self._turns,
            is_own=turn[0] == LEARNER,
            thoughts=LessonAnalysis(lambda: match.ask(LEARNER) if match.tries_odds else ask, lambda: looks_best(match)),
        )
        if match.over:
            self.learned = True
        self._end_if_not_offered(sight)
        self.page = None
        passed = True
        while passed and not self.learned:
            passed = self._settle(sight)

    def _settle(self, sight: Sight) -> bool:
        """Open the next page, or skip one that was turned already. Returns False if there is nothing to say."""
        if self.open is None:
            self._open_next(sight)
        step = self.open
        if step is None:
            return self._settle_remark(sight)
        page = self._page_of(step, sight)
        if page is None:
            return False
        if page.turns and page.id in self.turned:
            self._keep(page)
            self._close(step)
            return True
        self.page = page
        return False

    def _settle_remark(self, sight: Sight) -> bool:
        """Open a remark about the last choice if there is nothing else to teach."""
        if self.remark is None:
            return False
        name, title, said = self.remark
        if name in self.turned:
            self.remark = None
            self.learned = name == OWN_WAY
            return True
        steps = len(self.lesson.steps)
        own_way = name == OWN_WAY
        missed = self._missed_before(steps) if own_way else None
        n = min(steps, max(self.at, 0) + 1)
        self.page = LessonPage(name, title, text=said, turns=True, last=own_way, n=n, missed=missed)
        return False

    def _open_next(self, sight: Sight) -> None:
        steps = self.lesson.steps
        if self._open_aside(sight):
            return
        for place in range(self.at + 1, len(steps)):
            step = steps[place]
            follows = bool(step.when) or place == self.at + 1
            if follows and step.id not in self.forestalled and step.opens(sight):
                self.following = ()
                self.owed += [missed for missed in steps[self.at + 1 : place] if missed.must]
                missed = self._missed_before(place)
                self._begin(step, place)
                self.missed, self._told, self._told_after = missed, place, len(self.made)
                return
        if sight.ask is not None:
            late = next((step for step in self.owed if step.can_be_told(sight)), None)
            if late is not None:
                self.owed.remove(late)
                self._begin(late, self.at)

    def _missed_before(self, place: int) -> Missed | None:
        """Return the steps between the last one and this, where the learner left the way that leads through them."""
        steps = enumerate(self.lesson.steps[self._told + 1 : place], self._told + 2)
        numbers = [n for n, step in steps if not step.maybe and not step.must and step.id not in self.forestalled]
        return Missed(numbers[0], numbers[-1], self._left_the_way_at()) if numbers and self._strays else None

    def _left_the_way_at(self) -> int:
        """Return the first decision against the guide since the last step was opened, or the last one before that."""
        return next((stray for stray in self._strays if stray >= self._told_after), self._strays[-1])

    def _open_aside(self, sight: Sight) -> bool:
        """Open a step out of order: a follow-up of a choice, or a subject that is met early."""
        aside = next((step for step in self.following if step.opens(sight)), None)
        if aside is not None:
            self.following = [step for step in self.following if step is not aside]
        else:
            ahead = [step for step in self.lesson.steps[self.at + 1 :] if step.id not in self.forestalled]
            early = next((step for step in ahead if step.met is not None and step.met.opens(sight)), None)
            if early is None:
                return False
            self.forestalled.add(early.id)
            aside = early.met
        assert aside is not None
        self._begin(aside, self.at)
        return True

    def _begin(self, step: Step, place: int) -> None:
        self.open, self.at, self.wanted = step, place, 0
        self.missed = None
        self._idle = []

    def _close(self, step: Step) -> None:
        self.open, self.remark = None, None
        if step is self.lesson.steps[-1]:
            self.learned = True

    def _end_if_not_offered(self, sight: Sight) -> None:
        """End a step over several decisions where the next of them is not offered."""
        step = self.open
        if step is None or not step.want or sight.ask is None:
            return
        if not any(sight.choice(key) for key in step.wanted(self.wanted, sight)):
            self._close(step)

    # --- what is said ---

    def _page_of(self, step: Step, sight: Sight) -> LessonPage | None:
        """Return the page of a step; None while a step over several decisions waits for the next of them."""
        args = step.arguments(sight)
        if args is None or (step.want and sight.ask is None):
            return None
        page = LessonPage(step.id, Message(f"{step.message_id}.title", args), n=self.lesson.place_of(step) + 1)
        words = next((f"{step.message_id}-{each.suffix}" for each in step.instead if each.when(sight)), step.message_id)
        page.text = Message(words, args)
        page.remark = None if self.remark is None else self.remark[2]
        page.at = [target for target in step.targets(sight) if sight.has(target)]
        page.turns, page.free = not step.want and not step.free, step.free
        page.last = step is self.lesson.steps[-1]
        page.missed = self.missed
        if step.want:
            self._suggest(page, step, sight)
        page.odds = [ChoiceOdds(choice.label, odds.won) for choice, odds in step.compared(sight)]
        return page

    def _suggest(self, page: LessonPage, step: Step, sight: Sight) -> None:
        for key in step.wanted(self.wanted, sight):
            found = sight.choice(key)
            if found is not None:
                page.choice, page.task = found.key, found.label
                return

    def _keep(self, page: LessonPage) -> None:
        if page.id not in [known.id for known in self.pages]:
            self.pages.append(page)

    # --- what was decided ---

    def decided(self, seat: int, key: str) -> None:
        """Note a decision at the present position."""
        self.made.append((seat, key))
        page, step = self.page, self.open
        if page is not None:
            self._keep(page)
        if step is None and page is not None and page.id == OWN_WAY:
            self.learned = True
        if seat == LEARNER:
            if page is not None and page.choice and key != page.choice:
                self._strays.append(len(self.made) - 1)
            self._answer(step, page, key)
        elif step is not None and page is not None and page.turns:
            self._close(step)

    def _answer(self, step: Step | None, page: LessonPage | None, key: str) -> None:
        sight = self.sight
        assert sight is not None
        self._heard += len(sight.log)
        self.remark = None
        rest, self.following = self.following, ()
        if page is None:
            self._pass_by(step)
        elif step is not None and not step.want:
            self._close(step)
        elif step is not None and any(fnmatchcase(key, wanted) for wanted in step.wanted(self.wanted, sight)):
            self.wanted += 1
            if self.wanted == len(step.want):
                self._close(step)
        elif step is not None:
            self._otherwise(step, page, key)
        if step is not None and self.open is None:
            self.following = step.then or rest

    def _otherwise(self, step: Step, page: LessonPage, key: str) -> None:
        said = next((each for each in step.otherwise if any(fnmatchcase(key, chose) for chose in each.chose)), None)
        words = (
            Message(f"{step.message_id}-{said.suffix}", page.text.args if page.text else {})
            if said
            else Message("guide-other")
        )
        self._close(step)
        self.remark = (f"{step.id}-{len(self.made)}-{key}", page.title, words)
        if said is not None and said.go_on:
            self.at = next(n for n, each in enumerate(self.lesson.steps) if each.id == said.go_on) - 1

    def _pass_by(self, step: Step | None) -> None:
        """Note a decision without a step; after too many such turns the lesson ends."""
        if step is not None:
            self.open = None
        if self._turns not in self._idle:
            self._idle.append(self._turns)
        if len(self._idle) > IDLE_TURNS:
            self.remark = (OWN_WAY, Message("guide-own-way.title"), Message("guide-own-way"))
            self.at = len(self.lesson.steps)


def looks_best(match: Match) -> str:
    """Return the best option of the present question by the game's advice; empty if there is none."""
    decision = match.decision
    if decision is None:
        return ""
    weights = match.game.questions.of(decision).weights(match.table, decision)
    return decision.options[list(weights).index(max(weights))].key if weights else ""


class Guide:
    """A lesson beside one match; ``look`` returns its state."""

    def __init__(self, lesson: Lesson, progress: Progress) -> None:
        self.lesson = lesson
        self.progress = progress
        self._walk: LessonWalk | None = None

    @property
    def sight(self) -> Sight:
        """Return the learner's last view."""
        assert self._walk is not None
        assert self._walk.sight is not None
        return self._walk.sight

    def press(self, page: str, press: Press) -> None:
        self.keep(pressed(self.progress, page, press))

    def keep(self, progress: Progress) -> None:
        """Take over turned pages, from here or elsewhere."""
        self.progress = progress
        if self._walk is not None:
            self._walk.turned = set(progress.turned)

    def look(self, match: Match) -> Guidance:
        """Return the guidance. Call it after every decision and turned page; after an undo the lesson is replayed."""
        walk = self._walk
        made = match.made
        if walk is None or walk.made != made[: len(walk.made)] or len(made) > len(walk.made) + 1:
            walk = self._walk = self._walked(match)
        elif len(made) == len(walk.made) + 1:
            walk.decided(*made[-1])
        walk.arrive(match)
        return self._guidance(walk)

    def _walked(self, match: Match) -> LessonWalk:
        """Replay the lesson from the beginning on a match of its own."""
        walk = LessonWalk(self.lesson, set(self.progress.turned))
        again = kernel_match.start(match.game, match.players, match.seed, match.options)
        for seat, key in match.made:
            walk.arrive(again)
            walk.decided(seat, key)
            again.choose(key)
        return walk

    def _guidance(self, walk: LessonWalk) -> Guidance:
        steps = len(self.lesson.steps)
        state: LessonState = "learned" if walk.learned else "left" if self.progress.left else "on"
        page = walk.page if state == "on" else None
        n = min(steps, max(walk.at, 0) + 1)
        earlier = list(walk.pages) if state == "on" else []
        return Guidance(n, steps, list(self.lesson.parts or [steps]), state, page, earlier)


# --- a first game ---


def lesson_of(game: Game) -> Lesson:
    if game.lesson is None:
        raise Refused("why-no-lesson", {"game": game.key})
    return game.lesson


def first_game(game: Game, seed: str = "") -> Match:
    """Return the match of a lesson, with the questions answered that the lesson answers itself."""
    lesson = lesson_of(game)
    match = kernel_match.start(game, lesson.players, seed or lesson.seed, lesson.options)
    waiting = dict(lesson.auto)
    while waiting and match.decision is not None:
        if match.decision.seat != LEARNER:
            match.choose(bot_choice(lesson, match))
        elif match.decision.ask in waiting:
            match.choose(waiting.pop(match.decision.ask))
        else:
            break
    return match


def bot_choice(lesson: Lesson, match: Match) -> str:
    """Return the choice of the friendly bot; it is the same at every table."""
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    bot = make_bot(lesson.bot, f"{match.seed}/{decision.seat}/{match.number}")
    key: str = bot.decide(decision, Imagine(match, decision.seat, bot.chance)).key
    return key
