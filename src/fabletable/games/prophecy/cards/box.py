"""All decks of one game: by edition, number of players, and with the user's own numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol, Self, TypeVar

from fabletable.games.prophecy import kinds
from fabletable.games.prophecy.board import GUILDS
from fabletable.games.prophecy.cards import (
    adventures,
    artifacts,
    chance,
    characters,
    common_items,
    guardians,
    rare_items,
    skills,
)
from fabletable.games.prophecy.cards.artifacts import BANNER_OF_DOOM, BANNER_OF_HOPE
from fabletable.games.prophecy.cards.decks import CHANCE_CARDS, CHARACTERS, CREATURES, ITEMS, OPPORTUNITIES, SKILLS
from fabletable.games.prophecy.kinds import Adventure, ChanceCard, Changes, Creature, Item, Opportunity
from fabletable.games.prophecy.rules.set_up import DeckLists
from fabletable.kernel import Message
from fabletable.kernel.tweaks import CardNumbers, OwnNumbers

__all__ = [
    "adventures", "artifacts", "chance", "characters", "common_items", "guardians", "rare_items", "skills",
]  # fmt: skip

Tweaks = Mapping[str, Changes]
"""The changes of a user, by card."""


class BoxCard(Protocol):
    """A card of any deck."""

    name: str
    message: Message

    def numbers(self) -> dict[str, int]: ...

    def like(self, *, changes: Changes) -> Self: ...


class CopiedCard(BoxCard, Protocol):
    """One of which the box may hold several."""

    copies: int

    def like(self, *, copy: int = 1, changes: Changes = ...) -> Self: ...


Card = TypeVar("Card", bound=BoxCard)
Copied = TypeVar("Copied", bound=CopiedCard)


def items_of(deck: str, packs: Iterable[str] = ()) -> list[Item]:
    """Return the items of a deck: the house's in order, then those of packs."""
    return [item for item in (*ITEMS, *ITEMS.of_packs(packs)) if item.deck == deck]


def all_items() -> list[Item]:
    """Return the house's items, common, rare and artifacts."""
    return [*items_of(kinds.COMMON), *items_of(kinds.RARE), *items_of(kinds.ARTIFACT)]


def creatures_of(rank: str = "", packs: Iterable[str] = ()) -> list[Creature]:
    """Return the creatures of the adventure deck, or the guardians of a rank."""
    return [card for card in (*CREATURES, *CREATURES.of_packs(packs)) if card.rank == rank]


class Decks(DeckLists):
    """Every card of the game in the box, in order: by edition, number of players, own numbers and packs."""

    def __init__(
        self,
        changes: Tweaks,
        first_edition: bool,
        players: int,
        final_battle: bool = True,
        packs: Sequence[str] = (),
    ) -> None:
        changes = _worded(first_edition, final_battle, changes)
        self.chance = _chance([*CHANCE_CARDS, *CHANCE_CARDS.of_packs(packs)], first_edition, players, changes)
        brought = [card for card in CREATURES.of_packs(packs) if not card.rank]
        found: list[Adventure] = [*creatures_of(), *OPPORTUNITIES, *brought, *OPPORTUNITIES.of_packs(packs)]
        self.adventures = _copies(found, changes)
        self.common = _copies(items_of(kinds.COMMON, packs), changes)
        self.rare = _copies(items_of(kinds.RARE, packs), changes)
        self.lesser = [_changed_card(card, changes) for card in creatures_of(kinds.LESSER, packs)]
        self.greater = [_changed_card(card, changes) for card in creatures_of(kinds.GREATER, packs)]
        # In the first edition the Banner of Doom lies in the box instead of the Banner of Hope.
        absent = BANNER_OF_HOPE if first_edition else BANNER_OF_DOOM
        self.artifacts = _copies([card for card in items_of(kinds.ARTIFACT, packs) if card is not absent], changes)
        self.characters = [_changed_card(card, changes) for card in (*CHARACTERS, *CHARACTERS.of_packs(packs))]
        self.skills = {guild: [] for guild in GUILDS}
        for skill in (*SKILLS, *SKILLS.of_packs(packs)):
            self.skills[skill.guild].append(_changed_card(skill, changes))


def _worded(first_edition: bool, final_battle: bool, changes: Tweaks) -> Tweaks:
    """Add the wording of the rules in play: four cards read otherwise in one edition, or without a final battle."""
    edition = "first" if first_edition else "second"
    words = {"golem": edition, "chance-village-merchant": edition, "chance-caravan": edition}
    words["royal-mantle"] = "final-battle" if final_battle else "no-final-battle"
    return {**changes, **{card: {**changes.get(card, {}), "wording": word} for card, word in words.items()}}


def _chance(cards: Sequence[ChanceCard], first_edition: bool, players: int, changes: Tweaks) -> list[ChanceCard]:
    """Build the chance deck. First edition: cards marked 4-5 stay in the box with 2 or 3 players. Second edition: no
    marks."""
    deck: list[ChanceCard] = []
    for each in cards:
        change = dict(changes.get("chance-" + each.name, {}))
        copies = each.second
        if first_edition:
            copies = each.first + (each.marked if players >= 4 else 0)
        copies = change.pop("copies", copies)
        card = each.like(changes=change) if change else each
        deck.extend(card if number == 1 else card.like(copy=number) for number in range(1, copies + 1))
    return deck


def _changed_card(card: Card, changes: Tweaks) -> Card:
    """Return the card as the user has changed it."""
    return card.like(changes=changes[card.name]) if card.name in changes else card


def _copies(cards: Sequence[Copied], changes: Tweaks) -> list[Copied]:
    deck: list[Copied] = []
    for each in cards:
        card = _changed_card(each, changes)
        deck.extend(card if number == 1 else card.like(copy=number) for number in range(1, card.copies + 1))
    return deck


def _all_numbers() -> list[CardNumbers]:
    cards: list[BoxCard] = [*CHARACTERS, *creatures_of(), *OPPORTUNITIES, *SKILLS]
    named = [
        (card.name, card) for card in (*cards, *creatures_of(kinds.LESSER), *creatures_of(kinds.GREATER), *all_items())
    ]
    named += [("chance-" + card.name, card) for card in CHANCE_CARDS]
    return [CardNumbers(key, card.message, card.numbers()) for key, card in named]


NUMBERS: Final = OwnNumbers(_all_numbers, Decks)
"""The numbers on every card (chance cards are called ``chance-NAME``), and the decks with a user's own."""


# --- all that can be drawn and all that can take effect, so that a simulation can name what never did ---

_SERVICES = (
    "skilled-work", "dirty-work", "training-ground", "learn", "repair", "buy", "sell", "monastery-healing",
    "camp-healing", "lodging", "wasteland-mana", "tower-mana", "opportunity",
)  # fmt: skip


def everything() -> Iterator[str]:
    """Yield the cards of the second edition, and what each of them does."""
    yield from (f"card:hero-{card.key}" for card in CHARACTERS)
    yield from (f"card:chance-{card.name}" for card in CHANCE_CARDS if card.second)
    for skill in SKILLS:
        yield f"card:{skill.name}"
        yield f"effect:skill-{skill.name}"
    for item in all_items():
        if item is BANNER_OF_DOOM:
            continue
        yield f"card:{item.name}"
        yield f"effect:item-{item.name}"
    for creature in CREATURES:
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
