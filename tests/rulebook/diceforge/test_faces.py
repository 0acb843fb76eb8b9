"""Hero aid: effects of the faces, alone and together."""

from __future__ import annotations

import pytest

from tests.rulebook.diceforge.arranged import ALL_ALTERNATES, at_action, face, feat, give, play


def blessed(sun_die: str, moon_die: str, *answers: str, **numbers: int):
    """Return a hero's possessions after a blessing with these two faces."""

    def arrange(table):
        give(table, 0, sun_die=sun_die, moon_die=moon_die, **numbers)
        for seat in (1, 2):
            give(table, seat, sun_die="gold-1", moon_die="gold-1")

    return play(3, arrange).choose(*answers).reserve(0)


@pytest.mark.parametrize(
    ("face", "gain"),
    [
        ("gold-1", (1, 0, 0, 0)),
        ("gold-3", (3, 0, 0, 0)),
        ("gold-4", (4, 0, 0, 0)),
        ("gold-6", (6, 0, 0, 0)),
        ("sun-1", (0, 1, 0, 0)),
        ("sun-2", (0, 2, 0, 0)),
        ("moon-1", (0, 0, 1, 0)),
        ("moon-2", (0, 0, 2, 0)),
        ("glory-2", (0, 0, 0, 2)),
        ("glory-3", (0, 0, 0, 3)),
        ("glory-4", (0, 0, 0, 4)),
        ("glory-sun", (0, 1, 0, 1)),
        ("gold-moon", (2, 0, 1, 0)),
        ("glory-moon", (0, 0, 2, 2)),
        ("all-1", (1, 1, 1, 1)),
    ],
)
def test_plain_faces_and_the_same_three_times(face, gain):
    gold, sun, moon, glory = gain
    assert blessed(face, "gold-1") == (gold + 1, sun, moon, glory)
    assert blessed(face, "thrice") == (min(12, 3 * gold), 3 * sun, 3 * moon, 3 * glory)
    assert blessed("thrice", face) == (min(12, 3 * gold), 3 * sun, 3 * moon, 3 * glory)


@pytest.mark.parametrize(
    ("face", "answer", "gain"),
    [
        ("any-1", "gold", (1, 0, 0, 0)),
        ("any-1", "sun", (0, 1, 0, 0)),
        ("any-1", "moon", (0, 0, 1, 0)),
        ("any-2", "gold", (2, 0, 0, 0)),
        ("any-2", "sun", (0, 2, 0, 0)),
        ("any-2", "moon", (0, 0, 2, 0)),
        ("gold-or-glory", "gold", (3, 0, 0, 0)),
        ("gold-or-glory", "glory", (0, 0, 0, 2)),
    ],
)
def test_choice_faces_and_the_same_three_times(face, answer, gain):
    gold, sun, moon, glory = gain
    assert blessed(face, "gold-1", answer) == (gold + 1, sun, moon, glory)
    assert blessed(face, "thrice", answer) == (3 * gold, 3 * sun, 3 * moon, 3 * glory), "choose first, then multiply"


def test_two_times_three_give_nothing():
    assert blessed("thrice", "thrice", gold=2) == (2, 0, 0, 0)


def test_times_three_in_a_minor_blessing_gives_nothing():
    def arrange(table):
        table.phase = "reinforcements"
        table.ready = [feat("hind")]
        give(table, 0, "hind", sun_die="thrice", moon_die="gold-6", gold=2)

    assert play(3, arrange).choose("hind-sun-die").reserve(0) == (2, 0, 0, 0)


def test_overflow_is_lost():
    assert blessed("gold-6", "all-1", gold=10, sun=6, moon=6) == (12, 6, 6, 1)


def test_a_choice_that_changes_nothing_is_not_asked():
    assert blessed("any-1", "moon-1", gold=12, sun=6, moon=6) == (12, 6, 6, 0)


def test_mirror_beside_times_three_copies_first():
    def arrange(table):
        give(table, 0, sun_die="mirror", moon_die="thrice")
        give(table, 1, sun_die="any-2", moon_die="gold-1")

    assert play(3, arrange).choose("any-2", "sun").reserve(0) == (0, 6, 0, 0)


def test_a_mirror_with_one_thing_to_copy_asks_nothing():
    assert blessed("mirror", "glory-2", gold=1) == (2, 0, 0, 2)


def test_ship_beside_times_three_takes_six_off():
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="thrice", gold=6)

    game = play(3, arrange)
    assert game.decision.args["discount"] == 6
    game.choose("any-2", "s0-sun-1")
    assert game.hero(0).gold == 0


def test_ships_sail_in_turn_order():
    def arrange(table):
        table.active = 1
        for seat in range(3):
            give(table, seat, sun_die="ship", moon_die="gold-6")

    game = play(3, arrange)
    asked = []
    while game.asking[1] == "ask-ship":
        asked.append(game.asking[0])
        game.choose("done")
    assert asked == [1, 2, 0]


