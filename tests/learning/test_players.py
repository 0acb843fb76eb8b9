"""Players with a net: any choice of theirs is one that may be made, and rests on what their seat may know."""

import pytest

import fabletable
from fabletable.bots import Imagine
from fabletable.bots.net_search import Judged, NetPolicy, NetRollout, NetSearch
from fabletable.bots.roster import let_decide
from fabletable.games import BUILT_IN
from fabletable.kernel import Chance
from fabletable.kernel.advice import TURN
from tests.learning.test_nets import any_net


def begun(game, decisions=25):
    match = fabletable.start(game, players=2, seed="learned")
    luck = Chance("on the way")
    for _ in range(decisions):
        match.take(luck.one_of(match.decision.options))
    return match


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_net_plays_every_game(game):
    match = begun(game)
    bot = NetPolicy(Chance("net"), any_net(game))
    for _ in range(20):
        let_decide(match, bot)
    assert match.number == 45


@pytest.mark.parametrize("game", BUILT_IN)
def test_in_two_worlds_that_look_alike_it_decides_alike(game):
    match = begun(game)
    seat = match.decision.seat
    net = any_net(game)
    keys = []
    for world in ("one", "other"):
        clone = match.clone()
        clone.arrange(lambda table, world=world: table.shuffle_unknown(seat, Chance(world)))
        while clone.decision is not None and len(clone.decision.options) == 1:
            clone.take(clone.decision.options[0])
        asked = clone.decision
        bots = NetPolicy(Chance("a"), net), NetSearch(Chance("a"), net, 8)
        keys += [(asked.ask, bot.decide(asked, Imagine(clone, asked.seat, Chance("luck"))).key) for bot in bots]
    assert keys[:2] == keys[2:]


def test_looking_ahead_gives_the_same_choice_again():
    match = begun("diceforge")
    chosen = [
        NetSearch(Chance("a"), any_net("diceforge"), 24)
        .decide(match.decision, Imagine(match, match.decision.seat, Chance("luck")))
        .key
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]


def test_a_trial_that_a_net_judges_ends_where_its_seat_has_a_choice():
    """A net has learned to expect something only where its seat decides."""
    ends = set()
    for luck in range(12):
        clone = begun("diceforge")
        seat = clone.decision.seat
        trial = NetRollout(clone, seat, [TURN])
        while trial.goes_on():
            clone.take(clone.decision.options[luck % len(clone.decision.options)])
        assert clone.decision is None or (clone.decision.seat == seat and len(clone.decision.options) > 1)
        ends.add(clone.number)
    assert len(ends) > 1


def test_the_more_trials_were_made_the_less_a_wish_counts():
    judged = Judged([0.9, 0.1], [0, 1])
    judged.came[0] += [0.4, 0.6]
    judged.came[1] += [0.46, 0.66]
    assert (judged.weighed([0, 1], 4), judged.weighed([0, 1], 400)) == (0, 1)


def test_what_did_better_than_expected_is_wanted_more():
    judged = Judged([0.6, 0.3, 0.1], [0, 1])
    judged.came[0] += [0.4] * 10
    judged.came[1] += [0.6] * 10
    wiser = judged.wiser()
    assert wiser[1] > wiser[0] > 0
    assert sum(wiser) == pytest.approx(1.0)
    assert wiser[2] < wiser[1]


def test_nothing_tried_changes_no_wish():
    assert Judged([0.6, 0.4], [0]).wiser() == [0.6, 0.4]
