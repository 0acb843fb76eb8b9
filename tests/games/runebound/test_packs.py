"""The cards of a brought pack, played at a table of Runebound. Tests for every pack: tests/packs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fabletable.games.runebound import GAME
from fabletable.games.runebound.rules.context import foe_health
from fabletable.kernel import Pack
from fabletable.kernel.signs import legend_of
from tests.packs.brought import brought_to
from tests.rulebook.runebound.arranged import StagedLand


@pytest.fixture
def driftwood() -> Iterator[Pack]:
    with brought_to("runebound") as pack:
        yield pack


def play(hero: str = "lissa", **more) -> StagedLand:
    return StagedLand(hero, options={"pack-driftwood": True}, **more)


def pieces_of(scene):
    waiting = [*scene.board.zones, *scene.mats]
    found = {piece.id: piece for piece in scene.board.pieces}
    while waiting:
        zone = waiting.pop()
        found.update({piece.id: piece for piece in zone.pieces})
        waiting.extend(zone.zones)
    return found


def test_its_cards_lie_in_the_scene_and_the_legend(driftwood):
    game = play("old-ferryman").has(learned=["net-mending"], assets=["lantern-buoy"], quests=["sunken-bell"])
    scene = game.story("the-high-tide").match.scene(0)
    pieces = pieces_of(scene)
    assert pieces["old-ferryman"].art.icon == "fishing-pole"
    assert pieces["net-mending"].art.icon == "fishing-net"
    assert pieces["the-high-tide"].art.icon == "big-wave"
    cards = legend_of(GAME.signs, scene)["cards"]
    for key in ("lantern-buoy", "sunken-bell"):
        assert any({f"card:{tag.id}" for tag in pieces[key].tags} & set(sign.marks) for sign in cards), key


def test_a_hero_fights_with_his_own_tokens(driftwood):
    game = play("old-ferryman").fights("ettin", "aaa", "bbbbb")
    assert [token.key for token in game.fight.sides[0].tokens] == ["ferryman-1", "ferryman-2", "ferryman-3"]
    assert "old-ferryman.oar" in [each.key for each in game.hero().card.abilities]


def test_an_enemy_that_asks_and_bots_know_it(driftwood):
    game = play().has(gold=2).fights("ferry-lurker", "aaa", "bbbbb")
    assert (game.asked, game.keys) == ("ask-lurker-toll", ["lurker-coin", "lurker-skin"])
    assert GAME.policy(game.table, game.match.decision) == [0.0, 1.0]
    game.choose("lurker-coin")
    assert (game.hero().gold, game.hero().damage) == (1, 0)


def test_a_skill_with_an_effect_of_its_own(driftwood):
    game = play(at="tamalir", other_at="tamalir").has(learned=["net-mending"], damage=9)
    game.has(1, damage=2).choose("rest")
    assert game.hero(1).damage == 1
    assert "nets-mended" in [line.id for line in game.match.log()]


def test_an_asset_brings_its_token(driftwood):
    game = play().has(assets=["lantern-buoy"]).fights("ettin", "aaaa", "bbbbb")
    assert [face.key for face in game.fight.sides[0].tokens[-1].token.sides] == ["shield-1", "agility-2"]


def test_a_quest(driftwood):
    game = play(at="lake-of-tears").has(quests=["sunken-bell"])
    game.load("mountains+water", "wild", "plains").choose("quest-sunken-bell")
    assert "sunken-bell.outcome-2" in [option.key for option in game.match.decision.options]
    game.choose("sunken-bell.outcome-2")
    assert game.hero().gold == 4


def test_an_event(driftwood):
    game = play(at="0,0").top_card("raft-race").choose("adventure", "raft-race.way-2")
    assert game.hero().gold == 1


def test_a_story_holds_its_rule_while_it_lies_there(driftwood):
    plain = play().fights("ettin", "aaa", "bbbbb")
    flooded = play().story("the-high-tide").fights("ettin", "aaa", "bbbbb")
    assert foe_health(flooded.table, flooded.fight) == foe_health(plain.table, plain.fight) + 2
