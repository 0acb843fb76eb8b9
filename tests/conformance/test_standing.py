"""Standings: every seat has one at every decision, with fitting numbers and words in every language."""

from functools import cache

import msgspec

import fabletable
from fabletable.games import BUILT_IN
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.kernel.scene import SHAPES
from fabletable.kernel.standing import MOST_CHIPS, Standing
from fabletable.terminal.preview import says_in
from tests.conformance.test_scenes import ICONS, icon_names

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
LONGEST = 120
"""Characters: the sentence is read at a glance."""


def test_every_seat_is_told_in_up_to_four_measures(any_sample):
    """A game that was brought may have none; none is told of a game that is over."""
    last = None
    for match in any_sample.walk_places():
        last = match
        scenes = [match.scene(view) for view in (None, *range(match.players))]
        plates = [player.stands for player in scenes[0].players]
        assert all([player.stands for player in scene.players] == plates for scene in scenes), "it is no secret"
        for seat in range(match.players):
            where = f"decision {match.number}, seat {seat}"
            standing = match.standing(seat)
            if standing is None:
                assert match.game.key not in BUILT_IN, where
                continue
            assert plates[seat] is not None or match.game.key not in BUILT_IN, where
            check(standing, plates, where)
    while last.decision is not None:
        last.choose(any_sample.chosen()[last.number])
    assert [last.standing(seat) for seat in range(last.players)] == [None] * last.players


def check(standing, plates, where):
    assert 1 <= len(standing.chips) <= MOST_CHIPS, where
    assert msgspec.json.decode(msgspec.json.encode(standing), type=Standing) == standing
    for chip in [*standing.chips, *(plate for plate in plates if plate is not None)]:
        assert chip.of is None or 0 <= chip.n <= chip.of, f"{where}: {chip}"
        assert chip.icon or chip.gem in SHAPES, f"{where}: {chip}"
        assert not chip.icon or not ICONS.exists() or chip.icon in icon_names(), f"{where}: {chip}"


def test_it_is_said_in_every_language(sample):
    for match in sample.walk_places():
        plates = [player.stands for player in match.scene(None).players]
        for seat in range(match.players):
            standing = match.standing(seat)
            said = {message.id for message in says_in([standing, plates])} - {"seat"}
            for language in LANGUAGES:
                speech = voice(match.game.key, language)
                assert not [each for each in said if not speech.has(each)], language
                if standing is not None:
                    sentence = speech.say(standing.message, NAMES)
                    assert len(sentence) <= LONGEST, sentence
                    assert sentence.endswith("."), sentence


@cache
def voice(game, language):
    return catalogue_of(fabletable.find(game), language)
