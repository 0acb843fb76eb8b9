"""The seconds of processor time that this thread has spent; where Python has no threads, the time that has passed."""

from __future__ import annotations

import time
from collections.abc import Callable

cpu_time: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
