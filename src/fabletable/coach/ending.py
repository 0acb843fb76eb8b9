"""How a finished game ended, from its log: the game's own ``Ending``, and what can be told of every game.

The game is played once more with its notes kept, so whoever plays it pays nothing for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from fabletable.coach.trials import chances_of
from fabletable.kernel import Game, Match, Refused, RuleCrash, Say, seat_name
from fabletable.kernel.ending import (
    BATTLE,
    ESCAPE,
    Award,
    Awarded,
    Bars,
    Chronicle,
    Column,
    Epilogue,
    Leaf,
    Lines,
    Measure,
    Merit,
    Round,
    Trail,
    TurningPoint,
)
from fabletable.kernel.match import prepared
from fabletable.kernel.result import Result
from fabletable.kernel.say import Arg
from fabletable.kernel.scene import Gem, Piece, Scene, Zone

MOST_VALUES = 240
"""So many values make a curve; a longer game is sampled."""
TURNS = 3
APART = 0.04
"""Turning points lie at least so much of the game apart."""

Step = Callable[[float], None]


def no_step(part: float) -> None:
    pass


def epilogue(
    game: Game, players: int, seed: str, options: dict[str, Any], keys: Sequence[str], *, step: Step = no_step
) -> Epilogue:
    """The ending of a game that is over; its luck is told apart (``luck.py``)."""
    match = prepared(game, players, seed, options)
    match.begin(notes=True)
    looking = LookingBack(match, keys)
    looking.walk(step)
    return looking.told()


class LookingBack:
    """One finished game, played once more."""

    def __init__(self, match: Match, keys: Sequence[str]) -> None:
        self.match = match
        self.keys = keys
        self.game = match.game
        self.ending = match.game.ending
        self.rounds: list[Round] = []
        self.at: list[int] = []
        self.curves: list[Curve] = []
        self.prospects: list[list[float]] = []
        """By decision, how every seat stands."""
        self.scores: list[list[int | None]] = []
        self.trails = [Trail(seat, []) for seat in range(match.players)]
        self.stories: list[int] = []
        """By decision, how many lines of the tale had been told."""

    # --- the game again ---

    def walk(self, step: Step) -> None:
        stride = 1 + len(self.keys) // MOST_VALUES
        self._look(0, sample=True)
        for at, key in enumerate(self.keys, 1):
            try:
                self.match.choose(key)
            except (Refused, RuleCrash) as no:
                raise Refused("why-record-parts", {"number": at, "key": key, "detail": str(no)}) from no
            self._look(at, sample=at % stride == 0 or at == len(self.keys))
            step(at / len(self.keys))

    def _look(self, at: int, *, sample: bool) -> None:
        table = self.match.table
        for note in reversed(table.notes or []):
            if note.at:
                break
            note.at = at
        self.prospects.append(standing(self.match))
        self.stories.append(len(self.match.story(None)))
        self._round(at)
        scene = self.match.scene(None) if sample or self.ending.board == "trails" else None
        if scene is not None:
            self._walk_on(scene)
            if sample:
                self._sample(at, scene)

    def _round(self, at: int) -> None:
        rounds = self.ending.rounds
        if rounds is not None and not self.match.over:
            label = Say(self.ending.round_word, {"n": rounds(self.match.table)})
            if not self.rounds or self.rounds[-1].label != label:
                self.rounds.append(Round(at, label))

    def _sample(self, at: int, scene: Scene) -> None:
        self.at.append(at)
        self.scores.append([player.score for player in scene.players])
        if self.ending.rounds is None and (not self.rounds or self.rounds[-1].label != scene.chapter):
            self.rounds.append(Round(at, scene.chapter))
        self._discover(scene)
        for curve in self.curves:
            curve.read(self.match, scene)

    def _discover(self, scene: Scene) -> None:
        """What the game measures; else the score and whatever the scene counts at a seat, as soon as it does."""
        if self.ending.measures is not None:
            self.curves = self.curves or [Curve(each.label, each.icon, each.gem, each) for each in self.ending.measures]
            return
        if any(player.score is not None for player in scene.players):
            self._draw(Curve(Say("points.word"), "", None))
        for player in scene.players:
            for piece in player.counters:
                if piece.kind == "counter" and piece.n is not None:
                    self._draw(Curve(piece.label, piece.icon, next(iter(piece.gems), None)))

    def _draw(self, curve: Curve) -> None:
        if all(each.label != curve.label for each in self.curves):
            curve.values = [[None] * (len(self.at) - 1) for _ in range(self.match.players)]
            self.curves.append(curve)

    def _walk_on(self, scene: Scene) -> None:
        for pawn in pawns(scene.board):
            trail = self.trails[pawn.seat or 0].places
            if pawn.place and (not trail or trail[-1] != pawn.place):
                trail.append(pawn.place)

    # --- what is told ---

    def told(self) -> Epilogue:
        result = self.match.result
        if result is None:
            raise Refused("why-game-goes-on")
        ending, table = self.ending, self.match.table
        chronicle = Chronicle(self.match.players, result, len(self.keys), table.notes or [], self.rounds)
        return Epilogue(
            self.game.key,
            result.winners,
            result.scores,
            len(self.keys),
            title_of(result) if ending.title is None else ending.title(table, chronicle),
            self._led() if ending.lead is None else ending.lead(table, chronicle),
            result.notes if ending.tale is None else list(ending.tale(table, chronicle)),
            "laurels" if ending.icon is None else ending.icon(table, chronicle),
            ending.again or Say("ending-again"),
            ending.board,
            self.rounds,
            self._leaves(chronicle),
            [curve.lines(self.at) for curve in self.curves],
            self._awards(chronicle),
            self._turns(result),
            [trail for trail in self.trails if len(trail.places) > 1] if ending.board == "trails" else [],
        )

    def _leaves(self, chronicle: Chronicle) -> list[Leaf]:
        ending, table = self.ending, self.match.table
        found: list[Leaf] = []
        if ending.sources:
            columns = [Column(source.label, source.note) for source in ending.sources]
            seats = range(self.match.players)
            rows = [[source.of(table, chronicle, seat) for source in ending.sources] for seat in seats]
            found.append(Bars(ending.sources_title or Say("ending-sources"), columns, rows))
        if ending.leaves is not None:
            found += ending.leaves(table, chronicle)
        return found

    def _led(self) -> Say | None:
        """Who had led longest, if somebody else won."""
        result = self.match.result
        leads = self._leads()
        first = max(range(len(leads)), key=lambda seat: leads[seat])
        if result is None or not result.winners or first in result.winners or leads[first] * 2 < len(self.keys):
            return None
        return Say("ending-led", {"seat": seat_name(first), "winner": seat_name(result.winners[0])})

    def _leads(self) -> list[int]:
        """By seat, after how many decisions it stood best, alone."""
        found = [0] * self.match.players
        for standings in self.prospects[1:]:
            best = max(standings)
            if standings.count(best) == 1:
                found[standings.index(best)] += 1
        return found

    # --- awards ---

    def _awards(self, chronicle: Chronicle) -> list[Awarded]:
        mine = [Award(Say("award-battles"), "crossed-swords", "award-battles.text", battles)]
        mine.append(Award(Say("award-escape"), "run", "award-escape.text", escape))
        mine += [self._riches(curve) for curve in self.curves if curve.measure is not None and curve.measure.riches]
        leads = self._leads()
        mine.append(Award(Say("award-lead"), "podium-winner", "award-lead.text", self._leader(leads)))
        found = []
        for award in [*self.ending.awards, *mine]:
            given = awarded(award, self.match, chronicle)
            if given is not None:
                found.append(given)
        return found

    def _leader(self, leads: list[int]) -> Callable[[Any, Chronicle, int], Merit | None]:
        def merit(table: Any, told: Chronicle, seat: int) -> Merit | None:
            won = "yes" if seat in told.result.winners else "no"
            return Merit(leads[seat], {"n": leads[seat], "of": len(self.keys), "won": won}) if leads[seat] else None

        return merit

    def _riches(self, curve: Curve) -> Award:
        def merit(table: Any, told: Chronicle, seat: int) -> Merit | None:
            values = [value or 0 for value in curve.values[seat]]
            high = max(values)
            at = self.at[values.index(high)]
            args: dict[str, Arg] = {"n": int(high), "what": curve.label, "when": told.round_at(at)}
            return Merit(high, args, at) if high else None

        return Award(Say("award-riches"), "coins-pile", "award-riches.text", merit)

    # --- turning points ---

    def _turns(self, result: Result) -> list[TurningPoint]:
        """Where the winner's standing changed most; when all have lost, anybody's."""
        seats = result.winners or range(self.match.players)
        changes = []
        for at in range(1, len(self.prospects)):
            for seat in seats:
                change = self.prospects[at][seat] - self.prospects[at - 1][seat]
                changes.append((-abs(change), at, seat, change))
        found: list[TurningPoint] = []
        story = self.match.story(None)
        apart = max(2, round(APART * len(self.keys)))
        for _, at, seat, change in sorted(changes):
            told = story[self.stories[at - 1] : self.stories[at]]
            if change and told and all(abs(at - other.at) >= apart for other in found):
                way: Literal["up", "down"] = "up" if change > 0 else "down"
                found.append(TurningPoint(at, seat, way, told[:4]))
            if len(found) == TURNS:
                break
        return sorted(found, key=lambda turn: turn.at)


class Curve:
    """A measure as it is read: the game's own, a counter of the scene's, or the score."""

    def __init__(self, label: Say, icon: str, gem: Gem | None, measure: Measure | None = None) -> None:
        self.label = label
        self.icon = icon
        self.gem = gem
        self.measure = measure
        self.values: list[list[float | None]] = []

    def read(self, match: Match, scene: Scene) -> None:
        self.values = self.values or [[] for _ in range(match.players)]
        for seat, values in enumerate(self.values):
            values.append(self._value(match, scene, seat))

    def _value(self, match: Match, scene: Scene, seat: int) -> float | None:
        if self.measure is not None:
            return self.measure.of(match.table, seat)
        player = next(player for player in scene.players if player.seat == seat)
        if self.label == Say("points.word"):
            return player.score
        return next((piece.n for piece in player.counters if piece.label == self.label), None)

    def lines(self, at: list[int]) -> Lines:
        return Lines(self.label, at, self.values, self.icon, self.gem)


def standing(match: Match) -> list[float]:
    """How every seat stands: its chance to win where the game can tell it, else its prospect."""
    if match.game.advice.chances is not None:
        return chances_of(match)
    return [match.game.prospect(match.table, seat) for seat in range(match.players)]


def title_of(result: Result) -> Say:
    if not result.winners:
        return Say("ending-lost")
    return Say("ending-won", {"names": [seat_name(seat) for seat in result.winners], "n": len(result.winners)})


def awarded(award: Award, match: Match, chronicle: Chronicle) -> Awarded | None:
    """To the best; to nobody if all are equally good."""
    merits = {seat: award.of(match.table, chronicle, seat) for seat in range(match.players)}
    deserved = {seat: merit for seat, merit in merits.items() if merit is not None}
    if not deserved:
        return None
    best = max((merit.rank, -merit.at) for merit in deserved.values())
    seats = [seat for seat, merit in deserved.items() if (merit.rank, -merit.at) == best]
    if len(seats) == match.players:
        return None
    return Awarded(award.label, award.icon, Say(award.text, deserved[seats[0]].args), seats)


def battles(table: Any, told: Chronicle, seat: int) -> Merit | None:
    fought = told.noted(BATTLE, seat)
    won = sum(note.n for note in fought)
    return Merit(len(fought), {"n": len(fought), "won": won}) if fought else None


def escape(table: Any, told: Chronicle, seat: int) -> Merit | None:
    """The narrowest of all: the fewer were left, the better."""
    narrow = told.noted(ESCAPE, seat)
    if not narrow:
        return None
    note = min(narrow, key=lambda each: each.n)
    return Merit(-note.n, {"n": note.n, "foe": note.about.say, "when": told.round_at(note.at)}, note.at)


def pawns(zone: Zone) -> list[Piece]:
    found = [piece for piece in zone.pieces if piece.kind == "pawn" and piece.seat is not None]
    for inner in zone.zones:
        found += pawns(inner)
    return found
