"""The thirty rulings of docs/diceforge.md, one test each (some of them in two parts)."""

from __future__ import annotations

import pytest

from fabletable.kernel import Refused
from tests.rulebook.diceforge.arranged import ALL_ALTERNATES, ENGLISH, at_action, feat, give, play
from tests.staged import NAMES


def test_ruling_01_an_offering_holds_any_number_of_different_faces():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=12)

    game = play(4, arrange).choose("gold-3", "s0-sun-1", "moon-1", "s0-sun-2", "gold-4", "s0-sun-3", "sun-1")
    game.choose("s0-moon-2")
    assert game.hero(0).gold == 2
    assert [face.key for face in game.hero(0).replaced] == ["gold-1"] * 4
    assert game.over, "2 gold buy nothing different, so nobody is asked for more"


def test_ruling_01_two_equal_faces_are_refused():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=12)

    game = play(4, arrange).choose("gold-3", "s0-sun-1")
    with pytest.raises(Refused) as no:
        game.choose("gold-3")
    assert no.value.code == "why-same-face"


def test_ruling_02_a_mirror_copies_what_lies_up_even_if_only_its_owner_rolled():
    def arrange(table):
        at_action(table)
        give(table, 0, "hind", sun_die="mirror")
        table.phase = "reinforcements"
        table.ready = [feat("hind")]
        give(table, 1).sun_die.up = 1
        give(table, 2, moon_die="gold-6")

    game = play(3, arrange).choose("hind-sun-die")
    assert game.asking == (0, "ask-mirror")
    assert game.keys == ["gold-1", "moon-1", "sun-1", "gold-6"]
    game.choose("gold-6")
    assert game.hero(0).gold == 6


def test_ruling_03_an_opponents_mirror_leads_to_the_own_other_face():
    def arrange(table):
        give(table, 0, sun_die="mirror", moon_die="moon-2")
        give(table, 1, sun_die="mirror", moon_die="gold-1")

    game = play(2, arrange)
    assert game.asking == (0, "ask-mirror")
    assert game.keys == ["gold-1", "moon-2"]
    game.choose("moon-2")
    assert game.hero(0).moon == 4


def test_ruling_03_where_only_mirrors_lie_there_is_nothing():
    def arrange(table):
        for seat in range(2):
            give(table, seat, sun_die="mirror", moon_die="mirror", gold=2)

    game = play(2, arrange)
    assert game.asking == (0, "ask-action")
    assert [game.reserve(seat) for seat in range(2)] == [(2, 0, 0, 0)] * 2


@pytest.mark.parametrize(("die", "other"), [("sun-die", "moon-die"), ("moon-die", "sun-die")])
def test_ruling_03_in_a_minor_blessing_too(die, other):
    def arrange(table):
        table.phase = "reinforcements"
        table.ready = [feat("hind")]
        give(table, 0, "hind", **{die.replace("-", "_"): "mirror", other.replace("-", "_"): "moon-2"})
        give(table, 1, sun_die="mirror", moon_die="gold-1")

    game = play(2, arrange).choose(f"hind-{die}")
    assert game.keys == ["gold-1", "moon-2"]


def test_ruling_04_two_own_mirrors_are_two_copies_of_one_target_if_wanted():
    def arrange(table):
        give(table, 0, sun_die="mirror", moon_die="mirror")
        give(table, 1, sun_die="gold-4", moon_die="sun-2")

    game = play(3, arrange)
    game.choose("sun-2", "sun-2")
    assert game.reserve(0) == (0, 4, 0, 0)


def test_ruling_05_a_copied_times_three_works_on_the_other_face():
    def arrange(table):
        give(table, 0, sun_die="mirror", moon_die="moon-2")
        give(table, 1, sun_die="thrice")

    game = play(3, arrange).choose("thrice")
    assert game.hero(0).moon == 6


def test_ruling_05_a_copied_times_three_beside_the_own_one_gives_nothing():
    def arrange(table):
        give(table, 0, sun_die="mirror", moon_die="thrice")
        give(table, 1, sun_die="thrice")

    game = play(3, arrange).choose("thrice")
    assert game.reserve(0) == (0, 0, 0, 0)


