"""Story cards and the words they are written in; rules/results.py does what they say (Rulebook: Exploration cards)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from fabletable.games.witcher.board import ALCHEMY, COMBAT, DEFENCE, SPECIAL, Attribute
from fabletable.games.witcher.cards.kinds import Power
from fabletable.kernel import REPORTED, Message, Origin, named
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import Palette, Scenery

KeepsakeKind: TypeAlias = Literal[
    "power",
    "paid-on-arrival",
    "letter",
    "horse",
    "boat",
    "potion-limit",
    "trade-exploration",
    "replaces-exploration",
    "leaves-after-slaying",
]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Keepsake:
    """A story card that stays with a witcher: equipment, a companion, a promise. ``kind`` says what it is good for;
    ``nameless`` is called by the story's own name."""

    __slots__ = ("event", "kind", "n", "nameless", "places", "power", "terrain")

    def __init__(
        self,
        kind: KeepsakeKind,
        gives: Power | None = None,
        *,
        n: int = 0,
        event: int = 0,
        terrain: str = "",
        places: tuple[int, ...] = (),
        nameless: bool = False,
    ) -> None:
        self.kind: KeepsakeKind = kind
        self.power: Power | None = gives
        self.n: int = n
        self.event: int = event
        self.terrain: str = terrain
        self.places: tuple[int, ...] = places
        self.nameless: bool = nameless


EffectKind: TypeAlias = Literal[
    "gold",
    "attribute",
    "any-attribute",
    "lowest",
    "two-lowest",
    "shield",
    "no-shield",
    "full-shield",
    "potion",
    "potions-up-to",
    "potions-exactly",
    "no-potions",
    "next-draw",
    "draw",
    "discard",
    "trash",
    "add-card",
    "add-any-card",
    "free-card",
    "trail",
    "every-trail",
    "quest-terrain",
    "quest-place",
    "quest-home",
    "quest-schools",
    "event",
    "keep",
    "lose-companion",
    "to-phase-three",
    "no-exploration",
    "move-and-act",
    "roll",
    "test",
    "by-attribute",
    "by-level",
    "if",
    "beat-dice",
    "short-fight",
    "school-owner",
]
Condition: TypeAlias = Literal["shield-0", "potions-0-1", "gold-0-1", "trophies-0", "own-school"]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Effect:
    """One thing a story card does. Which of the fields mean something depends on ``kind``; its words are the message
    ``effect-KIND``, with a variant where they differ."""

    __slots__ = (
        "args",
        "attribute",
        "bands",
        "cards",
        "condition",
        "dice",
        "gives",
        "kind",
        "lower",
        "message_id",
        "n",
        "pay",
        "place",
        "terrain",
    )

    def __init__(self, kind: EffectKind, n: int = 0, bands: Sequence[Band] = (), *, variant: str = "") -> None:
        self.kind: EffectKind = kind
        self.n: int = n
        self.bands: Sequence[Band] = bands
        self.message_id: str = f"effect-{kind}{variant}"
        self.args: Mapping[str, Arg] = {}
        self.attribute: Attribute = COMBAT
        self.terrain: str = ""
        self.place: int = 0
        self.pay: int = 0
        self.gives: Keepsake | None = None
        self.condition: Condition = "own-school"
        self.dice: Sequence[int] = ()
        self.lower: int = 0
        self.cards: int = 0

    @property
    def message(self) -> Message:
        if self.bands:
            return Message(self.message_id, {**self.args, "bands": _rows(self.bands)})
        return Message(self.message_id, {**self.args, "n": abs(self.n)})

    def with_numbers(self, n: int, gives: Keepsake | None, bands: Sequence[Band]) -> Effect:
        """The same with a user's own numbers."""
        clone = copy(self)
        clone.n = n
        clone.gives = gives
        clone.bands = bands
        return clone


