"""Potions, skills, trophies, equipment and companions at their moment of a fight (Rulebook: step 1)."""

from __future__ import annotations

from typing import Any

from fabletable.games.witcher.cards.kinds import BEFORE_POOL, SKILL_USED, Monster, Power
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.table import OldWorld, Witcher
from fabletable.kernel import DONE, Rules, Say, seat_name


def powers_of(witcher: Witcher) -> list[Power]:
    """All that this witcher may use: the school's skill, the trophies, the kept story cards."""
    trophies = [trophy.trophy if isinstance(trophy, Monster) else trophy.power for trophy in witcher.trophies]
    kept = [kept.gives.power for kept in witcher.kept if kept.gives.power is not None]
    return [witcher.school.skill, *trophies, *kept]


def text_of(witcher: Witcher, power: Power) -> Say:
    """What it does, in words; a skill as it works on the witcher's present level."""
    if power.key.startswith("skill-"):
        return Say(f"power-{power.key}.level-{witcher.special}")
    return power.text


def usable(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    if power.key in me.used and not power.every:
        return False
    if power.first and me.turns != 1:
        return False
    if power.foe == "monster" and fight.monster is None:
        return False
    return power.may is None or power.may(table, fight, me, power)


def use(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    if not power.every:
        me.used.append(power.key)
    table.count("effect:" + power.key)
    if table.story is not None:
        text = text_of(table.witchers[me.seat], power)
        table.tell("power-used", seat=seat_name(me.seat), power=power, text=text)
    asked = power.do(table, fight, me, power) if power.do is not None else None
    if asked is not None:
        yield from asked
    if power.key.startswith("skill-"):
        yield from window(table, fight, me, SKILL_USED)


def window(table: OldWorld, fight: Fight, me: Fighter, when: str) -> Rules[None]:
    """A moment at which powers may be used: what happens by itself first, then what the player likes."""
    if fight.short or not _any(me, when):
        return
    for power in me.powers:
        if power.when == when and power.auto and usable(table, fight, me, power):
            yield from use(table, fight, me, power)
    while not fight.is_over():
        options: list[Any] = [
            power for power in me.powers if power.when == when and not power.auto and usable(table, fight, me, power)
        ]
        if not options:
            return
        ask = "ask-power-before-pool" if when == BEFORE_POOL else "ask-power"
        chosen = yield from table.pick(me.seat, ask, options, otherwise=DONE, rule="effects")
        if not isinstance(chosen, Power):
            return
        yield from use(table, fight, me, chosen)


def _any(me: Fighter, when: str) -> bool:
    return any(power.when == when for power in me.powers)
