"""The standing of a hero: the story it has gathered against the villain, the days, its strength, and what is next."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fabletable.games.runebound.board import DISTANCES, GEM_HEXES, SPACES
from fabletable.games.runebound.hooks import CONSTANT
from fabletable.games.runebound.kinds import HEALTH, MARGATH, Foe
from fabletable.games.runebound.looks import DECK_LOOKS
from fabletable.games.runebound.rules.context import health_against
from fabletable.games.runebound.rules.training import can_learn
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Message
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import drawn_once
from fabletable.kernel.standing import Chip, Standing, chip, standing_of

ACTS: Final = 2


@drawn_once
def plate(scenario: str, n: int, of: int) -> Chip:
    """Return the measure on every plate: the lore or allies of a hero, out of the number that brings the villain down
    to its least health."""
    if scenario == MARGATH:
        return chip("stand-lore", n=n, of=of, gem="lore")
    return chip("stand-allies", n=n, of=of, icon="backup")


def gathered(table: Runebound, hero: Hero) -> tuple[int, int]:
    """Return the hero's lore or allies, and the number at which the villain has its least health; the second is never
    less than the first."""
    n = hero.lore if table.scenario == MARGATH else hero.allies
    above = health_against(table, table.villain, hero.seat) - table.villain.least
    weakens = _weakens(table.villain, "lore" if table.scenario == MARGATH else "allies")
    return n, n - (-above // weakens) if weakens else n


def _weakens(villain: Foe, what: str) -> int:
    """Return how much health each of these takes from the villain."""
    effects = [effect for ability in villain.abilities if ability.window is CONSTANT for effect in ability.effects]
    return sum(-effect.times for effect in effects if effect.changed_number() and effect.n == what)


def standing(table: Runebound, seat: int) -> Standing:
    hero = table.heroes[seat]
    if not hero.card.key:
        story = plate(table.scenario, *gathered(table, hero))
        return Standing(Message("stand-before", {"foe": table.villain.message}), [story])
    if hero.out:
        return Standing(Message("stand-out", {"foe": table.villain.message}), [time_left(table)])
    return standing_of(sentence(table, hero), way(table, hero), time_left(table), strength(hero), reach(table, hero))


def sentence(table: Runebound, hero: Hero) -> Message:
    foe, health = table.villain.message, health_against(table, table.villain, hero.seat)
    if table.villain_at < 0:
        return Message("stand-growing", {"foe": foe, "health": health, "days": SPACES - table.space})
    away = DISTANCES[hero.at][table.villain_at] if hero.at >= 0 else 0
    return Message("stand-villain", {"foe": foe, "health": health, "hexes": away})


def way(table: Runebound, hero: Hero) -> Chip:
    health = health_against(table, table.villain, hero.seat)
    text = Message("stand-foe", {"foe": table.villain.message, "health": health, "least": table.villain.least})
    return replace(plate(table.scenario, *gathered(table, hero)), text=text)


def time_left(table: Runebound) -> Chip:
    day = (table.act - 1) * SPACES + table.space
    args: dict[str, Arg] = {"foe": table.villain.message, "days": SPACES - table.space}
    text = Message("stand-appears" if table.act == 1 else "stand-" + table.scenario, args)
    return chip("stand-day", n=day, of=ACTS * SPACES, icon="hourglass", text=text)


def strength(hero: Hero) -> Chip:
    tokens = len(hero.card.tokens) + sum(asset.token is not None for asset in hero.assets)
    text = Message("stand-health.text", {"tokens": tokens, "skills": len(hero.learned), "gold": hero.gold})
    most = max(hero.health_left, hero.numbers[HEALTH])
    return chip("stand-health", n=hero.health_left, of=most, gem="dmg", text=text)


def reach(table: Runebound, hero: Hero) -> Chip | None:
    """Describe a skill that trophies pay for, which only its owner knows, or else the nearest adventure."""
    trophies = Message("stand-trophies", {"n": len(hero.trophies)})
    skill = next((card for card in hero.hand if can_learn(hero, card)), None)
    if skill is not None:
        return chip("stand-learn", icon="trophy", text=trophies, reach=True, skill=skill.message)
    shining = [field for field in GEM_HEXES if table.gem_up(field.index)]
    if hero.at < 0 or not shining:
        return None
    field = min(shining, key=lambda each: DISTANCES[hero.at][each.index])
    icon, away = DECK_LOOKS[field.gem].icon, DISTANCES[hero.at][field.index]
    gem = Message("gem-" + field.gem)
    return chip("stand-gem", icon=icon, text=trophies, reach=True, stone=gem, hexes=away)
