"""What draws, reckons and rates is an extra: whoever only plays needs none of it."""

from __future__ import annotations

from importlib.util import find_spec

from fabletable.kernel import Refused

LAB = ("altair", "jinja2", "numpy", "openskill", "pyarrow", "scipy", "vl_convert")


def needs_lab() -> None:
    if any(find_spec(name) is None for name in LAB):
        raise Refused("why-no-extra", {"extra": "lab"})
