"""Bots: reproducible, honest, and better than luck."""

import pytest

import fabletable
from fabletable.bots import Bot, Greedy, Random, bot_names, bring_bot, hint, make_bot, play_on
from fabletable.bots.bot import Imagine
from fabletable.bots.greedy import best_of, values
from fabletable.games import shelf
from fabletable.kernel import Chance
from fabletable.lab import simulate


class First(Bot):
    """Takes the first option after some thought."""

    def decide(self, decision, imagine):
        return decision.option(imagine().decision.options[0].key)


def played(names, seed, game="lanterns"):
    match = fabletable.start(game, players=len(names), seed=seed)
    play_on(match, {seat: make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)})
    return match


@pytest.mark.parametrize("names", [["random", "random"], ["greedy", "random", "greedy"]])
def test_the_same_bots_play_the_same_game_again(names):
    once, again = played(names, "a"), played(names, "a")
    assert once.over
    assert once.made == again.made
    assert once.made != played(names, "b").made


def test_a_bot_stops_where_a_person_is_asked():
    match = fabletable.start("lanterns", players=2, seed="a")
    assert play_on(match, {1: make_bot("random", "x")}) == 0
    match.choose("roll")
    assert play_on(match, {1: make_bot("random", "x")}) > 0
    assert match.decision.seat == 0


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(fabletable.Refused) as no:
        make_bot("genius", "")
    assert no.value.code == "why-unknown-bot"
    assert "medium" in no.value.arguments["known"]


def test_a_bot_of_ones_own_can_be_brought():
    bring_bot("first", First)
    assert "first" in bot_names()
    assert played(["first", "random"], "a").over


def test_what_a_bot_imagines_is_not_the_real_table():
    """The seed is hidden, and neither deck nor other hands are the real ones for long."""
    match = fabletable.start("lanterns", players=3, seed="a")
    decks = set()
    for number in range(20):
        imagined = match.imagine(0, Chance(str(number)))
        assert imagined.seed == ""
        assert [card.key for card in imagined.table.keepers[0].hand] == [c.key for c in match.table.keepers[0].hand]
        decks.add(tuple(card.key for card in [*imagined.table.deck, *imagined.table.keepers[1].hand]))
    assert len(decks) == 20


def test_thinking_never_disturbs_the_real_dice():
    match = fabletable.start("lanterns", players=2, seed="a")
    before = match.checksum()
    for _ in range(5):
        hint(match)
        Greedy(Chance("x")).decide(match.decision, Imagine(match, 0, Chance("y")))
    assert match.checksum() == before


def test_greedy_lights_the_brightest_lantern_it_can_pay():
    match = fabletable.start("lanterns", players=2, seed="a", options={"rich": True})
    match.choose("play")
    worths = dict(
        zip([option.key for option in match.decision.options], values(match.imagine(0, Chance(""))), strict=True)
    )
    assert hint(match) == max(worths, key=worths.get)
    assert hint(match) != "done"


def test_the_hint_is_among_the_choices_until_the_game_is_over():
    match = played(["random", "random"], "a")
    assert hint(match) is None
    match = fabletable.replay(match.record(), upto=match.number - 1)
    assert hint(match) in [option.key for option in match.decision.options]


def test_a_single_option_costs_no_thought():
    match = fabletable.start("lanterns", players=2, seed="a")
    only = match.decision.options[:1]
    match.decision.options = only

    class Idle(Imagine):
        def __call__(self):
            pytest.fail("it thought")

    assert Greedy(Chance("")).decide(match.decision, Idle(match, 0, Chance(""))) is only[0]


def test_equals_are_told_apart_by_the_bots_own_luck():
    chance = Chance("ties")
    assert {best_of([1.0, 3.0, 3.0, 2.0], chance) for _ in range(50)} == {1, 2}


def test_random_needs_no_checkpoints():
    assert not Random(Chance("")).looks_ahead
    assert Greedy(Chance("")).looks_ahead


def test_greedy_beats_random_at_lanterns():
    outcome = simulate("lanterns", games=100, players=2, bots=["random", "greedy"], seed="duel")
    assert outcome.errors == 0
    assert outcome.wins["greedy"] > 70


@pytest.mark.skipif("diceforge" not in shelf(), reason="no Dice Forge on the shelf")
def test_greedy_beats_random_at_dice_forge():
    """Greedy wins at least 95 of 100 two-player games."""
    outcome = simulate("diceforge", games=100, players=2, bots=["random", "greedy"], seed="duel")
    assert outcome.errors == 0
    assert outcome.wins["greedy"] >= 95
