"""Bots with a trained net: one follows its policy, one searches with it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from statistics import fmean, stdev
from typing import Any, Final

from fabletable.bots.advised import nearness, said_odds
from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.greedy import values
from fabletable.bots.net_file import PolicyNet
from fabletable.bots.rollout import Halving, Rollout, first_best, is_better, value
from fabletable.bots.rollout_search import is_worth_a_thought
from fabletable.kernel import Chance, Decision, Game, Match
from fabletable.kernel.advice import TURN
from fabletable.kernel.vocabulary import Vocabulary, vocabulary_of

WIDTH: Final = 6
"""The largest number of options that are tried, those with the highest policy."""

FOND: Final = 1.0
"""The addition to the log policy of options to the temperament's taste; it decides close calls."""

FARFETCHED: Final = 0.01
"""The smallest probability of an option that is tried."""

EAGER: Final = 40.0
"""The addition to the log policy of an option per unit of winning chance that its trials gained over the others."""

DOUBT: Final = 6
"""The number of trials that count half against the prior."""

AT_ONCE: Final = 6
"""The number of shuffles that are tried in parallel before the clock is checked."""

MOST_AHEAD: Final = 400
"""The largest number of decisions of a trial."""

MOST_ODDS: Final = 30.0
"""Log odds beyond this are as good as certain."""

WISHED: Final = 0.56
"""The weight of a policy that is e times as high, in units of the trials' standard deviation by the root of their
number."""

SETTLED: Final = 3.0
"""The distance in standard errors at which an option gets no more trials."""


class NetPolicy(Bot):
    """Takes the option with the highest policy; with a temperature, draws from it."""

    def __init__(self, chance: Chance, net: PolicyNet, temperature: float = 0.0) -> None:
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
        return options[first_best(shares)]


class Judged:
    """The result of a search: the policy of each option and the chances to win that its trials gave."""

    __slots__ = ("best", "came", "policy")

    def __init__(self, policy: list[float], places: list[int]) -> None:
        self.policy = policy
        self.came: dict[int, list[float]] = {place: [] for place in places}
        self.best = places[0]

    def weighed(self, places: Sequence[int], trials: int) -> int:
        """Return the best of these options by the mean of its trials and its prior policy; the prior counts less with
        more trials."""
        spread = stdev([score for place in places for score in self.came[place]]) / sqrt(trials)
        return max(places, key=lambda place: fmean(self.came[place]) + WISHED * spread * log(self.policy[place]))

    def wiser(self) -> list[float]:
        """Return the improved policy: options that did better than expected get more."""
        tried = {place: won for place, won in self.came.items() if won}
        if not tried:
            return self.policy
        means = {place: sum(won) / len(won) for place, won in tried.items()}
        weight = sum(self.policy[place] for place in tried)
        usual = sum(self.policy[place] * means[place] for place in tried) / max(weight, 1e-9)
        found = list(self.policy)
        for place, won in tried.items():
            trust = len(won) / (len(won) + DOUBT)
            found[place] *= exp(min(20.0, EAGER * trust * (means[place] - usual)))
        total = sum(found)
        return [weight / total for weight in found]


class NetRollout(Rollout):
    """A rollout that a net judges: it goes on to the next decision of its own seat, because a net has learned chances
    only there."""

    __slots__ = ()

    def goes_on(self) -> bool:
        if super().goes_on():
            return True
        decision = self.clone.decision
        return decision is not None and (decision.seat != self.seat or len(decision.options) == 1)


