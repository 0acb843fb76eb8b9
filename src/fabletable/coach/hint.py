"""Hints: the best three choices, their values and reasons. The first answer comes at once and improves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean

import msgspec

from fabletable.bots.greedy import values
from fabletable.bots.rollout_search import promising
from fabletable.bots.things import spelled
from fabletable.coach.outlook import policy
from fabletable.coach.reasons import MeanGain, Reasons, why
from fabletable.coach.trials import Figure, Trial, Trials, figure, figure_of_gaps, gap
from fabletable.kernel import Chance, Match, Message, Refused
from fabletable.kernel.game import GAME
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import Choice, Odds
from fabletable.kernel.theme import OTHER, SPEND

SHOWN = 3
BATCH = 4
"""The number of trials of each choice between two answers."""

PICKED = 6
"""The number of trials that select the three; figures come from other trials, else the best would be the luckiest."""

MOST = 240
"""The largest number of fresh trials of each of the three."""

LEAST = 24

TELLABLE = 0.005
"""The smallest lead that shows in whole percent."""

THINGS = ("buy", "forge", "learn", "reward", SPEND)
"""The themes whose choices are things that one gets, makes or gives up."""

AMOUNT = "coach-amount"

SEVERAL = 2
"""The smallest amount of something that the sentence names."""

GLANCES = 8
"""The number of imagined tables after each choice that a net evaluates at once."""


class Candidate(msgspec.Struct):
    """A choice. ``chance`` is the seat's chance to win with it and ``behind`` how much less that is than with the first
    one; ``score`` and ``short`` the same for the final score, where trials are played to the end. A first thought has
    none of these; ``glance`` is the chance by the look of it, where a net can tell that."""

    key: str
    label: Message
    glance: float | None = None
    chance: Figure | None = None
    behind: Figure | None = None
    score: float | None = None
    short: Figure | None = None
    why: Reasons | None = None


class Counsel(msgspec.Struct):
    """The coach's advice at one decision. ``told`` is the advice in one sentence, with its reason and without figures.
    ``clear``: the first is certainly better than the second, and by enough to matter. ``part`` of the thinking is done;
    ``trials`` games were played for it."""

    number: int
    seat: int
    choices: list[Candidate]
    others: int
    trials: int
    part: float
    clear: bool
    told: Message


def never() -> bool:
    return False


def hints(match: Match, seed: str = "hint", enough: Callable[[], bool] = never) -> Iterator[Counsel]:
    """Yield better and better answers to the present decision, until it is clear or ``enough`` returns true."""
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    # Trials to the end of the game tell the final score, too.
    reach = GAME if match.game.advice.rollout_depth == GAME else ""
    imagined = match.imagine(decision.seat, Chance(seed))
    wanted = policy(imagined)
    order = promising(values(imagined) if wanted is None else wanted)
    beaten = match.game.questions.of(decision).dominated_options(imagined.table, decision)
    thinking = Thinking(Trials(match, f"{seed}/{match.number}", reach), order, beaten)
    if wanted is not None and match.game.advice.chances is None:
        thinking.glance()
    yield thinking.first_thought()
    if len(decision.options) == 1:
        return
    for _ in thinking.pick():
        if enough():
            return
        yield thinking.first_thought()
    while not thinking.is_done and not enough():
        thinking.go_on()
        yield thinking.answer()


class Thinking:
    """The search for a hint. ``dominated`` are options that another one always beats, by key, each with the
    better key."""

    def __init__(self, trials: Trials, order: list[int], dominated: dict[str, str]) -> None:
        decision = trials.match.decision
        if decision is None:
            raise LookupError("a finished game has nothing to think about")
        self.trials = trials
        self.options = decision.options
        match = trials.match
        question = match.game.questions.of(decision)
        shows_odds = match.with_odds and not question.is_sampled(match.table, decision)
        listed = question.choices(match.table, decision, odds=shows_odds)
        self.shown = {choice.key: choice for choice in listed}
        """The choices as the table lists them, by key: a hint names what can be read there. Odds that take trials
        follow with the first answer."""
        self._lacks_odds = match.with_odds and not shows_odds
        places = {option.key: place for place, option in enumerate(decision.options)}
        self.dominated = {places[worse]: places[better] for worse, better in dominated.items()}
        self.order = list(dict.fromkeys(self.dominated.get(place, place) for place in order))
        """The sensible choices, best first."""
        self.came: dict[int, list[Trial]] = {place: [] for place in dict.fromkeys([*self.order, *order])}
        self.fresh: dict[int, list[Trial]] = {}
        self.seen: dict[int, list[float]] = {}
        """The seat's chance right after each choice, without trials."""

    def glance(self) -> None:
        """Rate all options by a first look with the same dice; the best of them are the first answer."""
        self.seen = self.trials.glance(self.order, range(GLANCES))
        self.order = sorted(self.order, key=lambda place: -sum(self.seen[place]))

    def pick(self) -> Iterator[None]:
        """Try all promising choices; keep the three best and the first by policy."""
        for number in range(PICKED):
            for place in self.came:
                self.came[place].append(self.trials.play(place, number))
            yield
        ranked = sorted(self.came, key=lambda place: -sum(trial.value for trial in self.came[place]))
        sensible = [place for place in ranked if place not in self.dominated]
        self.order = self._told_apart(sensible)[:SHOWN]
        # A dominated option may yet prove better beside the one that dominates it.
        doubtful = ranked[:1] if ranked[0] in self.dominated else []
        beside = [self.dominated[place] for place in doubtful]
        self.fresh = {place: [] for place in dict.fromkeys([*self.order, *doubtful, *beside])}

    def _told_apart(self, places: Sequence[int]) -> list[int]:
        """Keep the first of those with the same name in the same row: a sentence could not tell them apart."""
        kept: dict[tuple[str, str], int] = {}
        for place in places:
            kept.setdefault(self._name(place), place)
        return list(kept.values())

    def _name(self, place: int) -> tuple[str, str]:
        """Return the name that is read on the table, and its row."""
        choice = self._choice(place)
        return spelled(choice.label), "" if choice.under is None else spelled(choice.under)

    def _choice(self, place: int) -> Choice:
        return self.shown[self.options[place].key]

    def _note_of_namesake(self, place: int) -> Message | None:
        """Return the note by which this choice is told from another one of the same name; None where there is no such
        choice or its note is the same."""
        name, mine = self._name(place), self._choice(place).note
        notes = [self._choice(other).note for other in range(len(self.options)) if self._name(other) == name]
        return mine if any(note != mine for note in notes) else None

    def _is_beaten(self, place: int) -> bool:
        """Tell whether a choice is dominated and not clearly better by its trials."""
        better = self.dominated.get(place)
        return better is not None and gap(self._chances(place), self._chances(better)).low <= 0

    def go_on(self) -> None:
        begun = PICKED + len(self.fresh[self.order[0]])
        for number in range(begun, begun + BATCH):
            for place in self.fresh:
                self.fresh[place].append(self.trials.play(place, number))
        sensible = [place for place in self.fresh if not self._is_beaten(place)]
        self.order = sorted(sensible, key=lambda place: -sum(map(self._chance, self.fresh[place])))[:SHOWN]

    def _chance(self, trial: Trial) -> float:
        return trial.chances[self.trials.seat]

    def _chances(self, place: int) -> list[float]:
        return [self._chance(trial) for trial in self.fresh[place]]

    @property
    def is_done(self) -> bool:
        made = len(self.fresh[self.order[0]])
        return made >= MOST or (made >= LEAST and self.is_sure)

    @property
    def is_sure(self) -> bool:
        """Tell whether the first option can no longer change."""
        return len(self.order) < 2 or self._lead.low > 0

    @property
    def is_clear(self) -> bool:
        """Tell whether the first is clearly better, by a visible lead."""
        return self.is_sure and (len(self.order) < 2 or self._lead.mean >= TELLABLE)

    @property
    def _lead(self) -> Figure:
        return gap(self._chances(self.order[0]), self._chances(self.order[1]))

    def first_thought(self) -> Counsel:
        picked = len(next(iter(self.came.values())))
        choices = [self._thought(place) for place in self.order[:SHOWN]]
        sentence = Message("coach-say-thought", {"choice": choices[0].label})
        return self._hint(choices, 0.2 * picked / PICKED, sentence, clear=False)

    def _thought(self, place: int) -> Candidate:
        seen = self.seen.get(place)
        choice = self._choice(place)
        return Candidate(choice.key, choice.label, fmean(seen) if seen else None)

    def answer(self) -> Counsel:
        """Return the answer with figures from fresh trials alone. A reason compares it with the best, or the best with
        the next."""
        self._add_odds()
        made = len(self.fresh[self.order[0]])
        choices = [self._hinted(rank, place) for rank, place in enumerate(self.order)]
        clear = made >= LEAST and self.is_clear
        alike = made >= LEAST and not self.is_clear
        sentence = advice(choices, self.shown, alike=alike)
        if sentence.id == "coach-say-best" and made >= LEAST and len(choices) > 1:
            match = self.trials.match
            theme = OTHER if match.decision is None else match.game.theme(match.decision.ask)
            sentence = sense_of(choices[0], choices[1], self.shown, theme)
        if (note := self._note_of_namesake(self.order[0])) is not None:
            sentence = Message("coach-say-which", {"advice": sentence, "note": note})
        if len(choices) == 1 or not alike:
            sentence = with_risk(sentence, self.shown[choices[0].key].odds)
        return self._hint(choices, 1.0 if self.is_done else 0.2 + 0.8 * made / MOST, sentence, clear=clear)

    def _add_odds(self) -> None:
        """Find the odds that take trials, once."""
        match = self.trials.match
        if self._lacks_odds and match.decision is not None:
            listed = match.game.questions.of(match.decision).choices(match.table, match.decision, odds=True)
            self.shown = {choice.key: choice for choice in listed}
        self._lacks_odds = False

    @property
    def _rival(self) -> int:
        """The choice beside which the first one is explained: the next that is not another way to the same thing."""
        first = self._choice(self.order[0]).under
        others = [place for place in self.order[1:] if first is None or self._choice(place).under != first]
        return (others or self.order[1:] or self.order)[0]

    def _hinted(self, rank: int, place: int) -> Candidate:
        first, mine = self.order[0], self.fresh[place]
        choice = self._choice(place)
        hinted = Candidate(choice.key, choice.label)
        hinted.chance = figure(self._chances(place))
        if rank:
            hinted.behind = gap(self._chances(first), self._chances(place))
        beside = self.fresh[first if rank else self._rival]
        if beside is not mine and len(mine) >= LEAST // 3:
            hinted.why = why(self.trials.match.game, self.trials.seat, mine, beside)
        scores = [trial.score(self.trials.seat) for trial in mine]
        others = [trial.score(self.trials.seat) for trial in self.fresh[first]]
        if None not in scores:
            hinted.score = round(sum(score or 0 for score in scores) / len(scores), 1)
            if rank and None not in others:
                gaps = [float((one or 0) - (other or 0)) for one, other in zip(others, scores, strict=True)]
                hinted.short = figure_of_gaps(gaps)
        return hinted

    def _hint(self, choices: list[Candidate], part: float, sentence: Message, *, clear: bool) -> Counsel:
        match = self.trials.match
        others = len(self.options) - len(choices)
        return Counsel(
            match.number, self.trials.seat, choices, others, self.trials.made, round(min(1.0, part), 3), clear, sentence
        )


