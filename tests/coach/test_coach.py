"""The coach: hints with figures and reasons, reviews that find losses and blame no seat for luck."""

import pytest

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.coach import Figure, hint, hints, review
from fabletable.coach.hint import Candidate, advice, sense_of, with_risk
from fabletable.coach.outlook import can_tell, outlooks
from fabletable.coach.reasons import MeanGain, Reasons, counters_of, why
from fabletable.coach.review import CurvePoint, rated, smoothed
from fabletable.coach.trials import Trials, figure, gap
from fabletable.games import BUILT_IN, bring
from fabletable.kernel import Advice, Chance, Game, Message, Refused, Result, Table, Word
from fabletable.kernel import match as kernel_match
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.kernel.scene import Choice, Odds
from tests.asking import collected, pick, question

RICH, POOR = Word("rich"), Word("poor")


class Mines(Table):
    """Six shafts a seat, in turns; a rich one holds six to eight pieces of gold, a poor one up to two."""

    __slots__ = ("dug", "gold")

    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        self.gold = [0] * seats
        self.dug = 0


def what_lies_deep(table, decision):
    return [1.0 if option is RICH else 0.0 for option in decision.options]


class Digging(Game):
    key = "mines"
    players = (2, 2)
    questions = collected(question("ask-shaft", policy=what_lies_deep))

    def set_up(self, players, options, chance):
        return Mines(players, chance)

    def next_step(self, table):
        return None if table.dug == 6 * table.seats else dig(table)

    def result(self, table):
        return Result([seat for seat, gold in enumerate(table.gold) if gold == max(table.gold)], table.gold)

    def scene(self, table, seat):
        return fabletable.find("diceforge").scene(fabletable.start("diceforge", 2, "a").table, seat)


def dig(table, shafts=(RICH, POOR)):
    seat = table.dug % table.seats
    word = yield from pick(table, seat, "ask-shaft", shafts)
    table.gold[seat] += table.chance.below(3) + (6 if word is RICH else 0)
    table.dug += 1


class Guessing(Digging):
    """A game without a policy for shafts: a bot must dig and count the gold. The poor shaft is named first."""

    key = "guessed-mines"
    questions = collected(question("ask-shaft"))
    advice = Advice(value=lambda table, seat: float(table.gold[seat]))

    def next_step(self, table):
        return None if table.dug == 6 * table.seats else dig(table, [POOR, RICH])


def test_without_weights_a_trial_goes_on_by_what_the_next_table_is_worth():
    match = kernel_match.start(Guessing(), 2, "seed")
    taken = Trials(match, "luck").play(None, 0).taken
    assert [option for _, option in taken] == [RICH] * 12


@pytest.fixture
def mines():
    from fabletable.games import _brought

    bring(Digging())
    yield fabletable.find("mines")
    del _brought["mines"]


def keys(*poor):
    return ["poor" if number in poor else "rich" for number in range(12)]


def test_a_planted_blunder_is_found_at_its_decision_and_nowhere_else(mines):
    found = review(mines, 2, "seed", {}, keys(4))
    words = {each.at: each.word for each in found.decisions}
    assert words.pop(4) == "blunder"
    assert set(words.values()) <= {"best", "even"}
    assert found.seats[0].counts["blunder"] == 1
    assert found.seats[1].counts["blunder"] == 0
    fault = next(each for each in found.decisions if each.at == 4)
    assert fault.best is not None
    assert fault.best.key == "rich"
    assert fault.loss.low > 0


def test_the_curve_ends_where_the_game_ended_and_adds_up(mines):
    found = review(mines, 2, "seed", {}, keys(4))
    assert found.curve[-1].at == 12
    assert found.curve[-1].chances == [1.0 if seat in found.winners else 0.0 for seat in range(2)]
    for point in found.curve[:-1]:
        assert sum(point.chances) == pytest.approx(1.0, abs=0.01)
    account = found.seats[0].account
    moved = sum(figure.mean for figure in account.choices) + account.luck.mean
    assert account.start + moved == pytest.approx(account.end)
    assert account.choices[0].high < 0


