"""A match: asking, refusing, copying, imagining, breaking."""

import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.kernel import DONE, Chance, Refused, RuleCrash, Word
from fabletable.kernel.decision import Number, number, numbers
from tests.asking import pick
from tests.kernel.lanterns import Lantern, Lanterns


@pytest.fixture
def match():
    return fabletable.start("lanterns", players=3, seed="m", options={"rich": True})


def snapshot(match):
    """Return everything that anybody can see of a match."""
    decision = match.decision
    return (
        match.checksum(),
        match.made,
        [match.log(seat) for seat in (None, 0, 1, 2)],
        [match.scene(seat) for seat in (None, 0, 1, 2)],
        decision and (decision.seat, decision.ask, [option.key for option in decision.options]),
        decision and [(barred.key, barred.code, barred.args) for barred in decision.barred()],
    )


def to_the_end(match, seed="x"):
    play_on(match, {seat: make_bot("random", f"{seed}/{seat}") for seat in range(match.players)})
    return match


# --- asking and refusing ---


def test_a_decision_says_who_is_asked_what(match):
    assert match.decision.seat == 0
    assert match.decision.ask == "ask-turn"
    assert [option.key for option in match.decision.options] == ["roll", "play"]
    assert match.decision.question.args["seat"].args == {"n": 0}


def test_only_the_seat_that_is_asked_gets_the_question(match):
    assert match.ask(0).choices[0].key == "roll"
    assert match.ask(1) is None
    assert match.ask(None) is None


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_nobody_looks_from_a_seat_that_is_not_there(match, seat):
    for look in (match.scene, match.log, match.ask, lambda seat: match.imagine(seat, Chance("x"))):
        with pytest.raises(Refused) as no:
            look(seat)
        assert (no.value.code, no.value.arguments) == ("why-not-at-the-table", {"seat": seat, "last": 2})


@pytest.mark.parametrize("key", ["dance", "", "done", "lantern-1-0"])
def test_a_refused_choice_changes_nothing(match, key):
    before = snapshot(match)
    with pytest.raises(Refused) as no:
        match.choose(key)
    assert no.value.code == "why-no-such-choice"
    assert no.value.rule == "turn"
    assert snapshot(match) == before


def test_a_barred_choice_says_why(match):
    match.table.keepers[0].gold = 0
    match.choose("play")
    assert match.decision.seat == 1, "nothing can be lit, so there was nothing to ask"


def test_what_cannot_be_paid_is_barred_with_the_numbers():
    match = fabletable.start("lanterns", players=2, seed="m")
    match.arrange(lambda table: table.keepers[0].hand.extend([Lantern(1, 0), Lantern(5, 0)]))
    match.choose("play")
    barred = {barred.key: barred for barred in match.decision.barred()}["lantern-5-0"]
    assert (barred.code, barred.args, barred.rule) == ("why-gold", {"need": 5, "have": 2}, "turn")
    with pytest.raises(Refused) as no:
        match.choose("lantern-5-0")
    assert (no.value.code, no.value.arguments, no.value.rule) == ("why-gold", {"need": 5, "have": 2}, "turn")


def test_the_reasons_are_only_worked_out_when_somebody_asks():
    asked = []

    class Curious(Lanterns):
        key = "curious"

        def next_step(self, table):
            def rules():
                yield from pick(table, 0, "ask-turn", [Word("a"), Word("b")], barred=lambda: asked.append(1) or [])
                table.turns += 1

            return None if table.turns else rules()

    fabletable.bring(Curious())
    match = fabletable.start("curious", seed="x")
    assert asked == []
    match.decision.barred()
    assert asked == [1]
    match.choose("a")
    assert match.over
    assert asked == [1]


def test_nothing_can_be_chosen_when_the_game_is_over(match):
    to_the_end(match)
    assert match.decision is None
    assert match.result.winners
    with pytest.raises(Refused) as no:
        match.choose("roll")
    assert no.value.code == "why-game-over"
    with pytest.raises(Refused):
        match.take(DONE)


def test_there_is_no_result_before_the_end(match):
    assert match.result is None


def test_small_numbers_are_shared():
    assert number(3) is number(3)
    assert [each.key for each in numbers(2, 4)] == ["2", "3", "4"]
    assert Number(250).key == number(250).key == "250"


# --- starting ---


@pytest.mark.parametrize("players", [0, 1, 5])
def test_too_few_or_too_many_cannot_play(players):
    with pytest.raises(Refused) as no:
        fabletable.start("lanterns", players=players)
    assert no.value.arguments == {"players": players, "low": 2, "high": 4}


def test_an_unknown_game_is_refused_with_the_known_ones():
    with pytest.raises(Refused) as no:
        fabletable.start("chess")
    assert no.value.code == "why-unknown-game"
    assert "lanterns" in no.value.arguments["known"]


