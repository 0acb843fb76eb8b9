"""The reasons for designed numbers of Prophecy: cards of our own, and numbers of other cards that no source gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from fabletable.games.prophecy.cards.box import creatures_of, items_of
from fabletable.games.prophecy.cards.decks import CHANCE_CARDS, CREATURES, OPPORTUNITIES, SKILLS
from fabletable.games.prophecy.kinds import ARTIFACT, COMMON, GREATER, LESSER, RARE, Creature, Item, Opportunity, Skill
from fabletable.kernel.origin import CardOrigin, Design

WITH_TEXT: Final = True
"""Not all numbers of a card have a name of their own: its text tells the others."""


def _ours(cards: Iterable[Creature | Opportunity | Item | Skill]) -> Sequence[str]:
    """Return the known cards of which some parts are ours."""
    return tuple(f"{card.name}: {card.ours}" for card in cards if card.ours)


DESIGNS: Final[Sequence[Design]] = (
    Design(
        "The second edition's deck of 25 is known by its kinds, not by how many there are of each: the copies "
        "follow the first edition's. The Kind Wind is known by its name.",
        (
            *(f"chance-{card.name}: copies" for card in CHANCE_CARDS if card.second and (card.first or card.marked)),
            "chance-kind-wind: boon copies effect",
        ),
    ),
    Design(
        "Named in a rulebook or by people who have the game, without all of its numbers: what is missing follows "
        "from the odds of its battles, so that a creature worth more experience is harder to beat, and creatures "
        "give less experience than in their first version, because heroes should stay different.",
        _ours(creatures_of()),
    ),
    Design(
        "Ours, to fill the adventure deck at its 61 cards with every kind of creature and every step of strength: "
        "strength and will by the odds of the battle, the reward by what it costs to lose.",
        ("@creature",),
    ),
    Design(
        "Named in a rulebook, without all of its prices and gains: they are set beside what services and skills "
        "cost for the same.",
        _ours(OPPORTUNITIES),
    ),
    Design(
        "Ours, to fill the adventure deck: each sells something that heroes otherwise go far for, a little dearer "
        "than there.",
        ("@opportunity",),
    ),
    Design(
        "The rulebooks say what a guardian does, not how strong it is: two lesser or greater ones must be a match "
        "for a hero who has learned and bought for ten rounds or more. After simulated games the greater ones "
        "became 1 weaker.",
        _ours([*creatures_of(LESSER), *creatures_of(GREATER)]),
    ),
    Design(
        "Ours, to make up five lesser and five greater guardians: as strong as those that the rulebooks tell of.",
        ("@guardian",),
    ),
    Design(
        "Named in a rulebook, without all of its numbers: price and bonus are set beside the items whose numbers "
        "are known. The common deck takes what the Village sells cheaply.",
        _ours(items_of(COMMON)),
    ),
    Design(
        "The rulebooks name it as a weapon that is thrown, and no more: only its throw gives anything. For 2 gold it "
        "wins as much in a roll as a Cutlass for 4, but is damaged by it; in 200 simulated games it was thrown 250 "
        "times, an Axe for 3 was used 291 times.",
        ("dagger: bonus price",),
    ),
    Design(
        "Ours, the smallest shield: it saves rolls lost by 2, that is 0.053 of a loss for each gold of its price (Iron "
        "Shield 0.057, Spiked Shield with its blow 0.056); rolls lost by 1 would be 0.029.",
        ("buckler",),
    ),
    Design("Ours; its toll is 2 gold, because 3 was never paid in simulated games.", ("bridge-knight",)),
    Design(
        "Ours; it breaks when a loss would leave no Health: as a guard against death alone it hardly ever worked.",
        ("amulet-of-life",),
    ),
    Design(
        "Ours, to fill the common deck with every class of weapon that a skill names: priced beside the known "
        "weapons and shields by what a bonus of 1 costs there.",
        ("@common",),
    ),
    Design(
        "Named in a rulebook, without all of its numbers: price and bonus are set beside the items whose numbers "
        "are known. The rare deck takes what is dearer or stranger than that.",
        _ours(items_of(RARE)),
    ),
    Design(
        "Ours, to fill the rare deck at its 32 cards: priced beside the known rare items, and changed where "
        "simulated games never bought them or always did.",
        ("@rare",),
    ),
    Design(
        "The rulebooks name the artifacts and little of what they do: the rest was changed after simulated games until "
        "none of the five won much more often than the others (see Measured). The Mirror Shield saves rolls lost by "
        "2 instead of 9, with which its owner won twice his share.",
        _ours(items_of(ARTIFACT)),
    ),
    Design(
        "Ours, the fifth artifact: it gives 3 instead of 4, because with 4 its owner won too often.", ("@artifact",)
    ),
    Design(
        "Named in a rulebook, mostly without its price: 3 to 9 experience by what it gives, 1 mana where it helps "
        "in one roll or step and 2 where it helps in all; where no source names the guild, it is one that is short of "
        "skills.",
        _ours(SKILLS),
    ),
    Design(
        "Ours, to give every guild its ten skills: each strengthens a way of playing that the guild's known "
        "skills begin.",
        ("@skill",),
    ),
)


def cards() -> Iterator[CardOrigin]:
    """Every card with its origin."""
    for creature in CREATURES:
        yield CardOrigin(creature.key, creature.message, creature.origin, "guardian" if creature.rank else "creature")
    yield from (CardOrigin(card.key, card.message, card.origin, "opportunity") for card in OPPORTUNITIES)
    yield from (CardOrigin(card.key, card.message, card.origin, "skill") for card in SKILLS)
    for group in (COMMON, RARE, ARTIFACT):
        yield from (CardOrigin(item.name, item.message, item.origin, group) for item in items_of(group))
    yield from (CardOrigin("chance-" + card.name, card.message, card.origin, "chance") for card in CHANCE_CARDS)
