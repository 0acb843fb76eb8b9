"""Every game ends in words: its own, or the kernel's."""

from functools import cache

import msgspec
import pytest

from fabletable.coach.ending import epilogue, told_at_once
from fabletable.kernel import Refused
from fabletable.kernel.catalogue import catalogue_of, files, text_package
from fabletable.kernel.ending import Bars, Epilogue
from fabletable.terminal.preview import says_in
from tests.conformance.samples import Sample
from tests.text.catalogues import faults


@cache
def ending_of(sample):
    end = sample.end()
    return end, told_at_once(end.game, sample.players, sample.seed, sample.options, sample.chosen())


def languages_of(game):
    return [language for language in ("en", "ru", "cs", "bg") if files(text_package(game), language)]


def test_an_ending_tells_who_won_and_travels_as_json(sample):
    end, told = ending_of(sample)
    assert (told.winners, told.scores) == (end.result.winners, end.result.scores)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Epilogue) == told
    for lines in told.measures:
        assert len(lines.values) == sample.players
        assert {len(values) for values in lines.values} == {len(lines.at)}
    assert [each.at for each in told.rounds] == sorted({each.at for each in told.rounds})


def test_points_by_source_add_up_to_the_score(sample):
    _, told = ending_of(sample)
    for leaf in told.leaves:
        if isinstance(leaf, Bars):
            assert [sum(row) for row in leaf.rows] == told.scores


def test_an_ending_is_in_words_in_every_language(sample):
    end, told = ending_of(sample)
    for language in languages_of(end.game):
        catalogue = catalogue_of(end.game, language)
        assert [fault for message in says_in(told) for fault in faults(catalogue, message)] == []


def test_an_ending_is_told_when_the_game_is_over(sample):
    end = sample.end()
    with pytest.raises(Refused) as no:
        told_at_once(end.game, sample.players, sample.seed, sample.options, sample.chosen()[:-1])
    assert no.value.code == "why-game-goes-on"


def test_luck_and_turning_points_come_later():
    sample = Sample("lanterns", 2, {})
    parts: list[tuple[float, bool]] = []

    def progress(part, so_far):
        parts.append((part, so_far is not None and so_far.luck is None))

    told = epilogue(sample.start().game, 2, sample.seed, {}, sample.chosen(), progress=progress)
    assert [part for part, _ in parts] == sorted(part for part, _ in parts)
    assert any(early for _, early in parts)
    assert all(0 <= turn.at < told.decisions and turn.log for turn in told.turns)
    assert len(told.luck.at) == len(told.luck.values[0]) == len(told.luck.band[0])
