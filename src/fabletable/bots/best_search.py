"""The bot of ``hard`` and ``master``: searches with a net where the game has one, else with rollouts."""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.rollout import LEGS
from fabletable.bots.rollout_search import RolloutSearch
from fabletable.kernel import Advice, Chance, Decision, Game, Options, Refused
from fabletable.kernel.advice import FIGHT, GAME, TURN
from fabletable.kernel.game import packs_in

if TYPE_CHECKING:
    from fabletable.bots.net_file import PolicyNet

_log = logging.getLogger(__name__)

NETS: Final = "FABLETABLE_NETS"
"""The environment variable of a folder with a user's own nets: ``diceforge.net`` and so on."""

_WHY_NOT: Final = {
    "why-no-net": "cannot be read",
    "why-net-damaged": "is damaged",
    "why-net-foreign": "was made for other rules",
}
"""The lines for the log, by the code of the refusal."""

TRIALS: Final = 64
"""Trials of a decision with a net."""

TURNS: Final = 8
"""The depth in turns of ``master``'s rollouts where the net judges; by then the value of a choice shows."""


class Far(NamedTuple):
    """The number of trials, the legs of each, and whether the net judges instead of the game."""

    trials: int
    legs: tuple[str, ...]
    by_net: bool = False


class BestSearch(Bot):
    """Searches with a net where the game has one for this table, else with rollouts. ``patience`` multiplies the number
    of ``hard``'s trials; above 1 the search is deeper as well."""

    def __init__(self, chance: Chance, patience: float = 1.0) -> None:
        super().__init__(chance)
        self.patience = patience

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        return self._thinker(imagine.game, imagine.players, imagine.options).decide(decision, imagine)

    def _thinker(self, game: Game, players: int, options: Options) -> Bot:
        search = self._with_net(game, players, options)
        search.temperament = self.temperament
        return search

    def _with_net(self, game: Game, players: int, options: Options) -> Bot:
        net = net_for(game, players, options)
        if net is None:
            return RolloutSearch(self.chance, self.patience)
        from fabletable.bots.net_search import NetPolicy, NetSearch

        far = far_with_net(game.advice, self.patience)
        if not far.legs:
            return NetPolicy(self.chance, net)
        return NetSearch(self.chance, net, far.trials, far.legs, by_net=far.by_net)


def far_with_net(advice: Advice[Any], patience: float) -> Far:
    """Return the depth of a search with a net: the game's ``net_depth``, if the game can judge there. With ``GAME`` the
    bot follows the net without search. With patience it looks as far as ``final_depth``, or some turns ahead by the
    net."""
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


def net_for(game: Game, players: int, options: Options) -> PolicyNet | None:
    """Return the net of the game, if it has learned at tables of this size and with these cards."""
    net = net_of(game)
    if net is None or not net.info.knows(players):
        return None
    packs = packs_in(options)
    if packs:
        _step_aside(game, tuple(packs))
        return None
    return net


@cache
def _step_aside(game: Game, packs: tuple[str, ...]) -> None:
    """Say once that a net has never seen the cards of these packs."""
    _log.warning("the net of %s has never seen the cards of %s; players search without it", game.key, ", ".join(packs))


@cache
def net_of(game: Game) -> PolicyNet | None:
    """Return the net of this game, if there is one that can be read; one line says why not.

    A net that learned by other rules is carried over by name, and a line says so.
    """
    path = file_of(game.key)
    if path is None:
        return None
    if find_spec("numpy") is None:
        return _plain_net(path, game)
    # So small a net is answered soonest by one thread, and others that think beside it keep their cores.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from fabletable.bots.net import carried, read_net
    from fabletable.bots.net_file import fits

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


def _plain_net(path: Path, game: Game) -> PolicyNet | None:
    from fabletable.bots.plain_net import read_plain_net

    try:
        return read_plain_net(path, game)
    except Refused as why:
        _log.warning("%s %s; players of %s search without it", path, _WHY_NOT[why.code], game.key)
        return None


def file_of(key: str) -> Path | None:
    """Return the file of a net: the user's own before the installed one."""
    own = os.environ.get(NETS)
    if own and not Path(own).is_dir():
        _log.warning("%s=%s is no folder; players use the built-in nets", NETS, own)
    folders = [*([Path(own)] if own else []), Path(__file__).parent / "nets"]
    return next((folder / f"{key}.net" for folder in folders if (folder / f"{key}.net").is_file()), None)
