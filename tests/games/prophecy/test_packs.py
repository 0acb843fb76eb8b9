"""A pack of cards is brought to Prophecy, switched on at a table and played: one card of each kind, from one file."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.bots.best_search import _step_aside, net_for
from fabletable.games.prophecy import GAME
from fabletable.games.prophecy.cards.skills import RESILIENCE
from fabletable.games.prophecy.kinds import Skill
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Card, Pack, Question, Refused
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.kernel.record import verify
from fabletable.kernel.signs import legend_of
from fabletable.terminal.preview import says_in
from fabletable.terminal.words import bring_from
from tests.rulebook.prophecy.arranged import StagedRealm
from tests.text.catalogues import faults, held

FOLDER = Path(__file__).parents[2] / "packs" / "wayside"
WITH = {"pack-wayside": True}


@pytest.fixture
def wayside() -> Iterator[Pack]:
    """``fabletable --bring wayside``; nothing of it is left afterwards."""
    before = list(sys.path)
    bring_from(str(FOLDER))
    assert GAME.packs is not None
    yield sys.modules["wayside"].PACK
    for pack in GAME.packs:
        GAME.packs.remove(pack)
    sys.path[:] = before


def keys_of(table: Realm) -> set[str]:
    """The keys of all cards in the decks of a table."""
    cards: list[Card] = [*table.adventures, *table.common, *table.rare, *table.unused]
    cards += [*table.chance_deck, *table.chance_gone, *(hero.character for hero in table.heroes)]
    cards += [skill for pile in table.skill_decks.values() for skill in pile.cards]
    cards += [spot.card for ground in table.ground for spot in ground.spots]
    cards += [skill for ground in table.ground for skill in ground.skills]
    return {card.key for card in cards}


CARDS = {"tinker", "marsh-troll", "roadcraft", "honey-cake", "honey-cake-2", "wishing-well", "pedlar", "pedlar-2"}


def staged(*heroes: str) -> StagedRealm:
    return StagedRealm(*(heroes or ("scout", "druid")), pack_wayside=True)


def test_a_table_plays_with_a_pack_only_where_it_says_so(wayside):
    assert keys_of(fabletable.start("prophecy", 3, "one", {"characters": "random", **WITH}).table) >= CARDS
    plain = fabletable.start("prophecy", 3, "one", {"characters": "random"})
    assert not CARDS & keys_of(plain.table)
    assert "pack-wayside" not in plain.options


def test_tables_without_it_are_what_they_were(wayside):
    with_pack_brought = fabletable.start("prophecy", 3, "same").checksum()
    assert GAME.packs is not None
    GAME.packs.remove(wayside)
    assert fabletable.start("prophecy", 3, "same").checksum() == with_pack_brought


def test_its_guardian_may_lie_in_a_plane(wayside):
    tables = [fabletable.start("prophecy", 2, f"planes/{n}", WITH).table for n in range(12)]
    guardians = [{plane.lesser.key for plane in table.planes if plane.lesser is not None} for table in tables]
    assert all(len(each) == 5 for each in guardians)
    assert any("gatekeeper" in each for each in guardians)


def test_a_creature_lies_in_the_scene_and_the_legend_and_is_fought(wayside):
    tale = staged().stand("plains-a").lay("plains-a", "marsh-troll")
    scene = tale.match.scene(0)
    piece = next(piece for piece in scene.board.pieces if piece.id == "marsh-troll")
    assert piece.art.icon == "troll"
    marks = {f"card:{tag.id}" for tag in piece.tags}
    assert any(marks & set(sign.marks) for sign in legend_of(GAME.signs, scene)["cards"])
    gold = tale.hero().gold
    tale.dice(6, 1).choose("stay", "fight:marsh-troll")
    assert tale.hero().gold == gold + 3


def test_a_skill_at_a_hook(wayside):
    tale = staged().give(skills=("roadcraft",)).stand("plains-a").lay("plains-a", "marsh-troll")
    tale.dice(1, 1).choose("stay", "fight:marsh-troll")
    assert any(line.id == "beat" for line in tale.match.log()), "5 and 1 against 4"


def test_an_item_with_an_effect_of_its_own(wayside):
    tale = staged().give(items=("honey-cake",), health=1, mana=0)
    tale.choose("use:honey-cake")
    assert (tale.hero().health, tale.hero().mana) == (2, 1)
    assert "cheer-spreads" in [line.id for line in tale.match.log()]


def test_an_opportunity_that_asks(wayside):
    tale = staged().stand("plains-a").lay("plains-a", "wishing-well").choose("stay", "opportunity:wishing-well")
    assert (tale.asked, tale.keys) == ("ask-wishing-well", ["wealth", "well-being"])
    assert GAME.policy(tale.table, tale.match.decision) == [1.0, 0.0]
    gold = tale.hero().gold
    assert tale.choose("wealth").hero().gold == gold + 3


def test_a_chance_card(wayside):
    tale = staged().next_chance("pedlar").new_round(0)
    assert tale.hero().gold == 5


def test_a_hero_plays(wayside):
    assert staged("tinker", "druid").hero().character.name == "tinker"


def test_all_of_it_is_said_in_every_language(wayside):
    tale = staged()
    play_on(tale.match, {seat: make_bot("greedy", str(seat)) for seat in range(2)}, most=200)
    cards = [message for card in wayside.cards for message in (card.message.id, card.message.id + ".text")]
    said = [*says_in([tale.match.scene(0), tale.match.log()]), *(fabletable.kernel.Message(each) for each in cards)]
    for language in LANGUAGES:
        assert held(FOLDER, language).ids == held(FOLDER, "en").ids
        assert [fault for message in said for fault in faults(catalogue_of(GAME, language), message)] == []


def test_the_book_has_a_chapter_of_it(wayside):
    chapter = GAME.book.chapters[-1]
    assert chapter.key == "pack-wayside"
    assert chapter.in_force(3, WITH)
    assert not chapter.in_force(3, {})
    assert catalogue_of(GAME, "cs").format("rule-pack-wayside", {}) == "U cesty"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_whole_games_are_played_with_it_and_verified(wayside, bot):
    for seed in range(3):
        match = fabletable.start("prophecy", 2 + seed % 3, f"whole/{seed}", WITH)
        before = GAME.pieces(match.table)
        play_on(match, {seat: make_bot(bot, f"{seed}/{seat}") for seat in range(match.players)})
        assert match.over
        assert GAME.pieces(match.table) == before
        assert verify(match.record(), GAME).holds


def test_a_net_that_has_never_seen_it_steps_aside_and_says_so(wayside, caplog):
    _step_aside.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert net_for(GAME, 3, WITH) is None
    assert [record.message for record in caplog.records] == [
        "the net of prophecy has never seen the cards of wayside; players search without it"
    ]


def test_what_clashes_is_refused_whole(wayside):
    twice = Pack("twice", "prophecy", __name__)
    twice.add(Skill(RESILIENCE.key, RESILIENCE.guild, 5))
    with pytest.raises(Refused) as why:
        GAME.bring(twice)
    assert (why.value.code, why.value.arguments) == ("why-pack-clash", {"pack": "twice", "card": "resilience"})
    asking = Pack("asking", "prophecy", __name__)
    Question(asking.questions, "move")
    with pytest.raises(Refused, match="why-pack-clash"):
        GAME.bring(asking)
