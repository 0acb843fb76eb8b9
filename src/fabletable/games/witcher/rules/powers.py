"""Potions, skills, trophies, equipment and companions at their moment of a fight (Rulebook: step 1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from fabletable.games.witcher.cards.kinds import BEFORE_POOL, ENTER, SKILL_USED, Moment, Monster, Power
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.table import OldWorld, Witcher
from fabletable.kernel import DONE, Message, Rules, seat_name

ASK_POWER: Final = "ask-power"
ASK_POWER_BEFORE_POOL: Final = "ask-power-before-pool"

# --- what each power does: rules/specials registers it ---

PowerRule: TypeAlias = Callable[[OldWorld, Fight, Fighter, Power], Rules[None] | None]
"""One that asks nothing is a plain function; one that asks is a rule."""
May: TypeAlias = Callable[[OldWorld, Fight, Fighter, Power], bool]


def always(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return True


_deeds: Final[dict[str, PowerRule]] = {}
_conditions: Final[dict[str, May]] = {}


def deed(*powers: Power, may: May = always) -> Callable[[PowerRule], PowerRule]:
    """``@deed(CROSSBOW, may=has_cards)`` registers what a power does, and when it may be used at its moment."""

    def register(does: PowerRule) -> PowerRule:
        for power in powers:
            if power.key in _deeds:
                raise LookupError(f"{power.key} does two things")
            _deeds[power.key] = does
            _conditions[power.key] = may
        return does

    return register


def check_deeds(powers: Iterable[Power]) -> None:
    """Every power of a fight does something, and nothing is done that no card gives."""
    unmatched = {power.key for power in powers if power.when != ENTER} ^ _deeds.keys()
    if unmatched:
        raise LookupError(f"powers and deeds do not match: {sorted(unmatched)}")


# --- using them ---


def powers_of(witcher: Witcher) -> list[Power]:
    """All that this witcher may use: the school's skill, the trophies, the kept story cards."""
    trophies = [trophy.trophy if isinstance(trophy, Monster) else trophy.power for trophy in witcher.trophies]
    kept = [kept.gives.power for kept in witcher.kept if kept.gives.power is not None]
    return [witcher.school.skill, *trophies, *kept]


def text_of(witcher: Witcher, power: Power) -> Message:
    """What it does, in words; a skill as it works on the witcher's present level."""
    if power is witcher.school.skill:
        return Message(f"power-{power.key}.level-{witcher.special}")
    return power.text


def allowed(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return _conditions[power.key](table, fight, me, power)


def usable(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    if power.key in me.used and not power.every:
        return False
    if power.first and me.turns != 1:
        return False
    if power.hunts and fight.monster is None:
        return False
    return allowed(table, fight, me, power)


def do(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    asked = _deeds[power.key](table, fight, me, power)
    if asked is not None:
        yield from asked


def use(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    witcher = table.witchers[me.seat]
    if not power.every:
        me.used.append(power.key)
    table.count("effect:" + power.key)
    if table.log_lines is not None:
        table.log("power-used", seat=seat_name(me.seat), power=power, text=text_of(witcher, power))
        table.show("card", pieces=(power.key,), touches=(me.seat,))
    yield from do(table, fight, me, power)
    if power is witcher.school.skill:
        yield from moment(table, fight, me, SKILL_USED)


def moment(table: OldWorld, fight: Fight, me: Fighter, when: Moment) -> Rules[None]:
    """A moment at which powers may be used: what happens by itself first, then what the player likes."""
    powers = [power for power in me.powers if power.when == when]
    if not powers or fight.short:
        return
    for power in powers:
        if power.auto and usable(table, fight, me, power):
            yield from use(table, fight, me, power)
    while not fight.is_over():
        options = [power for power in powers if not power.auto and usable(table, fight, me, power)]
        if not options:
            return
        ask = ASK_POWER_BEFORE_POOL if when == BEFORE_POOL else ASK_POWER
        chosen = yield from table.pick(me.seat, ask, options, otherwise=DONE, rule="effects", powers=options)
        if not isinstance(chosen, Power):
            return
        yield from use(table, fight, me, chosen)
