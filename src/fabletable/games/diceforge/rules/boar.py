"""What the Tenacious Boar pays the owner of its card. Hero aid: Effects of special faces."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.kinds import Face, Gain
from fabletable.games.diceforge.rules.hammer import tell_no_room
from fabletable.games.diceforge.rules.shown import reserves, show_change
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Rules, seat_name

ASK_BOAR_REWARD: Final = "ask-boar-reward"

BOAR_REWARDS: Final = [Gain(sun=1), Gain(moon=1), Gain(glory=3)]


def boar_owner_gains(table: ForgeTable, face: Face, times: int) -> Rules[None]:
    """Each time the face is applied, whoever applies it, the owner of its card takes one reward."""
    owner = boar_owner(table, face.tint)
    if owner < 0:
        return
    hero = table.heroes[owner]
    for _ in range(times):
        reward = yield from table.pick(owner, ASK_BOAR_REWARD, BOAR_REWARDS, rule="boar")
        table.count("effect:boar-" + reward.key)
        table.log("boar-reward", hero=seat_name(owner), gain=reward)
        tell_no_room(table, owner, reward.gold, reward.sun, reward.moon)
        before = reserves(table, owner)
        hero.take(reward)
        show_change(table, "gain", owner, before, because=face.message)


def boar_owner(table: ForgeTable, tint: int) -> int:
    """The seat that holds the boar card of this colour."""
    for seat in range(table.seats):
        for card in table.heroes[seat].deeds:
            if card.tint == tint:
                return seat
    return -1
