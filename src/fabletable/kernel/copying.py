"""Copies of States: the code that copies a class is generated once, from its attributes and their types.

``self.loot: list[Item] = []`` in an ``__init__`` is enough: a list is copied, and items never change. An attribute
without a type is examined at every copy (``copy_of``). ``python -m fabletable.kernel.copying SOURCES`` writes the same
lines into the classes, for a compiler.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from fabletable.kernel.chance import Chance
from fabletable.kernel.checksum import attributes
from fabletable.kernel.state import FIXED, GIVEN, State, copy_of

FORGOTTEN = frozenset({"film", "notes", "tally"})
"""The attributes that a clone begins without: only real play is counted and shown."""


def maker(cls: type[State]) -> Callable[[Any], Any]:
    """Return the function that copies things of this class, and install it as the class's ``copy``."""
    names: dict[str, Any] = {"cls": cls, "new": cls.__new__, "copy_of": copy_of, "by_class": State.copy}
    derived = "if self.__class__ is not cls: return by_class(self)"
    body = filled(cls, "self", "clone", names, (cls,))
    exec("\n    ".join(["def copy(self):", derived, "clone = new(cls)", *body, "return clone"]), names)
    made: Callable[[Any], Any] = names["copy"]
    if "copy" not in vars(cls):
        cls.copy = made  # type: ignore[assignment, method-assign]
        _written.add(cls)
    return made


_written: set[type] = set()
"""The classes whose ``copy`` was generated here; another ``copy`` is their own and must be called."""


def filled(cls: type[State], source: str, clone: str, names: dict[str, Any], within: tuple[type, ...]) -> Iterator[str]:
    """Yield the statements that fill a clone of this class. The States it holds are copied inline, and theirs too."""
    types = types_of(cls)
    for name in attributes(cls):
        if name in types and name not in FORGOTTEN:
            yield from statements(types[name], f"{source}.{name}", f"{clone}.{name}", names, within)
        else:
            yield line(name, None, source, clone)
    if cls.__dictoffset__:
        yield f"{clone}.__dict__.update(copy_of({source}.__dict__))"


def statements(hint: object, value: str, target: str, names: dict[str, Any], within: tuple[type, ...]) -> Iterator[str]:
    """Yield the statements that copy a value of this type into a target."""
    kind: Any = get_origin(hint) or hint
    parts, at = get_args(hint), len(names)
    if never_changes(hint) or not holds_states(hint, within):
        yield f"{target} = {code(hint, value)}"
    elif kind is list:
        names[f"some_{at}"] = None
        yield f"some_{at} = []"
        yield f"for one_{at} in {value}:"
        yield from _deeper(statements(parts[0], f"one_{at}", f"one_{at}", names, within))
        yield f"    some_{at}.append(one_{at})"
        yield f"{target} = some_{at}"
    elif kind is dict:
        names[f"some_{at}"] = None
        yield f"some_{at} = {{}}"
        yield f"for key_{at}, one_{at} in {value}.items():"
        yield from _deeper(statements(parts[1], f"one_{at}", f"one_{at}", names, within))
        yield f"    some_{at}[key_{at}] = one_{at}"
        yield f"{target} = some_{at}"
    elif kind in (Union, UnionType):
        yield f"if {value} is None: {target} = None"
        yield "else:"
        there = parts[0] if parts[1] is NoneType else parts[1]
        yield from _deeper(statements(there, value, target, names, within))
    else:
        names |= {f"cls_{at}": kind, f"new_{at}": kind.__new__}
        yield f"state_{at} = {value}"
        yield f"if state_{at}.__class__ is cls_{at}:"
        yield f"    twin_{at} = new_{at}(cls_{at})"
        yield from _deeper(filled(kind, f"state_{at}", f"twin_{at}", names, (*within, kind)))
        yield f"    {target} = twin_{at}"
        yield f"else: {target} = state_{at}.copy()"


def _deeper(inner: Iterator[str]) -> Iterator[str]:
    return ("    " + each for each in inner)


def holds_states(hint: object, within: tuple[type, ...]) -> bool:
    """Tell whether the type is a State that can be copied inline, or a list, a dict or an optional of such."""
    kind, parts = get_origin(hint) or hint, get_args(hint)
    if kind is list:
        return bool(parts) and holds_states(parts[0], within)
    if kind is dict:
        return bool(parts) and holds_states(parts[1], within)
    if kind in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        return holds_states(parts[0] if parts[1] is NoneType else parts[1], within)
    if not isinstance(kind, type) or not issubclass(kind, State) or kind in within or kind.__dictoffset__:
        return False
    return kind.copy is State.copy or kind in _written


