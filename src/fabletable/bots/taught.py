"""Plays, or looks ahead, with what it was taught, where a net has learned the game; elsewhere it searches."""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.searching import LEGS, Searching
from fabletable.kernel import Advice, Chance, Decision, Game, Refused
from fabletable.kernel.advice import GAME, TURN

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
"""Trials of a decision with a net, times the patience."""

TURNS: Final = 8
"""So many turns far ``master`` looks with a net in a game that would otherwise be tried to its end."""

RIVALS: Final = 3
"""So many it takes to need all trials for that: between two, a third of them find nine tenths of what all would."""


class Taught(Bot):
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
            return Searching(self.chance, self.patience)
        from fabletable.bots.learned import Foreseeing, Learned

        trials, legs = far_with_net(game.advice, self.patience, players)
        return Foreseeing(self.chance, net, trials, legs) if legs else Learned(self.chance, net)


def far_with_net(advice: Advice[Any], patience: float, players: int) -> tuple[int, tuple[str, ...]]:
    """How many trials, and how far: as the game says. Where others have to try a game to its end, whoever has learned
    it knows what to do, and only the patient look some turns ahead."""
    is_patient = patience > 1.0
    # A look that goes farther needs no more trials; without one, patience makes more of them.
    if is_patient and advice.beyond not in ("", advice.foresight):
        return TRIALS, LEGS.get(advice.beyond, (advice.beyond,))
    if advice.foresight == GAME:
        needed = min(1.0, (players - 1) / RIVALS)
        return round(TRIALS * patience * needed), (TURN,) * (TURNS if is_patient else 0)
    return round(TRIALS * patience), LEGS.get(advice.foresight, (advice.foresight,))


def net_for(game: Game, players: int) -> Net | None:
    """The net of the game, if it has learned at tables of this size."""
    net = net_of(game)
    return net if net is not None and net.story.knows(players) else None


@cache
def net_of(game: Game) -> Net | None:
    """The net that learned this game by these rules, if there is one that can be read. One line says why not."""
    path = file_of(game.key)
    if path is None:
        return None
    if find_spec("numpy") is None:
        _log.info("%s has learned players, which need numpy; without it they search", game.key)
        return None
    # So small a net is answered soonest by one thread, and others that think beside it keep their cores.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from fabletable.bots.net import fitting, read_net

    try:
        return fitting(read_net(path), game)
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
