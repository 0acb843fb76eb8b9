"""The Tenacious Boar pays the owner of its card. Hero aid: Effects of special faces."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.kinds import Face, Gain
from fabletable.games.diceforge.rules.hammer import tell_no_room
from fabletable.games.diceforge.rules.shown import reserves, show_change
from fabletable.games.diceforge.table import QUESTIONS, ForgeTable, Hero
from fabletable.kernel import Question, Rules, seat_name

BOAR_REWARD: Final = Question(QUESTIONS, "boar-reward", rule="boar", theme="reward")

BOAR_REWARDS: Final = [Gain(sun=1), Gain(moon=1), Gain(glory=3)]


def boar_owner_gains(table: ForgeTable, face: Face, times: int) -> Rules[None]:
    """Let the owner of the card take one reward each time the face is applied, by any hero."""
    owner = boar_owner(table, face.tint)
    if owner is None:
        return
    for _ in range(times):
        reward = yield from BOAR_REWARD.ask(table, owner.seat, BOAR_REWARDS)
        table.count("effect:boar-" + reward.key)
        table.log("boar-reward", hero=seat_name(owner.seat), gain=reward)
        tell_no_room(table, owner, reward.gold, reward.sun, reward.moon)
        before = reserves(table, owner)
        owner.take(reward)
        show_change(table, "gain", owner, before, because=face.message)


def boar_owner(table: ForgeTable, tint: int) -> Hero | None:
    """Return the hero who holds the boar card of this colour."""
    for hero in table.heroes:
        for card in hero.deeds:
            if card.tint == tint:
                return hero
    return None
