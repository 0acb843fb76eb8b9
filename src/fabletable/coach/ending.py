"""The ending of a finished game, from its log: the game's own ``Ending``, and what can be told of every game.

The game is replayed with its notes, so that playing costs nothing for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from fabletable.coach.highlights import chosen, scenes_of
from fabletable.coach.luck import Fortune, falls_for
from fabletable.coach.outlook import can_tell, outlooks
from fabletable.coach.trials import Trials
from fabletable.kernel import Game, Match, Message, Refused, RuleCrash, seat_name
from fabletable.kernel.ending import (
    BATTLE,
    ESCAPE,
    Award,
    Bars,
    Column,
    Curves,
    Epilogue,
    FinishedGame,
    Leaf,
    Measure,
    Merit,
    Round,
    Trail,
    TurningPoint,
    WonAward,
)
from fabletable.kernel.finale import Finale, FinaleThing, NearMiss
from fabletable.kernel.match import prepared
from fabletable.kernel.message import Arg
from fabletable.kernel.result import Result
from fabletable.kernel.scene import Gem, Piece, Scene, Zone

MOST_VALUES = 240
"""The largest number of values of a curve; a longer game is sampled."""
TURNS = 3
APART = 0.04
"""The smallest distance of turning points, as a share of the game."""
SMALLEST = 0.06
"""The smallest change of a chance that is a turning point."""
MOST_LINES = 4
"""The largest number of log lines of a turning point."""
SUSPECTS = 6
TRIALS = 12
FRESH = 48
MOST_POINTS = 40
"""The largest number of points of a curve where chances need trials."""
LUCKY = 55
"""The percentile from which on a seat may be called lucky."""

Step = Callable[[float], None]
Progress = Callable[[float, Epilogue | None], None]
"""Receives the finished share, and the ending as far as it is known."""


def no_progress(part: float, so_far: Epilogue | None) -> None:
    pass


def epilogue(
    game: Game,
    players: int,
    seed: str,
    options: dict[str, Any],
    keys: Sequence[str],
    *,
    progress: Progress = no_progress,
) -> Epilogue:
    """Return the ending of a finished game, first without luck and turning points, which take longer."""
    looking = looked_back(game, players, seed, options, keys, lambda part: progress(0.1 * part, None))
    epilogue = looking.epilogue()
    progress(0.1, epilogue)
    seen = scenes_of(game, players, seed, options, keys, lambda part: progress(0.1 + 0.1 * part, None))
    epilogue.highlights, epilogue.texts = chosen(seen.scenes, []), list(seen.texts.values())
    progress(0.2, epilogue)
    epilogue.turns = looking.turns(lambda part: progress(0.2 + 0.2 * part, None))
    epilogue.highlights = chosen(seen.scenes, epilogue.turns)
    progress(0.4, epilogue)
    again = prepared(game, players, seed, options)
    again.begin()
    epilogue.luck, luckiest = looking.luck(again, lambda part: progress(0.4 + 0.6 * part, None))
    epilogue.awards = [*luckiest, *epilogue.awards]
    return epilogue


def looked_back(
    game: Game, players: int, seed: str, options: dict[str, Any], keys: Sequence[str], step: Step
) -> LookingBack:
    match = prepared(game, players, seed, options)
    match.begin(notes=True)
    looking = LookingBack(match, keys)
    looking.walk(step)
    return looking


def told_at_once(game: Game, players: int, seed: str, options: dict[str, Any], keys: Sequence[str]) -> Epilogue:
    """Return the ending without luck and turning points."""
    return looked_back(game, players, seed, options, keys, lambda part: None).epilogue()


def told_with_scenes(game: Game, players: int, seed: str, options: dict[str, Any], keys: Sequence[str]) -> Epilogue:
    """Return the ending with highlights and texts, without luck and turning points."""
    epilogue = told_at_once(game, players, seed, options, keys)
    seen = scenes_of(game, players, seed, options, keys, lambda part: None)
    epilogue.highlights, epilogue.texts = chosen(seen.scenes, []), list(seen.texts.values())
    return epilogue


class LookingBack:
    """One finished game being replayed."""

    def __init__(self, match: Match, keys: Sequence[str]) -> None:
        self.match = match
        self.keys = keys
        self.game = match.game
        self.ending = match.game.ending
        self.rounds: list[Round] = []
        self.at: list[int] = []
        self.curves: list[Curve] = []
        self.prospects: list[list[float]] = []
        """The standing of every seat, by decision."""
        self.scores: list[list[int | None]] = []
        self.trails = [Trail(seat, []) for seat in range(match.players)]
        self._points: dict[int, Match] = {}
        self.stories: list[int] = []
        """The number of log lines by decision."""

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
        self.stories.append(len(self.match.log(None)))
        self._round(at)
        scene = self.match.scene(None) if sample or self.ending.board == "trails" else None
        if scene is not None:
            self._walk_on(scene)
            if sample:
                self._sample(at, scene)

    def _round(self, at: int) -> None:
        rounds = self.ending.rounds
        if rounds is not None and not self.match.over:
            label = Message(self.ending.round_word, {"n": rounds(self.match.table)})
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
        """Find the measures: the game's own; else the score and the counters of the scene, as soon as they appear."""
        if self.ending.measures is not None:
            self.curves = self.curves or [Curve(each.label, each.icon, each.gem, each) for each in self.ending.measures]
            return
        if any(player.score is not None for player in scene.players):
            self._draw(Curve(Message("points.word"), "", None))
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

    def epilogue(self) -> Epilogue:
        result = self.match.result
        if result is None:
            raise Refused("why-game-goes-on")
        ending, table = self.ending, self.match.table
        finished = FinishedGame(self.match.players, result, len(self.keys), table.notes or [], self.rounds)
        return Epilogue(
            self.game.key,
            result.winners,
            result.scores,
            len(self.keys),
            title_of(result) if ending.title is None else ending.title(table, finished),
            self._led() if ending.lead is None else ending.lead(table, finished),
            result.notes if ending.tale is None else list(ending.tale(table, finished)),
            ("laurels" if result.winners else "tombstone") if ending.icon is None else ending.icon(table, finished),
            ending.again or Message("ending-again"),
            ending.board,
            self.rounds,
            self._leaves(finished),
            [curve.lines(self.at) for curve in self.curves],
            self._awards(finished),
            [],
            [trail for trail in self.trails if len(trail.places) > 1] if ending.board == "trails" else [],
            finale=plain_finale(result) if ending.finale is None else ending.finale(table, finished),
        )

    def _leaves(self, finished: FinishedGame) -> list[Leaf]:
        ending, table = self.ending, self.match.table
        found: list[Leaf] = []
        if ending.sources:
            columns = [Column(source.label, source.note) for source in ending.sources]
            seats = range(self.match.players)
            rows = [[source.of(table, finished, seat) for source in ending.sources] for seat in seats]
            found.append(Bars(ending.sources_title or Message("ending-sources"), columns, rows))
        if ending.leaves is not None:
            found += ending.leaves(table, finished)
        return found

    def _led(self) -> Message | None:
        """Return which seat led longest, if another one won."""
        result = self.match.result
        leads = self._leads()
        first = max(range(len(leads)), key=lambda seat: leads[seat])
        if result is None or not result.winners or first in result.winners or leads[first] * 2 < len(self.keys):
            return None
        return Message("ending-led", {"seat": seat_name(first), "winner": seat_name(result.winners[0])})

    def _leads(self) -> list[int]:
        """Return the decisions after which each seat alone stood best."""
        found = [0] * self.match.players
        for standings in self.prospects[1:]:
            best = max(standings)
            if standings.count(best) == 1:
                found[standings.index(best)] += 1
        return found

    # --- awards ---

    def _awards(self, finished: FinishedGame) -> list[WonAward]:
        mine = [Award(Message("award-battles"), "crossed-swords", "award-battles.text", battles)]
        mine.append(Award(Message("award-escape"), "run", "award-escape.text", escape))
        mine += [self._riches(curve) for curve in self.curves if curve.measure is not None and curve.measure.riches]
        leads = self._leads()
        mine.append(Award(Message("award-lead"), "podium-winner", "award-lead.text", self._leader(leads)))
        found = []
        for award in [*self.ending.awards, *mine]:
            given = awarded(award, self.match, finished)
            if given is not None:
                found.append(given)
        return found

    def _leader(self, leads: list[int]) -> Callable[[Any, FinishedGame, int], Merit | None]:
        def merit(table: Any, finished: FinishedGame, seat: int) -> Merit | None:
            won = "yes" if seat in finished.result.winners else "no"
            return Merit(leads[seat], {"n": leads[seat], "of": len(self.keys), "won": won}) if leads[seat] else None

        return merit

    def _riches(self, curve: Curve) -> Award:
        def merit(table: Any, finished: FinishedGame, seat: int) -> Merit | None:
            values = [value or 0 for value in curve.values[seat]]
            high = max(values)
            at = self.at[values.index(high)]
            args: dict[str, Arg] = {"n": int(high), "what": curve.label, "when": finished.round_at(at)}
            return Merit(high, args, at) if high else None

        return Award(Message("award-riches"), "coins-pile", "award-riches.text", merit)

    # --- turning points ---

    def turns(self, step: Step) -> list[TurningPoint]:
        """Return the largest changes of the winner's chance, or of any seat's when all have lost, each at the decision
        that changed most."""
        result = self.match.result
        seats = range(self.match.players) if result is None else result.winners or range(self.match.players)
        curve = self._curve(step)
        changes = []
        for (first, here), (last, there) in pairwise(curve):
            changes += [(-abs(there[seat] - here[seat]), first, last, seat) for seat in seats]
        found: list[TurningPoint] = []
        apart = max(2, round(APART * len(self.keys)))
        for _, first, last, seat in sorted(changes)[:SUSPECTS]:
            at = self._decisive(first, last, seat)
            before, after = self._chances(first)[seat], self._chances(last)[seat]
            far = at is not None and all(abs(at - other.at) >= apart for other in found)
            if at is not None and far and abs(after - before) >= SMALLEST:
                found.append(TurningPoint(at, seat, round(before, 3), round(after, 3), self._log_lines(at)))
        gravest = sorted(found, key=lambda turn: -abs(turn.after - turn.before))[:TURNS]
        return sorted(gravest, key=lambda turn: turn.at)

    def _decisive(self, first: int, last: int, seat: int) -> int | None:
        """Return the decision between these that changed the seat's standing most, of those with log lines."""
        moments = [at for at in range(first, last) if self.stories[at + 1] > self.stories[at]]
        standings = self.prospects
        return max(moments, key=lambda at: abs(standings[at + 1][seat] - standings[at][seat]), default=None)

    def _log_lines(self, at: int) -> list[Message]:
        return self.match.log(None)[self.stories[at] : self.stories[at + 1]][:MOST_LINES]

    def _curve(self, step: Step) -> list[tuple[int, list[float]]]:
        """Return every seat's chance after some of the decisions, from the table or from trials."""
        if can_tell(self.match):
            return list(enumerate(self.prospects))
        again = prepared(self.game, self.match.players, self.match.seed, self.match.options)
        again.begin()
        stride = 1 + len(self.keys) // MOST_POINTS
        found: list[tuple[int, list[float]]] = []
        for at, key in enumerate(self.keys):
            if at % stride == 0:
                self._points[at] = again.clone()
                found.append((at, tried(again, "curve", TRIALS)))
            again.choose(key)
            step((at + 1) / len(self.keys))
        self._points[len(self.keys)] = again
        return [*found, (len(self.keys), outlooks([again])[0])]

    def _chances(self, at: int) -> list[float]:
        """Measure again with fresh trials; otherwise the largest change would be the luckiest."""
        point = self._points.get(at)
        return self.prospects[at] if point is None else tried(point, "turn", FRESH)

    # --- luck ---

    def luck(self, match: Match, step: Step) -> tuple[Curves, list[WonAward]]:
        """Return the gains of every seat from dice and cards, and the award for the luckiest."""
        fortune = Fortune(match, falls_for(len(self.keys)))
        values: list[list[float | None]] = [[0.0] for _ in range(match.players)]
        bands: list[list[float]] = [[0.0] for _ in range(match.players)]
        sampled = set(self.at)
        for at, key in enumerate(self.keys, 1):
            fortune.choose(key)
            if at in sampled:
                for seat, (total, band) in enumerate(zip(fortune.totals, fortune.bands(), strict=True)):
                    values[seat].append(round(total, 2))
                    bands[seat].append(round(band, 2))
            step(at / len(self.keys))
        note = Message("luck-note", {"falls": fortune.falls})
        lines = Curves(Message("luck-title"), self.at, values, "clover", None, note, bands)
        ranks = fortune.ranks()
        best = max(ranks)
        if best < LUCKY or ranks.count(best) > 1:
            return lines, []
        text = Message("award-luck.text", {"n": best})
        return lines, [WonAward(Message("award-luck"), "clover", text, [ranks.index(best)])]