def test_ruling_05_a_copied_times_three_alone_gives_nothing():
    def arrange(table):
        table.phase = "reinforcements"
        table.ready = [feat("hind")]
        give(table, 0, "hind", sun_die="mirror", moon_die="moon-2", gold=2)
        give(table, 1, sun_die="thrice")

    game = play(3, arrange).choose("hind-sun-die", "thrice")
    assert game.reserve(0) == (2, 0, 0, 0)


def test_ruling_06_a_copied_shield_looks_at_the_copiers_other_die():
    def arrange(table):
        give(table, 0, sun_die="mirror", moon_die="gold-4")
        give(table, 1, sun_die="shield-yellow", moon_die="moon-1")

    game = play(3, arrange).choose("shield-yellow")
    assert game.reserve(0) == (4, 0, 0, 5)
    assert game.reserve(1) == (3, 0, 1, 0)


def test_ruling_06_a_copied_ship_sails_for_the_copier():
    def arrange(table):
        give(table, 0, sun_die="mirror", moon_die="gold-4")
        give(table, 1, sun_die="ship")

    game = play(3, arrange).choose("ship")
    assert game.asking == (0, "ask-ship")
    game.choose("moon-2", "s0-sun-1")
    assert game.hero(0).gold == 0
    assert game.up(0) == ("moon-2", "gold-4")


def ship_before_mirror(players: int):
    """Set up the blessing of all in which seat 0 has forged 2 moon shards over the ship it rolled, and seat 1 has a
    mirror."""

    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="gold-6")
        give(table, 1, "hind", sun_die="mirror", moon_die="gold-1")
        if players == 3:
            give(table, 2, sun_die="gold-1", moon_die="gold-1")

    return play(players, arrange).choose("moon-2", "s0-sun-0")


def test_ruling_07_in_the_blessing_of_all_a_mirror_copies_what_was_rolled():
    """Hero aid: a mirror copies what *fell* on an opponent's die; all are blessed at the same time."""
    game = ship_before_mirror(3)
    assert game.asking == (1, "ask-mirror")
    assert game.keys == ["gold-1", "ship", "gold-6"]
    game.choose("ship")
    assert game.asking == (1, "ask-ship")


def test_ruling_07_the_choice_of_what_was_rolled_points_at_its_die():
    game = ship_before_mirror(3)
    ship = next(choice for choice in game.match.ask(1).choices if choice.key == "ship")
    assert ENGLISH.say(ship.note, NAMES) == "shown by Ada"
    assert ship.spots == ["s0-sun-die"]


def test_ruling_07_each_blessing_of_all_has_its_own_roll():
    """It is done twice with two players: the second roll shows what was forged in the first."""
    game = ship_before_mirror(2)
    assert game.keys == ["ship", "gold-6"]
    game.choose("gold-6")
    assert game.asking == (1, "ask-mirror"), "the second roll, and seat 0 has no ship any more"
    assert game.keys == ["moon-2", "gold-6"]


def test_ruling_07_afterwards_a_mirror_sees_what_lies_up():
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="gold-6")
        give(table, 1, sun_die="mirror", moon_die="gold-1", portal=1)
        give(table, 2, sun_die="gold-1", moon_die="gold-1")
        table.heroes[0].moon = 1

    game = play(3, arrange).choose("moon-2", "s0-sun-0", "gold-1")
    game.choose("hammer")
    assert game.asking == (1, "ask-mirror"), "ousted"
    assert game.keys == ["gold-1", "moon-2", "gold-6"]


def test_ruling_07_cerberus_repeats_the_same_roll_of_all():
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="gold-6")
        give(table, 1, sun_die="mirror", moon_die="gold-1", cerberi=1)
        give(table, 2, sun_die="gold-1", moon_die="gold-1")

    game = play(3, arrange).choose("moon-2", "s0-sun-0", "gold-6", "cerberus")
    assert game.keys == ["gold-1", "ship", "gold-6"]


