"""The game: players, options, set-up, next step, result."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from fabletable.games.witcher import encoding
from fabletable.games.witcher.advice import weigh
from fabletable.games.witcher.advice.worth import worth
from fabletable.games.witcher.cards.kinds import Monster
from fabletable.games.witcher.census import coverage, pieces
from fabletable.games.witcher.onlooker import FOLLIES, Bystander
from fabletable.games.witcher.painting import BOX
from fabletable.games.witcher.questions import ask_note, barred, choices
from fabletable.games.witcher.rules import results, specials  # noqa: F401
from fabletable.games.witcher.rules.set_up import choose_second_level_terrain, draft, first_training, set_up
from fabletable.games.witcher.rules.solo import rating
from fabletable.games.witcher.rules.turn import step
from fabletable.games.witcher.scene import scene
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Chance, Decision, Game, Onlooker, Options, Result, Rules, Say, Setting
from fabletable.kernel.game import TURN
from fabletable.kernel.scene import BarredChoice, Choice, Scene


class WitcherOldWorld(Game):
    key = "witcher"
    version = "3"
    box = BOX
    players = (1, 5)
    settings = (Setting("tweaks", "tweaks", {}),)
    follies = FOLLIES
    rules = (
        "aim",
        "setup",
        "cards",
        "attributes",
        "tokens",
        "trails",
        "potions",
        "movement",
        "location-actions",
        "schools",
        "tracking",
        "dice-poker",
        "phase-two",
        "exploration",
        "quests",
        "meditation",
        "phase-three",
        "market",
        "adding-cards",
        "fights",
        "effects",
        "skills",
        "combos",
        "damage",
        "monster-turn",
        "special-abilities",
        "outcome",
        "duels",
        "bets",
        "fatigue",
        "solo",
    )

    def set_up(self, players: int, options: Options, chance: Chance) -> OldWorld:
        return set_up(players, options, chance)

    def next_step(self, table: OldWorld) -> Rules[None] | None:
        if table.winner >= 0:
            return None
        if table.now == "draft":
            return draft(table)
        if table.now == "terrain":
            return choose_second_level_terrain(table)
        if table.now == "bonus":
            return first_training(table)
        return step(table)

    def result(self, table: OldWorld) -> Result:
        trophy = table.witchers[table.winner].trophies[-1]
        notes = [Say("won-by-hunt" if isinstance(trophy, Monster) else "won-by-duel", {"trophy": trophy.say})]
        if table.solo:
            turns = table.witchers[0].turns + 1
            notes.append(Say("solo-result", {"turns": turns, "rating": Say(f"rating-{rating(turns)}")}))
        return Result([table.winner], [witcher.reputation for witcher in table.witchers], notes)

    def scene(self, table: OldWorld, seat: int | None) -> Scene:
        return scene(table, seat)

    def choices(self, table: OldWorld, decision: Decision) -> list[Choice]:
        return choices(table, decision)

    def barred(self, table: OldWorld, decision: Decision) -> list[BarredChoice]:
        return barred(table, decision)

    def ask_note(self, table: OldWorld, decision: Decision) -> Say | None:
        return ask_note(table, decision)

    def onlooker(self, table: OldWorld) -> Onlooker:
        return Bystander()

    def worth(self, table: OldWorld, seat: int) -> float:
        return worth(table, seat)

    horizon = TURN
    temperature = 0.2
    trials = 64
    margin = 0.0

    def turn(self, table: OldWorld) -> tuple[int, int]:
        return (table.active, sum(witcher.turns for witcher in table.witchers))

    def in_fight(self, table: OldWorld) -> bool:
        return table.fight is not None

    def prospect(self, table: OldWorld, seat: int) -> float:
        return self.worth(table, seat)

    def weigh(self, table: OldWorld, decision: Decision) -> Sequence[float]:
        return weigh(table, decision)

    def pieces(self, table: OldWorld) -> Mapping[str, int]:
        return pieces(table)

    def coverage(self) -> Sequence[str]:
        return coverage()

    def vocabulary(self) -> Sequence[str]:
        return encoding.vocabulary()

    def word(self, key: str, seat: int, seats: int) -> str:
        return encoding.word(key, seat, seats)

    def fields(self) -> Sequence[str]:
        return encoding.FIELDS

    def encode(self, table: OldWorld, seat: int) -> array[float]:
        return encoding.encode(table, seat)


GAME = WitcherOldWorld()