@pytest.mark.parametrize(
    ("options", "code"),
    [({"rich": "perhaps"}, "why-bad-option"), ({"rich": 3}, "why-bad-option"), ({"poor": True}, "why-unknown-option")],
)
def test_wrong_options_are_refused(options, code):
    with pytest.raises(Refused) as no:
        fabletable.start("lanterns", options=options)
    assert no.value.code == code


@pytest.mark.parametrize(("word", "gold"), [("yes", 6), (True, 6), ("no", 2), (False, 2)])
def test_an_option_may_come_as_a_word(word, gold):
    assert fabletable.start("lanterns", options={"rich": word}).table.keepers[0].gold == gold


def test_seeds_may_be_numbers():
    assert fabletable.start("lanterns", seed=5).checksum() == fabletable.start("lanterns", seed="5").checksum()


# --- copies ---


def test_a_clone_in_the_middle_of_a_turn_is_the_same_and_goes_its_own_way(match):
    match.choose("play")
    before = snapshot(match)
    clone = match.clone()
    assert snapshot(clone) == before
    to_the_end(clone)
    assert snapshot(match) == before
    assert to_the_end(match).checksum() == clone.checksum()


def test_clones_of_a_quick_match_begin_at_the_beginning():
    quick = fabletable.start("lanterns", players=2, seed="q", quick=True)
    for _ in range(6):
        quick.choose(quick.decision.options[0].key)
    clone = quick.clone()
    assert clone.checksum() == quick.checksum()
    assert to_the_end(clone).checksum() == to_the_end(quick).checksum()


def test_a_quick_match_plays_the_same_game():
    slow = to_the_end(fabletable.start("lanterns", players=4, seed="q"))
    quick = to_the_end(fabletable.start("lanterns", players=4, seed="q", quick=True))
    assert slow.made == quick.made
    assert slow.checksum() == quick.checksum()
    assert quick.log() == []


def test_imagining_keeps_what_the_seat_knows_and_shuffles_the_rest(match):
    match.choose("play")
    chance = Chance("think")
    imagined = [match.imagine(0, chance) for _ in range(20)]
    for each in imagined:
        assert each.scene(0) == match.scene(0)
        assert [option.key for option in each.decision.options] == [option.key for option in match.decision.options]
    assert len({each.checksum() for each in imagined}) == 20


def test_an_imagined_match_rolls_dice_of_its_own(match):
    chance = Chance("think")
    rolled = set()
    for _ in range(60):
        imagined = match.imagine(0, chance)
        imagined.choose("roll")
        rolled.add(imagined.table.keepers[0].gold)
    assert rolled == {7, 8, 9, 10, 11, 12}


def test_copies_of_an_imagined_match_share_its_dice(match):
    imagined = match.imagine(0, Chance("think"))
    outcomes = set()
    for _ in range(5):
        clone = imagined.clone(quick=True)
        clone.choose("roll")
        outcomes.add(clone.checksum())
    assert len(outcomes) == 1


def test_an_imagined_match_gives_nothing_real_away(match):
    imagined = match.imagine(0, Chance("think"))
    assert imagined.seed == ""
    with pytest.raises(RuntimeError):
        imagined.record()
    for back in (imagined.undo, lambda: imagined.rewind(0)):
        with pytest.raises(Refused):
            back()


# --- rules that break ---


class Cursed(Lanterns):
    """Lighting the lantern of thirteen breaks in the middle of a rule; rolling on the third turn breaks the next step,
    after dice fell."""

    key = "cursed"
    curse: type[BaseException] = ZeroDivisionError

    def set_up(self, players, options, chance):
        table = super().set_up(players, options, chance)
        table.keepers[0].gold = 20
        table.keepers[0].hand.append(Lantern(13, 0))
        return table

    def next_step(self, table):
        if table.turns == 3 and table.keepers[2].gold > 2:
            raise self.curse
        return super().next_step(table)


@pytest.mark.parametrize("quick", [True, False])
def test_a_rule_that_breaks_leaves_the_match_as_it_was(quick):
    fabletable.bring(Cursed())
    match = fabletable.start("cursed", players=3, seed="c", quick=quick)
    match.choose("play")
    match.choose(match.decision.options[0].key)
    before = snapshot(match)
    with pytest.raises(RuleCrash) as crash:
        match.choose("lantern-13-0")
    assert (crash.value.number, crash.value.ask, crash.value.key) == (3, "ask-light", "lantern-13-0")
    assert isinstance(crash.value.__cause__, ZeroDivisionError)
    assert snapshot(match) == before
    match.choose("done")
    assert match.decision.seat == 1


@pytest.mark.parametrize("quick", [True, False])
def test_a_step_that_breaks_after_dice_fell_is_taken_back_too(quick):
    fabletable.bring(Cursed())
    match = fabletable.start("cursed", players=3, seed="c", quick=quick)
    for key in ("roll", "roll"):
        match.choose(key)
    before = snapshot(match)
    with pytest.raises(RuleCrash) as crash:
        match.choose("roll")
    assert crash.value.number == 3
    assert snapshot(match) == before
    match.choose("play")
    assert match.number == 3