# --- in one sentence ---


def advice(choices: Sequence[Candidate], shown: Mapping[str, Choice], *, alike: bool) -> Message:
    """Return one sentence: the best choice and the strongest reason for it, or that the first two are ``alike``.
    ``shown`` are the choices on the table, by key. Of two ways to the same thing it matters little which one is
    taken."""
    best = choices[0]
    if len(choices) > 1 and alike:
        row, other = (shown[each.key].under for each in choices[:2])
        if row is not None and row == other:
            return _any_way(best, row, shown[best.key].within or best.label)
        return _alike(best, choices[1], shown)
    return reason_for(best, choices[1] if len(choices) > 1 else None)


def _any_way(best: Candidate, row: Message, way: Message) -> Message:
    """Return why one goes for the thing that the row names, and that the way to it matters little."""
    reason = reason_for(Candidate(best.key, row, why=best.why), None)
    if reason.id == "coach-say-best":
        return Message("coach-say-alike-ways", {"choice": row, "way": way})
    return Message("coach-say-any-way", {"advice": reason, "way": way})


def _alike(best: Candidate, other: Candidate, shown: Mapping[str, Choice]) -> Message:
    """Return that two choices are worth the same, and in what they differ nevertheless."""
    named: dict[str, Arg] = {"choice": best.label, "other": other.label}
    both = (best, other)
    leads, gains = [_lead(one) for one in both], [_gain(one) for one in both]
    for apart, (first, second) in (("coach-say-alike-leads", leads), ("coach-say-alike-gains", gains)):
        if first is not None and second is not None:
            return Message(apart, {**named, "first": first, "second": second})
    for alone, pair in (("coach-say-alike-one-leads", leads), ("coach-say-alike-one-gains", gains)):
        for one, what in zip(both, pair, strict=True):
            if what is not None:
                return Message(alone, {**named, "one": one.label, "what": what})
    odds = [shown[one.key].odds for one in both]
    if odds[0] is not None and odds[1] is not None and odds[0].won != odds[1].won:
        likelier = best if odds[0].won > odds[1].won else other
        return Message("coach-say-alike-one-likelier", {**named, "one": likelier.label})
    return Message("coach-say-alike", named)