def test_ruling_08_two_ships_are_two_purchases_also_of_the_same_kind():
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="ship", gold=4)

    game = play(3, arrange).choose("gold-4", "s0-sun-1", "gold-4", "s0-moon-2")
    assert game.hero(0).gold == 2
    assert game.up(0) == ("gold-4", "gold-4")


def test_ruling_09_a_ship_may_be_left_and_spends_gold_just_rolled():
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="gold-1")

    game = play(3, arrange)
    assert game.hero(0).gold == 1
    assert game.keys == ["gold-3", "moon-1", "gold-4", "sun-1", "done"]
    game.choose("done")
    assert game.hero(0).gold == 1


def test_ruling_09_the_price_never_falls_below_nothing():
    def arrange(table):
        give(table, 1, sun_die="ship", moon_die="thrice", gold=1)

    game = play(3, arrange)
    assert game.asking == (1, "ask-ship"), "a hero whose turn it is not buys from the own reserve"
    assert "moon-2" in game.keys
    assert "sun-2" not in game.keys
    game.choose("gold-3", "s1-moon-2")
    assert game.hero(1).gold == 1


def test_ruling_10_boar_times_three_gives_its_owner_three_picks():
    def arrange(table):
        give(table, 0, "boar-red")
        give(table, 1, sun_die="boar-red", moon_die="thrice")

    game = play(3, arrange, ALL_ALTERNATES).choose("moon")
    assert game.hero(1).moon == 3
    game.choose("sun", "moon", "glory")
    assert game.reserve(0) == (0, 2, 2, 3), "its own roll gave 1 sun and 1 moon"


def test_ruling_11_a_mirror_on_the_own_boar_brings_both_parts():
    def arrange(table):
        give(table, 0, "boar-red", sun_die="mirror", moon_die="gold-1")
        give(table, 1, sun_die="boar-red", moon_die="gold-1")
        give(table, 2, sun_die="gold-1", moon_die="gold-1")

    game = play(3, arrange, ALL_ALTERNATES).choose("boar-red", "sun", "glory")
    assert game.reserve(0) == (1, 1, 0, 3)


def satyrs(*faces: tuple[str, str], own: tuple[str, str] = ("gold-1", "gold-1"), owner: int = 0):
    """Seat 0 has called the Satyrs while the others show these faces."""

    def arrange(table):
        at_action(table)
        give(table, 0, moon=3, sun_die=own[0], moon_die=own[1])
        for seat, (sun_die, moon_die) in enumerate(faces, 1):
            give(table, seat, sun_die=sun_die, moon_die=moon_die)
        table.heroes[owner].deeds += (feat("boar-red"),)

    return play(len(faces) + 1, arrange).choose("satyrs")


def test_ruling_12_a_boar_under_the_satyrs_pays_only_when_it_is_chosen():
    game = satyrs(("boar-red", "gold-1"), ("moon-2", "sun-2"), owner=2)
    game.choose("moon-2", "sun-2")
    assert game.reserve(0) == (0, 2, 2, 0)
    assert game.reserve(2) == (0, 0, 0, 0)


def test_ruling_12_a_chosen_boar_pays_the_chooser_and_the_owner():
    game = satyrs(("boar-red", "gold-1"), ("moon-2", "sun-2"), owner=2)
    game.choose("boar-red", "moon-2", "sun", "glory")
    assert game.reserve(0) == (0, 1, 2, 0)
    assert game.reserve(2) == (0, 0, 0, 3)


def test_ruling_13_faces_taken_by_the_satyrs_work_like_own_ones():
    game = satyrs(("thrice", "gold-1"), ("glory-3", "sun-1")).choose("thrice", "glory-3")
    assert game.hero(0).glory == 9
    game = satyrs(("shield-green", "gold-1"), ("glory-3", "sun-1")).choose("shield-green", "glory-3")
    assert game.hero(0).glory == 8
    game = satyrs(("ship", "gold-6"), ("glory-3", "sun-1")).choose("ship", "gold-6", "sun-2", "s0-sun-0")
    assert game.reserve(0) == (0, 0, 0, 0)


