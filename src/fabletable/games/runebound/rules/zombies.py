"""Zombies of the Corpse King: where they rise, and how they are laid to rest."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import DISTANCES, HEXES, WILDERNESS, Hex, first_hex
from fabletable.games.runebound.cards.scenarios import ZOMBIE_GOLD
from fabletable.games.runebound.cards.vocabulary import Effect
from fabletable.games.runebound.rules.moment import Moment, amount, effect_of
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import DONE, Rules

ASK_ZOMBIE: Final = "ask-zombie"
ASK_KILL_ZOMBIE: Final = "ask-kill-zombie"


def rise(table: Runebound, index: int) -> None:
    """Nobody is hurt by a zombie that rises where a hero stands: nobody has entered."""
    table.zombies[index] += 1
    table.log("zombie-rises", hex=HEXES[index])
    table.show("event", pieces=("zombie-" + HEXES[index].key,))


def kill_here(table: Runebound, hero: Hero) -> None:
    """One action in its hex: the zombie is removed for 1 gold, unless the bells of Castle Telis ring."""
    table.zombies[hero.at] -= 1
    gold = 0 if table.ongoing("no-zombie-gold") else ZOMBIE_GOLD
    hero.gold += gold
    table.log_event("zombie-killed", hero=hero, gold=gold)
    table.show("gain", pieces=(hero.pawn,), touches=(hero.seat,))


@effect_of("zombie")
def _zombie(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    hero = table.heroes[moment.seat]
    for _ in range(amount(table, moment, effect)):
        hexes = _where(table, hero, effect.place[0])
        if not hexes:
            return
        answer = yield from table.pick(hero.seat, ASK_ZOMBIE, hexes, rule="zombies")
        rise(table, answer.index)


def _where(table: Runebound, hero: Hero, where: str) -> list[Hex]:
    if where == "here":
        return [hero.hex]
    if where == "nearest":
        return _nearest(table, hero)
    return _adjacent(hero) if where == "adjacent" else [first_hex(where)]


def _adjacent(hero: Hero) -> list[Hex]:
    return [field for field in hero.hex.neighbours if field.kind == WILDERNESS]


def _nearest(table: Runebound, hero: Hero) -> list[Hex]:
    """Wilderness hexes without hero and zombie, as near as possible."""
    away = DISTANCES[hero.at]
    free = [
        field
        for field in HEXES
        if field.kind == WILDERNESS and not table.zombies[field.index] and not table.heroes_at(field.index)
    ]
    near = min((away[field.index] for field in free), default=0)
    return [field for field in free if away[field.index] == near]


@effect_of("kill-zombies")
def _kill_zombies(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """Up to n, anywhere, no gold."""
    for _ in range(amount(table, moment, effect)):
        hexes = [HEXES[index] for index, n in enumerate(table.zombies) if n]
        if not hexes:
            return
        answer = yield from table.pick(moment.seat, ASK_KILL_ZOMBIE, hexes, otherwise=DONE, rule="zombies")
        if not isinstance(answer, Hex):
            return
        table.zombies[answer.index] -= 1
        table.log("zombie-gone", hex=answer)
