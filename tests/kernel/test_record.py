"""Records: the same match again anywhere, and every change to one is found where it was made."""

import os
import subprocess
import sys

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.kernel import Refused, commitment
from fabletable.kernel.record import _first_mark, _next_mark, alike


def play(seed="r", players=3, quick=False):
    match = fabletable.start("lanterns", players=players, seed=seed, quick=quick)
    play_on(match, {seat: make_bot("random", f"{seed}/{seat}") for seat in range(players)})
    return match


@pytest.fixture(scope="module")
def written():
    """Return the JSON of a finished game; each test changes a copy of its own."""
    return play().record().to_json()


@pytest.fixture
def record(written):
    return fabletable.read_record(written)


def test_a_record_holds(record):
    report = fabletable.verify(record)
    assert report
    assert report.decisions == len(record.decisions)
    assert report.commitment == commitment("r")


def test_replaying_gives_the_same_match(record):
    again, original = fabletable.replay(record), play()
    assert again.checksum() == original.checksum()
    assert again.made == original.made
    assert again.log(1) == original.log(1)
    assert again.record() == record


def test_a_record_reads_from_bytes_text_or_itself(written, record):
    assert fabletable.verify(written)
    assert fabletable.verify(written.decode())
    assert fabletable.replay(written).checksum() == fabletable.replay(record).checksum()


def test_a_quick_match_writes_the_same_record(written):
    assert play(quick=True).record().to_json() == written


def test_a_match_can_be_written_down_at_any_moment_and_gone_on_with(record):
    for number in range(0, len(record.decisions) + 1, 7):
        part = fabletable.replay(record, number)
        paper = part.record()
        assert fabletable.verify(paper)
        again = fabletable.replay(paper)
        for _, key, _ in record.decisions[number:]:
            again.choose(key)
        assert again.record() == record


def test_another_hash_seed_changes_nothing(written, tmp_path):
    """A process that orders its sets differently finds the same."""
    path = tmp_path / "record.json"
    path.write_bytes(written)
    code = (
        "import sys, pathlib, fabletable; from tests.kernel.lanterns import GAME; fabletable.bring(GAME);"
        "data = pathlib.Path(sys.argv[1]).read_bytes(); assert fabletable.verify(data);"
        "sys.stdout.buffer.write(fabletable.replay(data).record().to_json())"
    )
    root = str(pytest.importorskip("tests").__path__[0] + "/..")
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": root},
        capture_output=True,
        check=True,
    )
    assert done.stdout == written


# --- tampering ---


def fault(record):
    report = fabletable.verify(record)
    assert not report
    return report.code, report.args


def other_key(record, number):
    """Return another legal choice at that decision."""
    match = fabletable.replay(record, number)
    return next(option.key for option in match.decision.options if option.key != record.decisions[number][1])


@pytest.mark.parametrize("number", [0, 5, 20])
def test_a_changed_decision_is_found_where_it_is(record, number):
    seat, _, mark = record.decisions[number]
    record.decisions[number] = (seat, other_key(record, number), mark)
    assert fault(record) == ("record-mark", {"number": number + 1, "key": record.decisions[number][1]})


def test_a_changed_seat_is_found_where_it_is(record):
    seat, key, mark = record.decisions[4]
    record.decisions[4] = ((seat + 1) % 3, key, mark)
    assert fault(record)[0] == "record-mark"
    assert fault(record)[1]["number"] == 5


def forged(record, number, seat, key):
    """Put another decision into a record, and make all marks after it fit."""
    mark = _first_mark(record)
    for place, (own_seat, own_key, _) in enumerate(record.decisions):
        said = (seat, key) if place == number else (own_seat, own_key)
        mark = _next_mark(mark, *said)
        record.decisions[place] = (*said, mark)
    return record


def test_a_decision_that_the_rules_forbid_is_found_even_when_its_mark_fits(record):
    code, args = fault(forged(record, 6, record.decisions[6][0], "dance"))
    assert (code, args["number"], args["key"]) == ("record-refused", 7, "dance")


def test_a_decision_of_the_wrong_seat_is_found_even_when_its_mark_fits(record):
    seat, key, _ = record.decisions[6]
    assert fault(forged(record, 6, (seat + 1) % 3, key)) == ("record-seat", {"number": 7, "seat": (seat + 1) % 3})


def test_another_legal_decision_is_found_by_what_comes_of_it(record):
    code, args = fault(forged(record, 0, record.decisions[0][0], other_key(record, 0)))
    assert code in ("record-steps", "record-dice", "record-checksum", "record-seat", "record-refused")
    assert args["number"] <= 3


def test_a_game_said_to_go_on_is_not_over(record):
    record.over = False
    assert fault(record) == ("record-end", {"number": len(record.decisions)})


def test_one_changed_die_is_found(record):
    step = next(step for step in record.steps[1:] if step.drawn)
    step.drawn[0] = (step.drawn[0] + 1) % 6
    assert fault(record) == ("record-dice", {"number": step.after, "draw": 1, "stream": "set-up"})


def test_one_changed_card_of_the_shuffle_is_found(record):
    record.steps[0].drawn[3] ^= 1
    assert fault(record) == ("record-dice", {"number": 0, "draw": 4, "stream": "set-up"})


def test_a_die_too_many_or_too_few_is_found(record):
    record.steps[0].drawn.append(1)
    drawn = record.steps[0].drawn
    assert fault(record) == ("record-dice", {"number": 0, "draw": len(drawn), "stream": "none"})
    del drawn[-2:]
    assert fault(record) == ("record-dice", {"number": 0, "draw": len(drawn) + 1, "stream": "set-up"})