class NetSearch(Bot):
    """Tries what its net wants most, leg by leg as far as it is told, and asks how it stands then: the game itself
    where it can tell what a table promises (``Advice.prospect``), else the net, or the net alone when told so.

    All trials of a round go on side by side, so that the net is asked about many positions at once.
    """

    def __init__(
        self, chance: Chance, net: PolicyNet, trials: int, legs: Sequence[str] = (TURN,), *, by_net: bool = False
    ) -> None:
        super().__init__(chance)
        self.net = net
        self.trials = trials
        self.legs = legs
        self.by_net = by_net

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        if len(decision.options) == 1:
            return decision.options[0]
        return decision.options[self.judged(decision, imagine).best]

    def judged(self, decision: Decision, imagine: Imagine) -> Judged:
        """Return the tried options with their results, and the best."""
        imagined = imagine()
        policy = wanted(self.net, imagined, 1.0, self.temperament)
        ranked = sorted(range(len(policy)), key=lambda place: -policy[place])
        places = [place for place in ranked[:WIDTH] if policy[place] >= FARFETCHED]
        judged = Judged(policy, places)
        if len(places) > 1 and is_worth_a_thought(imagined):
            self._halve(judged, imagine, decision.seat)
        return judged

    def _halve(self, judged: Judged, imagine: Imagine, seat: int) -> None:
        """Try all options a few times with the same dice and drop the worse half, until two are left. Clearly worse
        ones are dropped at once."""
        halving = Halving(list(judged.came))
        judged.came = halving.came
        for number in range(1, halving.rounds + 1):
            while halving.done < self.trials * number / halving.rounds and imagine.spent() < 1.0:
                chances = [self.chance.fork() for _ in range(AT_ONCE)]
                ways = [(chance, place) for chance in chances for place in halving.alive]
                for (_, place), score in zip(ways, self._tried(ways, imagine, seat), strict=True):
                    halving.add(place, score)
                halving.alive = still_open(halving.came, halving.alive)
                if len(halving.alive) == 1:
                    judged.best = halving.alive[0]
                    return
            halving.drop_worse_half()
        if not halving.done:  # hurried before anything could be tried
            return
        judged.best = judged.weighed(halving.alive, self.trials)

    def _tried(self, ways: list[tuple[Chance, int]], imagine: Imagine, seat: int) -> list[float]:
        """Return the value of each way when every seat follows the net to the given depth."""
        clones = [imagine.once(chance) for chance, _ in ways]
        made = NetRollout if self._asks_net(clones[0].game) else Rollout
        trials = [made(clone, seat, self.legs) for clone in clones]
        for clone, (_, place) in zip(clones, ways, strict=True):
            assert clone.decision is not None
            clone.take(clone.decision.options[place])
        known = vocabulary_of(clones[0].game)
        playing = [trial.clone for trial in trials if trial.goes_on()]
        for _ in range(MOST_AHEAD):
            if not playing:
                break
            self._go_on(playing, known)
            playing = [trial.clone for trial in trials if trial.goes_on()]
        return self._values(clones, seat)

    def _go_on(self, playing: list[Match], known: Vocabulary) -> None:
        asked = []
        for clone in playing:
            decision = clone.decision
            if decision is not None and len(decision.options) == 1:
                clone.take(decision.options[0])
            elif decision is not None:
                asked.append((clone, decision))
        if not asked:
            return
        for (clone, decision), policy in zip(asked, all_policies(self.net, asked, known), strict=True):
            clone.take(decision.options[first_best(policy)])

    def _asks_net(self, game: Game) -> bool:
        return self.by_net or not game.advice.has_relative_value

    def _values(self, clones: list[Match], seat: int) -> list[float]:
        if not self._asks_net(clones[0].game):
            return [value(clone, seat) for clone in clones]
        found = [0.0] * len(clones)
        open_ones = [number for number, clone in enumerate(clones) if clone.decision is not None]
        if open_ones:
            wins = chances_to_win(self.net, [(clones[number], seat) for number in open_ones])
            for number, win in zip(open_ones, wins, strict=True):
                found[number] = win
        for number, clone in enumerate(clones):
            result = clone.result
            if result is not None and seat in result.winners:
                found[number] = 1.0 / len(result.winners)
        return found


def still_open(came: dict[int, list[float]], alive: list[int]) -> list[int]:
    """Return the options that may still turn out best, with the same dice for all."""
    best = max(alive, key=lambda place: sum(came[place]))
    return [place for place in alive if place == best or not is_better(came[best], came[place], SETTLED)]


def all_policies(net: PolicyNet, asked: list[tuple[Match, Decision]], known: Vocabulary) -> list[list[float]]:
    """Return the policy of each of these positions: the net's, with the game's own advice as far as the net trusts it.
    All positions are evaluated at once."""
    rows = [known.observed(match, decision.seat) for match, decision in asked]
    words = [known.places(decision, match.players) for match, decision in asked]
    near = [nearness(values(match)) for match, _ in asked] if net.takes_advice else None
    return net.policies(rows, words, near)


def wanted(net: PolicyNet, imagined: Match, temperature: float, temperament: str = "") -> list[float]:
    """Return the probability with which the net takes each option, adjusted by the temperament."""
    decision = imagined.decision
    if decision is None:
        return []
    row = [
        weight / temperature for weight in all_policies(net, [(imagined, decision)], vocabulary_of(imagined.game))[0]
    ]
    lean = imagined.game.temperaments.get(temperament)
    if lean is not None:
        fond = [lean(imagined.table, decision, option) for option in decision.options]
        row = [weight + FOND * liking for weight, liking in zip(row, fond, strict=True)]
    highest = max(row)
    shares = [exp(weight - highest) for weight in row]
    total = sum(shares)
    return [share / total for share in shares]


def chances_to_win(net: PolicyNet, positions: list[tuple[Match, int]]) -> list[float]:
    """Return the net's chances to win for these seats, all evaluated at once."""
    known = vocabulary_of(positions[0][0].game)
    said = [said_odds(match, seat) for match, seat in positions] if net.takes_advice else None
    odds = net.win_odds([known.observed(match, seat) for match, seat in positions], said)
    return [1.0 / (1.0 + exp(-max(-MOST_ODDS, min(MOST_ODDS, each)))) for each in odds]


def drawn(shares: list[float], chance: Chance) -> int:
    fine = 1 << 16
    left = sum(shares) * chance.below(fine) / fine
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    return len(shares) - 1
