"""Invariants at every decision of every game of Dice Forge."""

from __future__ import annotations

from collections import Counter

import pytest

import fabletable
from fabletable.games.diceforge import GAME
from fabletable.games.diceforge.cards.faces import FACES
from fabletable.games.diceforge.rules.blessing import roll_both
from fabletable.games.diceforge.streams import BLESSINGS
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Chance, Match
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from tests.conformance.samples import numbers_of
from tests.conformance.test_matches import check_copy

FIXED = ("seats", "rounds")
TABLES = [(players, feats) for players in (2, 3, 4) for feats in ("introductory", "alternates", "random")]


def random_game(players: int, feats: str, seed: str):
    """Yield every moment of a game in which everybody decides by chance."""
    match = fabletable.start("diceforge", players=players, seed=seed, options={"feats": feats})
    luck = Chance(f"luck/{seed}")
    while match.decision is not None:
        yield match
        match.take(luck.one_of(match.decision.options))
    yield match


def table_of(match: Match) -> ForgeTable:
    assert isinstance(match.table, ForgeTable)
    return match.table


@pytest.mark.parametrize(("players", "feats"), TABLES)
def test_reserves_stay_within_their_limits(players, feats):
    for seed in range(4):
        for match in random_game(players, feats, f"limits-{seed}"):
            for hero in table_of(match).heroes:
                assert 0 <= hero.gold <= hero.gold_max == 12 + 4 * hero.chests
                assert 0 <= hero.sun <= hero.shard_max == 6 + 3 * hero.chests
                assert 0 <= hero.moon <= hero.shard_max
                assert hero.glory >= 0
                assert 0 <= hero.hammer_at < 30 * max(1, hero.hammers)
                assert hero.tritons >= 0
                assert hero.cerberi >= 0


@pytest.mark.parametrize(("players", "feats"), TABLES)
def test_faces_are_neither_made_nor_lost(players, feats):
    """Faces on dice, beside inventories, in the temple and in the box; every die has six."""
    for match in random_game(players, feats, "faces"):
        table = table_of(match)
        found = Counter({face.key: table.left(face) for face in FACES})
        found.update(face.key for face in table.box)
        for hero in table.heroes:
            assert len(hero.sun_die.faces) == len(hero.moon_die.faces) == 6
            found.update(face.key for face in [*hero.sun_die.faces, *hero.moon_die.faces, *hero.replaced])
        assert found.total() == 60 + 12 * players
        assert found["gold-1"] == 9 * players
        assert min(table.temple) >= 0


@pytest.mark.parametrize(("players", "feats"), TABLES)
def test_each_portal_has_room_for_one_hero(players, feats):
    for match in random_game(players, feats, "portals"):
        standing = [hero.portal for hero in table_of(match).heroes if hero.portal]
        assert len(standing) == len(set(standing))


@pytest.mark.parametrize(("players", "feats"), TABLES)
def test_boars_never_leave_a_die(players, feats):
    for match in random_game(players, feats, "boars"):
        for hero in table_of(match).heroes:
            assert not any(face.key.startswith("boar") for face in hero.replaced)


@pytest.mark.parametrize(("players", "feats"), TABLES)
def test_every_choice_points_at_something_on_the_table(players, feats):
    """Each spot of each choice and each reason is the id of a piece, a place or a zone in the scene."""
    for match in random_game(players, feats, "spots"):
        if match.decision is None:
            return
        seat = match.decision.seat
        ask = match.ask(seat)
        assert ask is not None
        known = ids_in(match.scene(seat))
        for choice in [*ask.choices, *ask.barred]:
            assert set(choice.spots) <= known, choice
        assert sum(choice.main for choice in ask.choices) <= 1


def test_ids_in_a_scene_are_unique():
    for match in random_game(4, "alternates", "ids"):
        found = Counter(all_ids(match.scene(None)))
        assert [name for name, n in found.items() if n > 1] == []


def all_ids(scene):
    def zone_ids(zone):
        yield zone.id
        yield from (place.id for place in zone.places)
        for piece in zone.pieces:
            yield piece.id
            yield from (face.id for face in piece.faces)
        for inner in zone.zones:
            yield from zone_ids(inner)

    for zone in [scene.board, *scene.mats]:
        yield from zone_ids(zone)
    for player in scene.players:
        yield from (piece.id for piece in player.counters)


def ids_in(scene) -> set[str]:
    return set(all_ids(scene))


def test_all_seats_see_the_same():
    """Nothing is hidden in Dice Forge."""
    for match in random_game(3, "random", "open"):
        assert match.scene(0) == match.scene(1) == match.scene(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_quotes_a_quotation(language):
    catalogue = catalogue_of(GAME, language)
    opening = {"en": "“", "ru": "«"}.get(language, "„")
    closing = {"en": "”", "ru": "»"}.get(language, "“")
    said = set()
    for match in random_game(3, "alternates", "quotes"):
        if match.decision is not None:
            ask = match.ask(match.decision.seat)
            assert ask is not None
            said |= {catalogue.say(words) for words in [ask.question, *(choice.label for choice in ask.choices)]}
    said |= {catalogue.say(line) for line in match.log()}
    assert any(opening in sentence for sentence in said)
    for sentence in said:
        for part in sentence.split(opening)[1:]:
            assert closing in part, sentence


def test_nothing_is_asked_that_has_one_answer():
    for match in random_game(4, "random", "single"):
        if match.decision is not None:
            assert len(match.decision.options) > 1


def test_random_games_show_everything_the_game_can_do():
    tally: dict[str, int] = {}
    for seed in range(400):
        options = {"feats": "random"}
        match = fabletable.start("diceforge", players=2 + seed % 3, seed=f"all-{seed}", options=options, quick=True)
        match.table.tally = tally
        luck = Chance(f"all-{seed}")
        while match.decision is not None:
            match.take(luck.one_of(match.decision.options))
    assert set(tally) == set(GAME.coverage())


def test_a_copy_forgets_no_number():
    """The copy also has numbers that change in few games, such as spent tokens. How many rounds there are follows from
    the seats."""
    *_, match = random_game(4, "alternates", "copy")
    check_copy(match.table, {(type(thing), name) for thing, name in numbers_of(match.table) if name not in FIXED})


def test_both_dice_fall_fairly_over_a_million_draws():
    """Each face comes as often as it is on its die, independent of the other die."""
    table = GAME.set_up(2, {"feats": "introductory"}, Chance("half a million throws of both dice"))
    throws = 500_000
    fallen: Counter[tuple[str, str]] = Counter()
    hero = table.heroes[0]
    for _ in range(throws):
        roll_both(table, table.heroes[0], BLESSINGS)
        fallen[hero.sun_die.top().key, hero.moon_die.top().key] += 1
    sun_die = {"sun-1": 1, "gold-1": 5}
    moon_die = {"moon-1": 1, "glory-2": 1, "gold-1": 4}
    chi_squared = 0.0
    for sun, on_sun in sun_die.items():
        for moon, on_moon in moon_die.items():
            expected = throws * on_sun * on_moon / 36
            chi_squared += (fallen[sun, moon] - expected) ** 2 / expected
    assert fallen.total() == throws
    assert chi_squared < 20.515, "what fair dice exceed once in a thousand samples (5 degrees of freedom)"
