"""Dice Forge: its parts, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from fabletable.games.diceforge import scene as drawn
from fabletable.games.diceforge.book import BOOK
from fabletable.games.diceforge.bot import ADVICE
from fabletable.games.diceforge.cards.faces import FACES, supply
from fabletable.games.diceforge.cards.feats import FEATS, sets, slots
from fabletable.games.diceforge.critic import BLUNDERS, ForgeCritic
from fabletable.games.diceforge.encoding import ENCODING
from fabletable.games.diceforge.ending import ENDING
from fabletable.games.diceforge.goals import GOALS
from fabletable.games.diceforge.invariants import INVARIANTS
from fabletable.games.diceforge.lessons import LESSON
from fabletable.games.diceforge.painting import BOX
from fabletable.games.diceforge.rules.set_up import INTRODUCTORY_GAME, KINDS_OF_GAME, chosen_feats, set_up
from fabletable.games.diceforge.rules.turn import EXTRA, MAIN_ACTION, STRETCHES
from fabletable.games.diceforge.signs import SIGNS
from fabletable.games.diceforge.standing import standing
from fabletable.games.diceforge.table import QUESTIONS, ForgeTable
from fabletable.kernel import Chance, Critic, Game, Options, Packs, Result, Rules, Setting
from fabletable.kernel.game import packs_in
from fabletable.kernel.message import Message
from fabletable.kernel.scene import Scene
from fabletable.kernel.standing import Standing


class DiceForge(Game[ForgeTable]):
    key = "diceforge"
    version = "7"
    box = BOX
    players = (2, 4)
    settings = (Setting("feats", "many", INTRODUCTORY_GAME, (*KINDS_OF_GAME, *(feat.name for feat in sets()))),)
    rules = BOOK
    blunders = BLUNDERS
    alike: ClassVar[Mapping[str, str]] = {EXTRA.id: MAIN_ACTION.id}

    questions = QUESTIONS
    packs = Packs(QUESTIONS, FEATS, FACES)
    advice = ADVICE
    invariants = INVARIANTS
    encoding = ENCODING
    ending = ENDING
    signs = SIGNS
    lesson = LESSON
    goals = GOALS

    def set_up(self, players: int, options: Options, chance: Chance) -> ForgeTable:
        packs = packs_in(options)
        return set_up(players, chosen_feats(options["feats"], slots(packs), chance), supply(packs), chance)

    def next_step(self, table: ForgeTable) -> Rules[None] | None:
        return None if table.round > table.rounds else STRETCHES[table.phase](table)

    def result(self, table: ForgeTable) -> Result:
        """Rulebook: End of the game. The most glory wins; who ties shares the victory."""
        scores = [hero.score() for hero in table.heroes]
        best = max(scores)
        return Result([seat for seat, score in enumerate(scores) if score == best], scores)

    def scene(self, table: ForgeTable, seat: int | None) -> Scene:
        return drawn.scene(table, seat)

    def glance(self, table: ForgeTable) -> tuple[Message, list[int | None]]:
        return drawn.chapter(table), [hero.score() for hero in table.heroes]

    def standing(self, table: ForgeTable, seat: int) -> Standing:
        return standing(table, seat)

    def critic(self, table: ForgeTable) -> Critic:
        return ForgeCritic(table.seats)


GAME: Final = DiceForge()
