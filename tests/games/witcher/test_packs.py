"""A pack of cards is brought to the Witcher, switched on at a table and played: one card of each kind, one file."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.bots.best_search import _step_aside, net_for
from fabletable.games.witcher import GAME
from fabletable.games.witcher.cards.potions import SWALLOW
from fabletable.games.witcher.kinds import Potion
from fabletable.kernel import Card, Pack, Refused
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.kernel.game import settings_of
from fabletable.kernel.record import verify
from fabletable.kernel.signs import legend_of
from fabletable.terminal.preview import says_in
from fabletable.terminal.words import bring_from
from tests.rulebook.witcher.arranged import StagedWorld, keep_events, top_story
from tests.text.catalogues import faults, held

FOLDER = Path(__file__).parents[2] / "packs" / "moonmist"
WITH = {"pack-moonmist": True}


@pytest.fixture
def moonmist() -> Iterator[Pack]:
    """``fabletable --bring moonmist``; nothing of it is left afterwards."""
    before = list(sys.path)
    bring_from(str(FOLDER))
    assert GAME.packs is not None
    yield sys.modules["moonmist"].PACK
    for pack in GAME.packs:
        GAME.packs.remove(pack)
    sys.path[:] = before


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


def test_tables_without_it_are_what_they_were(moonmist):
    with_pack_brought = fabletable.start("witcher", 3, "same").checksum()
    assert GAME.packs is not None
    GAME.packs.remove(moonmist)
    assert fabletable.start("witcher", 3, "same").checksum() == with_pack_brought


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


def test_a_story_leads_to_its_event(moonmist):
    play = top_story(staged("barghest").set(place=7), "wilds", 101).choose("phase-two", "explore-wilds", "b")
    assert [kept.gives.power.key for kept in play.hero().kept] == ["moon-knife"]
    assert "Ada keeps “Moon Knife”." in play.told


def test_all_of_it_is_said_in_every_language(moonmist):
    game = staged()
    play_on(game.match, {seat: make_bot("greedy", str(seat)) for seat in range(2)})
    chapter = fabletable.kernel.Message(f"rule-{GAME.book.chapters[-1].key}.text")
    said = list(says_in([game.match.scene(0), game.match.log(), chapter]))
    for language in LANGUAGES:
        assert held(FOLDER, language).ids == held(FOLDER, "en").ids
        assert [fault for message in said for fault in faults(catalogue_of(GAME, language), message)] == []


def test_the_book_has_a_chapter_of_it(moonmist):
    chapter = GAME.book.chapters[-1]
    assert chapter.key == "pack-moonmist"
    assert chapter.in_force(3, WITH)
    assert not chapter.in_force(3, {})


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_whole_games_are_played_with_it_and_verified(moonmist, bot):
    met = set()
    for seed in range(6):
        match = fabletable.start("witcher", 2 + seed % 3, f"whole/{seed}", WITH)
        before = GAME.pieces(match.table)
        play_on(match, {seat: make_bot(bot, f"{seed}/{seat}") for seat in range(match.players)})
        assert match.over
        assert GAME.pieces(match.table) == before
        assert verify(match.record(), GAME).holds
        met |= {
            line.args[name].piece
            for line in match.log()
            for name in ("potion", "monster", "card")
            if line.args.get(name)
        }
    assert {"mistwalker", "moon-cut-1"} & met


def test_a_net_that_has_never_seen_it_steps_aside_and_says_so(moonmist, caplog):
    _step_aside.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert net_for(GAME, 3, WITH) is None
    assert [record.message for record in caplog.records] == [
        "the net of witcher has never seen the cards of moonmist; players search without it"
    ]


def test_what_clashes_is_refused_whole(moonmist):
    twice = Pack("twice", "witcher", __name__)
    twice.add(Potion(SWALLOW.name, icon="moon", value=1.0))
    with pytest.raises(Refused) as why:
        GAME.bring(twice)
    assert (why.value.code, why.value.arguments) == ("why-pack-clash", {"pack": "twice", "card": "swallow"})
    with pytest.raises(Refused, match="why-pack-taken"):
        GAME.bring(Pack("moonmist", "witcher", __name__))
    strange = Pack("strange", "witcher", __name__)
    card = strange.add(Card())
    card.key = card.name = "stone"
    with pytest.raises(Refused, match="why-pack-no-deck"):
        GAME.bring(strange)
