"""Questions that beginners cannot answer: they come with a suggestion and its reason, or are not asked at all."""

import pytest

import fabletable
from fabletable.games import BUILT_IN
from fabletable.kernel import Refused
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.kernel.game import QUICK_START, settings_of

ASKING = [key for key in BUILT_IN if any(question.suggests for question in fabletable.find(key).questions)]
HURRY = {QUICK_START: True}


def seats(game):
    low, high = fabletable.find(game).players
    return range(low, high + 1)


def drawn(seed):
    return fabletable.start("witcher", 2, seed).advised.key


@pytest.mark.parametrize("game", ASKING)
def test_the_first_question_of_a_quick_start_is_a_real_one(game):
    for players in seats(game):
        match = fabletable.start(game, players, "hurry", HURRY)
        assert match.number == 0
        assert match.advised is None, f"{players} players are asked {match.decision.ask}"
        told = [line.id for line in match.log(match.decision.seat)]
        assert told[0] == "quick-start-begins"
        assert "quick-start-took" in told


@pytest.mark.parametrize("game", ASKING)
def test_a_quick_start_takes_what_would_have_been_advised(game):
    slow = fabletable.start(game, 2, "the same")
    while slow.advised is not None:
        slow.choose(slow.advised.key)
    quick = fabletable.start(game, 2, "the same", HURRY)
    assert quick.checksum() == slow.checksum()
    assert repr(quick.decision) == repr(slow.decision)


@pytest.mark.parametrize("game", ASKING)
def test_it_is_in_the_record_and_copies_know_it(game):
    match = fabletable.start(game, 3, "kept", HURRY)
    chance = fabletable.Chance("kept")
    for _ in range(12):
        assert match.clone().checksum() == match.checksum()
        match.take(chance.one_of(match.decision.options))
    record = match.record()
    assert record.options[QUICK_START] is True
    assert fabletable.verify(record)
    record.options.pop(QUICK_START)
    assert not fabletable.verify(record)


@pytest.mark.parametrize("game", ASKING)
def test_every_reason_is_there_in_every_language(game):
    catalogues = [catalogue_of(fabletable.find(game), language) for language in LANGUAGES]
    for number in range(12):
        match = fabletable.start(game, 3, f"reasons {number}")
        chance = fabletable.Chance(f"reasons {number}")
        while match.advised is not None:
            said = [catalogue.say(match.advised.why) for catalogue in catalogues]
            assert len(set(said)) == len(LANGUAGES), said
            assert match.ask(match.decision.seat).advised == match.advised
            match.take(chance.one_of(match.decision.options))


def test_what_is_drawn_is_the_same_for_a_seed_and_differs_between_seeds():
    assert drawn("a") == drawn("a")
    assert len({drawn(f"seed {number}") for number in range(20)}) == 3


def test_somebody_who_only_imagines_is_advised_the_same():
    match = fabletable.start("witcher", 2, "a thought")
    assert match.imagine(0, fabletable.Chance("x")).advised == match.advised


def test_where_nothing_is_asked_there_is_no_quick_start():
    assert QUICK_START not in [setting.name for setting in settings_of(fabletable.find("diceforge"))]
    with pytest.raises(Refused) as no:
        fabletable.start("diceforge", 2, "x", HURRY)
    assert no.value.code == "why-unknown-option"
