"""The reasons for designed numbers of Prophecy: cards of our own, and numbers of other cards that no source gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fabletable.games.prophecy.cards.box import items_of
from fabletable.games.prophecy.cards.decks import CHANCE_CARDS, CREATURES, OPPORTUNITIES, SKILLS
from fabletable.games.prophecy.kinds import ARTIFACT, COMMON, RARE
from fabletable.kernel.origin import CardOrigin, Design

WITH_TEXT: Final = True
"""Not all numbers of a card have a name of their own: its text tells the others."""

DESIGNS: Final[Sequence[Design]] = (
    Design(
        "The second edition's deck of 25 is known by its kinds, not by how many there are of each: the copies "
        "follow the first edition's. The Kind Wind is known by its name.",
        (
            "chance-mountains: copies",
            "chance-forest: copies",
            "chance-plains: copies",
            "chance-news-fortress: copies",
            "chance-news-thieves: copies",
            "chance-news-camp: copies",
            "chance-news-tower: copies",
            "chance-news-monastery: copies",
            "chance-training: copies",
            "chance-village-merchant: copies",
            "chance-caravan: copies",
            "chance-peaceful-times: copies",
            "chance-prophetic-dream: copies",
            "chance-refreshing-wind: copies",
            "chance-magic-wind: copies",
            "chance-good-times: copies",
            "chance-charity: copies",
            "chance-crisis: copies",
            "chance-kind-wind: boon copies effect",
        ),
    ),
    Design(
        "Named in a rulebook or by people who have the game, without all of its numbers: what is missing follows "
        "from the odds of its battles, so that a creature worth more experience is harder to beat, and creatures "
        "give less experience than in their first version, because heroes should stay different.",
        (
            "robber: form loss",
            "old-pirate: experience reward type values",
            "gang: experience form hoard-start lives strength will",
            "steppe-raiders: experience form loss reward strength type values will",
            "angry-mob: loss type",
            "ghost: loss type",
            "mountain-giant: experience loss reward strength type",
            "poisonous-snake: experience form loss reward strength",
            "giant-scorpion: experience form loss reward strength",
            "noble-lion: experience form lives loss strength",
            "bats: experience form lives loss reward strength",
            "harpies: experience form loss reward strength type will",
            "dead-warrior: experience form reward type",
            "skeleton: effect experience form lives loss reward specials type",
            "mummy: experience form lives loss strength will",
            "vampire: experience loss reward strength will",
            "golem: first-edition loss reward type",
            "succubus: experience form loss reward values will",
            "incubus: loss reward",
            "imp: experience form lives reward strength will",
            "alter-ego: experience reward vigour-per",
        ),
    ),
    Design(
        "Ours, to fill the adventure deck at its 61 cards with every kind of creature and every step of strength: "
        "strength and will by the odds of the battle, the reward by what it costs to lose.",
        ("@creature",),
    ),
    Design(
        "Named in a rulebook, without all of its prices and gains: they are set beside what services and skills "
        "cost for the same.",
        (
            "ancient-scroll: failure success test",
            "cleansing-fire: failure success test",
            "ruins: gain",
            "hermit: gain",
            "golden-fish: gain",
            "exotic-merchant: gain",
            "black-market: gain",
            "diamond-mine: gain",
            "forgotten-chapel: keep",
            "grand-masters-seal: cost kind name",
        ),
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
        (
            "vampire-lord: experience loss reward strength will",
            "sphinx: experience form reward strength type will",
            "fire-breathing-dragon: experience form loss reward strength type",
            "scaly-monster: experience form loss strength type",
            "formless-thing: experience loss strength type will",
            "shadow-of-death: experience loss strength type",
            "lord-of-pain: before experience loss strength",
        ),
    ),
    Design(
        "Ours, to make up five lesser and five greater guardians: as strong as those that the rulebooks tell of.",
        ("@guardian",),
    ),
    Design(
        "Named in a rulebook, without all of its numbers: price and bonus are set beside the items whose numbers "
        "are known. The common deck takes what the Village sells cheaply.",
        (
            "rapier: bonus classes deck price",
            "axe: classes deck price",
            "javelin: classes deck price",
            "hammer: bonus classes price",
            "cutlass: bonus deck price throwable",
            "sword: bonus deck",
            "battle-axe: classes deck hands price",
            "oak-staff: deck hands price",
            "cedar-staff: deck price",
            "ivory-wand: deck price",
            "large-healing-potion: deck price",
            "scroll-of-altered-reality: deck price",
            "boomerang: bonus deck effect price",
            "spiked-shield: deck price save",
            "cloak: deck dice price",
            "scroll-of-deep-prayer: deck dice price",
            "healing-potion: copies deck effect price",
            "mana-potion: copies deck effect price",
            "potion-of-strength: attribute deck price",
        ),
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
        (
            "great-sword: bonus classes deck",
            "punishing-sword: bonus classes deck hands price surge",
            "ritual-dagger: classes",
            "thors-hammer: bonus classes deck price",
            "berserker-axe: bonus classes deck hands price",
            "flaming-staff: bonus deck hands price surge",
            "crown-of-power: deck price",
            "ruby-diadem: deck price",
            "ring-of-magic-powers: deck price",
            "potion-of-concentration: deck price",
            "gauntlets-of-strength: attribute deck kind price",
            "crystal-skull: bonus deck hands kind price",
            "ring-of-concentration: effect price",
            "flying-carpet: deck mana price",
            "scroll-of-divine-will: deck effect price",
            "scroll-of-theft: deck effect price",
            "scroll-of-decay: deck effect price",
        ),
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
        (
            "royal-mantle: bonus effect kind",
            "mirror-shield: bonus limit save",
            "banner-of-hope: kind table",
            "banner-of-doom: kind table",
            "crown-of-the-ancient-king: attribute",
        ),
    ),
    Design(
        "Ours, the fifth artifact: it gives 3 instead of 4, because with 4 its owner won too often.", ("@artifact",)
    ),
    Design(
        "Named in a rulebook, mostly without its price: 3 to 9 experience by what it gives, 1 mana where it helps "
        "in one roll or step and 2 where it helps in all; where no source names the guild, it is one that is short of "
        "skills.",
        (
            "paired-weapons: cost",
            "blade-weapons: cost",
            "looting: cost",
            "port-rat: cost",
            "forger: cost",
            "swift-footed: cost",
            "turn-back-time: cost",
            "spell-mastery: cost",
            "staff-mastery: cost",
            "sea-rite: cost",
            "prayer: cost",
            "two-handed-weapons: bonus cost",
            "weapon-throwing: bonus cost",
            "mountain-expert: bonus cost",
            "forest-wisdom: bonus cost",
            "long-weapons: bonus cost",
            "berserk: bonus cost mana",
            "flaming-weapon: bonus cost mana",
            "resilience: cost guild save",
            "invisibility: cost limit mana spell",
            "trade: cost effect",
            "theft: cost effect",
            "matter-decay: cost effect",
            "healing: cost mana spell",
            "endurance: cost guild",
            "crushing-weapons: cost guild",
            "spirit-of-forest-trails: cost guild mana",
            "concentration: cost guild mana",
            "steal-power: cost effect mana",
            "time-loop: cost mana",
            "teleport-field: cost effect guild mana",
            "curse: cost guild mana spell",
            "blood-sacrifice: cost effect guild",
            "fanaticism: cost limit",
            "exorcism: bonus cost guild",
        ),
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
