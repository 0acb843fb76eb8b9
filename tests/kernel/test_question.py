"""A question is asked, and all that is attached to it is said."""

import gc
from weakref import ref

import pytest

from fabletable.kernel import (
    Advice,
    Chance,
    Decision,
    Game,
    Message,
    Question,
    Questions,
    Table,
    Word,
    bar,
    flag_setting,
)
from fabletable.kernel.scene import BarredChoice, Choice, Odds, barred_choice, odds_of
from tests.asking import collected, question

LEFT, RIGHT = Word("left"), Word("right")


def decision(ask: str) -> Decision:
    return Decision(1, ask, [LEFT, RIGHT], lambda: [bar(Word("up"), "why-wall", "walls")], "", {})


def with_price(table: Table, decision: Decision, option: Word) -> Choice:
    return Choice(option.key, option.message, Message("price", {"n": table.seats}))


def in_the_wall(table, decision, barred) -> BarredChoice:
    return barred_choice(barred, spots=["wall"])


LEAP = Choice("left", LEFT.message)


def shared(table: Table, decision: Decision, option: Word) -> Choice:
    return LEAP if option is LEFT else Choice(option.key, option.message)


def one_in_three(table: Table, decision: Decision) -> list[Odds | None]:
    return [odds_of(1 / 3, against=Message("gap")), None]


class Ways(Game[Table]):
    key = "ways"
    settings = (flag_setting("dark"),)
    questions = collected(
        question(
            "ask-leap", option=shared, odds=lambda table, decision: [odds_of(1 / 3, against=Message("gap")), None]
        ),
        question("ask-way"),
        question(
            "ask-door",
            option=with_price,
            note=lambda table, decision: Message("doors", {"n": decision.seat}),
            policy=lambda table, decision: [1.0, 2.0],
            barred=in_the_wall,
        ),
    )


def test_a_game_asks_its_questions_by_their_entries():
    table = Table(3, Chance(""))
    asked = Ways().ask(table, decision("ask-door"), 7)
    assert [choice.note for choice in asked.choices] == [Message("price", {"n": 3})] * 2
    assert asked.note == Message("doors", {"n": 1})
    assert [barred.spots for barred in asked.barred] == [["wall"]]
    assert Ways().policy(table, decision("ask-door")) == [1.0, 2.0]


@pytest.mark.parametrize("ask", ["ask-way", "ask-without-entry"])
def test_a_plain_entry_or_none_at_all_is_asked_plainly(ask: str):
    table = Table(3, Chance(""))
    asked = Ways().ask(table, decision(ask), 7)
    assert [(choice.key, choice.spots) for choice in asked.choices] == [("left", ["left"]), ("right", ["right"])]
    assert asked.note is None
    assert [barred.spots for barred in asked.barred] == [["up"]]
    assert Ways().policy(table, decision(ask)) is None


def test_a_question_asks_unless_there_is_nothing_to_choose():
    table, among = Table(2, Chance("")), Questions()
    way = Question(among, "way", rule="walls")
    asking = way.ask(table, 1, [LEFT], otherwise=RIGHT, n=3)
    asked = next(asking)
    assert (asked.ask, asked.seat, asked.rule, asked.args) == ("ask-way", 1, "walls", {"n": 3})
    with pytest.raises(StopIteration) as answer:
        asking.send(RIGHT)
    assert answer.value.value is RIGHT
    with pytest.raises(StopIteration) as silent:
        next(way.ask(table, 1, [LEFT]))
    assert silent.value.value is LEFT
    assert next(way.ask_always(table, 1, [LEFT], rule="doors")).rule == "doors"
    with pytest.raises(LookupError, match="ask-way"):
        next(way.ask(table, 1, []))
    assert list(among) == [way]


def test_one_thing_is_attached_once():
    way = question("ask-way", policy=lambda table, decision: [1.0])
    with pytest.raises(ValueError, match="ask-way twice"):
        way.policy(lambda table, decision: [2.0])


def test_a_question_has_one_entry():
    with pytest.raises(ValueError, match="ask-way"):
        collected(question("ask-way"), question("ask-way"))
    assert Ways.questions.asks == ["ask-door", "ask-leap", "ask-way"]


def test_a_prospect_is_the_worth_beside_the_best_of_the_others():
    table = Table(3, Chance(""))
    assert Advice[Table](lambda table, seat: float(seat**2)).relative_value(table, 1) == 1 - 4
    assert (
        Advice[Table](lambda table, seat: float(seat), relative_value=lambda table, seat: 9.0).relative_value(table, 1)
        == 9
    )


def test_odds_are_told_with_the_options_unless_the_table_plays_without_them():
    table = Table(3, Chance(""))
    asked = Ways().ask(table, decision("ask-leap"), 7)
    assert [choice.odds for choice in asked.choices] == [Odds(33, 0, 67, Message("gap")), None]
    assert LEAP.odds is None, "what many tables share stays as it is"
    without = Ways().ask(table, decision("ask-leap"), 7, odds=False)
    assert [choice.odds for choice in without.choices] == [None, None]
    assert table.chance.drawn == 0


def test_a_question_says_whether_its_odds_take_trials():
    table, leap = Table(3, Chance("")), decision("ask-leap")
    likely = question("ask-leap", odds=lambda table, decision: [None, None])
    assert not likely.is_sampled(table, leap)
    assert question("ask-leap", odds=lambda table, decision: [None, None], sampled=True).is_sampled(table, leap)
    assert not question("ask-leap").is_sampled(table, leap)
    few = question("ask-leap")
    few.sampled(lambda table, decision: len(decision.options) < 2)
    assert not few.is_sampled(table, leap)


def test_odds_are_reckoned_once_for_a_decision():
    asked = []
    leap = question("ask-leap", odds=lambda table, decision: asked.append(decision) or [None, None])
    table, first, second = Table(3, Chance("")), decision("ask-leap"), decision("ask-leap")
    for each in (first, second, first, first, second):
        leap.choices(table, each, odds=True)
    assert asked == [first, second]


def test_a_question_keeps_nothing_of_decisions_that_are_past():
    class Way:
        """An option that can be watched."""

        def __init__(self, key: str) -> None:
            self.key = key
            self.message = Message("way")

    leap = question("ask-leap", odds=lambda table, decision: [None])
    ways = [Way("left") for _ in range(20)]
    watched = [ref(way) for way in ways]
    while ways:
        asked = Decision(0, "ask-leap", [ways.pop()], None, "", {})
        leap.choices(Table(3, Chance("")), asked, odds=True)
    del asked
    gc.collect()
    assert [way() for way in watched] == [None] * 20


@pytest.mark.parametrize(
    ("shares", "told"),
    [
        ((0.5, 0.0), (50, 0, 50)),
        ((1 / 3, 1 / 3), (33, 33, 34)),
        ((1.0, 0.0), (100, 0, 0)),
        ((0.0, 0.0), (0, 0, 100)),
        ((0.001, 0.0), (1, 0, 99)),
        ((0.999, 0.001), (99, 1, 0)),
        ((0.998, 0.001), (98, 1, 1)),
        ((0.1 + 0.2, 0.7), (30, 70, 0)),
    ],
)
def test_what_can_happen_has_a_percent_and_what_may_fail_is_not_certain(shares, told):
    odds = odds_of(*shares)
    assert (odds.won, odds.drawn, odds.lost) == told


def test_an_option_that_changes_a_fight_tells_how_likely_it_was_before():
    assert odds_of(0.72, before=0.58).before == 58
    assert odds_of(0.72).before is None