def test_ruling_13_a_mirror_taken_by_the_satyrs_may_show_an_own_face():
    game = satyrs(("mirror", "gold-1"), ("glory-3", "sun-1"), own=("sun-2", "gold-1"))
    game.choose("mirror", "gold-1")
    assert game.asking == (0, "ask-mirror")
    assert game.keys == ["gold-1", "glory-3", "sun-1", "sun-2"]


def test_ruling_13_two_mirrors_taken_by_the_satyrs_see_the_same():
    """One rule: an opponent's mirror lies up, so it may be followed to the hero's own faces."""
    game = satyrs(("mirror", "gold-1"), ("mirror", "sun-1"), own=("sun-2", "gold-6")).choose("mirror", "mirror")
    for _ in range(2):
        assert game.asking == (0, "ask-mirror")
        assert game.keys == ["gold-1", "sun-1", "sun-2", "gold-6"]
        game.choose("gold-6")
    assert game.hero(0).gold == 12


def test_ruling_13_another_opponents_mirror_is_followed_as_well():
    game = satyrs(("mirror", "mirror"), ("gold-1", "sun-1"), own=("sun-2", "gold-6")).choose("mirror", "gold-1")
    assert game.keys == ["gold-1", "sun-1", "sun-2", "gold-6"]


def test_ruling_03_under_the_minotaur_too():
    def arrange(table):
        at_action(table)
        give(table, 0, sun=3, sun_die="mirror", moon_die="gold-1")
        give(table, 1, sun_die="mirror", moon_die="moon-2", moon=5)
        give(table, 2, sun_die="gold-1", moon_die="gold-1")

    game = play(3, arrange).choose("minotaur")
    assert game.asking == (1, "ask-mirror-loss")
    assert game.keys == ["gold-1", "moon-2"]
    game.choose("moon-2")
    assert game.hero(1).moon == 1


def test_ruling_13_the_satyrs_take_two_different_dice():
    game = satyrs(("gold-4", "sun-1"), ("moon-1", "sun-1")).choose("gold-4")
    assert game.keys == ["sun-1", "moon-1"], "gold-4 lay up on one die only"


def test_ruling_14_cerberus_repeats_a_result_with_new_choices():
    def arrange(table):
        give(table, 0, sun_die="any-1", moon_die="gold-1", cerberi=2)

    game = play(3, arrange, ALL_ALTERNATES).choose("sun", "cerberus", "moon")
    assert game.reserve(0) == (2, 1, 1, 0)
    assert game.hero(0).cerberi == 1
    assert game.asking == (0, "ask-action"), "one token a roll"


def test_ruling_14_cerberus_repeats_what_was_rolled_though_a_new_face_lies_there_now():
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="gold-6", cerberi=1)

    game = play(3, arrange, ALL_ALTERNATES).choose("gold-3", "s0-moon-0")
    assert game.up(0) == ("ship", "gold-3")
    game.choose("cerberus")
    assert game.hero(0).gold == 12, "6 and again 6; the face was for nothing"
    assert game.asking == (0, "ask-ship")


@pytest.mark.parametrize(
    ("card", "face", "answers", "glory"),
    [
        ("sentinel", "sun-2", ["sun-as-glory", "cerberus", "sun-as-glory"], 12),
        ("cyclops", "gold-4", ["sun-die", "gold-as-glory", "cerberus", "gold-as-glory"], 8),
    ],
)
def test_ruling_14_the_repeat_may_be_turned_into_glory_too(card, face, answers, glory):
    def arrange(table):
        at_action(table)
        give(table, 0, moon=6, sun=6, cerberi=1, sun_die=face, moon_die="glory-2")

    game = play(3, arrange, ALL_ALTERNATES).choose(card, *answers)
    assert game.hero(0).glory == glory
    assert game.asking == (0, "ask-" + card), "the next roll, without a token"


def test_ruling_14_cerberus_follows_an_ousting_in_anothers_turn():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=1)
        give(table, 1, portal=1, cerberi=1, sun_die="gold-4", moon_die="moon-2")

    game = play(3, arrange, ALL_ALTERNATES).choose("chest")
    assert game.asking == (1, "ask-cerberus")
    assert game.choose("cerberus").reserve(1) == (8, 0, 4, 0)


