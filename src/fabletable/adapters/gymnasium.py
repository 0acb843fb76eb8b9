"""One seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from fabletable.adapters.counted import CountedMatch, Mask, Numbers
from fabletable.bots import make_bot, play_on
from fabletable.bots.bot import Bot
from fabletable.kernel import Options, Refused


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a table. Bots play the other seats. An illegal action changes nothing; the info says why, and has the
    mask. ``bots`` are the names of the others, clockwise from the seat; one name stands for all."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 Gymnasium looks for it here

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Options | None = None,
        *,
        bots: Sequence[str] = ("greedy",),
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        names = list(bots) * (players - 1) if len(bots) == 1 else list(bots)
        if len(names) != players - 1:
            raise Refused("why-bot-count", {"bots": len(names), "players": players})
        if not 0 <= seat < players:
            raise Refused("why-not-at-the-table", {"seat": seat, "last": players - 1})
        others = [(seat + step) % players for step in range(1, players)]
        self.seat = seat
        self.render_mode = render_mode
        self._names = dict(zip(others, names, strict=True))
        self._bots: dict[int, Bot] = {}
        quick = not any(make_bot(name, "").looks_ahead for name in names)
        self._match = CountedMatch(game, players, options, quick=quick)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self._match.fields,), np.float32)
        self.action_space = spaces.Discrete(self._match.words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = str(self.np_random.integers(2**62))
        self._match.deal(drawn)
        self._bots = {seat: make_bot(name, f"{drawn}/{seat}") for seat, name in self._names.items()}
        play_on(self._match.match, self._bots)
        return self._match.observed(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        refused = ""
        try:
            self._match.take(int(action))
        except Refused as no:
            refused = no.code
        else:
            play_on(self._match.match, self._bots)
        info = self._info()
        if refused:
            info["refused"] = refused
        over = self._match.match.over
        return self._match.observed(self.seat), self._match.shares()[self.seat], over, False, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_mask()}

    def action_mask(self) -> Mask:
        return self._match.mask(self.seat)

    def render(self) -> str:
        return repr(self._match.match)
