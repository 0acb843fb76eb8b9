"""Cards with rules of their own: each rule once, none by half, and no rule that knows a card by a string."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fabletable.games.prophecy import game
from fabletable.games.prophecy.cards.adventures import ADVENTURES
from fabletable.games.prophecy.cards.artifacts import ARTIFACTS
from fabletable.games.prophecy.cards.common_items import COMMON_ITEMS
from fabletable.games.prophecy.cards.guardians import GREATER_GUARDIANS, LESSER_GUARDIANS
from fabletable.games.prophecy.cards.rare_items import RARE_ITEMS
from fabletable.games.prophecy.cards.skills import EXORCISM, FORGER, SKILLS
from fabletable.games.prophecy.rules.windows import BONUS, Window, both_halves

GAME = Path(game.__file__).parent
SHOWN = ("cards", "looks.py", "scene.py", "painting.py", "encoding.py", "actions.py", "critic.py")
"""Declarations, pictures, vocabularies; a deed or a folly may be called like a skill (trade, time-loop)."""


def test_a_card_has_one_rule_for_a_moment():
    window: Window[int] = Window("here")
    window(EXORCISM, FORGER)(1)
    assert window.of(EXORCISM.name) == window.of(FORGER.name) == 1
    with pytest.raises(ValueError, match="exorcism has two rules here"):
        window(EXORCISM)(2)
    assert BONUS.of(FORGER.name) is None


def test_half_a_rule_is_found():
    may: Window[int] = Window("may")
    does: Window[int] = Window("does")
    both_halves(may.names, does.names)
    may(EXORCISM)(1)
    with pytest.raises(LookupError, match="exorcism"):
        both_halves(may.names, does.names)


def test_no_rule_knows_a_card_by_a_string():
    decks = [SKILLS, ADVENTURES, LESSER_GUARDIANS, GREATER_GUARDIANS, COMMON_ITEMS, RARE_ITEMS, ARTIFACTS]
    names = {card.name for deck in decks for card in deck}
    found = []
    for path in sorted(GAME.rglob("*.py")):
        if not {path.name, path.parent.name} & set(SHOWN):
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            strings = [node.value for node in nodes if isinstance(node, ast.Constant)]
            found += [(path.name, value) for value in strings if value in names]
    assert found == []
