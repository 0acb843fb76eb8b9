"""Check that docstrings are plain: ``python tools/plain_words.py``, part of ``make lint``.

The first sentence of a docstring has a subject and a verb, or is an imperative. It never begins with a question word or
with "so many", and it has none of the words in ``VAGUE``. ``LEFT`` are the packages that are still being
rewritten, with the number of docstrings that break the rule; the numbers may only fall.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
ASKING = re.compile(r"(What|How|Where|Why|When|Whether|Who|Whom|Whose|Which|So (many|much|long|often|far))\b")
VAGUE = re.compile(r"\b(whoever|whatever|somebody|nobody)\b", re.IGNORECASE)
PLACES = ("src", "benchmarks", "examples", "tools", "tests", "hatch_build.py", "conftest.py")

LEFT: dict[str, int] = {
    "src/fabletable/games/diceforge/": 10,
    "src/fabletable/games/prophecy/": 3,
    "src/fabletable/games/witcher/": 2,
}
"""By the beginning of a path; the longest one counts."""


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


def package_of(path: str) -> str:
    return max((each for each in LEFT if path.startswith(each)), key=len, default="")


def main() -> int:
    found: Counter[str] = Counter()
    faults: list[tuple[str, str]] = []
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        package = package_of(name)
        for line, text in docstrings(path):
            if not is_plain(text):
                found[package] += 1
                faults.append((package, f"{name}:{line}: {text.splitlines()[0]}"))
    broken = {package for package, count in found.items() if count > LEFT.get(package, 0)}
    for package, fault in faults:
        if package in broken:
            print(fault)
    for package in sorted(broken):
        print(f"{package or 'elsewhere'}: {found[package]} docstrings are riddles, {LEFT.get(package, 0)} are allowed")
    for package, allowed in LEFT.items():
        if found[package] < allowed and "-v" in sys.argv:
            print(f"{package}: {found[package]} left, LEFT says {allowed}: lower it")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
