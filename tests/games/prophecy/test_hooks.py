"""Cards with rules of their own: each rule once, none by half, and no rule that knows a card by a string."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fabletable.games.prophecy import game
from fabletable.games.prophecy.cards.box import all_items
from fabletable.games.prophecy.cards.decks import CREATURES, OPPORTUNITIES, SKILLS
from fabletable.games.prophecy.cards.skills import EXORCISM, FORGER, RESILIENCE
from fabletable.games.prophecy.hooks import BONUS, BOOST, CASTABLE, SAVE
from fabletable.kernel import Hook

GAME = Path(game.__file__).parent
SHOWN = (
    "cards", "kinds.py", "looks.py", "scene.py", "painting.py", "encoding.py", "actions.py", "hooks.py", "critic.py",
)  # fmt: skip
"""Declarations, pictures, vocabularies; a deed, a hook or a question may be called like a card (trade, ruins)."""


def test_a_card_has_one_rule_for_a_moment():
    hook: Hook[int] = Hook("here")
    for card in (EXORCISM, FORGER):
        card.on(hook)(1)
    assert hook.of(EXORCISM) == hook.of(FORGER) == 1
    with pytest.raises(ValueError, match="exorcism has two rules for here"):
        EXORCISM.on(hook)(2)
    assert BONUS.of(FORGER) is None


def test_a_spell_for_a_whole_battle_says_when_it_may_be_cast():
    lasting = {skill.name for skill in SKILLS if skill.adds or skill.saps or skill.fury}
    assert {card.name for card, _ in CASTABLE.rules} == lasting


def test_a_lost_roll_is_saved_by_one_number():
    assert SAVE.rules == [(RESILIENCE, 1)]


def test_boosts_cost_what_their_spells_cost():
    skills = {skill.name: skill for skill in SKILLS}
    assert {card.name: boost.mana for card, boost in BOOST.rules} == {
        card.name: skills[card.name].mana for card, _ in BOOST.rules
    }


def test_no_rule_knows_a_card_by_a_string():
    names = {card.name for deck in (SKILLS, CREATURES, OPPORTUNITIES, all_items()) for card in deck}
    found = []
    for path in sorted(GAME.rglob("*.py")):
        if not {path.name, path.parent.name} & set(SHOWN):
            nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
            asked = [node.args[0] for node in nodes if isinstance(node, ast.Call) and called(node) == "question"]
            strings = [node.value for node in nodes if isinstance(node, ast.Constant) and node not in asked]
            found += [(path.name, value) for value in strings if value in names]
    assert found == []


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""
