"""Options of a game and a user's own numbers: taken as they come, or refused with what would be taken."""

import msgspec
import pytest

from fabletable.kernel import Refused, Setting, choice_setting, flag_setting
from fabletable.kernel.scene import schema
from fabletable.kernel.tweaks import checked_tweaks, read_tweaks

MANY = Setting("feats", "many", "basic", ("basic", "hammer", "chest"))
FIELDS = {"old-pirate": ("strength", "gold")}


def refusal(call, *args):
    with pytest.raises(Refused) as no:
        call(*args)
    return no.value


def test_a_choice_takes_its_words():
    setting = choice_setting("map", "small", "large")
    assert setting.default == "small"
    assert setting.checked("large") == "large"
    assert refusal(setting.checked, "huge").arguments == {"name": "map", "value": "huge", "choices": "small, large"}


def test_a_flag_takes_yes_and_no():
    setting = flag_setting("rich")
    assert [setting.checked(word) for word in ("yes", "on", "true", True)] == [True] * 4
    assert [setting.checked(word) for word in ("no", "off", "false", False)] == [False] * 4
    assert refusal(setting.checked, "maybe").arguments["choices"] == "yes, no"


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("basic", "basic"),
        ("hammer+chest", ["hammer", "chest"]),
        ("chest,hammer", ["chest", "hammer"]),
        (["hammer"], ["hammer"]),
        ("chest", "chest"),
    ],
)
def test_many_takes_a_word_or_several(given, taken):
    assert MANY.checked(given) == taken


@pytest.mark.parametrize("given", ["sword", "hammer+sword", ["sword"], [3], 5, None])
def test_many_refuses_what_it_does_not_know(given):
    assert refusal(MANY.checked, given).code == "why-bad-option"


def test_tweaks_are_a_table():
    setting = Setting("tweaks", "tweaks", {})
    assert setting.checked({"a": {"b": 1}}) == {"a": {"b": 1}}
    assert refusal(setting.checked, "a").code == "why-bad-option"


def test_numbers_of_ones_own_are_read_from_a_file(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("[old-pirate]\nstrength = 4\n")
    assert checked_tweaks(read_tweaks(path), FIELDS) == {"old-pirate": {"strength": 4}}


@pytest.mark.parametrize("number", [0, 99])
def test_the_smallest_and_the_greatest_number(number):
    assert checked_tweaks({"old-pirate": {"gold": number}}, FIELDS) == {"old-pirate": {"gold": number}}


@pytest.mark.parametrize(
    ("tweaks", "card", "field"),
    [
        ({"new-pirate": {"strength": 4}}, "new-pirate", "*"),
        ({"old-pirate": 4}, "old-pirate", "*"),
        ({"old-pirate": {"beard": 4}}, "old-pirate", "beard"),
        ({"old-pirate": {"gold": "lots"}}, "old-pirate", "gold"),
        ({"old-pirate": {"gold": True}}, "old-pirate", "gold"),
        ({"old-pirate": {"gold": -1}}, "old-pirate", "gold"),
        ({"old-pirate": {"gold": 100}}, "old-pirate", "gold"),
    ],
)
def test_wrong_numbers_are_refused_by_card_and_field(tweaks, card, field):
    no = refusal(checked_tweaks, tweaks, FIELDS)
    assert (no.code, no.arguments["card"], no.arguments["field"]) == ("why-bad-tweak", card, field)


@pytest.mark.parametrize("content", [b"not toml", b"\xff\xff", None])
def test_a_file_that_cannot_be_read_is_refused(tmp_path, content):
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)
    assert refusal(read_tweaks, path).code == "why-bad-tweak"


def test_the_schema_of_scenes_is_json():
    names = msgspec.json.decode(schema())["$defs"]
    assert {"Scene", "Zone", "Piece", "Ask", "Choice", "Say"} <= set(names)