def test_a_turning_point_is_told_in_words_and_leads_to_its_decision(mines):
    turns = review(mines, 2, "seed", {}, keys(4)).seats[0].turns
    assert 4 in [turn.at for turn in turns]
    fault = next(turn for turn in turns if turn.at == 4)
    assert fault.told.id == "coach-turn-fault"
    assert fault.choice < 0
    assert fault.after < fault.before


def test_a_review_is_the_same_every_time_and_tells_how_far_it_is(mines):
    parts = []
    one = review(mines, 2, "seed", {}, keys(2, 7), progress=lambda part, so_far: parts.append(part))
    assert one == review(mines, 2, "seed", {}, keys(2, 7))
    assert parts == sorted(parts)
    assert parts[-1] == pytest.approx(1.0)


class Backwards:
    """Two pairs of hands that bring the last decisions first."""

    workers = 2

    def play(self, work, errand, batches):
        yield from (work(errand, batch) for batch in reversed(list(batches)))


def test_what_is_told_at_a_glance_adds_up_to_one_victory_whoever_tells_it():
    for game in ("diceforge", "witcher"):
        match = fabletable.start(game, players=3, seed="glance")
        assert can_tell(match)
        (chances,) = outlooks([match])
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1.0)


def test_where_nobody_can_tell_all_have_the_same_chance_until_it_is_over(mines):
    match = fabletable.start("mines", players=2, seed="a")
    assert not can_tell(match)
    assert outlooks([match]) == [[0.5, 0.5]]
    for key in keys(0, 2, 4):
        match.choose(key)
    assert outlooks([match]) == [[0.0, 1.0]]


def test_whoever_lends_a_hand_the_review_is_the_same(mines):
    assert review(mines, 2, "seed", {}, keys(2, 7), hands=Backwards()) == review(mines, 2, "seed", {}, keys(2, 7))


def test_one_seat_can_be_reviewed_alone(mines):
    found = review(mines, 2, "seed", {}, keys(4), seats=[1])
    assert {each.seat for each in found.decisions} == {1}
    assert [each.seat for each in found.seats] == [1]
    both = review(mines, 2, "seed", {}, keys(4))
    assert found.seats == [each for each in both.seats if each.seat == 1]


def test_a_game_that_goes_on_is_not_reviewed(mines):
    with pytest.raises(Refused) as no:
        review(mines, 2, "seed", {}, keys()[:5])
    assert no.value.code == "why-game-goes-on"


@pytest.mark.parametrize(
    ("loss", "word"),
    [
        (Figure(0.3, -0.01, 0.61), "even"),
        (Figure(0.05, 0.01, 0.09), "slip"),
        (Figure(0.1, 0.02, 0.18), "mistake"),
        (Figure(0.2, 0.01, 0.39), "mistake"),
        (Figure(0.2, 0.1, 0.3), "blunder"),
    ],
)
def test_a_fault_is_one_only_where_trials_exclude_that_nothing_was_lost(loss, word):
    assert rated(loss) == word


def test_figures_tell_how_sure_they_are():
    assert figure([1.0, 1.0, 1.0, 1.0]).low < 0.6
    assert gap([1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0]).low < 0
    assert gap([1.0] * 30, [0.0] * 15 + [1.0] * 15).low > 0.2


def test_the_curve_is_smoothed_but_not_across_a_jump():
    flat = [
        CurvePoint(0, [0.5, 0.5], [0.1, 0.1]),
        CurvePoint(1, [0.6, 0.4], [0.1, 0.1]),
        CurvePoint(2, [0.5, 0.5], [0.1, 0.1]),
    ]
    assert smoothed(flat)[1].chances[0] == pytest.approx(0.5333, abs=0.001)
    jump = [
        CurvePoint(0, [0.9, 0.1], [0.05, 0.05]),
        CurvePoint(1, [0.2, 0.8], [0.05, 0.05]),
        CurvePoint(2, [0.2, 0.8], [0.0, 0.0]),
    ]
    assert smoothed(jump)[0].chances[0] == 0.9
    assert smoothed(jump)[1].chances[0] == 0.2


