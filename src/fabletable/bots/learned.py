"""Players that taught themselves: a net that wants and expects, alone or looking ahead. They need numpy."""

from __future__ import annotations

from math import exp
from typing import Any, Final

import numpy as np

from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.net import Net, Numbers
from fabletable.kernel import Chance, Decision, Match
from fabletable.kernel.vocabulary import Vocabulary, vocabulary_of

WIDTH: Final = 6
"""So many choices are tried at most, those that the net wants most."""

FOND: Final = 1.0
"""How much more one wants what one is fond of: close calls go its way."""

FARFETCHED: Final = 0.003
"""A choice that the net would take seldomer is not tried."""

EAGER: Final = 40.0
"""How much more an option is wanted for each chance to win that its trials were above the others'."""

DOUBT: Final = 6
"""So many trials are only half believed."""

AT_ONCE: Final = 6
"""So many lucks are tried side by side before the clock is looked at."""

MOST_AHEAD: Final = 400
"""Decisions a trial is followed at most."""

SURE: Final = 0.5
"""So many standard errors better than what the net wants most another choice must be."""


class Learned(Bot):
    """Takes what its net wants most; with a temperature, others now and then."""

    def __init__(self, chance: Chance, net: Net, temperature: float = 0.0) -> None:
        super().__init__(chance)
        self.net = net
        self.temperature = temperature

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        shares = wanted(self.net, imagine(), self.temperature or 1.0, self.temperament)
        if self.temperature:
            return options[drawn(shares, self.chance)]
        return options[max(range(len(shares)), key=lambda place: shares[place])]


class Judged:
    """What a look ahead found: how much each option was wanted, and the chances to win that its trials came to."""

    __slots__ = ("best", "came", "wishes")

    def __init__(self, wishes: list[float], places: list[int]) -> None:
        self.wishes = wishes
        self.came: dict[int, list[float]] = {place: [] for place in places}
        self.best = places[0]

    def wiser(self) -> list[float]:
        """The wishes as the trials would have them: what did better than expected is wanted more."""
        tried = {place: values for place, values in self.came.items() if values}
        if not tried:
            return self.wishes
        means = {place: sum(values) / len(values) for place, values in tried.items()}
        weight = sum(self.wishes[place] for place in tried)
        usual = sum(self.wishes[place] * means[place] for place in tried) / max(weight, 1e-9)
        found = list(self.wishes)
        for place, values in tried.items():
            trust = len(values) / (len(values) + DOUBT)
            found[place] *= exp(min(20.0, EAGER * trust * (means[place] - usual)))
        total = sum(found)
        return [wish / total for wish in found]


class Trial:
    """An imagined match, and how many turns of it are still to be played."""

    __slots__ = ("left", "turn", "twin")

    def __init__(self, twin: Match, turns: int) -> None:
        self.twin = twin
        self.turn = twin.game.turn(twin.table)
        self.left = turns

    def goes_on(self) -> bool:
        if self.left and self.twin.game.turn(self.twin.table) != self.turn:
            self.turn = self.twin.game.turn(self.twin.table)
            self.left -= 1
        return self.left > 0 and self.twin.decision is not None


