"""Texts to read: moments that bring one, and those of one text joined."""

from __future__ import annotations

import pytest

import fabletable
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Match
from fabletable.kernel.chance import Chance
from fabletable.kernel.moment import prose_of, read_on

STORIES = {"witcher": "ask-story", "runebound": "ask-event"}


def asked(game: str, ask: str, seed: str = "read") -> Match:
    """Play at random up to the first question of this kind."""
    for number in range(20):
        match = fabletable.start(game, 2, f"{seed} {number}", watched=True)
        chance = Chance(f"{seed} {number}")
        while match.decision is not None and match.decision.ask != ask:
            match.take(chance.one_of(match.decision.options))
        if match.decision is not None:
            return match
    raise AssertionError(f"nobody was asked {ask}")


@pytest.mark.parametrize("game", STORIES)
def test_a_text_lies_on_the_stage_while_it_is_asked_about(game: str) -> None:
    match = asked(game, STORIES[game])
    assert match.decision is not None
    for seat in (None, 0, 1):
        stage = match.scene(seat).stage
        assert stage is not None
        assert stage.prose is not None
        assert stage.prose.text
        assert stage.prose.card is not None
        assert stage.prose.chosen is None


@pytest.mark.parametrize("game", STORIES)
def test_the_outcome_takes_the_place_of_the_text_and_keeps_its_start(game: str) -> None:
    match = asked(game, STORIES[game])
    assert match.decision is not None
    seat = match.decision.seat
    begun = match.scene(seat).stage
    assert begun is not None
    assert begun.prose is not None
    option = match.decision.options[0]
    match.take(option)
    read = [each for each in map(prose_of, read_on(match.moments(seat, match.number))) if each is not None]
    assert read, "the answer leads to something to read"
    assert {each.key for each in read} == {begun.prose.key}
    assert read[-1].chosen is not None
    assert read[-1].chosen.id == option.message.id


def test_moments_of_one_text_are_read_as_one() -> None:
    for seed in range(40):
        match = asked("witcher", "ask-story", f"joined {seed}")
        assert match.decision is not None
        seat = match.decision.seat
        match.take(match.decision.options[0])
        moments = [each for each in match.moments(seat, match.number) if prose_of(each) is not None]
        if len(moments) > 1 and {each.event for each in moments} == {moments[0].event}:
            break
    else:
        raise AssertionError("no story of forty brought anything")
    (joined,) = read_on(moments)
    assert joined.lines == (moments[0].lines[0], moments[-1].lines[1])
    assert joined.scene is moments[-1].scene


def test_a_die_stays_beside_the_text_it_was_rolled_for() -> None:
    for seed in range(40):
        match = asked("witcher", "ask-story", f"die {seed}")
        assert match.decision is not None
        seat = match.decision.seat
        match.take(match.decision.options[0])
        rolled = [each for each in match.moments(seat, match.number) if each.prose is not None and each.prose.rolled]
        if rolled:
            prose = prose_of(read_on(match.moments(seat, match.number))[-1])
            break
    else:
        raise AssertionError("no story of forty had a die")
    assert prose is not None
    (die,) = prose.rolled
    assert die.n == die.up + 1
    assert 1 <= prose.band <= len(prose.bands)


def test_a_text_is_no_part_of_the_checksum() -> None:
    match = asked("runebound", "ask-event")
    before = match.checksum()
    match.table.read(None)
    assert match.checksum() == before


def test_the_opening_is_read_by_everybody() -> None:
    match = fabletable.start("runebound", 2, "opening", watched=True)
    chance = Chance("opening")
    while match.decision is not None and not any(each.prose for each in match.moments(None)):
        match.take(chance.one_of(match.decision.options))
    (first,) = [each for each in match.moments(0) if each.prose is not None]
    assert first.prose is not None
    assert first.prose.key == "opening"
    assert list(first.touches) == [*match.table.seats_from(0)]


def test_a_rule_that_lasts_can_be_read_as_long_as_it_lasts() -> None:
    match = fabletable.start("runebound", 2, "smoke", {"scenario": "margath"})

    def reveal(table: Runebound) -> None:
        smoke = next(card for card in table.story_deck.cards if card.key == "smoke-on-the-roads")
        table.story_deck.cards.remove(smoke)
        table.story_discard.append(smoke)
        table.heroes[0].changes = {"speed": -1}

    assert match.scene(0).lasting == []
    match.arrange(reveal)
    assert [prose.key for prose in match.scene(0).lasting] == ["smoke-on-the-roads"]
    match.arrange(lambda table: table.heroes[0].changes.clear())
    assert match.scene(0).lasting == []