# --- hints ---


def test_a_hint_begins_with_a_first_thought_and_ends_clear(mines):
    match = fabletable.start("mines", players=2, seed="a")
    found = list(hints(match))
    assert found[0].choices[0].key == "rich"
    assert found[0].choices[0].chance is None
    last = found[-1]
    assert last.clear
    assert last.part == 1.0
    best, other = last.choices
    assert best.key == "rich"
    assert best.chance.low > other.chance.mean
    assert other.behind.low > 0
    assert other.short.mean == pytest.approx(6.0, abs=1.0)


def test_a_hint_calls_a_choice_what_the_table_calls_it():
    """A stop is "Done" in the record and "Keep your whole hand" on the table."""
    match = fabletable.start("witcher", players=2, seed="named")
    walker = make_bot("greedy", "w")
    while match.decision.options[-1].message == listed(match)[match.decision.options[-1].key]:
        let_decide(match, walker)
    first = next(hints(match))
    assert {choice.key: choice.label for choice in first.choices}.items() <= listed(match).items()
    assert match.decision.options[-1].key in {choice.key for choice in first.choices}
    *_, last = hints(match, enough=at_most(10))
    assert last.choices[0].chance is not None
    assert {choice.key: choice.label for choice in last.choices}.items() <= listed(match).items()


def listed(match):
    choices = match.game.questions.of(match.decision).choices(match.table, match.decision, odds=False)
    return {choice.key: choice.label for choice in choices}


def test_that_one_choice_is_not_the_other_is_no_reason():
    match = fabletable.start("runebound", players=2, seed="heroes")
    trials = Trials(match, "reasons")
    one, other = ([trials.play(place, number) for number in range(6)] for place in (0, 1))
    found = why(match.game, match.decision.seat, one, other)
    own = [reason for reason in (*found.earns, *found.risks) if reason.id in ("coach-leads-to", "coach-forgoes")]
    named = {reason.args["thing"].id for reason in own}
    assert named
    assert not named & {option.message.id for option in match.decision.options[:2]}


def test_a_lead_too_small_to_show_is_not_called_clear(mines, monkeypatch):
    monkeypatch.setattr(hint, "TELLABLE", 1.1)
    last = list(hints(fabletable.start("mines", players=2, seed="a")))[-1]
    assert last.choices[1].behind.low > 0
    assert not last.clear
    assert last.part == 1.0, "and yet no more trials are needed"


def test_where_a_net_can_tell_the_first_thought_has_chances_and_trials_bring_the_score():
    match = fabletable.start("diceforge", players=2, seed="at a glance")
    walker = make_bot("greedy", "w")
    while match.number < 12 or len(match.decision.options) < 3:
        let_decide(match, walker)
    answers = hints(match)
    first = next(answers)
    assert first.trials == 0
    glances = [choice.glance for choice in first.choices]
    assert glances == sorted(glances, reverse=True)
    assert all(choice.chance is choice.behind is None for choice in first.choices), "a glance knows no interval"
    later = next(found for found in answers if found.choices[0].score is not None)
    assert later.trials > 0


def test_a_hint_stops_when_there_has_been_enough(mines):
    match = fabletable.start("mines", players=2, seed="a")
    asked = []
    found = list(hints(match, enough=lambda: len(asked) > 3 or asked.append(1) is not None))
    assert len(found) < 8


@pytest.mark.parametrize("game", BUILT_IN)
def test_trials_share_their_luck_and_leave_the_match_alone(game):
    match = fabletable.start(game, players=2, seed="coach")
    walker = make_bot("greedy", "w")
    for _ in range(30):
        let_decide(match, walker)
    while len(match.decision.options) == 1:
        let_decide(match, walker)
    before = match.checksum()
    trials = Trials(match, "luck")
    one, again = trials.play(0, 7), trials.play(0, 7)
    assert one.chances == again.chances
    assert sum(one.chances) <= 1.0 + 1e-9
    assert all(0 <= chance <= 1 for chance in one.chances)
    assert match.checksum() == before


