"""Many games at once: fair seats, the same outcome however many workers, and no game stops the others."""

import os

import msgspec
import pytest

import fabletable
from fabletable.bots import Bot, bring_bot, make_bot
from fabletable.bots.roster import let_decide
from fabletable.lab import simulate
from fabletable.lab.outcome import GameRow, wins_by_bot, wins_by_seat
from tests.kernel.lanterns import Lantern, Lanterns


class Broken(Lanterns):
    """A lantern of thirteen breaks the rules."""

    key = "broken"

    def set_up(self, players, options, chance):
        table = super().set_up(players, options, chance)
        table.keepers[0].gold = 20
        table.keepers[0].hand.append(Lantern(13, 0))
        return table


class Stubborn(Bot):
    """Wants what is not offered."""

    def decide(self, decision, imagine):
        raise ValueError("I do not want to")


class Deadly(Bot):
    """Takes its process with it."""

    def decide(self, decision, imagine):
        os._exit(1)


class Enough(Exception):
    pass


def plain(outcome):
    """Return an outcome without what the clock measured."""
    data = msgspec.to_builtins(outcome)
    del data["seconds"], data["decisions_per_second"]
    return data


def test_the_number_of_workers_does_not_matter():
    settings = {"games": 30, "players": 3, "bots": ["random", "greedy"], "seed": "s", "coverage": True}
    one = simulate("lanterns", workers=1, **settings)
    assert plain(one) == plain(simulate("lanterns", workers=2, **settings))
    assert plain(one) != plain(simulate("lanterns", workers=1, **{**settings, "seed": "t"}))


def test_every_bot_sits_everywhere_equally_often():
    outcome = simulate("lanterns", games=12, players=3, bots=["random", "greedy"], seed="s")
    assert outcome.bots == ["random", "greedy", "random"]
    from fabletable.lab.simulate import SimulationJob, play_batch

    job = SimulationJob(Lanterns(), 3, outcome.bots, "s", {"rich": False}, False)
    batch = play_batch(job, range(12)).played
    for seat in range(3):
        assert sum(game.bots[seat] == "greedy" for game in batch) == 4


def test_wins_add_up_to_the_games():
    outcome = simulate("lanterns", games=50, players=4, bots=["random"], seed="s")
    assert outcome.finished == outcome.games == 50
    assert outcome.shared > 0
    assert sum(outcome.seats) == pytest.approx(50, abs=0.01)
    assert sum(outcome.wins.values()) == pytest.approx(50, abs=0.01)
    assert outcome.lengths.low <= outcome.lengths.mean <= outcome.lengths.high
    assert outcome.decisions == pytest.approx(outcome.lengths.mean * 50)


def test_a_shared_victory_is_shared():
    games = [
        GameRow(0, ["a", "b"], 1, [0, 1], [5, 5]),
        GameRow(1, ["b", "a"], 1, [0], [5, 3]),
        GameRow(2, ["a", "b"]),
    ]
    assert wins_by_seat(games, 2) == [1.5, 0.5]
    assert wins_by_bot(games, ["a", "b"]) == {"a": 0.5, "b": 1.5}


def test_a_game_that_breaks_is_kept_and_the_others_go_on():
    fabletable.bring(Broken())
    outcome = simulate("broken", games=20, players=2, bots=["random"], seed="s")
    assert 0 < outcome.errors < 20
    assert outcome.finished == 20 - outcome.errors
    trouble = outcome.troubles[0]
    assert "ZeroDivisionError" in trouble.error
    assert "lantern-13-0" in trouble.error
    assert "light_lanterns" in trouble.trace
    again = fabletable.replay(trouble.record)
    assert again.number == trouble.number
    assert again.made[-len(trouble.last) :] == trouble.last
    with pytest.raises(fabletable.RuleCrash):
        again.choose("lantern-13-0")