def _why(candidate: Candidate) -> Reasons:
    return candidate.why or Reasons()


def _lead(candidate: Candidate) -> Message | None:
    """Return the clause that says what the choice leads to and what that is good for."""
    earned = next((reason for reason in _why(candidate).earns if "thing" in reason.args), None)
    return None if earned is None else Message("coach-lead", {name: earned.args[name] for name in ("thing", "theme")})


def _gain(candidate: Candidate) -> Message | None:
    """Return what one has more of after the choice, with its amount where that is more than one."""
    gain = next((gain for gain in _why(candidate).gains if gain.n > 0), None)
    return None if gain is None else in_figures(gain, SEVERAL).label


def in_figures(gain: MeanGain, least: int) -> MeanGain:
    """Return the gain with its amount beside its name, where that is at least so much. One that has it stays."""
    n = round(gain.n)
    if n < least or gain.label.id == AMOUNT:
        return gain
    return MeanGain(Message(AMOUNT, {"what": gain.label, "n": n}), gain.n)


def with_risk(sentence: Message, odds: Odds | None) -> Message:
    """Return the advice with a word on the risk, where its choice fails more often than it succeeds."""
    if odds is None or odds.lost <= odds.won:
        return sentence
    if odds.if_lost is None:
        return Message("coach-say-risk", {"advice": sentence})
    return Message("coach-say-risk-costs", {"advice": sentence, "lost": odds.if_lost})