@pytest.mark.parametrize("game", BUILT_IN)
def test_chances_are_told_from_what_a_seat_may_know(game):
    """Two worlds that differ only in what the seat cannot know have trials that come out alike."""
    match = fabletable.start(game, players=2, seed="two worlds of the coach")
    walker = make_bot("greedy", "w")
    while match.number < 40 or not match.at_step:
        let_decide(match, walker)
    seat = match.decision.seat
    plain, other = match.clone(), match.clone()
    plain.arrange(lambda table: None)
    other.arrange(lambda table: table.shuffle_unknown(seat, Chance("another world")))
    offered = [[option.key for option in world.decision.options] for world in (plain, other)]
    if offered[0] == offered[1]:
        assert Trials(plain, "luck").play(0, 1).chances == Trials(other, "luck").play(0, 1).chances


# --- in words ---


class Even(Digging):
    """Two shafts that hold the same. The second is dominated by the first, though the bots are fond of it."""

    key = "even-mines"
    questions = collected(
        question(
            "ask-shaft",
            policy=lambda table, decision: [0.0 if option is RICH else 1.0 for option in decision.options],
            dominated=lambda table, decision: {"poor": "rich"},
        )
    )
    bonus = 0

    def next_step(self, table):
        return None if table.dug == 6 * table.seats else dig_even(table, self.bonus)


def dig_even(table, bonus):
    seat = table.dug % table.seats
    word = yield from pick(table, seat, "ask-shaft", (RICH, POOR))
    table.gold[seat] += table.chance.below(3) + (bonus if word is POOR else 0)
    table.dug += 1


class Fooled(Even):
    """An option that looks dominated is clearly better."""

    key = "fooled-mines"
    bonus = 6


def test_what_is_dominated_on_its_face_is_never_recommended():
    for counsel in hints(kernel_match.start(Even(), 2, "seed")):
        assert [choice.key for choice in counsel.choices] == ["rich"]


def test_unless_trials_show_that_it_is_clearly_better():
    *_, last = hints(kernel_match.start(Fooled(), 2, "seed"))
    assert last.choices[0].key == "poor"


def test_the_face_just_bought_is_not_covered_by_the_next_one():
    """The sun die holds 3 gold and 1 gold: a face of 4 gold goes over the 1 gold."""
    match = fabletable.start("diceforge", players=2, seed="dominated")
    walker = make_bot("greedy:smith", "w")
    while match.decision is not None:
        found = match.game.questions.of(match.decision).dominated_options(match.table, match.decision)
        if match.decision.ask == "ask-forge" and found:
            break
        let_decide(match, walker)
    sockets = {option.key: option for option in match.decision.options}
    for worse, better in found.items():
        assert sockets[worse].die == sockets[better].die
        assert sockets[worse].face is not sockets[better].face
    for counsel in hints(match, enough=at_most(12)):
        assert not {choice.key for choice in counsel.choices} & set(found)


class Twins(Digging):
    """Two shafts that hold the same, and nothing speaks for either."""

    key = "twin-mines"
    questions = collected(question("ask-shaft", policy=lambda table, decision: [1.0, 0.9]))

    def next_step(self, table):
        return None if table.dug == 6 * table.seats else dig_even(table, 0)


def test_where_the_coach_cannot_tell_it_says_that_two_are_alike():
    *_, last = hints(kernel_match.start(Twins(), 2, "seed"))
    assert not last.clear
    assert last.told.id == "coach-say-alike"
    assert {last.told.args[name].id for name in ("choice", "other")} == {RICH.message.id, POOR.message.id}


class Namesake:
    """An option beside another of the same name: a second copy of a card."""

    def __init__(self, key):
        self.key = key
        self.message = RICH.message


class Namesakes(Twins):
    key = "namesake-mines"

    def next_step(self, table):
        return None if table.dug == 6 * table.seats else dig(table, [RICH, Namesake("rich-too")])


