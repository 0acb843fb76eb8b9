"""The Witcher: Old World: players, options, set-up, next step, result."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher import scene as drawn
from fabletable.games.witcher.advice import ADVICE
from fabletable.games.witcher.book import BOOK
from fabletable.games.witcher.cards.box import numbers
from fabletable.games.witcher.cards.kinds import Monster
from fabletable.games.witcher.critic import FOLLIES, Bystander
from fabletable.games.witcher.encoding import ENCODING
from fabletable.games.witcher.ending import ENDING
from fabletable.games.witcher.invariants import INVARIANTS
from fabletable.games.witcher.lessons import LESSON
from fabletable.games.witcher.painting import BOX
from fabletable.games.witcher.questions import QUESTIONS
from fabletable.games.witcher.rules.set_up import set_up
from fabletable.games.witcher.rules.solo import solo_result
from fabletable.games.witcher.rules.turn import next_stretch
from fabletable.games.witcher.signs import SIGNS
from fabletable.games.witcher.standing import standing
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Chance, Critic, Game, Message, Options, Result, Rules, Setting
from fabletable.kernel.scene import Scene
from fabletable.kernel.standing import Standing
from fabletable.kernel.tweaks import OwnNumbers


class WitcherOldWorld(Game[OldWorld]):
    key = "witcher"
    version = "5"
    box = BOX
    players = (1, 5)
    settings = (Setting("tweaks", "tweaks", {}),)
    rules = BOOK
    blunders = FOLLIES

    questions = QUESTIONS
    numbers = OwnNumbers(numbers)
    advice = ADVICE
    invariants = INVARIANTS
    encoding = ENCODING
    ending = ENDING
    signs = SIGNS
    lesson = LESSON

    def set_up(self, players: int, options: Options, chance: Chance) -> OldWorld:
        return set_up(players, options, chance)

    def next_step(self, table: OldWorld) -> Rules[None] | None:
        return next_stretch(table)

    def result(self, table: OldWorld) -> Result:
        """Rulebook: End of the game. The fourth trophy wins, and only in a fight."""
        trophy = table.witchers[table.winner].trophies[-1]
        notes = [Message("won-by-hunt" if isinstance(trophy, Monster) else "won-by-duel", {"trophy": trophy.message})]
        if table.solo:
            notes.append(solo_result(table))
        return Result([table.winner], [witcher.reputation for witcher in table.witchers], notes)

    def scene(self, table: OldWorld, seat: int | None) -> Scene:
        return drawn.scene(table, seat)

    def glance(self, table: OldWorld) -> tuple[Message, list[int | None]]:
        return drawn.chapter(table), [None] * table.seats

    def standing(self, table: OldWorld, seat: int) -> Standing:
        return standing(table, seat)

    def critic(self, table: OldWorld) -> Critic:
        return Bystander()


GAME: Final = WitcherOldWorld()
