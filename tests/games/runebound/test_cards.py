"""The cards at their printed sizes, and a user's own numbers."""

from collections import Counter

import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.games.runebound.cards.box import EVERY_CARD, NUMBERS
from fabletable.games.runebound.cards.decks import ADVENTURES, ASSETS, HEROES, SKILLS, STORIES
from fabletable.games.runebound.effects.heroes import Carry, Discount, SellBonus
from fabletable.games.runebound.effects.travel import IgnoreRivers, MoreDice, SpendAs
from fabletable.games.runebound.hooks import (
    AFTER_ROLL,
    ANY_TIME,
    AS_ACTION,
    AS_COMBAT_ACTION,
    AS_SURGE,
    FOE_COMBAT_ACTION,
    ON_BLOCK,
)
from fabletable.games.runebound.kinds import Enemy
from fabletable.games.runebound.numbers import with_numbers
from fabletable.games.runebound.rules.combat import begin_fight
from fabletable.games.runebound.rules.context import CHECKS
from fabletable.games.runebound.vocabulary import CardEffect, Condition
from fabletable.kernel import DESIGNED, REPORTED, RULEBOOK, Message, Refused
from fabletable.kernel.catalogue import catalogue_of
from tests.rulebook.runebound.arranged import CARD, StagedLand


def test_sixty_skills_in_six_sets_of_three_attributes_with_24_stars():
    assert Counter(skill.set for skill in SKILLS) == dict.fromkeys({skill.set for skill in SKILLS}, 10)
    assert Counter(skill.attribute for skill in SKILLS) == {"body": 20, "mind": 20, "spirit": 20}
    assert sum(skill.star for skill in SKILLS) == 24


def test_sixty_assets_34_of_them_with_their_token():
    assert Counter(asset.set for asset in ASSETS) == {"A": 20, "B": 20, "C": 20}
    tokens = [asset.token for asset in ASSETS if asset.token is not None]
    assert len({token.key for token in tokens}) == len(tokens) == 34


def test_120_adventures_thirty_a_deck_in_each_scenario():
    cards = ADVENTURES
    assert len(cards) == 120
    for scenario in ("margath", "corpse-king"):
        in_play = [card for card in cards if card.scenario in ("generic", scenario)]
        assert Counter(card.deck for card in in_play) == {"combat": 30, "exploration": 30, "social": 30}
        kinds = Counter((card.deck, card.kind) for card in in_play)
        assert kinds["combat", "enemy"] == 22
        assert kinds["exploration", "quest"] == 21
        assert kinds["social", "event"] == 22


def test_ten_story_cards_a_scenario_six_of_them_quests():
    for scenario in ("margath", "corpse-king"):
        cards = [card for card in STORIES if card.scenario == scenario]
        assert len(cards) == 10
        assert sum(bool(card.claim) for card in cards) == 6


def test_six_heroes_with_three_tokens():
    assert len(HEROES) == 6
    assert all(len(hero.tokens) == 3 for hero in HEROES)


def test_every_key_is_unique_and_every_card_has_an_origin():
    keys = Counter(card.key for card in EVERY_CARD)
    assert [key for key, n in keys.items() if n > 1] == []
    origins = {card.origin for card in EVERY_CARD if hasattr(card, "origin")}
    assert origins == {RULEBOOK, REPORTED, DESIGNED}


def test_every_effect_has_a_rule():
    """Effects that others reckon with as long as their card is there do nothing by themselves."""
    reckoned = {Carry, IgnoreRivers, SpendAs, Discount, SellBonus, MoreDice}
    found = set()
    waiting = [effect for card in EVERY_CARD for ability in card.printed() for effect in ability.effects]
    for card in ADVENTURES:
        if isinstance(card, Enemy):
            waiting += [effect for reward in card.rewards for effect in reward]
        for way in getattr(card, "ways", ()):
            waiting += way.ability.effects
    while waiting:
        effect = waiting.pop()
        found.add(type(effect))
        waiting += [inner for part in effect.parts() for inner in part]
    assert {effect for effect in found if effect.do is CardEffect.do} == reckoned


