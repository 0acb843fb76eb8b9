"""All decks of one game: by edition, number of players, and with the user's own numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from fabletable.games.prophecy.board import GUILDS
from fabletable.games.prophecy.cards.adventures import ADVENTURES, CREATURES, OPPORTUNITIES
from fabletable.games.prophecy.cards.artifacts import ARTIFACTS, BANNER_OF_DOOM, BANNER_OF_HOPE
from fabletable.games.prophecy.cards.chance import CHANCE_CARDS
from fabletable.games.prophecy.cards.characters import CHARACTERS
from fabletable.games.prophecy.cards.common_items import COMMON_ITEMS
from fabletable.games.prophecy.cards.guardians import GREATER_GUARDIANS, LESSER_GUARDIANS
from fabletable.games.prophecy.cards.kinds import (
    Adventure,
    ChanceCard,
    Changes,
    Character,
    Creature,
    Item,
    Opportunity,
    Skill,
)
from fabletable.games.prophecy.cards.rare_items import RARE_ITEMS
from fabletable.games.prophecy.cards.skills import SKILLS
from fabletable.kernel.tweaks import Boxes, CardNumbers, checked_tweaks

Card: TypeAlias = Character | Creature | Opportunity | Skill | Item | ChanceCard
OwnNumbers = Mapping[str, Changes]
"""By card, what a user has changed on it."""


class Decks:
    """Every card of the game in the box, in order. Whoever shuffles takes lists of his own."""

    __slots__ = ("adventures", "artifacts", "chance", "characters", "common", "greater", "lesser", "rare", "skills")

    def __init__(self, first_edition: bool, players: int, changes: OwnNumbers, final_battle: bool = True) -> None:
        changes = _worded(first_edition, final_battle, changes)
        self.chance: list[ChanceCard] = _chance(first_edition, players, changes)
        self.adventures: list[Adventure] = _adventures(changes)
        self.common: list[Item] = _items(COMMON_ITEMS, changes)
        self.rare: list[Item] = _items(RARE_ITEMS, changes)
        self.lesser: list[Creature] = [_guardian(card, changes) for card in LESSER_GUARDIANS]
        self.greater: list[Creature] = [_guardian(card, changes) for card in GREATER_GUARDIANS]
        banners = [card for card in ARTIFACTS if not (first_edition and card is BANNER_OF_HOPE)]
        self.artifacts: list[Item] = _items([*banners, BANNER_OF_DOOM] if first_edition else banners, changes)
        self.characters: list[Character] = [
            card.tweaked(changes[card.key]) if card.key in changes else card for card in CHARACTERS
        ]
        self.skills: dict[str, list[Skill]] = {guild: [] for guild in GUILDS}
        for skill in SKILLS:
            self.skills[skill.guild].append(skill.tweaked(changes[skill.key]) if skill.key in changes else skill)


def decks_of(first_edition: bool, players: int, tweaks: Mapping[str, Any], final_battle: bool) -> Decks:
    if tweaks:
        return _own.box(checked_tweaks(tweaks, tweakable()), first_edition, players, final_battle)
    return _printed(first_edition, players, final_battle)


def _changed(changes: OwnNumbers, first_edition: bool, players: int, final_battle: bool) -> Decks:
    return Decks(first_edition, players, changes, final_battle)


_own: Boxes[Decks] = Boxes(_changed)


@cache
def _printed(first_edition: bool, players: int, final_battle: bool) -> Decks:
    return Decks(first_edition, players, {}, final_battle)


def _worded(first_edition: bool, final_battle: bool, changes: OwnNumbers) -> OwnNumbers:
    """A card prints the rules in play only: four of them read otherwise in one edition, or without a final battle."""
    edition = "first" if first_edition else "second"
    words = {"golem": edition, "chance-village-merchant": edition, "chance-caravan": edition}
    words["royal-mantle"] = "final-battle" if final_battle else "no-final-battle"
    return {**changes, **{card: {**changes.get(card, {}), "wording": word} for card, word in words.items()}}


def _chance(first_edition: bool, players: int, changes: OwnNumbers) -> list[ChanceCard]:
    """First edition: cards marked 4-5 stay in the box with 2 or 3 players. Second edition: no marks."""
    deck: list[ChanceCard] = []
    for each in CHANCE_CARDS:
        change = dict(changes.get("chance-" + each.name, {}))
        copies = each.second
        if first_edition:
            copies = each.first + (each.marked if players >= 4 else 0)
        copies = change.pop("copies", copies)
        card = each.like(changes=change) if change else each
        deck.extend(card if number == 1 else card.like(copy=number) for number in range(1, copies + 1))
    return deck


def _adventures(changes: OwnNumbers) -> list[Adventure]:
    deck: list[Adventure] = []
    for each in ADVENTURES:
        card = each.like(changes=changes[each.key]) if each.key in changes else each
        deck.extend(card if number == 1 else card.like(copy=number) for number in range(1, card.copies + 1))
    return deck


def _guardian(card: Creature, changes: OwnNumbers) -> Creature:
    return card.like(changes=changes[card.key]) if card.key in changes else card


def _items(cards: Sequence[Item], changes: OwnNumbers) -> list[Item]:
    deck: list[Item] = []
    for each in cards:
        card = each.like(changes=changes[each.name]) if each.name in changes else each
        deck.extend(card if number == 1 else card.like(copy=number) for number in range(1, card.copies + 1))
    return deck


@cache
def tweakable() -> dict[str, Sequence[str]]:
    """Which numbers of which card a user may change. Chance cards are told by ``chance-NAME``."""
    fields: dict[str, Sequence[str]] = {card.key: ["strength", "will"] for card in CHARACTERS}
    for creature in CREATURES:
        fields[creature.key] = [*_creature_fields(creature), "copies"]
    for opportunity in OPPORTUNITIES:
        fields[opportunity.key] = ["copies"]
    for guardian in [*LESSER_GUARDIANS, *GREATER_GUARDIANS]:
        fields[guardian.key] = _creature_fields(guardian)
    for item in [*COMMON_ITEMS, *RARE_ITEMS]:
        fields[item.name] = ["price", "copies", *_item_fields(item)]
    for artifact in [*ARTIFACTS, BANNER_OF_DOOM]:
        fields[artifact.name] = _item_fields(artifact)
    for skill in SKILLS:
        fields[skill.key] = ["cost", "mana"] if skill.spell else ["cost"]
    for card in CHANCE_CARDS:
        fields["chance-" + card.name] = ["copies"]
    return fields


def numbers() -> list[CardNumbers]:
    """The same with the numbers that are printed, for whoever looks through the cards to change them."""
    named: list[Character | Creature | Opportunity | Skill] = [*CHARACTERS, *CREATURES, *OPPORTUNITIES, *SKILLS]
    named.extend([*LESSER_GUARDIANS, *GREATER_GUARDIANS])
    items = [*COMMON_ITEMS, *RARE_ITEMS, *ARTIFACTS, BANNER_OF_DOOM]
    by_key: list[tuple[str, Card]] = [(card.key, card) for card in named]
    by_key.extend((card.name, card) for card in items)
    by_key.extend(("chance-" + card.name, card) for card in CHANCE_CARDS)
    fields = tweakable()
    return [
        CardNumbers(key, card.message, {field: _printed_on(card, field) for field in fields[key]})
        for key, card in by_key
        if fields[key]
    ]


def _printed_on(card: Card, field: str) -> int:
    n: int = card.second if isinstance(card, ChanceCard) else getattr(card, field)
    return n


def _creature_fields(card: Creature) -> list[str]:
    numbers = (("strength", card.strength), ("will", card.will))
    return [*(name for name, n in numbers if n), "experience"]


def _item_fields(item: Item) -> list[str]:
    numbers = (("strength", item.strength), ("will", item.will), ("mana", item.mana))
    return [name for name, n in numbers if n]


# --- all that can be drawn and all that can take effect, so that a simulation can name what never did ---

_SERVICES = (
    "skilled-work", "dirty-work", "training-ground", "learn", "repair", "buy", "sell", "monastery-healing",
    "camp-healing", "lodging", "wasteland-mana", "tower-mana", "opportunity",
)  # fmt: skip


def everything() -> Iterator[str]:
    """Cards of the second edition, and what each of them does."""
    yield from (f"card:hero-{card.key}" for card in CHARACTERS)
    yield from (f"card:chance-{card.name}" for card in CHANCE_CARDS if card.second)
    for skill in SKILLS:
        yield f"card:{skill.name}"
        yield f"effect:skill-{skill.name}"
    for item in [*COMMON_ITEMS, *RARE_ITEMS, *ARTIFACTS]:
        yield f"card:{item.name}"
        yield f"effect:item-{item.name}"
    for creature in [*CREATURES, *LESSER_GUARDIANS, *GREATER_GUARDIANS]:
        yield f"card:{creature.name}"
        yield from _of_creature(creature)
    for opportunity in OPPORTUNITIES:
        yield f"card:{opportunity.name}"
        yield from _of_opportunity(opportunity)
    yield from (f"effect:service-{name}" for name in _SERVICES)
    yield from (f"effect:way-{name}" for name in ("walk", "ride", "sail", "gate"))


def _of_creature(card: Creature) -> Iterator[str]:
    yield f"effect:creature-{card.key}.won"
    yield f"effect:creature-{card.key}.lost"
    if card.before:
        yield f"effect:creature-{card.key}.before"
    if card.parley is not None:
        yield f"effect:creature-{card.key}.parley"


def _of_opportunity(card: Opportunity) -> Iterator[str]:
    if len(card.bargains) == 1:
        yield f"effect:opportunity-{card.key}"
    else:
        yield from (f"effect:opportunity-{card.key}.way-{number}" for number in range(1, len(card.bargains) + 1))


COUNTED: Final = frozenset(everything())