def test_ruling_14_cerberus_does_not_follow_the_satyrs():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=3, cerberi=1)
        give(table, 1, sun_die="gold-4")

    game = play(2, arrange).choose("satyrs")
    assert game.hero(0).gold == 4
    assert game.over


def test_ruling_15_a_shield_matches_even_when_the_reserve_is_full():
    def arrange(table):
        give(table, 0, sun_die="gold-4", moon_die="shield-yellow", gold=12)

    game = play(3, arrange)
    assert game.reserve(0) == (12, 0, 0, 5)


def test_ruling_15_a_shield_matches_gold_that_goes_to_the_hammer():
    def arrange(table):
        give(table, 0, sun_die="gold-4", moon_die="shield-yellow", hammers=1)

    game = play(3, arrange).choose("hammer-4")
    assert game.reserve(0) == (0, 0, 0, 5)
    assert game.hero(0).hammer_at == 4


def test_ruling_15_a_choice_that_gives_nothing_still_matters_to_a_shield():
    def arrange(table):
        give(table, 0, sun_die="any-1", moon_die="shield-red", gold=12, sun=6, moon=6)

    game = play(3, arrange)
    assert game.keys == ["gold", "sun", "moon"]
    assert game.choose("sun").hero(0).glory == 5


def test_ruling_16_a_shield_sees_the_resource_before_it_is_turned_into_glory():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=6, sun_die="sun-2", moon_die="shield-red")

    game = play(3, arrange, ALL_ALTERNATES).choose("sentinel")
    assert game.asking == (0, "ask-sentinel")
    game.choose("sun-as-glory")
    assert game.reserve(0) == (0, 0, 0, 9)


def test_ruling_17_two_shields_both_give_their_own_amount():
    def arrange(table):
        give(table, 0, sun_die="shield-yellow", moon_die="shield-red")

    assert play(3, arrange).reserve(0) == (3, 2, 0, 0)


def test_ruling_17_the_same_shield_copied_beside_itself_does_not_match_itself():
    def arrange(table):
        give(table, 0, sun_die="mirror", moon_die="mirror")
        give(table, 1, sun_die="shield-yellow", moon_die="gold-1")

    assert play(3, arrange).choose("shield-yellow", "shield-yellow").reserve(0) == (6, 0, 0, 0)


def test_ruling_18_a_shield_beside_a_ship_gives_its_own_amount():
    def arrange(table):
        give(table, 0, sun_die="ship", moon_die="shield-green")

    assert play(3, arrange).choose("done").reserve(0) == (0, 0, 0, 3)


def test_ruling_19_gold_runs_on_over_the_second_pass_and_the_next_hammer():
    def arrange(table):
        give(table, 0, sun_die="gold-6", moon_die="thrice", hammers=2, hammer_at=14)

    game = play(3, arrange).choose("hammer-18")
    assert game.hero(0).glory == 25
    assert (game.hero(0).hammers, game.hero(0).hammer_at) == (1, 2)


def test_ruling_19_what_the_last_hammer_has_no_room_for_goes_into_the_reserve():
    def arrange(table):
        give(table, 0, sun_die="gold-4", moon_die="moon-1", hammers=1, hammer_at=28)

    game = play(3, arrange)
    assert game.splits == ["hammer-0", "hammer-1", "hammer-2"]
    assert game.choose("hammer-2").reserve(0) == (2, 0, 1, 15)
    assert game.hero(0).hammers == 0


def test_ruling_20_a_bear_bought_by_ousting_does_not_score_for_it():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=2)
        give(table, 1, "bear", "bear", portal=2, sun_die="gold-1", moon_die="gold-1")

    game = play(3, arrange, ALL_ALTERNATES).choose("bear")
    assert game.hero(0).glory == 0
    assert game.hero(1).glory == 6, "each of two bears growls"


