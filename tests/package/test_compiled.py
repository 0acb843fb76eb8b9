"""The parts that the compiled wheel leaves to the interpreter."""

import tomllib
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
LEFT = WHEEL["hooks"]["mypyc"]["exclude"]


def fits(path: str, patterns: list[str]) -> bool:
    return any(PurePosixPath(path).match(pattern) for pattern in patterns)


def test_no_struct_is_compiled():
    """Compiled, a Struct forgets what its lists hold, and what is read again is read as plain dictionaries."""
    structs = [
        path.relative_to(ROOT).as_posix()
        for layer in ("kernel", "bots", "games")
        for path in sorted((ROOT / "src" / "fabletable" / layer).rglob("*.py"))
        if "(msgspec.Struct" in path.read_text("utf-8")
    ]
    assert len(structs) > 10
    assert [path for path in structs if not fits(path, LEFT)] == []