def test_the_stream_of_a_changed_die_is_named():
    match = fabletable.start("diceforge", players=3, seed="streams")
    while match.table.round < 2:
        match.take(match.decision.options[-1])
    record = match.record()
    step = [step for step in record.steps if len(step.drawn) == 6][1]
    step.drawn[2] = (step.drawn[2] + 1) % 6
    assert fault(record) == ("record-dice", {"number": step.after, "draw": 3, "stream": "all/blessing"})


def test_a_changed_checksum_is_found(record):
    record.steps[5].checksum = "0" * 12
    assert fault(record) == ("record-checksum", {"number": record.steps[5].after})


def test_another_seed_is_found_at_once(record):
    record.seed = "s"
    assert fault(record)[0] in ("record-dice", "record-checksum", "record-mark")
    assert fault(record)[1]["number"] <= 1


def test_other_options_are_found_at_once(record):
    record.options["rich"] = True
    assert fault(record)[0] in ("record-checksum", "record-mark")


def test_a_record_cut_short_does_not_end_where_the_game_does(record):
    del record.decisions[-1]
    assert fault(record) == ("record-cut", {"length": 37, "found": 36})


def test_an_unfinished_record_says_how_far_it_goes():
    match = fabletable.start("lanterns", players=3, seed="r")
    for _ in range(5):
        match.choose("roll")
    record = match.record()
    report = fabletable.verify(record)
    assert (report.holds, report.over, report.decisions) == (True, False, 5)
    del record.decisions[-1]
    record.steps = [step for step in record.steps if step.after < 5]
    assert fault(record) == ("record-cut", {"length": 5, "found": 4})


def test_a_record_of_the_first_format_still_holds(record):
    plain = msgspec.json.decode(record.to_json())
    del plain["length"]
    plain["format"] = 1
    assert fabletable.verify(plain)


def test_a_step_taken_away_is_found(record):
    del record.steps[3]
    assert fault(record)[0] in ("record-steps", "record-dice")


def test_a_decision_too_many_is_found(record):
    record.decisions.append((0, "roll", "00000000"))
    assert fault(record)[0] == "record-mark"


def test_rules_of_another_version_do_not_pretend(record):
    record.version = "0.1"
    assert fault(record) == ("record-version", {"record": "0.1", "rules": "1"})
    assert fabletable.verify(record).other_rules


def test_a_record_of_other_rules_is_told_as_far_as_they_agree(record):
    game = fabletable.find(record.game)
    record.version = "0.1"
    assert alike(record, game) == len(record.decisions)
    step = next(step for step in record.steps if step.after == 20)
    step.checksum = "000000000000"
    assert alike(record, game) == max(step.after for step in record.steps if step.after < 20)
    record.steps[0].checksum = "000000000000"
    assert alike(record, game) == 0


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", 0), ("players", 99), ("options", {}), ("options", {"rich": "perhaps"}), ("options", {"x": 1})],
)
def test_an_impossible_table_is_a_fault_and_no_crash(record, field, value):
    setattr(record, field, value)
    assert not fabletable.verify(record)


def test_an_unknown_game_is_refused(record):
    record.game = "chess"
    with pytest.raises(Refused) as no:
        fabletable.verify(record)
    assert no.value.code == "why-unknown-game"


def test_a_replay_says_where_the_record_and_the_rules_part(record):
    record.decisions[9] = (record.decisions[9][0], "dance", "")
    with pytest.raises(Refused) as no:
        fabletable.replay(record)
    assert (no.value.code, no.value.arguments["number"]) == ("why-record-parts", 10)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff\xfe",
        b'{"game": 5}',
        "no record",
        pytest.param('{"options": ' + "[" * 99_999, id="deep"),
    ],
)
def test_what_is_no_record_is_refused(data):
    with pytest.raises(Refused) as no:
        fabletable.read_record(data)
    assert no.value.code == "why-not-a-record"


def test_a_record_of_the_future_is_refused(record):
    record.format = 99
    with pytest.raises(Refused) as no:
        fabletable.read_record(record.to_json())
    assert no.value.code == "why-record-format"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_is_changed_is_found(written, data):
    """Any one value of the record, anywhere in it."""
    plain = msgspec.json.decode(written)
    spots = [(plain, key) for key in plain if key not in ("decisions", "steps", "options", "format")]
    spots += [(decision, place) for decision in plain["decisions"] for place in range(3)]
    spots += [(step, key) for step in plain["steps"] for key in ("after", "checksum")]
    spots += [(step["drawn"], place) for step in plain["steps"] for place in range(len(step["drawn"]))]
    box, place = data.draw(st.sampled_from(spots))
    old = box[place]
    if isinstance(old, bool):
        box[place] = not old
    elif isinstance(old, int):
        box[place] = old + 1
    else:
        box[place] = old + "x"
    if box is plain and place == "game":
        with pytest.raises(Refused):
            fabletable.verify(msgspec.json.encode(plain))
    else:
        assert not fabletable.verify(msgspec.json.encode(plain))


def test_every_flipped_bit_of_a_record_is_found():
    match = fabletable.start("diceforge", players=2, seed="flips")
    for _ in range(12):
        match.take(match.decision.options[-1])
    data = match.record().to_json()
    assert fabletable.verify(data)
    flips = 710
    for number in range(flips):
        at = number * len(data) // flips
        flipped = bytearray(data)
        flipped[at] ^= 1 << number % 7
        try:
            holds = fabletable.verify(bytes(flipped)).holds
        except Refused:
            continue
        # The word "format" itself: then it is a record of the first format, which tells the same game.
        assert not holds or b'"format"' not in flipped, (at, data[max(0, at - 20) : at + 20])