def lines(cls: type[State]) -> Iterator[str]:
    """Yield a statement for each attribute, and one for all without a slot."""
    types = types_of(cls)
    for name in attributes(cls):
        yield line(name, types.get(name), "self", "clone")
    if cls.__dictoffset__:
        yield "clone.__dict__.update(copy_of(self.__dict__))"


def line(name: str, hint: object, source: str, clone: str) -> str:
    """Return the statement that copies one attribute; without a type the attribute may be missing."""
    if name in FORGOTTEN:
        return f"{clone}.{name} = None"
    if hint is None:
        return f"if hasattr({source}, {name!r}): {clone}.{name} = copy_of({source}.{name})"
    return f"{clone}.{name} = {code(hint, f'{source}.{name}')}"


def code(hint: object, value: str, depth: int = 0) -> str:
    """Return the expression that copies a value of this type."""
    if never_changes(hint):
        return value
    if getattr(hint, "__metadata__", ()):
        return code(get_args(hint)[0], value, depth)
    kind, parts = get_origin(hint) or hint, get_args(hint)
    each = f"each_{depth}"
    if isinstance(kind, type) and issubclass(kind, State | Chance | set):
        return f"{value}.copy()"
    if kind is list and parts:
        one = code(parts[0], each, depth + 1)
        return f"{value}.copy()" if one == each else f"[{one} for {each} in {value}]"
    if kind is dict and parts:
        one = code(parts[1], each, depth + 1)
        return f"{value}.copy()" if one == each else f"{{key: {one} for key, {each} in {value}.items()}}"
    if kind in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        there = parts[0] if parts[1] is NoneType else parts[1]
        return f"None if {value} is None else {code(there, value, depth)}"
    return f"copy_of({value})"


def never_changes(hint: object) -> bool:
    """Tell whether a type is constant: numbers, words, cards; neither a State nor a mutable container."""
    marks = getattr(hint, "__metadata__", ())
    if hint is None or FIXED in marks or GIVEN in marks:
        return True
    if marks:
        return never_changes(get_args(hint)[0])
    if isinstance(hint, TypeVar):
        return all(never_changes(kind) for kind in hint.__constraints__ or (hint.__bound__ or Any,))
    kind, parts = get_origin(hint) or hint, get_args(hint)
    if kind is Literal:
        return True
    if kind in (Union, UnionType, tuple):
        return all(never_changes(part) for part in parts if part is not Ellipsis)
    if not isinstance(kind, type) or kind in (Any, object):
        return False
    return not issubclass(kind, State | Chance | list | dict | set)


# --- types ---


def types_of(cls: type) -> dict[str, object]:
    """Return the types of a class's attributes, as far as its source gives them."""
    found: dict[str, object] = {}
    for part in reversed(cls.__mro__):
        module = sys.modules.get(part.__module__)
        for name, hint in _types_of_module(module).get(part.__qualname__, {}).items():
            found[name] = meant(hint, vars(module))
    return found


def meant(hint: ast.expr | str, names: dict[str, Any]) -> object:
    """Evaluate a written type; ``Any`` if only type checkers know it."""
    try:
        evaluated = eval(hint if isinstance(hint, str) else ast.unparse(hint), names)
        return meant(evaluated, names) if isinstance(evaluated, str) else evaluated
    except (NameError, AttributeError, TypeError, SyntaxError):
        return Any


def _types_of_module(module: ModuleType | None) -> dict[str, dict[str, Any]]:
    """Return the types in the source of a module; where only its bytecode was packed, those that were written beside
    it (web/build/runtime.mjs)."""
    file = str(getattr(module, "__file__", "") or "")
    found = written_types(file)
    loader = getattr(module, "__loader__", None)
    if found or ".zip/" not in file or not hasattr(loader, "get_data"):
        return found
    return _packed_types(loader, file.rpartition(".")[0] + TYPES)


@cache
def _packed_types(loader: Any, path: str) -> dict[str, dict[str, Any]]:
    try:
        return msgspec.json.decode(loader.get_data(path), type=dict[str, dict[str, Any]])
    except OSError:
        return {}


TYPES: Final = ".types"
"""The ending of a file with the types of a module whose source is not packed."""


