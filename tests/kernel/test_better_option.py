"""Ending a turn is asked once more only where the game's advice sees something clearly better."""

import pytest

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.bot import Imagine


def asks_that_end(game):
    """Yield the questions of one game between medium bots that offer to end the turn, with the bot's own choice."""
    match = fabletable.start(game, 2, "instead")
    bot = make_bot("medium", "instead")
    while match.decision is not None:
        ask = match.ask(match.decision.seat, odds=False)
        chosen = bot.decide(match.decision, Imagine(match, match.decision.seat, bot.chance))
        if any(choice.ends for choice in ask.choices):
            yield ask, chosen.key
        match.take(chosen)


@pytest.mark.parametrize("game", ["diceforge", "prophecy", "witcher", "runebound"])
def test_a_turn_that_the_advice_would_end_is_ended_without_a_question(game):
    found = list(asks_that_end(game))
    assert found
    for ask, chosen in found:
        ending = next(choice for choice in ask.choices if choice.ends)
        assert ending.instead != ending.key
        if chosen == ending.key:
            assert ending.instead == ""
        assert ending.instead in {"", *(choice.key for choice in ask.choices if not choice.ends)}
    assert any(choice.instead for ask, _ in found for choice in ask.choices)


@pytest.mark.parametrize("game", ["prophecy", "witcher"])
def test_what_is_named_rests_on_what_the_seat_may_know(game):
    match = fabletable.start(game, 2, "worlds")
    chance = fabletable.Chance("worlds")
    for _ in range(120):
        if match.decision is None:
            return
        seat = match.decision.seat
        ask = match.ask(seat, odds=False)
        if any(choice.ends for choice in ask.choices):
            other = match.imagine(seat, fabletable.Chance("another world")).ask(seat, odds=False)
            assert [choice.instead for choice in other.choices] == [choice.instead for choice in ask.choices]
        match.take(chance.one_of(match.decision.options))
