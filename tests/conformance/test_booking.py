"""Nothing is lost without a line: whole random games, booked line by line."""

import pytest

import fabletable
from fabletable.bots import make_bot
from tests.conformance.booking import Mistake, book
from tests.conformance.ledgers import LEDGERS
from tests.conformance.samples import tables

GAMES = 4
SOAKED = 200
SLICES = 8


def booked(game: str, first: int, games: int, step: int = 1) -> list[Mistake]:
    """Play games of all kinds of tables in turn, and return the mistakes in their books."""
    kinds = list(tables(fabletable.find(game)))
    found = []
    for number in range(first, first + games * step, step):
        players, options = kinds[number % len(kinds)]
        seed = f"booking/{game}/{number}"
        match = fabletable.start(game, players, seed, options)
        bots = [make_bot("random", f"{seed}/{seat}") for seat in range(players)]
        found += [mistake._replace(after=f"{seed}: {mistake.after}") for mistake in book(match, bots, LEDGERS[game])]
    return found


def assert_told(mistakes: list[Mistake]) -> None:
    assert not mistakes, "\n".join([f"{len(mistakes)} changes are not told:", *map(str, mistakes[:5])])


@pytest.mark.parametrize("game", LEDGERS)
def test_every_change_is_told(game):
    assert_told(booked(game, 0, GAMES))


@pytest.mark.parametrize("game", LEDGERS)
def test_a_payment_without_its_line_would_be_missed(game, monkeypatch):
    ledger = LEDGERS[game]
    told = {message: entries for message, entries in ledger.ENTRIES.items() if message != ledger.PAYMENT}
    assert len(told) < len(ledger.ENTRIES)
    monkeypatch.setattr(ledger, "ENTRIES", told)
    with pytest.raises(AssertionError, match="are not told"):
        assert_told(booked(game, 0, 2))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("game", LEDGERS)
def test_every_change_of_hundreds_of_games_is_told(game, part):
    assert_told(booked(game, part, SOAKED // SLICES, SLICES))
