"""Where a witcher stands: trophies of those that win, the level, the cards of life, and the nearest monster."""

from __future__ import annotations

from fabletable.games.witcher.board import ATTRIBUTES, DISTANCE, ROMAN
from fabletable.games.witcher.rules.levels import HIGHEST, shield_limit
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.table import Lair, OldWorld, Witcher
from fabletable.kernel import Message, seat_name
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import drawn_once
from fabletable.kernel.standing import Chip, Standing, chip, leader


@drawn_once
def plate(trophies: int) -> Chip:
    """What lies at every seat."""
    return chip("stand-trophies", n=min(trophies, GOAL), of=GOAL, icon="trophy")


def standing(table: OldWorld, seat: int) -> Standing:
    witcher = table.witchers[seat]
    if not table.has_board(witcher):
        return Standing(Message("stand-before", {"of": GOAL}), [plate(0)])
    chips = [way(table, seat), level(witcher), life(table, witcher)]
    monster = nearest_monster(table, witcher)
    if monster is not None:
        chips.append(monster)
    return Standing(sentence(table, seat), chips)


def sentence(table: OldWorld, seat: int) -> Message:
    """One short of the goal it says so; else how many the others have."""
    won = [witcher.reputation for witcher in table.witchers]
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
    won = [witcher.reputation for witcher in table.witchers]
    ahead = leader(won, seat)
    text = None if ahead == seat else Message("stand-other", {"name": seat_name(ahead), "n": won[ahead]})
    return chip("stand-trophies", n=min(won[seat], GOAL), of=GOAL, icon="trophy", text=text)


def level(witcher: Witcher) -> Chip:
    """And what still holds it down."""
    low = [each.message for each in ATTRIBUTES if witcher.attributes[each.index] <= witcher.level]
    raised = Message("stand-level.text", {"attributes": low, "n": len(low), "level": ROMAN[witcher.level]})
    text = raised if witcher.level < HIGHEST else None
    return chip("stand-level", n=witcher.level, of=HIGHEST, icon="stairs-goal", level=ROMAN[witcher.level], text=text)


def life(table: OldWorld, witcher: Witcher) -> Chip:
    """In a fight what lies in the discard pile is lost; before it all cards are shuffled into the life pool."""
    pool = len(witcher.deck.cards) + len(witcher.hand)
    every = pool + len(witcher.discard)
    fights = table.fight is not None and any(fighter.seat == witcher.seat for fighter in table.fight.fighters)
    shield = {"shield": witcher.shield, "limit": shield_limit(table, witcher.seat), "potions": len(witcher.potions)}
    text = Message("stand-life.text", {**shield})
    return chip("stand-life", n=pool if fights else every, of=every, icon="life-bar", text=text)


def nearest_monster(table: OldWorld, witcher: Witcher) -> Chip | None:
    dwelling = [lair for lair in table.lairs if lair.monster is not None and lair.token is not None]
    if not dwelling:
        return None
    lair = min(dwelling, key=lambda each: _roads(witcher, each))
    monster = lair.monster
    assert monster is not None
    strikes = "stand-trail" if witcher.has_trail(lair.terrain) else "stand-no-trail"
    text = Message(strikes, {"life": monster.life})
    roads = _roads(witcher, lair)
    return chip("stand-monster", icon="footsteps", text=text, reach=True, monster=monster.message, roads=roads)


def _roads(witcher: Witcher, lair: Lair) -> int:
    return 0 if lair.token is None else DISTANCE[witcher.place][lair.token.place]
