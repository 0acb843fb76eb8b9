"""What Dice Forge tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from fabletable.games.diceforge import scene as drawn
from fabletable.games.diceforge.advice import ADVICE
from fabletable.games.diceforge.book import BOOK
from fabletable.games.diceforge.cards.box import SETS
from fabletable.games.diceforge.critic import FOLLIES, ForgeCritic
from fabletable.games.diceforge.encoding import ENCODING
from fabletable.games.diceforge.ending import ENDING
from fabletable.games.diceforge.invariants import INVARIANTS
from fabletable.games.diceforge.lessons import LESSON
from fabletable.games.diceforge.painting import BOX
from fabletable.games.diceforge.questions import QUESTIONS
from fabletable.games.diceforge.rules.set_up import INTRODUCTORY_GAME, KINDS_OF_GAME, chosen_feats, set_up
from fabletable.games.diceforge.rules.turn import ASK_ACTION, ASK_EXTRA, STRETCHES
from fabletable.games.diceforge.signs import SIGNS
from fabletable.games.diceforge.standing import standing
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Chance, Critic, Game, Options, Result, Rules, Setting
from fabletable.kernel.message import Message
from fabletable.kernel.scene import Scene
from fabletable.kernel.standing import Standing


class DiceForge(Game[ForgeTable]):
    key = "diceforge"
    version = "6"
    box = BOX
    players = (2, 4)
    settings = (Setting("feats", "many", INTRODUCTORY_GAME, (*KINDS_OF_GAME, *(feat.set for feat in SETS))),)
    rules = BOOK
    blunders = FOLLIES
    alike: ClassVar[Mapping[str, str]] = {ASK_EXTRA: ASK_ACTION}

    questions = QUESTIONS
    advice = ADVICE
    invariants = INVARIANTS
    encoding = ENCODING
    ending = ENDING
    signs = SIGNS
    lesson = LESSON

    def set_up(self, players: int, options: Options, chance: Chance) -> ForgeTable:
        return set_up(players, chosen_feats(options["feats"], chance), chance)

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
