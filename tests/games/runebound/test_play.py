"""Whole games: they end, nothing is lost or doubled, limits hold, secrets stay secret, records replay."""

import pytest

import fabletable
from fabletable.games.runebound.kinds import ATTRIBUTES, HAND
from fabletable.kernel import Chance


def random_game(seed, players, scenario, look=lambda match: None, *, quick=True):
    options = {"scenario": scenario, "heroes": "dealt" if seed % 2 else "chosen"}
    match = fabletable.start("runebound", players=players, seed=str(seed), options=options, quick=quick)
    chance = Chance(f"random {seed}")
    while match.decision is not None:
        look(match)
        options = match.decision.options
        chosen = chance.one_of(options)
        if chosen.key == "end-turn":  # let heroes live a little
            chosen = chance.one_of(options)
        match.take(chosen)
    return match


def limits_hold(match):
    """Check that every hero is within its limits at every turn question."""
    if match.decision.ask != "ask-turn":
        return
    for hero in match.table.heroes:
        if hero.out:
            continue
        assert len(hero.hand) <= max(0, hero.numbers[HAND])
        for attribute in ATTRIBUTES:
            assert hero.learned_of(attribute) <= max(0, hero.numbers[attribute])
        kinds = [asset.kind for asset in hero.assets]
        mule = any(asset.key == "pack-mule" for asset in hero.assets)
        assert all(kinds.count(kind) == 1 or (kind == "trade-goods" and mule) for kind in kinds)
        assert 0 <= hero.damage <= hero.numbers["health"]
        assert hero.gold >= 0
    assert all(len(market) == 3 for market in match.table.markets)


@pytest.mark.parametrize("scenario", ["margath", "corpse-king"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_within_the_limits_and_keep_every_piece(players, scenario):
    for seed in range(4):
        pieces = []

        def look(match, pieces=pieces):
            limits_hold(match)
            if match.number % 40 == 0:
                pieces.append(match.game.pieces(match.table))

        match = random_game(seed, players, scenario, look)
        assert match.table.ended in ("won", "lost")
        assert all(each == match.game.pieces(match.table) for each in pieces)


def test_a_record_replays_and_an_undo_restores():
    match = random_game(3, 3, "corpse-king", quick=False)
    assert fabletable.verify(match.record())
    fresh = fabletable.start("runebound", players=2, seed="undo")
    before = fresh.checksum()
    fresh.choose(fresh.decision.options[0].key)
    fresh.undo()
    assert fresh.checksum() == before


def test_another_seat_sees_neither_hand_nor_unseen_trophies_nor_decks():
    """Two tables that differ only in what a seat cannot know look the same to it."""

    def look(match):
        if match.number % 25 or match.decision.ask in ("ask-put-back", "ask-take-one", "ask-reorder"):
            return
        for seat in (0, 1, None):
            clone = match.clone()
            clone.table.shuffle_unknown(seat, Chance("again"))
            assert match.scene(seat) == clone.scene(seat)

    random_game(8, 3, "margath", look, quick=False)


def greedy_game(seed, scenario, players=3):
    options = {"scenario": scenario, "heroes": "dealt"}
    match = fabletable.start("runebound", players=players, seed=f"greedy {seed}", options=options, quick=True)
    match.table.tally = {}
    chance = Chance(f"bot {seed}")
    while match.decision is not None:
        worths = match.game.policy(match.table, match.decision)
        assert len(worths) == len(match.decision.options)
        best = [place for place, worth in enumerate(worths) if worth == max(worths)]
        match.take(match.decision.options[chance.one_of(best)])
    return match


def test_greedy_games_end_with_the_villain_challenged():
    for seed in range(4):
        match = greedy_game(seed, "margath" if seed % 2 else "corpse-king")
        assert match.table.ended
        assert any(key.startswith("fight:villain") for key in match.table.tally)
        assert sum(n for key, n in match.table.tally.items() if key == "fight:adventure-won") >= 2


@pytest.mark.soak
def test_five_thousand_random_games():
    for seed in range(5000):
        match = random_game(seed, 2 + seed % 3, ("margath", "corpse-king")[seed // 3 % 2], limits_hold)
        assert match.table.ended


@pytest.mark.soak
def test_a_thousand_greedy_games_are_a_fair_fight():
    """Heroes win 50 to 85 of 100, every hero has its share, every card is played."""
    won, played, tally = {}, {}, {}
    wins = 0
    for seed in range(1000):
        match = greedy_game(seed, ("margath", "corpse-king")[seed % 2])
        for hero in match.table.heroes:
            played[hero.card.key] = played.get(hero.card.key, 0) + 1
        if match.table.winner >= 0:
            wins += 1
            key = match.table.heroes[match.table.winner].card.key
            won[key] = won.get(key, 0) + 1
        for key, n in match.table.tally.items():
            tally[key] = tally.get(key, 0) + n
    assert 500 <= wins <= 850
    assert all(0.15 <= won.get(key, 0) / n <= 0.55 for key, n in played.items())
    cards = [key for key in match.game.coverage() if key.split(":")[0] in ("hero", "skill", "asset", "card", "story")]
    assert [key for key in cards if key not in tally] == []
