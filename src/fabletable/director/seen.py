"""The moments of one scene as one seat sees them: whose they are, their result, and what is new in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from fabletable.director.knowledge import Knowledge
from fabletable.kernel import Message, Moment, Sum
from fabletable.kernel.facts import ChangedChoice, FoeFacts, Milestone, TrophyTaken
from fabletable.kernel.moment import MomentResult, prose_of
from fabletable.kernel.scene import Odds, Piece, Player, Prose, Scene, Zone

DEEDS: Final = frozenset({"roll", "blow", "outcome", "loss"})
WALKS: Final = frozenset({"turn", "phase", "move"})
CARDS: Final = frozenset({"card", "event"})
HAIR: Final = 1
"""The most life that a hero has left after a narrow escape."""


class Scenery:
    """The moments of one scene, with the scene before them. Every property is computed when it is first read."""

    def __init__(
        self, moments: Sequence[Moment], before: Scene | None, known: Knowledge, later: Sequence[Moment] = ()
    ) -> None:
        self.moments: Sequence[Moment] = moments
        self.later: Sequence[Moment] = later
        """The moments after this scene, up to the next question."""
        self.before: Scene | None = before
        self.known: Knowledge = known
        self.chance: tuple[int, int] | None = None
        """The chance to win the game before and after, if this scene changed it."""

    # --- whose ---

    @cached_property
    def touches(self) -> list[int]:
        return list(dict.fromkeys(seat for moment in self.moments for seat in moment.touches))

    @cached_property
    def own(self) -> bool:
        """True if it concerns this seat; for a spectator all seats are equal."""
        return self.known.seat is None or self.known.seat in self.touches

    @cached_property
    def actor(self) -> int | None:
        """The seat that acts: that of the first sum, otherwise the first seat that it touches."""
        seats = [whole.seat for whole in self.sums[:1] if whole.seat is not None]
        return next(iter([*seats, *self.touches]), None)

    @property
    def own_event(self) -> bool:
        seat = self.known.seat
        return seat is not None and any(each.kind in DEEDS and seat in each.touches for each in self.moments)

    @property
    def own_dice(self) -> bool:
        seat = self.known.seat
        return seat is not None and any(
            each.kind in ("roll", "blow") and (seat in each.touches or seat in [whole.seat for whole in each.sums])
            for each in self.moments
        )

    # --- facts ---

    def _fact(self, name: str) -> object:
        found = [getattr(each.facts, name) for each in self.moments if each.facts is not None]
        return next((each for each in reversed(found) if each), None)

    @cached_property
    def foe(self) -> FoeFacts | None:
        found = self._fact("foe")
        return found if isinstance(found, FoeFacts) else None

    @cached_property
    def changed(self) -> ChangedChoice | None:
        found = self._fact("changed")
        return self._with_odds(found) if isinstance(found, ChangedChoice) else None

    def _with_odds(self, change: ChangedChoice) -> ChangedChoice:
        """Add the odds that the seat was shown with its choice, and those of the roll that follows."""
        if change.whose is None or change.whose != self.known.seat:
            return change
        following = [each.facts.odds for each in self.later if each.event == self.event and each.facts is not None]
        now = change.odds_now or next((odds for odds in following if odds is not None), None)
        was = change.odds_was or self.known.odds_of_choice(self._begins)
        return replace(change, odds_was=was, odds_now=now)

    @cached_property
    def trophy(self) -> TrophyTaken | None:
        found = self._fact("trophy")
        return found if isinstance(found, TrophyTaken) else None

    @property
    def rare(self) -> bool:
        return bool(self._fact("rare"))

    @cached_property
    def odds(self) -> Odds | None:
        """The odds before the result: declared by the rule, otherwise shown to this seat with the choice that led to
        it."""
        found = self._fact("odds")
        if isinstance(found, Odds):
            return found
        return self.known.odds_before(self.event, self._begins) if self.actor == self.known.seat else None

    @property
    def _begins(self) -> int:
        """The line of the log with which it begins."""
        return self.moments[0].lines[0]

    @property
    def after(self) -> int:
        """The number of decisions after which it is shown."""
        return self.moments[-1].after

    @property
    def is_walk(self) -> bool:
        return all(each.kind in WALKS for each in self.moments)

    @property
    def event(self) -> int:
        return self.moments[-1].event

    # --- how it came out ---

    @cached_property
    def result(self) -> MomentResult:
        return next((each.result for each in reversed(self.moments) if each.result), "")

    @cached_property
    def percent(self) -> int | None:
        """The chance of this victory or defeat in percent; None for a draw or a certain result."""
        if self.result not in ("won", "lost") or self.odds is None:
            return None
        percent: int = getattr(self.odds, self.result)
        return percent or None

    @cached_property
    def sums(self) -> Sequence[Sum]:
        return next((each.sums for each in reversed(self.moments) if each.sums and each.kind != "gain"), ())

    @property
    def dice(self) -> bool:
        """True if dice fall in it."""
        return any(each.kind == "roll" for each in self.moments)

    @property
    def prose(self) -> bool:
        """True if this seat gets something new to read: a text, or its outcome by a die. Cards that come onto the map
        are not texts to read: they are seen on the map."""
        return self.changed is None and self.text and not self._is_read and not self._lands

    @property
    def passing(self) -> bool:
        """True if its text is on a card for the whole table, says what the card does, and nothing of this seat changes
        by it: it is read in passing."""
        seat = self.known.seat
        texts = [prose for prose in map(prose_of, self.moments) if prose is not None]
        if seat is None or self.before is None or self._is_open or any(each.rule is not None for each in texts):
            return False
        common = all(len(each.touches) > 1 for each in self.moments if prose_of(each) is not None and each.touches)
        return common and _of_seat(self.before, seat) == _of_seat(self.moments[-1].scene, seat)

    @property
    def card(self) -> bool:
        """True if a card is turned up for this seat without a text, or with one that it has read before."""
        seat = self.known.seat
        if seat is None or self.changed is not None:
            return False
        own = [each for each in self.moments if seat in each.touches and not _in_fight(each)]
        return self.text or any(each.kind in CARDS for each in own)

    @property
    def _lands(self) -> bool:
        """True if cards come onto the map in it, and no question about them follows."""
        was = set() if self.before is None else {piece.id for piece in _placed(self.before.board)}
        named = {each for moment in self.moments for each in moment.pieces} - was
        return not self._is_open and any(piece.id in named for piece in _placed(self.moments[-1].scene.board))

    @property
    def _is_read(self) -> bool:
        """True if this seat has read the same text of the same card before, or with the question it has answered, and
        no die was rolled for it now."""
        texts = [prose for prose in map(prose_of, self.moments) if prose is not None]
        if self.line is None or self.dice or any(prose.rolled or prose.chosen for prose in texts):
            return False
        stage = None if self.before is None else self.before.stage
        if stage is not None and stage.prose is not None and self._is_same(stage.prose, texts[-1]):
            return True
        named = {getattr(value, "id", "") for value in self.line.args.values()}
        return texts[-1].title.id in named and self.line in self.known.log[: max(0, self._line_number())]

    @staticmethod
    def _is_same(was: Prose, now: Prose) -> bool:
        return (was.key, was.text) == (now.key, now.text)

    @cached_property
    def text(self) -> bool:
        """True if a text with a question is put to this seat; it is read whole, with any outcome."""
        seat = self.known.seat
        return seat is not None and any(seat in each.touches and prose_of(each) is not None for each in self.moments)

    @cached_property
    def nothing(self) -> bool:
        """True if it was decided and nothing on the table changed."""
        settled = bool(self.result) or self.moments[-1].kind in CARDS
        if not settled or self.before is None or self.trophy is not None or self.changed is not None:
            return False
        if self.text and self._is_open:
            return False
        same = _lies if self.text else _owned
        unchanged = same(self.before) == same(self.moments[-1].scene)
        return self.result in ("", "drawn") and not self._enters() and unchanged

    @property
    def _is_open(self) -> bool:
        """True if its text has an answer still to come, or its outcome came from an answer or a die."""
        stage = self.moments[-1].scene.stage
        texts = [prose for prose in map(prose_of, self.moments) if prose is not None]
        return (stage is not None and stage.prose is not None) or any(each.rolled or each.chosen for each in texts)

    @property
    def is_asked(self) -> bool:
        """True if its text stays on the stage and the question about it comes next."""
        texts = [prose for prose in map(prose_of, self.moments) if prose is not None]
        stage = self.moments[-1].scene.stage
        if self.later or not texts or stage is None or stage.prose is None or self.dice:
            return False
        return self._is_same(stage.prose, texts[-1]) and not texts[-1].rolled and not texts[-1].chosen

    def _enters(self) -> bool:
        return self.foe is not None and not self.result

    # --- firsts, leads, escapes ---

    @cached_property
    def line(self) -> Message | None:
        """The line of the log that describes it best."""
        return self.known.title_in(self.moments[0].lines[0], self.moments[-1].lines[1])

    @cached_property
    def first(self) -> Milestone:
        """The first kill, town or level of its seat, according to the log."""
        milestone = self._fact("milestone")
        kind: Milestone = milestone if milestone in ("kill", "town", "level") else ""
        if self.result == "won" and not kind and (self.foe is not None or self._beat_a_foe()):
            kind = "kill"
        if not kind or self.line is None or (kind == "kill" and self.result != "won"):
            return ""
        return kind if self.known.is_first(self.line, self._line_number()) else ""

    def _line_number(self) -> int:
        first, upto = self.moments[0].lines[0], self.moments[-1].lines[1]
        return next((at for at in range(first, upto) if self.known.log[at] == self.line), first)

    def _beat_a_foe(self) -> bool:
        return len(self.sums) == 2 and self.sums[0].seat is not None and self.sums[1].seat is None

    @cached_property
    def leader(self) -> int | None:
        """The seat that takes the sole lead in it."""
        if self.before is None or len(self.before.players) < 2:
            return None
        was, now = _points(self.before), _points(self.moments[-1].scene)
        if was is None or now is None or max(was.values()) <= 0:
            return None
        ahead, behind = _alone_ahead(now), _alone_ahead(was)
        return ahead if ahead is not None and ahead != behind and now[ahead] > was.get(ahead, 0) else None

    @property
    def escaped(self) -> bool:
        return self._left is not None and self._left <= HAIR and bool(self.result) and not self.defeated

    @property
    def defeated(self) -> bool:
        """True if nothing was left after a lost fight."""
        return self._left == 0 and self.result == "lost"

    @property
    def _left(self) -> int | None:
        lefts = (each.facts.left for each in reversed(self.moments) if each.facts and each.facts.left is not None)
        return next(lefts, None)

    @cached_property
    def met(self) -> bool:
        """True if this foe has been met before."""
        if self.foe is None:
            return False
        name, before = self.foe.name, self.known.log[: max(0, self.moments[0].lines[0])]
        return any(name.id in [getattr(value, "id", "") for value in line.args.values()] for line in before)


def _in_fight(moment: Moment) -> bool:
    return moment.scene.stage is not None and moment.scene.stage.kind == "fight"


def _owned(scene: Scene) -> tuple[object, ...]:
    """Return everything on the table, without whose turn it is and what is on the stage."""
    return (
        scene.board,
        scene.mats,
        scene.lasting,
        [(each.score, each.stands, each.counters) for each in scene.players],
    )


def _of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    """Return everything that one seat has, with the rules that last for all."""
    mats = [zone for zone in scene.mats if zone.seat == seat]
    plates = [(each.score, each.stands, each.counters) for each in scene.players if each.seat == seat]
    return (mats, plates, scene.lasting)


def _lies(scene: Scene) -> tuple[object, ...]:
    """Return the same without piles and the cards that are turned up from them."""
    return (*_owned(scene)[1:], [(piece.id, piece.place) for piece in _placed(scene.board)])


def _placed(zone: Zone) -> Iterator[Piece]:
    """Yield the pieces on the places of a map."""
    yield from (piece for piece in zone.pieces if piece.place)
    for each in zone.zones:
        yield from _placed(each)


def _points(scene: Scene) -> dict[int, int] | None:
    """Return the progress of each seat in the measure of the game; None if there is none."""
    found = {each.seat: _point(each) for each in scene.players}
    return None if None in found.values() else {seat: n for seat, n in found.items() if n is not None}


def _point(player: Player) -> int | None:
    if player.stands is not None and player.stands.n is not None:
        return player.stands.n
    return player.score


def _alone_ahead(points: dict[int, int]) -> int | None:
    most = max(points.values())
    ahead = [seat for seat, n in points.items() if n == most]
    return ahead[0] if len(ahead) == 1 else None
