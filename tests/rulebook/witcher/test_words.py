"""One name for one thing, and words that say what the rules do, in every language."""

import re
from pathlib import Path

import pytest

import fabletable
from fabletable.games.witcher.cards.box import BOX
from fabletable.games.witcher.game import GAME
from fabletable.games.witcher.pieces import action_piece, kept_piece
from fabletable.games.witcher.signs import SIGNS
from fabletable.games.witcher.table import KeptStory
from fabletable.kernel import Message
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from tests.rulebook.witcher.arranged import StagedWorld, find_card, powers, top_story

TEXT = Path(fabletable.__file__).parent / "games" / "witcher" / "text"


@pytest.fixture(params=LANGUAGES)
def words(request):
    return catalogue_of(GAME, request.param)


def equipment():
    """Yield every kept story card that has a power, as it lies beside a board."""
    for story in BOX.deck("event"):
        for letter, effects in (("a", story.a), ("b", story.b)):
            for effect in effects:
                if effect.gives is not None and effect.gives.power is not None:
                    yield KeptStory(story, effect.gives, letter)


def test_equipment_has_the_same_name_beside_the_board_in_choices_and_in_the_tale(words):
    found = list(equipment())
    assert len(found) == 14
    for kept in found:
        names = {words.say(each) for each in (kept.gives.power.message, kept.message, kept_piece(kept).label)}
        assert len(names) == 1, f"{words.language}: {names}"


def test_no_two_powers_share_a_name(words):
    names = list({power.key: words.say(power.message) for power in powers()}.values())
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_a_kept_card_is_told_by_its_own_name():
    play = top_story(StagedWorld("wolf", "bear").set(place=7, gold=5), "city", 12)
    play.choose("phase-two", "explore-city", "b")
    line = next(line for line in play.match.log(0) if line.id == "kept")
    assert line.args["story"].id == "power-crossbow"


def test_the_two_symbols_of_cards_that_come_back_look_different():
    """Rulebook: Special effects. The top discarded card, or this card."""
    play = StagedWorld("wolf", "bear")
    top = next(gem for gem in action_piece(find_card(play.table, "intense-axii-1")).stats if gem.kind == "again")
    this = [gem for gem in action_piece(find_card(play.table, "cover-1")).gems if gem.label.id == "link-back"]
    assert this
    assert top.icon not in {gem.icon for gem in this}
    again, back = SIGNS.find([f"gem:again:{top.icon}"]), SIGNS.find([f"gem:link:{this[0].icon}"])
    assert (again.key, back.key) == ("again", "back")


def test_a_trophy_is_told_by_its_own_name():
    play = StagedWorld("wolf", "bear").hunt(hand=["crushing-blow-1", "wolf-aard-1"], trails=["forest"])
    play.pool(1, 2)
    play.choose("crushing-blow-1")
    line = next(line for line in play.match.log(0) if line.id == "trophy-gained")
    assert line.args["trophy"].id == "power-barghest-skull"


SHIELD_HAND_DECK = {
    "en": ("shield", "hand", "deck"),
    "ru": ("щит", "рук", "колод"),
    "cs": ("štít", "ru", "balíč"),
    "bg": ("щит", "ръка", "тесте"),
}


def test_the_grave_hag_names_shield_hand_and_deck_in_their_order(words):
    text = words.say(Message("monster-grave-hag.text", {"n": 0}))
    places = [text.index(word) for word in SHIELD_HAND_DECK[words.language]]
    assert places == sorted(places), text


BOTH_DISCARDED = {"en": "discarded", "ru": "сброс", "cs": "odhod", "bg": "изчист"}


def test_the_explanation_of_the_ladle_says_that_both_potions_are_discarded(words):
    assert BOTH_DISCARDED[words.language] in words.say(Message("about-brew"))


def test_in_russian_a_die_and_gold_have_one_name_each():
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((TEXT / "ru").glob("*.ftl")))
    assert re.findall(r"[Кк]убик\w*", text) == []
    assert re.findall(r"\d золот[оа]\b", text) == []


def test_in_bulgarian_armour_works_by_itself():
    for message in ("power-skill-bear.text", "rule-skills.text"):
        assert "само, когато" not in catalogue_of(GAME, "bg").say(Message(message))


def test_a_solo_result_is_whole_sentences(words):
    for rating in ("novice", "reliable", "professional", "legend", "living-legend"):
        said = words.say(Message("solo-result", {"turns": 9, "rating": Message(f"rating-{rating}")}))
        assert re.fullmatch(r"[^.!?…]+\. .+[.!?]", said), said
        assert re.search(r"\. [A-ZА-ЯČŘŠŽ]", said), said


def test_the_book_rates_a_solo_game_in_whole_sentences():
    """Each rating stands after its turns, not as their predicate."""
    said = catalogue_of(GAME, "en").say(Message("rule-solo-rating.text"))
    assert "are not bad" not in said
    for turns in ("Thirteen or more", "Eleven or twelve", "Nine or ten", "Seven or eight", "Six or fewer"):
        assert f"{turns}: " in said
