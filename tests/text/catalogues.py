"""The messages of the code and of the catalogues."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import fabletable
from fabletable.kernel import Game, Message
from fabletable.kernel.catalogue import FORMS, GENDER, Catalogue
from fabletable.kernel.game import settings_of
from fabletable.kernel.scene import about
from fabletable.kernel.tweaks import name_of

SOURCE = Path(fabletable.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"

NAME_FORMS = (*FORMS, GENDER)

# Where in a call the message id stands.
PLACE = {
    "pick": 1,
    "ask": 1,
    "log": 0,
    "log_event": 0,
    "log_title": 0,
    "message": 0,
    "Message": 0,
    "named": 0,
    "bar": 1,
    "Refused": 0,
    "told": 0,
}


@cache
def nodes(path: Path) -> list[ast.AST]:
    """Return all nodes of a file of the program; they are cached, as walking through it takes longest."""
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def called(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield every message id written out in a call that says something, and its place."""
    for path in python_files(folder):
        for node in nodes(path):
            if isinstance(node, ast.AnnAssign) and node.value is not None and is_question(node.target):
                yield from ((ask, f"{path.relative_to(SOURCE)}:{node.lineno}") for ask in _constants(node.value))
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            if name == "Word" and node.args:
                yield from ((f"word-{word}", where) for word in _constants(node.args[0]))
            helps = [keyword.value for keyword in node.keywords if keyword.arg == "help"]
            yield from ((word, where) for value in helps for word in _constants(value))
            if name in PLACE and len(node.args) > PLACE[name]:
                yield from ((word, where) for word in _constants(node.args[PLACE[name]]))


def is_question(target: ast.expr) -> bool:
    """Tell whether a name is that of a question, as in ``ASK_TURN: Final = "ask-turn"``."""
    return isinstance(target, ast.Name) and target.id.startswith("ASK_")


def _constants(node: ast.expr) -> Iterator[str]:
    """Yield a literal, or both branches of a choice between two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def literals(folder: Path) -> set[str]:
    """Return every string in the code."""
    found = (node for path in python_files(folder) for node in nodes(path))
    return {node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def rules_named(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield every chapter named as ``rule="..."`` in a question, a bar or a refusal, and its place."""
    for path in python_files(folder):
        for node in nodes(path):
            if isinstance(node, ast.Call):
                for keyword in node.keywords:
                    if keyword.arg == "rule":
                        where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                        yield from ((word, where) for word in _constants(keyword.value) if word)


@cache
def entries(folder: Path, language: str) -> list[fluent.EntryType]:
    """Return everything that the catalogues of one language of a package hold; it is cached, as parsing takes
    longest."""
    files = sorted((folder / "text" / language).glob("*.ftl"))
    return [entry for path in files for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body]


@cache
def held(folder: Path, language: str = "en") -> Held:
    """Return the messages of a folder; cached, so it must not be changed."""
    return Held(folder, language)


class Held:
    """The ids of one language of a package: ``id`` and ``id.attribute``, and what its messages refer to. The forms of
    names are told apart: each language has its own."""

    def __init__(self, folder: Path, language: str) -> None:
        self.ids: list[str] = []
        self.forms: list[str] = []
        self.referred: set[str] = set()
        self.junk: list[str] = []
        for entry in entries(folder, language):
            self._add(entry)

    def twice(self) -> list[str]:
        """List the ids that stand there more than once."""
        return sorted(name for name, times in Counter(self.ids).items() if times > 1)

    def _add(self, entry: Any) -> None:
        if isinstance(entry, fluent.Junk):
            self.junk.append(str(entry.content))
        if not isinstance(entry, fluent.Message | fluent.Term):
            return
        name = entry.id.name if isinstance(entry, fluent.Message) else f"-{entry.id.name}"
        if entry.value is not None:
            self.ids.append(name)
        if isinstance(entry, fluent.Message):
            names = [attribute.id.name for attribute in entry.attributes]
            self.ids += [f"{name}.{attribute}" for attribute in names if attribute not in NAME_FORMS]
            self.forms += [f"{name}.{attribute}" for attribute in names if attribute in NAME_FORMS]
        self._refer(entry)

    def _refer(self, node: Any) -> None:
        if isinstance(node, fluent.MessageReference):
            self.referred.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
        if isinstance(node, fluent.TermReference):
            self.referred.add(f"-{node.id.name}")
        if isinstance(node, fluent.BaseNode):
            for value in vars(node).values():
                for child in value if isinstance(value, list) else [value]:
                    self._refer(child)


def told_by_game(game: Game) -> set[str]:
    """Return the ids that every client asks of a game."""
    found = {f"game-{game.key}"}
    found |= {f"blunder-{name}" for name in game.blunders}
    found |= {f"temperament-{name}{part}" for name in game.temperaments for part in ("", ".text")}
    found |= {message for ask in game.questions.asks for message in (ask, about(ask))}
    for chapter in game.rules:
        found |= {f"rule-{chapter}", f"rule-{chapter}.text"}
    for setting in settings_of(game):
        found.add(f"option-{setting.name}")
        found |= {f"option-{setting.name}-{word}" for word in setting.choices if setting.kind == "choice"}
    found |= set(game.signs.messages())
    found |= set(game.lesson.messages()) if game.lesson else set()
    for kind in game.goals.kinds if game.goals else ():
        found |= {f"goal-{kind}", f"goal-{kind}-result"}
    for card in game.numbers.cards() if game.numbers else ():
        found |= {name_of(field).id for field in card.printed}
    return found


def may_be_told_by_game(game: Game) -> set[str]:
    """Return the ids a game may leave out: words of an option that takes many may have a sentence of their own, or be
    cards that have their names; the score may have a word of the game's own, its box a line below the title, and
    looking ahead a word on what it can see."""
    words = {f"option-{setting.name}-{word}" for setting in game.settings for word in setting.choices}
    return words | {"points", "points.word", "ahead-limit", f"game-{game.key}.motto", f"game-{game.key}.about"}


def faults(catalogue: Catalogue, message: Message) -> list[str]:
    """Return why this message cannot be formatted: it is not in the catalogue, or an argument is missing."""
    if message.id == "seat":
        return [] if isinstance(message.args.get("n"), int) else ["a seat without a number"]
    if not catalogue.has(message.id):
        return [f"no message {message.id}"]
    name, _, attribute = message.id.partition(".")
    bundle = catalogue._bundles[0]
    found: Any = bundle.get_message(name)
    plain = {key: value if isinstance(value, int | str) else "…" for key, value in message.args.items()}
    _, errors = bundle.format_pattern(found.attributes[attribute] if attribute else found.value, plain)
    return [f"{catalogue.language}: {message.id} with {sorted(message.args)}: {error}" for error in errors]


ONE_OF_MANY = re.compile(
    r"\b1 (?:[a-z]+ )?(actions|bots|cards|decisions|dice|faces|gems|items|players|points|potions|rounds|seats|shards"
    r"|skills|steps|tokens|turns|wounds)\b"
)
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


def miscounted(catalogue: Catalogue, message: Message) -> list[str]:
    """Return the sentence if it says "1 shards"."""
    sentence = catalogue.say(message, NAMES)
    return [sentence] if ONE_OF_MANY.search(sentence) else []
