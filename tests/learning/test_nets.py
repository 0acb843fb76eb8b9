"""Nets on paper: they come back as they were, or say in one line what is wrong with them."""

import msgspec
import numpy as np
import pytest

from fabletable.bots.net import Net, carried, chances, read_net, write_net
from fabletable.bots.net_file import LAYERS, TRUST, NetNames, fits, fitting, info_of, names_of
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.learning.carry import carry

WIDTH = 16


def any_weights(info, seed=0):
    luck = np.random.default_rng(seed)
    shapes = [
        (info.fields, WIDTH),
        (WIDTH,),
        (WIDTH, WIDTH),
        (WIDTH,),
        (WIDTH, info.words),
        (info.words,),
        (WIDTH, 1),
        (1,),
        (WIDTH, 3),
        (3,),
    ]
    return {name: 0.1 * luck.normal(size=shape) for name, shape in zip([*LAYERS, *TRUST], shapes, strict=True)}


def any_net(game, seed=0):
    info = info_of(find(game), 3, "fabletable learn")
    return Net(info, any_weights(info, seed))


@pytest.fixture
def file(tmp_path):
    net = any_net("diceforge")
    write_net(tmp_path / "some.net", net.info, net.weights)
    return tmp_path / "some.net"


def test_a_net_is_read_as_it_was_written_in_half_precision(file):
    net, again = any_net("diceforge"), read_net(file)
    assert again.info == net.info
    rows = np.ones((2, net.info.fields), dtype=np.float32)
    for one, other in zip(net.look(rows), again.look(rows), strict=True):
        assert np.allclose(one, other, atol=0.02)
    looked, first, words = net.look(rows), np.zeros(3, dtype=int), np.array([0, 5, 7])
    assert np.allclose(net.policy_at(looked, first, words), again.policy_at(looked, first, words), atol=0.02)


def test_wishes_are_the_same_for_one_position_and_for_many():
    net = any_net("diceforge")
    rows = np.zeros((3, net.info.fields), dtype=np.float32)
    rows[0, 4], rows[1, 9], rows[2, :50] = 1.0, 2.0, 3.0
    looked = net.look(rows)
    full = np.maximum(rows @ net.weights["first"] + net.weights["first-more"], 0.0)
    full = np.maximum(full @ net.weights["second"] + net.weights["second-more"], 0.0)
    policy = full @ net.weights["wish"] + net.weights["wish-more"]
    for row in range(3):
        alone = net.policy_at(looked, np.full(3, row), np.array([2, 3, 100]))
        assert np.allclose(alone, policy[row, [2, 3, 100]], atol=1e-4)
    at = net.policy_at(looked, np.array([0, 0, 2]), np.array([1, 110, 8]))
    assert np.allclose(at, policy[[0, 0, 2], [1, 110, 8]], atol=1e-4)


def test_a_chance_to_win_is_a_chance(file):
    looked = read_net(file).look(np.full((3, info_of(find("diceforge"), 0, "").fields), 500.0, dtype=np.float32))
    wins = chances(1000.0 * looked.more)
    assert ((wins >= 0) & (wins <= 1)).all()


def test_a_net_that_learned_without_advice_trusts_none(tmp_path):
    net = any_net("diceforge")
    write_net(tmp_path / "older.net", net.info, {name: net.weights[name] for name in LAYERS})
    older = read_net(tmp_path / "older.net")
    assert net.takes_advice
    assert not older.takes_advice
    rows = np.ones((2, net.info.fields), dtype=np.float32)
    assert not older.look(rows).trust.any()
    assert np.allclose(older.look(rows).more, net.look(rows).more, atol=0.02)


@pytest.mark.parametrize("at", [3, 40, -5])
def test_a_damaged_file_is_refused(file, at):
    data = bytearray(file.read_bytes())
    data[at] ^= 1
    file.write_bytes(data)
    with pytest.raises(Refused) as no:
        read_net(file)
    assert no.value.code == "why-net-damaged"


@pytest.mark.parametrize("content", [b"", b"no net at all", b"x" * 15])
def test_what_is_no_net_is_refused(tmp_path, content):
    (tmp_path / "x.net").write_bytes(content)
    with pytest.raises(Refused, match="why-net-damaged"):
        read_net(tmp_path / "x.net")


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(Refused, match="why-no-net"):
        read_net(tmp_path / "x.net")


def test_a_net_for_another_game_or_other_rules_is_refused():
    net = any_net("diceforge")
    assert fitting(net, find("diceforge")) is net
    with pytest.raises(Refused, match="why-net-foreign"):
        fitting(net, find("witcher"))
    with pytest.raises(Refused, match="why-net-foreign"):
        fitting(Net(msgspec.structs.replace(net.info, rules="0"), net.weights), find("diceforge"))


def older_net(game):
    """Make a net of older rules: names in another order, the first field and word of today unknown, two now
    forgotten."""
    now = names_of(find(game))
    names = NetNames([*reversed(now.fields[1:]), "an-old-field"], ["an-old-word", *reversed(now.words[1:])])
    info = msgspec.structs.replace(
        info_of(find(game), 3, "a test"), rules="0", fields=len(names.fields), words=len(names.words), shape="older"
    )
    return Net(info, any_weights(info), names)


def test_a_net_is_carried_over_by_name_and_thinks_as_before():
    game = find("diceforge")
    older = older_net("diceforge")
    net = carried(older, game)
    assert fits(net, game)
    assert (net.info.rules, net.info.carried_from, net.info.generation) == (game.version, "0", 3)
    seen = np.random.default_rng(1).normal(size=(2, net.info.fields)).astype(np.float32)
    before = np.zeros((2, older.info.fields), dtype=np.float32)
    before[:, :-1] = seen[:, :0:-1]
    for one, other in zip(net.look(seen), older.look(before), strict=True):
        assert np.allclose(one, other, atol=1e-4)
    rows = np.zeros(net.info.words, dtype=int)
    policy = net.policy_at(net.look(seen), rows, np.arange(net.info.words))
    known = older.policy_at(older.look(before), rows[1:], np.arange(older.info.words - 1, 0, -1))
    assert policy[0] == 0.0, "a new word is neither wanted nor unwanted"
    assert np.allclose(policy[1:], known, atol=1e-4)


def test_a_new_name_may_begin_with_what_an_old_one_had_learned():
    older = older_net("diceforge")
    net = carried(older, find("diceforge"), {names_of(find("diceforge")).words[0]: "an-old-word"})
    assert (net.weights["wish"][:, 0] == older.weights["wish"][:, 0]).all()
    assert net.weights["wish-more"][0] == older.weights["wish-more"][0]


def test_only_a_net_of_the_same_game_that_keeps_its_names_can_be_carried_over():
    older = older_net("diceforge")
    for net, game in ((older, "witcher"), (Net(older.info, older.weights), "diceforge")):
        with pytest.raises(Refused, match="why-net-foreign"):
            carried(net, find(game))


def test_a_file_is_carried_over_in_its_place(tmp_path):
    older = older_net("diceforge")
    file = tmp_path / "diceforge.net"
    write_net(file, older.info, older.weights, older.names)
    assert read_net(file).names == older.names
    carry(file)
    net = fitting(read_net(file), find("diceforge"))
    assert net.names == names_of(find("diceforge"))
    assert net.info.carried_from == "0"
    carry(file)
    assert read_net(file).info == net.info, "carried over once, it stays as it is"
