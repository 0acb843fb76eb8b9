"""Tests of the compiled wheel: the parts left to the interpreter, and the constants that mypyc gets wrong."""

import re
import tomllib
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
LEFT = WHEEL["hooks"]["mypyc"]["exclude"]


def fits(path: str, patterns: list[str]) -> bool:
    return any(PurePosixPath(path).match(pattern) for pattern in patterns)


def sources() -> list[Path]:
    layers = (ROOT / "src" / "fabletable" / layer for layer in ("kernel", "bots", "games"))
    return sorted(path for layer in layers for path in layer.rglob("*.py"))


def test_no_struct_is_compiled():
    """Compiled, a Struct forgets what its lists hold, and what is read again is read as plain dictionaries."""
    structs = [path.relative_to(ROOT).as_posix() for path in sources() if "(msgspec.Struct" in path.read_text("utf-8")]
    assert len(structs) > 10
    assert [path for path in structs if not fits(path, LEFT)] == []


UNTYPED = re.compile(r"^(\w+)(?:: Final)? = \((?:\s*-?\d+\.\d+,?)+\s*\)", re.MULTILINE)


def test_constant_tuples_of_floats_name_their_type():
    """mypyc takes a constant tuple of nothing but floats for one that was never set: ``Final[Sequence[float]]``."""
    assert UNTYPED.findall("EARLY: Final = (\n    0.5, -1.25,\n    2.0,\n)") == ["EARLY"]
    assert [(path.name, name) for path in sources() for name in UNTYPED.findall(path.read_text("utf-8"))] == []
