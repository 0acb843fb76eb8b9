"""Every question in one entry."""

import pytest

from fabletable.kernel import Advice, Chance, Decision, Game, Question, Questions, Say, Table, Word, bar
from fabletable.kernel.scene import BarredChoice, Choice, barred_choice

LEFT, RIGHT = Word("left"), Word("right")


def decision(ask: str) -> Decision:
    return Decision(1, ask, [LEFT, RIGHT], lambda: [bar(Word("up"), "why-wall", "walls")], "", {})


def with_price(table: Table, decision: Decision, option: Word) -> Choice:
    return Choice(option.key, option.say, Say("price", {"n": table.seats}))


def in_the_wall(table, decision, barred) -> BarredChoice:
    return barred_choice(barred, spots=["wall"])


class Ways(Game[Table]):
    key = "ways"
    questions = Questions(
        Question("ask-way"),
        Question(
            "ask-door",
            with_price,
            note=lambda table, decision: Say("doors", {"n": decision.seat}),
            weigh=lambda table, decision: [1.0, 2.0],
            barred=in_the_wall,
        ),
    )


def test_a_game_asks_its_questions_by_their_entries():
    table = Table(3, Chance(""))
    asked = Ways().ask(table, decision("ask-door"), 7)
    assert [choice.note for choice in asked.choices] == [Say("price", {"n": 3})] * 2
    assert asked.note == Say("doors", {"n": 1})
    assert [barred.spots for barred in asked.barred] == [["wall"]]
    assert Ways().weigh(table, decision("ask-door")) == [1.0, 2.0]


@pytest.mark.parametrize("ask", ["ask-way", "ask-without-entry"])
def test_a_plain_entry_or_none_at_all_is_asked_plainly(ask: str):
    table = Table(3, Chance(""))
    asked = Ways().ask(table, decision(ask), 7)
    assert [(choice.key, choice.spots) for choice in asked.choices] == [("left", ["left"]), ("right", ["right"])]
    assert asked.note is None
    assert [barred.spots for barred in asked.barred] == [["up"]]
    assert Ways().weigh(table, decision(ask)) is None


def test_a_question_has_one_entry():
    with pytest.raises(ValueError, match="ask-way"):
        Questions(Question("ask-way"), Question("ask-way"))
    assert Ways.questions.asks == ["ask-door", "ask-way"]


def test_a_prospect_is_the_worth_beside_the_best_of_the_others():
    table = Table(3, Chance(""))
    assert Advice[Table](lambda table, seat: float(seat**2)).prospect(table, 1) == 1 - 4
    assert Advice[Table](lambda table, seat: float(seat), prospect=lambda table, seat: 9.0).prospect(table, 1) == 9
