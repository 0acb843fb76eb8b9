"""The words in which cards say what they do. rules/effects.py does it.

``reward=(gain_strength(1), gold(3))`` reads like the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Effect:
    """One thing a card does: its kind, a number, and what else that kind needs."""

    __slots__ = ("deck", "kind", "n", "of", "otherwise", "rows", "then", "want")

    def __init__(
        self,
        kind: str,
        n: int = 0,
        *,
        of: int = 0,
        deck: str = "",
        want: Sequence[str] = (),
        then: Sequence[Effect] = (),
        otherwise: Sequence[Effect] = (),
        rows: Sequence[Sequence[Effect]] = (),
    ) -> None:
        self.kind: str = kind
        self.n: int = n
        self.of: int = of
        self.deck: str = deck
        self.want: Sequence[str] = want
        self.then: Sequence[Effect] = then
        self.otherwise: Sequence[Effect] = otherwise
        self.rows: Sequence[Sequence[Effect]] = rows


ALL: Final = 99
"""More than anyone can miss."""


# --- gains ---


def gold(n: int) -> Effect:
    return Effect("gold", n)


def experience(n: int) -> Effect:
    return Effect("experience", n)


def heal(n: int) -> Effect:
    return Effect("heal", n)


def regain(n: int) -> Effect:
    """Regain mana."""
    return Effect("regain", n)


def gain_strength(n: int) -> Effect:
    """A new red cube."""
    return Effect("gain-strength", n)


def gain_will(n: int) -> Effect:
    """New blue cubes."""
    return Effect("gain-will", n)


def strength_this_turn(n: int) -> Effect:
    return Effect("strength-this-turn", n)


def will_this_turn(n: int) -> Effect:
    return Effect("will-this-turn", n)


def draw(deck: str, n: int = 1) -> Effect:
    return Effect("draw", n, deck=deck)


def pick_one(deck: str, *, of: int) -> Effect:
    """Look at so many, keep one, discard the others."""
    return Effect("pick-one", 1, of=of, deck=deck)


def draw_or_refuse(deck: str) -> Effect:
    return Effect("draw-or-refuse", 1, deck=deck)


def find(deck: str, *want: str) -> Effect:
    """Draw until a card of one of these kinds appears, keep it, discard the others."""
    return Effect("find", 1, deck=deck, want=want)


def fetch(item: str) -> Effect:
    """The named item, if nobody owns it, out of deck, discards or shop."""
    return Effect("fetch", 1, want=(item,))


def die_gold(plus: int) -> Effect:
    return Effect("die-gold", plus)


def die_table(low: Sequence[Effect], middle: Sequence[Effect], high: Sequence[Effect]) -> Effect:
    """Roll a die: 1-2, 3-4, 5-6."""
    return Effect("die-table", rows=(low, middle, high))


def trial(attribute: str, target: int, success: Sequence[Effect], failure: Sequence[Effect] = ()) -> Effect:
    """The current attribute plus a die against the target; at least as much succeeds."""
    return Effect("trial", target, want=(attribute,), then=success, otherwise=failure)


def teleport(*, optional: bool = False, like_another_turn: bool = False) -> Effect:
    return Effect("teleport", 1 if optional else 0, of=1 if like_another_turn else 0)


def reveal(n: int, *, optional: bool = False) -> Effect:
    """Turn up the next hidden cards of planes of one's choice."""
    return Effect("reveal", n, of=1 if optional else 0)


def repair_all() -> Effect:
    return Effect("repair-all")


def take_hoard() -> Effect:
    """What lies on the creature's card."""
    return Effect("take-hoard")


def learn_free() -> Effect:
    return Effect("learn-free")


def learn_afar() -> Effect:
    """A skill on display in any guild, for experience alone."""
    return Effect("learn-afar")


def title() -> Effect:
    """Glory without any rule behind it."""
    return Effect("title")


# --- losses ---


def lose_health(n: int) -> Effect:
    return Effect("lose-health", n)


def lose_mana(n: int) -> Effect:
    return Effect("lose-mana", n)


def lose_gold(n: int) -> Effect:
    return Effect("lose-gold", n)


def lose_experience(n: int) -> Effect:
    return Effect("lose-experience", n)


def lose_half_health() -> Effect:
    return Effect("lose-half-health")


def lose_dearest_item() -> Effect:
    return Effect("lose-dearest-item")


def lose_scroll() -> Effect:
    return Effect("lose-scroll")


def hand_over_item() -> Effect:
    """To a creature that was just revealed; without an item 1 Health."""
    return Effect("hand-over-item")


def robbed_of_gold(n: int) -> Effect:
    """The gold stays on the creature's card; with too little of it 1 Health as well."""
    return Effect("robbed-of-gold", n)


def health_or_mana(health: int, mana: int) -> Effect:
    """Lose the one or the other, as one chooses."""
    return Effect("health-or-mana", health, of=mana)


def flees() -> Effect:
    """The creature is gone."""
    return Effect("flees")


# --- prices ---


def pay_gold(n: int) -> Effect:
    return Effect("pay-gold", n)


def pay_mana(n: int) -> Effect:
    return Effect("pay-mana", n)


def pay_health(n: int) -> Effect:
    return Effect("pay-health", n)


def pay_experience(n: int) -> Effect:
    return Effect("pay-experience", n)


def pay_toll(n: int) -> Effect:
    """Gold laid on the creature's card."""
    return Effect("pay-toll", n)


def give_strength(n: int) -> Effect:
    """A red cube from the right side, back to the bank."""
    return Effect("give-strength", n)


def give_will(n: int) -> Effect:
    """A blue cube from the right side, back to the bank."""
    return Effect("give-will", n)


def become_poorest() -> Effect:
    return Effect("become-poorest")


# --- opportunities with rules of their own ---


def fight_from_deck(*bonus: Effect) -> Effect:
    return Effect("fight-from-deck", then=bonus)


def keep_card() -> Effect:
    return Effect("keep-card")


def attach_to_weapon() -> Effect:
    return Effect("attach-to-weapon")


def market(common: int, rare: int, *, discount: int, selling: bool) -> Effect:
    return Effect("market", discount, of=common * 10 + rare, want=("sell",) if selling else ())


def fewest(what: str, *gain: Effect) -> Effect:
    """A gain only for whoever has fewest of it."""
    return Effect("fewest", want=(what,), then=gain)


def steal_item() -> Effect:
    return Effect("steal-item")


def decay_items() -> Effect:
    return Effect("decay-items")
