"""Check that docstrings are plain: ``python tools/plain_words.py``, part of ``make lint``.

The first sentence of a docstring has a subject and a verb, or is an imperative. It never begins with a question word,
with "so many", with a preposition or a conjunction, and it has none of the words in ``VAGUE``. The docstring of a
function begins with a verb ("Return the odds"), so not with an article, a pronoun or a number. Tests and properties may
begin with those: a test says what is expected, a property what it is.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
ASKING = re.compile(r"(What|How|Where|Why|When|Whether|Who|Whom|Whose|Which|So (many|much|long|often|far))\b")
VAGUE = re.compile(r"\b([Ww]hoever|[Ww]hatever|[Ss]omebody|[Nn]obody)\b")
HANGING = re.compile(
    r"(About|After|Against|Also|And|As|At|Because|Before|Behind|Beside|Besides|Between|Beyond|But|By|For|From|However|If"
    r"|In|Into|Just|Not|Of|On|Once|Or|Outside|Rather|So|Than|Those|Through|To|Under|Unless|Until|Wherever|While|With"
    r"|Within|Without)\b"
)
NO_VERB = re.compile(
    r"(A|All|An|Another|Any|Both|Each|Either|Every|Everybody|Everyone|Everything|False|Fewer|He|Her|His|It|Its|Less|More"
    r"|Most|Neither|No|None|Nothing|One|Only|Other|Others|She|Some|Something|That|The|Their|There|These|They|This|Three"
    r"|True|Two)\b"
)
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef
PLACES = ("src", "benchmarks", "examples", "tools", "tests", "hatch_build.py", "conftest.py")


class Docstring(NamedTuple):
    line: int
    text: str
    begins_with_verb: bool = False
    """True if it has to begin with a verb."""


def docstrings(source: str) -> Iterator[Docstring]:
    """Yield each docstring, also of those below constants and attributes."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        if isinstance(node, ast.Module | ast.ClassDef | FUNCTIONS):
            yield from docstring_of(body[:1], isinstance(node, FUNCTIONS) and is_told_to_do(node))
        for before, after in pairwise(body):
            if isinstance(before, ast.Assign | ast.AnnAssign):
                yield from docstring_of([after])


def is_told_to_do(function: FUNCTIONS) -> bool:
    """Tell whether a function is neither a test nor a property."""
    is_property = any("property" in ast.unparse(each) for each in function.decorator_list)
    return not is_property and not function.name.startswith("test_")


def docstring_of(statements: list[ast.stmt], begins_with_verb: bool = False) -> Iterator[Docstring]:
    for each in statements:
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant) and isinstance(each.value.value, str):
            yield Docstring(each.lineno, each.value.value.strip(), begins_with_verb)


def is_plain(docstring: Docstring) -> bool:
    text = docstring.text
    if ASKING.match(text) or HANGING.match(text) or VAGUE.search(text):
        return False
    return not (docstring.begins_with_verb and NO_VERB.match(text))


def files() -> Iterator[Path]:
    for place in PLACES:
        path = ROOT / place
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def main() -> int:
    faults = [
        f"{path.relative_to(ROOT).as_posix()}:{docstring.line}: {docstring.text.splitlines()[0]}"
        for path in files()
        for docstring in docstrings(path.read_text("utf-8"))
        if not is_plain(docstring)
    ]
    for fault in faults:
        print(fault)
    if faults:
        print(f"{len(faults)} docstrings are riddles: name the subject, or begin with what it does")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
