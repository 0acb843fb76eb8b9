"""Tracking at Hengfors and Doldeth (Rulebook: Location actions; Location tokens)."""

import pytest

from fabletable.games.witcher.board import PLACES
from tests.rulebook.witcher.arranged import StagedWorld

HENGFORS, DOLDETH = 2, 13


def left_in_supply(play, terrain, *places):
    """Remove all tokens of this terrain but those of these places."""

    def change(table):
        pile = table.supply[terrain]
        table.gone.extend(token for token in pile if token.place not in places)
        pile[:] = [token for token in pile if token.place in places]

    return play.arrange(change)


def tracking_at(place, *left, **values):
    """Have a witcher take the action of this place while these mountain tokens are left."""
    # The monster of the mountains dwells elsewhere, so that both towns may lie among the tokens.
    play = StagedWorld("wolf", "bear", lairs={"mountain": ("harpy", 18)})
    play.set(hand=["rend-3", "precise-cut-8"], **values)
    left_in_supply(play, "mountain", *left)
    play.set(place=place)
    play.arrange(lambda table: setattr(table, "moved", True))
    return play.choose("action")


def told(play):
    return [line.id for line in play.match.log(0)]


@pytest.mark.parametrize(("here", "other"), [(HENGFORS, DOLDETH), (DOLDETH, HENGFORS)])
@pytest.mark.parametrize("first", [0, 1])
def test_a_token_that_shows_this_place_goes_back_and_another_is_drawn(here, other, first):
    play = tracking_at(here, here, other)
    play.table.chance.load(first)
    play.choose("mountain")
    (token,) = play.hero().tracking
    assert token.place == other
    assert [back.place for back in play.table.supply["mountain"]] == [here]


def test_a_token_that_goes_back_is_told():
    play = tracking_at(DOLDETH, DOLDETH, HENGFORS)
    drawn = [token.place for token in play.table.supply["mountain"]].index(DOLDETH)
    play.table.chance.load(drawn)
    play.choose("mountain")
    line = next(line for line in play.match.log(0) if line.id == "tracking-here")
    assert line.args["place"].id == PLACES[DOLDETH].message.id


@pytest.mark.parametrize("here", [HENGFORS, DOLDETH])
def test_no_tracking_with_a_reason_where_only_the_token_of_this_place_is_left(here):
    play = tracking_at(here, here, gold=2)
    assert play.asked == "ask-track"
    assert play.keys == ["forest", "water", "done"]
    assert play.barred == {"mountain": "why-token-here"}
    play.choose("done")
    assert play.hero().gold == 3, "the coin is taken all the same"
    assert [token.place for token in play.table.supply["mountain"]] == [here]


def test_where_nothing_can_be_tracked_the_tale_says_so():
    play = tracking_at(DOLDETH, DOLDETH, gold=2, trails=["forest", "water"])
    assert "tracking-none" in told(play)
    assert play.hero().gold == 3
    assert play.hero().tracking == ()


def test_a_last_token_of_another_place_can_be_tracked():
    play = tracking_at(DOLDETH, HENGFORS)
    play.choose("mountain")
    assert [token.place for token in play.hero().tracking] == [HENGFORS]
