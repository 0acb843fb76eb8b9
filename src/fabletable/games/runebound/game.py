"""Runebound as the kernel takes it: its options, its rules in order, its parts."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound import odds  # noqa: F401  (it attaches odds to questions)
from fabletable.games.runebound.advice import ADVICE
from fabletable.games.runebound.book import BOOK
from fabletable.games.runebound.cards.box import NUMBERS
from fabletable.games.runebound.cards.decks import ADVENTURES, ASSETS, HEROES, SKILLS, STORIES
from fabletable.games.runebound.critic import BLUNDERS, RuneboundCritic
from fabletable.games.runebound.encoding import ENCODING
from fabletable.games.runebound.ending import ENDING
from fabletable.games.runebound.goals import GOALS
from fabletable.games.runebound.invariants import INVARIANTS
from fabletable.games.runebound.lessons import LESSON
from fabletable.games.runebound.painting import BOX
from fabletable.games.runebound.rules.course import next_step
from fabletable.games.runebound.rules.set_up import set_up
from fabletable.games.runebound.scene import chapter, scene
from fabletable.games.runebound.signs import SIGNS
from fabletable.games.runebound.standing import standing
from fabletable.games.runebound.table import QUESTIONS, Runebound
from fabletable.kernel import Chance, Game, Options, Packs, Result, Rules, Setting, choice_setting, flag_setting
from fabletable.kernel.game import packs_in
from fabletable.kernel.message import Message
from fabletable.kernel.scene import Scene
from fabletable.kernel.standing import Standing


class RuneboundGame(Game[Runebound]):
    key = "runebound"
    version = "7"
    box = BOX
    players = (2, 4)
    settings = (
        choice_setting("scenario", "margath", "corpse-king", "random"),
        choice_setting("heroes", "chosen", "dealt"),
        flag_setting("march-exert"),
        Setting("tweaks", "tweaks", {}),
    )
    rules = BOOK
    blunders = BLUNDERS
    questions = QUESTIONS
    packs = Packs(QUESTIONS, HEROES, SKILLS, ASSETS, ADVENTURES, STORIES)
    numbers = NUMBERS
    advice = ADVICE
    invariants = INVARIANTS
    encoding = ENCODING
    ending = ENDING
    signs = SIGNS
    lesson = LESSON
    goals = GOALS

    def set_up(self, players: int, options: Options, chance: Chance) -> Runebound:
        return set_up(players, options, NUMBERS.box(options.get("tweaks") or {}, packs_in(options)), chance)

    def next_step(self, table: Runebound) -> Rules[None] | None:
        return next_step(table)

    def result(self, table: Runebound) -> Result:
        """Return the result: the hero who defeats the villain wins alone; else all heroes have lost."""
        winners = [] if table.winner < 0 else [table.winner]
        scores = [1 if seat == table.winner else 0 for seat in range(table.seats)]
        return Result(winners, scores)

    def scene(self, table: Runebound, seat: int | None) -> Scene:
        return scene(table, seat)

    def glance(self, table: Runebound) -> tuple[Message, list[int | None]]:
        return chapter(table), [None] * table.seats

    def standing(self, table: Runebound, seat: int) -> Standing:
        return standing(table, seat)

    def critic(self, table: Runebound) -> RuneboundCritic:
        return RuneboundCritic(table.seats)


GAME: Final = RuneboundGame()
