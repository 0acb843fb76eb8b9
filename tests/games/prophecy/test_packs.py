"""The cards of a brought pack, played at a table of Prophecy. Tests for every pack: tests/packs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fabletable
from fabletable.games.prophecy import GAME
from fabletable.kernel import Pack
from fabletable.kernel.signs import legend_of
from tests.packs.brought import brought_to
from tests.rulebook.prophecy.arranged import StagedRealm

WITH = {"pack-wayside": True}


@pytest.fixture
def wayside() -> Iterator[Pack]:
    with brought_to("prophecy") as pack:
        yield pack


def staged(*heroes: str) -> StagedRealm:
    return StagedRealm(*(heroes or ("scout", "druid")), pack_wayside=True)


def test_its_guardian_may_lie_in_a_plane(wayside):
    tables = [fabletable.start("prophecy", 2, f"planes/{n}", WITH).table for n in range(12)]
    guardians = [{plane.lesser.key for plane in table.planes if plane.lesser is not None} for table in tables]
    assert all(len(each) == 5 for each in guardians)
    assert any("gatekeeper" in each for each in guardians)


def test_a_creature_lies_in_the_scene_and_the_legend_and_is_fought(wayside):
    play = staged().stand("plains-a").lay("plains-a", "marsh-troll")
    scene = play.match.scene(0)
    piece = next(piece for piece in scene.board.pieces if piece.id == "marsh-troll")
    assert piece.art.icon == "troll"
    marks = {f"card:{tag.id}" for tag in piece.tags}
    assert any(marks & set(sign.marks) for sign in legend_of(GAME.signs, scene)["cards"])
    gold = play.hero().gold
    play.dice(6, 1).choose("stay", "fight:marsh-troll")
    assert play.hero().gold == gold + 3


def test_a_skill_at_a_hook(wayside):
    play = staged().give(skills=("roadcraft",)).stand("plains-a").lay("plains-a", "marsh-troll")
    play.dice(1, 1).choose("stay", "fight:marsh-troll")
    assert any(line.id == "beat" for line in play.match.log()), "5 and 1 against 4"


def test_a_skill_with_a_verb_of_its_own(wayside):
    play = staged().give(skills=("roadcraft",), items=("honey-cake",), experience=0)
    assert play.choose("leave-behind:honey-cake").hero().experience == 1
    assert not play.hero().items
    assert "left-behind" in [line.id for line in play.match.log()]


def test_a_skill_instead_of_moving_is_listed_with_its_price(wayside):
    play = staged().give(skills=("roadcraft",), mana=2)
    choice = next(each for each in play.match.ask(0).choices if each.key == "roadcraft")
    assert [(gem.kind, gem.n) for gem in choice.cost] == [("will", 1)]
    assert ([(gem.kind, gem.n) for gem in choice.gain], choice.note.id) == ([("gold", 2)], "note-roadcraft")
    gold = play.hero().gold
    assert play.choose("roadcraft").hero().gold == gold + 2
    assert play.hero().mana == 1


def test_an_item_with_an_effect_of_its_own(wayside):
    play = staged().give(items=("honey-cake",), health=1, mana=0)
    play.choose("use:honey-cake")
    assert (play.hero().health, play.hero().mana) == (2, 1)
    assert "cheer-spreads" in [line.id for line in play.match.log()]


def test_an_opportunity_that_asks(wayside):
    play = staged().stand("plains-a").lay("plains-a", "wishing-well").choose("stay", "opportunity:wishing-well")
    assert (play.asked, play.keys) == ("ask-wishing-well", ["wealth", "well-being"])
    assert GAME.policy(play.table, play.match.decision) == [1.0, 0.0]
    gold = play.hero().gold
    assert play.choose("wealth").hero().gold == gold + 3


def test_a_chance_card(wayside):
    play = staged().next_chance("pedlar").new_round(0)
    assert play.hero().gold == 5


def test_a_hero_plays(wayside):
    assert staged("tinker", "druid").hero().character.name == "tinker"