class Curve:
    """A measure: the game's own, a counter of the scene, or the score."""

    def __init__(self, label: Message, icon: str, gem: Gem | None, measure: Measure | None = None) -> None:
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
        if self.label == Message("points.word"):
            return player.score
        return next((piece.n for piece in player.counters if piece.label == self.label), None)

    def lines(self, at: list[int]) -> Curves:
        return Curves(self.label, at, self.values, self.icon, self.gem)


def standing(match: Match) -> list[float]:
    """Return every seat's chance to win where it is known, else its relative value."""
    if can_tell(match):
        return outlooks([match])[0]
    return [match.game.relative_value(match.table, seat) for seat in range(match.players)]


def tried(match: Match, seed: str, count: int) -> list[float]:
    """Return every seat's chance to win, counted in this many trials."""
    if match.over:
        return outlooks([match])[0]
    trials = Trials(match, f"ending/{seed}/{match.number}")
    played = [trials.play(None, number).chances for number in range(count)]
    return [sum(each[seat] for each in played) / count for seat in range(match.players)]


def title_of(result: Result) -> Message:
    if not result.winners:
        return Message("ending-lost")
    return Message("ending-won", {"names": [seat_name(seat) for seat in result.winners], "n": len(result.winners)})


def plain_finale(result: Result) -> Finale:
    """Return the finale of a game that declares none: its winners with their points, and how far behind the others."""
    best = max(result.scores, default=0)
    things = [
        FinaleThing(seat_name(seat), "laurels", Message("points", {"n": result.scores[seat]}), seat)
        for seat in result.winners
    ]
    near = [
        NearMiss(seat, Message("finale-near", {"seat": seat_name(seat), "n": best - score}))
        for seat, score in enumerate(result.scores)
        if seat not in result.winners and score < best
    ]
    won = bool(result.winners)
    return Finale(title_of(result), next(iter(result.notes), None), won=won, things=things, near=near)


