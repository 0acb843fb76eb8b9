"""Nothing hidden shows through staging: worlds that look alike to a seat have the same scripts, chances to win
included."""

import pytest

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.coach.outlook import chance_known_to
from fabletable.director import Knowledge, direct
from fabletable.kernel import Chance

GAMES = ("diceforge", "prophecy", "runebound", "witcher")
COMPARED = 6


def staged(world, seat, key):
    """Choose, and return what the seat sees of it, the scripts, and the chance to win after it."""
    world.watch()
    before, first, was = world.scene(seat), world.number + 1, chance_known_to(world, seat)
    world.choose(key)
    moments, now = world.moments(seat, first), chance_known_to(world, seat)
    moved = {} if was is None or now is None else {world.number: (was, now)}
    known = Knowledge(seat, world.log(seat), world.log_parts(seat), before, chances=moved, over=world.over)
    seen = before, world.scene(seat), world.log(seat), [(each.kind, each.scene, each.sums) for each in moments]
    return seen, direct(moments, known), moved


def options_of(world):
    return [each.key for each in world.decision.options]


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_alike_are_staged_alike(game):
    match = fabletable.start(game, players=2, seed="two worlds of the director")
    walker = make_bot("greedy", "w")
    compared = 0
    for stop in range(600):
        if match.decision is None or compared == COMPARED:
            break
        if stop > 20 and match.at_step:
            seat, key = 1 - match.decision.seat, match.decision.options[0].key
            plain, other = match.clone(), match.clone()
            plain.arrange(lambda table: None)
            other.arrange(lambda table, seat=seat: table.shuffle_unknown(seat, Chance("another world")))
            if all(world.decision is not None and key in options_of(world) for world in (plain, other)):
                mine, theirs = staged(plain, seat, key), staged(other, seat, key)
                if mine[0] == theirs[0]:
                    assert mine[1:] == theirs[1:], (game, match.number)
                    compared += 1
        let_decide(match, walker)
    assert compared == COMPARED, "there are such worlds"


def test_a_chance_is_read_from_what_the_seat_may_know(monkeypatch):
    """A formula that looks at the order of a deck tells a seat nothing of it."""
    match = fabletable.start("witcher", players=2, seed="two worlds of the director")
    walker = make_bot("greedy", "w")
    while match.number < 40 or not match.at_step:
        let_decide(match, walker)

    def peeking(table):
        named = "".join(card.key for card in table.witchers[0].deck.cards)
        part = sum(n * ord(letter) for n, letter in enumerate(named)) % 100 / 100
        return [part, 1 - part]

    monkeypatch.setattr(match.game.advice, "chances", peeking)
    worlds = [match.clone() for _ in range(4)]
    for number, world in enumerate(worlds):
        world.arrange(lambda table, number=number: table.shuffle_unknown(0, Chance(f"world {number}")))
    assert len({peeking(world.table)[0] for world in worlds}) > 1
    assert len({chance_known_to(world, 0) for world in worlds}) == 1
