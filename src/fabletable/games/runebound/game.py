"""Runebound as the kernel takes it: its options, its rules in order, its parts."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from fabletable.games.runebound import encoding
from fabletable.games.runebound.advice import weigh
from fabletable.games.runebound.advice.worth import standing
from fabletable.games.runebound.census import countable, pieces
from fabletable.games.runebound.onlooker import FOLLIES, Innkeeper
from fabletable.games.runebound.questions import ask_note, choices
from fabletable.games.runebound.rules import decks, effects, token_effects
from fabletable.games.runebound.rules.adventures import draw_adventure
from fabletable.games.runebound.rules.combat import fight_step
from fabletable.games.runebound.rules.round import end_round
from fabletable.games.runebound.rules.set_up import choose_heroes, deal_hands, lay_out, place_heroes, set_up_abilities
from fabletable.games.runebound.rules.turn import next_deed, start_turn
from fabletable.games.runebound.scene import scene
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Chance, Decision, Game, Options, Result, Rules, Say, Setting, choice_setting, flag_setting
from fabletable.kernel.game import FIGHT
from fabletable.kernel.scene import Choice, Scene


class RuneboundGame(Game):
    key = "runebound"
    version = "4"
    players = (2, 4)
    settings = (
        choice_setting("scenario", "margath", "corpse-king", "random"),
        choice_setting("heroes", "chosen", "dealt"),
        flag_setting("march-exert"),
        Setting("tweaks", "tweaks", {}),
    )
    rules = (
        "set-up",
        "turn",
        "movement",
        "dice",
        "exert",
        "adventures",
        "enemies",
        "events",
        "quests",
        "trophies",
        "skills",
        "tests",
        "assets",
        "shop",
        "trade",
        "decks",
        "abilities",
        "combat-tokens",
        "combat-actions",
        "agility",
        "surge",
        "shields",
        "retreat",
        "challenge",
        "villain",
        "zombies",
    )
    follies = FOLLIES

    def set_up(self, players: int, options: Options, chance: Chance) -> Runebound:
        return lay_out(players, options, chance)

    def next_step(self, table: Runebound) -> Rules[None] | None:
        return next_step(table)

    def result(self, table: Runebound) -> Result:
        """Whoever defeats the villain wins alone; else all heroes have lost."""
        winners = [] if table.winner < 0 else [table.winner]
        scores = [1 if seat == table.winner else 0 for seat in range(table.seats)]
        return Result(winners, scores)

    def scene(self, table: Runebound, seat: int | None) -> Scene:
        return scene(table, seat)

    def choices(self, table: Runebound, decision: Decision) -> list[Choice]:
        return choices(table, decision)

    def ask_note(self, table: Runebound, decision: Decision) -> Say | None:
        return ask_note(table, decision)

    def weigh(self, table: Runebound, decision: Decision) -> Sequence[float]:
        return weigh(table, decision)

    def vocabulary(self) -> Sequence[str]:
        return encoding.vocabulary()

    def word(self, key: str, seat: int, seats: int) -> str:
        return encoding.word(key, seat, seats)

    def fields(self) -> Sequence[str]:
        return encoding.FIELDS

    def encode(self, table: Runebound, seat: int) -> array[float]:
        return encoding.encode(table, seat)

    def worth(self, table: Runebound, seat: int) -> float:
        return standing(table, seat)

    horizon = FIGHT
    temperature = 0.18
    trials = 64
    victory = 100.0
    margin = 0.0

    def turn(self, table: Runebound) -> tuple[int, int]:
        return (table.active, table.round)

    def in_fight(self, table: Runebound) -> bool:
        return table.fight is not None

    def prospect(self, table: Runebound, seat: int) -> float:
        return self.worth(table, seat)

    def onlooker(self, table: Runebound) -> Innkeeper:
        return Innkeeper(table.seats)

    def coverage(self) -> Sequence[str]:
        return countable()

    def pieces(self, table: Runebound) -> Mapping[str, int]:
        return pieces(table)


CHAPTERS_OF_EFFECTS = (decks, effects, token_effects)
"""Imported so that their effects are known."""


def next_step(table: Runebound) -> Rules[None] | None:
    if table.ended:
        return None
    if table.fight is not None:
        return fight_step(table, table.fight)
    if table.next_draw:
        return draw_adventure(table, table.heroes[table.active], table.next_draw)
    return _by_phase(table)


def _by_phase(table: Runebound) -> Rules[None]:
    phase = table.phase
    if phase == "turn":
        return next_deed(table)
    if phase == "turn-start":
        return start_turn(table)
    if phase == "round-end":
        return end_round(table)
    if phase == "heroes":
        return choose_heroes(table)
    if phase == "hands":
        return deal_hands(table)
    if phase == "places":
        return place_heroes(table)
    return set_up_abilities(table)


GAME: Final = RuneboundGame()
