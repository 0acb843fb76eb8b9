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


# what an effect is, for those who do it (rules/effects.py) or judge it (advice/effects.py)
GOLD: Final = "gold"
EXPERIENCE: Final = "experience"
HEAL: Final = "heal"
REGAIN: Final = "regain"
GAIN_STRENGTH: Final = "gain-strength"
GAIN_WILL: Final = "gain-will"
STRENGTH_THIS_TURN: Final = "strength-this-turn"
WILL_THIS_TURN: Final = "will-this-turn"
DRAW: Final = "draw"
PICK_ONE: Final = "pick-one"
DRAW_OR_REFUSE: Final = "draw-or-refuse"
FIND: Final = "find"
FETCH: Final = "fetch"
DIE_GOLD: Final = "die-gold"
DIE_TABLE: Final = "die-table"
TRIAL: Final = "trial"
TELEPORT: Final = "teleport"
REVEAL: Final = "reveal"
REPAIR_ALL: Final = "repair-all"
TAKE_HOARD: Final = "take-hoard"
LEARN_FREE: Final = "learn-free"
LEARN_AFAR: Final = "learn-afar"
TITLE: Final = "title"
LOSE_HEALTH: Final = "lose-health"
LOSE_MANA: Final = "lose-mana"
LOSE_GOLD: Final = "lose-gold"
LOSE_EXPERIENCE: Final = "lose-experience"
LOSE_HALF_HEALTH: Final = "lose-half-health"
LOSE_DEAREST_ITEM: Final = "lose-dearest-item"
LOSE_SCROLL: Final = "lose-scroll"
HAND_OVER_ITEM: Final = "hand-over-item"
ROBBED_OF_GOLD: Final = "robbed-of-gold"
HEALTH_OR_MANA: Final = "health-or-mana"
FLEES: Final = "flees"
PAY_GOLD: Final = "pay-gold"
PAY_MANA: Final = "pay-mana"
PAY_HEALTH: Final = "pay-health"
PAY_EXPERIENCE: Final = "pay-experience"
PAY_TOLL: Final = "pay-toll"
GIVE_STRENGTH: Final = "give-strength"
GIVE_WILL: Final = "give-will"
BECOME_POOREST: Final = "become-poorest"
FIGHT_FROM_DECK: Final = "fight-from-deck"
KEEP_CARD: Final = "keep-card"
ATTACH_TO_WEAPON: Final = "attach-to-weapon"
MARKET: Final = "market"
FEWEST: Final = "fewest"
STEAL_ITEM: Final = "steal-item"
DECAY_ITEMS: Final = "decay-items"

KINDS: Final[Sequence[str]] = (
    GOLD, EXPERIENCE, HEAL, REGAIN, GAIN_STRENGTH, GAIN_WILL, STRENGTH_THIS_TURN, WILL_THIS_TURN, DRAW, PICK_ONE,
    DRAW_OR_REFUSE, FIND, FETCH, DIE_GOLD, DIE_TABLE, TRIAL, TELEPORT, REVEAL, REPAIR_ALL, TAKE_HOARD, LEARN_FREE,
    LEARN_AFAR, TITLE, LOSE_HEALTH, LOSE_MANA, LOSE_GOLD, LOSE_EXPERIENCE, LOSE_HALF_HEALTH, LOSE_DEAREST_ITEM,
    LOSE_SCROLL, HAND_OVER_ITEM, ROBBED_OF_GOLD, HEALTH_OR_MANA, FLEES, PAY_GOLD, PAY_MANA, PAY_HEALTH,
    PAY_EXPERIENCE, PAY_TOLL, GIVE_STRENGTH, GIVE_WILL, BECOME_POOREST, FIGHT_FROM_DECK, KEEP_CARD, ATTACH_TO_WEAPON,
    MARKET, FEWEST, STEAL_ITEM, DECAY_ITEMS,
)  # fmt: skip

ALL: Final = 99
"""More than anyone can miss."""


# --- gains ---


def gold(n: int) -> Effect:
    return Effect(GOLD, n)


def experience(n: int) -> Effect:
    return Effect(EXPERIENCE, n)


def heal(n: int) -> Effect:
    return Effect(HEAL, n)


def regain(n: int) -> Effect:
    """Regain mana."""
    return Effect(REGAIN, n)


def gain_strength(n: int) -> Effect:
    """A new red cube."""
    return Effect(GAIN_STRENGTH, n)


def gain_will(n: int) -> Effect:
    """New blue cubes."""
    return Effect(GAIN_WILL, n)


def strength_this_turn(n: int) -> Effect:
    return Effect(STRENGTH_THIS_TURN, n)


def will_this_turn(n: int) -> Effect:
    return Effect(WILL_THIS_TURN, n)


def draw(deck: str, n: int = 1) -> Effect:
    return Effect(DRAW, n, deck=deck)


def pick_one(deck: str, *, of: int) -> Effect:
    """Look at so many, keep one, discard the others."""
    return Effect(PICK_ONE, 1, of=of, deck=deck)


