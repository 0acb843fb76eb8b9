"""The tale of a game of Dice Forge: nothing comes or goes without a line."""

from __future__ import annotations

import pytest

from tests.rulebook.diceforge.arranged import ALL_ALTERNATES, ENGLISH, FACES, at_action, feat, give, play
from tests.staged import NAMES


def blessed(sun_die: str, moon_die: str, *answers: str, **numbers: int):
    """Return the lines about Ada after a blessing in which her dice show these faces."""

    def arrange(table):
        give(table, 0, sun_die=sun_die, moon_die=moon_die, **numbers)
        for seat in (1, 2):
            give(table, seat, sun_die="glory-2", moon_die="glory-2")

    told = play(3, arrange, ALL_ALTERNATES).choose(*answers).log_text
    return [line for line in told if line.startswith("Ada") and "rolls" not in line and "turn" not in line]


@pytest.mark.parametrize(
    ("faces", "numbers", "line"),
    [
        (("gold-6", "glory-2"), {"gold": 12}, "Ada has no room for 6 gold."),
        (("gold-6", "gold-4"), {"gold": 5}, "Ada has no room for 3 gold."),
        (("sun-2", "moon-2"), {"sun": 5, "moon": 6}, "Ada has no room for 1 sun shard and 2 moon shards."),
    ],
)
def test_what_finds_no_room_is_told(faces, numbers, line):
    assert blessed(*faces, **numbers) == [line]


def test_what_finds_room_is_not():
    assert blessed("gold-6", "gold-4", gold=2) == []


def test_what_finds_no_room_beside_a_choice_or_a_hammer_is_told():
    assert blessed("any-2", "glory-2", "gold", gold=11) == [
        "Ada takes 2 gold from “2 gold, 2 sun shards or 2 moon shards”.",
        "Ada has no room for 1 gold.",
    ]
    assert blessed("gold-6", "glory-2", gold=12, hammers=1, hammer_at=28)[-1] == "Ada has no room for 4 gold."


@pytest.mark.parametrize(
    ("card", "reserve", "told"),
    [
        (
            "spirits",
            {"sun": 1},
            [
                "Ada performs the feat “Wild Spirits” for 1 sun shard.",
                "The Wild Spirits give Ada 3 gold and 3 moon shards.",
            ],
        ),
        ("triton", {"sun": 4}, ["Ada performs the feat “Triton” for 4 sun shards.", "Ada takes a Triton token."]),
        (
            "cerberus",
            {"moon": 4},
            ["Ada performs the feat “Cerberus” for 4 moon shards.", "Ada takes a Cerberus token."],
        ),
    ],
)
def test_a_feat_tells_its_price_and_what_it_brings(card, reserve, told):
    def arrange(table):
        at_action(table)
        give(table, 0, **reserve)

    kind = "introductory" if card == "spirits" else ALL_ALTERNATES
    story = play(3, arrange, kind).choose(card).log_text
    at = story.index(told[0])
    assert story[at : at + 2] == told


def test_what_finds_no_room_from_a_card_is_told():
    def arrange(table):
        at_action(table)
        give(table, 0, sun=1, gold=11, moon=6)

    assert "Ada has no room for 2 gold and 3 moon shards." in play(3, arrange).choose("spirits").log_text


def test_what_finds_no_room_from_a_boars_card_is_told():
    def arrange(table):
        give(table, 0, "boar-red", sun=6)
        give(table, 1, sun_die="boar-red")

    told = play(3, arrange, ALL_ALTERNATES).choose("sun", "sun").log_text
    assert "Ada has no room for 1 sun shard." in told


def test_the_silver_hind_is_named():
    def arrange(table):
        table.phase = "reinforcements"
        give(table, 0, "hind")
        table.ready = [feat("hind")]

    told = play(3, arrange).choose("hind-sun-die").log_text
    assert "Ada follows the Silver Hind." in told


@pytest.mark.parametrize(
    ("other", "line"),
    [
        ("gold-1", "Ada gains 2 sun shards from the red shield."),
        ("sun-1", "Ada finds the match of the red shield and gains 5 glory."),
        ("ship", "Ada gains 2 sun shards from the red shield."),
    ],
)
def test_the_reward_of_a_shield_is_told(other, line):
    answers = ["done"] if other == "ship" else []
    assert line in blessed(other, "shield-red", *answers)


@pytest.mark.parametrize(
    ("other", "answers", "lines"),
    [
        ("gold-3", [], ["Ada counts “3 gold” three times and gains 9 gold."]),
        ("any-1", ["moon"], ["Ada counts “1 gold, 1 sun shard or 1 moon shard” three times and gains 3 moon shards."]),
        ("shield-red", [], ["Ada counts “Red shield” three times and gains 6 sun shards."]),
        ("ship", ["done"], ["Ada counts “Celestial Ship” three times.", "Ada passes."]),
    ],
)
def test_what_times_three_gave_is_told(other, answers, lines):
    assert blessed(other, "thrice", *answers) == lines


def test_times_three_under_the_minotaur_is_told_by_what_was_lost():
    def arrange(table):
        at_action(table)
        give(table, 0, sun=3)
        give(table, 1, sun_die="gold-3", moon_die="thrice", gold=12)

    told = play(2, arrange).choose("minotaur").log_text
    assert told[-2:] == ["Boyan counts “3 gold” three times.", "Boyan loses 9 gold to the Minotaur."]


@pytest.mark.parametrize(
    ("numbers", "question"),
    [
        ({"gold": 10}, "Ada, gold may not fit into your reserve. Is the ship first, or “6 gold”?"),
        (
            {"gold": 6, "tritons": 1},
            "Ada, with the Triton’s 6 gold some may not fit into your reserve. Is the ship first, or “6 gold”?",
        ),
    ],
)
def test_the_question_for_the_order_says_why_gold_may_not_fit(numbers, question):
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="gold-6", **numbers)

    game = play(3, arrange, ALL_ALTERNATES)
    assert ENGLISH.say(game.decision.question, NAMES) == question


@pytest.mark.parametrize(
    ("key", "name"),
    [("any-1", "1 gold, 1 sun shard or 1 moon shard"), ("any-2", "2 gold, 2 sun shards or 2 moon shards")],
)
def test_a_face_with_a_choice_cannot_be_misread(key, name):
    assert ENGLISH.say(FACES[key].message) == name
