"""Plays, or looks ahead, with what it was taught, where a net has learned the game; elsewhere it searches."""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.rollout_search import LEGS, RolloutSearch
from fabletable.kernel import Advice, Chance, Decision, Game, Refused
from fabletable.kernel.advice import FIGHT, GAME, TURN

if TYPE_CHECKING:
    from fabletable.bots.net import Net

_log = logging.getLogger(__name__)

NETS: Final = "FABLETABLE_NETS"
"""The variable that names a folder with nets of one's own: ``diceforge.net`` and so on."""

_WHY_NOT: Final = {
    "why-no-net": "cannot be read",
    "why-net-damaged": "is damaged",
    "why-net-foreign": "was made for other rules",
}
"""For the log, by what was refused."""

TRIALS: Final = 64
"""Trials of a decision with a net."""

TURNS: Final = 8
"""So many turns far ``master`` looks where the net judges: by then it shows what a choice was worth."""


class Far(NamedTuple):
    """How many trials, how far each goes, and whether the net judges it instead of the game."""

    trials: int
    legs: tuple[str, ...]
    by_net: bool = False


class BestSearch(Bot):
    """So many times as many trials as ``hard`` makes; whoever is patient looks farther, too."""

    def __init__(self, chance: Chance, patience: float = 1.0) -> None:
        super().__init__(chance)
        self.patience = patience

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        return self._thinker(imagine.game, imagine.players).decide(decision, imagine)

    def _thinker(self, game: Game, players: int) -> Bot:
        thinker = self._with_net(game, players)
        thinker.temperament = self.temperament
        return thinker

    def _with_net(self, game: Game, players: int) -> Bot:
        net = net_for(game, players)
        if net is None:
            return RolloutSearch(self.chance, self.patience)
        from fabletable.bots.net_search import NetPolicy, NetSearch

        far = far_with_net(game.advice, self.patience)
        if not far.legs:
            return NetPolicy(self.chance, net)
        return NetSearch(self.chance, net, far.trials, far.legs, by_net=far.by_net)


def far_with_net(advice: Advice[Any], patience: float) -> Far:
    """As far as the game says and can judge. Where others have to try a game to its end, whoever has learned it knows
    what to do. The patient look farther: as the game says, or else some turns, and ask the net."""
    net_depth, final_depth = advice.net_depth, advice.final_depth
    is_patient = patience > 1.0
    if net_depth == GAME:
        return Far(round(TRIALS * patience), (TURN,) * (TURNS if is_patient else 0), by_net=True)
    if not is_patient or net_depth == FIGHT:
        return Far(round(TRIALS * patience), LEGS.get(net_depth, (net_depth,)))
    # A look that goes farther needs no more trials.
    if final_depth in ("", net_depth):
        return Far(TRIALS, (TURN,) * TURNS, by_net=True)
    return Far(TRIALS, LEGS.get(final_depth, (final_depth,)))


def net_for(game: Game, players: int) -> Net | None:
    """The net of the game, if it has learned at tables of this size."""
    net = net_of(game)
    return net if net is not None and net.info.knows(players) else None


@cache
def net_of(game: Game) -> Net | None:
    """Return the net of this game, if there is one that can be read; one line says why not.

    A net that learned by other rules is carried over by name, and a line says so.
    """
    path = file_of(game.key)
    if path is None:
        return None
    if find_spec("numpy") is None:
        _log.info("%s has learned players, which need numpy; without it they search", game.key)
        return None
    # So small a net is answered soonest by one thread, and others that think beside it keep their cores.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from fabletable.bots.net import carried, fits, read_net

    try:
        net = read_net(path)
        if fits(net, game):
            return net
        moved = carried(net, game)
        _log.warning("%s learned by rules %s of %s, carried over to %s", path, net.info.rules, game.key, game.version)
        return moved
    except Refused as why:
        _log.warning("%s %s; players of %s search without it", path, _WHY_NOT[why.code], game.key)
        return None


def file_of(key: str) -> Path | None:
    """One's own net before that of the house."""
    own = os.environ.get(NETS)
    if own and not Path(own).is_dir():
        _log.warning("%s=%s is no folder; players use the nets of the house", NETS, own)
    folders = [*([Path(own)] if own else []), Path(__file__).parent / "nets"]
    return next((folder / f"{key}.net" for folder in folders if (folder / f"{key}.net").is_file()), None)