def draw_or_refuse(deck: str) -> Effect:
    return Effect(DRAW_OR_REFUSE, 1, deck=deck)


def find(deck: str, *want: str) -> Effect:
    """Draw until a card of one of these kinds appears, keep it, discard the others."""
    return Effect(FIND, 1, deck=deck, want=want)


def fetch(item: str) -> Effect:
    """The named item, if nobody owns it, out of deck, discards or shop."""
    return Effect(FETCH, 1, want=(item,))


def die_gold(plus: int) -> Effect:
    return Effect(DIE_GOLD, plus)


def die_table(low: Sequence[Effect], middle: Sequence[Effect], high: Sequence[Effect]) -> Effect:
    """Roll a die: 1-2, 3-4, 5-6."""
    return Effect(DIE_TABLE, rows=(low, middle, high))


def trial(attribute: str, target: int, success: Sequence[Effect], failure: Sequence[Effect] = ()) -> Effect:
    """The current attribute plus a die against the target; at least as much succeeds."""
    return Effect(TRIAL, target, want=(attribute,), then=success, otherwise=failure)


def teleport(*, optional: bool = False, like_another_turn: bool = False) -> Effect:
    return Effect(TELEPORT, 1 if optional else 0, of=1 if like_another_turn else 0)


def reveal(n: int, *, optional: bool = False) -> Effect:
    """Turn up the next hidden cards of planes of one's choice."""
    return Effect(REVEAL, n, of=1 if optional else 0)


def repair_all() -> Effect:
    return Effect(REPAIR_ALL)


def take_hoard() -> Effect:
    """What lies on the creature's card."""
    return Effect(TAKE_HOARD)


def learn_free() -> Effect:
    return Effect(LEARN_FREE)


def learn_afar() -> Effect:
    """A skill on display in any guild, for experience alone."""
    return Effect(LEARN_AFAR)


def title() -> Effect:
    """Glory without any rule behind it."""
    return Effect(TITLE)


# --- losses ---


def lose_health(n: int) -> Effect:
    return Effect(LOSE_HEALTH, n)


def lose_mana(n: int) -> Effect:
    return Effect(LOSE_MANA, n)


def lose_gold(n: int) -> Effect:
    return Effect(LOSE_GOLD, n)


def lose_experience(n: int) -> Effect:
    return Effect(LOSE_EXPERIENCE, n)


def lose_half_health() -> Effect:
    return Effect(LOSE_HALF_HEALTH)


def lose_dearest_item() -> Effect:
    return Effect(LOSE_DEAREST_ITEM)


def lose_scroll() -> Effect:
    return Effect(LOSE_SCROLL)


def hand_over_item() -> Effect:
    """To a creature that was just revealed; without an item 1 Health."""
    return Effect(HAND_OVER_ITEM)


def robbed_of_gold(n: int) -> Effect:
    """The gold stays on the creature's card; with too little of it 1 Health as well."""
    return Effect(ROBBED_OF_GOLD, n)


def health_or_mana(health: int, mana: int) -> Effect:
    """Lose the one or the other, as one chooses."""
    return Effect(HEALTH_OR_MANA, health, of=mana)


def flees() -> Effect:
    """The creature is gone."""
    return Effect(FLEES)


# --- prices ---


def pay_gold(n: int) -> Effect:
    return Effect(PAY_GOLD, n)


def pay_mana(n: int) -> Effect:
    return Effect(PAY_MANA, n)


def pay_health(n: int) -> Effect:
    return Effect(PAY_HEALTH, n)


def pay_experience(n: int) -> Effect:
    return Effect(PAY_EXPERIENCE, n)


def pay_toll(n: int) -> Effect:
    """Gold laid on the creature's card."""
    return Effect(PAY_TOLL, n)


def give_strength(n: int) -> Effect:
    """A red cube from the right side, back to the bank."""
    return Effect(GIVE_STRENGTH, n)


def give_will(n: int) -> Effect:
    """A blue cube from the right side, back to the bank."""
    return Effect(GIVE_WILL, n)


def become_poorest() -> Effect:
    return Effect(BECOME_POOREST)


# --- opportunities with rules of their own ---


def fight_from_deck(*bonus: Effect) -> Effect:
    return Effect(FIGHT_FROM_DECK, then=bonus)


def keep_card() -> Effect:
    return Effect(KEEP_CARD)


def attach_to_weapon() -> Effect:
    return Effect(ATTACH_TO_WEAPON)


def market(common: int, rare: int, *, discount: int, selling: bool) -> Effect:
    return Effect(MARKET, discount, of=common * 10 + rare, want=("sell",) if selling else ())


def fewest(what: str, *gain: Effect) -> Effect:
    """A gain only for whoever has fewest of it."""
    return Effect(FEWEST, want=(what,), then=gain)


def steal_item() -> Effect:
    return Effect(STEAL_ITEM)


def decay_items() -> Effect:
    return Effect(DECAY_ITEMS)
