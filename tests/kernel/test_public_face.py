"""``import fabletable``: what README and docs show, and what happens when something else is passed."""

import pickle
import re
from pathlib import Path

import msgspec
import pytest

import fabletable
from fabletable import Chance, Refused

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_the_python_of_the_readme_runs():
    (block,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    found = {}
    exec(compile(block, "README.md", "exec"), found)
    assert found["match"].number == 1


def test_a_match_from_beginning_to_end():
    """Every name of the public face once, as a client uses them."""
    match = fabletable.start("lanterns", players=2, seed="face", options={"rich": True})
    assert match.decision.ask
    assert [option.key for option in match.decision.options]
    assert match.decision.barred() == []
    assert match.result is None
    clone, imagined = match.clone(), match.imagine(match.decision.seat, Chance("thought"))
    while match.decision is not None:
        match.choose(match.decision.options[0].key)
    assert (clone.number, imagined.number) == (0, 0)
    assert match.scene(0).game == match.scene(None).game == "lanterns"
    assert len(match.log(0)) > len(match.log(None)), "seat 0 knows what it drew"
    assert len(match.result.scores) == 2
    record = match.record()
    assert (record.game, record.seed, record.options, len(record.decisions)) == ("lanterns", "face", {"rich": True}, 16)
    assert fabletable.replay(record).checksum() == match.checksum()
    assert fabletable.verify(record)
    assert "lanterns" in fabletable.shelf()


def test_a_game_is_imported_like_any_other_module():
    """Nothing of the public face stands before the package of the games."""
    import fabletable.games.diceforge as forge

    assert forge.GAME is fabletable.find("diceforge")
    assert not {"games", "kernel", "bots", "lab", "server", "terminal"} & set(fabletable.__all__)


def test_what_is_typed_at_a_prompt_shows_what_it_is():
    match = fabletable.start("diceforge", players=2, seed="face")
    keys = [option.key for option in match.decision.options]
    assert repr(match.decision) == f"Decision(seat=0, ask='ask-action', options={keys})"
    assert repr(match) == f"<Match of diceforge, 2 players, 0 decisions made: {match.decision!r}>"
    short = next(barred for barred in match.decision.barred() if barred.code == "why-gold-short")
    assert repr(short) == f"Barred({short.key!r}, 'why-gold-short', {short.args!r}, 'offering')"
    assert repr(match.game) == "<Game diceforge>"
    while match.decision is not None:
        match.choose(match.decision.options[0].key)
    assert repr(match).endswith("decisions made: over>")
    assert repr(match.result) == f"Result(winners={match.result.winners}, scores={match.result.scores})"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", "3"), ("players", None), ("players", 2.5), ("players", 3.0), ("players", True), ("players", []),
        ("seed", None), ("seed", b"bytes"), ("seed", 1.5), ("seed", []), ("seed", True), ("seed", "\ud800"),
        ("options", []), ("options", "rich"), ("options", 5), ("options", [("rich", True)]),
    ],
)  # fmt: skip
def test_what_is_of_another_kind_is_refused(name, value):
    with pytest.raises(Refused) as no:
        fabletable.start("lanterns", **{name: value})
    assert no.value.code == "why-bad-option"
    assert no.value.arguments["name"] == name


@pytest.mark.parametrize("game", ["chess", None, 5, "Lanterns", ["lanterns"], {}])
def test_a_game_that_is_not_there_is_refused(game):
    with pytest.raises(Refused) as no:
        fabletable.start(game)
    assert no.value.code == "why-unknown-game"


def test_a_whole_number_is_a_seed_like_its_digits():
    assert fabletable.start("lanterns", seed=7).checksum() == fabletable.start("lanterns", seed="7").checksum()


@pytest.mark.parametrize("key", ["forge", None, 5, b"roll", [], {}, "", "roll ", "ROLL"])
def test_a_key_that_is_none_is_refused_and_changes_nothing(key):
    match = fabletable.start("lanterns", seed="face")
    before = match.checksum()
    with pytest.raises(Refused) as no:
        match.choose(key)
    assert no.value.code == "why-no-such-choice"
    assert (match.checksum(), match.number) == (before, 0)


def test_a_refusal_tells_code_arguments_and_rule():
    match = fabletable.start("diceforge", players=3, seed="any text")
    with pytest.raises(Refused) as no:
        match.choose("moon-2")
    told = ("why-gold-short", {"need": 6, "have": 5}, "offering")
    assert (no.value.code, no.value.arguments, no.value.rule) == told
    assert str(no.value) == "why-gold-short (need=6, have=5)"
    sent = pickle.loads(pickle.dumps(no.value))
    assert (sent.code, sent.arguments, sent.rule) == told


@pytest.fixture
def played():
    match = fabletable.start("lanterns", players=2, seed="face")
    for _ in range(6):
        match.choose(match.decision.options[0].key)
    return match


def test_a_record_is_taken_in_any_shape(played):
    record = played.record()
    data = record.to_json()
    for shape in (record, data, data.decode(), bytearray(data), memoryview(data), msgspec.json.decode(data)):
        assert fabletable.verify(shape)
        assert fabletable.replay(shape).checksum() == played.checksum()


@pytest.mark.parametrize("wrong", [None, 5, [], {}, "", b"", "game.json", b"\xff", "null", {"game": "lanterns"}])
def test_what_is_no_record_is_refused(wrong):
    for read in (fabletable.verify, fabletable.replay):
        with pytest.raises(Refused) as no:
            read(wrong)
        assert no.value.code == "why-not-a-record"


def test_a_match_is_replayed_up_to_a_decision_that_is_there(played):
    record = played.record()
    assert [fabletable.replay(record, upto).number for upto in (0, 3, 6, None)] == [0, 3, 6, 6]
    for upto in (-1, 7, "3", 1.5):
        with pytest.raises(Refused) as no:
            fabletable.replay(record, upto)
        assert no.value.code == "why-no-such-decision"
