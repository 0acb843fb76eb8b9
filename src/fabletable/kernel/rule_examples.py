"""Rule examples: moments cut out of their scene, with only the pieces they name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from fabletable.kernel.book import Book, Chapter
from fabletable.kernel.chance import Chance
from fabletable.kernel.game import Game
from fabletable.kernel.match import Match, start
from fabletable.kernel.message import Message
from fabletable.kernel.moment import Moment, MomentKind, MomentResult, Sum
from fabletable.kernel.scene import Piece, Place, Player, Scene, Zone

MOST_PIECES = 6
MOST_LINES = 5
LONGEST = 900
"""The number of decisions after which no more examples are searched."""


class RuleExample(msgspec.Struct, omit_defaults=True):
    """One moment as an example: its pieces and places, the fighters, the sums, and its log lines. ``rule`` is the
    chapter it shows, ``chapter`` the time in the game."""

    rule: str
    kind: MomentKind
    chapter: Message
    lines: list[Message]
    players: list[Player]
    pieces: list[Piece] = []
    places: list[Place] = []
    sides: list[Piece] = []
    """The portraits of both sides of a fight."""
    sums: list[Sum] = []
    because: Message | None = None
    result: MomentResult = ""


def rule_examples_of(game: Game) -> dict[str, RuleExample]:
    """Return an example for each chapter that wants one, from one game in which every seat takes the best option by
    policy."""
    book: Book = game.rules
    match = start(game, book.players or game.players[0], book.seed, {}, watched=True)
    chance = Chance(book.seed)
    wanted = _wanted(book)
    found: dict[str, RuleExample] = {}
    while match.decision is not None and match.number < LONGEST and len(found) < len(wanted):
        decision = match.decision
        weights = game.policy(match.table, decision)
        count = len(decision.options)
        best = chance.below(count) if weights is None else max(range(count), key=lambda at: weights[at])
        match.take(decision.options[best])
        for found_example in _cut(match, None, [chapter for chapter in wanted if chapter.key not in found]):
            found.setdefault(found_example.rule, found_example)
        match.forget_moments(match.number + 1)
    return found


def rule_examples_from(
    match: Match, keys: Sequence[str], seat: int | None, step: Callable[[], None] = lambda: None
) -> dict[str, RuleExample]:
    """Return the last example of each chapter that this seat saw in a finished game. The match stands at its beginning
    and is watched; ``step`` is called at each decision."""
    wanted = _wanted(match.game.rules)
    found: dict[str, RuleExample] = {}
    for key in keys:
        match.choose(key)
        for found_example in _cut(match, seat, wanted):
            found[found_example.rule] = found_example
        match.forget_moments(match.number + 1)
        step()
    return found


def _wanted(book: Book) -> list[Chapter]:
    return [chapter for chapter in book.chapters if chapter.example is not None]


def _cut(match: Match, seat: int | None, chapters: Sequence[Chapter]) -> Iterator[RuleExample]:
    """Yield the moments since the last decision that are examples of one of these chapters."""
    story = match.log(seat)
    for moment in match.moments(seat, match.number):
        lines = story[slice(*moment.lines)]
        shown = {line.id for line in lines}
        for chapter in chapters:
            example = chapter.example
            if example is not None and moment.kind in example.kinds and not shown.isdisjoint(example.lines):
                yield _rule_example(chapter.key, moment, lines)


def _rule_example(rule: str, moment: Moment, lines: Sequence[Message]) -> RuleExample:
    scene = moment.scene
    pieces, places = _lying(scene)
    dice = [die for side in moment.sums for die in side.dice]
    parts = [part.piece for side in moment.sums for part in side.parts if part.piece]
    named = list(dict.fromkeys([*moment.pieces[:MOST_PIECES], *dice, *parts]))
    return RuleExample(
        rule,
        moment.kind,
        scene.chapter,
        list(lines[-MOST_LINES:]),
        [msgspec.structs.replace(player, counters=[]) for player in scene.players],
        [pieces[each] for each in named if each in pieces],
        [places[each] for each in named if each in places],
        _portraits(scene),
        moment.sums,
        moment.because,
        moment.result,
    )


def _lying(scene: Scene) -> tuple[dict[str, Piece], dict[str, Place]]:
    pieces: dict[str, Piece] = {piece.id: piece for player in scene.players for piece in player.counters}
    places: dict[str, Place] = {}
    for zone in _zones(scene):
        pieces |= {piece.id: piece for piece in zone.pieces}
        places |= {place.id: place for place in zone.places}
    return pieces, places


def _zones(scene: Scene) -> Iterator[Zone]:
    waiting = [scene.board, *scene.mats, *([] if scene.stage is None else [scene.stage])]
    while waiting:
        zone = waiting.pop()
        yield zone
        waiting += zone.zones


def _portraits(scene: Scene) -> list[Piece]:
    if scene.stage is None or scene.stage.kind != "fight":
        return []
    cards = (next((piece for piece in side.pieces if piece.kind == "card"), None) for side in scene.stage.zones[:2])
    return [card for card in cards if card is not None]
