"""Decisions on the way: which hex, which die, what to roll again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.runebound.advice.plans import goals
from fabletable.games.runebound.advice.travel import journey_from
from fabletable.games.runebound.advice.turns import of_trade
from fabletable.games.runebound.advice.weights import alike, each
from fabletable.games.runebound.board import HEXES, PLAINS, WILDERNESS, Hex
from fabletable.games.runebound.effects.heroes import Heal
from fabletable.games.runebound.effects.travel import Walk
from fabletable.games.runebound.hooks import ANY_TIME
from fabletable.games.runebound.outlook.values import card_value_in_hand
from fabletable.games.runebound.rules.adventures import REFRESH_GEM
from fabletable.games.runebound.rules.combat import RETREAT_TO
from fabletable.games.runebound.rules.context import MANY
from fabletable.games.runebound.rules.dice import REROLL, REROLL_WHICH, TURN_DIE, Spending
from fabletable.games.runebound.rules.movement import MOVE, RELOCATE, RIDE, STEP, STOP, WHICH_DIE
from fabletable.games.runebound.rules.rides import Ride
from fabletable.games.runebound.rules.round import VILLAIN_MARCH
from fabletable.games.runebound.rules.set_up import START_PLACE
from fabletable.games.runebound.rules.zombies import PLACE_ZOMBIE, ZOMBIE_TO_KILL
from fabletable.games.runebound.table import Hero, Runebound, TerrainDie
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import Action, Decision, Word

FLEXIBLE: Final[Sequence[float]] = (3.0, 1.0, 2.0, 2.0, 1.8, 1.6)
"""The loss that spending each face of the terrain die would be."""


def way_to_the_best_goal(table: Runebound, hero: Hero) -> list[float] | None:
    """Return the expected actions from every hex to the best goal; None for a hero who has no reason to go."""
    wanted = goals(table, hero)
    return None if not wanted or wanted[0].at == hero.at else journey_from(hero, wanted[0].at)


@RIDE.policy
@STEP.policy
def ride_policy(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    times = way_to_the_best_goal(table, hero)
    if times is None:
        return [0.0 if isinstance(option, Word) else -1.0 for option in decision.options]
    gains = [times[hero.at] - times[to] for to in map(hex_of, decision.options) if to >= 0]
    stuck = max(gains, default=0.0) <= 0.02
    return [_while_riding(table, hero, option, times, stuck) for option in decision.options]


def _while_riding(
    table: Runebound,
    hero: Hero,
    option: Ride | Hex | Action | Ability | TerrainDie | Word,
    times: list[float],
    stuck: bool,
) -> float:
    if isinstance(option, Ride):
        return times[hero.at] - times[option.to.index] - 0.5 * option.bites
    if isinstance(option, Hex):
        zombies = 0.5 if table.zombies[option.index] else 0.0
        return times[hero.at] - times[option.index] - zombies
    if isinstance(option, Action):
        return of_trade(table, hero, option)
    if isinstance(option, Ability):
        if option.window is ANY_TIME:
            walk = option.effects[0]
            return 0.4 if stuck and isinstance(walk, Walk) and not walk.only_water else -1.0
        return 0.3 if stuck else -0.1
    if isinstance(option, TerrainDie):
        spare = len(hero.hand) >= 3 and least_in_hand(hero) < 0.9
        return 0.1 - 0.01 * FLEXIBLE[option.face] if stuck and spare else -1.0
    return 0.01 if option is STOP else -1.0


def least_in_hand(hero: Hero) -> float:
    return min(card_value_in_hand(hero, card) for card in hero.hand)


def hex_of(option: Ride | Hex | Action | Ability | TerrainDie | Word) -> int:
    """Return the hex an option leads to, or -1."""
    return option.to.index if isinstance(option, Ride) else option.index if isinstance(option, Hex) else -1


@MOVE.policy
def move_policy(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    times = way_to_the_best_goal(table, hero)
    if times is None:
        return [0.1 if option is STOP else 0.0 for option in decision.options]
    return [
        times[hero.at] - times[option.to.index] - 0.6 * option.bites
        if isinstance(option, Ride)
        else 0.01
        if option is STOP
        else -1.0
        for option in decision.options
    ]


@RELOCATE.policy
def relocation_policy(table: Runebound, decision: Decision) -> Sequence[float]:
    hero = table.heroes[decision.seat]
    wanted = goals(table, hero)
    if not wanted:
        return [0.0] * len(decision.options)
    times = journey_from(hero, wanted[0].at)
    return [-times[hero.at if isinstance(option, Word) else option.index] for option in decision.options]


@RETREAT_TO.policy
def refuge(table: Runebound, decision: Decision) -> list[float]:
    """Leave a fight for a site, or at least for a hex without zombies."""
    found = []
    for option in decision.options:
        if isinstance(option, Hex):
            found.append(1.5 if option.kind != WILDERNESS else 1.0 - (2.0 if table.zombies[option.index] else 0.0))
        else:
            found.append(0.5 if isinstance(option, Word) else 0.4)
    return found


def near_gems(table: Runebound, hero: Hero, start: Hex) -> float:
    """Prefer to begin near many gems, and alone."""
    times = journey_from(hero, start.index)
    near = sorted(times[field.index] for field in HEXES if field.gem)[:4]
    return -sum(near) - (2.0 if table.heroes_at(start.index) else 0.0)


def nearest(table: Runebound, hero: Hero, field: Hex) -> float:
    """Prefer near hexes, for gems that are refreshed and zombies that are removed."""
    return -journey_from(hero, hero.at)[field.index]


def out_of_the_way(table: Runebound, hero: Hero, field: Hex) -> float:
    """Prefer far hexes, for zombies that rise."""
    return journey_from(hero, hero.at)[field.index]


# --- dice ---


def spend_least(table: Runebound, hero: Hero, spending: Spending) -> float:
    return -FLEXIBLE[spending.die.face] - (0.5 if spending.once is not None else 0.0)


def least_useful(table: Runebound, hero: Hero, die: TerrainDie) -> float:
    return -FLEXIBLE[die.face]


def any_but_wild(table: Runebound, hero: Hero, die: TerrainDie) -> float:
    """Roll any die again but a wild."""
    return -1.0 if die.face == 0 else 1.0


@REROLL.policy
def rerolls_policy(table: Runebound, decision: Decision) -> list[float]:
    """Roll dice again that do not help in exploring or resting, as long as no good outcome lies there."""
    hero = table.heroes[decision.seat]
    exploring = table.roll is not None and table.roll.purpose == "explore"
    return [_instead_of_the_roll(table, hero, option, exploring) for option in decision.options]


def _instead_of_the_roll(table: Runebound, hero: Hero, option: Ability | TerrainDie | Word, exploring: bool) -> float:
    if isinstance(option, Ability):
        if option.window is ANY_TIME:
            return _in_between(hero, option)
        return 0.5 if exploring and table.fight is None else 0.2
    if isinstance(option, TerrainDie):
        spare = len(hero.hand) >= 2 and least_in_hand(hero) < 1.0
        useful = option.face == 0 or (hero.hex.terrain == PLAINS and option.face in (1, 2, 3))
        return 0.3 if spare and not useful and exploring else -1.0
    return 0.35


def _in_between(hero: Hero, ability: Ability) -> float:
    """Rate an ability of any moment while dice or cards lie there: only one that heals a good deal."""
    first = ability.effects[0]
    return 1.0 if isinstance(first, Heal) and hero.damage > first.fixed(MANY) else -1.0


START_PLACE.policy(each(near_gems))
WHICH_DIE.policy(each(spend_least))
REROLL_WHICH.policy(each(any_but_wild))
TURN_DIE.policy(each(least_useful))
REFRESH_GEM.policy(each(nearest))
PLACE_ZOMBIE.policy(each(out_of_the_way))
ZOMBIE_TO_KILL.policy(each(nearest, -99.0))
VILLAIN_MARCH.policy(alike)