def test_two_of_the_same_name_are_not_called_alike():
    *_, last = hints(kernel_match.start(Namesakes(), 2, "seed"))
    assert [choice.label for choice in last.choices] == [RICH.message]
    assert last.told.id != "coach-say-alike"


def test_a_hint_is_one_sentence_with_the_reason_first(mines):
    found = list(hints(fabletable.start("mines", players=2, seed="a")))
    assert found[0].told.id == "coach-say-thought"
    assert found[-1].told.id == "coach-say-score"
    assert found[-1].told.args["choice"] == RICH.message
    assert found[-1].told.args["points"].id == "points"


def at_most(answers):
    asked = []
    return lambda: asked.append(1) is not None or len(asked) > answers


def test_the_sentence_holds_no_percent_and_no_count_of_games():
    match = fabletable.start("diceforge", players=2, seed="words")
    walker = make_bot("greedy", "w")
    while match.number < 12 or len(match.decision.options) < 3:
        let_decide(match, walker)
    *_, last = hints(match, enough=at_most(14))
    for language in LANGUAGES:
        sentence = catalogue_of(match.game, language).say(last.told, ["Ada", "Rok"], match.decision.seat)
        assert sentence
        assert "%" not in sentence
        assert "100" not in sentence


def laid_out(*choices, **more):
    """Return the choices as the table lists them; ``more`` are fields of the first."""
    listed = [Choice(each.key, each.label) for each in choices]
    for name, value in more.items():
        setattr(listed[0], name, value)
    return {each.key: each for each in listed}


def leading_to(thing, theme="buy"):
    return Message("coach-leads-to", {"thing": thing, "theme": theme, "n": 60, "than": 20})


def test_of_two_choices_that_are_alike_the_sentence_says_in_what_they_differ():
    one, two = (Candidate(key, Message("option", {"n": n})) for n, key in enumerate("ab"))
    named = {"choice": one.label, "other": two.label}
    hammer, sword, gold, mana = (Message(word) for word in ("hammer", "sword", "gold", "mana"))
    plain = laid_out(one, two)
    likelier = laid_out(one, two, odds=Odds(40, 0, 60))
    likelier["b"].odds = Odds(41, 0, 59)
    said = [advice([one, two], plain, alike=True), advice([one, two], likelier, alike=True)]
    one.why = Reasons(gains=[MeanGain(mana, -1), MeanGain(gold, 1.4)])
    said.append(advice([one, two], plain, alike=True))
    two.why = Reasons(gains=[MeanGain(gold, -2), MeanGain(mana, 2.6)])
    said.append(advice([one, two], plain, alike=True))
    two.why.earns.append(leading_to(sword))
    said.append(advice([one, two], plain, alike=True))
    one.why.earns.append(leading_to(hammer, "fight"))
    said.append(advice([one, two], plain, alike=True))
    one.why, two.why = Reasons(), Reasons(earns=[leading_to(sword)])
    said.append(advice([one, two], plain, alike=True))
    three_mana = Message("coach-amount", {"what": mana, "n": 3})
    to_sword, to_hammer = (
        Message("coach-lead", {"thing": thing, "theme": theme}) for thing, theme in ((sword, "buy"), (hammer, "fight"))
    )
    assert said == [
        Message("coach-say-alike", named),
        Message("coach-say-alike-one-likelier", {**named, "one": two.label}),
        Message("coach-say-alike-one-gains", {**named, "one": one.label, "what": gold}),
        Message("coach-say-alike-gains", {**named, "first": gold, "second": three_mana}),
        Message("coach-say-alike-gains", {**named, "first": gold, "second": three_mana}),
        Message("coach-say-alike-leads", {**named, "first": to_hammer, "second": to_sword}),
        Message("coach-say-alike-one-leads", {**named, "one": two.label, "what": to_sword}),
    ]


