"""Rulebook: The course of a round, and the end of the game."""

from __future__ import annotations

import pytest

import fabletable
from fabletable.games.diceforge import GAME
from fabletable.games.diceforge.cards.faces import supply
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Chance, Refused
from tests.rulebook.diceforge.arranged import ENGLISH, at_action, feat, give, play


def test_a_feat_is_paid_walked_ousted_taken_and_applied_in_this_order():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=5)
        give(table, 1, portal=3, sun_die="ship", moon_die="gold-6")

    game = play(3, arrange).choose("helmet")
    assert game.asking == (1, "ask-ship"), "the ousted hero's blessing comes first"
    assert game.hero(0).moon == 0
    assert game.hero(0).portal == 3
    assert game.hero(1).portal == 0
    assert feat("helmet") not in game.hero(0).deeds
    game.choose("done")
    assert feat("helmet") in game.hero(0).deeds
    assert game.asking == (0, "ask-forge")


def test_a_hero_who_stays_on_a_portal_ousts_nobody_and_may_repeat_a_feat():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=2, sun=2, portal=1)

    game = play(3, arrange).choose("chest", "chest")
    assert game.hero(0).deeds == (feat("chest"), feat("chest"))


def test_cards_of_one_portal_share_its_place():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=1)
        give(table, 1, "hammer", portal=1, sun_die="gold-1", moon_die="gold-1")

    game = play(3, arrange).choose("chest")
    assert game.hero(1).gold == 2


def test_the_extra_action_costs_two_suns_once():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=12, sun=6)

    game = play(3, arrange).choose("gold-6", "s0-sun-1", "done")
    assert game.asking == (0, "ask-extra")
    game.choose("gold-3", "s0-sun-2")
    assert game.hero(0).sun == 4
    assert game.asking == (0, "ask-offering")
    game.choose("done")
    assert game.over, "only once a turn"


def test_the_next_turn_has_an_extra_action_of_its_own():
    match = fabletable.start("diceforge", players=2, seed="extra")
    luck = Chance("extra")
    taken = 0
    while match.decision is not None:
        option = luck.one_of(match.decision.options)
        if match.decision.ask == "ask-extra" and option.key != "done":
            taken += 1
        match.take(option)
    assert taken > 1


def test_the_same_kind_may_be_bought_again_by_an_extra_action():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=4, sun=2)

    game = play(3, arrange).choose("gold-3", "s0-sun-1", "done", "gold-3", "s0-sun-2")
    assert [face.key for face in game.hero(0).sun_die.faces].count("gold-3") == 2


def test_the_extra_action_keeps_back_its_own_price():
    def arrange(table):
        at_action(table)
        give(table, 0, sun=4, moon=1)

    game = play(3, arrange).choose("hammer")
    assert "owl" in game.keys
    with pytest.raises(Refused) as no:
        game.choose("minotaur")
    assert (no.value.code, no.value.arguments) == ("why-sun-short", {"need": 5, "have": 4, "extra": 2})
    with pytest.raises(Refused) as no:
        game.choose("hydra")
    assert ENGLISH.say(no.value.message) == (
        "With the extra action it takes 7 sun shards and 5 moon shards; you have 4 sun shards and 0 moon shards."
    )
    reasons = {barred.key: ENGLISH.say(barred.why) for barred in game.decision.barred()}
    assert reasons["minotaur"] == "With 2 for the extra action it takes 5 sun shards; you have 4."


def test_reasons_for_what_cannot_be_had():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=3, sun=1, moon=1)
        table.piles[0] = ()
        table.temple[2] = 0

    game = play(3, arrange)
    reasons = {barred.key: (barred.code, barred.args) for barred in game.decision.barred()}
    assert reasons["any-1"] == ("why-gold-short", {"need": 4, "have": 3})
    assert reasons["gold-3"] == ("why-face-gone", {})
    assert reasons["hammer"] == ("why-feat-gone", {})
    assert reasons["hind"] == ("why-moon-short", {"need": 2, "have": 1})
    assert reasons["hydra"][0] == "why-shards-short"
    assert not set(reasons) & set(game.keys), "what can be chosen is not barred"


def why(game, key: str) -> str:
    """Return the reason in English why an option is barred."""
    return next(ENGLISH.say(barred.why) for barred in game.decision.barred() if barred.key == key)


