"""Form: points lost a decision, trend and words, wins with even luck, themes and advice."""

from itertools import count

import pytest

import fabletable
from fabletable.coach import review
from fabletable.coach.form import (
    GameForm,
    Rival,
    ThemeLoss,
    form_of,
    points_lost,
    quantile,
    reviewed_game,
    wins_of,
)
from fabletable.kernel import Chance
from fabletable.kernel.message import Message
from tests.coach.test_coach import Digging


def game_with(lost, number, *, decisions=20, themes=None, won=0.0, luck=0.0, **more):
    """Make a reviewed game that lost so many points a decision."""
    total = lost * decisions / 100
    parts = {"turn": ThemeLoss(decisions, total)} if themes is None else themes
    squares = total * total / max(1, decisions)
    return GameForm(
        f"t{number}", more.pop("game", "diceforge"), "1", f"{number:04}", won, luck, decisions, total, squares, parts,
        **more,
    )  # fmt: skip


def noisy(mean, games, *, begin=0, spread=1.0, seed="noise"):
    chance = Chance(seed)
    return [game_with(mean + spread * (chance.below(201) - 100) / 100, begin + number) for number in range(games)]


def test_the_figure_is_that_of_all_decisions_and_counts_games():
    one = points_lost([game_with(2, 0, decisions=30), game_with(8, 1, decisions=10)])
    assert one.mean == pytest.approx(3.5)
    even = points_lost([game_with(3, number) for number in range(5)])
    assert (even.mean, even.low, even.high) == (3, 3, 3)
    wide, narrow = points_lost(noisy(3, 4)), points_lost(noisy(3, 40))
    assert narrow.high - narrow.low < wide.high - wide.low
    assert points_lost([]) is None
    assert points_lost([game_with(0, 0, decisions=0, themes={})]) is None


def test_the_interval_holds_what_it_promises():
    """The true figure lies in about 95 % of the intervals of many samples."""
    held = 0
    for number in range(400):
        found = points_lost(noisy(3, 8, spread=2.0, seed=f"sample/{number}"))
        held += found.low <= 3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_students_quantile():
    for freedom, wanted in ((1, 12.7), (2, 4.30), (5, 2.571), (11, 2.201), (39, 2.023)):
        assert quantile(freedom) == pytest.approx(wanted, rel=0.04)


def test_the_line_begins_with_three_games_and_words_with_ten():
    games = noisy(3, 9)
    found = form_of(games)
    assert [point.lately is None for point in found.line] == [True, True] + [False] * 7
    assert all(point.own is not None for point in found.line)
    assert found.trend.word == "too-few"
    assert form_of(games[:1]).trend.now is not None, "from one game the number"


@pytest.mark.parametrize(
    ("first", "last", "spread", "word"),
    [(4, 2, 1.0, "better"), (2, 4, 1.0, "worse"), (3, 3, 1.0, "steady"), (3, 2.6, 9.0, "too-few")],
)
def test_a_word_stands_only_where_the_ranges_allow(first, last, spread, word):
    games = [*noisy(first, 12, spread=spread), *noisy(last, 12, begin=12, spread=spread, seed="later")]
    found = form_of(games).trend
    assert found.word == word
    assert found.games == 10
    if word in ("better", "worse"):
        assert found.first.mean == pytest.approx(first, abs=0.6)
        assert found.now.mean == pytest.approx(last, abs=0.6)


def test_games_count_in_the_order_in_which_they_ended():
    games = [*noisy(4, 12), *noisy(2, 12, begin=12)]
    assert form_of(reversed(games)) == form_of(games)


def test_wins_with_even_luck():
    games = [game_with(2, number, won=1.0, luck=0.5) for number in range(4)]
    found = wins_of(games)
    assert found.plain.mean == 4
    assert (found.even.mean, found.even.low, found.even.high) == (2, 2, 2)
    assert wins_of(games[:1]).even.low < 0.5 < wins_of(games[:1]).even.high, "of one game little is known"
    lucky = wins_of([game_with(2, number, won=0.0, luck=0.9) for number in range(4)])
    assert lucky.even.low >= 0


def themed(number, **lost):
    return game_with(0, number, themes={name: ThemeLoss(5, points / 100) for name, points in lost.items()})


def test_the_weakest_theme_is_told_only_where_it_is_clear():
    clear = [themed(number, retreat=6 + number % 2, buy=1, travel=0.5) for number in range(8)]
    found = form_of(clear)
    assert found.weakest == "retreat"
    assert [theme.theme for theme in found.themes] == ["retreat", "buy", "travel"]
    assert found.themes[0].a_game.mean == pytest.approx(6.5)
    unclear = [themed(number, retreat=6 if number % 2 else 0, buy=6 if number % 3 else 0) for number in range(8)]
    assert form_of(unclear).weakest == ""
    assert form_of(clear[:4]).weakest == "", "too few games"
    assert form_of([themed(number, other=9, buy=1) for number in range(8)]).weakest == "", "no theme to train"


def test_by_game_hero_and_rival():
    hero = Message("hero-lissa", {}, "lissa")
    games = [game_with(2, number, rivals=[Rival(bot="easy"), Rival(bot="easy")]) for number in range(3)]
    games.append(game_with(4, 3, game="runebound", hero=hero, rivals=[Rival(name="Mira")]))
    found = form_of(games)
    assert [(part.key, part.games, part.lost.mean) for part in found.by_game] == [
        ("diceforge", 3, 2.0),
        ("runebound", 1, 4.0),
    ]
    assert [(part.game, part.key, part.hero) for part in found.by_hero] == [("runebound", "hero-lissa", hero)]
    assert [(part.key, part.games) for part in found.by_rival] == [("easy", 3), ("Mira", 1)]


def test_without_games_there_is_nothing_to_tell():
    found = form_of([])
    assert (found.games, found.wins, found.trend.word, found.themes, found.weakest) == (0, None, "too-few", [], "")


def test_a_review_becomes_a_persons_part():
    """The seat that digs poor shafts loses by it, the other does not."""
    match = fabletable.kernel.match.start(Digging(), 2, "seed")
    keys = []
    for _ in count():
        if match.decision is None:
            break
        key = "poor" if match.decision.seat == 0 else "rich"
        keys.append(key if key in [option.key for option in match.decision.options] else match.decision.options[0].key)
        match.choose(keys[-1])
    told = review(match.game, 2, "seed", {}, keys)
    poor, rich = (reviewed_game(match.game, told, seat, table="t", ended="now") for seat in (0, 1))
    assert poor.lost > 0.1
    assert rich.lost == pytest.approx(0, abs=0.02)
    assert poor.decisions == sum(theme.decisions for theme in poor.themes.values())
    assert poor.lost == pytest.approx(sum(theme.lost for theme in poor.themes.values()))
    assert poor.won in (0.0, 1.0)
