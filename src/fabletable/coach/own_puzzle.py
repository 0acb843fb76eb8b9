"""A choice of a played game as a puzzle: the chances of its options beside the best one, with the same luck for all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from fabletable.bots.greedy import values
from fabletable.bots.rollout_search import promising
from fabletable.coach.puzzle import PuzzleChoice
from fabletable.coach.puzzle_words import names_of, why_behind, why_best
from fabletable.coach.trials import Trial, Trials, figure, gap
from fabletable.kernel import Chance, Match, Message, Refused
from fabletable.kernel.game import GAME

WIDE: Final = 6
"""The largest number of options that get trials, besides those that were asked about."""
TRIALS: Final = 60
TRIALS_TO_THE_END: Final = 120
"""The number of trials of each option where a trial only says won or lost, which takes more of them than ``TRIALS``."""


class WeighedChoices(msgspec.Struct):
    """The options in the game's own order with their chances, and the reason for the best one."""

    told: Message
    choices: list[PuzzleChoice]


def weigh_choices(match: Match, best: str, others: Sequence[str]) -> WeighedChoices:
    """Play trials of the present decision's best option, of these others, and of promising ones. If the best is not
    given, it is the option that wins most."""
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    places = {option.key: place for place, option in enumerate(decision.options)}
    named = [key for key in (best, *others) if key]
    for key in named:
        decision.option(key)
    name = f"own/{match.number}"
    likely = promising(values(match.imagine(decision.seat, Chance(name))))[:WIDE]
    asked = [*(places[key] for key in named), *likely]
    trials = Trials(match, name)
    count = TRIALS_TO_THE_END if trials.reach == GAME else TRIALS
    came = trials.play_all(sorted(set(asked)), range(count))
    most = max(sorted(came), key=lambda place: figure(_chances(came[place], decision.seat)).mean)
    top = places[best] if best else most
    first = came[top]

    def weighed(place: int) -> PuzzleChoice:
        chances = _chances(came[place], decision.seat)
        choice = PuzzleChoice(
            decision.options[place].key, figure(chances), gap(_chances(first, decision.seat), chances)
        )
        if place != top:
            choice.why = why_behind(match, decision.seat, came[place], first)
        return choice

    label = names_of(match, decision)[top]
    beside = next((places[key] for key in others if places[key] != top), None)
    told = Message("coach-say-best", {"choice": label})
    if beside is not None:
        told = why_best(match, decision.seat, label, first, came[beside])
    return WeighedChoices(told, [weighed(place) for place in sorted(came)])


def _chances(trials: Sequence[Trial], seat: int) -> list[float]:
    return [trial.chances[seat] for trial in trials]
