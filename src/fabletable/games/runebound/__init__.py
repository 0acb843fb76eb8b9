"""Runebound, third edition: heroes cross Terrinoth, gather trophies and skills, and face a villain."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence

from fabletable.games.runebound import encoding
from fabletable.games.runebound.advice import weigh
from fabletable.games.runebound.advice.standing import standing
from fabletable.games.runebound.asking import ask_note, choices
from fabletable.games.runebound.cards.all import countable
from fabletable.games.runebound.innkeeper import FOLLIES, Innkeeper
from fabletable.games.runebound.rules.game import next_step
from fabletable.games.runebound.rules.set_up import lay_out
from fabletable.games.runebound.scene import scene
from fabletable.games.runebound.table import Runebound
from fabletable.games.runebound.text import CHAPTERS, messages
from fabletable.kernel import (
    Chance,
    Decision,
    Game,
    Options,
    Result,
    Rules,
    Say,
    Setting,
    choice_setting,
    flag_setting,
)
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
    rules = CHAPTERS
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
        found: Counter[str] = Counter()
        cards = [*table.skills.cards, *table.used_skills, *table.revealed, *table.looked_at]
        cards += [*table.assets.cards, *table.used_assets, *[card for market in table.markets for card in market]]
        cards += [*table.story_deck.cards, *table.story_discard, *[card for card in table.slots if card is not None]]
        for deck, pile in table.adventures.items():
            cards += [*pile.cards, *table.discards[deck]]
        if table.drawn is not None:
            cards.append(table.drawn)
        for hero in table.heroes:
            cards += [*hero.hand, *hero.learned, *hero.assets, *hero.trophies, *hero.quests]
            cards += [way.event for way in hero.rumors]
        found.update(card.key for card in cards if card is not None)
        found.update(table.gone)
        found["gems"] = len(table.gems)
        return found


GAME = RuneboundGame()

__all__ = ["GAME", "RuneboundGame", "messages"]
