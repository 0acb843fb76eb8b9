"""Learning: what games leave behind, and a whole run from nothing, small enough for a test."""

import msgspec
import numpy as np
import pytest

from fabletable.bots.net import Net, carried, read_net, write_net
from fabletable.bots.net_file import fitting, info_of, names_of
from fabletable.coach.trials import wilson
from fabletable.games import find
from fabletable.learning.crowd import FAR, Crowd, Harvest, Transition
from fabletable.learning.duel import decided, duel
from fabletable.learning.offers import Tables
from fabletable.learning.school import SearchTraining
from fabletable.terminal.main import run
from tests.learning.test_nets import any_net, older_net


def step(seat, win):
    nothing = np.zeros(0, dtype=np.uint16), np.zeros(0, dtype=np.float16)
    return Transition(seat, *nothing, *nothing, 0, 0.0, 0.0, win)


def test_a_choice_is_judged_by_what_its_own_seat_hoped_later_and_by_the_end():
    harvest = Harvest()
    harvest.end([step(0, 0.5), step(1, 0.5), step(0, 0.7)], np.array([1.0, 0.0], dtype=np.float32))
    gains = dict(zip([(s.seat, s.win) for s in harvest.steps], harvest.gains, strict=True))
    assert gains[0, 0.5] == pytest.approx(0.2 + FAR * 0.3)
    assert gains[1, 0.5] == pytest.approx(-0.5)
    hopes = dict(zip([(s.seat, s.win) for s in harvest.steps], harvest.hopes, strict=True))
    assert hopes[0, 0.7] == pytest.approx(1.0)
    assert hopes[0, 0.5] == pytest.approx(0.5 + 0.2 + FAR * 0.3)
    assert hopes[1, 0.5] == pytest.approx(0.0)


def test_in_a_game_that_goes_on_a_choice_is_judged_by_the_hope_at_the_next_and_the_last_ones_wait():
    harvest = Harvest()
    left = harvest.pause([step(0, 0.5), step(1, 0.4), step(0, 0.7), step(0, 0.6)], 2)
    assert [(s.seat, s.win) for s in left] == [(0, 0.6), (1, 0.4)]
    assert harvest.gains == [pytest.approx(0.2 + FAR * -0.1), pytest.approx(-0.1)]
    assert harvest.games == 0


def test_the_net_leaves_choices_of_all_kinds_of_tables():
    crowd = Crowd("diceforge", [(2, {}), (3, {"feats": "random"})], 4, "a")
    games = 0
    for _ in range(3):
        harvest = crowd.play(any_net("diceforge"), 600)
        arrays = harvest.arrays()
        count = len(arrays["place"])
        assert count == len(arrays["likely"]) == len(arrays["gain"]) == len(arrays["seen-count"]) == len(arrays["said"])
        assert 560 <= count <= 620
        assert arrays["seen-count"].sum() == len(arrays["seen-at"]) == len(arrays["seen-value"])
        ends = np.cumsum(arrays["near-count"])
        offered = np.split(arrays["near-at"], ends[:-1])
        assert all(place in words for place, words in zip(arrays["place"], offered, strict=True))
        assert arrays["near-value"].max() == 0.0
        assert arrays["near-value"].min() == -1.0
        games += harvest.games
    assert games > 0


def test_who_knows_nothing_yet_decides_as_greedy_does():
    pytest.importorskip("torch")
    from fabletable.learning.mind import Mind

    info = info_of(find("witcher"), 0, "a test")
    net = Net(info, Mind(info.fields, info.words, 8).weights())
    tables = Tables("witcher", 2, 2, {}, "a")
    for _ in range(40):
        taken = decided(tables, net)
        assert (taken == decided(tables, None)).all()
        tables.step(taken)


def test_school_teaches_wishes_that_add_up():
    lessons = SearchTraining("diceforge", [(2, {})], "a").teach(any_net("diceforge"), 6, 0.0)
    arrays = lessons.arrays()
    assert lessons.games == 1
    sums = np.add.reduceat(
        arrays["wanted-value"].astype(float), np.cumsum(arrays["wanted-count"]) - arrays["wanted-count"]
    )
    assert np.allclose(sums, 1.0, atol=0.02)
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
    info = info_of(find("diceforge"), 0, "a test")
    plan = Plan(
        "diceforge", [Kind(2)], 0.01, str(tmp_path), workers=1, tables=4, width=8, practice=0.5,
        seconds=0.1, trials=4, decisions=200, games=4, info=info,
    )  # fmt: skip
    Rounds(plan, lambda what, args: told.append(what)).run()
    assert "rated" in told
    net = fitting(read_net(tmp_path / "best.net"), find("diceforge"))
    assert [net.info.knows(players) for players in (2, 3)] == [True, False]
    again = Rounds(msgspec.structs.replace(plan, minutes=0.5), lambda what, args: told.append(what))
    assert again.resume()
    again.plan = msgspec.structs.replace(plan, minutes=(again.seconds() + 1) / 60)
    again.improve()
    for hand in again.hands:
        hand.leave()
    assert again.generation > 0
    assert {"practised", "fitted"} <= set(told)


