"""A pack of cards is brought to Dice Forge, switched on at a table and played: one card of each kind, from one file."""

from __future__ import annotations

import logging
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.bots.best_search import _step_aside, net_for
from fabletable.games.diceforge import GAME
from fabletable.games.diceforge.cards.feats import MINOTAUR
from fabletable.games.diceforge.kinds import INSTANT, Feat
from fabletable.games.diceforge.table import ACTION, REINFORCEMENTS
from fabletable.kernel import Card, Pack, Question, Refused
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.kernel.game import settings_of
from fabletable.kernel.record import verify
from fabletable.kernel.signs import legend_of
from fabletable.lab import simulate
from fabletable.terminal.preview import says_in
from fabletable.terminal.words import bring_from
from tests.rulebook.diceforge.arranged import StagedForge, at_action, give
from tests.text.catalogues import faults, held

FOLDER = Path(__file__).parents[2] / "packs" / "lamplight"
WITH = {"pack-lamplight": True}


@pytest.fixture
def lamplight() -> Iterator[Pack]:
    """``fabletable --bring lamplight``; nothing of it is left afterwards."""
    before = list(sys.path)
    bring_from(str(FOLDER))
    assert GAME.packs is not None
    yield sys.modules["lamplight"].PACK
    for pack in GAME.packs:
        GAME.packs.remove(pack)
    sys.path[:] = before


def staged(players: int = 3) -> StagedForge:
    return StagedForge(fabletable.start("diceforge", players, "lamplight", WITH))


def test_a_table_plays_with_a_pack_only_where_it_says_so(lamplight):
    assert [each.name for each in settings_of(GAME) if each.name.startswith("pack-")] == ["pack-lamplight"]
    assert {feat.key for feat in staged().table.sets if feat.pack} == {"lamp", "moth", "lamplighter"}
    plain = fabletable.start("diceforge", 3, "lamplight")
    assert plain.options == {"feats": "introductory"}
    assert not any(feat.pack for feat in plain.table.sets)


def test_tables_without_it_are_what_they_were(lamplight):
    with_pack_brought = fabletable.start("diceforge", 3, "same").checksum()
    assert GAME.packs is not None
    GAME.packs.remove(lamplight)
    assert fabletable.start("diceforge", 3, "same").checksum() == with_pack_brought


def test_its_cards_lie_on_the_table_and_in_the_legend(lamplight):
    game = staged()
    pieces = {piece.id: piece for zone in game.match.scene(0).board.zones for piece in zone.pieces}
    assert pieces["feat-lamp"].art.icon == "lantern-flame"
    pools = next(zone for zone in game.match.scene(0).board.zones if zone.id == "sanctuary").zones
    dear = next(zone for zone in pools if zone.id == "price-3")
    assert [piece.count for piece in dear.pieces if piece.id == "face-ember"] == [4]
    marks = {f"card:{tag.id}" for tag in pieces["feat-moth"].tags}
    cards = legend_of(GAME.signs, game.match.scene(0))["cards"]
    assert any(marks & set(sign.marks) for sign in cards)


def test_a_card_with_an_effect(lamplight):
    def arrange(table):
        give(table, 0)
        table.phase = REINFORCEMENTS
        table.heroes[0].deeds = (table.sets[11],)
        table.ready = [table.sets[11]]

    game = staged().arrange(arrange)
    assert game.keys == ["lamp-light", "done"]
    game.choose("lamp-light")
    assert game.hero(0).sun == 1
    assert "The lamp of Ada shines: 1 sun shard." in game.told


def test_a_card_at_a_hook(lamplight):
    def arrange(table):
        at_action(table)
        give(table, 0, sun=1)
        table.heroes[0].deeds += tuple(table.piles[2][-1:])
        table.heroes[1].portal = table.sets[13].portal
        table.chance.load(*[0] * 60)

    game = staged().arrange(arrange).choose("elder")
    assert "The moth of Ada flutters up: 2 glory." in game.told
    assert game.hero(0).glory == 2


def test_a_card_that_asks(lamplight):
    game = staged().arrange(lambda table: (at_action(table), give(table, 0, sun=1))).choose("lamplighter")
    assert (game.asked, game.keys) == ("ask-lamplighter", ["sun", "moon"])
    assert GAME.policy(game.table, game.decision) is not None
    game.choose("moon")
    assert game.hero(0).moon == 2


