"""The guarantees of every game: decisions, copies, records, undo, conservation, an end."""

import math
from collections import Counter, defaultdict

import pytest

import fabletable
from fabletable.games import BUILT_IN
from fabletable.kernel import Chance, Message, Refused, frozen
from fabletable.kernel.catalogue import catalogue_of
from fabletable.kernel.match import prepared
from tests.conformance.differences import assert_same, lying_twice, seen, shared
from tests.conformance.samples import PLACES, at_places, numbers_of, play_on_alike

UNDO_REASONS = {"why-dice-fell", "why-something-shown"}


def test_keys_are_unique_and_every_option_has_a_name(any_sample):
    for match in any_sample.walk(quick=True):
        decision = match.decision
        keys = [option.key for option in decision.options]
        doubled = [key for key, times in Counter(keys).items() if times > 1]
        assert not doubled, f"decision {match.number} ({decision.ask}) offers {doubled} twice"
        assert 0 <= decision.seat < match.players
        assert all(option.message.id for option in decision.options)


def test_clients_are_offered_exactly_the_options(sample):
    for match in sample.walk_places():
        ask = match.ask(match.decision.seat, odds=False)
        assert [choice.key for choice in ask.choices] == [option.key for option in match.decision.options]
        assert not {choice.key for choice in ask.choices} & {barred.key for barred in ask.barred}


def test_a_copy_of_the_table_forgets_nothing(any_sample):
    """Every number that changes in a game is changed once more by hand; the copy has it too."""
    values = defaultdict(set)
    for match in any_sample.walk(quick=True):
        if match.number % 10 == 0:
            for thing, name in numbers_of(match.table):
                values[type(thing), name].add(getattr(thing, name))
    moving = {number for number, found in values.items() if len(found) > 1}
    for match in any_sample.walk(quick=True):
        if match.number in any_sample.places(2):
            check_copy(match.table, moving)


def check_copy(table, moving):
    assert_same(frozen(table.copy()), frozen(table), "the copy differs")
    for thing, name in numbers_of(table):
        if (type(thing), name) in moving:
            value = getattr(thing, name)
            setattr(thing, name, not value if isinstance(value, bool) else value + 1)
            assert frozen(table.copy()) == frozen(table), f"{type(thing).__name__}.copy forgets {name}"
            setattr(thing, name, value)


def test_whatever_can_be_changed_lies_in_one_place_and_a_copy_has_its_own(any_sample):
    for match in any_sample.walk_places(3 if any_sample.options else PLACES):
        twice = lying_twice(match.table)
        assert not twice, f"decision {match.number}: {twice}"
        held = shared(match.table, match.table.copy())
        assert not held, f"decision {match.number}: the copy shares {held}"


@at_places(4, PLACES)
def test_a_clone_is_the_same_and_old_clones_never_change(sample, places):
    clones = []
    for match in sample.walk_places(places):
        before = seen(match)
        clone = match.clone()
        assert_same(seen(clone), before, f"the clone differs at decision {match.number}")
        clones.append((clone, before))
    for clone, before in clones:
        assert_same(seen(clone), before, f"a clone of decision {clone.number} changed while the match went on")


@at_places(4, PLACES)
def test_a_match_never_changes_when_its_clone_goes_on(sample, places):
    for match in sample.walk_places(places):
        before = seen(match)
        clone = match.clone()
        chance = Chance(f"alone/{match.number}")
        for _ in range(25):
            if clone.decision is None:
                break
            clone.take(chance.one_of(clone.decision.options))
        assert_same(seen(match), before, f"decision {match.number}: the clone touched the original")


def test_forks_that_decide_alike_stay_alike(sample):
    for match in sample.walk_places():
        play_on_alike(match.clone(), match.clone(), f"fork/{match.number}")


def test_saved_and_loaded_it_goes_on_the_same(sample):
    for match in sample.walk_places(2):
        loaded = fabletable.replay(match.record().to_json())
        assert_same(seen(loaded), seen(match), f"decision {match.number}: the record tells another game")
        play_on_alike(match.clone(), loaded, f"load/{match.number}")


def test_the_record_holds_and_replays_to_the_same_end(any_sample):
    end = any_sample.end()
    written = end.record().to_json()
    report = fabletable.verify(written)
    assert report, report
    if not any_sample.options:  # what is verified was played again; that a replay ends alike does not hang on options
        assert fabletable.replay(written).checksum() == end.checksum()


def test_a_record_with_one_changed_decision_is_caught_there(sample):
    record = sample.end().record()
    for match in sample.walk_places(2):
        others = [option.key for option in match.decision.options if option.key != record.decisions[match.number][1]]
        if not others:
            continue
        tampered = fabletable.read_record(record.to_json())
        seat, _, mark = tampered.decisions[match.number]
        tampered.decisions[match.number] = (seat, others[0], mark)
        report = fabletable.verify(tampered)
        assert (report.code, report.args["number"]) == ("record-mark", match.number + 1)