def test_a_choice_that_brings_nothing_is_still_advised_with_its_sense():
    """The odds on the table come first, then what the choice takes, what it forgoes, and what its question is about."""
    one, two = (Candidate(key, Message("option", {"n": n}, piece=key)) for n, key in enumerate("ab"))
    named = {"choice": one.label, "other": two.label}
    gold, sword = Message("gold"), Message("sword")
    even = laid_out(one, two, odds=Odds(40, 0, 60))
    even["b"].odds = Odds(40, 0, 60)
    better = laid_out(one, two, odds=Odds(41, 0, 59))
    better["b"].odds = Odds(40, 0, 60)
    said = [sense_of(one, two, laid_out(one, two), "spend")]
    one.why = Reasons(risks=[Message("coach-forgoes", {"thing": sword})])
    said.append(sense_of(one, two, even, "spend"))
    one.why.gains = [MeanGain(gold, -1.0)]
    said.append(sense_of(one, two, laid_out(one, two, odds=Odds(40, 0, 60)), "spend"))
    said.append(sense_of(one, two, laid_out(one, two, odds=Odds(60, 0, 40, if_won=gold)), "spend"))
    said.append(sense_of(one, two, better, "spend"))
    word = Candidate("done", Message("word-done"))
    said += [sense_of(word, two, laid_out(word, two), theme) for theme in ("spend", "in-fight")]
    assert said == [
        Message("coach-say-sense", {**named, "theme": "spend"}),
        Message("coach-say-forgoes", {**named, "thing": sword}),
        Message("coach-say-spends", {**named, "what": gold}),
        Message("coach-say-promising", {**named, "won": gold}),
        Message("coach-say-likelier", named),
        Message("coach-say-sense", {"choice": word.label, "other": two.label, "theme": "other"}),
        Message("coach-say-sense", {"choice": word.label, "other": two.label, "theme": "in-fight"}),
    ]


def test_two_ways_to_one_thing_are_advised_by_its_name():
    """The advice also says what a choice opens the way to and what one has then, where both are known."""
    ways, inn = [Candidate(key, Message("option", {"n": number})) for number, key in enumerate("ab")], Message("place")
    listed = laid_out(*ways)
    assert advice(ways, listed, alike=True).id == "coach-say-alike"
    for each in listed.values():
        each.under = inn
    said = advice(ways, listed, alike=True)
    assert said == Message("coach-say-alike-ways", {"choice": inn, "way": ways[0].label})
    listed["a"].within = Message("on-foot")
    said = advice(ways, listed, alike=True)
    assert said == Message("coach-say-alike-ways", {"choice": inn, "way": Message("on-foot")})
    thing, gold = Message("thing"), Message("gold")
    ways[0].why = Reasons(gains=[MeanGain(gold, 1.3)])
    reason = Message("coach-say-gains", {"choice": inn, "what": gold})
    said = advice(ways, listed, alike=True)
    assert said == Message("coach-say-any-way", {"advice": reason, "way": Message("on-foot")})
    ways[0].why = Reasons(earns=[leading_to(thing)], gains=[MeanGain(gold, 1.3)])
    lead = Message("coach-lead", {"thing": thing, "theme": "buy"})
    said = Message("coach-say-leads-gains", {"choice": ways[0].label, "lead": lead, "what": gold})
    assert advice(ways, listed, alike=False) == said


def test_a_choice_that_fails_more_often_than_not_is_advised_with_a_word_on_the_risk():
    said, wound = Message("coach-say-best", {"choice": Message("option")}), Message("wound")
    assert with_risk(said, None) == said
    assert with_risk(said, Odds(28, 44, 28)) == said
    assert with_risk(said, Odds(28, 14, 58)) == Message("coach-say-risk", {"advice": said})
    costs = Message("coach-say-risk-costs", {"advice": said, "lost": wound})
    assert with_risk(said, Odds(28, 14, 58, if_lost=wound)) == costs


class Risky(Digging):
    """A game whose richer shaft mostly caves in, as everybody can read beside it."""

    key = "risky-mines"
    questions = collected(
        question(
            "ask-shaft",
            policy=what_lies_deep,
            odds=lambda table, decision: [Odds(20, 0, 80) if option is RICH else None for option in decision.options],
        )
    )