def test_a_face_is_bought_and_forged(lamplight):
    game = staged().arrange(lambda table: (at_action(table), give(table, 0, gold=3)))
    game.choose("ember", "s0-sun-1")
    assert game.hero(0).sun_die.faces[1].key == "ember"
    assert game.table.left(game.hero(0).sun_die.faces[1]) == 3


def test_all_of_it_is_said_in_every_language(lamplight):
    game = staged()
    play_on(game.match, {seat: make_bot("greedy", str(seat)) for seat in range(3)})
    said = list(says_in([game.match.scene(0), game.match.log(), *(chapter_texts())]))
    for language in LANGUAGES:
        own = held(FOLDER, language)
        assert own.ids == held(FOLDER, "en").ids
        assert [fault for message in said for fault in faults(catalogue_of(GAME, language), message)] == []


def chapter_texts():
    return [fabletable.kernel.Message(f"rule-{GAME.book.chapters[-1].key}.text")]


def test_the_book_has_a_chapter_of_it(lamplight):
    chapter = GAME.book.chapters[-1]
    assert chapter.key == "pack-lamplight"
    assert chapter.in_force(3, WITH)
    assert not chapter.in_force(3, {})
    assert catalogue_of(GAME, "cs").format("rule-pack-lamplight", {}) == "Světlo lamp"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_whole_games_are_played_with_it_and_verified(lamplight, bot):
    used = set()
    for seed in range(6):
        match = fabletable.start("diceforge", 2 + seed % 3, f"whole/{seed}", WITH)
        before = GAME.pieces(match.table)
        play_on(match, {seat: make_bot(bot, f"{seed}/{seat}") for seat in range(match.players)})
        assert match.over
        assert GAME.pieces(match.table) == before
        assert verify(match.record(), GAME).holds
        used |= {card.key for hero in match.table.heroes for card in hero.deeds if card.pack}
        used |= {face.key for hero in match.table.heroes for face in hero.sun_die.faces if face.pack}
    assert used == {"lamp", "moth", "lamplighter", "ember"}


def test_it_travels_to_other_processes(lamplight):
    assert pickle.loads(pickle.dumps(lamplight)) is lamplight
    report = simulate("diceforge", 4, players=3, bots=["greedy"], seed="away", options=WITH, workers=2)
    assert report.games == 4


def test_a_net_that_has_never_seen_it_steps_aside_and_says_so(lamplight, caplog):
    _step_aside.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert net_for(GAME, 3, WITH) is None
        assert net_for(GAME, 3, WITH) is None
    assert [record.message for record in caplog.records] == [
        "the net of diceforge has never seen the cards of lamplight; players search without it"
    ]
    assert net_for(GAME, 3, {}) is not None
    game = staged(2).arrange(lambda table: setattr(table, "phase", ACTION))
    play_on(game.match, {seat: make_bot("hard", str(seat)) for seat in range(2)}, most=1)


def like(card: Feat, **changes: object) -> Feat:
    made = Feat(card.name, card.slot, INSTANT, card.art, sun=card.sun)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def test_what_clashes_is_refused_whole(lamplight):
    twice = Pack("twice", "diceforge", __name__)
    twice.add(like(MINOTAUR))
    with pytest.raises(Refused) as why:
        GAME.bring(twice)
    assert (why.value.code, why.value.arguments) == ("why-pack-clash", {"pack": "twice", "card": "minotaur"})
    assert GAME.packs is not None
    assert GAME.packs.keys == ["lamplight"]


def test_a_taken_name_and_a_taken_question_are_refused(lamplight):
    with pytest.raises(Refused, match="why-pack-taken"):
        GAME.bring(Pack("lamplight", "diceforge", __name__))
    asking = Pack("asking", "diceforge", __name__)
    Question(asking.questions, "forge")
    with pytest.raises(Refused, match="why-pack-clash"):
        GAME.bring(asking)


def test_a_card_of_no_deck_is_refused():
    strange = Pack("strange", "diceforge", __name__)
    card = strange.add(Card())
    card.key = card.name = "stone"
    with pytest.raises(Refused, match="why-pack-no-deck"):
        GAME.bring(strange)


def test_two_packs_for_one_slot_are_refused_at_the_table(lamplight):
    other = Pack("other", "diceforge", __name__)
    other.add(like(MINOTAUR, key="imp", name="imp", slot=11))
    GAME.bring(other)
    with pytest.raises(Refused, match="why-pack-slot"):
        fabletable.start("diceforge", 3, "both", {**WITH, "pack-other": True})
