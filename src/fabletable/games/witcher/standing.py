"""The standing of a witcher: trophies of those that win, the level, the cards of life, and the nearest monster."""

from __future__ import annotations

from fabletable.games.witcher.board import ATTRIBUTES, DISTANCE, ROMAN
from fabletable.games.witcher.rules.levels import HIGHEST, shield_limit
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.table import Hero, Lair, OldWorld
from fabletable.kernel import Message, seat_name
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import drawn_once
from fabletable.kernel.standing import Chip, Standing, chip, leader, standing_of


@drawn_once
def plate(trophies: int) -> Chip:
    """Return the counters of every seat."""
    return chip("stand-trophies", n=min(trophies, GOAL), of=GOAL, icon="trophy")


def standing(table: OldWorld, seat: int) -> Standing:
    hero = table.witchers[seat]
    if not table.has_board(hero):
        return Standing(Message("stand-before", {"of": GOAL}), [plate(0)])
    chips = way(table, seat), level(hero), life(table, hero), nearest_monster(table, hero)
    return standing_of(sentence(table, seat), *chips)


def sentence(table: OldWorld, seat: int) -> Message:
    """Say how near the goal is: one short of it says so; else it names how many the others have."""
    won = [hero.reputation for hero in table.witchers]
    left = GOAL - won[seat]
    if left <= 1:
        return Message("stand-last")
    if table.solo:
        return Message("stand-solo", {"left": left, "turns": table.witchers[seat].turns + 1})
    ahead = leader(won, seat)
    args: dict[str, Arg] = {"name": seat_name(ahead), "other": won[ahead], "own": won[seat], "left": left}
    if won[seat] == won[ahead]:
        return Message("stand-even" if won[seat] else "stand-none", {**args, "of": GOAL})
    return Message("stand-lead" if won[seat] > won[ahead] else "stand-behind", args)


def way(table: OldWorld, seat: int) -> Chip:
    won = [hero.reputation for hero in table.witchers]
    ahead = leader(won, seat)
    text = None if ahead == seat else Message("stand-other", {"name": seat_name(ahead), "n": won[ahead]})
    return chip("stand-trophies", n=min(won[seat], GOAL), of=GOAL, icon="trophy", text=text)


def level(hero: Hero) -> Chip:
    """Describe the witcher level, and what still holds it down."""
    low = [each.message for each in ATTRIBUTES if hero.attributes[each.index] <= hero.level]
    raised = Message("stand-level.text", {"attributes": low, "n": len(low), "level": ROMAN[hero.level]})
    text = raised if hero.level < HIGHEST else None
    return chip("stand-level", n=hero.level, of=HIGHEST, icon="stairs-goal", level=ROMAN[hero.level], text=text)


def life(table: OldWorld, hero: Hero) -> Chip:
    """Describe the life left: in a fight cards in the discard pile are lost; before it all are shuffled into the life
    pool."""
    every = len(hero.cards)
    fights = table.fight is not None and any(fighter.seat == hero.seat for fighter in table.fight.fighters)
    shield = {"shield": hero.shield, "limit": shield_limit(table, hero), "potions": len(hero.potions)}
    text = Message("stand-life.text", {**shield})
    return chip("stand-life", n=hero.life if fights else every, of=every, icon="life-bar", text=text)


def nearest_monster(table: OldWorld, hero: Hero) -> Chip | None:
    dwelling = [lair for lair in table.lairs if lair.monster is not None and lair.token is not None]
    if not dwelling:
        return None
    lair = min(dwelling, key=lambda each: _roads(hero, each))
    monster = lair.monster
    assert monster is not None
    strikes = "stand-trail" if hero.has_trail(lair.terrain) else "stand-no-trail"
    text = Message(strikes, {"life": monster.life})
    roads = _roads(hero, lair)
    return chip("stand-monster", icon="footsteps", text=text, reach=True, monster=monster.message, roads=roads)


def _roads(hero: Hero, lair: Lair) -> int:
    return 0 if lair.token is None else DISTANCE[hero.place][lair.token.place]