class Band:
    """A row of a table of results: for the numbers ``low`` to ``high``, or for a condition that has its own words."""

    __slots__ = ("effects", "high", "low", "message_id")

    def __init__(self, low: int, high: int, effects: Sequence[Effect], message_id: str) -> None:
        self.low: int = low
        self.high: int = high
        self.effects: Sequence[Effect] = effects
        self.message_id: str = message_id

    @property
    def message(self) -> Message:
        return Message(
            self.message_id,
            {"low": self.low, "high": self.high, "effects": [effect.message for effect in self.effects]},
        )


def _rows(bands: Sequence[Band]) -> Message:
    """The rows of a table one after the other; a list would end in one "and" too many."""
    said = bands[-1].message
    for row in reversed(bands[:-1]):
        said = Message("band-then", {"first": row.message, "rest": said})
    return said


NO_PRICE: Final[Mapping[str, int]] = {}


_PALETTES: Final[Mapping[str, Palette]] = {"city": "dusk", "wilds": "swamp", "event": "bone"}
_SCENERIES: Final[Mapping[str, Scenery]] = {"city": "city", "wilds": "forest", "event": "night"}


class Story:
    """A card of the city, wilds or event deck: read aloud up to its two options; what they lead to stays hidden.

    A card without a choice (a test, a short fight, equipment) has all its effects in ``a``; ``told`` says that it has
    words for its result all the same. ``pay`` is the gold without which an option cannot be chosen: printed, so known
    before. The words are in the catalogue, by deck and number."""

    __slots__ = (
        "a",
        "b",
        "deck",
        "icon",
        "key",
        "message",
        "number",
        "origin",
        "palette",
        "pay",
        "scenery",
        "situation",
        "told",
    )

    def __init__(
        self,
        deck: str,
        number: int,
        situation: str,
        icon: str,
        *,
        a: Sequence[Effect],
        b: Sequence[Effect] = (),
        pay: Mapping[str, int] = NO_PRICE,
        told: bool = False,
        origin: Origin = REPORTED,
    ) -> None:
        self.deck: str = deck
        self.number: int = number
        self.key: str = f"{deck}-{number}"
        self.situation: str = situation
        self.icon: str = icon
        self.a: Sequence[Effect] = a
        self.b: Sequence[Effect] = b
        self.pay: Mapping[str, int] = pay
        self.told: bool = told or bool(b)
        self.origin: Origin = origin
        self.palette: Palette = _PALETTES[deck]
        self.scenery: Scenery = _SCENERIES[deck]
        self.message: Message = named(self.key, self.key)

    @property
    def has_choice(self) -> bool:
        return bool(self.b)

    def effects(self) -> Iterator[Effect]:
        """All of both options, with those in the rows of their tables."""
        yield from _all_of([*self.a, *self.b])

    def keepsakes(self) -> Iterator[Keepsake]:
        yield from (effect.gives for effect in self.effects() if effect.gives is not None)


