"""The reasons for designed numbers of Prophecy: cards of our own, and numbers of other cards that no source gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from fabletable.games.prophecy.cards.box import creatures_of, items_of
from fabletable.games.prophecy.cards.decks import CHANCE_CARDS, CREATURES, OPPORTUNITIES, SKILLS
from fabletable.games.prophecy.kinds import ARTIFACT, COMMON, GREATER, LESSER, RARE, Creature, Item, Opportunity, Skill
from fabletable.kernel.origin import CardOrigin, Design

WITH_TEXT: Final = True
"""Marks a card whose text tells numbers that have no name of their own."""


def _ours(cards: Iterable[Creature | Opportunity | Item | Skill]) -> Sequence[str]:
    """Return the known cards of which some parts are ours."""
    return tuple(f"{card.name}: {card.ours}" for card in cards if card.ours)


DESIGNS: Final[Sequence[Design]] = (
    Design(
        "We know which kinds of cards are in the second edition's deck of 25, but not how many of each kind. The "
        "numbers of copies follow the first edition. Of the Kind Wind we know only the name.",
        (
            *(f"chance-{card.name}: copies" for card in CHANCE_CARDS if card.second and (card.first or card.marked)),
            "chance-kind-wind: boon copies effect",
        ),
    ),
    Design(
        "A rulebook or people who have the game name these creatures, but without all of their numbers. We chose the "
        "missing numbers by the odds of a battle, so that a creature worth more experience is harder to beat. "
        "Creatures give less experience than in our first version, because heroes should stay different.",
        _ours(creatures_of()),
    ),
    Design(
        "Our own creatures fill the adventure deck up to its 61 cards, with every kind of creature and every step of "
        "strength. Strength and will follow from the odds of a battle, the reward from what a defeat costs.",
        ("@creature",),
    ),
    Design(
        "A rulebook names these opportunities, but without all of their prices and gains. These follow what services "
        "and skills cost for the same gain.",
        _ours(OPPORTUNITIES),
    ),
    Design(
        "Our own opportunities fill the adventure deck. Each sells something that heroes otherwise find only far "
        "away, for a slightly higher price.",
        ("@opportunity",),
    ),
    Design(
        "The rulebooks say what a guardian does, but not how strong it is. Two lesser or two greater guardians should "
        "be a match for a hero who has learned and bought for ten rounds or more. After simulated games we made the "
        "greater ones 1 weaker.",
        _ours([*creatures_of(LESSER), *creatures_of(GREATER)]),
    ),
    Design(
        "With our own guardians there are five lesser and five greater ones. They are as strong as those in the "
        "rulebooks.",
        ("@guardian",),
    ),
    Design(
        "A rulebook names these items, but without all of their numbers. Price and bonus follow the items whose "
        "numbers are known. The common deck gets what the Village sells cheaply.",
        _ours(items_of(COMMON)),
    ),
    Design(
        "The rulebooks say only that it is a weapon for throwing, so only its throw gives a bonus. For 2 gold it adds "
        "as much to a roll as a Cutlass for 4, but the throw damages it. In 200 simulated games it was thrown 250 "
        "times; an Axe for 3 gold was used 291 times.",
        ("dagger: bonus price",),
    ),
    Design(
        "Our own smallest shield. It saves rolls lost by 2, that is 0.053 of a loss for each gold of its price (Iron "
        "Shield 0.057, Spiked Shield with its blow 0.056). Rolls lost by 1 would be 0.029.",
        ("buckler",),
    ),
    Design("Our own. Its toll is 2 gold, because nobody paid 3 in simulated games.", ("bridge-knight",)),
    Design(
        "Our own. It breaks when a loss would leave no Health. When it guarded only against death, it hardly ever "
        "worked.",
        ("amulet-of-life",),
    ),
    Design(
        "Our own items fill the common deck, so that it has every class of weapon that a skill names. Their prices "
        "follow what a bonus of 1 costs among the known weapons and shields.",
        ("@common",),
    ),
    Design(
        "A rulebook names these items, but without all of their numbers. Price and bonus follow the items whose "
        "numbers are known. The rare deck gets what is more expensive or stranger.",
        _ours(items_of(RARE)),
    ),
    Design(
        "Our own items fill the rare deck up to its 32 cards. Their prices follow the known rare items. We changed an "
        "item if simulated games never or always bought it.",
        ("@rare",),
    ),
    Design(
        "The rulebooks name the artifacts and say little of what they do. We changed the rest after simulated games "
        "until none of the five won much more often than the others (see Measured). The Mirror Shield saves rolls "
        "lost by 2. When it saved rolls lost by 9, its owner won twice his share.",
        _ours(items_of(ARTIFACT)),
    ),
    Design("Our own fifth artifact. It gives 3; when it gave 4, its owner won too often.", ("@artifact",)),
    Design(
        "A rulebook names these skills, mostly without a price. They cost 3 to 9 experience, depending on what they "
        "give, and 1 mana if they help in one roll or step, 2 if they help in all. If no source names the guild, we "
        "chose one with few skills.",
        _ours(SKILLS),
    ),
    Design(
        "With our own skills every guild has ten. Each supports a way of playing that fits the guild's known skills.",
        ("@skill",),
    ),
)


def cards() -> Iterator[CardOrigin]:
    """Yield every card with its origin."""
    for creature in CREATURES:
        yield CardOrigin(creature.key, creature.message, creature.origin, "guardian" if creature.rank else "creature")
    yield from (CardOrigin(card.key, card.message, card.origin, "opportunity") for card in OPPORTUNITIES)
    yield from (CardOrigin(card.key, card.message, card.origin, "skill") for card in SKILLS)
    for group in (COMMON, RARE, ARTIFACT):
        yield from (CardOrigin(item.name, item.message, item.origin, group) for item in items_of(group))
    yield from (CardOrigin("chance-" + card.name, card.message, card.origin, "chance") for card in CHANCE_CARDS)
