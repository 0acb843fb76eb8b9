"""The effect of things on winning: an experiment finds a good card, and not a card that winners merely own."""

import pytest

import fabletable
from fabletable.bots import Bot, bring_bot
from fabletable.bots.bot import Imagine
from fabletable.bots.greedy import Greedy
from fabletable.bots.roster import let_decide, make_bot
from fabletable.bots.things import Thing, thing_of
from fabletable.games import find
from fabletable.kernel import Advice, Chance, Decision, Game, Result, Table, named
from fabletable.kernel.match import start
from fabletable.lab import simulate
from fabletable.lab.executors import InProcess, Processes
from fabletable.lab.things import Without
from fabletable.lab.what_wins import associations, experiments, worth_asking
from tests.asking import collected, pick, question


class Card:
    def __init__(self, key, worth):
        self.key = key
        self.worth = worth

    @property
    def message(self):
        return named("lantern", self.key, light=self.worth)


SWORD, STONE, CROWN, BREAD = Card("sword", 3), Card("stone", 0), Card("crown", 1), Card("bread", 2)


class Bazaar(Table):
    __slots__ = ("points", "turns")

    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        self.turns = 0
        self.points = [0] * seats


class Market(Game):
    """Each seat takes a sword (three points) or a stone; then dice; then the leader is offered a worthless crown."""

    key = "market"
    players = (2, 3)
    questions = collected(question("ask-weapon"), question("ask-crown"))
    advice = Advice(lambda table, seat: float(table.points[seat]))

    def set_up(self, players, options, chance):
        return Bazaar(players, chance)

    def next_step(self, table):
        return None if table.turns == 2 * table.seats else self.step(table)

    def step(self, table):
        seat = table.turns % table.seats
        if table.turns < table.seats:
            card = yield from pick(table, seat, "ask-weapon", [SWORD, STONE])
            table.points[seat] += card.worth + table.chance.roll(6)
        elif table.points[seat] == max(table.points):
            yield from pick(table, seat, "ask-crown", [CROWN, BREAD])
        else:
            yield from pick(table, seat, "ask-crown", [BREAD, CROWN])
        table.turns += 1

    def result(self, table):
        best = max(table.points)
        return Result([seat for seat, points in enumerate(table.points) if points == best], table.points)


class Vain(Bot):
    """Takes any weapon, and the crown when it is offered first: when in the lead."""

    looks_ahead = False

    def decide(self, decision, imagine):
        if decision.ask == "ask-crown" and self.chance.roll(10) > 1:
            return decision.options[0]
        return self.chance.one_of(decision.options)


def market():
    fabletable.bring(Market())
    bring_bot("vain", Vain)
    return simulate("market", 300, 2, ["vain"], "s", watch=True)


def by_key(rows):
    return {row.thing.message.args["light"]: row for row in rows}


def test_association_is_not_worth():
    outcome = market()
    linked = by_key(one for one in associations(outcome) if not one.early)
    assert linked[SWORD.worth].raw.low > 0
    assert linked[CROWN.worth].raw.low > 0, "winners own crowns"
    assert linked[CROWN.worth].is_told_from_luck
    tested = by_key(experiments(outcome, worth_asking(outcome, 4), 300, InProcess))
    assert tested[SWORD.worth].verdict == "wins"
    assert tested[CROWN.worth].verdict in ("close", "few")
    assert tested[CROWN.worth].alone.mid == 0, "and would win without"
    assert 0.3 < tested[SWORD.worth].changed / 300 < 0.7, "only games in which it would be taken are played again"


def test_experiments_do_not_depend_on_the_workers():
    outcome = simulate("diceforge", 8, 2, ["random"], "s", watch=True)
    keys = worth_asking(outcome, 50)[:2] or list(outcome.rows[0].taken[0])[:2]
    one, two = (experiments(outcome, keys, 8, executor) for executor in (InProcess, lambda: Processes(2)))
    assert one == two


def test_early_choices_count_words_too():
    outcome = market()
    assert any(one.early for one in associations(outcome))


def test_a_good_bot_that_likes_a_card_does_not_make_it_good():
    """Greedy takes everything random does not, and wins for other reasons: compared bot by bot, that is no link."""
    outcome = market()
    outcome.rows = [_as_if_played_by(row) for row in outcome.rows]
    linked = by_key(one for one in associations(outcome) if not one.early)
    assert abs(linked[SWORD.worth].raw.mid) < 0.05


def _as_if_played_by(row):
    """Rewrite a row so that the strong bot alone takes swords and the weak one alone stones; only the bot decides who
    wins."""
    swords = [any("3" in key for key in taken) for taken in row.taken]
    strong = row.index % 2
    row.bots = ["strong" if seat == strong else "weak" for seat in (0, 1)]
    row.winners = [strong]
    if swords[strong] < swords[1 - strong]:
        row.taken.reverse()
        row.left.reverse()
    return row


@pytest.mark.parametrize("name", ["greedy", "easy", "random"])
def test_a_player_without_a_thing_plays_as_ever_otherwise(name):
    game = find("diceforge")
    keys = [Thing("ask-action", feat).key for feat in (named("feat-hammer"),)]
    bots = [make_bot(name, "s/0"), make_bot(name, "s/1")]
    bots[0] = Without(bots[0], game, keys[0])
    match = start(game, 2, "t")
    while (decision := match.decision) is not None:
        seat = decision.seat
        before = len(match.made)
        ask, options = decision.ask, {option.key: option for option in decision.options}
        let_decide(match, bots[seat])
        chosen = options[match.made[before][1]]
        if seat == 0:
            assert chosen.key != "hammer" or thing_of(game, ask, chosen).key != keys[0]
    assert bots[0].denied > 0


def test_greedy_chooses_among_what_it_is_left():
    """Greedy chooses by advice in Dice Forge, and by looking ahead in lanterns, which has none."""
    for name in ("diceforge", "lanterns"):
        match = start(find(name), 2, "s")
        chance = Chance("s")
        while len(match.decision.options) < 3:
            match.take(chance.one_of(match.decision.options))
        decision = match.decision
        left = Decision(decision.seat, decision.ask, decision.options[1:], None, decision.rule, decision.args)
        bot = Greedy(Chance("s"))
        for _ in range(5):
            assert bot.decide(left, Imagine(match, left.seat, bot.chance)) in left.options