def test_ruling_21_a_reinforcement_won_this_turn_waits():
    def arrange(table):
        at_action(table)
        give(table, 0, sun=4)

    game = play(3, arrange).choose("owl")
    assert game.over
    assert game.hero(0).sun == 2


def test_ruling_22_a_triton_is_spent_at_any_point_of_the_own_turn():
    def arrange(table):
        give(table, 0, tritons=1, sun_die="ship", moon_die="glory-2")
        give(table, 1, tritons=1, sun_die="ship", moon_die="glory-2")

    game = play(3, arrange, ALL_ALTERNATES)
    assert game.asking == (0, "ask-ship")
    game.choose("spend-triton", "gold")
    assert game.hero(0).gold == 6
    game.choose("done")
    assert game.asking == (1, "ask-ship")
    assert "spend-triton" not in game.keys, "it is not this hero's turn"
    game.choose("done")
    assert game.asking == (0, "ask-action")


def test_ruling_22_a_triton_pays_the_elder():
    def arrange(table):
        give(table, 0, "elder", tritons=1, sun_die="glory-2", moon_die="glory-2")

    game = play(3, arrange, ALL_ALTERNATES)
    assert game.asking == (0, "ask-reinforce")
    assert game.keys == ["spend-triton", "done"]
    assert game.choose("spend-triton", "gold", "elder").reserve(0) == (3, 0, 0, 8)


def test_ruling_22_a_triton_pays_for_more_of_an_offering():
    def arrange(table):
        at_action(table)
        give(table, 0, tritons=1, gold=2)

    game = play(3, arrange, ALL_ALTERNATES).choose("gold-3", "s0-sun-1")
    assert game.asking == (0, "ask-offering")
    game.choose("spend-triton", "gold", "gold-6", "s0-sun-2")
    assert game.hero(0).gold == 2


def test_ruling_22_a_triton_pays_for_the_extra_action():
    def arrange(table):
        at_action(table)
        give(table, 0, tritons=1, gold=4, moon=1)

    game = play(3, arrange, ALL_ALTERNATES).choose("hammer", "spend-triton", "sun", "gold-4", "s0-sun-1")
    assert game.hero(0).sun == 0
    assert game.up(0)[0] == "gold-4"


@pytest.mark.parametrize(("sun", "feat"), [(6, "cyclops"), (5, "mirror")])
def test_ruling_22_a_triton_may_be_spent_between_the_price_of_the_extra_action_and_the_action(sun, feat):
    def arrange(table):
        at_action(table)
        give(table, 0, tritons=1, sun=sun, moon=1)

    game = play(3, arrange, ALL_ALTERNATES).choose("hammer")
    assert game.asking == (0, "ask-extra")
    assert feat not in game.keys
    game.choose("pay-first", "sun", feat)
    assert (game.hero(0).sun, game.hero(0).tritons) == (0, 0)
    assert feat in [card.key for card in game.hero(0).deeds]
    while not game.over:
        assert game.asking[1] not in ("ask-extra", "ask-action"), "only once a turn"
        game.choose(game.keys[0])


def test_ruling_22_paying_first_is_not_offered_where_the_order_is_all_the_same():
    def arrange(table):
        at_action(table)
        give(table, 0, tritons=1, sun=4, moon=1)

    assert "pay-first" not in play(3, arrange, ALL_ALTERNATES).choose("hammer").keys

    def arrange_without(table):
        at_action(table)
        give(table, 0, sun=6, moon=1)

    assert "pay-first" not in play(3, arrange_without, ALL_ALTERNATES).choose("hammer").keys


def test_ruling_22_who_has_paid_first_may_still_do_nothing():
    def arrange(table):
        at_action(table)
        give(table, 0, tritons=1, sun=6, moon=1)

    game = play(3, arrange, ALL_ALTERNATES).choose("hammer", "pay-first", "moon", "pass")
    assert game.over
    assert game.reserve(0) == (0, 4, 2, 0)