def test_the_order_is_asked_where_gold_would_overflow_beside_a_ship():
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="gold-6", gold=10)

    game = play(3, arrange)
    assert game.asking == (0, "ask-order")
    game.choose("ship-first", "glory-3", "s0-sun-1")
    assert game.hero(0).gold == 10, "10 less 6, and 6 more"
    game = play(3, arrange).choose("other-first", "glory-3", "s0-sun-1")
    assert game.hero(0).gold == 6, "12 less 6"


def test_the_order_beside_a_ship_is_asked_too_where_a_tritons_gold_would_overflow():
    def arrange(table):
        for seat in (0, 1):
            give(table, seat, sun_die="ship", moon_die="gold-4", gold=6, tritons=1)

    game = play(3, arrange)
    assert game.asking == (0, "ask-order")
    game.choose("ship-first", "spend-triton", "gold", "glory-4", "s0-sun-1")
    assert game.hero(0).gold == 6, "6 and 6 less 10, and 4 more"
    assert game.asking == (1, "ask-ship"), "another's Triton has to wait for the own turn"

    def arrange_poor(table):
        give(table, 0, sun_die="ship", moon_die="gold-4", gold=2, tritons=1)

    assert play(3, arrange_poor).asking == (0, "ask-ship"), "all of it fits"


@pytest.mark.parametrize(
    ("shield", "matching", "matched", "alone"),
    [
        ("shield-red", "sun-2", (0, 2, 0, 5), (0, 2, 0, 0)),
        ("shield-yellow", "gold-4", (4, 0, 0, 5), (3, 0, 0, 0)),
        ("shield-green", "glory-2", (0, 0, 0, 7), (0, 0, 0, 3)),
        ("shield-blue", "moon-1", (0, 0, 1, 5), (0, 0, 2, 0)),
    ],
)
def test_shields(shield, matching, matched, alone):
    gold, sun, moon, glory = alone
    assert blessed(shield, matching) == matched
    assert blessed(matching, shield) == matched
    assert blessed(shield, "thrice") == (3 * gold, 3 * sun, 3 * moon, 3 * glory)
    if shield != "shield-yellow":
        assert blessed(shield, "gold-1") == (gold + 1, sun, moon, glory)
    else:
        assert blessed(shield, "moon-1") == (gold, sun, moon + 1, glory)


def test_a_shield_sees_any_part_of_an_and_face():
    assert blessed("shield-blue", "gold-moon") == (2, 0, 1, 5)


def test_a_shield_judges_what_was_chosen():
    assert blessed("shield-yellow", "any-1", "gold") == (1, 0, 0, 5)
    assert blessed("shield-yellow", "any-1", "moon") == (3, 0, 1, 0)


def test_a_shield_in_a_minor_blessing_gives_its_own_amount():
    def arrange(table):
        table.phase = "reinforcements"
        table.ready = [feat("hind")]
        give(table, 0, "hind", sun_die="shield-yellow", moon_die="gold-6", gold=2)

    assert play(3, arrange).choose("hind-sun-die").reserve(0) == (5, 0, 0, 0)


def test_a_boar_pays_its_bearer_and_the_owner_of_its_card():
    def arrange(table):
        give(table, 0, sun_die="gold-1", moon_die="gold-1")
        give(table, 1, sun_die="boar-blue", moon_die="gold-1")
        give(table, 2, "boar-blue", sun_die="gold-1", moon_die="gold-1")

    game = play(3, arrange, ALL_ALTERNATES)
    assert game.asking == (1, "ask-gain")
    game.choose("sun")
    assert game.asking == (2, "ask-boar-reward")
    game.choose("glory")
    assert game.reserve(1) == (1, 1, 0, 0)
    assert game.reserve(2) == (2, 0, 0, 3)


def test_a_boar_pays_the_card_of_its_own_colour():
    def arrange(table):
        give(table, 0, "boar-red", sun_die="gold-1", moon_die="gold-1")
        give(table, 1, sun_die="boar-blue", moon_die="gold-1")
        give(table, 2, "boar-blue", sun_die="gold-1", moon_die="gold-1")

    assert play(3, arrange, ALL_ALTERNATES).choose("sun").asking == (2, "ask-boar-reward")


def test_a_ship_finds_no_face_on_an_empty_square():
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="gold-4")
        table.temple[face("moon-1").nr] = 0

    game = play(3, arrange)
    assert "gold-3" in game.keys
    assert "moon-1" not in game.keys
    reasons = {barred.key: (barred.code, barred.args) for barred in game.decision.barred()}
    assert reasons["moon-1"] == ("why-face-gone", {})
    assert reasons["sun-2"] == ("why-gold-short", {"need": 6, "have": 4}), "the price is the ship's"


@pytest.mark.parametrize("face", ["mirror", "thrice", "ship", "shield-green"])
def test_every_special_face_but_the_boar_may_be_overwritten(face):
    def arrange(table):
        at_action(table)
        give(table, 0, gold=2, sun_die=face)

    game = play(3, arrange).choose("gold-3", "s0-sun-0")
    assert game.up(0)[0] == "gold-3"