def test_a_record_with_one_changed_draw_is_caught(sample):
    record = sample.end().record()
    drawn = [step for step in record.steps if step.drawn]
    if not drawn:
        pytest.skip("no luck in this game")
    for step in (drawn[0], drawn[len(drawn) // 2], drawn[-1]):
        step.drawn[-1] += 1
        report = fabletable.verify(record)
        assert (report.code, report.args["number"]) == ("record-dice", step.after)
        step.drawn[-1] -= 1


def test_every_draw_after_the_set_up_names_its_stream(sample):
    """Named streams keep one player from changing what another one draws."""
    match = prepared(fabletable.find(sample.game), sample.players, sample.seed, sample.options, quick=True)
    match.begin(watch=True)
    if sample.game not in BUILT_IN:
        pytest.skip("a brought game may draw everything from one stream")
    match.table.chance.watched()
    named = 0
    for key in sample.chosen():
        before_first_turn = match.table.chance.turn == ""
        match.choose(key)
        names = [name for name, _ in match.table.chance.watched()]
        assert before_first_turn or "" not in names, f"decision {match.number}"
        assert all(name.startswith(("seat-", "deck-", "all/")) for name in names if name)
        named += len([name for name in names if name])
    assert named > 10


@at_places(4, PLACES)
def test_a_refused_choice_changes_no_byte(sample, places):
    for match in sample.walk_places(places):
        before = seen(match)
        wrong = [barred.key for barred in match.decision.barred()]
        for key in [*wrong[:5], "no such key", ""]:
            with pytest.raises(Refused) as no:
                match.choose(key)
            assert no.value.code
            assert_same(seen(match), before, f"decision {match.number}: refusing {key!r} changed something")


def test_what_is_barred_is_not_offered_and_says_why(any_sample):
    catalogue = catalogue_of(fabletable.find(any_sample.game))
    for match in any_sample.walk_places(10 if any_sample.options else 40):
        offered = {option.key for option in match.decision.options}
        for barred in match.decision.barred():
            assert barred.key not in offered, f"decision {match.number}: {barred.key} is both offered and barred"
            assert catalogue.has(barred.code)
            assert not barred.rule or barred.rule in match.game.rules, f"no rule chapter {barred.rule!r}"
            with pytest.raises(Refused) as no:
                match.choose(barred.key)
            assert no.value.code


@at_places(9, 25)
def test_undo_restores_every_byte_or_says_why_not(sample, places):
    keys = sample.chosen()
    for match in sample.walk_places(places):
        before = seen(match)
        seat = match.decision.seat
        clone = match.clone()
        clone.choose(keys[match.number])
        assert match.players == 1 or clone.why_no_undo((seat + 1) % match.players) is not None
        why = clone.why_no_undo(seat)
        if why is None:
            clone.undo(seat)
            assert_same(seen(clone), before, f"undo of decision {match.number + 1} ({keys[match.number]})")
            assert_same(seen(match), before, f"undo of decision {match.number + 1} touched the original")
        else:
            with pytest.raises(Refused) as no:
                clone.undo(seat)
            assert no.value.message == why
            assert why.id in ({"why-game-over"} if clone.over else UNDO_REASONS)


def test_any_decision_can_be_gone_back_to(sample):
    places = sorted(sample.places(3))
    marks = {match.number: match.checksum() for match in sample.walk() if match.number in places}
    match = sample.end()
    match.stand_at(match.number - 1)
    for number in reversed(places):
        match.rewind(number)
        assert match.checksum() == marks[number]


def test_what_is_over_is_not_taken_back(sample):
    end = sample.end()
    before = seen(end)
    for back in (end.undo, lambda: end.undo(end.made[-1][0]), lambda: end.rewind(0), lambda: end.rewind(end.number)):
        with pytest.raises(Refused, match="why-game-over"):
            back()
    assert end.why_no_undo() == Message("why-game-over")
    assert_same(seen(end), before, "the end")


def test_nothing_is_created_or_lost(any_sample):
    pieces = None
    for match in any_sample.walk(quick=True):
        now = match.game.pieces(match.table)
        pieces = now if pieces is None else pieces
        if now != pieces:
            different = {name: (pieces.get(name, 0), now.get(name, 0)) for name in {*pieces, *now}}
            different = {name: pair for name, pair in different.items() if pair[0] != pair[1]}
            pytest.fail(f"before decision {match.number + 1} ({match.decision.ask}): {different}")
    assert match.over
    assert match.game.pieces(match.table) == pieces


def test_the_game_ends_with_winners_and_scores(any_sample):
    end = any_sample.end()
    result = end.result
    assert end.over
    assert len(result.scores) == end.players
    assert set(result.winners) <= set(range(end.players))
    assert len(set(result.winners)) == len(result.winners)
    assert all(isinstance(score, int) for score in result.scores)
    for view in (None, *range(end.players)):
        assert end.scene(view).game == any_sample.game


def test_a_quick_match_plays_the_same_game(sample):
    quick = sample.start(quick=True)
    for key in sample.chosen():
        quick.choose(key)
    assert quick.checksum() == sample.end().checksum()


def test_the_games_own_advice_fits_its_questions(sample):
    for match in sample.walk_places(20):
        decision = match.decision
        imagined = match.imagine(decision.seat, Chance(f"advice/{match.number}"))
        weights = match.game.policy(imagined.table, imagined.decision)
        if weights is not None:
            assert len(weights) == len(decision.options), decision.ask
            assert all(math.isfinite(weight) for weight in weights), decision.ask
        assert math.isfinite(match.game.value(imagined.table, decision.seat))


def test_what_is_counted_is_what_the_game_says_it_has(sample):
    match = sample.start()
    match.table.tally = tally = {}
    for key in sample.chosen():
        match.choose(key)
    assert set(tally) <= set(match.game.coverage())
