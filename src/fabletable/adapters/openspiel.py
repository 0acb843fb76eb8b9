"""The games in OpenSpiel: ``pyspiel.load_game("fabletable", {"game": "diceforge", "players": 3})``.

Chance is explicit: chance nodes at the root draw the seed, byte by byte; everything else follows from the choices. A
state therefore knows its dice. A search must call ``resample_from_infostate`` first, which is ``Match.imagine``: a
state in which everything that the player cannot know has been drawn again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from fabletable.adapters.counted import CountedMatch
from fabletable.games import BUILT_IN, find
from fabletable.kernel import Chance
from fabletable.kernel.encoding import named_numbers

SEED_BYTES = 4
LONGEST = 50_000
"""The largest number of decisions, more than any game was seen to take."""

NAME = "fabletable"

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Fabletable: adventure board games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(find(key).players[1] for key in BUILT_IN),
    min_num_players=min(find(key).players[0] for key in BUILT_IN),
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": BUILT_IN[0], "players": 2, "options": ""},
)


def options_in(text: str) -> dict[str, str]:
    """Return the options in ``"feats=random;longer=yes"``; OpenSpiel's parameters are plain text."""
    return dict(each.split("=", 1) for each in text.split(";") if each)


class FabletableGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"game": BUILT_IN[0], "players": 2, "options": "", **(params or {})}
        self.key = str(given["game"])
        self.players = int(given["players"])
        self.options = options_in(str(given["options"]))
        counted = self.new_match()
        info = pyspiel.GameInfo(
            num_distinct_actions=counted.words,
            max_chance_outcomes=256,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_match(self) -> CountedMatch:
        return CountedMatch(self.key, self.players, self.options, quick=False)

    def new_initial_state(self) -> FabletableState:
        return FabletableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FabletableObserver:
        return FabletableObserver(self)


class Lying:
    """The match of a state. OpenSpiel copies states deeply; a match clones itself faster."""

    def __init__(self, counted: CountedMatch) -> None:
        self.counted = counted
        self.seed = bytearray()

    def __deepcopy__(self, memo: object) -> Lying:
        clone = Lying(CountedMatch.__new__(CountedMatch))
        clone.counted.__dict__.update(self.counted.__dict__)
        clone.seed = bytearray(self.seed)
        if self.dealt:
            clone.counted.match = self.counted.match.clone()
        return clone

    def __reduce__(self) -> tuple[Any, ...]:
        """Serialise a state as its seed and decisions; an imagined state has no seed."""
        counted = self.counted
        made = [key for _, key in counted.match.made] if self.dealt else []
        if self.dealt and not counted.match.seed:
            raise TypeError("a resampled state is a thought: it cannot be written down")
        return relaid, (counted.vocabulary.game.key, counted.players, counted.options, bytes(self.seed), made)

    @property
    def dealt(self) -> bool:
        return len(self.seed) == SEED_BYTES


def relaid(game: str, players: int, options: dict[str, str], seed: bytes, made: list[str]) -> Lying:
    """Restore a serialised state."""
    lying = Lying(CountedMatch(game, players, options, quick=False))
    lying.seed = bytearray(seed)
    if lying.dealt:
        lying.counted.deal(seed.hex())
        for key in made:
            lying.counted.match.choose(key)
    return lying


class FabletableState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: FabletableGame) -> None:
        super().__init__(game)
        self.lying = Lying(game.new_match())

    @property
    def counted(self) -> CountedMatch:
        return self.lying.counted

    def current_player(self) -> int:
        if not self.lying.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.counted.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.lying.dealt and self.counted.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / 256) for byte in range(256)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.counted.match.decision
        if not self.lying.dealt or decision is None or decision.seat != player:
            return []
        return sorted(set(self.counted.vocabulary.places(decision, self.counted.players)))

    def _apply_action(self, action: int) -> None:
        seed = self.lying.seed
        if len(seed) == SEED_BYTES:
            self.counted.take(action)
            return
        seed.append(action)
        if len(seed) == SEED_BYTES:
            self.counted.deal(seed.hex())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action:02x}"
        return self.counted.vocabulary.words[action]

    def returns(self) -> list[float]:
        return self.counted.shares() if self.is_terminal() else [0.0] * self.counted.players

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> FabletableState:
        """Return the state with everything that the player cannot know drawn anew, future dice included."""
        clone: FabletableState = self.clone()
        chance = Chance(f"resample/{probability_sampler()}")
        clone.counted.match = self.counted.match.imagine(player, chance)
        return clone

    def __str__(self) -> str:
        if not self.lying.dealt:
            return f"luck {self.lying.seed.hex()}"
        return " ".join(key for _, key in self.counted.match.made)


class FabletableObserver:
    """One player's observation, as the numbers that ``fabletable`` names."""

    def __init__(self, game: FabletableGame) -> None:
        self._fields = game.new_match().vocabulary.fields
        self.tensor = np.zeros(len(self._fields), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FabletableState, player: int) -> None:
        if state.lying.dealt:
            self.tensor[:] = state.counted.observed(player)
        else:
            self.tensor.fill(0)

    def string_from(self, state: FabletableState, player: int) -> str:
        if not state.lying.dealt:
            return ""
        numbers = named_numbers(self._fields, state.counted.observed(player).tolist())
        return " ".join(f"{name}={number:g}" for name, number in numbers.items())


pyspiel.register_game(GAME_TYPE, FabletableGame)
