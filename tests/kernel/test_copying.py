"""Copies make themselves: equal, independent, and only of what can change."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pytest

from fabletable.kernel import Chance, Option, Pile, State, Table, Word, frozen
from fabletable.kernel.copying import lines, write_out

if TYPE_CHECKING:
    from fabletable.kernel.catalogue import Catalogue

C = TypeVar("C", bound=Option)
T = TypeVar("T")

CARD, OTHER = Word("card"), Word("other")


class Purse(State):
    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins


class Row(State, Generic[C, T]):
    __slots__ = ("anything", "cards")

    def __init__(self, cards: list[C], anything: T) -> None:
        self.cards: list[C] = cards
        self.anything: T = anything


class Hall(Table):
    __slots__ = (
        "any", "by_name", "cards", "clerk", "deep", "fixed", "kept", "loose", "maybe", "nobody", "pair", "purses",
        "row", "seen", "some", "unseen",
    )  # fmt: skip

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.cards: list[Word] = [CARD]
        self.purses: list[Purse] = [Purse(1)]
        self.by_name: dict[str, Purse] = {"a": Purse(2)}
        self.deep: dict[str, list[list[Purse | None]]] = {"a": [[Purse(3), None]]}
        self.maybe: Purse | None = Purse(4)
        self.nobody: Purse | None = None
        self.some: list[Word] | None = [CARD]
        self.seen: set[str] = {"a"}
        self.pair: tuple[int, Purse] = (1, Purse(5))
        self.fixed: Sequence[Word] = (CARD,)
        self.kept: Mapping[str, int] = {"a": 1}
        self.row: Row[Word, list[int]] = Row([CARD], [1])
        self.any: Any = [Purse(6)]
        self.clerk: Catalogue | list[int] = [1]  # known to checkers alone
        self.loose = [Purse(7)]
        self.unseen: Pile[Word] = Pile([CARD])

    def names(self) -> list[Word]:
        fixed: list[Word] = list(self.fixed)  # no attribute, though one has the same name
        return fixed


class Annexe(Hall):
    __slots__ = ("shed",)

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.shed: list[int] = [1]


class Slotless(State):
    def __init__(self) -> None:
        self.purses = [Purse(1)]


def change_all(hall: Any) -> None:
    """Change everything that can be changed, at every depth."""
    hall.cards.append(OTHER)
    hall.purses[0].coins = 9
    hall.by_name["a"].coins = 9
    hall.deep["a"][0][0].coins = 9
    hall.deep["a"][0].append(None)
    hall.maybe.coins = 9
    hall.some.append(OTHER)
    hall.seen.add("b")
    hall.pair[1].coins = 9
    hall.row.cards.append(OTHER)
    hall.row.anything.append(2)
    hall.any[0].coins = 9
    hall.clerk.append(2)
    hall.loose[0].coins = 9
    hall.unseen.show(CARD, 1)
    hall.chance.below(6)
    if isinstance(hall, Annexe):
        hall.shed.append(2)


@pytest.mark.parametrize("kinds", [[Hall, Annexe], [Annexe, Hall]])
def test_a_twin_is_equal_and_changes_alone(kinds: list[type[Hall]]):
    for kind in kinds:
        hall = kind(2, Chance("hall"))
        before = frozen(hall)
        clone = hall.copy()
        assert type(clone) is kind
        assert frozen(clone) == before
        change_all(clone)
        assert frozen(hall) == before
        change_all(hall)
        assert frozen(hall) == frozen(clone), "every change was one"


def test_what_never_changes_is_shared():
    hall = Hall(2, Chance("hall"))
    clone = hall.copy()
    assert clone.cards[0] is CARD
    assert clone.fixed is hall.fixed
    assert clone.kept is hall.kept


def test_types_tell_how_to_copy_before_anything_is_looked_at():
    looked_at = {line.split(" = ")[0] for line in lines(Hall) if "copy_of" in line}
    assert looked_at == {"clone.any", "clone.clerk", "clone.loose", "clone.pair"}


def test_a_twin_does_not_count():
    hall = Hall(2, Chance("hall"))
    hall.tally = {"a": 1}
    assert hall.copy().tally is None


def test_a_state_without_slots_is_copied_too():
    shed = Slotless()
    clone = shed.copy()
    clone.purses[0].coins = 9
    assert shed.purses[0].coins == 1


def test_a_copy_of_ones_own_is_used():
    class Stamped(Purse):
        __slots__ = ()

        def copy(self) -> Stamped:
            return Stamped(self.coins + 1)

    assert Stamped(1).copy().coins == 2
    hall = Hall(2, Chance("hall"))
    hall.purses = [Stamped(1)]
    assert hall.copy().purses[0].coins == 2


SOURCE = '''"""Two things."""

from __future__ import annotations

from fabletable.kernel import State


class Cup(State):
    __slots__ = ("dice",)

    def __init__(self, dice: list[int]) -> None:
        self.dice: list[int] = dice


class Shelf(State):
    __slots__ = ("cups",)

    def __init__(self) -> None:
        self.cups: list[Cup] = [Cup([1])]


NAME = "after them"
'''


def test_copies_can_be_written_out_for_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    package = tmp_path / "crockery"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "shelf.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert write_out(tmp_path) == 2
    for name in ("crockery", "crockery.shelf"):
        monkeypatch.delitem(sys.modules, name)
    from crockery import shelf  # type: ignore[import-not-found]

    assert (package / "shelf.py").read_text().count("@mypyc_attr(allow_interpreted_subclasses=True)") == 2
    assert "copy" in vars(shelf.Shelf)
    assert "copy" in vars(shelf.Cup)
    one = shelf.Shelf()
    clone = one.copy()
    clone.cups[0].dice.append(2)
    assert [cup.dice for cup in one.cups] == [[1]]
    assert [cup.dice for cup in clone.cups] == [[1, 2]]

    class Longer(shelf.Shelf):  # type: ignore[misc]
        __slots__ = ("length",)

        def __init__(self) -> None:
            super().__init__()
            self.length = 3

    assert Longer().copy().length == 3
