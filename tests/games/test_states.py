"""The attributes of tables are the same for checksums and copies, interpreted and compiled."""

from importlib import import_module

import pytest

from fabletable.games import shelf
from fabletable.kernel import State
from fabletable.kernel.checksum import attributes
from fabletable.kernel.copying import types_of


def states(kind=State):
    for derived in kind.__subclasses__():
        yield derived
        yield from states(derived)


@pytest.mark.parametrize("game", ["diceforge", "prophecy", "runebound", "witcher"])
def test_every_attribute_of_a_state_has_a_slot_and_a_type(game: str):
    assert game in shelf()
    import_module(f"fabletable.games.{game}")
    found = [kind for kind in states() if kind.__module__.startswith(f"fabletable.games.{game}.")]
    assert found
    for kind in found:
        assert set(attributes(kind)) == set(types_of(kind)), f"{kind.__qualname__}: compiled it would be another table"
