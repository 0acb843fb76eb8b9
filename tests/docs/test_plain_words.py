"""The check of docstrings finds what is no sentence, and nothing else."""

from __future__ import annotations

import pytest

from tools.plain_words import docstrings, is_plain

RIDDLES = {
    "asks": 'def won(): "What the winner gets."',
    "names no one": 'def told(): "Tell whoever asks."',
    "hangs on nothing": 'SHARE = 3\n"Of the bots, in percent."',
    "begins in the middle": 'SHARE = 3\n"And as much for the others."',
    "has no verb": 'def megabytes(): "The megabytes while everyone is at the table."',
    "is a pronoun": 'class Server:\n    def left(self): "Those that are free."',
    "is a relative clause": 'class Server:\n    """Which people share."""',
    "is asynchronous": 'async def seat(): "A seat beside the others."',
    "is a module": '"Beside the serving process."',
}
PLAIN = {
    "verb": 'def odds(): "Return the odds of a fight."',
    "inside": 'def odds(): "Tell what comes of a fight, and by whom."',
    "name": 'class Odds:\n    """The odds of a fight."""',
    "constant": 'SHARE = 3\n"The share of bots, in percent."',
    "property": 'class Odds:\n    @property\n    def won(self): "The part that is won."',
    "test": 'def test_a_fight(): "The stronger one wins."',
    "rulebook": 'def fight(): "Rulebook, Fights. Roll one die."',
    "string": 'def odds():\n    share = "Of the bots"\n    return share',
}


@pytest.mark.parametrize("source", RIDDLES.values(), ids=RIDDLES)
def test_a_riddle_is_found(source):
    (docstring,) = docstrings(source)
    assert not is_plain(docstring)


@pytest.mark.parametrize("source", PLAIN.values(), ids=PLAIN)
def test_a_sentence_passes(source):
    assert all(is_plain(docstring) for docstring in docstrings(source))


def test_a_docstring_knows_its_line():
    source = 'SHARE = 3\n"The share."\n\n\ndef odds():\n    "Return the odds."\n'
    assert [each.line for each in docstrings(source)] == [2, 6]
