"""Hooks find the rules of cards in an order that does not depend on who was brought first; effects go in order."""

import ast
from pathlib import Path

import pytest

import fabletable
from fabletable.kernel import (
    Card,
    Chance,
    Deck,
    Effect,
    Extra,
    Given,
    Hook,
    Pack,
    Refused,
    State,
    Table,
    Word,
    checksum,
    do_all,
    named,
    rule_hook,
)
from tests.asking import pick


class Stone(Card):
    def __init__(self, name: str, copy: int = 1) -> None:
        self.name = name
        self.key = f"{name}-{copy}"
        self.message = named(name, self.key)


def roll() -> str:
    return "rolls"


def test_a_hook_finds_a_card_and_its_copies():
    hook, stone = Hook("thrown"), Stone("flint")
    assert hook.of(stone) is None
    assert stone.on(hook)(roll) is roll
    assert hook.of(stone) is roll
    assert hook.of(Stone("flint", 2)) is roll
    assert hook.named("flint") is roll
    assert hook.of(Stone("chalk")) is None


def test_a_card_has_one_rule_at_a_hook():
    hook, stone = Hook("thrown"), Stone("flint")
    stone.on(hook)(roll)
    with pytest.raises(ValueError, match="flint has two rules for thrown"):
        stone.on(hook)(roll)
    with pytest.raises(Refused, match="why-pack-clash"):
        Pack("quarry", "stones", __name__).add(Stone("flint")).on(hook)(roll)


def test_equal_cards_work_once_and_in_the_order_of_declaration():
    hook, flint, chalk = Hook("thrown"), Stone("flint"), Stone("chalk")
    assert hook.among([flint]) == ()
    flint.on(hook)("one")
    chalk.on(hook)("two")
    held = [chalk, Stone("pearl"), Stone("flint", 2), flint]
    assert [(card.key, rule) for card, rule in hook.among(held)] == [("flint-2", "one"), ("chalk-1", "two")]


@pytest.mark.parametrize("first", ["amber", "basalt"])
def test_the_order_does_not_depend_on_which_pack_was_brought_first(first):
    hook = Hook("thrown")
    Stone("flint").on(hook)("house")
    for key in (first, {"amber": "basalt", "basalt": "amber"}[first]):
        Pack(key, "stones", __name__).add(Stone(key)).on(hook)(key)
    assert [rule for _, rule in hook.rules] == ["house", "amber", "basalt"]


def test_a_rule_that_some_cards_change() -> None:
    @rule_hook
    def weight(n: int) -> int:
        return n

    @Stone("lead").on(weight)
    def heavy(n: int) -> int:
        return 2 * n

    assert weight.rule(Stone("lead"))(3) == 6
    assert weight.rule(Stone("chalk"))(3) == 3
    assert weight.rule(None)(3) == 3
    assert weight.key == "weight"


class Add(Effect[Table, list[int]]):
    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table, context):
        context.append(self.n)


class Choose(Effect[Table, list[int]]):
    def do(self, table, context):
        chosen = yield from pick(table, 0, "ask-n", [Word("seven"), Word("eight")])
        context.append({"seven": 7, "eight": 8}[chosen.key])


def test_effects_are_done_in_order_and_ask_where_they_like():
    table, found = Table(2, Chance("")), []
    steps = do_all([Add(1), Choose(), Add(3)], table, found)
    decision = next(steps)
    assert (decision.ask, found) == ("ask-n", [1])
    with pytest.raises(StopIteration):
        steps.send(decision.options[1])
    assert found == [1, 8, 3]
    assert Add(1).possible(table, found)
    assert Add(1).value(table, found) == 0.0


def test_a_deck_has_a_key_once():
    stones = Deck(Stone)
    flint = stones.add(Stone("flint"))
    assert (list(stones), stones["flint-1"], len(stones)) == ([flint], flint, 1)
    with pytest.raises(ValueError, match="flint-1"):
        stones.add(Stone("flint"))


class Thrower(State):
    __slots__ = ("bag", "hand", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: Given[int] = seat
        self.hand: list[int] = []
        self.bag: Extra[dict[str, int]] = {}


def test_what_is_given_and_what_is_empty_is_in_no_checksum():
    one, other = Thrower(1), Thrower(2)
    assert checksum(one) == checksum(other)
    copy = one.copy()
    copy.bag["flint"] = 1
    assert (copy.seat, one.bag) == (1, {})
    assert checksum(copy) != checksum(one)
    other.hand.append(1)
    assert checksum(one) != checksum(other)


INHERITED = {"key", "name", "message", "pack"}


def test_a_card_that_is_a_dataclass_gives_each_inherited_attribute_a_field():
    """A compiled Card has descriptors there, which a dataclass takes for defaults."""
    files = Path(fabletable.__file__).parent.joinpath("games").rglob("*.py")
    nodes = [node for path in files for node in ast.parse(path.read_text("utf-8")).body]
    cards = [
        node
        for node in nodes
        if isinstance(node, ast.ClassDef)
        and "Card" in map(ast.unparse, node.bases)
        and any(ast.unparse(each).startswith("dataclass") for each in node.decorator_list)
    ]
    bare = [
        f"{card.name}.{each.target.id}"
        for card in cards
        for each in card.body
        if isinstance(each, ast.AnnAssign) and each.target.id in INHERITED and each.value is None
    ]
    assert cards
    assert bare == []
