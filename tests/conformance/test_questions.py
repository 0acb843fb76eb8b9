"""Every question of a game has one entry, every entry is asked, and games say what they are by their parts alone."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

import fabletable
from fabletable.games import shelf
from fabletable.kernel import Game
from fabletable.kernel.catalogue import text_package

GIVEN_BY_PARTS = (
    "ask", "choices", "barred", "ask_note", "policy", "value", "relative_value", "turn", "in_fight", "pieces",
    "coverage", "vocabulary", "word", "fields", "encode",
)  # fmt: skip


def sources(game: Game) -> dict[Path, ast.Module]:
    folder = Path(str(files(text_package(game))))
    if not (folder / "__init__.py").is_file():
        folder = Path(str(files(type(game).__module__.partition(".")[0])))
    return {
        path: ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py")) if "test_" not in path.name
    }


def named_asks(game: Game) -> dict[str, str]:
    """Return the questions of a game by the names of their constants: ``RETREAT: Final = Question(QUESTIONS,
    "retreat")`` or ``ASK_TURN: Final = "ask-turn"``."""
    found = {}
    for tree in sources(game).values():
        for node in ast.walk(tree):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
            target = targets[0] if targets else None
            value = getattr(node, "value", None)
            if isinstance(target, ast.Name) and target.id.startswith("ASK_") and isinstance(value, ast.Constant):
                found[target.id] = str(value.value)
            if isinstance(target, ast.Name) and isinstance(value, ast.Call) and is_question(value):
                keys = [str(each.value) for each in value.args if isinstance(each, ast.Constant)]
                found.update((target.id, f"ask-{key}") for key in keys)
    return found


def is_question(node: object) -> bool:
    """Tell whether a node makes a ``Question``, directly or through a game's own ``question``."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Question", "question")


def attached(node: ast.AST) -> set[ast.Name]:
    """Return the names in ``@RETREAT.policy`` and ``RETREAT.policy(...)``, which ask nothing."""
    asking = ("ask", "ask_always", "id")
    found = [each.value for each in ast.walk(node) if isinstance(each, ast.Attribute) and each.attr not in asking]
    return {each for each in found if isinstance(each, ast.Name)}


def test_whatever_is_asked_has_an_entry(any_sample):
    questions = fabletable.find(any_sample.game).questions
    for match in any_sample.walk(quick=True):
        ask = match.decision.ask
        assert ask in questions, f"decision {match.number}: {ask} has no entry in the game's questions"
        question, decision = questions.of(match.decision), match.decision
        assert question.stands or not question.minds, f"{ask} minds arguments that no standing answer is compared by"
        assert set(question.minds) <= set(decision.args), f"{ask} minds arguments that it is asked without"
        if question.declines is not None:
            offered = [option.key for option in decision.options]
            assert question.declines.key in offered, f"decision {match.number}: {ask} cannot be declined"


@pytest.mark.parametrize("key", shelf())
def test_somebody_may_answer_once_for_all(key):
    assert any(question.stands for question in fabletable.find(key).questions)


@pytest.mark.parametrize("key", shelf())
def test_every_entry_is_asked_somewhere(key):
    game = fabletable.find(key)
    names = named_asks(game)
    assert set(game.questions.asks) <= set(names.values()), "an entry that no rule has a name for"
    assert set(names.values()) <= set(game.questions.asks), "a question without an entry"
    used = set()
    for path, tree in sources(game).items():
        if path.name.startswith("questions") or path.parent.name == "questions":
            continue
        names_in = {node for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        used |= {node.id for node in names_in - attached(tree)}
    never = sorted(ask for name, ask in names.items() if name not in used)
    assert not never, f"never asked: {never}"


@pytest.mark.parametrize("key", shelf())
def test_a_question_is_called_by_its_name(key):
    """``"ask-…"`` is written once, where it gets its name; no code compares with the string."""
    game = fabletable.find(key)
    written = []
    for path, tree in sources(game).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Compare):
                words = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                written += [f"{path.name}:{node.lineno} {word}" for word in words if str(word).startswith("ask-")]
    assert not written


@pytest.mark.parametrize("key", shelf())
def test_a_game_names_its_parts_and_overrides_nothing(key):
    kind = type(fabletable.find(key))
    own = [name for name in GIVEN_BY_PARTS if getattr(kind, name) is not getattr(Game, name)]
    assert not own, f"{kind.__name__} overrides {own}: its questions, advice, invariants and encoding say that"
