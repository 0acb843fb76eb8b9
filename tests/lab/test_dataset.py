"""Datasets: positions as the seats saw them, the same from any number of workers, and the records that prove it."""

import msgspec
import numpy as np
import pyarrow.parquet
import pytest
from pyarrow import dataset

import fabletable
from fabletable.kernel.vocabulary import vocabulary_of
from fabletable.lab import simulate
from fabletable.lab.dataset import PART, write_dataset
from fabletable.lab.executors import InProcess, Processes
from tests.kernel.lanterns import Lanterns

SETTINGS = {"bots": ["greedy", "random"], "players": 2, "seed": "s"}


class Enough(Exception):
    pass


def everything(folder):
    return {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data") / "diceforge"
    card = write_dataset(folder, "diceforge", PART + 3, **SETTINGS)
    return folder, card


def loaded(folder):
    return dataset.dataset(folder / "positions", format="arrow").to_table()


def test_a_position_is_what_the_seat_saw(written):
    folder, card = written
    positions = loaded(folder)
    assert len(positions) == card.positions
    observed = positions["observed"].combine_chunks().flatten().to_numpy().reshape(len(positions), -1)
    assert observed.shape[1] == len(card.fields)
    record = (folder / "records" / "000004.json").read_bytes()
    lines = [place for place, game in enumerate(positions["game"].to_pylist()) if game == 4]
    vocabulary = vocabulary_of(fabletable.find("diceforge"))
    for number in (0, 57, len(lines) - 1):
        match = fabletable.replay(record, upto=number)
        line = positions.slice(lines[number], 1).to_pylist()[0]
        assert (line["number"], line["seat"], line["question"]) == (number, match.decision.seat, match.decision.ask)
        assert np.array_equal(observed[lines[number]], vocabulary.observed(match, line["seat"]))
        assert line["offered"] == vocabulary.places(match.decision, 2)
        assert line["chosen"] in line["offered"]
    whole = fabletable.replay(record)
    assert card.words[line["chosen"]] == whole.game.word(whole.made[-1][1], line["seat"], 2)


def test_results_and_records_lie_beside(written):
    folder, card = written
    seats = pyarrow.parquet.read_table(folder / "seats.parquet").to_pylist()
    assert len(seats) == 2 * card.games
    won = {(line["game"], line["seat"]): line["won"] for line in seats}
    for line in loaded(folder).select(["game", "seat", "won"]).to_pylist()[::97]:
        assert line["won"] == pytest.approx(won[line["game"], line["seat"]])
    for path in sorted((folder / "records").iterdir())[::7]:
        assert fabletable.verify(path.read_bytes()).holds
    assert card.fingerprint == simulate("diceforge", PART + 3, **SETTINGS).fingerprint


def test_the_files_are_the_same_from_two_workers(written, tmp_path):
    write_dataset(tmp_path / "two", "diceforge", PART + 3, executor=lambda: Processes(2), **SETTINGS)
    assert everything(tmp_path / "two") == everything(written[0])


def test_a_dataset_that_was_stopped_goes_on(written, tmp_path):
    played = []

    class Stopped(InProcess):
        def play(self, work, job, batches):
            yield work(job, next(batches))
            raise Enough

    with pytest.raises(Enough):
        write_dataset(tmp_path / "d", "diceforge", PART + 3, executor=Stopped, **SETTINGS)
    write_dataset(tmp_path / "d", "diceforge", PART + 3, on_progress=played.append, **SETTINGS)
    assert played[0] == PART, "what was there is not played again"
    assert everything(tmp_path / "d") == everything(written[0])


def test_a_folder_holds_one_dataset(written, tmp_path):
    (tmp_path / "letter.txt").write_text("mine")
    for folder, settings, code in (
        (written[0], {**SETTINGS, "seed": "t"}, "why-other-dataset"),
        (written[0], {**SETTINGS, "bots": ["random"]}, "why-other-dataset"),
        (tmp_path, SETTINGS, "why-folder-taken"),
    ):
        before = everything(folder)
        with pytest.raises(fabletable.Refused) as no:
            write_dataset(folder, "diceforge", PART + 3, **settings)
        assert no.value.code == code
        assert everything(folder) == before


class Wordless(Lanterns):
    """A user's own game without an encoding."""

    key = "wordless"
    encoding = None  # type: ignore[assignment]


def test_a_game_without_a_vocabulary_is_refused(tmp_path):
    fabletable.bring(Wordless())
    with pytest.raises(fabletable.Refused) as no:
        write_dataset(tmp_path / "d", "wordless", 1, ["random"])
    assert no.value.code == "why-no-vocabulary"
    assert not (tmp_path / "d").exists()


def test_what_it_says_about_itself(written):
    folder, card = written
    told = msgspec.json.decode((folder / "dataset.json").read_bytes())
    assert told["fields"] == card.fields
    assert (told["game"], told["games"], told["bots"]) == ("diceforge", PART + 3, ["greedy", "random"])
