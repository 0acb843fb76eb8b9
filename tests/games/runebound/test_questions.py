"""Questions, answers and rows of Runebound carry what one needs to choose."""

import pytest

from fabletable.games.runebound.board import GEM_HEXES, GEM_NUMBER, MARKETS, first_hex
from fabletable.games.runebound.looks import asset_card, quest_text
from fabletable.games.runebound.scene import quest_markers, story_markers
from tests.rulebook.runebound.arranged import ASSET, CARD, STORY, VOICES, StagedLand
from tests.staged import NAMES

LANGUAGES = list(VOICES)


def said(desk, message, language="en"):
    return VOICES[language].say(message, NAMES, desk.seat)


@pytest.fixture
def anvil():
    desk = StagedLand().has(gold=4).top_card("smiths-nightmare")
    field = next(each for each in GEM_HEXES if each.gem == "social")

    def stand(table):
        table.heroes[0].at = field.index
        table.gems[GEM_NUMBER[field.index]] = True

    desk.arrange(stand)
    return desk.choose("adventure", "smiths-nightmare.way-1")


def test_a_price_names_its_card_what_it_brings_and_what_one_has(anvil):
    ask = anvil.match.ask(0)
    assert said(anvil, ask.question) == "The Smith's Nightmare: will you pay 3 gold? You have 4"
    assert "weapon" in said(anvil, ask.note)
    assert [(said(anvil, each.label), each.main) for each in ask.choices] == [
        ("Pay 3 gold", True),
        ("Pay nothing", False),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leads_the_enemy_is_told_who_they_are(language):
    desk = StagedLand().fights("moon-cat", "aaa", "aaaaa")
    banner = None
    while desk.match.decision is not None and banner is None:
        ask = desk.match.ask(desk.seat, odds=False)
        if desk.seat == 0:
            assert ask.as_whom is None
        banner = ask.as_whom
        if banner is None:
            desk.match.take(desk.match.decision.options[-1])
    assert said(desk, CARD["moon-cat"].message, language) in said(desk, banner, language)


def test_a_row_of_the_market_shows_both_faces_of_the_token_and_what_it_replaces():
    owned, offered = [card for card in ASSET.values() if card.kind == "weapon" and card.token][:2]
    desk = StagedLand().has(assets=[owned.key], gold=20)

    def go(table):
        table.markets[0][:] = [offered]
        table.heroes[0].at = first_hex(MARKETS[0]).index

    desk.arrange(go).choose("shop", "done")
    ask = desk.match.ask(0)
    row = next(each for each in ask.choices if each.key == f"buy-{offered.key}")
    note = said(desk, row.note)
    for face in offered.token.sides:
        assert said(desk, face.message) in note
    assert f"Replaces your {said(desk, owned.message)}." in note
    assert len(row.gain) == 2


def test_the_card_of_an_asset_shows_both_faces_of_its_token():
    card = next(card for card in ASSET.values() if card.token)
    piece = asset_card(card)
    assert [gem.label for gem in piece.stats] == [face.message for face in card.token.sides]
    assert piece.text.args["so-far"].id == "token-faces"


def test_marks_on_the_map_tell_the_quest():
    quest = next(card for card in CARD.values() if card.kind == "quest" and quest_markers(card))
    assert quest_markers(quest)[0].text == quest_text(quest)
    story = next(card for card in STORY.values() if story_markers(0, card))
    assert story_markers(0, story)[0].text.id == story.message.id + ".effect"


def test_the_heros_player_is_addressed_and_the_others_read_its_name():
    desk = StagedLand().fights("moon-cat", "aaa", "aaaaa")
    engaged = desk.lines("engaged")[-1]
    assert VOICES["en"].say(engaged, NAMES, 0) == "You face Moon Cat; Boyan leads the enemy."
    assert VOICES["en"].say(engaged, NAMES, 1) == "Lissa faces Moon Cat; you lead the enemy."
    assert VOICES["en"].say(engaged, NAMES) == "Lissa faces Moon Cat; Boyan leads the enemy."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_test_names_its_card_and_what_is_at_stake(language):
    """The skills that may be discarded stand below the text; declining ends no turn, so it is not asked again."""
    desk = (
        StagedLand(at="9,8").has(hand=["omens", "cunning"]).top_card("harvest-festival").top_skills(False, False, True)
    )
    desk.choose("adventure", "harvest-festival.way-1")
    ask = desk.match.ask(0)
    asked = said(desk, ask.question, language)
    assert said(desk, CARD["harvest-festival"].message, language) in asked
    assert "??" not in asked + said(desk, ask.note, language)
    skills, stop = ask.choices[:-1], ask.choices[-1]
    assert [(each.spots, each.piece is not None, each.note is not None) for each in skills] == [([], True, True)] * 2
    assert not stop.ends
    failing = said(desk, ask.note, language), said(desk, stop.label, language)
    assert desk.match.scene(0).stage.prose.sum is not None
    desk.choose("omens")
    ask = desk.match.ask(0)
    assert said(desk, ask.note, language) != failing[0]
    assert said(desk, ask.choices[-1].label, language) != failing[1]


def test_a_test_that_is_passed_says_whether_more_stars_count():
    """Each success of the festival brings gold; those of the trial bring nothing more."""
    each = StagedLand(at="9,8").has(hand=["omens"]).top_card("harvest-festival").top_skills(True, True, True)
    each.choose("adventure", "harvest-festival.way-1")
    assert "every star counts" in said(each, each.match.ask(0).note)
    once = StagedLand("corbin", at="9,8").has(hand=["omens", "cunning"], learned=["megalomania"])
    once.top_card("trial-of-strength").top_skills(True, True).choose("adventure", "trial-of-strength.way-2", "omens")
    assert said(once, once.match.ask(0).note) == "The test is passed; more stars bring nothing."
