"""The changes that a card brings a hero in battle, as the rules reckon them with the best arms that the hands hold.

Told where cards are bought, learned or taken. Only what always counts: no spell, no throw, no terrain, no type of foe.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.kinds import STRENGTH, WILL, Creature, Item, Skill
from fabletable.games.prophecy.pieces import text_of
from fabletable.games.prophecy.rules.bonuses import value
from fabletable.games.prophecy.rules.equipment import fits, held
from fabletable.games.prophecy.table import NOBODY, Hero, Realm
from fabletable.kernel import Action, Decision, Message, Option, message
from fabletable.kernel.imagined import quiet_copy
from fabletable.kernel.origin import DESIGNED
from fabletable.kernel.scene import CardChange, Choice, Gem

ANYBODY: Final = Creature("anybody", "", 0, DESIGNED)
"""A foe against whom nothing counts that counts against some foes only."""

LABELS: Final = {STRENGTH: ("str", "change-strength"), WILL: ("will", "change-will")}


def at_best(table: Realm, hero: Hero, kind: str, using: Item | None = None) -> tuple[int, tuple[Item, ...]]:
    """Return the most that a hero brings to a battle before the dice, and what he holds and wears on his head for it;
    ``using``: with this in hand or on his head."""
    battle = Battle(Side(hero.seat, None, started=True), Side(NOBODY, ANYBODY), [kind], hero.field, 0)
    side = battle.hero
    ready = [item for item in hero.items if held(item) and table.ready(item)]
    heads: list[Item | None] = [item for item in hero.items if item.is_head]
    best = -1
    arms: tuple[Item, ...] = ()
    for head in heads or [None]:
        side.head = head
        for wielded in _handfuls(hero, side, ready):
            if using is not None and using is not head and using not in wielded:
                continue
            side.wielded = wielded
            reached = value(table, battle, side)
            if reached > best:
                best, arms = reached, wielded if head is None else (*wielded, head)
    return best, arms


def _handfuls(hero: Hero, side: Side, ready: list[Item], wielded: tuple[Item, ...] = ()) -> Iterator[tuple[Item, ...]]:
    """List all that two hands can hold at once, the least first."""
    yield wielded
    for number, item in enumerate(ready):
        side.wielded = wielded
        if fits(hero, side, item, 2, shields=True):
            yield from _handfuls(hero, side, ready[number + 1 :], (*wielded, item))


def in_battle(table: Realm, hero: Hero, thing: Item | Skill) -> list[CardChange]:
    """Say to what a card changes the hero's Strength and Will in battle; of an item that promises some and changes
    nothing, with what he would fight rather."""
    supposed = quiet_copy(table)
    owner = supposed.heroes[hero.seat]
    if isinstance(thing, Item):
        owner.items.append(thing)
    else:
        owner.skills[thing.name] = thing
    rows: list[CardChange] = []
    for kind, (gem, name) in LABELS.items():
        was, arms = at_best(table, hero, kind)
        now, _ = at_best(supposed, owner, kind)
        label = Message(name)
        if now != was:
            rows.append(CardChange(label, was, now, Gem(gem)))
        elif isinstance(thing, Item) and _promises(thing, kind):
            is_as_good = at_best(supposed, owner, kind, thing)[0] == now
            said = "change-stays-bare" if not arms else "change-as-good" if is_as_good else "change-stays"
            rows.append(CardChange(message(said, label=label, now=now, arms=arms), gem=Gem(gem)))
    return rows


def _promises(item: Item, kind: str) -> bool:
    return bool(item.will or item.raises_will) if kind == WILL else bool(item.strength or item.raises_strength)


def card_changes(table: Realm, decision: Decision, option: Option) -> list[CardChange]:
    """Compare an item or a skill that may be taken with what the hero has."""
    thing = option.thing if isinstance(option, Action) else option
    if not isinstance(thing, Item | Skill):
        return []
    hero = table.heroes[decision.seat]
    limit = table.rulings.limit
    rows = in_battle(table, hero, thing)
    if isinstance(thing, Skill):
        return [*rows, CardChange(Message("change-skills", {"most": limit}), len(hero.skills), len(hero.skills) + 1)]
    if thing.hands:
        rows.append(CardChange(Message("change-hands"), now=thing.hands))
    return [*rows, CardChange(Message("change-items", {"most": limit}), len(hero.items), len(hero.items) + 1)]


def text_and_changes(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    """Note the text of a card, and what it would change in battle."""
    choice.note = text_of(option.thing)
    changes = [_in_words(row) for row in in_battle(table, hero, option.thing)]
    if changes:
        choice.note = Message("note-changes", {"text": choice.note, "changes": changes})


def _in_words(row: CardChange) -> Message:
    return row.label if row.now == "" else Message("change-to", {"label": row.label, "was": row.was, "now": row.now})
