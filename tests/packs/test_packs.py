"""A pack of cards is brought to each game, switched on at a table and played: one card of each kind, from one file.

What each card of a pack does is tested with its game: tests/games/NAME/test_packs.py.
"""

from __future__ import annotations

import logging
import pickle
from collections.abc import Iterator

import pytest

from fabletable.bots import make_bot, play_on
from fabletable.bots.best_search import _step_aside, net_for
from fabletable.games import BUILT_IN
from fabletable.kernel import Card, Message, Pack, Question, Refused
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.kernel.game import settings_of
from fabletable.kernel.record import verify
from fabletable.lab import simulate
from fabletable.terminal.preview import says_in
from tests.packs.brought import CASES, PackCase, brought_to
from tests.text.catalogues import faults, held


@pytest.fixture(params=list(CASES.values()), ids=lambda case: case.game)
def case(request) -> Iterator[PackCase]:
    with brought_to(request.param.game):
        yield request.param


def pack_of(case: PackCase) -> Pack:
    return next(iter(case.found.brought_packs))


def test_a_table_plays_with_a_pack_only_where_it_says_so(case):
    names = [each.name for each in settings_of(case.found) if each.name.startswith("pack-")]
    assert names == [f"pack-{case.pack}"]
    plain = case.start(3, "one", on=False)
    assert names[0] not in plain.options
    assert case.cards <= set(case.found.pieces(case.start(3, "one").table))
    assert not case.cards & set(case.found.pieces(plain.table))


def test_tables_without_it_are_what_they_were(case):
    with_pack_brought = case.start(3, "same", on=False).checksum()
    case.found.packs.remove(pack_of(case))
    assert case.start(3, "same", on=False).checksum() == with_pack_brought


def test_all_of_it_is_said_in_every_language(case):
    match = case.start(3, "said")
    play_on(match, {seat: make_bot("greedy", str(seat)) for seat in range(3)}, most=250)
    chapter = case.found.book.chapters[-1].key
    own = [Message(each) for each in sorted(held(case.folder).ids) if each.startswith(("word-", "option-", "about-"))]
    said = [*says_in([match.scene(0), match.log()]), Message(f"rule-{chapter}.text"), *own]
    for language in LANGUAGES:
        assert held(case.folder, language).ids == held(case.folder, "en").ids
        assert [fault for message in said for fault in faults(catalogue_of(case.found, language), message)] == []


def test_the_book_has_a_chapter_of_it(case):
    chapter = case.found.book.chapters[-1]
    assert chapter.key == f"pack-{case.pack}"
    assert chapter.in_force(3, case.on)
    assert not chapter.in_force(3, {})
    assert catalogue_of(case.found, "cs").format(f"rule-pack-{case.pack}", {}) == case.title


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_whole_games_are_played_with_it_and_verified(case, bot):
    for seed in range(3):
        match = case.start(2 + seed % 3, f"whole/{seed}")
        before = case.found.pieces(match.table)
        play_on(match, {seat: make_bot(bot, f"{seed}/{seat}") for seat in range(match.players)})
        assert match.over
        assert case.found.pieces(match.table) == before
        assert verify(match.record(), case.found).holds


def test_it_travels_to_other_processes(case):
    pack = pack_of(case)
    assert pickle.loads(pickle.dumps(pack)) is pack


def test_it_is_simulated_in_other_processes():
    with brought_to("diceforge"):
        case = CASES["diceforge"]
        report = simulate(case.game, 4, players=3, bots=["greedy"], seed="away", options=case.on, workers=2)
    assert report.games == 4


def test_a_net_that_has_never_seen_it_steps_aside_and_says_so(case, caplog):
    _step_aside.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert net_for(case.found, 3, case.on) is None
        assert net_for(case.found, 3, case.on) is None
    lines = [f"the net of {case.game} has never seen the cards of {case.pack}; players search without it"]
    assert [record.message for record in caplog.records] == (lines if case.has_net else [])
    assert (net_for(case.found, 3, case.options) is not None) == case.has_net
    match = case.start(2, "search")
    play_on(match, {seat: make_bot("hard", str(seat)) for seat in range(2)}, most=1)


def test_what_clashes_is_refused_whole(case):
    twice = Pack("twice", case.game, __name__)
    card = twice.add(case.clash())
    with pytest.raises(Refused) as why:
        case.found.bring(twice)
    assert (why.value.code, why.value.arguments) == ("why-pack-clash", {"pack": "twice", "card": card.key})
    assert [pack.key for pack in case.found.brought_packs] == [case.pack]


def test_a_taken_name_and_a_taken_question_are_refused(case):
    with pytest.raises(Refused, match="why-pack-taken"):
        case.found.bring(Pack(case.pack, case.game, __name__))
    asking = Pack("asking", case.game, __name__)
    Question(asking.questions, case.question)
    with pytest.raises(Refused, match="why-pack-clash"):
        case.found.bring(asking)


def test_a_card_of_no_deck_is_refused(case):
    strange = Pack("strange", case.game, __name__)
    card = strange.add(Card())
    card.key = card.name = "stone"
    with pytest.raises(Refused, match="why-pack-no-deck"):
        case.found.bring(strange)


def test_every_game_of_the_house_takes_packs():
    assert set(CASES) == set(BUILT_IN)
