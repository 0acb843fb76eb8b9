"""Face-down piles know who has seen what; deeds and turn order."""

import pytest

from fabletable.kernel import EVERYBODY, Actions, Chance, Message, Pile, Table, Verb, Word, mix, named, without

CARDS = [Word(f"card-{n}") for n in range(8)]


def fresh() -> Pile[Word]:
    return Pile(list(CARDS[:6]))


def test_what_was_seen_stays_where_it_lies_for_whoever_saw_it():
    pile = fresh()
    pile.put_on(CARDS[6], 1)
    pile.put_under([CARDS[7]], EVERYBODY)
    assert [card.key for card in pile.cards] == ["card-7", *(f"card-{n}" for n in range(7))]
    assert pile.unknown_places(1) == [1, 2, 3, 4, 5, 6]
    assert pile.unknown_places(0) == pile.unknown_places(None) == [1, 2, 3, 4, 5, 6, 7]
    for seed in range(20):
        clone = pile.copy()
        clone.shuffle_unknown(1, Chance(str(seed)))
        assert clone.cards[0] is CARDS[7]
        assert clone.cards[-1] is CARDS[6]
        assert sorted(card.key for card in clone.cards) == sorted(card.key for card in pile.cards)
    assert clone.cards != pile.cards


def test_a_drawn_card_that_comes_back_unseen_is_unknown_again():
    pile = fresh()
    pile.show(pile.cards[-1], 2)
    assert pile.draw() is CARDS[5]
    pile.put_on(CARDS[5], None)
    assert pile.unknown_places(2) == [0, 1, 2, 3, 4, 5]


def test_a_card_taken_out_of_the_middle_is_forgotten_with_its_place():
    pile = fresh()
    pile.show(CARDS[2], 1)
    pile.show(CARDS[4], 1)
    before = pile.copy()
    pile.take(CARDS[2])
    assert CARDS[2] not in pile.cards
    assert pile.unknown_places(1) == [0, 1, 2, 4], "only the other one is known"
    pile.put_under([CARDS[2]], None)
    assert pile.unknown_places(1) == [0, 1, 2, 3, 5]
    assert before.unknown_places(1) == [0, 1, 3, 5], "a copy made before knows what it knew"


def test_nobody_knows_a_shuffled_pile():
    pile = fresh()
    pile.put_on(CARDS[6], EVERYBODY)
    discards = [CARDS[7]]
    pile.renew(discards, Chance("again"), "deck-pile")
    assert discards == []
    assert len(pile.cards) == 8
    assert pile.unknown_places(0) == list(range(8))


def test_hands_are_dealt_again_from_what_is_unknown():
    pile, hand = fresh(), [CARDS[6], CARDS[7]]
    pile.show(CARDS[0], 0)
    pile.shuffle_unknown(0, Chance("hands"), hand)
    assert pile.cards[0] is CARDS[0]
    assert len(hand) == 2
    assert {card.key for card in [*pile.cards, *hand]} == {card.key for card in CARDS}


def test_without_takes_one_of_several_away():
    assert without((CARDS[0], CARDS[1], CARDS[0]), CARDS[0]) == (CARDS[1], CARDS[0])
    with pytest.raises(ValueError, match="not in tuple"):
        without((CARDS[0],), CARDS[1])


def test_piles_mixed_keep_their_sizes():
    piles = [list(CARDS[:3]), [], list(CARDS[3:])]
    mix(piles, Chance("mix"))
    assert [len(pile) for pile in piles] == [3, 0, 5]
    assert {card.key for pile in piles for card in pile} == {card.key for card in CARDS}


class Well:
    key = "well-2"
    message = named("well", "place-well")


def test_an_action_is_its_verb_its_thing_and_its_number():
    actions, drink = Actions(), Verb("drink")
    well = Well()
    assert actions.action(Verb("rest")).key == "rest"
    assert actions.action(drink, well).key == "drink:well-2"
    action = actions.action(drink, well, 3)
    assert (action.key, action.verb) == ("drink:well-2:3", drink)
    assert action.message == Message("do-drink", {"n": 3, "thing": well.message}, "place-well")
    assert actions.action(drink, well, 3) is action
    assert actions.action(drink, Well(), 3) is not action, "another well under the same key, of another table"
    assert Actions("-").action(drink, well).key == "drink-well-2"


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_turn_order_goes_to_the_left(first: int, order: list[int]):
    table = Table(3, Chance(""))
    assert list(table.seats_from(first)) == order
    assert list(table.others(first)) == order[1:]
    assert table.left_of(first) == order[1]
    assert table.right_of(first) == order[2]
