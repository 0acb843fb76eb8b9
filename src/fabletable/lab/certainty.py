"""Statistics of the laboratory: confidence intervals, differences, and corrections for many comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, isfinite, log10, sqrt

import msgspec
import numpy as np
from scipy import stats

SURE = 0.95


class ConfidenceInterval(msgspec.Struct, frozen=True):
    """A point estimate with its lower and upper bound."""

    mid: float
    low: float
    high: float
    n: int = 0

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def share_of(wins: float, games: int, sure: float = SURE) -> ConfidenceInterval:
    """Return a share with Wilson's interval; ``wins`` may hold parts of shared victories."""
    if not games:
        return ConfidenceInterval(0.0, 0.0, 1.0, 0)
    z = float(stats.norm.ppf((1 + sure) / 2))
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return ConfidenceInterval(share, max(0.0, middle - half), min(1.0, middle + half), games)


def mean_of(values: Sequence[float], sure: float = SURE) -> ConfidenceInterval:
    """Return a mean with Student's interval."""
    data = np.asarray(values, dtype=float)
    mid = float(data.mean()) if len(data) else 0.0
    if len(data) < 2:
        return ConfidenceInterval(mid, -np.inf, np.inf, len(data))
    half = float(stats.t.ppf((1 + sure) / 2, len(data) - 1)) * _error(data)
    return ConfidenceInterval(mid, mid - half, mid + half, len(data))


def difference(
    one: Sequence[float], other: Sequence[float], *, paired: bool, bounded: bool, sure: float = SURE
) -> ConfidenceInterval:
    """Estimate ``other`` minus ``one``: pair by pair (same length), or by Welch between two groups.

    ``bounded`` is for shares between 0 and 1: made-up games, one each way, keep "0 of 20" from being a certainty.
    """
    a, b = np.asarray(one, dtype=float), np.asarray(other, dtype=float)
    if min(len(a), len(b)) < 2:
        return ConfidenceInterval(0.0, -np.inf, np.inf, min(len(a), len(b)))
    mid = float(b.mean() - a.mean())
    if paired:
        data = b - a
        widened = np.append(data, [-1.0, 1.0]) if bounded else data
        error, freedom = _error(widened), len(widened) - 1.0
    else:
        wide_a, wide_b = (np.append(data, [0.0, 1.0]) if bounded else data for data in (a, b))
        error_a, error_b = _error(wide_a) ** 2, _error(wide_b) ** 2
        error = sqrt(error_a + error_b)
        parts = error_a**2 / (len(wide_a) - 1) + error_b**2 / (len(wide_b) - 1)
        freedom = (error_a + error_b) ** 2 / parts if parts else 1.0
    half = float(stats.t.ppf((1 + sure) / 2, freedom)) * error
    return ConfidenceInterval(mid, mid - half, mid + half, min(len(a), len(b)))


def _error(data: np.ndarray) -> float:
    return float(data.std(ddof=1) / sqrt(len(data)))


def bonferroni(questions: int, sure: float = SURE) -> float:
    """Return the confidence that each of several answers needs for all of them to be right together (Bonferroni)."""
    return 1 - (1 - sure) / max(1, questions)


def false_discovery_rates(chances: Sequence[float]) -> list[float]:
    """Return the false discovery rate for each p-value (Benjamini and Hochberg)."""
    if not chances:
        return []
    return [float(value) for value in stats.false_discovery_control(list(chances))]


def p_value(effect: float, error: float) -> float:
    return float(2 * stats.norm.sf(abs(effect) / error)) if error else 1.0


def shrunk(effects: Sequence[float], errors: Sequence[float]) -> list[ConfidenceInterval]:
    """Return the effects after shrinkage towards zero, estimated from their scatter (empirical Bayes)."""
    data, noise = np.asarray(effects, dtype=float), np.asarray(errors, dtype=float) ** 2
    if not len(data):
        return []
    spread = max(0.0, float((np.sum(data**2 / noise) - len(data)) / np.sum(1 / noise)))
    kept = spread / (spread + noise) if spread else np.zeros(len(data))
    half = float(stats.norm.ppf((1 + SURE) / 2)) * np.sqrt(kept * noise)
    return [ConfidenceInterval(float(m), float(m - h), float(m + h)) for m, h in zip(kept * data, half, strict=True)]


def more_games(found_so_far: ConfidenceInterval, matters: float) -> int | None:
    """Return how many more games it takes, if the difference stays the same, until its interval lies wholly inside or
    wholly outside of what is too small to matter; 0 if it does already, None if no number is enough."""
    distance = abs(abs(found_so_far.mid) - matters)
    if found_so_far.half <= distance:
        return 0
    if not distance or not isfinite(found_so_far.half) or not found_so_far.n:
        return None
    needed = found_so_far.n * (found_so_far.half / distance) ** 2 - found_so_far.n
    step = int(10 ** max(0, int(log10(max(needed, 1))) - 1))
    return ceil(needed / step) * step
