"""Sound of the games: a palette of its own for each, tension near the end, places that sound as they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fabletable.games import BUILT_IN, find
from fabletable.games.runebound.board import SPACES
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.kernel.match import Match, start


def later(match: Match) -> Any:
    """Return the table after the set-up."""
    while match.number < 40 and match.decision is not None:
        match.choose(match.decision.options[0].key)
    return match.table


def last_round(table: Any) -> None:
    table.round = table.rounds


def one_artifact_short(table: Any) -> None:
    held = [plane.artifact for plane in table.planes if plane.artifact is not None]
    table.heroes[0].items += held[: table.rulings.artifacts_to_win - 1]


def one_trophy_short(table: Any) -> None:
    table.witchers[0].reputation = GOAL - 1


def last_days(table: Any) -> None:
    table.act, table.space = 2, SPACES - 3


NEAR_THE_END: dict[str, Callable[[Any], None]] = {
    "diceforge": last_round,
    "prophecy": one_artifact_short,
    "witcher": one_trophy_short,
    "runebound": last_days,
}


def test_every_game_has_a_palette_of_its_own() -> None:
    palettes = [find(game).box.sound for game in BUILT_IN]
    assert len({*palettes, "table"}) == len(BUILT_IN) + 1


@pytest.mark.parametrize("game", BUILT_IN)
def test_music_is_tense_when_the_end_is_near(game: str) -> None:
    table = later(start(find(game), 2, "sound"))
    assert find(game).scene(table, 0).mood is None
    NEAR_THE_END[game](table)
    assert find(game).scene(table, 0).mood == "tension"


def test_towns_of_runebound_do_not_sound_like_the_land_around_them() -> None:
    table = later(start(find("runebound"), 2, "sound"))
    zones = [find("runebound").scene(table, 0).board]
    for zone in zones:  # which grows by what lies within
        zones += zone.zones
    sounds = {place.ambience for zone in zones for place in zone.places}
    assert sounds == {None, "town", "hall"}
