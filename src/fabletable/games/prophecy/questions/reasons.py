"""The parts that make the odds of a battle, in words: both sums, the lead, shields, negative dice."""

from __future__ import annotations

from fabletable.games.prophecy.cards.kinds import ANY_LOSS, HELD, SHIELD, WILL, Item
from fabletable.games.prophecy.cards.skills import RESILIENCE
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.rules.bonuses import reckoned
from fabletable.games.prophecy.table import NAMES, NOBODY, Realm
from fabletable.kernel import Message, Part


class Save:
    """By how much a roll may be lost and is still a draw, and the card that makes it so."""

    __slots__ = ("n", "thing")

    def __init__(self, n: int, thing: Message | None) -> None:
        self.n: int = n
        self.thing: Message | None = thing


def best_save(table: Realm, battle: Battle, side: Side) -> Save:
    """The best of Resilience and the shields in hand; shields help in battles of will only where their card says so."""
    if side.seat == NOBODY:
        return Save(0, None)
    best = Save(1, RESILIENCE.message) if table.heroes[side.seat].knows(RESILIENCE) else Save(0, None)
    for item in side.wielded:
        if item.kind == SHIELD and (battle.kind != WILL or item.save_will) and table.ready(item) and item.save > best.n:
            best = Save(item.save, item.message)
    return best


def reasons(
    table: Realm, battle: Battle, side: Side, own: list[Part] | None = None, theirs: list[Part] | None = None
) -> list[Message]:
    """Return what makes the odds for this side. ``own`` and ``theirs`` are what the battle itself does not hold yet,
    such as mana to be paid for a battle of will."""
    other = battle.other(side)
    foe = NAMES[other.seat] if other.creature is None else other.creature.message
    mine, its = _parts(table, battle, side, own), _parts(table, battle, other, theirs)
    lead = sum(part.n for part in mine) - sum(part.n for part in its)
    found = [_summed("reason-own", mine)] if len(mine) > 1 else []
    if len(its) > 1:
        found.append(_summed("reason-theirs", its, foe))
    name = "reason-ahead" if lead > 0 else "reason-behind" if lead < 0 else "reason-level"
    found.append(Message(name, {"n": abs(lead), "foe": foe}))
    found += [Message("reason-own-cloak", {"thing": item.message, "foe": foe}) for item in _cloaks(battle, side)]
    found += [Message("reason-their-cloak", {"thing": item.message, "foe": foe}) for item in _cloaks(battle, other)]
    return found + _saves(table, battle, side, foe)


def _parts(table: Realm, battle: Battle, side: Side, more: list[Part] | None) -> list[Part]:
    """What counts before the dice."""
    parts = [part for part in reckoned(table, battle, side).parts if part.label.id != "die-hero"]
    return parts if more is None else [*parts, *more]


def _summed(name: str, parts: list[Part], foe: Message | None = None) -> Message:
    first, *rest = parts
    lines = [_line(first.label, str(first.n)), *(_line(part.label, f"{part.n:+}".replace("-", "−")) for part in rest)]
    total = sum(part.n for part in parts)
    return Message(name, {"n": total, "parts": lines} if foe is None else {"n": total, "parts": lines, "foe": foe})


def _line(label: Message, n: str) -> Message:
    return Message("bonus-line", {"source": label, "n": n})


def _cloaks(battle: Battle, side: Side) -> list[Item]:
    """What this side holds that gives the other one negative dice, in battles of strength."""
    return [] if battle.kind == WILL else [item for item in side.wielded if item.kind == HELD and item.foe_dice]


def _saves(table: Realm, battle: Battle, side: Side, foe: Message) -> list[Message]:
    found: list[Message] = []
    own, theirs = best_save(table, battle, side), best_save(table, battle, battle.other(side))
    if own.thing is not None:
        name = "reason-own-save-any" if own.n >= ANY_LOSS else "reason-own-save"
        found.append(Message(name, {"thing": own.thing, "n": own.n}))
    if theirs.thing is not None:
        name = "reason-their-save-any" if theirs.n >= ANY_LOSS else "reason-their-save"
        found.append(Message(name, {"thing": theirs.thing, "n": theirs.n, "foe": foe}))
    return found