def types_as_text(text: str) -> bytes:
    """Return the types in a source as such a file has them; empty where there are none."""
    found = {name: types for name, types in _types_in(text).items() if types}
    plain = {
        name: {each: hint if isinstance(hint, str) else ast.unparse(hint) for each, hint in types.items()}
        for name, types in found.items()
    }
    return msgspec.json.encode(plain) if plain else b""


@cache
def written_types(file: str) -> dict[str, dict[str, ast.expr | str]]:
    """Return the types in a class's body and methods, by class and attribute."""
    path = Path(file or "?")
    source = path.with_name(path.name.partition(".")[0] + ".py")  # beside a compiled module too
    return _types_in(source.read_text("utf-8")) if source.is_file() else {}


def _types_in(text: str) -> dict[str, dict[str, ast.expr | str]]:
    found: dict[str, dict[str, ast.expr | str]] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            types = found[node.name] = dict(_annotated(node.body, ast.Name))
            functions = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            for function in functions:
                types.update(_annotated(function.body, ast.Attribute))
            for function in functions:
                if function.name == "__init__":
                    types.update(_given(function, types))
    return found


def _annotated(body: list[ast.stmt], kind: type[ast.Name | ast.Attribute]) -> Iterator[tuple[str, ast.expr | str]]:
    """Tell whether an annotation is about an attribute: a name in a class's body, ``self.NAME`` in its methods."""
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, kind):
            yield (node.target.id if isinstance(node.target, ast.Name) else node.target.attr), node.annotation


def _given(function: ast.FunctionDef, known: dict[str, ast.expr | str]) -> Iterator[tuple[str, ast.expr | str]]:
    """Return the type of an assignment: ``self.seat = seat`` has that of the argument, ``self.gold = 2`` that of the
    number."""
    arguments = {each.arg: each.annotation for each in function.args.args if each.annotation is not None}
    for node in function.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            name, value = node.targets[0].attr, node.value
            if name in known:
                continue
            if isinstance(value, ast.Name) and value.id in arguments:
                yield name, arguments[value.id]
            elif isinstance(value, ast.Constant) and value.value is not None:
                yield name, type(value.value).__name__
            else:
                yield name, "object"


# --- for a compiler ---


OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""mypyc makes objects without calling ``__init__`` only of classes with this decorator."""


def write_out(folder: Path, *parts: str) -> int:
    """Write the generated ``copy`` of every State into these sources, or into these parts of them."""
    written = 0
    for path in sorted(path for part in parts or ("",) for path in (folder / part).rglob("*.py")):
        text = path.read_text("utf-8")
        classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and _may_be_state(node)]
        if not classes:
            continue
        module = import_module(".".join(path.relative_to(folder).with_suffix("").parts))
        if Path(str(module.__file__)).resolve() != path.resolve():
            raise SystemExit(f"{module.__name__} is not the one in {folder}")
        rows = text.split("\n")
        for node in reversed(classes):
            cls = getattr(module, node.name)
            if issubclass(cls, State) and "copy" not in vars(cls):
                rows[node.end_lineno : node.end_lineno] = _method(cls)
                if not any("mypyc_attr" in ast.unparse(each) for each in node.decorator_list):
                    rows[node.lineno - 1 : node.lineno - 1] = [OPEN]
                written += 1
        if len(rows) > len(text.split("\n")):
            at = rows.index("from __future__ import annotations") + 1
            rows[at:at] = ["from typing import Self", "from mypy_extensions import mypyc_attr"]
            rows[at:at] = ["from fabletable.kernel.state import copy_of"]
            path.write_text("\n".join(rows), "utf-8")
    return written


def _may_be_state(node: ast.ClassDef) -> bool:
    """Tell by the name of its bases; those of other libraries (``pyspiel.State``) contain a dot."""
    return any(isinstance(base, ast.Name) and base.id.endswith(("State", "Table")) for base in node.bases)


def _method(cls: type[State]) -> Iterator[str]:
    yield "    def copy(self) -> Self:"
    yield "        cls = type(self)"
    yield f"        if cls is not {cls.__name__}:"
    yield "            return super().copy()"
    yield "        clone = cls.__new__(cls)"
    yield from ("        " + each for each in lines(cls) if not each.startswith("if"))  # those it never has
    yield "        return clone"


if __name__ == "__main__":
    print(write_out(Path(sys.argv[1]), *sys.argv[2:]), "copies written out")
