"""Zombies of the Corpse King: where they rise, and how they are laid to rest."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import DISTANCES, HEXES, WILDERNESS, Hex, first_hex
from fabletable.games.runebound.choices import name_answers
from fabletable.games.runebound.hooks import ZOMBIE_GOLD
from fabletable.games.runebound.kinds import GOLD_FOR_ZOMBIE
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.kernel import DONE, Question, Rules

PLACE_ZOMBIE: Final = Question(QUESTIONS, "zombie", rule="zombies", theme="fight")
ZOMBIE_TO_KILL: Final = Question(QUESTIONS, "kill-zombie", rule="zombies")


def rise(table: Runebound, index: int) -> None:
    """Add a zombie to a hex. A hero who stands there is not hurt: no hero has entered."""
    table.zombies[index] += 1
    table.log("zombie-rises", hex=HEXES[index])
    table.show("event", pieces=("zombie-" + HEXES[index].key,))


def kill_here(table: Runebound, hero: Hero) -> None:
    """Kill the zombie in the hero's hex with one action, for 1 gold, unless the bells of Castle Telis ring."""
    table.zombies[hero.at] -= 1
    gold = table.story_rule(ZOMBIE_GOLD, GOLD_FOR_ZOMBIE)
    hero.gold += gold
    table.log_event("zombie-killed", hero=hero, gold=gold)
    table.show("gain", pieces=(hero.pawn,), touches=(hero.seat,))


def raise_zombies(table: Runebound, hero: Hero, where: str, n: int) -> Rules[None]:
    """Raise zombies at a place, or here, nearest or adjacent to the hero."""
    for _ in range(n):
        hexes = _where(table, hero, where)
        if not hexes:
            return
        answer = yield from PLACE_ZOMBIE.ask(table, hero.seat, hexes)
        rise(table, answer.index)


def _where(table: Runebound, hero: Hero, where: str) -> list[Hex]:
    if where == "here":
        return [hero.hex]
    if where == "nearest":
        return _nearest(table, hero)
    if where == "adjacent":
        return [field for field in hero.hex.neighbours if field.kind == WILDERNESS]
    return [first_hex(where)]


def _nearest(table: Runebound, hero: Hero) -> list[Hex]:
    """List wilderness hexes without hero and zombie, as near as possible."""
    away = DISTANCES[hero.at]
    free = [
        field
        for field in HEXES
        if field.kind == WILDERNESS and not table.zombies[field.index] and not table.heroes_at(field.index)
    ]
    near = min((away[field.index] for field in free), default=0)
    return [field for field in free if away[field.index] == near]


def lay_to_rest(table: Runebound, seat: int, n: int) -> Rules[None]:
    """Remove up to n zombies, anywhere, for no gold."""
    for _ in range(n):
        hexes = [HEXES[index] for index, n in enumerate(table.zombies) if n]
        if not hexes:
            return
        answer = yield from ZOMBIE_TO_KILL.ask(table, seat, hexes, otherwise=DONE)
        if not isinstance(answer, Hex):
            return
        table.zombies[answer.index] -= 1
        table.log("zombie-gone", hex=answer)


# --- how options are listed ---


name_answers(ZOMBIE_TO_KILL, done="answer-kill-no-zombie")