def test_reasons_for_an_extra_action_without_the_suns_for_it():
    """A Triton keeps the turn open; every face and every stack still says what is really missing."""

    def arrange(table):
        at_action(table)
        give(table, 0, gold=7, sun=1, moon=2, tritons=1)
        table.piles[0] = ()
        table.temple[2] = 0

    game = play(3, arrange).choose("chest")
    assert game.asking == (0, "ask-extra")
    reasons = {barred.key: (barred.code, barred.args) for barred in game.decision.barred()}
    assert reasons["gold-3"] == ("why-face-gone", {})
    assert reasons["hammer"] == ("why-feat-gone", {})
    assert reasons["gold-4"] == ("why-extra-short", {"need": 2, "have": 1})
    assert (
        why(game, "glory-3")
        == "With the extra action it takes 8 gold and 2 sun shards; you have 7 gold and 1 sun shard."
    )
    assert reasons["chest"] == ("why-sun-short", {"need": 2, "have": 1, "extra": 2})
    assert reasons["elder"] == ("why-sun-short", {"need": 3, "have": 1, "extra": 2})
    assert why(game, "hind") == (
        "With the extra action it takes 2 sun shards and 2 moon shards; you have 1 sun shard and 1 moon shard."
    )
    faces = {face.key for square in supply(()).squares for face in square}
    assert set(reasons) == faces | {feat.key for feat in game.table.sets}, "nothing is left without a reason"


def test_all_roll_before_anybody_chooses():
    def arrange(table):
        give(table, 0, sun_die="any-1")
        give(table, 1).sun_die.up = 5

    game = play(3, arrange)
    assert game.asking == (0, "ask-gain")
    assert game.up(1)[0] == "sun-1", "the others' dice have fallen"
    assert game.reserve(1) == (0, 0, 0, 0), "but are applied in turn order"


def test_a_forged_face_lies_up_and_the_old_one_beside_the_inventory():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=2)

    game = play(3, arrange).choose("moon-1", "s0-sun-0")
    assert game.up(0)[0] == "moon-1"
    assert [face.key for face in game.hero(0).replaced] == ["sun-1"]


def test_a_face_forged_a_moment_ago_may_go_again():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=5)

    game = play(3, arrange).choose("moon-1", "s0-sun-0", "gold-4", "s0-sun-0")
    assert [face.key for face in game.hero(0).replaced] == ["sun-1", "moon-1"]


def test_equal_faces_of_one_die_are_one_choice():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=2)

    game = play(3, arrange).choose("gold-3")
    assert game.keys == ["s0-sun-0", "s0-sun-1", "s0-moon-0", "s0-moon-1", "s0-moon-2"]


def test_glory_has_no_limit():
    def arrange(table):
        give(table, 0, glory=99, sun_die="glory-2", moon_die="glory-4", gold=2)

    assert play(3, arrange).hero(0).glory == 105


def finished(glory: list[int]) -> ForgeTable:
    table = GAME.set_up(len(glory), {"feats": "introductory"}, Chance("end"))
    table.round = table.rounds + 1
    for hero, amount in zip(table.heroes, glory, strict=True):
        hero.glory = amount
    return table


def test_the_game_ends_after_the_last_round():
    table = finished([1, 2, 3])
    assert GAME.next_step(table) is None
    table.round -= 1
    assert GAME.next_step(table) is not None


def test_the_most_glory_on_track_and_cards_wins():
    table = finished([30, 20, 0])
    table.heroes[1].deeds = (feat("ferryman"),)
    table.heroes[2].gold = table.heroes[2].sun = 6
    table.heroes[2].tritons = 1
    table.heroes[2].hammer_at = 14
    result = GAME.result(table)
    assert result.scores == [30, 32, 0], "what is left over counts nothing"
    assert result.winners == [1]


def test_who_ties_shares_the_victory():
    assert GAME.result(finished([30, 12, 30, 7])).winners == [0, 2]


@pytest.mark.parametrize(("players", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_every_hero_has_a_turn_in_every_round_in_the_same_order(players, rounds):
    match = fabletable.start("diceforge", players=players, seed="turns")
    luck = Chance("turns")
    while match.decision is not None:
        match.take(luck.one_of(match.decision.options))
    began = [message.args["hero"] for message in match.log() if message.id == "turn-begins"]
    assert [name.args["n"] for name in began] == list(range(players)) * rounds
