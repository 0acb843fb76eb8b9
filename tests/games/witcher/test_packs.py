"""The cards of a brought pack, played at a table of the Witcher. Tests for every pack: tests/packs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.games.witcher import GAME
from fabletable.kernel import Pack
from fabletable.kernel.game import settings_of
from fabletable.kernel.signs import legend_of
from tests.packs.brought import brought_to
from tests.rulebook.witcher.arranged import StagedWorld, keep_events, top_story

WITH = {"pack-moonmist": True}


@pytest.fixture
def moonmist() -> Iterator[Pack]:
    with brought_to("witcher") as pack:
        yield pack


def staged(monster: str = "mistwalker") -> StagedWorld:
    return StagedWorld("wolf", "bear", options=WITH, lairs={"forest": (monster, 16)})


def test_a_table_plays_with_a_pack_only_where_it_says_so(moonmist):
    assert [each.name for each in settings_of(GAME) if each.name.startswith("pack-")] == ["pack-moonmist"]
    box = staged().table.box
    brought = [card.key for deck in (box.actions, box.potions, box.monsters, box.stories) for card in deck if card.pack]
    copies = [f"moonglow-{n}" for n in range(1, 5)]
    assert brought == ["moon-cut-1", *copies, "mistwalker", "wilds-101", "event-101"]
    plain = fabletable.start("witcher", 3, "plain")
    assert plain.options == {"tweaks": {}}
    assert not any(card.pack for card in plain.table.box.monsters)


def test_its_cards_lie_on_the_table_and_in_the_legend(moonmist):
    game = staged().set(potions=["moonglow"], hand=["moon-cut-1"])
    scene = game.match.scene(0)
    pieces = {piece.id: piece for zone in [*scene.board.zones, *scene.mats] for piece in everything(zone)}
    assert pieces["mistwalker"].art.icon == "spectre"
    assert pieces[game.hero().potions[0].key].art.icon == "moon"
    marks = {f"card:{tag.id}" for tag in pieces["moon-cut-1"].tags}
    assert any(marks & set(sign.marks) for sign in legend_of(GAME.signs, scene)["cards"])


def everything(zone):
    yield from zone.pieces
    for inner in zone.zones:
        yield from everything(inner)


def test_a_monster_asks_and_bots_know_it(moonmist):
    game = staged().hunt(gold=1, shield=1, trails=["forest"], hand=["moon-cut-1", "rend-1"])
    assert (game.asked, game.keys) == ("ask-mist-toll", ["mist-coin", "mist-guard"])
    assert GAME.policy(game.table, game.decision) == [1.0, 0.0]
    game.choose("mist-guard")
    assert (game.hero().gold, game.hero().shield) == (1, 0)


def test_its_trophy_its_blow_its_knife_and_its_potion_work(moonmist):
    play = keep_events(staged("barghest").set(trophies=["mistwalker"]), 101)
    play.hunt(trails=["forest"], hand=["moon-cut-1", "rend-1"], potions=["moonglow"])
    life = len(play.fight.pool.cards)
    potion = play.hero().potions[0].key
    assert {potion, "moon-knife"} <= set(play.keys)
    play.choose(potion, "moon-knife", "moon-cut-1", "combo-done")
    assert play.asked == "ask-power"
    play.choose("mist-veil")
    assert life - len(play.fight.pool.cards) == 2 + 2 + 1


def test_an_effect_of_a_pack_has_words_of_its_own(moonmist):
    play = top_story(staged("barghest").set(place=7, gold=0), "wilds", 101).choose("phase-two", "explore-wilds", "a")
    assert play.hero().gold == 2
    card = next(card for card in play.table.box.stories if card.key == "wilds-101")
    assert "effect-purse" in [effect.text().id for effect in card.effects()]


def test_a_story_leads_to_its_event(moonmist):
    play = top_story(staged("barghest").set(place=7), "wilds", 101).choose("phase-two", "explore-wilds", "b")
    assert [kept.gives.power.key for kept in play.hero().kept] == ["moon-knife"]
    assert "Ada keeps “Moon Knife”." in play.log_text


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_its_cards(moonmist, bot):
    met = set()
    for seed in range(6):
        match = fabletable.start("witcher", 2 + seed % 3, f"whole/{seed}", WITH)
        play_on(match, {seat: make_bot(bot, f"{seed}/{seat}") for seat in range(match.players)})
        met |= {
            line.args[name].piece
            for line in match.log()
            for name in ("potion", "monster", "card")
            if line.args.get(name)
        }
    assert {"mistwalker", "moon-cut-1"} & met
