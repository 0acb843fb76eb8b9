"""Learning: what games leave behind, and a whole run from nothing, small enough for a test."""

import msgspec
import numpy as np
import pytest

from fabletable.bots.net import fitting, read_net, story_of
from fabletable.games import find
from fabletable.learning.crowd import FAR, Crowd, Harvest, Step
from fabletable.learning.duel import duel
from fabletable.learning.school import School
from tests.learning.test_nets import any_net


def step(seat, win):
    return Step(seat, np.zeros(2, dtype=np.float16), np.zeros(1, dtype=np.uint8), 0, 0.0, win)


def test_a_choice_is_judged_by_what_its_own_seat_hoped_later_and_by_the_end():
    harvest = Harvest()
    harvest.bring_in([step(0, 0.5), step(1, 0.5), step(0, 0.7)], np.array([1.0, 0.0], dtype=np.float32))
    gains = dict(zip([(s.seat, s.win) for s in harvest.steps], harvest.gains, strict=True))
    assert gains[0, 0.5] == pytest.approx(0.2 + FAR * 0.3)
    assert gains[1, 0.5] == pytest.approx(-0.5)
    hopes = dict(zip([(s.seat, s.win) for s in harvest.steps], harvest.hopes, strict=True))
    assert hopes[0, 0.7] == pytest.approx(1.0)
    assert hopes[0, 0.5] == pytest.approx(0.5 + 0.2 + FAR * 0.3)
    assert hopes[1, 0.5] == pytest.approx(0.0)


def test_greedy_and_the_net_leave_finished_games_of_all_kinds():
    crowd = Crowd("diceforge", [(2, {}), (3, {"feats": "random"})], 4, "a")
    for harvest in (crowd.imitate(300, 0.1), crowd.play(any_net("diceforge"), 300)):
        arrays = harvest.arrays()
        assert len(arrays["likely"]) == len(arrays["gain"]) == len(arrays["seen"])
        assert len(arrays["seen"]) == len(arrays["place"]) == len(arrays["hope"]) >= 300
        assert harvest.games > 0
        allowed = np.unpackbits(arrays["mask"], axis=1)
        assert allowed[np.arange(len(allowed)), arrays["place"]].all()


def test_school_teaches_wishes_that_add_up():
    lessons = School("diceforge", [(2, {})], "a").teach(any_net("diceforge"), 6, 0.0)
    arrays = lessons.arrays()
    assert lessons.games == 1
    assert np.allclose(arrays["wanted"].astype(float).sum(axis=1), 1.0, atol=0.02)
    assert set(np.unique(arrays["share"])) <= {0.0, 0.5, 1.0}


def test_a_net_of_chance_loses_to_greedy():
    won, games = duel("diceforge", any_net("diceforge"), None, 8, 2, {}, "a")
    assert games == 8
    assert won < 4


def test_beginners_who_come_to_no_end_are_stopped_and_nobody_has_won(monkeypatch):
    monkeypatch.setattr("fabletable.learning.duel.LONG", 3)
    net = any_net("witcher")
    assert duel("witcher", net, net, 4, 2, {}, "a") == (0.0, 4)


def test_a_run_from_nothing_ends_with_a_net_and_can_be_gone_on_with(tmp_path):
    pytest.importorskip("torch")
    from fabletable.learning.player import Kind
    from fabletable.learning.rounds import Plan, Rounds

    told = []
    story = story_of(find("diceforge"), 0, "a test")
    plan = Plan(
        "diceforge", [Kind(2)], 0.01, str(tmp_path), workers=1, tables=4, width=8, begin=600, practice=0.5,
        seconds=0.1, trials=4, decisions=200, games=4, story=story,
    )  # fmt: skip
    Rounds(plan, lambda what, args: told.append(what)).run()
    assert "rated" in told
    assert fitting(read_net(tmp_path / "best.net"), find("diceforge"))
    again = Rounds(msgspec.structs.replace(plan, minutes=0.5), lambda what, args: told.append(what))
    assert again.resume()
    again.plan = msgspec.structs.replace(plan, minutes=(again.seconds() + 1) / 60)
    again.improve()
    for hand in again.hands:
        hand.leave()
    assert again.generation > 0
    assert {"practised", "fitted"} <= set(told)


def test_choices_that_gained_are_wanted_more():
    torch = pytest.importorskip("torch")
    from fabletable.learning.mind import Lesson, Mind, encouraged, logs_of, mask_of

    torch.manual_seed(1)
    mind = Mind(3, 4, 16)
    rows = 64
    places = np.arange(rows) % 2
    seen = np.ones((rows, 3), dtype=np.float16)
    bits = np.packbits(np.tile(np.array([1, 1, 0, 0], dtype=bool), (rows, 1)), axis=1)
    before = logs_of(mind(torch.ones(1, 3))[0], mask_of(torch.from_numpy(bits[:1]), 4))[0]
    lesson = {
        "seen": seen, "mask": bits, "place": places.astype(np.int32), "likely": before.detach().numpy()[places],
        "gain": np.where(places == 0, 0.3, -0.3).astype(np.float32), "hope": np.full(rows, 0.5, dtype=np.float32),
    }  # fmt: skip
    told = encouraged(mind, Lesson([lesson], 4, "cpu"), torch.optim.Adam(mind.parameters(), lr=0.01), 4, 32)
    after = logs_of(mind(torch.ones(1, 3))[0], mask_of(torch.from_numpy(bits[:1]), 4))[0]
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert torch.exp(after[2:]).sum() < 1e-6
    assert told["moved"] > 0
    weights = mind.weights()
    weighs = (weights["wish"] != 0).any(axis=0).tolist()
    assert weighs == [True, True, False, False], "what was never allowed takes no room in a file"


@pytest.mark.soak
def test_ten_minutes_from_nothing_beat_greedy(tmp_path):
    pytest.importorskip("torch")
    from fabletable.learning.player import Kind
    from fabletable.learning.rounds import Plan, Rounds

    plan = Plan("diceforge", [Kind(2)], 10.0, str(tmp_path), workers=2, story=story_of(find("diceforge"), 0, "a test"))
    rounds = Rounds(plan, lambda what, args: None)
    rounds.run()
    assert max(rating.greedy for rating in rounds.curve if rating.kept) > 0.5
