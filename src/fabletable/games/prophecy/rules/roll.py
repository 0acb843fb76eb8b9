"""A roll of a battle as numbers: the battle itself, the odds shown to people and those of bots all use these.

Rulebook: Battles of strength and will; Effects on the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import SAVE, skill_at
from fabletable.games.prophecy.kinds import Item, Skill
from fabletable.games.prophecy.table import NOBODY, Realm

WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1


def result_of(margin: int) -> int:
    """Return WON, DRAWN or LOST for a side that is ahead by this difference."""
    return WON if margin > 0 else LOST if margin < 0 else DRAWN


# --- dice ---


def keep(dice: Sequence[int], net: int) -> int:
    """Return the die that counts: the best with positive dice, the worst with negative ones."""
    return max(dice) if net >= 0 else min(dice)


def kept(net: int) -> list[float]:
    """Return the chances of 1 to 6 on the die that is kept of abs(net) + 1 dice."""
    n = abs(net) + 1
    best = [((face / 6) ** n) - (((face - 1) / 6) ** n) for face in range(1, 7)]
    return best if net >= 0 else best[::-1]


def thrown_again(dice: Sequence[int], shown: int, net: int) -> list[int]:
    """Return the six dice that may count, equally likely, when the one with this face is thrown again."""
    others = list(dice)
    others.remove(shown)
    return [keep([*others, face], net) for face in range(1, 7)]


# --- rolls that are lost by a little ---


class Save:
    """A roll lost by ``n`` or less becomes a draw, because of a skill or a ``shield``."""

    __slots__ = ("card", "n", "shield")

    def __init__(self, n: int, card: Item | Skill, shield: Item | None = None) -> None:
        self.n: int = n
        self.card: Item | Skill = card
        self.shield: Item | None = shield


def saves_of(table: Realm, battle: Battle, side: Side) -> list[Save]:
    """Return what turns rolls this side loses into draws: a skill first, then the shields in hand. Shields help in
    battles of will only where their card says so."""
    if side.seat == NOBODY:
        return []
    found: list[Save] = []
    skill = skill_at(table.heroes[side.seat], SAVE)
    if skill is not None:
        found.append(Save(SAVE.of(skill) or 0, skill))
    shields = [item for item in side.wielded if item.is_shield and (battle.by_strength or item.save_will)]
    return found + [Save(item.save, item, item) for item in shields if table.ready(item)]


def best_save(saves: Sequence[Save]) -> Save | None:
    """Return the one that saves most, of equal ones the first."""
    return max((save for save in saves if save.n > 0), key=lambda save: save.n, default=None)


def save_of(table: Realm, battle: Battle, side: Side) -> int:
    """Return by how much a roll may be lost and is still a draw."""
    best = best_save(saves_of(table, battle, side))
    return 0 if best is None else best.n


# --- chances ---


class RollOdds:
    """The chances of one roll."""

    __slots__ = ("drawn", "lost", "won")

    def __init__(self, won: float, drawn: float, lost: float) -> None:
        self.won: float = won
        self.drawn: float = drawn
        self.lost: float = lost


def roll_odds(
    lead: int, mine: Sequence[float], theirs: Sequence[float], own_save: int = 0, their_save: int = 0
) -> RollOdds:
    """Return the chances with this lead before the dice, what each kept die shows, and by how much a lost roll is still
    a draw."""
    won = drawn = lost = 0.0
    for a, p in enumerate(mine):
        for b, q in enumerate(theirs):
            margin = lead + a - b
            if margin > their_save:
                won += p * q
            elif margin >= -own_save:
                drawn += p * q
            else:
                lost += p * q
    return RollOdds(won, drawn, lost)
