"""Strengths with a net: a fitting net is used, and an unusable net stops no bot."""

import logging

import msgspec
import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.bots.best_search import NETS, net_of
from fabletable.bots.net import write_net
from fabletable.bots.net_file import info_of, names_of
from fabletable.bots.net_search import NetPolicy, NetSearch
from fabletable.bots.plain_net import PlainNet
from fabletable.bots.rollout_search import RolloutSearch
from fabletable.games import find
from fabletable.kernel import Chance
from fabletable.kernel.advice import FIGHT, NEXT_TURN, TURN
from tests.learning.test_nets import any_net


@pytest.fixture(autouse=True)
def _read_again():
    net_of.cache_clear()
    yield
    net_of.cache_clear()


@pytest.fixture
def own_nets(tmp_path, monkeypatch):
    monkeypatch.setenv(NETS, str(tmp_path))
    return tmp_path


def thinks_with(name, game="witcher", players=2):
    return type(make_bot(name, "a")._with_net(find(game), players, {}))


def lay_down(folder, game, rules=None, names=None):
    net = any_net(game)
    info = info_of(find(game), 3, "a test")
    if rules is not None:
        info = msgspec.structs.replace(info, rules=rules)
    write_net(folder / f"{game}.net", info, net.weights, names)


@pytest.mark.parametrize("strength", ["hard", "master"])
def test_a_net_of_ones_own_is_used(own_nets, strength):
    lay_down(own_nets, "witcher")
    assert thinks_with(strength) is NetSearch


def test_without_a_net_it_searches(own_nets):
    assert thinks_with("hard", "runebound") is RolloutSearch


def test_a_damaged_net_gets_one_line_and_the_game_goes_on(own_nets, caplog):
    lay_down(own_nets, "witcher")
    data = bytearray((own_nets / "witcher.net").read_bytes())
    data[200] ^= 1
    (own_nets / "witcher.net").write_bytes(data)
    with caplog.at_level(logging.WARNING):
        assert thinks_with("hard") is thinks_with("master") is RolloutSearch
    told = f"{own_nets / 'witcher.net'} is damaged; players of witcher search without it"
    assert [record.getMessage() for record in caplog.records] == [told]


def test_a_net_of_other_rules_is_carried_over_by_name_and_a_line_says_so(own_nets, caplog):
    lay_down(own_nets, "witcher", rules="1", names=names_of(find("witcher")))
    with caplog.at_level(logging.WARNING):
        assert thinks_with("hard") is NetSearch
    told = f"{own_nets / 'witcher.net'} learned by rules 1 of witcher, carried over to {find('witcher').version}"
    assert [record.getMessage() for record in caplog.records] == [told]


def test_a_net_of_other_rules_without_names_is_left(own_nets, caplog):
    lay_down(own_nets, "witcher", rules="1")
    with caplog.at_level(logging.WARNING):
        assert thinks_with("hard") is RolloutSearch
    assert "was made for other rules" in caplog.text


def test_a_folder_of_nets_that_is_not_there_gets_one_line(tmp_path, monkeypatch, caplog):
    monkeypatch.setenv(NETS, str(tmp_path / "nowhere"))
    with caplog.at_level(logging.WARNING):
        assert thinks_with("hard") is NetSearch
    assert [record.getMessage().split("; ")[0] for record in caplog.records] == [
        f"{NETS}={tmp_path}/nowhere is no folder"
    ]


def test_without_numpy_it_searches_with_the_same_net(own_nets, monkeypatch):
    lay_down(own_nets, "witcher")
    monkeypatch.setattr("fabletable.bots.best_search.find_spec", lambda name: None)
    assert thinks_with("hard") is NetSearch
    assert isinstance(net_of(find("witcher")), PlainNet)


def test_at_a_table_of_a_size_that_the_net_has_not_sat_at_it_searches():
    assert thinks_with("hard", "witcher", 5) is NetSearch
    assert thinks_with("hard", "witcher", 1) is thinks_with("master", "witcher", 1) is RolloutSearch


def test_whoever_has_learned_a_game_that_others_try_to_its_end_plays_at_once_and_a_master_looks_ahead(own_nets):
    lay_down(own_nets, "diceforge")
    assert (thinks_with("hard", "diceforge"), thinks_with("master", "diceforge")) == (NetPolicy, NetSearch)


def far(name, game):
    bot = make_bot(name, "a")._with_net(find(game), 2, {})
    return bot.trials, tuple(bot.legs), bot.by_net


def test_a_master_looks_farther_as_the_game_says_or_asks_the_net_some_turns_ahead():
    assert (far("hard", "witcher"), far("master", "witcher")) == ((64, (TURN,), False), (64, (NEXT_TURN, TURN), False))
    assert far("hard", "prophecy") == (64, (NEXT_TURN, TURN), False)
    assert far("master", "prophecy") == (64, (TURN,) * 8, True)
    assert far("master", "diceforge") == (256, (TURN,) * 8, True)


def test_where_only_fights_are_looked_at_a_net_of_ones_own_looks_no_farther_but_oftener(own_nets):
    lay_down(own_nets, "runebound")
    assert (far("hard", "runebound"), far("master", "runebound")) == ((64, (FIGHT,), False), (256, (FIGHT,), False))


def test_its_temperament_goes_with_it(own_nets):
    lay_down(own_nets, "diceforge")
    bot = make_bot("hard:smith", "a")
    assert bot._thinker(find("diceforge"), 2, {}).temperament == "smith"


def test_whoever_is_hurried_answers(own_nets):
    lay_down(own_nets, "diceforge")
    match = fabletable.start("diceforge", players=2, seed="hurried")
    play_on(match, {seat: make_bot("random", str(seat)) for seat in range(2)}, 20)
    from fabletable.bots import Imagine

    class Hurried(Imagine):
        def spent(self):
            return 1.0

    bot = make_bot("master", "a")
    chosen = bot.decide(match.decision, Hurried(match, match.decision.seat, Chance("luck")))
    assert chosen in match.decision.options


def test_the_nets_of_the_house_fit_the_rules_of_today():
    from pathlib import Path

    import fabletable.bots
    from fabletable.bots.net import read_net
    from fabletable.bots.net_file import fitting

    folder = Path(fabletable.bots.__file__).parent / "nets"
    files = sorted(folder.glob("*.net"))
    assert [file.stem for file in files] == ["diceforge", "prophecy", "witcher"]
    for file in files:
        net = fitting(read_net(file), find(file.stem))
        assert net.info.generation > 0
        assert net.names is not None, "so that it can be carried over when the rules change"
        assert file.stat().st_size < 1_000_000
