"""Taking back: exactly to the last new information, and no further."""

import pytest

import fabletable
from fabletable.kernel import Refused


@pytest.fixture
def match():
    return fabletable.start("lanterns", players=2, seed="undo 1", options={"rich": True})


def refusal(match, seat=None):
    with pytest.raises(Refused) as no:
        match.undo(seat)
    return no.value.code


def test_there_is_nothing_to_undo_at_the_start(match):
    assert match.why_no_undo(0) is not None
    assert refusal(match, 0) == "why-nothing-to-undo"


def test_undo_restores_the_table_the_story_and_the_question(match):
    def seen():
        return match.checksum(), match.log(0), match.scene(0), [option.key for option in match.decision.options]

    before = [seen()]
    match.choose("play")
    before.append(seen())
    match.choose(match.decision.options[0].key)
    assert match.decision.seat == 0
    while before:
        match.undo(0)
        assert seen() == before.pop()


def test_undo_goes_back_over_several_decisions_to_the_beginning(match):
    start = match.checksum()
    match.choose("play")
    match.choose(match.decision.options[0].key)
    match.undo(0)
    match.undo(0)
    assert match.checksum() == start
    assert match.number == 0
    assert refusal(match, 0) == "why-nothing-to-undo"


def test_dice_cannot_be_taken_back(match):
    match.arrange(lambda table: table.deck.clear())
    match.choose("roll")
    assert match.why_no_undo(0) is not None
    assert refusal(match, 0) == "why-dice-fell"


def test_a_card_that_was_seen_cannot_be_taken_back(match):
    """Rolling nothing, but drawing from the shuffled deck at the end of the turn."""
    match.choose("play")
    match.choose("done")
    assert match.decision.seat == 1
    assert match.why_no_undo(0) is not None
    assert refusal(match, 0) == "why-something-shown"


def test_only_ones_own_last_decision_can_be_taken_back(match):
    match.choose("play")
    assert match.why_no_undo(1) is not None
    assert refusal(match, 1) == "why-others-decided"
    assert match.why_no_undo(0) is None


def test_what_another_seat_has_decided_stays(match):
    match.arrange(lambda table: table.deck.clear())
    match.choose("play")
    match.choose("done")
    assert match.why_no_undo(0) is None, "with an empty deck nothing was shown at the end of the turn"
    match.choose("play")
    assert refusal(match, 0) == "why-others-decided"
    match.undo(1)
    match.undo(0)
    assert match.decision.seat == 0


def test_when_all_agree_any_decision_can_be_gone_back_to(match):
    seen = [match.checksum()]
    for _ in range(8):
        match.choose(match.decision.options[0].key)
        seen.append(match.checksum())
    for number in (7, 3, 3, 0):
        match.rewind(number)
        assert match.number == number
        assert match.checksum() == seen[number]


def test_after_going_back_the_dice_fall_the_same(match):
    match.choose("roll")
    gold = match.table.keepers[0].gold
    match.rewind(0)
    match.choose("roll")
    assert match.table.keepers[0].gold == gold


@pytest.mark.parametrize("number", [-1, 5])
def test_nobody_can_go_back_to_what_never_was(match, number):
    match.choose("play")
    with pytest.raises(Refused) as no:
        match.rewind(number)
    assert no.value.code == "why-no-such-decision"


def test_the_record_after_undo_knows_nothing_of_it(match):
    plain = fabletable.start("lanterns", players=2, seed="undo 1", options={"rich": True})
    for each in (plain, match):
        each.choose("play")
    match.choose(match.decision.options[0].key)
    match.undo()
    for each in (plain, match):
        each.choose("done")
    assert match.record() == plain.record()
