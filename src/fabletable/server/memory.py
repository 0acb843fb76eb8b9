"""Memory of this process: how much it holds, and giving back what it holds for nothing."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

_PAGE = 4096


def resident() -> int | None:
    """Return how many bytes of memory this process holds; None where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE
    except OSError:
        return None


def give_back() -> None:
    """Return what the C library keeps of freed memory to the system, where it can."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    """Return ``malloc_trim`` of glibc; None where there is none."""
    if sys.platform != "linux":
        return None
    found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found
