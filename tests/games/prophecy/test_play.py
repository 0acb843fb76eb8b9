"""Whole games: what must hold at every decision, and that sensible players finish them."""

from __future__ import annotations

from typing import Any

import pytest

import fabletable
from fabletable.bots import Imagine, make_bot, play_on
from fabletable.games.prophecy.cards.box import COUNTED
from fabletable.kernel import Chance

KINDS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"edition": "first"}),
    (4, {"teams": True}),
    (5, {"characters": "random", "trading": True}),
    (4, {"longer": True, "duel-experience": True}),
    (3, {"ending": "apocalypse", "opening": "all"}),
    (2, {"artifacts": "two", "edition": "first", "ending": "final-battle"}),
]


def keeps_its_limits(table: Any) -> None:
    for hero in table.heroes:
        assert 0 <= hero.health <= hero.red <= 8
        assert 0 <= hero.mana <= hero.blue <= 10
        assert hero.gold >= 0
        assert hero.experience >= 0
    for ground in table.ground:
        assert len(ground.spots) <= 3, "two, and for a moment a creature out of the ruins"
        assert len(ground.skills) <= 2
    assert 0 <= table.crystal <= 3


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_at_every_decision_the_limits_hold_and_no_card_is_lost(players, options):
    match = fabletable.start("prophecy", players, f"limits/{players}/{options}", options, quick=True)
    pieces = match.game.pieces(match.table)
    chance = Chance("limits")
    for number in range(700):
        if match.decision is None:
            break
        match.take(chance.one_of(match.decision.options))
        keeps_its_limits(match.table)
        if number % 40 == 0:
            assert match.game.pieces(match.table) == pieces


@pytest.mark.parametrize("options", [{}, {"edition": "first"}, {"artifacts": "two"}])
def test_greedy_players_finish_with_a_winner(options):
    match = fabletable.start("prophecy", 3, "finish", options)
    play_on(match, {seat: make_bot("greedy", f"finish/{seat}") for seat in range(3)})
    assert match.over
    assert len(match.result.winners) == 1


def test_every_temperament_is_fond_of_something():
    """A bot that is fond of nothing plays like one without a temperament."""
    match = fabletable.start("prophecy", 3, "fond")
    waiting, bot = dict(match.game.temperaments), make_bot("greedy", "fond")
    while waiting and match.decision is not None:
        decision = match.decision
        for name, lean in list(waiting.items()):
            if any(lean(match.table, decision, option) for option in decision.options):
                del waiting[name]
        match.take(bot.decide(decision, Imagine(match, decision.seat, Chance("fond"))))
    assert not waiting


def test_greedy_beats_random():
    wins = 0
    for number in range(3):
        match = fabletable.start("prophecy", 2, f"better/{number}")
        play_on(match, {0: make_bot("greedy", f"{number}/0"), 1: make_bot("random", f"{number}/1")})
        wins += match.result.winners == [0]
    assert wins == 3


def test_advice_weighs_every_option_of_every_question():
    match = fabletable.start("prophecy", 4, "advice", {"trading": True}, quick=True)
    chance = Chance("advice")
    while (decision := match.decision) is not None:
        weights = match.game.policy(match.table, decision)
        assert len(weights) == len(decision.options), decision.ask
        assert all(isinstance(weight, float) for weight in weights), decision.ask
        match.take(chance.one_of(decision.options))


def test_coverage_lists_every_card_once():
    listed = fabletable.find("prophecy").coverage()
    assert len(listed) == len(set(listed)) == len(COUNTED)
    assert sum(name.startswith("card:") for name in listed) == 10 + 19 + 50 + 26 + 32 + 5 + 61 + 10
