"""Looking back: frames of a game as a seat saw it, and its course in numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from fabletable.games import find
from fabletable.kernel import Chance, Match, Refused, RuleCrash, Say
from fabletable.kernel import match as kernel_match
from fabletable.server.asked import Bearer, TableId, TheHouse, secret_in
from fabletable.server.messages import Frame, Moment, Replay, Timeline
from fabletable.server.play import OpenTable, result_info
from fabletable.server.seats import seat_with

MOST_FRAMES = 25
STOP_EVERY = 100
MOST_SCORES = 300
"""So many points make a curve; a longer game is sampled."""


def match_of(table: OpenTable, upto: int | None = None) -> Callable[[], Match]:
    """How to play the table's decisions again, apart from the table itself."""
    made = table.made[:upto]
    row, players = table.row, len(table.seats)

    def play_again() -> Match:
        match = kernel_match.start(find(row.game), players, row.seed, row.options)
        for _, key in made:
            match.choose(key)
        return match

    return play_again


class Reel:
    """A game wound to any place: copies of the match lie at every hundredth decision that was passed."""

    def __init__(self, begin: Callable[[], Match]) -> None:
        self._begin = begin
        self._stops: list[Match] = []

    def at(self, made: list[tuple[int, str]], place: int) -> Match:
        """The match after so many of these decisions."""
        if not self._stops:
            self._stops.append(self._begin())
        match = self._stops[min(place // STOP_EVERY, len(self._stops) - 1)].clone()
        while match.number < place:
            match.choose(made[match.number][1])
            if match.number == STOP_EVERY * len(self._stops):
                self._stops.append(match.clone())
        return match


@get("/api/tables/{table_id:str}/replay")
async def replay(
    table_id: TableId,
    house: TheHouse,
    authorization: Bearer = "",
    seat: Annotated[int | None, QueryParameter(ge=0, le=20)] = None,
    first: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0)] = 0,
) -> Replay:
    """Frames of the game. A seat's own view needs its secret while the game goes on."""
    table = await house.find(table_id)
    if table.match is None:
        raise Refused("why-not-started")
    if seat is not None and seat >= len(table.seats):
        raise Refused("why-no-such-seat", {"seat": seat})
    over = table.row.state == "over"
    if seat is not None and not over and seat_with(house, table, secret_in(authorization)) != seat:
        raise Refused("why-wrong-secret")
    last = min(max(first, last), first + MOST_FRAMES - 1, table.decisions)
    made = list(table.made)
    if table.reel is None:
        table.reel = Reel(match_of(table, 0))
    reel = table.reel
    frames = await house.in_background(lambda: _frames(reel, made, seat, first, last, over))
    return Replay(seat, len(made), frames)


def _frames(
    reel: Reel, made: list[tuple[int, str]], seat: int | None, first: int, last: int, over: bool
) -> list[Frame]:
    match = reel.at(made, max(0, min(first, len(made)) - 1))
    frames: list[Frame] = []
    told = 0
    if 0 < first <= last:
        told = len(match.story(seat))
        match.choose(made[first - 1][1])
    for at in range(first, last + 1):
        decision = match.decision
        story = match.story(seat)
        chosen: Say | None = None
        question: Say | None = None
        if decision is not None and (over or decision.seat == seat):
            question = decision.question
            if at < len(made):
                chosen = decision.option(made[at][1]).say
        turn = None if decision is None else decision.seat
        frames.append(Frame(at, match.scene(seat), story[told:], turn, question, chosen))
        told = len(story)
        if at < last and at < len(made):
            match.choose(made[at][1])
    return frames


@get("/api/tables/{table_id:str}/timeline")
async def timeline(table_id: TableId, house: TheHouse) -> Timeline:
    """Every decision with the public scores after it; luck once the game is over."""
    table = await house.find(table_id)
    if table.match is None:
        raise Refused("why-not-started")
    async with table.looking:
        if table.course is None:
            over, number, made = table.row.state == "over", table.number, list(table.made)
            begin = match_of(table, 0)
            found = await house.in_background(lambda: _timeline(begin(), made, over))
            if number != table.number:
                return found
            table.course = found
        return table.course


def _timeline(match: Match, made: list[tuple[int, str]], over: bool) -> Timeline:
    moments: list[Moment] = []
    luck = [0.0] * match.players
    # A long game is compared with fewer other falls of the dice, and its scores are read less often.
    falls = 6 if len(made) <= 400 else 2
    stride = 1 + len(made) // MOST_SCORES
    scene = match.scene(None)
    for at, (seat, key) in enumerate(made, 1):
        decision = match.decision
        ask = "" if decision is None else decision.ask
        before = match.clone() if over else None
        drawn = match.table.chance.drawn
        match.choose(key)
        if before is not None and match.table.chance.drawn != drawn:
            luck = [total + gain for total, gain in zip(luck, _luck(before, match, seat, key, falls), strict=True)]
        if at % stride == 0 or at == len(made):
            scene = match.scene(None)
        scores = [player.score for player in scene.players]
        moment = Moment(at, seat, "", "", scene.chapter, scores, None)
        if over:
            moment.ask, moment.key, moment.luck = ask, key, [round(total, 2) for total in luck]
        moments.append(moment)
    return Timeline(moments, None if match.result is None else result_info(match.result))


def _luck(before: Match, after: Match, seat: int, key: str, falls: int) -> list[float]:
    """How much better each seat stands than if dice and decks had fallen otherwise, on average."""
    worths = [_worths(after)]
    for number in range(falls):
        other = before.imagine(seat, Chance(f"luck/{before.number}/{number}"))
        try:
            other.choose(key)
        except (Refused, RuleCrash):
            continue
        worths.append(_worths(other))
    others = worths[1:] or worths
    return [worths[0][each] - sum(worth[each] for worth in others) / len(others) for each in range(after.players)]


def _worths(match: Match) -> list[float]:
    return [match.game.worth(match.table, seat) for seat in range(match.players)]
