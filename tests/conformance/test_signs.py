"""Everything visible on a table can be explained: it has a name, and where the game says so a meaning and a chapter."""

import pytest

import fabletable
from fabletable.games import BUILT_IN as OURS
from fabletable.games import shelf
from fabletable.kernel.catalogue import LANGUAGES, catalogue_from, catalogue_of, files, text_package
from fabletable.kernel.signs import COMMON_SIGNS, names_in, seen_in
from tests.conformance.conftest import FEW
from tests.conformance.test_scenes import icon_names

POSITIONS = 100
WORDS = ("zone:", "choice:", "card:")
"""Boxes, choices and kinds of cards have their names written on them."""


def positions(key):
    """Return a hundred tables of this game with their questions, as the asked seats see them."""
    samples = [sample for sample in FEW if sample.game == key]
    for sample in samples:
        for match in sample.walk_places(POSITIONS // len(samples)):
            seat = match.decision.seat
            yield match.scene(seat), match.ask(seat)


@pytest.fixture(params=shelf(), scope="module")
def seen(request):
    """Collect everything that was seen in a game, by its marks, with the name it brings along and what it was on."""
    found = {}
    for scene, ask in positions(request.param):
        counted = names_in(scene)
        for thing in seen_in(scene, ask):
            label = thing.label or next((counted[mark] for mark in thing.marks if mark in counted), None)
            if tuple(thing.marks) not in found or found[tuple(thing.marks)] is None:
                found[tuple(thing.marks)] = label
    assert found
    return fabletable.find(request.param), found


def test_nothing_is_seen_without_a_name(seen):
    game, found = seen
    catalogue = catalogue_of(game)
    nameless = [
        marks
        for marks, label in found.items()
        if game.signs.find(marks) is None and (label is None or not (label.id == "seat" or catalogue.has(label.id)))
    ]
    assert nameless == []


def test_a_game_that_names_signs_names_all_of_them(seen):
    game, found = seen
    if not list(game.signs):
        assert game.key not in OURS
        return
    unnamed = [marks for marks in found if game.signs.find(marks) is None and not marks[0].startswith(WORDS)]
    assert unnamed == []


@pytest.mark.parametrize("key", [*shelf(), ""])
def test_a_sign_is_written_has_its_chapter_and_means_one_thing(key):
    signs = fabletable.find(key).signs if key else COMMON_SIGNS
    catalogue = catalogue_of(fabletable.find(key or next(iter(OURS))))
    marks = [mark for sign in signs for mark in sign.marks]
    assert sorted(mark for mark in set(marks) if marks.count(mark) > 1) == []
    assert [sign.key for sign in signs if not sign.marks] == []
    assert [sign.key for sign in signs if not catalogue.has(sign.name.id) or not catalogue.has(sign.text.id)] == []
    assert [group for group in signs.groups if not catalogue.has(f"signs-{group}")] == []
    if key:
        assert [sign.key for sign in signs if sign.rule not in fabletable.find(key).rules] == []
    icons = [sign.icon or (sign.gem or sign.piece or sign.place or sign).icon for sign in signs]
    assert [icon for icon in icons if icon and not icon.startswith("ft-") and icon not in icon_names()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in shelf() if key in OURS])
def test_a_sign_is_said_in_few_words(key, language):
    """A legend is looked at, not read; and what is not translated would be missing here."""
    game = fabletable.find(key)
    written = [*files("fabletable.kernel", language), *files(text_package(game), language)]
    catalogue = catalogue_from(language, [text for text in written if "\nsign-" in text])
    said = {message: catalogue.format(message, {}) for message in (*game.signs.messages(), *COMMON_SIGNS.messages())}
    assert [message for message in said if not catalogue.has(message)] == []
    assert {message: text for message, text in said.items() if len(text.split()) > 34} == {}
    assert {m: name for m, name in said.items() if len(name.split()) > 4 and "." not in m} == {}
