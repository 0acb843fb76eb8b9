"""The Witcher: Old World: players, options, set-up, next step, result."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher import scene as drawn
from fabletable.games.witcher.book import BOOK
from fabletable.games.witcher.bot import ADVICE
from fabletable.games.witcher.cards.actions import ACTIONS
from fabletable.games.witcher.cards.box import NUMBERS
from fabletable.games.witcher.cards.monsters import MONSTERS
from fabletable.games.witcher.cards.potions import POTIONS
from fabletable.games.witcher.cards.stories import STORIES
from fabletable.games.witcher.critic import BLUNDERS, Bystander
from fabletable.games.witcher.encoding import ENCODING
from fabletable.games.witcher.ending import ENDING
from fabletable.games.witcher.goals import GOALS
from fabletable.games.witcher.invariants import INVARIANTS
from fabletable.games.witcher.lessons import LESSON
from fabletable.games.witcher.painting import BOX
from fabletable.games.witcher.rules.set_up import set_up
from fabletable.games.witcher.rules.solo import solo_result
from fabletable.games.witcher.rules.turn import next_step
from fabletable.games.witcher.signs import SIGNS
from fabletable.games.witcher.standing import standing
from fabletable.games.witcher.table import QUESTIONS, OldWorld
from fabletable.kernel import Chance, Critic, Game, Message, Options, Packs, Result, Rules, Setting
from fabletable.kernel.game import packs_in
from fabletable.kernel.scene import Scene
from fabletable.kernel.standing import Standing


class WitcherOldWorld(Game[OldWorld]):
    key = "witcher"
    version = "6"
    box = BOX
    players = (1, 5)
    settings = (Setting("tweaks", "tweaks", {}),)
    rules = BOOK
    blunders = BLUNDERS

    questions = QUESTIONS
    packs = Packs(QUESTIONS, POTIONS, ACTIONS, MONSTERS, STORIES)
    numbers = NUMBERS
    advice = ADVICE
    invariants = INVARIANTS
    encoding = ENCODING
    ending = ENDING
    signs = SIGNS
    lesson = LESSON
    goals = GOALS

    def set_up(self, players: int, options: Options, chance: Chance) -> OldWorld:
        return set_up(players, NUMBERS.box(options.get("tweaks") or {}, packs_in(options)), chance)

    def next_step(self, table: OldWorld) -> Rules[None] | None:
        return next_step(table)

    def result(self, table: OldWorld) -> Result:
        """Rulebook: End of the game. The fourth trophy wins, and only in a fight."""
        trophy = table.witchers[table.winner].trophies[-1]
        notes = [Message("won-by-duel" if trophy.kind else "won-by-hunt", {"trophy": trophy.message})]
        if table.solo:
            notes.append(solo_result(table))
        return Result([table.winner], [hero.reputation for hero in table.witchers], notes)

    def scene(self, table: OldWorld, seat: int | None) -> Scene:
        return drawn.scene(table, seat)

    def glance(self, table: OldWorld) -> tuple[Message, list[int | None]]:
        return drawn.chapter(table), [None] * table.seats

    def standing(self, table: OldWorld, seat: int) -> Standing:
        return standing(table, seat)

    def critic(self, table: OldWorld) -> Critic:
        return Bystander()


GAME: Final = WitcherOldWorld()