class Foreseeing(Bot):
    """Tries what its net wants most, so many turns far, and asks the net how it stands then.

    All trials of a round go on side by side, so that the net is asked about many positions at once.
    """

    def __init__(self, chance: Chance, net: Net, trials: int, turns: int = 1) -> None:
        super().__init__(chance)
        self.net = net
        self.trials = trials
        self.turns = turns

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        if len(decision.options) == 1:
            return decision.options[0]
        return decision.options[self.judged(decision, imagine).best]

    def judged(self, decision: Decision, imagine: Imagine) -> Judged:
        """The options that were tried with what came of them, and the best."""
        wishes = wanted(self.net, imagine(), 1.0, self.temperament)
        ranked = sorted(range(len(wishes)), key=lambda place: -wishes[place])
        places = [place for place in ranked[:WIDTH] if wishes[place] >= FARFETCHED]
        judged = Judged(wishes, places)
        if len(places) > 1:
            self._halve(judged, imagine, decision.seat)
        return judged

    def _halve(self, judged: Judged, imagine: Imagine, seat: int) -> None:
        """All are tried a few times with the same luck, the worse half is dropped, until two are left."""
        first, alive, came = judged.best, list(judged.came), judged.came
        rounds = max(1, (len(alive) - 1).bit_length())
        for _ in range(rounds):
            times = max(1, self.trials // (rounds * len(alive)))
            lucks = [self.chance.fork() for _ in range(times)]
            self._try(came, alive, lucks, imagine, seat)
            others = sorted((place for place in alive if place != first), key=lambda place: -sum(came[place]))
            alive = [first, *others[: len(alive) // 2]]
            if imagine.spent() >= 1.0:
                break
        best = max(alive[1:], key=lambda place: sum(came[place]))
        gaps = np.array(came[best]) - np.array(came[first])
        error = float(gaps.std(ddof=1)) / len(gaps) ** 0.5 if len(gaps) > 1 else 0.0
        judged.best = best if float(gaps.mean()) > SURE * error else first

    def _try(
        self, came: dict[int, list[float]], alive: list[int], lucks: list[Chance], imagine: Imagine, seat: int
    ) -> None:
        """A few lucks at a time, so that whoever is hurried stops soon; each way has met the same luck then."""
        for begin in range(0, len(lucks), AT_ONCE):
            ways = [(luck, place) for luck in lucks[begin : begin + AT_ONCE] for place in alive]
            for (_, place), value in zip(ways, self._tried(ways, imagine, seat), strict=True):
                came[place].append(value)
            if imagine.spent() >= 1.0:
                return

    def _tried(self, ways: list[tuple[Chance, int]], imagine: Imagine, seat: int) -> list[float]:
        """What each way comes to when everyone goes on as the net would, so many turns far."""
        twins = [imagine.once(luck) for luck, _ in ways]
        trials = [Trial(twin, self.turns) for twin in twins]
        for twin, (_, place) in zip(twins, ways, strict=True):
            assert twin.decision is not None
            twin.take(twin.decision.options[place])
        known = vocabulary_of(twins[0].game)
        playing = [trial.twin for trial in trials if trial.goes_on()]
        for _ in range(MOST_AHEAD):
            if not playing:
                break
            self._go_on(playing, known)
            playing = [trial.twin for trial in trials if trial.goes_on()]
        return self._values(twins, known, seat)

    def _go_on(self, playing: list[Match], known: Vocabulary) -> None:
        asked = []
        for twin in playing:
            decision = twin.decision
            if decision is not None and len(decision.options) == 1:
                twin.take(decision.options[0])
            elif decision is not None:
                asked.append((twin, decision))
        if not asked:
            return
        wishes, _ = self.net.look(seen([(twin, decision.seat) for twin, decision in asked], known))
        for row, (twin, decision) in enumerate(asked):
            places = known.places(decision, twin.players)
            twin.take(decision.options[int(np.argmax(wishes[row, places]))])

    def _values(self, twins: list[Match], known: Vocabulary, seat: int) -> list[float]:
        found = [0.0] * len(twins)
        open_ones = [number for number, twin in enumerate(twins) if twin.decision is not None]
        if open_ones:
            _, wins = self.net.look(seen([(twins[number], seat) for number in open_ones], known))
            for number, win in zip(open_ones, wins, strict=True):
                found[number] = float(win)
        for number, twin in enumerate(twins):
            result = twin.result
            if result is not None and seat in result.winners:
                found[number] = 1.0 / len(result.winners)
        return found


def seen(positions: list[tuple[Match, int]], known: Vocabulary) -> Numbers:
    """What each of these seats may know, one row a position."""
    rows = np.empty((len(positions), len(known.fields)), dtype=np.float32)
    for number, (match, seat) in enumerate(positions):
        rows[number] = known.observed(match, seat)
    return rows


def wanted(net: Net, imagined: Match, temperature: float, temperament: str = "") -> list[float]:
    """How likely the net would take each option; what its temperament is fond of is wanted more."""
    decision = imagined.decision
    if decision is None:
        return []
    known = vocabulary_of(imagined.game)
    wishes, _ = net.look(seen([(imagined, decision.seat)], known))
    row = wishes[0, known.places(decision, imagined.players)] / temperature
    lean = imagined.game.temperaments.get(temperament)
    if lean is not None:
        row = row + FOND * np.array([lean(imagined.table, decision, option) for option in decision.options])
    shares = np.exp(row - row.max())
    found: list[float] = (shares / shares.sum()).tolist()
    return found


def chance_to_win(net: Net, imagined: Match, seat: int) -> float:
    """What the net expects of this seat."""
    _, wins = net.look(seen([(imagined, seat)], vocabulary_of(imagined.game)))
    return float(wins[0])


def drawn(shares: list[float], chance: Chance) -> int:
    fine = 1 << 16
    left = sum(shares) * chance.below(fine) / fine
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    return len(shares) - 1
