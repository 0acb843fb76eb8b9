"""The books of rules: complete in every language, every link leads somewhere, every option is spoken of."""

import pytest

import fabletable
from fabletable.kernel.book import hits, links_in, needles
from fabletable.kernel.catalogue import LANGUAGES, catalogue_from, catalogue_of, files, text_package
from fabletable.kernel.rule_examples import rule_examples_from, rule_examples_of
from tests.text.test_catalogues import GAMES


@pytest.fixture(params=GAMES)
def game(request):
    return fabletable.find(request.param)


def spoken(game):
    """Return the catalogue of each language of the game, without English behind it."""
    package = text_package(game)
    return {language: catalogue_from(language, files(package, language)) for language in LANGUAGES}


def test_every_rule_is_written_in_every_language(game):
    for language, catalogue in spoken(game).items():
        missing = [rule for rule in game.rules for part in ("", ".text") if not catalogue.has(f"rule-{rule}{part}")]
        assert missing == [], language


def test_no_rule_is_there_twice(game):
    assert len(set(game.rules)) == len(list(game.rules))


def test_every_link_leads_to_another_rule_the_same_in_every_language(game):
    led = {}
    for language, catalogue in spoken(game).items():
        for rule in game.rules:
            text = catalogue.format(f"rule-{rule}.text", {})
            assert "](" not in text.replace(" ", "") or links_in(text), (language, rule)
            strange = [to for to in links_in(text) if to not in game.rules or to == rule]
            assert strange == [], (language, rule)
            led.setdefault(rule, {})[language] = sorted(links_in(text))
    unlike = {rule: ways for rule, ways in led.items() if len({tuple(way) for way in ways.values()}) > 1}
    assert unlike == {}


def test_what_to_read_next_is_there(game):
    for chapter in game.rules.chapters:
        assert [rule for rule in chapter.see if rule not in game.rules or rule == chapter.key] == [], chapter
        assert chapter.see, f"{chapter} leads nowhere"


def test_every_option_is_spoken_of_and_every_word_it_is_marked_by_exists(game):
    settings = {setting.name: setting for setting in game.settings}
    assert set(settings) == game.rules.options()
    for chapter in game.rules.chapters:
        for part in (chapter, *chapter.sections):
            for name, word in (pair for each in part.when for pair in each.items()):
                assert settings[name].checked(word) == word, (part, name, word)
            assert all(game.players[0] <= count <= game.players[1] for count in part.players)


def test_every_question_and_every_bar_has_its_rule(game):
    for players in {game.players[0], game.players[1]}:
        match = fabletable.start(game.key, players, f"ruled/{players}")
        chance = fabletable.Chance(f"ruled/{players}")
        while match.decision is not None and match.number < 250:
            decision = match.decision
            assert decision.rule in game.rules, decision
            assert [barred for barred in decision.barred() if barred.rule not in game.rules] == []
            match.take(decision.options[chance.below(len(decision.options))])


def test_the_examples_are_real_moments_and_can_be_said(game):
    shown = rule_examples_of(game)
    wanted = {chapter.key for chapter in game.rules.chapters if chapter.example is not None}
    assert set(shown) == wanted
    assert len(wanted) >= 5
    for language in LANGUAGES:
        catalogue = catalogue_of(game, language)
        for found_example in shown.values():
            for line in (*found_example.lines, *([] if found_example.because is None else [found_example.because])):
                assert catalogue.say(line, ["Ada", "Tomas", "Iva"]) != line.id


def test_a_table_shows_its_own_last_example_as_the_seat_saw_it(game):
    players = game.rules.players
    match = fabletable.start(game.key, players, game.rules.seed, watched=True)
    keys = []
    chance = fabletable.Chance("own")
    while match.decision is not None and match.number < 60:
        keys.append(match.decision.options[chance.below(len(match.decision.options))].key)
        match.choose(keys[-1])
    story = match.log(1)
    again = fabletable.start(game.key, players, game.rules.seed, watched=True)
    found = rule_examples_from(again, keys, 1)
    assert found
    assert all(line in story for found_example in found.values() for line in found_example.lines)
    assert again.checksum() == match.checksum()


@pytest.mark.parametrize(
    ("language", "words"), [("en", "STRENGTH"), ("ru", "здоровья"), ("cs", "UMIRA"), ("bg", "ЖИВОТИ")]
)
def test_a_search_minds_neither_case_nor_accents_nor_endings(language, words):
    game = fabletable.find("prophecy")
    catalogue = spoken(game)[language]
    found = [rule for rule in game.rules if hits(catalogue.format(f"rule-{rule}.text", {}), needles(words))]
    assert "death" in found or "creatures" in found
    assert 0 < len(found) < len(list(game.rules))
    assert not any(hits(catalogue.format(f"rule-{rule}.text", {}), needles(words + " qqq")) for rule in game.rules)