class RiskyInTrials(Risky):
    """The same, where the odds take trials: a table shows the question first and lets them follow."""

    key = "sampled-risky-mines"
    questions = collected(
        question(
            "ask-shaft",
            sampled=True,
            policy=what_lies_deep,
            odds=lambda table, decision: [Odds(20, 0, 80) if option is RICH else None for option in decision.options],
        )
    )


@pytest.mark.parametrize("game", [Risky, RiskyInTrials])
def test_a_hint_tells_the_risk_that_the_table_shows(game):
    *_, last = hints(kernel_match.start(game(), 2, "seed"))
    assert last.choices[0].key == "rich"
    assert last.told.id == "coach-say-risk"
    assert last.told.args["advice"].id == "coach-say-score"


class Noted(Digging):
    """Two shafts of one name whose notes tell them apart, and a third one."""

    key = "noted-mines"
    questions = collected(
        question(
            "ask-shaft",
            policy=lambda table, decision: [1.0, 0.9, 0.1],
            option=lambda table, decision, option: Choice(
                option.key, option.message, note=Message("note-shaft", {"n": len(option.key)})
            ),
        )
    )

    def next_step(self, table):
        namesakes = [RICH, Namesake("rich-too"), POOR]
        return None if table.dug == 6 * table.seats else dig(table, namesakes)


def test_of_two_cards_of_one_name_the_hint_says_which():
    *_, last = hints(kernel_match.start(Noted(), 2, "seed"))
    assert [choice.key for choice in last.choices] == ["rich", "poor"]
    assert last.told.id == "coach-say-which"
    assert last.told.args["note"] == Message("note-shaft", {"n": len("rich")})


def test_what_a_hint_names_is_said_in_whole_sentences():
    """No sentence ends in a list like a form: what one has more of is said as a person would."""
    gold = Message("label-gold")
    lead = Message("coach-lead", {"thing": Message("card-aard"), "theme": "buy"})
    two = Message("coach-amount", {"what": gold, "n": 2})
    said = Message("coach-say-leads-gains", {"choice": Message("word-rest"), "lead": lead, "what": two})
    witcher = fabletable.find("witcher")
    sentences = {language: catalogue_of(witcher, language).say(said, ["Ada", "Rok"], 0) for language in LANGUAGES}
    assert sentences["en"].endswith("It also leaves you with more gold, by about 2.")
    assert sentences["ru"].endswith("И у вас будет больше золота, примерно на 2.")
    assert sentences["cs"].endswith("A budete mít víc zlata, asi o 2.")
    assert sentences["bg"].endswith("Освен това ще имате повече злато, с около 2.")


@pytest.mark.parametrize("game", BUILT_IN)
def test_whatever_a_mat_counts_can_be_said_as_more_and_less(game):
    match = fabletable.start(game, players=2, seed="counted")
    walker = make_bot("greedy", "w")
    found = {}
    for _ in range(60):
        for counter in counters_of(match.scene(0), 0):
            found[counter.label.id] = counter.label
        let_decide(match, walker)
    assert found
    for language in LANGUAGES:
        catalogue = catalogue_of(match.game, language)
        unsaid = [name for name in found if not (catalogue.has(name + ".more") and catalogue.has(name + ".less"))]
        assert unsaid == []


def test_a_payment_is_no_reason_to_go_somewhere():
    match = fabletable.start("witcher", players=2, seed="told")
    walker = make_bot("greedy", "w")
    told = set()
    for _ in range(60):
        if len(match.decision.options) > 1:
            trials = Trials(match, "reasons")
            one, other = ([trials.play(place, number) for number in range(4)] for place in (0, 1))
            now = match.game.theme(match.decision.ask)
            found = why(match.game, match.decision.seat, one, other)
            told |= {each.args["theme"] for each in found.earns if each.args["theme"] != now}
        let_decide(match, walker)
    assert told
    assert told <= {"fight", "travel", "buy", "forge", "learn", "reward", "turn"}
