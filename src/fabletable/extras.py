"""Optional dependencies: extras of the package keep the core small."""

from __future__ import annotations

from importlib.util import find_spec

from fabletable.kernel import Refused

EXTRAS = {
    "table": (
        "alembic",
        "asyncpg",
        "cryptography",
        "litestar",
        "numpy",
        "PIL",
        "platformdirs",
        "sqlalchemy",
        "svg",
        "textual",
        "uvicorn",
    ),
    "redis": ("redis",),
    "lab": ("altair", "jinja2", "numpy", "openskill", "pyarrow", "scipy", "vl_convert"),
    "ray": ("ray",),
    "learn": ("numpy", "torch"),
}
"""The extras that a command may ask for, and what each brings."""


def has_extra(extra: str) -> bool:
    """Return whether all of it is installed."""
    return all(find_spec(name) is not None for name in EXTRAS[extra])


def needs(extra: str) -> None:
    """Refused where it is not installed, with what to install."""
    if not has_extra(extra):
        raise Refused("why-no-extra", {"extra": extra})
