"""Finales, highlights and chronicles of golden games: in words in every language, and of the right length."""

from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

import fabletable
from fabletable.coach.ending import told_with_scenes
from fabletable.coach.highlights import chosen
from fabletable.kernel import Message
from fabletable.kernel.catalogue import catalogue_of
from fabletable.kernel.ending import TurningPoint
from fabletable.terminal.preview import says_in
from tests.text.catalogues import faults

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("diceforge", "prophecy", "witcher", "runebound")
SETTINGS = {"diceforge": "fire", "prophecy": "crown", "witcher": "wall", "runebound": "fall"}


@cache
def ending_of(game):
    record = fabletable.read_record((GOLDEN / game / "2-players-greedy-0.json").read_bytes())
    keys = [key for _, key, _ in record.decisions]
    return told_with_scenes(fabletable.find(game), record.players, record.seed, record.options, keys)


@pytest.mark.parametrize("game", GAMES)
def test_a_finale_shows_what_was_won_and_how_near_the_others_were(game):
    told = ending_of(game)
    finale = told.finale
    assert finale.setting == SETTINGS[game]
    assert finale.won == bool(told.winners)
    assert {each.seat for each in finale.near} == {0, 1} - set(told.winners)
    assert all(thing.seat in told.winners for thing in finale.things) or not told.winners


def test_a_finale_says_how_its_things_were_won():
    prophecy, witcher, runebound = (ending_of(game) for game in ("prophecy", "witcher", "runebound"))
    assert any(0 < each.note.args["n"] < 100 for each in prophecy.finale.things if each.note.id == "finale-thing")
    assert any(each.note.id == "finale-thing" and each.note.args["n"] >= 0 for each in witcher.finale.things)
    assert not runebound.winners or runebound.finale.things[-1].note.id == "finale-thing"


@pytest.mark.parametrize("game", GAMES)
def test_highlights_take_60_to_90_seconds_and_end_with_the_end(game):
    told = ending_of(game)
    assert 60_000 <= sum(scene.lasts for scene in told.highlights) <= 90_000
    assert [scene.at for scene in told.highlights] == sorted({scene.at for scene in told.highlights})
    assert told.highlights[-1].weight == 100
    assert told.highlights[-1].at == told.decisions


def test_what_brings_the_most_points_is_a_highlight():
    line = Message("line")
    scenes = [
        SimpleNamespace(
            at=at,
            weight=10,
            lasts=6000,
            gained=gained,
            gainer=0,
            scored=True,
            line=line,
            icon="",
            seat=0,
            art=None,
            reason=None,
        )
        for at, gained in enumerate([0, 0, 26, *[1] * 60], 1)
    ]
    told = chosen(scenes, [])
    assert {each.at: each.why.id for each in told if each.why is not None}[3] == "highlight-most"
    assert {each.why.id for each in told if each.at > 3} == {"highlight-gain"}
    found = {each.at: each.weight for each in told}
    assert found[3] > max(weight for at, weight in found.items() if at != 3)
    assert len(found) < 20, "not all are shown"


@pytest.mark.parametrize("game", GAMES)
def test_most_highlights_say_why_they_matter(game):
    whys = [scene.why for scene in ending_of(game).highlights]
    assert whys[-1].id == "highlight-end"
    assert sum(why is not None for why in whys) >= 0.8 * len(whys)


def test_a_turning_point_is_named_before_anything_else():
    scenes = [scene for scene in ending_of("prophecy").highlights if scene.why.id == "director-foe"]
    seen = [
        SimpleNamespace(
            at=scene.at, weight=55, lasts=6000, gained=0, gainer=None, scored=False, line=scene.line, icon="", seat=0,
            art=None, reason=scene.why,
        )
        for scene in scenes[:2]
    ]  # fmt: skip
    turn = TurningPoint(at=scenes[0].at - 1, seat=1, before=0.2, after=0.45, log=[])
    first, second = chosen(seen, [turn])
    assert (first.why.id, first.why.args["was"], first.why.args["now"]) == ("highlight-turn", 20, 45)
    assert second.why.id == "director-foe"


@pytest.mark.parametrize("game", ["prophecy", "witcher", "runebound"])
def test_highlights_have_the_pictures_of_foes(game):
    told = ending_of(game)
    assert any(scene.art is not None and scene.art.portrait is not None for scene in told.highlights)
    assert all(scene.icon == scene.art.icon for scene in told.highlights if scene.art is not None)


@pytest.mark.parametrize("language", ["en", "ru", "cs", "bg"])
@pytest.mark.parametrize("game", GAMES)
def test_finale_highlights_and_texts_are_in_words(game, language):
    catalogue = catalogue_of(fabletable.find(game), language)
    assert [fault for message in says_in(ending_of(game)) for fault in faults(catalogue, message)] == []


@pytest.mark.parametrize("game", ["prophecy", "witcher", "runebound"])
def test_a_chronicle_has_the_texts_that_were_read(game):
    texts = ending_of(game).texts
    assert texts
    assert all(each.text for each in texts)