class Interrupted(Cursed):
    """A user presses Ctrl-C while the next step begins."""

    key = "interrupted"
    curse = KeyboardInterrupt


@pytest.mark.parametrize("quick", [True, False])
def test_an_interrupted_rule_leaves_the_match_as_it_was(quick):
    fabletable.bring(Interrupted())
    match = fabletable.start("interrupted", players=3, seed="c", quick=quick)
    for key in ("roll", "roll"):
        match.choose(key)
    before = snapshot(match)
    with pytest.raises(KeyboardInterrupt):
        match.choose("roll")
    assert snapshot(match) == before
    match.choose("play")
    assert match.number == 3


def test_an_imagined_match_is_put_back_when_a_rule_breaks():
    fabletable.bring(Cursed())
    match = fabletable.start("cursed", players=3, seed="c")
    match.choose("play")
    match.choose(match.decision.options[0].key)
    imagined = match.imagine(0, Chance("think"))
    before = snapshot(imagined)
    with pytest.raises(RuleCrash):
        imagined.choose("lantern-13-0")
    assert snapshot(imagined) == before
    imagined.choose("done")
    assert imagined.decision.seat == 1


def test_what_could_be_taken_back_before_a_rule_broke_still_can():
    fabletable.bring(Cursed())
    match = fabletable.start("cursed", players=3, seed="c")
    match.arrange(lambda table: table.deck.clear())  # so that nothing is shown at the end of a turn
    match.choose("roll")
    match.choose("play")
    match.choose("done")
    with pytest.raises(RuleCrash):
        match.choose("roll")
    assert match.decision.seat == 2
    match.undo()
    assert (match.decision.seat, match.decision.ask) == (1, "ask-light")
    assert match.table.deck == []


def test_a_match_whose_next_step_broke_can_be_copied():
    fabletable.bring(Cursed())
    match = fabletable.start("cursed", players=3, seed="c")

    def arrange(table):
        table.turns = table.active = 2
        table.keepers[2].gold = 99
        table.deck.clear()

    match.arrange(arrange)
    match.choose("play")
    before = snapshot(match)
    with pytest.raises(RuleCrash):
        match.choose("done")
    assert snapshot(match) == snapshot(match.clone()) == before


def test_what_was_arranged_or_imagined_has_no_record():
    match = fabletable.start("lanterns", seed="a")
    imagined = match.imagine(0, Chance("b"))
    match.arrange(lambda table: table.deck.clear())
    for unreal in (match, match.clone(), imagined, imagined.clone()):
        with pytest.raises(RuntimeError, match="record"):
            unreal.record()


def test_an_arranged_match_stays_arranged_when_a_rule_breaks():
    fabletable.bring(Cursed())
    match = fabletable.start("cursed", players=3, seed="c")

    def arrange(table):
        table.turns = 2
        table.active = 2
        table.keepers[1].gold = 99

    match.arrange(arrange)
    with pytest.raises(RuleCrash):
        match.choose("roll")
    assert match.table.keepers[1].gold == 99
    assert match.decision.seat == 2


def test_arranging_a_clone_leaves_the_original_alone(match):
    match.choose("play")
    before = snapshot(match)
    match.clone().arrange(lambda table: table.keepers[0].hand.clear())
    assert snapshot(match) == before
    assert snapshot(match.clone()) == before


def test_a_crash_in_an_imagined_match_never_shows_the_real_one():
    fabletable.bring(Cursed())
    match = fabletable.start("cursed", players=3, seed="c")
    match.choose("play")
    imagined = match.imagine(0, Chance("think"))
    for clone in (imagined.clone(quick=True), imagined.clone()):
        deck = [card.key for card in clone.table.deck]
        with pytest.raises(RuleCrash):
            clone.choose("lantern-13-0")
        assert [card.key for card in clone.table.deck] == deck != [card.key for card in match.table.deck]


# --- counting ---


def test_only_what_really_happens_is_counted(match):
    match.table.tally = tally = {}
    for _ in range(3):
        match.choose("roll")
    match.choose("play")
    lantern = match.decision.options[0]
    clone = match.clone()
    clone.choose(lantern.key)
    imagined = match.imagine(0, Chance("x"))
    imagined.choose(lantern.key)
    assert tally == {}
    match.choose(lantern.key)
    counted = {f"light:{lantern.light}": 1}
    assert tally == counted
    match.clone()
    match.imagine(0, Chance("x")).clone(quick=True)
    assert tally == counted, "playing the turn again for a copy counts nothing"
    match.undo()
    match.choose("done")
    assert match.table.tally is tally


def test_a_quick_match_that_was_laid_is_not_copied_into_another_game():
    match = fabletable.start("lanterns", players=2, seed="laid", quick=True)
    match.arrange(lambda table: setattr(table.keepers[0], "gold", 99))
    with pytest.raises(RuntimeError, match="did not begin with its seed"):
        match.clone()
