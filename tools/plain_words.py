"""Check that docstrings are plain: ``python tools/plain_words.py``, part of ``make lint``.

The first sentence of a docstring has a subject and a verb, or is an imperative. It never begins with a question word or
with "so many", and it has none of the words in ``VAGUE``.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
ASKING = re.compile(r"(What|How|Where|Why|When|Whether|Who|Whom|Whose|Which|So (many|much|long|often|far))\b")
VAGUE = re.compile(r"\b([Ww]hoever|[Ww]hatever|[Ss]omebody|[Nn]obody)\b")
PLACES = ("src", "benchmarks", "examples", "tools", "tests", "hatch_build.py", "conftest.py")


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each docstring, also of those below constants and attributes."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from text_of(body[:1])
        for before, after in pairwise(body):
            if isinstance(before, ast.Assign | ast.AnnAssign):
                yield from text_of([after])


def text_of(statements: list[ast.stmt]) -> Iterator[tuple[int, str]]:
    for each in statements:
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant) and isinstance(each.value.value, str):
            yield each.lineno, each.value.value.strip()


def is_plain(text: str) -> bool:
    return not ASKING.match(text) and not VAGUE.search(text)


def files() -> Iterator[Path]:
    for place in PLACES:
        path = ROOT / place
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def main() -> int:
    faults = [
        f"{path.relative_to(ROOT).as_posix()}:{line}: {text.splitlines()[0]}"
        for path in files()
        for line, text in docstrings(path)
        if not is_plain(text)
    ]
    for fault in faults:
        print(fault)
    if faults:
        print(f"{len(faults)} docstrings are riddles: name the subject, or begin with what it does")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