def test_a_mind_recalls_what_a_net_knows_whatever_the_scale():
    torch = pytest.importorskip("torch")
    from fabletable.learning.mind import Mind

    net = any_net("diceforge")
    mind = Mind(net.info.fields, net.info.words, len(net.weights["second"]))
    mind.scale.copy_(torch.linspace(0.25, 4.0, net.info.fields))
    mind.recall(net.weights)
    for name, values in mind.weights().items():
        assert np.allclose(values, net.weights[name], atol=1e-5), name
    without = {name: values for name, values in net.weights.items() if not name.startswith("trust")}
    mind.recall(without)
    assert not mind.weights()["trust"].any()
    assert not mind.weights()["trust-more"].any()


def test_a_run_goes_on_from_a_net_of_older_rules(tmp_path):
    pytest.importorskip("torch")
    from fabletable.learning.player import Kind
    from fabletable.learning.rounds import Plan, Rounds

    older = older_net("diceforge")
    write_net(tmp_path / "older.net", older.info, older.weights, older.names)
    plan = Plan(
        "diceforge", [Kind(2)], 0.01, str(tmp_path / "run"), workers=1, tables=4, practice=0.5,
        decisions=200, games=4, info=info_of(find("diceforge"), 0, "a test"), start=str(tmp_path / "older.net"),
    )  # fmt: skip
    run = Rounds(plan, lambda what, args: None)
    run.begin()
    first = fitting(read_net(run.written("now")), find("diceforge"))
    expected = carried(older, find("diceforge"))
    assert (first.info.generation, first.info.carried_from) == (older.info.generation, "0")
    assert first.names == names_of(find("diceforge"))
    for name, values in expected.weights.items():
        assert np.allclose(first.weights[name], values, atol=2e-3), name
    run.generation += 1
    run.practise(0.5)
    learned = read_net(run.written("now")).info
    assert (learned.generation, learned.carried_from) == (older.info.generation + 1, "")
    for hand in run.hands:
        hand.leave()


def test_choices_that_gained_are_wanted_more():
    torch = pytest.importorskip("torch")
    from fabletable.learning.mind import Mind, PlayBatch, encouraged

    torch.manual_seed(1)
    mind = Mind(3, 4, 16)
    rows = 64
    places = np.arange(rows) % 2
    lesson = {
        "seen-at": np.tile(np.arange(3, dtype=np.uint16), rows), "seen-value": np.ones(3 * rows, dtype=np.float16),
        "seen-count": np.full(rows, 3, dtype=np.int32), "near-at": np.tile(np.arange(2, dtype=np.uint16), rows),
        "near-value": np.zeros(2 * rows, dtype=np.float16), "near-count": np.full(rows, 2, dtype=np.int32),
        "place": places.astype(np.int32), "likely": np.full(rows, np.log(0.5), dtype=np.float32),
        "said": np.zeros(rows, dtype=np.float32), "gain": np.where(places == 0, 0.3, -0.3).astype(np.float32),
        "hope": np.full(rows, 0.5, dtype=np.float32),
    }  # fmt: skip
    lesson = PlayBatch([lesson], 3, 4, "cpu")
    mind.meet(lesson)
    before = lesson.told(mind, torch.arange(1))[0][0]
    told = encouraged(mind, lesson, torch.optim.Adam(mind.parameters(), lr=0.01), 4, 32, 0.0)
    after = lesson.told(mind, torch.arange(1))[0][0]
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
    assert run(["learn", "diceforge", "--minutes", "10", "--workers", "2", "--into", str(tmp_path)]) == 0
    net = fitting(read_net(tmp_path / "diceforge" / "best.net"), find("diceforge"))
    won = {}
    for players in (2, 3, 4):
        shares, games = duel("diceforge", net, None, 400, players, {}, "afterwards")
        won[players] = shares / games
        assert won[players] > 1 / players, won
    assert wilson(won[2], games)[0] > 1 / 2, won