def test_ruling_22_a_triton_can_still_be_spent_after_the_extra_action():
    def arrange(table):
        at_action(table)
        give(table, 0, tritons=1, moon=2, sun=2, hammers=1)

    game = play(3, arrange, ALL_ALTERNATES).choose("chest", "chest")
    assert game.asking == (0, "ask-closing")
    game.choose("spend-triton", "gold", "hammer-6")
    assert game.hero(0).hammer_at == 6
    assert game.over
    assert play(3, arrange, ALL_ALTERNATES).choose("chest", "chest", "done").over


def test_ruling_22_the_token_and_the_feat_of_triton_are_two_choices():
    def arrange(table):
        at_action(table)
        give(table, 0, tritons=1, sun=4)

    game = play(3, arrange, ALL_ALTERNATES)
    assert {"triton", "spend-triton"} <= set(game.keys)
    assert len(set(game.keys)) == len(game.keys)


def test_ruling_23_chests_and_hammers_add_up():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=2, sun=2)

    game = play(3, arrange).choose("chest", "chest")
    assert (game.hero(0).gold_max, game.hero(0).shard_max) == (20, 12)
    game = play(3, arrange).choose("hammer", "hammer")
    assert game.hero(0).hammer_room() == 60


def test_ruling_24_typhon_counts_every_replaced_face():
    def arrange(table):
        at_action(table)
        hero = give(table, 0, sun=5, moon=5)
        hero.replaced = (hero.sun_die.faces[1],) * 7

    game = play(2, arrange, ALL_ALTERNATES).choose("typhon")
    assert game.hero(0).glory == 7, "the faces taken out when two play are nobody's"
    assert len(game.table.box) == 20


def test_ruling_25_the_bearer_puts_the_boar_anywhere_but_on_a_boar():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=3)
        give(table, 1, sun_die="boar-blue")

    game = play(2, arrange, ALL_ALTERNATES).choose("boar-red")
    assert game.asking == (1, "ask-forge")
    assert game.keys == ["s1-sun-1", "s1-moon-0", "s1-moon-1", "s1-moon-2"]
    with pytest.raises(Refused) as no:
        game.choose("s1-sun-0")
    assert no.value.code == "why-boar-stays"
    game.choose("s1-moon-1")
    assert game.up(1)[1] == "boar-red"


@pytest.mark.parametrize("card", ["sphinx", "cyclops"])
def test_ruling_26_the_die_is_chosen_before_the_first_of_four_rolls(card):
    def arrange(table):
        at_action(table)
        give(table, 0, sun=6)

    game = play(3, arrange, ALL_ALTERNATES if card == "cyclops" else "introductory").choose(card)
    assert game.asking == (0, "ask-sphinx-die")
    game.choose("moon-die")
    assert game.hero(0).moon == 4


def test_ruling_27_the_minotaur_goes_round_from_the_left():
    def arrange(table):
        at_action(table, active=1)
        give(table, 1, sun=3)
        for seat in (0, 2, 3):
            give(table, seat, gold=5, sun=5, moon=5, sun_die="any-1")

    game = play(4, arrange).choose("minotaur")
    asked = []
    while not game.over:
        asked.append(game.asking[0])
        game.choose("gold")
    assert asked == [2, 3, 0]


def test_ruling_28_a_face_has_to_be_applied():
    def arrange(table):
        give(table, 0, sun_die="gold-or-glory")

    game = play(3, arrange)
    assert game.keys == ["gold", "glory"], "there is no third way"


def test_ruling_29_who_passes_has_no_extra_action():
    def arrange(table):
        at_action(table)
        give(table, 0, sun=6, gold=12)

    assert play(3, arrange).choose("pass").over


def test_ruling_30_only_the_first_step_is_doubled_when_two_play():
    def arrange(table):
        give(table, 0, sun_die="gold-3", moon_die="glory-2", moon=1)
        give(table, 1, portal=1, sun_die="gold-1", moon_die="glory-2")

    game = play(2, arrange)
    assert game.reserve(0) == (6, 0, 1, 4)
    assert game.reserve(1) == (2, 0, 0, 4)
    assert "Ada's turn. All receive a divine blessing, twice." in game.log_text
    game.choose("chest")
    assert game.reserve(1) == (3, 0, 0, 6), "being ousted is one blessing"