def test_a_user_may_override_any_number():
    tweaks = {
        "chain-mail": {"price": 1},
        "rune-of-fire": {"n-1": 5, "surge-1": 2},
        "margath": {"health": 20, "least": 3},
        "lissa": {"health": 12, "gold": 7},
        "ogre": {"health": 2, "n-6": 9},
        "swamp-tales": {"n-1": 8},
    }
    match = fabletable.start("runebound", options={"tweaks": tweaks, "heroes": "chosen"})
    table = match.table
    assert next(card for card in table.assets.cards if card.key == "chain-mail").price == 1
    fire = next(card for card in table.skills.cards if card.key == "rune-of-fire")
    assert (fire.abilities[0].surge, fire.abilities[0].effects[0].n) == (2, 5)
    assert (table.villain.health, table.villain.least) == (20, 3)
    ogre = next(card for card in table.adventures["combat"].cards if card.key == "ogre")
    assert (ogre.foe.health, ogre.rewards[0][0].n) == (2, 9)
    tales = next(card for card in table.adventures["exploration"].cards if card.key == "swamp-tales")
    assert tales.errand.outcomes[1].effects[0].n == 8
    lissa = next(card for card in table.offered if card.key == "lissa")
    assert (lissa.numbers["health"], lissa.gold) == (12, 7)
    # the printed cards are untouched
    assert next(card for card in ASSETS if card.key == "chain-mail").price == 4


REPEATED = (ANY_TIME, AS_ACTION, AS_COMBAT_ACTION, AS_SURGE, AFTER_ROLL, FOE_COMBAT_ACTION, ON_BLOCK)
"""Timings that come again and again within one turn or one fight."""


def test_no_price_is_all_that_bounds_an_ability():
    """A user may set any price to 0: what can be done again must have a limit, cost an action or use itself up."""
    for card in EVERY_CARD:
        for ability in card.printed():
            if ability.window in REPEATED:
                assert ability.limit or ability.action or ability.discards_itself, ability.key


def test_a_surge_ability_for_nothing_still_is_one_and_works_once_a_round():
    card = with_numbers(CARD["ogre"], {"surge-1": 0, "surge-2": 0, "surge-3": 0})
    play = StagedLand().has(learned=["spell-ward"])
    play.arrange(lambda table: begin_fight(table, table.heroes[0], card.foe, "adventure", card))
    while play.seat == 0:
        play.choose("pass" if "pass" in play.keys else play.keys[0])
    play.choose("ogre.swat")
    assert "spell-ward.1" in play.keys
    while play.asked != "ask-combat-action":
        play.choose(play.keys[-1])
    assert "ogre.swat" not in play.keys


@pytest.mark.parametrize("number", [0, 99])
@pytest.mark.parametrize("scenario", ["margath", "corpse-king"])
def test_games_end_with_every_number_at_its_least_and_at_its_most(number, scenario):
    tweaks = {key: dict.fromkeys(names, number) for key, names in NUMBERS.fields().items()}
    options = {"scenario": scenario, "heroes": "dealt", "tweaks": tweaks}
    match = fabletable.start("runebound", 2, "extremes", options)
    play_on(match, {seat: make_bot("random", f"extremes/{seat}") for seat in range(2)}, most=20_000)
    assert match.over


def test_a_wrong_override_is_refused_with_its_reason():
    with pytest.raises(Refused) as refusal:
        fabletable.start("runebound", options={"tweaks": {"chain-mail": {"colour": 1}}})
    assert refusal.value.code == "why-bad-tweak"


def test_what_works_outside_combat_or_tests_only_says_so():
    """Short texts keep their conditions."""
    english = catalogue_of(fabletable.find("runebound"))
    seen = []
    for card in [*SKILLS, *ASSETS]:
        text = english.say(Message(card.message.id + ".text", card.figures))
        for ability in card.abilities:
            if ability.when.get("in-combat") is False:
                assert "outside combat" in text, card.key
                seen.append(card.key)
            if "in-test" in ability.when:
                assert "except during a test" in text
                seen.append(card.key)
    assert len(seen) == 6


def test_every_condition_of_the_cards_has_a_check():
    assert set(Condition.__annotations__) == set(CHECKS)
