"""The numbers of the cards: every one has a name, a user may change it, and people read the number in force."""

import msgspec
import pytest

import fabletable
from fabletable.games.runebound.cards.box import EVERY_CARD, NUMBERS
from fabletable.games.runebound.kinds import Asset, Foe, HeroCard, Skill
from fabletable.games.runebound.looks import ability_card, any_card, asset_card, hero_card
from fabletable.games.runebound.numbers import numbers_on, with_numbers
from fabletable.kernel.catalogue import catalogue_of
from tests.rulebook.runebound.arranged import STORY, StagedLand, hex_at
from tests.text.catalogues import SOURCE, held

CATALOGUE = catalogue_of(fabletable.find("runebound"))
IDS = held(SOURCE / "games" / "runebound").ids
ODD = 77


def sentences(card):
    """Return everything the catalogue says about the card, with the numbers of this one."""
    found = [name for name in IDS if name.startswith(card.message.id + ".")]
    return " ".join(CATALOGUE.format(name, card.figures) for name in found)


def gems(card):
    """Return the numbers in the corners of the card and of its abilities."""
    pieces = [ability_card(ability, "") for ability in card.printed()]
    if isinstance(card, Asset):
        pieces.append(asset_card(card))
    elif isinstance(card, HeroCard):
        pieces.append(hero_card(card))
    elif not isinstance(card, Foe):
        pieces.append(any_card(card))
    return msgspec.json.encode([[piece.cost, piece.worth, piece.stats] for piece in pieces]).decode()


@pytest.mark.parametrize("kind", [Skill, Asset, HeroCard, Foe, object])
def test_every_number_is_read_somewhere_as_it_is(kind):
    kinds = (Skill, Asset, HeroCard, Foe)
    unread = []
    for card in EVERY_CARD:
        if isinstance(card, kind) if kind is not object else not isinstance(card, kinds):
            for number in numbers_on(card):
                clone = with_numbers(card, {number.name: ODD})
                shown = str(ODD) in sentences(clone) or str(ODD) in gems(clone)
                if not shown and number.name not in OWN_COUNTERS:
                    unread.append((card.key, number.name))
    assert unread == []


OWN_COUNTERS = ("gold", "speed", "hand")  # a hero's mat shows these as counters and notes


def test_a_sentence_names_only_numbers_that_the_card_has():
    for card in EVERY_CARD:
        assert "{$" not in sentences(card)


def test_a_number_is_put_where_it_stands_and_nowhere_else():
    for card in EVERY_CARD:
        for number in numbers_on(card):
            clone = with_numbers(card, {number.name: ODD})
            changed = {each.name: each.printed() for each in numbers_on(clone)}
            assert changed == {**{each.name: each.printed() for each in numbers_on(card)}, number.name: ODD}


def test_a_number_that_has_become_nothing_keeps_its_name():
    for card in EVERY_CARD:
        clone = with_numbers(card, {number.name: 0 for number in numbers_on(card)})
        assert clone.figures == dict.fromkeys(card.figures, 0)
        assert "{$" not in sentences(clone)


def test_names_are_not_given_twice():
    for names in NUMBERS.fields().values():
        assert len(set(names)) == len(names)


def test_a_card_with_other_numbers_brings_the_same_token():
    card = next(card for card in EVERY_CARD if isinstance(card, Asset) and card.token is not None)
    assert with_numbers(card, {"price": 9}).token is card.token


def test_a_market_shows_the_users_numbers():
    tweaks = {card.key: {"n-1": ODD} for card in EVERY_CARD if isinstance(card, Asset) and "n-1" in card.figures}
    match = fabletable.start("runebound", 2, "market", {"tweaks": tweaks})
    chance = fabletable.Chance("market")
    while match.table.round < 1 or not any(match.table.markets):
        match.take(chance.one_of(match.decision.options))
    for market in match.table.markets:
        for asset in market:
            piece = find(match.scene(0), asset.key)
            assert (str(ODD) in CATALOGUE.say(piece.text)) == (asset.key in tweaks)


def test_as_many_zombies_rise_as_the_card_says():
    card = with_numbers(STORY["the-plague-cart"], {"n-1": 3})
    play = StagedLand(scenario="corpse-king")

    def reveal(table):
        table.story_deck.cards = [each for each in table.story_deck.cards if each.key != card.key] + [card]
        table.phase = "round-end"

    play.arrange(reveal)
    assert play.table.zombies[hex_at("tradegate").index] == 3


def find(scene, name):
    waiting = [scene]
    while waiting:
        thing = waiting.pop()
        if getattr(thing, "id", None) == name and hasattr(thing, "text") and thing.text is not None:
            return thing
        if isinstance(thing, list):
            waiting += thing
        elif hasattr(thing, "__struct_fields__"):
            waiting += [getattr(thing, field) for field in thing.__struct_fields__]
    raise AssertionError(name)
