"""Questions, answers and rows of Runebound carry what one needs to choose."""

import pytest

from fabletable.games.runebound.board import GEM_HEXES, GEM_NUMBER, MARKETS, first_hex
from fabletable.games.runebound.looks import asset_card, quest_text
from fabletable.games.runebound.rules.combat import Reward
from fabletable.games.runebound.scene import quest_markers, story_markers
from tests.rulebook.runebound.arranged import ASSET, CARD, STORY, VOICES, StagedLand
from tests.staged import NAMES

LANGUAGES = list(VOICES)


def said(play, message, language="en"):
    return VOICES[language].say(message, NAMES, play.seat)


@pytest.fixture
def anvil():
    play = StagedLand().has(gold=4).top_card("smiths-nightmare")
    field = next(each for each in GEM_HEXES if each.gem == "social")

    def stand(table):
        table.heroes[0].at = field.index
        table.gems[GEM_NUMBER[field.index]] = True

    play.arrange(stand)
    return play.choose("adventure", "smiths-nightmare.way-1")


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
    play = StagedLand().fights("moon-cat", "aaa", "aaaaa")
    banner = None
    while play.match.decision is not None and banner is None:
        ask = play.match.ask(play.seat, odds=False)
        if play.seat == 0:
            assert ask.as_whom is None
        banner = ask.as_whom
        if banner is None:
            play.match.take(play.match.decision.options[-1])
    assert said(play, CARD["moon-cat"].message, language) in said(play, banner, language)


def test_a_row_of_the_market_shows_both_faces_of_the_token_and_what_it_replaces():
    owned, offered = [card for card in ASSET.values() if card.kind == "weapon" and card.token][:2]
    play = StagedLand().has(assets=[owned.key], gold=20)

    def go(table):
        table.markets[0][:] = [offered]
        table.heroes[0].at = first_hex(MARKETS[0]).index

    play.arrange(go).choose("shop", "done")
    ask = play.match.ask(0)
    row = next(each for each in ask.choices if each.key == f"buy-{offered.key}")
    note = said(play, row.note)
    for face in offered.token.sides:
        assert said(play, face.message) in note
    assert f"Replaces your {said(play, owned.message)}." in note
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
    play = StagedLand().fights("moon-cat", "aaa", "aaaaa")
    engaged = play.lines("engaged")[-1]
    assert VOICES["en"].say(engaged, NAMES, 0) == "You face Moon Cat; Boyan leads the enemy."
    assert VOICES["en"].say(engaged, NAMES, 1) == "Lissa faces Moon Cat; you lead the enemy."
    assert VOICES["en"].say(engaged, NAMES) == "Lissa faces Moon Cat; Boyan leads the enemy."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_test_names_its_card_and_what_is_at_stake(language):
    """The skills that may be discarded stand below the text; declining ends no turn, so it is not asked again."""
    play = (
        StagedLand(at="9,8").has(hand=["omens", "cunning"]).top_card("harvest-festival").top_skills(False, False, True)
    )
    play.choose("adventure", "harvest-festival.way-1")
    ask = play.match.ask(0)
    asked = said(play, ask.question, language)
    assert said(play, CARD["harvest-festival"].message, language) in asked
    assert "??" not in asked + said(play, ask.note, language)
    skills, stop = ask.choices[:-1], ask.choices[-1]
    assert [(each.spots, each.piece is not None, each.note is not None) for each in skills] == [([], True, True)] * 2
    assert not stop.ends
    failing = said(play, ask.note, language), said(play, stop.label, language)
    assert play.match.scene(0).stage.prose.sum is not None
    play.choose("omens")
    ask = play.match.ask(0)
    assert said(play, ask.note, language) != failing[0]
    assert said(play, ask.choices[-1].label, language) != failing[1]


def test_a_test_that_is_passed_says_whether_more_stars_count():
    """Each success of the festival brings gold; those of the trial bring nothing more."""
    each = StagedLand(at="9,8").has(hand=["omens"]).top_card("harvest-festival").top_skills(True, True, True)
    each.choose("adventure", "harvest-festival.way-1")
    assert "every star counts" in said(each, each.match.ask(0).note)
    once = StagedLand("corbin", at="9,8").has(hand=["omens", "cunning"], learned=["megalomania"])
    once.top_card("trial-of-strength").top_skills(True, True).choose("adventure", "trial-of-strength.way-2", "omens")
    assert said(once, once.match.ask(0).note) == "The test is passed; more stars bring nothing."
    assert "passed, nothing more is needed" in said(once, once.match.ask(0).question)
    assert "passed" not in said(each, each.match.ask(0).question)
    done, more = once.match.ask(0).choices[-1], each.match.ask(0).choices[-1]
    assert (done.key, done.main, more.main) == ("done", True, False), "one Enter goes on"
    assert said(once, done.label) == "Go on: the test is passed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reward_says_what_it_brings(language):
    """The question names this reward alone, not all that the card offers, and not its number."""
    for card in (each for each in CARD.values() if each.kind == "enemy" and len(each.rewards) > 1):
        names = [
            said(StagedLand(), Reward(n, effects, card).message, language) for n, effects in enumerate(card.rewards, 1)
        ]
        assert len(set(names)) == len(names)
        assert not any("??" in name or "{" in name for name in names)
        assert [Reward(n, effects, card).note for n, effects in enumerate(card.rewards, 1)] == [None] * len(names)
    duelist = CARD["jealous-duelist"]
    told = [said(StagedLand(), Reward(n, each, duelist).message) for n, each in enumerate(duelist.rewards, 1)]
    assert told == ["Take 2 gold", "Take 3 skills"]
