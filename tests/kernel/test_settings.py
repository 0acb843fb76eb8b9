"""Options of a game and a user's own numbers: taken as they come, or refused with what would be taken."""

import msgspec
import pytest

import fabletable
from fabletable.kernel import Refused, Setting, State, choice_setting, flag_setting
from fabletable.kernel.checksum import attributes
from fabletable.kernel.scene import schema
from fabletable.kernel.tweaks import BoxCache, checked_tweaks, read_tweaks

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


@pytest.mark.parametrize(
    ("content", "code"), [(b"not toml", "why-not-toml"), (b"\xff\xff", "why-not-toml"), (None, "why-no-tweaks")]
)
def test_a_file_that_cannot_be_read_is_refused(tmp_path, content, code):
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)
    no = refusal(read_tweaks, path)
    assert (no.code, no.arguments["file"]) == (code, str(path))


def test_the_schema_of_scenes_is_json():
    names = msgspec.json.decode(schema())["$defs"]
    assert {"Scene", "Zone", "Piece", "Ask", "Choice", "Message"} <= set(names)


def test_copies_have_an_end():
    fields = {f"card-{n}": ("copies", "strength") for n in range(100)}
    assert checked_tweaks({"card-1": {"copies": 20}}, fields) == {"card-1": {"copies": 20}}
    assert refusal(checked_tweaks, {"card-1": {"copies": 21}}, fields).arguments["field"] == "copies"
    many = {card: {"copies": 6} for card in fields}
    assert checked_tweaks(many, fields) == many
    assert refusal(checked_tweaks, {**many, "card-1": {"copies": 7}}, fields).arguments["card"] == "*"
    assert refusal(checked_tweaks, {str(n): {} for n in range(101)}, fields).arguments["card"] == "*"


def test_many_words_are_not_more_than_there_are():
    assert MANY.checked(["hammer", "chest", "basic"]) == ["hammer", "chest", "basic"]
    assert refusal(MANY.checked, ["hammer"] * 4).code == "why-bad-option"


def test_the_same_numbers_make_one_box():
    made: list[str] = []
    boxes: BoxCache[list[str]] = BoxCache(lambda tweaks, edition: made.append(edition) or [edition], most=2)
    first = boxes.box({"a": {"x": 1, "y": 2}, "b": {}}, "new")
    assert boxes.box({"b": {}, "a": {"y": 2, "x": 1}}, "new") is first
    assert boxes.box({"a": {"x": 1, "y": 2}, "b": {}}, "old") is not first
    assert boxes.box({"a": {"x": 1, "y": 3}, "b": {}}, "new") is not first, "and the longest unused is forgotten"
    assert boxes.box({"a": {"x": 1, "y": 2}, "b": {}}, "new") is not first
    assert made == ["new", "old", "new", "new"]


@pytest.mark.parametrize("game", ["prophecy", "witcher", "runebound"])
def test_tables_with_the_same_numbers_share_their_cards(game):
    """A table takes no more memory than its cards, for any own numbers."""
    tweakable = fabletable.find(game).numbers.fields()
    most = {card: dict.fromkeys(names, 3) for card, names in tweakable.items() if names}
    one, other = (fabletable.start(game, 2, seed, {"tweaks": dict(most)}) for seed in "ab")
    shared = {id(piece) for piece in _parts(one.table)} & {id(piece) for piece in _parts(other.table)}
    assert len(shared) > 100
    assert len(_parts(one.table)) < 5000


def _parts(thing: object) -> list[object]:
    """Return everything that lies on the table, in any lists."""
    found: dict[int, object] = {}
    todo = [thing]
    while todo:
        part = todo.pop()
        if id(part) in found or part is None or isinstance(part, int | str | float | bytes | type):
            continue
        found[id(part)] = part
        if isinstance(part, list | tuple | set):
            todo.extend(part)
        elif isinstance(part, dict):
            todo.extend(part.values())
        elif isinstance(part, State):
            todo.extend(getattr(part, name, None) for name in attributes(type(part)))
    return list(found.values())


def test_every_table_may_play_without_odds_and_says_so_only_then():
    """Display settings are no rules: a table that shows everything has the options and records it always had."""
    plain = fabletable.start("diceforge", 2, "odds", {"odds": "yes"})
    assert "odds" not in plain.options
    assert plain.with_odds
    without = fabletable.start("diceforge", 2, "odds", {"odds": "no"})
    assert without.options["odds"] is False
    assert not without.with_odds
    assert not without.clone().with_odds
    assert without.checksum() == plain.checksum()
    assert not fabletable.replay(without.record()).with_odds
    assert refusal(fabletable.start, "diceforge", 2, "odds", {"odds": "maybe"}).code == "why-bad-option"
    assert "odds" in refusal(fabletable.start, "diceforge", 2, "odds", {"ods": "no"}).arguments["choices"]


def test_a_table_without_odds_has_none_to_try():
    with_them, without = (fabletable.start("runebound", 2, "p", {"odds": odds}) for odds in ("yes", "no"))
    turns_without_fights = 0
    while not with_them.tries_odds:
        assert not without.tries_odds
        turns_without_fights += with_them.decision.ask == "ask-turn"
        key = with_them.decision.options[with_them.number % len(with_them.decision.options)].key
        with_them.choose(key)
        without.choose(key)
    assert with_them.decision.ask == without.decision.ask == "ask-turn"
    assert "challenge-villain" in [option.key for option in with_them.decision.options]
    assert not without.tries_odds
    assert turns_without_fights > 10


def test_a_table_may_play_without_hints():
    without = fabletable.start("diceforge", 2, "hints", {"hints": "no"})
    assert not without.with_hints
    assert fabletable.start("diceforge", 2, "hints").with_hints
