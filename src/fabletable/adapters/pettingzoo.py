"""A table as a PettingZoo environment: agents act in turn, with masks of what they may choose.

>>> env = env("diceforge", players=3)  # doctest: +SKIP
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from fabletable.adapters.counted import CountedMatch
from fabletable.kernel import Options, Refused

Agent = str


def agent_names(players: int) -> list[Agent]:
    return [f"player_{seat}" for seat in range(players)]


def observation_space(match: CountedMatch) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (match.fields,), np.float32),
            "action_mask": spaces.Box(0, 1, (match.words,), np.int8),
        }
    )


def view(match: CountedMatch, seat: int) -> dict[str, Any]:
    return {"observation": match.observed(seat), "action_mask": match.mask(seat)}


class Seeds:
    """The seeds of one environment's games: given by ``reset(seed=...)``, then counted up."""

    def __init__(self) -> None:
        self._seed = 0
        self._dealt = 0

    def next(self, seed: int | None) -> str:
        if seed is not None:
            self._seed, self._dealt = seed, 0
        self._dealt += 1
        return f"{self._seed}/{self._dealt}"


class Chairs:
    """The common part of both environments: the match, its agents, their observations and actions."""

    def __init__(self, game: str, players: int, options: Options | None, max_cycles: int | None) -> None:
        self.metadata: dict[str, Any] = {"name": f"fabletable_{game}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = agent_names(players)
        self.agents: list[Agent] = []
        self.max_cycles = max_cycles
        self._match = CountedMatch(game, players, options)
        self._seeds = Seeds()
        self._space = {agent: observation_space(self._match) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self._match.words) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self._space[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self._actions[agent]

    def render(self) -> str:
        return repr(self._match.match)

    def close(self) -> None:
        """Do nothing: there is no window to close."""


class TableEnv(Chairs, AECEnv):  # type: ignore[misc]
    """An environment in which agents act in turn. The reward is the share of the victory, at the end."""

    def __init__(
        self, game: str, players: int = 2, options: Options | None = None, max_cycles: int | None = None
    ) -> None:
        Chairs.__init__(self, game, players, options, max_cycles)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._match.deal(self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: Agent) -> dict[str, Any]:
        return view(self._match, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._match.take(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._match.seat is None:
            self.rewards = dict(zip(self.possible_agents, self._match.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._match.match.number >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        seat = self._match.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]


class TableParallelEnv(Chairs, ParallelEnv):  # type: ignore[misc]
    """An environment for tools with simultaneous actions: in each cycle only the action of the asked agent counts. An
    illegal action changes nothing; the agent's info says why."""

    def __init__(
        self, game: str, players: int = 2, options: Options | None = None, max_cycles: int | None = None
    ) -> None:
        Chairs.__init__(self, game, players, options, max_cycles)
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        self._match.deal(self._seeds.next(seed))
        self._cycles = 0
        self.agents = list(self.possible_agents)
        return self._views(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> tuple[dict[Agent, Any], ...]:
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = self._match.seat
        if seat is not None:
            asked = self.possible_agents[seat]
            try:
                self._match.take(int(actions.get(asked, -1)))
            except Refused as no:
                infos[asked] = {"refused": no.code}
        self._cycles += 1
        over = self._match.seat is None
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(self.possible_agents, self._match.shares(), strict=True))
        views, ended = self._views(), dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return views, rewards, ended, truncated, infos

    def _views(self) -> dict[Agent, Any]:
        return {agent: view(self._match, seat) for seat, agent in enumerate(self.possible_agents)}


env = TableEnv
parallel_env = TableParallelEnv