def awarded(award: Award, match: Match, finished: FinishedGame) -> WonAward | None:
    """Return the award with the best seat; None if all seats are equal."""
    merits = {seat: award.of(match.table, finished, seat) for seat in range(match.players)}
    deserved = {seat: merit for seat, merit in merits.items() if merit is not None}
    if not deserved:
        return None
    best = max((merit.rank, -merit.at) for merit in deserved.values())
    seats = [seat for seat, merit in deserved.items() if (merit.rank, -merit.at) == best]
    if len(seats) == match.players:
        return None
    return WonAward(award.label, award.icon, Message(award.text, deserved[seats[0]].args), seats)


def battles(table: Any, finished: FinishedGame, seat: int) -> Merit | None:
    fought = finished.noted(BATTLE, seat)
    won = sum(note.n for note in fought)
    return Merit(len(fought), {"n": len(fought), "won": won}) if fought else None


def escape(table: Any, finished: FinishedGame, seat: int) -> Merit | None:
    """Return the narrowest escape: the fewest that were left."""
    narrow = finished.noted(ESCAPE, seat)
    if not narrow:
        return None
    note = min(narrow, key=lambda each: each.n)
    return Merit(-note.n, {"n": note.n, "foe": note.about.message, "when": finished.round_at(note.at)}, note.at)


def pawns(zone: Zone) -> list[Piece]:
    found = [piece for piece in zone.pieces if piece.kind == "pawn" and piece.seat is not None]
    for inner in zone.zones:
        found += pawns(inner)
    return found