def _all_of(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        for row in effect.bands:
            yield from _all_of(row.effects)


# --- gold, attributes, shield, potions ---


def _signed(kind: EffectKind, n: int) -> Effect:
    return Effect(kind, n, variant="-gain" if n > 0 else "-loss")


def _of_attribute(effect: Effect, which: Attribute) -> Effect:
    effect.attribute = which
    effect.args = {"attribute": which.message}
    return effect


def gold(n: int) -> Effect:
    """Losses are paid as far as there is gold."""
    return _signed("gold", n)


def attribute(which: Attribute, n: int = 1) -> Effect:
    return _of_attribute(_signed("attribute", n), which)


combat: Final = attribute(COMBAT)
defence: Final = attribute(DEFENCE)
alchemy: Final = attribute(ALCHEMY)
special: Final = attribute(SPECIAL)
any_attribute: Final = Effect("any-attribute", 1)
lowest: Final = Effect("lowest", 1)
two_lowest: Final = Effect("two-lowest")


def shield(n: int) -> Effect:
    """Stories only ever cost shield."""
    return _signed("shield", n)


no_shield: Final = Effect("no-shield")
full_shield: Final = Effect("full-shield")


def potion(n: int) -> Effect:
    return _signed("potion", n)


up_to_four_potions: Final = Effect("potions-up-to", 4)
exactly_five_potions: Final = Effect("potions-exactly", 5)
no_potions: Final = Effect("no-potions")


# --- cards ---


def next_draw(n: int) -> Effect:
    """So many cards more or fewer in Phase III of this turn."""
    return _signed("next-draw", n)


def draw_cards(n: int) -> Effect:
    return Effect("draw", n)


def discard_cards(n: int) -> Effect:
    return Effect("discard", n)


trash_card: Final = Effect("trash", 1)


def add_card(cost: int) -> Effect:
    """A market card of this cost on one's own discard pile."""
    return Effect("add-card", cost)


add_any_card: Final = Effect("add-any-card")
free_market_card: Final = Effect("free-card")


# --- trails, quests, events, kept cards ---

trail: Final = Effect("trail", 1)
every_trail: Final = Effect("every-trail")


def quest(terrain: str, event: int, pay: int = 0) -> Effect:
    """The card becomes a quest at a random place of the terrain; completing it may cost gold."""
    effect = _paid("quest-terrain", event, pay)
    effect.terrain = terrain
    effect.args = {"terrain": Message(f"terrain-{terrain}"), "pay": pay}
    return effect


def quest_at(place: int, event: int, pay: int = 0) -> Effect:
    effect = _paid("quest-place", event, pay)
    effect.place = place
    effect.args = {"place": Message(f"place-{place}"), "pay": pay}
    return effect


def _paid(kind: EffectKind, event: int, pay: int) -> Effect:
    effect = Effect(kind, event, variant="-paid" if pay else "")
    effect.pay = pay
    return effect


def quest_home(event: int) -> Effect:
    return Effect("quest-home", event)


def quest_any_school(event: int) -> Effect:
    return Effect("quest-schools", event)


def event(number: int) -> Effect:
    """Take this event at once."""
    return Effect("event", number)


def keep(gives: Keepsake) -> Effect:
    """The card stays beside the player board."""
    effect = Effect("keep")
    effect.gives = gives
    return effect


def lose_companion(number: int) -> Effect:
    """Whoever that event brought."""
    return Effect("lose-companion", number)


# --- the turn ---

to_phase_three: Final = Effect("to-phase-three")
no_exploration: Final = Effect("no-exploration")
move_and_act: Final = Effect("move-and-act")
school_owner_gains: Final = Effect("school-owner")


# --- luck, tests, conditions ---


def band(low: int, high: int, *effects: Effect) -> Band:
    return Band(low, high, effects, "band" if low < high else "band-one")


def at_least(low: int, *effects: Effect) -> Band:
    return Band(low, 99, effects, "band-at-least")


def roll(*bands: Band) -> Effect:
    return Effect("roll", 0, bands)


def test(which: Attribute, *bands: Band) -> Effect:
    """Twice the level and a die."""
    return _of_attribute(Effect("test", 0, bands), which)


def by_level_of(which: Attribute, *bands: Band) -> Effect:
    return _of_attribute(Effect("by-attribute", 0, bands), which)


def by_witcher_level(*bands: Band) -> Effect:
    return Effect("by-level", 0, bands)


def if_(condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect]) -> Effect:
    effect = Effect("if", 0, (Band(0, 0, then, f"band-{condition}"), Band(1, 1, otherwise, "band-else")))
    effect.condition = condition
    return effect


def beat_dice(shown: Sequence[int], win: Sequence[Effect], lose: Sequence[Effect]) -> Effect:
    """Roll five dice, roll any of them again, and beat the hand that lies there."""
    effect = Effect("beat-dice", 0, (Band(0, 0, win, "band-win"), Band(1, 1, lose, "band-else")))
    effect.dice = shown
    return effect


ALL_OF_IT: Final = 99


def short_fight(lower: int, cards: int, *bands: Band) -> Effect:
    """Lower the shield, draw cards, play one combo of which only damage and shield count, read the damage."""
    effect = Effect("short-fight", 0, bands, variant="" if lower < ALL_OF_IT else "-bare")
    effect.lower = lower
    effect.cards = cards
    effect.args = {"lower": lower, "cards": cards}
    return effect