def test_a_bot_that_breaks_is_counted_too():
    bring_bot("stubborn", Stubborn)
    outcome = simulate("lanterns", games=4, players=2, bots=["stubborn", "random"], seed="s")
    assert outcome.errors == 4
    assert "I do not want to" in outcome.troubles[0].error


def test_coverage_counts_what_happened_and_names_what_never_did():
    outcome = simulate("lanterns", games=40, players=4, bots=["random"], seed="s", coverage=True)
    assert outcome.coverage["light:1"] > 0
    assert outcome.never == ["light:6"]
    assert simulate("lanterns", games=2, seed="s").coverage == {}


def test_coverage_counts_nothing_that_was_only_imagined():
    """Greedy looks at every lantern it could light; only those it lights count."""
    outcome = simulate("lanterns", games=20, players=2, bots=["greedy"], seed="s", coverage=True)
    assert sum(outcome.coverage.values()) <= 20 * 15


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"bots": ["genius"]}, "why-unknown-bot"),
        ({"bots": []}, "why-bot-count"),
        ({"bots": ["random"] * 3, "players": 2}, "why-bot-count"),
        ({"players": 9}, "why-player-count"),
        ({"options": {"poor": "yes"}}, "why-unknown-option"),
        ({"options": {"rich": "maybe"}}, "why-bad-option"),
        ({"games": 0}, "why-too-few"),
        ({"workers": 0}, "why-too-few"),
        ({"workers": -1}, "why-too-few"),
    ],
)
def test_wrong_words_are_refused_before_the_first_game(wrong, code):
    with pytest.raises(fabletable.Refused) as no:
        simulate("lanterns", **{"games": 1, **wrong})
    assert no.value.code == code


def test_progress_is_told():
    told = []
    simulate("lanterns", games=25, seed="s", on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 25


@pytest.mark.parametrize("workers", [1, 2])
def test_any_number_of_games_begins_at_once(workers):
    """A run may have more games than could be listed beforehand; the user may stop it."""

    def stop(played):
        raise Enough

    with pytest.raises(Enough):
        simulate("lanterns", games=10**15, workers=workers, on_progress=stop)


def test_a_worker_that_dies_is_no_traceback():
    bring_bot("deadly", Deadly)
    with pytest.raises(fabletable.Refused) as no:
        simulate("lanterns", games=8, players=2, bots=["deadly"], workers=2)
    assert no.value.code == "why-worker-died"


def test_blunders_are_counted_by_bot_with_a_game_to_look_at():
    settings = {"games": 20, "players": 2, "bots": ["random", "greedy"], "seed": "s"}
    outcome = simulate("lanterns", blunders=True, **settings)
    assert list(outcome.blunders) == ["dark", "hoard", "unheard-of"]
    dark = outcome.blunders["dark"]
    assert dark.times["random"] > 20 > dark.times["greedy"]
    assert 10 < dark.games <= 20
    assert dark.first_game is not None
    never = outcome.blunders["unheard-of"]
    assert (never.times, never.games, never.first_game) == ({"greedy": 0, "random": 0}, 0, None)
    assert outcome.blunders == simulate("lanterns", blunders=True, workers=2, **settings).blunders
    unwatched = simulate("lanterns", **settings)
    assert unwatched.blunders == {}
    assert unwatched.fingerprint == outcome.fingerprint


def test_a_blunder_is_found_where_it_was_committed():
    """The decision that is named is the one after which the onlooker spoke up."""
    outcome = simulate("lanterns", games=20, players=2, bots=["random"], seed="s", blunders=True)
    dark = outcome.blunders["dark"]
    match = fabletable.start("lanterns", 2, f"s/{dark.first_game}")
    bots = [make_bot("random", f"s/{dark.first_game}/{seat}") for seat in range(2)]
    while match.number < dark.first_decision:
        before = match.decision
        let_decide(match, bots[before.seat])
    assert before.ask == "ask-turn"
    assert match.made[-1][1] == "play"
