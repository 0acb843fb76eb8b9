"""The decks are complete, every card has an origin, and the two editions differ where they should."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fabletable.games.prophecy.board import FIELDS, GATES, GUILDS, PLANES, PORTS
from fabletable.games.prophecy.cards.box import Decks, creatures_of
from fabletable.games.prophecy.cards.decks import CHARACTERS, OPPORTUNITIES
from fabletable.games.prophecy.kinds import Creature, Opportunity
from fabletable.kernel import DESIGNED, REPORTED, RULEBOOK
from fabletable.kernel.catalogue import Catalogue

ROOT = Path(__file__).parents[3]

NAMED_CREATURES = [
    "robber", "gang", "old-pirate", "angry-mob", "steppe-raiders", "harpies", "mountain-giant", "golem",
    "ghost", "dead-warrior", "poisonous-snake", "giant-scorpion", "noble-lion", "bats", "vampire", "mummy",
    "succubus", "incubus", "imp", "alter-ego",
]  # fmt: skip
NAMED_OPPORTUNITIES = [
    "alchemist", "ancient-scroll", "cleansing-fire", "ruins", "great-wizard", "forgotten-chapel", "hermit",
    "golden-fish", "meadow-clover", "exotic-merchant", "black-market", "diamond-mine",
]  # fmt: skip
NAMED_ITEMS = [
    "sword", "great-sword", "cutlass", "dagger", "rapier", "axe", "hammer", "javelin", "battle-axe",
    "berserker-axe", "thors-hammer", "boomerang", "punishing-sword", "ritual-dagger", "cedar-staff",
    "oak-staff", "flaming-staff", "ivory-wand", "cloak", "spiked-shield", "ruby-diadem", "crown-of-power",
    "gauntlets-of-strength", "crystal-skull", "ring-of-magic-powers", "ring-of-concentration", "flying-carpet",
    "healing-potion", "large-healing-potion", "mana-potion", "potion-of-strength", "potion-of-concentration",
    "scroll-of-deep-prayer", "scroll-of-divine-will", "scroll-of-altered-reality", "scroll-of-theft",
    "scroll-of-decay",
]  # fmt: skip
NAMED_SKILLS = [
    "paired-weapons", "blade-weapons", "two-handed-weapons", "berserk", "looting", "invisibility", "port-rat",
    "trade", "forger", "swift-footed", "theft", "weapon-throwing", "healing", "mountain-expert",
    "forest-wisdom", "long-weapons", "matter-decay", "turn-back-time", "flaming-weapon", "steal-power",
    "spell-mastery", "time-loop", "staff-mastery", "sea-rite", "fanaticism", "prayer", "holy-weapon",
    "crushing-weapons", "exorcism", "concentration", "curse", "teleport-field", "endurance",
    "spirit-of-forest-trails", "blood-sacrifice", "resilience",
]  # fmt: skip
NAMED_GUARDIANS = [
    "vampire-lord", "sphinx", "fire-breathing-dragon", "scaly-monster", "formless-thing", "shadow-of-death",
    "lord-of-pain",
]  # fmt: skip


@pytest.fixture(scope="module")
def decks() -> Decks:
    return Decks({}, False, 4)


def test_the_box_holds_211_cards(decks):
    skills = [skill for deck in decks.skills.values() for skill in deck]
    counts = [len(skills), len(decks.chance), len(decks.adventures), len(decks.common), len(decks.rare)]
    assert counts == [50, 25, 61, 28, 32]
    assert [len(decks.lesser), len(decks.greater), len(decks.artifacts)] == [5, 5, 5]
    assert sum(counts) + 15 == 211
    assert all(len(decks.skills[guild]) == 10 for guild in GUILDS)


def test_adventures_are_forty_creatures_and_twenty_one_opportunities():
    assert sum(isinstance(card, Creature) for card in creatures_of()) == 40
    assert sum(isinstance(card, Opportunity) for card in OPPORTUNITIES) == 21


def test_every_card_named_in_the_rulebooks_is_there(decks):
    adventures = {card.key for card in decks.adventures}
    items = {card.key for card in [*decks.common, *decks.rare]}
    skills = {skill.key for deck in decks.skills.values() for skill in deck}
    guardians = {card.key for card in [*decks.lesser, *decks.greater]}
    assert set(NAMED_CREATURES) | set(NAMED_OPPORTUNITIES) <= adventures
    assert set(NAMED_ITEMS) <= items
    assert set(NAMED_SKILLS) <= skills
    assert set(NAMED_GUARDIANS) <= guardians


def test_every_card_tells_where_it_comes_from(decks):
    cards = [
        *decks.chance,
        *decks.adventures,
        *decks.common,
        *decks.rare,
        *decks.lesser,
        *decks.greater,
        *decks.artifacts,
    ]
    origins = {RULEBOOK, REPORTED, DESIGNED}
    assert all(card.origin in origins for card in [*cards, *CHARACTERS])


def test_keys_are_unique(decks):
    keys = [card.key for card in [*decks.adventures, *decks.common, *decks.rare, *decks.lesser, *decks.greater]]
    keys += [card.key for card in decks.artifacts]
    keys += [skill.key for deck in decks.skills.values() for skill in deck]
    assert max(Counter(keys).values()) == 1
    assert max(Counter(card.key for card in decks.chance).values()) == 1


@pytest.mark.parametrize(("players", "size"), [(2, 19), (3, 19), (4, 25), (5, 25)])
def test_first_edition_drops_marked_chance_cards_with_few_players(players, size):
    names = {card.name for card in Decks({}, True, players).chance}
    assert len(Decks({}, True, players).chance) == size
    assert ("training-offer" in names) == (players >= 4)
    assert "kind-wind" not in names


def test_first_edition_has_the_banner_of_doom():
    assert "banner-of-doom" in {card.key for card in Decks({}, True, 4).artifacts}
    assert len(Decks({}, True, 4).artifacts) == 5


# --- the board ---


def neighbours(n: int) -> set[str]:
    return {FIELDS[(n + step) % 20].terrain for step in (-1, 1)}


def test_the_board_keeps_what_the_rulebooks_say():
    assert len(FIELDS) == 20
    assert Counter(field.terrain for field in FIELDS) == {
        "plains": 5, "forest": 4, "mountains": 3, "guild": 5, "city": 1, "village": 1, "wasteland": 1,
    }  # fmt: skip
    assert neighbours(8) == {"plains", "mountains"}
    assert {FIELDS[10].guild, FIELDS[6].guild} == {"tower", "thieves"}
    assert [field.key for field in FIELDS if field.port and field.gate] == ["city"]
    assert [field.n for field in FIELDS if field.port] == list(PORTS)
    assert [field.n for field in FIELDS if field.gate] == list(GATES)
    assert [field.terrain for field in FIELDS[:4]] == ["wasteland", "forest", "guild", "mountains"]
    for plane in PLANES:
        assert [field.n for field in FIELDS if field.plane == plane.n] == list(plane.fields)


def test_all_ten_pairs_of_guilds_have_a_hero():
    pairs = {frozenset(hero.guilds) for hero in CHARACTERS}
    assert len(pairs) == 10
    assert Counter(hero.guilds[0] for hero in CHARACTERS) == dict.fromkeys(GUILDS, 2)


# --- the page about it ---


def test_the_docs_list_every_card_with_its_origin(decks):
    rows = [line for line in (ROOT / "docs" / "prophecy.md").read_text("utf-8").splitlines() if line.startswith("|")]
    names = Catalogue("fabletable.games.prophecy")
    cards = [*CHARACTERS, *decks.chance, *decks.adventures, *decks.lesser, *decks.greater, *decks.common, *decks.rare]
    cards += [*decks.artifacts, *(skill for deck in decks.skills.values() for skill in deck)]
    for card in cards:
        found = [row for row in rows if row.startswith(f"| {names.say(card.message)} |")]
        assert any(f"| {card.origin} |" in row for row in found), card.key