def sense_of(best: Candidate, other: Candidate, shown: Mapping[str, Choice], theme: str) -> Message:
    """Return why one takes the better choice although it brings nothing that the trials count: it succeeds more often,
    what it takes is worth it, or else what choices of its kind are about."""
    named: dict[str, Arg] = {"choice": best.label, "other": other.label}
    spent = next((gain.label for gain in _why(best).gains if gain.n < 0), None)
    forgone = next((risk.args["thing"] for risk in _why(best).risks if risk.id == "coach-forgoes"), None)
    mine, others = shown[best.key].odds, shown[other.key].odds
    if mine is not None and others is not None and mine.won > others.won:
        return Message("coach-say-likelier", named)
    if mine is not None and mine.won > mine.lost and mine.if_won is not None:
        return Message("coach-say-promising", {**named, "won": mine.if_won})
    if spent is not None:
        return Message("coach-say-spends", {**named, "what": spent})
    if forgone is not None:
        return Message("coach-say-forgoes", {**named, "thing": forgone})
    # To buy or to miss there are things; of a bare word one can say only that one fares better with it.
    plain = theme in THINGS and not (best.label.piece and other.label.piece)
    return Message("coach-say-sense", {**named, "theme": OTHER if plain else theme})


def reason_for(best: Candidate, other: Candidate | None) -> Message:
    """Return the sentence of the first kind of reason there is: points, what it leads to and what one has then, what it
    prevents."""
    named: dict[str, Arg] = {"choice": best.label}
    points = 0 if other is None or other.short is None or other.short.low <= 0 else round(other.short.mean)
    why = best.why or Reasons()
    lead, more = _lead(best), _gain(best)
    if points > 0:
        named["points"] = Message("points", {"n": points})
        if lead is None:
            return Message("coach-say-score", named)
        return Message("coach-say-leads-score", {**named, "lead": lead})
    if lead is not None and more is not None:
        return Message("coach-say-leads-gains", {**named, "lead": lead, "what": more})
    if lead is not None:
        wins = other is not None and other.behind is not None and other.behind.low > 0
        return Message("coach-say-leads-wins" if wins else "coach-say-leads", {**named, "lead": lead})
    if more is not None:
        return Message("coach-say-gains", {**named, "what": more})
    for reason in why.prevents:
        if reason.id == "coach-prevents":
            return Message("coach-say-prevents", {**named, "seat": reason.args["seat"], "thing": reason.args["thing"]})
        return Message("coach-say-safe", named)
    return Message("coach-say-best", named)
