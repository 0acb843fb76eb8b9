"""The strengths of the house: easy errs like a beginner, hard looks ahead, and neither sees what it may not."""

from collections import Counter

import pytest

import fabletable
from fabletable.bots import Imagine, bot_names, checked_bot, make_bot, strengths
from fabletable.bots.easy import blurred
from fabletable.bots.greedy import values
from fabletable.bots.rollout import is_better
from fabletable.bots.rollout_search import RolloutSearch, is_open
from fabletable.bots.roster import let_decide
from fabletable.games import BUILT_IN, bring
from fabletable.kernel import Advice, Chance, Game, Refused, Result, Table, Word
from fabletable.kernel import match as kernel_match
from fabletable.kernel.advice import ROUND, TURN
from tests.asking import collected, pick, question

NEAR, FAR = Word("near"), Word("far")


class Crossroads(Table):
    """Gold lies near; far away lies more, and a coin decides how much."""

    __slots__ = ("gold", "walked")

    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        self.gold = [0] * seats
        self.walked = 0


def what_lies_near(table, decision):
    """Rate the gold that lies near 1, and everything else 0."""
    return [1.0 if option is NEAR else 0.0 for option in decision.options]


class Crossing(Game):
    key = "crossroads"
    players = (2, 2)
    questions = collected(question("ask-way", policy=what_lies_near))

    def set_up(self, players, options, chance):
        return Crossroads(players, chance)

    def next_step(self, table):
        return None if table.walked == table.seats else walk(table)

    def result(self, table):
        return Result([seat for seat, gold in enumerate(table.gold) if gold == max(table.gold)], table.gold)


def walk(table):
    seat = table.walked
    word = yield from pick(table, seat, "ask-way", [NEAR, FAR])
    table.gold[seat] = 2 if word is NEAR else 3 + table.chance.below(4)
    table.walked += 1


@pytest.fixture
def crossroads():
    from fabletable.games import _brought

    bring(Crossing())
    yield
    del _brought["crossroads"]


@pytest.fixture
def garden_game():
    from fabletable.games import _brought

    bring(Gardening())
    yield
    del _brought["garden"]


def test_hard_finds_what_greedy_overlooks(crossroads):
    match = fabletable.start("crossroads", players=2, seed="a")
    assert make_bot("medium", "x").decide(match.decision, Imagine(match, 0, Chance("x"))) is NEAR
    assert make_bot("hard", "x").decide(match.decision, Imagine(match, 0, Chance("x"))) is FAR


def test_hard_keeps_to_what_looks_best_unless_something_is_clearly_better():
    assert is_better([3.0, 3.1, 2.9], [1.0, 1.0, 1.0], 1.0)
    assert not is_better([9.0, -9.0, 1.0], [0.0, 0.0, 0.0], 1.0)
    assert not is_better([1.0, 1.0], [1.0, 1.0], 1.0)


def thoughtful(game, trials, chance="the same luck"):
    """Return a bot that searches with this number of trials a decision."""
    return RolloutSearch(Chance(chance), trials / game.advice.trials)


@pytest.mark.parametrize("game", BUILT_IN)
def test_hard_decides_alike_in_worlds_that_differ_only_in_what_it_cannot_know(game):
    match = fabletable.start(game, players=2, seed="two worlds")
    walker = make_bot("greedy", "w")
    compared = 0
    for stop in range(400):
        if match.decision is None or compared == 4:
            break
        if stop > 20 and match.at_step and len(match.decision.options) > 1:
            seat = match.decision.seat
            plain, other = match.clone(), match.clone()
            plain.arrange(lambda table: None)
            other.arrange(lambda table, seat=seat: table.shuffle_unknown(seat, Chance("another world")))
            asked = [world.decision for world in (plain, other)]
            offered = [None if each is None else [option.key for option in each.options] for each in asked]
            if offered[0] == offered[1] and asked[0].seat == asked[1].seat == seat:
                decided = []
                for world, decision in zip((plain, other), asked, strict=True):
                    bot = thoughtful(match.game, 16)
                    decided.append(bot.decide(decision, Imagine(world, seat, bot.chance)).key)
                assert decided[0] == decided[1], (game, match.number, asked[0].ask)
                compared += 1
        let_decide(match, walker)
    assert compared == 4


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_strength_plays_in_every_game(game):
    match = fabletable.start(game, players=2, seed="all strengths")
    bots = [thoughtful(match.game, 4), make_bot("easy", "b")]
    for _ in range(25):
        let_decide(match, bots[match.decision.seat])
    assert match.number == 25


class Waited(Imagine):
    """A person waits: a share of the time is gone after each trial."""

    each = 0.0

    def __init__(self, match, seat, chance, each):
        super().__init__(match, seat, chance)
        self.each, self.tried = each, 0

    def once(self, chance):
        self.tried += 1
        return super().once(chance)

    def spent(self):
        return self.tried * self.each


def trials_made(name, each, seed="c"):
    match = fabletable.start("diceforge", players=2, seed=seed)
    bot = make_bot(name, "x")
    imagine = Waited(match, match.decision.seat, bot.chance, each)
    bot.decide(match.decision, imagine)
    return imagine.tried


@pytest.mark.parametrize("name", ["searching", "master"])
def test_a_bot_that_is_hurried_answers_from_what_it_has_tried(name):
    assert trials_made(name, 10.0) < 40 < trials_made(name, 0.0)
    assert trials_made(name, 1 / 60) < 100


def test_where_hard_plays_by_what_it_has_learned_a_master_looks_ahead():
    assert trials_made("hard", 0.0) == 0 < trials_made("master", 0.0)


