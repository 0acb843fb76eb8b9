"""The reasons for a choice in words of the game, counted in the same trials as its value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from fabletable.bots.things import Thing, thing_of
from fabletable.coach.trials import Trial
from fabletable.kernel import Game, Message
from fabletable.kernel.message import Arg, seat_name
from fabletable.kernel.scene import Gem, Piece, Scene, Zone
from fabletable.kernel.theme import OTHER

NOTEWORTHY = 0.15
"""The smallest difference in the share of trials that is a reason."""

TOLD: Final = frozenset({"fight", "travel", "buy", "forge", "learn", "reward", "turn"})
"""The themes of questions whose options are worth coming to. That a choice leads to a payment, to a card given up or to
one played in a fight is no reason, except within that fight."""

IN_FIGHT: Final = "in-fight"

LOOKED_AT = 24
"""The number of trials whose last table is examined for possessions."""

MOST = 3


class MeanGain(msgspec.Struct):
    """The mean difference of something that the seat has: ``label`` names it, ``gem`` is its drawing."""

    label: Message
    n: float
    gem: Gem | None = None
    icon: str = ""


class Reasons(msgspec.Struct):
    """The reasons for and against a choice. ``earns``, ``risks`` and ``prevents`` are sentences; ``gains`` figures
    beside them."""

    earns: list[Message] = []
    risks: list[Message] = []
    prevents: list[Message] = []
    gains: list[MeanGain] = []


def why(game: Game, seat: int, these: Sequence[Trial], those: Sequence[Trial]) -> Reasons:
    """Return the reasons for one choice over another, from the trials of both."""
    found = Reasons()
    mine, rivals = _counted(game, seat, these), _counted(game, seat, those)
    chosen = {_choice_itself(game, these), _choice_itself(game, those)}
    told = _told_themes(game, game.theme(these[0].taken[0][0].ask))
    for thing, who, share, other in _apart(mine, rivals):
        if who == seat and thing.name in chosen:
            continue
        theme = game.theme(thing.ask)
        if theme not in told:
            continue
        args: dict[str, Arg] = {"thing": thing.message, "n": round(100 * share), "than": round(100 * other)}
        if who == seat and share > other:
            found.earns.append(Message("coach-leads-to", {**args, "theme": theme}))
        elif who == seat:
            found.risks.append(Message("coach-forgoes", args))
        elif share < other:
            found.prevents.append(Message("coach-prevents", {**args, "seat": seat_name(who)}))
        else:
            found.risks.append(Message("coach-lets", {**args, "seat": seat_name(who)}))
    bad, usual = _far_behind(seat, these), _far_behind(seat, those)
    if bad - usual >= NOTEWORTHY:
        found.risks.append(Message("coach-risks", {"n": round(100 * bad), "than": round(100 * usual)}))
    elif usual - bad >= NOTEWORTHY:
        found.prevents.append(Message("coach-safe", {"n": round(100 * bad), "than": round(100 * usual)}))
    found.earns, found.risks, found.prevents = found.earns[:MOST], found.risks[:2], found.prevents[:2]
    found.gains = gains(seat, these, those)
    return found


def _told_themes(game: Game, now: str) -> frozenset[str]:
    """Return the themes whose options are told at a question of the theme ``now``; all, where a game names no theme."""
    if all(question.theme == OTHER for question in game.questions):
        return TOLD | {OTHER}
    return TOLD | {IN_FIGHT} if now == IN_FIGHT else TOLD


Counted = dict[tuple[str, int], tuple[Thing, float]]


def _counted(game: Game, seat: int, trials: Sequence[Trial]) -> Counted:
    """Return the share of trials in which each thing was taken, now or later, by seat."""
    things: dict[tuple[str, int], Thing] = {}
    count: Counter[tuple[str, int]] = Counter()
    for trial in trials:
        seen: set[tuple[str, int]] = set()
        for decision, option in trial.taken:
            thing = thing_of(game, decision.ask, option)
            if thing is not None and not thing.word:
                name = (thing.name, decision.seat)
                things.setdefault(name, thing)
                seen.add(name)
        count.update(seen)
    return {name: (thing, count[name] / len(trials)) for name, thing in things.items()}


def follows(game: Game, seat: int, these: Sequence[Trial], those: Sequence[Trial]) -> tuple[Thing, float] | None:
    """Return the thing that those trials chose first, and the share of these in which the seat takes it later at the
    same question; None if it is no thing."""
    decision, option = those[0].taken[0]
    thing = thing_of(game, decision.ask, option)
    if thing is None or thing.word or thing.name == _choice_itself(game, these):
        return None
    return thing, sum(_takes_later(game, seat, thing, trial) for trial in these) / len(these)


def _takes_later(game: Game, seat: int, thing: Thing, trial: Trial) -> bool:
    later = (thing_of(game, decision.ask, option) for decision, option in trial.taken[1:] if decision.seat == seat)
    return any(each is not None and each.key == thing.key for each in later)


def _choice_itself(game: Game, trials: Sequence[Trial]) -> str:
    """Return the thing that the choice is about. That a choice leads to itself is no reason."""
    decision, option = trials[0].taken[0]
    thing = thing_of(game, decision.ask, option)
    return "" if thing is None else thing.name


def _apart(mine: Counted, others: Counted) -> Iterator[tuple[Thing, int, float, float]]:
    """Yield the things that are clearly more frequent after one choice than after the other, the clearest first."""
    gaps = []
    for name in mine.keys() | others.keys():
        thing, share = mine.get(name, (None, 0.0))
        other_thing, other = others.get(name, (None, 0.0))
        known = thing or other_thing
        if known is not None and abs(share - other) >= NOTEWORTHY:
            gaps.append((-abs(share - other), name, known, share, other))
    for _, (_, who), known, share, other in sorted(gaps, key=lambda each: each[:2]):
        yield known, who, share, other


def _far_behind(seat: int, trials: Sequence[Trial]) -> float:
    """Return the share of trials after which the seat has less than half its fair chance; none where they run to the
    end."""
    if any(trial.clone.over for trial in trials):
        return 0.0
    fair = 1.0 / trials[0].clone.players
    return sum(trial.chances[seat] < fair / 2 for trial in trials) / len(trials)


# --- what one has ---


def gains(seat: int, these: Sequence[Trial], those: Sequence[Trial]) -> list[MeanGain]:
    """Return the mean differences of the seat's possessions where trials stop before the end."""
    looked = min(LOOKED_AT, len(these), len(those))
    if looked == 0 or any(trial.clone.over for trial in (*these[:looked], *those[:looked])):
        return []
    mine, others = _belongings(seat, these[:looked]), _belongings(seat, those[:looked])
    found = []
    for name, (piece, total) in mine.items():
        difference = (total - others[name][1]) / looked if name in others else 0.0
        if abs(difference) >= 0.25:
            gem = piece.gems[0] if piece.gems else None
            found.append(MeanGain(piece.label, round(difference, 1), gem, piece.icon))
    return sorted(found, key=lambda gain: -abs(gain.n))[:MOST]


def _belongings(seat: int, trials: Sequence[Trial]) -> dict[str, tuple[Piece, float]]:
    found: dict[str, tuple[Piece, float]] = {}
    for trial in trials:
        seen: set[str] = set()
        for piece in counters_of(trial.clone.scene(seat), seat):
            if piece.label.id not in seen and piece.n is not None:
                seen.add(piece.label.id)
                _, so_far = found.get(piece.label.id, (piece, 0.0))
                found[piece.label.id] = (piece, so_far + piece.n)
    return found


def counters_of(scene: Scene, seat: int) -> Iterator[Piece]:
    """Yield the counters of what the seat has."""
    for player in scene.players:
        if player.seat == seat:
            yield from filter(_is_kept, player.counters)
    for mat in scene.mats:
        if mat.seat == seat:
            yield from _counters_in(mat)


def _counters_in(zone: Zone) -> Iterator[Piece]:
    yield from filter(_is_kept, zone.pieces)
    for inner in zone.zones:
        yield from _counters_in(inner)


def _is_kept(piece: Piece) -> bool:
    """Tell whether a piece counts something that one keeps; what is left of a turn is gone when it ends."""
    return piece.kind == "counter" and piece.look != "left"
