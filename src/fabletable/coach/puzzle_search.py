"""The search for puzzles in a game: decisions in which one choice is clearly best, although ``medium`` takes another.

Only what the seat may know counts: every figure comes from imagined games. Trials that select a choice never judge it.
``master`` must find the choice, too, by its own search; where no bot searches, it must win more whole games, too.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from statistics import fmean
from typing import Final

from fabletable.bots import make_bot
from fabletable.bots.bot import Imagine
from fabletable.bots.greedy import values
from fabletable.bots.rollout_search import is_worth_a_thought
from fabletable.coach.outlook import policy
from fabletable.coach.puzzle import HARDEST, Puzzle, PuzzleChoice, puzzle_id
from fabletable.coach.puzzle_mix import UNFOUND, kinds_of
from fabletable.coach.puzzle_words import names_of, why_behind, why_best
from fabletable.coach.trials import Figure, Trial, Trials, error
from fabletable.kernel import Chance, Game, Match, Message
from fabletable.kernel.game import GAME
from fabletable.kernel.match import start
from fabletable.kernel.theme import LAST_TURN

LEAD: Final = 0.08
"""The smallest lead of the best choice over every other, in winning chance."""
CERTAIN_LEAD: Final = 0.05
"""The lower end of the 99 % interval of that lead."""
Z99: Final = 2.576
"""The normal quantile of a 99 % interval."""

MOST_OPTIONS: Final = 20
WANTED_LEAD: Final = 0.2
"""Trials are played only if the net prefers its choice over that of ``medium`` by more than this."""
WIDE: Final = 6
ROUGH: Final = 4
"""The number of choices, and of trials of each, from which the best one is selected."""
GLANCE: Final = 2
"""The number of trials of each choice that decide, without a net, whether more trials are worth it."""
ROUGH_LEAD: Final = 0.05
BATCHES: Final = (8, 16, 24, 36, 60, 60, 60, 60)
"""Numbers of fresh trials. After each batch a choice is judged: given up, certain, or tried further."""
FAIR: Final = 24
"""The number of fresh trials from which a choice that is not far ahead is given up."""
ENOUGH: Final = 48
"""The smallest number of fresh trials of every choice."""
WHOLE_GAMES: Final = (24, 36, 60, 120, 180)
"""Numbers of whole games with the best choice and with that of ``medium``, where no bot searches. After each batch the
choice is given up, vouched for, or tried further."""
EASY_TRIES: Final = 5
"""The number of tries of ``easy``: it finds a choice if it takes it in most of them."""
AFTER: Final = 8
"""The number of decisions between two puzzles of one game, so that no two ask the same thing."""
CLOSE: Final = 0.03, 0.97
"""The chances between which a game is open; outside them no choice is worth a question."""


def puzzles_in_game(
    game: Game, players: int, number: int, seed: str, full: Collection[str] = frozenset()
) -> list[Puzzle]:
    """Play one game of bots and return its puzzles, except those of the full kinds. The same seed and kinds give the
    same puzzles."""
    match = start(game, players, seed)
    bots = [make_bot("medium" if (seat + number) % 2 else "easy", f"{seed}/{seat}") for seat in range(players)]
    found: list[Puzzle] = []
    free = 0
    while match.decision is not None:
        seat = match.decision.seat
        taken = bots[seat].decide(match.decision, Imagine(match, seat, bots[seat].chance))
        if match.number >= free and is_candidate(match):
            puzzle = puzzle_at(match, number, taken.key, full)
            if puzzle is not None:
                found.append(puzzle)
                free = match.number + AFTER
        match.take(taken)
    return found


def is_candidate(match: Match) -> bool:
    """Return whether a decision is worth trials: it has neither too many options nor belongs to the set-up."""
    decision = match.decision
    if decision is None or not 2 <= len(decision.options) <= MOST_OPTIONS:
        return False
    return not match.game.questions.of(decision).suggests


def puzzle_at(match: Match, number: int, taken: str, full: Collection[str] = frozenset()) -> Puzzle | None:
    """Return the puzzle of the present decision; None if there is none, or if it is of a full kind."""
    if UNFOUND in full and not is_worth_a_thought(match):
        return None
    search = PuzzleSearch(match)
    best = search.best()
    if best is None or search.is_of(full, best) or not search.is_sure(best):
        return None
    if search.is_of(full, best) or not search.is_vouched_for(best):
        return None
    return search.puzzle(best, number, taken)


class PuzzleSearch:
    """The search at one decision."""

    def __init__(self, match: Match) -> None:
        decision = match.decision
        if decision is None:
            raise LookupError("a finished game has no puzzle")
        self.match = match
        self.decision = decision
        self.seat = decision.seat
        self.options = decision.options
        self.places = range(len(decision.options))
        self.name = f"puzzle/{match.number}"
        self.trials = Trials(match, self.name)
        self.fresh: dict[int, list[Trial]] = {place: [] for place in self.places}
        self.is_searched = is_worth_a_thought(match)
        self._first: dict[int, list[Trial]] = {}
        self._numbers = 0

    def best(self) -> int | None:
        """Return the choice that looks best, if ``medium`` does not take it; otherwise None."""
        imagined = self.match.imagine(self.seat, Chance(self.name))
        quick = self._quick(imagined)
        wanted = policy(imagined)
        likely = list(self.places)
        if wanted is not None:
            likely.sort(key=lambda place: -wanted[place])
            if wanted[likely[0]] - wanted[quick[0]] < WANTED_LEAD:
                return None
        # Most decisions end here: with a net its own choice, else all of them, a few times beside the quick bot's.
        if not self._seems_better(likely[: WIDE if wanted is None else 1], quick[0], ROUGH if wanted else GLANCE):
            return None
        means = self._means([*likely[:WIDE], quick[0]], ROUGH)
        self._numbers = ROUGH
        first, second = sorted(means, key=lambda place: -means[place])[:2]
        if first in quick or means[first] - means[second] < ROUGH_LEAD:
            return None
        return first if CLOSE[0] < means[first] and means[second] < CLOSE[1] else None

    def _quick(self, imagined: Match) -> list[int]:
        """Return the choices that look best to ``medium``."""
        weights = values(imagined)
        return [place for place in self.places if weights[place] == max(weights)]

    def is_of(self, full: Collection[str], best: int) -> bool:
        """Return whether a puzzle with this answer would be of a full kind. Before there are fresh trials, the first
        ones tell whether it is a last turn."""
        found = ["master"] if self.is_searched else []
        return any(kind in full for kind in kinds_of(self._theme(best), found))

    def is_sure(self, best: int) -> bool:
        """Return whether fresh trials put the choice far enough ahead of every other. A choice that is clearly behind
        gets no more trials."""
        near = [place for place in self.places if place != best]
        for batch in BATCHES:
            self._play_fresh([best, *near], batch)
            leads = {place: self.lead(best, place) for place in near}
            if any(self._is_hopeless(best, lead) for lead in leads.values()):
                return False
            near = [place for place, lead in leads.items() if not self._is_certain(best, lead)]
            if not near:
                return True
        return False

    def _is_hopeless(self, best: int, lead: Figure) -> bool:
        return lead.high < LEAD or (len(self.fresh[best]) >= FAIR and lead.mean < CERTAIN_LEAD)

    def _is_certain(self, best: int, lead: Figure) -> bool:
        return len(self.fresh[best]) >= ENOUGH and lead.mean >= LEAD and lead.low > CERTAIN_LEAD

    def is_vouched_for(self, best: int) -> bool:
        """Return whether more than the trials speaks for the choice: ``master``, or whole games where it does not
        search."""
        return self.finds("master", best) if self.is_searched else self.wins_whole_games(best)

    def wins_whole_games(self, best: int) -> bool:
        """Return whether the choice leads that of ``medium`` by as much in trials to the end of the game, too, and
        surely wins more of them."""
        quick = self._quick(self.match.imagine(self.seat, Chance(self.name)))[0]
        trials = Trials(self.match, f"{self.name}/games", GAME)
        gaps: list[float] = []
        for batch in WHOLE_GAMES:
            came = trials.play_all([best, quick], range(len(gaps), len(gaps) + batch))
            gaps += [one - two for one, two in zip(*map(self._chances, came.values()), strict=True)]
            lead = interval(gaps)
            if lead.mean < CERTAIN_LEAD:
                return False
            if lead.mean >= LEAD and lead.low > 0.0:
                return True
        return False

    def lead(self, best: int, other: int) -> Figure:
        """Return by how much one choice is ahead of another in the trials that both have, with the same dice."""
        pairs = zip(self._chances(self.fresh[best]), self._chances(self.fresh[other]), strict=False)
        return interval([one - two for one, two in pairs])

    def finds(self, bot: str, best: int, tries: int = 1) -> bool:
        """Tell whether a bot takes this choice in most of its tries."""
        return sum(self._takes(bot, number) == best for number in range(tries)) > tries / 2

    def _takes(self, bot: str, number: int) -> int:
        player = make_bot(bot, f"{self.name}/{number}")
        option = player.decide(self.decision, Imagine(self.match, self.seat, player.chance))
        return next(place for place in self.places if self.options[place].key == option.key)

    def puzzle(self, best: int, number: int, taken: str) -> Puzzle:
        match = self.match
        keys = [key for _, key in match.made]
        found = [
            bot for bot, tries in (("easy", EASY_TRIES), ("medium", 1), ("hard", 1)) if self.finds(bot, best, tries)
        ]
        return Puzzle(
            id=puzzle_id(match.players, match.seed, match.options, keys),
            game_number=number,
            players=match.players,
            seed=match.seed,
            options=match.options,
            keys=keys,
            seat=self.seat,
            theme=self._theme(best),
            difficulty=HARDEST - len(found),
            found=[*found, "master"] if self.is_searched else found,
            best=self.options[best].key,
            taken=taken,
            told=self._reason(best),
            choices=[self._choice(place, best) for place in self.places],
        )  # fmt: skip

    def _theme(self, best: int) -> str:
        """Return the theme of the question; where most trials end the game, it is the last turn."""
        trials = self.fresh[best] or self._first[best]
        ended = sum(trial.clone.over for trial in trials)
        if self.trials.reach != GAME and ended > len(trials) / 2:
            return LAST_TURN
        return self.match.game.theme(self.decision.ask)

    def _reason(self, best: int) -> Message:
        second = min((place for place in self.places if place != best), key=lambda place: self.lead(best, place).mean)
        name = names_of(self.match, self.decision)[best]
        return why_best(self.match, self.seat, name, self.fresh[best], self.fresh[second])

    def _choice(self, place: int, best: int) -> PuzzleChoice:
        choice = PuzzleChoice(self.options[place].key, self._chance(place, best), self.lead(best, place))
        if place != best:
            choice.why = why_behind(self.match, self.seat, self.fresh[place], self.fresh[best])
        return choice

    def _chance(self, place: int, best: int) -> Figure:
        """Return the chance of a choice: that of the best one, which has most trials, minus how far the choice is
        behind."""
        own = interval(self._chances(self.fresh[place]))
        mean = fmean(self._chances(self.fresh[best])) - self.lead(best, place).mean
        moved = mean - own.mean
        return Figure(*(round(min(1.0, max(0.0, end + moved)), 4) for end in (own.mean, own.low, own.high)))

    def _seems_better(self, places: Sequence[int], quick: int, count: int) -> bool:
        means = self._means([*places, quick], count)
        return max(means.values()) - means[quick] >= ROUGH_LEAD

    def _means(self, places: Sequence[int], count: int) -> dict[int, float]:
        """Return the seat's mean chance after each choice in the first trials, which are not used to judge."""
        self._first = self.trials.play_all(list(dict.fromkeys(places)), range(count))
        return {place: fmean(self._chances(trials)) for place, trials in self._first.items()}

    def _played(self, places: Sequence[int], count: int) -> dict[int, list[Trial]]:
        """Play trials with new seeds, the same for all choices."""
        begun = self._numbers
        self._numbers += count
        return self.trials.play_all(places, range(begun, self._numbers))

    def _play_fresh(self, places: Sequence[int], count: int) -> None:
        for place, trials in self._played(places, count).items():
            self.fresh[place] += trials

    def _chances(self, trials: Sequence[Trial]) -> list[float]:
        return [trial.chances[self.seat] for trial in trials]


def interval(figures: Sequence[float]) -> Figure:
    """Return the mean and its 99 % interval, in ten-thousandths."""
    mean, reach = fmean(figures), Z99 * error(figures)
    return Figure(round(mean, 4), round(mean - reach, 4), round(mean + reach, 4))