def test_a_way_out_that_is_clear_is_not_thought_about_for_long(crossroads):
    """Two options that always come to the same are one: there is nothing to find out."""
    match = fabletable.start("crossroads", players=2, seed="a")
    alike = {0: [1.0] * 12, 1: [1.0] * 12, 2: [9.0] * 12}
    assert not is_open(alike, 1, 0)
    assert is_open(alike, 2, 0)
    assert not is_open(alike, 0, 2)
    assert match.number == 0


def test_a_temperament_tips_close_calls_and_no_others(crossroads):
    fond = {"rover": lambda table, decision, option: 1.0 if option is FAR else 0.0}
    game = fabletable.find("crossroads")
    game.__class__.advice, before = Advice(temperaments=fond), game.__class__.advice
    try:
        match = fabletable.start("crossroads", players=2, seed="a")
        plain, fonder = values(match), values(match, "rover")
        assert list(plain) == [1.0, 0.0]
        assert fonder[1] > plain[1]
        assert fonder[0] == plain[0]
        assert fonder[1] < fonder[0], "nobody takes what looks bad for being fond of it"
        assert make_bot("medium:rover", "x").temperament == "rover"
        assert checked_bot("hard:rover", game) == "hard:rover"
        with pytest.raises(Refused) as no:
            checked_bot("hard:poet", game)
        assert no.value.code == "why-unknown-temperament"
    finally:
        game.__class__.advice = before


def test_games_tell_turns_apart():
    """The turn tells its seat, and its number differs from that of the next turn."""
    for game in BUILT_IN:
        match = fabletable.start(game, players=2, seed="turns")
        walker = make_bot("greedy", "w")
        turns = [match.game.turn(match.table)]
        while match.decision is not None and len(turns) < 20:
            let_decide(match, walker)
            now = match.game.turn(match.table)
            if now != turns[-1]:
                turns.append(now)
        played = turns[10:]  # before that heroes may still be chosen in turns
        assert len(set(played)) == len(played), game
        assert {seat for seat, _ in played} == {0, 1}, game


def test_a_beginner_errs_by_little_more_often_than_by_much():
    chance = Chance("blur")
    drawn = Counter(blurred([10.0, 9.0, 5.0, 0.0], 0.2, chance) for _ in range(2_000))
    assert drawn[0] > drawn[1] > drawn[2] > drawn[3]
    assert drawn[3] < 40
    assert Counter(blurred([1.0, 1.0], 0.2, chance) for _ in range(400))[0] in range(150, 250)


def test_medium_is_greedy_by_another_name():
    assert strengths()[:4] == ["easy", "medium", "hard", "master"]
    assert {"random", "medium"} <= set(bot_names())
    records = []
    for name in ("medium", "greedy"):
        match = kernel_match.start(fabletable.find("diceforge"), 2, "a")
        bots = [make_bot(name, str(seat)) for seat in range(2)]
        for _ in range(40):
            let_decide(match, bots[match.decision.seat])
        records.append(match.made)
    assert records[0] == records[1]


def test_a_thought_leaves_the_match_as_it_was():
    match = fabletable.start("diceforge", players=2, seed="a")
    before = match.checksum()
    key = make_bot("hard", "x").decide(match.decision, Imagine(match, match.decision.seat, Chance("x"))).key
    assert match.checksum() == before
    assert key == make_bot("hard", "x").decide(match.decision, Imagine(match, match.decision.seat, Chance("x"))).key


EAT, SOW = Word("eat"), Word("sow")


class Garden(Table):
    """Eating counts at once; sowing brings more in the seat's next turn."""

    __slots__ = ("eaten", "sown", "turns")

    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        self.eaten = [0] * seats
        self.sown = [0] * seats
        self.turns = 0


def hungry(table, decision):
    return [1.0 if option is EAT else 0.0 for option in decision.options]


class Gardening(Game):
    key = "garden"
    players = (2, 2)
    questions = collected(question("ask-way", policy=hungry))
    advice = Advice(
        lambda table, seat: float(table.eaten[seat]),
        turn=lambda table: (table.turns % table.seats, table.turns),
        rollout_depth=TURN,
        final_depth=ROUND,
    )

    def set_up(self, players, options, chance):
        return Garden(players, chance)

    def next_step(self, table):
        return None if table.turns == 8 else garden(table)

    def result(self, table):
        return Result([seat for seat, eaten in enumerate(table.eaten) if eaten == max(table.eaten)], table.eaten)


def garden(table):
    seat = table.turns % table.seats
    table.eaten[seat] += 3 * table.sown[seat]
    table.sown[seat] = 0
    word = yield from pick(table, seat, "ask-way", [EAT, SOW])
    if word is EAT:
        table.eaten[seat] += 1
    else:
        table.sown[seat] = 1
    table.turns += 1


def test_a_master_looks_beyond_the_turn_that_hard_looks_at(garden_game):
    match = fabletable.start("garden", players=2, seed="a")
    assert make_bot("hard", "x").decide(match.decision, Imagine(match, 0, Chance("x"))) is EAT
    assert make_bot("master", "x").decide(match.decision, Imagine(match, 0, Chance("x"))) is SOW


@pytest.mark.parametrize("game", ["witcher", "prophecy"])
def test_a_master_that_is_hurried_has_time_for_both_looks(game):
    match = fabletable.start(game, players=2, seed="hurried")
    walker = make_bot("greedy", "w")
    while match.number < 30 or len(match.decision.options) < 6:
        let_decide(match, walker)
    bot = make_bot("master", "x")
    imagine = Waited(match, match.decision.seat, bot.chance, 1 / 40)
    assert bot.decide(match.decision, imagine) in match.decision.options
    assert imagine.tried < 80
